#pragma OPENCL FP_CONTRACT OFF
#ifndef VIEWS_WITH_OFFSET
#define VIEWS_WITH_OFFSET 0xffffffff
#endif
#define VIEW_OFFSET(bit, offset) (offset & -(long)(VIEWS_WITH_OFFSET >> bit & 1))
#define IN_BOUNDS(pointer, begin, bytes) \
  (sizeof(*(pointer)) <= (bytes) && \
   (ulong)(pointer) - (ulong)(begin) <= (bytes) - sizeof(*(pointer)))
#define INDEX(i) clamp((long)(i), -(1L << 40), 1L << 40)
static inline float GPU_MUL_ADD(float a, float b, float c) {
#ifndef DEVICE_IS_CPU
#pragma OPENCL FP_CONTRACT ON
#endif
  return a * b + c;
}

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

// own, units.cpp:20
#line 20 "/work/main/test/Contraction/units.cpp"
static inline float own(float a, float b, float c) {
  return GPU_MUL_ADD(a, b, c);
}

// other, units.cpp:15
#line 15 "/work/main/test/Contraction/units.cpp"
static inline float other(float a, float b, float c) {
  return GPU_MUL_ADD(a, b, c);
}

// kernel of test_other_kernel, units.cpp:29
#line 29 "/work/main/test/Contraction/units.cpp"
__kernel void test_other_kernel(__global float *v, ulong v_bytes, long v_offset, int v_extent0,
                                __global const float *x, ulong x_bytes, long x_offset,
                                int x_extent0, __global float *w, ulong w_bytes, long w_offset,
                                int w_extent0, int domain, __global uint *messages) {
  __global float *v_2 = v + VIEW_OFFSET(0, v_offset);
  __global const float *x_2 = x + VIEW_OFFSET(1, x_offset);
  __global float *w_2 = w + VIEW_OFFSET(2, w_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
#line 30 "/work/main/test/Contraction/units.cpp"
    __global const float *place =
        &x_2[INDEX(check_index1(0, thread_x, 0, 0, i, i, x_extent0, messages))];
    float value = IN_BOUNDS(place, x, x_bytes) ? *place : 0.0f;
    __global const float *place_2 =
        &x_2[INDEX(check_index1(3, thread_x, 0, 0, i, i, x_extent0, messages))];
    float value_2 = own(value, 2.0f - (IN_BOUNDS(place_2, x, x_bytes) ? *place_2 : 0.0f), -1.0f);
    __global float *place_3 =
        &v_2[INDEX(check_index1(6, thread_x, 0, 0, i, i, v_extent0, messages))];
    if (IN_BOUNDS(place_3, v, v_bytes)) {
      *place_3 = value_2;
    }
#line 31 "/work/main/test/Contraction/units.cpp"
    __global const float *place_4 =
        &x_2[INDEX(check_index1(8, thread_x, 0, 0, i, i, x_extent0, messages))];
    float value_3 = IN_BOUNDS(place_4, x, x_bytes) ? *place_4 : 0.0f;
    __global const float *place_5 =
        &x_2[INDEX(check_index1(11, thread_x, 0, 0, i, i, x_extent0, messages))];
    float value_4 = other(value_3, 2.0f - (IN_BOUNDS(place_5, x, x_bytes) ? *place_5 : 0.0f),
        -1.0f);
    __global float *place_6 =
        &w_2[INDEX(check_index1(14, thread_x, 0, 0, i, i, w_extent0, messages))];
    if (IN_BOUNDS(place_6, w, w_bytes)) {
      *place_6 = value_4;
    }
  }
}
