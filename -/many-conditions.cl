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
  uint message = begin_report(messages, 6, 9, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
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

static __attribute__((noinline)) void report_pointer(
    uint site, int thread_x, int thread_y, int thread_z, int value0, __global uint *messages) {
  uint message = begin_report(messages, 3, 6, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
  messages[message] = site;
  messages[message + 1] = (uint)thread_x;
  messages[message + 2] = (uint)thread_y;
  messages[message + 3] = (uint)thread_z;
  messages[message + 4] = (uint)value0;
}

static inline __attribute__((always_inline)) bool check_pointer(
    uint site, int thread_x, int thread_y, int thread_z, __local const uint *pointer,
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

// kernel of run_kernel, many-conditions.cpp:40
#line 40 "/work/main/test/Execution/Barriers/many-conditions.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void run_kernel(
    __global uint *v, ulong v_bytes, long v_offset, int v_extent0, int n, __global uint *messages) {
#line 41 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  __local uint s[16] __attribute__((aligned(16))); SHARED(s);
  __global uint *v_2 = v + VIEW_OFFSET(0, v_offset);
  int t_global = get_global_id(0);
  int t_local = get_local_id(0);
  int thread_x = get_global_id(0);
#line 42 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  __global uint *place = &v_2[INDEX(check_index1(4, thread_x, 0, 0, t_global, t_global, v_extent0,
      messages))];
  uint value = DIVERGENT() && IN_BOUNDS(place, v, v_bytes) ? *place : 0;
  if (check_element(7, thread_x, 0, 0, (long)t_local, 16, messages)) {
    s[t_local] = value;
  }
#line 43 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int t_local_2 = t_local;
  __local uint *s_2 = s;
  int n_2 = n;
  int thread_x_2 = thread_x;
  __global uint *messages_2 = messages;
#line 68 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  bool taken = n_2 >= 1;
  uint x;
  if (taken) {
    __local uint *place_2 = &s_2[(t_local_2 + 1) % 16];
    x = DIVERGENT() && check_pointer(0, thread_x_2, 0, 0, place_2, messages_2, (ulong)&s, 64) ?
        *place_2 : 0;
    BRANCH();
  }
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (taken) {
    if (check_pointer(0, thread_x_2, 0, 0, &s_2[t_local_2], messages_2, (ulong)&s, 64)) {
      s_2[t_local_2] += x;
    }
    BRANCH();
  }
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  bool taken_2 = n_2 >= 2;
  uint x_2;
  if (taken_2) {
    __local uint *place_2 = &s_2[(t_local_2 + 2) % 16];
    x_2 = DIVERGENT() && check_pointer(0, thread_x_2, 0, 0, place_2, messages_2, (ulong)&s, 64) ?
        *place_2 : 0;
    BRANCH();
  }
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (taken_2) {
    if (check_pointer(0, thread_x_2, 0, 0, &s_2[t_local_2], messages_2, (ulong)&s, 64)) {
      s_2[t_local_2] += x_2;
    }
    BRANCH();
  }
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  bool taken_3 = n_2 >= 3;
  uint x_3;
  if (taken_3) {
    __local uint *place_2 = &s_2[(t_local_2 + 3) % 16];
    x_3 = DIVERGENT() && check_pointer(0, thread_x_2, 0, 0, place_2, messages_2, (ulong)&s, 64) ?
        *place_2 : 0;
    BRANCH();
  }
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (taken_3) {
    if (check_pointer(0, thread_x_2, 0, 0, &s_2[t_local_2], messages_2, (ulong)&s, 64)) {
      s_2[t_local_2] += x_3;
    }
    BRANCH();
  }
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  bool taken_4 = n_2 >= 4;
  uint x_4;
  if (taken_4) {
    __local uint *place_2 = &s_2[(t_local_2 + 4) % 16];
    x_4 = DIVERGENT() && check_pointer(0, thread_x_2, 0, 0, place_2, messages_2, (ulong)&s, 64) ?
        *place_2 : 0;
    BRANCH();
  }
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (taken_4) {
    if (check_pointer(0, thread_x_2, 0, 0, &s_2[t_local_2], messages_2, (ulong)&s, 64)) {
      s_2[t_local_2] += x_4;
    }
    BRANCH();
  }
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  bool taken_5 = n_2 >= 5;
  uint x_5;
  if (taken_5) {
    __local uint *place_2 = &s_2[(t_local_2 + 5) % 16];
    x_5 = DIVERGENT() && check_pointer(0, thread_x_2, 0, 0, place_2, messages_2, (ulong)&s, 64) ?
        *place_2 : 0;
    BRANCH();
  }
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (taken_5) {
    if (check_pointer(0, thread_x_2, 0, 0, &s_2[t_local_2], messages_2, (ulong)&s, 64)) {
      s_2[t_local_2] += x_5;
    }
    BRANCH();
  }
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  bool taken_6 = n_2 >= 6;
  uint x_6;
  if (taken_6) {
    __local uint *place_2 = &s_2[(t_local_2 + 6) % 16];
    x_6 = DIVERGENT() && check_pointer(0, thread_x_2, 0, 0, place_2, messages_2, (ulong)&s, 64) ?
        *place_2 : 0;
    BRANCH();
  }
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (taken_6) {
    if (check_pointer(0, thread_x_2, 0, 0, &s_2[t_local_2], messages_2, (ulong)&s, 64)) {
      s_2[t_local_2] += x_6;
    }
    BRANCH();
  }
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  bool taken_7 = n_2 >= 7;
  uint x_7;
  if (taken_7) {
    __local uint *place_2 = &s_2[(t_local_2 + 7) % 16];
    x_7 = DIVERGENT() && check_pointer(0, thread_x_2, 0, 0, place_2, messages_2, (ulong)&s, 64) ?
        *place_2 : 0;
    BRANCH();
  }
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (taken_7) {
    if (check_pointer(0, thread_x_2, 0, 0, &s_2[t_local_2], messages_2, (ulong)&s, 64)) {
      s_2[t_local_2] += x_7;
    }
    BRANCH();
  }
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  bool taken_8 = n_2 >= 8;
  uint x_8;
  if (taken_8) {
    __local uint *place_2 = &s_2[(t_local_2 + 8) % 16];
    x_8 = DIVERGENT() && check_pointer(0, thread_x_2, 0, 0, place_2, messages_2, (ulong)&s, 64) ?
        *place_2 : 0;
    BRANCH();
  }
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (taken_8) {
    if (check_pointer(0, thread_x_2, 0, 0, &s_2[t_local_2], messages_2, (ulong)&s, 64)) {
      s_2[t_local_2] += x_8;
    }
    BRANCH();
  }
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  bool taken_9 = n_2 >= 9;
  uint x_9;
  if (taken_9) {
    __local uint *place_2 = &s_2[(t_local_2 + 9) % 16];
    x_9 = DIVERGENT() && check_pointer(0, thread_x_2, 0, 0, place_2, messages_2, (ulong)&s, 64) ?
        *place_2 : 0;
    BRANCH();
  }
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (taken_9) {
    if (check_pointer(0, thread_x_2, 0, 0, &s_2[t_local_2], messages_2, (ulong)&s, 64)) {
      s_2[t_local_2] += x_9;
    }
    BRANCH();
  }
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 45 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  uint value_2 = DIVERGENT() && check_element(10, thread_x, 0, 0, (long)t_local, 16, messages) ?
      s[t_local] : 0;
  __global uint *place_2 = &v_2[INDEX(check_index1(13, thread_x, 0, 0, t_global, t_global,
      v_extent0, messages))];
  if (IN_BOUNDS(place_2, v, v_bytes)) {
    *place_2 = value_2;
  }
}

