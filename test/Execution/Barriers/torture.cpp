// Barriers in every place that tile-uniform control flow leads to, under every way that PoCL has to
// turn work-items into loops, and under Oclgrind.
// REQUIRES: opencl-device
// RUN: %ampcc -O1 %s -o %t
// RUN: %t
// RUN: env POCL_WORK_GROUP_METHOD=loops POCL_KERNEL_CACHE=0 %t
// RUN: env POCL_WORK_GROUP_METHOD=loopvec POCL_KERNEL_CACHE=0 %t
// RUN: env POCL_WORK_GROUP_METHOD=workitemrepl POCL_KERNEL_CACHE=0 %t
// RUN: %oclgrind %t
// RUN: %ampcc --amp-check -std=c++17 -w %s -o %t.checked && env AMPCC_CHECK=exitcode=77 AMPCC_DEVICE=native %t.checked

#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

const int N = 16; // threads of a tile
const int Tiles = 3;
static int failures = 0;

/// Runs `body(tile index, in, out)` over three tiles and compares out with `expected(tile, local)`.
template <typename Body, typename Expected>
void run(const char *name, const Body &body, const Expected &expected) {
  std::vector<int> input(N * Tiles), output(N * Tiles, -1);
  for (int i = 0; i < N * Tiles; ++i)
    input[i] = (i * 37 + 11) % 64;
  array_view<const int> in(N * Tiles, input);
  array_view<int> out(N * Tiles, output);
  parallel_for_each(
      out.get_extent().tile<N>(), [=](tiled_index<N> t) restrict(amp) { body(t, in, out); });
  out.synchronize();
  for (int i = 0; i < N * Tiles; ++i)
    if (output[i] != expected(&input[i / N * N], i % N)) {
      std::printf("%s: thread %d has %d, not %d\n", name, i, output[i],
                  expected(&input[i / N * N], i % N));
      ++failures;
      return;
    }
}

using In = array_view<const int>;
using Out = array_view<int>;

static int sum(const int *tile, int) {
  int s = 0;
  for (int i = 0; i < N; ++i)
    s += tile[i];
  return s;
}

struct Shared {
  int value[N];
  int count;
  void add(int l, int other) restrict(amp) { value[l] += value[other]; }
};

static void step(const tile_barrier &barrier, Shared &s, int l, int stride) restrict(amp) {
  if (l < stride)
    s.add(l, l + stride);
  barrier.wait();
}

static void reduce(tiled_index<N> t, Shared &s) restrict(amp) {
  t.barrier.wait();
  for (int stride = N / 2; stride > 0; stride /= 2)
    step(t.barrier, s, t.local[0], stride);
}

template <int Size> int scan(tiled_index<Size> t, int x) restrict(amp) {
  tile_static int buffers[2][Size];
  int l = t.local[0], from = 0;
  buffers[0][l] = x;
  t.barrier.wait_with_tile_static_memory_fence();
  for (int offset = 1; offset < Size; offset <<= 1) {
    buffers[1 - from][l] = buffers[from][l] + (l >= offset ? buffers[from][l - offset] : 0);
    from = 1 - from;
    t.barrier.wait_with_tile_static_memory_fence();
  }
  int result = buffers[from][l];
  t.barrier.wait();
  return result;
}

