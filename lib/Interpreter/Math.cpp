//===- Math.cpp - mathematical functions, and those of bits ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each function calls the C library's in the precision of the type. Functions that only OpenCL C
// has are computed as native_kernel.h does it. MUL_ADD and mad round twice.
//
//===----------------------------------------------------------------------===//
#include "Builtins.h"
#include "ampcc/KIR/AnyBuiltin.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/bit.h"
#include <cmath>

#ifdef __clang__
#pragma STDC FP_CONTRACT OFF
#endif

using namespace ampcc;
using namespace ampcc::interpreter;
using namespace llvm;
using kir::AnyBuiltin;

//===----------------------------------------------------------------------===//
// What the C library lacks
//===----------------------------------------------------------------------===//

static constexpr double Pi = 3.14159265358979323846;

static double sinOfPi(double X) {
  const double R = std::remainder(X, 2.0), Size = std::fabs(R);
  return std::copysign(Size <= 0.25   ? std::sin(Pi * Size)
                       : Size <= 0.75 ? std::cos(Pi * (0.5 - Size))
                                      : std::sin(Pi * (1.0 - Size)),
                       R);
}
static double cosOfPi(double X) {
  const double Size = std::fabs(std::remainder(X, 2.0));
  return Size <= 0.25   ? std::cos(Pi * Size)
         : Size <= 0.75 ? std::sin(Pi * (0.5 - Size))
                        : -std::cos(Pi * (1.0 - Size));
}
static double tanOfPi(double X) {
  const double R = std::remainder(X, 1.0), Size = std::fabs(R);
  const double V = Size <= 0.25 ? std::tan(Pi * Size)
                   : Size < 0.5 ? 1.0 / std::tan(Pi * (0.5 - Size))
                                : double(INFINITY);
  return std::isnan(R) ? R : std::copysign(V, R);
}
static float sinOfPiF(float X) { return float(sinOfPi(X)); }
static float cosOfPiF(float X) { return float(cosOfPi(X)); }
static float tanOfPiF(float X) { return float(tanOfPi(X)); }

static float rsqrtF(float X) { return 1.0f / std::sqrt(X); }
static double rsqrtD(double X) { return 1.0 / std::sqrt(X); }
static float recipF(float X) { return 1.0f / X; }
static float exp10F(float X) { return __builtin_exp10f(X); }
static double exp10D(double X) { return __builtin_exp10(X); }

template <typename T> static T exactProduct(T A, T B) { return A * B; }
template <typename T> static T product(T A, T B, T C) {
  const T P = A * B;
  return P + C;
}

//===----------------------------------------------------------------------===//
// Functions of floats
//===----------------------------------------------------------------------===//

namespace {
using F1 = float (*)(float);
using D1 = double (*)(double);
using F2 = float (*)(float, float);
using D2 = double (*)(double, double);
using F3 = float (*)(float, float, float);
using D3 = double (*)(double, double, double);

template <typename Fn> struct Row {
  AnyBuiltin ID;
  Fn F;
};
template <typename F, typename D> struct Rows {
  AnyBuiltin ID;
  F OfFloat;
  D OfDouble; ///< null: there is none
};
} // namespace

#define SAME(NAME) {AnyBuiltin::NAME, ::NAME##f, ::NAME}
#define NATIVE(NAME) {AnyBuiltin::native_##NAME, ::NAME##f, nullptr}
static const Rows<F1, D1> Unary[] = {
    SAME(acos),
    SAME(acosh),
    SAME(asin),
    SAME(asinh),
    SAME(atan),
    SAME(atanh),
    SAME(cbrt),
    SAME(ceil),
    SAME(cos),
    SAME(cosh),
    {AnyBuiltin::cospi, cosOfPiF, cosOfPi},
    SAME(erf),
    SAME(erfc),
    SAME(exp),
    {AnyBuiltin::exp10, exp10F, exp10D},
    SAME(exp2),
    SAME(expm1),
    SAME(fabs),
    SAME(floor),
    SAME(lgamma),
    SAME(log),
    SAME(log10),
    SAME(log1p),
    SAME(log2),
    SAME(logb),
    SAME(rint),
    SAME(round),
    {AnyBuiltin::rsqrt, rsqrtF, rsqrtD},
    SAME(sin),
    SAME(sinh),
    {AnyBuiltin::sinpi, sinOfPiF, sinOfPi},
    SAME(sqrt),
    SAME(tan),
    SAME(tanh),
    {AnyBuiltin::tanpi, tanOfPiF, tanOfPi},
    SAME(tgamma),
    SAME(trunc),
    NATIVE(cos),
    NATIVE(exp),
    NATIVE(exp2),
    NATIVE(log),
    NATIVE(log10),
    NATIVE(log2),
    {AnyBuiltin::native_recip, recipF, nullptr},
    {AnyBuiltin::native_rsqrt, rsqrtF, nullptr},
    NATIVE(sin),
    NATIVE(sqrt),
    NATIVE(tan),
};
static const Rows<F2, D2> Binary[] = {
    SAME(atan2),
    SAME(copysign),
    SAME(fdim),
    SAME(fmax),
    SAME(fmin),
    SAME(fmod),
    SAME(hypot),
    SAME(nextafter),
    SAME(pow),
    SAME(remainder),
    {AnyBuiltin::native_pow, ::powf, nullptr},
    {AnyBuiltin::EXACT_MUL, exactProduct<float>, exactProduct<double>},
};
static const Rows<F3, D3> Ternary[] = {
    SAME(fma),
    {AnyBuiltin::mad, product<float>, product<double>},
    {AnyBuiltin::MUL_ADD, product<float>, product<double>},
    {AnyBuiltin::GPU_MUL_ADD, product<float>, product<double>},
};
#undef SAME
#undef NATIVE

