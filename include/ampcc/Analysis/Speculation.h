//===- Speculation.h - tests for leaving out or hoisting expressions -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A pass that moves an expression must not change what the program does where the expression is not
// evaluated any more, or where it is evaluated though the program does not get there:
//
//   isDroppable     E may be left out where the program evaluates it, or be evaluated twice
//   isSpeculatable  E may be evaluated where the program does not evaluate it
//
// Both are about how often E is evaluated. Whether E has the same value elsewhere depends on what
// runs in between: compare Effects (VarUses.h), or use isStable.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_ANALYSIS_SPECULATION_H
#define AMPCC_ANALYSIS_SPECULATION_H

#include "ampcc/Analysis/VarUses.h"

namespace ampcc {

/// Evaluating E changes nothing: there is no assignment, call or impure built-in in it. It depends
/// on E alone. E may read memory, and it may trap: a program that relies on a trap has no meaning.
bool isDroppable(const kir::Expr *E);

/// Evaluating the node E, its operands left aside, may end the program: it calls a function, reads
/// or writes memory at a place that may not exist, or divides by a number that may be 0 or -1.
bool mayTrap(const kir::Expr *E);

/// E is droppable and has a defined value for all values of its variables. It depends on
///   - memory: E reads none through pointers, and elements of arrays only by constant indices,
///   - divisors: each is a constant other than 0 and -1,
///   - ranges: no signed arithmetic, shift or conversion can leave the numbers of its type,
///   - variables: each is a parameter or has an initialiser.
bool isSpeculatable(const kir::Expr *E, const VarUses &Uses);

/// E is droppable and gives the same value wherever its variables are visible: it reads fixed
/// variables only.
bool isStable(const kir::Expr *E, const VarUses &Uses);

/// E costs no more than a variable: a literal, a reference, an address, a work-item function.
bool isCheap(const kir::Expr *E);

} // namespace ampcc

#endif
