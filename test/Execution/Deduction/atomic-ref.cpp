// amp:1.3: std::atomic_ref in kernels, with every type and operation, and atomic_thread_fence.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++20 --amp-version=1.3 %s -o %t && %t && env AMPCC_DEVICE=native %t
// RUN: %ampcc -std=c++20 --amp-version=1.3 --amp-check -w %s -o %t.checked && env AMPCC_CHECK=exitcode=77 AMPCC_DEVICE=native %t.checked
#include <amp.h>
#include <atomic>
#include <type_traits>
#include <vector>
using namespace concurrency;

constexpr int operations = 13, threads = 64;

template <typename T> void all(T *cell, int i) restrict(amp) {
  using ref = std::atomic_ref<T>;
  const T value = static_cast<T>(i);
  ref(cell[0]).fetch_add(value);
  ref(cell[1]).fetch_sub(value, std::memory_order_relaxed);
  ref(cell[2]).exchange(5, std::memory_order_acq_rel);
  ref(cell[3]).store(6);
  ref{cell[4]} = 7;
  const ref sum(cell[5]);
  T seen = sum.load(std::memory_order_acquire);
  while (!sum.compare_exchange_weak(seen, seen + value))
    ;
  ref(cell[6]) += value;
  ref(cell[7]) -= value;
  std::atomic_thread_fence(std::memory_order_release);
  if (sum == T(threads * (threads - 1) / 2))
    ref(cell[8]).store(1, std::memory_order_relaxed);
  if constexpr (std::is_integral<T>::value) {
    ref(cell[9])++;
    --ref(cell[10]);
    ref(cell[11]).fetch_or(T(1) << (i & 15));
    ref(cell[12]) ^= value;
  }
}

template <typename T> bool check() {
  const T sum = threads * (threads - 1) / 2, minus = T(0) - sum;
  std::vector<T> ends = {sum, minus, 5, 6, 7, sum, sum, minus, 1, 0, 0, 0, 0};
  if (std::is_integral<T>::value) {
    ends[9] = threads;
    ends[10] = T(0) - T(threads);
    ends[11] = T(0xffff);
  }
  std::vector<T> data(operations), tile(operations);
  const array_view<T> global(operations, data), copied(operations, tile);
  parallel_for_each(extent<1>(threads).tile<threads>(),
                    [=](tiled_index<threads> t) restrict(amp) {
                      tile_static T cells[operations];
                      const int i = t.local[0];
                      if (i < operations)
                        cells[i] = 0;
                      t.barrier.wait();
                      all(&global[0], i);
                      all(cells, i);
                      t.barrier.wait();
                      if (i < operations)
                        copied[i] = cells[i];
                    });
  global.synchronize();
  copied.synchronize();
  return data == ends && tile == ends;
}

int main() {
  return check<int>() && check<unsigned int>() && check<long>() && check<unsigned long long>() &&
                 check<float>() && check<double>()
             ? 0
             : 1;
}
