//===- ExpressionRules.cpp - rules for literals, casts and pointers (spec 2.4.3) -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Rules.h"
#include "TypeRules.h"
#include "ampcc/Basic/BodyWalker.h"
#include "ampcc/Basic/CompilerBuiltins.h"
#include "ampcc/Basic/DeviceCallee.h"
#include "ampcc/Basic/Library.h"
#include "clang/Basic/CharInfo.h"
#include "clang/Lex/Lexer.h"

using namespace clang;

namespace ampcc {
namespace {

/// The limit of the runtime's memory for messages (docs/runtime-abi.md, "Messages").
constexpr unsigned MaxMessageArguments = 128;

/// The function of the library (spec 12.3) or printf, which sends a message.
bool sendsMessage(const FunctionDecl *Function, LanguageVersion V) {
  return hasMark(Function, Mark::Message) ||
         (allows(V, Feature::LibraryBuiltins) &&
          compilerBuiltin(Function->getBuiltinID()) == CompilerBuiltin::Message);
}

/// The function that E calls to send a message; null for other calls. In a template the call may
/// not be resolved yet.
const FunctionDecl *messageFunction(const CallExpr *E, LanguageVersion V) {
  const FunctionDecl *Callee = E->getDirectCallee();
  Callee = Callee ? deviceCallee(Callee) : nullptr;
  if (const auto *Open = dyn_cast<OverloadExpr>(E->getCallee()->IgnoreParens()))
    for (const NamedDecl *D : Open->decls())
      if (const FunctionDecl *Function = D->getUnderlyingDecl()->getAsFunction();
          Function && (!Callee || sendsMessage(Function, V)))
        Callee = Function;
  return Callee && sendsMessage(Callee, V) ? Callee : nullptr;
}

/// The function that the macro assert calls: all its arguments come from the compiler, and are no
/// values.
bool isAssertion(const FunctionDecl *Message) {
  return messageKind(Message) == MessageKind::Assert;
}

bool isPointerToBool(QualType T) {
  return T->isPointerType() && T->getPointeeType()->isBooleanType();
}

/// Whether code names a parameter, other than in operands of calls that never return.
class ParameterUse : public BodyWalker {
public:
  explicit ParameterUse(const ParmVarDecl *Parameter) : Parameter(Parameter) {}

  bool isUsedBy(const FunctionDecl *Function) {
    walk(Function);
    return Found;
  }
  bool VisitDeclRefExpr(DeclRefExpr *E) override {
    Found |= E->getDecl() == Parameter;
    return true;
  }

private:
  const ParmVarDecl *Parameter;
  bool Found = false;
};

class ExpressionChecker : public BodyWalker {
public:
  ExpressionChecker(const RuleContext &C, const FunctionDecl *Function)
      : C(C), Function(Function) {}

  /// One mistake, one message: `const char *S = "text"` and `std::string S = "text"` are reported
  /// for their types.
  bool TraverseVarDecl(VarDecl *Variable) override {
    const Expr *Init = Variable->getInit();
    if (const auto *Failed = dyn_cast_or_null<RecoveryExpr>(Init);
        Failed && Failed->subExpressions().size() == 1)
      Init = Failed->subExpressions()[0];
    if (Init && isa<StringLiteral>(Init->IgnoreImpCasts()) &&
        findTypeProblem(C, Variable->getType(), TypeUse::Variable))
      return true;
    if (Init && Variable->getType()->isArrayType())
      passArray(Init);
    return BodyWalker::TraverseVarDecl(Variable);
  }
  bool TraverseInitListExpr(InitListExpr *E, DataRecursionQueue *Queue = nullptr) override {
    for (const Expr *Init : E->inits())
      passArray(Init);
    return BodyWalker::TraverseInitListExpr(E, Queue);
  }
  /// The strings of an assembly statement are part of it.
  bool TraverseGCCAsmStmt(GCCAsmStmt *, DataRecursionQueue * = nullptr) override { return true; }
  bool TraverseStaticAssertDecl(StaticAssertDecl *) override { return true; }

