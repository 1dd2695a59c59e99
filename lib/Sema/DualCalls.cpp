//===- DualCalls.cpp - rules for calls that must work on both sides ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Clang resolves a call in a restrict(cpu,amp) function for the amp side. The host compiler
// resolves the cpu side, from the source. This file checks that it will find a function, and that
// this function has the same type: it resolves the call once more among the cpu-restricted
// candidates (spec 2.3.2.1, 2.2). The types in the head of a lambda in a template are resolved for
// the cpu, whatever the sides of the lambda are; there the amp side is checked.
//
//===----------------------------------------------------------------------===//
#include "Rules.h"
#include "ampcc/Basic/BodyWalker.h"
#include "ampcc/Basic/ClauseFixIt.h"
#include "ampcc/Basic/Substitutes.h"
#include "clang/Sema/Lookup.h"
#include "clang/Sema/Overload.h"
#include "clang/Sema/Sema.h"

using namespace clang;

namespace ampcc {
namespace {

using Candidates = UnresolvedSet<8>;

const FunctionDecl *functionOf(const NamedDecl *D) {
  return D->getUnderlyingDecl()->getAsFunction();
}

/// The properties that must be the same for the functions of the two sides.
enum class Compare { Nothing, Types, Functions };

class DualCallChecker : public BodyWalker {
public:
  /// A call with nothing to call on the cpu.
  using MissingFn = llvm::function_ref<void(SourceLocation, const FunctionDecl *)>;

  /// Scope contains the calls.
  DualCallChecker(const RuleContext &C, const DeclContext *Scope, SourceLocation Loc,
                  MissingFn Missing, Compare What, bool IsOfCpu = false)
      : C(C), Scope(const_cast<DeclContext *>(Scope)), Loc(Loc), Missing(Missing), What(What),
        IsOfCpu(IsOfCpu) {}

  bool VisitCallExpr(CallExpr *E) override {
    FunctionDecl *Callee = E->getDirectCallee();
    if (!Callee || Callee->getBuiltinID() || isDependent(E) ||
        restrictionsOf(Callee).Amp == IsOfCpu)
      return true;
    llvm::SmallVector<Expr *, 8> Args(E->arguments());
    Candidates Members, Others;
    Expr *Object = nullptr;
    if (auto *Member = dyn_cast<CXXMemberCallExpr>(E)) {
      Object = Member->getImplicitObjectArgument();
      findMembers(Callee, Callee->getDeclName(), Members);
    } else if (isa<CXXOperatorCallExpr>(E)) {
      Object = Args[0];
      if (const auto *Class = Object->getType()->getAsCXXRecordDecl())
        findMembersOf(Class, Callee->getDeclName(), Members);
      findOthers(E, Callee, Args, Others);
    } else {
      findOthers(E, Callee, Args, Others);
    }
    bool Qualified = false;
    TemplateArgumentListInfo Explicit;
    bool HasExplicit = explicitArguments(E, Explicit, Qualified);
    check(E, Callee, Members, Others, Object, Args, HasExplicit ? &Explicit : nullptr);
    return true;
  }

  bool VisitCXXConstructExpr(CXXConstructExpr *E) override {
    CXXConstructorDecl *Callee = E->getConstructor();
    if (IsOfCpu || restrictionsOf(Callee).Cpu || isDependent(E))
      return true;
    OverloadCandidateSet Set(E->getLocation(), OverloadCandidateSet::CSK_Normal);
    llvm::SmallVector<Expr *, 8> Args(E->arguments());
    for (NamedDecl *D : C.S.LookupConstructors(Callee->getParent())) {
      const FunctionDecl *Function = functionOf(D);
      if (Function && restrictionsOf(Function).Cpu)
        addConstructor(DeclAccessPair::make(D, D->getAccess()), Args, Set);
    }
    OverloadCandidateSet::iterator Best;
    if (Set.BestViableFunction(C.S, E->getLocation(), Best) != OR_Success)
      Missing(E->getLocation(), Callee);
    return true;
  }

private:
  static bool isDependent(const Expr *E) {
    return E->isTypeDependent() || E->isValueDependent() || E->isInstantiationDependent() ||
           E->containsErrors();
  }

