//===- SpreadVariables.cpp - a variable for each thread -------------------===//
//
// What is declared outside of the regions and belongs to each thread becomes an array with an
// element for each, the threads' dimensions in front: `float v[3]` in a tile of 16 x 8 is
// `float v[8][16][3]`.
//
//===----------------------------------------------------------------------===//
#include "Passes.h"
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

public:
  Spreader(Context &Ctx, Function &F) : Ctx(Ctx), F(F) {}

  bool run() {
    walkStmts(F.Body, [&](Stmt *S) {
      auto *D = dyn_cast<DeclStmt>(S);
      if (D && D->V->IsPerThread)
        declare(*D);
    });
    if (Arrays.empty())
      return false;
    walkExprs(F.Body, [&](Expr *&E) {
      auto *Ref = dyn_cast<VarRef>(E);
      if (Var *Array = Ref ? Arrays.lookup(Ref->V) : nullptr)
        E = element(Array, E->Pos);
    });
    return true;
  }

private:
  bool isTiled() const { return F.WorkGroupSize[0] != 0; }

  void declare(DeclStmt &D) {
    auto *Array = Ctx.make<Var>(*D.V);
    Array->IsPerThread = false;
    if (!isTiled()) {
      F.StripLimit = StripThreads;
      Array->Ty = Ctx.arrayOf(Array->Ty, StripThreads);
    } else {
      for (unsigned Size : F.WorkGroupSize)
        if (Size > 1)
          Array->Ty = Ctx.arrayOf(Array->Ty, Size);
    }
    Arrays[D.V] = Array;
    D.V = Array;
  }

  Expr *id(unsigned Dimension) {
    return Ctx.make<Builtin>(Ctx.intTy(), "get_local_id",
                             std::vector<Expr *>{Ctx.intLit(Dimension)});
  }

  Expr *element(Var *Array, SourcePos Pos) {
    Expr *E = Ctx.ref(Array);
    for (unsigned D = 3; D-- > 0;)
      if (isTiled() ? F.WorkGroupSize[D] > 1 : D == 0)
        E = Ctx.make<Subscript>(E, id(D));
    E->Pos = Pos;
    return E;
  }
};

} // namespace

bool ampcc::spreadVariables(PassContext &PC) {
  bool Changed = false;
  for (Function *F : PC.M.Functions)
    if (F->IsKernel)
      Changed |= Spreader(PC.M.Ctx, *F).run();
  return Changed;
}
