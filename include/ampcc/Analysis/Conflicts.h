//===- Conflicts.h - a test whether two threads use one element ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Two accesses conflict if two different threads may make them to one element, and one of them
// writes. Without a barrier between them that is a race. An access is described once for all
// threads: by its indices, which are linear forms of the thread's coordinates, and by the
// conditions under which a thread makes it, forms that are then not negative. With l the thread's
// place in its tile:
//
//   if (l > 3) s[l] = 1;        index l, condition l - 4
//   ... = s[l + 4];             index l + 4
//
// conflict, because thread 4 writes the element that thread 0 reads. With s[l + 16] in a tile of 16
// threads the two accesses never conflict. TileElements and OwnElements (lib/Checks) use the test
// to leave out race checks of --amp-check. ThreadAccesses.h computes the verdicts that kir-opt
// prints.
//
// Input: LinearForms of the kernel, in the tile form, where loops run the threads of a tile. The
// results hold for programs without undefined behaviour, in which signed arithmetic does not
// overflow. Cost: for a pair and each coordinate up to 2 * 364 systems of linear constraints, each
// of at most a few dozen rows. Five numbers of the two threads may be less, equal or greater, which
// gives a tree of 3^0 + ... + 3^5 = 364 systems.
//
// The class searches for two threads alone. To describe more accesses as linear forms, change
// LinearForms.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_ANALYSIS_CONFLICTS_H
#define AMPCC_ANALYSIS_CONFLICTS_H

#include "ampcc/Analysis/LinearForms.h"
#include "ampcc/KIR/Module.h"

namespace ampcc {

/// A number in which threads differ: two threads are different if one of their coordinates is. Put
/// the slowest dimension first: fewer cases then have to be tried.
struct ThreadCoordinate {
  const kir::Var *V = nullptr; ///< null: all threads have the same number
  int64_t Values = 0;          ///< the number is in [0, Values); 0: it may be any
};

/// Appends the coordinates of a thread in its tile, the slowest dimension first: the counters of
/// Threads, which are the nested loops over threads around a place, the outermost first. Returns
/// false if Threads are not these loops.
bool addLanes(const kir::Function &F, llvm::ArrayRef<const kir::For *> Threads,
              llvm::SmallVectorImpl<ThreadCoordinate> &Lanes);

/// The variables that a loop declares, changes or takes the address of.
llvm::DenseSet<const kir::Var *> changedIn(kir::For &L);
/// Variables that only the body of some loop over threads sees.
llvm::DenseSet<const kir::Var *> declaredInThreadLoops(kir::Function &F);

/// An access to an element, described once for all threads that make it.
struct ElementAccess {
  llvm::SmallVector<LinearForm, 3> Element; ///< its indices
  /// The conditions under which a thread makes the access: none of the forms is negative then.
  llvm::SmallVector<LinearForm, 8> Holds;
  llvm::SmallVector<ThreadCoordinate, 6> Thread;
  /// It writes, and not atomically: reads and atomic operations do not conflict (spec 8.1.2.2).
  bool Writes = false;
  bool IsAtomic = false;
  bool AnyElement = false; ///< its indices are not known, and Element has no meaning
  /// False: each thread for which all of Holds are true makes the access.
  bool MaySkip = true;

  bool operator==(const ElementAccess &Other) const;
  bool isComparableTo(const ElementAccess &Other) const {
    return Element.size() == Other.Element.size() && Thread.size() == Other.Thread.size();
  }
};

/// Whether two different threads may use one element by a pair of accesses of which one writes.
enum class Conflict : uint8_t {
  Never,  ///< no two threads use one element, whatever the values of variables are
  Always, ///< two threads do whenever the tile comes to the accesses
  Maybe   ///< neither of these is known
};

/// Two threads that use one element: their coordinates, as those of the accesses.
struct ConflictingThreads {
  llvm::SmallVector<int64_t, 6> First, Second;
};

/// Decides by linear constraints whether two different threads may use one element.
class Conflicts {
public:
  using VarTest = llvm::function_ref<bool(const kir::Var *)>;

  /// IsSteady(V): V keeps one value between the place where a form was computed and the access.
  /// IsShared(V): both threads also have the same value of V. The functions that these refer to
  /// must outlive this object.
  Conflicts(const LinearForms &Forms, VarTest IsSteady, VarTest IsShared)
      : Forms(Forms), IsSteady(IsSteady), IsShared(IsShared) {}

  /// False: two different threads never use one element. True also if the accesses are not
  /// comparable. The result does not depend on whether one of them writes.
  bool mayConflict(const ElementAccess &A, const ElementAccess &B) const;
  /// Two threads that use one element whatever the values of variables are; nothing where none
  /// were found. Tries the threads near the corners of large tiles, and first iterations, only.
  std::optional<ConflictingThreads> conflictingThreads(const ElementAccess &A,
                                                       const ElementAccess &B) const;
  /// Never if no access writes; otherwise the result of the two functions above.
  Conflict verdict(const ElementAccess &A, const ElementAccess &B) const;

private:
  const LinearForms &Forms;
  VarTest IsSteady, IsShared;
};

} // namespace ampcc

#endif
