#pragma OPENCL FP_CONTRACT OFF
#ifndef VIEWS_WITH_OFFSET
#define VIEWS_WITH_OFFSET 0xffffffff
#endif
#define VIEW_OFFSET(bit, offset) (offset & -(long)(VIEWS_WITH_OFFSET >> bit & 1))
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
  if ((uint)i0 < (uint)e0) {
    return place;
  }
  report_index1(site, thread_x, thread_y, thread_z, i0, e0, messages);
  return -2147483648L;
}

// kernel of main_kernel, host-reads.cpp:40
#line 40 "/work/main/test/Check/host-reads.cpp"
__kernel void main_kernel(__global int *v, ulong v_bytes, long v_offset, int v_extent0,
                          int domain, __global uint *messages) {
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
    int value = -i;
    __global int *place = &v_2[INDEX(check_index1(0, thread_x, 0, 0, i, i, v_extent0, messages))];
    if (IN_BOUNDS(place, v, v_bytes)) {
      *place = value;
    }
  }
}
