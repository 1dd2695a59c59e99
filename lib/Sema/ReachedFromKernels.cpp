//===- ReachedFromKernels.cpp - rules for all code that a kernel reaches -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Rules.h"
#include "ampcc/Basic/BodyWalker.h"
#include "ampcc/Basic/KernelEntries.h"
#include "ampcc/Basic/Library.h"
#include "ampcc/Basic/OtherUnits.h"
#include "clang/AST/Attr.h"
#include "clang/Basic/SourceManager.h"
#include <deque>

using namespace clang;

namespace ampcc {
namespace {

class TileStaticCollector : public BodyWalker {
public:
  bool VisitVarDecl(VarDecl *Variable) override {
    if (Variable->hasAttr<CUDASharedAttr>())
      Found.push_back(Variable);
    return true;
  }
  std::vector<const VarDecl *> Found;
};

/// Follows the calls from one kernel, breadth first, so that the reported call chain is a shortest
/// one.
class Reach {
public:
  Reach(const RuleContext &C, CallGraph &Graph, const FunctionDecl *Entry) : C(C), Entry(Entry) {
    From[Entry] = {nullptr, {}};
    std::deque<const FunctionDecl *> Queue{Entry};
    while (!Queue.empty()) {
      const FunctionDecl *Function = Queue.front();
      Queue.pop_front();
      Order.push_back(Function);
      for (const CallGraph::Call &To : Graph.calls(Function))
        if (From.try_emplace(To.Callee, CallGraph::Call{Function, To.Loc}).second)
          Queue.push_back(To.Callee);
    }
  }

  /// All functions that are reached.
  llvm::ArrayRef<const FunctionDecl *> functions() const { return Order; }
  /// The place of the call by which the function is reached; the nearest in user code if there is
  /// one.
  SourceLocation callOf(const FunctionDecl *Function) const {
    return From.find(Function)->second.Loc;
  }

  /// Notes the chain of calls to the function, up to the kernel's own code.
  void noteCallChain(const FunctionDecl *Function) const {
    for (const FunctionDecl *At = Function; At && At != Entry;) {
      const CallGraph::Call &By = From.find(At)->second;
      if (C.Files.isEditable(By.Loc))
        C.report(By.Loc, diag::note_flow_called_here) << At;
      At = By.Callee;
    }
  }

  /// The caller.
  const FunctionDecl *caller(const FunctionDecl *Function) const {
    return From.find(Function)->second.Callee;
  }

private:
  const RuleContext &C;
  const FunctionDecl *Entry;
  std::vector<const FunctionDecl *> Order;
  /// By whom a function is reached, and where.
  llvm::DenseMap<const FunctionDecl *, CallGraph::Call> From;
};

/// The function must have a body: it has no mark that replaces it by a function of the device, and
/// no other translation unit may define it.
bool needsBody(const RuleContext &C, const FunctionDecl *Function) {
  if (Function->getBuiltinID() || Function->isDeleted() || Function->isDefaulted() ||
      Function->isImplicit() || hasMark(Function, Mark::Builtin) ||
      hasMark(Function, Mark::Message) || !restrictionsOf(Function).Amp)
    return false;
  const bool IsElsewhere =
      !C.Files.isLibrary(Function->getLocation()) && mayBeDefinedElsewhere(Function);
  return !Function->isPureVirtual() && !Function->hasBody() && !IsElsewhere;
}

class ReachedChecker {
public:
  ReachedChecker(const RuleContext &C, CallGraph &Graph) : C(C), Graph(Graph) {}

  void check(const FunctionDecl *Entry) {
    Reach From(C, Graph, Entry->getCanonicalDecl());
    bool Tiled = isTiled(Entry);
    for (const FunctionDecl *Function : From.functions()) {
      if (needsBody(C, Function))
        missingBody(From, Function);
      else if (!Tiled)
        untiled(From, Function);
    }
  }

private:
  static bool isTiled(const FunctionDecl *Entry) {
    const CXXRecordDecl *Index =
        Entry->getTemplateSpecializationArgs()->get(0).getAsType()->getAsCXXRecordDecl();
    return tileOf(Index) || rankOfTileIndex(Index);
  }

  void missingBody(const Reach &From, const FunctionDecl *Function) {
    if (!Reported.insert(Function).second)
      return;
    C.report(From.callOf(Function), diag::err_missing_body) << Function << false;
    C.report(Function->getLocation(), diag::note_declared_here) << Function;
    From.noteCallChain(From.caller(Function));
  }

  void untiled(const Reach &From, const FunctionDecl *Function) {
    const FunctionDecl *Body = nullptr;
    if (!Function->hasBody(Body))
      return;
    TileStaticCollector Collector;
    Collector.walk(Body);
    for (const VarDecl *Variable : Collector.Found)
      if (Seen.insert(Variable->getLocation()).second) {
        C.report(Variable->getLocation(), diag::warn_tile_static_untiled) << Variable;
        From.noteCallChain(Function);
      }
  }

  const RuleContext &C;
  CallGraph &Graph;
  llvm::DenseSet<const FunctionDecl *> Reported;
  llvm::DenseSet<SourceLocation> Seen;
};

} // namespace

void checkReached(const RuleContext &C, CallGraph &Graph) {
  ReachedChecker Checker(C, Graph);
  for (const FunctionDecl *Entry : kernelEntries(C.Ast))
    if (Entry->hasBody())
      Checker.check(Entry);
}

} // namespace ampcc