// kernel of run_kernel, many-conditions.cpp:40
#line 40 "/work/main/test/Execution/Barriers/many-conditions.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void run_kernel_2(
    __global uint *v, ulong v_bytes, long v_offset, int v_extent0, int n, __global uint *messages) {
#line 41 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  __local uint s[16] __attribute__((aligned(16))); SHARED(s);
  __global uint *v_2 = v + VIEW_OFFSET(0, v_offset);
  int t_global = get_global_id(0);
  int t_local = get_local_id(0);
  int thread_x = get_global_id(0);
#line 42 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  __global uint *place = &v_2[INDEX(check_index1(4, thread_x, 0, 0, t_global, t_global, v_extent0,
      messages))];
  uint value = DIVERGENT() && IN_BOUNDS(place, v, v_bytes) ? *place : 0;
  if (check_element(7, thread_x, 0, 0, (long)t_local, 16, messages)) {
    s[t_local] = value;
  }
#line 43 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int t_local_2 = t_local;
  __local uint *s_2 = s;
  int n_2 = n;
  int thread_x_2 = thread_x;
  __global uint *messages_2 = messages;
#line 75 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  bool taken = n_2 >= 1;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  int l;
  uint x;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (taken) {
    l = t_local_2;
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    x = DIVERGENT() && check_pointer(15, thread_x_2, 0, 0, &s_2[(l + 1) % 16], messages_2,
        (ulong)&s, 64) ? s_2[(l + 1) % 16] : 0;
    BRANCH();
  }
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (taken) {
    if (check_pointer(19, thread_x_2, 0, 0, &s_2[l], messages_2, (ulong)&s, 64)) {
      s_2[l] += x;
    }
    BRANCH();
  }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 75 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  bool taken_2 = n_2 >= 2;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  int l_2;
  uint x_2;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (taken_2) {
    l_2 = t_local_2;
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    x_2 = DIVERGENT() && check_pointer(15, thread_x_2, 0, 0, &s_2[(l_2 + 2) % 16], messages_2,
        (ulong)&s, 64) ? s_2[(l_2 + 2) % 16] : 0;
    BRANCH();
  }
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (taken_2) {
    if (check_pointer(19, thread_x_2, 0, 0, &s_2[l_2], messages_2, (ulong)&s, 64)) {
      s_2[l_2] += x_2;
    }
    BRANCH();
  }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 75 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  bool taken_3 = n_2 >= 3;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  int l_3;
  uint x_3;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (taken_3) {
    l_3 = t_local_2;
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    x_3 = DIVERGENT() && check_pointer(15, thread_x_2, 0, 0, &s_2[(l_3 + 3) % 16], messages_2,
        (ulong)&s, 64) ? s_2[(l_3 + 3) % 16] : 0;
    BRANCH();
  }
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (taken_3) {
    if (check_pointer(19, thread_x_2, 0, 0, &s_2[l_3], messages_2, (ulong)&s, 64)) {
      s_2[l_3] += x_3;
    }
    BRANCH();
  }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 75 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  bool taken_4 = n_2 >= 4;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  int l_4;
  uint x_4;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (taken_4) {
    l_4 = t_local_2;
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    x_4 = DIVERGENT() && check_pointer(15, thread_x_2, 0, 0, &s_2[(l_4 + 4) % 16], messages_2,
        (ulong)&s, 64) ? s_2[(l_4 + 4) % 16] : 0;
    BRANCH();
  }
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (taken_4) {
    if (check_pointer(19, thread_x_2, 0, 0, &s_2[l_4], messages_2, (ulong)&s, 64)) {
      s_2[l_4] += x_4;
    }
    BRANCH();
  }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 75 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  bool taken_5 = n_2 >= 5;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  int l_5;
  uint x_5;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (taken_5) {
    l_5 = t_local_2;
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    x_5 = DIVERGENT() && check_pointer(15, thread_x_2, 0, 0, &s_2[(l_5 + 5) % 16], messages_2,
        (ulong)&s, 64) ? s_2[(l_5 + 5) % 16] : 0;
    BRANCH();
  }
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (taken_5) {
    if (check_pointer(19, thread_x_2, 0, 0, &s_2[l_5], messages_2, (ulong)&s, 64)) {
      s_2[l_5] += x_5;
    }
    BRANCH();
  }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 75 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  bool taken_6 = n_2 >= 6;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  int l_6;
  uint x_6;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (taken_6) {
    l_6 = t_local_2;
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    x_6 = DIVERGENT() && check_pointer(15, thread_x_2, 0, 0, &s_2[(l_6 + 6) % 16], messages_2,
        (ulong)&s, 64) ? s_2[(l_6 + 6) % 16] : 0;
    BRANCH();
  }
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (taken_6) {
    if (check_pointer(19, thread_x_2, 0, 0, &s_2[l_6], messages_2, (ulong)&s, 64)) {
      s_2[l_6] += x_6;
    }
    BRANCH();
  }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 75 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  bool taken_7 = n_2 >= 7;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  int l_7;
  uint x_7;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (taken_7) {
    l_7 = t_local_2;
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    x_7 = DIVERGENT() && check_pointer(15, thread_x_2, 0, 0, &s_2[(l_7 + 7) % 16], messages_2,
        (ulong)&s, 64) ? s_2[(l_7 + 7) % 16] : 0;
    BRANCH();
  }
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (taken_7) {
    if (check_pointer(19, thread_x_2, 0, 0, &s_2[l_7], messages_2, (ulong)&s, 64)) {
      s_2[l_7] += x_7;
    }
    BRANCH();
  }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 75 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  bool taken_8 = n_2 >= 8;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  int l_8;
  uint x_8;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (taken_8) {
    l_8 = t_local_2;
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    x_8 = DIVERGENT() && check_pointer(15, thread_x_2, 0, 0, &s_2[(l_8 + 8) % 16], messages_2,
        (ulong)&s, 64) ? s_2[(l_8 + 8) % 16] : 0;
    BRANCH();
  }
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (taken_8) {
    if (check_pointer(19, thread_x_2, 0, 0, &s_2[l_8], messages_2, (ulong)&s, 64)) {
      s_2[l_8] += x_8;
    }
    BRANCH();
  }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 75 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  bool taken_9 = n_2 >= 9;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  int l_9;
  uint x_9;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (taken_9) {
    l_9 = t_local_2;
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    x_9 = DIVERGENT() && check_pointer(15, thread_x_2, 0, 0, &s_2[(l_9 + 9) % 16], messages_2,
        (ulong)&s, 64) ? s_2[(l_9 + 9) % 16] : 0;
    BRANCH();
  }
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (taken_9) {
    if (check_pointer(19, thread_x_2, 0, 0, &s_2[l_9], messages_2, (ulong)&s, 64)) {
      s_2[l_9] += x_9;
    }
    BRANCH();
  }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 45 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  uint value_2 = DIVERGENT() && check_element(10, thread_x, 0, 0, (long)t_local, 16, messages) ?
      s[t_local] : 0;
  __global uint *place_2 = &v_2[INDEX(check_index1(13, thread_x, 0, 0, t_global, t_global,
      v_extent0, messages))];
  if (IN_BOUNDS(place_2, v, v_bytes)) {
    *place_2 = value_2;
  }
}

