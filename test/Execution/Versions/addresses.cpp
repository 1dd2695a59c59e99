// amp:1.1: pointers as integers, to each memory and to one of several.
// RUN: %ampcc -std=c++17 --amp-version=1.1 %s -o %t.exe && %t.exe && env AMPCC_DEVICE=native %t.exe
#include <amp.h>
#include <cstdint>
#include <cstdio>
#include <vector>
using namespace concurrency;

std::uintptr_t address(const int *p) restrict(cpu, amp) {
  return reinterpret_cast<std::uintptr_t>(p);
}

int main() {
  constexpr int threads = 16, results = 5;
  std::vector<int> found(threads * results), memory(threads * 4);
  array_view<int, 2> r(threads, results, found);
  array_view<int> m(int(memory.size()), memory);
  parallel_for_each(extent<1>(threads).tile<threads>(), [=](tiled_index<threads> t) restrict(amp) {
    tile_static int shared[threads];
    int own[threads] = {};
    const int i = t.local[0];
    int *const of_memory = &m[i * 4], *const of_shared = &shared[i], *const of_own = &own[i];
    r(i, 0) = int(address(of_memory + 2) - address(of_memory)) + int(address(of_memory) % 4);
    r(i, 1) = int(address(of_shared) - address(shared)) + int(address(of_shared) % 4);
    r(i, 2) = int(address(of_own) - address(own));
    const int *chosen = i % 3 == 0 ? of_memory : i % 3 == 1 ? of_shared : of_own;
    r(i, 3) = address(chosen) == (i % 3 == 0   ? address(of_memory)
                                  : i % 3 == 1 ? address(of_shared)
                                               : address(of_own));
    chosen = i % 2 ? chosen : nullptr;
    r(i, 4) = (address(chosen) == 0) + 2 * bool(chosen);
  });
  r.synchronize();
  int wrong = 0;
  for (int i = 0; i < threads; ++i) {
    const int right[] = {8, 4 * i, 4 * i, 1, i % 2 ? 2 : 1};
    for (int k = 0; k < results; ++k)
      if (found[i * results + k] != right[k]) {
        std::printf("%d of thread %d: %d, not %d\n", k, i, found[i * results + k], right[k]);
        ++wrong;
      }
  }
  return wrong != 0;
}
