//===- dialect.h - keywords and predefined macros of Visual C++ -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ampcc includes this file before every source for Visual C++ (--amp-msvc), in both readings
// (docs/two-sides.md). It defines the words that only Visual C++ knows. It also includes the
// functions of Visual C++'s C library, because programs use many of them without the header that
// declares them. `__declspec` is a keyword of ampcc's frontend and, with -fdeclspec, of clang++.
// For g++ it is a macro, and each specifier is a macro with the prefix AMP_MSVC_DECLSPEC_. A
// further word of Visual C++ is a macro here; one that needs a grammar is handled in lib/VisualCpp.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_DIALECT_H
#define AMP_MSVC_DETAIL_DIALECT_H

#pragma GCC system_header // it is included by its path, so no folder makes it a system header

#define __int8 char
#define __int16 short
#define __int32 int
#define __int64 long long

#if defined(__clang__)
#define __forceinline inline __attribute__((always_inline))
#else // g++ reports an error where it cannot inline, as for a function that calls itself
#define __forceinline inline
#endif
#define __inline inline
#define __unaligned
#define __w64
#define _W64
#define __cdecl
#define __clrcall
#define __fastcall
#define __stdcall
#define __thiscall
#define __vectorcall
#define __ptr32
#define __ptr64
#define __single_inheritance
#define __multiple_inheritance
#define __virtual_inheritance
#define __wchar_t wchar_t
#define _asm __asm
#define _cdecl
#define _fastcall
#define _stdcall
#define _declspec __declspec
#define _forceinline __forceinline
#define _inline inline
#define _int8 char
#define _int16 short
#define _int32 int
#define _int64 long long

// Predefined macros of Linux compilers, whose names programs use.
#undef linux
#undef unix

// A source for the platform Win32 is compiled with -D_M_IX86=600.
#if defined(__x86_64__) && !defined(_M_IX86)
#define _M_X64 100
#define _M_AMD64 100
#endif

// Visual C++ does not evaluate the condition, which may be a check with effects.
#define __assume(CONDITION)                                                                        \
  (__builtin_constant_p(!(CONDITION)) && !(CONDITION) ? __builtin_unreachable() : (void)0)
#define __debugbreak() __builtin_trap()
#define __noop(...) ((void)0)
#define __FUNCSIG__ __PRETTY_FUNCTION__
// The second macro expands the words, which g++ does not expand in a pragma.
#define AMP_MSVC_PRAGMA(...) _Pragma(#__VA_ARGS__)
#define __pragma(...) AMP_MSVC_PRAGMA(__VA_ARGS__)

// Direct3D zeroed new memory, and programs rely on it (amp/detail/array.h).
#define AMP_ARRAYS_START_AS_ZEROS

#if !defined(__clang__)
#define AMP_MSVC_DECLSPEC_align(BYTES) __attribute__((aligned(BYTES)))
#define AMP_MSVC_DECLSPEC_allocate(...)
#define AMP_MSVC_DECLSPEC_code_seg(...)
#define AMP_MSVC_DECLSPEC_deprecated __attribute__((deprecated))
#define AMP_MSVC_DECLSPEC_dllexport __attribute__((visibility("default")))
#define AMP_MSVC_DECLSPEC_dllimport
#define AMP_MSVC_DECLSPEC_empty_bases
#define AMP_MSVC_DECLSPEC_noalias
#define AMP_MSVC_DECLSPEC_noinline __attribute__((noinline))
#define AMP_MSVC_DECLSPEC_noreturn __attribute__((noreturn))
#define AMP_MSVC_DECLSPEC_nothrow __attribute__((nothrow))
#define AMP_MSVC_DECLSPEC_novtable
#define AMP_MSVC_DECLSPEC_property(...)                                                            \
  _Pragma("GCC error \"__declspec(property) needs clang++ as the host compiler\"")
#define AMP_MSVC_DECLSPEC_restrict __attribute__((malloc))
#define AMP_MSVC_DECLSPEC_safebuffers
#define AMP_MSVC_DECLSPEC_selectany __attribute__((weak))
#define AMP_MSVC_DECLSPEC_thread thread_local
#define AMP_MSVC_DECLSPEC_uuid(...)
#define __declspec(SPECIFIER) AMP_MSVC_DECLSPEC_##SPECIFIER
#endif

/// The file that <amp.h> includes at its end. The path is relative to the folder of <amp.h>.
#define AMP_READS_AT_ITS_END "../amp-msvc/detail/with_amp.h"

#include "replaced_functions.h" // before the headers that declare them

// The headers below use functions of POSIX, and may not read these while the names are hidden.
#include <algorithm>
#include <exception>
#include <iterator>
#include <memory>
#include <string>
#include <vector>

#include "posix_names_hidden.h"

#include "crt.h"
#include "crt_files.h"
#include "crt_floats.h"
#include "crt_numbers.h"
#include "crt_old_names.h"
#include "crt_process.h"
#include "crt_strings.h"
#include "crt_text.h"
#include "crt_time.h"
#include "crt_wide.h"
#include "dialect_functions.h"
#include "sal.h"
#include "scan.h"
#include "secure.h"
#include "standard_names.h"
#include "wide_print.h"

#include "posix_names_shown.h"

#include "version.h" // after the headers of the system

#endif
