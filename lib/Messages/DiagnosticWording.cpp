//===- DiagnosticWording.cpp - Clang's messages in the words of C++ AMP --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Messages/DiagnosticWording.h"
#include "LaunchResult.h"
#include "MissingHeader.h"
#include "Replacement.h"
#include "UnknownName.h"
#include "ampcc/Basic/Diagnostics.h"
#include "ampcc/Basic/Library.h"
#include "ampcc/Basic/Substitutes.h"
#include "ampcc/Basic/UnitFiles.h"
#include "ampcc/ClangHooks/Engines.h"
#include "ampcc/ClangHooks/MessageNames.h"
#include "ampcc/ClangHooks/PendingTypos.h"
#include "ampcc/ClangHooks/RewordedMessage.h"
#include "ampcc/Messages/ClangArguments.h"
#include "ampcc/Messages/DiagnosticFilter.h"
#include "clang/AST/Attr.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Basic/DiagnosticParse.h"
#include "clang/Basic/DiagnosticSema.h"
#include "llvm/ADT/SmallSet.h"
#include <set>

using namespace clang;

namespace ampcc {
namespace {

bool isGivenOnce(unsigned ClangDiagID) {
  switch (ClangDiagID) {
#define ONCE(ID) case clang::diag::ID:
#include "ampcc/Messages/ClangDiagnostics.def"
    return true;
  default:
    return false;
  }
}

/// The hub of each engine. The engine itself only knows its outermost client, which may be another
/// one.
llvm::SmallDenseMap<const DiagnosticsEngine *, MessageHub *, 2> &hubs() {
  static llvm::SmallDenseMap<const DiagnosticsEngine *, MessageHub *, 2> All;
  return All;
}

class AmpWording : public DiagnosticFilter {
public:
  AmpWording(DiagnosticsEngine &Diags, std::unique_ptr<DiagnosticTaker> Repairs)
      : DiagnosticFilter(Diags), Repairs(std::move(Repairs)) {
    hubs()[&Diags] = &Hub;
    Hub.Repairs = this->Repairs.get();
  }
  ~AmpWording() override { hubs().erase(&Diags); }

  void EndSourceFile() override {
    reportWaiting();
    DiagnosticFilter::EndSourceFile();
  }
  void finish() override {
    reportWaiting();
    DiagnosticFilter::finish();
  }

  void HandleDiagnostic(DiagnosticsEngine::Level Level, const Diagnostic &Info) override {
    if (!Waiting.empty() && Level == DiagnosticsEngine::Note) {
      Waiting.emplace_back(Level, Info);
      return;
    }
    if (explainsWaiting(Info))
      Waiting.clear();
    reportWaiting();
    if (Repairs && Repairs->take(Level, Info))
      return;
    if (is(Info, ClangRole::MissingTemplate))
      Hub.MissingTemplates.push_back(Info.getLocation());
    if (isDropped(Info.getID(), Giver::Anywhere) || isRepeated(Level, Info) ||
        reportUnknownName(Level, Info))
      return;
    const Sema *S = Hub.Kept.sema();
    if (std::optional<Replacement> Own = replacement(Info, S)) {
      if (is(Info, ClangRole::NoExpression))
        Lines.insert(lineOf(Info));
      const std::string Text = textOf(Diags, *Own);
      return handOn(Level, RewordedMessage(Info, Text));
    }
    StringRef Format = concernsAmp(Info) ? ampWording(Info.getID()) : StringRef();
    // A stored message has its words already, and its arguments no more.
    if (Format.empty() || (Info.getNumArgs() == 0 && Format.contains('%')))
      return handOn(Level, Info);
    SmallString<128> Text;
    Info.FormatDiagnostic(Format.begin(), Format.end(), Text);
    Text += advice(Info);
    if (std::optional<CallSides> Sides = callSides(Info); Sides && is(Info, ClangRole::WrongSide))
      Hub.Sides.try_emplace(Text, *Sides);
    if (Level >= DiagnosticsEngine::Error)
      Text += nameSuffix(Diags, ampName(Info.getID()));
    handOn(Level, RewordedMessage(Info, Text));
  }

private:
  void handOn(DiagnosticsEngine::Level Level, const Diagnostic &Info) {
    if (Level == DiagnosticsEngine::Fatal && Hub.Kept.any())
      return reportWithKept({Level, Info});
    if (Hub.Kept.take(Level, Info)) {
      if (Level >= DiagnosticsEngine::Error)
        Hub.KeptTypes[Info.getLocation()] = typeArguments(Info);
      return;
    }
    const Sema *S = Hub.Kept.sema();
    if (S && Level >= DiagnosticsEngine::Error && isParseError(Info.getID()) &&
        hasPendingTypos(*S)) {
      Waiting.emplace_back(Level, Info);
      return;
    }
    Next->HandleDiagnostic(Level, Info);
    copyCounts();
  }

