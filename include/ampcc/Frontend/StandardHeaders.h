//===- StandardHeaders.h - what a unit reads of the standard library ------===//
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

/// The headers of the C++ standard library that a main file includes before it does anything else
/// to the preprocessor: these can as well be read before it.
std::vector<std::string> leadingStandardHeaders(llvm::StringRef Text,
                                                const clang::HeaderSearchOptions &Search);

// <amp.h> speaks of std::future_status, std::shared_future and durations, and programs count on it
// to bring these names. It does not, since their headers take more time to read than all of the
// library: ampcc puts the headers in front of the units that use their names.

/// Those headers whose names occur in a main file.
std::vector<std::string> headersNamedIn(llvm::StringRef Text);

/// Those whose names occur among the tokens of the user's files and that the unit has not read.
std::vector<std::string> headersMissing(llvm::ArrayRef<clang::Token> Tokens,
                                        clang::Preprocessor &PP);

} // namespace ampcc

#endif
