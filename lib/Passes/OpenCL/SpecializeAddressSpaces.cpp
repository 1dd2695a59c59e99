//===- SpecializeAddressSpaces.cpp - clones of functions for address spaces -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// OpenCL C 1.2 has no generic address space. A C++ function that takes a pointer or reference may
// be called with memory of any space, so it is cloned once per combination that occurs; so is a
// struct that holds pointers.
//
// Bottom-up over the call graph every function is solved once in isolation. The result is its
// summary: which slots of its signature must agree, which flow into which, and the spaces into
// which the function itself lets them point. Top-down from the kernels the callers' pointers then
// select the clones. A slot without any space is Private.
//
// A pointer that may lead into several spaces, depending on run-time values, gets all of them. A
// Cast marks the copy of a pointer to one of other spaces; lower-mixed-pointers gives it its
// meaning in OpenCL C.
//
// A pointer that was an integer leads into the spaces of all pointers that the module converts to
// integers. These spaces follow from the result, so the pass repeats the work until they are the
// ones that it assumed, at most four times.
//
//===----------------------------------------------------------------------===//
#include "Passes.h"
#include "SpaceConstraints.h"
#include "ampcc/Analysis/CallGraph.h"
#include "ampcc/KIR/Builtins.h"
#include "llvm/ADT/DenseSet.h"
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
  DenseMap<const Function *, const Function *> OriginalOf;
  DenseSet<uint32_t> Reported;

public:
  bool Changed = false;

  Specializer(PassContext &PC, Space OfIntegers) : PC(PC), Ctx(PC.M.Ctx), Types(Ctx, OfIntegers) {}

  /// Makes the clones of the Live functions, callees first.
  void makeClones(ArrayRef<Function *> Live) {
    for (Function *F : Live)
      findReinterpreted(*F);
    bool HasKernel = any_of(Live, [](Function *F) { return F->IsKernel; });
    for (Function *F : Live)
      Summaries[F] = SpaceConstraints(Types, Summaries, *F).summary();
    for (Function *F : Live)
      if (F->IsKernel || !HasKernel)
        specialize(F, {});
  }

  /// The spaces of the pointers that the clones convert to integers.
  Space convertedSpaces() const {
    Space Found = Space::Unresolved;
    for (Function *F : Result)
      walkExprs(F->Body, [&](Expr *&E) {
        auto *C = dyn_cast<Cast>(E);
        if (auto *P = C ? dyn_cast<PointerType>(C->Operand->type()) : nullptr;
            P && isa<IntType>(C->type()))
          Found = Found | P->AS;
      });
    return Found;
  }

  /// Puts the clones in place of the functions of the module.
  void finish() {
    for (Function *F : Result)
      checkAtomics(*F);
    nameClones();
    Types.nameClones();
    Changed |= !std::equal(
        Result.begin(), Result.end(), PC.M.Functions.begin(), PC.M.Functions.end(),
        [&](const Function *New, const Function *Old) { return OriginalOf.lookup(New) == Old; });
    PC.M.Functions = std::move(Result);
  }

