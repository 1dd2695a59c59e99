//===- MessageBuiltins.h - built-ins for messages to the host ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The rows of CoreBuiltins.def that the compiler names, by subject (Builtins.h says why).
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_KIR_MESSAGEBUILTINS_H
#define AMPCC_KIR_MESSAGEBUILTINS_H

#include "ampcc/KIR/Builtins.h"

namespace ampcc::kir::builtin {

extern const BuiltinInfo send_message, end_thread, follow_end;

} // namespace ampcc::kir::builtin

#endif
