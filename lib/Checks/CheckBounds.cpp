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
// kernel. Functions get the bounds of the buffers that their pointers lead to as parameters. If a
// pointer may lead to several buffers, the access must be in one of them: the kernel passes a list
// of all.
//
// An index is computed in 64 bits, and one that is too large to be counted in bytes is INDEX(i),
// which is far out of bounds: nothing wraps around into a buffer.
//
// An access in an expression whose address cannot be computed twice, because that reads memory or
// has effects, keeps it in a variable: `(place = &a[b[i]], IN_BOUNDS(place, ...)) ? *place : 0`.
//
//===----------------------------------------------------------------------===//
#include "BoundsArguments.h"
#include "GuardedAccesses.h"
#include "IndexWidth.h"
#include "Passes.h"
#include "ampcc/Analysis/CallGraph.h"
#include "ampcc/KIR/MemoryBuiltins.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

class BoundsChecker final : public GuardedAccesses {
  const BufferRoots &Roots;
  BoundsArguments &Bounds;
  IndexWidth Indices;

public:
  BoundsChecker(Context &Ctx, const BufferRoots &Roots, BoundsArguments &Bounds, Function &F)
      : GuardedAccesses(Ctx, F), Roots(Roots), Bounds(Bounds), Indices(Ctx, F) {}

private:
  /// The user's accesses to buffers. Those that the compiler generates for messages are exempt.
  bool isGuardedPointer(const Expr *Pointer) override {
    return isGlobalPointer(Pointer->type()) &&
           Roots.rootOf(Pointer).K != BufferRoot::Kind::Messages;
  }
  bool isGuarded(const Expr *L) override {
    const Expr *Pointer = isLValue(L) ? basePointer(L) : nullptr;
    return Pointer && isGuardedPointer(Pointer);
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
    if (auto *C = dyn_cast<Call>(E)) {
      const size_t Count = C->Args.size();
      Bounds.pass(*C, Roots);
      Changed |= C->Args.size() != Count;
    }
    if (auto *B = dyn_cast<Builtin>(E); B && B->is(builtin::IN_BUFFER)) {
      E = Bounds.test(B->Args[0], Roots.rootOf(B->Args[0]));
      Changed = true;
    }
  }

  Expr *address(Expr *L, bool IsConst) {
    if (auto *D = dyn_cast<Deref>(L))
      return D->Pointer;
    return Ctx.make<AddrOf>(Ctx.pointerTo(L->type(), IsConst, Space::Global), L);
  }

  /// A check that Pointer leads into its buffer. Changes Pointer to an expression that can be
  /// evaluated again.
  Expr *check(Expr *&Pointer, BufferRoot Root) {
    if (isRepeatable(Pointer))
      return Bounds.test(clone(Ctx, Pointer), Root);
    Var *Place = temp(Pointer->type(), "place");
    Expr *Setting = Ctx.make<Assign>(Ctx.ref(Place), Pointer);
    Pointer = Ctx.ref(Place);
    return Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::Comma, Setting,
                            Bounds.test(Ctx.ref(Place), Root));
  }
  Expr *pointerCondition(Expr *&Pointer) override { return check(Pointer, Roots.rootOf(Pointer)); }

  /// The same for an lvalue.
  Expr *condition(Expr *&L, Use Of) override {
    const Expr *BasePointer = basePointer(L);
    BufferRoot Root = Roots.rootOf(BasePointer);
    Expr *Pointer = address(L, cast<PointerType>(BasePointer->type())->Const);
    Expr *Cond = check(Pointer, Root);
    // `&L` stays L, with its subscripts.
    auto *A = dyn_cast<AddrOf>(Pointer);
    L = A && A->Operand == L ? L : Ctx.make<Deref>(Pointer);
    return Cond;
  }
};

} // namespace

bool ampcc::checkBounds(PassContext &PC) {
  Function *Recursive = nullptr;
  std::vector<Function *> Order = liveFunctions(PC.M, Recursive);
  if (Recursive)
    return false; // reported before
  BufferRoots Roots(Order);
  BoundsArguments Bounds(PC.M);
  bool Changed = false;
  for (Function *F : Order) {
    Bounds.enter(*F);
    Changed |= BoundsChecker(PC.M.Ctx, Roots, Bounds, *F).run();
    Bounds.leave();
  }
  return Changed;
}
