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
#else
#define SHARED(variable)
#define BRANCH()
#define DIVERGENT() true
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

static __attribute__((noinline)) void report_division(
    uint site, int thread_x, int thread_y, int thread_z, __global uint *messages) {
  uint message = begin_report(messages, 2, 6, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
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

// step, shared_in_helpers.cpp:14
#line 14 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
static inline __attribute__((always_inline)) void step_(
    __local uint (*a)[4], __local uint (*b)[4], int l, uint z, uint *n, int thread_x,
    __global uint *messages) {
  uint left;
  uint left_2;
  uint left_3;
  uint left_4;
  uint left_5;
  uint left_6;
  uint left_7;
  uint left_8;
  uint left_9;
  uint left_10;
  uint left_11;
#line 15 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
  if (DIVERGENT()) {
    for (uint j = 0; j < z % check_divisor(0, thread_x, 0, 0, z, 5, messages); ++j) {
#line 16 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      uint value = *n * 3 + (check_element(3, thread_x, 0, 0, (long)l, 4, messages) ? (*a)[l] :
          0) * (z + j);
      *n = value;
    }
  }
#line 17 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
  BRANCH();
  uint value = (DIVERGENT() && check_element(7, thread_x, 0, 0, (long)l, 4, messages) ? (*b)[l] : 0)
      + *n;
  if (check_element(12, thread_x, 0, 0, (long)l, 4, messages)) {
    (*a)[l] = value;
  }
#line 18 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
  uint value_2 = *n * 31 + (DIVERGENT() && check_element(16, thread_x, 0, 0, (long)l, 4, messages) ?
      (*a)[l] : 0) * ((DIVERGENT() && check_element(19, thread_x, 0, 0, (long)l, 4, messages) ?
      (*a)[l] : 0) - *n);
  *n = value_2;
#line 19 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
  if (DIVERGENT() && (left_2 =
      (left = check_element(25, thread_x, 0, 0, (long)l, 4, messages) ? (*b)[l] : 0, left %
      check_divisor(28, thread_x, 0, 0, left, 2, messages)) ? *n : z, left_2 %
      check_divisor(31, thread_x, 0, 0, left_2, 5, messages)) < 1) {
    uint left_12;
#line 20 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
    uint value_3 = (left_12 = check_element(32, thread_x, 0, 0, (long)l, 4, messages) ? (*a)[l] : 0,
        left_12 / check_divisor(36, thread_x, 0, 0, left_12, z %
        check_divisor(35, thread_x, 0, 0, z, 7, messages) + 1, messages));
    *n += value_3;
  } else {
#line 22 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
    uint value_3 = check_element(39, thread_x, 0, 0, (long)l, 4, messages) ? (*a)[l] : 0;
    *n -= value_3;
  }
#line 23 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
  uint value_3 = DIVERGENT() && check_element(44, thread_x, 0, 0, (long)l, 4, messages) ? (*a)[l] :
      0;
  *n ^= value_3;
#line 24 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
  uint value_4 = (left_4 = (DIVERGENT() && check_element(49, thread_x, 0, 0, (long)l, 4, messages) ?
      (*b)[l] : 0) + (DIVERGENT() &&
      (left_3 = check_element(52, thread_x, 0, 0, (long)l, 4, messages) ? (*a)[l] : 0, left_3 %
      check_divisor(55, thread_x, 0, 0, left_3, 2, messages)) ? *n : z), left_4 %
      check_divisor(56, thread_x, 0, 0, left_4, 100000, messages));
  if (check_element(57, thread_x, 0, 0, (long)l, 4, messages)) {
    (*b)[l] = value_4;
  }
#line 25 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
  if (DIVERGENT()) {
    for (uint j = 0; j < (left_5 = *n, left_5 %
        check_divisor(61, thread_x, 0, 0, left_5, 5, messages)); ++j) {
#line 26 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      uint value_5 = *n * 7 + (check_element(64, thread_x, 0, 0, (long)l, 4, messages) ? (*b)[l] :
          0) * (z + j) + (left_6 = check_element(67, thread_x, 0, 0, (long)l, 4, messages) ? (*a)[l]
          : 0, left_6 / check_divisor(70, thread_x, 0, 0, left_6, j + 1, messages));
      *n = value_5;
    }
  } else {
    left_5 = get_local_id(0);
    left_6 = get_local_id(0);
  }
#line 27 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
  BRANCH();
  if (DIVERGENT() && (left_7 = *n, left_7 % check_divisor(74, thread_x, 0, 0, left_7, 3, messages))
      == 1) {
#line 28 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
    uint value_5 = (check_element(75, thread_x, 0, 0, (long)l, 4, messages) ? (*b)[l] : 0) * *n;
    if (check_element(80, thread_x, 0, 0, (long)l, 4, messages)) {
      (*a)[l] += value_5;
    }
#line 29 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
    uint value_6 = check_element(83, thread_x, 0, 0, (long)l, 4, messages) ? (*a)[l] : 0;
    if (check_element(86, thread_x, 0, 0, (long)l, 4, messages)) {
      (*b)[l] ^= value_6;
    }
  } else {
    uint left_12;
#line 31 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
    uint value_5 = (check_element(89, thread_x, 0, 0, (long)l, 4, messages) ? (*b)[l] : 0) ^ *n;
    if (check_element(94, thread_x, 0, 0, (long)l, 4, messages)) {
      (*a)[l] -= value_5;
    }
#line 32 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
    uint value_6 = (left_12 = check_element(97, thread_x, 0, 0, (long)l, 4, messages) ? (*a)[l] : 0,
        left_12 % check_divisor(100, thread_x, 0, 0, left_12, z + 3, messages));
    if (check_element(101, thread_x, 0, 0, (long)l, 4, messages)) {
      (*b)[l] += value_6;
    }
  }
#line 34 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
  if (DIVERGENT()) {
    for (uint j = 0; j < (left_8 = check_element(104, thread_x, 0, 0, (long)l, 4, messages) ?
        (*a)[l] : 0, left_8 % check_divisor(107, thread_x, 0, 0, left_8, 3, messages)); ++j) {
#line 35 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      uint value_5 = *n * 11 +
          (check_element(110, thread_x, 0, 0, (long)l, 4, messages) ? (*b)[l] : 0) * (z + j) +
          (left_9 = check_element(113, thread_x, 0, 0, (long)l, 4, messages) ? (*a)[l] : 0, left_9 /
          check_divisor(116, thread_x, 0, 0, left_9, j + 1, messages));
      *n = value_5;
    }
  } else {
    left_8 = get_local_id(0);
    left_9 = get_local_id(0);
  }
#line 36 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
  if (DIVERGENT() && (left_10 = *n, left_10 %
      check_divisor(120, thread_x, 0, 0, left_10, 4, messages)) == 1) {
#line 37 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
    uint value_5 = (check_element(121, thread_x, 0, 0, (long)l, 4, messages) ? (*b)[l] : 0) * *n;
    if (check_element(126, thread_x, 0, 0, (long)l, 4, messages)) {
      (*a)[l] += value_5;
    }
#line 38 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
    uint value_6 = check_element(129, thread_x, 0, 0, (long)l, 4, messages) ? (*a)[l] : 0;
    if (check_element(132, thread_x, 0, 0, (long)l, 4, messages)) {
      (*b)[l] ^= value_6;
    }
  } else {
    uint left_12;
#line 40 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
    uint value_5 = (check_element(135, thread_x, 0, 0, (long)l, 4, messages) ? (*b)[l] : 0) ^ *n;
    if (check_element(140, thread_x, 0, 0, (long)l, 4, messages)) {
      (*a)[l] -= value_5;
    }
#line 41 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
    uint value_6 = (left_12 = check_element(143, thread_x, 0, 0, (long)l, 4, messages) ? (*a)[l] :
        0, left_12 % check_divisor(146, thread_x, 0, 0, left_12, z + 5, messages));
    if (check_element(147, thread_x, 0, 0, (long)l, 4, messages)) {
      (*b)[l] += value_6;
    }
  }
#line 43 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
  if (DIVERGENT() && (left_11 = *n, left_11 %
      check_divisor(152, thread_x, 0, 0, left_11, 7, messages)) == 1) {
#line 44 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
    uint value_5 = (check_element(153, thread_x, 0, 0, (long)l, 4, messages) ? (*b)[l] : 0) * *n;
    if (check_element(158, thread_x, 0, 0, (long)l, 4, messages)) {
      (*a)[l] += value_5;
    }
#line 45 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
    uint value_6 = check_element(161, thread_x, 0, 0, (long)l, 4, messages) ? (*a)[l] : 0;
    if (check_element(164, thread_x, 0, 0, (long)l, 4, messages)) {
      (*b)[l] ^= value_6;
    }
  } else {
    uint left_12;
#line 47 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
    uint value_5 = (check_element(167, thread_x, 0, 0, (long)l, 4, messages) ? (*b)[l] : 0) ^ *n;
    if (check_element(172, thread_x, 0, 0, (long)l, 4, messages)) {
      (*a)[l] -= value_5;
    }
#line 48 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
    uint value_6 = (left_12 = check_element(175, thread_x, 0, 0, (long)l, 4, messages) ? (*a)[l] :
        0, left_12 % check_divisor(178, thread_x, 0, 0, left_12, z + 9, messages));
    if (check_element(179, thread_x, 0, 0, (long)l, 4, messages)) {
      (*b)[l] += value_6;
    }
  }
}

