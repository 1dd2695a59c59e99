//===- FixedVariables.h - variables that keep their initial value --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The checks of extents and indices (KnownExtents.h) and of the lifetime of views
// (lib/Sema/ViewLifetimes.cpp) use the class: a fixed variable has the value of its initializer, so
// that a check learns values at compile time without an analysis of data flow. If a variable is
// changed in a way that the class overlooks, a correct program gets an error: prefer to count it as
// not fixed.
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
/// fixed concurrency::array may change, because its extent does not depend on them. References are
/// never fixed, and parameters only if they are const. The first query for a variable of a function
/// searches the body of the function, which must not change after that.
class FixedVariables {
  using Variables = llvm::DenseSet<const clang::VarDecl *>;
  mutable llvm::DenseMap<const clang::FunctionDecl *, Variables> Changed;

public:
  /// Whether the variable is fixed. Cost: a walk of its function, once.
  bool contains(const clang::VarDecl *Variable) const;
};

} // namespace ampcc

#endif
