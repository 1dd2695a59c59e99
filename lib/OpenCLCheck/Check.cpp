//===- Check.cpp - a syntax check of OpenCL C text with Clang ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/OpenCLCheck/Check.h"
#include "ampcc/Basic/TextErrors.h"
#include "ampcc/ClangHooks/Compilations.h"
#include "ampcc/ClangHooks/Engines.h"
#include "clang/Basic/DiagnosticParse.h"
#include "clang/Basic/SourceManagerInternals.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/FrontendActions.h"
#include "clang/Lex/PreprocessorOptions.h"
#include "llvm/Support/MemoryBuffer.h"
#include <climits>

using namespace clang;

namespace {

/// The text goes by this name; it is never a file.
constexpr const char *TextName = "<kernels>.cl";

/// The brackets that an OpenCL driver may nest: the limit of Clang before version 21.
constexpr unsigned DepthOfDrivers = 256;

class Collector : public ampcc::TextErrors {
public:
  std::optional<ampcc::CheckedOpenCL::Place> TooDeep;

  void HandleDiagnostic(DiagnosticsEngine::Level Level, const Diagnostic &Info) override {
    TextErrors::HandleDiagnostic(Level, Info);
    if (Info.getID() != diag::err_bracket_depth_exceeded)
      return;
    // The text has a directive only where that pays off: lines are not counted on from there.
    TooDeep = {"", 0u};
    SourceManager &SM = Info.getSourceManager();
    const auto [File, Offset] = SM.getDecomposedExpansionLoc(Info.getLocation());
    if (!SM.hasLineTable())
      return;
    if (const LineEntry *Line = SM.getLineTable().FindNearestLineEntry(File, Offset);
        Line && Line->FilenameID >= 0)
      TooDeep = {SM.getLineTable().getFilename(unsigned(Line->FilenameID)).str(), Line->LineNo};
  }
};

/// With the limit for nested brackets of a driver, or with none.
void check(llvm::StringRef Text, llvm::StringRef ResourceDir, bool AnyDepth, Collector &Errors) {
  std::string Resources = ResourceDir.str(), Headers = Resources + "/include";
  // A target with every extension: the extensions of the user's device are known only at run time.
  const char *Args[] = {"-triple",
                        "spir64-unknown-unknown",
                        "-x",
                        "cl",
                        "-cl-std=CL1.2",
                        "-finclude-default-header",
                        "-fdeclare-opencl-builtins",
                        "-resource-dir",
                        Resources.c_str(),
                        "-internal-isystem",
                        Headers.c_str(),
                        "-w",
                        "-fsyntax-only",
                        TextName};
  ampcc::FreshEngine ArgDiags(&Errors);
  auto Invocation = std::make_shared<CompilerInvocation>();
  if (!CompilerInvocation::CreateFromArgs(*Invocation, Args, ArgDiags))
    return;
  Invocation->getDiagnosticOpts().ShowCarets = false; // nor a count of the errors
  Invocation->getLangOpts().BracketDepth = AnyDepth ? UINT_MAX : DepthOfDrivers;
  Invocation->getPreprocessorOpts().addRemappedFile(
      TextName, llvm::MemoryBuffer::getMemBufferCopy(Text, TextName).release());

  std::unique_ptr<CompilerInstance> CI = ampcc::createInstance(std::move(Invocation));
  ampcc::createDiagnostics(*CI, &Errors, /*ShouldOwnClient=*/false);
  SyntaxOnlyAction Action;
  if (!CI->ExecuteAction(Action) && Errors.Errors.empty())
    Errors.Errors.push_back("the check of the kernels failed to run");
}

} // namespace

ampcc::CheckedOpenCL ampcc::checkOpenCL(llvm::StringRef Text, llvm::StringRef ResourceDir) {
  Collector First;
  check(Text, ResourceDir, /*AnyDepth=*/false, First);
  if (!First.TooDeep)
    return {std::move(First.Errors), std::nullopt};
  Collector Second;
  check(Text, ResourceDir, /*AnyDepth=*/true, Second);
  return {std::move(Second.Errors), std::move(First.TooDeep)};
}
