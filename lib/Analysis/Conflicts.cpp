//===- Conflicts.cpp - a test whether two threads use one element --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Two threads conflict if there are coordinates for both, not the same, with which all conditions
// hold and all indices are equal. These are linear constraints. LLVM's ConstraintSystem decides
// whether they have a solution in rational numbers. Solutions that only whole numbers rule out (two
// threads in one row of rows of 16) need cases: of two numbers with the same meaning the first is
// less, equal, or greater.
//
//===----------------------------------------------------------------------===//
#include "ampcc/Analysis/Conflicts.h"
#include "ampcc/Analysis/ChangedVariable.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Analysis/ConstraintSystem.h"
#include "llvm/Support/MathExtras.h"
#include <numeric>

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

bool ampcc::addLanes(const Function &F, ArrayRef<const For *> Threads,
                     SmallVectorImpl<ThreadCoordinate> &Lanes) {
  const bool Single = F.WorkGroupSize.threads() == 1;
  size_t Next = Threads.size();
  for (unsigned D = 0; D < F.DomainRank; ++D) {
    const std::optional<unsigned> Of = F.WorkGroupSize.mostIn(D);
    if (!Of)
      return false;
    if (*Of == 1 && !(Single && D == 0)) {
      Lanes.push_back({});
      continue;
    }
    if (Next == 0)
      return false;
    const For *L = Threads[--Next];
    auto *Counter = dyn_cast_or_null<DeclStmt>(L->Init);
    if (!Counter)
      return false;
    // Loops that were made shorter have fewer threads than the tile, but no others.
    const int64_t Most = *Of, Values = valuesOf(*L);
    Lanes.push_back({Counter->V, Values == 0 ? Most : std::min(Most, Values)});
  }
  std::reverse(Lanes.end() - F.DomainRank, Lanes.end());
  return Next == 0;
}

DenseSet<const Var *> ampcc::changedIn(For &L) {
  DenseSet<const Var *> Result;
  walkStmts(&L, [&](Stmt *S) {
    if (auto *D = dyn_cast<DeclStmt>(S))
      Result.insert(D->V);
    if (auto *Inner = dyn_cast<For>(S))
      if (auto *D = dyn_cast_or_null<DeclStmt>(Inner->Init))
        Result.insert(D->V);
  });
  walkExprs(&L, [&](Expr *&E) {
    if (const Var *V = changedVariable(E))
      Result.insert(V);
  });
  return Result;
}

DenseSet<const Var *> ampcc::declaredInThreadLoops(Function &F) {
  DenseSet<const Var *> Result;
  const auto Add = [&](Stmt *S) {
    if (auto *D = dyn_cast_or_null<DeclStmt>(S))
      Result.insert(D->V);
  };
  walkStmts(F.Body, [&](Stmt *S) {
    auto *L = dyn_cast<For>(S);
    if (!L || !L->IsThreadLoop)
      return;
    Add(L->Init);
    walkStmts(L->Body, [&](Stmt *Inner) {
      Add(Inner);
      if (auto *Loop = dyn_cast<For>(Inner))
        Add(Loop->Init);
    });
  });
  return Result;
}

bool ElementAccess::operator==(const ElementAccess &Other) const {
  const auto Same = [](const auto &Left, const auto &Right) {
    return Left.size() == Right.size() && all_of(zip(Left, Right), [](const auto &Pair) {
             return std::get<0>(Pair) == std::get<1>(Pair);
           });
  };
  return Writes == Other.Writes && IsAtomic == Other.IsAtomic && AnyElement == Other.AnyElement &&
         Same(Element, Other.Element) && Same(Holds, Other.Holds) && MaySkip == Other.MaySkip &&
         all_of(zip(Thread, Other.Thread),
                [](const auto &Pair) { return std::get<0>(Pair).V == std::get<1>(Pair).V; });
}

namespace {

/// A sum of unknowns, which are numbered: 60 bits leave ConstraintSystem room for a few more.
struct Row {
  LinearSum<unsigned, int64_t(1) << 60> Sum;
  bool IsRange = false;   ///< of a counter, or a condition
  bool IsUnknown = false; ///< a number is too large: the row says nothing

