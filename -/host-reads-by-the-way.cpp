#include <ampcc_rt/prefix.h>
#define __AMPCC_CHECK__ 2
#include <ampcc_rt/host.h>
#line 1 "/work/main/test/Check/host-reads-by-the-way.cpp"
// A program's own operators new and delete, which read what a view shows while the runtime is at
// work, a child of a fork, and functions that the loader chooses among, run under --amp-check.
// REQUIRES: opencl-device
// RUN: %ampcc --amp-check -static -DCLONES %s -o %t.static && env AMPCC_DEVICE=native %t.static
// RUN: %ampcc --amp-check %s -o %t && %t 2>&1 | FileCheck %s --allow-empty
// CHECK-NOT: check
#include <amp.h>
#include <cstdlib>
#include <new>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>
using namespace concurrency;

static int sizes[16]; // no kernel changes them
static long total;
void *operator new(std::size_t n) {
  total += sizes[n & 15];
  if (void *made = std::malloc(n))
    return made;
  throw std::bad_alloc();
}
void operator delete(void *p) noexcept {
  total += sizes[3];
  std::free(p);
}
void operator delete(void *p, std::size_t) noexcept { ::operator delete(p); }

#ifdef CLONES
__attribute__((target_clones("avx2", "default")))
#endif
static int sum(const int *of, int count) {
  int result = 0;
  for (int i = 0; i < count; ++i)
    result += of[i];
  return result;
}

