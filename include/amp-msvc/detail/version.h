//===- version.h - macros for the version of Visual C++ -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// detail/dialect.h includes this file before every source for Visual C++ (--amp-msvc), and after
// the headers of the system that dialect.h needs, because _MSC_VER may change these. The version is
// that of Visual C++ 2015, the last one that had most of what C++ AMP programs use. `_WIN32` is not
// defined, because it would change the headers of the system. A program that needs another version
// defines _MSC_VER on the command line.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_VERSION_H
#define AMP_MSVC_DETAIL_VERSION_H

#ifndef _MSC_VER
#define _MSC_VER 1900
#define _MSC_FULL_VER 190024210
#define _MSC_BUILD 1
#endif
#define _MSC_EXTENSIONS 1
#define _MSVC_LANG __cplusplus
#define _NATIVE_WCHAR_T_DEFINED 1
#define _WCHAR_T_DEFINED 1
#define _INTEGRAL_MAX_BITS 64
#define _CPPUNWIND 1
#define _MT 1
#define _DLL 1
#if defined(__GXX_RTTI) || defined(__cpp_rtti)
#define _CPPRTTI 1
#endif

// `L ## __FUNCTION__` becomes one word in the preprocessor. A macro cannot expand to the name of
// the function, so the word becomes the name of the file.
#define __FILEW__ L"" __FILE__
#define L__FUNCTION__ __FILEW__
#define L__FUNCSIG__ __FILEW__

// Clang's <xmmintrin.h> does not define this macro where _MSC_VER is defined.
#if defined(__clang__) && (defined(__x86_64__) || defined(__i386__)) && !defined(_mm_prefetch)
#define _mm_prefetch(ADDRESS, HINT)                                                                \
  (__builtin_prefetch(reinterpret_cast<const void *>(ADDRESS), ((HINT) >> 2) & 1, (HINT) & 3))
#endif

#endif
