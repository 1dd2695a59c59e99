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
#define SCALAR() __atomic_signal_fence(__ATOMIC_SEQ_CST)
#else
#define SHARED(variable)
#define BRANCH()
#define DIVERGENT() true
#define SCALAR()
#endif
#define IN_BOUNDS(pointer, begin, bytes) \
  (sizeof(*(pointer)) <= (bytes) && \
   (ulong)(pointer) - (ulong)(begin) <= (bytes) - sizeof(*(pointer)))
#define INDEX(i) clamp((long)(i), -(1L << 40), 1L << 40)
typedef long __attribute__((may_alias)) aliased_long;

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
  uint message = begin_report(messages, 4, 9, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
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

// kernel of wrong_kernel, rules.cpp:19
#line 19 "/work/main/test/Check/rules.cpp"
__kernel void wrong_kernel(__global int *r, ulong r_bytes, long r_offset, int r_extent0,
                           __global int *v, ulong v_bytes, long v_offset, int v_extent0,
                           int domain, __global uint *messages) {
  __global int *r_2 = r + VIEW_OFFSET(0, r_offset);
  __global int *v_2 = v + VIEW_OFFSET(1, v_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
#line 20 "/work/main/test/Check/rules.cpp"
    SCALAR();
    int own[2] = {1, 1};
    int i_2 = i + 70;
    __global int *place = &v_2[INDEX(check_index1(0, thread_x, 0, 0, i_2, i_2, v_extent0,
        messages))];
    int value = IN_BOUNDS(place, v, v_bytes) ? *place : 0;
    __global int *place_2 = &v_2[INDEX(check_index1(3, thread_x, 0, 0, i, i, v_extent0, messages))];
    int index = IN_BOUNDS(place_2, v, v_bytes) ? *place_2 : 0;
    int value_2 = value + (check_element(6, thread_x, 0, 0, (long)index, 2, messages) ? own[index] :
        0);
#line 21 "/work/main/test/Check/rules.cpp"
    __global int *place_3 = &r_2[INDEX(check_index1(7, thread_x, 0, 0, i, i, r_extent0, messages))];
    if (IN_BOUNDS(place_3, r, r_bytes)) {
      *place_3 = value_2;
    }
  }
}

static __attribute__((noinline)) void report_pointer(
    uint site, int thread_x, int thread_y, int thread_z, int value0, __global uint *messages) {
  uint message = begin_report(messages, 5, 6, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
  messages[message] = site;
  messages[message + 1] = (uint)thread_x;
  messages[message + 2] = (uint)thread_y;
  messages[message + 3] = (uint)thread_z;
  messages[message + 4] = (uint)value0;
}

static inline bool check_pointer(uint site, int thread_x, int thread_y, int thread_z,
                                 const int *pointer, __global uint *messages,
                                 ulong pointer_begin, ulong pointer_bytes) {
  if (pointer == 0) {
    report_pointer(site, thread_x, thread_y, thread_z, 0, messages);
    return false;
  }
  if (!IN_BOUNDS(pointer, pointer_begin, pointer_bytes)) {
    report_pointer(site, thread_x, thread_y, thread_z, 1, messages);
    return false;
  }
  if (((ulong)pointer & 3) != 0) {
    report_pointer(site, thread_x, thread_y, thread_z, 2, messages);
    return false;
  }
  return true;
}

static inline bool check_pointer_2(uint site, int thread_x, int thread_y, int thread_z,
                                   __global const aliased_long *pointer, __global uint *messages,
                                   ulong pointer_begin, ulong pointer_bytes) {
  if (pointer == 0) {
    report_pointer(site, thread_x, thread_y, thread_z, 0, messages);
    return false;
  }
  if (!IN_BOUNDS(pointer, pointer_begin, pointer_bytes)) {
    report_pointer(site, thread_x, thread_y, thread_z, 1, messages);
    return false;
  }
  if (((ulong)pointer & 7) != 0) {
    report_pointer(site, thread_x, thread_y, thread_z, 2, messages);
    return false;
  }
  return true;
}

// kernel of wrong_kernel, rules.cpp:24
#line 24 "/work/main/test/Check/rules.cpp"
__kernel void wrong_kernel_2(__global int *v, ulong v_bytes, long v_offset, int v_extent0,
                             __global int *r, ulong r_bytes, long r_offset, int r_extent0,
                             int domain, __global uint *messages) {
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  __global int *r_2 = r + VIEW_OFFSET(1, r_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
#line 25 "/work/main/test/Check/rules.cpp"
    SCALAR();
    int own = 1;
    __global int *place = &v_2[INDEX(check_index1(9, thread_x, 0, 0, i, i, v_extent0, messages))];
    int *null = (IN_BOUNDS(place, v, v_bytes) ? *place : 0) == 4 ? 0 : &own;
    int temporary = i + 1;
    __global int *odd = &v_2[INDEX(check_index1(12, thread_x, 0, 0, temporary, temporary, v_extent0,
        messages))];
#line 26 "/work/main/test/Check/rules.cpp"
    int value = check_pointer(13, thread_x, 0, 0, null, messages, (ulong)&own, 4) ? *null : 0;
    __global int *place_2 = &r_2[INDEX(check_index1(16, thread_x, 0, 0, i, i, r_extent0,
        messages))];
    if (IN_BOUNDS(place_2, r, r_bytes)) {
      *place_2 = value;
    }
#line 27 "/work/main/test/Check/rules.cpp"
    int value_2 = check_pointer_2(18, thread_x, 0, 0, (__global aliased_long *)odd, messages,
        (ulong)v, v_bytes) ? (IN_BOUNDS((__global aliased_long *)odd, v, v_bytes) ?
        *(__global aliased_long *)odd : 0) : 0;
    __global int *place_3 = &r_2[INDEX(check_index1(21, thread_x, 0, 0, i, i, r_extent0,
        messages))];
    if (IN_BOUNDS(place_3, r, r_bytes)) {
      *place_3 += value_2;
    }
  }
}

static __attribute__((noinline)) void report_division(
    uint site, int thread_x, int thread_y, int thread_z, int value0, __global uint *messages) {
  uint message = begin_report(messages, 6, 6, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
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

static __attribute__((noinline)) void report_shift(
    uint site, int thread_x, int thread_y, int thread_z, long value0, long value1,
    __global uint *messages) {
  uint message = begin_report(messages, 7, 9, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
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

// kernel of wrong_kernel, rules.cpp:30
#line 30 "/work/main/test/Check/rules.cpp"
__kernel void wrong_kernel_3(__global int *r, ulong r_bytes, long r_offset, int r_extent0,
                             __global int *v, ulong v_bytes, long v_offset, int v_extent0,
                             int domain, __global uint *messages) {
  __global int *r_2 = r + VIEW_OFFSET(0, r_offset);
  __global int *v_2 = v + VIEW_OFFSET(1, v_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
#line 31 "/work/main/test/Check/rules.cpp"
    __global int *place = &v_2[INDEX(check_index1(24, thread_x, 0, 0, i, i, v_extent0, messages))];
    int value = 9 / check_divisor(27, thread_x, 0, 0, 9, (IN_BOUNDS(place, v, v_bytes) ? *place : 0)
        - 4, messages);
    __global int *place_2 = &v_2[INDEX(check_index1(28, thread_x, 0, 0, i, i, v_extent0,
        messages))];
    int value_2 = value + (1 <<
        check_shift(31, thread_x, 0, 0, (IN_BOUNDS(place_2, v, v_bytes) ? *place_2 : 0) * 8, 32,
        messages));
    __global int *place_3 = &r_2[INDEX(check_index1(32, thread_x, 0, 0, i, i, r_extent0,
        messages))];
    if (IN_BOUNDS(place_3, r, r_bytes)) {
      *place_3 = value_2;
    }
  }
}

// kernel of wrong_kernel, rules.cpp:34
#line 34 "/work/main/test/Check/rules.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void wrong_kernel_4(
    __global int *r, ulong r_bytes, long r_offset, int r_extent0, __global uint *messages) {
#line 35 "/work/main/test/Check/rules.cpp"
  __local int s[16] __attribute__((aligned(16))); SHARED(s);
  __global int *r_2 = r + VIEW_OFFSET(0, r_offset);
  int t_local = get_local_id(0);
  int thread_x = get_global_id(0);
#line 36 "/work/main/test/Check/rules.cpp"
  if (check_element(34, thread_x, 0, 0, (long)t_local, 16, messages)) {
    s[t_local] = t_local;
  }
#line 37 "/work/main/test/Check/rules.cpp"
  int chosen;
  if (t_local) {
    chosen = t_local - 1;
  } else {
    chosen = 0;
  }
  int index = chosen;
  int value = check_element(36, thread_x, 0, 0, (long)index, 16, messages) ? s[index] : 0;
  int temporary = get_global_id(0);
  __global int *place = &r_2[INDEX(check_index1(39, thread_x, 0, 0, temporary, temporary, r_extent0,
      messages))];
  if (IN_BOUNDS(place, r, r_bytes)) {
    *place = value;
  }
}

// kernel of wrong_kernel, rules.cpp:40
#line 40 "/work/main/test/Check/rules.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void wrong_kernel_5(
    __global int *r, ulong r_bytes, long r_offset, int r_extent0, __global uint *messages) {
#line 41 "/work/main/test/Check/rules.cpp"
  __local int s[16] __attribute__((aligned(16))); SHARED(s);
  __global int *r_2 = r + VIEW_OFFSET(0, r_offset);
  int t_local = get_local_id(0);
  int thread_x = get_global_id(0);
#line 42 "/work/main/test/Check/rules.cpp"
  if (t_local != 3) {
    if (check_element(41, thread_x, 0, 0, (long)t_local, 16, messages)) {
      s[t_local] = 1;
    }
  }
#line 44 "/work/main/test/Check/rules.cpp"
  int value = check_element(43, thread_x, 0, 0, (long)t_local, 16, messages) ? s[t_local] : 0;
  int temporary = get_global_id(0);
  __global int *place = &r_2[INDEX(check_index1(46, thread_x, 0, 0, temporary, temporary, r_extent0,
      messages))];
  if (IN_BOUNDS(place, r, r_bytes)) {
    *place = value;
  }
}

static __attribute__((noinline)) void report_barrier(
    uint site, int thread_x, int thread_y, int thread_z, int value0, int value1, int value2,
    int value3, int value4, __global uint *messages) {
  uint message = begin_report(messages, 8, 10, site, (uint)thread_x, (uint)thread_y,
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
}

static inline bool check_barrier(uint site, int thread_x, int thread_y, int thread_z,
                                 __global uint *messages, int answer0, int answer1, int answer2,
                                 int answer3, int answer4) {
  if (answer0 != 0) {
    report_barrier(site, thread_x, thread_y, thread_z, answer0, answer1, answer2, answer3, answer4,
        messages);
    return true;
  }
  return true;
}

// kernel of wrong_kernel, rules.cpp:48
#line 48 "/work/main/test/Check/rules.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void wrong_kernel_6(
    __global int *v, ulong v_bytes, long v_offset, int v_extent0, __global int *r, ulong r_bytes,
    long r_offset, int r_extent0, __global uint *messages) {
  __local uint meeting[4] __attribute__((aligned(16))); SHARED(meeting);
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  __global int *r_2 = r + VIEW_OFFSET(1, r_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
#line 49 "/work/main/test/Check/rules.cpp"
  __global int *place = &v_2[INDEX(check_index1(48, thread_x, 0, 0, t_global, t_global, v_extent0,
      messages))];
  bool taken = DIVERGENT() && IN_BOUNDS(place, v, v_bytes) ? *place : 0;
#line 50 "/work/main/test/Check/rules.cpp"
  barrier(CLK_LOCAL_MEM_FENCE);
  if (get_local_id(0) == 0u) {
    meeting[0] = 0;
    meeting[1] = 4294967295u;
    meeting[2] = 4294967295u;
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  if (taken) {
    atomic_add(&meeting[0], 1u);
    atomic_min(&meeting[2], (uint)get_local_id(0));
  } else {
    atomic_min(&meeting[1], (uint)get_local_id(0));
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  if (meeting[0] != 16 && meeting[2] == (uint)get_local_id(0)) {
    check_barrier(51, thread_x, 0, 0, messages, (int)(16 - meeting[0]), (int)(meeting[1] % 16),
        (int)(meeting[1] / 16 % 1), (int)(meeting[1] / 16), (int)meeting[0]);
  }
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 51 "/work/main/test/Check/rules.cpp"
  __global int *place_2 = &r_2[INDEX(check_index1(52, thread_x, 0, 0, t_global, t_global, r_extent0,
      messages))];
  if (IN_BOUNDS(place_2, r, r_bytes)) {
    *place_2 = 1;
  }
}
