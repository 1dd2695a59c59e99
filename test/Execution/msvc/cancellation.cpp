// Cancellation tokens of tasks.
// RUN: %ampcc --amp-msvc %s -o %t && %t
#include <amp.h>
#include <ppltasks.h>
#include <stdexcept>
using namespace Concurrency;

int main() {
  cancellation_token_source source;
  cancellation_token token = source.get_token();
  int called = 0;
  auto registration = token.register_callback([&] { called += 1; });
  token.deregister_callback(registration);
  token.register_callback([&] { called += 10; });
  cancellation_token linked = cancellation_token_source::create_linked_source(token).get_token();
  event ready;
  task<int> running = create_task(
      [&] {
        ready.set();
        while (!is_task_cancellation_requested())
          wait(1);
        cancel_current_task();
        return 1;
      },
      token);
  ready.wait();
  source.cancel();
  source.cancel();
  if (running.wait() != canceled || called != 10 || !linked.is_canceled() || cancellation_token::none().is_cancelable())
    return 1;
  task<int> late = create_task([] { return 2; }, token);
  task<int> next = create_task([] { return 3; }).then([](int i) { return i; }, token);
  task<int> plain = late.then([](task<int> t) { return t.wait() == canceled ? 4 : 5; }, task_continuation_context::use_arbitrary());
  if (late.wait() != canceled || next.wait() != canceled || plain.get() != 4)
    return 2;
  try {
    late.get();
    return 3;
  } catch (const task_canceled &) {
  }
  try {
    task_from_exception<int>(std::runtime_error("no")).wait();
    return 4;
  } catch (const std::runtime_error &) {
  }
  task_completion_event<int> never;
  return (create_task(never) || task_from_result(6)).get() == 6 ? 0 : 5;
}
