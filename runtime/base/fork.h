//===- fork.h - detection of the child of a fork --------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The native accelerator, which runs kernels on the CPU without OpenCL, and the tracer query this
// before they use threads or locks of the runtime, because these are not usable in the child. Other
// code that takes such a lock or relies on such a thread has to query it, too.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_FORK_H
#define AMPCC_RUNTIME_FORK_H

namespace ampcc_rt {

/// Returns whether this process is the child of a fork. The child has none of the parent's threads,
/// and objects that those used may be in any state: commands of the native accelerator fail there,
/// and nothing is traced. Always false before the first call of watch_forks().
bool in_child_of_fork();
/// Installs the handler that in_child_of_fork() needs; later calls do nothing. The first native
/// queue and the start of the tracer call it.
void watch_forks();

} // namespace ampcc_rt

#endif
