//===- Verifier.cpp - the invariants of KIR -------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/KIR/Verifier.h"
#include "SameShape.h"
#include "VerifyBindings.h"
#include "VerifyTypes.h"
#include "ampcc/KIR/MessageBuiltins.h"
#include "ampcc/KIR/Text.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/Twine.h"
#include <set>

using namespace ampcc::kir;
using namespace llvm;

namespace {

/// C++ AMP's domains have up to 128 dimensions, its tiles up to 1,024 threads.
constexpr unsigned MostDimensions = 128, MostThreads = 1u << 16;

class FunctionVerifier {
  const Module &M;
  const Function &F;
  const DenseSet<const Function *> &Known;
  std::vector<Finding> &Errors;
  DenseSet<const Var *> Visible;
  unsigned Loops = 0, Switches = 0;
  bool InRegion = false; ///< in a loop over threads
  unsigned OwnLoops = 0; ///< loops and switches inside of it

  const Stmt *At = nullptr; ///< the present statement

  void error(const Twine &Message) {
    Errors.push_back({At ? At->Pos : F.Pos, (F.Name + ": " + Message).str()});
  }
  void check(bool Holds, const Expr *E, const Twine &Message) {
    if (!Holds)
      error(Message + " in '" + toText(E) + "'");
  }

public:
  FunctionVerifier(const Module &M, const Function &F, const DenseSet<const Function *> &Known,
                   std::vector<Finding> &Errors)
      : M(M), F(F), Known(Known), Errors(Errors) {}

  void run() {
    for (const Var *P : F.Params) {
      if (P->S != Var::Storage::Param)
        error("parameter '" + P->Name + "' has another storage");
      bool Position = P->Binding && P->Binding->isOfEntry();
      if (Position && (!F.IsKernel || !isa<IntType>(P->Ty)))
        error("parameter '" + P->Name + "' cannot be a position");
      if (P->Binding && !hasDimensionOf(F, *P->Binding))
        error("parameter '" + P->Name + "' is bound to a dimension that the domain does not have");
      if (P->Ty->isVoid())
        error("parameter '" + P->Name + "' is void");
      Visible.insert(P);
    }
    if (F.IsKernel && !F.ReturnTy->isVoid())
      error("a kernel returns nothing");
    if (F.DomainRank > MostDimensions)
      error("more dimensions than a domain has");
    tileSize(F.WorkGroupSize);
    if (F.WorkGroupSize.isParameters() && F.DomainRank && F.DomainRank != F.WorkGroupSize.rank())
      error("a group with other dimensions than the domain");
    if (F.SwappedDimension > 2)
      error("no such dimension is swapped");
    if (!F.Body && F.Symbol.empty())
      return error("no body");
    if (F.Body)
      block(F.Body);
  }

private:
  void tileSize(const TileSize &Size) {
    uint64_t Total = 1;
    for (unsigned D = 0; (Size.isConstant() || Size.likely()) && D < TileSize::Dimensions; ++D) {
      const unsigned Threads = Size.isConstant() ? *Size.threadsIn(D) : (*Size.likely())[D];
      if (!Threads)
        return error("a group without threads");
      Total = Threads > MostThreads ? MostThreads + 1 : Total * Threads;
      if (Total > MostThreads)
        return error("a group with more threads than any device has");
    }
  }

  void block(const Block *B) {
    // Declarations inside of the block are not visible after it.
    SmallVector<const Var *, 8> Declared;
    for (Stmt *S : B->Stmts) {
      auto *D = dyn_cast<DeclStmt>(S);
      const bool IsFirst = D && !Visible.contains(D->V);
      stmt(S);
      if (IsFirst)
        Declared.push_back(D->V);
    }
    for (const Var *V : Declared)
      Visible.erase(V);
  }

