// Where all threads of a tile or none of them jump past a barrier, each thread of the others decides for itself about the statements
// before the barrier.
// REQUIRES: opencl-device
// RUN: %ampcc -O2 %s -o %t && %t && %oclgrind %t
// RUN: %ampcc -w --amp-check %s -o %t.checked && %t.checked
// RUN: env POCL_WORK_GROUP_METHOD=loops POCL_KERNEL_CACHE=0 AMPCC_CACHE_DIR= %t
// RUN: env POCL_WORK_GROUP_METHOD=workitemrepl POCL_KERNEL_CACHE=0 AMPCC_CACHE_DIR= %t
#include <amp.h>
#include <cstdio>
#include <vector>

using namespace concurrency;

const int N = 96, Tile = 16;
static int failures = 0;

/// A thread of a tile whose threads run one after the other: only the first one changes variables of
/// the tile that others read, and they read them after the last barrier.
struct thread {
  struct {
    void wait() const {}
  } barrier;
};

/// The first thread of a tile changes variables of the tile.
inline void set(unsigned *s, unsigned k) restrict(cpu, amp) {
  s[0] = k;
  s[1] += k;
  s[2] = k & 5;
}

#define BODY(NAME, ...)                                                                            \
  static void NAME(const std::vector<unsigned> &in, std::vector<unsigned> &out,                    \
                   std::vector<unsigned> &wanted) {                                                \
    const int n = 4;                                                                               \
    array_view<const unsigned> a(N, in);                                                           \
    array_view<unsigned> b(N, out);                                                                \
    parallel_for_each(                                                                             \
        b.extent.tile<Tile>(), [=](tiled_index<Tile> t) restrict(amp) {                            \
          tile_static unsigned s[3 + Tile];                                                        \
          const int l = t.local[0], tile = t.tile[0];                                              \
          unsigned h = a[t], &result = b[t];                                                       \
          if (l == 0)                                                                              \
            s[0] = s[1] = s[2] = 1;                                                                \
          s[3 + l] = 0;                                                                            \
          t.barrier.wait();                                                                        \
          __VA_ARGS__                                                                              \
          result = h * 7 + s[0] * 5 + s[1] * 3 + s[2] + s[3 + l];                                  \
        });                                                                                        \
    b.synchronize();                                                                               \
    unsigned s[3 + Tile];                                                                          \
    const thread t = {};                                                                           \
    for (int k = 0; k < N; ++k)                                                                    \
      [&](int l, int tile, unsigned h, unsigned &result) {                                         \
        if (l == 0)                                                                                \
          s[0] = s[1] = s[2] = 1;                                                                  \
        s[3 + l] = 0;                                                                              \
        __VA_ARGS__                                                                                \
        result = h * 7 + s[0] * 5 + s[1] * 3 + s[2] + s[3 + l];                                    \
      }(k % Tile, k / Tile, in[k], wanted[k]);                                                     \
  }

