// C++ for the native accelerator; needs -ffp-contract=off -fno-strict-aliasing
#include <ampcc_rt/native_kernel.h>
#ifdef __clang__
#pragma STDC FP_CONTRACT OFF
#endif
namespace ampcc_native {
namespace kernels {

typedef struct {
  int x;
  int y;
} point;

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
  uint message = begin_report(messages, 2, 15, site, (uint)thread_x, (uint)thread_y,
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
  uint message = begin_report(messages, 3, 8, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
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

static bool check_use(uint site, int thread_x, int thread_y, int thread_z, const int *pointer,
                      int use, ulong value, uint init_site, uint *messages) {
  uint wrong = SHADOW_ACCESS(pointer, 4, thread_x, thread_y, thread_z, site, use + 8, value);
  if (wrong == 0) {
    return true;
  }
  tell_use(thread_x, thread_y, thread_z, init_site, wrong, messages);
  return true;
}

// kernel of main_kernel, global-race.cpp:19
#line 19 "/work/main/test/Check/global-race.cpp"
static void main_kernel(int *v, ulong v_bytes, long v_offset, int v_extent0, uint *messages,
                        int begin, int end) {
  if (begin >= 0L && v_extent0 + -1L * end >= 0) {
    for (int thread = begin; thread < end; ++thread) {
      int *v_2 = v + v_offset;
      int i = thread;
      {
        int thread_x = thread;
#line 20 "/work/main/test/Check/global-race.cpp"
        int chosen;
        if (i < 64) {
          int i_2 = (i + 1) % 64;
          int *place = &v_2[INDEX(check_index1(0, thread_x, 0, 0, i_2, i_2, v_extent0, messages))];
          chosen = check_use(1, thread_x, 0, 0, place, 0, 0, 2, messages) ?
              (IN_BOUNDS(place, v, v_bytes) ? *place : 0) : 0;
        } else {
          chosen = 0;
        }
        int next = chosen;
#line 21 "/work/main/test/Check/global-race.cpp"
        int *place = &v_2[INDEX((long)i)];
        if (check_use(4, thread_x, 0, 0, place, 2, (ulong)next, 0, messages)) {
          *place = next;
        }
      }
    }
  } else {
    for (int thread = begin; thread < end; ++thread) {
      int *v_2 = v + v_offset;
      int i = thread;
      {
        int thread_x = thread;
#line 20 "/work/main/test/Check/global-race.cpp"
        int chosen;
        if (i < 64) {
          int i_2 = (i + 1) % 64;
          int *place = &v_2[INDEX(check_index1(0, thread_x, 0, 0, i_2, i_2, v_extent0, messages))];
          chosen = check_use(1, thread_x, 0, 0, place, 0, 0, 2, messages) ?
              (IN_BOUNDS(place, v, v_bytes) ? *place : 0) : 0;
        } else {
          chosen = 0;
        }
        int next = chosen;
#line 21 "/work/main/test/Check/global-race.cpp"
        int *place = &v_2[INDEX(check_index1(3, thread_x, 0, 0, i, i, v_extent0, messages))];
        if (check_use(4, thread_x, 0, 0, place, 2, (ulong)next, 0, messages)) {
          if (IN_BOUNDS(place, v, v_bytes)) {
            *place = next;
          }
        }
      }
    }
  }
}

// kernel of main_kernel, global-race.cpp:27
#line 27 "/work/main/test/Check/global-race.cpp"
static void main_kernel_2(int *w, ulong w_bytes, long w_offset, int w_extent0, int *v,
                          ulong v_bytes, long v_offset, int v_extent0, uint *messages, int begin,
                          int end) {
  ulong v_begin = (ulong)v + (ulong)(v_offset * 4);
  ulong v_end = (ulong)v + (ulong)(((long)v_extent0 - 1 + v_offset + 1) * 4);
  ulong w_begin = (ulong)w + (ulong)(w_offset * 4);
  ulong w_end = (ulong)w + (ulong)(((long)w_extent0 - 1 + w_offset + 1) * 4);
  bool apart = v_end <= w_begin || w_end <= v_begin;
  ulong w_marks = SHADOW_MARKS(w);
  ulong v_marks = SHADOW_MARKS(v);
  if (apart && begin >= 0L && w_extent0 + -1L * end >= 0) {
    if (v_marks == 0 && w_marks == 0) {
      for (int thread = begin; thread < end; ++thread) {
        int *w_2 = w + w_offset;
        int *v_2 = v + v_offset;
        int i = thread;
        int thread_x = thread;
        int i_2 = (i + 1) % 64;
        int *place = &v_2[INDEX(check_index1(5, thread_x, 0, 0, i_2, i_2, v_extent0, messages))];
        int value = IN_BOUNDS(place, v, v_bytes) ? *place : 0;
        int *place_2 = &w_2[INDEX((long)i)];
        *place_2 = value;
      }
    } else if (v_marks == 0) {
      for (int thread = begin; thread < end; ++thread) {
        int *w_2 = w + w_offset;
        int *v_2 = v + v_offset;
        int i = thread;
        int thread_x = thread;
        int i_2 = (i + 1) % 64;
        int *place = &v_2[INDEX(check_index1(5, thread_x, 0, 0, i_2, i_2, v_extent0, messages))];
        int value = IN_BOUNDS(place, v, v_bytes) ? *place : 0;
        int *place_2 = &w_2[INDEX((long)i)];
        if (SHADOW_WRITES(w_marks, w, place_2, 4)) {
          *place_2 = value;
        }
      }
    } else {
      for (int thread = begin; thread < end; ++thread) {
        int *w_2 = w + w_offset;
        int *v_2 = v + v_offset;
        int i = thread;
        int thread_x = thread;
        int i_2 = (i + 1) % 64;
        int *place = &v_2[INDEX(check_index1(5, thread_x, 0, 0, i_2, i_2, v_extent0, messages))];
        int value = check_use(6, thread_x, 0, 0, place, 0, 0, 7, messages) ?
            (IN_BOUNDS(place, v, v_bytes) ? *place : 0) : 0;
        int *place_2 = &w_2[INDEX((long)i)];
        if (w_marks == 0 || SHADOW_WRITES(w_marks, w, place_2, 4)) {
          *place_2 = value;
        }
      }
    }
  } else {
    for (int thread = begin; thread < end; ++thread) {
      int *w_2 = w + w_offset;
      int *v_2 = v + v_offset;
      int i = thread;
      int thread_x = thread;
      int i_2 = (i + 1) % 64;
      int *place = &v_2[INDEX(check_index1(5, thread_x, 0, 0, i_2, i_2, v_extent0, messages))];
      int value = check_use(6, thread_x, 0, 0, place, 0, 0, 7, messages) ?
          (IN_BOUNDS(place, v, v_bytes) ? *place : 0) : 0;
      int *place_2 = &w_2[INDEX(check_index1(8, thread_x, 0, 0, i, i, w_extent0, messages))];
      if (check_use(9, thread_x, 0, 0, place_2, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place_2, w, w_bytes)) {
          *place_2 = value;
        }
      }
    }
  }
}

// kernel of main_kernel, global-race.cpp:31
#line 31 "/work/main/test/Check/global-race.cpp"
static void main_kernel_3(int how, int *w, ulong w_bytes, long w_offset, int w_extent0, int *v,
                          ulong v_bytes, long v_offset, int v_extent0, uint *messages, int begin,
                          int end) {
  ulong v_begin = (ulong)v + (ulong)(v_offset * 4);
  ulong v_end = (ulong)v + (ulong)(((long)v_extent0 - 1 + v_offset + 1) * 4);
  ulong w_begin = (ulong)w + (ulong)(w_offset * 4);
  ulong w_end = (ulong)w + (ulong)(((long)w_extent0 - 1 + w_offset + 1) * 4);
  bool apart = v_end <= w_begin || w_end <= v_begin;
  ulong v_marks = SHADOW_MARKS(v);
  if (begin >= 0L && v_extent0 + -1L * end >= 0 && apart && w_extent0 + -1L >= 0 && w_extent0 + -2L
      >= 0) {
    if (v_marks == 0) {
      for (int thread = begin; thread < end; ++thread) {
        int *w_2 = w + w_offset;
        int *v_2 = v + v_offset;
        int i = thread;
        int thread_x = thread;
#line 32 "/work/main/test/Check/global-race.cpp"
        if (how == 0) {
          int *place = &v_2[INDEX((long)i)];
          int value = *place;
          int *place_2 = &w_2[INDEX(0L)];
          if (check_use(14, thread_x, 0, 0, place_2, 4, 0, 15, messages)) {
            *place_2 += value;
          }
        } else {
#line 35 "/work/main/test/Check/global-race.cpp"
          int *place = &v_2[INDEX((long)i)];
          int value = *place;
          int *place_2 = &w_2[INDEX(0L)];
          if (check_use(20, thread_x, 0, 0, place_2, 3, 0, 21, messages)) {
            atomic_add(place_2, value);
          }
        }
#line 36 "/work/main/test/Check/global-race.cpp"
        if (how == 2 && i == 5) {
          int *place = &w_2[INDEX(0L)];
          int value = check_use(23, thread_x, 0, 0, place, 0, 0, 24, messages) ? *place : 0;
          int *place_2 = &w_2[INDEX(1L)];
          if (check_use(26, thread_x, 0, 0, place_2, 2, (ulong)value, 0, messages)) {
            *place_2 = value;
          }
        }
#line 38 "/work/main/test/Check/global-race.cpp"
        if (how == 3 && i == 5) {
          int *place = &w_2[INDEX(0L)];
          if (check_use(28, thread_x, 0, 0, place, 2, 1, 0, messages)) {
            *place = 1;
          }
        }
      }
    } else {
      for (int thread = begin; thread < end; ++thread) {
        int *w_2 = w + w_offset;
        int *v_2 = v + v_offset;
        int i = thread;
        int thread_x = thread;
#line 32 "/work/main/test/Check/global-race.cpp"
        if (how == 0) {
          int *place = &v_2[INDEX((long)i)];
          int value = v_marks == 0 || SHADOW_WRITTEN(v_marks, v, place, 4) ||
              check_use(11, thread_x, 0, 0, place, 0, 0, 12, messages) ? *place : 0;
          int *place_2 = &w_2[INDEX(0L)];
          if (check_use(14, thread_x, 0, 0, place_2, 4, 0, 15, messages)) {
            *place_2 += value;
          }
        } else {
#line 35 "/work/main/test/Check/global-race.cpp"
          int *place = &v_2[INDEX((long)i)];
          int value = v_marks == 0 || SHADOW_WRITTEN(v_marks, v, place, 4) ||
              check_use(18, thread_x, 0, 0, place, 0, 0, 19, messages) ? *place : 0;
          int *place_2 = &w_2[INDEX(0L)];
          if (check_use(20, thread_x, 0, 0, place_2, 3, 0, 21, messages)) {
            atomic_add(place_2, value);
          }
        }
#line 36 "/work/main/test/Check/global-race.cpp"
        if (how == 2 && i == 5) {
          int *place = &w_2[INDEX(0L)];
          int value = check_use(23, thread_x, 0, 0, place, 0, 0, 24, messages) ? *place : 0;
          int *place_2 = &w_2[INDEX(1L)];
          if (check_use(26, thread_x, 0, 0, place_2, 2, (ulong)value, 0, messages)) {
            *place_2 = value;
          }
        }
#line 38 "/work/main/test/Check/global-race.cpp"
        if (how == 3 && i == 5) {
          int *place = &w_2[INDEX(0L)];
          if (check_use(28, thread_x, 0, 0, place, 2, 1, 0, messages)) {
            *place = 1;
          }
        }
      }
    }
  } else {
    for (int thread = begin; thread < end; ++thread) {
      int *w_2 = w + w_offset;
      int *v_2 = v + v_offset;
      int i = thread;
      int thread_x = thread;
#line 32 "/work/main/test/Check/global-race.cpp"
      if (how == 0) {
        int *place = &v_2[INDEX(check_index1(10, thread_x, 0, 0, i, i, v_extent0, messages))];
        int value = check_use(11, thread_x, 0, 0, place, 0, 0, 12, messages) ?
            (IN_BOUNDS(place, v, v_bytes) ? *place : 0) : 0;
        int *place_2 = &w_2[INDEX(check_index1(13, thread_x, 0, 0, 0, 0, w_extent0, messages))];
        if (check_use(14, thread_x, 0, 0, place_2, 4, 0, 15, messages)) {
          if (IN_BOUNDS(place_2, w, w_bytes)) {
            *place_2 += value;
          }
        }
      } else {
#line 35 "/work/main/test/Check/global-race.cpp"
        int *place = &v_2[INDEX(check_index1(17, thread_x, 0, 0, i, i, v_extent0, messages))];
        int value = check_use(18, thread_x, 0, 0, place, 0, 0, 19, messages) ?
            (IN_BOUNDS(place, v, v_bytes) ? *place : 0) : 0;
        int *place_2 = &w_2[INDEX(check_index1(16, thread_x, 0, 0, 0, 0, w_extent0, messages))];
        if (check_use(20, thread_x, 0, 0, place_2, 3, 0, 21, messages)) {
          if (IN_BOUNDS(place_2, w, w_bytes)) {
            atomic_add(place_2, value);
          }
        }
      }
#line 36 "/work/main/test/Check/global-race.cpp"
      if (how == 2 && i == 5) {
        int *place = &w_2[INDEX(check_index1(22, thread_x, 0, 0, 0, 0, w_extent0, messages))];
        int value = check_use(23, thread_x, 0, 0, place, 0, 0, 24, messages) ?
            (IN_BOUNDS(place, w, w_bytes) ? *place : 0) : 0;
        int *place_2 = &w_2[INDEX(check_index1(25, thread_x, 0, 0, 1, 1, w_extent0, messages))];
        if (check_use(26, thread_x, 0, 0, place_2, 2, (ulong)value, 0, messages)) {
          if (IN_BOUNDS(place_2, w, w_bytes)) {
            *place_2 = value;
          }
        }
      }
#line 38 "/work/main/test/Check/global-race.cpp"
      if (how == 3 && i == 5) {
        int *place = &w_2[INDEX(check_index1(27, thread_x, 0, 0, 0, 0, w_extent0, messages))];
        if (check_use(28, thread_x, 0, 0, place, 2, 1, 0, messages)) {
          if (IN_BOUNDS(place, w, w_bytes)) {
            *place = 1;
          }
        }
      }
    }
  }
}

static __attribute__((noinline, cold)) void report_barrier(
    uint site, int thread_x, int thread_y, int thread_z, int value0, int value1, int value2,
    int value3, int value4, uint *messages) {
  uint message = begin_report(messages, 4, 10, site, (uint)thread_x, (uint)thread_y,
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

// kernel of main_kernel, global-race.cpp:55
#line 55 "/work/main/test/Check/global-race.cpp"
static void main_kernel_4(int *w, ulong w_bytes, long w_offset, int w_extent0, bool waits,
                          int *v, ulong v_bytes, long v_offset, int v_extent0, int reach,
                          uint *messages, int tile) {
  ulong v_begin = (ulong)v + (ulong)(v_offset * 4);
  ulong v_end = (ulong)v + (ulong)(((long)v_extent0 - 1 + v_offset + 1) * 4);
  ulong w_begin = (ulong)w + (ulong)(w_offset * 4);
  ulong w_end = (ulong)w + (ulong)(((long)w_extent0 - 1 + w_offset + 1) * 4);
  bool apart = v_end <= w_begin || w_end <= v_begin;
  ulong v_marks = SHADOW_MARKS(v);
  int *w_2 = w + w_offset;
  int *v_2 = v + v_offset;
  if (16L * tile >= 0 && w_extent0 + -16L * tile + -16L >= 0) {
    SHADOW_BARRIER(0, 0, 0, 7);
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
#line 56 "/work/main/test/Check/global-race.cpp"
      int *place = &w_2[INDEX((long)t_global)];
      if (check_use(30, thread_x, 0, 0, place, 2, (ulong)lane, 0, messages)) {
        *place = lane;
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 7);
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
      int *place = &w_2[INDEX(check_index1(29, thread_x, 0, 0, t_global, t_global, w_extent0,
          messages))];
      if (check_use(30, thread_x, 0, 0, place, 2, (ulong)lane, 0, messages)) {
        if (IN_BOUNDS(place, w, w_bytes)) {
          *place = lane;
        }
      }
    }
  }
#line 57 "/work/main/test/Check/global-race.cpp"
  if (waits) {
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    SHADOW_BARRIER(0, 0, 0, 9);
#line 58 "/work/main/test/Check/global-race.cpp"
    check_barrier(31, (int)(16L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
  }
#line 59 "/work/main/test/Check/global-race.cpp"
  if (16L * tile >= 0 && v_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (v_marks == 0) {
      for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int thread_x = tile * 16 + lane;
        int i = (t_global + reach) % 64 / 16 * 16 + 15 - lane;
        int *place = &w_2[INDEX(check_index1(32, thread_x, 0, 0, i, i, w_extent0, messages))];
        int value = check_use(33, thread_x, 0, 0, place, 0, 0, 34, messages) ?
            (IN_BOUNDS(place, w, w_bytes) ? *place : 0) : 0;
        int *place_2 = &v_2[INDEX((long)t_global)];
        *place_2 = value;
      }
    } else {
      for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int thread_x = tile * 16 + lane;
        int i = (t_global + reach) % 64 / 16 * 16 + 15 - lane;
        int *place = &w_2[INDEX(check_index1(32, thread_x, 0, 0, i, i, w_extent0, messages))];
        int value = check_use(33, thread_x, 0, 0, place, 0, 0, 34, messages) ?
            (IN_BOUNDS(place, w, w_bytes) ? *place : 0) : 0;
        int *place_2 = &v_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(v_marks, v, place_2, 4)) {
          *place_2 = value;
        }
      }
    }
  } else {
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
      int i = (t_global + reach) % 64 / 16 * 16 + 15 - lane;
      int *place = &w_2[INDEX(check_index1(32, thread_x, 0, 0, i, i, w_extent0, messages))];
      int value = check_use(33, thread_x, 0, 0, place, 0, 0, 34, messages) ?
          (IN_BOUNDS(place, w, w_bytes) ? *place : 0) : 0;
      int *place_2 = &v_2[INDEX(check_index1(35, thread_x, 0, 0, t_global, t_global, v_extent0,
          messages))];
      if (check_use(36, thread_x, 0, 0, place_2, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place_2, v, v_bytes)) {
          *place_2 = value;
        }
      }
    }
  }
}

// kernel of main_kernel, global-race.cpp:75
#line 75 "/work/main/test/Check/global-race.cpp"
static void main_kernel_5(int *w, ulong w_bytes, long w_offset, int w_extent0, int *v,
                          ulong v_bytes, long v_offset, int v_extent0, int *f, ulong f_bytes,
                          long f_offset, int f_extent0, uint *messages, int begin, int end) {
  ulong w_begin = (ulong)w + (ulong)(w_offset * 4);
  ulong w_end = (ulong)w + (ulong)(((long)w_extent0 - 1 + w_offset + 1) * 4);
  ulong v_begin = (ulong)v + (ulong)(v_offset * 4);
  ulong v_end = (ulong)v + (ulong)(((long)v_extent0 - 1 + v_offset + 1) * 4);
  bool apart = w_end <= v_begin || v_end <= w_begin;
  ulong f_begin = (ulong)f + (ulong)(f_offset * 4);
  ulong f_end = (ulong)f + (ulong)(((long)f_extent0 - 1 + f_offset + 1) * 4);
  bool apart_2 = w_end <= f_begin || f_end <= w_begin;
  bool apart_3 = v_end <= f_begin || f_end <= v_begin;
  ulong w_marks = SHADOW_MARKS(w);
  ulong v_marks = SHADOW_MARKS(v);
  if (-1L * end + 64 >= 0 && w_extent0 + (long)begin + -64L >= 0 && apart && apart_2 && begin >= 0L
      && v_extent0 + -1L * end >= 0 && apart_3) {
    if (v_marks == 0 && w_marks == 0) {
      for (int thread = begin; thread < end; ++thread) {
        int *w_2 = w + w_offset;
        int *v_2 = v + v_offset;
        int *f_2 = f + f_offset;
        int i = thread;
        int thread_x = thread;
#line 76 "/work/main/test/Check/global-race.cpp"
        int i_2 = 63 - i;
        int *place = &w_2[INDEX((long)i_2)];
        *place = 5;
#line 77 "/work/main/test/Check/global-race.cpp"
        int *place_2 = &v_2[INDEX((long)i)];
        int value = *place_2;
        int i_3 = 63 - i;
        int *place_3 = &w_2[INDEX((long)i_3)];
        *place_3 += value;
#line 78 "/work/main/test/Check/global-race.cpp"
        int i_4 = i / 64;
        int *place_4 = &f_2[INDEX(check_index1(45, thread_x, 0, 0, i_4, i_4, f_extent0, messages))];
        if (check_use(46, thread_x, 0, 0, place_4, 2, 7, 0, messages)) {
          if (IN_BOUNDS(place_4, f, f_bytes)) {
            *place_4 = 7;
          }
        }
      }
    } else {
      for (int thread = begin; thread < end; ++thread) {
        int *w_2 = w + w_offset;
        int *v_2 = v + v_offset;
        int *f_2 = f + f_offset;
        int i = thread;
        int thread_x = thread;
#line 76 "/work/main/test/Check/global-race.cpp"
        int i_2 = 63 - i;
        int *place = &w_2[INDEX((long)i_2)];
        if (w_marks == 0 || SHADOW_WRITES(w_marks, w, place, 4)) {
          *place = 5;
        }
#line 77 "/work/main/test/Check/global-race.cpp"
        int *place_2 = &v_2[INDEX((long)i)];
        int value = v_marks == 0 || SHADOW_WRITTEN(v_marks, v, place_2, 4) ||
            check_use(40, thread_x, 0, 0, place_2, 0, 0, 41, messages) ? *place_2 : 0;
        int i_3 = 63 - i;
        int *place_3 = &w_2[INDEX((long)i_3)];
        if (w_marks == 0 || SHADOW_WRITTEN(w_marks, w, place_3, 4) ||
            check_use(43, thread_x, 0, 0, place_3, 4, 0, 44, messages)) {
          *place_3 += value;
        }
#line 78 "/work/main/test/Check/global-race.cpp"
        int i_4 = i / 64;
        int *place_4 = &f_2[INDEX(check_index1(45, thread_x, 0, 0, i_4, i_4, f_extent0, messages))];
        if (check_use(46, thread_x, 0, 0, place_4, 2, 7, 0, messages)) {
          if (IN_BOUNDS(place_4, f, f_bytes)) {
            *place_4 = 7;
          }
        }
      }
    }
  } else {
    for (int thread = begin; thread < end; ++thread) {
      int *w_2 = w + w_offset;
      int *v_2 = v + v_offset;
      int *f_2 = f + f_offset;
      int i = thread;
      int thread_x = thread;
#line 76 "/work/main/test/Check/global-race.cpp"
      int i_2 = 63 - i;
      int *place = &w_2[INDEX(check_index1(37, thread_x, 0, 0, i_2, i_2, w_extent0, messages))];
      if (check_use(38, thread_x, 0, 0, place, 2, 5, 0, messages)) {
        if (IN_BOUNDS(place, w, w_bytes)) {
          *place = 5;
        }
      }
#line 77 "/work/main/test/Check/global-race.cpp"
      int *place_2 = &v_2[INDEX(check_index1(39, thread_x, 0, 0, i, i, v_extent0, messages))];
      int value = check_use(40, thread_x, 0, 0, place_2, 0, 0, 41, messages) ?
          (IN_BOUNDS(place_2, v, v_bytes) ? *place_2 : 0) : 0;
      int i_3 = 63 - i;
      int *place_3 = &w_2[INDEX(check_index1(42, thread_x, 0, 0, i_3, i_3, w_extent0, messages))];
      if (check_use(43, thread_x, 0, 0, place_3, 4, 0, 44, messages)) {
        if (IN_BOUNDS(place_3, w, w_bytes)) {
          *place_3 += value;
        }
      }
#line 78 "/work/main/test/Check/global-race.cpp"
      int i_4 = i / 64;
      int *place_4 = &f_2[INDEX(check_index1(45, thread_x, 0, 0, i_4, i_4, f_extent0, messages))];
      if (check_use(46, thread_x, 0, 0, place_4, 2, 7, 0, messages)) {
        if (IN_BOUNDS(place_4, f, f_bytes)) {
          *place_4 = 7;
        }
      }
    }
  }
}

// kernel of main_kernel, global-race.cpp:86
#line 86 "/work/main/test/Check/global-race.cpp"
static void main_kernel_6(int *w, ulong w_bytes, long w_offset, int w_extent0, int step_,
                          point *p, ulong p_bytes, long p_offset, int p_extent0, uint *messages,
                          int begin, int end) {
  if (begin >= 0L && p_extent0 + -1L * end >= 0) {
    for (int thread = begin; thread < end; ++thread) {
      int *w_2 = w + w_offset;
      point *p_2 = p + p_offset;
      int i = thread;
      {
        int thread_x = thread;
#line 87 "/work/main/test/Check/global-race.cpp"
        int i_2 = i * step_;
        int *r = &w_2[INDEX(check_index1(50, thread_x, 0, 0, i_2, i_2, w_extent0, messages))];
#line 88 "/work/main/test/Check/global-race.cpp"
        if (check_use(51, thread_x, 0, 0, r, 2, (ulong)i, 0, messages)) {
          if (IN_BOUNDS(r, w, w_bytes)) {
            *r = i;
          }
        }
#line 89 "/work/main/test/Check/global-race.cpp"
        int i_3 = 32 + i * step_;
        int *target = &w_2[INDEX(check_index1(52, thread_x, 0, 0, i_3, i_3, w_extent0, messages))];
#line 10 "/work/main/test/Check/global-race.cpp"
        if (check_use(47, thread_x, 0, 0, target, 2, (ulong)i, 0, messages)) {
          if (IN_BOUNDS(target, w, w_bytes)) {
            *target = i;
          }
        }
#line 90 "/work/main/test/Check/global-race.cpp"
        int i_4 = i * step_;
        point *self = &p_2[INDEX(check_index1(53, thread_x, 0, 0, i_4, i_4, p_extent0, messages))];
#line 8 "/work/main/test/Check/global-race.cpp"
        if (check_use(48, thread_x, 0, 0, &self->x, 4, 0, 49, messages)) {
          if (IN_BOUNDS(&self->x, p, p_bytes)) {
            self->x += i;
          }
        }
#line 91 "/work/main/test/Check/global-race.cpp"
        point *place = &p_2[INDEX((long)i)];
        if (check_use(55, thread_x, 0, 0, &place->y, 2, 1, 0, messages)) {
          place->y = 1;
        }
      }
    }
  } else {
    for (int thread = begin; thread < end; ++thread) {
      int *w_2 = w + w_offset;
      point *p_2 = p + p_offset;
      int i = thread;
      {
        int thread_x = thread;
#line 87 "/work/main/test/Check/global-race.cpp"
        int i_2 = i * step_;
        int *r = &w_2[INDEX(check_index1(50, thread_x, 0, 0, i_2, i_2, w_extent0, messages))];
#line 88 "/work/main/test/Check/global-race.cpp"
        if (check_use(51, thread_x, 0, 0, r, 2, (ulong)i, 0, messages)) {
          if (IN_BOUNDS(r, w, w_bytes)) {
            *r = i;
          }
        }
#line 89 "/work/main/test/Check/global-race.cpp"
        int i_3 = 32 + i * step_;
        int *target = &w_2[INDEX(check_index1(52, thread_x, 0, 0, i_3, i_3, w_extent0, messages))];
#line 10 "/work/main/test/Check/global-race.cpp"
        if (check_use(47, thread_x, 0, 0, target, 2, (ulong)i, 0, messages)) {
          if (IN_BOUNDS(target, w, w_bytes)) {
            *target = i;
          }
        }
#line 90 "/work/main/test/Check/global-race.cpp"
        int i_4 = i * step_;
        point *self = &p_2[INDEX(check_index1(53, thread_x, 0, 0, i_4, i_4, p_extent0, messages))];
#line 8 "/work/main/test/Check/global-race.cpp"
        if (check_use(48, thread_x, 0, 0, &self->x, 4, 0, 49, messages)) {
          if (IN_BOUNDS(&self->x, p, p_bytes)) {
            self->x += i;
          }
        }
#line 91 "/work/main/test/Check/global-race.cpp"
        point *place = &p_2[INDEX(check_index1(54, thread_x, 0, 0, i, i, p_extent0, messages))];
        if (check_use(55, thread_x, 0, 0, &place->y, 2, 1, 0, messages)) {
          if (IN_BOUNDS(&place->y, p, p_bytes)) {
            place->y = 1;
          }
        }
      }
    }
  }
}

// kernel of main_kernel, global-race.cpp:107
#line 107 "/work/main/test/Check/global-race.cpp"
static void main_kernel_7(int *part, ulong part_bytes, long part_offset, int part_extent0,
                          int *all_, ulong all_bytes, long all_offset, int all_extent0,
                          uint *messages, int begin, int end) {
  ulong all_begin = (ulong)all_ + (ulong)(all_offset * 4);
  ulong all_end = (ulong)all_ + (ulong)(((long)all_extent0 - 1 + all_offset + 1) * 4);
  ulong part_begin = (ulong)part + (ulong)(part_offset * 4);
  ulong part_end = (ulong)part + (ulong)(((long)part_extent0 - 1 + part_offset + 1) * 4);
  bool apart = all_end <= part_begin || part_end <= all_begin;
  ulong part_marks = SHADOW_MARKS(part);
  ulong all_marks = SHADOW_MARKS(all_);
  if (apart && begin >= 0L && part_extent0 + -1L * end >= 0) {
    if (all_marks == 0 && part_marks == 0) {
      for (int thread = begin; thread < end; ++thread) {
        int *part_2 = part + part_offset;
        int *all__2 = all_ + all_offset;
        int i = thread;
        int thread_x = thread;
        int i_2 = (i + 1) % 32;
        int *place = &all__2[INDEX(check_index1(56, thread_x, 0, 0, i_2, i_2, all_extent0,
            messages))];
        int value = IN_BOUNDS(place, all_, all_bytes) ? *place : 0;
        int *place_2 = &part_2[INDEX((long)i)];
        *place_2 = value;
      }
    } else if (all_marks == 0) {
      for (int thread = begin; thread < end; ++thread) {
        int *part_2 = part + part_offset;
        int *all__2 = all_ + all_offset;
        int i = thread;
        int thread_x = thread;
        int i_2 = (i + 1) % 32;
        int *place = &all__2[INDEX(check_index1(56, thread_x, 0, 0, i_2, i_2, all_extent0,
            messages))];
        int value = IN_BOUNDS(place, all_, all_bytes) ? *place : 0;
        int *place_2 = &part_2[INDEX((long)i)];
        if (SHADOW_WRITES(part_marks, part, place_2, 4)) {
          *place_2 = value;
        }
      }
    } else {
      for (int thread = begin; thread < end; ++thread) {
        int *part_2 = part + part_offset;
        int *all__2 = all_ + all_offset;
        int i = thread;
        int thread_x = thread;
        int i_2 = (i + 1) % 32;
        int *place = &all__2[INDEX(check_index1(56, thread_x, 0, 0, i_2, i_2, all_extent0,
            messages))];
        int value = check_use(57, thread_x, 0, 0, place, 0, 0, 58, messages) ?
            (IN_BOUNDS(place, all_, all_bytes) ? *place : 0) : 0;
        int *place_2 = &part_2[INDEX((long)i)];
        if (part_marks == 0 || SHADOW_WRITES(part_marks, part, place_2, 4)) {
          *place_2 = value;
        }
      }
    }
  } else {
    for (int thread = begin; thread < end; ++thread) {
      int *part_2 = part + part_offset;
      int *all__2 = all_ + all_offset;
      int i = thread;
      int thread_x = thread;
      int i_2 = (i + 1) % 32;
      int *place = &all__2[INDEX(check_index1(56, thread_x, 0, 0, i_2, i_2, all_extent0,
          messages))];
      int value = check_use(57, thread_x, 0, 0, place, 0, 0, 58, messages) ?
          (IN_BOUNDS(place, all_, all_bytes) ? *place : 0) : 0;
      int *place_2 = &part_2[INDEX(check_index1(59, thread_x, 0, 0, i, i, part_extent0, messages))];
      if (check_use(60, thread_x, 0, 0, place_2, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place_2, part, part_bytes)) {
          *place_2 = value;
        }
      }
    }
  }
}

