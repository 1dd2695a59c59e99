//===- native_fault.cpp - signal handlers that name the faulting kernel ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "device/native/native_fault.h"
#include "base/environment.h"
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <cstring>
#include <sys/syscall.h>
#include <unistd.h>

namespace ampcc_rt {
namespace native {

__thread std::uintptr_t running_kernel::now_ = 0;

namespace {

struct fault {
  int number;
  const char *name;
  const char *reason; ///< the cause that --amp-check can find, for the hint
  struct sigaction before;
};

fault faults[] = {{SIGSEGV, "SIGSEGV", "the access", {}},
                  {SIGBUS, "SIGBUS", "the access", {}},
                  {SIGFPE, "SIGFPE", "the division", {}}};

/// A line of text for write(2). Uses only functions that a signal handler may call.
class line {
public:
  line &operator<<(const char *text) {
    for (; *text && size_ < sizeof text_ - 1; ++text)
      text_[size_++] = *text;
    return *this;
  }
  line &operator<<(u32 number) {
    char digits[11];
    char *first = digits + sizeof digits - 1;
    *first = 0;
    do
      *--first = static_cast<char>('0' + number % 10);
    while ((number /= 10) != 0);
    return *this << first;
  }
  void print() {
    text_[size_++] = '\n';
    for (std::size_t done = 0; done < size_;) {
      const ssize_t some = ::write(STDERR_FILENO, text_ + done, size_ - done);
      if (some < 0 && errno == EINTR)
        continue;
      if (some <= 0)
        return;
      done += static_cast<std::size_t>(some);
    }
  }

private:
  char text_[2048];
  std::size_t size_ = 0;
};

void report(const fault &what, const kernel &in) {
  line text;
  text << "ampcc: " << what.name << " in the kernel of " << (in.title ? in.title : in.name);
  if (in.file && *in.file)
    text << " (" << in.file << ":" << in.line << ")";
  if (!running_kernel::is_checked())
    text << "; compile with --amp-check to find " << what.reason;
  text.print();
}

/// Returns whether an instruction of this thread caused the signal, so that it happens again when
/// the handler returns.
bool is_by_instruction(const siginfo_t &info) {
  return info.si_code > 0 && !(info.si_signo == SIGBUS && info.si_code == BUS_MCEERR_AO);
}

/// Restores the previous action and lets the system deliver the signal again: the instruction
/// faults once more, and a signal that a process has sent is queued again with its information.
void deliver_again(const fault &what, siginfo_t &info) {
  ::sigaction(what.number, &what.before, nullptr);
  if (!is_by_instruction(info))
    ::syscall(SYS_rt_tgsigqueueinfo, ::getpid(), ::syscall(SYS_gettid), what.number, &info);
}

void handle(int number, siginfo_t *info, void *context) {
  const int error = errno;
  for (const fault &what : faults) {
    if (what.number != number)
      continue;
    static std::atomic<bool> is_reported{false};
    const kernel *const in = running_kernel::now();
    if (in && is_by_instruction(*info) && !is_reported.exchange(true))
      report(what, *in);
    errno = error;
    // Flags and mask are those of the previous handler already (install_handlers).
    if (what.before.sa_flags & SA_SIGINFO)
      what.before.sa_sigaction(number, info, context);
    else if (what.before.sa_handler == SIG_DFL || what.before.sa_handler == SIG_IGN)
      deliver_again(what, *info);
    else
      what.before.sa_handler(number);
    return;
  }
}

/// Removes the handlers when the library is unloaded, except those that the program has replaced.
struct installed {
  ~installed() {
    for (const fault &each : faults) {
      struct sigaction now;
      if (::sigaction(each.number, nullptr, &now) == 0 && (now.sa_flags & SA_SIGINFO) &&
          now.sa_sigaction == handle)
        ::sigaction(each.number, &each.before, nullptr);
    }
  }
};

} // namespace

static bool install_handlers() {
  if (!environment::is_on("AMPCC_FAULTS", true))
    return false;
  for (fault &each : faults) {
    if (::sigaction(each.number, nullptr, &each.before) != 0)
      continue;
    // Our handler calls the previous one, which must run with its own flags and mask.
    struct sigaction ours = each.before;
    ours.sa_sigaction = handle;
    const bool has_handler =
        (each.before.sa_flags & SA_SIGINFO) ||
        (each.before.sa_handler != SIG_DFL && each.before.sa_handler != SIG_IGN);
    ours.sa_flags = has_handler ? each.before.sa_flags | SA_SIGINFO : SA_SIGINFO | SA_ONSTACK;
    ::sigaction(each.number, &ours, nullptr);
  }
  static const installed until_unloaded;
  return true;
}

void name_faults() {
  static const bool done = install_handlers();
  static_cast<void>(done);
}

} // namespace native
} // namespace ampcc_rt
