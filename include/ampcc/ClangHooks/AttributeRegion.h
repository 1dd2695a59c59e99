//===- AttributeRegion.h - an attribute of every function -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// FunctionRestrictions uses this class to see every function when it is declared, and to give it
// Clang's attributes for its restrictions. Relies on Sema::PragmaAttributeStack, which holds the
// attributes of `#pragma clang attribute push`, and on Sema::AddPragmaAttributes: a function gets
// them when it is declared, with its own attributes, before Clang looks for the declaration that it
// repeats. Sema::DiagnoseUnterminatedPragmaAttribute reports a region that is open at the end of
// the unit. Before that, and after it has parsed the bodies that -fdelayed-template-parsing
// delayed, Sema::emitDeferredDiags calls ExternalSemaSource::ReadDeclsToCheckForDeferredDiags,
// where the region is closed. If Clang had an attribute that a plug-in may add to each declaration,
// this code would not be needed.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLANGHOOKS_ATTRIBUTEREGION_H
#define AMPCC_CLANGHOOKS_ATTRIBUTEREGION_H

#include "clang/Sema/ParsedAttr.h"
#include "clang/Sema/Sema.h"

namespace ampcc {

/// Gives every function a GNU attribute of this name, which a ParsedAttrInfo handles, from its
/// construction to the end of the unit or to stop(). The object must live until the end of the
/// unit, because Clang then calls stop().
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
