// Templates that are never instantiated may contain any code, also with g++ as the host compiler.
// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && %t
// RUN: %ampcc --amp-msvc --amp-host-compiler=%gxx -Wall -Werror %s -o %t && %t
// REQUIRES: opencl-device
#include <amp.h>
#include <vector>
using namespace concurrency;

template <typename T> struct base {
  typedef std::vector<T> list;
  list items;
};

template <typename T> struct derived : base<T> {
  int used() { return 1; }
  int never() const {
    int sum = 0;
    for (list::const_iterator i = items.begin(); i != items.end(); ++i)
      sum += *i;
    return sum + unknown_name;
  }
  derived() {}
  explicit derived(int n) : member_that_is_not(n) { unknown(n); }
  ~derived() {}
  void outside(int);
};

template <typename T> void derived<T>::outside(int n) {
  nobody_knows(n);
}

template <typename T> int free_function(T t) {
  return nobody_knows(t, another);
}

template <typename T> T used(T t) restrict(cpu, amp) { return t + 1; }

// A function of both sides uses either, and only the host source the second.
template <typename T> T one_of_two(T t) restrict(amp) { return t + 1; }
template <typename T> T one_of_two(T t) restrict(cpu) { return t + 2; }
int on_both(int i) restrict(cpu, amp) { return one_of_two(i); }

int main() {
  derived<int> d;
  array_view<int> v(2);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = used(i[0]); });
  return !(v[1] == 2 && d.used() == 1 && on_both(1) == 3);
}
