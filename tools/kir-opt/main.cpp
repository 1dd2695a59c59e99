//===- main.cpp - tool that runs passes on KIR text -----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// kir-opt [options] [FILE] reads KIR text, runs passes and writes the result. docs/kir.md describes
// the options. Each pass must get the properties that it needs, and give those that it promises
// (Properties.def).
//
//===----------------------------------------------------------------------===//
#include "Watcher.h"
#include "ampcc/Analysis/CallGraph.h"
#include "ampcc/Analysis/Print.h"
#include "ampcc/KIR/Link.h"
#include "ampcc/KIR/Text.h"
#include "ampcc/KIR/Verifier.h"
#include "ampcc/Native/Printer.h"
#include "ampcc/OpenCL/Printer.h"
#include "ampcc/TileFlow/Print.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Support/thread.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

struct AnalysisInfo {
  StringRef Name, Description;
  void (*Print)(raw_ostream &, const Module &);
  bool FollowsCalls = false; ///< follows calls as threads do, so that recursion is an error
};

const AnalysisInfo Analyses[] = {
    {"uniform", "what the threads of a tile agree on", printUniformity},
    {"uniformity", "values and addresses that threads share, through calls", printLanes},
    {"affine", "integers by the thread's place in its tile", printAffine},
    {"conflicts", "accesses of different threads to one element, of the tile form", printConflicts},
    {"live", "variables that are live after barriers", printLive},
    {"flow", "barriers, races, ranges and divisions that are wrong", printFlow, true},
};

struct Options {
  std::string File = "-";
  std::vector<const PassInfo *> Passes;
  const AnalysisInfo *Analysis = nullptr;
  std::vector<std::string> Linked; ///< the modules of other translation units
  bool Pipeline = false, OpenCL = false, Cpp = false, Exact = false;
  bool CheckMeaning = false, Verbose = false;
  MeaningOptions Meaning;
  WatchOptions Watch;
  Form PipelineForm = Form::OpenCL;
};

int usage() {
  outs() << "usage: kir-opt [--pass-NAME]... [--link=FILE]... [--pipeline[=tile]] [--list]\n"
            "               [--print-before=NAME] [--print-after=NAME] [--print-changed]\n"
            "               [--stop-after=NAME] [--time-passes]\n"
            "               [--check-meaning[=verbose] [--seed=N] [--launches=N]]\n"
            "               [--exact | --cl | --cpp | --analyze-NAME] [FILE]\n\n"
            "passes:\n";
  for (const PassInfo &P : allPasses())
    outs() << "  " << left_justify(P.Name, 28) << P.Sentence << '\n';
  outs() << "\nanalyses:\n";
  for (const AnalysisInfo &A : Analyses)
    outs() << "  " << left_justify(A.Name, 28) << A.Description << '\n';
  return 0;
}

void listStages(StringRef Title, ArrayRef<Stage> Stages) {
  outs() << Title << ":\n";
  for (const Stage &S : Stages) {
    const PassInfo &P = allPasses()[unsigned(S.Pass)];
    outs() << "  " << (S.Loop ? "* " : "  ") << P.Name;
    if (S.Condition != When::Always)
      outs() << " [" << nameOf(S.Condition) << ']';
    for (auto [Word, Set] : {std::pair("needs", P.Needs & ~property::Linked),
                             {"gives", P.Gives},
                             {"breaks", P.Breaks}})
      if (Set)
        outs() << "; " << Word << ' ' << namesOf(Set);
    outs() << '\n';
  }
}

/// Prints the passes of each stage in their order.
int list() {
  listStages("shared", sharedStages());
  listStages("opencl", stagesOf(Form::OpenCL));
  listStages("tile", stagesOf(Form::Tile));
  outs() << "properties:\n";
  for (const PropertyInfo &P : allProperties())
    outs() << "  " << P.Name << ": " << P.Sentence << '\n';
  return 0;
}

bool parseMeaning(StringRef Arg, Options &O) {
  if (Arg.consume_front("--seed="))
    return !Arg.getAsInteger(10, O.Meaning.Seed);
  if (Arg.consume_front("--launches="))
    return !Arg.getAsInteger(10, O.Meaning.Launches) && O.Meaning.Launches > 0;
  if (!Arg.consume_front("--check-meaning"))
    return false;
  O.CheckMeaning = true;
  O.Verbose = Arg == "=verbose";
  return Arg.empty() || O.Verbose;
}

/// Returns the pass with that name; prints a message and returns null if there is none.
const PassInfo *passOf(StringRef Name) {
  const PassInfo *P = findPass(Name);
  if (!P)
    errs() << "kir-opt: error: no pass is called '" << Name << "'\n";
  return P;
}

