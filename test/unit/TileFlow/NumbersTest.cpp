//===- NumbersTest.cpp - numbers, compared with all threads ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Random integer expressions of all widths, over constants, the thread's place and unknowns. The
// oracle computes each one for all threads of a small tile and for many values of the unknowns. All
// that TileFlow says of the expression has to be true of these numbers:
//
// - exactly of what is known, and where the arithmetic with unknowns does not leave the signed type
//   of its width (Number.h),
// - modulo the width, where only sums, differences, products and conversions do.
//
// AMPCC_TEST_NUMBERS=N runs N random tables in place of the usual number, AMPCC_TEST_NUMBERS_SEED=N
// begins with another one.
//
//===----------------------------------------------------------------------===//
#include "Agreement.h"
#include "Terms.h"
#include "ThreadArithmetic.h"
#include "ampcc/KIR/Module.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include <cstdlib>
#include <gtest/gtest.h>
#include <random>

using namespace ampcc;
using namespace ampcc::flow;
namespace {

constexpr unsigned Environments = 16;

/// The values of all threads for one choice of values of the unknowns.
struct Computed {
  std::vector<int64_t> Of; ///< 64 bits without a sign are held as if they had one
  /// Lost: an undefined operation, or one that needs an exact operand had one that is not.
  enum class State : uint8_t { Exact, Modulo, Lost } S = State::Exact;
  unsigned Bits = 64; ///< Modulo: the values are right modulo 2 to the power of this
};

struct Expression {
  const Number *N = nullptr;
  const kir::Type *Ty = nullptr; ///< null: 64 bits, as places in arrays are computed
  std::string Text;
  std::array<Computed, Environments> In;
};

/// One table of numbers, and the expressions made with it.
class Oracle {
public:
  explicit Oracle(uint64_t Seed)
      : Random(Seed), Tile{{1 + below(4), 1 + below(3), 1}}, Table(Tile), Sums(Table),
        Agree(Table) {
    for (unsigned I = 0; I < 4; ++I)
      addUnknown();
    for (unsigned I = 0; I < 40; ++I)
      addOperation();
  }
  void check();

private:
  std::mt19937_64 Random;
  kir::Module M;
  const TileShape Tile;
  Numbers Table;
  TermTable Sums;
  Agreement Agree;
  std::vector<Expression> All;
  std::map<const Number *, size_t> Known; ///< the expression of a number

