//===- Bitcode.h - bitcode of any version of LLVM --------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// When ampcc links, it reads the inputs to learn which symbols they need (LinkSymbols), and to find
// the device code that ampcc has stored in them (LinkInputs). With -flto an input may be bitcode of
// a compiler newer than ampcc's LLVM, which cannot read such modules. Two parts of the file can be
// read all the same: the symbol table, which LLVM writes for linkers, and the module's assembly,
// which holds the device code as a section (UnitRecord.h). Change this code if a later LLVM has
// another layout of the symbol table.
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

/// Calls `Use` for each global symbol that the file defines or refers to. Returns false, without a
/// call, if the file has no symbols, or if its symbol table is damaged or has another layout than
/// that of ampcc's LLVM. The caller then has to read the modules themselves.
bool forEachBitcodeSymbol(
    llvm::MemoryBufferRef Bitcode,
    llvm::function_ref<void(llvm::StringRef Name, bool Defined, bool Weak)> Use);

} // namespace ampcc

#endif
