//===- StandardHeaders.cpp - headers that <amp.h> includes on demand -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Reading/StandardHeaders.h"
#include "ampcc/Basic/UnitFiles.h"
#include "ampcc/Clauses/TokenWord.h"
#include "ampcc/VisualCpp/VisualCpp.h"
#include "clang/Lex/Preprocessor.h"
#include "clang/Tooling/Inclusions/StandardLibrary.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringExtras.h"

using namespace clang;
using llvm::StringRef;

namespace ampcc {
namespace {

/// A header that <amp.h> includes on demand.
struct OnDemandHeader {
  StringRef Name;
  bool OnlyForVisualCpp = false; ///< only the <amp.h> of sources for Visual C++ includes it
  /// The standard headers whose names demand it, if it is not one of them alone.
  llvm::ArrayRef<StringRef> Standard = {};
  /// Names that demand it and are not in namespace std.
  llvm::ArrayRef<StringRef> Names = {};

  bool declares(StringRef Header) const {
    return Standard.empty() ? Header == Name : llvm::is_contained(Standard, Header);
  }
};

constexpr StringRef Streams[] = {"iostream", "ios", "iosfwd", "istream", "ostream", "streambuf"};
constexpr StringRef StringStreams[] = {"sstream", "iosfwd"};
/// The names that <ppl.h> and <ppltasks.h> declare, without those that <amp.h> has itself.
constexpr StringRef ParallelPatterns[] = {"COOPERATIVE_TIMEOUT_INFINITE",
                                          "COOPERATIVE_WAIT_TIMEOUT",
                                          "Context",
                                          "CurrentScheduler",
                                          "GetProcessorCount",
                                          "GetProcessorNodeCount",
                                          "MaxConcurrency",
                                          "MinConcurrency",
                                          "ScheduleGroup",
                                          "Scheduler",
                                          "SchedulerPolicy",
                                          "affinity_partitioner",
                                          "auto_partitioner",
                                          "cancel_current_task",
                                          "cancellation_token",
                                          "cancellation_token_source",
                                          "combinable",
                                          "create_task",
                                          "critical_section",
                                          "event",
                                          "interruption_point",
                                          "invalid_operation",
                                          "is_current_task_group_canceling",
                                          "is_task_cancellation_requested",
                                          "make_task",
                                          "missing_wait",
                                          "operation_timed_out",
                                          "parallel_buffered_sort",
                                          "parallel_for",
                                          "parallel_invoke",
                                          "parallel_radixsort",
                                          "parallel_reduce",
                                          "parallel_sort",
                                          "parallel_transform",
                                          "reader_writer_lock",
                                          "run_with_cancellation_token",
                                          "simple_partitioner",
                                          "static_partitioner",
                                          "structured_task_group",
                                          "task",
                                          "task_canceled",
                                          "task_completion_event",
                                          "task_continuation_context",
                                          "task_from_exception",
                                          "task_from_result",
                                          "task_group",
                                          "task_group_status",
                                          "task_handle",
                                          "task_of",
                                          "task_status",
                                          "to_task",
                                          "wait",
                                          "when_all",
                                          "when_any"};

constexpr OnDemandHeader OnDemand[] = {
    {"array"},
    {"chrono"},
    {"cmath"},
    {"condition_variable"},
    {"functional"},
    {"future"},
    {"list"},
    {"map"},
    {"mutex"},
    {"set"},
    {"system_error"},
    {"thread"},
    {"unordered_map"},
    {"deque", true},
    {"iostream", true, Streams},
    {"numeric", true},
    {"queue", true},
    {"random", true},
    {"sstream", true, StringStreams},
    {"unordered_set", true},
    {"ppltasks", true, {}, ParallelPatterns},
};

constexpr int None = -1;

/// The place in `OnDemand` of the one header that has the name.
int headerOf(const tooling::stdlib::Symbol &Symbol) {
  llvm::SmallVector<tooling::stdlib::Header> Headers = Symbol.headers();
  if (Headers.empty())
    return None;
  for (auto [I, Row] : llvm::enumerate(OnDemand))
    if (llvm::all_of(Headers, [&Row = Row](const tooling::stdlib::Header &Header) {
          return Row.declares(Header.name().drop_front().drop_back());
        }))
      return I;
  return None;
}

using HeaderMap = llvm::DenseMap<const IdentifierInfo *, int>;

/// By the names that may follow `std::`: that of a declaration, or of a namespace all of whose
/// declarations are from one header.
HeaderMap headersOfNames(Preprocessor &PP, bool IsVisualCpp) {
  HeaderMap Result;
  for (const tooling::stdlib::Symbol &Symbol : tooling::stdlib::Symbol::all()) {
    StringRef Name = Symbol.qualifiedName();
    if (!Name.consume_front("std::"))
      continue;
    auto Word = PP.getIdentifierTable().find(Name.split("::").first);
    if (Word == PP.getIdentifierTable().end())
      continue; // occurs nowhere
    int Header = headerOf(Symbol);
    if (Header != None && OnDemand[Header].OnlyForVisualCpp && !IsVisualCpp)
      Header = None;
    auto [It, Inserted] = Result.try_emplace(Word->second, Header);
    if (!Inserted && It->second != Header)
      It->second = None;
  }
  for (auto [I, Row] : llvm::enumerate(OnDemand))
    for (StringRef Name : IsVisualCpp ? Row.Names : llvm::ArrayRef<StringRef>())
      if (auto Word = PP.getIdentifierTable().find(Name); Word != PP.getIdentifierTable().end())
        Result[Word->second] = I;
  return Result;
}

/// The names of headers without those that were requested already.
std::vector<std::string> namesOf(unsigned Headers, Preprocessor &PP, bool IsVisualCpp) {
  std::vector<std::string> Result;
  for (auto [I, Row] : llvm::enumerate(OnDemand))
    if (Headers & 1u << I && (IsVisualCpp || !Row.OnlyForVisualCpp) &&
        !PP.isMacroDefined(macroFor(Row.Name)))
      Result.push_back(Row.Name.str());
  return Result;
}

} // namespace

std::string macroFor(StringRef Header) { return "AMPCC_RT_USES_" + Header.upper(); }

HeaderCandidates findHeaderCandidates(llvm::ArrayRef<Token> Tokens, Preprocessor &PP,
                                      const UnitFiles &Files,
                                      llvm::function_ref<bool(const IdentifierInfo *)> IsKnown) {
  if (!PP.isMacroDefined("AMP_AMP_H"))
    return {};
  const bool IsVisualCpp = isVisualCpp(PP);
  const HeaderMap HeaderOf = headersOfNames(PP, IsVisualCpp);
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
    if (IsVisualCpp)
      Missing |= Header;
    else
      (!IsQualified ? Named : IsMissing ? Missing : Declared) |= Header;
  }
  HeaderCandidates Result{namesOf(Missing, PP, IsVisualCpp), namesOf(Declared, PP, IsVisualCpp),
                          namesOf(~0u, PP, IsVisualCpp)};
  if (Result.Possible.empty())
    Result.Possible = namesOf(Named, PP, IsVisualCpp);
  return Result;
}

} // namespace ampcc
