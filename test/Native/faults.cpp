// A fault in a kernel names the kernel and its line; the signal then takes its course.
// RUN: %ampcc -O1 -g %s -o %t
// DEFINE: %{run} = env AMPCC_DEVICE=native %t
// RUN: %{run} none 2>&1 | count 0
//
// The status and the core dump are those of the fault: here, at a shell, 128 and the signal's number.
// DEFINE: %{shell} = %python -c "import signal, subprocess, sys; p = subprocess.run(sys.argv[2:], stderr=subprocess.PIPE, text=True); print(p.stderr, signal.Signals(-p.returncode).name if p.returncode < 0 else p.returncode); sys.exit(-p.returncode != int(sys.argv[1]))"
// RUN: %{shell} 11 %{run} segv | FileCheck --check-prefix=SEGV %s
// RUN: %{shell} 8 %{run} fpe | FileCheck --check-prefix=FPE %s
// RUN: %{shell} 7 %{run} bus | FileCheck --check-prefix=BUS %s
// RUN: %{shell} 11 env AMPCC_FAULTS=0 %{run} segv | FileCheck --check-prefix=SILENT --implicit-check-not=ampcc: %s
// SEGV: ampcc: SIGSEGV in the kernel of launch() ({{.*}}faults.cpp:{{[0-9]+}}); compile with --amp-check to find the access{{$}}
// SEGV-NOT: ampcc:
// FPE: ampcc: SIGFPE in the kernel of launch() ({{.*}}faults.cpp:{{.*}}); compile with --amp-check to find the division{{$}}
// BUS: ampcc: SIGBUS in the kernel of launch() ({{.*}}faults.cpp:{{.*}}); compile with --amp-check to find the access{{$}}
// SILENT: SIGSEGV
//
// On all threads, on one, and on stacks of their own.
// RUN: %{shell} 11 env AMPCC_CPU_THREADS=4 %{run} segv wide | FileCheck --check-prefix=SEGV %s
// RUN: %{shell} 11 env AMPCC_CPU_THREADS=1 %{run} segv wide | FileCheck --check-prefix=SEGV %s
//
// The runtime ignores faults outside of kernels and signals that a process sends.
// RUN: %{shell} 11 %{run} host | FileCheck --check-prefix=SILENT --implicit-check-not=ampcc: %s
// RUN: %{shell} 11 %{run} sent | FileCheck --check-prefix=SILENT --implicit-check-not=ampcc: %s
// RUN: %{run} handler-host 2>&1 | FileCheck --check-prefix=HANDLER --implicit-check-not=ampcc: %s
// RUN: %{run} handler-sent 2>&1 | FileCheck --check-prefix=HANDLER --implicit-check-not=ampcc: %s
//
// A handler of the program gets the fault, with its address.
// RUN: %{run} handler-segv 2>&1 | FileCheck --check-prefixes=SEGV,HANDLER %s
// RUN: %{run} late-segv 2>&1 | FileCheck --check-prefix=HANDLER --implicit-check-not=ampcc: %s
// RUN: %{run} resolved 2>&1 | FileCheck --check-prefix=SEGV %s
// HANDLER: handler: the address
#include <amp.h>
#include <csignal>
#include <cstring>
#include <sys/mman.h>
#include <unistd.h>
#include <vector>
using namespace concurrency;

static int *bad = nullptr;
static volatile int sink;

static void handle(int, siginfo_t *info, void *) {
  static const char right[] = "handler: the address\n", wrong[] = "handler: another address\n";
  const bool is_right = info->si_code <= 0 || info->si_addr == bad;
  ::write(2, is_right ? right : wrong, is_right ? sizeof right - 1 : sizeof wrong - 1);
  ::_exit(0);
}

static void resolve(int, siginfo_t *, void *) { ::mprotect(bad, 4096, PROT_READ | PROT_WRITE); }

static void install(void (*handler)(int, siginfo_t *, void *)) {
  struct sigaction action = {};
  action.sa_sigaction = handler;
  action.sa_flags = SA_SIGINFO;
  ::sigaction(SIGSEGV, &action, nullptr);
}

static void launch(int n, int *at, int divisor) {
  std::vector<int> data(n);
  array_view<int> view(n, data);
  array_view<int> other(1, at);
  parallel_for_each(
      view.extent, [=](index<1> i) restrict(amp) {
        view[i] = (i[0] == n - 1 ? other[0] : 1) / (divisor + (i[0] != n - 1));
      });
  view.synchronize();
}

int main(int argc, char **arguments) {
  const char *what = arguments[1];
  auto is = [&](const char *part) { return std::strstr(what, part) != nullptr; };
  const int n = argc > 2 ? 1 << 22 : 64;
  int good = 5;
  // A page without rights, and one of a file that ends before it.
  std::FILE *file = std::tmpfile();
  const bool is_bus = is("bus");
  bad = static_cast<int *>(::mmap(nullptr, 4096, is_bus ? PROT_READ : PROT_NONE,
                                  is_bus ? MAP_SHARED : MAP_PRIVATE | MAP_ANONYMOUS,
                                  is_bus ? ::fileno(file) : -1, 0));
  if (is("handler"))
    install(handle);
  if (is("resolved"))
    install(resolve);
  launch(n, &good, 1);
  if (is("late"))
    install(handle);
  if (is("host"))
    sink = *bad;
  if (is("sent"))
    ::kill(::getpid(), SIGSEGV);
  if (is("segv") || is_bus || is("resolved"))
    launch(n, bad, 1);
  if (is("fpe"))
    launch(n, &good, 0);
  return 0;
}
