//===- DispatchTable.cpp - calls of functions that are chosen at run time ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "DispatchTable.h"
#include "ModuleLowering.h"
#include "ampcc/Basic/DeviceCallee.h"
#include "ampcc/Basic/Restrictions.h"
#include "ampcc/ClangHooks/HostCalls.h"
#include "ampcc/ClangHooks/Types.h"
#include "ampcc/KIR/MessageBuiltins.h"
#include "clang/AST/CXXInheritance.h"

using namespace ampcc;
using namespace clang;

/// The base whose hidden member Class shares: the first one with virtual functions. Null for a
/// root.
static const CXXRecordDecl *primaryBase(const CXXRecordDecl *Class) {
  for (const CXXBaseSpecifier &Spec : Class->bases())
    if (const auto *Base = Spec.getType()->getAsCXXRecordDecl()->getDefinition();
        !Spec.isVirtual() && Base->isPolymorphic())
      return Base;
  return nullptr;
}

bool ampcc::isRoot(const CXXRecordDecl *Class) {
  return Class->isPolymorphic() && !primaryBase(Class);
}

const CXXRecordDecl *ampcc::rootOf(const CXXRecordDecl *Class) {
  Class = Class->getDefinition();
  while (const CXXRecordDecl *Primary = primaryBase(Class))
    Class = Primary;
  return Class;
}

/// The paths from Class to the roots that it has without its virtual bases.
static SmallVector<ClassPath, 2> ownRoots(const CXXRecordDecl *Class) {
  SmallVector<ClassPath, 2> Found;
  if (isRoot(Class))
    Found.push_back({Class});
  for (const CXXBaseSpecifier &Spec : Class->bases()) {
    const auto *Base = Spec.getType()->getAsCXXRecordDecl()->getDefinition();
    if (Spec.isVirtual() || !Base->isPolymorphic())
      continue;
    for (ClassPath &Path : ownRoots(Base)) {
      Path.insert(Path.begin(), Class);
      Found.push_back(std::move(Path));
    }
  }
  return Found;
}

SmallVector<ClassPath, 2> ampcc::rootsOf(const CXXRecordDecl *Class) {
  Class = Class->getDefinition();
  SmallVector<ClassPath, 2> Found = ownRoots(Class);
  for (const CXXBaseSpecifier &Spec : Class->vbases())
    for (ClassPath &Path : ownRoots(Spec.getType()->getAsCXXRecordDecl()->getDefinition())) {
      Path.insert(Path.begin(), Class);
      Found.push_back(std::move(Path));
    }
  return Found;
}

/// The path from Derived to its base; empty if Base is no base, or several.
static ClassPath pathTo(const CXXRecordDecl *Derived, const CXXRecordDecl *Base) {
  if (Derived == Base)
    return {Derived};
  CXXBasePaths Paths;
  if (!Derived->isDerivedFrom(Base, Paths) ||
      Paths.isAmbiguous(classType(Base)->getCanonicalTypeUnqualified()))
    return {};
  ClassPath Result{Derived};
  for (const CXXBasePathElement &Step : Paths.front())
    Result.push_back(Step.Base->getType()->getAsCXXRecordDecl()->getDefinition());
  return Result;
}

/// A class in Path is a virtual base of the one before it.
static bool crossesVirtual(const ClassPath &Path) {
  for (size_t I = 1; I < Path.size(); ++I)
    if (isVirtualStep(Path[I - 1], Path[I]))
      return true;
  return false;
}

/// Path is a class, its primary base, and so on.
static bool isPrimary(ArrayRef<const CXXRecordDecl *> Path) {
  for (size_t I = 1; I < Path.size(); ++I)
    if (primaryBase(Path[I - 1]) != Path[I])
      return false;
  return true;
}

/// The class to which the result of F leads; null if it leads to none.
static const CXXRecordDecl *resultClass(const FunctionDecl *F) {
  const QualType T = F->getReturnType();
  const CXXRecordDecl *Class = T->isPointerType() || T->isReferenceType()
                                   ? T->getPointeeType()->getAsCXXRecordDecl()
                                   : nullptr;
  return Class ? Class->getDefinition() : nullptr;
}

