//===- AnyBuiltin.h - an enumeration of all built-ins --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_KIR_ANYBUILTIN_H
#define AMPCC_KIR_ANYBUILTIN_H

#include "ampcc/KIR/Builtins.h"

namespace ampcc::kir {

/// The rows of Builtins.def by their numbers.
enum class AnyBuiltin : uint16_t {
  Unknown,
#define AMPCC_BUILTIN(NAME, EFFECT, SPREAD, KIND, SIGNATURE) NAME,
#include "ampcc/KIR/Builtins.def"
};

/// The rows of Builtins.def; their numbers begin with 1.
inline constexpr unsigned BuiltinCount = 0
#define AMPCC_BUILTIN(NAME, EFFECT, SPREAD, KIND, SIGNATURE) +1
#include "ampcc/KIR/Builtins.def"
    ;

inline AnyBuiltin anyBuiltin(const BuiltinInfo &Row) { return static_cast<AnyBuiltin>(Row.Number); }
const BuiltinInfo &builtinInfo(AnyBuiltin B);

} // namespace ampcc::kir

#endif
