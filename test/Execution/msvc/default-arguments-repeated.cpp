// A default argument is repeated at the declaration and at the definition.
// RUN: %ampcc --amp-msvc %s -o %t && %t
#include <amp.h>

template <int N, int P = 0> struct s {
  static const int size = N;
  int f(int a = (2 > 1 ? 1 : 0), int b = 2);
};
template <int N, int P = 0> const int s<N, P>::size;
template <int N, int P = (N > 1 ? 1 : 0)> int s<N, P>::f(int a = (2 > 1 ? 1 : 0), int b = 2) {
  return a + b;
}

template <class T, class U = int> struct later;
template <class T, class U = int> struct later {
  U u;
};

struct plain {
  int g(int a = 4) const restrict(cpu, amp);
};
int plain::g(int a = 4) const restrict(cpu, amp) { return a; }

int main() {
  later<int> l = {5};
  return !(s<3>::size == 3 && s<3>().f() == 3 && plain().g() + l.u == 9);
}
