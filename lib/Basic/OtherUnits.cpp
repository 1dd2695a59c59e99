//===- OtherUnits.cpp - amp functions across translation units -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Basic/OtherUnits.h"
#include "ampcc/Basic/Restrictions.h"
#include "ampcc/ClangHooks/Types.h"
#include "clang/AST/ASTContext.h"
#include "llvm/Support/raw_ostream.h"

using namespace clang;

namespace ampcc {

static bool isLambdaCall(const FunctionDecl *Function) {
  const auto *Method = dyn_cast<CXXMethodDecl>(Function);
  return Method && Method->getParent()->isLambda();
}

bool mayBeDefinedElsewhere(const FunctionDecl *Function) {
  return restrictionsOf(Function).Amp && Function->isExternallyVisible() &&
         !Function->isInlined() && !Function->isDeleted() && !Function->isDefaulted() &&
         !Function->isImplicit() && !Function->getBuiltinID() && !isLambdaCall(Function);
}

bool isDefinedForOthers(const FunctionDecl *Function) {
  if (!restrictionsOf(Function).Amp || Function->isMain() || Function->isDefaulted() ||
      Function->isDeleted() || isLambdaCall(Function))
    return false;
  switch (Function->getASTContext().GetGVALinkageForFunction(Function)) {
  case GVA_StrongExternal:
  case GVA_StrongODR: // an explicit instantiation
    return true;
  case GVA_Internal:
  case GVA_AvailableExternally:
  case GVA_DiscardableODR:
    return false;
  }
  llvm_unreachable("all kinds are above");
}

std::string LinkerNames::function(const FunctionDecl *Function) {
  GlobalDecl Entity;
  if (const auto *Constructor = dyn_cast<CXXConstructorDecl>(Function))
    Entity = GlobalDecl(Constructor, Ctor_Complete);
  else if (const auto *Destructor = dyn_cast<CXXDestructorDecl>(Function))
    Entity = GlobalDecl(Destructor, Dtor_Complete);
  else
    Entity = GlobalDecl(Function);
  if (!Mangler->shouldMangleDeclName(Function))
    return Function->getNameAsString();
  std::string Name;
  llvm::raw_string_ostream OS(Name);
  Mangler->mangleName(Entity, OS);
  return Name;
}

std::string LinkerNames::record(const CXXRecordDecl *Class) {
  if (!Class->isExternallyVisible() || Class->isLambda() || Class->isDependentType())
    return std::string();
  std::string Name;
  llvm::raw_string_ostream OS(Name);
  Mangler->mangleCanonicalTypeName(classType(Class), OS);
  return Name;
}

} // namespace ampcc
