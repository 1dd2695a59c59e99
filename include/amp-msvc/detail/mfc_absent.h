//===- mfc_absent.h - the error of the headers of the Microsoft Foundation Classes ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The headers of MFC, <afx.h> to <afxwinappex.h>, include this file. With --amp-msvc (sources for
// Visual C++) their inclusion is this one error. It is fatal, because otherwise each use of the
// missing names would be a further error. Change the text of the error here.
//
//===----------------------------------------------------------------------===//
// Clang's #error does not end the compilation, but a warning that is a fatal error does.
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic fatal "-W#warnings"
#warning                                                                                           \
    "there are no Microsoft Foundation Classes here: separate the computation from the windows first"
#pragma clang diagnostic pop
#else
#error                                                                                             \
    "there are no Microsoft Foundation Classes here: separate the computation from the windows first"
#endif
