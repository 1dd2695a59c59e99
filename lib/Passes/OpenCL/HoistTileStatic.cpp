//===- HoistTileStatic.cpp - tile_static variables moved to the kernels --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// OpenCL C allows __local variables only in the outermost scope of a kernel. A tile_static variable
// that a function declares is one object per tile, shared by all calls of the function (open
// specification section 9.3): each kernel that reaches the function owns an instance and hands its
// address down the chain of calls in a parameter that this pass adds.
//
//===----------------------------------------------------------------------===//
#include "Passes.h"
#include "ampcc/Analysis/CallGraph.h"
#include "llvm/ADT/SetVector.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

using VarSet = SetVector<Var *, std::vector<Var *>, DenseSet<Var *>>;

/// The bytes of tile_static memory of a tile, as with Visual C++ (open specification, 2.4.3.5.1).
constexpr uint64_t MaxTileStatic = 32768;

class Hoister {
  PassContext &PC;
  Context &Ctx;
  DenseMap<Function *, VarSet> Needed;
  DenseSet<const Var *> Declared; ///< by the functions so far, which may share them
  /// The variables that replace tile_static variables in the present function.
  DenseMap<const Var *, Var *> Local;

public:
  bool Changed = false;

  explicit Hoister(PassContext &PC) : PC(PC), Ctx(PC.M.Ctx) {}

  /// Callees of F are done.
  void run(Function &F) {
    VarSet &Vars = Needed[&F];
    if (F.IsKernel && isDone(F))
      return;
    removeDeclarations(*F.Body, Vars);
    forEachCall(F.Body, [&](Call *C) {
      const VarSet &Theirs = Needed[C->Callee];
      Vars.insert(Theirs.begin(), Theirs.end());
    });
    if (Vars.empty())
      return;
    Local.clear();
    if (F.IsKernel)
      declare(F, Vars);
    else
      addParams(F, Vars);
    walkExprs(F.Body, [&](Expr *&E) { F.IsKernel ? useVar(E) : useParam(E); });
    forEachCall(F.Body, [&](Call *C) { passDown(*C, F.IsKernel); });
    Changed = true;
  }

private:
  /// The kernel declares all that it needs at its beginning, for itself.
  bool isDone(const Function &Kernel) {
    VarSet Own;
    for (Stmt *S : Kernel.Body->Stmts) {
      auto *D = dyn_cast<DeclStmt>(S);
      if (!D || D->V->S != Var::Storage::TileStatic || !Own.insert(D->V))
        break;
    }
    size_t Declarations = 0;
    walkStmts(Kernel.Body, [&](Stmt *S) {
      auto *D = dyn_cast<DeclStmt>(S);
      Declarations += D && D->V->S == Var::Storage::TileStatic;
    });
    bool Done = Declarations == Own.size();
    for (const Var *V : Own)
      Done = Declared.insert(V).second && V->Ty == typeIn(Kernel, *V) && Done;
    forEachCall(Kernel.Body, [&](Call *C) { Done = Done && Needed[C->Callee].empty(); });
    if (Done)
      checkSize(Own);
    return Done;
  }

  /// An array for exchanges has an element for each thread of the kernel's tile.
  const Type *typeIn(const Function &Kernel, const Var &V) const {
    const std::optional<uint64_t> Threads = Kernel.WorkGroupSize.threads();
    auto *Array = V.IsExchange && Threads ? dyn_cast<ArrayType>(V.Ty) : nullptr;
    return Array ? Ctx.arrayOf(Array->Element, *Threads) : V.Ty;
  }

  void removeDeclarations(Block &Body, VarSet &Vars) {
    walkStmts(&Body, [&](Stmt *S) {
      if (auto *B = dyn_cast<Block>(S))
        erase_if(B->Stmts, [&](Stmt *Child) {
          auto *D = dyn_cast<DeclStmt>(Child);
          return D && D->V->S == Var::Storage::TileStatic && (Vars.insert(D->V), true);
        });
    });
  }

  /// Reported at the variable that crosses the limit.
  void checkSize(const VarSet &Vars) {
    uint64_t Total = 0;
    const Var *Crossing = nullptr;
    for (const Var *V : Vars) {
      Total += V->Ty->size();
      if (Total > MaxTileStatic && !Crossing)
        Crossing = V;
    }
    if (Crossing)
      PC.Problems.push_back({Problem::Kind::TileStaticTooLarge,
                             Crossing->Pos,
                             {std::to_string(Total), std::to_string(MaxTileStatic)}});
  }

