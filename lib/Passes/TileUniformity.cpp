//===- TileUniformity.cpp - what all threads of a tile agree on -----------===//
//
// Begins with nothing but the thread's identity varying, and adds what depends on it until nothing
// changes. Values read from memory count as varying.
//
//===----------------------------------------------------------------------===//
#include "TileUniformity.h"
#include "ampcc/KIR/Builtins.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

/// What jumps lead out of.
struct TileUniformity::Scope {
  Scope *Outer = nullptr;
  bool IsLoop = false;     ///< else a switch
  bool LeftApart = false;  ///< some threads break out of it earlier than others
  bool SkipsApart = false; ///< some threads go on with the next iteration earlier
};

TileUniformity::TileUniformity(Function &F, const StmtSet &ByRule) : ByRule(ByRule) {
  do {
    Changed = false;
    Scope Top;
    bool Apart = false;
    list(F.Body->Stmts, Top, Apart);
  } while (Changed);
}

void TileUniformity::set(const Var *V) { Changed |= Varying.insert(V).second; }

//===----------------------------------------------------------------------===//
// Expressions
//===----------------------------------------------------------------------===//

bool TileUniformity::placeVaries(const Expr *E) const {
  if (auto *Ref = dyn_cast<VarRef>(E))
    return Ref->V->S !=
           Var::Storage::TileStatic; // a thread's own variable is at a place of its own
  if (auto *M = dyn_cast<Member>(E))
    return placeVaries(M->Base);
  if (auto *S = dyn_cast<Subscript>(E))
    return varies(S->Index) ||
           (S->Base->type()->isPointer() ? varies(S->Base) : placeVaries(S->Base));
  if (auto *D = dyn_cast<Deref>(E))
    return varies(D->Pointer);
  return varies(E);
}

bool TileUniformity::varies(const Expr *E) const {
  switch (E->kind()) {
  case Expr::Kind::VarRef: {
    const Var *V = cast<VarRef>(E)->V;
    return V->S == Var::Storage::TileStatic || Varying.contains(V);
  }
  case Expr::Kind::Deref:
  case Expr::Kind::Call:
    return true;
  case Expr::Kind::AddrOf:
    return placeVaries(cast<AddrOf>(E)->Operand);
  case Expr::Kind::Subscript:
    if (cast<Subscript>(E)->Base->type()->isPointer())
      return true;
    break;
  case Expr::Kind::Builtin: {
    StringRef Name = cast<Builtin>(E)->Name;
    if (Name == "get_global_id" || Name == "get_local_id" ||
        builtinEffect(Name) != BuiltinEffect::Pure)
      return true;
    break;
  }
  default:
    break;
  }
  bool Found = false;
  // forEachOperand only lends the slots; nothing is replaced here.
  forEachOperand(const_cast<Expr *>(E), [&](Expr *&Operand) { Found |= varies(Operand); });
  return Found;
}

/// The thread's own variable that an lvalue is a part of; null for memory.
static const Var *rootOf(const Expr *E) {
  while (!isa<VarRef>(E)) {
    if (auto *M = dyn_cast<Member>(E))
      E = M->Base;
    else if (auto *S = dyn_cast<Subscript>(E); S && !S->Base->type()->isPointer())
      E = S->Base;
    else
      return nullptr;
  }
  return cast<VarRef>(E)->V;
}

void TileUniformity::effects(Expr *E, bool Apart) {
  // An operand that is not always evaluated.
  if (auto *C = dyn_cast<Conditional>(E)) {
    effects(C->Cond, Apart);
    bool Differs = Apart || varies(C->Cond);
    effects(C->Then, Differs);
    return effects(C->Else, Differs);
  }
  auto *B = dyn_cast<Binary>(E);
  if (B && (B->Op == BinaryOp::LogicalAnd || B->Op == BinaryOp::LogicalOr)) {
    effects(B->Left, Apart);
    return effects(B->Right, Apart || varies(B->Left));
  }
  forEachOperand(E, [&](Expr *&Operand) { effects(Operand, Apart); });
  if (auto *A = dyn_cast<AddrOf>(E)) {
    if (const Var *V = rootOf(A->Operand))
      set(V); // written through pointers, for all that is known here
  } else if (auto *A = dyn_cast<Assign>(E)) {
    const Var *V = rootOf(A->Target);
    bool Index = !isa<VarRef>(A->Target) && V && varies(A->Target);
    if (V && (Apart || Index || varies(A->Value)))
      set(V);
  } else if (auto *I = dyn_cast<IncDec>(E)) {
    const Var *V = rootOf(I->Operand);
    if (V && (Apart || varies(I->Operand)))
      set(V);
  }
}

