// Tasks wait for tasks to any depth on a pool of few threads.
// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && %t | FileCheck %s
#include <iostream>
#include <ppltasks.h>
using namespace concurrency;

static int depth(int n) {
  return n ? create_task([n] { return depth(n - 1); }).get() + 1 : 0;
}

int main() {
  std::cout << depth(50) << "\n";

  task_completion_event<int> event;
  auto a = create_task(event);
  auto b = create_task([a] { return a.get() + 1; });
  auto c = create_task([b] { return b.get() + 1; });
  auto d = create_task([c, b] { return c.get() + b.get(); });
  event.set(5);
  std::cout << d.get() << "\n";

  auto outer = create_task([] { return create_task([] { return 9; }); });
  std::cout << outer.get() << "\n";

  std::atomic<int> n(0);
  std::vector<task<void>> all;
  for (int i = 0; i < 500; i++)
    all.push_back(create_task([&] { parallel_for(0, 10, [&](int) { ++n; }); }));
  when_all(all.begin(), all.end()).wait();
  std::cout << n << "\n";

  task_completion_event<int> never;
  std::vector<task<int>> two = {create_task(never), create_task([] { return 2; })};
  auto any = when_any(two.begin(), two.end()).get();
  std::cout << any.first << any.second << "\n";

  auto last = create_task([] {}).then([] { return 3; }).then([](int x) {
    std::cout << x << "\n";
  }).then([](task<void> t) {
    t.get();
    throw 1;
  });
  try {
    last.wait();
  } catch (int) {
    std::cout << "caught\n";
  }

  std::vector<task<void>> failing = {create_task([] { throw 4; }), create_task([] { throw 4; })};
  try {
    when_any(failing.begin(), failing.end()).wait();
  } catch (int thrown) {
    std::cout << "all failed: " << thrown << "\n";
  }
  std::vector<task<int>> one_fails = {create_task([]() -> int { throw 4; }), task_from_result(6)};
  std::cout << when_any(one_fails.begin(), one_fails.end()).get().first << "\n";

  task_group group;
  group.run([&] {
    group.run([&] { ++n; });
    ++n;
  });
  group.wait();
  std::cout << n << "\n";
}
// CHECK: 50
// CHECK-NEXT: 13
// CHECK-NEXT: 9
// CHECK-NEXT: 5000
// CHECK-NEXT: 21
// CHECK-NEXT: 3
// CHECK-NEXT: caught
// CHECK-NEXT: all failed: 4
// CHECK-NEXT: 6
// CHECK-NEXT: 5002
