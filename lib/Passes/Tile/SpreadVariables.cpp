//===- SpreadVariables.cpp - arrays with an element for each thread ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A variable that is declared outside of the regions and belongs to each thread becomes an array
// with an element for each. The dimensions of the threads come first: `float v[3]` in a tile of 16
// x 8 is `float v[8][16][3]`. For an array that is only used element by element they come last,
// `float v[3][8][16]`, so that the same element of all threads is contiguous. If the launch gives
// the size of the tile, there is one dimension of threads, of as many elements as a tile can have
// threads.
//
//===----------------------------------------------------------------------===//
#include "ElementwiseArrays.h"
#include "Passes.h"
#include "ampcc/KIR/WorkItemBuiltins.h"
#include "llvm/ADT/DenseMap.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

/// A call of a kernel without tiles runs so many threads, if each has variables of its own: enough
/// to fill vectors and to make the call cheap, few enough for the caches.
constexpr unsigned StripThreads = 256;

class Spreader {
  Context &Ctx;
  Function &F;
  VarMap Arrays;
  const DenseSet<const Var *> Elementwise;

public:
  Spreader(Context &Ctx, Function &F) : Ctx(Ctx), F(F), Elementwise(elementwiseArrays(F.Body)) {}

  bool run() {
    walkStmts(F.Body, [&](Stmt *S) {
      auto *D = dyn_cast<DeclStmt>(S);
      if (D && D->V->IsPerThread)
        declare(*D);
    });
    if (Arrays.empty())
      return false;
    walkStmts(F.Body, [&](Stmt *S) { replaceIn(S); });
    return true;
  }

private:
  bool isTiled() const { return F.WorkGroupSize.isTiled(); }

  void declare(DeclStmt &D) {
    auto *Array = Ctx.make<Var>(*D.V);
    Array->IsPerThread = false;
    SmallVector<uint64_t, 4> Own;
    if (Elementwise.contains(D.V))
      Array->Ty = elementsOf(Array->Ty, Own);
    if (!isTiled()) {
      F.StripLimit = StripThreads;
      Array->Ty = Ctx.arrayOf(Array->Ty, StripThreads);
    } else if (F.WorkGroupSize.isParameters()) {
      Array->Ty = Ctx.arrayOf(Array->Ty, TileSize::MostThreads);
    } else {
      for (unsigned D = 0; D < TileSize::Dimensions; ++D)
        if (F.WorkGroupSize.variesIn(D))
          Array->Ty = Ctx.arrayOf(Array->Ty, *F.WorkGroupSize.threadsIn(D));
    }
    for (uint64_t Extent : reverse(Own))
      Array->Ty = Ctx.arrayOf(Array->Ty, Extent);
    Arrays[D.V] = Array;
    D.V = Array;
  }

  Expr *ofDimension(const BuiltinInfo &Row, unsigned Dimension) {
    return Ctx.make<Builtin>(Ctx.intTy(), Row, std::vector<Expr *>{Ctx.intLit(Dimension)});
  }
  Expr *id(unsigned Dimension) { return ofDimension(builtin::get_local_id, Dimension); }

  /// The number of the thread in its tile.
  Expr *number() {
    Expr *Number = nullptr;
    for (unsigned D = F.WorkGroupSize.rank(); D-- > 0;) {
      Expr *Row = Number ? Ctx.make<Binary>(Ctx.intTy(), BinaryOp::Mul, Number,
                                            ofDimension(builtin::get_local_size, D))
                         : nullptr;
      Number = Row ? Ctx.make<Binary>(Ctx.intTy(), BinaryOp::Add, Row, id(D)) : id(D);
    }
    return Number;
  }

  void replaceIn(Stmt *S) {
    if (auto *E = dyn_cast<ExprStmt>(S))
      if (auto *A = dyn_cast<Assign>(E->E); A && isa<ArrayType>(A->type()))
        assignElements(*E, *A);
    forEachExpr(S, [&](Expr *&E) { replace(E); });
  }

  void replace(Expr *&E) {
    SmallVector<Expr *, 4> Indices;
    const Var *V = elementOf(E, Indices);
    if (V && Elementwise.contains(V) && Arrays.count(V)) {
      for (Expr *&Index : Indices)
        replace(Index);
      E = element(Arrays.lookup(V), Indices, E->Pos);
      return;
    }
    forEachOperand(E, [&](Expr *&Operand) { replace(Operand); });
    auto *Ref = dyn_cast<VarRef>(E);
    if (Var *Array = Ref ? Arrays.lookup(Ref->V) : nullptr)
      E = element(Array, {}, E->Pos);
  }

  /// `a = b` of arrays, one of which is used element by element: `a[0] = b[0], a[1] = b[1], ...`.
  void assignElements(ExprStmt &S, Assign &A) {
    auto IsSplit = [&](const Expr *E) {
      auto *Ref = dyn_cast<VarRef>(E);
      return Ref && Elementwise.contains(Ref->V) && Arrays.count(Ref->V);
    };
    if (!IsSplit(A.Target) && !IsSplit(A.Value))
      return;
    Expr *All = nullptr;
    forEachElement(A.Target, A.Value, [&](Expr *Target, Expr *Value) {
      Expr *One = Ctx.make<Assign>(Target, Value);
      All = All ? Ctx.make<Binary>(One->type(), BinaryOp::Comma, All, One) : One;
    });
    S.E = All;
  }

  void forEachElement(const Expr *To, const Expr *From, function_ref<void(Expr *, Expr *)> Fn) {
    auto *Ty = dyn_cast<ArrayType>(To->type());
    if (!Ty)
      return Fn(clone(Ctx, To), clone(Ctx, From));
    for (uint64_t I = 0; I < Ty->Count; ++I)
      forEachElement(Ctx.make<Subscript>(clone(Ctx, To), Ctx.intLit(I)),
                     Ctx.make<Subscript>(clone(Ctx, From), Ctx.intLit(I)), Fn);
  }

  Expr *element(Var *Array, ArrayRef<Expr *> Own, SourcePos Pos) {
    Expr *E = Ctx.ref(Array);
    for (Expr *Index : Own)
      E = Ctx.make<Subscript>(E, Index);
    if (F.WorkGroupSize.isParameters())
      E = Ctx.make<Subscript>(E, number());
    for (unsigned D = 3; D-- > 0 && !F.WorkGroupSize.isParameters();)
      if (isTiled() ? F.WorkGroupSize.variesIn(D) : D == 0)
        E = Ctx.make<Subscript>(E, id(D));
    E->Pos = Pos;
    return E;
  }
};

} // namespace

bool ampcc::spreadVariables(PassContext &PC) {
  return changeKernels(PC, [&](Function &F) { return Spreader(PC.M.Ctx, F).run(); });
}
