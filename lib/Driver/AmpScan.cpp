//===- AmpScan.cpp - may a source hold C++ AMP? ----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "AmpScan.h"
#include "KeptFiles.h"
#include "PrecompiledHeader.h"
#include "ReachedSigns.h"
#include "StandardInput.h"
#include "ampcc/Basic/UnitFiles.h"
#include "ampcc/ClangHooks/Compilations.h"
#include "ampcc/ClangHooks/Engines.h"
#include "ampcc/Reading/Directives.h"
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

namespace scan = clang::dependency_directives_scan;

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
  /// From the token on, the text of the file.
  StringRef text() {
    const char *Begin = Lex.getBufferLocation() - Tok.getLength();
    return StringRef(Begin, End - Begin);
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
    scanFile(Macros, Here);
    std::vector<std::string> Headers = Options.Includes;
    llvm::append_range(Headers, Options.MacroIncludes);
    llvm::append_range(Headers, Text.MacroHeaders);
    llvm::append_range(Headers, Text.Headers);
    for (const std::string &Name : Headers)
      follow({Name, false}, Here);
    if (Source == "-") {
      if (auto Text = MemoryBuffer::getSTDIN())
        scanFile((*Text)->getBuffer(), Here);
    } else if (clang::OptionalFileEntryRef File = Files.getOptionalFileRef(Source)) {
      enter(*File, Here);
    }
    // What cannot be read, clang reports.
    while (!Pending.empty() && !Signs.any()) {
      auto [File, Here] = Pending.pop_back_val();
      if (auto Text = Files.getBufferForFile(File))
        scanFile((*Text)->getBuffer(), Here);
    }
    return Signs;
  }