//===----------------------------------------------------------------------===//
// Statements
//===----------------------------------------------------------------------===//

void TileUniformity::declaration(const DeclStmt &D, bool Apart) {
  if (!D.Init)
    return;
  effects(D.Init, Apart);
  if (Apart || varies(D.Init))
    set(D.V);
}

/// Apart: not all threads get here, and behind the list: to its end.
void TileUniformity::list(const std::vector<Stmt *> &Stmts, Scope &S, bool &Apart) {
  for (Stmt *Child : Stmts)
    stmt(Child, S, Apart);
}

void TileUniformity::stmt(Stmt *S, Scope &Around, bool &Apart) {
  switch (S->kind()) {
  case Stmt::Kind::Block:
    return list(cast<Block>(S)->Stmts, Around, Apart);
  case Stmt::Kind::Decl:
    return declaration(*cast<DeclStmt>(S), Apart);
  case Stmt::Kind::Expr:
    return effects(cast<ExprStmt>(S)->E, Apart);
  case Stmt::Kind::If: {
    auto *I = cast<If>(S);
    effects(I->Cond, Apart);
    bool Differs = Apart || (!ByRule.contains(S) && varies(I->Cond));
    bool Then = Differs, Else = Differs;
    list(I->Then->Stmts, Around, Then);
    if (I->Else)
      list(I->Else->Stmts, Around, Else);
    // Behind it the threads are together again, unless some have jumped.
    Apart |= !Differs && (Then || Else);
    for (Scope *Of = &Around; Of; Of = Of->Outer)
      Apart |= Of->SkipsApart || Of->LeftApart;
    return;
  }
  case Stmt::Kind::For:
  case Stmt::Kind::While:
  case Stmt::Kind::DoWhile:
    return loop(S, Around, Apart);
  case Stmt::Kind::Switch: {
    auto *W = cast<Switch>(S);
    effects(W->Cond, Apart);
    Scope Own;
    Own.Outer = &Around;
    bool Differs = Apart || (!ByRule.contains(S) && varies(W->Cond));
    list(W->Body->Stmts, Own, Differs);
    Apart |= Around.SkipsApart;
    return;
  }
  case Stmt::Kind::Break:
    if (Apart && !ByRule.contains(S))
      Around.LeftApart = true;
    return;
  case Stmt::Kind::Continue: {
    Scope *Loop = &Around;
    while (!Loop->IsLoop && Loop->Outer)
      Loop = Loop->Outer;
    if (Apart && !ByRule.contains(S))
      Loop->SkipsApart = true;
    return;
  }
  case Stmt::Kind::Return:
    if (Apart)
      Divergent.insert(S);
    return;
  case Stmt::Kind::Case:
    return;
  }
}

void TileUniformity::loop(Stmt *S, Scope &Around, bool Apart) {
  if (Apart)
    Divergent.insert(S);
  auto *L = dyn_cast<For>(S);
  if (L && L->Init) {
    bool Same = Apart;
    stmt(L->Init, Around, Same);
  }
  Expr *Cond = L ? L->Cond : isa<While>(S) ? cast<While>(S)->Cond : cast<DoWhile>(S)->Cond;
  Scope Own;
  Own.Outer = nullptr; // its jumps stay inside, and it begins with the threads together
  Own.IsLoop = true;
  bool Differs = Apart || (Cond && !ByRule.contains(S) && varies(Cond));
  // Twice, because a break is known only behind what it is a break from.
  for (unsigned Round = 0; Round < 2; ++Round) {
    Own.SkipsApart = false;
    bool Inside = Differs || Own.LeftApart;
    list((L               ? L->Body
          : isa<While>(S) ? cast<While>(S)->Body
                          : cast<DoWhile>(S)->Body)
             ->Stmts,
         Own, Inside);
  }
  Differs |= Own.LeftApart;
  if (Cond)
    effects(Cond, Differs);
  if (L && L->Inc)
    effects(L->Inc, Differs);
}
