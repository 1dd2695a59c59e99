//===- LaunchBuiltins.h - built-ins about the launch of a kernel ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The built-ins whose values depend on the launch of a kernel, not on the thread. IN_DOMAIN is
// false in the threads that pad the compute domain to whole work-groups. The others let one text of
// a kernel serve several kinds of launches: in OpenCL C they are macros, and the runtime builds a
// program for the kind at hand. VIEW_OFFSET is 0 in the usual launch, in which each array_view
// begins at the start of its buffer.
//
// A built-in is a function that code in KIR, the intermediate representation, calls by name and
// that no module defines; CoreBuiltins.def documents each. Only those that compiler code names are
// declared here, split by subject, so that a new one rebuilds few sources (Builtins.h).
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_KIR_LAUNCHBUILTINS_H
#define AMPCC_KIR_LAUNCHBUILTINS_H

#include "ampcc/KIR/Builtins.h"

namespace ampcc::kir::builtin {

extern const BuiltinInfo IN_DOMAIN, SWAPPED, VIEW_OFFSET, USUAL, HAS_IMAGE, SAMPLE_IMAGE;

} // namespace ampcc::kir::builtin

#endif
