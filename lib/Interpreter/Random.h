//===- Random.h - pseudo-random numbers from a seed ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Passes are tested with launches of kernels in the interpreter, before and after a pass, with
// random inputs (Seeds.cpp, LaunchVariants.cpp). The inputs must be the same on every machine, so
// that a seed is enough to reproduce an error. kir-fuzz, the tool that tests passes on random
// modules, generates its modules with a class of its own (tools/kir-fuzz/Random.h), so that neither
// change of numbers affects the other. Any change of the numbers changes the meaning of all seeds
// that tests name.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_INTERPRETER_RANDOM_H
#define AMPCC_LIB_INTERPRETER_RANDOM_H

#include <cstdint>

namespace ampcc::interpreter {

/// SplitMix64: the same numbers for a seed on every machine.
class Random {
  uint64_t State;

public:
  explicit Random(uint64_t Seed) : State(Seed * 0x9e3779b97f4a7c15 + 0x1234567) {}
  uint64_t next() {
    uint64_t Z = State += 0x9e3779b97f4a7c15;
    Z = (Z ^ (Z >> 30)) * 0xbf58476d1ce4e5b9;
    Z = (Z ^ (Z >> 27)) * 0x94d049bb133111eb;
    return Z ^ (Z >> 31);
  }
  /// A number less than End, which must not be 0.
  uint64_t below(uint64_t End) { return next() % End; }
  /// True once in Count times on average.
  bool oneIn(uint64_t Count) { return below(Count) == 0; }
};

} // namespace ampcc::interpreter

#endif
