//===- Stmt.h - the statements of KIR -------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The statements of KIR, the intermediate representation of device code, are trees like those of C,
// owned by the module's Context. Control flow is structured only: there is no goto and no
// control-flow graph. Passes rely on that, and so does the tile form, in which loops run the
// threads of a tile. A new kind of statement concerns all of them: prefer to lower to the existing
// ones.
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

/// `{ ... }`: runs its statements in order.
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

/// An expression statement: evaluates E for its effects.
class ExprStmt final : public Stmt {
public:
  explicit ExprStmt(kir::Expr *E) : Stmt(Kind::Expr), E(E) {}
  kir::Expr *E;
  AMPCC_KIR_CLASSOF(Expr)
};

/// `if (Cond) Then else Else`; Else may be null.
class If final : public Stmt {
public:
  If(kir::Expr *Cond, Block *Then, Block *Else = nullptr)
      : Stmt(Kind::If), Cond(Cond), Then(Then), Else(Else) {}
  kir::Expr *Cond;
  Block *Then, *Else;
  AMPCC_KIR_CLASSOF(If)
};

/// `for (Init; Cond; Inc) Body`. Init is null, a DeclStmt or an ExprStmt; a Block around the loop
/// holds further declarations. Cond null: the loop has no end of its own.
class For final : public Stmt {
public:
  For(Stmt *Init, kir::Expr *Cond, kir::Expr *Inc, Block *Body)
      : Stmt(Kind::For), Init(Init), Cond(Cond), Inc(Inc), Body(Body) {}
  Stmt *Init;
  kir::Expr *Cond, *Inc;
  Block *Body;
  /// unroll-loops replaces the loop by its iterations if the bounds are constant (loops over a rank
  /// in the library's headers). For a marked loop in the final module (small loops of the user,
  /// from hint-unrolling) the printer adds a hint for the device compiler.
  bool MustUnroll = false;
  /// All threads of a tile that get here run the same iterations. cut-regions puts the loop around
  /// the loops over the threads, as it does with a loop that holds a barrier. Earlier passes set
  /// it.
  bool IsUniform = false;
  /// In the tile form: every iteration is a thread (or a row of them) of the tile or strip. Without
  /// Init, Cond and Inc the loop is a region, `threads { ... }`, before thread-loops.
  bool IsThreadLoop = false;
  /// Its iterations may run in any order or at once, in the lanes of vectors.
  bool IsIndependent = false;
  /// In the vector form: the number of threads in each iteration, one in each lane (0: one thread).
  /// If it is that of the module (CompileOptions::Lanes), native code may run half of them.
  unsigned Lanes = 0;
  /// The reason why a loop over threads has no vector form, printed as a comment. Null if it has
  /// one, or if vector-form did not try.
  const char *WhyScalar = nullptr;
  AMPCC_KIR_CLASSOF(For)
};

/// `while (Cond) Body`
class While final : public Stmt {
public:
  While(kir::Expr *Cond, Block *Body) : Stmt(Kind::While), Cond(Cond), Body(Body) {}
  kir::Expr *Cond;
  Block *Body;
  AMPCC_KIR_CLASSOF(While)
};

/// `do Body while (Cond);`
class DoWhile final : public Stmt {
public:
  DoWhile(Block *Body, kir::Expr *Cond) : Stmt(Kind::DoWhile), Body(Body), Cond(Cond) {}
  Block *Body;
  kir::Expr *Cond;
  AMPCC_KIR_CLASSOF(DoWhile)
};

/// C's switch. Its Case statements are direct children of Body; control falls through them.
class Switch final : public Stmt {
public:
  Switch(kir::Expr *Cond, Block *Body) : Stmt(Kind::Switch), Cond(Cond), Body(Body) {}
  kir::Expr *Cond;
  Block *Body;
  AMPCC_KIR_CLASSOF(Switch)
};

/// A label `case Value:` (Value null: `default:`) of the innermost Switch. It is a statement
/// without effect: the labelled statements follow it in the same Block.
class Case final : public Stmt {
public:
  explicit Case(IntLit *Value) : Stmt(Kind::Case), Value(Value) {}
  IntLit *Value;
  AMPCC_KIR_CLASSOF(Case)
};

/// Leaves the innermost loop or Switch.
class Break final : public Stmt {
public:
  Break() : Stmt(Kind::Break) {}
  AMPCC_KIR_CLASSOF(Break)
};

/// Goes on with the next iteration of the innermost loop; in a region it ends the work of the
/// thread.
class Continue final : public Stmt {
public:
  Continue() : Stmt(Kind::Continue) {}
  AMPCC_KIR_CLASSOF(Continue)
};

/// Returns from the function; Value is null in a function that returns void.
class Return final : public Stmt {
public:
  explicit Return(kir::Expr *Value = nullptr) : Stmt(Kind::Return), Value(Value) {}
  kir::Expr *Value;
  AMPCC_KIR_CLASSOF(Return)
};

#undef AMPCC_KIR_CLASSOF

/// Calls Fn on every expression slot of S itself, not of nested statements.
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

/// Returns true if Fn returns true for S or a statement below it.
bool containsStmt(const Stmt *S, llvm::function_ref<bool(const Stmt *)> Fn);

/// Returns true if S is a loop over threads or contains one.
bool holdsThreadLoop(const Stmt *S);

/// Returns true if S, the body of a loop, contains a `continue` of that loop, not of a nested one.
bool holdsContinue(const Stmt *S);

/// Every expression below S, operands before their users; Fn may replace the slot.
void walkExprs(Stmt *S, llvm::function_ref<void(Expr *&)> Fn);

/// The same below one expression, the root slot last.
void walkExprs(Expr *&Root, llvm::function_ref<void(Expr *&)> Fn);
void walkExprs(const Expr *Root, llvm::function_ref<void(const Expr *)> Fn);

/// Returns true if Fn returns true for an expression below S, or for Root or one below it.
bool containsExpr(const Stmt *S, llvm::function_ref<bool(const Expr *)> Fn);
bool containsExpr(const Expr *Root, llvm::function_ref<bool(const Expr *)> Fn);

} // namespace ampcc::kir

#endif