/// Parses an option that names a pass.
std::optional<bool> parsePass(StringRef Arg, Options &O) {
  const std::pair<StringRef, const PassInfo **> Named[] = {
      {"--print-before=", &O.Watch.PrintBefore},
      {"--print-after=", &O.Watch.PrintAfter},
      {"--stop-after=", &O.Watch.StopAfter}};
  for (auto [Option, To] : Named)
    if (Arg.consume_front(Option))
      return (*To = passOf(Arg)) != nullptr;
  if (!Arg.consume_front("--pass-"))
    return std::nullopt;
  O.Passes.push_back(passOf(Arg));
  return O.Passes.back() != nullptr;
}

bool parseAnalysis(StringRef Name, Options &O) {
  O.Analysis = find_if(Analyses, [&](const AnalysisInfo &A) { return A.Name == Name; });
  if (O.Analysis != std::end(Analyses))
    return true;
  errs() << "kir-opt: error: no analysis is called '" << Name << "'\n";
  return false;
}

bool parseFlag(StringRef Arg, Options &O) {
  const std::pair<StringRef, bool *> Flags[] = {{"--exact", &O.Exact},
                                                {"--cl", &O.OpenCL},
                                                {"--cpp", &O.Cpp},
                                                {"--print-changed", &O.Watch.PrintChanged},
                                                {"--time-passes", &O.Watch.Time}};
  auto *Flag = find_if(Flags, [&](const auto &F) { return F.first == Arg; });
  if (Flag == std::end(Flags))
    return false;
  return *Flag->second = true;
}

bool parse(int Argc, char **Argv, Options &O) {
  for (StringRef Arg : ArrayRef(Argv + 1, Argc - 1)) {
    if (std::optional<bool> Parsed = parsePass(Arg, O)) {
      if (!*Parsed)
        return false;
    } else if (Arg.consume_front("--analyze-")) {
      if (!parseAnalysis(Arg, O))
        return false;
    } else if (Arg == "--pipeline" || Arg == "--pipeline=tile") {
      O.Pipeline = true;
      O.PipelineForm = Arg.ends_with("=tile") ? Form::Tile : Form::OpenCL;
    } else if (Arg.consume_front("--link=")) {
      O.Linked.push_back(Arg.str());
    } else if (parseMeaning(Arg, O) || parseFlag(Arg, O)) {
    } else if (Arg.starts_with("-") && Arg != "-") {
      errs() << "kir-opt: error: unknown option '" << Arg << "'\n";
      return false;
    } else {
      O.File = Arg.str();
    }
  }
  return true;
}

const char *nameOf(Problem::Kind K) {
  switch (K) {
  case Problem::Kind::AtomicOnLocal:
    return "atomic operation on a local variable";
  case Problem::Kind::RecursiveBarrier:
    return "recursion with a barrier";
  case Problem::Kind::TileStaticTooLarge:
    return "tile_static too large";
  case Problem::Kind::Internal:
    return "internal";
  }
  llvm_unreachable("unknown kind of problem");
}

int report(const std::vector<Problem> &Problems) {
  for (const Problem &P : Problems) {
    errs() << "line " << (P.Pos.Line ? P.Pos.Line : P.Pos.Opaque) << ": error: " << nameOf(P.K);
    for (const std::string &Arg : P.Args)
      errs() << ": " << Arg;
    errs() << '\n';
  }
  return Problems.empty() ? 0 : 1;
}

bool check(const Module &M, StringRef When) {
  std::vector<std::string> Errors = verify(M);
  for (const std::string &E : Errors)
    errs() << "error: " << When << ": " << E << '\n';
  return Errors.empty();
}

/// Returns the begin of an error message for a place in a text.
std::string at(StringRef File, SourcePos Pos) {
  return File.str() + ":" + (Pos.Opaque ? utostr(Pos.Opaque) + ": " : " ") + "error: ";
}

bool checkInput(const Module &M, StringRef File) {
  const std::vector<Finding> Errors = findErrors(M);
  for (const Finding &E : Errors)
    errs() << at(File, E.Pos) << "input: " << E.Sentence << '\n';
  return Errors.empty();
}

/// Checks that all functions have bodies.
bool isWhole(const Module &M, StringRef File) {
  for (const Function *F : M.Functions)
    if (!F->Body)
      errs() << at(File, F->Pos) << "'" << F->Name << "' has no body\n";
  return all_of(M.Functions, [](const Function *F) { return F->Body; });
}

/// Checks that no function calls itself, directly or through others.
bool endsCalls(const Module &M, StringRef File) {
  Function *Recursive = nullptr;
  calleesFirst(M.Functions, &Recursive);
  if (Recursive)
    errs() << at(File, Recursive->Pos) << "'" << Recursive->Name << "' calls itself\n";
  return !Recursive;
}

