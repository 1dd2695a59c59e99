//===- StandardHeaders.h - the headers that <amp.h> brings on demand ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Programs count on <amp.h> to bring std::function, std::shared_future and more, as the first
// implementations' did. It does not, since the headers of these names take more time to read than
// all of the library. A unit that cannot be compiled without them gets them, by a macro for each,
// and any other unit means what it means without them. So names decide nothing here:
//
//  - A unit that says `std::X`, where no header that it reads has the word X (but those of the
//    library, which declares some that it does not define), cannot be compiled. It gets the header
//    of X before it is parsed.
//  - A unit with errors is read again, first with the headers of whatever names of the standard
//    library occur in it, then with all. What is wrong then is wrong.
//
// Which header a name is from says Clang (clang::tooling::stdlib).
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

/// The macro that asks <amp.h> for a header.
std::string macroFor(llvm::StringRef Header);

/// Of a unit that includes <amp.h>, headers that nobody has asked for yet.
struct NamedHeaders {
  std::vector<std::string> Missing; ///< the unit cannot be compiled without them
  /// Names of theirs occur in the program's files, behind `std::` if there are such.
  std::vector<std::string> Possible;
  std::vector<std::string> All;

  /// What may help a unit that has errors.
  const std::vector<std::string> &toTry() const { return Possible.empty() ? All : Possible; }
};

/// What the tokens of a unit say. `IsKnown`: the name occurs in a header that
/// has been read in front of them.
NamedHeaders headersNamed(llvm::ArrayRef<clang::Token> Tokens, clang::Preprocessor &PP,
                          const UnitFiles &Files,
                          llvm::function_ref<bool(const clang::IdentifierInfo *)> IsKnown);

} // namespace ampcc

#endif