// kernel of run_kernel, many-conditions.cpp:40
#line 40 "/work/main/test/Execution/Barriers/many-conditions.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void run_kernel_3(
    __global uint *v, ulong v_bytes, long v_offset, int v_extent0, int n, __global uint *messages) {
#line 41 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  __local uint s[16] __attribute__((aligned(16))); SHARED(s);
  __global uint *v_2 = v + VIEW_OFFSET(0, v_offset);
  int t_global = get_global_id(0);
  int t_local = get_local_id(0);
  int thread_x = get_global_id(0);
#line 42 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  __global uint *place = &v_2[INDEX(check_index1(4, thread_x, 0, 0, t_global, t_global, v_extent0,
      messages))];
  uint value = DIVERGENT() && IN_BOUNDS(place, v, v_bytes) ? *place : 0;
  if (check_element(7, thread_x, 0, 0, (long)t_local, 16, messages)) {
    s[t_local] = value;
  }
#line 43 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int t_local_2 = t_local;
  __local uint *s_2 = s;
  int n_2 = n;
  int thread_x_2 = thread_x;
  __global uint *messages_2 = messages;
#line 80 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  int t_local_3 = t_local_2;
  __local uint *s_3 = s_2;
  int k = 1;
  int n_3 = n_2;
  int thread_x_3 = thread_x_2;
  __global uint *messages_3 = messages_2;
