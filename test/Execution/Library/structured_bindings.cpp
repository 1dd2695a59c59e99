// index and extent taken apart, by value and by reference, on the host and in kernels.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -Wall -Wextra -Werror %s -o %t && %t
// RUN: %ampcc -std=c++17 --amp-host-compiler=g++ %s -o %t.gxx && %t.gxx
#include <amp.h>
#include <vector>
using namespace concurrency;

// The number of the first check that fails, or 0.
int check() restrict(amp, cpu) {
  index<2> i(3, 4);
  const extent<3> e(5, 6, 7);
  auto [row, column] = i;
  row += 10;
  if (row != 13 || column != 4 || i[0] != 3)
    return 1;
  auto &[r, c] = i;
  r = 8;
  ++c;
  if (i[0] != 8 || i[1] != 5)
    return 2;
  const auto &[x, y, z] = e;
  if (x * 100 + y * 10 + z != 567)
    return 3;
  auto [only] = extent<1>(9);
  if (only != 9)
    return 4;
  return i.get<0>() == 8 && e.get<2>() == 7 ? 0 : 5;
}

int main() {
  std::vector<int> data(8 * 6, -1);
  array_view<int, 2> v(8, 6, data);
  auto [rows, columns] = v.extent;
  if (rows != 8 || columns != 6 || check())
    return 1;
  parallel_for_each(v.extent.tile<2, 2>(), [=](tiled_index<2, 2> t) restrict(amp) {
    auto [row, column] = t.global;
    const auto [in_row, in_column] = t.local;
    v[t] = check() * 100000 + row * 1000 + column * 100 + in_row * 10 + in_column;
  });
  for (int r = 0; r < 8; ++r)
    for (int c = 0; c < 6; ++c)
      if (v(r, c) != r * 1000 + c * 100 + r % 2 * 10 + c % 2)
        return 2;
  return 0;
}
