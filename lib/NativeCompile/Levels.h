//===- Levels.h - one module for several levels of instructions -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_NATIVECOMPILE_LEVELS_H
#define AMPCC_LIB_NATIVECOMPILE_LEVELS_H

#include "ampcc/Native/Printer.h"
#include "llvm/ADT/ArrayRef.h"
#include <memory>
#include <string>

namespace clang {
class CompilerInvocation;
}
namespace llvm {
class Module;
}

namespace ampcc {

/// Makes of M, the code of the first level without optimisation, optimised code of all Levels.
/// Null after an error, which Error says.
std::unique_ptr<llvm::Module> makeLevels(std::unique_ptr<llvm::Module> M,
                                         const clang::CompilerInvocation &Options,
                                         llvm::ArrayRef<NativeLevel> Levels, std::string &Error);

} // namespace ampcc

#endif
