//===- KernelLowering.cpp - lowering of a kernel's entry function --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "KernelLowering.h"
#include "ampcc/ClangHooks/Types.h"
#include "clang/AST/RecordLayout.h"

using namespace ampcc;
using namespace clang;

/// Structs of up to this many scalars are passed scalar by scalar.
static constexpr unsigned MaxFlatLeaves = 4;

static unsigned countLeaves(const kir::Type *T) {
  if (const auto *A = dyn_cast<kir::ArrayType>(T))
    return A->Count > MaxFlatLeaves ? MaxFlatLeaves + 1 : A->Count * countLeaves(A->Element);
  if (const auto *S = dyn_cast<kir::StructType>(T)) {
    if (S->IsUnion)
      return MaxFlatLeaves + 1;
    unsigned Sum = 0;
    for (const kir::Field &F : S->Fields)
      Sum += countLeaves(F.Ty);
    return Sum;
  }
  return 1;
}

/// The class, or a part of it, has a member that launches are compared by.
static bool hasUsualMember(const CXXRecordDecl *Class) {
  if (!Class || !Class->hasDefinition())
    return false;
  auto OfField = [](const FieldDecl *Field) {
    return hasMark(Field, Mark::Usual) || hasUsualMember(Field->getType()->getAsCXXRecordDecl());
  };
  auto OfBase = [](const CXXBaseSpecifier &Base) {
    return hasUsualMember(Base.getType()->getAsCXXRecordDecl());
  };
  return llvm::any_of(Class->fields(), OfField) || llvm::any_of(Class->bases(), OfBase);
}

KernelLowering::KernelLowering(ModuleLowering &M, const HostCaptures &Captures,
                               const KernelPlan &Plan)
    : M(M), Ctx(M.Ctx), Captures(Captures), Plan(Plan),
      F(*M.Module.createFunction(Plan.Name, M.Ctx.voidTy())), Body(M, F), Code(Body.Code) {
  F.IsKernel = true;
  M.From.Library.insert(&F);
  M.From.Entries[&F] = Plan.Entry->getCanonicalDecl();
  F.Key = Plan.Key.Text;
  F.DomainRank = Plan.Rank;
  F.Pos = M.pos(Plan.Loc);
  F.QualifiedName = Plan.Name;
  const auto Threads = [](ArrayRef<unsigned> Tile) {
    std::array<unsigned, kir::TileSize::Dimensions> Result = {1, 1, 1};
    std::copy(Tile.rbegin(), Tile.rend(), Result.begin());
    return Result;
  };
  if (!Plan.Tile.empty())
    F.WorkGroupSize = kir::TileSize::constant(Threads(Plan.Tile));
  if (Plan.HasLaunchTiles)
    F.WorkGroupSize = Plan.LikelyTile.empty()
                          ? kir::TileSize::parameters(Plan.Rank)
                          : kir::TileSize::parameters(Plan.Rank, Threads(Plan.LikelyTile));
}

void KernelLowering::run() {
  Code.begin(SourceLocation());
  Code.InLibrary = true;
  const FunctionDecl *Definition = nullptr;
  if (!Plan.Entry->hasBody(Definition))
    return;
  QualType FunctorTy = classType(Plan.Functor);
  const kir::Type *Ty = M.type(FunctorTy, Plan.Loc);
  if (!Ty)
    return;
  if (!Plan.Functor->isLambda() && Captures.hasOtherLayout(FunctorTy))
    return M.unsupportedLayout(Plan.Loc, "a function object", FunctorTy);
  kir::Var *Functor = Code.temp(Ty, "", SourceLocation());
  fillRecord(Ctx.ref(Functor), Plan.Functor, Place(), "", Plan.Loc);

  // The entry's parameters are references to the objects just built.
  auto Bind = [&](const ParmVarDecl *P, kir::Var *Object) {
    kir::Var *Ref =
        Code.newTemp(M.type(P->getType(), P->getLocation()), P->getName(), P->getLocation());
    Ref->IsConst = true;
    Code.append(Ctx.make<kir::DeclStmt>(Ref, Ctx.addressOf(Ctx.ref(Object), true)),
                SourceLocation());
    Body.Objects.bind(P, Ref);
  };
  Bind(Definition->getParamDecl(0), Functor);
  if (Definition->getNumParams() > 1) {
    const ParmVarDecl *P = Definition->getParamDecl(1);
    const kir::Type *DomainTy = M.type(P->getType().getNonReferenceType(), P->getLocation());
    if (!DomainTy)
      return;
    kir::Var *Domain = Code.temp(DomainTy, "domain", SourceLocation());
    domain(Ctx.ref(Domain), P->getType().getNonReferenceType()->getAsCXXRecordDecl(), Plan.Loc);
    Bind(P, Domain);
  }
  for (const Stmt *S : cast<CompoundStmt>(Definition->getBody())->body())
    Body.Stmts.stmt(S);
  Body.Constants.finish();
}

