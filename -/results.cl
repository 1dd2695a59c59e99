#pragma OPENCL FP_CONTRACT OFF
#ifndef VIEWS_WITH_OFFSET
#define VIEWS_WITH_OFFSET 0xffffffff
#endif
#define VIEW_OFFSET(bit, offset) (offset & -(long)(VIEWS_WITH_OFFSET >> bit & 1))
#define IN_BOUNDS(pointer, begin, bytes) \
  (sizeof(*(pointer)) <= (bytes) && \
   (ulong)(pointer) - (ulong)(begin) <= (bytes) - sizeof(*(pointer)))
#define INDEX(i) clamp((long)(i), -(1L << 40), 1L << 40)
static inline float MUL_ADD(float a, float b, float c) {
#pragma OPENCL FP_CONTRACT ON
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

// far_away, results.cpp:18
#line 18 "/work/main/test/Contraction/results.cpp"
static inline float far_away(float a, float b, float c) {
  return MUL_ADD(-a, b, c);
}

// kernel of main_kernel, results.cpp:29
#line 29 "/work/main/test/Contraction/results.cpp"
__kernel void main_kernel(__global float *out, ulong out_bytes, long out_offset, int out_extent0,
                          __global const float *x, ulong x_bytes, long x_offset, int x_extent0,
                          __global const float *y, ulong y_bytes, long y_offset, int y_extent0,
                          __global const float *z, ulong z_bytes, long z_offset, int z_extent0,
                          int domain, __global uint *messages) {
  __global float *out_2 = out + VIEW_OFFSET(0, out_offset);
  __global const float *x_2 = x + VIEW_OFFSET(1, x_offset);
  __global const float *y_2 = y + VIEW_OFFSET(2, y_offset);
  __global const float *z_2 = z + VIEW_OFFSET(3, z_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
#line 30 "/work/main/test/Contraction/results.cpp"
    __global const float *place =
        &x_2[INDEX(check_index1(0, thread_x, 0, 0, i, i, x_extent0, messages))];
    float value = IN_BOUNDS(place, x, x_bytes) ? *place : 0.0f;
    __global const float *place_2 =
        &y_2[INDEX(check_index1(3, thread_x, 0, 0, i, i, y_extent0, messages))];
    float value_2 = IN_BOUNDS(place_2, y, y_bytes) ? *place_2 : 0.0f;
    __global const float *place_3 =
        &z_2[INDEX(check_index1(6, thread_x, 0, 0, i, i, z_extent0, messages))];
    float value_3 = MUL_ADD(value, value_2, IN_BOUNDS(place_3, z, z_bytes) ? *place_3 : 0.0f);
    __global float *place_4 =
        &out_2[INDEX(check_index1(9, thread_x, 0, 0, i, i, out_extent0, messages))];
    if (IN_BOUNDS(place_4, out, out_bytes)) {
      *place_4 = value_3;
    }
#line 31 "/work/main/test/Contraction/results.cpp"
    __global const float *place_5 =
        &z_2[INDEX(check_index1(11, thread_x, 0, 0, i, i, z_extent0, messages))];
    float value_4 = IN_BOUNDS(place_5, z, z_bytes) ? *place_5 : 0.0f;
    int temporary = i + 1000;
    __global float *place_6 =
        &out_2[INDEX(check_index1(14, thread_x, 0, 0, temporary, temporary, out_extent0,
        messages))];
    if (IN_BOUNDS(place_6, out, out_bytes)) {
      *place_6 = value_4;
    }
    __global const float *place_7 =
        &x_2[INDEX(check_index1(16, thread_x, 0, 0, i, i, x_extent0, messages))];
    float value_5 = IN_BOUNDS(place_7, x, x_bytes) ? *place_7 : 0.0f;
    __global const float *place_8 =
        &y_2[INDEX(check_index1(19, thread_x, 0, 0, i, i, y_extent0, messages))];
    float value_6 = value_5 * (IN_BOUNDS(place_8, y, y_bytes) ? *place_8 : 0.0f);
#line 32 "/work/main/test/Contraction/results.cpp"
    int temporary_2 = i + 1000;
    __global float *place_9 =
        &out_2[INDEX(check_index1(22, thread_x, 0, 0, temporary_2, temporary_2, out_extent0,
        messages))];
    if (IN_BOUNDS(place_9, out, out_bytes)) {
      *place_9 += value_6;
    }
    __global const float *place_10 =
        &x_2[INDEX(check_index1(25, thread_x, 0, 0, i, i, x_extent0, messages))];
    float value_7 = IN_BOUNDS(place_10, x, x_bytes) ? *place_10 : 0.0f;
    __global const float *place_11 =
        &y_2[INDEX(check_index1(28, thread_x, 0, 0, i, i, y_extent0, messages))];
    float value_8 = IN_BOUNDS(place_11, y, y_bytes) ? *place_11 : 0.0f;
    __global const float *place_12 =
        &z_2[INDEX(check_index1(31, thread_x, 0, 0, i, i, z_extent0, messages))];
    float value_9 = -far_away(value_7, value_8,
        -(IN_BOUNDS(place_12, z, z_bytes) ? *place_12 : 0.0f));
#line 33 "/work/main/test/Contraction/results.cpp"
    int temporary_3 = i + 2000;
    __global float *place_13 =
        &out_2[INDEX(check_index1(34, thread_x, 0, 0, temporary_3, temporary_3, out_extent0,
        messages))];
    if (IN_BOUNDS(place_13, out, out_bytes)) {
      *place_13 = value_9;
    }
  }
}
