//===- AmpScan.cpp - a scan of a source for C++ AMP ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "AmpScan.h"
#include "CachingFileSystem.h"
#include "PrecompiledHeader.h"
#include "ReachedSigns.h"
#include "StandardInput.h"
#include "ampcc/Basic/UnitFiles.h"
#include "ampcc/ClangHooks/Compilations.h"
#include "ampcc/ClangHooks/Engines.h"
#include "ampcc/Reading/Invocation.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/Utils.h"
#include "clang/Lex/HeaderSearch.h"
#include "clang/Lex/Lexer.h"
#include "clang/Lex/PreprocessorOptions.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/StringSaver.h"

using namespace llvm;
using clang::Token;
namespace tok = clang::tok;

namespace ampcc {
namespace {

/// A file's tokens, as they are written.
class RawTokens {
public:
  RawTokens(StringRef Text, const clang::LangOptions &Language)
      : Lex(clang::SourceLocation(), Language, Text.begin(), Text.begin(), Text.end()),
        End(Text.end()) {
    next();
  }
  void next() { Lex.LexFromRawLexer(Tok); }
  bool atEnd() const { return Tok.is(tok::eof); }
  bool atLine() const { return Tok.isAtStartOfLine() || atEnd(); }
  StringRef word() {
    if (Tok.isNot(tok::raw_identifier))
      return "";
    const StringRef Name = Tok.getRawIdentifier();
    return Tok.needsCleaning() ? withoutContinuations(Name) : Name;
  }
  /// From the token on, the text of its line.
  StringRef line() {
    const char *Begin = Lex.getBufferLocation() - Tok.getLength();
    return StringRef(Begin, End - Begin).take_until([](char C) { return C == '\n'; });
  }

  Token Tok;

private:
  /// A line may end within a name, after a backslash.
  StringRef withoutContinuations(StringRef Name) {
    std::string Clean;
    while (!Name.empty()) {
      if (Name.consume_front("\\"))
        if (StringRef Rest = Name.ltrim(" \t\f\v\r"); Rest.consume_front("\n")) {
          Name = Rest;
          continue;
        }
      Clean += Name.front();
      Name = Name.drop_front();
    }
    return Words.save(Clean);
  }

  clang::Lexer Lex;
  const char *End;
  BumpPtrAllocator Memory;
  StringSaver Words{Memory};
};

/// `<name>` or `"name"`.
struct HeaderName {
  StringRef Name;
  bool Angled = false;
  bool Next = false; ///< the search continues after the folder of the including file
};

std::optional<HeaderName> headerName(StringRef Text, bool Next = false) {
  Text = Text.ltrim();
  bool Angled = Text.consume_front("<");
  if (!Angled && !Text.consume_front("\""))
    return std::nullopt;
  size_t Close = Text.find(Angled ? '>' : '"');
  if (Close == StringRef::npos)
    return std::nullopt;
  return HeaderName{Text.take_front(Close), Angled, Next};
}

/// The conditionals that are open at a line of a file. The include guard of a header does not
/// count, because the text that it skips was scanned before.
class Conditionals {
public:
  /// A directive and the first word after it.
  void directive(StringRef Name, StringRef Word) {
    if (Name.starts_with("if")) {
      if (IsFirst && Name == "ifndef")
        Guard = Word.str();
      ++Begun;
    } else if (Name == "define" && IsSecond && !Guard.empty() && Word == Guard) {
      --Depth;
    } else if (Name == "endif") {
      --Depth;
    }
    IsSecond = IsFirst;
    IsFirst = false;
  }
  /// The line is outside of all.
  bool nextLine() {
    Depth += std::exchange(Begun, 0); // a condition itself is outside
    return Depth <= 0;
  }

private:
  int Depth = 0, Begun = 0;
  bool IsFirst = true, IsSecond = false;
  std::string Guard;
};

class Scanner {
public:
  Scanner(clang::CompilerInstance &CI, ArrayRef<const char *> Arguments,
          ArrayRef<std::string> Folders)
      : CI(CI), Files(CI.getFileManager()), Folders(Folders),
        Library(CI.getSourceManager(), Folders), Search(createHeaderSearch(CI)) {
    clang::ApplyHeaderSearchOptions(Search, CI.getHeaderSearchOpts(), CI.getLangOpts(),
                                    CI.getTarget().getTriple());
    for (const std::string &Folder : implementationFolders(Arguments))
      SystemFolders.insert(Folder);
  }

