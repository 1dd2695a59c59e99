//===- LaunchTiles.h - macros for tiles of run-time size ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// If the launch gives the size of a tile, the text of the kernel does not contain it. For two kinds
// of launches the runtime therefore builds the text again, with macros on the command line of the
// build that describe the size (docs/runtime-abi.md, "Builds of a module"). lib/OpenCL/Printer.cpp
// writes the lines of this function, which evaluate these macros, before the functions of the
// module. A further such macro also needs a member of build_variant (runtime/launch/program.h).
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
/// - `EXCHANGED` is the number of a dimension. The functions that identify a thread then exchange
/// it
///   and dimension 0, as the launches of such a build do.
/// - `TILE_0` to `TILE_2` are the size of the tile. The macro `OF_TILE` before each kernel is then
/// an
///   attribute with this size, because without it drivers may allow fewer threads.
std::vector<std::string> launchTileMacros(const kir::Module &M);

} // namespace ampcc

#endif
