//===- geometry.h - the work-items of a launch ----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_RUNTIME_GEOMETRY_H
#define AMPCC_RUNTIME_GEOMETRY_H

#include <cstddef>

namespace ampcc_rt {

/// Sizes in OpenCL's order, the fastest dimension first.
struct geometry {
  unsigned dimensions = 1;
  std::size_t global[3] = {1, 1, 1};
  std::size_t local[3] = {1, 1, 1};
};

} // namespace ampcc_rt

#endif
