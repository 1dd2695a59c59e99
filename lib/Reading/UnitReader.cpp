//===- UnitReader.cpp - the parse loop of a translation unit -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Reading/UnitReader.h"
#include "LanguageSupport.h"
#include "MissingTemplates.h"
#include "OpenMPPragmas.h"
#include "SharedReadingCheck.h"
#include "ampcc/ClangHooks/AllocationFunctions.h"
#include "ampcc/ClangHooks/Compilations.h"
#include "ampcc/ClangHooks/DeferredMessages.h"
#include "ampcc/ClangHooks/HostCalls.h"
#include "ampcc/ClangHooks/NextText.h"
#include "ampcc/ClangHooks/PrecompiledState.h"
#include "ampcc/Clauses/AttributeClauses.h"
#include "ampcc/Clauses/ConceptSides.h"
#include "ampcc/Clauses/FunctionRestrictions.h"
#include "ampcc/Clauses/HostDefinitions.h"
#include "ampcc/Clauses/HostTypes.h"
#include "ampcc/Clauses/LambdaContexts.h"
#include "ampcc/Clauses/NamespaceNames.h"
#include "ampcc/Clauses/TokenRewriter.h"
#include "ampcc/Messages/DeferredDiagnostics.h"
#include "ampcc/Messages/DiagnosticPragma.h"
#include "ampcc/Messages/DiagnosticWording.h"
#include "ampcc/Messages/HeldDiagnostics.h"
#include "ampcc/Messages/LibraryTypos.h"
#include "ampcc/Messages/PrintedTypes.h"
#include "ampcc/Reading/IncludeRecord.h"
#include "ampcc/Reading/StandardHeaders.h"
#include "ampcc/VisualCpp/VisualCpp.h"
#include "ampcc/VisualCpp/VisualCppRepairs.h"
#include "clang/AST/ASTConsumer.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Preprocessor.h"
#include "clang/Parse/Parser.h"
#include "clang/Sema/EnterExpressionEvaluationContext.h"
#include "clang/Sema/Sema.h"
#include "clang/Sema/TemplateInstCallback.h"
#include "llvm/ADT/StringExtras.h"

using namespace clang;

namespace ampcc {
namespace {

/// CUDA's launch brackets are no tokens of C++: `operator<<<T>` is `<<` and `<`. Appends the first
/// part and leaves the last angle in Tok.
void splitChevrons(Token &Tok, std::vector<Token> &Out) {
  bool Open = Tok.is(tok::lesslessless);
  Token First = Tok;
  First.setKind(Open ? tok::lessless : tok::greatergreater);
  First.setLength(2);
  Out.push_back(First);
  Tok.setKind(Open ? tok::less : tok::greater);
  Tok.setLocation(Tok.getLocation().getLocWithOffset(2));
  Tok.setLength(1);
  Tok.clearFlag(Token::StartOfLine);
  Tok.clearFlag(Token::LeadingSpace);
}

void readAmp(LangOptions &Language) {
  Language.CUDA = 1;
  // Overloaded calls in a dual function are resolved for the amp side, as Lower needs it.
  Language.CUDAIsDevice = 1;
  // Declaring a variadic function is fine on the host; Sema rejects it with an amp clause.
  allowVariadicFunctions(Language);
  // A constexpr function without a clause is restrict(cpu) like any other (spec 2.1).
  Language.CUDAHostDeviceConstexpr = 0;
  // __declspec(property) in the headers.
  Language.DeclSpecKeyword = 1;
}

/// The name that follows the headers which both parses share (ampcc_rt/end_of_standard.h).
constexpr llvm::StringLiteral EndOfStandard = "ampcc_rt_end_of_standard";

/// Continues with the tokens of this text. It does not belong to the program, nor do the headers
/// that it names by their paths.
void enterText(Preprocessor &PP, StringRef Text) {
  SourceManager &SM = PP.getSourceManager();
  FileID File =
      SM.createFileID(llvm::MemoryBuffer::getMemBufferCopy(Text, "<built-in>"), SrcMgr::C_System);
  PP.EnterSourceFile(File, /*Dir=*/nullptr, SourceLocation());
}

/// The text without the lines of ampcc, which depend on how the unit is parsed and where
/// ampcc is installed.
std::string commandMacros(Preprocessor &PP, const UnitFiles &Files) {
  std::string Kept;
  StringRef Rest = PP.getSourceManager().getBufferData(PP.getPredefinesFileID());
  while (!Rest.empty()) {
    StringRef Line;
    std::tie(Line, Rest) = Rest.split('\n');
    StringRef Name = Line;
    if (Name.consume_front("#include \"") && Name.consume_back("\"")) {
      const OptionalFileEntryRef File = PP.getFileManager().getOptionalFileRef(Name);
      if (File && isAddedBefore(*File, Files))
        continue;
    }
    if (Line != "#define __AMPCC__ 1")
      Kept.append(Line).append("\n");
  }
  return Kept;
}

/// Some function of the unit may call functions without a clause. Standard headers that were read
/// before have no such function, so that they are the same without this.
bool deduces(LanguageVersion OfUnit, const ClauseTable &Table, const UnitFiles &Files) {
  return allows(OfUnit, Feature::Deduction) ||
         llvm::any_of(Table.Clauses, [&](const RestrictClause &Clause) {
           return Clause.Version && allows(*Clause.Version, Feature::Deduction) &&
                  !Files.isLibrary(Clause.Tokens.front());
         });
}

} // namespace

/// The state of a parse from the first token to the last. The parser's constructor registers the
/// pragma handlers, so it comes before the lexing.
class UnitReader::State {
public:
  explicit State(CompilerInstance &CI)
      : User(CI.getLangOpts()), S(CI.getSema()), P(CI.getPreprocessor(), S, false) {
    // Comments and pragmas that are lexed reach Sema before the parser starts.
    S.CurContext = S.Context.getTranslationUnitDecl();
  }

