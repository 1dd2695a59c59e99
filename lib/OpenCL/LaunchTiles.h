//===- LaunchTiles.h - macros for tiles of run-time size ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// If the launch gives the size of a tile, the text of the kernel does not contain it. For two kinds
// of launches the runtime therefore builds the text of the module again, with macros on the command
// line of the build (docs/runtime-abi.md, "Tiles with one thread in the last dimension"):
//
// 1. EXCHANGED: launches on a CPU whose tile has one thread in the fastest dimension (number 0) and
//    several in another one. The build exchanges the two, because drivers for CPUs vectorise
//    kernels along dimension 0. Only kernels of rank 2 or 3 have such tiles.
// 2. TILE_0 to TILE_2: launches whose tile is larger than the driver allows for a kernel whose tile
//    size it does not know.
//
// lib/OpenCL/Printer.cpp writes the lines of this function, which evaluate the macros, before the
// functions of the module. The text also has the module's kernels with tiles of constant size, for
// which EXCHANGED would be wrong; the runtime never launches them from such a build. A further
// macro also needs a member of build_variant (runtime/launch/program.h) and a row in
// lib/Passes/OpenCL/Reserved.def, so that no name of the user program is replaced.
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
/// - If `EXCHANGED`, the number of a dimension, is defined, the functions that identify a thread
///   exchange this dimension and dimension 0. The runtime exchanges the sizes of a launch from such
///   a build likewise. These lines are absent if all such kernels have rank 1.
/// - If `TILE_0` to `TILE_2`, the size of the tile, are defined, the macro `OF_TILE` before each
///   such kernel is an attribute with this size; else it is empty.
std::vector<std::string> launchTileMacros(const kir::Module &M);

} // namespace ampcc

#endif
