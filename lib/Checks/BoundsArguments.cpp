//===- BoundsArguments.cpp - bounds of buffers as parameters of functions -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "BoundsArguments.h"
#include "ampcc/KIR/ArithmeticBuiltins.h"
#include "ampcc/KIR/Check.h"
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
  Tile.reset();
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

/// The binding for the number of bytes of the memory that Pointer binds. On the host a tile_array
/// has it in the place of the pointer.
static ArgBinding bytesOf(const ArgBinding &Pointer) {
  ArgBinding Result = Pointer;
  Result.K = ArgBinding::Kind::Bytes;
  if (Pointer.K == ArgBinding::Kind::TileMemory) {
    Result.K = ArgBinding::Kind::Value;
    Result.Size = 8;
  }
  Result.ReadOnly = false;
  return Result;
}

Var &ampcc::bytesOfTileArray(Context &Ctx, Function &Kernel, const Var &Pointer) {
  const ArgBinding Wanted = bytesOf(*Pointer.Binding);
  for (Var *P : Kernel.Params)
    if (P->Binding && P->Binding->K == Wanted.K && P->Binding->Offset == Wanted.Offset &&
        P->Binding->ThroughReference == Wanted.ThroughReference &&
        P->Binding->InnerOffset == Wanted.InnerOffset)
      return *P;
  Var *Bytes = Ctx.var(Pointer.Name + "_bytes", Ctx.intTy(64, false), Pointer.Pos);
  Bytes->S = Var::Storage::Param;
  Bytes->IsConst = true;
  Bytes->Binding = Wanted;
  Kernel.Params.push_back(Bytes);
  return *Bytes;
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
    AllGiven[F].push_back({Given::What::Memory, Origin});
    return B;
  }
  B.Begin = Origin;
  B.Bytes = variable(Origin->Name + "_bytes", Word, Var::Storage::Param);
  B.Bytes->Pos = Origin->Pos;
  if (Origin->Binding)
    B.Bytes->Binding = bytesOf(*Origin->Binding);
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
    AllGiven[F].push_back({Given::What::Buffers});
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

Expr *BoundsArguments::test(Expr *Pointer, const BufferRoot &Root) {
  const Type *const Ty = Pointer->type();
  Expr *Any = nullptr;
  auto Add = [&](const BufferRoot::Part &P) {
    Expr *Begin = P.IsPointee ? Ctx.ref(boundsOf(P.Origin).Begin) : beginOf(Ty, P.Origin);
    Expr *In = within(Any ? clone(Ctx, Pointer) : Pointer, {Begin, rangeOf(P, Ty).Bytes});
    Any = Any ? operation(BinaryOp::LogicalOr, Any, In) : In;
  };
  if (Root.K == BufferRoot::Kind::Parts) {
    for_each(Root.Parts, Add);
    return Any;
  }
  if (cast<PointerType>(Ty)->AS == Space::Local) {
    if (!F->IsKernel)
      return within(Pointer, tileStatic());
    for_each(tileStaticVariables().Parts, Add);
  }
  if (!isGlobalPointer(Ty))
    return Any ? Any : Ctx.boolLit(true);
  needList();
  uint64_t Size = cast<PointerType>(Ty)->Pointee->size();
  return Ctx.make<Call>(
      inAny(), std::vector<Expr *>{word(Pointer), bytes(Size), listArgument(), countArgument()});
}

Expr *BoundsArguments::within(Expr *Pointer, Range R) {
  return Ctx.make<Builtin>(Ctx.boolTy(), builtin::IN_BOUNDS,
                           std::vector<Expr *>{Pointer, R.Begin, R.Bytes});
}

Expr *BoundsArguments::operation(BinaryOp Op, Expr *L, Expr *R) {
  return Ctx.make<Binary>(isLogical(Op) ? Ctx.boolTy() : Word, Op, L, R);
}

Expr *BoundsArguments::extreme(const BuiltinInfo &Which, Expr *L, Expr *R) {
  return Ctx.make<Builtin>(Word, Which, std::vector<Expr *>{L, R});
}

BufferRoot BoundsArguments::tileStaticVariables() const {
  BufferRoot Root{BufferRoot::Kind::Parts, {}};
  for (Var *P : F->Params)
    if (P->Binding && P->Binding->K == ArgBinding::Kind::TileMemory)
      Root.Parts.push_back({P, /*IsPointee=*/true});
  walkStmts(F->Body, [&](Stmt *S) {
    if (auto *D = dyn_cast<DeclStmt>(S); D && D->V->S == Var::Storage::TileStatic)
      Root.Parts.push_back({D->V, /*IsPointee=*/false});
  });
  return Root;
}

BoundsArguments::Range BoundsArguments::rangeOf(const BufferRoot::Part &P, const Type *Pointer) {
  if (!P.IsPointee)
    return {word(beginOf(Pointer, P.Origin)), bytes(P.Origin->Ty->size())};
  const Bounds B = boundsOf(P.Origin);
  return {word(Ctx.ref(B.Begin)), Ctx.ref(B.Bytes)};
}

