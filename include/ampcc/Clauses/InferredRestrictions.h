//===- InferredRestrictions.h - the restrictions of implicit special members -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Corrects the restrictions of special members that are implicit, or defaulted without a clause.
// Such a member is valid for each side, cpu or amp, on which the special members of all bases and
// members are (spec 2.3.2). Clang infers this, too, but considers one overload of each base's or
// member's function only. Where there are separate overloads for the cpu and for amp, it may
// restrict the special member to one side, or delete it:
//
//   struct A { A() restrict(cpu); A() restrict(amp); };
//   struct B { A a; };                 // B() is restrict(cpu, amp)
//
// LanguageSupport (lib/Reading) has an object of this class and makes it the listener of the unit.
//
// Change this code if another implicit function of Clang gets the sides of one overload.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLAUSES_INFERREDRESTRICTIONS_H
#define AMPCC_CLAUSES_INFERREDRESTRICTIONS_H

#include "clang/AST/ASTMutationListener.h"

namespace clang {
class CXXMethodDecl;
class Sema;
} // namespace clang

namespace ampcc {

/// Clang notifies it of classes before the bodies of their members are parsed, and of the special
/// members that Clang creates later. It also notifies it of the deduction guides that Clang creates
/// from constructors: a guide gets the sides of its constructor if another constructor differs from
/// that in the sides alone. Works between initialize() and forget().
class InferredRestrictions : public clang::ASTMutationListener {
public:
  void initialize(clang::Sema &TheSema) { S = &TheSema; }
  void forget() { S = nullptr; }

  void CompletedTagDefinition(const clang::TagDecl *D) override;
  void AddedCXXImplicitMember(const clang::CXXRecordDecl *Class, const clang::Decl *D) override;
  void AddedVisibleDecl(const clang::DeclContext *Around, const clang::Decl *D) override;

private:
  void infer(clang::CXXMethodDecl *Member);

  clang::Sema *S = nullptr;
};

} // namespace ampcc

#endif
