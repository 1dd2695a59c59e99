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

// kernel of main_kernel, race.cpp:13
#line 13 "/work/main/test/Check/race.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void main_kernel(
    __global int *v, ulong v_bytes, long v_offset, int v_extent0, __global uint *messages) {
#line 14 "/work/main/test/Check/race.cpp"
  __local int s[16] __attribute__((aligned(16))); SHARED(s);
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
  int index;
#line 15 "/work/main/test/Check/race.cpp"
  int l = get_local_id(0);
  __global int *place = &v_2[INDEX(check_index1(0, thread_x, 0, 0, t_global, t_global, v_extent0,
      messages))];
  int value = IN_BOUNDS(place, v, v_bytes) ? *place : 0;
  if (check_element(3, thread_x, 0, 0, (long)l, 16, messages)) {
    s[l] = value;
  }
#line 17 "/work/main/test/Check/race.cpp"
  int value_2 = (index = l ? l - 1 : 0, check_element(5, thread_x, 0, 0, (long)index, 16, messages))
      ? s[index] : 0;
  __global int *place_2 = &v_2[INDEX(check_index1(8, thread_x, 0, 0, t_global, t_global, v_extent0,
      messages))];
  if (IN_BOUNDS(place_2, v, v_bytes)) {
    *place_2 = value_2;
  }
}

// kernel of main_kernel, race.cpp:22
#line 22 "/work/main/test/Check/race.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void main_kernel_2(
    __global int *v, ulong v_bytes, long v_offset, int v_extent0, __global uint *messages) {
#line 23 "/work/main/test/Check/race.cpp"
  __local int s[16] __attribute__((aligned(16))); SHARED(s);
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
#line 24 "/work/main/test/Check/race.cpp"
  int l = get_local_id(0);
  __global int *place = &v_2[INDEX(check_index1(10, thread_x, 0, 0, t_global, t_global, v_extent0,
      messages))];
  int value = DIVERGENT() && IN_BOUNDS(place, v, v_bytes) ? *place : 0;
  if (check_element(13, thread_x, 0, 0, (long)l, 16, messages)) {
    s[l] = value;
  }
#line 26 "/work/main/test/Check/race.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int value_2 = DIVERGENT() && check_element(16, thread_x, 0, 0, (long)(15 - l), 16, messages) ?
      s[15 - l] : 0;
  __global int *place_2 = &v_2[INDEX(check_index1(19, thread_x, 0, 0, t_global, t_global, v_extent0,
      messages))];
  if (IN_BOUNDS(place_2, v, v_bytes)) {
    *place_2 = value_2;
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

// kernel of main_kernel, race.cpp:35
#line 35 "/work/main/test/Check/race.cpp"
__kernel __attribute__((reqd_work_group_size(4, 4, 1))) void main_kernel_3(
    __global int *c, ulong c_bytes, long c_offset, int c_extent0, int c_extent1, int c_stride0,
    uchar waits, __global uint *messages) {
#line 36 "/work/main/test/Check/race.cpp"
  __local int s[4][4] __attribute__((aligned(16))); SHARED(s);
  __global int *c_2 = c + VIEW_OFFSET(0, c_offset);
  int t_global_0 = get_global_id(1);
  int t_global_1 = get_global_id(0);
  int thread_x = get_global_id(0);
  int thread_y = get_global_id(1);
  int value;
#line 37 "/work/main/test/Check/race.cpp"
  int y = get_local_id(1);
  int x = get_local_id(0);
#line 38 "/work/main/test/Check/race.cpp"
  __global int *place = &c_2[INDEX(check_index2(21, thread_x, thread_y, 0,
      (long)t_global_0 * c_stride0 + t_global_1, t_global_0, t_global_1, c_extent0, c_extent1,
      messages))];
  int value_2 = DIVERGENT() && IN_BOUNDS(place, c, c_bytes) ? *place : 0;
  if (DIVERGENT() && check_element(24, thread_x, thread_y, 0, (long)y, 4, messages) &&
      check_element(25, thread_x, thread_y, 0, (long)x, 4, messages)) {
    s[y][x] = value_2;
  }
#line 39 "/work/main/test/Check/race.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  for (int half_ = 2; half_ > 0; half_ /= 2) {
    BRANCH();
    if (x < half_) {
#line 42 "/work/main/test/Check/race.cpp"
      value = check_element(28, thread_x, thread_y, 0, (long)y, 4, messages) &&
          check_element(29, thread_x, thread_y, 0, (long)(x + half_), 4, messages) ? s[y][x + half_]
          : 0;
      if (check_element(32, thread_x, thread_y, 0, (long)y, 4, messages) &&
          check_element(33, thread_x, thread_y, 0, (long)x, 4, messages)) {
        s[y][x] += value;
      }
    }
#line 44 "/work/main/test/Check/race.cpp"
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  }
  int value_3 = DIVERGENT() && waits ?
      (check_element(37, thread_x, thread_y, 0, (long)y, 4, messages) ? s[y][0] : 0) :
      check_element(40, thread_x, thread_y, 0, (long)y, 4, messages) &&
      check_element(41, thread_x, thread_y, 0, (long)x, 4, messages) ? s[y][x] : 0;
#line 46 "/work/main/test/Check/race.cpp"
  __global int *place_2 = &c_2[INDEX(check_index2(44, thread_x, thread_y, 0,
      (long)t_global_0 * c_stride0 + t_global_1, t_global_0, t_global_1, c_extent0, c_extent1,
      messages))];
  if (IN_BOUNDS(place_2, c, c_bytes)) {
    *place_2 = value_3;
  }
}

// kernel of main_kernel, race.cpp:59
#line 59 "/work/main/test/Check/race.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void main_kernel_4(
    uchar atomic, __global int *v, ulong v_bytes, long v_offset, int v_extent0,
    __global uint *messages) {
#line 60 "/work/main/test/Check/race.cpp"
  __local int sum; SHARED(sum);
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int thread_x = get_global_id(0);
#line 61 "/work/main/test/Check/race.cpp"
  if (get_local_id(0) == 0) {
    sum = 0;
  }
#line 63 "/work/main/test/Check/race.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (atomic) {
    atomic_add(&sum, 1);
  } else {
    sum += 1;
  }