#line 26 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  bool taken = n_3 < k;
  bool not_taken = !taken;
#line 27 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (taken) {
  }
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  int l;
  uint x;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (not_taken) {
    l = t_local_3;
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    x = DIVERGENT() && check_pointer(15, thread_x_3, 0, 0, &s_3[(l + k) % 16], messages_3,
        (ulong)&s, 64) ? s_3[(l + k) % 16] : 0;
    BRANCH();
  }
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (not_taken) {
    if (check_pointer(19, thread_x_3, 0, 0, &s_3[l], messages_3, (ulong)&s, 64)) {
      s_3[l] += x;
    }
    BRANCH();
  }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 29 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (not_taken) {
  }
#line 80 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  int t_local_4 = t_local_2;
  __local uint *s_4 = s_2;
  int k_2 = 2;
  int n_4 = n_2;
  int thread_x_4 = thread_x_2;
  __global uint *messages_4 = messages_2;
#line 26 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  bool taken_2 = n_4 < k_2;
  bool not_taken_2 = !taken_2;
#line 27 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (taken_2) {
  }
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  int l_2;
  uint x_2;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (not_taken_2) {
    l_2 = t_local_4;
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    x_2 = DIVERGENT() && check_pointer(15, thread_x_4, 0, 0, &s_4[(l_2 + k_2) % 16], messages_4,
        (ulong)&s, 64) ? s_4[(l_2 + k_2) % 16] : 0;
    BRANCH();
  }
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (not_taken_2) {
    if (check_pointer(19, thread_x_4, 0, 0, &s_4[l_2], messages_4, (ulong)&s, 64)) {
      s_4[l_2] += x_2;
    }
    BRANCH();
  }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 29 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (not_taken_2) {
  }
#line 80 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  int t_local_5 = t_local_2;
  __local uint *s_5 = s_2;
  int k_3 = 3;
  int n_5 = n_2;
  int thread_x_5 = thread_x_2;
  __global uint *messages_5 = messages_2;
#line 26 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  bool taken_3 = n_5 < k_3;
  bool not_taken_3 = !taken_3;
#line 27 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (taken_3) {
  }
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  int l_3;
  uint x_3;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (not_taken_3) {
    l_3 = t_local_5;
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    x_3 = DIVERGENT() && check_pointer(15, thread_x_5, 0, 0, &s_5[(l_3 + k_3) % 16], messages_5,
        (ulong)&s, 64) ? s_5[(l_3 + k_3) % 16] : 0;
    BRANCH();
  }
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (not_taken_3) {
    if (check_pointer(19, thread_x_5, 0, 0, &s_5[l_3], messages_5, (ulong)&s, 64)) {
      s_5[l_3] += x_3;
    }
    BRANCH();
  }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 29 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (not_taken_3) {
  }
#line 80 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  int t_local_6 = t_local_2;
  __local uint *s_6 = s_2;
  int k_4 = 4;
  int n_6 = n_2;
  int thread_x_6 = thread_x_2;
  __global uint *messages_6 = messages_2;
#line 26 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  bool taken_4 = n_6 < k_4;
  bool not_taken_4 = !taken_4;
#line 27 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (taken_4) {
  }
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  int l_4;
  uint x_4;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (not_taken_4) {
    l_4 = t_local_6;
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    x_4 = DIVERGENT() && check_pointer(15, thread_x_6, 0, 0, &s_6[(l_4 + k_4) % 16], messages_6,
        (ulong)&s, 64) ? s_6[(l_4 + k_4) % 16] : 0;
    BRANCH();
  }
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (not_taken_4) {
    if (check_pointer(19, thread_x_6, 0, 0, &s_6[l_4], messages_6, (ulong)&s, 64)) {
      s_6[l_4] += x_4;
    }
    BRANCH();
  }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 29 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (not_taken_4) {
  }
#line 80 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  int t_local_7 = t_local_2;
  __local uint *s_7 = s_2;
  int k_5 = 5;
  int n_7 = n_2;
  int thread_x_7 = thread_x_2;
  __global uint *messages_7 = messages_2;
#line 26 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  bool taken_5 = n_7 < k_5;
  bool not_taken_5 = !taken_5;
#line 27 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (taken_5) {
  }
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  int l_5;
  uint x_5;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (not_taken_5) {
    l_5 = t_local_7;
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    x_5 = DIVERGENT() && check_pointer(15, thread_x_7, 0, 0, &s_7[(l_5 + k_5) % 16], messages_7,
        (ulong)&s, 64) ? s_7[(l_5 + k_5) % 16] : 0;
    BRANCH();
  }
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (not_taken_5) {
    if (check_pointer(19, thread_x_7, 0, 0, &s_7[l_5], messages_7, (ulong)&s, 64)) {
      s_7[l_5] += x_5;
    }
    BRANCH();
  }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 29 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (not_taken_5) {
  }
