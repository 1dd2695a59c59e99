//===- LibraryTypos.h - misspelt members of the library's classes ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_MESSAGES_LIBRARYTYPOS_H
#define AMPCC_MESSAGES_LIBRARYTYPOS_H

namespace clang {
class Sema;
}

namespace ampcc {

class UnitFiles;

/// Of an object of the library only what its class offers is meant, not how it is made.
void correctMembersOfLibrary(clang::Sema &S, const UnitFiles &Files);

} // namespace ampcc

#endif
