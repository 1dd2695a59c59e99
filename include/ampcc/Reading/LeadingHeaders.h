//===- LeadingHeaders.h - the headers at the beginning of a unit ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ampcc parses each source twice, as C++ AMP and as the host's C++. To save time it parses the
// standard headers with which most sources begin once, before the source, for both
// (docs/shared-reading.md). lib/Driver finds these headers with leadingHeaders(), in the text
// alone. The other two functions find out whether a source allows that: usesModules() in
// lib/Driver, and isHarmlessPragma() in SharedReadingCheck, which checks that the source does not
// change the meaning of the headers. Change this code if a common beginning of sources prevents
// this shared parse of the headers.
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

/// The headers with which a main file begins, by its raw tokens. Only directives about macros,
/// conditionals with nothing else in them and harmless pragmas may come before or between them. The
/// headers can be parsed before the main file unless that changes their meaning, which
/// SharedReadingCheck detects. So a wrong result only costs time: a missing header is parsed twice,
/// and with a wrong one the unit is parsed twice.
struct LeadingHeaders {
  std::vector<std::string> Standard; ///< headers of the C++ standard library
  bool Library = false;              ///< one of ampcc's headers is among them
};
/// `Library`: the folders of the library's headers. `Implementation`: implementationFolders().
LeadingHeaders leadingHeaders(llvm::StringRef Text, const clang::HeaderSearchOptions &Search,
                              llvm::ArrayRef<std::string> Library,
                              llvm::ArrayRef<std::string> Implementation);

/// The language has C++20 modules, and a line of the text begins like a declaration of them. A
/// macro cannot produce such a line. A wrong `true` costs a second parse. An `import` in a header
/// is not detected, but a unit finds no module without options that name the modules' folders. Text
/// must end with a null character, as buffers of source do.
bool usesModules(llvm::StringRef Text, const clang::LangOptions &Language);

/// The directive is a `#pragma` that does not affect the meaning of the code after it, such as
/// `once`, `message` or `GCC diagnostic`.
bool isHarmlessPragma(llvm::StringRef Directive);

} // namespace ampcc

#endif
