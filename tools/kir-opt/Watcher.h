//===- Watcher.h - observer of the passes of kir-opt ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// kir-opt runs passes on a module of KIR and passes an object of this class to the pipeline, which
// calls it before and after each pass. It implements the options --print-before, --print-after,
// --stop-after and --time-passes of kir-opt, and the check of the module's meaning.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_TOOLS_KIR_OPT_WATCHER_H
#define AMPCC_TOOLS_KIR_OPT_WATCHER_H

#include "ampcc/Interpreter/MeaningCheck.h"
#include "ampcc/Passes/Pipeline.h"
#include "ampcc/Passes/TextCheck.h"
#include "llvm/Support/Timer.h"
#include <memory>
#include <optional>
#include <string>

namespace ampcc {

/// The options of kir-opt that print, time and stop passes.
struct WatchOptions {
  /// The passes before and after which the module is printed, and the last pass to run; or null.
  const PassInfo *PrintBefore = nullptr, *PrintAfter = nullptr, *StopAfter = nullptr;
  bool PrintChanged = false; ///< after each pass that changes the text
  bool Time = false;         ///< print a table of processor times at the end
};

/// Prints to standard error as the options say, and compares the meaning of the module before and
/// after each pass if there is a MeaningCheck.
class Watcher final : public PassObserver {
  const WatchOptions &Options;
  MeaningCheck *Meaning;
  std::unique_ptr<llvm::TimerGroup> Group;
  std::vector<std::unique_ptr<llvm::Timer>> Timers; ///< by the numbers of the passes
  std::string Text;                                 ///< with PrintChanged: text after the last pass
  TextCheck Texts;

public:
  /// Whether a pass has changed the meaning, or its text is wrong.
  bool Differs = false;

  Watcher(const WatchOptions &Options, MeaningCheck *Meaning, const kir::Module &M);
  void before(const PassInfo &Pass, const kir::Module &M) override;
  void ran(const PassInfo &Pass, const kir::Module &M, bool Changed) override;
  bool after(const PassInfo &Pass, const kir::Module &M) override;
  bool verifiesProperties() const override { return true; }
};

} // namespace ampcc

#endif
