//===- ForeignNames.cpp - names of other languages for GPUs ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Basic/ForeignNames.h"
#include "llvm/ADT/StringMap.h"

namespace ampcc {
namespace {

using Table = llvm::StringMap<ForeignName>;

std::optional<ForeignName> rowOf(const Table &All, llvm::StringRef Name) {
  auto Row = All.find(Name);
  return Row == All.end() ? std::nullopt : std::optional(Row->second);
}

} // namespace

std::optional<ForeignName> foreignName(llvm::StringRef Name) {
  static const Table All = {
#define FOREIGN(NAME, OWNER, ADVICE) {NAME, {OWNER, ADVICE, false}},
#define SPECIFIER(NAME, OWNER, ADVICE) {NAME, {OWNER, ADVICE, true}},
#include "ampcc/Basic/ForeignNames.def"
  };
  return rowOf(All, Name);
}

std::optional<ForeignName> foreignHeader(llvm::StringRef Name) {
  static const Table All = {
#define HEADER(NAME, OWNER, ADVICE) {NAME, {OWNER, ADVICE, false}},
#include "ampcc/Basic/ForeignNames.def"
  };
  return rowOf(All, Name);
}

} // namespace ampcc
