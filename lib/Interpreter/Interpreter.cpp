//===- Interpreter.cpp - the run of a launch -----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The groups of a launch run one after the other. The threads of a group with barriers are fibers;
// in a group without any one runs after the other. A kernel of the tile form is called once for
// each tile or strip.
//
//===----------------------------------------------------------------------===//
#include "ampcc/Interpreter/Interpreter.h"
#include "Arguments.h"
#include "Compiler.h"
#include "Groups.h"

using namespace ampcc;
using namespace ampcc::interpreter;
using namespace ampcc::kir;

class Interpreter::Implementation {
  Compiler Code;
  Machine M;

public:
  explicit Implementation(const Module &Mod) : Code(Mod), M(Mod) {}

  Outcome run(const Function &F, const Launch &L) {
    Outcome O;
    const FunctionCode &C = Code.codeOf(F);
    M.reset(L, Code.TileStaticVars);
    const std::vector<unsigned> Extent = extentFor(F, L.Extent);
    Arguments Args(M, F, Extent);
    Groups Launched(M, C, Extent);
    runGuarded(Args, Launched, C, O);
    O.Problem = std::move(M.Found);
    O.Steps = M.Steps;
    Args.collect(O);
    return O;
  }

private:
  /// Comes back when all is done, or at the first thing that has no meaning.
  void runGuarded(Arguments &Args, Groups &Launched, const FunctionCode &C, Outcome &O) {
    if (_setjmp(M.RunEnd) != 0)
      return;
    Launched.prepare();
    Args.bind();
    Launched.run(Args.Values, O.Returned);
  }
};

Interpreter::Interpreter(const Module &M) : Impl(std::make_unique<Implementation>(M)) {}
Interpreter::~Interpreter() = default;

Outcome Interpreter::run(const Function &F, const Launch &L) { return Impl->run(F, L); }

Outcome ampcc::interpret(const Module &M, const Function &F, const Launch &L) {
  return Interpreter(M).run(F, L);
}