#line 80 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  int t_local_8 = t_local_2;
  __local uint *s_8 = s_2;
  int k_6 = 6;
  int n_8 = n_2;
  int thread_x_8 = thread_x_2;
  __global uint *messages_8 = messages_2;
#line 26 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  bool taken_6 = n_8 < k_6;
  bool not_taken_6 = !taken_6;
#line 27 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (taken_6) {
  }
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  int l_6;
  uint x_6;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (not_taken_6) {
    l_6 = t_local_8;
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    x_6 = DIVERGENT() && check_pointer(15, thread_x_8, 0, 0, &s_8[(l_6 + k_6) % 16], messages_8,
        (ulong)&s, 64) ? s_8[(l_6 + k_6) % 16] : 0;
    BRANCH();
  }
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (not_taken_6) {
    if (check_pointer(19, thread_x_8, 0, 0, &s_8[l_6], messages_8, (ulong)&s, 64)) {
      s_8[l_6] += x_6;
    }
    BRANCH();
  }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 29 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (not_taken_6) {
  }
#line 80 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  int t_local_9 = t_local_2;
  __local uint *s_9 = s_2;
  int k_7 = 7;
  int n_9 = n_2;
  int thread_x_9 = thread_x_2;
  __global uint *messages_9 = messages_2;
#line 26 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  bool taken_7 = n_9 < k_7;
  bool not_taken_7 = !taken_7;
#line 27 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (taken_7) {
  }
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  int l_7;
  uint x_7;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (not_taken_7) {
    l_7 = t_local_9;
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    x_7 = DIVERGENT() && check_pointer(15, thread_x_9, 0, 0, &s_9[(l_7 + k_7) % 16], messages_9,
        (ulong)&s, 64) ? s_9[(l_7 + k_7) % 16] : 0;
    BRANCH();
  }
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (not_taken_7) {
    if (check_pointer(19, thread_x_9, 0, 0, &s_9[l_7], messages_9, (ulong)&s, 64)) {
      s_9[l_7] += x_7;
    }
    BRANCH();
  }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 29 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (not_taken_7) {
  }
#line 80 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  int t_local_10 = t_local_2;
  __local uint *s_10 = s_2;
  int k_8 = 8;
  int n_10 = n_2;
  int thread_x_10 = thread_x_2;
  __global uint *messages_10 = messages_2;
#line 26 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  bool taken_8 = n_10 < k_8;
  bool not_taken_8 = !taken_8;
#line 27 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (taken_8) {
  }
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  int l_8;
  uint x_8;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (not_taken_8) {
    l_8 = t_local_10;
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    x_8 = DIVERGENT() && check_pointer(15, thread_x_10, 0, 0, &s_10[(l_8 + k_8) % 16], messages_10,
        (ulong)&s, 64) ? s_10[(l_8 + k_8) % 16] : 0;
    BRANCH();
  }
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (not_taken_8) {
    if (check_pointer(19, thread_x_10, 0, 0, &s_10[l_8], messages_10, (ulong)&s, 64)) {
      s_10[l_8] += x_8;
    }
    BRANCH();
  }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 29 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (not_taken_8) {
  }
#line 80 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  int t_local_11 = t_local_2;
  __local uint *s_11 = s_2;
  int k_9 = 9;
  int n_11 = n_2;
  int thread_x_11 = thread_x_2;
  __global uint *messages_11 = messages_2;
#line 26 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  bool taken_9 = n_11 < k_9;
  bool not_taken_9 = !taken_9;
#line 27 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (taken_9) {
  }
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  int l_9;
  uint x_9;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (not_taken_9) {
    l_9 = t_local_11;
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    x_9 = DIVERGENT() && check_pointer(15, thread_x_11, 0, 0, &s_11[(l_9 + k_9) % 16], messages_11,
        (ulong)&s, 64) ? s_11[(l_9 + k_9) % 16] : 0;
    BRANCH();
  }
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (not_taken_9) {
    if (check_pointer(19, thread_x_11, 0, 0, &s_11[l_9], messages_11, (ulong)&s, 64)) {
      s_11[l_9] += x_9;
    }
    BRANCH();
  }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 29 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (not_taken_9) {
  }
#line 45 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  uint value_2 = DIVERGENT() && check_element(10, thread_x, 0, 0, (long)t_local, 16, messages) ?
      s[t_local] : 0;
  __global uint *place_2 = &v_2[INDEX(check_index1(13, thread_x, 0, 0, t_global, t_global,
      v_extent0, messages))];
  if (IN_BOUNDS(place_2, v, v_bytes)) {
    *place_2 = value_2;
  }
}

// kernel of run_kernel, many-conditions.cpp:40
#line 40 "/work/main/test/Execution/Barriers/many-conditions.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void run_kernel_4(
    __global uint *v, ulong v_bytes, long v_offset, int v_extent0, int n, __global uint *messages) {
#line 41 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  __local uint s[16] __attribute__((aligned(16))); SHARED(s);
  __global uint *v_2 = v + VIEW_OFFSET(0, v_offset);
  int t_global = get_global_id(0);
  int t_local = get_local_id(0);
  int thread_x = get_global_id(0);
#line 42 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  __global uint *place = &v_2[INDEX(check_index1(4, thread_x, 0, 0, t_global, t_global, v_extent0,
      messages))];
  uint value = DIVERGENT() && IN_BOUNDS(place, v, v_bytes) ? *place : 0;
  if (check_element(7, thread_x, 0, 0, (long)t_local, 16, messages)) {
    s[t_local] = value;
  }
