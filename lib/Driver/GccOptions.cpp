//===- GccOptions.cpp - options of g++ that clang's option table does not have -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "GccOptions.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace ampcc {
namespace {

constexpr StringLiteral Separate[] = {
#define SEPARATE(SPELLING) SPELLING,
#include "GccOptions.def"
};
constexpr StringLiteral Queries[] = {
#define QUERY(SPELLING) SPELLING,
#include "GccOptions.def"
};
constexpr StringLiteral JoinedQueries[] = {
#define QUERY_JOINED(BEGIN) BEGIN,
#include "GccOptions.def"
};

/// Calls `Visit` with the position of each word that is no argument of the word before it.
void visitOptions(ArrayRef<const char *> Arguments, function_ref<void(unsigned, bool)> Visit) {
  for (unsigned I = 0; I < Arguments.size(); ++I) {
    const bool IsPair = I + 1 < Arguments.size() && is_contained(Separate, StringRef(Arguments[I]));
    Visit(I, IsPair);
    I += IsPair;
  }
}

} // namespace

void visitGccPairs(ArrayRef<const char *> Arguments, function_ref<void(unsigned)> Visit) {
  visitOptions(Arguments, [&](unsigned I, bool IsPair) {
    if (IsPair)
      Visit(I);
  });
}

bool isGccQuery(ArrayRef<const char *> Arguments) {
  bool Result = false;
  visitOptions(Arguments, [&](unsigned I, bool) {
    const StringRef Word = Arguments[I];
    Result |= is_contained(Queries, Word) ||
              any_of(JoinedQueries, [&](StringRef Begin) { return Word.starts_with(Begin); });
  });
  return Result;
}

} // namespace ampcc
