//===- RegionVariables.h - variables that live from one region to another -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A CPU thread runs a tile of GPU threads as loops: the pass cut-regions cuts a kernel at its
// barriers into regions, each of which becomes a separate loop over the threads of the tile. So a
// local variable does not survive from one region to the next. The pass calls
// placeRegionVariables() after it has cut the regions:
//
//   threads { int l = id(); float x = a[l]; }  threads { b[l] = x; }
//   ->  per_thread float x;
//       threads { int l = id(); x = a[l]; }  threads { int l = id(); b[l] = x; }
//
// Change this code if a variable could be computed again in each region, and gets a place for each
// thread instead, which costs memory and time.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_REGIONVARIABLES_H
#define AMPCC_LIB_PASSES_REGIONVARIABLES_H

#include "ampcc/KIR/Module.h"

namespace ampcc {

/// Decides, for the variables that several regions of kernel F use, where each is declared.
/// ConvertsPointers: PrivatePointers::areConverted of the module.
/// - A variable that never changes and is cheap to compute, from the ids of the thread, parameters
///   and variables of the tile (TileLevel.h), is computed in every region.
/// - A variable that every region assigns before reading becomes one variable for each region.
/// - Any other variable, and one to which a pointer from another region may lead, is declared
///   outside of the regions, and each thread has one (Var::IsPerThread). spread-variables then
///   makes an array of it.
void placeRegionVariables(kir::Context &Ctx, kir::Function &F, bool ConvertsPointers);

} // namespace ampcc

#endif
