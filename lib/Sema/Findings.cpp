//===- Findings.cpp - the errors that rules found, before they are reported -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Findings.h"
#include "Rules.h"
#include "ampcc/Basic/BodyWalker.h"
#include "clang/Basic/DiagnosticSema.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/DenseMap.h"
#include <set>

using namespace clang;

namespace ampcc {
namespace {

/// The instantiated function that is Function or contains it; null if there is none.
const FunctionDecl *enclosingInstance(const FunctionDecl *Function) {
  for (const DeclContext *Scope = Function; Scope; Scope = Scope->getParent())
    if (const auto *F = dyn_cast<FunctionDecl>(Scope); F && F->isTemplateInstantiation())
      return F;
  return nullptr;
}

/// Who uses a function first, in the order of the functions given.
class UserFinder : public BodyWalker {
public:
  explicit UserFinder(llvm::ArrayRef<FunctionToCheck> Functions) {
    for (const FunctionToCheck &F : Functions) {
      if (F.Function->isDependentContext())
        continue;
      User = F.Function;
      walk(User);
    }
  }

  const FunctionDecl *userOf(const FunctionDecl *Function) const {
    return Users.lookup(Function->getCanonicalDecl());
  }

  bool VisitDeclRefExpr(DeclRefExpr *E) override { return used(E->getDecl()); }
  bool VisitMemberExpr(MemberExpr *E) override { return used(E->getMemberDecl()); }
  bool VisitCXXConstructExpr(CXXConstructExpr *E) override { return used(E->getConstructor()); }

private:
  bool used(const ValueDecl *D) {
    if (const auto *Function = dyn_cast<FunctionDecl>(D))
      Users.try_emplace(Function->getCanonicalDecl(), User);
    return true;
  }

