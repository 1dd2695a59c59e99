//===- exit_watch.h - whether the process ends ----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_RUNTIME_EXIT_WATCH_H
#define AMPCC_RUNTIME_EXIT_WATCH_H

namespace ampcc_rt {

/// `exit` runs, in a process that has built a kernel: drivers may have gone before the modules, and
/// other threads may still launch kernels.
bool process_ends();
/// From now on that is known. Has to be called when the driver is loaded already: what is
/// registered later comes first.
void watch_exit();

} // namespace ampcc_rt

#endif
