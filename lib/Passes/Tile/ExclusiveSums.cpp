//===- ExclusiveSums.cpp - additions to memory that one call may have for itself -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A histogram adds to elements that all threads of a launch share. An atomic instruction for each
// addition takes several times as long as an addition. If nothing reads the elements before the
// launch ends, the runtime can give each thread of the system zeroed memory of its own, and add up
// at the end (runtime/device/native/native_sums.h): sums of integers do not depend on their order.
//
// The pass finds the buffers for which that holds. The kernel only adds integers to their elements,
// and uses no result of an addition. It marks their parameters (ArgBinding::IsSum), and replaces
// the operations by ADD_SUM, which gets a parameter that says whether the memory is the call's own.
// The runtime compares the buffers of a launch, because two views may overlap. With --amp-robust an
// addition may reach elements outside of the view, so that the runtime gives no memory in place of
// a part of a buffer. Without the pass, each addition is an atomic instruction. It needs the final
// uses of pointers, so it runs late. It costs two walks of each kernel.
//
//   atomic_add(&total[i], n);   becomes   ADD_SUM(&total[i], n, exclusive);
//
//===----------------------------------------------------------------------===//
#include "Passes.h"
#include "ampcc/Analysis/VarUses.h"
#include "ampcc/KIR/AtomicBuiltins.h"
#include "ampcc/KIR/MemoryBuiltins.h"
#include "llvm/ADT/DenseMap.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

class SumFinder {
  Context &Ctx;
  Function &F;
  const VarUses Uses;
  /// Pointers, and the parameters to whose buffers they lead: those themselves, and the pointers to
  /// the beginning of a view.
  DenseMap<const Var *, Var *> Buffers;
  /// Additions to the buffers, and the uses of pointers that are no other use of a buffer.
  std::vector<std::pair<ExprStmt *, Var *>> Additions;
  DenseSet<const Expr *> Known;
  DenseSet<const Var *> Others; ///< parameters whose buffers have other uses

public:
  SumFinder(Context &Ctx, Function &F) : Ctx(Ctx), F(F), Uses(F) {}

  bool run() {
    for (Var *P : F.Params)
      if (P->Binding && P->Binding->K == ArgBinding::Kind::Buffer && pointsToInteger(*P))
        Buffers[P] = P;
    if (Buffers.empty())
      return false;
    walkStmts(F.Body, [&](Stmt *S) { stmt(S); });
    walkExprs(F.Body, [&](Expr *&E) { test(E); });
    walkExprs(F.Body, [&](Expr *&E) {
      auto *Ref = dyn_cast<VarRef>(E);
      if (Var *P = Ref && !Known.contains(E) ? Buffers.lookup(Ref->V) : nullptr)
        Others.insert(P);
    });
    erase_if(Additions, [&](const auto &Each) { return Others.contains(Each.second); });
    if (!Additions.empty())
      replace();
    return !Additions.empty();
  }

private:
  static bool pointsToInteger(const Var &P) {
    auto *To = dyn_cast<PointerType>(P.Ty);
    return To && isa<IntType>(To->Pointee) &&
           (To->Pointee->size() == 4 || To->Pointee->size() == 8);
  }

  /// The parameter to whose buffer E leads, if E names such a pointer.
  Var *bufferOf(const Expr *E) const {
    auto *Ref = dyn_cast<VarRef>(E);
    return Ref ? Buffers.lookup(Ref->V) : nullptr;
  }

  void stmt(Stmt *S) {
    if (auto *D = dyn_cast<DeclStmt>(S))
      beginning(*D);
    else if (auto *X = dyn_cast<ExprStmt>(S))
      addition(*X);
  }

  /// `uint *total_2 = total + total_offset`.
  void beginning(const DeclStmt &D) {
    auto *Sum = dyn_cast_or_null<Binary>(D.Init);
    Var *P = Sum && Sum->Op == BinaryOp::Add ? bufferOf(Sum->Left) : nullptr;
    if (!P || D.V->Ty != P->Ty || !Uses.isFixed(D.V) || Uses.of(D.V).Addresses)
      return;
    Buffers[D.V] = P;
    Known.insert(Sum->Left);
  }

  void addition(ExprStmt &S) {
    auto *B = dyn_cast<Builtin>(S.E);
    if (!B || !B->isOneOf(builtin::atomic_add, builtin::atomic_inc, builtin::atomic_dec))
      return;
    auto *Address = dyn_cast<AddrOf>(B->Args[0]);
    auto *Element = Address ? dyn_cast<Subscript>(Address->Operand) : nullptr;
    Var *P = Element ? bufferOf(Element->Base) : nullptr;
    if (!P)
      return;
    Known.insert(Element->Base);
    Additions.push_back({&S, P});
  }

  /// `IN_BOUNDS(&total_2[i], total, bytes)` compares addresses, which are those of the copy. So
  /// does `(ulong)total_2 - (ulong)total`, of the tests that hoist-bounds hoists.
  void test(const Expr *E) {
    if (auto *Difference = dyn_cast<Binary>(E); Difference && Difference->Op == BinaryOp::Sub) {
      const Expr *L = withoutCasts(Difference->Left), *R = withoutCasts(Difference->Right);
      if (Var *P = bufferOf(L); P && P == bufferOf(R)) {
        Known.insert(L);
        Known.insert(R);
      }
      return;
    }
    auto *B = dyn_cast<Builtin>(E);
    if (!B || !B->is(builtin::IN_BOUNDS))
      return;
    auto *Address = dyn_cast<AddrOf>(B->Args[0]);
    auto *Element = Address ? dyn_cast<Subscript>(Address->Operand) : nullptr;
    Var *P = Element ? bufferOf(Element->Base) : nullptr;
    if (!P || bufferOf(B->Args[1]) != P)
      return;
    Known.insert(Element->Base);
    Known.insert(B->Args[1]);
  }

  /// The number that the operation adds.
  Expr *addend(const Builtin &B) {
    const Type *Ty = cast<PointerType>(B.Args[0]->type())->Pointee;
    if (B.is(builtin::atomic_add))
      return B.Args[1];
    return Ctx.make<IntLit>(Ty, B.is(builtin::atomic_inc) ? 1 : -1);
  }

  void replace() {
    Var *Exclusive = Ctx.var("exclusive", Ctx.intTy(), F.Pos);
    Exclusive->S = Var::Storage::Param;
    Exclusive->IsConst = true;
    Exclusive->Binding.emplace().K = ArgBinding::Kind::Exclusive;
    F.Params.push_back(Exclusive);
    for (auto [S, P] : Additions) {
      auto *B = cast<Builtin>(S->E);
      P->Binding->IsSum = true;
      S->E = Ctx.make<Builtin>(Ctx.voidTy(), builtin::ADD_SUM,
                               std::vector<Expr *>{B->Args[0], addend(*B), Ctx.ref(Exclusive)});
      S->E->Pos = B->Pos;
    }
  }
};

} // namespace

bool ampcc::exclusiveSums(PassContext &PC) {
  return changeKernels(PC, [&](Function &F) { return SumFinder(PC.M.Ctx, F).run(); });
}
