//===- Levels.cpp - one module for several levels of instructions ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The first half of LLVM's passes makes code simpler and asks the processor for little: it runs
// once, for the lowest level. Then each level gets a copy, whose functions say for which processor
// they are, and the second half, which vectorises. Copies have contexts and threads of their own.
//
//===----------------------------------------------------------------------===//
#include "Levels.h"
#include "clang/Basic/Diagnostic.h"
#include "clang/Basic/TargetInfo.h"
#include "clang/Frontend/CompilerInvocation.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/Frontend/Driver/CodeGenOptions.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/DiagnosticHandler.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/DiagnosticPrinter.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/CrashRecoveryContext.h"
#include "llvm/Support/Threading.h"
#include "llvm/Support/thread.h"
#include "llvm/Target/TargetMachine.h"
#include <atomic>

using namespace clang;

namespace ampcc {
namespace {

/// A processor as functions and LLVM's targets name it.
struct Processor {
  std::string CPU, Features;
  bool HasAvx2;
};

Processor processorOf(const TargetOptions &Options, const NativeLevel &Level) {
  auto Target = std::make_shared<TargetOptions>(Options);
  if (!Level.Isa.empty())
    Target->CPU = Level.Isa;
  IgnoringDiagConsumer Silent; // the first level's compilation asks the same
  DiagnosticsEngine Ignored(new DiagnosticIDs, new DiagnosticOptions, &Silent,
                            /*ShouldOwnClient=*/false);
  std::unique_ptr<TargetInfo> Info(TargetInfo::CreateTargetInfo(Ignored, Target));
  return {Target->CPU, llvm::join(Target->Features, ","), Info && Info->hasFeature("avx2")};
}

/// Keeps errors. Remarks on what was not vectorised are about a text that nobody has written.
class ErrorKeeper : public llvm::DiagnosticHandler {
  std::string &Error;

public:
  explicit ErrorKeeper(std::string &Error) : Error(Error) {}

  bool handleDiagnostics(const llvm::DiagnosticInfo &Info) override {
    if (Info.getSeverity() == llvm::DS_Error) {
      llvm::raw_string_ostream OS(Error);
      llvm::DiagnosticPrinterRawOStream Printer(OS);
      Info.print(Printer);
    }
    return true;
  }
};

/// What LLVM may call. Its table of glibc's vector mathematics has functions of SSE2 and of AVX2,
/// and which one it takes goes by the number of elements alone: four doubles are AVX2's, which a
/// processor without it passes in other registers.
std::unique_ptr<llvm::TargetLibraryInfoImpl>
functionsFor(llvm::Triple Triple, llvm::driver::VectorLibrary Vectors, const Processor &P) {
  if (Vectors != llvm::driver::VectorLibrary::LIBMVEC || P.HasAvx2)
    return std::unique_ptr<llvm::TargetLibraryInfoImpl>(llvm::driver::createTLII(Triple, Vectors));
  using llvm::ElementCount; // of the table
  std::vector<llvm::VecDesc> Narrow;
  for (const llvm::VecDesc &Function : {
#define TLI_DEFINE_LIBMVEC_X86_VECFUNCS
#define TLI_DEFINE_VECFUNC(SCALAR, VECTOR, FACTOR, ABI)                                            \
  llvm::VecDesc{SCALAR, VECTOR, FACTOR, /*Masked=*/false, ABI},
#include "llvm/Analysis/VecFuncs.def"
#undef TLI_DEFINE_LIBMVEC_X86_VECFUNCS
       })
    if (Function.getVectorFnName().starts_with("_ZGVb"))
      Narrow.push_back(Function);
  std::unique_ptr<llvm::TargetLibraryInfoImpl> Library(
      llvm::driver::createTLII(Triple, llvm::driver::VectorLibrary::NoLibrary));
  Library->addVectorizableFunctions(Narrow);
  return Library;
}

/// LLVM goes down into deep expressions.
constexpr unsigned StackSize = 64u << 20;

/// Makes one level.
class LevelMaker {
  const CompilerInvocation &Options;
  const NativeLevel &Level;

public:
  std::string Result, Error;

  LevelMaker(const CompilerInvocation &Options, const NativeLevel &Level)
      : Options(Options), Level(Level) {}

  /// The first half of the passes.
  bool simplify(llvm::Module &M) { return optimise(M, processor(), /*First=*/true); }

  /// The second half, over a copy of the module whose bitcode this is.
  void finish(llvm::MemoryBufferRef Bitcode, FinishLevel Finish) {
    // A crash must not take the other levels with it: their objects are in use.
    llvm::CrashRecoveryContext Guard;
    if (!Guard.RunSafely([&] { finishUnguarded(Bitcode, Finish); }) && Error.empty())
      Error = "LLVM crashed";
  }

private:
  void finishUnguarded(llvm::MemoryBufferRef Bitcode, FinishLevel Finish) {
    llvm::LLVMContext Context;
    Context.setDiscardValueNames(true);
    Context.setDiagnosticHandler(std::make_unique<ErrorKeeper>(Error));
    auto M = llvm::parseBitcodeFile(Bitcode, Context);
    if (!M) {
      Error = llvm::toString(M.takeError());
      return;
    }
    if (!Level.Suffix.empty())
      assign(**M, processor(), Level.Suffix);
    if (optimise(**M, processor(), /*First=*/false) && Error.empty())
      Result = Finish(**M, Error);
  }