  void declare(Function &F, const VarSet &Vars) {
    VarSet Owned;
    std::vector<Stmt *> Decls;
    for (Var *V : Vars) {
      Var *Own = Local[V] = Ctx.make<Var>(*V);
      Own->Ty = typeIn(F, *V);
      Owned.insert(Own);
      auto *D = Ctx.make<DeclStmt>(Own);
      D->Pos = V->Pos;
      Decls.push_back(D);
    }
    checkSize(Owned);
    F.Body->Stmts.insert(F.Body->Stmts.begin(), Decls.begin(), Decls.end());
  }

  /// Arrays are passed as C does it, by the address of their first element.
  void addParams(Function &F, const VarSet &Vars) {
    for (Var *V : Vars) {
      Var *P = Local[V] = Ctx.make<Var>(*V);
      auto *A = dyn_cast<ArrayType>(V->Ty);
      P->S = Var::Storage::Param;
      P->IsExchange = false;
      P->Ty = Ctx.pointerTo(A ? A->Element : V->Ty, /*Const=*/false, Space::Local);
      F.Params.push_back(P);
    }
  }

  Var *localFor(const Expr *E) const {
    auto *Ref = dyn_cast<VarRef>(E);
    return Ref && Ref->V->S == Var::Storage::TileStatic ? Local.lookup(Ref->V) : nullptr;
  }

  void useVar(Expr *&E) {
    if (Var *Own = localFor(E))
      E = at(Ctx.ref(Own), E);
  }

  Expr *at(Expr *New, const Expr *Old) {
    New->Pos = Old->Pos;
    return New;
  }

  /// Operands come first, so the uses that keep an array whole are seen after the reference itself
  /// was replaced by `*(T(*)[N])p`; these folds take that back where the parameter itself will do.
  void useParam(Expr *&E) {
    if (Var *P = localFor(E)) {
      Expr *Ref = at(Ctx.ref(P), E);
      if (isa<ArrayType>(E->type()))
        Ref = at(Ctx.make<Cast>(Ctx.pointerTo(E->type(), false, Space::Local), Ref, false), E);
      E = at(Ctx.make<Deref>(Ref), E);
      return;
    }
    if (auto *S = dyn_cast<Subscript>(E))
      if (Expr *P = paramOfWholeArray(S->Base))
        S->Base = P;
    if (auto *A = dyn_cast<AddrOf>(E)) {
      Expr *P = A->isDecay() ? paramOfWholeArray(A->Operand) : nullptr;
      E = P ? P : foldAddress(A);
    }
  }

  /// `&*p` is p.
  Expr *foldAddress(AddrOf *A) {
    auto *D = dyn_cast<Deref>(A->Operand);
    return D && !A->isDecay() ? D->Pointer : A;
  }

  Expr *paramOfWholeArray(Expr *E) const {
    auto *D = dyn_cast<Deref>(E);
    auto *C = D ? dyn_cast<Cast>(D->Pointer) : nullptr;
    auto *Ref = C ? dyn_cast<VarRef>(C->Operand) : nullptr;
    if (!Ref || !isa<ArrayType>(E->type()))
      return nullptr;
    for (auto &Entry : Local)
      if (Entry.second == Ref->V)
        return Ref;
    return nullptr;
  }

  void passDown(Call &C, bool FromKernel) {
    for (Var *V : Needed[C.Callee]) {
      Var *Own = Local[V];
      Expr *Arg = Ctx.ref(Own);
      if (FromKernel) {
        auto *A = dyn_cast<ArrayType>(V->Ty);
        Arg = Ctx.make<AddrOf>(Ctx.pointerTo(A ? A->Element : V->Ty, false, Space::Local), Arg);
      }
      Arg->Pos = C.Pos;
      C.Args.push_back(Arg);
    }
  }
};

} // namespace

bool ampcc::hoistTileStatic(PassContext &PC) {
  Hoister H(PC);
  for (Function *F : calleesFirst(PC.M.Functions))
    H.run(*F);
  return H.Changed;
}
