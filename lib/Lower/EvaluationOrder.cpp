//===- EvaluationOrder.cpp - the C++ order of operands, kept in KIR ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// C leaves the order of most operands open. Where C++ fixes it and an operand may see the
// difference, the operand that comes first is saved in a temporary.
//
//===----------------------------------------------------------------------===//
#include "EvaluationOrder.h"

using namespace ampcc;
using namespace clang;

static bool isFixedPlace(const Origins &From, const kir::Expr *E);

/// Evaluating E later gives the same as evaluating it now: a variable that the source declares may
/// change, a temporary of the lowering is set once.
static bool isFixed(const Origins &From, const kir::Expr *E) {
  switch (E->kind()) {
  case kir::Expr::Kind::IntLit:
  case kir::Expr::Kind::FloatLit:
  case kir::Expr::Kind::NullPtr:
    return true;
  case kir::Expr::Kind::VarRef:
    return cast<kir::VarRef>(E)->V->IsConst ||
           (cast<kir::VarRef>(E)->V->IsTemp && !From.Variables.contains(cast<kir::VarRef>(E)->V));
  case kir::Expr::Kind::AddrOf:
    return isFixedPlace(From, cast<kir::AddrOf>(E)->Operand);
  default:
    return false;
  }
}

/// The lvalue E names the same object later as now.
static bool isFixedPlace(const Origins &From, const kir::Expr *E) {
  switch (E->kind()) {
  case kir::Expr::Kind::VarRef:
    return true; // an object's address does not change, whatever is done to it
  case kir::Expr::Kind::Member:
    return isFixedPlace(From, cast<kir::Member>(E)->Base);
  case kir::Expr::Kind::Deref:
    return isFixed(From, cast<kir::Deref>(E)->Pointer);
  case kir::Expr::Kind::Subscript: {
    const auto *S = cast<kir::Subscript>(E);
    return isFixed(From, S->Index) &&
           (S->Base->type()->isPointer() ? isFixed(From, S->Base) : isFixedPlace(From, S->Base));
  }
  default:
    return false;
  }
}

bool AccessSet::intersects(const AccessSet &Other) const {
  if (Memory && (Other.Memory || !Other.Vars.empty()))
    return true;
  const bool IsSmaller = Vars.size() < Other.Vars.size();
  const AccessSet &Few = IsSmaller ? *this : Other, &Many = IsSmaller ? Other : *this;
  return (Other.Memory && !Vars.empty()) ||
         llvm::any_of(Few.Vars, [&](const kir::Var *V) { return Many.Vars.contains(V); });
}

static void addTarget(const kir::Expr *Place, AccessSet &Set) {
  if (const kir::Var *V = rootVar(Place))
    Set.Vars.insert(V);
  else
    Set.Memory = true;
}

static void findChanges(const kir::Expr *E, AccessSet &Set) {
  if (const auto *A = dyn_cast<kir::Assign>(E))
    addTarget(A->Target, Set);
  else if (const auto *Step = dyn_cast<kir::IncDec>(E))
    addTarget(Step->Operand, Set);
  kir::forEachOperand(E, [&](const kir::Expr *Operand) {
    const auto *Pointer = dyn_cast<kir::PointerType>(Operand->type());
    Set.Memory |= isa<kir::Call>(E) && Pointer && !Pointer->Const;
    findChanges(Operand, Set);
  });
}

static void findReads(const Origins &From, const kir::Expr *E, AccessSet &Set) {
  if (const auto *Ref = dyn_cast<kir::VarRef>(E); Ref && !isFixed(From, E))
    Set.Vars.insert(Ref->V);
  if (const auto *Address = dyn_cast<kir::AddrOf>(E); Address && isFixed(From, E))
    return;
  Set.Memory |= isa<kir::Deref, kir::Call>(E) ||
                (isa<kir::Subscript>(E) && cast<kir::Subscript>(E)->Base->type()->isPointer());
  kir::forEachOperand(E, [&](const kir::Expr *Operand) { findReads(From, Operand, Set); });
}

bool ampcc::mayChange(const Origins &From, const kir::Expr *Effect, const kir::Expr *E) {
  AccessSet Changes, Reads;
  findChanges(Effect, Changes);
  if (Changes.Vars.empty() && !Changes.Memory)
    return false;
  findReads(From, E, Reads);
  findChanges(E, Reads);
  return Changes.intersects(Reads);
}

