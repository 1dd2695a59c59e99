//===- operation.h - what runs meanwhile, as the runtime sees it ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_RUNTIME_OPERATION_H
#define AMPCC_RUNTIME_OPERATION_H

#include <ampcc_rt/device.h>
#include <ampcc_rt/operation.h>
#include <future>
#include <memory>

namespace ampcc_rt {

/// Commands that have been submitted, as the end of an operation. Who waits for them asks the
/// driver and is there at once; a callback comes by a thread of the driver's, which has to be given
/// a processor first, and is asked for only where something else than a wait needs it.
class open_end {
public:
  virtual ~open_end() = default;
  /// Block until all have ended. get() throws what they ended with.
  virtual void wait() = 0;
  virtual void get() = 0;
  /// All are complete, without a wait.
  virtual bool have_succeeded() const = 0;
  /// Becomes ready by a callback.
  virtual std::shared_future<void> future() = 0;
};

class outcome {
public:
  std::unique_ptr<open_end> commands; ///< null: there are none, or somebody else tells the future
  std::shared_future<void> future;    ///< where there are no commands
  /// Kernels of that queue come before the operation; who gets its end hears of the errors that
  /// they have sent. Null: there are none.
  std::shared_ptr<queue> by;
};

operation make_operation(std::unique_ptr<open_end> commands, std::shared_ptr<queue> by);
operation make_operation(std::shared_future<void> future, std::shared_ptr<queue> by = nullptr);

} // namespace ampcc_rt

#endif
