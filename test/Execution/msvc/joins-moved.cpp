// The functions that return joins and choices in C++14, and joins and choices that move.
// RUN: %ampcc --amp-msvc -Wall -Werror -std=c++14 %s -o %t && %t
// RUN: %ampcc --amp-msvc -fsanitize=address %s -o %t && %t
#include <agents.h>
#include <memory>
#include <utility>
using namespace concurrency;

int main() {
  unbounded_buffer<int> a, b;
  auto pairs = make_join(&a, &b);
  auto taken = make_greedy_join(&a, &b);
  unbounded_buffer<std::tuple<int, int>> results;
  taken.link_target(&results);
  send(a, 1);
  auto moved = std::move(taken);
  send(b, 2);
  std::tuple<int, int> none;
  if (receive(results) != std::make_tuple(1, 2) || try_receive(pairs, none))
    return 1;

  unbounded_buffer<int> c;
  auto late = std::make_unique<unbounded_buffer<int>>();
  auto with_late = make_join(&c, late.get());
  send(c, 3);
  auto with_late_moved = std::move(with_late);
  send(*late, 4);
  if (receive(with_late_moved) != std::make_tuple(3, 4))
    return 2;
  late.reset(); // a join without one of its sources takes no messages
  send(c, 5);
  if (receive(c) != 5)
    return 3;

  unbounded_buffer<int> d, e;
  auto first = make_choice(&d, &e);
  auto open = std::move(first);
  send(e, 6);
  auto chosen = std::move(open);
  send(d, 7);
  return chosen.index() == 1 && chosen.value<int>() == 6 && !first.has_value() && receive(d) == 7 ? 0 : 4;
}
