//===- TileSize.h - the numbers of threads of a kernel's tiles ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A launch has no tiles, tiles of a constant size, or tiles whose size the program computes before
// the launch. Code that needs a number calls threadsIn() or threads(), which have none for the
// first and the last, so that no number stands for "unknown". A fourth state would concern all code
// that distinguishes these.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_KIR_TILESIZE_H
#define AMPCC_KIR_TILESIZE_H

#include <array>
#include <cstdint>
#include <optional>

namespace ampcc::kir {

/// The threads of a tile in each dimension, as OpenCL counts dimensions (fastest first).
class TileSize {
public:
  enum class State : uint8_t {
    None,      ///< a launch without tiles
    Constant,  ///< numbers that are known at compile time
    Parameters ///< numbers that the launch gives, the same for all of its tiles
  };
  static constexpr unsigned Dimensions = 3;
  /// The most threads that a tile of Parameters can have: the launch checks it.
  static constexpr unsigned MostThreads = 1024;

  TileSize() = default;
  static TileSize constant(std::array<unsigned, Dimensions> Threads) {
    TileSize Result;
    Result.S = State::Constant;
    Result.Threads = Threads;
    return Result;
  }
  /// Tiles of Rank dimensions, 1 to 3. A tile has one thread in each of the others. Likely: the
  /// size that the program names in a launch, if it is a constant.
  static TileSize parameters(unsigned Rank,
                             std::optional<std::array<unsigned, Dimensions>> Likely = {}) {
    TileSize Result;
    Result.S = State::Parameters;
    Result.Rank = Rank;
    Result.Likely = Likely;
    return Result;
  }

  State state() const { return S; }
  bool isTiled() const { return S != State::None; }
  bool isConstant() const { return S == State::Constant; }
  bool isParameters() const { return S == State::Parameters; }
  /// Of Parameters: the number of dimensions.
  unsigned rank() const { return Rank; }

  /// Of Parameters: the size that most launches have, if the program shows one.
  const std::optional<std::array<unsigned, Dimensions>> &likely() const { return Likely; }

  /// The threads of a tile in a dimension; none without tiles, and where the launch gives them.
  std::optional<unsigned> threadsIn(unsigned D) const {
    if (S == State::Constant)
      return Threads[D];
    return S == State::Parameters && D >= Rank ? std::optional(1u) : std::nullopt;
  }
  /// All threads of a tile of constant size.
  std::optional<uint64_t> threads() const {
    if (S != State::Constant)
      return std::nullopt;
    return uint64_t(Threads[0]) * Threads[1] * Threads[2];
  }
  /// The most threads that a tile can have in a dimension; none without tiles.
  std::optional<unsigned> mostIn(unsigned D) const {
    return isTiled() ? std::optional(threadsIn(D).value_or(MostThreads)) : std::nullopt;
  }
  /// Whether threads of one tile can differ in their place along the dimension.
  bool variesIn(unsigned D) const { return mostIn(D).value_or(1) > 1; }

private:
  State S = State::None;
  unsigned Rank = 0;
  std::array<unsigned, Dimensions> Threads = {0, 0, 0};
  std::optional<std::array<unsigned, Dimensions>> Likely;
};

} // namespace ampcc::kir

#endif
