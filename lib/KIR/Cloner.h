//===- Cloner.h - copies of KIR trees and modules --------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The implementation of clone() and cloneModule() (KIR/Module.h, Clone.cpp). Passes copy
// expressions and statements of KIR, the intermediate representation, with clone(), for example to
// inline a function; it uses Cloner. The driver copies a whole module with cloneModule(), which
// uses ModuleCloner, before one copy becomes OpenCL C and the other native code. Link.cpp derives a
// class from ModuleCloner to copy functions from one module to another, for the link of device
// code. Operands of a new node are copied as Nodes.def says; a node that refers to something else,
// such as a variable, needs a mapReferences() here.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_KIR_CLONER_H
#define AMPCC_LIB_KIR_CLONER_H

#include "ampcc/KIR/Module.h"

namespace ampcc::kir {

/// Copies trees. Variables that are declared in a copied tree are copied, too, and added to Vars.
/// References to other variables stay, unless the caller has mapped the variable in Vars.
class Cloner {
  Context &Ctx;
  VarMap &Vars;

public:
  Cloner(Context &Ctx, VarMap &Vars) : Ctx(Ctx), Vars(Vars) {}
  virtual ~Cloner() = default;

  /// Hooks that map a type, a callee and a position to those of the copy. A derived class overrides
  /// them to copy into another module.
  virtual const Type *mapType(const Type *T) { return T; }
  virtual Function *mapFunction(Function *F) { return F; }
  virtual SourcePos mapPosition(SourcePos Pos) { return Pos; }

  virtual Var *declared(Var *V) {
    // tile_static storage belongs to the declaration, not to its copies.
    if (V->S == Var::Storage::Local && !Vars.count(V))
      Vars[V] = Ctx.make<Var>(*V);
    return mapVar(V);
  }

  Var *mapVar(Var *V) const {
    auto It = Vars.find(V);
    return It == Vars.end() ? V : It->second;
  }

  Expr *expr(const Expr *E) {
    if (!E)
      return nullptr;
    Expr *Copy = copyNode(E);
    Copy->setType(mapType(E->type()));
    Copy->Pos = mapPosition(E->Pos);
    return Copy;
  }

#define OPERAND(M) Copy->M = expr(Copy->M);
#define OPERANDS(M)                                                                                \
  for (Expr * &Each : Copy->M)                                                                     \
    Each = expr(Each);
#define VALUE(M) Copy->M = expr(Copy->M);
#define CHILD(M) Copy->M = stmt(Copy->M);
#define CHILDREN(M)                                                                                \
  for (Stmt * &Each : Copy->M)                                                                     \
    Each = stmt(Each);

  /// A copy of the node with all its attributes, and with copies of its parts.
  Expr *copyNode(const Expr *E) {
    switch (E->kind()) {
#define EXPR(KIND, PARTS)                                                                          \
  case Expr::Kind::KIND: {                                                                         \
    auto *Copy = Ctx.make<KIND>(*llvm::cast<KIND>(E));                                             \
    mapReferences(Copy);                                                                           \
    PARTS return Copy;                                                                             \
  }
#include "ampcc/KIR/Nodes.def"
    }
    llvm_unreachable("all kinds are handled");
  }

  template <typename T> T *stmt(const T *S) {
    if (!S)
      return nullptr;
    Stmt *Copy = copyNode(S);
    Copy->Pos = mapPosition(S->Pos);
    return llvm::cast<T>(Copy);
  }

  Stmt *copyNode(const Stmt *S) {
    switch (S->kind()) {
#define STMT(KIND, CLASS, PARTS)                                                                   \
  case Stmt::Kind::KIND: {                                                                         \
    auto *Copy = Ctx.make<CLASS>(*llvm::cast<CLASS>(S));                                           \
    mapReferences(Copy);                                                                           \
    PARTS return Copy;                                                                             \
  }
#include "ampcc/KIR/Nodes.def"
    }
    llvm_unreachable("all kinds are handled");
  }

