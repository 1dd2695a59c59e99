//===- MessageLowering.h - direct3d_printf and its kin (spec 12.3) --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_LOWER_MESSAGELOWERING_H
#define AMPCC_LIB_LOWER_MESSAGELOWERING_H

#include "CodeBuilder.h"
#include "Expressions.h"

namespace ampcc {

/// The call E of a function that tells the host something.
void lowerMessage(CodeBuilder &Code, Expressions &Exprs, const clang::CallExpr *E,
                  MessageKind Kind);

} // namespace ampcc

#endif
