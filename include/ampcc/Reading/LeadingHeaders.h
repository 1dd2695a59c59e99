//===- LeadingHeaders.h - what a unit begins with -------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_READING_LEADINGHEADERS_H
#define AMPCC_READING_LEADINGHEADERS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace clang {
class HeaderSearchOptions;
} // namespace clang

namespace ampcc {

/// The headers of the compiler that a main file begins with, among macros of its own at most, as
/// its raw tokens say. They can be read before it, unless that changes what they mean, which
/// SharedReadingCheck finds out. So a wrong answer here costs time and nothing else: a header that
/// is missing is read twice, and one too many makes the unit be read twice.
struct LeadingHeaders {
  std::vector<std::string> Standard; ///< headers of the C++ standard library
  bool Library = false;              ///< a header of ampcc's is among them
};
/// `Library`: the folders of the library's headers. `Implementation`: implementationFolders().
LeadingHeaders leadingHeaders(llvm::StringRef Text, const clang::HeaderSearchOptions &Search,
                              llvm::ArrayRef<std::string> Library,
                              llvm::ArrayRef<std::string> Implementation);

/// A line of the text begins like a declaration of C++20 modules, which no macro can give. One too
/// many costs a second reading. An `import` in a header does not show here, but no module can be
/// found without the options that tell where modules are.
bool usesModules(llvm::StringRef Text, const clang::LangOptions &Language);

/// `#pragma ...` that says nothing about the code behind it.
bool isHarmlessPragma(llvm::StringRef Directive);

} // namespace ampcc

#endif
