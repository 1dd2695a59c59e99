//===- LaunchBuiltins.h - built-ins about the launch of a kernel ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The rows of CoreBuiltins.def that the compiler names, by subject (Builtins.h says why).
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_KIR_LAUNCHBUILTINS_H
#define AMPCC_KIR_LAUNCHBUILTINS_H

#include "ampcc/KIR/Builtins.h"

namespace ampcc::kir::builtin {

extern const BuiltinInfo IN_DOMAIN, SWAPPED, VIEW_OFFSET, USUAL, HAS_IMAGE, SAMPLE_IMAGE;

} // namespace ampcc::kir::builtin

#endif
