//===- VariableLowering.cpp - lowering of declarations of variables ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "InitLowering.h"
#include "ampcc/Basic/LongDoubles.h"
#include "clang/AST/Attr.h"

using namespace ampcc;
using namespace clang;

void InitLowering::variable(const VarDecl *V) {
  bool IsTileStatic = V->hasAttr<CUDASharedAttr>();
  if (!IsTileStatic && (V->isStaticLocal() || V->hasExternalStorage())) {
    if (V->isConstexpr() || V->getType().isConstQualified())
      return; // its uses are constants
    return M.unsupported(V->getLocation(), "a static local variable");
  }
  if (IsTileStatic) {
    if (kir::Var *Var = M.tileStatic(V)) {
      Objects.bind(V, Var);
      Code.append(Ctx.make<kir::DeclStmt>(Var), V->getLocation());
    }
    return;
  }
  const kir::Type *Ty = M.type(V->getType(), V->getLocation());
  if (!Ty)
    return;
  kir::Var *Var = M.variable(V, Ty, V->getNameAsString(), V->getLocation());
  // A range-for declares variables by itself; bindings are parts of an object without a name.
  Var->IsTemp = V->isImplicit() || isa<DecompositionDecl>(V) || Code.InLibrary;
  Objects.bind(V, Var);
  M.From.Variables[Var] = V;
  size_t Depth = Cleanups.size();
  if (V->getType()->isReferenceType())
    bindReference(V, Var);
  else
    initializeVariable(V, Var);
  Cleanups.popTemporaries(Depth);
  if (!V->getType()->isReferenceType())
    Cleanups.push(M.object(Var), V->getType(), V->getLocation());
  if (const auto *Decomposition = dyn_cast<DecompositionDecl>(V))
    for (const BindingDecl *B : Decomposition->bindings())
      if (const VarDecl *Holding = B->getHoldingVar())
        variable(Holding);
}

/// S names V. The scope of a name begins before its initialiser ([basic.scope.pdecl]).
static bool names(const Stmt *S, const VarDecl *V) {
  const auto *Ref = dyn_cast<DeclRefExpr>(S);
  return (Ref && Ref->getDecl() == V) ||
         llvm::any_of(S->children(), [&](const Stmt *Child) { return Child && names(Child, V); });
}

void InitLowering::bindReference(const VarDecl *V, kir::Var *Var) {
  if (names(V->getInit(), V))
    return M.unsupported(V->getLocation(), "a reference that is bound by way of itself");
  kir::Expr *Object = Exprs.expr(V->getInit());
  if (!Object)
    return;
  Var->IsConst = true;
  if (!isObjectReference(V->getType()))
    return Code.append(Ctx.make<kir::DeclStmt>(Var, Object), V->getLocation());
  if (!kir::isLValue(Object))
    Object = Code.save(Object, "temporary");
  bool Const = V->getType()->getPointeeType().isConstQualified();
  kir::Expr *Address = Code.asPointer(Objects.addressOf(Object, Const), Var->Ty);
  Code.append(Ctx.make<kir::DeclStmt>(Var, Address), V->getLocation());
}

void InitLowering::initializeVariable(const VarDecl *V, kir::Var *Var) {
  const Expr *Init = V->getInit();
  if (!Init)
    return Code.append(Ctx.make<kir::DeclStmt>(Var), V->getLocation());
  if (std::optional<llvm::APFloat> Known =
          isLongDouble(V->getType()) ? longDoubleValue(M.Ast, Init) : std::nullopt) {
    bool IsInexact = false;
    Known->convert(llvm::APFloat::IEEEdouble(), llvm::APFloat::rmNearestTiesToEven, &IsInexact);
    kir::Expr *Value = Ctx.make<kir::FloatLit>(M.object(Var)->type(), Known->convertToDouble());
    return Code.append(Ctx.make<kir::DeclStmt>(Var, M.initialValue(Var, Value)), V->getLocation());
  }
  if (kir::Expr *Value = Constants.initializer(V))
    return Code.append(Ctx.make<kir::DeclStmt>(Var, M.initialValue(Var, Value)), V->getLocation());
  if (names(Init, V)) {
    Code.append(Ctx.make<kir::DeclStmt>(Var), V->getLocation());
    return initialize(M.object(Var), Init);
  }
  IndependentExprs Parts;
  if (kir::Expr *Value = staticInitializer(Init, M.object(Var)->type(), Parts))
    return Code.append(Ctx.make<kir::DeclStmt>(Var, M.initialValue(Var, Value)), V->getLocation());
  Code.append(Ctx.make<kir::DeclStmt>(Var), V->getLocation());
  initialize(M.object(Var), Init);
}
