//===- Structs.h - searches for the structs and types that a module uses -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// usedStructs() finds the structs that printed text must define, in the order of their definitions,
// because a Module has no list of its types. Both printers use it. forEachType() visits types, for
// analyses and for passes that change structs, such as legalize-bools. Each costs a walk of the
// module or function. A new place for types in KIR, the intermediate representation, has to be
// visited by both.
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
