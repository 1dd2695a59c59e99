//===- CallLowering.cpp - lowering of calls ------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Clang has resolved every overload, restrictions included. A call becomes a KIR Call, a Builtin
// (functions marked ampcc::builtin), or a plain copy (trivial copy operations).
//
//===----------------------------------------------------------------------===//
#include "CallLowering.h"
#include "EvaluationOrder.h"
#include "ampcc/Basic/DeviceCallee.h"
#include "ampcc/Basic/IndirectCalls.h"
#include "ampcc/ClangHooks/Types.h"
#include "ampcc/KIR/MessageBuiltins.h"

using namespace ampcc;
using namespace clang;

kir::Expr *CallLowering::argument(const Expr *Arg, QualType ParamTy) {
  kir::Expr *Value = Exprs.expr(Arg);
  if (!Value)
    return nullptr;
  bool ByAddress = M.isPassedByAddress(ParamTy);
  if (!ByAddress && !isObjectReference(ParamTy))
    return Value;
  if (!kir::isLValue(Value))
    Value = Code.save(Value, "argument");
  if (ByAddress)
    return Ctx.addressOf(Value);
  const kir::Type *Ty = M.type(ParamTy, Arg->getBeginLoc());
  if (!Ty)
    return nullptr;
  kir::Expr *Address = Ctx.addressOf(Value, ParamTy->getPointeeType().isConstQualified());
  return Code.asPointer(Address, Ty);
}

/// The address of Object, for a call of its member function Callee.
kir::Expr *CallLowering::objectArgument(const CXXMethodDecl *Callee, const Expr *Object) {
  kir::Expr *Base = Exprs.expr(Object);
  if (!Base)
    return nullptr;
  if (!kir::isLValue(Base))
    Base = Code.save(Base, "object");
  return Ctx.addressOf(Base, Callee->isConst());
}

SmallVector<kir::Expr *, 4> CallLowering::arguments(const FunctionDecl *Callee, const Expr *Object,
                                                    bool ObjectIsPointer,
                                                    ArrayRef<const Expr *> Args) {
  const size_t First = Object != nullptr;
  return lowerInOrder(Code, First + Args.size(), [&](size_t I) {
    if (I < First)
      return ObjectIsPointer ? Exprs.expr(Object)
                             : objectArgument(cast<CXXMethodDecl>(Callee), Object);
    I -= First;
    const Expr *Arg = Args[I];
    return argument(Arg, I < Callee->getNumParams() ? Callee->getParamDecl(I)->getType()
                                                    : Arg->getType());
  });
}

kir::Expr *CallLowering::finishCall(const CallExpr *E, const FunctionDecl *Callee,
                                    const Expr *Object, bool ObjectIsPointer,
                                    ArrayRef<const Expr *> Args) {
  auto Values = arguments(Callee, Object, ObjectIsPointer, Args);
  if (Values.size() != Args.size() + (Object != nullptr))
    return nullptr;
  if (M.Module.Check && ObjectIsPointer && virtualCallee(E) &&
      !isa<CXXThisExpr>(Object->IgnoreParenImpCasts())) {
    Values[0] = Code.stabilize(Values[0]);
    checkNotNull(Values[0], "call of a virtual function through a null pointer", E->getExprLoc());
  }
  return finishCall(E, Callee, {Values.begin(), Values.end()});
}

static bool isTrivialCopy(const CXXMethodDecl *Method) {
  return Method->isTrivial() && !Method->isDeleted() &&
         (Method->isCopyAssignmentOperator() || Method->isMoveAssignmentOperator());
}

/// `const` is dropped from and added to pointers by overloads: C wants it spelled.
static kir::Expr *makeCall(kir::Context &Ctx, kir::Function *Target,
                           std::vector<kir::Expr *> Args) {
  for (size_t I = 0; I < Args.size() && I < Target->Params.size(); ++I)
    if (Args[I]->type() != Target->Params[I]->Ty && Args[I]->type()->isPointer())
      Args[I] = Ctx.make<kir::Cast>(Target->Params[I]->Ty, Args[I], true);
  return Ctx.make<kir::Call>(Target, std::move(Args));
}

