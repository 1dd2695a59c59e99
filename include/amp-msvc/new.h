//===- new.h - an inner header of Visual C++'s C library -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <new>
