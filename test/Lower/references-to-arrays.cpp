// Functions that return references and pointers to arrays, in every way to write them.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -I%S/Inputs %s -o %t && %t | FileCheck %s
// CHECK: same
#include "same_on_both.h"

typedef int Three[3];

struct Holder {
  int v[3];
  Three &by_name() restrict(amp, cpu) { return v; }
  int (&in_full() restrict(amp, cpu))[3] { return v; }
  const int (&constant() const restrict(amp, cpu))[3] { return v; }
  int (*pointer() restrict(amp, cpu))[3];
  static int (&of(Holder &h) restrict(amp, cpu))[3];
  friend int (&friendly(Holder &h) restrict(amp, cpu))[3] { return h.v; }
  int (&operator()(int) restrict(amp, cpu))[3] { return v; }
  template <class T> T (&pass(T (&x)[3]) restrict(amp, cpu))[3] { return x; }
};
int (*Holder::pointer() restrict(amp, cpu))[3] { return &v; }
int (&Holder::of(Holder &h) restrict(amp, cpu))[3] { return h.v; }

int (&pick(Three &a, Three &b, bool first) restrict(amp, cpu))[3];
int (&pick(Three &a, Three &b, bool first) restrict(amp, cpu))[3] { return first ? a : b; }
template <class T, int N> T (&same(T (&a)[N]) restrict(amp, cpu))[N] { return a; }
auto trailing(int (&a)[3]) restrict(amp, cpu) -> int (&)[3] { return a; }
decltype(auto) deduced(int (&a)[3]) restrict(amp, cpu) { return (a); }

int main() {
  return same_on_both([](int i) restrict(amp, cpu) {
    struct Local {
      int w[3];
      int (&in_full())[3] { return w; }
      int after() { return w[1]; }
    } l{{1, 2, i}};
    int a[3] = {1, 2, 3}, b[3] = {4, 5, i};
    Holder h{{7, 8, i}};
    pick(a, b, i & 1)[1] += 10;
    int n = trailing(a)[1] + deduced(b)[1] + same(a)[0] + l.in_full()[2] + l.after();
    n = n * 3 + h.by_name()[2] + h.in_full()[1] + h.constant()[0] + (*h.pointer())[1];
    return n * 3 + Holder::of(h)[2] + friendly(h)[0] + h(1)[1] + h.pass(b)[2];
  });
}
