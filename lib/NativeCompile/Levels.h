//===- Levels.h - compilation of native kernels for several processors ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Native kernels, those for the CPU, are C++ text until NativeCompiler (Compile.cpp) compiles them.
// A level is an instruction set that their code may use. The first level has those of the
// translation unit. An optimised unit (-O2 and more) for x86-64 also gets those of x86-64-v3 and
// x86-64-v4 that are above its own, unless its options name a certain processor (levelsFor() in
// Compile.cpp). A program contains the kernels for each of its levels, and the runtime chooses one.
// NativeCompiler calls makeLevels() for a text that is optimised, without sanitizers, and has
// several levels, uses the vector form (threads in the lanes of vectors) or may not use AVX2. Clang
// then parses the text once for all levels.
//
// For another instruction set, change levelsFor(), and base/cpu.h of the runtime.
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

/// True if code for Level may use AVX2. Without it Clang's own passes must not use glibc's vector
/// functions, many of which are for AVX2.
bool hasAvx2(const clang::TargetOptions &Options, const NativeLevel &Level);

/// Generates the output (an object file or assembly) from the optimised code of one level. Several
/// threads may call it at once, each with another module. Sets the second argument after an error.
using FinishLevel = llvm::function_ref<std::string(llvm::Module &, std::string &)>;

/// Optimises M, the unoptimised code of the first level, for each of Levels, and returns the
/// outputs of Finish. Functions that are seldom called (SELDOM in native_kernel.h) are compiled
/// separately, so there may be more outputs than levels, and the program needs them all. Sets Error
/// after an error.
std::vector<std::string> makeLevels(std::unique_ptr<llvm::Module> M,
                                    const clang::CompilerInvocation &Options,
                                    llvm::ArrayRef<NativeLevel> Levels, FinishLevel Finish,
                                    std::string &Error);

} // namespace ampcc

#endif
