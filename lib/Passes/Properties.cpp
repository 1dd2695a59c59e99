//===- Properties.cpp - tests whether a module has a property ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The properties are those of Properties.def. The tests read the module alone and do not rely on
// the promises of passes.
//
//===----------------------------------------------------------------------===//
#include "OpenCL/ReservedNames.h"
#include "Utils/Images.h"
#include "ampcc/Analysis/CallGraph.h"
#include "ampcc/Analysis/ChangedVariable.h"
#include "ampcc/KIR/Builtins.h"
#include "ampcc/KIR/LaunchBuiltins.h"
#include "ampcc/KIR/MemoryBuiltins.h"
#include "ampcc/KIR/ShadowBuiltins.h"
#include "ampcc/KIR/Structs.h"
#include "ampcc/KIR/SubGroupBuiltins.h"
#include "ampcc/Passes/Pass.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

/// The value of an initialiser, or an element of its list, is an array.
bool copiesArray(const Expr *Init) {
  if (auto *L = dyn_cast<InitList>(Init))
    return any_of(L->Elements, [](const Expr *E) { return copiesArray(E); });
  return isa<ArrayType>(Init->type());
}

/// A label of the switch follows an initialised declaration in the same block.
bool jumpsOverDeclaration(const Switch &W) {
  bool Initialised = false;
  for (const Stmt *S : W.Body->Stmts) {
    auto *D = dyn_cast<DeclStmt>(S);
    Initialised |= D && D->Init;
    if (Initialised && isa<Case>(S))
      return true;
  }
  return false;
}

/// assign-names ends the names of reserved families (`as_`, `POCL_`) with an underscore.
bool isLegal(StringRef Name) {
  return !Name.empty() && !isDigit(Name[0]) &&
         all_of(Name, [](char C) { return isAlnum(C) || C == '_'; }) &&
         (Name.ends_with("_") || !isReservedName(Name));
}

/// An image's name is a macro of the text.
bool isLegal(const Var &V) { return isImage(&V) || isLegal(V.Name); }

bool isShadow(const Builtin &B) {
  return B.isOneOf(builtin::SHADOW_ACCESS, builtin::SHADOW_MARKS, builtin::SHADOW_WRITTEN,
                   builtin::SHADOW_WRITES, builtin::SHADOW_OTHER, builtin::SHADOW_BARRIER);
}

/// Finds the properties that a module lacks. One walk finds most of them.
class LackFinder {
  const Module &M;
  PropertySet Lacks = property::None;
  unsigned OpenImages = 0; ///< of an expression, so far: uses that are not sampled or queried
  DenseSet<const Type *> SeenTypes;
  SmallPtrSet<const Function *, 16> Declared, Live;

  void lacks(PropertySet P, bool If = true) { Lacks |= If ? P : property::None; }

  /// Pointers that the type holds. Those in structs are found by themselves.
  void type(const Type *T) {
    if (!SeenTypes.insert(T).second)
      return;
    if (auto *P = dyn_cast<PointerType>(T)) {
      lacks(property::Spaces, P->AS == Space::Unresolved);
      lacks(property::OneSpace, isMixed(P->AS));
      type(P->Pointee);
    } else if (auto *A = dyn_cast<ArrayType>(T)) {
      type(A->Element);
    } else if (auto *S = dyn_cast<StructType>(T)) {
      for (const Field &F : S->Fields)
        type(F.Ty);
    }
  }

