//===- Substitutes.h - what amp code has for functions of the host -*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_BASIC_SUBSTITUTES_H
#define AMPCC_BASIC_SUBSTITUTES_H

#include "clang/AST/Decl.h"
#include <string>

namespace ampcc {

/// What is said behind an error about a function of this name that the C or C++ library has:
/// "; use ... instead". Empty where amp code has nothing like it.
std::string substituteFor(llvm::StringRef Name);

/// The same for a declaration, which may be the program's own: then empty.
std::string substituteFor(const clang::NamedDecl *Used);

} // namespace ampcc

#endif