template <typename T, typename Fn, unsigned Count>
static Value evaluateFloats(const Node &N, Frame &F) {
  const auto Call = reinterpret_cast<Fn>(static_cast<uintptr_t>(N.Number));
  Value V[Count];
  bool IsDefined = true;
  for (unsigned I = 0; I < Count; ++I) {
    V[I] = argument(N, F, I);
    IsDefined &= V[I].Defined;
  }
  if (!IsDefined)
    return {};
  if constexpr (Count == 1)
    return defined(Call(as<T>(V[0])));
  else if constexpr (Count == 2)
    return defined(Call(as<T>(V[0]), as<T>(V[1])));
  else
    return defined(Call(as<T>(V[0]), as<T>(V[1]), as<T>(V[2])));
}

template <unsigned Count, typename F, typename D, size_t Size>
static bool chooseFrom(const Rows<F, D> (&Table)[Size], const kir::Builtin &B, Node &N) {
  for (const Rows<F, D> &Each : Table) {
    if (Each.ID != anyBuiltin(B.Info))
      continue;
    const bool IsDouble = B.type() && scalarOf(B.type()) == Scalar::F64;
    N.Do = IsDouble ? evaluateFloats<double, D, Count> : evaluateFloats<float, F, Count>;
    N.Number = IsDouble ? reinterpret_cast<uintptr_t>(Each.OfDouble)
                        : reinterpret_cast<uintptr_t>(Each.OfFloat);
    bool Fits = N.Number != 0 && B.Args.size() == Count && isFloating(scalarOf(B.type()));
    for (size_t I = 0; Fits && I < Count; ++I)
      Fits = B.Args[I]->type() == B.type();
    return Fits;
  }
  return false;
}

//===----------------------------------------------------------------------===//
// Tests and exponents
//===----------------------------------------------------------------------===//

template <typename T> static Value evaluateTest(const Node &N, Frame &F) {
  const Value V = argument(N, F, 0);
  const T X = as<T>(V);
  int Result = 0;
  switch (static_cast<AnyBuiltin>(N.Slot)) {
  case AnyBuiltin::isfinite:
    Result = std::isfinite(X);
    break;
  case AnyBuiltin::isinf:
    Result = std::isinf(X);
    break;
  case AnyBuiltin::isnan:
    Result = std::isnan(X);
    break;
  case AnyBuiltin::isnormal:
    Result = std::isnormal(X);
    break;
  case AnyBuiltin::signbit:
    Result = std::signbit(X);
    break;
  default: // ilogb
    return {bitsOf(V.Defined ? std::ilogb(X) : 0), V.Defined};
  }
  return {uint64_t(Result != 0), V.Defined};
}

template <typename T> static Value evaluateLdexp(const Node &N, Frame &F) {
  const Value V = argument(N, F, 0), Exponent = argument(N, F, 1);
  return {bitsOf(std::ldexp(as<T>(V), as<int32_t>(Exponent))), V.Defined && Exponent.Defined};
}

