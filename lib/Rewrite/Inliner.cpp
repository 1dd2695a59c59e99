//===- Inliner.cpp - one text of a main file and its edited headers ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Inliner.h"
#include "ampcc/Basic/Diagnostics.h"
#include "ampcc/Rewrite/KernelBlob.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

using namespace clang;
using namespace ampcc;

std::string ampcc::lineDirective(unsigned Line, StringRef File) {
  return "#line " + std::to_string(Line) + " " + stringLiteral(File) + "\n";
}

/// Nothing is escaped in it.
static std::string headerName(const llvm::Twine &Name) { return ("\"" + Name + "\"").str(); }

/// The same as the compilers' own preprocessors write it, which can say that what follows is of a
/// system header.
static std::string lineMarker(unsigned Line, StringRef File, bool System) {
  return "# " + std::to_string(Line) + " " + stringLiteral(File) + (System ? " 3\n" : "\n");
}

void Inliner::addWithIncluders(FileID File) {
  while (File.isValid() && File != SM.getMainFileID() && Inlined.insert(File).second) {
    SourceLocation Include = SM.getIncludeLoc(File);
    if (llvm::any_of(Record.Inclusions,
                     [&](const Inclusion &I) { return I.Forced && I.Entered == File; })) {
      ForcedInlined = true;
      return;
    }
    if (Include.isInvalid() || SM.isWrittenInBuiltinFile(Include) ||
        SM.isWrittenInCommandLineFile(Include)) {
      report(Diags, SM.getLocForStartOfFile(File), diag::err_rewrite_include)
          << SM.getFilename(SM.getLocForStartOfFile(File));
      return;
    }
    File = SM.getFileID(SM.getExpansionLoc(Include));
  }
}

/// The directive names a header that is in the output already, so that only its guard would keep
/// the host compiler from reading it again.
bool Inliner::skipsInlinedFile(const Inclusion &I) const {
  if (I.Entered.isValid() || !I.File)
    return false;
  return llvm::any_of(Inlined, [&](FileID File) {
    OptionalFileEntryRef Entry = SM.getFileEntryRefForID(File);
    return Entry && *Entry == *I.File;
  });
}

/// ampcc reads slashes where a file has backslashes in an #include, UTF-8 for UTF-16, and standard
/// C++ where the file is for Visual C++; a host compiler does not.
void Inliner::addReadOtherwise() {
  for (const Inclusion &I : Record.Inclusions) {
    OptionalFileEntryRef Entry =
        I.Entered.isValid() ? SM.getFileEntryRefForID(I.Entered) : std::nullopt;
    if (!Entry || isInlined(I.Entered) || SM.isInSystemHeader(SM.getLocForStartOfFile(I.Entered)))
      continue;
    auto OnDisk = llvm::MemoryBuffer::getFile(Entry->getName());
    if (OnDisk && (*OnDisk)->getBuffer() != SM.getBufferData(I.Entered))
      addWithIncluders(I.Entered);
  }
}

void Inliner::plan(bool Msvc, bool HoldForced) {
  ForcedInlined = HoldForced;
  for (FileID File : Edits.files())
    addWithIncluders(File);
  for (const Inclusion &I : Record.Inclusions)
    if (!I.TrueName.empty() && !I.Forced)
      addWithIncluders(SM.getFileID(I.Hash));
  if (Msvc)
    addReadOtherwise();
  // `#pragma once` does not know that a file was inlined: a file that includes it again has to be
  // inlined as well, so that the directive can be removed.
  for (size_t Before = 0; Before != Inlined.size();) {
    Before = Inlined.size();
    for (const Inclusion &I : Record.Inclusions)
      if (skipsInlinedFile(I))
        addWithIncluders(SM.getFileID(I.Hash));
  }
}

/// The end of a directive's last line, found from any place after its last string: a line may be
/// continued by a backslash or by a comment.
static unsigned endOfDirective(StringRef Text, unsigned I) {
  while (I < Text.size() && Text[I] != '\n') {
    StringRef Rest = Text.substr(I);
    if (Rest.starts_with("/*")) {
      size_t Close = Text.find("*/", I + 2);
      I = Close == StringRef::npos ? Text.size() : Close + 2;
    } else if (Rest.starts_with("//")) {
      I += Rest.take_until([](char C) { return C == '\n'; }).size();
    } else if (Rest.consume_front("\\") && Rest.ltrim('\r').starts_with("\n")) {
      I = Text.find('\n', I) + 1;
    } else {
      ++I;
    }
  }
  return I > 0 && I < Text.size() && Text[I - 1] == '\r' ? I - 1 : I;
}

