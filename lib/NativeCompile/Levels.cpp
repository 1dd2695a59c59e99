//===- Levels.cpp - compilation of native kernels for several processors -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The first half of LLVM's passes simplifies code and hardly depends on the processor: it runs
// once, for the lowest level. Then each level gets a copy, whose functions have the attributes of
// its processor, and the second half, which vectorises. Copies have separate contexts and threads.
// A kernel in the vector form has two entries, with 16 and with 32 lanes; a copy keeps one.
//
// Code that is seldom called (SELDOM in native_kernel.h) is compiled separately, because it may be
// as large as the rest. A seldom function without a loop that can be vectorised gets code for the
// lowest level only.
//
//===----------------------------------------------------------------------===//
#include "Levels.h"
#include "AccessGroups.h"
#include "DisjointBits.h"
#include "HalfConversions.h"
#include "LaneAccesses.h"
#include "NeighbourStores.h"
#include "VectorFunctions.h"
#include "WideMasks.h"
#include "ampcc/ClangHooks/CodeGenerators.h"
#include "ampcc/ClangHooks/Compilations.h"
#include "ampcc/ClangHooks/Engines.h"
#include "clang/Basic/Diagnostic.h"
#include "clang/Basic/TargetInfo.h"
#include "clang/Frontend/CompilerInvocation.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/CodeGen/ReplaceWithVeclib.h"
#include "llvm/Frontend/Driver/CodeGenOptions.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/DiagnosticHandler.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/DiagnosticPrinter.h"
#include "llvm/IR/InstIterator.h"
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

constexpr llvm::StringLiteral Seldom = "ampcc-seldom";

/// Marks the functions that are called through SELDOM, and gives them names that other modules see.
/// False if there are none.
bool markSeldom(llvm::Module &M) {
  bool Found = false;
  for (llvm::Function &Caller : M)
    for (llvm::Instruction &I : llvm::instructions(Caller)) {
      auto *Call = llvm::dyn_cast<llvm::CallBase>(&I);
      llvm::Function *Callee = Call ? Call->getCalledFunction() : nullptr;
      if (!Callee || !Call->getAttributes().hasFnAttr(llvm::Attribute::NoInline) ||
          Callee->isDeclaration() || !Callee->hasLocalLinkage())
        continue;
      Callee->addFnAttr(Seldom);
      Callee->setName(Caller.getName() + "_seldom");
      Callee->setLinkage(llvm::GlobalValue::WeakAnyLinkage); // as the entries
      Callee->setVisibility(llvm::GlobalValue::HiddenVisibility);
      Found = true;
    }
  return Found;
}

/// The part of the module that a copy keeps.
enum class Part { All, Often, Seldom };

/// Names: those of the functions that stay, if there are any.
void keep(Part Kept, const llvm::StringSet<> &Names, llvm::Module &M) {
  for (llvm::Function &F : M)
    if (Kept != Part::All && !F.isDeclaration() && !F.hasLocalLinkage() &&
        (F.hasFnAttribute(Seldom) != (Kept == Part::Seldom) ||
         (!Names.empty() && !Names.contains(F.getName()))))
      F.deleteBody();
}

/// Of the entries with different numbers of lanes (AMPCC_NATIVE_LANES_ENTRY in native_lanes.h),
/// keeps those for the processor.
void keepEntries(llvm::Module &M, bool HasAvx512) {
  llvm::SmallVector<std::pair<llvm::Function *, llvm::Function *>> Entries; // for 16 and 32 lanes
  for (llvm::Function &F : M) {
    llvm::StringRef Name = F.getName();
    if (llvm::Function *Other = Name.consume_back("_avx512") ? M.getFunction(Name) : nullptr)
      Entries.emplace_back(Other, &F);
  }
  for (auto [Narrow, Wide] : Entries) {
    if (HasAvx512)
      Wide->takeName(Narrow);
    (HasAvx512 ? Narrow : Wide)->eraseFromParent();
  }
}

/// A loop of the function has been vectorised.
bool isVectorised(const llvm::Function &F) {
  for (const llvm::BasicBlock &Block : F)
    if (const llvm::MDNode *Loop = Block.getTerminator()->getMetadata(llvm::LLVMContext::MD_loop))
      for (const llvm::MDOperand &Operand : Loop->operands())
        if (auto *Property = llvm::dyn_cast<llvm::MDNode>(Operand))
          if (Property->getNumOperands() > 0)
            if (auto *Word = llvm::dyn_cast<llvm::MDString>(Property->getOperand(0)))
              if (Word->getString() == "llvm.loop.isvectorized")
                return true;
  return false;
}

