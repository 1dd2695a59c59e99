//===- pshpack4.h - alignment of members to at most 4 bytes, until poppack.h ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++). Programs include it before
// some classes, and poppack.h after them, several times in a source. So it has no include guard.
// Only the number differs in the headers pshpack*.h: change them together.
//
//===----------------------------------------------------------------------===//
#pragma pack(push, 4)
