//===- TileUniformity.h - what all threads of a tile agree on -------------===//
#ifndef AMPCC_LIB_PASSES_TILEUNIFORMITY_H
#define AMPCC_LIB_PASSES_TILEUNIFORMITY_H

#include "ampcc/KIR/Module.h"
#include "llvm/ADT/DenseSet.h"

namespace ampcc {

/// Which variables of a kernel have the same value in all threads of a tile that have not left it.
/// What encloses a barrier, and what jumps before one, is the same for all by the language's rule
/// (open specification, 8.1.1).
class TileUniformity {
  using StmtSet = llvm::DenseSet<const kir::Stmt *>;

  const StmtSet &ByRule;
  llvm::DenseSet<const kir::Var *> Varying;
  StmtSet Divergent; ///< returns and loops that not all threads get to
  bool Changed = false;

public:
  /// ByRule: statements whose control is the same for all threads, though nothing shows it.
  TileUniformity(kir::Function &F, const StmtSet &ByRule);

  bool isUniform(const kir::Var *V) const { return !Varying.contains(V); }
  bool isUniform(const kir::Expr *E) const { return !varies(E); }
  /// For returns and loops: all threads of the tile that have not left it get to S together.
  bool isReachedTogether(const kir::Stmt *S) const { return !Divergent.contains(S); }

private:
  struct Scope;

  bool varies(const kir::Expr *E) const;
  bool placeVaries(const kir::Expr *LValue) const;
  void set(const kir::Var *V);
  void effects(kir::Expr *E, bool Apart);
  void list(const std::vector<kir::Stmt *> &Stmts, Scope &S, bool &Apart);
  void stmt(kir::Stmt *S, Scope &Around, bool &Apart);
  void loop(kir::Stmt *S, Scope &Around, bool Apart);
  void declaration(const kir::DeclStmt &D, bool Apart);
};

} // namespace ampcc

#endif
