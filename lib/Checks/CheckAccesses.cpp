//===- CheckAccesses.cpp - the pass that inserts the checks of --amp-check -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// With --amp-check a kernel checks before it uses an element, divides or shifts. The library's
// containers check their indices (CHECK_INDEX), which are reported at the user's call: every
// library function with a check gets the number of the site as a parameter. All functions get the
// place of the thread.
//
//   int a = v[i];    int a = *element(&v, i, 4u, thread_x, thread_y, thread_z);
//   s[k] = a / n;    if (check_element(5u, ..., k, 16)) s[k] = a / check_divisor(6u, ..., a, n);
//
// Which threads use the same memory, and which come to a barrier, only the tile form can check
// (SHADOW_ACCESS, SHADOW_ABSENT); drop-shadow removes these checks from the other one.
//
// An access to an element of an array, or through a pointer, that is not there has no effect. One
// to an element of a container leads out of all buffers, where check-bounds, always next, stops it.
//
//===----------------------------------------------------------------------===//
#include "CheckSites.h"
#include "GuardedAccesses.h"
#include "Passes.h"
#include "SharedObjects.h"
#include "UsedAddresses.h"
#include "ampcc/Analysis/CallGraph.h"
#include "ampcc/KIR/MemoryBuiltins.h"
#include "ampcc/KIR/WorkItemBuiltins.h"
#include "ampcc/Passes/AccessChecks.h"
#include "llvm/ADT/STLExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

class AccessChecker final : public GuardedAccesses {
  Checks &All;
  const bool InLibrary;
  const SharedObjects Shared;
  Checks::Given Own;
  const DenseSet<const Expr *> Used;

public:
  AccessChecker(Checks &All, Function &F)
      : GuardedAccesses(All.M.Ctx, F), All(All), InLibrary(All.Program.isLibrary(&F)),
        Shared(All.Program, InLibrary,
               [&All](const Function *Callee) { return All.Known.contains(Callee); }),
        Used(usedAddresses(F, All.Program)) {}

  bool run() {
    GuardedAccesses::run();
    barriers(*F.Body);
    if (F.IsKernel)
      for (int D = 0; D < 3; ++D)
        if (Var *V = Own.Thread[D])
          F.Body->Stmts.insert(F.Body->Stmts.begin(), Ctx.make<DeclStmt>(V, place(D)));
    if (Own.Thread[0])
      All.Known[&F] = Own;
    return Changed;
  }

private:
  //===--------------------------------------------------------------------===//
  // Where something is checked, and by which thread
  //===--------------------------------------------------------------------===//

  /// A component of the thread's place; above three dimensions its number.
  Expr *place(int D) {
    const int Rank = F.DomainRank > 3 ? 1 : int(F.DomainRank);
    if (D >= Rank)
      return Ctx.intLit(0);
    return Ctx.make<Builtin>(Ctx.intTy(), builtin::get_global_id,
                             std::vector<Expr *>{Ctx.intLit(D)});
  }

  Var *param(StringRef Name, const Type *Ty) {
    Var *V = Ctx.var(Name, Ty, F.Pos);
    V->S = Var::Storage::Param;
    V->IsConst = true;
    F.Params.push_back(V);
    return V;
  }

  /// The number of the first of the sites of these rules: of the user's place, or, in a function of
  /// the library, counted from its parameter.
  Expr *sites(const Checks::Rules &Of, const Expr *At, const Expr *Whole) {
    const Type *Number = Ctx.intTy(32, false);
    if (!InLibrary || F.IsKernel)
      return Ctx.make<IntLit>(Number, All.sites(Of, At, Whole));
    if (!Own.Site)
      Own.Site = param("site", Number);
    auto *First = std::search(Own.Of.begin(), Own.Of.end(), Of.begin(), Of.end());
    const int64_t Offset = First - Own.Of.begin();
    if (First == Own.Of.end())
      Own.Of.append(Of);
    Expr *Site = Ctx.ref(Own.Site);
    return Offset == 0
               ? Site
               : Ctx.make<Binary>(Number, BinaryOp::Add, Site, Ctx.make<IntLit>(Number, Offset));
  }
  Expr *site(CheckRule Rule, const Expr *At, const Expr *Whole) { return sites({Rule}, At, Whole); }

  Expr *thread(int D) {
    static constexpr StringLiteral Names[] = {"thread_x", "thread_y", "thread_z"};
    if (!Own.Thread[0])
      for (int I = 0; I < 3; ++I) {
        Own.Thread[I] =
            F.IsKernel ? Ctx.temp(Names[I], Ctx.intTy(), F.Pos) : param(Names[I], Ctx.intTy());
        Own.Thread[I]->IsConst = true;
      }
    return Ctx.ref(Own.Thread[D]);
  }

