//===- GccRepairs.h - repairs of Visual C++'s dialect for g++ ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A repair converts a construct of Visual C++ in the text of the source to standard C++; the source
// is then parsed again (SourceRepairs.h). The pipeline (lib/Driver) calls this function for sources
// with --amp-msvc if the host compiler is g++ and the parse has left no other repair. These repairs
// follow from the AST, since Clang reports no error. A further construct that g++ lacks is repaired
// here.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_READING_GCCREPAIRS_H
#define AMPCC_READING_GCCREPAIRS_H

namespace ampcc {

class SourceRepairs;
struct TranslationUnit;

/// Requests repairs of constructs of Visual C++ that clang++ accepts and g++ does not: g++ lacks
/// `__declspec(property)`, accepts one specifier in each `__declspec`, needs an alignment after the
/// keyword `struct`, and checks templates that are never instantiated. Does nothing after an error.
void repairForGcc(TranslationUnit &Unit, SourceRepairs &Repairs);

} // namespace ampcc

#endif
