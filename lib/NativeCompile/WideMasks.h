//===- WideMasks.h - masks of lanes in whole registers --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In the vector form of native kernels, those for the CPU, each lane of a vector is a GPU thread,
// and a mask, a vector of bits, holds which lanes run a statement. Levels.cpp calls widenMasks()
// after LLVM's optimisations, for x86 levels (instruction sets) without the mask registers of
// AVX-512. Change this code if LLVM still packs masks for such a level.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_NATIVECOMPILE_WIDEMASKS_H
#define AMPCC_LIB_NATIVECOMPILE_WIDEMASKS_H

namespace llvm {
class Module;
}

namespace ampcc {

/// In functions where a phi has a mask, replaces masks, vectors of bits, by vectors of ints, 0 or
/// -1. A processor without mask registers would pack the bits at the end of each block and unpack
/// them in the next one. LLVM's passes would undo the replacement, so call this after them.
void widenMasks(llvm::Module &M);

} // namespace ampcc

#endif
