//===- BugReport.h - files for a report of an internal error -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// translateSource() (SourceTranslation.h) and compileShared() (SharedUnit.h) call this function
// when a pass, the verifier or the native compiler reports an error that is no error of the
// program, and when ampcc crashes. To help with such reports, add another file to the folder here.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_DRIVER_BUGREPORT_H
#define AMPCC_DRIVER_BUGREPORT_H

#include "SourceTranslation.h"

namespace ampcc {

/// Writes the command line, the preprocessed source, the generated OpenCL C and native C++, and the
/// complete message to a new folder. Reports `T.InternalError`, which must not be empty, in one
/// line that names the folder.
void reportBug(const TranslationContext &S, const FrontendJob &Job, const Translation &T);

} // namespace ampcc

#endif
