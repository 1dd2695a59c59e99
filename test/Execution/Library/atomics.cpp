// Every atomic operation, on memory of a view and tile_static memory.
// REQUIRES: opencl-device
// RUN: %ampcc %s -o %t && %t
// RUN: %ampcc --amp-host-compiler=g++ %s -o %t.gxx && %t.gxx
// RUN: %oclgrind %t
// RUN: %ampcc --amp-check -std=c++17 -w %s -o %t.checked && env AMPCC_CHECK=exitcode=77 AMPCC_DEVICE=native %t.checked
#include <amp.h>
#include <algorithm>
#include <vector>
using namespace concurrency;

constexpr int operations = 12;

// Each thread does every operation once; the result does not depend on their order.
template <typename T> void all(T *cell, T i) restrict(amp) {
  atomic_fetch_add(&cell[0], i);
  atomic_fetch_sub(&cell[1], i);
  atomic_fetch_max(&cell[2], i);
  atomic_fetch_min(&cell[3], i);
  atomic_fetch_and(&cell[4], ~(T(1) << i));
  atomic_fetch_or(&cell[5], T(1) << i);
  atomic_fetch_xor(&cell[6], T(1) << i);
  atomic_fetch_inc(&cell[7]);
  atomic_fetch_dec(&cell[8]);
  atomic_exchange(&cell[9], T(77));
  T expected = T(5);
  if (atomic_compare_exchange(&cell[10], &expected, T(6)))
    atomic_fetch_inc(&cell[11]);
}

template <typename T> bool check() {
  const T start[operations] = {0, 0, 0, 100, T(-1), 0, 0, 0, 50, 0, 5, 0};
  std::vector<T> data(start, start + operations), tile(start, start + operations);
  array_view<T> global(operations, data), copied(operations, tile);
  parallel_for_each(extent<1>(16).tile<16>(), [=](tiled_index<16> t) restrict(amp) {
    tile_static T cells[operations];
    const int i = t.local[0];
    if (i < operations)
      cells[i] = copied[i];
    t.barrier.wait();
    all(&global[0], T(i));
    all(cells, T(i));
    t.barrier.wait();
    if (i < operations)
      copied[i] = cells[i];
  });
  const T end[operations] = {120, T(-120), 15, 0, T(~T(0xFFFF)), 0xFFFF, 0xFFFF, 16, 34, 77, 6, 1};
  for (int i = 0; i < operations; ++i)
    if (global[i] != end[i] || copied[i] != end[i])
      return false;
  return true;
}

// Each returns what was there before.
bool returns() {
  std::vector<int> data(3, 10);
  std::vector<float> real(2, 1.5f);
  array_view<int> a(3, data);
  array_view<float> f(2, real);
  parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) {
    a[1] = atomic_fetch_add(&a[0], 5);
    int expected = 99;
    a[2] = !atomic_compare_exchange(&a[0], &expected, 1) && expected == 15 &&
           atomic_exchange(&a[0], 3) == 15;
    f[1] = atomic_exchange(&f[0], 2.5f);
  });
  return a[0] == 3 && a[1] == 10 && a[2] == 1 && f[0] == 2.5f && f[1] == 1.5f;
}

int main() { return check<int>() && check<unsigned int>() && returns() ? 0 : 1; }
