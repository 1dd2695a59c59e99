#include <amp.h>
#include <cstdio>
#include <vector>

using namespace concurrency;

int main() {
  const int size = 1000;
  std::vector<float> start(size, 100.0f);
  array<float> now(size, start.begin()), next(size);

  // Heat that flows out of both ends of a rod. Nothing is copied between the steps.
  for (int step = 0; step < 100; ++step) {
    parallel_for_each(
        now.extent, [ =, &now, &next ](index<1> i) restrict(amp) {
          const float left = i[0] == 0 ? 0 : now[i - 1];
          const float right = i[0] == size - 1 ? 0 : now[i + 1];
          next[i] = now[i] + 0.25f * (left - 2 * now[i] + right);
        });
    std::swap(now, next);
  }

  std::vector<float> ends(3);
  copy(now.section(0, 3), ends.begin());
  std::printf("%.2f %.2f %.2f\n", ends[0], ends[1], ends[2]);

  completion_future done = copy_async(now, start.begin());
  // ... other work of the host ...
  done.get();
  std::printf("%.2f in the middle\n", start[size / 2]);
}
