//===- LibraryDiagnostics.cpp - errors in headers of the library, moved to the user's code -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A message is in flight while a client handles it, so a second engine with the same client reports
// it at the new place.
//
//===----------------------------------------------------------------------===//
#include "ampcc/Messages/LibraryDiagnostics.h"
#include "LibraryCandidates.h"
#include "UnresolvedCall.h"
#include "WrongSideChain.h"
#include "ampcc/Basic/Diagnostics.h"
#include "ampcc/Basic/UnitFiles.h"
#include "ampcc/ClangHooks/Engines.h"
#include "ampcc/Messages/ClangArguments.h"
#include "ampcc/Messages/DiagnosticFilter.h"
#include "ampcc/Messages/DiagnosticWording.h"
#include "clang/Basic/Cuda.h"
#include "clang/Basic/DiagnosticSema.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Sema/Sema.h"

using namespace clang;

namespace ampcc {
namespace {

class LibraryDiagnostics : public DiagnosticFilter {
public:
  explicit LibraryDiagnostics(CompilerInstance &CI)
      : DiagnosticFilter(CI.getDiagnostics()), CI(CI) {}

  void EndSourceFile() override {
    flushUnresolved();
    DiagnosticFilter::EndSourceFile();
  }
  void finish() override {
    flushUnresolved();
    DiagnosticFilter::finish();
  }
  void clear() override {
    Unresolved.reset();
    DiagnosticFilter::clear();
  }

  void HandleDiagnostic(DiagnosticsEngine::Level Level, const Diagnostic &Info) override {
    if (Level == DiagnosticsEngine::Note && Unresolved) {
      Unresolved->add(Info, originOf(Info.getLocation()), sidesOf(Info));
      return;
    }
    flushUnresolved();
    const bool IsUnresolved = Level >= DiagnosticsEngine::Error && UnresolvedCall::isOne(Info);
    if (Level >= DiagnosticsEngine::Error && !IsUnresolved)
      messageHub(CI.getDiagnostics()).HasOtherErrors = true;
    if (IsUnresolved) {
      Unresolved.emplace(Level, Info,
                         messageHub(CI.getDiagnostics()).KeptTypes.lookup(Info.getLocation()),
                         nameSuffix(CI.getDiagnostics(), WrongSideName),
                         messageHub(CI.getDiagnostics()).IsDeducing);
      // The last message has no other after it.
      messageHub(CI.getDiagnostics()).Flush = [this] { flushUnresolved(); };
      return;
    }
    if (Level == DiagnosticsEngine::Note) {
      if (IsOutOfReach && originOf(Info.getLocation()) == UnresolvedCall::Origin::Program)
        giveWithFixIts(StoredDiagnostic(Level, Info));
      else if (!isAboutLibrary(Info))
        Next->HandleDiagnostic(Level, Info);
      IsOutOfReach = false;
    } else {
      IsInLibrary = isLibrary(Info.getLocation());
      IsOutOfReach =
          Level >= DiagnosticsEngine::Error && is(Info, ClangRole::OutOfReach) &&
          numberArgument(Info, ClangArgument::CallerSide) != unsigned(CUDAFunctionTarget::Host);
      Moved = Level >= DiagnosticsEngine::Error ? userPlace(Info.getLocation()) : SourceLocation();
      IsInLibrary &= Moved.isInvalid();
      if (Moved.isValid())
        move(Level, Info);
      else
        Next->HandleDiagnostic(Level, Info);
    }
    copyCounts();
  }

private:
  bool isLibrary(SourceLocation Loc) const {
    const UnitFiles *Files = messageHub(CI.getDiagnostics()).Files;
    return Files && Files->isLibrary(Loc);
  }

  /// A note about the internals of the library, or about the place to which the message was moved.
  bool isAboutLibrary(const Diagnostic &Note) const {
    SourceLocation Loc = Note.getLocation();
    if (Moved.isValid())
      return Loc == Moved || isLibrary(Loc);
    return !IsInLibrary && is(Note, ClangRole::DeclaredHere) && isLibrary(Loc);
  }

