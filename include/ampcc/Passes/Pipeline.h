//===- Pipeline.h - the passes in order -----------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_PASSES_PIPELINE_H
#define AMPCC_PASSES_PIPELINE_H

#include "ampcc/KIR/Module.h"
#include "ampcc/KIR/Problem.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"

namespace ampcc {

/// What kernels can become.
enum class Form {
  /// OpenCL C: a work-item is a thread. Every pointer has a space.
  OpenCL,
  /// C++ for the host's processor: a call of a kernel runs a tile, or a strip of the fastest
  /// dimension, in loops over its threads (docs/kir.md, "The tile form").
  Tile,
};

/// Sees the module after each pass, whose name it gets. No more passes run when it returns false.
using PassObserver = llvm::function_ref<bool(llvm::StringRef Pass, const kir::Module &M)>;

/// Takes KIR as Lower made it to where the forms part. Copy the module with cloneModule and give
/// each form its own.
std::vector<kir::Problem> runSharedPasses(kir::Module &M, PassObserver Observer = nullptr);

/// Goes on from there, to KIR that the form's printer accepts: tile_static variables stand in the
/// kernels, names are unique and legal, functions are ordered callees first and unused ones are
/// gone. Problems in the user's program are returned, here and from the shared passes; when there
/// are any, the module must not be printed.
std::vector<kir::Problem> runFormPasses(kir::Module &M, Form F, PassObserver Observer = nullptr);

/// Both, for one form.
std::vector<kir::Problem> runPasses(kir::Module &M, Form F = Form::OpenCL,
                                    PassObserver Observer = nullptr);

} // namespace ampcc

#endif
