//===- MissingTemplates.cpp - names before which `template` is missing ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "MissingTemplates.h"
#include "ampcc/Basic/Diagnostics.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Lex/Preprocessor.h"
#include <optional>
#include <set>

using namespace clang;

namespace ampcc {
namespace {

std::optional<SourcePlace> placeOf(const SourceManager &SM, SourceLocation Loc) {
  if (!Loc.isFileID())
    return std::nullopt;
  auto [File, Offset] = SM.getDecomposedLoc(Loc);
  OptionalFileEntryRef Entry = SM.getFileEntryRefForID(File);
  return Entry ? std::optional(SourcePlace{Entry->getUniqueID(), Offset}) : std::nullopt;
}

} // namespace

std::vector<SourcePlace> editablePlaces(const SourceManager &SM, const UnitFiles &Files,
                                        llvm::ArrayRef<SourceLocation> Names) {
  std::vector<SourcePlace> Places;
  for (SourceLocation Name : Names)
    if (auto Place = placeOf(SM, Name); Place && Files.isEditable(Name))
      Places.push_back(*Place);
  return Places;
}

void insertMissingTemplates(Preprocessor &PP, llvm::ArrayRef<SourcePlace> Places,
                            std::vector<Token> &Tokens, ClauseTable &Clauses) {
  if (Places.empty())
    return;
  const std::set<SourcePlace> Wanted(Places.begin(), Places.end());
  std::vector<Token> Result;
  for (const Token &Tok : Tokens) {
    const IdentifierInfo *Name = Tok.is(tok::identifier) ? Tok.getIdentifierInfo() : nullptr;
    auto Place = Name ? placeOf(PP.getSourceManager(), Tok.getLocation()) : std::nullopt;
    if (Place && Wanted.count(*Place)) {
      report(PP.getDiagnostics(), Tok.getLocation(), diag::warn_template_missing)
          << Name << FixItHint::CreateInsertion(Tok.getLocation(), "template ");
      Token Keyword = Tok;
      Keyword.setIdentifierInfo(nullptr);
      Keyword.setKind(tok::kw_template);
      Result.push_back(Keyword);
      Clauses.Templates.push_back(Tok.getLocation());
    }
    Result.push_back(Tok);
  }
  Tokens = std::move(Result);
}

} // namespace ampcc
