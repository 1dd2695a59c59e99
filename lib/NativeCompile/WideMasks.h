//===- WideMasks.h - masks of lanes in whole registers --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_NATIVECOMPILE_WIDEMASKS_H
#define AMPCC_LIB_NATIVECOMPILE_WIDEMASKS_H

namespace llvm {
class Module;
}

namespace ampcc {

/// Makes vectors of ints of those of bits in functions where blocks give each other such masks: for
/// processors without registers for masks, after LLVM's passes, which undo it.
void widenMasks(llvm::Module &M);

} // namespace ampcc

#endif
