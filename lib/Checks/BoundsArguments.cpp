//===- BoundsArguments.cpp - bounds of buffers as parameters of functions -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "BoundsArguments.h"
#include "ampcc/KIR/MemoryBuiltins.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

void BoundsArguments::enter(Function &Fn) {
  F = &Fn;
  Known.clear();
  List = Count = nullptr;
}

Var *BoundsArguments::variable(const Twine &Name, const Type *Ty, Var::Storage S) {
  auto *V = Ctx.var(Name.str(), Ty);
  V->S = S;
  V->IsConst = true;
  V->IsTemp = S == Var::Storage::Local;
  return V;
}

Var *BoundsArguments::addParam(const Twine &Name, const Type *Ty) {
  Var *V = variable(Name, Ty, Var::Storage::Param);
  V->Pos = F->Pos;
  F->Params.push_back(V);
  return V;
}

/// A kernel's buffer begins where its parameter points, and no pass moves that before this one
/// ends.
BoundsArguments::Bounds BoundsArguments::boundsOf(Var *Origin) {
  Bounds &B = Known[Origin];
  if (B.Bytes)
    return B;
  if (!F->IsKernel) {
    B.Begin = addParam(Origin->Name + "_begin", Word);
    B.Bytes = addParam(Origin->Name + "_bytes", Word);
    Given[F].push_back(Origin);
    return B;
  }
  B.Begin = Origin;
  B.Bytes = variable(Origin->Name + "_bytes", Word, Var::Storage::Param);
  B.Bytes->Pos = Origin->Pos;
  if (Origin->Binding) {
    ArgBinding Binding = *Origin->Binding;
    Binding.K = ArgBinding::Kind::Bytes;
    Binding.ReadOnly = false;
    B.Bytes->Binding = Binding;
  }
  F->Params.insert(std::next(find(F->Params, Origin)), B.Bytes);
  return B;
}

std::vector<Var *> BoundsArguments::buffers() const {
  std::vector<Var *> Result;
  for (Var *P : F->Params)
    if (isGlobalPointer(P->Ty) && !(P->Binding && P->Binding->K == ArgBinding::Kind::Messages))
      Result.push_back(P);
  return Result;
}

/// In a kernel the list is a variable, which leave() fills.
void BoundsArguments::needList() {
  if (List)
    return;
  if (!F->IsKernel) {
    List = addParam("buffers", Ctx.pointerTo(Word, true, Space::Private));
    Count = addParam("buffer_count", Ctx.intTy());
    Given[F].push_back(nullptr);
    return;
  }
  List = variable("buffers", Ctx.arrayOf(Word, std::max<size_t>(2 * buffers().size(), 1)),
                  Var::Storage::Local);
}

void BoundsArguments::leave() {
  if (!F->IsKernel || !List)
    return;
  std::vector<Expr *> Elements;
  for (Var *P : buffers()) {
    Bounds B = boundsOf(P);
    Elements.push_back(word(Ctx.ref(B.Begin)));
    Elements.push_back(Ctx.ref(B.Bytes));
  }
  auto *D = Ctx.make<DeclStmt>(List, Ctx.make<InitList>(List->Ty, std::move(Elements)));
  F->Body->Stmts.insert(F->Body->Stmts.begin(), D);
}

Expr *BoundsArguments::word(Expr *E) {
  return E->type() == Word ? E : Ctx.make<Cast>(Word, E, false);
}

Expr *BoundsArguments::listArgument() {
  if (!F->IsKernel)
    return Ctx.ref(List);
  return Ctx.make<AddrOf>(Ctx.pointerTo(Word, true, Space::Private), Ctx.ref(List));
}

Expr *BoundsArguments::countArgument() {
  return F->IsKernel ? static_cast<Expr *>(Ctx.intLit(buffers().size())) : Ctx.ref(Count);
}

Expr *BoundsArguments::test(Expr *Pointer, BufferRoot Root) {
  if (Root.K == BufferRoot::Kind::Param) {
    Bounds B = boundsOf(Root.Origin);
    return Ctx.make<Builtin>(Ctx.boolTy(), builtin::IN_BOUNDS,
                             std::vector<Expr *>{Pointer, Ctx.ref(B.Begin), Ctx.ref(B.Bytes)});
  }
  if (Root.K == BufferRoot::Kind::Variable)
    return Ctx.make<Builtin>(Ctx.boolTy(), builtin::IN_BOUNDS,
                             std::vector<Expr *>{Pointer, beginOf(Pointer->type(), Root.Origin),
                                                 bytes(Root.Origin->Ty->size())});
  if (!isGlobalPointer(Pointer->type()))
    return testAnyTileStatic(Pointer);
  needList();
  uint64_t Size = cast<PointerType>(Pointer->type())->Pointee->size();
  return Ctx.make<Call>(
      inAny(), std::vector<Expr *>{word(Pointer), bytes(Size), listArgument(), countArgument()});
}

