//===- xkeycheck.h - an internal header of Visual C++'s library -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc, for programs that include this internal header of
// Visual C++ by its name. It is empty.
//
//===----------------------------------------------------------------------===//
