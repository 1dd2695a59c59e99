//===- Watcher.h - what kir-opt shows of the passes -----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
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

struct WatchOptions {
  /// Passes before and after which the module is printed, and after which no more run; or null.
  const PassInfo *PrintBefore = nullptr, *PrintAfter = nullptr, *StopAfter = nullptr;
  bool PrintChanged = false; ///< after each pass that changes the text
  bool Time = false;         ///< a table in the end, of processor time
};

/// Prints to standard error, and compares the module's meaning if there is a check.
class Watcher final : public PassObserver {
  const WatchOptions &Options;
  MeaningCheck *Meaning;
  std::unique_ptr<llvm::TimerGroup> Group;
  std::vector<std::unique_ptr<llvm::Timer>> Timers; ///< by the passes' numbers
  std::string Text;                                 ///< with PrintChanged, after the last pass
  TextCheck Texts;

public:
  /// A pass has changed the meaning, or its text is wrong.
  bool Differs = false;

  Watcher(const WatchOptions &Options, MeaningCheck *Meaning, const kir::Module &M);
  void before(const PassInfo &Pass, const kir::Module &M) override;
  void ran(const PassInfo &Pass, const kir::Module &M, bool Changed) override;
  bool after(const PassInfo &Pass, const kir::Module &M) override;
  bool verifiesProperties() const override { return true; }
};

} // namespace ampcc

#endif
