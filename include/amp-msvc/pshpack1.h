//===- pshpack1.h - members of what follows are aligned to 1 byte ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc. Without a guard: each poppack.h ends one of these.
//
//===----------------------------------------------------------------------===//
#pragma pack(push, 1)
