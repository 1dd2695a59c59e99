//===- processenv.h - a part of windows.h ----------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with ampcc's option --amp-msvc (sources for Visual C++), for programs
// that include this header of Windows by its name. windows.h has all of it that exists here, in
// these headers of detail, in which further names belong:
//
//   windows_memory.h     GetEnvironmentVariableA()
//   windows_process.h    the other functions of the environment, the command line
//   windows_user.h       the current folder
//   windows_console.h    the handles of the standard streams
//
//===----------------------------------------------------------------------===//
#include "windows.h"
