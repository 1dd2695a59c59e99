//===- Printer.h - KIR in the tile form to C++ ----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_NATIVE_PRINTER_H
#define AMPCC_NATIVE_PRINTER_H

#include "ampcc/KIR/Module.h"

namespace ampcc {

/// A kernel's function of the ABI (ampcc_rt::native_entry).
struct NativeEntry {
  const kir::Function *Kernel;
  std::string Symbol;      ///< of the baseline; other levels have a suffix
  uint64_t StackBytes = 0; ///< what a call needs for variables
};

/// A level of instructions that native text is compiled for.
struct NativeLevel {
  std::string Isa;    ///< native_variant::isa
  std::string Suffix; ///< of the entries' names
};

struct NativeText {
  std::string Text;
  std::vector<NativeEntry> Entries;
};

/// The C++ text of a module in the tile form, for ampcc's own Clang and for g++; it includes
/// ampcc_rt/native_kernel.h. Symbols are made of the text and of Flags, so that equal ones mean
/// equal code. With ExactLines every statement counts as the line of the source that it comes from,
/// for a debugger.
NativeText printNative(const kir::Module &M, llvm::StringRef Flags, bool ExactLines);

} // namespace ampcc

#endif