  CheckReports::Origin origin(CheckRule Rule, const Expr *At, const Expr *Whole = nullptr) {
    Changed = true; // all that is inserted has an origin
    Expr *Site = site(Rule, At, Whole ? Whole : At);
    return {Site, thread(0), thread(1), thread(2)};
  }

  void pass(Call &C) {
    auto It = All.Known.find(C.Callee);
    if (It == All.Known.end())
      return;
    const Checks::Given Wanted = It->second;
    Changed = true;
    for (Var *P : ArrayRef<Var *>(C.Callee->Params).drop_front(C.Args.size()))
      C.Args.push_back(P == Wanted.Site
                           ? sites(Wanted.Of, &C, &C)
                           : thread(int(find(Wanted.Thread, P) - Wanted.Thread.begin())));
  }

  //===--------------------------------------------------------------------===//
  // Elements and pointers
  //===--------------------------------------------------------------------===//

  static bool isInside(const Subscript &S) {
    auto *Literal = dyn_cast<IntLit>(S.Index);
    return Literal && uint64_t(Literal->Value) < cast<ArrayType>(S.Base->type())->Count;
  }

  /// One that the user computes with, to an object with bytes. References lead to something.
  bool isUserPointer(const Expr *Pointer) {
    if (!hasBytes(cast<PointerType>(Pointer->type())->Pointee))
      return false;
    Pointer = withoutChecks(Pointer);
    if (auto *Ref = dyn_cast<VarRef>(Pointer))
      return All.Program.isUserPointer(Ref->V);
    if (auto *M = dyn_cast<Member>(Pointer))
      return !cast<StructType>(M->Base->type())->IsLibrary;
    return !isa<Call, AddrOf>(Pointer);
  }

  bool isChecked(const Expr *Step) {
    if (auto *S = dyn_cast<Subscript>(Step)) {
      const bool IsPointer = S->Base->type()->isPointer();
      return All.M.checks(IsPointer ? CheckRule::Pointer : CheckRule::Element) &&
             (IsPointer || !isInside(*S));
    }
    auto *D = dyn_cast<Deref>(Step);
    return D && All.M.checks(CheckRule::Pointer) && isUserPointer(D->Pointer);
  }

  /// L is a way to an element that has to be looked at.
  bool isGuarded(const Expr *L) override {
    if (isa<ArrayType>(L->type()))
      return false;
    if (isCheckedShared(L))
      return true;
    for (const Expr *Step = InLibrary ? nullptr : L; Step; Step = outerObject(Step))
      if (isChecked(Step))
        return true;
    return false;
  }
  bool isGuardedPointer(const Expr *Pointer) override {
    return checksSharing() && Shared.leadsThere(Pointer);
  }
  Expr *pointerCondition(Expr *&Pointer) override {
    return throughPointer(Pointer, CheckReports::UseOf::Store, /*Reads=*/false);
  }

  bool canBeRepeated(const Expr *E) {
    if (isRepeatable(E) || Shared.isOwnComponent(E))
      return true;
    if (auto *C = dyn_cast<Cast>(E))
      return canBeRepeated(C->Operand);
    auto *B = dyn_cast<Binary>(E);
    return B && B->Op != BinaryOp::Comma && canBeRepeated(B->Left) && canBeRepeated(B->Right);
  }

  /// E is used twice: itself, or a variable that First sets.
  Expr *again(Expr *&E, StringRef Name, Expr *&First) {
    First = nullptr;
    if (canBeRepeated(E))
      return clone(Ctx, E);
    Var *V = temp(E->type(), Name);
    First = Ctx.make<Assign>(Ctx.ref(V), E);
    E = Ctx.ref(V);
    return Ctx.ref(V);
  }
  Expr *after(Expr *First, Expr *E) {
    return First ? Ctx.make<Binary>(E->type(), BinaryOp::Comma, First, E) : E;
  }

  bool wantsStored(const Expr *L) override { return Shared.isShared(L); }

