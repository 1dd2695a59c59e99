//===- Bitcode.h - bitcode of any version of LLVM --------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The inputs of a link with -flto may be of a compiler newer than ampcc's LLVM, which cannot read
// their modules. Two things in a file of bitcode can be read without understanding the module: its
// symbol table, which LLVM writes for linkers, and a record of one module by its number.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_DRIVER_BITCODE_H
#define AMPCC_DRIVER_BITCODE_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/MemoryBufferRef.h"
#include <string>

namespace ampcc {

/// The assembly at the level of the module, of all modules in the file; empty if there is none or
/// the file is damaged.
std::string moduleAssembly(llvm::MemoryBufferRef Bitcode);

/// Calls `Use` for each symbol that others see. Returns false, without a call, if the file has no
/// symbol table, or one whose layout is not that of ampcc's LLVM.
bool forEachBitcodeSymbol(
    llvm::MemoryBufferRef Bitcode,
    llvm::function_ref<void(llvm::StringRef Name, bool Defined, bool Weak)> Use);

} // namespace ampcc

#endif
