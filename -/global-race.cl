#pragma OPENCL FP_CONTRACT OFF
#ifndef VIEWS_WITH_OFFSET
#define VIEWS_WITH_OFFSET 0xffffffff
#endif
#define VIEW_OFFSET(bit, offset) (offset & -(long)(VIEWS_WITH_OFFSET >> bit & 1))
#if defined(POCL_DEVICE_ADDRESS_BITS) && !defined(__SPIR__) && !defined(__NVPTX__)
#define BRANCH() ((void)__builtin_assume_aligned((__private void *)0, 16))
#define barrier(flags) (barrier(flags), BRANCH())
#define DIVERGENT() (get_local_id(0) != (size_t)-1)
#else
#define BRANCH()
#define DIVERGENT() true
#endif
#define IN_BOUNDS(pointer, begin, bytes) \
  (sizeof(*(pointer)) <= (bytes) && \
   (ulong)(pointer) - (ulong)(begin) <= (bytes) - sizeof(*(pointer)))
#define INDEX(i) clamp((long)(i), -(1L << 40), 1L << 40)

typedef struct {
  int x;
  int y;
} point;

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

// kernel of main_kernel, global-race.cpp:19
#line 19 "/work/main/test/Check/global-race.cpp"
__kernel void main_kernel(__global int *v, ulong v_bytes, long v_offset, int v_extent0,
                          int domain, __global uint *messages) {
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
#line 20 "/work/main/test/Check/global-race.cpp"
    int chosen;
    if (i < 64) {
      int i_2 = (i + 1) % 64;
      __global int *place = &v_2[INDEX(check_index1(0, thread_x, 0, 0, i_2, i_2, v_extent0,
          messages))];
      chosen = IN_BOUNDS(place, v, v_bytes) ? *place : 0;
    } else {
      chosen = 0;
    }
    int next = chosen;
#line 21 "/work/main/test/Check/global-race.cpp"
    __global int *place = &v_2[INDEX(check_index1(3, thread_x, 0, 0, i, i, v_extent0, messages))];
    if (IN_BOUNDS(place, v, v_bytes)) {
      *place = next;
    }
  }
}

// kernel of main_kernel, global-race.cpp:27
#line 27 "/work/main/test/Check/global-race.cpp"
__kernel void main_kernel_2(__global int *w, ulong w_bytes, long w_offset, int w_extent0,
                            __global int *v, ulong v_bytes, long v_offset, int v_extent0,
                            int domain, __global uint *messages) {
  __global int *w_2 = w + VIEW_OFFSET(0, w_offset);
  __global int *v_2 = v + VIEW_OFFSET(1, v_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
    int i_2 = (i + 1) % 64;
    __global int *place = &v_2[INDEX(check_index1(5, thread_x, 0, 0, i_2, i_2, v_extent0,
        messages))];
    int value = IN_BOUNDS(place, v, v_bytes) ? *place : 0;
    __global int *place_2 = &w_2[INDEX(check_index1(8, thread_x, 0, 0, i, i, w_extent0, messages))];
    if (IN_BOUNDS(place_2, w, w_bytes)) {
      *place_2 = value;
    }
  }
}

