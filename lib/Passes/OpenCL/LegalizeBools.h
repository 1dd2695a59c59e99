//===- LegalizeBools.h - replacement of bool by a byte in memory ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// OpenCL C does not define the size of its bool, and does not allow a bool in kernel arguments. But
// host and device share memory and arguments, so the layout must be the same on both. So the pass
// legalize-for-c, which rewrites constructs that OpenCL C lacks, replaces every bool that is stored
// in memory:
//
//   struct S { bool b; };   if (s.b) s.b = !x;
//   ->  struct S { uchar b; };  if (s.b != 0) s.b = !x;
//
// The tile form is that for the CPU. It is printed as C++ and keeps bool: legalize-for-c does not
// run for it. LegalizeForC.cpp rewrites the other constructs.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_LEGALIZEBOOLS_H
#define AMPCC_LIB_PASSES_LEGALIZEBOOLS_H

#include "ampcc/KIR/Module.h"

namespace ampcc {

/// Replaces the type bool by an unsigned byte, 0 or 1, in memory to which pointers can lead or
/// which the host shares: in fields of structs, elements of arrays, pointees, parameters of
/// kernels, and variables whose address is taken. Values and other local variables stay bool.
/// Returns false, and changes nothing, if the module stores no bool in such memory.
bool legalizeBools(kir::Module &M);

} // namespace ampcc

#endif
