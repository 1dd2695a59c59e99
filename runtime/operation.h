//===- operation.h - what runs meanwhile, as the runtime sees it ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_RUNTIME_OPERATION_H
#define AMPCC_RUNTIME_OPERATION_H

#include "opencl.h"
#include <ampcc_rt/device.h>
#include <ampcc_rt/operation.h>
#include <future>
#include <vector>

namespace ampcc_rt {

class outcome {
public:
  std::shared_future<void> future;
  /// Kernels of that queue come before the operation; who gets its end hears of the errors that
  /// they have sent. Null: there are none.
  std::shared_ptr<queue> by;
  /// The commands that the future stands for, if that is all it does: who waits asks them, since
  /// some drivers tell of their end late (NVIDIA's, by milliseconds after long ones).
  std::vector<cl::Event> commands;
};

operation make_operation(std::shared_future<void> future, std::shared_ptr<queue> by = nullptr,
                         std::vector<cl::Event> commands = {});

} // namespace ampcc_rt

#endif
