#pragma OPENCL FP_CONTRACT OFF
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
#define SCALAR() __atomic_signal_fence(__ATOMIC_SEQ_CST)
#else
#define SHARED(variable)
#define BRANCH()
#define DIVERGENT() true
#define NO_CASE() 0
#define SCALAR()
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
static inline float GPU_MUL_ADD(float a, float b, float c) {
#ifndef DEVICE_IS_CPU
#pragma OPENCL FP_CONTRACT ON
#endif
  return a * b + c;
}

typedef struct {
  uint k;
  float a[2];
} part;

typedef struct {
  uint a;
  uint b;
} two;

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
  if (DIVERGENT() && (ulong)index < (ulong)count) {
    return true;
  }
  report_element(site, thread_x, thread_y, thread_z, index, count, messages);
  return false;
}

static __attribute__((noinline)) void report_shift(
    uint site, int thread_x, int thread_y, int thread_z, long value0, long value1,
    __global uint *messages) {
  uint message = begin_report(messages, 6, 9, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
  messages[message] = site;
  messages[message + 1] = (uint)thread_x;
  messages[message + 2] = (uint)thread_y;
  messages[message + 3] = (uint)thread_z;
  messages[message + 4] = (uint)(ulong)value0;
  messages[message + 5] = (uint)((ulong)value0 >> 32);
  messages[message + 6] = (uint)(ulong)value1;
  messages[message + 7] = (uint)((ulong)value1 >> 32);
}

static inline int check_shift(uint site, int thread_x, int thread_y, int thread_z, int amount,
                              int bits, __global uint *messages) {
  if ((uint)amount < (uint)bits) {
    return amount;
  }
  report_shift(site, thread_x, thread_y, thread_z, (long)amount, (long)bits, messages);
  return 0;
}

static __attribute__((noinline)) void report_division(
    uint site, int thread_x, int thread_y, int thread_z, __global uint *messages) {
  uint message = begin_report(messages, 7, 6, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
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

// kernel of check_elements_kernel, chosen-variables.cpp:86
#line 86 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
__kernel __attribute__((reqd_work_group_size(2, 2, 2))) void check_elements_kernel(
    __global const uint *numbers, ulong numbers_bytes, long numbers_offset, int numbers_extent0,
    __global uint *out, ulong out_bytes, long out_offset, int out_extent0,
    __global uint *messages) {
#line 87 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  __local uint shared[8] __attribute__((aligned(16))); SHARED(shared);
  __local part parts[8] __attribute__((aligned(16))); SHARED(parts);
  __global const uint *numbers_2 = numbers + VIEW_OFFSET(0, numbers_offset);
  __global uint *out_2 = out + VIEW_OFFSET(1, out_offset);
  int thread_x = get_global_id(0);
  int thread_y = get_global_id(1);
  int thread_z = get_global_id(2);
  uint index;
#line 89 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  int l = ((int)get_local_id(2) * 2 + (int)get_local_id(1)) * 2 + (int)get_local_id(0);
  int g = (((int)get_group_id(2) * 2 + (int)get_group_id(1)) * 4 + (int)get_group_id(0)) * 8 + l;
  __global const uint *place =
      &numbers_2[INDEX(check_index1(0, thread_x, thread_y, thread_z, g, g, numbers_extent0,
      messages))];
  uint h = DIVERGENT() && IN_BOUNDS(place, numbers, numbers_bytes) ? *place : 0;
#line 92 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  float r = h;
  if (check_element(3, thread_x, thread_y, thread_z, (long)l, 8, messages)) {
    shared[l] = h;
  }
#line 94 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  SCALAR();
  uint a[2] = {h << check_shift(6, thread_x, thread_y, thread_z, l, 32, messages)};
#line 96 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  if (DIVERGENT() && check_element(7, thread_x, thread_y, thread_z, (long)((3 + l) % 2), 2,
      messages)) {
    SCALAR();
    a[(3 + l) % 2] = h;
  }
#line 97 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  if (DIVERGENT() && check_element(8, thread_x, thread_y, thread_z, (long)((6 + l) % 2), 2,
      messages)) {
    SCALAR();
    a[(6 + l) % 2] = h;
  }
