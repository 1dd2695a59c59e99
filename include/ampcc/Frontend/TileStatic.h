//===- TileStatic.h - variables declared tile_static ----------------------===//
#ifndef AMPCC_FRONTEND_TILESTATIC_H
#define AMPCC_FRONTEND_TILESTATIC_H

#include "clang/AST/Attr.h"
#include "clang/AST/Decl.h"

namespace ampcc {

/// True for a variable that the source declares tile_static; in Clang's eyes it is a static local
/// variable with a mark.
inline bool isTileStatic(const clang::VarDecl *Variable) {
  return llvm::any_of(
      Variable->specific_attrs<clang::AnnotateAttr>(),
      [](const clang::AnnotateAttr *A) { return A->getAnnotation() == "ampcc::tile_static"; });
}

} // namespace ampcc

#endif
