//===- ConflictingThreads.cpp - two threads that use one element ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Evaluates the forms of two accesses for one thread after the other. Variables that all threads
// share stay symbolic, so that a pair of threads that it finds conflicts for all their values.
//
//===----------------------------------------------------------------------===//
#include "ampcc/Analysis/Conflicts.h"
#include "llvm/ADT/STLExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

/// The values that forms have for one thread, in the first iteration of the loops that it runs.
class ThreadValues {
  const LinearForms &Forms;
  function_ref<bool(const Var *)> IsSteady, IsShared;
  SmallDenseMap<const Var *, int64_t, 4> Known; ///< coordinates

public:
  ThreadValues(const LinearForms &Forms, const ElementAccess &A, ArrayRef<int64_t> Coordinates,
               function_ref<bool(const Var *)> IsSteady, function_ref<bool(const Var *)> IsShared)
      : Forms(Forms), IsSteady(IsSteady), IsShared(IsShared) {
    for (const auto &[C, Value] : zip(A.Thread, Coordinates))
      if (C.V && C.Values != 0)
        Known[C.V] = Value;
  }

  /// By variables that all threads share; nothing where that is not known.
  std::optional<LinearForm> of(const LinearForm &Form) const {
    LinearForm Result;
    Result.Constant = Form.Constant;
    for (const auto &[V, Factor] : Form.Factors) {
      const std::optional<LinearForm> Value = of(V);
      if (!Value || !Result.add(*Value, Factor))
        return std::nullopt;
    }
    return Result;
  }

private:
  std::optional<LinearForm> of(const Var *V) const {
    if (auto It = Known.find(V); It != Known.end())
      return LinearForm::constant(It->second);
    if (const LinearForms::Remainder *Rest = Forms.remainderOf(V)) {
      const std::optional<LinearForm> Of = of(Rest->Of), By = of(Rest->By);
      if (!Of || !By || !Of->isConstant() || !By->isConstant() || By->Constant <= 0)
        return std::nullopt;
      return LinearForm::constant(Of->Constant & (By->Constant - 1));
    }
    if (IsSteady(V) && IsShared(V))
      return LinearForm::of(V);
    if (Forms.loopOf(V)) {
      const LinearForms::Range Range = Forms.rangeOf(V);
      const bool Runs = Range.First && Range.Last && Range.First->isConstant() &&
                        Range.Last->isConstant() && Range.First->Constant <= Range.Last->Constant;
      return Runs ? Range.First : std::nullopt;
    }
    return std::nullopt;
  }
};

/// The numbers of a coordinate to try: all of a small tile, those near the ends for a large one.
SmallVector<int64_t, 8> valuesToTry(int64_t First, int64_t Last, bool IsSmall) {
  SmallVector<int64_t, 8> Result;
  for (int64_t N = First; N <= Last; ++N)
    if (IsSmall || N < First + 2 || N > Last - 2)
      Result.push_back(N);
  return Result;
}

/// The coordinates of the threads to try. Empty where the launch decides which threads there are.
std::vector<SmallVector<int64_t, 6>> threadsOf(const LinearForms &Forms,
                                               ArrayRef<ThreadCoordinate> Thread) {
  constexpr int64_t SmallTile = 64;
  int64_t Threads = 1;
  for (const ThreadCoordinate &C : Thread)
    Threads *= std::clamp<int64_t>(C.Values, 1, SmallTile);
  std::vector<SmallVector<int64_t, 6>> Result(1);
  for (const ThreadCoordinate &C : Thread) {
    SmallVector<int64_t, 8> Values{0};
    if (C.V && C.Values != 0) {
      const LinearForms::Range Range = Forms.rangeOf(C.V);
      if (!Range.First || !Range.Last || !Range.First->isConstant() || !Range.Last->isConstant() ||
          Range.Step != 1)
        return {};
      Values = valuesToTry(Range.First->Constant, Range.Last->Constant, Threads <= SmallTile);
    } else if (C.V && C.V->S != Var::Storage::Param) {
      return {};
    }
    std::vector<SmallVector<int64_t, 6>> Longer;
    for (const auto &Each : Result)
      for (int64_t N : Values) {
        Longer.push_back(Each);
        Longer.back().push_back(N);
      }
    Result = std::move(Longer);
  }
  return Result;
}

} // namespace

std::optional<ConflictingThreads> Conflicts::conflictingThreads(const ElementAccess &A,
                                                                const ElementAccess &B) const {
  if (!A.isComparableTo(B) || A.MaySkip || B.MaySkip || A.AnyElement || B.AnyElement)
    return std::nullopt;
  const auto MakesAccess = [](const ThreadValues &Thread, const ElementAccess &Access) {
    return all_of(Access.Holds, [&](const LinearForm &Form) {
      const std::optional<LinearForm> Value = Thread.of(Form);
      return Value && Value->isConstant() && Value->Constant >= 0;
    });
  };
  const auto Others = threadsOf(Forms, B.Thread);
  for (const auto &Mine : threadsOf(Forms, A.Thread)) {
    const ThreadValues First(Forms, A, Mine, IsSteady, IsShared);
    if (!MakesAccess(First, A))
      continue;
    for (const auto &Other : Others) {
      const ThreadValues Second(Forms, B, Other, IsSteady, IsShared);
      const auto IsEqual = [&](const auto &Pair) {
        std::optional<LinearForm> Left = First.of(std::get<0>(Pair));
        const std::optional<LinearForm> Right = Second.of(std::get<1>(Pair));
        return Left && Right && *Left == *Right;
      };
      if (Mine != Other && MakesAccess(Second, B) && all_of(zip(A.Element, B.Element), IsEqual))
        return ConflictingThreads{Mine, Other};
    }
  }
  return std::nullopt;
}
