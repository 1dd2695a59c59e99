//===- MessageBuiltins.h - built-ins for messages to the host ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The built-ins by which a kernel sends messages to the host, such as the text of direct3d_printf.
// send_message sends one: lib/Lower generates it for the calls of the program, lib/Checks for
// reports, and lower-recursion for a recursion that is too deep. end_thread ends the thread, as
// direct3d_abort does. follow_end stands after a call: it ends the function, too, if the callee has
// ended the thread. lower-messages replaces all three by writes to a buffer, so that no printer
// sees them.
//
// A built-in is a function that code in KIR, the intermediate representation, calls by name and
// that no module defines; CoreBuiltins.def documents each. Only those that compiler code names are
// declared here, split by subject, so that a new one rebuilds few sources (Builtins.h).
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_KIR_MESSAGEBUILTINS_H
#define AMPCC_KIR_MESSAGEBUILTINS_H

#include "ampcc/KIR/Builtins.h"

namespace ampcc::kir::builtin {

extern const BuiltinInfo send_message, end_thread, follow_end;

} // namespace ampcc::kir::builtin

#endif
