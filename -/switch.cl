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

static __attribute__((noinline)) void report_element(
    uint site, int thread_x, int thread_y, int thread_z, long value0, long value1,
    __global uint *messages) {
  uint message = begin_report(messages, 3, 9, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
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

static __attribute__((noinline)) void report_index1(
    uint site, int thread_x, int thread_y, int thread_z, int value0, int value1,
    __global uint *messages) {
  uint message = begin_report(messages, 2, 7, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
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

// kernel of run_kernel, switch.cpp:19
#line 19 "/work/main/test/Execution/Barriers/switch.cpp"
__kernel __attribute__((reqd_work_group_size(1, 1, 1))) void run_kernel(
    int mode, __global int *view, ulong view_bytes, long view_offset, int view_extent0,
    __global uint *messages) {
#line 20 "/work/main/test/Execution/Barriers/switch.cpp"
  __local int slot[1]; SHARED(slot);
  __global int *view_2 = view + VIEW_OFFSET(0, view_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
#line 21 "/work/main/test/Execution/Barriers/switch.cpp"
  int l = get_local_id(0);
  int next = (l + 1) % 1;
#line 22 "/work/main/test/Execution/Barriers/switch.cpp"
  int mine = t_global;
  if (check_element(0, thread_x, 0, 0, (long)l, 1, messages)) {
    slot[l] = mine;
  }
#line 24 "/work/main/test/Execution/Barriers/switch.cpp"
  mem_fence(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  {
    int kept;
#line 25 "/work/main/test/Execution/Barriers/switch.cpp"
    int selected = mode;
    int reached = selected == 0 ? 0 : selected == 1 ? 1 : selected == 3 ? 3 : selected == 6 ? 4 : 2;
    if (reached <= 0) {
      kept = check_element(3, thread_x, 0, 0, (long)next, 1, messages) ? slot[next] : 0;
      mem_fence(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (check_element(7, thread_x, 0, 0, (long)l, 1, messages)) {
        slot[l] = kept + 1;
      }
#line 31 "/work/main/test/Execution/Barriers/switch.cpp"
      mem_fence(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      mine += check_element(10, thread_x, 0, 0, (long)next, 1, messages) ? slot[next] : 0;
    }
#line 25 "/work/main/test/Execution/Barriers/switch.cpp"
    if (reached <= 1) {
#line 34 "/work/main/test/Execution/Barriers/switch.cpp"
      kept = 3;
      mem_fence(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      mine += kept;
      if (mode == 1) {
        mem_fence(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        mine += 50;
        reached = 5;
      }
      if (reached <= 1) {
        mine += check_element(15, thread_x, 0, 0, (long)next, 1, messages) ? slot[next] : 0;
#line 43 "/work/main/test/Execution/Barriers/switch.cpp"
        reached = 5;
      }
    }
#line 25 "/work/main/test/Execution/Barriers/switch.cpp"
    if (reached <= 2) {
#line 45 "/work/main/test/Execution/Barriers/switch.cpp"
      for (int k = 0; k < 3; ++k) {
        mem_fence(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        if (k == 1) {
          break;
        }
#line 49 "/work/main/test/Execution/Barriers/switch.cpp"
        mine += (check_element(19, thread_x, 0, 0, (long)next, 1, messages) ? slot[next] : 0) + k;
      }
    }
#line 25 "/work/main/test/Execution/Barriers/switch.cpp"
    if (reached <= 3) {
#line 52 "/work/main/test/Execution/Barriers/switch.cpp"
      _Pragma("unroll") for (int k = 0; k < 4; ++k) {
        int selected_2 = k;
        int reached_2 = selected_2 == 0 ? 0 : selected_2 == 1 ? 1 : selected_2 == 2 ? 2 : 3;
        if (reached_2 <= 0) {
#line 55 "/work/main/test/Execution/Barriers/switch.cpp"
          mine += 1;
          reached_2 = 3;
        }
#line 53 "/work/main/test/Execution/Barriers/switch.cpp"
        if (reached_2 <= 1) {
#line 58 "/work/main/test/Execution/Barriers/switch.cpp"
          mem_fence(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        }
#line 53 "/work/main/test/Execution/Barriers/switch.cpp"
        if (reached_2 <= 2) {
#line 60 "/work/main/test/Execution/Barriers/switch.cpp"
          mem_fence(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
          mine += check_element(24, thread_x, 0, 0, (long)next, 1, messages) ? slot[next] : 0;
        }
      }
#line 63 "/work/main/test/Execution/Barriers/switch.cpp"
      reached = 5;
    }
#line 25 "/work/main/test/Execution/Barriers/switch.cpp"
    if (reached <= 4) {
#line 65 "/work/main/test/Execution/Barriers/switch.cpp"
      return;
    }
  }
#line 67 "/work/main/test/Execution/Barriers/switch.cpp"
  mem_fence(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int value = mine;
#line 68 "/work/main/test/Execution/Barriers/switch.cpp"
  __global int *place = &view_2[INDEX(check_index1(28, thread_x, 0, 0, t_global, t_global,
      view_extent0, messages))];
  if (IN_BOUNDS(place, view, view_bytes)) {
    *place = value;
  }
}

// kernel of run_kernel, switch.cpp:19
#line 19 "/work/main/test/Execution/Barriers/switch.cpp"
__kernel __attribute__((reqd_work_group_size(2, 1, 1))) void run_kernel_2(
    int mode, __global int *view, ulong view_bytes, long view_offset, int view_extent0,
    __global uint *messages) {
#line 20 "/work/main/test/Execution/Barriers/switch.cpp"
  __local int slot[2]; SHARED(slot);
  __global int *view_2 = view + VIEW_OFFSET(0, view_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
#line 21 "/work/main/test/Execution/Barriers/switch.cpp"
  int l = get_local_id(0);
  int next = (l + 1) % 2;
#line 22 "/work/main/test/Execution/Barriers/switch.cpp"
  int mine = t_global;
  if (check_element(0, thread_x, 0, 0, (long)l, 2, messages)) {
    slot[l] = mine;
  }
#line 24 "/work/main/test/Execution/Barriers/switch.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  {
    int kept;
#line 25 "/work/main/test/Execution/Barriers/switch.cpp"
    int selected = mode;
    int reached = selected == 0 ? 0 : selected == 1 ? 1 : selected == 3 ? 3 : selected == 6 ? 4 : 2;
    bool taken = reached <= 0;
    if (taken) {
      kept = DIVERGENT() && check_element(3, thread_x, 0, 0, (long)next, 2, messages) ? slot[next] :
          0;
      BRANCH();
    }
#line 29 "/work/main/test/Execution/Barriers/switch.cpp"
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    if (taken) {
      if (check_element(7, thread_x, 0, 0, (long)l, 2, messages)) {
        slot[l] = kept + 1;
      }
      BRANCH();
    }
#line 31 "/work/main/test/Execution/Barriers/switch.cpp"
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    if (taken) {
      mine += DIVERGENT() && check_element(10, thread_x, 0, 0, (long)next, 2, messages) ? slot[next]
          : 0;
      BRANCH();
    }
#line 25 "/work/main/test/Execution/Barriers/switch.cpp"
    bool taken_2 = reached <= 1;
#line 34 "/work/main/test/Execution/Barriers/switch.cpp"
    if (taken_2) {
      kept = 3;
    }
#line 35 "/work/main/test/Execution/Barriers/switch.cpp"
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    if (taken_2) {
      mine += kept;
    }
#line 37 "/work/main/test/Execution/Barriers/switch.cpp"
    bool taken_3 = taken_2 && mode == 1;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    if (taken_3) {
      mine += 50;
#line 40 "/work/main/test/Execution/Barriers/switch.cpp"
      reached = 5;
    }
    if (taken_2) {
      if (reached <= 1) {
        mine += DIVERGENT() && check_element(15, thread_x, 0, 0, (long)next, 2, messages) ?
            slot[next] : 0;
#line 43 "/work/main/test/Execution/Barriers/switch.cpp"
        reached = 5;
      }
#line 42 "/work/main/test/Execution/Barriers/switch.cpp"
      BRANCH();
    }
#line 25 "/work/main/test/Execution/Barriers/switch.cpp"
    bool taken_4 = reached <= 2;
#line 45 "/work/main/test/Execution/Barriers/switch.cpp"
    {
      int k;
      if (taken_4) {
        k = 0;
      }
      bool again = taken_4;
#line 47 "/work/main/test/Execution/Barriers/switch.cpp"
      do {
#line 45 "/work/main/test/Execution/Barriers/switch.cpp"
        BRANCH();
        again = again && k < 3;
#line 46 "/work/main/test/Execution/Barriers/switch.cpp"
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        if (again) {
          if (k == 1) {
#line 48 "/work/main/test/Execution/Barriers/switch.cpp"
            again = false;
          }
        }
#line 49 "/work/main/test/Execution/Barriers/switch.cpp"
        if (again) {
          mine += (DIVERGENT() && check_element(19, thread_x, 0, 0, (long)next, 2, messages) ?
              slot[next] : 0) + k;
          BRANCH();
        }
#line 47 "/work/main/test/Execution/Barriers/switch.cpp"
        if (again) {
          ++k;
        }
      } while (again);
    }
#line 25 "/work/main/test/Execution/Barriers/switch.cpp"
    BRANCH();
    bool taken_5 = reached <= 3;
#line 52 "/work/main/test/Execution/Barriers/switch.cpp"
    {
      int k;
      if (taken_5) {
        k = 0;
      }
      bool again = taken_5;


      do {
#line 52 "/work/main/test/Execution/Barriers/switch.cpp"
        BRANCH();
        again = again && k < 4;
#line 53 "/work/main/test/Execution/Barriers/switch.cpp"
        int reached_2;
        if (again) {
          int selected_2 = k;
          reached_2 = selected_2 == 0 ? 0 : selected_2 == 1 ? 1 : selected_2 == 2 ? 2 : 3;
          if (reached_2 <= 0) {
#line 55 "/work/main/test/Execution/Barriers/switch.cpp"
            mine += 1;
            reached_2 = 3;
          }
        }
#line 58 "/work/main/test/Execution/Barriers/switch.cpp"
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 53 "/work/main/test/Execution/Barriers/switch.cpp"
        bool taken_6 = again && reached_2 <= 2;
#line 60 "/work/main/test/Execution/Barriers/switch.cpp"
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        if (taken_6) {
          mine += DIVERGENT() && check_element(24, thread_x, 0, 0, (long)next, 2, messages) ?
              slot[next] : 0;
          BRANCH();
        }
#line 60 "/work/main/test/Execution/Barriers/switch.cpp"
        if (again) {
          ++k;
        }
      } while (again);
    }
#line 63 "/work/main/test/Execution/Barriers/switch.cpp"
    if (taken_5) {
      reached = 5;
    }
#line 25 "/work/main/test/Execution/Barriers/switch.cpp"
    if (reached <= 4) {
#line 65 "/work/main/test/Execution/Barriers/switch.cpp"
      return;
    }
  }
#line 67 "/work/main/test/Execution/Barriers/switch.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int value = mine;
#line 68 "/work/main/test/Execution/Barriers/switch.cpp"
  __global int *place = &view_2[INDEX(check_index1(28, thread_x, 0, 0, t_global, t_global,
      view_extent0, messages))];
  if (IN_BOUNDS(place, view, view_bytes)) {
    *place = value;
  }
}

// kernel of run_kernel, switch.cpp:19
#line 19 "/work/main/test/Execution/Barriers/switch.cpp"
__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void run_kernel_3(
    int mode, __global int *view, ulong view_bytes, long view_offset, int view_extent0,
    __global uint *messages) {
#line 20 "/work/main/test/Execution/Barriers/switch.cpp"
  __local int slot[8] __attribute__((aligned(16))); SHARED(slot);
  __global int *view_2 = view + VIEW_OFFSET(0, view_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
#line 21 "/work/main/test/Execution/Barriers/switch.cpp"
  int l = get_local_id(0);
  int next = (l + 1) % 8;
#line 22 "/work/main/test/Execution/Barriers/switch.cpp"
  int mine = t_global;
  if (check_element(0, thread_x, 0, 0, (long)l, 8, messages)) {
    slot[l] = mine;
  }
#line 24 "/work/main/test/Execution/Barriers/switch.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  {
    int kept;
#line 25 "/work/main/test/Execution/Barriers/switch.cpp"
    int selected = mode;
    int reached = selected == 0 ? 0 : selected == 1 ? 1 : selected == 3 ? 3 : selected == 6 ? 4 : 2;
    bool taken = reached <= 0;
    if (taken) {
      kept = DIVERGENT() && check_element(3, thread_x, 0, 0, (long)next, 8, messages) ? slot[next] :
          0;
      BRANCH();
    }
#line 29 "/work/main/test/Execution/Barriers/switch.cpp"
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    if (taken) {
      if (check_element(7, thread_x, 0, 0, (long)l, 8, messages)) {
        slot[l] = kept + 1;
      }
      BRANCH();
    }
#line 31 "/work/main/test/Execution/Barriers/switch.cpp"
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    if (taken) {
      mine += DIVERGENT() && check_element(10, thread_x, 0, 0, (long)next, 8, messages) ? slot[next]
          : 0;
      BRANCH();
    }
#line 25 "/work/main/test/Execution/Barriers/switch.cpp"
    bool taken_2 = reached <= 1;
#line 34 "/work/main/test/Execution/Barriers/switch.cpp"
    if (taken_2) {
      kept = 3;
    }
#line 35 "/work/main/test/Execution/Barriers/switch.cpp"
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    if (taken_2) {
      mine += kept;
    }
#line 37 "/work/main/test/Execution/Barriers/switch.cpp"
    bool taken_3 = taken_2 && mode == 1;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    if (taken_3) {
      mine += 50;
#line 40 "/work/main/test/Execution/Barriers/switch.cpp"
      reached = 5;
    }
    if (taken_2) {
      if (reached <= 1) {
        mine += DIVERGENT() && check_element(15, thread_x, 0, 0, (long)next, 8, messages) ?
            slot[next] : 0;
#line 43 "/work/main/test/Execution/Barriers/switch.cpp"
        reached = 5;
      }
#line 42 "/work/main/test/Execution/Barriers/switch.cpp"
      BRANCH();
    }
#line 25 "/work/main/test/Execution/Barriers/switch.cpp"
    bool taken_4 = reached <= 2;
#line 45 "/work/main/test/Execution/Barriers/switch.cpp"
    {
      int k;
      if (taken_4) {
        k = 0;
      }
      bool again = taken_4;
#line 47 "/work/main/test/Execution/Barriers/switch.cpp"
      do {
#line 45 "/work/main/test/Execution/Barriers/switch.cpp"
        BRANCH();
        again = again && k < 3;
#line 46 "/work/main/test/Execution/Barriers/switch.cpp"
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        if (again) {
          if (k == 1) {
#line 48 "/work/main/test/Execution/Barriers/switch.cpp"
            again = false;
          }
        }
#line 49 "/work/main/test/Execution/Barriers/switch.cpp"
        if (again) {
          mine += (DIVERGENT() && check_element(19, thread_x, 0, 0, (long)next, 8, messages) ?
              slot[next] : 0) + k;
          BRANCH();
        }
#line 47 "/work/main/test/Execution/Barriers/switch.cpp"
        if (again) {
          ++k;
        }
      } while (again);
    }
#line 25 "/work/main/test/Execution/Barriers/switch.cpp"
    BRANCH();
    bool taken_5 = reached <= 3;
#line 52 "/work/main/test/Execution/Barriers/switch.cpp"
    {
      int k;
      if (taken_5) {
        k = 0;
      }
      bool again = taken_5;


      do {
#line 52 "/work/main/test/Execution/Barriers/switch.cpp"
        BRANCH();
        again = again && k < 4;
#line 53 "/work/main/test/Execution/Barriers/switch.cpp"
        int reached_2;
        if (again) {
          int selected_2 = k;
          reached_2 = selected_2 == 0 ? 0 : selected_2 == 1 ? 1 : selected_2 == 2 ? 2 : 3;
          if (reached_2 <= 0) {
#line 55 "/work/main/test/Execution/Barriers/switch.cpp"
            mine += 1;
            reached_2 = 3;
          }
        }
#line 58 "/work/main/test/Execution/Barriers/switch.cpp"
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 53 "/work/main/test/Execution/Barriers/switch.cpp"
        bool taken_6 = again && reached_2 <= 2;
#line 60 "/work/main/test/Execution/Barriers/switch.cpp"
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        if (taken_6) {
          mine += DIVERGENT() && check_element(24, thread_x, 0, 0, (long)next, 8, messages) ?
              slot[next] : 0;
          BRANCH();
        }
#line 60 "/work/main/test/Execution/Barriers/switch.cpp"
        if (again) {
          ++k;
        }
      } while (again);
    }
#line 63 "/work/main/test/Execution/Barriers/switch.cpp"
    if (taken_5) {
      reached = 5;
    }
#line 25 "/work/main/test/Execution/Barriers/switch.cpp"
    if (reached <= 4) {
#line 65 "/work/main/test/Execution/Barriers/switch.cpp"
      return;
    }
  }
#line 67 "/work/main/test/Execution/Barriers/switch.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int value = mine;
#line 68 "/work/main/test/Execution/Barriers/switch.cpp"
  __global int *place = &view_2[INDEX(check_index1(28, thread_x, 0, 0, t_global, t_global,
      view_extent0, messages))];
  if (IN_BOUNDS(place, view, view_bytes)) {
    *place = value;
  }
}
