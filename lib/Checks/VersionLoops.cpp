//===- VersionLoops.cpp - versions of loops without checks ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// With --amp-check an access checks whether its index is in bounds, and whether it races. Checks
// that can be made once, for all threads of a loop, are hoisted out of it: if the tests before the
// loop hold, a copy without these checks runs.
//
//   if (begin >= 0 && end - 1 < extent && apart) {
//     thread for (int i = begin; i < end; ++i) v[i] = 1;
//   } else {
//     thread for (int i = begin; i < end; ++i) if (check_use(..., &v[check_index1(..., i)])) ...
//   }
//
// Both copies keep the checks that cannot be hoisted. Where threads cannot race, but may read what
// no thread has written, there are more copies: one notes what it writes, if all that it reads is
// written; one looks at the marks of everything.
//
//===----------------------------------------------------------------------===//
#include "BufferRanges.h"
#include "FilledBoxes.h"
#include "LoopPairs.h"
#include "LoopTests.h"
#include "OwnElements.h"
#include "Passes.h"
#include "ShadowMemory.h"
#include "ShadowWords.h"
#include "TileElements.h"
#include "ampcc/KIR/MemoryBuiltins.h"
#include "ampcc/KIR/ShadowBuiltins.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

class LoopVersioner final : PathConditions {
  Context &Ctx;
  Function &F;
  LinearForms &Forms;
  const OwnElements Own;
  const TileElements Tile;
  FilledBoxes Boxes;
  BufferRanges Ranges;
  LoopPairs Pairs;

  const DenseSet<const Var *> InThreadLoops; ///< which may be out of scope

  // Of the loop at hand.
  DenseSet<const Var *> Changed;  ///< in it, or declared there
  DenseSet<const Expr *> Hoisted; ///< checks
  LoopTests Tests;
  const For *Loop = nullptr;
  /// Parts of tile_static variables that the loop writes.
  SmallVector<std::pair<const Var *, const TileElements::Box *>, 4> Filled;
  DenseSet<const Var *> TestedVars; ///< tile_static variables
  /// Hoisted checks of accesses to buffers, in which threads cannot race.
  DenseMap<const Expr *, const Var *> RaceFree;
  SmallSetVector<const Var *, 4> Written; ///< buffers among those that are only written

public:
  LoopVersioner(Module &M, Function &F, LinearForms &Forms, const UsedSpaces &Used)
      : PathConditions(Forms), Ctx(M.Ctx), F(F), Forms(Forms), Own(F, Forms, Used),
        Tile(F, Forms, Used, M.checks(CheckRule::Element)), Boxes(Ctx, Forms), Ranges(Ctx, F, Own),
        Pairs(Ctx, Forms), InThreadLoops(declaredInThreadLoops(F)), Tests(Ctx, Forms),
        ChecksInit(M.checks(CheckRule::Init)), SharesWords(mayShareWords(M)) {}

  bool run() {
    const bool Any = block(*F.Body);
    Tests.initialiseVariables(F);
    std::vector<Stmt *> Declarations = Ranges.declarations();
    append_range(Declarations, Boxes.flags());
    append_range(Declarations, Pairs.flags());
    F.Body->Stmts.insert(F.Body->Stmts.begin(), Declarations.begin(), Declarations.end());
    return Any;
  }

private:
  const bool ChecksInit;
  const bool SharesWords;             ///< mayShareWords()
  DenseMap<const Var *, Var *> Marks; ///< of a buffer: of what is unwritten

  bool block(Block &B) {
    bool Any = false;
    for (Stmt *&S : B.Stmts) {
      auto *L = dyn_cast<For>(S);
      if (!L || !L->IsThreadLoop) {
        forEachInnerBlock(S, [&](Block &Inner) { Any |= block(Inner); });
        continue;
      }
      if (Stmt *New = versions(*L)) {
        S = New;
        Any = true;
      }
    }
    return Any;
  }

