//===- ClangDriver.cpp - clang's own driver with ampcc's frontend --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ClangDriver.h"
#include "DriverPrinter.h"
#include "LinkStep.h"
#include "SourceTranslation.h"
#include "Unit.h"
#include "ampcc/ClangHooks/DriverOptions.h"
#include "ampcc/ClangHooks/Engines.h"
#include "clang/Basic/DiagnosticIDs.h"
#include "clang/Driver/Compilation.h"
#include "clang/Driver/Driver.h"
#include "clang/Driver/Job.h"
#include "clang/Driver/ToolChain.h"
#include "clang/Frontend/ChainedDiagnosticConsumer.h"
#include "clang/Frontend/CompilerInvocation.h"
#include "clang/Frontend/SerializedDiagnosticPrinter.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/Signals.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/TargetParser/Host.h"

using namespace llvm;
using namespace clang;

namespace ampcc {
namespace driver = clang::driver;
namespace types = clang::driver::types;

namespace {

bool isFrontendJob(const driver::Command &Job) {
  const opt::ArgStringList &Arguments = Job.getArguments();
  return !Arguments.empty() && StringRef(Arguments.front()) == "-cc1";
}

types::ID inputType(const driver::Command &Job) {
  return Job.getInputInfos().empty() ? types::TY_Nothing : Job.getInputInfos().front().getType();
}

bool preprocesses(const driver::Command &Job) {
  return Job.getSource().getKind() == driver::Action::PreprocessJobClass;
}

/// The jobs that are ampcc's.
bool isUnit(const driver::Command &Job) {
  types::ID Type = inputType(Job);
  return isFrontendJob(Job) && (Type == types::TY_CXX || Type == types::TY_PP_CXX ||
                                Type == types::TY_CXXHeader || Type == types::TY_CXXModule);
}

/// A plugin uses Clang's shared library, and must share it with the program that loads it.
bool loadsPlugin(const driver::Command &Job) {
  unsigned MissingIndex = 0, MissingCount = 0;
  const opt::InputArgList Arguments =
      getDriverOptTable().ParseArgs(ArrayRef(Job.getArguments()).drop_front(), MissingIndex,
                                    MissingCount, opt::Visibility(options::CC1Option));
  return Arguments.hasArg(options::OPT_load, options::OPT_fpass_plugin_EQ);
}

class ClangCommand {
public:
  explicit ClangCommand(const CommandContext &S) : S(S), Diags(makeDiagnostics()) {}

  int run();

private:
  std::unique_ptr<FreshEngine> makeDiagnostics();
  std::vector<const char *> commandLine();
  bool isForHost(const driver::Compilation &Plan) const;
  bool checkForeign(const driver::Compilation &Plan) const;
  void giveToClang(driver::Command &Job) const;
  void takeUnits(driver::Compilation &Plan);
  void passOptions(driver::Compilation &Plan, driver::Command &Job);
  void linkDeviceCode(driver::Compilation &Plan);
  void addToLink(driver::Compilation &Plan, driver::Command &Link);
  void addToShownLink(driver::Compilation &Plan);
  int execute(driver::Driver &Driver, driver::Compilation &Plan);

