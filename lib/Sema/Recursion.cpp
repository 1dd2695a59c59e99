//===- Recursion.cpp - amp functions that call themselves -----------------===//
#include "BodyWalker.h"
#include "Rules.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

using namespace clang;

namespace ampcc {
namespace {

struct Call {
  const FunctionDecl *Callee; ///< canonical
  SourceLocation Loc;
};
using CallGraph = llvm::DenseMap<const FunctionDecl *, std::vector<Call>>;

class CallCollector : public BodyWalker<CallCollector> {
public:
  explicit CallCollector(std::vector<Call> &Calls) : Calls(Calls) {}
  bool VisitCallExpr(CallExpr *E) {
    if (const FunctionDecl *Callee = E->getDirectCallee())
      Calls.push_back({Callee->getCanonicalDecl(), E->getExprLoc()});
    return true;
  }
  bool VisitCXXConstructExpr(CXXConstructExpr *E) {
    Calls.push_back({E->getConstructor()->getCanonicalDecl(), E->getLocation()});
    return true;
  }

private:
  std::vector<Call> &Calls;
};

/// Depth first over the graph; a call to a function that is still open closes a circle.
class CircleFinder {
public:
  CircleFinder(const RuleContext &C, const CallGraph &Graph) : C(C), Graph(Graph) {}

  void visit(const FunctionDecl *Function) {
    auto Calls = Graph.find(Function);
    if (Calls == Graph.end() || !Seen.insert(Function).second)
      return;
    for (const Call &To : Calls->second) {
      Path.push_back({Function, To.Loc});
      auto Begin = llvm::find_if(Path, [&](const Call &P) { return P.Callee == To.Callee; });
      if (Begin != Path.end())
        reportCircle(To, Begin - Path.begin());
      else
        visit(To.Callee);
      Path.pop_back();
    }
  }

private:
  /// Path holds callers with the places of their calls.
  void reportCircle(const Call &Closing, size_t Begin) {
    C.report(Closing.Loc, diag::err_amp_recursion) << Closing.Callee;
    for (size_t I = Begin; I + 1 < Path.size(); ++I)
      C.report(Path[I].Loc, diag::note_amp_recursion_through) << Path[I + 1].Callee;
  }

  const RuleContext &C;
  const CallGraph &Graph;
  llvm::DenseSet<const FunctionDecl *> Seen;
  std::vector<Call> Path;
};

} // namespace

void checkRecursion(const RuleContext &C, llvm::ArrayRef<FunctionToCheck> Functions) {
  CallGraph Graph;
  for (const FunctionToCheck &F : Functions)
    if (restrictionsOf(F.Function).Amp)
      CallCollector(Graph[F.Function->getCanonicalDecl()]).walk(F.Function);
  CircleFinder Finder(C, Graph);
  for (const FunctionToCheck &F : Functions)
    Finder.visit(F.Function->getCanonicalDecl());
}

} // namespace ampcc