  void add(unsigned Column, int64_t Factor) { IsUnknown |= !Sum.add(Column, Factor); }
  void add(const Row &Other, int64_t By) {
    IsUnknown |= Other.IsUnknown || !Sum.add(Other.Sum, By);
  }
};

/// Everything that has to hold if two threads conflict.
class ConflictSystem {
  const LinearForms &Forms;
  function_ref<bool(const Var *)> IsSteady, IsShared;
  const ElementAccess *const Uses[2];
  enum Side : unsigned { First, Second, Both };

  unsigned Columns = 0;
  DenseMap<std::pair<const Var *, unsigned>, unsigned> Known;
  struct System {
    SmallVector<Row, 32> Rows;
    SmallVector<Row, 8> Zeros; ///< these are 0
  };
  System All;
  /// Two columns, and how far they are apart if they are not equal; none: by 1.
  struct Case {
    unsigned A, B;
    std::optional<Row> Gap;
  };
  using Cases = SmallVector<Case, 6>;
  Cases SameMeaning; ///< columns that count the same
  /// Multiples of a number.
  struct Multiple {
    unsigned Column, Of; ///< Of: the side
    LinearForm By;
    Row Gap;
  };
  SmallVector<Multiple, 4> Multiples;
  std::array<SmallVector<std::optional<unsigned>, 6>, 2> Places;
  DenseMap<unsigned, unsigned> Iterations; ///< of the column of a counter with steps

public:
  ConflictSystem(const LinearForms &Forms, const ElementAccess &A, const ElementAccess &B,
                 function_ref<bool(const Var *)> IsSteady, function_ref<bool(const Var *)> IsShared)
      : Forms(Forms), IsSteady(IsSteady), IsShared(IsShared), Uses{&A, &B} {}

  bool isPossible() {
    for (unsigned S : {First, Second})
      for (const ThreadCoordinate &C : Uses[S]->Thread)
        Places[S].push_back(C.V ? std::optional(place(C, S)) : std::nullopt);
    for (unsigned S : {First, Second})
      for (const LinearForm &Form : Uses[S]->Holds)
        if (std::optional<Row> R = row(Form, S)) {
          R->IsRange = true;
          All.Rows.push_back(std::move(*R));
        }
    for (const auto &[A, B] : zip(Uses[0]->Element, Uses[1]->Element)) {
      if (Uses[0]->AnyElement || Uses[1]->AnyElement)
        continue;
      const std::optional<Row> Of[] = {row(A, First), row(B, Second)};
      if (!Of[0] || !Of[1])
        continue; // any
      equal(*Of[0], *Of[1]);
      pairSameMeaning(*Of[0], *Of[1]);
    }
    for (const Multiple &Mine : Multiples)
      for (const Multiple &Other : Multiples)
        if (Mine.Of == First && Other.Of == Second && Mine.By == Other.By)
          SameMeaning.insert(SameMeaning.begin(), {Mine.Column, Other.Column, Mine.Gap});
    return anyDiffer(0, All);
  }

private:
  void equal(Row A, const Row &B) {
    A.add(B, -1);
    All.Zeros.push_back(std::move(A));
  }

  unsigned place(const ThreadCoordinate &C, unsigned Of) {
    const unsigned Column = ++Columns;
    Known[{C.V, Of}] = Column;
    Row Least, Most;
    Least.IsRange = Most.IsRange = true;
    Least.add(Column, 1);
    All.Rows.push_back(Least);
    if (C.Values != 0) {
      Most.Sum.Constant = C.Values - 1;
      Most.add(Column, -1);
      All.Rows.push_back(Most);
    }
    return Column;
  }

  unsigned column(const Var *V, unsigned Of) {
    if (auto It = Known.find({V, Of}); It != Known.end())
      return It->second;
    if (IsShared(V))
      Of = Both;
    auto [It, New] = Known.try_emplace({V, Of}, Columns + 1);
    if (!New)
      return It->second;
    const unsigned Column = ++Columns;
    const LinearForms::Range Range = Forms.rangeOf(V);
    Row Self;
    Self.add(Column, 1);
    if (std::optional<Row> Begin = bound(Range.First, Of)) {
      Row AtLeast = Self;
      AtLeast.add(*Begin, -1);
      All.Rows.push_back(AtLeast);
      if (Range.Step > 1) {
        const unsigned Iteration = ++Columns;
        Iterations[Column] = Iteration;
        Row NotNegative;
        NotNegative.add(Iteration, 1);
        All.Rows.push_back(NotNegative);
        Begin->add(Iteration, Range.Step);
        equal(*Begin, Self);
      }
    }
    if (std::optional<Row> End = bound(Range.Last, Of)) {
      End->add(Self, -1);
      All.Rows.push_back(std::move(*End));
    }
    return Column;
  }

