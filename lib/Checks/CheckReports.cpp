//===- CheckReports.cpp - functions that perform checks and report errors -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "CheckReports.h"
#include "ShadowWords.h"
#include "ampcc/KIR/ArithmeticBuiltins.h"
#include "ampcc/KIR/MemoryBuiltins.h"
#include "ampcc/KIR/MessageBuiltins.h"
#include "ampcc/KIR/ShadowBuiltins.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

/// The index of an element that no buffer has, wherever a view begins in it.
constexpr int64_t FarAway = INT32_MIN;

/// Writes the body of one function.
class CheckReports::Builder {
  Context &Ctx;
  CheckReports &All;

public:
  Function *F;

  Builder(CheckReports &All, const Twine &Name, const Type *Result)
      : Ctx(All.Ctx), All(All), F(All.M.createFunction(Name.str(), Result)) {
    F->Body = Ctx.make<Block>();
    param("site", All.Word);
    for (StringRef Component : {"thread_x", "thread_y", "thread_z"})
      param(Component, All.Int);
  }

  Var *param(const Twine &Name, const Type *Ty) {
    Var *V = Ctx.var(Name.str(), Ty);
    V->S = Var::Storage::Param;
    V->IsConst = true;
    F->Params.push_back(V);
    return V;
  }

  Var *local(const Twine &Name, const Type *Ty, Expr *Init) {
    Var *V = Ctx.temp(Name.str(), Ty);
    V->IsConst = true;
    F->Body->Stmts.push_back(Ctx.make<DeclStmt>(V, Init));
    return V;
  }

  Expr *origin(unsigned I) { return Ctx.ref(F->Params[I]); }
  Expr *binary(BinaryOp Op, Expr *L, Expr *R) {
    const bool IsLogical = isLogical(Op);
    const bool IsComparison = Op >= BinaryOp::Lt && Op <= BinaryOp::Ne;
    return Ctx.make<Binary>(IsLogical || IsComparison ? Ctx.boolTy() : L->type(), Op, L, R);
  }
  Expr *cast(const Type *Ty, Expr *E) {
    return E->type() == Ty ? E : Ctx.make<Cast>(Ty, E, /*Implicit=*/false);
  }
  /// As numbers without sign: 0 <= Index < Bound.
  Expr *inside(Expr *Index, Expr *Bound) {
    const Type *Ty = Ctx.intTy(Index->type()->size() * 8, false);
    return binary(BinaryOp::Lt, cast(Ty, Index), cast(Ty, Bound));
  }

  void end(Expr *Result) { F->Body->Stmts.push_back(Ctx.make<Return>(Result)); }
  void when(Expr *Cond, Expr *Result) {
    auto *Then = Ctx.make<Block>();
    Then->Stmts.push_back(Ctx.make<Return>(Result));
    F->Body->Stmts.push_back(Ctx.make<If>(Cond, Then));
  }
  /// Reports, and returns Result, where Cond holds; null: always.
  void report(Expr *Cond, CheckRule Rule, ArrayRef<Expr *> Values, Expr *Result) {
    report(Cond, Rule, Values, Result, {origin(0), origin(1), origin(2), origin(3)});
  }
  void report(Expr *Cond, CheckRule Rule, ArrayRef<Expr *> Values, Expr *Result,
              const Origin &From) {
    std::vector<const Type *> Types;
    for (const Expr *E : Values)
      Types.push_back(E->type());
    Expr *Call = All.call(All.report(Rule, Types), From, Values);
    auto *Then = Cond ? Ctx.make<Block>() : F->Body;
    Then->Stmts.push_back(Ctx.make<ExprStmt>(Call));
    Then->Stmts.push_back(Ctx.make<Return>(Result));
    if (Cond)
      F->Body->Stmts.push_back(Ctx.make<If>(Cond, Then));
  }
};

static StringRef nameOf(CheckRule Rule) {
  switch (Rule) {
#define AMPCC_CHECK_RULE(NAME, Name)                                                               \
  case CheckRule::Name:                                                                            \
    return #NAME;
#include "ampcc_rt/check_rule.def"
  }
  llvm_unreachable("all rules are above");
}

CheckReports::CheckReports(Module &M, bool EqualRaces)
    : M(M), Ctx(M.Ctx), EqualRaces(EqualRaces), Word(Ctx.intTy(32, false)), Int(Ctx.intTy()),
      Long(Ctx.intTy(64)) {}

static std::vector<Expr *> joined(const CheckReports::Origin &From, ArrayRef<Expr *> Rest) {
  std::vector<Expr *> Args(From.begin(), From.end());
  Args.insert(Args.end(), Rest.begin(), Rest.end());
  return Args;
}

