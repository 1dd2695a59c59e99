//===- end_of_standard.h - the end of the headers that both readings share ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ampcc includes this file after the standard headers, which it parses once for the analysis and
// for the host compilation (docs/shared-reading.md). The word below is a mark for its parse loop
// (lib/Reading/UnitReader.cpp), which removes it before the parser gets it.
//
//===----------------------------------------------------------------------===//
ampcc_rt_end_of_standard
