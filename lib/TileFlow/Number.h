//===- Number.h - integer values of all threads of a tile ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// TileFlow executes a kernel symbolically for all threads of a tile at once. Its walk (Walker.h)
// gives integer expressions a Number: a symbolic expression over the thread's place (its index in
// the tile), constants, and unknowns that all threads share. Numbers are unique: two of the same
// form are one object, so that equal unknowns are recognised by their address.
//
// The checks, such as the search for two threads that access one element, need the values of the
// threads. For these a number is evaluated to Lanes: a sum of unknowns, the same for all threads,
// and a known part for each thread.
//
// A new operator of KIR, the intermediate representation, needs a case in Lanes.cpp; without one
// its numbers have no Lanes.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_TILEFLOW_NUMBER_H
#define AMPCC_LIB_TILEFLOW_NUMBER_H

#include "ampcc/Analysis/LinearForm.h"
#include "ampcc/KIR/Expr.h"
#include "ampcc/KIR/Type.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/FoldingSet.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Allocator.h"
#include <memory>
#include <optional>

namespace ampcc::flow {

/// The extents of a tile, the fastest dimension first as OpenCL counts; all 0 outside of tiled
/// launches.
struct TileShape {
  std::array<unsigned, 3> Extents = {0, 0, 0};
  /// Extents are no tile, but a sample: the first threads of a launch without tiles.
  bool IsSample = false;
  bool isTiled() const { return Extents[0] != 0 && !IsSample; }
  /// True if the analysis can compare threads: those of a tile or of a sample.
  bool hasThreads() const { return Extents[0] != 0; }
  /// The number of these threads; 1 if there are none to compare.
  unsigned threads() const { return hasThreads() ? Extents[0] * Extents[1] * Extents[2] : 1; }
  /// The place of thread number Thread along dimension Dim.
  unsigned place(unsigned Thread, unsigned Dim) const;
};

/// A symbolic integer: a node of an expression graph. Only Numbers creates them. Which members are
/// used depends on the kind.
class Number : public llvm::FoldingSetNode {
public:
  enum class Kind : uint8_t {
    Constant,  ///< Value
    Place,     ///< the place of the thread in its tile, along dimension Value
    Unknown,   ///< a number that is the same for all threads
    Phi,       ///< the value of a variable at the head of a loop (First, Next)
    Operation, ///< A Op B, wrapped to Ty
    Converted, ///< A, converted to Ty
    Choice,    ///< A ? B : C
    Both       ///< no known value; threads that agree on A and on B agree on it (Agreement.h)
  };
  Kind K;
  kir::BinaryOp Op = kir::BinaryOp::Add;
  /// Of an Unknown: it is not negative. Of a Phi: it is the same for all threads.
  bool Flag = false;
  unsigned Id; ///< in the order of creation
  const kir::Type *Ty = nullptr;
  int64_t Value = 0; ///< of a Phi: the number of the loop
  const Number *A = nullptr, *B = nullptr, *C = nullptr;
  /// Phi: the value at the beginning of the loop, and that after an iteration.
  const Number *First = nullptr, *Next = nullptr;
  bool OfThread;        ///< depends on the thread's place
  int64_t Multiple = 1; ///< a Phi is a multiple of this; 0: the Phi is 0

  void Profile(llvm::FoldingSetNodeID &ID) const;
};

/// A sum of unknowns with factors. Its constant is always 0; Lanes::Base replaces it, because the
/// constant of a LinearSum has a limit and Base may be any number of 64 bits.
using UnknownSum = LinearSum<const Number *, int64_t(1) << 62>;

/// The values of a number for all threads:
///
///   value of thread t = c1 * U1 + ... + cn * Un + Base + PerThread[t]
///   2 * t.local[0] + n           n + {0, 2, 4, ...}, where n is an unknown
///
/// Lanes without unknowns are exactly the values that the program computes, including wrap-around.
/// A sum with unknowns equals the value if the program's arithmetic with unknowns, its operands and
/// the numbers of the sum stay in the signed type of its width. Otherwise sums, differences,
/// products and conversions are right modulo 2 to the power of the width. A number of less than 32
/// bits that depends on the thread and on unknowns has no Lanes, because conversions to its type
/// often truncate.
struct Lanes {
  UnknownSum Unknown;
  int64_t Base = 0;
  std::shared_ptr<const std::vector<int64_t>> PerThread; ///< null: all 0

