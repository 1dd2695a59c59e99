//===- ConceptResults.h - a cache of satisfied concepts for each side -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ConceptSides uses this file to keep a separate cache for each side (host and device), because a
// concept may be satisfied on one side only. Relies on Sema::CheckConstraintSatisfaction, which
// looks into Sema::SatisfactionCache before it notifies Sema::TemplateInstCallbacks that it checks
// a constraint; since Clang 22 it also looks into Sema::UnsubstitutedConstraintSatisfactionCache
// for each atomic constraint. The keys are the concept and its arguments, but not the function that
// needs the result. SatisfactionCache is private: an explicit instantiation ([temp.spec.general])
// gives access to it. If the keys included the function, or a public interface cleared the cache,
// this code would not be needed.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLANGHOOKS_CONCEPTRESULTS_H
#define AMPCC_CLANGHOOKS_CONCEPTRESULTS_H

#include "clang/AST/ASTConcept.h"
#include "clang/Basic/Version.h"
#include "clang/Sema/Sema.h"
#include "llvm/ADT/FoldingSet.h"

namespace clang {
class ConceptSpecializationExpr;
class MultiLevelTemplateArgumentList;
} // namespace clang

namespace ampcc {

/// The cached results of a Sema that are set aside while it uses others.
class ConceptResults {
public:
  explicit ConceptResults(const clang::ASTContext &Ast) : Results(Ast) {}
  ~ConceptResults();
  ConceptResults(const ConceptResults &) = delete;
  ConceptResults &operator=(const ConceptResults &) = delete;

  /// Moves the cached results of Sema here. This object must have none. The caller must give Sema
  /// other results, by giveTo() of another object, before Sema looks for a result.
  void takeFrom(clang::Sema &S);
  /// Moves these results to Sema. The results of Sema must have been taken by takeFrom().
  void giveTo(clang::Sema &S);

private:
  llvm::ContextualFoldingSet<clang::ConstraintSatisfaction, const clang::ASTContext &> Results;
#if CLANG_VERSION_MAJOR >= 22
  decltype(clang::Sema::UnsubstitutedConstraintSatisfactionCache) OfAtoms;
#endif
};

/// Empties the cache of Sema.
void clearConceptResults(clang::Sema &S);

/// The number of results in the cache of Sema, for tests.
unsigned numConceptResults(const clang::Sema &S);

/// Checks whether the arguments of `Concept` satisfy it, and ignores the cached result for the
/// concept as a whole. Returns nothing if Clang cannot check it.
std::optional<bool> isSatisfied(clang::Sema &S, const clang::ConceptSpecializationExpr *Concept);

} // namespace ampcc

#endif
