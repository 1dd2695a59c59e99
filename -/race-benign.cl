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
#ifdef cl_khr_fp64
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

typedef struct {
  float x;
  float y;
  double mass;
} star;
#endif

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

// kernel of main_kernel, race-benign.cpp:23
#line 23 "/work/main/test/Check/race-benign.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void main_kernel(
    __global int *v, ulong v_bytes, long v_offset, int v_extent0, __global int *w, ulong w_bytes,
    long w_offset, int w_extent0, __global uint *messages) {
#line 24 "/work/main/test/Check/race-benign.cpp"
  __local int s[2]; SHARED(s);
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  __global int *w_2 = w + VIEW_OFFSET(1, w_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
#line 25 "/work/main/test/Check/race-benign.cpp"
  int at = (int)get_local_id(0) / 8;
  __global int *place = &v_2[INDEX(check_index1(0, thread_x, 0, 0, t_global, t_global, v_extent0,
      messages))];
  int value = DIVERGENT() && IN_BOUNDS(place, v, v_bytes) ? *place : 0;
  if (check_element(3, thread_x, 0, 0, (long)at, 2, messages)) {
    s[at] = value;
  }
#line 27 "/work/main/test/Check/race-benign.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int value_2 = DIVERGENT() && check_element(6, thread_x, 0, 0, (long)at, 2, messages) ? s[at] : 0;
  __global int *place_2 = &w_2[INDEX(check_index1(9, thread_x, 0, 0, t_global, t_global, w_extent0,
      messages))];
  if (IN_BOUNDS(place_2, w, w_bytes)) {
    *place_2 = value_2;
  }
}

// kernel of main_kernel, race-benign.cpp:35
#line 35 "/work/main/test/Check/race-benign.cpp"
__kernel void main_kernel_2(__global int *w, ulong w_bytes, long w_offset, int w_extent0,
                            __global int *v, ulong v_bytes, long v_offset, int v_extent0,
                            int domain, __global uint *messages) {
  __global int *w_2 = w + VIEW_OFFSET(0, w_offset);
  __global int *v_2 = v + VIEW_OFFSET(1, v_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
#line 36 "/work/main/test/Check/race-benign.cpp"
    __global int *place = &v_2[INDEX(check_index1(11, thread_x, 0, 0, i, i, v_extent0, messages))];
    int value = IN_BOUNDS(place, v, v_bytes) ? *place : 0;
    int i_2 = i / 8;
    __global int *place_2 = &w_2[INDEX(check_index1(14, thread_x, 0, 0, i_2, i_2, w_extent0,
        messages))];
    if (IN_BOUNDS(place_2, w, w_bytes)) {
      *place_2 = value;
    }
  }
}
#ifdef cl_khr_fp64

// kernel of main_kernel, race-benign.cpp:42
#line 42 "/work/main/test/Check/race-benign.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void main_kernel_3(
    __global star *stars, ulong stars_bytes, long stars_offset, int stars_extent0, int step_,
    __global int *w, ulong w_bytes, long w_offset, int w_extent0, __global uint *messages) {
#line 43 "/work/main/test/Check/race-benign.cpp"
  __local star s[2] __attribute__((aligned(16))); SHARED(s);
  __global star *stars_2 = stars + VIEW_OFFSET(0, stars_offset);
  __global int *w_2 = w + VIEW_OFFSET(1, w_offset);
  int t_local = get_local_id(0);
  int thread_x = get_global_id(0);
  int index = t_local % 2;
#line 44 "/work/main/test/Check/race-benign.cpp"
  int i = (int)get_group_id(0) * 16 + t_local * step_;
  __global star *place = &stars_2[INDEX(check_index1(16, thread_x, 0, 0, i, i, stars_extent0,
      messages))];
  float value_x;
  float value_y;
  double value_mass;
  value_x = DIVERGENT() && IN_BOUNDS(&place->x, stars, stars_bytes) ? place->x : 0.0f;
  value_y = DIVERGENT() && IN_BOUNDS(&place->y, stars, stars_bytes) ? place->y : 0.0f;
  value_mass = DIVERGENT() && IN_BOUNDS(&place->mass, stars, stars_bytes) ? place->mass : 0.0;
  if (check_element(19, thread_x, 0, 0, (long)index, 2, messages)) {
    s[index].x = value_x;
    s[index].y = value_y;
    s[index].mass = value_mass;
  }
#line 45 "/work/main/test/Check/race-benign.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int value = DIVERGENT() && check_element(22, thread_x, 0, 0, (long)(t_local % 2), 2, messages) ?
      s[t_local % 2].mass : 0.0;
  int temporary = get_global_id(0);
  __global int *place_2 = &w_2[INDEX(check_index1(25, thread_x, 0, 0, temporary, temporary,
      w_extent0, messages))];
  if (IN_BOUNDS(place_2, w, w_bytes)) {
    *place_2 = value;
  }
}

// kernel of main_kernel, race-benign.cpp:56
#line 56 "/work/main/test/Check/race-benign.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void main_kernel_4(
    __global int *w, ulong w_bytes, long w_offset, int w_extent0, __global uint *messages) {
#line 57 "/work/main/test/Check/race-benign.cpp"
  __local double d[2] __attribute__((aligned(16))); SHARED(d);
  __global int *w_2 = w + VIEW_OFFSET(0, w_offset);
  int t_local = get_local_id(0);
  int thread_x = get_global_id(0);
#line 58 "/work/main/test/Check/race-benign.cpp"
  if (check_element(27, thread_x, 0, 0, (long)(t_local / 8), 2, messages)) {
    d[t_local / 8] = 2.5;
  }
#line 59 "/work/main/test/Check/race-benign.cpp"
  double own = DIVERGENT() && check_element(29, thread_x, 0, 0, (long)(t_local / 8), 2, messages) ?
      d[t_local / 8] : 0.0;
#line 60 "/work/main/test/Check/race-benign.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int value = own + d[0];
  int temporary = get_global_id(0);
  __global int *place = &w_2[INDEX(check_index1(35, thread_x, 0, 0, temporary, temporary, w_extent0,
      messages))];
  if (IN_BOUNDS(place, w, w_bytes)) {
    *place = value;
  }
}
#endif

// kernel of main_kernel, race-benign.cpp:70
#line 70 "/work/main/test/Check/race-benign.cpp"
__kernel void main_kernel_5(__global int *w, ulong w_bytes, long w_offset, int w_extent0,
                            int domain, __global uint *messages) {
  __global int *w_2 = w + VIEW_OFFSET(0, w_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
#line 71 "/work/main/test/Check/race-benign.cpp"
    if (i % 2) {
      __global int *place = &w_2[INDEX(check_index1(37, thread_x, 0, 0, 0, 0, w_extent0,
          messages))];
      if (IN_BOUNDS(place, w, w_bytes)) {
        atomic_add(place, 1);
      }
    } else if (i == 62) {
#line 74 "/work/main/test/Check/race-benign.cpp"
      __global int *place = &w_2[INDEX(check_index1(40, thread_x, 0, 0, 0, 0, w_extent0,
          messages))];
      if (IN_BOUNDS(place, w, w_bytes)) {
        *place = 1;
      }
    }
  }
}
