//===- KernelBlob.h - kernels embedded in the host source -----------------===//
#ifndef AMPCC_LIB_REWRITE_KERNELBLOB_H
#define AMPCC_LIB_REWRITE_KERNELBLOB_H

#include "ampcc/KIR/Module.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace ampcc {

struct KernelFacts {
  uint64_t FunctorSize = 0;
  std::string KeyOfGcc;
  std::string Functor; ///< its class as C++ spells it; empty for a lambda
};

/// The definitions that hand a module's kernels to the runtime (include/ampcc_rt/abi.h).
/// Facts gives what the host knows of the kernel with that key.
std::string kernelBlob(const kir::Module &M, llvm::StringRef OpenCLText,
                       llvm::StringRef BuildOptions, llvm::StringRef MainFile,
                       llvm::function_ref<KernelFacts(llvm::StringRef Key)> Facts);

/// Text as raw string literals, each short enough for any compiler, one per piece.
std::string rawStringLiterals(llvm::StringRef Text);

/// An ordinary string literal.
std::string stringLiteral(llvm::StringRef Text);

} // namespace ampcc

#endif
