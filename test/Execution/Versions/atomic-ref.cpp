// amp:1.3: concurrency::atomic_ref with every type, operation, memory order and scope.
// REQUIRES: opencl-device
// RUN: %ampcc --amp-version=1.3 %s -o %t && %t && env AMPCC_DEVICE=native %t
// RUN: %ampcc --amp-version=1.3 --amp-host-compiler=g++ %s -o %t.gxx && %t.gxx
// RUN: %ampcc --amp-version=1.3 --amp-check -w %s -o %t.checked && env AMPCC_CHECK=exitcode=77 AMPCC_DEVICE=native %t.checked
#include <amp.h>
#include <atomic>
#include <type_traits>
#include <vector>
using namespace concurrency;

constexpr int operations = 14, threads = 64;

// A class of amp code with such a member.
template <typename Ref> struct counter {
  Ref total;
  template <typename T> void count(T value) const restrict(amp) { total += value; }
};

template <typename T, std::memory_order Order, memory_scope Scope>
void all(T *cell, int i) restrict(amp) {
  using ref = atomic_ref<T, Order, Scope>;
  const T value = static_cast<T>(i);
  ref(cell[0]).fetch_add(value);
  ref(cell[1]).fetch_sub(value, std::memory_order_relaxed);
  ref(cell[2]).fetch_max(value);
  ref(cell[3]).fetch_min(value);
  const ref sum(cell[4]);
  T seen = sum.load();
  while (!sum.compare_exchange_weak(seen, seen + value))
    ;
  ref(cell[5]).exchange(7);
  ref(cell[6]).store(8);
  const ref stored = ref(cell[7]);
  stored = 9;
  counter<ref>{ref(cell[8])}.count(value);
  ref(cell[9]) -= value;
  if constexpr (std::is_integral<T>::value) {
    ref(cell[10])++;
    --ref(cell[11]);
    ref(cell[12]) |= T(1) << (i & 15);
    ref(cell[13]).fetch_xor(value);
  }
}

template <typename T> std::vector<T> ends() {
  const T sum = threads * (threads - 1) / 2;
  std::vector<T> cells = {sum, T(0) - sum, threads - 1, 0, sum, 7, 8, 9, sum, T(0) - sum};
  if (std::is_integral<T>::value)
    cells.insert(cells.end(), {T(threads), T(0) - T(threads), T(0xffff), 0});
  else
    cells.insert(cells.end(), 4, 0);
  return cells;
}

template <typename T, std::memory_order Order, memory_scope Scope> bool check() {
  std::vector<T> data(operations), tile(operations);
  const array_view<T> global(operations, data), copied(operations, tile);
  parallel_for_each(extent<1>(threads).tile<threads>(),
                    [=](tiled_index<threads> t) restrict(amp) {
                      tile_static T cells[operations];
                      const int i = t.local[0];
                      if (i < operations)
                        cells[i] = 0;
                      t.barrier.wait();
                      all<T, Order, Scope>(&global[0], i);
                      all<T, Order, Scope>(cells, i);
                      t.barrier.wait();
                      if (i < operations)
                        copied[i] = cells[i];
                    });
  global.synchronize();
  copied.synchronize();
  return data == ends<T>() && tile == ends<T>();
}

template <typename T> bool orders() {
  return check<T, std::memory_order_relaxed, memory_scope::device>() &&
         check<T, std::memory_order_acq_rel, memory_scope::tile>() &&
         check<T, std::memory_order_seq_cst, memory_scope::device>();
}

int main() {
  return orders<int>() && orders<unsigned int>() && orders<long long>() &&
                 orders<unsigned long>() && orders<float>() && orders<double>()
             ? 0
             : 1;
}