  AmpSigns run(StringRef Source) {
    const clang::PreprocessorOptions &Options = CI.getPreprocessorOpts();
    const Place Here{Files.getOptionalDirectoryRef("."), /*IsSystem=*/false, /*IsReached=*/true};
    PrecompiledText Text;
    if (!Options.ImplicitPCHInclude.empty())
      Text = textOf(Options.ImplicitPCHInclude);
    llvm::append_range(Text.Macros, Options.Macros);
    std::string Macros;
    for (const auto &[Macro, IsUndef] : Text.Macros) {
      auto [Name, Body] = StringRef(Macro).split('=');
      if (!IsUndef)
        Macros += ("#define " + Name + " " + Body + "\n").str();
    }
    scanText(Macros, Here);
    std::vector<std::string> Headers = Options.Includes;
    llvm::append_range(Headers, Options.MacroIncludes);
    llvm::append_range(Headers, Text.MacroHeaders);
    llvm::append_range(Headers, Text.Headers);
    for (const std::string &Name : Headers)
      follow({Name, false}, Here);
    if (Source == "-") {
      if (auto Text = MemoryBuffer::getSTDIN())
        scanText((*Text)->getBuffer(), Here);
    } else if (clang::OptionalFileEntryRef File = Files.getOptionalFileRef(Source)) {
      enter(*File, Here);
    }
    // What cannot be read, clang reports.
    while (!Pending.empty() && !Signs.any()) {
      auto [File, Here] = Pending.pop_back_val();
      auto Text = Files.getBufferForFile(File);
      if (Text)
        Here.IsSystem ? scanSystemText((*Text)->getBuffer(), Here)
                      : scanText((*Text)->getBuffer(), Here);
    }
    return Signs;
  }

private:
  /// The place of an #include.
  struct Place {
    clang::OptionalDirectoryEntryRef Folder;
    bool IsSystem;
    bool IsReached; ///< outside of all conditionals
    /// The entry of the include path through which the including file was found; null if there is
    /// none.
    clang::ConstSearchDirIterator Found = nullptr;
  };

  /// The file is found from `At`.
  void enter(clang::FileEntryRef File, Place At) {
    At.Folder = File.getDir();
    if (Seen.insert(&File.getFileEntry()).second)
      Pending.push_back({File, At});
  }

  void addSign(bool AmpSigns::*Kind, bool IsReached) {
    Signs.*Kind = true;
    Signs.Reached |= IsReached;
  }

  /// The header that the name finds. None is no matter: the directive need not be reached.
  void follow(HeaderName Header, Place From) {
    if (Header.Name.empty())
      return;
    // After `include_next` the name means another file in each folder.
    const bool Next = Header.Next && From.Found;
    if (From.IsSystem && Header.Angled && !Next && !SystemNames.insert(Header.Name).second)
      return;
    clang::OptionalFileEntryRef File;
    clang::ConstSearchDirIterator Dir = nullptr;
    bool IsSystem = From.IsSystem;
    if (sys::path::is_absolute(Header.Name)) {
      File = Files.getOptionalFileRef(Header.Name);
    } else {
      if (!Header.Angled && !Next && From.Folder) {
        SmallString<256> Path(From.Folder->getName());
        sys::path::append(Path, Header.Name);
        File = Files.getOptionalFileRef(Path);
      }
      if (!File) {
        File = Search.LookupFile(Header.Name, clang::SourceLocation(), Header.Angled,
                                 Next ? std::next(From.Found) : nullptr, &Dir, {}, nullptr, nullptr,
                                 nullptr, nullptr, nullptr, nullptr);
        IsSystem = File && Dir && SystemFolders.contains(Dir->getName());
      }
    }
    if (File && !Library.isLibrary(File->getDir()))
      return enter(*File, {std::nullopt, IsSystem, From.IsReached, Dir});
    if (File || llvm::any_of(Folders, [&](const std::string &Folder) {
          return sys::fs::is_regular_file(Folder + "/" + Header.Name);
        }))
      addSign(&AmpSigns::Library, From.IsReached);
  }