/// A processor as functions and LLVM's targets name it.
struct Processor {
  std::string CPU, Features;
  VectorLevel Vectors;
  /// Masks have registers of their own, or are LLVM's affair.
  bool HasMasks;
  /// There are instructions that convert halves to floats and back.
  bool HasHalves;

  bool hasAvx2() const { return Vectors != VectorLevel::Sse2; }
};

Processor processorOf(const TargetOptions &Options, const NativeLevel &Level) {
  auto Target = std::make_shared<TargetOptions>(Options);
  if (!Level.Isa.empty())
    Target->CPU = Level.Isa;
  IgnoringDiagConsumer Silent; // the compilation of the first level reports the same
  FreshEngine Ignored(&Silent);
  std::unique_ptr<TargetInfo> Info = createTarget(Ignored, Target);
  const llvm::Triple Triple(Target->Triple);
  const bool IsX86 = Triple.isX86();
  const bool HasAvx512 = IsX86 && Info && Info->hasFeature("avx512vl");
  const VectorLevel Vectors = HasAvx512                          ? VectorLevel::Avx512
                              : Info && Info->hasFeature("avx2") ? VectorLevel::Avx2
                                                                 : VectorLevel::Sse2;
  return {Target->CPU, llvm::join(Target->Features, ","), Vectors, !IsX86 || HasAvx512,
          Triple.isAArch64() || (IsX86 && Info && Info->hasFeature("f16c"))};
}

/// Collects errors. Drops remarks about loops that were not vectorised, because the text is
/// generated.
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

/// LLVM goes down into deep expressions.
constexpr unsigned StackSize = 64u << 20;

/// Makes one level.
class LevelMaker {
  const CompilerInvocation &Options;
  const NativeLevel &Level;

public:
  Part Kept = Part::All;
  llvm::StringSet<> Names;                 ///< see keep()
  llvm::ArrayRef<NativeLevel> OtherLevels; ///< this one's code is for those, too
  std::string Result, Error;
  /// Has other code for OtherLevels, which this one could not know.
  llvm::StringSet<> Vectorised;

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
    keep(Kept, Names, **M);
    keepEntries(**M, processor().Vectors == VectorLevel::Avx512);
    if (!Level.Suffix.empty())
      assign(**M, processor(), Level.Suffix);
    if (processor().hasAvx2())
      allowGathers(**M);
    // FEW_THREADS (native_kernel.h) asks for masks, which take jumps for each lane without
    // registers. The length of the vectors of LANES_APPLY (native_lanes.h) is AVX-512's.
    if (!processor().HasMasks)
      dropHints(**M, "llvm.loop.vectorize.predicate.");
    if (processor().Vectors != VectorLevel::Avx512)
      dropHints(**M, "llvm.loop.vectorize.width");
    if (!processor().HasHalves)
      computeHalfConversions(**M);
    if (!optimise(**M, processor(), /*First=*/false) || !Error.empty())
      return;
    if (!OtherLevels.empty())
      share(**M);
    Result = Finish(**M, Error);
  }

  void share(llvm::Module &M) {
    for (llvm::Function &F : M) {
      if (F.isDeclaration() || !F.hasFnAttribute(Seldom))
        continue;
      if (isVectorised(F)) {
        Vectorised.insert(F.getName());
        continue;
      }
      for (const NativeLevel &Other : OtherLevels)
        llvm::GlobalAlias::create(F.getLinkage(), F.getName() + Other.Suffix, &F)
            ->setVisibility(F.getVisibility());
    }
  }

  /// Removes the metadata of loops whose names begin with Prefix.
  static void dropHints(llvm::Module &M, llvm::StringRef Prefix) {
    for (llvm::Function &F : M)
      for (llvm::BasicBlock &Block : F)
        if (llvm::Instruction *End = Block.getTerminator())
          if (llvm::MDNode *Loop = End->getMetadata(llvm::LLVMContext::MD_loop))
            End->setMetadata(llvm::LLVMContext::MD_loop, llvm::makePostTransformationMetadata(
                                                             M.getContext(), Loop, {Prefix}, {}));
  }

  Processor processor() const { return processorOf(Options.getTargetOpts(), Level); }

  /// The functions of M are for another processor, and the entries have names of their own.
  static void assign(llvm::Module &M, const Processor &P, llvm::StringRef Suffix) {
    for (llvm::Function &F : M) {
      if (F.hasFnAttribute("target-cpu")) {
        F.addFnAttr("target-cpu", P.CPU);
        F.addFnAttr("target-features", P.Features);
      }
      if (F.hasLocalLinkage() || (F.isDeclaration() && !F.hasFnAttribute(Seldom)))
        continue;
      F.setName(F.getName() + Suffix);
      if (llvm::DISubprogram *Debug = F.getSubprogram())
        Debug->replaceOperandWith(2, llvm::MDString::get(M.getContext(), F.getName()));
    }
  }

  bool optimise(llvm::Module &M, const Processor &P, bool First) {
    const CodeGenOptions &Code = Options.getCodeGenOpts();
    llvm::Triple Triple(M.getTargetTriple());
    std::unique_ptr<llvm::TargetMachine> Machine =
        createTargetMachine(Triple, P.CPU, P.Features, Code.RelocationModel, Error);
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
    Builder.registerVectorizerStartEPCallback(
        [](llvm::FunctionPassManager &Passes, llvm::OptimizationLevel) {
          Passes.addPass(MarkDisjointBits());
          Passes.addPass(KeepAccessOrder());
        });
    std::unique_ptr<llvm::TargetLibraryInfoImpl> Library =
        vectorFunctions(Triple, Code.getVecLib(), P.Vectors);
    if (P.HasHalves)
      Library->addVectorizableFunctions(vectorsOfHalfConversions());
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
    // Lowers the remaining operations on vectors, because the level is known here.
    if (!First)
      Passes.addPass(llvm::createModuleToFunctionPassAdaptor(llvm::ReplaceWithVeclib()));
    Passes.run(M, Modules);
    if (!First && !P.HasMasks)
      widenMasks(M);
    if (!First) {
      allowWholeRegisters(M);
      splitSharedOffsets(M);
      testForNeighbours(M);
      if (P.hasAvx2())
        pairGathers(M);
      selectHalfConversions(M);
    }
    return true;
  }
};

} // namespace

