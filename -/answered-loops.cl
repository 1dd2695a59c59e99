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
  if (DIVERGENT() && (ulong)index < (ulong)count) {
    return true;
  }
  report_element(site, thread_x, thread_y, thread_z, index, count, messages);
  return false;
}

// kernel of halves_kernel, answered-loops.cpp:17
#line 17 "/work/main/test/Check/answered-loops.cpp"
__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void halves_kernel(
    __global int *v, ulong v_bytes, long v_offset, int v_extent0, __global uint *messages) {
#line 18 "/work/main/test/Check/answered-loops.cpp"
  __local int part[64] __attribute__((aligned(16))); SHARED(part);
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
  int value;
#line 19 "/work/main/test/Check/answered-loops.cpp"
  int local_ = get_local_id(0);
  __global int *place = &v_2[INDEX(check_index1(0, thread_x, 0, 0, t_global, t_global, v_extent0,
      messages))];
  int value_2 = DIVERGENT() && IN_BOUNDS(place, v, v_bytes) ? *place : 0;
  if (check_element(3, thread_x, 0, 0, (long)local_, 64, messages)) {
    part[local_] = value_2;
  }
#line 21 "/work/main/test/Check/answered-loops.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  for (int half_ = 32; half_ > 0; half_ /= 2) {
    BRANCH();
    if (local_ < half_) {
#line 24 "/work/main/test/Check/answered-loops.cpp"
      value = check_element(6, thread_x, 0, 0, (long)(local_ + half_), 64, messages) ?
          part[local_ + half_] : 0;
      if (check_element(9, thread_x, 0, 0, (long)local_, 64, messages)) {
        part[local_] += value;
      }
    }
#line 25 "/work/main/test/Check/answered-loops.cpp"
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  }
  int value_3 = part[0];
  __global int *place_2 = &v_2[INDEX(check_index1(15, thread_x, 0, 0, t_global, t_global, v_extent0,
      messages))];
  if (IN_BOUNDS(place_2, v, v_bytes)) {
    *place_2 = value_3;
  }
}

// kernel of border_kernel, answered-loops.cpp:43
#line 43 "/work/main/test/Check/answered-loops.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void border_kernel(
    __global const int *from, ulong from_bytes, long from_offset, int from_extent0,
    __global int *to, ulong to_bytes, long to_offset, int to_extent0, __global uint *messages) {
#line 44 "/work/main/test/Check/answered-loops.cpp"
  __local int part[17] __attribute__((aligned(16))); SHARED(part);
  __global const int *from_2 = from + VIEW_OFFSET(0, from_offset);
  __global int *to_2 = to + VIEW_OFFSET(1, to_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
#line 45 "/work/main/test/Check/answered-loops.cpp"
  int local_ = get_local_id(0);
  __global const int *place =
      &from_2[INDEX(check_index1(17, thread_x, 0, 0, t_global, t_global, from_extent0, messages))];
  int value = DIVERGENT() && IN_BOUNDS(place, from, from_bytes) ? *place : 0;
  if (check_element(20, thread_x, 0, 0, (long)(local_ + 1), 17, messages)) {
    part[local_ + 1] = value;
  }
#line 47 "/work/main/test/Check/answered-loops.cpp"
  if (local_ == 0) {
    part[0] = 0;
  }
#line 49 "/work/main/test/Check/answered-loops.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int value_2 = (DIVERGENT() && check_element(24, thread_x, 0, 0, (long)local_, 17, messages) ?
      part[local_] : 0) + (DIVERGENT() &&
      check_element(27, thread_x, 0, 0, (long)(local_ + 1), 17, messages) ? part[local_ + 1] : 0);
#line 50 "/work/main/test/Check/answered-loops.cpp"
  __global int *place_2 = &to_2[INDEX(check_index1(30, thread_x, 0, 0, t_global, t_global,
      to_extent0, messages))];
  if (IN_BOUNDS(place_2, to, to_bytes)) {
    *place_2 = value_2;
  }
}

// kernel of apart_kernel, answered-loops.cpp:72
#line 72 "/work/main/test/Check/answered-loops.cpp"
__kernel void apart_kernel(__global int *a, ulong a_bytes, long a_offset, int a_extent0,
                           __global int *b, ulong b_bytes, long b_offset, int b_extent0,
                           int domain, __global uint *messages) {
  __global int *a_2 = a + VIEW_OFFSET(0, a_offset);
  __global int *b_2 = b + VIEW_OFFSET(1, b_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
#line 73 "/work/main/test/Check/answered-loops.cpp"
    __global int *place = &a_2[INDEX(check_index1(32, thread_x, 0, 0, i, i, a_extent0, messages))];
    if (IN_BOUNDS(place, a, a_bytes)) {
      *place = 1;
    }
#line 74 "/work/main/test/Check/answered-loops.cpp"
    __global int *place_2 = &b_2[INDEX(check_index1(34, thread_x, 0, 0, i, i, b_extent0,
        messages))];
    if (IN_BOUNDS(place_2, b, b_bytes)) {
      *place_2 = 2;
    }
  }
}

