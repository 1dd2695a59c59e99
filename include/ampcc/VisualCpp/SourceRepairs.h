//===- SourceRepairs.h - user files whose text is converted to standard C++ -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Sources for Visual C++ contain constructs that Clang or g++ rejects. Each parse of such a source
// collects repairs: from Clang's messages (VisualCppRepairs.h), and from the AST for static members
// (StaticMemberRepairs.h) and for g++ (GccRepairs.h). If there are any, the unit is parsed again
// with the repaired text, until none is left or the limit of parses is reached. Change this code if
// two repairs of one parse disturb each other.
//
//===----------------------------------------------------------------------===//
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

/// Collects replacements for constructs that only Visual C++ accepts while a unit is parsed.
/// renew() applies them to the text for the next parse. So the other stages see standard C++ only.
/// Callers keep the number of lines, so that messages name the user's lines.
class SourceRepairs {
public:
  /// Requests that Text replaces Length characters at the spelling of Place. Ignored if that is in
  /// a system header or in no file. Of replacements that overlap, renew() applies the one that
  /// begins last, because it edits a file from its end; the next parse may find the others again.
  void replace(const clang::SourceManager &SM, clang::SourceLocation Place, unsigned Length,
               llvm::StringRef Text);
  void insert(const clang::SourceManager &SM, clang::SourceLocation Place, llvm::StringRef Text) {
    replace(SM, Place, 0, Text);
  }

  /// Like insert(), but applied only if replace() and insert() were not called in this parse: the
  /// error at the place may be a consequence of another one.
  void insertAtLast(const clang::SourceManager &SM, clang::SourceLocation Place,
                    llvm::StringRef Text);

  /// Requests that the next parse hides the function of POSIX with this name, because the program
  /// declares a function with it (VisualCppPosix.cpp).
  void useOwn(llvm::StringRef Name);
  /// These names, as words `own_NAME` for PipelineOptions::Uses.
  const std::vector<std::string> &ownNames() const { return OwnNames; }

  /// There are collected replacements, so the unit has to be parsed again.
  bool pending() const { return !Found.empty() || !Last.empty() || NewOwnNames; }
  /// Applies the collected replacements to the texts. Returns false, and the unit is not parsed
  /// again, if there are none or after 16 repeated parses. The errors of the last parse are then
  /// reported.
  bool renew();

  /// The text of a file for the next parse; null if the file was not repaired. WindowsPaths.h puts
  /// it in the place of the file.
  const std::string *text(llvm::sys::fs::UniqueID File) const {
    const Repaired *Known = repaired(File);
    return Known ? &Known->Text : nullptr;
  }

  /// lib/Reading/OriginalText.h shows messages in the original text by these offsets.
  struct Repaired {
    std::string Text, Original;
    /// For each character of Text, and for its end: the offset in Original of the character or of
    /// the text that it replaces.
    std::vector<unsigned> Origins;
  };
  /// Null for a file that was not repaired.
  const Repaired *repaired(llvm::sys::fs::UniqueID File) const {
    auto Known = Texts.find(File);
    return Known == Texts.end() ? nullptr : &Known->second;
  }

private:
  struct Edits {
    std::string Text; ///< the text of the last parse
    /// The lengths of the replaced texts, by offset and new text, so that a replacement that is
    /// found twice is made once.
    std::map<std::pair<unsigned, std::string>, unsigned> Lengths;
  };
  using EditsByFile = std::map<llvm::sys::fs::UniqueID, Edits>;
  static void enter(EditsByFile &To, const clang::SourceManager &SM, clang::SourceLocation Place,
                    unsigned Length, llvm::StringRef Text);

  EditsByFile Found, Last;
  std::vector<std::string> OwnNames;
  bool NewOwnNames = false; ///< found in this parse
  std::map<llvm::sys::fs::UniqueID, Repaired> Texts;
  unsigned Retries = 0;
};

} // namespace ampcc

#endif
