//===- operation.h - asynchronous operations ------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The end of an asynchronous operation is an std::shared_future<void>, and its work an
// std::function; but <future> and <functional> cost a program more time to read than all of the
// library, so the headers leave them to the runtime.
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

class outcome; ///< when and how an operation ends; only the runtime looks inside

/// Refers to an operation; null: to none, and functions that wait for its end throw
/// std::future_error.
using operation = std::shared_ptr<const outcome>;

/// Blocks until the operation has ended.
void wait(const operation &what);
/// Blocks until the operation has ended, and throws its exception if it has one.
void get(const operation &what);
/// Blocks for that time at most. True if the operation has ended.
bool wait_for(const operation &what, double seconds);
/// Makes an std::shared_future<void> in the caller's memory.
void share(const operation &what, void *future);

/// An operation that has failed.
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