  /// The first or last value of a counter as a row. None if the form may have changed since the
  /// iteration of the enclosing loop began.
  std::optional<Row> bound(const std::optional<LinearForm> &Form, unsigned Of) {
    return Form && Forms.isSteady(*Form) ? row(*Form, Of) : std::nullopt;
  }

  std::optional<Row> row(const LinearForm &Form, unsigned Of) {
    // What both share is the same for the first.
    const unsigned Side = Of == Both ? unsigned(First) : Of;
    Row Result;
    Result.Sum.Constant = Form.Constant;
    for (const auto &[V, Factor] : Form.Factors) {
      if (Forms.remainderOf(V)) {
        const std::optional<unsigned> Column = Of == Both ? std::nullopt : remainder(V, Side);
        if (!Column)
          return std::nullopt;
        Result.add(*Column, Factor);
        continue;
      }
      if (!IsSteady(V) || (Of == Both && !IsShared(V)))
        return std::nullopt;
      Result.add(column(V, Side), Factor);
    }
    return Result;
  }

  /// From 0 on, and less than what both divide by. Without it a number is a multiple of that.
  std::optional<unsigned> remainder(const Var *V, unsigned Of) {
    if (auto It = Known.find({V, Of}); It != Known.end())
      return It->second;
    const LinearForms::Remainder Rest = *Forms.remainderOf(V);
    std::optional<Row> Number = row(Rest.Of, Of), By = row(Rest.By, Both);
    if (!Number || !By)
      return std::nullopt;
    const unsigned Column = Known[{V, Of}] = ++Columns, Left = ++Columns;
    Row Least, Most = *By, Positive = *By, Whole = *Number;
    Least.add(Column, 1);
    Most.Sum.Constant -= 1;
    Most.add(Column, -1);
    Positive.Sum.Constant -= 1;
    Whole.add(Column, -1);
    Whole.add(Left, -1);
    append_range(All.Rows, ArrayRef{Least, Most, Positive});
    All.Zeros.push_back(std::move(Whole));
    Multiples.push_back({Left, Of, Rest.By, std::move(*By)});
    return Column;
  }

  /// Pairs numbers of both sides that have the same meaning: they have one factor in an index.
  void pairSameMeaning(const Row &A, const Row &B) {
    for (const auto &[Mine, Factor] : A.Sum.Factors)
      for (const auto &[Other, Same] : B.Sum.Factors)
        if (Mine != Other && Factor == Same && !isPlace(Mine) && !isPlace(Other)) {
          const auto Iteration = Iterations.find(Mine), OtherIteration = Iterations.find(Other);
          const bool Both = Iteration != Iterations.end() && OtherIteration != Iterations.end();
          SameMeaning.push_back(
              {Both ? Iteration->second : Mine, Both ? OtherIteration->second : Other, {}});
        }
  }
  bool isPlace(unsigned Column) const {
    return any_of(Places, [&](const auto &Of) { return is_contained(Of, Column); });
  }

  /// A < B where By is 1, and A > B where it is -1; 0: equal.
  static void order(System &In, const Case &Of, int By) {
    Row Difference;
    Difference.add(Of.B, By == 0 ? 1 : By);
    Difference.add(Of.A, By == 0 ? -1 : -By);
    if (By != 0 && Of.Gap)
      Difference.add(*Of.Gap, -1);
    else if (By != 0)
      Difference.Sum.Constant = -1;
    (By == 0 ? In.Zeros.push_back(std::move(Difference))
             : In.Rows.push_back(std::move(Difference)));
  }

