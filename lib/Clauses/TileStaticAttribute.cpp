//===- TileStaticAttribute.cpp - the attribute that stands for tile_static -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A tile_static variable has static storage in the tile's memory, and no constructor runs for it
// (spec 2.4.3.5.1). Clang's `shared` gives the storage but refuses classes whose constructor does
// anything. The attribute that the token rewriter writes for tile_static gives the storage and
// leaves the variable without initialisation.
//
//===----------------------------------------------------------------------===//
#include "ampcc/Clauses/TileStaticAttribute.h"
#include "ampcc/Basic/Diagnostics.h"
#include "ampcc/ClangHooks/Initialisation.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/Decl.h"
#include "clang/Sema/ParsedAttr.h"
#include "clang/Sema/Sema.h"

using namespace clang;

namespace ampcc {
namespace {

class TileStaticAttribute : public ParsedAttrInfo {
public:
  TileStaticAttribute() {
    static constexpr Spelling Names[] = {{ParsedAttr::AS_GNU, TileStaticAttributeName}};
    Spellings = Names;
  }

  AttrHandling handleDeclAttribute(Sema &S, Decl *D, const ParsedAttr &Attr) const override {
    auto *Variable = dyn_cast<VarDecl>(D);
    const FunctionDecl *Around = S.getCurFunctionDecl(/*AllowLambda=*/true);
    bool IsLocal = Variable && Variable->isLocalVarDecl();
    if (!IsLocal || !Around || !Around->hasAttr<CUDADeviceAttr>()) {
      report(S.getDiagnostics(), Attr.getLoc(), diag::err_tile_static_misplaced);
      return AttributeNotApplied;
    }
    if (Around->hasAttr<CUDAHostAttr>()) {
      report(S.getDiagnostics(), Attr.getLoc(), diag::err_tile_static_dual);
      return AttributeNotApplied;
    }
    // A storage class beside tile_static is an error of the body's rules.
    if (Variable->getStorageClass() != SC_None || Variable->getTSCSpec() != TSCS_unspecified)
      return AttributeNotApplied;
    D->addAttr(CUDASharedAttr::Create(S.Context, Attr.getRange()));
    leaveUninitialised(Variable, Attr.getRange());
    return AttributeApplied;
  }
};

} // namespace

void registerTileStaticAttribute() {
  static ParsedAttrInfoRegistry::Add<TileStaticAttribute> Registration(TileStaticAttributeName,
                                                                       "tile_static");
}

} // namespace ampcc
