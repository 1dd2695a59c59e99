//===- ChangedCaptures.h - captured variables that a kernel changes -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A kernel has copies of the variables that it captures, so `sum += v[i]` cannot change the host's
// `sum`, and global variables do not exist on the device. The rules on captures and on names
// (CaptureRules.cpp, NameRules.cpp) report such code. They use these functions to find the change,
// and to add a note that suggests an element of an array_view in place of the variable. Another
// operator that changes a variable is found by findChange().
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_SEMA_CHANGEDCAPTURES_H
#define AMPCC_LIB_SEMA_CHANGEDCAPTURES_H

#include "Rules.h"

namespace ampcc {

/// An operator that changes a variable, as it is written.
struct Change {
  clang::SourceLocation Loc;
  std::string Operator;
};

/// The first operator in the body of Function that changes Variable or a part of it.
std::optional<Change> findChange(const clang::FunctionDecl *Function,
                                 const clang::ValueDecl *Variable);
/// True if code of the function uses the variable. False if the function captures it and Clang has
/// dropped the statements that use it, because they have errors.
bool isUsed(const RuleContext &C, const clang::FunctionDecl *Function,
            const clang::ValueDecl *Variable);

/// Adds a note to the message that a rule added last: how the program changes an element of an
/// array_view in place of Variable. Adds none if the type of Variable is an array or cannot be that
/// of elements.
void noteElementToChange(const RuleContext &C, const clang::ValueDecl *Variable,
                         const Change &Operator);

} // namespace ampcc

#endif
