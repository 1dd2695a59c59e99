// C++ for the native accelerator; needs -ffp-contract=off -fno-strict-aliasing
#include <ampcc_rt/native_kernel.h>
#ifdef __clang__
#pragma STDC FP_CONTRACT OFF
#endif
namespace ampcc_native {
namespace kernels {

static __attribute__((noinline, cold)) uint begin_message(
    uint *messages, uint row, uint words) {
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

static __attribute__((noinline, cold)) uint begin_report(
    uint *messages, uint row, uint words, uint site, uint x, uint y, uint z) {
  atomic_add(&messages[messages[3] + 262 + site * 2], 1u);
  uint mine = 4294967295u -
      (x + (y * messages[messages[3] + 260] + z * messages[messages[3] + 261]));
  if (atomic_max(&messages[messages[3] + 263 + site * 2], mine) >= mine) {
    return messages[3] + 4;
  }
  return begin_message(messages, row, words);
}

static __attribute__((noinline, cold)) void report_index1(
    uint site, int thread_x, int thread_y, int thread_z, int value0, int value1, uint *messages) {
  uint message = begin_report(messages, 1, 7, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
  messages[message] = site;
  messages[message + 1] = (uint)thread_x;
  messages[message + 2] = (uint)thread_y;
  messages[message + 3] = (uint)thread_z;
  messages[message + 4] = (uint)value0;
  messages[message + 5] = (uint)value1;
}

static long check_index1(uint site, int thread_x, int thread_y, int thread_z, long place, int i0,
                         int e0, uint *messages) {
  if ((uint)i0 < (uint)e0) {
    return place;
  }
  report_index1(site, thread_x, thread_y, thread_z, i0, e0, messages);
  return -2147483648L;
}

static __attribute__((noinline, cold)) void report_race(
    uint site, int thread_x, int thread_y, int thread_z, int value0, int value1, int value2,
    int value3, int value4, int value5, int value6, int value7, int value8, int value9,
    uint *messages) {
  uint message = begin_report(messages, 3, 15, site, (uint)thread_x, (uint)thread_y,
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
  messages[message + 9] = (uint)value5;
  messages[message + 10] = (uint)value6;
  messages[message + 11] = (uint)value7;
  messages[message + 12] = (uint)value8;
  messages[message + 13] = (uint)value9;
}

static __attribute__((noinline, cold)) void report_init(
    uint site, int thread_x, int thread_y, int thread_z, int value0, int value1, int value2,
    uint *messages) {
  uint message = begin_report(messages, 4, 8, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
  messages[message] = site;
  messages[message + 1] = (uint)thread_x;
  messages[message + 2] = (uint)thread_y;
  messages[message + 3] = (uint)thread_z;
  messages[message + 4] = (uint)value0;
  messages[message + 5] = (uint)value1;
  messages[message + 6] = (uint)value2;
}

static __attribute__((noinline, cold)) void tell_use(
    int thread_x, int thread_y, int thread_z, uint init_site, uint wrong, uint *messages) {
  if (wrong == 1) {
    report_race((uint)SHADOW_OTHER(8), SHADOW_OTHER(9), SHADOW_OTHER(10), SHADOW_OTHER(11),
        SHADOW_OTHER(0), SHADOW_OTHER(1), SHADOW_OTHER(2), SHADOW_OTHER(3), SHADOW_OTHER(4),
        SHADOW_OTHER(5), SHADOW_OTHER(6), SHADOW_OTHER(7), SHADOW_OTHER(12), SHADOW_OTHER(13),
        messages);
    return;
  }
  if (wrong == 2) {
    report_init(init_site, thread_x, thread_y, thread_z, SHADOW_OTHER(5), SHADOW_OTHER(6),
        SHADOW_OTHER(12), messages);
    return;
  }
}

static bool check_use_global(uint site, int thread_x, int thread_y, int thread_z,
                             const int *pointer, int use, ulong value, uint init_site,
                             uint *messages) {
  uint wrong = SHADOW_ACCESS(pointer, 4, thread_x, thread_y, thread_z, site, use + 8, value);
  if (wrong == 0) {
    return true;
  }
  tell_use(thread_x, thread_y, thread_z, init_site, wrong, messages);
  return true;
}

static __attribute__((noinline, cold)) void report_barrier(
    uint site, int thread_x, int thread_y, int thread_z, int value0, int value1, int value2,
    int value3, int value4, uint *messages) {
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

static bool check_barrier(uint site, int thread_x, int thread_y, int thread_z, uint *messages) {
  if (SHADOW_ABSENT(0) != 0) {
    report_barrier(site, thread_x + SHADOW_ABSENT(6), thread_y + SHADOW_ABSENT(7), thread_z +
        SHADOW_ABSENT(8), SHADOW_ABSENT(0), SHADOW_ABSENT(1), SHADOW_ABSENT(2), SHADOW_ABSENT(3),
        SHADOW_ABSENT(4), messages);
    return true;
  }
  return true;
}

// kernel of main_kernel, barrier.cpp:25
#line 25 "/work/main/test/Check/barrier.cpp"
static void main_kernel(int *limit, ulong limit_bytes, long limit_offset, int limit_extent0,
                        int *v, ulong v_bytes, long v_offset, int v_extent0, uint *messages,
                        int tile) {
  ulong limit_begin = (ulong)limit + (ulong)(limit_offset * 4);
  ulong limit_end = (ulong)limit + (ulong)(((long)limit_extent0 - 1 + limit_offset + 1) * 4);
  ulong v_begin = (ulong)v + (ulong)(v_offset * 4);
  ulong v_end = (ulong)v + (ulong)(((long)v_extent0 - 1 + v_offset + 1) * 4);
  bool apart = limit_end <= v_begin || v_end <= limit_begin;
  ulong limit_marks = SHADOW_MARKS(limit);
  ulong v_marks = SHADOW_MARKS(v);
#line 26 "/work/main/test/Check/barrier.cpp"
  int sum[16];
  int round_[16];
  bool again[16];
  int *limit_2 = limit + limit_offset;
  int *v_2 = v + v_offset;
  SHADOW_BARRIER(0, 0, 0, 7);
  THREADS for (int lane = 0; lane < 16; ++lane) {
#line 26 "/work/main/test/Check/barrier.cpp"
    sum[lane] = 0;
  }
#line 27 "/work/main/test/Check/barrier.cpp"
  THREADS for (int lane = 0; lane < 16; ++lane) {
    round_[lane] = 0;
    again[lane] = true;
  }
#line 29 "/work/main/test/Check/barrier.cpp"
  bool again_2 = false;
  do {
#line 27 "/work/main/test/Check/barrier.cpp"
    if (16L * tile >= 0 && limit_extent0 + -16L * tile + -16L >= 0 && apart) {
      if (limit_marks == 0) {
        THREADS for (int lane = 0; lane < 16; ++lane) {
          int t_global = tile * 16 + lane;
          if (again[lane]) {
            int *place = &limit_2[INDEX((long)t_global)];
            if (round_[lane] >= *place) {
              again[lane] = false;
            }
          }
#line 28 "/work/main/test/Check/barrier.cpp"
          if (again[lane]) {
            sum[lane] += round_[lane];
          }
#line 29 "/work/main/test/Check/barrier.cpp"
          SHADOW_BARRIER(lane, 0, 0, (int)again[lane] + 3);
        }
        SHADOW_BARRIER(0, 0, 0, 8);
      } else {
#line 27 "/work/main/test/Check/barrier.cpp"
        for (int lane = 0; lane < 16; ++lane) {
          int t_global = tile * 16 + lane;
          int thread_x = tile * 16 + lane;
          if (again[lane]) {
            int *place = &limit_2[INDEX((long)t_global)];
            if (round_[lane] >= (limit_marks == 0 || SHADOW_WRITTEN(limit_marks, limit, place, 4) ||
                check_use_global(1, thread_x, 0, 0, place, 0, 0, 2, messages) ? *place : 0)) {
              again[lane] = false;
            }
          }
#line 28 "/work/main/test/Check/barrier.cpp"
          if (again[lane]) {
            sum[lane] += round_[lane];
          }
#line 29 "/work/main/test/Check/barrier.cpp"
          SHADOW_BARRIER(lane, 0, 0, (int)again[lane] + 3);
        }
        SHADOW_BARRIER(0, 0, 0, 8);
      }
    } else {
#line 27 "/work/main/test/Check/barrier.cpp"
      for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int thread_x = tile * 16 + lane;
        if (again[lane]) {
          int *place = &limit_2[INDEX(check_index1(0, thread_x, 0, 0, t_global, t_global,
              limit_extent0, messages))];
          if (round_[lane] >= (check_use_global(1, thread_x, 0, 0, place, 0, 0, 2, messages) ?
              (IN_BOUNDS(place, limit, limit_bytes) ? *place : 0) : 0)) {
            again[lane] = false;
          }
        }
#line 28 "/work/main/test/Check/barrier.cpp"
        if (again[lane]) {
          sum[lane] += round_[lane];
        }
#line 29 "/work/main/test/Check/barrier.cpp"
        SHADOW_BARRIER(lane, 0, 0, (int)again[lane] + 3);
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    SHADOW_BARRIER(0, 0, 0, 9);
    check_barrier(3, (int)(16L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 16; ++lane) {
      if (again[lane]) {
        ++round_[lane];
      }
    }
    THREADS for (int lane = 0; lane < 16; ++lane) {
      again_2 = (SHADOW_BARRIER(lane, 0, 0, (int)again[lane] + 5), SHADOW_ABSENT(5) != 0);
    }
  } while (again_2);
  if (16L * tile >= 0 && v_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (v_marks == 0) {
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int value = sum[lane];
#line 31 "/work/main/test/Check/barrier.cpp"
        int *place = &v_2[INDEX((long)t_global)];
        *place = value;
      }
    } else {
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int value = sum[lane];
        int *place = &v_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(v_marks, v, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
      int value = sum[lane];
      int *place = &v_2[INDEX(check_index1(4, thread_x, 0, 0, t_global, t_global, v_extent0,
          messages))];
      if (check_use_global(5, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, v, v_bytes)) {
          *place = value;
        }
      }
    }
  }
}

static __attribute__((noinline, cold)) void report_element(
    uint site, int thread_x, int thread_y, int thread_z, long value0, long value1, uint *messages) {
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

static bool check_element(uint site, int thread_x, int thread_y, int thread_z, long index,
                          long count, uint *messages) {
  if ((ulong)index < (ulong)count) {
    return true;
  }
  report_element(site, thread_x, thread_y, thread_z, index, count, messages);
  return false;
}

static bool check_use_local(uint site, int thread_x, int thread_y, int thread_z,
                            const int *pointer, int use, ulong value, uint init_site,
                            uint *messages) {
  uint wrong = SHADOW_ACCESS(pointer, 4, thread_x, thread_y, thread_z, site, use, value);
  if (wrong == 0) {
    return true;
  }
  tell_use(thread_x, thread_y, thread_z, init_site, wrong, messages);
  return true;
}

// kernel of main_kernel, barrier.cpp:45
#line 45 "/work/main/test/Check/barrier.cpp"
static void main_kernel_2(int *limit, ulong limit_bytes, long limit_offset, int limit_extent0,
                          int *v, ulong v_bytes, long v_offset, int v_extent0, uint *messages,
                          int tile) {
  ulong limit_begin = (ulong)limit + (ulong)(limit_offset * 4);
  ulong limit_end = (ulong)limit + (ulong)(((long)limit_extent0 - 1 + limit_offset + 1) * 4);
  ulong v_begin = (ulong)v + (ulong)(v_offset * 4);
  ulong v_end = (ulong)v + (ulong)(((long)v_extent0 - 1 + v_offset + 1) * 4);
  bool apart = limit_end <= v_begin || v_end <= limit_begin;
  ulong limit_marks = SHADOW_MARKS(limit);
  ulong v_marks = SHADOW_MARKS(v);
  bool s_filled = false;
#line 49 "/work/main/test/Check/barrier.cpp"
  bool not_taken[16];
#line 46 "/work/main/test/Check/barrier.cpp"
  int s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  int *limit_2 = limit + limit_offset;
  int *v_2 = v + v_offset;
  SHADOW_BARRIER(0, 0, 0, 7);
  THREADS for (int lane = 0; lane < 16; ++lane) {
    int t_local = lane;
#line 47 "/work/main/test/Check/barrier.cpp"
    s[t_local] = 1;
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  if (!s_filled) {
    SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 66, 0uL);
    s_filled = true;
  }
  if (16L * tile >= 0 && limit_extent0 + -16L * tile + -16L >= 0 && apart &&
      (s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0)) {
    if (limit_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 48 "/work/main/test/Check/barrier.cpp"
      check_barrier(8, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int t_local = lane;
#line 49 "/work/main/test/Check/barrier.cpp"
        int *place = &limit_2[INDEX((long)t_global)];
        bool taken = *place > 3;
        not_taken[lane] = !taken;
#line 50 "/work/main/test/Check/barrier.cpp"
        if (taken) {
          s[t_local] = 2;
        }
#line 51 "/work/main/test/Check/barrier.cpp"
        SHADOW_BARRIER(lane, 0, 0, (int)taken + 3);
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 48 "/work/main/test/Check/barrier.cpp"
      check_barrier(8, (int)(16L * tile), 0, 0, messages);
      for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int t_local = lane;
        int thread_x = tile * 16 + lane;
#line 49 "/work/main/test/Check/barrier.cpp"
        int *place = &limit_2[INDEX((long)t_global)];
        bool taken = (limit_marks == 0 || SHADOW_WRITTEN(limit_marks, limit, place, 4) ||
            check_use_global(10, thread_x, 0, 0, place, 0, 0, 11, messages) ? *place : 0) > 3;
        not_taken[lane] = !taken;
#line 50 "/work/main/test/Check/barrier.cpp"
        if (taken) {
          s[t_local] = 2;
        }
#line 51 "/work/main/test/Check/barrier.cpp"
        SHADOW_BARRIER(lane, 0, 0, (int)taken + 3);
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 48 "/work/main/test/Check/barrier.cpp"
    check_barrier(8, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int t_local = lane;
      int thread_x = tile * 16 + lane;
#line 49 "/work/main/test/Check/barrier.cpp"
      int *place = &limit_2[INDEX(check_index1(9, thread_x, 0, 0, t_global, t_global, limit_extent0,
          messages))];
      bool taken = (check_use_global(10, thread_x, 0, 0, place, 0, 0, 11, messages) ?
          (IN_BOUNDS(place, limit, limit_bytes) ? *place : 0) : 0) > 3;
      not_taken[lane] = !taken;
#line 50 "/work/main/test/Check/barrier.cpp"
      if (taken) {
        if (check_element(12, thread_x, 0, 0, (long)t_local, 16, messages) &&
            check_use_local(13, thread_x, 0, 0, &s[t_local], 2, 2, 0, messages)) {
          s[t_local] = 2;
        }
      }
#line 51 "/work/main/test/Check/barrier.cpp"
      SHADOW_BARRIER(lane, 0, 0, (int)taken + 3);
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if ((s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile >= 0 &&
      v_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (v_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
      check_barrier(14, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int t_local = lane;
#line 53 "/work/main/test/Check/barrier.cpp"
        if (not_taken[lane]) {
          s[t_local] = 3;
        }
#line 55 "/work/main/test/Check/barrier.cpp"
        int value = s[t_local];
        int *place = &v_2[INDEX((long)t_global)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 51 "/work/main/test/Check/barrier.cpp"
      check_barrier(14, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int t_local = lane;
#line 53 "/work/main/test/Check/barrier.cpp"
        if (not_taken[lane]) {
          s[t_local] = 3;
        }
#line 55 "/work/main/test/Check/barrier.cpp"
        int value = s[t_local];
        int *place = &v_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(v_marks, v, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 51 "/work/main/test/Check/barrier.cpp"
    check_barrier(14, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int t_local = lane;
      int thread_x = tile * 16 + lane;
#line 53 "/work/main/test/Check/barrier.cpp"
      if (not_taken[lane]) {
        if (check_element(15, thread_x, 0, 0, (long)t_local, 16, messages) &&
            check_use_local(16, thread_x, 0, 0, &s[t_local], 2, 3, 0, messages)) {
          s[t_local] = 3;
        }
      }
#line 55 "/work/main/test/Check/barrier.cpp"
      int value = check_element(17, thread_x, 0, 0, (long)t_local, 16, messages) &&
          check_use_local(18, thread_x, 0, 0, &s[t_local], 0, 0, 19, messages) ? s[t_local] : 0;
      int *place = &v_2[INDEX(check_index1(20, thread_x, 0, 0, t_global, t_global, v_extent0,
          messages))];
      if (check_use_global(21, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, v, v_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of main_kernel, barrier.cpp:71
#line 71 "/work/main/test/Check/barrier.cpp"
static void main_kernel_3(int *limit, ulong limit_bytes, long limit_offset, int limit_extent0,
                          int *v, ulong v_bytes, long v_offset, int v_extent0, uint *messages,
                          int tile) {
  ulong limit_begin = (ulong)limit + (ulong)(limit_offset * 4);
  ulong limit_end = (ulong)limit + (ulong)(((long)limit_extent0 - 1 + limit_offset + 1) * 4);
  ulong v_begin = (ulong)v + (ulong)(v_offset * 4);
  ulong v_end = (ulong)v + (ulong)(((long)v_extent0 - 1 + v_offset + 1) * 4);
  bool apart = limit_end <= v_begin || v_end <= limit_begin;
  ulong limit_marks = SHADOW_MARKS(limit);
  ulong v_marks = SHADOW_MARKS(v);
  bool live[16];
#line 72 "/work/main/test/Check/barrier.cpp"
  int round_[16];
  bool again[16];
  bool running[16];
  int *limit_2 = limit + limit_offset;
  int *v_2 = v + v_offset;
  SHADOW_BARRIER(0, 0, 0, 7);
  THREADS for (int lane = 0; lane < 16; ++lane) {
    live[lane] = true;
  }
  THREADS for (int lane = 0; lane < 16; ++lane) {
    round_[lane] = 0;
    again[lane] = true;
  }
#line 77 "/work/main/test/Check/barrier.cpp"
  bool again_2 = false;
  do {
#line 72 "/work/main/test/Check/barrier.cpp"
    if (16L * tile >= 0 && limit_extent0 + -16L * tile + -16L >= 0 && apart) {
      if (limit_marks == 0) {
        THREADS for (int lane = 0; lane < 16; ++lane) {
          int t_global = tile * 16 + lane;
          running[lane] = again[lane];
#line 73 "/work/main/test/Check/barrier.cpp"
          if (running[lane]) {
            int *place = &limit_2[INDEX((long)t_global)];
            if (round_[lane] == *place) {
#line 74 "/work/main/test/Check/barrier.cpp"
              running[lane] = false;
              again[lane] = false;
            }
          }
#line 75 "/work/main/test/Check/barrier.cpp"
          if (running[lane]) {
            if (round_[lane] == 1) {
#line 76 "/work/main/test/Check/barrier.cpp"
              running[lane] = false;
            }
          }
#line 77 "/work/main/test/Check/barrier.cpp"
          SHADOW_BARRIER(lane, 0, 0, (int)running[lane] + 3);
        }
        SHADOW_BARRIER(0, 0, 0, 8);
      } else {
#line 72 "/work/main/test/Check/barrier.cpp"
        for (int lane = 0; lane < 16; ++lane) {
          int t_global = tile * 16 + lane;
          int thread_x = tile * 16 + lane;
          running[lane] = again[lane];
#line 73 "/work/main/test/Check/barrier.cpp"
          if (running[lane]) {
            int *place = &limit_2[INDEX((long)t_global)];
            if (round_[lane] == (limit_marks == 0 || SHADOW_WRITTEN(limit_marks, limit, place, 4) ||
                check_use_global(23, thread_x, 0, 0, place, 0, 0, 24, messages) ? *place : 0)) {
#line 74 "/work/main/test/Check/barrier.cpp"
              running[lane] = false;
              again[lane] = false;
            }
          }
#line 75 "/work/main/test/Check/barrier.cpp"
          if (running[lane]) {
            if (round_[lane] == 1) {
#line 76 "/work/main/test/Check/barrier.cpp"
              running[lane] = false;
            }
          }
#line 77 "/work/main/test/Check/barrier.cpp"
          SHADOW_BARRIER(lane, 0, 0, (int)running[lane] + 3);
        }
        SHADOW_BARRIER(0, 0, 0, 8);
      }
    } else {
#line 72 "/work/main/test/Check/barrier.cpp"
      for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int thread_x = tile * 16 + lane;
        running[lane] = again[lane];
#line 73 "/work/main/test/Check/barrier.cpp"
        if (running[lane]) {
          int *place = &limit_2[INDEX(check_index1(22, thread_x, 0, 0, t_global, t_global,
              limit_extent0, messages))];
          if (round_[lane] == (check_use_global(23, thread_x, 0, 0, place, 0, 0, 24, messages) ?
              (IN_BOUNDS(place, limit, limit_bytes) ? *place : 0) : 0)) {
#line 74 "/work/main/test/Check/barrier.cpp"
            running[lane] = false;
            again[lane] = false;
          }
        }
#line 75 "/work/main/test/Check/barrier.cpp"
        if (running[lane]) {
          if (round_[lane] == 1) {
#line 76 "/work/main/test/Check/barrier.cpp"
            running[lane] = false;
          }
        }
#line 77 "/work/main/test/Check/barrier.cpp"
        SHADOW_BARRIER(lane, 0, 0, (int)running[lane] + 3);
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    if (16L * tile >= 0 && v_extent0 + -16L * tile + -16L >= 0 && apart) {
      if (v_marks == 0) {
        SHADOW_BARRIER(0, 0, 0, 9);
        check_barrier(25, (int)(16L * tile), 0, 0, messages);
        THREADS for (int lane = 0; lane < 16; ++lane) {
          int t_global = tile * 16 + lane;
          if (running[lane]) {
            int value = round_[lane];
#line 78 "/work/main/test/Check/barrier.cpp"
            int *place = &v_2[INDEX((long)t_global)];
            *place = value;
          }
#line 77 "/work/main/test/Check/barrier.cpp"
          if (again[lane]) {
            ++round_[lane];
          }
        }
      } else {
        SHADOW_BARRIER(0, 0, 0, 9);
        check_barrier(25, (int)(16L * tile), 0, 0, messages);
        THREADS for (int lane = 0; lane < 16; ++lane) {
          int t_global = tile * 16 + lane;
          if (running[lane]) {
            int value = round_[lane];
#line 78 "/work/main/test/Check/barrier.cpp"
            int *place = &v_2[INDEX((long)t_global)];
            if (SHADOW_WRITES(v_marks, v, place, 4)) {
              *place = value;
            }
          }
#line 77 "/work/main/test/Check/barrier.cpp"
          if (again[lane]) {
            ++round_[lane];
          }
        }
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
      check_barrier(25, (int)(16L * tile), 0, 0, messages);
      for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int thread_x = tile * 16 + lane;
        if (running[lane]) {
          int value = round_[lane];
#line 78 "/work/main/test/Check/barrier.cpp"
          int *place = &v_2[INDEX(check_index1(26, thread_x, 0, 0, t_global, t_global, v_extent0,
              messages))];
          if (check_use_global(27, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
            if (IN_BOUNDS(place, v, v_bytes)) {
              *place = value;
            }
          }
        }
#line 77 "/work/main/test/Check/barrier.cpp"
        if (again[lane]) {
          ++round_[lane];
        }
      }
    }
    THREADS for (int lane = 0; lane < 16; ++lane) {
      again_2 = (SHADOW_BARRIER(lane, 0, 0, (int)again[lane] + 5), SHADOW_ABSENT(5) != 0);
    }
  } while (again_2);
#line 80 "/work/main/test/Check/barrier.cpp"
  if (16L * tile >= 0 && v_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (v_marks == 0) {
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int *place = &v_2[INDEX((long)t_global)];
        if (*place == 8) {
#line 81 "/work/main/test/Check/barrier.cpp"
          live[lane] = false;
        }
#line 82 "/work/main/test/Check/barrier.cpp"
        SHADOW_BARRIER(lane, 0, 0, (int)live[lane] + 3);
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
#line 80 "/work/main/test/Check/barrier.cpp"
      for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int thread_x = tile * 16 + lane;
        int *place = &v_2[INDEX((long)t_global)];
        if ((v_marks == 0 || SHADOW_WRITTEN(v_marks, v, place, 4) ||
            check_use_global(29, thread_x, 0, 0, place, 0, 0, 30, messages) ? *place : 0) == 8) {
#line 81 "/work/main/test/Check/barrier.cpp"
          live[lane] = false;
        }
#line 82 "/work/main/test/Check/barrier.cpp"
        SHADOW_BARRIER(lane, 0, 0, (int)live[lane] + 3);
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
  } else {
#line 80 "/work/main/test/Check/barrier.cpp"
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
      int *place = &v_2[INDEX(check_index1(28, thread_x, 0, 0, t_global, t_global, v_extent0,
          messages))];
      if ((check_use_global(29, thread_x, 0, 0, place, 0, 0, 30, messages) ?
          (IN_BOUNDS(place, v, v_bytes) ? *place : 0) : 0) == 8) {
#line 81 "/work/main/test/Check/barrier.cpp"
        live[lane] = false;
      }
#line 82 "/work/main/test/Check/barrier.cpp"
      SHADOW_BARRIER(lane, 0, 0, (int)live[lane] + 3);
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if (16L * tile >= 0 && v_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (v_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
      check_barrier(31, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 83 "/work/main/test/Check/barrier.cpp"
        if (live[lane]) {
          int *place = &v_2[INDEX((long)t_global)];
          *place += 100;
        }
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 82 "/work/main/test/Check/barrier.cpp"
      check_barrier(31, (int)(16L * tile), 0, 0, messages);
      for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int thread_x = tile * 16 + lane;
#line 83 "/work/main/test/Check/barrier.cpp"
        if (live[lane]) {
          int *place = &v_2[INDEX((long)t_global)];
          if (v_marks == 0 || SHADOW_WRITTEN(v_marks, v, place, 4) ||
              check_use_global(33, thread_x, 0, 0, place, 4, 0, 34, messages)) {
            *place += 100;
          }
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 82 "/work/main/test/Check/barrier.cpp"
    check_barrier(31, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
#line 83 "/work/main/test/Check/barrier.cpp"
      if (live[lane]) {
        int *place = &v_2[INDEX(check_index1(32, thread_x, 0, 0, t_global, t_global, v_extent0,
            messages))];
        if (check_use_global(33, thread_x, 0, 0, place, 4, 0, 34, messages)) {
          if (IN_BOUNDS(place, v, v_bytes)) {
            *place += 100;
          }
        }
      }
    }
  }
}

static __attribute__((noinline, cold)) void report_index2(
    uint site, int thread_x, int thread_y, int thread_z, int value0, int value1, int value2,
    int value3, uint *messages) {
  uint message = begin_report(messages, 6, 9, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
  messages[message] = site;
  messages[message + 1] = (uint)thread_x;
  messages[message + 2] = (uint)thread_y;
  messages[message + 3] = (uint)thread_z;
  messages[message + 4] = (uint)value0;
  messages[message + 5] = (uint)value1;
  messages[message + 6] = (uint)value2;
  messages[message + 7] = (uint)value3;
}

static long check_index2(uint site, int thread_x, int thread_y, int thread_z, long place, int i0,
                         int i1, int e0, int e1, uint *messages) {
  if ((uint)i0 < (uint)e0 && (uint)i1 < (uint)e1) {
    return place;
  }
  report_index2(site, thread_x, thread_y, thread_z, i0, i1, e0, e1, messages);
  return -2147483648L;
}

// kernel of main_kernel, barrier.cpp:98
#line 98 "/work/main/test/Check/barrier.cpp"
static void main_kernel_4(int *c, ulong c_bytes, long c_offset, int c_extent0, int c_extent1,
                          int c_stride0, uint *messages, int tile_x, int tile_y) {
  ulong c_marks = SHADOW_MARKS(c);
#line 99 "/work/main/test/Check/barrier.cpp"
  int value[4][4];
  int result[4][4];
#line 13 "/work/main/test/Check/barrier.cpp"
  bool not_taken[4][4];
#line 99 "/work/main/test/Check/barrier.cpp"
  int sum[4][4];
#line 9 "/work/main/test/Check/barrier.cpp"
  int sum_2; // tile_static
  SHADOW_ACCESS(&sum_2, 4, 0, 0, 0, 0u, 67, 0uL);
  int *c_2 = c + c_offset;
  if (4L * tile_y >= 0 && c_extent0 + -4L * tile_y + -4L >= 0 && 4L * tile_x >= 0 && c_extent1 +
      -4L * tile_x + -4L >= 0) {
    if (c_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane_y = 0; lane_y < 4; ++lane_y) {
        for (int lane_x = 0; lane_x < 4; ++lane_x) {
          int t_global_0 = tile_y * 4 + lane_y;
          int t_global_1 = tile_x * 4 + lane_x;
          int thread_x = tile_x * 4 + lane_x;
          int thread_y = tile_y * 4 + lane_y;
#line 99 "/work/main/test/Check/barrier.cpp"
          int *place = &c_2[INDEX((long)t_global_0 * c_stride0 + t_global_1)];
          value[lane_y][lane_x] = *place;
#line 10 "/work/main/test/Check/barrier.cpp"
          if (lane_y == 0 && lane_x == 0) {
            if (check_use_local(35, thread_x, thread_y, 0, &sum_2, 2, 0, 0, messages)) {
              sum_2 = 0;
            }
          }
        }
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane_y = 0; lane_y < 4; ++lane_y) {
        for (int lane_x = 0; lane_x < 4; ++lane_x) {
          int t_global_0 = tile_y * 4 + lane_y;
          int t_global_1 = tile_x * 4 + lane_x;
          int thread_x = tile_x * 4 + lane_x;
          int thread_y = tile_y * 4 + lane_y;
#line 99 "/work/main/test/Check/barrier.cpp"
          int *place = &c_2[INDEX((long)t_global_0 * c_stride0 + t_global_1)];
          value[lane_y][lane_x] = c_marks == 0 || SHADOW_WRITTEN(c_marks, c, place, 4) ||
              check_use_global(43, thread_x, thread_y, 0, place, 0, 0, 44, messages) ? *place : 0;
#line 10 "/work/main/test/Check/barrier.cpp"
          if (lane_y == 0 && lane_x == 0) {
            if (check_use_local(35, thread_x, thread_y, 0, &sum_2, 2, 0, 0, messages)) {
              sum_2 = 0;
            }
          }
        }
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 7);
    for (int lane_y = 0; lane_y < 4; ++lane_y) {
      for (int lane_x = 0; lane_x < 4; ++lane_x) {
        int t_global_0 = tile_y * 4 + lane_y;
        int t_global_1 = tile_x * 4 + lane_x;
        int thread_x = tile_x * 4 + lane_x;
        int thread_y = tile_y * 4 + lane_y;
#line 99 "/work/main/test/Check/barrier.cpp"
        int *place = &c_2[INDEX(check_index2(42, thread_x, thread_y, 0, (long)t_global_0 * c_stride0
            + t_global_1, t_global_0, t_global_1, c_extent0, c_extent1, messages))];
        value[lane_y][lane_x] = check_use_global(43, thread_x, thread_y, 0, place, 0, 0, 44,
            messages) ? (IN_BOUNDS(place, c, c_bytes) ? *place : 0) : 0;
#line 10 "/work/main/test/Check/barrier.cpp"
        if (lane_y == 0 && lane_x == 0) {
          if (check_use_local(35, thread_x, thread_y, 0, &sum_2, 2, 0, 0, messages)) {
            sum_2 = 0;
          }
        }
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  SHADOW_BARRIER(0, 0, 0, 9);
#line 12 "/work/main/test/Check/barrier.cpp"
  check_barrier(36, (int)(4L * tile_x), (int)(4L * tile_y), 0, messages);
  for (int lane_y = 0; lane_y < 4; ++lane_y) {
    for (int lane_x = 0; lane_x < 4; ++lane_x) {
      int thread_x = tile_x * 4 + lane_x;
      int thread_y = tile_y * 4 + lane_y;
#line 13 "/work/main/test/Check/barrier.cpp"
      bool taken = value[lane_y][lane_x] == 7;
      not_taken[lane_y][lane_x] = !taken;
#line 14 "/work/main/test/Check/barrier.cpp"
      if (taken) {
        result[lane_y][lane_x] = 0;
      }
#line 15 "/work/main/test/Check/barrier.cpp"
      if (not_taken[lane_y][lane_x]) {
        if (check_use_local(37, thread_x, thread_y, 0, &sum_2, 3, 0, 38, messages)) {
          tile_atomic_add(&sum_2, value[lane_y][lane_x]);
        }
      }
#line 16 "/work/main/test/Check/barrier.cpp"
      SHADOW_BARRIER(lane_x, lane_y, 0, (int)not_taken[lane_y][lane_x] + 3);
    }
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  SHADOW_BARRIER(0, 0, 0, 9);
  check_barrier(39, (int)(4L * tile_x), (int)(4L * tile_y), 0, messages);
  for (int lane_y = 0; lane_y < 4; ++lane_y) {
    for (int lane_x = 0; lane_x < 4; ++lane_x) {
      int thread_x = tile_x * 4 + lane_x;
      int thread_y = tile_y * 4 + lane_y;
#line 17 "/work/main/test/Check/barrier.cpp"
      if (not_taken[lane_y][lane_x]) {
        result[lane_y][lane_x] =
            check_use_local(40, thread_x, thread_y, 0, &sum_2, 0, 0, 41, messages) ? sum_2 : 0;
      }
#line 99 "/work/main/test/Check/barrier.cpp"
      sum[lane_y][lane_x] = result[lane_y][lane_x];
    }
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  if (4L * tile_y >= 0 && c_extent0 + -4L * tile_y + -4L >= 0 && 4L * tile_x >= 0 && c_extent1 +
      -4L * tile_x + -4L >= 0) {
    if (c_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 100 "/work/main/test/Check/barrier.cpp"
      check_barrier(45, (int)(4L * tile_x), (int)(4L * tile_y), 0, messages);
      for (int lane_y = 0; lane_y < 4; ++lane_y) {
        THREADS for (int lane_x = 0; lane_x < 4; ++lane_x) {
          int t_global_0 = tile_y * 4 + lane_y;
          int t_global_1 = tile_x * 4 + lane_x;
#line 101 "/work/main/test/Check/barrier.cpp"
          int *place = &c_2[INDEX((long)t_global_0 * c_stride0 + t_global_1)];
          *place = sum[lane_y][lane_x];
        }
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 100 "/work/main/test/Check/barrier.cpp"
      check_barrier(45, (int)(4L * tile_x), (int)(4L * tile_y), 0, messages);
      for (int lane_y = 0; lane_y < 4; ++lane_y) {
        THREADS for (int lane_x = 0; lane_x < 4; ++lane_x) {
          int t_global_0 = tile_y * 4 + lane_y;
          int t_global_1 = tile_x * 4 + lane_x;
#line 101 "/work/main/test/Check/barrier.cpp"
          int *place = &c_2[INDEX((long)t_global_0 * c_stride0 + t_global_1)];
          if (SHADOW_WRITES(c_marks, c, place, 4)) {
            *place = sum[lane_y][lane_x];
          }
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 100 "/work/main/test/Check/barrier.cpp"
    check_barrier(45, (int)(4L * tile_x), (int)(4L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 4; ++lane_y) {
      for (int lane_x = 0; lane_x < 4; ++lane_x) {
        int t_global_0 = tile_y * 4 + lane_y;
        int t_global_1 = tile_x * 4 + lane_x;
        int thread_x = tile_x * 4 + lane_x;
        int thread_y = tile_y * 4 + lane_y;
#line 101 "/work/main/test/Check/barrier.cpp"
        int *place = &c_2[INDEX(check_index2(46, thread_x, thread_y, 0, (long)t_global_0 * c_stride0
            + t_global_1, t_global_0, t_global_1, c_extent0, c_extent1, messages))];
        if (check_use_global(47, thread_x, thread_y, 0, place, 2, (ulong)sum[lane_y][lane_x], 0,
            messages)) {
          if (IN_BOUNDS(place, c, c_bytes)) {
            *place = sum[lane_y][lane_x];
          }
        }
      }
    }
  }
}

#line 1 "<ampcc native>"

AMPCC_NATIVE_ENTRY(main_kernel_native_6f7bcbb2799a2e4b) {
  int *limit = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong limit_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long limit_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int limit_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[4]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[5]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[6]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[7]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[8]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel(limit, limit_bytes, limit_offset, limit_extent0, v, v_bytes, v_offset, v_extent0,
        messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(main_kernel_2_native_6f7bcbb2799a2e4b) {
  int *limit = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong limit_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long limit_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int limit_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[4]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[5]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[6]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[7]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[8]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel_2(limit, limit_bytes, limit_offset, limit_extent0, v, v_bytes, v_offset, v_extent0,
        messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(main_kernel_3_native_6f7bcbb2799a2e4b) {
  int *limit = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong limit_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long limit_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int limit_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[4]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[5]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[6]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[7]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[8]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel_3(limit, limit_bytes, limit_offset, limit_extent0, v, v_bytes, v_offset, v_extent0,
        messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(main_kernel_4_native_6f7bcbb2799a2e4b) {
  int *c = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong c_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long c_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int c_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int c_extent1 = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  int c_stride0 = ::ampcc_native::entry::value<int>(ampcc_args[5]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[6]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel_4(c, c_bytes, c_offset, c_extent0, c_extent1, c_stride0, messages,
        static_cast<int>(ampcc_at.x), static_cast<int>(ampcc_at.y));
}

} // namespace kernels
} // namespace ampcc_native