  Stmt *versions(For &L) {
    Changed = changedIn(L);
    Hoisted.clear();
    Filled.clear();
    TestedVars.clear();
    RaceFree.clear();
    Tests.clear();
    Loop = &L;
    Forms.enter(&Changed);
    walk(&L);
    Forms.enter(nullptr);
    if (Hoisted.empty())
      return nullptr;
    Stmt *Fast = hoistedVersions(L);
    if (!Tests.all() && Filled.empty())
      return Fast;
    auto *Then = Ctx.make<Block>(), *Else = Ctx.make<Block>();
    Then->Stmts.push_back(Fast); // where a tile may begin
    for (const auto &[V, Box] : Filled)
      Then->Stmts.push_back(Boxes.fill(V, *Box, L));
    Boxes.written(L, Then->Stmts);
    if (!Tests.all()) {
      Then->Pos = L.Pos;
      return Then;
    }
    Else->Stmts.push_back(&L);
    auto *Result = Ctx.make<If>(Tests.all(), Then, Else);
    Result->Pos = Then->Pos = Else->Pos = L.Pos;
    return Pairs.decided(L, Result);
  }

  //===--------------------------------------------------------------------===//
  // Which checks can be hoisted
  //===--------------------------------------------------------------------===//

  void visit(Expr *E) override {
    if (canHoist(E))
      Hoisted.insert(E);
  }

  bool canHoist(const Expr *E) {
    if (auto *B = dyn_cast<Builtin>(E); B && B->is(builtin::IN_BOUNDS)) {
      const Check *Index = Own.bufferOf(B->Args[0]) ? Own.indexIn(B->Args[0]) : nullptr;
      return Index && Hoisted.count(Index) && leadsInside(*Index, B->Args[0]);
    }
    auto *C = dyn_cast<Check>(E);
    if (!C)
      return false;
    switch (C->What) {
    case CheckKind::Index:
      for (unsigned I = 0; I < C->Rank; ++I)
        if (!isInside(C->index(I), C->extent(I)))
          return false;
      return true;
    case CheckKind::Element:
    case CheckKind::Position:
    case CheckKind::Shift:
      return isInside(C->number(), C->limit());
    case CheckKind::Pointer:
      return isElement(*C);
    case CheckKind::Access: {
      if (usedSpace(*C) == Space::Local)
        return canHoistOfTile(C->pointer());
      if (usedSpace(*C) != Space::Global)
        return false;
      const Var *Buffer = Own.bufferOf(C->pointer());
      if (!Buffer || !Own.isRaceFree(Buffer) || !testDisjoint(Buffer) ||
          !testPowers(Own.powersOf(Buffer)))
        return false;
      RaceFree[C] = Buffer;
      return true;
    }
    case CheckKind::Barrier:
    case CheckKind::Divisor:
      return false;
    }
    llvm_unreachable("all kinds are above");
  }

  /// The pointer of the check is one to an element of a variable.
  bool isElement(const Check &C) {
    const Var *V = Tile.variableOf(C.pointer());
    if (!V || !C.hasAdded())
      return false;
    auto *Begin = dyn_cast<Cast>(C.begin());
    auto *From = Begin ? dyn_cast<AddrOf>(Begin->Operand) : nullptr;
    auto *Origin = From ? dyn_cast<VarRef>(From->Operand) : nullptr;
    auto *Bytes = dyn_cast<IntLit>(C.bytes());
    return Origin && Origin->V == V && Bytes && uint64_t(Bytes->Value) == V->Ty->size() &&
           isElement(C.pointer(), *V);
  }

  bool isElement(const Expr *Pointer, const Var &V) {
    const Type *Ty = V.Ty;
    for (const Expr *Index : Tile.indicesOf(Pointer)) {
      auto *Array = dyn_cast<ArrayType>(Ty);
      const Check *Position = checkOf(CheckKind::Position, Forms.resolve(Index));
      // Of an index that is not linear nothing is known but that it is checked.
      if (!Array ||
          (Position ? Forms.of(Position->number()) && !Hoisted.contains(Position)
                    : !isInside(Index, Ctx.make<IntLit>(Ctx.intTy(64), int64_t(Array->Count)))))
        return false;
      Ty = Array->Element;
    }
    return true;
  }

