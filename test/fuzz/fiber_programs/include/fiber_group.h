//===- fiber_group.h - the threads of a tile as fibers --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs the threads of one tile on one operating-system thread. Each is a fiber that runs until it comes to a
// barrier or ends; then the next one runs. A round ends when every fiber had its turn: either all of them wait,
// at the same barrier statement by the language's rule, or all have ended. Anything else is a divergent barrier
// and ends the program.
//
// FIBERS_ORDER=backward runs the threads, and the tiles, from the last to the first. A program whose output
// depends on it has a race and proves nothing.
//
//===----------------------------------------------------------------------===//
#ifndef FIBER_GROUP_H
#define FIBER_GROUP_H

// <strings.h> has a function `index` for which unqualified names would be ambiguous.
#define index strings_index
#include <strings.h>
#undef index

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <memory>
#include <ucontext.h>
#include <vector>

namespace fibers {

inline bool is_backward() {
  static const char *order = std::getenv("FIBERS_ORDER");
  static const bool backward = order && !std::strcmp(order, "backward");
  return backward;
}

/// Place k of n in the order of this run.
inline int in_order(int k, int n) { return is_backward() ? n - 1 - k : k; }

class group {
  static constexpr std::size_t stack_size = 256 << 10;

  struct fiber {
    ucontext_t context;
    std::unique_ptr<char[]> stack{new char[stack_size]};
    bool has_ended = true;
  };

  ucontext_t scheduler;
  std::vector<std::unique_ptr<fiber>> threads;
  fiber *running = nullptr;
  int number = 0; ///< of the running thread
  const std::function<void(int)> *body = nullptr;

  static void enter() {
    group &g = the_group();
    (*g.body)(g.number);
    g.running->has_ended = true;
    swapcontext(&g.running->context, &g.scheduler);
  }

  void start(fiber &f) {
    f.has_ended = false;
    getcontext(&f.context);
    f.context.uc_stack.ss_sp = f.stack.get();
    f.context.uc_stack.ss_size = stack_size;
    f.context.uc_link = nullptr;
    makecontext(&f.context, enter, 0);
  }

public:
  static group &the_group() {
    static group g;
    return g;
  }

  /// Runs f(k) for every k below n, each as a thread of one tile.
  void run(int n, const std::function<void(int)> &f) {
    while (int(threads.size()) < n)
      threads.push_back(std::make_unique<fiber>());
    for (int k = 0; k < n; ++k)
      start(*threads[k]);
    body = &f;
    for (int ended = 0; ended < n;) {
      ended = 0;
      for (int k = 0; k < n; ++k) {
        number = in_order(k, n);
        running = threads[number].get();
        if (!running->has_ended)
          swapcontext(&scheduler, &running->context);
        ended += running->has_ended;
      }
      if (ended != 0 && ended != n) {
        std::fputs("fibers: some threads of a tile wait at a barrier that others never reach\n", stderr);
        std::_Exit(3);
      }
    }
    running = nullptr;
  }

  /// A barrier: the other threads of the tile run until they get there as well.
  void wait() { swapcontext(&running->context, &scheduler); }
};

} // namespace fibers

#endif
