//===- SharedReadingCheck.cpp - a check that a unit may share parsed headers -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "SharedReadingCheck.h"
#include "HeaderLookups.h"
#include "SharedNames.h"
#include "ampcc/Basic/UnitFiles.h"
#include "ampcc/Clauses/TokenWord.h"
#include "ampcc/Reading/IncludeRecord.h"
#include "ampcc/Reading/LeadingHeaders.h"
#include "clang/AST/StmtCXX.h"
#include "clang/Lex/HeaderSearch.h"
#include "clang/Lex/HeaderSearchOptions.h"
#include "clang/Lex/Lexer.h"
#include "clang/Lex/PPCallbacks.h"
#include "clang/Lex/Preprocessor.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include <deque>

using namespace clang;
using llvm::StringRef;

namespace ampcc {

class SharedReadingCheck::Listener : public PPCallbacks {
public:
  Listener(Preprocessor &PP, llvm::ArrayRef<std::string> Library,
           llvm::ArrayRef<std::string> Compiler, llvm::ArrayRef<std::string> System)
      : PP(PP), SM(PP.getSourceManager()), Library(SM, Library), System(SM, System) {
    for (const std::string &Folder : Compiler)
      Candidates.emplace_back(SM, llvm::ArrayRef(Folder));
  }

  void MacroDefined(const Token &Name, const MacroDirective *MD) override {
    const MacroDirective *Before = MD->getPrevious();
    noteTest(Name, Before ? Before->getMacroInfo() : nullptr);
    if (!Watching || isCompilers(Name.getLocation()) || !occurs(Name.getIdentifierInfo()))
      return;
    if (isSystems(Name.getLocation()))
      Doubtful.try_emplace(Name.getIdentifierInfo(),
                           Before && Before->isDefined() ? Before->getMacroInfo() : nullptr);
    else
      Changed.insert(Name.getIdentifierInfo());
  }
  void MacroUndefined(const Token &Name, const MacroDefinition &MD,
                      const MacroDirective *) override {
    noteTest(Name, MD.getMacroInfo());
    if (!MD || !Watching || isCompilers(Name.getLocation()) ||
        Changed.erase(Name.getIdentifierInfo()) || !occurs(Name.getIdentifierInfo()))
      return;
    if (isSystems(Name.getLocation()))
      Doubtful.try_emplace(Name.getIdentifierInfo(), MD.getMacroInfo());
    else
      Changed.insert(Name.getIdentifierInfo());
  }
  void PragmaDirective(SourceLocation Loc, PragmaIntroducerKind) override {
    OtherPragma |= Watching && !isCompilers(Loc) && !isHarmless(Loc);
  }

  void HasInclude(SourceLocation, StringRef Name, bool, OptionalFileEntryRef,
                  SrcMgr::CharacteristicKind) override {
    if (!Watching)
      Lookups.add(Name, /*Folder=*/"", /*Found=*/false);
  }

  void InclusionDirective(SourceLocation Hash, const Token &, StringRef Name, bool, CharSourceRange,
                          OptionalFileEntryRef File, StringRef SearchPath, StringRef,
                          const Module *, bool, SrcMgr::CharacteristicKind) override {
    if (!Watching)
      Lookups.add(Name, SearchPath, File.has_value());
    if (!File)
      return;
    const FileEntry *Header = &File->getFileEntry();
    const FileEntry *Includer = SM.getFileEntryForID(SM.getFileID(Hash));
    if (!Watching)
      Inclusions[Includer ? Includer : Bringer].push_back(Header);
    else if (Headers.contains(Header)) {
      // The C library's headers request declarations from each other with macros.
      FileID By = SM.getFileID(SM.getExpansionLoc(Hash));
      bool IsByC = System.isLibrary(By) || Resources.isLibrary(By);
      if (!IsByC || isOfCxx(*File))
        Failed |= isAnyDoubtful();
      include(Header);
    }
  }

