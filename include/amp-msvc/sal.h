//===- sal.h - the annotations of SAL, Visual C++'s source-code annotation language ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The file is empty, because detail/dialect.h has defined the annotations before every source.
//
//===----------------------------------------------------------------------===//
