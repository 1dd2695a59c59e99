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

// mix, arms.cpp:19
#line 19 "/work/main/test/Execution/Barriers/arms.cpp"
static inline uint mix_(uint h, uint k) {
  return h * 31 + k;
}

static __attribute__((noinline)) void report_pointer(
    uint site, int thread_x, int thread_y, int thread_z, int value0, __global uint *messages) {
  uint message = begin_report(messages, 3, 6, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
  messages[message] = site;
  messages[message + 1] = (uint)thread_x;
  messages[message + 2] = (uint)thread_y;
  messages[message + 3] = (uint)thread_z;
  messages[message + 4] = (uint)value0;
}

static inline __attribute__((always_inline)) bool check_pointer(
    uint site, int thread_x, int thread_y, int thread_z, __local const uint *pointer,
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

// kernel of expect_kernel, arms.cpp:95
#line 95 "/work/main/test/Execution/Barriers/arms.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void expect_kernel(
    __global uint *b, ulong b_bytes, long b_offset, int b_extent0, __global const uint *a,
    ulong a_bytes, long a_offset, int a_extent0, __global uint *messages) {
#line 96 "/work/main/test/Execution/Barriers/arms.cpp"
  __local uint shared[16] __attribute__((aligned(16))); SHARED(shared);
  __global uint *b_2 = b + VIEW_OFFSET(0, b_offset);
  __global const uint *a_2 = a + VIEW_OFFSET(1, a_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
#line 97 "/work/main/test/Execution/Barriers/arms.cpp"
  __global const uint *place =
      &a_2[INDEX(check_index1(3, thread_x, 0, 0, t_global, t_global, a_extent0, messages))];
  uint operand = DIVERGENT() && IN_BOUNDS(place, a, a_bytes) ? *place : 0;
  uint h = operand;
  int l = get_local_id(0);
  int tile = get_group_id(0);
  __local uint *s = shared;
  int thread_x_2 = thread_x;
  __global uint *messages_2 = messages;
  uint result;
  bool returned = false;
#line 38 "/work/main/test/Execution/Barriers/arms.cpp"
  bool taken = tile % 2 == 0;
  bool not_taken = !taken;
  if (taken) {
    if (tile % 3 == 1) {
      result = 5;
      returned = true;
    }
    if (!returned) {
      if (DIVERGENT() && h & 4) {
        h = mix_(h, 3);
        h = mix_(h, 4);
      }
      BRANCH();
    }
    BRANCH();
  }
  if (not_taken) {
    if (l == 0) {
      if (check_pointer(0, thread_x_2, 0, 0, &s[3], messages_2, (ulong)&shared, 64)) {
        s[3] = 9;
      }
    }
    BRANCH();
  }
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (!returned) {
    result = h;
    returned = true;
  }
#line 97 "/work/main/test/Execution/Barriers/arms.cpp"
  uint value = result;
  __global uint *place_2 = &b_2[INDEX(check_index1(6, thread_x, 0, 0, t_global, t_global, b_extent0,
      messages))];
  if (IN_BOUNDS(place_2, b, b_bytes)) {
    *place_2 = value;
  }
}

static __attribute__((noinline)) void report_division(
    uint site, int thread_x, int thread_y, int thread_z, __global uint *messages) {
  uint message = begin_report(messages, 6, 6, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
  messages[message] = site;
  messages[message + 1] = (uint)thread_x;
  messages[message + 2] = (uint)thread_y;
  messages[message + 3] = (uint)thread_z;
  messages[message + 4] = 0;
}

static inline uint check_divisor(uint site, int thread_x, int thread_y, int thread_z, uint left,
                                 uint right, __global uint *messages) {
  if (DIVERGENT() && right == 0) {
    report_division(site, thread_x, thread_y, thread_z, messages);
    return 1;
  }
  return right;
}

// kernel of expect_kernel, arms.cpp:95
#line 95 "/work/main/test/Execution/Barriers/arms.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void expect_kernel_2(
    __global uint *b, ulong b_bytes, long b_offset, int b_extent0, __global const uint *a,
    ulong a_bytes, long a_offset, int a_extent0, __global uint *messages) {
#line 96 "/work/main/test/Execution/Barriers/arms.cpp"
  __local uint shared[16] __attribute__((aligned(16))); SHARED(shared);
  __global uint *b_2 = b + VIEW_OFFSET(0, b_offset);
  __global const uint *a_2 = a + VIEW_OFFSET(1, a_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
#line 97 "/work/main/test/Execution/Barriers/arms.cpp"
  __global const uint *place =
      &a_2[INDEX(check_index1(3, thread_x, 0, 0, t_global, t_global, a_extent0, messages))];
  uint operand = DIVERGENT() && IN_BOUNDS(place, a, a_bytes) ? *place : 0;
  uint h = operand;
  int l = get_local_id(0);
  int tile = get_group_id(0);
  __local uint *s = shared;
  int thread_x_2 = thread_x;
  __global uint *messages_2 = messages;
  uint result;
  bool returned = false;
#line 52 "/work/main/test/Execution/Barriers/arms.cpp"
  int selected = tile;
  bool taken = selected == 0;
  bool not_taken = !taken;
  if (taken) {
    if (check_pointer(8, thread_x_2, 0, 0, &s[l], messages_2, (ulong)&shared, 64)) {
      s[l] = h;
    }
    BRANCH();
  }
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (taken) {
    if (DIVERGENT() && h & 4) {
      h = mix_(h, 3);
    }
    BRANCH();
  }
  bool taken_2 = not_taken && selected == 1;
  bool not_taken_2 = not_taken && !taken_2;
  if (taken_2) {
    result = 7;
    returned = true;
  }
  bool taken_3 = not_taken_2 && selected == 2;
  bool not_taken_3 = not_taken_2 && !taken_3;
  if (taken_3) {
    h = DIVERGENT() && h & 1 ? mix_(h, l) : h /
        check_divisor(11, thread_x_2, 0, 0, h, 3, messages_2);
    BRANCH();
  }
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (not_taken_3) {
    BRANCH();
    if (DIVERGENT()) {
      for (uint k = 0; k < (h & 3); ++k) {
        h = mix_(h, k);
      }
    }
    BRANCH();
  }
  BRANCH();
  bool taken_4 = !returned;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (taken_4) {
    result = h;
    returned = true;
  }
#line 97 "/work/main/test/Execution/Barriers/arms.cpp"
  uint value = result;
  __global uint *place_2 = &b_2[INDEX(check_index1(6, thread_x, 0, 0, t_global, t_global, b_extent0,
      messages))];
  if (IN_BOUNDS(place_2, b, b_bytes)) {
    *place_2 = value;
  }
}

// kernel of expect_kernel, arms.cpp:95
#line 95 "/work/main/test/Execution/Barriers/arms.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void expect_kernel_3(
    __global uint *b, ulong b_bytes, long b_offset, int b_extent0, __global const uint *a,
    ulong a_bytes, long a_offset, int a_extent0, __global uint *messages) {
#line 96 "/work/main/test/Execution/Barriers/arms.cpp"
  __local uint shared[16] __attribute__((aligned(16))); SHARED(shared);
  __global uint *b_2 = b + VIEW_OFFSET(0, b_offset);
  __global const uint *a_2 = a + VIEW_OFFSET(1, a_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
#line 97 "/work/main/test/Execution/Barriers/arms.cpp"
  __global const uint *place =
      &a_2[INDEX(check_index1(3, thread_x, 0, 0, t_global, t_global, a_extent0, messages))];
  uint operand = DIVERGENT() && IN_BOUNDS(place, a, a_bytes) ? *place : 0;
  uint h = operand;
  int l = get_local_id(0);
  int tile = get_group_id(0);
  __local uint *s = shared;
  int thread_x_2 = thread_x;
  __global uint *messages_2 = messages;
#line 72 "/work/main/test/Execution/Barriers/arms.cpp"
  {
    int k = 0;
    bool again = true;
    while (again && k < 4) {
      BRANCH();
      bool running = again;
      if ((tile + k) % 3 == 0) {
        running = false;
      }
      if (running) {
        if (check_pointer(12, thread_x_2, 0, 0, &s[l], messages_2, (ulong)&shared, 64)) {
          s[l] = h;
        }
        BRANCH();
      }
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (running) {
        if (tile + k == 4) {
          if (DIVERGENT() && h & 4) {
            h = mix_(h, k);
          }
          running = false;
          again = false;
        }
        BRANCH();
      }
      if (running) {
        if (DIVERGENT() && h & 2) {
          h = mix_(h, 9);
        }
        BRANCH();
      }
      if (again) {
        ++k;
      }
    }
  }
#line 97 "/work/main/test/Execution/Barriers/arms.cpp"
  uint value = h;
  __global uint *place_2 = &b_2[INDEX(check_index1(6, thread_x, 0, 0, t_global, t_global, b_extent0,
      messages))];
  if (IN_BOUNDS(place_2, b, b_bytes)) {
    *place_2 = value;
  }
}