  /// Replaces the references of a copied node, besides its operands, by those of the copy.
  void mapReferences(Expr *) {}
  void mapReferences(VarRef *Copy) { Copy->V = mapVar(Copy->V); }
  void mapReferences(Call *Copy) { Copy->Callee = mapFunction(Copy->Callee); }
  void mapReferences(Assign *Copy) {
    Copy->ComputeTy = Copy->ComputeTy ? mapType(Copy->ComputeTy) : nullptr;
  }
  void mapReferences(Stmt *) {}
  void mapReferences(DeclStmt *Copy) { Copy->V = declared(Copy->V); }
  void mapReferences(Case *Copy) { Copy->Value = llvm::cast_or_null<IntLit>(expr(Copy->Value)); }
};

/// Copies a module into another, with its types.
class ModuleCloner : public Cloner {
  Context &To;
  VarMap Vars;
  llvm::DenseMap<const Type *, const Type *> Types;
  llvm::DenseMap<const Function *, Function *> Functions;

public:
  explicit ModuleCloner(Context &To) : Cloner(To, Vars), To(To) {}

  const Type *mapType(const Type *T) override {
    auto [It, New] = Types.try_emplace(T);
    if (!New)
      return It->second;
    const Type *Copy = nullptr;
    switch (T->kind()) {
    case Type::Kind::Void:
      Copy = To.voidTy();
      break;
    case Type::Kind::Bool:
      Copy = To.boolTy();
      break;
    case Type::Kind::Int:
      Copy = To.intTy(llvm::cast<IntType>(T)->Bits, llvm::cast<IntType>(T)->Signed);
      break;
    case Type::Kind::Float:
      Copy = To.floatTy(llvm::cast<FloatType>(T)->Bits);
      break;
    case Type::Kind::Pointer: {
      auto *P = llvm::cast<PointerType>(T);
      Copy = To.pointerTo(mapType(P->Pointee), P->Const, P->AS);
      break;
    }
    case Type::Kind::Array:
      Copy =
          To.arrayOf(mapType(llvm::cast<ArrayType>(T)->Element), llvm::cast<ArrayType>(T)->Count);
      break;
    case Type::Kind::Vector:
      Copy = To.vectorOf(mapType(llvm::cast<VectorType>(T)->Element),
                         llvm::cast<VectorType>(T)->Lanes);
      break;
    case Type::Kind::Struct:
      return structType(*llvm::cast<StructType>(T));
    }
    return Types[T] = Copy;
  }

  Function *mapFunction(Function *F) override { return Functions.lookup(F); }

  /// Also copies tile_static variables: the copy has one object, as the original has, even if the
  /// variable has several declarations.
  Var *declared(Var *V) override {
    variable(V);
    return mapVar(V);
  }

  /// Copies From into Copy, which must be empty and own the context To.
  void run(const Module &From, Module &Copy) {
    Copy.Files = From.Files;
    Copy.options() = From.options();
    Copy.Contract = From.Contract;
    Copy.Sites = From.Sites;
    Copy.Messages = From.Messages;
    for (Message &Sent : Copy.Messages)
      for (Message::Argument &Arg : Sent.Args)
        Arg.Ty = Arg.Ty ? mapType(Arg.Ty) : nullptr;
    for (const Function *F : From.Functions)
      Copy.Functions.push_back(Functions[F] = signature(*F));
    for (Function *F : Copy.Functions)
      F->Body = stmt(F->Body);
  }

protected:
  /// A copy of the function that still has the original's body, which the caller has to replace.
  Function *signature(const Function &F) {
    auto *New = To.make<Function>(F);
    New->ReturnTy = mapType(F.ReturnTy);
    for (Var *&P : New->Params)
      P = variable(P);
    New->Pos = mapPosition(F.Pos);
    return New;
  }

  /// The struct that replaces S in the copy; the default creates one. It must be passed to
  /// registerStruct() before its fields are copied, because they may point to it.
  virtual const Type *structType(const StructType &S) {
    StructType *Copy = To.createStruct(S.Name);
    registerStruct(S, *Copy);
    Copy->Size = S.Size;
    Copy->Align = S.Align;
    Copy->IsUnion = S.IsUnion;
    Copy->ExactLayout = S.ExactLayout;
    Copy->IsLibrary = S.IsLibrary;
    Copy->Origin = S.Origin;
    Copy->Identity = S.Identity;
    for (const Field &F : S.Fields)
      Copy->Fields.push_back({F.Name, mapType(F.Ty), F.Offset});
    return Copy;
  }
  void registerStruct(const StructType &S, const StructType &Copy) { Types[&S] = &Copy; }

private:
  Var *variable(Var *V) {
    Var *&Copy = Vars[V];
    if (!Copy) {
      Copy = To.make<Var>(*V);
      Copy->Ty = mapType(V->Ty);
      Copy->Pos = mapPosition(V->Pos);
    }
    return Copy;
  }
};

} // namespace ampcc::kir

#endif
