//===- LinkStep.cpp - the device part of a link --------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "LinkStep.h"
#include "DeviceLink.h"
#include "Unit.h"
#include "ampcc/ClangHooks/DriverOptions.h"
#include "llvm/Support/Allocator.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/StringSaver.h"

using namespace llvm;
namespace types = clang::driver::types;

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
  consumeError(Context.expandResponseFiles(All)); // the linker reports files that it cannot read
  return {All.begin(), All.end()};
}

static RuntimeForm runtimeForm(const CommandContext &S) {
  if (S.Line.isStatic())
    return RuntimeForm::Static;
  return S.AmpOptions.StaticRuntime || S.Line.linksStatically() ? RuntimeForm::Private
                                                                : RuntimeForm::Shared;
}

static void addRuntime(const CommandContext &S, const LinkInputs &Inputs, LinkAdditions &Result) {
  const RuntimeForm Form = runtimeForm(S);
  Result.Last = S.Install.runtimeWords(Form, Inputs.Standard);
  const std::string Path = S.Install.runPath(Form, Inputs.Standard, Inputs.RunPaths);
  if (!Path.empty())
    Result.First = {"-rpath", Path};
}

/// The result is an object once more, which the link of a program takes.
static bool isPartial(ArrayRef<std::string> Words) {
  return any_of(Words, [](StringRef Word) {
    return Word == "-r" || Word == "-i" || Word == "-Ur" || Word == "--relocatable";
  });
}

std::optional<LinkAdditions> prepareLink(const CommandContext &S, ArrayRef<std::string> Words,
                                         RuntimeSource Source) {
  auto Failed = [](Error E) {
    driverError(toString(std::move(E)));
    return std::nullopt;
  };
  LinkAdditions Result;
  const std::vector<std::string> All = expanded(Words);
  if (isPartial(All))
    return Result;
  const LinkInputs Inputs = readLinkInputs(All, S.Install);
  unsigned Errors = 0;
  const std::vector<LinkedKernels> Kernels =
      linkKernels(S.Install, Inputs.Units, /*WithObjects=*/true, Errors);
  if (Errors)
    return std::nullopt;
  if (Source == RuntimeSource::Driver && Inputs.NeedRuntime) {
    if (!sys::fs::exists(S.Install.sharedRuntime(Inputs.Standard))) {
      driverError("this ampcc has no runtime for libc++; compile without '-stdlib=libc++', or "
                  "build ampcc with libc++ installed");
      return std::nullopt;
    }
    addRuntime(S, Inputs, Result);
  }
  unsigned Folder = FirstFolder;
  for (const LinkedKernels &Unit : Kernels)
    for (const std::string &Object : Unit.Objects) {
      Expected<std::string> Path = S.Temp.file(Folder++, Unit.Stem + ".linked.o");
      if (!Path)
        return Failed(Path.takeError());
      if (Error E = writeWhole(*Path, Object))
        return Failed(std::move(E));
      Result.First.push_back(*Path);
    }
  return Result;
}

LinkAdditions previewLink(const CommandContext &S, ArrayRef<std::string> Words, bool HasAmp) {
  LinkAdditions Result;
  const std::vector<std::string> All = expanded(Words);
  if (isPartial(All))
    return Result;
  const LinkInputs Inputs = readLinkInputs(All, S.Install);
  if (HasAmp || Inputs.NeedRuntime)
    addRuntime(S, Inputs, Result);
  return Result;
}

/// The last command that a compiler shows for -###: a line that begins with a space. A quoted name
/// in it may hold an end of line.
static StringRef lastCommand(StringRef Shown) {
  StringRef Last;
  while (!Shown.empty()) {
    const bool IsCommand = Shown.starts_with(" ");
    bool IsQuoted = false;
    size_t End = 0;
    for (; End < Shown.size() && (IsQuoted || Shown[End] != '\n'); ++End)
      if (IsCommand && Shown[End] == '\\')
        ++End;
      else if (IsCommand && Shown[End] == '"')
        IsQuoted = !IsQuoted;
    const StringRef Line = Shown.take_front(End);
    if (IsCommand && !Line.trim().empty())
      Last = Line;
    Shown = Shown.drop_front(std::min(End + 1, Shown.size()));
  }
  return Last;
}

