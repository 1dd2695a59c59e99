//===- Compile.cpp - compilation of the native text of kernels -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every level of instructions has all helper functions, since what is inlined must be of one level.
// Levels share the reading of the text and half of the optimisation (Levels.cpp), but without
// optimisation or with sanitizers, whose passes Clang places, each is a compilation of its own.
// Each becomes an object; for other outputs the optimised modules become one, whose functions know
// their processors.
//
//===----------------------------------------------------------------------===//
#include "ampcc/NativeCompile/Compile.h"
#include "Levels.h"
#include "ampcc/Basic/TextErrors.h"
#include "ampcc/ClangHooks/Compilations.h"
#include "ampcc/ClangHooks/Engines.h"
#include "clang/CodeGen/BackendUtil.h"
#include "clang/CodeGen/CodeGenAction.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/PreprocessorOptions.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Linker/Linker.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Support/VirtualFileSystem.h"
#include "llvm/TargetParser/Triple.h"

using namespace clang;

namespace ampcc {
namespace {

void readArguments(llvm::ArrayRef<std::string> Arguments, CompilerInvocation &Result) {
  IgnoringDiagConsumer Silent; // they have been read before
  FreshEngine Ignored(&Silent);
  std::vector<const char *> Words;
  for (const std::string &A : Arguments)
    Words.push_back(A.c_str());
  CompilerInvocation::CreateFromArgs(Result, Words, Ignored);
}

/// The user wants to step through kernels.
bool isDebugged(const CompilerInvocation &User) {
  const CodeGenOptions &Code = User.getCodeGenOpts();
  return Code.OptimizationLevel == 0 && Code.hasReducedDebugInfo();
}

/// Plain C++ for the user's processor, of level 2 at least unless the user debugs.
std::vector<std::string> plainArguments(const CompilerInvocation &User, bool FastMath,
                                        bool Contract) {
  llvm::Triple Target(User.getTargetOpts().Triple);
  std::vector<std::string> Arguments = {"-triple",
                                        Target.str(),
                                        "-x",
                                        "c++",
                                        "-std=gnu++17",
                                        "-nostdsysteminc",
                                        "-nobuiltininc",
                                        "-nostdinc++",
                                        "-fno-rtti",
                                        "-w",
                                        "-disable-llvm-verifier",
                                        "-discard-value-names",
                                        "-relaxed-aliasing",
                                        "-emit-llvm-only"};
  auto Add = [&](std::initializer_list<const char *> Words) {
    Arguments.insert(Arguments.end(), Words.begin(), Words.end());
  };
  if (FastMath)
    Add({"-ffast-math", "-menable-no-infs", "-menable-no-nans", "-funsafe-math-optimizations",
         "-fno-signed-zeros", "-mreassociate", "-freciprocal-math", "-fapprox-func",
         "-ffp-contract=fast"});
  else
    Add({Contract ? "-ffp-contract=fast" : "-ffp-contract=off"});
  if (isDebugged(User))
    Add({"-O0"});
  else
    // Adjacent statements are not vectorised (SLP): LLVM 19 treats an unsigned number as a signed
    // one there, in `x * ~(5 % n)` with AVX-512.
    Add({User.getCodeGenOpts().OptimizationLevel > 2 ? "-O3" : "-O2", "-vectorize-loops"});
  // glibc's vector mathematics.
  if (Target.isX86() && Target.isArch64Bit() && Target.isGNUEnvironment())
    Add({"-fveclib=libmvec"});
  return Arguments;
}

/// Copies the user's options that affect code rather than the language, and that write and read no
/// file.
void takeUsersOptions(const CompilerInvocation &User, CompilerInvocation &I) {
  const LangOptions &Lang = User.getLangOpts();
  I.getLangOpts().Sanitize = Lang.Sanitize;
  I.getLangOpts().Sanitize.Mask &= ~SanitizerKind::CFI; // does not apply to the runtime's calls
  I.getLangOpts().NoSanitizeFiles = Lang.NoSanitizeFiles;
  I.getLangOpts().PICLevel = Lang.PICLevel;
  I.getLangOpts().PIE = Lang.PIE;
  I.getLangOpts().setStackProtector(Lang.getStackProtector());
  I.getLangOpts().setSignedOverflowBehavior(Lang.getSignedOverflowBehavior());
  // Inlined functions can nest deeper than the user's code, which Clang accepted.
  I.getLangOpts().BracketDepth = UINT_MAX;

  I.getTargetOpts() = User.getTargetOpts();
  const CodeGenOptions &From = User.getCodeGenOpts();
  CodeGenOptions &To = I.getCodeGenOpts();
  To.setDebugInfo(From.getDebugInfo());
  To.DwarfVersion = From.DwarfVersion;
  To.setDebuggerTuning(From.getDebuggerTuning());
  To.DebugCompilationDir = From.DebugCompilationDir;
  To.DebugPrefixMap = From.DebugPrefixMap;
  To.DebugColumnInfo = From.DebugColumnInfo;
  To.UnwindTables = From.UnwindTables;
  To.setFramePointer(From.getFramePointer());
  To.RelocationModel = From.RelocationModel;
  To.CodeModel = From.CodeModel;
  To.LargeDataThreshold = From.LargeDataThreshold;
  To.FunctionSections = From.FunctionSections;
  To.DataSections = From.DataSections;
  To.CFProtectionReturn = From.CFProtectionReturn;
  To.CFProtectionBranch = From.CFProtectionBranch;
  To.StackClashProtector = From.StackClashProtector;
  To.PreferVectorWidth = From.PreferVectorWidth;
  copyRelaxRelocations(From, To);
  To.SanitizeRecover = From.SanitizeRecover;
  To.SanitizeTrap = From.SanitizeTrap;
}

/// The levels, beginning with the one that the user's options select. There are no others if the
/// user names another processor, because the machine is then known, and below -O2, because
/// compilation should be fast. A text (NativeOutput::None) is compiled by hand for any level, so it
/// has all levels unless it is for a debugger.
std::vector<NativeLevel> levelsFor(const CompilerInvocation &User, NativeOutput Output) {
  std::vector<NativeLevel> Levels = {{"", ""}};
  llvm::Triple Target(User.getTargetOpts().Triple);
  StringRef CPU = User.getTargetOpts().CPU;
  bool One =
      Output == NativeOutput::None ? isDebugged(User) : User.getCodeGenOpts().OptimizationLevel < 2;
  if (One || !Target.isX86() || !Target.isArch64Bit())
    return Levels;
  if (CPU.empty() || CPU == "x86-64" || CPU == "x86-64-v2")
    Levels.push_back({"x86-64-v3", "_v3"});
  if (Levels.size() > 1 || CPU == "x86-64-v3")
    Levels.push_back({"x86-64-v4", "_v4"});
  return Levels;
}

/// While it exists, LLVM does not vectorise accesses of a loop in groups (AccessGroups.h), for
/// compilations to which LevelMaker cannot add its passes.
class WithoutAccessGroups {
public:
  WithoutAccessGroups() {
    auto &Options = llvm::cl::getRegisteredOptions();
    auto Found = Options.find(Name);
    if (Found == Options.end() || Found->second->getNumOccurrences())
      return;
    Groups = Found->second;
    Groups->addOccurrence(/*pos=*/0, Name, "false");
  }
  ~WithoutAccessGroups() {
    if (Groups)
      Groups->reset();
  }
  WithoutAccessGroups(const WithoutAccessGroups &) = delete;
  WithoutAccessGroups &operator=(const WithoutAccessGroups &) = delete;

private:
  static constexpr llvm::StringLiteral Name = "enable-interleaved-mem-accesses";
  llvm::cl::Option *Groups = nullptr;
};

/// makeLevels compiles it. With sanitizers, Clang places the passes.
bool usesMakeLevels(const CompilerInvocation &I) {
  return I.getLangOpts().Sanitize.empty() && I.getCodeGenOpts().OptimizationLevel > 0;
}

/// Makes the module of one level.
std::unique_ptr<llvm::Module> compileLevel(const CompilerInvocation &Base, const NativeLevel &Level,
                                           StringRef Text, StringRef Name,
                                           llvm::LLVMContext &Context, TextErrors &Errors) {
  auto Invocation = std::make_shared<CompilerInvocation>(Base);
  if (!Level.Isa.empty())
    Invocation->getTargetOpts().CPU = Level.Isa;
  // Clang's passes have no table for less (Levels.cpp).
  if (!hasAvx2(Base.getTargetOpts(), Level))
    Invocation->getCodeGenOpts().setVecLib(llvm::driver::VectorLibrary::NoLibrary);
  Invocation->getFrontendOpts().Inputs = {FrontendInputFile(Name, InputKind(Language::CXX))};
  PreprocessorOptions &Preprocessor = Invocation->getPreprocessorOpts();
  Preprocessor.addRemappedFile(Name, llvm::MemoryBuffer::getMemBufferCopy(Text, Name).release());
  Preprocessor.addMacroDef("AMPCC_NATIVE_INDEPENDENT");
  if (!Level.Suffix.empty())
    Preprocessor.addMacroDef("AMPCC_NATIVE_LEVEL=" + Level.Suffix);

  std::unique_ptr<CompilerInstance> CI = createInstance(std::move(Invocation));
  createDiagnostics(*CI, &Errors, /*ShouldOwnClient=*/false);
  EmitLLVMOnlyAction Action(&Context);
  if (!CI->ExecuteAction(Action)) {
    if (Errors.Errors.empty())
      Errors.Errors.push_back("the compilation failed to run");
    return nullptr;
  }
  return Action.takeModule();
}

std::string codeOf(llvm::Module &M, const CompilerInvocation &Options, NativeOutput Output,
                   std::vector<std::string> &Errors) {
  llvm::SmallString<0> Bytes;
  if (Output == NativeOutput::Bitcode) {
    llvm::raw_svector_ostream OS(Bytes);
    llvm::WriteBitcodeToFile(M, OS);
    return Bytes.str().str();
  }
  TextErrors Collector;
  CodeGenOptions Code = Options.getCodeGenOpts();
  Code.DisableLLVMPasses = 1;                             // they have run
  Code.setVecLib(llvm::driver::VectorLibrary::NoLibrary); // the code of all levels is here
  emitBackendOutput(Options, Code, M,
                    Output == NativeOutput::Object ? Backend_EmitObj : Backend_EmitAssembly,
                    std::make_unique<llvm::raw_svector_ostream>(Bytes), Collector);
  Errors.insert(Errors.end(), Collector.Errors.begin(), Collector.Errors.end());
  return Bytes.str().str();
}

/// One module of the bitcode of several.
std::unique_ptr<llvm::Module> join(llvm::ArrayRef<std::string> Pieces, llvm::LLVMContext &Context,
                                   std::vector<std::string> &Errors) {
  std::unique_ptr<llvm::Module> All;
  for (const std::string &Piece : Pieces) {
    auto M = llvm::parseBitcodeFile(llvm::MemoryBufferRef(Piece, "level"), Context);
    if (!M)
      Errors.push_back(llvm::toString(M.takeError()));
    else if (!All)
      All = std::move(*M);
    else if (llvm::Linker::linkModules(*All, std::move(*M)))
      Errors.push_back("the levels of instructions could not be joined");
  }
  return All;
}

} // namespace

NativeCompiler::NativeCompiler(llvm::ArrayRef<std::string> Arguments,
                               llvm::ArrayRef<std::string> Headers, bool FastMath, bool Contract,
                               NativeOutput Output)
    : Base(std::make_unique<CompilerInvocation>()) {
  CompilerInvocation User;
  readArguments(Arguments, User);
  readArguments(plainArguments(User, FastMath, Contract), *Base);
  takeUsersOptions(User, *Base);
  for (const std::string &Folder : Headers)
    Base->getHeaderSearchOpts().AddPath(Folder, frontend::System, /*IsFramework=*/false,
                                        /*IgnoreSysRoot=*/true);
  Levels = levelsFor(User, Output);
}

NativeCompiler::~NativeCompiler() = default;

std::string NativeCompiler::flags() const {
  const CodeGenOptions &Code = Base->getCodeGenOpts();
  const LangOptions &Lang = Base->getLangOpts();
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  OS << Base->getTargetOpts().CPU << ' ' << llvm::join(Base->getTargetOpts().FeaturesAsWritten, ",")
     << " -O" << Code.OptimizationLevel << " -g" << unsigned(Code.getDebugInfo()) << " pic"
     << Lang.PICLevel << (Lang.FastMath ? " fast" : "")
     << (Lang.getDefaultFPContractMode() == LangOptions::FPM_Fast ? " contract" : "")
     << " sanitize";
#define SANITIZER(NAME, ID)                                                                        \
  if (Lang.Sanitize.has(SanitizerKind::ID))                                                        \
    OS << ' ' << NAME;
#include "clang/Basic/Sanitizers.def"
  return Text;
}

std::vector<std::string> codeOptions(llvm::ArrayRef<std::string> Arguments) {
  CompilerInvocation User, Only;
  readArguments(Arguments, User);
  readArguments({"-triple", User.getTargetOpts().Triple, "-x", "c++"}, Only);
  takeUsersOptions(User, Only);
  Only.getCodeGenOpts().OptimizationLevel = User.getCodeGenOpts().OptimizationLevel;
  std::vector<std::string> Result = Only.getCC1CommandLine();
  if (!Result.empty() && Result.front() == "-cc1")
    Result.erase(Result.begin());
  return Result;
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

std::vector<std::string> NativeCompiler::compileLevels(const CompilerInvocation &Common,
                                                       StringRef Text, StringRef Name,
                                                       NativeOutput Output,
                                                       std::vector<std::string> &Errors) const {
  llvm::LLVMContext Context;
  TextErrors Collector;
  std::vector<std::string> Pieces;
  std::string Error;
  if (usesMakeLevels(Common)) {
    CompilerInvocation Plain(Common);
    Plain.getCodeGenOpts().DisableLLVMPasses = 1;
    // makeLevels knows the functions and entries that these give.
    Plain.getPreprocessorOpts().addMacroDef("AMPCC_NATIVE_LANES");
    if (Levels.size() > 1)
      Plain.getPreprocessorOpts().addMacroDef("AMPCC_NATIVE_LEVELS");
    if (auto M = compileLevel(Plain, Levels.front(), Text, Name, Context, Collector))
      Pieces = makeLevels(
          std::move(M), Common, Levels,
          [&](llvm::Module &Level, std::string &Problem) {
            std::vector<std::string> Problems;
            std::string Code = codeOf(Level, Common, Output, Problems);
            Problem += llvm::join(Problems, "\n");
            return Code;
          },
          Error);
  } else {
    for (const NativeLevel &Level : Levels)
      if (auto M = compileLevel(Common, Level, Text, Name, Context, Collector))
        Pieces.push_back(codeOf(*M, Common, Output, Errors));
  }
  Errors.insert(Errors.end(), Collector.Errors.begin(), Collector.Errors.end());
  if (!Error.empty())
    Errors.push_back(Error);
  return Pieces;
}

std::vector<std::string> NativeCompiler::compile(StringRef Text, StringRef Name,
                                                 NativeOutput Output,
                                                 std::vector<std::string> &Errors) const {
  llvm::InitializeNativeTarget();
  llvm::InitializeNativeTargetAsmPrinter();
  llvm::InitializeNativeTargetAsmParser();
  CompilerInvocation Common(*Base);
  std::optional<WithoutAccessGroups> Guard;
  if (!usesMakeLevels(Common))
    Guard.emplace();
  // After the host code in one file, it would be taken for a part of that.
  if (Output == NativeOutput::Assembly)
    Common.getCodeGenOpts().setDebugInfo(llvm::codegenoptions::NoDebugInfo);
  const bool AsOne = Output != NativeOutput::Object;
  std::vector<std::string> Pieces =
      compileLevels(Common, Text, Name, AsOne ? NativeOutput::Bitcode : Output, Errors);
  if (AsOne && Errors.empty()) {
    llvm::LLVMContext Context;
    if (std::unique_ptr<llvm::Module> All = join(Pieces, Context, Errors))
      Pieces = {codeOf(*All, Common, Output, Errors)};
  }
  return Errors.empty() ? std::move(Pieces) : std::vector<std::string>();
}

std::string NativeCompiler::compileTables(StringRef Text, StringRef Name,
                                          std::vector<std::string> &Errors) const {
  llvm::InitializeNativeTarget();
  llvm::InitializeNativeTargetAsmPrinter();
  llvm::InitializeNativeTargetAsmParser();
  llvm::LLVMContext Context;
  TextErrors Collector;
  std::string Code;
  if (auto M = compileLevel(*Base, {"", ""}, Text, Name, Context, Collector))
    Code = codeOf(*M, *Base, NativeOutput::Object, Errors);
  Errors.insert(Errors.end(), Collector.Errors.begin(), Collector.Errors.end());
  return Code;
}

} // namespace ampcc
