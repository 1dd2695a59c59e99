//===- stdafx.h - the header with which projects of Visual C++ begin ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc. It is found only if the project has no stdafx.h, which
// is its precompiled header there.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_STDAFX_H
#define AMP_MSVC_STDAFX_H

#include "targetver.h"
#include "tchar.h"
#include <cstdio>

#endif