bool ampcc::interpreter::chooseMath(const kir::Builtin &B, Node &N) {
  if (B.Args.empty())
    return false;
  const Scalar Of = scalarOfArgument(B, 0), Result = scalarOf(B.type());
  switch (anyBuiltin(B.Info)) {
  case AnyBuiltin::isfinite:
  case AnyBuiltin::isinf:
  case AnyBuiltin::isnan:
  case AnyBuiltin::isnormal:
  case AnyBuiltin::signbit:
  case AnyBuiltin::ilogb:
    N.Slot = unsigned(anyBuiltin(B.Info));
    N.Do = Of == Scalar::F64 ? evaluateTest<double> : evaluateTest<float>;
    return B.Args.size() == 1 && isFloating(Of) && isInteger(Result) &&
           (Result != Scalar::Bool || anyBuiltin(B.Info) != AnyBuiltin::ilogb);
  case AnyBuiltin::ldexp:
    N.Do = Of == Scalar::F64 ? evaluateLdexp<double> : evaluateLdexp<float>;
    return B.Args.size() == 2 && isFloating(Of) && Of == Result &&
           scalarOfArgument(B, 1) == Scalar::I32;
  default:
    return chooseFrom<1>(Unary, B, N) || chooseFrom<2>(Binary, B, N) ||
           chooseFrom<3>(Ternary, B, N);
  }
}

//===----------------------------------------------------------------------===//
// A second result through a pointer
//===----------------------------------------------------------------------===//

template <typename T> static T callInto(AnyBuiltin ID, T X, T Y, T &Floating, int32_t &Whole) {
  switch (ID) {
  case AnyBuiltin::frexp:
    return std::frexp(X, &Whole);
  case AnyBuiltin::modf:
    return std::modf(X, &Floating);
  case AnyBuiltin::remquo:
    return std::remquo(X, Y, &Whole);
  case AnyBuiltin::sincos:
    Floating = std::cos(X);
    return std::sin(X);
  default: // lgamma_r
    Whole = X < T(0) && std::floor(X) != X && std::fmod(std::floor(X), T(2)) != T(0) ? -1 : 1;
    return std::lgamma(X);
  }
}

template <typename T> static Value evaluateInto(const Node &N, Frame &F) {
  const Value X = argument(N, F, 0);
  const Value Y = N.ArgCount == 3 ? argument(N, F, 1) : X;
  const Value To = argument(N, F, N.ArgCount - 1);
  const auto ID = static_cast<AnyBuiltin>(N.Slot);
  const bool IsDefined = X.Defined && Y.Defined;
  T Floating = 0;
  int32_t Whole = 0;
  const T Result = IsDefined ? callInto<T>(ID, as<T>(X), as<T>(Y), Floating, Whole) : T(0);
  const bool IsFloating = ID == AnyBuiltin::modf || ID == AnyBuiltin::sincos;
  F.M.store(F, To, N.Kind, {IsFloating ? bitsOf(Floating) : bitsOf(Whole), IsDefined});
  return {bitsOf(Result), IsDefined};
}

bool ampcc::interpreter::chooseMathInto(const kir::Builtin &B, Node &N) {
  const AnyBuiltin ID = anyBuiltin(B.Info);
  if (B.Args.size() != (ID == AnyBuiltin::remquo ? 3 : 2))
    return false;
  const Scalar Of = scalarOfArgument(B, 0);
  auto *To = dyn_cast<kir::PointerType>(B.Args.back()->type());
  const bool IsFloating = ID == AnyBuiltin::modf || ID == AnyBuiltin::sincos;
  N.Slot = unsigned(ID);
  N.Kind = IsFloating ? Of : Scalar::I32;
  N.Do = Of == Scalar::F64 ? evaluateInto<double> : evaluateInto<float>;
  return isFloating(Of) && scalarOf(B.type()) == Of && To && scalarOf(To->Pointee) == N.Kind;
}

//===----------------------------------------------------------------------===//
// Bits
//===----------------------------------------------------------------------===//

template <typename T> static Value evaluateExtreme(const Node &N, Frame &F) {
  const Value VA = argument(N, F, 0), VB = argument(N, F, 1);
  const T A = as<T>(VA), B = as<T>(VB);
  const bool IsMax = static_cast<AnyBuiltin>(N.Slot) == AnyBuiltin::max;
  return {bitsOf((IsMax ? A < B : B < A) ? B : A), VA.Defined && VB.Defined};
}

template <typename T> static Value evaluateClamp(const Node &N, Frame &F) {
  const Value X = argument(N, F, 0), Low = argument(N, F, 1), High = argument(N, F, 2);
  const T V = as<T>(X), L = as<T>(Low), H = as<T>(High);
  return {bitsOf(V < L ? L : V > H ? H : V), X.Defined && Low.Defined && High.Defined};
}

template <typename T> static Value evaluateAbs(const Node &N, Frame &F) {
  const Value V = argument(N, F, 0);
  const auto Bits = int64_t(V.Bits);
  const uint64_t Size = std::is_signed_v<T> && Bits < 0 ? 0 - V.Bits : V.Bits;
  return {bitsOf(as<T>(Size)), V.Defined};
}

