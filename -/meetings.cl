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

typedef struct {
  int number;
  uchar mark;
} marked;

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

// kernel of main_kernel, meetings.cpp:17
#line 17 "/work/main/test/Check/meetings.cpp"
__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void main_kernel(
    __global int *v, ulong v_bytes, long v_offset, int v_extent0, int more,
    __global uint *messages) {
#line 18 "/work/main/test/Check/meetings.cpp"
  __local int s[65] __attribute__((aligned(16))); SHARED(s);
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
  int value;
#line 19 "/work/main/test/Check/meetings.cpp"
  int l = get_local_id(0);
  __global int *place = &v_2[INDEX(check_index1(0, thread_x, 0, 0, t_global, t_global, v_extent0,
      messages))];
  int value_2 = DIVERGENT() && IN_BOUNDS(place, v, v_bytes) ? *place : 0;
  if (check_element(3, thread_x, 0, 0, (long)l, 65, messages)) {
    s[l] = value_2;
  }
#line 21 "/work/main/test/Check/meetings.cpp"
  if (l == 0) {
    s[64] = 0;
  }
#line 23 "/work/main/test/Check/meetings.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  for (int half_ = 32; half_ > 0; half_ /= 2) {
    BRANCH();
    if (l < half_ + more) {
#line 26 "/work/main/test/Check/meetings.cpp"
      value = check_element(7, thread_x, 0, 0, (long)(l + half_), 65, messages) ? s[l + half_] : 0;
      if (check_element(10, thread_x, 0, 0, (long)l, 65, messages)) {
        s[l] += value;
      }
    }
#line 27 "/work/main/test/Check/meetings.cpp"
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  }
  int value_3 = s[0];
  __global int *place_2 = &v_2[INDEX(check_index1(16, thread_x, 0, 0, t_global, t_global, v_extent0,
      messages))];
  if (IN_BOUNDS(place_2, v, v_bytes)) {
    *place_2 = value_3;
  }
}

// kernel of main_kernel, meetings.cpp:41
#line 41 "/work/main/test/Check/meetings.cpp"
__kernel void main_kernel_2(__global int *a, ulong a_bytes, long a_offset, int a_extent0,
                            __global int *b, ulong b_bytes, long b_offset, int b_extent0,
                            int domain, __global uint *messages) {
  __global int *a_2 = a + VIEW_OFFSET(0, a_offset);
  __global int *b_2 = b + VIEW_OFFSET(1, b_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
#line 42 "/work/main/test/Check/meetings.cpp"
    __global int *place = &a_2[INDEX(check_index1(18, thread_x, 0, 0, i, i, a_extent0, messages))];
    if (IN_BOUNDS(place, a, a_bytes)) {
      *place = 1;
    }
#line 43 "/work/main/test/Check/meetings.cpp"
    __global int *place_2 = &b_2[INDEX(check_index1(20, thread_x, 0, 0, i, i, b_extent0,
        messages))];
    if (IN_BOUNDS(place_2, b, b_bytes)) {
      *place_2 = 2;
    }
  }
}

// kernel of main_kernel, meetings.cpp:54
#line 54 "/work/main/test/Check/meetings.cpp"
__kernel void main_kernel_3(__global int *v, ulong v_bytes, long v_offset, int v_extent0, int by,
                            int domain, __global uint *messages) {
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
#line 55 "/work/main/test/Check/meetings.cpp"
    int temporary = i * by;
    long mine_offset = check_index1(22, thread_x, 0, 0, temporary, temporary < 0 ? temporary :
        temporary + 2 - 1, v_extent0, messages);
#line 56 "/work/main/test/Check/meetings.cpp"
    __global int *place = &v_2[INDEX(check_index1(23, thread_x, 0, 0, mine_offset, 0, 2,
        messages))];
    if (IN_BOUNDS(place, v, v_bytes)) {
      *place = i;
    }
#line 57 "/work/main/test/Check/meetings.cpp"
    __global int *place_2 = &v_2[INDEX(check_index1(25, thread_x, 0, 0, mine_offset + 1, 1, 2,
        messages))];
    if (IN_BOUNDS(place_2, v, v_bytes)) {
      *place_2 = i;
    }
  }
}

// kernel of main_kernel, meetings.cpp:68
#line 68 "/work/main/test/Check/meetings.cpp"
__kernel void main_kernel_4(__global int *v, ulong v_bytes, long v_offset, int v_extent0, int by,
                            int domain, __global uint *messages) {
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
#line 70 "/work/main/test/Check/meetings.cpp"
    long at = check_index1(27, thread_x, 0, 0, by, by < 0 ? by : by + 448 - 1, v_extent0, messages)
        + i;
    __global int *place = &v_2[INDEX(check_index1(28, thread_x, 0, 0, at, i, 448, messages))];
    int value = IN_BOUNDS(place, v, v_bytes) ? *place : 0;
    __global int *place_2 = &v_2[INDEX(check_index1(31, thread_x, 0, 0, i, i, v_extent0,
        messages))];
    if (IN_BOUNDS(place_2, v, v_bytes)) {
      *place_2 = value;
    }
  }
}

