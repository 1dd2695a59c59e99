#include <ampcc_rt/prefix.h>
#define __AMPCC_CHECK__ 1
#include <ampcc_rt/host.h>
#line 1 "/work/main/test/Execution/Barriers/divergent-values.cpp"
// A variable that a thread changes in a loop which each thread leaves after a different number of rounds, or under a condition
// of which only a part is the same for all threads, keeps the thread's own value across the next barrier.
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

__attribute__((__unused__)) const int N = 64, Tile = 16;
static int failures = 0;

/// What a thread works on: h is another number for each, uu the same for all.
struct state {
  unsigned h, x, y;
};

static void fill(std::vector<unsigned> &in) {
  for (int k = 0; k < N; ++k)
    in[k] = (k * 2654435761u) >> 20;
}

/// Body changes the state before a barrier; the result is computed after it.
template <typename Body>
unsigned result(unsigned h, int l, unsigned uu, const unsigned *s, const Body &body)               {
  state v = {h, 0, 1};
  body(v, l, uu, s);
  return v.h * 1000 + v.x * 7919 + v.y + s[Tile - 1 - l];
}











template <typename Body> void expect(const char *name, unsigned uu, const Body &body) {
  std::vector<unsigned> in(N), row_data(N), column_data(N);
  fill(in);
  array_view<const unsigned> a(N, in);
  array_view<unsigned> row(N, row_data);
  array_view<unsigned, 2> column(N, 1, column_data);
  parallel_for_each(
      row.extent.tile<Tile>(), __ampcc_tag<__ampcc_site<0xeb1adf46d4e8a91bULL, Body>>([row, a, uu, body](tiled_index<Tile> t)               { (void)row; (void)a; (void)uu; (void)body; (void)t; __ampcc_host_stub(); }

));
  parallel_for_each(
      column.extent.tile<Tile, 1>(), __ampcc_tag<__ampcc_site<0x2cf8eadd139ffca5ULL, Body>>([column, a, uu, body](tiled_index<Tile, 1> t)               { (void)column; (void)a; (void)uu; (void)body; (void)t; __ampcc_host_stub(); }

));
  row.synchronize();
  column.synchronize();
  for (int k = 0; k < N; ++k) {
    const unsigned wanted = result(in[k], k % Tile, uu, &in[k / Tile * Tile], body);
    if (row_data[k] != wanted || column_data[k] != wanted)
      ++failures, std::printf("%s: thread %d\n", name, k);
  }
}

inline unsigned first_bit(unsigned h, unsigned otherwise)                    {
  for (unsigned k = 0;; ++k) {
    if (h >> k & 1)
      return k;
    if (k == 20)
      return otherwise;
  }
}

inline void add_if(bool condition, state &v, const unsigned *s)                    {
  if (condition)
    v.x = 3, v.h += s[v.h & 15];
}

inline void add_where(const bool &condition, state &v, const unsigned *s)                    {
  if (condition)
    v.x = 3, v.h += s[v.h & 15];
}

inline void add_once(unsigned uu, int l, state &v, const unsigned *s)                    {
  if (uu == 7) {
    v.x = 3, v.h += s[v.h & 15];
    return;
  }
  if (s[l ^ 1] > 400) {
    v.x = 3, v.h += s[v.h & 15];
    return;
  }
}

inline void add_case(unsigned number, state &v, const unsigned *s)                    {
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
      26, [=](state & v, int l, unsigned uu, const unsigned *s)                   {__VA_ARGS__})

int main() {
  expect( "true break", 26, __ampcc_tag<__ampcc_site<0x05922e2a68f86e32ULL>>([](state & v, int l, unsigned uu, const unsigned *s)  {v.x = 5; for (;;) { ++v.x; v.h = v.h * 31 + v.x; if (v.h & 4) break; }}))





;
  expect( "do while", 26, __ampcc_tag<__ampcc_site<0xcfe6d759ecc65e5cULL>>([](state & v, int l, unsigned uu, const unsigned *s)  {v.x = 5; do { ++v.x; v.h = v.h * 31 + 7; } while (v.h & 4);}))



;
  expect( "canonical", 26, __ampcc_tag<__ampcc_site<0xee7b55279686bf01ULL>>([](state & v, int l, unsigned uu, const unsigned *s)  {unsigned k = 0; for (; k < (v.h & 7); ++k) { v.y += s[k]; } v.x = k;}));
  expect( "canonical do", 26, __ampcc_tag<__ampcc_site<0x54041bb3248ef6c0ULL>>([](state & v, int l, unsigned uu, const unsigned *s)  {unsigned k = 0; do { v.y = v.y * 3 + s[k & 15]; ++k; } while ((v.y & 4) && k < 16); v.x = k;}))




;
  expect( "while div", 26, __ampcc_tag<__ampcc_site<0xb470b9005b975a4eULL>>([](state & v, int l, unsigned uu, const unsigned *s)  {v.x = uu; while (v.h % 5) { ++v.x; v.h = v.h / 2; }}))



;
  expect( "const first", 26, __ampcc_tag<__ampcc_site<0x3fdeda94e9e39322ULL>>([](state & v, int l, unsigned uu, const unsigned *s)  {v.x = 1; for (unsigned k = 0; k < 3 || (v.h & 1); ++k) { v.x = v.x * 3; v.h >>= 1; }}))



;
  expect( "or if", 26, __ampcc_tag<__ampcc_site<0xc516f35606208213ULL>>([](state & v, int l, unsigned uu, const unsigned *s)  {v.x = 4; if (uu == 7 || s[l ^ 1] > 100) { v.x = 3; }}));
  expect( "and if", 26, __ampcc_tag<__ampcc_site<0x909b0d94a4c9ce7cULL>>([](state & v, int l, unsigned uu, const unsigned *s)  {v.x = 4; if (uu == 26 && s[l ^ 1] > 100) { v.x = 3; }}));
  expect( "and else", 26, __ampcc_tag<__ampcc_site<0x850c99dfb7506f7eULL>>([](state & v, int l, unsigned uu, const unsigned *s)  {v.x = 4; if (uu == 26 && s[l ^ 1] > 100) { v.y += 1; } else { v.x = 3; v.y += s[3]; }}))



;
  expect( "or else", 26, __ampcc_tag<__ampcc_site<0xf714c1d02e8bd62bULL>>([](state & v, int l, unsigned uu, const unsigned *s)  {if (uu == 7 || s[l ^ 1] > 100) { v.x = 3; v.y ^= s[2]; } else { v.x = 9; v.y += s[3]; }}))







;
  expect( "nested if", 26, __ampcc_tag<__ampcc_site<0x33ea2b21fba94629ULL>>([](state & v, int l, unsigned uu, const unsigned *s)  {v.x = 4; if (uu == 26) { if (s[l ^ 1] > 100) { v.x = 3; v.y ^= s[2]; } else v.y += s[3]; }}))






;
  expect( "switch", 26, __ampcc_tag<__ampcc_site<0xb001c0b95a653701ULL>>([](state & v, int l, unsigned uu, const unsigned *s)  {v.x = 4; switch (v.h & 3) { case 0: v.x = 5; break; case 1: v.x = 6; case 2: v.y += s[2]; break; default: v.x = 7; }}))











;
  expect( "in uniform loop", 26, __ampcc_tag<__ampcc_site<0xbd71476296e063bbULL>>([](state & v, int l, unsigned uu, const unsigned *s)  {v.x = 0; for (unsigned j = 0; j < uu; ++j) { unsigned q = v.h + j; do { ++v.x; q = q / 3; } while (q & 3); v.y += v.x; }}))







;
  expect( "continue", 26, __ampcc_tag<__ampcc_site<0x41d3242dbed6498aULL>>([](state & v, int l, unsigned uu, const unsigned *s)  {v.x = 0; for (unsigned j = 0; j < uu; ++j) { if ((v.h >> j) & 1) continue; ++v.x; v.y += s[j & 15]; }}))





;
  expect( "inner break", 26, __ampcc_tag<__ampcc_site<0xeb3fd9ebd3dd01bfULL>>([](state & v, int l, unsigned uu, const unsigned *s)  {v.x = 0; for (unsigned j = 0; j < uu; ++j) { for (;;) { ++v.x; if ((v.h + v.x) & 4) break; } }}))






;
  expect( "ternary", 26, __ampcc_tag<__ampcc_site<0x27b96b8885c10bdeULL>>([](state & v, int l, unsigned uu, const unsigned *s)  {v.x = (uu == 7 || s[l ^ 1] > 100) ? (v.y += s[1], 3) : 4;}));
  expect( "ptr", 26, __ampcc_tag<__ampcc_site<0xb5ef535e46e40bedULL>>([](state & v, int l, unsigned uu, const unsigned *s)  {const unsigned *p = s; v.x = 2; do { v.y += *p; ++p; ++v.x; } while (p < s + 15 && (*p & 8)); v.x += (unsigned)(p - s);}))





;
  expect( "two", 26, __ampcc_tag<__ampcc_site<0x67fbaea15dbfe7e4ULL>>([](state & v, int l, unsigned uu, const unsigned *s)  {v.x = 2; do { ++v.x; v.h /= 2; } while (v.h & 1); do { v.x += 3; v.y += 5 * v.x; } while ((v.y & 2) == 0);}))







;
  expect( "bool flag", 26, __ampcc_tag<__ampcc_site<0xa6f86921a00567d9ULL>>([](state & v, int l, unsigned uu, const unsigned *s)  {bool done = false; v.x = 0; while (!done) { ++v.x; v.y = v.y * 5 + 3; if (v.x > (v.h & 7)) done = true; }}))





;
  expect( "all cases", 26, __ampcc_tag<__ampcc_site<0x91fd3999d338b762ULL>>([](state & v, int l, unsigned uu, const unsigned *s)  {switch (l & 3) { case 1: for (int k = -3; k < (int)uu; k += 2) v.h = v.h * 33 + s[(k + l) & 15]; case 2: v.h = v.h * 31 + 5; break; case 0: v.h ^= 3; case 3: break; }}))











;
  expect( "all cases below a condition", 26, __ampcc_tag<__ampcc_site<0xff91e41ddd9c74e7ULL>>([](state & v, int l, unsigned uu, const unsigned *s)  {if (v.h & 1) switch (uu & 3) { case 0: case 1: v.x = v.h; break; case 2: v.h = v.h * 31 + 5; break; case 3: v.y = 3; }}))










;
  expect( "equal arms", 26, __ampcc_tag<__ampcc_site<0xc3c72dba37524bd9ULL>>([](state & v, int l, unsigned uu, const unsigned *s)  {if (uu == 7) v.x = 3, v.h += s[v.h & 15]; else if (s[l ^ 1] > 400) v.x = 3, v.h += s[v.h & 15];}))
;
  expect( "argument", 26, __ampcc_tag<__ampcc_site<0x6913ba44767e2898ULL>>([](state & v, int l, unsigned uu, const unsigned *s)  {add_if(uu == 7 || s[l ^ 1] > 400, v, s);}));
  expect( "reference", 26, __ampcc_tag<__ampcc_site<0x90738b9e4036f1c3ULL>>([](state & v, int l, unsigned uu, const unsigned *s)  {bool b = true; if (uu != 7) b = s[l ^ 1] > 400; add_where(b, v, s);}));
  expect( "return", 26, __ampcc_tag<__ampcc_site<0x81d8fdf022014e53ULL>>([](state & v, int l, unsigned uu, const unsigned *s)  {add_once(uu, l, v, s);}));
  expect( "switch in a function", 26, __ampcc_tag<__ampcc_site<0x5ea7dd15bc14abb6ULL>>([](state & v, int l, unsigned uu, const unsigned *s)  {if (uu != 7 && s[l ^ 1] > 400) add_case(v.h, v, s);}));
  expect( "values that cost", 26, __ampcc_tag<__ampcc_site<0x4568e718587324d8ULL>>([](state & v, int l, unsigned uu, const unsigned *s)  {v.x = (uu == 7 || (uu != 0 && s[l ^ 1] > 400)) ? uu / 7 * 31 + uu % 11 * 5 + uu / 13 * 3 : uu / 3 * 31 + uu % 5 * 5 + uu / 19 * 3;}))

;
  expect( "pointer that only the loop sets", 26, __ampcc_tag<__ampcc_site<0x1343a15e49c74b79ULL>>([](state & v, int l, unsigned uu, const unsigned *s)  {const unsigned *p; unsigned g = s[l]; do { p = s + (g & 15); g /= 2; ++v.x; } while (g & 1); v.h += *p;}))





;
  expect( "ret fn", 26, __ampcc_tag<__ampcc_site<0xdae16e2d4cf7a8a6ULL>>([](state & v, int l, unsigned uu, const unsigned *s)  {v.x = first_bit(v.h, uu);}));
  return failures != 0;
}
#line 1 "<ampcc kernels>"
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverlength-strings"
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_native_81e5aed2cb48e8d7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_native_81e5aed2cb48e8d7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_native_81e5aed2cb48e8d7_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_2_native_81e5aed2cb48e8d7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_2_native_81e5aed2cb48e8d7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_2_native_81e5aed2cb48e8d7_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_3_native_81e5aed2cb48e8d7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_3_native_81e5aed2cb48e8d7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_3_native_81e5aed2cb48e8d7_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_4_native_81e5aed2cb48e8d7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_4_native_81e5aed2cb48e8d7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_4_native_81e5aed2cb48e8d7_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_5_native_81e5aed2cb48e8d7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_5_native_81e5aed2cb48e8d7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_5_native_81e5aed2cb48e8d7_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_6_native_81e5aed2cb48e8d7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_6_native_81e5aed2cb48e8d7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_6_native_81e5aed2cb48e8d7_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_7_native_81e5aed2cb48e8d7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_7_native_81e5aed2cb48e8d7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_7_native_81e5aed2cb48e8d7_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_8_native_81e5aed2cb48e8d7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_8_native_81e5aed2cb48e8d7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_8_native_81e5aed2cb48e8d7_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_9_native_81e5aed2cb48e8d7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_9_native_81e5aed2cb48e8d7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_9_native_81e5aed2cb48e8d7_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_10_native_81e5aed2cb48e8d7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_10_native_81e5aed2cb48e8d7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_10_native_81e5aed2cb48e8d7_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_11_native_81e5aed2cb48e8d7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_11_native_81e5aed2cb48e8d7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_11_native_81e5aed2cb48e8d7_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_12_native_81e5aed2cb48e8d7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_12_native_81e5aed2cb48e8d7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_12_native_81e5aed2cb48e8d7_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_13_native_81e5aed2cb48e8d7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_13_native_81e5aed2cb48e8d7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_13_native_81e5aed2cb48e8d7_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_14_native_81e5aed2cb48e8d7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_14_native_81e5aed2cb48e8d7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_14_native_81e5aed2cb48e8d7_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_15_native_81e5aed2cb48e8d7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_15_native_81e5aed2cb48e8d7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_15_native_81e5aed2cb48e8d7_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_16_native_81e5aed2cb48e8d7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_16_native_81e5aed2cb48e8d7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_16_native_81e5aed2cb48e8d7_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_17_native_81e5aed2cb48e8d7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_17_native_81e5aed2cb48e8d7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_17_native_81e5aed2cb48e8d7_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_18_native_81e5aed2cb48e8d7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_18_native_81e5aed2cb48e8d7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_18_native_81e5aed2cb48e8d7_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_19_native_81e5aed2cb48e8d7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_19_native_81e5aed2cb48e8d7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_19_native_81e5aed2cb48e8d7_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_20_native_81e5aed2cb48e8d7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_20_native_81e5aed2cb48e8d7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_20_native_81e5aed2cb48e8d7_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_21_native_81e5aed2cb48e8d7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_21_native_81e5aed2cb48e8d7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_21_native_81e5aed2cb48e8d7_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_22_native_81e5aed2cb48e8d7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_22_native_81e5aed2cb48e8d7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_22_native_81e5aed2cb48e8d7_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_23_native_81e5aed2cb48e8d7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_23_native_81e5aed2cb48e8d7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_23_native_81e5aed2cb48e8d7_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_24_native_81e5aed2cb48e8d7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_24_native_81e5aed2cb48e8d7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_24_native_81e5aed2cb48e8d7_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_25_native_81e5aed2cb48e8d7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_25_native_81e5aed2cb48e8d7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_25_native_81e5aed2cb48e8d7_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_26_native_81e5aed2cb48e8d7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_26_native_81e5aed2cb48e8d7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_26_native_81e5aed2cb48e8d7_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_27_native_81e5aed2cb48e8d7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_27_native_81e5aed2cb48e8d7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_27_native_81e5aed2cb48e8d7_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_28_native_81e5aed2cb48e8d7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_28_native_81e5aed2cb48e8d7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_28_native_81e5aed2cb48e8d7_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_29_native_81e5aed2cb48e8d7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_29_native_81e5aed2cb48e8d7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_29_native_81e5aed2cb48e8d7_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_30_native_81e5aed2cb48e8d7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_30_native_81e5aed2cb48e8d7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_30_native_81e5aed2cb48e8d7_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_31_native_81e5aed2cb48e8d7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_31_native_81e5aed2cb48e8d7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_31_native_81e5aed2cb48e8d7_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_32_native_81e5aed2cb48e8d7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_32_native_81e5aed2cb48e8d7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_32_native_81e5aed2cb48e8d7_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_33_native_81e5aed2cb48e8d7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_33_native_81e5aed2cb48e8d7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_33_native_81e5aed2cb48e8d7_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_34_native_81e5aed2cb48e8d7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_34_native_81e5aed2cb48e8d7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_34_native_81e5aed2cb48e8d7_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_35_native_81e5aed2cb48e8d7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_35_native_81e5aed2cb48e8d7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_35_native_81e5aed2cb48e8d7_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_36_native_81e5aed2cb48e8d7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_36_native_81e5aed2cb48e8d7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_36_native_81e5aed2cb48e8d7_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_37_native_81e5aed2cb48e8d7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_37_native_81e5aed2cb48e8d7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_37_native_81e5aed2cb48e8d7_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_38_native_81e5aed2cb48e8d7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_38_native_81e5aed2cb48e8d7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_38_native_81e5aed2cb48e8d7_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_39_native_81e5aed2cb48e8d7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_39_native_81e5aed2cb48e8d7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_39_native_81e5aed2cb48e8d7_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_40_native_81e5aed2cb48e8d7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_40_native_81e5aed2cb48e8d7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_40_native_81e5aed2cb48e8d7_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_41_native_81e5aed2cb48e8d7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_41_native_81e5aed2cb48e8d7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_41_native_81e5aed2cb48e8d7_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_42_native_81e5aed2cb48e8d7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_42_native_81e5aed2cb48e8d7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_42_native_81e5aed2cb48e8d7_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_43_native_81e5aed2cb48e8d7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_43_native_81e5aed2cb48e8d7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_43_native_81e5aed2cb48e8d7_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_44_native_81e5aed2cb48e8d7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_44_native_81e5aed2cb48e8d7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_44_native_81e5aed2cb48e8d7_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_45_native_81e5aed2cb48e8d7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_45_native_81e5aed2cb48e8d7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_45_native_81e5aed2cb48e8d7_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_46_native_81e5aed2cb48e8d7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_46_native_81e5aed2cb48e8d7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_46_native_81e5aed2cb48e8d7_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_47_native_81e5aed2cb48e8d7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_47_native_81e5aed2cb48e8d7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_47_native_81e5aed2cb48e8d7_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_48_native_81e5aed2cb48e8d7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_48_native_81e5aed2cb48e8d7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_48_native_81e5aed2cb48e8d7_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_49_native_81e5aed2cb48e8d7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_49_native_81e5aed2cb48e8d7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_49_native_81e5aed2cb48e8d7_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_50_native_81e5aed2cb48e8d7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_50_native_81e5aed2cb48e8d7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_50_native_81e5aed2cb48e8d7_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_51_native_81e5aed2cb48e8d7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_51_native_81e5aed2cb48e8d7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_51_native_81e5aed2cb48e8d7_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_52_native_81e5aed2cb48e8d7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_52_native_81e5aed2cb48e8d7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_52_native_81e5aed2cb48e8d7_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_53_native_81e5aed2cb48e8d7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_53_native_81e5aed2cb48e8d7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_53_native_81e5aed2cb48e8d7_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_54_native_81e5aed2cb48e8d7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_54_native_81e5aed2cb48e8d7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_54_native_81e5aed2cb48e8d7_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_55_native_81e5aed2cb48e8d7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_55_native_81e5aed2cb48e8d7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_55_native_81e5aed2cb48e8d7_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_56_native_81e5aed2cb48e8d7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_56_native_81e5aed2cb48e8d7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_56_native_81e5aed2cb48e8d7_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_57_native_81e5aed2cb48e8d7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_57_native_81e5aed2cb48e8d7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_57_native_81e5aed2cb48e8d7_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_58_native_81e5aed2cb48e8d7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_58_native_81e5aed2cb48e8d7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_58_native_81e5aed2cb48e8d7_v4(const void *const *, const __ampcc_native_span &);
namespace {
constexpr char __ampcc_source[] =
R"ampcc(#pragma OPENCL FP_CONTRACT OFF
#ifndef VIEWS_WITH_OFFSET
#define VIEWS_WITH_OFFSET 0xffffffff
#endif
#define VIEW_OFFSET(bit, offset) (offset & -(long)(VIEWS_WITH_OFFSET >> bit & 1))
#if defined(POCL_DEVICE_ADDRESS_BITS) && !defined(__SPIR__) && !defined(__NVPTX__)
#define SHARED(variable) \
  if (get_work_dim() > 3) { volatile size_t address = (size_t)&variable; }
#define BRANCH() ((void)__builtin_assume_aligned((__private void *)0, 16))
#define barrier(flags) (barrier(flags), BRANCH())
#define DIVERGENT() (get_local_id(0) != (size_t)-1)
#define NO_CASE() (get_local_id(0) == (size_t)-2)
#else
#define SHARED(variable)
#define BRANCH()
#define DIVERGENT() true
#define NO_CASE() 0
#endif
#ifdef SWAPS_DIMENSIONS
#define SWAPPED(usual, other) other
#else
#define SWAPPED(usual, other) usual
#endif
#define IN_BOUNDS(pointer, begin, bytes) \
  (sizeof(*(pointer)) <= (bytes) && \
   (ulong)(pointer) - (ulong)(begin) <= (bytes) - sizeof(*(pointer)))
#define INDEX(i) clamp((long)(i), -(1L << 40), 1L << 40)

typedef struct {
  uint h;
  uint x;
  uint y;
} state;

static __attribute__((noinline)) uint begin_message(
    __global uint *messages, uint row, uint words) {
  uint at = atomic_add(&messages[0], 0u);
  if (at < messages[3]) {
    at = atomic_add(&messages[0], words);
    if (at + words <= messages[3]) {
      messages[at + 4] = row;
      return at + 5;
    }
    if (at < messages[3]) {
      messages[at + 4] = 0;
    }
  }
  atomic_add(&messages[2], 1u);
  return messages[3] + 4;
}

static __attribute__((noinline)) uint begin_report(
    __global uint *messages, uint row, uint words, uint site, uint x, uint y, uint z) {
  atomic_add(&messages[messages[3] + 262 + site * 2], 1u);
  uint mine = 4294967295u -
      (x + (y * messages[messages[3] + 260] + z * messages[messages[3] + 261]));
  if (atomic_max(&messages[messages[3] + 263 + site * 2], mine) >= mine) {
    return messages[3] + 4;
  }
  return begin_message(messages, row, words);
}

static __attribute__((noinline)) void report_index1(
    uint site, int thread_x, int thread_y, int thread_z, int value0, int value1,
    __global uint *messages) {
  uint message = begin_report(messages, 1, 7, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
  messages[message] = site;
  messages[message + 1] = (uint)thread_x;
  messages[message + 2] = (uint)thread_y;
  messages[message + 3] = (uint)thread_z;
  messages[message + 4] = (uint)value0;
  messages[message + 5] = (uint)value1;
}

static inline long check_index1(uint site, int thread_x, int thread_y, int thread_z, long place,
                                int i0, int e0, __global uint *messages) {
  if (DIVERGENT() && (uint)i0 < (uint)e0) {
    return place;
  }
  report_index1(site, thread_x, thread_y, thread_z, i0, e0, messages);
  return -2147483648L;
}

static __attribute__((noinline)) void report_element(
    uint site, int thread_x, int thread_y, int thread_z, long value0, long value1,
    __global uint *messages) {
  uint message = begin_report(messages, 5, 9, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
  messages[message] = site;
  messages[message + 1] = (uint)thread_x;
  messages[message + 2] = (uint)thread_y;
  messages[message + 3] = (uint)thread_z;
  messages[message + 4] = (uint)(ulong)value0;
  messages[message + 5] = (uint)((ulong)value0 >> 32);
  messages[message + 6] = (uint)(ulong)value1;
  messages[message + 7] = (uint)((ulong)value1 >> 32);
}

static inline bool check_element(uint site, int thread_x, int thread_y, int thread_z, long index,
                                 long count, __global uint *messages) {
  if ((ulong)index < (ulong)count) {
    return true;
  }
  report_element(site, thread_x, thread_y, thread_z, index, count, messages);
  return false;
}

// main()::(anonymous class)::operator(), divergent-values.cpp:121
#line 121 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static inline void main_lambda(state *v) {
  v->x = 5;
  if (DIVERGENT()) {
    for (;;) {
      ++v->x;
      uint value = v->h * 31 + v->x;
      v->h = value;
      if (v->h & 4) {
        break;
      }
    }
  }
}

// kernel of expect_kernel, divergent-values.cpp:54
#line 54 "/work/main/test/Execution/Barriers/divergent-values.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void expect_kernel(
    __global uint *row, ulong row_bytes, long row_offset, int row_extent0,
    __global const uint *a, ulong a_bytes, long a_offset, int a_extent0, __global uint *messages) {
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __local uint s[16] __attribute__((aligned(16))); SHARED(s);
  __global uint *row_2 = row + VIEW_OFFSET(0, row_offset);
  __global const uint *a_2 = a + VIEW_OFFSET(1, a_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __global const uint *place =
      &a_2[INDEX(check_index1(9, thread_x, 0, 0, t_global, t_global, a_extent0, messages))];
  uint operand = DIVERGENT() && IN_BOUNDS(place, a, a_bytes) ? *place : 0;
  uint h = operand;
  int l = get_local_id(0);
  int thread_x_2 = thread_x;
  __global uint *messages_2 = messages;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v = {h, 0, 1};
  if (check_element(2, thread_x_2, 0, 0, (long)l, 16, messages_2)) {
    s[l] = v.h;
  }
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  main_lambda(&v);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint result = v.h * 1000 + v.x * 7919 + v.y +
      (DIVERGENT() && check_element(6, thread_x_2, 0, 0, (long)(15 - l), 16, messages_2) ? s[15 - l]
      : 0);
  uint value = result;
  __global uint *place_2 = &row_2[INDEX(check_index1(12, thread_x, 0, 0, t_global, t_global,
      row_extent0, messages))];
  if (IN_BOUNDS(place_2, row, row_bytes)) {
    *place_2 = value;
  }
}

static __attribute__((noinline)) void report_index2(
    uint site, int thread_x, int thread_y, int thread_z, int value0, int value1, int value2,
    int value3, __global uint *messages) {
  uint message = begin_report(messages, 6, 9, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
  messages[message] = site;
  messages[message + 1] = (uint)thread_x;
  messages[message + 2] = (uint)thread_y;
  messages[message + 3] = (uint)thread_z;
  messages[message + 4] = (uint)value0;
  messages[message + 5] = (uint)value1;
  messages[message + 6] = (uint)value2;
  messages[message + 7] = (uint)value3;
}

static inline long check_index2(uint site, int thread_x, int thread_y, int thread_z, long place,
                                int i0, int i1, int e0, int e1, __global uint *messages) {
  if (DIVERGENT() && (uint)i0 < (uint)e0 && (uint)i1 < (uint)e1) {
    return place;
  }
  report_index2(site, thread_x, thread_y, thread_z, i0, i1, e0, e1, messages);
  return -2147483648L;
}

// kernel of expect_kernel, divergent-values.cpp:58
#line 58 "/work/main/test/Execution/Barriers/divergent-values.cpp"
__kernel __attribute__((reqd_work_group_size(SWAPPED(1, 16), SWAPPED(16, 1), 1))) void
    expect_kernel_2(
    __global uint *column, ulong column_bytes, long column_offset, int column_extent0,
    int column_extent1, int column_stride0, __global const uint *a, ulong a_bytes, long a_offset,
    int a_extent0, __global uint *messages) {
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __local uint s[16] __attribute__((aligned(16))); SHARED(s);
  __global uint *column_2 = column + VIEW_OFFSET(0, column_offset);
  __global const uint *a_2 = a + VIEW_OFFSET(1, a_offset);
  int t_global_0 = get_global_id(SWAPPED(1, 0));
  int t_global_1 = get_global_id(SWAPPED(0, 1));
  int thread_x = get_global_id(SWAPPED(0, 1));
  int thread_y = get_global_id(SWAPPED(1, 0));
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __global const uint *place =
      &a_2[INDEX(check_index1(14, thread_x, thread_y, 0, t_global_0, t_global_0, a_extent0,
      messages))];
  uint operand = DIVERGENT() && IN_BOUNDS(place, a, a_bytes) ? *place : 0;
  uint h = operand;
  int l = get_local_id(SWAPPED(1, 0));
  int thread_x_2 = thread_x;
  int thread_y_2 = thread_y;
  __global uint *messages_2 = messages;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v = {h, 0, 1};
  if (check_element(2, thread_x_2, thread_y_2, 0, (long)l, 16, messages_2)) {
    s[l] = v.h;
  }
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  main_lambda(&v);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint result = v.h * 1000 + v.x * 7919 + v.y +
      (DIVERGENT() && check_element(6, thread_x_2, thread_y_2, 0, (long)(15 - l), 16, messages_2) ?
      s[15 - l] : 0);
  uint value = result;
  __global uint *place_2 = &column_2[INDEX(check_index2(17, thread_x, thread_y, 0,
      (long)t_global_0 * column_stride0 + t_global_1, t_global_0, t_global_1, column_extent0,
      column_extent1, messages))];
  if (IN_BOUNDS(place_2, column, column_bytes)) {
    *place_2 = value;
  }
}

// main()::(anonymous class)::operator(), divergent-values.cpp:128
#line 128 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static inline void main_lambda_2(state *v) {
  v->x = 5;
  if (DIVERGENT()) {
    do {
      ++v->x;
      uint value = v->h * 31 + 7;
      v->h = value;
    } while (v->h & 4);
  }
}

// kernel of expect_kernel, divergent-values.cpp:54
#line 54 "/work/main/test/Execution/Barriers/divergent-values.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void expect_kernel_3(
    __global uint *row, ulong row_bytes, long row_offset, int row_extent0,
    __global const uint *a, ulong a_bytes, long a_offset, int a_extent0, __global uint *messages) {
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __local uint s[16] __attribute__((aligned(16))); SHARED(s);
  __global uint *row_2 = row + VIEW_OFFSET(0, row_offset);
  __global const uint *a_2 = a + VIEW_OFFSET(1, a_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __global const uint *place =
      &a_2[INDEX(check_index1(9, thread_x, 0, 0, t_global, t_global, a_extent0, messages))];
  uint operand = DIVERGENT() && IN_BOUNDS(place, a, a_bytes) ? *place : 0;
  uint h = operand;
  int l = get_local_id(0);
  int thread_x_2 = thread_x;
  __global uint *messages_2 = messages;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v = {h, 0, 1};
  if (check_element(2, thread_x_2, 0, 0, (long)l, 16, messages_2)) {
    s[l] = v.h;
  }
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  main_lambda_2(&v);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint result = v.h * 1000 + v.x * 7919 + v.y +
      (DIVERGENT() && check_element(6, thread_x_2, 0, 0, (long)(15 - l), 16, messages_2) ? s[15 - l]
      : 0);
  uint value = result;
  __global uint *place_2 = &row_2[INDEX(check_index1(12, thread_x, 0, 0, t_global, t_global,
      row_extent0, messages))];
  if (IN_BOUNDS(place_2, row, row_bytes)) {
    *place_2 = value;
  }
}

// kernel of expect_kernel, divergent-values.cpp:58
#line 58 "/work/main/test/Execution/Barriers/divergent-values.cpp"
__kernel __attribute__((reqd_work_group_size(SWAPPED(1, 16), SWAPPED(16, 1), 1))) void
    expect_kernel_4(
    __global uint *column, ulong column_bytes, long column_offset, int column_extent0,
    int column_extent1, int column_stride0, __global const uint *a, ulong a_bytes, long a_offset,
    int a_extent0, __global uint *messages) {
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __local uint s[16] __attribute__((aligned(16))); SHARED(s);
  __global uint *column_2 = column + VIEW_OFFSET(0, column_offset);
  __global const uint *a_2 = a + VIEW_OFFSET(1, a_offset);
  int t_global_0 = get_global_id(SWAPPED(1, 0));
  int t_global_1 = get_global_id(SWAPPED(0, 1));
  int thread_x = get_global_id(SWAPPED(0, 1));
  int thread_y = get_global_id(SWAPPED(1, 0));
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __global const uint *place =
      &a_2[INDEX(check_index1(14, thread_x, thread_y, 0, t_global_0, t_global_0, a_extent0,
      messages))];
  uint operand = DIVERGENT() && IN_BOUNDS(place, a, a_bytes) ? *place : 0;
  uint h = operand;
  int l = get_local_id(SWAPPED(1, 0));
  int thread_x_2 = thread_x;
  int thread_y_2 = thread_y;
  __global uint *messages_2 = messages;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v = {h, 0, 1};
  if (check_element(2, thread_x_2, thread_y_2, 0, (long)l, 16, messages_2)) {
    s[l] = v.h;
  }
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  main_lambda_2(&v);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint result = v.h * 1000 + v.x * 7919 + v.y +
      (DIVERGENT() && check_element(6, thread_x_2, thread_y_2, 0, (long)(15 - l), 16, messages_2) ?
      s[15 - l] : 0);
  uint value = result;
  __global uint *place_2 = &column_2[INDEX(check_index2(17, thread_x, thread_y, 0,
      (long)t_global_0 * column_stride0 + t_global_1, t_global_0, t_global_1, column_extent0,
      column_extent1, messages))];
  if (IN_BOUNDS(place_2, column, column_bytes)) {
    *place_2 = value;
  }
}

static __attribute__((noinline)) void report_pointer(
    uint site, int thread_x, int thread_y, int thread_z, int value0, __global uint *messages) {
  uint message = begin_report(messages, 7, 6, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
  messages[message] = site;
  messages[message + 1] = (uint)thread_x;
  messages[message + 2] = (uint)thread_y;
  messages[message + 3] = (uint)thread_z;
  messages[message + 4] = (uint)value0;
}

static inline __attribute__((always_inline)) bool check_pointer(
    uint site, int thread_x, int thread_y, int thread_z, __local const uint *pointer,
    __global uint *messages, ulong pointer_begin, ulong pointer_bytes) {
  if (pointer == 0) {
    report_pointer(site, thread_x, thread_y, thread_z, 0, messages);
    return false;
  }
  if (DIVERGENT() && !IN_BOUNDS(pointer, pointer_begin, pointer_bytes)) {
    report_pointer(site, thread_x, thread_y, thread_z, 1, messages);
    return false;
  }
  if (((ulong)pointer & 3) != 0) {
    report_pointer(site, thread_x, thread_y, thread_z, 2, messages);
    return false;
  }
  return true;
}

// main()::(anonymous class)::operator(), divergent-values.cpp:133
#line 133 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static inline __attribute__((always_inline)) void main_lambda_3(
    state *v, __local const uint *s, int thread_x, int thread_y, __global uint *messages,
    ulong s_begin, ulong s_bytes) {
  uint k = 0;
  if (DIVERGENT()) {
    for (; k < (v->h & 7); ++k) {
      uint value = check_pointer(23, thread_x, thread_y, 0, &s[k], messages, s_begin, s_bytes) ?
          s[k] : 0;
      v->y += value;
    }
  }
  v->x = k;
}

// kernel of expect_kernel, divergent-values.cpp:54
#line 54 "/work/main/test/Execution/Barriers/divergent-values.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void expect_kernel_5(
    __global uint *row, ulong row_bytes, long row_offset, int row_extent0,
    __global const uint *a, ulong a_bytes, long a_offset, int a_extent0, __global uint *messages) {
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __local uint s[16] __attribute__((aligned(16))); SHARED(s);
  __global uint *row_2 = row + VIEW_OFFSET(0, row_offset);
)ampcc"
R"ampcc(  __global const uint *a_2 = a + VIEW_OFFSET(1, a_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __global const uint *place =
      &a_2[INDEX(check_index1(9, thread_x, 0, 0, t_global, t_global, a_extent0, messages))];
  uint operand = DIVERGENT() && IN_BOUNDS(place, a, a_bytes) ? *place : 0;
  uint h = operand;
  int l = get_local_id(0);
  int thread_x_2 = thread_x;
  __global uint *messages_2 = messages;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v = {h, 0, 1};
  if (check_element(2, thread_x_2, 0, 0, (long)l, 16, messages_2)) {
    s[l] = v.h;
  }
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  main_lambda_3(&v, s, thread_x_2, 0, messages_2, (ulong)&s, 64);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint result = v.h * 1000 + v.x * 7919 + v.y +
      (DIVERGENT() && check_element(6, thread_x_2, 0, 0, (long)(15 - l), 16, messages_2) ? s[15 - l]
      : 0);
  uint value = result;
  __global uint *place_2 = &row_2[INDEX(check_index1(12, thread_x, 0, 0, t_global, t_global,
      row_extent0, messages))];
  if (IN_BOUNDS(place_2, row, row_bytes)) {
    *place_2 = value;
  }
}

