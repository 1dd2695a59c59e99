//===- PrecompiledContainers.cpp - Clang's containers of precompiled headers -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/ClangHooks/PrecompiledContainers.h"
#include "clang/Serialization/ASTReader.h"
#if CLANG_VERSION_MAJOR < 21
#include "clang/Serialization/InMemoryModuleCache.h"
#else
#include "clang/Serialization/ModuleCache.h"
#endif

using namespace clang;

namespace ampcc {
namespace {

/// Takes the options with which a file was made.
class OptionsReader : public ASTReaderListener {
public:
  PreprocessorOptions Options;

private:
  bool ReadPreprocessorOptions(const PreprocessorOptions &Read,
#if CLANG_VERSION_MAJOR >= 20
                               llvm::StringRef /*ModuleFilename*/,
#endif
                               bool /*ReadMacros*/, bool /*Complain*/,
                               std::string & /*SuggestedPredefines*/) override {
    Options = Read;
    return false;
  }
};

} // namespace

PreprocessorOptions optionsOf(llvm::StringRef Precompiled, FileManager &Files,
                              const PCHContainerReader &Container) {
  OptionsReader Reader;
#if CLANG_VERSION_MAJOR < 21
  const InMemoryModuleCache Modules;
#else
  const auto Cache = createCrossProcessModuleCache();
  const ModuleCache &Modules = *Cache;
#endif
  ASTReader::readASTFileControlBlock(Precompiled, Files, Modules, Container,
                                     /*FindModuleFileExtensions=*/false, Reader,
                                     /*ValidateDiagnosticOptions=*/false);
  return Reader.Options;
}

} // namespace ampcc
