//===- SiteHash.cpp -------------------------------------------------------===//
#include "SiteHash.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Lex/Lexer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Support/xxhash.h"

using namespace clang;
using namespace ampcc;

const CXXRecordDecl *ampcc::writtenClass(const CXXRecordDecl *Class) {
  const CXXRecordDecl *Pattern = Class->getTemplateInstantiationPattern();
  auto *Spec = dyn_cast<ClassTemplateSpecializationDecl>(Class);
  if (!Pattern && Spec && Spec->getSpecializationKind() == TSK_Undeclared)
    Pattern = Spec->getSpecializedTemplate()->getTemplatedDecl();
  const CXXRecordDecl *Written = Pattern ? Pattern : Class;
  return Written->getDefinition() ? Written->getDefinition() : Written;
}

SiteHash::SiteHash(ASTContext &Ctx) : Ctx(Ctx) {
  const SourceManager &SM = Ctx.getSourceManager();
  llvm::DenseMap<const FileEntry *, unsigned> Seen;
  for (unsigned I = 0; I < SM.local_sloc_entry_size(); ++I) {
    const SrcMgr::SLocEntry &Entry = SM.getLocalSLocEntry(I);
    if (!Entry.isFile() || Entry.getFile().getFileCharacteristic() != SrcMgr::C_User)
      continue;
    FileID File = SM.getFileID(SourceLocation::getFromRawEncoding(Entry.getOffset()));
    if (const FileEntry *Name = SM.getFileEntryForID(File))
      Ordinal[File] = Seen[Name]++;
  }
}

std::string SiteHash::fileName(FileID File) const {
  const SourceManager &SM = Ctx.getSourceManager();
  SourceLocation Include = SM.getIncludeLoc(File);
  if (Include.isFileID()) {
    // The name in quotes or angle brackets; something else where a macro gives it.
    StringRef Text = SM.getBufferData(SM.getFileID(Include)).substr(SM.getFileOffset(Include));
    char Close = Text.starts_with("<") ? '>' : Text.starts_with("\"") ? '"' : '\0';
    size_t End = Close ? Text.find(Close, 1) : StringRef::npos;
    if (End != StringRef::npos)
      return Text.slice(1, End).str();
  }
  OptionalFileEntryRef Entry = SM.getFileEntryRefForID(File);
  if (!Entry)
    return "";
  return File == SM.getMainFileID() ? Entry->getName().str()
                                    : llvm::sys::path::filename(Entry->getName()).str();
}

/// The file and offset of a place; inside of macros also where each expansion on the way spells it.
void SiteHash::addPlace(llvm::raw_ostream &OS, SourceLocation Loc) const {
  const SourceManager &SM = Ctx.getSourceManager();
  for (; Loc.isMacroID(); Loc = SM.getImmediateExpansionRange(Loc).getBegin())
    OS << SM.getFileOffset(SM.getSpellingLoc(Loc)) << '<';
  FileID File = SM.getFileID(Loc);
  OS << fileName(File) << '#' << Ordinal.lookup(File) << '@' << SM.getFileOffset(Loc) << '\n';
}

static SourceLocation endOf(const CXXRecordDecl *Class) {
  if (Class->isLambda())
    if (const CXXMethodDecl *Operator = Class->getLambdaCallOperator())
      return Operator->getEndLoc();
  return Class->getEndLoc();
}

/// The name as it is written. Constructors and conversion functions are named by a type, which an
/// instantiation prints with its own template arguments; their place tells them apart.
static void addName(llvm::raw_ostream &OS, DeclarationName Name) {
  switch (Name.getNameKind()) {
  case DeclarationName::CXXConstructorName:
  case DeclarationName::CXXDestructorName:
  case DeclarationName::CXXConversionFunctionName:
    OS << "::" << unsigned(Name.getNameKind());
    return;
  default:
    OS << "::" << Name;
  }
}

uint64_t SiteHash::operator()(const CXXRecordDecl *Class) const {
  const SourceManager &SM = Ctx.getSourceManager();
  Class = writtenClass(Class); // where all instantiations stand
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  addPlace(OS, Class->getLocation());
  CharSourceRange Range = SM.getExpansionRange(SourceRange(Class->getLocation(), endOf(Class)));
  OS << Lexer::getSourceText(Range, SM, Ctx.getLangOpts()) << '\n';

  bool Internal = SM.isInMainFile(SM.getExpansionLoc(Class->getLocation()));
  for (const DeclContext *DC = Class->getDeclContext(); DC; DC = DC->getParent())
    if (auto *Named = dyn_cast<NamedDecl>(DC)) {
      addName(OS, Named->getDeclName());
      Internal |= !Named->hasExternalFormalLinkage();
    }
  // Two translation units may have such a place under the same name.
  if (Internal)
    OS << '\n' << fileName(SM.getMainFileID()) << '\n' << SM.getBufferData(SM.getMainFileID());
  return llvm::xxh3_64bits(Text);
}
