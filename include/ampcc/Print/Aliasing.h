//===- Aliasing.h - the types by which a module accesses objects of another type -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// C forbids to access an object of one scalar type as an object of another one, and compilers
// reorder accesses by their types. C++ AMP programs do so through converted pointers. Language.h
// computes these types for a module, and the printers define a variant of each with the attribute
// may_alias (TypePrinter.h). Change this code if a device compiler reorders accesses that the
// module makes with two types.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_PRINT_ALIASING_H
#define AMPCC_PRINT_ALIASING_H

#include "ampcc/KIR/Module.h"
#include "llvm/ADT/SetVector.h"

namespace ampcc {

/// The scalar types as which a module accesses objects of other types.
using ReinterpretedTypes = llvm::SetVector<const kir::Type *>;

/// Finds these types by the casts of pointers in `M`: if the new pointee has a scalar of a type
/// that the old one lacks (int and uint count as one type), the types of its scalars are added,
/// except those of one byte. A pointer to a base that becomes one to its derived class adds none.
ReinterpretedTypes reinterpretedTypes(const kir::Module &M);

} // namespace ampcc

#endif
