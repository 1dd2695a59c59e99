//===- afxtempl.h - a header of the Microsoft Foundation Classes -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#error                                                                                             \
    "there are no Microsoft Foundation Classes here: separate the computation from the windows first"
