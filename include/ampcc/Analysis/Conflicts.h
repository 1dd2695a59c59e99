//===- Conflicts.h - whether two threads use one element --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_ANALYSIS_CONFLICTS_H
#define AMPCC_ANALYSIS_CONFLICTS_H

#include "ampcc/Analysis/LinearForms.h"
#include "ampcc/KIR/Module.h"

namespace ampcc {

/// What tells threads from each other: one of these is another one. Null: all have the same. The
/// cases are fewer if the slowest come first.
struct ThreadCoordinate {
  const kir::Var *V = nullptr;
  int64_t Values = 0; ///< from 0 on; 0: any number
};

/// Adds where a thread is in its tile, a coordinate for each dimension, the slowest first: the
/// counters of the loops around it. False where they are not those.
bool addLanes(const kir::Function &F, llvm::ArrayRef<const kir::For *> Threads,
              llvm::SmallVectorImpl<ThreadCoordinate> &Lanes);

/// The variables that a loop declares, changes or gives away.
llvm::DenseSet<const kir::Var *> changedIn(kir::For &L);
/// Variables that only the body of some loop over threads sees.
llvm::DenseSet<const kir::Var *> declaredInThreadLoops(kir::Function &F);

/// A use of an element, the same text for every thread that comes to it.
struct ThreadUse {
  llvm::SmallVector<LinearForm, 3> Element; ///< its indices
  llvm::SmallVector<LinearForm, 8> Holds;   ///< none is negative where a thread comes to the use
  llvm::SmallVector<ThreadCoordinate, 6> Thread;
  bool Writes = false; ///< and not atomically: reads and atomic operations agree (spec 8.1.2.2)
  bool IsAtomic = false;
  bool AnyElement = false; ///< its indices are not known

  bool operator==(const ThreadUse &Other) const;
};

/// Decides by linear constraints whether two different threads may use one element.
class ThreadMeetings {
  const LinearForms &Forms;

public:
  explicit ThreadMeetings(const LinearForms &Forms) : Forms(Forms) {}

  /// IsSteady: a variable has one value from where a form was read to the use. IsShared: and it is
  /// the same for both threads. Both uses have as many coordinates, and as many indices.
  bool mayMeet(const ThreadUse &A, const ThreadUse &B,
               llvm::function_ref<bool(const kir::Var *)> IsSteady,
               llvm::function_ref<bool(const kir::Var *)> IsShared) const;
};

} // namespace ampcc

#endif
