//===- ModuleLowering.cpp - state shared by the lowering of one module ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ModuleLowering.h"
#include "FunctionLowering.h"
#include "ampcc/Basic/DeviceCallee.h"
#include "ampcc/Basic/UnitFiles.h"
#include "ampcc/ClangHooks/Types.h"
#include "clang/AST/Attr.h"
#include "clang/Basic/SourceManager.h"

using namespace ampcc;
using namespace clang;

DiagnosticBuilder ModuleLowering::report(SourceLocation Loc, diag::Kind K) {
  Failed = true;
  return ampcc::report(Sema.getDiagnostics(), Loc, K);
}

void ModuleLowering::unsupported(SourceLocation Loc, StringRef What) {
  Failed = true;
  if (!Reported.insert(Loc).second)
    return;
  if (Current.FD && isUnmarked(Current.FD))
    reportInDeduced(Loc, What);
  else
    report(Loc, diag::err_not_lowered) << What << "";
}

void ModuleLowering::unsupportedLayout(SourceLocation Loc, StringRef What, QualType Class) {
  unsupported(Loc, (What + " of type '" + Class.getAsString(Ast.getPrintingPolicy()) +
                    "' whose lambda captures more in other instances of its template (name its "
                    "captures)")
                       .str());
}

void ModuleLowering::reportInDeduced(SourceLocation Loc, StringRef What) {
  std::vector<const FunctionDecl *> Path{Current.FD};
  while (isUnmarked(Path.back()) && Users.count(Path.back()->getCanonicalDecl()) &&
         Users[Path.back()->getCanonicalDecl()].first)
    Path.push_back(Users[Path.back()->getCanonicalDecl()].first);
  if (isUnmarked(Path.back()))
    Path.push_back(nullptr); // a kernel
  std::reverse(Path.begin(), Path.end());
  // Amp code of the library, such as the entry of a kernel without a clause, has called the first
  // function of the user.
  while (Path.size() > 1 && Files.isLibrary(Users[Path[1]->getCanonicalDecl()].second))
    Path.erase(Path.begin());
  if (Path.size() == 1)
    return void(report(Loc, diag::err_not_lowered) << What << "");
  DiagnosticsEngine &Diags = Sema.getDiagnostics();
  if (!Refused.insert(Path[1]).second)
    return;
  report(Users[Path[1]->getCanonicalDecl()].second, diag::err_amp_deduced_call) << Path[1];
  for (size_t I = 2; I < Path.size(); ++I)
    ampcc::report(Diags, Users[Path[I]->getCanonicalDecl()].second, diag::note_deduced_path)
        << Path[I - 1] << Path[I];
  ampcc::report(Diags, Loc, diag::note_deduced_rule)
      << Current.FD << (What + " is not supported in amp code").str();
}

kir::SourcePos ModuleLowering::pos(SourceLocation Loc) {
  kir::SourcePos P;
  if (Loc.isInvalid())
    return P;
  const SourceManager &SM = Ast.getSourceManager();
  P.Opaque = Loc.getRawEncoding();
  PresumedLoc Presumed = SM.getPresumedLoc(SM.getExpansionLoc(Loc));
  if (Presumed.isInvalid())
    return P;
  auto [It, Inserted] = FileIndex.try_emplace(Presumed.getFilename(), Module.Files.size());
  if (Inserted)
    Module.Files.push_back(nameInBuild(Presumed.getFilename(), Ast.getLangOpts()));
  P.File = It->second;
  P.Line = Presumed.getLine();
  return P;
}

bool ModuleLowering::isPassedByAddress(QualType T) {
  const CXXRecordDecl *D = Ast.getBaseElementType(T)->getAsCXXRecordDecl();
  D = D ? D->getDefinition() : nullptr;
  if (!D || isLibrary(D))
    return false;
  auto [It, Inserted] = ByAddress.try_emplace(D, false);
  if (!Inserted)
    return It->second;
  bool UserCopies = D->hasUserDeclaredDestructor() && D->getDestructor()->isUserProvided();
  for (const CXXConstructorDecl *Ctor : D->ctors())
    UserCopies |= Ctor->isCopyOrMoveConstructor() && Ctor->isUserProvided();
  for (const CXXBaseSpecifier &Base : D->bases())
    UserCopies |= isPassedByAddress(Base.getType());
  for (const FieldDecl *Field : D->fields())
    UserCopies |= isPassedByAddress(Field->getType());
  return ByAddress[D] = UserCopies;
}

