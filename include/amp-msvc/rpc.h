//===- rpc.h - a header of Windows without contents -----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++), because many programs include
// this header without a need. Of its own names only UUID exists here; a use of another one is an
// error. The file includes windows.h, which has the names of Windows that do exist. A further name
// of its own is added here.
//
//===----------------------------------------------------------------------===//
#include "windows.h"
