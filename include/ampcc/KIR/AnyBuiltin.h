//===- AnyBuiltin.h - an enumeration of the built-in functions of KIR ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A built-in is a function that code in KIR, the intermediate representation, calls by name and
// that no module defines, such as get_global_id; Builtins.def has a row for each. The interpreter
// (lib/Interpreter) switches over all rows with this enumeration. Other code compares with single
// rows and includes the header of a subject, such as AtomicBuiltins.h.
//
// This header is apart from Builtins.h because each new row changes the enumeration: only the
// interpreter and Builtins.cpp are compiled again then (scripts/layers).
//
// A new row also needs one in lib/Interpreter/Families.def.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_KIR_ANYBUILTIN_H
#define AMPCC_KIR_ANYBUILTIN_H

#include "ampcc/KIR/Builtins.h"

namespace ampcc::kir {

/// The rows of Builtins.def, numbered from 1 in their order. Unknown is none of them.
enum class AnyBuiltin : uint16_t {
  Unknown,
#define AMPCC_BUILTIN(NAME, EFFECT, SPREAD, KIND, SIGNATURE) NAME,
#include "ampcc/KIR/Builtins.def"
};

/// The number of rows of Builtins.def.
inline constexpr unsigned BuiltinCount = 0
#define AMPCC_BUILTIN(NAME, EFFECT, SPREAD, KIND, SIGNATURE) +1
#include "ampcc/KIR/Builtins.def"
    ;

// Conversions between a row and its enumerator. The row of Unknown has no name.
inline AnyBuiltin anyBuiltin(const BuiltinInfo &Row) { return static_cast<AnyBuiltin>(Row.Number); }
const BuiltinInfo &builtinInfo(AnyBuiltin B);

} // namespace ampcc::kir

#endif