std::unique_ptr<Module> read(StringRef File) {
  auto Buffer = MemoryBuffer::getFileOrSTDIN(File, /*IsText=*/true);
  if (!Buffer) {
    errs() << "kir-opt: error: " << File << ": " << Buffer.getError().message() << '\n';
    return nullptr;
  }
  std::string Error;
  std::unique_ptr<Module> M = readText((*Buffer)->getBuffer(), Error, OpaquePositions::LinesOfText);
  if (!M)
    errs() << File << ':' << Error << '\n';
  return M;
}

bool link(Module &M, const std::vector<std::string> &Files) {
  static const char *const Kinds[] = {"missing", "different", "recursive"};
  std::vector<std::unique_ptr<Module>> Others;
  for (const std::string &File : Files) {
    Others.push_back(read(File));
    if (!Others.back())
      return false;
  }
  const std::vector<LinkProblem> Problems =
      linkDefinitions(M, [&](StringRef Symbol) -> LinkedDefinition {
        for (const auto &Other : Others)
          for (const Function *F : Other->Functions)
            if (F->Body && F->Symbol == Symbol)
              return {Other.get(), F};
        return {};
      });
  for (const LinkProblem &P : Problems)
    errs() << "error: " << Kinds[static_cast<unsigned>(P.K)] << ": " << P.F->Name << '\n';
  return Problems.empty();
}

/// Runs one pass. Checks that the module has the properties that the pass needs before it, and
/// those that it promises after it.
bool runPass(PassContext &PC, const PassInfo &Pass, Watcher &Watch) {
  const PropertySet Before = propertiesOf(PC.M);
  if (const PropertySet Missing = Pass.Needs & ~Before) {
    for (const std::string &Error : verifyProperties(PC.M, Missing))
      errs() << "error: before " << Pass.Name << ": " << Error << '\n';
    return false;
  }
  Watch.before(Pass, PC.M);
  const bool Changed = Pass.Run(PC);
  Watch.ran(Pass, PC.M, Changed);
  if (report(PC.Problems) || !check(PC.M, Pass.Name))
    return false;
  const std::vector<std::string> Errors = verifyProperties(PC.M, Pass.after(Before));
  for (const std::string &Error : Errors)
    errs() << "error: after " << Pass.Name << ": " << Error << '\n';
  return Errors.empty();
}

/// Runs and checks the passes of the command line. Returns false after a message.
bool runPasses(Module &M, const Options &O) {
  std::optional<MeaningCheck> Meaning;
  if (O.CheckMeaning)
    Meaning.emplace(M, O.Meaning);
  if (O.Verbose)
    errs() << "kir-opt: " << Meaning->defined() << " runs have a meaning; " << Meaning->undefined()
           << " launches have none or were given up"
           << (Meaning->undefined() ? " (" + Meaning->whyUndefined() + ")" : "") << '\n';
  Watcher Watch(O.Watch, Meaning ? &*Meaning : nullptr, M);
  std::vector<Problem> Problems;
  PassContext PC{M, Problems};
  for (const PassInfo *P : O.Passes) {
    if (!runPass(PC, *P, Watch))
      return false;
    if (!Watch.after(*P, M))
      return !Watch.Differs;
  }
  return !(O.Pipeline && report(ampcc::runPasses(M, O.PipelineForm, &Watch))) && !Watch.Differs;
}

} // namespace

static int run(int Argc, char **Argv) {
  if (Argc == 2 && StringRef(Argv[1]) == "--help")
    return usage();
  if (Argc == 2 && StringRef(Argv[1]) == "--list")
    return list();
  Options O;
  if (!parse(Argc, Argv, O))
    return 1;
  std::unique_ptr<Module> M = read(O.File);
  if (!M)
    return 1;
  if (!checkInput(*M, O.File))
    return 1;
  if (!O.Linked.empty() && !(link(*M, O.Linked) && check(*M, "linked")))
    return 1;
  if (!::runPasses(*M, O))
    return 1;
  if ((O.Analysis || O.Cpp || O.OpenCL) && !isWhole(*M, O.File))
    return 1;
  if (O.Analysis && O.Analysis->FollowsCalls && !endsCalls(*M, O.File))
    return 1;
  if (O.Analysis)
    O.Analysis->Print(outs(), *M);
  else if (O.Cpp)
    outs() << printNative(*M, "", /*ExactLines=*/false).Text;
  else if (O.OpenCL)
    outs() << printOpenCL(*M);
  else if (O.Exact)
    outs() << exactText(*M);
  else
    writeText(outs(), *M);
  return 0;
}

int main(int Argc, char **Argv) {
  // A thread with a large stack, because recursions are as deep as the expressions of the module.
  constexpr unsigned StackSize = 1u << 30;
  int Status = 0;
  llvm::thread Worker(std::optional<unsigned>(StackSize), [&] { Status = run(Argc, Argv); });
  Worker.join();
  return Status;
}
