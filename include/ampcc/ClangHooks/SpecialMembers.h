//===- SpecialMembers.h - members deleted because of their sides ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Relies on SemaCUDA::inferTargetForImplicitSpecialMember: if the functions that a special member
// calls are for different sides, it adds a CUDAInvalidTargetAttr to the member, and
// Sema::ShouldDeleteSpecialMember deletes the member for this reason alone. Both happen before
// ASTMutationListener::AddedCXXImplicitMember and CompletedTagDefinition, and Clang does not check
// again. Sema::DefineImplicitDefaultConstructor and similar functions resolve the calls once more.
// Overload resolution for each side of an implicit member would replace this.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLANGHOOKS_SPECIALMEMBERS_H
#define AMPCC_CLANGHOOKS_SPECIALMEMBERS_H

namespace clang {
class CXXMethodDecl;
}

namespace ampcc {

/// Undoes the deletion of a defaulted member that Clang deleted because of its sides. The caller
/// has checked that each side has functions to call.
void permitMember(clang::CXXMethodDecl *Member);

} // namespace ampcc

#endif
