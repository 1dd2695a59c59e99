//===- UnitDependencies.h - the dependency file of a unit ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// SharedUnit and translateSource() use it for units that may begin with a state of the HeaderCache.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_DRIVER_UNITDEPENDENCIES_H
#define AMPCC_DRIVER_UNITDEPENDENCIES_H

#include "ampcc/Reading/UnitReader.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/Utils.h"

namespace ampcc {

/// Clang would list the files of a state before the source, and the state itself. Makefiles take
/// the first file for the source (`$<`).
class UnitDependencies : public clang::DependencyFileGenerator {
public:
  using DependencyFileGenerator::DependencyFileGenerator;

  void attachToASTReader(clang::ASTReader &) override {}

  /// Adds the files of a state. Call it after the source was entered.
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
