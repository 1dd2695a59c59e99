//===- geometry.h - numbers of work-items of a launch ---------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// compute_domain.h converts the domain and tile of a parallel_for_each to a geometry. A launch
// passes it to OpenCL or to the native accelerator. The shadow memory and the messages of kernels
// use it to number the threads. If a launch needs a further number that all kinds of devices know,
// add a member.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_GEOMETRY_H
#define AMPCC_RUNTIME_GEOMETRY_H

#include <cstddef>

namespace ampcc_rt {

/// The arguments of clEnqueueNDRangeKernel: work-items (OpenCL's name for threads) in all and in a
/// work-group, the fastest dimension first, which is the reverse of C++ AMP's order. A domain of a
/// rank above 3 has one dimension. A work-group is a tile. Without tiles the runtime chooses it for
/// OpenCL, and `global` counts also the work-items that pad the domain; for the native accelerator
/// `local` is 1 and nothing is padded.
struct geometry {
  unsigned dimensions = 1;
  std::size_t global[3] = {1, 1, 1};
  std::size_t local[3] = {1, 1, 1};
};

} // namespace ampcc_rt

#endif
