// agents.h: agents that send messages to each other, buffers, and kernels between them.
// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && %t
#include <agents.h>
#include <amp.h>
#include <iostream>
#include <vector>

using namespace concurrency;

class producer : public agent {
public:
  explicit producer(ITarget<int> &target, int count) : m_target(target), m_count(count) {}

protected:
  void run() {
    for (int i = 1; i <= m_count; ++i)
      send(m_target, i);
    asend(m_target, -1);
    done();
  }

private:
  ITarget<int> &m_target;
  int m_count;
};

class consumer : public agent {
public:
  consumer(ISource<int> &source, single_assignment<int> &result) : m_source(source), m_result(result) {}

protected:
  void run() override {
    std::vector<int> values;
    for (int n = receive(m_source); n != -1; n = receive(m_source))
      values.push_back(n);
    array_view<int, 1> view((int)values.size(), values);
    parallel_for_each(view.extent, [=](index<1> i) restrict(amp) { view[i] *= 2; });
    view.synchronize();
    int sum = 0;
    for each (int v in values)
      sum += v;
    send(m_result, sum);
    done();
  }

private:
  ISource<int> &m_source;
  single_assignment<int> &m_result;
};

int main() {
  unbounded_buffer<int> numbers;
  single_assignment<int> result;
  producer p(numbers, 100);
  consumer c(numbers, result);
  if (!c.start() || !p.start() || p.start())
    return 1;
  agent *both[] = {&p, &c};
  agent_status status[2];
  agent::wait_for_all(2, both, status);
  if (status[0] != agent_done || c.status() != agent_done || receive(result) != 10100 || send(result, 1))
    return 2;

  int seen = 0;
  unbounded_buffer<double> last;
  {
    overwrite_buffer<int> latest;
    call<int> count([&seen](int n) { seen += n; });
    transformer<int, double> half([](int n) { return n / 2.0; }, &last);
    latest.link_target(&count);
    for (int i = 0; i < 5; ++i) {
      send(latest, i);
      send(&half, i);
    }
    if (latest.value() != 4 || !latest.has_value())
      return 3;
  }
  double d = 0, sum = 0;
  for (int i = 0; i < 5; ++i)
    sum += receive(&last);
  if (seen != 10 || sum != 5 || try_receive(last, d))
    return 4;
  // A new target gets the messages that its source has, and then later ones.
  unbounded_buffer<int> queue, next;
  overwrite_buffer<int> latest, copy;
  transformer<int, int> twice([](int n) { return 2 * n; });
  for (int i = 0; i < 3; ++i)
    send(queue, i), send(latest, i);
  queue.link_target(&next);
  latest.link_target(&copy);
  send(queue, 3);
  for (int i = 0; i < 4; ++i)
    if (receive(next) != i)
      return 6;
  if (receive(copy) != 2 || receive(latest) != 2)
    return 7;
  single_assignment<int> first;
  for (int i = 5; i < 7; ++i)
    send(queue, i);
  queue.unlink_targets();
  send(queue, 8), send(queue, 9);
  queue.link_target(&first); // accepts one of them
  if (receive(first) != 8 || receive(queue) != 9)
    return 8;
  send(twice, 4);
  twice.link_target(&next);
  if (receive(next) != 5 || receive(next) != 6 || receive(next) != 8)
    return 9;
  try {
    receive(numbers, 10);
  } catch (const operation_timed_out &) {
    return 0;
  }
  return 5;
}