static __attribute__((noinline)) void report_index1(
    uint site, int thread_x, int thread_y, int thread_z, int value0, int value1,
    __global uint *messages) {
  uint message = begin_report(messages, 6, 7, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
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

// kernel of main_kernel, shared_in_helpers.cpp:55
#line 55 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
__kernel __attribute__((reqd_work_group_size(4, 1, 1))) void main_kernel(
    __global uint *v, ulong v_bytes, long v_offset, int v_extent0, __global uint *messages) {
#line 56 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
  __local uint a[4] __attribute__((aligned(16))); SHARED(a);
  __local uint b[4] __attribute__((aligned(16))); SHARED(b);
  __global uint *v_2 = v + VIEW_OFFSET(0, v_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
#line 57 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
  int l = get_local_id(0);
  uint n = l;
  if (check_element(182, thread_x, 0, 0, (long)l, 4, messages)) {
    a[l] = l + 3;
  }
#line 60 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
  if (check_element(184, thread_x, 0, 0, (long)l, 4, messages)) {
    b[l] = l * 7 + 5;
  }
#line 61 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  step_(&a, &b, l, 2, &n, thread_x, messages);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (check_element(188, thread_x, 0, 0, (long)l, 4, messages)) {
    a[l] += 2;
  }
#line 65 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
  step_(&a, &b, l, 3, &n, thread_x, messages);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  step_(&a, &b, l, 4, &n, thread_x, messages);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  uint value = (DIVERGENT() && check_element(193, thread_x, 0, 0, (long)(3 - l), 4, messages) ?
      a[3 - l] : 0) ^ ((DIVERGENT() &&
      check_element(196, thread_x, 0, 0, (long)(3 - l), 4, messages) ? b[3 - l] : 0) * 33) ^ n;
  __global uint *place = &v_2[INDEX(check_index1(199, thread_x, 0, 0, t_global, t_global, v_extent0,
      messages))];
  if (IN_BOUNDS(place, v, v_bytes)) {
    *place = value;
  }
}
