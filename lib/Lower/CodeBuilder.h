//===- CodeBuilder.h - the statements of a function that is being lowered -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The parts that lower one function from Clang's AST to KIR, the intermediate representation, share
// a CodeBuilder (FunctionLowering.h lists them): they append their statements and declare their
// temporaries with it. As in C, a KIR expression contains no statements. An expression of C++ may
// need some, for construction or temporaries. These are appended to the current block before the
// statement that contains the expression:
//
//   return f(T(1)).x;    ->    T object;  construct_T(&object, 1);  return f(object).x;
//
// A function that creates statements and that several parts need belongs here.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_LOWER_CODEBUILDER_H
#define AMPCC_LIB_LOWER_CODEBUILDER_H

#include "ModuleLowering.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/SaveAndRestore.h"

namespace ampcc {

/// Declares temporaries and appends statements to the current block of the KIR function F. begin()
/// must come first. A Loc is always the place in the source of the node that is created.
class CodeBuilder {
public:
  CodeBuilder(ModuleLowering &M, kir::Function &F) : M(M), Ctx(M.Ctx), F(F) {}

  ModuleLowering &M;
  kir::Context &Ctx;
  kir::Function &F;
  kir::Block *Cur = nullptr;        ///< the current block
  const clang::Expr *Now = nullptr; ///< the innermost expression that is being lowered
  /// The function belongs to the AMP library's headers, not to the user program: its `for` loops
  /// are unrolled, its statements have no lines of their own, and its variables count as
  /// temporaries.
  bool InLibrary = false;
  /// The function has no restrict(...) clause: a `throw`, or a call that never returns, ends the
  /// launch.
  bool HasTraps = false;

  /// Gives the function its body, which is the current block.
  void begin(clang::SourceLocation Loc);
  /// Append S, or E as a statement, to the current block.
  void append(kir::Stmt *S, clang::SourceLocation Loc);
  void appendExpr(kir::Expr *E, clang::SourceLocation Loc);
  void assign(kir::Expr *Target, kir::Expr *Value, clang::SourceLocation Loc) {
    append(Ctx.assign(Target, Value), Loc);
  }
  /// Appends the call as a statement, without using its value, and as followed() does.
  void appendCall(kir::Expr *Call, const clang::FunctionDecl *Callee, clang::SourceLocation Loc);
  /// If Callee may end the thread (ModuleLowering::mayEndThread): appends the call, and the
  /// built-in follow_end, which ends this function too if the callee did. Returns the saved value,
  /// or null for a void call. For all other callees returns Call and appends nothing.
  kir::Expr *followed(kir::Expr *Call, const clang::FunctionDecl *Callee,
                      clang::SourceLocation Loc);
  /// followed() for a call that is known to end the thread in some cases.
  kir::Expr *followed(kir::Expr *Call, clang::SourceLocation Loc);

  /// A new block with the statements that Lower appends. The caller has to append the block.
  kir::Block *inBlock(llvm::function_ref<void()> Lower);

  /// Gives E the position Loc, and records the expression that is being lowered as its origin.
  kir::Expr *made(kir::Expr *E, clang::SourceLocation Loc) {
    E->Pos = M.pos(Loc);
    if (Now)
      M.From.Exprs[E] = Now;
    return E;
  }

  /// A temporary, declared at the end of the current block.
  kir::Var *temp(const kir::Type *Ty, llvm::StringRef Name, clang::SourceLocation Loc);
  /// A temporary whose declaration the caller places.
  kir::Var *newTemp(const kir::Type *Ty, llvm::StringRef Name, clang::SourceLocation Loc);
  /// Declares a temporary initialised with Value and returns a reference to it.
  kir::Expr *save(kir::Expr *Value, llvm::StringRef Name = "value");
  /// The same lvalue or value, in a form that may be copied and used more than once: saves the
  /// parts that have effects or may change. Changes E itself.
  kir::Expr *stabilize(kir::Expr *E);
  /// A copy of the tree E, because a node must not have two parents. The origin of E is also that
  /// of the copy.
  kir::Expr *copy(const kir::Expr *E) {
    kir::Expr *Copy = kir::clone(Ctx, E);
    if (const clang::Expr *Of = M.From.Exprs.lookup(E))
      M.From.Exprs[Copy] = Of;
    return Copy;
  }
  /// The same object without const, so that it can be written. Changes Object itself.
  kir::Expr *withoutConst(kir::Expr *Object);
  /// The zero of a scalar or pointer type.
  kir::Expr *zeroOf(const kir::Type *Ty);
  /// The value that zero-initialisation gives a scalar of type T, whose KIR type is Ty: the null
  /// value of a pointer to a data member is -1 ([dcl.init.general]).
  kir::Expr *zeroOf(clang::QualType T, const kir::Type *Ty);
  /// Value as a pointer of type Ty. C must convert between the two types implicitly.
  kir::Expr *asPointer(kir::Expr *Value, const kir::Type *Ty) {
    return Value->type() == Ty ? Value : Ctx.make<kir::Cast>(Ty, Value, true);
  }
  /// Reports a construct that has no lowering, as ModuleLowering::unsupported(), and returns null.
  kir::Expr *unsupported(clang::SourceLocation Loc, llvm::StringRef What) {
    M.unsupported(Loc, What);
    return nullptr;
  }

private:
  kir::SourcePos pos(clang::SourceLocation Loc);
};

/// The base class of the parts that lower one function: CallLowering, CastLowering and so on.
class LoweringPart {
protected:
  explicit LoweringPart(CodeBuilder &Code) : Code(Code), M(Code.M), Ctx(Code.Ctx) {}
  ~LoweringPart() = default;

  CodeBuilder &Code;
  ModuleLowering &M;
  kir::Context &Ctx;
};

} // namespace ampcc

#endif
