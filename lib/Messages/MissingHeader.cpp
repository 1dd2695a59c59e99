//===- MissingHeader.cpp - headers that a program for another system includes -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "MissingHeader.h"
#include "ampcc/Basic/Substitutes.h"
#include "ampcc/Messages/ClangArguments.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace clang;

namespace ampcc {

std::string missingHeader(const Diagnostic &Info, const UnitFiles &Files) {
  if (!is(Info, ClangRole::MissingHeader))
    return "";
  // The messages of the lexer are held back, and have no arguments any more.
  SmallString<64> Words;
  Info.FormatDiagnostic(Words);
  const StringRef Name = Words.str().split('\'').second.split('\'').first;
  const std::string Text = Words.str().str();
  if (Name.empty())
    return "";
  for (const DirectoryEntryRef &Folder : Files.folders()) {
    SmallString<128> Header(llvm::sys::path::parent_path(Folder.getName()));
    llvm::sys::path::append(Header, "amp-msvc", Name.lower());
    if (llvm::sys::fs::exists(Header))
      return Text + "; compile with '--amp-msvc', which has headers of Visual C++";
  }
  if (std::optional<ForeignName> Foreign = foreignHeader(Name))
    return Text + ", which is a header of " + Foreign->Owner.str() + "; " + Foreign->Advice.str();
  return "";
}

} // namespace ampcc