// kernel of expect_kernel, divergent-values.cpp:58
#line 58 "/work/main/test/Execution/Barriers/divergent-values.cpp"
__kernel __attribute__((reqd_work_group_size(SWAPPED(1, 16), SWAPPED(16, 1), 1))) void
    expect_kernel_6(
    __global uint *column, ulong column_bytes, long column_offset, int column_extent0,
    int column_extent1, int column_stride0, __global const uint *a, ulong a_bytes, long a_offset,
    int a_extent0, __global uint *messages) {
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __local uint s[16] __attribute__((aligned(16))); SHARED(s);
  __global uint *column_2 = column + VIEW_OFFSET(0, column_offset);
  __global const uint *a_2 = a + VIEW_OFFSET(1, a_offset);
  int t_global_0 = get_global_id(SWAPPED(1, 0));
  int t_global_1 = get_global_id(SWAPPED(0, 1));
  int thread_x = get_global_id(SWAPPED(0, 1));
  int thread_y = get_global_id(SWAPPED(1, 0));
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __global const uint *place =
      &a_2[INDEX(check_index1(14, thread_x, thread_y, 0, t_global_0, t_global_0, a_extent0,
      messages))];
  uint operand = DIVERGENT() && IN_BOUNDS(place, a, a_bytes) ? *place : 0;
  uint h = operand;
  int l = get_local_id(SWAPPED(1, 0));
  int thread_x_2 = thread_x;
  int thread_y_2 = thread_y;
  __global uint *messages_2 = messages;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v = {h, 0, 1};
  if (check_element(2, thread_x_2, thread_y_2, 0, (long)l, 16, messages_2)) {
    s[l] = v.h;
  }
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  main_lambda_3(&v, s, thread_x_2, thread_y_2, messages_2, (ulong)&s, 64);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint result = v.h * 1000 + v.x * 7919 + v.y +
      (DIVERGENT() && check_element(6, thread_x_2, thread_y_2, 0, (long)(15 - l), 16, messages_2) ?
      s[15 - l] : 0);
  uint value = result;
  __global uint *place_2 = &column_2[INDEX(check_index2(17, thread_x, thread_y, 0,
      (long)t_global_0 * column_stride0 + t_global_1, t_global_0, t_global_1, column_extent0,
      column_extent1, messages))];
  if (IN_BOUNDS(place_2, column, column_bytes)) {
    *place_2 = value;
  }
}

// main()::(anonymous class)::operator(), divergent-values.cpp:134
#line 134 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static inline __attribute__((always_inline)) void main_lambda_4(
    state *v, __local const uint *s, int thread_x, int thread_y, __global uint *messages,
    ulong s_begin, ulong s_bytes) {
  uint k = 0;
  if (DIVERGENT()) {
    do {
      uint value = v->y * 3 + (check_pointer(26, thread_x, thread_y, 0, &s[k & 15], messages,
          s_begin, s_bytes) ? s[k & 15] : 0);
      v->y = value;
      ++k;
    } while (v->y & 4 && k < 16);
  }
  v->x = k;
}

// kernel of expect_kernel, divergent-values.cpp:54
#line 54 "/work/main/test/Execution/Barriers/divergent-values.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void expect_kernel_7(
    __global uint *row, ulong row_bytes, long row_offset, int row_extent0,
    __global const uint *a, ulong a_bytes, long a_offset, int a_extent0, __global uint *messages) {
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __local uint s[16] __attribute__((aligned(16))); SHARED(s);
  __global uint *row_2 = row + VIEW_OFFSET(0, row_offset);
  __global const uint *a_2 = a + VIEW_OFFSET(1, a_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __global const uint *place =
      &a_2[INDEX(check_index1(9, thread_x, 0, 0, t_global, t_global, a_extent0, messages))];
  uint operand = DIVERGENT() && IN_BOUNDS(place, a, a_bytes) ? *place : 0;
  uint h = operand;
  int l = get_local_id(0);
  int thread_x_2 = thread_x;
  __global uint *messages_2 = messages;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v = {h, 0, 1};
  if (check_element(2, thread_x_2, 0, 0, (long)l, 16, messages_2)) {
    s[l] = v.h;
  }
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  main_lambda_4(&v, s, thread_x_2, 0, messages_2, (ulong)&s, 64);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint result = v.h * 1000 + v.x * 7919 + v.y +
      (DIVERGENT() && check_element(6, thread_x_2, 0, 0, (long)(15 - l), 16, messages_2) ? s[15 - l]
      : 0);
  uint value = result;
  __global uint *place_2 = &row_2[INDEX(check_index1(12, thread_x, 0, 0, t_global, t_global,
      row_extent0, messages))];
  if (IN_BOUNDS(place_2, row, row_bytes)) {
    *place_2 = value;
  }
}

// kernel of expect_kernel, divergent-values.cpp:58
#line 58 "/work/main/test/Execution/Barriers/divergent-values.cpp"
__kernel __attribute__((reqd_work_group_size(SWAPPED(1, 16), SWAPPED(16, 1), 1))) void
    expect_kernel_8(
    __global uint *column, ulong column_bytes, long column_offset, int column_extent0,
    int column_extent1, int column_stride0, __global const uint *a, ulong a_bytes, long a_offset,
    int a_extent0, __global uint *messages) {
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __local uint s[16] __attribute__((aligned(16))); SHARED(s);
  __global uint *column_2 = column + VIEW_OFFSET(0, column_offset);
  __global const uint *a_2 = a + VIEW_OFFSET(1, a_offset);
  int t_global_0 = get_global_id(SWAPPED(1, 0));
  int t_global_1 = get_global_id(SWAPPED(0, 1));
  int thread_x = get_global_id(SWAPPED(0, 1));
  int thread_y = get_global_id(SWAPPED(1, 0));
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __global const uint *place =
      &a_2[INDEX(check_index1(14, thread_x, thread_y, 0, t_global_0, t_global_0, a_extent0,
      messages))];
  uint operand = DIVERGENT() && IN_BOUNDS(place, a, a_bytes) ? *place : 0;
  uint h = operand;
  int l = get_local_id(SWAPPED(1, 0));
  int thread_x_2 = thread_x;
  int thread_y_2 = thread_y;
  __global uint *messages_2 = messages;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v = {h, 0, 1};
  if (check_element(2, thread_x_2, thread_y_2, 0, (long)l, 16, messages_2)) {
    s[l] = v.h;
  }
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  main_lambda_4(&v, s, thread_x_2, thread_y_2, messages_2, (ulong)&s, 64);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint result = v.h * 1000 + v.x * 7919 + v.y +
      (DIVERGENT() && check_element(6, thread_x_2, thread_y_2, 0, (long)(15 - l), 16, messages_2) ?
      s[15 - l] : 0);
  uint value = result;
  __global uint *place_2 = &column_2[INDEX(check_index2(17, thread_x, thread_y, 0,
      (long)t_global_0 * column_stride0 + t_global_1, t_global_0, t_global_1, column_extent0,
      column_extent1, messages))];
  if (IN_BOUNDS(place_2, column, column_bytes)) {
    *place_2 = value;
  }
}

static __attribute__((noinline)) void report_division(
    uint site, int thread_x, int thread_y, int thread_z, __global uint *messages) {
  uint message = begin_report(messages, 8, 6, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
  messages[message] = site;
  messages[message + 1] = (uint)thread_x;
  messages[message + 2] = (uint)thread_y;
  messages[message + 3] = (uint)thread_z;
  messages[message + 4] = 0;
}

static inline uint check_divisor(uint site, int thread_x, int thread_y, int thread_z, uint left,
                                 uint right, __global uint *messages) {
  if (DIVERGENT() && right == 0) {
    report_division(site, thread_x, thread_y, thread_z, messages);
    return 1;
  }
  return right;
}

// main()::(anonymous class)::operator(), divergent-values.cpp:140
#line 140 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static inline void main_lambda_5(state *v, uint uu, int thread_x, int thread_y,
                                 __global uint *messages) {
  uint left;
  uint left_2;
  v->x = uu;
  if (DIVERGENT()) {
    while (left = v->h, left % check_divisor(29, thread_x, thread_y, 0, left, 5, messages)) {
      ++v->x;
      uint value = (left_2 = v->h, left_2 /
          check_divisor(29, thread_x, thread_y, 0, left_2, 2, messages));
      v->h = value;
    }
  } else {
    left = get_local_id(0);
    left_2 = get_local_id(0);
  }
}

// kernel of expect_kernel, divergent-values.cpp:54
#line 54 "/work/main/test/Execution/Barriers/divergent-values.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void expect_kernel_9(
    __global uint *row, ulong row_bytes, long row_offset, int row_extent0,
    __global const uint *a, ulong a_bytes, long a_offset, int a_extent0, uint uu,
    __global uint *messages) {
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __local uint s[16] __attribute__((aligned(16))); SHARED(s);
  __global uint *row_2 = row + VIEW_OFFSET(0, row_offset);
  __global const uint *a_2 = a + VIEW_OFFSET(1, a_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __global const uint *place =
      &a_2[INDEX(check_index1(9, thread_x, 0, 0, t_global, t_global, a_extent0, messages))];
  uint operand = DIVERGENT() && IN_BOUNDS(place, a, a_bytes) ? *place : 0;
  uint h = operand;
  uint uu_2 = uu;
  int l = get_local_id(0);
  int thread_x_2 = thread_x;
  __global uint *messages_2 = messages;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v = {h, 0, 1};
  if (check_element(2, thread_x_2, 0, 0, (long)l, 16, messages_2)) {
    s[l] = v.h;
  }
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  main_lambda_5(&v, uu_2, thread_x_2, 0, messages_2);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint result = v.h * 1000 + v.x * 7919 + v.y +
      (DIVERGENT() && check_element(6, thread_x_2, 0, 0, (long)(15 - l), 16, messages_2) ? s[15 - l]
      : 0);
  uint value = result;
  __global uint *place_2 = &row_2[INDEX(check_index1(12, thread_x, 0, 0, t_global, t_global,
      row_extent0, messages))];
  if (IN_BOUNDS(place_2, row, row_bytes)) {
    *place_2 = value;
  }
}

// kernel of expect_kernel, divergent-values.cpp:58
#line 58 "/work/main/test/Execution/Barriers/divergent-values.cpp"
__kernel __attribute__((reqd_work_group_size(SWAPPED(1, 16), SWAPPED(16, 1), 1))) void
    expect_kernel_10(
    __global uint *column, ulong column_bytes, long column_offset, int column_extent0,
    int column_extent1, int column_stride0, __global const uint *a, ulong a_bytes, long a_offset,
    int a_extent0, uint uu, __global uint *messages) {
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __local uint s[16] __attribute__((aligned(16))); SHARED(s);
  __global uint *column_2 = column + VIEW_OFFSET(0, column_offset);
  __global const uint *a_2 = a + VIEW_OFFSET(1, a_offset);
  int t_global_0 = get_global_id(SWAPPED(1, 0));
  int t_global_1 = get_global_id(SWAPPED(0, 1));
  int thread_x = get_global_id(SWAPPED(0, 1));
  int thread_y = get_global_id(SWAPPED(1, 0));
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __global const uint *place =
      &a_2[INDEX(check_index1(14, thread_x, thread_y, 0, t_global_0, t_global_0, a_extent0,
      messages))];
  uint operand = DIVERGENT() && IN_BOUNDS(place, a, a_bytes) ? *place : 0;
  uint h = operand;
  uint uu_2 = uu;
  int l = get_local_id(SWAPPED(1, 0));
  int thread_x_2 = thread_x;
  int thread_y_2 = thread_y;
  __global uint *messages_2 = messages;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v = {h, 0, 1};
  if (check_element(2, thread_x_2, thread_y_2, 0, (long)l, 16, messages_2)) {
    s[l] = v.h;
  }
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  main_lambda_5(&v, uu_2, thread_x_2, thread_y_2, messages_2);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint result = v.h * 1000 + v.x * 7919 + v.y +
      (DIVERGENT() && check_element(6, thread_x_2, thread_y_2, 0, (long)(15 - l), 16, messages_2) ?
      s[15 - l] : 0);
  uint value = result;
  __global uint *place_2 = &column_2[INDEX(check_index2(17, thread_x, thread_y, 0,
      (long)t_global_0 * column_stride0 + t_global_1, t_global_0, t_global_1, column_extent0,
      column_extent1, messages))];
  if (IN_BOUNDS(place_2, column, column_bytes)) {
    *place_2 = value;
  }
}

// main()::(anonymous class)::operator(), divergent-values.cpp:145
#line 145 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static inline void main_lambda_6(state *v) {
  v->x = 1;
  if (DIVERGENT()) {
    for (uint k = 0; k < 3 || v->h & 1; ++k) {
      uint value = v->x * 3;
      v->x = value;
      v->h >>= 1;
    }
  }
}

// kernel of expect_kernel, divergent-values.cpp:54
#line 54 "/work/main/test/Execution/Barriers/divergent-values.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void expect_kernel_11(
    __global uint *row, ulong row_bytes, long row_offset, int row_extent0,
    __global const uint *a, ulong a_bytes, long a_offset, int a_extent0, __global uint *messages) {
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __local uint s[16] __attribute__((aligned(16))); SHARED(s);
  __global uint *row_2 = row + VIEW_OFFSET(0, row_offset);
  __global const uint *a_2 = a + VIEW_OFFSET(1, a_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __global const uint *place =
      &a_2[INDEX(check_index1(9, thread_x, 0, 0, t_global, t_global, a_extent0, messages))];
  uint operand = DIVERGENT() && IN_BOUNDS(place, a, a_bytes) ? *place : 0;
  uint h = operand;
  int l = get_local_id(0);
  int thread_x_2 = thread_x;
  __global uint *messages_2 = messages;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v = {h, 0, 1};
  if (check_element(2, thread_x_2, 0, 0, (long)l, 16, messages_2)) {
    s[l] = v.h;
  }
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
)ampcc"
R"ampcc(  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  main_lambda_6(&v);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint result = v.h * 1000 + v.x * 7919 + v.y +
      (DIVERGENT() && check_element(6, thread_x_2, 0, 0, (long)(15 - l), 16, messages_2) ? s[15 - l]
      : 0);
  uint value = result;
  __global uint *place_2 = &row_2[INDEX(check_index1(12, thread_x, 0, 0, t_global, t_global,
      row_extent0, messages))];
  if (IN_BOUNDS(place_2, row, row_bytes)) {
    *place_2 = value;
  }
}

// kernel of expect_kernel, divergent-values.cpp:58
#line 58 "/work/main/test/Execution/Barriers/divergent-values.cpp"
__kernel __attribute__((reqd_work_group_size(SWAPPED(1, 16), SWAPPED(16, 1), 1))) void
    expect_kernel_12(
    __global uint *column, ulong column_bytes, long column_offset, int column_extent0,
    int column_extent1, int column_stride0, __global const uint *a, ulong a_bytes, long a_offset,
    int a_extent0, __global uint *messages) {
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __local uint s[16] __attribute__((aligned(16))); SHARED(s);
  __global uint *column_2 = column + VIEW_OFFSET(0, column_offset);
  __global const uint *a_2 = a + VIEW_OFFSET(1, a_offset);
  int t_global_0 = get_global_id(SWAPPED(1, 0));
  int t_global_1 = get_global_id(SWAPPED(0, 1));
  int thread_x = get_global_id(SWAPPED(0, 1));
  int thread_y = get_global_id(SWAPPED(1, 0));
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __global const uint *place =
      &a_2[INDEX(check_index1(14, thread_x, thread_y, 0, t_global_0, t_global_0, a_extent0,
      messages))];
  uint operand = DIVERGENT() && IN_BOUNDS(place, a, a_bytes) ? *place : 0;
  uint h = operand;
  int l = get_local_id(SWAPPED(1, 0));
  int thread_x_2 = thread_x;
  int thread_y_2 = thread_y;
  __global uint *messages_2 = messages;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v = {h, 0, 1};
  if (check_element(2, thread_x_2, thread_y_2, 0, (long)l, 16, messages_2)) {
    s[l] = v.h;
  }
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  main_lambda_6(&v);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint result = v.h * 1000 + v.x * 7919 + v.y +
      (DIVERGENT() && check_element(6, thread_x_2, thread_y_2, 0, (long)(15 - l), 16, messages_2) ?
      s[15 - l] : 0);
  uint value = result;
  __global uint *place_2 = &column_2[INDEX(check_index2(17, thread_x, thread_y, 0,
      (long)t_global_0 * column_stride0 + t_global_1, t_global_0, t_global_1, column_extent0,
      column_extent1, messages))];
  if (IN_BOUNDS(place_2, column, column_bytes)) {
    *place_2 = value;
  }
}

// main()::(anonymous class)::operator(), divergent-values.cpp:150
#line 150 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static inline __attribute__((always_inline)) void main_lambda_7(
    state *v, int l, uint uu, __local const uint *s, int thread_x, int thread_y,
    __global uint *messages, ulong s_begin, ulong s_bytes) {
  v->x = 4;
  if (DIVERGENT() && (uu == 7 ||
      (check_pointer(33, thread_x, thread_y, 0, &s[l ^ 1], messages, s_begin, s_bytes) ? s[l ^ 1] :
      0) > 100)) {
    v->x = 3;
  }
}

// kernel of expect_kernel, divergent-values.cpp:54
#line 54 "/work/main/test/Execution/Barriers/divergent-values.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void expect_kernel_13(
    __global uint *row, ulong row_bytes, long row_offset, int row_extent0,
    __global const uint *a, ulong a_bytes, long a_offset, int a_extent0, uint uu,
    __global uint *messages) {
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __local uint s[16] __attribute__((aligned(16))); SHARED(s);
  __global uint *row_2 = row + VIEW_OFFSET(0, row_offset);
  __global const uint *a_2 = a + VIEW_OFFSET(1, a_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __global const uint *place =
      &a_2[INDEX(check_index1(9, thread_x, 0, 0, t_global, t_global, a_extent0, messages))];
  uint operand = DIVERGENT() && IN_BOUNDS(place, a, a_bytes) ? *place : 0;
  uint h = operand;
  uint uu_2 = uu;
  int l = get_local_id(0);
  int thread_x_2 = thread_x;
  __global uint *messages_2 = messages;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v = {h, 0, 1};
  if (check_element(2, thread_x_2, 0, 0, (long)l, 16, messages_2)) {
    s[l] = v.h;
  }
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  main_lambda_7(&v, l, uu_2, s, thread_x_2, 0, messages_2, (ulong)&s, 64);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint result = v.h * 1000 + v.x * 7919 + v.y +
      (DIVERGENT() && check_element(6, thread_x_2, 0, 0, (long)(15 - l), 16, messages_2) ? s[15 - l]
      : 0);
  uint value = result;
  __global uint *place_2 = &row_2[INDEX(check_index1(12, thread_x, 0, 0, t_global, t_global,
      row_extent0, messages))];
  if (IN_BOUNDS(place_2, row, row_bytes)) {
    *place_2 = value;
  }
}

// kernel of expect_kernel, divergent-values.cpp:58
#line 58 "/work/main/test/Execution/Barriers/divergent-values.cpp"
__kernel __attribute__((reqd_work_group_size(SWAPPED(1, 16), SWAPPED(16, 1), 1))) void
    expect_kernel_14(
    __global uint *column, ulong column_bytes, long column_offset, int column_extent0,
    int column_extent1, int column_stride0, __global const uint *a, ulong a_bytes, long a_offset,
    int a_extent0, uint uu, __global uint *messages) {
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __local uint s[16] __attribute__((aligned(16))); SHARED(s);
  __global uint *column_2 = column + VIEW_OFFSET(0, column_offset);
  __global const uint *a_2 = a + VIEW_OFFSET(1, a_offset);
  int t_global_0 = get_global_id(SWAPPED(1, 0));
  int t_global_1 = get_global_id(SWAPPED(0, 1));
  int thread_x = get_global_id(SWAPPED(0, 1));
  int thread_y = get_global_id(SWAPPED(1, 0));
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __global const uint *place =
      &a_2[INDEX(check_index1(14, thread_x, thread_y, 0, t_global_0, t_global_0, a_extent0,
      messages))];
  uint operand = DIVERGENT() && IN_BOUNDS(place, a, a_bytes) ? *place : 0;
  uint h = operand;
  uint uu_2 = uu;
  int l = get_local_id(SWAPPED(1, 0));
  int thread_x_2 = thread_x;
  int thread_y_2 = thread_y;
  __global uint *messages_2 = messages;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v = {h, 0, 1};
  if (check_element(2, thread_x_2, thread_y_2, 0, (long)l, 16, messages_2)) {
    s[l] = v.h;
  }
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  main_lambda_7(&v, l, uu_2, s, thread_x_2, thread_y_2, messages_2, (ulong)&s, 64);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint result = v.h * 1000 + v.x * 7919 + v.y +
      (DIVERGENT() && check_element(6, thread_x_2, thread_y_2, 0, (long)(15 - l), 16, messages_2) ?
      s[15 - l] : 0);
  uint value = result;
  __global uint *place_2 = &column_2[INDEX(check_index2(17, thread_x, thread_y, 0,
      (long)t_global_0 * column_stride0 + t_global_1, t_global_0, t_global_1, column_extent0,
      column_extent1, messages))];
  if (IN_BOUNDS(place_2, column, column_bytes)) {
    *place_2 = value;
  }
}

// main()::(anonymous class)::operator(), divergent-values.cpp:151
#line 151 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static inline __attribute__((always_inline)) void main_lambda_8(
    state *v, int l, uint uu, __local const uint *s, int thread_x, int thread_y,
    __global uint *messages, ulong s_begin, ulong s_bytes) {
  v->x = 4;
  if (DIVERGENT() && uu == 26 &&
      (check_pointer(36, thread_x, thread_y, 0, &s[l ^ 1], messages, s_begin, s_bytes) ? s[l ^ 1] :
      0) > 100) {
    v->x = 3;
  }
}

// kernel of expect_kernel, divergent-values.cpp:54
#line 54 "/work/main/test/Execution/Barriers/divergent-values.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void expect_kernel_15(
    __global uint *row, ulong row_bytes, long row_offset, int row_extent0,
    __global const uint *a, ulong a_bytes, long a_offset, int a_extent0, uint uu,
    __global uint *messages) {
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __local uint s[16] __attribute__((aligned(16))); SHARED(s);
  __global uint *row_2 = row + VIEW_OFFSET(0, row_offset);
  __global const uint *a_2 = a + VIEW_OFFSET(1, a_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __global const uint *place =
      &a_2[INDEX(check_index1(9, thread_x, 0, 0, t_global, t_global, a_extent0, messages))];
  uint operand = DIVERGENT() && IN_BOUNDS(place, a, a_bytes) ? *place : 0;
  uint h = operand;
  uint uu_2 = uu;
  int l = get_local_id(0);
  int thread_x_2 = thread_x;
  __global uint *messages_2 = messages;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v = {h, 0, 1};
  if (check_element(2, thread_x_2, 0, 0, (long)l, 16, messages_2)) {
    s[l] = v.h;
  }
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  main_lambda_8(&v, l, uu_2, s, thread_x_2, 0, messages_2, (ulong)&s, 64);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint result = v.h * 1000 + v.x * 7919 + v.y +
      (DIVERGENT() && check_element(6, thread_x_2, 0, 0, (long)(15 - l), 16, messages_2) ? s[15 - l]
      : 0);
  uint value = result;
  __global uint *place_2 = &row_2[INDEX(check_index1(12, thread_x, 0, 0, t_global, t_global,
      row_extent0, messages))];
  if (IN_BOUNDS(place_2, row, row_bytes)) {
    *place_2 = value;
  }
}

// kernel of expect_kernel, divergent-values.cpp:58
#line 58 "/work/main/test/Execution/Barriers/divergent-values.cpp"
__kernel __attribute__((reqd_work_group_size(SWAPPED(1, 16), SWAPPED(16, 1), 1))) void
    expect_kernel_16(
    __global uint *column, ulong column_bytes, long column_offset, int column_extent0,
    int column_extent1, int column_stride0, __global const uint *a, ulong a_bytes, long a_offset,
    int a_extent0, uint uu, __global uint *messages) {
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __local uint s[16] __attribute__((aligned(16))); SHARED(s);
  __global uint *column_2 = column + VIEW_OFFSET(0, column_offset);
  __global const uint *a_2 = a + VIEW_OFFSET(1, a_offset);
  int t_global_0 = get_global_id(SWAPPED(1, 0));
  int t_global_1 = get_global_id(SWAPPED(0, 1));
  int thread_x = get_global_id(SWAPPED(0, 1));
  int thread_y = get_global_id(SWAPPED(1, 0));
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __global const uint *place =
      &a_2[INDEX(check_index1(14, thread_x, thread_y, 0, t_global_0, t_global_0, a_extent0,
      messages))];
  uint operand = DIVERGENT() && IN_BOUNDS(place, a, a_bytes) ? *place : 0;
  uint h = operand;
  uint uu_2 = uu;
  int l = get_local_id(SWAPPED(1, 0));
  int thread_x_2 = thread_x;
  int thread_y_2 = thread_y;
  __global uint *messages_2 = messages;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v = {h, 0, 1};
  if (check_element(2, thread_x_2, thread_y_2, 0, (long)l, 16, messages_2)) {
    s[l] = v.h;
  }
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  main_lambda_8(&v, l, uu_2, s, thread_x_2, thread_y_2, messages_2, (ulong)&s, 64);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint result = v.h * 1000 + v.x * 7919 + v.y +
      (DIVERGENT() && check_element(6, thread_x_2, thread_y_2, 0, (long)(15 - l), 16, messages_2) ?
      s[15 - l] : 0);
  uint value = result;
  __global uint *place_2 = &column_2[INDEX(check_index2(17, thread_x, thread_y, 0,
      (long)t_global_0 * column_stride0 + t_global_1, t_global_0, t_global_1, column_extent0,
      column_extent1, messages))];
  if (IN_BOUNDS(place_2, column, column_bytes)) {
    *place_2 = value;
  }
}

// main()::(anonymous class)::operator(), divergent-values.cpp:152
#line 152 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static inline __attribute__((always_inline)) void main_lambda_9(
    state *v, int l, uint uu, __local const uint *s, int thread_x, int thread_y,
    __global uint *messages, ulong s_begin, ulong s_bytes) {
  v->x = 4;
  if (DIVERGENT() && uu == 26 &&
      (check_pointer(39, thread_x, thread_y, 0, &s[l ^ 1], messages, s_begin, s_bytes) ? s[l ^ 1] :
      0) > 100) {
    v->y += 1;
  } else {
    v->x = 3;
    uint value = check_pointer(39, thread_x, thread_y, 0, &s[3], messages, s_begin, s_bytes) ? s[3]
        : 0;
    v->y += value;
  }
}

// kernel of expect_kernel, divergent-values.cpp:54
#line 54 "/work/main/test/Execution/Barriers/divergent-values.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void expect_kernel_17(
    __global uint *row, ulong row_bytes, long row_offset, int row_extent0,
    __global const uint *a, ulong a_bytes, long a_offset, int a_extent0, uint uu,
    __global uint *messages) {
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __local uint s[16] __attribute__((aligned(16))); SHARED(s);
  __global uint *row_2 = row + VIEW_OFFSET(0, row_offset);
  __global const uint *a_2 = a + VIEW_OFFSET(1, a_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __global const uint *place =
      &a_2[INDEX(check_index1(9, thread_x, 0, 0, t_global, t_global, a_extent0, messages))];
  uint operand = DIVERGENT() && IN_BOUNDS(place, a, a_bytes) ? *place : 0;
  uint h = operand;
  uint uu_2 = uu;
  int l = get_local_id(0);
  int thread_x_2 = thread_x;
  __global uint *messages_2 = messages;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v = {h, 0, 1};
  if (check_element(2, thread_x_2, 0, 0, (long)l, 16, messages_2)) {
    s[l] = v.h;
  }
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  main_lambda_9(&v, l, uu_2, s, thread_x_2, 0, messages_2, (ulong)&s, 64);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint result = v.h * 1000 + v.x * 7919 + v.y +
      (DIVERGENT() && check_element(6, thread_x_2, 0, 0, (long)(15 - l), 16, messages_2) ? s[15 - l]
      : 0);
  uint value = result;
  __global uint *place_2 = &row_2[INDEX(check_index1(12, thread_x, 0, 0, t_global, t_global,
      row_extent0, messages))];
  if (IN_BOUNDS(place_2, row, row_bytes)) {
    *place_2 = value;
  }
}

// kernel of expect_kernel, divergent-values.cpp:58
#line 58 "/work/main/test/Execution/Barriers/divergent-values.cpp"
__kernel __attribute__((reqd_work_group_size(SWAPPED(1, 16), SWAPPED(16, 1), 1))) void
    expect_kernel_18(
    __global uint *column, ulong column_bytes, long column_offset, int column_extent0,
    int column_extent1, int column_stride0, __global const uint *a, ulong a_bytes, long a_offset,
    int a_extent0, uint uu, __global uint *messages) {
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __local uint s[16] __attribute__((aligned(16))); SHARED(s);
  __global uint *column_2 = column + VIEW_OFFSET(0, column_offset);
)ampcc"
R"ampcc(  __global const uint *a_2 = a + VIEW_OFFSET(1, a_offset);
  int t_global_0 = get_global_id(SWAPPED(1, 0));
  int t_global_1 = get_global_id(SWAPPED(0, 1));
  int thread_x = get_global_id(SWAPPED(0, 1));
  int thread_y = get_global_id(SWAPPED(1, 0));
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __global const uint *place =
      &a_2[INDEX(check_index1(14, thread_x, thread_y, 0, t_global_0, t_global_0, a_extent0,
      messages))];
  uint operand = DIVERGENT() && IN_BOUNDS(place, a, a_bytes) ? *place : 0;
  uint h = operand;
  uint uu_2 = uu;
  int l = get_local_id(SWAPPED(1, 0));
  int thread_x_2 = thread_x;
  int thread_y_2 = thread_y;
  __global uint *messages_2 = messages;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v = {h, 0, 1};
  if (check_element(2, thread_x_2, thread_y_2, 0, (long)l, 16, messages_2)) {
    s[l] = v.h;
  }
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  main_lambda_9(&v, l, uu_2, s, thread_x_2, thread_y_2, messages_2, (ulong)&s, 64);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint result = v.h * 1000 + v.x * 7919 + v.y +
      (DIVERGENT() && check_element(6, thread_x_2, thread_y_2, 0, (long)(15 - l), 16, messages_2) ?
      s[15 - l] : 0);
  uint value = result;
  __global uint *place_2 = &column_2[INDEX(check_index2(17, thread_x, thread_y, 0,
      (long)t_global_0 * column_stride0 + t_global_1, t_global_0, t_global_1, column_extent0,
      column_extent1, messages))];
  if (IN_BOUNDS(place_2, column, column_bytes)) {
    *place_2 = value;
  }
}

