//===- Link.cpp - functions of several translation units in one module -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/KIR/Link.h"
#include "Cloner.h"
#include "ampcc/KIR/MessageBuiltins.h"
#include "ampcc/KIR/Structs.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/StringMap.h"
#include <deque>

using namespace ampcc::kir;
using namespace llvm;

static void forEachCallee(const Function &F, function_ref<void(Function *)> Fn) {
  walkExprs(F.Body, [&](Expr *&E) {
    if (auto *C = dyn_cast<Call>(E))
      Fn(C->Callee);
  });
}

std::vector<Function *> ampcc::kir::reachedFrom(ArrayRef<Function *> Roots) {
  std::vector<Function *> Order;
  DenseSet<const Function *> Seen;
  auto Add = [&](Function *F) {
    if (Seen.insert(F).second)
      Order.push_back(F);
  };
  for_each(Roots, Add);
  for (size_t I = 0; I < Order.size(); ++I)
    forEachCallee(*Order[I], Add);
  return Order;
}

DenseSet<const Function *> ampcc::kir::reaching(const Module &M,
                                                function_ref<bool(const Function &)> Fn) {
  DenseMap<const Function *, SmallVector<const Function *, 4>> Callers;
  for (const Function *F : M.Functions)
    forEachCallee(*F, [&](Function *Callee) { Callers[Callee].push_back(F); });
  DenseSet<const Function *> Found;
  std::vector<const Function *> Open;
  auto Add = [&](const Function *F) {
    if (Found.insert(F).second)
      Open.push_back(F);
  };
  for (const Function *F : M.Functions)
    if (Fn(*F))
      Add(F);
  while (!Open.empty()) {
    const Function *F = Open.back();
    Open.pop_back();
    for_each(Callers.lookup(F), Add);
  }
  return Found;
}

void ampcc::kir::keepReached(Module &M, function_ref<bool(const Function &)> Keep) {
  std::vector<Function *> Roots;
  copy_if(M.Functions, std::back_inserter(Roots), [&](Function *F) { return Keep(*F); });
  const std::vector<Function *> Reached = reachedFrom(Roots);
  const DenseSet<const Function *> Needed(Reached.begin(), Reached.end());
  erase_if(M.Functions, [&](Function *F) { return !Needed.contains(F); });
}

std::unique_ptr<Module> ampcc::kir::takeIncompleteKernels(Module &M) {
  const DenseSet<const Function *> Incomplete =
      reaching(M, [](const Function &F) { return !F.Body; });
  // By the order of kernels, which both copies share.
  std::vector<bool> Complete;
  for (Function *F : M.Functions)
    if (F->IsKernel)
      Complete.push_back(!Incomplete.contains(F));
  if (!is_contained(Complete, false))
    return nullptr;
  std::unique_ptr<Module> Rest = cloneModule(M);
  auto Split = [&](Module &Of, bool Wanted) {
    size_t Number = 0;
    SmallPtrSet<const Function *, 8> Kernels;
    for (const Function *F : Of.Functions)
      if (F->IsKernel && Complete[Number++] == Wanted)
        Kernels.insert(F);
    keepReached(Of, [&](const Function &F) { return Kernels.contains(&F); });
  };
  Split(M, true);
  Split(*Rest, false);
  return Rest;
}

namespace {

/// The classes of the linked module by their identity in all units.
using ClassMap = StringMap<const StructType *>;

/// The functions of the module that is linked, by their symbols.
using SymbolMap = StringMap<Function *>;

/// Copies functions of one module into the one that is linked.
class Importer final : public ModuleCloner {
  Module &Into;
  const Module &From;
  ClassMap &Classes;
  SymbolMap &Symbols;
  DenseMap<const Function *, Function *> Imported;
  DenseMap<uint32_t, uint32_t> Files;
  DenseMap<int64_t, int64_t> Messages;
  std::deque<Function *> Open; ///< whose bodies are still the original's

public:
  Importer(Module &Into, const Module &From, ClassMap &Classes, SymbolMap &Symbols)
      : ModuleCloner(Into.Ctx), Into(Into), From(From), Classes(Classes), Symbols(Symbols) {}

  /// False when the two have different types.
  bool define(Function &Declared, const Function &Definition) {
    const Function *Copy = signature(Definition);
    auto TypeOf = [](const Var *P) { return P->Ty; };
    if (Copy->ReturnTy != Declared.ReturnTy ||
        !equal(map_range(Copy->Params, TypeOf), map_range(Declared.Params, TypeOf)))
      return false;
    Imported[&Definition] = &Declared;
    Declared = *Copy;
    Open.push_back(&Declared);
    while (!Open.empty()) {
      Function *F = Open.front();
      Open.pop_front();
      F->Body = stmt(F->Body);
      renumberMessages(*F);
    }
    return true;
  }

  Function *mapFunction(Function *F) override {
    Function *&Copy = Imported[F];
    if (Copy)
      return Copy;
    Function *Known = F->Symbol.empty() ? nullptr : Symbols.lookup(F->Symbol);
    if (Known)
      return Copy = Known;
    Function *New = signature(*F);
    Imported[F] = New;
    Into.Functions.push_back(New);
    if (!F->Symbol.empty()) { // some unit of the program defines it
      Symbols[F->Symbol] = New;
      New->Body = nullptr;
    } else {
      Open.push_back(New);
    }
    return New;
  }

