//===- specstrings.h - annotations for Visual C++'s analyser ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++), for programs that include this
// header by its name. sal.h is empty, because detail/dialect.h, which precedes every source,
// includes detail/sal.h with the annotations. Further annotations belong in detail/sal.h.
//
//===----------------------------------------------------------------------===//
#include "sal.h"
