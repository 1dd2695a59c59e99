//===- BuiltinsTest.cpp - every built-in of KIR can be run ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/KIR/Builtins.h"
#include "ampcc/Interpreter/Interpreter.h"
#include "ampcc/KIR/Text.h"
#include "ampcc/KIR/Verifier.h"
#include <gtest/gtest.h>

using namespace ampcc;
using namespace ampcc::kir;

namespace {

struct Row {
  BuiltinID ID;
  const char *Call; ///< of the variables i = 1, u = 1, f = 1, d = 1 and four
};

const Row Rows[] = {
    {BuiltinID::get_global_id, "@get_global_id<ulong>(0u)"},
    {BuiltinID::get_local_id, "@get_local_id<ulong>(0u)"},
    {BuiltinID::get_group_id, "@get_group_id<ulong>(0u)"},
    {BuiltinID::get_global_size, "@get_global_size<ulong>(0u)"},
    {BuiltinID::get_local_size, "@get_local_size<ulong>(0u)"},
    {BuiltinID::get_num_groups, "@get_num_groups<ulong>(0u)"},
    {BuiltinID::IN_DOMAIN, "@IN_DOMAIN<bool>(i, 2)"},
    {BuiltinID::SWAPPED, "@SWAPPED<int>(1, 0)"},
    {BuiltinID::VIEW_OFFSET, "@VIEW_OFFSET<int>(0, i)"},
    {BuiltinID::USUAL, "@USUAL<uint>(0, 1u, u)"},
    {BuiltinID::HAS_IMAGE, "@HAS_IMAGE<bool>(0)"},
    {BuiltinID::SAMPLE_IMAGE, "i == 7 ? @SAMPLE_IMAGE<void>(0, f, f, &four[0]) : @BRANCH<void>()"},
    {BuiltinID::IN_BOUNDS, "@IN_BOUNDS<bool>(&i, (ulong)&i, 4ul)"},
    {BuiltinID::INDEX, "@INDEX<long>(i)"},
    {BuiltinID::MUL_ADD, "@MUL_ADD<float>(f, f, f)"},
    {BuiltinID::GPU_MUL_ADD, "@GPU_MUL_ADD<float>(f, f, f)"},
    {BuiltinID::EXACT_MUL, "@EXACT_MUL<float>(f, f)"},
    {BuiltinID::CHECK_INDEX, "@CHECK_INDEX<int>(i, i, 4)"},
    {BuiltinID::IN_BUFFER, "@IN_BUFFER<bool>(&i)"},
    {BuiltinID::SHADOW_ACCESS, "@SHADOW_ACCESS<uint>(&i, 4, 0, 0, 0, 0u, 0, 0ul)"},
    {BuiltinID::SHADOW_MARKS, "@SHADOW_MARKS<ulong>(&i)"},
    {BuiltinID::SHADOW_WRITTEN, "@SHADOW_WRITTEN<bool>(0ul, &i, &i, 4)"},
    {BuiltinID::SHADOW_WRITES, "@SHADOW_WRITES<bool>(0ul, &i, &i, 4)"},
    {BuiltinID::SHADOW_OTHER, "@SHADOW_OTHER<int>(0)"},
    {BuiltinID::SHADOW_BARRIER, "@SHADOW_BARRIER<void>(0, 0, 0, 1)"},
    {BuiltinID::SHADOW_ABSENT, "@SHADOW_ABSENT<int>(0)"},
    {BuiltinID::PREFETCH_WRITE, "@PREFETCH_WRITE<void>(&i, 64)"},
    {BuiltinID::barrier, "@barrier<void>(3)"},
    {BuiltinID::mem_fence, "@mem_fence<void>(3)"},
    {BuiltinID::BRANCH, "@BRANCH<void>()"},
    {BuiltinID::DIVERGENT, "@DIVERGENT<bool>()"},
    {BuiltinID::NO_CASE, "@NO_CASE<int>()"},
    {BuiltinID::SCALAR, "@SCALAR<void>()"},
    {BuiltinID::tile_cut, "@tile_cut<void>()"},
    {BuiltinID::send_message, "@send_message<void>(0, i)"},
    {BuiltinID::end_thread, "@end_thread<void>()"},
    {BuiltinID::follow_end, "@follow_end<void>()"},
    {BuiltinID::atomic_add, "@atomic_add<int>(&i, 3)"},
    {BuiltinID::atomic_sub, "@atomic_sub<int>(&i, 3)"},
    {BuiltinID::atomic_xchg, "@atomic_xchg<int>(&i, 3)"},
    {BuiltinID::atomic_inc, "@atomic_inc<int>(&i)"},
    {BuiltinID::atomic_dec, "@atomic_dec<int>(&i)"},
    {BuiltinID::atomic_cmpxchg, "@atomic_cmpxchg<int>(&i, 1, 2)"},
    {BuiltinID::atomic_min, "@atomic_min<int>(&i, 3)"},
    {BuiltinID::atomic_max, "@atomic_max<int>(&i, 3)"},
    {BuiltinID::atomic_and, "@atomic_and<int>(&i, 3)"},
    {BuiltinID::atomic_or, "@atomic_or<int>(&i, 3)"},
    {BuiltinID::atomic_xor, "@atomic_xor<int>(&i, 3)"},
    {BuiltinID::frexp, "@frexp<float>(f, &i)"},
    {BuiltinID::lgamma_r, "@lgamma_r<double>(d, &i)"},
    {BuiltinID::modf, "@modf<float>(f, &f)"},
    {BuiltinID::remquo, "@remquo<double>(d, d, &i)"},
    {BuiltinID::sincos, "@sincos<float>(f, &f)"},
    {BuiltinID::acos, "@acos<float>(f), @acos<double>(d)"},
    {BuiltinID::acosh, "@acosh<float>(f), @acosh<double>(d)"},
    {BuiltinID::asin, "@asin<float>(f), @asin<double>(d)"},
    {BuiltinID::asinh, "@asinh<float>(f), @asinh<double>(d)"},
    {BuiltinID::atan, "@atan<float>(f), @atan<double>(d)"},
    {BuiltinID::atanh, "@atanh<float>(f), @atanh<double>(d)"},
    {BuiltinID::cbrt, "@cbrt<float>(f), @cbrt<double>(d)"},
    {BuiltinID::ceil, "@ceil<float>(f), @ceil<double>(d)"},
    {BuiltinID::cos, "@cos<float>(f), @cos<double>(d)"},
    {BuiltinID::cosh, "@cosh<float>(f), @cosh<double>(d)"},
    {BuiltinID::cospi, "@cospi<float>(f), @cospi<double>(d)"},
    {BuiltinID::erf, "@erf<float>(f), @erf<double>(d)"},
    {BuiltinID::erfc, "@erfc<float>(f), @erfc<double>(d)"},
    {BuiltinID::exp, "@exp<float>(f), @exp<double>(d)"},
    {BuiltinID::exp10, "@exp10<float>(f), @exp10<double>(d)"},
    {BuiltinID::exp2, "@exp2<float>(f), @exp2<double>(d)"},
    {BuiltinID::expm1, "@expm1<float>(f), @expm1<double>(d)"},
    {BuiltinID::fabs, "@fabs<float>(f), @fabs<double>(d)"},
    {BuiltinID::floor, "@floor<float>(f), @floor<double>(d)"},
    {BuiltinID::ilogb, "@ilogb<int>(d)"},
    {BuiltinID::isfinite, "@isfinite<int>(f), @isfinite<int>(d)"},
    {BuiltinID::isinf, "@isinf<int>(f), @isinf<int>(d)"},
    {BuiltinID::isnan, "@isnan<int>(f), @isnan<int>(d)"},
    {BuiltinID::isnormal, "@isnormal<int>(f), @isnormal<int>(d)"},
    {BuiltinID::lgamma, "@lgamma<float>(f), @lgamma<double>(d)"},
    {BuiltinID::log, "@log<float>(f), @log<double>(d)"},
    {BuiltinID::log10, "@log10<float>(f), @log10<double>(d)"},
    {BuiltinID::log1p, "@log1p<float>(f), @log1p<double>(d)"},
    {BuiltinID::log2, "@log2<float>(f), @log2<double>(d)"},
    {BuiltinID::logb, "@logb<float>(f), @logb<double>(d)"},
    {BuiltinID::nan, "@nan<float>(u)"},
    {BuiltinID::rint, "@rint<float>(f), @rint<double>(d)"},
    {BuiltinID::round, "@round<float>(f), @round<double>(d)"},
    {BuiltinID::rsqrt, "@rsqrt<float>(f), @rsqrt<double>(d)"},
    {BuiltinID::signbit, "@signbit<int>(f), @signbit<int>(d)"},
    {BuiltinID::sin, "@sin<float>(f), @sin<double>(d)"},
    {BuiltinID::sinh, "@sinh<float>(f), @sinh<double>(d)"},
    {BuiltinID::sinpi, "@sinpi<float>(f), @sinpi<double>(d)"},
    {BuiltinID::sqrt, "@sqrt<float>(f), @sqrt<double>(d)"},
    {BuiltinID::tan, "@tan<float>(f), @tan<double>(d)"},
    {BuiltinID::tanh, "@tanh<float>(f), @tanh<double>(d)"},
    {BuiltinID::tanpi, "@tanpi<float>(f), @tanpi<double>(d)"},
    {BuiltinID::tgamma, "@tgamma<float>(f), @tgamma<double>(d)"},
    {BuiltinID::trunc, "@trunc<float>(f), @trunc<double>(d)"},
    {BuiltinID::atan2, "@atan2<float>(f, f), @atan2<double>(d, d)"},
    {BuiltinID::copysign, "@copysign<float>(f, f), @copysign<double>(d, d)"},
    {BuiltinID::fdim, "@fdim<float>(f, f), @fdim<double>(d, d)"},
    {BuiltinID::fma, "@fma<float>(f, f, f)"},
    {BuiltinID::fmax, "@fmax<float>(f, f), @fmax<double>(d, d)"},
    {BuiltinID::fmin, "@fmin<float>(f, f), @fmin<double>(d, d)"},
    {BuiltinID::fmod, "@fmod<float>(f, f), @fmod<double>(d, d)"},
    {BuiltinID::hypot, "@hypot<float>(f, f), @hypot<double>(d, d)"},
    {BuiltinID::ldexp, "@ldexp<float>(f, i)"},
    {BuiltinID::mad, "@mad<double>(d, d, d)"},
    {BuiltinID::nextafter, "@nextafter<float>(f, f), @nextafter<double>(d, d)"},
    {BuiltinID::pow, "@pow<float>(f, f), @pow<double>(d, d)"},
    {BuiltinID::remainder, "@remainder<float>(f, f), @remainder<double>(d, d)"},
    {BuiltinID::native_cos, "@native_cos<float>(f)"},
    {BuiltinID::native_exp, "@native_exp<float>(f)"},
    {BuiltinID::native_exp2, "@native_exp2<float>(f)"},
    {BuiltinID::native_log, "@native_log<float>(f)"},
    {BuiltinID::native_log10, "@native_log10<float>(f)"},
    {BuiltinID::native_log2, "@native_log2<float>(f)"},
    {BuiltinID::native_recip, "@native_recip<float>(f)"},
    {BuiltinID::native_rsqrt, "@native_rsqrt<float>(f)"},
    {BuiltinID::native_sin, "@native_sin<float>(f)"},
    {BuiltinID::native_sqrt, "@native_sqrt<float>(f)"},
    {BuiltinID::native_tan, "@native_tan<float>(f)"},
    {BuiltinID::abs, "@abs<uint>(i)"},
    {BuiltinID::as_float, "@as_float<float>(u)"},
    {BuiltinID::as_double, "@as_double<double>(3l)"},
    {BuiltinID::as_int, "@as_int<int>(f)"},
    {BuiltinID::as_uint, "@as_uint<uint>(f)"},
    {BuiltinID::as_long, "@as_long<long>(d)"},
    {BuiltinID::as_ulong, "@as_ulong<ulong>(d)"},
    {BuiltinID::clamp, "@clamp<int>(i, 0, 5)"},
    {BuiltinID::clz, "@clz<uint>(u)"},
    {BuiltinID::max, "@max<int>(i, 3)"},
    {BuiltinID::min, "@min<uint>(u, 3u)"},
    {BuiltinID::popcount, "@popcount<uint>(u)"},
};

/// What a kernel of one thread that calls it ends with.
Outcome run(const Row &R) {
  const std::string Text = std::string("message print \"\" (int) at 0:0\n"
                                       "kernel void k() key \"k\" rank 1 group 1 1 1 {\n"
                                       "  int i = 1; uint u = 1u; float f = 1.0f; double d = 1.0;\n"
                                       "  float[4] four = {};\n  ") +
                           R.Call + ";\n}\n";
  std::string Error;
  const std::unique_ptr<Module> M = readText(Text, Error);
  EXPECT_TRUE(M) << Error << " in " << Text;
  EXPECT_EQ(verify(*M), std::vector<std::string>());
  return interpret(*M, *M->Functions[0], Launch());
}

TEST(Builtins, EveryRowIsExecutable) {
  for (unsigned I = 0; I < unsigned(BuiltinID::Unknown); ++I) {
    ASSERT_LT(I, std::size(Rows));
    const Row &R = Rows[I];
    ASSERT_EQ(R.ID, BuiltinID(I)) << builtinInfo(BuiltinID(I)).Name.str();
    ASSERT_NE(std::string(R.Call).find("@" + builtinInfo(R.ID).Name.str() + "<"),
              std::string::npos);
    const Outcome O = run(R);
    EXPECT_FALSE(O.Problem) << R.Call << ": " << O.Problem->Sentence;
  }
}

TEST(Builtins, WrongArgumentsAreReported) {
  const Outcome O = run({BuiltinID::sin, "@sin<float>(i)"});
  ASSERT_TRUE(O.Problem);
  EXPECT_EQ(O.Problem->K, Undefined::Kind::Unsupported);
}

} // namespace
