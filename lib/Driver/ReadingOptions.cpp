//===- ReadingOptions.cpp - the options of a compilation database ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Driver/ReadingOptions.h"
#include "CommandLine.h"
#include "Options.h"
#include "ampcc/ClangHooks/DriverOptions.h"
#include "clang/Tooling/CompilationDatabase.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Program.h"

using namespace llvm;
using clang::tooling::CompileCommand;

namespace ampcc {
namespace {

/// The word is a program, and that is this one.
bool isSelf(StringRef Word) {
  static const std::string Self = sys::fs::getMainExecutable(nullptr, nullptr);
  ErrorOr<std::string> Program = sys::findProgramByName(Word);
  return Program && sys::fs::equivalent(*Program, Self);
}

/// The words after the compiler of the command, which launchers with their own words may precede.
/// The compiler of another installation is recognised only by the fact that the first option
/// follows it.
const char **afterCompiler(MutableArrayRef<const char *> Args, const CompileCommand &Command) {
  auto *End = find_if(Args, [&](StringRef Word) { return Word == Command.Filename; });
  if (auto *Self = std::find_if(Args.begin(), End, isSelf); Self != End)
    return std::next(Self);
  return std::find_if(Args.begin(), End, [](const char *W) { return *W == '-' || *W == '@'; });
}

} // namespace

Expected<std::vector<std::string>> readingOptions(const CompileCommand &Command) {
  SmallVector<const char *, 64> Args;
  for (const std::string &Word : Command.CommandLine)
    Args.push_back(Word.c_str());
  Args.erase(Args.begin(), afterCompiler(Args, Command));

  Expected<Options> AmpOptions = takeOptions(Args);
  if (!AmpOptions)
    return AmpOptions.takeError();
  if (!AmpOptions->Launch.empty() && !Args.empty()) {
    AmpOptions->Launch.clear();
    AmpOptions->HostCompiler = Args.front();
    Args.erase(Args.begin());
  }
  AmpOptions->SaveTemps.clear();
  std::vector<std::string> Result = AmpOptions->forUnits();
  std::vector<std::string> Rest = CommandLine(Args).select([](const opt::Arg &A) {
    const opt::Option &O = A.getOption();
    return O.getKind() != opt::Option::InputClass && !O.matches(options::OPT_o) &&
           !O.matches(options::OPT_c) && !O.matches(options::OPT_S) &&
           !O.matches(options::OPT__DASH_DASH) && !O.matches(options::OPT_MJ) &&
           !isDependencyOption(A);
  });
  Result.insert(Result.end(), Rest.begin(), Rest.end());
  return Result;
}

} // namespace ampcc