/// The header's name for a directive that has moved out of the folder to which the name is
/// relative. The new name is relative to the main file's folder, which the host compiler searches.
std::string Inliner::pathFor(const Inclusion &I) const {
  auto Absolute = [&](StringRef Name) {
    llvm::SmallString<256> Path(Name);
    SM.getFileManager().makeAbsolutePath(Path);
    llvm::sys::path::remove_dots(Path, /*remove_dot_dot=*/true);
    return Path;
  };
  auto Path = Absolute(I.File->getName());
  auto Main = SM.getFileEntryRefForID(SM.getMainFileID());
  if (!Main)
    return Path.str().str();
  auto Folder = Absolute(Main->getDir().getName());
  auto From = llvm::sys::path::begin(Folder), FromEnd = llvm::sys::path::end(Folder);
  auto To = llvm::sys::path::begin(Path), ToEnd = llvm::sys::path::end(Path);
  unsigned Common = 0;
  for (; From != FromEnd && To != ToEnd && *From == *To; ++From, ++To)
    ++Common;
  if (Common <= 1) // nothing but the root
    return Path.str().str();
  llvm::SmallString<256> Relative;
  for (; From != FromEnd; ++From)
    llvm::sys::path::append(Relative, "..");
  for (; To != ToEnd; ++To)
    llvm::sys::path::append(Relative, *To);
  return Relative.str().str();
}

/// A header in quotes, found on the include path, while the main file's folder has another one of
/// that name, which the host compiler would take.
bool Inliner::isShadowed(const Inclusion &I) const {
  auto Main = SM.getFileEntryRefForID(SM.getMainFileID());
  if (I.Angled || !Main || !I.Name.getBegin().isFileID())
    return false;
  StringRef Text = SM.getBufferData(SM.getFileID(I.Name.getBegin()));
  unsigned Begin = SM.getFileOffset(I.Name.getBegin()), End = SM.getFileOffset(I.Name.getEnd());
  llvm::SmallString<256> Path(Main->getDir().getName());
  llvm::sys::path::append(Path, Text.slice(Begin, End).trim('"'));
  OptionalFileEntryRef Other = SM.getFileManager().getOptionalFileRef(Path);
  return Other && *Other != *I.File;
}

bool Inliner::isSystem(SourceLocation Loc) const { return SM.isInSystemHeader(Loc); }

/// The line directive before the text of an inlined header.
std::string Inliner::enter(FileID File) const {
  SourceLocation Begin = SM.getLocForStartOfFile(File);
  PresumedLoc Start = SM.getPresumedLoc(Begin);
  return isSystem(Begin) ? lineMarker(Start.getLine(), Start.getFilename(), /*System=*/true)
                         : lineDirective(Start.getLine(), Start.getFilename());
}

void Inliner::editDirective(const Inclusion &I, unsigned Begin, unsigned End) {
  FileID File = SM.getFileID(I.Hash);
  if (I.Entered.isValid() && isInlined(I.Entered)) {
    PresumedLoc Here = SM.getPresumedLoc(SM.getComposedLoc(File, End));
    std::string Text = enter(I.Entered) + textOf(I.Entered);
    if (!StringRef(Text).ends_with("\n"))
      Text += '\n';
    // A pragma may have made a system header of the rest of a file.
    bool Markers = isSystem(I.Hash) || isSystem(SM.getLocForEndOfFile(I.Entered));
    std::string Back = Markers
                           ? lineMarker(Here.getLine() + 1, Here.getFilename(), isSystem(I.Hash))
                           : lineDirective(Here.getLine() + 1, Here.getFilename());
    // The line break after the directive stays and ends this one.
    Text += StringRef(Back).rtrim('\n');
    Edits.replaceText(File, Begin, End, Text);
    return;
  }
  if (skipsInlinedFile(I)) {
    Edits.blankText(File, Begin, End);
    return;
  }
  bool FromElsewhere =
      File != SM.getMainFileID() && I.File && (I.BesideIncluder || I.Next || isShadowed(I));
  if (!FromElsewhere && I.TrueName.empty())
    return;
  unsigned NameBegin = SM.getFileOffset(I.Name.getBegin());
  unsigned NameEnd = SM.getFileOffset(I.Name.getEnd());
  if (!I.Name.getBegin().isFileID() || NameBegin < Begin)
    return;
  std::string Name = FromElsewhere || !I.Angled
                         ? headerName(FromElsewhere ? pathFor(I) : I.TrueName)
                         : "<" + I.TrueName + ">";
  Edits.replaceText(File, Begin, NameEnd, "#include " + Name);
}

