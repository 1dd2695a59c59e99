//===- ThreadLoops.cpp - loops over the threads of a region ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Replaces `threads { ... }` by loops, the fastest dimension innermost, and the built-ins that
// identify a thread by integers. Parameters of the kernel hold the place of the tile, or of the
// strip, in the launch.
//
//===----------------------------------------------------------------------===//
#include "Passes.h"
#include "RegionMasks.h"
#include "ampcc/Analysis/Speculation.h"
#include "ampcc/KIR/WorkItemBuiltins.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

constexpr unsigned MaxDimensions = 3;

class ThreadLoopMaker {
  PassContext &PC;
  Context &Ctx;
  Function &F;
  const bool IsTiled;
  /// Parameters for the sizes of a tile that the launch gives; null where the kernel needs none.
  std::array<Var *, MaxDimensions> Sizes{};
  /// Tiles: the tile's place in each dimension. Strips: begin, end, the places in the slower ones.
  SmallVector<Var *, 4> Position;
  /// The variables of the loops around the expression at hand; null where there is no loop.
  std::array<Var *, MaxDimensions> Thread{};
  bool InRegion = false;
  SourcePos At; ///< of the statement or region at hand

public:
  ThreadLoopMaker(PassContext &PC, Function &F)
      : PC(PC), Ctx(PC.M.Ctx), F(F), IsTiled(F.WorkGroupSize.isTiled()) {}

  void run() {
    addPositions();
    block(*F.Body);
  }

private:
  //===--------------------------------------------------------------------===//
  // Parameters
  //===--------------------------------------------------------------------===//

  Var *addParameter(const Twine &Name, ArgBinding::Kind K, unsigned Number) {
    auto *V = Ctx.var(Name.str(), Ctx.intTy(), F.Pos);
    V->S = Var::Storage::Param;
    V->IsConst = true;
    V->Binding.emplace();
    V->Binding->K = K;
    V->Binding->Offset = Number;
    F.Params.push_back(V);
    return V;
  }

  void addPosition(const Twine &Name) {
    Position.push_back(addParameter(Name, ArgBinding::Kind::Position, Position.size()));
  }

  unsigned dimensions() const {
    return F.DomainRank > MaxDimensions ? 1 : std::max(F.DomainRank, 1U);
  }

  static const char *axis(unsigned Dimension) {
    static const char *const Names[] = {"x", "y", "z"};
    return Names[Dimension];
  }

  std::string axisName(StringRef Base, unsigned Dimension) const {
    return dimensions() == 1 ? Base.str() : (Base + "_" + axis(Dimension)).str();
  }

  void addPositions() {
    if (!IsTiled) {
      addPosition("begin");
      addPosition("end");
    }
    for (unsigned D = IsTiled ? 0 : 1; D < dimensions(); ++D)
      addPosition(axisName(IsTiled ? "tile" : "thread", D));
  }

  //===--------------------------------------------------------------------===//
  // Loops
  //===--------------------------------------------------------------------===//

  void block(Block &B) {
    erase_if(B.Stmts, [](Stmt *S) { return isRegion(S) && cast<For>(S)->Body->Stmts.empty(); });
    for (Stmt *&S : B.Stmts) {
      At = S->Pos;
      if (isRegion(S)) {
        Stmt *Single = sharedValue(*cast<For>(S));
        S = Single ? once(Single) : region(*cast<For>(S));
        continue;
      }
      auto Below = [&](Expr *&Root) { walkExprs(Root, [&](Expr *&E) { expr(E); }); };
      forEachExpr(S, Below);
      if (auto *L = dyn_cast<For>(S); L && L->Init)
        forEachExpr(L->Init, Below);
      forEachInnerBlock(S, [&](Block &Inner) { block(Inner); });
    }
  }

  /// Every dimension that has more than one thread, the fastest of one if there is none.
  bool needsLoop(unsigned Dimension) const {
    if (!IsTiled)
      return Dimension == 0;
    const bool Single = F.WorkGroupSize.threads() == 1;
    return F.WorkGroupSize.variesIn(Dimension) || (Single && Dimension == 0);
  }

  /// The number of threads in a dimension of the tile.
  Expr *size(unsigned D) {
    if (const std::optional<unsigned> Threads = F.WorkGroupSize.threadsIn(D))
      return Ctx.intLit(*Threads);
    if (!Sizes[D])
      Sizes[D] = addParameter(axisName("tile_size", D), ArgBinding::Kind::TileSize, D);
    return Ctx.ref(Sizes[D]);
  }

  Stmt *region(For &R) {
    Stmt *Loop = nullptr;
    for (unsigned D = 0; D < MaxDimensions; ++D) {
      if (!needsLoop(D))
        continue;
      Block *Body = R.Body;
      if (Loop) {
        Body = Ctx.make<Block>();
        Body->Stmts.push_back(Loop);
      }
      Loop = loop(D, Body, R.Pos);
    }
    InRegion = true;
    walkStmts(R.Body, [&](Stmt *S) {
      At = S->Pos;
      forEachExpr(S, [&](Expr *&Root) { walkExprs(Root, [&](Expr *&E) { expr(E); }); });
    });
    InRegion = false;
    Thread = {};
    return Loop;
  }

