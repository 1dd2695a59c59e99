//===- LibraryTypos.h - typo correction for members of library classes ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// When a name is unknown, Clang suggests a similar one ("did you mean"). For the classes of <amp.h>
// it would suggest members that are no part of the public interface, and names of internal
// namespaces. UnitReader calls this function before the parse to prevent that. Change this code if
// Clang suggests another name that users should not write.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_MESSAGES_LIBRARYTYPOS_H
#define AMPCC_MESSAGES_LIBRARYTYPOS_H

namespace clang {
class Sema;
}

namespace ampcc {

class UnitFiles;

/// Restricts typo correction for the rest of the unit: for members of the library's objects to the
/// interface of their classes, and for names of the library to the namespaces of its specification.
void correctMembersOfLibrary(clang::Sema &S, const UnitFiles &Files);

} // namespace ampcc

#endif