  /// An element within a view is within its buffer, unless the kernel itself creates the view: such
  /// a view has an offset far out of bounds if the check of its creation, which stays, fails.
  bool leadsInside(const Check &Index, const Expr *Pointer) const {
    DenseSet<const Var *> Fine; // of the index itself
    for (unsigned I = 0; I < Index.Rank; ++I)
      walkExprs(static_cast<const Expr *>(Index.index(I)), [&](const Expr *Part) {
        if (auto *Ref = dyn_cast<VarRef>(Part))
          Fine.insert(Ref->V);
      });
    return needsNoCheck(Pointer, Fine);
  }

  bool needsNoCheck(const Expr *E, DenseSet<const Var *> &Fine) const {
    bool Result = true;
    walkExprs(E, [&](const Expr *Part) {
      if (auto *C = dyn_cast<Call>(Part))
        Result &= Hoisted.contains(C);
      auto *Ref = dyn_cast<VarRef>(Part);
      if (!Ref || !Result || !Fine.insert(Ref->V).second || Forms.loopOf(Ref->V))
        return;
      const Expr *Value = Forms.valueOf(Ref->V);
      Result = Value ? needsNoCheck(Value, Fine) : Ref->V->Binding.has_value();
    });
    return Result;
  }

  /// Tests that the buffers in which threads might race share no memory with this one. False if
  /// that cannot be tested.
  bool testDisjoint(const Var *Buffer) {
    SmallVector<Var *, 2> Flags;
    for (const Var *Other : Own.conflictsOf(Buffer)) {
      Flags.push_back(Ranges.areDisjoint(Buffer, Other));
      if (!Flags.back())
        return false;
    }
    for (Var *V : Flags)
      Tests.flag(V);
    return true;
  }

  bool canHoistOfTile(const Expr *Pointer) {
    const Var *V = Tile.variableOf(Pointer);
    if (!V)
      return false;
    const auto &[Of, Powers, If] = Tile.raceFreeUses(Loop, V);
    if (!Of || !Pairs.canDecide(*Loop, If) || !testPowers(Powers))
      return false;
    // The pointer is made before the use: its check must have been hoisted as well.
    if (!isa<AddrOf>(Pointer) && !isElement(Pointer, *V))
      return false;
    const auto IsTested = [](const TileElements::Use &U) {
      return U.By.IsAtomic || (U.NeedsInit ? !U.AfterOwnWrite : !U.Exact);
    };
    if (Of->InFirst && any_of(Of->All, IsTested))
      return false;
    if (any_of(Of->All, [&](const TileElements::Use &U) {
          return U.Exact && !FilledBoxes::canFill(V, U.Reached);
        }))
      return false;
    if (!TestedVars.insert(V).second)
      return true;
    for (const TileElements::Pair *P : If)
      Tests.flag(Pairs.flagOf(*P));
    for (const TileElements::Use &U : Of->All) {
      if (U.Exact)
        fill(*V, U.Reached);
      else if (IsTested(U))
        Tests.add(LoopTests::Subject::filled(V, U.Reached),
                  [&] { return Boxes.isFilled(V, U.Reached); });
    }
    return true;
  }

  /// The loop writes all of the part, if the variable has it.
  void fill(const Var &V, const TileElements::Box &Part) {
    Filled.push_back({&V, &Part});
    const Type *Ty = V.Ty;
    for (const auto &[Least, Most] : Part) {
      auto *Array = cast<ArrayType>(Ty);
      LinearForm Room;
      Room.Constant = int64_t(Array->Count) - 1;
      (void)Room.add(Most, -1);
      Tests.any(Least);
      Tests.any(Room);
      Ty = Array->Element;
    }
  }

  /// Tests before the loop that these variables are powers of two. False if the loop changes one.
  bool testPowers(ArrayRef<const Var *> Powers) {
    if (any_of(Powers, [&](const Var *V) { return Changed.count(V) != 0; }))
      return false;
    Tests.powers(Powers);
    return true;
  }
  bool isVisible(const LinearForm &Form) const {
    return Forms.allOf(
        Form, [&](const Var *V) { return !Changed.count(V) && !InThreadLoops.contains(V); });
  }