/// One type for functions that a pointer of the type of T may lead to.
static const Type *pointee(ASTContext &Ast, const FunctionProtoType *T) {
  return Ast
      .getCanonicalType(Ast.getFunctionTypeWithExceptionSpec(
          QualType(T, 0), FunctionProtoType::ExceptionSpecInfo()))
      .getTypePtr();
}

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

/// Why the device has no function at the address of Callee; empty if it has one.
static StringRef whyNoAddress(const FunctionDecl *Callee) {
  const CXXMethodDecl *Operator = operatorOfInvoker(Callee);
  const FunctionDecl *Code = Operator ? Operator : Callee;
  if (hasMark(Code, Mark::Builtin) || Code->getBuiltinID())
    return "which is a function of the device,";
  const bool IsForAmp =
      restrictionsOf(Code).Amp || (isUnmarked(Code) && areHostCallsAllowed(Code->getLangOpts()));
  return IsForAmp ? "" : "which is restrict(cpu),";
}

kir::Expr *DispatchTable::address(const FunctionDecl *Callee, SourceLocation Loc) {
  Callee = deviceCallee(Callee);
  if (const StringRef Why = whyNoAddress(Callee); !Why.empty()) {
    M.unsupported(Loc, ("the address of '" + Callee->getNameAsString() + "', " + Why).str());
    return nullptr;
  }
  auto [It, New] = Numbers.try_emplace(Callee->getCanonicalDecl(), Addresses.size() + 1);
  if (New)
    Addresses.push_back(Callee);
  Users.insert(M.current());
  return M.Ctx.make<kir::IntLit>(M.Ctx.intTy(64), It->second);
}

int64_t DispatchTable::classNumber(const ClassPath &Path, unsigned Depth) {
  Users.insert(M.current());
  std::vector<DynamicClass> &Known = Classes[Path.back()];
  const auto It = llvm::find(Known, DynamicClass(Path, Depth));
  const int64_t Number = It - Known.begin() + 1;
  if (It == Known.end())
    Known.push_back({Path, Depth});
  return Number;
}

//===----------------------------------------------------------------------===//
// The functions that choose
//===----------------------------------------------------------------------===//

bool DispatchTable::addPassedOn(kir::Function &F, StringRef Name, QualType T, SourceLocation Loc) {
  const kir::Var *V = M.addParameter(F, Name, T, Loc);
  if (V && T->isPointerType())
    M.From.PassedPointers.insert(V);
  return V;
}

kir::Function *DispatchTable::callThroughPointer(const FunctionProtoType *T,
                                                 const CXXRecordDecl *Class, SourceLocation Loc) {
  Class = Class ? Class->getDefinition() : nullptr;
  Users.insert(M.current());
  const Type *Key = pointee(M.Ast, T);
  if (Chooser Known = PointerCalls.lookup({Key, Class}); Known.F)
    return Known.F;
  const kir::Type *ReturnTy = M.type(T->getReturnType(), Loc);
  if (!ReturnTy)
    return nullptr;
  kir::Function *F = M.Module.createFunction("call", ReturnTy);
  F->QualifiedName = "a call through a pointer to function";
  F->Pos = M.pos(Loc);
  M.addParameter(*F, "function", M.Ast.LongTy, Loc);
  if (Class && !M.addSelf(*F, Class, T->isConst(), Loc))
    return nullptr;
  for (QualType Param : T->param_types())
    if (!addPassedOn(*F, "argument", Param, Loc))
      return nullptr;
  Users.insert(F);
  M.From.Library.insert(F); // the program has no text of it
  PointerCalls[{Key, Class}] = {F, Loc};
  return F;
}

