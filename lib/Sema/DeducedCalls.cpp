//===- DeducedCalls.cpp - calls of functions without a clause (spec 13.1.2) -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Amp code of version 1.3 may call a function without a restriction clause if the code of the
// function follows the rules of amp code. Clang resolves such calls (ClangHooks/HostCalls.h) and
// checks nothing else about them. This file follows the calls from the amp functions of the unit
// and runs the rules over each function without a clause that it comes to, once. A call of one that
// breaks a rule is one error, at the call in amp code:
//
//   int counter;
//   int next() { return ++counter; }
//   int twice() { return 2 * next(); }
//   void f() restrict(amp) { twice(); }  // error: 'twice' cannot be called ...
//                                        // notes: 'twice' calls 'next'; in 'next': global variable
//
// The notes are a shortest proof, not a list of all mistakes.
//
//===----------------------------------------------------------------------===//
#include "Rules.h"
#include "ampcc/Basic/BodyWalker.h"
#include "ampcc/Basic/DeviceCallee.h"
#include "ampcc/Basic/IndirectCalls.h"
#include "ampcc/Basic/KernelEntries.h"
#include "clang/Sema/Sema.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"

using namespace clang;

namespace ampcc {
namespace {

/// Finds a try block, which Clang reports in amp functions alone.
class TryFinder : public BodyWalker {
public:
  bool VisitCXXTryStmt(CXXTryStmt *S) override {
    Loc = S->getTryLoc();
    return false;
  }

  SourceLocation Loc; ///< invalid if there is none
};

/// Instantiates an overload for amp that the device runs (deviceCallee). Clang has instantiated the
/// one for the cpu alone.
void instantiate(Sema &S, const FunctionDecl *Overload, SourceLocation Loc) {
  if (!Overload->hasBody() && Overload->getTemplateInstantiationPattern())
    S.InstantiateFunctionDefinition(Loc, const_cast<FunctionDecl *>(Overload), /*Recursive=*/true,
                                    /*DefinitionRequired=*/false, /*AtEndOfTU=*/true);
}

/// The functions without a clause that were checked, and why they cannot run on the device.
class Deduction {
public:
  /// The notes of an error, from the function to the code that breaks a rule. Empty: none does.
  using Proof = std::vector<PartialDiagnosticAt>;

  Deduction(const RuleContext &C, CallGraph &Graph) : C(C), Graph(Graph) {}

  const Proof &check(const FunctionDecl *Function) {
    Function = Function->getCanonicalDecl();
    std::unique_ptr<Proof> &Its = Proofs[Function];
    if (Its)
      return *Its;
    Visited.clear();
    auto Found = std::make_unique<Proof>(search(Function));
    if (Found->empty())
      Faultless.insert(Visited.begin(), Visited.end());
    return *(Its = std::move(Found));
  }

private:
  /// The first fault of the function and of those that it calls. A function that was visited has
  /// none, or its search goes on in a caller.
  Proof search(const FunctionDecl *Function) {
    Function = Function->getCanonicalDecl();
    if (Faultless.contains(Function) || !Visited.insert(Function).second)
      return {};
    auto It = OwnFaults.find(Function);
    if (It == OwnFaults.end())
      It = OwnFaults.try_emplace(Function, findFault(Function)).first;
    return It->second.empty() ? findFaultOfCallees(Function) : It->second;
  }

  PartialDiagnosticAt note(SourceLocation Loc, diag::Kind K, const FunctionDecl *Function) const {
    PartialDiagnosticAt Note = C.Found.part(Loc, K);
    Note.second << Function;
    return Note;
  }

  /// The fault of the function itself.
  Proof findFault(const FunctionDecl *Function) {
    if (hasUnclearOverload(Function))
      return {note(Function->getLocation(), diag::note_deduced_overload, Function)};
    const bool IsLibrarys = C.Files.isLibrary(Function->getLocation());
    if (IsLibrarys || !isUnmarked(Function)) {
      Proof Its{note(Function->getLocation(), diag::note_deduced_cpu, Function)};
      Its.back().second << IsLibrarys;
      return Its;
    }
    const FunctionDecl *Body = nullptr;
    if (Function->hasBody(Body))
      return findFaultOfBody(Body);
    if (Function->isPureVirtual()) // checkOverriders() checks the functions that run
      return {};
    if (Function->isDefaulted() || Function->isImplicit()) // copies bytes, or does nothing
      return {};
    return {note(Function->getLocation(), diag::note_deduced_body, Function)};
  }

