//===- poppack.h - ends what the last pshpack*.h began --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc. Without a guard, as its counterparts.
//
//===----------------------------------------------------------------------===//
#pragma pack(pop)
