// A process is ended by another thread than the main one, or by a continuation, while kernels write
// to static data and to a static array.
// REQUIRES: opencl-device
// RUN: %ampcc %s -o %t
// RUN: not %t thread && not %t thread && not %t continuation && not %t continuation
// RUN: env AMPCC_SHARED_MEMORY=0 not %t thread && env AMPCC_SHARED_MEMORY=0 not %t continuation
// RUN: %ampcc --amp-static-runtime %s -o %t.static && not %t.static thread && not %t.static continuation
#include <amp.h>
#include <cstdlib>
#include <cstring>
#include <thread>
#include <unistd.h>
#include <vector>
using namespace concurrency;

static std::vector<int> data(1 << 18, 1);
static array<int> kept(1 << 18);

static void launch(const array_view<int> &a) {
  array<int> &numbers = kept;
  parallel_for_each(
      a.extent, [=, &numbers](index<1> i) restrict(amp) {
        for (int k = 0; k < 300; ++k)
          a[i] = a[i] * 3 + k;
        numbers[i] = a[i];
      });
}

int main(int, char **arguments) {
  array_view<int> a(1 << 18, data);
  launch(a);
  std::thread other;
  if (std::strcmp(arguments[1], "thread") == 0) {
    other = std::thread([&] {
      launch(a);
      std::exit(1);
    });
  } else {
    a.synchronize_async().then([&] {
      launch(a);
      std::exit(1);
    });
  }
  for (;;)
    pause();
}