bool ModuleLowering::isDestroyed(const CXXRecordDecl *D) {
  D = D ? D->getDefinition() : nullptr;
  if (!D || D->hasTrivialDestructor() || isLibrary(D))
    return false;
  auto IsDestroyed = [&](QualType T) {
    return isDestroyed(Ast.getBaseElementType(T)->getAsCXXRecordDecl());
  };
  return D->getDestructor()->isUserProvided() ||
         llvm::any_of(D->fields(), [&](const FieldDecl *F) { return IsDestroyed(F->getType()); }) ||
         llvm::any_of(D->bases(),
                      [&](const CXXBaseSpecifier &Base) { return IsDestroyed(Base.getType()); });
}

kir::Function *ModuleLowering::function(const FunctionDecl *FD, SourceLocation UseLoc,
                                        const ClassPath &Path) {
  FD = deviceCallee(FD);
  const FunctionDecl *Canonical = FD->getCanonicalDecl();
  const ClassPath *Known = Path.empty() ? nullptr : &*Paths.insert(Path).first;
  auto [It, Inserted] = Functions.try_emplace({Canonical, Known}, nullptr);
  if (!Inserted) {
    Failed |= !It->second;
    return It->second;
  }
  Users.try_emplace(Canonical, Current.FD, UseLoc);
  const FunctionDecl *Definition = nullptr;
  if (!FD->hasBody(Definition) || !Definition) {
    if (Known && isElsewhere(FD)) {
      unsupported(UseLoc, "a base with virtual base classes that another translation unit defines");
      return nullptr;
    }
    return Functions[{Canonical, Known}] = declaredOnly(FD, UseLoc);
  }
  kir::Function *F = signature(Definition);
  if (!F)
    return nullptr;
  F->Pos = pos(Definition->getLocation());
  F->AlwaysInline = isLibrary(FD) || InlineFunctions.count(Canonical);
  if (isLibrary(FD))
    From.Library.insert(F);
  Functions[{Canonical, Known}] = F;
  Queue.push_back({Definition, Known});
  return F;
}

kir::Function *ModuleLowering::declaredOnly(const FunctionDecl *FD, SourceLocation UseLoc) {
  if (Module.Check || !isElsewhere(FD)) {
    report(UseLoc, diag::err_missing_body) << FD << Module.Check;
    ampcc::report(Sema.getDiagnostics(), FD->getLocation(), diag::note_declared_here) << FD;
    return nullptr;
  }
  kir::Function *F = signature(FD);
  if (!F)
    return nullptr;
  F->Pos = pos(UseLoc);
  F->Symbol = symbol(FD);
  return F;
}

kir::Function *ModuleLowering::signature(const FunctionDecl *FD) {
  const kir::Type *ReturnTy = type(FD->getReturnType(), FD->getLocation());
  if (!ReturnTy)
    return nullptr;
  kir::Function *F = Module.createFunction(functionName(FD), ReturnTy);
  F->QualifiedName = FD->getQualifiedNameAsString();
  From.Functions[F] = FD;
  if (const auto *Method = dyn_cast<CXXMethodDecl>(FD);
      Method && Method->isImplicitObjectMemberFunction() &&
      !addSelf(*F, Method->getParent(), Method->isConst(), FD->getLocation()))
    return nullptr;
  for (const ParmVarDecl *P : FD->parameters()) {
    const kir::Var *V = addParameter(*F, P->getName(), P->getType(), P->getLocation());
    if (!V)
      return nullptr;
    From.Variables[V] = P;
  }
  return F;
}

