//===- SpecialMembers.cpp - members deleted because of their sides -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/ClangHooks/SpecialMembers.h"
#include "clang/AST/Attr.h"
#include "clang/AST/DeclCXX.h"

using namespace clang;

namespace ampcc {

void permitMember(CXXMethodDecl *Member) {
  if (!Member->hasAttr<CUDAInvalidTargetAttr>())
    return;
  Member->setDeletedAsWritten(false);
  Member->dropAttr<CUDAInvalidTargetAttr>();
}

} // namespace ampcc