  /// The place in the user's code that required the instantiation with Loc, which is in the
  /// library.
  SourceLocation userPlace(SourceLocation Loc) const {
    if (!CI.hasSema() || !isLibrary(Loc))
      return {};
    for (const auto &Context : llvm::reverse(CI.getSema().CodeSynthesisContexts))
      if (Context.PointOfInstantiation.isValid() && !isLibrary(Context.PointOfInstantiation))
        return Context.PointOfInstantiation;
    return {};
  }

  /// Passes a message to the next client in place of the one that was received.
  void give(const StoredDiagnostic &Message) {
    SecondEngine Second(Diags, Next);
    Second.setSourceManager(&CI.getSourceManager());
    Second.Report(Message);
  }

  /// The note that says where a function of the program is declared.
  void giveWithFixIts(const StoredDiagnostic &Note) {
    std::vector<StoredDiagnostic> Parts =
        addClauseFixIts(CI.getASTContext(), *messageHub(CI.getDiagnostics()).Files, Note);
    if (!Parts[0].getFixIts().empty())
      Parts[0] = StoredDiagnostic(Note.getLevel(), Note.getID(),
                                  (Note.getMessage() + "; declare it 'restrict(cpu, amp)'").str(),
                                  Note.getLocation(), Note.getRanges(), Parts[0].getFixIts());
    for (const StoredDiagnostic &Part : Parts)
      give(Part);
  }

  void flushUnresolved() {
    if (!Unresolved)
      return;
    const UnitFiles *Files = messageHub(CI.getDiagnostics()).Files;
    if (!Unresolved->isOfOwnHostFunctions())
      messageHub(CI.getDiagnostics()).HasOtherErrors = true;
    std::vector<StoredDiagnostic> Parts =
        Unresolved->parts([&](const StoredDiagnostic &Note) -> std::vector<StoredDiagnostic> {
          return Files && CI.hasASTContext() ? addClauseFixIts(CI.getASTContext(), *Files, Note)
                                             : std::vector{Note};
        });
    Unresolved.reset();
    if (Files && CI.hasASTContext())
      Parts = foldLibraryCandidates(CI.getASTContext(), *Files, std::move(Parts));
    for (const StoredDiagnostic &Part : Parts)
      give(Part);
    copyCounts();
  }

  /// Of a candidate on the wrong side.
  std::optional<CallSides> sidesOf(const Diagnostic &Note) const {
    if (!is(Note, ClangRole::WrongSide))
      return std::nullopt;
    SmallString<128> Words;
    Note.FormatDiagnostic(Words);
    const auto &Known = messageHub(CI.getDiagnostics()).Sides;
    auto Row = Known.find(Words);
    return Row == Known.end() ? std::nullopt : std::optional(Row->second);
  }

  UnresolvedCall::Origin originOf(SourceLocation Loc) const {
    const UnitFiles *Files = messageHub(CI.getDiagnostics()).Files;
    if (!Files || Loc.isInvalid() || Files->isEditable(Loc))
      return UnresolvedCall::Origin::Program;
    return Files->isLibrary(Loc) ? UnresolvedCall::Origin::Library : UnresolvedCall::Origin::Others;
  }

  void move(DiagnosticsEngine::Level Level, const Diagnostic &Info) {
    SmallString<128> Text;
    // The library's own requirements have clear texts.
    if (std::optional<std::string> Reason = textArgument(Info, ClangArgument::Reason))
      Text = *Reason;
    else
      Info.FormatDiagnostic(Text);
    give(StoredDiagnostic(Level, Info.getID(), Text, FullSourceLoc(Moved, CI.getSourceManager()),
                          {}, {}));
  }

  CompilerInstance &CI;
  std::optional<UnresolvedCall> Unresolved; ///< waits for its notes
  bool IsInLibrary = false;                 ///< the last message is in the library's headers
  bool IsOutOfReach = false; ///< and amp code cannot use the declaration that it names
  SourceLocation Moved;      ///< the place of the last message, if it was moved
};

} // namespace

std::unique_ptr<DiagnosticConsumer> createLibraryDiagnostics(CompilerInstance &CI) {
  return std::make_unique<LibraryDiagnostics>(CI);
}

} // namespace ampcc
