//===- BuiltinsTest.cpp - tests that run every built-in of KIR -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Interpreter/Interpreter.h"
#include "ampcc/KIR/AnyBuiltin.h"
#include "ampcc/KIR/Text.h"
#include "ampcc/KIR/Verifier.h"
#include <gtest/gtest.h>
#include <set>

using namespace ampcc;
using namespace ampcc::kir;

namespace {

struct Row {
  AnyBuiltin ID;
  const char *Call; ///< of the variables i = 1, u = 1, f = 1, d = 1 and four
};

const Row Rows[] = {
    {AnyBuiltin::get_global_id, "@get_global_id<ulong>(0u)"},
    {AnyBuiltin::get_local_id, "@get_local_id<ulong>(0u)"},
    {AnyBuiltin::get_group_id, "@get_group_id<ulong>(0u)"},
    {AnyBuiltin::get_global_size, "@get_global_size<ulong>(0u)"},
    {AnyBuiltin::get_local_size, "@get_local_size<ulong>(0u)"},
    {AnyBuiltin::get_num_groups, "@get_num_groups<ulong>(0u)"},
    {AnyBuiltin::IN_DOMAIN, "@IN_DOMAIN<bool>(i, 2)"},
    {AnyBuiltin::SWAPPED, "@SWAPPED<int>(1, 0)"},
    {AnyBuiltin::VIEW_OFFSET, "@VIEW_OFFSET<int>(0, i)"},
    {AnyBuiltin::USUAL, "@USUAL<uint>(0, 1u, u)"},
    {AnyBuiltin::HAS_IMAGE, "@HAS_IMAGE<bool>(0)"},
    {AnyBuiltin::SAMPLE_IMAGE, "i == 7 ? @SAMPLE_IMAGE<void>(0, f, f, &four[0]) : @BRANCH<void>()"},
    {AnyBuiltin::IN_BOUNDS, "@IN_BOUNDS<bool>(&i, (ulong)&i, 4ul)"},
    {AnyBuiltin::INDEX, "@INDEX<long>(i)"},
    {AnyBuiltin::MUL_ADD, "@MUL_ADD<float>(f, f, f)"},
    {AnyBuiltin::GPU_MUL_ADD, "@GPU_MUL_ADD<float>(f, f, f)"},
    {AnyBuiltin::EXACT_MUL, "@EXACT_MUL<float>(f, f)"},
    {AnyBuiltin::HALF_VALUE, "@HALF_VALUE<float>((ushort)u)"},
    {AnyBuiltin::HALF_BITS, "@HALF_BITS<ushort>(f)"},
    {AnyBuiltin::CHECK_INDEX, "@CHECK_INDEX<int>(i, i, 4)"},
    {AnyBuiltin::IN_BUFFER, "@IN_BUFFER<bool>(&i)"},
    {AnyBuiltin::SHADOW_ACCESS, "@SHADOW_ACCESS<uint>(&i, 4, 0, 0, 0, 0u, 0, 0ul)"},
    {AnyBuiltin::SHADOW_MARKS, "@SHADOW_MARKS<ulong>(&i)"},
    {AnyBuiltin::SHADOW_WRITTEN, "@SHADOW_WRITTEN<bool>(0ul, &i, &i, 4)"},
    {AnyBuiltin::SHADOW_WRITES, "@SHADOW_WRITES<bool>(0ul, &i, &i, 4)"},
    {AnyBuiltin::SHADOW_OTHER, "@SHADOW_OTHER<int>(0)"},
    {AnyBuiltin::SHADOW_BARRIER, "@SHADOW_BARRIER<void>(0, 0, 0, 1)"},
    {AnyBuiltin::SHADOW_ABSENT, "@SHADOW_ABSENT<int>(0)"},
    {AnyBuiltin::PREFETCH_WRITE, "@PREFETCH_WRITE<void>(&i, 64)"},
    {AnyBuiltin::barrier, "@barrier<void>(3)"},
    {AnyBuiltin::mem_fence, "@mem_fence<void>(3)"},
    {AnyBuiltin::BRANCH, "@BRANCH<void>()"},
    {AnyBuiltin::DIVERGENT, "@DIVERGENT<bool>()"},
    {AnyBuiltin::NO_CASE, "@NO_CASE<int>()"},
    {AnyBuiltin::SCALAR, "@SCALAR<void>()"},
    {AnyBuiltin::SUB_GROUPS, "@SUB_GROUPS<bool>()"},
    {AnyBuiltin::SUB_GROUP_SHUFFLE, "@SUB_GROUPS<bool>() ? @SUB_GROUP_SHUFFLE<uint>(u, 0, 1) : u"},
    {AnyBuiltin::SUB_GROUP_BALLOT, "@SUB_GROUPS<bool>() ? @SUB_GROUP_BALLOT<uint>(true, 1) : u"},
    {AnyBuiltin::SUB_GROUP_WAIT, "@SUB_GROUP_WAIT<void>(1)"},
    {AnyBuiltin::tile_cut, "@tile_cut<void>()"},
    {AnyBuiltin::send_message, "@send_message<void>(0, i)"},
    {AnyBuiltin::end_thread, "@end_thread<void>()"},
    {AnyBuiltin::follow_end, "@follow_end<void>()"},
    {AnyBuiltin::atomic_add, "@atomic_add<int>(&i, 3)"},
    {AnyBuiltin::ADD_SUM, "@ADD_SUM<void>(&i, 3, 0)"},
    {AnyBuiltin::atomic_sub, "@atomic_sub<int>(&i, 3)"},
    {AnyBuiltin::atomic_xchg, "@atomic_xchg<int>(&i, 3)"},
    {AnyBuiltin::atomic_inc, "@atomic_inc<int>(&i)"},
    {AnyBuiltin::atomic_dec, "@atomic_dec<int>(&i)"},
    {AnyBuiltin::atomic_cmpxchg, "@atomic_cmpxchg<int>(&i, 1, 2)"},
    {AnyBuiltin::atomic_min, "@atomic_min<int>(&i, 3)"},
    {AnyBuiltin::atomic_max, "@atomic_max<int>(&i, 3)"},
    {AnyBuiltin::atomic_and, "@atomic_and<int>(&i, 3)"},
    {AnyBuiltin::atomic_or, "@atomic_or<int>(&i, 3)"},
    {AnyBuiltin::atomic_xor, "@atomic_xor<int>(&i, 3)"},
    {AnyBuiltin::atomic_load, "@atomic_load<int>(&i)"},
    {AnyBuiltin::atomic_store, "@atomic_store<void>(&i, 3)"},
    {AnyBuiltin::frexp, "@frexp<float>(f, &i)"},
    {AnyBuiltin::lgamma_r, "@lgamma_r<double>(d, &i)"},
    {AnyBuiltin::modf, "@modf<float>(f, &f)"},
    {AnyBuiltin::remquo, "@remquo<double>(d, d, &i)"},
    {AnyBuiltin::sincos, "@sincos<float>(f, &f)"},
    {AnyBuiltin::acos, "@acos<float>(f), @acos<double>(d)"},
    {AnyBuiltin::acosh, "@acosh<float>(f), @acosh<double>(d)"},
    {AnyBuiltin::asin, "@asin<float>(f), @asin<double>(d)"},
    {AnyBuiltin::asinh, "@asinh<float>(f), @asinh<double>(d)"},
    {AnyBuiltin::atan, "@atan<float>(f), @atan<double>(d)"},
    {AnyBuiltin::atanh, "@atanh<float>(f), @atanh<double>(d)"},
    {AnyBuiltin::cbrt, "@cbrt<float>(f), @cbrt<double>(d)"},
    {AnyBuiltin::ceil, "@ceil<float>(f), @ceil<double>(d)"},
    {AnyBuiltin::cos, "@cos<float>(f), @cos<double>(d)"},
    {AnyBuiltin::cosh, "@cosh<float>(f), @cosh<double>(d)"},
    {AnyBuiltin::cospi, "@cospi<float>(f), @cospi<double>(d)"},
    {AnyBuiltin::erf, "@erf<float>(f), @erf<double>(d)"},
    {AnyBuiltin::erfc, "@erfc<float>(f), @erfc<double>(d)"},
    {AnyBuiltin::exp, "@exp<float>(f), @exp<double>(d)"},
    {AnyBuiltin::exp10, "@exp10<float>(f), @exp10<double>(d)"},
    {AnyBuiltin::exp2, "@exp2<float>(f), @exp2<double>(d)"},
    {AnyBuiltin::expm1, "@expm1<float>(f), @expm1<double>(d)"},
    {AnyBuiltin::fabs, "@fabs<float>(f), @fabs<double>(d)"},
    {AnyBuiltin::floor, "@floor<float>(f), @floor<double>(d)"},
    {AnyBuiltin::ilogb, "@ilogb<int>(d)"},
    {AnyBuiltin::isfinite, "@isfinite<int>(f), @isfinite<int>(d)"},
    {AnyBuiltin::isinf, "@isinf<int>(f), @isinf<int>(d)"},
    {AnyBuiltin::isnan, "@isnan<int>(f), @isnan<int>(d)"},
    {AnyBuiltin::isnormal, "@isnormal<int>(f), @isnormal<int>(d)"},
    {AnyBuiltin::lgamma, "@lgamma<float>(f), @lgamma<double>(d)"},
    {AnyBuiltin::log, "@log<float>(f), @log<double>(d)"},
    {AnyBuiltin::log10, "@log10<float>(f), @log10<double>(d)"},
    {AnyBuiltin::log1p, "@log1p<float>(f), @log1p<double>(d)"},
    {AnyBuiltin::log2, "@log2<float>(f), @log2<double>(d)"},
    {AnyBuiltin::logb, "@logb<float>(f), @logb<double>(d)"},
    {AnyBuiltin::nan, "@nan<float>(u)"},
    {AnyBuiltin::rint, "@rint<float>(f), @rint<double>(d)"},
    {AnyBuiltin::round, "@round<float>(f), @round<double>(d)"},
    {AnyBuiltin::rsqrt, "@rsqrt<float>(f), @rsqrt<double>(d)"},
    {AnyBuiltin::signbit, "@signbit<int>(f), @signbit<int>(d)"},
    {AnyBuiltin::sin, "@sin<float>(f), @sin<double>(d)"},
    {AnyBuiltin::sinh, "@sinh<float>(f), @sinh<double>(d)"},
    {AnyBuiltin::sinpi, "@sinpi<float>(f), @sinpi<double>(d)"},
    {AnyBuiltin::sqrt, "@sqrt<float>(f), @sqrt<double>(d)"},
    {AnyBuiltin::tan, "@tan<float>(f), @tan<double>(d)"},
    {AnyBuiltin::tanh, "@tanh<float>(f), @tanh<double>(d)"},
    {AnyBuiltin::tanpi, "@tanpi<float>(f), @tanpi<double>(d)"},
    {AnyBuiltin::tgamma, "@tgamma<float>(f), @tgamma<double>(d)"},
    {AnyBuiltin::trunc, "@trunc<float>(f), @trunc<double>(d)"},
    {AnyBuiltin::atan2, "@atan2<float>(f, f), @atan2<double>(d, d)"},
    {AnyBuiltin::copysign, "@copysign<float>(f, f), @copysign<double>(d, d)"},
    {AnyBuiltin::fdim, "@fdim<float>(f, f), @fdim<double>(d, d)"},
    {AnyBuiltin::fma, "@fma<float>(f, f, f)"},
    {AnyBuiltin::fmax, "@fmax<float>(f, f), @fmax<double>(d, d)"},
    {AnyBuiltin::fmin, "@fmin<float>(f, f), @fmin<double>(d, d)"},
    {AnyBuiltin::fmod, "@fmod<float>(f, f), @fmod<double>(d, d)"},
    {AnyBuiltin::hypot, "@hypot<float>(f, f), @hypot<double>(d, d)"},
    {AnyBuiltin::ldexp, "@ldexp<float>(f, i)"},
    {AnyBuiltin::mad, "@mad<double>(d, d, d)"},
    {AnyBuiltin::nextafter, "@nextafter<float>(f, f), @nextafter<double>(d, d)"},
    {AnyBuiltin::pow, "@pow<float>(f, f), @pow<double>(d, d)"},
    {AnyBuiltin::remainder, "@remainder<float>(f, f), @remainder<double>(d, d)"},
    {AnyBuiltin::native_cos, "@native_cos<float>(f)"},
    {AnyBuiltin::native_exp, "@native_exp<float>(f)"},
    {AnyBuiltin::native_exp2, "@native_exp2<float>(f)"},
    {AnyBuiltin::native_log, "@native_log<float>(f)"},
    {AnyBuiltin::native_log10, "@native_log10<float>(f)"},
    {AnyBuiltin::native_log2, "@native_log2<float>(f)"},
    {AnyBuiltin::native_pow, "@native_pow<float>(f, f)"},
    {AnyBuiltin::native_recip, "@native_recip<float>(f)"},
    {AnyBuiltin::native_rsqrt, "@native_rsqrt<float>(f)"},
    {AnyBuiltin::native_sin, "@native_sin<float>(f)"},
    {AnyBuiltin::native_sqrt, "@native_sqrt<float>(f)"},
    {AnyBuiltin::native_tan, "@native_tan<float>(f)"},
    {AnyBuiltin::LANES_OF, "int{4} v = @LANES_OF<int{4}>(i)"},
    {AnyBuiltin::LANE_NUMBERS, "int{4} v = @LANE_NUMBERS<int{4}>(i)"},
    {AnyBuiltin::SELECT,
     "float{4} v = @SELECT<float{4}>(m, @LANES_OF<float{4}>(f), @LANES_OF<float{4}>(2.0f))"},
    {AnyBuiltin::ANY, "@ANY<bool>(m)"},
    {AnyBuiltin::LANE, "int one = @LANE<int>(@LANES_OF<int{4}>(i), 2)"},
    {AnyBuiltin::LOAD_LANES, "float{4} v = @LOAD_LANES<float{4}>(addr<float*>(four), 0, m)"},
    {AnyBuiltin::GATHER,
     "float{4} v = @GATHER<float{4}>(addr<float*>(four), @LANES_OF<int{4}>(i), 4, m)"},
    {AnyBuiltin::STORE_LANES,
     "@STORE_LANES<void>(addr<float*>(four), 0, @LANES_OF<float{4}>(f), m)"},
    {AnyBuiltin::SCATTER, "@SCATTER<void>(addr<float*>(four), @LANE_NUMBERS<int{4}>(0), 4, "
                          "@LANES_OF<float{4}>(f), m)"},
    {AnyBuiltin::LANE_COUNT, "@LANE_COUNT<int>(4)"},
    {AnyBuiltin::AFTER_LANES, "@AFTER_LANES<int>(i, 9)"},
    {AnyBuiltin::abs, "@abs<uint>(i)"},
    {AnyBuiltin::as_float, "@as_float<float>(u)"},
    {AnyBuiltin::as_double, "@as_double<double>(3l)"},
    {AnyBuiltin::as_int, "@as_int<int>(f)"},
    {AnyBuiltin::as_uint, "@as_uint<uint>(f)"},
    {AnyBuiltin::as_long, "@as_long<long>(d)"},
    {AnyBuiltin::as_ulong, "@as_ulong<ulong>(d)"},
    {AnyBuiltin::clamp, "@clamp<int>(i, 0, 5)"},
    {AnyBuiltin::clz, "@clz<uint>(u)"},
    {AnyBuiltin::max, "@max<int>(i, 3)"},
    {AnyBuiltin::min, "@min<uint>(u, 3u)"},
    {AnyBuiltin::popcount, "@popcount<uint>(u)"},
};

/// Returns the outcome of a kernel of one thread that calls the function.
Outcome run(const Row &R) {
  const std::string Text = std::string("message print \"\" (int) at 0:0\n"
                                       "kernel void k() key \"k\" rank 1 group 1 1 1 {\n"
                                       "  int i = 1; uint u = 1u; float f = 1.0f; double d = 1.0;\n"
                                       "  float[4] four = {};\n"
                                       "  bool{4} m = @LANES_OF<bool{4}>(true);\n  ") +
                           R.Call + ";\n}\n";
  std::string Error;
  const std::unique_ptr<Module> M = readText(Text, Error);
  EXPECT_TRUE(M) << Error << " in " << Text;
  EXPECT_EQ(verify(*M), std::vector<std::string>());
  return interpret(*M, *M->Functions[0], Launch());
}

TEST(Builtins, EveryRowIsExecutable) {
  std::set<AnyBuiltin> Tested;
  for (const Row &R : Rows) {
    EXPECT_TRUE(Tested.insert(R.ID).second) << R.Call;
    ASSERT_NE(std::string(R.Call).find("@" + builtinInfo(R.ID).Name.str() + "<"),
              std::string::npos);
    const Outcome O = run(R);
    EXPECT_FALSE(O.Problem) << R.Call << ": " << O.Problem->Sentence;
  }
  for (unsigned I = 1; I <= BuiltinCount; ++I)
    EXPECT_TRUE(Tested.count(AnyBuiltin(I))) << builtinInfo(AnyBuiltin(I)).Name.str();
}

TEST(Builtins, WrongArgumentsAreReported) {
  const Outcome O = run({AnyBuiltin::as_float, "@as_float<float>(d)"});
  ASSERT_TRUE(O.Problem);
  EXPECT_EQ(O.Problem->K, Undefined::Kind::Unsupported);
}

} // namespace
