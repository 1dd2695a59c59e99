//===- xxamp.h - an internal header of Visual C++'s C++ AMP ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc, for programs that include this internal header of
// Visual C++ by its name. <amp.h> takes its place.
//
//===----------------------------------------------------------------------===//
#include <amp.h>