  void builtin(const Builtin &B) {
    lacks(property::NoMessages, B.Info.Kind == BuiltinKind::Message);
    lacks(property::DomainKnown, B.is(builtin::IN_DOMAIN));
    lacks(property::NoSubGroups,
          B.isOneOf(builtin::SUB_GROUPS, builtin::SUB_GROUP_SHUFFLE, builtin::SUB_GROUP_BALLOT));
    lacks(property::ThreadLoops, queriesThread(&B));
    lacks(property::IndicesKnown, B.is(builtin::CHECK_INDEX));
    lacks(property::BoundsKnown, B.is(builtin::IN_BUFFER));
    if (B.is(builtin::HAS_IMAGE) || B.is(builtin::SAMPLE_IMAGE)) {
      auto *Ref = dyn_cast<VarRef>(B.Args[0]);
      const bool IsKnown = Ref && isImage(Ref->V);
      lacks(property::ImagesKnown, !IsKnown);
      OpenImages -= IsKnown;
    }
  }

  void expr(const Function &F, const Stmt *S, const Expr *Root) {
    OpenImages = 0;
    exprs(F, S, Root);
    lacks(property::ImagesKnown, OpenImages != 0); // one is copied
  }

  void exprs(const Function &F, const Stmt *S, const Expr *Root) {
    walkExprs(Root, [&](const Expr *E) {
      type(E->type());
      auto *Ref = dyn_cast<VarRef>(E);
      OpenImages += Ref && isImage(Ref->V);
      if (auto *B = dyn_cast<Builtin>(E)) {
        builtin(*B);
        lacks(property::NoShadow, isShadow(*B) && Live.contains(&F));
        lacks(property::NoBarrierQueries, B->is(builtin::SHADOW_ABSENT) && Live.contains(&F));
        if (B->isBarrier() && Live.contains(&F)) {
          lacks(property::NoBarriers);
          lacks(property::KernelBarriers, !F.IsKernel || E != Root || !isa<ExprStmt>(S));
        }
      } else if (auto *C = dyn_cast<Call>(E)) {
        lacks(property::CalleesFirst, !Declared.contains(C->Callee));
        lacks(property::NoChecks, isa<Check>(C));
      }
      lacks(property::NoArrayCopies, isa<Assign>(E) && isa<ArrayType>(E->type()));
      const Var *Changed = F.IsKernel ? changedVariable(E) : nullptr;
      lacks(property::BufferStarts,
            Changed && Changed->S == Var::Storage::Param && Changed->Ty->isPointer());
    });
  }

  void declaration(const Function &F, const DeclStmt &D) {
    type(D.V->Ty);
    lacks(property::KernelTileStatic,
          D.V->S == Var::Storage::TileStatic &&
              !(F.IsKernel && is_contained(F.Body->Stmts, static_cast<const Stmt *>(&D))));
    lacks(property::NoThreadVariables, D.V->IsPerThread);
    lacks(property::NoArrayCopies, D.Init && copiesArray(D.Init));
  }

  void stmt(const Function &F, const Stmt *S) {
    if (auto *D = dyn_cast<DeclStmt>(S))
      declaration(F, *D);
    else if (auto *W = dyn_cast<Switch>(S))
      lacks(property::LabelsFirst, jumpsOverDeclaration(*W));
    else if (auto *L = dyn_cast<For>(S); L && L->IsThreadLoop) {
      lacks(property::WholeKernels);
      lacks(property::ThreadLoops, !L->Init || !L->Cond || !L->Inc);
    }
    forEachExpr(S, [&](const Expr *E) { expr(F, S, E); });
  }

  static bool queriesThread(const Expr *E) {
    auto *B = dyn_cast<Builtin>(E);
    return B && B->Info.Kind == BuiltinKind::WorkItem && B->Info.Spread == BuiltinSpread::OfThread;
  }

  /// S, which is in no region, queries which thread runs.
  static bool queriesThreadOutsideLoops(const Stmt *S) {
    if (auto *L = dyn_cast<For>(S); L && L->IsThreadLoop)
      return false;
    bool Found = false;
    forEachExpr(S, [&](const Expr *E) {
      walkExprs(E, [&](const Expr *Part) { Found = Found || queriesThread(Part); });
    });
    forEachChild(S, [&](const Stmt *Inner) { Found = Found || queriesThreadOutsideLoops(Inner); });
    return Found;
  }