#line 68 "/work/main/test/Check/race.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int value = sum;
#line 69 "/work/main/test/Check/race.cpp"
  int temporary = get_global_id(0);
  __global int *place = &v_2[INDEX(check_index1(55, thread_x, 0, 0, temporary, temporary, v_extent0,
      messages))];
  if (IN_BOUNDS(place, v, v_bytes)) {
    *place = value;
  }
}

// kernel of main_kernel, race.cpp:78
#line 78 "/work/main/test/Check/race.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void main_kernel_5(
    int what, int reader, __global int *v, ulong v_bytes, long v_offset, int v_extent0,
    __global uint *messages) {
#line 79 "/work/main/test/Check/race.cpp"
  __local int flag; SHARED(flag);
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
#line 80 "/work/main/test/Check/race.cpp"
  flag = 0;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (get_local_id(0) > 7) {
    int value = get_local_id(0) > 12 ? what : 5;
    flag = value;
  }
#line 84 "/work/main/test/Check/race.cpp"
  if ((int)get_local_id(0) == reader) {
    int value = flag;
#line 85 "/work/main/test/Check/race.cpp"
    __global int *place = &v_2[INDEX(check_index1(62, thread_x, 0, 0, t_global, t_global, v_extent0,
        messages))];
    if (IN_BOUNDS(place, v, v_bytes)) {
      *place = value;
    }
  }
#line 86 "/work/main/test/Check/race.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int value = flag;
#line 87 "/work/main/test/Check/race.cpp"
  __global int *place = &v_2[INDEX(check_index1(67, thread_x, 0, 0, t_global, t_global, v_extent0,
      messages))];
  if (IN_BOUNDS(place, v, v_bytes)) {
    *place = value;
  }
}