kir::Var *KernelLowering::param(StringRef Name, const kir::Type *Ty, kir::ArgBinding Binding,
                                SourceLocation Loc) {
  auto *V = Ctx.var(Name.empty() ? "arg" : Name.str(), Ty, M.pos(Loc));
  V->S = kir::Var::Storage::Param;
  V->IsConst = true;
  V->Binding = Binding;
  F.Params.push_back(V);
  return V;
}

kir::ArgBinding KernelLowering::value(const Place &From, uint64_t Size) const {
  kir::ArgBinding B;
  B.Offset = From.Offset;
  B.ThroughReference = From.ThroughReference;
  B.InnerOffset = From.InnerOffset;
  B.Size = Size;
  return B;
}

void KernelLowering::domain(kir::Expr *Dest, const CXXRecordDecl *Class, SourceLocation Loc) {
  auto Member = llvm::find_if(Class->getDefinition()->fields(), [](const FieldDecl *Field) {
    return hasMark(Field, Mark::Components);
  });
  assert(Member != Class->field_end() && "a domain without components");
  kir::Expr *Components = Ctx.member(Dest, M.record(Class).Fields.lookup(*Member));
  for (unsigned I = 0; I < Plan.Rank; ++I) {
    kir::ArgBinding B;
    B.K = kir::ArgBinding::Kind::Domain;
    B.Offset = I;
    B.Size = 4;
    std::string Name = Plan.Rank == 1 ? "domain" : "domain" + std::to_string(I);
    kir::Var *P = param(Name, Ctx.intTy(), B, Loc);
    Code.assign(Ctx.make<kir::Subscript>(Code.copy(Components), Ctx.intLit(I)), Ctx.ref(P),
                SourceLocation());
  }
}

static std::string join(StringRef Prefix, StringRef Name) {
  return Prefix.empty() ? Name.str() : (Prefix + "_" + Name).str();
}

static bool isClosure(QualType T) {
  const CXXRecordDecl *Class = T->getAsCXXRecordDecl();
  return Class && Class->isLambda();
}

void KernelLowering::fill(kir::Expr *Dest, QualType T, const Place &From, StringRef Name,
                          SourceLocation Loc) {
  if (T->isReferenceType())
    return fillReference(Dest, T->getPointeeType(), From, Name, Loc);
  const kir::Type *Ty = Dest->type();
  if (Ty->isPointer())
    return M.unsupported(Loc, "a pointer in a kernel object");
  const bool HasOtherLayout = Captures.hasOtherLayout(T);
  if (HasOtherLayout && !isClosure(T))
    return M.unsupportedLayout(Loc, "a captured object", T);
  if (Ty->isAggregate() && !kir::containsPointer(Ty) && countLeaves(Ty) > MaxFlatLeaves &&
      !HasOtherLayout && !hasUsualMember(T->getAsCXXRecordDecl()))
    return fillByValue(Dest, From, Name, Loc);
  if (Ty->isAggregate() && isa<kir::ArrayType>(Ty))
    return fillArray(Dest, T, From, Name, Loc);
  if (const auto *D = T->getAsCXXRecordDecl())
    return fillRecord(Dest, D->getDefinition(), From, Name, Loc);
  kir::Var *P = param(Name, Ty, value(From, Ty->size()), Loc);
  Code.assign(Dest, Ctx.ref(P), SourceLocation());
}

void KernelLowering::fillByValue(kir::Expr *Dest, const Place &From, StringRef Name,
                                 SourceLocation Loc) {
  const kir::Type *Ty = Dest->type();
  if (isa<kir::StructType>(Ty)) {
    kir::Var *P = param(Name, Ty, value(From, Ty->size()), Loc);
    return Code.assign(Dest, Ctx.ref(P), SourceLocation());
  }
  // C passes no arrays: a struct around it does.
  kir::StructType *Wrapper = Ctx.createStruct((Name + "_values").str());
  Wrapper->Fields.push_back({"values", Ty, 0});
  Wrapper->Size = Ty->size();
  Wrapper->Align = Ty->align();
  kir::Var *P = param(Name, Wrapper, value(From, Ty->size()), Loc);
  Code.assign(Dest, Ctx.member(Ctx.ref(P), 0), SourceLocation());
}

void KernelLowering::fillArray(kir::Expr *Dest, QualType T, const Place &From, StringRef Name,
                               SourceLocation Loc) {
  const auto *Array = M.Ast.getAsConstantArrayType(T);
  uint64_t Stride = M.Ast.getTypeSizeInChars(Array->getElementType()).getQuantity();
  for (uint64_t I = 0, N = Array->getSize().getZExtValue(); I < N; ++I)
    fill(Ctx.make<kir::Subscript>(Code.copy(Dest), Ctx.intLit(I)), Array->getElementType(),
         From.at(I * Stride), (Name + std::to_string(I)).str(), Loc);
}

