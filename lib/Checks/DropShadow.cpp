//===- DropShadow.cpp - no checks of memory that threads share ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// With --amp-check a function asks whether another thread has used the same memory since the last
// barrier, and who has come to a barrier. The tile form, in which one thread of the system runs a
// tile, can tell. Work-items run at once, so the OpenCL C form leaves the first question out.
// flatten-barriers answers the second.
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
