//===- IndependentThreads.cpp - marks of loops whose threads can share vectors -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The threads of a region are not ordered: if two conflict, the program has a race. So the
// iterations of the innermost loop over threads may run at once, whatever a compiler knows about
// their addresses. Two things are excluded: atomic operations, in which threads may conflict, and
// variables of a thread that need memory, which the threads of the loop use one after another.
//
// The mark does not cover two accesses of one thread: it may write an element and read it again by
// another address, and the two stay in order. A vectoriser preserves that if it replaces each
// access by one vector access at the same place: each lane then reads the value that it has
// written. It does not if it also merges the accesses of an iteration into groups without comparing
// the addresses; the native text has the mark only for compilers that do not (native_kernel.h,
// test/Native/own-elements.test).
//
//===----------------------------------------------------------------------===//
#include "Passes.h"
#include "Utils/RegisterVariables.h"
#include "ampcc/Analysis/CallGraph.h"
#include "ampcc/KIR/Builtins.h"
#include "llvm/ADT/DenseSet.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

class IndependenceFinder {
  const RegisterVariables Registers;
  DenseSet<const Function *> WithAtomics;

public:
  bool Changed = false;
  explicit IndependenceFinder(const Module &M)
      : Registers(M, RegisterVariables::KnownCounters::Unrolled,
                  RegisterVariables::TableStorage::Constant) {}

  /// Callees of F are done.
  void run(Function &F) {
    if (usesAtomics(F.Body))
      WithAtomics.insert(&F);
    walkStmts(F.Body, [&](Stmt *S) {
      auto *L = dyn_cast<For>(S);
      if (!L || !L->IsThreadLoop || holdsThreadLoop(L->Body) || usesAtomics(L->Body) ||
          Registers.needsMemory(L->Body))
        return;
      Changed |= !L->IsIndependent;
      L->IsIndependent = true;
    });
  }

private:
  bool usesAtomics(Stmt *S) const {
    return containsExpr(S, [&](const Expr *E) {
      auto *B = dyn_cast<Builtin>(E);
      auto *C = dyn_cast<Call>(E);
      return (B && B->isAtomic()) || (C && WithAtomics.contains(C->Callee));
    });
  }
};

} // namespace

bool ampcc::independentThreads(PassContext &PC) {
  IndependenceFinder Finder(PC.M);
  for (Function *F : calleesFirst(PC.M.Functions))
    Finder.run(*F);
  return Finder.Changed;
}
