//===- Text.h - KIR as text -----------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The text form is for people and tests: kir-opt reads and writes it. docs/kir.md describes it.
// Reading what was written gives the same module. It is also what objects hold of functions that
// other translation units call (Link.h).
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_KIR_TEXT_H
#define AMPCC_KIR_TEXT_H

#include "ampcc/KIR/Module.h"
#include "llvm/Support/raw_ostream.h"

namespace ampcc::kir {

void writeText(llvm::raw_ostream &OS, const Module &M);

/// Text for readText() alone: names of the program that are words of the text form do no harm.
std::string exactText(const Module &M);

/// One function or expression alone, for messages and debuggers.
std::string toText(const Function &F);
std::string toText(const Expr *E);
std::string toText(const Type *T);

/// What SourcePos::Opaque of a statement is: nothing, or the line of Text that it begins in.
enum class OpaquePositions { None, LinesOfText };

/// Null when Text is no KIR; Error then says what is wrong, as "line:column: message".
std::unique_ptr<Module> readText(llvm::StringRef Text, std::string &Error,
                                 OpaquePositions Opaque = OpaquePositions::None);

} // namespace ampcc::kir

#endif
