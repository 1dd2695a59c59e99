// A message reaches a target that is linked while another thread sends it: once, and in order.
// RUN: %ampcc --amp-msvc -Wall -Werror -O1 %s -o %t && timeout 60 %t
// RUN: %ampcc --amp-msvc -fsanitize=thread %s -o %t && timeout 120 %t 300
#include <agents.h>
#include <atomic>
#include <cstdlib>
#include <memory>
#include <stdexcept>
#include <thread>
#include <vector>
using namespace concurrency;

/// Links a target to a buffer while another thread sends `count` numbers. Returns whether the
/// target got them.
template <typename Buffer> static bool links(int count) {
  Buffer buffer;
  std::vector<int> seen;
  std::atomic<bool> goes(false);
  {
    call<int> target([&](int n) { seen.push_back(n); });
    std::thread sender([&] {
      goes = true;
      for (int i = 0; i < count; ++i)
        send(buffer, i);
    });
    while (!goes)
      ;
    buffer.link_target(&target);
    sender.join();
  }
  for (int i = 0; i < count; ++i)
    if (seen.size() != static_cast<std::size_t>(count) || seen[i] != i)
      return false;
  return true;
}

/// One target rejects the message while another one is linked.
static bool rejected_while_linking() {
  class rejecting : public unbounded_buffer<int> {
  public:
    event begun, ends;
    bool put(const int &) override {
      begun.set();
      ends.wait();
      return false;
    }
  };
  unbounded_buffer<int> buffer, accepting;
  rejecting first;
  send(buffer, 7);
  std::thread linker([&] { buffer.link_target(&first); });
  first.begun.wait();
  buffer.link_target(&accepting);
  first.ends.set();
  linker.join();
  int n = 0;
  const bool good = try_receive(accepting, n) && n == 7;
  buffer.unlink_targets();
  return good;
}

/// After an exception of a target, another thread can end the link.
static bool throwing_target() {
  class throwing : public unbounded_buffer<int> {
  public:
    bool put(const int &) override { throw std::runtime_error("target"); }
  };
  throwing target;
  auto buffer = std::make_unique<unbounded_buffer<int>>();
  int caught = 0;
  std::thread sender([&] {
    buffer->link_target(&target);
    try {
      send(*buffer, 1);
    } catch (const std::runtime_error &) {
      ++caught;
    }
  });
  sender.join();
  buffer->unlink_targets();
  send(*buffer, 2);
  try {
    buffer->link_target(&target);
  } catch (const std::runtime_error &) {
    ++caught;
  }
  const bool kept = receive(*buffer) == 2;
  buffer.reset(); // the target refers to it no longer
  return kept && caught == 2;
}

/// The receiver of a message may destroy the object while the sender returns.
static bool receive_and_destroy() {
  auto result = std::make_unique<single_assignment<int>>();
  std::thread sender([&to = *result] { send(to, 5); });
  const bool good = receive(*result) == 5;
  result.reset();
  sender.join();
  return good;
}

int main(int argc, char **argv) {
  const int rounds = argc > 1 ? std::atoi(argv[1]) : 4000;
  for (int i = 0; i < rounds; ++i) {
    if (!links<unbounded_buffer<int>>(4))
      return 1;
    if (!links<single_assignment<int>>(1))
      return 2;
    if (!receive_and_destroy())
      return 3;
  }
  if (!rejected_while_linking())
    return 4;
  return throwing_target() ? 0 : 5;
}
