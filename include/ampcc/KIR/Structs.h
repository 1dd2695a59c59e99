//===- Structs.h - the structs and types that a module uses --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The printers use the order of struct definitions. Passes that change structs, such as
// LegalizeBools, use both functions.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_KIR_STRUCTS_H
#define AMPCC_KIR_STRUCTS_H

#include "ampcc/KIR/Module.h"

namespace ampcc::kir {

/// Every struct that a function of M mentions, directly or inside another type, in an order in
/// which C accepts the definitions: a struct comes after the structs that it holds by value.
std::vector<StructType *> usedStructs(const Module &M);

/// Calls Fn with the type of the result of F, of each parameter, declared variable and expression.
/// A type may come several times. Fn is not called for the types inside of a type.
void forEachType(Function &F, llvm::function_ref<void(const Type *)> Fn);

} // namespace ampcc::kir

#endif
