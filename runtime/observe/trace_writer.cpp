//===- trace_writer.cpp - a thread that writes traces, and signal handlers -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "observe/trace_writer.h"
#include "base/blocked_signals.h"
#include "base/fork.h"
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <semaphore.h>
#include <thread>
#include <utility>

namespace ampcc_rt {

namespace {

constexpr int deadly[] = {SIGHUP, SIGINT, SIGQUIT, SIGILL, SIGABRT,
                          SIGFPE, SIGBUS, SIGSEGV, SIGTERM};
constexpr long period = 250 * 1000 * 1000; // between two writes, in nanoseconds
constexpr long patience = 1000; // wait of a signal handler for the thread, in milliseconds

/// The state that signal handlers use: lock-free atomics, and a semaphore.
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

/// The action for SIGABRT of other code. Written before our handler is installed.
struct sigaction others_for_abort = {};

/// Wakes the writer thread and waits until it has written the rest. The thread cannot do that if
/// the signal has interrupted `malloc` or the addition of a record. Then the wait times out, and
/// the file ends with an earlier flush.
extern "C" void ends_process(int signal) {
  const int error = errno;
  shared_state *const s = handled.load();
  int none = 0;
  if (s && !in_child_of_fork()) {
    if (s->signal.compare_exchange_strong(none, signal))
      ::sem_post(&s->wake);
    for (long waited = 0; waited < patience && !s->is_over.load(); waited += 5) {
      const timespec five = {0, 5 * 1000 * 1000};
      ::nanosleep(&five, nullptr);
    }
  }
  // The default action is installed again (SA_RESETHAND), and a fault repeats when this returns.
  if (signal == SIGABRT)
    ::sigaction(SIGABRT, &others_for_abort, nullptr);
  errno = error;
  ::raise(signal);
}

struct sigaction ours_for(int signal) {
  struct sigaction ours = {};
  ours.sa_handler = ends_process;
  ours.sa_flags = static_cast<int>(SA_RESETHAND);
  ::sigemptyset(&ours.sa_mask);
  if (signal == SIGABRT)
    ours.sa_flags |= SA_NODEFER; // this handler raises the signal again for the handler of others
  return ours;
}

/// Installs our handler for SIGABRT again in place of one that was installed later. Compilers in
/// OpenCL drivers install handlers to remove their temporary files, and do not call earlier
/// handlers.
void reinstall_abort_handler() {
  struct sigaction now = {};
  if (::sigaction(SIGABRT, nullptr, &now) != 0 || now.sa_handler == SIG_IGN ||
      now.sa_handler == ends_process)
    return;
  others_for_abort = now;
  const struct sigaction ours = ours_for(SIGABRT);
  ::sigaction(SIGABRT, &ours, nullptr);
}

void handle_signals() {
  for (int signal : deadly) {
    struct sigaction now = {};
    if (::sigaction(signal, nullptr, &now) != 0 || (now.sa_flags & SA_SIGINFO) ||
        now.sa_handler != SIG_DFL)
      continue;
    const struct sigaction ours = ours_for(signal);
    ::sigaction(signal, &ours, nullptr);
  }
}

void run_thread(const trace_writer::duties &what) {
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
      reinstall_abort_handler();
    } catch (...) {
      // No memory for the records; the next write tries again.
    }
  }
}

} // namespace

void trace_writer::start(duties what) {
  ::sem_init(&state().wake, 0, 0);
  try {
    const blocked_signals blocked;
    thread() = std::thread([what = std::move(what)] { run_thread(what); });
  } catch (...) {
    std::fprintf(stderr, "ampcc: warning: no thread to be had: traces and reports are written when "
                         "the process ends\n");
  }
  if (!thread().joinable())
    return;
  handled = &state();
  handle_signals();
}

void trace_writer::stop() {
  if (in_child_of_fork() || !thread().joinable())
    return;
  state().stops = true;
  ::sem_post(&state().wake);
  thread().join();
  if (state().signal.load() == 0)
    handled = nullptr;
}

} // namespace ampcc_rt
