//===- accelerator_view.h - the class accelerator_view, a queue of a device (spec 3.3) ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The runtime implements the queue (runtime/device/queue.h). This class is a handle of the queue.
// runtime/device/accelerator.cpp defines the member functions that have no body here. Containers,
// launches and copies take a view to select where they work. These functions and the data members
// are part of the runtime's binary interface: a further function needs a row of
// runtime/exports.map, another layout the next AMPCC_SOVERSION (docs/runtime-abi.md, "Exported
// symbols").
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_ACCELERATOR_VIEW_H
#define AMP_DETAIL_ACCELERATOR_VIEW_H

#include "accelerator.h"
#include "completion_future.h"
#include <memory>

namespace Concurrency {

/// A queue of commands to an accelerator. Launches and copies of one view run in their order; only
/// a copy without a wait (`copy_async`) may overlap launches that do not use its data. Those of
/// different views may overlap, also on one accelerator, but a launch waits for earlier ones whose
/// data it uses through an array_view. An array belongs to one view, and only launches on that view
/// can capture it. A handle: copies name the same queue. Several threads may use one view at once.
///
/// Example:
///   accelerator_view queue = accelerator().create_view();
///   parallel_for_each(queue, numbers.extent, [=](index<1> i) restrict(amp) { numbers[i] = 0; });
///   queue.wait();
class AMPCC_RT_EXPORTED accelerator_view {
public:
  /// For the library; programs get a view from an accelerator.
  explicit accelerator_view(std::shared_ptr<ampcc_rt::queue> queue);

  /// The device of the queue.
  concurrency::accelerator get_accelerator() const;
  /// When commands go to the device. It is queuing_mode_automatic, unless the program has called
  /// `accelerator::create_view(queuing_mode_immediate)`.
  concurrency::queuing_mode get_queuing_mode() const {
    return ampcc_rt::is_immediate(*queue_) ? queuing_mode_immediate : queuing_mode_automatic;
  }
  /// The properties `is_debug` and `version` of the accelerator.
  bool get_is_debug() const;
  unsigned int get_version() const;
  /// Whether it is the view of `accelerator::get_auto_selection_view`, which lets each launch
  /// choose.
  bool get_is_auto_selection() const { return ampcc_rt::is_auto_selection(*queue_); }

  /// Submits the queued commands to the device, and does not wait.
  void flush() const { ampcc_rt::flush(*queue_); }
  /// Waits until everything submitted before is complete.
  ///
  /// Throws the error of a command that failed, a runtime_exception. An access to the data,
  /// `synchronize`, `copy` or `completion_future::get` throws it if one of these waits for the
  /// command first. The view can be used again after it, but not after accelerator_view_removed.
  void wait() const { ampcc_rt::wait(*queue_); }
  /// Returns a future that is ready when everything submitted before is complete.
  completion_future create_marker() const {
    return completion_future(ampcc_rt::create_marker(*queue_));
  }

#ifdef __AMPCC__
  AMPCC_PROPERTY(concurrency::accelerator, accelerator);
  AMPCC_PROPERTY(concurrency::queuing_mode, queuing_mode);
  AMPCC_PROPERTY(bool, is_debug);
  AMPCC_PROPERTY(unsigned int, version);
  AMPCC_PROPERTY(bool, is_auto_selection);

  /// Copies name the same queue. There is no default constructor: an accelerator makes views.
  // The assignment has an & because an assignment to the result of a function would change a copy.
  accelerator_view(const accelerator_view &) = default;
  accelerator_view &operator=(const accelerator_view &other) & = default;
#else
  const concurrency::accelerator &accelerator; ///< the device's own handle
  concurrency::queuing_mode queuing_mode;
  bool is_debug;
  unsigned int version;
  bool is_auto_selection;

  accelerator_view(const accelerator_view &) = default;
  accelerator_view &operator=(const accelerator_view &other) & noexcept;
#endif

  /// Whether both name the same queue.
  friend bool operator==(const accelerator_view &a, const accelerator_view &b) {
    return a.queue_ == b.queue_;
  }
  friend bool operator!=(const accelerator_view &a, const accelerator_view &b) { return !(a == b); }

  /// For the library.
  const std::shared_ptr<ampcc_rt::queue> &get_queue() const { return queue_; }

private:
  std::shared_ptr<ampcc_rt::queue> queue_;
};

} // namespace Concurrency

#endif
