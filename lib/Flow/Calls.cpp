//===- Calls.cpp - calls, constructors, lambdas, and the library's primitives --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Interpreter.h"
#include "ampcc/Basic/Library.h"
#include "clang/AST/Attr.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Basic/Builtins.h"
#include "clang/Basic/SourceManager.h"

using namespace clang;

namespace ampcc::flow {

constexpr unsigned MaxDepth = 64;
/// Steps for one kernel. What is behind is not looked at.
constexpr unsigned StepsPerRun = 200000;

bool Interpreter::spend() {
  if (Budget == 0) {
    Cur.Alive = false;
    Cur.EndedBy.clear();
    return false;
  }
  --Budget;
  return true;
}

bool Interpreter::inLibrary(const FunctionDecl *Function) const {
  const SourceManager &SM = Ast.getSourceManager();
  return SM.isInSystemHeader(SM.getExpansionLoc(Function->getLocation()));
}

void Interpreter::reset(const TileShape &Shape) {
  Tile = Shape;
  Cur = State();
  Conditions.clear();
  Constructs.clear();
  BreakTo.clear();
  ContinueTo.clear();
  Switches.clear();
  Frames.clear();
  Stack.clear();
  Budget = StepsPerRun;
}

/// The OpenCL C built-in that a function of the library stands for; empty for other functions.
static StringRef builtinName(const FunctionDecl *Function) {
  return markWord(Function, Mark::Builtin).value_or("");
}

/// direct3d_abort, which ends the thread.
static bool isAbort(const FunctionDecl *Function) {
  std::optional<MessageKind> Kind = messageKind(Function);
  return Kind && endsThread(*Kind);
}

Value Interpreter::threadNumber(bool Global, unsigned Dimension, const Expr *At) const {
  if (!Tile.Rank)
    return Value::spread(Spread::Differs, 7, At);
  unsigned D = Dimension < Tile.Rank ? Tile.Rank - 1 - Dimension : 2;
  std::vector<int64_t> Numbers(Tile.threads());
  for (unsigned T = 0; T < Numbers.size(); ++T)
    Numbers[T] = Tile.local(T, D);
  return Value::ofThreads(Tile, std::move(Numbers), Global ? Tile.Extents[D] : 0, At);
}

Object Interpreter::builtin(StringRef Name, ArrayRef<Object> Args, const Expr *At) {
  auto Number = [&](unsigned I) { return Args[I].V.constant().value_or(0); };
  const Expr *Users = Findings::usersOwn(Stack, At);
  if (Name == "barrier") {
    reachBarrier(At);
    return Value::unknown();
  }
  if (Name == "mem_fence") {
    Cur.Accesses.clear();
    return Value::unknown();
  }
  if (Name == "get_global_id" || Name == "get_local_id")
    return threadNumber(Name == "get_global_id", Number(0), Users);
  if (Name == "get_group_id")
    return Value::uniform();

  Value All = Value::uniform();
  bool Pointers = false;
  for (const Object &Arg : Args) {
    Pointers |= Arg.V.Target != nullptr;
    if (!Arg.V.Target)
      All = combined(All, Arg.whole());
  }
  if (Name.starts_with("atomic_"))
    return Value::spread(Spread::MayDiffer, 7, Users);
  for (const Object &Arg : Args)
    if (Arg.V.Target)
      store(*Arg.V.Target, Value::unknown(), At);
  if (Pointers)
    return Value::unknown();
  if (All.S == Spread::Uniform)
    return Value::uniform();
  // A function of values that differ may have the same result for all of them.
  if (All.S == Spread::Differs)
    All.S = Spread::MayDiffer;
  return spreadOnly(All);
}

/// The value to initialise a parameter, a variable or a result of this type: a reference is held as
/// the address of what it refers to.
Object Interpreter::argument(const Expr *Arg, QualType ParamTy) {
  if (ParamTy->isReferenceType())
    return Object(pointerTo(place(Arg)));
  return eval(Arg);
}

/// What the library computes is named by the user's expression that asked for it.
Object Interpreter::anchored(Object Result, const Expr *At) const {
  const Expr *Users = Findings::usersOwn(Stack, At);
  auto Anchor = [&](auto &Self, Object &O) -> void {
    if (O.V.differs() && !O.V.Source)
      O.V.Source = Users;
    for (auto &[Name, Part] : O.Parts)
      Self(Self, Part);
  };
  Anchor(Anchor, Result);
  return Result;
}

Object Interpreter::invoke(const FunctionDecl *Callee, std::optional<Value> This,
                           MutableArrayRef<Object> Args, const Expr *At) {
  if (StringRef Name = builtinName(Callee); !Name.empty())
    return builtin(Name, Args, At);
  if (isAbort(Callee)) {
    leave(0, At); // the outermost construct: the kernel, or the function that is looked at
    return Value::unknown();
  }
  const FunctionDecl *Body = nullptr;
  bool Running = llvm::any_of(Frames, [&](const Frame &F) {
    return F.Function->getCanonicalDecl() == Callee->getCanonicalDecl();
  });
  if (!Callee->hasBody(Body) || Frames.size() >= MaxDepth || Running) {
    for (const Object &Arg : Args)
      Cur.escape(Arg.V);
    if (This)
      Cur.escape(*This);
    return Value::unknown();
  }
  Visited.insert(Callee->getCanonicalDecl());
  bool Library = inLibrary(Body);
  Stack.push_back({Body, At, Library});
  Frames.emplace_back();
  Frames.back().Function = Body;
  Frames.back().This = This;
  bindCaptures(Frames.back());
  for (unsigned I = 0; I < Body->getNumParams() && I < Args.size(); ++I) {
    const ParmVarDecl *Param = Body->getParamDecl(I);
    Cur.Variables[Param] = std::make_shared<const Object>(std::move(Args[I]));
    Frames.back().Locals.push_back(Param);
  }

  Frames.back().Constructs = open();
  if (const auto *Ctor = dyn_cast<CXXConstructorDecl>(Body); Ctor && This)
    initializeMembers(Ctor, *This);
  run(Body->getBody());
  Object Result;
  close(&Result);

  for (const void *Local : Frames.back().Locals)
    Cur.Variables.erase(Local);
  Frames.pop_back();
  Stack.pop_back();
  if (Library && !(Stack.empty() || Stack.back().Library))
    Result = anchored(std::move(Result), At);
  return Result;
}

void Interpreter::bindCaptures(Frame &F) {
  const auto *Method = dyn_cast<CXXMethodDecl>(F.Function);
  if (!Method || !Method->getParent()->isLambda())
    return;
  FieldDecl *ThisCapture = nullptr;
  Method->getParent()->getCaptureFields(F.Captures, ThisCapture);
}

void Interpreter::initializeMembers(const CXXConstructorDecl *Ctor, const Value &This) {
  Place Object = pointee(This);
  for (const CXXCtorInitializer *Init : Ctor->inits()) {
    if (const FieldDecl *Field = Init->getAnyMember()) {
      Cur.write(Object.member(Field), argument(Init->getInit(), Field->getType()));
      continue;
    }
    // A base class, or the constructor that this one delegates to, fills in the same object.
    const Expr *E = Init->getInit()->IgnoreImplicit();
    ampcc::flow::Object Base = eval(E);
    for (const auto &[Name, Part] : Base.Parts)
      if (Name.Field)
        Cur.write(Object.member(Name.Field), Part);
  }
}

Object Interpreter::construct(const CXXConstructExpr *E) {
  const CXXConstructorDecl *Ctor = E->getConstructor();
  if (Ctor->isTrivial() || Ctor->isDefaulted()) {
    if (Ctor->isCopyOrMoveConstructor() && E->getNumArgs())
      return load(place(E->getArg(0)), E->getArg(0));
    if (Ctor->isTrivial())
      return E->requiresZeroInitialization() ? Object(Value::constant(0)) : Object();
  }
  if (E->getType()->isArrayType())
    return Value::unknown();
  SmallVector<Object, 4> Args;
  for (unsigned I = 0; I < E->getNumArgs(); ++I)
    Args.push_back(argument(E->getArg(I), I < Ctor->getNumParams()
                                              ? Ctor->getParamDecl(I)->getType()
                                              : E->getArg(I)->getType()));
  Cur.Variables[E] = std::make_shared<const Object>();
  Cur.Escaped.erase(E);
  Place P = Place::variable(E);
  invoke(Ctor, pointerTo(P), Args, E);
  Object Result = Cur.read(P, E);
  Cur.Variables.erase(E);
  if (inLibrary(Ctor) && !Stack.back().Library)
    return anchored(std::move(Result), E);
  return Result;
}

Object Interpreter::lambda(const LambdaExpr *E) {
  Object Result;
  auto Field = E->getLambdaClass()->field_begin();
  for (const Expr *Init : E->capture_inits()) {
    if (Init)
      Result.part({*Field, 0}) = argument(Init, Field->getType());
    ++Field;
  }
  return Result;
}

Object Interpreter::call(const CallExpr *E) {
  const FunctionDecl *Callee = E->getDirectCallee();
  auto *Method = dyn_cast_or_null<CXXMethodDecl>(Callee);
  std::optional<Value> This;
  unsigned First = 0;
  if (const auto *Member = dyn_cast<CXXMemberCallExpr>(E)) {
    const Expr *Object = Member->getImplicitObjectArgument();
    if (!Object || !Method)
      return evalOther(E->getCallee());
    This = Object->getType()->isPointerType() ? scalar(Object) : pointerTo(place(Object));
  } else if (isa<CXXOperatorCallExpr>(E) && Method && !Method->isExplicitObjectMemberFunction()) {
    This = pointerTo(place(E->getArg(0)));
    First = 1;
  }
  if (Method && This &&
      (Method->isCopyAssignmentOperator() || Method->isMoveAssignmentOperator()) &&
      Method->isDefaulted()) {
    const Expr *From = E->getArg(First);
    store(pointee(*This), load(place(From), From), E);
    return *This;
  }
  SmallVector<Object, 4> Args;
  for (unsigned I = First; I < E->getNumArgs(); ++I) {
    unsigned P = I - First;
    Args.push_back(argument(E->getArg(I), Callee && P < Callee->getNumParams()
                                              ? Callee->getParamDecl(P)->getType()
                                              : E->getArg(I)->getType()));
  }
  if (!Callee)
    return Value::unknown();
  switch (Callee->getBuiltinID()) {
  case 0:
    return invoke(Callee, This, Args, E);
  case Builtin::BImove:
  case Builtin::BIforward:
  case Builtin::BIas_const:
  case Builtin::BImove_if_noexcept:
  case Builtin::BIaddressof:
  case Builtin::BI__addressof:
  case Builtin::BI__builtin_addressof:
  case Builtin::BI__builtin_expect:
    return Args[0];
  default:
    for (const Object &Arg : Args)
      Cur.escape(Arg.V);
    return Value::unknown();
  }
}

Object Interpreter::indexObject(const CXXRecordDecl *Index, StringRef Member) const {
  Object Result(Value::unknown());
  for (const FieldDecl *Field : Index->fields()) {
    const auto *Array = Ast.getAsConstantArrayType(Field->getType());
    if (!Array)
      continue;
    Object Components(Value::unknown());
    for (unsigned D = 0; D < Array->getSize().getZExtValue(); ++D) {
      Value &V = Components.part({nullptr, D}).V;
      unsigned Dimension = Tile.Rank - 1 - D;
      if (Member == "global" || Member == "local")
        V = threadNumber(Member == "global", Dimension, nullptr);
      else
        V = Value::uniform();
      if (Member == "tile_origin")
        V.Multiple = Tile.Extents[D];
    }
    Result.part({Field, 0}) = std::move(Components);
  }
  return Result;
}

Object Interpreter::tiledIndexObject(const CXXRecordDecl *TiledIndex) const {
  Object Result(Value::uniform());
  for (const FieldDecl *Field : TiledIndex->fields())
    if (const CXXRecordDecl *Class = Field->getType()->getAsCXXRecordDecl())
      if (Class->getName() == "index")
        Result.part({Field, 0}) = indexObject(Class, Field->getName());
  return Result;
}

TileShape tileShapeOf(QualType Index) {
  TileShape Shape;
  const auto *Class = dyn_cast_or_null<ClassTemplateSpecializationDecl>(
      Index.getNonReferenceType()->getAsCXXRecordDecl());
  if (!Class || libraryClass(Class) != LibraryClass::TiledIndex)
    return Shape;
  for (const TemplateArgument &Arg : Class->getTemplateArgs().asArray())
    if (Arg.getKind() == TemplateArgument::Integral && Arg.getAsIntegral() > 0)
      Shape.Extents[Shape.Rank++] = Arg.getAsIntegral().getExtValue();
  // Larger tiles are no longer counted thread by thread.
  if (Shape.Rank == 0 || Shape.Extents[0] * Shape.Extents[1] * Shape.Extents[2] > 1024)
    return TileShape();
  return Shape;
}

void Interpreter::runKernel(const FunctionDecl *Entry, const TileShape &Shape) {
  reset(Shape);
  SmallVector<Object, 2> Args;
  for (const ParmVarDecl *Param : Entry->parameters()) {
    Cur.Variables[Param->getTypeSourceInfo()] = std::make_shared<const Object>(Value::uniform());
    Args.push_back(pointerTo(Place::variable(Param->getTypeSourceInfo())));
  }
  invoke(Entry, std::nullopt, Args, nullptr);
}

void Interpreter::runAlone(const FunctionDecl *Function) {
  TileShape Shape;
  for (const ParmVarDecl *Param : Function->parameters()) {
    TileShape S = tileShapeOf(Param->getType());
    if (S.Rank && Shape.Rank && S != Shape)
      return; // no thread is in two tiles
    if (S.Rank)
      Shape = S;
  }
  reset(Shape);
  SmallVector<Object, 4> Args;
  for (const ParmVarDecl *Param : Function->parameters()) {
    Object Arg = Value::unknown();
    if (tileShapeOf(Param->getType()).Rank)
      Arg = tiledIndexObject(Param->getType().getNonReferenceType()->getAsCXXRecordDecl());
    if (Param->getType()->isReferenceType()) {
      Cur.Variables[Param->getTypeSourceInfo()] = std::make_shared<const Object>(std::move(Arg));
      Arg = Object(pointerTo(Place::variable(Param->getTypeSourceInfo())));
    }
    Args.push_back(std::move(Arg));
  }
  std::optional<Value> This;
  if (const auto *Method = dyn_cast<CXXMethodDecl>(Function);
      Method && Method->isImplicitObjectMemberFunction())
    This = Value::unknown();
  invoke(Function, This, Args, nullptr);
}

} // namespace ampcc::flow
