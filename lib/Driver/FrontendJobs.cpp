//===- FrontendJobs.cpp - the frontend command for each source -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// clang::driver plans the compilation of the user's own line, so that every option has its meaning
// in clang. ampcc uses only the frontend jobs of the plan; the host compiler assembles and links.
//
//===----------------------------------------------------------------------===//
#include "FrontendJobs.h"
#include "DriverPrinter.h"
#include "PrecompiledHeader.h"
#include "ampcc/Basic/WarningGroups.h"
#include "ampcc/ClangHooks/DriverOptions.h"
#include "ampcc/ClangHooks/Engines.h"
#include "clang/Basic/DiagnosticIDs.h"
#include "clang/Driver/Compilation.h"
#include "clang/Driver/Driver.h"
#include "clang/Driver/Job.h"
#include "clang/Frontend/CompilerInstance.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Support/VirtualFileSystem.h"
#include "llvm/TargetParser/Host.h"

using namespace llvm;
using namespace clang;
using opt::Arg;

namespace ampcc {
namespace driver = clang::driver; // LLVM has a namespace of that name, too
namespace {

/// Options that would split the compilation into more jobs than the frontend's, or that talk about
/// the work that the host compiler does.
bool concernsOnlyHost(const Arg &A) {
  const opt::Option &O = A.getOption();
  return O.matches(options::OPT_save_temps) || O.matches(options::OPT_save_temps_EQ) ||
         O.matches(options::OPT_fno_integrated_as) || O.matches(options::OPT_no_integrated_cpp) ||
         O.matches(options::OPT_v) || O.matches(options::OPT_H) ||
         O.matches(options::OPT_fopenmp_targets_EQ);
}

/// The options without which a source could read differently: all that is left when clang refuses a
/// line that was written for gcc.
bool changesReading(const Arg &A) {
  const opt::Option &O = A.getOption();
  return O.matches(options::OPT_Preprocessor_Group) || O.matches(options::OPT_std_EQ) ||
         O.matches(options::OPT_x) || O.matches(options::OPT_o) || O.matches(options::OPT_c) ||
         O.matches(options::OPT_S) || O.matches(options::OPT_fsyntax_only) ||
         O.matches(options::OPT_fexceptions) || O.matches(options::OPT_fno_exceptions) ||
         O.matches(options::OPT_frtti) || O.matches(options::OPT_fno_rtti) ||
         O.matches(options::OPT_pthread) || O.getKind() == opt::Option::InputClass;
}

/// Gives driver errors to the user; driver warnings come from the host compiler.
class ErrorPrinter : public DriverPrinter {
public:
  using DriverPrinter::DriverPrinter;
  void HandleDiagnostic(DiagnosticsEngine::Level Level, const Diagnostic &Info) override {
    if (Level >= DiagnosticsEngine::Error)
      DriverPrinter::HandleDiagnostic(Level, Info);
  }
};

std::string valueOf(ArrayRef<std::string> Arguments, StringRef Option) {
  for (size_t I = 0; I + 1 < Arguments.size(); ++I)
    if (Arguments[I] == Option)
      return Arguments[I + 1];
  return std::string();
}

FrontendJob makeJob(const driver::Command &Cmd) {
  FrontendJob Job;
  Job.Arguments = frontendArguments(ArrayRef(Cmd.getArguments()).drop_front()); // "-cc1"
  Job.Source = Cmd.getInputInfos().front().getFilename();
  Job.DependencyFile = valueOf(Job.Arguments, "-dependency-file");
  for (const std::string &File : Cmd.getOutputFilenames())
    Job.Output = File;
  return Job;
}

bool isSourceJob(const driver::Command &Cmd) {
  const auto &Arguments = Cmd.getArguments();
  if (Arguments.empty() || StringRef(Arguments.front()) != "-cc1" || Cmd.getInputInfos().empty())
    return false;
  const driver::InputInfo &In = Cmd.getInputInfos().front();
  return In.isFilename() &&
         (In.getType() == driver::types::TY_CXX || In.getType() == driver::types::TY_PP_CXX);
}

/// Checks that Clang can compile the jobs, which it reports only at this point.
bool isAccepted(ArrayRef<FrontendJob> Jobs, const Installation &Install) {
  return all_of(Jobs, [&](const FrontendJob &Job) {
    std::vector<const char *> Words;
    for (const std::string &Word : Job.Arguments)
      Words.push_back(Word.c_str());
    CompilerInstance CI;
    createDiagnostics(CI, new IgnoringDiagConsumer);
    return CompilerInvocation::CreateFromArgs(CI.getInvocation(), Words, CI.getDiagnostics(),
                                              Install.ClangCxx.c_str()) &&
           CI.createTarget();
  });
}

bool plan(ArrayRef<std::string> Arguments, const Installation &Install,
          DiagnosticConsumer &Consumer, const EngineOptions &DiagOpts,
          std::vector<FrontendJob> &Jobs) {
  FreshEngine Diags(&Consumer, /*ShouldOwnClient=*/false, DiagOpts);
  driver::Driver Driver(Install.ClangCxx, sys::getDefaultTargetTriple(), Diags, "ampcc");
  Driver.setTargetAndMode(driver::ToolChain::getTargetAndModeFromProgramName("clang++"));

  std::vector<const char *> Strings = {Install.ClangCxx.c_str()};
  for (const std::string &A : Arguments)
    Strings.push_back(A.c_str());
  std::unique_ptr<driver::Compilation> Plan(Driver.BuildCompilation(Strings));
  if (!Plan)
    return false;
  // The driver has already made the files that its jobs would have put their results into.
  Plan->CleanupFileList(Plan->getTempFiles());
  bool Temporary = !is_contained(Arguments, "-c") && !is_contained(Arguments, "-S");
  for (const driver::Command &Cmd : Plan->getJobs())
    if (isSourceJob(Cmd)) {
      Jobs.push_back(makeJob(Cmd));
      if (Temporary)
        Jobs.back().Output.clear();
    }
  return !Diags.hasErrorOccurred();
}

} // namespace

std::vector<std::string> frontendArguments(ArrayRef<const char *> Arguments) {
  std::vector<std::string> Result;
  for (size_t I = 0; I < Arguments.size(); ++I) {
    StringRef Word = Arguments[I];
    if (Word == "-include-pch" && I + 1 < Arguments.size()) {
      const PrecompiledText Text = textOf(Arguments[++I]);
      for (const auto &[Macro, IsUndef] : Text.Macros)
        Result.insert(Result.end(), {IsUndef ? "-U" : "-D", Macro});
      auto Include = [&](const char *Option, ArrayRef<std::string> Headers) {
        for (const std::string &Header : Headers)
          if (!is_contained(Arguments, StringRef(Header))) // CMake names the header itself, too
            Result.insert(Result.end(), {Option, Header});
      };
      Include("-imacros", Text.MacroHeaders);
      Include("-include", Text.Headers);
      continue;
    }
    if (Word != "-v")
      Result.push_back(Word.str());
  }
  return Result;
}

bool planFrontendJobs(const CommandLine &Line, const Installation &Install,
                      const HostCompiler &Host, std::vector<FrontendJob> &Jobs) {
  auto Arguments = [&](function_ref<bool(const Arg &)> Keep) {
    std::vector<std::string> Result = Line.select(Keep);
    if (!Host.IsClang)
      Result.push_back(("-W" + SilenceClang).str()); // g++ shows its own warnings
    return Result;
  };
  EngineOptions DiagOpts;
  if (Host.IsClang) {
    ErrorPrinter Printer(*DiagOpts);
    return plan(Arguments([](const Arg &A) { return !concernsOnlyHost(A); }), Install, Printer,
                DiagOpts, Jobs);
  }

  // Options that Clang does not accept are only g++'s. The only way to recognise them is to try.
  IgnoringDiagConsumer Silent;
  auto Take = [&](function_ref<bool(const Arg &)> Keep) {
    Jobs.clear();
    return plan(Arguments(Keep), Install, Silent, DiagOpts, Jobs) && isAccepted(Jobs, Install);
  };
  auto Known = [](const Arg &A) {
    return !concernsOnlyHost(A) && !A.getOption().hasFlag(options::Unsupported) &&
           A.getOption().getKind() != opt::Option::UnknownClass;
  };
  if (Take(Known))
    return true;
  SmallPtrSet<const Arg *, 32> Taken;
  auto IsTaken = [&](const Arg &A) { return changesReading(A) || Taken.contains(&A); };
  for (const Arg *A : Line.args())
    if (Known(*A) && !changesReading(*A) && Taken.insert(A).second && !Take(IsTaken))
      Taken.erase(A);
  Jobs.clear();
  ErrorPrinter Printer(*DiagOpts);
  return plan(Arguments(IsTaken), Install, Printer, DiagOpts, Jobs);
}

} // namespace ampcc
