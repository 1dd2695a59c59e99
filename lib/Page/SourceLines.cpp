//===- SourceLines.cpp - the user's files of a unit, and their lines ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Page/SourceLines.h"
#include "ampcc/Basic/ASTWalker.h"
#include "ampcc/Basic/UnitFiles.h"
#include "clang/AST/ASTContext.h"
#include "llvm/ADT/DenseSet.h"

using namespace clang;

namespace ampcc {
namespace {

/// Finds the statements that contain no block: expressions, declarations, initialisers, and the
/// parts of the heads of loops and branches.
class StatementWalker : public ASTWalker {
public:
  explicit StatementWalker(llvm::function_ref<void(SourceRange)> Found) : Found(Found) {}

  bool TraverseStmt(Stmt *S, DataRecursionQueue *) override {
    if (S)
      holdsBlock(S, /*IsStatement=*/true);
    return true;
  }

private:
  bool holdsBlock(const Stmt *S, bool IsStatement) {
    const bool HasStatements = isa<CompoundStmt, IfStmt, ForStmt, CXXForRangeStmt, WhileStmt,
                                   DoStmt, SwitchStmt, SwitchCase, LabelStmt, AttributedStmt>(S);
    if (const auto *D = dyn_cast<DeclStmt>(S))
      for (Decl *Local : D->decls())
        if (isa<CXXRecordDecl>(Local))
          TraverseDecl(Local);
    bool Holds = isa<CompoundStmt>(S);
    for (const Stmt *Part : S->children())
      Holds |= Part && holdsBlock(Part, HasStatements);
    if (IsStatement && !Holds && isa<Expr, DeclStmt, ReturnStmt>(S))
      Found(S->getSourceRange());
    return Holds;
  }

  const llvm::function_ref<void(SourceRange)> Found;
};

} // namespace

void SourceLines::addFile(StringRef Name, StringRef Text) {
  const size_t File = Files.size();
  Files.emplace_back(Name.str(), Text.str());
  llvm::DenseMap<unsigned, SourceLine> &Lines = Known[Name];
  for (unsigned Line = 1, End = Text.count('\n') + 1; Line <= End; ++Line)
    Lines.try_emplace(Line, SourceLine{File, Line});
}

/// The files of the user, the main file first. A file that is included several times is one. Files
/// of a state that the unit began with (HeaderCache.h) are standard headers, and not local.
static std::vector<FileID> userFiles(const SourceManager &SM, const UnitFiles &Owners) {
  std::vector<FileID> Result = {SM.getMainFileID()};
  llvm::DenseSet<const FileEntry *> Seen = {SM.getFileEntryForID(SM.getMainFileID())};
  for (unsigned I = 0, End = SM.local_sloc_entry_size(); I != End; ++I) {
    const SrcMgr::SLocEntry &Entry = SM.getLocalSLocEntry(I);
    if (!Entry.isFile())
      continue;
    const SourceLocation Begin = SourceLocation::getFromRawEncoding(Entry.getOffset());
    const FileID File = SM.getFileID(Begin);
    const FileEntry *OnDisk = SM.getFileEntryForID(File);
    if (OnDisk && Seen.insert(OnDisk).second && !Owners.isLibrary(File) && Owners.isEditable(Begin))
      Result.push_back(File);
  }
  return Result;
}

void SourceLines::addFiles(const ASTContext &Ctx, const UnitFiles &Owners) {
  const SourceManager &SM = Ctx.getSourceManager();
  llvm::DenseMap<FileID, size_t> Index;
  for (FileID ID : userFiles(SM, Owners)) {
    const SourceLocation Begin = SM.getLocForStartOfFile(ID);
    const StringRef Text = SM.getBufferData(ID);
    const size_t File = Files.size();
    Index[ID] = File;
    Files.emplace_back(SM.getPresumedLoc(Begin, /*UseLineDirectives=*/false).getFilename(),
                       Text.str());
    size_t Offset = 0;
    for (unsigned Line = 1;; ++Line) {
      const PresumedLoc Place = SM.getPresumedLoc(Begin.getLocWithOffset(Offset));
      const StringRef Name = Place.getFilename();
      Known[Name].try_emplace(Place.getLine(), SourceLine{File, Line});
      Known[nameInBuild(Name, Ctx.getLangOpts())].try_emplace(Place.getLine(),
                                                              SourceLine{File, Line});
      const size_t End = Text.find('\n', Offset);
      if (End == StringRef::npos)
        break;
      Offset = End + 1;
    }
  }
  const auto Add = [&](SourceRange Range) { addStatement(SM, Index, Range); };
  StatementWalker Statements(Add);
  for (Decl *D : Ctx.getTranslationUnitDecl()->decls())
    if (Owners.isEditable(D->getLocation()) && !Owners.isLibrary(D->getLocation()))
      Statements.TraverseDecl(D);
}

/// Records the lines of a statement that has several.
void SourceLines::addStatement(const SourceManager &SM, const llvm::DenseMap<FileID, size_t> &Index,
                               SourceRange Range) {
  const auto [ID, Begin] = SM.getDecomposedLoc(SM.getExpansionLoc(Range.getBegin()));
  const auto [EndID, End] = SM.getDecomposedLoc(SM.getExpansionRange(Range.getEnd()).getEnd());
  const auto File = Index.find(ID);
  if (ID != EndID || File == Index.end())
    return;
  const SourceSpan Span{SM.getLineNumber(ID, Begin), SM.getLineNumber(ID, End)};
  for (unsigned Line = Span.First; Line < Span.Last + 1 && Span.First < Span.Last; ++Line) {
    const auto [It, IsNew] = Files[File->second].Statements.try_emplace(Line, Span);
    if (!IsNew && Span.Last - Span.First < It->second.Last - It->second.First)
      It->second = Span;
  }
}

std::optional<SourceLine> SourceLines::find(StringRef Name, unsigned Line) const {
  const auto File = Known.find(Name);
  if (File == Known.end())
    return std::nullopt;
  const auto Found = File->second.find(Line);
  if (Found == File->second.end())
    return std::nullopt;
  return Found->second;
}

SourceSpan SourceLines::statementAt(SourceLine Line) const {
  const auto &Statements = Files[Line.File].Statements;
  const auto Found = Statements.find(Line.Line);
  return Found == Statements.end() ? SourceSpan{Line.Line, Line.Line} : Found->second;
}

} // namespace ampcc
