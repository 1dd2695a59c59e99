//===- CheckBounds.cpp - accesses outside of buffers without effect ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// With --amp-robust, and with --amp-check, a kernel reads 0 outside of its buffers and writes
// nothing there, as with Direct3D. Every access to global memory first checks its address:
//
//   x = IN_BOUNDS(&a[i], a, a_bytes) ? a[i] : 0;
//   if (IN_BOUNDS(&b[i], b, b_bytes)) { b[i] = x; }
//
// The bounds are those of the memory that the launch binds; its size is one more argument of the
// kernel. Functions get the bounds of the buffers that their pointers lead to as parameters
// (BoundsArguments). If a pointer may lead to several buffers, the access must be in one of them.
//
// An index is computed in 64 bits, and one that is too large to be counted in bytes is INDEX(i),
// which is far out of bounds: nothing wraps around into a buffer.
//
// An access in an expression whose address cannot be computed twice, because that reads memory or
// has effects, keeps the index in a variable: `(at = b[i], IN_BOUNDS(&a[at], ...)) ? a[at] : 0`.
// Passes after this one follow an index; where the pointer cannot be repeated either, the variable
// has the address: `(place = f(p) + i, IN_BOUNDS(place, ...)) ? *place : 0`.
//
// With --amp-robust this is true of tile_static memory as well, whose bounds are those of the
// variable. An access whose indices are inside of their dimensions for every thread of the tile
// (LinearForms::interval) has no check. With --amp-check, check-accesses checks these accesses, and
// this pass only atomic operations through pointers. A module with tile_arrays is the exception:
// the library computes the addresses of their elements, and an index that the library has reported
// leads anywhere.
//
//===----------------------------------------------------------------------===//
#include "BoundsArguments.h"
#include "GuardedAccesses.h"
#include "IndexWidth.h"
#include "Passes.h"
#include "ampcc/Analysis/CallGraph.h"
#include "ampcc/Analysis/LinearForms.h"
#include "ampcc/KIR/MemoryBuiltins.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

class BoundsChecker final : public GuardedAccesses {
  const BufferRoots &Roots;
  BoundsArguments &Bounds;
  IndexWidth Indices;
  const bool GuardsTile; ///< tile_static memory, too
  const VarUses Uses;
  const LinearForms Numbers;

public:
  BoundsChecker(Context &Ctx, const BufferRoots &Roots, BoundsArguments &Bounds, Function &F,
                bool GuardsTile)
      : GuardedAccesses(Ctx, F), Roots(Roots), Bounds(Bounds), Indices(Ctx, F),
        GuardsTile(GuardsTile), Uses(F), Numbers(Ctx, F, Uses) {}

private:
  /// The user's accesses to buffers. Those that the compiler generates for messages are exempt.
  bool isGuardedPointer(const Expr *Pointer) override {
    const Space AS = cast<PointerType>(Pointer->type())->AS;
    if (AS == Space::Global)
      return Roots.rootOf(Pointer).K != BufferRoot::Kind::Messages;
    if (AS != Space::Local || !GuardsTile)
      return false;
    if (auto *Address = dyn_cast<AddrOf>(Pointer); Address && !basePointer(Address->Operand))
      return isGuarded(Address->Operand);
    return Roots.rootOf(Pointer).K != BufferRoot::Kind::Nothing;
  }
  /// check-accesses reports a pointer that an atomic operation gets, and leaves it as it is. The
  /// address of an element has been corrected by then.
  bool isGuardedAtomic(const Expr *Pointer) override {
    if (GuardsTile || cast<PointerType>(Pointer->type())->AS != Space::Local)
      return isGuardedPointer(Pointer);
    auto *Address = dyn_cast<AddrOf>(Pointer);
    return !(Address && !basePointer(Address->Operand)) &&
           Roots.rootOf(Pointer).K != BufferRoot::Kind::Nothing;
  }
  bool isGuarded(const Expr *L) override {
    if (!isLValue(L))
      return false;
    const Expr *Pointer = basePointer(L);
    return Pointer ? isGuardedPointer(Pointer) : GuardsTile && mayLeaveTile(L);
  }

  /// L is a part of a tile_static variable, at an index that may be outside of its dimension.
  bool mayLeaveTile(const Expr *L) const {
    bool MayLeave = false;
    while (!isa<VarRef>(L)) {
      if (auto *M = dyn_cast<Member>(L)) {
        L = M->Base;
        continue;
      }
      auto *S = dyn_cast<Subscript>(L);
      if (!S)
        return false;
      auto *Array = dyn_cast<ArrayType>(S->Base->type());
      const std::optional<IntRange> Index = Numbers.interval(S->Index);
      MayLeave |= !Array || !Index || !Index->isWithin({0, int64_t(Array->Count) - 1});
      L = S->Base;
    }
    return MayLeave && cast<VarRef>(L)->V->S == Var::Storage::TileStatic;
  }

  static const Type *elementOf(const Expr *Pointer) {
    return cast<PointerType>(Pointer->type())->Pointee;
  }

  void subscript(Subscript &S) override {
    if (isGuarded(&S))
      bound(S.Index, S.type());
  }

  void bound(Expr *&Index, const Type *Element) {
    Expr *New = Indices.bounded(Index, Element);
    Changed |= New != Index;
    Index = New;
  }

