//===- PrecompiledHeader.cpp - the text of a precompiled header ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "PrecompiledHeader.h"
#include "ampcc/ClangHooks/Engines.h"
#include "ampcc/ClangHooks/PrecompiledContainers.h"
#include "clang/Basic/Diagnostic.h"
#include "clang/Basic/FileManager.h"
#include "clang/Lex/PreprocessorOptions.h"
#include "clang/Serialization/ASTReader.h"

using namespace llvm;

namespace ampcc {
PrecompiledText textOf(StringRef Precompiled) {
  clang::FileManager Files((clang::FileSystemOptions()));
  clang::IgnoringDiagConsumer Silent; // clang reports what is wrong with the file
  FreshEngine Diags(&Silent);
  const clang::ObjectFilePCHContainerReader Container;
  PrecompiledText Text;
  // A header that was removed is reported where it is included.
  const std::string Source =
      clang::ASTReader::getOriginalSourceFile(Precompiled.str(), Files, Container, Diags);
  if (Source.empty())
    return Text;

  // CMake precompiles an empty source and includes the header before it.
  const clang::PreprocessorOptions Options = optionsOf(Precompiled, Files, Container);
  if (!Options.ImplicitPCHInclude.empty())
    Text = textOf(Options.ImplicitPCHInclude);
  append_range(Text.Macros, Options.Macros);
  append_range(Text.MacroHeaders, Options.MacroIncludes);
  append_range(Text.Headers, Options.Includes);
  Text.Headers.push_back(Source);
  return Text;
}

/// Clang, too, leaves out of the command what came before the precompiled header.
static void putFirst(std::vector<std::string> First, std::vector<std::string> &Headers) {
  for (const std::string &Header : Headers)
    if (!is_contained(First, Header))
      First.push_back(Header);
  Headers = std::move(First);
}

void usePrecompiledText(clang::PreprocessorOptions &Options) {
  if (Options.ImplicitPCHInclude.empty())
    return;
  PrecompiledText Text = textOf(Options.ImplicitPCHInclude);
  if (Text.Headers.empty())
    return;
  Options.Macros.insert(Options.Macros.begin(), Text.Macros.begin(), Text.Macros.end());
  putFirst(std::move(Text.MacroHeaders), Options.MacroIncludes);
  putFirst(std::move(Text.Headers), Options.Includes);
  Options.ImplicitPCHInclude.clear();
}

} // namespace ampcc
