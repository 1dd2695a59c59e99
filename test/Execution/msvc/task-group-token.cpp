// A task group with a token stays canceled with it, and can end while another thread cancels.
// RUN: %ampcc --amp-msvc -Wall -Werror -fsanitize=address %s -o %t && %t
// RUN: %ampcc --amp-msvc -fsanitize=thread %s -o %t && %t
#include <atomic>
#include <memory>
#include <ppl.h>
#include <stdexcept>
#include <thread>
using namespace concurrency;

static bool stays_canceled() {
  std::atomic<int> calls(0);
  cancellation_token_source source;
  task_group group(source.get_token());
  group.run([&] { ++calls; });
  bool good = group.wait() == completed;
  source.cancel();
  for (int i = 0; i < 2; ++i) {
    group.run([&] { ++calls; });
    good &= group.is_canceling() && group.wait() == canceled;
  }
  return good && calls == 1;
}

static bool ends_during_cancel() {
  cancellation_token_source source;
  event begun, ended;
  source.get_token().register_callback([&] {
    begun.set();
    ended.wait();
  });
  auto group = std::make_unique<task_group>(source.get_token());
  std::thread canceling([&] { source.cancel(); });
  begun.wait();
  group.reset();
  ended.set();
  canceling.join();
  return true;
}

/// deregister_callback waits for a callback in another thread, but not for the one that calls it.
static bool deregisters() {
  cancellation_token_source source;
  const cancellation_token token = source.get_token();
  event begun;
  std::atomic<int> ended(0);
  const auto slow = token.register_callback([&] {
    begun.set();
    wait(50);
    ++ended;
  });
  cancellation_token_registration own;
  own = token.register_callback([&] {
    token.deregister_callback(own);
    ended += 10;
    throw std::runtime_error("callback");
  });
  token.register_callback([&] { ended += 100; });
  std::atomic<bool> thrown(false);
  std::thread canceling([&] {
    try {
      source.cancel();
    } catch (const std::runtime_error &) {
      thrown = true;
    }
  });
  begun.wait();
  token.deregister_callback(slow);
  const bool good = ended % 10 == 1;
  canceling.join();
  return good && ended == 111 && thrown;
}

int main() {
  if (!stays_canceled())
    return 1;
  if (!ends_during_cancel())
    return 2;
  return deregisters() ? 0 : 3;
}
