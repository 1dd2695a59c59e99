// A message is sent at the place of its call in the order of
// evaluation, in every place that an expression can have.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -Wno-everything %s -o %t && %t 2>&1 | tr '\n' ' ' | FileCheck %s
// CHECK: inc0 inc1 a cond2 cond1 v out4 zero fall ctor1 val2 ctor2 dtor2 dtor1 ctor7 ctor8
// CHECK-SAME: val1 val0 val5 val3 val4 val1 val3 val4 lambda9 lambda9 lambda1 val2 1,2,0 dtor8 dtor7
#include <amp.h>
using namespace concurrency;

static void out(int n) restrict(amp) { return direct3d_printf("out%d\n", n); }
static int val(int n) restrict(amp) {
  direct3d_printf("val%d\n", n);
  return n;
}
struct noisy {
  int number;
  noisy(int n) restrict(amp) : number((direct3d_printf("ctor%d\n", n), n)) {}
  ~noisy() restrict(amp) { direct3d_printf("dtor%d\n", number); }
};
static int twice(int n = 3) restrict(amp) { return val(n) + val(n + 1); }

int main() {
  parallel_for_each(extent<1>(1), [](index<1> i) restrict(amp) {
    int n = 0;
    for (; n < 2; direct3d_printf("inc%d\n", n), ++n) {
    }
    n ? direct3d_printf("a\n") : direct3d_printf("b\n");
    while (direct3d_printf("cond%d\n", n), n-- > 1) {
    }
    (void)(direct3d_printf("v\n"), 0);
    out(4);
    switch (n) {
    case 0:
      direct3d_printf("zero\n");
    case 1:
      direct3d_printf("fall\n");
      break;
    default:
      direct3d_printf("default\n");
    }
    { noisy a(1), b(val(2)); }
    noisy array[2] = {noisy(7), noisy(8)};
    if ((val(1) && val(0)) || val(5))
      n = twice() - 7;
    int sum = val(1) + (val(3), val(4));
    auto l = [=](int q) restrict(amp) {
      direct3d_printf("lambda%d\n", q);
      return q;
    };
    l(l(9));
    direct3d_printf("%d,%d,%d\n", l(1), val(2), n++);
  });
  accelerator().default_view.wait();
}
