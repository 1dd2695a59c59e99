//===- xkeycheck.h - an internal header of Visual C++'s library -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++), for programs that include this
// internal header of Visual C++ by its name. It is empty. Change this file if a program uses one of
// its macros.
//
//===----------------------------------------------------------------------===//
