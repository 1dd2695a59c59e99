//===- queue.h - the commands of one accelerator_view ---------------------===//
#ifndef AMPCC_RUNTIME_QUEUE_H
#define AMPCC_RUNTIME_QUEUE_H

#include "device.h"
#include <future>

namespace ampcc_rt {

/// An in-order OpenCL queue; the CPU accelerator's has none behind it and is always idle.
class queue : public std::enable_shared_from_this<queue> {
public:
  queue(device &where, const cl::Context &context, concurrency::queuing_mode mode);

  device &where() const { return where_; }
  concurrency::queuing_mode mode() const { return mode_; }
  cl::CommandQueue &opencl() { return opencl_; }

  /// Called after each command: in immediate mode it goes to the device at once.
  void submitted();
  void flush();
  void wait();
  std::shared_future<void> create_marker();

  /// The view that stands for "no view given" (spec 3.2.3); it forwards to the default view.
  static std::shared_ptr<queue> auto_selection();
  bool is_auto_selection() const { return auto_selection_; }

private:
  device &where_;
  concurrency::queuing_mode mode_;
  bool auto_selection_ = false;
  cl::CommandQueue opencl_;
};

} // namespace ampcc_rt

#endif
