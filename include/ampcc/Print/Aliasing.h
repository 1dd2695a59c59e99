//===- Aliasing.h - objects that are accessed as another type ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// C forbids to access an object of one scalar type as another one, which programs do. Language.h
// uses this list: the printers define a variant of these types that may alias all others.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_PRINT_ALIASING_H
#define AMPCC_PRINT_ALIASING_H

#include "ampcc/KIR/Module.h"
#include "llvm/ADT/SetVector.h"

namespace ampcc {

/// The scalar types as which a module accesses objects of other types.
using ReinterpretedTypes = llvm::SetVector<const kir::Type *>;

ReinterpretedTypes reinterpretedTypes(const kir::Module &M);

} // namespace ampcc

#endif