template <typename T> static Value evaluateCount(const Node &N, Frame &F) {
  const Value V = argument(N, F, 0);
  constexpr unsigned Width = sizeof(T) * 8;
  const uint64_t Bits = Width == 64 ? V.Bits : V.Bits & ((uint64_t(1) << (Width % 64)) - 1);
  const unsigned Result = static_cast<AnyBuiltin>(N.Slot) == AnyBuiltin::popcount
                              ? llvm::popcount(Bits)
                              : llvm::countl_zero(Bits) - (64 - Width);
  return {Result, V.Defined};
}

/// The bytes of one type as another one's. Kind: of the result.
static Value evaluateAs(const Node &N, Frame &F) {
  const Value V = argument(N, F, 0);
  return {withType(N.Kind, [&](auto T) { return bitsOf(as<decltype(T)>(V.Bits)); }), V.Defined};
}

static Value evaluateNan(const Node &N, Frame &F) {
  const Value V = argument(N, F, 0);
  return {N.Kind == Scalar::F64 ? 0x7ff8000000000000 | (V.Bits & 0x7ffffffffffff)
                                : 0x7fc00000 | (V.Bits & 0x3fffff),
          V.Defined};
}

/// The conversions between a half, as its bits, and a float.
static Value evaluateHalf(const Node &N, Frame &F) {
  const bool Widens = static_cast<AnyBuiltin>(N.Slot) == AnyBuiltin::HALF_VALUE;
  const Value V = argument(N, F, 0);
  APFloat X =
      Widens ? APFloat(APFloat::IEEEhalf(), APInt(16, V.Bits & 0xffff)) : APFloat(as<float>(V));
  bool LosesBits = false;
  X.convert(Widens ? APFloat::IEEEsingle() : APFloat::IEEEhalf(), APFloat::rmNearestTiesToEven,
            &LosesBits);
  const uint64_t Bits = X.bitcastToAPInt().getZExtValue();
  return {withType(N.Kind, [&](auto T) { return bitsOf(as<decltype(T)>(Bits)); }), V.Defined};
}

bool ampcc::interpreter::chooseBits(const kir::Builtin &B, Node &N) {
  const AnyBuiltin ID = anyBuiltin(B.Info);
  const bool OfTwo = ID == AnyBuiltin::max || ID == AnyBuiltin::min;
  if (B.Args.size() != (ID == AnyBuiltin::clamp ? 3 : OfTwo ? 2 : 1))
    return false;
  const Scalar Of = scalarOfArgument(B, 0), Result = scalarOf(B.type());
  N.Slot = unsigned(ID);
  N.Kind = Result;
  bool Same = Of == Result;
  for (size_t I = 1; I < B.Args.size(); ++I)
    Same &= scalarOfArgument(B, I) == Of;
  const bool Whole = isInteger(Of) && Of != Scalar::Bool;
  const bool WholeResult = isInteger(Result) && Result != Scalar::Bool;
  switch (ID) {
  case AnyBuiltin::max:
  case AnyBuiltin::min:
    N.Do = withType(Of, [](auto T) -> Evaluate { return evaluateExtreme<decltype(T)>; });
    return Same && (Whole || isFloating(Of));
  case AnyBuiltin::clamp:
    N.Do = withType(Of, [](auto T) -> Evaluate { return evaluateClamp<decltype(T)>; });
    return Same && (Whole || isFloating(Of));
  case AnyBuiltin::abs:
    N.Do = withType(Of, [](auto T) -> Evaluate {
      if constexpr (std::is_floating_point_v<decltype(T)> || std::is_same_v<decltype(T), bool>)
        return nullptr;
      else
        return evaluateAbs<decltype(T)>;
    });
    // The result is unsigned in OpenCL C.
    return Whole && WholeResult && sizeOf(Of) == sizeOf(Result);
  case AnyBuiltin::clz:
  case AnyBuiltin::popcount:
    N.Do = withType(Of, [](auto T) -> Evaluate { return evaluateCount<decltype(T)>; });
    return Whole && WholeResult;
  case AnyBuiltin::nan:
    N.Do = evaluateNan;
    return Whole && isFloating(Result) && sizeOf(Of) == sizeOf(Result);
  case AnyBuiltin::HALF_VALUE:
    N.Do = evaluateHalf;
    return Whole && Result == Scalar::F32;
  case AnyBuiltin::HALF_BITS:
    N.Do = evaluateHalf;
    return Of == Scalar::F32 && WholeResult;
  default: // as_T
    N.Do = evaluateAs;
    return sizeOf(Of) == sizeOf(Result) && Of != Scalar::Bool && Result != Scalar::Bool;
  }
}
