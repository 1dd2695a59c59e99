//===- SourceRepairs.cpp - user files whose text is converted to standard C++ -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/VisualCpp/SourceRepairs.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/STLExtras.h"
#include <numeric>

using namespace clang;

namespace ampcc {

/// Repairs of one reading may uncover more to repair; a repair that does not help comes up again.
static constexpr unsigned MaxRetries = 16;

void SourceRepairs::replace(const SourceManager &SM, SourceLocation Place, unsigned Length,
                            llvm::StringRef Text) {
  enter(Found, SM, Place, Length, Text);
}

void SourceRepairs::insertAtLast(const SourceManager &SM, SourceLocation Place,
                                 llvm::StringRef Text) {
  enter(Last, SM, Place, 0, Text);
}

void SourceRepairs::enter(EditsByFile &To, const SourceManager &SM, SourceLocation Place,
                          unsigned Length, llvm::StringRef Text) {
  auto [File, Offset] = SM.getDecomposedLoc(SM.getSpellingLoc(Place));
  OptionalFileEntryRef Entry = SM.getFileEntryRefForID(File);
  if (!Entry || SM.isInSystemHeader(SM.getLocForStartOfFile(File)))
    return;
  Edits &Of = To[Entry->getUniqueID()];
  if (Of.Text.empty())
    Of.Text = SM.getBufferData(File).str();
  Of.Lengths.try_emplace({Offset, Text.str()}, Length);
}

void SourceRepairs::useOwn(llvm::StringRef Name) {
  std::string Word = ("own_" + Name).str();
  if (llvm::is_contained(OwnNames, Word))
    return;
  OwnNames.push_back(std::move(Word));
  NewOwnNames = true;
}

bool SourceRepairs::renew() {
  if (Found.empty() && !NewOwnNames)
    Found.swap(Last);
  Last.clear();
  if ((Found.empty() && !NewOwnNames) || Retries++ == MaxRetries)
    return false;
  NewOwnNames = false;
  for (auto &[File, Of] : Found) {
    auto [Known, IsNew] = Texts.try_emplace(File);
    auto &[Text, Original, Origins] = Known->second;
    if (IsNew) {
      Text = Original = std::move(Of.Text);
      Origins.resize(Text.size() + 1);
      std::iota(Origins.begin(), Origins.end(), 0);
    }
    size_t Begin = Text.size();
    for (const auto &[Where, Length] : llvm::reverse(Of.Lengths)) {
      if (Where.first + Length > Begin) // a part of what was replaced
        continue;
      Begin = Where.first;
      const unsigned Origin = Origins[Begin];
      Text.replace(Begin, Length, Where.second);
      auto At = Origins.erase(Origins.begin() + Begin, Origins.begin() + Begin + Length);
      Origins.insert(At, Where.second.size(), Origin);
    }
  }
  Found.clear();
  return true;
}

} // namespace ampcc
