//===- Printer.h - the printer of C++ from KIR in the tile form ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The last stage for the native accelerator: prints a module in the tile form, after all passes, as
// C++ (NativePrinter.cpp). lib/Driver/NativeForm.cpp and kir-opt call it. lib/NativeCompile
// compiles the text, or the user's compiler does. Every verified module of this form has a text.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_NATIVE_PRINTER_H
#define AMPCC_NATIVE_PRINTER_H

#include "ampcc/KIR/Module.h"

namespace ampcc {

/// A kernel's function of the ABI (ampcc_rt::native_entry).
struct NativeEntry {
  const kir::Function *Kernel;
  std::string Symbol;      ///< the name of the function for the baseline; other levels add a suffix
  uint64_t StackBytes = 0; ///< of its variables and those of its deepest call, together
};

/// A level of instructions that native text is compiled for. lib/NativeCompile chooses the levels.
struct NativeLevel {
  std::string Isa;    ///< native_variant::isa
  std::string Suffix; ///< of the symbols of the entries; empty for the baseline
};

/// A printed module: its text, and an entry for each kernel.
struct NativeText {
  std::string Text;
  std::vector<NativeEntry> Entries;
};

/// The C++ text of a module in the tile form (runTilePasses), for ampcc's own Clang and for g++; it
/// includes ampcc_rt/native_kernel.h, or native_lanes.h if it has vector code. Symbols contain a
/// hash of the text and of `Flags`, the flags with which the text will be compiled, so that equal
/// symbols mean equal code. With ExactLines every statement has the line number of its source, for
/// a debugger.
NativeText printNative(const kir::Module &M, llvm::StringRef Flags, bool ExactLines);

} // namespace ampcc

#endif
