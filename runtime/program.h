//===- program.h - modules and kernels built for a device -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_RUNTIME_PROGRAM_H
#define AMPCC_RUNTIME_PROGRAM_H

#include "device.h"
#include "registry.h"

namespace ampcc_rt {

/// A kernel built for a device. Setting arguments and enqueueing must not interleave: hold the
/// mutex.
struct built_kernel {
  device *where = nullptr;
  std::uint32_t views = 0; ///< that may have an offset, of its program
  cl::Kernel opencl;
  std::size_t max_group_size = 0; ///< of this kernel on this device
  std::mutex mutex;
};

/// Programs that work for every launch: any view may have an offset.
constexpr std::uint32_t all_views = 0xffffffff;

/// A kernel for launches whose other views, by their `kernel_arg::view_bit`, begin where their data
/// does. Builds on the first request for a module and such a set on a device; later ones get the
/// same object, and after a few sets one for all views. Throws runtime_exception with the device's
/// build log.
built_kernel &build(device &where, const kernel_record &record, std::uint32_t views);

/// The views that a build for launches of whole views takes as moved: none, where a build for each
/// set pays; else there is only the build for all.
std::uint32_t views_of_first_launch(const device &where);
/// Where the kernel cache has that build, or would have it; empty if nothing is kept.
std::string cached_file(device &where, const module &m, std::uint32_t views);

/// `exit` runs, in a process that has built a kernel: drivers may have gone before the modules, and
/// other threads may still launch kernels.
bool process_ends();
/// From now on that is known. Has to be called when the driver is loaded already: what is
/// registered later comes first.
void watch_exit();

/// Gives up what was built of the module.
void forget(const module &m);

} // namespace ampcc_rt

#endif
