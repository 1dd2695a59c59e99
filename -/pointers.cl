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
#define SCALAR() __atomic_signal_fence(__ATOMIC_SEQ_CST)
#else
#define SHARED(variable)
#define BRANCH()
#define DIVERGENT() true
#define SCALAR()
#endif
#define IN_BOUNDS(pointer, begin, bytes) \
  (sizeof(*(pointer)) <= (bytes) && \
   (ulong)(pointer) - (ulong)(begin) <= (bytes) - sizeof(*(pointer)))
#define INDEX(i) clamp((long)(i), -(1L << 40), 1L << 40)

typedef struct {
  int value;
  int rest;
} node;

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

static __attribute__((noinline)) void report_pointer(
    uint site, int thread_x, int thread_y, int thread_z, int value0, __global uint *messages) {
  uint message = begin_report(messages, 4, 6, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
  messages[message] = site;
  messages[message + 1] = (uint)thread_x;
  messages[message + 2] = (uint)thread_y;
  messages[message + 3] = (uint)thread_z;
  messages[message + 4] = (uint)value0;
}

static inline bool check_pointer(uint site, int thread_x, int thread_y, int thread_z,
                                 const node *pointer, __global uint *messages,
                                 ulong pointer_begin, ulong pointer_bytes) {
  if (pointer == 0) {
    report_pointer(site, thread_x, thread_y, thread_z, 0, messages);
    return false;
  }
  if (!IN_BOUNDS(pointer, pointer_begin, pointer_bytes)) {
    report_pointer(site, thread_x, thread_y, thread_z, 1, messages);
    return false;
  }
  if (((ulong)pointer & 3) != 0) {
    report_pointer(site, thread_x, thread_y, thread_z, 2, messages);
    return false;
  }
  return true;
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

// bump, pointers.cpp:15
#line 15 "/work/main/test/Check/pointers.cpp"
static inline void bump_private(int *r) {
  ++*r;
}

// kernel of main_kernel, pointers.cpp:24
#line 24 "/work/main/test/Check/pointers.cpp"
__kernel void main_kernel(__global int *v, ulong v_bytes, long v_offset, int v_extent0,
                          int domain, __global uint *messages) {
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
#line 25 "/work/main/test/Check/pointers.cpp"
    SCALAR();
    node own = {3, 4};
    node *p = i == 2 ? 0 : &own;
#line 26 "/work/main/test/Check/pointers.cpp"
    int value = check_pointer(2, thread_x, 0, 0, p, messages, (ulong)&own, 8) ? p->value : 0;
    __global int *place = &v_2[INDEX(check_index1(5, thread_x, 0, 0, i, i, v_extent0, messages))];
    if (IN_BOUNDS(place, v, v_bytes)) {
      *place = value;
    }
#line 27 "/work/main/test/Check/pointers.cpp"
    bump_private(&own.rest);
  }
}

static inline bool check_pointer_global(uint site, int thread_x, int thread_y, int thread_z,
                                        __global const int *pointer, __global uint *messages,
                                        ulong pointer_begin, ulong pointer_bytes) {
  if (pointer == 0) {
    report_pointer(site, thread_x, thread_y, thread_z, 0, messages);
    return false;
  }
  if (!IN_BOUNDS(pointer, pointer_begin, pointer_bytes)) {
    report_pointer(site, thread_x, thread_y, thread_z, 1, messages);
    return false;
  }
  if (((ulong)pointer & 3) != 0) {
    report_pointer(site, thread_x, thread_y, thread_z, 2, messages);
    return false;
  }
  return true;
}

// total, pointers.cpp:9
#line 9 "/work/main/test/Check/pointers.cpp"
static inline int total_global(__global const int *p, int n, int thread_x,
                               __global uint *messages, ulong p_begin, ulong p_bytes) {
#line 10 "/work/main/test/Check/pointers.cpp"
  int s = 0;
  for (int i = 0; i < n; ++i) {
    s += check_pointer_global(7, thread_x, 0, 0, &p[i], messages, p_begin, p_bytes) ?
        (IN_BOUNDS(&p[i], p_begin, p_bytes) ? p[i] : 0) : 0;
  }
#line 13 "/work/main/test/Check/pointers.cpp"
  return s;
}

// kernel of main_kernel, pointers.cpp:34
#line 34 "/work/main/test/Check/pointers.cpp"
__kernel void main_kernel_2(__global int *v, ulong v_bytes, long v_offset, int v_extent0,
                            int domain, __global uint *messages) {
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
#line 35 "/work/main/test/Check/pointers.cpp"
    long result = check_index1(10, thread_x, 0, 0, 4, 4, v_extent0, messages);
    int value = total_global(&v_2[INDEX(result)], 4, thread_x, messages, (ulong)v, v_bytes);
    __global int *place = &v_2[INDEX(check_index1(11, thread_x, 0, 0, i, i, v_extent0, messages))];
    if (IN_BOUNDS(place, v, v_bytes)) {
      *place = value;
    }
#line 36 "/work/main/test/Check/pointers.cpp"
    long result_2 = check_index1(13, thread_x, 0, 0, 4, 4, v_extent0, messages);
    int value_2 = total_global(&v_2[INDEX(result_2)], 5, thread_x, messages, (ulong)v, v_bytes);
    __global int *place_2 = &v_2[INDEX(check_index1(14, thread_x, 0, 0, i, i, v_extent0,
        messages))];
    if (IN_BOUNDS(place_2, v, v_bytes)) {
      *place_2 = value_2;
    }
  }
}

