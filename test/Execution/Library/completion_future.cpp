// Every member of completion_future.
// REQUIRES: opencl-device
// RUN: %ampcc %s -o %t && %t
// RUN: %ampcc --amp-host-compiler=g++ %s -o %t.gxx && %t.gxx
// RUN: %oclgrind %t
#include <amp.h>
#include <atomic>
#include <chrono>
#include <thread>
using namespace concurrency;

std::atomic<int> called{0};

int main() {
  completion_future none;
  if (none.valid())
    return 1;
  std::vector<int> data(1 << 16, 3), back(1 << 16);
  array<int> numbers(1 << 16);
  completion_future f = copy_async(data.begin(), data.end(), numbers);
  if (!f.valid())
    return 2;
  completion_future copy(f), moved(std::move(copy));
  if (copy.valid() || !moved.valid())
    return 3;
  copy = moved;
  none = std::move(moved);
  if (!copy.valid() || moved.valid() || !none.valid())
    return 4;
  f.wait();
  if (f.wait_for(std::chrono::seconds(0)) != std::future_status::ready ||
      f.wait_until(std::chrono::steady_clock::now()) != std::future_status::ready)
    return 5;
  f.get();
  f.get(); // any number of times
  std::shared_future<void> shared = f;
  shared.get();

  const std::thread::id here = std::this_thread::get_id();
  std::promise<bool> elsewhere;
  completion_future g = copy_async(numbers, back.begin());
  g.then([&] { elsewhere.set_value(std::this_thread::get_id() != here && back[9] == 3); });
  for (int i = 0; i < 5; ++i)
    g.then([] { ++called; });
  if (!elsewhere.get_future().get())
    return 6;
  while (called != 5)
    std::this_thread::yield();

  // An error is in the future.
  std::vector<int> short_one(3);
  completion_future failed = copy_async(short_one.begin(), short_one.end(), numbers);
  failed.wait();
  try {
    failed.get();
    return 7;
  } catch (const runtime_exception &) {
  }
  try {
    completion_future().then([] { ++called; });
    return 8;
  } catch (const std::future_error &) {
  }
  static std::atomic<int> late;
  copy_async(numbers, back.begin()).then([] { ++late; }); // the process waits for it
  return 0;
}
