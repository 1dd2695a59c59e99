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

// kernel of main_kernel, barrier.cpp:25
#line 25 "/work/main/test/Check/barrier.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void main_kernel(
    __global int *limit, ulong limit_bytes, long limit_offset, int limit_extent0,
    __global int *v, ulong v_bytes, long v_offset, int v_extent0, __global uint *messages) {
  __local uint meeting[4] __attribute__((aligned(16))); SHARED(meeting);
  __global int *limit_2 = limit + VIEW_OFFSET(0, limit_offset);
  __global int *v_2 = v + VIEW_OFFSET(1, v_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
#line 26 "/work/main/test/Check/barrier.cpp"
  int sum = 0;
  {
    int round_ = 0;
    bool again = true;
#line 29 "/work/main/test/Check/barrier.cpp"
    do {
#line 27 "/work/main/test/Check/barrier.cpp"
      BRANCH();
      if (DIVERGENT() && again) {
        __global int *place = &limit_2[INDEX(check_index1(0, thread_x, 0, 0, t_global, t_global,
            limit_extent0, messages))];
        if (round_ >= (IN_BOUNDS(place, limit, limit_bytes) ? *place : 0)) {
          again = false;
        }
      }
#line 28 "/work/main/test/Check/barrier.cpp"
      if (DIVERGENT() && again) {
        sum += round_;
      }
#line 29 "/work/main/test/Check/barrier.cpp"
      barrier(CLK_LOCAL_MEM_FENCE);
      if (get_local_id(0) == 0u) {
        meeting[0] = 0;
        meeting[1] = 4294967295u;
        meeting[2] = 4294967295u;
      }
      barrier(CLK_LOCAL_MEM_FENCE);
      if (again) {
        atomic_add(&meeting[0], 1u);
        atomic_min(&meeting[2], (uint)get_local_id(0));
      } else {
        atomic_min(&meeting[1], (uint)get_local_id(0));
      }
      barrier(CLK_LOCAL_MEM_FENCE);
      if (meeting[0] != 16 && meeting[2] == (uint)get_local_id(0)) {
        check_barrier(3, thread_x, 0, 0, messages, (int)(16 - meeting[0]), (int)(meeting[1] % 16),
            (int)(meeting[1] / 16 % 1), (int)(meeting[1] / 16), (int)meeting[0]);
      }
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (DIVERGENT() && again) {
        ++round_;
      }
      barrier(CLK_LOCAL_MEM_FENCE);
      if (get_local_id(0) == 0u) {
        meeting[3] = 0;
      }
      barrier(CLK_LOCAL_MEM_FENCE);
      if (again) {
        atomic_or(&meeting[3], 1u);
      }
      barrier(CLK_LOCAL_MEM_FENCE);
    } while (meeting[3] != 0);
  }
  int value = sum;
#line 31 "/work/main/test/Check/barrier.cpp"
  __global int *place = &v_2[INDEX(check_index1(4, thread_x, 0, 0, t_global, t_global, v_extent0,
      messages))];
  if (IN_BOUNDS(place, v, v_bytes)) {
    *place = value;
  }
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

// kernel of main_kernel, barrier.cpp:45
#line 45 "/work/main/test/Check/barrier.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void main_kernel_2(
    __global int *limit, ulong limit_bytes, long limit_offset, int limit_extent0,
    __global int *v, ulong v_bytes, long v_offset, int v_extent0, __global uint *messages) {
  __local uint meeting[4] __attribute__((aligned(16))); SHARED(meeting);
#line 46 "/work/main/test/Check/barrier.cpp"
  __local int s[16] __attribute__((aligned(16))); SHARED(s);
  __global int *limit_2 = limit + VIEW_OFFSET(0, limit_offset);
  __global int *v_2 = v + VIEW_OFFSET(1, v_offset);
  int t_global = get_global_id(0);
  int t_local = get_local_id(0);
  int thread_x = get_global_id(0);
#line 47 "/work/main/test/Check/barrier.cpp"
  if (check_element(6, thread_x, 0, 0, (long)t_local, 16, messages)) {
    s[t_local] = 1;
  }
#line 48 "/work/main/test/Check/barrier.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  __global int *place = &limit_2[INDEX(check_index1(9, thread_x, 0, 0, t_global, t_global,
      limit_extent0, messages))];
  bool taken = (DIVERGENT() && IN_BOUNDS(place, limit, limit_bytes) ? *place : 0) > 3;
  bool not_taken = !taken;
#line 50 "/work/main/test/Check/barrier.cpp"
  if (taken) {
    if (check_element(12, thread_x, 0, 0, (long)t_local, 16, messages)) {
      s[t_local] = 2;
    }
  }
