//===- Arithmetic.cpp - operators and conversions on values ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Integers of less than 32 bits and bools are converted to int, as C does, and the result back.
// Sums, differences and products of signed integers must not overflow, those of unsigned ones wrap
// around. Shifts to the left drop the bits that leave the type. Floats are computed in float,
// doubles in double, each operation rounded once.
//
//===----------------------------------------------------------------------===//
#include "Arithmetic.h"
#include <cmath>
#include <limits>

using namespace ampcc;
using namespace ampcc::interpreter;
using kir::BinaryOp;
using kir::UnaryOp;

namespace {

template <typename T>
using Promoted = std::conditional_t<std::is_integral_v<T> && (sizeof(T) < 4), int32_t, T>;

constexpr bool isComparison(BinaryOp Op) { return Op >= BinaryOp::Lt && Op <= BinaryOp::Ne; }

[[noreturn]] void overflows(Frame &F, const char *What, int64_t L, int64_t R) {
  F.M.fail(F, Problem::Overflow, "%lld %s %lld overflows", (long long)L, What, (long long)R);
}

template <typename P> Value sum(Frame &F, BinaryOp Op, P L, P R, bool IsDefined) {
  if constexpr (std::is_floating_point_v<P>) {
    return {bitsOf(Op == BinaryOp::Add ? L + R : Op == BinaryOp::Sub ? L - R : L * R), IsDefined};
  } else {
    P Result;
    const bool Overflow = Op == BinaryOp::Add   ? __builtin_add_overflow(L, R, &Result)
                          : Op == BinaryOp::Sub ? __builtin_sub_overflow(L, R, &Result)
                                                : __builtin_mul_overflow(L, R, &Result);
    if (std::is_signed_v<P> && Overflow && F.M.InLanes)
      return {};
    if (std::is_signed_v<P> && Overflow && IsDefined)
      overflows(F, Op == BinaryOp::Add ? "+" : Op == BinaryOp::Sub ? "-" : "*", L, R);
    return {bitsOf(Result), IsDefined};
  }
}

template <typename P> Value quotient(Frame &F, BinaryOp Op, Value VL, Value VR) {
  const P L = as<P>(VL), R = as<P>(VR);
  if constexpr (std::is_floating_point_v<P>) {
    return {bitsOf(Op == BinaryOp::Div ? L / R : std::fmod(L, R)), VL.Defined && VR.Defined};
  } else {
    if (!VR.Defined)
      F.M.fail(F, Problem::Uninitialised, "a divisor is not initialised");
    if (R == 0)
      F.M.fail(F, Problem::DivisionByZero, "division by zero");
    if (!VL.Defined)
      return {};
    if (std::is_signed_v<P> && R == P(-1) && L == std::numeric_limits<P>::min())
      F.M.fail(F, Problem::DivisionByZero, "%lld divided by -1 overflows", (long long)L);
    return defined(Op == BinaryOp::Div ? P(L / R) : P(L % R));
  }
}

template <typename P> Value shifted(Frame &F, BinaryOp Op, Value VL, Value VR) {
  if constexpr (std::is_floating_point_v<P>) {
    return {};
  } else {
    constexpr unsigned Width = sizeof(P) * 8;
    if (!VR.Defined)
      return {};
    if (VR.Bits >= Width && F.M.InLanes)
      return {};
    if (VR.Bits >= Width)
      F.M.fail(F, Problem::Shift, "a value of %u bits is shifted by %lld", Width,
               (long long)VR.Bits);
    const P L = as<P>(VL);
    using U = std::make_unsigned_t<P>;
    const P Result = Op == BinaryOp::Shl ? P(U(L) << VR.Bits) : P(L >> VR.Bits);
    return {bitsOf(Result), VL.Defined};
  }
}

template <typename P> Value combined(BinaryOp Op, P L, P R, bool IsDefined) {
  if constexpr (std::is_floating_point_v<P>)
    return {};
  else
    return {bitsOf(P(Op == BinaryOp::And   ? L & R
                     : Op == BinaryOp::Xor ? L ^ R
                                           : L | R)),
            IsDefined};
}

template <typename P> bool compare(BinaryOp Op, P L, P R) {
  switch (Op) {
  case BinaryOp::Lt:
    return L < R;
  case BinaryOp::Gt:
    return L > R;
  case BinaryOp::Le:
    return L <= R;
  case BinaryOp::Ge:
    return L >= R;
  case BinaryOp::Eq:
    return L == R;
  default:
    return L != R;
  }
}

/// The result of an operation on promoted operands, converted back to T.
template <typename T> Value demoted(Value V) {
  if constexpr (std::is_same_v<T, bool>)
    return {V.Bits != 0, V.Defined};
  else if constexpr (sizeof(T) < 4)
    return {bitsOf(as<T>(V)), V.Defined};
  else
    return V;
}

template <typename T, BinaryOp Op> Value apply(Frame &F, Value L, Value R) {
  using P = Promoted<T>;
  const bool IsDefined = L.Defined & R.Defined;
  if constexpr (isComparison(Op))
    return {compare<P>(Op, as<P>(L), as<P>(R)), IsDefined};
  else if constexpr (Op == BinaryOp::Add || Op == BinaryOp::Sub || Op == BinaryOp::Mul)
    return demoted<T>(sum<P>(F, Op, as<P>(L), as<P>(R), IsDefined));
  else if constexpr (Op == BinaryOp::Div || Op == BinaryOp::Rem)
    return demoted<T>(quotient<P>(F, Op, L, R));
  else if constexpr (Op == BinaryOp::Shl || Op == BinaryOp::Shr)
    return demoted<T>(shifted<P>(F, Op, L, R));
  else
    return demoted<T>(combined<P>(Op, as<P>(L), as<P>(R), IsDefined));
}

template <typename T, BinaryOp Op> Value evaluate(const Node &N, Frame &F) {
  const Operands O(N, F);
  return apply<T, Op>(F, O.Left, O.Right);
}

/// Pointers to different objects have no order.
template <BinaryOp Op> Value comparePointers(Frame &F, Value L, Value R) {
  const bool IsDefined = L.Defined & R.Defined;
  constexpr bool Equality = Op == BinaryOp::Eq || Op == BinaryOp::Ne;
  if (!Equality && IsDefined && Memory::indexOf(L.Bits) != Memory::indexOf(R.Bits))
    F.M.fail(F, Problem::BadPointer, "pointers into different objects are compared");
  return {compare<uint64_t>(Op, L.Bits, R.Bits), IsDefined};
}
template <BinaryOp Op> Value evaluatePointers(const Node &N, Frame &F) {
  const Operands O(N, F);
  return comparePointers<Op>(F, O.Left, O.Right);
}

/// The two forms of an operation.
struct Pair {
  Operate Apply = nullptr;
  Evaluate Do = nullptr;
};

template <typename T, BinaryOp Op> constexpr Pair pair() { return {apply<T, Op>, evaluate<T, Op>}; }
template <BinaryOp Op> constexpr Pair pointerPair() {
  return {comparePointers<Op>, evaluatePointers<Op>};
}

template <typename T> Pair pairOf(BinaryOp Op) {
  static constexpr Pair Pairs[] = {
      pair<T, BinaryOp::Mul>(), pair<T, BinaryOp::Div>(), pair<T, BinaryOp::Rem>(),
      pair<T, BinaryOp::Add>(), pair<T, BinaryOp::Sub>(), pair<T, BinaryOp::Shl>(),
      pair<T, BinaryOp::Shr>(), pair<T, BinaryOp::Lt>(),  pair<T, BinaryOp::Gt>(),
      pair<T, BinaryOp::Le>(),  pair<T, BinaryOp::Ge>(),  pair<T, BinaryOp::Eq>(),
      pair<T, BinaryOp::Ne>(),  pair<T, BinaryOp::And>(), pair<T, BinaryOp::Xor>(),
      pair<T, BinaryOp::Or>()};
  const auto I = static_cast<size_t>(Op);
  return I < std::size(Pairs) ? Pairs[I] : Pair();
}

Pair pairOf(BinaryOp Op, Scalar S) {
  if (S == Scalar::Pointer) {
    static constexpr Pair Pairs[] = {pointerPair<BinaryOp::Lt>(), pointerPair<BinaryOp::Gt>(),
                                     pointerPair<BinaryOp::Le>(), pointerPair<BinaryOp::Ge>(),
                                     pointerPair<BinaryOp::Eq>(), pointerPair<BinaryOp::Ne>()};
    return isComparison(Op) ? Pairs[unsigned(Op) - unsigned(BinaryOp::Lt)] : Pair();
  }
  return withType(S, [Op](auto T) { return pairOf<decltype(T)>(Op); });
}

template <typename T, UnaryOp Op> Value applyUnary(Frame &F, Value V) {
  using P = Promoted<T>;
  if constexpr (Op == UnaryOp::LogicalNot)
    return {as<T>(V) == T(), V.Defined};
  else if constexpr (Op == UnaryOp::Minus && std::is_floating_point_v<T>)
    return {bitsOf(-as<T>(V)), V.Defined};
  else if constexpr (Op == UnaryOp::Minus)
    return demoted<T>(sum<P>(F, BinaryOp::Sub, P(0), as<P>(V), V.Defined));
  else if constexpr (Op == UnaryOp::BitNot && !std::is_floating_point_v<T>)
    return demoted<T>({bitsOf(P(~as<P>(V))), V.Defined});
  else
    return V;
}

template <typename T, bool Increment> Value step(Frame &F, Value V) {
  using P = Promoted<T>;
  return demoted<T>(
      sum<P>(F, Increment ? BinaryOp::Add : BinaryOp::Sub, as<P>(V), P(1), V.Defined));
}

/// From: int64_t or uint64_t for the integers, bool and pointers.
template <typename From, typename To> Value convert(Frame &F, Value V) {
  const From X = as<From>(V);
  if constexpr (std::is_floating_point_v<From> && std::is_integral_v<To> &&
                !std::is_same_v<To, bool>) {
    if (!V.Defined)
      return {};
    // The bounds are powers of two, which both types of floats hold.
    const From Low = std::is_signed_v<To> ? -std::ldexp(From(1), sizeof(To) * 8 - 1) : From(0);
    const From High = std::ldexp(From(1), sizeof(To) * 8 - std::is_signed_v<To>);
    const From Whole = std::trunc(X);
    if (!(Whole >= Low && Whole < High) && F.M.InLanes)
      return {};
    if (!(Whole >= Low && Whole < High))
      F.M.fail(F, Problem::Conversion, "%g is out of the range of the integer type", double(X));
    return defined(static_cast<To>(Whole));
  } else if constexpr (std::is_same_v<To, bool>) {
    return {X != From(), V.Defined};
  } else {
    return {bitsOf(static_cast<To>(X)), V.Defined};
  }
}

template <typename From> Convert conversionFrom(Scalar To) {
  return withType(To, [](auto T) -> Convert { return convert<From, decltype(T)>; });
}

bool isSigned(Scalar S) {
  return S == Scalar::I8 || S == Scalar::I16 || S == Scalar::I32 || S == Scalar::I64;
}
bool isFloating(Scalar S) { return S == Scalar::F32 || S == Scalar::F64; }

} // namespace

