//===- LaunchTiles.h - macros for tiles of run-time size ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The text of a kernel does not know the size of a tile that its launch gives. For two kinds of
// launches the runtime builds the text once more with macros that say something about this size
// (docs/runtime-abi.md). The printer writes the macros that use them before the functions. A
// further such macro also needs a member of build_variant (runtime/launch/program.h).
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_OPENCL_LAUNCHTILES_H
#define AMPCC_LIB_OPENCL_LAUNCHTILES_H

#include "ampcc/KIR/Module.h"
#include <string>
#include <vector>

namespace ampcc {

/// The lines of macros for the kernels of M whose tiles have the launch's size; none if there are
/// no such kernels.
///
/// - In a build with `EXCHANGED`, the number of a dimension, the functions that identify a thread
///   exchange it and dimension 0. All kernels that run in such a build are launched so.
/// - `OF_TILE` stands before these kernels. In a build with `TILE_0` to `TILE_2` it is the
///   attribute with this size: without it drivers may allow fewer threads than the device has.
std::vector<std::string> launchTileMacros(const kir::Module &M);

} // namespace ampcc

#endif
