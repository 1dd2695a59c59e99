//===- NamespaceNames.h - two names for the library's namespace -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The library lives in `Concurrency`, and `concurrency` is its second name. To C++ that is an
// alias, which cannot be opened; programs open either. So where a unit holds the alias, an opening
// of the second name becomes one of the first, for the parser and in the host source.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLAUSES_NAMESPACENAMES_H
#define AMPCC_CLAUSES_NAMESPACENAMES_H

#include "ampcc/Clauses/ClauseTable.h"
#include "clang/Lex/Token.h"
#include <vector>

namespace ampcc {

/// Gives the namespaces of a preprocessed unit their names, and enters the changes in the table.
void nameNamespaces(clang::Preprocessor &PP, std::vector<clang::Token> &Tokens,
                    ClauseTable &Clauses);

} // namespace ampcc

#endif