  static bool explicitArguments(const CallExpr *E, TemplateArgumentListInfo &Args,
                                bool &Qualified) {
    const Expr *Callee = E->getCallee()->IgnoreParenImpCasts();
    if (const auto *Ref = dyn_cast<DeclRefExpr>(Callee)) {
      Qualified = Ref->hasQualifier();
      Ref->copyTemplateArgumentsInto(Args);
      return Ref->hasExplicitTemplateArgs();
    }
    if (const auto *Member = dyn_cast<MemberExpr>(Callee)) {
      Member->copyTemplateArgumentsInto(Args);
      return Member->hasExplicitTemplateArgs();
    }
    return false;
  }

  //===-- Declarations that the cpu side can see --------------------------===//

  void add(const LookupResult &Found, Candidates &Out) {
    for (LookupResult::iterator I = Found.begin(); I != Found.end(); ++I)
      if (functionOf(*I))
        Out.addDecl(*I, I.getAccess());
  }

  void findIn(DeclContext *In, DeclarationName Name, Candidates &Out) {
    LookupResult Found(C.S, Name, Loc, Sema::LookupOrdinaryName);
    Found.suppressDiagnostics();
    C.S.LookupQualifiedName(Found, In);
    add(Found, Out);
  }

  void findMembersOf(const CXXRecordDecl *Class, DeclarationName Name, Candidates &Out) {
    if (Class->getDefinition())
      findIn(Class->getDefinition(), Name, Out);
  }
  void findMembers(const FunctionDecl *Callee, DeclarationName Name, Candidates &Out) {
    findMembersOf(cast<CXXMethodDecl>(Callee)->getParent(), Name, Out);
  }

  /// Functions that are called without an object: those around the call, up to the first scope that
  /// has the name, those where the amp side found its own, and those of the arguments' namespaces.
  void findOthers(CallExpr *E, FunctionDecl *Callee, llvm::ArrayRef<Expr *> Args, Candidates &Out) {
    DeclarationName Name = Callee->getDeclName();
    const auto *Ref = dyn_cast<DeclRefExpr>(E->getCallee()->IgnoreParenImpCasts());
    if (Ref)
      if (const auto *Shadow = dyn_cast<UsingShadowDecl>(Ref->getFoundDecl()))
        if (const auto *Using = dyn_cast<UsingDecl>(Shadow->getIntroducer()))
          for (UsingShadowDecl *Other : Using->shadows())
            Out.addDecl(Other, AS_public);
    findIn(Callee->getDeclContext()->getRedeclContext(), Name, Out);
    if (Ref && Ref->hasQualifier())
      return unique(Out);
    llvm::SmallVector<UsingDirectiveDecl *, 4> Directives;
    for (DeclContext *Around = Scope; Around; Around = Around->getParent()) {
      if (Around->isFunctionOrMethod() || Around->isTransparentContext())
        continue;
      findIn(Around, Name, Out);
      llvm::append_range(Directives, Around->using_directives());
      if (hides(Around, Directives, Name) && !isa<CXXOperatorCallExpr>(E))
        break;
    }
    ADLResult Associated;
    C.S.ArgumentDependentLookup(Name, E->getExprLoc(), Args, Associated);
    for (NamedDecl *D : Associated)
      Out.addDecl(D, AS_public);
    unique(Out);
  }

  /// The name, looked up from inside of Scope, is not looked for further out: Scope has it, or a
  /// using-directive brings it there, into the namespace around the directive and what it names.
  static bool hides(const DeclContext *Scope, llvm::ArrayRef<UsingDirectiveDecl *> Directives,
                    DeclarationName Name) {
    if (!Scope->lookup(Name).empty())
      return true;
    return llvm::any_of(Directives, [&](UsingDirectiveDecl *Directive) {
      return Directive->getCommonAncestor()->Equals(Scope) &&
             !Directive->getNominatedNamespace()->lookup(Name).empty();
    });
  }

  static void unique(Candidates &Set) {
    llvm::SmallPtrSet<const Decl *, 8> Seen;
    Candidates Once;
    for (UnresolvedSetIterator I = Set.begin(); I != Set.end(); ++I)
      if (Seen.insert(I.getDecl()->getUnderlyingDecl()->getCanonicalDecl()).second)
        Once.addDecl(I.getDecl(), I.getAccess());
    Set = Once;
  }

  //===-- Resolution ------------------------------------------------------===//

