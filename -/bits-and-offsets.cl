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
  if (DIVERGENT() && (ulong)index < (ulong)count) {
    return true;
  }
  report_element(site, thread_x, thread_y, thread_z, index, count, messages);
  return false;
}

// kernel of main_kernel, bits-and-offsets.cpp:24
#line 24 "/work/main/test/Check/bits-and-offsets.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void main_kernel(
    __global int *v, ulong v_bytes, long v_offset, int v_extent0, int size,
    __global uint *messages) {
#line 25 "/work/main/test/Check/bits-and-offsets.cpp"
  __local int s[32] __attribute__((aligned(16))); SHARED(s);
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
#line 26 "/work/main/test/Check/bits-and-offsets.cpp"
  int l = get_local_id(0);
  int from = 0;
  __global int *place = &v_2[INDEX(check_index1(0, thread_x, 0, 0, t_global, t_global, v_extent0,
      messages))];
  int value = DIVERGENT() && IN_BOUNDS(place, v, v_bytes) ? *place : 0;
  if (check_element(3, thread_x, 0, 0, (long)l, 32, messages)) {
    s[l] = value;
  }
#line 29 "/work/main/test/Check/bits-and-offsets.cpp"
  if (check_element(5, thread_x, 0, 0, (long)(l + 16), 32, messages)) {
    s[l + 16] = 0;
  }
#line 30 "/work/main/test/Check/bits-and-offsets.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  for (int d = 1; d < 16; d *= 2) {
    BRANCH();
    int sum = DIVERGENT() && check_element(8, thread_x, 0, 0, (long)(from + l), 32, messages) ?
        s[from + l] : 0;
#line 33 "/work/main/test/Check/bits-and-offsets.cpp"
    if (l >= d) {
      sum += check_element(11, thread_x, 0, 0, (long)(from + l - d), 32, messages) ? s[from + l - d]
          : 0;
    }
#line 35 "/work/main/test/Check/bits-and-offsets.cpp"
    from = size - from;
    if (check_element(14, thread_x, 0, 0, (long)(from + l), 32, messages)) {
      s[from + l] = sum;
    }
#line 37 "/work/main/test/Check/bits-and-offsets.cpp"
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  }
  int value_2 = DIVERGENT() && check_element(17, thread_x, 0, 0, (long)(from + l), 32, messages) ?
      s[from + l] : 0;
  __global int *place_2 = &v_2[INDEX(check_index1(20, thread_x, 0, 0, t_global, t_global, v_extent0,
      messages))];
  if (IN_BOUNDS(place_2, v, v_bytes)) {
    *place_2 = value_2;
  }
}

// kernel of main_kernel, bits-and-offsets.cpp:50
#line 50 "/work/main/test/Check/bits-and-offsets.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void main_kernel_2(
    int by, __global int *v, ulong v_bytes, long v_offset, int v_extent0, __global uint *messages) {
#line 51 "/work/main/test/Check/bits-and-offsets.cpp"
  __local int s[64] __attribute__((aligned(16))); SHARED(s);
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int thread_x = get_global_id(0);
#line 52 "/work/main/test/Check/bits-and-offsets.cpp"
  int l = get_local_id(0);
  int at = 0;
  for (int i = 0; i < 2; ++i) {
    BRANCH();
    if (check_element(22, thread_x, 0, 0, (long)(at + l), 64, messages)) {
      s[at + l] = l;
    }
#line 56 "/work/main/test/Check/bits-and-offsets.cpp"
    if (i == 1) {
      at += by;
    }
#line 58 "/work/main/test/Check/bits-and-offsets.cpp"
    at += 16;
    barrier(CLK_GLOBAL_MEM_FENCE);
    if (check_element(25, thread_x, 0, 0, (long)(at + (15 - l)), 64, messages)) {
      s[at + (15 - l)] = l;
    }
#line 61 "/work/main/test/Check/bits-and-offsets.cpp"
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  }
  int value = DIVERGENT() && check_element(28, thread_x, 0, 0, (long)at, 64, messages) ? s[at] : 0;
  int temporary = get_global_id(0);
  __global int *place = &v_2[INDEX(check_index1(31, thread_x, 0, 0, temporary, temporary, v_extent0,
      messages))];
  if (IN_BOUNDS(place, v, v_bytes)) {
    *place = value;
  }
}

