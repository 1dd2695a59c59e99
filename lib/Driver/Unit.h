//===- Unit.h - one frontend job of clang's driver ------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// If the host compiler is ampcc's own Clang, clang's driver plans a command (ClangDriver.h), and
// each job that compiles a C++ source becomes `ampcc -cc1`, which runUnit() executes. scanForAmp()
// (AmpScan.h) decides whether a unit may hold C++ AMP. A unit without is compiled as by `clang
// -cc1`, by the same library, in the same process. A unit with C++ AMP is translated, and the
// translation is compiled in its place: by compileShared() (SharedUnit.h), or, if that is not
// possible, by translateSource() (SourceTranslation.h) and another parse. Units with --amp-msvc or
// -verify are analysed without a scan. Change this code if another kind of unit needs another path.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_DRIVER_UNIT_H
#define AMPCC_DRIVER_UNIT_H

#include "FrontendJobs.h"
#include "Installation.h"
#include "llvm/ADT/ArrayRef.h"

namespace ampcc {

/// Runs a frontend job. `Arguments` are those after "-cc1", ampcc's own among them. Returns the
/// exit status.
int runUnit(const Installation &Install, llvm::ArrayRef<const char *> Arguments);

/// Whether the source of a frontend job has signs of C++ AMP (AmpScan.h). Compile.cpp queries it
/// before it translates a source for another host compiler. ClangDriver.cpp queries it for a target
/// that has no runtime, and ClangDriver.cpp and LinkStep.cpp for a link that is only shown (-###).
/// Only the analysis decides whether the source really uses it. Returns true for a named pipe,
/// which cannot be read twice.
bool mayHoldAmp(const Installation &Install, llvm::ArrayRef<const char *> Arguments);
bool mayHoldAmp(const Installation &Install, const FrontendJob &Job);

} // namespace ampcc

#endif
