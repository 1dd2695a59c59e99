//===- SpecialMembers.h - members deleted because of their sides ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// InferredRestrictions uses this code. In C++ AMP a special member is valid for a side (host or
// device) if each base and field has a function for that side, and the two sides may have different
// ones. But Clang picks one function of each base and field, and deletes the special member if
// these are for different sides. Relies on this order: -
// SemaCUDA::inferTargetForImplicitSpecialMember finds that the picked functions are for different
//   sides, and adds a CUDAInvalidTargetAttr to the member;
// - this is enough for Sema::ShouldDeleteSpecialMember to delete the member;
// - ASTMutationListener::AddedCXXImplicitMember and CompletedTagDefinition follow. Clang does not
//   check again, but Sema::DefineImplicitDefaultConstructor and the like resolve the calls again.
// If Clang resolved the calls of an implicit member for each side, this code would not be needed.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLANGHOOKS_SPECIALMEMBERS_H
#define AMPCC_CLANGHOOKS_SPECIALMEMBERS_H

namespace clang {
class CXXMethodDecl;
}

namespace ampcc {

/// Undoes the deletion of a defaulted member that Clang deleted because of its sides. Does nothing
/// to a member without a CUDAInvalidTargetAttr. The caller has checked that there is no other cause
/// of the deletion, such as a const field, because that deletion would be undone as well. It has
/// also checked that at least one side has all functions to call, and gives the member the
/// attributes of these sides.
void permitMember(clang::CXXMethodDecl *Member);

} // namespace ampcc

#endif
