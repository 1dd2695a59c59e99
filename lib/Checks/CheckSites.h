//===- CheckSites.h - the check sites of a module, with their numbers ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A check site is a place in the user's source where a kernel checks a rule of --amp-check (such as
// index, race or init). check-accesses, the only user, gives each site a number, which the kernel
// passes to the function that reports the error. The number is the position of the site in
// Module::Sites. KernelBlob (lib/Rewrite) writes these into the text for the host compiler, where
// the runtime finds line, column and text for a report. A further fact in reports is a member of
// kir::CheckSite.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_CHECKS_CHECKSITES_H
#define AMPCC_LIB_CHECKS_CHECKSITES_H

#include "CheckReports.h"
#include "ampcc/Passes/AccessChecks.h"

namespace ampcc {

/// The state of check-accesses that is the same for all functions of a module.
struct Checks {
  kir::Module &M;
  const CheckedProgram &Program;
  CheckReports Reports;
  /// Several rules may be checked at one place. Each has a separate site with consecutive numbers,
  /// so that a report names its rule.
  using Rules = llvm::SmallVector<kir::CheckRule, 4>;
  /// The parameters that the pass has added to a function, null if it needs none: the coordinates
  /// of the thread and, if it is a function of the library, the first site of the user's call,
  /// where its errors are reported.
  struct Given {
    kir::Var *Site = nullptr;
    Rules Of; ///< the rules of the sites
    std::array<kir::Var *, 3> Thread = {};
  };
  llvm::DenseMap<const kir::Function *, Given> Known; ///< the functions that have such parameters
  /// First sites by rules, file, line, column and text.
  std::map<std::tuple<Rules, uint32_t, uint32_t, unsigned, std::string>, unsigned> Sites;

  Checks(kir::Module &M, const CheckedProgram &Program)
      : M(M), Program(Program), Reports(M, Program.reportsEqualStores()) {}

  /// The sites of a place in the source, one for each rule of Of, with consecutive numbers; returns
  /// the first number. The place is that of E, a part of the expression Whole
  /// (CheckedProgram::describe()). A place that is lowered several times, as in instances of a
  /// template, has its sites once.
  unsigned sites(const Rules &Of, const kir::Expr *E, const kir::Expr *Whole) {
    llvm::SmallVector<kir::CheckSite, 4> All;
    for (kir::CheckRule Rule : Of) {
      All.emplace_back().Rule = Rule;
      Program.describe(E, Whole, All.back());
    }
    const kir::CheckSite &First = All.front();
    auto [It, New] =
        Sites.try_emplace({Of, First.Pos.File, First.Pos.Line, First.Column, First.Name}, 0u);
    if (New) {
      It->second = M.Sites.size();
      M.Sites.insert(M.Sites.end(), All.begin(), All.end());
    }
    return It->second;
  }
};

} // namespace ampcc

#endif
