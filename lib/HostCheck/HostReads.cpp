//===- HostReads.cpp - checks of host reads for stale data ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An LLVM pass before optimisation, because all reads of the program, with `d[5]`, std::accumulate
// or ==, are loads by then. Each load calls the runtime unless a comparison of two addresses shows
// that no newer data exists for it, which is nearly always so. A load in a function of the program
// takes its place from the debug location. For a load in a system header the place is that of the
// call by which the program entered the header; the program's functions store it in a thread-local
// variable.
//
//===----------------------------------------------------------------------===//
#include "ampcc/HostCheck/HostReads.h"
#include "SourceOfCode.h"
#include "ampcc/ClangHooks/Captures.h"
#include "clang/Frontend/CompilerInstance.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/MDBuilder.h"
#include "llvm/IR/Module.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"

using namespace llvm;

namespace ampcc {
namespace {

/// Memory that is about to be read.
struct HostRead {
  Instruction *Before;
  Value *Address;
  Value *Bytes;
};

/// The runtime's part (runtime/check/host_reads.h).
class RuntimeNames {
public:
  explicit RuntimeNames(Module &M)
      : M(M), Context(M.getContext()), Pointer(PointerType::getUnqual(Context)),
        Word(M.getDataLayout().getIntPtrType(Context)), Number(Type::getInt32Ty(Context)),
        Place(StructType::get(Pointer, Number, Number)) {}

  Module &M;
  LLVMContext &Context;
  PointerType *Pointer;
  IntegerType *Word, *Number;
  StructType *Place; ///< user_place

  /// The begin and the length of the address range for which some accelerator has newer data.
  Constant *begin() const { return M.getOrInsertGlobal("__ampcc_unsynchronised_begin", Word); }
  Constant *bytes() const { return M.getOrInsertGlobal("__ampcc_unsynchronised_bytes", Word); }

  FunctionCallee found() const {
    return M.getOrInsertFunction("__ampcc_unsynchronised_read", Type::getVoidTy(Context), Pointer,
                                 Word, Pointer);
  }

  GlobalVariable *place() const {
    constexpr StringLiteral Name = "__ampcc_host_place";
    if (GlobalVariable *Known = M.getGlobalVariable(Name))
      return Known;
    return new GlobalVariable(M, Pointer, /*isConstant=*/false, GlobalValue::ExternalLinkage,
                              /*Initializer=*/nullptr, Name, /*InsertBefore=*/nullptr,
                              GlobalValue::GeneralDynamicTLSModel);
  }
};

class HostReads {
public:
  HostReads(Module &M, const clang::SourceManager &SM, FunctionAnalysisManager &Analyses,
            bool Optimised)
      : M(M), Runtime(M), Source(SM), Analyses(Analyses), Optimised(Optimised) {}

  void run() {
    // The loader calls these before relocation is finished.
    SmallPtrSet<const Function *, 4> Resolvers;
    for (const GlobalIFunc &Chosen : M.ifuncs())
      Resolvers.insert(Chosen.getResolverFunction());
    std::vector<Function *> Bodies;
    for (Function &F : M)
      if (!F.isDeclaration() && !replacesLibrary(F) && !Resolvers.contains(&F) &&
          !F.hasFnAttribute(Attribute::Naked) &&
          !F.hasFnAttribute(Attribute::DisableSanitizerInstrumentation))
        Bodies.push_back(&F);
    for (Function *F : Bodies)
      checkFunction(*F);
  }

private:
  /// An operator new, say, is called by whatever there is, a driver's compiler on a thread of its
  /// own, for which an answer that waits for a kernel would wait.
  bool replacesLibrary(const Function &F) const {
    LibFunc Known;
    return Analyses.getResult<TargetLibraryAnalysis>(const_cast<Function &>(F))
        .getLibFunc(F, Known);
  }

  void checkFunction(Function &F) {
    const bool IsUsers = Source.isUsers(F);
    SmallVector<HostRead> Reads;
    SmallVector<CallBase *> Calls;
    for (Instruction &I : instructions(F)) {
      addReads(I, Reads);
      if (auto *Call = dyn_cast<CallBase>(&I); Call && IsUsers && mayLeaveProgram(*Call))
        Calls.push_back(Call);
    }
    DenseMap<const Value *, bool> IsOwn;
    erase_if(Reads, [&](const HostRead &Read) { return isOwnMemory(Read.Address, IsOwn); });
    if (!Calls.empty())
      storePlaces(F, Calls);
    for (const HostRead &Read : Reads)
      insertCheck(Read,
                  IsUsers ? placeOf(*Read.Before) : ConstantPointerNull::get(Runtime.Pointer));
  }

