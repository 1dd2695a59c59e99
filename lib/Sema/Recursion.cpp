//===- Recursion.cpp - a rule against recursion of amp functions ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Rules.h"
#include "ampcc/Basic/Library.h"

using namespace clang;

namespace ampcc {
namespace {

/// Depth first over the graph; a call to a function that is still open closes a circle.
class CircleFinder {
public:
  CircleFinder(const RuleContext &C, CallGraph &Graph) : C(C), Graph(Graph) {}

  void visit(const FunctionDecl *Function) {
    if (!Seen.insert(Function).second)
      return;
    for (const CallGraph::Call &To : Graph.calls(Function)) {
      if (To.IsPossible) // versions without recursion have no calls by addresses
        continue;
      Path.push_back({Function, To.Loc});
      auto Begin =
          llvm::find_if(Path, [&](const CallGraph::Call &P) { return P.Callee == To.Callee; });
      if (Begin != Path.end())
        reportCircle(To, Begin - Path.begin());
      else
        visit(To.Callee);
      Path.pop_back();
    }
  }

private:
  /// Path holds callers with the places of their calls. A circle is reported once, whichever call
  /// closes it. Later versions allow it.
  void reportCircle(const CallGraph::Call &Closing, size_t Begin) {
    if (llvm::none_of(llvm::ArrayRef(Path).drop_front(Begin),
                      [&](const CallGraph::Call &P) { return forbids(P.Callee); }))
      return;
    if (!Reported.insert(Closing.Callee).second)
      return;
    C.report(Closing.Loc, diag::err_amp_recursion)
        << Closing.Callee << !reachesBarrier(Closing.Callee);
    for (size_t I = Begin; I + 1 < Path.size(); ++I)
      C.report(Path[I].Loc, diag::note_amp_recursion_through) << Path[I + 1].Callee;
  }

  /// The function calls a barrier, itself or through others. No version allows that in a circle.
  bool reachesBarrier(const FunctionDecl *First) {
    llvm::DenseSet<const FunctionDecl *> Reached = {First};
    llvm::SmallVector<const FunctionDecl *, 16> Open = {First};
    while (!Open.empty())
      for (const CallGraph::Call &To : Graph.calls(Open.pop_back_val())) {
        if (markWord(To.Callee, Mark::Builtin) == "barrier")
          return true;
        if (Reached.insert(To.Callee).second)
          Open.push_back(To.Callee);
      }
    return false;
  }

  bool forbids(const FunctionDecl *Function) const {
    return restrictionsOf(Function).Amp && !C.Files.isLibrary(Function->getLocation()) &&
           !allows(C.versionOf(Function), Feature::Recursion);
  }

  const RuleContext &C;
  CallGraph &Graph;
  llvm::DenseSet<const FunctionDecl *> Seen, Reported;
  std::vector<CallGraph::Call> Path;
};

} // namespace

void checkRecursion(const RuleContext &C, CallGraph &Graph, ArrayRef<FunctionToCheck> Functions) {
  CircleFinder Finder(C, Graph);
  for (const FunctionToCheck &F : Functions)
    if (restrictionsOf(F.Function).Amp)
      Finder.visit(F.Function->getCanonicalDecl());
}

} // namespace ampcc
