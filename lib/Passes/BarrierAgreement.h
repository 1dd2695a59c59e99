//===- BarrierAgreement.h - which threads come to a barrier ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Work-items that wait in different places, or do not come, hang or run on as the device likes, so
// they must not get there. Behind flatten-barriers all of them meet every barrier, and a variable
// tells each whether it would have come: they count one another in tile_static memory, between
// barriers of their own. In the tile form they tell the runtime (runtime/check/shadow_barriers.h).
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_BARRIERAGREEMENT_H
#define AMPCC_LIB_PASSES_BARRIERAGREEMENT_H

#include "ampcc/Analysis/Uniformity.h"
#include "ampcc/KIR/Module.h"
#include <optional>

namespace ampcc {

/// Of one kernel whose module asks for the rule `barrier`.
class BarrierAgreement {
public:
  using StmtList = std::vector<kir::Stmt *>;
  enum class Form : uint8_t { WorkItems, Tile };

  BarrierAgreement(kir::Context &Ctx, kir::Function &Kernel, Form Of);

  /// Some threads may come to a barrier of the kernel's, and others not.
  bool isNeeded() const;

  /// Before anything is rewritten: all threads that get to E find the same value.
  bool isUniform(const kir::Expr *E) const { return Threads.isUniform(E); }
  /// All threads that get to the loop leave it together, and none skips part of a round.
  bool isUniform(const kir::Stmt *Loop) const;
  /// Some threads return while others go on.
  bool returnsApart() const { return ReturnsApart; }

  /// The question behind a barrier; null for another statement.
  static kir::Call *question(const kir::Stmt *S);
  /// In front of a barrier to which those threads come for which Holds is true. True: the
  /// question is among the statements; else the runtime answers it behind the barrier.
  bool compare(const kir::Var *Holds, kir::Call *Question, StmtList &Out);
  /// The condition of a loop, which goes on while Own holds for any thread.
  kir::Expr *any(const kir::Var *Own, StmtList &Out);
  /// Declares what is needed.
  void finish();

private:
  kir::Expr *word(int64_t Value);
  kir::Expr *number(unsigned D, kir::BuiltinID Id);
  kir::Expr *thread();
  kir::Expr *cell(unsigned I);
  kir::Stmt *wait();
  kir::Stmt *atomic(kir::BuiltinID Id, unsigned I, kir::Expr *Value);
  kir::Stmt *when(kir::Expr *Cond, StmtList Then, StmtList Else = {});
  kir::Expr *binary(kir::BinaryOp Op, kir::Expr *L, kir::Expr *R);
  kir::Builtin *say(int64_t What, const kir::Var *Holds);
  void clear(llvm::ArrayRef<std::pair<unsigned, int64_t>> Cells, StmtList &Out);

  kir::Context &Ctx;
  kir::Function &F;
  const Form Of;
  const Uniformity Threads;
  bool ReturnsApart = false;
  const kir::Type *Word;
  kir::Var *Meeting = nullptr;
};

/// Of work-items: the questions that follow barriers get what they ask for as arguments, or are
/// taken out.
void answerBarrierQuestions(kir::Module &M);

} // namespace ampcc

#endif