  Proof findFaultOfBody(const FunctionDecl *Function) {
    TryFinder Exceptions;
    Exceptions.walk(Function);
    if (Exceptions.Loc.isValid())
      return {note(Exceptions.Loc, diag::note_deduced_exception, Function)};
    Findings Own(C.Ast, C.Ast.getDiagnostics());
    RuleContext Rules{C.S, C.Ast, C.Files, Own, C.Version, C.OpenMP};
    Rules.IsDeduced = true;
    Own.enter(Function);
    checkDeducedSignature(Rules, Function);
    checkBody(Rules, Function);
    checkOpenMP(Rules, Function);
    checkTypesOfBody(Rules, Function);
    checkExpressions(Rules, Function);
    checkNames(Rules, Function);
    for (const Findings::Message &M : Own.messages())
      if (diag::row(M.K).L == diag::Level::Error) {
        Proof Its{note(M.place(), diag::note_deduced_rule, Function)};
        Its.back().second << messageText(C.Ast.getDiagnostics(), M.Parts[0]);
        return Its;
      }
    return {};
  }

  /// The first call of a function that cannot run on the device, a destructor only if no other
  /// function: what a class acquires says more than its release.
  Proof findFaultOfCallees(const FunctionDecl *Function) {
    for (const bool Destructors : {false, true})
      for (const CallGraph::Call &To : Graph.calls(Function))
        if (!To.Callee->getBuiltinID() && isa<CXXDestructorDecl>(To.Callee) == Destructors)
          if (Proof Its = findFaultOfCall(Function, To); !Its.empty())
            return Its;
    return {};
  }

  Proof findFaultOfCall(const FunctionDecl *Caller, const CallGraph::Call &To) {
    if (restrictionsOf(To.Callee).Amp) {
      instantiate(C.S, To.Callee, To.Loc);
      return {};
    }
    const Proof Its = search(To.Callee);
    if (Its.empty())
      return {};
    Proof All{note(To.Loc, diag::note_deduced_path, Caller)};
    All.back().second << To.Callee;
    All.insert(All.end(), Its.begin(), Its.end());
    return All;
  }

  const RuleContext &C;
  CallGraph &Graph;
  llvm::DenseMap<const FunctionDecl *, std::unique_ptr<Proof>> Proofs; ///< results of check()
  llvm::DenseMap<const FunctionDecl *, Proof> OwnFaults;               ///< results of findFault()
  llvm::DenseSet<const FunctionDecl *> Faultless; ///< they and all functions that they call
  llvm::DenseSet<const FunctionDecl *> Visited;   ///< by the present check()
};

/// Follows the calls of amp functions to amp functions, those of the library among them, which may
/// call functions of the program.
class CallChecker {
public:
  CallChecker(const RuleContext &C, CallGraph &Graph, ArrayRef<FunctionToCheck> Functions)
      : C(C), Graph(Graph), Deduced(C, Graph) {
    for (const FunctionToCheck &F : Functions)
      if (F.Lambda)
        Lambdas[F.Function->getCanonicalDecl()] = F.Lambda;
  }

  void check(const FunctionDecl *Function) {
    C.Found.enter(Function);
    Caller = Function;
    follow(Function->getCanonicalDecl(), SourceLocation());
    C.Found.enter(nullptr);
  }

  /// A kernel entry calls the operator of the functor, by way of functions of the library. An
  /// operator without a clause is reported at its declaration.
  void checkKernel(const FunctionDecl *Entry) {
    Caller = nullptr;
    follow(Entry->getCanonicalDecl(), SourceLocation());
    C.Found.enter(nullptr);
  }

