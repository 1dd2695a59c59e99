//===- operation.h - ends of asynchronous operations ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Asynchronous operations such as copy_async() return a completion_future, by which the program
// waits for the end. The library headers hold that end as an opaque `operation`
// (ampcc_rt/operation.h), which points to an `outcome`. The end is either a set of device commands
// or a future that another thread sets. device/commands.cpp creates the first kind, in_background()
// the second. A third kind of end would be a further member of `outcome`.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_OPERATION_H
#define AMPCC_RUNTIME_OPERATION_H

#include <ampcc_rt/device.h>
#include <ampcc_rt/operation.h>
#include <future>
#include <memory>

namespace ampcc_rt {

/// Commands that have been submitted. A wait calls the driver directly, because a callback would
/// first have to wake a thread of the driver. A callback is only registered when a future is
/// needed.
class open_end {
public:
  virtual ~open_end() = default;
  // Block until all commands have ended. get() throws their errors.
  virtual void wait() = 0;
  virtual void get() = 0;
  /// Returns whether all commands are complete without errors; does not wait.
  virtual bool have_succeeded() const = 0;
  /// Returns a future that callbacks make ready.
  virtual std::shared_future<void> future() = 0;
};

/// The end of an operation: `commands`, or, if that is null, `future`.
class outcome {
public:
  std::unique_ptr<open_end> commands;
  std::shared_future<void> future; ///< not valid for an operation that has ended already
  /// The queue of kernels that run before the operation; null if there are none. get()
  /// (ampcc_rt/operation.h) throws the errors that these kernels have sent; wait() does not.
  std::shared_ptr<queue> by;
};

/// Return an operation whose outcome has these members.
operation make_operation(std::unique_ptr<open_end> commands, std::shared_ptr<queue> by);
operation make_operation(std::shared_future<void> future, std::shared_ptr<queue> by = nullptr);

} // namespace ampcc_rt

#endif
