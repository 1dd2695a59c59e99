//===- Builtins.cpp - the built-in functions by family --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Threads, synchronisation, the launch, bounds and the checks of --amp-check. Mathematics is in
// Math.cpp, atomic operations and messages in Atomics.cpp.
//
//===----------------------------------------------------------------------===//
#include "Builtins.h"
#include "Compiler.h"
#include "ampcc/KIR/AnyBuiltin.h"
#include "ampcc/KIR/BarrierBuiltins.h"
#include "ampcc/KIR/SubGroupBuiltins.h"
#include <algorithm>
#include <cmath>

using namespace ampcc;
using namespace ampcc::interpreter;
using namespace llvm;
using kir::AnyBuiltin;

//===----------------------------------------------------------------------===//
// Threads
//===----------------------------------------------------------------------===//

/// Which thread, by dimension. Slot: the built-in.
static Value evaluateWorkItem(const Node &N, Frame &F) {
  const Value Dimension = argument(N, F, 0);
  if (!Dimension.Defined)
    F.M.fail(F, Problem::Uninitialised, "a dimension is not initialised");
  const uint64_t D = Dimension.Bits;
  const Machine &M = F.M;
  const Thread &T = *M.Current;
  switch (static_cast<AnyBuiltin>(N.Slot)) {
  case AnyBuiltin::get_global_id:
    return defined(D < 3 ? T.Global[D] : 0);
  case AnyBuiltin::get_local_id:
    return defined(D < 3 ? T.Local[D] : 0);
  case AnyBuiltin::get_group_id:
    return defined(D < 3 ? T.Group[D] : 0);
  case AnyBuiltin::get_global_size:
    return defined(D < 3 ? M.GlobalSize[D] : 1);
  case AnyBuiltin::get_local_size:
    return defined(D < 3 ? M.LocalSize[D] : 1);
  default:
    return defined(D < 3 ? M.Groups[D] : 1);
  }
}

bool ampcc::interpreter::chooseWorkItem(const kir::Builtin &B, Node &N) {
  N.Do = evaluateWorkItem;
  N.Slot = unsigned(anyBuiltin(B.Info));
  return B.Args.size() == 1 && isInteger(scalarOfArgument(B, 0));
}

//===----------------------------------------------------------------------===//
// Synchronisation
//===----------------------------------------------------------------------===//

static void evaluateAll(const Node &N, Frame &F) {
  for (uint32_t I = 0; I < N.ArgCount; ++I)
    argument(N, F, I);
}

static Value evaluateBarrier(const Node &N, Frame &F) {
  const Value Flags = N.ArgCount ? argument(N, F, 0) : defined(0);
  if (!Flags.Defined)
    F.M.fail(F, Problem::Uninitialised, "a barrier's flags are not initialised");
  F.M.waitAt(F, cast<kir::Builtin>(N.Source), unsigned(Flags.Bits));
  return {};
}

/// A fence orders nothing that this model could reorder.
static Value evaluateNothing(const Node &N, Frame &F) {
  evaluateAll(N, F);
  return {};
}

static Value evaluateDivergent(const Node &N, Frame &F) { return defined(1); }
static Value evaluateNoCase(const Node &N, Frame &F) { return defined(0); }

/// The model exchanges values of sub-groups through memory, as the tile form does.
static Value evaluateSubGroups(const Node &N, Frame &F) { return defined(0); }
static Value evaluateExchange(const Node &N, Frame &F) {
  F.M.fail(F, Problem::BadArgument, "an instruction for sub-groups is reached");
  return {};
}

bool ampcc::interpreter::chooseSynchronisation(const kir::Builtin &B, Node &N) {
  if (B.is(kir::builtin::SUB_GROUPS))
    return choose<0, evaluateSubGroups>(B, N);
  if (B.is(kir::builtin::SUB_GROUP_SHUFFLE))
    return choose<3, evaluateExchange>(B, N);
  if (B.is(kir::builtin::SUB_GROUP_BALLOT))
    return choose<2, evaluateExchange>(B, N);
  N.Do = B.isBarrier()                   ? evaluateBarrier
         : B.is(kir::builtin::DIVERGENT) ? evaluateDivergent
         : B.is(kir::builtin::NO_CASE)   ? evaluateNoCase
                                         : evaluateNothing;
  return B.Args.size() <= 1;
}

