//===- Initialisation.h - variables without initialisation ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Relies on Sema::ActOnUninitializedDecl, which makes no initialisation for a variable that is an
// alias of other storage, and on SemaCUDA::checkAllowedInitializer, which has nothing to refuse
// there. An attribute for storage that no constructor runs for would replace this.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLANGHOOKS_INITIALISATION_H
#define AMPCC_CLANGHOOKS_INITIALISATION_H

#include "clang/Basic/SourceLocation.h"

namespace clang {
class VarDecl;
}

namespace ampcc {

/// No constructor runs for the variable, which is being declared, unless the declaration has an
/// initialiser.
void leaveUninitialised(clang::VarDecl *Variable, clang::SourceRange Where);

} // namespace ampcc

#endif
