//===- ocidl.h - a header of Windows without contents ---------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++), because many programs include
// this header without a need. None of its own names exists here, so that a use of one is an error.
// The file includes windows.h, which has the names of Windows that do exist. A name that programs
// need belongs in one of detail/windows_*.h.
//
//===----------------------------------------------------------------------===//
#include "windows.h"
