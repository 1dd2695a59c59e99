//===- KernelBlob.h - kernels embedded in the host source -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_REWRITE_KERNELBLOB_H
#define AMPCC_REWRITE_KERNELBLOB_H

#include "ampcc/Native/Printer.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace ampcc {

struct KernelFacts {
  uint64_t FunctorSize = 0;
  std::vector<std::string> KeysOfGcc;
  std::string Title; ///< what a person calls the kernel (abi.h, `kernel::title`)
};

/// The kernels' native code, which the host code is linked with.
struct NativeRows {
  llvm::ArrayRef<NativeEntry> Entries;
  llvm::ArrayRef<NativeLevel> Levels; ///< the best last
};

/// The definitions that hand a module's kernels to the runtime (include/ampcc_rt/abi.h).
/// Facts gives what the host knows of the kernel with that key. With a Symbol the module has that
/// name for the linker, and whoever knows it registers it.
std::string kernelBlob(const kir::Module &M, llvm::StringRef OpenCLText,
                       llvm::StringRef BuildOptions, llvm::StringRef MainFile,
                       const NativeRows &Native,
                       llvm::function_ref<KernelFacts(llvm::StringRef Key)> Facts,
                       llvm::StringRef Symbol = "");

/// Text as raw string literals, each short enough for any compiler, one per piece.
std::string rawStringLiterals(llvm::StringRef Text);

/// An ordinary string literal.
std::string stringLiteral(llvm::StringRef Text);

} // namespace ampcc

#endif
