//===- MsvcMain.h - Visual C++'s main functions made standard --------------===//
#ifndef AMPCC_LIB_REWRITE_MSVCMAIN_H
#define AMPCC_LIB_REWRITE_MSVCMAIN_H

#include "EditBuffer.h"
#include <string>

namespace clang {
class ASTContext;
}

namespace ampcc {

/// Visual C++ accepts a main that returns void; --amp-msvc lets it through the parser. The host
/// source gets `int` in its place, and `return 0` for each `return` of its own. Does nothing where
/// main is standard.
void makeMainStandard(clang::ASTContext &Ctx, const TokenStream &Stream, EditBuffer &Edits);

/// A standard main that calls the unit's `wmain`; empty where the unit defines none, or main as well.
std::string mainForWideMain(clang::ASTContext &Ctx);

} // namespace ampcc

#endif
