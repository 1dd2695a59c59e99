//===- LibraryTypos.h - typo correction for members of library classes ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// UnitReader calls it. Without it Clang would suggest members that are no part of the public
// interface.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_MESSAGES_LIBRARYTYPOS_H
#define AMPCC_MESSAGES_LIBRARYTYPOS_H

namespace clang {
class Sema;
}

namespace ampcc {

class UnitFiles;

/// Restricts typo correction for members of the library's objects to the interface of their
/// classes.
void correctMembersOfLibrary(clang::Sema &S, const UnitFiles &Files);

} // namespace ampcc

#endif