  /// Info is about an unknown name before the parse error that waits, in the same line.
  bool explainsWaiting(const Diagnostic &Info) const {
    if (Waiting.empty() || !is(Info, ClangRole::UnknownName) || Info.getLocation().isInvalid())
      return false;
    const SourceManager &SM = Info.getSourceManager();
    const SourceLocation Loc = Waiting.front().getLocation();
    auto [File, Offset] = SM.getDecomposedExpansionLoc(Loc);
    return lineOf(Info) == std::pair(File, SM.getLineNumber(File, Offset)) &&
           SM.isBeforeInTranslationUnit(Info.getLocation(), Loc);
  }

  void reportWaiting() {
    for (const StoredDiagnostic &Message : std::exchange(Waiting, {}))
      give(Message);
  }

  /// Nothing is reported after a fatal error, so the held-back errors are reported before it.
  void reportWithKept(const StoredDiagnostic &Fatal) {
    for (const KeptError &Error : Hub.Kept.stop())
      for (const StoredDiagnostic &Part : Error.Parts)
        Diags.Report(Part);
    Diags.Report(Fatal);
  }

  static NamedIn callerOf(const Diagnostic &Info) {
    return numberArgument(Info, ClangArgument::CallerSide) ==
                   unsigned(CUDAFunctionTarget::HostDevice)
               ? NamedIn::Dual
               : NamedIn::Amp;
  }

  /// The advice that follows the description of the error.
  std::string advice(const Diagnostic &Info) const {
    if (is(Info, ClangRole::OutOfReach)) {
      const NamedDecl *Used = declArgument(Info, ClangArgument::Named);
      return substituteFor(Used, callerOf(Info)) + (Hub.IsDeducing ? "" : laterVersionFor(Used));
    }
    const auto Cpu = unsigned(CUDAFunctionTarget::Host), Amp = unsigned(CUDAFunctionTarget::Device);
    const bool IsOwn =
        Hub.Files && Info.getLocation().isValid() && Hub.Files->isEditable(Info.getLocation());
    const auto Callee = numberArgument(Info, ClangArgument::CalleeSide),
               Caller = numberArgument(Info, ClangArgument::CallerSide);
    return is(Info, ClangRole::WrongSide) && IsOwn &&
                   (Caller == Cpu ? Callee == Amp : Callee == Cpu)
               ? "; declare it 'restrict(cpu, amp)'"
               : "";
  }

  /// The message of ampcc for Info that knows more of the mistake; nothing if there is none.
  std::optional<Replacement> replacement(const Diagnostic &Info, const Sema *S) const {
    if (S && isLaunchBracket(Info, *S))
      return Replacement{diag::err_foreign_launch, {}};
    if (std::optional<Replacement> Own = S ? explainForeignDeclarator(Info, *S) : std::nullopt)
      return Own;
    if (std::optional<Replacement> Own = S ? explainForeignStatement(Info, *S) : std::nullopt)
      return Own;
    if (std::optional<Replacement> Own = readOnlyElement(Info))
      return Own;
    if (std::optional<Replacement> Own = rangeOfContainer(Info))
      return Own;
    if (std::optional<Replacement> Own = S ? launchResult(Info, *S) : std::nullopt)
      return Own;
    return Hub.Files ? missingHeader(Info, *Hub.Files) : std::nullopt;
  }