  void operation(Expr *&E) override {
    if (auto *A = dyn_cast<Assign>(E); A && A->Compound && isGlobalPointer(A->type()))
      bound(A->Value, elementOf(A));
    if (auto *B = dyn_cast<Binary>(E); B && isGlobalPointer(B->type()) && B->Op != BinaryOp::Comma)
      for (Expr **Operand : {&B->Left, &B->Right})
        if (!(*Operand)->type()->isPointer())
          bound(*Operand, elementOf(B));
    if (auto *C = dyn_cast<Call>(E))
      pass(*C, E);
    if (auto *B = dyn_cast<Builtin>(E); B && B->is(builtin::IN_BUFFER)) {
      E = Bounds.test(B->Args[0], Roots.rootOf(B->Args[0]));
      Changed = true;
    }
  }

  void pass(Call &C, Expr *&E) {
    const size_t Count = C.Args.size();
    const std::optional<BufferRoot> Several = BoundsArguments::severalOf(C, Roots);
    if (Several) {
      Expr *&Pointer = *find(C.Args, cast<Check>(C).pointer());
      if (!isRepeatable(Pointer)) {
        Var *Place = temp(Pointer->type(), "place");
        Expr *Setting = Ctx.make<Assign>(Ctx.ref(Place), Pointer);
        Pointer = Ctx.ref(Place);
        E = Ctx.make<Binary>(C.type(), BinaryOp::Comma, Setting, &C);
      }
    }
    Bounds.pass(C, Roots, Several);
    Changed |= C.Args.size() != Count;
  }

  /// The address of L, which is in the memory that a pointer Like this one leads to.
  Expr *address(Expr *L, const PointerType *Like) {
    if (auto *D = dyn_cast<Deref>(L))
      return D->Pointer;
    return Ctx.make<AddrOf>(
        Ctx.pointerTo(L->type(), Like && Like->Const, Like ? Like->AS : Space::Local), L);
  }

  /// The only index in Pointer, the address of an element, that is not repeatable, if all else is
  /// and does not depend on whether the index is evaluated before or after it; else null.
  Subscript *onlyChangingIndex(const Expr *Pointer) const {
    auto *Address = dyn_cast<AddrOf>(Pointer);
    Subscript *Only = nullptr;
    Effects Others;
    const auto Add = [&](const Expr *E) {
      Others.add(Effects::of(E, Uses));
      return isRepeatable(E);
    };
    Expr *L = Address ? Address->Operand : nullptr;
    while (L && !isa<VarRef>(L)) {
      if (auto *M = dyn_cast<Member>(L)) {
        L = M->Base;
      } else if (auto *D = dyn_cast<Deref>(L)) {
        if (!Add(D->Pointer))
          return nullptr;
        break;
      } else if (auto *S = dyn_cast<Subscript>(L)) {
        const bool Repeats = isRepeatable(S->Index);
        if ((!Repeats && Only) || (S->Base->type()->isPointer() && !Add(S->Base)))
          return nullptr;
        if (Repeats)
          Add(S->Index);
        else
          Only = S;
        L = S->Base->type()->isPointer() ? nullptr : S->Base;
      } else {
        return nullptr;
      }
    }
    return Only && Effects::of(Only->Index, Uses).commutesWith(Others) ? Only : nullptr;
  }

  /// A check that Pointer leads into its buffer. Changes Pointer to an expression that can be
  /// evaluated again.
  Expr *check(Expr *&Pointer, const BufferRoot &Root) {
    if (isRepeatable(Pointer))
      return Bounds.test(clone(Ctx, Pointer), Root);
    if (Subscript *S = onlyChangingIndex(Pointer)) {
      Var *At = temp(S->Index->type(), "at");
      Expr *Setting = Ctx.make<Assign>(Ctx.ref(At), S->Index);
      S->Index = Ctx.ref(At);
      return Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::Comma, Setting,
                              Bounds.test(clone(Ctx, Pointer), Root));
    }
    Var *Place = temp(Pointer->type(), "place");
    Expr *Setting = Ctx.make<Assign>(Ctx.ref(Place), Pointer);
    Pointer = Ctx.ref(Place);
    return Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::Comma, Setting,
                            Bounds.test(Ctx.ref(Place), Root));
  }
  Expr *pointerCondition(Expr *&Pointer) override { return check(Pointer, Roots.rootOf(Pointer)); }

  /// The same for an lvalue.
  Expr *condition(Expr *&L, Use Of) override {
    const Expr *Base = basePointer(L);
    Expr *Pointer = address(L, Base ? cast<PointerType>(Base->type()) : nullptr);
    Expr *Cond = check(Pointer, Roots.rootOf(Base ? Base : Pointer));
    // `&L` stays L, with its subscripts.
    auto *A = dyn_cast<AddrOf>(Pointer);
    L = A && A->Operand == L ? L : Ctx.make<Deref>(Pointer);
    return Cond;
  }
};

} // namespace

static bool hasTileArrays(const Module &M) {
  return any_of(M.Functions, [](const Function *F) {
    return any_of(F->Params, [](const Var *P) {
      return P->Binding && P->Binding->K == ArgBinding::Kind::TileMemory;
    });
  });
}

bool ampcc::checkBounds(PassContext &PC) {
  Function *Recursive = nullptr;
  std::vector<Function *> Order = liveFunctions(PC.M, &Recursive);
  if (Recursive)
    return false; // reported before
  BufferRoots Roots(Order);
  BoundsArguments Bounds(PC.M);
  const bool GuardsTile = (PC.M.Robust && !PC.M.Check) || hasTileArrays(PC.M);
  bool Changed = false;
  for (Function *F : Order) {
    Bounds.enter(*F);
    Changed |= BoundsChecker(PC.M.Ctx, Roots, Bounds, *F, GuardsTile).run();
    Bounds.leave();
  }
  return Changed;
}
