//===- Initialisation.h - variables without initialisation ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// TileStaticAttribute (lib/Clauses) calls leaveUninitialised() for tile_static variables, whose
// constructors must not run. The function makes the variable an alias of other storage. Relies on
// Sema::ActOnUninitializedDecl, which creates no initialisation for an alias, and on
// SemaCUDA::checkAllowedInitializer, which then has nothing to reject. If Clang had an attribute
// for storage on which no constructor runs, this code would not be needed.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLANGHOOKS_INITIALISATION_H
#define AMPCC_CLANGHOOKS_INITIALISATION_H

#include "clang/Basic/SourceLocation.h"

namespace clang {
class VarDecl;
}

namespace ampcc {

/// Makes Clang run no constructor on the variable, which is being declared, unless the declaration
/// has an initialiser. `Where` is the place of the attribute that requests it.
void leaveUninitialised(clang::VarDecl *Variable, clang::SourceRange Where);

} // namespace ampcc

#endif
