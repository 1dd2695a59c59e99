//===- ChangedCaptures.cpp - captured variables that a kernel changes -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ChangedCaptures.h"
#include "TypeRules.h"
#include "ampcc/Basic/BodyWalker.h"
#include "clang/AST/ParentMapContext.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/StringSwitch.h"

using namespace clang;

namespace ampcc {
namespace {

class ChangeFinder : public BodyWalker {
public:
  explicit ChangeFinder(const ValueDecl *Variable) : Variable(Variable) {}

  std::optional<Change> Found;

  bool VisitBinaryOperator(BinaryOperator *E) override {
    return !E->isAssignmentOp() || changed(E->getLHS(), E->getOperatorLoc(), E->getOpcodeStr());
  }
  bool VisitUnaryOperator(UnaryOperator *E) override {
    return !E->isIncrementDecrementOp() || changed(E->getSubExpr(), E->getOperatorLoc(),
                                                   UnaryOperator::getOpcodeStr(E->getOpcode()));
  }

private:
  /// Notes the operator if the changed object is the variable or a part of it.
  bool changed(const Expr *Object, SourceLocation Loc, StringRef Operator) {
    Object = Object->IgnoreParenImpCasts();
    while (true) {
      if (const auto *Member = dyn_cast<MemberExpr>(Object); Member && !Member->isArrow())
        Object = Member->getBase()->IgnoreParenImpCasts();
      else if (const auto *Element = dyn_cast<ArraySubscriptExpr>(Object))
        Object = Element->getBase()->IgnoreParenImpCasts();
      else
        break;
    }
    const auto *Named = dyn_cast<DeclRefExpr>(Object);
    if (Named && Named->getDecl() == Variable && !Variable->getType()->isPointerType())
      Found = {Loc, Operator.str()};
    return !Found;
  }

  const ValueDecl *Variable;
};

/// Looks for uses of a variable other than changes whose result is not used.
class UseFinder : public BodyWalker {
public:
  UseFinder(ASTContext &Ast, const ValueDecl *Variable) : Ast(Ast), Variable(Variable) {}

  unsigned Uses = 0, Changes = 0;

  bool VisitDeclRefExpr(DeclRefExpr *E) override {
    Uses += E->getDecl() == Variable;
    return true;
  }
  bool VisitBinaryOperator(BinaryOperator *E) override {
    return !E->isAssignmentOp() || changed(E, E->getLHS());
  }
  bool VisitUnaryOperator(UnaryOperator *E) override {
    return !E->isIncrementDecrementOp() || changed(E, E->getSubExpr());
  }

private:
  bool changed(const Expr *E, const Expr *Object) {
    const auto *Named = dyn_cast<DeclRefExpr>(Object->IgnoreParenImpCasts());
    const auto Parents = Ast.getParents(*E);
    Changes +=
        Named && Named->getDecl() == Variable && !Parents.empty() && Parents[0].get<CompoundStmt>();
    return true;
  }

