//===- HostCommand.cpp - the host compiler's command ---------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "HostCommand.h"
#include "ampcc/Basic/WarningGroups.h"
#include "ampcc/ClangHooks/DriverOptions.h"
#include "ampcc/Reading/Invocation.h"
#include "ampcc/VisualCpp/IgnoredWarnings.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/WithColor.h"

using namespace llvm;
using opt::Arg;
namespace ampcc {

void driverError(const Twine &Message) { WithColor::error(errs(), "ampcc") << Message << "\n"; }

/// Options about ampcc's warnings, which another compiler would report as unknown.
static bool concernsAmpWarnings(const Arg &A) {
  return A.getOption().matches(options::OPT_W_Joined) && isAmpWarningOption(A.getValue());
}

/// Options that affect this compilation, without those that name its files.
static bool concernsCompilation(const Arg &A) {
  const opt::Option &O = A.getOption();
  return O.getKind() != opt::Option::InputClass && !O.matches(options::OPT_x) &&
         !O.matches(options::OPT_o) && !isDependencyOption(A) && !concernsAmpWarnings(A);
}

std::vector<std::string> compileArguments(const CommandContext &S, const FrontendJob &Job,
                                          StringRef HostSource, StringRef Object,
                                          bool HoldsForcedIncludes) {
  StringRef SourceFolder = sys::path::parent_path(Job.Source);
  StringRef TempFolder = sys::path::parent_path(HostSource);

  // The source's own folder comes first for #include "...", as if the text still stood there.
  std::vector<std::string> Result = {"-iquote", SourceFolder.empty() ? "." : SourceFolder.str()};
  // Before the program's folders of this kind, as in the analysis.
  for (const std::string &Folder : S.Install.includeFolders(S.AmpOptions.Msvc))
    Result.insert(Result.end(), {"-isystem", Folder});
  std::vector<std::string> Users = S.Line.select([&](const Arg &A) {
    return concernsCompilation(A) &&
           !(HoldsForcedIncludes && A.getOption().matches(options::OPT_include));
  });
  Result.insert(Result.end(), Users.begin(), Users.end());

  Result.push_back(("-D" + UnitMacro).str());

  // No trace of the temporary folder in debug information.
  std::string Real = SourceFolder.empty() ? "" : (SourceFolder + "/").str();
  Result.push_back(formatv("-ffile-prefix-map={0}/={1}", TempFolder, Real));
  if (S.AmpOptions.Msvc && S.Host.IsClang) {
    Result.insert(Result.end(), {"-fdeclspec", "-fdelayed-template-parsing"});
    for (StringRef Group : VisualCppIgnored)
      Result.push_back(("-Wno-" + Group).str());
  } else if (S.AmpOptions.Msvc)
    Result.insert(Result.end(), {"-fpermissive", "-Wno-unknown-pragmas", "-Wno-narrowing"});
  if (S.Host.IsClang)
    Result.push_back("-w"); // the frontend has shown the warnings on the user's own text
  if (S.Line.links())
    Result.push_back("-c");
  Result.insert(Result.end(), {"-x", "c++", HostSource.str()});
  if (!Object.empty())
    Result.insert(Result.end(), {"-o", Object.str()});
  return Result;
}

bool canLeaveLto(const CommandContext &S) {
  const opt::InputArgList &Args = S.Line.args();
  if (!Args.hasFlag(options::OPT_flto, options::OPT_flto_EQ, options::OPT_fno_lto, false))
    return false;
  const bool ChecksFlow = any_of(Args.getAllArgValues(options::OPT_fsanitize_EQ),
                                 [](StringRef Name) { return Name.starts_with("cfi"); });
  return !ChecksFlow && !Args.hasArg(options::OPT_emit_llvm) &&
         !Args.hasFlag(options::OPT_fwhole_program_vtables, options::OPT_fno_whole_program_vtables,
                       false) &&
         !Args.hasFlag(options::OPT_fvirtual_function_elimination,
                       options::OPT_fno_virtual_function_elimination, false);
}

std::vector<std::string> wholeLine(const CommandContext &S,
                                   ArrayRef<std::pair<unsigned, std::string>> Replaced) {
  auto ReplacementOf = [&](unsigned Position) {
    return find_if(Replaced, [&](auto &Pair) { return Pair.first == Position; });
  };
  bool Compiles = any_of(S.Line.inputs(), [&](const Input &I) {
    return I.isSource() && ReplacementOf(I.Position) == Replaced.end();
  });

  StringRef Language;
  std::vector<std::string> Result;
  for (const Arg *A : S.Line.args()) {
    if (!Replaced.empty() && !Compiles && isDependencyOption(*A))
      continue; // the frontend has written the dependencies
    if (!S.Host.IsClang && concernsAmpWarnings(*A))
      continue;
    auto R = ReplacementOf(A->getIndex());
    if (R == Replaced.end()) {
      if (A->getOption().matches(options::OPT_x))
        Language = A->getValue();
      std::vector<std::string> Words = S.Line.select([&](const Arg &B) { return &B == A; });
      Result.insert(Result.end(), Words.begin(), Words.end());
    } else if (!R->second.empty()) {
      if (!Language.empty())
        Result.insert(Result.end(), {"-x", "none"});
      Result.push_back(R->second);
      if (!Language.empty())
        Result.insert(Result.end(), {"-x", Language.str()});
    }
  }
  std::vector<std::string> Unfinished = S.Line.unfinished();
  Result.insert(Result.end(), Unfinished.begin(), Unfinished.end());
  if (!Replaced.empty() && S.Host.IsClang)
    Result.push_back("-Qunused-arguments"); // options that only the replaced inputs needed
  return Result;
}

static void printCommand(ArrayRef<StringRef> Words) {
  for (StringRef Word : Words) {
    errs() << ' ';
    sys::printArg(errs(), Word, /*Quote=*/true);
  }
  errs() << '\n';
}

int runHost(const CommandContext &S, ArrayRef<std::string> Arguments) {
  std::vector<StringRef> Words(S.Host.Command.begin(), S.Host.Command.end());
  Words.insert(Words.end(), Arguments.begin(), Arguments.end());
  if (S.Verbose)
    printCommand(Words);

  std::string ResponseArgument;
  if (!sys::commandLineFitsWithinSystemLimits(Words[0], Words)) {
    Expected<std::string> Path = S.Temp.file(0, "arguments.rsp");
    if (!Path) {
      driverError(toString(Path.takeError()));
      return 1;
    }
    std::string Text;
    raw_string_ostream OS(Text);
    for (const std::string &A : Arguments) {
      sys::printArg(OS, A, /*Quote=*/true);
      OS << '\n';
    }
    if (Error E = writeWhole(*Path, OS.str())) {
      driverError(toString(std::move(E)));
      return 1;
    }
    ResponseArgument = "@" + *Path;
    Words.resize(S.Host.Command.size());
    Words.push_back(ResponseArgument);
  }

  std::string Message;
  int Status = S.Host.run(ArrayRef(Words).drop_front(S.Host.Command.size()), {}, &Message);
  if (Status < 0) {
    driverError("host compiler '" + Words[0] + "' failed: " + Message);
    return 1;
  }
  return Status;
}

} // namespace ampcc
