//===- pplawait.h - tasks of ppltasks.h; co_await of a task does not exist here ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++), for programs that include this
// header of Visual C++ without a need. A coroutine that returns or awaits a task is an error; write
// then(), or get() where the value is needed. The file includes ppltasks.h.
//
//===----------------------------------------------------------------------===//
#include "ppltasks.h"