  const FunctionDecl *User = nullptr;
  llvm::DenseMap<const FunctionDecl *, const FunctionDecl *> Users;
};

} // namespace

const PartialDiagnostic &Findings::add(SourceLocation Loc, diag::Kind K) {
  if (diag::row(K).L != diag::Level::Note || Messages.empty())
    Messages.push_back({K, Current, CurrentLaunch, {}, {}});
  Messages.back().Parts.push_back(part(Loc, K));
  return Messages.back().Parts.back().second;
}

PartialDiagnosticAt Findings::part(SourceLocation Loc, diag::Kind K) const {
  return {Loc, PartialDiagnostic(diagnosticID(Diags, Loc, K), Ast.getDiagAllocator())};
}

void Findings::annotate(
    llvm::function_ref<std::optional<PartialDiagnosticAt>(const Message &)> MakeNote) {
  for (Message &M : Messages)
    if (std::optional<PartialDiagnosticAt> Note = MakeNote(M))
      M.Parts.push_back(std::move(*Note));
}

bool Findings::isNewHere(QualType T) {
  const FunctionDecl *Instance = Current ? enclosingInstance(Current) : nullptr;
  QualType Bare = T.getCanonicalType().getNonReferenceType().getUnqualifiedType();
  return !Instance || TypesOfInstances.insert({Instance, Bare.getAsOpaquePtr()}).second;
}

const CXXRecordDecl *Findings::classOf(QualType T) const {
  T = T.getNonReferenceType();
  if (T->isPointerType())
    T = T->getPointeeType();
  const CXXRecordDecl *Class = Ast.getBaseElementType(T)->getAsCXXRecordDecl();
  return Class ? Class->getCanonicalDecl() : nullptr;
}

void Findings::concerns(QualType T) {
  Messages.back().Types.push_back(T);
  if (const CXXRecordDecl *Class = classOf(T))
    Messages.back().Concerns.push_back(Class);
}

void Findings::isOfMember(const CXXRecordDecl *Class) {
  Messages.back().MemberOf = Class->getCanonicalDecl();
}

void Findings::isOf(const VarDecl *Variable) { Messages.back().Variable = Variable; }

void Findings::isWritten(SourceRange Range, bool IsCast) {
  Messages.back().Written = Range;
  Messages.back().IsCast = IsCast;
}

void Findings::enterLaunch(const FunctionDecl *Entry) {
  CurrentLaunch = Entry ? Entry->getCanonicalDecl() : nullptr;
}

bool Findings::isOn(const Message &M, QualType T) const {
  const CXXRecordDecl *Class = classOf(T);
  return Class && (M.MemberOf == Class || llvm::is_contained(M.Concerns, Class));
}

bool Findings::reports(diag::Kind K, const FunctionDecl *Function) const {
  return llvm::any_of(Messages,
                      [&](const Message &M) { return M.K == K && M.Function == Function; });
}

bool Findings::isLeftOut(const Message &M) const {
  const SourceManager &SM = Ast.getSourceManager();
  return PlacesLeftOut.contains(M.place()) || llvm::any_of(RangesLeftOut, [&](SourceRange Range) {
           return !SM.isBeforeInTranslationUnit(M.place(), Range.getBegin()) &&
                  !SM.isBeforeInTranslationUnit(Range.getEnd(), M.place());
         });
}

void Findings::emit(llvm::ArrayRef<FunctionToCheck> Functions) {
  const SourceManager &SM = Ast.getSourceManager();
  std::vector<const Message *> Sorted;
  for (const Message &M : Messages)
    if (!isLeftOut(M))
      Sorted.push_back(&M);
  llvm::sort(Sorted, [&](const Message *A, const Message *B) {
    SourceLocation LocA = A->place(), LocB = B->place();
    return LocA == LocB ? A < B : SM.isBeforeInTranslationUnit(LocA, LocB);
  });

  // Instances of a template need not repeat an error that its definition has shown already.
  std::set<std::pair<SourceLocation, diag::Kind>> InPatterns;
  for (const Message &M : Messages)
    if (M.Function && M.Function->isDependentContext())
      InPatterns.insert({M.place(), M.K});

  llvm::DenseSet<const CXXRecordDecl *> Reported;
  for (const Message &M : Messages)
    if (!M.MemberOf)
      Reported.insert(M.Concerns.begin(), M.Concerns.end());

  std::set<std::pair<const CXXRecordDecl *, std::string>> ReportedContainers;
  std::set<std::pair<SourceLocation, std::string>> Seen;
  std::unique_ptr<UserFinder> Users;
  for (const Message *Next : Sorted) {
    const Message &M = *Next;
    bool Dependent = M.Function && M.Function->isDependentContext();
    if (!Dependent && InPatterns.count({M.place(), M.K}))
      continue;
    // An array and a view of a class are two mistakes.
    if (M.MemberOf && M.K == diag::err_container_element) {
      if (Reported.contains(M.MemberOf) ||
          !ReportedContainers.insert({M.MemberOf, messageText(Diags, M.Parts[0])}).second)
        continue;
    } else if (M.MemberOf && !Reported.insert(M.MemberOf).second) {
      continue;
    }
    if (!Seen.insert({M.place(), messageText(Diags, M.Parts[0])}).second)
      continue;
    for (const PartialDiagnosticAt &Part : M.Parts)
      Part.second.Emit(Diags.Report(Part.first, Part.second.getDiagID()));

    const FunctionDecl *Instance = M.Function ? enclosingInstance(M.Function) : nullptr;
    for (unsigned Depth = 0; Instance && Depth < 10; ++Depth) {
      unsigned Note = Instance->getPrimaryTemplate()
                          ? clang::diag::note_function_template_spec_here
                          : clang::diag::note_template_member_function_here;
      SourceLocation Loc = Instance->getPointOfInstantiation();
      if (Loc.isValid())
        Diags.Report(Loc, Note) << Instance;
      if (!Users)
        Users = std::make_unique<UserFinder>(Functions);
      const FunctionDecl *User = Users->userOf(Instance);
      Instance = User ? enclosingInstance(User) : nullptr;
    }
  }
  Messages.clear();
}

} // namespace ampcc