// kernel of main_kernel, bits-and-offsets.cpp:74
#line 74 "/work/main/test/Check/bits-and-offsets.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void main_kernel_3(
    int from, __global int *v, ulong v_bytes, long v_offset, int v_extent0, int other,
    __global uint *messages) {
#line 75 "/work/main/test/Check/bits-and-offsets.cpp"
  __local int s[48] __attribute__((aligned(16))); SHARED(s);
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int thread_x = get_global_id(0);
#line 76 "/work/main/test/Check/bits-and-offsets.cpp"
  int index = from + (int)get_local_id(0);
  if (check_element(33, thread_x, 0, 0, (long)index, 48, messages)) {
    s[index] = 1;
  }
#line 77 "/work/main/test/Check/bits-and-offsets.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int index_2 = other + (int)get_local_id(0);
  int value = DIVERGENT() && check_element(36, thread_x, 0, 0, (long)index_2, 48, messages) ?
      s[index_2] : 0;
  int temporary = get_global_id(0);
  __global int *place = &v_2[INDEX(check_index1(39, thread_x, 0, 0, temporary, temporary, v_extent0,
      messages))];
  if (IN_BOUNDS(place, v, v_bytes)) {
    *place = value;
  }
}

// lower, bits-and-offsets.cpp:7
#line 7 "/work/main/test/Check/bits-and-offsets.cpp"
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

// order, bits-and-offsets.cpp:8
#line 8 "/work/main/test/Check/bits-and-offsets.cpp"
static inline __attribute__((always_inline)) void order_local(
    __local int *a, __local int *b) {
#line 9 "/work/main/test/Check/bits-and-offsets.cpp"
  if (*a > *b) {
    int kept = *a;
    int value = *b;
    *a = value;
#line 12 "/work/main/test/Check/bits-and-offsets.cpp"
    *b = kept;
  }
}

// kernel of main_kernel, bits-and-offsets.cpp:92
#line 92 "/work/main/test/Check/bits-and-offsets.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void main_kernel_4(
    __global int *v, ulong v_bytes, long v_offset, int v_extent0, int distance_,
    __global uint *messages) {
#line 93 "/work/main/test/Check/bits-and-offsets.cpp"
  __local int s[32] __attribute__((aligned(16))); SHARED(s);
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
#line 94 "/work/main/test/Check/bits-and-offsets.cpp"
  int l = get_local_id(0);
  __global int *place = &v_2[INDEX(check_index1(51, thread_x, 0, 0, t_global, t_global, v_extent0,
      messages))];
  int value = DIVERGENT() && IN_BOUNDS(place, v, v_bytes) ? *place : 0;
  if (check_element(54, thread_x, 0, 0, (long)l, 32, messages)) {
    s[l] = value;
  }
#line 96 "/work/main/test/Check/bits-and-offsets.cpp"
  if (check_element(56, thread_x, 0, 0, (long)(l + 16), 32, messages)) {
    s[l + 16] = 16 - l;
  }
#line 97 "/work/main/test/Check/bits-and-offsets.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int at = lower(l, distance_);
  order_local(&s[(int)check_object(59, thread_x, 0, 0, (long)at, 32, messages)],
      &s[(int)check_object(60, thread_x, 0, 0, (long)(at + distance_), 32, messages)]);
#line 100 "/work/main/test/Check/bits-and-offsets.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int value_2 = (DIVERGENT() && check_element(62, thread_x, 0, 0, (long)l, 32, messages) ? s[l] : 0)
      + (DIVERGENT() && check_element(65, thread_x, 0, 0, (long)(l + 16), 32, messages) ? s[l + 16]
      : 0);
#line 101 "/work/main/test/Check/bits-and-offsets.cpp"
  __global int *place_2 = &v_2[INDEX(check_index1(68, thread_x, 0, 0, t_global, t_global, v_extent0,
      messages))];
  if (IN_BOUNDS(place_2, v, v_bytes)) {
    *place_2 = value_2;
  }
}

// order, bits-and-offsets.cpp:8
#line 8 "/work/main/test/Check/bits-and-offsets.cpp"
static inline void order_global(__global int *a, __global int *b, ulong a_begin, ulong a_bytes,
                                ulong b_begin, ulong b_bytes) {
#line 9 "/work/main/test/Check/bits-and-offsets.cpp"
  if ((IN_BOUNDS(a, a_begin, a_bytes) ? *a : 0) > (IN_BOUNDS(b, b_begin, b_bytes) ? *b : 0)) {
    int kept = IN_BOUNDS(a, a_begin, a_bytes) ? *a : 0;
    int value = IN_BOUNDS(b, b_begin, b_bytes) ? *b : 0;
    if (IN_BOUNDS(a, a_begin, a_bytes)) {
      *a = value;
    }
#line 12 "/work/main/test/Check/bits-and-offsets.cpp"
    if (IN_BOUNDS(b, b_begin, b_bytes)) {
      *b = kept;
    }
  }
}

