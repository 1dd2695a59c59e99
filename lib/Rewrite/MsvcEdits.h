//===- MsvcEdits.h - Visual C++'s dialect converted to standard C++ ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_REWRITE_MSVCEDITS_H
#define AMPCC_LIB_REWRITE_MSVCEDITS_H

#include "EditBuffer.h"
#include "ampcc/Reading/TranslationUnit.h"
#include <string>

namespace clang {
class ASTContext;
}

namespace ampcc {

/// Converts constructs that only Visual C++ accepts to standard C++: a main that returns void, a
/// wmain without a return, `for each`, a missing `template` before a dependent name.
void makeStandard(clang::ASTContext &Ctx, const ClauseTable &Table, const TokenStream &Stream,
                  EditBuffer &Edits);

/// A standard main that calls the unit's `wmain`; empty where the unit defines none, or main as
/// well. `Headers`: the library's folder, for includeLibraryHeader.
std::string mainForWideMain(clang::ASTContext &Ctx, llvm::StringRef Headers);

} // namespace ampcc

#endif
