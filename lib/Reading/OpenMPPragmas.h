//===- OpenMPPragmas.h - OpenMP's pragmas in the analysis ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A function can be for the host and for kernels, and OpenMP's directives in it are for the host:
// the host compiler acts on them with -fopenmp, and one thread of a kernel runs the statements as
// they are without the pragmas. So the analysis, the parse from which kernels are generated, passes
// over the pragmas with -fopenmp as without. It collects them because some directives promise what
// a kernel would not keep, such as `critical`: lib/Sema/OpenMPRules.cpp refuses these in code for
// kernels. Directives as attributes, `[[omp::directive(...)]]`, are statements of Clang's AST.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_READING_OPENMPPRAGMAS_H
#define AMPCC_LIB_READING_OPENMPPRAGMAS_H

#include "ampcc/Clauses/ClauseTable.h"
#include <memory>

namespace clang {
class PragmaHandler;
class Preprocessor;
} // namespace clang

namespace ampcc {

/// Puts a handler in the place of the parser's that enters the directives in the table. The result
/// must live as long as the parser, which removes the handler of this name in its destructor.
std::unique_ptr<clang::PragmaHandler> collectOpenMPPragmas(clang::Preprocessor &PP,
                                                           ClauseTable &Table);

} // namespace ampcc

#endif
