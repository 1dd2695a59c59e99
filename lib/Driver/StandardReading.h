//===- StandardReading.h - the standard headers that are parsed before a unit -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ampcc parses a unit twice, as C++ AMP and as the user's C++, and both parses begin with the same
// standard headers. SharedUnit parses these headers once, before the unit, for both
// (docs/shared-reading.md). SharedUnit and translateSource() (SourceTranslation.h) can also begin
// with a file of the HeaderCache in which they are parsed already. The functions here decide
// whether the options of a unit allow that, and find the headers. An option under which the headers
// mean something else has to be rejected here.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_DRIVER_STANDARDREADING_H
#define AMPCC_DRIVER_STANDARDREADING_H

#include "SourceTranslation.h"
#include "clang/Frontend/CompilerInvocation.h"
#include "llvm/ADT/ArrayRef.h"

namespace ampcc {

/// The input of UnitReader::readStandard(): `#include` directives for the headers, and the folders
/// of the library's headers, of the compiler's own, and of the C library and others.
struct StandardReading {
  std::string Directives;
  std::vector<std::string> Library, Compiler, System;
};

/// The options allow that the headers are parsed before the unit, and no output shows it. The
/// contents of a unit are checked later (SharedReadingCheck.h).
bool mayReadStandardFirst(const clang::CompilerInvocation &Invocation, const FrontendJob &Job);

/// The directives for the headers that the library always needs (ampcc_rt/standard_first.h), for
/// all of the library's (ampcc_rt/standard.h) if the source begins with a header of the library,
/// and for the standard headers with which the source begins. `Arguments`: of cc1. `Source`: the
/// text.
StandardReading standardReading(const TranslationContext &S,
                                const clang::CompilerInvocation &Invocation,
                                llvm::ArrayRef<const char *> Arguments, llvm::StringRef Source);

} // namespace ampcc

#endif
