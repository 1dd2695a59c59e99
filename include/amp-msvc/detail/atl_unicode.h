//===- atl_unicode.h - one choice of characters for ATL programs ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In sources for Visual C++ (--amp-msvc) the headers of ATL include this file before all others. As
// in Microsoft's atldef.h, each of _UNICODE and UNICODE, the choices of tchar.h and of windows.h,
// defines the other one. If those headers choose by another macro, this file has to change with
// them.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_ATL_UNICODE_H
#define AMP_MSVC_DETAIL_ATL_UNICODE_H

#if defined(_UNICODE) && !defined(UNICODE)
#define UNICODE
#elif defined(UNICODE) && !defined(_UNICODE)
#define _UNICODE
#endif

#endif
