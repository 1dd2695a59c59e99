//===- GccRepairs.h - Visual C++'s dialect with g++ as the host compiler ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_READING_GCCREPAIRS_H
#define AMPCC_READING_GCCREPAIRS_H

namespace ampcc {

class SourceRepairs;
struct TranslationUnit;

/// Of what clang++ takes from a source for Visual C++, g++ knows no `__declspec(property)`, wants
/// an alignment behind `struct`, and reads templates that nobody instantiates.
void repairForGcc(TranslationUnit &Unit, SourceRepairs &Repairs);

} // namespace ampcc

#endif