#line 43 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int t_local_2 = t_local;
  __local uint *s_2 = s;
  int n_2 = n;
  int thread_x_2 = thread_x;
  __global uint *messages_2 = messages;
#line 91 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  {
    int j = 0;
    bool again = true;
    while (again && j < 3) {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      BRANCH();
      int l = t_local_2;
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      uint x = DIVERGENT() && check_pointer(15, thread_x_2, 0, 0, &s_2[(l + 1) % 16], messages_2,
          (ulong)&s, 64) ? s_2[(l + 1) % 16] : 0;
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (check_pointer(19, thread_x_2, 0, 0, &s_2[l], messages_2, (ulong)&s, 64)) {
        s_2[l] += x;
      }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 91 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      if (n_2 < 1 + j) {
        again = false;
      }
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (again) {
        ++j;
      }
    }
  }
  BRANCH();
  {
    int j = 0;
    bool again = true;
    while (again && j < 3) {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      BRANCH();
      int l = t_local_2;
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      uint x = DIVERGENT() && check_pointer(15, thread_x_2, 0, 0, &s_2[(l + 2) % 16], messages_2,
          (ulong)&s, 64) ? s_2[(l + 2) % 16] : 0;
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (check_pointer(19, thread_x_2, 0, 0, &s_2[l], messages_2, (ulong)&s, 64)) {
        s_2[l] += x;
      }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 91 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      if (n_2 < 2 + j) {
        again = false;
      }
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (again) {
        ++j;
      }
    }
  }
  BRANCH();
  {
    int j = 0;
    bool again = true;
    while (again && j < 3) {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      BRANCH();
      int l = t_local_2;
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      uint x = DIVERGENT() && check_pointer(15, thread_x_2, 0, 0, &s_2[(l + 3) % 16], messages_2,
          (ulong)&s, 64) ? s_2[(l + 3) % 16] : 0;
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (check_pointer(19, thread_x_2, 0, 0, &s_2[l], messages_2, (ulong)&s, 64)) {
        s_2[l] += x;
      }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 91 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      if (n_2 < 3 + j) {
        again = false;
      }
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (again) {
        ++j;
      }
    }
  }
  BRANCH();
  {
    int j = 0;
    bool again = true;
    while (again && j < 3) {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      BRANCH();
      int l = t_local_2;
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      uint x = DIVERGENT() && check_pointer(15, thread_x_2, 0, 0, &s_2[(l + 4) % 16], messages_2,
          (ulong)&s, 64) ? s_2[(l + 4) % 16] : 0;
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (check_pointer(19, thread_x_2, 0, 0, &s_2[l], messages_2, (ulong)&s, 64)) {
        s_2[l] += x;
      }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 91 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      if (n_2 < 4 + j) {
        again = false;
      }
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (again) {
        ++j;
      }
    }
  }
  BRANCH();
  {
    int j = 0;
    bool again = true;
    while (again && j < 3) {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      BRANCH();
      int l = t_local_2;
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      uint x = DIVERGENT() && check_pointer(15, thread_x_2, 0, 0, &s_2[(l + 5) % 16], messages_2,
          (ulong)&s, 64) ? s_2[(l + 5) % 16] : 0;
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (check_pointer(19, thread_x_2, 0, 0, &s_2[l], messages_2, (ulong)&s, 64)) {
        s_2[l] += x;
      }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 91 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      if (n_2 < 5 + j) {
        again = false;
      }
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (again) {
        ++j;
      }
    }
  }
  BRANCH();
  {
    int j = 0;
    bool again = true;
    while (again && j < 3) {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      BRANCH();
      int l = t_local_2;
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      uint x = DIVERGENT() && check_pointer(15, thread_x_2, 0, 0, &s_2[(l + 6) % 16], messages_2,
          (ulong)&s, 64) ? s_2[(l + 6) % 16] : 0;
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (check_pointer(19, thread_x_2, 0, 0, &s_2[l], messages_2, (ulong)&s, 64)) {
        s_2[l] += x;
      }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 91 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      if (n_2 < 6 + j) {
        again = false;
      }
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (again) {
        ++j;
      }
    }
  }
  BRANCH();
  {
    int j = 0;
    bool again = true;
    while (again && j < 3) {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      BRANCH();
      int l = t_local_2;
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      uint x = DIVERGENT() && check_pointer(15, thread_x_2, 0, 0, &s_2[(l + 7) % 16], messages_2,
          (ulong)&s, 64) ? s_2[(l + 7) % 16] : 0;
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (check_pointer(19, thread_x_2, 0, 0, &s_2[l], messages_2, (ulong)&s, 64)) {
        s_2[l] += x;
      }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 91 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      if (n_2 < 7 + j) {
        again = false;
      }
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (again) {
        ++j;
      }
    }
  }
  BRANCH();
  {
    int j = 0;
    bool again = true;
    while (again && j < 3) {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      BRANCH();
      int l = t_local_2;
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      uint x = DIVERGENT() && check_pointer(15, thread_x_2, 0, 0, &s_2[(l + 8) % 16], messages_2,
          (ulong)&s, 64) ? s_2[(l + 8) % 16] : 0;
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (check_pointer(19, thread_x_2, 0, 0, &s_2[l], messages_2, (ulong)&s, 64)) {
        s_2[l] += x;
      }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 91 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      if (n_2 < 8 + j) {
        again = false;
      }
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (again) {
        ++j;
      }
    }
  }
  BRANCH();
  {
    int j = 0;
    bool again = true;
    while (again && j < 3) {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      BRANCH();
      int l = t_local_2;
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      uint x = DIVERGENT() && check_pointer(15, thread_x_2, 0, 0, &s_2[(l + 9) % 16], messages_2,
          (ulong)&s, 64) ? s_2[(l + 9) % 16] : 0;
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (check_pointer(19, thread_x_2, 0, 0, &s_2[l], messages_2, (ulong)&s, 64)) {
        s_2[l] += x;
      }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 91 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      if (n_2 < 9 + j) {
        again = false;
      }
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (again) {
        ++j;
      }
    }
  }
