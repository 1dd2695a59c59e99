// `__super` is the base class.
// RUN: %ampcc --amp-msvc %s -o %t && %t
#include <amp.h>

struct base {
  int f() const restrict(cpu, amp) { return 1; }
};
struct derived : base {
  int f() const restrict(cpu, amp) { return __super::f() + 1; }
};
template <class T> struct holder {
  T get() const { return T(3); }
};
template <class T> struct owner : holder<T> {
  T get() const { return __super::get() + 1; }
};

int main() { return derived().f() + owner<int>().get() - 6; }
