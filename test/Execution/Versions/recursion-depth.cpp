// amp:1.2: a thread that has more open calls of a recursive function than --amp-recursion-depth
// allows ends, and the host gets an exception that names the function.
// RUN: %ampcc -std=c++17 --amp-version=1.2 --amp-recursion-depth=10 %s -o %t.exe
// RUN: %t.exe | FileCheck %s
// RUN: env AMPCC_DEVICE=native %t.exe | FileCheck %s
// RUN: %ampcc -std=c++17 --amp-version=1.2 --amp-recursion-depth=1000 %s -o %t.exe
// RUN: %t.exe | FileCheck %s --check-prefix=DEEP
// RUN: env AMPCC_DEVICE=native %t.exe | FileCheck %s --check-prefix=DEEP
#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

int sum(int n) restrict(cpu, amp) { return n == 0 ? 0 : n + sum(n - 1); }

void launch(int n) {
  std::vector<int> results(4);
  array_view<int> r(4, results);
  try {
    parallel_for_each(r.extent, [=](index<1> i) restrict(amp) { r[i] = sum(i[0] == 2 ? n : 1); });
    r.synchronize();
    std::printf("%d: %d\n", n, r[2]);
  } catch (const runtime_exception &e) {
    std::printf("%d: %s\n", n, e.what());
  }
}

int main() {
  launch(9); // ten calls
  // CHECK: 9: 45
  launch(10);
  // CHECK: 10: recursion of 'sum' is deeper than 10 calls (--amp-recursion-depth) at {{.*}}recursion-depth.cpp:14 in thread 2, ended 1 thread of the kernel at
  launch(999);
  // DEEP: 999: 499500
}
