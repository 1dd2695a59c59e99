// RUN: %ampcc -std=c++20 --amp-version=1.3 -O1 %s -o %t && %t
// REQUIRES: opencl-device
// A stencil over a view of several ranks as std::mdspan has it: extents, layouts, accessors, ranges
#include <algorithm>
#include <amp.h>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdio>
#include <numeric>
#include <span>
#include <utility>
#include <vector>
using namespace concurrency;

template <std::size_t Rank> struct row_major {
  std::array<int, Rank> extents;
  template <class... I> constexpr std::ptrdiff_t operator()(I... i) const {
    static_assert(sizeof...(I) == Rank);
    const std::array<int, Rank> at{i...};
    return std::inner_product(at.begin(), at.end(), strides().begin(), std::ptrdiff_t(0));
  }
  constexpr std::array<std::ptrdiff_t, Rank> strides() const {
    std::array<std::ptrdiff_t, Rank> s{};
    std::ptrdiff_t size = 1;
    for (std::size_t r = Rank; r-- > 0; size *= extents[r])
      s[r] = size;
    return s;
  }
};
/// The accessor and the layout are part of the type, as in std::mdspan.
template <class T, std::size_t Rank, class Layout = row_major<Rank>> class grid {
public:
  constexpr grid(T *data, std::array<int, Rank> extents) : data(data), layout{extents} {}
  template <class... I> constexpr T &operator()(I... i) const { return data[layout(i...)]; }
  constexpr int extent(std::size_t r) const { return layout.extents[r]; }
  template <class... I> constexpr bool contains(I... i) const {
    return inside(std::index_sequence_for<I...>(), i...);
  }

private:
  template <std::size_t... R, class... I>
  constexpr bool inside(std::index_sequence<R...>, I... i) const {
    return ((i >= 0 && i < layout.extents[R]) && ...);
  }
  T *data;
  Layout layout;
};

constexpr std::array<std::array<int, 3>, 6> neighbours = {
    {{1, 0, 0}, {-1, 0, 0}, {0, 1, 0}, {0, -1, 0}, {0, 0, 1}, {0, 0, -1}}};

float relaxed(const grid<const float, 3> &u, int z, int y, int x) {
  float sum = 0;
  int count = 0;
  for (const auto &[dz, dy, dx] : neighbours)
    if (u.contains(z + dz, y + dy, x + dx)) {
      sum += u(z + dz, y + dy, x + dx);
      ++count;
    }
  return 0.5f * u(z, y, x) + 0.5f * sum / count;
}
/// The largest of the last extent, by a span of a row.
float rowPeak(const grid<const float, 3> &u, int z, int y) {
  const std::span row(&u(z, y, 0), u.extent(2));
  return *std::max_element(row.begin(), row.end());
}

int main() {
  const int d = 12, h = 10, w = 14;
  std::vector<float> in(d * h * w), out(in.size()), peaks(d * h);
  for (std::size_t i = 0; i < in.size(); ++i)
    in[i] = float(i * 7919 % 1009) / 16;
  std::vector<float> expected(in.size());
  const grid<const float, 3> before(in.data(), {d, h, w});
  const array_view<const float, 3> u(d, h, w, in);
  const array_view<float, 3> v(d, h, w, out);
  const array_view<float, 2> p(d, h, peaks);
  parallel_for_each(v.extent, [=](index<3> i) restrict(amp) {
    const grid<const float, 3> here(&u(0, 0, 0), {d, h, w});
    v[i] = relaxed(here, i[0], i[1], i[2]);
  });
  parallel_for_each(p.extent, [=](index<2> i) restrict(amp) {
    p[i] = rowPeak({&u(0, 0, 0), {d, h, w}}, i[0], i[1]);
  });
  v.synchronize();
  p.synchronize();
  int wrong = 0;
  for (int z = 0; z < d; ++z)
    for (int y = 0; y < h; ++y) {
      wrong += peaks[z * h + y] != rowPeak(before, z, y);
      for (int x = 0; x < w; ++x)
        wrong += std::abs(out[(z * h + y) * w + x] - relaxed(before, z, y, x)) > 1e-4f;
    }
  return wrong ? std::printf("%d wrong\n", wrong), 1 : 0;
}
