// A variable that a thread changes in a loop with a divergent number of iterations, or under a
// condition that is only partly uniform, keeps the thread's own value across the next barrier.
// REQUIRES: opencl-device
// RUN: %ampcc -O2 %s -o %t && %t && %oclgrind %t
// RUN: env POCL_WORK_GROUP_METHOD=loops POCL_KERNEL_CACHE=0 AMPCC_CACHE_DIR= %t
// RUN: env POCL_WORK_GROUP_METHOD=workitemrepl POCL_KERNEL_CACHE=0 AMPCC_CACHE_DIR= %t
// RUN: rm -rf %t.d && %ampcc --translate %s -o %t.d && FileCheck %s < %t.d/divergent-values.cl
// CHECK: #define DIVERGENT() (get_local_id(0) != (size_t)-1)
// CHECK: #define DIVERGENT() true
#include <amp.h>
#include <cstdio>
#include <vector>

using namespace concurrency;

const int N = 64, Tile = 16;
static int failures = 0;

/// The data of a thread: h differs between threads, uu is uniform.
struct state {
  unsigned h, x, y;
};

static void fill(std::vector<unsigned> &in) {
  for (int k = 0; k < N; ++k)
    in[k] = (k * 2654435761u) >> 20;
}

/// Body changes the state before a barrier; the result is computed after it.
template <typename Body>
unsigned result(unsigned h, int l, unsigned uu, const unsigned *s, const Body &body) restrict(cpu) {
  state v = {h, 0, 1};
  body(v, l, uu, s);
  return v.h * 1000 + v.x * 7919 + v.y + s[Tile - 1 - l];
}
template <typename Body, typename Index>
unsigned result(unsigned h, unsigned uu, const Index &t, int l, const Body &body) restrict(amp) {
  tile_static unsigned s[Tile];
  state v = {h, 0, 1};
  s[l] = v.h;
  t.barrier.wait();
  body(v, l, uu, s);
  t.barrier.wait();
  return v.h * 1000 + v.x * 7919 + v.y + s[Tile - 1 - l];
}

template <typename Body> void expect(const char *name, unsigned uu, const Body &body) {
  std::vector<unsigned> in(N), row_data(N), column_data(N);
  fill(in);
  array_view<const unsigned> a(N, in);
  array_view<unsigned> row(N, row_data);
  array_view<unsigned, 2> column(N, 1, column_data);
  parallel_for_each(
      row.extent.tile<Tile>(), [=](tiled_index<Tile> t) restrict(amp) {
        row[t] = result(a[t], uu, t, t.local[0], body);
      });
  parallel_for_each(
      column.extent.tile<Tile, 1>(), [=](tiled_index<Tile, 1> t) restrict(amp) {
        column[t] = result(a[t.global[0]], uu, t, t.local[0], body);
      });
  row.synchronize();
  column.synchronize();
  for (int k = 0; k < N; ++k) {
    const unsigned wanted = result(in[k], k % Tile, uu, &in[k / Tile * Tile], body);
    if (row_data[k] != wanted || column_data[k] != wanted)
      ++failures, std::printf("%s: thread %d\n", name, k);
  }
}

inline unsigned first_bit(unsigned h, unsigned otherwise) restrict(cpu, amp) {
  for (unsigned k = 0;; ++k) {
    if (h >> k & 1)
      return k;
    if (k == 20)
      return otherwise;
  }
}

inline void add_if(bool condition, state &v, const unsigned *s) restrict(cpu, amp) {
  if (condition)
    v.x = 3, v.h += s[v.h & 15];
}

inline void add_where(const bool &condition, state &v, const unsigned *s) restrict(cpu, amp) {
  if (condition)
    v.x = 3, v.h += s[v.h & 15];
}

inline void add_once(unsigned uu, int l, state &v, const unsigned *s) restrict(cpu, amp) {
  if (uu == 7) {
    v.x = 3, v.h += s[v.h & 15];
    return;
  }
  if (s[l ^ 1] > 400) {
    v.x = 3, v.h += s[v.h & 15];
    return;
  }
}

inline void add_case(unsigned number, state &v, const unsigned *s) restrict(cpu, amp) {
  switch (number & 3) {
  case 0:
    v.x = 4, v.h += s[v.h & 15];
    break;
  case 1:
    v.x = 5;
  case 2:
    v.h = v.h * 3 + s[v.h & 7];
    break;
  case 3:
    v.x = 9;
  }
}

#define EXPECT(name, ...)                                                                          \
  expect(                                                                                          \
      name,                                                                                        \
      26, [=](state & v, int l, unsigned uu, const unsigned *s) restrict(cpu, amp){__VA_ARGS__})