  void function(const Function &F) {
    Declared.insert(&F);
    lacks(property::Linked, !F.Body);
    lacks(property::Regions, F.IsKernel && F.Body && queriesThreadOutsideLoops(F.Body));
    type(F.ReturnTy);
    for (const Var *P : F.Params)
      type(P->Ty);
    walkStmts(static_cast<const Stmt *>(F.Body), [&](const Stmt *S) { stmt(F, S); });
  }

  /// The names of the variables that S declares, and of those around it, are legal and differ.
  bool differ(const Stmt *S, StringSet<> &Around) {
    std::vector<StringRef> Own;
    bool Result = true;
    forEachChild(S, [&](const Stmt *Part) {
      auto *D = dyn_cast<DeclStmt>(Part);
      if (!D) {
        Result = differ(Part, Around) && Result;
        return;
      }
      Result = isLegal(*D->V) && Around.insert(D->V->Name).second && Result;
      Own.push_back(D->V->Name);
    });
    for (StringRef Name : Own)
      Around.erase(Name);
    return Result;
  }

  void fieldNames(const StructType &S) {
    StringSet<> Names;
    for (const Field &F : S.Fields)
      if (const StructType *Of = structWithin(F.Ty))
        Names.insert(Of->Name);
    for (const Field &F : S.Fields)
      lacks(property::UniqueNames, !isLegal(F.Name) || !Names.insert(F.Name).second);
  }

  void names() {
    StringSet<> Names;
    for (const StructType *S : usedStructs(M)) {
      lacks(property::UniqueNames, !isLegal(S->Name) || !Names.insert(S->Name).second);
      fieldNames(*S);
    }
    for (const Function *F : M.Functions)
      lacks(property::UniqueNames, !isLegal(F->Name) || !Names.insert(F->Name).second);
    for (const Function *F : M.Functions) {
      StringSet<> Around = Names;
      for (const Var *P : F->Params)
        lacks(property::UniqueNames, !isLegal(*P) || !Around.insert(P->Name).second);
      lacks(property::UniqueNames, F->Body && !differ(F->Body, Around));
    }
  }

public:
  explicit LackFinder(const Module &M) : M(M) {}

  PropertySet run(PropertySet Wanted) {
    Function *Recursive = nullptr;
    calleesFirst(M.Functions, &Recursive);
    lacks(property::NoRecursion, Recursive);
    std::vector<Function *> Kernels;
    copy_if(M.Functions, std::back_inserter(Kernels),
            [](const Function *F) { return F->IsKernel; });
    for (const Function *F : calleesFirst(Kernels))
      Live.insert(F);
    for (const Function *F : M.Functions)
      function(*F);
    if (Wanted & property::UniqueNames)
      names();
    return Lacks & Wanted;
  }
};

constexpr PropertyInfo Properties[] = {
#define AMPCC_PROPERTY(NAME, SENTENCE) {#NAME, property::NAME, SENTENCE},
#include "ampcc/Passes/Properties.def"
};

} // namespace

ArrayRef<PropertyInfo> ampcc::allProperties() { return Properties; }

std::string ampcc::namesOf(PropertySet Set) {
  std::string Result;
  for (const PropertyInfo &P : Properties)
    if (Set & P.Bit)
      Result += (Result.empty() ? "" : ", ") + P.Name.str();
  return Result;
}

PropertySet ampcc::propertiesOf(const Module &M, PropertySet Wanted) {
  return Wanted & ~LackFinder(M).run(Wanted);
}

std::vector<std::string> ampcc::verifyProperties(const Module &M, PropertySet Set) {
  const PropertySet Missing = LackFinder(M).run(Set);
  std::vector<std::string> Result;
  for (const PropertyInfo &P : Properties)
    if (Missing & P.Bit)
      Result.push_back(P.Name.str() + " does not hold: " + P.Sentence.str());
  return Result;
}
