//===- fork.h - the child of a fork ---------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_RUNTIME_FORK_H
#define AMPCC_RUNTIME_FORK_H

namespace ampcc_rt {

/// The child of a fork has neither the threads nor a sound state of what its parent's threads used.
/// Known from the first watch_forks() on.
bool in_child_of_fork();
void watch_forks();

} // namespace ampcc_rt

#endif
