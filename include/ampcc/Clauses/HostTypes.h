//===- HostTypes.h - resolution of calls in declarations for the cpu -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Clang takes code outside of functions for both sides, host (cpu) and device (amp), and resolves
// its calls for amp. In C++ AMP this code is for the cpu (spec 2.3.2.1):
//
//   int f() restrict(cpu);  char f() restrict(amp);
//   decltype(f()) x;                              // an int
//
// In namespaces and classes it consists of variables, aliases, enumerations, static_assert, and the
// declarations of functions up to their clauses, default arguments included; the part after a
// clause `restrict(...)` for amp is for amp (spec 2.1.1). The bases of a class, the initialisers of
// its non-static members, the parameters of class templates, and alias templates stay code for both
// sides. TokenRewriter stores the places of the code for the cpu in HostTypes, and UnitReader
// passes these to watchHostTypes(), so that the parser resolves the calls there for the cpu.
//
// A further declaration whose calls are for the cpu has to be found by findHostDeclarations().
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLAUSES_HOSTTYPES_H
#define AMPCC_CLAUSES_HOSTTYPES_H

#include "ampcc/Clauses/TokenView.h"
#include "clang/Basic/SourceLocation.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace clang {
class Preprocessor;
class Sema;
} // namespace clang

namespace ampcc {

class UnitFiles;

/// Returns true if the token at I is in the body of a function or lambda whose clause names amp.
bool isInAmpFunction(const TokenView &Tokens, unsigned I);

/// Returns true if the `decltype` at I belongs to a declaration that is for the cpu alone. In the
/// body of a function for amp there is none.
bool isOfHostDeclaration(const TokenView &Tokens, unsigned I);

/// The locations of the first tokens of code for the cpu, and of the tokens after that code.
struct HostTypes {
  llvm::DenseSet<clang::SourceLocation> Begin, End;
};

/// The code outside of functions that is for the cpu: the index of its first token, and the index
/// where it ends. The entry of a function ends at the token after the one that begins its body,
/// because the parser does not look ahead that far; the entry of a function for amp ends one token
/// after its clause. An empty entry, which ends where it begins, marks the begin of code for both
/// sides.
llvm::DenseMap<unsigned, unsigned> findHostDeclarations(const TokenView &Tokens,
                                                        const UnitFiles &Files);

/// Lets the parser resolve calls in those places for the cpu, for the rest of the unit. `Tokens`
/// are all tokens of the unit, which are passed to the preprocessor afterwards; the function
/// changes their flags (watchTokens). `S` and `Places` must live until the unit is parsed.
void watchHostTypes(clang::Preprocessor &PP, clang::Sema &S, const HostTypes &Places,
                    llvm::MutableArrayRef<clang::Token> Tokens);

/// Lets Clang resolve calls for the cpu while it substitutes the arguments of function templates
/// for the cpu, for the rest of the unit. Function templates of the standard library and of the C++
/// AMP library are left out, because they serve both sides. Class templates are instantiated for
/// both sides.
void watchHostTemplates(clang::Sema &S, const UnitFiles &Files);

} // namespace ampcc

#endif
