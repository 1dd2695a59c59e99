// Stores at places that only the program knows: a test finds out whether they are neighbours.
// RUN: %ampcc -O2 -march=x86-64-v4 -S %s -o - | FileCheck %s
// RUN: %ampcc -O2 %s -o %t && env AMPCC_DEVICE=native %t
// RUN: env AMPCC_DEVICE=native AMPCC_CPU_ISA=x86-64-v3 %t && env AMPCC_DEVICE=native AMPCC_CPU_ISA=x86-64 %t
// RUN: %ampcc -O2 --amp-vector-form=always %s -o %t && env AMPCC_DEVICE=native %t
#include <amp.h>
#include <cassert>
#include <vector>
using namespace concurrency;

constexpr int n = 1000;

//     CHECK: spread_kernel_native_{{.*}}:
// CHECK-DAG: vpscatterdd
// CHECK-DAG: vpcmpneqd {{.*}}%k
// CHECK-DAG: vmovdqu{{.*}}%ymm{{[0-9]+}}, (
//     CHECK: ret
void spread(const array_view<const int> &from, const array_view<int> &to, int span, int step) {
  parallel_for_each(
      from.extent, [=](index<1> i) restrict(amp) {
        const int at = i[0] & (span - 1);
        to[(i[0] - at) * step + at] = from[i];
      });
}

void some(const array_view<const int> &from, const array_view<const int> &places,
          const array_view<int> &to) {
  parallel_for_each(
      from.extent, [=](index<1> i) restrict(amp) {
        if (from[i] % 3 != 0)
          to[places[i]] = from[i];
      });
}

int main() {
  std::vector<int> from(n), places(n);
  for (int i = 0; i < n; ++i)
    from[i] = i + 7;
  const array_view<const int> values(n, from);
  for (int span = 1; span <= 1024; span *= 2)
    for (int step : {1, 2}) {
      std::vector<int> to(2 * n + 1, -1), expected = to;
      for (int i = 0; i < n; ++i)
        expected[(i - (i & (span - 1))) * step + (i & (span - 1))] = from[i];
      array_view<int> out(2 * n + 1, to);
      spread(values, out, span, step);
      out.synchronize();
      assert(to == expected);
    }
  for (int kind = 0; kind < 4; ++kind) {
    for (int i = 0; i < n; ++i)
      places[i] = kind == 0 ? i : kind == 1 ? n - 1 - i : kind == 2 ? i ^ 1 : (i + 5) % n;
    std::vector<int> to(n, -1), expected = to;
    for (int i = 0; i < n; ++i)
      if (from[i] % 3 != 0)
        expected[places[i]] = from[i];
    array_view<int> out(n, to);
    some(values, array_view<const int>(n, places), out);
    out.synchronize();
    assert(to == expected);
  }
}