  void start() {
    S.CurContext = nullptr; // the parser enters it
    P.Initialize();
    Context.emplace(S, Sema::ExpressionEvaluationContext::PotentiallyEvaluated);
    OfFunctions.emplace(S);
  }

  const LangOptions User; ///< as the invocation has them
  Sema &S;
  std::unique_ptr<PragmaHandler> OpenMP; ///< registered after the parser's, so it outlives it
  Parser P;
  bool Started = false;    ///< the parser has its first token
  bool IsRestored = false; ///< restoreStandard() has taken the place of the standard headers
  /// The language of the user's files has more than that of the headers, which it would break.
  bool IsVisualCpp = false;
  std::optional<SharedReadingCheck> Shared; ///< set if standard headers were parsed before the unit
  std::string CommandMacros; ///< the preprocessor's text of the macros of the command
  DeferredErrors Conditional;
  HostTypes Types;
  Sema::ModuleImportState Imports = Sema::ModuleImportState::NotACXX20Module;
  std::optional<EnterExpressionEvaluationContext> Context;
  std::optional<FunctionRestrictions> OfFunctions;
};

UnitReader::UnitReader(CompilerInstance &CI, llvm::ArrayRef<std::string> Folders,
                       llvm::function_ref<void(Preprocessor &)> BeforeLexing)
    : CI(CI), Files(CI.getSourceManager(), Folders) {
  CI.createSema(TU_Complete, /*CompletionConsumer=*/nullptr);
  Preprocessor &PP = CI.getPreprocessor();
  if (BeforeLexing)
    BeforeLexing(PP);
  St = std::make_unique<State>(CI);
  LangOptions Amp = St->User;
  readAmp(Amp);
  setLanguage(CI, Amp);
  handleDiagnosticPragmas(PP, Clauses);
  if (!St->User.OpenMP)
    St->OpenMP = collectOpenMPPragmas(PP, Clauses);
  printTypesWithoutClauses(CI.getASTContext());
  emitDeferredOfEveryFunction(CI.getSema(), St->Conditional);
  leaveDefinitionsToHost(CI.getSema(), Files);
  correctMembersOfLibrary(CI.getSema(), Files);
  messageHub(CI.getDiagnostics()).Files = &Files;
  PP.EnterMainSourceFile();
  St->CommandMacros = commandMacros(PP, Files);
}

/// The parser looks at the language to know what it has registered.
UnitReader::~UnitReader() {
  if (messageHub(CI.getDiagnostics()).Flush)
    messageHub(CI.getDiagnostics()).Flush();
  CI.getLangOpts() = St->User;
  messageHub(CI.getDiagnostics()).Files = nullptr;
}

std::vector<Token> UnitReader::lex(const IdentifierInfo *Until) {
  Preprocessor &PP = CI.getPreprocessor();
  std::vector<Token> Tokens;
  Token Tok;
  do {
    if (St->Shared)
      St->Shared->setPosition(Tokens.size());
    PP.Lex(Tok);
    if (Tok.isOneOf(tok::lesslessless, tok::greatergreatergreater))
      splitChevrons(Tok, Tokens);
    if (Until && Tok.is(tok::identifier) && Tok.getIdentifierInfo() == Until)
      Tok.setKind(tok::eof);
    Tokens.push_back(Tok);
  } while (Tok.isNot(tok::eof));
  return Tokens;
}

/// Makes these the parser's next tokens. Seen: the token watcher has seen all of them, else only
/// those with the flag IsReinjected.
void UnitReader::enter(llvm::ArrayRef<Token> Tokens, bool Seen) {
  auto Stream = std::make_unique<Token[]>(Tokens.size());
  std::copy(Tokens.begin(), Tokens.end(), Stream.get());
  CI.getPreprocessor().EnterTokenStream(std::move(Stream), Tokens.size(),
                                        /*DisableMacroExpansion=*/true, /*IsReinject=*/Seen);
}

/// Clang's loop over the top-level declarations. Where only a part of the unit was entered, its end
/// is none to Sema.
void UnitReader::parse(bool WholeUnit) {
  Sema &S = St->S;
  Parser &P = St->P;
  ASTConsumer &Consumer = S.getASTConsumer();
  bool First = !St->Started;
  if (First) {
    if (ExternalASTSource *Saved = S.Context.getExternalSource())
      Saved->StartTranslationUnit(&Consumer);
    St->start();
  } else
    P.ConsumeAnyToken(); // the end of the part before
  St->Started = true;
  for (bool AtEnd = false; !AtEnd; First = false) {
    if (P.getCurToken().is(tok::eof) && !WholeUnit)
      return;
    if (St->IsVisualCpp)
      setVisualCpp(CI.getLangOpts(),
                   !CI.getSourceManager().isInSystemHeader(P.getCurToken().getLocation()));
    Parser::DeclGroupPtrTy Group;
    AtEnd = First ? P.ParseFirstTopLevelDecl(Group, St->Imports)
                  : P.ParseTopLevelDecl(Group, St->Imports);
    if (StopAtErrors && mayNeedHeaders())
      return;
    if (AtEnd || !Group)
      continue;
    for (Decl *D : Group.get()) {
      openDeductionGuides(D);
      nameLambdasOfInitialisers(D);
    }
    if (!Consumer.HandleTopLevelDecl(Group.get()))
      return;
  }
  for (Decl *D : S.WeakTopLevelDecls())
    Consumer.HandleTopLevelDecl(DeclGroupRef(D));
  Consumer.HandleTranslationUnit(S.getASTContext());
}

bool UnitReader::readStandard(StringRef Directives, llvm::ArrayRef<std::string> Library,
                              llvm::ArrayRef<std::string> Compiler,
                              llvm::ArrayRef<std::string> System) {
  Preprocessor &PP = CI.getPreprocessor();
  St->Shared.emplace(PP, Library, Compiler, System);
  // After the macros of the command line. A name in -include would be searched in the folder of the
  // command first.
  lex(PP.getIdentifierInfo(EndOfStandard));
  enterText(PP, (Directives + EndOfStandard + "\n").str());
  return readShared();
}

/// The language is not part of the state: both sides go on with it, and Clang compares it with that
/// of the command line.
llvm::SmallVector<char, 0> UnitReader::saveStandard() {
  const std::string Headers = St->Shared->save();
  if (Headers.empty())
    return {};
  const std::string Note =
      llvm::utostr(St->CommandMacros.size()) + '\n' + St->CommandMacros + Headers;
  // Only the analysis needs them, and declares them again.
  removeDeviceAllocation(St->S);
  const LangOptions Amp = CI.getLangOpts();
  CI.getLangOpts() = St->User;
  llvm::SmallVector<char, 0> File = writeState(CI, Note);
  CI.getLangOpts() = Amp;
  return File;
}

bool UnitReader::restoreStandard(StringRef Note, llvm::ArrayRef<std::string> Library,
                                 llvm::ArrayRef<std::string> Compiler,
                                 llvm::ArrayRef<std::string> System) {
  St->Shared.emplace(CI.getPreprocessor(), Library, Compiler, System);
  auto [Size, Rest] = Note.split('\n');
  size_t OfMacros = 0;
  if (!llvm::to_integer(Size, OfMacros) || !St->Shared->restore(Rest.substr(OfMacros)))
    return false;
  St->CommandMacros = Rest.take_front(OfMacros).str();
  St->IsRestored = true;
  Token End;
  End.startToken();
  End.setKind(tok::eof);
  enter(End);
  parse(/*WholeUnit=*/false);
  return true;
}

llvm::ArrayRef<SavedHeader> UnitReader::savedHeaders() const { return St->Shared->savedHeaders(); }

bool UnitReader::readMoreStandard(llvm::ArrayRef<std::string> Headers, StringRef Bringer) {
  Preprocessor &PP = CI.getPreprocessor();
  OptionalFileEntryRef File = PP.getFileManager().getOptionalFileRef(Bringer);
  St->Shared->setBringer(File ? &File->getFileEntry() : nullptr);
  std::string Text;
  for (const std::string &Header : Headers)
    Text += "#define " + macroFor(Header) + " 1\n#include <" + Header + ">\n";
  enterText(PP, Text + EndOfStandard.str() + "\n");
  return readShared();
}

/// The headers up to the word that ends them.
bool UnitReader::readShared() {
  Preprocessor &PP = CI.getPreprocessor();
  DiagnosticsEngine &Diags = CI.getDiagnostics();
  HeldDiagnostics Held(Diags);
  std::vector<Token> Tokens = lex(PP.getIdentifierInfo(EndOfStandard));
  // A program whose own header of such a name has C++ AMP cannot share the parse.
  bool Good =
      !mayHoldAmp(Tokens) && !PP.isMacroDefined("AMP_DETAIL_CONFIG_H") && !Diags.hasErrorOccurred();
  if (Good) {
    St->Shared->addHeaders(Tokens);
    enter(Tokens);
    parse(/*WholeUnit=*/false);
    Good = !Diags.hasErrorOccurred();
  }
  // Errors in a header are reported where the unit includes it.
  if (Good) {
    Held.release();
  } else {
    Held.drop();
    Diags.Reset(/*soft=*/true);
  }
  return Good;
}

bool UnitReader::rewriteAmp(std::vector<Token> &Tokens,
                            llvm::function_ref<bool(const IdentifierInfo *)> OccursInShared) {
  Preprocessor &PP = CI.getPreprocessor();
  DiagnosticErrorTrap Trap(CI.getDiagnostics());
  nameNamespaces(PP, Tokens, Clauses);
  if (St->IsVisualCpp)
    rewriteVisualCpp(Tokens, Clauses);
  insertMissingTemplates(PP, KnownTemplates, Tokens, Clauses);
  replaceAttributeClauses(PP, Tokens, Clauses);
  rewriteTokens(PP, Files, Tokens, Clauses, St->Types, OccursInShared);
  return Trap.hasErrorOccurred();
}

/// Call it while errors are held back.
bool UnitReader::mayNeedHeaders() const {
  MessageHub &Hub = messageHub(CI.getDiagnostics());
  if (!CI.getDiagnostics().hasErrorOccurred())
    return false;
  if (Hub.Flush)
    Hub.Flush();
  return Hub.HasOtherErrors || Hub.Kept.any() || !Candidates.Possible.empty();
}

llvm::ArrayRef<std::string> UnitReader::headersForRetry() const {
  return NeedsHeaders ? Candidates.forRetry() : Candidates.Possible;
}

TranslationUnit UnitReader::parseAnalysis(std::vector<Token> Tokens, std::vector<Token> Editable) {
  watchHostTypes(CI.getPreprocessor(), St->S, St->Types, Tokens);
  watchHostTemplates(St->S, Files);
  watchConcepts(St->S);
  enter(Tokens, /*Seen=*/St->Types.Begin.empty());
  std::vector<Token>().swap(Tokens);
  KeptErrors &Kept = messageHub(CI.getDiagnostics()).Kept;
  Kept.start(St->S, St->P, Clauses, Files);
  parse(/*WholeUnit=*/true);
  St->S.TemplateInstCallbacks.clear();
  if (DiagnosticTaker *Repairs = messageHub(CI.getDiagnostics()).Repairs)
    Repairs->endOfUnit();
  NeedsHeaders = mayNeedHeaders();
  std::vector<SourceRange> Exceptions = Kept.ofExceptions();
  return TranslationUnit{CI,
                         Clauses,
                         Files,
                         std::move(Editable),
                         Kept.stop(),
                         std::move(St->Conditional.OfInferred),
                         std::move(St->Conditional.OfDefaults),
                         std::move(messageHub(CI.getDiagnostics()).Unknown),
                         std::move(Exceptions),
                         std::move(St->CommandMacros)};
}

FrontendStatus UnitReader::readAnalysis(bool AlwaysParse, bool StopsAtErrors,
                                        llvm::function_ref<void(TranslationUnit &)> Consume) {
  Preprocessor &PP = CI.getPreprocessor();
  if (St->IsRestored)
    declareDeviceAllocation(St->S);
  if (St->Shared) {
    St->Shared->watch();
    enterText(PP, "#define __AMPCC__ 1\n");
  }

  // Without AMP the host compiler parses the file again and repeats the messages up to here.
  HeldDiagnostics Held(CI.getDiagnostics());
  std::vector<Token> Tokens = lex(nullptr);
  if (St->Shared && St->Shared->changesMeaning(Tokens, CI.getASTContext())) {
    Held.drop();
    return FrontendStatus::ChangesStandard;
  }
  auto OccursInShared = [this](const IdentifierInfo *Name) {
    return St->Shared && St->Shared->occurs(Name);
  };
  Candidates = findHeaderCandidates(Tokens, PP, Files, OccursInShared);
  if (!Candidates.Missing.empty()) {
    Held.drop();
    return FrontendStatus::MissingHeaders;
  }
  StopAtErrors = StopsAtErrors && !Candidates.forRetry().empty();
  std::vector<Token> Editable = findEditable(Tokens);
  St->IsVisualCpp = isVisualCpp(PP);
  const bool FoundErrors =
      (AlwaysParse || mayHoldAmp(Tokens)) && rewriteAmp(Tokens, OccursInShared);
  if (Clauses.empty() && !AlwaysParse && !FoundErrors) {
    Held.drop();
    return FrontendStatus::NoAmp;
  }
  Held.release();
  messageHub(CI.getDiagnostics()).IsDeducing = deduces(Version, Clauses, Files);
  if (messageHub(CI.getDiagnostics()).IsDeducing)
    allowHostCalls(CI.getLangOpts());

  TranslationUnit Unit = parseAnalysis(std::move(Tokens), std::move(Editable));
  if (!StopAtErrors || !NeedsHeaders)
    Consume(Unit);
  return FrontendStatus::Done;
}

std::vector<SourcePlace> UnitReader::missingTemplates() const {
  std::vector<SourcePlace> Places = editablePlaces(
      CI.getSourceManager(), Files, messageHub(CI.getDiagnostics()).MissingTemplates);
  llvm::erase_if(
      Places, [&](const SourcePlace &Place) { return llvm::is_contained(KnownTemplates, Place); });
  return Places;
}

/// A system header that has a word of C++ AMP, in code or in a macro, is the program's as any other
/// file. Returns the tokens of all editable files if there is one.
std::vector<Token> UnitReader::findEditable(llvm::ArrayRef<Token> Tokens) {
  const SourceManager &SM = CI.getSourceManager();
  for (const Token &Tok : Tokens) {
    if (!isWordOfAmp(Tok))
      continue;
    for (SourceLocation Loc :
         {SM.getExpansionLoc(Tok.getLocation()), SM.getSpellingLoc(Tok.getLocation())}) {
      FileID File = SM.getFileID(Loc);
      // A preprocessed unit has line markers for parts of the main file.
      if (SM.isInSystemHeader(Loc) && File != SM.getMainFileID() && SM.getFileEntryForID(File) &&
          !Files.isLibrary(File))
        Files.addSystemHeader(File);
    }
  }
  std::vector<Token> Editable;
  if (Files.hasSystemHeaders())
    llvm::copy_if(Tokens, std::back_inserter(Editable),
                  [&](const Token &Tok) { return Files.isEditable(Tok.getLocation()); });
  return Editable;
}

void UnitReader::becomeHost() {
  // The frontend has shown the warnings on the user's own text.
  CI.getDiagnostics().setIgnoreAllWarnings(true);
  takeDeferred(St->S);
  St->OfFunctions->stop();
  setLanguage(CI, St->User);
  removeDeviceAllocation(St->S);
}

void UnitReader::readHost(std::unique_ptr<llvm::MemoryBuffer> Text) {
  replaceMainFile(CI, std::move(Text));
  parse(/*WholeUnit=*/true);
}

} // namespace ampcc
