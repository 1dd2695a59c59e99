//===- IndependentThreads.cpp - threads in the lanes of vectors -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the threads of a region do is not ordered: where they meet in memory, the program has a
// race. So the iterations of the innermost loop over threads may run at once, whatever a compiler
// finds out about their addresses; but not where they meet by right, in atomic operations, and not
// where a thread's variable needs memory, which the threads of the loop use one after another.
//
// The mark says nothing about two accesses of one thread: it may write an element and read it again
// by another address, and the two stay in order. A vectoriser keeps them so if it makes each access
// one of vectors, in its place: each lane then finds what it has written itself. It does not if it
// also joins the accesses of an iteration into groups, without looking at the addresses; the native
// text has the mark only for compilers that do not (native_kernel.h,
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
  DenseSet<const Function *> Meeting;

public:
  bool Changed = false;
  explicit IndependenceFinder(const Module &M) : Registers(M) {}

  /// Callees of F are done.
  void run(Function &F) {
    if (meets(F.Body))
      Meeting.insert(&F);
    walkStmts(F.Body, [&](Stmt *S) {
      auto *L = dyn_cast<For>(S);
      if (!L || !L->IsThreadLoop || holdsThreadLoop(L->Body) || meets(L->Body) ||
          Registers.needsMemory(L->Body))
        return;
      Changed |= !L->IsIndependent;
      L->IsIndependent = true;
    });
  }

private:
  bool meets(Stmt *S) const {
    bool Found = false;
    walkExprs(S, [&](Expr *&E) {
      if (auto *B = dyn_cast<Builtin>(E))
        Found |= B->isAtomic();
      if (auto *C = dyn_cast<Call>(E))
        Found |= Meeting.contains(C->Callee);
    });
    return Found;
  }

  static bool holdsThreadLoop(Stmt *S) {
    bool Found = false;
    walkStmts(S, [&](Stmt *Child) {
      auto *L = dyn_cast<For>(Child);
      Found |= L && L->IsThreadLoop;
    });
    return Found;
  }
};

} // namespace

bool ampcc::independentThreads(PassContext &PC) {
  Function *Recursive = nullptr;
  IndependenceFinder Finder(PC.M);
  for (Function *F : calleesFirst(PC.M.Functions, Recursive))
    Finder.run(*F);
  return Finder.Changed;
}
