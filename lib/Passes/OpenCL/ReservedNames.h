//===- ReservedNames.h - names that no output may declare -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A kernel may use a name that is legal in C++ and reserved in OpenCL C, such as `global`. The pass
// assign-names renames entities that have such a name. The property UniqueNames (Properties.cpp)
// demands that none has one. The names are those of Reserved.def and those that
// tools/reserved-names reads out of Clang's headers when ampcc is built.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_RESERVEDNAMES_H
#define AMPCC_LIB_PASSES_RESERVEDNAMES_H

#include "ampcc/KIR/Type.h"

namespace ampcc {

/// True if OpenCL C, C++, a common compiler or the generated text reserves the name.
bool isReservedName(llvm::StringRef Name);

/// The struct whose name a declaration of type T mentions; null if there is none. A member of a
/// struct must not have the name of such a struct: in C++ it would hide the type for all members.
const kir::StructType *structWithin(const kir::Type *T);

} // namespace ampcc

#endif
