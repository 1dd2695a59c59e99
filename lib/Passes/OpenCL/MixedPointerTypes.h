//===- MixedPointerTypes.h - the types of a module with mixed pointers ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A part of lower-mixed-pointers (MixedPointer.h).
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_MIXEDPOINTERTYPES_H
#define AMPCC_LIB_PASSES_MIXEDPOINTERTYPES_H

#include "MixedPointer.h"
#include "ampcc/KIR/Module.h"

namespace ampcc {

/// Some declaration or expression of the module has a type that contains mixed pointers.
bool hasMixedPointers(kir::Module &M, MixedPointer &Mixed);

/// Replaces mixed pointers by integers in the types of declarations, and updates the types of
/// expressions. The code uses them as integers by then.
void lowerMixedTypes(kir::Module &M, MixedPointer &Mixed);

} // namespace ampcc

#endif
