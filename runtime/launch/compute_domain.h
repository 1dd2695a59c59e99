//===- compute_domain.h - conversion of a compute domain to work-items ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A launch calls it after the kernel is built, because the limit of a work-group depends on the
// kernel. It pads the domain of a simple launch to whole work-groups; kernels compare their index
// with the domain.
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
/// the kernel; component 0 is the slowest. `max_group_size` limits the work-group of a kernel
/// without tiles. Throws invalid_compute_domain, with the numbers, if the domain is not valid or
/// too large.
geometry geometry_for(const kernel &code, const int *domain, const device &where,
                      std::size_t max_group_size);

/// Throws invalid_compute_domain for a tile with more threads than `limit`.
[[noreturn]] void throw_tile_too_large(const kernel &code, std::size_t limit);

} // namespace ampcc_rt

#endif