  void addReads(Instruction &I, SmallVectorImpl<HostRead> &Reads) {
    if (auto *Load = dyn_cast<LoadInst>(&I))
      addRead(I, Load->getPointerOperand(), Load->getType(), Reads);
    else if (auto *Change = dyn_cast<AtomicRMWInst>(&I))
      addRead(I, Change->getPointerOperand(), Change->getType(), Reads);
    else if (auto *Change = dyn_cast<AtomicCmpXchgInst>(&I))
      addRead(I, Change->getPointerOperand(), Change->getNewValOperand()->getType(), Reads);
    else if (auto *Transfer = dyn_cast<MemTransferInst>(&I)) {
      if (Transfer->getSourceAddressSpace() == 0)
        Reads.push_back({&I, Transfer->getRawSource(), Transfer->getLength()});
    } else if (auto *Call = dyn_cast<CallBase>(&I)) {
      addReadsOfLibrary(*Call, Reads);
    }
  }

  void addRead(Instruction &I, Value *Address, Type *Of, SmallVectorImpl<HostRead> &Reads) {
    const TypeSize Size = M.getDataLayout().getTypeStoreSize(Of);
    if (Address->getType()->getPointerAddressSpace() == 0 && !Size.isScalable())
      Reads.push_back({&I, Address, ConstantInt::get(Runtime.Word, Size.getFixedValue())});
  }

  /// Functions of C's library that read so many bytes, as compilers know.
  void addReadsOfLibrary(CallBase &Call, SmallVectorImpl<HostRead> &Reads) {
    const Function *Callee = Call.getCalledFunction();
    LibFunc Known;
    if (!Callee ||
        !Analyses.getResult<TargetLibraryAnalysis>(*Call.getFunction()).getLibFunc(*Callee, Known))
      return;
    auto Reads1 = [&](unsigned Address) {
      Reads.push_back({&Call, Call.getArgOperand(Address), Call.getArgOperand(2)});
    };
    if (Known == LibFunc_memcmp || Known == LibFunc_bcmp)
      Reads1(0);
    if (Known == LibFunc_memcmp || Known == LibFunc_bcmp || Known == LibFunc_memcpy ||
        Known == LibFunc_memmove)
      Reads1(1);
    if (Known == LibFunc_fwrite) {
      IRBuilder<> Builder(&Call);
      Reads.push_back({&Call, Call.getArgOperand(0),
                       Builder.CreateMul(Call.getArgOperand(1), Call.getArgOperand(2))});
    }
  }

  /// The address is that of a local variable that does not escape, or of a constant: no view shows
  /// it.
  static bool isOwnMemory(const Value *Address, DenseMap<const Value *, bool> &Known) {
    const Value *Object = getUnderlyingObject(Address);
    if (const auto *Global = dyn_cast<GlobalVariable>(Object))
      return Global->isConstant() || Global->isThreadLocal();
    if (!isa<AllocaInst>(Object))
      return false;
    auto [Entry, IsNew] = Known.try_emplace(Object, false);
    if (IsNew)
      Entry->second = !mayBeCaptured(Object);
    return Entry->second;
  }

  /// The call may enter a function outside of the program, whose loads have no place in the
  /// program.
  bool mayLeaveProgram(const CallBase &Call) {
    if (Call.isInlineAsm() || isa<IntrinsicInst>(Call))
      return false;
    const Function *Callee = Call.getCalledFunction();
    return !Callee || Callee->isDeclaration() || !Source.isUsers(*Callee);
  }

  /// Stores the place of each of the calls in the thread-local variable before the call, and
  /// restores the variable after it: the function may itself be called from a system header.
  void storePlaces(Function &F, ArrayRef<CallBase *> Calls) {
    auto Variable = [&](IRBuilder<> &Builder) {
      return Builder.CreateThreadLocalAddress(Runtime.place());
    };
    // A coroutine may go on in another thread.
    if (!F.isPresplitCoroutine()) {
      IRBuilder<> Entry(&*F.getEntryBlock().getFirstNonPHIOrDbgOrAlloca());
      Value *const Before = Entry.CreateLoad(Runtime.Pointer, Variable(Entry));
      for (BasicBlock &Block : F) {
        auto *Return = dyn_cast<ReturnInst>(Block.getTerminator());
        if (!Return || Block.getTerminatingMustTailCall())
          continue;
        IRBuilder<> Exit(Return);
        Exit.CreateStore(Before, Variable(Exit));
      }
    }
    for (CallBase *Call : Calls) {
      IRBuilder<> Builder(Call);
      Builder.CreateStore(placeOf(*Call), Variable(Builder));
    }
  }

  void insertCheck(const HostRead &Read, Constant *Place) {
    IRBuilder<> Builder(Read.Before);
    CallInst *CheckCall = Builder.CreateCall(
        readCheck(), {Read.Address, Builder.CreateZExtOrTrunc(Read.Bytes, Runtime.Word), Place});
    if (DISubprogram *In = Read.Before->getFunction()->getSubprogram();
        In && !CheckCall->getDebugLoc())
      CheckCall->setDebugLoc(DILocation::get(Runtime.Context, 0, 0, In));
  }

