//===- VisualCppTemporaries.cpp - temporaries bound to references ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Visual C++ binds a temporary of a class to a reference that is not const, in declarations and in
// calls.
//
//===----------------------------------------------------------------------===//
#include "ClangArguments.h"
#include "RawText.h"
#include "VisualCppRepairs.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/Expr.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Lexer.h"
#include "clang/Sema/Initialization.h"
#include "clang/Sema/Sema.h"

using namespace clang;

namespace ampcc {

/// `T &r = make();` keeps the temporary as long as r lives; `f(make())` to the end of the
/// expression.
void VisualCppRepairs::bindTemporary(const Diagnostic &Info) {
  QualType Type = typeArgument(Info, ClangArgument::Temporary);
  if (Info.getNumRanges() == 0 || Type.isNull() || !Type->isRecordType())
    return;
  const SourceManager &SM = CI.getSourceManager();
  CharSourceRange Value = Info.getRange(Info.getNumRanges() - 1);
  SourceLocation Place = SM.getSpellingLoc(Info.getLocation());
  if (!SM.isBeforeInTranslationUnit(Place, SM.getSpellingLoc(Value.getBegin())))
    return passAsLvalue(Value);
  RawTextBefore Before(SM, CI.getLangOpts(), Place);
  if (!Before.isOneOf(0, tok::amp))
    return;
  Repairs.insert(SM, Before.end(0), "&");
  // A temporary that is named as a member is a property's value. Where the host has a reference for
  // it, that is no temporary.
  const SourceLocation Member = SM.getSpellingLoc(Value.getEnd());
  RawText Last(SM, CI.getLangOpts(), Member);
  if (Value.isTokenRange() && Last.is(0, tok::raw_identifier) &&
      RawTextBefore(SM, CI.getLangOpts(), Member).isOneOf(0, tok::period, tok::arrow)) {
    Repairs.insert(SM, SM.getSpellingLoc(Value.getBegin()), "::amp_msvc::value(");
    Repairs.insert(SM, Last.end(0), ")");
  }
}

void VisualCppRepairs::passAsLvalue(CharSourceRange Expression, StringRef Type) {
  const SourceManager &SM = CI.getSourceManager();
  SourceLocation Begin = SM.getSpellingLoc(Expression.getBegin()),
                 End = SM.getSpellingLoc(Expression.getEnd());
  if (Expression.isTokenRange())
    End = Lexer::getLocForEndOfToken(End, 0, SM, CI.getLangOpts());
  Repairs.insert(SM, Begin,
                 Type.empty() ? "::amp_msvc::lvalue("
                              : ("::amp_msvc::lvalue(static_cast<" + Type + ">(").str());
  Repairs.insert(SM, End, Type.empty() ? ")" : "))");
}

/// The class of the parameter that a conversion of the argument makes, and its reference refers
/// to. Empty: the candidate fails for another reason.
std::string VisualCppRepairs::temporaryOf(const Diagnostic &Note) const {
  std::vector<QualType> Types =
      is(Note, ClangRole::Conversion) ? typeArguments(Note) : std::vector<QualType>();
  if (Types.size() != 2 || Types[0].isNull() || Types[1].isNull() || !CI.hasSema())
    return std::string();
  QualType To = Types[1].getNonReferenceType();
  if (!Types[1]->isLValueReferenceType() || To.isConstQualified() || To->isDependentType() ||
      !To->isRecordType() || Types[0]->isDependentType())
    return std::string();
  Sema &S = CI.getSema();
  OpaqueValueExpr From(Note.getLocation(), Types[0].getNonReferenceType(), VK_PRValue);
  if (!S.CanPerformCopyInitialization(InitializedEntity::InitializeTemporary(To), &From))
    return std::string();
  PrintingPolicy Policy(CI.getLangOpts());
  Policy.FullyQualifiedName = true;
  Policy.SuppressTagKeyword = true;
  return To.getCanonicalType().getAsString(Policy);
}

/// Which operand of the call had to be an lvalue.
void VisualCppRepairs::takeNote(const Diagnostic &Info) {
  if (std::optional<std::string> Why = textArgument(Info, ClangArgument::Failure);
      Why && StringRef(*Why).contains("deduced non-type template argument"))
    return deduceValues(Info.getLocation());
  std::optional<unsigned> Number = numberArgument(Info, ClangArgument::Operand);
  const std::string Type = temporaryOf(Info);
  if (!Number || numberArgument(Info, ClangArgument::IsObject) != 0u ||
      (Type.empty() && numberArgument(Info, ClangArgument::WantsRvalue) != 0u))
    return;
  const SourceManager &SM = CI.getSourceManager();
  unsigned Operand = *Number - 1;
  std::vector<CharSourceRange> Ranges = Call->Ranges;
  VisualCppRepair Repair = Call->Repair;
  Call.reset(); // the first candidate is the one that counts
  if (Repair == VisualCppRepair::PassToOperator) {
    if (Operand < Ranges.size())
      passAsLvalue(Ranges[Operand], Type);
    return;
  }
  if (Ranges.empty())
    return;
  bool IsInit = Repair == VisualCppRepair::InitializeBetter;
  RawText Text(SM, CI.getLangOpts(), Ranges[0].getBegin());
  size_t I = 0;
  if (!IsInit) { // behind the function's name
    SourceLocation Last = SM.getSpellingLoc(Ranges[0].getEnd());
    while (I < Text.size() && !SM.isBeforeInTranslationUnit(Last, Text.begin(I)))
      ++I;
    while (I < Text.size() && !Text.is(I, tok::l_paren))
      ++I;
    ++I;
  }
  for (; Operand > 0; --Operand)
    I = Text.endOfOperand(I) + 1;
  size_t End = Text.endOfOperand(I);
  if (I < End && End < Text.size())
    passAsLvalue(CharSourceRange::getCharRange(Text.begin(I), Text.end(End - 1)), Type);
}

} // namespace ampcc
