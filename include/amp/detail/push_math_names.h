//===- push_math_names.h - macros of the program with names of <amp_math.h> ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// <amp_math.h> includes this file at its beginning and pop_math_names.h at its end. Visual C++
// lacked C99's functions for long, so programs define `round` or `isnan` as macros. This file saves
// and undefines such macros while the header is read, as <ampcc_rt/push_names.h> does for the other
// names of the library. A build generates that file (scripts/macro-names); this one is written by
// hand, and each name here needs a line in pop_math_names.h.
//
//===----------------------------------------------------------------------===//
#pragma push_macro("acosh")
#undef acosh
#pragma push_macro("asinh")
#undef asinh
#pragma push_macro("atanh")
#undef atanh
#pragma push_macro("cbrt")
#undef cbrt
#pragma push_macro("copysign")
#undef copysign
#pragma push_macro("erf")
#undef erf
#pragma push_macro("erfc")
#undef erfc
#pragma push_macro("exp10")
#undef exp10
#pragma push_macro("exp2")
#undef exp2
#pragma push_macro("exp2f")
#undef exp2f
#pragma push_macro("expm1")
#undef expm1
#pragma push_macro("fdim")
#undef fdim
#pragma push_macro("fma")
#undef fma
#pragma push_macro("fmax")
#undef fmax
#pragma push_macro("fmaxf")
#undef fmaxf
#pragma push_macro("fmin")
#undef fmin
#pragma push_macro("fminf")
#undef fminf
#pragma push_macro("fpclassify")
#undef fpclassify
#pragma push_macro("hypot")
#undef hypot
#pragma push_macro("ilogb")
#undef ilogb
#pragma push_macro("isfinite")
#undef isfinite
#pragma push_macro("isinf")
#undef isinf
#pragma push_macro("isnan")
#undef isnan
#pragma push_macro("isnormal")
#undef isnormal
#pragma push_macro("lgamma")
#undef lgamma
#pragma push_macro("log1p")
#undef log1p
#pragma push_macro("log2")
#undef log2
#pragma push_macro("log2f")
#undef log2f
#pragma push_macro("logb")
#undef logb
#pragma push_macro("nan")
#undef nan
#pragma push_macro("nearbyint")
#undef nearbyint
#pragma push_macro("nextafter")
#undef nextafter
#pragma push_macro("phi")
#undef phi
#pragma push_macro("rcbrt")
#undef rcbrt
#pragma push_macro("remainder")
#undef remainder
#pragma push_macro("remquo")
#undef remquo
#pragma push_macro("round")
#undef round
#pragma push_macro("roundf")
#undef roundf
#pragma push_macro("rsqrt")
#undef rsqrt
#pragma push_macro("scalbn")
#undef scalbn
#pragma push_macro("signbit")
#undef signbit
#pragma push_macro("sincos")
#undef sincos
#pragma push_macro("tgamma")
#undef tgamma
#pragma push_macro("trunc")
#undef trunc
#pragma push_macro("truncf")
#undef truncf