  /// All that the region does is to assign a variable of the tile the value that all threads have.
  static Stmt *sharedValue(const For &R) {
    auto *S = R.Body->Stmts.size() == 1 ? dyn_cast<ExprStmt>(R.Body->Stmts[0]) : nullptr;
    auto *A = S ? dyn_cast<Assign>(S->E) : nullptr;
    auto *Ref = A ? dyn_cast<VarRef>(A->Target) : nullptr;
    bool OfTile = Ref && Ref->V->S == Var::Storage::Local;
    return OfTile && !A->Compound && isDroppable(A->Value) ? S : nullptr;
  }

  /// The first thread does S.
  Stmt *once(Stmt *S) {
    InRegion = true;
    walkExprs(S, [&](Expr *&E) { expr(E); });
    InRegion = false;
    return S;
  }

  Stmt *loop(unsigned D, Block *Body, SourcePos Pos) {
    auto *V = Ctx.temp(axisName(IsTiled ? "lane" : "thread", D), Ctx.intTy(), Pos);
    Thread[D] = V;
    Expr *First = IsTiled ? static_cast<Expr *>(Ctx.intLit(0)) : Ctx.ref(Position[0]);
    Expr *End = IsTiled ? size(D) : Ctx.ref(Position[1]);
    auto *Init = Ctx.make<DeclStmt>(V, First);
    auto *Loop =
        Ctx.make<For>(Init, Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::Lt, Ctx.ref(V), End),
                      Ctx.make<IncDec>(Ctx.ref(V), /*Increment=*/true, /*Prefix=*/true), Body);
    Loop->IsThreadLoop = true;
    Init->Pos = Loop->Pos = Pos;
    return Loop;
  }

  //===--------------------------------------------------------------------===//
  // Expressions
  //===--------------------------------------------------------------------===//

  /// The number that a built-in gets, if that is a literal.
  static std::optional<uint64_t> dimension(const Builtin &B) {
    const Expr *E = B.Args.size() == 1 ? withoutCasts(B.Args[0]) : nullptr;
    auto *L = dyn_cast_or_null<IntLit>(E);
    return L && L->Value >= 0 ? std::optional<uint64_t>(L->Value) : std::nullopt;
  }

  void expr(Expr *&E) {
    const Builtin *Id = workItemFunction(E);
    if (!Id)
      return;
    std::optional<uint64_t> D = dimension(*Id);
    if (!D)
      return PC.internal(At, "the dimension of '" + Id->Name + "' is no literal");
    Expr *Value = *D < MaxDimensions ? value(*Id, *D) : beyond(*Id);
    if (!Value)
      return PC.internal(At, "'" + Id->Name + "' has no value here in the tile form");
    if (Value->type() != E->type())
      Value = Ctx.make<Cast>(E->type(), Value, /*Implicit=*/false);
    Value->Pos = E->Pos;
    E = Value;
  }

  Expr *group(unsigned D) {
    if (D < dimensions())
      return Ctx.ref(Position[D]);
    return Ctx.intLit(0);
  }

  /// The place of a strip in a slower dimension.
  Expr *slower(unsigned D) {
    if (D < dimensions())
      return Ctx.ref(Position[D + 1]);
    return Ctx.intLit(0);
  }

  Expr *local(unsigned D) {
    if (Thread[D])
      return Ctx.ref(Thread[D]);
    if (!InRegion)
      return nullptr;
    return IsTiled || D > 0 ? static_cast<Expr *>(Ctx.intLit(0)) : Ctx.ref(Position[0]);
  }

  Expr *binary(BinaryOp Op, Expr *Left, Expr *Right) {
    return Ctx.make<Binary>(Ctx.intTy(), Op, Left, Right);
  }

  /// In a dimension that OpenCL does not have, every size is 1.
  Expr *beyond(const Builtin &Id) {
    const bool IsPlace = Id.is(builtin::get_global_id) || Id.is(builtin::get_local_id) ||
                         Id.is(builtin::get_group_id);
    return Ctx.intLit(IsPlace ? 0 : 1);
  }

  /// Null where threads have no identity.
  Expr *value(const Builtin &Id, unsigned D) {
    Expr *Local = local(D);
    if (Id.is(builtin::get_global_id)) {
      if (!IsTiled && D > 0)
        return slower(D);
      if (!IsTiled || !Local)
        return Local;
      return binary(BinaryOp::Add, binary(BinaryOp::Mul, group(D), size(D)), Local);
    }
    if (Id.is(builtin::get_local_id)) {
      if (IsTiled || !Local)
        return Local;
      return D == 0 ? binary(BinaryOp::Sub, Local, Ctx.ref(Position[0])) : Ctx.intLit(0);
    }
    if (Id.is(builtin::get_group_id))
      return IsTiled ? group(D) : nullptr;
    if (Id.is(builtin::get_local_size))
      return IsTiled ? size(D) : nullptr;
    return nullptr;
  }
};

} // namespace

bool ampcc::threadLoops(PassContext &PC) {
  return changeKernels(PC, [&](Function &F) {
    ThreadLoopMaker(PC, F).run();
    return true;
  });
}
