//===- ConceptSides.h - the result of a concept on each side -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A concept may require a call that is valid on one side only, in host code or in amp code. Clang
// caches one result for the same arguments, that of the side which checked first. So each side gets
// its own cache (ClangHooks/ConceptResults.h). UnitReader calls watchConcepts().
// FunctionRestrictions calls invalidateConceptResults() for each declared function, and
// LanguageSupport calls it after the body of an inline function. In some places, such as a lambda
// for amp in a host function, Clang still takes the result of the other side. BodyRules (lib/Sema)
// finds them with holdsIn(), and reports them (err_concept_of_both). If Clang takes a result of the
// wrong side in another place, invalidate the cache there.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLAUSES_CONCEPTSIDES_H
#define AMPCC_CLAUSES_CONCEPTSIDES_H

namespace clang {
class ConceptSpecializationExpr;
class FunctionDecl;
class Sema;
} // namespace clang

namespace ampcc {

/// Gives each side its own cache for the rest of the unit. Call it before the unit is parsed.
void watchConcepts(clang::Sema &S);

/// Forgets the results that Clang has cached for the function at hand. Call it when a function is
/// declared and after a body, because the code that Clang parses next may be for another side. Does
/// nothing before watchConcepts().
void invalidateConceptResults(clang::Sema &S);

/// Whether `Concept`, which is in `Function` and no longer depends on template parameters, is
/// satisfied there; in a function for both sides, whether it is satisfied for amp. Empties Clang's
/// cache and checks the concept again, because the cached result may be that of the function around
/// a lambda.
bool holdsIn(clang::Sema &S, const clang::FunctionDecl *Function,
             const clang::ConceptSpecializationExpr *Concept);

} // namespace ampcc

#endif
