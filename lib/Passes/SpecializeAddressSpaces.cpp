//===- SpecializeAddressSpaces.cpp - a space for every pointer ------------===//
//
// OpenCL C 1.2 has no generic address space. A C++ function that takes a pointer or reference may
// be called with memory of any space, so it is cloned once per combination that occurs; so is a
// struct that holds pointers.
//
// Bottom-up over the call graph every function is solved once in isolation; what remains is its
// summary: which slots of its signature must agree and which are fixed. Top-down from the kernels
// the callers' demands then select the clones. A slot that nobody binds is Private.
//
//===----------------------------------------------------------------------===//
#include "CallGraph.h"
#include "Passes.h"
#include "SpaceConstraints.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

class Specializer {
  PassContext &PC;
  Context &Ctx;
  SpaceTypes Types;
  SpaceSummaries Summaries;
  struct Clone {
    Function *F;
    std::vector<Space> Spaces;
  };
  std::map<std::pair<Function *, std::vector<Space>>, Function *> Memo;
  MapVector<Function *, std::vector<Clone>> ClonesOf;
  std::vector<Function *> Result; ///< callees first

public:
  explicit Specializer(PassContext &PC) : PC(PC), Ctx(PC.M.Ctx), Types(Ctx) {}

  void run() {
    Function *Recursive = nullptr;
    std::vector<Function *> Live = liveFunctions(PC.M, Recursive);
    if (Recursive)
      return PC.internal(Recursive->Pos, "recursive function '" + Recursive->Name + "'");
    bool HasKernel = any_of(Live, [](Function *F) { return F->IsKernel; });
    for (Function *F : Live)
      Summaries[F] = SpaceConstraints(Types, Summaries, *F).summary();
    for (Function *F : Live)
      if (F->IsKernel || !HasKernel)
        specialize(F, {});
    nameClones();
    Types.nameClones();
    PC.M.Functions = std::move(Result);
  }

private:
  Function *copy(const Function &F) {
    auto *New = Ctx.make<Function>(F);
    VarMap Vars;
    for (Var *&P : New->Params)
      P = Vars[P] = Ctx.make<Var>(*P);
    New->Body = cast<Block>(clone(Ctx, F.Body, Vars));
    return New;
  }

  /// The clone of F for Spaces (of its whole signature; empty: whatever F itself demands).
  Function *specialize(Function *F, std::vector<Space> Spaces) {
    if (auto Known = Memo.find({F, Spaces}); Known != Memo.end())
      return Known->second;
    Function *New = copy(*F);
    SpaceConstraints Constraints(Types, Summaries, *New);
    Constraints.bindSignature(Spaces);
    append_range(PC.Problems, Constraints.conflicts());
    Memo[{F, Spaces}] = New;
    ClonesOf[F].push_back({New, Constraints.spaces(Constraints.signature())});
    std::vector<std::pair<Call *, std::vector<Space>>> Calls;
    forEachCall(New->Body, [&](Call *C) { Calls.push_back({C, Constraints.calleeSpaces(C)}); });
    applyTypes(*New, Constraints);
    for (auto &[C, CalleeSpaces] : Calls)
      C->Callee = specialize(C->Callee, CalleeSpaces);
    Result.push_back(New);
    return New;
  }

  const Type *retype(const Type *T, ArrayRef<unsigned> S, SpaceConstraints &Constraints) {
    return Types.substitute(T, Constraints.spaces(S));
  }

  /// Expressions before variables: the slots of both are known, the types depend on nothing else.
  void applyTypes(Function &F, SpaceConstraints &Constraints) {
    std::vector<Var *> Vars = F.Params;
    walkStmts(F.Body, [&](Stmt *S) {
      if (auto *D = dyn_cast<DeclStmt>(S))
        Vars.push_back(D->V);
    });
    walkExprs(F.Body, [&](Expr *&E) {
      if (ArrayRef<unsigned> S = Constraints.of(E); !S.empty())
        E->setType(retype(E->type(), S, Constraints));
      if (auto *A = dyn_cast<Assign>(E); A && A->Compound && A->Target->type()->isPointer())
        A->ComputeTy = A->Target->type();
    });
    for (Var *V : Vars)
      V->Ty = retype(V->Ty, Constraints.of(V), Constraints);
    ArrayRef<unsigned> Signature = Constraints.signature();
    F.ReturnTy = retype(F.ReturnTy, Signature.take_back(Types.count(F.ReturnTy)), Constraints);
  }

  /// Only what has several clones gets a suffix, and only from the slots in which they differ.
  void nameClones() {
    for (auto &[Original, Clones] : ClonesOf) {
      if (Clones.size() < 2)
        continue;
      for (Clone &C : Clones) {
        std::vector<Space> Distinct;
        for (size_t I = 0; I < C.Spaces.size(); ++I)
          if (any_of(Clones, [&](const Clone &Other) { return Other.Spaces[I] != C.Spaces[I]; }))
            Distinct.push_back(C.Spaces[I]);
        C.F->Name += spaceSuffix(Distinct);
      }
    }
  }
};

} // namespace

bool ampcc::specializeAddressSpaces(PassContext &PC) {
  Specializer(PC).run();
  return true;
}
