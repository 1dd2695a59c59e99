//===- ConceptResults.cpp - a cache of satisfied concepts for each side ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/ClangHooks/ConceptResults.h"
#include "clang/AST/ExprConcepts.h"
#include "clang/Sema/Template.h"

using namespace clang;

namespace ampcc {
namespace {

using Set = llvm::ContextualFoldingSet<ConstraintSatisfaction, const ASTContext &>;

struct CacheOfSema {
  using Member = Set Sema::*;
  friend Member memberOf(CacheOfSema);
};
template <class Of, typename Of::Member M> struct Opened {
  friend typename Of::Member memberOf(Of) { return M; }
};
template struct Opened<CacheOfSema, &Sema::SatisfactionCache>;

/// Of a set that was moved from nothing but its size may be looked at.
void clear(Set &Results) {
  if (Results.empty())
    return;
  llvm::SmallVector<ConstraintSatisfaction *, 16> Nodes;
  for (ConstraintSatisfaction &Result : Results)
    Nodes.push_back(&Result);
  Results.clear();
  for (ConstraintSatisfaction *Result : Nodes)
    delete Result;
}

/// These sets can be constructed from one another, not assigned.
void move(Set &From, Set &To) {
  To.~Set();
  new (&To) Set(std::move(From));
}

} // namespace

ConceptResults::~ConceptResults() { clear(Results); }

void ConceptResults::takeFrom(Sema &S) {
  move(S.*memberOf(CacheOfSema()), Results);
#if CLANG_VERSION_MAJOR >= 22
  OfAtoms = std::move(S.UnsubstitutedConstraintSatisfactionCache);
  S.UnsubstitutedConstraintSatisfactionCache.clear();
#endif
}

void ConceptResults::giveTo(Sema &S) {
  move(Results, S.*memberOf(CacheOfSema()));
#if CLANG_VERSION_MAJOR >= 22
  S.UnsubstitutedConstraintSatisfactionCache = std::move(OfAtoms);
  OfAtoms.clear();
#endif
}

void clearConceptResults(Sema &S) {
  clear(S.*memberOf(CacheOfSema()));
#if CLANG_VERSION_MAJOR >= 22
  S.UnsubstitutedConstraintSatisfactionCache.clear();
#endif
}

unsigned numConceptResults(const Sema &S) {
  unsigned Number = (S.*memberOf(CacheOfSema())).size();
#if CLANG_VERSION_MAJOR >= 22
  Number += S.UnsubstitutedConstraintSatisfactionCache.size();
#endif
  return Number;
}

std::optional<bool> isSatisfied(Sema &S, const ConceptSpecializationExpr *Concept) {
  LocalInstantiationScope Scope(S);
  MultiLevelTemplateArgumentList Arguments(Concept->getNamedConcept(),
                                           Concept->getTemplateArguments(),
                                           /*Final=*/false);
  const Expr *Constraint = Concept->getNamedConcept()->getConstraintExpr();
  ConstraintSatisfaction Result;
  // Without a template Clang takes no result for the whole out of its cache.
#if CLANG_VERSION_MAJOR < 21
  bool Failed = S.CheckConstraintSatisfaction(nullptr, {Constraint}, Arguments,
                                              Concept->getSourceRange(), Result);
#else
  bool Failed = S.CheckConstraintSatisfaction(nullptr, {AssociatedConstraint(Constraint)},
                                              Arguments, Concept->getSourceRange(), Result);
#endif
  return Failed ? std::nullopt : std::optional<bool>(Result.IsSatisfied);
}

} // namespace ampcc