// kernel of main_kernel, meetings.cpp:81
#line 81 "/work/main/test/Check/meetings.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void main_kernel_5(
    int count, __global int *v, ulong v_bytes, long v_offset, int v_extent0,
    __global uint *messages) {
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int t_global = get_global_id(0);
  int t_tile_origin = (int)get_group_id(0) * 16;
  int thread_x = get_global_id(0);
#line 82 "/work/main/test/Check/meetings.cpp"
  for (int i = 0; i < count; ++i) {
    int i_2 = t_tile_origin * 4 + i * 16 + (int)get_local_id(0);
    __global int *place = &v_2[INDEX(check_index1(33, thread_x, 0, 0, i_2, i_2, v_extent0,
        messages))];
    if (IN_BOUNDS(place, v, v_bytes)) {
      *place = t_global;
    }
  }
}

// kernel of main_kernel, meetings.cpp:94
#line 94 "/work/main/test/Check/meetings.cpp"
__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void main_kernel_6(
    int by, __global int *v, ulong v_bytes, long v_offset, int v_extent0, __global uint *messages) {
#line 95 "/work/main/test/Check/meetings.cpp"
  __local int s[128] __attribute__((aligned(16))); SHARED(s);
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int thread_x = get_global_id(0);
#line 96 "/work/main/test/Check/meetings.cpp"
  int k = get_local_id(0);
  if (k < 32) {
    k = k * by + by - 1;
    if (check_element(35, thread_x, 0, 0, (long)k, 128, messages)) {
      s[k] = k;
    }
  } else if (check_element(37, thread_x, 0, 0, (long)k, 128, messages)) {
#line 101 "/work/main/test/Check/meetings.cpp"
    s[k] = -k;
  }
  int value = k;
#line 103 "/work/main/test/Check/meetings.cpp"
  int temporary = get_global_id(0);
  __global int *place = &v_2[INDEX(check_index1(39, thread_x, 0, 0, temporary, temporary, v_extent0,
      messages))];
  if (IN_BOUNDS(place, v, v_bytes)) {
    *place = value;
  }
}

// kernel of main_kernel, meetings.cpp:114
#line 114 "/work/main/test/Check/meetings.cpp"
__kernel __attribute__((reqd_work_group_size(8, 8, 1))) void main_kernel_7(
    __global int *v, ulong v_bytes, long v_offset, int v_extent0, int corner,
    __global uint *messages) {
#line 115 "/work/main/test/Check/meetings.cpp"
  __local int s[9][9] __attribute__((aligned(16))); SHARED(s);
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int thread_x = get_global_id(0);
  int thread_y = get_global_id(1);
  int index;
  int index_2;
#line 116 "/work/main/test/Check/meetings.cpp"
  int y = get_local_id(1);
  int x = get_local_id(0);
#line 117 "/work/main/test/Check/meetings.cpp"
  if (DIVERGENT() && check_element(41, thread_x, thread_y, 0, (long)y, 9, messages) &&
      check_element(42, thread_x, thread_y, 0, (long)x, 9, messages)) {
    s[y][x] = 1;
  }
#line 118 "/work/main/test/Check/meetings.cpp"
  if (y == 7) {
    if (check_element(44, thread_x, thread_y, 0, (long)x, 9, messages)) {
      s[8][x] = 2;
    }
  }
#line 120 "/work/main/test/Check/meetings.cpp"
  if (x == 7) {
    if (check_element(46, thread_x, thread_y, 0, (long)y, 9, messages)) {
      s[y][8] = 3;
    }
  }
#line 122 "/work/main/test/Check/meetings.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int value = (DIVERGENT() && check_element(49, thread_x, thread_y, 0, (long)(y + 1), 9, messages)
      && check_element(50, thread_x, thread_y, 0, (long)x, 9, messages) ? s[y + 1][x] : 0) +
      (DIVERGENT() && check_element(53, thread_x, thread_y, 0, (long)y, 9, messages) &&
      check_element(54, thread_x, thread_y, 0, (long)(x + 1), 9, messages) ? s[y][x + 1] : 0) +
      (DIVERGENT() && (index = y + corner,
      check_element(57, thread_x, thread_y, 0, (long)index, 9, messages)) &&
      (index_2 = x + corner, check_element(58, thread_x, thread_y, 0, (long)index_2, 9, messages)) ?
      s[index][index_2] : 0);
  int i = (int)get_global_id(1) * 16 + (int)get_global_id(0);
  __global int *place = &v_2[INDEX(check_index1(61, thread_x, thread_y, 0, i, i, v_extent0,
      messages))];
  if (IN_BOUNDS(place, v, v_bytes)) {
    *place = value;
  }
}

