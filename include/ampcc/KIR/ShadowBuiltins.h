//===- ShadowBuiltins.h - built-ins for the shadow memory of --amp-check -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The rows of CoreBuiltins.def that the compiler names, by subject (Builtins.h says why).
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_KIR_SHADOWBUILTINS_H
#define AMPCC_KIR_SHADOWBUILTINS_H

#include "ampcc/KIR/Builtins.h"

namespace ampcc::kir::builtin {

extern const BuiltinInfo SHADOW_ACCESS, SHADOW_MARKS, SHADOW_WRITTEN, SHADOW_WRITES, SHADOW_OTHER,
    SHADOW_BARRIER, SHADOW_ABSENT;

} // namespace ampcc::kir::builtin

#endif
