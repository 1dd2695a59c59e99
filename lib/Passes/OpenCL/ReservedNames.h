//===- ReservedNames.h - names that no output may declare -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A kernel may use a name that is legal in the program and reserved in the generated text, such as
// `global` in OpenCL C. The pass assign-names, the last of both forms, renames entities that have
// such a name; a module with the property UniqueNames (Properties.cpp) has none left. The names:
// - those of Reserved.def, for example keywords, and of the built-in functions of KIR, the
//   intermediate representation (Builtins.def);
// - those that Clang's header of OpenCL C declares, which tools/reserved-names lists when ampcc is
//   built;
// - families that ReservedNames.cpp lists by prefix, such as `native_`, and vector types.
//
// To reserve another name, add it to Reserved.def.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_RESERVEDNAMES_H
#define AMPCC_LIB_PASSES_RESERVEDNAMES_H

#include "ampcc/KIR/Type.h"

namespace ampcc {

/// True if OpenCL C, C++, a common compiler or the generated text reserves the name. Both forms of
/// a module are checked against the same names.
bool isReservedName(llvm::StringRef Name);

/// The struct whose name a declaration of type T mentions: T itself, or its element or pointee;
/// null if there is none. A member of a struct must not have the name of such a struct, because in
/// C++ it would hide the type for all members.
const kir::StructType *structWithin(const kir::Type *T);

} // namespace ampcc

#endif
