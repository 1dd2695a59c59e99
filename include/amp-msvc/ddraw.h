//===- ddraw.h - a header of Windows, here windows.h ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++), because many programs include
// this header without a need. The file includes windows.h, which has the names of Windows that
// exist here; some of them may belong to this header. The use of another name is an error. A name
// that programs need belongs in one of detail/windows_*.h.
//
//===----------------------------------------------------------------------===//
#include "windows.h"
