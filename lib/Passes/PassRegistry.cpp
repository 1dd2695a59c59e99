//===- PassRegistry.cpp - the table of passes -----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Passes.h"
#include "llvm/ADT/STLExtras.h"

using namespace ampcc;
using namespace llvm;

ArrayRef<PassInfo> ampcc::allPasses() {
  static const PassInfo Passes[] = {
#define AMPCC_PASS(NAME, FUNCTION, DESCRIPTION) {NAME, DESCRIPTION, FUNCTION},
#include "ampcc/Passes/PassRegistry.def"
  };
  return Passes;
}

const PassInfo *ampcc::findPass(StringRef Name) {
  for (const PassInfo &P : allPasses())
    if (P.Name == Name)
      return &P;
  return nullptr;
}
