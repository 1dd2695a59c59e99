//===- xxamp_inl.h - an internal header of Visual C++'s C++ AMP -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++), for programs that include this
// internal header of Visual C++ by its name. <amp.h> takes its place. A name that programs miss
// belongs in the headers of include/amp.
//
//===----------------------------------------------------------------------===//
#include <amp.h>
