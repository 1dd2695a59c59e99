//===- math_lists.h - the functions of <amp_math.h>, by form (spec 9) -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Macros that call F for each function of one form. fast_math.h, precise_math.h and half_math.h
// expand them to declare the functions for kernels, and the first two the IMPORTED ones a second
// time to import the functions for the host. half_math.h writes out the functions of
// PRECISE_BINARY_IMPORTED itself.
//
// - F(NAME, BUILTIN, FAST): BUILTIN is the OpenCL C function for precise_math, FAST the one for
//   fast_math. FAST is a native_ function where that is faster; its accuracy is the device's
//   choice.
// - F(NAME, BUILTIN): a function of precise_math alone.
//
// A further function of one of these forms is a row of a list.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_MATH_LISTS_H
#define AMP_DETAIL_MATH_LISTS_H

// SHARED functions are in both namespaces, PRECISE ones in precise_math only. Host code gets the
// IMPORTED functions from std. math_host.h defines those of the other lists for the host, so a new
// row of these lists needs a function there as well. UNARY and BINARY functions have one or two
// floating point arguments and such a result. PREDICATES return an int, unlike the functions of
// std, and are therefore not imported. Functions of other forms, such as frexp and fma, are
// written out in fast_math.h, precise_math.h and precise_composed.h. A new BUILTIN or FAST also
// needs a row in ampcc/KIR/MathBuiltins.def and in lib/Interpreter/Families.def, and a function in
// ampcc_rt/native_kernel.h.

// clang-format off

#define AMPCC_MATH_SHARED_UNARY_IMPORTED(F)                                                        \
  F(acos, "acos", "acos")                                                                          \
  F(asin, "asin", "asin")                                                                          \
  F(atan, "atan", "atan")                                                                          \
  F(ceil, "ceil", "ceil")                                                                          \
  F(cos, "cos", "native_cos")                                                                      \
  F(cosh, "cosh", "cosh")                                                                          \
  F(exp, "exp", "native_exp")                                                                      \
  F(exp2, "exp2", "native_exp2")                                                                   \
  F(fabs, "fabs", "fabs")                                                                          \
  F(floor, "floor", "floor")                                                                       \
  F(log, "log", "native_log")                                                                      \
  F(log10, "log10", "native_log10")                                                                \
  F(log2, "log2", "native_log2")                                                                   \
  F(round, "round", "round")                                                                       \
  F(sin, "sin", "native_sin")                                                                      \
  F(sinh, "sinh", "sinh")                                                                          \
  F(sqrt, "sqrt", "native_sqrt")                                                                   \
  F(tan, "tan", "native_tan")                                                                      \
  F(tanh, "tanh", "tanh")                                                                          \
  F(trunc, "trunc", "trunc")

#define AMPCC_MATH_SHARED_UNARY(F) F(rsqrt, "rsqrt", "native_rsqrt")

#define AMPCC_MATH_SHARED_BINARY_IMPORTED(F)                                                       \
  F(atan2, "atan2", "atan2")                                                                       \
  F(fmax, "fmax", "fmax")                                                                          \
  F(fmin, "fmin", "fmin")                                                                          \
  F(fmod, "fmod", "fmod")                                                                          \
  F(pow, "pow", "native_pow")

#define AMPCC_MATH_SHARED_PREDICATES(F)                                                            \
  F(isfinite, "isfinite", "isfinite")                                                              \
  F(isinf, "isinf", "isinf")                                                                       \
  F(isnan, "isnan", "isnan")                                                                       \
  F(signbit, "signbit", "signbit")

#define AMPCC_MATH_PRECISE_UNARY_IMPORTED(F)                                                       \
  F(acosh, "acosh") F(asinh, "asinh") F(atanh, "atanh") F(cbrt, "cbrt") F(erf, "erf")              \
  F(erfc, "erfc") F(expm1, "expm1") F(log1p, "log1p") F(logb, "logb") F(nearbyint, "rint")

#define AMPCC_MATH_PRECISE_UNARY(F)                                                                \
  F(cospi, "cospi") F(exp10, "exp10") F(sinpi, "sinpi") F(tanpi, "tanpi")

#define AMPCC_MATH_PRECISE_BINARY_IMPORTED(F)                                                      \
  F(copysign, "copysign") F(fdim, "fdim") F(hypot, "hypot") F(nextafter, "nextafter")              \
  F(remainder, "remainder")

// clang-format on

#endif
