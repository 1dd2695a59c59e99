//===- main.cpp - runs named passes on KIR text ---------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// kir-opt [options] [FILE] reads KIR text, runs the passes named by --pass-NAME in the order of the
// command line (--pipeline: all, as the compiler does; --pipeline=tile: those of the tile form) and
// writes KIR text, OpenCL C with --cl, C++ (of the tile form) with --cpp, or what an analysis finds
// with --analyze-NAME. --link=FILE takes the functions that are only declared from another module,
// before all passes; --exact writes the text that objects keep. --check-meaning runs the module
// before and after each pass on seeded launches (--seed=N, --launches=N) and fails at the first
// pass after which a kernel does something else; --check-meaning=verbose says how many launches
// count.
//
//===----------------------------------------------------------------------===//
#include "ampcc/Analysis/Print.h"
#include "ampcc/Interpreter/MeaningCheck.h"
#include "ampcc/KIR/Link.h"
#include "ampcc/KIR/Text.h"
#include "ampcc/KIR/Verifier.h"
#include "ampcc/Native/Printer.h"
#include "ampcc/OpenCL/Printer.h"
#include "ampcc/Passes/Pass.h"
#include "ampcc/Passes/Pipeline.h"
#include "ampcc/TileFlow/Print.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

struct AnalysisInfo {
  StringRef Name, Description;
  void (*Print)(raw_ostream &, const Module &);
};

const AnalysisInfo Analyses[] = {
    {"uniform", "what the threads of a tile agree on", printUniformity},
    {"affine", "integers by the thread's place in its tile", printAffine},
    {"live", "variables that are needed behind barriers", printLive},
    {"flow", "barriers, races, ranges and divisions that are wrong", printFlow},
};

struct Options {
  std::string File = "-";
  std::vector<const PassInfo *> Passes;
  const AnalysisInfo *Analysis = nullptr;
  std::vector<std::string> Linked; ///< the modules of other translation units
  bool Pipeline = false, OpenCL = false, Cpp = false, Exact = false;
  bool CheckMeaning = false, Verbose = false;
  MeaningOptions Meaning;
  Form PipelineForm = Form::OpenCL;
};

int usage() {
  outs() << "usage: kir-opt [--pass-NAME]... [--link=FILE]... [--pipeline[=tile]] "
            "[--check-meaning[=verbose] [--seed=N] [--launches=N]] "
            "[--exact | --cl | --cpp | --analyze-NAME] [FILE]\n\n"
            "passes:\n";
  for (const PassInfo &P : allPasses())
    outs() << "  " << left_justify(P.Name, 28) << P.Description << '\n';
  outs() << "\nanalyses:\n";
  for (const AnalysisInfo &A : Analyses)
    outs() << "  " << left_justify(A.Name, 28) << A.Description << '\n';
  return 0;
}

bool parseMeaning(StringRef Arg, Options &O) {
  if (Arg.consume_front("--seed="))
    return !Arg.getAsInteger(10, O.Meaning.Seed);
  if (Arg.consume_front("--launches="))
    return !Arg.getAsInteger(10, O.Meaning.Launches);
  if (!Arg.consume_front("--check-meaning"))
    return false;
  O.CheckMeaning = true;
  O.Verbose = Arg == "=verbose";
  return Arg.empty() || O.Verbose;
}

bool parse(int Argc, char **Argv, Options &O) {
  for (int I = 1; I < Argc; ++I) {
    StringRef Arg = Argv[I];
    if (Arg.consume_front("--pass-")) {
      const PassInfo *P = findPass(Arg);
      if (!P) {
        errs() << "kir-opt: error: no pass is called '" << Arg << "'\n";
        return false;
      }
      O.Passes.push_back(P);
    } else if (Arg.consume_front("--analyze-")) {
      O.Analysis = find_if(Analyses, [&](const AnalysisInfo &A) { return A.Name == Arg; });
      if (O.Analysis == std::end(Analyses)) {
        errs() << "kir-opt: error: no analysis is called '" << Arg << "'\n";
        return false;
      }
    } else if (Arg == "--pipeline" || Arg == "--pipeline=tile") {
      O.Pipeline = true;
      O.PipelineForm = Arg.ends_with("=tile") ? Form::Tile : Form::OpenCL;
    } else if (Arg.consume_front("--link=")) {
      O.Linked.push_back(Arg.str());
    } else if (parseMeaning(Arg, O)) {
    } else if (Arg == "--exact") {
      O.Exact = true;
    } else if (Arg == "--cl") {
      O.OpenCL = true;
    } else if (Arg == "--cpp") {
      O.Cpp = true;
    } else if (Arg.starts_with("-") && Arg != "-") {
      errs() << "kir-opt: error: unknown option '" << Arg << "'\n";
      return false;
    } else {
      O.File = Arg.str();
    }
  }
  return true;
}

int report(const std::vector<Problem> &Problems) {
  static const char *const Kinds[] = {"atomic operation on a local variable",
                                      "tile_static too large", "internal"};
  for (const Problem &P : Problems) {
    errs() << "line " << P.Pos.Line << ": error: " << Kinds[static_cast<unsigned>(P.K)];
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

std::unique_ptr<Module> read(StringRef File) {
  auto Buffer = MemoryBuffer::getFileOrSTDIN(File, /*IsText=*/true);
  if (!Buffer) {
    errs() << "kir-opt: error: " << File << ": " << Buffer.getError().message() << '\n';
    return nullptr;
  }
  std::string Error;
  std::unique_ptr<Module> M = readText((*Buffer)->getBuffer(), Error);
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

/// The passes of the command line, each checked; false after a message.
bool runPasses(Module &M, const Options &O) {
  std::optional<MeaningCheck> Meaning;
  if (O.CheckMeaning)
    Meaning.emplace(M, O.Meaning);
  if (O.Verbose)
    errs() << "kir-opt: " << Meaning->defined() << " launches have a meaning, "
           << Meaning->undefined() << " have none (" << Meaning->whyUndefined() << ")\n";
  bool Same = true;
  auto MeansTheSame = [&](StringRef Pass, const Module &After) {
    if (std::optional<MeaningDifference> D = Meaning ? Meaning->compare(After) : std::nullopt) {
      errs() << "error: " << Pass << " changes the meaning: " << D->sentence() << '\n';
      Same = false;
    }
    return Same;
  };
  std::vector<Problem> Problems;
  PassContext PC{M, Problems};
  for (const PassInfo *P : O.Passes) {
    P->Run(PC);
    if (report(Problems) || !check(M, P->Name) || !MeansTheSame(P->Name, M))
      return false;
  }
  return !(O.Pipeline && report(ampcc::runPasses(M, O.PipelineForm, MeansTheSame))) && Same;
}

} // namespace

int main(int Argc, char **Argv) {
  if (Argc == 2 && StringRef(Argv[1]) == "--help")
    return usage();
  Options O;
  if (!parse(Argc, Argv, O))
    return 1;
  std::unique_ptr<Module> M = read(O.File);
  if (!M)
    return 1;
  if (!check(*M, "input"))
    return 1;
  if (!O.Linked.empty() && !(link(*M, O.Linked) && check(*M, "linked")))
    return 1;
  if (!::runPasses(*M, O))
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