#line 1 "<ampcc native>"

AMPCC_NATIVE_ENTRY(main_kernel_native_e65670202e13cb44) {
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[4]);
  for (::ampcc_native::entry::strips ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel(v, v_bytes, v_offset, v_extent0, messages, static_cast<int>(ampcc_at.begin),
        static_cast<int>(ampcc_at.end));
}

AMPCC_NATIVE_ENTRY(main_kernel_2_native_e65670202e13cb44) {
  int *w = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong w_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long w_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int w_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[4]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[5]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[6]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[7]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[8]);
  for (::ampcc_native::entry::strips ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel_2(w, w_bytes, w_offset, w_extent0, v, v_bytes, v_offset, v_extent0, messages,
        static_cast<int>(ampcc_at.begin), static_cast<int>(ampcc_at.end));
}

AMPCC_NATIVE_ENTRY(main_kernel_3_native_e65670202e13cb44) {
  int how = ::ampcc_native::entry::value<int>(ampcc_args[0]);
  int *w = ::ampcc_native::entry::buffer<int *>(ampcc_args[1]);
  ulong w_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[2]);
  long w_offset = ::ampcc_native::entry::value<long>(ampcc_args[3]);
  int w_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[5]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[6]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[7]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[8]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[9]);
  for (::ampcc_native::entry::strips ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel_3(how, w, w_bytes, w_offset, w_extent0, v, v_bytes, v_offset, v_extent0, messages,
        static_cast<int>(ampcc_at.begin), static_cast<int>(ampcc_at.end));
}

