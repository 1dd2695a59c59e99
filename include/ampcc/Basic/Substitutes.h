//===- Substitutes.h - suggestions for host functions in amp code --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// lib/Messages and lib/Sema add these suggestions to their errors: for a host function in amp code
// (the code for the device), for example "use 'concurrency::fast_math::sqrt' instead", and for a
// name of a library header that the unit does not include. Substitutes.def is the table. To suggest
// something for another name, add a row.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_BASIC_SUBSTITUTES_H
#define AMPCC_BASIC_SUBSTITUTES_H

#include "clang/AST/ASTContext.h"
#include "clang/AST/Decl.h"
#include <string>

namespace ampcc {

/// The restrictions of the code that names the function: amp alone, or cpu too.
enum class NamedIn { Amp, Dual };

/// The end of an error about a function of the C or C++ library with this name, of which no types
/// are known: "; use ...". Empty if amp code has no equivalent.
std::string substituteFor(llvm::StringRef Name, NamedIn Caller);

/// The end of the error about a call with arguments of these types.
std::string substituteFor(llvm::StringRef Name, llvm::ArrayRef<clang::QualType> Arguments,
                          NamedIn Caller);

/// The end of the error about the use of a declaration, by the types of its parameters and of its
/// result; empty if it belongs to the program.
std::string substituteFor(const clang::NamedDecl *Used, NamedIn Caller);

/// "; amp:1.3 allows it (--amp-version=1.3)" if that version calls the function of the C or C++
/// library with this name, for arguments of these types; else empty.
std::string laterVersionFor(llvm::StringRef Name, llvm::ArrayRef<clang::QualType> Arguments);

/// The same for a declaration that is used: a function, or a member of a class.
std::string laterVersionFor(const clang::NamedDecl *Used);

/// True if amp code has an equivalent of a function with this name, for some types at least.
bool hasSubstitute(llvm::StringRef Name);

/// The end of an error about a function of C++ AMP's library that exists in amp code alone, in code
/// that is for the host too: "; use ...".
std::string onBothSides(const clang::FunctionDecl *AmpOnly);

/// The library header that declares this name and that the unit does not include, such as
/// `<amp_math.h>`; empty if there is none.
llvm::StringRef headerMissing(const clang::ASTContext &Ast, llvm::StringRef Name);

/// The namespace of the library that declares this name in an included header, such as
/// `concurrency::graphics`; empty if there is none.
std::string namespaceOf(const clang::ASTContext &Ast, llvm::StringRef Name);

} // namespace ampcc

#endif