  void Ifdef(SourceLocation, const Token &Name, const MacroDefinition &MD) override {
    noteTest(Name, MD.getMacroInfo());
  }
  void Ifndef(SourceLocation, const Token &Name, const MacroDefinition &MD) override {
    noteTest(Name, MD.getMacroInfo());
  }
  using PPCallbacks::Elifdef;
  void Elifdef(SourceLocation, const Token &Name, const MacroDefinition &MD) override {
    noteTest(Name, MD.getMacroInfo());
  }
  using PPCallbacks::Elifndef;
  void Elifndef(SourceLocation, const Token &Name, const MacroDefinition &MD) override {
    noteTest(Name, MD.getMacroInfo());
  }
  void Defined(const Token &Name, const MacroDefinition &MD, SourceRange) override {
    noteTest(Name, MD.getMacroInfo());
  }
  void MacroExpands(const Token &Name, const MacroDefinition &MD, SourceRange,
                    const MacroArgs *) override {
    noteTest(Name, MD.getMacroInfo());
  }
  /// A name that is no macro's counts as 0.
  void If(SourceLocation, SourceRange Condition, ConditionValueKind) override {
    addNamesIn(Condition);
  }
  void Elif(SourceLocation, SourceRange Condition, ConditionValueKind, SourceLocation) override {
    addNamesIn(Condition);
  }

  void addHeaders(llvm::ArrayRef<Token> Tokens);
  void watch();
  bool changesMeaning(llvm::ArrayRef<Token> Unit, ASTContext &Ctx) const;

  /// The name occurs in the headers.
  bool occurs(const IdentifierInfo *Name) const {
    return Names.contains(Name) || SavedNames.contains(Name->getName());
  }
  std::string save() const;
  bool restore(StringRef Saved);
  std::vector<SavedHeader> SavedHeaders; ///< of restore()

  const FileEntry *Bringer = nullptr; ///< includes what no file includes
  size_t Position = 0;

private:
  /// The name affects the meaning of a header's text or of the text of the unit.
  void noteTest(const Token &Name, const MacroInfo *Macro) {
    if (!Watching) {
      Names.insert(Name.getIdentifierInfo());
    } else if (Macro && !Macro->isBuiltinMacro() && !isCompilers(Name.getLocation()) &&
               !isSystems(Name.getLocation())) {
      const FileEntry *File = SM.getFileEntryForID(SM.getFileID(Macro->getDefinitionLoc()));
      Failed |= Headers.contains(File) && !IncludedHeaders.contains(File);
    }
  }
  void addHeader(FileEntryRef File) {
    Headers.insert(&File.getFileEntry());
    Folders.insert({&File.getDir().getDirEntry(), File.getDir()});
    if (isAddedBefore(File, Library)) // which a unit need not include
      IncludedHeaders.insert(&File.getFileEntry());
  }
  void addNamesIn(SourceRange Condition);
  bool comesAllBefore(llvm::ArrayRef<Token> Unit) const;
  void include(const FileEntry *Header);

  /// The place is in one of the compiler's own headers or ampcc's, whose effects are the same
  /// wherever they are included.
  bool isCompilers(SourceLocation Loc) const {
    FileID File = SM.getFileID(SM.getExpansionLoc(Loc));
    OptionalFileEntryRef Entry = SM.getFileEntryRefForID(File);
    return !Entry || Headers.contains(&Entry->getFileEntry()) || Library.isLibrary(File) ||
           llvm::any_of(Compilers,
                        [&](const UnitFiles *Folder) { return Folder->isLibrary(File); });
  }
  /// In a folder of the C library's headers, which holds other people's, too.
  bool isSystems(SourceLocation Loc) const {
    return System.isLibrary(SM.getFileID(SM.getExpansionLoc(Loc)));
  }
  bool isOfCxx(FileEntryRef Header) const {
    return llvm::none_of(std::initializer_list<const UnitFiles *>{&System, &Resources, &Library},
                         [&](const UnitFiles *F) { return F->isLibrary(Header.getDir()); });
  }
  /// A system's header has left a macro that is not the one that the headers were read with.
  bool isAnyDoubtful() const {
    return llvm::any_of(Doubtful, [&](const auto &Entry) {
      const MacroInfo *Now = PP.getMacroInfo(Entry.first), *Then = Entry.second;
      return Now != Then && !(Now && Then && Now->isIdenticalTo(*Then, PP, /*Syntactically=*/true));
    });
  }
  bool isHarmless(SourceLocation Hash) const {
    SourceLocation Loc = SM.getExpansionLoc(Hash);
    StringRef Line = SM.getBufferData(SM.getFileID(Loc)).substr(SM.getFileOffset(Loc));
    return isHarmlessPragma(Line.take_until([](char C) { return C == '\n'; }));
  }

