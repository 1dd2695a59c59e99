//===- UnsynchronizedReads.cpp - a rule for the host's reads of a view's memory (spec 5.2.2) -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The results of a kernel are in the memory that a view shows after `synchronize()`, an access
// through the view, or its end. The rule reports a read of the memory where none of them can have
// happened:
//
//   std::vector<int> data(64);
//   array_view<int> view(64, data);
//   parallel_for_each(view.extent, [=](index<1> i) restrict(amp) { view[i] = 7; });
//   std::cout << data[5];  // here
//
// It reports nothing that is uncertain. The view is a local variable which only launches name. In
// the launch each thread of the view's extent assigns to its element, or all threads change one
// element with a constant index, which is the one that is read. The launch and the read are in the
// block of the view, and between them are no calls of other functions of the program, which might
// wait in another way, and no other uses of the memory.
//
//===----------------------------------------------------------------------===//
#include "Rules.h"
#include "ampcc/Basic/BodyWalker.h"
#include "ampcc/Basic/Library.h"

using namespace clang;

namespace ampcc {
namespace {

const VarDecl *variableOf(const Expr *E) {
  const auto *Ref = dyn_cast<DeclRefExpr>(E->IgnoreParenImpCasts());
  return Ref ? dyn_cast<VarDecl>(Ref->getDecl()) : nullptr;
}

bool isViewThatWrites(QualType T) {
  const auto *Class = dyn_cast_or_null<ClassTemplateSpecializationDecl>(T->getAsCXXRecordDecl());
  return Class && libraryClass(Class) == LibraryClass::ArrayView &&
         !Class->getTemplateArgs()[0].getAsType().isConstQualified();
}

/// The container or array whose memory a view variable shows; null if it is not a variable.
const VarDecl *memoryOf(const VarDecl *View) {
  const Expr *Init = View->getInit() ? View->getInit()->IgnoreImplicit() : nullptr;
  const auto *Made = dyn_cast_or_null<CXXConstructExpr>(Init);
  if (!Made || !isViewThatWrites(View->getType()))
    return nullptr;
  const CXXConstructorDecl *Constructor = Made->getConstructor();
  for (unsigned I = 0; I < Constructor->getNumParams() && I < Made->getNumArgs(); ++I)
    if (hasMark(Constructor->getParamDecl(I), Mark::Shown)) {
      const Expr *Shown = Made->getArg(I)->IgnoreParenImpCasts();
      const auto *Call = dyn_cast<CXXMemberCallExpr>(Shown);
      return variableOf(Call ? Call->getImplicitObjectArgument() : Shown);
    }
  return nullptr;
}

/// The variable of which E accesses an element, `x[...]` or `x(...)`; null for another expression.
const VarDecl *elementOf(const Expr *E) {
  E = E->IgnoreParens();
  if (const auto *Element = dyn_cast<ArraySubscriptExpr>(E))
    return variableOf(Element->getBase());
  const auto *Operator = dyn_cast<CXXOperatorCallExpr>(E);
  return Operator && (Operator->getOperator() == OO_Subscript || Operator->getOperator() == OO_Call)
             ? variableOf(Operator->getArg(0))
             : nullptr;
}

/// The variable whose element at the index of the kernel `E` accesses; null for another expression.
const VarDecl *ownElementOf(const Expr *E) {
  const VarDecl *Variable = elementOf(E);
  const auto *Operator = dyn_cast<CXXOperatorCallExpr>(E->IgnoreParens());
  if (!Variable || !Operator || Operator->getNumArgs() != 2)
    return nullptr;
  return isa_and_nonnull<ParmVarDecl>(variableOf(Operator->getArg(1))) ? Variable : nullptr;
}

/// The constant index of an element, as in `x[0]`; unset for another expression.
std::optional<int64_t> constantIndexOf(const Expr *E, const ASTContext &Ast) {
  E = E->IgnoreParens();
  const auto *Element = dyn_cast<ArraySubscriptExpr>(E);
  const auto *Operator = dyn_cast<CXXOperatorCallExpr>(E);
  const Expr *Index = Element                                   ? Element->getIdx()
                      : Operator && Operator->getNumArgs() == 2 ? Operator->getArg(1)
                                                                : nullptr;
  Expr::EvalResult Value;
  return Index && Index->getType()->isIntegerType() && Index->EvaluateAsInt(Value, Ast)
             ? std::optional(Value.Val.getInt().getExtValue())
             : std::nullopt;
}

/// A write of all threads of a launch.
struct Write {
  SourceLocation At;              ///< invalid if there is none that is certain
  std::optional<int64_t> Element; ///< the constant index; unset: each thread writes its own element
};

/// The element that a statement of a kernel changes, also by an atomic function of the library;
/// null for another statement.
const Expr *changedIn(const Expr *E, const UnitFiles &Files) {
  if (const auto *Binary = dyn_cast<BinaryOperator>(E))
    return Binary->isAssignmentOp() ? Binary->getLHS() : nullptr;
  if (const auto *Unary = dyn_cast<UnaryOperator>(E))
    return Unary->isIncrementDecrementOp() ? Unary->getSubExpr() : nullptr;
  const auto *Call = dyn_cast<CallExpr>(E);
  const FunctionDecl *Callee = Call ? Call->getDirectCallee() : nullptr;
  if (!Callee || !Files.isLibrary(Callee->getLocation()) || Call->getNumArgs() == 0)
    return nullptr;
  const auto *Address = dyn_cast<UnaryOperator>(Call->getArg(0)->IgnoreParenImpCasts());
  return Address && Address->getOpcode() == UO_AddrOf ? Address->getSubExpr() : nullptr;
}

/// The first statement of a kernel in which all threads change elements of a view.
Write writeOf(const LambdaExpr *Kernel, const VarDecl *View, const RuleContext &C) {
  for (const Stmt *S : Kernel->getCompoundStmtBody()->body()) {
    if (isa<DeclStmt>(S))
      continue;
    const auto *E = dyn_cast<Expr>(S);
    if (!E)
      return {}; // a branch, which some threads may not pass
    E = E->IgnoreImplicit();
    const Expr *Changed = changedIn(E, C.Files);
    if (!Changed || elementOf(Changed) != View)
      continue;
    if (ownElementOf(Changed) == View)
      return {E->getBeginLoc(), std::nullopt};
    if (const std::optional<int64_t> Index = constantIndexOf(Changed, C.Ast))
      return {E->getBeginLoc(), Index};
  }
  return {};
}

/// Searches a compute domain for anything but the extent of a view and its tiles.
class DomainChecker : public BodyWalker {
public:
  bool IsCalculated = false;

