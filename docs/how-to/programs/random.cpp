// Random numbers in kernels: each thread has a generator that starts from its index.
#include <amp.h>
#include <cstdio>
#include <vector>

using namespace concurrency;

// PCG: 32 bits of state; the same numbers on the host and on every device.
class generator {
public:
  generator(unsigned seed, unsigned thread) restrict(cpu, amp)
      : state(seed * 747796405u + thread * 2891336453u) {
    next();
  }
  unsigned next() restrict(cpu, amp) {
    state = state * 747796405u + 2891336453u;
    const unsigned word = ((state >> ((state >> 28) + 4)) ^ state) * 277803737u;
    return word >> 22 ^ word;
  }
  float uniform() restrict(cpu, amp) { return (next() >> 8) * (1.0f / (1 << 24)); } // in [0, 1)

private:
  unsigned state;
};

int hits(unsigned thread, int points) restrict(cpu, amp) {
  generator random(2026, thread);
  int inside = 0;
  for (int point = 0; point < points; ++point) {
    const float x = random.uniform(), y = random.uniform();
    inside += x * x + y * y < 1.0f;
  }
  return inside;
}

int main() {
  const int threads = 4096, points = 256;
  std::vector<int> memory(threads);
  const array_view<int> counts(threads, memory);
  counts.discard_data();
  parallel_for_each(
      counts.extent, [=](index<1> i) restrict(amp) { counts[i] = hits(i[0], points); });
  counts.synchronize();

  long inside = 0;
  for (int count : memory)
    inside += count;
  std::printf("pi is about %.3f\n", 4.0 * inside / threads / points);
  std::printf("thread 7 on the host: %s\n", hits(7, points) == memory[7] ? "the same" : "others");
}