Expr *CheckReports::call(Function *F, const Origin &From, ArrayRef<Expr *> Rest) {
  return Ctx.make<Call>(F, joined(From, Rest));
}

Expr *CheckReports::check(CheckKind Kind, Function *F, const Origin &From,
                          ArrayRef<Expr *> Operands, unsigned Rank) {
  return Ctx.make<Check>(Kind, F, joined(From, Operands), Rank);
}

/// void report_rule(site, thread..., values): never part of its caller, which it would make large.
Function *CheckReports::report(CheckRule Rule, ArrayRef<const Type *> Types) {
  std::string Name = ("report_" + nameOf(Rule)).str();
  if (Rule == CheckRule::Index)
    Name += std::to_string(Types.size() / 2);
  Function *&F = Made[{Name, Types[0]}];
  if (F)
    return F;
  Builder B(*this, Name, Ctx.voidTy());
  F = B.F;
  F->NeverInline = true;
  for (const auto &[I, Ty] : enumerate(Types))
    B.param("value" + Twine(I), Ty);
  Message Row;
  Row.K = Message::Kind::Check;
  Row.Format = nameOf(Rule).str();
  std::vector<Expr *> Args{Ctx.intLit(int64_t(M.Messages.size()))};
  for (Var *P : F->Params) {
    Row.Args.push_back({P->Ty, ""});
    Args.push_back(Ctx.ref(P));
  }
  M.Messages.push_back(std::move(Row));
  F->Body->Stmts.push_back(
      Ctx.make<ExprStmt>(Ctx.make<Builtin>(Ctx.voidTy(), builtin::send_message, std::move(Args))));
  return F;
}

Expr *CheckReports::index(const Origin &From, Expr *Place, ArrayRef<Expr *> Values) {
  const size_t Rank = Values.size() / 2;
  Function *&F = Made[{"check_index" + std::to_string(Rank), Place->type()}];
  if (!F) {
    Builder B(*this, "check_index" + Twine(Rank), Place->type());
    F = B.F;
    Var *At = B.param("place", Place->type());
    std::vector<Var *> Index, Extent;
    for (size_t I = 0; I < Rank; ++I)
      Index.push_back(B.param("i" + Twine(I), Int));
    for (size_t I = 0; I < Rank; ++I)
      Extent.push_back(B.param("e" + Twine(I), Int));
    Expr *Holds = nullptr;
    std::vector<Expr *> Sent;
    for (size_t I = 0; I < Rank; ++I) {
      Expr *Inside = B.inside(Ctx.ref(Index[I]), Ctx.ref(Extent[I]));
      Holds = Holds ? B.binary(BinaryOp::LogicalAnd, Holds, Inside) : Inside;
    }
    for (Var *V : concat<Var *>(Index, Extent))
      Sent.push_back(Ctx.ref(V));
    B.when(Holds, Ctx.ref(At));
    B.report(nullptr, CheckRule::Index, Sent, Ctx.make<IntLit>(Place->type(), FarAway));
  }
  std::vector<Expr *> Rest{Place};
  for (size_t Part : {0, 1})
    for (size_t I = 0; I < Rank; ++I)
      Rest.push_back(Values[2 * I + Part]);
  return check(CheckKind::Index, F, From, Rest, unsigned(Rank));
}

Expr *CheckReports::element(const Origin &From, Expr *Index, uint64_t Count) {
  Function *&F = Made[{"check_element", Long}];
  if (!F) {
    Builder B(*this, "check_element", Ctx.boolTy());
    F = B.F;
    Var *At = B.param("index", Long), *Bound = B.param("count", Long);
    B.when(B.inside(Ctx.ref(At), Ctx.ref(Bound)), Ctx.boolLit(true));
    B.report(nullptr, CheckRule::Element, {Ctx.ref(At), Ctx.ref(Bound)}, Ctx.boolLit(false));
  }
  return check(CheckKind::Element, F, From,
               {Ctx.make<Cast>(Long, Index, false), Ctx.make<IntLit>(Long, int64_t(Count))});
}