static inline bool check_pointer_private(uint site, int thread_x, int thread_y, int thread_z,
                                         const int *pointer, __global uint *messages,
                                         ulong pointer_begin, ulong pointer_bytes) {
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

// total, pointers.cpp:9
#line 9 "/work/main/test/Check/pointers.cpp"
static inline int total_private(const int *p, int n, int thread_x, __global uint *messages,
                                ulong p_begin, ulong p_bytes) {
#line 10 "/work/main/test/Check/pointers.cpp"
  int s = 0;
  for (int i = 0; i < n; ++i) {
    s += DIVERGENT() && check_pointer_private(7, thread_x, 0, 0, &p[i], messages, p_begin, p_bytes)
        ? p[i] : 0;
    BRANCH();
  }
#line 13 "/work/main/test/Check/pointers.cpp"
  return s;
}

// bump, pointers.cpp:15
#line 15 "/work/main/test/Check/pointers.cpp"
static inline void bump_global(__global int *r, ulong r_begin, ulong r_bytes) {
  if (IN_BOUNDS(r, r_begin, r_bytes)) {
    ++*r;
  }
}

// kernel of main_kernel, pointers.cpp:41
#line 41 "/work/main/test/Check/pointers.cpp"
__kernel void main_kernel_3(__global int *v, ulong v_bytes, long v_offset, int v_extent0,
                            int domain, __global uint *messages) {
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  if ((int)get_global_id(0) < domain) {
    int thread_x = get_global_id(0);
    __global int *place;
#line 42 "/work/main/test/Check/pointers.cpp"
    SCALAR();
    int own[3] = {1, 2, 3};
#line 43 "/work/main/test/Check/pointers.cpp"
    __global int *p = v_2;
    int value = total_private(own, 3, thread_x, messages, (ulong)&own, 12);
    if (place = p++, check_pointer_global(16, thread_x, 0, 0, place, messages, (ulong)v, v_bytes)) {
      if (IN_BOUNDS(place, v, v_bytes)) {
        *place = value;
      }
    }
#line 45 "/work/main/test/Check/pointers.cpp"
    long result = check_index1(18, thread_x, 0, 0, 4, 4, v_extent0, messages);
    int value_2 = total_global(&v_2[INDEX(result)], 4, thread_x, messages, (ulong)v, v_bytes) +
        (check_pointer_global(19, thread_x, 0, 0, &p[6], messages, (ulong)v, v_bytes) ?
        (IN_BOUNDS(&p[6], v, v_bytes) ? p[6] : 0) : 0);
    if (check_pointer_global(22, thread_x, 0, 0, p, messages, (ulong)v, v_bytes)) {
      if (IN_BOUNDS(p, v, v_bytes)) {
        *p = value_2;
      }
    }
#line 46 "/work/main/test/Check/pointers.cpp"
    bump_global((check_pointer_global(24, thread_x, 0, 0, p, messages, (ulong)v, v_bytes), p),
        (ulong)v, v_bytes);
#line 47 "/work/main/test/Check/pointers.cpp"
    long result_2 = check_index1(25, thread_x, 0, 0, 7, 7, v_extent0, messages);
    bump_global(&v_2[INDEX(result_2)], (ulong)v, v_bytes);
  }
}

static inline __attribute__((always_inline)) bool check_pointer_local(
    uint site, int thread_x, int thread_y, int thread_z, __local const int *pointer,
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

// total, pointers.cpp:9
#line 9 "/work/main/test/Check/pointers.cpp"
static inline __attribute__((always_inline)) int total_local(
    __local const int *p, int n, int thread_x, __global uint *messages, ulong p_begin,
    ulong p_bytes) {
#line 10 "/work/main/test/Check/pointers.cpp"
  int s = 0;
  for (int i = 0; i < n; ++i) {
    s += DIVERGENT() && check_pointer_local(7, thread_x, 0, 0, &p[i], messages, p_begin, p_bytes) ?
        p[i] : 0;
    BRANCH();
  }
#line 13 "/work/main/test/Check/pointers.cpp"
  return s;
}

// kernel of main_kernel, pointers.cpp:56
#line 56 "/work/main/test/Check/pointers.cpp"
__kernel __attribute__((reqd_work_group_size(4, 1, 1))) void main_kernel_4(
    __global int *v, ulong v_bytes, long v_offset, int v_extent0, __global uint *messages) {
  __local int part[4] __attribute__((aligned(16))); SHARED(part);
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int thread_x = get_global_id(0);
  const int *place;
#line 57 "/work/main/test/Check/pointers.cpp"
  SCALAR();
  int own[3] = {1, 2, 3};
  int sum = 0;
#line 59 "/work/main/test/Check/pointers.cpp"
  const int *p = get_local_id(0) == 0 ? own + 1 : own;
  for (int k = 0; k < 3; ++k) {
    SCALAR();
    sum += DIVERGENT() && (place = p++,
        check_pointer_private(26, thread_x, 0, 0, place, messages, (ulong)&own, 12)) ? *place : 0;
    BRANCH();
  }
#line 62 "/work/main/test/Check/pointers.cpp"
  BRANCH();
  __local int *q = &part[0];
#line 63 "/work/main/test/Check/pointers.cpp"
  if (check_pointer_local(29, thread_x, 0, 0, &q[0], messages, (ulong)&part, 16)) {
    q[0] = 1;
  }
#line 64 "/work/main/test/Check/pointers.cpp"
  __local int *place_2 = &q[get_local_id(0) + 1];
  if (check_pointer_local(31, thread_x, 0, 0, place_2, messages, (ulong)&part, 16)) {
    *place_2 = 1;
  }
#line 65 "/work/main/test/Check/pointers.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  SCALAR();
  int value = total_local(part, 4, thread_x, messages, (ulong)&part, 16) +
      total_private(own + 1, 3, thread_x, messages, (ulong)&own, 12) + sum;
#line 66 "/work/main/test/Check/pointers.cpp"
  int temporary = get_global_id(0);
  __global int *place_3 = &v_2[INDEX(check_index1(34, thread_x, 0, 0, temporary, temporary,
      v_extent0, messages))];
  if (IN_BOUNDS(place_3, v, v_bytes)) {
    *place_3 = value;
  }
}

// kernel of main_kernel, pointers.cpp:72
#line 72 "/work/main/test/Check/pointers.cpp"
__kernel void main_kernel_5(__global int *v, ulong v_bytes, long v_offset, int v_extent0,
                            int domain, __global uint *messages) {
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
    __global int *place;
#line 73 "/work/main/test/Check/pointers.cpp"
    int *late = 0;
    _Pragma("unroll") for (int round_ = 0; round_ < 2; ++round_) {
      SCALAR();
      int inner[2] = {1, 2};
#line 76 "/work/main/test/Check/pointers.cpp"
      if (!late) {
        place = &v_2[INDEX(check_index1(36, thread_x, 0, 0, i, i, v_extent0, messages))];
        if (IN_BOUNDS(place, v, v_bytes)) {
          *place = 3;
        }
      }
#line 78 "/work/main/test/Check/pointers.cpp"
      late = inner;
      int value = check_pointer_private(38, thread_x, 0, 0, &late[1], messages, 0,
          18446744073709551615uL) ? late[1] : 0;
      __global int *place_2 = &v_2[INDEX(check_index1(41, thread_x, 0, 0, i, i, v_extent0,
          messages))];
      if (IN_BOUNDS(place_2, v, v_bytes)) {
        *place_2 += value;
      }
    }
#line 81 "/work/main/test/Check/pointers.cpp"
    __global int *place_2 = &v_2[INDEX(check_index1(44, thread_x, 0, 0, i, i, v_extent0,
        messages))];
    if ((IN_BOUNDS(place_2, v, v_bytes) ? *place_2 : 0) == 77) {
#line 82 "/work/main/test/Check/pointers.cpp"
      int value = check_pointer_private(47, thread_x, 0, 0, late, messages, 0,
          18446744073709551615uL) ? *late : 0;
      __global int *place_3 = &v_2[INDEX(check_index1(50, thread_x, 0, 0, i, i, v_extent0,
          messages))];
      if (IN_BOUNDS(place_3, v, v_bytes)) {
        *place_3 = value;
      }
    }
  }
}
