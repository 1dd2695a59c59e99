//===- AssignNames.cpp - names that OpenCL C accepts ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The user's names stay wherever OpenCL C lets them. Names that it keeps for itself get a trailing
// underscore, characters that it lacks become underscores, and of two entities of the same name
// that are visible at one place the later one gets a number. A member gets one where a type of its
// struct's members has its name: C++ has one scope for both.
//
//===----------------------------------------------------------------------===//
#include "Passes.h"
#include "ReservedNames.h"
#include "ampcc/KIR/Structs.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

/// Letters, digits and single underscores; Fallback if nothing is left.
std::string legal(StringRef Name, StringRef Fallback) {
  std::string Out;
  for (char C : Name) {
    if (isAlnum(C) || C == '_')
      Out += C;
    else if (!Out.empty() && Out.back() != '_')
      Out += '_';
  }
  bool Changed = Out != Name;
  StringRef Result = Out;
  if (Changed)
    Result = Result.rtrim('_');
  if (Result.starts_with("__"))
    Result = Result.ltrim('_');
  if (Result.empty())
    Result = Fallback;
  if (isDigit(Result[0]))
    return ("n" + Result).str();
  if (Result == "this")
    return "self";
  return isReservedName(Result) ? (Result + "_").str() : Result.str();
}

/// Names in use, in nested scopes.
class Scopes {
  struct Scope {
    std::vector<std::string> Names;
    /// The numbers in Untried for bases before this scope.
    std::vector<std::pair<std::string, unsigned>> Outer;
  };
  std::vector<Scope> Stack;
  StringMap<unsigned> Uses; ///< in open scopes
  /// Of a base, the first number that may be free: open scopes have those below.
  StringMap<unsigned> Untried;

public:
  Scopes() : Stack(1) {}
  void open() { Stack.emplace_back(); }
  void close() {
    for (const std::string &Name : Stack.back().Names)
      if (--Uses[Name] == 0)
        Uses.erase(Name);
    for (const auto &[Base, N] : reverse(Stack.back().Outer))
      Untried[Base] = N;
    Stack.pop_back();
  }

  /// Nothing gets this name.
  void keep(StringRef Name) {
    Stack.back().Names.push_back(Name.str());
    ++Uses[Name];
  }

  std::string add(StringRef Name) {
    auto Taken = [&](StringRef N) { return Uses.contains(N); };
    std::string Unique = Name.str();
    if (Taken(Unique)) {
      // A name of a family stays in it whatever follows, so a letter precedes it.
      std::string Base = Unique;
      while (isReservedName(Base + "_2"))
        Base.insert(Base.begin(), 'n');
      unsigned &First = Untried.try_emplace(Base, 2).first->second;
      unsigned N = First;
      while (Taken(Unique = Base + "_" + std::to_string(N)))
        ++N;
      Stack.back().Outer.push_back({Base, std::exchange(First, N + 1)});
    }
    keep(Unique);
    return Unique;
  }
};

class Namer {
  Module &M;
  Scopes Names;

public:
  bool Changed = false;

  explicit Namer(Module &M) : M(M) {}

  void run() {
    const std::vector<StructType *> Structs = usedStructs(M);
    for (StructType *S : Structs)
      name(S->Name, Names.add(legal(S->Name, "closure")));
    for (StructType *S : Structs)
      nameFields(*S);
    // Kernels first: their names are the contract with the host.
    for (bool Kernels : {true, false})
      for (Function *F : M.Functions)
        if (F->IsKernel == Kernels)
          name(F->Name, Names.add(legal(F->Name, Kernels ? "kernel_entry" : "function")));
    for (Function *F : M.Functions)
      nameLocals(*F);
  }

private:
  void name(std::string &Old, std::string New) {
    Changed |= Old != New;
    Old = std::move(New);
  }

  /// In C++ a member's name hides that of a type for all of its struct.
  void nameFields(StructType &S) {
    Scopes Fields;
    for (const Field &F : S.Fields)
      if (const StructType *Of = structWithin(F.Ty))
        Fields.keep(Of->Name);
    for (Field &F : S.Fields)
      name(F.Name, Fields.add(legal(F.Name, "field")));
  }

  void nameLocals(Function &F) {
    Names.open();
    for (Var *P : F.Params)
      name(P->Name, Names.add(P->Binding && P->Binding->K == ArgBinding::Kind::Image
                                  ? "IMAGE_" + std::to_string(P->Binding->ImageBit)
                                  : legal(P->Name, "value")));
    block(*F.Body);
    Names.close();
  }

  void block(Block &B) {
    Names.open();
    for (Stmt *S : B.Stmts)
      stmt(S);
    Names.close();
  }

  void stmt(Stmt *S) {
    if (auto *D = dyn_cast<DeclStmt>(S)) {
      return name(D->V->Name, Names.add(legal(D->V->Name, "t")));
    }
    if (auto *B = dyn_cast<Block>(S))
      return block(*B);
    // The variable of a `for` lives as long as the loop.
    Names.open();
    forEachChild(S, [&](Stmt *Child) { stmt(Child); });
    Names.close();
  }
};

} // namespace

bool ampcc::assignNames(PassContext &PC) {
  Namer Run(PC.M);
  Run.run();
  return Run.Changed;
}
