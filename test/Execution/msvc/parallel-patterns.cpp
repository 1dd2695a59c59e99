// Loops of ppl.h over any range, reductions to bool, and the cancellation of a task_group.
// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && %t
// RUN: %ampcc --amp-msvc -fsanitize=thread %s -o %t && %t
#include <atomic>
#include <limits>
#include <ppl.h>
#include <stdexcept>
#include <thread>
#include <vector>
using namespace concurrency;

static bool loops() {
  std::atomic<long long> count(0), sum(0);
  const auto add = [&](int i) { ++count, sum += i; };
  const int least = std::numeric_limits<int>::min(), most = std::numeric_limits<int>::max();
  parallel_for(least, most, 1 << 30, add, static_partitioner());
  bool good = count == 4 && sum == least;

  affinity_partitioner partitioner;
  count = sum = 0;
  parallel_for(0, 10, 3, add, partitioner);
  parallel_for(0, 10, add, partitioner);
  parallel_for(most - 2, most, add);
  good &= count == 16 && sum == 18 + 45 + 2LL * most - 3;
  try {
    parallel_for(0, 10, 0, add);
    good = false;
  } catch (const std::invalid_argument &) {
  }
  return good;
}

static bool reductions() {
  std::vector<int> bits(10000, 1);
  const auto both = [](bool a, bool b) { return a && b; };
  const bool before = parallel_reduce(bits.begin(), bits.end(), true, both);
  bits[17] = 0;
  return before && !parallel_reduce(bits.begin(), bits.end(), true, both);
}

static bool cancellation() {
  task_group group;
  std::atomic<bool> begun(false);
  group.run([&] {
    begun = true;
    while (!group.is_canceling())
      std::this_thread::yield();
  });
  std::thread other([&] {
    while (!begun)
      std::this_thread::yield();
    group.cancel();
  });
  const bool good = group.wait() == canceled; // the call comes before that of cancel()
  other.join();
  return good && group.run_and_wait([] {}) == completed;
}

int main() {
  if (!loops())
    return 1;
  if (!reductions())
    return 2;
  return cancellation() ? 0 : 3;
}
