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
  if (DIVERGENT() && (uint)i0 < (uint)e0) {
    return place;
  }
  report_index1(site, thread_x, thread_y, thread_z, i0, e0, messages);
  return -2147483648L;
}

// kernel of expect_kernel, tile-static-values.cpp:24
#line 24 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void expect_kernel(
    __global int *out, ulong out_bytes, long out_offset, int out_extent0, __global uint *messages) {
#line 35 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  __local int x; SHARED(x);
  __global int *out_2 = out + VIEW_OFFSET(0, out_offset);
  int thread_x = get_global_id(0);
#line 24 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  int l = get_local_id(0);
#line 54 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  int l_2 = l;
#line 36 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  x = 1;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (l_2 == 3) {
    x = 7;
  }
#line 40 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 24 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  int value = x;
  int temporary = get_global_id(0);
  __global int *place = &out_2[INDEX(check_index1(6, thread_x, 0, 0, temporary, temporary,
      out_extent0, messages))];
  if (IN_BOUNDS(place, out, out_bytes)) {
    *place = value;
  }
}

// kernel of expect_kernel, tile-static-values.cpp:24
#line 24 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void expect_kernel_2(
    __global int *out, ulong out_bytes, long out_offset, int out_extent0, __global uint *messages) {
#line 56 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  __local int x; SHARED(x);
  __global int *out_2 = out + VIEW_OFFSET(0, out_offset);
  int thread_x = get_global_id(0);
#line 24 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  int l = get_local_id(0);
#line 57 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  x = 0;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (l == 3) {
    x = 42;
  }
#line 61 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 24 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  int value = x;
  int temporary = get_global_id(0);
  __global int *place = &out_2[INDEX(check_index1(6, thread_x, 0, 0, temporary, temporary,
      out_extent0, messages))];
  if (IN_BOUNDS(place, out, out_bytes)) {
    *place = value;
  }
}

// kernel of expect_kernel, tile-static-values.cpp:24
#line 24 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void expect_kernel_3(
    __global int *out, ulong out_bytes, long out_offset, int out_extent0, __global uint *messages) {
#line 65 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  __local int s[3]; SHARED(s);
  __local int m[2][2] __attribute__((aligned(16))); SHARED(m);
#line 66 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  __local pair p[2] __attribute__((aligned(16))); SHARED(p);
  __global int *out_2 = out + VIEW_OFFSET(0, out_offset);
  int thread_x = get_global_id(0);
#line 24 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  int l = get_local_id(0);
  int value;
  int value_2 = p[0].b[1] = 1;
#line 67 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  int value_3 = (value = p[1].a = value_2, m[1][0] = value);
  s[1] = value_3;
#line 68 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (l == 5) {
    s[1] = 2;
    m[1][0] = 3;
    p[1].a += 2;
    p[0].b[1] = 5;
  }
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 24 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  int value_4 = s[1] + m[1][0] + p[1].a + p[0].b[1];
  int temporary = get_global_id(0);
  __global int *place = &out_2[INDEX(check_index1(6, thread_x, 0, 0, temporary, temporary,
      out_extent0, messages))];
  if (IN_BOUNDS(place, out, out_bytes)) {
    *place = value_4;
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

static inline __attribute__((always_inline)) bool check_pointer(
    uint site, int thread_x, int thread_y, int thread_z, __local const int *pointer,
    __global uint *messages, ulong pointer_begin, ulong pointer_bytes) {
  if (DIVERGENT() && pointer == 0) {
    report_pointer(site, thread_x, thread_y, thread_z, 0, messages);
    return false;
  }
  if (DIVERGENT() && !IN_BOUNDS(pointer, pointer_begin, pointer_bytes)) {
    report_pointer(site, thread_x, thread_y, thread_z, 1, messages);
    return false;
  }
  if (DIVERGENT() && ((ulong)pointer & 3) != 0) {
    report_pointer(site, thread_x, thread_y, thread_z, 2, messages);
    return false;
  }
  return true;
}

// kernel of expect_kernel, tile-static-values.cpp:24
#line 24 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void expect_kernel_4(
    __global int *out, ulong out_bytes, long out_offset, int out_extent0, __global uint *messages) {
#line 79 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  __local int x; SHARED(x);
  __local int s[2]; SHARED(s);
  __global int *out_2 = out + VIEW_OFFSET(0, out_offset);
  int thread_x = get_global_id(0);
#line 24 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  int l = get_local_id(0);
  int thread_x_2 = thread_x;
  __global uint *messages_2 = messages;
#line 81 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  int l_2 = l;
  __local int *x_2 = &x;
  __local int *p = &s[1];
  int thread_x_3 = thread_x_2;
  __global uint *messages_3 = messages_2;
#line 45 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  int value = DIVERGENT() && check_pointer(33, thread_x_3, 0, 0, p, messages_3, (ulong)&s, 8) ?
      (*p = 1) : 1;
  *x_2 = value;
#line 46 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (l_2 == 2) {
    *x_2 = 4;
    if (check_pointer(38, thread_x_3, 0, 0, p, messages_3, (ulong)&s, 8)) {
      *p += 2;
    }
  }
#line 49 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 81 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  int result = *x_2 + (DIVERGENT() &&
      check_pointer(44, thread_x_3, 0, 0, p, messages_3, (ulong)&s, 8) ? *p : 0);