//===----------------------------------------------------------------------===//
// The launch
//===----------------------------------------------------------------------===//

/// The model counts dimensions as KIR does.
static Value evaluateSwapped(const Node &N, Frame &F) { return argument(N, F, 0); }

static Value evaluateViewOffset(const Node &N, Frame &F) {
  const Value Bit = argument(N, F, 0), Offset = argument(N, F, 1);
  return F.M.ViewsWithOffset >> (Bit.Bits & 31) & 1 ? Offset : defined(0);
}

static Value evaluateUsual(const Node &N, Frame &F) {
  const Value Bit = argument(N, F, 0), Number = argument(N, F, 1), V = argument(N, F, 2);
  return F.M.Unusual >> (Bit.Bits & 31) & 1 ? V : Number;
}

static Value evaluateHasImage(const Node &N, Frame &F) {
  const Value Number = argument(N, F, 0);
  if (!Number.Defined)
    F.M.fail(F, Problem::Uninitialised, "the number of an image is not initialised");
  return defined(Number.Bits - 1 < F.M.Images.size());
}

/// The texel at (X, Y), or the nearest one at the edge.
static float texel(const Image &I, int64_t X, int64_t Y, unsigned Channel) {
  X = std::clamp<int64_t>(X, 0, int64_t(I.Width) - 1);
  Y = std::clamp<int64_t>(Y, 0, int64_t(I.Height) - 1);
  const size_t At = (size_t(Y) * I.Width + size_t(X)) * 4 + Channel;
  return At < I.Texels.size() ? I.Texels[At] : 0;
}

/// Four channels, filtered linearly between the four nearest texels.
static void sample(const Image &I, float X, float Y, float (&To)[4]) {
  const float U = X * float(I.Width) - 0.5f, V = Y * float(I.Height) - 0.5f;
  const float Column = std::floor(U), Row = std::floor(V), A = U - Column, B = V - Row;
  const bool InRange = std::fabs(Column) < 1e9f && std::fabs(Row) < 1e9f;
  const int64_t C = InRange ? int64_t(Column) : 0, R = InRange ? int64_t(Row) : 0;
  for (unsigned K = 0; K < 4; ++K)
    To[K] = (1 - A) * (1 - B) * texel(I, C, R, K) + A * (1 - B) * texel(I, C + 1, R, K) +
            (1 - A) * B * texel(I, C, R + 1, K) + A * B * texel(I, C + 1, R + 1, K);
}

static Value evaluateSample(const Node &N, Frame &F) {
  const Value Number = argument(N, F, 0), X = argument(N, F, 1), Y = argument(N, F, 2);
  const Value Into = argument(N, F, 3);
  if (!Number.Defined || Number.Bits - 1 >= F.M.Images.size())
    F.M.fail(F, Problem::BadArgument, "an image is sampled that the launch does not have");
  float Channels[4] = {};
  const bool IsDefined = X.Defined && Y.Defined;
  if (IsDefined)
    sample(*F.M.Images[Number.Bits - 1], as<float>(X), as<float>(Y), Channels);
  for (unsigned K = 0; K < 4; ++K)
    F.M.store(F, {Memory::moved(Into.Bits, 4 * K), Into.Defined}, Scalar::F32,
              {bitsOf(Channels[K]), IsDefined});
  return {};
}

static Value evaluateLess(const Node &N, Frame &F) {
  const Value L = argument(N, F, 0), R = argument(N, F, 1);
  return N.Apply(F, L, R);
}

