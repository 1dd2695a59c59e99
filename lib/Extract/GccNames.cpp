//===- GccNames.cpp - mangled names that g++ and Clang write differently -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "GccNames.h"
#include "clang/AST/DeclTemplate.h"

using namespace clang;

namespace ampcc {
namespace {

bool isConstant(const VarDecl *V) {
  QualType T = V->getType();
  return T.isConstQualified() && !T.isVolatileQualified() && !V->isInline() &&
         !V->getDescribedVarTemplate();
}

/// A redeclaration need not repeat it.
bool inExternC(const NamedDecl *D) {
  auto *F = dyn_cast<FunctionDecl>(D);
  return F ? F->getCanonicalDecl()->isInExternCContext()
           : cast<VarDecl>(D)->getCanonicalDecl()->isInExternCContext();
}

/// It would be internal in any namespace.
bool isInternalByItself(const NamedDecl *D) {
  if (auto *F = dyn_cast<FunctionDecl>(D))
    return F->getCanonicalDecl()->getStorageClass() == SC_Static;
  auto *V = cast<VarDecl>(D);
  return V->getCanonicalDecl()->getStorageClass() == SC_Static || isConstant(V);
}

} // namespace

const LinkageNames &GccNames::operator()(Naming By) {
  if (!Found)
    collect(Ctx.getTranslationUnitDecl(), /*IsUnnamed=*/false, Found.emplace());
  switch (By) {
  case Naming::Clang:
    return Found->Clang;
  case Naming::Gcc:
    return Found->Gcc;
  case Naming::Gcc15:
    return Found->Gcc15;
  case Naming::Gcc16:
    return Found->Gcc16;
  }
  llvm_unreachable("no such naming");
}

void GccNames::collect(const DeclContext *Of, bool IsUnnamed, Lists &To) {
  for (Decl *D : Of->decls())
    if (auto *Namespace = dyn_cast<NamespaceDecl>(D))
      collect(Namespace, IsUnnamed || Namespace->isAnonymousNamespace(), To);
    else if (isa<LinkageSpecDecl, ExportDecl>(D))
      collect(cast<DeclContext>(D), IsUnnamed, To);
    else if ((IsUnnamed || D->getDeclContext()->isExternCContext()) &&
             D->getDeclContext()->getRedeclContext()->isFileContext())
      add(D, IsUnnamed, To);
}

void GccNames::add(Decl *D, bool IsUnnamed, Lists &To) {
  std::vector<NamedDecl *> Declared;
  auto AddAll = [&](auto *Of) {
    Declared.insert(Declared.end(), Of->redecls_begin(), Of->redecls_end());
  };
  NamedDecl *Entity = nullptr;
  auto AddTemplate = [&](auto *Template) {
    Entity = Template->getTemplatedDecl();
    AddAll(Template);
    AddAll(Template->getTemplatedDecl());
    for (auto *Specialization : Template->specializations())
      AddAll(Specialization);
  };
  if (auto *Template = dyn_cast<FunctionTemplateDecl>(D)) {
    AddTemplate(Template);
  } else if (auto *Template = dyn_cast<VarTemplateDecl>(D)) {
    AddTemplate(Template);
  } else if (auto *Function = dyn_cast<FunctionDecl>(D);
             Function && !Function->getPrimaryTemplate()) {
    AddAll(Function);
    Entity = Function;
  } else if (auto *Variable = dyn_cast<VarDecl>(D);
             Variable && !isa<VarTemplateSpecializationDecl>(D)) {
    AddAll(Variable);
    Entity = Variable;
  }
  if (!Entity || !Entity->getIdentifier())
    return;
  auto Append = [&](std::vector<NamedDecl *> &List) {
    List.insert(List.end(), Declared.begin(), Declared.end());
  };
  const bool IsVariable = isa<VarDecl>(Entity);
  if (!inExternC(Entity)) {
    if (!IsUnnamed)
      return;
    Append(To.Gcc15.Internal);
    Append(To.Gcc16.Internal);
    if (isInternalByItself(Entity))
      Append(To.Gcc.Internal);
  } else if (Entity->getFormalLinkage() == Linkage::Internal) {
    Append(To.Gcc16.ExternC);
    if (!IsVariable) {
      Append(To.Gcc.ExternC);
      Append(To.Gcc15.ExternC);
    } else if (IsUnnamed) {
      Append(To.Gcc.Internal);
      Append(To.Gcc15.Internal);
    }
  } else if (IsVariable && IsUnnamed) { // all others have C's names
    Append(To.Gcc15.Cxx);
  }
}

} // namespace ampcc
