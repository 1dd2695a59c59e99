//===- Stmt.h - the statements of KIR -------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Structured control flow only: passes and the CPU form of kernels rely on it.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_KIR_STMT_H
#define AMPCC_KIR_STMT_H

#include "ampcc/KIR/Expr.h"

namespace ampcc::kir {

class Stmt {
public:
  enum class Kind : uint8_t {
#define STMT(KIND, CLASS, PARTS) KIND,
#include "ampcc/KIR/Nodes.def"
  };
  Kind kind() const { return K; }
  SourcePos Pos;

protected:
  explicit Stmt(Kind K) : K(K) {}

private:
  Kind K;
};

#define AMPCC_KIR_CLASSOF(NAME)                                                                    \
  static bool classof(const Stmt *S) { return S->kind() == Kind::NAME; }

class Block final : public Stmt {
public:
  Block() : Stmt(Kind::Block) {}
  std::vector<Stmt *> Stmts;
  AMPCC_KIR_CLASSOF(Block)
};

/// Declares a variable; without Init its value is undefined. Class objects are declared first and
/// constructed by the statements that follow.
class DeclStmt final : public Stmt {
public:
  explicit DeclStmt(Var *V, Expr *Init = nullptr) : Stmt(Kind::Decl), V(V), Init(Init) {}
  Var *V;
  Expr *Init;
  AMPCC_KIR_CLASSOF(Decl)
};

class ExprStmt final : public Stmt {
public:
  explicit ExprStmt(kir::Expr *E) : Stmt(Kind::Expr), E(E) {}
  kir::Expr *E;
  AMPCC_KIR_CLASSOF(Expr)
};

class If final : public Stmt {
public:
  If(kir::Expr *Cond, Block *Then, Block *Else = nullptr)
      : Stmt(Kind::If), Cond(Cond), Then(Then), Else(Else) {}
  kir::Expr *Cond;
  Block *Then, *Else;
  AMPCC_KIR_CLASSOF(If)
};

/// `for (Init; Cond; Inc) Body`. Init is null, a DeclStmt or an ExprStmt; more declarations stand
/// in a Block around the loop. Cond null: forever.
class For final : public Stmt {
public:
  For(Stmt *Init, kir::Expr *Cond, kir::Expr *Inc, Block *Body)
      : Stmt(Kind::For), Init(Init), Cond(Cond), Inc(Inc), Body(Body) {}
  Stmt *Init;
  kir::Expr *Cond, *Inc;
  Block *Body;
  /// Replace the loop by its iterations when the bounds are constant (loops over a rank in the
  /// library's headers); UnrollLoops does it. A marked loop that gets as far as the printer (small
  /// ones of the user, from HintUnrolling) asks the device compiler to do it.
  bool MustUnroll = false;
  /// All threads of a tile that get here run the same iterations: CutRegions puts the loop around
  /// those over the threads, as it does with one that holds a barrier. For passes before it to set.
  bool IsUniform = false;
  /// Of the tile form: every iteration is a thread (or a row of them) of the tile or strip. Without
  /// Init, Cond and Inc it is "every thread", before ThreadLoops has made loops of it.
  bool IsThreadLoop = false;
  /// Its iterations may run at once, in the lanes of vectors.
  bool IsIndependent = false;
  /// Of the vector form: each iteration is this many threads, in the lanes of vectors (0: one).
  unsigned Lanes = 0;
  /// Of a loop over threads: why it has no vector form, printed as a comment. Null where it has
  /// one, or where none was tried.
  const char *WhyScalar = nullptr;
  AMPCC_KIR_CLASSOF(For)
};

class While final : public Stmt {
public:
  While(kir::Expr *Cond, Block *Body) : Stmt(Kind::While), Cond(Cond), Body(Body) {}
  kir::Expr *Cond;
  Block *Body;
  AMPCC_KIR_CLASSOF(While)
};

class DoWhile final : public Stmt {
public:
  DoWhile(Block *Body, kir::Expr *Cond) : Stmt(Kind::DoWhile), Body(Body), Cond(Cond) {}
  Block *Body;
  kir::Expr *Cond;
  AMPCC_KIR_CLASSOF(DoWhile)
};

/// C's switch: Case statements stand directly in Body, control falls through them.
class Switch final : public Stmt {
public:
  Switch(kir::Expr *Cond, Block *Body) : Stmt(Kind::Switch), Cond(Cond), Body(Body) {}
  kir::Expr *Cond;
  Block *Body;
  AMPCC_KIR_CLASSOF(Switch)
};

/// A label `case Value:` (Value null: `default:`) of the innermost Switch; labels nothing itself,
/// the following statements of the same Block belong to it.
class Case final : public Stmt {
public:
  explicit Case(IntLit *Value) : Stmt(Kind::Case), Value(Value) {}
  IntLit *Value;
  AMPCC_KIR_CLASSOF(Case)
};

class Break final : public Stmt {
public:
  Break() : Stmt(Kind::Break) {}
  AMPCC_KIR_CLASSOF(Break)
};

class Continue final : public Stmt {
public:
  Continue() : Stmt(Kind::Continue) {}
  AMPCC_KIR_CLASSOF(Continue)
};

class Return final : public Stmt {
public:
  explicit Return(kir::Expr *Value = nullptr) : Stmt(Kind::Return), Value(Value) {}
  kir::Expr *Value;
  AMPCC_KIR_CLASSOF(Return)
};

#undef AMPCC_KIR_CLASSOF

/// Calls Fn on every expression slot that stands directly in S (not in nested statements).
void forEachExpr(Stmt *S, llvm::function_ref<void(Expr *&)> Fn);
void forEachExpr(const Stmt *S, llvm::function_ref<void(const Expr *)> Fn);

/// Calls Fn on every statement directly below S: a Block's statements, the parts of If and loops.
void forEachChild(Stmt *S, llvm::function_ref<void(Stmt *)> Fn);
void forEachChild(const Stmt *S, llvm::function_ref<void(const Stmt *)> Fn);

/// Calls Fn on S if it is a Block, else on every Block directly below it (branches, bodies).
void forEachInnerBlock(Stmt *S, llvm::function_ref<void(Block &)> Fn);

/// Pre-order over S and every statement below it; nothing for null, a function without a body.
void walkStmts(Stmt *S, llvm::function_ref<void(Stmt *)> Fn);
void walkStmts(const Stmt *S, llvm::function_ref<void(const Stmt *)> Fn);

/// The body S of a loop holds a `continue` of that loop, not of one inside.
bool holdsContinue(const Stmt *S);

/// Every expression below S, operands before their users; Fn may replace the slot.
void walkExprs(Stmt *S, llvm::function_ref<void(Expr *&)> Fn);

/// The same below one expression, the root slot last.
void walkExprs(Expr *&Root, llvm::function_ref<void(Expr *&)> Fn);
void walkExprs(const Expr *Root, llvm::function_ref<void(const Expr *)> Fn);

} // namespace ampcc::kir

#endif
