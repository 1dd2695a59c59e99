//===- LegalizeForC.cpp - constructs that C lacks ------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Copies of arrays become copies of their elements; bool in memory becomes a byte (LegalizeBools);
// a switch with a barrier inside becomes a chain of ifs, because a common device compiler fails on
// the switch. Runs before specialize-address-spaces, so that the pointers it adds get spaces too.
//
//===----------------------------------------------------------------------===//
#include "LegalizeBools.h"
#include "Passes.h"
#include "Utils/ArrayCopies.h"
#include "Utils/SwitchToIf.h"
#include "ampcc/Analysis/CallGraph.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

bool ampcc::legalizeForC(PassContext &PC) {
  bool Copies = copyArraysByElement(PC.M);
  bool Bools = legalizeBools(PC.M);
  bool Switches = rewriteBarrierSwitches(PC);
  return Copies || Bools || Switches;
}
