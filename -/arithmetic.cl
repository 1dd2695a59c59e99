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

static __attribute__((noinline)) void report_division(
    uint site, int thread_x, int thread_y, int thread_z, int value0, __global uint *messages) {
  uint message = begin_report(messages, 4, 6, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
  messages[message] = site;
  messages[message + 1] = (uint)thread_x;
  messages[message + 2] = (uint)thread_y;
  messages[message + 3] = (uint)thread_z;
  messages[message + 4] = (uint)value0;
}

static inline int check_divisor(uint site, int thread_x, int thread_y, int thread_z, int left,
                                int right, __global uint *messages) {
  if (right == 0) {
    report_division(site, thread_x, thread_y, thread_z, 0, messages);
    return 1;
  }
  if (right == -1 && left == (-2147483647 - 1)) {
    report_division(site, thread_x, thread_y, thread_z, 1, messages);
    return 1;
  }
  return right;
}

// kernel of main_kernel, arithmetic.cpp:18
#line 18 "/work/main/test/Check/arithmetic.cpp"
__kernel void main_kernel(__global int *r, ulong r_bytes, long r_offset, int r_extent0,
                          __global int *v, ulong v_bytes, long v_offset, int v_extent0,
                          int domain, __global uint *messages) {
  int value;
  __global int *r_2 = r + VIEW_OFFSET(0, r_offset);
  __global int *v_2 = v + VIEW_OFFSET(1, v_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
#line 19 "/work/main/test/Check/arithmetic.cpp"
    __global int *place = &v_2[INDEX(check_index1(0, thread_x, 0, 0, i, i, v_extent0, messages))];
    int value_2 = 10 / check_divisor(3, thread_x, 0, 0, 10, IN_BOUNDS(place, v, v_bytes) ? *place :
        0, messages);
    __global int *place_2 = &r_2[INDEX(check_index1(4, thread_x, 0, 0, i, i, r_extent0, messages))];
    if (IN_BOUNDS(place_2, r, r_bytes)) {
      *place_2 = value_2;
    }
#line 20 "/work/main/test/Check/arithmetic.cpp"
    __global int *place_3 = &v_2[INDEX(check_index1(6, thread_x, 0, 0, i, i, v_extent0, messages))];
    int value_3 = IN_BOUNDS(place_3, v, v_bytes) ? *place_3 : 0;
    __global int *place_4 = &r_2[INDEX(check_index1(9, thread_x, 0, 0, i, i, r_extent0, messages))];
    value = check_divisor(12, thread_x, 0, 0, IN_BOUNDS(place_4, r, r_bytes) ? *place_4 : 0,
        value_3, messages);
    if (IN_BOUNDS(place_4, r, r_bytes)) {
      *place_4 %= value;
    }
  }
}

// kernel of main_kernel, arithmetic.cpp:25
#line 25 "/work/main/test/Check/arithmetic.cpp"
__kernel void main_kernel_2(__global int *r, ulong r_bytes, long r_offset, int r_extent0,
                            __global int *v, ulong v_bytes, long v_offset, int v_extent0,
                            int domain, __global uint *messages) {
  int value;
  __global int *r_2 = r + VIEW_OFFSET(0, r_offset);
  __global int *v_2 = v + VIEW_OFFSET(1, v_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
#line 26 "/work/main/test/Check/arithmetic.cpp"
    __global int *place = &v_2[INDEX(check_index1(13, thread_x, 0, 0, 1, 1, v_extent0, messages))];
    int value_2 = 10 / check_divisor(16, thread_x, 0, 0, 10, IN_BOUNDS(place, v, v_bytes) ? *place :
        0, messages) + 1;
    __global int *place_2 = &v_2[INDEX(check_index1(17, thread_x, 0, 0, 0, 0, v_extent0,
        messages))];
    int value_3 = value_2 + (IN_BOUNDS(place_2, v, v_bytes) ? *place_2 : 0) / 4;
    __global int *place_3 = &r_2[INDEX(check_index1(20, thread_x, 0, 0, i, i, r_extent0,
        messages))];
    if (IN_BOUNDS(place_3, r, r_bytes)) {
      *place_3 = value_3;
    }
#line 27 "/work/main/test/Check/arithmetic.cpp"
    __global int *place_4 = &v_2[INDEX(check_index1(22, thread_x, 0, 0, 5, 5, v_extent0,
        messages))];
    int value_4 = IN_BOUNDS(place_4, v, v_bytes) ? *place_4 : 0;
    __global int *place_5 = &r_2[INDEX(check_index1(25, thread_x, 0, 0, i, i, r_extent0,
        messages))];
    value = check_divisor(28, thread_x, 0, 0, IN_BOUNDS(place_5, r, r_bytes) ? *place_5 : 0,
        value_4, messages);
    if (IN_BOUNDS(place_5, r, r_bytes)) {
      *place_5 /= value;
    }
#line 28 "/work/main/test/Check/arithmetic.cpp"
    __global int *place_6 = &v_2[INDEX(check_index1(29, thread_x, 0, 0, 0, 0, v_extent0,
        messages))];
    int value_5 = (int)(1.0f / (IN_BOUNDS(place_6, v, v_bytes) ? *place_6 : 0)) != 0;
    __global int *place_7 = &r_2[INDEX(check_index1(32, thread_x, 0, 0, i, i, r_extent0,
        messages))];
    if (IN_BOUNDS(place_7, r, r_bytes)) {
      *place_7 = value_5;
    }
  }
}

// kernel of main_kernel, arithmetic.cpp:33
#line 33 "/work/main/test/Check/arithmetic.cpp"
__kernel void main_kernel_3(__global int *v, ulong v_bytes, long v_offset, int v_extent0,
                            __global int *r, ulong r_bytes, long r_offset, int r_extent0,
                            int domain, __global uint *messages) {
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  __global int *r_2 = r + VIEW_OFFSET(1, r_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
#line 34 "/work/main/test/Check/arithmetic.cpp"
    __global int *place = &v_2[INDEX(check_index1(34, thread_x, 0, 0, 0, 0, v_extent0, messages))];
    int least = (IN_BOUNDS(place, v, v_bytes) ? *place : 0) - 2147483647 - 1;
#line 35 "/work/main/test/Check/arithmetic.cpp"
    __global int *place_2 = &v_2[INDEX(check_index1(37, thread_x, 0, 0, 2, 2, v_extent0,
        messages))];
    int value = least / check_divisor(40, thread_x, 0, 0, least, IN_BOUNDS(place_2, v, v_bytes) ?
        *place_2 : 0, messages);
    __global int *place_3 = &r_2[INDEX(check_index1(41, thread_x, 0, 0, i, i, r_extent0,
        messages))];
    if (IN_BOUNDS(place_3, r, r_bytes)) {
      *place_3 = value;
    }
  }
}

static __attribute__((noinline)) void report_shift(
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

static inline int check_shift(uint site, int thread_x, int thread_y, int thread_z, int amount,
                              int bits, __global uint *messages) {
  if ((uint)amount < (uint)bits) {
    return amount;
  }
  report_shift(site, thread_x, thread_y, thread_z, (long)amount, (long)bits, messages);
  return 0;
}

static inline long check_shift_2(uint site, int thread_x, int thread_y, int thread_z,
                                 long amount, int bits, __global uint *messages) {
  if ((ulong)amount < (ulong)bits) {
    return amount;
  }
  report_shift(site, thread_x, thread_y, thread_z, amount, (long)bits, messages);
  return 0;
}

// kernel of main_kernel, arithmetic.cpp:44
#line 44 "/work/main/test/Check/arithmetic.cpp"
__kernel void main_kernel_4(__global int *r, ulong r_bytes, long r_offset, int r_extent0,
                            __global int *v, ulong v_bytes, long v_offset, int v_extent0,
                            __global long *w, ulong w_bytes, long w_offset, int w_extent0,
                            int domain, __global uint *messages) {
  int value;
  __global int *r_2 = r + VIEW_OFFSET(0, r_offset);
  __global int *v_2 = v + VIEW_OFFSET(1, v_offset);
  __global long *w_2 = w + VIEW_OFFSET(2, w_offset);
  if ((int)get_global_id(0) < domain) {
    int thread_x = get_global_id(0);
#line 45 "/work/main/test/Check/arithmetic.cpp"
    int i = 4;
    __global int *place = &v_2[INDEX(check_index1(43, thread_x, 0, 0, i, i, v_extent0, messages))];
    int value_2 = 1 << check_shift(46, thread_x, 0, 0, IN_BOUNDS(place, v, v_bytes) ? *place : 0,
        32, messages);
    __global int *place_2 = &r_2[INDEX(check_index1(47, thread_x, 0, 0, i, i, r_extent0,
        messages))];
    if (IN_BOUNDS(place_2, r, r_bytes)) {
      *place_2 = value_2;
    }
#line 47 "/work/main/test/Check/arithmetic.cpp"
    __global int *place_3 = &v_2[INDEX(check_index1(49, thread_x, 0, 0, 5, 5, v_extent0,
        messages))];
    int value_3 = IN_BOUNDS(place_3, v, v_bytes) ? *place_3 : 0;
    __global int *place_4 = &r_2[INDEX(check_index1(52, thread_x, 0, 0, i, i, r_extent0,
        messages))];
    value = check_shift(55, thread_x, 0, 0, value_3, 32, messages);
    if (IN_BOUNDS(place_4, r, r_bytes)) {
      *place_4 >>= value;
    }
#line 48 "/work/main/test/Check/arithmetic.cpp"
    __global int *place_5 = &v_2[INDEX(check_index1(56, thread_x, 0, 0, 1, 1, v_extent0,
        messages))];
    int value_4 = IN_BOUNDS(place_5, v, v_bytes) ? *place_5 : 0;
    __global int *place_6 = &v_2[INDEX(check_index1(59, thread_x, 0, 0, 3, 3, v_extent0,
        messages))];
    int value_5 = value_4 << check_shift(62, thread_x, 0, 0, IN_BOUNDS(place_6, v, v_bytes) ?
        *place_6 : 0, 32, messages);
    __global int *place_7 = &r_2[INDEX(check_index1(63, thread_x, 0, 0, i, i, r_extent0,
        messages))];
    if (IN_BOUNDS(place_7, r, r_bytes)) {
      *place_7 = value_5;
    }
#line 49 "/work/main/test/Check/arithmetic.cpp"
    __global long *place_8 = &w_2[INDEX(check_index1(65, thread_x, 0, 0, 0, 0, w_extent0,
        messages))];
    long value_6 = IN_BOUNDS(place_8, w, w_bytes) ? *place_8 : 0;
    __global long *place_9 = &w_2[INDEX(check_index1(68, thread_x, 0, 0, 1, 1, w_extent0,
        messages))];
    int value_7 = value_6 << check_shift_2(71, thread_x, 0, 0, IN_BOUNDS(place_9, w, w_bytes) ?
        *place_9 : 0, 64, messages);
    __global int *place_10 = &r_2[INDEX(check_index1(72, thread_x, 0, 0, 0, 0, r_extent0,
        messages))];
    if (IN_BOUNDS(place_10, r, r_bytes)) {
      *place_10 = value_7;
    }
#line 50 "/work/main/test/Check/arithmetic.cpp"
    __global long *place_11 =
        &w_2[INDEX(check_index1(74, thread_x, 0, 0, 0, 0, w_extent0, messages))];
    long value_8 = IN_BOUNDS(place_11, w, w_bytes) ? *place_11 : 0;
    __global long *place_12 =
        &w_2[INDEX(check_index1(77, thread_x, 0, 0, 2, 2, w_extent0, messages))];
    int value_9 = value_8 >> check_shift_2(80, thread_x, 0, 0, IN_BOUNDS(place_12, w, w_bytes) ?
        *place_12 : 0, 64, messages);
    __global int *place_13 = &r_2[INDEX(check_index1(81, thread_x, 0, 0, 0, 0, r_extent0,
        messages))];
    if (IN_BOUNDS(place_13, r, r_bytes)) {
      *place_13 = value_9;
    }
  }
}

// kernel of main_kernel, arithmetic.cpp:55
#line 55 "/work/main/test/Check/arithmetic.cpp"
__kernel void main_kernel_5(__global int *r, ulong r_bytes, long r_offset, int r_extent0,
                            __global int *v, ulong v_bytes, long v_offset, int v_extent0,
                            int domain, __global uint *messages) {
  __global int *r_2 = r + VIEW_OFFSET(0, r_offset);
  __global int *v_2 = v + VIEW_OFFSET(1, v_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
#line 56 "/work/main/test/Check/arithmetic.cpp"
    __global int *place = &v_2[INDEX(check_index1(83, thread_x, 0, 0, 3, 3, v_extent0, messages))];
    int value = 1 << check_shift(86, thread_x, 0, 0, IN_BOUNDS(place, v, v_bytes) ? *place : 0, 32,
        messages);
    __global int *place_2 = &r_2[INDEX(check_index1(87, thread_x, 0, 0, i, i, r_extent0,
        messages))];
    if (IN_BOUNDS(place_2, r, r_bytes)) {
      *place_2 = value;
    }
#line 57 "/work/main/test/Check/arithmetic.cpp"
    __global int *place_3 = &v_2[INDEX(check_index1(89, thread_x, 0, 0, 4, 4, v_extent0,
        messages))];
    int value_2 = 1L << check_shift(92, thread_x, 0, 0, IN_BOUNDS(place_3, v, v_bytes) ? *place_3 :
        0, 64, messages);
    __global int *place_4 = &v_2[INDEX(check_index1(93, thread_x, 0, 0, 1, 1, v_extent0,
        messages))];
    int value_3 = value_2 + ((IN_BOUNDS(place_4, v, v_bytes) ? *place_4 : 0) >> 3);
    __global int *place_5 = &r_2[INDEX(check_index1(96, thread_x, 0, 0, i, i, r_extent0,
        messages))];
    if (IN_BOUNDS(place_5, r, r_bytes)) {
      *place_5 = value_3;
    }
  }
}