kir::Function *CallLowering::target(const CallExpr *E, const FunctionDecl *Callee) {
  const CXXMethodDecl *Virtual = virtualCallee(E);
  return Virtual ? M.Dispatch.callOfVirtual(Virtual, E->getExprLoc())
                 : M.function(Callee, E->getExprLoc());
}

kir::Expr *CallLowering::finishCall(const CallExpr *E, const FunctionDecl *Callee,
                                    std::vector<kir::Expr *> Args) {
  const SourceLocation Loc = E->getExprLoc();
  Callee = deviceCallee(Callee);
  if (std::optional<StringRef> Name = markWord(Callee, Mark::Builtin)) {
    const kir::Type *Ty = M.type(E->getType(), Loc);
    return Ty ? Code.made(Ctx.make<kir::Builtin>(Ty, Name->str(), std::move(Args)), Loc) : nullptr;
  }
  kir::Function *Target = target(E, Callee);
  if (!Target)
    return nullptr;
  kir::Expr *Result = Code.made(makeCall(Ctx, Target, std::move(Args)), Loc);
  Result = virtualCallee(E) ? Code.followed(Result, Loc) : Code.followed(Result, Callee, Loc);
  return Result && isObjectReference(Callee->getReturnType()) ? Ctx.deref(Result) : Result;
}

/// Ends the thread, with a message to the host, if Pointer is null.
void CallLowering::checkNotNull(const kir::Expr *Pointer, StringRef Mistake, SourceLocation Loc) {
  kir::Message Sent;
  Sent.K = kir::Message::Kind::Abort;
  Sent.Pos = M.pos(Loc);
  Sent.Format = Mistake.str();
  auto *Then = Code.inBlock([&] {
    Code.appendExpr(
        Ctx.make<kir::Builtin>(Ctx.voidTy(), kir::builtin::send_message,
                               std::vector<kir::Expr *>{Ctx.intLit(M.Module.Messages.size())}),
        Loc);
    auto *End = Ctx.make<kir::Builtin>(Ctx.voidTy(), kir::builtin::end_thread);
    M.From.Checks.insert(End);
    Code.appendExpr(End, Loc);
  });
  M.Module.Messages.push_back(std::move(Sent));
  Code.append(
      Ctx.make<kir::If>(Ctx.make<kir::Binary>(Ctx.boolTy(), kir::BinaryOp::Eq, Code.copy(Pointer),
                                              Code.zeroOf(Pointer->type())),
                        Then),
      Loc);
}

/// Calls the function of type T with this number. Object is the address of an object of Class, for
/// a member function.
kir::Expr *CallLowering::callThroughPointer(const CallExpr *E, kir::Expr *Number, kir::Expr *Object,
                                            const FunctionProtoType *T,
                                            const CXXRecordDecl *Class) {
  const SourceLocation Loc = E->getExprLoc();
  kir::Function *Target = M.Dispatch.callThroughPointer(T, Class, Loc);
  if (!Number || !Target)
    return nullptr;
  if (!isa<kir::IntLit>(Number)) // the arguments may change it
    Number = Code.save(Number, "function");
  if (Object)
    Object = Code.stabilize(Object);
  auto Values = lowerInOrder(Code, E->getNumArgs(), [&](size_t I) {
    const Expr *Arg = E->getArg(I);
    return argument(Arg, I < T->getNumParams() ? T->getParamType(I) : Arg->getType());
  });
  if (Values.size() != E->getNumArgs())
    return nullptr;
  if (M.Module.Check)
    checkNotNull(Number, "call through a null pointer to function", Loc);
  std::vector<kir::Expr *> Args{Number};
  if (Object)
    Args.push_back(Object);
  Args.insert(Args.end(), Values.begin(), Values.end());
  kir::Expr *Result = Code.made(makeCall(Ctx, Target, std::move(Args)), Loc);
  Result = Code.followed(Result, Loc);
  return Result && isObjectReference(T->getReturnType()) ? Ctx.deref(Result) : Result;
}

