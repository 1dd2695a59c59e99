//===- typeinfo.h - type_info outside of std ------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++). Programs for Visual C++ that
// include this file use type_info, bad_cast and bad_typeid without std. A further name of
// <typeinfo> is added in the same way.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_TYPEINFO_H
#define AMP_MSVC_TYPEINFO_H

#include <typeinfo>

using std::bad_cast;
using std::bad_typeid;
using std::type_info;

#endif