/// With --amp-robust. A kernel knows all tile_static variables, a function none.
Expr *BoundsArguments::testAnyTileStatic(Expr *Pointer) {
  Expr *Any = nullptr;
  if (M.Robust && !M.Check && F->IsKernel && cast<PointerType>(Pointer->type())->AS == Space::Local)
    walkStmts(F->Body, [&](Stmt *S) {
      auto *D = dyn_cast<DeclStmt>(S);
      if (!D || D->V->S != Var::Storage::TileStatic)
        return;
      Expr *In = test(clone(Ctx, Pointer), {BufferRoot::Kind::Variable, D->V});
      Any = Any ? Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::LogicalOr, Any, In) : In;
    });
  return Any ? Any : Ctx.boolLit(true);
}

Expr *BoundsArguments::bytes(uint64_t Count) { return Ctx.make<IntLit>(Word, int64_t(Count)); }

Expr *BoundsArguments::beginOf(const Type *Pointer, Var *Variable) {
  const Type *Ty = Ctx.pointerTo(Variable->Ty, /*Const=*/true, cast<PointerType>(Pointer)->AS);
  return Ctx.make<AddrOf>(Ty, Ctx.ref(Variable));
}

void BoundsArguments::pass(Call &C, const BufferRoots &Roots) {
  const std::vector<Var *> Wanted = Given.lookup(C.Callee);
  // The parameters for what was given are the callee's last.
  for (Var *Of : Wanted) {
    if (!Of) {
      needList();
      C.Args.push_back(listArgument());
      C.Args.push_back(countArgument());
      continue;
    }
    auto Position = std::distance(C.Callee->Params.begin(), find(C.Callee->Params, Of));
    BufferRoot Root = Roots.rootOf(C.Args[Position]);
    if (Root.K == BufferRoot::Kind::Variable) {
      C.Args.push_back(word(beginOf(Of->Ty, Root.Origin)));
      C.Args.push_back(bytes(Root.Origin->Ty->size()));
      continue;
    }
    if (Root.K != BufferRoot::Kind::Param) { // null in this call, or some variable
      C.Args.push_back(bytes(0));
      C.Args.push_back(bytes(isGlobalPointer(Of->Ty) ? 0 : UINT64_MAX));
      continue;
    }
    Bounds B = boundsOf(Root.Origin);
    C.Args.push_back(word(Ctx.ref(B.Begin)));
    C.Args.push_back(Ctx.ref(B.Bytes));
  }
  if (Check *Of = checkOf(CheckKind::Pointer, &C); Of && Wanted.size() == 1 && Wanted[0])
    Of->setAdded();
}

/// bool in_any_buffer(ulong place, ulong size, ulong const *buffers, int count): so many bytes at
/// the place are within one of the buffers. The list has the begin and the size of each.
Function *BoundsArguments::inAny() {
  if (InAny)
    return InAny;
  InAny = Ctx.make<Function>();
  InAny->Name = "in_any_buffer";
  InAny->ReturnTy = Ctx.boolTy();
  M.Functions.insert(M.Functions.begin(), InAny);
  auto Param = [&](StringRef Name, const Type *Ty) {
    InAny->Params.push_back(variable(Name, Ty, Var::Storage::Param));
    return InAny->Params.back();
  };
  Var *Place = Param("place", Word), *Size = Param("size", Word);
  Var *Buffers = Param("buffers", Ctx.pointerTo(Word, true, Space::Private));
  Var *Number = Param("count", Ctx.intTy());
  Var *I = variable("i", Ctx.intTy(), Var::Storage::Local);
  I->IsConst = false;
  auto Element = [&](int64_t Offset) -> Expr * {
    Expr *At = Ctx.make<Binary>(I->Ty, BinaryOp::Mul, Ctx.intLit(2), Ctx.ref(I));
    if (Offset)
      At = Ctx.make<Binary>(I->Ty, BinaryOp::Add, At, Ctx.intLit(Offset));
    return Ctx.make<Subscript>(Ctx.ref(Buffers), At);
  };
  auto Difference = [&](Expr *L, Expr *R) { return Ctx.make<Binary>(Word, BinaryOp::Sub, L, R); };
  auto Compare = [&](BinaryOp Op, Expr *L, Expr *R) {
    return Ctx.make<Binary>(Ctx.boolTy(), Op, L, R);
  };
  auto *Then = Ctx.make<Block>(), *Each = Ctx.make<Block>();
  Then->Stmts.push_back(Ctx.make<Return>(Ctx.boolLit(true)));
  Each->Stmts.push_back(
      Ctx.make<If>(Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::LogicalAnd,
                                    Compare(BinaryOp::Le, Ctx.ref(Size), Element(1)),
                                    Compare(BinaryOp::Le, Difference(Ctx.ref(Place), Element(0)),
                                            Difference(Element(1), Ctx.ref(Size)))),
                   Then));
  InAny->Body = Ctx.make<Block>();
  InAny->Body->Stmts.push_back(Ctx.make<For>(
      Ctx.make<DeclStmt>(I, Ctx.intLit(0)), Compare(BinaryOp::Lt, Ctx.ref(I), Ctx.ref(Number)),
      Ctx.make<IncDec>(Ctx.ref(I), /*Increment=*/true, /*Prefix=*/true), Each));
  InAny->Body->Stmts.push_back(Ctx.make<Return>(Ctx.boolLit(false)));
  return InAny;
}