  bool VisitIntegerLiteral(IntegerLiteral *) override { return note(); }
  bool VisitBinaryOperator(BinaryOperator *) override { return note(); }
  bool VisitCXXOperatorCallExpr(CXXOperatorCallExpr *) override { return note(); }

private:
  bool note() {
    IsCalculated = true;
    return false;
  }
};

/// The lambda that a call launches; null for another call.
const LambdaExpr *kernelOf(const CallExpr *Call) {
  if (!hasMark(Call->getDirectCallee(), Mark::Launch))
    return nullptr;
  return dyn_cast<LambdaExpr>(Call->getArg(Call->getNumArgs() - 1)->IgnoreImplicit());
}

/// The same for a statement.
const LambdaExpr *kernelOf(const Stmt *S) {
  const auto *E = dyn_cast<Expr>(S);
  const auto *Call = E ? dyn_cast<CallExpr>(E->IgnoreImplicit()) : nullptr;
  return Call ? kernelOf(Call) : nullptr;
}

/// Counts the uses of a variable. The bodies of lambdas only use what they have captured.
class UseCounter : public BodyWalker {
public:
  explicit UseCounter(const VarDecl *Variable) : Variable(Variable) {}

  unsigned All = 0, InLaunches = 0;

  bool VisitCallExpr(CallExpr *E) override {
    if (kernelOf(E))
      for (Expr *Argument : E->arguments()) {
        UseCounter OfLaunch(Variable);
        OfLaunch.TraverseStmt(Argument);
        InLaunches += OfLaunch.All;
      }
    return true;
  }

  bool VisitDeclRefExpr(DeclRefExpr *E) override {
    All += E->getDecl() == Variable;
    return true;
  }
  bool TraverseLambdaExpr(LambdaExpr *Lambda, DataRecursionQueue * = nullptr) override {
    for (const LambdaCapture &Capture : Lambda->captures())
      All += Capture.capturesVariable() && Capture.getCapturedVar() == Variable;
    return true;
  }

private:
  const VarDecl *Variable;
};

unsigned usesIn(const VarDecl *Variable, const Stmt *S);

/// The launch has a thread for each element of the view.
bool coversView(const Stmt *Launch, const VarDecl *View) {
  const auto *Call = cast<CallExpr>(cast<Expr>(Launch)->IgnoreImplicit());
  const Expr *Domain = Call->getArg(Call->getNumArgs() - 2);
  DomainChecker Checker;
  Checker.TraverseStmt(const_cast<Expr *>(Domain));
  return usesIn(View, Domain) == 1 && !Checker.IsCalculated;
}

unsigned usesIn(const VarDecl *Variable, const Stmt *S) {
  UseCounter Counter(Variable);
  Counter.TraverseStmt(const_cast<Stmt *>(S));
  return Counter.All;
}

/// The reads of a variable's elements in a statement, and everything that makes a report uncertain.
class ReadFinder : public BodyWalker {
public:
  /// `Element`: the constant index of the elements that count; unset: all.
  ReadFinder(const RuleContext &C, const VarDecl *Memory, std::optional<int64_t> Element)
      : C(C), Memory(Memory), Element(Element) {}