bool hasAvx2(const TargetOptions &Options, const NativeLevel &Level) {
  return processorOf(Options, Level).hasAvx2();
}

std::vector<std::string> makeLevels(std::unique_ptr<llvm::Module> M,
                                    const CompilerInvocation &Options,
                                    llvm::ArrayRef<NativeLevel> Levels, FinishLevel Finish,
                                    std::string &Error) {
  std::vector<LevelMaker> Makers;
  for (const NativeLevel &Level : Levels)
    Makers.emplace_back(Options, Level);
  lowerLaneAccesses(*M);
  gatherHalfConversions(*M);
  if (!Makers.front().simplify(*M)) {
    Error = Makers.front().Error;
    return {};
  }
  // After the levels come their parts that are seldom called.
  const bool HasSeldom = markSeldom(*M);
  if (HasSeldom) {
    for (LevelMaker &Maker : Makers)
      Maker.Kept = Part::Often;
    for (const NativeLevel &Level : Levels)
      Makers.emplace_back(Options, Level).Kept = Part::Seldom;
    Makers[Levels.size()].OtherLevels = Levels.drop_front();
  }
  llvm::SmallString<0> Bytes;
  llvm::raw_svector_ostream OS(Bytes);
  llvm::WriteBitcodeToFile(*M, OS);
  const std::string Name = M->getModuleIdentifier();
  M.reset();

  auto Make = [&](LevelMaker &Maker) { Maker.finish(llvm::MemoryBufferRef(Bytes, Name), Finish); };
  auto MakeSeldom = [&] {
    LevelMaker &Lowest = Makers[Levels.size()];
    Make(Lowest);
    for (size_t I = Levels.size() + 1; I < Makers.size() && !Lowest.Vectorised.empty(); ++I) {
      Makers[I].Names = Lowest.Vectorised;
      Make(Makers[I]);
    }
  };
  // The last ones have the most to do.
  const size_t Count = Levels.size() + HasSeldom;
  std::atomic<size_t> Left(Count);
  auto Work = [&] {
    for (size_t I = Left--; I != 0 && I <= Count; I = Left--)
      I > Levels.size() ? MakeSeldom() : Make(Makers[I - 1]);
  };
  const size_t Helpers =
      std::min<size_t>(llvm::hardware_concurrency().compute_thread_count(), Count) - 1;
  std::vector<llvm::thread> Threads;
  for (size_t I = 0; I < Helpers; ++I)
    Threads.emplace_back(std::optional<unsigned>(StackSize), Work);
  Work();
  for (llvm::thread &T : Threads)
    T.join();

  std::vector<std::string> Results;
  for (LevelMaker &Maker : Makers) {
    if (!Maker.Result.empty())
      Results.push_back(std::move(Maker.Result));
    if (Error.empty())
      Error = Maker.Error;
  }
  return Results;
}

} // namespace ampcc
