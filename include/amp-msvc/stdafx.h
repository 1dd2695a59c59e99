//===- stdafx.h - the header with which projects of Visual C++ begin ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++). In projects of Visual C++ this
// name is that of the precompiled header, which each source includes first. Only sources of a
// project that has no stdafx.h find this one. It includes what the template of Visual Studio puts
// there: targetver.h, tchar.h and <cstdio>. Change this file if sources rely on more of that
// template.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_STDAFX_H
#define AMP_MSVC_STDAFX_H

#include "targetver.h"
#include "tchar.h"
#include <cstdio>

#endif
