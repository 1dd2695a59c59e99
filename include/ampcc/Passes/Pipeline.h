//===- Pipeline.h - the order of the passes ------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The driver calls removeRecursion on a module from Lower, with --amp-check then addAccessChecks
// (AccessChecks.h). It calls runSharedPasses on the result, clones it, and calls runFormPasses for
// the OpenCL form and runTilePasses for the tile form, for the CPU; the printers take it from
// there. The tools kir-opt and kir-fuzz, with which tests run single passes and random modules are
// tested, use the same tables. docs/kir.md has the order and what each pass does.
//
//   Lower -> lower-recursion -> shared passes -> clone -> OpenCL form -> OpenCL/Printer
//                                                      -> tile form   -> Native/Printer
//
// To change the order, edit the tables of stages in Pipeline.cpp.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_PASSES_PIPELINE_H
#define AMPCC_PASSES_PIPELINE_H

#include "ampcc/Passes/Pass.h"

namespace ampcc {

/// The forms to which kernels are compiled.
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
  /// Called after each pass, also if M has errors. Changed is the result of the pass.
  virtual void ran(const PassInfo &Pass, const kir::Module &M, bool Changed) {}
  /// Called if M has no errors. Returns false to stop the pipeline.
  virtual bool after(const PassInfo &Pass, const kir::Module &M) { return true; }
  /// Returns true to check after each pass the properties that it promises. Builds with assertions
  /// always check them.
  virtual bool verifiesProperties() const { return false; }
};

/// The condition under which a pass of a pipeline runs.
enum class When : uint8_t {
  Always,
  Bounded,   ///< only if accesses are checked against bounds: --amp-robust, --amp-check
  Unbounded, ///< only if they are not
  Checked,   ///< --amp-check
  Unchecked, ///< only without --amp-check
  Robust,    ///< --amp-robust without --amp-check
};
llvm::StringRef nameOf(When Condition);

/// A row of a pipeline.
struct Stage {
  PassID Pass;
  When Condition = When::Always;
  /// Adjacent stages with the same number other than 0 are repeated until none of them changes the
  /// module, at most 16 times.
  unsigned Loop = 0;
};

/// The stages that both forms share, and those of one form.
llvm::ArrayRef<Stage> sharedStages();
llvm::ArrayRef<Stage> stagesOf(Form F);

/// Runs lower-recursion on KIR fresh from Lower. Costs one walk of the module if no function calls
/// itself. Returns errors as runSharedPasses does.
std::vector<kir::Problem> removeRecursion(kir::Module &M);

/// Runs the shared stages on KIR without recursion. All functions must have bodies (Link.h). Copy
/// the module afterwards with cloneModule, one copy for each form. Returns the errors in the user's
/// program and bugs of ampcc; if there are any, the module must not be used.
std::vector<kir::Problem> runSharedPasses(kir::Module &M, PassObserver *Observer = nullptr);

/// Runs the stages of a form on the result of runSharedPasses. The result is KIR that the printer
/// of the form accepts: tile_static variables are declared in the kernels, names are unique and
/// legal, functions are ordered callees first and unused ones are removed. Returns errors as
/// runSharedPasses does; if there are any, the module must not be printed.
std::vector<kir::Problem> runFormPasses(kir::Module &M, Form F, PassObserver *Observer = nullptr);

/// runFormPasses for the tile form. With --amp-vector-form=auto a kernel takes the vector form only
/// if most of its loops can have vectors. If some cannot, all stages are run once more on a copy in
/// which that kernel does not want the vector form, and the copy replaces M. Takes up to twice the
/// time.
std::vector<kir::Problem> runTilePasses(std::unique_ptr<kir::Module> &M);

/// Runs the shared stages and those of one form, for tests and tools.
std::vector<kir::Problem> runPasses(kir::Module &M, Form F = Form::OpenCL,
                                    PassObserver *Observer = nullptr);

} // namespace ampcc

#endif
