//===- StandardReading.cpp - the standard headers that are parsed before a unit -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "StandardReading.h"
#include "StandardInput.h"
#include "ampcc/Reading/Invocation.h"
#include "ampcc/Reading/LeadingHeaders.h"
#include "clang/Lex/HeaderSearchOptions.h"
#include "clang/Lex/PreprocessorOptions.h"

using namespace llvm;
using clang::CompilerInvocation;

namespace ampcc {
namespace {

/// One file of source, which is read from the beginning.
bool hasOneSource(const CompilerInvocation &I, const FrontendJob &Job) {
  const clang::FrontendOptions &Frontend = I.getFrontendOpts();
  const clang::PreprocessorOptions &Preprocessor = I.getPreprocessorOpts();
  return Job.Source != "-" && Frontend.Inputs.size() == 1 &&
         !Frontend.Inputs.front().getKind().isPreprocessed() && Frontend.ASTMergeFiles.empty() &&
         Preprocessor.Includes.empty() && Preprocessor.ImplicitPCHInclude.empty() &&
         Preprocessor.ChainedIncludes.empty();
}

/// Modules are read with one language, and the debug information of -gmodules refers to them.
bool usesNoModules(const CompilerInvocation &I) {
  const clang::HeaderSearchOptions &Search = I.getHeaderSearchOpts();
  return !Search.ImplicitModuleMaps && Search.PrebuiltModuleFiles.empty() &&
         Search.PrebuiltModulePaths.empty() && I.getFrontendOpts().ModuleFiles.empty() &&
         I.getFrontendOpts().ModuleMapFiles.empty() && !I.getCodeGenOpts().DebugTypeExtRefs;
}

/// A list of what the preprocessor or the parser did would have the headers of one reading in
/// another order, or the unit twice.
bool reportsNoReading(const CompilerInvocation &I) {
  const clang::FrontendOptions &Frontend = I.getFrontendOpts();
  const clang::DependencyOutputOptions &Dependencies = I.getDependencyOutputOpts();
  const clang::DiagnosticOptions &Diags = I.getDiagnosticOpts();
  return !Dependencies.ShowHeaderIncludes && Dependencies.HeaderIncludeOutputFile.empty() &&
         Dependencies.DOTOutputFile.empty() && Dependencies.ModuleDependencyOutputDir.empty() &&
         !I.getPreprocessorOpts().DetailedRecord && !I.getHeaderSearchOpts().Verbose &&
         Diags.DiagnosticLogFile.empty() && Diags.getFormat() != clang::DiagnosticOptions::SARIF &&
         Frontend.TimeTracePath.empty() && Frontend.StatsFile.empty() && !Frontend.ShowStats;
}

} // namespace

bool mayReadStandardFirst(const CompilerInvocation &I, const FrontendJob &Job) {
  return hasOneSource(I, Job) && usesNoModules(I) && reportsNoReading(I) &&
         !isNamedPipe(Job.Source);
}

StandardReading standardReading(const TranslationContext &S, const CompilerInvocation &Invocation,
                                ArrayRef<const char *> Arguments, StringRef Source) {
  std::vector<std::string> Implementation = implementationFolders(Arguments);
  LeadingHeaders Leading = leadingHeaders(Source, Invocation.getHeaderSearchOpts(),
                                          S.Install.includeFolders(false), Implementation);
  StandardReading Reading;
  Reading.Directives = includeLibraryHeader(S.Install.Headers, "ampcc_rt/standard_first.h");
  if (Leading.Library)
    Reading.Directives += includeLibraryHeader(S.Install.Headers, "ampcc_rt/standard.h");
  for (const std::string &Name : Leading.Standard)
    Reading.Directives += "#include <" + Name + ">\n";
  Reading.Library = S.Install.libraryFolders(false);
  Reading.Compiler = compilerFolders(Arguments);
  Reading.System = systemFolders(Arguments);
  return Reading;
}

} // namespace ampcc