  void addFree(DeclAccessPair Found, llvm::ArrayRef<Expr *> Args,
               TemplateArgumentListInfo *Explicit, OverloadCandidateSet &Set) {
    NamedDecl *D = Found->getUnderlyingDecl();
    if (auto *Template = dyn_cast<FunctionTemplateDecl>(D))
      C.S.AddTemplateOverloadCandidate(Template, Found, Explicit, Args, Set);
    else
      C.S.AddOverloadCandidate(cast<FunctionDecl>(D), Found, Args, Set);
  }

  /// To reach a copying constructor an argument is not converted by another constructor.
  void addConstructor(DeclAccessPair Found, llvm::ArrayRef<Expr *> Args,
                      OverloadCandidateSet &Set) {
    auto *Constructor = dyn_cast<CXXConstructorDecl>(Found->getUnderlyingDecl());
    if (Constructor && Constructor->isCopyOrMoveConstructor())
      C.S.AddOverloadCandidate(Constructor, Found, Args, Set, /*SuppressUserConversions=*/true);
    else
      addFree(Found, Args, nullptr, Set);
  }

  void addMember(DeclAccessPair Found, Expr *Object, llvm::ArrayRef<Expr *> Args,
                 TemplateArgumentListInfo *Explicit, OverloadCandidateSet &Set) {
    NamedDecl *D = Found->getUnderlyingDecl();
    // `P->m()` has the pointer for its object.
    bool Arrow = Object->getType()->isPointerType();
    QualType T = Arrow ? Object->getType()->getPointeeType() : Object->getType();
    auto Kind = Arrow ? Expr::Classification::makeSimpleLValue() : Object->Classify(C.Ast);
    auto *Class = cast<CXXRecordDecl>(D->getDeclContext());
    if (auto *Template = dyn_cast<FunctionTemplateDecl>(D))
      C.S.AddMethodTemplateCandidate(Template, Found, Class, Explicit, T, Kind, Args, Set);
    else if (auto *Method = dyn_cast<CXXMethodDecl>(D); Method && !Method->isStatic())
      C.S.AddMethodCandidate(Method, Found, Class, T, Kind, Args, Set);
    else
      C.S.AddOverloadCandidate(cast<FunctionDecl>(D), Found, Args, Set);
  }

  void check(CallExpr *E, FunctionDecl *Callee, const Candidates &Members, const Candidates &Others,
             Expr *Object, llvm::ArrayRef<Expr *> Args, TemplateArgumentListInfo *Explicit) {
    // With no candidate for the cpu alone, what serves amp serves both.
    bool Differs = IsOfCpu || !restrictionsOf(Callee).Cpu;
    auto IsForOther = [&](Restrictions R) { return IsOfCpu ? R.Amp : R.Cpu; };
    OverloadCandidateSet Set(E->getExprLoc(), OverloadCandidateSet::CSK_Normal);
    for (UnresolvedSetIterator I = Members.begin(); I != Members.end(); ++I) {
      Restrictions R = restrictionsOf(functionOf(I.getDecl()));
      Differs |= R.Cpu && !R.Amp;
      if (IsForOther(R))
        addMember(I.getPair(), Object, isa<CXXOperatorCallExpr>(E) ? Args.drop_front() : Args,
                  Explicit, Set);
    }
    for (UnresolvedSetIterator I = Others.begin(); I != Others.end(); ++I) {
      Restrictions R = restrictionsOf(functionOf(I.getDecl()));
      const auto *Method = dyn_cast<CXXMethodDecl>(functionOf(I.getDecl()));
      if (Method && !Method->isStatic())
        continue;
      Differs |= R.Cpu && !R.Amp;
      if (IsForOther(R))
        addFree(I.getPair(), Args, Explicit, Set);
    }
    if (!Differs)
      return;
    OverloadCandidateSet::iterator Best;
    if (Set.BestViableFunction(C.S, E->getExprLoc(), Best) != OR_Success) {
      if (!restrictionsOf(Callee).Cpu)
        Missing(E->getExprLoc(), Callee);
      return;
    }
    if (What == Compare::Nothing)
      return;
    if (What == Compare::Functions) {
      C.report(E->getExprLoc(), diag::err_value_of_both) << Callee << !IsOfCpu;
      C.report(Best->Function->getLocation(), diag::note_declared_here) << Callee;
      return;
    }
    QualType Amp = Callee->getReturnType(), Cpu = Best->Function->getReturnType();
    if (IsOfCpu)
      std::swap(Amp, Cpu);
    if (Amp->isUndeducedType() || Cpu->isUndeducedType() || C.Ast.hasSameType(Amp, Cpu))
      return;
    C.report(E->getExprLoc(), IsOfCpu ? diag::err_lambda_head_type : diag::err_dual_types_differ)
        << Callee << Amp << Cpu;
    C.report(Best->Function->getLocation(), diag::note_declared_here) << Callee;
  }