Expr *CheckReports::position(const Origin &From, Expr *Index, uint64_t Count, bool MayBeEnd) {
  const char *const Name = MayBeEnd ? "check_position" : "check_object";
  Function *&F = Made[{Name, Long}];
  if (!F) {
    Builder B(*this, Name, Long);
    F = B.F;
    Var *At = B.param("index", Long), *Bound = B.param("count", Long);
    Expr *Holds = B.inside(Ctx.ref(At), Ctx.ref(Bound));
    if (MayBeEnd)
      Holds =
          B.binary(BinaryOp::LogicalOr, Holds, B.binary(BinaryOp::Eq, Ctx.ref(At), Ctx.ref(Bound)));
    B.when(Holds, Ctx.ref(At));
    B.report(nullptr, CheckRule::Element, {Ctx.ref(At), Ctx.ref(Bound)}, Ctx.make<IntLit>(Long, 0));
  }
  return check(CheckKind::Position, F, From,
               {Ctx.make<Cast>(Long, Index, false), Ctx.make<IntLit>(Long, int64_t(Count))});
}

/// A scalar as a number.
Expr *CheckReports::bits(const Expr *Value) {
  Expr *E = clone(Ctx, Value);
  const Type *ULong = Ctx.intTy(64, false);
  if (auto *Float = dyn_cast<FloatType>(E->type()))
    E = Ctx.make<Builtin>(Float->Bits == 64 ? ULong : Word,
                          Float->Bits == 64 ? builtin::as_ulong : builtin::as_uint,
                          std::vector<Expr *>{E});
  return E->type() == ULong ? E : Ctx.make<Cast>(ULong, E, false);
}

/// The words of what Value holds, the first ones first; false where those cannot be named, or are
/// many.
static bool wordsOf(Context &Ctx, Expr *Value, SmallVectorImpl<Expr *> &Words) {
  constexpr size_t Most = 16;
  const Type *Ty = Value->type();
  const uint64_t Before = Words.size();
  if (auto *S = dyn_cast<StructType>(Ty)) {
    if (S->IsUnion)
      return false;
    for (unsigned I = 0; I < S->Fields.size(); ++I)
      if (!wordsOf(Ctx, Ctx.member(clone(Ctx, Value), I), Words))
        return false;
  } else if (auto *A = dyn_cast<ArrayType>(Ty)) {
    for (uint64_t I = 0; I < A->Count && Words.size() <= Most; ++I)
      if (!wordsOf(Ctx, Ctx.make<Subscript>(clone(Ctx, Value), Ctx.intLit(int64_t(I))), Words))
        return false;
  } else if (isa<IntType, FloatType>(Ty) && Ty->size() % 4 == 0) {
    for (uint64_t I = 0; I < Ty->size(); I += 4)
      Words.push_back(Value);
  }
  // Without gaps.
  return Words.size() <= Most && (Words.size() - Before) * 4 == Ty->size();
}

/// `object_hash` of runtime/check/shadow_words.h. Null where an object has none.
Expr *CheckReports::hash(const Expr *Object) {
  constexpr uint64_t Factor = 0x9e3779b97f4a7c15u;
  SmallVector<Expr *, 16> Words;
  if (!Object->type()->isAggregate() || !wordsOf(Ctx, clone(Ctx, Object), Words))
    return nullptr;
  const Type *ULong = Ctx.intTy(64, false);
  const auto Operation = [&](BinaryOp Op, Expr *L, Expr *R) -> Expr * {
    return Ctx.make<Binary>(ULong, Op, L, R);
  };
  const auto Number = [&](uint64_t Value) { return Ctx.make<IntLit>(ULong, int64_t(Value)); };
  // One of 32 bits, or a half of one of 64.
  const auto Word = [&](size_t I) -> Expr * {
    Expr *E = bits(Words[I]);
    if (I != 0 && Words[I - 1] == Words[I])
      E = Operation(BinaryOp::Shr, E, Number(32));
    return Operation(BinaryOp::And, E, Number(0xffffffffu));
  };
  Expr *Hash = nullptr;
  for (size_t I = 0; I < Words.size(); I += 2) {
    const bool IsWhole = I + 1 < Words.size() && Words[I] == Words[I + 1];
    Expr *Pair = IsWhole ? bits(Words[I]) : Word(I);
    if (!IsWhole && I + 1 < Words.size())
      Pair = Operation(BinaryOp::Or, Pair, Operation(BinaryOp::Shl, Word(I + 1), Number(32)));
    Pair = Operation(BinaryOp::Mul, Pair, Number(Factor + 8 * I));
    Hash = Hash ? Operation(BinaryOp::Add, Hash, Pair) : Pair;
  }
  return Hash;
}

Expr *CheckReports::query(shadow::Other What) {
  return Ctx.make<Builtin>(Int, builtin::SHADOW_OTHER, std::vector<Expr *>{Ctx.intLit(What)});
}
Expr *CheckReports::query(shadow::Absent What) {
  return Ctx.make<Builtin>(Int, builtin::SHADOW_ABSENT, std::vector<Expr *>{Ctx.intLit(What)});
}

