//===- ConceptAnswers.h - the answers to concepts that Clang keeps --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Relies on Sema::CheckConstraintSatisfaction: it looks into Sema::SatisfactionCache before it
// tells Sema::TemplateInstCallbacks that it checks a constraint, and since Clang 22 also into
// Sema::UnsubstitutedConstraintSatisfactionCache, for each atomic constraint. The keys are the
// concept and its arguments; who asks is none of them. SatisfactionCache is private: its name
// is opened by an explicit instantiation ([temp.spec.general]).
// A key with the function that asks, or a public interface to forget answers, would replace this.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLANGHOOKS_CONCEPTANSWERS_H
#define AMPCC_CLANGHOOKS_CONCEPTANSWERS_H

#include "clang/AST/ASTConcept.h"
#include "clang/Basic/Version.h"
#include "clang/Sema/Sema.h"
#include "llvm/ADT/FoldingSet.h"

namespace clang {
class ConceptSpecializationExpr;
class MultiLevelTemplateArgumentList;
} // namespace clang

namespace ampcc {

/// A set of answers that a Sema may have while its own are put aside.
class ConceptAnswers {
public:
  explicit ConceptAnswers(const clang::ASTContext &Ast) : Answers(Ast) {}
  ~ConceptAnswers();
  ConceptAnswers(const ConceptAnswers &) = delete;
  ConceptAnswers &operator=(const ConceptAnswers &) = delete;

  /// Puts Sema's answers here, in the place of what is here. Sema must get others before it looks
  /// for one.
  void takeFrom(clang::Sema &S);
  /// Gives these answers to Sema, which has none.
  void giveTo(clang::Sema &S);

private:
  llvm::ContextualFoldingSet<clang::ConstraintSatisfaction, const clang::ASTContext &> Answers;
#if CLANG_VERSION_MAJOR >= 22
  decltype(clang::Sema::UnsubstitutedConstraintSatisfactionCache) OfAtoms;
#endif
};

/// Removes all answers that Sema has.
void forgetAnswers(clang::Sema &S);

/// How many answers Sema has, for tests.
unsigned numAnswers(const clang::Sema &S);

/// Checks the concept of `Asked` for its arguments without a look at the answers for the whole of
/// it; none if Clang cannot.
std::optional<bool> isSatisfied(clang::Sema &S, const clang::ConceptSpecializationExpr *Asked);

} // namespace ampcc

#endif
