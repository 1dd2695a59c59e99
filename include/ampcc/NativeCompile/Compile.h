//===- Compile.h - compilation of the native text of kernels -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Compiles the C++ text of kernels (Native/Printer.h) with Clang inside of this process, once for
// each level, a set of instructions. The first level, the baseline, is that of the unit's options.
// An optimised unit (-O2 and more) for x86-64 also gets those of x86-64-v3 and x86-64-v4 that are
// above it, unless its options name a certain processor (levelsFor() in Compile.cpp). lib/Driver
// uses it: NativeForm.cpp for the kernels of a unit, DeviceLink.cpp at link time. The objects are
// linked with the host code's object; at run time the native accelerator uses the best level that
// the processor has. Change this code if native code has to follow another option of the host code.
//
//===----------------------------------------------------------------------===//
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

/// A kind of output of the compiler.
enum class NativeOutput {
  None, ///< no code, as with -fsyntax-only
  Object,
  Assembly,
  Bitcode ///< optimised bitcode
};

/// The kind of output that a frontend job generates from the host code of a unit.
NativeOutput nativeOutput(llvm::ArrayRef<std::string> Arguments);

/// The arguments of a frontend job that affect native code, without those that have their usual
/// value: a NativeCompiler with these arguments alone generates the same code. An object contains
/// them, for kernels that call functions of other units and so are compiled at link time.
std::vector<std::string> codeOptions(llvm::ArrayRef<std::string> Arguments);

/// Compiles the native text of a unit. Debug information, sanitizers, relocation and processor are
/// those of its host code.
class NativeCompiler {
public:
  /// Arguments: the frontend job of the unit, after "-cc1". Headers: the folders of ampcc's own
  /// headers. FastMath: as with -ffast-math. Contract: `a * b + c` may become an fma
  /// (-ffp-contract=fast). Output: the kind that compile() will generate.
  NativeCompiler(llvm::ArrayRef<std::string> Arguments, llvm::ArrayRef<std::string> Headers,
                 bool FastMath, bool Contract, NativeOutput Output);
  ~NativeCompiler();

  /// The levels of instructions, the best last.
  llvm::ArrayRef<NativeLevel> levels() const { return Levels; }
  /// A text of all options that affect the code, for printNative().
  std::string flags() const;

  /// Compiles Text for all levels. Returns the contents of objects, all of which the program needs:
  /// one for each level, and perhaps others for functions that are seldom called (makeLevels() in
  /// lib/NativeCompile/Levels.h). For assembly and bitcode returns one output for all levels.
  /// Returns nothing after an error, which is then in Errors. `Output` must be that of the
  /// constructor, which chose the levels for it. `Name` stands for the text's file in messages.
  std::vector<std::string> compile(llvm::StringRef Text, llvm::StringRef Name, NativeOutput Output,
                                   std::vector<std::string> &Errors) const;

  /// Compiles plain C++, such as tables of kernels, to a single object, for the baseline. Returns
  /// the content of the object; empty after an error.
  std::string compileTables(llvm::StringRef Text, llvm::StringRef Name,
                            std::vector<std::string> &Errors) const;

private:
  /// Generates the optimised code of each level.
  std::vector<std::string> compileLevels(const clang::CompilerInvocation &Common,
                                         llvm::StringRef Text, llvm::StringRef Name,
                                         NativeOutput Output,
                                         std::vector<std::string> &Errors) const;

  std::unique_ptr<clang::CompilerInvocation> Base;
  std::vector<NativeLevel> Levels;
};

} // namespace ampcc

#endif