  void declaration(const DeclStmt *D) {
    if (D->V->S == Var::Storage::Param)
      error("'" + D->V->Name + "' is declared but has a parameter's storage");
    if (D->V->Ty->isVoid())
      error("'" + D->V->Name + "' is void");
    if (D->Init && (D->V->S == Var::Storage::TileStatic || D->V->IsPerThread))
      error("'" + D->V->Name + "' belongs to several threads and is initialised");
    if (D->Init) {
      initialiser(D->Init);
      check(sameShape(D->Init->type(), D->V->Ty), D->Init, "initialiser of another type");
    }
    // A tile_static variable is one object however often its declaration was copied.
    if (!Visible.insert(D->V).second && D->V->S != Var::Storage::TileStatic)
      error("'" + D->V->Name + "' is declared twice");
  }

  void initialiser(Expr *E) {
    auto *List = dyn_cast<InitList>(E);
    if (!List)
      return expr(E);
    auto *S = dyn_cast<StructType>(List->type());
    auto *A = dyn_cast<ArrayType>(List->type());
    check(S || A || List->Elements.size() <= 1, E, "a list for a scalar");
    for (size_t I = 0; I < List->Elements.size(); ++I) {
      initialiser(List->Elements[I]);
      const Type *Ty = S   ? I < S->Fields.size() ? S->Fields[I].Ty : nullptr
                       : A ? I < A->Count ? A->Element : nullptr
                           : List->type();
      check(Ty, E, "too many elements");
      if (Ty)
        check(sameShape(List->Elements[I]->type(), Ty), E, "element of another type");
    }
  }

  void condition(Expr *E) {
    expr(E);
    check(E->type()->isScalar(), E, "a condition that is no scalar");
  }

  void stmt(Stmt *S) {
    const Stmt *Outer = At;
    At = S;
    stmtOf(S);
    At = Outer;
  }

  void stmtOf(Stmt *S) {
    switch (S->kind()) {
    case Stmt::Kind::Block:
      return block(cast<Block>(S));
    case Stmt::Kind::Decl:
      return declaration(cast<DeclStmt>(S));
    case Stmt::Kind::Expr:
      return expr(cast<ExprStmt>(S)->E);
    case Stmt::Kind::If:
      condition(cast<If>(S)->Cond);
      block(cast<If>(S)->Then);
      if (cast<If>(S)->Else)
        block(cast<If>(S)->Else);
      return;
    case Stmt::Kind::For:
    case Stmt::Kind::While:
    case Stmt::Kind::DoWhile:
      return loop(S);
    case Stmt::Kind::Switch:
      return switchStmt(cast<Switch>(S));
    case Stmt::Kind::Case:
      return error("'case' outside the body of a switch");
    case Stmt::Kind::Break:
      if (!Loops && !Switches)
        error("'break' outside a loop or switch");
      if (InRegion && !OwnLoops)
        error("'break' out of a loop over threads");
      return;
    case Stmt::Kind::Continue:
      if (!Loops)
        error("'continue' outside a loop");
      return;
    case Stmt::Kind::Return:
      return returnStmt(cast<Return>(S));
    }
  }

  /// A loop over threads: of the kernel, not inside of a thread's own code, with nothing that ends
  /// it early.
  void threadLoop(const For &L) {
    if (!F.IsKernel || OwnLoops)
      error("a loop over threads inside of a thread's code");
    bool Bare = !L.Init && !L.Cond && !L.Inc;
    if (!Bare && (!isa_and_nonnull<DeclStmt>(L.Init) || !L.Cond || !L.Inc))
      error("a loop over threads without a head");
    if (Bare && InRegion)
      error("a region inside of a region");
  }

  void loop(Stmt *S) {
    auto *Threads = dyn_cast<For>(S);
    if (Threads && Threads->Lanes && (!Threads->IsThreadLoop || !isPowerOf2_32(Threads->Lanes)))
      error("lanes of a loop that is none over threads, or of an odd number of them");
    if (Threads && Threads->IsThreadLoop) {
      threadLoop(*Threads);
    } else {
      Threads = nullptr;
      OwnLoops += InRegion;
    }
    bool Outer = InRegion;
    InRegion |= Threads != nullptr;
    loopParts(S);
    InRegion = Outer;
    OwnLoops -= InRegion && !Threads;
  }

