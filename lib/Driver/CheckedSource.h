//===- CheckedSource.h - what --amp-check tells of the source -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_DRIVER_CHECKEDSOURCE_H
#define AMPCC_DRIVER_CHECKEDSOURCE_H

#include "ampcc/KIR/Problem.h"
#include "ampcc/Lower/Origins.h"

namespace clang {
class Sema;
}

namespace ampcc {

/// Puts the checks of --amp-check into a module that Lower has just made.
std::vector<kir::Problem> addChecks(clang::Sema &S, kir::Module &M, const Origins &From);

} // namespace ampcc

#endif