/// void report_use(site, thread..., init_site, wrong): it is seldom called, and so no part of its
/// caller.
Function *CheckReports::reportAccess() {
  Function *&F = Made[{"report_use", nullptr}];
  if (F)
    return F;
  Builder B(*this, "report_use", Ctx.voidTy());
  F = B.F;
  F->NeverInline = true;
  Var *Init = B.param("init_site", Word), *Wrong = B.param("wrong", Word);
  auto Is = [&](shadow::Verdict Verdict) {
    return B.binary(BinaryOp::Eq, Ctx.ref(Wrong), Ctx.make<IntLit>(Word, Verdict));
  };
  std::vector<Expr *> Sent;
  for (shadow::Other What : {shadow::OtherSite, shadow::OtherX, shadow::OtherY, shadow::OtherZ,
                             shadow::OtherUse, shadow::IsGlobal, shadow::Element,
                             shadow::ReportedUse, shadow::Elements, shadow::BothValues})
    Sent.push_back(query(What));
  // The report may be about the other side.
  B.report(Is(shadow::Races), CheckRule::Race, Sent, nullptr,
           {B.cast(Word, query(shadow::ReportedSite)), query(shadow::ReportedX),
            query(shadow::ReportedY), query(shadow::ReportedZ)});
  B.report(Is(shadow::Unwritten), CheckRule::Init,
           {query(shadow::IsGlobal), query(shadow::Element), query(shadow::Elements)}, nullptr,
           {Ctx.ref(Init), B.origin(1), B.origin(2), B.origin(3)});
  return F;
}

Expr *CheckReports::use(const Origin &From, Expr *Pointer, UseOf What, const Expr *Stored,
                        Expr *InitSite) {
  const bool IsScalar = Stored && Stored->type()->isArithmetic();
  Expr *Known = !Stored ? nullptr : IsScalar ? bits(Stored) : hash(Stored);
  const auto *Ty = cast<PointerType>(Pointer->type());
  Function *&F = Made[{"check_use", Ty}];
  if (!F) {
    Builder B(*this, "check_use", Ctx.boolTy());
    F = B.F;
    Var *P = B.param("pointer", Ty), *Kind = B.param("use", Int),
        *Value = B.param("value", Ctx.intTy(64, false)), *Init = B.param("init_site", Word);
    std::vector<Expr *> Args{Ctx.ref(P), Ctx.intLit(int64_t(Ty->Pointee->size()))};
    for (unsigned I : {1, 2, 3, 0})
      Args.push_back(B.origin(I));
    Args.push_back(Ctx.ref(Kind));
    Args.push_back(Ctx.ref(Value));
    Var *Wrong =
        B.local("wrong", Word, Ctx.make<Builtin>(Word, builtin::SHADOW_ACCESS, std::move(Args)));
    B.when(B.binary(BinaryOp::Eq, Ctx.ref(Wrong), Ctx.make<IntLit>(Word, shadow::Fine)),
           Ctx.boolLit(true));
    F->Body->Stmts.push_back(Ctx.make<ExprStmt>(
        call(reportAccess(), {B.origin(0), B.origin(1), B.origin(2), B.origin(3)},
             {Ctx.ref(Init), Ctx.ref(Wrong)})));
    B.end(Ctx.boolLit(true));
  }
  const int64_t Kind =
      (What == UseOf::Atomic   ? shadow::IsAtomic
       : What == UseOf::Read   ? shadow::Reads
       : What == UseOf::Update ? shadow::Updates
       : !Known                ? shadow::Stores
       : IsScalar              ? shadow::StoresKnown
                               : shadow::StoresObject) |
      (M.checks(CheckRule::Race) ? 0 : shadow::NoRaces) | (EqualRaces ? shadow::EqualRaces : 0) |
      (M.checks(CheckRule::Init) && (InitSite || What != UseOf::Atomic) ? 0 : shadow::NoInit);
  return check(CheckKind::Access, F, From,
               {Pointer, Ctx.intLit(Kind),
                Known ? Known : Ctx.make<IntLit>(Ctx.intTy(64, false), 0),
                InitSite ? InitSite : Ctx.make<IntLit>(Word, 0)});
}