kir::Function *DispatchTable::callOfVirtual(const CXXMethodDecl *Virtual, SourceLocation Loc) {
  Virtual = Virtual->getCanonicalDecl();
  Users.insert(M.current());
  if (Chooser Known = VirtualCalls.lookup(Virtual); Known.F)
    return Known.F;
  const kir::Type *ReturnTy = M.type(Virtual->getReturnType(), Loc);
  if (!ReturnTy)
    return nullptr;
  kir::Function *F = M.Module.createFunction("call_" + functionName(Virtual), ReturnTy);
  F->QualifiedName = Virtual->getQualifiedNameAsString();
  F->Pos = M.pos(Virtual->getLocation());
  if (!M.addSelf(*F, Virtual->getParent(), Virtual->isConst(), Loc))
    return nullptr;
  for (const ParmVarDecl *P : Virtual->parameters())
    if (!addPassedOn(*F, P->getName(), P->getType(), P->getLocation()))
      return nullptr;
  Users.insert(F);
  M.From.Library.insert(F); // the program has no text of it
  VirtualCalls[Virtual] = {F, Loc};
  return F;
}

//===----------------------------------------------------------------------===//
// Targets
//===----------------------------------------------------------------------===//

DispatchTable::Targets DispatchTable::targetsOf(PointerType T) const {
  Targets Found;
  for (const auto &[Index, Callee] : llvm::enumerate(Addresses)) {
    if (pointee(M.Ast, Callee->getType()->castAs<FunctionProtoType>()) != T.first)
      continue;
    const auto *Method = dyn_cast<CXXMethodDecl>(Callee);
    const bool HasObject = Method && Method->isImplicitObjectMemberFunction();
    if (HasObject != (T.second != nullptr))
      continue;
    Target To{int64_t(Index) + 1, Callee};
    if (HasObject) {
      const CXXRecordDecl *Class = Method->getParent()->getDefinition();
      To.ByClass = Method->isVirtual();
      To.Path = pathTo(Class, T.second);
      if (To.Path.empty()) {
        To.Path = pathTo(T.second, Class);
        To.IsUp = true;
      }
      // C++ converts no pointers to members from or to a class with this virtual base.
      if (To.Path.empty() || crossesVirtual(To.Path))
        continue;
    }
    Found.push_back(std::move(To));
  }
  return Found;
}

DispatchTable::Targets DispatchTable::targetsOf(const CXXMethodDecl *Virtual) const {
  const CXXRecordDecl *Class = Virtual->getParent()->getDefinition();
  Targets Found;
  const auto Known = Classes.find(rootOf(Class));
  if (Known == Classes.end())
    return Found;
  for (const auto &[Index, Dynamic] : llvm::enumerate(Known->second)) {
    const auto &[Path, Depth] = Dynamic;
    const auto At = std::find(Path.begin() + Depth, Path.end(), Class);
    // Another base of the same class may have the same root.
    if (At == Path.end() || !isPrimary({At, Path.end()}))
      continue;
    const ClassPath ToClass(Path.begin(), At + 1);
    const auto [Method, FromDynamic] =
        finalOverrider({ToClass.begin() + Depth, ToClass.end()}, Virtual);
    if (Method->isPureVirtual())
      continue;
    ClassPath ToMethod(Path.begin(), Path.begin() + Depth);
    ToMethod.append(FromDynamic);
    Target To{int64_t(Index) + 1, Method};
    To.Distance = int64_t(M.baseOffset(ToClass)) - int64_t(M.baseOffset(ToMethod));
    const CXXRecordDecl *Derived = resultClass(Method), *Base = resultClass(Virtual);
    if (Derived && Base && Derived != Base)
      To.ResultPath = pathTo(Derived, Base);
    Found.push_back(std::move(To));
  }
  return Found;
}

kir::Function *DispatchTable::calleeOf(const Target &T, SourceLocation Loc) {
  if (T.ByClass)
    return callOfVirtual(cast<CXXMethodDecl>(T.Callee), Loc);
  return M.function(T.Callee, Loc);
}

