//===- Compile.cpp - the native text of kernels to machine code -----------===//
//
// Every level of instructions is a compilation of its own, with all helper functions, since what is
// inlined must be of one level. The optimised modules become one, from which code is made once: the
// functions know their processors.
//
//===----------------------------------------------------------------------===//
#include "ampcc/Native/Compile.h"
#include "ampcc/Basic/TextErrors.h"
#include "clang/CodeGen/BackendUtil.h"
#include "clang/CodeGen/CodeGenAction.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/PreprocessorOptions.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Linker/Linker.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Support/VirtualFileSystem.h"
#include "llvm/TargetParser/Triple.h"

using namespace clang;

namespace ampcc {
namespace {

void readArguments(llvm::ArrayRef<std::string> Arguments, CompilerInvocation &Result) {
  IgnoringDiagConsumer Silent; // they have been read before
  DiagnosticsEngine Ignored(new DiagnosticIDs, new DiagnosticOptions, &Silent,
                            /*ShouldOwnClient=*/false);
  std::vector<const char *> Words;
  for (const std::string &A : Arguments)
    Words.push_back(A.c_str());
  CompilerInvocation::CreateFromArgs(Result, Words, Ignored);
}

void takeFastMath(LangOptions &Lang) {
  Lang.FastMath = 1;
  Lang.FiniteMathOnly = 1;
  Lang.UnsafeFPMath = 1;
  Lang.AllowFPReassoc = 1;
  Lang.NoHonorNaNs = 1;
  Lang.NoHonorInfs = 1;
  Lang.NoSignedZero = 1;
  Lang.AllowRecip = 1;
  Lang.ApproxFunc = 1;
  Lang.setDefaultFPContractMode(LangOptions::FPM_Fast);
}

/// Plain C++, with what the user's options say about code rather than about the language.
void makeLanguage(const LangOptions &User, const llvm::Triple &Target, bool FastMath,
                  CompilerInvocation &I) {
  LangOptions Lang;
  LangOptions::setLangDefaults(Lang, Language::CXX, Target, I.getPreprocessorOpts().Includes,
                               LangStandard::lang_gnucxx17);
  Lang.Sanitize = User.Sanitize;
  Lang.Sanitize.Mask &= ~SanitizerKind::CFI; // has no say in calls that the runtime makes
  Lang.NoSanitizeFiles = User.NoSanitizeFiles;
  Lang.PICLevel = User.PICLevel;
  Lang.PIE = User.PIE;
  Lang.setStackProtector(User.getStackProtector());
  Lang.setSignedOverflowBehavior(User.getSignedOverflowBehavior());
  Lang.Exceptions = Lang.CXXExceptions = 0;
  Lang.RTTI = 0;
  Lang.MathErrno = 0;
  Lang.setDefaultFPContractMode(LangOptions::FPM_Off);
  if (FastMath)
    takeFastMath(Lang);
  I.getLangOpts() = Lang;
}

/// The user's options for code, of which no file is written and no profile is read, and whose level
/// of optimisation is at least 2, unless the user wants to debug.
void makeCode(const llvm::Triple &Target, CodeGenOptions &Code) {
  const CodeGenOptions User = Code;
  Code = CodeGenOptions();
  Code.setDebugInfo(User.getDebugInfo());
  Code.DwarfVersion = User.DwarfVersion;
  Code.setDebuggerTuning(User.getDebuggerTuning());
  Code.DebugCompilationDir = User.DebugCompilationDir;
  Code.DebugPrefixMap = User.DebugPrefixMap;
  Code.DebugColumnInfo = User.DebugColumnInfo;
  Code.UnwindTables = User.UnwindTables;
  Code.setFramePointer(User.getFramePointer());
  Code.RelocationModel = User.RelocationModel;
  Code.CodeModel = User.CodeModel;
  Code.LargeDataThreshold = User.LargeDataThreshold;
  Code.FunctionSections = User.FunctionSections;
  Code.DataSections = User.DataSections;
  Code.CFProtectionReturn = User.CFProtectionReturn;
  Code.CFProtectionBranch = User.CFProtectionBranch;
  Code.StackClashProtector = User.StackClashProtector;
  Code.RelaxELFRelocations = User.RelaxELFRelocations;
  Code.SanitizeRecover = User.SanitizeRecover;
  Code.SanitizeTrap = User.SanitizeTrap;
  Code.EmulatedTLS = User.EmulatedTLS;

  bool Debugged = User.OptimizationLevel == 0 && User.hasReducedDebugInfo();
  Code.OptimizationLevel = Debugged ? 0 : std::max<unsigned>(User.OptimizationLevel, 2);
  Code.setInlining(Debugged ? CodeGenOptions::OnlyAlwaysInlining : CodeGenOptions::NormalInlining);
  Code.VectorizeLoop = Code.VectorizeSLP = Code.UnrollLoops = !Debugged;
  Code.RelaxedAliasing = 1;
  // glibc's vector mathematics.
  if (Target.isX86() && Target.isArch64Bit() && Target.isGNUEnvironment())
    Code.setVecLib(llvm::driver::VectorLibrary::LIBMVEC);
}

bool isDebugged(const CompilerInvocation &I) { return I.getCodeGenOpts().OptimizationLevel == 0; }

/// The levels above the one that the user's options ask for. Somebody who names another processor
/// has a machine in mind; so has somebody who debugs.
std::vector<NativeLevel> levelsAbove(const CompilerInvocation &I) {
  std::vector<NativeLevel> Levels = {{"", ""}};
  llvm::Triple Target(I.getTargetOpts().Triple);
  StringRef CPU = I.getTargetOpts().CPU;
  if (isDebugged(I) || !Target.isX86() || !Target.isArch64Bit())
    return Levels;
  if (CPU.empty() || CPU == "x86-64" || CPU == "x86-64-v2")
    Levels.push_back({"x86-64-v3", "_v3"});
  if (Levels.size() > 1 || CPU == "x86-64-v3")
    Levels.push_back({"x86-64-v4", "_v4"});
  return Levels;
}

/// Makes the module of one level.
std::unique_ptr<llvm::Module> compileLevel(const CompilerInvocation &Base, const NativeLevel &Level,
                                           StringRef Text, StringRef Name,
                                           llvm::LLVMContext &Context, TextErrors &Errors) {
  auto Invocation = std::make_shared<CompilerInvocation>(Base);
  if (!Level.Isa.empty())
    Invocation->getTargetOpts().CPU = Level.Isa;
  Invocation->getFrontendOpts().Inputs = {FrontendInputFile(Name, InputKind(Language::CXX))};
  PreprocessorOptions &Preprocessor = Invocation->getPreprocessorOpts();
  Preprocessor.addRemappedFile(Name, llvm::MemoryBuffer::getMemBufferCopy(Text, Name).release());
  if (!Level.Suffix.empty())
    Preprocessor.addMacroDef("AMPCC_NATIVE_LEVEL=" + Level.Suffix);

  CompilerInstance CI;
  CI.setInvocation(std::move(Invocation));
  CI.createDiagnostics(&Errors, /*ShouldOwnClient=*/false);
  EmitLLVMOnlyAction Action(&Context);
  if (!CI.ExecuteAction(Action)) {
    if (Errors.Errors.empty())
      Errors.Errors.push_back("the compilation failed to run");
    return nullptr;
  }
  return Action.takeModule();
}

} // namespace

NativeCompiler::NativeCompiler(llvm::ArrayRef<std::string> Arguments,
                               llvm::ArrayRef<std::string> Headers, bool FastMath)
    : Base(std::make_unique<CompilerInvocation>()) {
  CompilerInvocation User;
  readArguments(Arguments, User);
  llvm::Triple Target(User.getTargetOpts().Triple);
  Base->getTargetOpts() = User.getTargetOpts();
  Base->getCodeGenOpts() = User.getCodeGenOpts();
  makeLanguage(User.getLangOpts(), Target, FastMath, *Base);
  makeCode(Target, Base->getCodeGenOpts());
  Base->getDiagnosticOpts().IgnoreWarnings = 1;
  HeaderSearchOptions &Search = Base->getHeaderSearchOpts();
  Search.UseBuiltinIncludes = Search.UseStandardSystemIncludes = Search.UseStandardCXXIncludes = 0;
  for (const std::string &Folder : Headers)
    Search.AddPath(Folder, frontend::System, /*IsFramework=*/false, /*IgnoreSysRoot=*/true);
  Levels = levelsAbove(*Base);
}

NativeCompiler::~NativeCompiler() = default;

std::string NativeCompiler::flags() const {
  const CodeGenOptions &Code = Base->getCodeGenOpts();
  const LangOptions &Lang = Base->getLangOpts();
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  OS << Base->getTargetOpts().CPU << ' ' << llvm::join(Base->getTargetOpts().FeaturesAsWritten, ",")
     << " -O" << Code.OptimizationLevel << " -g" << unsigned(Code.getDebugInfo()) << " pic"
     << Lang.PICLevel << (Lang.FastMath ? " fast" : "") << " sanitize";
#define SANITIZER(NAME, ID)                                                                        \
  if (Lang.Sanitize.has(SanitizerKind::ID))                                                        \
    OS << ' ' << NAME;
#include "clang/Basic/Sanitizers.def"
  return Text;
}

NativeOutput nativeOutput(llvm::ArrayRef<std::string> Arguments) {
  CompilerInvocation User;
  readArguments(Arguments, User);
  switch (User.getFrontendOpts().ProgramAction) {
  case frontend::EmitObj:
    return NativeOutput::Object;
  case frontend::EmitAssembly:
    return NativeOutput::Assembly;
  case frontend::EmitBC:
  case frontend::EmitLLVM:
    return NativeOutput::Bitcode;
  default:
    return NativeOutput::None;
  }
}

std::string NativeCompiler::compile(StringRef Text, StringRef Name, NativeOutput Output,
                                    std::vector<std::string> &Errors) const {
  llvm::InitializeNativeTarget();
  llvm::InitializeNativeTargetAsmPrinter();
  llvm::InitializeNativeTargetAsmParser();
  TextErrors Collector;
  llvm::LLVMContext Context;
  std::unique_ptr<llvm::Module> All;
  CompilerInvocation Common(*Base);
  // Behind the host code's in one file, it would be taken for a part of that.
  if (Output == NativeOutput::Assembly)
    Common.getCodeGenOpts().setDebugInfo(llvm::codegenoptions::NoDebugInfo);
  for (const NativeLevel &Level : Levels) {
    std::unique_ptr<llvm::Module> M = compileLevel(Common, Level, Text, Name, Context, Collector);
    if (!M) {
      Errors = Collector.Errors;
      return "";
    }
    if (!All)
      All = std::move(M);
    else if (llvm::Linker::linkModules(*All, std::move(M))) {
      Errors = {"the levels of instructions could not be joined"};
      return "";
    }
  }

  llvm::SmallString<0> Bytes;
  if (Output == NativeOutput::Bitcode) {
    llvm::raw_svector_ostream OS(Bytes);
    llvm::WriteBitcodeToFile(*All, OS);
    return Bytes.str().str();
  }
  CodeGenOptions Code = Base->getCodeGenOpts();
  Code.DisableLLVMPasses = 1; // they have run
  DiagnosticsEngine Diags(new DiagnosticIDs, new DiagnosticOptions, &Collector,
                          /*ShouldOwnClient=*/false);
  EmitBackendOutput(Diags, Base->getHeaderSearchOpts(), Code, Base->getTargetOpts(),
                    Base->getLangOpts(), All->getDataLayoutStr(), All.get(),
                    Output == NativeOutput::Object ? Backend_EmitObj : Backend_EmitAssembly,
                    llvm::vfs::getRealFileSystem(),
                    std::make_unique<llvm::raw_svector_ostream>(Bytes));
  Errors = Collector.Errors;
  return Errors.empty() ? Bytes.str().str() : "";
}

} // namespace ampcc