/// `(object.*member)(...)` and `(pointer->*member)(...)`
kir::Expr *CallLowering::callThroughMember(const CXXMemberCallExpr *E) {
  const auto *Callee = cast<BinaryOperator>(E->getCallee()->IgnoreParens());
  const auto *Member = Callee->getRHS()->getType()->castAs<MemberPointerType>();
  kir::Expr *Object = Exprs.expr(Callee->getLHS());
  if (!Object)
    return nullptr;
  if (Callee->getOpcode() == BO_PtrMemD)
    Object = Ctx.addressOf(kir::isLValue(Object) ? Object : Code.save(Object, "object"));
  Object = Code.stabilize(Object);
  kir::Expr *Number = Exprs.expr(Callee->getRHS());
  return callThroughPointer(E, Number, Object,
                            Member->getPointeeType()->castAs<FunctionProtoType>(), classOf(Member));
}

/// A call of no function that Clang knows.
kir::Expr *CallLowering::indirectCall(const CallExpr *E) {
  // `x.~T()` where T is no class evaluates x only.
  if (const auto *Destroy = dyn_cast<CXXPseudoDestructorExpr>(E->getCallee()->IgnoreParens())) {
    Exprs.discard(Destroy->getBase());
    return nullptr;
  }
  QualType T = E->getCallee()->getType();
  if (T->isPointerType())
    T = T->getPointeeType();
  return callThroughPointer(E, Exprs.expr(E->getCallee()), nullptr, T->castAs<FunctionProtoType>(),
                            nullptr);
}

kir::Expr *CallLowering::call(const CallExpr *E) {
  const FunctionDecl *Callee = E->getDirectCallee();
  if (!Callee)
    return indirectCall(E);
  Callee = deviceCallee(Callee);
  if (Callee->getBuiltinID())
    return builtinCall(E, Callee);
  if (std::optional<MessageKind> Kind = messageKind(Callee))
    return messageCall(E, *Kind);
  if (hasMark(Callee, Mark::Check) && !M.Module.Check)
    return Exprs.expr(E->getArg(0));
  if (const auto *Method = dyn_cast<CXXMethodDecl>(Callee); Method && Method->isStatic())
    if (const auto *Member = dyn_cast<MemberExpr>(E->getCallee()->IgnoreParenImpCasts()))
      Exprs.discard(Member->getBase());
  SmallVector<const Expr *, 8> Args(E->arg_begin(), E->arg_end());
  return finishCall(E, Callee, nullptr, false, Args);
}

/// The right operand of a trivial assignment: a temporary that only carries the value to its copy
/// needs no object.
static const Expr *copiedFrom(const Expr *From) {
  const auto *Temp = dyn_cast<MaterializeTemporaryExpr>(From->IgnoreParens());
  return Temp && Temp->getType()->getAsCXXRecordDecl()->hasTrivialDestructor() ? Temp->getSubExpr()
                                                                               : From;
}

kir::Expr *CallLowering::memberCall(const CXXMemberCallExpr *E) {
  const CXXMethodDecl *Method = E->getMethodDecl();
  const auto *Callee = dyn_cast<MemberExpr>(E->getCallee()->IgnoreParens());
  if (!Method || !Callee)
    return callThroughMember(E);
  SmallVector<const Expr *, 8> Args(E->arg_begin(), E->arg_end());
  if (isTrivialCopy(Method)) {
    kir::Expr *Target = Exprs.expr(Callee->getBase());
    if (!Target)
      return nullptr;
    Target = Code.stabilize(Callee->isArrow() ? Ctx.deref(Target) : Target);
    return copyAssign(Target, Exprs.expr(copiedFrom(Args[0])), Args[0], E->getExprLoc());
  }
  if (isa<CXXDestructorDecl>(Method) && !virtualCallee(E)) {
    kir::Expr *Object = Exprs.expr(Callee->getBase());
    if (Object)
      Cleanups.destroy(Callee->isArrow() ? Ctx.deref(Object) : Object,
                       classType(Method->getParent()), E->getExprLoc());
    return nullptr;
  }
  return finishCall(E, Method, Callee->getBase(), Callee->isArrow(), Args);
}

