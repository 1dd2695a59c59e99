//===- Explain.h - explanations of ampcc's messages -----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `ampcc --explain=MESSAGE` prints the entry of a message in docs/diagnostics.md: how to correct
// the mistake, a wrong and a right program, the section of the specification. The build generates
// the explanations with scripts/diagnostics from the table of messages (Diagnostics.def) and from
// test/Diagnostics, which has the programs. A new message needs a row there and a test, and no
// change here.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_DRIVER_EXPLAIN_H
#define AMPCC_DRIVER_EXPLAIN_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"

namespace ampcc {

/// Prints the explanation of a message. `What` is the word that the compiler prints after the
/// message, which is its name (`amp-asm`) or its warning group (`-Wamp-race`), its text as the
/// compiler has printed it, its number in Visual C++ (`C3930`), or a part of its name or text. If
/// several numbers, texts or parts fit, prints a list. If none fits, the error names the nearest.
llvm::Error explain(llvm::StringRef What, llvm::raw_ostream &Out);

} // namespace ampcc

#endif
