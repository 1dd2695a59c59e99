//===- BugReport.h - files for a report of an internal error -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// translateSource() and compileShared() call it when a pass, the verifier or the native compiler
// reports an error that is no error of the program.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_DRIVER_BUGREPORT_H
#define AMPCC_DRIVER_BUGREPORT_H

#include "SourceTranslation.h"

namespace ampcc {

/// Gathers command line, preprocessed source, generated OpenCL C and the complete message in a new
/// folder, and reports the internal error in one line that names it.
void reportBug(const TranslationContext &S, const FrontendJob &Job, const Translation &T);

} // namespace ampcc

#endif
