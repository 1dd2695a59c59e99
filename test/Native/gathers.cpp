// Elements at indices that threads read from a buffer: two neighbours are gathered at once, and
// t[k + 3] by indices of 32 bits.
// RUN: %ampcc -O2 -march=x86-64-v4 -S %s -o - | FileCheck %s
// RUN: %ampcc -O2 %s -o %t && env AMPCC_DEVICE=native %t
#include <amp.h>
#include <cassert>
#include <vector>
using namespace concurrency;

//     CHECK: differences_kernel_native_{{.*}}:
// CHECK-NOT: gatherqd
// CHECK-DAG: vpgather{{[dq]}}q
// CHECK-DAG: vpgatherdd{{.*}}12(
// CHECK-NOT: vpgather{{.}}d
//     CHECK: ret
void differences(const array_view<const int> &table, const array_view<const int> &at,
                 const array_view<int> &out) {
  parallel_for_each(
      out.extent, [=](index<1> i) restrict(amp) {
        out[i] = table[at[i] + 1] - table[at[i]] * 2 + table[at[i] + 3];
      });
}

int main() {
  constexpr int n = 100;
  std::vector<int> table(n + 3), at(n), out(n);
  for (int i = 0; i < n; ++i)
    at[i] = i * 37 % n;
  for (int i = 0; i < n + 3; ++i)
    table[i] = i * i;
  array_view<int> results(n, out);
  differences(array_view<const int>(n + 3, table), array_view<const int>(n, at), results);
  for (int i = 0; i < n; ++i)
    assert(results[i] == 8 * at[i] + 10);
}
