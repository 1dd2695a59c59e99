// amp:1.3: std::mdspan over the elements of views and over arrays of a thread and of a tile, with
// each layout.
// REQUIRES: libcxx
// RUN: %ampcc -std=c++23 -stdlib=libc++ --amp-version=1.3 %s -o %t.exe && %t.exe
// RUN: env AMPCC_DEVICE=native %t.exe
#include <amp.h>
#include <array>
#include <cstdio>
#include <mdspan>
#include <vector>
using namespace concurrency;

template <class Span> int sum_of(const Span &span) {
  int sum = 0;
  for (std::size_t y = 0; y < span.extent(0); ++y)
    for (std::size_t x = 0; x < span.extent(1); ++x)
      sum += static_cast<int>(y * 7 + x + 1) * span[y, x];
  return sum;
}
template <class Layout> int filled(int i) {
  std::array<int, 24> memory{};
  std::mdspan<int, std::extents<int, 4, std::dynamic_extent>, Layout> span(memory.data(), 6);
  for (int y = 0; y < span.extent(0); ++y)
    for (int x = 0; x < span.extent(1); ++x)
      span[y, x] = i + y * x;
  return sum_of(span) + memory[5] + 10 * memory[i % 24];
}
int strided(int i) {
  int memory[40];
  for (int k = 0; k < 40; ++k)
    memory[k] = k * i;
  const std::array<int, 2> strides{10, 3};
  const std::layout_stride::mapping<std::extents<int, 3, 3>> places(std::extents<int, 3, 3>(), strides);
  return sum_of(std::mdspan(memory, places)) + static_cast<int>(places.required_span_size());
}
int computed(int i) {
  return filled<std::layout_right>(i) + 3 * filled<std::layout_left>(i) + 5 * strided(i);
}

int main() {
  const int rows = 8, columns = 12;
  std::vector<int> data(rows * columns), sums(rows), tiles(4);
  for (int i = 0; i < rows * columns; ++i)
    data[i] = i * 37 % 101;
  const array_view<const int> in(rows * columns, data);
  const array_view<int> out(rows, sums), of_tiles(4, tiles);
  parallel_for_each(out.extent, [=](index<1> i) {
    const std::mdspan all(&in[0], rows, columns);
    int sum = computed(i[0]);
    for (int x = 0; x < columns; ++x)
      sum += all[i[0], x] * all[(i[0] + 1) % rows, x];
    out[i] = sum;
  });
  parallel_for_each(extent<1>(64).tile<16>(), [=](tiled_index<16> t) restrict(amp) {
    tile_static int part[16];
    part[t.local[0]] = in[t.global[0]];
    t.barrier.wait();
    if (t.local[0] == 0)
      of_tiles[t.tile] = sum_of(std::mdspan<int, std::extents<int, 2, 8>>(part));
  });
  out.synchronize();
  of_tiles.synchronize();
  const std::mdspan all(data.data(), rows, columns);
  int wrong = 0;
  for (int i = 0; i < rows; ++i) {
    int sum = computed(i);
    for (int x = 0; x < columns; ++x)
      sum += all[i, x] * all[(i + 1) % rows, x];
    wrong += sums[i] != sum;
  }
  for (int i = 0; i < 4; ++i)
    wrong += tiles[i] != sum_of(std::mdspan<int, std::extents<int, 2, 8>>(&data[16 * i]));
  std::printf("%d differences\n", wrong);
  return wrong != 0;
}