AMPCC_NATIVE_ENTRY(main_kernel_4_native_e65670202e13cb44) {
  int *w = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong w_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long w_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int w_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  bool waits = ::ampcc_native::entry::value<bool>(ampcc_args[4]);
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[5]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[6]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[7]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[8]);
  int reach = ::ampcc_native::entry::value<int>(ampcc_args[9]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[10]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel_4(w, w_bytes, w_offset, w_extent0, waits, v, v_bytes, v_offset, v_extent0, reach,
        messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(main_kernel_5_native_e65670202e13cb44) {
  int *w = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong w_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long w_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int w_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[4]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[5]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[6]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[7]);
  int *f = ::ampcc_native::entry::buffer<int *>(ampcc_args[8]);
  ulong f_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[9]);
  long f_offset = ::ampcc_native::entry::value<long>(ampcc_args[10]);
  int f_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[11]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[12]);
  for (::ampcc_native::entry::strips ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel_5(w, w_bytes, w_offset, w_extent0, v, v_bytes, v_offset, v_extent0, f, f_bytes,
        f_offset, f_extent0, messages, static_cast<int>(ampcc_at.begin),
        static_cast<int>(ampcc_at.end));
}

AMPCC_NATIVE_ENTRY(main_kernel_6_native_e65670202e13cb44) {
  int *w = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong w_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long w_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int w_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int step_ = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  point *p = ::ampcc_native::entry::buffer<point *>(ampcc_args[5]);
  ulong p_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[6]);
  long p_offset = ::ampcc_native::entry::value<long>(ampcc_args[7]);
  int p_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[8]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[9]);
  for (::ampcc_native::entry::strips ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel_6(w, w_bytes, w_offset, w_extent0, step_, p, p_bytes, p_offset, p_extent0, messages,
        static_cast<int>(ampcc_at.begin), static_cast<int>(ampcc_at.end));
}

AMPCC_NATIVE_ENTRY(main_kernel_7_native_e65670202e13cb44) {
  int *part = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong part_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long part_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int part_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int *all_ = ::ampcc_native::entry::buffer<int *>(ampcc_args[4]);
  ulong all_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[5]);
  long all_offset = ::ampcc_native::entry::value<long>(ampcc_args[6]);
  int all_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[7]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[8]);
  for (::ampcc_native::entry::strips ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel_7(part, part_bytes, part_offset, part_extent0, all_, all_bytes, all_offset,
        all_extent0, messages, static_cast<int>(ampcc_at.begin), static_cast<int>(ampcc_at.end));
}

} // namespace kernels
} // namespace ampcc_native
