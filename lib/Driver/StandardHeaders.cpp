//===- StandardHeaders.cpp ------------------------------------------------===//
#include "StandardHeaders.h"
#include "clang/Lex/DependencyDirectivesScanner.h"
#include "clang/Lex/HeaderSearchOptions.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace clang;
using llvm::StringRef;

namespace ampcc {

/// The name stands for the compiler's own header: no folder of the user has a file that is so
/// called. The standard library's headers are those without an extension.
static bool isStandard(StringRef Name, const HeaderSearchOptions &Search) {
  if (Name.find_first_of("./\\") != StringRef::npos)
    return false;
  bool Found = false;
  for (const HeaderSearchOptions::Entry &E : Search.UserEntries) {
    llvm::SmallString<256> Path(E.Path);
    llvm::sys::path::append(Path, Name);
    if (!llvm::sys::fs::is_regular_file(Path))
      continue;
    bool Own =
        E.IgnoreSysRoot && (E.Group == frontend::System || E.Group == frontend::ExternCSystem);
    if (!Own)
      return false;
    Found = true;
  }
  return Found;
}

std::vector<std::string> leadingStandardHeaders(StringRef Text, const HeaderSearchOptions &Search) {
  llvm::SmallVector<dependency_directives_scan::Token, 128> Tokens;
  llvm::SmallVector<dependency_directives_scan::Directive, 32> Directives;
  std::vector<std::string> Result;
  if (scanSourceForDependencyDirectives(Text, Tokens, Directives))
    return Result;
  for (const auto &D : Directives) {
    if (D.Kind != dependency_directives_scan::pp_include)
      break;
    for (const auto &T : D.Tokens) {
      StringRef Name = Text.substr(T.Offset, T.Length);
      if (T.is(tok::header_name) && Name.consume_front("<") && Name.consume_back(">") &&
          isStandard(Name, Search))
        Result.push_back(Name.str());
    }
  }
  return Result;
}

} // namespace ampcc