  ASTContext &Ast;
  const ValueDecl *Variable;
};

/// The function of the library that does the same in one step; empty if there is none.
StringRef atomicFunction(StringRef Operator) {
  return llvm::StringSwitch<StringRef>(Operator)
      .Cases("++", "+=", "atomic_fetch_add")
      .Cases("--", "-=", "atomic_fetch_sub")
      .Case("&=", "atomic_fetch_and")
      .Case("|=", "atomic_fetch_or")
      .Case("^=", "atomic_fetch_xor")
      .Default("");
}

bool hasAtomics(QualType T) {
  return T->isSpecificBuiltinType(BuiltinType::Int) || T->isSpecificBuiltinType(BuiltinType::UInt);
}

/// The variable that the lambda captures under this name; null if there is none.
const ValueDecl *captured(const CXXRecordDecl *Lambda, StringRef Name) {
  for (const LambdaCapture &Capture : Lambda->captures())
    if (Capture.capturesVariable() && Capture.getCapturedVar()->getName() == Name)
      return Capture.getCapturedVar();
  return nullptr;
}

/// The lambda of whose call operator this is the function, if a launch can call it.
const CXXRecordDecl *kernelLambda(const FunctionDecl *Function) {
  const auto *Method = dyn_cast_or_null<CXXMethodDecl>(Function);
  if (!Method || !Method->getParent()->isLambda())
    return nullptr;
  const auto *Around = dyn_cast<FunctionDecl>(Method->getParent()->getDeclContext());
  return Around && restrictionsOf(Around).Amp ? nullptr : Method->getParent();
}

} // namespace

std::optional<Change> findChange(const FunctionDecl *Function, const ValueDecl *Variable) {
  ChangeFinder Finder(Variable);
  Finder.TraverseStmt(Function->getBody());
  return Finder.Found;
}

bool isUsed(const RuleContext &C, const FunctionDecl *Function, const ValueDecl *Variable) {
  UseFinder Finder(C.Ast, Variable);
  Finder.walk(Function);
  return Finder.Uses != 0;
}

void noteElementToChange(const RuleContext &C, const ValueDecl *Variable, const Change &By) {
  QualType T = Variable->getType().getNonReferenceType().getUnqualifiedType();
  const std::string Element = T.getAsString(C.Ast.getPrintingPolicy());
  const bool IsAssignment = By.Operator == "=";
  const StringRef Atomic = atomicFunction(By.Operator);
  if (findElementProblem(C, T) || T->isArrayType())
    return;
  const bool IsSmall = C.Ast.getTypeSize(T) % 32;
  if (IsAssignment && !IsSmall)
    C.report(By.Loc, diag::note_assign_element) << Element << Variable->getName();
  else if (!IsAssignment && hasAtomics(T) && !Atomic.empty())
    C.report(By.Loc, diag::note_change_element) << Element << Variable->getName() << Atomic;
  else if (!IsAssignment)
    C.report(By.Loc, diag::note_combine_elements);
  else
    C.report(By.Loc, diag::note_assign_int) << Variable;
}

void checkLostChanges(const RuleContext &C, const LambdaExpr *Lambda) {
  const CXXMethodDecl *Kernel = Lambda->getCallOperator();
  if (!Lambda->isMutable() || !kernelLambda(Kernel) || Kernel->isDependentContext())
    return;
  for (const LambdaCapture &Capture : Lambda->captures()) {
    if (!Capture.capturesVariable() || Capture.getCaptureKind() != LCK_ByCopy)
      continue;
    const ValueDecl *Variable = Capture.getCapturedVar();
    UseFinder Finder(C.Ast, Variable);
    Finder.TraverseStmt(Lambda->getBody());
    std::optional<Change> Changed = Finder.Changes == 0 || Finder.Changes != Finder.Uses
                                        ? std::nullopt
                                        : findChange(Kernel, Variable);
    if (!Changed)
      continue;
    C.report(Changed->Loc, diag::warn_capture_lost) << Variable;
    noteElementToChange(C, Variable, *Changed);
  }
}

void checkChangedCaptures(const RuleContext &C, llvm::ArrayRef<KeptError> Kept) {
  const SourceManager &SM = C.Ast.getSourceManager();
  auto Spelling = [&](SourceLocation Loc) {
    return Lexer::getSourceText(CharSourceRange::getTokenRange(Loc), SM, C.Ast.getLangOpts());
  };
  for (const KeptError &Error : Kept) {
    const CXXRecordDecl *Lambda =
        Error.K == KeptError::ChangedCapture ? kernelLambda(Error.Function) : nullptr;
    const StoredDiagnostic &Message = Error.Parts[0];
    if (!Lambda || Message.getRanges().empty())
      continue;
    const ValueDecl *Variable = captured(Lambda, Spelling(Message.getRanges().front().getBegin()));
    if (!Variable)
      continue;
    C.Found.enter(Error.Function);
    C.report(Message.getLocation(), diag::err_amp_capture_changed)
        << Variable << Message.getRanges().front();
    noteElementToChange(C, Variable,
                        {Message.getLocation(), Spelling(Message.getLocation()).str()});
  }
  C.Found.enter(nullptr);
}

} // namespace ampcc
