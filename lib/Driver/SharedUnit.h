//===- SharedUnit.h - a unit whose standard headers are parsed once ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A source with C++ AMP is parsed twice: as C++ AMP, which gives the kernels and the host source
// (the text for the host compiler), and the host source as the user's C++. This is the fast path
// for ampcc's own Clang, which parses the standard headers once for both.
//
// Input: the cc1 arguments of one source, and the source. Output: an object with native code of its
// kernels, or nothing; with --amp-native=off any file that clang would write for it.
//
// If sharing changes the meaning of a unit, extend SharedReadingCheck, or make the unit Unfit.
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
  MissingHeaders, ///< internal: compileShared does not return it
  Unfit,          ///< no output or message was written: read the unit twice instead
  OrderMatters    ///< the same, and the unit must be read before or between its standard headers
};

/// Translates and compiles the source of `Job`: parses the headers that the analysis and the host
/// share once, then runs the analysis in a child of this process. The child calls `Keep` with the
/// translation, to save it; the unit fails if that returns false.
///
/// The standard headers with which the source begins are parsed before it, as C++ AMP, in the host
/// compiler's FrontendAction. Then an AnalysisProcess, a child, parses the source as C++ AMP and
/// sends the host source, which this process compiles as the user's C++. Both go on with the
/// parser, Sema, macros and declarations as they were at the fork; only the language options
/// change, in this process (UnitReader::becomeHost). That is possible if no macro, pragma or name
/// of the unit would have changed what the headers mean, or be changed by them
/// (SharedReadingCheck). Otherwise, and with options such as -include, --amp-msvc, -S or -flto, the
/// unit is Unfit: Unit.cpp, the only user, then parses it twice, by translateSource() and by the
/// host compiler.
SharedStatus compileShared(const TranslationContext &S, const FrontendJob &Job,
                           const clang::CompilerInvocation &Invocation,
                           llvm::ArrayRef<const char *> Arguments,
                           llvm::function_ref<bool(const Translation &)> Keep);

} // namespace ampcc

#endif
