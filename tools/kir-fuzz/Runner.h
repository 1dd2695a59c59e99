//===- Runner.h - run of one module through the passes --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_TOOLS_KIR_FUZZ_RUNNER_H
#define AMPCC_TOOLS_KIR_FUZZ_RUNNER_H

#include "ampcc/Interpreter/MeaningCheck.h"
#include "ampcc/Passes/Pipeline.h"
#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>

namespace ampcc::fuzz {

/// How a module is compiled.
struct Variant {
  Form F = Form::OpenCL;
  enum class Option { Plain, Robust, Check, Contract, Vector } O = Option::Plain;

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
  std::string What;
  uint64_t LaunchSeed = 0;
};

/// Counts of launches, and options of a test.
struct Counts {
  bool ChecksTexts = true; ///< check the text after each pass, not only the meaning at the end
  uint64_t Defined = 0, Undefined = 0; ///< launches
  std::string Why;
};

/// Runs the module in Text through the pipelines of the forms with one option, and compares its
/// meaning at the end of each. After a difference findPass runs it again, pass by pass.
std::optional<Mismatch> testModule(llvm::StringRef Text, llvm::ArrayRef<Form> Forms,
                                   Variant::Option O, const MeaningOptions &Meaning, Counts &C);

/// Returns the first pass of the variant that changes the meaning of the module, if there is one.
std::optional<Mismatch> findPass(llvm::StringRef Text, Variant V, const MeaningOptions &Meaning);

} // namespace ampcc::fuzz

#endif
