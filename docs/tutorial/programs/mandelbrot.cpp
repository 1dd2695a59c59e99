#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

int steps(float cx, float cy) restrict(cpu, amp) { // for the host and for devices
  int n = 0;
  for (float x = 0, y = 0; n < 50 && x * x + y * y < 4; ++n) {
    const float old = x;
    x = x * x - y * y + cx;
    y = 2 * old * y + cy;
  }
  return n;
}

int main() {
  std::vector<int> memory(13 * 40);
  array_view<int, 2> out(13, 40, memory); // is copied to the device and back when needed
  parallel_for_each(
      out.extent, [=](index<2> i) restrict(amp) { // one thread for each element
        out[i] = steps(i[1] / 14.0f - 2.1f, i[0] / 6.0f - 1.0f);
      });
  for (int at = 0; at < 13 * 40; ++at) // reading `out` waits for the kernel
    std::printf(at % 40 < 39 ? "%c" : "%c\n", " .:-=+*#%@@"[out(at / 40, at % 40) / 5]);
}