/// `Target = Value`, where Value was lowered from From.
kir::Expr *CallLowering::copyAssign(kir::Expr *Target, kir::Expr *Value, const Expr *From,
                                    SourceLocation Loc) {
  if (!Target || !Value)
    return nullptr;
  Target = Code.stabilize(Target);
  kir::Expr *Again = Code.copy(Target);
  const auto *Ty = cast<kir::StructType>(Target->type());
  bool IsWhole = isa<kir::VarRef>(Target) || !M.sharesTail(From->getType()->getAsCXXRecordDecl());
  if (IsWhole && !Ty->Fields.empty()) {
    Code.assign(Target, Value, Loc);
  } else if (!IsWhole) {
    Value = kir::isLValue(Value) ? Code.stabilize(Value) : Code.save(Value);
    for (unsigned I = 0; I < Ty->Fields.size(); ++I)
      Code.assign(Ctx.member(Code.copy(Target), I), Ctx.member(Code.copy(Value), I), Loc);
  }
  return Again;
}

/// `Target = Value` or `Target op= Value` by a function of the user's or a trivial copy.
kir::Expr *CallLowering::assignmentCall(const CXXOperatorCallExpr *E) {
  const FunctionDecl *Callee = E->getDirectCallee();
  const auto *Method = dyn_cast<CXXMethodDecl>(Callee);
  const Expr *Target = E->getArg(0), *Value = E->getArg(1);
  if (Method && isTrivialCopy(Method)) {
    const Expr *From = copiedFrom(Value);
    auto Operands = lowerAssignment(
        Code, [&] { return Exprs.expr(Target); }, [&] { return Exprs.expr(From); },
        /*ByReference=*/From->isGLValue());
    return copyAssign(Operands.Target, Operands.Value, From, E->getOperatorLoc());
  }
  bool HasObject = Method && !Method->isExplicitObjectMemberFunction();
  auto Operands = lowerAssignment(
      Code,
      [&] {
        return HasObject ? objectArgument(Method, Target)
                         : argument(Target, Callee->getParamDecl(0)->getType());
      },
      [&] { return argument(Value, Callee->getParamDecl(HasObject ? 0 : 1)->getType()); });
  if (!Operands)
    return nullptr;
  return finishCall(E, Callee, {Operands.Target, Operands.Value});
}

kir::Expr *CallLowering::operatorCall(const CXXOperatorCallExpr *E) {
  if (E->isAssignmentOp() && E->getDirectCallee())
    return assignmentCall(E);
  const auto *Method = dyn_cast_or_null<CXXMethodDecl>(E->getDirectCallee());
  if (!Method || Method->isExplicitObjectMemberFunction())
    return call(E);
  SmallVector<const Expr *, 4> Args(E->arg_begin() + 1, E->arg_end());
  if (Method->isStatic()) {
    // `static operator()`: the object is evaluated, not passed.
    Exprs.discard(E->getArg(0));
    return finishCall(E, Method, nullptr, false, Args);
  }
  return finishCall(E, Method, E->getArg(0), false, Args);
}

void CallLowering::constructorCall(kir::Expr *Dest, const CXXConstructorDecl *Ctor,
                                   ArrayRef<const Expr *> Args, SourceLocation Loc,
                                   const ClassPath &Path) {
  auto Lowered = arguments(Ctor, nullptr, false, Args);
  kir::Function *Target = Lowered.size() == Args.size() ? M.function(Ctor, Loc, Path) : nullptr;
  if (!Target)
    return;
  std::vector<kir::Expr *> Values{Ctx.addressOf(Dest)};
  Values.insert(Values.end(), Lowered.begin(), Lowered.end());
  kir::Expr *Call = makeCall(Ctx, Target, std::move(Values));
  Call->Pos = M.pos(Loc);
  Code.appendCall(Call, Ctor, Loc);
}