private:
  /// Where an #include stands.
  struct Place {
    clang::OptionalDirectoryEntryRef Folder;
    bool IsSystem;
    bool IsReached; ///< outside of all conditionals
    /// Where on the include path the file was found that it stands in; null if it was not.
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

  enum class Use { Include, Test };

  /// The header that the name finds is read if it is included, and is a sign if it is the
  /// library's. None is no matter: the directive need not be reached.
  void follow(HeaderName Header, Place From, Use By = Use::Include) {
    if (Header.Name.empty())
      return;
    // After `include_next` the name means another file in each folder.
    const bool Next = Header.Next && From.Found;
    if (By == Use::Include && From.IsSystem && Header.Angled && !Next &&
        !SystemNames.insert(Header.Name).second)
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
      return By == Use::Test ? void() : enter(*File, {std::nullopt, IsSystem, From.IsReached, Dir});
    if (File || llvm::any_of(Folders, [&](const std::string &Folder) {
          return sys::fs::is_regular_file(Folder + "/" + Header.Name);
        }))
      addSign(&AmpSigns::Library, From.IsReached);
  }

  void scanFile(StringRef Text, const Place &Here) {
    scanDirectives(Text, Here);
    if (mayHoldWords(Text, Here))
      Here.IsSystem ? scanSystemWords(Text) : scanWords(Text);
  }

  void scanDirectives(StringRef Text, const Place &Here) {
    const Directives All(Text);
    // In a system's headers the spelling is known.
    Signs.Computed |= !Here.IsSystem && !All.isComplete();
    All.forEach([&](const Directives::Directive &D, bool IsUnconditional) {
      Place From = Here;
      From.IsReached &= IsUnconditional;
      switch (D.Kind) {
      case scan::pp_include:
      case scan::pp_include_next:
      case scan::pp_import:
      case scan::pp___include_macros:
        followOperand(All.textFrom(D, 0), All.operand(D, 0), D.Kind == scan::pp_include_next, From);
        break;
      case scan::pp_define:
        recordValue(All.operand(D, 0), All.textFrom(D, 1), From);
        followTests(All, D, From);
        break;
      case scan::pp_if:
      case scan::pp_elif:
        followTests(All, D, From);
        break;
      default:
        break;
      }
    });
  }

  void followOperand(StringRef Text, StringRef Word, bool Next, const Place &From) {
    if (std::optional<HeaderName> Header = headerName(Text, Next))
      return follow(*Header, From);
    want(Word);
    // A macro of the system has the value that a header gave it (`Values`).
    Signs.Computed |= !From.IsSystem && !Word.empty();
  }

  /// `__has_include(<header>)`
  void followTests(const Directives &All, const Directives::Directive &D, const Place &From) {
    for (size_t I = 0; I < D.Tokens.size(); ++I) {
      const StringRef Word = All.operand(D, I);
      if (Word == "__has_include" || Word == "__has_include_next")
        if (std::optional<HeaderName> Header =
                headerName(All.textFrom(D, I + 2), /*Next=*/Word == "__has_include_next"))
          follow(*Header, From, Use::Test);
    }
  }

  /// Whether the text can hold a sign beside those of its directives. Most does not.
  static bool mayHoldWords(StringRef Text, const Place &Here) {
    if (holdsWord(Text, "restrict") || holdsWord(Text, OwnMacro))
      return true;
    return !Here.IsSystem &&
           (holdsWord(Text, "tile_static") || joinsWords(Text) || holdsLineMarker(Text));
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

  /// A line ends within a word, after a backslash.
  static bool joinsWords(StringRef Text) {
    for (size_t At = Text.find('\\'); At != StringRef::npos; At = Text.find('\\', At + 1)) {
      StringRef Rest = Text.substr(At + 1).ltrim(" \t\f\v\r");
      if (At > 0 && clang::isAsciiIdentifierContinue(Text[At - 1]) && Rest.consume_front("\n") &&
          !Rest.empty() && clang::isAsciiIdentifierContinue(Rest.front()))
        return true;
    }
    return false;
  }

  /// Where the text has been preprocessed, its first line says of which file it was.
  static bool holdsLineMarker(StringRef Text) {
    Text = Text.ltrim();
    return Text.consume_front("#") && (Text.ltrim(" \t").starts_with("line") ||
                                       (!Text.empty() && clang::isDigit(Text.ltrim(" \t")[0])));
  }

  /// The words of C++ AMP are names like any other in a system's C headers: a clause counts by what
  /// it holds.
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

  void scanWords(StringRef Text) {
    RawTokens Tokens(Text, CI.getLangOpts());
    bool InMacro = false; // the body of a macro's definition, which may end where a clause goes on
    while (!Tokens.atEnd()) {
      if (Tokens.atLine()) {
        InMacro = false;
        if (Tokens.Tok.is(tok::hash)) {
          InMacro = beginDirective(Tokens);
          continue;
        }
      }
      const StringRef Word = Tokens.word();
      Tokens.next();
      const bool AtEnd = InMacro && Tokens.atLine();
      if (Word == "restrict")
        Signs.Words |= AtEnd || Tokens.Tok.is(tok::l_paren);
      else if (Word == "tile_static")
        Signs.Words |= AtEnd || Tokens.Tok.isOneOf(tok::raw_identifier, tok::coloncolon);
      else
        Signs.Library |= Word == OwnMacro;
    }
  }

  /// Goes past the directive's name, of a definition past the macro's; true where a macro's body
  /// follows.
  bool beginDirective(RawTokens &Tokens) {
    Tokens.next();
    if (Tokens.atLine())
      return false;
    const bool IsDefinition = Tokens.word() == "define";
    const bool IsLine = Tokens.word() == "line";
    if (!Tokens.Tok.is(tok::numeric_constant))
      Tokens.next();
    if (Tokens.atLine())
      return false;
    if (IsDefinition)
      Tokens.next();
    else if (IsLine || Tokens.Tok.is(tok::numeric_constant))
      readLineMarker(Tokens);
    return IsDefinition;
  }

  /// `# 1 "file"`, `#line 1 "file"`: at the number.
  void readLineMarker(RawTokens &Tokens) {
    Tokens.next();
    if (Tokens.atLine())
      return;
    if (std::optional<HeaderName> File = headerName(Tokens.text()))
      if (auto Folder = Files.getOptionalDirectoryRef(sys::path::parent_path(File->Name)))
        Signs.Preprocessed |= Library.isLibrary(*Folder);
  }

  /// `#define Name <header>`, for an #include of the macro; Body is what follows the name.
  void recordValue(StringRef Name, StringRef Body, Place From) {
    From.IsReached = false; // of where it is included nothing is known
    const std::optional<HeaderName> Header = headerName(Body);
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

  clang::CompilerInstance &CI;
  clang::FileManager &Files;
  ArrayRef<std::string> Folders;
  UnitFiles Library;
  clang::HeaderSearch Search;
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
  setFileSystem(*CI, makeIntrusiveRefCnt<KeptFiles>(clang::createVFSFromCompilerInvocation(
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