  const Expr *First = nullptr; ///< the first read
  unsigned Reads = 0;
  bool CallsProgram = false;

  bool VisitImplicitCastExpr(ImplicitCastExpr *E) override {
    if (E->getCastKind() == CK_LValueToRValue && elementOf(E->getSubExpr()) == Memory &&
        (!Element || constantIndexOf(E->getSubExpr(), C.Ast) == Element)) {
      ++Reads;
      First = First ? First : E;
    }
    return true;
  }
  bool VisitCallExpr(CallExpr *E) override {
    const FunctionDecl *Callee = E->getDirectCallee();
    CallsProgram |= !Callee || isOfOthers(Callee);
    return true;
  }
  bool VisitCXXConstructExpr(CXXConstructExpr *E) override {
    CallsProgram |= isOfOthers(E->getConstructor());
    return true;
  }
  bool TraverseLambdaExpr(LambdaExpr *, DataRecursionQueue * = nullptr) override {
    CallsProgram = true;
    return true;
  }

private:
  /// The function may wait for kernels: it is one of the program or of the library. Functions of
  /// the standard libraries do not.
  bool isOfOthers(const FunctionDecl *Function) const {
    return C.Files.isEditable(Function->getLocation()) ||
           C.Files.isLibrary(Function->getLocation()) ||
           !C.Ast.getSourceManager().isInSystemHeader(Function->getLocation());
  }

  const RuleContext &C;
  const VarDecl *Memory;
  const std::optional<int64_t> Element;
};

class BlockChecker : public BodyWalker {
public:
  BlockChecker(const RuleContext &C, const FunctionDecl *Function) : C(C), Function(Function) {}

  bool VisitCompoundStmt(CompoundStmt *Block) override {
    for (auto I = Block->body_begin(); I != Block->body_end(); ++I)
      if (const auto *Declared = dyn_cast<DeclStmt>(*I))
        for (const Decl *D : Declared->decls())
          if (const auto *View = dyn_cast<VarDecl>(D))
            if (const VarDecl *Memory = memoryOf(View))
              check(View, Memory, llvm::make_range(std::next(I), Block->body_end()));
    return true;
  }

private:
  using Statements = llvm::iterator_range<CompoundStmt::body_iterator>;

  void check(const VarDecl *View, const VarDecl *Memory, Statements After) const {
    UseCounter Uses(View);
    Uses.walk(Function);
    if (Uses.InLaunches == 0 || Uses.InLaunches != Uses.All)
      return;
    Write Written;
    for (const Stmt *S : After) {
      if (const LambdaExpr *Kernel = kernelOf(S)) {
        if (const Write Found = writeOf(Kernel, View, C);
            Found.At.isValid() && (Found.Element || coversView(S, View)))
          Written = Found;
      } else if (Written.At.isValid() && !goesOn(S, View, Memory, Written)) {
        return;
      }
    }
  }

  /// Checks a statement after the launch. Returns false after a report, and where nothing is
  /// certain any more.
  bool goesOn(const Stmt *S, const VarDecl *View, const VarDecl *Memory,
              const Write &Written) const {
    ReadFinder Finder(C, Memory, Written.Element);
    Finder.TraverseStmt(const_cast<Stmt *>(S));
    if (Finder.CallsProgram)
      return false;
    const unsigned Uses = usesIn(Memory, S);
    if (Uses == 0)
      return true;
    if (Finder.Reads == Uses) {
      C.report(Finder.First->getBeginLoc(), diag::warn_unsynchronized_read)
          << Memory << View->getName() << Finder.First->getSourceRange();
      C.report(Written.At, diag::note_kernel_changes) << View;
    }
    return false;
  }

  const RuleContext &C;
  const FunctionDecl *Function;
};

} // namespace

void checkUnsynchronizedReads(const RuleContext &C, const FunctionDecl *Function) {
  if (!Function->isDependentContext() && Function->hasBody())
    BlockChecker(C, Function).walk(Function);
}

} // namespace ampcc
