//===- Pipeline.h - the passes in order -----------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_PASSES_PIPELINE_H
#define AMPCC_PASSES_PIPELINE_H

#include "ampcc/Passes/Pass.h"

namespace ampcc {

/// What kernels can become.
enum class Form {
  /// OpenCL C: a work-item is a thread. Every pointer has a space.
  OpenCL,
  /// C++ for the host's processor: a call of a kernel runs a tile, or a strip of the fastest
  /// dimension, in loops over its threads (docs/kir.md, "The tile form").
  Tile,
};

/// Watches the passes of a pipeline.
class PassObserver {
public:
  virtual ~PassObserver() = default;
  virtual void before(const PassInfo &Pass, const kir::Module &M) {}
  /// M may have errors. Changed is what the pass returned.
  virtual void ran(const PassInfo &Pass, const kir::Module &M, bool Changed) {}
  /// M has none. No more passes run when it returns false.
  virtual bool after(const PassInfo &Pass, const kir::Module &M) { return true; }
  /// Whether the properties that passes promise are checked after each one. Builds with assertions
  /// always do that.
  virtual bool verifiesProperties() const { return false; }
};

/// When a pass of a pipeline runs.
enum class When : uint8_t {
  Always,
  Bounded,   ///< accesses are checked against bounds: --amp-robust, --amp-check
  Unbounded, ///< they are not
  Checked,   ///< --amp-check
};
llvm::StringRef nameOf(When Condition);

/// A row of a pipeline.
struct Stage {
  PassID Pass;
  When Condition = When::Always;
  /// Stages that follow each other and have the same number here, if it is not 0, are repeated
  /// until none of them changes anything.
  unsigned Loop = 0;
};

/// The stages before the forms part, and those of a form.
llvm::ArrayRef<Stage> sharedStages();
llvm::ArrayRef<Stage> stagesOf(Form F);

/// Takes KIR as Lower made it to where the forms part. Copy the module with cloneModule and give
/// each form its own.
std::vector<kir::Problem> runSharedPasses(kir::Module &M, PassObserver *Observer = nullptr);

/// Goes on from there, to KIR that the form's printer accepts: tile_static variables stand in the
/// kernels, names are unique and legal, functions are ordered callees first and unused ones are
/// gone. Problems in the user's program are returned, here and from the shared passes; when there
/// are any, the module must not be printed.
std::vector<kir::Problem> runFormPasses(kir::Module &M, Form F, PassObserver *Observer = nullptr);

/// runFormPasses for the tile form. With --amp-vector-form=auto a kernel takes the vector form only
/// where that has vectors for most of its loops: else M is brought into the form once more, without
/// it, as if that kernel had not wanted it. So M may be replaced. Takes up to twice the time.
std::vector<kir::Problem> runTilePasses(std::unique_ptr<kir::Module> &M);

/// Both, for one form.
std::vector<kir::Problem> runPasses(kir::Module &M, Form F = Form::OpenCL,
                                    PassObserver *Observer = nullptr);

} // namespace ampcc

#endif
