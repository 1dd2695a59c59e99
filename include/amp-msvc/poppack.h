//===- poppack.h - the end of the alignment that the last pshpack*.h began ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc. It has no include guard, because a program uses it
// several times.
//
//===----------------------------------------------------------------------===//
#pragma pack(pop)
