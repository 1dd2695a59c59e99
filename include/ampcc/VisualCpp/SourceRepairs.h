//===- SourceRepairs.h - user files whose text is made standard C++ -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_VISUALCPP_SOURCEREPAIRS_H
#define AMPCC_VISUALCPP_SOURCEREPAIRS_H

#include "clang/Basic/SourceLocation.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/FileSystem/UniqueID.h"
#include <map>
#include <string>
#include <vector>

namespace clang {
class SourceManager;
}

namespace ampcc {

/// What only Visual C++ takes is found while a unit is read, and written in standard C++ for its
/// next reading: from there on nobody has to know of it. Line breaks stay what they are.
class SourceRepairs {
public:
  /// In the file that Place is spelled in, if it is one of the user's: Length characters from there
  /// on give way to Text.
  void replace(const clang::SourceManager &SM, clang::SourceLocation Place, unsigned Length,
               llvm::StringRef Text);
  void insert(const clang::SourceManager &SM, clang::SourceLocation Place, llvm::StringRef Text) {
    replace(SM, Place, 0, Text);
  }

  /// As insert(), where nothing else was found: the place may only look wrong because of that.
  void insertAtLast(const clang::SourceManager &SM, clang::SourceLocation Place,
                    llvm::StringRef Text);

  /// Something was found: this reading was in vain.
  bool pending() const { return !Found.empty() || !Last.empty(); }
  /// Makes what was found part of the texts. False when there is nothing, or no end of it.
  bool renew();

  /// The text to read for a file; null where that is what stands on the disk.
  const std::string *text(llvm::sys::fs::UniqueID File) const {
    const Repaired *Known = repaired(File);
    return Known ? &Known->Text : nullptr;
  }

  struct Repaired {
    std::string Text, Original;
    /// Of each character of Text, and of its end: where Original has it, or what it replaces.
    std::vector<unsigned> Origins;
  };
  /// Null for a file that is as its user has written it.
  const Repaired *repaired(llvm::sys::fs::UniqueID File) const {
    auto Known = Texts.find(File);
    return Known == Texts.end() ? nullptr : &Known->second;
  }

private:
  struct Edits {
    std::string Text; ///< as it was read
    /// By offset and new text, so that what is found twice is written once.
    std::map<std::pair<unsigned, std::string>, unsigned> Lengths;
  };
  using EditsByFile = std::map<llvm::sys::fs::UniqueID, Edits>;
  static void enter(EditsByFile &To, const clang::SourceManager &SM, clang::SourceLocation Place,
                    unsigned Length, llvm::StringRef Text);

  EditsByFile Found, Last;
  std::map<llvm::sys::fs::UniqueID, Repaired> Texts;
  unsigned Rounds = 0;
};

} // namespace ampcc

#endif