  /// The words of C++ AMP are names like any other in a system's C headers, and there is more text
  /// in these than in most programs: only the directives are read, unless a word is there.
  void scanSystemText(StringRef Text, Place From) {
    From.IsReached = false;
    if (holdsWord(Text, "restrict") || holdsWord(Text, OwnMacro))
      scanSystemWords(Text);
    for (size_t Hash = Text.find('#'); Hash != StringRef::npos; Hash = Text.find('#', Hash + 1)) {
      StringRef Rest = Text.substr(Hash + 1);
      Rest = Rest.drop_while([](char C) { return C == ' ' || C == '\t'; });
      if (Rest.consume_front("include")) {
        const bool Next = Rest.consume_front("_next");
        const StringRef Line = Rest.take_front(Rest.find('\n'));
        if (std::optional<HeaderName> Header = headerName(Line, Next))
          follow(*Header, From);
        else
          want(wordIn(Line));
      } else if (Rest.consume_front("define")) {
        const StringRef Name = wordIn(Rest);
        recordValue(Name, Text.substr(Name.end() - Text.begin()), From);
      }
    }
  }

  /// The text holds the word, not as a part of another.
  static bool holdsWord(StringRef Text, StringRef Word) {
    for (size_t At = Text.find(Word); At != StringRef::npos; At = Text.find(Word, At + 1)) {
      const size_t End = At + Word.size();
      if ((At == 0 || !clang::isAsciiIdentifierContinue(Text[At - 1])) &&
          (End == Text.size() || !clang::isAsciiIdentifierContinue(Text[End])))
        return true;
    }
    return false;
  }

  /// The name at the beginning of the text, after blanks.
  static StringRef wordIn(StringRef Text) {
    return Text.ltrim(" \t").take_while(
        [](char C) { return clang::isAsciiIdentifierContinue(C, /*AllowDollar=*/true); });
  }

  /// The content of a clause decides: `restrict` may be the name of anything there.
  void scanSystemWords(StringRef Text) {
    RawTokens Tokens(Text, CI.getLangOpts());
    while (!Tokens.atEnd()) {
      const StringRef Word = Tokens.word();
      Tokens.next();
      Signs.Library |= Word == OwnMacro;
      if (Word != "restrict" || Tokens.Tok.isNot(tok::l_paren))
        continue;
      bool Amp = false;
      for (Tokens.next(); Tokens.Tok.is(tok::comma) || is_contained({"amp", "cpu"}, Tokens.word());
           Tokens.next())
        Amp |= Tokens.word() == "amp";
      Signs.Words |= Amp && Tokens.Tok.is(tok::r_paren);
    }
  }

  /// Records `#define Name <header>`, for an #include of the macro; Body is the text after the
  /// name.
  void recordValue(StringRef Name, StringRef Body, Place From) {
    for (Body = Body.ltrim(" \t"); Body.consume_front("\\\n") || Body.consume_front("\\\r\n");)
      Body = Body.ltrim(" \t");
    const std::optional<HeaderName> Header =
        headerName(Body.take_until([](char C) { return C == '\n'; }));
    if (Name.empty() || !Header)
      return;
    Values[Name].push_back({{Words.save(Header->Name), Header->Angled}, From});
    if (Wanted.contains(Name))
      followValues(Name);
  }

  /// `#include MACRO`
  void want(StringRef Macro) {
    if (!Macro.empty() && Wanted.insert(Macro).second)
      followValues(Macro);
  }

  void followValues(StringRef Macro) {
    for (const auto &[Header, From] : std::exchange(Values[Macro], {}))
      follow(Header, From);
  }

  void scanText(StringRef Text, const Place &Outside) {
    RawTokens Tokens(Text, CI.getLangOpts());
    bool InMacro = false; // the body of a macro's definition, which may end where a clause goes on
    Open = Conditionals();
    Place From = Outside;
    while (!Tokens.atEnd()) {
      if (Tokens.atLine()) {
        InMacro = false;
        From.IsReached = Outside.IsReached && Open.nextLine();
      }
      if (Tokens.Tok.is(tok::hash) && Tokens.atLine()) {
        InMacro = scanDirective(Tokens, From);
        continue;
      }
      const StringRef Word = Tokens.word();
      Tokens.next();
      const bool AtEnd = InMacro && Tokens.atLine();
      // Whether a macro is used is the preprocessor's to see.
      const bool IsReached = From.IsReached && !InMacro;
      if (Word == "restrict") {
        if (AtEnd || Tokens.Tok.is(tok::l_paren))
          addSign(&AmpSigns::Words, IsReached);
      } else if (Word == "tile_static") {
        if (AtEnd || Tokens.Tok.isOneOf(tok::raw_identifier, tok::coloncolon))
          addSign(&AmpSigns::Words, IsReached);
      } else if (Word == OwnMacro) {
        addSign(&AmpSigns::Library, IsReached);
      } else if ((Word == "__has_include" || Word == "__has_include_next") &&
                 Tokens.Tok.is(tok::l_paren)) {
        Tokens.next();
        followIfNamed(Tokens, From, /*Next=*/Word == "__has_include_next");
      }
    }
  }

