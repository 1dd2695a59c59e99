//===- UnitDependencies.h - the dependency file of a unit ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Make reads the files that a unit depends on from the file that -MD and similar options request.
// SharedUnit and translateSource() (SourceTranslation.h) may begin a unit with a file of the
// HeaderCache, a saved state of the parser after the standard headers. The dependency file must
// list those headers, after the source, but not the file of the cache. Another file that ampcc
// reads for a unit and that make should know is added here.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_DRIVER_UNITDEPENDENCIES_H
#define AMPCC_DRIVER_UNITDEPENDENCIES_H

#include "ampcc/Reading/UnitReader.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/Utils.h"

namespace ampcc {

/// Clang would list the headers of a saved state before the source, and the state itself. Makefiles
/// take the first file for the source (`$<`). So this class ignores the state, and the client adds
/// the headers.
class UnitDependencies : public clang::DependencyFileGenerator {
public:
  using DependencyFileGenerator::DependencyFileGenerator;

  void attachToASTReader(clang::ASTReader &) override {}

  /// Adds the headers of a saved state. Call it after the source was entered.
  void add(llvm::ArrayRef<SavedHeader> Headers) {
    for (const SavedHeader &Header : Headers)
      maybeAddDependency(Header.Path, /*FromModule=*/false, Header.IsSystem,
                         /*IsModuleFile=*/false, /*IsMissing=*/false);
  }
};

/// Makes this the collector of `CI`. `Rest`: further arguments of its constructor. Null if no
/// dependency file is requested.
template <class Collector, class... Arguments>
std::shared_ptr<Collector> collectDependencies(clang::CompilerInstance &CI, Arguments &...Rest) {
  clang::DependencyOutputOptions &Options = CI.getInvocation().getDependencyOutputOpts();
  if (Options.OutputFile.empty())
    return nullptr;
  auto Result = std::make_shared<Collector>(Options, Rest...);
  CI.addDependencyCollector(Result);
  Options = clang::DependencyOutputOptions();
  return Result;
}

} // namespace ampcc

#endif
