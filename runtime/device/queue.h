//===- queue.h - queue of an accelerator_view -----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every accelerator_view (spec 3.3) is a handle of a queue. Launches and transfers enqueue their
// commands here; the logs of the memories (data/access_log.h) order commands of different queues.
// The queue also keeps the messages of its kernels and the copies that run beside them. A fact that
// belongs to a view and not to its device becomes a member here.
//
//===----------------------------------------------------------------------===//
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

/// An in-order OpenCL queue, which is created when it is first used. The queue of the CPU
/// accelerator has no OpenCL queue and is always idle, so that opencl() must not be called for it.
class queue final : public std::enable_shared_from_this<queue>, public traced_queue {
public:
  queue(device &where, concurrency::queuing_mode mode);
  /// Uses an OpenCL queue of the program.
  queue(device &where, cl::CommandQueue existing);
  /// The queue of the automatic view (spec 3.2.3), which forwards everything to `target`.
  explicit queue(std::shared_ptr<queue> target);
  queue(const queue &) = delete;
  ~queue();

  device &where() const { return where_; }
  /// Returns the number of the queue in traces, from 1 in the order of creation.
  unsigned number() const override { return number_; }
  const void *traced_device() const override;
  std::string device_name() const override;
  bool is_for_transfers() const override;
  concurrency::queuing_mode mode() const { return mode_; }
  cl::CommandQueue &opencl();

  /// Has to be called after each command. Flushes the queue in immediate mode.
  void submitted();
  void flush();
  /// Waits for all commands of this queue and those of add_transfer(), and calls raise_messages().
  void wait();
  /// Returns an operation that ends when the commands so far and those of add_transfer() are
  /// complete.
  operation create_marker();

  // Kernels are usually enqueued without an event, because with some drivers an event takes a third
  // of the time of a launch. The access logs (data/access_log.h) keep the place of such a kernel
  // instead.

  /// Returns the place of a command that was just enqueued without an event, for event_after().
  std::uint64_t passed() { return passed_.fetch_add(1, std::memory_order_release) + 1; }
  /// Returns the event of a marker after the command at `place`. The marker may be after later
  /// commands, too, so that a wait for it takes longer than necessary.
  cl::Event event_after(std::uint64_t place);
  /// Returns whether the next kernel should have an event, because an event costs less than a
  /// marker. True for the next 4 kernels after note_event_needed(), and for the next 256 after
  /// event_after() had to place a marker after later commands. Has to be called once for each
  /// kernel, because it counts them.
  bool wants_events();
  /// Notes that a command of another queue has to wait for one of this queue.
  void note_event_needed();

  /// The messages of the kernels of this queue; created at the first kernel that can send some.
  message_log &messages();
  bool has_messages() const {
    return published_messages_.load(std::memory_order_acquire) != nullptr;
  }
  /// Prints the messages of complete kernels, and throws if one of them has sent an error.
  void raise_messages();
  /// Prints all messages before the process ends or the module is unloaded (message_log::finish).
  void finish_messages(const module *of = nullptr) noexcept;

  /// Notes a copy that belongs to this view but runs on the transfer queue of the device, so that
  /// kernels do not wait for it.
  void add_transfer(const cl::Event &done);

  /// Waits for background threads and for all commands of CPU devices, which run in this process,
  /// and prints all messages. Called when the main thread ends and by an exit handler.
  static void end_of_process() noexcept;
  /// Returns the existing queues that have been used; none in the child of a fork.
  static std::vector<std::shared_ptr<queue>> all();

  bool is_auto_selection() const { return target_ != nullptr; }
  /// Returns the target of the automatic view, or this queue.
  std::shared_ptr<queue> real() { return target_ ? target_ : shared_from_this(); }

private:
  void wait_for_transfers();
  static void wait_for_destroyed();
  cl::CommandQueue make_opencl();
  static unsigned next_number();
  void enlist();

  device &where_;
  const unsigned number_ = next_number();
  concurrency::queuing_mode mode_;
  std::shared_ptr<queue> target_;

  std::mutex mutex_;
  std::atomic<bool> is_created_{false};
  cl::CommandQueue opencl_;
  std::atomic<std::uint64_t> passed_{0};
  cl::Event marker_; ///< the last marker of event_after
  std::uint64_t marked_ = 0;
  std::atomic<unsigned> with_events_{0};
  small_vector<cl::Event, 4> transfers_;
  std::atomic<bool> has_transfers_{false}; ///< read without the lock
  bool enlisted_ = false;                  ///< under the lock of the list
  std::atomic<message_log *> published_messages_{nullptr};
  std::unique_ptr<message_log> messages_;
};

} // namespace ampcc_rt

#endif