  /// True if the sum has no unknowns.
  bool isKnown() const { return Unknown.isConstant(); }
  /// The known part for one thread; 64 bits without a sign are held as if they had one.
  int64_t at(unsigned Thread) const {
    return PerThread ? int64_t(uint64_t(Base) + uint64_t((*PerThread)[Thread])) : Base;
  }
};
using MaybeLanes = std::optional<Lanes>;

/// The iterations of loops for which a number is evaluated.
struct Iterations {
  enum class Which : uint8_t {
    Any,    ///< any iteration of every loop
    First,  ///< of every loop
    Second, ///< of Loop; the first of the others
    Last    ///< of Loop, number Iteration from 0; the first of the others
  };
  Which W = Which::Any;
  unsigned Loop = 0;
  /// The first number that was created in Loop: unknowns there differ between iterations.
  unsigned FirstId = 0;
  int64_t Iteration = 0;
};

/// Creates and owns the numbers of one walk, for one shape of tile, and evaluates them.
class Numbers {
public:
  explicit Numbers(const TileShape &Tile) : Tile(Tile) {}
  const TileShape Tile;

  const Number *constant(int64_t Value);
  const Number *place(unsigned Dim);
  const Number *unknown(bool NonNegative = false);
  /// Ty is the type of the result, or of the operands for a comparison.
  const Number *operation(kir::BinaryOp Op, const Number *A, const Number *B, const kir::Type *Ty);
  const Number *converted(const Number *A, const kir::Type *Ty);
  const Number *choice(const Number *A, const Number *B, const Number *C);
  /// A number on which threads agree if they agree on A and B (Kind::Both). Null if A or B is null,
  /// because nothing is known then.
  const Number *both(const Number *A, const Number *B);
  /// A new phi of Loop. The caller sets Number::Next after it has walked the iteration.
  Number *phi(unsigned Loop, const Number *First, bool Uniform, int64_t Multiple);

  /// N evaluated for any iteration of every loop; nothing if it is no such sum.
  const MaybeLanes &lanes(const Number *N) { return Always.of(*this, N); }
  /// Evaluation in certain iterations. Use one Evaluation for many numbers of the same iterations.
  class Evaluation {
  public:
    explicit Evaluation(Iterations R = {}) : R(R) {}
    const Iterations R;
    const MaybeLanes &of(Numbers &Table, const Number *N);

  private:
    llvm::DenseMap<const Number *, std::unique_ptr<MaybeLanes>> Known;
    bool isOtherIteration() const {
      return R.W == Iterations::Which::Second || R.W == Iterations::Which::Last;
    }
    MaybeLanes compute(Numbers &Table, const Number *N);
    MaybeLanes phi(Numbers &Table, const Number *N);
    MaybeLanes operation(Numbers &Table, const Number *N);
    friend class Numbers;
  };
  /// Evaluation in the first iteration of every loop.
  Evaluation FirstIterations{Iterations{Iterations::Which::First}};

  /// The value of N if it is known and the same for all threads; else, or if N is null, nothing.
  std::optional<int64_t> constantOf(const Number *N);
  /// The constant that each iteration adds to Phi; nothing if there is none.
  std::optional<int64_t> countsBy(const Number *Phi);
  unsigned nextId() const { return NextId; }
  /// True if N certainly is not negative.
  bool isNonNegative(const Number *N);
  /// A divisor of To - From, whatever the unknowns are, if this difference is the same for all
  /// threads; else 1. It is 0 if the difference is 0.
  int64_t stepOf(const Number *From, const Number *To);
  /// True if N depends on a phi of Loop.
  static bool dependsOn(const Number *N, unsigned Loop);
  /// N after a loop that may have ended in any iteration: unknowns replace the loop's phis. Null if
  /// one of these phis differs between threads. Use one table Done for all numbers at one exit.
  using Replacements = llvm::DenseMap<const Number *, const Number *>;
  const Number *afterLoop(unsigned Loop, const Number *N, Replacements &Done);

private:
  Number *make(Number N);
  llvm::BumpPtrAllocator Memory;
  llvm::FoldingSet<Number> Unique;
  std::vector<const Number *> Places;
  unsigned NextId = 0;
  Evaluation Always;
};

/// Known lanes with one value for each thread.
Lanes ofThreads(const TileShape &Tile, std::vector<int64_t> Values);
/// Value as a variable of type Ty holds it.
int64_t wrapped(int64_t Value, const kir::Type *Ty);
/// The result of an operation as its type holds it; comparisons give 0 or 1. Nothing if it is
/// undefined.
std::optional<int64_t> numberOf(kir::BinaryOp Op, int64_t A, int64_t B, const kir::Type *Ty);
/// True for unsigned types of 32 bits, whose overflow is defined.
inline bool wrapsIn32Bits(const kir::Type *Ty) {
  auto *Int = llvm::dyn_cast_or_null<kir::IntType>(Ty);
  return Int && !Int->Signed && Int->Bits == 32;
}
inline bool isComparison(kir::BinaryOp Op) {
  return Op >= kir::BinaryOp::Lt && Op <= kir::BinaryOp::Ne;
}

} // namespace ampcc::flow

#endif
