//===- StandardHeaders.h - headers that <amp.h> includes on demand -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Programs rely on <amp.h> for std::function, std::shared_future and more, which the first
// implementations of <amp.h> included. ampcc's <amp.h> does not include these headers, because they
// take more time to parse than all of the library. A unit that cannot be compiled without one of
// them gets it, by a macro (ampcc_rt/standard.h); any other unit means the same as without them.
//
// Clang knows the header of each name (clang::tooling::stdlib). A further header needs a row in
// OnDemand (StandardHeaders.cpp) and a test of its macro in ampcc_rt/standard.h, or in
// amp-msvc/detail/with_amp.h for Visual C++. UnitReader finds the candidates; lib/Driver repeats
// the parse.
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
///
/// A unit gets a header in two cases:
/// - The unit writes `std::X`, where the word X is in no system header that it includes, so that it
///   cannot be compiled. It gets the header of X before it is parsed. Headers of the library do not
///   count, because they declare some names that they do not define.
/// - The unit has errors. It is parsed again with the headers of the names that it writes as
///   `std::X`. If errors remain, or there are no such headers, it is parsed with the headers of its
///   unqualified names, and in the end with all. Errors that remain then are the program's. If the
///   unit only breaks rules of C++ AMP, or calls host functions of its own from amp code, headers
///   whose names it does not write cannot help and are not tried.
///
/// In a source for Visual C++ (--amp-msvc) <amp.h> has more such headers, and a unit gets each
/// header whose names it writes anywhere, before it is parsed: an error there would lead to a
/// repair (VisualCppRepairs.h).
struct HeaderCandidates {
  std::vector<std::string> Missing; ///< the unit cannot be compiled without them
  /// Headers of names that the program's files write as `std::X`; if there are none, the headers of
  /// its unqualified names.
  std::vector<std::string> Possible;
  std::vector<std::string> All; ///< all that <amp.h> includes on demand

  /// The headers to try for a unit that has errors.
  const std::vector<std::string> &forRetry() const { return Possible.empty() ? All : Possible; }
};

/// Finds the headers by all tokens of a unit, after `PP` has lexed them. Finds none if the unit
/// does not include <amp.h>. `IsKnown`: the name occurs in a header that was parsed before these
/// tokens.
HeaderCandidates
findHeaderCandidates(llvm::ArrayRef<clang::Token> Tokens, clang::Preprocessor &PP,
                     const UnitFiles &Files,
                     llvm::function_ref<bool(const clang::IdentifierInfo *)> IsKnown);

} // namespace ampcc

#endif
