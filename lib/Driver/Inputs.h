//===- Inputs.h - checks of the files of a command line ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// runCompile() (Compile.cpp) and runTranslate() (Translate.cpp) call this function before they run
// a compiler. runCompile() does not call it for a line for another driver of Clang, such as that
// for Windows. Another mistake in the inputs that compilers report badly is checked here.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_DRIVER_INPUTS_H
#define AMPCC_DRIVER_INPUTS_H

#include "CommandLine.h"

namespace ampcc {

/// Reports every input that is missing, unreadable, a folder, or of another type than its name
/// says, because compilers would report an error for each strange byte. Returns false if it has
/// reported one. Stores a source that comes from a pipe by a descriptor, such as /dev/fd/3, so that
/// it can be read again. A source that is a named pipe is an error unless `KeepsPipes` is set,
/// which says that the compilation itself stores the text (Unit.cpp, Compile.cpp).
bool checkInputs(const CommandLine &Line, bool KeepsPipes = false);

} // namespace ampcc

#endif
