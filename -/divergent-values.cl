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
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
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
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
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
#line 54 "/work/main/test/Execution/Barriers/divergent-values.cpp"
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
  int thread_x_2 = thread_x;
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
static inline __attribute__((always_inline)) void main_lambda_25(
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
  if (IN_BOUNDS(place_2, column, column_bytes)) {
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
