//===- Initialisation.cpp - variables without initialisation -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/ClangHooks/Initialisation.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/Decl.h"

using namespace clang;

namespace ampcc {

void leaveUninitialised(VarDecl *Variable, SourceRange Where) {
  Variable->addAttr(AliasAttr::CreateImplicit(Variable->getASTContext(), "", Where));
}

} // namespace ampcc
