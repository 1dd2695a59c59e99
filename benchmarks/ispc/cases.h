//===- cases.h - the kernels' three versions and how they are compared ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BENCH_ISPC_CASES_H
#define BENCH_ISPC_CASES_H

#include <vector>

namespace bench {

using floats = std::vector<float>;
using ints = std::vector<int>;

/// A rectangle of results; with a height of 1, a row.
struct image {
  int width, height;
  int size() const { return width * height; }
};

/// The data that all kernels read.
struct inputs {
  image picture, small_picture, pair_row, row, option_row, sort_row, particle_row;
  ints permutation;            ///< of noise: twice 256 numbers
  floats price, strike, years; ///< of options
  floats boxes, spheres;       ///< of the hierarchy
  ints links;
  floats volume;
  floats xs, ys; ///< of particles
  ints cells;
  ints one, other, lengths; ///< of strands
  ints starts, columns;     ///< of the matrix
  floats values, vector;
  floats unsorted;
};

/// The ten kernels in a language; a function fills `out`.
#define BENCH_ISPC_VERSIONS(LANGUAGE)                                                              \
  namespace LANGUAGE {                                                                             \
  void escape_time(const inputs &in, ints &out);                                                   \
  void noise(const inputs &in, floats &out);                                                       \
  void option_tree(const inputs &in, floats &out);                                                 \
  void box_tree(const inputs &in, floats &out);                                                    \
  void ambient(const inputs &in, floats &out);                                                     \
  void volume(const inputs &in, floats &out);                                                      \
  void collisions(const inputs &in, ints &out);                                                    \
  void edit_distance(const inputs &in, ints &out);                                                 \
  void sparse_rows(const inputs &in, floats &out);                                                 \
  void sort_few(const inputs &in, floats &out);                                                    \
  }
BENCH_ISPC_VERSIONS(in_amp)
BENCH_ISPC_VERSIONS(in_openmp)
BENCH_ISPC_VERSIONS(in_ispc)

} // namespace bench

#endif
