// amp:1.3: every atomic operation on every type, on elements of an array_view, of an array and of
// tile_static memory, by threads that conflict. The sums are exact, so that no order matters.
// REQUIRES: opencl-device
// RUN: %ampcc --amp-version=1.3 %s -o %t && %t && env AMPCC_DEVICE=native %t
// RUN: %ampcc --amp-version=1.3 --amp-host-compiler=g++ -O0 %s -o %t.gxx && env AMPCC_DEVICE=native %t.gxx
// RUN: %ampcc --amp-version=1.3 --amp-robust %s -o %t.robust && %t.robust
// RUN: %ampcc --amp-version=1.3 --amp-check -w %s -o %t.checked && env AMPCC_CHECK=exitcode=77 AMPCC_DEVICE=native %t.checked
#include <amp.h>
#include <cstdio>
#include <type_traits>
#include <vector>
using namespace concurrency;

constexpr int operations = 11, threads = 32, tiles = 4;

// 64 bits: numbers whose low words are 0.
template <typename T> constexpr T unit() { return sizeof(T) == 8 ? T(1ull << 33) : T(1); }

template <typename T> void all(T *cell, T one, int i) restrict(amp) {
  const T value = one * T(i);
  atomic_fetch_add(&cell[0], value);
  atomic_fetch_sub(&cell[1], value);
  atomic_fetch_max(&cell[2], value);
  atomic_fetch_min(&cell[3], value);
  atomic_exchange(&cell[4], one);
  T seen = cell[5];
  while (!atomic_compare_exchange(&cell[5], &seen, seen + value))
    ;
  if constexpr (std::is_integral<T>::value) {
    atomic_fetch_and(&cell[6], ~(one << (i & 15)));
    atomic_fetch_or(&cell[7], one << (i & 15));
    atomic_fetch_xor(&cell[8], value);
    atomic_fetch_inc(&cell[9]);
    atomic_fetch_dec(&cell[10]);
  }
}

// The same by one thread of the host.
template <typename T> void expect(T *cell, T one, int i) {
  const T value = one * T(i);
  cell[0] += value;
  cell[1] -= value;
  cell[2] = cell[2] < value ? value : cell[2];
  cell[3] = value < cell[3] ? value : cell[3];
  cell[4] = one;
  cell[5] += value;
  if constexpr (std::is_integral<T>::value) {
    cell[6] &= ~(one << (i & 15));
    cell[7] |= one << (i & 15);
    cell[8] ^= value;
    ++cell[9];
    --cell[10];
  }
}

template <typename T> bool check(const char *name) {
  const T one = unit<T>();
  std::vector<T> start(operations, T(3)), ends = start, tile_ends;
  start[6] = ends[6] = std::is_integral<T>::value ? T(-1) : T(1);
  for (int tile = 0; tile < tiles; ++tile) {
    std::vector<T> own = start;
    for (int i = tile * threads; i < (tile + 1) * threads; ++i) {
      expect(ends.data(), one, i);
      expect(own.data(), one, i);
    }
    tile_ends.insert(tile_ends.end(), own.begin(), own.end());
  }
  std::vector<T> data = start, tile_data(tiles * operations);
  const array_view<T> global(operations, data), copied(tiles * operations, tile_data);
  const array_view<const T> begin(operations, start);
  array<T> owned(operations, start.begin());
  parallel_for_each(extent<1>(tiles * threads).tile<threads>(),
                    [=, &owned](tiled_index<threads> t) restrict(amp) {
                      tile_static T cells[operations];
                      const int i = t.local[0];
                      if (i < operations)
                        cells[i] = begin[i];
                      t.barrier.wait();
                      all(&global[0], one, t.global[0]);
                      all(&owned[0], one, t.global[0]);
                      all(cells, one, t.global[0]);
                      t.barrier.wait();
                      if (i < operations)
                        copied[t.tile[0] * operations + i] = cells[i];
                    });
  global.synchronize();
  copied.synchronize();
  const std::vector<T> in_array = owned;
  const bool right = data == ends && in_array == ends && tile_data == tile_ends;
  if (!right)
    std::printf("wrong for %s\n", name);
  return right;
}

// Each addition gets another one of the sums before.
template <typename T> bool returns_each_once() {
  const int count = 1000;
  std::vector<T> sum(1);
  std::vector<int> seen(count);
  const array_view<T> s(1, sum);
  const array_view<int> v(count, seen);
  parallel_for_each(v.extent, [=](index<1>) restrict(amp) {
    atomic_fetch_add(&v[static_cast<int>(atomic_fetch_add(&s[0], T(1)))], 1);
  });
  v.synchronize();
  return seen == std::vector<int>(count, 1);
}

int main() {
  bool right = check<int>("int") & check<unsigned int>("unsigned int") & check<long>("long") &
               check<unsigned long>("unsigned long") & check<long long>("long long") &
               check<unsigned long long>("unsigned long long") & check<float>("float") &
               check<double>("double");
  right &= returns_each_once<int>() & returns_each_once<long>() & returns_each_once<float>() &
           returns_each_once<double>();
  return right ? 0 : 1;
}
