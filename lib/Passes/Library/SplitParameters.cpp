//===- SplitParameters.cpp - library objects passed to functions in parts -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A parameter that is an index, a view or a class of views, and of which the function only reads
// some members, becomes one parameter for each of these. The caller's object is not needed as a
// whole any more, and scalar-replacement takes it apart there as well.
//
//===----------------------------------------------------------------------===//
#include "AggregateTree.h"
#include "Passes.h"
#include "ampcc/Analysis/CallGraph.h"
#include "ampcc/Analysis/Speculation.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

/// A function that needs more of an object is better read with the object.
static constexpr size_t MaxParts = 12;

namespace {

/// A part that the function reads: the steps to it from the object.
struct Part {
  SmallVector<unsigned, 4> Steps;
  Var *V;
};

class ParameterSplitter {
  Context &Ctx;
  Module &M;
  /// The calls of each function. The arguments that are replaced contain no call, so that these
  /// pointers stay valid.
  DenseMap<const Function *, std::vector<Call *>> CallsOf;

public:
  explicit ParameterSplitter(Module &M) : Ctx(M.Ctx), M(M) {
    for (Function *Caller : M.Functions)
      forEachCall(Caller->Body, [&](Call *C) { CallsOf[C->Callee].push_back(C); });
  }

  bool run() {
    bool Changed = false;
    for (Function *F : liveFunctions(M)) // callees first
      if (!F->IsKernel)
        for (size_t I = F->Params.size(); I-- > 0;)
          Changed |= split(*F, I);
    return Changed;
  }

private:
  bool split(Function &F, size_t At) {
    Var *P = F.Params[At];
    if (!isLibraryObject(P->Ty) || !VarUses(F).isFixed(P))
      return false;
    const std::vector<Call *> &Calls = CallsOf[&F];
    if (any_of(Calls, [&](Call *C) { return !isLValue(C->Args[At]) || !isDroppable(C->Args[At]); }))
      return false;
    AggregateForest Forest;
    Forest.add(P);
    SmallPtrSet<const AggregateNode *, 8> Read;
    bool OnlyParts = true;
    walkStmts(F.Body, [&](Stmt *S) {
      forEachExpr(S, [&](Expr *&E) { OnlyParts &= readsParts(Forest, E, P, Read); });
    });
    if (!OnlyParts || Read.size() > MaxParts)
      return false;
    walkStmts(F.Body, [&](Stmt *S) { forEachExpr(S, [&](Expr *&E) { replace(Forest, E); }); });
    std::vector<Part> Parts;
    SmallVector<unsigned, 4> Steps;
    collect(*Forest.root(P), Steps, Parts);
    F.Params.erase(F.Params.begin() + At);
    for (size_t I = 0; I < Parts.size(); ++I)
      F.Params.insert(F.Params.begin() + At + I, Parts[I].V);
    for (Call *C : Calls) {
      Expr *Object = C->Args[At];
      C->Args.erase(C->Args.begin() + At);
      for (size_t I = 0; I < Parts.size(); ++I)
        C->Args.insert(C->Args.begin() + At + I, partOf(Object, Parts[I]));
    }
    return true;
  }

  /// Every mention of P in E leads to a part that is no aggregate itself; Read collects them.
  static bool readsParts(AggregateForest &Forest, const Expr *E, const Var *P,
                         SmallPtrSetImpl<const AggregateNode *> &Read) {
    AggregatePath Path = Forest.resolve(E);
    if (Path.Node && Path.Complete && !E->type()->isAggregate()) {
      Read.insert(Path.Node);
      return true;
    }
    if (auto *Ref = dyn_cast<VarRef>(E))
      return Ref->V != P;
    bool Only = true;
    forEachOperand(
        E, [&](const Expr *Operand) { Only = Only && readsParts(Forest, Operand, P, Read); });
    return Only;
  }

  void replace(AggregateForest &Forest, Expr *&E) {
    AggregatePath Path = Forest.resolve(E);
    if (!Path.Node)
      return forEachOperand(E, [&](Expr *&Operand) { replace(Forest, Operand); });
    SourcePos Pos = E->Pos;
    E = Ctx.ref(parameter(*Path.Node));
    E->Pos = Pos;
  }

  Var *parameter(AggregateNode &N) {
    if (!N.Leaf) {
      N.Leaf = Ctx.var(N.Name, N.Ty);
      N.Leaf->S = Var::Storage::Param;
    }
    return N.Leaf;
  }

  /// The parts of N that got a parameter, in the object's order.
  static void collect(AggregateNode &N, SmallVectorImpl<unsigned> &Steps,
                      std::vector<Part> &Parts) {
    if (N.Leaf)
      Parts.push_back({SmallVector<unsigned, 4>(Steps.begin(), Steps.end()), N.Leaf});
    for (unsigned I = 0; I < N.Parts.size(); ++I) {
      Steps.push_back(I);
      collect(N.Parts[I], Steps, Parts);
      Steps.pop_back();
    }
  }

  Expr *partOf(const Expr *Object, const Part &Which) {
    Expr *E = clone(Ctx, Object);
    for (unsigned I : Which.Steps)
      E = isa<ArrayType>(E->type()) ? Ctx.make<Subscript>(E, Ctx.intLit(I))
                                    : static_cast<Expr *>(Ctx.member(E, I));
    return E;
  }
};

} // namespace

bool ampcc::splitParameters(PassContext &PC) { return ParameterSplitter(PC.M).run(); }
