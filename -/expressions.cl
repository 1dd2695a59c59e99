#pragma OPENCL FP_CONTRACT ON
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
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
static inline double MUL_ADD_DOUBLE(double a, double b, double c) {
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

// sums, expressions.cpp:62
#line 62 "/work/main/test/Contraction/expressions.cpp"
static inline float sums(float a, float b, float c) {

  float r = MUL_ADD(a, b, c);

  r = MUL_ADD(a, b, -c) + r;

  r = MUL_ADD(a, b, r);

  r = MUL_ADD(-a, b, r);

  r = MUL_ADD(a, b, r);

  r = MUL_ADD(-a, b, r);


  r = MUL_ADD(a, b, c * r);

  r += a * b;

  r -= a * b;


  float product = a * c;
  r = r + product;
  r = r + (float)(a * (double)b);
  r += 3.0f * 2.0f;
  return r;
}

// not_here, expressions.cpp:92
#line 92 "/work/main/test/Contraction/expressions.cpp"
static inline float not_here(float a, float b, float c) {


  return a * b + c;
}

// nor_here, expressions.cpp:99
#line 99 "/work/main/test/Contraction/expressions.cpp"
static inline float nor_here(float a, float b, float c) {


  return a * b + c;
}

// doubles, expressions.cpp:106
#line 106 "/work/main/test/Contraction/expressions.cpp"
static inline double doubles(double a, double b, double c) {

  return MUL_ADD_DOUBLE(a, b, c);
}

// kernel of run_kernel, expressions.cpp:113
#line 113 "/work/main/test/Contraction/expressions.cpp"
__kernel void run_kernel(__global float *v, ulong v_bytes, long v_offset, int v_extent0,
                         __global double *w, ulong w_bytes, long w_offset, int w_extent0,
                         int domain, __global uint *messages) {
  __global float *v_2 = v + VIEW_OFFSET(0, v_offset);
  __global double *w_2 = w + VIEW_OFFSET(1, w_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
#line 114 "/work/main/test/Contraction/expressions.cpp"
    __global float *place = &v_2[INDEX(check_index1(0, thread_x, 0, 0, i, i, v_extent0, messages))];
    float a = IN_BOUNDS(place, v, v_bytes) ? *place : 0.0f;
#line 115 "/work/main/test/Contraction/expressions.cpp"
    float value = sums(a, a, a) + not_here(a, a, a) + nor_here(a, a, a);
    __global float *place_2 =
        &v_2[INDEX(check_index1(3, thread_x, 0, 0, i, i, v_extent0, messages))];
    if (IN_BOUNDS(place_2, v, v_bytes)) {
      *place_2 = value;
    }
#line 116 "/work/main/test/Contraction/expressions.cpp"
    __global double *place_3 =
        &w_2[INDEX(check_index1(5, thread_x, 0, 0, i, i, w_extent0, messages))];
    double value_2 = IN_BOUNDS(place_3, w, w_bytes) ? *place_3 : 0.0;
    __global double *place_4 =
        &w_2[INDEX(check_index1(8, thread_x, 0, 0, i, i, w_extent0, messages))];
    double value_3 = IN_BOUNDS(place_4, w, w_bytes) ? *place_4 : 0.0;
    __global double *place_5 =
        &w_2[INDEX(check_index1(11, thread_x, 0, 0, i, i, w_extent0, messages))];
    double value_4 = doubles(value_2, value_3, IN_BOUNDS(place_5, w, w_bytes) ? *place_5 : 0.0);
    __global double *place_6 =
        &w_2[INDEX(check_index1(14, thread_x, 0, 0, i, i, w_extent0, messages))];
    if (IN_BOUNDS(place_6, w, w_bytes)) {
      *place_6 = value_4;
    }
#line 118 "/work/main/test/Contraction/expressions.cpp"
    __global float *place_7 =
        &v_2[INDEX(check_index1(16, thread_x, 0, 0, i, i, v_extent0, messages))];
    if (IN_BOUNDS(place_7, v, v_bytes)) {
      *place_7 += a * a;
    }
  }
}
