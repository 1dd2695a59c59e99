//===- sal.h - annotations for Visual C++'s analyser ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// They are words of the dialect, known without this header.
//
//===----------------------------------------------------------------------===//
