//===- at_exit.h - what the process waits for before it ends --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A driver's threads use the driver's static objects and the program's: what they still have to do
// comes before these go.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_AT_EXIT_H
#define AMPCC_RUNTIME_AT_EXIT_H

namespace ampcc_rt {

/// A callback of the runtime is due on a thread of a driver; the process waits until it has run.
void driver_work_begins();
void driver_work_ended();

/// Blocks until there is no such work and no thread of in_background. Not in the child of a fork.
void wait_for_background();

} // namespace ampcc_rt

#endif
