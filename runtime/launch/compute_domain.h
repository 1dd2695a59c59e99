//===- compute_domain.h - conversion of a compute domain to work-items ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The compute domain is the extent that a parallel_for_each gets, with a thread for each index. For
// each launch, launch.cpp calls geometry_for() to check it and to get the sizes for OpenCL or the
// native accelerator. On OpenCL devices launch.cpp first builds the kernel, because the limit of a
// work-group depends on the kernel. There the domain of a launch without tiles is padded to whole
// work-groups, and kernels compare their index with the domain, so that the added work-items do
// nothing:
//
//   extent<2>(3, 1000), no tiles     global 1024 x 3, local 256 x 1
//   extent<1>(512).tile<16>()        global 512, local 16
//
// A new limit of a device on the sizes of a launch is checked here.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_COMPUTE_DOMAIN_H
#define AMPCC_RUNTIME_COMPUTE_DOMAIN_H

#include "base/geometry.h"
#include "device/device.h"
#include <ampcc_rt/abi.h>
#include <cstddef>

namespace ampcc_rt {

/// Returns the numbers of work-items for a launch (docs/runtime-abi.md). `domain` has the rank of
/// the kernel; component 0 is the slowest. A domain of a rank above 3 becomes one dimension. For a
/// kernel::has_launch_tiles the sizes of the tile follow in `domain`. The work-group of a kernel
/// without tiles has at most 256 work-items, and at most `max_group_size`. Throws
/// invalid_compute_domain, with the numbers, if
/// - a component is not positive, or not a multiple of the tile's,
/// - the domain has more indices than an unsigned int can count, or at a rank above 3 more than
///   INT_MAX - 256, or
/// - the tile is larger than the device allows.
geometry geometry_for(const kernel &code, const int *domain, const device &where,
                      std::size_t max_group_size);

/// Returns the dimension that a launch on a CPU device exchanges with dimension 0, because its tile
/// has one thread there, and several in this one; 0 if there is none. Only for a
/// kernel::has_launch_tiles; the text of other kernels exchanges dimensions itself.
unsigned exchanged_dimension(const kernel &code, const int *domain, const device &where);

/// Throws invalid_compute_domain for a tile of so many threads, which are more than `limit`.
/// Launches call it when the driver refuses the work-group.
[[noreturn]] void throw_tile_too_large(const kernel &code, std::size_t threads, std::size_t limit);

} // namespace ampcc_rt

#endif
