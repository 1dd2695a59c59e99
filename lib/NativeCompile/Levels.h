//===- Levels.h - compilation of native kernels for several processors ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A level is a set of instructions that native code may use: those of the unit, and, for x86-64,
// also x86-64-v3 and x86-64-v4 if the unit has fewer and is optimised (levelsFor() in Compile.cpp).
// A program contains the kernels for each of these levels, and the runtime chooses one.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_NATIVECOMPILE_LEVELS_H
#define AMPCC_LIB_NATIVECOMPILE_LEVELS_H

#include "ampcc/Native/Printer.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <memory>
#include <string>
#include <vector>

namespace clang {
class CompilerInvocation;
class TargetOptions;
} // namespace clang
namespace llvm {
class Module;
}

namespace ampcc {

/// Whether a level has these instructions.
bool hasAvx2(const clang::TargetOptions &Options, const NativeLevel &Level);

/// Generates the output from the optimised code of one level, in a separate thread. Sets the second
/// argument after an error.
using FinishLevel = llvm::function_ref<std::string(llvm::Module &, std::string &)>;

/// Compiles M, the code of the first level without optimisation, for each of Levels and for their
/// shared code, and returns the outputs of Finish. Sets Error after an error.
std::vector<std::string> makeLevels(std::unique_ptr<llvm::Module> M,
                                    const clang::CompilerInvocation &Options,
                                    llvm::ArrayRef<NativeLevel> Levels, FinishLevel Finish,
                                    std::string &Error);

} // namespace ampcc

#endif
