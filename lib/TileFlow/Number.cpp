//===- Number.cpp - integer values of all threads of a tile --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Number.h"
#include <numeric>

using namespace ampcc::kir;
using namespace llvm;

namespace ampcc::flow {

unsigned TileShape::place(unsigned Thread, unsigned Dim) const {
  for (unsigned D = 0; D < Dim; ++D)
    Thread /= Extents[D];
  return hasThreads() ? Thread % Extents[Dim] : 0;
}

int64_t wrapped(int64_t Value, const Type *Ty) {
  if (Ty && Ty->isBool())
    return Value != 0;
  auto *Int = dyn_cast_or_null<IntType>(Ty); // none: as it is
  if (!Int || Int->Bits >= 64)
    return Value;
  uint64_t Mask = (uint64_t(1) << Int->Bits) - 1;
  uint64_t Low = uint64_t(Value) & Mask;
  bool Negative = Int->Signed && (Low >> (Int->Bits - 1));
  return int64_t(Negative ? Low | ~Mask : Low);
}

void Number::Profile(FoldingSetNodeID &ID) const {
  ID.AddInteger(static_cast<unsigned>(K));
  ID.AddInteger(static_cast<unsigned>(Op));
  ID.AddInteger(Value);
  for (const void *Part : {static_cast<const void *>(Ty), static_cast<const void *>(A),
                           static_cast<const void *>(B), static_cast<const void *>(C)})
    ID.AddPointer(Part);
  // Unknowns and phis are each their own.
  if (K == Kind::Unknown || K == Kind::Phi)
    ID.AddInteger(Id);
}

Number *Numbers::make(Number N) {
  N.Id = NextId;
  N.OfThread |= (N.A && N.A->OfThread) || (N.B && N.B->OfThread) || (N.C && N.C->OfThread);
  FoldingSetNodeID ID;
  N.Profile(ID);
  void *Where = nullptr;
  if (Number *Known = Unique.FindNodeOrInsertPos(ID, Where))
    return Known;
  auto *Made = new (Memory.Allocate<Number>()) Number(N);
  ++NextId;
  Unique.InsertNode(Made, Where);
  return Made;
}

static Number blank(Number::Kind K, bool OfThread = false) {
  Number N;
  N.K = K;
  N.OfThread = OfThread;
  return N;
}

const Number *Numbers::constant(int64_t Value) {
  Number N = blank(Number::Kind::Constant);
  N.Value = Value;
  return make(N);
}

const Number *Numbers::place(unsigned Dim) {
  if (Tile.hasThreads() && Tile.Extents[Dim] == 1)
    return constant(0);
  Number N = blank(Number::Kind::Place, true);
  N.Value = Dim;
  return make(N);
}

const Number *Numbers::unknown(bool NonNegative) {
  Number N = blank(Number::Kind::Unknown);
  N.Flag = NonNegative;
  return make(N);
}

Number *Numbers::phi(unsigned Loop, const Number *First, bool Uniform, int64_t Multiple) {
  Number N = blank(Number::Kind::Phi, !Uniform);
  N.Flag = Uniform;
  N.Value = Loop;
  N.First = First;
  N.Multiple = Uniform ? std::gcd(Multiple, stepOf(constant(0), First)) : 1;
  return make(N);
}

static std::optional<int64_t> compute(BinaryOp Op, int64_t A, int64_t B) {
  uint64_t X = A, Y = B;
  switch (Op) {
  case BinaryOp::Add:
    return X + Y;
  case BinaryOp::Sub:
    return X - Y;
  case BinaryOp::Mul:
    return X * Y;
  case BinaryOp::Div:
  case BinaryOp::Rem:
    if (B == 0 || (A == INT64_MIN && B == -1))
      return std::nullopt;
    return Op == BinaryOp::Div ? A / B : A % B;
  case BinaryOp::Shl:
  case BinaryOp::Shr:
    if (B < 0 || B > 63)
      return std::nullopt;
    return Op == BinaryOp::Shl ? int64_t(X << B) : A >> B;
  case BinaryOp::And:
    return A & B;
  case BinaryOp::Or:
    return A | B;
  case BinaryOp::Xor:
    return A ^ B;
  case BinaryOp::Lt:
    return A < B;
  case BinaryOp::Gt:
    return A > B;
  case BinaryOp::Le:
    return A <= B;
  case BinaryOp::Ge:
    return A >= B;
  case BinaryOp::Eq:
    return A == B;
  case BinaryOp::Ne:
    return A != B;
  case BinaryOp::LogicalAnd:
    return A && B;
  case BinaryOp::LogicalOr:
    return A || B;
  case BinaryOp::Comma:
    return B;
  }
  return std::nullopt;
}

std::optional<int64_t> numberOf(BinaryOp Op, int64_t A, int64_t B, const Type *Ty) {
  // 64 bits without a sign are held as if they had one.
  if (auto *Int = dyn_cast_or_null<IntType>(Ty); Int && Int->Bits == 64 && !Int->Signed)
    switch (Op) {
    case BinaryOp::Div:
    case BinaryOp::Rem:
    case BinaryOp::Shr:
      if (A < 0 || B < 0)
        return std::nullopt;
      break;
    case BinaryOp::Lt:
    case BinaryOp::Gt:
    case BinaryOp::Le:
    case BinaryOp::Ge:
      A ^= INT64_MIN;
      B ^= INT64_MIN;
      break;
    default:
      break;
    }
  std::optional<int64_t> N = compute(Op, A, B);
  const bool Truth = isComparison(Op) || isLogical(Op);
  return N && !Truth ? wrapped(*N, Ty) : N;
}

/// `A op N` is A.
static bool isIdentity(BinaryOp Op, int64_t N) {
  switch (Op) {
  case BinaryOp::Add:
  case BinaryOp::Sub:
  case BinaryOp::Shl:
  case BinaryOp::Shr:
  case BinaryOp::Or:
  case BinaryOp::Xor:
    return N == 0;
  case BinaryOp::Mul:
  case BinaryOp::Div:
    return N == 1;
  default:
    return false;
  }
}

const Number *Numbers::operation(BinaryOp Op, const Number *A, const Number *B, const Type *Ty) {
  if (A->K == Number::Kind::Constant && B->K == Number::Kind::Constant)
    if (std::optional<int64_t> N = numberOf(Op, A->Value, B->Value, Ty))
      return constant(*N);
  if (Op == BinaryOp::Add && A->K == Number::Kind::Constant)
    std::swap(A, B);
  if (B->K == Number::Kind::Constant && isIdentity(Op, B->Value))
    return A;
  Number N = blank(Number::Kind::Operation);
  N.Op = Op;
  N.A = A;
  N.B = B;
  N.Ty = Ty;
  return make(N);
}

const Number *Numbers::converted(const Number *A, const Type *Ty) {
  if (A->K == Number::Kind::Constant)
    return constant(wrapped(A->Value, Ty));
  Number N = blank(Number::Kind::Converted);
  N.A = A;
  N.Ty = Ty;
  return make(N);
}

const Number *Numbers::choice(const Number *A, const Number *B, const Number *C) {
  if (B == C)
    return B;
  Number N = blank(Number::Kind::Choice);
  N.A = A;
  N.B = B;
  N.C = C;
  return make(N);
}

const Number *Numbers::both(const Number *A, const Number *B) {
  if (!A || !B || A == B || B->K == Number::Kind::Constant)
    return B ? A : nullptr;
  if (A->K == Number::Kind::Constant)
    return B;
  Number N = blank(Number::Kind::Both);
  N.A = A;
  N.B = B;
  return make(N);
}

namespace {

/// Whether numbers are not negative. Assuming that for phis in one iteration, it must follow for
/// the next.
class Signs {
  DenseMap<const Number *, bool> Known;
  bool PhiIsNegative = false;