  bool VisitCallExpr(CallExpr *E) override {
    const FunctionDecl *Direct = E->getDirectCallee();
    // A call out of reach is an error whatever its arguments are.
    if (Direct && !restrictionsOf(Direct).Amp && !allows(C.version(), Feature::Deduction))
      for (const Expr *Argument : E->arguments())
        passText(Argument);
    if (allows(C.version(), Feature::StringLiterals))
      passReported(E);
    const FunctionDecl *Callee = messageFunction(E, C.version());
    if (!Callee)
      return true;
    if (isAssertion(Callee)) {
      for (const Expr *Argument : E->arguments())
        passText(Argument);
      return true;
    }
    if (E->getNumArgs() > 1 + MaxMessageArguments) {
      const Expr *TooMuch = E->getArg(1 + MaxMessageArguments);
      C.report(TooMuch->getBeginLoc(), diag::err_message_arguments)
          << Callee << MaxMessageArguments << TooMuch->getSourceRange();
    }
    for (unsigned I = 0; I < E->getNumArgs(); ++I) {
      const Expr *Arg = E->getArg(I);
      const Expr *Written = Arg->IgnoreParenImpCasts();
      const auto *Text = dyn_cast<StringLiteral>(Written);
      if (Text && Text->getCharByteWidth() == 1 && Text->getKind() != StringLiteralKind::UTF8) {
        Printed.insert(Text);
        continue;
      }
      if (Text)
        Printed.insert(Text); // one mistake, one message
      if (I == 0 && !Arg->isTypeDependent())
        C.report(Written->getBeginLoc(), diag::err_message_format)
            << Callee << Written->getSourceRange();
      else if (I > 0 && !Arg->isTypeDependent() && !isSent(Arg->getType()))
        C.report(Written->getBeginLoc(), diag::err_message_argument)
            << Callee << Written->getType() << Written->getSourceRange();
    }
    return true;
  }
  /// `assert(good && "text")`: as a condition a text is true, and nothing is left of it.
  bool VisitImplicitCastExpr(ImplicitCastExpr *E) override {
    if (E->getCastKind() == CK_PointerToBoolean)
      passText(E->getSubExpr());
    return true;
  }
  bool VisitRecoveryExpr(RecoveryExpr *E) override {
    for (const Expr *Part : E->subExpressions())
      passText(Part);
    return true;
  }
  bool VisitStringLiteral(StringLiteral *E) override {
    if (Printed.contains(E))
      return true;
    if (!allows(C.version(), Feature::StringLiterals))
      C.report(E->getBeginLoc(), diag::err_amp_string_literal)
          << (!Function->isDependentContext() && !canKeepAddress(C, Function))
          << E->getSourceRange();
    else if (!Function->isDependentContext() && canKeepAddress(C, Function))
      C.report(E->getBeginLoc(), diag::err_amp_string_literal_kept)
          << Function << E->getSourceRange();
    return true;
  }
  bool VisitFloatingLiteral(FloatingLiteral *E) override {
    if (E->getValue().isInfinity())
      C.report(E->getLocation(), diag::err_amp_literal_range) << E->getType();
    return true;
  }

  /// Clang gives a decimal literal that no signed type can hold an unsigned one, with a warning.
  bool VisitIntegerLiteral(IntegerLiteral *E) override {
    if (exceedsSignedTypes(E))
      C.report(E->getLocation(), diag::err_amp_literal_range) << C.Ast.LongTy;
    return true;
  }

  bool VisitExplicitCastExpr(ExplicitCastExpr *E) override {
    // `reinterpret_cast<int *&>(l)`: the integer's own bits as a pointer.
    if (E->getCastKind() == CK_LValueBitCast) {
      QualType From = E->getSubExprAsWritten()->getType(), To = E->getType();
      if (From->isPointerType() != To->isPointerType() &&
          (From->isIntegralOrEnumerationType() || To->isIntegralOrEnumerationType()))
        C.report(E->getBeginLoc(), diag::err_amp_pointer_cast)
            << From->isPointerType() << From << E->getTypeAsWritten() << false
            << E->getSubExprAsWritten()->getSourceRange();
      return true;
    }
    const bool FromPointer = E->getCastKind() == CK_PointerToIntegral;
    const bool ToPointer = E->getCastKind() == CK_IntegralToPointer;
    // A device cannot know into which memory the pointers lead that the object holds.
    const bool ToPointers =
        ToPointer && C.Ast.getBaseElementType(E->getType()->getPointeeType())->isAnyPointerType();
    if (allows(C.version(), Feature::PointersAsIntegers) && !ToPointers)
      return true;
    if (FromPointer || ToPointer)
      C.report(E->getBeginLoc(), diag::err_amp_pointer_cast)
          << FromPointer << E->getSubExprAsWritten()->getType() << E->getTypeAsWritten()
          << !ToPointers << E->getSubExprAsWritten()->getSourceRange();
    return true;
  }

