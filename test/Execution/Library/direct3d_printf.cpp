// direct3d_printf: C's formats, each kind of argument, from kernels and
// functions; text in order, on the standard error output, also if no code waits.
// REQUIRES: opencl-device
// RUN: %ampcc %s -Wall -Werror -o %t && %t 2> %t.err > %t.out
// RUN: FileCheck %s < %t.err && count 0 < %t.out
// RUN: %ampcc --amp-host-compiler=g++ %s -o %t.gxx && %t.gxx 2>&1 | FileCheck %s
// RUN: env AMPCC_SHARED_MEMORY=0 %t 2>&1 | FileCheck %s
// RUN: %oclgrind %t
#include <amp.h>
#include <vector>
using namespace concurrency;
using namespace concurrency::direct3d;

enum class color { red = 2 };
enum level { low = -3 };

static int next(int &n) restrict(amp) {
  direct3d_printf("next of %d\n", n);
  return ++n;
}
template <typename T> void show(T value) restrict(amp) {
  concurrency::direct3d_printf("%s: %g\n", "shown", value * 2);
}
/// A pack: the call is resolved when the template is instantiated.
template <typename... T> void show_all(T... values) restrict(amp) {
  direct3d_printf("%d, %g\n", values...);
}
#define TRACE(format, ...) direct3d_printf("line %d: " format "\n", __LINE__, ##__VA_ARGS__)

int main() {
  std::vector<long> data(3, 1l << 40);
  array_view<long, 1> view(3, data);
  parallel_for_each(extent<1>(1), [=](index<1> i) restrict(amp) {
    // CHECK: plain 100%
    direct3d_printf("plain 100%%\n");
    // CHECK-NEXT: -7 4294967289 fffffff9 1099511627776 1
    direct3d_printf("%d %u %x %ld %d\n", i[0] - 7, 0u - 7u, i[0] - 7, view[0], i[0] == 0);
    // CHECK-NEXT: [  0.50] [1e+10 ] [-2.250000]
    direct3d_printf("[%6.2f] [%-6g] [%f]\n", 0.5f, 1e10f + view[0] * 0, -2.25f);
    // CHECK-NEXT: a"b\ [  x] +00042 -3 A
    direct3d_printf("%s [%*s] %+06d %d %c\n", "a\"b\\", 3, "x", 42, low, 65);
    // CHECK-NEXT: enum 2
    direct3d_printf("enum %d\n", static_cast<int>(color::red));
    // CHECK-NEXT: 18446744073709551615 -1
    direct3d_printf("%lu %ld\n", 0ul - 1ul, -1l);
    int n = 0;
    // CHECK-NEXT: next of 0
    // CHECK-NEXT: next of 1
    // CHECK-NEXT: 1 and 2
    direct3d_printf("%d and %d\n", next(n), next(n));
    // CHECK-NEXT: shown: 3
    show(1.5f);
    // CHECK-NEXT: 4, 0.5
    show_all(4, 0.5f);
    // CHECK-NEXT: line {{[0-9]+}}: x is 8
    // CHECK-NEXT: line {{[0-9]+}}: bare
    TRACE("x is %d", 8);
    TRACE("bare");
  });
  // A second launch follows the first, and each thread prints for itself.
  // CHECK-DAG: thread 0 of 2
  // CHECK-DAG: thread 1 of 2
  parallel_for_each(extent<1>(2).tile<2>(), [=](tiled_index<2> t) restrict(amp) {
    direct3d_printf("thread %d of 2\n", t.local[0]);
  });
  return 0; // without a wait
}
