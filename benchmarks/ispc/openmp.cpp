//===- openmp.cpp - the ten kernels with OpenMP ---------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "cases.h"
#include <cmath>

#define KERNEL
#define FLOOR std::floor
#define FABS std::fabs
#define FMIN std::fmin
#define FMAX std::fmax
#define SQRT std::sqrt
#define EXP std::exp
#define SIN std::sin
#define COS std::cos
#include "kernels.h"

namespace bench {
namespace in_openmp {

/// A thread's work for each element of `out`, whose index is y, x.
template <typename T, typename F> void fill(const image &size, std::vector<T> &out, const F &f) {
  T *const results = out.data();
#pragma omp parallel for schedule(dynamic, 4)
  for (int y = 0; y < size.height; ++y)
#pragma omp simd
    for (int x = 0; x < size.width; ++x)
      results[y * size.width + x] = f(x, y);
}
template <typename T, typename F> void fill_row(std::vector<T> &out, const F &f) {
  T *const results = out.data();
  const int size = int(out.size());
#pragma omp parallel for simd schedule(dynamic, 256)
  for (int i = 0; i < size; ++i)
    results[i] = f(i);
}

void escape_time(const inputs &in, ints &out) {
  const float sx = 3.0f / in.picture.width, sy = 2.0f / in.picture.height;
  fill(in.picture, out, [=](int x, int y) { return bench::escape_time(x * sx - 2, y * sy - 1); });
}

void noise(const inputs &in, floats &out) {
  const int *table = in.permutation.data();
  fill(in.small_picture, out,
       [=](int x, int y) { return turbulence(table, x * 0.03f, y * 0.03f, 0.6f, 8); });
}

void option_tree(const inputs &in, floats &out) {
  const float *price = in.price.data(), *strike = in.strike.data(), *years = in.years.data();
  fill_row(out,
           [=](int i) { return bench::option_tree(price[i], strike[i], years[i], 0.02f, 0.3f); });
}

void box_tree(const inputs &in, floats &out) {
  const float *boxes = in.boxes.data(), *spheres = in.spheres.data();
  const int *links = in.links.data();
  const int width = in.picture.width, height = in.picture.height;
  fill(in.picture, out, [=](int x, int y) {
    const float dx = (x + 0.5f) / width - 0.5f, dy = (y + 0.5f) / height - 0.5f, dz = 1;
    const float scale = 1 / SQRT(dx * dx + dy * dy + dz * dz);
    return nearest_sphere(boxes, links, spheres, 0.5f, 0.5f, -1.0f, dx * scale, dy * scale,
                          dz * scale);
  });
}

void ambient(const inputs &in, floats &out) {
  const int width = in.small_picture.width, height = in.small_picture.height;
  fill(in.small_picture, out, [=](int x, int y) { return ambient_occlusion(x, y, width, height); });
}

void volume(const inputs &in, floats &out) {
  const float *data = in.volume.data();
  const int width = in.small_picture.width, height = in.small_picture.height;
  fill(in.small_picture, out,
       [=](int x, int y) { return volume_ray(data, (x + 0.5f) / width, (y + 0.5f) / height); });
}

void collisions(const inputs &in, ints &out) {
  const float *xs = in.xs.data(), *ys = in.ys.data();
  const int *cells = in.cells.data();
  fill_row(out, [=](int i) { return bench::collisions(xs, ys, cells, i); });
}

void edit_distance(const inputs &in, ints &out) {
  const int *one = in.one.data(), *other = in.other.data(), *lengths = in.lengths.data();
  fill_row(out, [=](int i) {
    return bench::edit_distance(one, other, i, lengths[i] >> 8, lengths[i] & 255);
  });
}

void sparse_rows(const inputs &in, floats &out) {
  const int *starts = in.starts.data(), *columns = in.columns.data();
  const float *values = in.values.data(), *x = in.vector.data();
  fill_row(out, [=](int i) { return sparse_row(starts, columns, values, x, i); });
}

void sort_few(const inputs &in, floats &out) {
  float *from = const_cast<float *>(in.unsorted.data()), *to = out.data();
  const int threads = in.sort_row.width;
#pragma omp parallel for simd schedule(dynamic, 256)
  for (int i = 0; i < threads; ++i)
    bench::sort_few(from, to, i, threads);
}

} // namespace in_openmp
} // namespace bench
