//===- native_cost.h - estimate of the time of native kernels -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each kernel has an estimate in the registry (kernel_record::cost), which all its launches use and
// correct. From the expected time of a launch the queue (native_objects.h) decides whether the
// calling thread runs the kernel at once, and kernel_call (native_launch.h) decides on how many
// threads it runs. Change this code if launches run on too few or too many threads.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_NATIVE_COST_H
#define AMPCC_RUNTIME_NATIVE_COST_H

#include <atomic>
#include <cstdint>

namespace ampcc_rt {

/// The speed of one kernel, measured at its last launches. A unit is a tile, or a thread of a
/// simple launch; times are in nanoseconds on one thread.
class native_cost {
public:
  /// The expected time before the first launch, and the greatest that of() returns.
  static constexpr std::uint64_t unknown = std::uint64_t(1) << 40;
  /// Returns the expected time of so many units; `unknown` before the first launch.
  std::uint64_t of(std::uint64_t units) const;
  /// Corrects the estimate by the time that a launch of `units` units has taken on all its threads
  /// together. Ignores a launch with less than a quarter of the units of the one measured last,
  /// because its time is mostly overhead.
  void learn(std::uint64_t units, std::uint64_t nanoseconds);
  /// Returns whether a launch with this expected time should be measured: long launches (above
  /// 5 µs) always, short ones every 16th time. Has to be called once for each launch.
  bool wants_to_learn(std::uint64_t expected);

private:
  /// The time of a unit, negative before the first launch; the units of the launch measured last,
  /// which each ignored launch reduces by a tenth.
  std::atomic<float> each_{-1}, seen_{0};
  std::atomic<unsigned> launches_{0};
};

} // namespace ampcc_rt

#endif
