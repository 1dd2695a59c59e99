//===- interlockedapi.h - a part of windows.h ------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with ampcc's option --amp-msvc (sources for Visual C++), for programs
// that include this header of Windows by its name. windows.h has all of it that exists here: the
// Interlocked functions (detail/windows_system.h). A further one belongs there.
//
//===----------------------------------------------------------------------===//
#include "windows.h"
