//===- IndexRules.cpp - rules for constant indices (spec 5.1.4, 5.2.4) ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// If a variable is an array or a view whose extent is known at compile time for all of its
// lifetime, constant indices are compared with the extent. So are those of the last thread of a
// launch whose extent is known, as in `v(i[1], i[0])` over the extent of `v`. Code that is never
// reached, or only under a condition about the same variables, is not checked.
//
//===----------------------------------------------------------------------===//
#include "Rules.h"
#include "ampcc/Basic/BodyWalker.h"
#include "ampcc/Basic/KnownExtents.h"
#include "ampcc/Basic/Library.h"
#include "clang/Analysis/AnalysisDeclContext.h"
#include "clang/Analysis/CFG.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace clang;

namespace ampcc {
namespace {

using Variables = llvm::SmallPtrSet<const VarDecl *, 4>;

bool isElementOperator(const CXXOperatorCallExpr *E) {
  const auto *Method = dyn_cast_or_null<CXXMethodDecl>(E->getDirectCallee());
  return Method && (E->getOperator() == OO_Subscript || E->getOperator() == OO_Call) &&
         isBuffer(libraryClass(Method->getParent()));
}

/// The variables that an expression looks at. The elements of a container say nothing of its
/// extent.
class Named : public ASTWalker {
public:
  explicit Named(Variables &Into) : Into(Into) {}
  bool TraverseCXXOperatorCallExpr(CXXOperatorCallExpr *E,
                                   DataRecursionQueue * = nullptr) override {
    const bool OfElement = isElementOperator(E);
    return llvm::all_of(llvm::drop_begin(E->arguments(), OfElement ? 1 : 0),
                        [&](Expr *Arg) { return TraverseStmt(Arg); });
  }
  bool VisitDeclRefExpr(DeclRefExpr *E) override {
    if (const auto *V = dyn_cast<VarDecl>(E->getDecl()))
      Into.insert(V);
    return true;
  }

private:
  Variables &Into;
};

const Expr *stripped(const Expr *E) { return E->IgnoreImplicit()->IgnoreParenCasts(); }

/// An access to an element of a variable, or to a row of it.
struct Element {
  const VarDecl *Container = nullptr;
  unsigned Dimension = 0; ///< the first of Indices is one of this dimension
  KnownExtent Extent;     ///< of the whole container
  KnownExtent Indices;
  bool IsLast = false;   ///< no dimension is left
  bool OfThread = false; ///< some of Indices are those of the last thread
};

/// The thread with the highest index of a launch over a known extent.
struct LastThread {
  const VarDecl *Parameter = nullptr; ///< the kernel's index, which it does not change
  KnownExtent Index;
};

/// The component of a thread's index that E names, `i[1]`; nothing for another expression.
std::optional<unsigned> componentOf(const VarDecl *Parameter, const Expr *E,
                                    const ASTContext &Ast) {
  const auto *Operator = dyn_cast<CXXOperatorCallExpr>(stripped(E));
  if (!Operator || Operator->getOperator() != OO_Subscript)
    return std::nullopt;
  const auto *Ref = dyn_cast<DeclRefExpr>(stripped(Operator->getArg(0)));
  Expr::EvalResult Place;
  if (!Ref || Ref->getDecl() != Parameter || Operator->getArg(1)->isValueDependent() ||
      !Operator->getArg(1)->EvaluateAsInt(Place, Ast))
    return std::nullopt;
  return static_cast<unsigned>(Place.Val.getInt().getZExtValue());
}

class ElementReader {
  const ASTContext &Ast;
  const FixedVariables &Fixed;
  const LastThread Thread;

public:
  ElementReader(const RuleContext &C, LastThread Thread)
      : Ast(C.Ast), Fixed(C.Fixed), Thread(std::move(Thread)) {}

