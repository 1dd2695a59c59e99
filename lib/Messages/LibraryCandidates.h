//===- LibraryCandidates.h - a note in place of the library's candidates --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// After a call that no function fits, Clang shows each candidate in the header that declares it.
// The headers of the AMP library do not help its users. So LibraryDiagnostics, which shortens
// Clang's messages about the library, reports one note at the call instead:
//
//   note: call it as 'atomic_fetch_add(int *, int)' or
//         'atomic_fetch_add(unsigned int *, unsigned int)'
//
// Change this code for the form of that note.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_MESSAGES_LIBRARYCANDIDATES_H
#define AMPCC_LIB_MESSAGES_LIBRARYCANDIDATES_H

#include "ampcc/Basic/UnitFiles.h"
#include "clang/Basic/Diagnostic.h"
#include <vector>

namespace clang {
class ASTContext;
}

namespace ampcc {

/// Parts: an error about a call, and notes for candidates. Replaces the notes about functions of
/// the library by one note at the place of the error, and by none if all are operators. If one of
/// the functions is a constructor or a member of a class template, of which only Clang's note knows
/// the template arguments, moves these notes there instead. Leaves the others in their order.
std::vector<clang::StoredDiagnostic>
foldLibraryCandidates(clang::ASTContext &Ast, const UnitFiles &Files,
                      std::vector<clang::StoredDiagnostic> Parts);

} // namespace ampcc

#endif