  Processor processor() const { return processorOf(Options.getTargetOpts(), Level); }

  /// The functions of M are for another processor, and the entries have names of their own.
  static void assign(llvm::Module &M, const Processor &P, llvm::StringRef Suffix) {
    for (llvm::Function &F : M) {
      if (F.hasFnAttribute("target-cpu")) {
        F.addFnAttr("target-cpu", P.CPU);
        F.addFnAttr("target-features", P.Features);
      }
      if (F.isDeclaration() || F.hasLocalLinkage())
        continue;
      F.setName(F.getName() + Suffix);
      if (llvm::DISubprogram *Debug = F.getSubprogram())
        Debug->replaceOperandWith(2, llvm::MDString::get(M.getContext(), F.getName()));
    }
  }

  bool optimise(llvm::Module &M, const Processor &P, bool First) {
    const CodeGenOptions &Code = Options.getCodeGenOpts();
    llvm::Triple Triple(M.getTargetTriple());
    const llvm::Target *Target = llvm::TargetRegistry::lookupTarget(Triple.str(), Error);
    std::unique_ptr<llvm::TargetMachine> Machine(
        Target ? Target->createTargetMachine(Triple.str(), P.CPU, P.Features, llvm::TargetOptions(),
                                             Code.RelocationModel)
               : nullptr);
    if (!Machine)
      return false;

    llvm::PipelineTuningOptions Tuning;
    Tuning.LoopUnrolling = Tuning.LoopInterleaving = Code.UnrollLoops;
    Tuning.LoopVectorization = Code.VectorizeLoop;
    Tuning.SLPVectorization = Code.VectorizeSLP;

    llvm::LoopAnalysisManager Loops;
    llvm::FunctionAnalysisManager Functions;
    llvm::CGSCCAnalysisManager Calls;
    llvm::ModuleAnalysisManager Modules;
    llvm::PassBuilder Builder(Machine.get(), Tuning);
    std::unique_ptr<llvm::TargetLibraryInfoImpl> Library =
        functionsFor(Triple, Code.getVecLib(), P);
    Functions.registerPass([&] { return llvm::TargetLibraryAnalysis(*Library); });
    Builder.registerModuleAnalyses(Modules);
    Builder.registerCGSCCAnalyses(Calls);
    Builder.registerFunctionAnalyses(Functions);
    Builder.registerLoopAnalyses(Loops);
    Builder.crossRegisterProxies(Loops, Functions, Calls, Modules);

    auto Level =
        Code.OptimizationLevel > 2 ? llvm::OptimizationLevel::O3 : llvm::OptimizationLevel::O2;
    constexpr auto WithoutLTO = llvm::ThinOrFullLTOPhase::None;
    llvm::ModulePassManager Passes =
        First ? Builder.buildModuleSimplificationPipeline(Level, WithoutLTO)
              : Builder.buildModuleOptimizationPipeline(Level, WithoutLTO);
    Passes.run(M, Modules);
    return true;
  }
};

} // namespace

bool hasAvx2(const TargetOptions &Options, const NativeLevel &Level) {
  return processorOf(Options, Level).HasAvx2;
}

std::vector<std::string> makeLevels(std::unique_ptr<llvm::Module> M,
                                    const CompilerInvocation &Options,
                                    llvm::ArrayRef<NativeLevel> Levels, FinishLevel Finish,
                                    std::string &Error) {
  std::vector<LevelMaker> Makers;
  for (const NativeLevel &Level : Levels)
    Makers.emplace_back(Options, Level);
  if (!Makers.front().simplify(*M)) {
    Error = Makers.front().Error;
    return {};
  }
  llvm::SmallString<0> Bytes;
  llvm::raw_svector_ostream OS(Bytes);
  llvm::WriteBitcodeToFile(*M, OS);
  const std::string Name = M->getModuleIdentifier();
  M.reset();

  // The last ones have the most to do.
  std::atomic<size_t> Left(Makers.size());
  auto Work = [&] {
    for (size_t I = Left--; I != 0 && I <= Makers.size(); I = Left--)
      Makers[I - 1].finish(llvm::MemoryBufferRef(Bytes, Name), Finish);
  };
  const size_t Helpers =
      std::min<size_t>(llvm::hardware_concurrency().compute_thread_count(), Makers.size()) - 1;
  std::vector<llvm::thread> Threads;
  for (size_t I = 0; I < Helpers; ++I)
    Threads.emplace_back(std::optional<unsigned>(StackSize), Work);
  Work();
  for (llvm::thread &T : Threads)
    T.join();

  std::vector<std::string> Results;
  for (LevelMaker &Maker : Makers) {
    Results.push_back(std::move(Maker.Result));
    if (Error.empty())
      Error = Maker.Error;
  }
  return Results;
}

} // namespace ampcc
