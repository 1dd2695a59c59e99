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

typedef struct {
  int a;
  int b[2];
} pair;

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

static __attribute__((noinline)) void report_barrier(
    uint site, int thread_x, int thread_y, int thread_z, int value0, int value1, int value2,
    int value3, int value4, __global uint *messages) {
  uint message = begin_report(messages, 1, 10, site, (uint)thread_x, (uint)thread_y,
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

static __attribute__((noinline)) void report_index1(
    uint site, int thread_x, int thread_y, int thread_z, int value0, int value1,
    __global uint *messages) {
  uint message = begin_report(messages, 2, 7, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
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

// kernel of run_kernel, leaving.cpp:18
#line 18 "/work/main/test/Execution/Barriers/leaving.cpp"
__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void run_kernel(
    __global int *out, ulong out_bytes, long out_offset, int out_extent0, __global uint *messages) {
  __local uint meeting[4] __attribute__((aligned(16))); SHARED(meeting);
  __global int *out_2 = out + VIEW_OFFSET(0, out_offset);
  __global int *out_3 = out_2;
  int out_extent = out_extent0;
  int t_global = get_global_id(0);
  int t_local = get_local_id(0);
  int thread_x = get_global_id(0);
  __global uint *messages_2 = messages;
#line 51 "/work/main/test/Execution/Barriers/leaving.cpp"
  int l = t_local;
  int n = 0;
#line 52 "/work/main/test/Execution/Barriers/leaving.cpp"
  bool again = true;
#line 62 "/work/main/test/Execution/Barriers/leaving.cpp"
  do {
#line 52 "/work/main/test/Execution/Barriers/leaving.cpp"
    BRANCH();
    bool running = again;
#line 53 "/work/main/test/Execution/Barriers/leaving.cpp"
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
    if (meeting[0] != 64 && meeting[2] == (uint)get_local_id(0)) {
      check_barrier(0, thread_x, 0, 0, messages_2, (int)(64 - meeting[0]), (int)(meeting[1] % 64),
          (int)(meeting[1] / 64 % 1), (int)(meeting[1] / 64), (int)meeting[0]);
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 54 "/work/main/test/Execution/Barriers/leaving.cpp"
    if (DIVERGENT() && running) {
      if (++n > 4) {
#line 55 "/work/main/test/Execution/Barriers/leaving.cpp"
        if (l % 3 == 0) {
          n = 100;
          running = false;
          again = false;
        }
        if (running) {
#line 59 "/work/main/test/Execution/Barriers/leaving.cpp"
          n += l;
          running = false;
          again = false;
        }
      }
    }
#line 62 "/work/main/test/Execution/Barriers/leaving.cpp"
    if (DIVERGENT() && running) {
      if (l > n) {
#line 63 "/work/main/test/Execution/Barriers/leaving.cpp"
        running = false;
      }
    }
#line 64 "/work/main/test/Execution/Barriers/leaving.cpp"
    if (DIVERGENT() && running) {
      n += 0;
    }
#line 62 "/work/main/test/Execution/Barriers/leaving.cpp"
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
#line 66 "/work/main/test/Execution/Barriers/leaving.cpp"
  __global int *place = &out_3[INDEX(check_index1(1, thread_x, 0, 0, t_global, t_global, out_extent,
      messages_2))];
  if (IN_BOUNDS(place, out, out_bytes)) {
    *place = n;
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

// kernel of run_kernel, leaving.cpp:18
#line 18 "/work/main/test/Execution/Barriers/leaving.cpp"
__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void run_kernel_2(
    __global int *out, ulong out_bytes, long out_offset, int out_extent0, __global uint *messages) {
  __local uint meeting[4] __attribute__((aligned(16))); SHARED(meeting);
#line 71 "/work/main/test/Execution/Barriers/leaving.cpp"
  __local int s[64] __attribute__((aligned(16))); SHARED(s);
  __global int *out_2 = out + VIEW_OFFSET(0, out_offset);
#line 18 "/work/main/test/Execution/Barriers/leaving.cpp"
  __global int *out_3 = out_2;
  int out_extent = out_extent0;
  int t_global = get_global_id(0);
  int t_local = get_local_id(0);
  int t_tile = get_group_id(0);
  int thread_x = get_global_id(0);
  __global uint *messages_2 = messages;
#line 72 "/work/main/test/Execution/Barriers/leaving.cpp"
  int l = t_local;
  int n = 1;
#line 73 "/work/main/test/Execution/Barriers/leaving.cpp"
  int selected = t_tile;
  int reached = selected == 0 ? 0 : selected == 1 ? 1 : 2;
  bool taken = reached <= 0;
#line 75 "/work/main/test/Execution/Barriers/leaving.cpp"
  if (taken) {
    if (check_element(3, thread_x, 0, 0, (long)l, 64, messages_2)) {
      s[l] = l * 2;
    }
  }
#line 76 "/work/main/test/Execution/Barriers/leaving.cpp"
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
  if (meeting[0] != 64 && meeting[2] == (uint)get_local_id(0)) {
    check_barrier(5, thread_x, 0, 0, messages_2, (int)(64 - meeting[0]), (int)(meeting[1] % 64),
        (int)(meeting[1] / 64 % 1), (int)(meeting[1] / 64), (int)meeting[0]);
  }
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 77 "/work/main/test/Execution/Barriers/leaving.cpp"
  if (DIVERGENT() && taken) {
    n = check_element(6, thread_x, 0, 0, (long)(63 - l), 64, messages_2) ? s[63 - l] : 0;
#line 78 "/work/main/test/Execution/Barriers/leaving.cpp"
    if (l > 10) {
      reached = 3;
    }
#line 80 "/work/main/test/Execution/Barriers/leaving.cpp"
    if (reached <= 0) {
      n += 1;
    }
  }
#line 73 "/work/main/test/Execution/Barriers/leaving.cpp"
  if (DIVERGENT() && reached <= 1) {
#line 82 "/work/main/test/Execution/Barriers/leaving.cpp"
    n += 10;
    reached = 3;
  }
#line 73 "/work/main/test/Execution/Barriers/leaving.cpp"
  if (DIVERGENT() && reached <= 2) {
#line 85 "/work/main/test/Execution/Barriers/leaving.cpp"
    n = l;
  }
  __global int *place = &out_3[INDEX(check_index1(9, thread_x, 0, 0, t_global, t_global, out_extent,
      messages_2))];
  if (IN_BOUNDS(place, out, out_bytes)) {
    *place = n;
  }
}

static __attribute__((noinline)) void report_pointer(
    uint site, int thread_x, int thread_y, int thread_z, int value0, __global uint *messages) {
  uint message = begin_report(messages, 6, 6, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
  messages[message] = site;
  messages[message + 1] = (uint)thread_x;
  messages[message + 2] = (uint)thread_y;
  messages[message + 3] = (uint)thread_z;
  messages[message + 4] = (uint)value0;
}

static inline __attribute__((always_inline)) bool check_pointer_local(
    uint site, int thread_x, int thread_y, int thread_z, __local const int *pointer,
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

// kernel of run_kernel, leaving.cpp:18
#line 18 "/work/main/test/Execution/Barriers/leaving.cpp"
__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void run_kernel_3(
    __global int *out, ulong out_bytes, long out_offset, int out_extent0, __global uint *messages) {
  __local uint meeting[4] __attribute__((aligned(16))); SHARED(meeting);
#line 94 "/work/main/test/Execution/Barriers/leaving.cpp"
  __local int s[64] __attribute__((aligned(16))); SHARED(s);
  __global int *out_2 = out + VIEW_OFFSET(0, out_offset);
#line 18 "/work/main/test/Execution/Barriers/leaving.cpp"
  __global int *out_3 = out_2;
  int out_extent = out_extent0;
  int t_global = get_global_id(0);
  int t_local = get_local_id(0);
  int t_tile = get_group_id(0);
  int thread_x = get_global_id(0);
  __global uint *messages_2 = messages;
#line 95 "/work/main/test/Execution/Barriers/leaving.cpp"
  int l = t_local;
  int value = t_tile == 1 ? l : 0;
  if (check_element(15, thread_x, 0, 0, (long)l, 64, messages_2)) {
    s[l] = value;
  }
#line 97 "/work/main/test/Execution/Barriers/leaving.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  __local const int *values = s;
  int l_2 = l;
  int thread_x_2 = thread_x;
  __global uint *messages_3 = messages_2;
  int result;
  bool returned = false;
#line 35 "/work/main/test/Execution/Barriers/leaving.cpp"
  {
    int i = 0;
    bool again = true;
    do {
#line 35 "/work/main/test/Execution/Barriers/leaving.cpp"
      BRANCH();
      again = DIVERGENT() && again && i < 64;
#line 36 "/work/main/test/Execution/Barriers/leaving.cpp"
      if (DIVERGENT() && again) {
        if ((check_pointer_local(11, thread_x_2, 0, 0, &values[i], messages_3, (ulong)&s, 256) ?
            values[i] : 0) > 40) {
#line 37 "/work/main/test/Execution/Barriers/leaving.cpp"
          result = i;
          returned = true;
          again = false;
        }
      }
#line 38 "/work/main/test/Execution/Barriers/leaving.cpp"
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
      if (meeting[0] != 64 && meeting[2] == (uint)get_local_id(0)) {
        check_barrier(14, thread_x_2, 0, 0, messages_3, (int)(64 - meeting[0]),
            (int)(meeting[1] % 64), (int)(meeting[1] / 64 % 1), (int)(meeting[1] / 64),
            (int)meeting[0]);
      }
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (DIVERGENT() && again) {
        ++i;
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
#line 40 "/work/main/test/Execution/Barriers/leaving.cpp"
  if (DIVERGENT() && !returned) {
    if (l_2 % 2) {
#line 41 "/work/main/test/Execution/Barriers/leaving.cpp"
      result = 1;
      returned = true;
    }
#line 42 "/work/main/test/Execution/Barriers/leaving.cpp"
    if (!returned) {
      result = 2;
      returned = true;
    }
  }
#line 98 "/work/main/test/Execution/Barriers/leaving.cpp"
  int value_2 = l * 10 + result * (l + 1);
  __global int *place = &out_3[INDEX(check_index1(18, thread_x, 0, 0, t_global, t_global,
      out_extent, messages_2))];
  if (IN_BOUNDS(place, out, out_bytes)) {
    *place = value_2;
  }
}

static inline long check_position(uint site, int thread_x, int thread_y, int thread_z,
                                  long index, long count, __global uint *messages) {
  if (DIVERGENT() && ((ulong)index < (ulong)count || index == count)) {
    return index;
  }
  report_element(site, thread_x, thread_y, thread_z, index, count, messages);
  return 0;
}

static inline bool check_pointer_private(uint site, int thread_x, int thread_y, int thread_z,
                                         const int *pointer, __global uint *messages,
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

// kernel of run_kernel, leaving.cpp:18
#line 18 "/work/main/test/Execution/Barriers/leaving.cpp"
__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void run_kernel_4(
    __global int *out, ulong out_bytes, long out_offset, int out_extent0, __global uint *messages) {
  __global int *out_2 = out + VIEW_OFFSET(0, out_offset);
  __global int *out_3 = out_2;
  int out_extent = out_extent0;
  int t_global = get_global_id(0);
  int t_local = get_local_id(0);
  int thread_x = get_global_id(0);
  __global uint *messages_2 = messages;
#line 105 "/work/main/test/Execution/Barriers/leaving.cpp"
  int l = t_local;
  SCALAR();
  int one = l;
  int other = l * 2;
#line 106 "/work/main/test/Execution/Barriers/leaving.cpp"
  pair p = {l, {1, l + 1}};
  int *chosen = l % 2 ? &one :
      &p.b[(int)check_position(20, thread_x, 0, 0, (long)(l % 4 / 2), 2, messages_2)];
#line 108 "/work/main/test/Execution/Barriers/leaving.cpp"
  bool odd = l % 2 != 0;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (DIVERGENT() && check_pointer_private(22, thread_x, 0, 0, chosen, messages_2, 0,
      18446744073709551615uL)) {
    *chosen += 5;
  }
#line 111 "/work/main/test/Execution/Barriers/leaving.cpp"
  other += odd;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  SCALAR();
  int value = one + other * 100 + p.b[0] * 10000 + p.b[1] * 100000;
  __global int *place = &out_3[INDEX(check_index1(26, thread_x, 0, 0, t_global, t_global,
      out_extent, messages_2))];
  if (IN_BOUNDS(place, out, out_bytes)) {
    *place = value;
  }
}

static __attribute__((noinline)) void report_division(
    uint site, int thread_x, int thread_y, int thread_z, int value0, __global uint *messages) {
  uint message = begin_report(messages, 7, 6, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
  messages[message] = site;
  messages[message + 1] = (uint)thread_x;
  messages[message + 2] = (uint)thread_y;
  messages[message + 3] = (uint)thread_z;
  messages[message + 4] = (uint)value0;
}

static inline int check_divisor(uint site, int thread_x, int thread_y, int thread_z, int left,
                                int right, __global uint *messages) {
  if (DIVERGENT() && right == 0) {
    report_division(site, thread_x, thread_y, thread_z, 0, messages);
    return 1;
  }
  if (DIVERGENT() && right == -1 && left == (-2147483647 - 1)) {
    report_division(site, thread_x, thread_y, thread_z, 1, messages);
    return 1;
  }
  return right;
}

// kernel of run_kernel, leaving.cpp:18
#line 18 "/work/main/test/Execution/Barriers/leaving.cpp"
__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void run_kernel_5(
    __global int *out, ulong out_bytes, long out_offset, int out_extent0, __global uint *messages) {
  __global int *out_2 = out + VIEW_OFFSET(0, out_offset);
  __global int *out_3 = out_2;
  int out_extent = out_extent0;
  int t_global = get_global_id(0);
  int t_local = get_local_id(0);
  int t_tile = get_group_id(0);
  int thread_x = get_global_id(0);
  __global uint *messages_2 = messages;
#line 122 "/work/main/test/Execution/Barriers/leaving.cpp"
  int l = t_local;
  int sum = 0;
#line 123 "/work/main/test/Execution/Barriers/leaving.cpp"
  for (int i = 0; i < 3; ++i) {
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    int group = t_tile;
    if (group == 0) {
      continue;
    }
#line 128 "/work/main/test/Execution/Barriers/leaving.cpp"
    int q = 12 / check_divisor(29, thread_x, 0, 0, 12, group, messages_2);
    sum += q + l;
  }
  __global int *place = &out_3[INDEX(check_index1(30, thread_x, 0, 0, t_global, t_global,
      out_extent, messages_2))];
  if (IN_BOUNDS(place, out, out_bytes)) {
    *place = sum;
  }
}

// kernel of run_kernel, leaving.cpp:18
#line 18 "/work/main/test/Execution/Barriers/leaving.cpp"
__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void run_kernel_6(
    __global int *out, ulong out_bytes, long out_offset, int out_extent0, __global uint *messages) {
  __global int *out_2 = out + VIEW_OFFSET(0, out_offset);
  __global int *out_3 = out_2;
  int out_extent = out_extent0;
  int t_global = get_global_id(0);
  int t_local = get_local_id(0);
  int t_tile = get_group_id(0);
  int thread_x = get_global_id(0);
  __global uint *messages_2 = messages;
#line 136 "/work/main/test/Execution/Barriers/leaving.cpp"
  int k = 0;
  for (int i = 0; i < 5; ++i) {
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    if (i == t_tile) {
      continue;
    }
#line 141 "/work/main/test/Execution/Barriers/leaving.cpp"
    k += i;
  }
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int value = k * 100 + t_local;
  __global int *place = &out_3[INDEX(check_index1(34, thread_x, 0, 0, t_global, t_global,
      out_extent, messages_2))];
  if (IN_BOUNDS(place, out, out_bytes)) {
    *place = value;
  }
}

// kernel of run_kernel, leaving.cpp:18
#line 18 "/work/main/test/Execution/Barriers/leaving.cpp"
__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void run_kernel_7(
    __global int *out, ulong out_bytes, long out_offset, int out_extent0, __global uint *messages) {
  __global int *out_2 = out + VIEW_OFFSET(0, out_offset);
  __global int *out_3 = out_2;
  int out_extent = out_extent0;
  int t_global = get_global_id(0);
  int t_local = get_local_id(0);
  int t_tile = get_group_id(0);
  int thread_x = get_global_id(0);
  __global uint *messages_2 = messages;
#line 150 "/work/main/test/Execution/Barriers/leaving.cpp"
  int n = 1;
  while (true) {
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    if (t_tile == 0) {
      break;
    }
#line 155 "/work/main/test/Execution/Barriers/leaving.cpp"
    int q = 12 / check_divisor(37, thread_x, 0, 0, 12, t_tile, messages_2);
    n += q;
    break;
  }
  int value = n * 100 + t_local;
  __global int *place = &out_3[INDEX(check_index1(38, thread_x, 0, 0, t_global, t_global,
      out_extent, messages_2))];
  if (IN_BOUNDS(place, out, out_bytes)) {
    *place = value;
  }
}
