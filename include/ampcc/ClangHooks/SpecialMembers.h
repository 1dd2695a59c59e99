//===- SpecialMembers.h - members deleted because of their sides ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Relies on SemaCUDA::inferTargetForImplicitSpecialMember: where the functions that a special
// member calls are for different sides, it gives the member a CUDAInvalidTargetAttr, and
// Sema::ShouldDeleteSpecialMember deletes the member for that reason alone. Both happen before
// ASTMutationListener::AddedCXXImplicitMember and CompletedTagDefinition, and Clang does not look
// again. Sema::DefineImplicitDefaultConstructor and its kin choose the functions once more.
// Overload resolution for each side of an implicit member would replace this.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLANGHOOKS_SPECIALMEMBERS_H
#define AMPCC_CLANGHOOKS_SPECIALMEMBERS_H

namespace clang {
class CXXMethodDecl;
}

namespace ampcc {

/// Undoes that a defaulted member was deleted because of its sides. The caller knows that for each
/// side there are functions to call.
void permitMember(clang::CXXMethodDecl *Member);

} // namespace ampcc

#endif
