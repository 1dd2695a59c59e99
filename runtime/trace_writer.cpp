//===- trace_writer.cpp - the thread that writes, and what ends a process -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "trace_writer.h"
#include "native_objects.h"
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <semaphore.h>
#include <thread>

namespace ampcc_rt {

namespace {

constexpr int deadly[] = {SIGHUP, SIGINT, SIGQUIT, SIGILL, SIGABRT,
                          SIGFPE, SIGBUS, SIGSEGV, SIGTERM};
constexpr long period = 250 * 1000 * 1000; // nanoseconds
constexpr long patience = 1000;            // milliseconds that a signal waits for the thread

/// What a signal's handler touches: atomics without locks, and a semaphore.
struct shared_state {
  sem_t wake;
  std::atomic<int> signal{0};
  std::atomic<bool> stops{false}, is_over{false};
};
shared_state &state() {
  static shared_state &only = *new shared_state();
  return only;
}
std::atomic<shared_state *> handled{nullptr};

std::thread &thread() {
  static std::thread &only = *new std::thread();
  return only;
}

/// The thread writes meanwhile. It cannot where this one was stopped in the middle of `malloc` or
/// of a record: then the process ends with what was written before.
extern "C" void ends_process(int signal) {
  const int error = errno;
  shared_state *const s = handled.load();
  int none = 0;
  if (s && !native::in_child_of_fork()) {
    if (s->signal.compare_exchange_strong(none, signal))
      ::sem_post(&s->wake);
    for (long waited = 0; waited < patience && !s->is_over.load(); waited += 5) {
      const timespec five = {0, 5 * 1000 * 1000};
      ::nanosleep(&five, nullptr);
    }
  }
  // The default is in force again (SA_RESETHAND). A fault comes again where it came from.
  errno = error;
  ::raise(signal);
}

void handle_signals() {
  for (int signal : deadly) {
    struct sigaction now = {};
    if (::sigaction(signal, nullptr, &now) != 0 || (now.sa_flags & SA_SIGINFO) ||
        now.sa_handler != SIG_DFL)
      continue;
    struct sigaction ours = {};
    ours.sa_handler = ends_process;
    ours.sa_flags = static_cast<int>(SA_RESETHAND);
    ::sigemptyset(&ours.sa_mask);
    ::sigaction(signal, &ours, nullptr);
  }
}

void work(const trace_writer::duties &what) {
  shared_state &s = state();
  while (!s.stops.load()) {
    timespec until = {};
    ::clock_gettime(CLOCK_REALTIME, &until);
    until.tv_nsec += period;
    if (until.tv_nsec >= 1000000000) {
      until.tv_nsec -= 1000000000;
      ++until.tv_sec;
    }
    while (::sem_timedwait(&s.wake, &until) != 0 && errno == EINTR) {
    }
    try {
      if (const int signal = s.signal.load()) {
        what.end(signal);
        s.is_over = true;
        return;
      }
      what.write();
    } catch (...) {
      // Without memory there is nothing to be done; the next time there may be.
    }
  }
}

} // namespace

void trace_writer::start(duties what) {
  ::sem_init(&state().wake, 0, 0);
  // Signals are for the program's own threads.
  sigset_t all, before;
  ::sigfillset(&all);
  ::pthread_sigmask(SIG_SETMASK, &all, &before);
  try {
    thread() = std::thread([what = std::move(what)] { work(what); });
  } catch (...) {
    std::fprintf(stderr, "ampcc: warning: no thread to be had: traces and reports are written when "
                         "the process ends\n");
  }
  ::pthread_sigmask(SIG_SETMASK, &before, nullptr);
  if (!thread().joinable())
    return;
  handled = &state();
  handle_signals();
}

void trace_writer::stop() {
  if (native::in_child_of_fork() || !thread().joinable())
    return;
  state().stops = true;
  ::sem_post(&state().wake);
  thread().join();
  if (state().signal.load() == 0)
    handled = nullptr;
}

} // namespace ampcc_rt