  /// The element that E accesses; nothing if the container's extent, or the index, is not known.
  std::optional<Element> read(const CXXOperatorCallExpr *E) const {
    if (!isElementOperator(E))
      return std::nullopt;
    std::optional<Element> Result = base(E->getArg(0));
    if (!Result)
      return std::nullopt;
    Result->Indices = {};
    for (const Expr *Arg : llvm::drop_begin(E->arguments()))
      if (!isa<CXXDefaultArgExpr>(Arg) && !addOfThread(Arg, *Result) && !add(Arg, Result->Indices))
        return std::nullopt;
    const size_t Left = Result->Extent.size() - Result->Dimension;
    Result->IsLast = Result->Indices.size() == Left;
    return Result->IsLast || Result->Indices.size() == 1 ? Result : std::nullopt;
  }

private:
  /// The container that an operator is one of: a variable, or a row of one.
  std::optional<Element> base(const Expr *E) const {
    E = stripped(E);
    Element Result;
    if (const auto *Row = dyn_cast<CXXOperatorCallExpr>(E)) {
      std::optional<Element> Outer = read(Row);
      if (!Outer || Outer->IsLast)
        return std::nullopt;
      Result.Container = Outer->Container;
      Result.Extent = Outer->Extent;
      Result.Dimension = Outer->Dimension + 1;
      return Result;
    }
    const auto *Ref = dyn_cast<DeclRefExpr>(E);
    Result.Container = Ref ? dyn_cast<VarDecl>(Ref->getDecl()) : nullptr;
    if (!Result.Container)
      return std::nullopt;
    const std::optional<KnownExtent> Extent = knownContainer(Ast, Fixed, Result.Container);
    if (!Extent || llvm::any_of(*Extent, [](int64_t Component) { return Component <= 0; }))
      return std::nullopt;
    Result.Extent = *Extent;
    return Result;
  }

  /// Adds the components of the last thread's index; false for another expression.
  bool addOfThread(const Expr *E, Element &To) const {
    if (!Thread.Parameter)
      return false;
    const auto *Ref = dyn_cast<DeclRefExpr>(stripped(E));
    if (Ref && Ref->getDecl() == Thread.Parameter) {
      llvm::append_range(To.Indices, Thread.Index);
      return To.OfThread = true;
    }
    const std::optional<unsigned> Component = componentOf(Thread.Parameter, E, Ast);
    if (!Component || *Component >= Thread.Index.size())
      return false;
    To.Indices.push_back(Thread.Index[*Component]);
    return To.OfThread = true;
  }

  /// Adds the components of an index; false where one is not known.
  bool add(const Expr *E, KnownExtent &Indices) const {
    E = stripped(E);
    if (E->isValueDependent())
      return false;
    if (E->getType()->isIntegralOrEnumerationType()) {
      Expr::EvalResult Value;
      if (E->EvaluateAsInt(Value, Ast)) {
        Indices.push_back(Value.Val.getInt().getExtValue());
        return true;
      }
    } else if (const auto *Made = dyn_cast<CXXConstructExpr>(E)) {
      const bool OfLibrary = isIndex(Made->getType());
      for (const Expr *Arg : Made->arguments())
        if (!isa<CXXDefaultArgExpr>(Arg) && !add(Arg, Indices))
          return false;
      return OfLibrary && Made->getNumArgs() != 0;
    }
    const auto *Ref = dyn_cast<DeclRefExpr>(E);
    const auto *Variable = Ref ? dyn_cast<VarDecl>(Ref->getDecl()) : nullptr;
    return Variable && Variable->getInit() && Fixed.contains(Variable) &&
           !isa<ParmVarDecl>(Variable) && add(Variable->getInit(), Indices);
  }

  static bool isIndex(QualType T) {
    const auto *Class = dyn_cast_or_null<ClassTemplateSpecializationDecl>(T->getAsCXXRecordDecl());
    return Class && libraryClass(Class) == LibraryClass::Index;
  }
};

/// Finds the wrong ones of a function.
class IndexFinder : public BodyWalker {
  using Base = BodyWalker;

public:
  struct Wrong {
    const CXXOperatorCallExpr *At;
    Element Of;
    unsigned Place; ///< of the wrong component, in Of.Indices
  };
  std::vector<Wrong> Found;

  explicit IndexFinder(const RuleContext &C, LastThread Thread = {})
      : Reader(C, std::move(Thread)) {}

  bool VisitCXXOperatorCallExpr(CXXOperatorCallExpr *E) override {
    std::optional<Element> Of = Reader.read(E);
    // A condition may test the index of the thread by another variable.
    if (Of && Of->OfThread && Conditions)
      return true;
    for (unsigned I = 0; Of && I < Of->Indices.size(); ++I) {
      const int64_t Index = Of->Indices[I];
      if (Index >= 0 && Index < Of->Extent[Of->Dimension + I])
        continue;
      Variables Mine{Of->Container};
      Named(Mine).TraverseStmt(E);
      if (llvm::none_of(Mine, [&](const VarDecl *V) { return Tested.contains(V); }))
        Found.push_back({E, std::move(*Of), I});
      break;
    }
    return true;
  }

