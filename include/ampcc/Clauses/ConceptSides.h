//===- ConceptSides.h - the result of a concept on each side -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A concept may require a call that is valid on one side only. Clang caches one result for the same
// arguments, that of the side which checked first. So each side gets its own cache
// (ClangHooks/ConceptResults.h). UnitReader, FunctionRestrictions and LanguageSupport call the
// first two functions during the parse; BodyRules (lib/Sema) calls holdsIn() to report a concept
// whose result Clang took from the other side.
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

/// Call this when a function is declared and after a body: the next check of the parser may be for
/// another side. Does nothing before watchConcepts().
void invalidateConceptResults(clang::Sema &S);

/// Whether `Concept`, which is in `Function` and no longer depends on template parameters, is
/// satisfied there. Clang may have cached the result for the function around a lambda.
bool holdsIn(clang::Sema &S, const clang::FunctionDecl *Function,
             const clang::ConceptSpecializationExpr *Concept);

} // namespace ampcc

#endif