/// Removes pragmas that only have a meaning for a separate file.
void Inliner::editPragmas(FileID File) {
  StringRef Text = SM.getBufferData(File);
  Lexer Lex(SM.getLocForStartOfFile(File), LangOptions(), Text.begin(), Text.begin(), Text.end());
  Token Tok;
  for (bool End = Lex.LexFromRawLexer(Tok); !End; End = Lex.LexFromRawLexer(Tok)) {
    if (!Tok.is(tok::hash) || !Tok.isAtStartOfLine())
      continue;
    unsigned Hash = SM.getFileOffset(Tok.getLocation());
    SourceLocation Loc = Tok.getLocation();
    auto Next = [&]() -> StringRef {
      Lex.LexFromRawLexer(Tok);
      return Tok.is(tok::raw_identifier) ? Tok.getRawIdentifier() : "";
    };
    if (Next() != "pragma")
      continue;
    unsigned Last = endOfDirective(Text, Hash);
    StringRef Space = Next();
    if (Space == "once") {
      Edits.blankText(File, Hash, Last);
    } else if ((Space == "GCC" || Space == "clang") && Next() == "system_header") {
      PresumedLoc Here = SM.getPresumedLoc(Loc);
      std::string Marker = lineMarker(Here.getLine() + 1, Here.getFilename(), /*System=*/true);
      Edits.replaceText(File, Hash, Last, StringRef(Marker).rtrim('\n'));
    }
  }
}

void Inliner::editDirectives(FileID File) {
  StringRef Text = SM.getBufferData(File);
  for (const Inclusion &I : Record.Inclusions) {
    if (SM.getFileID(I.Hash) != File)
      continue;
    unsigned Begin = SM.getFileOffset(I.Hash);
    // A name that a macro gives is followed from the '#': it cannot hold a comment either.
    SourceLocation NameEnd = I.Name.getEnd();
    unsigned Last = NameEnd.isFileID() && SM.getFileID(NameEnd) == File
                        ? std::max(Begin, SM.getFileOffset(NameEnd))
                        : Begin;
    editDirective(I, Begin, endOfDirective(Text, Last));
  }
  if (File != SM.getMainFileID())
    editPragmas(File);
}

std::string Inliner::textOf(FileID File) {
  editDirectives(File);
  std::string Text = Edits.render(File);
  if (StringRef(Text).starts_with("\xEF\xBB\xBF"))
    Text.erase(0, 3); // a byte order mark is only allowed at the very beginning
  return Text;
}

std::string Inliner::forcedText() {
  std::string Text;
  for (const Inclusion &I : Record.Inclusions) {
    if (!ForcedInlined || !I.Forced || !I.File)
      continue;
    if (I.Entered.isValid() && isInlined(I.Entered)) {
      Text += enter(I.Entered) + textOf(I.Entered);
      if (!StringRef(Text).ends_with("\n"))
        Text += '\n';
      if (isSystem(SM.getLocForEndOfFile(I.Entered))) // #line alone goes on with what the file is
        Text += lineMarker(1, "<command line>", /*System=*/false);
    } else if (!skipsInlinedFile(I)) {
      // Found in the folder that the command ran in, or searched for.
      Text += "#include " + headerName(I.BesideIncluder ? pathFor(I) : I.TrueName) + "\n";
    }
  }
  return Text;
}

std::string Inliner::text() { return textOf(SM.getMainFileID()); }
