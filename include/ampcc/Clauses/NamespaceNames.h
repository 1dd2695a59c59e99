//===- NamespaceNames.h - unification of the library's two namespace names -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The library's namespace is `Concurrency`, and `concurrency` is an alias of it. C++ does not allow
// to reopen an alias, but programs open either. So in a unit that has the alias, `namespace
// concurrency {` becomes `namespace Concurrency {`, for the parser and in the host source, the text
// for the host compiler. An alias that the program declares, `namespace Concurrency =
// concurrency;`, becomes `namespace concurrency = concurrency;`, because C++ does not allow an
// alias with the name of a namespace. UnitReader calls nameNamespaces() before the other changes of
// the tokens. A further namespace of the library with two names would be handled here.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLAUSES_NAMESPACENAMES_H
#define AMPCC_CLAUSES_NAMESPACENAMES_H

#include "ampcc/Clauses/ClauseTable.h"
#include "clang/Lex/Token.h"
#include <vector>

namespace ampcc {

/// Replaces these names in the tokens of a preprocessed unit, and enters the changes in the table.
/// If there are any, it also inserts the alias before the first token, because the second name may
/// be used before the library's headers.
void nameNamespaces(clang::Preprocessor &PP, std::vector<clang::Token> &Tokens,
                    ClauseTable &Clauses);

} // namespace ampcc

#endif
