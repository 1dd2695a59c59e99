//===- SiteHash.cpp - a hash of a place in the source --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "SiteHash.h"
#include "ampcc/Basic/UnitFiles.h"
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

SiteHash::SiteHash(ASTContext &Ctx, StringRef CommandMacros)
    : Ctx(Ctx), CommandMacros(CommandMacros) {}

/// Two directives may name one header by different paths, and two translation units share its
/// kernels all the same.
std::string SiteHash::fileName(FileID File) const {
  OptionalFileEntryRef Entry = Ctx.getSourceManager().getFileEntryRefForID(File);
  if (!Entry)
    return "";
  return File == Ctx.getSourceManager().getMainFileID()
             ? nameInBuild(Entry->getName(), Ctx.getLangOpts())
             : llvm::sys::path::filename(Entry->getName()).str();
}

/// One inclusion of a header among those of the unit: its name, its text, and how often a file of
/// that name with that text came before, which need not be the same file.
uint64_t SiteHash::inclusion(FileID File) const {
  const SourceManager &SM = Ctx.getSourceManager();
  auto [It, IsNew] = Inclusions.try_emplace(File, 0);
  if (!IsNew)
    return It->second;
  std::string Name = fileName(File);
  StringRef Contents = SM.getBufferData(File);
  unsigned Before = 0;
  for (unsigned I = 0; I < SM.local_sloc_entry_size(); ++I) {
    const SrcMgr::SLocEntry &Entry = SM.getLocalSLocEntry(I);
    if (!Entry.isFile())
      continue;
    FileID Other = SM.getFileID(SourceLocation::getFromRawEncoding(Entry.getOffset()));
    if (Other == File)
      break;
    Before += fileName(Other) == Name && SM.getBufferData(Other) == Contents;
  }
  std::string Text = Name + '#' + std::to_string(Before) + '\n';
  return It->second = llvm::xxh3_64bits(Text.append(Contents));
}

/// Hashes the file and offset of a place. Inside of macros it also hashes the place of each
/// expansion. A token of an argument is at the place where the user of the macro writes it.
uint64_t SiteHash::place(SourceLocation Loc) const {
  if (auto It = Places.find(Loc); It != Places.end())
    return It->second;
  const SourceManager &SM = Ctx.getSourceManager();
  uint64_t Parts[3] = {};
  if (Loc.isFileID()) {
    Parts[0] = inclusion(SM.getFileID(Loc));
    Parts[1] = SM.getFileOffset(Loc);
  } else {
    Parts[0] = place(SM.getImmediateExpansionRange(Loc).getBegin());
    Parts[1] = SM.getFileOffset(SM.getSpellingLoc(Loc));
    if (SM.isMacroArgExpansion(Loc))
      Parts[2] = place(SM.getImmediateSpellingLoc(Loc));
  }
  std::string Text;
  for (uint64_t Part : Parts)
    Text += std::to_string(Part) + '<';
  return Places[Loc] = llvm::xxh3_64bits(Text);
}

static SourceLocation endOf(const CXXRecordDecl *Class) {
  if (Class->isLambda())
    if (const CXXMethodDecl *Operator = Class->getLambdaCallOperator())
      return Operator->getEndLoc();
  return Class->getEndLoc();
}

/// Adds the name in the source. Constructors and conversion functions are named by a type, which an
/// instantiation prints with its own template arguments; these are distinguished by their place.
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
  OS << place(Class->getLocation()) << '\n';
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
       << CommandMacros;
  }
  return llvm::xxh3_64bits(Text);
}
