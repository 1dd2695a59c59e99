//===- launch.h - the function of the runtime that runs a kernel ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// amp/detail/launch.h, a part of <amp.h>, calls launch() for each parallel_for_each;
// runtime/launch/launch.cpp implements it. The kernel is found by its key only at the first launch
// of a launch_site, which then stores it. It is an exported symbol: another parameter is another
// symbol (runtime/exports.map).
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

struct kernel_record; ///< a kernel and the module that contains it

/// The state of a launch that is kept between calls, one object for each type of functor and
/// domain.
struct launch_site {
  launch_site(std::string key, std::size_t functor_size, const module *unit)
      : key(std::move(key)), functor_size(functor_size), unit(unit) {}
  const std::string key;          ///< of the kernel (key_text.h)
  const std::size_t functor_size; ///< in bytes; must be the size that ampcc saw
  const module *const unit; ///< of the translation unit that launches; null if it has no kernels
  std::atomic<const kernel_record *> found{nullptr}; ///< the kernel, after the first launch
};

/// Launches the site's kernel. `domain` has the components of the extent, component 0 the most
/// significant; for a kernel::has_launch_tiles those of the tile follow. If `on` is null, the
/// runtime chooses the queue of a captured array, or one of the default accelerator. Returns when
/// the launch is queued or, if it is short and on the native accelerator, has run. Throws the
/// exceptions of spec 7.2.
void launch(launch_site &site, queue *on, const void *functor, const int *domain);

} // namespace ampcc_rt
AMPCC_RT_END_EXPORTS

#endif
