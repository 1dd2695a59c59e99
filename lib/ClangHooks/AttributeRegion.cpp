//===- AttributeRegion.cpp - an attribute of every function --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/ClangHooks/AttributeRegion.h"
#include "ampcc/ClangHooks/DeferredMessages.h"
#include "clang/Basic/Version.h"

using namespace clang;

namespace ampcc {

AttributeRegion::AttributeRegion(Sema &S, StringRef Name)
    : S(S), Name(S.Context.Idents.get(Name)), Attributes(Factory) {
#if CLANG_VERSION_MAJOR < 21
  ParsedAttr *Attribute =
      Attributes.addNew(&this->Name, SourceRange(), /*scopeName=*/nullptr, SourceLocation(),
                        /*args=*/nullptr, /*numArgs=*/0, ParsedAttr::Form::GNU());
#else
  ParsedAttr *Attribute =
      Attributes.addNew(&this->Name, SourceRange(), AttributeScopeInfo(), /*args=*/nullptr,
                        /*numArgs=*/0, ParsedAttr::Form::GNU());
#endif
  Attribute->setIsPragmaClangAttribute();
  // The name keeps a `#pragma clang attribute pop` of the user from taking this one.
  S.PragmaAttributeStack.push_back(
      {SourceLocation(),
       &this->Name,
       {{SourceLocation(), Attribute, {attr::SubjectMatchRule_function}, /*IsUsed=*/true}}});
  beforeDeferredAreGiven(S, [this] { stop(); });
}

void AttributeRegion::stop() {
  llvm::erase_if(S.PragmaAttributeStack,
                 [&](const Sema::PragmaAttributeGroup &Group) { return Group.Namespace == &Name; });
}

} // namespace ampcc
