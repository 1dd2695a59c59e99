//===- math_host.h - functions of <amp_math.h> on the CPU that <cmath> lacks ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions of the specification's section 9 that <cmath> does not have in the same form, for
// host code (restrict(cpu)), so that a program may call every function on both sides. fast_math.h
// and precise_math.h include this file. A function of a list in math_lists.h needs a definition
// here, except in the lists ..._IMPORTED, whose functions host code gets from std. erfinv, erfcinv,
// probit and phi need none, because host code uses the bodies that inverse_error.h and phi.h have
// for kernels.
//
// Most functions are templates, because the C library may have functions of these names at global
// scope (GNU's exp10, sincos, scalb; C23's sinpi). In a program with `using namespace` a call then
// has two candidates. The C library's function wins, because it is no template; two functions that
// are no templates would be ambiguous. signbitf, nan and nanf are no templates, because the C
// library has no functions of these names with such parameters.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_MATH_HOST_H
#define AMP_DETAIL_MATH_HOST_H

#include "config.h"
#include <cmath>
#include <limits>
#include <type_traits>

#include "begin_exact_floats.h"

namespace Concurrency {
namespace ampcc_detail {

/// The type in which a function computes for an argument of type T: double for integers.
template <typename T>
using real = typename std::conditional<
    std::is_same<T, float>::value, float,
    typename std::enable_if<std::is_arithmetic<T>::value, double>::type>::type;
/// The type in which a function computes for two arguments: float only if both are float.
template <typename A, typename B>
using common_real =
    typename std::conditional<std::is_same<real<A>, float>::value, real<B>, real<A>>::type;
/// float if T is a number, for the functions whose names end in f.
template <typename T>
using real_f = typename std::enable_if<std::is_arithmetic<T>::value, float>::type;

/// int if T is a number and the pack None is empty.
template <typename T, typename... None>
using int_of =
    typename std::enable_if<std::is_arithmetic<T>::value && sizeof...(None) == 0, int>::type;

constexpr double host_pi = 3.14159265358979323846;

// sin(pi * x), cos(pi * x) and tan(pi * x). The argument is reduced to at most 1/4 without rounding
// before it is multiplied by pi.
inline double host_sinpi(double x) AMPCC_CPU {
  const double r = std::remainder(x, 2.0), size = std::fabs(r);
  const double value = size <= 0.25   ? std::sin(host_pi * size)
                       : size <= 0.75 ? std::cos(host_pi * (0.5 - size))
                                      : std::sin(host_pi * (1.0 - size));
  return std::copysign(value, r);
}
inline double host_cospi(double x) AMPCC_CPU {
  const double size = std::fabs(std::remainder(x, 2.0));
  return size <= 0.25   ? std::cos(host_pi * size)
         : size <= 0.75 ? std::sin(host_pi * (0.5 - size))
                        : -std::cos(host_pi * (1.0 - size));
}
inline double host_tanpi(double x) AMPCC_CPU {
  const double r = std::remainder(x, 1.0), size = std::fabs(r);
  const double value = size <= 0.25 ? std::tan(host_pi * size)
                       : size < 0.5 ? 1.0 / std::tan(host_pi * (0.5 - size))
                                    : std::numeric_limits<double>::infinity();
  return std::isnan(x) ? x : std::copysign(value, r);
}

/// x times 2 to the power of `exponent`. An exponent that is not a whole number gives a NaN.
inline double host_scalb(double x, double exponent) AMPCC_CPU {
  if (!std::isfinite(exponent))
    return exponent > 0.0 ? x * exponent : x / -exponent;
  if (std::nearbyint(exponent) != exponent)
    return std::numeric_limits<double>::quiet_NaN();
  return std::ldexp(x, static_cast<int>(std::fmin(std::fmax(exponent, -9999.0), 9999.0)));
}

/// The sign of gamma(x), 1 or -1; also of gamma(-0), which is -infinity.
inline int host_gamma_sign(double x) AMPCC_CPU {
  const double whole = std::floor(x);
  const bool is_odd = whole != x && std::fmod(whole, 2.0) != 0.0;
  return x == 0.0 ? (std::signbit(x) ? -1 : 1) : x < 0.0 && is_odd ? -1 : 1;
}

} // namespace ampcc_detail

// Declares NAME and NAMEf. VALUE is an expression that computes the result in double from x.
#define AMPCC_HOST_1(NAME, VALUE)                                                                  \
  template <typename T> ampcc_detail::real<T> NAME(T argument) AMPCC_CPU {                         \
    const double x = static_cast<double>(argument);                                                \
    return static_cast<ampcc_detail::real<T>>(VALUE);                                              \
  }                                                                                                \
  template <typename T> ampcc_detail::real_f<T> NAME##f(T argument) AMPCC_CPU {                    \
    const double x = static_cast<double>(static_cast<float>(argument));                            \
    return static_cast<float>(VALUE);                                                              \
  }

