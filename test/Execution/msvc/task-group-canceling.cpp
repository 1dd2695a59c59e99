// The functions of a canceled task group, and of the groups and loops in them, see that.
// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && %t
#include <amp.h>
#include <atomic>
#include <ppl.h>
using namespace concurrency;

int main() {
  if (is_current_task_group_canceling())
    return 1;
  task_group group;
  event running;
  std::atomic<int> seen(0), after(0);
  group.run([&] {
    task_group inner;
    inner.run([&] {
      running.set();
      while (!is_current_task_group_canceling())
        wait(1);
      ++seen;
      parallel_for(0, 100, [&](int) { ++after; });
      ++after;
    });
    inner.wait();
    ++after;
  });
  running.wait();
  group.cancel();
  if (group.wait() != canceled || seen != 1 || after != 0)
    return 2;
  // A group that was waited for can be used again.
  group.run([&] {
    interruption_point();
    ++seen;
  });
  if (group.wait() != completed || seen != 2)
    return 3;
  group.run([&] {
    group.cancel();
    interruption_point();
    ++after;
  });
  if (group.wait() != canceled || after != 0)
    return 4;
  cancellation_token_source source;
  structured_task_group bound(source.get_token());
  source.cancel();
  bound.run([&] { ++after; });
  return bound.wait() == canceled && after == 0 ? 0 : 5;
}
