//===- CodeBuilder.h - the statements of a function that is being lowered -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// All parts that lower one function share a CodeBuilder. An expression of C++ may need statements
// in C, for construction or temporaries; they are appended to the current block before the
// statement that contains the expression.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_LOWER_CODEBUILDER_H
#define AMPCC_LIB_LOWER_CODEBUILDER_H

#include "ModuleLowering.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/SaveAndRestore.h"

namespace ampcc {

/// Makes temporaries and appends statements to the current block of a function. It knows nothing
/// of Clang's statements and expressions.
class CodeBuilder {
public:
  CodeBuilder(ModuleLowering &M, kir::Function &F) : M(M), Ctx(M.Ctx), F(F) {}

  ModuleLowering &M;
  kir::Context &Ctx;
  kir::Function &F;
  kir::Block *Cur = nullptr;
  const clang::Expr *Now = nullptr; ///< the innermost that is being lowered
  /// The function is the library's own: its loops over the dimensions of an index are unrolled.
  bool InLibrary = false;

  /// Gives the function its body, which is the current block.
  void begin(clang::SourceLocation Loc);
  void append(kir::Stmt *S, clang::SourceLocation Loc);
  void appendExpr(kir::Expr *E, clang::SourceLocation Loc);
  void assign(kir::Expr *Target, kir::Expr *Value, clang::SourceLocation Loc) {
    append(Ctx.assign(Target, Value), Loc);
  }
  /// Appends the call as a statement; its value is not used.
  void appendCall(kir::Expr *Call, const clang::FunctionDecl *Callee, clang::SourceLocation Loc);
  /// The value of a call after which the function ends if the callee has ended the thread; null for
  /// a void call, which is appended.
  kir::Expr *followed(kir::Expr *Call, const clang::FunctionDecl *Callee,
                      clang::SourceLocation Loc);

  /// A block with the statements that Lower appends.
  kir::Block *inBlock(llvm::function_ref<void()> Lower);

  /// Gives E the position of the lowered expression, Loc.
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
  /// The same lvalue or value, usable more than once (side effects happen once).
  kir::Expr *stabilize(kir::Expr *E);
  kir::Expr *copy(const kir::Expr *E) {
    kir::Expr *Copy = kir::clone(Ctx, E);
    if (const clang::Expr *Of = M.From.Exprs.lookup(E))
      M.From.Exprs[Copy] = Of;
    return Copy;
  }
  /// The same object, open to writing.
  kir::Expr *withoutConst(kir::Expr *Object);
  kir::Expr *zeroOf(const kir::Type *Ty);
  /// Value as a pointer of type Ty, to which C converts it by itself.
  kir::Expr *asPointer(kir::Expr *Value, const kir::Type *Ty) {
    return Value->type() == Ty ? Value : Ctx.make<kir::Cast>(Ty, Value, true);
  }
  kir::Expr *unsupported(clang::SourceLocation Loc, llvm::StringRef What) {
    M.unsupported(Loc, What);
    return nullptr;
  }

private:
  kir::SourcePos pos(clang::SourceLocation Loc);
};

/// A part of the lowering of one function.
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