  SourcePos mapPosition(SourcePos Pos) override {
    Pos.Opaque = 0;
    if (!Pos.File)
      return Pos;
    auto [It, New] = Files.try_emplace(Pos.File, 0);
    if (New) {
      const auto Known = find(Into.Files, From.Files[Pos.File]);
      It->second = uint32_t(Known - Into.Files.begin());
      if (Known == Into.Files.end())
        Into.Files.push_back(From.Files[Pos.File]);
    }
    Pos.File = It->second;
    return Pos;
  }

protected:
  const Type *structType(const StructType &S) override {
    const StructType *Known = S.Identity.empty() ? nullptr : Classes.lookup(S.Identity);
    if (Known && sameLayout(S, *Known)) {
      registerStruct(S, *Known);
      return Known;
    }
    const Type *Copy = ModuleCloner::structType(S);
    if (!S.Identity.empty())
      Classes.try_emplace(S.Identity, cast<StructType>(Copy));
    return Copy;
  }

private:
  static bool same(const Type *A, const Type *B,
                   DenseSet<std::pair<const Type *, const Type *>> &Assumed) {
    if (A->kind() != B->kind())
      return false;
    switch (A->kind()) {
    case Type::Kind::Void:
    case Type::Kind::Bool:
      return true;
    case Type::Kind::Int:
      return cast<IntType>(A)->Bits == cast<IntType>(B)->Bits &&
             cast<IntType>(A)->Signed == cast<IntType>(B)->Signed;
    case Type::Kind::Float:
      return cast<FloatType>(A)->Bits == cast<FloatType>(B)->Bits;
    case Type::Kind::Pointer:
      return cast<PointerType>(A)->Const == cast<PointerType>(B)->Const &&
             same(cast<PointerType>(A)->Pointee, cast<PointerType>(B)->Pointee, Assumed);
    case Type::Kind::Array:
      return cast<ArrayType>(A)->Count == cast<ArrayType>(B)->Count &&
             same(cast<ArrayType>(A)->Element, cast<ArrayType>(B)->Element, Assumed);
    case Type::Kind::Vector:
      return cast<VectorType>(A)->Lanes == cast<VectorType>(B)->Lanes &&
             same(cast<VectorType>(A)->Element, cast<VectorType>(B)->Element, Assumed);
    case Type::Kind::Struct:
      break;
    }
    if (!Assumed.insert({A, B}).second)
      return true;
    auto *X = cast<StructType>(A), *Y = cast<StructType>(B);
    return X->Identity == Y->Identity && X->Size == Y->Size && X->Align == Y->Align &&
           X->IsUnion == Y->IsUnion && X->ExactLayout == Y->ExactLayout &&
           std::equal(X->Fields.begin(), X->Fields.end(), Y->Fields.begin(), Y->Fields.end(),
                      [&](const Field &F, const Field &G) {
                        return F.Name == G.Name && F.Offset == G.Offset &&
                               same(F.Ty, G.Ty, Assumed);
                      });
  }

  static bool sameLayout(const StructType &A, const StructType &B) {
    DenseSet<std::pair<const Type *, const Type *>> Assumed;
    return same(&A, &B, Assumed);
  }

  /// Messages are rows of their module's table.
  void renumberMessages(Function &F) {
    walkExprs(F.Body, [&](Expr *&E) {
      auto *Send = dyn_cast<Builtin>(E);
      if (!Send || !Send->is(builtin::send_message))
        return;
      auto *Row = cast<IntLit>(Send->Args[0]);
      auto [It, New] = Messages.try_emplace(Row->Value, int64_t(Into.Messages.size()));
      if (New) {
        Message Copy = From.Messages[size_t(Row->Value)];
        Copy.Pos = mapPosition(Copy.Pos);
        for (Message::Argument &Arg : Copy.Args)
          Arg.Ty = Arg.Ty ? mapType(Arg.Ty) : nullptr;
        Into.Messages.push_back(std::move(Copy));
      }
      Row->Value = It->second;
    });
  }
};

/// A function on a cycle of calls, if there is one.
const Function *findRecursion(const Module &M) {
  enum class State : uint8_t { Open, Done };
  DenseMap<const Function *, State> States;
  const Function *Found = nullptr;
  auto Visit = [&](auto &Self, const Function *F) -> void {
    auto [It, New] = States.try_emplace(F, State::Open);
    if (!New) {
      Found = It->second == State::Open ? F : Found;
      return;
    }
    forEachCallee(*F, [&](Function *Callee) { Self(Self, Callee); });
    States[F] = State::Done;
  };
  for (const Function *F : M.Functions)
    Visit(Visit, F);
  return Found;
}

} // namespace

std::vector<LinkProblem>
ampcc::kir::linkDefinitions(Module &M, function_ref<LinkedDefinition(StringRef)> Find) {
  ClassMap Classes;
  for (const StructType *S : usedStructs(M))
    if (!S->Identity.empty())
      Classes.try_emplace(S->Identity, S);
  SymbolMap Symbols;
  for (Function *F : M.Functions)
    if (!F->Symbol.empty())
      Symbols[F->Symbol] = F;

  std::vector<LinkProblem> Problems;
  MapVector<const Module *, std::unique_ptr<Importer>> Importers;
  for (size_t I = 0; I < M.Functions.size(); ++I) { // it grows
    Function *F = M.Functions[I];
    if (F->Body)
      continue;
    const LinkedDefinition Found = Find(F->Symbol);
    if (!Found.F) {
      Problems.push_back({LinkProblem::Kind::Missing, F});
      continue;
    }
    std::unique_ptr<Importer> &From = Importers[Found.M];
    if (!From)
      From = std::make_unique<Importer>(M, *Found.M, Classes, Symbols);
    if (!From->define(*F, *Found.F))
      Problems.push_back({LinkProblem::Kind::Different, F});
  }
  if (Problems.empty())
    if (const Function *F = findRecursion(M))
      Problems.push_back({LinkProblem::Kind::Recursive, F});
  return Problems;
}
