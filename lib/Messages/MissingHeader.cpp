//===- MissingHeader.cpp - headers that a program for another system includes -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "MissingHeader.h"
#include "ampcc/Basic/ForeignNames.h"
#include "ampcc/Messages/ClangArguments.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace clang;

namespace ampcc {

std::optional<Replacement> missingHeader(const Diagnostic &Info, const UnitFiles &Files) {
  if (!is(Info, ClangRole::MissingHeader))
    return std::nullopt;
  // The messages of the lexer are held back, and have no arguments any more.
  SmallString<64> Words;
  Info.FormatDiagnostic(Words);
  const StringRef Name = Words.str().split('\'').second.split('\'').first;
  if (Name.empty())
    return std::nullopt;
  for (const DirectoryEntryRef &Folder : Files.folders()) {
    SmallString<128> Header(llvm::sys::path::parent_path(Folder.getName()));
    llvm::sys::path::append(Header, "amp-msvc", Name.lower());
    if (llvm::sys::fs::exists(Header))
      return Replacement{diag::err_visual_cpp_header, {Name.str()}};
  }
  if (std::optional<ForeignName> Foreign = foreignHeader(Name))
    return Replacement{diag::err_foreign_header,
                       {Name.str(), Foreign->Owner.str(), Foreign->Advice.str()}};
  return std::nullopt;
}

} // namespace ampcc