BODY(after_return, {
  if (tile & 1) {
    if (tile == 3) {
      result = 5;
      return;
    }
    if (l == 0)
      set(s, 3);
  }
  t.barrier.wait();
  if (tile & 1)
    s[3 + l] = 2;
  t.barrier.wait();
});
BODY(beside_return, {
  if (tile != 3) {
    if (l == 0)
      set(s, 3);
    else if (l == 3)
      s[3 + l] = h + 4;
  } else {
    result = 5;
    return;
  }
  t.barrier.wait();
  h += s[3 + l];
  t.barrier.wait();
});
BODY(in_cases, {
  switch (tile) {
  case 0:
    result = 7;
    return;
  case 1:
    if (l == 0)
      set(s, 3);
    else
      s[3 + l] = h + 8;
    break;
  case 2:
    if (l == 0)
      set(s, 4);
    break;
  case 3:
    if (l == 0)
      set(s, 9);
  default:
    if (l == 0)
      set(s, 1);
  }
  t.barrier.wait();
  if (tile & 1)
    s[3 + l] = 2;
  t.barrier.wait();
});
BODY(before_break, {
  for (int k = 0; k < n + 3; ++k) {
    if (tile != 1) {
      if (k == tile)
        break;
      if (l == 0)
        set(s, 3);
      else if (l == 3)
        s[3 + l] = h + 8;
    }
    t.barrier.wait();
    h += s[3 + l];
    t.barrier.wait();
  }
});
BODY(before_continue, {
  for (int k = 0; k < n + 3; ++k) {
    if (tile != 1) {
      if (k == tile)
        continue;
      if (l == 0)
        set(s, 8);
    }
    t.barrier.wait();
    if (tile & 1)
      s[3 + l] = 2;
    t.barrier.wait();
  }
});
BODY(nested, {
  if (tile > 0) {
    if (tile < 5) {
      if (tile == 2) {
        result = 3;
        return;
      }
      if (l == 0)
        set(s, 2);
    } else {
      if (n == 7) {
        result = 4;
        return;
      }
      if (l == 0)
        set(s, 3);
    }
    if (l == 0)
      set(s, 4);
  }
  t.barrier.wait();
  if (tile & 1)
    s[3 + l] = 2;
  t.barrier.wait();
});
BODY(in_loop, {
  for (int k = 0; k < n; ++k) {
    if (k + tile == 3) {
      result = 6;
      return;
    }
    if (l == 0)
      set(s, 5);
  }
  t.barrier.wait();
  if (tile & 1)
    s[3 + l] = 2;
  t.barrier.wait();
});
BODY(while_waiting, {
  int k = 0;
  do {
    t.barrier.wait();
    if (tile != 1) {
      if (k == tile)
        break;
      if (l == 0)
        set(s, 8);
    }
    if (l == 0)
      set(s, 9);
    ++k;
  } while (k < n);
  t.barrier.wait();
});
BODY(switch_in_loop, {
  for (int k = 0; k < n; ++k) {
    switch ((k + tile) % 4) {
    case 0:
      if (l == 0)
        set(s, 2);
      break;
    case 1:
      continue;
    case 2:
      if (tile == 5) {
        result = 2;
        return;
      }
      if (l == 0)
        set(s, 3);
      break;
    }
    t.barrier.wait();
    h ^= s[3 + l];
    if (l == 0)
      set(s, 7);
    t.barrier.wait();
  }
});
BODY(two_returns, {
  if (tile == 1) {
    result = 1;
    return;
  }
  if (l == 0)
    set(s, 1);
  if (tile & 2) {
    if (tile == 3) {
      result = 2;
      return;
    }
    if (l == 0)
      set(s, 2);
    else
      s[3 + l] = h + 3;
  }
  if (tile == 4 && n > 2) {
    result = 3;
    return;
  }
  if (l == 0)
    set(s, 4);
  t.barrier.wait();
  if (tile & 1)
    s[3 + l] = 2;
  t.barrier.wait();
});
BODY(after_barrier, {
  if (tile == 1) {
    result = 1;
    return;
  }
  t.barrier.wait();
  if (l == 0)
    set(s, 2);
  if (tile == 2) {
    if (l == 0)
      set(s, 9);
    result = 2;
    return;
  }
  if (l == 0)
    set(s, 3);
  else if (h & 2)
    h ^= 99;
  t.barrier.wait();
  if (tile == 3) {
    result = 3 + h;
    return;
  }
  if (l == 0)
    set(s, 4);
  t.barrier.wait();
});

template <typename Body> void expect(const char *name, const Body &body) {
  std::vector<unsigned> in(N), out(N), wanted(N);
  for (int k = 0; k < N; ++k)
    in[k] = (k * 2654435761u) >> 20;
  body(in, out, wanted);
  for (int k = 0; k < N; ++k)
    if (out[k] != wanted[k])
      ++failures, std::printf("%s: thread %d\n", name, k);
}

int main() {
  expect("after a return", after_return);
  expect("beside a return", beside_return);
  expect("in cases", in_cases);
  expect("before a break", before_break);
  expect("before a continue", before_continue);
  expect("nested", nested);
  expect("in a loop", in_loop);
  expect("in a loop that waits", while_waiting);
  expect("a switch in a loop", switch_in_loop);
  expect("two returns", two_returns);
  expect("after a barrier", after_barrier);
  return failures != 0;
}
