//===- SiteHash.cpp -------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "SiteHash.h"
#include "ampcc/Extract/TemplateScope.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Lex/Lexer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Support/xxhash.h"

using namespace clang;
using namespace ampcc;

SiteHash::SiteHash(ASTContext &Ctx, FileID CommandLine) : Ctx(Ctx), CommandLine(CommandLine) {
  const SourceManager &SM = Ctx.getSourceManager();
  llvm::DenseMap<const FileEntry *, unsigned> Seen;
  for (unsigned I = 0; I < SM.local_sloc_entry_size(); ++I) {
    const SrcMgr::SLocEntry &Entry = SM.getLocalSLocEntry(I);
    if (!Entry.isFile())
      continue;
    if (Entry.getFile().getFileCharacteristic() != SrcMgr::C_User)
      continue;
    FileID File = SM.getFileID(SourceLocation::getFromRawEncoding(Entry.getOffset()));
    if (const FileEntry *Name = SM.getFileEntryForID(File))
      Ordinal[File] = Seen[Name]++;
  }
}

/// Two directives may name one header by different paths, and two translation units share its
/// kernels all the same.
std::string SiteHash::fileName(FileID File) const {
  OptionalFileEntryRef Entry = Ctx.getSourceManager().getFileEntryRefForID(File);
  if (!Entry)
    return "";
  return File == Ctx.getSourceManager().getMainFileID()
             ? Entry->getName().str()
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

/// Other translation units may have another entity under the same name.
static bool isInternal(const Decl *D) {
  if (auto *Namespace = dyn_cast<NamespaceDecl>(D))
    return Namespace->isAnonymousNamespace();
  if (auto *Function = dyn_cast<FunctionDecl>(D))
    return !isa<CXXMethodDecl>(Function) && Function->getStorageClass() == SC_Static;
  auto *Class = dyn_cast<CXXRecordDecl>(D);
  if (!Class || !Class->getDeclContext()->isFileContext())
    return false;
  if (!Class->isLambda())
    return !Class->hasNameForLinkage();
  // In the initialiser of a variable that is not inline, or in no named entity at all.
  auto *Var = dyn_cast_or_null<VarDecl>(Class->getLambdaContextDecl());
  return !Var || Var->getStorageClass() == SC_Static;
}

uint64_t SiteHash::operator()(const CXXRecordDecl *Class) const {
  const CXXRecordDecl *Written = writtenClass(Class);
  auto [It, IsNew] = Known.try_emplace(Written->getLocation(), 0);
  if (IsNew)
    It->second = compute(Written);
  return It->second;
}

void SiteHash::makeInternal(const CXXRecordDecl *Class) {
  SourceLocation Loc = writtenClass(Class)->getLocation();
  if (Internal.insert(Loc).second)
    Known.erase(Loc);
}

uint64_t SiteHash::compute(const CXXRecordDecl *Class) const {
  const SourceManager &SM = Ctx.getSourceManager();
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  addPlace(OS, Class->getLocation());
  CharSourceRange Range = SM.getExpansionRange(SourceRange(Class->getLocation(), endOf(Class)));
  OS << Lexer::getSourceText(Range, SM, Ctx.getLangOpts()) << '\n';

  // The names around, as they are written: an instance is named and linked by its arguments too.
  bool IsOwn = SM.isInMainFile(SM.getExpansionLoc(Class->getLocation())) || isInternal(Class) ||
               Internal.contains(Class->getLocation());
  for (const DeclContext *DC = Class->getDeclContext(); DC;) {
    const Decl *D = writtenDecl(cast<Decl>(DC));
    if (auto *Named = dyn_cast<NamedDecl>(D))
      addName(OS, Named->getDeclName());
    IsOwn |= isInternal(D);
    DC = D->getDeclContext();
  }
  // Two translation units may have such a place under the same name, and one file may be compiled
  // twice.
  if (IsOwn) {
    OS << '\n'
       << fileName(SM.getMainFileID()) << '\n'
       << SM.getBufferData(SM.getMainFileID()) << '\n'
       << SM.getBufferData(CommandLine);
  }
  return llvm::xxh3_64bits(Text);
}
