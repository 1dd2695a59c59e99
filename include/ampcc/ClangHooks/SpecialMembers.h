//===- SpecialMembers.h - members deleted because of their sides ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// InferredRestrictions uses it: in C++ AMP a special member may be valid for the host and for amp
// with different functions, while Clang deletes it. Relies on
// SemaCUDA::inferTargetForImplicitSpecialMember: if the functions that a special member calls are
// for different sides, it adds a CUDAInvalidTargetAttr to the member, and
// Sema::ShouldDeleteSpecialMember deletes the member for this reason alone. Both happen before
// ASTMutationListener::AddedCXXImplicitMember and CompletedTagDefinition, and Clang does not check
// again. Sema::DefineImplicitDefaultConstructor and similar functions resolve the calls once more.
// If Clang resolved the calls of an implicit member for each side, this would not be needed.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLANGHOOKS_SPECIALMEMBERS_H
#define AMPCC_CLANGHOOKS_SPECIALMEMBERS_H

namespace clang {
class CXXMethodDecl;
}

namespace ampcc {

/// Undoes the deletion of a defaulted member that Clang deleted because of its sides; does nothing
/// to any other member. The caller has checked that at least one side has all functions to call,
/// and gives the member the attributes of these sides.
void permitMember(clang::CXXMethodDecl *Member);

} // namespace ampcc

#endif