  bool checksSharing() const {
    return All.M.checks(CheckRule::Race) || All.M.checks(CheckRule::Init);
  }
  bool isCheckedShared(const Expr *L) { return checksSharing() && Shared.isShared(L); }
  bool isGuardedAtomic(const Expr *) override {
    return checksSharing() || (!InLibrary && All.M.checks(CheckRule::Pointer));
  }
  Expr *atomicCondition(Expr *&Pointer, bool Reads) override {
    bind(Pointer, Pointer);
    return checksSharing() ? throughPointer(Pointer, CheckReports::UseOf::Atomic, Reads)
                           : Ctx.boolLit(true);
  }
  Expr *throughPointer(Expr *&Pointer, CheckReports::UseOf What, bool Reads) {
    Expr *First = nullptr;
    const Expr *Whole = Pointer; // without a check before it
    for (const Binary *B; (B = dyn_cast<Binary>(Whole)) && B->Op == BinaryOp::Comma;)
      Whole = B->Right;
    Expr *Same = again(Pointer, "place", First);
    const auto *Ty = cast<PointerType>(Same->type());
    if (!Ty->Const)
      Same = Ctx.make<Cast>(Ctx.pointerTo(Ty->Pointee, /*Const=*/true, Ty->AS), Same, true);
    return after(First, use(Whole, Whole, Same, What, nullptr, Reads));
  }

  /// A read needs a value; that there is none is reported at a site of its own.
  Expr *use(const Expr *At, const Expr *Whole, Expr *Pointer, CheckReports::UseOf What,
            const Expr *Stored, bool Reads) {
    const CheckReports::Origin From = origin(CheckRule::Race, At, Whole);
    Expr *InitSite = Reads ? site(CheckRule::Init, At, Whole) : nullptr;
    return All.Reports.use(From, Pointer, What, Stored, InitSite);
  }

