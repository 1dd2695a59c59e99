// Indices are converted to int from wider and unsigned numbers,
// also for elements before a pointer; and so are amounts of shifts.
// REQUIRES: opencl-device
// RUN: %ampcc %s -o %t && %t
#include <amp.h>
#include <cassert>
#include <vector>

using namespace concurrency;

static int element(const int *p, int k) restrict(amp) { return p[k]; }

int main() {
  std::vector<int> numbers(64);
  for (int k = 0; k < 64; ++k)
    numbers[k] = k;
  array_view<const int> from(64, numbers);
  array_view<int> narrowed(8), called(8), before(8), shifted(8);
  const long round = 4294967297l; // as an int it is 1
  parallel_for_each(narrowed.extent, [=](index<1> i) restrict(amp) {
    narrowed[int(i[0] * round)] = from[(int)(i[0] * 4294967297l + 3)];
    called[i] = from(i[0] * round + 5);
    const unsigned k = i[0];
    const int *p = &from[20];
    before[i] = p[int(k - 6u)] + *(p + int(k - 12u)) + element(p, k - 9u);
    shifted[i] = 1 << int(i[0] * round);
  });
  for (int k = 0; k < 8; ++k) {
    assert(narrowed[k] == k + 3);
    assert(called[k] == k + 5);
    assert(before[k] == 3 * (20 + k) - 27);
    assert(shifted[k] == 1 << k);
  }
}