int main() {
  array_view<int> v(16, sizes);
  for (int k = 0; k < 20; ++k) {
    std::vector<int> d(k + 1);
    array_view<int> w(k + 1, d);
    parallel_for_each(v.extent, __ampcc_tag<__ampcc_site<0xa959702050f89eeeULL>>([v](index<1> i)               { (void)v; (void)i; __ampcc_host_stub(); }));
    parallel_for_each(w.extent, __ampcc_tag<__ampcc_site<0x86e73036db01d2a5ULL>>([w](index<1> i)               { (void)w; (void)i; __ampcc_host_stub(); }));
    w.synchronize();
    if (sum(d.data(), k + 1) != k + 1)
      return 1;
  }
  const pid_t child = fork();
  if (child == 0)
    _exit(sum(sizes, 16));
  int status = 1;
  waitpid(child, &status, 0);
  return status || total;
}
#line 1 "<ampcc kernels>"
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverlength-strings"
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_native_cd953fef93af2548(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_native_cd953fef93af2548_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_native_cd953fef93af2548_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_2_native_cd953fef93af2548(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_2_native_cd953fef93af2548_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_2_native_cd953fef93af2548_v4(const void *const *, const __ampcc_native_span &);
namespace {
constexpr char __ampcc_source[] =
R"ampcc(#pragma OPENCL FP_CONTRACT OFF
#ifndef VIEWS_WITH_OFFSET
#define VIEWS_WITH_OFFSET 0xffffffff
#endif
#define VIEW_OFFSET(bit, offset) (offset & -(long)(VIEWS_WITH_OFFSET >> bit & 1))
#define IN_BOUNDS(pointer, begin, bytes) \
  (sizeof(*(pointer)) <= (bytes) && \
   (ulong)(pointer) - (ulong)(begin) <= (bytes) - sizeof(*(pointer)))
#define INDEX(i) clamp((long)(i), -(1L << 40), 1L << 40)

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
  if ((uint)i0 < (uint)e0) {
    return place;
  }
  report_index1(site, thread_x, thread_y, thread_z, i0, e0, messages);
  return -2147483648L;
}

// kernel of main_kernel, host-reads-by-the-way.cpp:44
#line 44 "/work/main/test/Check/host-reads-by-the-way.cpp"
__kernel void main_kernel(__global int *v, ulong v_bytes, long v_offset, int v_extent0,
                          int domain, __global uint *messages) {
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
    __global int *place = &v_2[INDEX(check_index1(0, thread_x, 0, 0, i, i, v_extent0, messages))];
    if (IN_BOUNDS(place, v, v_bytes)) {
      *place += 0;
    }
  }
}

// kernel of main_kernel, host-reads-by-the-way.cpp:45
#line 45 "/work/main/test/Check/host-reads-by-the-way.cpp"
__kernel void main_kernel_2(__global int *w, ulong w_bytes, long w_offset, int w_extent0,
                            int domain, __global uint *messages) {
  __global int *w_2 = w + VIEW_OFFSET(0, w_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
    __global int *place = &w_2[INDEX(check_index1(3, thread_x, 0, 0, i, i, w_extent0, messages))];
    if (IN_BOUNDS(place, w, w_bytes)) {
      *place = 1;
    }
  }
}
)ampcc"
;
constexpr __ampcc_kernel_arg __ampcc_args_0[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_domain, false, false, 0, 0, 4, "domain"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_1[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "w"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "w_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "w_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "w_extent0"},
  {__ampcc_arg_domain, false, false, 0, 0, 4, "domain"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_native_args_0[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_0[] = {
  {"", main_kernel_native_cd953fef93af2548},
  {"x86-64-v3", main_kernel_native_cd953fef93af2548_v3},
  {"x86-64-v4", main_kernel_native_cd953fef93af2548_v4},
};
constexpr __ampcc_native_form __ampcc_native_0 = {__ampcc_native_args_0, 5, 3, __ampcc_variants_0, 120};
constexpr __ampcc_kernel_arg __ampcc_native_args_1[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "w"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "w_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "w_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "w_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_1[] = {
  {"", main_kernel_2_native_cd953fef93af2548},
  {"x86-64-v3", main_kernel_2_native_cd953fef93af2548_v3},
  {"x86-64-v4", main_kernel_2_native_cd953fef93af2548_v4},
};
constexpr __ampcc_native_form __ampcc_native_1 = {__ampcc_native_args_1, 5, 3, __ampcc_variants_1, 120};
constexpr __ampcc_kernel __ampcc_kernels[] = {
  {"La959702050f89eee|e1",
   "main_kernel", __ampcc_args_0, 6, 56, 1, {0, 0, 0}, 0, false, 0, "/work/main/test/Check/host-reads-by-the-way.cpp", 44, "main()", &__ampcc_native_0},
  {"L86e73036db01d2a5|e1",
   "main_kernel_2", __ampcc_args_1, 6, 56, 1, {0, 0, 0}, 0, false, 0, "/work/main/test/Check/host-reads-by-the-way.cpp", 45, "main()", &__ampcc_native_1},
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
};
constexpr __ampcc_message __ampcc_messages[] = {
  {__ampcc_message_check, "index", __ampcc_message_args_0, 6, "", 0},
  {__ampcc_message_check, "race", __ampcc_message_args_1, 14, "", 0},
  {__ampcc_message_check, "init", __ampcc_message_args_2, 7, "", 0},
};
constexpr __ampcc_check_site __ampcc_sites[] = {
  {__ampcc_rule_index, "v", "/work/main/test/Check/host-reads-by-the-way.cpp", 44, 65},
  {__ampcc_rule_race, "v[i]", "/work/main/test/Check/host-reads-by-the-way.cpp", 44, 65},
  {__ampcc_rule_init, "v[i]", "/work/main/test/Check/host-reads-by-the-way.cpp", 44, 65},
  {__ampcc_rule_index, "w", "/work/main/test/Check/host-reads-by-the-way.cpp", 45, 65},
  {__ampcc_rule_race, "w[i]", "/work/main/test/Check/host-reads-by-the-way.cpp", 45, 65},
};
constexpr __ampcc_module __ampcc_this_module = {
  __ampcc_abi_version, "/work/main/test/Check/host-reads-by-the-way.cpp", __ampcc_source, sizeof(__ampcc_source) - 1, __ampcc_kernels, 2, "", __ampcc_messages, 3, __ampcc_sites, 5};
const __ampcc_registration __ampcc_registered __AMPCC_EARLY (__ampcc_this_module, __ampcc_this_unit);
}
#pragma GCC diagnostic pop
