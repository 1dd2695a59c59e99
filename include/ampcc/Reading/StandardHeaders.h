//===- StandardHeaders.h - headers that <amp.h> includes on demand -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Programs rely on <amp.h> for std::function, std::shared_future and more, which the first
// implementations of <amp.h> included. ampcc's <amp.h> does not include these headers, because they
// take more time to parse than all of the library. A unit that cannot be compiled without one of
// them gets it, by a macro; any other unit means the same as without them. So a name alone never
// decides that a header is included:
//
//  - A unit that says `std::X`, where no header that it includes contains the word X, cannot be
//    compiled. It gets the header of X before it is parsed. Headers of the library do not count,
//    because they declare some names that they do not define.
//  - A unit with errors is parsed again, first with the headers of all names of the standard
//    library that occur in it, then with all headers. Errors that remain are the program's.
//
// Clang knows the header of each name (clang::tooling::stdlib).
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_READING_STANDARDHEADERS_H
#define AMPCC_READING_STANDARDHEADERS_H

#include "clang/Lex/Token.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace clang {
class IdentifierInfo;
class Preprocessor;
} // namespace clang

namespace ampcc {

class UnitFiles;

/// The macro with which <amp.h> includes a header.
std::string macroFor(llvm::StringRef Header);

/// Headers that a unit which includes <amp.h> may need and has not requested yet.
struct HeaderCandidates {
  std::vector<std::string> Missing; ///< the unit cannot be compiled without them
  /// Headers of names that the program's files write as `std::X`; if there are none, the headers of
  /// its unqualified names.
  std::vector<std::string> Possible;
  std::vector<std::string> All;

  /// The headers to try for a unit that has errors.
  const std::vector<std::string> &forRetry() const { return Possible.empty() ? All : Possible; }
};

/// Finds the headers by the tokens of a unit. `IsKnown`: the name occurs in a header that was
/// parsed before these tokens.
HeaderCandidates
findHeaderCandidates(llvm::ArrayRef<clang::Token> Tokens, clang::Preprocessor &PP,
                     const UnitFiles &Files,
                     llvm::function_ref<bool(const clang::IdentifierInfo *)> IsKnown);

} // namespace ampcc

#endif
