//===- WorkItemBuiltins.h - built-ins for the place of a work-item -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The built-ins of OpenCL C that identify a thread in a launch, such as get_local_id, or return the
// size of a tile. Their argument is a dimension. 0 is the one that varies fastest, the last
// component of an index in C++ AMP. Analyses derive from them which threads access which elements.
// The pass thread-loops replaces them in native code by the counters of loops over threads.
//
// A built-in is a function that code in KIR, the intermediate representation, calls by name and
// that no module defines; CoreBuiltins.def documents those that OpenCL C lacks. Only those that
// compiler code names are declared here, split by subject, so that a new one rebuilds few sources
// (Builtins.h).
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_KIR_WORKITEMBUILTINS_H
#define AMPCC_KIR_WORKITEMBUILTINS_H

#include "ampcc/KIR/Builtins.h"

namespace ampcc::kir::builtin {

extern const BuiltinInfo get_global_id, get_local_id, get_group_id, get_local_size;

} // namespace ampcc::kir::builtin

#endif
