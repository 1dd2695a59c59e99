//===- xtgmath.h - an internal header of Visual C++'s library -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++), for programs that include this
// internal header of Visual C++ by its name. The standard headers that it includes take its place.
// Change this file if a program relies on another standard header.
//
//===----------------------------------------------------------------------===//
#include <cmath>
