// A condition on the thread's index, which becomes a bound of the loop over threads, together with
// conditions with effects, limits at the ends of an int's range and divisions that another condition guards.
// REQUIRES: opencl-device
// RUN: %ampcc -O0 %s -o %t && %t
// RUN: %ampcc -O2 %s -o %t && %t
// RUN: %ampcc -O3 -march=native %s -o %t && %t
#include <amp.h>
#include <climits>
#include <cstdio>
#include <vector>
using namespace concurrency;

static int failures = 0;

static void expect(const char *what, int got, int wanted) {
  if (got == wanted)
    return;
  std::printf("%s: %d instead of %d\n", what, got, wanted);
  ++failures;
}

// A loop keeps it a function.
static bool note(const array_view<int> &w, int g) restrict(amp) {
  int s = 0;
  for (int k = 0; k < g; ++k) {
    if (k % 3 == 2)
      continue;
    s += k;
    w[g] = s;
  }
  w[g] = g + 1;
  return s >= 0;
}

static void effects() {
  unsigned tickets[1] = {};
  int out[64] = {}, seen[64] = {}, n = 5;
  array_view<unsigned> c(1, tickets);
  array_view<int> v(64, out), w(64, seen);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        if (atomic_fetch_inc(&c[0]) < 1000u && i[0] < n)
          v[i] = 1;
      });
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        if (note(w, i[0]) && i[0] < n)
          v[i] += 1;
      });
  c.synchronize();
  v.synchronize();
  w.synchronize();
  expect("tickets", int(tickets[0]), 64);
  expect("last call", seen[63], 64);
  expect("inside", out[4], 2);
  expect("outside", out[5], 0);
}

// How many threads of a tile find that l > least && l <= most.
static int threads(int least, int most) {
  std::vector<int> memory(16);
  array_view<int> v(16, memory);
  parallel_for_each(
      v.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) {
        const int l = t.local[0];
        if (l > least && l <= most)
          v[l] = 1;
      });
  v.synchronize();
  int count = 0;
  for (int one : memory)
    count += one;
  return count;
}

// How many threads of a tile find that l + more < most, or that l - more > least.
static int sums(int more, int most, int least) {
  std::vector<int> memory(16);
  array_view<int> v(16, memory);
  parallel_for_each(
      v.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) {
        const int l = t.local[0];
        if (l + more < most)
          v[l] = 1;
      });
  parallel_for_each(
      v.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) {
        const int l = t.local[0];
        if (l - more > least)
          v[l] = 1;
      });
  v.synchronize();
  int count = 0;
  for (int one : memory)
    count += one;
  return count;
}

static void ranges() {
  expect("none above INT_MAX", threads(INT_MAX, INT_MAX), 0);
  expect("all", threads(-1, INT_MAX), 16);
  expect("all above INT_MIN", threads(INT_MIN, 15), 16);
  expect("some", threads(2, 9), 7);
  expect("no sum", sums(INT_MAX - 15, -100, 100), 0);
  expect("every sum", sums(INT_MAX - 15, INT_MAX, INT_MIN), 16);
  expect("some sums", sums(3, 10, 20), 7);
}

static void divisions() {
  for (int d : {0, 8}) {
    std::vector<int> memory(64);
    array_view<int> v(64, memory);
    const int n = 40;
    parallel_for_each(
        v.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) {
          const int l = t.local[0];
          if (d != 0 && l < n / d)
            v[t.global] = 1;
        });
    v.synchronize();
    int count = 0;
    for (int one : memory)
      count += one;
    expect("quotient", count, d ? 20 : 0);
  }
}

int main() {
  effects();
  ranges();
  divisions();
  return failures != 0;
}
