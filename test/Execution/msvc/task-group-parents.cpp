// A task group is canceled with the group whose function constructed it, and with no other one.
// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && timeout 60 %t
// RUN: %ampcc --amp-msvc -fsanitize=thread %s -o %t && timeout 60 %t
#include <atomic>
#include <ppl.h>
#include <stdexcept>
using namespace concurrency;

int main() {
  std::atomic<int> calls(0);
  task_group outer;
  outer.run([&] { parallel_for(0, 10, [&](int) { outer.run([&] { ++calls; }); }); });
  if (outer.wait() != completed || calls != 10)
    return 1;

  outer.run([&] {
    task_group inner;
    inner.run([&] {
      outer.run([&] { ++calls; });
      calls += is_current_task_group_canceling();
    });
    inner.wait();
  });
  if (outer.wait() != completed || calls != 11)
    return 2;

  outer.run([&] {
    task_group failing;
    failing.run([&] {
      outer.run([] {});
      throw std::runtime_error("inner");
    });
    try {
      failing.wait();
    } catch (const std::runtime_error &) {
      calls += !outer.is_canceling() && !is_current_task_group_canceling();
    }
  });
  if (outer.wait() != completed || calls != 12)
    return 3;

  task_group beside;
  outer.run([&] {
    outer.cancel();
    beside.run([&] { ++calls; });
  });
  return outer.wait() == canceled && beside.wait() == completed && calls == 13 ? 0 : 4;
}
