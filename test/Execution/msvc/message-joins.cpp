// agents.h: join, multitype_join and choice, and joins that take shared messages together.
// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && %t
#include <agents.h>
#include <amp.h>
#include <array>
#include <memory>
#include <string>
#include <vector>
using namespace concurrency;

typedef unbounded_buffer<int> stick;

/// A philosopher, who needs the sticks of both sides at the same time.
class philosopher : public agent {
public:
  philosopher(stick &left, stick &right) : left_(left), right_(right) {}
  int meals = 0;

protected:
  void run() override {
    for (; meals < 50; ++meals) {
      const std::vector<int> held = pick_up();
      send(left_, held[0]);
      send(right_, held[1]);
    }
    done();
  }

private:
  /// The join ends before the sticks are put down, because it would take them again.
  std::vector<int> pick_up() {
    join<int> both(2);
    left_.link_target(&both);
    right_.link_target(&both);
    return receive(both);
  }
  stick &left_, &right_;
};

static bool dine() {
  std::array<stick, 5> sticks;
  std::vector<std::unique_ptr<philosopher>> all;
  std::vector<agent *> agents;
  for (int i = 0; i < 5; ++i) {
    send(sticks[i], i);
    all.emplace_back(new philosopher(sticks[i], sticks[(i + 1) % 5]));
    agents.push_back(all.back().get());
    all.back()->start();
  }
  agent::wait_for_all(agents.size(), agents.data());
  int sticks_left = 0;
  for (stick &f : sticks)
    sticks_left += 1 << receive(f);
  return sticks_left == 31;
}

int main() {
  unbounded_buffer<int> a, b;
  join<int, greedy> sums(2);
  transformer<std::vector<int>, int> add([](const std::vector<int> &v) { return v[0] - v[1]; });
  sums.link_target(&add);
  a.link_target(&sums);
  b.link_target(&sums);
  send(a, 1), send(a, 2), send(b, 10), send(b, 20);
  if (receive(add) != -9 || receive(add) != -18 || send(sums, 5))
    return 1;
  a.unlink_targets();
  b.unlink_targets();

  unbounded_buffer<std::string> names;
  single_assignment<double> factor;
  {
    auto pairs = make_join(&a, &names, &factor);
    send(a, 3);
    send(names, std::string("x"));
    std::tuple<int, std::string, double> none;
    if (try_receive(pairs, none) || receive(a) != 3) // nothing is taken before all are there
      return 2;
    send(a, 4);
    send(factor, 0.5);
    if (receive(pairs) != std::make_tuple(4, std::string("x"), 0.5))
      return 3;
  }
  auto taken = make_greedy_join(&a, &b);
  send(a, 7);
  int n;
  if (try_receive(a, n))
    return 4;
  send(b, 8);
  if (receive(taken) != std::make_tuple(7, 8))
    return 5;

  unbounded_buffer<int> numbers;
  auto first = make_choice(&numbers, &names);
  if (first.has_value())
    return 6;
  send(names, std::string("chosen"));
  send(numbers, 9);
  if (receive(first) != 1 || first.index() != 1 || first.value<std::string>() != "chosen" || receive(numbers) != 9)
    return 7;
  try {
    join<int> one(1);
    a.link_target(&one);
    b.link_target(&one);
    return 8;
  } catch (const invalid_link_target &) {
  }
  return dine() ? 0 : 9;
}
