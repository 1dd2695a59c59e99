//===- ConceptSides.h - the answers of a concept on each side --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A concept may ask for a call that only one side has. Clang keeps one answer for the same
// arguments, that of whoever asks first.
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

/// From here on each side has answers of its own.
void watchConcepts(clang::Sema &S);

/// A function is declared: what the parser asks next may be for another side.
void forgetConceptAnswers(clang::Sema &S);

/// `Asked`, which depends on no template parameter any more and stands in `Function`, holds there.
/// Clang may have kept the answer of the function around a lambda.
bool holdsIn(clang::Sema &S, const clang::FunctionDecl *Function,
             const clang::ConceptSpecializationExpr *Asked);

} // namespace ampcc

#endif
