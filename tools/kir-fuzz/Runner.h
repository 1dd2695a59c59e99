//===- Runner.h - run of one module through the passes --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// kir-fuzz tests the passes of the compiler with random modules of KIR (Generator.h). testModule()
// runs one module through the passes for OpenCL C and for native code (the tile form). The
// interpreter executes its kernels before and after, with the same inputs, and compares the results
// (MeaningCheck). A difference is a defect of a pass.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_TOOLS_KIR_FUZZ_RUNNER_H
#define AMPCC_TOOLS_KIR_FUZZ_RUNNER_H

#include "ampcc/Interpreter/MeaningCheck.h"
#include "ampcc/Passes/Pipeline.h"
#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>

namespace ampcc::fuzz {

/// How a module is compiled: the form, and one option of ampcc.
struct Variant {
  Form F = Form::OpenCL;
  /// The options --amp-robust, --amp-check, contraction to fused multiply-add on all devices with
  /// the automatic choice of the vector form, and the vector form wherever it can be, also with
  /// --amp-robust.
  enum class Option { Plain, Robust, Check, Contract, Vector, RobustVector } O = Option::Plain;

  // The names of form and option in messages and on the command line.
  llvm::StringRef formName() const { return F == Form::Tile ? "tile" : "opencl"; }
  llvm::StringRef optionName() const;
  static std::optional<Option> optionOf(llvm::StringRef Name);
};

/// A finding: a pass that changes the meaning of a module, or another error.
struct Mismatch {
  Variant V;
  /// The pass that changes the meaning. "reader" and "verifier" for modules that are not valid,
  /// "pipeline" if no single pass differs, "crash" if the process died.
  std::string Pass;
  std::string What;        ///< the difference, as a sentence
  uint64_t LaunchSeed = 0; ///< the seed of the launch that shows it
};

/// Options of a test, and its counts of launches.
struct Counts {
  bool ChecksTexts = true; ///< check the text after each pass, not only the meaning at the end
  uint64_t Defined = 0, Undefined = 0; ///< launches with and without a meaning
  std::string Why;                     ///< why launches have no meaning, for --why-undefined
};

/// Runs the module in Text through the pipelines of the forms with one option, and compares its
/// meaning at the end of each. After a difference findPass runs it again, pass by pass.
std::optional<Mismatch> testModule(llvm::StringRef Text, llvm::ArrayRef<Form> Forms,
                                   Variant::Option O, const MeaningOptions &Meaning, Counts &C);

/// Returns the first pass of the variant that changes the meaning of the module, if there is one.
std::optional<Mismatch> findPass(llvm::StringRef Text, Variant V, const MeaningOptions &Meaning);

} // namespace ampcc::fuzz

#endif