#line 45 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  uint value_2 = DIVERGENT() && check_element(10, thread_x, 0, 0, (long)t_local, 16, messages) ?
      s[t_local] : 0;
  __global uint *place_2 = &v_2[INDEX(check_index1(13, thread_x, 0, 0, t_global, t_global,
      v_extent0, messages))];
  if (IN_BOUNDS(place_2, v, v_bytes)) {
    *place_2 = value_2;
  }
}

// kernel of run_kernel, many-conditions.cpp:40
#line 40 "/work/main/test/Execution/Barriers/many-conditions.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void run_kernel_5(
    __global uint *v, ulong v_bytes, long v_offset, int v_extent0, int n, __global uint *messages) {
#line 41 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  __local uint s[16] __attribute__((aligned(16))); SHARED(s);
  __global uint *v_2 = v + VIEW_OFFSET(0, v_offset);
  int t_global = get_global_id(0);
  int t_local = get_local_id(0);
  int thread_x = get_global_id(0);
#line 42 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  __global uint *place = &v_2[INDEX(check_index1(4, thread_x, 0, 0, t_global, t_global, v_extent0,
      messages))];
  uint value = DIVERGENT() && IN_BOUNDS(place, v, v_bytes) ? *place : 0;
  if (check_element(7, thread_x, 0, 0, (long)t_local, 16, messages)) {
    s[t_local] = value;
  }
#line 43 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int t_local_2 = t_local;
  __local uint *s_2 = s;
  int n_2 = n;
  int thread_x_2 = thread_x;
  __global uint *messages_2 = messages;
#line 99 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  bool taken = n_2 >= 1;
  {
    int j;
    if (taken) {
      j = 0;
    }
    bool again = taken;
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    do {
#line 99 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      BRANCH();
      again = again && j < n_2 - 3;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      int l;
      uint x;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      if (again) {
        l = t_local_2;
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x = DIVERGENT() && check_pointer(15, thread_x_2, 0, 0, &s_2[(l + 1) % 16], messages_2,
            (ulong)&s, 64) ? s_2[(l + 1) % 16] : 0;
        BRANCH();
      }
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (again) {
        if (check_pointer(19, thread_x_2, 0, 0, &s_2[l], messages_2, (ulong)&s, 64)) {
          s_2[l] += x;
        }
        BRANCH();
      }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (again) {
        ++j;
      }
    } while (again);
  }
#line 99 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  BRANCH();
  bool taken_2 = n_2 >= 2;
  {
    int j;
    if (taken_2) {
      j = 0;
    }
    bool again = taken_2;
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    do {
#line 99 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      BRANCH();
      again = again && j < n_2 - 3;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      int l;
      uint x;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      if (again) {
        l = t_local_2;
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x = DIVERGENT() && check_pointer(15, thread_x_2, 0, 0, &s_2[(l + 2) % 16], messages_2,
            (ulong)&s, 64) ? s_2[(l + 2) % 16] : 0;
        BRANCH();
      }
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (again) {
        if (check_pointer(19, thread_x_2, 0, 0, &s_2[l], messages_2, (ulong)&s, 64)) {
          s_2[l] += x;
        }
        BRANCH();
      }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (again) {
        ++j;
      }
    } while (again);
  }
#line 99 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  BRANCH();
  bool taken_3 = n_2 >= 3;
  {
    int j;
    if (taken_3) {
      j = 0;
    }
    bool again = taken_3;
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    do {
#line 99 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      BRANCH();
      again = again && j < n_2 - 3;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      int l;
      uint x;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      if (again) {
        l = t_local_2;
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x = DIVERGENT() && check_pointer(15, thread_x_2, 0, 0, &s_2[(l + 3) % 16], messages_2,
            (ulong)&s, 64) ? s_2[(l + 3) % 16] : 0;
        BRANCH();
      }
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (again) {
        if (check_pointer(19, thread_x_2, 0, 0, &s_2[l], messages_2, (ulong)&s, 64)) {
          s_2[l] += x;
        }
        BRANCH();
      }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (again) {
        ++j;
      }
    } while (again);
  }
