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

static __attribute__((noinline)) void report_barrier(
    uint site, int thread_x, int thread_y, int thread_z, int value0, int value1, int value2,
    int value3, int value4, __global uint *messages) {
  uint message = begin_report(messages, 2, 10, site, (uint)thread_x, (uint)thread_y,
      (uint)thread_z);
  messages[message] = site;
  messages[message + 1] = (uint)thread_x;
  messages[message + 2] = (uint)thread_y;
  messages[message + 3] = (uint)thread_z;
  messages[message + 4] = (uint)value0;
  messages[message + 5] = (uint)value1;
  messages[message + 6] = (uint)value2;
  messages[message + 7] = (uint)value3;
  messages[message + 8] = (uint)value4;
}

static inline bool check_barrier(uint site, int thread_x, int thread_y, int thread_z,
                                 __global uint *messages, int answer0, int answer1, int answer2,
                                 int answer3, int answer4) {
  if (answer0 != 0) {
    report_barrier(site, thread_x, thread_y, thread_z, answer0, answer1, answer2, answer3, answer4,
        messages);
    return true;
  }
  return true;
}

static __attribute__((noinline)) void report_pointer(
    uint site, int thread_x, int thread_y, int thread_z, int value0, __global uint *messages) {
  uint message = begin_report(messages, 5, 6, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
  messages[message] = site;
  messages[message + 1] = (uint)thread_x;
  messages[message + 2] = (uint)thread_y;
  messages[message + 3] = (uint)thread_z;
  messages[message + 4] = (uint)value0;
}

static inline bool check_pointer(uint site, int thread_x, int thread_y, int thread_z,
                                 const uint *pointer, __global uint *messages,
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

// kernel of main_kernel, kept-address.cpp:12
#line 12 "/work/main/test/Check/kept-address.cpp"
__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void main_kernel(
    __global uint *v, ulong v_bytes, long v_offset, int v_extent0, __global uint *messages) {
  __local uint meeting[4] __attribute__((aligned(16))); SHARED(meeting);
  __global uint *v_2 = v + VIEW_OFFSET(0, v_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
#line 13 "/work/main/test/Check/kept-address.cpp"
  {
    int n = 0;
    bool again = true;


    do {
#line 13 "/work/main/test/Check/kept-address.cpp"
      BRANCH();
      again = DIVERGENT() && again && n < 3;
      bool running = again;
#line 14 "/work/main/test/Check/kept-address.cpp"
      SCALAR();
      uint x;
#line 15 "/work/main/test/Check/kept-address.cpp"
      uint *p;
#line 14 "/work/main/test/Check/kept-address.cpp"
      if (DIVERGENT() && running) {
        __global uint *place = &v_2[INDEX(check_index1(0, thread_x, 0, 0, t_global, t_global,
            v_extent0, messages))];
        SCALAR();
        x = (IN_BOUNDS(place, v, v_bytes) ? *place : 0) + n;
#line 15 "/work/main/test/Check/kept-address.cpp"
        p = &x;
      }
#line 16 "/work/main/test/Check/kept-address.cpp"
      barrier(CLK_LOCAL_MEM_FENCE);
      if (get_local_id(0) == 0u) {
        meeting[0] = 0;
        meeting[1] = 4294967295u;
        meeting[2] = 4294967295u;
      }
      barrier(CLK_LOCAL_MEM_FENCE);
      if (running) {
        atomic_add(&meeting[0], 1u);
        atomic_min(&meeting[2], (uint)get_local_id(0));
      } else {
        atomic_min(&meeting[1], (uint)get_local_id(0));
      }
      barrier(CLK_LOCAL_MEM_FENCE);
      if (meeting[0] != 32 && meeting[2] == (uint)get_local_id(0)) {
        check_barrier(3, thread_x, 0, 0, messages, (int)(32 - meeting[0]), (int)(meeting[1] % 32),
            (int)(meeting[1] / 32 % 1), (int)(meeting[1] / 32), (int)meeting[0]);
      }
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 17 "/work/main/test/Check/kept-address.cpp"
      if (DIVERGENT() && running) {
        SCALAR();
        uint value = check_pointer(4, thread_x, 0, 0, p, messages, (ulong)&x, 4) ? *p : 0;
        __global uint *place = &v_2[INDEX(check_index1(7, thread_x, 0, 0, t_global, t_global,
            v_extent0, messages))];
        if (IN_BOUNDS(place, v, v_bytes)) {
          *place += value;
        }
#line 18 "/work/main/test/Check/kept-address.cpp"
        if (get_local_id(0) == 5) {
          running = false;
        }
      }
#line 20 "/work/main/test/Check/kept-address.cpp"
      if (running) {
        __global uint *place = &v_2[INDEX(check_index1(10, thread_x, 0, 0, t_global, t_global,
            v_extent0, messages))];
        if (IN_BOUNDS(place, v, v_bytes)) {
          *place += 1;
        }
      }
#line 18 "/work/main/test/Check/kept-address.cpp"
      if (DIVERGENT() && again) {
        ++n;
      }
      barrier(CLK_LOCAL_MEM_FENCE);
      if (get_local_id(0) == 0u) {
        meeting[3] = 0;
      }
      barrier(CLK_LOCAL_MEM_FENCE);
      if (again) {
        atomic_or(&meeting[3], 1u);
      }
      barrier(CLK_LOCAL_MEM_FENCE);
    } while (meeting[3] != 0);
  }
}
