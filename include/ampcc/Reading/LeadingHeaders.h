//===- LeadingHeaders.h - the headers at the beginning of a unit ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// SharedUnit parses these headers before the unit, once for the analysis and for the host compiler.
// ReachedSigns and SharedReadingCheck use the other two functions.
//
//===----------------------------------------------------------------------===//
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

/// The headers of the compiler with which a main file begins, by its raw tokens; only macro
/// definitions may come before them. They can be parsed before the main file unless that changes
/// their meaning, which SharedReadingCheck detects. So a wrong result only costs time: a missing
/// header is parsed twice, and with a wrong one the unit is parsed twice.
struct LeadingHeaders {
  std::vector<std::string> Standard; ///< headers of the C++ standard library
  bool Library = false;              ///< one of ampcc's headers is among them
};
/// `Library`: the folders of the library's headers. `Implementation`: implementationFolders().
LeadingHeaders leadingHeaders(llvm::StringRef Text, const clang::HeaderSearchOptions &Search,
                              llvm::ArrayRef<std::string> Library,
                              llvm::ArrayRef<std::string> Implementation);

/// A line of the text begins like a declaration of C++20 modules, which a macro cannot produce. A
/// wrong `true` costs a second parse. An `import` in a header is not detected, but a unit finds no
/// module without options that name the modules' folders.
bool usesModules(llvm::StringRef Text, const clang::LangOptions &Language);

/// `#pragma ...` that does not affect the code after it.
bool isHarmlessPragma(llvm::StringRef Directive);

} // namespace ampcc

#endif
