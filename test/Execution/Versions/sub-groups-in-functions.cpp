// amp:1.3: sub-groups as parameters of functions, also of another unit, in kernels with tiles of
// different sizes, in loops, and beside tile_static variables and barriers of the program.
// REQUIRES: opencl-device
// RUN: %ampcc -c -DOTHER %s -o %t.other.o
// RUN: %ampcc -c %s -o %t.o && %ampcc %t.o %t.other.o -o %t && %t
// RUN: %ampcc --amp-check -DWHOLE %s -o %t.checked
// RUN: env AMPCC_CHECK=exitcode=77 AMPCC_DEVICE=native %t.checked
#include <amp.h>
#include <vector>
using namespace concurrency;

// The sum of the values of the first threads of the sub-groups before this one.
int sum_before(const sub_group &g, int x) restrict(amp : 1.3);

#if defined(OTHER) || defined(WHOLE)
int sum_before(const sub_group &g, int x) restrict(amp : 1.3) {
  return g.shuffle(g.exclusive_scan(x), g.number());
}
#endif

#ifndef OTHER

int sum_of(sub_group g, int x) restrict(amp : 1.3) {
  for (int distance = 16; distance > 0; distance /= 2) {
    const int other = g.shuffle_down(x, distance);
    x += g.index() + distance < g.size() ? other : 0;
  }
  return g.broadcast(x);
}

// Replaces each element by the sum of those of its tile up to it.
template <int Threads> bool scan(int rounds) {
  const int count = 2 * Threads;
  std::vector<int> data(count), expected(count);
  for (int i = 0; i < count; ++i)
    data[i] = expected[i] = i % 7 + 1;
  const array_view<int> v(count, data);
  parallel_for_each(
      v.extent.tile<Threads>(), [=](tiled_index<Threads> t) restrict(amp : 1.3) {
        tile_static int sums[sub_group::max_size];
        const sub_group g = t.sub_group;
        for (int round = 0; round < rounds; ++round) {
          if (t.local[0] < sub_group::max_size)
            sums[t.local[0]] = 0;
          t.barrier.wait();
          const int x = v[t], all = sum_of(g, x), up_to = g.inclusive_scan(x);
          if (g.index() == 0)
            sums[g.number()] = all;
          t.barrier.wait();
          v[t] = up_to + sum_before(g, sums[g.index()]);
          t.barrier.wait();
        }
      });
  for (int round = 0; round < rounds; ++round)
    for (int i = 0; i < count; ++i)
      expected[i] += i % Threads == 0 ? 0 : expected[i - 1];
  v.synchronize();
  return data == expected;
}

int main() { return scan<256>(2) && scan<64>(3) && scan<48>(1) && scan<7>(3) ? 0 : 1; }
#endif