Expr *CheckReports::barrier(const Origin &From) {
  Function *&F = Made[{"check_barrier", Word}];
  if (!F) {
    Builder B(*this, "check_barrier", Ctx.boolTy());
    F = B.F;
    std::vector<Expr *> Sent;
    for (shadow::Absent What :
         {shadow::Missing, shadow::AbsentX, shadow::AbsentY, shadow::AbsentZ, shadow::Arrived})
      Sent.push_back(query(What));
    // The first that came, which need not be the one that checks.
    Origin Who{B.origin(0), nullptr, nullptr, nullptr};
    for (int I = 0; I < 3; ++I)
      Who[1 + I] =
          B.binary(BinaryOp::Add, B.origin(1 + I), query(shadow::Absent(shadow::ToFirstX + I)));
    B.report(B.binary(BinaryOp::Ne, query(shadow::Missing), Ctx.intLit(0)), CheckRule::Barrier,
             Sent, Ctx.boolLit(true), Who);
    B.end(Ctx.boolLit(true));
  }
  return check(CheckKind::Barrier, F, From, {});
}

Expr *CheckReports::pointer(const Origin &From, Expr *Pointer) {
  const auto *Given = cast<PointerType>(Pointer->type());
  const Type *Ty = Ctx.pointerTo(Given->Pointee, /*Const=*/true, Given->AS);
  Function *&F = Made[{"check_pointer", Ty}];
  if (!F) {
    Builder B(*this, "check_pointer", Ctx.boolTy());
    F = B.F;
    Var *P = B.param("pointer", Ty);
    B.report(B.binary(BinaryOp::Eq, Ctx.ref(P), Ctx.make<NullPtr>(Ty)), CheckRule::Pointer,
             {Ctx.intLit(0)}, Ctx.boolLit(false));
    B.report(Ctx.logicalNot(Ctx.make<Builtin>(Ctx.boolTy(), builtin::IN_BUFFER,
                                              std::vector<Expr *>{Ctx.ref(P)})),
             CheckRule::Pointer, {Ctx.intLit(1)}, Ctx.boolLit(false));
    if (Given->Pointee->align() > 1) {
      const Type *Number = Ctx.intTy(64, false);
      Expr *Rest = B.binary(BinaryOp::And, B.cast(Number, Ctx.ref(P)),
                            Ctx.make<IntLit>(Number, int64_t(Given->Pointee->align()) - 1));
      B.report(B.binary(BinaryOp::Ne, Rest, Ctx.make<IntLit>(Number, 0)), CheckRule::Pointer,
               {Ctx.intLit(2)}, Ctx.boolLit(false));
    }
    B.end(Ctx.boolLit(true));
  }
  return check(CheckKind::Pointer, F, From,
               {Ty == Given ? Pointer : Ctx.make<Cast>(Ty, Pointer, true)});
}

Expr *CheckReports::divisor(const Origin &From, Expr *Left, Expr *Right) {
  const auto *Ty = cast<IntType>(Right->type());
  Function *&F = Made[{"check_divisor", Ty}];
  if (!F) {
    Builder B(*this, "check_divisor", Ty);
    F = B.F;
    Var *L = B.param("left", Ty), *R = B.param("right", Ty);
    auto Number = [&](int64_t Value) { return Ctx.make<IntLit>(Ty, Value); };
    B.report(B.binary(BinaryOp::Eq, Ctx.ref(R), Number(0)), CheckRule::Division, {Ctx.intLit(0)},
             Number(1));
    if (Ty->Signed) {
      Expr *Most = B.binary(BinaryOp::Eq, Ctx.ref(L),
                            Number(Ty->Bits == 64 ? INT64_MIN : int64_t(INT32_MIN)));
      B.report(B.binary(BinaryOp::LogicalAnd, B.binary(BinaryOp::Eq, Ctx.ref(R), Number(-1)), Most),
               CheckRule::Division, {Ctx.intLit(1)}, Number(1));
    }
    B.end(Ctx.ref(R));
  }
  return check(CheckKind::Divisor, F, From, {Left, Right});
}

Expr *CheckReports::shift(const Origin &From, Expr *Amount, unsigned Bits) {
  const Type *Ty = Amount->type();
  Function *&F = Made[{"check_shift", Ty}];
  if (!F) {
    Builder B(*this, "check_shift", Ty);
    F = B.F;
    Var *By = B.param("amount", Ty), *Width = B.param("bits", Int);
    B.when(B.inside(Ctx.ref(By), Ctx.ref(Width)), Ctx.ref(By));
    B.report(nullptr, CheckRule::Shift, {B.cast(Long, Ctx.ref(By)), B.cast(Long, Ctx.ref(Width))},
             Ctx.make<IntLit>(Ty, 0));
  }
  return check(CheckKind::Shift, F, From, {Amount, Ctx.intLit(Bits)});
}
