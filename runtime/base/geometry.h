//===- geometry.h - numbers of work-items of a launch ---------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// compute_domain.h computes the numbers for a launch. The native accelerator, the shadow memory and
// the messages use them, too.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_GEOMETRY_H
#define AMPCC_RUNTIME_GEOMETRY_H

#include <cstddef>

namespace ampcc_rt {

/// The arguments of clEnqueueNDRangeKernel: work-items in all and in a work-group, the fastest
/// dimension first, which is the reverse of C++ AMP's order.
struct geometry {
  unsigned dimensions = 1;
  std::size_t global[3] = {1, 1, 1};
  std::size_t local[3] = {1, 1, 1};
};

} // namespace ampcc_rt

#endif