Operate ampcc::interpreter::operationOf(BinaryOp Op, Scalar S) { return pairOf(Op, S).Apply; }
Evaluate ampcc::interpreter::evaluationOf(BinaryOp Op, Scalar S) { return pairOf(Op, S).Do; }

Convert ampcc::interpreter::operationOf(UnaryOp Op, Scalar S) {
  return withType(S, [Op](auto T) -> Convert {
    using Ty = decltype(T);
    switch (Op) {
    case UnaryOp::Plus:
      return applyUnary<Ty, UnaryOp::Plus>;
    case UnaryOp::Minus:
      return applyUnary<Ty, UnaryOp::Minus>;
    case UnaryOp::BitNot:
      return applyUnary<Ty, UnaryOp::BitNot>;
    case UnaryOp::LogicalNot:
      break;
    }
    return applyUnary<Ty, UnaryOp::LogicalNot>;
  });
}

Convert ampcc::interpreter::stepOf(bool Increment, Scalar S) {
  return withType(S, [Increment](auto T) -> Convert {
    return Increment ? step<decltype(T), true> : step<decltype(T), false>;
  });
}

Convert ampcc::interpreter::conversionOf(Scalar From, Scalar To) {
  const bool SameBits = !isFloating(From) && !isFloating(To) && sizeOf(To) == 8;
  if (From == To || SameBits)
    return nullptr;
  if (From == Scalar::F32)
    return conversionFrom<float>(To);
  if (From == Scalar::F64)
    return conversionFrom<double>(To);
  return isSigned(From) ? conversionFrom<int64_t>(To) : conversionFrom<uint64_t>(To);
}
