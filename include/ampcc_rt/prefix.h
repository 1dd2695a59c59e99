//===- prefix.h - first in every translation unit with C++ AMP ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Its guard is what <strings.h> asks for; ampcc's own commands define it before any header is read.
// It includes nothing: the macros with which a program configures the system's headers stand
// behind.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RT_PREFIX_H
#define AMPCC_RT_PREFIX_H
#endif
