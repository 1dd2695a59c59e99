//===- FixedVariables.h - variables that keep their initial value --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Checks of extents and indices (KnownExtents.h) and of the lifetime of views
// (lib/Sema/ViewLifetimes.cpp) use the class to learn values at compile time without an analysis of
// data flow: a fixed variable has the value of its initialiser.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_BASIC_FIXEDVARIABLES_H
#define AMPCC_BASIC_FIXEDVARIABLES_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace clang {
class FunctionDecl;
class VarDecl;
} // namespace clang

namespace ampcc {

/// Finds the variables that are const, and the local ones that nothing in their function can
/// change: they are copied, read, and used through const member functions only. The elements of a
/// concurrency::array may change all the same, because its extent does not depend on them.
/// References and parameters that are not const are never fixed. A function is searched when the
/// first of its variables is looked up, so it must not change after that.
class FixedVariables {
  using Variables = llvm::DenseSet<const clang::VarDecl *>;
  mutable llvm::DenseMap<const clang::FunctionDecl *, Variables> Changed;

public:
  bool contains(const clang::VarDecl *Variable) const;
};

} // namespace ampcc

#endif
