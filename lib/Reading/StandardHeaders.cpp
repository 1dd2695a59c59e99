//===- StandardHeaders.cpp - headers that <amp.h> includes on demand -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Reading/StandardHeaders.h"
#include "ampcc/Basic/UnitFiles.h"
#include "ampcc/Clauses/TokenWord.h"
#include "clang/Lex/Preprocessor.h"
#include "clang/Tooling/Inclusions/StandardLibrary.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringExtras.h"

using namespace clang;
using llvm::StringRef;

namespace ampcc {
namespace {

constexpr StringRef OnDemand[] = {
    "array", "chrono", "cmath", "condition_variable", "functional", "future",       "list",
    "map",   "mutex",  "set",   "system_error",       "thread",     "unordered_map"};

constexpr int None = -1;

/// The place in `OnDemand` of the one header that has the name.
int headerOf(const tooling::stdlib::Symbol &Symbol) {
  llvm::SmallVector<tooling::stdlib::Header> Headers = Symbol.headers();
  if (Headers.size() != 1)
    return None;
  const auto *Found = llvm::find(OnDemand, Headers.front().name().drop_front().drop_back());
  return Found == std::end(OnDemand) ? None : Found - std::begin(OnDemand);
}

using HeaderMap = llvm::DenseMap<const IdentifierInfo *, int>;

/// By the names that may follow `std::`: that of a declaration, or of a namespace all of whose
/// declarations are from one header.
HeaderMap headersOfNames(Preprocessor &PP) {
  HeaderMap Result;
  for (const tooling::stdlib::Symbol &Symbol : tooling::stdlib::Symbol::all()) {
    StringRef Name = Symbol.qualifiedName();
    if (!Name.consume_front("std::"))
      continue;
    auto Word = PP.getIdentifierTable().find(Name.split("::").first);
    if (Word == PP.getIdentifierTable().end())
      continue; // occurs nowhere
    const int Header = headerOf(Symbol);
    auto [It, Inserted] = Result.try_emplace(Word->second, Header);
    if (!Inserted && It->second != Header)
      It->second = None;
  }
  return Result;
}

/// The names of headers without those that were requested already.
std::vector<std::string> namesOf(unsigned Headers, Preprocessor &PP) {
  std::vector<std::string> Result;
  for (auto [I, Header] : llvm::enumerate(OnDemand))
    if (Headers & 1u << I && !PP.isMacroDefined(macroFor(Header)))
      Result.push_back(Header.str());
  return Result;
}

} // namespace

std::string macroFor(StringRef Header) { return "AMPCC_RT_USES_" + Header.upper(); }

HeaderCandidates findHeaderCandidates(llvm::ArrayRef<Token> Tokens, Preprocessor &PP,
                                      const UnitFiles &Files,
                                      llvm::function_ref<bool(const IdentifierInfo *)> IsKnown) {
  if (!PP.isMacroDefined("AMP_AMP_H"))
    return {};
  const HeaderMap HeaderOf = headersOfNames(PP);
  const IdentifierInfo *Std = PP.getIdentifierInfo("std");
  llvm::DenseMap<const IdentifierInfo *, bool> Qualified; // after `std::` in the program's files
  llvm::DenseSet<const IdentifierInfo *> Known;
  unsigned Words = 0; // 1: the last one was `std`, 2: `std::`
  for (const Token &Tok : Tokens) {
    const IdentifierInfo *Name = wordOf(Tok);
    auto Found = Name ? HeaderOf.find(Name) : HeaderOf.end();
    if (Found != HeaderOf.end() && Found->second != None) {
      if (!PP.getSourceManager().isInSystemHeader(Tok.getLocation()))
        Qualified[Name] |= Words == 2;
      else if (!Files.isLibrary(Tok.getLocation())) // which declares some, and needs them defined
        Known.insert(Name);
    }
    Words = Name == Std && Name ? 1 : Words == 1 && Tok.is(tok::coloncolon) ? 2 : 0;
  }
  unsigned Missing = 0, Declared = 0, Named = 0;
  for (auto [Name, IsQualified] : Qualified) {
    const unsigned Header = 1u << HeaderOf.lookup(Name);
    const bool IsMissing = !Known.contains(Name) && !IsKnown(Name);
    (!IsQualified ? Named : IsMissing ? Missing : Declared) |= Header;
  }
  HeaderCandidates Result{namesOf(Missing, PP), namesOf(Declared, PP), namesOf(~0u, PP)};
  if (Result.Possible.empty())
    Result.Possible = namesOf(Named, PP);
  return Result;
}

} // namespace ampcc
