//===- ChangedCaptures.h - captured variables that a kernel changes -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A kernel has copies of the variables that it captures, so `sum += v[i]` cannot reach the host's
// `sum`, and global variables do not exist on the device. The errors about it get a note with an
// element of an array_view in its place.
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
/// True if code of the function uses the variable. False if it is captured and the uses are in
/// statements with errors, which Clang has dropped.
bool isUsed(const RuleContext &C, const clang::FunctionDecl *Function,
            const clang::ValueDecl *Variable);

/// Adds a note to the preceding message: how the program changes an element in place of Variable.
void noteElementToChange(const RuleContext &C, const clang::ValueDecl *Variable,
                         const Change &Operator);

} // namespace ampcc

#endif
