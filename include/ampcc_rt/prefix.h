//===- prefix.h - the first file of every translation unit with C++ AMP ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The include guard of this file marks a translation unit with C++ AMP. The host source, the text
// for the host compiler, begins with an #include of the file; editor.h includes it for clangd.
// ampcc also defines the guard as a macro before all headers, in its own parses and in the host
// compiler's command (UnitMacro in Reading/Invocation.h). If it is defined, amp/strings.h renames
// the POSIX function `index`, which would conflict with the class index after `using namespace
// concurrency`. The file includes nothing, because the macros with which a program configures the
// system's headers follow it.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RT_PREFIX_H
#define AMPCC_RT_PREFIX_H
#endif
