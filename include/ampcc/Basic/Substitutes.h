//===- Substitutes.h - what amp code has for functions of the host -*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_BASIC_SUBSTITUTES_H
#define AMPCC_BASIC_SUBSTITUTES_H

#include "clang/AST/ASTContext.h"
#include "clang/AST/Decl.h"
#include <string>

namespace ampcc {

/// What is said behind an error about a function of this name that the C or C++ library has:
/// "; use ... instead". Empty where amp code has nothing like it.
std::string substituteFor(llvm::StringRef Name);

/// The same for a declaration, which may be the program's own: then empty.
std::string substituteFor(const clang::NamedDecl *Used);

/// The header of the library that declares a name of this spelling and that the unit does not
/// include, as `<amp_math.h>`; empty if there is none.
llvm::StringRef headerMissing(const clang::ASTContext &Ast, llvm::StringRef Name);

} // namespace ampcc

#endif
