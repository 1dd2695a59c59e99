//===- targetver.h - the version of Windows for a project -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++), because new projects of Visual
// C++ include this header. It is empty: the versions of Windows have no meaning here. Change this
// file if a program uses one of their macros.
//
//===----------------------------------------------------------------------===//