  bool compute(const Number *N);
  bool converted(const Number &N, const IntType &To);
  bool of(const Number *N) {
    if (auto [It, New] = Known.try_emplace(N, true); !New)
      return It->second;
    return Known[N] = compute(N);
  }

public:
  bool isNonNegative(const Number *N) { return of(N) && !PhiIsNegative; }
};

bool Signs::converted(const Number &N, const IntType &To) {
  if (!To.Signed && To.Bits < 64)
    return true;
  // `int(unsigned(i))` is i.
  const Number *From = N.A;
  const IntType *Ty = nullptr;
  auto Convert = [&] {
    Ty = From->K == Number::Kind::Converted ? dyn_cast<IntType>(From->Ty) : nullptr;
    return Ty != nullptr;
  };
  while (Convert() && Ty->Bits >= To.Bits)
    From = From->A;
  if (To.Bits < 32)
    return Ty && !Ty->Signed;
  // A number that is known may get to the sign.
  auto *Made = From->K == Number::Kind::Operation ? dyn_cast_or_null<IntType>(From->Ty) : nullptr;
  const bool IsHeld =
      From->K == Number::Kind::Place || (Made && Made->Signed && Made->Bits <= To.Bits);
  return (IsHeld || !From->OfThread) && of(From);
}

bool Signs::compute(const Number *N) {
  switch (N->K) {
  case Number::Kind::Constant: // a greater one may be converted to a negative int
    return N->Value >= 0 && N->Value <= INT32_MAX;
  case Number::Kind::Place:
    return true;
  case Number::Kind::Unknown:
    return N->Flag;
  case Number::Kind::Converted:
    return N->Ty->isBool() || converted(*N, *cast<IntType>(N->Ty));
  case Number::Kind::Choice:
    return of(N->B) && of(N->C);
  case Number::Kind::Both:
    return false;
  case Number::Kind::Phi: {
    // One that only grows; an overflow is undefined.
    const bool Grows = N->First && N->Next && of(N->First) &&
                       N->Next->K == Number::Kind::Operation && N->Next->Op == BinaryOp::Add &&
                       N->Next->A == N && of(N->Next);
    PhiIsNegative |= !Grows;
    return Grows;
  }
  case Number::Kind::Operation:
    // `++` of a char is a conversion: it goes on with the least number.
    if (auto *Int = dyn_cast_or_null<IntType>(N->Ty); Int && Int->Signed && Int->Bits < 32)
      return isComparison(N->Op);
    switch (N->Op) {
    case BinaryOp::Shl: // as above
      return !N->A->OfThread && of(N->A) && of(N->B);
    case BinaryOp::Add:
    case BinaryOp::Mul:
    case BinaryOp::Div:
    case BinaryOp::Or:
      return of(N->A) && of(N->B);
    case BinaryOp::Rem:
    case BinaryOp::Shr:
      return of(N->A);
    case BinaryOp::And:
      return of(N->A) || of(N->B);
    default:
      return isComparison(N->Op);
    }
  }
  return false;
}

} // namespace

bool Numbers::isNonNegative(const Number *N) { return Signs().isNonNegative(N); }

bool Numbers::dependsOn(const Number *N, unsigned Loop) {
  SmallVector<const Number *, 16> Open{N};
  SmallPtrSet<const Number *, 16> Seen;
  while (!Open.empty()) {
    const Number *At = Open.pop_back_val();
    if (!At || !Seen.insert(At).second)
      continue;
    if (At->K == Number::Kind::Phi && At->Value == Loop)
      return true;
    Open.append({At->A, At->B, At->C});
  }
  return false;
}

const Number *Numbers::afterLoop(unsigned Loop, const Number *N, Replacements &Done) {
  if (auto It = Done.find(N); It != Done.end())
    return It->second;
  const Number *Result = N;
  const std::array<const Number *, 3> Parts = {N->A, N->B, N->C};
  std::array<const Number *, 3> New = {};
  bool Known = true;
  for (unsigned I = 0; I < 3 && Known; ++I)
    Known = !Parts[I] || (New[I] = afterLoop(Loop, Parts[I], Done));
  if (!Known)
    Result = nullptr;
  else if (N->K == Number::Kind::Phi && unsigned(N->Value) == Loop)
    Result = N->Flag ? unknown(isNonNegative(N)) : nullptr;
  else if (New == Parts)
    Result = N;
  else if (N->K == Number::Kind::Operation)
    Result = operation(N->Op, New[0], New[1], N->Ty);
  else if (N->K == Number::Kind::Converted)
    Result = converted(New[0], N->Ty);
  else if (N->K == Number::Kind::Choice)
    Result = choice(New[0], New[1], New[2]);
  else if (N->K == Number::Kind::Both)
    Result = both(New[0], New[1]);
  return Done[N] = Result;
}

std::optional<int64_t> Numbers::constantOf(const Number *N) {
  if (!N)
    return std::nullopt;
  if (N->K == Number::Kind::Constant)
    return N->Value;
  const MaybeLanes &L = lanes(N);
  if (!L || !L->isKnown() || L->PerThread)
    return std::nullopt;
  return L->Base;
}

std::optional<int64_t> Numbers::countsBy(const Number *Phi) {
  const Number *Next = Phi->Next;
  if (!Next || Next->K != Number::Kind::Operation || Next->A != Phi ||
      (Next->Op != BinaryOp::Add && Next->Op != BinaryOp::Sub))
    return std::nullopt;
  const std::optional<int64_t> Step = constantOf(Next->B);
  if (!Step || *Step == INT64_MIN)
    return std::nullopt;
  return Next->Op == BinaryOp::Sub ? -*Step : Step;
}

Lanes ofThreads(const TileShape &Tile, std::vector<int64_t> Values) {
  Lanes L;
  L.Base = Values.front();
  bool Same = true;
  for (int64_t &V : Values) {
    V = int64_t(uint64_t(V) - uint64_t(L.Base));
    Same &= V == 0;
  }
  if (!Same)
    L.PerThread = std::make_shared<const std::vector<int64_t>>(std::move(Values));
  return L;
}

} // namespace ampcc::flow