  /// 0 <= Index < Bound for all threads, or where the tests hold.
  bool isInside(const Expr *Index, const Expr *Bound) {
    if (auto *Count = dyn_cast<IntLit>(Forms.resolve(Bound)))
      if (auto Numbers = Forms.interval(Index))
        if (Numbers->Least >= 0 && Numbers->Most < Count->Value)
          return true;
    std::optional<LinearForm> Of = Forms.of(Index), Limit = Forms.of(Bound);
    if (!Of || !Limit || !isVisible(*Limit) || !Limit->add(*Of, -1))
      return false;
    Limit->Constant -= 1;
    const auto Least = leastOf(*Of), Room = leastOf(*Limit);
    SmallVector<const Var *, 2> Powers;
    for (const LinearForm &Form : concat<const LinearForm>(Least, Room))
      Forms.needs(Form, Powers);
    Forms.needs(*Of, Powers);
    Forms.needs(*Limit, Powers);
    if (Least.empty() || Room.empty() || !testPowers(Powers))
      return false;
    Tests.any(Least);
    Tests.any(Room);
    return true;
  }

  /// Lower bounds of the form for all threads, from their loops and from the path conditions. None
  /// if it is negative, or not known before the loop.
  SmallVector<LinearForm, 2> leastOf(const LinearForm &Form) {
    SmallVector<LinearForm, 2> Result;
    for (const ArrayRef<LinearForm> Known : {ArrayRef<LinearForm>(), ArrayRef<LinearForm>(Holds)}) {
      std::optional<LinearForm> One = Forms.extreme(Form, /*Greatest=*/false, Inside, Known);
      if (!One || !isVisible(*One) || (One->isConstant() && One->Constant < 0))
        continue;
      if (One->isConstant())
        return {*One};
      if (!is_contained(Result, *One))
        Result.push_back(std::move(*One));
    }
    return Result;
  }

  //===--------------------------------------------------------------------===//
  // The loop without the checks that are hoisted
  //===--------------------------------------------------------------------===//

  /// Which accesses look at marks: none where all is written.
  enum class MarkPolicy { None, Writers, All };

