//===- LeadingHeaders.h - what a unit begins with -------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_FRONTEND_LEADINGHEADERS_H
#define AMPCC_FRONTEND_LEADINGHEADERS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace clang {
class HeaderSearchOptions;
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

} // namespace ampcc

#endif
