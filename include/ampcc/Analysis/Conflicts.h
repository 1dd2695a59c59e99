//===- Conflicts.h - whether two threads use one element ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Two accesses conflict where two different threads may make them to one element, and one of them
// writes. Without a barrier between them that is a race. An access is described by what is the same
// text for each thread: its indices as linear forms, and the conditions under which a thread makes
// it. With l the thread's place in its tile:
//
//   if (l > 3) s[l] = 1;        index l, condition l - 4
//   ... = s[l + 4];             index l + 4
//
// conflict, because thread 4 writes the element that thread 0 reads. With s[l + 16] in a tile of 16
// threads they never do.
//
// Input: LinearForms of the kernel, in the tile form. Everything that is proved is about programs
// with a meaning: signed arithmetic does not overflow. Cost: a system of linear constraints for
// each case, up to 3 to the power of MostCases for a pair, of at most a few dozen rows.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_ANALYSIS_CONFLICTS_H
#define AMPCC_ANALYSIS_CONFLICTS_H

#include "ampcc/Analysis/LinearForms.h"
#include "ampcc/KIR/Module.h"

namespace ampcc {

/// A number in which threads differ: two threads are different if one of their coordinates is.
/// Null: all threads have the same. There are fewer cases if the slowest dimension comes first.
struct ThreadCoordinate {
  const kir::Var *V = nullptr;
  int64_t Values = 0; ///< from 0 on; 0: any number
};

/// Adds where a thread is in its tile, a coordinate for each dimension, the slowest first: the
/// counters of Threads, the loops over threads around a place, the outermost first. False where
/// they are not those.
bool addLanes(const kir::Function &F, llvm::ArrayRef<const kir::For *> Threads,
              llvm::SmallVectorImpl<ThreadCoordinate> &Lanes);

/// The variables that a loop declares, changes or takes the address of.
llvm::DenseSet<const kir::Var *> changedIn(kir::For &L);
/// Variables that only the body of some loop over threads sees.
llvm::DenseSet<const kir::Var *> declaredInThreadLoops(kir::Function &F);

/// An access to an element, the same text for every thread that makes it.
struct ElementAccess {
  llvm::SmallVector<LinearForm, 3> Element; ///< its indices
  llvm::SmallVector<LinearForm, 8> Holds;   ///< none is negative where a thread makes the access
  llvm::SmallVector<ThreadCoordinate, 6> Thread;
  bool Writes = false; ///< and not atomically: reads and atomic operations agree (spec 8.1.2.2)
  bool IsAtomic = false;
  bool AnyElement = false; ///< its indices are not known
  /// A thread may do without the access though the conditions in Holds are true.
  bool MaySkip = true;

  bool operator==(const ElementAccess &Other) const;
  bool isComparableTo(const ElementAccess &Other) const {
    return Element.size() == Other.Element.size() && Thread.size() == Other.Thread.size();
  }
};

/// What is known of a pair of accesses.
enum class Conflict : uint8_t {
  Never,  ///< no two threads use one element, whatever the values of variables are
  Always, ///< two threads do whenever the tile comes to the accesses
  Maybe
};

/// Two threads that use one element: their coordinates, as those of the accesses.
struct ConflictingThreads {
  llvm::SmallVector<int64_t, 6> First, Second;
};

/// Decides by linear constraints whether two different threads may use one element.
class Conflicts {
public:
  using VarTest = llvm::function_ref<bool(const kir::Var *)>;

  /// IsSteady: a variable has one value from where a form was read to the access. IsShared: and it
  /// is the same for both threads. Both are kept by reference.
  Conflicts(const LinearForms &Forms, VarTest IsSteady, VarTest IsShared)
      : Forms(Forms), IsSteady(IsSteady), IsShared(IsShared) {}

  /// False: two different threads never use one element. Both accesses have as many coordinates,
  /// and as many indices. Whether one of them writes does not count.
  bool mayConflict(const ElementAccess &A, const ElementAccess &B) const;
  /// Two threads that use one element whatever the values of variables are; nothing where none
  /// were found. Tries the threads near the corners of large tiles, and first iterations, only.
  std::optional<ConflictingThreads> conflictingThreads(const ElementAccess &A,
                                                       const ElementAccess &B) const;
  /// Both, for accesses of which one writes; others never conflict.
  Conflict verdict(const ElementAccess &A, const ElementAccess &B) const;

private:
  const LinearForms &Forms;
  VarTest IsSteady, IsShared;
};

} // namespace ampcc

#endif
