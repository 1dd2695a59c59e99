//===- kernels.h - functors that several tests launch ---------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The tests of the runtime do not use ampcc. A functor here has the members and the place of one
// that ampcc would have tagged (__ampcc_place); rewritten.h builds its module by hand. The comments
// are the computations of the kernels, each for its index i.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_TEST_KERNELS_H
#define AMPCC_TEST_KERNELS_H

#include "rewritten.h"

/// view[i] = view[i] * factor + i
struct scale {
  using __ampcc_place = ampcc_rt::class_site<scale, 0x10>;
  concurrency::array_view<int, 1> view;
  int factor;
};

/// view(r, c) += 100 * r + c
struct number_cells {
  using __ampcc_place = ampcc_rt::class_site<number_cells, 0x20>;
  concurrency::array_view<int, 2> view;
};

/// to[i] = from[i] + 1
struct add_one {
  using __ampcc_place = ampcc_rt::class_site<add_one, 0x30>;
  concurrency::array_view<const int, 1> from;
  concurrency::array_view<int, 1> to;
};

/// The same for 4 elements. Each read and each write happens about 20 ms after the start of the
/// kernel.
struct slow_add_one {
  using __ampcc_place = ampcc_rt::class_site<slow_add_one, 0x60>;
  concurrency::array_view<const int, 1> from;
  concurrency::array_view<int, 1> to;
};

/// numbers[i] += 1, an array by reference
struct increment_array {
  using __ampcc_place = ampcc_rt::class_site<increment_array, 0x40>;
  concurrency::array<int, 1> &numbers;
};

/// Each tile of 2 x 2 is replaced by its sum.
struct sum_tiles {
  using __ampcc_place = ampcc_rt::class_site<sum_tiles, 0x50>;
  concurrency::array_view<int, 2> view;
};

/// Thread i prints i, sends an error with i, or ends: `what` is 0, 1 or 2.
struct speak {
  using __ampcc_place = ampcc_rt::class_site<speak, 0x90>;
  int what;
};

#endif