// main()::(anonymous class)::operator(), divergent-values.cpp:157
#line 157 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static inline __attribute__((always_inline)) void main_lambda_10(
    state *v, int l, uint uu, __local const uint *s, int thread_x, int thread_y,
    __global uint *messages, ulong s_begin, ulong s_bytes) {
  if (DIVERGENT() && (uu == 7 ||
      (check_pointer(41, thread_x, thread_y, 0, &s[l ^ 1], messages, s_begin, s_bytes) ? s[l ^ 1] :
      0) > 100)) {
    v->x = 3;
    uint value = check_pointer(41, thread_x, thread_y, 0, &s[2], messages, s_begin, s_bytes) ? s[2]
        : 0;
    v->y ^= value;
  } else {
    v->x = 9;
    uint value = check_pointer(41, thread_x, thread_y, 0, &s[3], messages, s_begin, s_bytes) ? s[3]
        : 0;
    v->y += value;
  }
}

// kernel of expect_kernel, divergent-values.cpp:54
#line 54 "/work/main/test/Execution/Barriers/divergent-values.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void expect_kernel_19(
    __global uint *row, ulong row_bytes, long row_offset, int row_extent0,
    __global const uint *a, ulong a_bytes, long a_offset, int a_extent0, uint uu,
    __global uint *messages) {
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __local uint s[16] __attribute__((aligned(16))); SHARED(s);
  __global uint *row_2 = row + VIEW_OFFSET(0, row_offset);
  __global const uint *a_2 = a + VIEW_OFFSET(1, a_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __global const uint *place =
      &a_2[INDEX(check_index1(9, thread_x, 0, 0, t_global, t_global, a_extent0, messages))];
  uint operand = DIVERGENT() && IN_BOUNDS(place, a, a_bytes) ? *place : 0;
  uint h = operand;
  uint uu_2 = uu;
  int l = get_local_id(0);
  int thread_x_2 = thread_x;
  __global uint *messages_2 = messages;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v = {h, 0, 1};
  if (check_element(2, thread_x_2, 0, 0, (long)l, 16, messages_2)) {
    s[l] = v.h;
  }
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  main_lambda_10(&v, l, uu_2, s, thread_x_2, 0, messages_2, (ulong)&s, 64);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint result = v.h * 1000 + v.x * 7919 + v.y +
      (DIVERGENT() && check_element(6, thread_x_2, 0, 0, (long)(15 - l), 16, messages_2) ? s[15 - l]
      : 0);
  uint value = result;
  __global uint *place_2 = &row_2[INDEX(check_index1(12, thread_x, 0, 0, t_global, t_global,
      row_extent0, messages))];
  if (IN_BOUNDS(place_2, row, row_bytes)) {
    *place_2 = value;
  }
}

// kernel of expect_kernel, divergent-values.cpp:58
#line 58 "/work/main/test/Execution/Barriers/divergent-values.cpp"
__kernel __attribute__((reqd_work_group_size(SWAPPED(1, 16), SWAPPED(16, 1), 1))) void
    expect_kernel_20(
    __global uint *column, ulong column_bytes, long column_offset, int column_extent0,
    int column_extent1, int column_stride0, __global const uint *a, ulong a_bytes, long a_offset,
    int a_extent0, uint uu, __global uint *messages) {
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __local uint s[16] __attribute__((aligned(16))); SHARED(s);
  __global uint *column_2 = column + VIEW_OFFSET(0, column_offset);
  __global const uint *a_2 = a + VIEW_OFFSET(1, a_offset);
  int t_global_0 = get_global_id(SWAPPED(1, 0));
  int t_global_1 = get_global_id(SWAPPED(0, 1));
  int thread_x = get_global_id(SWAPPED(0, 1));
  int thread_y = get_global_id(SWAPPED(1, 0));
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __global const uint *place =
      &a_2[INDEX(check_index1(14, thread_x, thread_y, 0, t_global_0, t_global_0, a_extent0,
      messages))];
  uint operand = DIVERGENT() && IN_BOUNDS(place, a, a_bytes) ? *place : 0;
  uint h = operand;
  uint uu_2 = uu;
  int l = get_local_id(SWAPPED(1, 0));
  int thread_x_2 = thread_x;
  int thread_y_2 = thread_y;
  __global uint *messages_2 = messages;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v = {h, 0, 1};
  if (check_element(2, thread_x_2, thread_y_2, 0, (long)l, 16, messages_2)) {
    s[l] = v.h;
  }
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  main_lambda_10(&v, l, uu_2, s, thread_x_2, thread_y_2, messages_2, (ulong)&s, 64);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint result = v.h * 1000 + v.x * 7919 + v.y +
      (DIVERGENT() && check_element(6, thread_x_2, thread_y_2, 0, (long)(15 - l), 16, messages_2) ?
      s[15 - l] : 0);
  uint value = result;
  __global uint *place_2 = &column_2[INDEX(check_index2(17, thread_x, thread_y, 0,
      (long)t_global_0 * column_stride0 + t_global_1, t_global_0, t_global_1, column_extent0,
      column_extent1, messages))];
  if (IN_BOUNDS(place_2, column, column_bytes)) {
    *place_2 = value;
  }
}

// main()::(anonymous class)::operator(), divergent-values.cpp:166
#line 166 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static inline __attribute__((always_inline)) void main_lambda_11(
    state *v, int l, uint uu, __local const uint *s, int thread_x, int thread_y,
    __global uint *messages, ulong s_begin, ulong s_bytes) {
  v->x = 4;
  if (uu == 26) {
    if (DIVERGENT() && (check_pointer(45, thread_x, thread_y, 0, &s[l ^ 1], messages, s_begin,
        s_bytes) ? s[l ^ 1] : 0) > 100) {
      v->x = 3;
      uint value = check_pointer(45, thread_x, thread_y, 0, &s[2], messages, s_begin, s_bytes) ?
          s[2] : 0;
      v->y ^= value;
    } else {
      uint value = check_pointer(45, thread_x, thread_y, 0, &s[3], messages, s_begin, s_bytes) ?
          s[3] : 0;
      v->y += value;
    }
    BRANCH();
  }
}

// kernel of expect_kernel, divergent-values.cpp:54
#line 54 "/work/main/test/Execution/Barriers/divergent-values.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void expect_kernel_21(
    __global uint *row, ulong row_bytes, long row_offset, int row_extent0,
    __global const uint *a, ulong a_bytes, long a_offset, int a_extent0, uint uu,
    __global uint *messages) {
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __local uint s[16] __attribute__((aligned(16))); SHARED(s);
  __global uint *row_2 = row + VIEW_OFFSET(0, row_offset);
  __global const uint *a_2 = a + VIEW_OFFSET(1, a_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __global const uint *place =
      &a_2[INDEX(check_index1(9, thread_x, 0, 0, t_global, t_global, a_extent0, messages))];
  uint operand = DIVERGENT() && IN_BOUNDS(place, a, a_bytes) ? *place : 0;
  uint h = operand;
  uint uu_2 = uu;
  int l = get_local_id(0);
  int thread_x_2 = thread_x;
  __global uint *messages_2 = messages;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v = {h, 0, 1};
  if (check_element(2, thread_x_2, 0, 0, (long)l, 16, messages_2)) {
    s[l] = v.h;
  }
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  main_lambda_11(&v, l, uu_2, s, thread_x_2, 0, messages_2, (ulong)&s, 64);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint result = v.h * 1000 + v.x * 7919 + v.y +
      (DIVERGENT() && check_element(6, thread_x_2, 0, 0, (long)(15 - l), 16, messages_2) ? s[15 - l]
      : 0);
  uint value = result;
  __global uint *place_2 = &row_2[INDEX(check_index1(12, thread_x, 0, 0, t_global, t_global,
      row_extent0, messages))];
  if (IN_BOUNDS(place_2, row, row_bytes)) {
    *place_2 = value;
  }
}

// kernel of expect_kernel, divergent-values.cpp:58
#line 58 "/work/main/test/Execution/Barriers/divergent-values.cpp"
__kernel __attribute__((reqd_work_group_size(SWAPPED(1, 16), SWAPPED(16, 1), 1))) void
    expect_kernel_22(
    __global uint *column, ulong column_bytes, long column_offset, int column_extent0,
    int column_extent1, int column_stride0, __global const uint *a, ulong a_bytes, long a_offset,
    int a_extent0, uint uu, __global uint *messages) {
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __local uint s[16] __attribute__((aligned(16))); SHARED(s);
  __global uint *column_2 = column + VIEW_OFFSET(0, column_offset);
  __global const uint *a_2 = a + VIEW_OFFSET(1, a_offset);
  int t_global_0 = get_global_id(SWAPPED(1, 0));
  int t_global_1 = get_global_id(SWAPPED(0, 1));
  int thread_x = get_global_id(SWAPPED(0, 1));
  int thread_y = get_global_id(SWAPPED(1, 0));
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __global const uint *place =
      &a_2[INDEX(check_index1(14, thread_x, thread_y, 0, t_global_0, t_global_0, a_extent0,
      messages))];
  uint operand = DIVERGENT() && IN_BOUNDS(place, a, a_bytes) ? *place : 0;
  uint h = operand;
  uint uu_2 = uu;
  int l = get_local_id(SWAPPED(1, 0));
  int thread_x_2 = thread_x;
  int thread_y_2 = thread_y;
  __global uint *messages_2 = messages;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v = {h, 0, 1};
  if (check_element(2, thread_x_2, thread_y_2, 0, (long)l, 16, messages_2)) {
    s[l] = v.h;
  }
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  main_lambda_11(&v, l, uu_2, s, thread_x_2, thread_y_2, messages_2, (ulong)&s, 64);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint result = v.h * 1000 + v.x * 7919 + v.y +
      (DIVERGENT() && check_element(6, thread_x_2, thread_y_2, 0, (long)(15 - l), 16, messages_2) ?
      s[15 - l] : 0);
  uint value = result;
  __global uint *place_2 = &column_2[INDEX(check_index2(17, thread_x, thread_y, 0,
      (long)t_global_0 * column_stride0 + t_global_1, t_global_0, t_global_1, column_extent0,
      column_extent1, messages))];
  if (IN_BOUNDS(place_2, column, column_bytes)) {
    *place_2 = value;
  }
}

// main()::(anonymous class)::operator(), divergent-values.cpp:174
#line 174 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static inline __attribute__((always_inline)) void main_lambda_12(
    state *v, __local const uint *s, int thread_x, int thread_y, __global uint *messages,
    ulong s_begin, ulong s_bytes) {
  uint value;
  v->x = 4;
  switch ((v->h & 3) + NO_CASE()) {
  case 0u:;
    v->x = 5;
    break;
  case 1u:;
    v->x = 6;
  case 2u:;
    value = check_pointer(49, thread_x, thread_y, 0, &s[2], messages, s_begin, s_bytes) ? s[2] : 0;
    v->y += value;
    break;
  default:;
    v->x = 7;
  }
}

// kernel of expect_kernel, divergent-values.cpp:54
#line 54 "/work/main/test/Execution/Barriers/divergent-values.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void expect_kernel_23(
    __global uint *row, ulong row_bytes, long row_offset, int row_extent0,
    __global const uint *a, ulong a_bytes, long a_offset, int a_extent0, __global uint *messages) {
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __local uint s[16] __attribute__((aligned(16))); SHARED(s);
  __global uint *row_2 = row + VIEW_OFFSET(0, row_offset);
  __global const uint *a_2 = a + VIEW_OFFSET(1, a_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __global const uint *place =
      &a_2[INDEX(check_index1(9, thread_x, 0, 0, t_global, t_global, a_extent0, messages))];
  uint operand = DIVERGENT() && IN_BOUNDS(place, a, a_bytes) ? *place : 0;
  uint h = operand;
  int l = get_local_id(0);
  int thread_x_2 = thread_x;
  __global uint *messages_2 = messages;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v = {h, 0, 1};
  if (check_element(2, thread_x_2, 0, 0, (long)l, 16, messages_2)) {
    s[l] = v.h;
  }
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  main_lambda_12(&v, s, thread_x_2, 0, messages_2, (ulong)&s, 64);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint result = v.h * 1000 + v.x * 7919 + v.y +
      (DIVERGENT() && check_element(6, thread_x_2, 0, 0, (long)(15 - l), 16, messages_2) ? s[15 - l]
      : 0);
  uint value = result;
  __global uint *place_2 = &row_2[INDEX(check_index1(12, thread_x, 0, 0, t_global, t_global,
      row_extent0, messages))];
  if (IN_BOUNDS(place_2, row, row_bytes)) {
    *place_2 = value;
  }
}

// kernel of expect_kernel, divergent-values.cpp:58
#line 58 "/work/main/test/Execution/Barriers/divergent-values.cpp"
__kernel __attribute__((reqd_work_group_size(SWAPPED(1, 16), SWAPPED(16, 1), 1))) void
    expect_kernel_24(
    __global uint *column, ulong column_bytes, long column_offset, int column_extent0,
    int column_extent1, int column_stride0, __global const uint *a, ulong a_bytes, long a_offset,
    int a_extent0, __global uint *messages) {
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __local uint s[16] __attribute__((aligned(16))); SHARED(s);
  __global uint *column_2 = column + VIEW_OFFSET(0, column_offset);
  __global const uint *a_2 = a + VIEW_OFFSET(1, a_offset);
  int t_global_0 = get_global_id(SWAPPED(1, 0));
  int t_global_1 = get_global_id(SWAPPED(0, 1));
  int thread_x = get_global_id(SWAPPED(0, 1));
  int thread_y = get_global_id(SWAPPED(1, 0));
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __global const uint *place =
      &a_2[INDEX(check_index1(14, thread_x, thread_y, 0, t_global_0, t_global_0, a_extent0,
      messages))];
  uint operand = DIVERGENT() && IN_BOUNDS(place, a, a_bytes) ? *place : 0;
  uint h = operand;
  int l = get_local_id(SWAPPED(1, 0));
  int thread_x_2 = thread_x;
  int thread_y_2 = thread_y;
  __global uint *messages_2 = messages;
)ampcc"
R"ampcc(#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v = {h, 0, 1};
  if (check_element(2, thread_x_2, thread_y_2, 0, (long)l, 16, messages_2)) {
    s[l] = v.h;
  }
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  main_lambda_12(&v, s, thread_x_2, thread_y_2, messages_2, (ulong)&s, 64);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint result = v.h * 1000 + v.x * 7919 + v.y +
      (DIVERGENT() && check_element(6, thread_x_2, thread_y_2, 0, (long)(15 - l), 16, messages_2) ?
      s[15 - l] : 0);
  uint value = result;
  __global uint *place_2 = &column_2[INDEX(check_index2(17, thread_x, thread_y, 0,
      (long)t_global_0 * column_stride0 + t_global_1, t_global_0, t_global_1, column_extent0,
      column_extent1, messages))];
  if (IN_BOUNDS(place_2, column, column_bytes)) {
    *place_2 = value;
  }
}

// main()::(anonymous class)::operator(), divergent-values.cpp:187
#line 187 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static inline void main_lambda_13(state *v, uint uu, int thread_x, int thread_y,
                                  __global uint *messages) {
  v->x = 0;
  for (uint j = 0; j < uu; ++j) {
    BRANCH();
    uint q = v->h + j;
    if (DIVERGENT()) {
      do {
        ++v->x;
        q = q / check_divisor(52, thread_x, thread_y, 0, q, 3, messages);
      } while (q & 3);
    }
    uint value = v->x;
    v->y += value;
  }
}

// kernel of expect_kernel, divergent-values.cpp:54
#line 54 "/work/main/test/Execution/Barriers/divergent-values.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void expect_kernel_25(
    __global uint *row, ulong row_bytes, long row_offset, int row_extent0,
    __global const uint *a, ulong a_bytes, long a_offset, int a_extent0, uint uu,
    __global uint *messages) {
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __local uint s[16] __attribute__((aligned(16))); SHARED(s);
  __global uint *row_2 = row + VIEW_OFFSET(0, row_offset);
  __global const uint *a_2 = a + VIEW_OFFSET(1, a_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __global const uint *place =
      &a_2[INDEX(check_index1(9, thread_x, 0, 0, t_global, t_global, a_extent0, messages))];
  uint operand = DIVERGENT() && IN_BOUNDS(place, a, a_bytes) ? *place : 0;
  uint h = operand;
  uint uu_2 = uu;
  int l = get_local_id(0);
  int thread_x_2 = thread_x;
  __global uint *messages_2 = messages;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v = {h, 0, 1};
  if (check_element(2, thread_x_2, 0, 0, (long)l, 16, messages_2)) {
    s[l] = v.h;
  }
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  main_lambda_13(&v, uu_2, thread_x_2, 0, messages_2);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint result = v.h * 1000 + v.x * 7919 + v.y +
      (DIVERGENT() && check_element(6, thread_x_2, 0, 0, (long)(15 - l), 16, messages_2) ? s[15 - l]
      : 0);
  uint value = result;
  __global uint *place_2 = &row_2[INDEX(check_index1(12, thread_x, 0, 0, t_global, t_global,
      row_extent0, messages))];
  if (IN_BOUNDS(place_2, row, row_bytes)) {
    *place_2 = value;
  }
}

// kernel of expect_kernel, divergent-values.cpp:58
#line 58 "/work/main/test/Execution/Barriers/divergent-values.cpp"
__kernel __attribute__((reqd_work_group_size(SWAPPED(1, 16), SWAPPED(16, 1), 1))) void
    expect_kernel_26(
    __global uint *column, ulong column_bytes, long column_offset, int column_extent0,
    int column_extent1, int column_stride0, __global const uint *a, ulong a_bytes, long a_offset,
    int a_extent0, uint uu, __global uint *messages) {
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __local uint s[16] __attribute__((aligned(16))); SHARED(s);
  __global uint *column_2 = column + VIEW_OFFSET(0, column_offset);
  __global const uint *a_2 = a + VIEW_OFFSET(1, a_offset);
  int t_global_0 = get_global_id(SWAPPED(1, 0));
  int t_global_1 = get_global_id(SWAPPED(0, 1));
  int thread_x = get_global_id(SWAPPED(0, 1));
  int thread_y = get_global_id(SWAPPED(1, 0));
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __global const uint *place =
      &a_2[INDEX(check_index1(14, thread_x, thread_y, 0, t_global_0, t_global_0, a_extent0,
      messages))];
  uint operand = DIVERGENT() && IN_BOUNDS(place, a, a_bytes) ? *place : 0;
  uint h = operand;
  uint uu_2 = uu;
  int l = get_local_id(SWAPPED(1, 0));
  int thread_x_2 = thread_x;
  int thread_y_2 = thread_y;
  __global uint *messages_2 = messages;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v = {h, 0, 1};
  if (check_element(2, thread_x_2, thread_y_2, 0, (long)l, 16, messages_2)) {
    s[l] = v.h;
  }
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  main_lambda_13(&v, uu_2, thread_x_2, thread_y_2, messages_2);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint result = v.h * 1000 + v.x * 7919 + v.y +
      (DIVERGENT() && check_element(6, thread_x_2, thread_y_2, 0, (long)(15 - l), 16, messages_2) ?
      s[15 - l] : 0);
  uint value = result;
  __global uint *place_2 = &column_2[INDEX(check_index2(17, thread_x, thread_y, 0,
      (long)t_global_0 * column_stride0 + t_global_1, t_global_0, t_global_1, column_extent0,
      column_extent1, messages))];
  if (IN_BOUNDS(place_2, column, column_bytes)) {
    *place_2 = value;
  }
}

static __attribute__((noinline)) void report_shift(
    uint site, int thread_x, int thread_y, int thread_z, long value0, long value1,
    __global uint *messages) {
  uint message = begin_report(messages, 9, 9, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
  messages[message] = site;
  messages[message + 1] = (uint)thread_x;
  messages[message + 2] = (uint)thread_y;
  messages[message + 3] = (uint)thread_z;
  messages[message + 4] = (uint)(ulong)value0;
  messages[message + 5] = (uint)((ulong)value0 >> 32);
  messages[message + 6] = (uint)(ulong)value1;
  messages[message + 7] = (uint)((ulong)value1 >> 32);
}

static inline uint check_shift(uint site, int thread_x, int thread_y, int thread_z, uint amount,
                               int bits, __global uint *messages) {
  if (DIVERGENT() && amount < (uint)bits) {
    return amount;
  }
  report_shift(site, thread_x, thread_y, thread_z, (long)amount, (long)bits, messages);
  return 0;
}

// main()::(anonymous class)::operator(), divergent-values.cpp:196
#line 196 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static inline __attribute__((always_inline)) void main_lambda_14(
    state *v, uint uu, __local const uint *s, int thread_x, int thread_y,
    __global uint *messages, ulong s_begin, ulong s_bytes) {
  v->x = 0;
  for (uint j = 0; j < uu; ++j) {
    if (DIVERGENT() && (v->h >> check_shift(55, thread_x, thread_y, 0, j, 32, messages)) & 1) {
      continue;
    }
    ++v->x;
    uint value = DIVERGENT() &&
        check_pointer(56, thread_x, thread_y, 0, &s[j & 15], messages, s_begin, s_bytes) ? s[j & 15]
        : 0;
    v->y += value;
  }
}

// kernel of expect_kernel, divergent-values.cpp:54
#line 54 "/work/main/test/Execution/Barriers/divergent-values.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void expect_kernel_27(
    __global uint *row, ulong row_bytes, long row_offset, int row_extent0,
    __global const uint *a, ulong a_bytes, long a_offset, int a_extent0, uint uu,
    __global uint *messages) {
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __local uint s[16] __attribute__((aligned(16))); SHARED(s);
  __global uint *row_2 = row + VIEW_OFFSET(0, row_offset);
  __global const uint *a_2 = a + VIEW_OFFSET(1, a_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __global const uint *place =
      &a_2[INDEX(check_index1(9, thread_x, 0, 0, t_global, t_global, a_extent0, messages))];
  uint operand = DIVERGENT() && IN_BOUNDS(place, a, a_bytes) ? *place : 0;
  uint h = operand;
  uint uu_2 = uu;
  int l = get_local_id(0);
  int thread_x_2 = thread_x;
  __global uint *messages_2 = messages;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v = {h, 0, 1};
  if (check_element(2, thread_x_2, 0, 0, (long)l, 16, messages_2)) {
    s[l] = v.h;
  }
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  main_lambda_14(&v, uu_2, s, thread_x_2, 0, messages_2, (ulong)&s, 64);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint result = v.h * 1000 + v.x * 7919 + v.y +
      (DIVERGENT() && check_element(6, thread_x_2, 0, 0, (long)(15 - l), 16, messages_2) ? s[15 - l]
      : 0);
  uint value = result;
  __global uint *place_2 = &row_2[INDEX(check_index1(12, thread_x, 0, 0, t_global, t_global,
      row_extent0, messages))];
  if (IN_BOUNDS(place_2, row, row_bytes)) {
    *place_2 = value;
  }
}

// kernel of expect_kernel, divergent-values.cpp:58
#line 58 "/work/main/test/Execution/Barriers/divergent-values.cpp"
__kernel __attribute__((reqd_work_group_size(SWAPPED(1, 16), SWAPPED(16, 1), 1))) void
    expect_kernel_28(
    __global uint *column, ulong column_bytes, long column_offset, int column_extent0,
    int column_extent1, int column_stride0, __global const uint *a, ulong a_bytes, long a_offset,
    int a_extent0, uint uu, __global uint *messages) {
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __local uint s[16] __attribute__((aligned(16))); SHARED(s);
  __global uint *column_2 = column + VIEW_OFFSET(0, column_offset);
  __global const uint *a_2 = a + VIEW_OFFSET(1, a_offset);
  int t_global_0 = get_global_id(SWAPPED(1, 0));
  int t_global_1 = get_global_id(SWAPPED(0, 1));
  int thread_x = get_global_id(SWAPPED(0, 1));
  int thread_y = get_global_id(SWAPPED(1, 0));
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __global const uint *place =
      &a_2[INDEX(check_index1(14, thread_x, thread_y, 0, t_global_0, t_global_0, a_extent0,
      messages))];
  uint operand = DIVERGENT() && IN_BOUNDS(place, a, a_bytes) ? *place : 0;
  uint h = operand;
  uint uu_2 = uu;
  int l = get_local_id(SWAPPED(1, 0));
  int thread_x_2 = thread_x;
  int thread_y_2 = thread_y;
  __global uint *messages_2 = messages;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v = {h, 0, 1};
  if (check_element(2, thread_x_2, thread_y_2, 0, (long)l, 16, messages_2)) {
    s[l] = v.h;
  }
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  main_lambda_14(&v, uu_2, s, thread_x_2, thread_y_2, messages_2, (ulong)&s, 64);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint result = v.h * 1000 + v.x * 7919 + v.y +
      (DIVERGENT() && check_element(6, thread_x_2, thread_y_2, 0, (long)(15 - l), 16, messages_2) ?
      s[15 - l] : 0);
  uint value = result;
  __global uint *place_2 = &column_2[INDEX(check_index2(17, thread_x, thread_y, 0,
      (long)t_global_0 * column_stride0 + t_global_1, t_global_0, t_global_1, column_extent0,
      column_extent1, messages))];
  if (IN_BOUNDS(place_2, column, column_bytes)) {
    *place_2 = value;
  }
}

// main()::(anonymous class)::operator(), divergent-values.cpp:203
#line 203 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static inline void main_lambda_15(state *v, uint uu) {
  v->x = 0;
  for (uint j = 0; j < uu; ++j) {
    BRANCH();
    if (DIVERGENT()) {
      for (;;) {
        ++v->x;
        if ((v->h + v->x) & 4) {
          break;
        }
      }
    }
    BRANCH();
  }
}

// kernel of expect_kernel, divergent-values.cpp:54
#line 54 "/work/main/test/Execution/Barriers/divergent-values.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void expect_kernel_29(
    __global uint *row, ulong row_bytes, long row_offset, int row_extent0,
    __global const uint *a, ulong a_bytes, long a_offset, int a_extent0, uint uu,
    __global uint *messages) {
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __local uint s[16] __attribute__((aligned(16))); SHARED(s);
  __global uint *row_2 = row + VIEW_OFFSET(0, row_offset);
  __global const uint *a_2 = a + VIEW_OFFSET(1, a_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __global const uint *place =
      &a_2[INDEX(check_index1(9, thread_x, 0, 0, t_global, t_global, a_extent0, messages))];
  uint operand = DIVERGENT() && IN_BOUNDS(place, a, a_bytes) ? *place : 0;
  uint h = operand;
  uint uu_2 = uu;
  int l = get_local_id(0);
  int thread_x_2 = thread_x;
  __global uint *messages_2 = messages;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v = {h, 0, 1};
  if (check_element(2, thread_x_2, 0, 0, (long)l, 16, messages_2)) {
    s[l] = v.h;
  }
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  main_lambda_15(&v, uu_2);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint result = v.h * 1000 + v.x * 7919 + v.y +
      (DIVERGENT() && check_element(6, thread_x_2, 0, 0, (long)(15 - l), 16, messages_2) ? s[15 - l]
      : 0);
  uint value = result;
  __global uint *place_2 = &row_2[INDEX(check_index1(12, thread_x, 0, 0, t_global, t_global,
      row_extent0, messages))];
  if (IN_BOUNDS(place_2, row, row_bytes)) {
    *place_2 = value;
  }
}

// kernel of expect_kernel, divergent-values.cpp:58
#line 58 "/work/main/test/Execution/Barriers/divergent-values.cpp"
__kernel __attribute__((reqd_work_group_size(SWAPPED(1, 16), SWAPPED(16, 1), 1))) void
    expect_kernel_30(
    __global uint *column, ulong column_bytes, long column_offset, int column_extent0,
    int column_extent1, int column_stride0, __global const uint *a, ulong a_bytes, long a_offset,
    int a_extent0, uint uu, __global uint *messages) {
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __local uint s[16] __attribute__((aligned(16))); SHARED(s);
  __global uint *column_2 = column + VIEW_OFFSET(0, column_offset);
  __global const uint *a_2 = a + VIEW_OFFSET(1, a_offset);
  int t_global_0 = get_global_id(SWAPPED(1, 0));
  int t_global_1 = get_global_id(SWAPPED(0, 1));
  int thread_x = get_global_id(SWAPPED(0, 1));
  int thread_y = get_global_id(SWAPPED(1, 0));
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __global const uint *place =
      &a_2[INDEX(check_index1(14, thread_x, thread_y, 0, t_global_0, t_global_0, a_extent0,
      messages))];
  uint operand = DIVERGENT() && IN_BOUNDS(place, a, a_bytes) ? *place : 0;
  uint h = operand;
  uint uu_2 = uu;
  int l = get_local_id(SWAPPED(1, 0));
  int thread_x_2 = thread_x;
  int thread_y_2 = thread_y;
  __global uint *messages_2 = messages;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v = {h, 0, 1};
  if (check_element(2, thread_x_2, thread_y_2, 0, (long)l, 16, messages_2)) {
    s[l] = v.h;
  }
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  main_lambda_15(&v, uu_2);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
)ampcc"
R"ampcc(#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint result = v.h * 1000 + v.x * 7919 + v.y +
      (DIVERGENT() && check_element(6, thread_x_2, thread_y_2, 0, (long)(15 - l), 16, messages_2) ?
      s[15 - l] : 0);
  uint value = result;
  __global uint *place_2 = &column_2[INDEX(check_index2(17, thread_x, thread_y, 0,
      (long)t_global_0 * column_stride0 + t_global_1, t_global_0, t_global_1, column_extent0,
      column_extent1, messages))];
  if (IN_BOUNDS(place_2, column, column_bytes)) {
    *place_2 = value;
  }
}

// main()::(anonymous class)::operator(), divergent-values.cpp:211
#line 211 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static inline __attribute__((always_inline)) void main_lambda_16(
    state *v, int l, uint uu, __local const uint *s, int thread_x, int thread_y,
    __global uint *messages, ulong s_begin, ulong s_bytes) {
  int selected;
  if (DIVERGENT() && (uu == 7 ||
      (check_pointer(59, thread_x, thread_y, 0, &s[l ^ 1], messages, s_begin, s_bytes) ? s[l ^ 1] :
      0) > 100)) {
    uint value = check_pointer(59, thread_x, thread_y, 0, &s[1], messages, s_begin, s_bytes) ? s[1]
        : 0;
    v->y += value;
    selected = 3;
  } else {
    selected = 4;
  }
  v->x = selected;
}

