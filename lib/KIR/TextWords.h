//===- TextWords.h - reserved words of KIR's text form -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In the text form of KIR, the intermediate representation, a keyword and a name of the user
// program may occur at the same place: `temp int x` declares a temporary, and the user may have a
// variable named "temp". So the writer (TextNames.h) puts names that are among these words in
// backquotes, and the parser (TextParser.h) takes no word in backquotes as a keyword. Without an
// entry here, a new keyword at such a place would make ampcc misread texts that it has written.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_KIR_TEXTWORDS_H
#define AMPCC_LIB_KIR_TEXTWORDS_H

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringRef.h"

namespace ampcc::kir {

/// The names of the types without a definition.
inline constexpr llvm::StringLiteral ScalarWords[] = {"void",  "bool",   "char",  "uchar",
                                                      "short", "ushort", "int",   "uint",
                                                      "long",  "ulong",  "float", "double"};

/// The words of address spaces, which may follow the `*` of a type.
inline bool isSpaceWord(llvm::StringRef Name) {
  static constexpr llvm::StringLiteral Words[] = {"private", "local", "global", "constant"};
  return llvm::is_contained(Words, Name);
}

/// The keywords of types, declarations, statements and expressions.
inline bool isWordOfFunctions(llvm::StringRef Name) {
  static constexpr llvm::StringLiteral Words[] = {
      "const", "tile_static", "per_thread", "temp",   "named",  "final", "if",
      "else",  "for",         "while",      "do",     "switch", "case",  "default",
      "break", "continue",    "return",     "true",   "false",  "null",  "addr",
      "inf",   "ninf",        "nan",        "struct", "union",  "check", "exchange"};
  return llvm::is_contained(ScalarWords, Name) || llvm::is_contained(Words, Name);
}

/// The keywords with which a part of a module may begin. They matter for names of structs, because
/// a function that returns a struct begins with the name of the struct.
inline bool isWordOfModules(llvm::StringRef Name) {
  static constexpr llvm::StringLiteral Words[] = {
#define COMPILE_FLAG(FIELD, WORD, SPELLING, HELP) #WORD,
#include "ampcc/KIR/CompileOptions.def"
      "file",  "message", "site",   "contract", "contract_on_cpus",
      "check", "kernel",  "inline", "noinline", "vector_form"};
  return llvm::is_contained(Words, Name);
}

} // namespace ampcc::kir

#endif
