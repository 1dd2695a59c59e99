//===- LambdaContexts.cpp - declaration contexts for lambdas in initialisers -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Clauses/LambdaContexts.h"
#include "ampcc/ClangHooks/LambdaNumbers.h"
#include "clang/AST/Decl.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"

using namespace clang;

namespace ampcc {

static void nameLambdas(const Stmt *Part, Decl *Owner) {
  const auto *Lambda = dyn_cast<LambdaExpr>(Part);
  if (!Lambda) {
    for (const Stmt *Child : Part->children())
      if (Child)
        nameLambdas(Child, Owner);
    return;
  }
  numberLambda(Lambda, Owner);
}

/// They are parsed before the function is declared. Clang itself does this for member functions.
void nameLambdasOfDefaults(const FunctionDecl *Function) {
  if (!Function->getDescribedFunctionTemplate())
    return;
  for (ParmVarDecl *Param : Function->parameters())
    if (Param->hasDefaultArg() && !Param->hasUnparsedDefaultArg() &&
        !Param->hasUninstantiatedDefaultArg())
      nameLambdas(Param->getDefaultArg(), Param);
}

/// A partial specialisation is no entity that is linked, and an explicit one is linked like any
/// variable.
void nameLambdasOfInitialisers(Decl *D) {
  if (isa<NamespaceDecl, LinkageSpecDecl>(D)) {
    for (Decl *Child : cast<DeclContext>(D)->decls())
      nameLambdasOfInitialisers(Child);
    return;
  }
  auto *Var = dyn_cast<VarDecl>(D);
  if (!Var || !Var->hasInit())
    return;
  if (isa<VarTemplatePartialSpecializationDecl>(Var) ||
      Var->getTemplateSpecializationKind() == TSK_ExplicitSpecialization)
    nameLambdas(Var->getInit(), Var);
}

} // namespace ampcc
