//===- AttributeRegion.h - an attribute of every function -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Relies on Sema::PragmaAttributeStack, where `#pragma clang attribute push` puts its attributes,
// and on Sema::AddPragmaAttributes: a function gets them when it is declared, with its own
// attributes, before Clang looks for the declaration that it repeats. A region that is open at the
// end of the unit is an error of Sema::DiagnoseUnterminatedPragmaAttribute; before that, and behind
// the bodies that -fdelayed-template-parsing has left, Sema::emitDeferredDiags asks
// ExternalSemaSource::ReadDeclsToCheckForDeferredDiags.
// An attribute that a plug-in may add to each declaration would replace this.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLANGHOOKS_ATTRIBUTEREGION_H
#define AMPCC_CLANGHOOKS_ATTRIBUTEREGION_H

#include "clang/Sema/ParsedAttr.h"
#include "clang/Sema/Sema.h"

namespace ampcc {

/// From its construction to the end of the unit, or to stop(), every function has a GNU attribute
/// of that name, which a ParsedAttrInfo handles.
class AttributeRegion {
public:
  AttributeRegion(clang::Sema &S, llvm::StringRef Name);
  void stop();

private:
  clang::Sema &S;
  clang::IdentifierInfo &Name;
  clang::AttributeFactory Factory;
  clang::ParsedAttributes Attributes;
};

} // namespace ampcc

#endif