// kernel of expect_kernel, divergent-values.cpp:54
#line 54 "/work/main/test/Execution/Barriers/divergent-values.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void expect_kernel_31(
    __global uint *row, ulong row_bytes, long row_offset, int row_extent0,
    __global const uint *a, ulong a_bytes, long a_offset, int a_extent0, uint uu,
    __global uint *messages) {
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __local uint s[16] __attribute__((aligned(16))); SHARED(s);
  __global uint *row_2 = row + VIEW_OFFSET(0, row_offset);
  __global const uint *a_2 = a + VIEW_OFFSET(1, a_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __global const uint *place =
      &a_2[INDEX(check_index1(9, thread_x, 0, 0, t_global, t_global, a_extent0, messages))];
  uint operand = DIVERGENT() && IN_BOUNDS(place, a, a_bytes) ? *place : 0;
  uint h = operand;
  uint uu_2 = uu;
  int l = get_local_id(0);
  int thread_x_2 = thread_x;
  __global uint *messages_2 = messages;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v = {h, 0, 1};
  if (check_element(2, thread_x_2, 0, 0, (long)l, 16, messages_2)) {
    s[l] = v.h;
  }
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  main_lambda_16(&v, l, uu_2, s, thread_x_2, 0, messages_2, (ulong)&s, 64);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint result = v.h * 1000 + v.x * 7919 + v.y +
      (DIVERGENT() && check_element(6, thread_x_2, 0, 0, (long)(15 - l), 16, messages_2) ? s[15 - l]
      : 0);
  uint value = result;
  __global uint *place_2 = &row_2[INDEX(check_index1(12, thread_x, 0, 0, t_global, t_global,
      row_extent0, messages))];
  if (IN_BOUNDS(place_2, row, row_bytes)) {
    *place_2 = value;
  }
}

// kernel of expect_kernel, divergent-values.cpp:58
#line 58 "/work/main/test/Execution/Barriers/divergent-values.cpp"
__kernel __attribute__((reqd_work_group_size(SWAPPED(1, 16), SWAPPED(16, 1), 1))) void
    expect_kernel_32(
    __global uint *column, ulong column_bytes, long column_offset, int column_extent0,
    int column_extent1, int column_stride0, __global const uint *a, ulong a_bytes, long a_offset,
    int a_extent0, uint uu, __global uint *messages) {
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __local uint s[16] __attribute__((aligned(16))); SHARED(s);
  __global uint *column_2 = column + VIEW_OFFSET(0, column_offset);
  __global const uint *a_2 = a + VIEW_OFFSET(1, a_offset);
  int t_global_0 = get_global_id(SWAPPED(1, 0));
  int t_global_1 = get_global_id(SWAPPED(0, 1));
  int thread_x = get_global_id(SWAPPED(0, 1));
  int thread_y = get_global_id(SWAPPED(1, 0));
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __global const uint *place =
      &a_2[INDEX(check_index1(14, thread_x, thread_y, 0, t_global_0, t_global_0, a_extent0,
      messages))];
  uint operand = DIVERGENT() && IN_BOUNDS(place, a, a_bytes) ? *place : 0;
  uint h = operand;
  uint uu_2 = uu;
  int l = get_local_id(SWAPPED(1, 0));
  int thread_x_2 = thread_x;
  int thread_y_2 = thread_y;
  __global uint *messages_2 = messages;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v = {h, 0, 1};
  if (check_element(2, thread_x_2, thread_y_2, 0, (long)l, 16, messages_2)) {
    s[l] = v.h;
  }
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  main_lambda_16(&v, l, uu_2, s, thread_x_2, thread_y_2, messages_2, (ulong)&s, 64);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint result = v.h * 1000 + v.x * 7919 + v.y +
      (DIVERGENT() && check_element(6, thread_x_2, thread_y_2, 0, (long)(15 - l), 16, messages_2) ?
      s[15 - l] : 0);
  uint value = result;
  __global uint *place_2 = &column_2[INDEX(check_index2(17, thread_x, thread_y, 0,
      (long)t_global_0 * column_stride0 + t_global_1, t_global_0, t_global_1, column_extent0,
      column_extent1, messages))];
  if (IN_BOUNDS(place_2, column, column_bytes)) {
    *place_2 = value;
  }
}

// main()::(anonymous class)::operator(), divergent-values.cpp:212
#line 212 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static inline __attribute__((always_inline)) void main_lambda_17(
    state *v, __local const uint *s, int thread_x, int thread_y, __global uint *messages,
    ulong s_begin, ulong s_bytes) {
  __local const uint *p = s;
  v->x = 2;
  if (DIVERGENT()) {
    do {
      uint value = check_pointer(63, thread_x, thread_y, 0, p, messages, s_begin, s_bytes) ? *p : 0;
      v->y += value;
      ++p;
      ++v->x;
    } while (p < s + 15 && (check_pointer(63, thread_x, thread_y, 0, p, messages, s_begin, s_bytes)
        ? *p : 0) & 8);
  } else {
    p = (__local const uint *)get_local_id(0);
  }
  v->x += (uint)(p - s);
}

// kernel of expect_kernel, divergent-values.cpp:54
#line 54 "/work/main/test/Execution/Barriers/divergent-values.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void expect_kernel_33(
    __global uint *row, ulong row_bytes, long row_offset, int row_extent0,
    __global const uint *a, ulong a_bytes, long a_offset, int a_extent0, __global uint *messages) {
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __local uint s[16] __attribute__((aligned(16))); SHARED(s);
  __global uint *row_2 = row + VIEW_OFFSET(0, row_offset);
  __global const uint *a_2 = a + VIEW_OFFSET(1, a_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __global const uint *place =
      &a_2[INDEX(check_index1(9, thread_x, 0, 0, t_global, t_global, a_extent0, messages))];
  uint operand = DIVERGENT() && IN_BOUNDS(place, a, a_bytes) ? *place : 0;
  uint h = operand;
  int l = get_local_id(0);
  int thread_x_2 = thread_x;
  __global uint *messages_2 = messages;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v = {h, 0, 1};
  if (check_element(2, thread_x_2, 0, 0, (long)l, 16, messages_2)) {
    s[l] = v.h;
  }
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  main_lambda_17(&v, s, thread_x_2, 0, messages_2, (ulong)&s, 64);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint result = v.h * 1000 + v.x * 7919 + v.y +
      (DIVERGENT() && check_element(6, thread_x_2, 0, 0, (long)(15 - l), 16, messages_2) ? s[15 - l]
      : 0);
  uint value = result;
  __global uint *place_2 = &row_2[INDEX(check_index1(12, thread_x, 0, 0, t_global, t_global,
      row_extent0, messages))];
  if (IN_BOUNDS(place_2, row, row_bytes)) {
    *place_2 = value;
  }
}

// kernel of expect_kernel, divergent-values.cpp:58
#line 58 "/work/main/test/Execution/Barriers/divergent-values.cpp"
__kernel __attribute__((reqd_work_group_size(SWAPPED(1, 16), SWAPPED(16, 1), 1))) void
    expect_kernel_34(
    __global uint *column, ulong column_bytes, long column_offset, int column_extent0,
    int column_extent1, int column_stride0, __global const uint *a, ulong a_bytes, long a_offset,
    int a_extent0, __global uint *messages) {
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __local uint s[16] __attribute__((aligned(16))); SHARED(s);
  __global uint *column_2 = column + VIEW_OFFSET(0, column_offset);
  __global const uint *a_2 = a + VIEW_OFFSET(1, a_offset);
  int t_global_0 = get_global_id(SWAPPED(1, 0));
  int t_global_1 = get_global_id(SWAPPED(0, 1));
  int thread_x = get_global_id(SWAPPED(0, 1));
  int thread_y = get_global_id(SWAPPED(1, 0));
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __global const uint *place =
      &a_2[INDEX(check_index1(14, thread_x, thread_y, 0, t_global_0, t_global_0, a_extent0,
      messages))];
  uint operand = DIVERGENT() && IN_BOUNDS(place, a, a_bytes) ? *place : 0;
  uint h = operand;
  int l = get_local_id(SWAPPED(1, 0));
  int thread_x_2 = thread_x;
  int thread_y_2 = thread_y;
  __global uint *messages_2 = messages;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v = {h, 0, 1};
  if (check_element(2, thread_x_2, thread_y_2, 0, (long)l, 16, messages_2)) {
    s[l] = v.h;
  }
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  main_lambda_17(&v, s, thread_x_2, thread_y_2, messages_2, (ulong)&s, 64);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint result = v.h * 1000 + v.x * 7919 + v.y +
      (DIVERGENT() && check_element(6, thread_x_2, thread_y_2, 0, (long)(15 - l), 16, messages_2) ?
      s[15 - l] : 0);
  uint value = result;
  __global uint *place_2 = &column_2[INDEX(check_index2(17, thread_x, thread_y, 0,
      (long)t_global_0 * column_stride0 + t_global_1, t_global_0, t_global_1, column_extent0,
      column_extent1, messages))];
  if (IN_BOUNDS(place_2, column, column_bytes)) {
    *place_2 = value;
  }
}

// main()::(anonymous class)::operator(), divergent-values.cpp:219
#line 219 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static inline void main_lambda_18(state *v, int thread_x, int thread_y, __global uint *messages) {
  uint value;
  v->x = 2;
  if (DIVERGENT()) {
    do {
      ++v->x;
      value = 2;
      v->h /= check_divisor(67, thread_x, thread_y, 0, v->h, value, messages);
    } while (v->h & 1);
  } else {
    value = get_local_id(0);
  }
  BRANCH();
  if (DIVERGENT()) {
    do {
      v->x += 3;
      uint value_2 = 5 * v->x;
      v->y += value_2;
    } while ((v->y & 2) == 0);
  }
}

// kernel of expect_kernel, divergent-values.cpp:54
#line 54 "/work/main/test/Execution/Barriers/divergent-values.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void expect_kernel_35(
    __global uint *row, ulong row_bytes, long row_offset, int row_extent0,
    __global const uint *a, ulong a_bytes, long a_offset, int a_extent0, __global uint *messages) {
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __local uint s[16] __attribute__((aligned(16))); SHARED(s);
  __global uint *row_2 = row + VIEW_OFFSET(0, row_offset);
  __global const uint *a_2 = a + VIEW_OFFSET(1, a_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __global const uint *place =
      &a_2[INDEX(check_index1(9, thread_x, 0, 0, t_global, t_global, a_extent0, messages))];
  uint operand = DIVERGENT() && IN_BOUNDS(place, a, a_bytes) ? *place : 0;
  uint h = operand;
  int l = get_local_id(0);
  int thread_x_2 = thread_x;
  __global uint *messages_2 = messages;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v = {h, 0, 1};
  if (check_element(2, thread_x_2, 0, 0, (long)l, 16, messages_2)) {
    s[l] = v.h;
  }
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  main_lambda_18(&v, thread_x_2, 0, messages_2);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint result = v.h * 1000 + v.x * 7919 + v.y +
      (DIVERGENT() && check_element(6, thread_x_2, 0, 0, (long)(15 - l), 16, messages_2) ? s[15 - l]
      : 0);
  uint value = result;
  __global uint *place_2 = &row_2[INDEX(check_index1(12, thread_x, 0, 0, t_global, t_global,
      row_extent0, messages))];
  if (IN_BOUNDS(place_2, row, row_bytes)) {
    *place_2 = value;
  }
}

// kernel of expect_kernel, divergent-values.cpp:58
#line 58 "/work/main/test/Execution/Barriers/divergent-values.cpp"
__kernel __attribute__((reqd_work_group_size(SWAPPED(1, 16), SWAPPED(16, 1), 1))) void
    expect_kernel_36(
    __global uint *column, ulong column_bytes, long column_offset, int column_extent0,
    int column_extent1, int column_stride0, __global const uint *a, ulong a_bytes, long a_offset,
    int a_extent0, __global uint *messages) {
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __local uint s[16] __attribute__((aligned(16))); SHARED(s);
  __global uint *column_2 = column + VIEW_OFFSET(0, column_offset);
  __global const uint *a_2 = a + VIEW_OFFSET(1, a_offset);
  int t_global_0 = get_global_id(SWAPPED(1, 0));
  int t_global_1 = get_global_id(SWAPPED(0, 1));
  int thread_x = get_global_id(SWAPPED(0, 1));
  int thread_y = get_global_id(SWAPPED(1, 0));
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __global const uint *place =
      &a_2[INDEX(check_index1(14, thread_x, thread_y, 0, t_global_0, t_global_0, a_extent0,
      messages))];
  uint operand = DIVERGENT() && IN_BOUNDS(place, a, a_bytes) ? *place : 0;
  uint h = operand;
  int l = get_local_id(SWAPPED(1, 0));
  int thread_x_2 = thread_x;
  int thread_y_2 = thread_y;
  __global uint *messages_2 = messages;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v = {h, 0, 1};
  if (check_element(2, thread_x_2, thread_y_2, 0, (long)l, 16, messages_2)) {
    s[l] = v.h;
  }
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  main_lambda_18(&v, thread_x_2, thread_y_2, messages_2);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint result = v.h * 1000 + v.x * 7919 + v.y +
      (DIVERGENT() && check_element(6, thread_x_2, thread_y_2, 0, (long)(15 - l), 16, messages_2) ?
      s[15 - l] : 0);
  uint value = result;
  __global uint *place_2 = &column_2[INDEX(check_index2(17, thread_x, thread_y, 0,
      (long)t_global_0 * column_stride0 + t_global_1, t_global_0, t_global_1, column_extent0,
      column_extent1, messages))];
  if (IN_BOUNDS(place_2, column, column_bytes)) {
    *place_2 = value;
  }
}

// main()::(anonymous class)::operator(), divergent-values.cpp:228
#line 228 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static inline void main_lambda_19(state *v) {
  bool done = false;
  v->x = 0;
  if (DIVERGENT()) {
    while (!done) {
      ++v->x;
      uint value = v->y * 5 + 3;
      v->y = value;
      if (v->x > (v->h & 7)) {
        done = true;
      }
    }
  }
}

// kernel of expect_kernel, divergent-values.cpp:54
)ampcc"
R"ampcc(#line 54 "/work/main/test/Execution/Barriers/divergent-values.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void expect_kernel_37(
    __global uint *row, ulong row_bytes, long row_offset, int row_extent0,
    __global const uint *a, ulong a_bytes, long a_offset, int a_extent0, __global uint *messages) {
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __local uint s[16] __attribute__((aligned(16))); SHARED(s);
  __global uint *row_2 = row + VIEW_OFFSET(0, row_offset);
  __global const uint *a_2 = a + VIEW_OFFSET(1, a_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __global const uint *place =
      &a_2[INDEX(check_index1(9, thread_x, 0, 0, t_global, t_global, a_extent0, messages))];
  uint operand = DIVERGENT() && IN_BOUNDS(place, a, a_bytes) ? *place : 0;
  uint h = operand;
  int l = get_local_id(0);
  int thread_x_2 = thread_x;
  __global uint *messages_2 = messages;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v = {h, 0, 1};
  if (check_element(2, thread_x_2, 0, 0, (long)l, 16, messages_2)) {
    s[l] = v.h;
  }
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  main_lambda_19(&v);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint result = v.h * 1000 + v.x * 7919 + v.y +
      (DIVERGENT() && check_element(6, thread_x_2, 0, 0, (long)(15 - l), 16, messages_2) ? s[15 - l]
      : 0);
  uint value = result;
  __global uint *place_2 = &row_2[INDEX(check_index1(12, thread_x, 0, 0, t_global, t_global,
      row_extent0, messages))];
  if (IN_BOUNDS(place_2, row, row_bytes)) {
    *place_2 = value;
  }
}

// kernel of expect_kernel, divergent-values.cpp:58
#line 58 "/work/main/test/Execution/Barriers/divergent-values.cpp"
__kernel __attribute__((reqd_work_group_size(SWAPPED(1, 16), SWAPPED(16, 1), 1))) void
    expect_kernel_38(
    __global uint *column, ulong column_bytes, long column_offset, int column_extent0,
    int column_extent1, int column_stride0, __global const uint *a, ulong a_bytes, long a_offset,
    int a_extent0, __global uint *messages) {
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __local uint s[16] __attribute__((aligned(16))); SHARED(s);
  __global uint *column_2 = column + VIEW_OFFSET(0, column_offset);
  __global const uint *a_2 = a + VIEW_OFFSET(1, a_offset);
  int t_global_0 = get_global_id(SWAPPED(1, 0));
  int t_global_1 = get_global_id(SWAPPED(0, 1));
  int thread_x = get_global_id(SWAPPED(0, 1));
  int thread_y = get_global_id(SWAPPED(1, 0));
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __global const uint *place =
      &a_2[INDEX(check_index1(14, thread_x, thread_y, 0, t_global_0, t_global_0, a_extent0,
      messages))];
  uint operand = DIVERGENT() && IN_BOUNDS(place, a, a_bytes) ? *place : 0;
  uint h = operand;
  int l = get_local_id(SWAPPED(1, 0));
  int thread_x_2 = thread_x;
  int thread_y_2 = thread_y;
  __global uint *messages_2 = messages;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v = {h, 0, 1};
  if (check_element(2, thread_x_2, thread_y_2, 0, (long)l, 16, messages_2)) {
    s[l] = v.h;
  }
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  main_lambda_19(&v);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint result = v.h * 1000 + v.x * 7919 + v.y +
      (DIVERGENT() && check_element(6, thread_x_2, thread_y_2, 0, (long)(15 - l), 16, messages_2) ?
      s[15 - l] : 0);
  uint value = result;
  __global uint *place_2 = &column_2[INDEX(check_index2(17, thread_x, thread_y, 0,
      (long)t_global_0 * column_stride0 + t_global_1, t_global_0, t_global_1, column_extent0,
      column_extent1, messages))];
  if (IN_BOUNDS(place_2, column, column_bytes)) {
    *place_2 = value;
  }
}

// main()::(anonymous class)::operator(), divergent-values.cpp:235
#line 235 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static inline __attribute__((always_inline)) void main_lambda_20(
    state *v, int l, uint uu, __local const uint *s, int thread_x, int thread_y,
    __global uint *messages, ulong s_begin, ulong s_bytes) {
  uint value;
  uint value_2;
  switch ((l & 3) + NO_CASE()) {
  case 1:;
    BRANCH();
    for (int k = -3; k < (int)uu; k += 2) {
      value = v->h * 33 + (check_pointer(72, thread_x, thread_y, 0, &s[(k + l) & 15], messages,
          s_begin, s_bytes) ? s[(k + l) & 15] : 0);
      v->h = value;
    }
  case 2:;
    value_2 = v->h * 31 + 5;
    v->h = value_2;
    break;
  case 0:;
    v->h ^= 3;
  case 3:;
    break;
  }
}

// kernel of expect_kernel, divergent-values.cpp:54
#line 54 "/work/main/test/Execution/Barriers/divergent-values.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void expect_kernel_39(
    __global uint *row, ulong row_bytes, long row_offset, int row_extent0,
    __global const uint *a, ulong a_bytes, long a_offset, int a_extent0, uint uu,
    __global uint *messages) {
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __local uint s[16] __attribute__((aligned(16))); SHARED(s);
  __global uint *row_2 = row + VIEW_OFFSET(0, row_offset);
  __global const uint *a_2 = a + VIEW_OFFSET(1, a_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __global const uint *place =
      &a_2[INDEX(check_index1(9, thread_x, 0, 0, t_global, t_global, a_extent0, messages))];
  uint operand = DIVERGENT() && IN_BOUNDS(place, a, a_bytes) ? *place : 0;
  uint h = operand;
  uint uu_2 = uu;
  int l = get_local_id(0);
  int thread_x_2 = thread_x;
  __global uint *messages_2 = messages;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v = {h, 0, 1};
  if (check_element(2, thread_x_2, 0, 0, (long)l, 16, messages_2)) {
    s[l] = v.h;
  }
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  main_lambda_20(&v, l, uu_2, s, thread_x_2, 0, messages_2, (ulong)&s, 64);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint result = v.h * 1000 + v.x * 7919 + v.y +
      (DIVERGENT() && check_element(6, thread_x_2, 0, 0, (long)(15 - l), 16, messages_2) ? s[15 - l]
      : 0);
  uint value = result;
  __global uint *place_2 = &row_2[INDEX(check_index1(12, thread_x, 0, 0, t_global, t_global,
      row_extent0, messages))];
  if (IN_BOUNDS(place_2, row, row_bytes)) {
    *place_2 = value;
  }
}

// kernel of expect_kernel, divergent-values.cpp:58
#line 58 "/work/main/test/Execution/Barriers/divergent-values.cpp"
__kernel __attribute__((reqd_work_group_size(SWAPPED(1, 16), SWAPPED(16, 1), 1))) void
    expect_kernel_40(
    __global uint *column, ulong column_bytes, long column_offset, int column_extent0,
    int column_extent1, int column_stride0, __global const uint *a, ulong a_bytes, long a_offset,
    int a_extent0, uint uu, __global uint *messages) {
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __local uint s[16] __attribute__((aligned(16))); SHARED(s);
  __global uint *column_2 = column + VIEW_OFFSET(0, column_offset);
  __global const uint *a_2 = a + VIEW_OFFSET(1, a_offset);
  int t_global_0 = get_global_id(SWAPPED(1, 0));
  int t_global_1 = get_global_id(SWAPPED(0, 1));
  int thread_x = get_global_id(SWAPPED(0, 1));
  int thread_y = get_global_id(SWAPPED(1, 0));
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __global const uint *place =
      &a_2[INDEX(check_index1(14, thread_x, thread_y, 0, t_global_0, t_global_0, a_extent0,
      messages))];
  uint operand = DIVERGENT() && IN_BOUNDS(place, a, a_bytes) ? *place : 0;
  uint h = operand;
  uint uu_2 = uu;
  int l = get_local_id(SWAPPED(1, 0));
  int thread_x_2 = thread_x;
  int thread_y_2 = thread_y;
  __global uint *messages_2 = messages;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v = {h, 0, 1};
  if (check_element(2, thread_x_2, thread_y_2, 0, (long)l, 16, messages_2)) {
    s[l] = v.h;
  }
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  main_lambda_20(&v, l, uu_2, s, thread_x_2, thread_y_2, messages_2, (ulong)&s, 64);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint result = v.h * 1000 + v.x * 7919 + v.y +
      (DIVERGENT() && check_element(6, thread_x_2, thread_y_2, 0, (long)(15 - l), 16, messages_2) ?
      s[15 - l] : 0);
  uint value = result;
  __global uint *place_2 = &column_2[INDEX(check_index2(17, thread_x, thread_y, 0,
      (long)t_global_0 * column_stride0 + t_global_1, t_global_0, t_global_1, column_extent0,
      column_extent1, messages))];
  if (IN_BOUNDS(place_2, column, column_bytes)) {
    *place_2 = value;
  }
}

// main()::(anonymous class)::operator(), divergent-values.cpp:248
#line 248 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static inline void main_lambda_21(state *v, uint uu) {
  if (DIVERGENT() && v->h & 1) {
    uint value;
    uint value_2;
    switch ((uu & 3) + NO_CASE()) {
    case 0u:;
    case 1u:;
      value_2 = v->h;
      v->x = value_2;
      break;
    case 2u:;
      value = v->h * 31 + 5;
      v->h = value;
      break;
    case 3u:;
      v->y = 3;
    }
  }
}

// kernel of expect_kernel, divergent-values.cpp:54
#line 54 "/work/main/test/Execution/Barriers/divergent-values.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void expect_kernel_41(
    __global uint *row, ulong row_bytes, long row_offset, int row_extent0,
    __global const uint *a, ulong a_bytes, long a_offset, int a_extent0, uint uu,
    __global uint *messages) {
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __local uint s[16] __attribute__((aligned(16))); SHARED(s);
  __global uint *row_2 = row + VIEW_OFFSET(0, row_offset);
  __global const uint *a_2 = a + VIEW_OFFSET(1, a_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __global const uint *place =
      &a_2[INDEX(check_index1(9, thread_x, 0, 0, t_global, t_global, a_extent0, messages))];
  uint operand = DIVERGENT() && IN_BOUNDS(place, a, a_bytes) ? *place : 0;
  uint h = operand;
  uint uu_2 = uu;
  int l = get_local_id(0);
  int thread_x_2 = thread_x;
  __global uint *messages_2 = messages;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v = {h, 0, 1};
  if (check_element(2, thread_x_2, 0, 0, (long)l, 16, messages_2)) {
    s[l] = v.h;
  }
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  main_lambda_21(&v, uu_2);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint result = v.h * 1000 + v.x * 7919 + v.y +
      (DIVERGENT() && check_element(6, thread_x_2, 0, 0, (long)(15 - l), 16, messages_2) ? s[15 - l]
      : 0);
  uint value = result;
  __global uint *place_2 = &row_2[INDEX(check_index1(12, thread_x, 0, 0, t_global, t_global,
      row_extent0, messages))];
  if (IN_BOUNDS(place_2, row, row_bytes)) {
    *place_2 = value;
  }
}

// kernel of expect_kernel, divergent-values.cpp:58
#line 58 "/work/main/test/Execution/Barriers/divergent-values.cpp"
__kernel __attribute__((reqd_work_group_size(SWAPPED(1, 16), SWAPPED(16, 1), 1))) void
    expect_kernel_42(
    __global uint *column, ulong column_bytes, long column_offset, int column_extent0,
    int column_extent1, int column_stride0, __global const uint *a, ulong a_bytes, long a_offset,
    int a_extent0, uint uu, __global uint *messages) {
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __local uint s[16] __attribute__((aligned(16))); SHARED(s);
  __global uint *column_2 = column + VIEW_OFFSET(0, column_offset);
  __global const uint *a_2 = a + VIEW_OFFSET(1, a_offset);
  int t_global_0 = get_global_id(SWAPPED(1, 0));
  int t_global_1 = get_global_id(SWAPPED(0, 1));
  int thread_x = get_global_id(SWAPPED(0, 1));
  int thread_y = get_global_id(SWAPPED(1, 0));
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __global const uint *place =
      &a_2[INDEX(check_index1(14, thread_x, thread_y, 0, t_global_0, t_global_0, a_extent0,
      messages))];
  uint operand = DIVERGENT() && IN_BOUNDS(place, a, a_bytes) ? *place : 0;
  uint h = operand;
  uint uu_2 = uu;
  int l = get_local_id(SWAPPED(1, 0));
  int thread_x_2 = thread_x;
  int thread_y_2 = thread_y;
  __global uint *messages_2 = messages;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v = {h, 0, 1};
  if (check_element(2, thread_x_2, thread_y_2, 0, (long)l, 16, messages_2)) {
    s[l] = v.h;
  }
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  main_lambda_21(&v, uu_2);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint result = v.h * 1000 + v.x * 7919 + v.y +
      (DIVERGENT() && check_element(6, thread_x_2, thread_y_2, 0, (long)(15 - l), 16, messages_2) ?
      s[15 - l] : 0);
  uint value = result;
  __global uint *place_2 = &column_2[INDEX(check_index2(17, thread_x, thread_y, 0,
      (long)t_global_0 * column_stride0 + t_global_1, t_global_0, t_global_1, column_extent0,
      column_extent1, messages))];
  if (IN_BOUNDS(place_2, column, column_bytes)) {
    *place_2 = value;
  }
}

// main()::(anonymous class)::operator(), divergent-values.cpp:260
#line 260 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static inline __attribute__((always_inline)) void main_lambda_22(
    state *v, int l, uint uu, __local const uint *s, int thread_x, int thread_y,
    __global uint *messages, ulong s_begin, ulong s_bytes) {
  if (DIVERGENT() && uu == 7) {
    __local const uint *place;
    v->x = 3;
    uint value = (place = &s[v->h & 15],
        check_pointer(77, thread_x, thread_y, 0, place, messages, s_begin, s_bytes)) ? *place : 0;
    v->h += value;
  } else if ((check_pointer(77, thread_x, thread_y, 0, &s[l ^ 1], messages, s_begin, s_bytes) ?
      s[l ^ 1] : 0) > 400) {
    __local const uint *place;
    v->x = 3;
    uint value = (place = &s[v->h & 15],
        check_pointer(77, thread_x, thread_y, 0, place, messages, s_begin, s_bytes)) ? *place : 0;
    v->h += value;
  }
}

// kernel of expect_kernel, divergent-values.cpp:54
#line 54 "/work/main/test/Execution/Barriers/divergent-values.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void expect_kernel_43(
    __global uint *row, ulong row_bytes, long row_offset, int row_extent0,
    __global const uint *a, ulong a_bytes, long a_offset, int a_extent0, uint uu,
    __global uint *messages) {
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __local uint s[16] __attribute__((aligned(16))); SHARED(s);
  __global uint *row_2 = row + VIEW_OFFSET(0, row_offset);
  __global const uint *a_2 = a + VIEW_OFFSET(1, a_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __global const uint *place =
      &a_2[INDEX(check_index1(9, thread_x, 0, 0, t_global, t_global, a_extent0, messages))];
  uint operand = DIVERGENT() && IN_BOUNDS(place, a, a_bytes) ? *place : 0;
  uint h = operand;
  uint uu_2 = uu;
  int l = get_local_id(0);
)ampcc"
R"ampcc(  int thread_x_2 = thread_x;
  __global uint *messages_2 = messages;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v = {h, 0, 1};
  if (check_element(2, thread_x_2, 0, 0, (long)l, 16, messages_2)) {
    s[l] = v.h;
  }
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  main_lambda_22(&v, l, uu_2, s, thread_x_2, 0, messages_2, (ulong)&s, 64);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint result = v.h * 1000 + v.x * 7919 + v.y +
      (DIVERGENT() && check_element(6, thread_x_2, 0, 0, (long)(15 - l), 16, messages_2) ? s[15 - l]
      : 0);
  uint value = result;
  __global uint *place_2 = &row_2[INDEX(check_index1(12, thread_x, 0, 0, t_global, t_global,
      row_extent0, messages))];
  if (IN_BOUNDS(place_2, row, row_bytes)) {
    *place_2 = value;
  }
}

// kernel of expect_kernel, divergent-values.cpp:58
#line 58 "/work/main/test/Execution/Barriers/divergent-values.cpp"
__kernel __attribute__((reqd_work_group_size(SWAPPED(1, 16), SWAPPED(16, 1), 1))) void
    expect_kernel_44(
    __global uint *column, ulong column_bytes, long column_offset, int column_extent0,
    int column_extent1, int column_stride0, __global const uint *a, ulong a_bytes, long a_offset,
    int a_extent0, uint uu, __global uint *messages) {
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __local uint s[16] __attribute__((aligned(16))); SHARED(s);
  __global uint *column_2 = column + VIEW_OFFSET(0, column_offset);
  __global const uint *a_2 = a + VIEW_OFFSET(1, a_offset);
  int t_global_0 = get_global_id(SWAPPED(1, 0));
  int t_global_1 = get_global_id(SWAPPED(0, 1));
  int thread_x = get_global_id(SWAPPED(0, 1));
  int thread_y = get_global_id(SWAPPED(1, 0));
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __global const uint *place =
      &a_2[INDEX(check_index1(14, thread_x, thread_y, 0, t_global_0, t_global_0, a_extent0,
      messages))];
  uint operand = DIVERGENT() && IN_BOUNDS(place, a, a_bytes) ? *place : 0;
  uint h = operand;
  uint uu_2 = uu;
  int l = get_local_id(SWAPPED(1, 0));
  int thread_x_2 = thread_x;
  int thread_y_2 = thread_y;
  __global uint *messages_2 = messages;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v = {h, 0, 1};
  if (check_element(2, thread_x_2, thread_y_2, 0, (long)l, 16, messages_2)) {
    s[l] = v.h;
  }
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  main_lambda_22(&v, l, uu_2, s, thread_x_2, thread_y_2, messages_2, (ulong)&s, 64);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint result = v.h * 1000 + v.x * 7919 + v.y +
      (DIVERGENT() && check_element(6, thread_x_2, thread_y_2, 0, (long)(15 - l), 16, messages_2) ?
      s[15 - l] : 0);
  uint value = result;
  __global uint *place_2 = &column_2[INDEX(check_index2(17, thread_x, thread_y, 0,
      (long)t_global_0 * column_stride0 + t_global_1, t_global_0, t_global_1, column_extent0,
      column_extent1, messages))];
  if (IN_BOUNDS(place_2, column, column_bytes)) {
    *place_2 = value;
  }
}

// add_if, divergent-values.cpp:79
#line 79 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static inline __attribute__((always_inline)) void add_if(
    bool condition, state *v, __local const uint *s, int thread_x, int thread_y,
    __global uint *messages, ulong s_begin, ulong s_bytes) {
#line 80 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  if (DIVERGENT() && condition) {
    __local const uint *place;
#line 81 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    v->x = 3;
    uint value = (place = &s[v->h & 15],
        check_pointer(81, thread_x, thread_y, 0, place, messages, s_begin, s_bytes)) ? *place : 0;
    v->h += value;
  }
}

// main()::(anonymous class)::operator(), divergent-values.cpp:262
#line 262 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static inline __attribute__((always_inline)) void main_lambda_23(
    state *v, int l, uint uu, __local const uint *s, int thread_x, int thread_y,
    __global uint *messages, ulong s_begin, ulong s_bytes) {
  add_if(uu == 7 || (DIVERGENT() &&
      check_pointer(86, thread_x, thread_y, 0, &s[l ^ 1], messages, s_begin, s_bytes) ? s[l ^ 1] :
      0) > 400, v, s, thread_x, thread_y, messages, s_begin, s_bytes);
}

