//===- ShadowEvents.h - reports of kernels to the shadow memory ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// With --amp-check, native kernels call the built-ins SHADOW_ACCESS and SHADOW_BARRIER. They report
// accesses and barriers to the shadow memory of the runtime, which records the last uses of each
// word and finds races and reads of unwritten memory. check-accesses puts most of these calls into
// the functions that perform checks (CheckReports.cpp). The functions here create the other calls,
// and read the arguments of all of them, for the passes that insert, move and merge such reports.
// Besides CheckReports.cpp only this file of lib/Checks knows the positions of the arguments.
// ShadowWords.h has their values. To change the arguments of a call, change these two files, the
// runtime (check_shadow.cpp) and native_kernel.h.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_CHECKS_SHADOWEVENTS_H
#define AMPCC_LIB_CHECKS_SHADOWEVENTS_H

#include "ShadowWords.h"
#include "ampcc/KIR/Module.h"
#include "ampcc/KIR/ShadowBuiltins.h"
#include "ampcc/KIR/WorkItemBuiltins.h"

namespace ampcc::shadow {

/// A part of a tile_static variable: Planes planes of Rows rows of Bytes bytes each. The strides
/// are the bytes from one row, or plane, to the next. If Rows or Planes is null, there is one, and
/// the stride must be 0, which the runtime takes as one.
struct Part {
  kir::Expr *First = nullptr; ///< a pointer
  kir::Expr *Bytes = nullptr;
  kir::Expr *Rows = nullptr;
  int64_t RowStride = 0;
  kir::Expr *Planes = nullptr;
  int64_t PlaneStride = 0;

  /// All of a variable.
  static Part of(kir::Context &Ctx, const kir::Var *V) {
    const auto *Ty = Ctx.pointerTo(V->Ty, /*Const=*/false, kir::Space::Local);
    Part Result;
    Result.First = Ctx.make<kir::AddrOf>(Ty, Ctx.ref(const_cast<kir::Var *>(V)));
    Result.Bytes = Ctx.intLit(int64_t(V->Ty->size()));
    return Result;
  }
};

/// The kind of a report or query about a part of a variable.
enum class PartEvent : int64_t {
  Declares = shadow::Declares, ///< the part is all of a tile_static variable of the kernel
  Fills = shadow::Fills,       ///< all of it is written from now on
  IsFilled = shadow::IsFilled, ///< query: is all of it written?
};

/// A call of SHADOW_ACCESS that makes the report or query. The result of a query is not 0 if the
/// part is written. Rows, planes and strides replace the coordinates of the thread and the place in
/// the source, an unsigned number, of an access; the stored value, the last argument, is unused.
inline kir::Builtin *event(kir::Context &Ctx, PartEvent What, const Part &Of) {
  const kir::Type *Word = Ctx.intTy(32, false);
  const auto Number = [&](kir::Expr *E) { return E ? E : Ctx.intLit(0); };
  std::vector<kir::Expr *> Args{Of.First,
                                Of.Bytes,
                                Number(Of.Rows),
                                Ctx.intLit(Of.RowStride),
                                Number(Of.Planes),
                                Ctx.make<kir::IntLit>(Word, Of.PlaneStride),
                                Ctx.intLit(int64_t(What)),
                                Ctx.make<kir::IntLit>(Ctx.intTy(64, false), 0)};
  return Ctx.make<kir::Builtin>(Word, kir::builtin::SHADOW_ACCESS, std::move(Args));
}

/// The pointer to the memory that a call of SHADOW_ACCESS reports.
inline kir::Expr *pointerOf(const kir::Builtin &Access) { return Access.Args[0]; }
/// The argument that says how the memory is used: a Word (ShadowWords.h).
inline kir::Expr *&useOf(kir::Builtin &Access) { return Access.Args[6]; }

/// A report of a thread about a barrier, a call of SHADOW_BARRIER. `What` is an AtBarrier word
/// (ShadowWords.h), to which the bits NotTileStatic and NotGlobal are added for the memory that the
/// barrier does not order. Rank: the number of dimensions of the kernel, whose local ids identify
/// the thread; 0 for one report for all threads of the tile.
inline kir::Builtin *barrierEvent(kir::Context &Ctx, unsigned Rank, kir::Expr *What) {
  std::vector<kir::Expr *> Args;
  for (unsigned D = 0; D < 3; ++D)
    Args.push_back(D < Rank ? static_cast<kir::Expr *>(Ctx.make<kir::Builtin>(
                                  Ctx.intTy(), kir::builtin::get_local_id,
                                  std::vector<kir::Expr *>{Ctx.intLit(int64_t(D))}))
                            : Ctx.intLit(0));
  Args.push_back(What);
  return Ctx.make<kir::Builtin>(Ctx.voidTy(), kir::builtin::SHADOW_BARRIER, std::move(Args));
}

/// The argument `What` of barrierEvent() in a report about a barrier; null if the kernel computes
/// it at run time.
inline const kir::IntLit *wordOf(const kir::Builtin &BarrierEvent) {
  return llvm::dyn_cast<kir::IntLit>(BarrierEvent.Args[3]);
}
/// The AtBarrier word in Word, a result of wordOf().
inline int64_t stepOf(const kir::IntLit &Word) { return Word.Value & StepMask; }
/// The bits in Word for the memory whose uses the barrier does not order.
inline int64_t leftOut(const kir::IntLit &Word) { return Word.Value & ~int64_t(StepMask); }

} // namespace ampcc::shadow

#endif
