//===- LinkStep.cpp - the device's part of a link --------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "LinkStep.h"
#include "DeviceLink.h"
#include "clang/Driver/Options.h"
#include "llvm/Support/Allocator.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/StringSaver.h"

using namespace llvm;

namespace ampcc {

/// Subfolders of the temporary folder from here on; sources have those before it.
static constexpr unsigned FirstFolder = 1u << 20;

/// With the words of response files in their place.
static std::vector<std::string> expanded(ArrayRef<std::string> Words) {
  BumpPtrAllocator Allocator;
  SmallVector<const char *, 64> All;
  for (const std::string &Word : Words)
    All.push_back(Word.c_str());
  cl::ExpansionContext Context(Allocator, cl::TokenizeGNUCommandLine);
  consumeError(Context.expandResponseFiles(All)); // the linker says what it cannot read
  return {All.begin(), All.end()};
}

std::optional<LinkAdditions> prepareLink(const CommandContext &S, ArrayRef<std::string> Words) {
  auto Failed = [](Error E) {
    driverError(toString(std::move(E)));
    return std::nullopt;
  };
  const std::vector<std::string> All = expanded(Words);
  LinkAdditions Result;
  unsigned Errors = 0;
  const std::vector<LinkedKernels> Kernels =
      linkKernels(S.Where, linkedUnits(All), /*WithObjects=*/true, Errors);
  if (Errors)
    return std::nullopt;
  unsigned Folder = FirstFolder;
  for (const LinkedKernels &Unit : Kernels)
    for (const std::string &Object : Unit.Objects) {
      Expected<std::string> Path = S.Temp.file(Folder++, Unit.Stem + ".linked.o");
      if (!Path)
        return Failed(Path.takeError());
      if (Error E = writeWhole(*Path, Object))
        return Failed(std::move(E));
      Result.Objects.push_back(*Path);
    }
  return Result;
}

/// The last command that the compiler would run for the arguments, the linker's, without its name.
static std::vector<std::string> linkerWords(const HostCompiler &Host,
                                            ArrayRef<std::string> Arguments) {
  SmallVector<StringRef, 64> Words = {"-###"};
  append_range(Words, Arguments);
  const std::optional<std::string> Said = Host.ask(Words, /*InMessages=*/true);
  if (!Said)
    return {};
  // Commands are the lines that begin with a space.
  StringRef Last;
  for (StringRef Line : split(*Said, '\n'))
    if (Line.starts_with(" ") && !Line.trim().empty())
      Last = Line;
  BumpPtrAllocator Allocator;
  StringSaver Saver(Allocator);
  SmallVector<const char *, 64> Tokens;
  cl::TokenizeGNUCommandLine(Last, Saver, Tokens);
  if (Tokens.empty())
    return {};
  return {Tokens.begin() + 1, Tokens.end()};
}

bool isLinkByHost(const CommandLine &Line) {
  return Line.links() && !Line.args().hasArg(clang::driver::options::OPT__HASH_HASH_HASH);
}

bool addLinkedKernels(const CommandContext &S, std::vector<std::string> &Arguments) {
  const std::optional<LinkAdditions> Added = prepareLink(S, linkerWords(S.Host, Arguments));
  if (!Added)
    return false;
  Arguments.insert(Arguments.begin(), Added->Objects.begin(), Added->Objects.end());
  return true;
}

} // namespace ampcc
