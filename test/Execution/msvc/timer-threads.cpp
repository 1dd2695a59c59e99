// Several threads start and stop a timer, and a target of the timer stops it.
// RUN: %ampcc --amp-msvc -Wall -Werror -fsanitize=address %s -o %t && %t
// RUN: %ampcc --amp-msvc -fsanitize=thread %s -o %t && %t
#include <agents.h>
#include <atomic>
#include <thread>
using namespace concurrency;

/// A target that calls a function in the thread of the sender.
class direct : public unbounded_buffer<int> {
public:
  bool put(const int &) override { return called(), true; }
  std::function<void()> called;
};

static bool several_threads() {
  std::atomic<int> waiting(0);
  for (int i = 0; i < 300; ++i) {
    unbounded_buffer<int> ticks;
    timer<int> clock(1000, 1, &ticks, true);
    waiting = 0;
    const auto start = [&] {
      for (++waiting; waiting < 2;)
        ;
      clock.start();
      clock.stop();
      clock.start();
    };
    std::thread a(start), b(start);
    a.join();
    b.join();
  }
  return true;
}

static bool stopped_by_target() {
  std::atomic<int> ticks(0);
  direct target;
  {
    timer<int> clock(1, 1, &target, true);
    target.called = [&] {
      clock.stop();
      if (++ticks == 1)
        clock.start();
    };
    clock.start();
    while (ticks < 2)
      std::this_thread::yield();
  }
  wait(10);
  return ticks == 2;
}

/// stop() waits for the message that is being sent.
static bool stop_waits() {
  event begun;
  std::atomic<bool> ended(false);
  direct target;
  timer<int> clock(1, 1, &target);
  target.called = [&] {
    begun.set();
    wait(20);
    ended = true;
  };
  clock.start();
  begun.wait();
  clock.stop();
  return ended;
}

int main() {
  if (!several_threads())
    return 1;
  if (!stopped_by_target())
    return 2;
  return stop_waits() ? 0 : 3;
}