#line 98 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  if (check_element(9, thread_x, thread_y, thread_z, (long)l, 8, messages)) {
    parts[l].a[1] = GPU_MUL_ADD(r, r, -(r / r));
  }
#line 99 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  SCALAR();
  uint value = DIVERGENT() &&
      (index = h % check_divisor(12, thread_x, thread_y, thread_z, h, 2, messages),
      check_element(13, thread_x, thread_y, thread_z, (long)index, 2, messages)) ? a[index] : 0;
  __global uint *place_2 = &out_2[INDEX(check_index1(14, thread_x, thread_y, thread_z, g, g,
      out_extent0, messages))];
  if (IN_BOUNDS(place_2, out, out_bytes)) {
    *place_2 = value;
  }
}

static __attribute__((noinline)) void report_pointer(
    uint site, int thread_x, int thread_y, int thread_z, int value0, __global uint *messages) {
  uint message = begin_report(messages, 8, 6, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
  messages[message] = site;
  messages[message + 1] = (uint)thread_x;
  messages[message + 2] = (uint)thread_y;
  messages[message + 3] = (uint)thread_z;
  messages[message + 4] = (uint)value0;
}

static inline __attribute__((always_inline)) bool check_pointer_local(
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

// kernel of check_places_kernel, chosen-variables.cpp:112
#line 112 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void check_places_kernel(
    __global uint *out, ulong out_bytes, long out_offset, int out_extent0,
    __global uint *messages) {
#line 113 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  __local uint s[64] __attribute__((aligned(16))); SHARED(s);
  __global uint *out_2 = out + VIEW_OFFSET(0, out_offset);
  int thread_x = get_global_id(0);
#line 114 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  int l = get_local_id(0);
  if (check_element(16, thread_x, 0, 0, (long)l, 64, messages)) {
    s[l] = l * 3;
  }
#line 116 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  __local const uint *p = s;
  switch (((DIVERGENT() && check_element(19, thread_x, 0, 0, (long)l, 64, messages) ? s[l] : 0) & 7)
      + NO_CASE()) {
#line 119 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  case 0u:;
    p = s + 5 + NO_CASE();
    break;
  case 1u:;
    p = s + 9 + NO_CASE();
    break;
  case 2u:;
    p = s + 1 + NO_CASE();
    break;
  case 3u:;
    p = s + 33 + NO_CASE();
    break;
  case 4u:;
    p = s + 20 + NO_CASE();
    break;
  case 5u:;
    p = s + 6 + NO_CASE();
    break;
  }
  uint value = DIVERGENT() && check_pointer_local(22, thread_x, 0, 0, p, messages, (ulong)&s, 256) ?
      *p : 0;
  int temporary = get_global_id(0);
  __global uint *place = &out_2[INDEX(check_index1(25, thread_x, 0, 0, temporary, temporary,
      out_extent0, messages))];
  if (IN_BOUNDS(place, out, out_bytes)) {
    *place = value;
  }
}

static inline uint check_shift_2(uint site, int thread_x, int thread_y, int thread_z,
                                 uint amount, int bits, __global uint *messages) {
  if (DIVERGENT() && amount < (uint)bits) {
    return amount;
  }
  report_shift(site, thread_x, thread_y, thread_z, (long)amount, (long)bits, messages);
  return 0;
}

// elements, chosen-variables.cpp:41
#line 41 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
static inline uint elements(uint h, int thread_x, int thread_y, __global uint *messages) {
  uint index;
  uint index_2;
  uint index_3;
#line 42 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  SCALAR();
  uint a[2] = {h << check_shift_2(27, thread_x, thread_y, 0, h & 7, 32, messages), 0};
#line 43 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  if (DIVERGENT() && (index = (h + 3) %
      check_divisor(28, thread_x, thread_y, 0, h + 3, 2, messages),
      check_element(29, thread_x, thread_y, 0, (long)index, 2, messages))) {
    SCALAR();
    a[index] = h;
  }
#line 44 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  if (DIVERGENT() && (index_2 = (h + 6) %
      check_divisor(30, thread_x, thread_y, 0, h + 6, 2, messages),
      check_element(31, thread_x, thread_y, 0, (long)index_2, 2, messages))) {
    SCALAR();
    a[index_2] = h * 5;
  }