  const RuleContext &C;
  DeclContext *Scope;
  SourceLocation Loc;
  MissingFn Missing;
  Compare What;
  bool IsOfCpu; ///< it is the cpu for which Clang has resolved the calls
};

} // namespace

void reportAmpOnlyCall(const RuleContext &C, SourceLocation Loc, const FunctionDecl *Callee,
                       diag::Kind Row) {
  const bool IsLibrarys = C.Files.isLibrary(Callee->getLocation());
  C.report(Loc, Row) << Callee
                     << (IsLibrarys ? onBothSides(Callee) : "; declare it 'restrict(cpu, amp)'");
  if (!IsLibrarys)
    C.report(Callee->getLocation(), diag::note_declared_here) << Callee << addCpu(C.Files, Callee);
}

void checkDualCalls(const RuleContext &C, const FunctionDecl *Function) {
  auto Missing = [&](SourceLocation Loc, const FunctionDecl *Callee) {
    reportAmpOnlyCall(C, Loc, Callee, diag::err_dual_calls_amp_only);
  };
  DualCallChecker(C, Function->getDeclContext(), Function->getLocation(), Missing, Compare::Types)
      .walk(Function);
}

void findCallsMissingOnHost(const RuleContext &C, const DeclContext *Scope, const Expr *Code,
                            llvm::function_ref<void(SourceLocation, const FunctionDecl *)> Missing,
                            bool CompareTypes) {
  DualCallChecker(C, Scope, Code->getExprLoc(), Missing,
                  CompareTypes ? Compare::Types : Compare::Nothing)
      .TraverseStmt(const_cast<Expr *>(Code));
}

namespace {

/// Goes through the types and default arguments of a lambda's head. decltype has a rule of its own.
class HeadChecker : public ASTWalker {
public:
  HeadChecker(const RuleContext &C, const DeclContext *Scope) : C(C), Scope(Scope) {}

  bool TraverseDecltypeTypeLoc(DecltypeTypeLoc, bool /*TraverseQualifier*/ = true) override {
    return true;
  }
  bool TraverseLambdaExpr(LambdaExpr *, DataRecursionQueue * = nullptr) override { return true; }
  bool TraverseUnaryExprOrTypeTraitExpr(UnaryExprOrTypeTraitExpr *E,
                                        DataRecursionQueue * = nullptr) override {
    if (E->isArgumentType())
      return TraverseTypeLoc(E->getArgumentTypeInfo()->getTypeLoc());
    checkHeadOfLambda(C, Scope, E->getArgumentExpr());
    return true;
  }
  bool VisitCallExpr(CallExpr *E) override {
    DualCallChecker(
        C, Scope, E->getExprLoc(), [](SourceLocation, const FunctionDecl *) {}, Compare::Functions,
        /*IsOfCpu=*/true)
        .VisitCallExpr(E);
    return true;
  }

private:
  const RuleContext &C;
  const DeclContext *Scope;
};

} // namespace

void checkCallOfBoth(const RuleContext &C, const DeclContext *Scope, CallExpr *E) {
  DualCallChecker(
      C, Scope, E->getExprLoc(), [](SourceLocation, const FunctionDecl *) {}, Compare::Functions)
      .VisitCallExpr(E);
}

void checkHeadOfLambda(const RuleContext &C, const DeclContext *Scope, const Expr *Code) {
  DualCallChecker(
      C, Scope, Code->getExprLoc(), [](SourceLocation, const FunctionDecl *) {}, Compare::Types,
      /*IsOfCpu=*/true)
      .TraverseStmt(const_cast<Expr *>(Code));
}

void checkHeadOfLambda(const RuleContext &C, const DeclContext *Scope, const LambdaExpr *Lambda) {
  const CXXMethodDecl *Operator = Lambda->getCallOperator();
  if (!restrictionsOf(Operator).Amp || Operator->isDependentContext())
    return;
  HeadChecker Checker(C, Scope);
  Checker.TraverseTypeLoc(Operator->getTypeSourceInfo()->getTypeLoc());
}

} // namespace ampcc
