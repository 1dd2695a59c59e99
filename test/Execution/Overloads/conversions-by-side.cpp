// A conversion function of another side is no candidate (spec 2.3.2), even where it fits best.
// REQUIRES: opencl-device
// RUN: %ampcc -Wall -Wextra -Werror %s -o %t && %t
// RUN: %ampcc -Wall -Wextra -Werror --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx

#include <amp.h>
using namespace concurrency;

struct number {
  operator int() const restrict(cpu) { return 1; }
  operator long() const restrict(amp) { return 2; }
  int in_class() const restrict(amp) { return *this; }
  int in_class() const restrict(cpu) { return long(*this); }
};
struct derived : number {};
template <class T> struct of_type {
  T value;
  operator T() const restrict(cpu) { return value; }
  explicit operator bool() const restrict(cpu) { return false; }
  operator float() const restrict(amp) { return value + 0.5f; }
};
template <class T> struct derived_template : of_type<T> {};
struct referring {
  int inner[2];
  operator int &() restrict(cpu) { return inner[0]; }
  operator const int &() const restrict(amp) { return inner[1]; }
};
struct from_int {
  int value;
  from_int(int value) restrict(cpu, amp) : value(value) {}
};
struct through {
  operator int() const restrict(cpu) { return 1; }
  operator from_int() const restrict(amp) { return 20; }
};
int take(int) restrict(cpu, amp) { return 100; }
int take(long) restrict(cpu, amp) { return 200; }
int take(from_int x) restrict(amp) { return x.value; }

template <class T> T stored(T value) {
  int data = 0;
  array_view<int> view(1, &data);
  parallel_for_each(view.extent, [=](index<1>) restrict(amp) { view[0] = int(sizeof(value) + value); });
  view.synchronize();
  return data;
}

int main() {
  number n;
  derived d;
  of_type<int> o = {7};
  derived_template<int> e;
  e.value = 8;
  referring r = {{5, 6}};
  through t;
  int data[12] = {};
  array_view<int> view(12, data);
  parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) {
    int i = n;
    view[0] = i;
    view[1] = -n + n * 1 + d;
    view[2] = take(n);
    view[3] = int(2 * o) + int(2 * e);
    view[4] = r + 1;
    view[5] = n.in_class();
    switch (d) {
    case 2:
      view[6] = 9;
    }
    view[7] = take(t);
    auto nested = [](number m) restrict(amp) { return sizeof(-m); };
    view[8] = nested(n) == sizeof(long);
    view[9] = o ? 1 : 0;
    int a[3] = {1, 2, 3};
    view[10] = a[n];
    view[11] = true ? n : 0;
  });
  view.synchronize();
  const int expected[] = {2, 2, 200, 32, 7, 2, 9, 20, 1, 1, 3, 2};
  for (int i = 0; i < 12; ++i)
    if (data[i] != expected[i])
      return i + 1;
  // The kernel is that of the type that host code finds.
  if (stored(n + 1) != 4 + 2 || stored(-d) != 4 - 1)
    return 20;
  static_assert(sizeof(n + 1) == sizeof(int) && sizeof(n * 1L) == sizeof(long), "");
  const long wide = n;
  r += 1;
  return wide == 1 && take(n) == 100 && n.in_class() == 1 && o == 7 && e + 1 == 9 && r == 6 && (d ? 1 : 0) == 1 ? 0 : 21;
}
