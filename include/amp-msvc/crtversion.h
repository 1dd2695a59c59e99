//===- crtversion.h - the version of Visual C++'s C library ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++), for programs that include this
// header of Visual C++ by its name. The version is that of Visual C++ 2015, as in detail/version.h:
// change the two together.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_CRTVERSION_H
#define AMP_MSVC_CRTVERSION_H

#define _VC_CRT_MAJOR_VERSION 14
#define _VC_CRT_MINOR_VERSION 0
#define _VC_CRT_BUILD_VERSION 24210
#define _VC_CRT_RBUILD_VERSION 0

#endif
