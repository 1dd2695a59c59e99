//===- KnownExtents.h - extents that the source tells ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_BASIC_KNOWNEXTENTS_H
#define AMPCC_BASIC_KNOWNEXTENTS_H

#include "llvm/ADT/SmallVector.h"
#include <cstdint>
#include <optional>

namespace clang {
class ASTContext;
class Expr;
class VarDecl;
} // namespace clang

namespace ampcc {

class FixedVariables;

/// Component 0 is the most significant.
using KnownExtent = llvm::SmallVector<int64_t, 3>;

/// The components of an extent or tiled_extent, where E has the same at every time that it runs.
std::optional<KnownExtent> knownExtent(const clang::ASTContext &Ast, const FixedVariables &Fixed,
                                       const clang::Expr *E);
/// The extent of an array or array_view that a variable is from its beginning to its end.
std::optional<KnownExtent> knownContainer(const clang::ASTContext &Ast, const FixedVariables &Fixed,
                                          const clang::VarDecl *Container);
/// E is the extent of this variable, an array or array_view; null for anything else.
const clang::VarDecl *extentOfContainer(const clang::Expr *E);

} // namespace ampcc

#endif