  void loopParts(Stmt *S) {
    if (auto *L = dyn_cast<For>(S)) {
      if (L->Init && !isa<DeclStmt, ExprStmt>(L->Init))
        error("a loop starts with neither a declaration nor an expression");
      else if (L->Init)
        stmt(L->Init);
      if (L->Cond)
        condition(L->Cond);
      if (L->Inc)
        expr(L->Inc);
    }
    if (auto *L = dyn_cast<While>(S))
      condition(L->Cond);
    ++Loops;
    forEachChild(S, [&](Stmt *Child) {
      if (auto *B = dyn_cast<Block>(Child))
        block(B);
    });
    --Loops;
    if (auto *L = dyn_cast<DoWhile>(S))
      condition(L->Cond);
    auto *L = dyn_cast<For>(S);
    if (auto *D = L ? dyn_cast_or_null<DeclStmt>(L->Init) : nullptr)
      Visible.erase(D->V);
  }

  void switchStmt(const Switch *S) {
    expr(S->Cond);
    check(isInteger(S->Cond->type()), S->Cond, "a switch over no integer");
    if (!S->Body->Stmts.empty() && !isa<Case>(S->Body->Stmts.front()))
      error("a switch starts without a label");
    ++Switches;
    OwnLoops += InRegion;
    SmallVector<const Var *, 8> Declared;
    std::set<std::pair<bool, int64_t>> Labels;
    for (Stmt *Child : S->Body->Stmts) {
      if (auto *Label = dyn_cast<Case>(Child)) {
        if (!Labels.insert({Label->Value != nullptr, Label->Value ? Label->Value->Value : 0})
                 .second)
          error("a switch has a label twice");
        continue;
      }
      stmt(Child);
      if (auto *D = dyn_cast<DeclStmt>(Child))
        Declared.push_back(D->V);
    }
    for (const Var *V : Declared)
      Visible.erase(V);
    --Switches;
    OwnLoops -= InRegion;
  }

  void returnStmt(const Return *R) {
    if (InRegion)
      error("'return' out of a loop over threads");
    if (!R->Value) {
      if (!F.ReturnTy->isVoid())
        error("'return' without a value");
      return;
    }
    expr(R->Value);
    check(sameShape(R->Value->type(), F.ReturnTy), R->Value, "returned value of another type");
  }

  void expr(Expr *E) {
    forEachOperand(E, [&](Expr *&Operand) {
      if (!Operand)
        return error("an operand is missing");
      expr(Operand);
    });
    node(E);
  }

