//===- operation.h - asynchronous operations, the interface of the headers to the runtime ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The class completion_future wraps an operation. In the runtime the end of an operation is a set
// of device commands or a std::shared_future<void> (runtime/device/operation.h). The headers do not
// use this type, and have `task` in place of std::function, because <future> and <functional> cost
// a program more time to parse than all of the library. A further function of completion_future
// that needs the runtime is declared here.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RT_OPERATION_H
#define AMPCC_RT_OPERATION_H

#include "exported.h"
#include <exception>
#include <memory>
#include <utility>

AMPCC_RT_BEGIN_EXPORTS
namespace ampcc_rt {

class outcome; ///< the end of an operation, with its exception; private to the runtime

/// A reference to an operation, or null. For null, wait(), get() and wait_for() throw
/// std::future_error, and share() constructs a future without a state.
using operation = std::shared_ptr<const outcome>;

/// Blocks until the operation has ended.
void wait(const operation &what);
/// Blocks until the operation has ended, and throws the exception with which it ended, or that of
/// an error that one of its kernels has reported (raise_messages in device.h).
void get(const operation &what);
/// Blocks until the operation has ended, for at most that time. Returns true if it has ended.
bool wait_for(const operation &what, double seconds);
/// Constructs a std::shared_future<void> of the operation in the caller's memory `future`.
void share(const operation &what, void *future);

/// Returns an operation that has ended with this exception.
operation failed(std::exception_ptr error);

/// Work for another thread.
class task {
public:
  virtual ~task();
  virtual void run() = 0;
};

/// Runs the work on a thread of its own, so that it may wait for other work. An exception of the
/// work is the result of the operation. The process waits for all such work before it ends.
operation in_background(std::unique_ptr<task> work);

template <typename Function> operation in_background(Function function) {
  class call final : public task {
  public:
    explicit call(Function &&function) : function_(std::move(function)) {}
    void run() override { function_(); }

  private:
    Function function_;
  };
  return in_background(std::unique_ptr<task>(new call(std::move(function))));
}

} // namespace ampcc_rt
AMPCC_RT_END_EXPORTS

#endif
