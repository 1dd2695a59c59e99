//===- queue.h - the commands of one accelerator_view ---------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_RUNTIME_QUEUE_H
#define AMPCC_RUNTIME_QUEUE_H

#include "base/small_vector.h"
#include "device/device.h"
#include "device/message_log.h"
#include "observe/tracer.h"
#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace ampcc_rt {

/// An in-order OpenCL queue, made when it is first used; the CPU accelerator's has none behind it
/// and is always idle.
class queue final : public std::enable_shared_from_this<queue>, public traced_queue {
public:
  queue(device &where, concurrency::queuing_mode mode);
  /// Over an OpenCL queue of the program's own.
  queue(device &where, cl::CommandQueue existing);
  /// The view that stands for "no view given" (spec 3.2.3): all it does, `target` does.
  explicit queue(std::shared_ptr<queue> target);
  queue(const queue &) = delete;

  device &where() const { return where_; }
  /// From 1, in the order in which queues are made; for people.
  unsigned number() const override { return number_; }
  const void *traced_device() const override;
  std::string device_name() const override;
  bool is_for_transfers() const override;
  concurrency::queuing_mode mode() const { return mode_; }
  cl::CommandQueue &opencl();

  /// Called after each command: in immediate mode it goes to the device at once.
  void submitted();
  void flush();
  /// Blocks until everything submitted is complete, and what went aside.
  void wait();
  operation create_marker();

  /// A command was enqueued without an event: where it stands. `event_behind` finds one later.
  std::uint64_t passed() { return passed_.fetch_add(1, std::memory_order_release) + 1; }
  /// Complete when the command that stands there is; later ones may have to be, too.
  cl::Event event_behind(std::uint64_t place);
  /// Whether a kernel should have an event although nobody has asked for it yet: some drivers take
  /// a third of a launch's time for it. For a few kernels after an event was asked for, which cost
  /// less than a marker then; for a while after a marker that had to stand behind later kernels.
  bool wants_events();
  void event_was_asked_for();

  /// What its kernels tell the host; made when the first of them may.
  message_log &messages();
  bool has_messages() const { return told_.load(std::memory_order_acquire) != nullptr; }
  /// Throws if a complete kernel has sent an error.
  void raise_messages();
  /// The process ends, or the module is unloaded: prints what is still to come.
  void finish_messages(const module *of = nullptr) noexcept;

  /// A command that belongs to this view but runs on the device's transfer queue, so that kernels
  /// do not wait for it.
  void aside(const cl::Event &done);

  /// Waits for all that CPU devices still do in this process, and prints all messages.
  static void end_of_process() noexcept;
  /// The queues that have been used and are still there.
  static std::vector<std::shared_ptr<queue>> all();

  bool is_auto_selection() const { return target_ != nullptr; }
  /// Itself, or what the auto selection view stands for.
  std::shared_ptr<queue> real() { return target_ ? target_ : shared_from_this(); }

private:
  void wait_aside();
  cl::CommandQueue make_opencl();
  static unsigned next_number();
  void enlist();

  device &where_;
  const unsigned number_ = next_number();
  concurrency::queuing_mode mode_;
  std::shared_ptr<queue> target_;

  std::mutex mutex_;
  std::atomic<bool> made_{false};
  cl::CommandQueue opencl_;
  std::atomic<std::uint64_t> passed_{0};
  cl::Event marker_; ///< the last of event_behind
  std::uint64_t marked_ = 0;
  std::atomic<unsigned> with_events_{0};
  small_vector<cl::Event, 4> aside_;
  std::atomic<bool> has_aside_{false}; ///< asked without the lock
  bool enlisted_ = false;              ///< under the lock of the list
  std::atomic<message_log *> told_{nullptr};
  std::unique_ptr<message_log> messages_;
};

} // namespace ampcc_rt

#endif
