//===- input.h - reproducible input data and comparisons ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BENCH_INPUT_H
#define BENCH_INPUT_H

#include "memory.h"
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <functional>
#include <string>

namespace bench {

/// A small generator of well mixed numbers (splitmix64): the same input on every machine.
class generator {
public:
  explicit generator(std::uint64_t seed = 1) : state_(seed) {}
  std::uint64_t next() {
    std::uint64_t z = state_ += 0x9e3779b97f4a7c15ull;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
    return z ^ (z >> 31);
  }
  float uniform(float low, float high) {
    return low + (high - low) * (static_cast<float>(next() >> 40) / 16777216.0f);
  }
  std::uint32_t below(std::uint32_t bound) {
    return static_cast<std::uint32_t>((next() >> 32) * bound >> 32);
  }

private:
  std::uint64_t state_;
};

inline memory<float> random_floats(std::size_t count, float low, float high, int seed = 1) {
  memory<float> made(count);
  generator g(seed);
  for (float &value : made)
    value = g.uniform(low, high);
  return made;
}

inline memory<std::uint32_t> random_keys(std::size_t count, int seed = 1) {
  memory<std::uint32_t> made(count);
  generator g(seed);
  for (std::uint32_t &value : made)
    value = static_cast<std::uint32_t>(g.next() >> 32);
  return made;
}

/// The largest difference, relative to the size of the expected values; infinite for a NaN.
template <typename T> std::function<double(const void *)> compare_with(const memory<T> &expected) {
  return [expected](const void *result) {
    const T *found = static_cast<const T *>(result);
    double difference = 0, size = 1e-30;
    for (std::size_t i = 0; i < expected.size(); ++i) {
      const double d = std::fabs(static_cast<double>(found[i]) - static_cast<double>(expected[i]));
      if (!(d <= 1e300))
        return static_cast<double>(INFINITY);
      difference = std::max(difference, d);
      size = std::max(size, std::fabs(static_cast<double>(expected[i])));
    }
    return difference / size;
  };
}

/// The share of values that differ by more than `allowed`, for results in which single values
/// depend on the last bit of an intermediate one.
template <typename T>
std::function<double(const void *)> share_of_different(const memory<T> &expected, double allowed) {
  return [expected, allowed](const void *result) {
    const T *found = static_cast<const T *>(result);
    double different = 0;
    for (std::size_t i = 0; i < expected.size(); ++i)
      different +=
          !(std::fabs(static_cast<double>(found[i]) - static_cast<double>(expected[i])) <= allowed);
    return different / static_cast<double>(expected.size());
  };
}

/// The size of a square problem, for the table.
inline std::string square(int n) { return std::to_string(n) + " x " + std::to_string(n); }

} // namespace bench

#endif
