//===- commands.h - commands that an operation of the runtime has started --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Copies, synchronize(), markers and the other operations in ampcc_rt/buffer.h may enqueue several
// commands. They collect them in an object of the class `commands`, to wait for all of them or to
// return one `operation` (operation.h), which the program waits for later. An operation that starts
// another kind of command adds it here.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_COMMANDS_H
#define AMPCC_RUNTIME_COMMANDS_H

#include "base/small_vector.h"
#include "device/opencl/opencl.h"
#include <ampcc_rt/buffer.h>
#include <memory>
#include <utility>

namespace ampcc_rt {

/// Collects the commands that an operation such as copy or synchronize starts, and the buffers that
/// must live until they are complete. At the end a synchronous operation calls wait(), and an
/// asynchronous one returns end() to the program.
class commands {
public:
  commands() = default;
  commands(const commands &) = delete;
  ~commands();

  /// Adds a command; an empty event stands for one that is complete.
  void add(const cl::Event &event) {
    if (event())
      events_.push_back(event);
  }
  /// Names the queue of kernels that run before the operation. The wait throws the errors that they
  /// have sent as messages. Does nothing for null.
  void watch(std::shared_ptr<queue> by) {
    if (by)
      by_ = std::move(by);
  }
  /// Keeps a buffer alive; takes over one reference of the caller.
  void keep(buffer *source) { kept_.push_back(source); }

  /// Waits for all commands. Throws their errors, and those that kernels before them have sent.
  void wait();

  /// Returns an operation that ends when all commands are complete. The caller must have flushed
  /// their queues, because the operation does not.
  operation end();

private:
  small_vector<cl::Event, 2> events_;
  small_vector<buffer *, 2> kept_;
  std::shared_ptr<queue> by_;
};

} // namespace ampcc_rt

#endif
