//===- KnownExtents.h - extents that are known at compile time -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The checks of launches and indices (lib/Sema) and the flow analysis (lib/FlowCheck) use these
// functions to find errors that only exist for certain extents, such as an index out of bounds.
// likelyTile() serves optimisation instead: lib/Extract passes its result to the pass likely-tiles,
// which adds a copy of the native kernel's body for that size. A further form of expression whose
// extent is known needs a case in knownExtent().
//
//===----------------------------------------------------------------------===//
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

/// The components of an extent or tiled_extent, if E has the same value each time that it is
/// evaluated. Nothing for other values and for expressions that depend on template parameters.
std::optional<KnownExtent> knownExtent(const clang::ASTContext &Ast, const FixedVariables &Fixed,
                                       const clang::Expr *E);
/// The probable size of the tiles of E, a tile_domain of this rank: an extent whose tile size is a
/// value of the run time. The size is that of the `e.tile(16, 16)` from which E comes, if the
/// numbers are constants; E may get other values later. Nothing for a size that no launch accepts.
std::optional<KnownExtent> likelyTile(const clang::ASTContext &Ast, const clang::Expr *E,
                                      unsigned Rank);
/// The extent of an array or array_view variable, if it is known and the same for the variable's
/// lifetime. Nothing for parameters and references.
std::optional<KnownExtent> knownContainer(const clang::ASTContext &Ast, const FixedVariables &Fixed,
                                          const clang::VarDecl *Container);
/// The array or array_view variable whose extent E is; null for any other expression.
const clang::VarDecl *extentOfContainer(const clang::Expr *E);

} // namespace ampcc

#endif