  /// The threads are different in this coordinate, or in one that follows.
  bool anyDiffer(unsigned From, System In) {
    for (unsigned C = From; C < Places[0].size(); ++C) {
      const std::optional<unsigned> A = Places[0][C], B = Places[1][C];
      if (!A || !B)
        continue;
      for (int By : {1, -1}) {
        System Then = In;
        order(Then, {*A, *B, {}}, By);
        if (hasSolution(Then, casesAfter(C), 0))
          return true;
      }
      order(In, {*A, *B, {}}, 0);
    }
    return false;
  }

  /// The pairs of numbers whose order is still undecided.
  Cases casesAfter(unsigned C) const {
    Cases Result;
    for (unsigned D = C + 1; D < Places[0].size(); ++D)
      if (Places[0][D] && Places[1][D])
        Result.push_back({*Places[0][D], *Places[1][D], {}});
    Result.append(SameMeaning.begin(), SameMeaning.end());
    return Result;
  }

  bool hasSolution(const System &In, const Cases &Of, size_t Next) const {
    constexpr size_t Most = 5; // each makes three of one
    if (!mayHoldTogether(In))
      return false;
    if (Next == Of.size() || Next == Most)
      return true;
    for (int By : {1, -1, 0}) {
      System Then = In;
      order(Then, Of[Next], By);
      if (hasSolution(Then, Of, Next + 1))
        return true;
    }
    return false;
  }

  /// Eliminates unknowns that an equation determines. False if the equation has no solution in
  /// whole numbers.
  static bool substitute(System &In) {
    for (size_t Next = 0; Next < In.Zeros.size(); ++Next) {
      const Row Zero = In.Zeros[Next];
      if (Zero.IsUnknown)
        continue;
      uint64_t Divisor = 0;
      for (const auto &[Column, Factor] : Zero.Sum.Factors)
        Divisor = std::gcd(Divisor, uint64_t(std::abs(Factor)));
      if (Divisor == 0 ? Zero.Sum.Constant != 0 : Zero.Sum.Constant % int64_t(Divisor) != 0)
        return false;
      const auto *One = find_if(
          Zero.Sum.Factors, [](const auto &Each) { return Each.second == 1 || Each.second == -1; });
      if (One == Zero.Sum.Factors.end()) {
        Row Back;
        Back.add(Zero, -1);
        In.Rows.push_back(Zero);
        In.Rows.push_back(std::move(Back));
        continue;
      }
      const unsigned Column = One->first;
      const int64_t Sign = One->second;
      const auto Replace = [&](Row &In) {
        if (const int64_t Factor = In.Sum.factor(Column))
          In.add(Zero, -Factor * Sign);
      };
      for (Row &R : In.Rows)
        Replace(R);
      for (Row &R : MutableArrayRef<Row>(In.Zeros).drop_front(Next + 1))
        Replace(R);
    }
    return true;
  }

  bool mayHoldTogether(System In) const {
    if (!substitute(In))
      return false;
    // ConstraintSystem gives up on too many rows. The rows for values between multiples are few.
    return (Multiples.empty() || haveSolution(In.Rows, /*WithRanges=*/false)) &&
           haveSolution(In.Rows, /*WithRanges=*/true);
  }

  bool haveSolution(ArrayRef<Row> Rows, bool WithRanges) const {
    ConstraintSystem Left;
    for (const Row &R : Rows) {
      if (R.IsUnknown || (R.IsRange && !WithRanges))
        continue;
      if (R.Sum.Factors.empty()) {
        if (R.Sum.Constant < 0)
          return false;
        continue;
      }
      SmallVector<int64_t, 16> Line(Columns + 1, 0);
      Line[0] = R.Sum.Constant;
      for (const auto &[Column, Factor] : R.Sum.Factors)
        Line[Column] = -Factor;
      Left.addVariableRow(Line);
    }
    return Left.mayHaveSolution();
  }
};

} // namespace

bool Conflicts::mayConflict(const ElementAccess &A, const ElementAccess &B) const {
  return !A.isComparableTo(B) || ConflictSystem(Forms, A, B, IsSteady, IsShared).isPossible();
}

Conflict Conflicts::verdict(const ElementAccess &A, const ElementAccess &B) const {
  if (!(A.Writes || B.Writes) || !mayConflict(A, B))
    return Conflict::Never;
  return conflictingThreads(A, B) ? Conflict::Always : Conflict::Maybe;
}