#line 24 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  int value_2 = result;
  int temporary = get_global_id(0);
  __global int *place = &out_2[INDEX(check_index1(6, thread_x, 0, 0, temporary, temporary,
      out_extent0, messages))];
  if (IN_BOUNDS(place, out, out_bytes)) {
    *place = value_2;
  }
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

// kernel of expect_kernel, tile-static-values.cpp:24
#line 24 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void expect_kernel_5(
    __global int *out, ulong out_bytes, long out_offset, int out_extent0, __global uint *messages) {
  __local uint meeting[4] __attribute__((aligned(16))); SHARED(meeting);
#line 84 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  __local uchar more; SHARED(more);
  __global int *out_2 = out + VIEW_OFFSET(0, out_offset);
  int thread_x = get_global_id(0);
#line 24 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  int l = get_local_id(0);
  int thread_x_2 = thread_x;
  __global uint *messages_2 = messages;
  int result;
#line 85 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  int rounds = 0;
  int left = l;
#line 86 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  bool again = true;
#line 97 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  do {
#line 86 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
    BRANCH();
    again = again;
#line 87 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
    if (again) {
      more = 0;
    }
#line 88 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
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
    if (meeting[0] != 8 && meeting[2] == (uint)get_local_id(0)) {
      check_barrier(48, thread_x_2, 0, 0, messages_2, (int)(8 - meeting[0]), (int)(meeting[1] % 8),
          (int)(meeting[1] / 8 % 1), (int)(meeting[1] / 8), (int)meeting[0]);
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 89 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
    if (DIVERGENT() && again) {
      if (left > 0) {
#line 90 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
        --left;
        more = 1;
      }
    }
#line 93 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
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
    if (meeting[0] != 8 && meeting[2] == (uint)get_local_id(0)) {
      check_barrier(50, thread_x_2, 0, 0, messages_2, (int)(8 - meeting[0]), (int)(meeting[1] % 8),
          (int)(meeting[1] / 8 % 1), (int)(meeting[1] / 8), (int)meeting[0]);
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 95 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
    bool again_2;
#line 94 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
    if (DIVERGENT() && again) {
      ++rounds;
#line 95 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
      again_2 = more;
    }
#line 96 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
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
    if (meeting[0] != 8 && meeting[2] == (uint)get_local_id(0)) {
      check_barrier(53, thread_x_2, 0, 0, messages_2, (int)(8 - meeting[0]), (int)(meeting[1] % 8),
          (int)(meeting[1] / 8 % 1), (int)(meeting[1] / 8), (int)meeting[0]);
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 97 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
    if (DIVERGENT() && again) {
      if (!again_2) {
#line 98 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
        result = rounds;
        again = false;
      }
    }
#line 97 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
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
#line 24 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  int value = result;
  int temporary = get_global_id(0);
  __global int *place = &out_2[INDEX(check_index1(6, thread_x, 0, 0, temporary, temporary,
      out_extent0, messages))];
  if (IN_BOUNDS(place, out, out_bytes)) {
    *place = value;
  }
}

// kernel of expect_kernel, tile-static-values.cpp:24
#line 24 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void expect_kernel_6(
    __global int *out, ulong out_bytes, long out_offset, int out_extent0, __global uint *messages) {
#line 102 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  __local float total[1]; SHARED(total);
  __global int *out_2 = out + VIEW_OFFSET(0, out_offset);
  int thread_x = get_global_id(0);
#line 24 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  int l = get_local_id(0);
#line 103 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  total[0] = 0.0f;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int seen = 0;
  for (int k = 0; k < 4; ++k) {
    BRANCH();
    seen += (int)total[0];
#line 108 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    if (l == k) {
      total[0] += 1.0f;
    }
#line 111 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  }
#line 24 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  int value = seen;
  int temporary = get_global_id(0);
  __global int *place = &out_2[INDEX(check_index1(6, thread_x, 0, 0, temporary, temporary,
      out_extent0, messages))];
  if (IN_BOUNDS(place, out, out_bytes)) {
    *place = value;
  }
}

// kernel of expect_kernel, tile-static-values.cpp:24
#line 24 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void expect_kernel_7(
    __global int *out, ulong out_bytes, long out_offset, int out_extent0, __global uint *messages) {
#line 116 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  __local int x; SHARED(x);
  __global int *out_2 = out + VIEW_OFFSET(0, out_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
#line 24 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  int t_local = get_local_id(0);
#line 122 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  x = 0;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int t_local_2 = t_local;
  __local int *to = &x;
  int who = 1;
  int value = 5;
#line 118 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  if (t_local_2 == who) {
    *to = value;
  }
#line 120 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 125 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  int first = x;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int t_local_3 = t_local;
  __local int *to_2 = &x;
  int who_2 = 6;
  int value_2 = 4;
#line 118 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  if (t_local_3 == who_2) {
    *to_2 = value_2;
  }
#line 120 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 24 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  int value_3 = first + x;
  __global int *place = &out_2[INDEX(check_index1(6, thread_x, 0, 0, t_global, t_global,
      out_extent0, messages))];
  if (IN_BOUNDS(place, out, out_bytes)) {
    *place = value_3;
  }
}
