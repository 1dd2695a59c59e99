//===- OriginalText.cpp - messages at the original text of repaired files -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "OriginalText.h"
#include "ampcc/ClangHooks/Engines.h"
#include "ampcc/Messages/DiagnosticFilter.h"
#include "ampcc/VisualCpp/SourceRepairs.h"
#include "clang/Basic/Diagnostic.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace clang;

namespace ampcc {
namespace {

/// The places of a unit in the texts as they were. Each repaired file has another one beside it,
/// included from the same place, with the text that its user knows.
class OriginalPlaces {
public:
  OriginalPlaces(SourceManager &SM, const SourceRepairs &Repairs) : SM(SM), Repairs(Repairs) {}

  /// The place itself where nothing was repaired.
  SourceLocation operator()(SourceLocation Loc) {
    if (Loc.isInvalid())
      return Loc;
    auto [File, Offset] = SM.getDecomposedLoc(Loc);
    if (Loc.isMacroID())
      return expanded(Loc, File, Offset);
    OptionalFileEntryRef Entry = SM.getFileEntryRefForID(File);
    const SourceRepairs::Repaired *Text = Entry ? Repairs.repaired(Entry->getUniqueID()) : nullptr;
    if (!Text || Offset >= Text->Origins.size())
      return Loc;
    return SM.getLocForStartOfFile(original(File, *Entry, *Text))
        .getLocWithOffset(Text->Origins[Offset]);
  }

  CharSourceRange operator()(CharSourceRange Range) {
    return {{(*this)(Range.getBegin()), (*this)(Range.getEnd())}, Range.isTokenRange()};
  }

private:
  SourceLocation expanded(SourceLocation Loc, FileID File, unsigned Offset) {
    const SrcMgr::ExpansionInfo Info = SM.getSLocEntry(File).getExpansion();
    const SourceLocation Spelled = Info.getSpellingLoc().getLocWithOffset(Offset),
                         Begin = Info.getExpansionLocStart(), End = Info.getExpansionLocEnd();
    const SourceLocation OldSpelled = (*this)(Spelled), OldBegin = (*this)(Begin),
                         OldEnd = (*this)(End);
    if (OldSpelled == Spelled && OldBegin == Begin && OldEnd == End)
      return Loc;
    // The ends of a range are shown only where they are in one expansion. So all that was not moved
    // apart by a repair shares one.
    SourceLocation Start = OldSpelled.getLocWithOffset(-static_cast<int>(Offset));
    if (SM.getFileID(Start) != SM.getFileID(OldSpelled)) {
      Start = OldSpelled;
      Offset = 0;
    }
    SourceLocation &Known = Expansions[{File, Start}];
    if (Known.isInvalid()) {
      const unsigned Length = SM.getFileIDSize(File);
      Known = Info.isMacroArgExpansion() ? SM.createMacroArgExpansionLoc(Start, OldBegin, Length)
                                         : SM.createExpansionLoc(Start, OldBegin, OldEnd, Length,
                                                                 Info.isExpansionTokenRange());
    }
    return Known.getLocWithOffset(static_cast<int>(Offset));
  }

  FileID original(FileID File, FileEntryRef Entry, const SourceRepairs::Repaired &Text) {
    FileID &Known = Originals[File];
    if (Known.isInvalid())
      Known = SM.createFileID(llvm::MemoryBuffer::getMemBuffer(Text.Original, Entry.getName()),
                              SM.getFileCharacteristic(SM.getLocForStartOfFile(File)),
                              /*LoadedID=*/0, /*LoadedOffset=*/0, SM.getIncludeLoc(File));
    return Known;
  }

  SourceManager &SM;
  const SourceRepairs &Repairs;
  llvm::DenseMap<FileID, FileID> Originals;
  /// Of an expansion, and of where its text begins as its user knows it.
  llvm::DenseMap<std::pair<FileID, SourceLocation>, SourceLocation> Expansions;
};

class OriginalText : public DiagnosticFilter {
public:
  OriginalText(DiagnosticsEngine &Diags, const SourceRepairs &Repairs)
      : DiagnosticFilter(Diags), Repairs(Repairs) {}

  void HandleDiagnostic(DiagnosticsEngine::Level Level, const Diagnostic &Info) override {
    if (Info.hasSourceManager() && Info.getLocation().isValid())
      give(Level, Info);
    else
      Next->HandleDiagnostic(Level, Info);
    copyCounts();
  }

private:
  void give(DiagnosticsEngine::Level Level, const Diagnostic &Info) {
    SourceManager &SM = Info.getSourceManager();
    if (!Places)
      Places.emplace(SM, Repairs);
    const SourceLocation Loc = (*Places)(Info.getLocation());
    bool Same = Loc == Info.getLocation();
    std::vector<CharSourceRange> Ranges;
    for (const CharSourceRange &Range : Info.getRanges()) {
      Ranges.push_back((*Places)(Range));
      Same &= Ranges.back().getAsRange() == Range.getAsRange();
    }
    if (Same)
      return Next->HandleDiagnostic(Level, Info);

    std::vector<FixItHint> Hints(Info.getFixItHints().begin(), Info.getFixItHints().end());
    for (FixItHint &Hint : Hints) {
      Hint.RemoveRange = (*Places)(Hint.RemoveRange);
      Hint.InsertFromRange = (*Places)(Hint.InsertFromRange);
    }
    SmallString<128> Text;
    Info.FormatDiagnostic(Text);
    // The engine is busy with the message that came in.
    SecondEngine Second(Diags, Next);
    Second.setSourceManager(&SM);
    Second.Report(
        StoredDiagnostic(Level, Info.getID(), Text, FullSourceLoc(Loc, SM), Ranges, Hints));
  }

  const SourceRepairs &Repairs;
  std::optional<OriginalPlaces> Places; ///< of the one unit that is read
};

} // namespace

std::unique_ptr<DiagnosticConsumer> createOriginalText(DiagnosticsEngine &Diags,
                                                       const SourceRepairs &Repairs) {
  return std::make_unique<OriginalText>(Diags, Repairs);
}

} // namespace ampcc
