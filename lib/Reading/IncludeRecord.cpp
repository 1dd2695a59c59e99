//===- IncludeRecord.cpp - a record of the work of the preprocessor ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Reading/IncludeRecord.h"
#include "ampcc/Basic/UnitFiles.h"
#include "clang/Lex/MacroArgs.h"
#include "clang/Lex/PPCallbacks.h"
#include "clang/Lex/Preprocessor.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Path.h"

using namespace clang;
using namespace ampcc;

namespace {

class Recorder : public PPCallbacks {
public:
  Recorder(IncludeRecord &Record, Preprocessor &PP, llvm::ArrayRef<std::string> Folders)
      : Record(Record), PP(PP), SM(PP.getSourceManager()), Files(SM, Folders) {}

  void InclusionDirective(SourceLocation HashLoc, const Token &IncludeTok, StringRef Name,
                          bool IsAngled, CharSourceRange FilenameRange, OptionalFileEntryRef File,
                          StringRef SearchPath, StringRef, const Module *, bool,
                          SrcMgr::CharacteristicKind) override {
    Inclusion I;
    I.Hash = HashLoc;
    I.Name = FilenameRange;
    I.File = File;
    I.Angled = IsAngled;
    I.Next =
        IncludeTok.getIdentifierInfo() && IncludeTok.getIdentifierInfo()->isStr("include_next");
    I.Forced = SM.getFileID(HashLoc) == PP.getPredefinesFileID() &&
               IncludeTok.getIdentifierInfo() && IncludeTok.getIdentifierInfo()->isStr("include") &&
               !(File && isAddedBefore(*File, Files));
    if (I.Forced) {
      I.TrueName = Name.str();
      I.BesideIncluder = SearchPath.empty() || SearchPath == ".";
    }
    if (OptionalFileEntryRef Includer = SM.getFileEntryRefForID(SM.getFileID(HashLoc)))
      I.BesideIncluder = !IsAngled && !I.Next && Includer->getDir().getName() == SearchPath;
    if (!I.Forced && File && !File->getName().ends_with(Name)) {
      StringRef Path = File->getName();
      if (!SearchPath.empty() && Path.consume_front(SearchPath))
        Path.consume_front("/");
      I.TrueName = Path.str();
    }
    Record.Inclusions.push_back(I);
    Pending = File.has_value();
  }

  void FileChanged(SourceLocation Loc, FileChangeReason Reason, SrcMgr::CharacteristicKind Kind,
                   FileID) override {
    Record.InUserFile = Kind == SrcMgr::C_User;
    if (Reason == EnterFile && Pending)
      Record.Inclusions.back().Entered = SM.getFileID(Loc);
    Pending = false;
  }

  void FileSkipped(const FileEntryRef &, const Token &, SrcMgr::CharacteristicKind) override {
    Pending = false;
  }

  void Ifdef(SourceLocation Loc, const Token &Name, const MacroDefinition &) override {
    noteTest(Name, {Loc, Name.getLocation()}, "if 1");
  }
  void Ifndef(SourceLocation Loc, const Token &Name, const MacroDefinition &) override {
    noteTest(Name, {Loc, Name.getLocation()}, "if 0");
  }
  void Defined(const Token &Name, const MacroDefinition &, SourceRange Range) override {
    noteTest(Name, Range, "1");
  }
  void MacroExpands(const Token &Name, const MacroDefinition &Macro, SourceRange Range,
                    const MacroArgs *Arguments) override {
    noteTest(Name, Range, "1");
    const MacroInfo *Info = Macro.getMacroInfo();
    if (Info && PP.isParsingIfOrElifDirective())
      for (const Token &Tok : Info->tokens())
        noteUse(Tok);
    if (Info && Arguments)
      for (unsigned I : operands(Info))
        for (const Token *Tok = Arguments->getUnexpArgument(I); Tok->isNot(tok::eof); ++Tok)
          noteUse(*Tok);
  }

  void PragmaDirective(SourceLocation Loc, PragmaIntroducerKind) override {
    const auto *Lex = static_cast<const Lexer *>(PP.getCurrentLexer());
    if (!Record.InUserFile || !Loc.isMacroID() || !Lex || !Lex->isPragmaLexer())
      return;
    // It stands at what is left of the operator's string, in a place that is an expansion of it
    // all.
    StringRef Text(Lex->getBufferLocation(), Lex->getBuffer().end() - Lex->getBufferLocation());
    Record.Tokens.addPragma(SM.getImmediateExpansionRange(Lex->getFileLoc()).getAsRange(),
                            Text.trim());
  }

private:
  void noteTest(const Token &Name, SourceRange Tokens, StringRef Result) {
    const IdentifierInfo *II = Name.getIdentifierInfo();
    if (II && II->isStr("__AMPCC__") && Tokens.getBegin().isFileID())
      Record.ReaderTests.push_back({Tokens, Result.str()});
  }

  void noteUse(const Token &Tok) {
    Record.UsedByPreprocessor.insert(SM.getSpellingLoc(Tok.getLocation()));
  }

  /// The parameters of a macro that its body turns into text or parts of names, or tests for being
  /// empty.
  llvm::ArrayRef<unsigned> operands(const MacroInfo *Info) {
    auto [It, IsNew] = Operands.try_emplace(Info);
    if (!IsNew)
      return It->second;
    auto Note = [&, &Of = It->second](unsigned I) {
      const IdentifierInfo *Name =
          I < Info->getNumTokens() ? Info->getReplacementToken(I).getIdentifierInfo() : nullptr;
      int Parameter = Name ? Info->getParameterNum(Name) : -1;
      if (Parameter >= 0 && !llvm::is_contained(Of, unsigned(Parameter)))
        Of.push_back(Parameter);
    };
    for (unsigned I = 0; I < Info->getNumTokens(); ++I) {
      const Token &Tok = Info->getReplacementToken(I);
      if (Tok.isOneOf(tok::hash, tok::hashat, tok::hashhash))
        Note(I + 1);
      if (Tok.is(tok::hashhash) && I > 0)
        Note(I - 1);
      if (const IdentifierInfo *Name = Tok.getIdentifierInfo();
          Name && Info->isVariadic() && Name->isStr("__VA_OPT__"))
        It->second.push_back(Info->getNumParams() - 1);
    }
    return It->second;
  }

  IncludeRecord &Record;
  Preprocessor &PP;
  SourceManager &SM;
  UnitFiles Files;
  llvm::DenseMap<const MacroInfo *, llvm::SmallVector<unsigned, 1>> Operands;
  bool Pending = false; ///< the last inclusion has neither been entered nor skipped yet
};

} // namespace

bool ampcc::isAddedBefore(FileEntryRef File, const UnitFiles &Files) {
  return Files.isLibrary(File.getDir()) &&
         llvm::is_contained({"dialect.h", "end_of_standard.h"},
                            llvm::sys::path::filename(File.getName()));
}

void ampcc::recordIncludes(Preprocessor &PP, llvm::ArrayRef<std::string> Folders,
                           IncludeRecord &Record) {
  PP.addPPCallbacks(std::make_unique<Recorder>(Record, PP, Folders));
  PP.setTokenWatcher([&Record](const Token &Tok) {
    if (Record.InUserFile)
      Record.Tokens.add(Tok);
  });
}
