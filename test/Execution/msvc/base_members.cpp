// Members of dependent base classes that belong to no object, as Visual C++ finds them without a qualifier, in all places
// of a class.
// REQUIRES: opencl-device
// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && %t
// RUN: %ampcc --amp-msvc --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx
#include <amp.h>
#include <array>
#include <cassert>
using namespace concurrency;

template <typename T> struct base {
  static const int size = 3;
  enum { rows = 2 };
  enum color { red = 4, green };
  typedef T value_type;
  struct nested {
    T value;
  };
  static int twice(int n) restrict(cpu, amp) { return n * 2; }
  static int counter;
  int member;
};
template <typename T> int base<T>::counter = 0;

template <typename U> struct middle : base<U> {};

template <typename T> struct derived : middle<T> {
  int argument() {
    typedef std::array<T, size> values;
    return int(values().size()) + int(std::array<T, rows>().size());
  }
  int bound() {
    int values[size] = {1, 2, 3};
    return values[rows];
  }
  int label(int n) {
    switch (n) {
    case size:
      return 1;
    case rows:
      return 2;
    case green:
      return 3;
    }
    return 0;
  }
  int type() {
    value_type x = 5;
    nested n = {x};
    color c = red;
    return int(n.value) + c;
  }
  int parameter(int n = size, int m = twice(size)) { return n + m; }
  int changed() {
    counter += size;
    member = twice(counter);
    return member;
  }
  static int without_object() {
    static_assert(size == 3, "");
    int values[rows] = {size, green};
    return twice(values[0]) + values[1] + counter;
  }
  int outside();
  struct inner {
    int of_outer() { return size; }
  };
  int on_device() {
    array_view<int> v(1);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
      int values[size] = {7, 8, 9};
      v[i] = twice(values[rows]);
    });
    return v[0];
  }
};
template <typename U> int derived<U>::outside() {
  int values[size + rows] = {};
  return int(sizeof values / sizeof(int)) + twice(1);
}

/// Which class the base is, the template does not say.
template <typename T> struct on_top : T {
  int bound() {
    int values[T::rows] = {};
    switch (this->member) {
    case size:
      return int(sizeof(values) + std::array<int, size>().size());
    }
    return member;
  }
};

int main() {
  derived<int> d;
  assert(d.argument() == 5);
  assert(d.bound() == 3);
  assert(d.label(3) == 1 && d.label(2) == 2 && d.label(5) == 3 && d.label(1) == 0);
  assert(d.type() == 9);
  assert(d.parameter() == 9);
  assert(d.changed() == 6 && d.member == 6);
  assert(derived<int>::without_object() == 14);
  assert(d.outside() == 7);
  assert(derived<int>::inner().of_outer() == 3);
  assert(d.on_device() == 18);
  on_top<base<int>> o;
  o.member = 3;
  assert(o.bound() == 11);
}
