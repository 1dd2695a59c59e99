//===- BarrierAgreement.h - who comes to a barrier, asked by work-items ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Work-items that wait in different places, or do not come, hang or run on as the device likes, so
// they must not get there. Behind flatten-barriers all of them meet every barrier, and a variable
// tells each whether it would have come: they count one another in tile_static memory, between
// barriers of their own.
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

  BarrierAgreement(kir::Context &Ctx, kir::Function &Kernel);

  /// Before anything is rewritten: all threads that get to E find the same value.
  bool isUniform(const kir::Expr *E) const { return Threads.isUniform(E); }
  /// All threads that get to the loop leave it together, and none skips part of a round.
  bool isUniform(const kir::Stmt *Loop) const;
  /// Some threads return while others go on.
  bool returnsApart() const { return ReturnsApart; }

  /// The question behind a barrier; null for another statement.
  static kir::Call *question(const kir::Stmt *S);
  /// In front of a barrier to which those threads come for which Comes holds.
  void compare(const kir::Var *Comes, kir::Call *Question, StmtList &Out);
  /// Whether Own holds for any thread.
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
  void clear(llvm::ArrayRef<std::pair<unsigned, int64_t>> Cells, StmtList &Out);

  kir::Context &Ctx;
  kir::Function &F;
  const Uniformity Threads;
  bool ReturnsApart = false;
  const kir::Type *Word;
  kir::Var *Meeting = nullptr;
};

/// The questions that follow barriers get what they ask for as arguments, or are taken out.
void answerBarrierQuestions(kir::Module &M);

} // namespace ampcc

#endif
