//===- prefix.h - the first file of every translation unit with C++ AMP ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The host source of such a unit, the text for the host compiler, begins with an #include of this
// file; the commands of ampcc define its include guard by a macro instead (UnitMacro in
// Reading/Invocation.h). The library recognises the unit by the guard: amp/strings.h then renames
// the POSIX function `index`, which would conflict with the class index after `using namespace
// concurrency`. The file includes nothing, because the macros with which a program configures the
// system's headers follow it.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RT_PREFIX_H
#define AMPCC_RT_PREFIX_H
#endif
