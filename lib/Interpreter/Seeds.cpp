//===- Seeds.cpp - launches with inputs that follow from a number ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Groups.h"
#include "Random.h"
#include "ampcc/Interpreter/Interpreter.h"
#include <algorithm>
#include <cfloat>
#include <climits>
#include <cmath>

using namespace ampcc;
using namespace ampcc::interpreter;
using namespace ampcc::kir;
using namespace llvm;

namespace {

class Seeder {
  const Function &F;
  Random R;
  const unsigned Elements;
  Launch L;
  /// How deep pointers lead from one object to another.
  static constexpr unsigned MostPointers = 3;

public:
  Seeder(const Function &F, uint64_t Seed, unsigned Elements)
      : F(F), R(Seed), Elements(std::max(Elements, 1u)) {}

  Launch run() {
    extent();
    for (const Var *P : F.Params)
      P->Binding ? bound(*P) : unbound(P->Ty, P->Name, 0);
    return std::move(L);
  }

private:
  void extent() {
    unsigned Rank = std::max(F.DomainRank, 1u);
    for (unsigned D = 0; D < 3; ++D)
      if (F.WorkGroupSize.variesIn(D))
        Rank = std::max(Rank, D + 1);
    L.Extent.assign(Rank, 1);
    L.Tile = seededTile(F.WorkGroupSize.rank());
    uint64_t Total = 1;
    for (unsigned D = 0; D < Rank; ++D) { // the fastest first
      const unsigned Tile = D < 3 && F.WorkGroupSize.isTiled()
                                ? F.WorkGroupSize.threadsIn(D).value_or(tileOf(L, D))
                                : 0;
      // Few threads are enough, and now and then there is none.
      const unsigned Most = Total >= 32 ? 2 : D == 0 ? 20 : 4;
      unsigned Size = Tile ? Tile * (1 + R.below(D == 0 ? 3 : 2)) : 1 + R.below(Most);
      if (R.oneIn(40))
        Size = 0;
      L.Extent[Rank - 1 - D] = Size;
      Total *= std::max(Size, 1u);
    }
  }

  //===--- Values ---------------------------------------------------------===//

  int64_t integer(const IntType &T, bool IsIndex) {
    const int64_t Edges[] = {0, 1, -1, T.Signed ? int64_t(~uint64_t(0) >> (65 - T.Bits)) : -1,
                             T.Signed ? -int64_t(~uint64_t(0) >> (65 - T.Bits)) - 1 : 2};
    if (R.oneIn(IsIndex ? 16 : 6))
      return Edges[R.below(std::size(Edges))];
    if (!IsIndex && R.oneIn(5))
      return int64_t(R.next());
    return int64_t(R.below(IsIndex ? 8 : 100)) - (T.Signed && !IsIndex && R.oneIn(3) ? 50 : 0);
  }

  double floating(bool IsDouble) {
    if (!R.oneIn(6)) // exact in either type
      return (double(R.below(4001)) - 2000) / 8;
    const double Edges[] = {0,
                            -0.0,
                            NAN,
                            INFINITY,
                            -INFINITY,
                            1,
                            -1.5,
                            IsDouble ? DBL_TRUE_MIN : FLT_TRUE_MIN,
                            IsDouble ? DBL_MAX : FLT_MAX,
                            IsDouble ? DBL_MIN : FLT_MIN};
    return Edges[R.below(std::size(Edges))];
  }

  /// IsIndex: an element may be chosen by it.
  void scalar(const Type *T, Bytes &To, size_t Offset, bool IsIndex) {
    if (T->isBool())
      return To.set<uint8_t>(Offset, R.below(2));
    if (auto *Float = dyn_cast<FloatType>(T)) {
      const double V = floating(Float->Bits == 64);
      Float->Bits == 64 ? To.set<double>(Offset, V) : To.set<float>(Offset, float(V));
      return;
    }
    auto *Int = dyn_cast<IntType>(T);
    if (!Int)
      return;
    const int64_t V = integer(*Int, IsIndex);
    Int->Bits == 8    ? To.set<int8_t>(Offset, V)
    : Int->Bits == 16 ? To.set<int16_t>(Offset, V)
    : Int->Bits == 32 ? To.set<int32_t>(Offset, V)
                      : To.set<int64_t>(Offset, V);
  }

