//===- SharedReadingCheck.cpp ---------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "SharedReadingCheck.h"
#include "ampcc/Basic/UnitFiles.h"
#include "ampcc/Frontend/StandardHeaders.h"
#include "clang/Lex/PPCallbacks.h"
#include "clang/Lex/Preprocessor.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringExtras.h"

using namespace clang;
using llvm::StringRef;

namespace ampcc {
namespace {

class Watcher : public PPCallbacks {
public:
  Watcher(Preprocessor &PP, llvm::ArrayRef<std::string> OwnFolders, bool &Failed)
      : SM(PP.getSourceManager()), Compilers(SM, OwnFolders), Failed(Failed) {
    for (const auto &Entry : PP.getIdentifierTable())
      Names.insert(Entry.getValue());
    removeParameters(PP);
    for (unsigned I = 0; I != SM.local_sloc_entry_size(); ++I) {
      const SrcMgr::SLocEntry &Entry = SM.getLocalSLocEntry(I);
      if (!Entry.isFile())
        continue;
      if (OptionalFileEntryRef File = Entry.getFile().getContentCache().OrigEntry)
        Files.insert(&File->getFileEntry());
    }
  }

  void MacroDefined(const Token &Name, const MacroDirective *MD) override {
    if (isCompilers(Name.getLocation()))
      return;
    if (const MacroDirective *Before = MD->getPrevious())
      noteTest(Name.getLocation(), Before->getMacroInfo());
    if (Names.contains(Name.getIdentifierInfo()))
      Changed.insert(Name.getIdentifierInfo());
  }
  void MacroUndefined(const Token &Name, const MacroDefinition &MD,
                      const MacroDirective *) override {
    if (!MD || isCompilers(Name.getLocation()))
      return;
    noteTest(Name.getLocation(), MD.getMacroInfo());
    if (!Changed.erase(Name.getIdentifierInfo()) && Names.contains(Name.getIdentifierInfo()))
      Changed.insert(Name.getIdentifierInfo());
  }
  void PragmaDirective(SourceLocation Loc, PragmaIntroducerKind) override {
    if (!isCompilers(Loc) && !isHarmless(Loc))
      OtherPragma = true;
  }

  void InclusionDirective(SourceLocation, const Token &, StringRef, bool, CharSourceRange,
                          OptionalFileEntryRef File, StringRef, StringRef, const Module *, bool,
                          SrcMgr::CharacteristicKind) override {
    Asked |= File && Compilers.isLibrary(File->getDir());
  }
  /// Guarded, and so it is no longer read where the unit includes it.
  void FileSkipped(const FileEntryRef &File, const Token &, SrcMgr::CharacteristicKind) override {
    if ((OtherPragma || !Changed.empty()) && Files.contains(&File.getFileEntry()))
      Failed = true;
  }

  void Ifdef(SourceLocation Loc, const Token &, const MacroDefinition &MD) override {
    noteTest(Loc, MD.getMacroInfo());
  }
  void Ifndef(SourceLocation Loc, const Token &, const MacroDefinition &MD) override {
    noteTest(Loc, MD.getMacroInfo());
  }
  using PPCallbacks::Elifdef;
  void Elifdef(SourceLocation Loc, const Token &, const MacroDefinition &MD) override {
    noteTest(Loc, MD.getMacroInfo());
  }
  using PPCallbacks::Elifndef;
  void Elifndef(SourceLocation Loc, const Token &, const MacroDefinition &MD) override {
    noteTest(Loc, MD.getMacroInfo());
  }
  void Defined(const Token &Name, const MacroDefinition &MD, SourceRange) override {
    noteTest(Name.getLocation(), MD.getMacroInfo());
  }
  void MacroExpands(const Token &Name, const MacroDefinition &MD, SourceRange,
                    const MacroArgs *) override {
    noteTest(Name.getLocation(), MD.getMacroInfo());
  }

private:
  /// A macro's parameter is the macro's own. Headers of the system must not use T or WIDTH for
  /// anything else; of lower-case names that is not sure.
  void removeParameters(Preprocessor &PP) {
    auto IsUpper = [](char C) { return llvm::isUpper(C) || llvm::isDigit(C); };
    for (const auto &[Name, State] : PP.macros())
      for (const MacroDirective *MD = PP.getLocalMacroDirectiveHistory(Name); MD;
           MD = MD->getPrevious())
        if (const auto *Definition = dyn_cast<DefMacroDirective>(MD))
          for (const IdentifierInfo *Parameter : Definition->getInfo()->params())
            if (llvm::all_of(Parameter->getName(), IsUpper))
              Names.erase(Parameter);
  }

  /// What the compiler's own headers do, and ampcc itself, is the same wherever they are read.
  bool isCompilers(SourceLocation Loc) const {
    FileID File = SM.getFileID(SM.getExpansionLoc(Loc));
    return !SM.getFileEntryRefForID(File) || Compilers.isLibrary(File);
  }

  /// The unit asks at `Loc` for a macro, which may be none.
  void noteTest(SourceLocation Loc, const MacroInfo *Macro) {
    if (Asked || !Macro || Macro->isBuiltinMacro() || isCompilers(Loc))
      return;
    FileID File = SM.getFileID(Macro->getDefinitionLoc());
    if (SM.getFileEntryRefForID(File) && isCompilers(Macro->getDefinitionLoc()))
      Failed = true;
  }

  bool isHarmless(SourceLocation Hash) const {
    SourceLocation Loc = SM.getExpansionLoc(Hash);
    StringRef Line = SM.getBufferData(SM.getFileID(Loc)).substr(SM.getFileOffset(Loc));
    return isHarmlessPragma(Line.take_until([](char C) { return C == '\n'; }));
  }

  SourceManager &SM;
  UnitFiles Compilers; ///< the folders of the compiler's headers
  bool &Failed;
  llvm::DenseSet<const IdentifierInfo *> Names;   ///< all that occur in the headers
  llvm::DenseSet<const FileEntry *> Files;        ///< the headers
  llvm::DenseSet<const IdentifierInfo *> Changed; ///< of these names, by the unit
  bool OtherPragma = false;
  bool Asked = false; ///< the unit has included a header of the compiler
};

} // namespace

void watchSharedReading(Preprocessor &PP, llvm::ArrayRef<std::string> OwnFolders, bool &Failed) {
  PP.addPPCallbacks(std::make_unique<Watcher>(PP, OwnFolders, Failed));
}

} // namespace ampcc
