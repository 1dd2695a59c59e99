// Elements at indices that threads read from a buffer: neighbours such as t[k + 1] are gathered by
// indices of 32 bits, too.
// RUN: %ampcc -O2 -march=x86-64-v4 -S %s -o - | FileCheck %s
// RUN: %ampcc -O2 %s -o %t && env AMPCC_DEVICE=native %t
#include <amp.h>
#include <cassert>
#include <vector>
using namespace concurrency;

//          CHECK: differences_kernel_native_{{.*}}:
//      CHECK-NOT: gatherqd
// CHECK-COUNT-2: gatherdd
//      CHECK-NOT: gatherqd
//          CHECK: ret
void differences(const array_view<const int> &table, const array_view<const int> &at,
                 const array_view<int> &out) {
  parallel_for_each(
      out.extent, [=](index<1> i) restrict(amp) { out[i] = table[at[i] + 1] - table[at[i]]; });
}

int main() {
  constexpr int n = 100;
  std::vector<int> table(n + 1), at(n), out(n);
  for (int i = 0; i < n; ++i) {
    table[i] = i * i;
    at[i] = i * 37 % n;
  }
  table[n] = n * n;
  array_view<int> results(n, out);
  differences(array_view<const int>(n + 1, table), array_view<const int>(n, at), results);
  for (int i = 0; i < n; ++i)
    assert(results[i] == 2 * at[i] + 1);
}
