//===- MixedPointerTypes.h - the types of a module with mixed pointers ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_PASSES_MIXEDPOINTERTYPES_H
#define AMPCC_LIB_PASSES_MIXEDPOINTERTYPES_H

#include "MixedPointer.h"
#include "ampcc/KIR/Module.h"

namespace ampcc {

/// Some declaration or expression of the module has a type with mixed pointers in it.
bool hasMixedPointers(kir::Module &M, MixedPointer &Mixed);

/// Gives every declaration integers in place of mixed pointers, and every expression the type that
/// follows. The code uses them as integers by then.
void lowerMixedTypes(kir::Module &M, MixedPointer &Mixed);

} // namespace ampcc

#endif
