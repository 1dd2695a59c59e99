//===- StandardHeaders.h - what a unit reads of the standard library ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_FRONTEND_STANDARDHEADERS_H
#define AMPCC_FRONTEND_STANDARDHEADERS_H

#include "clang/Lex/Token.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace clang {
class HeaderSearchOptions;
class Preprocessor;
} // namespace clang

namespace ampcc {

/// The headers of the compiler that a main file begins with, among macros of its own at most. They
/// can be read before it, unless a macro changes what they mean (SharedReadingCheck.h).
struct LeadingHeaders {
  std::vector<std::string> Standard; ///< headers of the C++ standard library
  bool Library = false;              ///< a header of ampcc's is among them
};
/// `Implementation`: implementationFolders().
LeadingHeaders leadingHeaders(llvm::StringRef Text, const clang::HeaderSearchOptions &Search,
                              llvm::ArrayRef<std::string> Implementation);

/// A line of the text begins like a declaration of C++20 modules.
bool usesModules(llvm::StringRef Text);

/// `#pragma ...` that says nothing about the code behind it.
bool isHarmlessPragma(llvm::StringRef Directive);

// <amp.h> speaks of std::future_status, std::shared_future and durations, and programs count on it
// to bring these names. It does not, since their headers take more time to read than all of the
// library: ampcc lets it bring the headers whose names a unit uses, by a macro for each. The names
// are a guess that saves a reading: a unit that has errors is read again with all headers.

/// The macro that asks <amp.h> for a header.
std::string macroFor(llvm::StringRef Header);

/// All such headers but `Some`.
std::vector<std::string> headersBesides(llvm::ArrayRef<std::string> Some);

/// Those headers whose names occur in a main file.
std::vector<std::string> headersNamedIn(llvm::StringRef Text);

/// Those whose names occur among the tokens of the user's files and that the unit has not read.
std::vector<std::string> headersMissing(llvm::ArrayRef<clang::Token> Tokens,
                                        clang::Preprocessor &PP);

} // namespace ampcc

#endif