  Expr *condition(Expr *&L, Use Of) override {
    const Expr *const Whole = L;
    const bool IsShared = isCheckedShared(L);
    Expr *Leads = leads(L, L);
    if (!IsShared)
      return Leads;
    // After the other checks the address is within the variable. Its indices can be evaluated again
    // by now.
    Expr *First = nullptr;
    steady(L, First);
    Expr *Pointer = Ctx.addressOf(clone(Ctx, L), /*Const=*/true);
    if (const auto *Ty = cast<PointerType>(Pointer->type()); !Ty->Const)
      Pointer = Ctx.make<Cast>(Ctx.pointerTo(Ty->Pointee, /*Const=*/true, Ty->AS), Pointer, true);
    Expr *Access = after(First, use(Whole, Whole, Pointer,
                                    !Of.Writes  ? CheckReports::UseOf::Read
                                    : Of.Stored ? CheckReports::UseOf::Store
                                                : CheckReports::UseOf::Update,
                                    Of.Stored, !Of.Writes || !Of.Stored));
    return Leads ? Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::LogicalAnd, Leads, Access) : Access;
  }

  /// Makes the address computation of L repeatable; First must run before it.
  void steady(Expr *&L, Expr *&First) {
    if (auto *M = dyn_cast<Member>(L))
      return steady(M->Base, First);
    if (auto *S = dyn_cast<Subscript>(L))
      return steady(S->Base, First);
    if (auto *D = dyn_cast<Deref>(L); D && !isRepeatable(D->Pointer))
      again(D->Pointer, "place", First);
  }

  //===--------------------------------------------------------------------===//
  // Barriers
  //===--------------------------------------------------------------------===//

  /// Adds checks after barriers, because only then it is known which threads have come.
  void barriers(Block &B) {
    if (!All.M.checks(CheckRule::Barrier))
      return;
    std::vector<Stmt *> Out;
    for (Stmt *S : B.Stmts) {
      forEachInnerBlock(S, [&](Block &Inner) { barriers(Inner); });
      Out.push_back(S);
      auto *X = dyn_cast<ExprStmt>(S);
      auto *Does = X ? dyn_cast<Builtin>(X->E) : nullptr;
      if (!Does || !Does->isBarrier())
        continue;
      Out.push_back(Ctx.make<ExprStmt>(All.Reports.barrier(origin(CheckRule::Barrier, X->E))));
      Out.back()->Pos = S->Pos;
    }
    B.Stmts = std::move(Out);
  }

  /// The condition for L, a part of the address computation of Whole.
  Expr *leads(Expr *&L, const Expr *Whole) {
    if (auto *M = dyn_cast<Member>(L))
      return isLValue(M->Base) ? leads(M->Base, Whole) : nullptr;
    auto *S = dyn_cast<Subscript>(L);
    if (S && !S->Base->type()->isPointer())
      return elementCondition(*S, Whole);
    return isChecked(L) ? pointerCondition(L, Whole) : nullptr;
  }

  /// Pointer leads to an object of its type.
  Expr *test(const CheckReports::Origin &From, Expr *Pointer) {
    auto *Ty = cast<PointerType>(Pointer->type());
    auto *S = dyn_cast<StructType>(Ty->Pointee);
    if (const StructType *Part = S ? All.Program.partOf(S) : S; Part != S)
      Pointer = Ctx.make<Cast>(Ctx.pointerTo(Part, Ty->Const, Ty->AS), Pointer, false);
    return All.Reports.pointer(From, Pointer);
  }

  /// L is an element that a pointer leads to, or the object that it points to.
  Expr *pointerCondition(Expr *&L, const Expr *Whole) {
    Expr *First = nullptr;
    CheckReports::Origin From = origin(CheckRule::Pointer, L, Whole);
    auto *D = dyn_cast<Deref>(L);
    Expr *Pointer = D ? D->Pointer : Ctx.addressOf(L, isConst(L));
    Expr *Same = again(Pointer, "place", First);
    if (First)
      L = Ctx.make<Deref>(Pointer);
    return after(First, test(From, Same));
  }

  Expr *elementCondition(Subscript &S, const Expr *Whole) {
    Expr *Outer = isLValue(S.Base) ? leads(S.Base, Whole) : nullptr;
    if (!isChecked(&S)) // a literal
      return Outer;
    Expr *First = nullptr;
    CheckReports::Origin From = origin(CheckRule::Element, &S, Whole);
    Expr *Index = again(S.Index, "index", First);
    Expr *Test = All.Reports.element(From, Index, cast<ArrayType>(S.Base->type())->Count);
    Expr *Own = after(First, Test);
    return Outer ? Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::LogicalAnd, Outer, Own) : Own;
  }

  static bool isConst(const Expr *L) {
    return cast<PointerType>(cast<Subscript>(L)->Base->type())->Const;
  }

  //===--------------------------------------------------------------------===//
  // Addresses and references
  //===--------------------------------------------------------------------===//

  /// How an address is used is not known: it is that of an element, or the user's of the
  /// end. A reference means an element, and so does an argument of the library's functions.
  void addressTaken(Expr *&E) override {
    if (InLibrary)
      return;
    auto *Taken = cast<AddrOf>(E);
    const bool IsUsers = All.Program.isUserAddress(E) && !Used.contains(E);
    if (All.M.checks(CheckRule::Element))
      checkPositions(Taken->Operand, IsUsers);
    if (!IsUsers)
      E = after(basePointerCondition(Taken->Operand, Taken->Operand), E);
  }

  void checkPositions(Expr *L, bool IsUsers) {
    for (Expr *Step = L; Step; Step = const_cast<Expr *>(outerObject(Step))) {
      auto *S = dyn_cast<Subscript>(Step);
      if (!S || S->Base->type()->isPointer() || isInside(*S))
        continue;
      const Type *Ty = S->Index->type();
      Expr *Index =
          All.Reports.position(origin(CheckRule::Element, S, L), S->Index,
                               cast<ArrayType>(S->Base->type())->Count, Step == L && IsUsers);
      S->Index = Ty == Index->type() ? Index : Ctx.make<Cast>(Ty, Index, false);
    }
  }

  /// The condition for the pointer from which the address of L is computed; null if none is
  /// checked.
  Expr *basePointerCondition(Expr *&L, const Expr *Whole) {
    if (auto *M = dyn_cast<Member>(L))
      return isLValue(M->Base) ? basePointerCondition(M->Base, Whole) : nullptr;
    if (auto *S = dyn_cast<Subscript>(L); S && !S->Base->type()->isPointer())
      return isLValue(S->Base) ? basePointerCondition(S->Base, Whole) : nullptr;
    return isChecked(L) ? pointerCondition(L, Whole) : nullptr;
  }

  /// A reference, and the object of a member's call, is bound to what Pointer leads to.
  void bind(Expr *&Pointer, const Expr *Whole) {
    if (InLibrary || !Pointer->type()->isPointer() || isa<NullPtr>(Pointer) ||
        !All.M.checks(CheckRule::Pointer) || !isUserPointer(Pointer))
      return;
    Expr *First = nullptr;
    CheckReports::Origin From = origin(CheckRule::Pointer, Pointer, Whole);
    Expr *Same = again(Pointer, "place", First);
    Pointer = after(after(First, test(From, Same)), Pointer);
  }

  void declared(DeclStmt &D) override {
    if (D.Init && All.Program.isReference(D.V))
      bind(D.Init, D.Init);
  }

  void returned(Expr *&E) override {
    if (All.Program.returnsReference(&F))
      bind(E, E);
  }

  //===--------------------------------------------------------------------===//
  // Operations
  //===--------------------------------------------------------------------===//

  void operation(Expr *&E) override {
    if (auto *C = dyn_cast<Call>(E)) {
      for (auto [Arg, P] : zip(C->Args, C->Callee->Params))
        if (All.Program.isBound(C->Callee, P))
          bind(Arg, C);
      pass(*C);
    } else if (auto *B = dyn_cast<Builtin>(E); B && B->is(builtin::CHECK_INDEX)) {
      Changed = true;
      E = !All.M.checks(CheckRule::Index)
              ? B->Args[0]
              : All.Reports.index(origin(CheckRule::Index, E), B->Args[0],
                                  ArrayRef<Expr *>(B->Args).drop_front());
    } else if (InLibrary && !All.Program.isOperator(&F))
      return; // the library's own arithmetic is right
    else if (auto *B = dyn_cast<Binary>(E))
      binary(*B, E);
    else if (auto *A = dyn_cast<Assign>(E); A && A->Compound)
      compound(*A, E);
  }

  static bool isDivision(BinaryOp Op) { return Op == BinaryOp::Div || Op == BinaryOp::Rem; }
  static bool isShift(BinaryOp Op) { return Op == BinaryOp::Shl || Op == BinaryOp::Shr; }
  static bool isFineDivisor(const Expr *E) {
    auto *Literal = dyn_cast<IntLit>(E);
    return Literal && Literal->Value != 0 && Literal->Value != -1;
  }
  static unsigned bitsOf(const Type *Ty) { return unsigned(Ty->size()) * 8; }
  static bool isFineShift(const Expr *E, const Type *Ty) {
    auto *Literal = dyn_cast<IntLit>(E);
    return Literal && uint64_t(Literal->Value) < bitsOf(Ty);
  }

  void binary(Binary &B, Expr *&E) {
    if (!isa<IntType>(B.type()))
      return;
    if (isDivision(B.Op) && All.M.checks(CheckRule::Division) && !isFineDivisor(B.Right)) {
      Expr *First = nullptr;
      CheckReports::Origin From = origin(CheckRule::Division, &B);
      Expr *Left = again(B.Left, "left", First);
      B.Right = All.Reports.divisor(From, Left, B.Right);
      E = after(First, &B);
    } else if (isShift(B.Op) && All.M.checks(CheckRule::Shift) && !isFineShift(B.Right, B.type())) {
      B.Right = All.Reports.shift(origin(CheckRule::Shift, &B), B.Right, bitsOf(B.type()));
    }
  }

  /// The old value of the target of A, to be read before A: after First has run, the address of the
  /// target can be computed twice.
  Expr *changedBy(Assign &A, Expr *&First) {
    First = nullptr;
    if (isRepeatable(A.Target))
      return clone(Ctx, A.Target);
    // The value comes before the place, which may change what it reads.
    if (!isa<IntLit>(A.Value)) {
      Var *Value = temp(A.Value->type(), "value");
      First = Ctx.make<Assign>(Ctx.ref(Value), A.Value);
      A.Value = Ctx.ref(Value);
    }
    Expr *Found = nullptr, *Place = Ctx.addressOf(A.Target);
    Expr *Same = again(Place, "place", Found);
    A.Target = Ctx.deref(Place);
    First = First && Found ? after(First, Found) : First ? First : Found;
    return Ctx.deref(Same);
  }

  void compound(Assign &A, Expr *&E) {
    if (!isa<IntType>(A.ComputeTy))
      return;
    if (isDivision(A.Op) && All.M.checks(CheckRule::Division) && !isFineDivisor(A.Value)) {
      auto Converted = [&](Expr *E) {
        return E->type() == A.ComputeTy ? E : Ctx.make<Cast>(A.ComputeTy, E, true);
      };
      CheckReports::Origin From = origin(CheckRule::Division, &A);
      Expr *First = nullptr, *Left = changedBy(A, First);
      A.Value = All.Reports.divisor(From, Converted(Left), Converted(A.Value));
      E = after(First, &A);
    } else if (isShift(A.Op) && All.M.checks(CheckRule::Shift) &&
               !isFineShift(A.Value, A.ComputeTy)) {
      A.Value = All.Reports.shift(origin(CheckRule::Shift, &A), A.Value, bitsOf(A.ComputeTy));
    }
  }
};

} // namespace

bool ampcc::addAccessChecks(PassContext &PC, const CheckedProgram &Program) {
  Function *Recursive = nullptr;
  std::vector<Function *> Order = calleesFirst(PC.M.Functions, &Recursive);
  if (Recursive)
    return false; // the inliner reports it
  Checks All(PC.M, Program);
  bool Changed = false;
  for (Function *F : Order)
    Changed |= AccessChecker(All, *F).run();
  return Changed;
}

bool ampcc::checkAccesses(PassContext &PC) { return addAccessChecks(PC, CheckedProgram()); }
