//===- BarrierAgreement.h - a comparison of the threads at a barrier -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// All threads of a tile (OpenCL: the work-items of a work-group) must reach the same barriers. A
// kernel that violates this may hang. With --amp-check, the run-time checks of kernels, it reports
// the barrier and the number of missing threads instead:
//
//   if (c) { A; barrier; }    ->    holds = c; if (holds) A; compare(holds); barrier;
//
// The passes flatten-barriers (OpenCL form) and meet-at-barriers (tile form) call flatten()
// (BarrierFlattener.h) for this change: all threads reach every barrier, and a variable of each
// thread, `holds`, is true if the thread would have come to it in the original program. This class
// generates the comparison of these variables. In the OpenCL form the threads count them in
// tile_static memory, between additional barriers. In the tile form, native code in which loops run
// the threads of a tile, they report them to the runtime (runtime/check/shadow_barriers.h).
//
// For another fact in the report, change both forms and finishBarrierChecks().
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_CHECKS_BARRIERAGREEMENT_H
#define AMPCC_LIB_CHECKS_BARRIERAGREEMENT_H

#include "ShadowWords.h"
#include "Utils/BarrierFlattener.h"
#include "ampcc/Analysis/Uniformity.h"
#include "ampcc/KIR/Module.h"
#include <optional>

namespace ampcc {

/// The comparison in one kernel for which checksBarriers() is true. flatten() (BarrierFlattener.h)
/// calls the functions that it overrides, which are documented there. Construct it before the
/// kernel is changed, because it keeps the results of Uniformity.
class BarrierAgreement final : public BarrierVotes {
public:
  /// The form of the kernel: WorkItems is the OpenCL form.
  enum class Form : uint8_t { WorkItems, Tile };

  BarrierAgreement(kir::Context &Ctx, kir::Function &Kernel, Form Of);

  /// True if F has to check whether all threads come to its barriers: it is a kernel, M is compiled
  /// with --amp-check, and the rule `barrier` of that option is on.
  static bool checksBarriers(const kir::Module &M, const kir::Function &F) {
    return M.Check && M.checks(kir::CheckRule::Barrier) && F.IsKernel;
  }

  /// True if some threads may come to a barrier of the kernel while others do not.
  bool isNeeded() const;

  bool isUniform(const kir::Expr *E) const override { return Threads.isUniform(E); }
  bool isUniform(const kir::Stmt *Loop) const override;
  bool returnsDivergently() const override { return ReturnsDivergently; }
  kir::Check *checkOf(const kir::Stmt *S) const override { return barrierCheck(S); }
  bool compare(const kir::Var *Holds, kir::Check *Report, StmtList &Out) override;
  kir::Expr *any(const kir::Var *Own, StmtList &Out) override;
  void finish() override;

  /// S as a check of a barrier (CheckKind::Barrier), which check-accesses has added after each
  /// barrier; null if S is another statement.
  static kir::Check *barrierCheck(const kir::Stmt *S);

private:
  bool jumpsDivergently(kir::Stmt *S);
  bool waits(kir::Stmt *S, bool &IsDivergent) const;
  kir::Expr *word(int64_t Value);
  kir::Expr *number(unsigned D, const kir::BuiltinInfo &Row);
  kir::Expr *size(unsigned D);
  kir::Expr *thread();
  kir::Expr *cell(unsigned I);
  kir::Stmt *wait();
  kir::Stmt *atomic(const kir::BuiltinInfo &Row, unsigned I, kir::Expr *Value);
  kir::Stmt *when(kir::Expr *Cond, StmtList Then, StmtList Else = {});
  kir::Expr *binary(kir::BinaryOp Op, kir::Expr *L, kir::Expr *R);
  kir::Builtin *event(shadow::AtBarrier What, const kir::Var *Holds);
  void clear(llvm::ArrayRef<std::pair<unsigned, int64_t>> Cells, StmtList &Out);

  kir::Context &Ctx;
  kir::Function &F;
  const Form Of;
  const Uniformity Threads;
  bool ReturnsDivergently = false;
  /// Loops with a jump in them that only some threads make.
  llvm::DenseSet<const kir::Stmt *> DivergentExits;
  const kir::Type *Word;
  kir::Var *CellArray = nullptr;
};

/// Called by flatten-barriers last, for the OpenCL form. Adds parameters to the functions that
/// perform checks of barriers, for the numbers that they report: how many threads are missing, the
/// coordinates of the first of these, how many have come. compare() has added the arguments to the
/// checks. Removes checks without these arguments, because they cannot fail. Returns true if there
/// was a check.
bool finishBarrierChecks(kir::Module &M);

} // namespace ampcc

#endif
