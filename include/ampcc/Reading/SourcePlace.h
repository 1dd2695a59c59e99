//===- SourcePlace.h - a place in a file, for all parses of a unit -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A unit may be parsed several times, each time with a new SourceManager.
// UnitReader::missingTemplates() returns such places from one parse, and the driver passes them to
// UnitReader::insertTemplates() of the next. Another fact that survives a parse uses it for its
// places.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_READING_SOURCEPLACE_H
#define AMPCC_READING_SOURCEPLACE_H

#include "llvm/Support/FileSystem/UniqueID.h"
#include <tuple>

namespace ampcc {

/// A place in a file. Unlike a clang::SourceLocation it is valid after its SourceManager has ended,
/// so one parse of a unit can hand it to the next (Translation::MissingTemplates).
struct SourcePlace {
  llvm::sys::fs::UniqueID File;
  unsigned Offset = 0; ///< in bytes

  friend bool operator==(const SourcePlace &A, const SourcePlace &B) {
    return A.File == B.File && A.Offset == B.Offset;
  }
  friend bool operator<(const SourcePlace &A, const SourcePlace &B) {
    return std::tie(A.File, A.Offset) < std::tie(B.File, B.Offset);
  }
};

} // namespace ampcc

#endif
