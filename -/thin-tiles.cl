#pragma OPENCL FP_CONTRACT OFF
#ifndef VIEWS_WITH_OFFSET
#define VIEWS_WITH_OFFSET 0xffffffff
#endif
#define VIEW_OFFSET(bit, offset) (offset & -(long)(VIEWS_WITH_OFFSET >> bit & 1))
#if defined(POCL_DEVICE_ADDRESS_BITS) && !defined(__SPIR__) && !defined(__NVPTX__)
#define BRANCH() ((void)__builtin_assume_aligned((__private void *)0, 16))
#define barrier(flags) (barrier(flags), BRANCH())
#define DIVERGENT() (get_local_id(0) != (size_t)-1)
#else
#define BRANCH()
#define DIVERGENT() true
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

static __attribute__((noinline)) void report_index2(
    uint site, int thread_x, int thread_y, int thread_z, int value0, int value1, int value2,
    int value3, __global uint *messages) {
  uint message = begin_report(messages, 2, 9, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
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

// changed, thin-tiles.cpp:20
#line 20 "/work/main/test/Execution/Barriers/thin-tiles.cpp"
static inline uint changed(uint element, uint h, int rounds) {
  for (long k = 0; k < rounds; ++k) {
    if (1 < (int)k) {
      h ^= 5;
    }
  }
#line 24 "/work/main/test/Execution/Barriers/thin-tiles.cpp"
  return element * 3 + h;
}

// kernel of main_kernel, thin-tiles.cpp:46
#line 46 "/work/main/test/Execution/Barriers/thin-tiles.cpp"
__kernel __attribute__((reqd_work_group_size(SWAPPED(1, 8), SWAPPED(8, 1), 1))) void main_kernel(
    __global uint *column, ulong column_bytes, long column_offset, int column_extent0,
    int column_extent1, int column_stride0, int rounds, __global uint *messages) {
  __global uint *column_2 = column + VIEW_OFFSET(0, column_offset);
  int t_global_0 = get_global_id(SWAPPED(1, 0));
  int t_global_1 = get_global_id(SWAPPED(0, 1));
  int thread_x = get_global_id(SWAPPED(0, 1));
  int thread_y = get_global_id(SWAPPED(1, 0));
#line 47 "/work/main/test/Execution/Barriers/thin-tiles.cpp"
  uint h = t_global_0;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  __global uint *place = &column_2[INDEX(check_index2(1, thread_x, thread_y, 0,
      (long)t_global_0 * column_stride0 + t_global_1, t_global_0, t_global_1, column_extent0,
      column_extent1, messages))];
  uint value = changed(DIVERGENT() && IN_BOUNDS(place, column, column_bytes) ? *place : 0, h,
      rounds);
  __global uint *place_2 = &column_2[INDEX(check_index2(4, thread_x, thread_y, 0,
      (long)t_global_0 * column_stride0 + t_global_1, t_global_0, t_global_1, column_extent0,
      column_extent1, messages))];
  if (IN_BOUNDS(place_2, column, column_bytes)) {
    *place_2 = value;
  }
}

static __attribute__((noinline)) void report_index3(
    uint site, int thread_x, int thread_y, int thread_z, int value0, int value1, int value2,
    int value3, int value4, int value5, __global uint *messages) {
  uint message = begin_report(messages, 5, 11, site, (uint)thread_x, (uint)thread_y,
      (uint)thread_z);
  messages[message] = site;
  messages[message + 1] = (uint)thread_x;
  messages[message + 2] = (uint)thread_y;
  messages[message + 3] = (uint)thread_z;
  messages[message + 4] = (uint)value0;
  messages[message + 5] = (uint)value1;
  messages[message + 6] = (uint)value2;
  messages[message + 7] = (uint)value3;
  messages[message + 8] = (uint)value4;
  messages[message + 9] = (uint)value5;
}

static inline long check_index3(uint site, int thread_x, int thread_y, int thread_z, long place,
                                int i0, int i1, int i2, int e0, int e1, int e2,
                                __global uint *messages) {
  if (DIVERGENT() && (uint)i0 < (uint)e0 && (uint)i1 < (uint)e1 && (uint)i2 < (uint)e2) {
    return place;
  }
  report_index3(site, thread_x, thread_y, thread_z, i0, i1, i2, e0, e1, e2, messages);
  return -2147483648L;
}

// kernel of main_kernel, thin-tiles.cpp:52
#line 52 "/work/main/test/Execution/Barriers/thin-tiles.cpp"
__kernel __attribute__((reqd_work_group_size(SWAPPED(1, 4), 1, SWAPPED(4, 1)))) void main_kernel_2(
    __global uint *deep, ulong deep_bytes, long deep_offset, int deep_extent0, int deep_extent1,
    int deep_extent2, int deep_stride0, int deep_stride1, int rounds, __global uint *messages) {
  __global uint *deep_2 = deep + VIEW_OFFSET(0, deep_offset);
  int t_global_0 = get_global_id(SWAPPED(2, 0));
  int t_global_1 = get_global_id(1);
  int t_global_2 = get_global_id(SWAPPED(0, 2));
  int thread_x = get_global_id(SWAPPED(0, 2));
  int thread_y = get_global_id(1);
  int thread_z = get_global_id(SWAPPED(2, 0));
#line 53 "/work/main/test/Execution/Barriers/thin-tiles.cpp"
  uint h = t_global_0;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  __global uint *place = &deep_2[INDEX(check_index3(7, thread_x, thread_y, thread_z,
      ((long)t_global_0 * deep_stride0 + t_global_1) * deep_stride1 + t_global_2, t_global_0,
      t_global_1, t_global_2, deep_extent0, deep_extent1, deep_extent2, messages))];
  uint value = changed(DIVERGENT() && IN_BOUNDS(place, deep, deep_bytes) ? *place : 0, h, rounds);
  __global uint *place_2 = &deep_2[INDEX(check_index3(10, thread_x, thread_y, thread_z,
      ((long)t_global_0 * deep_stride0 + t_global_1) * deep_stride1 + t_global_2, t_global_0,
      t_global_1, t_global_2, deep_extent0, deep_extent1, deep_extent2, messages))];
  if (IN_BOUNDS(place_2, deep, deep_bytes)) {
    *place_2 = value;
  }
}
