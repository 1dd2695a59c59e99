//===- Random.h - seeded random choices -----------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The generator of kir-fuzz takes all of its choices from this class. The same seed gives the same
// choices on every machine (the algorithm SplitMix64), so a finding can be repeated.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_TOOLS_KIR_FUZZ_RANDOM_H
#define AMPCC_TOOLS_KIR_FUZZ_RANDOM_H

#include <cassert>
#include <cstdint>
#include <initializer_list>
#include <iterator>

namespace ampcc::fuzz {

/// A sequence of pseudo-random numbers.
class Random {
  uint64_t State;

public:
  explicit Random(uint64_t Seed) : State(Seed) {}

  /// Returns the next 64 random bits.
  uint64_t next() {
    uint64_t Z = (State += 0x9e3779b97f4a7c15u);
    Z = (Z ^ (Z >> 30)) * 0xbf58476d1ce4e5b9u;
    Z = (Z ^ (Z >> 27)) * 0x94d049bb133111ebu;
    return Z ^ (Z >> 31);
  }
  /// Returns a number from 0 to N - 1.
  unsigned below(unsigned N) {
    assert(N && "a choice among nothing");
    return static_cast<unsigned>((next() >> 32) % N);
  }
  /// Returns true with a probability of P percent.
  bool percent(unsigned P) { return below(100) < P; }
  /// Return one of the choices, or a reference to one element of a container.
  template <typename T> T oneOf(std::initializer_list<T> Choices) {
    return Choices.begin()[below(static_cast<unsigned>(Choices.size()))];
  }
  template <typename Container> auto &pick(Container &C) {
    return C[below(static_cast<unsigned>(std::size(C)))];
  }
};

} // namespace ampcc::fuzz

#endif
