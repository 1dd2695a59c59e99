// Destruction of static objects that hold arrays and views; the process
// waits for all work before it ends, and a program continues after a fork.
// REQUIRES: opencl-device
// RUN: %ampcc %s -o %t && %t
// RUN: env AMPCC_SHARED_MEMORY=0 AMPCC_PROFILE=1 %t
// RUN: %ampcc --amp-host-compiler=g++ %s -o %t.gxx && %t.gxx
// RUN: %oclgrind %t
#include <amp.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>
using namespace concurrency;

namespace {

std::vector<int> data(64, 1);
int answer = 0;

/// Constructed before the runtime is first used, destroyed after everything else.
struct last_check {
  ~last_check() {
    if (data[5] != 11)
      _exit(3);
  }
} last;

array_view<int> early(64, data); // synchronises when it goes, after main
array<int> early_array(64);
accelerator_view early_view = accelerator().create_view();

bool run(int add) {
  array_view<int> view = early;
  array<int> &numbers = early_array;
  parallel_for_each(early_view, view.extent, [=](index<1> i) restrict(amp) { view[i] += add; });
  parallel_for_each(view.extent, [=, &numbers](index<1> i) restrict(amp) { numbers[i] = view[i]; });
  return std::vector<int>(numbers)[7] == view[7];
}

/// Kernels that ran before can run in a destructor; PoCL's compiler has gone by then.
struct launches_at_the_end {
  ~launches_at_the_end() {
    if (!run(4))
      _exit(4);
  }
} at_the_end;

} // namespace

int main() {
  if (!run(1))
    return 1;
  early.synchronize();
  const pid_t child = fork();
  if (child == 0)
    _exit(0);
  int status = 0;
  waitpid(child, &status, 0);
  bool good = run(2); // the parent goes on
  early_view.create_marker().then([] { ++answer; });
  early.synchronize();
  run(3);
  return good ? 0 : 2;
}
