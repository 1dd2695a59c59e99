//===- gdiplus_absent.h - the error of the header of GDI+ -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// <gdiplus.h> includes this file. With --amp-msvc (sources for Visual C++) the inclusion is this
// one error. It is fatal, because otherwise each use of the missing names would be a further error.
// Change the text of the error here.
//
//===----------------------------------------------------------------------===//
// Clang's #error does not end the compilation, but a warning that is a fatal error does.
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic fatal "-W#warnings"
#warning "there is no GDI+ here: separate the computation from what shows its results"
#pragma clang diagnostic pop
#else
#error "there is no GDI+ here: separate the computation from what shows its results"
#endif
