// RUN: %ampcc -std=c++20 --amp-version=1.3 -O1 %s -o %t && %t
// REQUIRES: opencl-device
// A filter that takes the median of each window, and statistics of rows, by algorithms of the
// standard library in each thread
#include <algorithm>
#include <amp.h>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <numeric>
#include <ranges>
#include <vector>
using namespace concurrency;

constexpr int width = 40, height = 30;
using pixel = std::uint8_t;

template <class Image> pixel median(const Image &image, int y, int x) {
  std::array<pixel, 25> window;
  auto next = window.begin();
  for (int dy = -2; dy <= 2; ++dy)
    for (int dx = -2; dx <= 2; ++dx)
      *next++ = image(std::clamp(y + dy, 0, height - 1), std::clamp(x + dx, 0, width - 1));
  std::nth_element(window.begin(), window.begin() + 12, window.end());
  return window[12];
}

struct statistics {
  int smallest, largest, mode, distinct;
  float mean, deviation;
};
template <class Image> statistics describe(const Image &image, int y) {
  std::array<pixel, width> row;
  for (int x = 0; x < width; ++x)
    row[x] = image(y, x);
  std::sort(row.begin(), row.end(), std::greater<>());
  std::ranges::reverse(row);
  statistics s{row.front(), row.back(), 0, 0, 0, 0};
  s.mean = std::accumulate(row.begin(), row.end(), 0.0f) / width;
  s.deviation = std::sqrt(std::transform_reduce(row.begin(), row.end(), 0.0f, std::plus<>(),
                                                [&](float v) { return (v - s.mean) * (v - s.mean); }) /
                          width);
  std::ptrdiff_t most = 0;
  for (auto first = row.begin(); first != row.end();) {
    const auto last = std::upper_bound(first, row.end(), *first);
    if (last - first > most) {
      most = last - first;
      s.mode = *first;
    }
    ++s.distinct;
    first = last;
  }
  return s;
}

int main() {
  std::vector<pixel> image(width * height), filtered(image.size());
  std::vector<statistics> rows(height);
  for (std::size_t i = 0; i < image.size(); ++i)
    image[i] = static_cast<pixel>(i * i * 31 % 61 + (i % 17 == 0 ? 150 : 0));
  const array_view<const pixel, 2> in(height, width, image);
  const array_view<pixel, 2> out(height, width, filtered);
  const array_view<statistics> s(height, rows);
  parallel_for_each(out.extent, [=](index<2> i) { out[i] = median(in, i[0], i[1]); });
  parallel_for_each(s.extent, [=](index<1> i) { s[i] = describe(in, i[0]); });
  out.synchronize();
  s.synchronize();
  const auto host = [&](int y, int x) { return image[y * width + x]; };
  int wrong = 0;
  for (int y = 0; y < height; ++y) {
    const statistics a = rows[y], b = describe(host, y);
    wrong += a.smallest != b.smallest || a.largest != b.largest || a.mode != b.mode ||
             a.distinct != b.distinct || std::abs(a.mean - b.mean) > 1e-3f ||
             std::abs(a.deviation - b.deviation) > 1e-3f;
    for (int x = 0; x < width; ++x)
      wrong += filtered[y * width + x] != median(host, y, x);
  }
  return wrong ? std::printf("%d wrong\n", wrong), 1 : 0;
}
