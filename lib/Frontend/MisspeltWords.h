//===- MisspeltWords.h - `restict`, `tile_statc` ---------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_FRONTEND_MISSPELTWORDS_H
#define AMPCC_LIB_FRONTEND_MISSPELTWORDS_H

#include "TokenView.h"

namespace clang {
class Preprocessor;
}

namespace ampcc {

/// The identifier at I is nearly `restrict`, and C++ has no meaning for it there: it stands in the
/// place of a clause, with restrictions in parentheses behind it. Reports it.
bool reportMisspeltClause(clang::Preprocessor &PP, const TokenView &Tokens, unsigned I);

/// The same for `tile_static` in front of a type and a name.
bool reportMisspeltTileStatic(clang::Preprocessor &PP, const TokenView &Tokens, unsigned I);

} // namespace ampcc

#endif
