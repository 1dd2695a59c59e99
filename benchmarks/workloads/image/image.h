//===- image.h - pictures in textures -------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BENCH_IMAGE_H
#define BENCH_IMAGE_H

#include "../../harness/opencl.h"
#include "../../harness/workload.h"

namespace bench {

/// The weights of a blur over 5 x 5 texels are products of these.
constexpr float blur_weights[5] = {0.0625f, 0.25f, 0.375f, 0.25f, 0.0625f};

/// The inside of a square picture of floats, blurred; the border of the result stays 0.
struct grey_picture {
  int size; ///< in both dimensions
  memory<float> texels;
};
variant blur_generated(const grey_picture &in);
variant blur_handwritten(const grey_picture &in, opencl_device &device);
variant blur_openmp(const grey_picture &in);

/// A square picture of four bytes a texel, turned about its middle: every texel of the result is a
/// bilinear sample. Outside of the picture is what its edge is.
struct colour_picture {
  int size; ///< in both dimensions
  memory<std::uint32_t> texels;
};
constexpr float turn_cosine = 0.96f, turn_sine = 0.28f;
variant turn_generated(const colour_picture &in);
variant turn_handwritten(const colour_picture &in, opencl_device &device);
variant turn_openmp(const colour_picture &in);

} // namespace bench

#endif