  /// Creates `void __ampcc_host_read(const void *address, size_t bytes, const user_place *at)`,
  /// which calls the runtime if the bytes are among the addresses for which an accelerator has
  /// newer data.
  Function *readCheck() {
    if (ReadCheck)
      return ReadCheck;
    ReadCheck = Function::Create(FunctionType::get(Type::getVoidTy(Runtime.Context),
                                                   {Runtime.Pointer, Runtime.Word, Runtime.Pointer},
                                                   /*isVarArg=*/false),
                                 GlobalValue::InternalLinkage, "__ampcc_host_read", M);
    ReadCheck->addFnAttr(Attribute::NoUnwind);
    if (Optimised)
      ReadCheck->addFnAttr(Attribute::AlwaysInline);
    Argument *Address = ReadCheck->getArg(0), *Bytes = ReadCheck->getArg(1);
    BasicBlock *Entry = BasicBlock::Create(Runtime.Context, "", ReadCheck);
    IRBuilder<> Builder(Entry);
    // The ranges overlap: the last byte is not before the range, and the first byte is not after
    // it.
    Value *Last = Builder.CreateSub(Bytes, ConstantInt::get(Runtime.Word, 1));
    Value *From = Builder.CreateAdd(Builder.CreatePtrToInt(Address, Runtime.Word), Last);
    From = Builder.CreateSub(From, Builder.CreateLoad(Runtime.Word, Runtime.begin()));
    Value *Room = Builder.CreateAdd(Builder.CreateLoad(Runtime.Word, Runtime.bytes()), Last);
    Instruction *Return = Builder.CreateRetVoid();
    Builder.SetInsertPoint(Return);
    Instruction *Slow =
        SplitBlockAndInsertIfThen(Builder.CreateICmpULT(From, Room), Return, /*Unreachable=*/false,
                                  MDBuilder(Runtime.Context).createBranchWeights(1, 1000000));
    Builder.SetInsertPoint(Slow);
    CallInst *Found = Builder.CreateCall(Runtime.found(), {Address, Bytes, ReadCheck->getArg(2)});
    Found->setDoesNotThrow();
    return ReadCheck;
  }

  /// A user_place.
  Constant *placeOf(const Instruction &I) {
    const DILocation *At = I.getDebugLoc();
    if (!At)
      return ConstantPointerNull::get(Runtime.Pointer);
    Constant *&Known = Places[{At->getFile(), At->getLine(), At->getColumn()}];
    if (Known)
      return Known;
    Constant *Parts[] = {text(Source.nameOf(*At->getFile())),
                         ConstantInt::get(Runtime.Number, At->getLine()),
                         ConstantInt::get(Runtime.Number, At->getColumn())};
    return Known = constant(ConstantStruct::get(Runtime.Place, Parts));
  }

  Constant *text(StringRef Text) {
    Constant *&Known = Texts[Text];
    if (!Known)
      Known = constant(ConstantDataArray::getString(Runtime.Context, Text));
    return Known;
  }

  Constant *constant(Constant *Value) {
    auto *Made = new GlobalVariable(M, Value->getType(), /*isConstant=*/true,
                                    GlobalValue::PrivateLinkage, Value);
    Made->setUnnamedAddr(GlobalValue::UnnamedAddr::Global);
    return Made;
  }

  Module &M;
  const RuntimeNames Runtime;
  SourceOfCode Source;
  FunctionAnalysisManager &Analyses;
  const bool Optimised;
  Function *ReadCheck = nullptr;
  std::map<std::tuple<const DIFile *, unsigned, unsigned>, Constant *> Places;
  StringMap<Constant *> Texts;
};

class HostReadsPass : public PassInfoMixin<HostReadsPass> {
public:
  HostReadsPass(const clang::CompilerInstance &CI, bool Optimised) : CI(CI), Optimised(Optimised) {}
  PreservedAnalyses run(Module &M, ModuleAnalysisManager &Analyses) {
    auto &OfFunctions = Analyses.getResult<FunctionAnalysisManagerModuleProxy>(M).getManager();
    HostReads(M, CI.getSourceManager(), OfFunctions, Optimised).run();
    return PreservedAnalyses::none();
  }
  static bool isRequired() { return true; }

private:
  const clang::CompilerInstance &CI;
  const bool Optimised;
};

} // namespace

void checkHostReads(clang::CompilerInstance &CI) {
  clang::CodeGenOptions &Options = CI.getCodeGenOpts();
  if (Options.getDebugInfo() == codegenoptions::NoDebugInfo)
    Options.setDebugInfo(codegenoptions::LocTrackingOnly);
  Options.PassBuilderCallbacks.push_back([&CI](PassBuilder &Builder) {
    Builder.registerPipelineStartEPCallback([&CI](ModulePassManager &Passes, OptimizationLevel L) {
      Passes.addPass(HostReadsPass(CI, L != OptimizationLevel::O0));
    });
  });
}

} // namespace ampcc
