//===- VectorFunctions.h - glibc's functions of vectors -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where native kernels call a function of mathematics for several threads at once, LLVM replaces
// the calls by one of a function of libmvec, glibc's library for vectors. LLVM's own table of these
// functions has those of SSE2 and AVX2 only. Levels.cpp calls the functions here for each level of
// instructions.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_NATIVECOMPILE_VECTORFUNCTIONS_H
#define AMPCC_LIB_NATIVECOMPILE_VECTORFUNCTIONS_H

#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/Frontend/Driver/CodeGenOptions.h"
#include <memory>

namespace llvm {
class Module;
}

namespace ampcc {

/// The instructions of a processor for vectors of numbers.
enum class VectorLevel : uint8_t { Sse2, Avx2, Avx512 };

/// The library functions that LLVM may call on a processor. LLVM chooses one by the number of
/// elements alone, so the result has only functions whose registers the processor has.
std::unique_ptr<llvm::TargetLibraryInfoImpl>
vectorFunctions(llvm::Triple Triple, llvm::driver::VectorLibrary Vectors, VectorLevel Level);

/// Lets each function of M that calls one for AVX-512 use registers of 512 bits. Otherwise LLVM,
/// which prefers 256 bits, would pass the argument in two registers. Call this after the passes
/// that may add such a call.
void allowWholeRegisters(llvm::Module &M);

} // namespace ampcc

#endif
