//===- end_of_standard.h - where the two readings part --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ampcc includes it behind the standard headers that it reads once for analysis and host. The word
// is for its parse loop and never reaches the parser.
//
//===----------------------------------------------------------------------===//
ampcc_rt_end_of_standard
