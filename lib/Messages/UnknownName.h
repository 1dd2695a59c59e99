//===- UnknownName.h - suggestions for unknown names ---------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// DiagnosticWording, which replaces the texts of Clang's messages, calls explainUnknownName() for
// each error. Clang's error about an undeclared name gets another text where ampcc knows what the
// user should include or use. A further case is added to the list below and in UnknownName.cpp.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_MESSAGES_UNKNOWNNAME_H
#define AMPCC_LIB_MESSAGES_UNKNOWNNAME_H

#include "Replacement.h"
#include "clang/Basic/Diagnostic.h"
#include <optional>

namespace clang {
class Sema;
}

namespace ampcc {

/// An error that replaces Clang's.
struct UnknownName {
  Replacement Message;
  llvm::StringRef Header; ///< the library header that Message suggests; empty if it suggests none
  bool BeginsDeclaration; ///< Clang's further errors in the line are consequences
};

/// Returns the replacement for Clang's error about an unknown name in these cases:
/// - a header of the library, which the unit does not include, declares the name;
/// - a namespace of the library declares it, and the program names no namespace;
/// - it is a member of standard containers, such as size, for which a container of the library has
///   a substitute;
/// - it is a name of another language for GPUs, alone or as the beginning of a qualified name;
/// - amp code uses the name of a host function that has an equivalent for kernels.
/// Otherwise, and for every other message, returns nothing, and the caller keeps Clang's.
std::optional<UnknownName> explainUnknownName(const clang::Diagnostic &Info, const clang::Sema &S);

/// Returns the replacement for Clang's error in a statement that begins with a word of another
/// language, as in `__asm { ... }` and before `__finally { ... }`. Otherwise, and for every other
/// message, returns nothing.
std::optional<Replacement> explainForeignStatement(const clang::Diagnostic &Info,
                                                   const clang::Sema &S);

/// Returns the replacement for Clang's parse error in the parentheses after a name of another
/// language that begins a declaration, as in `KOKKOS_LAMBDA(int i) { ... }`. Clang parses a call of
/// a function, and then reports no unknown name.
std::optional<Replacement> explainForeignDeclarator(const clang::Diagnostic &Info,
                                                    const clang::Sema &S);

} // namespace ampcc

#endif