  /// For a change of an element that a view of const elements returned.
  static std::optional<Replacement> readOnlyElement(const Diagnostic &Info) {
    const NamedDecl *Giver = declArgument(Info, ClangArgument::Named);
    const auto *View = Giver && is(Info, ClangRole::ConstAssigned)
                           ? dyn_cast<ClassTemplateSpecializationDecl>(Giver->getDeclContext())
                           : nullptr;
    if (!View || !isContainer(libraryClass(View)))
      return std::nullopt;
    const TemplateArgument &Element = View->getTemplateArgs()[0];
    if (Element.getKind() != TemplateArgument::Type || !Element.getAsType().isConstQualified())
      return std::nullopt;
    PrintingPolicy Policy(View->getASTContext().getPrintingPolicy());
    const std::string Name = View->getNameAsString() + "<",
                      Type = Element.getAsType().getUnqualifiedType().getAsString(Policy) + ">";
    return Replacement{diag::err_read_only_element, {Name + "const " + Type, Name + Type}};
  }

  /// For a `for` over the elements of a container.
  static std::optional<Replacement> rangeOfContainer(const Diagnostic &Info) {
    const QualType Range =
        is(Info, ClangRole::NoRange) ? typeArgument(Info, ClangArgument::Class) : QualType();
    const CXXRecordDecl *Class =
        Range.isNull() ? nullptr : Range.getNonReferenceType()->getAsCXXRecordDecl();
    if (!Class || !isContainer(libraryClass(Class)))
      return std::nullopt;
    return Replacement{diag::err_range_of_container,
                       {argumentOf(Info, "%0"), argumentOf(Info, "%select{begin|end}1")}};
  }

  /// A launch of CUDA, whose first bracket UnitReader has split into `<<` and `<`.
  static bool isLaunchBracket(const Diagnostic &Info, const Sema &S) {
    if (!is(Info, ClangRole::NoExpression) || Info.getLocation().isInvalid() ||
        Info.getLocation().isMacroID() ||
        Info.getSourceManager().getFileOffset(Info.getLocation()) < 2)
      return false;
    Token Bracket;
    return !Lexer::getRawToken(Info.getLocation().getLocWithOffset(-2), Bracket,
                               Info.getSourceManager(), S.getLangOpts()) &&
           Bracket.is(tok::lesslessless);
  }

  /// Reports the right spelling of an unknown name, if it is known; drops errors that follow from
  /// such a name.
  bool reportUnknownName(DiagnosticsEngine::Level Level, const Diagnostic &Info) {
    const Sema *S = Hub.Kept.sema();
    if (!S || Level < DiagnosticsEngine::Error)
      return false;
    std::optional<UnknownName> Name = explainUnknownName(Info, *S);
    if (Name && Hub.Unknown.insert(Info.getLocation()).second) {
      const bool IsNew = Name->Header.empty() || Headers.insert(Name->Header).second;
      if (Name->BeginsDeclaration)
        Lines.insert(lineOf(Info));
      if (IsNew)
        give(StoredDiagnostic(Level, Info.getID(), textOf(Diags, Name->Message),
                              FullSourceLoc(Info.getLocation(), Info.getSourceManager()),
                              Info.getRanges(), {}));
      return Repeated = true;
    }
    return Repeated = Hub.Unknown.contains(Info.getLocation()) || Lines.contains(lineOf(Info));
  }

  static std::pair<FileID, unsigned> lineOf(const Diagnostic &Info) {
    if (Info.getLocation().isInvalid())
      return {};
    const SourceManager &SM = Info.getSourceManager();
    auto [File, Offset] = SM.getDecomposedExpansionLoc(Info.getLocation());
    return {File, SM.getLineNumber(File, Offset)};
  }

