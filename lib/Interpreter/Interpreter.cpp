//===- Interpreter.cpp - runs launches ------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Interpreter/Interpreter.h"

using namespace ampcc;
using namespace ampcc::kir;

class Interpreter::Implementation {};

Interpreter::Interpreter(const Module &M) : Impl(std::make_unique<Implementation>()) {}
Interpreter::~Interpreter() = default;

Outcome Interpreter::run(const Function &F, const Launch &L) {
  Outcome O;
  O.Problem = Undefined{Undefined::Kind::Unsupported, F.Pos, "nothing is supported yet", {}};
  return O;
}

Outcome ampcc::interpret(const Module &M, const Function &F, const Launch &L) {
  return Interpreter(M).run(F, L);
}

Launch ampcc::seededLaunch(const Function &F, uint64_t Seed, unsigned Elements) { return {}; }