#line 45 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  return DIVERGENT() && (index_3 = (h >> 1) %
      check_divisor(32, thread_x, thread_y, 0, h >> 1, 2, messages),
      check_element(33, thread_x, thread_y, 0, (long)index_3, 2, messages)) ? a[index_3] : 0;
}

// main()::(anonymous class)::operator(), chosen-variables.cpp:150
#line 150 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
static inline uint main_lambda(uint h, int thread_x, int thread_y, __global uint *messages) {
  return elements(h, thread_x, thread_y, messages);
}

static __attribute__((noinline)) void report_index2(
    uint site, int thread_x, int thread_y, int thread_z, int value0, int value1, int value2,
    int value3, __global uint *messages) {
  uint message = begin_report(messages, 9, 9, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
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

// kernel of expect_kernel, chosen-variables.cpp:55
#line 55 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
__kernel __attribute__((reqd_work_group_size(4, 8, 1))) void expect_kernel(
    __global uint *out, ulong out_bytes, long out_offset, int out_extent0, int out_extent1,
    int out_stride0, __global uint *messages) {
  __global uint *out_2 = out + VIEW_OFFSET(0, out_offset);
  int t_global_0 = get_global_id(1);
  int t_global_1 = get_global_id(0);
  int thread_x = get_global_id(0);
  int thread_y = get_global_id(1);
#line 56 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  uint h = t_global_0 * 7 * 4 + t_global_1 * 7 + (t_global_0 >> 2);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  uint value = main_lambda(h, thread_x, thread_y, messages);
  __global uint *place = &out_2[INDEX(check_index2(35, thread_x, thread_y, 0,
      (long)t_global_0 * out_stride0 + t_global_1, t_global_0, t_global_1, out_extent0, out_extent1,
      messages))];
  if (IN_BOUNDS(place, out, out_bytes)) {
    *place = value;
  }
}

// kernel of expect_kernel, chosen-variables.cpp:55
#line 55 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
__kernel __attribute__((reqd_work_group_size(2, 4, 1))) void expect_kernel_2(
    __global uint *out, ulong out_bytes, long out_offset, int out_extent0, int out_extent1,
    int out_stride0, __global uint *messages) {
  __global uint *out_2 = out + VIEW_OFFSET(0, out_offset);
  int t_global_0 = get_global_id(1);
  int t_global_1 = get_global_id(0);
  int thread_x = get_global_id(0);
  int thread_y = get_global_id(1);
#line 56 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  uint h = t_global_0 * 7 * 2 + t_global_1 * 7 + (t_global_0 >> 2);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  uint value = main_lambda(h, thread_x, thread_y, messages);
  __global uint *place = &out_2[INDEX(check_index2(35, thread_x, thread_y, 0,
      (long)t_global_0 * out_stride0 + t_global_1, t_global_0, t_global_1, out_extent0, out_extent1,
      messages))];
  if (IN_BOUNDS(place, out, out_bytes)) {
    *place = value;
  }
}

// kernel of expect_kernel, chosen-variables.cpp:55
#line 55 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
__kernel __attribute__((reqd_work_group_size(8, 4, 1))) void expect_kernel_3(
    __global uint *out, ulong out_bytes, long out_offset, int out_extent0, int out_extent1,
    int out_stride0, __global uint *messages) {
  __global uint *out_2 = out + VIEW_OFFSET(0, out_offset);
  int t_global_0 = get_global_id(1);
  int t_global_1 = get_global_id(0);
  int thread_x = get_global_id(0);
  int thread_y = get_global_id(1);
#line 56 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  uint h = t_global_0 * 7 * 8 + t_global_1 * 7 + (t_global_0 >> 2);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  uint value = main_lambda(h, thread_x, thread_y, messages);
  __global uint *place = &out_2[INDEX(check_index2(35, thread_x, thread_y, 0,
      (long)t_global_0 * out_stride0 + t_global_1, t_global_0, t_global_1, out_extent0, out_extent1,
      messages))];
  if (IN_BOUNDS(place, out, out_bytes)) {
    *place = value;
  }
}

// kernel of expect_kernel, chosen-variables.cpp:55
#line 55 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
__kernel __attribute__((reqd_work_group_size(SWAPPED(1, 16), SWAPPED(16, 1), 1))) void
    expect_kernel_4(
    __global uint *out, ulong out_bytes, long out_offset, int out_extent0, int out_extent1,
    int out_stride0, __global uint *messages) {
  __global uint *out_2 = out + VIEW_OFFSET(0, out_offset);
  int t_global_0 = get_global_id(SWAPPED(1, 0));
  int t_global_1 = get_global_id(SWAPPED(0, 1));
  int thread_x = get_global_id(SWAPPED(0, 1));
  int thread_y = get_global_id(SWAPPED(1, 0));
#line 56 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  uint h = t_global_0 * 7 + t_global_1 * 7 + (t_global_0 >> 2);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  uint value = main_lambda(h, thread_x, thread_y, messages);
  __global uint *place = &out_2[INDEX(check_index2(35, thread_x, thread_y, 0,
      (long)t_global_0 * out_stride0 + t_global_1, t_global_0, t_global_1, out_extent0, out_extent1,
      messages))];
  if (IN_BOUNDS(place, out, out_bytes)) {
    *place = value;
  }
}

static inline bool check_pointer_private(uint site, int thread_x, int thread_y, int thread_z,
                                         const uint *pointer, __global uint *messages,
                                         ulong pointer_begin, ulong pointer_bytes) {
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

// variables, chosen-variables.cpp:19
#line 19 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
static inline uint variables(uint h, int thread_x, int thread_y, __global uint *messages) {
  uint *place;
  uint *place_2;
#line 20 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  SCALAR();
  uint v = h;
  uint w = h * 3;
#line 21 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  uint *r = (place = DIVERGENT() && h & 1 ? &v : &w,
      check_pointer_private(37, thread_x, thread_y, 0, place, messages, 0, 18446744073709551615uL),
      place);
#line 22 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  *r = h & 3;
  h = h * 31 + v;
  uint *q = (place_2 = DIVERGENT() && h & 2 ? &v : &w,
      check_pointer_private(37, thread_x, thread_y, 0, place_2, messages, 0,
      18446744073709551615uL), place_2);
#line 25 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  *q += 9;
  return h * 31 + w * 7 + v;
}

// main()::(anonymous class)::operator(), chosen-variables.cpp:151
#line 151 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
static inline uint main_lambda_2(uint h, int thread_x, int thread_y, __global uint *messages) {
  return variables(h, thread_x, thread_y, messages);
}

// kernel of expect_kernel, chosen-variables.cpp:55
#line 55 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
__kernel __attribute__((reqd_work_group_size(4, 8, 1))) void expect_kernel_5(
    __global uint *out, ulong out_bytes, long out_offset, int out_extent0, int out_extent1,
    int out_stride0, __global uint *messages) {
  __global uint *out_2 = out + VIEW_OFFSET(0, out_offset);
  int t_global_0 = get_global_id(1);
  int t_global_1 = get_global_id(0);
  int thread_x = get_global_id(0);
  int thread_y = get_global_id(1);
#line 56 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  uint h = t_global_0 * 7 * 4 + t_global_1 * 7 + (t_global_0 >> 2);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  uint value = main_lambda_2(h, thread_x, thread_y, messages);
  __global uint *place = &out_2[INDEX(check_index2(35, thread_x, thread_y, 0,
      (long)t_global_0 * out_stride0 + t_global_1, t_global_0, t_global_1, out_extent0, out_extent1,
      messages))];
  if (IN_BOUNDS(place, out, out_bytes)) {
    *place = value;
  }
}

// kernel of expect_kernel, chosen-variables.cpp:55
#line 55 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
__kernel __attribute__((reqd_work_group_size(2, 4, 1))) void expect_kernel_6(
    __global uint *out, ulong out_bytes, long out_offset, int out_extent0, int out_extent1,
    int out_stride0, __global uint *messages) {
  __global uint *out_2 = out + VIEW_OFFSET(0, out_offset);
  int t_global_0 = get_global_id(1);
  int t_global_1 = get_global_id(0);
  int thread_x = get_global_id(0);
  int thread_y = get_global_id(1);
#line 56 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  uint h = t_global_0 * 7 * 2 + t_global_1 * 7 + (t_global_0 >> 2);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  uint value = main_lambda_2(h, thread_x, thread_y, messages);
  __global uint *place = &out_2[INDEX(check_index2(35, thread_x, thread_y, 0,
      (long)t_global_0 * out_stride0 + t_global_1, t_global_0, t_global_1, out_extent0, out_extent1,
      messages))];
  if (IN_BOUNDS(place, out, out_bytes)) {
    *place = value;
  }
}

// kernel of expect_kernel, chosen-variables.cpp:55
#line 55 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
__kernel __attribute__((reqd_work_group_size(8, 4, 1))) void expect_kernel_7(
    __global uint *out, ulong out_bytes, long out_offset, int out_extent0, int out_extent1,
    int out_stride0, __global uint *messages) {
  __global uint *out_2 = out + VIEW_OFFSET(0, out_offset);
  int t_global_0 = get_global_id(1);
  int t_global_1 = get_global_id(0);
  int thread_x = get_global_id(0);
  int thread_y = get_global_id(1);
#line 56 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  uint h = t_global_0 * 7 * 8 + t_global_1 * 7 + (t_global_0 >> 2);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  uint value = main_lambda_2(h, thread_x, thread_y, messages);
  __global uint *place = &out_2[INDEX(check_index2(35, thread_x, thread_y, 0,
      (long)t_global_0 * out_stride0 + t_global_1, t_global_0, t_global_1, out_extent0, out_extent1,
      messages))];
  if (IN_BOUNDS(place, out, out_bytes)) {
    *place = value;
  }
}

// kernel of expect_kernel, chosen-variables.cpp:55
#line 55 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
__kernel __attribute__((reqd_work_group_size(SWAPPED(1, 16), SWAPPED(16, 1), 1))) void
    expect_kernel_8(
    __global uint *out, ulong out_bytes, long out_offset, int out_extent0, int out_extent1,
    int out_stride0, __global uint *messages) {
  __global uint *out_2 = out + VIEW_OFFSET(0, out_offset);
  int t_global_0 = get_global_id(SWAPPED(1, 0));
  int t_global_1 = get_global_id(SWAPPED(0, 1));
  int thread_x = get_global_id(SWAPPED(0, 1));
  int thread_y = get_global_id(SWAPPED(1, 0));
#line 56 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  uint h = t_global_0 * 7 + t_global_1 * 7 + (t_global_0 >> 2);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  uint value = main_lambda_2(h, thread_x, thread_y, messages);
  __global uint *place = &out_2[INDEX(check_index2(35, thread_x, thread_y, 0,
      (long)t_global_0 * out_stride0 + t_global_1, t_global_0, t_global_1, out_extent0, out_extent1,
      messages))];
  if (IN_BOUNDS(place, out, out_bytes)) {
    *place = value;
  }
}

static inline bool check_pointer(uint site, int thread_x, int thread_y, int thread_z,
                                 const two *pointer, __global uint *messages,
                                 ulong pointer_begin, ulong pointer_bytes) {
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

// objects, chosen-variables.cpp:29
#line 29 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
static inline uint objects(uint h, int thread_x, int thread_y, __global uint *messages) {
  two *place;
#line 30 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  SCALAR();
  two v = {h, h * 3};
  two w = {h ^ 9, h * 3};
#line 31 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  two *r = (place = DIVERGENT() && h & 1 ? &v : &w,
      check_pointer(37, thread_x, thread_y, 0, place, messages, 0, 18446744073709551615uL), place);
#line 32 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  r->b = h & 1;
  h = h * 31 + v.b + w.a;
  two *q = &v;
  if (DIVERGENT() && h & 2) {
    SCALAR();
    q = &w;
  }
#line 37 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  if (DIVERGENT() && check_pointer(42, thread_x, thread_y, 0, q, messages, 0,
      18446744073709551615uL)) {
    q->a = h;
  }
#line 38 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  return h * 31 + v.a + w.b + v.b;
}