bool DispatchTable::use(const Targets &All, SourceLocation Loc) {
  bool IsNew = false;
  for (const Target &T : All) {
    calleeOf(T, Loc);
    IsNew |= Used.insert(T.Callee->getCanonicalDecl()).second;
  }
  return IsNew;
}

bool DispatchTable::useTargets() {
  bool IsNew = false;
  for (size_t I = 0; I < PointerCalls.size(); ++I) {
    const auto [Type, C] = PointerCalls.begin()[I];
    IsNew |= use(targetsOf(Type), C.Use);
  }
  for (size_t I = 0; I < VirtualCalls.size(); ++I) {
    const auto [Virtual, C] = VirtualCalls.begin()[I];
    IsNew |= use(targetsOf(Virtual), C.Use);
  }
  return IsNew;
}

//===----------------------------------------------------------------------===//
// Bodies
//===----------------------------------------------------------------------===//

/// The number of the dynamic class of the object that Self points to.
kir::Expr *DispatchTable::classOf(const CXXRecordDecl *Class, kir::Var *Self) {
  kir::Expr *Object = M.Ctx.deref(M.Ctx.ref(Self));
  const CXXRecordDecl *Root = rootOf(Class);
  for (const CXXRecordDecl *At = Class->getDefinition(); At != Root;) {
    const CXXRecordDecl *Base = primaryBase(At);
    Object = M.basePart(Object, At, Base, SourceLocation());
    At = Base;
  }
  const RecordInfo &Info = M.record(Root);
  return M.part(Info, Object, *Info.DynamicClass);
}

void DispatchTable::finish() {
  for (const auto &[Type, C] : PointerCalls)
    fill(C, M.Ctx.ref(C.F->Params[0]), 1, targetsOf(Type));
  for (const auto &[Virtual, C] : VirtualCalls)
    fill(C, classOf(Virtual->getParent(), C.F->Params[0]), 0, targetsOf(Virtual));
}

/// Whether the calls of the two targets are the same.
template <typename TargetTy> static bool areSame(const TargetTy &A, const TargetTy &B) {
  return A.Callee == B.Callee && A.Path == B.Path && A.Distance == B.Distance;
}

void DispatchTable::fill(const Chooser &C, kir::Expr *Number, unsigned First, const Targets &All) {
  kir::Context &Ctx = M.Ctx;
  auto *Body = C.F->Body = Ctx.make<kir::Block>();
  kir::Var *Result = nullptr;
  if (!C.F->ReturnTy->isVoid()) {
    Result = Ctx.temp("result", C.F->ReturnTy);
    Body->Stmts.push_back(Ctx.make<kir::DeclStmt>(Result));
  }
  std::vector<const Target *> Different;
  for (const Target &T : All)
    if (llvm::none_of(Different, [&](const Target *Known) { return areSame(*Known, T); }))
      Different.push_back(&T);
  if (Different.size() == 1)
    appendCall(*Body, C, First, *Different[0], Result);
  if (Different.size() > 1) {
    auto *Cases = Ctx.make<kir::Block>();
    for (const Target *Chosen : Different) {
      if (Chosen == Different.back())
        Cases->Stmts.push_back(Ctx.make<kir::Case>(nullptr));
      for (const Target &T : All)
        if (Chosen != Different.back() && areSame(*Chosen, T))
          Cases->Stmts.push_back(
              Ctx.make<kir::Case>(Ctx.make<kir::IntLit>(Number->type(), T.Number)));
      auto *Code = Ctx.make<kir::Block>();
      appendCall(*Code, C, First, *Chosen, Result);
      Cases->Stmts.push_back(Code);
      Cases->Stmts.push_back(Ctx.make<kir::Break>());
    }
    Body->Stmts.push_back(Ctx.make<kir::Switch>(Number, Cases));
  }
  if (Result)
    Body->Stmts.push_back(Ctx.make<kir::Return>(Ctx.ref(Result)));
}

