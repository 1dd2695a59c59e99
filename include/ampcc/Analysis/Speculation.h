//===- Speculation.h - tests for leaving out or hoisting expressions -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A pass that removes, copies or moves an expression changes how often the expression is evaluated.
// Two tests say when that does not change the result of the program:
//
//   isDroppable     E may be left out where the program evaluates it, or be evaluated twice
//   isSpeculatable  E may be evaluated where the program does not evaluate it
//
// They do not say whether E has the same value elsewhere. That depends on the code in between:
// compare Effects (VarUses.h), or use isStable. A new kind of expression in KIR, the intermediate
// representation, needs a decision in each test: if in doubt, the answer is false.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_ANALYSIS_SPECULATION_H
#define AMPCC_ANALYSIS_SPECULATION_H

#include "ampcc/Analysis/VarUses.h"

namespace ampcc {

/// Evaluating E changes nothing: E contains no assignment, increment, call or impure built-in. E
/// may read memory, and it may trap: a program that relies on a trap has no meaning.
bool isDroppable(const kir::Expr *E);

/// The node E itself, without its operands, may end the program. It is a call or an impure
/// built-in, uses memory through a pointer, uses an element of an array by an index that is not a
/// constant within the array, or divides integers by anything but a constant other than 0 and -1.
bool mayTrap(const kir::Expr *E);

/// E is droppable, cannot trap, and has a defined value whatever the values of its variables are.
/// The test considers the form of E only, and no ranges of values. E contains none of these:
///   - an access through a pointer, or by an index that is not a constant within the array,
///   - an integer division by anything but a constant other than 0 and -1,
///   - a sum, difference, product, negation or left shift of signed integers,
///   - arithmetic on pointers,
///   - a shift by anything but a constant less than the width,
///   - a conversion of a floating-point number to an integer,
///   - a variable other than a parameter or a local variable with an initialiser,
///   - an address other than that of a variable or of a part of one.
bool isSpeculatable(const kir::Expr *E, const VarUses &Uses);

/// E is droppable and gives the same value wherever its variables are visible: it reads no memory
/// through pointers, and only variables whose value never changes (VarUses::isFixed).
bool isStable(const kir::Expr *E, const VarUses &Uses);

/// E costs about as much as a variable: it is a literal, a variable, a work-item function, or an
/// address, member, element, dereference or conversion whose operands are cheap.
bool isCheap(const kir::Expr *E);

} // namespace ampcc

#endif
