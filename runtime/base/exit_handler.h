//===- exit_handler.h - detection of the end of the process --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// When a shared library with kernels is unloaded, a static destructor of it calls
// unregister_module() (launch/modules.cpp), which destroys what was built from these kernels. The
// same destructor runs at the end of the process, but then the exit handlers of the OpenCL driver
// may have destroyed the driver's objects. So unregister_module() destroys nothing if
// is_process_exiting() returns true. The first build of an OpenCL program and the first native
// launch install the handler. Code that uses objects of a driver at the end of the process has to
// query it, too.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_EXIT_HANDLER_H
#define AMPCC_RUNTIME_EXIT_HANDLER_H

namespace ampcc_rt {

/// Returns whether the exit handlers of the process run or have run. From then on objects of a
/// driver must not be used. Always false before the first call of install_exit_handler().
bool is_process_exiting();
/// Installs the exit handler that is_process_exiting() needs; later calls do nothing. Has to be
/// called after the driver was loaded: exit handlers run in reverse order, and this one has to run
/// before those of the driver.
void install_exit_handler();

} // namespace ampcc_rt

#endif