// kernel of main_kernel, global-race.cpp:31
#line 31 "/work/main/test/Check/global-race.cpp"
__kernel void main_kernel_3(int how, __global int *w, ulong w_bytes, long w_offset,
                            int w_extent0, __global int *v, ulong v_bytes, long v_offset,
                            int v_extent0, int domain, __global uint *messages) {
  __global int *w_2 = w + VIEW_OFFSET(0, w_offset);
  __global int *v_2 = v + VIEW_OFFSET(1, v_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
#line 32 "/work/main/test/Check/global-race.cpp"
    if (how == 0) {
      __global int *place = &v_2[INDEX(check_index1(10, thread_x, 0, 0, i, i, v_extent0,
          messages))];
      int value = IN_BOUNDS(place, v, v_bytes) ? *place : 0;
      __global int *place_2 = &w_2[INDEX(check_index1(13, thread_x, 0, 0, 0, 0, w_extent0,
          messages))];
      if (IN_BOUNDS(place_2, w, w_bytes)) {
        *place_2 += value;
      }
    } else {
#line 35 "/work/main/test/Check/global-race.cpp"
      __global int *place = &v_2[INDEX(check_index1(17, thread_x, 0, 0, i, i, v_extent0,
          messages))];
      int value = IN_BOUNDS(place, v, v_bytes) ? *place : 0;
      __global int *place_2 = &w_2[INDEX(check_index1(16, thread_x, 0, 0, 0, 0, w_extent0,
          messages))];
      if (IN_BOUNDS(place_2, w, w_bytes)) {
        atomic_add(place_2, value);
      }
    }
#line 36 "/work/main/test/Check/global-race.cpp"
    if (how == 2 && i == 5) {
      __global int *place = &w_2[INDEX(check_index1(22, thread_x, 0, 0, 0, 0, w_extent0,
          messages))];
      int value = IN_BOUNDS(place, w, w_bytes) ? *place : 0;
      __global int *place_2 = &w_2[INDEX(check_index1(25, thread_x, 0, 0, 1, 1, w_extent0,
          messages))];
      if (IN_BOUNDS(place_2, w, w_bytes)) {
        *place_2 = value;
      }
    }
#line 38 "/work/main/test/Check/global-race.cpp"
    if (how == 3 && i == 5) {
      __global int *place = &w_2[INDEX(check_index1(27, thread_x, 0, 0, 0, 0, w_extent0,
          messages))];
      if (IN_BOUNDS(place, w, w_bytes)) {
        *place = 1;
      }
    }
  }
}

