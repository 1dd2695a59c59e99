//===- stdafx.h - the header that a new Visual C++ project begins with ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc, and found only if the project has no stdafx.h.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_STDAFX_H
#define AMP_MSVC_STDAFX_H

#include "targetver.h"
#include "tchar.h"
#include <cstdio>

#endif