// kernel of main_kernel, meetings.cpp:134
#line 134 "/work/main/test/Check/meetings.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void main_kernel_8(
    int later, __global int *v, ulong v_bytes, long v_offset, int v_extent0,
    __global uint *messages) {
#line 135 "/work/main/test/Check/meetings.cpp"
  __local int s; SHARED(s);
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int thread_x = get_global_id(0);
#line 136 "/work/main/test/Check/meetings.cpp"
  int l = get_local_id(0);
  int n = 3;
  if (l == 0) {
    s = 0;
  }
#line 140 "/work/main/test/Check/meetings.cpp"
  for (int i = 0; i < n; ++i) {
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    n = later;
    if (n <= i) {
      s = l;
    }
  }
#line 146 "/work/main/test/Check/meetings.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int value = s;
#line 147 "/work/main/test/Check/meetings.cpp"
  int temporary = get_global_id(0);
  __global int *place = &v_2[INDEX(check_index1(69, thread_x, 0, 0, temporary, temporary, v_extent0,
      messages))];
  if (IN_BOUNDS(place, v, v_bytes)) {
    *place = value;
  }
}

// kernel of main_kernel, meetings.cpp:158
#line 158 "/work/main/test/Check/meetings.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void main_kernel_9(
    __global int *v, ulong v_bytes, long v_offset, int v_extent0, int other,
    __global uint *messages) {
#line 159 "/work/main/test/Check/meetings.cpp"
  __local marked s[16] __attribute__((aligned(16))); SHARED(s);
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int thread_x = get_global_id(0);
#line 160 "/work/main/test/Check/meetings.cpp"
  int l = get_local_id(0);
  marked mine;
  mine.number = l;
  mine.mark = 1;
  if (check_element(71, thread_x, 0, 0, (long)l, 16, messages)) {
    s[l] = mine;
  }
#line 165 "/work/main/test/Check/meetings.cpp"
  if (l == 5) {
    int index;
    int value = (index = other, check_element(73, thread_x, 0, 0, (long)index, 16, messages)) ?
        s[index].mark != 0 : false;
#line 166 "/work/main/test/Check/meetings.cpp"
    int temporary = get_global_id(0);
    __global int *place = &v_2[INDEX(check_index1(76, thread_x, 0, 0, temporary, temporary,
        v_extent0, messages))];
    if (IN_BOUNDS(place, v, v_bytes)) {
      *place = value;
    }
  }
}

static __attribute__((noinline)) void report_barrier(
    uint site, int thread_x, int thread_y, int thread_z, int value0, int value1, int value2,
    int value3, int value4, __global uint *messages) {
  uint message = begin_report(messages, 2, 10, site, (uint)thread_x, (uint)thread_y,
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

// kernel of main_kernel, meetings.cpp:177
#line 177 "/work/main/test/Check/meetings.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void main_kernel_10(
    __global int *v, ulong v_bytes, long v_offset, int v_extent0, int most,
    __global uint *messages) {
  __local uint meeting[4] __attribute__((aligned(16))); SHARED(meeting);
#line 178 "/work/main/test/Check/meetings.cpp"
  __local int s[16] __attribute__((aligned(16))); SHARED(s);
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int thread_x = get_global_id(0);
#line 179 "/work/main/test/Check/meetings.cpp"
  int l = get_local_id(0);
  if (check_element(78, thread_x, 0, 0, (long)l, 16, messages)) {
    s[l] = l;
  }
#line 181 "/work/main/test/Check/meetings.cpp"
  int i = l + 64;
  __global int *place = &v_2[INDEX(check_index1(80, thread_x, 0, 0, i, i, v_extent0, messages))];
  bool taken = (DIVERGENT() && IN_BOUNDS(place, v, v_bytes) ? *place : 0) > most;
#line 182 "/work/main/test/Check/meetings.cpp"
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
    check_barrier(83, thread_x, 0, 0, messages, (int)(16 - meeting[0]), (int)(meeting[1] % 16),
        (int)(meeting[1] / 16 % 1), (int)(meeting[1] / 16), (int)meeting[0]);
  }
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 183 "/work/main/test/Check/meetings.cpp"
  int value = DIVERGENT() && check_element(84, thread_x, 0, 0, (long)(15 - l), 16, messages) ?
      s[15 - l] : 0;
  int temporary = get_global_id(0);
  __global int *place_2 = &v_2[INDEX(check_index1(87, thread_x, 0, 0, temporary, temporary,
      v_extent0, messages))];
  if (IN_BOUNDS(place_2, v, v_bytes)) {
    *place_2 = value;
  }
}

// kernel of main_kernel, meetings.cpp:186
#line 186 "/work/main/test/Check/meetings.cpp"
__kernel void main_kernel_11(__global int *v, ulong v_bytes, long v_offset, int v_extent0,
                             int domain, __global uint *messages) {
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
    int i_2 = i + 64;
    __global int *place = &v_2[INDEX(check_index1(89, thread_x, 0, 0, i_2, i_2, v_extent0,
        messages))];
    if (IN_BOUNDS(place, v, v_bytes)) {
      *place = 1;
    }
  }
}
