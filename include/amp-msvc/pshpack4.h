//===- pshpack4.h - alignment of members to at most 4 bytes, until poppack.h ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc. It has no include guard, because each use ends with an
// inclusion of poppack.h.
//
//===----------------------------------------------------------------------===//
#pragma pack(push, 4)
