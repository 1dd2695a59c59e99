//===- Explanations.cpp - a filter of Clang's errors that ampcc's own errors explain -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Explanations.h"
#include "ampcc/Basic/ASTWalker.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Lex/Lexer.h"

using namespace clang;

namespace ampcc {
namespace {

constexpr KeptError::Kind KindsWithRows[] = {
#define EXPLAINS(MESSAGE, KIND, LINK) KeptError::KIND,
#define EXPLAINS_ANY(KIND, LINK) KeptError::KIND,
#define REPEATS(KIND, LINK) KeptError::KIND,
#define SPURIOUS(KIND) KeptError::KIND,
#include "Explanations.def"
};

constexpr bool everyKindHasRows() {
  for (int Kind = 0; Kind <= KeptError::LastKind; ++Kind) {
    bool Has = false;
    for (KeptError::Kind K : KindsWithRows)
      Has |= K == Kind;
    if (!Has)
      return false;
  }
  return true;
}
static_assert(everyKindHasRows(), "a kind of kept errors that nothing explains");

bool contains(const SourceManager &SM, SourceRange Range, SourceLocation Loc) {
  return Range.isValid() && Loc.isValid() && !SM.isBeforeInTranslationUnit(Loc, Range.getBegin()) &&
         !SM.isBeforeInTranslationUnit(Range.getEnd(), Loc);
}

/// The type of the part of an expression, or of the object whose member it names.
QualType objectType(const Expr *Part) {
  QualType T = Part->getType();
  if (const auto *Members = dyn_cast<UnresolvedMemberExpr>(Part))
    T = Members->getBaseType();
  else if (const auto *Member = dyn_cast<MemberExpr>(Part))
    T = Member->getBase()->getType();
  T = T.getNonReferenceType();
  return T->isPointerType() ? T->getPointeeType() : T;
}

/// Looks at the parts of the expressions around a place that Clang has no meaning for.
class PartVisitor : public ASTWalker {
public:
  PartVisitor(const SourceManager &SM, SourceLocation Loc,
              llvm::function_ref<bool(QualType)> IsSought)
      : SM(SM), Loc(Loc), IsSought(IsSought) {}

  bool Found = false;

  bool VisitRecoveryExpr(RecoveryExpr *E) override {
    if (contains(SM, E->getSourceRange(), Loc))
      Found |= llvm::any_of(E->subExpressions(),
                            [&](const Expr *Part) { return IsSought(objectType(Part)); });
    return !Found;
  }

private:
  const SourceManager &SM;
  SourceLocation Loc;
  llvm::function_ref<bool(QualType)> IsSought;
};

/// Looks for the name of a variable in a place.
class NameVisitor : public ASTWalker {
public:
  NameVisitor(const VarDecl *Variable, llvm::function_ref<bool(SourceLocation)> IsPlace)
      : Variable(Variable), IsPlace(IsPlace) {}

  bool Found = false;

  bool VisitDeclRefExpr(DeclRefExpr *E) override {
    Found |= E->getDecl() == Variable && IsPlace(E->getLocation());
    return !Found;
  }

private:
  const VarDecl *Variable;
  llvm::function_ref<bool(SourceLocation)> IsPlace;
};

template <typename Visitor> bool findsIn(llvm::ArrayRef<FunctionToCheck> Functions, Visitor V) {
  return llvm::any_of(Functions, [&](const FunctionToCheck &F) {
    V.TraverseStmt(F.Function->getBody());
    return V.Found;
  });
}

} // namespace

bool isSpurious(KeptError::Kind Kind) {
  constexpr KeptError::Kind Kinds[] = {
#define SPURIOUS(KIND) KeptError::KIND,
#include "Explanations.def"
  };
  return llvm::is_contained(Kinds, Kind);
}

Explanations::Explanations(const RuleContext &C, llvm::ArrayRef<KeptError> Kept,
                           llvm::ArrayRef<FunctionToCheck> Functions)
    : C(C), Functions(Functions), Repeated(findRepeatedDestructors(C, Kept, Functions)) {}

bool Explanations::marks(const KeptError &Error, SourceLocation Loc) const {
  return llvm::any_of(Error.Parts[0].getRanges(), [&](const CharSourceRange &Range) {
    return contains(C.Ast.getSourceManager(), Range.getAsRange(), Loc);
  });
}

/// Clang stores no declaration for an element that it does not find; only the text names it.
bool Explanations::marksName(const KeptError &Error, StringRef Name) const {
  return llvm::any_of(Error.Parts[0].getRanges(), [&](const CharSourceRange &Range) {
    return Range.isTokenRange() &&
           Name == Lexer::getSourceText(CharSourceRange::getTokenRange(Range.getBegin()),
                                        C.Ast.getSourceManager(), C.Ast.getLangOpts());
  });
}

bool Explanations::isLinked(Link L, const Findings::Message &By, const KeptError &Error) const {
  switch (L) {
  case Link::Place:
    return By.place() == Error.Parts[0].getLocation();
  case Link::Culprit:
    return By.place() == Error.Culprit;
  case Link::Operands:
    return marks(Error, By.place());
  case Link::Class:
    return llvm::any_of(Error.Operands, [&](QualType T) { return C.Found.isOn(By, T); });
  case Link::Code:
    return findsIn(Functions, PartVisitor(C.Ast.getSourceManager(), Error.Parts[0].getLocation(),
                                          [&](QualType T) { return C.Found.isOn(By, T); }));
  case Link::Variable:
    return By.Variable && findsIn(Functions, NameVisitor(By.Variable, [&](SourceLocation Loc) {
                                    return marks(Error, Loc);
                                  }));
  case Link::Parameter:
    return By.Variable && By.Variable->getDeclContext() == Error.Function &&
           marksName(Error, By.Variable->getName());
  case Link::Function:
    return By.Function && By.Function == Error.Function;
  case Link::Launch:
    return By.Launch && Error.Function && By.Launch == Error.Function->getCanonicalDecl();
  }
  llvm_unreachable("a link of no meaning");
}

bool Explanations::explain(const KeptError &Error) const {
  if (isSpurious(Error.K) || Repeated.contains(&Error))
    return true;
  if (Error.K == KeptError::KernelEntry && C.Found.isTolerated(Error.Function))
    return true;
  static constexpr struct {
    KeptError::Kind Kind;
    std::optional<diag::Kind> Message; ///< none: any
    Link L;
  } Rows[] = {
#define EXPLAINS(MESSAGE, KIND, LINK) {KeptError::KIND, diag::MESSAGE, Link::LINK},
#define EXPLAINS_ANY(KIND, LINK) {KeptError::KIND, std::nullopt, Link::LINK},
#include "Explanations.def"
  };
  for (const auto &Row : Rows)
    for (const Findings::Message &M : C.Found.messages())
      if (Row.Kind == Error.K && diag::row(M.K).L == diag::Level::Error &&
          (!Row.Message || *Row.Message == M.K) && isLinked(Row.L, M, Error))
        return true;
  return false;
}

} // namespace ampcc