  bool VisitBinaryOperator(BinaryOperator *E) override {
    if (E->isLogicalOp() && E->isTypeDependent()) { // no cast says so yet
      passText(E->getLHS());
      passText(E->getRHS());
    }
    if (!E->isAdditiveOp() && E->getOpcode() != BO_AddAssign && E->getOpcode() != BO_SubAssign)
      return true;
    return checkArithmetic(E->getOperatorLoc(), {E->getLHS(), E->getRHS()});
  }
  bool VisitUnaryOperator(UnaryOperator *E) override {
    return !E->isIncrementDecrementOp() || checkArithmetic(E->getOperatorLoc(), {E->getSubExpr()});
  }
  bool VisitArraySubscriptExpr(ArraySubscriptExpr *E) override {
    return checkArithmetic(E->getRBracketLoc(), {E->getBase()});
  }

private:
  /// As C passes it where the parameter is `...`.
  static bool isSent(QualType T) { return T->isArithmeticType() || T->isEnumeralType(); }
  bool exceedsSignedTypes(const IntegerLiteral *E) const {
    if (!E->getType()->isUnsignedIntegerType() || !E->getValue().isNegative())
      return false;
    const SourceManager &SM = C.Ast.getSourceManager();
    llvm::SmallString<32> Buffer;
    bool Invalid = false;
    StringRef Text =
        Lexer::getSpelling(E->getLocation(), Buffer, SM, C.Ast.getLangOpts(), &Invalid);
    // Not the name of a template argument, which can have such a value.
    return !Invalid && !Text.empty() && clang::isDigit(Text[0]) && !Text.starts_with("0") &&
           Text.find_first_of("uU") == StringRef::npos;
  }
  void passText(const Expr *Argument) {
    Argument = Argument->IgnoreParenImpCasts();
    if (const auto *Name = dyn_cast<PredefinedExpr>(Argument))
      Printed.insert(Name->getFunctionName());
    if (const auto *Text = dyn_cast<StringLiteral>(Argument))
      Printed.insert(Text);
  }

  /// A literal that initialises an array is copied.
  void passArray(const Expr *Init) {
    const auto *Text = dyn_cast_or_null<StringLiteral>(Init ? Init->IgnoreParens() : nullptr);
    if (Text && allows(C.version(), Feature::StringLiterals))
      Printed.insert(Text);
  }

  /// A literal for a parameter that the function only passes on to calls that never return: the
  /// device does not evaluate these calls.
  void passReported(const CallExpr *E) {
    const FunctionDecl *Callee = E->getDirectCallee(), *Body = nullptr;
    if (!Callee || !isUnmarked(Callee) || !Callee->hasBody(Body))
      return;
    const unsigned First = isa<CXXOperatorCallExpr>(E) && isa<CXXMethodDecl>(Callee);
    for (unsigned I = First; I < E->getNumArgs() && I - First < Body->getNumParams(); ++I)
      if (isa<StringLiteral>(E->getArg(I)->IgnoreParenImpCasts()) &&
          !ParameterUse(Body->getParamDecl(I - First)).isUsedBy(Body))
        passText(E->getArg(I));
  }

  bool checkArithmetic(SourceLocation Loc, std::initializer_list<const Expr *> Operands) {
    for (const Expr *Operand : Operands)
      // An array of bool is an error where it is declared.
      if (isPointerToBool(Operand->getType()) && !allows(C.version(), Feature::BoolPointers) &&
          !Operand->IgnoreParenImpCasts()->getType()->isArrayType()) {
        C.report(Loc, diag::err_amp_bool_pointer)
            << Operand->getType() << Operand->getSourceRange();
        return true;
      }
    return true;
  }

  const RuleContext &C;
  const FunctionDecl *Function;
  /// Literals that are no arrays on the device, or initialise an array.
  llvm::SmallPtrSet<const StringLiteral *, 4> Printed;
};

} // namespace

void checkExpressions(const RuleContext &C, const FunctionDecl *Function) {
  ExpressionChecker(C, Function).walk(Function);
}

} // namespace ampcc
