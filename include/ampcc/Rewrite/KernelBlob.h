//===- KernelBlob.h - the C++ text of the kernels and their tables in the host source -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The host source of a unit, the text for the host compiler, ends with C++ definitions that
// kernelBlob() writes: the OpenCL C text as string literals, and tables (include/ampcc_rt/abi.h) of
// the kernels and their arguments, which the runtime reads at a launch. HostRewriter adds them to
// the host source. The link of device code (lib/Driver/DeviceLink.h) compiles them alone, for
// kernels that call functions of other units.
//
// To add a column to a table, change abi.h and this text together.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_REWRITE_KERNELBLOB_H
#define AMPCC_REWRITE_KERNELBLOB_H

#include "ampcc/Native/Printer.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace ampcc {

/// Facts about a kernel that only its host code has.
struct KernelFacts {
  uint64_t FunctorSize = 0;           ///< in bytes
  std::vector<std::string> KeysOfGcc; ///< KernelKey::OfGcc
  std::string Title; ///< the name of the kernel for people (abi.h, `kernel::title`)
};

/// The native code of the kernels, with which the host code is linked.
struct NativeRows {
  llvm::ArrayRef<NativeEntry> Entries;
  llvm::ArrayRef<NativeLevel> Levels; ///< the best last
};

/// The definitions that register a module's kernels with the runtime (include/ampcc_rt/abi.h);
/// empty if M has no kernel. Facts returns the facts of the kernel with a key. MainFile is the
/// unit's name in the table. With a Symbol the text does not register the table: the table gets
/// this linker name, and other code registers it by the name.
std::string kernelBlob(const kir::Module &M, llvm::StringRef OpenCLText,
                       llvm::StringRef BuildOptions, llvm::StringRef MainFile,
                       const NativeRows &Native,
                       llvm::function_ref<KernelFacts(llvm::StringRef Key)> Facts,
                       llvm::StringRef Symbol = "");

/// Text as raw string literals, one for each piece that is short enough for any compiler. Declared
/// here for unit tests.
std::string rawStringLiterals(llvm::StringRef Text);

/// An ordinary string literal.
std::string stringLiteral(llvm::StringRef Text);

} // namespace ampcc

#endif
