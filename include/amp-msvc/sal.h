//===- sal.h - annotations for Visual C++'s analyser (SAL) ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// detail/sal.h defines them, and every source that is compiled with --amp-msvc has them without
// this header.
//
//===----------------------------------------------------------------------===//