// kernel of expect_kernel, divergent-values.cpp:54
#line 54 "/work/main/test/Execution/Barriers/divergent-values.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void expect_kernel_45(
    __global uint *row, ulong row_bytes, long row_offset, int row_extent0,
    __global const uint *a, ulong a_bytes, long a_offset, int a_extent0, uint uu,
    __global uint *messages) {
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __local uint s[16] __attribute__((aligned(16))); SHARED(s);
  __global uint *row_2 = row + VIEW_OFFSET(0, row_offset);
  __global const uint *a_2 = a + VIEW_OFFSET(1, a_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __global const uint *place =
      &a_2[INDEX(check_index1(9, thread_x, 0, 0, t_global, t_global, a_extent0, messages))];
  uint operand = DIVERGENT() && IN_BOUNDS(place, a, a_bytes) ? *place : 0;
  uint h = operand;
  uint uu_2 = uu;
  int l = get_local_id(0);
  int thread_x_2 = thread_x;
  __global uint *messages_2 = messages;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v = {h, 0, 1};
  if (check_element(2, thread_x_2, 0, 0, (long)l, 16, messages_2)) {
    s[l] = v.h;
  }
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  main_lambda_23(&v, l, uu_2, s, thread_x_2, 0, messages_2, (ulong)&s, 64);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint result = v.h * 1000 + v.x * 7919 + v.y +
      (DIVERGENT() && check_element(6, thread_x_2, 0, 0, (long)(15 - l), 16, messages_2) ? s[15 - l]
      : 0);
  uint value = result;
  __global uint *place_2 = &row_2[INDEX(check_index1(12, thread_x, 0, 0, t_global, t_global,
      row_extent0, messages))];
  if (IN_BOUNDS(place_2, row, row_bytes)) {
    *place_2 = value;
  }
}

// kernel of expect_kernel, divergent-values.cpp:58
#line 58 "/work/main/test/Execution/Barriers/divergent-values.cpp"
__kernel __attribute__((reqd_work_group_size(SWAPPED(1, 16), SWAPPED(16, 1), 1))) void
    expect_kernel_46(
    __global uint *column, ulong column_bytes, long column_offset, int column_extent0,
    int column_extent1, int column_stride0, __global const uint *a, ulong a_bytes, long a_offset,
    int a_extent0, uint uu, __global uint *messages) {
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __local uint s[16] __attribute__((aligned(16))); SHARED(s);
  __global uint *column_2 = column + VIEW_OFFSET(0, column_offset);
  __global const uint *a_2 = a + VIEW_OFFSET(1, a_offset);
  int t_global_0 = get_global_id(SWAPPED(1, 0));
  int t_global_1 = get_global_id(SWAPPED(0, 1));
  int thread_x = get_global_id(SWAPPED(0, 1));
  int thread_y = get_global_id(SWAPPED(1, 0));
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __global const uint *place =
      &a_2[INDEX(check_index1(14, thread_x, thread_y, 0, t_global_0, t_global_0, a_extent0,
      messages))];
  uint operand = DIVERGENT() && IN_BOUNDS(place, a, a_bytes) ? *place : 0;
  uint h = operand;
  uint uu_2 = uu;
  int l = get_local_id(SWAPPED(1, 0));
  int thread_x_2 = thread_x;
  int thread_y_2 = thread_y;
  __global uint *messages_2 = messages;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v = {h, 0, 1};
  if (check_element(2, thread_x_2, thread_y_2, 0, (long)l, 16, messages_2)) {
    s[l] = v.h;
  }
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  main_lambda_23(&v, l, uu_2, s, thread_x_2, thread_y_2, messages_2, (ulong)&s, 64);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint result = v.h * 1000 + v.x * 7919 + v.y +
      (DIVERGENT() && check_element(6, thread_x_2, thread_y_2, 0, (long)(15 - l), 16, messages_2) ?
      s[15 - l] : 0);
  uint value = result;
  __global uint *place_2 = &column_2[INDEX(check_index2(17, thread_x, thread_y, 0,
      (long)t_global_0 * column_stride0 + t_global_1, t_global_0, t_global_1, column_extent0,
      column_extent1, messages))];
  if (IN_BOUNDS(place_2, column, column_bytes)) {
    *place_2 = value;
  }
}

// add_where, divergent-values.cpp:84
#line 84 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static inline __attribute__((always_inline)) void add_where(
    const uchar *condition, state *v, __local const uint *s, int thread_x, int thread_y,
    __global uint *messages, ulong s_begin, ulong s_bytes) {
#line 85 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  if (DIVERGENT() && *condition) {
    __local const uint *place;
#line 86 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    v->x = 3;
    uint value = (place = &s[v->h & 15],
        check_pointer(94, thread_x, thread_y, 0, place, messages, s_begin, s_bytes)) ? *place : 0;
    v->h += value;
  }
}

// main()::(anonymous class)::operator(), divergent-values.cpp:263
#line 263 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static inline __attribute__((always_inline)) void main_lambda_24(
    state *v, int l, uint uu, __local const uint *s, int thread_x, int thread_y,
    __global uint *messages, ulong s_begin, ulong s_bytes) {
  uchar b = 1;
  if (uu != 7) {
    b = (DIVERGENT() && check_pointer(99, thread_x, thread_y, 0, &s[l ^ 1], messages, s_begin,
        s_bytes) ? s[l ^ 1] : 0) > 400;
    BRANCH();
  }
  add_where(&b, v, s, thread_x, thread_y, messages, s_begin, s_bytes);
}

// kernel of expect_kernel, divergent-values.cpp:54
#line 54 "/work/main/test/Execution/Barriers/divergent-values.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void expect_kernel_47(
    __global uint *row, ulong row_bytes, long row_offset, int row_extent0,
    __global const uint *a, ulong a_bytes, long a_offset, int a_extent0, uint uu,
    __global uint *messages) {
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __local uint s[16] __attribute__((aligned(16))); SHARED(s);
  __global uint *row_2 = row + VIEW_OFFSET(0, row_offset);
  __global const uint *a_2 = a + VIEW_OFFSET(1, a_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __global const uint *place =
      &a_2[INDEX(check_index1(9, thread_x, 0, 0, t_global, t_global, a_extent0, messages))];
  uint operand = DIVERGENT() && IN_BOUNDS(place, a, a_bytes) ? *place : 0;
  uint h = operand;
  uint uu_2 = uu;
  int l = get_local_id(0);
  int thread_x_2 = thread_x;
  __global uint *messages_2 = messages;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v = {h, 0, 1};
  if (check_element(2, thread_x_2, 0, 0, (long)l, 16, messages_2)) {
    s[l] = v.h;
  }
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  main_lambda_24(&v, l, uu_2, s, thread_x_2, 0, messages_2, (ulong)&s, 64);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint result = v.h * 1000 + v.x * 7919 + v.y +
      (DIVERGENT() && check_element(6, thread_x_2, 0, 0, (long)(15 - l), 16, messages_2) ? s[15 - l]
      : 0);
  uint value = result;
  __global uint *place_2 = &row_2[INDEX(check_index1(12, thread_x, 0, 0, t_global, t_global,
      row_extent0, messages))];
  if (IN_BOUNDS(place_2, row, row_bytes)) {
    *place_2 = value;
  }
}

// kernel of expect_kernel, divergent-values.cpp:58
#line 58 "/work/main/test/Execution/Barriers/divergent-values.cpp"
__kernel __attribute__((reqd_work_group_size(SWAPPED(1, 16), SWAPPED(16, 1), 1))) void
    expect_kernel_48(
    __global uint *column, ulong column_bytes, long column_offset, int column_extent0,
    int column_extent1, int column_stride0, __global const uint *a, ulong a_bytes, long a_offset,
    int a_extent0, uint uu, __global uint *messages) {
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __local uint s[16] __attribute__((aligned(16))); SHARED(s);
  __global uint *column_2 = column + VIEW_OFFSET(0, column_offset);
  __global const uint *a_2 = a + VIEW_OFFSET(1, a_offset);
  int t_global_0 = get_global_id(SWAPPED(1, 0));
  int t_global_1 = get_global_id(SWAPPED(0, 1));
  int thread_x = get_global_id(SWAPPED(0, 1));
  int thread_y = get_global_id(SWAPPED(1, 0));
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __global const uint *place =
      &a_2[INDEX(check_index1(14, thread_x, thread_y, 0, t_global_0, t_global_0, a_extent0,
      messages))];
  uint operand = DIVERGENT() && IN_BOUNDS(place, a, a_bytes) ? *place : 0;
  uint h = operand;
  uint uu_2 = uu;
  int l = get_local_id(SWAPPED(1, 0));
  int thread_x_2 = thread_x;
  int thread_y_2 = thread_y;
  __global uint *messages_2 = messages;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v = {h, 0, 1};
  if (check_element(2, thread_x_2, thread_y_2, 0, (long)l, 16, messages_2)) {
    s[l] = v.h;
  }
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  main_lambda_24(&v, l, uu_2, s, thread_x_2, thread_y_2, messages_2, (ulong)&s, 64);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint result = v.h * 1000 + v.x * 7919 + v.y +
      (DIVERGENT() && check_element(6, thread_x_2, thread_y_2, 0, (long)(15 - l), 16, messages_2) ?
      s[15 - l] : 0);
  uint value = result;
  __global uint *place_2 = &column_2[INDEX(check_index2(17, thread_x, thread_y, 0,
      (long)t_global_0 * column_stride0 + t_global_1, t_global_0, t_global_1, column_extent0,
      column_extent1, messages))];
  if (IN_BOUNDS(place_2, column, column_bytes)) {
    *place_2 = value;
  }
}

// add_once, divergent-values.cpp:89
#line 89 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static inline __attribute__((always_inline)) void add_once(
    uint uu, int l, state *v, __local const uint *s, int thread_x, int thread_y,
    __global uint *messages, ulong s_begin, ulong s_bytes) {
#line 90 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  if (DIVERGENT() && uu == 7) {
    __local const uint *place;
#line 91 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    v->x = 3;
    uint value = (place = &s[v->h & 15],
        check_pointer(105, thread_x, thread_y, 0, place, messages, s_begin, s_bytes)) ? *place : 0;
    v->h += value;
#line 92 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    return;
  }
  if (DIVERGENT() && (check_pointer(110, thread_x, thread_y, 0, &s[l ^ 1], messages, s_begin,
      s_bytes) ? s[l ^ 1] : 0) > 400) {
    __local const uint *place;
#line 95 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    v->x = 3;
    uint value = (place = &s[v->h & 15],
        check_pointer(116, thread_x, thread_y, 0, place, messages, s_begin, s_bytes)) ? *place : 0;
    v->h += value;
#line 96 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    return;
  }
}

// main()::(anonymous class)::operator(), divergent-values.cpp:264
#line 264 "/work/main/test/Execution/Barriers/divergent-values.cpp"
)ampcc"
R"ampcc(static inline __attribute__((always_inline)) void main_lambda_25(
    state *v, int l, uint uu, __local const uint *s, int thread_x, int thread_y,
    __global uint *messages, ulong s_begin, ulong s_bytes) {
  add_once(uu, l, v, s, thread_x, thread_y, messages, s_begin, s_bytes);
}

// kernel of expect_kernel, divergent-values.cpp:54
#line 54 "/work/main/test/Execution/Barriers/divergent-values.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void expect_kernel_49(
    __global uint *row, ulong row_bytes, long row_offset, int row_extent0,
    __global const uint *a, ulong a_bytes, long a_offset, int a_extent0, uint uu,
    __global uint *messages) {
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __local uint s[16] __attribute__((aligned(16))); SHARED(s);
  __global uint *row_2 = row + VIEW_OFFSET(0, row_offset);
  __global const uint *a_2 = a + VIEW_OFFSET(1, a_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __global const uint *place =
      &a_2[INDEX(check_index1(9, thread_x, 0, 0, t_global, t_global, a_extent0, messages))];
  uint operand = DIVERGENT() && IN_BOUNDS(place, a, a_bytes) ? *place : 0;
  uint h = operand;
  uint uu_2 = uu;
  int l = get_local_id(0);
  int thread_x_2 = thread_x;
  __global uint *messages_2 = messages;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v = {h, 0, 1};
  if (check_element(2, thread_x_2, 0, 0, (long)l, 16, messages_2)) {
    s[l] = v.h;
  }
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  main_lambda_25(&v, l, uu_2, s, thread_x_2, 0, messages_2, (ulong)&s, 64);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint result = v.h * 1000 + v.x * 7919 + v.y +
      (DIVERGENT() && check_element(6, thread_x_2, 0, 0, (long)(15 - l), 16, messages_2) ? s[15 - l]
      : 0);
  uint value = result;
  __global uint *place_2 = &row_2[INDEX(check_index1(12, thread_x, 0, 0, t_global, t_global,
      row_extent0, messages))];
  if (IN_BOUNDS(place_2, row, row_bytes)) {
    *place_2 = value;
  }
}

// kernel of expect_kernel, divergent-values.cpp:58
#line 58 "/work/main/test/Execution/Barriers/divergent-values.cpp"
__kernel __attribute__((reqd_work_group_size(SWAPPED(1, 16), SWAPPED(16, 1), 1))) void
    expect_kernel_50(
    __global uint *column, ulong column_bytes, long column_offset, int column_extent0,
    int column_extent1, int column_stride0, __global const uint *a, ulong a_bytes, long a_offset,
    int a_extent0, uint uu, __global uint *messages) {
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __local uint s[16] __attribute__((aligned(16))); SHARED(s);
  __global uint *column_2 = column + VIEW_OFFSET(0, column_offset);
  __global const uint *a_2 = a + VIEW_OFFSET(1, a_offset);
  int t_global_0 = get_global_id(SWAPPED(1, 0));
  int t_global_1 = get_global_id(SWAPPED(0, 1));
  int thread_x = get_global_id(SWAPPED(0, 1));
  int thread_y = get_global_id(SWAPPED(1, 0));
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __global const uint *place =
      &a_2[INDEX(check_index1(14, thread_x, thread_y, 0, t_global_0, t_global_0, a_extent0,
      messages))];
  uint operand = DIVERGENT() && IN_BOUNDS(place, a, a_bytes) ? *place : 0;
  uint h = operand;
  uint uu_2 = uu;
  int l = get_local_id(SWAPPED(1, 0));
  int thread_x_2 = thread_x;
  int thread_y_2 = thread_y;
  __global uint *messages_2 = messages;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v = {h, 0, 1};
  if (check_element(2, thread_x_2, thread_y_2, 0, (long)l, 16, messages_2)) {
    s[l] = v.h;
  }
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  main_lambda_25(&v, l, uu_2, s, thread_x_2, thread_y_2, messages_2, (ulong)&s, 64);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint result = v.h * 1000 + v.x * 7919 + v.y +
      (DIVERGENT() && check_element(6, thread_x_2, thread_y_2, 0, (long)(15 - l), 16, messages_2) ?
      s[15 - l] : 0);
  uint value = result;
  __global uint *place_2 = &column_2[INDEX(check_index2(17, thread_x, thread_y, 0,
      (long)t_global_0 * column_stride0 + t_global_1, t_global_0, t_global_1, column_extent0,
      column_extent1, messages))];
  if (IN_BOUNDS(place_2, column, column_bytes)) {
    *place_2 = value;
  }
}

// add_case, divergent-values.cpp:100
#line 100 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static inline __attribute__((always_inline)) void add_case(
    uint number, state *v, __local const uint *s, int thread_x, int thread_y,
    __global uint *messages, ulong s_begin, ulong s_bytes) {
  __local const uint *place;
  uint value;
  __local const uint *place_2;
  uint value_2;
#line 101 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  switch ((number & 3) + NO_CASE()) {
  case 0u:;
    v->x = 4;
    value = (place = &s[v->h & 15],
        check_pointer(124, thread_x, thread_y, 0, place, messages, s_begin, s_bytes)) ? *place : 0;
    v->h += value;
#line 104 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    break;
  case 1u:;
    v->x = 5;
  case 2u:;
    value_2 = v->h * 3 + ((place_2 = &s[v->h & 7],
        check_pointer(134, thread_x, thread_y, 0, place_2, messages, s_begin, s_bytes)) ? *place_2 :
        0);
    v->h = value_2;
#line 109 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    break;
  case 3u:;
    v->x = 9;
  }
}

// main()::(anonymous class)::operator(), divergent-values.cpp:265
#line 265 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static inline __attribute__((always_inline)) void main_lambda_26(
    state *v, int l, uint uu, __local const uint *s, int thread_x, int thread_y,
    __global uint *messages, ulong s_begin, ulong s_bytes) {
  if (DIVERGENT() && uu != 7 &&
      (check_pointer(139, thread_x, thread_y, 0, &s[l ^ 1], messages, s_begin, s_bytes) ? s[l ^ 1] :
      0) > 400) {
    add_case(v->h, v, s, thread_x, thread_y, messages, s_begin, s_bytes);
  }
}

// kernel of expect_kernel, divergent-values.cpp:54
#line 54 "/work/main/test/Execution/Barriers/divergent-values.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void expect_kernel_51(
    __global uint *row, ulong row_bytes, long row_offset, int row_extent0,
    __global const uint *a, ulong a_bytes, long a_offset, int a_extent0, uint uu,
    __global uint *messages) {
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __local uint s[16] __attribute__((aligned(16))); SHARED(s);
  __global uint *row_2 = row + VIEW_OFFSET(0, row_offset);
  __global const uint *a_2 = a + VIEW_OFFSET(1, a_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __global const uint *place =
      &a_2[INDEX(check_index1(9, thread_x, 0, 0, t_global, t_global, a_extent0, messages))];
  uint operand = DIVERGENT() && IN_BOUNDS(place, a, a_bytes) ? *place : 0;
  uint h = operand;
  uint uu_2 = uu;
  int l = get_local_id(0);
  int thread_x_2 = thread_x;
  __global uint *messages_2 = messages;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v = {h, 0, 1};
  if (check_element(2, thread_x_2, 0, 0, (long)l, 16, messages_2)) {
    s[l] = v.h;
  }
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  main_lambda_26(&v, l, uu_2, s, thread_x_2, 0, messages_2, (ulong)&s, 64);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint result = v.h * 1000 + v.x * 7919 + v.y +
      (DIVERGENT() && check_element(6, thread_x_2, 0, 0, (long)(15 - l), 16, messages_2) ? s[15 - l]
      : 0);
  uint value = result;
  __global uint *place_2 = &row_2[INDEX(check_index1(12, thread_x, 0, 0, t_global, t_global,
      row_extent0, messages))];
  if (IN_BOUNDS(place_2, row, row_bytes)) {
    *place_2 = value;
  }
}

// kernel of expect_kernel, divergent-values.cpp:58
#line 58 "/work/main/test/Execution/Barriers/divergent-values.cpp"
__kernel __attribute__((reqd_work_group_size(SWAPPED(1, 16), SWAPPED(16, 1), 1))) void
    expect_kernel_52(
    __global uint *column, ulong column_bytes, long column_offset, int column_extent0,
    int column_extent1, int column_stride0, __global const uint *a, ulong a_bytes, long a_offset,
    int a_extent0, uint uu, __global uint *messages) {
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __local uint s[16] __attribute__((aligned(16))); SHARED(s);
  __global uint *column_2 = column + VIEW_OFFSET(0, column_offset);
  __global const uint *a_2 = a + VIEW_OFFSET(1, a_offset);
  int t_global_0 = get_global_id(SWAPPED(1, 0));
  int t_global_1 = get_global_id(SWAPPED(0, 1));
  int thread_x = get_global_id(SWAPPED(0, 1));
  int thread_y = get_global_id(SWAPPED(1, 0));
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __global const uint *place =
      &a_2[INDEX(check_index1(14, thread_x, thread_y, 0, t_global_0, t_global_0, a_extent0,
      messages))];
  uint operand = DIVERGENT() && IN_BOUNDS(place, a, a_bytes) ? *place : 0;
  uint h = operand;
  uint uu_2 = uu;
  int l = get_local_id(SWAPPED(1, 0));
  int thread_x_2 = thread_x;
  int thread_y_2 = thread_y;
  __global uint *messages_2 = messages;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v = {h, 0, 1};
  if (check_element(2, thread_x_2, thread_y_2, 0, (long)l, 16, messages_2)) {
    s[l] = v.h;
  }
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  main_lambda_26(&v, l, uu_2, s, thread_x_2, thread_y_2, messages_2, (ulong)&s, 64);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint result = v.h * 1000 + v.x * 7919 + v.y +
      (DIVERGENT() && check_element(6, thread_x_2, thread_y_2, 0, (long)(15 - l), 16, messages_2) ?
      s[15 - l] : 0);
  uint value = result;
  __global uint *place_2 = &column_2[INDEX(check_index2(17, thread_x, thread_y, 0,
      (long)t_global_0 * column_stride0 + t_global_1, t_global_0, t_global_1, column_extent0,
      column_extent1, messages))];
  if (IN_BOUNDS(place_2, column, column_bytes)) {
    *place_2 = value;
  }
}

// main()::(anonymous class)::operator(), divergent-values.cpp:266
#line 266 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static inline __attribute__((always_inline)) void main_lambda_27(
    state *v, int l, uint uu, __local const uint *s, int thread_x, int thread_y,
    __global uint *messages, ulong s_begin, ulong s_bytes) {
  uint value = DIVERGENT() &&
      (uu == 7 || (uu != 0 && (check_pointer(142, thread_x, thread_y, 0, &s[l ^ 1], messages,
      s_begin, s_bytes) ? s[l ^ 1] : 0) > 400)) ? uu /
      check_divisor(145, thread_x, thread_y, 0, uu, 7, messages) * 31 + uu %
      check_divisor(145, thread_x, thread_y, 0, uu, 11, messages) * 5 + uu /
      check_divisor(145, thread_x, thread_y, 0, uu, 13, messages) * 3 : uu /
      check_divisor(145, thread_x, thread_y, 0, uu, 3, messages) * 31 + uu %
      check_divisor(145, thread_x, thread_y, 0, uu, 5, messages) * 5 + uu /
      check_divisor(145, thread_x, thread_y, 0, uu, 19, messages) * 3;
  v->x = value;
}

// kernel of expect_kernel, divergent-values.cpp:54
#line 54 "/work/main/test/Execution/Barriers/divergent-values.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void expect_kernel_53(
    __global uint *row, ulong row_bytes, long row_offset, int row_extent0,
    __global const uint *a, ulong a_bytes, long a_offset, int a_extent0, uint uu,
    __global uint *messages) {
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __local uint s[16] __attribute__((aligned(16))); SHARED(s);
  __global uint *row_2 = row + VIEW_OFFSET(0, row_offset);
  __global const uint *a_2 = a + VIEW_OFFSET(1, a_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __global const uint *place =
      &a_2[INDEX(check_index1(9, thread_x, 0, 0, t_global, t_global, a_extent0, messages))];
  uint operand = DIVERGENT() && IN_BOUNDS(place, a, a_bytes) ? *place : 0;
  uint h = operand;
  uint uu_2 = uu;
  int l = get_local_id(0);
  int thread_x_2 = thread_x;
  __global uint *messages_2 = messages;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v = {h, 0, 1};
  if (check_element(2, thread_x_2, 0, 0, (long)l, 16, messages_2)) {
    s[l] = v.h;
  }
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  main_lambda_27(&v, l, uu_2, s, thread_x_2, 0, messages_2, (ulong)&s, 64);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint result = v.h * 1000 + v.x * 7919 + v.y +
      (DIVERGENT() && check_element(6, thread_x_2, 0, 0, (long)(15 - l), 16, messages_2) ? s[15 - l]
      : 0);
  uint value = result;
  __global uint *place_2 = &row_2[INDEX(check_index1(12, thread_x, 0, 0, t_global, t_global,
      row_extent0, messages))];
  if (IN_BOUNDS(place_2, row, row_bytes)) {
    *place_2 = value;
  }
}

// kernel of expect_kernel, divergent-values.cpp:58
#line 58 "/work/main/test/Execution/Barriers/divergent-values.cpp"
__kernel __attribute__((reqd_work_group_size(SWAPPED(1, 16), SWAPPED(16, 1), 1))) void
    expect_kernel_54(
    __global uint *column, ulong column_bytes, long column_offset, int column_extent0,
    int column_extent1, int column_stride0, __global const uint *a, ulong a_bytes, long a_offset,
    int a_extent0, uint uu, __global uint *messages) {
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __local uint s[16] __attribute__((aligned(16))); SHARED(s);
  __global uint *column_2 = column + VIEW_OFFSET(0, column_offset);
  __global const uint *a_2 = a + VIEW_OFFSET(1, a_offset);
  int t_global_0 = get_global_id(SWAPPED(1, 0));
  int t_global_1 = get_global_id(SWAPPED(0, 1));
  int thread_x = get_global_id(SWAPPED(0, 1));
  int thread_y = get_global_id(SWAPPED(1, 0));
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __global const uint *place =
      &a_2[INDEX(check_index1(14, thread_x, thread_y, 0, t_global_0, t_global_0, a_extent0,
      messages))];
  uint operand = DIVERGENT() && IN_BOUNDS(place, a, a_bytes) ? *place : 0;
  uint h = operand;
  uint uu_2 = uu;
  int l = get_local_id(SWAPPED(1, 0));
  int thread_x_2 = thread_x;
  int thread_y_2 = thread_y;
  __global uint *messages_2 = messages;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v = {h, 0, 1};
  if (check_element(2, thread_x_2, thread_y_2, 0, (long)l, 16, messages_2)) {
    s[l] = v.h;
  }
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  main_lambda_27(&v, l, uu_2, s, thread_x_2, thread_y_2, messages_2, (ulong)&s, 64);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint result = v.h * 1000 + v.x * 7919 + v.y +
      (DIVERGENT() && check_element(6, thread_x_2, thread_y_2, 0, (long)(15 - l), 16, messages_2) ?
      s[15 - l] : 0);
  uint value = result;
  __global uint *place_2 = &column_2[INDEX(check_index2(17, thread_x, thread_y, 0,
      (long)t_global_0 * column_stride0 + t_global_1, t_global_0, t_global_1, column_extent0,
      column_extent1, messages))];
)ampcc"
R"ampcc(  if (IN_BOUNDS(place_2, column, column_bytes)) {
    *place_2 = value;
  }
}

// main()::(anonymous class)::operator(), divergent-values.cpp:269
#line 269 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static inline __attribute__((always_inline)) void main_lambda_28(
    state *v, int l, __local const uint *s, int thread_x, int thread_y, __global uint *messages,
    ulong s_begin, ulong s_bytes) {
  __local const uint *p;
  uint g = DIVERGENT() && check_pointer(146, thread_x, thread_y, 0, &s[l], messages, s_begin,
      s_bytes) ? s[l] : 0;
  if (DIVERGENT()) {
    do {
      p = s + (g & 15);
      g /= check_divisor(149, thread_x, thread_y, 0, g, 2, messages);
      ++v->x;
    } while (g & 1);
  } else {
    p = (__local const uint *)get_local_id(0);
  }
  uint value = DIVERGENT() &&
      check_pointer(146, thread_x, thread_y, 0, p, messages, s_begin, s_bytes) ? *p : 0;
  v->h += value;
}

// kernel of expect_kernel, divergent-values.cpp:54
#line 54 "/work/main/test/Execution/Barriers/divergent-values.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void expect_kernel_55(
    __global uint *row, ulong row_bytes, long row_offset, int row_extent0,
    __global const uint *a, ulong a_bytes, long a_offset, int a_extent0, __global uint *messages) {
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __local uint s[16] __attribute__((aligned(16))); SHARED(s);
  __global uint *row_2 = row + VIEW_OFFSET(0, row_offset);
  __global const uint *a_2 = a + VIEW_OFFSET(1, a_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __global const uint *place =
      &a_2[INDEX(check_index1(9, thread_x, 0, 0, t_global, t_global, a_extent0, messages))];
  uint operand = DIVERGENT() && IN_BOUNDS(place, a, a_bytes) ? *place : 0;
  uint h = operand;
  int l = get_local_id(0);
  int thread_x_2 = thread_x;
  __global uint *messages_2 = messages;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v = {h, 0, 1};
  if (check_element(2, thread_x_2, 0, 0, (long)l, 16, messages_2)) {
    s[l] = v.h;
  }
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  main_lambda_28(&v, l, s, thread_x_2, 0, messages_2, (ulong)&s, 64);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint result = v.h * 1000 + v.x * 7919 + v.y +
      (DIVERGENT() && check_element(6, thread_x_2, 0, 0, (long)(15 - l), 16, messages_2) ? s[15 - l]
      : 0);
  uint value = result;
  __global uint *place_2 = &row_2[INDEX(check_index1(12, thread_x, 0, 0, t_global, t_global,
      row_extent0, messages))];
  if (IN_BOUNDS(place_2, row, row_bytes)) {
    *place_2 = value;
  }
}

// kernel of expect_kernel, divergent-values.cpp:58
#line 58 "/work/main/test/Execution/Barriers/divergent-values.cpp"
__kernel __attribute__((reqd_work_group_size(SWAPPED(1, 16), SWAPPED(16, 1), 1))) void
    expect_kernel_56(
    __global uint *column, ulong column_bytes, long column_offset, int column_extent0,
    int column_extent1, int column_stride0, __global const uint *a, ulong a_bytes, long a_offset,
    int a_extent0, __global uint *messages) {
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __local uint s[16] __attribute__((aligned(16))); SHARED(s);
  __global uint *column_2 = column + VIEW_OFFSET(0, column_offset);
  __global const uint *a_2 = a + VIEW_OFFSET(1, a_offset);
  int t_global_0 = get_global_id(SWAPPED(1, 0));
  int t_global_1 = get_global_id(SWAPPED(0, 1));
  int thread_x = get_global_id(SWAPPED(0, 1));
  int thread_y = get_global_id(SWAPPED(1, 0));
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __global const uint *place =
      &a_2[INDEX(check_index1(14, thread_x, thread_y, 0, t_global_0, t_global_0, a_extent0,
      messages))];
  uint operand = DIVERGENT() && IN_BOUNDS(place, a, a_bytes) ? *place : 0;
  uint h = operand;
  int l = get_local_id(SWAPPED(1, 0));
  int thread_x_2 = thread_x;
  int thread_y_2 = thread_y;
  __global uint *messages_2 = messages;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v = {h, 0, 1};
  if (check_element(2, thread_x_2, thread_y_2, 0, (long)l, 16, messages_2)) {
    s[l] = v.h;
  }
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  main_lambda_28(&v, l, s, thread_x_2, thread_y_2, messages_2, (ulong)&s, 64);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint result = v.h * 1000 + v.x * 7919 + v.y +
      (DIVERGENT() && check_element(6, thread_x_2, thread_y_2, 0, (long)(15 - l), 16, messages_2) ?
      s[15 - l] : 0);
  uint value = result;
  __global uint *place_2 = &column_2[INDEX(check_index2(17, thread_x, thread_y, 0,
      (long)t_global_0 * column_stride0 + t_global_1, t_global_0, t_global_1, column_extent0,
      column_extent1, messages))];
  if (IN_BOUNDS(place_2, column, column_bytes)) {
    *place_2 = value;
  }
}

// first_bit, divergent-values.cpp:70
#line 70 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static inline uint first_bit(uint h, uint otherwise, int thread_x, int thread_y,
                             __global uint *messages) {
#line 71 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  if (DIVERGENT()) {
    for (uint k = 0;; ++k) {
#line 72 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if ((h >> check_shift(150, thread_x, thread_y, 0, k, 32, messages)) & 1) {
        return k;
      }
#line 74 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (k == 20) {
        return otherwise;
      }
    }
  }
  return 0;
}

// main()::(anonymous class)::operator(), divergent-values.cpp:276
#line 276 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static inline void main_lambda_29(state *v, uint uu, int thread_x, int thread_y,
                                  __global uint *messages) {
  uint value = first_bit(v->h, uu, thread_x, thread_y, messages);
  v->x = value;
}

