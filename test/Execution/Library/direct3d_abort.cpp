// direct3d_abort ends the thread from any function, without destructors; other threads continue.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -O1 %s -Wall -Werror -o %t && %t
// RUN: %ampcc -std=c++17 --amp-host-compiler=g++ %s -o %t.gxx && %t.gxx
// RUN: %oclgrind %t
#include <amp.h>
#include <cstdio>
#include <string>
#include <vector>
using namespace concurrency;
using namespace concurrency::direct3d;

/// Counts its destructor.
struct guard {
  array_view<int, 1> seen;
  index<1> at;
  guard(const array_view<int, 1> &seen, index<1> at) restrict(amp) : seen(seen), at(at) {}
  ~guard() restrict(amp) { seen[at] += 1000; }
};

static int fail(bool now) restrict(amp) {
  if (now)
    direct3d_abort();
  return 1;
}
static int in_loop(int i) restrict(amp) {
  for (int k = 0; k < 10; ++k)
    if (fail(k == i) == 0)
      return 5;
  return 7;
}
struct maker {
  int value;
  explicit maker(bool now) restrict(amp) : value(fail(now)) {}
  int operator+(const maker &other) const restrict(amp) { return value + other.value; }
};
struct breaks_at_end {
  bool now;
  ~breaks_at_end() restrict(amp) { fail(now); }
};

/// Values of an element: 1 from the begin of a thread, 2 from its end, 1000 from a destructor.
static int run(int site) {
  std::vector<int> data(2);
  array_view<int, 1> seen(2, data);
  parallel_for_each(seen.extent, [=](index<1> i) restrict(amp) {
    seen[i] = 1;
    guard g(seen, i);
    const bool now = i[0] == 1;
    switch (site) {
    case 0:
      if (now)
        direct3d_abort();
      break;
    case 1:
      fail(now);
      break;
    case 2:
      in_loop(now ? 3 : 20);
      break;
    case 3:
      seen[i] += 100 * fail(now) + 0 * (seen[i] += 50);
      seen[i] -= 150;
      break;
    case 4:
      if (!now || (fail(true) && (seen[i] += 100)))
        seen[i] += 0;
      break;
    case 5:
      now ? direct3d_abort() : static_cast<void>(0);
      break;
    case 6:
      seen[i] += maker(false) + maker(now) - 2;
      break;
    case 7:
      for (int k = 0; k < 4 && fail(now && k == 2); ++k) {
        breaks_at_end b{false};
        seen[i] += 0;
      }
      break;
    case 8: {
      breaks_at_end b{now};
      break;
    }
    case 9: {
      auto inner = [=](int n) restrict(amp) {
        do {
          n -= fail(now);
        } while (n > 0);
        return n;
      };
      seen[i] += inner(3);
      break;
    }
    }
    seen[i] += 2;
  });
  std::string message;
  try {
    seen.synchronize();
  } catch (const runtime_exception &e) {
    message = e.what();
  }
  bool good = message.find("direct3d_abort at ") == 0 &&
              message.find(" ended 1 thread of the kernel at ") != std::string::npos &&
              data[0] == 1003 && data[1] == 1;
  if (!good)
    std::printf("site %d: %d %d '%s'\n", site, data[0], data[1], message.c_str());
  return !good;
}

/// A tile that ends as a whole before a barrier, and threads that end after the last one.
static int run_tiled() {
  std::vector<int> data(64);
  array_view<int, 1> view(64, data);
  parallel_for_each(view.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) {
    tile_static int numbers[16];
    numbers[t.local[0]] = t.local[0];
    if (t.tile[0] == 1)
      direct3d_abort();
    t.barrier.wait();
    const int other = numbers[15 - t.local[0]];
    t.barrier.wait();
    view[t] = other;
    if (other == 5) {
      direct3d_errorf("%d in tile %d", other, t.tile[0]);
      direct3d_abort();
    }
    view[t] += 100;
  });
  try {
    view.synchronize();
    return 1;
  } catch (const runtime_exception &) {
  }
  for (int i = 0; i < 64; ++i)
    if (data[i] != (i / 16 == 1 ? 0 : i % 16 == 10 ? 5 : 115 - i % 16)) {
      std::printf("tiled: element %d is %d\n", i, data[i]);
      return 1;
    }
  return 0;
}

int main() {
  int bad = run_tiled();
  for (int site = 0; site < 10; ++site)
    bad += run(site);
  return bad;
}