  void node(const Expr *E);
  void binary(const Binary *B);
  void vectorBinary(const Binary *B);
  void conversion(const Cast *C);
  void unary(const Unary *U);
  void assign(const Assign *A);
  void call(const Call *C);
  void builtin(const Builtin *B);
};

/// Operands of vectors have one type. Masks are combined by `& | ^`, and `!` inverts one.
void FunctionVerifier::vectorBinary(const Binary *B) {
  const Type *L = B->Left->type(), *R = B->Right->type(), *Lane = laneType(L);
  const bool Comparison = B->Op >= BinaryOp::Lt && B->Op <= BinaryOp::Ne;
  const bool Shifts = B->Op == BinaryOp::Shl || B->Op == BinaryOp::Shr;
  const bool Known = B->Op <= BinaryOp::Or;
  check(Known && L->isVector() &&
            (Shifts ? R->isVector() && isInteger(laneType(R)) &&
                          cast<VectorType>(R)->Lanes == cast<VectorType>(L)->Lanes
                    : sameShape(L, R)),
        B, "operands of different types");
  check(hasOperation(B->Op, Lane) && (!Lane->isBool() || Comparison || B->Op >= BinaryOp::And), B,
        "operands of types without this operation");
  check(Comparison ? isTruthOf(B->type(), L) : sameShape(B->type(), L), B,
        "result of another type");
}

void FunctionVerifier::binary(const Binary *B) {
  const Type *L = B->Left->type(), *R = B->Right->type();
  if (B->Op != BinaryOp::Comma && (L->isVector() || R->isVector()))
    return vectorBinary(B);
  switch (B->Op) {
  case BinaryOp::Comma:
    return check(sameShape(B->type(), R), B, "a comma's type is its right side's");
  case BinaryOp::LogicalAnd:
  case BinaryOp::LogicalOr:
    return check(L->isScalar() && R->isScalar() && B->type()->isBool(), B,
                 "operands must be scalars");
  case BinaryOp::Shl:
  case BinaryOp::Shr:
    return check(isInteger(L) && isInteger(R) && B->type() == L, B, "a shift of no integers");
  case BinaryOp::Add:
  case BinaryOp::Sub:
    if (L->isPointer() || R->isPointer())
      return check(L->isPointer() ? R->isPointer() || isInteger(R) : isInteger(L), B,
                   "pointer arithmetic with no integer");
    break;
  default:
    break;
  }
  bool Comparison = B->Op >= BinaryOp::Lt && B->Op <= BinaryOp::Ne;
  check(sameShape(L, R), B, "operands of different types");
  check(hasOperation(B->Op, L), B, "operands of types without this operation");
  check(Comparison ? B->type()->isBool() : sameShape(B->type(), L), B, "result of another type");
}

void FunctionVerifier::conversion(const Cast *C) {
  const Type *From = C->Operand->type(), *To = C->type();
  if (To->isVoid())
    return;
  auto *V = dyn_cast<VectorType>(From), *W = dyn_cast<VectorType>(To);
  if (V || W)
    return check(V && W && V->Lanes == W->Lanes, C, "a conversion of other lanes");
  check(To->isScalar() && From->isScalar(), C, "a conversion of no scalar");
  check(!(To->isPointer() && isa<FloatType>(From)) && !(From->isPointer() && isa<FloatType>(To)), C,
        "a conversion between a pointer and a float");
}

void FunctionVerifier::unary(const Unary *U) {
  const bool IsVector = U->Operand->type()->isVector();
  const Type *T = laneType(U->Operand->type());
  check(IsVector == U->type()->isVector(), U, "a vector beside a scalar");
  switch (U->Op) {
  case UnaryOp::LogicalNot:
    return check(T->isScalar() && isTruthOf(U->type(), U->Operand->type()) &&
                     (!IsVector || T->isBool()),
                 U, "an operand that is no scalar");
  case UnaryOp::BitNot:
    return check(isInteger(T) && laneType(U->type()) == T, U, "an operand that is no integer");
  case UnaryOp::Plus:
  case UnaryOp::Minus:
    return check(T->isArithmetic() && laneType(U->type()) == T, U, "an operand that is no number");
  }
}

void FunctionVerifier::assign(const Assign *A) {
  check(isLValue(A->Target), A, "assignment to no lvalue");
  const Type *T = A->Target->type();
  check(!A->Compound || !T->isVector(), A, "an operation on a vector's place");
  if (!A->Compound)
    return check(sameShape(T, A->Value->type()), A, "assignment of another type");
  if (T->isPointer())
    return check((A->Op == BinaryOp::Add || A->Op == BinaryOp::Sub) && isInteger(A->Value->type()),
                 A, "pointer arithmetic with no integer");
  check(T->isArithmetic() && A->ComputeTy && A->ComputeTy->isArithmetic() &&
            A->Value->type()->isArithmetic() && hasOperation(A->Op, A->ComputeTy),
        A, "operands of types without this operation");
  const bool Shifts = A->Op == BinaryOp::Shl || A->Op == BinaryOp::Shr;
  check(!Shifts || isInteger(A->Value->type()), A, "a shift of no integers");
}

void FunctionVerifier::call(const Call *C) {
  check(Known.count(C->Callee), C, "call of a function that is not in the module");
  check(!C->Callee->IsKernel, C, "call of a kernel");
  bool Count = C->Args.size() == C->Callee->Params.size();
  check(Count, C, "wrong number of arguments");
  for (size_t I = 0; Count && I < C->Args.size(); ++I)
    check(sameShape(C->Args[I]->type(), C->Callee->Params[I]->Ty), C, "argument of another type");
  if (auto *Of = dyn_cast<Check>(C)) {
    const std::string Error = operandError(*Of);
    check(Error.empty(), C, Error);
  }
}

void FunctionVerifier::node(const Expr *E) {
  switch (E->kind()) {
  case Expr::Kind::IntLit:
    return check(isInteger(E->type()), E, "an integer literal of another type");
  case Expr::Kind::FloatLit:
    return check(isa<FloatType>(E->type()), E, "a floating literal of another type");
  case Expr::Kind::NullPtr:
    return check(E->type()->isPointer(), E, "a null that is no pointer");
  case Expr::Kind::InitList:
    return check(false, E, "an initialiser list outside a declaration");
  case Expr::Kind::VarRef: {
    const Var *V = cast<VarRef>(E)->V;
    check(sameShape(E->type(), V->Ty), E, "a reference of another type");
    return check(Visible.count(V), E, "use of an undeclared variable");
  }
  case Expr::Kind::Deref:
    return check(cast<Deref>(E)->Pointer->type()->isPointer(), E, "'*' of no pointer");
  case Expr::Kind::Member: {
    auto *M = cast<Member>(E);
    auto *S = dyn_cast<StructType>(M->Base->type());
    check(S && M->Index < S->Fields.size(), E, "no such member");
    return;
  }
  case Expr::Kind::Subscript: {
    auto *S = cast<Subscript>(E);
    check(isInteger(S->Index->type()), E, "a subscript that is no integer");
    return check(S->Base->type()->isPointer() || isLValue(S->Base), E, "a subscript of no lvalue");
  }
  case Expr::Kind::AddrOf:
    return check(isLValue(cast<AddrOf>(E)->Operand), E, "address of no lvalue");
  case Expr::Kind::Unary:
    return unary(cast<Unary>(E));
  case Expr::Kind::IncDec:
    return check(isLValue(cast<IncDec>(E)->Operand) && E->type()->isScalar() &&
                     !E->type()->isBool(),
                 E, "no lvalue that counts");
  case Expr::Kind::Binary:
    return binary(cast<Binary>(E));
  case Expr::Kind::Assign:
    return assign(cast<Assign>(E));
  case Expr::Kind::Conditional: {
    auto *C = cast<Conditional>(E);
    check(C->Cond->type()->isScalar(), E, "a condition that is no scalar");
    check(!C->type()->isVector(), E, "a choice of vectors (SELECT)");
    return check(sameShape(C->Then->type(), C->type()) && sameShape(C->Else->type(), C->type()), E,
                 "alternatives of different types");
  }
  case Expr::Kind::Cast:
    return conversion(cast<Cast>(E));
  case Expr::Kind::Call:
  case Expr::Kind::Check:
    return call(cast<Call>(E));
  case Expr::Kind::Builtin:
    return builtin(cast<Builtin>(E));
  }
}

void FunctionVerifier::builtin(const Builtin *B) {
  if (B->isUnknown())
    return check(false, B, "built-in without a row in Builtins.def");
  const std::string Error = signatureError(*B);
  check(Error.empty(), B, Error);
  if (!Error.empty() || !B->is(builtin::send_message))
    return;
  const int64_t Row = cast<IntLit>(B->Args[0])->Value;
  if (Row < 0 || uint64_t(Row) >= M.Messages.size())
    return check(false, B, "no message has this number");
  std::vector<const Type *> Sent, Wanted;
  for (const Expr *Value : drop_begin(B->Args))
    Sent.push_back(Value->type());
  for (const Message::Argument &Arg : M.Messages[size_t(Row)].Args)
    if (Arg.Ty)
      Wanted.push_back(Arg.Ty);
  check(llvm::equal(Sent, Wanted, sameShape), B, "other values than the message has");
}

} // namespace

std::vector<Finding> ampcc::kir::findErrors(const Module &M) {
  std::vector<Finding> Errors;
  verifyTypes(M, Errors);
  if (!Errors.empty()) // computing the size of such a type may not end
    return Errors;
  DenseSet<const Function *> Known(M.Functions.begin(), M.Functions.end());
  for (const Function *F : M.Functions)
    FunctionVerifier(M, *F, Known, Errors).run();
  return Errors;
}

std::vector<std::string> ampcc::kir::verify(const Module &M) {
  std::vector<std::string> Sentences;
  for (Finding &Each : findErrors(M))
    Sentences.push_back(std::move(Each.Sentence));
  return Sentences;
}
