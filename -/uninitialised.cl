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

// kernel of main_kernel, uninitialised.cpp:13
#line 13 "/work/main/test/Check/uninitialised.cpp"
__kernel void main_kernel(__global int *a, ulong a_bytes, int a_extent0, int domain,
                          __global uint *messages) {
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
    __global int *place = &a[INDEX(check_index1(0, thread_x, 0, 0, i, i, a_extent0, messages))];
    if (IN_BOUNDS(place, a, a_bytes)) {
      *place = i;
    }
  }
}

// kernel of main_kernel, uninitialised.cpp:15
#line 15 "/work/main/test/Check/uninitialised.cpp"
__kernel void main_kernel_2(__global int *a, ulong a_bytes, int a_extent0, int domain,
                            __global uint *messages) {
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
    __global int *place = &a[INDEX(check_index1(2, thread_x, 0, 0, i, i, a_extent0, messages))];
    if (IN_BOUNDS(place, a, a_bytes)) {
      *place = i;
    }
  }
}

// kernel of main_kernel, uninitialised.cpp:16
#line 16 "/work/main/test/Check/uninitialised.cpp"
__kernel void main_kernel_3(__global int *v, ulong v_bytes, long v_offset, int v_extent0,
                            __global int *a, ulong a_bytes, int a_extent0, int domain,
                            __global uint *messages) {
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
    __global int *place = &a[INDEX(check_index1(4, thread_x, 0, 0, i, i, a_extent0, messages))];
    int value = IN_BOUNDS(place, a, a_bytes) ? *place : 0;
    __global int *place_2 = &v_2[INDEX(check_index1(7, thread_x, 0, 0, i, i, v_extent0, messages))];
    if (IN_BOUNDS(place_2, v, v_bytes)) {
      *place_2 = value;
    }
  }
}

// kernel of main_kernel, uninitialised.cpp:33
#line 33 "/work/main/test/Check/uninitialised.cpp"
__kernel void main_kernel_4(__global int *v, ulong v_bytes, long v_offset, int v_extent0,
                            __global int *b, ulong b_bytes, int b_extent0, int domain,
                            __global uint *messages) {
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
    __global int *place = &b[INDEX(check_index1(9, thread_x, 0, 0, i, i, b_extent0, messages))];
    int value = IN_BOUNDS(place, b, b_bytes) ? *place : 0;
    __global int *place_2 = &v_2[INDEX(check_index1(12, thread_x, 0, 0, i, i, v_extent0,
        messages))];
    if (IN_BOUNDS(place_2, v, v_bytes)) {
      *place_2 = value;
    }
  }
}

// kernel of main_kernel, uninitialised.cpp:43
#line 43 "/work/main/test/Check/uninitialised.cpp"
__kernel void main_kernel_5(__global int *a, ulong a_bytes, int a_extent0, int domain,
                            __global uint *messages) {
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
    __global int *place = &a[INDEX(check_index1(14, thread_x, 0, 0, i, i, a_extent0, messages))];
    if (IN_BOUNDS(place, a, a_bytes)) {
      *place = 1;
    }
  }
}

// kernel of main_kernel, uninitialised.cpp:45
#line 45 "/work/main/test/Check/uninitialised.cpp"
__kernel void main_kernel_6(__global int *v, ulong v_bytes, long v_offset, int v_extent0,
                            __global int *b, ulong b_bytes, long b_offset, int b_extent0,
                            int domain, __global uint *messages) {
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  __global int *b_2 = b + VIEW_OFFSET(1, b_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
    __global int *place = &b_2[INDEX(check_index1(16, thread_x, 0, 0, i, i, b_extent0, messages))];
    int value = IN_BOUNDS(place, b, b_bytes) ? *place : 0;
    __global int *place_2 = &v_2[INDEX(check_index1(19, thread_x, 0, 0, i, i, v_extent0,
        messages))];
    if (IN_BOUNDS(place_2, v, v_bytes)) {
      *place_2 = value;
    }
  }
}

// kernel of main_kernel, uninitialised.cpp:55
#line 55 "/work/main/test/Check/uninitialised.cpp"
__kernel void main_kernel_7(__global int *v, ulong v_bytes, long v_offset, int v_extent0,
                            int domain, __global uint *messages) {
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
    __global int *place = &v_2[INDEX(check_index1(21, thread_x, 0, 0, i, i, v_extent0, messages))];
    if (IN_BOUNDS(place, v, v_bytes)) {
      *place += 1;
    }
  }
}