// kernel of expect_kernel, divergent-values.cpp:54
#line 54 "/work/main/test/Execution/Barriers/divergent-values.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void expect_kernel_57(
    __global uint *row, ulong row_bytes, long row_offset, int row_extent0,
    __global const uint *a, ulong a_bytes, long a_offset, int a_extent0, uint uu,
    __global uint *messages) {
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __local uint s[16] __attribute__((aligned(16))); SHARED(s);
  __global uint *row_2 = row + VIEW_OFFSET(0, row_offset);
  __global const uint *a_2 = a + VIEW_OFFSET(1, a_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __global const uint *place =
      &a_2[INDEX(check_index1(9, thread_x, 0, 0, t_global, t_global, a_extent0, messages))];
  uint operand = DIVERGENT() && IN_BOUNDS(place, a, a_bytes) ? *place : 0;
  uint h = operand;
  uint uu_2 = uu;
  int l = get_local_id(0);
  int thread_x_2 = thread_x;
  __global uint *messages_2 = messages;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v = {h, 0, 1};
  if (check_element(2, thread_x_2, 0, 0, (long)l, 16, messages_2)) {
    s[l] = v.h;
  }
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  main_lambda_29(&v, uu_2, thread_x_2, 0, messages_2);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint result = v.h * 1000 + v.x * 7919 + v.y +
      (DIVERGENT() && check_element(6, thread_x_2, 0, 0, (long)(15 - l), 16, messages_2) ? s[15 - l]
      : 0);
  uint value = result;
  __global uint *place_2 = &row_2[INDEX(check_index1(12, thread_x, 0, 0, t_global, t_global,
      row_extent0, messages))];
  if (IN_BOUNDS(place_2, row, row_bytes)) {
    *place_2 = value;
  }
}

// kernel of expect_kernel, divergent-values.cpp:58
#line 58 "/work/main/test/Execution/Barriers/divergent-values.cpp"
__kernel __attribute__((reqd_work_group_size(SWAPPED(1, 16), SWAPPED(16, 1), 1))) void
    expect_kernel_58(
    __global uint *column, ulong column_bytes, long column_offset, int column_extent0,
    int column_extent1, int column_stride0, __global const uint *a, ulong a_bytes, long a_offset,
    int a_extent0, uint uu, __global uint *messages) {
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __local uint s[16] __attribute__((aligned(16))); SHARED(s);
  __global uint *column_2 = column + VIEW_OFFSET(0, column_offset);
  __global const uint *a_2 = a + VIEW_OFFSET(1, a_offset);
  int t_global_0 = get_global_id(SWAPPED(1, 0));
  int t_global_1 = get_global_id(SWAPPED(0, 1));
  int thread_x = get_global_id(SWAPPED(0, 1));
  int thread_y = get_global_id(SWAPPED(1, 0));
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  __global const uint *place =
      &a_2[INDEX(check_index1(14, thread_x, thread_y, 0, t_global_0, t_global_0, a_extent0,
      messages))];
  uint operand = DIVERGENT() && IN_BOUNDS(place, a, a_bytes) ? *place : 0;
  uint h = operand;
  uint uu_2 = uu;
  int l = get_local_id(SWAPPED(1, 0));
  int thread_x_2 = thread_x;
  int thread_y_2 = thread_y;
  __global uint *messages_2 = messages;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v = {h, 0, 1};
  if (check_element(2, thread_x_2, thread_y_2, 0, (long)l, 16, messages_2)) {
    s[l] = v.h;
  }
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  main_lambda_29(&v, uu_2, thread_x_2, thread_y_2, messages_2);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint result = v.h * 1000 + v.x * 7919 + v.y +
      (DIVERGENT() && check_element(6, thread_x_2, thread_y_2, 0, (long)(15 - l), 16, messages_2) ?
      s[15 - l] : 0);
  uint value = result;
  __global uint *place_2 = &column_2[INDEX(check_index2(17, thread_x, thread_y, 0,
      (long)t_global_0 * column_stride0 + t_global_1, t_global_0, t_global_1, column_extent0,
      column_extent1, messages))];
  if (IN_BOUNDS(place_2, column, column_bytes)) {
    *place_2 = value;
  }
}
)ampcc"
;
constexpr __ampcc_kernel_arg __ampcc_args_0[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "row"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "row_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "row_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "row_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "a_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_1[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "column"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "column_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "column_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "column_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "column_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "column_stride0"},
  {__ampcc_arg_buffer, false, true, 64, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "a_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_2[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "row"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "row_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "row_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "row_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "a_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_3[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "column"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "column_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "column_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "column_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "column_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "column_stride0"},
  {__ampcc_arg_buffer, false, true, 64, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "a_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_4[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "row"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "row_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "row_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "row_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "a_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_5[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "column"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "column_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "column_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "column_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "column_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "column_stride0"},
  {__ampcc_arg_buffer, false, true, 64, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "a_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_6[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "row"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "row_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "row_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "row_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "a_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_7[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "column"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "column_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "column_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "column_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "column_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "column_stride0"},
  {__ampcc_arg_buffer, false, true, 64, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "a_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_8[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "row"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "row_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "row_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "row_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 112, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_9[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "column"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "column_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "column_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "column_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "column_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "column_stride0"},
  {__ampcc_arg_buffer, false, true, 64, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 120, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_10[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "row"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "row_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "row_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "row_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "a_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_11[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "column"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "column_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "column_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "column_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "column_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "column_stride0"},
  {__ampcc_arg_buffer, false, true, 64, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "a_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_12[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "row"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "row_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "row_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "row_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 112, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_13[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "column"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "column_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "column_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "column_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "column_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "column_stride0"},
  {__ampcc_arg_buffer, false, true, 64, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 120, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_14[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "row"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "row_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "row_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "row_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 112, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_15[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "column"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "column_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "column_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "column_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "column_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "column_stride0"},
  {__ampcc_arg_buffer, false, true, 64, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 120, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_16[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "row"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "row_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "row_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "row_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 112, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_17[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "column"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "column_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "column_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "column_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "column_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "column_stride0"},
  {__ampcc_arg_buffer, false, true, 64, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 120, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_18[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "row"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "row_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "row_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "row_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 112, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_19[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "column"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "column_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "column_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "column_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "column_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "column_stride0"},
  {__ampcc_arg_buffer, false, true, 64, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 120, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_20[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "row"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "row_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "row_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "row_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 112, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_21[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "column"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "column_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "column_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "column_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "column_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "column_stride0"},
  {__ampcc_arg_buffer, false, true, 64, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 120, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_22[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "row"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "row_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "row_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "row_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "a_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_23[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "column"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "column_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "column_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "column_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "column_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "column_stride0"},
  {__ampcc_arg_buffer, false, true, 64, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "a_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_24[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "row"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "row_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "row_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "row_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 112, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_25[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "column"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "column_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "column_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "column_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "column_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "column_stride0"},
  {__ampcc_arg_buffer, false, true, 64, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 120, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_26[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "row"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "row_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "row_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "row_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 112, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_27[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "column"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "column_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "column_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "column_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "column_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "column_stride0"},
  {__ampcc_arg_buffer, false, true, 64, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 120, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_28[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "row"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "row_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "row_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "row_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 112, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_29[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "column"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "column_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "column_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "column_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "column_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "column_stride0"},
  {__ampcc_arg_buffer, false, true, 64, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 120, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_30[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "row"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "row_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "row_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "row_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 112, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_31[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "column"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "column_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "column_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "column_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "column_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "column_stride0"},
  {__ampcc_arg_buffer, false, true, 64, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 120, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_32[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "row"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "row_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "row_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "row_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "a_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_33[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "column"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "column_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "column_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "column_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "column_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "column_stride0"},
  {__ampcc_arg_buffer, false, true, 64, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "a_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_34[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "row"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "row_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "row_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "row_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "a_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_35[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "column"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "column_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "column_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "column_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "column_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "column_stride0"},
  {__ampcc_arg_buffer, false, true, 64, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "a_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_36[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "row"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "row_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "row_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "row_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "a_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_37[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "column"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "column_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "column_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "column_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "column_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "column_stride0"},
  {__ampcc_arg_buffer, false, true, 64, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "a_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_38[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "row"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "row_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "row_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "row_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 112, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_39[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "column"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "column_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "column_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "column_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "column_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "column_stride0"},
  {__ampcc_arg_buffer, false, true, 64, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 120, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_40[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "row"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "row_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "row_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "row_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 112, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_41[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "column"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "column_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "column_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "column_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "column_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "column_stride0"},
  {__ampcc_arg_buffer, false, true, 64, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 120, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_42[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "row"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "row_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "row_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "row_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 112, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_43[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "column"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "column_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "column_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "column_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "column_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "column_stride0"},
  {__ampcc_arg_buffer, false, true, 64, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 120, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_44[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "row"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "row_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "row_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "row_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 112, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_45[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "column"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "column_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "column_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "column_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "column_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "column_stride0"},
  {__ampcc_arg_buffer, false, true, 64, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 120, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_46[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "row"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "row_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "row_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "row_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 112, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_47[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "column"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "column_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "column_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "column_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "column_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "column_stride0"},
  {__ampcc_arg_buffer, false, true, 64, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 120, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_48[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "row"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "row_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "row_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "row_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 112, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_49[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "column"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "column_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "column_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "column_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "column_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "column_stride0"},
  {__ampcc_arg_buffer, false, true, 64, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 120, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_50[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "row"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "row_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "row_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "row_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 112, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_51[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "column"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "column_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "column_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "column_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "column_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "column_stride0"},
  {__ampcc_arg_buffer, false, true, 64, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 120, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_52[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "row"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "row_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "row_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "row_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 112, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_53[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "column"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "column_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "column_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "column_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "column_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "column_stride0"},
  {__ampcc_arg_buffer, false, true, 64, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 120, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_54[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "row"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "row_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "row_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "row_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "a_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_55[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "column"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "column_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "column_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "column_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "column_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "column_stride0"},
  {__ampcc_arg_buffer, false, true, 64, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "a_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_56[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "row"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "row_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "row_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "row_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 112, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_57[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "column"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "column_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "column_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "column_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "column_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "column_stride0"},
  {__ampcc_arg_buffer, false, true, 64, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 120, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_native_args_0[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "row"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "row_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "row_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "row_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "a_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_0[] = {
  {"", expect_kernel_native_81e5aed2cb48e8d7},
  {"x86-64-v3", expect_kernel_native_81e5aed2cb48e8d7_v3},
  {"x86-64-v4", expect_kernel_native_81e5aed2cb48e8d7_v4},
};
constexpr __ampcc_native_form __ampcc_native_0 = {__ampcc_native_args_0, 9, 3, __ampcc_variants_0, 552};
constexpr __ampcc_kernel_arg __ampcc_native_args_1[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "column"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "column_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "column_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "column_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "column_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "column_stride0"},
  {__ampcc_arg_buffer, false, true, 64, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "a_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_1[] = {
  {"", expect_kernel_2_native_81e5aed2cb48e8d7},
  {"x86-64-v3", expect_kernel_2_native_81e5aed2cb48e8d7_v3},
  {"x86-64-v4", expect_kernel_2_native_81e5aed2cb48e8d7_v4},
};
constexpr __ampcc_native_form __ampcc_native_1 = {__ampcc_native_args_1, 11, 3, __ampcc_variants_1, 576};
constexpr __ampcc_kernel_arg __ampcc_native_args_2[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "row"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "row_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "row_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "row_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "a_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_2[] = {
  {"", expect_kernel_3_native_81e5aed2cb48e8d7},
  {"x86-64-v3", expect_kernel_3_native_81e5aed2cb48e8d7_v3},
  {"x86-64-v4", expect_kernel_3_native_81e5aed2cb48e8d7_v4},
};
constexpr __ampcc_native_form __ampcc_native_2 = {__ampcc_native_args_2, 9, 3, __ampcc_variants_2, 552};
constexpr __ampcc_kernel_arg __ampcc_native_args_3[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "column"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "column_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "column_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "column_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "column_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "column_stride0"},
  {__ampcc_arg_buffer, false, true, 64, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "a_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_3[] = {
  {"", expect_kernel_4_native_81e5aed2cb48e8d7},
  {"x86-64-v3", expect_kernel_4_native_81e5aed2cb48e8d7_v3},
  {"x86-64-v4", expect_kernel_4_native_81e5aed2cb48e8d7_v4},
};
constexpr __ampcc_native_form __ampcc_native_3 = {__ampcc_native_args_3, 11, 3, __ampcc_variants_3, 576};
constexpr __ampcc_kernel_arg __ampcc_native_args_4[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "row"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "row_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "row_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "row_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "a_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_4[] = {
  {"", expect_kernel_5_native_81e5aed2cb48e8d7},
  {"x86-64-v3", expect_kernel_5_native_81e5aed2cb48e8d7_v3},
  {"x86-64-v4", expect_kernel_5_native_81e5aed2cb48e8d7_v4},
};
constexpr __ampcc_native_form __ampcc_native_4 = {__ampcc_native_args_4, 9, 3, __ampcc_variants_4, 576};
constexpr __ampcc_kernel_arg __ampcc_native_args_5[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "column"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "column_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "column_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "column_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "column_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "column_stride0"},
  {__ampcc_arg_buffer, false, true, 64, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "a_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_5[] = {
  {"", expect_kernel_6_native_81e5aed2cb48e8d7},
  {"x86-64-v3", expect_kernel_6_native_81e5aed2cb48e8d7_v3},
  {"x86-64-v4", expect_kernel_6_native_81e5aed2cb48e8d7_v4},
};
constexpr __ampcc_native_form __ampcc_native_5 = {__ampcc_native_args_5, 11, 3, __ampcc_variants_5, 608};
constexpr __ampcc_kernel_arg __ampcc_native_args_6[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "row"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "row_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "row_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "row_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "a_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_6[] = {
  {"", expect_kernel_7_native_81e5aed2cb48e8d7},
  {"x86-64-v3", expect_kernel_7_native_81e5aed2cb48e8d7_v3},
  {"x86-64-v4", expect_kernel_7_native_81e5aed2cb48e8d7_v4},
};
constexpr __ampcc_native_form __ampcc_native_6 = {__ampcc_native_args_6, 9, 3, __ampcc_variants_6, 576};
constexpr __ampcc_kernel_arg __ampcc_native_args_7[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "column"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "column_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "column_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "column_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "column_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "column_stride0"},
  {__ampcc_arg_buffer, false, true, 64, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "a_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_7[] = {
  {"", expect_kernel_8_native_81e5aed2cb48e8d7},
  {"x86-64-v3", expect_kernel_8_native_81e5aed2cb48e8d7_v3},
  {"x86-64-v4", expect_kernel_8_native_81e5aed2cb48e8d7_v4},
};
constexpr __ampcc_native_form __ampcc_native_7 = {__ampcc_native_args_7, 11, 3, __ampcc_variants_7, 600};
constexpr __ampcc_kernel_arg __ampcc_native_args_8[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "row"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "row_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "row_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "row_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 112, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_8[] = {
  {"", expect_kernel_9_native_81e5aed2cb48e8d7},
  {"x86-64-v3", expect_kernel_9_native_81e5aed2cb48e8d7_v3},
  {"x86-64-v4", expect_kernel_9_native_81e5aed2cb48e8d7_v4},
};
constexpr __ampcc_native_form __ampcc_native_8 = {__ampcc_native_args_8, 10, 3, __ampcc_variants_8, 568};
constexpr __ampcc_kernel_arg __ampcc_native_args_9[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "column"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "column_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "column_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "column_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "column_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "column_stride0"},
  {__ampcc_arg_buffer, false, true, 64, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 120, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_9[] = {
  {"", expect_kernel_10_native_81e5aed2cb48e8d7},
  {"x86-64-v3", expect_kernel_10_native_81e5aed2cb48e8d7_v3},
  {"x86-64-v4", expect_kernel_10_native_81e5aed2cb48e8d7_v4},
};
constexpr __ampcc_native_form __ampcc_native_9 = {__ampcc_native_args_9, 12, 3, __ampcc_variants_9, 592};
constexpr __ampcc_kernel_arg __ampcc_native_args_10[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "row"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "row_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "row_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "row_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "a_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_10[] = {
  {"", expect_kernel_11_native_81e5aed2cb48e8d7},
  {"x86-64-v3", expect_kernel_11_native_81e5aed2cb48e8d7_v3},
  {"x86-64-v4", expect_kernel_11_native_81e5aed2cb48e8d7_v4},
};
constexpr __ampcc_native_form __ampcc_native_10 = {__ampcc_native_args_10, 9, 3, __ampcc_variants_10, 560};
constexpr __ampcc_kernel_arg __ampcc_native_args_11[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "column"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "column_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "column_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "column_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "column_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "column_stride0"},
  {__ampcc_arg_buffer, false, true, 64, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "a_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_11[] = {
  {"", expect_kernel_12_native_81e5aed2cb48e8d7},
  {"x86-64-v3", expect_kernel_12_native_81e5aed2cb48e8d7_v3},
  {"x86-64-v4", expect_kernel_12_native_81e5aed2cb48e8d7_v4},
};
constexpr __ampcc_native_form __ampcc_native_11 = {__ampcc_native_args_11, 11, 3, __ampcc_variants_11, 576};
constexpr __ampcc_kernel_arg __ampcc_native_args_12[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "row"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "row_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "row_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "row_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 112, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_12[] = {
  {"", expect_kernel_13_native_81e5aed2cb48e8d7},
  {"x86-64-v3", expect_kernel_13_native_81e5aed2cb48e8d7_v3},
  {"x86-64-v4", expect_kernel_13_native_81e5aed2cb48e8d7_v4},
};
constexpr __ampcc_native_form __ampcc_native_12 = {__ampcc_native_args_12, 10, 3, __ampcc_variants_12, 568};
constexpr __ampcc_kernel_arg __ampcc_native_args_13[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "column"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "column_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "column_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "column_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "column_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "column_stride0"},
  {__ampcc_arg_buffer, false, true, 64, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 120, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_13[] = {
  {"", expect_kernel_14_native_81e5aed2cb48e8d7},
  {"x86-64-v3", expect_kernel_14_native_81e5aed2cb48e8d7_v3},
  {"x86-64-v4", expect_kernel_14_native_81e5aed2cb48e8d7_v4},
};
constexpr __ampcc_native_form __ampcc_native_13 = {__ampcc_native_args_13, 12, 3, __ampcc_variants_13, 600};
constexpr __ampcc_kernel_arg __ampcc_native_args_14[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "row"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "row_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "row_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "row_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 112, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_14[] = {
  {"", expect_kernel_15_native_81e5aed2cb48e8d7},
  {"x86-64-v3", expect_kernel_15_native_81e5aed2cb48e8d7_v3},
  {"x86-64-v4", expect_kernel_15_native_81e5aed2cb48e8d7_v4},
};
constexpr __ampcc_native_form __ampcc_native_14 = {__ampcc_native_args_14, 10, 3, __ampcc_variants_14, 568};
constexpr __ampcc_kernel_arg __ampcc_native_args_15[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "column"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "column_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "column_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "column_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "column_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "column_stride0"},
  {__ampcc_arg_buffer, false, true, 64, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 120, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_15[] = {
  {"", expect_kernel_16_native_81e5aed2cb48e8d7},
  {"x86-64-v3", expect_kernel_16_native_81e5aed2cb48e8d7_v3},
  {"x86-64-v4", expect_kernel_16_native_81e5aed2cb48e8d7_v4},
};
constexpr __ampcc_native_form __ampcc_native_15 = {__ampcc_native_args_15, 12, 3, __ampcc_variants_15, 600};
constexpr __ampcc_kernel_arg __ampcc_native_args_16[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "row"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "row_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "row_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "row_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 112, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_16[] = {
  {"", expect_kernel_17_native_81e5aed2cb48e8d7},
  {"x86-64-v3", expect_kernel_17_native_81e5aed2cb48e8d7_v3},
  {"x86-64-v4", expect_kernel_17_native_81e5aed2cb48e8d7_v4},
};
constexpr __ampcc_native_form __ampcc_native_16 = {__ampcc_native_args_16, 10, 3, __ampcc_variants_16, 576};
constexpr __ampcc_kernel_arg __ampcc_native_args_17[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "column"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "column_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "column_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "column_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "column_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "column_stride0"},
  {__ampcc_arg_buffer, false, true, 64, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 120, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_17[] = {
  {"", expect_kernel_18_native_81e5aed2cb48e8d7},
  {"x86-64-v3", expect_kernel_18_native_81e5aed2cb48e8d7_v3},
  {"x86-64-v4", expect_kernel_18_native_81e5aed2cb48e8d7_v4},
};
constexpr __ampcc_native_form __ampcc_native_17 = {__ampcc_native_args_17, 12, 3, __ampcc_variants_17, 608};
constexpr __ampcc_kernel_arg __ampcc_native_args_18[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "row"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "row_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "row_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "row_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 112, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_18[] = {
  {"", expect_kernel_19_native_81e5aed2cb48e8d7},
  {"x86-64-v3", expect_kernel_19_native_81e5aed2cb48e8d7_v3},
  {"x86-64-v4", expect_kernel_19_native_81e5aed2cb48e8d7_v4},
};
constexpr __ampcc_native_form __ampcc_native_18 = {__ampcc_native_args_18, 10, 3, __ampcc_variants_18, 584};
constexpr __ampcc_kernel_arg __ampcc_native_args_19[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "column"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "column_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "column_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "column_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "column_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "column_stride0"},
  {__ampcc_arg_buffer, false, true, 64, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 120, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_19[] = {
  {"", expect_kernel_20_native_81e5aed2cb48e8d7},
  {"x86-64-v3", expect_kernel_20_native_81e5aed2cb48e8d7_v3},
  {"x86-64-v4", expect_kernel_20_native_81e5aed2cb48e8d7_v4},
};
constexpr __ampcc_native_form __ampcc_native_19 = {__ampcc_native_args_19, 12, 3, __ampcc_variants_19, 616};
constexpr __ampcc_kernel_arg __ampcc_native_args_20[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "row"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "row_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "row_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "row_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 112, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_20[] = {
  {"", expect_kernel_21_native_81e5aed2cb48e8d7},
  {"x86-64-v3", expect_kernel_21_native_81e5aed2cb48e8d7_v3},
  {"x86-64-v4", expect_kernel_21_native_81e5aed2cb48e8d7_v4},
};
constexpr __ampcc_native_form __ampcc_native_20 = {__ampcc_native_args_20, 10, 3, __ampcc_variants_20, 584};
constexpr __ampcc_kernel_arg __ampcc_native_args_21[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "column"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "column_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "column_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "column_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "column_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "column_stride0"},
  {__ampcc_arg_buffer, false, true, 64, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 120, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_21[] = {
  {"", expect_kernel_22_native_81e5aed2cb48e8d7},
  {"x86-64-v3", expect_kernel_22_native_81e5aed2cb48e8d7_v3},
  {"x86-64-v4", expect_kernel_22_native_81e5aed2cb48e8d7_v4},
};
constexpr __ampcc_native_form __ampcc_native_21 = {__ampcc_native_args_21, 12, 3, __ampcc_variants_21, 616};
constexpr __ampcc_kernel_arg __ampcc_native_args_22[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "row"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "row_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "row_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "row_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "a_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_22[] = {
  {"", expect_kernel_23_native_81e5aed2cb48e8d7},
  {"x86-64-v3", expect_kernel_23_native_81e5aed2cb48e8d7_v3},
  {"x86-64-v4", expect_kernel_23_native_81e5aed2cb48e8d7_v4},
};
constexpr __ampcc_native_form __ampcc_native_22 = {__ampcc_native_args_22, 9, 3, __ampcc_variants_22, 568};
constexpr __ampcc_kernel_arg __ampcc_native_args_23[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "column"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "column_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "column_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "column_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "column_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "column_stride0"},
  {__ampcc_arg_buffer, false, true, 64, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "a_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_23[] = {
  {"", expect_kernel_24_native_81e5aed2cb48e8d7},
  {"x86-64-v3", expect_kernel_24_native_81e5aed2cb48e8d7_v3},
  {"x86-64-v4", expect_kernel_24_native_81e5aed2cb48e8d7_v4},
};
constexpr __ampcc_native_form __ampcc_native_23 = {__ampcc_native_args_23, 11, 3, __ampcc_variants_23, 592};
constexpr __ampcc_kernel_arg __ampcc_native_args_24[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "row"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "row_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "row_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "row_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 112, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_24[] = {
  {"", expect_kernel_25_native_81e5aed2cb48e8d7},
  {"x86-64-v3", expect_kernel_25_native_81e5aed2cb48e8d7_v3},
  {"x86-64-v4", expect_kernel_25_native_81e5aed2cb48e8d7_v4},
};
constexpr __ampcc_native_form __ampcc_native_24 = {__ampcc_native_args_24, 10, 3, __ampcc_variants_24, 568};
constexpr __ampcc_kernel_arg __ampcc_native_args_25[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "column"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "column_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "column_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "column_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "column_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "column_stride0"},
  {__ampcc_arg_buffer, false, true, 64, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 120, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_25[] = {
  {"", expect_kernel_26_native_81e5aed2cb48e8d7},
  {"x86-64-v3", expect_kernel_26_native_81e5aed2cb48e8d7_v3},
  {"x86-64-v4", expect_kernel_26_native_81e5aed2cb48e8d7_v4},
};
constexpr __ampcc_native_form __ampcc_native_25 = {__ampcc_native_args_25, 12, 3, __ampcc_variants_25, 592};
constexpr __ampcc_kernel_arg __ampcc_native_args_26[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "row"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "row_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "row_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "row_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 112, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_26[] = {
  {"", expect_kernel_27_native_81e5aed2cb48e8d7},
  {"x86-64-v3", expect_kernel_27_native_81e5aed2cb48e8d7_v3},
  {"x86-64-v4", expect_kernel_27_native_81e5aed2cb48e8d7_v4},
};
constexpr __ampcc_native_form __ampcc_native_26 = {__ampcc_native_args_26, 10, 3, __ampcc_variants_26, 576};
constexpr __ampcc_kernel_arg __ampcc_native_args_27[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "column"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "column_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "column_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "column_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "column_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "column_stride0"},
  {__ampcc_arg_buffer, false, true, 64, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 120, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_27[] = {
  {"", expect_kernel_28_native_81e5aed2cb48e8d7},
  {"x86-64-v3", expect_kernel_28_native_81e5aed2cb48e8d7_v3},
  {"x86-64-v4", expect_kernel_28_native_81e5aed2cb48e8d7_v4},
};
constexpr __ampcc_native_form __ampcc_native_27 = {__ampcc_native_args_27, 12, 3, __ampcc_variants_27, 608};
constexpr __ampcc_kernel_arg __ampcc_native_args_28[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "row"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "row_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "row_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "row_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 112, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_28[] = {
  {"", expect_kernel_29_native_81e5aed2cb48e8d7},
  {"x86-64-v3", expect_kernel_29_native_81e5aed2cb48e8d7_v3},
  {"x86-64-v4", expect_kernel_29_native_81e5aed2cb48e8d7_v4},
};
constexpr __ampcc_native_form __ampcc_native_28 = {__ampcc_native_args_28, 10, 3, __ampcc_variants_28, 552};
constexpr __ampcc_kernel_arg __ampcc_native_args_29[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "column"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "column_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "column_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "column_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "column_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "column_stride0"},
  {__ampcc_arg_buffer, false, true, 64, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 120, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_29[] = {
  {"", expect_kernel_30_native_81e5aed2cb48e8d7},
  {"x86-64-v3", expect_kernel_30_native_81e5aed2cb48e8d7_v3},
  {"x86-64-v4", expect_kernel_30_native_81e5aed2cb48e8d7_v4},
};
constexpr __ampcc_native_form __ampcc_native_29 = {__ampcc_native_args_29, 12, 3, __ampcc_variants_29, 576};
constexpr __ampcc_kernel_arg __ampcc_native_args_30[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "row"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "row_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "row_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "row_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 112, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_30[] = {
  {"", expect_kernel_31_native_81e5aed2cb48e8d7},
  {"x86-64-v3", expect_kernel_31_native_81e5aed2cb48e8d7_v3},
  {"x86-64-v4", expect_kernel_31_native_81e5aed2cb48e8d7_v4},
};
constexpr __ampcc_native_form __ampcc_native_30 = {__ampcc_native_args_30, 10, 3, __ampcc_variants_30, 584};
constexpr __ampcc_kernel_arg __ampcc_native_args_31[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "column"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "column_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "column_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "column_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "column_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "column_stride0"},
  {__ampcc_arg_buffer, false, true, 64, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 120, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_31[] = {
  {"", expect_kernel_32_native_81e5aed2cb48e8d7},
  {"x86-64-v3", expect_kernel_32_native_81e5aed2cb48e8d7_v3},
  {"x86-64-v4", expect_kernel_32_native_81e5aed2cb48e8d7_v4},
};
constexpr __ampcc_native_form __ampcc_native_31 = {__ampcc_native_args_31, 12, 3, __ampcc_variants_31, 616};
constexpr __ampcc_kernel_arg __ampcc_native_args_32[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "row"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "row_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "row_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "row_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "a_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_32[] = {
  {"", expect_kernel_33_native_81e5aed2cb48e8d7},
  {"x86-64-v3", expect_kernel_33_native_81e5aed2cb48e8d7_v3},
  {"x86-64-v4", expect_kernel_33_native_81e5aed2cb48e8d7_v4},
};
constexpr __ampcc_native_form __ampcc_native_32 = {__ampcc_native_args_32, 9, 3, __ampcc_variants_32, 576};
constexpr __ampcc_kernel_arg __ampcc_native_args_33[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "column"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "column_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "column_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "column_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "column_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "column_stride0"},
  {__ampcc_arg_buffer, false, true, 64, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "a_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_33[] = {
  {"", expect_kernel_34_native_81e5aed2cb48e8d7},
  {"x86-64-v3", expect_kernel_34_native_81e5aed2cb48e8d7_v3},
  {"x86-64-v4", expect_kernel_34_native_81e5aed2cb48e8d7_v4},
};
constexpr __ampcc_native_form __ampcc_native_33 = {__ampcc_native_args_33, 11, 3, __ampcc_variants_33, 608};
constexpr __ampcc_kernel_arg __ampcc_native_args_34[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "row"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "row_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "row_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "row_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "a_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_34[] = {
  {"", expect_kernel_35_native_81e5aed2cb48e8d7},
  {"x86-64-v3", expect_kernel_35_native_81e5aed2cb48e8d7_v3},
  {"x86-64-v4", expect_kernel_35_native_81e5aed2cb48e8d7_v4},
};
constexpr __ampcc_native_form __ampcc_native_34 = {__ampcc_native_args_34, 9, 3, __ampcc_variants_34, 560};
constexpr __ampcc_kernel_arg __ampcc_native_args_35[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "column"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "column_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "column_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "column_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "column_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "column_stride0"},
  {__ampcc_arg_buffer, false, true, 64, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "a_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_35[] = {
  {"", expect_kernel_36_native_81e5aed2cb48e8d7},
  {"x86-64-v3", expect_kernel_36_native_81e5aed2cb48e8d7_v3},
  {"x86-64-v4", expect_kernel_36_native_81e5aed2cb48e8d7_v4},
};
constexpr __ampcc_native_form __ampcc_native_35 = {__ampcc_native_args_35, 11, 3, __ampcc_variants_35, 584};
constexpr __ampcc_kernel_arg __ampcc_native_args_36[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "row"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "row_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "row_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "row_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "a_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_36[] = {
  {"", expect_kernel_37_native_81e5aed2cb48e8d7},
  {"x86-64-v3", expect_kernel_37_native_81e5aed2cb48e8d7_v3},
  {"x86-64-v4", expect_kernel_37_native_81e5aed2cb48e8d7_v4},
};
constexpr __ampcc_native_form __ampcc_native_36 = {__ampcc_native_args_36, 9, 3, __ampcc_variants_36, 560};
constexpr __ampcc_kernel_arg __ampcc_native_args_37[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "column"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "column_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "column_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "column_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "column_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "column_stride0"},
  {__ampcc_arg_buffer, false, true, 64, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "a_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_37[] = {
  {"", expect_kernel_38_native_81e5aed2cb48e8d7},
  {"x86-64-v3", expect_kernel_38_native_81e5aed2cb48e8d7_v3},
  {"x86-64-v4", expect_kernel_38_native_81e5aed2cb48e8d7_v4},
};
constexpr __ampcc_native_form __ampcc_native_37 = {__ampcc_native_args_37, 11, 3, __ampcc_variants_37, 576};
constexpr __ampcc_kernel_arg __ampcc_native_args_38[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "row"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "row_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "row_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "row_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 112, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_38[] = {
  {"", expect_kernel_39_native_81e5aed2cb48e8d7},
  {"x86-64-v3", expect_kernel_39_native_81e5aed2cb48e8d7_v3},
  {"x86-64-v4", expect_kernel_39_native_81e5aed2cb48e8d7_v4},
};
constexpr __ampcc_native_form __ampcc_native_38 = {__ampcc_native_args_38, 10, 3, __ampcc_variants_38, 592};
constexpr __ampcc_kernel_arg __ampcc_native_args_39[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "column"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "column_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "column_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "column_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "column_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "column_stride0"},
  {__ampcc_arg_buffer, false, true, 64, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 120, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_39[] = {
  {"", expect_kernel_40_native_81e5aed2cb48e8d7},
  {"x86-64-v3", expect_kernel_40_native_81e5aed2cb48e8d7_v3},
  {"x86-64-v4", expect_kernel_40_native_81e5aed2cb48e8d7_v4},
};
constexpr __ampcc_native_form __ampcc_native_39 = {__ampcc_native_args_39, 12, 3, __ampcc_variants_39, 616};
constexpr __ampcc_kernel_arg __ampcc_native_args_40[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "row"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "row_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "row_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "row_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 112, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_40[] = {
  {"", expect_kernel_41_native_81e5aed2cb48e8d7},
  {"x86-64-v3", expect_kernel_41_native_81e5aed2cb48e8d7_v3},
  {"x86-64-v4", expect_kernel_41_native_81e5aed2cb48e8d7_v4},
};
constexpr __ampcc_native_form __ampcc_native_40 = {__ampcc_native_args_40, 10, 3, __ampcc_variants_40, 560};
constexpr __ampcc_kernel_arg __ampcc_native_args_41[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "column"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "column_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "column_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "column_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "column_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "column_stride0"},
  {__ampcc_arg_buffer, false, true, 64, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 120, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_41[] = {
  {"", expect_kernel_42_native_81e5aed2cb48e8d7},
  {"x86-64-v3", expect_kernel_42_native_81e5aed2cb48e8d7_v3},
  {"x86-64-v4", expect_kernel_42_native_81e5aed2cb48e8d7_v4},
};
constexpr __ampcc_native_form __ampcc_native_41 = {__ampcc_native_args_41, 12, 3, __ampcc_variants_41, 576};
constexpr __ampcc_kernel_arg __ampcc_native_args_42[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "row"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "row_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "row_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "row_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 112, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_42[] = {
  {"", expect_kernel_43_native_81e5aed2cb48e8d7},
  {"x86-64-v3", expect_kernel_43_native_81e5aed2cb48e8d7_v3},
  {"x86-64-v4", expect_kernel_43_native_81e5aed2cb48e8d7_v4},
};
constexpr __ampcc_native_form __ampcc_native_42 = {__ampcc_native_args_42, 10, 3, __ampcc_variants_42, 632};
constexpr __ampcc_kernel_arg __ampcc_native_args_43[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "column"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "column_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "column_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "column_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "column_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "column_stride0"},
  {__ampcc_arg_buffer, false, true, 64, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 120, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_43[] = {
  {"", expect_kernel_44_native_81e5aed2cb48e8d7},
  {"x86-64-v3", expect_kernel_44_native_81e5aed2cb48e8d7_v3},
  {"x86-64-v4", expect_kernel_44_native_81e5aed2cb48e8d7_v4},
};
constexpr __ampcc_native_form __ampcc_native_43 = {__ampcc_native_args_43, 12, 3, __ampcc_variants_43, 656};
constexpr __ampcc_kernel_arg __ampcc_native_args_44[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "row"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "row_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "row_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "row_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 112, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_44[] = {
  {"", expect_kernel_45_native_81e5aed2cb48e8d7},
  {"x86-64-v3", expect_kernel_45_native_81e5aed2cb48e8d7_v3},
  {"x86-64-v4", expect_kernel_45_native_81e5aed2cb48e8d7_v4},
};
constexpr __ampcc_native_form __ampcc_native_44 = {__ampcc_native_args_44, 10, 3, __ampcc_variants_44, 600};
constexpr __ampcc_kernel_arg __ampcc_native_args_45[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "column"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "column_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "column_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "column_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "column_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "column_stride0"},
  {__ampcc_arg_buffer, false, true, 64, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 120, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_45[] = {
  {"", expect_kernel_46_native_81e5aed2cb48e8d7},
  {"x86-64-v3", expect_kernel_46_native_81e5aed2cb48e8d7_v3},
  {"x86-64-v4", expect_kernel_46_native_81e5aed2cb48e8d7_v4},
};
constexpr __ampcc_native_form __ampcc_native_45 = {__ampcc_native_args_45, 12, 3, __ampcc_variants_45, 624};
constexpr __ampcc_kernel_arg __ampcc_native_args_46[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "row"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "row_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "row_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "row_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 112, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_46[] = {
  {"", expect_kernel_47_native_81e5aed2cb48e8d7},
  {"x86-64-v3", expect_kernel_47_native_81e5aed2cb48e8d7_v3},
  {"x86-64-v4", expect_kernel_47_native_81e5aed2cb48e8d7_v4},
};
constexpr __ampcc_native_form __ampcc_native_46 = {__ampcc_native_args_46, 10, 3, __ampcc_variants_46, 608};
constexpr __ampcc_kernel_arg __ampcc_native_args_47[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "column"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "column_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "column_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "column_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "column_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "column_stride0"},
  {__ampcc_arg_buffer, false, true, 64, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 120, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_47[] = {
  {"", expect_kernel_48_native_81e5aed2cb48e8d7},
  {"x86-64-v3", expect_kernel_48_native_81e5aed2cb48e8d7_v3},
  {"x86-64-v4", expect_kernel_48_native_81e5aed2cb48e8d7_v4},
};
constexpr __ampcc_native_form __ampcc_native_47 = {__ampcc_native_args_47, 12, 3, __ampcc_variants_47, 632};
constexpr __ampcc_kernel_arg __ampcc_native_args_48[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "row"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "row_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "row_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "row_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 112, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_48[] = {
  {"", expect_kernel_49_native_81e5aed2cb48e8d7},
  {"x86-64-v3", expect_kernel_49_native_81e5aed2cb48e8d7_v3},
  {"x86-64-v4", expect_kernel_49_native_81e5aed2cb48e8d7_v4},
};
constexpr __ampcc_native_form __ampcc_native_48 = {__ampcc_native_args_48, 10, 3, __ampcc_variants_48, 632};
constexpr __ampcc_kernel_arg __ampcc_native_args_49[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "column"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "column_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "column_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "column_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "column_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "column_stride0"},
  {__ampcc_arg_buffer, false, true, 64, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 120, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_49[] = {
  {"", expect_kernel_50_native_81e5aed2cb48e8d7},
  {"x86-64-v3", expect_kernel_50_native_81e5aed2cb48e8d7_v3},
  {"x86-64-v4", expect_kernel_50_native_81e5aed2cb48e8d7_v4},
};
constexpr __ampcc_native_form __ampcc_native_49 = {__ampcc_native_args_49, 12, 3, __ampcc_variants_49, 656};
constexpr __ampcc_kernel_arg __ampcc_native_args_50[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "row"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "row_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "row_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "row_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 112, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_50[] = {
  {"", expect_kernel_51_native_81e5aed2cb48e8d7},
  {"x86-64-v3", expect_kernel_51_native_81e5aed2cb48e8d7_v3},
  {"x86-64-v4", expect_kernel_51_native_81e5aed2cb48e8d7_v4},
};
constexpr __ampcc_native_form __ampcc_native_50 = {__ampcc_native_args_50, 10, 3, __ampcc_variants_50, 632};
constexpr __ampcc_kernel_arg __ampcc_native_args_51[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "column"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "column_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "column_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "column_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "column_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "column_stride0"},
  {__ampcc_arg_buffer, false, true, 64, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 120, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_51[] = {
  {"", expect_kernel_52_native_81e5aed2cb48e8d7},
  {"x86-64-v3", expect_kernel_52_native_81e5aed2cb48e8d7_v3},
  {"x86-64-v4", expect_kernel_52_native_81e5aed2cb48e8d7_v4},
};
constexpr __ampcc_native_form __ampcc_native_51 = {__ampcc_native_args_51, 12, 3, __ampcc_variants_51, 656};
constexpr __ampcc_kernel_arg __ampcc_native_args_52[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "row"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "row_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "row_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "row_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 112, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_52[] = {
  {"", expect_kernel_53_native_81e5aed2cb48e8d7},
  {"x86-64-v3", expect_kernel_53_native_81e5aed2cb48e8d7_v3},
  {"x86-64-v4", expect_kernel_53_native_81e5aed2cb48e8d7_v4},
};
constexpr __ampcc_native_form __ampcc_native_52 = {__ampcc_native_args_52, 10, 3, __ampcc_variants_52, 576};
constexpr __ampcc_kernel_arg __ampcc_native_args_53[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "column"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "column_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "column_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "column_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "column_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "column_stride0"},
  {__ampcc_arg_buffer, false, true, 64, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 120, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_53[] = {
  {"", expect_kernel_54_native_81e5aed2cb48e8d7},
  {"x86-64-v3", expect_kernel_54_native_81e5aed2cb48e8d7_v3},
  {"x86-64-v4", expect_kernel_54_native_81e5aed2cb48e8d7_v4},
};
constexpr __ampcc_native_form __ampcc_native_53 = {__ampcc_native_args_53, 12, 3, __ampcc_variants_53, 608};
constexpr __ampcc_kernel_arg __ampcc_native_args_54[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "row"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "row_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "row_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "row_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "a_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_54[] = {
  {"", expect_kernel_55_native_81e5aed2cb48e8d7},
  {"x86-64-v3", expect_kernel_55_native_81e5aed2cb48e8d7_v3},
  {"x86-64-v4", expect_kernel_55_native_81e5aed2cb48e8d7_v4},
};
constexpr __ampcc_native_form __ampcc_native_54 = {__ampcc_native_args_54, 9, 3, __ampcc_variants_54, 592};
constexpr __ampcc_kernel_arg __ampcc_native_args_55[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "column"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "column_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "column_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "column_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "column_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "column_stride0"},
  {__ampcc_arg_buffer, false, true, 64, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "a_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_55[] = {
  {"", expect_kernel_56_native_81e5aed2cb48e8d7},
  {"x86-64-v3", expect_kernel_56_native_81e5aed2cb48e8d7_v3},
  {"x86-64-v4", expect_kernel_56_native_81e5aed2cb48e8d7_v4},
};
constexpr __ampcc_native_form __ampcc_native_55 = {__ampcc_native_args_55, 11, 3, __ampcc_variants_55, 616};
constexpr __ampcc_kernel_arg __ampcc_native_args_56[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "row"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "row_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "row_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "row_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 112, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_56[] = {
  {"", expect_kernel_57_native_81e5aed2cb48e8d7},
  {"x86-64-v3", expect_kernel_57_native_81e5aed2cb48e8d7_v3},
  {"x86-64-v4", expect_kernel_57_native_81e5aed2cb48e8d7_v4},
};
constexpr __ampcc_native_form __ampcc_native_56 = {__ampcc_native_args_56, 10, 3, __ampcc_variants_56, 560};
constexpr __ampcc_kernel_arg __ampcc_native_args_57[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "column"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "column_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "column_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "column_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "column_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "column_stride0"},
  {__ampcc_arg_buffer, false, true, 64, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "a_extent0"},
  {__ampcc_arg_value, false, false, 120, 0, 4, "uu"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_57[] = {
  {"", expect_kernel_58_native_81e5aed2cb48e8d7},
  {"x86-64-v3", expect_kernel_58_native_81e5aed2cb48e8d7_v3},
  {"x86-64-v4", expect_kernel_58_native_81e5aed2cb48e8d7_v4},
};
constexpr __ampcc_native_form __ampcc_native_57 = {__ampcc_native_args_57, 12, 3, __ampcc_variants_57, 584};
constexpr __ampcc_kernel __ampcc_kernels[] = {
  {"Leb1adf46d4e8a91b<L05922e2a68f86e32>|t16",
   "expect_kernel", __ampcc_args_0, 9, 120, 1, {16, 1, 1}, 64, false, 0, "/work/main/test/Execution/Barriers/divergent-values.cpp", 54, "expect<(lambda at /work/main/test/Execution/Barriers/divergent-values.cpp:121:3)>()", &__ampcc_native_0},
  {"L2cf8eadd139ffca5<L05922e2a68f86e32>|t16x1",
   "expect_kernel_2", __ampcc_args_1, 11, 128, 2, {1, 16, 1}, 64, false, 1, "/work/main/test/Execution/Barriers/divergent-values.cpp", 58, "expect<(lambda at /work/main/test/Execution/Barriers/divergent-values.cpp:121:3)>()", &__ampcc_native_1},
  {"Leb1adf46d4e8a91b<Lcfe6d759ecc65e5c>|t16",
   "expect_kernel_3", __ampcc_args_2, 9, 120, 1, {16, 1, 1}, 64, false, 0, "/work/main/test/Execution/Barriers/divergent-values.cpp", 54, "expect<(lambda at /work/main/test/Execution/Barriers/divergent-values.cpp:128:3)>()", &__ampcc_native_2},
  {"L2cf8eadd139ffca5<Lcfe6d759ecc65e5c>|t16x1",
   "expect_kernel_4", __ampcc_args_3, 11, 128, 2, {1, 16, 1}, 64, false, 1, "/work/main/test/Execution/Barriers/divergent-values.cpp", 58, "expect<(lambda at /work/main/test/Execution/Barriers/divergent-values.cpp:128:3)>()", &__ampcc_native_3},
  {"Leb1adf46d4e8a91b<Lee7b55279686bf01>|t16",
   "expect_kernel_5", __ampcc_args_4, 9, 120, 1, {16, 1, 1}, 64, false, 0, "/work/main/test/Execution/Barriers/divergent-values.cpp", 54, "expect<(lambda at /work/main/test/Execution/Barriers/divergent-values.cpp:133:3)>()", &__ampcc_native_4},
  {"L2cf8eadd139ffca5<Lee7b55279686bf01>|t16x1",
   "expect_kernel_6", __ampcc_args_5, 11, 128, 2, {1, 16, 1}, 64, false, 1, "/work/main/test/Execution/Barriers/divergent-values.cpp", 58, "expect<(lambda at /work/main/test/Execution/Barriers/divergent-values.cpp:133:3)>()", &__ampcc_native_5},
  {"Leb1adf46d4e8a91b<L54041bb3248ef6c0>|t16",
   "expect_kernel_7", __ampcc_args_6, 9, 120, 1, {16, 1, 1}, 64, false, 0, "/work/main/test/Execution/Barriers/divergent-values.cpp", 54, "expect<(lambda at /work/main/test/Execution/Barriers/divergent-values.cpp:134:3)>()", &__ampcc_native_6},
  {"L2cf8eadd139ffca5<L54041bb3248ef6c0>|t16x1",
   "expect_kernel_8", __ampcc_args_7, 11, 128, 2, {1, 16, 1}, 64, false, 1, "/work/main/test/Execution/Barriers/divergent-values.cpp", 58, "expect<(lambda at /work/main/test/Execution/Barriers/divergent-values.cpp:134:3)>()", &__ampcc_native_7},
  {"Leb1adf46d4e8a91b<Lb470b9005b975a4e>|t16",
   "expect_kernel_9", __ampcc_args_8, 10, 120, 1, {16, 1, 1}, 64, false, 0, "/work/main/test/Execution/Barriers/divergent-values.cpp", 54, "expect<(lambda at /work/main/test/Execution/Barriers/divergent-values.cpp:140:3)>()", &__ampcc_native_8},
  {"L2cf8eadd139ffca5<Lb470b9005b975a4e>|t16x1",
   "expect_kernel_10", __ampcc_args_9, 12, 128, 2, {1, 16, 1}, 64, false, 1, "/work/main/test/Execution/Barriers/divergent-values.cpp", 58, "expect<(lambda at /work/main/test/Execution/Barriers/divergent-values.cpp:140:3)>()", &__ampcc_native_9},
  {"Leb1adf46d4e8a91b<L3fdeda94e9e39322>|t16",
   "expect_kernel_11", __ampcc_args_10, 9, 120, 1, {16, 1, 1}, 64, false, 0, "/work/main/test/Execution/Barriers/divergent-values.cpp", 54, "expect<(lambda at /work/main/test/Execution/Barriers/divergent-values.cpp:145:3)>()", &__ampcc_native_10},
  {"L2cf8eadd139ffca5<L3fdeda94e9e39322>|t16x1",
   "expect_kernel_12", __ampcc_args_11, 11, 128, 2, {1, 16, 1}, 64, false, 1, "/work/main/test/Execution/Barriers/divergent-values.cpp", 58, "expect<(lambda at /work/main/test/Execution/Barriers/divergent-values.cpp:145:3)>()", &__ampcc_native_11},
  {"Leb1adf46d4e8a91b<Lc516f35606208213>|t16",
   "expect_kernel_13", __ampcc_args_12, 10, 120, 1, {16, 1, 1}, 64, false, 0, "/work/main/test/Execution/Barriers/divergent-values.cpp", 54, "expect<(lambda at /work/main/test/Execution/Barriers/divergent-values.cpp:150:3)>()", &__ampcc_native_12},
  {"L2cf8eadd139ffca5<Lc516f35606208213>|t16x1",
   "expect_kernel_14", __ampcc_args_13, 12, 128, 2, {1, 16, 1}, 64, false, 1, "/work/main/test/Execution/Barriers/divergent-values.cpp", 58, "expect<(lambda at /work/main/test/Execution/Barriers/divergent-values.cpp:150:3)>()", &__ampcc_native_13},
  {"Leb1adf46d4e8a91b<L909b0d94a4c9ce7c>|t16",
   "expect_kernel_15", __ampcc_args_14, 10, 120, 1, {16, 1, 1}, 64, false, 0, "/work/main/test/Execution/Barriers/divergent-values.cpp", 54, "expect<(lambda at /work/main/test/Execution/Barriers/divergent-values.cpp:151:3)>()", &__ampcc_native_14},
  {"L2cf8eadd139ffca5<L909b0d94a4c9ce7c>|t16x1",
   "expect_kernel_16", __ampcc_args_15, 12, 128, 2, {1, 16, 1}, 64, false, 1, "/work/main/test/Execution/Barriers/divergent-values.cpp", 58, "expect<(lambda at /work/main/test/Execution/Barriers/divergent-values.cpp:151:3)>()", &__ampcc_native_15},
  {"Leb1adf46d4e8a91b<L850c99dfb7506f7e>|t16",
   "expect_kernel_17", __ampcc_args_16, 10, 120, 1, {16, 1, 1}, 64, false, 0, "/work/main/test/Execution/Barriers/divergent-values.cpp", 54, "expect<(lambda at /work/main/test/Execution/Barriers/divergent-values.cpp:152:3)>()", &__ampcc_native_16},
  {"L2cf8eadd139ffca5<L850c99dfb7506f7e>|t16x1",
   "expect_kernel_18", __ampcc_args_17, 12, 128, 2, {1, 16, 1}, 64, false, 1, "/work/main/test/Execution/Barriers/divergent-values.cpp", 58, "expect<(lambda at /work/main/test/Execution/Barriers/divergent-values.cpp:152:3)>()", &__ampcc_native_17},
  {"Leb1adf46d4e8a91b<Lf714c1d02e8bd62b>|t16",
   "expect_kernel_19", __ampcc_args_18, 10, 120, 1, {16, 1, 1}, 64, false, 0, "/work/main/test/Execution/Barriers/divergent-values.cpp", 54, "expect<(lambda at /work/main/test/Execution/Barriers/divergent-values.cpp:157:3)>()", &__ampcc_native_18},
  {"L2cf8eadd139ffca5<Lf714c1d02e8bd62b>|t16x1",
   "expect_kernel_20", __ampcc_args_19, 12, 128, 2, {1, 16, 1}, 64, false, 1, "/work/main/test/Execution/Barriers/divergent-values.cpp", 58, "expect<(lambda at /work/main/test/Execution/Barriers/divergent-values.cpp:157:3)>()", &__ampcc_native_19},
  {"Leb1adf46d4e8a91b<L33ea2b21fba94629>|t16",
   "expect_kernel_21", __ampcc_args_20, 10, 120, 1, {16, 1, 1}, 64, false, 0, "/work/main/test/Execution/Barriers/divergent-values.cpp", 54, "expect<(lambda at /work/main/test/Execution/Barriers/divergent-values.cpp:166:3)>()", &__ampcc_native_20},
  {"L2cf8eadd139ffca5<L33ea2b21fba94629>|t16x1",
   "expect_kernel_22", __ampcc_args_21, 12, 128, 2, {1, 16, 1}, 64, false, 1, "/work/main/test/Execution/Barriers/divergent-values.cpp", 58, "expect<(lambda at /work/main/test/Execution/Barriers/divergent-values.cpp:166:3)>()", &__ampcc_native_21},
  {"Leb1adf46d4e8a91b<Lb001c0b95a653701>|t16",
   "expect_kernel_23", __ampcc_args_22, 9, 120, 1, {16, 1, 1}, 64, false, 0, "/work/main/test/Execution/Barriers/divergent-values.cpp", 54, "expect<(lambda at /work/main/test/Execution/Barriers/divergent-values.cpp:174:3)>()", &__ampcc_native_22},
  {"L2cf8eadd139ffca5<Lb001c0b95a653701>|t16x1",
   "expect_kernel_24", __ampcc_args_23, 11, 128, 2, {1, 16, 1}, 64, false, 1, "/work/main/test/Execution/Barriers/divergent-values.cpp", 58, "expect<(lambda at /work/main/test/Execution/Barriers/divergent-values.cpp:174:3)>()", &__ampcc_native_23},
  {"Leb1adf46d4e8a91b<Lbd71476296e063bb>|t16",
   "expect_kernel_25", __ampcc_args_24, 10, 120, 1, {16, 1, 1}, 64, false, 0, "/work/main/test/Execution/Barriers/divergent-values.cpp", 54, "expect<(lambda at /work/main/test/Execution/Barriers/divergent-values.cpp:187:3)>()", &__ampcc_native_24},
  {"L2cf8eadd139ffca5<Lbd71476296e063bb>|t16x1",
   "expect_kernel_26", __ampcc_args_25, 12, 128, 2, {1, 16, 1}, 64, false, 1, "/work/main/test/Execution/Barriers/divergent-values.cpp", 58, "expect<(lambda at /work/main/test/Execution/Barriers/divergent-values.cpp:187:3)>()", &__ampcc_native_25},
  {"Leb1adf46d4e8a91b<L41d3242dbed6498a>|t16",
   "expect_kernel_27", __ampcc_args_26, 10, 120, 1, {16, 1, 1}, 64, false, 0, "/work/main/test/Execution/Barriers/divergent-values.cpp", 54, "expect<(lambda at /work/main/test/Execution/Barriers/divergent-values.cpp:196:3)>()", &__ampcc_native_26},
  {"L2cf8eadd139ffca5<L41d3242dbed6498a>|t16x1",
   "expect_kernel_28", __ampcc_args_27, 12, 128, 2, {1, 16, 1}, 64, false, 1, "/work/main/test/Execution/Barriers/divergent-values.cpp", 58, "expect<(lambda at /work/main/test/Execution/Barriers/divergent-values.cpp:196:3)>()", &__ampcc_native_27},
  {"Leb1adf46d4e8a91b<Leb3fd9ebd3dd01bf>|t16",
   "expect_kernel_29", __ampcc_args_28, 10, 120, 1, {16, 1, 1}, 64, false, 0, "/work/main/test/Execution/Barriers/divergent-values.cpp", 54, "expect<(lambda at /work/main/test/Execution/Barriers/divergent-values.cpp:203:3)>()", &__ampcc_native_28},
  {"L2cf8eadd139ffca5<Leb3fd9ebd3dd01bf>|t16x1",
   "expect_kernel_30", __ampcc_args_29, 12, 128, 2, {1, 16, 1}, 64, false, 1, "/work/main/test/Execution/Barriers/divergent-values.cpp", 58, "expect<(lambda at /work/main/test/Execution/Barriers/divergent-values.cpp:203:3)>()", &__ampcc_native_29},
  {"Leb1adf46d4e8a91b<L27b96b8885c10bde>|t16",
   "expect_kernel_31", __ampcc_args_30, 10, 120, 1, {16, 1, 1}, 64, false, 0, "/work/main/test/Execution/Barriers/divergent-values.cpp", 54, "expect<(lambda at /work/main/test/Execution/Barriers/divergent-values.cpp:211:3)>()", &__ampcc_native_30},
  {"L2cf8eadd139ffca5<L27b96b8885c10bde>|t16x1",
   "expect_kernel_32", __ampcc_args_31, 12, 128, 2, {1, 16, 1}, 64, false, 1, "/work/main/test/Execution/Barriers/divergent-values.cpp", 58, "expect<(lambda at /work/main/test/Execution/Barriers/divergent-values.cpp:211:3)>()", &__ampcc_native_31},
  {"Leb1adf46d4e8a91b<Lb5ef535e46e40bed>|t16",
   "expect_kernel_33", __ampcc_args_32, 9, 120, 1, {16, 1, 1}, 64, false, 0, "/work/main/test/Execution/Barriers/divergent-values.cpp", 54, "expect<(lambda at /work/main/test/Execution/Barriers/divergent-values.cpp:212:3)>()", &__ampcc_native_32},
  {"L2cf8eadd139ffca5<Lb5ef535e46e40bed>|t16x1",
   "expect_kernel_34", __ampcc_args_33, 11, 128, 2, {1, 16, 1}, 64, false, 1, "/work/main/test/Execution/Barriers/divergent-values.cpp", 58, "expect<(lambda at /work/main/test/Execution/Barriers/divergent-values.cpp:212:3)>()", &__ampcc_native_33},
  {"Leb1adf46d4e8a91b<L67fbaea15dbfe7e4>|t16",
   "expect_kernel_35", __ampcc_args_34, 9, 120, 1, {16, 1, 1}, 64, false, 0, "/work/main/test/Execution/Barriers/divergent-values.cpp", 54, "expect<(lambda at /work/main/test/Execution/Barriers/divergent-values.cpp:219:3)>()", &__ampcc_native_34},
  {"L2cf8eadd139ffca5<L67fbaea15dbfe7e4>|t16x1",
   "expect_kernel_36", __ampcc_args_35, 11, 128, 2, {1, 16, 1}, 64, false, 1, "/work/main/test/Execution/Barriers/divergent-values.cpp", 58, "expect<(lambda at /work/main/test/Execution/Barriers/divergent-values.cpp:219:3)>()", &__ampcc_native_35},
  {"Leb1adf46d4e8a91b<La6f86921a00567d9>|t16",
   "expect_kernel_37", __ampcc_args_36, 9, 120, 1, {16, 1, 1}, 64, false, 0, "/work/main/test/Execution/Barriers/divergent-values.cpp", 54, "expect<(lambda at /work/main/test/Execution/Barriers/divergent-values.cpp:228:3)>()", &__ampcc_native_36},
  {"L2cf8eadd139ffca5<La6f86921a00567d9>|t16x1",
   "expect_kernel_38", __ampcc_args_37, 11, 128, 2, {1, 16, 1}, 64, false, 1, "/work/main/test/Execution/Barriers/divergent-values.cpp", 58, "expect<(lambda at /work/main/test/Execution/Barriers/divergent-values.cpp:228:3)>()", &__ampcc_native_37},
  {"Leb1adf46d4e8a91b<L91fd3999d338b762>|t16",
   "expect_kernel_39", __ampcc_args_38, 10, 120, 1, {16, 1, 1}, 64, false, 0, "/work/main/test/Execution/Barriers/divergent-values.cpp", 54, "expect<(lambda at /work/main/test/Execution/Barriers/divergent-values.cpp:235:3)>()", &__ampcc_native_38},
  {"L2cf8eadd139ffca5<L91fd3999d338b762>|t16x1",
   "expect_kernel_40", __ampcc_args_39, 12, 128, 2, {1, 16, 1}, 64, false, 1, "/work/main/test/Execution/Barriers/divergent-values.cpp", 58, "expect<(lambda at /work/main/test/Execution/Barriers/divergent-values.cpp:235:3)>()", &__ampcc_native_39},
  {"Leb1adf46d4e8a91b<Lff91e41ddd9c74e7>|t16",
   "expect_kernel_41", __ampcc_args_40, 10, 120, 1, {16, 1, 1}, 64, false, 0, "/work/main/test/Execution/Barriers/divergent-values.cpp", 54, "expect<(lambda at /work/main/test/Execution/Barriers/divergent-values.cpp:248:3)>()", &__ampcc_native_40},
  {"L2cf8eadd139ffca5<Lff91e41ddd9c74e7>|t16x1",
   "expect_kernel_42", __ampcc_args_41, 12, 128, 2, {1, 16, 1}, 64, false, 1, "/work/main/test/Execution/Barriers/divergent-values.cpp", 58, "expect<(lambda at /work/main/test/Execution/Barriers/divergent-values.cpp:248:3)>()", &__ampcc_native_41},
  {"Leb1adf46d4e8a91b<Lc3c72dba37524bd9>|t16",
   "expect_kernel_43", __ampcc_args_42, 10, 120, 1, {16, 1, 1}, 64, false, 0, "/work/main/test/Execution/Barriers/divergent-values.cpp", 54, "expect<(lambda at /work/main/test/Execution/Barriers/divergent-values.cpp:260:3)>()", &__ampcc_native_42},
  {"L2cf8eadd139ffca5<Lc3c72dba37524bd9>|t16x1",
   "expect_kernel_44", __ampcc_args_43, 12, 128, 2, {1, 16, 1}, 64, false, 1, "/work/main/test/Execution/Barriers/divergent-values.cpp", 58, "expect<(lambda at /work/main/test/Execution/Barriers/divergent-values.cpp:260:3)>()", &__ampcc_native_43},
  {"Leb1adf46d4e8a91b<L6913ba44767e2898>|t16",
   "expect_kernel_45", __ampcc_args_44, 10, 120, 1, {16, 1, 1}, 64, false, 0, "/work/main/test/Execution/Barriers/divergent-values.cpp", 54, "expect<(lambda at /work/main/test/Execution/Barriers/divergent-values.cpp:262:3)>()", &__ampcc_native_44},
  {"L2cf8eadd139ffca5<L6913ba44767e2898>|t16x1",
   "expect_kernel_46", __ampcc_args_45, 12, 128, 2, {1, 16, 1}, 64, false, 1, "/work/main/test/Execution/Barriers/divergent-values.cpp", 58, "expect<(lambda at /work/main/test/Execution/Barriers/divergent-values.cpp:262:3)>()", &__ampcc_native_45},
  {"Leb1adf46d4e8a91b<L90738b9e4036f1c3>|t16",
   "expect_kernel_47", __ampcc_args_46, 10, 120, 1, {16, 1, 1}, 64, false, 0, "/work/main/test/Execution/Barriers/divergent-values.cpp", 54, "expect<(lambda at /work/main/test/Execution/Barriers/divergent-values.cpp:263:3)>()", &__ampcc_native_46},
  {"L2cf8eadd139ffca5<L90738b9e4036f1c3>|t16x1",
   "expect_kernel_48", __ampcc_args_47, 12, 128, 2, {1, 16, 1}, 64, false, 1, "/work/main/test/Execution/Barriers/divergent-values.cpp", 58, "expect<(lambda at /work/main/test/Execution/Barriers/divergent-values.cpp:263:3)>()", &__ampcc_native_47},
  {"Leb1adf46d4e8a91b<L81d8fdf022014e53>|t16",
   "expect_kernel_49", __ampcc_args_48, 10, 120, 1, {16, 1, 1}, 64, false, 0, "/work/main/test/Execution/Barriers/divergent-values.cpp", 54, "expect<(lambda at /work/main/test/Execution/Barriers/divergent-values.cpp:264:3)>()", &__ampcc_native_48},
  {"L2cf8eadd139ffca5<L81d8fdf022014e53>|t16x1",
   "expect_kernel_50", __ampcc_args_49, 12, 128, 2, {1, 16, 1}, 64, false, 1, "/work/main/test/Execution/Barriers/divergent-values.cpp", 58, "expect<(lambda at /work/main/test/Execution/Barriers/divergent-values.cpp:264:3)>()", &__ampcc_native_49},
  {"Leb1adf46d4e8a91b<L5ea7dd15bc14abb6>|t16",
   "expect_kernel_51", __ampcc_args_50, 10, 120, 1, {16, 1, 1}, 64, false, 0, "/work/main/test/Execution/Barriers/divergent-values.cpp", 54, "expect<(lambda at /work/main/test/Execution/Barriers/divergent-values.cpp:265:3)>()", &__ampcc_native_50},
  {"L2cf8eadd139ffca5<L5ea7dd15bc14abb6>|t16x1",
   "expect_kernel_52", __ampcc_args_51, 12, 128, 2, {1, 16, 1}, 64, false, 1, "/work/main/test/Execution/Barriers/divergent-values.cpp", 58, "expect<(lambda at /work/main/test/Execution/Barriers/divergent-values.cpp:265:3)>()", &__ampcc_native_51},
  {"Leb1adf46d4e8a91b<L4568e718587324d8>|t16",
   "expect_kernel_53", __ampcc_args_52, 10, 120, 1, {16, 1, 1}, 64, false, 0, "/work/main/test/Execution/Barriers/divergent-values.cpp", 54, "expect<(lambda at /work/main/test/Execution/Barriers/divergent-values.cpp:266:3)>()", &__ampcc_native_52},
  {"L2cf8eadd139ffca5<L4568e718587324d8>|t16x1",
   "expect_kernel_54", __ampcc_args_53, 12, 128, 2, {1, 16, 1}, 64, false, 1, "/work/main/test/Execution/Barriers/divergent-values.cpp", 58, "expect<(lambda at /work/main/test/Execution/Barriers/divergent-values.cpp:266:3)>()", &__ampcc_native_53},
  {"Leb1adf46d4e8a91b<L1343a15e49c74b79>|t16",
   "expect_kernel_55", __ampcc_args_54, 9, 120, 1, {16, 1, 1}, 64, false, 0, "/work/main/test/Execution/Barriers/divergent-values.cpp", 54, "expect<(lambda at /work/main/test/Execution/Barriers/divergent-values.cpp:269:3)>()", &__ampcc_native_54},
  {"L2cf8eadd139ffca5<L1343a15e49c74b79>|t16x1",
   "expect_kernel_56", __ampcc_args_55, 11, 128, 2, {1, 16, 1}, 64, false, 1, "/work/main/test/Execution/Barriers/divergent-values.cpp", 58, "expect<(lambda at /work/main/test/Execution/Barriers/divergent-values.cpp:269:3)>()", &__ampcc_native_55},
  {"Leb1adf46d4e8a91b<Ldae16e2d4cf7a8a6>|t16",
   "expect_kernel_57", __ampcc_args_56, 10, 120, 1, {16, 1, 1}, 64, false, 0, "/work/main/test/Execution/Barriers/divergent-values.cpp", 54, "expect<(lambda at /work/main/test/Execution/Barriers/divergent-values.cpp:276:3)>()", &__ampcc_native_56},
  {"L2cf8eadd139ffca5<Ldae16e2d4cf7a8a6>|t16x1",
   "expect_kernel_58", __ampcc_args_57, 12, 128, 2, {1, 16, 1}, 64, false, 1, "/work/main/test/Execution/Barriers/divergent-values.cpp", 58, "expect<(lambda at /work/main/test/Execution/Barriers/divergent-values.cpp:276:3)>()", &__ampcc_native_57},
};
constexpr __ampcc_message_arg __ampcc_message_args_0[] = {
  {__ampcc_sent_uint32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
};
constexpr __ampcc_message_arg __ampcc_message_args_1[] = {
  {__ampcc_sent_uint32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
};
constexpr __ampcc_message_arg __ampcc_message_args_2[] = {
  {__ampcc_sent_uint32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
};
constexpr __ampcc_message_arg __ampcc_message_args_3[] = {
  {__ampcc_sent_uint32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
};
constexpr __ampcc_message_arg __ampcc_message_args_4[] = {
  {__ampcc_sent_uint32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int64, nullptr},
  {__ampcc_sent_int64, nullptr},
};
constexpr __ampcc_message_arg __ampcc_message_args_5[] = {
  {__ampcc_sent_uint32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
};
constexpr __ampcc_message_arg __ampcc_message_args_6[] = {
  {__ampcc_sent_uint32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
};
constexpr __ampcc_message_arg __ampcc_message_args_7[] = {
  {__ampcc_sent_uint32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
};
constexpr __ampcc_message_arg __ampcc_message_args_8[] = {
  {__ampcc_sent_uint32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int64, nullptr},
  {__ampcc_sent_int64, nullptr},
};
constexpr __ampcc_message __ampcc_messages[] = {
  {__ampcc_message_check, "index", __ampcc_message_args_0, 6, "", 0},
  {__ampcc_message_check, "barrier", __ampcc_message_args_1, 9, "", 0},
  {__ampcc_message_check, "race", __ampcc_message_args_2, 14, "", 0},
  {__ampcc_message_check, "init", __ampcc_message_args_3, 7, "", 0},
  {__ampcc_message_check, "element", __ampcc_message_args_4, 6, "", 0},
  {__ampcc_message_check, "index", __ampcc_message_args_5, 8, "", 0},
  {__ampcc_message_check, "pointer", __ampcc_message_args_6, 5, "", 0},
  {__ampcc_message_check, "division", __ampcc_message_args_7, 5, "", 0},
  {__ampcc_message_check, "shift", __ampcc_message_args_8, 6, "", 0},
};
constexpr __ampcc_check_site __ampcc_sites[] = {
  {__ampcc_rule_race, "EXPECT( \"true break\", v.x = 5; for (;;) { ++v.x; v.h = v.h * 31 + v.x; if (v.h & 4) break; })", "/work/main/test/Execution/Barriers/divergent-values.cpp", 121, 3},
  {__ampcc_rule_init, "EXPECT( \"true break\", v.x = 5; for (;;) { ++v.x; v.h = v.h * 31 + v.x; if (v.h & 4) break; })", "/work/main/test/Execution/Barriers/divergent-values.cpp", 121, 3},
  {__ampcc_rule_element, "s", "/work/main/test/Execution/Barriers/divergent-values.cpp", 40, 3},
  {__ampcc_rule_race, "s[l]", "/work/main/test/Execution/Barriers/divergent-values.cpp", 40, 3},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/divergent-values.cpp", 41, 3},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/divergent-values.cpp", 43, 3},
  {__ampcc_rule_element, "s", "/work/main/test/Execution/Barriers/divergent-values.cpp", 44, 42},
  {__ampcc_rule_race, "s[Tile - 1 - l]", "/work/main/test/Execution/Barriers/divergent-values.cpp", 44, 42},
  {__ampcc_rule_init, "s[Tile - 1 - l]", "/work/main/test/Execution/Barriers/divergent-values.cpp", 44, 42},
  {__ampcc_rule_index, "a", "/work/main/test/Execution/Barriers/divergent-values.cpp", 55, 25},
  {__ampcc_rule_race, "a[t]", "/work/main/test/Execution/Barriers/divergent-values.cpp", 55, 25},
  {__ampcc_rule_init, "a[t]", "/work/main/test/Execution/Barriers/divergent-values.cpp", 55, 25},
  {__ampcc_rule_index, "row", "/work/main/test/Execution/Barriers/divergent-values.cpp", 55, 9},
  {__ampcc_rule_race, "row[t]", "/work/main/test/Execution/Barriers/divergent-values.cpp", 55, 9},
  {__ampcc_rule_index, "a", "/work/main/test/Execution/Barriers/divergent-values.cpp", 59, 28},
  {__ampcc_rule_race, "a[t.global[0]]", "/work/main/test/Execution/Barriers/divergent-values.cpp", 59, 28},
  {__ampcc_rule_init, "a[t.global[0]]", "/work/main/test/Execution/Barriers/divergent-values.cpp", 59, 28},
  {__ampcc_rule_index, "column", "/work/main/test/Execution/Barriers/divergent-values.cpp", 59, 9},
  {__ampcc_rule_race, "column[t]", "/work/main/test/Execution/Barriers/divergent-values.cpp", 59, 9},
  {__ampcc_rule_race, "EXPECT( \"do while\", v.x = 5; do { ++v.x; v.h = v.h * 31 + 7; } while (v.h & 4);)", "/work/main/test/Execution/Barriers/divergent-values.cpp", 128, 3},
  {__ampcc_rule_init, "EXPECT( \"do while\", v.x = 5; do { ++v.x; v.h = v.h * 31 + 7; } while (v.h & 4);)", "/work/main/test/Execution/Barriers/divergent-values.cpp", 128, 3},
  {__ampcc_rule_race, "EXPECT(\"canonical\", unsigned k = 0; for (; k < (v.h & 7); ++k) { v.y += s[k]; } v.x = k;)", "/work/main/test/Execution/Barriers/divergent-values.cpp", 133, 3},
  {__ampcc_rule_init, "EXPECT(\"canonical\", unsigned k = 0; for (; k < (v.h & 7); ++k) { v.y += s[k]; } v.x = k;)", "/work/main/test/Execution/Barriers/divergent-values.cpp", 133, 3},
  {__ampcc_rule_pointer, "EXPECT(\"canonical\", unsigned k = 0; for (; k < (v.h & 7); ++k) { v.y += s[k]; } v.x = k;)", "/work/main/test/Execution/Barriers/divergent-values.cpp", 133, 3},
  {__ampcc_rule_race, "EXPECT( \"canonical do\", unsigned k = 0; do { v.y = v.y * 3 + s[k & 15]; ++k; } while ((v.y & 4) && k < 16); v.x = k;)", "/work/main/test/Execution/Barriers/divergent-values.cpp", 134, 3},
  {__ampcc_rule_init, "EXPECT( \"canonical do\", unsigned k = 0; do { v.y = v.y * 3 + s[k & 15]; ++k; } while ((v.y & 4) && k < 16); v.x = k;)", "/work/main/test/Execution/Barriers/divergent-values.cpp", 134, 3},
  {__ampcc_rule_pointer, "EXPECT( \"canonical do\", unsigned k = 0; do { v.y = v.y * 3 + s[k & 15]; ++k; } while ((v.y & 4) && k < 16); v.x = k;)", "/work/main/test/Execution/Barriers/divergent-values.cpp", 134, 3},
  {__ampcc_rule_race, "EXPECT( \"while div\", v.x = uu; while (v.h % 5) { ++v.x; v.h = v.h / 2; })", "/work/main/test/Execution/Barriers/divergent-values.cpp", 140, 3},
  {__ampcc_rule_init, "EXPECT( \"while div\", v.x = uu; while (v.h % 5) { ++v.x; v.h = v.h / 2; })", "/work/main/test/Execution/Barriers/divergent-values.cpp", 140, 3},
  {__ampcc_rule_division, "EXPECT( \"while div\", v.x = uu; while (v.h % 5) { ++v.x; v.h = v.h / 2; })", "/work/main/test/Execution/Barriers/divergent-values.cpp", 140, 3},
  {__ampcc_rule_race, "EXPECT( \"const first\", v.x = 1; for (unsigned k = 0; k < 3 || (v.h & 1); ++k) { v.x = v.x * 3; v.h >>= 1; })", "/work/main/test/Execution/Barriers/divergent-values.cpp", 145, 3},
  {__ampcc_rule_init, "EXPECT( \"const first\", v.x = 1; for (unsigned k = 0; k < 3 || (v.h & 1); ++k) { v.x = v.x * 3; v.h >>= 1; })", "/work/main/test/Execution/Barriers/divergent-values.cpp", 145, 3},
  {__ampcc_rule_race, "EXPECT(\"or if\", v.x = 4; if (uu == 7 || s[l ^ 1] > 100) { v.x = 3; })", "/work/main/test/Execution/Barriers/divergent-values.cpp", 150, 3},
  {__ampcc_rule_pointer, "EXPECT(\"or if\", v.x = 4; if (uu == 7 || s[l ^ 1] > 100) { v.x = 3; })", "/work/main/test/Execution/Barriers/divergent-values.cpp", 150, 3},
  {__ampcc_rule_init, "EXPECT(\"or if\", v.x = 4; if (uu == 7 || s[l ^ 1] > 100) { v.x = 3; })", "/work/main/test/Execution/Barriers/divergent-values.cpp", 150, 3},
  {__ampcc_rule_race, "EXPECT(\"and if\", v.x = 4; if (uu == 26 && s[l ^ 1] > 100) { v.x = 3; })", "/work/main/test/Execution/Barriers/divergent-values.cpp", 151, 3},
  {__ampcc_rule_pointer, "EXPECT(\"and if\", v.x = 4; if (uu == 26 && s[l ^ 1] > 100) { v.x = 3; })", "/work/main/test/Execution/Barriers/divergent-values.cpp", 151, 3},
  {__ampcc_rule_init, "EXPECT(\"and if\", v.x = 4; if (uu == 26 && s[l ^ 1] > 100) { v.x = 3; })", "/work/main/test/Execution/Barriers/divergent-values.cpp", 151, 3},
  {__ampcc_rule_race, "EXPECT( \"and else\", v.x = 4; if (uu == 26 && s[l ^ 1] > 100) { v.y += 1; } else { v.x = 3; v.y += s[3]; })", "/work/main/test/Execution/Barriers/divergent-values.cpp", 152, 3},
  {__ampcc_rule_pointer, "EXPECT( \"and else\", v.x = 4; if (uu == 26 && s[l ^ 1] > 100) { v.y += 1; } else { v.x = 3; v.y += s[3]; })", "/work/main/test/Execution/Barriers/divergent-values.cpp", 152, 3},
  {__ampcc_rule_init, "EXPECT( \"and else\", v.x = 4; if (uu == 26 && s[l ^ 1] > 100) { v.y += 1; } else { v.x = 3; v.y += s[3]; })", "/work/main/test/Execution/Barriers/divergent-values.cpp", 152, 3},
  {__ampcc_rule_pointer, "EXPECT( \"or else\", if (uu == 7 || s[l ^ 1] > 100) { v.x = 3; v.y ^= s[2]; } else { v.x = 9; v.y += s[3]; })", "/work/main/test/Execution/Barriers/divergent-values.cpp", 157, 3},
  {__ampcc_rule_race, "EXPECT( \"or else\", if (uu == 7 || s[l ^ 1] > 100) { v.x = 3; v.y ^= s[2]; } else { v.x = 9; v.y += s[3]; })", "/work/main/test/Execution/Barriers/divergent-values.cpp", 157, 3},
  {__ampcc_rule_init, "EXPECT( \"or else\", if (uu == 7 || s[l ^ 1] > 100) { v.x = 3; v.y ^= s[2]; } else { v.x = 9; v.y += s[3]; })", "/work/main/test/Execution/Barriers/divergent-values.cpp", 157, 3},
  {__ampcc_rule_race, "EXPECT( \"nested if\", v.x = 4; if (uu == 26) { if (s[l ^ 1] > 100) { v.x = 3; v.y ^= s[2]; } else v.y += s[3]; })", "/work/main/test/Execution/Barriers/divergent-values.cpp", 166, 3},
  {__ampcc_rule_pointer, "EXPECT( \"nested if\", v.x = 4; if (uu == 26) { if (s[l ^ 1] > 100) { v.x = 3; v.y ^= s[2]; } else v.y += s[3]; })", "/work/main/test/Execution/Barriers/divergent-values.cpp", 166, 3},
  {__ampcc_rule_init, "EXPECT( \"nested if\", v.x = 4; if (uu == 26) { if (s[l ^ 1] > 100) { v.x = 3; v.y ^= s[2]; } else v.y += s[3]; })", "/work/main/test/Execution/Barriers/divergent-values.cpp", 166, 3},
  {__ampcc_rule_race, "EXPECT( \"switch\", v.x = 4; switch (v.h & 3) { case 0: v.x = 5; break; case 1: v.x = 6; case 2: v.y += s[2]; break; default: v.x = 7; })", "/work/main/test/Execution/Barriers/divergent-values.cpp", 174, 3},
  {__ampcc_rule_init, "EXPECT( \"switch\", v.x = 4; switch (v.h & 3) { case 0: v.x = 5; break; case 1: v.x = 6; case 2: v.y += s[2]; break; default: v.x = 7; })", "/work/main/test/Execution/Barriers/divergent-values.cpp", 174, 3},
  {__ampcc_rule_pointer, "EXPECT( \"switch\", v.x = 4; switch (v.h & 3) { case 0: v.x = 5; break; case 1: v.x = 6; case 2: v.y += s[2]; break; default: v.x = 7; })", "/work/main/test/Execution/Barriers/divergent-values.cpp", 174, 3},
  {__ampcc_rule_race, "EXPECT( \"in uniform loop\", v.x = 0; for (unsigned j = 0; j < uu; ++j) { unsigned q = v.h + j; do { ++v.x; q = q / 3; } while (q & 3); v.y += v.x; })", "/work/main/test/Execution/Barriers/divergent-values.cpp", 187, 3},
  {__ampcc_rule_init, "EXPECT( \"in uniform loop\", v.x = 0; for (unsigned j = 0; j < uu; ++j) { unsigned q = v.h + j; do { ++v.x; q = q / 3; } while (q & 3); v.y += v.x; })", "/work/main/test/Execution/Barriers/divergent-values.cpp", 187, 3},
  {__ampcc_rule_division, "EXPECT( \"in uniform loop\", v.x = 0; for (unsigned j = 0; j < uu; ++j) { unsigned q = v.h + j; do { ++v.x; q = q / 3; } while (q & 3); v.y += v.x; })", "/work/main/test/Execution/Barriers/divergent-values.cpp", 187, 3},
  {__ampcc_rule_race, "EXPECT( \"continue\", v.x = 0; for (unsigned j = 0; j < uu; ++j) { if ((v.h >> j) & 1) continue; ++v.x; v.y += s[j & 15]; })", "/work/main/test/Execution/Barriers/divergent-values.cpp", 196, 3},
  {__ampcc_rule_init, "EXPECT( \"continue\", v.x = 0; for (unsigned j = 0; j < uu; ++j) { if ((v.h >> j) & 1) continue; ++v.x; v.y += s[j & 15]; })", "/work/main/test/Execution/Barriers/divergent-values.cpp", 196, 3},
  {__ampcc_rule_shift, "EXPECT( \"continue\", v.x = 0; for (unsigned j = 0; j < uu; ++j) { if ((v.h >> j) & 1) continue; ++v.x; v.y += s[j & 15]; })", "/work/main/test/Execution/Barriers/divergent-values.cpp", 196, 3},
  {__ampcc_rule_pointer, "EXPECT( \"continue\", v.x = 0; for (unsigned j = 0; j < uu; ++j) { if ((v.h >> j) & 1) continue; ++v.x; v.y += s[j & 15]; })", "/work/main/test/Execution/Barriers/divergent-values.cpp", 196, 3},
  {__ampcc_rule_race, "EXPECT( \"inner break\", v.x = 0; for (unsigned j = 0; j < uu; ++j) { for (;;) { ++v.x; if ((v.h + v.x) & 4) break; } })", "/work/main/test/Execution/Barriers/divergent-values.cpp", 203, 3},
  {__ampcc_rule_init, "EXPECT( \"inner break\", v.x = 0; for (unsigned j = 0; j < uu; ++j) { for (;;) { ++v.x; if ((v.h + v.x) & 4) break; } })", "/work/main/test/Execution/Barriers/divergent-values.cpp", 203, 3},
  {__ampcc_rule_pointer, "EXPECT(\"ternary\", v.x = (uu == 7 || s[l ^ 1] > 100) ? (v.y += s[1], 3) : 4;)", "/work/main/test/Execution/Barriers/divergent-values.cpp", 211, 3},
  {__ampcc_rule_race, "EXPECT(\"ternary\", v.x = (uu == 7 || s[l ^ 1] > 100) ? (v.y += s[1], 3) : 4;)", "/work/main/test/Execution/Barriers/divergent-values.cpp", 211, 3},
  {__ampcc_rule_init, "EXPECT(\"ternary\", v.x = (uu == 7 || s[l ^ 1] > 100) ? (v.y += s[1], 3) : 4;)", "/work/main/test/Execution/Barriers/divergent-values.cpp", 211, 3},
  {__ampcc_rule_race, "EXPECT( \"ptr\", const unsigned *p = s; v.x = 2; do { v.y += *p; ++p; ++v.x; } while (p < s + 15 && (*p & 8)); v.x += (unsigned)(p - s);)", "/work/main/test/Execution/Barriers/divergent-values.cpp", 212, 3},
  {__ampcc_rule_pointer, "EXPECT( \"ptr\", const unsigned *p = s; v.x = 2; do { v.y += *p; ++p; ++v.x; } while (p < s + 15 && (*p & 8)); v.x += (unsigned)(p - s);)", "/work/main/test/Execution/Barriers/divergent-values.cpp", 212, 3},
  {__ampcc_rule_init, "EXPECT( \"ptr\", const unsigned *p = s; v.x = 2; do { v.y += *p; ++p; ++v.x; } while (p < s + 15 && (*p & 8)); v.x += (unsigned)(p - s);)", "/work/main/test/Execution/Barriers/divergent-values.cpp", 212, 3},
  {__ampcc_rule_race, "EXPECT( \"two\", v.x = 2; do { ++v.x; v.h /= 2; } while (v.h & 1); do { v.x += 3; v.y += 5 * v.x; } while ((v.y & 2) == 0);)", "/work/main/test/Execution/Barriers/divergent-values.cpp", 219, 3},
  {__ampcc_rule_init, "EXPECT( \"two\", v.x = 2; do { ++v.x; v.h /= 2; } while (v.h & 1); do { v.x += 3; v.y += 5 * v.x; } while ((v.y & 2) == 0);)", "/work/main/test/Execution/Barriers/divergent-values.cpp", 219, 3},
  {__ampcc_rule_division, "EXPECT( \"two\", v.x = 2; do { ++v.x; v.h /= 2; } while (v.h & 1); do { v.x += 3; v.y += 5 * v.x; } while ((v.y & 2) == 0);)", "/work/main/test/Execution/Barriers/divergent-values.cpp", 219, 3},
  {__ampcc_rule_race, "EXPECT( \"bool flag\", bool done = false; v.x = 0; while (!done) { ++v.x; v.y = v.y * 5 + 3; if (v.x > (v.h & 7)) done = true; })", "/work/main/test/Execution/Barriers/divergent-values.cpp", 228, 3},
  {__ampcc_rule_init, "EXPECT( \"bool flag\", bool done = false; v.x = 0; while (!done) { ++v.x; v.y = v.y * 5 + 3; if (v.x > (v.h & 7)) done = true; })", "/work/main/test/Execution/Barriers/divergent-values.cpp", 228, 3},
  {__ampcc_rule_race, "EXPECT( \"all cases\", switch (l & 3) { case 1: for (int k = -3; k < (int)uu; k += 2) v.h = v.h * 33 + s[(k + l) & 15]; case 2: v.h = v.h * 31 + 5; break; case 0: v.h ^= 3; case 3: break; })", "/work/main/test/Execution/Barriers/divergent-values.cpp", 235, 3},
  {__ampcc_rule_init, "EXPECT( \"all cases\", switch (l & 3) { case 1: for (int k = -3; k < (int)uu; k += 2) v.h = v.h * 33 + s[(k + l) & 15]; case 2: v.h = v.h * 31 + 5; break; case 0: v.h ^= 3; case 3: break; })", "/work/main/test/Execution/Barriers/divergent-values.cpp", 235, 3},
  {__ampcc_rule_pointer, "EXPECT( \"all cases\", switch (l & 3) { case 1: for (int k = -3; k < (int)uu; k += 2) v.h = v.h * 33 + s[(k + l) & 15]; case 2: v.h = v.h * 31 + 5; break; case 0: v.h ^= 3; case 3: break; })", "/work/main/test/Execution/Barriers/divergent-values.cpp", 235, 3},
  {__ampcc_rule_race, "EXPECT( \"all cases below a condition\", if (v.h & 1) switch (uu & 3) { case 0: case 1: v.x = v.h; break; case 2: v.h = v.h * 31 + 5; break; case 3: v.y = 3; })", "/work/main/test/Execution/Barriers/divergent-values.cpp", 248, 3},
  {__ampcc_rule_init, "EXPECT( \"all cases below a condition\", if (v.h & 1) switch (uu & 3) { case 0: case 1: v.x = v.h; break; case 2: v.h = v.h * 31 + 5; break; case 3: v.y = 3; })", "/work/main/test/Execution/Barriers/divergent-values.cpp", 248, 3},
  {__ampcc_rule_race, "EXPECT(\"equal arms\", if (uu == 7) v.x = 3, v.h += s[v.h & 15]; else if (s[l ^ 1] > 400) v.x = 3, v.h += s[v.h & 15];)", "/work/main/test/Execution/Barriers/divergent-values.cpp", 260, 3},
  {__ampcc_rule_init, "EXPECT(\"equal arms\", if (uu == 7) v.x = 3, v.h += s[v.h & 15]; else if (s[l ^ 1] > 400) v.x = 3, v.h += s[v.h & 15];)", "/work/main/test/Execution/Barriers/divergent-values.cpp", 260, 3},
  {__ampcc_rule_pointer, "EXPECT(\"equal arms\", if (uu == 7) v.x = 3, v.h += s[v.h & 15]; else if (s[l ^ 1] > 400) v.x = 3, v.h += s[v.h & 15];)", "/work/main/test/Execution/Barriers/divergent-values.cpp", 260, 3},
  {__ampcc_rule_race, "v.x", "/work/main/test/Execution/Barriers/divergent-values.cpp", 81, 5},
  {__ampcc_rule_race, "v.h", "/work/main/test/Execution/Barriers/divergent-values.cpp", 81, 23},
  {__ampcc_rule_init, "v.h", "/work/main/test/Execution/Barriers/divergent-values.cpp", 81, 23},
  {__ampcc_rule_pointer, "s[v.h & 15]", "/work/main/test/Execution/Barriers/divergent-values.cpp", 81, 21},
  {__ampcc_rule_race, "s[v.h & 15]", "/work/main/test/Execution/Barriers/divergent-values.cpp", 81, 21},
  {__ampcc_rule_init, "s[v.h & 15]", "/work/main/test/Execution/Barriers/divergent-values.cpp", 81, 21},
  {__ampcc_rule_race, "v.h", "/work/main/test/Execution/Barriers/divergent-values.cpp", 81, 14},
  {__ampcc_rule_init, "v.h", "/work/main/test/Execution/Barriers/divergent-values.cpp", 81, 14},
  {__ampcc_rule_pointer, "EXPECT(\"argument\", add_if(uu == 7 || s[l ^ 1] > 400, v, s);)", "/work/main/test/Execution/Barriers/divergent-values.cpp", 262, 3},
  {__ampcc_rule_race, "EXPECT(\"argument\", add_if(uu == 7 || s[l ^ 1] > 400, v, s);)", "/work/main/test/Execution/Barriers/divergent-values.cpp", 262, 3},
  {__ampcc_rule_init, "EXPECT(\"argument\", add_if(uu == 7 || s[l ^ 1] > 400, v, s);)", "/work/main/test/Execution/Barriers/divergent-values.cpp", 262, 3},
  {__ampcc_rule_race, "condition", "/work/main/test/Execution/Barriers/divergent-values.cpp", 85, 7},
  {__ampcc_rule_init, "condition", "/work/main/test/Execution/Barriers/divergent-values.cpp", 85, 7},
  {__ampcc_rule_race, "v.x", "/work/main/test/Execution/Barriers/divergent-values.cpp", 86, 5},
  {__ampcc_rule_race, "v.h", "/work/main/test/Execution/Barriers/divergent-values.cpp", 86, 23},
  {__ampcc_rule_init, "v.h", "/work/main/test/Execution/Barriers/divergent-values.cpp", 86, 23},
  {__ampcc_rule_pointer, "s[v.h & 15]", "/work/main/test/Execution/Barriers/divergent-values.cpp", 86, 21},
  {__ampcc_rule_race, "s[v.h & 15]", "/work/main/test/Execution/Barriers/divergent-values.cpp", 86, 21},
  {__ampcc_rule_init, "s[v.h & 15]", "/work/main/test/Execution/Barriers/divergent-values.cpp", 86, 21},
  {__ampcc_rule_race, "v.h", "/work/main/test/Execution/Barriers/divergent-values.cpp", 86, 14},
  {__ampcc_rule_init, "v.h", "/work/main/test/Execution/Barriers/divergent-values.cpp", 86, 14},
  {__ampcc_rule_pointer, "EXPECT(\"reference\", bool b = true; if (uu != 7) b = s[l ^ 1] > 400; add_where(b, v, s);)", "/work/main/test/Execution/Barriers/divergent-values.cpp", 263, 3},
  {__ampcc_rule_race, "EXPECT(\"reference\", bool b = true; if (uu != 7) b = s[l ^ 1] > 400; add_where(b, v, s);)", "/work/main/test/Execution/Barriers/divergent-values.cpp", 263, 3},
  {__ampcc_rule_init, "EXPECT(\"reference\", bool b = true; if (uu != 7) b = s[l ^ 1] > 400; add_where(b, v, s);)", "/work/main/test/Execution/Barriers/divergent-values.cpp", 263, 3},
  {__ampcc_rule_race, "v.x", "/work/main/test/Execution/Barriers/divergent-values.cpp", 91, 5},
  {__ampcc_rule_race, "v.h", "/work/main/test/Execution/Barriers/divergent-values.cpp", 91, 23},
  {__ampcc_rule_init, "v.h", "/work/main/test/Execution/Barriers/divergent-values.cpp", 91, 23},
  {__ampcc_rule_pointer, "s[v.h & 15]", "/work/main/test/Execution/Barriers/divergent-values.cpp", 91, 21},
  {__ampcc_rule_race, "s[v.h & 15]", "/work/main/test/Execution/Barriers/divergent-values.cpp", 91, 21},
  {__ampcc_rule_init, "s[v.h & 15]", "/work/main/test/Execution/Barriers/divergent-values.cpp", 91, 21},
  {__ampcc_rule_race, "v.h", "/work/main/test/Execution/Barriers/divergent-values.cpp", 91, 14},
  {__ampcc_rule_init, "v.h", "/work/main/test/Execution/Barriers/divergent-values.cpp", 91, 14},
  {__ampcc_rule_pointer, "s[l ^ 1]", "/work/main/test/Execution/Barriers/divergent-values.cpp", 94, 7},
  {__ampcc_rule_race, "s[l ^ 1]", "/work/main/test/Execution/Barriers/divergent-values.cpp", 94, 7},
  {__ampcc_rule_init, "s[l ^ 1]", "/work/main/test/Execution/Barriers/divergent-values.cpp", 94, 7},
  {__ampcc_rule_race, "v.x", "/work/main/test/Execution/Barriers/divergent-values.cpp", 95, 5},
  {__ampcc_rule_race, "v.h", "/work/main/test/Execution/Barriers/divergent-values.cpp", 95, 23},
  {__ampcc_rule_init, "v.h", "/work/main/test/Execution/Barriers/divergent-values.cpp", 95, 23},
  {__ampcc_rule_pointer, "s[v.h & 15]", "/work/main/test/Execution/Barriers/divergent-values.cpp", 95, 21},
  {__ampcc_rule_race, "s[v.h & 15]", "/work/main/test/Execution/Barriers/divergent-values.cpp", 95, 21},
  {__ampcc_rule_init, "s[v.h & 15]", "/work/main/test/Execution/Barriers/divergent-values.cpp", 95, 21},
  {__ampcc_rule_race, "v.h", "/work/main/test/Execution/Barriers/divergent-values.cpp", 95, 14},
  {__ampcc_rule_init, "v.h", "/work/main/test/Execution/Barriers/divergent-values.cpp", 95, 14},
  {__ampcc_rule_race, "v.x", "/work/main/test/Execution/Barriers/divergent-values.cpp", 103, 5},
  {__ampcc_rule_race, "v.h", "/work/main/test/Execution/Barriers/divergent-values.cpp", 103, 23},
  {__ampcc_rule_init, "v.h", "/work/main/test/Execution/Barriers/divergent-values.cpp", 103, 23},
  {__ampcc_rule_pointer, "s[v.h & 15]", "/work/main/test/Execution/Barriers/divergent-values.cpp", 103, 21},
  {__ampcc_rule_race, "s[v.h & 15]", "/work/main/test/Execution/Barriers/divergent-values.cpp", 103, 21},
  {__ampcc_rule_init, "s[v.h & 15]", "/work/main/test/Execution/Barriers/divergent-values.cpp", 103, 21},
  {__ampcc_rule_race, "v.h", "/work/main/test/Execution/Barriers/divergent-values.cpp", 103, 14},
  {__ampcc_rule_init, "v.h", "/work/main/test/Execution/Barriers/divergent-values.cpp", 103, 14},
  {__ampcc_rule_race, "v.x", "/work/main/test/Execution/Barriers/divergent-values.cpp", 106, 5},
  {__ampcc_rule_race, "v.h", "/work/main/test/Execution/Barriers/divergent-values.cpp", 108, 11},
  {__ampcc_rule_init, "v.h", "/work/main/test/Execution/Barriers/divergent-values.cpp", 108, 11},
  {__ampcc_rule_race, "v.h", "/work/main/test/Execution/Barriers/divergent-values.cpp", 108, 23},
  {__ampcc_rule_init, "v.h", "/work/main/test/Execution/Barriers/divergent-values.cpp", 108, 23},
  {__ampcc_rule_pointer, "s[v.h & 7]", "/work/main/test/Execution/Barriers/divergent-values.cpp", 108, 21},
  {__ampcc_rule_race, "s[v.h & 7]", "/work/main/test/Execution/Barriers/divergent-values.cpp", 108, 21},
  {__ampcc_rule_init, "s[v.h & 7]", "/work/main/test/Execution/Barriers/divergent-values.cpp", 108, 21},
  {__ampcc_rule_race, "v.h", "/work/main/test/Execution/Barriers/divergent-values.cpp", 108, 5},
  {__ampcc_rule_race, "v.x", "/work/main/test/Execution/Barriers/divergent-values.cpp", 111, 5},
  {__ampcc_rule_pointer, "EXPECT(\"switch in a function\", if (uu != 7 && s[l ^ 1] > 400) add_case(v.h, v, s);)", "/work/main/test/Execution/Barriers/divergent-values.cpp", 265, 3},
  {__ampcc_rule_race, "EXPECT(\"switch in a function\", if (uu != 7 && s[l ^ 1] > 400) add_case(v.h, v, s);)", "/work/main/test/Execution/Barriers/divergent-values.cpp", 265, 3},
  {__ampcc_rule_init, "EXPECT(\"switch in a function\", if (uu != 7 && s[l ^ 1] > 400) add_case(v.h, v, s);)", "/work/main/test/Execution/Barriers/divergent-values.cpp", 265, 3},
  {__ampcc_rule_pointer, "EXPECT(\"values that cost\", v.x = (uu == 7 || (uu != 0 && s[l ^ 1] > 400)) ? uu / 7 * 31 + uu % 11 * 5 + uu / 13 * 3 : uu / 3 * 31 + uu % 5 * 5 + uu / 19 * 3;)", "/work/main/test/Execution/Barriers/divergent-values.cpp", 266, 3},
  {__ampcc_rule_race, "EXPECT(\"values that cost\", v.x = (uu == 7 || (uu != 0 && s[l ^ 1] > 400)) ? uu / 7 * 31 + uu % 11 * 5 + uu / 13 * 3 : uu / 3 * 31 + uu % 5 * 5 + uu / 19 * 3;)", "/work/main/test/Execution/Barriers/divergent-values.cpp", 266, 3},
  {__ampcc_rule_init, "EXPECT(\"values that cost\", v.x = (uu == 7 || (uu != 0 && s[l ^ 1] > 400)) ? uu / 7 * 31 + uu % 11 * 5 + uu / 13 * 3 : uu / 3 * 31 + uu % 5 * 5 + uu / 19 * 3;)", "/work/main/test/Execution/Barriers/divergent-values.cpp", 266, 3},
  {__ampcc_rule_division, "EXPECT(\"values that cost\", v.x = (uu == 7 || (uu != 0 && s[l ^ 1] > 400)) ? uu / 7 * 31 + uu % 11 * 5 + uu / 13 * 3 : uu / 3 * 31 + uu % 5 * 5 + uu / 19 * 3;)", "/work/main/test/Execution/Barriers/divergent-values.cpp", 266, 3},
  {__ampcc_rule_pointer, "EXPECT( \"pointer that only the loop sets\", const unsigned *p; unsigned g = s[l]; do { p = s + (g & 15); g /= 2; ++v.x; } while (g & 1); v.h += *p;)", "/work/main/test/Execution/Barriers/divergent-values.cpp", 269, 3},
  {__ampcc_rule_race, "EXPECT( \"pointer that only the loop sets\", const unsigned *p; unsigned g = s[l]; do { p = s + (g & 15); g /= 2; ++v.x; } while (g & 1); v.h += *p;)", "/work/main/test/Execution/Barriers/divergent-values.cpp", 269, 3},
  {__ampcc_rule_init, "EXPECT( \"pointer that only the loop sets\", const unsigned *p; unsigned g = s[l]; do { p = s + (g & 15); g /= 2; ++v.x; } while (g & 1); v.h += *p;)", "/work/main/test/Execution/Barriers/divergent-values.cpp", 269, 3},
  {__ampcc_rule_division, "EXPECT( \"pointer that only the loop sets\", const unsigned *p; unsigned g = s[l]; do { p = s + (g & 15); g /= 2; ++v.x; } while (g & 1); v.h += *p;)", "/work/main/test/Execution/Barriers/divergent-values.cpp", 269, 3},
  {__ampcc_rule_shift, "h >> k", "/work/main/test/Execution/Barriers/divergent-values.cpp", 72, 9},
  {__ampcc_rule_race, "EXPECT(\"ret fn\", v.x = first_bit(v.h, uu);)", "/work/main/test/Execution/Barriers/divergent-values.cpp", 276, 3},
  {__ampcc_rule_init, "EXPECT(\"ret fn\", v.x = first_bit(v.h, uu);)", "/work/main/test/Execution/Barriers/divergent-values.cpp", 276, 3},
};
constexpr __ampcc_module __ampcc_this_module = {
  __ampcc_abi_version, "/work/main/test/Execution/Barriers/divergent-values.cpp", __ampcc_source, sizeof(__ampcc_source) - 1, __ampcc_kernels, 58, "", __ampcc_messages, 9, __ampcc_sites, 153};
const __ampcc_registration __ampcc_registered __AMPCC_EARLY (__ampcc_this_module, __ampcc_this_unit);
}
#pragma GCC diagnostic pop
