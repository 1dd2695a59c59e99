// C++ for the native accelerator; needs -ffp-contract=off -fno-strict-aliasing
#include <ampcc_rt/native_kernel.h>
#ifdef __clang__
#pragma STDC FP_CONTRACT OFF
#endif
namespace ampcc_native {
namespace kernels {

typedef struct {
  int number;
  bool mark;
} marked;

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

// kernel of main_kernel, meetings.cpp:17
#line 17 "/work/main/test/Check/meetings.cpp"
static void main_kernel(int *v, ulong v_bytes, long v_offset, int v_extent0, int more,
                        uint *messages, int tile) {
  ulong v_marks = SHADOW_MARKS(v);
  bool s_filled = false;
  bool s_part_filled = false;
#line 18 "/work/main/test/Check/meetings.cpp"
  int s[65]; // tile_static
  SHADOW_ACCESS(&s, 260, 0, 0, 0, 0u, 67, 0uL);
  int *v_2 = v + v_offset;
  if (64L * tile >= 0 && v_extent0 + -64L * tile + -64L >= 0) {
    if (v_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane = 0; lane < 64; ++lane) {
        int t_global = tile * 64 + lane;
#line 19 "/work/main/test/Check/meetings.cpp"
        int l = lane;
        int *place = &v_2[INDEX((long)t_global)];
        int value = *place;
        s[l] = value;
#line 21 "/work/main/test/Check/meetings.cpp"
        if (l == 0) {
          s[64] = 0;
        }
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 64; ++lane) {
        int t_global = tile * 64 + lane;
        int thread_x = tile * 64 + lane;
#line 19 "/work/main/test/Check/meetings.cpp"
        int l = lane;
        int *place = &v_2[INDEX((long)t_global)];
        int value = v_marks == 0 || SHADOW_WRITTEN(v_marks, v, place, 4) ||
            check_use_global(1, thread_x, 0, 0, place, 0, 0, 2, messages) ? *place : 0;
        s[l] = value;
#line 21 "/work/main/test/Check/meetings.cpp"
        if (l == 0) {
          s[64] = 0;
        }
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    if (!(s_part_filled || s_filled)) {
      SHADOW_ACCESS(&s[0], 256, 0, 0, 0, 0u, 66, 0uL);
    }
    if (!(s_part_filled || s_filled)) {
      SHADOW_ACCESS(&s[64], 4, 0, 0, 0, 0u, 66, 0uL);
    }
    s_part_filled = true;
  } else {
    SHADOW_BARRIER(0, 0, 0, 7);
    for (int lane = 0; lane < 64; ++lane) {
      int t_global = tile * 64 + lane;
      int thread_x = tile * 64 + lane;
#line 19 "/work/main/test/Check/meetings.cpp"
      int l = lane;
      int *place = &v_2[INDEX(check_index1(0, thread_x, 0, 0, t_global, t_global, v_extent0,
          messages))];
      int value = check_use_global(1, thread_x, 0, 0, place, 0, 0, 2, messages) ?
          (IN_BOUNDS(place, v, v_bytes) ? *place : 0) : 0;
      if (check_element(3, thread_x, 0, 0, (long)l, 65, messages) &&
          check_use_local(4, thread_x, 0, 0, &s[l], 2, (ulong)value, 0, messages)) {
        s[l] = value;
      }
#line 21 "/work/main/test/Check/meetings.cpp"
      if (l == 0) {
        if (check_use_local(5, thread_x, 0, 0, &s[64], 2, 0, 0, messages)) {
          s[64] = 0;
        }
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  SHADOW_BARRIER(0, 0, 0, 9);
#line 23 "/work/main/test/Check/meetings.cpp"
  check_barrier(6, (int)(64L * tile), 0, 0, messages);
  THREADS for (int lane = 0; lane < 64; ++lane) {
  }
#line 24 "/work/main/test/Check/meetings.cpp"
  for (int half_ = 32; half_ > 0; half_ /= 2) {
    if (half_ >= 0L && (-1L * half_ + 1 >= 0 || -2L * half_ + -1L * more + 65 >= 0)) {
      for (int lane = 0; lane < 64; ++lane) {
        int value;
        int thread_x = tile * 64 + lane;
#line 19 "/work/main/test/Check/meetings.cpp"
        int l = lane;
#line 25 "/work/main/test/Check/meetings.cpp"
        if (l < half_ + more) {
          value = check_use_local(8, thread_x, 0, 0, &s[l + half_], 0, 0, 9, messages) ?
              s[l + half_] : 0;
          if (check_use_local(11, thread_x, 0, 0, &s[l], 4, 0, 12, messages)) {
            s[l] += value;
          }
        }
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
#line 25 "/work/main/test/Check/meetings.cpp"
      for (int lane = 0; lane < 64; ++lane) {
        int value;
        int thread_x = tile * 64 + lane;
#line 19 "/work/main/test/Check/meetings.cpp"
        int l = lane;
#line 25 "/work/main/test/Check/meetings.cpp"
        if (l < half_ + more) {
          value = check_element(7, thread_x, 0, 0, (long)(l + half_), 65, messages) &&
              check_use_local(8, thread_x, 0, 0, &s[l + half_], 0, 0, 9, messages) ? s[l + half_] :
              0;
          if (check_element(10, thread_x, 0, 0, (long)l, 65, messages) &&
              check_use_local(11, thread_x, 0, 0, &s[l], 4, 0, 12, messages)) {
            s[l] += value;
          }
        }
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    SHADOW_BARRIER(0, 0, 0, 9);
#line 27 "/work/main/test/Check/meetings.cpp"
    check_barrier(13, (int)(64L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 64; ++lane) {
    }
  }
#line 29 "/work/main/test/Check/meetings.cpp"
  if ((s_part_filled || s_filled || (s_filled = SHADOW_ACCESS(&s, 260, 0, 0, 0, 0u, 65, 0uL) != 0)
      || SHADOW_ACCESS(&s[0], 4, 0, 0, 0, 0u, 65, 0uL) != 0) && 64L * tile >= 0 && v_extent0 +
      -64L * tile + -64L >= 0) {
    if (v_marks == 0) {
      THREADS for (int lane = 0; lane < 64; ++lane) {
        int t_global = tile * 64 + lane;
        int value = s[0];
        int *place = &v_2[INDEX((long)t_global)];
        *place = value;
      }
    } else {
      THREADS for (int lane = 0; lane < 64; ++lane) {
        int t_global = tile * 64 + lane;
        int value = s[0];
        int *place = &v_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(v_marks, v, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    for (int lane = 0; lane < 64; ++lane) {
      int t_global = tile * 64 + lane;
      int thread_x = tile * 64 + lane;
      int value = check_use_local(14, thread_x, 0, 0, &s[0], 0, 0, 15, messages) ? s[0] : 0;
      int *place = &v_2[INDEX(check_index1(16, thread_x, 0, 0, t_global, t_global, v_extent0,
          messages))];
      if (check_use_global(17, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, v, v_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of main_kernel, meetings.cpp:41
#line 41 "/work/main/test/Check/meetings.cpp"
static void main_kernel_2(int *a, ulong a_bytes, long a_offset, int a_extent0, int *b,
                          ulong b_bytes, long b_offset, int b_extent0, uint *messages, int begin,
                          int end) {
  ulong a_begin = (ulong)a + (ulong)(a_offset * 4);
  ulong a_end = (ulong)a + (ulong)(((long)a_extent0 - 1 + a_offset + 1) * 4);
  ulong b_begin = (ulong)b + (ulong)(b_offset * 4);
  ulong b_end = (ulong)b + (ulong)(((long)b_extent0 - 1 + b_offset + 1) * 4);
  bool apart = a_end <= b_begin || b_end <= a_begin;
  ulong a_marks = SHADOW_MARKS(a);
  ulong b_marks = SHADOW_MARKS(b);
  if (begin >= 0L && a_extent0 + -1L * end >= 0 && apart && b_extent0 + -1L * end >= 0) {
    if (a_marks == 0 && b_marks == 0) {
      THREADS for (int thread = begin; thread < end; ++thread) {
        int *a_2 = a + a_offset;
        int *b_2 = b + b_offset;
        int i = thread;
#line 42 "/work/main/test/Check/meetings.cpp"
        int *place = &a_2[INDEX((long)i)];
        *place = 1;
#line 43 "/work/main/test/Check/meetings.cpp"
        int *place_2 = &b_2[INDEX((long)i)];
        *place_2 = 2;
      }
    } else {
      THREADS for (int thread = begin; thread < end; ++thread) {
        int *a_2 = a + a_offset;
        int *b_2 = b + b_offset;
        int i = thread;
#line 42 "/work/main/test/Check/meetings.cpp"
        int *place = &a_2[INDEX((long)i)];
        if (a_marks == 0 || SHADOW_WRITES(a_marks, a, place, 4)) {
          *place = 1;
        }
#line 43 "/work/main/test/Check/meetings.cpp"
        int *place_2 = &b_2[INDEX((long)i)];
        if (b_marks == 0 || SHADOW_WRITES(b_marks, b, place_2, 4)) {
          *place_2 = 2;
        }
      }
    }
  } else {
    for (int thread = begin; thread < end; ++thread) {
      int *a_2 = a + a_offset;
      int *b_2 = b + b_offset;
      int i = thread;
      int thread_x = thread;
#line 42 "/work/main/test/Check/meetings.cpp"
      int *place = &a_2[INDEX(check_index1(18, thread_x, 0, 0, i, i, a_extent0, messages))];
      if (check_use_global(19, thread_x, 0, 0, place, 2, 1, 0, messages)) {
        if (IN_BOUNDS(place, a, a_bytes)) {
          *place = 1;
        }
      }
#line 43 "/work/main/test/Check/meetings.cpp"
      int *place_2 = &b_2[INDEX(check_index1(20, thread_x, 0, 0, i, i, b_extent0, messages))];
      if (check_use_global(21, thread_x, 0, 0, place_2, 2, 2, 0, messages)) {
        if (IN_BOUNDS(place_2, b, b_bytes)) {
          *place_2 = 2;
        }
      }
    }
  }
}

// kernel of main_kernel, meetings.cpp:54
#line 54 "/work/main/test/Check/meetings.cpp"
static void main_kernel_3(int *v, ulong v_bytes, long v_offset, int v_extent0, int by,
                          uint *messages, int begin, int end) {
  for (int thread = begin; thread < end; ++thread) {
    int *v_2 = v + v_offset;
    int i = thread;
    int thread_x = thread;
#line 55 "/work/main/test/Check/meetings.cpp"
    int temporary = i * by;
    long mine_offset = check_index1(22, thread_x, 0, 0, temporary, temporary < 0 ? temporary :
        temporary + 2 - 1, v_extent0, messages);
#line 56 "/work/main/test/Check/meetings.cpp"
    int *place = &v_2[INDEX(mine_offset)];
    if (check_use_global(24, thread_x, 0, 0, place, 2, (ulong)i, 0, messages)) {
      if (IN_BOUNDS(place, v, v_bytes)) {
        *place = i;
      }
    }
#line 57 "/work/main/test/Check/meetings.cpp"
    int *place_2 = &v_2[INDEX(mine_offset + 1)];
    if (check_use_global(26, thread_x, 0, 0, place_2, 2, (ulong)i, 0, messages)) {
      if (IN_BOUNDS(place_2, v, v_bytes)) {
        *place_2 = i;
      }
    }
  }
}

// kernel of main_kernel, meetings.cpp:68
#line 68 "/work/main/test/Check/meetings.cpp"
static void main_kernel_4(int *v, ulong v_bytes, long v_offset, int v_extent0, int by,
                          uint *messages, int begin, int end) {
  if (begin >= 0L && -1L * end + 448 >= 0 && v_extent0 + -1L * end >= 0) {
    for (int thread = begin; thread < end; ++thread) {
      int *v_2 = v + v_offset;
      int i = thread;
      int thread_x = thread;
#line 70 "/work/main/test/Check/meetings.cpp"
      long at = check_index1(27, thread_x, 0, 0, by, by < 0 ? by : by + 448 - 1, v_extent0,
          messages) + i;
      int *place = &v_2[INDEX(at)];
      int value = check_use_global(29, thread_x, 0, 0, place, 0, 0, 30, messages) ?
          (IN_BOUNDS(place, v, v_bytes) ? *place : 0) : 0;
      int *place_2 = &v_2[INDEX((long)i)];
      if (check_use_global(32, thread_x, 0, 0, place_2, 2, (ulong)value, 0, messages)) {
        *place_2 = value;
      }
    }
  } else {
    for (int thread = begin; thread < end; ++thread) {
      int *v_2 = v + v_offset;
      int i = thread;
      int thread_x = thread;
      long at = check_index1(27, thread_x, 0, 0, by, by < 0 ? by : by + 448 - 1, v_extent0,
          messages) + i;
      int *place = &v_2[INDEX(check_index1(28, thread_x, 0, 0, at, i, 448, messages))];
      int value = check_use_global(29, thread_x, 0, 0, place, 0, 0, 30, messages) ?
          (IN_BOUNDS(place, v, v_bytes) ? *place : 0) : 0;
      int *place_2 = &v_2[INDEX(check_index1(31, thread_x, 0, 0, i, i, v_extent0, messages))];
      if (check_use_global(32, thread_x, 0, 0, place_2, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place_2, v, v_bytes)) {
          *place_2 = value;
        }
      }
    }
  }
}

// kernel of main_kernel, meetings.cpp:81
#line 81 "/work/main/test/Check/meetings.cpp"
static void main_kernel_5(int count, int *v, ulong v_bytes, long v_offset, int v_extent0,
                          uint *messages, int tile) {
  int *v_2 = v + v_offset;
  int t_tile_origin = tile * 16;
  SHADOW_BARRIER(0, 0, 0, 7);
  THREADS for (int lane = 0; lane < 16; ++lane) {
  }
#line 82 "/work/main/test/Check/meetings.cpp"
  {
    int i = 0;
    for (; i + 3L < count; i += 4) {
      if (64L * tile + 16L * i >= 0 && v_extent0 + -64L * tile + -16L * i + -16L >= 0 && 64L * tile
          + 16L * i + 16 >= 0 && v_extent0 + -64L * tile + -16L * i + -32L >= 0 && 64L * tile +
          16L * i + 32 >= 0 && v_extent0 + -64L * tile + -16L * i + -48L >= 0 && 64L * tile +
          16L * i + 48 >= 0 && v_extent0 + -64L * tile + -16L * i + -64L >= 0) {
        for (int lane = 0; lane < 16; ++lane) {
          int t_global = tile * 16 + lane;
          int thread_x = tile * 16 + lane;
#line 83 "/work/main/test/Check/meetings.cpp"
          int i_2 = t_tile_origin * 4 + i * 16 + lane;
          int *place = &v_2[INDEX((long)i_2)];
          if (check_use_global(34, thread_x, 0, 0, place, 2, (ulong)t_global, 0, messages)) {
            *place = t_global;
          }
          int i_3 = t_tile_origin * 4 + (i + 1) * 16 + lane;
          int *place_2 = &v_2[INDEX((long)i_3)];
          if (check_use_global(34, thread_x, 0, 0, place_2, 2, (ulong)t_global, 0, messages)) {
            *place_2 = t_global;
          }
          int i_4 = t_tile_origin * 4 + (i + 2) * 16 + lane;
          int *place_3 = &v_2[INDEX((long)i_4)];
          if (check_use_global(34, thread_x, 0, 0, place_3, 2, (ulong)t_global, 0, messages)) {
            *place_3 = t_global;
          }
          int i_5 = t_tile_origin * 4 + (i + 3) * 16 + lane;
          int *place_4 = &v_2[INDEX((long)i_5)];
          if (check_use_global(34, thread_x, 0, 0, place_4, 2, (ulong)t_global, 0, messages)) {
            *place_4 = t_global;
          }
        }
      } else {
        for (int lane = 0; lane < 16; ++lane) {
          int t_global = tile * 16 + lane;
          int thread_x = tile * 16 + lane;
          int i_2 = t_tile_origin * 4 + i * 16 + lane;
          int *place = &v_2[INDEX(check_index1(33, thread_x, 0, 0, i_2, i_2, v_extent0, messages))];
          if (check_use_global(34, thread_x, 0, 0, place, 2, (ulong)t_global, 0, messages)) {
            if (IN_BOUNDS(place, v, v_bytes)) {
              *place = t_global;
            }
          }
          int i_3 = t_tile_origin * 4 + (i + 1) * 16 + lane;
          int *place_2 = &v_2[INDEX(check_index1(33, thread_x, 0, 0, i_3, i_3, v_extent0,
              messages))];
          if (check_use_global(34, thread_x, 0, 0, place_2, 2, (ulong)t_global, 0, messages)) {
            if (IN_BOUNDS(place_2, v, v_bytes)) {
              *place_2 = t_global;
            }
          }
          int i_4 = t_tile_origin * 4 + (i + 2) * 16 + lane;
          int *place_3 = &v_2[INDEX(check_index1(33, thread_x, 0, 0, i_4, i_4, v_extent0,
              messages))];
          if (check_use_global(34, thread_x, 0, 0, place_3, 2, (ulong)t_global, 0, messages)) {
            if (IN_BOUNDS(place_3, v, v_bytes)) {
              *place_3 = t_global;
            }
          }
          int i_5 = t_tile_origin * 4 + (i + 3) * 16 + lane;
          int *place_4 = &v_2[INDEX(check_index1(33, thread_x, 0, 0, i_5, i_5, v_extent0,
              messages))];
          if (check_use_global(34, thread_x, 0, 0, place_4, 2, (ulong)t_global, 0, messages)) {
            if (IN_BOUNDS(place_4, v, v_bytes)) {
              *place_4 = t_global;
            }
          }
        }
      }
    }
#line 82 "/work/main/test/Check/meetings.cpp"
    for (; i < count; ++i) {
      if (64L * tile + 16L * i >= 0 && v_extent0 + -64L * tile + -16L * i + -16L >= 0) {
        for (int lane = 0; lane < 16; ++lane) {
          int t_global = tile * 16 + lane;
          int thread_x = tile * 16 + lane;
          int i_2 = t_tile_origin * 4 + i * 16 + lane;
          int *place = &v_2[INDEX((long)i_2)];
          if (check_use_global(34, thread_x, 0, 0, place, 2, (ulong)t_global, 0, messages)) {
            *place = t_global;
          }
        }
      } else {
        for (int lane = 0; lane < 16; ++lane) {
          int t_global = tile * 16 + lane;
          int thread_x = tile * 16 + lane;
          int i_2 = t_tile_origin * 4 + i * 16 + lane;
          int *place = &v_2[INDEX(check_index1(33, thread_x, 0, 0, i_2, i_2, v_extent0, messages))];
          if (check_use_global(34, thread_x, 0, 0, place, 2, (ulong)t_global, 0, messages)) {
            if (IN_BOUNDS(place, v, v_bytes)) {
              *place = t_global;
            }
          }
        }
      }
    }
  }
}

// kernel of main_kernel, meetings.cpp:94
#line 94 "/work/main/test/Check/meetings.cpp"
static void main_kernel_6(int by, int *v, ulong v_bytes, long v_offset, int v_extent0,
                          uint *messages, int tile) {
  ulong v_marks = SHADOW_MARKS(v);
#line 95 "/work/main/test/Check/meetings.cpp"
  int s[128]; // tile_static
  SHADOW_ACCESS(&s, 512, 0, 0, 0, 0u, 67, 0uL);
  if (64L * tile >= 0 && v_extent0 + -64L * tile + -64L >= 0) {
    if (v_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 64; ++lane) {
        int *v_2 = v + v_offset;
        int thread_x = tile * 64 + lane;
#line 96 "/work/main/test/Check/meetings.cpp"
        int k = lane;
        if (k < 32) {
          k = k * by + by - 1;
          if (check_element(35, thread_x, 0, 0, (long)k, 128, messages) &&
              check_use_local(36, thread_x, 0, 0, &s[k], 2, (ulong)k, 0, messages)) {
            s[k] = k;
          }
        } else if (check_element(37, thread_x, 0, 0, (long)k, 128, messages) &&
            check_use_local(38, thread_x, 0, 0, &s[k], 2, (ulong)-k, 0, messages)) {
#line 101 "/work/main/test/Check/meetings.cpp"
          s[k] = -k;
        }
        int value = k;
#line 103 "/work/main/test/Check/meetings.cpp"
        int temporary = tile * 64 + lane;
        int *place = &v_2[INDEX((long)temporary)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 64; ++lane) {
        int *v_2 = v + v_offset;
        int thread_x = tile * 64 + lane;
#line 96 "/work/main/test/Check/meetings.cpp"
        int k = lane;
        if (k < 32) {
          k = k * by + by - 1;
          if (check_element(35, thread_x, 0, 0, (long)k, 128, messages) &&
              check_use_local(36, thread_x, 0, 0, &s[k], 2, (ulong)k, 0, messages)) {
            s[k] = k;
          }
        } else if (check_element(37, thread_x, 0, 0, (long)k, 128, messages) &&
            check_use_local(38, thread_x, 0, 0, &s[k], 2, (ulong)-k, 0, messages)) {
#line 101 "/work/main/test/Check/meetings.cpp"
          s[k] = -k;
        }
        int value = k;
#line 103 "/work/main/test/Check/meetings.cpp"
        int temporary = tile * 64 + lane;
        int *place = &v_2[INDEX((long)temporary)];
        if (SHADOW_WRITES(v_marks, v, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 7);
    for (int lane = 0; lane < 64; ++lane) {
      int *v_2 = v + v_offset;
      int thread_x = tile * 64 + lane;
#line 96 "/work/main/test/Check/meetings.cpp"
      int k = lane;
      if (k < 32) {
        k = k * by + by - 1;
        if (check_element(35, thread_x, 0, 0, (long)k, 128, messages) &&
            check_use_local(36, thread_x, 0, 0, &s[k], 2, (ulong)k, 0, messages)) {
          s[k] = k;
        }
      } else if (check_element(37, thread_x, 0, 0, (long)k, 128, messages) &&
          check_use_local(38, thread_x, 0, 0, &s[k], 2, (ulong)-k, 0, messages)) {
#line 101 "/work/main/test/Check/meetings.cpp"
        s[k] = -k;
      }
      int value = k;
#line 103 "/work/main/test/Check/meetings.cpp"
      int temporary = tile * 64 + lane;
      int *place = &v_2[INDEX(check_index1(39, thread_x, 0, 0, temporary, temporary, v_extent0,
          messages))];
      if (check_use_global(40, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, v, v_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of main_kernel, meetings.cpp:114
#line 114 "/work/main/test/Check/meetings.cpp"
static void main_kernel_7(int *v, ulong v_bytes, long v_offset, int v_extent0, int corner,
                          uint *messages, int tile_x, int tile_y) {
  bool s_filled = false;
  bool s_part_filled = false;
  int index[8][8];
#line 115 "/work/main/test/Check/meetings.cpp"
  int s[9][9]; // tile_static
  SHADOW_ACCESS(&s, 324, 0, 0, 0, 0u, 67, 0uL);
  int *v_2 = v + v_offset;
  SHADOW_BARRIER(0, 0, 0, 7);
  for (int lane_y = 0; lane_y < 8; ++lane_y) {
    THREADS for (int lane_x = 0; lane_x < 8; ++lane_x) {
#line 116 "/work/main/test/Check/meetings.cpp"
      int y = lane_y;
      int x = lane_x;
#line 117 "/work/main/test/Check/meetings.cpp"
      s[y][x] = 1;
      if (y == 7) {
        s[8][x] = 2;
      }
#line 120 "/work/main/test/Check/meetings.cpp"
      if (x == 7) {
        s[y][8] = 3;
      }
    }
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  if (!(s_part_filled || s_filled)) {
    SHADOW_ACCESS(&s[0][0], 32, 8, 36, 0, 0u, 66, 0uL);
  }
  if (!(s_part_filled || s_filled)) {
    SHADOW_ACCESS(&s[8][0], 32, 1, 36, 0, 0u, 66, 0uL);
  }
  if (!(s_part_filled || s_filled)) {
    SHADOW_ACCESS(&s[0][8], 4, 8, 36, 0, 0u, 66, 0uL);
  }
  s_part_filled = true;
  if ((s_part_filled || s_filled || (s_filled = SHADOW_ACCESS(&s, 324, 0, 0, 0, 0u, 65, 0uL) != 0)
      || SHADOW_ACCESS(&s[1][0], 32, 8, 36, 0, 0u, 65, 0uL) != 0) &&
      (s_part_filled || s_filled || (s_filled = SHADOW_ACCESS(&s, 324, 0, 0, 0, 0u, 65, 0uL) != 0)
      || SHADOW_ACCESS(&s[0][1], 32, 8, 36, 0, 0u, 65, 0uL) != 0) &&
      (s_filled || (s_filled = SHADOW_ACCESS(&s, 324, 0, 0, 0, 0u, 65, 0uL) != 0) ||
      SHADOW_ACCESS(&s, 324, 0, 0, 0, 0u, 65, 0uL) != 0) && corner >= 0L && -1L * corner + 1 >= 0 &&
      128L * tile_y + 8L * tile_x >= 0 && v_extent0 + -128L * tile_y + -8L * tile_x + -120L >= 0) {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 122 "/work/main/test/Check/meetings.cpp"
    check_barrier(48, (int)(8L * tile_x), (int)(8L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 8; ++lane_y) {
      for (int lane_x = 0; lane_x < 8; ++lane_x) {
        int index_2;
        int thread_x = tile_x * 8 + lane_x;
        int thread_y = tile_y * 8 + lane_y;
#line 116 "/work/main/test/Check/meetings.cpp"
        int y = lane_y;
        int x = lane_x;
#line 123 "/work/main/test/Check/meetings.cpp"
        int value = s[y + 1][x] + s[y][x + 1] +
            ((index_2 = y + corner, true) &&
            (index[lane_y][lane_x] = x + corner,
            check_element(58, thread_x, thread_y, 0, (long)index[lane_y][lane_x], 9, messages)) ?
            s[index_2][index[lane_y][lane_x]] : 0);
        int i = (tile_y * 8 + lane_y) * 16 + (tile_x * 8 + lane_x);
        int *place = &v_2[INDEX((long)i)];
        if (check_use_global(62, thread_x, thread_y, 0, place, 2, (ulong)value, 0, messages)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 122 "/work/main/test/Check/meetings.cpp"
    check_barrier(48, (int)(8L * tile_x), (int)(8L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 8; ++lane_y) {
      for (int lane_x = 0; lane_x < 8; ++lane_x) {
        int index_2;
        int thread_x = tile_x * 8 + lane_x;
        int thread_y = tile_y * 8 + lane_y;
#line 116 "/work/main/test/Check/meetings.cpp"
        int y = lane_y;
        int x = lane_x;
#line 123 "/work/main/test/Check/meetings.cpp"
        int value = (check_element(49, thread_x, thread_y, 0, (long)(y + 1), 9, messages) &&
            check_element(50, thread_x, thread_y, 0, (long)x, 9, messages) &&
            check_use_local(51, thread_x, thread_y, 0, &s[y + 1][x], 0, 0, 52, messages) ?
            s[y + 1][x] : 0) + (check_element(53, thread_x, thread_y, 0, (long)y, 9, messages) &&
            check_element(54, thread_x, thread_y, 0, (long)(x + 1), 9, messages) &&
            check_use_local(55, thread_x, thread_y, 0, &s[y][x + 1], 0, 0, 56, messages) ?
            s[y][x + 1] : 0) + ((index_2 = y + corner,
            check_element(57, thread_x, thread_y, 0, (long)index_2, 9, messages)) &&
            (index[lane_y][lane_x] = x + corner,
            check_element(58, thread_x, thread_y, 0, (long)index[lane_y][lane_x], 9, messages)) &&
            check_use_local(59, thread_x, thread_y, 0, &s[index_2][index[lane_y][lane_x]], 0, 0, 60,
            messages) ? s[index_2][index[lane_y][lane_x]] : 0);
        int i = (tile_y * 8 + lane_y) * 16 + (tile_x * 8 + lane_x);
        int *place = &v_2[INDEX(check_index1(61, thread_x, thread_y, 0, i, i, v_extent0,
            messages))];
        if (check_use_global(62, thread_x, thread_y, 0, place, 2, (ulong)value, 0, messages)) {
          if (IN_BOUNDS(place, v, v_bytes)) {
            *place = value;
          }
        }
      }
    }
  }
}

// kernel of main_kernel, meetings.cpp:134
#line 134 "/work/main/test/Check/meetings.cpp"
static void main_kernel_8(int later, int *v, ulong v_bytes, long v_offset, int v_extent0,
                          uint *messages, int tile) {
  ulong v_marks = SHADOW_MARKS(v);
  bool s_filled = false;
#line 135 "/work/main/test/Check/meetings.cpp"
  int s; // tile_static
  SHADOW_ACCESS(&s, 4, 0, 0, 0, 0u, 67, 0uL);
  s = 0;
  int *v_2 = v + v_offset;
#line 137 "/work/main/test/Check/meetings.cpp"
  int n = 3;
  SHADOW_BARRIER(0, 0, 0, 7);
  THREADS for (int lane = 0; lane < 16; ++lane) {
#line 136 "/work/main/test/Check/meetings.cpp"
    int l = lane;

    if (l == 0) {
      s = 0;
    }
  }
  if (!s_filled) {
    SHADOW_ACCESS(&s, 4, 0, 0, 0, 0u, 66, 0uL);
    s_filled = true;
  }
#line 140 "/work/main/test/Check/meetings.cpp"
  for (int i = 0; i < n; ++i) {
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    SHADOW_BARRIER(0, 0, 0, 9);
#line 141 "/work/main/test/Check/meetings.cpp"
    check_barrier(64, (int)(16L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
#line 142 "/work/main/test/Check/meetings.cpp"
    n = later;
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 136 "/work/main/test/Check/meetings.cpp"
      int l = lane;
#line 143 "/work/main/test/Check/meetings.cpp"
      if (n <= i) {
        if (check_use_local(65, thread_x, 0, 0, &s, 2, (ulong)l, 0, messages)) {
          s = l;
        }
      }
    }
  }
  THREADS for (int lane = 0; lane < 16; ++lane) {
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  if ((s_filled || SHADOW_ACCESS(&s, 4, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile >= 0 && v_extent0
      + -16L * tile + -16L >= 0) {
    if (v_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 146 "/work/main/test/Check/meetings.cpp"
      check_barrier(66, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int value = s;
#line 147 "/work/main/test/Check/meetings.cpp"
        int temporary = tile * 16 + lane;
        int *place = &v_2[INDEX((long)temporary)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 146 "/work/main/test/Check/meetings.cpp"
      check_barrier(66, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int value = s;
#line 147 "/work/main/test/Check/meetings.cpp"
        int temporary = tile * 16 + lane;
        int *place = &v_2[INDEX((long)temporary)];
        if (SHADOW_WRITES(v_marks, v, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 146 "/work/main/test/Check/meetings.cpp"
    check_barrier(66, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
      int value = check_use_local(67, thread_x, 0, 0, &s, 0, 0, 68, messages) ? s : 0;
#line 147 "/work/main/test/Check/meetings.cpp"
      int temporary = tile * 16 + lane;
      int *place = &v_2[INDEX(check_index1(69, thread_x, 0, 0, temporary, temporary, v_extent0,
          messages))];
      if (check_use_global(70, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, v, v_bytes)) {
          *place = value;
        }
      }
    }
  }
}

static bool check_use(uint site, int thread_x, int thread_y, int thread_z, const marked *pointer,
                      int use, ulong value, uint init_site, uint *messages) {
  uint wrong = SHADOW_ACCESS(pointer, 8, thread_x, thread_y, thread_z, site, use, value);
  if (wrong == 0) {
    return true;
  }
  tell_use(thread_x, thread_y, thread_z, init_site, wrong, messages);
  return true;
}

static bool check_use_2(uint site, int thread_x, int thread_y, int thread_z, const bool *pointer,
                        int use, ulong value, uint init_site, uint *messages) {
  uint wrong = SHADOW_ACCESS(pointer, 1, thread_x, thread_y, thread_z, site, use, value);
  if (wrong == 0) {
    return true;
  }
  tell_use(thread_x, thread_y, thread_z, init_site, wrong, messages);
  return true;
}

// kernel of main_kernel, meetings.cpp:158
#line 158 "/work/main/test/Check/meetings.cpp"
static void main_kernel_9(int *v, ulong v_bytes, long v_offset, int v_extent0, int other,
                          uint *messages, int tile) {
  ulong v_marks = SHADOW_MARKS(v);
#line 159 "/work/main/test/Check/meetings.cpp"
  marked s[16]; // tile_static
  SHADOW_ACCESS(&s, 128, 0, 0, 0, 0u, 67, 0uL);
  if (other >= 0L && -1L * other + 15 >= 0 && (16L * tile >= 0 || 16L * tile + 5 >= 0) &&
      (v_extent0 + -16L * tile + -16L >= 0 || v_extent0 + -16L * tile + -6L >= 0)) {
    if (v_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 16; ++lane) {
        int *v_2 = v + v_offset;
        int thread_x = tile * 16 + lane;
#line 160 "/work/main/test/Check/meetings.cpp"
        int l = lane;
        marked mine;
        mine.number = l;
        mine.mark = true;
        if (check_use(72, thread_x, 0, 0, &s[l], 1, 0, 0, messages)) {
          s[l] = mine;
        }
#line 165 "/work/main/test/Check/meetings.cpp"
        if (l == 5) {
          int index;
          int value = (index = other, true) &&
              check_use_2(74, thread_x, 0, 0, &s[index].mark, 0, 0, 75, messages) ? s[index].mark :
              false;
#line 166 "/work/main/test/Check/meetings.cpp"
          int temporary = tile * 16 + lane;
          int *place = &v_2[INDEX((long)temporary)];
          *place = value;
        }
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 16; ++lane) {
        int *v_2 = v + v_offset;
        int thread_x = tile * 16 + lane;
#line 160 "/work/main/test/Check/meetings.cpp"
        int l = lane;
        marked mine;
        mine.number = l;
        mine.mark = true;
        if (check_use(72, thread_x, 0, 0, &s[l], 1, 0, 0, messages)) {
          s[l] = mine;
        }
#line 165 "/work/main/test/Check/meetings.cpp"
        if (l == 5) {
          int index;
          int value = (index = other, true) &&
              check_use_2(74, thread_x, 0, 0, &s[index].mark, 0, 0, 75, messages) ? s[index].mark :
              false;
#line 166 "/work/main/test/Check/meetings.cpp"
          int temporary = tile * 16 + lane;
          int *place = &v_2[INDEX((long)temporary)];
          if (SHADOW_WRITES(v_marks, v, place, 4)) {
            *place = value;
          }
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 7);
    for (int lane = 0; lane < 16; ++lane) {
      int *v_2 = v + v_offset;
      int thread_x = tile * 16 + lane;
#line 160 "/work/main/test/Check/meetings.cpp"
      int l = lane;
      marked mine;
      mine.number = l;
      mine.mark = true;
      if (check_element(71, thread_x, 0, 0, (long)l, 16, messages) &&
          check_use(72, thread_x, 0, 0, &s[l], 1, 0, 0, messages)) {
        s[l] = mine;
      }
#line 165 "/work/main/test/Check/meetings.cpp"
      if (l == 5) {
        int index;
        int value = (index = other, check_element(73, thread_x, 0, 0, (long)index, 16, messages)) &&
            check_use_2(74, thread_x, 0, 0, &s[index].mark, 0, 0, 75, messages) ? s[index].mark :
            false;
#line 166 "/work/main/test/Check/meetings.cpp"
        int temporary = tile * 16 + lane;
        int *place = &v_2[INDEX(check_index1(76, thread_x, 0, 0, temporary, temporary, v_extent0,
            messages))];
        if (check_use_global(77, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
          if (IN_BOUNDS(place, v, v_bytes)) {
            *place = value;
          }
        }
      }
    }
  }
}

// kernel of main_kernel, meetings.cpp:177
#line 177 "/work/main/test/Check/meetings.cpp"
static void main_kernel_10(int *v, ulong v_bytes, long v_offset, int v_extent0, int most,
                           uint *messages, int tile) {
  bool s_filled = false;
  bool apart = false;
#line 178 "/work/main/test/Check/meetings.cpp"
  int s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  int *v_2 = v + v_offset;
  apart = false;
  if (apart && v_extent0 + -80L >= 0) {
    SHADOW_BARRIER(0, 0, 0, 7);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 179 "/work/main/test/Check/meetings.cpp"
      int l = lane;
      s[l] = l;
      int i = l + 64;
      int *place = &v_2[INDEX((long)i)];
      bool taken = (check_use_global(81, thread_x, 0, 0, place, 0, 0, 82, messages) ? *place : 0) >
          most;
#line 182 "/work/main/test/Check/meetings.cpp"
      SHADOW_BARRIER(lane, 0, 0, (int)taken + 3);
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    if (!s_filled) {
      SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 66, 0uL);
      s_filled = true;
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 7);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 179 "/work/main/test/Check/meetings.cpp"
      int l = lane;
      if (check_element(78, thread_x, 0, 0, (long)l, 16, messages) &&
          check_use_local(79, thread_x, 0, 0, &s[l], 2, (ulong)l, 0, messages)) {
        s[l] = l;
      }
#line 181 "/work/main/test/Check/meetings.cpp"
      int i = l + 64;
      int *place = &v_2[INDEX(check_index1(80, thread_x, 0, 0, i, i, v_extent0, messages))];
      bool taken = (check_use_global(81, thread_x, 0, 0, place, 0, 0, 82, messages) ?
          (IN_BOUNDS(place, v, v_bytes) ? *place : 0) : 0) > most;
#line 182 "/work/main/test/Check/meetings.cpp"
      SHADOW_BARRIER(lane, 0, 0, (int)taken + 3);
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if (apart && (s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile >= 0
      && v_extent0 + -16L * tile + -16L >= 0) {
    SHADOW_BARRIER(0, 0, 0, 9);
    check_barrier(83, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 179 "/work/main/test/Check/meetings.cpp"
      int l = lane;



      int value = s[15 - l];
      int temporary = tile * 16 + lane;
      int *place = &v_2[INDEX((long)temporary)];
      if (check_use_global(88, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        *place = value;
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 182 "/work/main/test/Check/meetings.cpp"
    check_barrier(83, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 179 "/work/main/test/Check/meetings.cpp"
      int l = lane;



      int value = check_element(84, thread_x, 0, 0, (long)(15 - l), 16, messages) &&
          check_use_local(85, thread_x, 0, 0, &s[15 - l], 0, 0, 86, messages) ? s[15 - l] : 0;
      int temporary = tile * 16 + lane;
      int *place = &v_2[INDEX(check_index1(87, thread_x, 0, 0, temporary, temporary, v_extent0,
          messages))];
      if (check_use_global(88, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, v, v_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of main_kernel, meetings.cpp:186
#line 186 "/work/main/test/Check/meetings.cpp"
static void main_kernel_11(int *v, ulong v_bytes, long v_offset, int v_extent0, uint *messages,
                           int begin, int end) {
  ulong v_marks = SHADOW_MARKS(v);
  if (begin + 64L >= 0 && v_extent0 + -1L * end + -64L >= 0) {
    if (v_marks == 0) {
      THREADS for (int thread = begin; thread < end; ++thread) {
        int *v_2 = v + v_offset;
        int i = thread + 64;
        int *place = &v_2[INDEX((long)i)];
        *place = 1;
      }
    } else {
      THREADS for (int thread = begin; thread < end; ++thread) {
        int *v_2 = v + v_offset;
        int i = thread + 64;
        int *place = &v_2[INDEX((long)i)];
        if (SHADOW_WRITES(v_marks, v, place, 4)) {
          *place = 1;
        }
      }
    }
  } else {
    for (int thread = begin; thread < end; ++thread) {
      int *v_2 = v + v_offset;
      int thread_x = thread;
      int i = thread + 64;
      int *place = &v_2[INDEX(check_index1(89, thread_x, 0, 0, i, i, v_extent0, messages))];
      if (check_use_global(90, thread_x, 0, 0, place, 2, 1, 0, messages)) {
        if (IN_BOUNDS(place, v, v_bytes)) {
          *place = 1;
        }
      }
    }
  }
}

#line 1 "<ampcc native>"

AMPCC_NATIVE_ENTRY(main_kernel_native_bf56796249175cc3) {
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int more = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[5]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel(v, v_bytes, v_offset, v_extent0, more, messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(main_kernel_2_native_bf56796249175cc3) {
  int *a = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong a_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long a_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int a_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int *b = ::ampcc_native::entry::buffer<int *>(ampcc_args[4]);
  ulong b_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[5]);
  long b_offset = ::ampcc_native::entry::value<long>(ampcc_args[6]);
  int b_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[7]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[8]);
  for (::ampcc_native::entry::strips ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel_2(a, a_bytes, a_offset, a_extent0, b, b_bytes, b_offset, b_extent0, messages,
        static_cast<int>(ampcc_at.begin), static_cast<int>(ampcc_at.end));
}

AMPCC_NATIVE_ENTRY(main_kernel_3_native_bf56796249175cc3) {
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int by = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[5]);
  for (::ampcc_native::entry::strips ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel_3(v, v_bytes, v_offset, v_extent0, by, messages, static_cast<int>(ampcc_at.begin),
        static_cast<int>(ampcc_at.end));
}

AMPCC_NATIVE_ENTRY(main_kernel_4_native_bf56796249175cc3) {
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int by = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[5]);
  for (::ampcc_native::entry::strips ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel_4(v, v_bytes, v_offset, v_extent0, by, messages, static_cast<int>(ampcc_at.begin),
        static_cast<int>(ampcc_at.end));
}

AMPCC_NATIVE_ENTRY(main_kernel_5_native_bf56796249175cc3) {
  int count = ::ampcc_native::entry::value<int>(ampcc_args[0]);
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[1]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[2]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[3]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[5]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel_5(count, v, v_bytes, v_offset, v_extent0, messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(main_kernel_6_native_bf56796249175cc3) {
  int by = ::ampcc_native::entry::value<int>(ampcc_args[0]);
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[1]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[2]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[3]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[5]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel_6(by, v, v_bytes, v_offset, v_extent0, messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(main_kernel_7_native_bf56796249175cc3) {
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int corner = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[5]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel_7(v, v_bytes, v_offset, v_extent0, corner, messages, static_cast<int>(ampcc_at.x),
        static_cast<int>(ampcc_at.y));
}

AMPCC_NATIVE_ENTRY(main_kernel_8_native_bf56796249175cc3) {
  int later = ::ampcc_native::entry::value<int>(ampcc_args[0]);
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[1]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[2]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[3]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[5]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel_8(later, v, v_bytes, v_offset, v_extent0, messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(main_kernel_9_native_bf56796249175cc3) {
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int other = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[5]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel_9(v, v_bytes, v_offset, v_extent0, other, messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(main_kernel_10_native_bf56796249175cc3) {
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int most = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[5]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel_10(v, v_bytes, v_offset, v_extent0, most, messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(main_kernel_11_native_bf56796249175cc3) {
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[4]);
  for (::ampcc_native::entry::strips ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel_11(v, v_bytes, v_offset, v_extent0, messages, static_cast<int>(ampcc_at.begin),
        static_cast<int>(ampcc_at.end));
}

} // namespace kernels
} // namespace ampcc_native
