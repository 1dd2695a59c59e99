//===- Fibers.cpp - a pool of fibers for the threads of a work-group -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A fiber begins with ucontext's functions, which give it a stack; it goes on by setjmp and
// longjmp, which save no signal mask and so take no system call.
//
// The address sanitizer marks what a frame must not touch, and takes the marks away as functions
// return. Frames that a jump leaves keep theirs: those of a fiber are wiped before its stack is
// used again, and the functions that jump have none.
//
//===----------------------------------------------------------------------===//
#include "Fibers.h"
#include "llvm/Support/Compiler.h"
#include <cstdint>
#include <sys/mman.h>
#include <ucontext.h>

#if LLVM_ADDRESS_SANITIZER_BUILD
/// A function of the sanitizer's run-time library that compiled code calls. It works whether or not
/// the options enable markers that programs set themselves.
extern "C" void __asan_unpoison_stack_memory(uintptr_t Address, size_t Size);
#endif

using namespace ampcc::interpreter;

struct Fibers::Fiber {
  char *Stack = nullptr;
  bool IsNew = true;   ///< begins on an empty stack
  bool IsIdle = false; ///< its function has returned, it waits for the next one
  bool HasYielded = false;
  Function Fn = nullptr;
  void *Argument = nullptr;
  std::jmp_buf Inside;
  Fibers *Owner = nullptr;
};

Fibers::Fibers() = default;

Fibers &Fibers::ofThisThread() {
  thread_local Fibers All;
  return All;
}

Fibers::~Fibers() {
  for (const std::unique_ptr<Fiber> &F : All)
    munmap(F->Stack, StackSize);
}

void Fibers::start(unsigned Number, Function Fn, void *Argument) {
  while (All.size() <= Number) {
    All.push_back(std::make_unique<Fiber>());
    void *Stack = mmap(nullptr, StackSize, PROT_READ | PROT_WRITE,
                       MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
    if (Stack == MAP_FAILED)
      __builtin_trap();
    All.back()->Stack = static_cast<char *>(Stack);
    All.back()->Owner = this;
  }
  Fiber &F = *All[Number];
  F.IsNew = !F.IsIdle; // what was left in its middle is forgotten
  F.IsIdle = false;
#if LLVM_ADDRESS_SANITIZER_BUILD
  if (F.IsNew)
    __asan_unpoison_stack_memory(reinterpret_cast<uintptr_t>(F.Stack), StackSize);
#endif
  F.Fn = Fn;
  F.Argument = Argument;
}

const char *Fibers::stackLimit(unsigned Number) const { return All[Number]->Stack; }

LLVM_NO_SANITIZE("address") void Fibers::enter(unsigned High, unsigned Low) {
  auto *F = reinterpret_cast<Fiber *>(uintptr_t(High) << 32 | Low);
  for (;;) {
    F->Fn(F->Argument);
    F->HasYielded = false;
    F->IsIdle = true;
    if (_setjmp(F->Inside) == 0)
      _longjmp(F->Owner->Resumer, 1);
  }
}

LLVM_NO_SANITIZE("address") bool Fibers::resume(unsigned Number) {
  Fiber &F = *All[Number];
  Current = &F;
  if (_setjmp(Resumer) == 0) {
    if (!F.IsNew)
      _longjmp(F.Inside, 1);
    F.IsNew = false;
    ucontext_t Context;
    getcontext(&Context);
    Context.uc_stack.ss_sp = F.Stack;
    Context.uc_stack.ss_size = StackSize;
    Context.uc_link = nullptr;
    const auto Address = reinterpret_cast<uintptr_t>(&F);
    makecontext(&Context, reinterpret_cast<void (*)()>(enter), 2, unsigned(Address >> 32),
                unsigned(Address));
    setcontext(&Context);
  }
  return Current->HasYielded;
}

LLVM_NO_SANITIZE("address") void Fibers::yield() {
  Fiber *F = Current;
  F->HasYielded = true;
  if (_setjmp(F->Inside) == 0)
    _longjmp(Resumer, 1);
}
