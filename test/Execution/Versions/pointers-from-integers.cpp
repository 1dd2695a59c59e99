// amp:1.1: integers as pointers, into one memory, into several, and across a barrier.
// RUN: %ampcc -std=c++17 --amp-version=1.1 -Werror %s -o %t.exe && %t.exe && env AMPCC_DEVICE=native %t.exe
// RUN: %ampcc -std=c++17 --amp-version=1.1 --amp-check %s -o %t.exe && %t.exe && env AMPCC_DEVICE=native %t.exe
// RUN: %ampcc -std=c++17 --amp-version=1.1 --amp-robust %s -o %t.exe && %t.exe && env AMPCC_DEVICE=native %t.exe
#include <amp.h>
#include <cstdint>
#include <cstdio>
#include <vector>
using namespace concurrency;

// The first element at or after p whose address is a multiple of 16.
int *aligned(int *p) restrict(amp) {
  return reinterpret_cast<int *>((reinterpret_cast<std::uintptr_t>(p) + 15) & ~std::uintptr_t(15));
}

bool is_odd(const int *p) restrict(amp) { return reinterpret_cast<std::uintptr_t>(p) & 1; }

int wrong = 0;

void check(const char *name, const std::vector<int> &found, int (*right)(int)) {
  for (int i = 0; i < int(found.size()); ++i)
    if (found[i] != right(i)) {
      std::printf("%s: %d at %d, not %d\n", name, found[i], i, right(i));
      ++wrong;
    }
}

// All pointers lead into the memory of a container.
void one_memory() {
  std::vector<int> memory(68), found(16);
  array_view<int> m(68, memory), r(16, found);
  parallel_for_each(
      r.extent, [=](index<1> i) restrict(amp) {
        int *const p = aligned(&m[4 * i[0] + 1]);
        *p = i[0];
        const std::intptr_t n = reinterpret_cast<std::intptr_t>(p);
        r[i] = *(int *)(n) + 100 * int(n % 16) + 1000 * (n > 0);
      });
  r.synchronize();
  check("one memory", found, [](int i) { return 1000 + i; });
}

constexpr int threads = 16;

// The lowest bit of an integer marks the pointer.
void several_memories() {
  std::vector<int> memory(threads, 3), found(threads);
  array_view<int> m(threads, memory), r(threads, found);
  parallel_for_each(
      r.extent.tile<threads>(), [=](tiled_index<threads> t) restrict(amp) {
        tile_static int shared[threads];
        int own = 5;
        const int i = t.local[0];
        shared[i] = 4;
        const int *const chosen = i % 3 == 0 ? &m[i] : i % 3 == 1 ? &shared[i] : &own;
        const std::uintptr_t marked = reinterpret_cast<std::uintptr_t>(chosen) | (i & 1);
        t.barrier.wait();
        const int *const back = reinterpret_cast<const int *>(marked & ~std::uintptr_t(1));
        const bool is_null = reinterpret_cast<std::uintptr_t>((int *)(std::uintptr_t)(i - i)) == 0;
        r[i] = *back + 10 * is_odd(reinterpret_cast<const int *>(marked)) + 100 * (back == chosen) +
               1000 * is_null;
      });
  r.synchronize();
  check("several memories", found, [](int i) { return 1103 + i % 3 + 10 * (i % 2); });
}

// A store through an integer changes a variable of the thread, across a barrier.
void own_variable() {
  std::vector<int> found(threads);
  array_view<int> r(threads, found);
  parallel_for_each(
      r.extent.tile<threads>(), [=](tiled_index<threads> t) restrict(amp) {
        tile_static int shared[threads];
        int own = 1000;
        const std::uintptr_t place = reinterpret_cast<std::uintptr_t>(&own);
        shared[t.local[0]] = t.local[0];
        t.barrier.wait();
        *reinterpret_cast<int *>(place) -= 1000 - t.local[0];
        r[t.local] = shared[own] + 7;
      });
  r.synchronize();
  check("own variable", found, [](int i) { return i + 7; });
}

int main() {
  one_memory();
  several_memories();
  own_variable();
  return wrong != 0;
}
