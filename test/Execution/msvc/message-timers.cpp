// agents.h: timer, and agent::wait_for_one.
// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && %t
#include <agents.h>
#include <amp.h>
#include <atomic>
using namespace concurrency;

class waiter : public agent {
public:
  event goes;

protected:
  void run() override {
    goes.wait();
    done();
  }
};

int main() {
  timer<int> once(1, 7);
  once.start();
  int n;
  if (receive(once) != 7 || (wait(5), try_receive(once, n)))
    return 1;
  once.start();
  if (receive(once) != 7)
    return 2;
  std::atomic<int> ticks(0);
  call<int> count([&](int by) { ticks += by; });
  timer<int> clock(1, 10, &count, true);
  for (int i = 0; i < 2; ++i) { // it goes on after a pause
    const int begin = ticks;
    clock.start();
    while (ticks < begin + 30)
      wait(1);
    clock.pause();
  }
  clock.stop();
  timer<int> never(100000, 1, &count);
  never.start();
  waiter agents[2];
  agent *both[] = {&agents[0], &agents[1]};
  agents[0].start();
  agents[1].start();
  agents[1].goes.set();
  agent_status status;
  size_t index;
  agent::wait_for_one(2, both, status, index);
  if (index != 1 || status != agent_done)
    return 3;
  try {
    agent::wait_for_one(1, both, status, index, 1);
    return 4;
  } catch (const operation_timed_out &) {
  }
  agents[0].goes.set();
  return agent::wait(&agents[0]) == agent_done ? 0 : 5;
}
