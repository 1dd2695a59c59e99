// Masks of the vector form go from block to block on processors without registers for masks:
// loops in loops that threads leave at different times, and truth values that they carry along.
// RUN: %ampcc -O2 -march=nehalem --amp-vector-form=always -ffp-contract=off %s -o %t.v2 && env AMPCC_DEVICE=native %t.v2
// RUN: %ampcc -O2 -march=haswell --amp-vector-form=always -ffp-contract=off %s -o %t.v3 && env AMPCC_DEVICE=native %t.v3
#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

int walk(int x, int limit) restrict(cpu, amp) {
  bool odd = false, seen = x % 5 == 0, apart = x > 40;
  int sum = 0;
  for (int i = 0; i < limit; ++i) {
    if (x % 7 == i && seen)
      continue;
    odd = odd != (x & 1) && !apart;
    for (int k = i; k < x % 11; ++k) {
      if (k % 3 == 0 && (odd || seen))
        break;
      sum += odd ? k : seen ? 100 : 1000;
      seen = apart ? seen || k == 4 : seen && k != 6;
    }
    if (sum > 900 && odd)
      return -sum;
    x = apart && odd ? x / 2 : x + 3;
    apart = seen ? x % 2 == 0 : apart;
  }
  return sum + odd + 2 * seen + 4 * apart;
}

int main() {
  const int n = 1000;
  std::vector<int> results(n, -7);
  array_view<int> out(n, results);
  parallel_for_each(out.extent, [=](index<1> i) restrict(amp) { out[i] = walk(i[0], i[0] % 13); });
  out.synchronize();
  int wrong = 0;
  for (int i = 0; i < n; ++i)
    if (results[i] != walk(i, i % 13))
      std::printf("%d: %d, not %d\n", i, results[i], walk(i, i % 13)), ++wrong;
  return wrong ? 1 : 0;
}
