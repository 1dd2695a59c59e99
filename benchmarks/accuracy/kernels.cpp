//===- kernels.cpp - every function of <amp_math.h> in a kernel -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions of type int give their value as a T, those with two results one of them.
//
//===----------------------------------------------------------------------===//
#include "accuracy.h"
#include <amp.h>
#include <amp_math.h>

using concurrency::array_view;
using concurrency::index;

namespace {

/// The names of functions.def that <amp_math.h> spells otherwise, for one of its namespaces.
#define TWO_RESULTS(SPACE, T)                                                                      \
  inline T frexp_fraction(T x) restrict(amp) {                                                     \
    int exponent;                                                                                  \
    return SPACE::frexp(x, &exponent);                                                             \
  }                                                                                                \
  inline T frexp_exponent(T x) restrict(amp) {                                                     \
    int exponent = 0;                                                                              \
    SPACE::frexp(x, &exponent);                                                                    \
    return static_cast<T>(exponent);                                                               \
  }                                                                                                \
  inline T modf_fraction(T x) restrict(amp) {                                                      \
    T integral;                                                                                    \
    return SPACE::modf(x, &integral);                                                              \
  }                                                                                                \
  inline T modf_integral(T x) restrict(amp) {                                                      \
    T integral = 0;                                                                                \
    SPACE::modf(x, &integral);                                                                     \
    return integral;                                                                               \
  }                                                                                                \
  inline T sincos_sine(T x) restrict(amp) {                                                        \
    T sine, cosine;                                                                                \
    SPACE::sincos(x, &sine, &cosine);                                                              \
    return sine;                                                                                   \
  }                                                                                                \
  inline T sincos_cosine(T x) restrict(amp) {                                                      \
    T sine, cosine;                                                                                \
    SPACE::sincos(x, &sine, &cosine);                                                              \
    return cosine;                                                                                 \
  }                                                                                                \
  inline T ldexp(T x, T y) restrict(amp) { return SPACE::ldexp(x, static_cast<int>(y)); }

#define PRECISE_ONLY(T)                                                                            \
  inline T lgamma(T x) restrict(amp) {                                                             \
    int sign;                                                                                      \
    return concurrency::precise_math::lgamma(x, &sign);                                            \
  }                                                                                                \
  inline T lgamma_sign(T x) restrict(amp) {                                                        \
    int sign = 0;                                                                                  \
    concurrency::precise_math::lgamma(x, &sign);                                                   \
    return x < 0 && concurrency::precise_math::floor(x) == x ? 1 : static_cast<T>(sign);           \
  }                                                                                                \
  inline T remquo(T x, T y) restrict(amp) {                                                        \
    int quotient;                                                                                  \
    return concurrency::precise_math::remquo(x, y, &quotient);                                     \
  }                                                                                                \
  inline T remquo_quotient(T x, T y) restrict(amp) {                                               \
    int quotient = 0;                                                                              \
    concurrency::precise_math::remquo(x, y, &quotient);                                            \
    return static_cast<T>((quotient < 0 ? -quotient : quotient) & 7);                              \
  }                                                                                                \
  inline T scalbn(T x, T y) restrict(amp) {                                                        \
    return concurrency::precise_math::scalbn(x, static_cast<int>(y));                              \
  }                                                                                                \
  inline T fma_with_one(T x, T y) restrict(amp) {                                                  \
    return concurrency::precise_math::fma(x, y, static_cast<T>(1));                                \
  }

namespace precise {
using namespace concurrency::precise_math;
TWO_RESULTS(concurrency::precise_math, float)
TWO_RESULTS(concurrency::precise_math, double)
PRECISE_ONLY(float)
PRECISE_ONLY(double)
} // namespace precise

namespace fast {
using namespace concurrency::fast_math;
TWO_RESULTS(concurrency::fast_math, float)
} // namespace fast

template <class T, class F>
void map(const std::vector<T> &x, const std::vector<T> &y, std::vector<T> &result, F f) {
  const int n = static_cast<int>(x.size());
  array_view<const T> xs(n, x), ys(n, y);
  array_view<T> results(n, result);
  results.discard_data();
  concurrency::parallel_for_each(
      results.extent, [=](index<1> i) restrict(amp) { results[i] = f(xs[i], ys[i]); });
  results.synchronize();
}

#define RUN(SPACE, T, NAME, CALL)                                                                  \
  void SPACE##_##T##_##NAME(const std::vector<T> &x, const std::vector<T> &y,                      \
                            std::vector<T> &result) {                                              \
    map(                                                                                           \
        x, y, result, [](T x, T y) restrict(amp) {                                                 \
          (void)y;                                                                                 \
          using namespace SPACE;                                                                   \
          return static_cast<T>(CALL);                                                             \
        });                                                                                        \
  }
#define UNARY(NAME, ...) RUN(precise, float, NAME, NAME(x)) RUN(precise, double, NAME, NAME(x))
#define BINARY(NAME, ...)                                                                          \
  RUN(precise, float, NAME, NAME(x, y)) RUN(precise, double, NAME, NAME(x, y))
#define SCALING BINARY
#define FAST_UNARY(NAME, ...) RUN(fast, float, NAME, NAME(x))
#define FAST_BINARY(NAME, ...) RUN(fast, float, NAME, NAME(x, y))
#define FAST_SCALING FAST_BINARY
#include "functions.def"

} // namespace

const std::vector<function<float, double>> &float_functions() {
  static const std::vector<function<float, double>> all = {
#define UNARY(NAME, LOW, HIGH, FLOAT, DOUBLE)                                                      \
  {"precise_math", #NAME, 1, LOW, HIGH, FLOAT, precise_float_##NAME, reference::NAME},
#define BINARY(NAME, LOW, HIGH, FLOAT, DOUBLE)                                                     \
  {"precise_math", #NAME, 2, LOW, HIGH, FLOAT, precise_float_##NAME, reference::NAME},
#define SCALING(NAME, LOW, HIGH, FLOAT, DOUBLE)                                                    \
  {"precise_math", #NAME, 3, LOW, HIGH, FLOAT, precise_float_##NAME, reference::NAME},
#define FAST_UNARY(NAME, LOW, HIGH)                                                                \
  {"fast_math", #NAME, 1, LOW, HIGH, -1, fast_float_##NAME, reference::NAME},
#define FAST_BINARY(NAME, LOW, HIGH)                                                               \
  {"fast_math", #NAME, 2, LOW, HIGH, -1, fast_float_##NAME, reference::NAME},
#define FAST_SCALING(NAME, LOW, HIGH)                                                              \
  {"fast_math", #NAME, 3, LOW, HIGH, -1, fast_float_##NAME, reference::NAME},
#include "functions.def"
  };
  return all;
}

const std::vector<function<double, quad>> &double_functions() {
  static const std::vector<function<double, quad>> all = {
#define UNARY(NAME, LOW, HIGH, FLOAT, DOUBLE)                                                      \
  {"precise_math", #NAME, 1, LOW, HIGH, DOUBLE, precise_double_##NAME, reference::NAME},
#define BINARY(NAME, LOW, HIGH, FLOAT, DOUBLE)                                                     \
  {"precise_math", #NAME, 2, LOW, HIGH, DOUBLE, precise_double_##NAME, reference::NAME},
#define SCALING(NAME, LOW, HIGH, FLOAT, DOUBLE)                                                    \
  {"precise_math", #NAME, 3, LOW, HIGH, DOUBLE, precise_double_##NAME, reference::NAME},
#include "functions.def"
  };
  return all;
}