/// The last command that the compiler would run for the arguments, the linker's, without its name.
static std::vector<std::string> linkerWords(const HostCompiler &Host,
                                            ArrayRef<std::string> Arguments) {
  SmallVector<StringRef, 64> Words = {"-###"};
  append_range(Words, Arguments);
  const std::optional<std::string> Output = Host.outputOf(Words, /*InMessages=*/true);
  if (!Output)
    return {};
  BumpPtrAllocator Allocator;
  StringSaver Saver(Allocator);
  SmallVector<const char *, 64> Tokens;
  cl::TokenizeGNUCommandLine(lastCommand(*Output), Saver, Tokens);
  if (Tokens.empty())
    return {};
  return {Tokens.begin() + 1, Tokens.end()};
}

bool isLinkByHost(const CommandLine &Line) {
  return Line.links() && !Line.args().hasArg(options::OPT__HASH_HASH_HASH);
}

/// Objects of the assembly and LLVM code on the line, which the compiler makes together with the
/// link: only they show what that code refers to. Sources are no concern here. Those with C++ AMP
/// are objects by now.
static std::vector<std::string> assembled(const CommandContext &S) {
  std::vector<std::string> Objects;
  unsigned Folder = FirstFolder / 2;
  for (const Input &In : S.Line.inputs()) {
    if (!is_contained({types::TY_PP_Asm, types::TY_Asm, types::TY_LLVM_IR, types::TY_LLVM_BC},
                      In.Type))
      continue;
    Expected<std::string> Object = S.Temp.file(Folder++, "input.o");
    if (!Object) {
      consumeError(Object.takeError());
      continue;
    }
    std::vector<std::string> Words = S.Line.select([](const opt::Arg &A) {
      return A.getOption().getKind() != opt::Option::InputClass &&
             !A.getOption().matches(options::OPT_o) && !A.getOption().matches(options::OPT_x) &&
             !A.getOption().hasFlag(options::LinkerInput) && !isDependencyOption(A);
    });
    append_range(Words, ArrayRef<std::string>{"-w", "-c", "-x", types::getTypeName(In.Type),
                                              In.File.str(), "-o", *Object});
    if (S.Host.outputOf(SmallVector<StringRef, 64>(Words.begin(), Words.end())))
      Objects.push_back(*Object); // else the compiler reports the error in the link
  }
  return Objects;
}

/// Puts the linker's words where the compiler passes them on. `-x` no longer counts at the end.
static void addForCompiler(const CommandContext &S, const LinkAdditions &Added,
                           std::vector<std::string> &Arguments) {
  auto Passed = [](ArrayRef<std::string> Words) {
    std::vector<std::string> Result;
    for (const std::string &Word : Words)
      Result.insert(Result.end(), {"-Xlinker", Word});
    return Result;
  };
  const std::vector<std::string> First = Passed(Added.First), Last = Passed(Added.Last);
  Arguments.insert(Arguments.begin(), First.begin(), First.end());
  append_range(Arguments, Last);
}

bool addToHostLink(const CommandContext &S, std::vector<std::string> &Arguments,
                   RuntimeSource Source) {
  std::vector<std::string> Words = linkerWords(S.Host, Arguments);
  append_range(Words, assembled(S));
  const std::optional<LinkAdditions> Added = prepareLink(S, Words, Source);
  if (!Added)
    return false;
  addForCompiler(S, *Added, Arguments);
  return true;
}

void previewHostLink(const CommandContext &S, std::vector<std::string> &Arguments) {
  std::vector<FrontendJob> Jobs;
  const bool HasAmp =
      planFrontendJobs(S.Line, S.Install, S.Host, Jobs) &&
      any_of(Jobs, [&](const FrontendJob &Job) { return mayHoldAmp(S.Install, Job); });
  addForCompiler(S, previewLink(S, linkerWords(S.Host, Arguments), HasAmp), Arguments);
}

} // namespace ampcc