private:
  /// Pointers, and integers, that become pointers to types with other pointers in them.
  void findReinterpreted(Function &F) {
    walkExprs(F.Body, [&](Expr *&E) {
      auto *C = dyn_cast<Cast>(E);
      auto *To = C ? dyn_cast<PointerType>(C->type()) : nullptr;
      const bool FromInteger = C && !C->Operand->type()->isPointer();
      if (To && Types.count(To) != (FromInteger ? 1 : Types.count(C->Operand->type())))
        Types.reinterpret(To->Pointee);
    });
  }

  Function *copy(const Function &F) {
    auto *New = Ctx.make<Function>(F);
    VarMap Vars;
    for (Var *&P : New->Params)
      P = Vars[P] = Ctx.make<Var>(*P);
    New->Body = cast<Block>(clone(Ctx, F.Body, Vars));
    return New;
  }

  /// The clone of F for Spaces (of its whole signature; empty: whatever F itself demands).
  Function *specialize(Function *F, const std::vector<Space> &Spaces) {
    if (auto Known = Memo.find({F, Spaces}); Known != Memo.end())
      return Known->second;
    Function *New = copy(*F);
    SpaceConstraints Constraints(Types, Summaries, *New);
    Constraints.solve(Spaces);
    Memo[{F, Spaces}] = New;
    OriginalOf[New] = F;
    ClonesOf[F].push_back({New, Constraints.spaces(Constraints.signature())});
    std::vector<std::pair<Call *, std::vector<Space>>> Calls;
    forEachCall(New->Body, [&](Call *C) { Calls.push_back({C, Constraints.calleeSpaces(C)}); });
    applyTypes(*New, Constraints);
    for (auto &[C, CalleeSpaces] : Calls)
      C->Callee = specialize(C->Callee, CalleeSpaces);
    convertCopies(*New, Constraints);
    Result.push_back(New);
    return New;
  }

  const Type *retype(const Type *T, ArrayRef<unsigned> S, SpaceConstraints &Constraints) {
    const Type *New = Types.substitute(T, Constraints.spaces(S));
    Changed |= New != T;
    return New;
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

  /// E as a pointer into AS.
  void convert(Expr *&E, Space AS) {
    auto *P = dyn_cast<PointerType>(E->type());
    if (!P || P->AS == AS)
      return;
    Changed = true;
    SourcePos Pos = E->Pos;
    const PointerType *To = Ctx.pointerTo(P->Pointee, P->Const, AS);
    E = isa<NullPtr>(E) ? static_cast<Expr *>(Ctx.make<NullPtr>(To)) : Ctx.make<Cast>(To, E, true);
    E->Pos = Pos;
  }
  void convert(Expr *&E, const Type *To) {
    if (auto *P = dyn_cast<PointerType>(To))
      convert(E, P->AS);
  }

  void convertElements(Expr *E) {
    auto *L = dyn_cast<InitList>(E);
    auto *S = L ? dyn_cast<StructType>(L->type()) : nullptr;
    auto *A = L ? dyn_cast<ArrayType>(L->type()) : nullptr;
    for (size_t I = 0; (S || A) && I < L->Elements.size(); ++I)
      convert(L->Elements[I], S ? S->Fields[I].Ty : A->Element);
  }

  void convertCopies(Function &F, SpaceConstraints &Constraints) {
    walkExprs(F.Body, [&](Expr *&E) {
      convertElements(E);
      if (auto *A = dyn_cast<Assign>(E); A && !A->Compound) {
        convert(A->Value, A->Target->type());
      } else if (auto *C = dyn_cast<Conditional>(E)) {
        convert(C->Then, C->type());
        convert(C->Else, C->type());
      } else if (auto *C = dyn_cast<Call>(E)) {
        for (size_t I = 0; I < C->Args.size(); ++I)
          convert(C->Args[I], C->Callee->Params[I]->Ty);
      } else if (auto *B = dyn_cast<Binary>(E); B && B->Op != BinaryOp::Comma &&
                                                B->Left->type()->isPointer() &&
                                                B->Right->type()->isPointer()) {
        Space AS = Constraints.comparison(B);
        convert(B->Left, AS);
        convert(B->Right, AS);
      }
    });
    walkStmts(F.Body, [&](Stmt *S) {
      if (auto *D = dyn_cast<DeclStmt>(S); D && D->Init)
        convert(D->Init, D->V->Ty);
      else if (auto *R = dyn_cast<Return>(S); R && R->Value)
        convert(R->Value, F.ReturnTy);
    });
  }

  /// The device has atomic operations for memory that others see.
  void checkAtomics(Function &F) {
    walkExprs(F.Body, [&](Expr *&E) {
      auto *B = dyn_cast<Builtin>(E);
      if (!B || !B->isAtomic())
        return;
      auto *P = dyn_cast<PointerType>(B->Args[0]->type());
      if (P && includes(P->AS, Space::Private) && Reported.insert(B->Pos.Opaque).second)
        PC.Problems.push_back({Problem::Kind::AtomicOnLocal, B->Pos, {}});
    });
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

/// Returns true if one of the functions converts an integer to a pointer.
bool convertsIntegers(ArrayRef<Function *> Functions) {
  return any_of(Functions, [](const Function *F) {
    return containsExpr(F->Body, [](const Expr *E) {
      auto *C = dyn_cast<Cast>(E);
      return C && C->type()->isPointer() && !C->Operand->type()->isPointer();
    });
  });
}

} // namespace

bool ampcc::specializeAddressSpaces(PassContext &PC) {
  Function *Recursive = nullptr;
  const std::vector<Function *> Live = liveFunctions(PC.M, &Recursive);
  if (Recursive) {
    PC.internal(Recursive->Pos, "recursive function '" + Recursive->Name + "'");
    return false;
  }
  for (Space OfIntegers = Space::Unresolved;;) {
    Specializer Run(PC, OfIntegers);
    Run.makeClones(Live);
    const Space Converted = convertsIntegers(Live) ? Run.convertedSpaces() : Space::Unresolved;
    if (Converted == OfIntegers) {
      Run.finish();
      return Run.Changed;
    }
    OfIntegers = Converted;
  }
}
