//===- Origins.h - the AST nodes that KIR was generated from -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// lib/Lower fills these maps and sets while it converts the AST to KIR, the intermediate
// representation. lib/FlowCheck, which analyses the KIR, reports its findings at the AST nodes that
// it finds here. The driver (CheckedSource.h) describes the places of the checks of --amp-check in
// the same way. Use them before the shared passes only, those that come before the OpenCL form and
// the native form, because passes create nodes that have no entry. Add a map or set here if an
// analysis needs a further fact about the source.
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

/// The origins of the nodes of one module, and facts about them that KIR does not contain.
struct Origins {
  llvm::DenseMap<const kir::Expr *, const clang::Expr *> Exprs;
  llvm::DenseMap<const kir::Function *, const clang::FunctionDecl *> Functions;
  llvm::DenseMap<const kir::Var *, const clang::VarDecl *> Variables;
  /// Temporaries that hold the address of an object, as references do.
  llvm::DenseSet<const kir::Var *> Places;
  /// Parameters of functions that choose which function to call, where the program passes a
  /// pointer.
  llvm::DenseSet<const kir::Var *> PassedPointers;
  /// The specialisations from which kernels were generated (KernelPlan::Entry), canonical.
  llvm::DenseMap<const kir::Function *, const clang::FunctionDecl *> Entries;
  /// Functions of the library, the kernel functions around the user's functors included.
  llvm::DenseSet<const kir::Function *> Library;
  /// Library classes that are elements of containers (isElementClass).
  llvm::DenseSet<const kir::StructType *> Elements;
  /// Classes with virtual bases, and what a base of such a class contains: no virtual bases, which
  /// are elsewhere in the object.
  llvm::DenseMap<const kir::StructType *, const kir::StructType *> Parts;
  /// Functions that contain a construct without a lowering.
  llvm::DenseSet<const kir::Function *> Incomplete;
  /// Each `break` that was generated from the condition of a loop.
  llvm::DenseSet<const kir::Stmt *> Conditions;
  /// Each end_thread of a check that the program does not contain (--amp-check).
  llvm::DenseSet<const kir::Expr *> Checks;
};

/// A function that no kernel calls, lowered so that lib/FlowCheck can analyse it.
struct LoneFunction {
  kir::Function *F = nullptr;
  std::array<unsigned, 3> Tile = {0, 0, 0}; ///< the tile of its tiled_index parameters
  /// The components of its tiled_index parameters.
  std::vector<flow::ThreadPlace> Places;
};

} // namespace ampcc

#endif