  Preprocessor &PP;
  SourceManager &SM;
  UnitFiles Library, System;
  UnitFiles Resources{SM, {PP.getHeaderSearchInfo().getHeaderSearchOpts().ResourceDir}};
  std::deque<UnitFiles> Candidates;         ///< folders, one each, in which the compiler's may be
  std::vector<const UnitFiles *> Compilers; ///< of these, where they are
  llvm::DenseSet<const FileEntry *> Headers;
  llvm::DenseMap<const DirectoryEntry *, DirectoryEntryRef> Folders; ///< of the headers
  llvm::DenseMap<const FileEntry *, std::vector<const FileEntry *>> Inclusions;
  llvm::DenseSet<const IdentifierInfo *> Names; ///< all that occur in the headers
  llvm::StringSet<> SavedNames;                 ///< those of restore()
  HeaderLookups Lookups;                        ///< of the headers
  bool Watching = false;
  bool Failed = false;
  llvm::DenseSet<const IdentifierInfo *> Changed; ///< of these names, by the unit
  /// Names that a header of the system defines as macros, with their former definitions.
  llvm::DenseMap<const IdentifierInfo *, const MacroInfo *> Doubtful;
  bool OtherPragma = false;
  llvm::DenseSet<const FileEntry *> IncludedHeaders;
  /// Headers that have had their turn, each with the index of the unit's token before which it was.
  std::vector<std::pair<size_t, const FileEntry *>> IncludedAt;
};

void SharedReadingCheck::Listener::addNamesIn(SourceRange Condition) {
  if (Watching || Condition.isInvalid() || Condition.getBegin().isMacroID())
    return;
  auto [File, Begin] = SM.getDecomposedLoc(Condition.getBegin());
  StringRef Text = SM.getBufferData(File);
  Lexer Lex(SM.getLocForStartOfFile(File), PP.getLangOpts(), Text.begin(), Text.begin() + Begin,
            Text.end());
  const SourceLocation End = Condition.getEnd();
  Token Tok;
  for (bool AtEnd = false; !AtEnd;) {
    AtEnd = Lex.LexFromRawLexer(Tok) || Tok.getLocation() >= End;
    if (Tok.is(tok::raw_identifier) && Tok.getLocation() <= End)
      Names.insert(PP.LookUpIdentifierInfo(Tok));
  }
}

/// Its own headers come with it.
void SharedReadingCheck::Listener::include(const FileEntry *Header) {
  if (!IncludedHeaders.insert(Header).second)
    return;
  Failed |= OtherPragma || !Changed.empty();
  IncludedAt.push_back({Position, Header});
  auto Found = Inclusions.find(Header);
  if (Found != Inclusions.end())
    for (const FileEntry *Included : Found->second)
      include(Included);
}

/// The parameter of a macro is local to the macro: a macro of the unit with its name does not
/// matter.
void SharedReadingCheck::Listener::addHeaders(llvm::ArrayRef<Token> Tokens) {
  for (const Token &Tok : Tokens)
    if (const IdentifierInfo *Name = wordOf(Tok))
      Names.insert(Name);
  for (const auto &[Name, State] : PP.macros())
    for (const MacroDirective *MD = PP.getLocalMacroDirectiveHistory(Name); MD;
         MD = MD->getPrevious())
      if (const auto *Definition = dyn_cast<DefMacroDirective>(MD)) {
        const MacroInfo &Macro = *Definition->getInfo();
        for (const Token &Tok : Macro.tokens())
          if (const IdentifierInfo *Word = wordOf(Tok))
            if (!llvm::is_contained(Macro.params(), Word))
              Names.insert(Word);
      }
  for (unsigned I = 0; I != SM.local_sloc_entry_size(); ++I) {
    const SrcMgr::SLocEntry &Entry = SM.getLocalSLocEntry(I);
    if (!Entry.isFile())
      continue;
    if (OptionalFileEntryRef File = Entry.getFile().getContentCache().OrigEntry)
      addHeader(*File);
  }
  Headers.erase(SM.getFileEntryForID(SM.getMainFileID()));
}

void SharedReadingCheck::Listener::watch() {
  Watching = true;
  for (const UnitFiles &Candidate : Candidates)
    if (llvm::any_of(Folders,
                     [&](const auto &Folder) { return Candidate.isLibrary(Folder.second); }))
      Compilers.push_back(&Candidate);
}

/// Clang lists the headers of a unit in lines, as this file does: one with a line feed in its name
/// is not saved.
std::string SharedReadingCheck::Listener::save() const {
  std::string Saved;
  llvm::raw_string_ostream OS(Saved);
  llvm::DenseMap<const FileEntry *, size_t> Numbers;
  std::vector<std::pair<StringRef, bool>> Paths;
  for (unsigned I = 0; I != SM.local_sloc_entry_size(); ++I)
    if (const SrcMgr::SLocEntry &Entry = SM.getLocalSLocEntry(I); Entry.isFile())
      if (OptionalFileEntryRef File = Entry.getFile().getContentCache().OrigEntry;
          File && Numbers.try_emplace(&File->getFileEntry(), Paths.size()).second)
        Paths.emplace_back(File->getName(),
                           SrcMgr::isSystem(Entry.getFile().getFileCharacteristic()));
  OS << Names.size() << '\n';
  for (const IdentifierInfo *Name : Names)
    OS << Name->getName() << '\n';
  OS << Paths.size() << '\n';
  for (const auto &[Path, IsSystem] : Paths) {
    if (Path.contains('\n'))
      return "";
    OS << (IsSystem ? 's' : 'u') << Path << '\n';
  }
  for (const auto &[Includer, Included] : Inclusions)
    for (const FileEntry *File : Included)
      if (Numbers.contains(File))
        OS << (Includer ? static_cast<int>(Numbers.lookup(Includer)) : -1) << ' '
           << Numbers.lookup(File) << '\n';
  OS << '\n' << Lookups.save(PP.getHeaderSearchInfo());
  return Saved;
}

bool SharedReadingCheck::Listener::restore(StringRef Saved) {
  const auto Line = [&] {
    StringRef First;
    std::tie(First, Saved) = Saved.split('\n');
    return First;
  };
  size_t Count = 0;
  if (!llvm::to_integer(Line(), Count))
    return false;
  for (; Count; --Count)
    SavedNames.insert(Line());
  if (!llvm::to_integer(Line(), Count))
    return false;
  std::vector<const FileEntry *> Files;
  for (; Count; --Count) {
    StringRef Path = Line();
    const bool IsSystem = Path.consume_front("s");
    OptionalFileEntryRef File;
    if (IsSystem || Path.consume_front("u"))
      File = PP.getFileManager().getOptionalFileRef(Path);
    if (!File)
      return false;
    SavedHeaders.push_back({Path.str(), IsSystem});
    Files.push_back(&File->getFileEntry());
    addHeader(*File);
  }
  for (StringRef Pair = Line(); !Pair.empty(); Pair = Line()) {
    const auto [By, Of] = Pair.split(' ');
    int Includer = 0, Included = 0;
    const int Count = static_cast<int>(Files.size());
    if (!llvm::to_integer(By, Includer) || !llvm::to_integer(Of, Included) || Includer >= Count ||
        Included < 0 || Included >= Count)
      return false;
    Inclusions[Includer < 0 ? nullptr : Files[Includer]].push_back(Files[Included]);
  }
  return HeaderLookups::areAsSaved(Saved, PP.getHeaderSearchInfo());
}

/// `name(`, `name<`, not `x.name`, `x->name` or `x::name`.
static bool mayBeLookedUpByArguments(llvm::ArrayRef<Token> Unit, size_t I) {
  return I + 1 < Unit.size() && Unit[I + 1].isOneOf(tok::l_paren, tok::less) &&
         (I == 0 || !Unit[I - 1].isOneOf(tok::period, tok::arrow, tok::coloncolon));
}

/// All headers have had their turn before the first name of the unit: no name of theirs is early.
bool SharedReadingCheck::Listener::comesAllBefore(llvm::ArrayRef<Token> Unit) const {
  if (IncludedAt.empty() ||
      !llvm::all_of(Headers, [&](const FileEntry *F) { return IncludedHeaders.contains(F); }))
    return false;
  return llvm::none_of(Unit.take_front(IncludedAt.back().first), [&](const Token &Tok) {
    return wordOf(Tok) && !isCompilers(Tok.getLocation()) && !isSystems(Tok.getLocation());
  });
}

bool SharedReadingCheck::Listener::changesMeaning(llvm::ArrayRef<Token> Unit,
                                                  ASTContext &Ctx) const {
  if (Failed)
    return true;
  if (comesAllBefore(Unit))
    return false;
  SharedNames Declared(Ctx);
  auto Next = IncludedAt.begin();
  for (auto [I, Tok] : llvm::enumerate(Unit)) {
    for (; Next != IncludedAt.end() && Next->first <= I; ++Next)
      Declared.include(Next->second);
    if (Declared.isDone())
      return false;
    const IdentifierInfo *Name = wordOf(Tok);
    if (Name && !isCompilers(Tok.getLocation()) && !isSystems(Tok.getLocation()) &&
        Declared.isEarly(Name, mayBeLookedUpByArguments(Unit, I)))
      return true;
  }
  return false;
}

SharedReadingCheck::SharedReadingCheck(Preprocessor &PP, llvm::ArrayRef<std::string> Library,
                                       llvm::ArrayRef<std::string> Compiler,
                                       llvm::ArrayRef<std::string> System) {
  auto Callbacks = std::make_unique<Listener>(PP, Library, Compiler, System);
  Listen = Callbacks.get();
  PP.addPPCallbacks(std::move(Callbacks));
}

void SharedReadingCheck::addHeaders(llvm::ArrayRef<Token> Tokens) { Listen->addHeaders(Tokens); }
std::string SharedReadingCheck::save() const { return Listen->save(); }
bool SharedReadingCheck::restore(StringRef Saved) { return Listen->restore(Saved); }
llvm::ArrayRef<SavedHeader> SharedReadingCheck::savedHeaders() const {
  return Listen->SavedHeaders;
}
void SharedReadingCheck::watch() { Listen->watch(); }
void SharedReadingCheck::setBringer(const FileEntry *Header) { Listen->Bringer = Header; }
void SharedReadingCheck::setPosition(size_t Tokens) { Listen->Position = Tokens; }
bool SharedReadingCheck::changesMeaning(llvm::ArrayRef<Token> Unit, ASTContext &Ctx) const {
  return Listen->changesMeaning(Unit, Ctx);
}
bool SharedReadingCheck::occurs(const IdentifierInfo *Name) const { return Listen->occurs(Name); }

} // namespace ampcc
