//===- WideMasks.h - masks of lanes in whole registers --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Levels.cpp runs it after LLVM's optimisations for levels without mask registers.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_NATIVECOMPILE_WIDEMASKS_H
#define AMPCC_LIB_NATIVECOMPILE_WIDEMASKS_H

namespace llvm {
class Module;
}

namespace ampcc {

/// Replaces vectors of bits that one block passes to another by vectors of ints. A processor
/// without mask registers would pack and unpack the bits each time. LLVM's passes would undo the
/// replacement, so it runs after them.
void widenMasks(llvm::Module &M);

} // namespace ampcc

#endif
