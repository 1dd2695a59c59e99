//===- MixedPointerTypes.h - the types of a module with mixed pointers ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// lower-mixed-pointers replaces pointers that may lead into several address spaces by integers
// (MixedPointer.h). It calls hasMixedPointers() first, to skip modules without them, and
// lowerMixedTypes() last.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_MIXEDPOINTERTYPES_H
#define AMPCC_LIB_PASSES_MIXEDPOINTERTYPES_H

#include "MixedPointer.h"
#include "ampcc/KIR/Module.h"

namespace ampcc {

/// True if a declaration or expression of the module has a type that contains mixed pointers.
bool hasMixedPointers(kir::Module &M, MixedPointer &Mixed);

/// Replaces mixed pointers by integers in the types of declarations, and updates the types of
/// expressions. Call it after the code was rewritten to use the pointers as integers.
void lowerMixedTypes(kir::Module &M, MixedPointer &Mixed);

} // namespace ampcc

#endif
