//===- InternalNames.h - names with a sign that they are a unit's own -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Relies on clang::ItaniumMangleContext: whenever it writes the name of a declaration, it reads the
// name from the declaration, and writes its length and its characters, whatever they are. A mangler
// that takes the linkage of a declaration from its caller would replace this.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLANGHOOKS_INTERNALNAMES_H
#define AMPCC_CLANGHOOKS_INTERNALNAMES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <string>

namespace clang {
class NamedDecl;
}
namespace llvm {
class raw_ostream;
}

namespace ampcc {

/// What `Mangle` writes, with an `L` before the names of `Internal`, for which Clang writes none.
/// Each of these is an identifier.
std::string mangleInternal(llvm::ArrayRef<clang::NamedDecl *> Internal,
                           llvm::function_ref<void(llvm::raw_ostream &)> Mangle);

} // namespace ampcc

#endif