#line 51 "/work/main/test/Check/barrier.cpp"
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
    check_barrier(14, thread_x, 0, 0, messages, (int)(16 - meeting[0]), (int)(meeting[1] % 16),
        (int)(meeting[1] / 16 % 1), (int)(meeting[1] / 16), (int)meeting[0]);
  }
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 53 "/work/main/test/Check/barrier.cpp"
  if (not_taken) {
    if (check_element(15, thread_x, 0, 0, (long)t_local, 16, messages)) {
      s[t_local] = 3;
    }
  }
#line 55 "/work/main/test/Check/barrier.cpp"
  int value = DIVERGENT() && check_element(17, thread_x, 0, 0, (long)t_local, 16, messages) ?
      s[t_local] : 0;
  __global int *place_2 = &v_2[INDEX(check_index1(20, thread_x, 0, 0, t_global, t_global, v_extent0,
      messages))];
  if (IN_BOUNDS(place_2, v, v_bytes)) {
    *place_2 = value;
  }
}

// kernel of main_kernel, barrier.cpp:71
#line 71 "/work/main/test/Check/barrier.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void main_kernel_3(
    __global int *limit, ulong limit_bytes, long limit_offset, int limit_extent0,
    __global int *v, ulong v_bytes, long v_offset, int v_extent0, __global uint *messages) {
  __local uint meeting[4] __attribute__((aligned(16))); SHARED(meeting);
  bool live = true;
  __global int *limit_2 = limit + VIEW_OFFSET(0, limit_offset);
  __global int *v_2 = v + VIEW_OFFSET(1, v_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
#line 72 "/work/main/test/Check/barrier.cpp"
  {
    int round_ = 0;
    bool again = true;


    do {
#line 72 "/work/main/test/Check/barrier.cpp"
      BRANCH();
      bool running = again;
#line 73 "/work/main/test/Check/barrier.cpp"
      if (DIVERGENT() && running) {
        __global int *place = &limit_2[INDEX(check_index1(22, thread_x, 0, 0, t_global, t_global,
            limit_extent0, messages))];
        if (round_ == (IN_BOUNDS(place, limit, limit_bytes) ? *place : 0)) {
#line 74 "/work/main/test/Check/barrier.cpp"
          running = false;
          again = false;
        }
      }
#line 75 "/work/main/test/Check/barrier.cpp"
      if (DIVERGENT() && running) {
        if (round_ == 1) {
#line 76 "/work/main/test/Check/barrier.cpp"
          running = false;
        }
      }
#line 77 "/work/main/test/Check/barrier.cpp"
      barrier(CLK_LOCAL_MEM_FENCE);
      if (get_local_id(0) == 0u) {
        meeting[0] = 0;
        meeting[1] = 4294967295u;
        meeting[2] = 4294967295u;
      }
      barrier(CLK_LOCAL_MEM_FENCE);
      if (running) {
        atomic_add(&meeting[0], 1u);
        atomic_min(&meeting[2], (uint)get_local_id(0));
      } else {
        atomic_min(&meeting[1], (uint)get_local_id(0));
      }
      barrier(CLK_LOCAL_MEM_FENCE);
      if (meeting[0] != 16 && meeting[2] == (uint)get_local_id(0)) {
        check_barrier(25, thread_x, 0, 0, messages, (int)(16 - meeting[0]), (int)(meeting[1] % 16),
            (int)(meeting[1] / 16 % 1), (int)(meeting[1] / 16), (int)meeting[0]);
      }
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (running) {
        int value = round_;
#line 78 "/work/main/test/Check/barrier.cpp"
        __global int *place = &v_2[INDEX(check_index1(26, thread_x, 0, 0, t_global, t_global,
            v_extent0, messages))];
        if (IN_BOUNDS(place, v, v_bytes)) {
          *place = value;
        }
      }
#line 77 "/work/main/test/Check/barrier.cpp"
      if (DIVERGENT() && again) {
        ++round_;
      }
      barrier(CLK_LOCAL_MEM_FENCE);
      if (get_local_id(0) == 0u) {
        meeting[3] = 0;
      }
      barrier(CLK_LOCAL_MEM_FENCE);
      if (again) {
        atomic_or(&meeting[3], 1u);
      }
      barrier(CLK_LOCAL_MEM_FENCE);
    } while (meeting[3] != 0);
  }
#line 80 "/work/main/test/Check/barrier.cpp"
  BRANCH();
  __global int *place = &v_2[INDEX(check_index1(28, thread_x, 0, 0, t_global, t_global, v_extent0,
      messages))];
  if (DIVERGENT() && (IN_BOUNDS(place, v, v_bytes) ? *place : 0) == 8) {
#line 81 "/work/main/test/Check/barrier.cpp"
    live = false;
  }
#line 82 "/work/main/test/Check/barrier.cpp"
  barrier(CLK_LOCAL_MEM_FENCE);
  if (get_local_id(0) == 0u) {
    meeting[0] = 0;
    meeting[1] = 4294967295u;
    meeting[2] = 4294967295u;
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  if (live) {
    atomic_add(&meeting[0], 1u);
    atomic_min(&meeting[2], (uint)get_local_id(0));
  } else {
    atomic_min(&meeting[1], (uint)get_local_id(0));
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  if (meeting[0] != 16 && meeting[2] == (uint)get_local_id(0)) {
    check_barrier(31, thread_x, 0, 0, messages, (int)(16 - meeting[0]), (int)(meeting[1] % 16),
        (int)(meeting[1] / 16 % 1), (int)(meeting[1] / 16), (int)meeting[0]);
  }
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 83 "/work/main/test/Check/barrier.cpp"
  if (live) {
    __global int *place_2 = &v_2[INDEX(check_index1(32, thread_x, 0, 0, t_global, t_global,
        v_extent0, messages))];
    if (IN_BOUNDS(place_2, v, v_bytes)) {
      *place_2 += 100;
    }
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

// kernel of main_kernel, barrier.cpp:98
#line 98 "/work/main/test/Check/barrier.cpp"
__kernel __attribute__((reqd_work_group_size(4, 4, 1))) void main_kernel_4(
    __global int *c, ulong c_bytes, long c_offset, int c_extent0, int c_extent1, int c_stride0,
    __global uint *messages) {
  __local uint meeting[4] __attribute__((aligned(16))); SHARED(meeting);
#line 9 "/work/main/test/Check/barrier.cpp"
  __local int sum; SHARED(sum);
  __global int *c_2 = c + VIEW_OFFSET(0, c_offset);
  int t_global_0 = get_global_id(1);
  int t_global_1 = get_global_id(0);
  int thread_x = get_global_id(0);
  int thread_y = get_global_id(1);
#line 99 "/work/main/test/Check/barrier.cpp"
  __global int *place = &c_2[INDEX(check_index2(42, thread_x, thread_y, 0,
      (long)t_global_0 * c_stride0 + t_global_1, t_global_0, t_global_1, c_extent0, c_extent1,
      messages))];
  int t_local_0 = get_local_id(1);
  int t_local_1 = get_local_id(0);
  int value = DIVERGENT() && IN_BOUNDS(place, c, c_bytes) ? *place : 0;
  int thread_x_2 = thread_x;
  int thread_y_2 = thread_y;
  __global uint *messages_2 = messages;
  int result;
#line 10 "/work/main/test/Check/barrier.cpp"
  if (t_local_0 == 0 && t_local_1 == 0) {
    sum = 0;
  }
#line 12 "/work/main/test/Check/barrier.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  bool taken = value == 7;
  bool not_taken = !taken;
#line 14 "/work/main/test/Check/barrier.cpp"
  if (DIVERGENT() && taken) {
    result = 0;
  }
#line 15 "/work/main/test/Check/barrier.cpp"
  if (not_taken) {
    atomic_add(&sum, value);
  }
#line 16 "/work/main/test/Check/barrier.cpp"
  barrier(CLK_LOCAL_MEM_FENCE);
  if ((uint)get_local_id(1) * 4 + (uint)get_local_id(0) == 0) {
    meeting[0] = 0;
    meeting[1] = 4294967295u;
    meeting[2] = 4294967295u;
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  if (not_taken) {
    atomic_add(&meeting[0], 1u);
    atomic_min(&meeting[2], (uint)get_local_id(1) * 4 + (uint)get_local_id(0));
  } else {
    atomic_min(&meeting[1], (uint)get_local_id(1) * 4 + (uint)get_local_id(0));
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  if (meeting[0] != 16 && meeting[2] == (uint)get_local_id(1) * 4 + (uint)get_local_id(0)) {
    check_barrier(39, thread_x_2, thread_y_2, 0, messages_2, (int)(16 - meeting[0]),
        (int)(meeting[1] % 4), (int)(meeting[1] / 4 % 4), (int)(meeting[1] / 4 / 4),
        (int)meeting[0]);
  }
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 17 "/work/main/test/Check/barrier.cpp"
  if (DIVERGENT() && not_taken) {
    result = sum;
  }
#line 99 "/work/main/test/Check/barrier.cpp"
  int sum_2 = result;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  __global int *place_2 = &c_2[INDEX(check_index2(46, thread_x, thread_y, 0,
      (long)t_global_0 * c_stride0 + t_global_1, t_global_0, t_global_1, c_extent0, c_extent1,
      messages))];
  if (IN_BOUNDS(place_2, c, c_bytes)) {
    *place_2 = sum_2;
  }
}
