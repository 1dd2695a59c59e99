//===- poppack.h - the end of the alignment that the last pshpack*.h began ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++). It has no include guard,
// because a program uses it several times. It ends the alignment that a header pshpack*.h begins:
// change them together.
//
//===----------------------------------------------------------------------===//
#pragma pack(pop)
