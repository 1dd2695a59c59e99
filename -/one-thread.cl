#pragma OPENCL FP_CONTRACT OFF
#ifndef VIEWS_WITH_OFFSET
#define VIEWS_WITH_OFFSET 0xffffffff
#endif
#define VIEW_OFFSET(bit, offset) (offset & -(long)(VIEWS_WITH_OFFSET >> bit & 1))
#if defined(POCL_DEVICE_ADDRESS_BITS) && !defined(__SPIR__) && !defined(__NVPTX__)
#define SHARED(variable) \
  if (get_work_dim() > 3) { volatile size_t address = (size_t)&variable; }
#else
#define SHARED(variable)
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
  if (right == 0) {
    report_division(site, thread_x, thread_y, thread_z, messages);
    return 1;
  }
  return right;
}

static __attribute__((noinline)) void report_index1(
    uint site, int thread_x, int thread_y, int thread_z, int value0, int value1,
    __global uint *messages) {
  uint message = begin_report(messages, 5, 7, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
  messages[message] = site;
  messages[message + 1] = (uint)thread_x;
  messages[message + 2] = (uint)thread_y;
  messages[message + 3] = (uint)thread_z;
  messages[message + 4] = (uint)value0;
  messages[message + 5] = (uint)value1;
}

static inline long check_index1(uint site, int thread_x, int thread_y, int thread_z, long place,
                                int i0, int e0, __global uint *messages) {
  if ((uint)i0 < (uint)e0) {
    return place;
  }
  report_index1(site, thread_x, thread_y, thread_z, i0, e0, messages);
  return -2147483648L;
}

// kernel of main_kernel, one-thread.cpp:20
#line 20 "/work/main/test/Execution/Barriers/one-thread.cpp"
__kernel __attribute__((reqd_work_group_size(1, 1, 1))) void main_kernel(
    uint z, __global int *out, ulong out_bytes, long out_offset, int out_extent0,
    __global uint *messages) {
#line 21 "/work/main/test/Execution/Barriers/one-thread.cpp"
  __local int shared; SHARED(shared);
  __global int *out_2 = out + VIEW_OFFSET(0, out_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
  uint left;
  uint left_2;
#line 22 "/work/main/test/Execution/Barriers/one-thread.cpp"
  shared = t_global;
  mem_fence(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  uint left_3 = 3;
  while (left_3-- > 0) {
    if (z + (uint)get_group_id(0) == 8) {
      for (uint j = 0; j < (left = z, left % check_divisor(6, thread_x, 0, 0, left, 7, messages));
          ++j) {
#line 28 "/work/main/test/Execution/Barriers/one-thread.cpp"
        shared += (int)j;
      }
    }
#line 29 "/work/main/test/Execution/Barriers/one-thread.cpp"
    mem_fence(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  }
  for (uint k = 0; k < (left_2 = z, left_2 %
      check_divisor(10, thread_x, 0, 0, left_2, 4, messages)); ++k) {
#line 32 "/work/main/test/Execution/Barriers/one-thread.cpp"
    __local int *shared_2 = &shared;
    uint n = z + k + 4;
    int thread_x_2 = thread_x;
    __global uint *messages_2 = messages;
#line 10 "/work/main/test/Execution/Barriers/one-thread.cpp"
    for (uint j = 0; j < n % check_divisor(0, thread_x_2, 0, 0, n, 5, messages_2); ++j) {
      *shared_2 += (int)n;
    }
#line 12 "/work/main/test/Execution/Barriers/one-thread.cpp"
    mem_fence(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 33 "/work/main/test/Execution/Barriers/one-thread.cpp"
    mem_fence(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  }
  int value = shared;
#line 35 "/work/main/test/Execution/Barriers/one-thread.cpp"
  __global int *place = &out_2[INDEX(check_index1(14, thread_x, 0, 0, t_global, t_global,
      out_extent0, messages))];
  if (IN_BOUNDS(place, out, out_bytes)) {
    *place = value;
  }
}