  bool TraverseIfStmt(IfStmt *S, DataRecursionQueue * = nullptr) override {
    return walkAll({S->getInit(), S->getConditionVariableDeclStmt(), S->getCond()}) &&
           walkBelow(S->getCond(), {S->getThen(), S->getElse()});
  }
  bool TraverseForStmt(ForStmt *S, DataRecursionQueue * = nullptr) override {
    return walkAll({S->getInit(), S->getConditionVariableDeclStmt(), S->getCond()}) &&
           walkBelow(S->getCond(), {S->getBody(), S->getInc()});
  }
  bool TraverseWhileStmt(WhileStmt *S, DataRecursionQueue * = nullptr) override {
    return walkAll({S->getConditionVariableDeclStmt(), S->getCond()}) &&
           walkBelow(S->getCond(), {S->getBody()});
  }
  bool TraverseSwitchStmt(SwitchStmt *S, DataRecursionQueue * = nullptr) override {
    return walkAll({S->getInit(), S->getConditionVariableDeclStmt(), S->getCond()}) &&
           walkBelow(S->getCond(), {S->getBody()});
  }
  bool TraverseConditionalOperator(ConditionalOperator *E,
                                   DataRecursionQueue * = nullptr) override {
    return walkAll({E->getCond()}) &&
           walkBelow(E->getCond(), {E->getTrueExpr(), E->getFalseExpr()});
  }
  /// An operand of a chain of `&&` and `||` runs under all those before it.
  bool TraverseBinaryOperator(BinaryOperator *E, DataRecursionQueue * = nullptr) override {
    if (!E->isLogicalOp())
      return walkAll({E->getLHS(), E->getRHS()});
    SmallVector<Expr *, 4> Operands;
    Expr *First = E;
    for (BinaryOperator *B = E; B && B->isLogicalOp();
         B = dyn_cast<BinaryOperator>(First->IgnoreParens())) {
      Operands.push_back(B->getRHS());
      First = B->getLHS();
    }
    Operands.push_back(First);
    const size_t Outer = Tested.size();
    bool Continues = true;
    for (Expr *Operand : llvm::reverse(Operands)) {
      Continues = Continues && TraverseStmt(Operand);
      if (Operand != E->getRHS())
        addTested(Operand);
      ++Conditions;
    }
    Conditions -= Operands.size();
    removeTestedAfter(Outer);
    return Continues;
  }

private:
  bool walkAll(std::initializer_list<Stmt *> Parts) {
    return llvm::all_of(Parts, [&](Stmt *Part) { return TraverseStmt(Part); });
  }
  /// Walks the parts of a statement that run under this condition.
  bool walkBelow(Expr *Condition, std::initializer_list<Stmt *> Parts) {
    const size_t Outer = Tested.size();
    addTested(Condition);
    ++Conditions;
    const bool Continues = walkAll(Parts);
    --Conditions;
    removeTestedAfter(Outer);
    return Continues;
  }
  void addTested(Expr *Condition) {
    Variables Mine;
    Named(Mine).TraverseStmt(Condition);
    Tested.insert(Mine.begin(), Mine.end());
  }
  void removeTestedAfter(size_t Size) {
    while (Tested.size() > Size)
      Tested.pop_back();
  }

  const ElementReader Reader;
  llvm::SetVector<const VarDecl *> Tested; ///< by the conditions around, from the outermost
  unsigned Conditions = 0;                 ///< around
};

/// The expressions that the function may come to.
llvm::SmallPtrSet<const Stmt *, 16> reached(const RuleContext &C, const FunctionDecl *Function) {
  llvm::SmallPtrSet<const Stmt *, 16> Result;
  AnalysisDeclContextManager Manager(C.Ast);
  AnalysisDeclContext Context(&Manager, Function);
  CFG::BuildOptions &Options = Context.getCFGBuildOptions();
  Options.PruneTriviallyFalseEdges = true;
  Options.AddInitializers = true;
  Options.setAllAlwaysAdd();
  const CFG *Graph = Context.getCFG();
  if (!Graph)
    return Result;
  llvm::SmallPtrSet<const CFGBlock *, 16> Seen{&Graph->getEntry()};
  SmallVector<const CFGBlock *, 16> Open{&Graph->getEntry()};
  while (!Open.empty()) {
    const CFGBlock *Block = Open.pop_back_val();
    for (const CFGElement &E : *Block)
      if (std::optional<CFGStmt> S = E.getAs<CFGStmt>())
        Result.insert(S->getStmt());
    for (const CFGBlock *Next : Block->succs())
      if (Next && Seen.insert(Next).second)
        Open.push_back(Next);
  }
  return Result;
}

std::string text(const KnownExtent &Indices) {
  if (Indices.size() == 1)
    return std::to_string(Indices[0]);
  std::string Result = "{";
  for (int64_t Index : Indices)
    Result += (Result.size() > 1 ? ", " : "") + std::to_string(Index);
  return Result + "}";
}

/// Searches a kernel for reasons why its last thread may not come to an access, or why its index
/// may change: it leaves the kernel or a loop early, or uses the index in another way than to read
/// it.
class ThreadWatcher : public BodyWalker {
public:
  ThreadWatcher(const VarDecl *Parameter, const ASTContext &Ast) : Parameter(Parameter), Ast(Ast) {}

