//===- native_launch.h - launch of native kernels -------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A native kernel is a function of the program that runs a span of tiles, or of threads without
// tiles. A launch splits its work into pieces, which threads of a pool run (native_pool.h). It
// becomes a command of the queue (launch_event), or, if it is short and the queue is idle, runs on
// the calling thread at once (run_at_once). launch/launch.cpp chooses between the two. A new kind
// of argument needs a function of kernel_call, which launch.cpp calls.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_NATIVE_LAUNCH_H
#define AMPCC_RUNTIME_NATIVE_LAUNCH_H

#include "base/geometry.h"
#include "check/check_shadow.h"
#include "device/native/native_cost.h"
#include "device/native/native_objects.h"
#include "device/native/native_sums.h"
#include "device/opencl/wait_list.h"
#include <ampcc_rt/abi.h>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace ampcc_rt {

/// Returns the entry of the kernel for the best instruction set level that cpu_isa() (base/cpu.h)
/// allows; null if the kernel has no native form. kernel_record::native_code() keeps the result.
native_entry native_code(const kernel &code);

namespace native {

/// A call of a kernel with its arguments, which are added in the order of native_form::args. Values
/// are copied; memory that arguments point to must live until the run ends.
class kernel_call {
public:
  /// The kernel must have a native form. `large` is documented at native_span. `tile_memory` is the
  /// number of bytes of all tile_arrays.
  kernel_call(const kernel &code, native_entry entry, native_cost &known, const geometry &g,
              bool large, std::size_t tile_memory);
  kernel_call(const kernel_call &) = delete;

  void add_value(const void *bytes, std::size_t size);
  void add_memory(const void *data) { args_.push_back(data); }
  /// Notes that the kernel only adds integers of `element` bytes to these bytes of the memory that
  /// was added last. `is_apart` says that no other argument covers any of them.
  void only_adds(byte_range covers, unsigned element, bool is_apart) {
    sums_.push_back({static_cast<unsigned>(args_.size() - 1), element, covers});
    sums_are_apart_ &= is_apart;
  }

  /// Returns the expected time in nanoseconds.
  std::uint64_t expected_cost() const { return known_.of(work_); }
  /// Runs the kernel on as many threads as the expected time is worth, and may measure it. Called
  /// once, after all arguments were added. Throws the exceptions of the kernel, and std::bad_alloc
  /// or std::system_error if no thread can be started.
  void run();

private:
  void run_part(std::uint64_t begin, std::uint64_t end);
  void run_parallel(std::uint64_t pieces);
  void run_with_copies(std::uint64_t pieces);
  std::uint64_t thread_count() const;
  static void run_piece(void *self, std::uint64_t number);
  bool fits(std::size_t stack) const;
  /// With --amp-check the tile_arrays are beside the tile_static variables, on the stack, because
  /// the shadow of a tile covers all addresses from the first to the last of them.
  bool are_arrays_on_stack() const { return shadow_.number != 0 && tile_memory_ != 0; }
  /// Returns the bytes of stack that a call of the kernel needs.
  std::size_t stack_bytes() const;

  const kernel &code_;
  const native_entry entry_;
  native_cost &known_;
  native_span all_;
  const std::size_t tile_memory_;
  /// By which launches of the kernel are compared: tiles, or threads. Tiles whose size the launch
  /// gives take different times.
  std::uint64_t work_ = 0;
  std::uint64_t units_per_step_; ///< a piece begins at a multiple of it
  std::uint64_t pieces_ = 1;
  shadow::launch shadow_; ///< its number is 0 without --amp-check

  argument_addresses args_;
  sum_arguments sums_;
  bool sums_are_apart_ = true;
  sum_copies *copies_ = nullptr; ///< of the sums, while the pieces use them
  alignas(16) unsigned char values_[192];
  std::size_t used_ = 0;
  std::vector<std::unique_ptr<unsigned char[]>> more_values_;
};

/// A launch as a command of a queue.
class launch_event : public event {
public:
  launch_event(work_queue &on, const kernel &code, native_entry entry, native_cost &known,
               const geometry &g, bool large, std::size_t tile_memory);
  ~launch_event() override;

  kernel_call call;
  /// Adds an argument, and retains its memory until the kernel has ended.
  void add_memory(memory &of);
  /// Enqueues the launch and returns its event.
  static cl_event enqueue(std::unique_ptr<launch_event> launch, const wait_list &after);

private:
  cl_int run() override;
  void drop() noexcept override;

  small_vector<memory *, 8> memories_;
};

/// Runs a short call on this thread if the queue is idle. `fill()` adds the arguments; it is called
/// only if the call runs. Returns the status of the call; CL_QUEUED if it did not run, because it
/// is long or the queue is not idle, so that the caller enqueues it. After CL_COMPLETE no event or
/// entry in a log is needed.
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
