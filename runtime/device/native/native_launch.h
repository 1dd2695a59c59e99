//===- native_launch.h - kernels as functions of the program --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_RUNTIME_NATIVE_LAUNCH_H
#define AMPCC_RUNTIME_NATIVE_LAUNCH_H

#include "base/geometry.h"
#include "check/check_shadow.h"
#include "device/native/native_cost.h"
#include "device/native/native_objects.h"
#include "device/opencl/wait_list.h"
#include <ampcc_rt/abi.h>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace ampcc_rt {

/// The best code of the kernel for this processor; null without a native form.
native_entry native_code(const kernel &code);

namespace native {

/// What a launch runs. It is filled with the arguments in the order of native_form::args; what
/// they point to stays where it is until the run is over.
class kernel_call {
public:
  /// The kernel has a native form; large: as native_span says.
  kernel_call(const kernel &code, native_entry entry, native_cost &known, const geometry &g,
              bool large);
  kernel_call(const kernel_call &) = delete;

  void add_value(const void *bytes, std::size_t size);
  void add_memory(const void *data) { args_.push_back(data); }

  /// Nanoseconds, as far as is known.
  std::uint64_t expected_cost() const { return known_.of(all_.end); }
  /// On as many threads as it is worth. May throw.
  void run();

private:
  void run_part(std::uint64_t begin, std::uint64_t end);
  void run_parallel(std::uint64_t pieces);
  static void run_piece(void *self, std::uint64_t number);
  bool fits(std::size_t stack) const;

  const kernel &code_;
  const native_entry entry_;
  native_cost &known_;
  native_span all_;
  std::uint64_t units_per_step_; ///< where a piece may begin
  std::uint64_t pieces_ = 1;
  shadow::launch shadow_; ///< its number is 0 where nothing is checked

  small_vector<const void *, 16> args_;
  alignas(16) unsigned char values_[192];
  std::size_t used_ = 0;
  std::vector<std::unique_ptr<unsigned char[]>> more_values_;
  /// What a worker does comes behind what the launching thread did, and before what it does next.
  std::atomic<unsigned> handed_{0}, done_{0};
};

/// A launch in its queue.
class launch_event : public event {
public:
  launch_event(work_queue &on, const kernel &code, native_entry entry, native_cost &known,
               const geometry &g, bool large);
  ~launch_event() override;

  kernel_call call;
  /// Retains it until the kernel is over.
  void add_memory(memory &of);
  /// Its event.
  static cl_event enqueue(std::unique_ptr<launch_event> launch, const wait_list &after);

private:
  cl_int run() override;
  void drop() noexcept override;

  small_vector<memory *, 8> memories_;
};

/// Runs a call that takes hardly any time while nothing else is in the queue: its status, or
/// CL_QUEUED where that is not so. `fill()` gives it its arguments. Where it is CL_COMPLETE nobody
/// has to know of it afterwards.
template <typename Fill> cl_int run_at_once(work_queue &on, kernel_call &call, Fill fill) {
  const work_queue::turn mine(on, call.expected_cost());
  if (!mine)
    return CL_QUEUED;
  return status_of([&] {
    fill();
    call.run();
    return CL_COMPLETE;
  });
}

} // namespace native
} // namespace ampcc_rt

#endif
