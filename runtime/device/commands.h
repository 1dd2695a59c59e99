//===- commands.h - what an operation has started -------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_RUNTIME_COMMANDS_H
#define AMPCC_RUNTIME_COMMANDS_H

#include "base/small_vector.h"
#include "device/opencl/opencl.h"
#include <ampcc_rt/buffer.h>
#include <memory>
#include <utility>

namespace ampcc_rt {

/// The commands of an operation that somebody may wait for, and the buffers that must live until
/// they are complete.
class commands {
public:
  commands() = default;
  commands(const commands &) = delete;
  ~commands();

  /// None: a command that is complete.
  void add(const cl::Event &event) {
    if (event())
      events_.push_back(event);
  }
  /// Kernels of that queue come before; what they have sent is thrown at the end. Null: none.
  void watch(std::shared_ptr<queue> by) {
    if (by)
      by_ = std::move(by);
  }
  /// Takes over one ownership.
  void keep(buffer *source) { kept_.push_back(source); }

  /// Blocks; throws what the commands ended with, and what kernels before them have sent.
  void wait();

  /// Ends when all commands are complete. They must have been submitted to their devices.
  operation end();

private:
  small_vector<cl::Event, 2> events_;
  small_vector<buffer *, 2> kept_;
  std::shared_ptr<queue> by_;
};

} // namespace ampcc_rt

#endif
