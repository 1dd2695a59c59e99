//===- launch.h - the function that launches a kernel --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// parallel_for_each (amp/detail/parallel_for_each.h) calls it. Its key names the kernel
// (docs/runtime-abi.md); the runtime finds the kernel by the key at the first launch and stores it
// in the launch_site.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RT_LAUNCH_H
#define AMPCC_RT_LAUNCH_H

#include "abi.h"
#include "device.h"
#include "exported.h"
#include "unit.h"
#include <atomic>
#include <cstddef>
#include <string>
#include <utility>

AMPCC_RT_BEGIN_EXPORTS
namespace ampcc_rt {

struct kernel_record; ///< a kernel and the module it is in

/// The state of a launch between calls: one object for each kind of functor and domain.
struct launch_site {
  launch_site(std::string key, std::size_t functor_size, const module *unit)
      : key(std::move(key)), functor_size(functor_size), unit(unit) {}
  const std::string key;
  const std::size_t functor_size;
  const module *const unit; ///< of the translation unit that launches; null if it has no kernels
  std::atomic<const kernel_record *> found{nullptr};
};

/// Runs the site's kernel over a domain, component 0 the most significant; returns when the launch
/// is queued. Without a queue the runtime chooses one. Throws the exceptions of spec 7.2.
void launch(launch_site &site, queue *on, const void *functor, const int *domain);

} // namespace ampcc_rt
AMPCC_RT_END_EXPORTS

#endif