int main() {
  run(
      "helpers", [](tiled_index<N> t, In in, Out out) restrict(amp) {
        tile_static Shared s;
        s.value[t.local[0]] = in[t];
        reduce(t, s);
        out[t] = s.value[0];
      },
      sum);

  run(
      "scan twice", [](tiled_index<N> t, In in, Out out) restrict(amp) {
        out[t] = scan<N>(t, in[t]) * 1000 + scan<N>(t, 1);
      },
      [](const int *tile, int l) {
        int s = 0;
        for (int i = 0; i <= l; ++i)
          s += tile[i];
        return s * 1000 + l + 1;
      });

  run(
      "loop count from tile_static", [](tiled_index<N> t, In in, Out out) restrict(amp) {
        tile_static int count;
        tile_static int total;
        if (t.local[0] == 0) {
          count = in[t.tile_origin] % 5 + 1;
          total = 0;
        }
        t.barrier.wait();
        const int rounds = count;
        for (int i = 0; i < rounds; ++i) {
          atomic_fetch_add(&total, 1);
          t.barrier.wait();
        }
        out[t] = total;
      },
      [](const int *tile, int) { return (tile[0] % 5 + 1) * N; });

  run(
      "break and continue", [](tiled_index<N> t, In in, Out out) restrict(amp) {
        tile_static int slots[N];
        const int l = t.local[0];
        slots[l] = in[t];
        for (int i = 0;; ++i) {
          t.barrier.wait();
          const int neighbour = slots[(l + 1) % N];
          t.barrier.wait();
          if (i % 2 == 0)
            continue;
          if (i > 6)
            break;
          slots[l] += neighbour & 3;
        }
        out[t] = slots[l];
      },
      [](const int *tile, int l) {
        int slots[N], next[N];
        for (int i = 0; i < N; ++i)
          slots[i] = tile[i];
        for (int round = 0; round < 3; ++round) {
          for (int i = 0; i < N; ++i)
            next[i] = slots[i] + (slots[(i + 1) % N] & 3);
          for (int i = 0; i < N; ++i)
            slots[i] = next[i];
        }
        return slots[l];
      });

  run(
      "do, while and nested loops", [](tiled_index<N> t, In in, Out out) restrict(amp) {
        tile_static int slot[N];
        const int l = t.local[0];
        int mine = in[t], outer = 3;
        while (outer-- > 0) {
          int inner = 2;
          do {
            slot[l] = mine;
            t.barrier.wait();
            mine = slot[N - 1 - l] + 1;
            t.barrier.wait();
          } while (--inner > 0);
        }
        out[t] = mine;
      },
      [](const int *tile, int l) { return tile[l] + 6; });

  run(
      "uniform branches", [](tiled_index<N> t, In in, Out out) restrict(amp) {
        tile_static int slot[N];
        const int l = t.local[0];
        slot[l] = in[t];
        int mine;
        if (t.tile[0] % 2 == 0) {
          t.barrier.wait();
          mine = slot[(l + 3) % N];
        } else {
          slot[l] += 100;
          t.barrier.wait();
          mine = slot[(l + 5) % N];
          t.barrier.wait();
        }
        out[t] = mine + 1000 * t.tile[0];
      },
      [](const int *tile, int l) {
        // The tiles start with different values: tell them apart by the first one.
        int number = tile[0] == 11 ? 0 : tile[0] == (16 * 37 + 11) % 64 ? 1 : 2;
        return (number % 2 == 0 ? tile[(l + 3) % N] : tile[(l + 5) % N] + 100) + 1000 * number;
      });

  run(
      "switch", [](tiled_index<N> t, In in, Out out) restrict(amp) {
        tile_static int slot[N];
        const int l = t.local[0];
        slot[l] = in[t];
        int mine = 0;
        switch (t.tile[0]) {
        case 0:
          t.barrier.wait();
          mine = slot[N - 1 - l];
          break;
        case 1:
          slot[l] *= 2;
        default:
          t.barrier.wait();
          mine = slot[(l + 1) % N];
          t.barrier.wait();
        }
        out[t] = mine;
      },
      [](const int *tile, int l) {
        int number = tile[0] == 11 ? 0 : tile[0] == (16 * 37 + 11) % 64 ? 1 : 2;
        return number == 0   ? tile[N - 1 - l]
               : number == 1 ? 2 * tile[(l + 1) % N]
                             : tile[(l + 1) % N];
      });

  run(
      "private state across barriers", [](tiled_index<N> t, In in, Out out) restrict(amp) {
        tile_static int slot[N];
        const int l = t.local[0];
        int history[4];
        struct Last {
          int a, b;
        } last = {in[t], l};
        int *current = &last.a;
        for (int i = 0; i < 4; ++i) {
          slot[l] = *current;
          t.barrier.wait();
          history[i] = slot[(l + i) % N];
          t.barrier.wait();
          last.a += history[i] & 1;
        }
        out[t] = history[0] + history[1] * 3 + history[2] * 5 + history[3] * 7 + last.b;
      },
      [](const int *tile, int l) {
        int a[N], history[N][4];
        for (int i = 0; i < N; ++i)
          a[i] = tile[i];
        for (int k = 0; k < 4; ++k) {
          for (int i = 0; i < N; ++i)
            history[i][k] = a[(i + k) % N];
          for (int i = 0; i < N; ++i)
            a[i] += history[i][k] & 1;
        }
        return history[l][0] + history[l][1] * 3 + history[l][2] * 5 + history[l][3] * 7 + l;
      });

  run(
      "divergence between barriers, early return behind them",
      [](tiled_index<N> t, In in, Out out) restrict(amp) {
        tile_static int slot[N];
        const int l = t.local[0];
        int n = in[t], steps = 0;
        while (n > 1) {
          n = n % 2 ? n * 3 + 1 : n / 2;
          if (++steps > 20)
            break;
        }
        slot[l] = steps;
        t.barrier.wait();
        if (l % 3 == 0) {
          out[t] = slot[(l + 1) % N];
          return;
        }
        for (int i = 0; i < l; ++i)
          if (slot[i] == steps) {
            out[t] = i;
            return;
          }
        out[t] = 100 + slot[l];
      },
      [](const int *tile, int l) {
        auto steps = [](int n) {
          int s = 0;
          while (n > 1) {
            n = n % 2 ? n * 3 + 1 : n / 2;
            if (++s > 20)
              break;
          }
          return s;
        };
        if (l % 3 == 0)
          return steps(tile[(l + 1) % N]);
        for (int i = 0; i < l; ++i)
          if (steps(tile[i]) == steps(tile[l]))
            return i;
        return 100 + steps(tile[l]);
      });

  run(
      "bitonic sort", [](tiled_index<N> t, In in, Out out) restrict(amp) {
        tile_static int keys[N];
        const int l = t.local[0];
        keys[l] = in[t];
        t.barrier.wait();
        for (int k = 2; k <= N; k *= 2)
          for (int j = k / 2; j > 0; j /= 2) {
            const int partner = l ^ j;
            if (partner > l && (keys[l] > keys[partner]) == ((l & k) == 0)) {
              const int key = keys[l];
              keys[l] = keys[partner];
              keys[partner] = key;
            }
            t.barrier.wait();
          }
        out[t] = keys[l];
      },
      [](const int *tile, int l) {
        int smaller = 0, key = 0;
        for (int i = 0; i < N; ++i) {
          smaller = 0;
          for (int j = 0; j < N; ++j)
            smaller += tile[j] < tile[i] || (tile[j] == tile[i] && j < i);
          if (smaller == l)
            key = tile[i];
        }
        return key;
      });

  std::printf("%d failures\n", failures);
  return failures != 0;
}
