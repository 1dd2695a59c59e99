//===- end_of_standard.h - a mark at the end of the headers that are parsed once for two uses -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A source with C++ AMP is parsed twice, for the kernels and as host code. ampcc parses the
// standard headers before it once for both (docs/shared-reading.md) and includes this file after
// them. The word below marks their end for the parse loop (lib/Reading/UnitReader.cpp), which
// removes it before the parser gets it. Programs do not include this file.
//
//===----------------------------------------------------------------------===//
ampcc_rt_end_of_standard