/// From the first to the last byte of all parts. A parameter has no bytes where its caller passes a
/// null pointer.
BoundsArguments::Range BoundsArguments::span(const BufferRoot &Root, const Type *Pointer) {
  if (Root.hasOnePart())
    return rangeOf(Root.Parts.front(), Pointer);
  Expr *First = nullptr, *Last = nullptr;
  for (const BufferRoot::Part &P : Root.Parts) {
    Range R = rangeOf(P, Pointer);
    Expr *Begin = R.Begin, *End = operation(BinaryOp::Add, clone(Ctx, R.Begin), R.Bytes);
    if (P.IsPointee) {
      auto IfAny = [&](Expr *E, uint64_t Otherwise) {
        Expr *Has = Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::Ne, clone(Ctx, R.Bytes), bytes(0));
        return Ctx.make<Conditional>(Word, Has, E, bytes(Otherwise));
      };
      Begin = IfAny(Begin, UINT64_MAX);
      End = IfAny(End, 0);
    }
    First = First ? extreme(builtin::min, First, Begin) : Begin;
    Last = Last ? extreme(builtin::max, Last, End) : End;
  }
  return {First, operation(BinaryOp::Sub, Last, clone(Ctx, First))};
}

/// The memory of all tile_static variables of the kernel.
BoundsArguments::Range BoundsArguments::tileStatic() {
  if (F->IsKernel) {
    const BufferRoot Root = tileStaticVariables();
    if (Root.Parts.empty())
      return {bytes(0), bytes(UINT64_MAX)};
    return span(Root, Ctx.pointerTo(Ctx.intTy(), /*Const=*/true, Space::Local));
  }
  if (!Tile) {
    Tile = {addParam("tile_begin", Word), addParam("tile_bytes", Word)};
    AllGiven[F].push_back({Given::What::TileStatic});
  }
  return {Ctx.ref(Tile->Begin), Ctx.ref(Tile->Bytes)};
}

Expr *BoundsArguments::bytes(uint64_t Count) { return Ctx.make<IntLit>(Word, int64_t(Count)); }

Expr *BoundsArguments::beginOf(const Type *Pointer, Var *Variable) {
  const Type *Ty = Ctx.pointerTo(Variable->Ty, /*Const=*/true, cast<PointerType>(Pointer)->AS);
  return Ctx.make<AddrOf>(Ty, Ctx.ref(Variable));
}

std::optional<BufferRoot> BoundsArguments::severalOf(const Call &C, const BufferRoots &Roots) {
  const Check *Of = checkOf(CheckKind::Pointer, &C);
  if (!Of)
    return std::nullopt;
  BufferRoot Root = Roots.rootOf(Of->pointer());
  const bool IsUnchecked = Root.K == BufferRoot::Kind::Any &&
                           cast<PointerType>(Of->pointer()->type())->AS == Space::Private;
  if (Root.hasOnePart() || Root.K == BufferRoot::Kind::Nothing || IsUnchecked)
    return std::nullopt;
  return Root;
}

/// The memory that the callee of C gets for its parameter Param.
BoundsArguments::Range BoundsArguments::argument(const Call &C, const Var *Param,
                                                 const BufferRoots &Roots,
                                                 const std::optional<BufferRoot> &Several) {
  Expr *Pointer = C.Args[size_t(find(C.Callee->Params, Param) - C.Callee->Params.begin())];
  if (Several) { // as many bytes as the check wants, or none
    Expr *In = test(clone(Ctx, Pointer), *Several);
    const uint64_t Size = cast<PointerType>(Pointer->type())->Pointee->size();
    return {word(clone(Ctx, Pointer)), operation(BinaryOp::Mul, word(In), bytes(Size))};
  }
  const BufferRoot Root = Roots.rootOf(Pointer);
  if (Root.K == BufferRoot::Kind::Parts)
    return span(Root, Param->Ty);
  if (Root.K == BufferRoot::Kind::Nothing || isGlobalPointer(Param->Ty)) // null in this call
    return {bytes(0), bytes(0)};
  if (cast<PointerType>(Param->Ty)->AS == Space::Local)
    return tileStatic();
  return {bytes(0), bytes(UINT64_MAX)};
}

void BoundsArguments::pass(Call &C, const BufferRoots &Roots,
                           const std::optional<BufferRoot> &Several) {
  const std::vector<Given> Wanted = AllGiven.lookup(C.Callee);
  // The parameters for what was given are the callee's last.
  for (const Given &G : Wanted) {
    if (G.K == Given::What::Buffers) {
      needList();
      C.Args.push_back(listArgument());
      C.Args.push_back(countArgument());
      continue;
    }
    const Range R =
        G.K == Given::What::TileStatic ? tileStatic() : argument(C, G.Of, Roots, Several);
    C.Args.push_back(R.Begin);
    C.Args.push_back(R.Bytes);
  }
  if (Check *Of = checkOf(CheckKind::Pointer, &C); Of && Wanted.size() == 1 && !Several)
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
