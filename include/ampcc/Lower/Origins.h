//===- Origins.h - what KIR was made of ------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// For diagnostics about freshly lowered KIR: passes make nodes of their own.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LOWER_ORIGINS_H
#define AMPCC_LOWER_ORIGINS_H

#include "ampcc/KIR/Module.h"
#include "ampcc/TileFlow/TileFlow.h"

namespace clang {
class Expr;
class FunctionDecl;
class VarDecl;
} // namespace clang

namespace ampcc {

struct Origins {
  llvm::DenseMap<const kir::Expr *, const clang::Expr *> Exprs;
  llvm::DenseMap<const kir::Function *, const clang::FunctionDecl *> Functions;
  llvm::DenseMap<const kir::Var *, const clang::VarDecl *> Variables;
  /// Temporaries that lead to an object, as references do.
  llvm::DenseSet<const kir::Var *> Places;
  /// The specialisations that kernels were made of (KernelPlan::Entry), canonical.
  llvm::DenseMap<const kir::Function *, const clang::FunctionDecl *> Entries;
  /// Of the library, kernels' own frames among them.
  llvm::DenseSet<const kir::Function *> Library;
  /// Classes of the library's that data is made of.
  llvm::DenseSet<const kir::StructType *> Elements;
  /// Something in them has no lowering.
  llvm::DenseSet<const kir::Function *> Incomplete;
  /// Each `break` that stands for a loop's condition.
  llvm::DenseSet<const kir::Stmt *> Conditions;
};

/// A function as no kernel calls it.
struct LoneFunction {
  kir::Function *F = nullptr;
  std::array<unsigned, 3> Tile = {0, 0, 0}; ///< of its tiled_index parameters
  /// What its tiled_index parameters hold.
  std::vector<flow::ThreadPlace> Places;
};

} // namespace ampcc

#endif
