//===- specstrings_strict.h - annotations for Visual C++'s analyser --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++), for programs that include this
// header by its name. The annotations are defined before every source (detail/sal.h), so that sal.h
// is empty. Further annotations belong in detail/sal.h.
//
//===----------------------------------------------------------------------===//
#include "sal.h"
