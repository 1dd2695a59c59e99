//===- atl_absent.h - the error of the headers of the Active Template Library ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The error is fatal, because otherwise each use of the missing names would be an error.
//
//===----------------------------------------------------------------------===//
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
