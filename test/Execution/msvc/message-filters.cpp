// Targets of agents.h accept only the messages that their filter accepts; joins and choices move.
// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && timeout 60 %t
// RUN: %ampcc --amp-msvc -std=c++14 -Wall -Werror %s -o %t && timeout 60 %t
#include <agents.h>
#include <amp.h>

using namespace concurrency;

static int buffers() {
  unbounded_buffer<int> even([](const int &n) -> bool { return n % 2 == 0; });
  unbounded_buffer<int> all;
  all.link_target(&even);
  if (send(even, 3) || !send(all, 4) || receive(even) != 4 || !send(all, 5) || receive(all) != 5)
    return 1;
  overwrite_buffer<int> positive([](int n) { return n > 0; });
  if (send(positive, -1) || !send(positive, 5) || receive(positive) != 5)
    return 2;
  transformer<int, int> twice([](int n) { return n * 2; }, nullptr, [](int n) { return n != 7; });
  if (send(twice, 7) || !send(twice, 8) || receive(twice) != 16)
    return 3;
  single_assignment<int> last;
  call<int> small([&](int n) { send(last, n); }, [](int n) { return n < 10; });
  return send(small, 11) || !send(small, 9) || receive(last) != 9 ? 4 : 0;
}

template <join_type Type> static int joins() {
  join<int, Type> positive(2, [](int n) { return n > 0; });
  overwrite_buffer<int> a, b;
  a.link_target(&positive);
  b.link_target(&positive);
  send(a, 5);
  send(b, -6);
  std::vector<int> both;
  if (try_receive(positive, both))
    return 5;
  send(b, 6);
  both = receive(positive);
  return both[0] == 5 && both[1] == 6 ? 0 : 6;
}

static int moves() {
  unbounded_buffer<int> a, b;
  auto first = make_greedy_join(&a, &b);
  send(a, 1); // the join has it
  auto second = std::move(first);
  send(b, 2);
  if (receive(second) != std::make_tuple(1, 2))
    return 7;
  single_assignment<int> one, other;
  auto chosen = make_choice(&one, &other);
  auto moved = std::move(chosen);
  send(other, 3);
  return moved.index() == 1 && moved.value<int>() == 3 ? 0 : 8;
}

int main() {
  if (const int failed = buffers())
    return failed;
  if (const int failed = joins<greedy>())
    return failed;
  if (const int failed = joins<non_greedy>())
    return failed;
  return moves();
}
