// A join sends its messages in their order, also if another thread completes the next one meanwhile.
// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && timeout 60 %t
// RUN: %ampcc --amp-msvc -fsanitize=thread %s -o %t && timeout 60 %t
#include <agents.h>
#include <thread>
#include <tuple>
#include <vector>
using namespace concurrency;

static int first_of(const std::vector<int> &messages) { return messages[0]; }
static int first_of(const std::tuple<int, int> &messages) { return std::get<0>(messages); }

/// A target that needs long for the first message.
template <typename T> class slow : public unbounded_buffer<T> {
public:
  bool put(const T &message) override {
    if (first_of(message) == 1) {
      begun.set();
      wait(50);
    }
    seen.push_back(first_of(message));
    return true;
  }
  event begun;
  std::vector<int> seen;
};

template <typename T> static bool in_order(ISource<T> &join, unbounded_buffer<int> &a, unbounded_buffer<int> &b) {
  slow<T> target;
  join.link_target(&target);
  send(a, 1);
  std::thread other([&] { send(b, 1); });
  target.begun.wait();
  send(a, 2);
  send(b, 2);
  other.join();
  join.unlink_targets();
  return target.seen == std::vector<int>{1, 2};
}

int main() {
  unbounded_buffer<int> a, b;
  {
    join<int, greedy> both(2);
    a.link_target(&both);
    b.link_target(&both);
    if (!in_order(both, a, b))
      return 1;
  }
  {
    join<int> both(2);
    a.link_target(&both);
    b.link_target(&both);
    if (!in_order(both, a, b))
      return 2;
  }
  auto pairs = make_join(&a, &b);
  return in_order(pairs, a, b) ? 0 : 3;
}
