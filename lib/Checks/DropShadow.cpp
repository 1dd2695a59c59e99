//===- DropShadow.cpp - removal of race checks from the OpenCL form ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// With --amp-check a kernel checks whether another thread has used the same memory since the last
// barrier, and which threads have come to a barrier. The tile form, in which one thread of the
// system runs a tile, can perform both. Work-items run at once, so the OpenCL C form has no checks
// of memory. flatten-barriers gives those of barriers their operands.
//
//===----------------------------------------------------------------------===//
#include "Passes.h"
#include "ShadowMemory.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

bool ampcc::dropShadow(PassContext &PC) {
  const DenseSet<const Function *> Performers = accessPerformers(PC.M);
  dropAccessChecks(PC.M, Performers);
  return !Performers.empty();
}