  const CommandContext &S;
  std::vector<std::string> Words; ///< owns the text of commandLine()
  StringSet<> Overrides;
  std::unique_ptr<FreshEngine> Diags;
};

std::unique_ptr<FreshEngine> ClangCommand::makeDiagnostics() {
  Words = {S.Install.ClangCxx, "--driver-mode=g++"};
  std::vector<std::string> Line = wholeLine(S);
  Words.insert(Words.end(), Line.begin(), Line.end());

  EngineOptions DiagOpts(commandLine());
  auto Result = std::make_unique<FreshEngine>(new DriverPrinter(*DiagOpts),
                                              /*ShouldOwnClient=*/true, DiagOpts);
  if (!DiagOpts->DiagnosticSerializationFile.empty()) {
    auto Serializer =
        serialized_diags::create(DiagOpts->DiagnosticSerializationFile, takenOptions(*DiagOpts),
                                 /*MergeChildRecords=*/true);
    Result->setClient(new ChainedDiagnosticConsumer(Result->takeClient(), std::move(Serializer)));
  }
  processWarningOptions(*Result);
  return Result;
}

std::vector<const char *> ClangCommand::commandLine() {
  std::vector<const char *> Result;
  for (const std::string &W : Words)
    Result.push_back(W.c_str());
  return Result;
}

int ClangCommand::run() {
  // The path by which clang finds its own parts, and which -frecord-command-line shows.
  SmallString<256> Clang;
  if (sys::fs::real_path(S.Install.ClangCxx, Clang))
    Clang = S.Install.ClangCxx;
  driver::Driver Driver(Clang, sys::getDefaultTargetTriple(), *Diags);
  Driver.setTargetAndMode(driver::ToolChain::getTargetAndModeFromProgramName("clang++"));
  if (S.Line.args().hasArg(options::OPT_MJ))
    Driver.ClangExecutable = S.Install.Ampcc; // the database names the compiler
  auto RunUnit = [&](SmallVectorImpl<const char *> &Arguments) {
    return runUnit(S.Install, ArrayRef(Arguments).drop_front(2));
  };
  Driver.CC1Main = RunUnit;

  if (S.Line.inputs().empty())
    InitializeAllTargets(); // for -print-targets

  std::vector<const char *> Line = commandLine();
  SmallVector<const char *, 64> Arguments(Line.begin(), Line.end());
  if (const char *Override = ::getenv("CCC_OVERRIDE_OPTIONS"))
    overrideOptions(Arguments, Override, Overrides);

  std::unique_ptr<driver::Compilation> Plan(Driver.BuildCompilation(Arguments));
  int Status = 1;
  if (Plan && !Plan->containsError()) {
    if (isForHost(*Plan)) {
      takeUnits(*Plan);
      linkDeviceCode(*Plan);
      Status = execute(Driver, *Plan);
    } else if (checkForeign(*Plan)) {
      for (driver::Command &Job : Plan->getJobs())
        giveToClang(Job);
      Status = execute(Driver, *Plan);
    }
  }
  Diags->getClient()->finish();
  return Status;
}

/// For the machine that ampcc runs on, or for no target: a query.
bool ClangCommand::isForHost(const driver::Compilation &Plan) const {
  const llvm::Triple &Target = Plan.getDefaultToolChain().getTriple();
  const llvm::Triple Host(llvm::Triple::normalize(sys::getDefaultTargetTriple()));
  return S.Line.inputs().empty() ||
         (Target.getArch() == Host.getArch() && Target.getOS() == Host.getOS() &&
          Target.getEnvironment() == Host.getEnvironment());
}

/// There is no runtime for other target machines. Clang compiles such units, unless they have C++
/// AMP.
bool ClangCommand::checkForeign(const driver::Compilation &Plan) const {
  if (none_of(Plan.getJobs(), [&](const driver::Command &Job) {
        return isUnit(Job) && mayHoldAmp(S.Install, ArrayRef(Job.getArguments()).drop_front());
      }))
    return true;
  driverError("target '" + Plan.getDefaultToolChain().getTriple().str() +
              "' is not supported: C++ AMP programs need ampcc's runtime, which is built for '" +
              llvm::Triple::normalize(sys::getDefaultTargetTriple()) + "'");
  return false;
}

void ClangCommand::giveToClang(driver::Command &Job) const {
  Job.InProcess = false;
  if (Job.getExecutable() == S.Install.Ampcc)
    Job.replaceExecutable(S.Install.ClangCxx.c_str());
}

void ClangCommand::takeUnits(driver::Compilation &Plan) {
  for (driver::Command &Job : Plan.getJobs()) {
    if (!isUnit(Job)) {
      giveToClang(Job);
      continue;
    }
    if (loadsPlugin(Job)) {
      Job.InProcess = false;
      Job.replaceExecutable(S.Install.AmpccForPlugins.c_str());
    } else {
      Job.replaceExecutable(S.Install.Ampcc.c_str());
    }
    passOptions(Plan, Job);
  }
}

/// Passes the options that runUnit() needs if the job runs in a separate process.
void ClangCommand::passOptions(driver::Compilation &Plan, driver::Command &Job) {
  std::vector<std::string> Passed = S.AmpOptions.forUnits();
  bool WantsPreprocessed = S.Line.args().hasArg(options::OPT_E, options::OPT_M, options::OPT_MM);
  if (preprocesses(Job) && !WantsPreprocessed)
    Passed.push_back("--amp-preprocess-for-host");
  if (S.AmpOptions.Native.empty() && S.AmpOptions.Linker.empty())
    Passed.push_back("--amp-linker=" + Plan.getDefaultToolChain().GetLinkerPath());
  if (Passed.empty())
    return;
  opt::ArgStringList Arguments = Job.getArguments();
  for (const std::string &Option : Passed)
    Arguments.insert(Arguments.begin() + 1, Plan.getArgs().MakeArgString(Option));
  Job.replaceArguments(Arguments);
}

bool isLink(const driver::Command &Job) {
  return Job.getSource().getKind() == driver::Action::LinkJobClass &&
         !is_contained(Job.getArguments(), StringRef("-r"));
}

/// The words that the inputs of a link are on its command line, which are together there. Options
/// for the linker are among them; of the job's own list they are missing.
std::vector<StringRef> inputWords(const driver::Compilation &Plan, const driver::Command &Link) {
  opt::ArgStringList Words;
  auto File = Link.getInputInfos().begin();
  for (const driver::Action *Input : Link.getSource().getInputs()) {
    const auto *Given = dyn_cast<driver::InputAction>(Input);
    if (!Given || Given->getInputArg().getOption().getKind() == opt::Option::InputClass) {
      if (File != Link.getInputInfos().end())
        Words.push_back((File++)->getFilename());
      continue;
    }
    const opt::Arg &A = Given->getInputArg();
    if (A.getOption().matches(options::OPT_Z_reserved_lib_stdcxx))
      Plan.getDefaultToolChain().AddCXXStdlibLibArgs(Plan.getArgs(), Words);
    else if (A.getOption().matches(options::OPT_z))
      A.render(Plan.getArgs(), Words);
    else
      A.renderAsInput(Plan.getArgs(), Words);
  }
  return {Words.begin(), Words.end()};
}

void add(const LinkAdditions &Added, driver::Compilation &Plan, driver::Command &Link) {
  if (Added.empty())
    return;
  opt::ArgStringList Arguments = Link.getArguments();
  const std::vector<StringRef> Inputs = inputWords(Plan, Link);
  auto After = std::search(Arguments.begin(), Arguments.end(), Inputs.begin(), Inputs.end(),
                           [](const char *A, StringRef B) { return A == B; });
  After += std::min<ptrdiff_t>(Arguments.end() - After, Inputs.size());
  auto Insert = [&](opt::ArgStringList::iterator Place, ArrayRef<std::string> Words) {
    opt::ArgStringList Kept;
    for (const std::string &Word : Words)
      Kept.push_back(Plan.getArgs().MakeArgString(Word));
    Arguments.insert(Place, Kept.begin(), Kept.end());
  };
  Insert(After, Added.Last);
  Insert(Arguments.begin(), Added.First);
  Link.replaceArguments(Arguments);
}

/// Adds the runtime and kernels to links when their inputs exist: after the jobs before them.
void ClangCommand::linkDeviceCode(driver::Compilation &Plan) {
  if (Plan.getJobs().empty())
    return;
  if (Plan.getArgs().hasArg(options::OPT__HASH_HASH_HASH))
    return addToShownLink(Plan);
  if (driver::Command &First = *Plan.getJobs().begin(); isLink(First))
    addToLink(Plan, First);
  Plan.setPostCallback(
      [this, &Plan, Failed = false](const driver::Command &Done, int Status) mutable {
        Failed |= Status != 0;
        const auto &Jobs = Plan.getJobs().getJobs();
        const auto *At = find_if(Jobs, [&](const auto &Job) { return Job.get() == &Done; });
        if (!Failed && At != Jobs.end() && ++At != Jobs.end() && isLink(**At))
          addToLink(Plan, **At);
      });
}

std::vector<std::string> wordsOf(const driver::Command &Job) {
  return {Job.getArguments().begin(), Job.getArguments().end()};
}

void ClangCommand::addToShownLink(driver::Compilation &Plan) {
  bool HasAmp = false;
  for (driver::Command &Job : Plan.getJobs())
    if (isUnit(Job))
      HasAmp |= mayHoldAmp(S.Install, ArrayRef(Job.getArguments()).drop_front());
    else if (isLink(Job))
      add(previewLink(S, wordsOf(Job), HasAmp), Plan, Job);
}

void ClangCommand::addToLink(driver::Compilation &Plan, driver::Command &Link) {
  const std::optional<LinkAdditions> Added = prepareLink(S, wordsOf(Link));
  if (Added)
    return add(*Added, Plan, Link);
  // The errors have been reported; the driver adds that the linker failed.
  ErrorOr<std::string> False = sys::findProgramByName("false");
  Link.replaceExecutable(Plan.getArgs().MakeArgString(False ? *False : "/bin/false"));
  Link.replaceArguments({});
  for (const std::string &File : Link.getOutputFilenames())
    removeOutput(File);
}

int ClangCommand::execute(driver::Driver &Driver, driver::Compilation &Plan) {
  for (const char *File : Plan.getTempFiles())
    sys::RemoveFileOnSignal(File);
  SmallVector<std::pair<int, const driver::Command *>, 4> Failing;
  int Status = Driver.ExecuteCompilation(Plan, Failing);
  for (auto [Result, Job] : Failing) {
    if (!Status)
      Status = Result;
    // Clang has crashed: it writes the files for a report to its developers.
    if (Result < 0 || Result == 70 || Result > 128) {
      Driver.generateCompilationDiagnostics(Plan, *Job);
      break;
    }
  }
  return Status;
}

} // namespace

int runClangDriver(const CommandContext &S) { return ClangCommand(S).run(); }

} // namespace ampcc
