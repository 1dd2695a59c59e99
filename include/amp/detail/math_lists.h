//===- math_lists.h - the functions of <amp_math.h>, by form (spec 9) -----===//
//
// F(NAME, BUILTIN). BUILTIN is OpenCL C's name for NAME. "Shared" functions are in fast_math and in
// precise_math, the others in precise_math only; "imported" ones exist in std too and are imported
// from there for code that runs on the CPU.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_MATH_LISTS_H
#define AMP_DETAIL_MATH_LISTS_H

// clang-format off

#define AMPCC_MATH_SHARED_UNARY_IMPORTED(F)                                                        \
  F(acos, "acos") F(asin, "asin") F(atan, "atan") F(ceil, "ceil") F(cos, "cos") F(cosh, "cosh")    \
  F(exp, "exp") F(exp2, "exp2") F(fabs, "fabs") F(floor, "floor") F(log, "log")                    \
  F(log10, "log10") F(log2, "log2") F(round, "round") F(sin, "sin") F(sinh, "sinh")                \
  F(sqrt, "sqrt") F(tan, "tan") F(tanh, "tanh") F(trunc, "trunc")

#define AMPCC_MATH_SHARED_UNARY(F) F(rsqrt, "rsqrt")

#define AMPCC_MATH_SHARED_BINARY_IMPORTED(F)                                                       \
  F(atan2, "atan2") F(fmax, "fmax") F(fmin, "fmin") F(fmod, "fmod") F(pow, "pow")

#define AMPCC_MATH_SHARED_PREDICATES(F)                                                            \
  F(isfinite, "isfinite") F(isinf, "isinf") F(isnan, "isnan") F(signbit, "signbit")

#define AMPCC_MATH_PRECISE_UNARY_IMPORTED(F)                                                       \
  F(acosh, "acosh") F(asinh, "asinh") F(atanh, "atanh") F(cbrt, "cbrt") F(erf, "erf")              \
  F(erfc, "erfc") F(expm1, "expm1") F(log1p, "log1p") F(logb, "logb") F(nearbyint, "rint")         \
  F(tgamma, "tgamma")

#define AMPCC_MATH_PRECISE_UNARY(F)                                                                \
  F(cospi, "cospi") F(exp10, "exp10") F(sinpi, "sinpi") F(tanpi, "tanpi")

#define AMPCC_MATH_PRECISE_BINARY_IMPORTED(F)                                                      \
  F(copysign, "copysign") F(fdim, "fdim") F(hypot, "hypot") F(nextafter, "nextafter")              \
  F(remainder, "remainder")

// clang-format on

#endif
