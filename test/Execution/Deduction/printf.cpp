// amp:1.3: printf in amp code prints as direct3d_printf does: on the standard error output of the
// host. A function without a clause prints on the side that runs it.
// RUN: %ampcc -std=c++20 --amp-version=1.3 -Wall -Werror %s -o %t.exe
// RUN: %t.exe 2> %t.err > %t.out
// RUN: FileCheck %s < %t.err && FileCheck %s --check-prefix=HOST < %t.out
// RUN: env AMPCC_DEVICE=native %t.exe 2> %t.err > %t.out
// RUN: FileCheck %s < %t.err && FileCheck %s --check-prefix=HOST < %t.out
// RUN: %ampcc -std=c++20 --amp-version=1.3 --amp-check %s -o %t.exe
// RUN: env AMPCC_DEVICE=native %t.exe 2>&1 | FileCheck %s
#include <amp.h>
#include <cinttypes>
#include <cstdio>
using namespace concurrency;

int next(int &n) {
  std::printf("next of %d\n", n);
  return ++n;
}
template <class T> void show(T value) { printf("%s: %g\n", "shown", value * 2); }
template <class... T> void show_all(T... values) restrict(amp) { printf("%d, %g\n", values...); }
void on_both_sides(int x) restrict(cpu, amp) { __builtin_printf("both %d\n", x); }

int main() {
  parallel_for_each(extent<1>(1), [=](index<1> i) restrict(amp) {
    // CHECK: plain 100%
    printf("plain 100%%\n");
    int n = i[0];
    // CHECK-NEXT: next of 0
    // CHECK-NEXT: next of 1
    // CHECK-NEXT: 1 and 2
    std::printf("%d and %d\n", next(n), next(n));
    // CHECK-NEXT: shown: 3
    show(1.5f);
    // CHECK-NEXT: 4, 0.5
    show_all(4, 0.5f);
    // CHECK-NEXT: both 7
    on_both_sides(7);
    const char letter = 'a';
    const short small = -5;
    const std::uint64_t large = 1ull << 40;
    // CHECK-NEXT: [a] [-5] [1099511627776]
    printf("[%c] [%hd] [%" PRIu64 "]\n", letter, small, large);
    // CHECK-NEXT: left
    // CHECK-NEXT: right
    (void)printf("left\n"), printf("right\n");
    // CHECK-NEXT: third
    for (; n < 3; printf("third\n"))
      ++n;
    if (n == 3)
      // CHECK-NEXT: in a branch
      printf("in a branch\n");
    n == 3 ? (void)printf("chosen\n") : (void)printf("wrong\n");
    // CHECK-NEXT: chosen
    // CHECK-NOT: wrong
  });
  accelerator_view(accelerator().default_view).wait();
  int n = 40;
  // HOST: next of 40
  next(n);
  // HOST-NEXT: shown: 5
  show(2.5);
  // HOST-NEXT: both 41
  on_both_sides(n);
}
