//===- end_of_standard.h - the end of the headers that both readings share ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ampcc includes this file after the standard headers that it reads once for analysis and host
// (docs/shared-reading.md). The word is a mark for its parse loop and never reaches the parser.
//
//===----------------------------------------------------------------------===//
ampcc_rt_end_of_standard
