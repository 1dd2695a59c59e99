//===- xxamp_inl.h - an inner header of C++ AMP ----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <amp.h>