// kernel of numbers_kernel, answered-loops.cpp:84
#line 84 "/work/main/test/Check/answered-loops.cpp"
__kernel void numbers_kernel(__global int *v, ulong v_bytes, long v_offset, int v_extent0,
                             int domain, __global uint *messages) {
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
#line 85 "/work/main/test/Check/answered-loops.cpp"
    SCALAR();
    int weights[8] = {1, 2, 3, 4, 5, 6, 7, 8};
#line 86 "/work/main/test/Check/answered-loops.cpp"
    int sum = check_element(36, thread_x, 0, 0, (long)(i & 7), 8, messages) ? weights[i & 7] : 0;
    _Pragma("unroll") for (int k = -1; k <= 1; ++k) {
      SCALAR();
      sum += check_element(37, thread_x, 0, 0, (long)(k * k + k + 1), 8, messages) ?
          weights[k * k + k + 1] : 0;
    }
#line 89 "/work/main/test/Check/answered-loops.cpp"
    __global int *place = &v_2[INDEX(check_index1(38, thread_x, 0, 0, i, i, v_extent0, messages))];
    if (IN_BOUNDS(place, v, v_bytes)) {
      *place = sum;
    }
  }
}

// kernel of rounds_kernel, answered-loops.cpp:99
#line 99 "/work/main/test/Check/answered-loops.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void rounds_kernel(
    __global int *v, ulong v_bytes, long v_offset, int v_extent0, __global uint *messages) {
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int thread_x = get_global_id(0);
#line 100 "/work/main/test/Check/answered-loops.cpp"
  int first = (int)get_global_id(0) * 8;
  _Pragma("unroll") for (int i = 0; i < 8; ++i) {
    int i_2 = first + i;
    __global int *place = &v_2[INDEX(check_index1(40, thread_x, 0, 0, i_2, i_2, v_extent0,
        messages))];
    if (IN_BOUNDS(place, v, v_bytes)) {
      *place = i;
    }
  }
}

// kernel of together_kernel, answered-loops.cpp:111
#line 111 "/work/main/test/Check/answered-loops.cpp"
__kernel void together_kernel(__global int *v, ulong v_bytes, long v_offset, int v_extent0,
                              int domain, __global uint *messages) {
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
    int i_2 = i / 2;
    __global int *place = &v_2[INDEX(check_index1(42, thread_x, 0, 0, i_2, i_2, v_extent0,
        messages))];
    if (IN_BOUNDS(place, v, v_bytes)) {
      *place = i;
    }
  }
}

// kernel of twice_kernel, answered-loops.cpp:125
#line 125 "/work/main/test/Check/answered-loops.cpp"
__kernel void twice_kernel(__global int *v, ulong v_bytes, long v_offset, int v_extent0,
                           int domain, __global uint *messages) {
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
    __global int *place = &v_2[INDEX(check_index1(44, thread_x, 0, 0, i, i, v_extent0, messages))];
    int value = (IN_BOUNDS(place, v, v_bytes) ? *place : 0) * 2;
    __global int *place_2 = &v_2[INDEX(check_index1(47, thread_x, 0, 0, i, i, v_extent0,
        messages))];
    if (IN_BOUNDS(place_2, v, v_bytes)) {
      *place_2 = value;
    }
  }
}

// kernel of noted_kernel, answered-loops.cpp:140
#line 140 "/work/main/test/Check/answered-loops.cpp"
__kernel void noted_kernel(__global int *to, ulong to_bytes, long to_offset, int to_extent0,
                           __global const int *from, ulong from_bytes, long from_offset,
                           int from_extent0, int domain, __global uint *messages) {
  __global int *to_2 = to + VIEW_OFFSET(0, to_offset);
  __global const int *from_2 = from + VIEW_OFFSET(1, from_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
    __global const int *place =
        &from_2[INDEX(check_index1(49, thread_x, 0, 0, i, i, from_extent0, messages))];
    int value = (IN_BOUNDS(place, from, from_bytes) ? *place : 0) * 2;
    __global int *place_2 = &to_2[INDEX(check_index1(52, thread_x, 0, 0, i, i, to_extent0,
        messages))];
    if (IN_BOUNDS(place_2, to, to_bytes)) {
      *place_2 = value;
    }
  }
}

