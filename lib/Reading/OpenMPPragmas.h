//===- OpenMPPragmas.h - OpenMP's pragmas in the analysis ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Without -fopenmp Clang ignores the pragmas of OpenMP, which is right for one thread. But a kernel
// has many, which `#pragma omp critical` would not keep apart. So the analysis, the parse from
// which kernels are generated, collects the directives, and lib/Sema/OpenMPRules.cpp refuses some
// of them in code for kernels. With -fopenmp they are statements of Clang's AST, which no kernel
// can have.
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

/// Puts a handler in the place of the parser's that enters the directives in the table, and warns
/// as the parser's does. The result must live as long as the parser, which removes the handler of
/// this name in its destructor.
std::unique_ptr<clang::PragmaHandler> collectOpenMPPragmas(clang::Preprocessor &PP,
                                                           ClauseTable &Table);

} // namespace ampcc

#endif