void DispatchTable::appendCall(kir::Block &To, const Chooser &C, unsigned First, const Target &T,
                               kir::Var *Result) {
  kir::Context &Ctx = M.Ctx;
  kir::Function *Callee = calleeOf(T, C.Use);
  if (!Callee)
    return;
  std::vector<kir::Expr *> Args;
  for (size_t I = 0; I < Callee->Params.size(); ++I) {
    kir::Var *Param = C.F->Params[First + I];
    kir::Expr *Arg =
        I == 0 && (T.Distance || !T.Path.empty()) ? objectFor(T, Param) : Ctx.ref(Param);
    if (Arg->type() != Callee->Params[I]->Ty)
      Arg = Ctx.make<kir::Cast>(Callee->Params[I]->Ty, Arg, true);
    Args.push_back(Arg);
  }
  kir::Expr *Call = Ctx.make<kir::Call>(Callee, std::move(Args));
  kir::Var *Derived = T.ResultPath.size() > 1 ? Ctx.temp("derived", Call->type()) : nullptr;
  if (Derived)
    To.Stmts.push_back(Ctx.make<kir::DeclStmt>(Derived, Call));
  else if (Result)
    To.Stmts.push_back(Ctx.assign(Ctx.ref(Result), Call));
  else
    To.Stmts.push_back(Ctx.make<kir::ExprStmt>(Call));
  To.Stmts.push_back(
      Ctx.make<kir::ExprStmt>(Ctx.make<kir::Builtin>(Ctx.voidTy(), kir::builtin::follow_end)));
  if (Derived)
    To.Stmts.push_back(Ctx.assign(Ctx.ref(Result), convertedResult(Derived, Result->Ty, T)));
}

kir::Expr *DispatchTable::objectFor(const Target &T, kir::Var *Self) {
  kir::Context &Ctx = M.Ctx;
  kir::Expr *Address = Ctx.ref(Self);
  const bool IsConst = cast<kir::PointerType>(Self->Ty)->Const;
  if (T.Distance) {
    const auto *Class = cast<CXXMethodDecl>(T.Callee)->getParent();
    return M.derivedAddress(Address, M.record(Class).Struct, *T.Distance, IsConst);
  }
  if (T.Path.size() == 1)
    return Address;
  if (!T.IsUp)
    return M.derivedAddress(Address, M.record(T.Path.front()).Struct, M.baseOffset(T.Path),
                            IsConst);
  kir::Expr *Object = Ctx.deref(Address);
  for (size_t I = 1; I < T.Path.size(); ++I)
    Object = M.basePart(Object, T.Path[I - 1], T.Path[I], SourceLocation());
  return Ctx.addressOf(Object, IsConst);
}

/// A result of a derived class (covariant) as one of a base of it.
kir::Expr *DispatchTable::convertedResult(kir::Var *Derived, const kir::Type *Ty, const Target &T) {
  kir::Context &Ctx = M.Ctx;
  kir::Expr *Object = Ctx.deref(Ctx.ref(Derived));
  for (size_t I = 1; I < T.ResultPath.size(); ++I) {
    const CXXRecordDecl *From = T.ResultPath[I - 1], *To = T.ResultPath[I];
    Object = isVirtualStep(From, To) ? M.virtualPart(Object, From, To, SourceLocation())
                                     : M.basePart(Object, From, To, SourceLocation());
  }
  kir::Expr *Base = Ctx.addressOf(Object, cast<kir::PointerType>(Ty)->Const);
  if (Base->type() != Ty)
    Base = Ctx.make<kir::Cast>(Ty, Base, true);
  if (T.Callee->getReturnType()->isReferenceType() ||
      (!crossesVirtual(T.ResultPath) && M.baseOffset(T.ResultPath) == 0))
    return Base;
  kir::Expr *IsObject = Ctx.make<kir::Binary>(Ctx.boolTy(), kir::BinaryOp::Ne, Ctx.ref(Derived),
                                              Ctx.make<kir::NullPtr>(Derived->Ty));
  return Ctx.make<kir::Conditional>(Ty, IsObject, Base, Ctx.make<kir::NullPtr>(Ty));
}
