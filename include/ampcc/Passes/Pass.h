//===- Pass.h - what a pass is, and the table of passes -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_PASSES_PASS_H
#define AMPCC_PASSES_PASS_H

#include "ampcc/KIR/Module.h"
#include "ampcc/KIR/Problem.h"
#include "llvm/ADT/ArrayRef.h"

namespace ampcc {

struct PassContext {
  kir::Module &M;
  std::vector<kir::Problem> &Problems;

  void internal(kir::SourcePos Pos, std::string What) {
    Problems.push_back({kir::Problem::Kind::Internal, Pos, {std::move(What)}});
  }
};

struct PassInfo {
  llvm::StringRef Name;
  llvm::StringRef Description;
  bool (*Run)(PassContext &); ///< true when the module was changed
};

/// The rows of PassRegistry.def.
llvm::ArrayRef<PassInfo> allPasses();
const PassInfo *findPass(llvm::StringRef Name);

} // namespace ampcc

#endif
