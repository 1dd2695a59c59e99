//===- atl_absent.h - the error of the headers of the Active Template Library ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Only the headers of ATL for which there is no replacement include this file, such as <atlwin.h>.
// With --amp-msvc (sources for Visual C++) their inclusion is this one error. It is fatal, because
// otherwise each use of the missing names would be a further error. <atlbase.h> and <atlstr.h>
// exist: they have CComPtr and CString. Change the text of the error here.
//
//===----------------------------------------------------------------------===//
// Clang's #error does not end the compilation, but a warning that is a fatal error does.
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic fatal "-W#warnings"
#warning                                                                                           \
    "of the Active Template Library there are only CComPtr and CString here: use the standard library"
#pragma clang diagnostic pop
#else
#error                                                                                             \
    "of the Active Template Library there are only CComPtr and CString here: use the standard library"
#endif
