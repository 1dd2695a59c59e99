//===- Printer.h - the printer of C++ from KIR in the tile form ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In the tile form of KIR, the intermediate representation, a call of a kernel runs a whole tile of
// threads, in loops; it is the form for the native accelerator, which runs kernels on the CPU of
// the host. This printer is the last stage for it: it prints a module after all passes as C++
// (NativePrinter.cpp). lib/Driver/NativeForm.cpp calls it, and so does kir-opt, the tool with which
// tests run single passes. lib/NativeCompile compiles the text. The text that --translate writes to
// a file is compiled by the user. Every verified module of this form has a text. A change of the
// interface between kernels and runtime concerns NativePrinter.cpp and ampcc_rt/abi.h.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_NATIVE_PRINTER_H
#define AMPCC_NATIVE_PRINTER_H

#include "ampcc/KIR/Module.h"
#include "ampcc/Print/LineTable.h"

namespace ampcc {

/// The function through which the runtime calls a kernel (ampcc_rt::native_entry).
struct NativeEntry {
  const kir::Function *Kernel;
  std::string Symbol; ///< the name of the function for the baseline; other levels add a suffix
  /// Of its variables and those of the functions that it calls, along the chain of calls with the
  /// most bytes.
  uint64_t StackBytes = 0;
};

/// A level: a set of instructions for which native text is compiled, such as x86-64-v3. There are
/// several, because the processor is only known at run time. The first is the baseline, for the
/// processor that the options of the host code name. lib/NativeCompile chooses the levels, and
/// lib/Rewrite writes them into the table of the unit's kernels.
struct NativeLevel {
  std::string Isa;    ///< the name for the runtime (ampcc_rt::native_variant::isa)
  std::string Suffix; ///< of the symbols of the entries; empty for the baseline
};

/// A printed module: its text with the table of its lines, and an entry for each kernel.
struct NativeText {
  std::string Text;
  LineTable Lines;
  std::vector<NativeEntry> Entries;
};

/// The C++ text of a module in the tile form (runTilePasses), for ampcc's own Clang and for g++; it
/// includes ampcc_rt/native_kernel.h, or native_lanes.h if a kernel computes with vectors. Symbols
/// contain a hash of the text and of `Flags`, the flags with which the text will be compiled, so
/// that equal symbols mean equal code. With ExactLines every statement has the line number of its
/// source, for a debugger.
NativeText printNative(const kir::Module &M, llvm::StringRef Flags, bool ExactLines);

} // namespace ampcc

#endif
