//===- LaunchTiles.cpp - macros for tiles of run-time size ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "LaunchTiles.h"
#include "llvm/ADT/STLExtras.h"

using namespace ampcc;
using namespace ampcc::kir;

static std::vector<std::string> exchangedDimensions() {
  return {"#ifdef EXCHANGED",
          "#define IN_LAUNCH(dimension) \\",
          "  ((dimension) == 0 ? EXCHANGED : (dimension) == EXCHANGED ? 0 : (dimension))",
          "#define get_local_id(dimension) get_local_id(IN_LAUNCH(dimension))",
          "#define get_group_id(dimension) get_group_id(IN_LAUNCH(dimension))",
          "#define get_local_size(dimension) get_local_size(IN_LAUNCH(dimension))",
          "#ifndef get_global_id",
          "#define get_global_id(dimension) get_global_id(IN_LAUNCH(dimension))",
          "#endif",
          "#endif"};
}

static std::vector<std::string> tileOfBuild() {
  return {"#ifdef TILE_0",
          "#define OF_TILE __attribute__((reqd_work_group_size(TILE_0, TILE_1, TILE_2)))", "#else",
          "#define OF_TILE", "#endif"};
}

std::vector<std::string> ampcc::launchTileMacros(const Module &M) {
  const auto HasRank = [&](unsigned AtLeast) {
    return llvm::any_of(M.Functions, [&](const Function *F) {
      return F->IsKernel && F->WorkGroupSize.isParameters() && F->WorkGroupSize.rank() >= AtLeast;
    });
  };
  std::vector<std::string> Lines;
  if (HasRank(2))
    Lines = exchangedDimensions();
  if (HasRank(1))
    llvm::append_range(Lines, tileOfBuild());
  return Lines;
}
