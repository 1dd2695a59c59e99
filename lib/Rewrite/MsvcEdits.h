//===- MsvcEdits.h - edits of Visual C++'s dialect to standard C++ -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// rewriteHost() (HostRewriter.cpp) calls these functions, because the host source, the user's text
// with ampcc's edits, is compiled as standard C++. Clang's frontend accepts some of Microsoft's
// extensions. ampcc replaced others in the tokens before the parse (VisualCpp.h), and recorded
// their locations in the ClauseTable. Two extensions are accepted without --amp-msvc as well: a
// main that returns void, and a missing `template`.
//
//   for each (int x in v) A    ->    for (int x : v) A
//
// An extension that ampcc accepts and other host compilers reject needs an edit here.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_REWRITE_MSVCEDITS_H
#define AMPCC_LIB_REWRITE_MSVCEDITS_H

#include "EditBuffer.h"
#include "ampcc/Reading/TranslationUnit.h"
#include <string>

namespace clang {
class ASTContext;
}

namespace ampcc {

/// Writes edits that convert constructs which only Visual C++ accepts to standard C++: a main that
/// returns void; and from the table `for each`, a missing `template` before a dependent name,
/// `sealed`, `abstract`, `__interface`, and `enum class E` where it only names E.
void makeStandard(clang::ASTContext &Ctx, const ClauseTable &Table, const TokenStream &Stream,
                  EditBuffer &Edits);

/// For sources with --amp-msvc: writes edits that give constructs the meaning that they have for
/// Visual C++. A wmain gets `return 0;` at its end, as if it were main. A handler that catches
/// std::exception by value catches it by reference, because a copy would lose its text.
void keepVisualCppMeaning(clang::ASTContext &Ctx, const TokenStream &Stream, EditBuffer &Edits);

/// Returns the text of a standard `main` that calls `wmain`, for the end of the host source. Empty
/// if the unit does not define `wmain`, or if it defines `main` itself. `Headers`: the library's
/// folder, for the #include of wide_main.h.
std::string mainForWideMain(clang::ASTContext &Ctx, llvm::StringRef Headers);

} // namespace ampcc

#endif