bool ampcc::interpreter::chooseLaunch(const kir::Builtin &B, Node &N) {
  switch (anyBuiltin(B.Info)) {
  case AnyBuiltin::SWAPPED:
    return choose<2, evaluateSwapped>(B, N);
  case AnyBuiltin::VIEW_OFFSET:
    return choose<2, evaluateViewOffset>(B, N);
  case AnyBuiltin::USUAL:
    return choose<3, evaluateUsual>(B, N);
  case AnyBuiltin::HAS_IMAGE:
    return choose<1, evaluateHasImage>(B, N);
  case AnyBuiltin::SAMPLE_IMAGE:
    return choose<4, evaluateSample>(B, N) && scalarOfArgument(B, 1) == Scalar::F32 &&
           scalarOfArgument(B, 2) == Scalar::F32 && scalarOfArgument(B, 3) == Scalar::Pointer;
  default: // IN_DOMAIN
    if (!choose<2, evaluateLess>(B, N))
      return false;
    N.Apply = operationOf(kir::BinaryOp::Lt, scalarOfArgument(B, 0));
    return scalarOfArgument(B, 0) == scalarOfArgument(B, 1);
  }
}

//===----------------------------------------------------------------------===//
// Bounds
//===----------------------------------------------------------------------===//

/// An index that is out of all bounds, and small enough to be multiplied by the size of an element.
static constexpr int64_t FarAway = int64_t(1) << 40;

/// Number: the bytes that the pointer points to.
static Value evaluateInBounds(const Node &N, Frame &F) {
  const Value P = argument(N, F, 0), Begin = argument(N, F, 1), Bytes = argument(N, F, 2);
  const bool Holds = N.Number <= Bytes.Bits && P.Bits - Begin.Bits <= Bytes.Bits - N.Number;
  return {Holds, P.Defined && Begin.Defined && Bytes.Defined};
}

/// Kind: the index's type.
static Value evaluateIndex(const Node &N, Frame &F) {
  const Value I = argument(N, F, 0);
  const bool IsUnsigned = N.Kind == Scalar::U64 && int64_t(I.Bits) < 0;
  const int64_t Clamped =
      IsUnsigned ? FarAway : std::clamp<int64_t>(int64_t(I.Bits), -FarAway, FarAway);
  return {bitsOf(Clamped), I.Defined};
}

/// Kind: the place's type, of whose values one is out of all bounds.
static Value evaluateCheckIndex(const Node &N, Frame &F) {
  const Value Place = argument(N, F, 0);
  bool IsDefined = true, Inside = true;
  for (uint32_t I = 1; I + 1 < N.ArgCount; I += 2) {
    const Value Index = argument(N, F, I), Extent = argument(N, F, I + 1);
    IsDefined &= Index.Defined && Extent.Defined;
    Inside &= Index.Bits < Extent.Bits;
  }
  if (!IsDefined)
    return {};
  if (!Inside && !F.M.Mod.Check)
    F.M.fail(F, Problem::OutOfBounds, "an index is outside of its extent");
  return Inside ? Place : defined(int64_t(INT32_MIN));
}

static Value evaluateInBuffer(const Node &N, Frame &F) {
  const Value P = argument(N, F, 0);
  const Object *O = F.M.Mem.find(P.Bits);
  const uint64_t Offset = (P.Bits & Memory::OffsetMask) - Memory::Middle;
  return {O && N.Number <= O->Size && Offset <= O->Size - N.Number, P.Defined};
}

bool ampcc::interpreter::chooseBounds(const kir::Builtin &B, Node &N) {
  auto *P = B.Args.empty() ? nullptr : dyn_cast<kir::PointerType>(B.Args[0]->type());
  N.Number = P ? P->Pointee->size() : 0;
  N.Kind = B.Args.empty() ? Scalar::I32 : scalarOfArgument(B, 0);
  switch (anyBuiltin(B.Info)) {
  case AnyBuiltin::IN_BOUNDS:
    return choose<3, evaluateInBounds>(B, N) && P;
  case AnyBuiltin::INDEX:
    return choose<1, evaluateIndex>(B, N) && isInteger(N.Kind);
  case AnyBuiltin::IN_BUFFER:
    return choose<1, evaluateInBuffer>(B, N) && P;
  case AnyBuiltin::PREFETCH_WRITE:
    return choose<2, evaluateNothing>(B, N);
  default: // CHECK_INDEX
    N.Do = evaluateCheckIndex;
    return B.Args.size() >= 3 && B.Args.size() % 2 == 1;
  }
}

//===----------------------------------------------------------------------===//
// The checks of --amp-check
//===----------------------------------------------------------------------===//