int main() {
  EXPECT(
      "true break", v.x = 5; for (;;) {
        ++v.x;
        v.h = v.h * 31 + v.x;
        if (v.h & 4)
          break;
      });
  EXPECT(
      "do while", v.x = 5; do {
        ++v.x;
        v.h = v.h * 31 + 7;
      } while (v.h & 4););
  EXPECT("canonical", unsigned k = 0; for (; k < (v.h & 7); ++k) { v.y += s[k]; } v.x = k;);
  EXPECT(
      "canonical do", unsigned k = 0; do {
        v.y = v.y * 3 + s[k & 15];
        ++k;
      } while ((v.y & 4) && k < 16);
      v.x = k;);
  EXPECT(
      "while div", v.x = uu; while (v.h % 5) {
        ++v.x;
        v.h = v.h / 2;
      });
  EXPECT(
      "const first", v.x = 1; for (unsigned k = 0; k < 3 || (v.h & 1); ++k) {
        v.x = v.x * 3;
        v.h >>= 1;
      });
  EXPECT("or if", v.x = 4; if (uu == 7 || s[l ^ 1] > 100) { v.x = 3; });
  EXPECT("and if", v.x = 4; if (uu == 26 && s[l ^ 1] > 100) { v.x = 3; });
  EXPECT(
      "and else", v.x = 4; if (uu == 26 && s[l ^ 1] > 100) { v.y += 1; } else {
        v.x = 3;
        v.y += s[3];
      });
  EXPECT(
      "or else",
      if (uu == 7 || s[l ^ 1] > 100) {
        v.x = 3;
        v.y ^= s[2];
      } else {
        v.x = 9;
        v.y += s[3];
      });
  EXPECT(
      "nested if", v.x = 4; if (uu == 26) {
        if (s[l ^ 1] > 100) {
          v.x = 3;
          v.y ^= s[2];
        } else
          v.y += s[3];
      });
  EXPECT(
      "switch", v.x = 4; switch (v.h & 3) {
        case 0:
          v.x = 5;
          break;
        case 1:
          v.x = 6;
        case 2:
          v.y += s[2];
          break;
        default:
          v.x = 7;
      });
  EXPECT(
      "in uniform loop", v.x = 0; for (unsigned j = 0; j < uu; ++j) {
        unsigned q = v.h + j;
        do {
          ++v.x;
          q = q / 3;
        } while (q & 3);
        v.y += v.x;
      });
  EXPECT(
      "continue", v.x = 0; for (unsigned j = 0; j < uu; ++j) {
        if ((v.h >> j) & 1)
          continue;
        ++v.x;
        v.y += s[j & 15];
      });
  EXPECT(
      "inner break", v.x = 0; for (unsigned j = 0; j < uu; ++j) {
        for (;;) {
          ++v.x;
          if ((v.h + v.x) & 4)
            break;
        }
      });
  EXPECT("ternary", v.x = (uu == 7 || s[l ^ 1] > 100) ? (v.y += s[1], 3) : 4;);
  EXPECT(
      "ptr", const unsigned *p = s; v.x = 2; do {
        v.y += *p;
        ++p;
        ++v.x;
      } while (p < s + 15 && (*p & 8));
      v.x += (unsigned)(p - s););
  EXPECT(
      "two", v.x = 2; do {
        ++v.x;
        v.h /= 2;
      } while (v.h & 1);
      do {
        v.x += 3;
        v.y += 5 * v.x;
      } while ((v.y & 2) == 0););
  EXPECT(
      "bool flag", bool done = false; v.x = 0; while (!done) {
        ++v.x;
        v.y = v.y * 5 + 3;
        if (v.x > (v.h & 7))
          done = true;
      });
  EXPECT(
      "all cases", switch (l & 3) {
        case 1:
          for (int k = -3; k < (int)uu; k += 2)
            v.h = v.h * 33 + s[(k + l) & 15];
        case 2:
          v.h = v.h * 31 + 5;
          break;
        case 0:
          v.h ^= 3;
        case 3:
          break;
      });
  EXPECT(
      "all cases below a condition", if (v.h & 1) switch (uu & 3) {
        case 0:
        case 1:
          v.x = v.h;
          break;
        case 2:
          v.h = v.h * 31 + 5;
          break;
        case 3:
          v.y = 3;
      });
  EXPECT("equal arms", if (uu == 7) v.x = 3, v.h += s[v.h & 15];
         else if (s[l ^ 1] > 400) v.x = 3, v.h += s[v.h & 15];);
  EXPECT("argument", add_if(uu == 7 || s[l ^ 1] > 400, v, s););
  EXPECT("reference", bool b = true; if (uu != 7) b = s[l ^ 1] > 400; add_where(b, v, s););
  EXPECT("return", add_once(uu, l, v, s););
  EXPECT("switch in a function", if (uu != 7 && s[l ^ 1] > 400) add_case(v.h, v, s););
  EXPECT("values that cost", v.x = (uu == 7 || (uu != 0 && s[l ^ 1] > 400))
                                       ? uu / 7 * 31 + uu % 11 * 5 + uu / 13 * 3
                                       : uu / 3 * 31 + uu % 5 * 5 + uu / 19 * 3;);
  EXPECT(
      "pointer that only the loop sets", const unsigned *p; unsigned g = s[l]; do {
        p = s + (g & 15);
        g /= 2;
        ++v.x;
      } while (g & 1);
      v.h += *p;);
  EXPECT("ret fn", v.x = first_bit(v.h, uu););
  return failures != 0;
}