kir::Var *ModuleLowering::addParameter(kir::Function &F, StringRef Name, QualType T,
                                       SourceLocation Loc) {
  const kir::Type *Ty = type(T, Loc);
  if (!Ty)
    return nullptr;
  const bool ByAddress = isPassedByAddress(T);
  auto *V = Ctx.var(Name.empty() ? "unnamed" : Name, ByAddress ? Ctx.pointerTo(Ty) : Ty, pos(Loc));
  V->S = kir::Var::Storage::Param;
  V->IsConst = ByAddress || T->isReferenceType();
  F.Params.push_back(V);
  return V;
}

kir::Var *ModuleLowering::addSelf(kir::Function &F, const CXXRecordDecl *Class, bool IsConst,
                                  SourceLocation Loc) {
  const kir::Type *Ty = type(classType(Class), Loc);
  if (!Ty)
    return nullptr;
  auto *V = Ctx.var("self", Ctx.pointerTo(Ty, IsConst), pos(Loc));
  V->S = kir::Var::Storage::Param;
  V->IsConst = true;
  F.Params.push_back(V);
  return V;
}

/// Both forms align tile_static arrays of 16 bytes to as many.
static uint64_t ownAlignment(const ValueDecl *D, const kir::Type *Ty) {
  constexpr uint64_t Wide = 16;
  const bool IsWide = D->hasAttr<CUDASharedAttr>() && isa<kir::ArrayType>(Ty) && Ty->size() >= Wide;
  return std::max(Ty->align(), IsWide ? Wide : 1);
}

kir::Var *ModuleLowering::variable(const ValueDecl *D, const kir::Type *Ty, StringRef Name,
                                   SourceLocation Loc) {
  // 0 without alignas. On a reference it would align a pointer, whose place no program can observe.
  const uint64_t Align =
      D->getType()->isReferenceType() ? 0 : D->getMaxAlignment() / Ast.getCharWidth();
  if (Align <= ownAlignment(D, Ty))
    return Ctx.var(Name.str(), Ty, pos(Loc));
  kir::StructType *Around = Ctx.createStruct((Name + "_storage").str());
  Around->Fields.push_back({"object", Ty, 0});
  Around->Size = llvm::alignTo(Ty->size(), Align);
  Around->Align = Align;
  kir::Var *V = Ctx.var(Name.str(), Around, pos(Loc));
  Aligned.insert(V);
  return V;
}

kir::Expr *ModuleLowering::object(kir::Var *V) {
  return Aligned.contains(V) ? Ctx.member(Ctx.ref(V), 0) : Ctx.ref(V);
}

kir::Expr *ModuleLowering::initialValue(const kir::Var *V, kir::Expr *Value) {
  return Aligned.contains(V) ? Ctx.make<kir::InitList>(V->Ty, std::vector<kir::Expr *>{Value})
                             : Value;
}

kir::Var *ModuleLowering::tileStatic(const VarDecl *V) {
  auto [It, Inserted] = TileStatics.try_emplace(V, nullptr);
  const kir::Type *Ty = Inserted ? type(V->getType(), V->getLocation()) : nullptr;
  if (!Ty)
    return It->second;
  kir::Var *Var = variable(V, Ty, V->getName(), V->getLocation());
  Var->S = kir::Var::Storage::TileStatic;
  Var->IsTemp = isLibrary(V);
  Var->IsExchange = hasMark(V, Mark::Exchange);
  From.Variables[Var] = V;
  return It->second = Var;
}

void ModuleLowering::lower(Instance I) {
  Current = I;
  FunctionLowering(*this, *Functions[key(I)]).lowerBody(I.FD, I.Path);
  Current = {};
}

void ModuleLowering::drainTolerantly() {
  do {
    while (!Queue.empty()) {
      const Instance Next = Queue.front();
      Queue.pop_front();
      Failed = false;
      lower(Next);
      if (Failed)
        From.Incomplete.insert(Functions[key(Next)]);
    }
    Failed = false;
  } while (Dispatch.useTargets());
  Dispatch.finish();
  Failed = false;
}

void ModuleLowering::drain() {
  do {
    while (!Queue.empty()) {
      const Instance Next = Queue.front();
      Queue.pop_front();
      lower(Next);
    }
  } while (!Failed && Dispatch.useTargets());
  if (!Failed)
    Dispatch.finish();
}