namespace {
enum ShadowUse : uint64_t {
#define AMPCC_SHADOW_USE(NAME, Name, VALUE) Use##Name = VALUE,
#include "ampcc_rt/check_shadow.def"
};
enum AtBarrier : uint64_t {
#define AMPCC_SHADOW_BARRIER(NAME, Name, VALUE) Barrier##Name = VALUE,
#include "ampcc_rt/check_shadow.def"
};
enum Absent : uint64_t {
#define AMPCC_SHADOW_ABSENT(NAME, Name, VALUE) Absent##Name = VALUE,
#include "ampcc_rt/check_shadow.def"
};
} // namespace

/// No check finds anything: a launch that races, or reads bytes that were not written, has ended
/// before it gets here.
static Value evaluateShadowAccess(const Node &N, Frame &F) {
  Value How;
  for (uint32_t I = 0; I < N.ArgCount; ++I) {
    const Value V = argument(N, F, I);
    if (I == 6)
      How = V;
  }
  return defined(uint32_t(How.Bits == UseIsFilled));
}

static Value evaluateZero(const Node &N, Frame &F) {
  evaluateAll(N, F);
  return defined(0);
}

static Value evaluateTrue(const Node &N, Frame &F) {
  evaluateAll(N, F);
  return defined(true);
}

/// All threads say whether they go on, before any of them does.
static Value evaluateShadowBarrier(const Node &N, Frame &F) {
  Value What;
  for (uint32_t I = 0; I < N.ArgCount; ++I)
    What = argument(N, F, I);
  Machine &M = F.M;
  const uint64_t Step = What.Bits & BarrierStepMask;
  if (Step < BarrierStaysAway || Step > BarrierWantsMore)
    return {};
  if (M.Decided == M.ThreadsOfGroup) {
    M.Decided = 0;
    M.AnyContinues = false;
  }
  ++M.Decided;
  M.AnyContinues |= Step == BarrierWantsTo || Step == BarrierWantsMore;
  if (M.UsesFibers && (Step == BarrierHasEnough || Step == BarrierWantsMore))
    M.waitAt(F, cast<kir::Builtin>(N.Source), 0);
  return {};
}

static Value evaluateShadowAbsent(const Node &N, Frame &F) {
  const Value What = argument(N, F, 0);
  // After a wait the first threads may have begun to decide about the next barrier already.
  const bool AnyContinues = F.M.UsesFibers ? F.M.AnyContinued : F.M.AnyContinues;
  return defined(int32_t(What.Bits == AbsentAnyContinues ? AnyContinues
                         : What.Bits == AbsentArrived    ? F.M.ThreadsOfGroup
                                                         : 0));
}

bool ampcc::interpreter::chooseShadow(const kir::Builtin &B, Node &N) {
  switch (anyBuiltin(B.Info)) {
  case AnyBuiltin::SHADOW_ACCESS:
    return choose<8, evaluateShadowAccess>(B, N);
  case AnyBuiltin::SHADOW_MARKS:
  case AnyBuiltin::SHADOW_OTHER:
    return choose<1, evaluateZero>(B, N);
  case AnyBuiltin::SHADOW_WRITTEN:
  case AnyBuiltin::SHADOW_WRITES:
    return choose<4, evaluateTrue>(B, N);
  case AnyBuiltin::SHADOW_BARRIER:
    return choose<4, evaluateShadowBarrier>(B, N);
  default: // SHADOW_ABSENT
    return choose<1, evaluateShadowAbsent>(B, N);
  }
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

/// FunctionCompiler::builtin takes these.
static bool chooseLanes(const kir::Builtin &, Node &) { return false; }

static Chooser chooserOf(AnyBuiltin ID) {
  switch (ID) {
#define FAMILY(NAME, CHOOSER)                                                                      \
  case AnyBuiltin::NAME:                                                                           \
    return CHOOSER;
#include "Families.def"
  case AnyBuiltin::Unknown:
    break;
  }
  return nullptr;
}

bool ampcc::interpreter::chooseBuiltin(const kir::Builtin &B, Node &N) {
  Chooser Choose = chooserOf(anyBuiltin(B.Info));
  return Choose && Choose(B, N);
}
