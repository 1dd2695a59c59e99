//===- StringTokens.cpp - dynamic string tokens in run paths --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "StringTokens.h"
#include "LoadedLibraries.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Program.h"

using namespace llvm;

namespace ampcc {

/// The list of values that a loader prints; empty if it is not the loader of this process, or
/// prints none.
static std::string diagnosticsOf(StringRef Loader) {
  Expected<LoadedObject> Self = readProgram("/proc/self/exe");
  if (!Self) {
    consumeError(Self.takeError());
    return "";
  }
  SmallString<128> Output;
  if (Loader.empty() || !sys::fs::equivalent(Loader, Self->Interpreter) ||
      sys::fs::createTemporaryFile("ampcc-loader", "txt", Output))
    return "";
  FileRemover Remover(Output);
  const std::string Program = Self->Interpreter;
  const std::optional<StringRef> Streams[] = {StringRef(""), StringRef(Output), StringRef("")};
  if (sys::ExecuteAndWait(Program, {Program, "--list-diagnostics"}, std::nullopt, Streams))
    return "";
  ErrorOr<std::unique_ptr<MemoryBuffer>> File = MemoryBuffer::getFile(Output);
  return File ? (*File)->getBuffer().str() : "";
}

std::optional<std::string> valueInDiagnostics(StringRef Diagnostics, StringRef Key) {
  for (StringRef Line : split(Diagnostics, '\n'))
    if (Line.consume_front(Key) && Line.consume_front("=\"") && Line.consume_back("\""))
      return Line.str();
  return std::nullopt;
}

std::optional<std::string> StringTokens::fromLoader(StringRef Key) const {
  if (!Diagnostics)
    Diagnostics = diagnosticsOf(Interpreter);
  return valueInDiagnostics(*Diagnostics, Key);
}

/// Whether a token begins here, after its dollar sign; then `Rest` begins after it. As in glibc, a
/// token without braces ends where a name would end.
static bool consumeToken(StringRef &Rest, StringRef Name) {
  StringRef After = Rest;
  const bool HasBraces = After.consume_front("{");
  if (!After.consume_front(Name))
    return false;
  if (HasBraces ? !After.consume_front("}")
                : !After.empty() && (isAlnum(After.front()) || After.front() == '_'))
    return false;
  Rest = After;
  return true;
}

std::optional<std::string> StringTokens::expand(StringRef Folder, StringRef Origin) const {
  std::string Result;
  while (!Folder.empty()) {
    const char Next = Folder.front();
    Folder = Folder.drop_front();
    std::optional<std::string> Value = std::string(1, Next);
    if (Next == '$' && consumeToken(Folder, "ORIGIN"))
      Value = Origin.str();
    else if (Next == '$' && consumeToken(Folder, "LIB"))
      Value = fromLoader("dl_dst_lib");
    else if (Next == '$' && consumeToken(Folder, "PLATFORM"))
      Value = fromLoader("dl_platform");
    if (!Value)
      return std::nullopt;
    Result += *Value;
  }
  return Result;
}

} // namespace ampcc