#line 99 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  BRANCH();
  bool taken_4 = n_2 >= 4;
  {
    int j;
    if (taken_4) {
      j = 0;
    }
    bool again = taken_4;
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    do {
#line 99 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      BRANCH();
      again = again && j < n_2 - 3;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      int l;
      uint x;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      if (again) {
        l = t_local_2;
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x = DIVERGENT() && check_pointer(15, thread_x_2, 0, 0, &s_2[(l + 4) % 16], messages_2,
            (ulong)&s, 64) ? s_2[(l + 4) % 16] : 0;
        BRANCH();
      }
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (again) {
        if (check_pointer(19, thread_x_2, 0, 0, &s_2[l], messages_2, (ulong)&s, 64)) {
          s_2[l] += x;
        }
        BRANCH();
      }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (again) {
        ++j;
      }
    } while (again);
  }
#line 99 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  BRANCH();
  bool taken_5 = n_2 >= 5;
  {
    int j;
    if (taken_5) {
      j = 0;
    }
    bool again = taken_5;
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    do {
#line 99 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      BRANCH();
      again = again && j < n_2 - 3;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      int l;
      uint x;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      if (again) {
        l = t_local_2;
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x = DIVERGENT() && check_pointer(15, thread_x_2, 0, 0, &s_2[(l + 5) % 16], messages_2,
            (ulong)&s, 64) ? s_2[(l + 5) % 16] : 0;
        BRANCH();
      }
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (again) {
        if (check_pointer(19, thread_x_2, 0, 0, &s_2[l], messages_2, (ulong)&s, 64)) {
          s_2[l] += x;
        }
        BRANCH();
      }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (again) {
        ++j;
      }
    } while (again);
  }
#line 99 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  BRANCH();
  bool taken_6 = n_2 >= 6;
  {
    int j;
    if (taken_6) {
      j = 0;
    }
    bool again = taken_6;
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    do {
#line 99 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      BRANCH();
      again = again && j < n_2 - 3;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      int l;
      uint x;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      if (again) {
        l = t_local_2;
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x = DIVERGENT() && check_pointer(15, thread_x_2, 0, 0, &s_2[(l + 6) % 16], messages_2,
            (ulong)&s, 64) ? s_2[(l + 6) % 16] : 0;
        BRANCH();
      }
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (again) {
        if (check_pointer(19, thread_x_2, 0, 0, &s_2[l], messages_2, (ulong)&s, 64)) {
          s_2[l] += x;
        }
        BRANCH();
      }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (again) {
        ++j;
      }
    } while (again);
  }
#line 99 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  BRANCH();
  bool taken_7 = n_2 >= 7;
  {
    int j;
    if (taken_7) {
      j = 0;
    }
    bool again = taken_7;
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    do {
#line 99 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      BRANCH();
      again = again && j < n_2 - 3;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      int l;
      uint x;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      if (again) {
        l = t_local_2;
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x = DIVERGENT() && check_pointer(15, thread_x_2, 0, 0, &s_2[(l + 7) % 16], messages_2,
            (ulong)&s, 64) ? s_2[(l + 7) % 16] : 0;
        BRANCH();
      }
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (again) {
        if (check_pointer(19, thread_x_2, 0, 0, &s_2[l], messages_2, (ulong)&s, 64)) {
          s_2[l] += x;
        }
        BRANCH();
      }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (again) {
        ++j;
      }
    } while (again);
  }
#line 99 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  BRANCH();
  bool taken_8 = n_2 >= 8;
  {
    int j;
    if (taken_8) {
      j = 0;
    }
    bool again = taken_8;
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    do {
#line 99 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      BRANCH();
      again = again && j < n_2 - 3;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      int l;
      uint x;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      if (again) {
        l = t_local_2;
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x = DIVERGENT() && check_pointer(15, thread_x_2, 0, 0, &s_2[(l + 8) % 16], messages_2,
            (ulong)&s, 64) ? s_2[(l + 8) % 16] : 0;
        BRANCH();
      }
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (again) {
        if (check_pointer(19, thread_x_2, 0, 0, &s_2[l], messages_2, (ulong)&s, 64)) {
          s_2[l] += x;
        }
        BRANCH();
      }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (again) {
        ++j;
      }
    } while (again);
  }
#line 99 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  BRANCH();
  bool taken_9 = n_2 >= 9;
  {
    int j;
    if (taken_9) {
      j = 0;
    }
    bool again = taken_9;
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    do {
#line 99 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      BRANCH();
      again = again && j < n_2 - 3;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      int l;
      uint x;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      if (again) {
        l = t_local_2;
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x = DIVERGENT() && check_pointer(15, thread_x_2, 0, 0, &s_2[(l + 9) % 16], messages_2,
            (ulong)&s, 64) ? s_2[(l + 9) % 16] : 0;
        BRANCH();
      }
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (again) {
        if (check_pointer(19, thread_x_2, 0, 0, &s_2[l], messages_2, (ulong)&s, 64)) {
          s_2[l] += x;
        }
        BRANCH();
      }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (again) {
        ++j;
      }
    } while (again);
  }
#line 45 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  uint value_2 = DIVERGENT() && check_element(10, thread_x, 0, 0, (long)t_local, 16, messages) ?
      s[t_local] : 0;
  __global uint *place_2 = &v_2[INDEX(check_index1(13, thread_x, 0, 0, t_global, t_global,
      v_extent0, messages))];
  if (IN_BOUNDS(place_2, v, v_bytes)) {
    *place_2 = value_2;
  }
}
