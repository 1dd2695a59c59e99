//===- MemoryBuiltins.h - built-ins for bounds of buffers, and prefetches -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The built-ins that test accesses to buffers, and a prefetch. The passes for --amp-check and
// --amp-robust (lib/Checks) generate IN_BOUNDS, a comparison of a pointer with the buffer that it
// came from. check-bounds generates it for IN_BUFFER, too, with which a check of --amp-check tests
// a pointer whose buffer is not known yet. The container classes of the library call CHECK_INDEX
// and INDEX when they compute the position of an element. The pass prefetch-stores generates
// PREFETCH_WRITE.
//
// A built-in is a function that code in KIR, the intermediate representation, calls by name and
// that no module defines; CoreBuiltins.def documents each. Only those that compiler code names are
// declared here, split by subject, so that a new one rebuilds few sources (Builtins.h).
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_KIR_MEMORYBUILTINS_H
#define AMPCC_KIR_MEMORYBUILTINS_H

#include "ampcc/KIR/Builtins.h"

namespace ampcc::kir::builtin {

extern const BuiltinInfo IN_BOUNDS, INDEX, CHECK_INDEX, IN_BUFFER, PREFETCH_WRITE;

} // namespace ampcc::kir::builtin

#endif
