//===- Attributes.h - attributes that nobody has written ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Sema::PragmaAttributeStack and AttributeFactory are public, and take attributes that stand in no
// source. An interface that adds a pragma clang attribute region would replace this.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLANGHOOKS_ATTRIBUTES_H
#define AMPCC_CLANGHOOKS_ATTRIBUTES_H

#include "clang/Basic/Version.h"
#include "clang/Sema/ParsedAttr.h"

namespace ampcc {

/// A GNU attribute without arguments, added to the list.
inline clang::ParsedAttr *addGnuAttribute(clang::ParsedAttributes &To,
                                          clang::IdentifierInfo &Name) {
#if CLANG_VERSION_MAJOR < 21
  return To.addNew(&Name, clang::SourceRange(), /*scopeName=*/nullptr, clang::SourceLocation(),
                   /*args=*/nullptr, /*numArgs=*/0, clang::ParsedAttr::Form::GNU());
#else
  return To.addNew(&Name, clang::SourceRange(), clang::AttributeScopeInfo(), /*args=*/nullptr,
                   /*numArgs=*/0, clang::ParsedAttr::Form::GNU());
#endif
}

} // namespace ampcc

#endif