  /// Follows the calls from Open to find the virtual functions that amp code calls and the classes
  /// of which it makes objects. Checks the functions without a clause that these calls run.
  void checkOverriders(std::vector<const FunctionDecl *> Open) {
    llvm::DenseSet<const FunctionDecl *> Followed;
    llvm::MapVector<const CXXMethodDecl *, SourceLocation> Called;
    llvm::SetVector<const CXXRecordDecl *> Made;
    auto Follow = [&](const FunctionDecl *Function) {
      for (const CallGraph::Call &To : Graph.calls(Function)) {
        Open.push_back(To.Callee);
        const auto *Method = dyn_cast<CXXMethodDecl>(To.Callee);
        if (Method && isa<CXXConstructorDecl>(Method) && Method->getParent()->isPolymorphic())
          Made.insert(Method->getParent());
        else if (Method && Method->isVirtual())
          Called.try_emplace(Method->getCanonicalDecl(), To.Loc);
      }
    };
    while (!Open.empty()) {
      for (; !Open.empty();) {
        const FunctionDecl *Function = Open.back()->getCanonicalDecl();
        Open.pop_back();
        if (Followed.insert(Function).second)
          Follow(Function);
      }
      for (const CXXRecordDecl *Class : Made)
        for (const CXXMethodDecl *Overrider : finalOverriders(Class))
          for (const auto &[Virtual, Loc] : Called)
            if (!Followed.contains(Overrider->getCanonicalDecl()) &&
                overrides(Overrider, Virtual)) {
              if (!restrictionsOf(Overrider).Amp)
                checkCall(Overrider, Loc, C.Version);
              Open.push_back(Overrider);
            }
    }
  }

private:
  /// Use is the place in the program's code from which the function of the library is called;
  /// invalid in a function of the program.
  void follow(const FunctionDecl *Function, SourceLocation Use) {
    if (!Seen.insert(Function).second)
      return;
    for (const CallGraph::Call &To : Graph.calls(Function)) {
      const SourceLocation Loc = !Caller ? To.Callee->getLocation() : Use.isValid() ? Use : To.Loc;
      if (To.Callee->getBuiltinID())
        continue;
      if (!Caller && !restrictionsOf(To.Callee).Amp)
        checkKernelLambda(To.Callee);
      if (!restrictionsOf(To.Callee).Amp)
        checkCall(To.Callee, Loc, Caller ? C.versionOf(Caller) : C.Version);
      else if (!C.Files.isEditable(To.Callee->getLocation()))
        follow(To.Callee, Loc);
    }
  }

  /// The captures of a kernel without a clause.
  void checkKernelLambda(const FunctionDecl *Operator) {
    const LambdaExpr *Lambda = Lambdas.lookup(Operator);
    if (!Lambda)
      return;
    C.Found.enter(Operator);
    checkCaptures(C, Lambda);
    checkLostChanges(C, Lambda);
  }

  void checkCall(const FunctionDecl *Callee, SourceLocation Loc, LanguageVersion V) {
    const bool IsLibrarys = C.Files.isLibrary(Callee->getLocation());
    if (IsLibrarys || !isUnmarked(Callee)) {
      C.report(Loc, diag::err_amp_cpu_call) << Callee << IsLibrarys;
      noteDeclaration(Callee);
      return;
    }
    if (!allows(V, Feature::Deduction)) {
      C.report(Loc, diag::err_amp_unmarked_call) << Callee << versionText(V);
      noteDeclaration(Callee);
      return;
    }
    const Deduction::Proof &Fault = Deduced.check(Callee);
    if (Fault.empty() || !Reported.insert(Callee).second)
      return;
    C.report(Loc, diag::err_amp_deduced_call) << Callee;
    for (const PartialDiagnosticAt &Note : Fault)
      C.Found.addNote(Note);
  }

  void noteDeclaration(const FunctionDecl *Callee) {
    if (!C.Files.isLibrary(Callee->getLocation()))
      C.report(Callee->getLocation(), diag::note_declared_here) << Callee;
  }

  const RuleContext &C;
  CallGraph &Graph;
  Deduction Deduced;
  const FunctionDecl *Caller = nullptr; ///< the function of the program
  llvm::DenseSet<const FunctionDecl *> Seen, Reported;
  llvm::DenseMap<const FunctionDecl *, const LambdaExpr *> Lambdas; ///< by their operators
};

} // namespace

void checkDeducedCalls(const RuleContext &C, CallGraph &Graph,
                       ArrayRef<FunctionToCheck> Functions) {
  CallChecker Checker(C, Graph, Functions);
  std::vector<const FunctionDecl *> Roots;
  for (const FunctionToCheck &F : Functions)
    if (restrictionsOf(F.Function).Amp && !F.Function->isDependentContext()) {
      Checker.check(F.Function);
      Roots.push_back(F.Function);
    }
  for (const FunctionDecl *Entry : kernelEntries(C.Ast))
    if (Entry->hasBody()) {
      Checker.checkKernel(Entry);
      Roots.push_back(Entry);
    }
  Checker.checkOverriders(std::move(Roots));
}

} // namespace ampcc
