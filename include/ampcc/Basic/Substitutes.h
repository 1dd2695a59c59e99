//===- Substitutes.h - suggestions for host functions in amp code --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The messages about a host function in amp code use the functions (lib/Messages, and BodyRules of
// lib/Sema), for example "use 'concurrency::fast_math::sqrt' instead". Substitutes.def is the
// table.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_BASIC_SUBSTITUTES_H
#define AMPCC_BASIC_SUBSTITUTES_H

#include "clang/AST/ASTContext.h"
#include "clang/AST/Decl.h"
#include <string>

namespace ampcc {

/// The end of an error about a function of the C or C++ library with this name: "; use ...
/// instead". Empty if amp code has no equivalent.
std::string substituteFor(llvm::StringRef Name);

/// The same for a declaration; empty if it belongs to the program.
std::string substituteFor(const clang::NamedDecl *Used);

/// The library header that declares this name and that the unit does not include, such as
/// `<amp_math.h>`; empty if there is none.
llvm::StringRef headerMissing(const clang::ASTContext &Ast, llvm::StringRef Name);

} // namespace ampcc

#endif