  unsigned below(unsigned N) { return unsigned(Random() % N); }
  bool chance(unsigned Percent) { return below(100) < Percent; }
  const kir::Type *intTy(unsigned Bits, bool Signed) { return M.Ctx.intTy(Bits, Signed); }
  const kir::Type *anyType() {
    return intTy(chance(60) ? 32 : chance(60) ? 64 : chance(50) ? 8 : 16, chance(50));
  }
  int64_t anyValue(const kir::Type *Ty);
  void add(Expression E);
  void addUnknown();
  void addOperation();
  void addConstantOrPlace();
  void addBinary(const Expression &A, BinaryOp Op, const Expression &B, const kir::Type *Ty,
                 const kir::Type *Of);
  void addChoice(const Expression &If, const Expression &A, const Expression &B);
  bool isKnown(const Number *N) {
    const MaybeLanes &L = Table.lanes(N);
    return L && L->isKnown();
  }
  Expression asType(const Expression &A, const kir::Type *Ty);
  Computed computed(const Expression &A, BinaryOp Op, const Expression &B, const kir::Type *Ty,
                    const kir::Type *Of, unsigned Env);
  void checkLanes(const Expression &E);
  void checkTerms(const Expression &E);
  void checkSum(const Expression &E,
                llvm::function_ref<std::optional<uint64_t>(unsigned, unsigned)> Sum,
                const char *What);
  std::optional<int64_t> shared(const Number *Unknown, unsigned Env);
};

int64_t Oracle::anyValue(const kir::Type *Ty) {
  const unsigned Bits = bitsOf(Ty);
  switch (below(8)) {
  case 0:
    return held(Random(), Ty);
  case 1:
    return held(llvm::maxUIntN(Bits) >> below(2), Ty);
  case 2:
    return held(uint64_t(1) << below(Bits), Ty);
  case 3:
    return held(-int64_t(below(20)), Ty);
  default:
    return held(below(20), Ty);
  }
}

void Oracle::add(Expression E) {
  if (E.Text.size() > 200 ||
      llvm::all_of(E.In, [](const Computed &C) { return C.S == Computed::State::Lost; }))
    return;
  Known.try_emplace(E.N, All.size());
  All.push_back(std::move(E));
}

void Oracle::addUnknown() {
  Expression E;
  E.Ty = anyType();
  E.Ty = bitsOf(E.Ty) < 32 ? intTy(32, isSigned(E.Ty)) : E.Ty;
  const bool NonNegative = chance(50);
  E.N = Table.unknown(NonNegative);
  E.Text = "u" + std::to_string(E.N->Id);
  for (Computed &C : E.In) {
    int64_t Value = anyValue(E.Ty);
    while (NonNegative && Value < 0)
      Value = anyValue(E.Ty);
    C.Of.assign(Tile.threads(), Value);
    if (!fitsSigned(exact(Value, E.Ty), E.Ty)) {
      C.S = Computed::State::Modulo;
      C.Bits = bitsOf(E.Ty);
    }
  }
  add(E);
}

void Oracle::addConstantOrPlace() {
  Expression E;
  E.Ty = anyType();
  if (chance(50)) {
    const unsigned Dim = below(3);
    E.Ty = intTy(32, true);
    E.N = Table.place(Dim);
    E.Text = std::string("l") + "xyz"[Dim];
    for (Computed &C : E.In)
      for (unsigned T = 0; T < Tile.threads(); ++T)
        C.Of.push_back(Tile.place(T, Dim));
    return add(E);
  }
  const int64_t Value = anyValue(E.Ty);
  E.N = Table.constant(Value);
  E.Text = std::to_string(Value);
  for (Computed &C : E.In)
    C.Of.assign(Tile.threads(), Value);
  add(E);
}

/// A conversion, which keeps values where they fit.
Expression Oracle::asType(const Expression &A, const kir::Type *Ty) {
  if (A.Ty == Ty)
    return A;
  Expression E;
  E.Ty = Ty;
  E.N = Table.converted(A.N, Ty);
  E.Text = std::string(isSigned(Ty) ? "i" : "u") + std::to_string(bitsOf(Ty)) + "(" + A.Text + ")";
  const bool MayWrap = isKnown(A.N);
  // The sum has numbers of the type.
  bool IsSmall = true;
  const MaybeLanes L = Table.lanes(A.N);
  for (unsigned T = 0; T < Tile.threads() && wrapsIn32Bits(Ty); ++T)
    IsSmall &= L && fitsSigned(L->at(T), Ty);
  for (unsigned Env = 0; Env < Environments; ++Env) {
    Computed &C = E.In[Env];
    C = A.In[Env];
    bool Fits = IsSmall;
    for (int64_t &V : C.Of) {
      const __int128 Old = exact(V, A.Ty);
      V = held(Old, Ty);
      Fits &= exact(V, Ty) == Old && (bitsOf(Ty) < 32 || fitsSigned(Old, Ty));
    }
    if (!Fits && !MayWrap && C.S == Computed::State::Exact)
      C.S = Computed::State::Modulo;
    C.Bits = std::min({C.Bits, bitsOf(Ty), bitsOf(A.Ty)});
  }
  add(E);
  return E;
}

Computed Oracle::computed(const Expression &A, BinaryOp Op, const Expression &B,
                          const kir::Type *Ty, const kir::Type *Of, unsigned Env) {
  using State = Computed::State;
  const Computed &L = A.In[Env], &R = B.In[Env];
  Computed C;
  C.S = std::max(L.S, R.S);
  C.Bits = std::min(L.Bits, R.Bits);
  if (C.S == State::Modulo &&
      (!isRingOperation(Op) || (Op == BinaryOp::Shl && R.S != State::Exact)))
    C.S = State::Lost;
  const bool MayWrap = isKnown(A.N) && isKnown(B.N);
  const MaybeLanes LA = Table.lanes(A.N), LB = Table.lanes(B.N);
  const bool IsTruth = flow::isComparison(Op) || kir::isLogical(Op);
  for (unsigned T = 0; T < Tile.threads(); ++T) {
    const std::optional<__int128> V = resultOf(exact(L.Of[T], Of), Op, exact(R.Of[T], B.Ty), Of);
    if (!V) {
      C.S = State::Lost;
      C.Of.push_back(0);
      continue;
    }
    const __int128 Left = exact(L.Of[T], Of), Right = exact(R.Of[T], B.Ty);
    const std::optional<__int128> Numbers =
        LA && LB ? resultOf(LA->at(T), Op, LB->at(T), Of) : std::nullopt;
    if (!MayWrap && isRingOperation(Op) &&
        !(fitsSigned(Left, Ty) && fitsSigned(Right, Ty) && fitsSigned(Numbers.value_or(0), Ty)))
      C.S = std::max(C.S, State::Modulo);
    C.Of.push_back(IsTruth ? int64_t(*V) : held(*V, Ty));
    if (IsTruth)
      continue;
    if (exact(C.Of.back(), Ty) == *V) {
      if (!MayWrap && !fitsSigned(*V, Ty))
        C.S = std::max(C.S, State::Modulo);
      continue;
    }
    // Overflow. That of a shift is none in C++20; int arithmetic below 32 bits is a conversion.
    if (isSigned(Ty) && Op != BinaryOp::Shl && bitsOf(Ty) >= 32)
      C.S = State::Lost;
    else if (!MayWrap)
      C.S = std::max(C.S, State::Modulo);
  }
  if (C.S == State::Modulo)
    C.Bits = std::min(C.Bits, bitsOf(Ty));
  return C;
}

/// Ty is the type of the result, Of that of the left operand.
void Oracle::addBinary(const Expression &A, BinaryOp Op, const Expression &B, const kir::Type *Ty,
                       const kir::Type *Of) {
  static const char *const Spelled[] = {"*",  "/",  "%",  "+", "-", "<<", ">>", "<",  ">", "<=",
                                        ">=", "==", "!=", "&", "^", "|",  "&&", "||", ","};
  Expression E;
  const bool IsTruth = flow::isComparison(Op) || kir::isLogical(Op);
  E.Ty = IsTruth ? M.Ctx.boolTy() : Ty;
  E.N = Table.operation(Op, A.N, B.N, flow::isComparison(Op) ? Of : IsTruth ? nullptr : Ty);
  E.Text = "(" + A.Text + " " + Spelled[unsigned(Op)] + " " + B.Text + ")";
  for (unsigned Env = 0; Env < Environments; ++Env)
    E.In[Env] = computed(A, Op, B, E.Ty, Of, Env);
  add(E);
}

void Oracle::addChoice(const Expression &If, const Expression &A, const Expression &B) {
  Expression E;
  E.Ty = A.Ty;
  E.N = Table.choice(If.N, A.N, B.N);
  E.Text = "(" + If.Text + " ? " + A.Text + " : " + B.Text + ")";
  for (unsigned Env = 0; Env < Environments; ++Env) {
    const Computed &C = If.In[Env];
    E.In[Env].S = std::max(A.In[Env].S, B.In[Env].S);
    E.In[Env].Bits = std::min(A.In[Env].Bits, B.In[Env].Bits);
    if (C.S != Computed::State::Exact)
      E.In[Env].S = Computed::State::Lost;
    for (unsigned T = 0; T < Tile.threads(); ++T)
      E.In[Env].Of.push_back(C.Of[T] ? A.In[Env].Of[T] : B.In[Env].Of[T]);
  }
  add(E);
}

void Oracle::addOperation() {
  if (chance(25))
    return addConstantOrPlace();
  const Expression A = All[below(All.size())], B = All[below(All.size())];
  if (chance(12))
    return void(asType(A, anyType()));
  const bool Narrow = bitsOf(A.Ty) < 32 && bitsOf(A.Ty) > 1;
  Expression One;
  One.Ty = A.Ty;
  One.N = Table.constant(1);
  One.Text = "1";
  for (Computed &C : One.In)
    C.Of.assign(Tile.threads(), 1);
  if (Narrow && chance(50)) // ++ and --
    return addBinary(A, chance(50) ? BinaryOp::Add : BinaryOp::Sub, One, A.Ty, A.Ty);
  const kir::Type *Ty = intTy(chance(75) ? 32 : 64, chance(50));
  const Expression L = asType(A, Ty), R = asType(B, Ty);
  if (chance(10)) { // !
    Expression Zero = One;
    Zero.N = Table.constant(0);
    Zero.Text = "0";
    for (Computed &C : Zero.In)
      C.Of.assign(Tile.threads(), 0);
    return addBinary(A, chance(50) ? BinaryOp::Eq : BinaryOp::Ne, Zero, nullptr, nullptr);
  }
  if (chance(10))
    return addChoice(All[below(All.size())], L, R);
  switch (below(10)) {
  case 0: // places in arrays
    return addBinary(A, chance(50) ? BinaryOp::Add : BinaryOp::Sub, B, nullptr, nullptr);
  case 1: {
    const Expression By = asType(B, intTy(32, chance(50)));
    return addBinary(L, chance(50) ? BinaryOp::Shl : BinaryOp::Shr, By, Ty, Ty);
  }
  case 2:
    return addBinary(A, chance(50) ? BinaryOp::LogicalAnd : BinaryOp::LogicalOr, B, nullptr,
                     nullptr);
  case 3:
  case 4:
    return addBinary(L, BinaryOp(unsigned(BinaryOp::Lt) + below(6)), R, Ty, Ty);
  case 5:
    return addBinary(L, chance(50) ? BinaryOp::Div : BinaryOp::Rem, R, Ty, Ty);
  case 6:
    return addBinary(L, BinaryOp(unsigned(BinaryOp::And) + below(3)), R, Ty, Ty);
  case 7:
    return addBinary(L, BinaryOp::Mul, R, Ty, Ty);
  default:
    return addBinary(L, chance(60) ? BinaryOp::Add : BinaryOp::Sub, R, Ty, Ty);
  }
}

/// The value of an unknown, which has to be the same for all threads; nothing where the oracle does
/// not know it.
std::optional<int64_t> Oracle::shared(const Number *Unknown, unsigned Env) {
  auto It = Known.find(Unknown);
  if (It == Known.end())
    return std::nullopt;
  const Computed &C = All[It->second].In[Env];
  if (C.S != Computed::State::Exact)
    return std::nullopt;
  EXPECT_TRUE(llvm::all_equal(C.Of)) << All[It->second].Text << " differs";
  return C.Of.front();
}

/// Sum(Env, Thread): the value that TileFlow's form has.
void Oracle::checkSum(const Expression &E,
                      llvm::function_ref<std::optional<uint64_t>(unsigned, unsigned)> Sum,
                      const char *What) {
  for (unsigned Env = 0; Env < Environments; ++Env) {
    const Computed &C = E.In[Env];
    if (C.S == Computed::State::Lost)
      continue;
    const uint64_t Mask =
        llvm::maxUIntN(C.S == Computed::State::Exact ? 64 : std::min(C.Bits, bitsOf(E.Ty)));
    for (unsigned T = 0; T < Tile.threads(); ++T)
      if (const std::optional<uint64_t> Claimed = Sum(Env, T))
        ASSERT_EQ(uint64_t(C.Of[T]) & Mask, *Claimed & Mask)
            << What << " of " << E.Text << ", thread " << T << ", tile " << Tile.Extents[0] << "x"
            << Tile.Extents[1];
  }
}

void Oracle::checkLanes(const Expression &E) {
  const MaybeLanes &L = Table.lanes(E.N);
  if (!L)
    return;
  auto Sum = [&](unsigned Env, unsigned T) -> std::optional<uint64_t> {
    uint64_t Result = L->at(T);
    for (const auto &[U, Factor] : L->Unknown.Factors) {
      const std::optional<int64_t> Value = shared(U, Env);
      if (!Value)
        return std::nullopt;
      Result += uint64_t(*Value) * uint64_t(Factor);
    }
    return Result;
  };
  checkSum(E, Sum, "lanes");
}

void Oracle::checkTerms(const Expression &E) {
  const MaybeTerms &Found = Sums.of(E.N);
  if (!Found)
    return;
  auto Sum = [&](unsigned Env, unsigned T) -> std::optional<uint64_t> {
    uint64_t Result = 0;
    for (const auto &[Product, Factors] : Found->Factors) {
      uint64_t Part = Factors[T];
      for (const Number *U : Product) {
        const std::optional<int64_t> Value = shared(U, Env);
        if (!Value)
          return std::nullopt;
        Part *= uint64_t(*Value);
      }
      Result += Part;
    }
    return Result;
  };
  checkSum(E, Sum, "terms");
}

void Oracle::check() {
  for (const Expression &E : All) {
    checkLanes(E);
    checkTerms(E);
    const Expression &Other = All[below(All.size())];
    const int64_t Step = Table.stepOf(E.N, Other.N);
    const bool IsNonNegative = !isKnown(E.N) && Table.isNonNegative(E.N);
    for (unsigned Env = 0; Env < Environments; ++Env) {
      const Computed &C = E.In[Env], &D = Other.In[Env];
      if (C.S != Computed::State::Exact)
        continue;
      for (unsigned T = 0; T < Tile.threads(); ++T) {
        if (IsNonNegative)
          ASSERT_GE(C.Of[T], 0) << E.Text << " is negative";
        for (unsigned S = 0; S < T; ++S)
          if (Agree.isSame(E.N, T, S))
            ASSERT_EQ(C.Of[T], C.Of[S]) << E.Text << " differs";
        if (D.S == Computed::State::Exact) {
          const int64_t By = int64_t(uint64_t(D.Of[T]) - uint64_t(C.Of[T]));
          ASSERT_TRUE(Step == 0 ? By == 0 : By % Step == 0)
              << "the step from " << E.Text << " to " << Other.Text << ", " << By
              << ", is no multiple of " << Step;
        }
      }
    }
    if (testing::Test::HasFailure())
      return;
  }
}

uint64_t number(const char *Name, uint64_t Usual) {
  const char *Text = std::getenv(Name);
  return Text ? std::strtoull(Text, nullptr, 10) : Usual;
}

TEST(Numbers, AreWhatThreadsCompute) {
  const uint64_t First = number("AMPCC_TEST_NUMBERS_SEED", 1);
  const uint64_t Count = number("AMPCC_TEST_NUMBERS", 1000);
  for (uint64_t Seed = First; Seed < First + Count; ++Seed) {
    Oracle(Seed).check();
    ASSERT_FALSE(HasFailure()) << "seed " << Seed;
  }
}

/// A number of all threads that begins with First and counts up by 1.
const Number *counter(Numbers &Table, const Number *First, const kir::Type *Ty) {
  Number *Phi = Table.phi(1, First, /*Uniform=*/true, 1);
  Phi->Next = Table.operation(BinaryOp::Add, Phi, Table.constant(1), Ty);
  return Phi;
}

TEST(Numbers, CountersOfIntStayPositive) {
  kir::Module M;
  Numbers Table(TileShape{{4, 1, 1}});
  EXPECT_TRUE(Table.isNonNegative(counter(Table, Table.constant(0), M.Ctx.intTy())));
  EXPECT_FALSE(Table.isNonNegative(counter(Table, Table.constant(-1), M.Ctx.intTy())));
}

TEST(Numbers, CountersOfCharGoOnWithTheLeastNumber) {
  kir::Module M;
  Numbers Table(TileShape{{4, 1, 1}});
  EXPECT_FALSE(Table.isNonNegative(counter(Table, Table.constant(0), M.Ctx.intTy(8))));
  EXPECT_TRUE(Table.isNonNegative(counter(Table, Table.constant(0), M.Ctx.intTy(8, false))));
}

TEST(Numbers, ConversionsHideNoSign) {
  kir::Module M;
  Numbers Table(TileShape{{4, 1, 1}});
  const Number *Any = Table.unknown();
  const Number *Unsigned = Table.converted(Any, M.Ctx.intTy(32, false));
  EXPECT_TRUE(Table.isNonNegative(Unsigned));
  EXPECT_TRUE(Table.isNonNegative(Table.converted(Unsigned, M.Ctx.intTy(64))));
  EXPECT_FALSE(Table.isNonNegative(Table.converted(Unsigned, M.Ctx.intTy(32))));
  const Number *Byte = Table.converted(Any, M.Ctx.intTy(8, false));
  EXPECT_TRUE(Table.isNonNegative(Table.converted(Byte, M.Ctx.intTy(16))));
  EXPECT_FALSE(Table.isNonNegative(Table.converted(Byte, M.Ctx.intTy(8))));
}

TEST(Numbers, DifferencesOfUnsignedSumsWrap) {
  kir::Module M;
  const kir::Type *Unsigned = M.Ctx.intTy(32, false);
  Numbers Table(TileShape{{2, 1, 1}});
  const Number *Any = Table.unknown();
  auto Sum = [&](BinaryOp Op, const Number *A, const Number *B) {
    return Table.operation(Op, A, B, Unsigned);
  };
  const Number *Place = Table.converted(Table.place(0), Unsigned);
  const Number *Less = Sum(BinaryOp::Sub, Sum(BinaryOp::Add, Any, Place),
                           Sum(BinaryOp::Add, Any, Table.constant(1)));
  const MaybeLanes &L = Table.lanes(Less);
  ASSERT_TRUE(L && L->isKnown());
  EXPECT_EQ(L->at(0), int64_t(UINT32_MAX));
  EXPECT_EQ(L->at(1), 0);
}

TEST(Numbers, LastIterationsOfUnsignedCountersWrap) {
  kir::Module M;
  Numbers Table(TileShape{{2, 1, 1}});
  Number *Phi = Table.phi(1, Table.constant(3), /*Uniform=*/true, 1);
  Phi->Next =
      Table.operation(BinaryOp::Add, Phi, Table.constant(UINT32_MAX), M.Ctx.intTy(32, false));
  Numbers::Evaluation Last(Iterations{Iterations::Which::Last, 1, Table.nextId(), 2});
  const MaybeLanes &L = Last.of(Table, Phi);
  ASSERT_TRUE(L && L->isKnown());
  EXPECT_EQ(L->at(0), 1);
}

} // namespace
