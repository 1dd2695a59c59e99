//===- ConceptAnswers.cpp - a cache of satisfied concepts for each side --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/ClangHooks/ConceptAnswers.h"
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
void forget(Set &Answers) {
  if (Answers.empty())
    return;
  llvm::SmallVector<ConstraintSatisfaction *, 16> Nodes;
  for (ConstraintSatisfaction &Answer : Answers)
    Nodes.push_back(&Answer);
  Answers.clear();
  for (ConstraintSatisfaction *Answer : Nodes)
    delete Answer;
}

/// These sets can be constructed from one another, not assigned.
void move(Set &From, Set &To) {
  To.~Set();
  new (&To) Set(std::move(From));
}

} // namespace

ConceptAnswers::~ConceptAnswers() { forget(Answers); }

void ConceptAnswers::takeFrom(Sema &S) {
  move(S.*memberOf(CacheOfSema()), Answers);
#if CLANG_VERSION_MAJOR >= 22
  OfAtoms = std::move(S.UnsubstitutedConstraintSatisfactionCache);
  S.UnsubstitutedConstraintSatisfactionCache.clear();
#endif
}

void ConceptAnswers::giveTo(Sema &S) {
  move(Answers, S.*memberOf(CacheOfSema()));
#if CLANG_VERSION_MAJOR >= 22
  S.UnsubstitutedConstraintSatisfactionCache = std::move(OfAtoms);
  OfAtoms.clear();
#endif
}

void forgetAnswers(Sema &S) {
  forget(S.*memberOf(CacheOfSema()));
#if CLANG_VERSION_MAJOR >= 22
  S.UnsubstitutedConstraintSatisfactionCache.clear();
#endif
}

unsigned numAnswers(const Sema &S) {
  unsigned Number = (S.*memberOf(CacheOfSema())).size();
#if CLANG_VERSION_MAJOR >= 22
  Number += S.UnsubstitutedConstraintSatisfactionCache.size();
#endif
  return Number;
}

std::optional<bool> isSatisfied(Sema &S, const ConceptSpecializationExpr *Asked) {
  LocalInstantiationScope Scope(S);
  MultiLevelTemplateArgumentList Arguments(Asked->getNamedConcept(), Asked->getTemplateArguments(),
                                           /*Final=*/false);
  const Expr *Constraint = Asked->getNamedConcept()->getConstraintExpr();
  ConstraintSatisfaction Answer;
  // Without a template Clang takes no answer for the whole out of its cache.
#if CLANG_VERSION_MAJOR < 21
  bool Failed = S.CheckConstraintSatisfaction(nullptr, {Constraint}, Arguments,
                                              Asked->getSourceRange(), Answer);
#else
  bool Failed = S.CheckConstraintSatisfaction(nullptr, {AssociatedConstraint(Constraint)},
                                              Arguments, Asked->getSourceRange(), Answer);
#endif
  return Failed ? std::nullopt : std::optional<bool>(Answer.IsSatisfied);
}

} // namespace ampcc
