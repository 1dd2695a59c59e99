// With --amp-robust an access at an index from memory is dropped in those lanes, threads or additions whose index is
// outside, also far away and below 0. Elements beside the view are not changed.
// RUN: %ampcc -Wno-amp-index-bounds -O2 --amp-robust %s -o %t && env AMPCC_DEVICE=native %t
// RUN: %ampcc -Wno-amp-index-bounds -O2 --amp-robust --amp-vector-form=always %s -o %t.v && env AMPCC_DEVICE=native %t.v
// RUN: %ampcc -Wno-amp-index-bounds -O2 --amp-robust --amp-vector-form=always --translate %s -o %t.out && FileCheck %s < %t.out/robust-lanes.native.cpp
// CHECK: lanes<bool, LANES> within =
// CHECK: lanes<bool, LANES> inside = SELECT(go, within,
// CHECK: SCATTER<int, LANES, 12>(

#include <amp.h>
#include <cassert>
#include <climits>
#include <vector>
using namespace concurrency;

constexpr int n = 100;

struct triple {
  int x, y, z;
};

int main() {
  const std::vector<int> far = {0,       n - 1,   n,       -1,      INT_MAX, INT_MIN, INT_MAX / 4, INT_MIN / 4,
                                1 << 30, 1 << 29, 7,       -n,      2 * n,   50,      1 << 28,     -(1 << 28)};
  std::vector<int> at(n);
  for (int i = 0; i < n; ++i)
    at[i] = far[i % far.size()];
  const auto inside = [](long i) { return i >= 0 && i < n; };

  // Other numbers around the data: an access outside does not read a 0 by chance.
  std::vector<int> memory(3 * n, -12345), sums(n);
  std::vector<triple> triples(n);
  for (int i = 0; i < n; ++i) {
    memory[n + i] = i + 1;
    triples[i] = {i, i, i};
  }
  array_view<const int> places(n, at), in(n, memory.data() + n);
  array_view<int> out(n, sums);
  array_view<triple> threes(n, triples);

  // Loops with bounds from memory, which threads leave one by one.
  parallel_for_each(out.extent, [=](index<1> i) restrict(amp) {
    int sum = 0;
    for (int k = places[i]; k < places[i] + 3; ++k)
      sum += in[k] + in[places[(i[0] + k) & 63]];
    out[i] = sum;
  });
  out.synchronize();
  for (int i = 0; i < n; ++i) {
    int sum = 0;
    for (long k = at[i]; k < long(at[i]) + 3; ++k)
      sum += (inside(k) ? k + 1 : 0) + (inside(at[(i + int(k)) & 63]) ? at[(i + int(k)) & 63] + 1 : 0);
    assert(at[i] > INT_MAX - 3 || sums[i] == sum);
  }

  // Stores and objects of 12 bytes.
  parallel_for_each(out.extent, [=](index<1> i) restrict(amp) {
    int steps = 0;
    for (int k = i[0]; k % 7; ++k)
      ++steps;
    out[places[i]] = 1000;
    threes[places[i]].y = steps >= 0 ? -1 : 0;
  });
  parallel_for_each(out.extent, [=](index<1> i) restrict(amp) {
    if (places[i] != 7)
      threes[places[i] == 0 ? n : places[i] == 50 ? -1 : places[i] == n - 1 ? 1 << 30 : places[i]] = threes[1];
  });
  out.synchronize();
  threes.synchronize();
  for (int i = 0; i < n; ++i) {
    bool hit = false;
    for (int k : at)
      hit |= k == i;
    assert((sums[i] == 1000) == hit && triples[i].y == (hit ? -1 : i) && triples[i].z == i);
  }

  // Sums in all of the data, and in a part of it. Elements beside the part belong to the program.
  std::vector<unsigned> totals(n), parts(3 * n);
  array_view<unsigned> total(n, totals), whole(3 * n, parts);
  const array_view<unsigned> part = whole.section(n, n);
  parallel_for_each(extent<1>(1000), [=](index<1> i) restrict(amp) {
    atomic_fetch_inc(&total[places[i[0] % n]]);
  });
  parallel_for_each(extent<1>(1000), [=](index<1> i) restrict(amp) {
    const int k = places[i[0] % n];
    atomic_fetch_add(&part[k == n || k == -1 || k == 2 * n || k == -n ? 1 << 30 : k], 2u);
  });
  total.synchronize();
  whole.synchronize();
  for (int i = 0; i < n; ++i) {
    unsigned count = 0;
    for (int k = 0; k < 1000; ++k)
      count += at[k % n] == i;
    assert(totals[i] == count && parts[n + i] == 2 * count && !parts[i] && !parts[2 * n + i]);
  }
}
