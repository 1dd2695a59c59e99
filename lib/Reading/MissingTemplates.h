//===- MissingTemplates.h - names before which `template` is missing -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Visual C++ takes `object.f<int>()` in a template for `object.template f<int>()`. Clang reports an
// error at the name. UnitReader, which parses a translation unit, collects these errors at the end
// of a parse. SourceTranslation then starts another parse with the places, in which UnitReader
// inserts the keyword into the tokens, so that there is a warning instead. The host source (the
// user's text without C++ AMP, for the host compiler) gets the keyword as well: lib/Rewrite inserts
// it at the places in ClauseTable::Templates. Change this code for another place where Visual C++
// lets the keyword out.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_READING_MISSINGTEMPLATES_H
#define AMPCC_LIB_READING_MISSINGTEMPLATES_H

#include "ampcc/Basic/UnitFiles.h"
#include "ampcc/Clauses/ClauseTable.h"
#include "ampcc/Reading/SourcePlace.h"
#include "clang/Lex/Token.h"
#include "llvm/ADT/ArrayRef.h"
#include <vector>

namespace clang {
class Preprocessor;
}

namespace ampcc {

/// The places of the names in files whose text the host source contains. Names that a macro wrote
/// are left out, because an edit of the macro would change its other uses.
std::vector<SourcePlace> editablePlaces(const clang::SourceManager &SM, const UnitFiles &Files,
                                        llvm::ArrayRef<clang::SourceLocation> Names);

/// Inserts the keyword before the names at the places, with a warning at each, and enters them in
/// the table.
void insertMissingTemplates(clang::Preprocessor &PP, llvm::ArrayRef<SourcePlace> Places,
                            std::vector<clang::Token> &Tokens, ClauseTable &Clauses);

} // namespace ampcc

#endif
