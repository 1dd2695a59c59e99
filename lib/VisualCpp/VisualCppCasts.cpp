//===- VisualCppCasts.cpp - conversions that Visual C++ makes by itself ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Messages/ClangArguments.h"
#include "ampcc/VisualCpp/RawText.h"
#include "ampcc/VisualCpp/VisualCppRepairs.h"
#include "clang/AST/DeclCXX.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/StringSwitch.h"

using namespace clang;

namespace ampcc {

/// `p > 0`: the zero becomes a pointer.
void VisualCppRepairs::castZero(const Diagnostic &Info) {
  const SourceManager &SM = CI.getSourceManager();
  for (unsigned I = 0; I < Info.getNumRanges(); ++I) {
    RawText Text(SM, CI.getLangOpts(), Info.getRange(I).getBegin());
    for (QualType Type : typeArguments(Info))
      if (Text.is(0, tok::numeric_constant) && !Type.isNull() && Type->isPointerType())
        Repairs.insert(SM, Text.begin(0), "(" + Type.getAsString() + ")");
  }
}

/// The cast of a pointer to a number with fewer bits, which keeps the low ones: `(int)p`, `int(p)`,
/// `reinterpret_cast<int>(p)`. The pointer becomes a number of its size first.
void VisualCppRepairs::castPointer(SourceLocation Cast) {
  constexpr llvm::StringLiteral Number = "(__INTPTR_TYPE__)";
  const SourceManager &SM = CI.getSourceManager();
  RawText Text(SM, CI.getLangOpts(), Cast);
  if (Text.is(0, tok::l_paren)) {
    const size_t Close = Text.closing(0);
    if (Close + 1 < Text.size())
      Repairs.insert(SM, Text.begin(Close + 1), Number);
    return;
  }
  if (Text.isWord(0, "reinterpret_cast"))
    Repairs.replace(SM, Text.begin(0), StringRef("reinterpret_cast").size(), "static_cast");
  size_t Open = 0;
  while (Open < Text.size() && !Text.is(Open, tok::l_paren))
    ++Open;
  const size_t Close = Text.closing(Open);
  if (Close >= Text.size())
    return;
  Repairs.insert(SM, Text.begin(Open + 1), (Number + "(").str());
  Repairs.insert(SM, Text.begin(Close), ")");
}

/// `void *p = function;`, and `static_cast<void *>(function)`.
void VisualCppRepairs::castFunction(const Diagnostic &Info) {
  constexpr llvm::StringLiteral Checked = "static_cast";
  const SourceManager &SM = CI.getSourceManager();
  const RawText Text(SM, CI.getLangOpts(), Info.getLocation());
  if (Text.isWord(0, Checked))
    Repairs.replace(SM, Text.begin(0), Checked.size(), "reinterpret_cast");
  else if (Info.getNumRanges() > 0)
    passThrough(Info.getRange(Info.getNumRanges() - 1), "(void *)(", ")");
}

/// `char *p = '\0';`, `return false;` in a function that returns a pointer: before C++11 every
/// constant with the value 0 was a null pointer.
void VisualCppRepairs::nameNullPointer(const Diagnostic &Info) {
  const SourceManager &SM = CI.getSourceManager();
  if (Info.getNumRanges() == 0)
    return;
  const CharSourceRange Value = Info.getRange(Info.getNumRanges() - 1);
  SourceLocation Begin = Value.getBegin(), End = Value.getEnd();
  if (Begin.isMacroID() || End.isMacroID()) { // all of the macro, as in `#define FALSE false`
    if (!Lexer::isAtStartOfMacroExpansion(Begin, SM, CI.getLangOpts(), &Begin) ||
        !Lexer::isAtEndOfMacroExpansion(End, SM, CI.getLangOpts(), &End))
      return;
  }
  End = Lexer::getLocForEndOfToken(End, 0, SM, CI.getLangOpts());
  if (Begin.isFileID() && End.isFileID() && SM.getFileID(Begin) == SM.getFileID(End))
    Repairs.replace(SM, Begin, SM.getFileOffset(End) - SM.getFileOffset(Begin), "nullptr");
}

/// `return file;` in a function that returns bool: before C++11 the conversion was implicit.
void VisualCppRepairs::convertValue(const Diagnostic &Info) {
  const std::vector<QualType> Types = typeArguments(Info);
  if (Types.size() < 2 || Info.getNumRanges() == 0 || Types[0].isNull() || Types[1].isNull() ||
      !Types[1]->isBooleanType())
    return;
  const CXXRecordDecl *Class = Types[0].getNonReferenceType()->getAsCXXRecordDecl();
  const auto IsStream = [](const CXXRecordDecl *D) {
    return D->isInStdNamespace() && D->getIdentifier() && D->getName() == "ios_base";
  };
  if (Class && Class->hasDefinition() &&
      !Class->forallBases([&](const CXXRecordDecl *Base) { return !IsStream(Base); }))
    passThrough(Info.getRange(Info.getNumRanges() - 1), "!!(", ")");
}

/// The type of the elements that a member such as `m128_f32` of a vector of the processor names.
static StringRef elementOf(StringRef Member) {
  auto [Vector, Element] = Member.split('_');
  if (!llvm::is_contained({"m64", "m128", "m128i", "m128d", "m256", "m256i", "m256d"}, Vector))
    return {};
  return llvm::StringSwitch<StringRef>(Element)
      .Case("f32", "float")
      .Case("f64", "double")
      .Case("i8", "signed char")
      .Case("u8", "unsigned char")
      .Case("i16", "short")
      .Case("u16", "unsigned short")
      .Case("i32", "int")
      .Case("u32", "unsigned int")
      .Case("i64", "long long")
      .Case("u64", "unsigned long long")
      .Default({});
}

/// `v.m128_f32[0]`, where the vectors are unions there and built-in types here.
void VisualCppRepairs::nameElements(const Diagnostic &Info) {
  const SourceManager &SM = CI.getSourceManager();
  const std::vector<QualType> Types = typeArguments(Info);
  if (Types.empty() || Types[0].isNull() || !Types[0]->isVectorType() || Info.getNumRanges() == 0)
    return;
  const CharSourceRange Base = Info.getRange(0);
  const SourceLocation End =
      Lexer::getLocForEndOfToken(SM.getSpellingLoc(Base.getEnd()), 0, SM, CI.getLangOpts());
  const RawText After(SM, CI.getLangOpts(), End);
  const StringRef Element = After.is(1, tok::raw_identifier) ? elementOf(After.word(1)) : "";
  if (!After.is(0, tok::period) || Element.empty())
    return;
  Repairs.insert(SM, Base.getBegin(), ("::amp_msvc::elements<" + Element + ">(").str());
  Repairs.replace(SM, After.begin(0),
                  SM.getFileOffset(After.end(1)) - SM.getFileOffset(After.begin(0)), ")");
}

} // namespace ampcc