// kernel of main_kernel, bits-and-offsets.cpp:113
#line 113 "/work/main/test/Check/bits-and-offsets.cpp"
__kernel void main_kernel_5(int distance_, __global int *v, ulong v_bytes, long v_offset,
                            int v_extent0, int domain, __global uint *messages) {
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
#line 114 "/work/main/test/Check/bits-and-offsets.cpp"
    int at = lower(i, distance_);
    __global int *value = &v_2[INDEX(check_index1(70, thread_x, 0, 0, at, at, v_extent0,
        messages))];
    int i_2 = at + distance_;
    long result = check_index1(71, thread_x, 0, 0, i_2, i_2, v_extent0, messages);
    order_global(value, &v_2[INDEX(result)], (ulong)v, v_bytes, (ulong)v, v_bytes);
  }
}

// kernel of main_kernel, bits-and-offsets.cpp:131
#line 131 "/work/main/test/Check/bits-and-offsets.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void main_kernel_6(
    int by, __global int *v, ulong v_bytes, long v_offset, int v_extent0, __global uint *messages) {
#line 132 "/work/main/test/Check/bits-and-offsets.cpp"
  __local int s[16] __attribute__((aligned(16))); SHARED(s);
  __local int r[16] __attribute__((aligned(16))); SHARED(r);
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int thread_x = get_global_id(0);
  int index;
#line 133 "/work/main/test/Check/bits-and-offsets.cpp"
  int l = get_local_id(0);
  if (check_element(72, thread_x, 0, 0, (long)((l - 5) & 15), 16, messages)) {
    s[(l - 5) & 15] = l;
  }
#line 135 "/work/main/test/Check/bits-and-offsets.cpp"
  if (check_element(74, thread_x, 0, 0, (long)l, 16, messages)) {
    r[l] = 0;
  }
#line 136 "/work/main/test/Check/bits-and-offsets.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int value = DIVERGENT() && check_element(77, thread_x, 0, 0, (long)l, 16, messages) ? s[l] : 0;
  if (DIVERGENT() && (index = (l + by) & (by - 1),
      check_element(80, thread_x, 0, 0, (long)index, 16, messages))) {
    r[index] = value;
  }
#line 138 "/work/main/test/Check/bits-and-offsets.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int value_2 = DIVERGENT() && check_element(83, thread_x, 0, 0, (long)l, 16, messages) ? r[l] : 0;
  int temporary = get_global_id(0);
  __global int *place = &v_2[INDEX(check_index1(86, thread_x, 0, 0, temporary, temporary, v_extent0,
      messages))];
  if (IN_BOUNDS(place, v, v_bytes)) {
    *place = value_2;
  }
}

// kernel of main_kernel, bits-and-offsets.cpp:150
#line 150 "/work/main/test/Check/bits-and-offsets.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void main_kernel_7(
    int next, __global int *v, ulong v_bytes, long v_offset, int v_extent0,
    __global uint *messages) {
#line 151 "/work/main/test/Check/bits-and-offsets.cpp"
  __local int s[32] __attribute__((aligned(16))); SHARED(s);
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int thread_x = get_global_id(0);
  int index;
  int index_2;
#line 152 "/work/main/test/Check/bits-and-offsets.cpp"
  int l = get_local_id(0);
  int value = DIVERGENT() && check_element(88, thread_x, 0, 0, (long)(l + 16), 32, messages) ?
      (s[l + 16] = 0) : 0;
#line 153 "/work/main/test/Check/bits-and-offsets.cpp"
  if (check_element(90, thread_x, 0, 0, (long)l, 32, messages)) {
    s[l] = value;
  }
#line 154 "/work/main/test/Check/bits-and-offsets.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int distance_ = 8;
  if (DIVERGENT() && (index = lower(l, distance_),
      check_element(93, thread_x, 0, 0, (long)index, 32, messages))) {
    s[index] = l;
  }
#line 157 "/work/main/test/Check/bits-and-offsets.cpp"
  distance_ = next;
  barrier(CLK_GLOBAL_MEM_FENCE);
  if (DIVERGENT() && (index_2 = lower(l, distance_),
      check_element(96, thread_x, 0, 0, (long)index_2, 32, messages))) {
    s[index_2] += l;
  }
#line 160 "/work/main/test/Check/bits-and-offsets.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int value_2 = DIVERGENT() && check_element(100, thread_x, 0, 0, (long)l, 32, messages) ? s[l] : 0;
  int temporary = get_global_id(0);
  __global int *place = &v_2[INDEX(check_index1(103, thread_x, 0, 0, temporary, temporary,
      v_extent0, messages))];
  if (IN_BOUNDS(place, v, v_bytes)) {
    *place = value_2;
  }
}
