#pragma OPENCL FP_CONTRACT OFF
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

static __attribute__((noinline)) void report_index2(
    uint site, int thread_x, int thread_y, int thread_z, int value0, int value1, int value2,
    int value3, __global uint *messages) {
  uint message = begin_report(messages, 1, 9, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
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
  if ((uint)i0 < (uint)e0 && (uint)i1 < (uint)e1) {
    return place;
  }
  report_index2(site, thread_x, thread_y, thread_z, i0, i1, e0, e1, messages);
  return -2147483648L;
}

// kernel of main_kernel, index.cpp:24
#line 24 "/work/main/test/Check/index.cpp"
__kernel void main_kernel(__global int *v, ulong v_bytes, long v_offset, int v_extent0,
                          int v_extent1, int v_stride0, int domain1, __global uint *messages) {
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int i_1 = get_global_id(0);
  if (i_1 < domain1) {
    int i_0 = get_global_id(1);
    int thread_x = get_global_id(0);
    int thread_y = get_global_id(1);
#line 25 "/work/main/test/Check/index.cpp"
    int temporary_1 = i_1 + (i_0 == 3);
    __global int *place = &v_2[INDEX(check_index2(0, thread_x, thread_y, 0, (long)i_0 * v_stride0 +
        temporary_1, i_0, temporary_1, v_extent0, v_extent1, messages))];
    if (IN_BOUNDS(place, v, v_bytes)) {
      *place = 2;
    }
  }
}

// kernel of main_kernel, index.cpp:28
#line 28 "/work/main/test/Check/index.cpp"
__kernel void main_kernel_2(__global int *v, ulong v_bytes, long v_offset, int v_extent0,
                            int v_extent1, int v_stride0, int domain1, __global uint *messages) {
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int i_1 = get_global_id(0);
  if (i_1 < domain1) {
    int i_0 = get_global_id(1);
    int thread_x = get_global_id(0);
    int thread_y = get_global_id(1);
#line 29 "/work/main/test/Check/index.cpp"
    int temporary_1 = i_1 + (i_0 == 12);
    __global int *place = &v_2[INDEX(check_index2(2, thread_x, thread_y, 0, (long)i_0 * v_stride0 +
        temporary_1, i_0, temporary_1, v_extent0, v_extent1, messages))];
    if (IN_BOUNDS(place, v, v_bytes)) {
      *place = 2;
    }
  }
}

static __attribute__((noinline)) void report_index1(
    uint site, int thread_x, int thread_y, int thread_z, int value0, int value1,
    __global uint *messages) {
  uint message = begin_report(messages, 4, 7, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
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

// kernel of main_kernel, index.cpp:35
#line 35 "/work/main/test/Check/index.cpp"
__kernel void main_kernel_3(__global int *flat, ulong flat_bytes, long flat_offset,
                            int flat_extent0, int domain, __global uint *messages) {
  __global int *flat_2 = flat + VIEW_OFFSET(0, flat_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
#line 36 "/work/main/test/Check/index.cpp"
    int temporary = i + 1;
    __global int *place = &flat_2[INDEX(check_index1(4, thread_x, 0, 0, temporary, temporary,
        flat_extent0, messages))];
    int next = IN_BOUNDS(place, flat, flat_bytes) ? *place : 0;
#line 37 "/work/main/test/Check/index.cpp"
    int temporary_2 = i - 1;
    __global int *place_2 = &flat_2[INDEX(check_index1(7, thread_x, 0, 0, temporary_2, temporary_2,
        flat_extent0, messages))];
    if (IN_BOUNDS(place_2, flat, flat_bytes)) {
      *place_2 = next;
    }
  }
}

static inline int check_index1_2(uint site, int thread_x, int thread_y, int thread_z, int place,
                                 int i0, int e0, __global uint *messages) {
  if ((uint)i0 < (uint)e0) {
    return place;
  }
  report_index1(site, thread_x, thread_y, thread_z, i0, e0, messages);
  return (-2147483647 - 1);
}

// kernel of main_kernel, index.cpp:42
#line 42 "/work/main/test/Check/index.cpp"
__kernel void main_kernel_4(__global int *a, ulong a_bytes, int a_extent0, int domain,
                            __global uint *messages) {
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
#line 43 "/work/main/test/Check/index.cpp"
    int i_2 = i + 1;
    __global int *place = &a[check_index1_2(9, thread_x, 0, 0, i_2, i_2, a_extent0, messages)];
    if (IN_BOUNDS(place, a, a_bytes)) {
      ++*place;
    }
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
  if ((uint)i0 < (uint)e0 && (uint)i1 < (uint)e1 && (uint)i2 < (uint)e2) {
    return place;
  }
  report_index3(site, thread_x, thread_y, thread_z, i0, i1, i2, e0, e1, e2, messages);
  return -2147483648L;
}

// kernel of main_kernel, index.cpp:48
#line 48 "/work/main/test/Check/index.cpp"
__kernel void main_kernel_5(__global int *flat, ulong flat_bytes, long flat_offset,
                            int flat_extent0, __global const int *c, ulong c_bytes,
                            long c_offset, int c_extent0, int c_extent1, int c_extent2,
                            int c_stride0, int c_stride1, int domain, __global uint *messages) {
  __global int *flat_2 = flat + VIEW_OFFSET(0, flat_offset);
  __global const int *c_2 = c + VIEW_OFFSET(1, c_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
#line 49 "/work/main/test/Check/index.cpp"
    __global const int *place =
        &c_2[INDEX(check_index3(12, thread_x, 0, 0, (c_stride0 + 6L) * c_stride1 + 3, 1, 6, 3,
        c_extent0, c_extent1, c_extent2, messages))];
    int operand = IN_BOUNDS(place, c, c_bytes) ? *place : 0;
    __global const int *place_2 =
        &c_2[INDEX(check_index3(15, thread_x, 0, 0, (c_stride0 + 5L) * c_stride1 + 9, 1, 5, 9,
        c_extent0, c_extent1, c_extent2, messages))];
    int value = operand + (IN_BOUNDS(place_2, c, c_bytes) ? *place_2 : 0);
    __global int *place_3 = &flat_2[INDEX(check_index1(18, thread_x, 0, 0, i, i, flat_extent0,
        messages))];
    if (IN_BOUNDS(place_3, flat, flat_bytes)) {
      *place_3 = value;
    }
  }
}

// kernel of main_kernel, index.cpp:54
#line 54 "/work/main/test/Check/index.cpp"
__kernel void main_kernel_6(__global int *v, ulong v_bytes, long v_offset, int v_extent0,
                            int v_extent1, int v_stride0, int domain, __global uint *messages) {
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  if ((int)get_global_id(0) < domain) {
    int thread_x = get_global_id(0);
#line 55 "/work/main/test/Check/index.cpp"
    long temporary_offset = check_index1(20, thread_x, 0, 0, 0, 0, v_extent0, messages);
    __global int *place = &v_2[INDEX(check_index1(21, thread_x, 0, 0, temporary_offset + 9, 9,
        v_extent1, messages))];
    int operand = IN_BOUNDS(place, v, v_bytes) ? *place : 0;
    long temporary_offset_2 =
        check_index1(24, thread_x, 0, 0, 12L * v_stride0, 12, v_extent0, messages);
    __global int *place_2 = &v_2[INDEX(check_index1(25, thread_x, 0, 0, temporary_offset_2, 0,
        v_extent1, messages))];
    int value = operand + (IN_BOUNDS(place_2, v, v_bytes) ? *place_2 : 0);
    long temporary_offset_3 = check_index1(28, thread_x, 0, 0, 0, 0, v_extent0, messages);
    __global int *place_3 = &v_2[INDEX(check_index1(29, thread_x, 0, 0, temporary_offset_3 + 10, 10,
        v_extent1, messages))];
    if (IN_BOUNDS(place_3, v, v_bytes)) {
      *place_3 = value;
    }
  }
}

// kernel of main_kernel, index.cpp:60
#line 60 "/work/main/test/Check/index.cpp"
__kernel void main_kernel_7(__global int *v, ulong v_bytes, long v_offset, int v_extent0,
                            int v_extent1, int v_stride0, __global int *flat, ulong flat_bytes,
                            long flat_offset, int flat_extent0, int domain,
                            __global uint *messages) {
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  __global int *flat_2 = flat + VIEW_OFFSET(1, flat_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
#line 61 "/work/main/test/Check/index.cpp"
    long part_offset = check_index2(31, thread_x, 0, 0, v_stride0 + 1L, 2, 3, v_extent0, v_extent1,
        messages);
#line 62 "/work/main/test/Check/index.cpp"
    __global int *place = &v_2[INDEX(check_index2(32, thread_x, 0, 0, part_offset + 2L * v_stride0,
        2, 0, 2, 3, messages))];
    int value = IN_BOUNDS(place, v, v_bytes) ? *place : 0;
    __global int *place_2 = &v_2[INDEX(check_index2(35, thread_x, 0, 0, part_offset +
        (v_stride0 + 2L), 1, 2, 2, 3, messages))];
    int value_2 = value + (IN_BOUNDS(place_2, v, v_bytes) ? *place_2 : 0);
    __global int *place_3 = &flat_2[INDEX(check_index1(38, thread_x, 0, 0, i, i, flat_extent0,
        messages))];
    if (IN_BOUNDS(place_3, flat, flat_bytes)) {
      *place_3 = value_2;
    }
  }
}

// kernel of main_kernel, index.cpp:67
#line 67 "/work/main/test/Check/index.cpp"
__kernel void main_kernel_8(__global int *v, ulong v_bytes, long v_offset, int v_extent0,
                            int v_extent1, int v_stride0, __global int *flat, ulong flat_bytes,
                            long flat_offset, int flat_extent0, int domain,
                            __global uint *messages) {
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  __global int *flat_2 = flat + VIEW_OFFSET(1, flat_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
#line 68 "/work/main/test/Check/index.cpp"
    long end_offset = check_index2(40, thread_x, 0, 0, 11L * v_stride0, 11, 9, v_extent0, v_extent1,
        messages);
    check_index2(41, thread_x, 0, 0, 12L * v_stride0 + 10, 0, 0, 1, 1, messages);
#line 69 "/work/main/test/Check/index.cpp"
    long behind_offset = check_index2(42, thread_x, 0, 0, 11L * v_stride0 + 3, 12, 9, v_extent0,
        v_extent1, messages);
    __global int *place = &v_2[INDEX(check_index2(43, thread_x, 0, 0, end_offset + 9, 0, 9, 1, 10,
        messages))];
    int value = IN_BOUNDS(place, v, v_bytes) ? *place : 0;
    __global int *place_2 = &v_2[INDEX(check_index2(46, thread_x, 0, 0, behind_offset + v_stride0,
        1, 0, 2, 7, messages))];
    int value_2 = value + (IN_BOUNDS(place_2, v, v_bytes) ? *place_2 : 0);
#line 70 "/work/main/test/Check/index.cpp"
    __global int *place_3 = &flat_2[INDEX(check_index1(49, thread_x, 0, 0, i, i, flat_extent0,
        messages))];
    if (IN_BOUNDS(place_3, flat, flat_bytes)) {
      *place_3 = value_2;
    }
  }
}

// kernel of main_kernel, index.cpp:75
#line 75 "/work/main/test/Check/index.cpp"
__kernel void main_kernel_9(__global int *deep, ulong deep_bytes, int deep_extent0,
                            int deep_extent1, int deep_extent2, int deep_extent3,
                            __global int *flat, ulong flat_bytes, long flat_offset,
                            int flat_extent0, int domain, __global uint *messages) {
  __global int *flat_2 = flat + VIEW_OFFSET(0, flat_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
#line 76 "/work/main/test/Check/index.cpp"
    int at[4] = {-1, 2, 3, 4};
    long at_2 = check_index1(51, thread_x, 0, 0,
        ((at[0] * (long)deep_extent1 + at[1]) * deep_extent2 + at[2]) * deep_extent3 + at[3], at[0],
        deep_extent0, messages);
    at_2 = check_index1(51, thread_x, 0, 0, at_2, at[1], deep_extent1, messages);
    at_2 = check_index1(51, thread_x, 0, 0, at_2, at[2], deep_extent2, messages);
    at_2 = check_index1(51, thread_x, 0, 0, at_2, at[3], deep_extent3, messages);
    __global int *place = &deep[INDEX(at_2)];
    int value = IN_BOUNDS(place, deep, deep_bytes) ? *place : 0;
    __global int *place_2 = &flat_2[INDEX(check_index1(54, thread_x, 0, 0, i, i, flat_extent0,
        messages))];
    if (IN_BOUNDS(place_2, flat, flat_bytes)) {
      *place_2 = value;
    }
  }
}

// corner, index.cpp:9
#line 9 "/work/main/test/Check/index.cpp"
static inline int corner(__global int *v, int v_extent_0, int v_extent_1, int v_stride_0, int y,
                         int x, int thread_x, __global uint *messages, ulong v_begin,
                         ulong v_bytes) {
#line 10 "/work/main/test/Check/index.cpp"
  __global int *place = &v[INDEX(check_index2(56, thread_x, 0, 0, (long)y * v_stride_0 + x, y, x,
      v_extent_0, v_extent_1, messages))];
  return IN_BOUNDS(place, v_begin, v_bytes) ? *place : 0;
}

// kernel of main_kernel, index.cpp:83
#line 83 "/work/main/test/Check/index.cpp"
__kernel void main_kernel_10(__global int *flat, ulong flat_bytes, long flat_offset,
                             int flat_extent0, __global int *v, ulong v_bytes, long v_offset,
                             int v_extent0, int v_extent1, int v_stride0, int domain,
                             __global uint *messages) {
  __global int *flat_2 = flat + VIEW_OFFSET(0, flat_offset);
  __global int *v_2 = v + VIEW_OFFSET(1, v_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
#line 84 "/work/main/test/Check/index.cpp"
    int value = corner(v_2, v_extent0, v_extent1, v_stride0, 11, 9, thread_x, messages, (ulong)v,
        v_bytes) + corner(v_2, v_extent0, v_extent1, v_stride0, 12, 0, thread_x, messages, (ulong)v,
        v_bytes);
    __global int *place = &flat_2[INDEX(check_index1(59, thread_x, 0, 0, i, i, flat_extent0,
        messages))];
    if (IN_BOUNDS(place, flat, flat_bytes)) {
      *place = value;
    }
  }
}

// kernel of main_kernel, index.cpp:89
#line 89 "/work/main/test/Check/index.cpp"
__kernel void main_kernel_11(__global int *flat, ulong flat_bytes, long flat_offset,
                             int flat_extent0, int domain, __global uint *messages) {
  __global int *flat_2 = flat + VIEW_OFFSET(0, flat_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
    int i_2 = i + 120;
    __global int *place = &flat_2[INDEX(check_index1(61, thread_x, 0, 0, i_2, i_2, flat_extent0,
        messages))];
    int value = 5 + (IN_BOUNDS(place, flat, flat_bytes) ? *place : 0);
#line 90 "/work/main/test/Check/index.cpp"
    __global int *place_2 = &flat_2[INDEX(check_index1(64, thread_x, 0, 0, 7, 7, flat_extent0,
        messages))];
    if (IN_BOUNDS(place_2, flat, flat_bytes)) {
      *place_2 = value;
    }
#line 91 "/work/main/test/Check/index.cpp"
    int i_3 = i - 3;
    __global int *place_3 = &flat_2[INDEX(check_index1(66, thread_x, 0, 0, i_3, i_3, flat_extent0,
        messages))];
    if (IN_BOUNDS(place_3, flat, flat_bytes)) {
      *place_3 = 9;
    }
  }
}
