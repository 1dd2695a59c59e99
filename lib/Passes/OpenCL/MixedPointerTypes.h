//===- MixedPointerTypes.h - the types of a module with mixed pointers ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The pass lower-mixed-pointers replaces mixed pointers, those that may lead into several address
// spaces, by integers, because OpenCL C 1.2 has no type for them (MixedPointer.h). It calls
// hasMixedPointers() first, to skip modules without them. Then it rewrites the expressions that use
// such pointers, and calls lowerMixedTypes() last:
//
//   struct S { int *p; };  void f(int *q);    ->    struct S { ulong p; };  void f(ulong q);
//
// If KIR, the intermediate representation, gets another place for types, such as a new kind of
// declaration, both functions have to visit it.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_MIXEDPOINTERTYPES_H
#define AMPCC_LIB_PASSES_MIXEDPOINTERTYPES_H

#include "MixedPointer.h"
#include "ampcc/KIR/Module.h"

namespace ampcc {

/// True if a declaration or expression of the module has a type that contains mixed pointers.
bool hasMixedPointers(kir::Module &M, MixedPointer &Mixed);

/// Replaces mixed pointers by integers in the types of fields, variables, parameters and results,
/// and updates the types of expressions. Call it after the expressions were rewritten to use the
/// pointers as integers.
void lowerMixedTypes(kir::Module &M, MixedPointer &Mixed);

} // namespace ampcc

#endif