// main()::(anonymous class)::operator(), chosen-variables.cpp:152
#line 152 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
static inline uint main_lambda_3(uint h, int thread_x, int thread_y, __global uint *messages) {
  return objects(h, thread_x, thread_y, messages);
}

// kernel of expect_kernel, chosen-variables.cpp:55
#line 55 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
__kernel __attribute__((reqd_work_group_size(4, 8, 1))) void expect_kernel_9(
    __global uint *out, ulong out_bytes, long out_offset, int out_extent0, int out_extent1,
    int out_stride0, __global uint *messages) {
  __global uint *out_2 = out + VIEW_OFFSET(0, out_offset);
  int t_global_0 = get_global_id(1);
  int t_global_1 = get_global_id(0);
  int thread_x = get_global_id(0);
  int thread_y = get_global_id(1);
#line 56 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  uint h = t_global_0 * 7 * 4 + t_global_1 * 7 + (t_global_0 >> 2);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  uint value = main_lambda_3(h, thread_x, thread_y, messages);
  __global uint *place = &out_2[INDEX(check_index2(35, thread_x, thread_y, 0,
      (long)t_global_0 * out_stride0 + t_global_1, t_global_0, t_global_1, out_extent0, out_extent1,
      messages))];
  if (IN_BOUNDS(place, out, out_bytes)) {
    *place = value;
  }
}

