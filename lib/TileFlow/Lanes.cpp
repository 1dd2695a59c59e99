//===- Lanes.cpp - numbers evaluated for each thread of a tile -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Number.h"
#include "llvm/ADT/STLExtras.h"
#include <numeric>

using namespace ampcc::kir;
using namespace llvm;

namespace ampcc::flow {

static Lanes only(const Number *N) {
  Lanes L;
  L.Unknown = UnknownSum::of(N);
  return L;
}

template <typename Fn>
static Lanes pointwise(const TileShape &Tile, const Lanes &A, const Lanes &B, Fn One) {
  if (!A.PerThread && !B.PerThread) {
    Lanes L;
    L.Base = One(A.Base, B.Base);
    return L;
  }
  std::vector<int64_t> Values(Tile.threads());
  for (unsigned T = 0; T < Values.size(); ++T)
    Values[T] = One(A.at(T), B.at(T));
  return ofThreads(Tile, std::move(Values));
}

/// Known lanes as a variable of type Ty holds them.
static Lanes held(const TileShape &Tile, const Lanes &L, const Type *Ty) {
  return pointwise(Tile, L, Lanes(), [&](int64_t X, int64_t) { return wrapped(X, Ty); });
}

/// A + By * B in a type, null for 64 bits. Of 32 bits without a sign the numbers are those next to
/// 0 that are the same modulo 2 to the power of 32: `+ 4294967295u` takes 1 away. A sum whose
/// unknowns cancel each other is the number that the type holds.
static MaybeLanes sum(const TileShape &Tile, const Lanes &A, const Lanes &B, int64_t By,
                      const Type *Ty) {
  if (Ty && Ty->size() < 4)
    return std::nullopt;
  const bool Wraps = wrapsIn32Bits(Ty);
  UnknownSum Unknown = A.Unknown;
  bool Fits = Unknown.add(B.Unknown, By);
  Lanes L = pointwise(Tile, A, B, [&](int64_t X, int64_t Y) {
    const __int128 Sum = X + __int128(By) * Y;
    const int64_t Held = Wraps ? int32_t(Sum) : int64_t(Sum);
    Fits &= Wraps || (Held == Sum && UnknownSum::isWithin(Held));
    return Held;
  });
  for (const auto &[U, Factor] : Unknown.Factors)
    if (const int64_t Held = Wraps ? int32_t(Factor) : Factor)
      Fits &= L.Unknown.add(U, Held);
  if (Wraps && L.isKnown())
    L = held(Tile, L, Ty);
  return Fits ? MaybeLanes(std::move(L)) : std::nullopt;
}

/// Every unknown comes in multiples of K.
static bool isMultipleOf(const Lanes &A, int64_t K) {
  return all_of(A.Unknown.Factors, [&](const auto &Part) { return Part.second % K == 0; });
}

/// A / K or A % K, where the unknown part is a multiple of K: it leaves the rest alone when nothing
/// is negative.
static MaybeLanes divided(Numbers &Table, const Lanes &A, int64_t K, bool Remainder) {
  if (K <= 0 || !isMultipleOf(A, K))
    return std::nullopt;
  for (const auto &[U, Factor] : A.Unknown.Factors)
    if (Factor < 0 || !Table.isNonNegative(U))
      return std::nullopt;
  for (unsigned T = 0, N = A.PerThread ? Table.Tile.threads() : 1; T < N; ++T)
    if (A.at(T) < 0)
      return std::nullopt;
  Lanes L = pointwise(Table.Tile, A, Lanes(),
                      [&](int64_t X, int64_t) { return Remainder ? X % K : X / K; });
  if (!Remainder) {
    L.Unknown = A.Unknown;
    for (auto &[U, Factor] : L.Unknown.Factors)
      Factor /= K;
  }
  return L;
}

/// A & K.
static MaybeLanes masked(Numbers &Table, const Lanes &A, int64_t K, const Type *Ty) {
  if (wrapsIn32Bits(Ty)) // `~15u` leaves the same bits alone as `~15`
    K = int32_t(K);
  if (!UnknownSum::isWithin(K))
    return std::nullopt;
  const bool Low = K >= 0 && isPowerOf2_64(K + 1); // 0..01..1
  const bool High = K < 0 && isPowerOf2_64(-K);    // 1..10..0
  if ((!Low && !High) || !isMultipleOf(A, Low ? K + 1 : -K))
    return std::nullopt;
  Lanes L = pointwise(Table.Tile, A, Lanes(), [&](int64_t X, int64_t) { return X & K; });
  if (High)
    L.Unknown = A.Unknown;
  return L;
}

static uint64_t magnitude(int64_t N) { return N < 0 ? -uint64_t(N) : uint64_t(N); }

/// The greatest number that both are multiples of; 0 of two zeros.
static int64_t commonDivisor(int64_t A, int64_t B) {
  const uint64_t Common = std::gcd(magnitude(A), magnitude(B));
  return Common <= uint64_t(INT64_MAX) ? int64_t(Common) : 1;
}

/// A number of which the unknown part is a multiple; 0 if there is none.
static int64_t multipleOf(const Lanes &L) {
  int64_t Common = 0;
  for (const auto &[U, Factor] : L.Unknown.Factors) {
    int64_t Multiple = U->K == Number::Kind::Phi ? U->Multiple : 1;
    if (MulOverflow(Factor, Multiple, Multiple))
      Multiple = Factor;
    Common = commonDivisor(Common, Multiple);
  }
  return Common;
}

int64_t Numbers::stepOf(const Number *From, const Number *To) {
  const MaybeLanes A = lanes(From), B = lanes(To);
  const MaybeLanes Step = A && B ? sum(Tile, *B, *A, -1, nullptr) : std::nullopt;
  return !Step || Step->PerThread ? 1 : commonDivisor(Step->Base, multipleOf(*Step));
}

/// `A op B` has the same value for all threads, whatever the unknowns are: in `l + 16 * U < 64` the
/// parts of the threads are between two multiples of 16. If unsigned sums wrap, this may not be so
/// (Number.h). An error at compile time has to be certain, so the checks at run time find that.
static bool comparesAlike(const TileShape &Tile, BinaryOp Op, const Lanes &A, const Lanes &B) {
  const MaybeLanes L = sum(Tile, A, B, -1, nullptr);
  if (!L || !L->PerThread)
    return L.has_value();
  const int64_t K = multipleOf(*L);
  if (K <= 1)
    return false;
  auto Quotient = [&](int64_t N) { return N / K - (N % K < 0); };
  std::optional<int64_t> All;
  for (unsigned T = 0; T < Tile.threads(); ++T) {
    int64_t N = L->at(T);
    if (Op == BinaryOp::Eq || Op == BinaryOp::Ne)
      N = N % K != 0;
    else
      N = Quotient(Op == BinaryOp::Lt || Op == BinaryOp::Ge ? N : N - 1);
    if (N != All.value_or(N) || ((Op == BinaryOp::Eq || Op == BinaryOp::Ne) && !N))
      return false;
    All = N;
  }
  return true;
}

static MaybeLanes withUnknown(Numbers &Table, BinaryOp Op, const Lanes &A, const Lanes &B,
                              const Type *Ty) {
  const TileShape &Tile = Table.Tile;
  std::optional<int64_t> K, KA;
  if (B.isKnown() && !B.PerThread)
    K = B.Base;
  if (A.isKnown() && !A.PerThread)
    KA = A.Base;
  auto Power = [&] { return int64_t(1) << *K; };
  if ((Op == BinaryOp::Shl || Op == BinaryOp::Shr) && (!K || *K < 0 || *K >= 62))
    return std::nullopt;
  switch (Op) {
  case BinaryOp::Add:
  case BinaryOp::Sub:
    return sum(Tile, A, B, Op == BinaryOp::Add ? 1 : -1, Ty);
  case BinaryOp::Mul:
    return K ? sum(Tile, Lanes(), A, *K, Ty) : KA ? sum(Tile, Lanes(), B, *KA, Ty) : std::nullopt;
  case BinaryOp::Shl:
    return sum(Tile, Lanes(), A, Power(), Ty);
  case BinaryOp::Shr:
    return divided(Table, A, Power(), false);
  case BinaryOp::Div:
  case BinaryOp::Rem:
    return K ? divided(Table, A, *K, Op == BinaryOp::Rem) : std::nullopt;
  case BinaryOp::And:
    return K ? masked(Table, A, *K, Ty) : KA ? masked(Table, B, *KA, Ty) : std::nullopt;
  default:
    // The same unknown on both sides of a comparison.
    if (isComparison(Op)) {
      auto *Int = dyn_cast_or_null<IntType>(Ty);
      if (A.Unknown == B.Unknown && (!Int || Int->Signed))
        return pointwise(Tile, A, B,
                         [&](int64_t X, int64_t Y) { return numberOf(Op, X, Y, Ty).value_or(0); });
    }
    return std::nullopt;
  }
}

MaybeLanes Numbers::Evaluation::operation(Numbers &Table, const Number *N) {
  const MaybeLanes A = of(Table, N->A), B = of(Table, N->B);
  if (!A || !B)
    return std::nullopt;
  if (!A->isKnown() || !B->isKnown()) {
    MaybeLanes L = withUnknown(Table, N->Op, *A, *B, N->Ty);
    if (!L && N->OfThread && isComparison(N->Op) && comparesAlike(Table.Tile, N->Op, *A, *B))
      L = only(N);
    return L;
  }
  bool Defined = true;
  Lanes L = pointwise(Table.Tile, *A, *B, [&](int64_t X, int64_t Y) {
    std::optional<int64_t> R = numberOf(N->Op, X, Y, N->Ty);
    Defined &= R.has_value();
    return R.value_or(0);
  });
  return Defined ? MaybeLanes(std::move(L)) : std::nullopt;
}

MaybeLanes Numbers::Evaluation::phi(Numbers &Table, const Number *N) {
  const bool Here = R.Loop == unsigned(N->Value);
  switch (R.W) {
  case Iterations::Which::Any: {
    if (N->Flag)
      return only(N);
    // Each thread goes on from where it began, all by the same steps.
    const Number *Step = N->Next;
    if (Step && Step->K == Number::Kind::Operation && Step->Op == BinaryOp::Add && Step->A == N &&
        !Step->B->OfThread && N->First)
      if (const MaybeLanes &L = of(Table, N->First))
        return sum(Table.Tile, *L, only(N), 1, Step->Ty);
    return std::nullopt;
  }
  case Iterations::Which::Second:
    if (Here)
      return N->Next ? Table.FirstIterations.of(Table, N->Next) : std::nullopt;
    break;
  case Iterations::Which::Last:
    if (Here) {
      const std::optional<int64_t> Step = N->Next ? Table.countsBy(N) : std::nullopt;
      MaybeLanes L = Step && N->First ? Table.FirstIterations.of(Table, N->First) : std::nullopt;
      if (L)
        L->Base = int64_t(uint64_t(L->Base) + uint64_t(R.Iteration) * uint64_t(*Step));
      if (L && L->isKnown())
        L = held(Table.Tile, *L, N->Next->Ty);
      return L;
    }
    break;
  case Iterations::Which::First:
    break;
  }
  return N->First ? of(Table, N->First) : std::nullopt;
}

MaybeLanes Numbers::Evaluation::compute(Numbers &Table, const Number *N) {
  switch (N->K) {
  case Number::Kind::Constant: {
    Lanes L;
    L.Base = N->Value;
    return L;
  }
  case Number::Kind::Place: {
    if (!Table.Tile.hasThreads())
      return std::nullopt;
    std::vector<int64_t> Values(Table.Tile.threads());
    for (unsigned T = 0; T < Values.size(); ++T)
      Values[T] = Table.Tile.place(T, N->Value);
    return ofThreads(Table.Tile, std::move(Values));
  }
  case Number::Kind::Unknown:
    return only(N);
  case Number::Kind::Phi:
    return phi(Table, N);
  case Number::Kind::Operation:
    return operation(Table, N);
  case Number::Kind::Converted: {
    const MaybeLanes A = of(Table, N->A);
    if (!A)
      return std::nullopt;
    if (A->isKnown())
      return held(Table.Tile, *A, N->Ty);
    return sum(Table.Tile, *A, Lanes(), 0, N->Ty);
  }
  case Number::Kind::Both:
    return std::nullopt;
  case Number::Kind::Choice: {
    const MaybeLanes A = of(Table, N->A), B = of(Table, N->B), C = of(Table, N->C);
    if (!A || !A->isKnown() || !B || !C)
      return std::nullopt;
    if (!A->PerThread)
      return A->Base ? B : C;
    if (!(B->Unknown == C->Unknown))
      return std::nullopt;
    std::vector<int64_t> Values(Table.Tile.threads());
    for (unsigned T = 0; T < Values.size(); ++T)
      Values[T] = A->at(T) ? B->at(T) : C->at(T);
    Lanes L = ofThreads(Table.Tile, std::move(Values));
    L.Unknown = B->Unknown;
    return L;
  }
  }
  return std::nullopt;
}

const MaybeLanes &Numbers::Evaluation::of(Numbers &Table, const Number *N) {
  auto It = Known.find(N);
  // A phi's own Next becomes known later.
  const bool Open = N->K == Number::Kind::Phi && R.W == Iterations::Which::Any && !N->Flag;
  if (It != Known.end() && !(Open && !*It->second))
    return *It->second;
  MaybeLanes L = compute(Table, N);
  // A value that all threads share is at least one new unknown, but may differ between iterations.
  if (!L && !N->OfThread)
    L = only(N);
  if (L && isOtherIteration() &&
      any_of(L->Unknown.Factors, [&](const auto &Part) { return Part.first->Id >= R.FirstId; }))
    L = std::nullopt;
  auto &Slot = Known[N];
  Slot = std::make_unique<MaybeLanes>(std::move(L));
  return *Slot;
}

} // namespace ampcc::flow