// A predicate. It returns an int because that of kernels does: in a function for both sides ampcc
// rejects a call whose type differs between them (err_dual_types_differ). With an integer and
// `using namespace std`, std's template for integers is a second candidate. The empty pack makes
// ours less specialised, so that the call is not ambiguous and std's is called.
#define AMPCC_HOST_PREDICATE(NAME)                                                                 \
  template <typename T, typename... None>                                                          \
  ampcc_detail::int_of<T, None...> NAME(T x, None...) AMPCC_CPU {                                  \
    return std::NAME(x);                                                                           \
  }

namespace fast_math {

AMPCC_HOST_PREDICATE(isfinite)
AMPCC_HOST_PREDICATE(isinf)
AMPCC_HOST_PREDICATE(isnan)
AMPCC_HOST_PREDICATE(signbit)
inline int signbitf(float x) AMPCC_CPU { return std::signbit(x); }

AMPCC_HOST_1(rsqrt, 1.0 / std::sqrt(x))

template <typename T> void sincos(T x, ampcc_detail::real_f<T> *s, float *c) AMPCC_CPU {
  *s = std::sin(static_cast<float>(x));
  *c = std::cos(static_cast<float>(x));
}
template <typename T> void sincosf(T x, ampcc_detail::real_f<T> *s, float *c) AMPCC_CPU {
  fast_math::sincos(static_cast<float>(x), s, c);
}

} // namespace fast_math

namespace precise_math {

using std::fpclassify;
AMPCC_HOST_PREDICATE(isfinite)
AMPCC_HOST_PREDICATE(isinf)
AMPCC_HOST_PREDICATE(isnan)
AMPCC_HOST_PREDICATE(isnormal)
AMPCC_HOST_PREDICATE(signbit)
inline int signbitf(float x) AMPCC_CPU { return std::signbit(x); }

AMPCC_HOST_1(cospi, ampcc_detail::host_cospi(x))
AMPCC_HOST_1(exp10, std::pow(10.0, x))
AMPCC_HOST_1(rcbrt, 1.0 / std::cbrt(x))
AMPCC_HOST_1(rsqrt, 1.0 / std::sqrt(x))
AMPCC_HOST_1(sinpi, ampcc_detail::host_sinpi(x))
AMPCC_HOST_1(tanpi, ampcc_detail::host_tanpi(x))

template <typename T> ampcc_detail::real<T> lgamma(T x, int *sign) AMPCC_CPU {
  *sign = ampcc_detail::host_gamma_sign(x);
  return std::lgamma(static_cast<ampcc_detail::real<T>>(x));
}
template <typename T> ampcc_detail::real_f<T> lgammaf(T x, int *sign) AMPCC_CPU {
  return precise_math::lgamma(static_cast<float>(x), sign);
}

template <typename A, typename B> ampcc_detail::common_real<A, B> scalb(A x, B exponent) AMPCC_CPU {
  return static_cast<ampcc_detail::common_real<A, B>>(ampcc_detail::host_scalb(x, exponent));
}
template <typename A, typename B> ampcc_detail::real_f<A> scalbf(A x, B exponent) AMPCC_CPU {
  return static_cast<float>(
      ampcc_detail::host_scalb(static_cast<float>(x), static_cast<float>(exponent)));
}

template <typename T>
void sincos(T x, ampcc_detail::real<T> *s, ampcc_detail::real<T> *c) AMPCC_CPU {
  *s = std::sin(static_cast<ampcc_detail::real<T>>(x));
  *c = std::cos(static_cast<ampcc_detail::real<T>>(x));
}
template <typename T> void sincosf(T x, ampcc_detail::real_f<T> *s, float *c) AMPCC_CPU {
  precise_math::sincos(static_cast<float>(x), s, c);
}

inline float nanf(int) AMPCC_CPU { return std::numeric_limits<float>::quiet_NaN(); }
inline double nan(int) AMPCC_CPU { return std::numeric_limits<double>::quiet_NaN(); }

} // namespace precise_math

#undef AMPCC_HOST_1
#undef AMPCC_HOST_PREDICATE

} // namespace Concurrency

#include "end_exact_floats.h"

#endif
