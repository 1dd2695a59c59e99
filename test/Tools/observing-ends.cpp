// Traces and reports contain all work until the end of a process of any kind, and load; an end by a signal is reported, too.
// REQUIRES: opencl-device
// RUN: %ampcc %s -o %t
// RUN: %python %S/Inputs/ends.py %t native
// RUN: %python %S/Inputs/ends.py %t opencl
#include <amp.h>
#include <cstdio>
#include <cstdlib>
#include <csignal>
#include <stdexcept>
#include <string>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>
using namespace concurrency;

int main(int, char **argv) {
  const std::string how = argv[1];
  std::vector<int> data(1000, 2);
  array_view<int> view(1000, data);
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) { view[i] += 1; });
  view.synchronize();
  if (how == "own-handler")
    std::signal(SIGTERM, [](int) { std::exit(4); });
  if (how == "wait" || how == "own-handler") {
    usleep(600000); // the trace is there
    std::puts("ready");
    std::fflush(stdout);
    pause();
  }
  if (how == "fork") {
    const pid_t child = fork();
    if (child == 0)
      std::abort();
    int status = 0;
    waitpid(child, &status, 0);
    return WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT ? 0 : 1;
  }
  if (how == "abort" || how == "throw" || how == "fault")
    usleep(600000); // a driver's compiler has handlers of its own by now
  if (how == "abort")
    std::abort();
  if (how == "throw")
    throw std::runtime_error("nobody catches it");
  if (how == "fault")
    *reinterpret_cast<volatile int *>(8) = 1;
  if (how == "at-once") {
    usleep(600000);
    _exit(0);
  }
  return 0;
}
