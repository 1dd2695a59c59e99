//===- at_exit.h - work of driver threads that delays the end of the process --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The callbacks that the runtime hands to a driver run on the driver's threads and use static
// objects of the driver and of the program. The runtime counts the callbacks that are due; an exit
// handler (operation.cpp) blocks until none is left, so that it runs before those objects are
// destroyed. The handler also waits for the threads of `in_background` (ampcc_rt/operation.h). Code
// that starts another kind of background work has to be waited for here.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_AT_EXIT_H
#define AMPCC_RUNTIME_AT_EXIT_H

namespace ampcc_rt {

/// Count one more callback that a driver's thread still has to run, and one that has run.
/// device/commands.cpp calls both once for each future that its callbacks make ready.
void driver_work_begins();
void driver_work_ended();

/// Blocks until no callback is due and all threads of `in_background` have ended, except the
/// calling thread. Does nothing in the child of a fork, which has none of its parent's threads. The
/// exit handler calls it, and queue::end_of_process() (device/queue.h), which runs when the main
/// thread ends and in an exit handler of its own.
void wait_for_background();

} // namespace ampcc_rt

#endif