// kernel of main_kernel, uninitialised.cpp:60
#line 60 "/work/main/test/Check/uninitialised.cpp"
__kernel void main_kernel_8(__global int *v, ulong v_bytes, long v_offset, int v_extent0,
                            int domain, __global uint *messages) {
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
    __global int *place = &v_2[INDEX(check_index1(24, thread_x, 0, 0, i, i, v_extent0, messages))];
    if (IN_BOUNDS(place, v, v_bytes)) {
      *place = 1;
    }
  }
}

// kernel of main_kernel, uninitialised.cpp:61
#line 61 "/work/main/test/Check/uninitialised.cpp"
__kernel void main_kernel_9(__global int *v, ulong v_bytes, long v_offset, int v_extent0,
                            int domain, __global uint *messages) {
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
    __global int *place = &v_2[INDEX(check_index1(26, thread_x, 0, 0, i, i, v_extent0, messages))];
    if (IN_BOUNDS(place, v, v_bytes)) {
      *place += 1;
    }
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

// kernel of main_kernel, uninitialised.cpp:65
#line 65 "/work/main/test/Check/uninitialised.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void main_kernel_10(
    int written, __global int *v, ulong v_bytes, long v_offset, int v_extent0,
    __global uint *messages) {
#line 66 "/work/main/test/Check/uninitialised.cpp"
  __local int s[16] __attribute__((aligned(16))); SHARED(s);
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int t_local = get_local_id(0);
  int thread_x = get_global_id(0);
#line 67 "/work/main/test/Check/uninitialised.cpp"
  if (t_local < written) {
    if (check_element(29, thread_x, 0, 0, (long)t_local, 16, messages)) {
      s[t_local] = t_local;
    }
  }
#line 69 "/work/main/test/Check/uninitialised.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int value = DIVERGENT() && check_element(32, thread_x, 0, 0, (long)(15 - t_local), 16, messages) ?
      s[15 - t_local] : 0;
  int temporary = get_global_id(0);
  __global int *place = &v_2[INDEX(check_index1(35, thread_x, 0, 0, temporary, temporary, v_extent0,
      messages))];
  if (IN_BOUNDS(place, v, v_bytes)) {
    *place = value;
  }
}

static inline long check_object(uint site, int thread_x, int thread_y, int thread_z, long index,
                                long count, __global uint *messages) {
  if (DIVERGENT() && (ulong)index < (ulong)count) {
    return index;
  }
  report_element(site, thread_x, thread_y, thread_z, index, count, messages);
  return 0;
}

// kernel of main_kernel, uninitialised.cpp:80
#line 80 "/work/main/test/Check/uninitialised.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void main_kernel_11(
    uchar filled, __global int *v, ulong v_bytes, long v_offset, int v_extent0,
    __global uint *messages) {
#line 81 "/work/main/test/Check/uninitialised.cpp"
  __local int bins[4] __attribute__((aligned(16))); SHARED(bins);
  __local int last; SHARED(last);
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int t_global = get_global_id(0);
  int t_local = get_local_id(0);
  int thread_x = get_global_id(0);
#line 82 "/work/main/test/Check/uninitialised.cpp"
  if (filled && t_local < 4) {
    if (check_element(37, thread_x, 0, 0, (long)t_local, 4, messages)) {
      bins[t_local] = 0;
    }
  }
#line 84 "/work/main/test/Check/uninitialised.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  atomic_xchg(&last, t_local);
  __global int *place = &v_2[INDEX(check_index1(41, thread_x, 0, 0, t_global, t_global, v_extent0,
      messages))];
  __local int *place_2 = &bins[(int)check_object(44, thread_x, 0, 0,
      (long)((DIVERGENT() && IN_BOUNDS(place, v, v_bytes) ? *place : 0) & 3), 4, messages)];
  atomic_inc(place_2);
#line 87 "/work/main/test/Check/uninitialised.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int value = (DIVERGENT() && check_element(48, thread_x, 0, 0, (long)(t_local & 3), 4, messages) ?
      bins[t_local & 3] : 0) + last;
#line 88 "/work/main/test/Check/uninitialised.cpp"
  __global int *place_3 = &v_2[INDEX(check_index1(53, thread_x, 0, 0, t_global, t_global, v_extent0,
      messages))];
  if (IN_BOUNDS(place_3, v, v_bytes)) {
    *place_3 = value;
  }
}
