//===- DropImages.cpp - removal of images --------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where every access is checked, and on CPUs, textures are sampled by the library's own arithmetic
// alone (BindImages.cpp).
//
//===----------------------------------------------------------------------===//
#include "Passes.h"
#include "Utils/Images.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

bool ampcc::dropImages(PassContext &PC) {
  return changeFunctions(PC, [&](Function &F) { return dropImageUses(PC.M, F); });
}
