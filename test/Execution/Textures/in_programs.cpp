// Textures as programs use them: in kernel classes, as members, in vectors, through functions, in
// tiles, by the names without underscore, in several units.
// REQUIRES: opencl-device
// RUN: %ampcc -Wall -Wextra -Werror %s %S/Inputs/second_unit.cpp -o %t && %t
// RUN: %ampcc --amp-host-compiler=g++ -Wall -Wextra -Werror %s %S/Inputs/second_unit.cpp -o %t.gxx && %t.gxx
// RUN: %oclgrind %t
#include <amp_graphics.h>
#include <cstdio>
#include <utility>
#include <vector>
using namespace Concurrency;
using namespace Concurrency::graphics;
using Concurrency::graphics::direct3d::float4;

int last_of_a_texture_that_goes();

template <typename T> struct beside {
  texture_view<const T, 2> from;
  texture_view<T, 2> to;
  sampler how;
  beside(const texture<T, 2> &a, texture<T, 2> &b) : from(a), to(b), how(filter_linear, address_mirror) {}
  T at(index<2> i, float dx) const restrict(amp) {
    const auto e = from.extent;
    return from.sample(how, float_2((i[1] + 0.5f + dx) / e[1], (i[0] + 0.5f) / e[0]));
  }
  void operator()(index<2> i) const restrict(amp) { to.set(i, T((at(i, -1) + at(i, 1)) / T(2.0f))); }
};

static float red(const texture<float_4, 2> &t, index<2> i) restrict(amp) { return t(i[0], i[1]).r; }

struct scene {
  texture<float_4, 2> picture;
  std::vector<texture<float, 2>> more;
  scene() : picture(4, 4) {}

  float means() {
    const auto &p = picture;
    const texture_view<float_4, 2> w(picture);
    parallel_for_each(p.extent, [w](index<2> i) restrict(amp) {
      w.set(i, float4(static_cast<float>(i[0]), static_cast<float>(i[1]), 0, 1));
    });
    texture<float_4, 2> q(p.extent);
    parallel_for_each(q.extent, beside<float_4>(p, q));
    array_view<float> sum(1);
    sum[0] = 0;
    parallel_for_each(extent<1>(1), [=, &q](index<1>) restrict(amp) {
      for (int i = 0; i < 4; ++i)
        sum[0] += red(q, index<2>(3, i)) + q[index<2>(i, 2)].y; // 3 and, between 1 and 3, 2
    });
    return sum[0];
  }

  float tiles() {
    auto &p = picture;
    const texture_view<float_4, 2> w(p);
    parallel_for_each(p.extent.tile<2, 2>(), [w, &p](tiled_index<2, 2> t) restrict(amp) {
      tile_static float s[2][2];
      s[t.local[0]][t.local[1]] = p[t.global].x;
      t.barrier.wait();
      w.set(t.global, float_4(s[1 - t.local[0]][t.local[1]]));
    });
    std::vector<float_4> v(16);
    graphics::copy(p, v.begin());
    return v[0].x * 10 + v[4].x;
  }

  int sizes() {
    more.push_back(texture<float, 2>(2, 2));
    more.emplace_back(3, 3);
    std::swap(more[0], more[1]);
    more.erase(more.begin() + 1);
    return more[0].extent[0];
  }
};

int main() {
  scene s;
  const float means = s.means(), tiles = s.tiles();
  std::printf("%g %g\n", means, tiles);
  return means == 20 && tiles == 10 && s.sizes() == 3 && last_of_a_texture_that_goes() == 7 ? 0 : 1;
}