// kernel of expect_kernel, chosen-variables.cpp:55
#line 55 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
__kernel __attribute__((reqd_work_group_size(2, 4, 1))) void expect_kernel_10(
    __global uint *out, ulong out_bytes, long out_offset, int out_extent0, int out_extent1,
    int out_stride0, __global uint *messages) {
  __global uint *out_2 = out + VIEW_OFFSET(0, out_offset);
  int t_global_0 = get_global_id(1);
  int t_global_1 = get_global_id(0);
  int thread_x = get_global_id(0);
  int thread_y = get_global_id(1);
#line 56 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  uint h = t_global_0 * 7 * 2 + t_global_1 * 7 + (t_global_0 >> 2);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  uint value = main_lambda_3(h, thread_x, thread_y, messages);
  __global uint *place = &out_2[INDEX(check_index2(35, thread_x, thread_y, 0,
      (long)t_global_0 * out_stride0 + t_global_1, t_global_0, t_global_1, out_extent0, out_extent1,
      messages))];
  if (IN_BOUNDS(place, out, out_bytes)) {
    *place = value;
  }
}

// kernel of expect_kernel, chosen-variables.cpp:55
#line 55 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
__kernel __attribute__((reqd_work_group_size(8, 4, 1))) void expect_kernel_11(
    __global uint *out, ulong out_bytes, long out_offset, int out_extent0, int out_extent1,
    int out_stride0, __global uint *messages) {
  __global uint *out_2 = out + VIEW_OFFSET(0, out_offset);
  int t_global_0 = get_global_id(1);
  int t_global_1 = get_global_id(0);
  int thread_x = get_global_id(0);
  int thread_y = get_global_id(1);
#line 56 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  uint h = t_global_0 * 7 * 8 + t_global_1 * 7 + (t_global_0 >> 2);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  uint value = main_lambda_3(h, thread_x, thread_y, messages);
  __global uint *place = &out_2[INDEX(check_index2(35, thread_x, thread_y, 0,
      (long)t_global_0 * out_stride0 + t_global_1, t_global_0, t_global_1, out_extent0, out_extent1,
      messages))];
  if (IN_BOUNDS(place, out, out_bytes)) {
    *place = value;
  }
}

// kernel of expect_kernel, chosen-variables.cpp:55
#line 55 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
__kernel __attribute__((reqd_work_group_size(SWAPPED(1, 16), SWAPPED(16, 1), 1))) void
    expect_kernel_12(
    __global uint *out, ulong out_bytes, long out_offset, int out_extent0, int out_extent1,
    int out_stride0, __global uint *messages) {
  __global uint *out_2 = out + VIEW_OFFSET(0, out_offset);
  int t_global_0 = get_global_id(SWAPPED(1, 0));
  int t_global_1 = get_global_id(SWAPPED(0, 1));
  int thread_x = get_global_id(SWAPPED(0, 1));
  int thread_y = get_global_id(SWAPPED(1, 0));
#line 56 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  uint h = t_global_0 * 7 + t_global_1 * 7 + (t_global_0 >> 2);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  uint value = main_lambda_3(h, thread_x, thread_y, messages);
  __global uint *place = &out_2[INDEX(check_index2(35, thread_x, thread_y, 0,
      (long)t_global_0 * out_stride0 + t_global_1, t_global_0, t_global_1, out_extent0, out_extent1,
      messages))];
  if (IN_BOUNDS(place, out, out_bytes)) {
    *place = value;
  }
}
