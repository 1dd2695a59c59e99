//===- atlwin.h - a header of the Active Template Library ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#error                                                                                             \
    "of the Active Template Library there are only CComPtr and CString here: use the standard library"
