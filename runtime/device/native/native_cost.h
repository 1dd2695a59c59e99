//===- native_cost.h - how long native kernels take -----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_RUNTIME_NATIVE_COST_H
#define AMPCC_RUNTIME_NATIVE_COST_H

#include <atomic>
#include <cstdint>

namespace ampcc_rt {

/// What is known of a kernel's speed, from its last launches.
class native_cost {
public:
  /// Nanoseconds for so many tiles, or threads of a simple launch, on one thread; `unknown` before
  /// the first.
  static constexpr std::uint64_t unknown = std::uint64_t(1) << 40;
  std::uint64_t of(std::uint64_t units) const;
  void learn(std::uint64_t units, std::uint64_t nanoseconds);
  /// Taking the time is worth it.
  bool wants_to_learn(std::uint64_t expected);

private:
  std::atomic<float> each_{-1}, seen_{0}; ///< of the launch that it was learnt from, fading
  std::atomic<unsigned> launches_{0};
};

} // namespace ampcc_rt

#endif