bool IndependentExprs::add(const Origins &From, const kir::Expr *E) {
  AccessSet ChangesHere, AllHere;
  findChanges(E, ChangesHere);
  findReads(From, E, AllHere);
  findChanges(E, AllHere);
  const bool IsIndependent = !ChangesHere.intersects(All) && !Changes.intersects(AllHere);
  Changes.add(ChangesHere);
  All.add(AllHere);
  return IsIndependent;
}

/// Puts `Value` into a temporary that is declared as the statement number At.
static kir::Expr *saveAt(CodeBuilder &Code, size_t At, kir::Expr *Value, StringRef Name,
                         bool ByAddress) {
  kir::Expr *Kept = ByAddress ? Code.Ctx.addressOf(Value) : Value;
  kir::Var *V = Code.newTemp(Kept->type(), Name, SourceLocation());
  auto *D = Code.Ctx.make<kir::DeclStmt>(V, Kept);
  V->Pos = D->Pos = Value->Pos;
  Code.Cur->Stmts.insert(Code.Cur->Stmts.begin() + At, D);
  if (!ByAddress)
    return Code.Ctx.ref(V);
  kir::Expr *Same = Code.Ctx.deref(Code.Ctx.ref(V));
  Same->Pos = Value->Pos;
  if (const clang::Expr *Of = Code.M.From.Exprs.lookup(Value))
    Code.M.From.Exprs[Same] = Of;
  return Same;
}

SmallVector<kir::Expr *, 4> ampcc::lowerInOrder(CodeBuilder &Code, size_t Count,
                                                llvm::function_ref<kir::Expr *(size_t)> Lower,
                                                bool IsSequenced) {
  const Origins &From = Code.M.From;
  SmallVector<kir::Expr *, 4> Values;
  for (size_t I = 0; I < Count; ++I) {
    size_t At = Code.Cur->Stmts.size();
    kir::Expr *Value = Lower(I);
    if (!Value)
      return {};
    bool HasStatements = Code.Cur->Stmts.size() != At;
    // The earlier operands were evaluated before these statements: save them there.
    for (kir::Expr *&Earlier : Values) {
      // An array stands for itself; a class lvalue for the value that an argument copies.
      bool IsPlace = kir::isLValue(Earlier) && isa<kir::ArrayType>(Earlier->type());
      if (isFixed(From, Earlier) || (IsPlace && isFixedPlace(From, Earlier)))
        continue;
      if (HasStatements ||
          (IsSequenced && (mayChange(From, Value, Earlier) || mayChange(From, Earlier, Value))))
        Earlier = saveAt(Code, At++, Earlier, "operand", IsPlace);
    }
    Values.push_back(Value);
  }
  return Values;
}

/// Value assigns the variable that Target is or is a part of. In C that is not ordered before the
/// assignment to Target (`x += x++ & 1`).
static bool assignsSameVariable(const kir::Expr *Value, const kir::Expr *Target) {
  const kir::Var *V = kir::rootVar(Target);
  return V && containsExpr(Value, [&](const kir::Expr *E) {
           auto *A = dyn_cast<kir::Assign>(E);
           auto *I = dyn_cast<kir::IncDec>(E);
           return (A && kir::rootVar(A->Target) == V) || (I && kir::rootVar(I->Operand) == V);
         });
}

AssignmentOperands ampcc::lowerAssignment(CodeBuilder &Code,
                                          llvm::function_ref<kir::Expr *()> LowerTarget,
                                          llvm::function_ref<kir::Expr *()> LowerValue,
                                          bool ByReference) {
  const Origins &From = Code.M.From;
  kir::Expr *Value = LowerValue();
  size_t At = Code.Cur->Stmts.size();
  kir::Expr *Target = Value ? LowerTarget() : nullptr;
  if (!Target)
    return {};
  bool HasStatements = Code.Cur->Stmts.size() != At;
  bool IsPlace = ByReference && kir::isLValue(Value);
  bool IsSafe = IsPlace ? isFixedPlace(From, Value) : isFixed(From, Value);
  bool TargetIsFixed = kir::isLValue(Target) ? isFixedPlace(From, Target) : isFixed(From, Target);
  if (!IsSafe &&
      (HasStatements || mayChange(From, Target, Value) || assignsSameVariable(Value, Target) ||
       (!TargetIsFixed && mayChange(From, Value, Target))))
    Value = saveAt(Code, At, Value, "value", IsPlace);
  return {Target, Value};
}
