//===- winrt_absent.h - the error of the headers of C++/CX ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The headers of C++/CX, <agile.h> and <collection.h>, include this file. With --amp-msvc (sources
// for Visual C++) their inclusion is this one error. It is fatal, because otherwise each use of the
// missing names would be a further error. Change the text of the error here.
//
//===----------------------------------------------------------------------===//
// Clang's #error does not end the compilation, but a warning that is a fatal error does.
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic fatal "-W#warnings"
#warning                                                                                           \
    "C++/CX and the Windows Runtime do not exist here: separate the computation from the application"
#pragma clang diagnostic pop
#else
#error                                                                                             \
    "C++/CX and the Windows Runtime do not exist here: separate the computation from the application"
#endif
