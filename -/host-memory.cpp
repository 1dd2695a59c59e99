#include <ampcc_rt/prefix.h>
#define __AMPCC_CHECK__ 1
#include <ampcc_rt/host.h>
#line 1 "/work/main/test/Check/host-memory.cpp"
// A view whose container has ended, or has moved its elements, says so where it is used; what
// kernels wrote and nobody synchronized is said to be lost.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 --amp-check %s -o %t && %t 2>&1 | FileCheck %s --check-prefixes=CHECK,CLANG
// RUN: %ampcc -std=c++17 --amp-check --amp-host-compiler=g++ %s -o %t.gxx && %t.gxx 2>&1 | FileCheck %s --check-prefixes=CHECK,GXX
// RUN: env AMPCC_SHARED_MEMORY=0 %t 2>&1 | FileCheck %s --check-prefixes=CHECK,CLANG,LOST
// RUN: env AMPCC_CHECK=0 %t right 2>&1 | FileCheck %s --check-prefix=RIGHT
// RUN: %t right 2>&1 | FileCheck %s --check-prefix=RIGHT
// RIGHT: right: fine
// RIGHT-NOT: check
#include <amp.h>
#include <cstdio>
#include <memory>
#include <vector>
using namespace concurrency;
typedef std::vector<int> ints;

template <typename Use> static void judge(const char *name, Use use) {
  try {
    use();
    std::fprintf(stderr, "%s: fine\n", name);
  } catch (const runtime_exception &e) {
    std::fprintf(stderr, "%s: %s\n", name, e.what());
  }
}

static void right() {
  ints d(1000), other(5000);
  array_view<int> v(d);
  d.swap(other); // the elements stay where they are
  ints moved = std::move(other);
  parallel_for_each(v.extent, __ampcc_tag<__ampcc_site<0xfbfa3c7d1227fb86ULL>>([v](index<1> i)               { (void)v; (void)i; __ampcc_host_stub(); }));
  if (v[999] != 999)
    throw runtime_exception("wrong", 0);
  { // the view is not used any more
    ints *gone = new ints(1000);
    array_view<int> w(*gone);
    w[3] = 2;
    w.synchronize();
    delete gone;
    ints again(1000);
    w = array_view<int>(again); // perhaps the same memory
    w[3] = 1;
  }
}

