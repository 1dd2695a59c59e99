//===- MainFunction.h - main as an ordinary function ---------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// VoidMain (lib/Clauses) accepts a `main` that returns void, as Visual C++ does. Relies on
// FunctionDecl::isMain, which reads LangOptions::Freestanding each time: in a freestanding program
// `main` is an ordinary function. Sema::ActOnFunctionDeclarator calls isMain only after it has
// applied the attributes of the declaration. Every function has an attribute of
// FunctionRestrictions, which calls VoidMain, so VoidMain sets the option in time. The preprocessor
// and the built-in functions read the option before the first declaration only, so they remain
// those of a hosted program. If Clang had an option that lets `main` return void, this code would
// not be needed.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLANGHOOKS_MAINFUNCTION_H
#define AMPCC_CLANGHOOKS_MAINFUNCTION_H

namespace clang {
class Sema;
}

namespace ampcc {

/// Makes `main` an ordinary function in the rest of the unit.
void makeMainOrdinary(clang::Sema &S);

} // namespace ampcc

#endif