// kernel of sums_kernel, answered-loops.cpp:158
#line 158 "/work/main/test/Check/answered-loops.cpp"
__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void sums_kernel(
    __global int *v, ulong v_bytes, long v_offset, int v_extent0, __global uint *messages) {
#line 159 "/work/main/test/Check/answered-loops.cpp"
  __local int part[128] __attribute__((aligned(16))); SHARED(part);
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
#line 160 "/work/main/test/Check/answered-loops.cpp"
  int local_ = get_local_id(0);
  int from = 0;
  __global int *place = &v_2[INDEX(check_index1(54, thread_x, 0, 0, t_global, t_global, v_extent0,
      messages))];
  int value = DIVERGENT() && IN_BOUNDS(place, v, v_bytes) ? *place : 0;
  if (check_element(57, thread_x, 0, 0, (long)local_, 128, messages)) {
    part[local_] = value;
  }
#line 163 "/work/main/test/Check/answered-loops.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  for (int distance_ = 1; distance_ < 64; distance_ *= 2) {
    BRANCH();
    int sum = DIVERGENT() && check_element(60, thread_x, 0, 0, (long)(from + local_), 128, messages)
        ? part[from + local_] : 0;
#line 166 "/work/main/test/Check/answered-loops.cpp"
    if (local_ >= distance_) {
      sum += check_element(63, thread_x, 0, 0, (long)(from + local_ - distance_), 128, messages) ?
          part[from + local_ - distance_] : 0;
    }
#line 168 "/work/main/test/Check/answered-loops.cpp"
    from = 64 - from;
    if (check_element(66, thread_x, 0, 0, (long)(from + local_), 128, messages)) {
      part[from + local_] = sum;
    }
#line 170 "/work/main/test/Check/answered-loops.cpp"
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  }
  int value_2 = DIVERGENT() &&
      check_element(69, thread_x, 0, 0, (long)(from + local_), 128, messages) ? part[from + local_]
      : 0;
  __global int *place_2 = &v_2[INDEX(check_index1(72, thread_x, 0, 0, t_global, t_global, v_extent0,
      messages))];
  if (IN_BOUNDS(place_2, v, v_bytes)) {
    *place_2 = value_2;
  }
}

// lower, answered-loops.cpp:176
#line 176 "/work/main/test/Check/answered-loops.cpp"
static inline int lower(int i, int distance_) {
  return 2 * i - (i & (distance_ - 1));
}

static inline long check_object(uint site, int thread_x, int thread_y, int thread_z, long index,
                                long count, __global uint *messages) {
  if (DIVERGENT() && (ulong)index < (ulong)count) {
    return index;
  }
  report_element(site, thread_x, thread_y, thread_z, index, count, messages);
  return 0;
}

// order, answered-loops.cpp:177
#line 177 "/work/main/test/Check/answered-loops.cpp"
static inline __attribute__((always_inline)) void order_local(
    __local int *a, __local int *b) {
#line 178 "/work/main/test/Check/answered-loops.cpp"
  if (*a > *b) {
    int kept = *a;
    int value = *b;
    *a = value;
#line 181 "/work/main/test/Check/answered-loops.cpp"
    *b = kept;
  }
}

// kernel of partners_kernel, answered-loops.cpp:193
#line 193 "/work/main/test/Check/answered-loops.cpp"
__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void partners_kernel(
    __global int *v, ulong v_bytes, long v_offset, int v_extent0, int distance_,
    __global uint *messages) {
#line 194 "/work/main/test/Check/answered-loops.cpp"
  __local int part[128] __attribute__((aligned(16))); SHARED(part);
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int thread_x = get_global_id(0);
#line 195 "/work/main/test/Check/answered-loops.cpp"
  int local_ = get_local_id(0);
  int first = 2 * ((int)get_group_id(0) * 64);
#line 196 "/work/main/test/Check/answered-loops.cpp"
  int i = first + local_;
  __global int *place = &v_2[INDEX(check_index1(84, thread_x, 0, 0, i, i, v_extent0, messages))];
  int value = DIVERGENT() && IN_BOUNDS(place, v, v_bytes) ? *place : 0;
  if (check_element(87, thread_x, 0, 0, (long)local_, 128, messages)) {
    part[local_] = value;
  }
#line 197 "/work/main/test/Check/answered-loops.cpp"
  int i_2 = first + local_ + 64;
  __global int *place_2 = &v_2[INDEX(check_index1(89, thread_x, 0, 0, i_2, i_2, v_extent0,
      messages))];
  int value_2 = DIVERGENT() && IN_BOUNDS(place_2, v, v_bytes) ? *place_2 : 0;
  if (check_element(92, thread_x, 0, 0, (long)(local_ + 64), 128, messages)) {
    part[local_ + 64] = value_2;
  }
#line 198 "/work/main/test/Check/answered-loops.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int at = lower(local_, distance_);
  order_local(&part[(int)check_object(95, thread_x, 0, 0, (long)at, 128, messages)],
      &part[(int)check_object(96, thread_x, 0, 0, (long)(at + distance_), 128, messages)]);
#line 201 "/work/main/test/Check/answered-loops.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int value_3 = DIVERGENT() && check_element(98, thread_x, 0, 0, (long)local_, 128, messages) ?
      part[local_] : 0;
  int i_3 = first + local_;
  __global int *place_3 = &v_2[INDEX(check_index1(101, thread_x, 0, 0, i_3, i_3, v_extent0,
      messages))];
  if (IN_BOUNDS(place_3, v, v_bytes)) {
    *place_3 = value_3;
  }
#line 203 "/work/main/test/Check/answered-loops.cpp"
  int value_4 = DIVERGENT() &&
      check_element(103, thread_x, 0, 0, (long)(local_ + 64), 128, messages) ? part[local_ + 64] :
      0;
  int i_4 = first + local_ + 64;
  __global int *place_4 = &v_2[INDEX(check_index1(106, thread_x, 0, 0, i_4, i_4, v_extent0,
      messages))];
  if (IN_BOUNDS(place_4, v, v_bytes)) {
    *place_4 = value_4;
  }
}

