//===- BitReads.h - reads of a number's bits as another type -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `*(uint*)&x`, where x is a float, reads a number as one of another type. simplify replaces it by
// `as_uint(x)`. Otherwise x would count as a variable whose address is taken: later passes keep it
// in memory, and the vector form does not apply.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_BITREADS_H
#define AMPCC_LIB_PASSES_BITREADS_H

#include "ampcc/KIR/Module.h"

namespace ampcc {

/// Replaces such reads in E, whose own value is read, of numbers of 32 or 64 bits. Returns whether
/// it has changed anything.
bool foldBitReads(kir::Context &Ctx, kir::Expr *&E);

} // namespace ampcc

#endif
