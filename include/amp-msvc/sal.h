//===- sal.h - the annotations of SAL, Visual C++'s source-code annotation language ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++). The file is empty, because
// detail/dialect.h, which precedes every source, includes detail/sal.h with the annotations. A
// further annotation belongs in detail/sal.h.
//
//===----------------------------------------------------------------------===//