// order, answered-loops.cpp:177
#line 177 "/work/main/test/Check/answered-loops.cpp"
static inline void order_global(__global int *a, __global int *b, ulong a_begin, ulong a_bytes,
                                ulong b_begin, ulong b_bytes) {
#line 178 "/work/main/test/Check/answered-loops.cpp"
  if ((IN_BOUNDS(a, a_begin, a_bytes) ? *a : 0) > (IN_BOUNDS(b, b_begin, b_bytes) ? *b : 0)) {
    int kept = IN_BOUNDS(a, a_begin, a_bytes) ? *a : 0;
    int value = IN_BOUNDS(b, b_begin, b_bytes) ? *b : 0;
    if (IN_BOUNDS(a, a_begin, a_bytes)) {
      *a = value;
    }
#line 181 "/work/main/test/Check/answered-loops.cpp"
    if (IN_BOUNDS(b, b_begin, b_bytes)) {
      *b = kept;
    }
  }
}

// kernel of far_partners_kernel, answered-loops.cpp:214
#line 214 "/work/main/test/Check/answered-loops.cpp"
__kernel void far_partners_kernel(int distance_, __global int *v, ulong v_bytes, long v_offset,
                                  int v_extent0, int domain, __global uint *messages) {
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
#line 215 "/work/main/test/Check/answered-loops.cpp"
    int at = lower(i, distance_);
    __global int *value = &v_2[INDEX(check_index1(108, thread_x, 0, 0, at, at, v_extent0,
        messages))];
    int i_2 = at + distance_;
    long result = check_index1(109, thread_x, 0, 0, i_2, i_2, v_extent0, messages);
    order_global(value, &v_2[INDEX(result)], (ulong)v, v_bytes, (ulong)v, v_bytes);
  }
}

static __attribute__((noinline)) void report_shift(
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

static inline int check_shift(uint site, int thread_x, int thread_y, int thread_z, int amount,
                              int bits, __global uint *messages) {
  if ((uint)amount < (uint)bits) {
    return amount;
  }
  report_shift(site, thread_x, thread_y, thread_z, (long)amount, (long)bits, messages);
  return 0;
}

// kernel of shifts_kernel, answered-loops.cpp:227
#line 227 "/work/main/test/Check/answered-loops.cpp"
__kernel void shifts_kernel(__global int *v, ulong v_bytes, long v_offset, int v_extent0, int by,
                            int domain, __global uint *messages) {
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
    __global int *place = &v_2[INDEX(check_index1(110, thread_x, 0, 0, i, i, v_extent0, messages))];
    int value = ((IN_BOUNDS(place, v, v_bytes) ? *place : 0) >>
        check_shift(113, thread_x, 0, 0, by, 32, messages)) & 1;
    __global int *place_2 = &v_2[INDEX(check_index1(114, thread_x, 0, 0, i, i, v_extent0,
        messages))];
    if (IN_BOUNDS(place_2, v, v_bytes)) {
      *place_2 = value;
    }
  }
}

// kernel of bits_kernel, answered-loops.cpp:235
#line 235 "/work/main/test/Check/answered-loops.cpp"
__kernel void bits_kernel(__global int *v, ulong v_bytes, long v_offset, int v_extent0,
                          int domain, __global uint *messages) {
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
    int i_2 = i & ((i & 7) - 1);
    __global int *place = &v_2[INDEX(check_index1(116, thread_x, 0, 0, i_2, i_2, v_extent0,
        messages))];
    if (IN_BOUNDS(place, v, v_bytes)) {
      *place = 1;
    }
  }
}
