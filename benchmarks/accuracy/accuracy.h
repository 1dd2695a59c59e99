//===- accuracy.h - shared declarations of the accuracy program -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_BENCHMARKS_ACCURACY_H
#define AMPCC_BENCHMARKS_ACCURACY_H

#include <cstddef>
#include <vector>

using quad = __float128;

/// A function of <amp_math.h> in a kernel over samples, and what it should give. Functions of one
/// argument ignore y. For float the reference computes in double, for double in quad precision.
template <class T, class Wide> struct function {
  const char *space; ///< "precise_math" or "fast_math"
  const char *name;
  int arguments;    ///< 3: two, the second one whole
  double low, high; ///< where half of the samples lie
  double bound;     ///< in ULP; negative: none
  void (*run)(const std::vector<T> &x, const std::vector<T> &y, std::vector<T> &result);
  Wide (*reference)(Wide x, Wide y);
};

const std::vector<function<float, double>> &float_functions();
const std::vector<function<double, quad>> &double_functions();

/// References by name, one pair of overloads each.
namespace reference {
#define UNARY(NAME, ...)                                                                           \
  double NAME(double x, double);                                                                   \
  quad NAME(quad x, quad);
#define BINARY(NAME, ...)                                                                          \
  double NAME(double x, double y);                                                                 \
  quad NAME(quad x, quad y);
#define SCALING BINARY
#include "functions.def"
} // namespace reference

#endif