// kernel of main_kernel, global-race.cpp:55
#line 55 "/work/main/test/Check/global-race.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void main_kernel_4(
    __global int *w, ulong w_bytes, long w_offset, int w_extent0, __global int *v, ulong v_bytes,
    long v_offset, int v_extent0, int reach, __global uint *messages) {
  __global int *w_2 = w + VIEW_OFFSET(0, w_offset);
  __global int *v_2 = v + VIEW_OFFSET(1, v_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
#line 56 "/work/main/test/Check/global-race.cpp"
  __global int *place = &w_2[INDEX(check_index1(29, thread_x, 0, 0, t_global, t_global, w_extent0,
      messages))];
  if (IN_BOUNDS(place, w, w_bytes)) {
    *place = get_local_id(0);
  }
#line 58 "/work/main/test/Check/global-race.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int i = (t_global + reach) % 64 / 16 * 16 + 15 - (int)get_local_id(0);
  __global int *place_2 = &w_2[INDEX(check_index1(32, thread_x, 0, 0, i, i, w_extent0, messages))];
  int value = DIVERGENT() && IN_BOUNDS(place_2, w, w_bytes) ? *place_2 : 0;
  __global int *place_3 = &v_2[INDEX(check_index1(35, thread_x, 0, 0, t_global, t_global, v_extent0,
      messages))];
  if (IN_BOUNDS(place_3, v, v_bytes)) {
    *place_3 = value;
  }
}

// kernel of main_kernel, global-race.cpp:75
#line 75 "/work/main/test/Check/global-race.cpp"
__kernel void main_kernel_5(__global int *w, ulong w_bytes, long w_offset, int w_extent0,
                            __global int *v, ulong v_bytes, long v_offset, int v_extent0,
                            __global int *f, ulong f_bytes, long f_offset, int f_extent0,
                            int domain, __global uint *messages) {
  __global int *w_2 = w + VIEW_OFFSET(0, w_offset);
  __global int *v_2 = v + VIEW_OFFSET(1, v_offset);
  __global int *f_2 = f + VIEW_OFFSET(2, f_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
#line 76 "/work/main/test/Check/global-race.cpp"
    int i_2 = 63 - i;
    __global int *place = &w_2[INDEX(check_index1(37, thread_x, 0, 0, i_2, i_2, w_extent0,
        messages))];
    if (IN_BOUNDS(place, w, w_bytes)) {
      *place = 5;
    }
#line 77 "/work/main/test/Check/global-race.cpp"
    __global int *place_2 = &v_2[INDEX(check_index1(39, thread_x, 0, 0, i, i, v_extent0,
        messages))];
    int value = IN_BOUNDS(place_2, v, v_bytes) ? *place_2 : 0;
    int i_3 = 63 - i;
    __global int *place_3 = &w_2[INDEX(check_index1(42, thread_x, 0, 0, i_3, i_3, w_extent0,
        messages))];
    if (IN_BOUNDS(place_3, w, w_bytes)) {
      *place_3 += value;
    }
#line 78 "/work/main/test/Check/global-race.cpp"
    int i_4 = i / 64;
    __global int *place_4 = &f_2[INDEX(check_index1(45, thread_x, 0, 0, i_4, i_4, f_extent0,
        messages))];
    if (IN_BOUNDS(place_4, f, f_bytes)) {
      *place_4 = 7;
    }
  }
}

// set, global-race.cpp:10
#line 10 "/work/main/test/Check/global-race.cpp"
static inline void set(__global int *target, int value, ulong target_begin, ulong target_bytes) {
  if (IN_BOUNDS(target, target_begin, target_bytes)) {
    *target = value;
  }
}

// point::move, global-race.cpp:8
#line 8 "/work/main/test/Check/global-race.cpp"
static inline void point_move(__global point *self, int by, ulong self_begin, ulong self_bytes) {
  if (IN_BOUNDS(&self->x, self_begin, self_bytes)) {
    self->x += by;
  }
}

// kernel of main_kernel, global-race.cpp:86
#line 86 "/work/main/test/Check/global-race.cpp"
__kernel void main_kernel_6(__global int *w, ulong w_bytes, long w_offset, int w_extent0,
                            int step_, __global point *p, ulong p_bytes, long p_offset,
                            int p_extent0, int domain, __global uint *messages) {
  __global int *w_2 = w + VIEW_OFFSET(0, w_offset);
  __global point *p_2 = p + VIEW_OFFSET(1, p_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
#line 87 "/work/main/test/Check/global-race.cpp"
    int i_2 = i * step_;
    __global int *r = &w_2[INDEX(check_index1(50, thread_x, 0, 0, i_2, i_2, w_extent0, messages))];
#line 88 "/work/main/test/Check/global-race.cpp"
    if (IN_BOUNDS(r, w, w_bytes)) {
      *r = i;
    }
#line 89 "/work/main/test/Check/global-race.cpp"
    int i_3 = 32 + i * step_;
    long result = check_index1(52, thread_x, 0, 0, i_3, i_3, w_extent0, messages);
    set(&w_2[INDEX(result)], i, (ulong)w, w_bytes);
#line 90 "/work/main/test/Check/global-race.cpp"
    int i_4 = i * step_;
    long result_2 = check_index1(53, thread_x, 0, 0, i_4, i_4, p_extent0, messages);
    point_move(&p_2[INDEX(result_2)], i, (ulong)p, p_bytes);
#line 91 "/work/main/test/Check/global-race.cpp"
    __global point *place = &p_2[INDEX(check_index1(54, thread_x, 0, 0, i, i, p_extent0,
        messages))];
    if (IN_BOUNDS(&place->y, p, p_bytes)) {
      place->y = 1;
    }
  }
}

// kernel of main_kernel, global-race.cpp:107
#line 107 "/work/main/test/Check/global-race.cpp"
__kernel void main_kernel_7(__global int *part, ulong part_bytes, long part_offset,
                            int part_extent0, __global int *all_, ulong all_bytes,
                            long all_offset, int all_extent0, int domain, __global uint *messages) {
  __global int *part_2 = part + VIEW_OFFSET(0, part_offset);
  __global int *all__2 = all_ + VIEW_OFFSET(1, all_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
    int i_2 = (i + 1) % 32;
    __global int *place = &all__2[INDEX(check_index1(56, thread_x, 0, 0, i_2, i_2, all_extent0,
        messages))];
    int value = IN_BOUNDS(place, all_, all_bytes) ? *place : 0;
    __global int *place_2 = &part_2[INDEX(check_index1(59, thread_x, 0, 0, i, i, part_extent0,
        messages))];
    if (IN_BOUNDS(place_2, part, part_bytes)) {
      *place_2 = value;
    }
  }
}