  void object(const Type *T, Bytes &To, size_t Offset, bool IsIndex) {
    if (auto *S = dyn_cast<StructType>(T)) {
      for (const Field &Each : S->Fields) {
        object(Each.Ty, To, Offset + Each.Offset, IsIndex);
        if (S->IsUnion)
          break;
      }
    } else if (auto *A = dyn_cast<ArrayType>(T)) {
      for (uint64_t I = 0; I < A->Count; ++I)
        object(A->Element, To, Offset + I * A->Element->size(), IsIndex);
    } else {
      scalar(T, To, Offset, IsIndex);
    }
  }

  Bytes memory(const Type *Element) {
    const uint64_t Size = Element->isVoid() ? 1 : Element->size();
    Bytes Result(Size * Elements, 0, /*IsInitialised=*/false);
    const bool Small = R.oneIn(2);
    for (unsigned I = 0; I < Elements && !Element->isVoid(); ++I)
      object(Element, Result, I * Size, Small);
    return Result;
  }

  //===--- Parameters -----------------------------------------------------===//

  /// The value is the number of bytes of a tile_array.
  bool isOfTileArray(const ArgBinding &B) const {
    return any_of(F.Params, [&](const Var *P) {
      return P->Binding && P->Binding->K == ArgBinding::Kind::TileMemory &&
             HostPlace::of(*P->Binding) == HostPlace::of(B);
    });
  }

  void bound(const Var &P) {
    const ArgBinding &B = *P.Binding;
    if (B.K == ArgBinding::Kind::Value && !isOfTileArray(B)) {
      Bytes &To = B.ThroughReference ? L.References[B.Offset] : L.Functor;
      const uint32_t Offset = B.ThroughReference ? B.InnerOffset : B.Offset;
      if (B.IsViewOffset)
        To.set<int32_t>(Offset, R.oneIn(2) ? 0 : int32_t(R.below(4)));
      else if (B.Usual && R.oneIn(2))
        To.set<uint32_t>(Offset, *B.Usual);
      else
        object(P.Ty, To, Offset, /*IsIndex=*/true);
    }
    auto *Pointer = dyn_cast<PointerType>(P.Ty);
    if (B.K == ArgBinding::Kind::TileMemory && Pointer)
      L.Functor.set<uint64_t>(B.Offset, uint64_t(Pointer->Pointee->size()) * Elements);
    if (B.K == ArgBinding::Kind::Buffer && Pointer)
      L.Buffers.try_emplace(HostPlace::of(B), memory(Pointer->Pointee));
  }

  /// The argument of a parameter without a binding, and what its pointers lead to.
  void unbound(const Type *T, const std::string &Path, unsigned Depth) {
    auto *Pointer = dyn_cast<PointerType>(T);
    const Type *Element = Pointer ? Pointer->Pointee : T;
    if (Pointer) {
      L.Unbound[Path] = memory(Element);
    } else if (Depth == 0) {
      Bytes Own(T->size(), 0, /*IsInitialised=*/false);
      object(T, Own, 0, /*IsIndex=*/true);
      L.Unbound[Path] = Own;
    }
    if (Depth == MostPointers)
      return;
    if (auto *S = dyn_cast<StructType>(Element)) {
      for (const Field &Each : S->Fields)
        if (containsPointer(Each.Ty))
          unbound(Each.Ty, Path + "." + Each.Name, Depth + 1);
    } else if (Pointer && Element->isPointer()) {
      unbound(Element, Path + ".*", Depth + 1);
    }
  }
};

} // namespace

std::vector<unsigned> ampcc::seededTile(unsigned Rank) {
  static const std::vector<unsigned> Tiles[] = {{}, {8}, {2, 4}, {2, 2, 4}};
  return Tiles[Rank];
}

Launch ampcc::seededLaunch(const Function &F, uint64_t Seed, unsigned Elements) {
  return Seeder(F, Seed, Elements).run();
}
