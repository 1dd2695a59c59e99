//===- pshpack2.h - alignment of members to at most 2 bytes, until poppack.h ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++). It has no include guard,
// because each use ends with an inclusion of poppack.h. Only the number differs in the headers
// pshpack*.h: change them together.
//
//===----------------------------------------------------------------------===//
#pragma pack(push, 2)
