//===- Levels.cpp - one module for several levels of instructions ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The first half of LLVM's passes makes code simpler and asks the processor for little: it runs
// once, for the lowest level. Then each level gets a copy, whose functions say for which processor
// they are, and the second half, which vectorises.
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
#include "llvm/IR/Module.h"
#include "llvm/Linker/Linker.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Target/TargetMachine.h"

using namespace clang;

namespace ampcc {
namespace {

/// A processor as functions and LLVM's targets name it.
struct Processor {
  std::string CPU, Features;
};

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

class LevelMaker {
  const CompilerInvocation &Options;
  std::string &Error;

public:
  LevelMaker(const CompilerInvocation &Options, std::string &Error)
      : Options(Options), Error(Error) {}

  std::unique_ptr<llvm::Module> run(std::unique_ptr<llvm::Module> M,
                                    llvm::ArrayRef<NativeLevel> Levels) {
    if (!optimise(*M, processor(Levels.front()), /*First=*/true))
      return nullptr;
    // Not llvm::CloneModule: debug information would be shared.
    llvm::SmallString<0> Bytes;
    llvm::raw_svector_ostream OS(Bytes);
    llvm::WriteBitcodeToFile(*M, OS);
    for (const NativeLevel &Level : Levels.drop_front()) {
      auto Copy =
          llvm::parseBitcodeFile(llvm::MemoryBufferRef(Bytes, M->getName()), M->getContext());
      if (!Copy) {
        Error = llvm::toString(Copy.takeError());
        return nullptr;
      }
      Processor P = processor(Level);
      assign(**Copy, P, Level.Suffix);
      if (!optimise(**Copy, P, /*First=*/false))
        return nullptr;
      Copies.push_back(std::move(*Copy));
    }
    return optimise(*M, processor(Levels.front()), /*First=*/false) ? joined(std::move(M))
                                                                    : nullptr;
  }

private:
  std::vector<std::unique_ptr<llvm::Module>> Copies;

  std::unique_ptr<llvm::Module> joined(std::unique_ptr<llvm::Module> M) {
    for (std::unique_ptr<llvm::Module> &Copy : Copies)
      if (llvm::Linker::linkModules(*M, std::move(Copy))) {
        Error = "the levels of instructions could not be joined";
        return nullptr;
      }
    return M;
  }

  Processor processor(const NativeLevel &Level) const {
    auto Target = std::make_shared<TargetOptions>(Options.getTargetOpts());
    if (!Level.Isa.empty())
      Target->CPU = Level.Isa;
    IgnoringDiagConsumer Silent; // the first level's compilation has asked the same
    DiagnosticsEngine Ignored(new DiagnosticIDs, new DiagnosticOptions, &Silent,
                              /*ShouldOwnClient=*/false);
    std::unique_ptr<TargetInfo> Info(TargetInfo::CreateTargetInfo(Ignored, Target));
    return {Target->CPU, llvm::join(Target->Features, ",")};
  }

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

  bool optimise(llvm::Module &M, const Processor &P, bool First) const {
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
    std::unique_ptr<llvm::TargetLibraryInfoImpl> Library(
        llvm::driver::createTLII(Triple, Code.getVecLib()));
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

std::unique_ptr<llvm::Module> makeLevels(std::unique_ptr<llvm::Module> M,
                                         const CompilerInvocation &Options,
                                         llvm::ArrayRef<NativeLevel> Levels, std::string &Error) {
  llvm::LLVMContext &Context = M->getContext();
  std::unique_ptr<llvm::DiagnosticHandler> Before = Context.getDiagnosticHandler();
  Context.setDiagnosticHandler(std::make_unique<ErrorKeeper>(Error));
  std::unique_ptr<llvm::Module> All = LevelMaker(Options, Error).run(std::move(M), Levels);
  Context.setDiagnosticHandler(std::move(Before));
  return Error.empty() ? std::move(All) : nullptr;
}

} // namespace ampcc
