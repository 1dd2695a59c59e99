//===- warnings.h - annotations for Visual C++'s analyser -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++), for programs that include this
// header by its name. As in Visual C++ it includes sal.h. That file is empty, because detail/sal.h
// defines the annotations before every source. There is no analyser, so no warning of it is
// disabled. Further annotations belong in detail/sal.h.
//
//===----------------------------------------------------------------------===//
#include "../sal.h"
#define ALL_CODE_ANALYSIS_WARNINGS 0
