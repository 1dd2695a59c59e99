//===- Workers.h - processes that test seeds ------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// kir-fuzz generates a random module from each seed, a number, and tests the passes with it
// (Generator.h, Runner.h). It divides the seeds among worker processes, because a pass may crash or
// not end. The parent process starts them, starts a new one after a crash, and collects their
// counts.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_TOOLS_KIR_FUZZ_WORKERS_H
#define AMPCC_TOOLS_KIR_FUZZ_WORKERS_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <string>

namespace ampcc::fuzz {

/// Counts over all seeds. A finding is a module for which a pass is wrong.
struct Totals {
  uint64_t Modules = 0, Findings = 0;
  uint64_t Defined = 0, Undefined = 0; ///< launches with and without a meaning
};

/// The numbers from Begin to End - 1.
struct Range64 {
  uint64_t Begin = 0, End = 0;
};

/// Tests a seed and adds to the totals. Reports a finding and returns true if there is one.
using TestSeed = llvm::function_ref<bool(uint64_t Seed, Totals &T)>;

/// Tests the seeds in Jobs processes, for Seconds at most (0: until all are done) or until there
/// are MostFindings. A process that crashes, or takes more than a minute for a seed, is a finding,
/// which Crashed reports, and another one continues after that seed.
Totals testSeeds(Range64 Seeds, unsigned Jobs, unsigned Seconds, unsigned MostFindings,
                 TestSeed Test,
                 llvm::function_ref<void(uint64_t Seed, llvm::StringRef How)> Crashed);

/// Returns the result of Fn in a new process; "crash" if that crashes or takes more than a minute.
std::string runInChild(llvm::function_ref<std::string()> Fn);

} // namespace ampcc::fuzz

#endif
