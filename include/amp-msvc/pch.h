//===- pch.h - the newer name of stdafx.h ---------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++), and found only if the project
// has no pch.h. It includes stdafx.h, which has the contents: change that.
//
//===----------------------------------------------------------------------===//
#include "stdafx.h"
