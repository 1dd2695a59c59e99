//===- StandardReading.h - the standard headers that are parsed before a unit -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// SharedUnit and translateSource() parse these headers first, or begin with a state of the
// HeaderCache in which they have been parsed (docs/shared-reading.md).
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_DRIVER_STANDARDREADING_H
#define AMPCC_DRIVER_STANDARDREADING_H

#include "SourceTranslation.h"
#include "clang/Frontend/CompilerInvocation.h"
#include "llvm/ADT/ArrayRef.h"

namespace ampcc {

/// The input of UnitReader::readStandard().
struct StandardReading {
  std::string Directives;
  std::vector<std::string> Library, Compiler, System;
};

/// The options allow that the headers are parsed before the unit, and no output shows it. The
/// contents of a unit are checked later (SharedReadingCheck.h).
bool mayReadStandardFirst(const clang::CompilerInvocation &Invocation, const FrontendJob &Job);

/// The standard headers with which the source begins, and those of the library. `Arguments`: of
/// cc1.
StandardReading standardReading(const TranslationContext &S,
                                const clang::CompilerInvocation &Invocation,
                                llvm::ArrayRef<const char *> Arguments, llvm::StringRef Source);

} // namespace ampcc

#endif
