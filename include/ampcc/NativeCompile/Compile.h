//===- Compile.h - the native text of kernels to machine code -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_NATIVECOMPILE_COMPILE_H
#define AMPCC_NATIVECOMPILE_COMPILE_H

#include "ampcc/Native/Printer.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <memory>
#include <string>
#include <vector>

namespace clang {
class CompilerInvocation;
}

namespace ampcc {

enum class NativeOutput {
  None,
  Object,
  Assembly,
  Bitcode ///< optimised as well
};

/// What a frontend job makes of a unit's host code.
NativeOutput nativeOutput(llvm::ArrayRef<std::string> Arguments);

/// Those of a frontend job's arguments that decide on native code, as far as they differ from what
/// is usual: with them alone a NativeCompiler makes the same code.
std::vector<std::string> codeOptions(llvm::ArrayRef<std::string> Arguments);

/// How the native text of a unit is compiled: the way its host code is, as far as debug
/// information, sanitizers, relocation and processor go.
class NativeCompiler {
public:
  /// Arguments: the unit's frontend job, behind "-cc1". Headers: the folders of ampcc's own.
  /// Output: what compile() will be asked for.
  NativeCompiler(llvm::ArrayRef<std::string> Arguments, llvm::ArrayRef<std::string> Headers,
                 bool FastMath, bool Contract, NativeOutput Output);
  ~NativeCompiler();

  /// The best last.
  llvm::ArrayRef<NativeLevel> levels() const { return Levels; }
  /// All that decides on the code beside the text.
  std::string flags() const;

  /// Compiles Text for all levels: an object for each, and one for what they share, or one output
  /// of another kind. Empty after an error: Errors has them.
  std::vector<std::string> compile(llvm::StringRef Text, llvm::StringRef Name, NativeOutput Output,
                                   std::vector<std::string> &Errors) const;

  /// An object of plain C++ that is for every level, such as tables of kernels.
  std::string compileTables(llvm::StringRef Text, llvm::StringRef Name,
                            std::vector<std::string> &Errors) const;

private:
  /// The optimised code of each level.
  std::vector<std::string> compileLevels(const clang::CompilerInvocation &Common,
                                         llvm::StringRef Text, llvm::StringRef Name,
                                         NativeOutput Output,
                                         std::vector<std::string> &Errors) const;

  std::unique_ptr<clang::CompilerInvocation> Base;
  std::vector<NativeLevel> Levels;
};

} // namespace ampcc

#endif
