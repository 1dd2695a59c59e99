//===- Check.cpp - a second opinion on emitted OpenCL C -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/OpenCLCheck/Check.h"
#include "ampcc/Basic/TextErrors.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/FrontendActions.h"
#include "clang/Lex/PreprocessorOptions.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace clang;

namespace {

/// The text goes by this name; it is never a file.
constexpr const char *TextName = "<kernels>.cl";

} // namespace

std::vector<std::string> ampcc::checkOpenCL(llvm::StringRef Text, llvm::StringRef ResourceDir) {
  std::string Resources = ResourceDir.str(), Headers = Resources + "/include";
  // A target that has every extension: what the user's device lacks is known at run time only.
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
  ampcc::TextErrors Collector;
  DiagnosticsEngine ArgDiags(new DiagnosticIDs, new DiagnosticOptions, &Collector, false);
  auto Invocation = std::make_shared<CompilerInvocation>();
  if (!CompilerInvocation::CreateFromArgs(*Invocation, Args, ArgDiags))
    return Collector.Errors;
  Invocation->getPreprocessorOpts().addRemappedFile(
      TextName, llvm::MemoryBuffer::getMemBufferCopy(Text, TextName).release());

  CompilerInstance CI;
  CI.setInvocation(std::move(Invocation));
  CI.createDiagnostics(&Collector, /*ShouldOwnClient=*/false);
  SyntaxOnlyAction Action;
  if (!CI.ExecuteAction(Action) && Collector.Errors.empty())
    Collector.Errors.push_back("the check of the kernels failed to run");
  return Collector.Errors;
}