  bool isCertain() const {
    return !Leaves &&
           (Uses == Reads || Parameter->getType().getNonReferenceType().isConstQualified());
  }

  bool VisitReturnStmt(ReturnStmt *) override { return leaves(); }
  bool VisitBreakStmt(BreakStmt *) override { return leaves(); }
  bool VisitCallExpr(CallExpr *E) override {
    const FunctionDecl *Callee = E->getDirectCallee();
    const auto *Operator = dyn_cast<CXXOperatorCallExpr>(E);
    if (Operator && isElementOperator(Operator))
      for (const Expr *Arg : llvm::drop_begin(Operator->arguments()))
        Reads += isParameter(Arg);
    return !Callee || !Callee->isNoReturn() || leaves();
  }
  bool VisitImplicitCastExpr(ImplicitCastExpr *E) override {
    Reads += E->getCastKind() == CK_LValueToRValue &&
             componentOf(Parameter, E->getSubExpr(), Ast).has_value();
    return true;
  }
  bool VisitDeclRefExpr(DeclRefExpr *E) override {
    Uses += E->getDecl() == Parameter;
    return true;
  }

private:
  bool leaves() {
    Leaves = true;
    return false;
  }
  bool isParameter(const Expr *E) const {
    const auto *Ref = dyn_cast<DeclRefExpr>(stripped(E));
    return Ref && Ref->getDecl() == Parameter;
  }

  const VarDecl *Parameter;
  const ASTContext &Ast;
  unsigned Uses = 0, Reads = 0;
  bool Leaves = false;
};

void reportIndices(const RuleContext &C, const FunctionDecl *Function, const IndexFinder &Finder,
                   const LastThread &Thread) {
  if (Finder.Found.empty())
    return;
  const llvm::SmallPtrSet<const Stmt *, 16> Reached = reached(C, Function);
  for (const IndexFinder::Wrong &W : Finder.Found) {
    if (!Reached.contains(W.At) || W.Of.OfThread != (Thread.Parameter != nullptr))
      continue;
    const unsigned D = W.Of.Dimension + W.Place;
    C.report(W.At->getBeginLoc(), diag::warn_index_bounds)
        << text(W.Of.Indices) << W.Of.Container << std::to_string(W.Of.Extent[D] - 1)
        << (W.Of.Extent.size() > 1) << D << W.At->getSourceRange();
    if (Thread.Parameter)
      C.report(Thread.Parameter->getLocation(), diag::note_last_thread) << text(Thread.Index);
    C.report(W.Of.Container->getLocation(), diag::note_declared_here) << W.Of.Container;
  }
}

} // namespace

void checkIndices(const RuleContext &C, const FunctionDecl *Function) {
  if (Function->isDependentContext())
    return;
  IndexFinder Finder(C);
  Finder.walk(Function);
  reportIndices(C, Function, Finder, LastThread());
}

void checkIndicesOfLaunch(const RuleContext &C, const LaunchSite &Launch) {
  const auto *Lambda = dyn_cast<LambdaExpr>(Launch.Kernel->IgnoreImplicit());
  const CXXMethodDecl *Kernel = Lambda ? Lambda->getCallOperator() : nullptr;
  if (!Kernel || Kernel->isDependentContext() || Kernel->getNumParams() != 1)
    return;
  const ParmVarDecl *Parameter = Kernel->getParamDecl(0);
  const CXXRecordDecl *Class = Parameter->getType().getNonReferenceType()->getAsCXXRecordDecl();
  if (!Class || libraryClass(Class) != LibraryClass::Index)
    return;
  std::optional<KnownExtent> Domain = knownExtent(C.Ast, C.Fixed, Launch.Domain);
  if (!Domain || llvm::any_of(*Domain, [](int64_t Component) { return Component <= 0; }))
    return;
  ThreadWatcher Watcher(Parameter, C.Ast);
  Watcher.walk(Kernel);
  if (!Watcher.isCertain())
    return;
  LastThread Thread{Parameter, *Domain};
  for (int64_t &Component : Thread.Index)
    --Component;
  IndexFinder Finder(C, Thread);
  Finder.walk(Kernel);
  C.Found.enter(Kernel);
  reportIndices(C, Kernel, Finder, Thread);
}

} // namespace ampcc
