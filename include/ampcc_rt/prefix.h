//===- prefix.h - the first file of every translation unit with C++ AMP ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// It defines its include guard, by which amp/strings.h recognises such a unit. ampcc's own commands
// define the guard before any header is read. The file includes nothing, because the macros with
// which a program configures the system's headers follow it.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RT_PREFIX_H
#define AMPCC_RT_PREFIX_H
#endif
