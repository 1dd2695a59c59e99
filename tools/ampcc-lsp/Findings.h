//===- Findings.h - the messages of one run of ampcc -----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ampcc writes its messages, with their notes and fix-its, in Clang's serialized form
// (-serialize-diagnostics). readFindings() reads that file.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LSP_FINDINGS_H
#define AMPCC_LSP_FINDINGS_H

#include "clang/Frontend/SerializedDiagnostics.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <string>
#include <vector>

namespace ampcc {

/// A place as Clang has it: lines and bytes from 1. A message about no place has no file.
struct FilePlace {
  std::string File;
  unsigned Line = 0, Column = 0;
};

/// `End` is the place after the last character.
struct FileRange {
  FilePlace Begin, End;
};

/// A change that a fix-it makes.
struct TextChange {
  FileRange Range;
  std::string Text;
};

struct Finding {
  clang::serialized_diags::Level Level = clang::serialized_diags::Ignored;
  std::string Message;
  std::string Option; ///< of a warning, such as "amp-race"
  FilePlace Place;
  std::vector<FileRange> Ranges;
  std::vector<TextChange> Changes;
  std::vector<Finding> Notes;
};

/// Reads the findings of the file `Path`, in order.
llvm::Expected<std::vector<Finding>> readFindings(llvm::StringRef Path);

} // namespace ampcc

#endif
