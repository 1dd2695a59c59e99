//===- CheckSites.h - the places that kernels ask at ------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_PASSES_CHECKSITES_H
#define AMPCC_LIB_PASSES_CHECKSITES_H

#include "CheckReports.h"
#include "ampcc/Passes/AccessChecks.h"

namespace ampcc {

/// What the functions of a module have in common.
struct Checks {
  kir::Module &M;
  const CheckedProgram &Program;
  CheckReports Reports;
  /// Parameters that a function was given: the site, the thread's place.
  struct Given {
    kir::Var *Site = nullptr;
    kir::CheckRule Rule = kir::CheckRule::Index; ///< the first that the function asks at the site
    bool NeedsNext = false; ///< and the number behind the site's is that of `init`
    std::array<kir::Var *, 3> Thread = {};
  };
  llvm::DenseMap<const kir::Function *, Given> Known;
  std::map<std::tuple<kir::CheckRule, uint32_t, uint32_t, unsigned, std::string, bool>, unsigned>
      Sites;

  Checks(kir::Module &M, const CheckedProgram &Program) : M(M), Program(Program), Reports(M) {}

  /// A place that is lowered more than once is one site.
  unsigned site(kir::CheckRule Rule, const kir::Expr *E, const kir::Expr *Whole,
                bool NeedsNext = false) {
    kir::CheckSite Site;
    Site.Rule = Rule;
    Program.describe(E, Whole, Site);
    auto [It, New] = Sites.try_emplace(
        {Rule, Site.Pos.File, Site.Pos.Line, Site.Column, Site.Name, NeedsNext}, 0u);
    if (New) {
      It->second = M.Sites.size();
      M.Sites.push_back(Site);
      Site.Rule = kir::CheckRule::Init;
      if (NeedsNext)
        M.Sites.push_back(std::move(Site));
    }
    return It->second;
  }
};

} // namespace ampcc

#endif
