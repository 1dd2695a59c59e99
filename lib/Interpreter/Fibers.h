//===- Fibers.h - a pool of fibers for the threads of a work-group --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A kernel's threads wait for each other at barriers, but the interpreter runs a work-group on one
// thread of the system. So it runs each thread of the work-group as a fiber: a function with a
// stack of its own, which runs until it yields, at a barrier, or returns. Groups.cpp resumes the
// fibers in turn. The pool creates a stack at the first start() of a number and keeps it, because
// stacks are expensive. Fibers do not resume fibers, and only one interpreter of a thread runs at a
// time. Stacks have no guard page: the interpreter compares its position with stackLimit() at
// calls. Only Fibers.cpp knows how stacks are switched (makecontext).
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_INTERPRETER_FIBERS_H
#define AMPCC_LIB_INTERPRETER_FIBERS_H

#include <csetjmp>
#include <cstddef>
#include <memory>
#include <vector>

namespace ampcc::interpreter {

class Fibers {
public:
  static constexpr size_t StackSize = size_t(256) << 10;
  using Function = void (*)(void *Argument);

  ~Fibers();
  Fibers(const Fibers &) = delete;
  Fibers &operator=(const Fibers &) = delete;
  /// The pool of this thread of the system, which all interpreters on it share.
  static Fibers &ofThisThread();

  /// The next resume() of the fiber calls Fn, which must not throw. If the fiber has yielded and
  /// not returned, its previous call never continues, and objects on its stack are not destroyed.
  void start(unsigned Fiber, Function Fn, void *Argument);
  /// Runs the fiber, after start(). Returns true if it has yielded, false if its function has
  /// returned.
  bool resume(unsigned Fiber);
  /// Called in a fiber: returns to the caller of resume().
  void yield();
  /// The lowest address of the fiber's stack that may be used. The fiber must have been started.
  const char *stackLimit(unsigned Fiber) const;

private:
  Fibers();
  struct Fiber;
  static void enter(unsigned High, unsigned Low);

  std::vector<std::unique_ptr<Fiber>> All;
  Fiber *Current = nullptr;
  std::jmp_buf Resumer;
};

} // namespace ampcc::interpreter

#endif