void KernelLowering::fillReference(kir::Expr *Dest, QualType Referent, const Place &From,
                                   StringRef Name, SourceLocation Loc) {
  const auto *D = Referent->getAsCXXRecordDecl();
  if (From.ThroughReference || !D || !M.isLibrary(D))
    return M.unsupported(Loc, "a reference in a kernel object");
  Place Inner = From;
  Inner.ThroughReference = true;
  kir::Var *Object = Code.temp(M.type(Referent, Loc), Name, SourceLocation());
  fillRecord(Ctx.ref(Object), D->getDefinition(), Inner, Name, Loc);
  kir::Expr *Address = Ctx.addressOf(Ctx.ref(Object), Referent.isConstQualified());
  Code.assign(Dest, Address, SourceLocation());
}

uint64_t KernelLowering::hostOffset(const CXXRecordDecl *D, const FieldDecl *Field) const {
  if (D->isLambda()) {
    auto [It, New] = HostOffsets.try_emplace(D);
    if (New)
      for (const HostCapture &Capture : Captures.layout(D).Captures)
        It->second.try_emplace(Capture.Field, Capture.Offset);
    if (auto Found = It->second.find(Field); Found != It->second.end())
      return Found->second;
  }
  return M.Ast.getASTRecordLayout(D).getFieldOffset(Field->getFieldIndex()) / 8;
}

/// The elements of a container, which are in device memory, or in memory of the tile. They go by
/// the capture's own name. The object that holds a buffer starts at `From`.
void KernelLowering::fillPointer(kir::Expr *Member, const CXXRecordDecl *D, const FieldDecl *Field,
                                 const Place &From, StringRef Name, SourceLocation Loc) {
  if (const QualType Element = Field->getType()->getPointeeType(); Captures.hasOtherLayout(Element))
    return M.unsupportedLayout(Loc, "an element", Element);
  const bool IsOfTile = hasMark(Field, Mark::TileMemory);
  auto *Ty = cast<kir::PointerType>(Member->type());
  kir::ArgBinding B = value(IsOfTile ? From.at(hostOffset(D, Field)) : From, 8);
  B.K = IsOfTile ? kir::ArgBinding::Kind::TileMemory : kir::ArgBinding::Kind::Buffer;
  B.ReadOnly = !IsOfTile && Ty->Const;
  const kir::Space AS = IsOfTile ? kir::Space::Local : kir::Space::Global;
  kir::Var *P = param(Name, Ctx.pointerTo(Ty->Pointee, Ty->Const, AS), B, Loc);
  Code.assign(Member, Ctx.ref(P), SourceLocation());
}

void KernelLowering::fillRecord(kir::Expr *Dest, const CXXRecordDecl *D, const Place &From,
                                StringRef Name, SourceLocation Loc) {
  const ASTRecordLayout &Layout = M.Ast.getASTRecordLayout(D);
  const RecordInfo &Info = M.record(D);
  for (const CXXBaseSpecifier &Base : D->bases()) {
    const auto *BaseClass = Base.getType()->getAsCXXRecordDecl()->getDefinition();
    auto It = Info.Bases.find(BaseClass);
    if (It != Info.Bases.end())
      fillRecord(M.part(Info, Code.copy(Dest), It->second), BaseClass,
                 From.at(Layout.getBaseClassOffset(BaseClass).getQuantity()), Name, Loc);
  }
  unsigned Data =
      llvm::count_if(D->fields(), [&](const FieldDecl *F) { return Info.Fields.count(F); });
  for (const FieldDecl *Field : D->fields()) {
    auto It = Info.Fields.find(Field);
    if (It == Info.Fields.end())
      continue;
    kir::Expr *Member = M.part(Info, Code.copy(Dest), It->second);
    std::string FieldName = Info.Struct->Fields[It->second].Name;
    if (hasMark(Field, Mark::Buffer) || hasMark(Field, Mark::TileMemory)) {
      fillPointer(Member, D, Field, From, Name, Loc);
      continue;
    }
    // `extent<2> size` with one member `value`: the member's name says nothing.
    std::string Full = Data == 1 && !Name.empty() ? Name.str() : join(Name, FieldName);
    if (const std::optional<uint32_t> Format = markNumber(Field, Mark::Image)) {
      kir::Expr *Value = Ctx.intLit(0);
      if (*Format) {
        kir::ArgBinding B = value(From, 0);
        B.K = kir::ArgBinding::Kind::Image;
        B.ImageFormat = *Format;
        Value = Ctx.ref(param(Full, Member->type(), B, Loc));
      }
      Code.assign(Member, Value, SourceLocation());
      continue;
    }
    const std::optional<uint32_t> Usual = markNumber(Field, Mark::Usual);
    if (Usual || hasMark(Field, Mark::ViewOffset)) {
      kir::ArgBinding B = value(From.at(hostOffset(D, Field)), Member->type()->size());
      B.IsViewOffset = !Usual;
      B.Usual = Usual;
      kir::Var *P = param(Full, Member->type(), B, Loc);
      Code.assign(Member, Ctx.ref(P), SourceLocation());
      continue;
    }
    SourceLocation FieldLoc = D->isLambda() ? Field->getLocation() : Loc;
    fill(Member, Field->getType(), From.at(hostOffset(D, Field)), Full,
         FieldLoc.isValid() ? FieldLoc : Loc);
  }
}
