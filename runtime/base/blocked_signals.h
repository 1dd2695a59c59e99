//===- blocked_signals.h - signals that threads of the runtime block ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A new thread inherits the signal mask of the thread that starts it. The runtime starts its
// threads while an object of this class exists, so that signals such as SIGINT are handled by
// threads of the program.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_BLOCKED_SIGNALS_H
#define AMPCC_RUNTIME_BLOCKED_SIGNALS_H

#include <csignal>
#include <initializer_list>
#include <pthread.h>

namespace ampcc_rt {

/// Blocks, in the calling thread and until the end of its scope, all signals but those that an
/// instruction causes, such as SIGSEGV: if one of these is blocked, it ends the process without
/// calling a handler.
class blocked_signals {
public:
  blocked_signals() {
    sigset_t blocked;
    ::sigfillset(&blocked);
    for (int instruction : {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP})
      ::sigdelset(&blocked, instruction);
    ::pthread_sigmask(SIG_SETMASK, &blocked, &before_);
  }
  blocked_signals(const blocked_signals &) = delete;
  blocked_signals &operator=(const blocked_signals &) = delete;
  ~blocked_signals() { ::pthread_sigmask(SIG_SETMASK, &before_, nullptr); }

private:
  sigset_t before_;
};

} // namespace ampcc_rt

#endif