  /// Passes a message to the next client in place of the one that was received.
  void give(const StoredDiagnostic &Message) {
    SecondEngine Second(Diags, Next);
    Second.setSourceManager(&Diags.getSourceManager());
    Second.Report(Message);
    copyCounts();
  }

  bool isRepeated(DiagnosticsEngine::Level Level, const Diagnostic &Info) {
    if (Level == DiagnosticsEngine::Note)
      return Repeated;
    // One whose words are fixed was given before, and is given again on purpose.
    Repeated =
        isGivenOnce(Info.getID()) && Info.getNumArgs() > 0 &&
        !Reported.insert({Info.getLocation(), declArgument(Info, ClangArgument::Named)}).second;
    return Repeated;
  }

  /// An alias is a tile_static variable (TileStaticAttribute.cpp), or what the user calls so. A
  /// static array of amp code that Clang reports is tile_static: others have an error of their own.
  bool concernsAmp(const Diagnostic &Info) const {
    if (is(Info, ClangRole::StaticArraySize)) {
      const Sema *S = Hub.Kept.sema();
      const FunctionDecl *Function = S ? S->getCurFunctionDecl(/*AllowLambda=*/true) : nullptr;
      return Function && Function->hasAttr<CUDADeviceAttr>();
    }
    if (!is(Info, ClangRole::AliasDefined))
      return true;
    const NamedDecl *D = declArgument(Info, ClangArgument::Named);
    return D && D->hasAttr<CUDASharedAttr>();
  }

  /// The -verify client has its own counts; callers use those of the outermost client.
  MessageHub Hub;
  std::set<std::pair<SourceLocation, const NamedDecl *>> Reported; ///< names and their places
  llvm::SmallSet<StringRef, 4> Headers;                            ///< reported as missing
  /// The lines with names of these headers, or with a launch of CUDA. Clang's further errors there,
  /// such as those about a declaration without its type, are consequences.
  llvm::DenseSet<std::pair<FileID, unsigned>> Lines;
  /// A parse error with its notes, in an expression with a name that is unknown. Clang reports the
  /// name later.
  std::vector<StoredDiagnostic> Waiting;
  bool Repeated = false;                    ///< the last message was, notes follow
  std::unique_ptr<DiagnosticTaker> Repairs; ///< of a source for Visual C++
};

} // namespace

StringRef ampWording(unsigned ClangDiagID) {
  switch (ClangDiagID) {
#define WORDING(ID, NAME, SPEC, TEXT)                                                              \
  case clang::diag::ID:                                                                            \
    return TEXT;
#include "ampcc/Messages/ClangDiagnostics.def"
  default:
    return {};
  }
}

StringRef ampName(unsigned ClangDiagID) {
  switch (ClangDiagID) {
#define WORDING(ID, NAME, SPEC, TEXT)                                                              \
  case clang::diag::ID:                                                                            \
    return NAME;
#include "ampcc/Messages/ClangDiagnostics.def"
  default:
    return {};
  }
}

bool isDropped(unsigned ClangDiagID, Giver By) {
  switch (ClangDiagID) {
#define DROPPED(ID, WHERE)                                                                         \
  case clang::diag::ID:                                                                            \
    return Giver::WHERE == Giver::Anywhere || Giver::WHERE == By;
#include "ampcc/Messages/ClangDiagnostics.def"
  default:
    return false;
  }
}

MessageHub &messageHub(DiagnosticsEngine &Diags) {
  auto It = hubs().find(&Diags);
  assert(It != hubs().end() && "an engine without createAmpWording");
  return *It->second;
}

std::unique_ptr<DiagnosticConsumer> createAmpWording(DiagnosticsEngine &Diags,
                                                     std::unique_ptr<DiagnosticTaker> Repairs) {
  return std::make_unique<AmpWording>(Diags, std::move(Repairs));
}

} // namespace ampcc
