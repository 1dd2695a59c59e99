//===- Fibers.h - threads that wait for each other ------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The threads of a group with barriers take turns on one thread of the system, each on a stack of
// its own. A fiber runs until it yields or its function returns.
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
  /// Those of this thread of the system: stacks are dear, all interpreters share them.
  static Fibers &ofThisThread();

  /// The next resume() of the fiber calls Fn. Discards the previous state of the fiber.
  void start(unsigned Fiber, Function Fn, void *Argument);
  /// Runs the fiber. True if it has yielded, false if its function has returned.
  bool resume(unsigned Fiber);
  /// In a fiber: back to who has resumed it.
  void yield();
  /// The lowest address of its stack that may be used.
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
