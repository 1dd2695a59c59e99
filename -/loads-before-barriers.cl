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

// kernel of main_kernel, loads-before-barriers.cpp:22
#line 22 "/work/main/test/Execution/Barriers/loads-before-barriers.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void main_kernel(
    __global uint *v, ulong v_bytes, long v_offset, int v_extent0, __global uint *messages) {
#line 23 "/work/main/test/Execution/Barriers/loads-before-barriers.cpp"
  __local uint s[16] __attribute__((aligned(16))); SHARED(s);
  __global uint *v_2 = v + VIEW_OFFSET(0, v_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
#line 24 "/work/main/test/Execution/Barriers/loads-before-barriers.cpp"
  int l = get_local_id(0);
  __global uint *place = &v_2[INDEX(check_index1(0, thread_x, 0, 0, t_global, t_global, v_extent0,
      messages))];
  uint value = DIVERGENT() && IN_BOUNDS(place, v, v_bytes) ? *place : 0;
  if (check_element(3, thread_x, 0, 0, (long)l, 16, messages)) {
    s[l] = value;
  }
#line 26 "/work/main/test/Execution/Barriers/loads-before-barriers.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  uint first = DIVERGENT() && check_element(6, thread_x, 0, 0, (long)((l + 1) % 16), 16, messages) ?
      s[(l + 1) % 16] : 0;
#line 28 "/work/main/test/Execution/Barriers/loads-before-barriers.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (check_element(10, thread_x, 0, 0, (long)l, 16, messages)) {
    s[l] += first;
  }
#line 30 "/work/main/test/Execution/Barriers/loads-before-barriers.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  uint second = DIVERGENT() && check_element(14, thread_x, 0, 0, (long)((l + 2) % 16), 16, messages)
      ? s[(l + 2) % 16] : 0;
#line 32 "/work/main/test/Execution/Barriers/loads-before-barriers.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (check_element(18, thread_x, 0, 0, (long)l, 16, messages)) {
    s[l] += second;
  }
#line 34 "/work/main/test/Execution/Barriers/loads-before-barriers.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  uint value_2 = DIVERGENT() && check_element(22, thread_x, 0, 0, (long)l, 16, messages) ? s[l] : 0;
  __global uint *place_2 = &v_2[INDEX(check_index1(25, thread_x, 0, 0, t_global, t_global,
      v_extent0, messages))];
  if (IN_BOUNDS(place_2, v, v_bytes)) {
    *place_2 = value_2;
  }
}
