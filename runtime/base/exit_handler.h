//===- exit_handler.h - detection of the end of the process --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The registry of kernels, the builds of programs and the destructors of modules query this,
// because objects of a driver must not be used after the driver's own exit handlers have run.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_EXIT_HANDLER_H
#define AMPCC_RUNTIME_EXIT_HANDLER_H

namespace ampcc_rt {

/// Returns whether `exit` was called. From then on objects of a driver must not be used: the driver
/// may have been unloaded already while modules of kernels are destroyed and other threads still
/// launch kernels. Always false before the first call of install_exit_handler().
bool is_process_exiting();
/// Installs the exit handler that is_process_exiting() needs. Has to be called after the driver was
/// loaded: exit handlers run in reverse order, and this one has to run before those of the driver.
void install_exit_handler();

} // namespace ampcc_rt

#endif
