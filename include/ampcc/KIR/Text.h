//===- Text.h - reader and writer of KIR as text -------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// KIR is the intermediate representation of device code. People and tests use its text form: the
// tools kir-opt (runs passes), kir-run (runs kernels) and kir-fuzz (tests passes on random modules)
// read it. docs/kir.md describes it. ampcc itself stores functions and kernels that are compiled at
// link time (Link.h) in objects as text. Reading a written text gives the same module, apart from
// SourcePos::Opaque and WhyScalar. A new node or member of KIR has to be written and read.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_KIR_TEXT_H
#define AMPCC_KIR_TEXT_H

#include "ampcc/KIR/Module.h"
#include "llvm/Support/raw_ostream.h"

namespace ampcc::kir {

/// Writes the text for people, with the names of the program where they are unique.
void writeText(llvm::raw_ostream &OS, const Module &M);

/// The text in objects, which only ampcc reads: every name has a suffix, so that no name of the
/// program can be a word of the text form.
std::string exactText(const Module &M);

/// One function or expression alone, for messages and debuggers.
std::string toText(const Function &F);
std::string toText(const Expr *E);
std::string toText(const Type *T);

/// The content of SourcePos::Opaque of a statement: nothing, or the line of Text in which it
/// begins.
enum class OpaquePositions { None, LinesOfText };

/// Reads a module. Null if Text is not valid; Error is then a message "line:column: message".
std::unique_ptr<Module> readText(llvm::StringRef Text, std::string &Error,
                                 OpaquePositions Opaque = OpaquePositions::None);

} // namespace ampcc::kir

#endif
