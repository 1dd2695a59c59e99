//===- ShadowMemory.h - race checks of shared memory ---------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// With --amp-check a kernel checks each access to memory that threads share. The function that
// performs the check calls the runtime (the built-in SHADOW_ACCESS), which keeps a shadow of that
// memory (the last accesses to each element) and finds out whether the access conflicts with one of
// another thread. check-accesses inserts these checks. The passes that remove those that are not
// needed (place-shadow, drop-shadow, version-loops with its analyses OwnElements and TileElements)
// use the functions here, and so does report-barriers. A further fact about these checks that
// several passes need belongs here.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_CHECKS_SHADOWMEMORY_H
#define AMPCC_LIB_CHECKS_SHADOWMEMORY_H

#include "ampcc/KIR/Module.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace ampcc {

/// True if some function calls SHADOW_ACCESS or SHADOW_ABSENT: it checks for conflicts with other
/// threads, or which threads have come to a barrier.
bool queriesShadow(const kir::Module &M);

/// True if threads may use different bytes of one 32-bit word, because elements, members or
/// tile_static variables of less than a word are adjacent (restrict(amp:1.1) has such types). The
/// shadow memory then has a cell for each byte, not for each word. Examines the types of the
/// kernels' buffers and of all tile_static variables.
bool mayShareWords(const kir::Module &M);

/// The functions that perform checks of accesses to shared memory: those that call SHADOW_ACCESS.
/// Do not call it after version-loops, which adds such calls to kernels.
llvm::DenseSet<const kir::Function *> accessPerformers(const kir::Module &M);

/// The address space into which the pointer of Access, a check of an access, leads. All spaces
/// together if lower-mixed-pointers has replaced the pointer by an integer, whose space is known
/// only when the kernel runs.
kir::Space usedSpace(const kir::Check &Access);

/// The address spaces of the accesses that each function checks, itself or in functions it calls,
/// at the time of the construction.
class UsedSpaces {
  llvm::DenseMap<const kir::Function *, kir::Space> Spaces;

public:
  explicit UsedSpaces(const kir::Module &M);
  /// True if F, or a function that it calls, checks an access to memory in AS.
  bool uses(const kir::Function &F, kir::Space AS) const {
    return kir::includes(Spaces.lookup(&F), AS);
  }
};

/// Removes Performers, some or all of accessPerformers(). Calls of them, which are the checks,
/// become true, the result for "no other thread".
void dropAccessChecks(kir::Module &M, const llvm::DenseSet<const kir::Function *> &Performers);

} // namespace ampcc

#endif