  /// Goes past the directive's name; true where a macro's body follows.
  bool scanDirective(RawTokens &Tokens, Place From) {
    Tokens.next();
    if (Tokens.atLine())
      return false;
    if (Tokens.Tok.is(tok::numeric_constant)) {
      scanLine(Tokens);
      return false;
    }
    const StringRef Name = Tokens.word();
    Tokens.next();
    Open.directive(Name, Tokens.atLine() ? "" : Tokens.word());
    if (Name == "line" && Tokens.Tok.is(tok::numeric_constant))
      scanLine(Tokens);
    if (Name == "define" && !Tokens.atLine()) {
      Tokens.next();
      followIfNamed(Tokens, From); // for an #include of the macro
      return true;
    }
    if (Name == "include" || Name == "include_next" || Name == "import") {
      if (!Tokens.atLine() && !headerName(Tokens.line()))
        Signs.Computed = true;
      followIfNamed(Tokens, From, /*Next=*/Name == "include_next");
      while (!Tokens.atLine())
        Tokens.next();
    }
    return false;
  }

  /// `# 1 "file"`, `#line 1 "file"`: at the number.
  void scanLine(RawTokens &Tokens) {
    Tokens.next();
    if (Tokens.atLine())
      return;
    if (std::optional<HeaderName> File = headerName(Tokens.line()))
      if (auto Folder = Files.getOptionalDirectoryRef(sys::path::parent_path(File->Name)))
        Signs.Preprocessed |= Library.isLibrary(*Folder);
  }

  /// The token begins the name of a header.
  void followIfNamed(RawTokens &Tokens, Place From, bool Next = false) {
    if (!Tokens.atLine())
      if (std::optional<HeaderName> Header = headerName(Tokens.line(), Next))
        follow(*Header, From);
  }

  clang::CompilerInstance &CI;
  clang::FileManager &Files;
  ArrayRef<std::string> Folders;
  UnitFiles Library;
  clang::HeaderSearch Search;
  Conditionals Open;         ///< in the text that is scanned
  StringSet<> SystemFolders; ///< those that the driver adds by itself
  StringSet<> SystemNames;   ///< have been looked for
  StringSet<> Wanted;        ///< macros that a system's header includes
  StringMap<std::vector<std::pair<HeaderName, Place>>> Values; ///< of macros, for them
  BumpPtrAllocator Memory;
  StringSaver Words{Memory};
  DenseSet<const clang::FileEntry *> Seen;
  SmallVector<std::pair<clang::FileEntryRef, Place>> Pending;
  AmpSigns Signs;
};

} // namespace

AmpSigns scanForAmp(const clang::CompilerInvocation &Invocation, ArrayRef<const char *> Arguments,
                    ArrayRef<std::string> Folders, IntrusiveRefCntPtr<clang::FileManager> &Files) {
  std::unique_ptr<clang::CompilerInstance> CI =
      createInstance(std::make_shared<clang::CompilerInvocation>(Invocation));
  CI->getHeaderSearchOpts().Verbose = false;
  createDiagnostics(*CI, new clang::IgnoringDiagConsumer);
  if (!CI->createTarget())
    return {};
  setFileSystem(*CI, makeIntrusiveRefCnt<CachingFileSystem>(clang::createVFSFromCompilerInvocation(
                         CI->getInvocation(), CI->getDiagnostics(), vfs::getRealFileSystem())));
  createSources(*CI);
  Files = &CI->getFileManager();
  const clang::FrontendInputFile &Input = Invocation.getFrontendOpts().Inputs.front();
  const AmpSigns Signs = Scanner(*CI, Arguments, Folders).run(Input.getFile());
  if (!Signs.any() || Signs.Reached || Signs.Preprocessed || Input.getKind().isPreprocessed())
    return Signs;
  rewindInput();
  return findReachedSigns(Invocation, Folders, *Files).value_or(Signs);
}

} // namespace ampcc
