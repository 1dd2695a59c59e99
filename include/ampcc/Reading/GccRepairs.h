//===- GccRepairs.h - repairs of Visual C++'s dialect for g++ ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The pipeline calls it for sources with --amp-msvc if the host compiler is g++. SourceRepairs.h
// explains repairs.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_READING_GCCREPAIRS_H
#define AMPCC_READING_GCCREPAIRS_H

namespace ampcc {

class SourceRepairs;
struct TranslationUnit;

/// Converts constructs of Visual C++ that clang++ accepts and g++ does not: g++ lacks
/// `__declspec(property)`, needs an alignment after `struct`, and checks templates that are never
/// instantiated.
void repairForGcc(TranslationUnit &Unit, SourceRepairs &Repairs);

} // namespace ampcc

#endif
