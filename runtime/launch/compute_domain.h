//===- compute_domain.h - from a compute domain to work-items -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_RUNTIME_COMPUTE_DOMAIN_H
#define AMPCC_RUNTIME_COMPUTE_DOMAIN_H

#include "base/geometry.h"
#include "device/device.h"
#include <ampcc_rt/abi.h>
#include <cstddef>

namespace ampcc_rt {

/// The launch geometry of docs/runtime-abi.md. `domain` has the kernel's rank, component 0 most
/// significant; `max_group_size` is the limit of a kernel without tiles. Throws
/// invalid_compute_domain with the numbers when the domain cannot be dispatched.
geometry geometry_for(const kernel &code, const int *domain, const device &where,
                      std::size_t max_group_size);

/// Throws invalid_compute_domain: the kernel's tile has more threads than `limit`.
[[noreturn]] void throw_tile_too_large(const kernel &code, std::size_t limit);

} // namespace ampcc_rt

#endif
