//===- Value.cpp ----------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Value.h"
#include "Store.h"
#include "clang/AST/ASTContext.h"
#include <numeric>

using namespace clang;

namespace ampcc::flow {

int64_t TileShape::local(unsigned Thread, unsigned Dim) const {
  for (unsigned D = 2; D > Dim; --D)
    Thread /= Extents[D];
  return Thread % Extents[Dim];
}

uint8_t TileShape::dims() const {
  uint8_t Bits = 0;
  for (unsigned D = 0; D < 3; ++D)
    if (Extents[D] > 1)
      Bits |= 1 << D;
  return Bits;
}

Value Value::constant(int64_t N) {
  Value V = uniform();
  V.Base = N;
  V.Multiple = 0;
  return V;
}

Value Value::uniform() {
  Value V;
  V.S = Spread::Uniform;
  V.HasForm = true;
  V.Multiple = 1;
  return V;
}

Value Value::unknown() { return spread(Spread::Unknown, 0, nullptr); }

Value Value::spread(Spread S, uint8_t Dims, const Expr *Source) {
  if (S == Spread::Uniform)
    return uniform();
  Value V;
  V.S = S;
  V.Dims = Dims;
  V.Source = Source;
  return V;
}

/// An unknown part takes multiples of its own step along.
static int64_t reduced(int64_t Base, int64_t Multiple) {
  return Multiple ? (Base % Multiple + Multiple) % Multiple : Base;
}

Value Value::ofThreads(const TileShape &Tile, std::vector<int64_t> Numbers, int64_t Multiple,
                       const Expr *Source) {
  Value V = uniform();
  V.Multiple = Multiple;
  V.Base = reduced(Numbers.front(), Multiple);
  int64_t Shift = Numbers.front() - V.Base;
  for (int64_t &N : Numbers)
    N -= Shift;
  if (llvm::all_equal(Numbers))
    return V;
  uint8_t Dims = 0;
  for (unsigned T = 0; T < Numbers.size(); ++T)
    for (unsigned D = 0, Step = 1; D < 3; ++D) {
      Step = D == 2 ? 1 : D == 1 ? Tile.Extents[2] : Tile.Extents[1] * Tile.Extents[2];
      if (Tile.local(T, D) + 1 < Tile.Extents[D] && Numbers[T] != Numbers[T + Step])
        Dims |= 1 << D;
    }
  for (int64_t &N : Numbers)
    N -= V.Base;
  V.S = Spread::Differs;
  V.Dims = Dims;
  V.Source = Source;
  V.Lane = std::make_shared<const std::vector<int64_t>>(std::move(Numbers));
  return V;
}

bool Value::operator==(const Value &Other) const {
  bool SameLanes = Lane == Other.Lane || (Lane && Other.Lane && *Lane == *Other.Lane);
  bool SameTarget = Target == Other.Target || (Target && Other.Target && *Target == *Other.Target);
  return S == Other.S && Dims == Other.Dims && HasForm == Other.HasForm && Base == Other.Base &&
         Multiple == Other.Multiple && SameLanes && SameTarget;
}

Value spreadOnly(Value V) { return Value::spread(V.S, V.Dims, V.Source); }

Value combined(const Value &A, const Value &B) {
  Value R = Value::spread(std::max({A.S, B.S, Spread::Uniform}), A.Dims | B.Dims,
                          A.S >= B.S ? A.Source : B.Source);
  if (A.S == Spread::Unset || B.S == Spread::Unset)
    R.S = std::max(R.S, Spread::Unknown);
  if (R.S != Spread::Uniform)
    R.HasForm = false;
  return R;
}

namespace {

/// As the type holds it.
int64_t wrapped(int64_t N, QualType Ty, const ASTContext &Ast) {
  if (Ty->isBooleanType())
    return N != 0;
  unsigned Width = Ast.getIntWidth(Ty);
  if (Width >= 64)
    return N;
  uint64_t Mask = (uint64_t(1) << Width) - 1;
  uint64_t Low = uint64_t(N) & Mask;
  bool Negative = Ty->isSignedIntegerOrEnumerationType() && (Low >> (Width - 1));
  return int64_t(Negative ? Low | ~Mask : Low);
}

std::optional<int64_t> compute(BinaryOperatorKind Op, int64_t A, int64_t B) {
  uint64_t X = A, Y = B;
  switch (Op) {
  case BO_Add:
    return X + Y;
  case BO_Sub:
    return X - Y;
  case BO_Mul:
    return X * Y;
  case BO_Div:
  case BO_Rem:
    if (B == 0 || (A == INT64_MIN && B == -1))
      return std::nullopt;
    return Op == BO_Div ? A / B : A % B;
  case BO_Shl:
  case BO_Shr:
    if (B < 0 || B > 63)
      return std::nullopt;
    return Op == BO_Shl ? int64_t(X << B) : A >> B;
  case BO_And:
    return A & B;
  case BO_Or:
    return A | B;
  case BO_Xor:
    return A ^ B;
  case BO_LT:
    return A < B;
  case BO_GT:
    return A > B;
  case BO_LE:
    return A <= B;
  case BO_GE:
    return A >= B;
  case BO_EQ:
    return A == B;
  case BO_NE:
    return A != B;
  case BO_LAnd:
    return A && B;
  case BO_LOr:
    return A || B;
  default:
    return std::nullopt;
  }
}

/// Both exact.
std::optional<Value> pointwise(const TileShape &Tile, BinaryOperatorKind Op, const Value &A,
                               const Value &B, QualType Ty, const ASTContext &Ast) {
  bool Compares = BinaryOperator::isComparisonOp(Op) || BinaryOperator::isLogicalOp(Op);
  auto One = [&](int64_t X, int64_t Y) -> std::optional<int64_t> {
    std::optional<int64_t> N = compute(Op, X, Y);
    return N && !Compares ? wrapped(*N, Ty, Ast) : N;
  };
  if (!A.Lane && !B.Lane) {
    std::optional<int64_t> N = One(A.Base, B.Base);
    return N ? std::optional(Value::constant(*N)) : std::nullopt;
  }
  std::vector<int64_t> Numbers(Tile.threads());
  for (unsigned T = 0; T < Numbers.size(); ++T) {
    std::optional<int64_t> N = One(A.at(T), B.at(T));
    if (!N)
      return std::nullopt;
    Numbers[T] = *N;
  }
  return Value::ofThreads(Tile, std::move(Numbers), 0, A.differs() ? A.Source : B.Source);
}

/// With an unknown part that the operation leaves apart.
std::optional<Value> withUnknownPart(const TileShape &Tile, BinaryOperatorKind Op, const Value &A,
                                     const Value &B) {
  auto Make = [&](int64_t Multiple, auto Number) -> Value {
    if (!A.Lane && !B.Lane) {
      Value V = Value::uniform();
      V.Multiple = Multiple;
      V.Base = reduced(Number(A.Base, B.Base), Multiple);
      return V;
    }
    std::vector<int64_t> Numbers(Tile.threads());
    for (unsigned T = 0; T < Numbers.size(); ++T)
      Numbers[T] = Number(A.at(T), B.at(T));
    return Value::ofThreads(Tile, std::move(Numbers), Multiple, A.differs() ? A.Source : B.Source);
  };
  std::optional<int64_t> K = B.constant();
  switch (Op) {
  case BO_Add:
    return Make(std::gcd(A.Multiple, B.Multiple), [](int64_t X, int64_t Y) { return X + Y; });
  case BO_Sub:
    return Make(std::gcd(A.Multiple, B.Multiple), [](int64_t X, int64_t Y) { return X - Y; });
  case BO_Mul:
    if (!K && A.constant())
      return withUnknownPart(Tile, Op, B, A);
    if (!K || std::abs(*K) > (1 << 20) || A.Multiple > (1 << 30))
      return std::nullopt;
    return Make(A.Multiple * std::abs(*K), [](int64_t X, int64_t Y) { return X * Y; });
  case BO_Shl:
    if (!K || *K < 0 || *K > 20)
      return std::nullopt;
    return withUnknownPart(Tile, BO_Mul, A, Value::constant(int64_t(1) << *K));
  case BO_Shr:
    if (!K || *K < 0 || *K > 20)
      return std::nullopt;
    return withUnknownPart(Tile, BO_Div, A, Value::constant(int64_t(1) << *K));
  case BO_And:
    if (K && *K < 0 && *K > INT32_MIN && (-*K & (-*K - 1)) == 0 && A.Multiple % -*K == 0)
      return Make(A.Multiple, [](int64_t X, int64_t Y) { return X & Y; });
    if (!K || *K < 0 || (*K & (*K + 1)))
      return std::nullopt;
    return withUnknownPart(Tile, BO_Rem, A, Value::constant(*K + 1));
  case BO_Div:
  case BO_Rem: {
    // Thread indices do not become negative; the rest must not either.
    if (!K || *K <= 0 || A.Multiple % *K != 0)
      return std::nullopt;
    for (unsigned T = 0; T < (A.Lane ? Tile.threads() : 1); ++T)
      if (A.at(T) < 0)
        return std::nullopt;
    return Op == BO_Div ? Make(A.Multiple / *K, [](int64_t X, int64_t Y) { return X / Y; })
                        : Make(0, [](int64_t X, int64_t Y) { return X % Y; });
  }
  default:
    return std::nullopt;
  }
}

/// Operations after which values that differ may be the same.
bool mayCancel(BinaryOperatorKind Op, const Value &A, const Value &B) {
  if (A.differs() && B.differs())
    return !BinaryOperator::isComparisonOp(Op) && !BinaryOperator::isLogicalOp(Op);
  return Op == BO_Div || Op == BO_Shr || Op == BO_And || Op == BO_Rem;
}

} // namespace

Value binary(const TileShape &Tile, BinaryOperatorKind Op, const Value &A, const Value &B,
             QualType Ty, const ASTContext &Ast) {
  if (Ty->isIntegralOrEnumerationType() && A.HasForm && B.HasForm) {
    if (A.exact() && B.exact()) {
      if (std::optional<Value> V = pointwise(Tile, Op, A, B, Ty, Ast))
        return *V;
    } else if (A.Lane || B.Lane || !BinaryOperator::isComparisonOp(Op)) {
      if (std::optional<Value> V = withUnknownPart(Tile, Op, A, B))
        return *V;
    }
  }
  Value R = combined(A, B);
  if (R.S == Spread::Differs && mayCancel(Op, A, B))
    R.S = Spread::MayDiffer;
  return R;
}

Value converted(const TileShape &Tile, const Value &V, QualType To, const ASTContext &Ast) {
  if (To->isBooleanType())
    return binary(Tile, BO_NE, V, Value::constant(0), Ast.IntTy, Ast);
  if (!V.exact())
    return V;
  return binary(Tile, BO_Add, V, Value::constant(0), To, Ast);
}

Value negation(const TileShape &Tile, const Value &V) {
  if (!V.exact())
    return spreadOnly(V);
  if (!V.Lane)
    return Value::constant(!V.Base);
  std::vector<int64_t> Numbers(Tile.threads());
  for (unsigned T = 0; T < Numbers.size(); ++T)
    Numbers[T] = !V.at(T);
  return Value::ofThreads(Tile, std::move(Numbers), 0, V.Source);
}

Value joined(const TileShape &Tile, const Value &IfTrue, const Value &IfFalse,
             const Value &Condition) {
  if (IfTrue == IfFalse)
    return IfTrue;
  if (IfTrue.exact() && IfFalse.exact() && Condition.exact() && Condition.Lane) {
    std::vector<int64_t> Numbers(Tile.threads());
    for (unsigned T = 0; T < Numbers.size(); ++T)
      Numbers[T] = Condition.at(T) ? IfTrue.at(T) : IfFalse.at(T);
    return Value::ofThreads(Tile, std::move(Numbers), 0, Condition.Source);
  }
  Value R = Value::spread(std::max(IfTrue.S, IfFalse.S), IfTrue.Dims | IfFalse.Dims,
                          IfTrue.S >= IfFalse.S ? IfTrue.Source : IfFalse.Source);
  if (Condition.S > R.S || (Condition.differs() && !R.Source)) {
    R = Value::spread(std::max(Condition.S, R.S), R.Dims | Condition.Dims, Condition.Source);
  }
  return R;
}

} // namespace ampcc::flow