  /// Of what the loop only writes it is enough that it notes it, as long as all that it reads is
  /// written.
  Stmt *hoistedVersions(For &L) {
    SmallSetVector<const Var *, 4> Read;
    Written.clear();
    if (ChecksInit)
      walkExprs(&L, [&](Expr *&E) {
        if (const Var *Buffer = RaceFree.lookup(E))
          (isNoted(*cast<Check>(E)) ? Written : Read).insert(Buffer);
      });
    for (const Var *Buffer : Read)
      Written.remove(Buffer);
    Stmt *Result = copyWithoutHoisted(L, MarkPolicy::None);
    if (Read.empty() && Written.empty())
      return Result;
    Stmt *Otherwise = Read.empty() ? nullptr : copyWithoutHoisted(L, MarkPolicy::All);
    Expr *ReadSettled = areSettled(Read.getArrayRef());
    Expr *AllSettled = ReadSettled;
    if (!Written.empty()) {
      Stmt *Noting = copyWithoutHoisted(L, MarkPolicy::Writers);
      Otherwise = Otherwise ? either(ReadSettled, Noting, Otherwise, L.Pos) : Noting;
      Expr *Others = areSettled(Written.getArrayRef());
      AllSettled = Read.empty() ? Others
                                : Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::LogicalAnd,
                                                   areSettled(Read.getArrayRef()), Others);
    }
    return either(AllSettled, Result, Otherwise, L.Pos);
  }

  Stmt *either(Expr *Cond, Stmt *Then, Stmt *Else, SourcePos Pos) {
    auto *First = Ctx.make<Block>(), *Second = Ctx.make<Block>();
    First->Stmts.push_back(Then);
    Second->Stmts.push_back(Else);
    auto *Result = Ctx.make<If>(Cond, First, Second);
    Result->Pos = First->Pos = Second->Pos = Pos;
    return Result;
  }

  Expr *areSettled(ArrayRef<const Var *> Buffers) {
    Expr *All = nullptr;
    for (const Var *Buffer : Buffers)
      All = All ? Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::LogicalAnd, All, isSettled(Buffer))
                : isSettled(Buffer);
    return All;
  }

  Var *marksOf(const Var *Buffer) {
    Var *&V = Marks[Buffer];
    if (!V)
      V = Ranges.constant(
          Buffer->Name + "_marks",
          Ctx.make<Builtin>(Ctx.intTy(64, false), builtin::SHADOW_MARKS,
                            std::vector<Expr *>{Ctx.ref(const_cast<Var *>(Buffer))}));
    return V;
  }
  Expr *isSettled(const Var *Buffer) {
    return Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::Eq, Ctx.ref(marksOf(Buffer)),
                            Ctx.make<IntLit>(Ctx.intTy(64, false), 0));
  }

  /// The access has marks, which are those of whole words: its address is within the buffer.
  bool hasMarks(const Check &Access) const {
    if (SharesWords)
      return false;
    const Check *Index = Own.indexIn(Access.pointer());
    return isa<IntLit>(Access.use()) && isa<VarRef>(withoutCasts(Access.pointer())) && Index &&
           Hoisted.count(Index);
  }
  static bool writesAll(const Check &Access) {
    auto *What = dyn_cast<IntLit>(Access.use());
    const int64_t Kind = What ? What->Value & shadow::KindMask : int64_t(shadow::Reads);
    return shadow::storesAll(Kind);
  }
  /// It needs no more than a note of what it writes.
  bool isNoted(const Check &Access) const { return writesAll(Access) && hasMarks(Access); }

  /// No two threads use the element: only reads are checked, where it is marked.
  Expr *marked(Check &Access, const Var *Buffer, MarkPolicy Who) {
    Expr *const Pointer = Access.pointer();
    const bool Writes = writesAll(Access);
    const uint64_t Bytes = cast<PointerType>(Pointer->type())->Pointee->size();
    Expr *Mark = Ctx.make<Builtin>(
        Ctx.boolTy(), Writes ? builtin::SHADOW_WRITES : builtin::SHADOW_WRITTEN,
        std::vector<Expr *>{Ctx.ref(marksOf(Buffer)), Ctx.ref(const_cast<Var *>(Buffer)),
                            clone(Ctx, Pointer), Ctx.intLit(int64_t(Bytes))});
    if (Who == MarkPolicy::Writers && Written.size() == 1) // else there would be no such loop
      return Mark;
    Expr *Known = Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::LogicalOr, isSettled(Buffer), Mark);
    return Writes ? Known : Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::LogicalOr, Known, &Access);
  }

  Stmt *copyWithoutHoisted(For &L, MarkPolicy Who) {
    // In the order of the walk, which is the copy's as well.
    std::vector<std::pair<bool, const Var *>> Drop; // and whose marks count
    walkExprs(&L, [&](Expr *&E) {
      const Var *Buffer = Who == MarkPolicy::None ? nullptr : RaceFree.lookup(E);
      if (Who == MarkPolicy::Writers && !Written.contains(Buffer))
        Buffer = nullptr;
      const bool Stays = Buffer && !hasMarks(*cast<Check>(E));
      Drop.push_back({!Stays && Hoisted.count(E), Buffer});
    });
    VarMap Vars;
    Stmt *Copy = clone(Ctx, &L, Vars);
    size_t Next = 0;
    walkExprs(Copy, [&](Expr *&E) {
      const auto [IsHoisted, Buffer] = Drop[Next++];
      if (!IsHoisted)
        return;
      auto *C = dyn_cast<Check>(E);
      Expr *Result = C ? C->result() : nullptr;
      E = Buffer ? marked(*C, Buffer, Who) : Result ? Result : Ctx.boolLit(true);
    });
    return Copy;
  }
};

} // namespace

bool ampcc::versionLoops(PassContext &PC) {
  const UsedSpaces Used(PC.M);
  return changeKernels(PC, [&](Function &F) {
    const VarUses Uses(F);
    LinearForms Forms(PC.M.Ctx, F, Uses);
    return LoopVersioner(PC.M, F, Forms, Used).run();
  });
}