int main(int argc, char **) {
  if (argc > 1) {
    judge("right", right);
    return 0;
  }
  // CHECK: ampcc: check: {{.*}}host-memory.cpp:[[#@LINE+6]]{{(:[0-9]+)?}}: the memory that the view shows was freed: its container has ended, or has moved its elements
  // CHECK-NEXT: ended: {{.*}}host-memory.cpp:[[#@LINE+5]]
  judge("ended", [] {
    auto d = std::make_unique<ints>(1000);
    array_view<int> v(*d);
    d.reset();
    v[0] = 1;
  });
  // CHECK: grown: {{.*}}host-memory.cpp:[[#@LINE+5]]
  judge("grown", [] {
    ints d(1000);
    array_view<int, 2> v(10, 100, d);
    d.resize(5000);
    return v[__ampcc_in_passing(1)][3];
  });
  // CHECK: launched: {{.*}}concurrency::parallel_for_each: the kernel at {{.*}}host-memory.cpp:[[#@LINE+5]] captures 'part': the memory that the view shows was freed
  judge("launched", [] {
    auto d = std::make_unique<ints>(1000);
    array_view<int> v(*d), part = v.section(10, 10);
    d.reset();
    parallel_for_each(part.extent, __ampcc_tag<__ampcc_site<0xc375cbeae49d2fddULL>>([part](index<1> i)               { (void)part; (void)i; __ampcc_host_stub(); }));
  });
  // CLANG: synchronized: {{.*}}host-memory.cpp:[[#@LINE+6]]:{{[0-9]+}}: concurrency::array_view::synchronize: the memory that the view shows was freed
  // GXX: synchronized: concurrency::array_view::synchronize: the memory that the view shows was freed
  judge("synchronized", [] {
    auto d = std::make_unique<ints>(1000);
    array_view<int> v(d->size(), d->data());
    d.reset();
    v.synchronize();
  });
  // LOST: what kernels wrote through a view is lost
  judge("lost", [] {
    auto d = std::make_unique<ints>(1000);
    array_view<int> v(*d);
    parallel_for_each(v.extent, __ampcc_tag<__ampcc_site<0x6183a7ce0edf06d6ULL>>([v](index<1> i)               { (void)v; (void)i; __ampcc_host_stub(); }));
    accelerator().default_view.wait();
    d.reset();
  });
  // CHECK: lost: fine
}
#line 1 "<ampcc kernels>"
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverlength-strings"
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void right_kernel_native_843334f034b38c4c(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void right_kernel_native_843334f034b38c4c_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void right_kernel_native_843334f034b38c4c_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_native_843334f034b38c4c(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_native_843334f034b38c4c_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_native_843334f034b38c4c_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_2_native_843334f034b38c4c(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_2_native_843334f034b38c4c_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_2_native_843334f034b38c4c_v4(const void *const *, const __ampcc_native_span &);
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

// kernel of right_kernel, host-memory.cpp:32
#line 32 "/work/main/test/Check/host-memory.cpp"
__kernel void right_kernel(__global int *v, ulong v_bytes, long v_offset, int v_extent0,
                           int domain, __global uint *messages) {
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
    __global int *place = &v_2[INDEX(check_index1(0, thread_x, 0, 0, i, i, v_extent0, messages))];
    if (IN_BOUNDS(place, v, v_bytes)) {
      *place = i;
    }
  }
}

// kernel of main_kernel, host-memory.cpp:72
#line 72 "/work/main/test/Check/host-memory.cpp"
__kernel void main_kernel(__global int *part, ulong part_bytes, long part_offset,
                          int part_extent0, int domain, __global uint *messages) {
  __global int *part_2 = part + VIEW_OFFSET(0, part_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
    __global int *place = &part_2[INDEX(check_index1(2, thread_x, 0, 0, i, i, part_extent0,
        messages))];
    if (IN_BOUNDS(place, part, part_bytes)) {
      *place = 1;
    }
  }
}

// kernel of main_kernel, host-memory.cpp:86
#line 86 "/work/main/test/Check/host-memory.cpp"
__kernel void main_kernel_2(__global int *v, ulong v_bytes, long v_offset, int v_extent0,
                            int domain, __global uint *messages) {
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
    __global int *place = &v_2[INDEX(check_index1(4, thread_x, 0, 0, i, i, v_extent0, messages))];
    if (IN_BOUNDS(place, v, v_bytes)) {
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
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "part"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "part_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "part_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "part_extent0"},
  {__ampcc_arg_domain, false, false, 0, 0, 4, "domain"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_2[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
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
  {"", right_kernel_native_843334f034b38c4c},
  {"x86-64-v3", right_kernel_native_843334f034b38c4c_v3},
  {"x86-64-v4", right_kernel_native_843334f034b38c4c_v4},
};
constexpr __ampcc_native_form __ampcc_native_0 = {__ampcc_native_args_0, 5, 3, __ampcc_variants_0, 120};
constexpr __ampcc_kernel_arg __ampcc_native_args_1[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "part"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "part_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "part_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "part_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_1[] = {
  {"", main_kernel_native_843334f034b38c4c},
  {"x86-64-v3", main_kernel_native_843334f034b38c4c_v3},
  {"x86-64-v4", main_kernel_native_843334f034b38c4c_v4},
};
constexpr __ampcc_native_form __ampcc_native_1 = {__ampcc_native_args_1, 5, 3, __ampcc_variants_1, 120};
constexpr __ampcc_kernel_arg __ampcc_native_args_2[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_2[] = {
  {"", main_kernel_2_native_843334f034b38c4c},
  {"x86-64-v3", main_kernel_2_native_843334f034b38c4c_v3},
  {"x86-64-v4", main_kernel_2_native_843334f034b38c4c_v4},
};
constexpr __ampcc_native_form __ampcc_native_2 = {__ampcc_native_args_2, 5, 3, __ampcc_variants_2, 120};
constexpr __ampcc_kernel __ampcc_kernels[] = {
  {"Lfbfa3c7d1227fb86|e1",
   "right_kernel", __ampcc_args_0, 6, 56, 1, {0, 0, 0}, 0, false, 0, "/work/main/test/Check/host-memory.cpp", 32, "right()", &__ampcc_native_0},
  {"Lc375cbeae49d2fdd|e1",
   "main_kernel", __ampcc_args_1, 6, 56, 1, {0, 0, 0}, 0, false, 0, "/work/main/test/Check/host-memory.cpp", 72, "main()", &__ampcc_native_1},
  {"L6183a7ce0edf06d6|e1",
   "main_kernel_2", __ampcc_args_2, 6, 56, 1, {0, 0, 0}, 0, false, 0, "/work/main/test/Check/host-memory.cpp", 86, "main()", &__ampcc_native_2},
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
  {__ampcc_rule_index, "v", "/work/main/test/Check/host-memory.cpp", 32, 63},
  {__ampcc_rule_race, "v[i]", "/work/main/test/Check/host-memory.cpp", 32, 63},
  {__ampcc_rule_index, "part", "/work/main/test/Check/host-memory.cpp", 72, 68},
  {__ampcc_rule_race, "part[i]", "/work/main/test/Check/host-memory.cpp", 72, 68},
  {__ampcc_rule_index, "v", "/work/main/test/Check/host-memory.cpp", 86, 65},
  {__ampcc_rule_race, "v[i]", "/work/main/test/Check/host-memory.cpp", 86, 65},
};
constexpr __ampcc_module __ampcc_this_module = {
  __ampcc_abi_version, "/work/main/test/Check/host-memory.cpp", __ampcc_source, sizeof(__ampcc_source) - 1, __ampcc_kernels, 3, "", __ampcc_messages, 3, __ampcc_sites, 6};
const __ampcc_registration __ampcc_registered __AMPCC_EARLY (__ampcc_this_module, __ampcc_this_unit);
}
#pragma GCC diagnostic pop
