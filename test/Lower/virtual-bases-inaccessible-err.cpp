// A direct base whose class is a virtual base, too: no conversion leads to it, and a path from the
// class names neither object.
// RUN: not %ampcc -std=c++17 -w --amp-version=1.2 -fsyntax-only %s 2>&1 | FileCheck %s
#include <amp.h>
using namespace concurrency;

struct base {
  int a = 1;
};
struct shared : virtual base {};
struct own : base {};
// CHECK: :[[@LINE+1]]:8: error: class 'derived', which has 'base' as a virtual base and as a direct one that is not, is not supported in 'restrict(amp)' code
struct derived : shared, base {};
// An object of each kind is no error if the bases of both are different classes.
// CHECK-NOT: error:
struct joined : shared, own {};

void host(const array_view<int> &v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
    derived d;
    shared &s = d;
    joined j;
    v[i] = s.a + j.shared::a + j.own::a;
  });
}
