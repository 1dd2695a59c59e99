//===- SharedUnit.h - a unit with C++ AMP, its standard headers read once -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Input: the cc1 arguments of one source, and the source. Output: what clang would have made of it
// (an object, assembly, bitcode or nothing), with native code of its kernels.
//
// The standard headers with which the source begins are read in front of it, as C++ AMP, by the
// host compiler's own action. Then an AnalysisProcess reads the source as C++ AMP, and this process
// compiles the host source that it sends, as the user's C++. The parser, Sema, macros and
// declarations of the headers are one object for both; only the language options change
// (UnitReader::becomeHost). That is possible where nothing of the unit can see or change how the
// headers were read (SharedReadingCheck). Where it is not, the unit is Unfit, and is read twice
// instead: by translateSource, and by the host compiler.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_DRIVER_SHAREDUNIT_H
#define AMPCC_DRIVER_SHAREDUNIT_H

#include "SourceTranslation.h"
#include "clang/Frontend/CompilerInvocation.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace ampcc {

enum class SharedStatus {
  Done,           ///< compiled
  Failed,         ///< errors were reported
  NoAmp,          ///< clang can take the source as it is
  MissingHeaders, ///< inside only: the unit has to be read again
  Unfit           ///< nothing has happened: this unit has to be read twice
};

/// Translates and compiles the source of `Job` in one go: what analysis and host read alike is read
/// once, then the analysis runs in a child of this process. `Keep` gets the translation, in the
/// child.
SharedStatus compileShared(const TranslationContext &S, const FrontendJob &Job,
                           const clang::CompilerInvocation &Invocation,
                           llvm::ArrayRef<const char *> Arguments,
                           llvm::function_ref<bool(const Translation &)> Keep);

} // namespace ampcc

#endif
