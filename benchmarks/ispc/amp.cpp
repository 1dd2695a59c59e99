//===- amp.cpp - the ten kernels in C++ AMP -------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "cases.h"
#include <amp.h>
#include <amp_math.h>

#define KERNEL restrict(amp)
#define FLOOR concurrency::fast_math::floor
#define FABS concurrency::fast_math::fabs
#define FMIN concurrency::fast_math::fmin
#define FMAX concurrency::fast_math::fmax
#define SQRT concurrency::fast_math::sqrt
#define EXP concurrency::fast_math::exp
#define SIN concurrency::fast_math::sin
#define COS concurrency::fast_math::cos
#include "kernels.h"

using namespace concurrency;

namespace bench {
namespace in_amp {

template <typename T> array_view<const T> view(const std::vector<T> &v) {
  return array_view<const T>(int(v.size()), v);
}

/// A thread for each element of `out`, whose index is y, x.
template <typename T, typename F> void fill(const image &size, std::vector<T> &out, const F &f) {
  array_view<T, 2> results(size.height, size.width, out);
  results.discard_data();
  parallel_for_each(results.extent, [=](index<2> i) restrict(amp) { results[i] = f(i[1], i[0]); });
  results.synchronize();
}
template <typename T, typename F> void fill_row(std::vector<T> &out, const F &f) {
  array_view<T> results(int(out.size()), out);
  results.discard_data();
  parallel_for_each(results.extent, [=](index<1> i) restrict(amp) { results[i] = f(i[0]); });
  results.synchronize();
}

void escape_time(const inputs &in, ints &out) {
  const float sx = 3.0f / in.picture.width, sy = 2.0f / in.picture.height;
  fill(
      in.picture,
      out, [=](int x, int y) restrict(amp) { return bench::escape_time(x * sx - 2, y * sy - 1); });
}

void noise(const inputs &in, floats &out) {
  const auto table = view(in.permutation);
  const int octaves = 8;
  fill(
      in.small_picture, out, [=](int x, int y) restrict(amp) {
        return turbulence(table, x * 0.03f, y * 0.03f, 0.6f, octaves);
      });
}

void option_tree(const inputs &in, floats &out) {
  const auto price = view(in.price), strike = view(in.strike), years = view(in.years);
  fill_row(
      out, [=](int i) restrict(amp) {
        return bench::option_tree(price[i], strike[i], years[i], 0.02f, 0.3f);
      });
}

void box_tree(const inputs &in, floats &out) {
  const auto boxes = view(in.boxes), spheres = view(in.spheres);
  const auto links = view(in.links);
  const int width = in.picture.width, height = in.picture.height;
  fill(
      in.picture, out, [=](int x, int y) restrict(amp) {
        const float dx = (x + 0.5f) / width - 0.5f, dy = (y + 0.5f) / height - 0.5f, dz = 1;
        const float scale = 1 / SQRT(dx * dx + dy * dy + dz * dz);
        return nearest_sphere(boxes, links, spheres, 0.5f, 0.5f, -1.0f, dx * scale, dy * scale,
                              dz * scale);
      });
}

void ambient(const inputs &in, floats &out) {
  const int width = in.small_picture.width, height = in.small_picture.height;
  fill(
      in.small_picture,
      out, [=](int x, int y) restrict(amp) { return ambient_occlusion(x, y, width, height); });
}

void volume(const inputs &in, floats &out) {
  const auto data = view(in.volume);
  const int width = in.small_picture.width, height = in.small_picture.height;
  fill(
      in.small_picture, out, [=](int x, int y) restrict(amp) {
        return volume_ray(data, (x + 0.5f) / width, (y + 0.5f) / height);
      });
}

void collisions(const inputs &in, ints &out) {
  const auto xs = view(in.xs), ys = view(in.ys);
  const auto cells = view(in.cells);
  fill_row(out, [=](int i) restrict(amp) { return bench::collisions(xs, ys, cells, i); });
}

void edit_distance(const inputs &in, ints &out) {
  const auto one = view(in.one), other = view(in.other), lengths = view(in.lengths);
  fill_row(
      out, [=](int i) restrict(amp) {
        return bench::edit_distance(one, other, i, lengths[i] >> 8, lengths[i] & 255);
      });
}

void sparse_rows(const inputs &in, floats &out) {
  const auto starts = view(in.starts), columns = view(in.columns);
  const auto values = view(in.values), x = view(in.vector);
  fill_row(out, [=](int i) restrict(amp) { return sparse_row(starts, columns, values, x, i); });
}

void sort_few(const inputs &in, floats &out) {
  const auto from = view(in.unsorted);
  const int threads = in.sort_row.width;
  array_view<float> to(int(out.size()), out);
  to.discard_data();
  parallel_for_each(
      extent<1>(threads), [=](index<1> i) restrict(amp) {
        bench::sort_few(from, to, i[0], threads);
      });
  to.synchronize();
}

} // namespace in_amp
} // namespace bench
