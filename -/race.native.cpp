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
  uint message = begin_report(messages, 4, 9, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
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

// kernel of main_kernel, race.cpp:13
#line 13 "/work/main/test/Check/race.cpp"
static void main_kernel(int *v, ulong v_bytes, long v_offset, int v_extent0, uint *messages,
                        int tile) {
  ulong v_marks = SHADOW_MARKS(v);
#line 14 "/work/main/test/Check/race.cpp"
  int s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  if (16L * tile >= 0 && v_extent0 + -16L * tile + -16L >= 0) {
    if (v_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 16; ++lane) {
        int *v_2 = v + v_offset;
        int t_global = tile * 16 + lane;
        int thread_x = tile * 16 + lane;
        int index;
#line 15 "/work/main/test/Check/race.cpp"
        int l = lane;
        int *place = &v_2[INDEX((long)t_global)];
        int value = *place;
        if (check_use_local(4, thread_x, 0, 0, &s[l], 2, (ulong)value, 0, messages)) {
          s[l] = value;
        }
#line 17 "/work/main/test/Check/race.cpp"
        int value_2 = (index = l ? l - 1 : 0,
            check_element(5, thread_x, 0, 0, (long)index, 16, messages)) &&
            check_use_local(6, thread_x, 0, 0, &s[index], 0, 0, 7, messages) ? s[index] : 0;
        int *place_2 = &v_2[INDEX((long)t_global)];
        *place_2 = value_2;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 16; ++lane) {
        int *v_2 = v + v_offset;
        int t_global = tile * 16 + lane;
        int thread_x = tile * 16 + lane;
        int index;
#line 15 "/work/main/test/Check/race.cpp"
        int l = lane;
        int *place = &v_2[INDEX((long)t_global)];
        int value = v_marks == 0 || SHADOW_WRITTEN(v_marks, v, place, 4) ||
            check_use_global(1, thread_x, 0, 0, place, 0, 0, 2, messages) ? *place : 0;
        if (check_use_local(4, thread_x, 0, 0, &s[l], 2, (ulong)value, 0, messages)) {
          s[l] = value;
        }
#line 17 "/work/main/test/Check/race.cpp"
        int value_2 = (index = l ? l - 1 : 0,
            check_element(5, thread_x, 0, 0, (long)index, 16, messages)) &&
            check_use_local(6, thread_x, 0, 0, &s[index], 0, 0, 7, messages) ? s[index] : 0;
        int *place_2 = &v_2[INDEX((long)t_global)];
        if (v_marks == 0 || SHADOW_WRITES(v_marks, v, place_2, 4)) {
          *place_2 = value_2;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 7);
    for (int lane = 0; lane < 16; ++lane) {
      int *v_2 = v + v_offset;
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
      int index;
#line 15 "/work/main/test/Check/race.cpp"
      int l = lane;
      int *place = &v_2[INDEX(check_index1(0, thread_x, 0, 0, t_global, t_global, v_extent0,
          messages))];
      int value = check_use_global(1, thread_x, 0, 0, place, 0, 0, 2, messages) ?
          (IN_BOUNDS(place, v, v_bytes) ? *place : 0) : 0;
      if (check_element(3, thread_x, 0, 0, (long)l, 16, messages) &&
          check_use_local(4, thread_x, 0, 0, &s[l], 2, (ulong)value, 0, messages)) {
        s[l] = value;
      }
#line 17 "/work/main/test/Check/race.cpp"
      int value_2 = (index = l ? l - 1 : 0,
          check_element(5, thread_x, 0, 0, (long)index, 16, messages)) &&
          check_use_local(6, thread_x, 0, 0, &s[index], 0, 0, 7, messages) ? s[index] : 0;
      int *place_2 = &v_2[INDEX(check_index1(8, thread_x, 0, 0, t_global, t_global, v_extent0,
          messages))];
      if (check_use_global(9, thread_x, 0, 0, place_2, 2, (ulong)value_2, 0, messages)) {
        if (IN_BOUNDS(place_2, v, v_bytes)) {
          *place_2 = value_2;
        }
      }
    }
  }
}

static __attribute__((noinline, cold)) void report_barrier(
    uint site, int thread_x, int thread_y, int thread_z, int value0, int value1, int value2,
    int value3, int value4, uint *messages) {
  uint message = begin_report(messages, 5, 10, site, (uint)thread_x, (uint)thread_y,
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

// kernel of main_kernel, race.cpp:22
#line 22 "/work/main/test/Check/race.cpp"
static void main_kernel_2(int *v, ulong v_bytes, long v_offset, int v_extent0, uint *messages,
                          int tile) {
  ulong v_marks = SHADOW_MARKS(v);
  bool s_filled = false;
#line 23 "/work/main/test/Check/race.cpp"
  int s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  int *v_2 = v + v_offset;
  if (16L * tile >= 0 && v_extent0 + -16L * tile + -16L >= 0) {
    if (v_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 24 "/work/main/test/Check/race.cpp"
        int l = lane;
        int *place = &v_2[INDEX((long)t_global)];
        int value = *place;
        s[l] = value;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int thread_x = tile * 16 + lane;
#line 24 "/work/main/test/Check/race.cpp"
        int l = lane;
        int *place = &v_2[INDEX((long)t_global)];
        int value = v_marks == 0 || SHADOW_WRITTEN(v_marks, v, place, 4) ||
            check_use_global(11, thread_x, 0, 0, place, 0, 0, 12, messages) ? *place : 0;
        s[l] = value;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    if (!s_filled) {
      SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 66, 0uL);
      s_filled = true;
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 7);
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
#line 24 "/work/main/test/Check/race.cpp"
      int l = lane;
      int *place = &v_2[INDEX(check_index1(10, thread_x, 0, 0, t_global, t_global, v_extent0,
          messages))];
      int value = check_use_global(11, thread_x, 0, 0, place, 0, 0, 12, messages) ?
          (IN_BOUNDS(place, v, v_bytes) ? *place : 0) : 0;
      if (check_element(13, thread_x, 0, 0, (long)l, 16, messages) &&
          check_use_local(14, thread_x, 0, 0, &s[l], 2, (ulong)value, 0, messages)) {
        s[l] = value;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if ((s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile >= 0 &&
      v_extent0 + -16L * tile + -16L >= 0) {
    if (v_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 26 "/work/main/test/Check/race.cpp"
      check_barrier(15, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 24 "/work/main/test/Check/race.cpp"
        int l = lane;


        int value = s[15 - l];
        int *place = &v_2[INDEX((long)t_global)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 26 "/work/main/test/Check/race.cpp"
      check_barrier(15, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 24 "/work/main/test/Check/race.cpp"
        int l = lane;


        int value = s[15 - l];
        int *place = &v_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(v_marks, v, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 26 "/work/main/test/Check/race.cpp"
    check_barrier(15, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
#line 24 "/work/main/test/Check/race.cpp"
      int l = lane;


      int value = check_element(16, thread_x, 0, 0, (long)(15 - l), 16, messages) &&
          check_use_local(17, thread_x, 0, 0, &s[15 - l], 0, 0, 18, messages) ? s[15 - l] : 0;
      int *place = &v_2[INDEX(check_index1(19, thread_x, 0, 0, t_global, t_global, v_extent0,
          messages))];
      if (check_use_global(20, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, v, v_bytes)) {
          *place = value;
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

// kernel of main_kernel, race.cpp:35
#line 35 "/work/main/test/Check/race.cpp"
static void main_kernel_3(int *c, ulong c_bytes, long c_offset, int c_extent0, int c_extent1,
                          int c_stride0, bool waits, uint *messages, int tile_x, int tile_y) {
  ulong c_marks = SHADOW_MARKS(c);
  bool s_filled = false;
#line 36 "/work/main/test/Check/race.cpp"
  int s[4][4]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  int *c_2 = c + c_offset;
  if (4L * tile_y >= 0 && c_extent0 + -4L * tile_y + -4L >= 0 && 4L * tile_x >= 0 && c_extent1 +
      -4L * tile_x + -4L >= 0) {
    if (c_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane_y = 0; lane_y < 4; ++lane_y) {
        THREADS for (int lane_x = 0; lane_x < 4; ++lane_x) {
          int t_global_0 = tile_y * 4 + lane_y;
          int t_global_1 = tile_x * 4 + lane_x;
#line 37 "/work/main/test/Check/race.cpp"
          int y = lane_y;
          int x = lane_x;
#line 38 "/work/main/test/Check/race.cpp"
          int *place = &c_2[INDEX((long)t_global_0 * c_stride0 + t_global_1)];
          int value = *place;
          s[y][x] = value;
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
#line 37 "/work/main/test/Check/race.cpp"
          int y = lane_y;
          int x = lane_x;
#line 38 "/work/main/test/Check/race.cpp"
          int *place = &c_2[INDEX((long)t_global_0 * c_stride0 + t_global_1)];
          int value = c_marks == 0 || SHADOW_WRITTEN(c_marks, c, place, 4) ||
              check_use_global(22, thread_x, thread_y, 0, place, 0, 0, 23, messages) ? *place : 0;
          s[y][x] = value;
        }
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    if (!s_filled) {
      SHADOW_ACCESS(&s[0][0], 16, 4, 16, 0, 0u, 66, 0uL);
      s_filled = true;
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 7);
    for (int lane_y = 0; lane_y < 4; ++lane_y) {
      for (int lane_x = 0; lane_x < 4; ++lane_x) {
        int t_global_0 = tile_y * 4 + lane_y;
        int t_global_1 = tile_x * 4 + lane_x;
        int thread_x = tile_x * 4 + lane_x;
        int thread_y = tile_y * 4 + lane_y;
#line 37 "/work/main/test/Check/race.cpp"
        int y = lane_y;
        int x = lane_x;
#line 38 "/work/main/test/Check/race.cpp"
        int *place = &c_2[INDEX(check_index2(21, thread_x, thread_y, 0, (long)t_global_0 * c_stride0
            + t_global_1, t_global_0, t_global_1, c_extent0, c_extent1, messages))];
        int value = check_use_global(22, thread_x, thread_y, 0, place, 0, 0, 23, messages) ?
            (IN_BOUNDS(place, c, c_bytes) ? *place : 0) : 0;
        if (check_element(24, thread_x, thread_y, 0, (long)y, 4, messages) &&
            check_element(25, thread_x, thread_y, 0, (long)x, 4, messages) &&
            check_use_local(26, thread_x, thread_y, 0, &s[y][x], 2, (ulong)value, 0, messages)) {
          s[y][x] = value;
        }
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  SHADOW_BARRIER(0, 0, 0, 9);
#line 39 "/work/main/test/Check/race.cpp"
  check_barrier(27, (int)(4L * tile_x), (int)(4L * tile_y), 0, messages);
  for (int lane_y = 0; lane_y < 4; ++lane_y) {
    THREADS for (int lane_x = 0; lane_x < 4; ++lane_x) {
    }
  }
#line 40 "/work/main/test/Check/race.cpp"
  for (int half_ = 2; half_ > 0; half_ /= 2) {
    if (half_ >= 0L && (-1L * half_ >= 0 || -2L * half_ + 4 >= 0)) {
      for (int lane_y = 0; lane_y < 4; ++lane_y) {
        for (int lane_x = 0; lane_x < 4; ++lane_x) {
          int value;
          int thread_x = tile_x * 4 + lane_x;
          int thread_y = tile_y * 4 + lane_y;
#line 37 "/work/main/test/Check/race.cpp"
          int y = lane_y;
          int x = lane_x;


          if (x < half_) {
            value = check_use_local(30, thread_x, thread_y, 0, &s[y][x + half_], 0, 0, 31, messages)
                ? s[y][x + half_] : 0;
            if (check_use_local(34, thread_x, thread_y, 0, &s[y][x], 4, 0, 35, messages)) {
              s[y][x] += value;
            }
          }
        }
      }
    } else {
#line 41 "/work/main/test/Check/race.cpp"
      for (int lane_y = 0; lane_y < 4; ++lane_y) {
        for (int lane_x = 0; lane_x < 4; ++lane_x) {
          int value;
          int thread_x = tile_x * 4 + lane_x;
          int thread_y = tile_y * 4 + lane_y;
#line 37 "/work/main/test/Check/race.cpp"
          int y = lane_y;
          int x = lane_x;


          if (x < half_) {
            value = check_element(28, thread_x, thread_y, 0, (long)y, 4, messages) &&
                check_element(29, thread_x, thread_y, 0, (long)(x + half_), 4, messages) &&
                check_use_local(30, thread_x, thread_y, 0, &s[y][x + half_], 0, 0, 31, messages) ?
                s[y][x + half_] : 0;
            if (check_element(32, thread_x, thread_y, 0, (long)y, 4, messages) &&
                check_element(33, thread_x, thread_y, 0, (long)x, 4, messages) &&
                check_use_local(34, thread_x, thread_y, 0, &s[y][x], 4, 0, 35, messages)) {
              s[y][x] += value;
            }
          }
        }
      }
    }
#line 43 "/work/main/test/Check/race.cpp"
    if (waits) {
      for (int lane_y = 0; lane_y < 4; ++lane_y) {
        THREADS for (int lane_x = 0; lane_x < 4; ++lane_x) {
        }
      }
      SHADOW_BARRIER(0, 0, 0, 8);
      SHADOW_BARRIER(0, 0, 0, 9);
#line 44 "/work/main/test/Check/race.cpp"
      check_barrier(36, (int)(4L * tile_x), (int)(4L * tile_y), 0, messages);
      for (int lane_y = 0; lane_y < 4; ++lane_y) {
        THREADS for (int lane_x = 0; lane_x < 4; ++lane_x) {
        }
      }
    }
  }
  if (4L * tile_y >= 0 && c_extent0 + -4L * tile_y + -4L >= 0 && 4L * tile_x >= 0 && c_extent1 +
      -4L * tile_x + -4L >= 0) {
    if (c_marks == 0) {
      for (int lane_y = 0; lane_y < 4; ++lane_y) {
        for (int lane_x = 0; lane_x < 4; ++lane_x) {
          int t_global_0 = tile_y * 4 + lane_y;
          int t_global_1 = tile_x * 4 + lane_x;
          int thread_x = tile_x * 4 + lane_x;
          int thread_y = tile_y * 4 + lane_y;
#line 37 "/work/main/test/Check/race.cpp"
          int y = lane_y;
          int x = lane_x;
          int value = waits ? (check_use_local(38, thread_x, thread_y, 0, &s[y][0], 0, 0, 39,
              messages) ? s[y][0] : 0) :
              check_use_local(42, thread_x, thread_y, 0, &s[y][x], 0, 0, 43, messages) ? s[y][x] :
              0;



          int *place = &c_2[INDEX((long)t_global_0 * c_stride0 + t_global_1)];
          *place = value;
        }
      }
    } else {
      for (int lane_y = 0; lane_y < 4; ++lane_y) {
        for (int lane_x = 0; lane_x < 4; ++lane_x) {
          int t_global_0 = tile_y * 4 + lane_y;
          int t_global_1 = tile_x * 4 + lane_x;
          int thread_x = tile_x * 4 + lane_x;
          int thread_y = tile_y * 4 + lane_y;
#line 37 "/work/main/test/Check/race.cpp"
          int y = lane_y;
          int x = lane_x;
          int value = waits ? (check_use_local(38, thread_x, thread_y, 0, &s[y][0], 0, 0, 39,
              messages) ? s[y][0] : 0) :
              check_use_local(42, thread_x, thread_y, 0, &s[y][x], 0, 0, 43, messages) ? s[y][x] :
              0;



          int *place = &c_2[INDEX((long)t_global_0 * c_stride0 + t_global_1)];
          if (SHADOW_WRITES(c_marks, c, place, 4)) {
            *place = value;
          }
        }
      }
    }
  } else {
    for (int lane_y = 0; lane_y < 4; ++lane_y) {
      for (int lane_x = 0; lane_x < 4; ++lane_x) {
        int t_global_0 = tile_y * 4 + lane_y;
        int t_global_1 = tile_x * 4 + lane_x;
        int thread_x = tile_x * 4 + lane_x;
        int thread_y = tile_y * 4 + lane_y;
#line 37 "/work/main/test/Check/race.cpp"
        int y = lane_y;
        int x = lane_x;
        int value = waits ? (check_element(37, thread_x, thread_y, 0, (long)y, 4, messages) &&
            check_use_local(38, thread_x, thread_y, 0, &s[y][0], 0, 0, 39, messages) ? s[y][0] : 0)
            : check_element(40, thread_x, thread_y, 0, (long)y, 4, messages) &&
            check_element(41, thread_x, thread_y, 0, (long)x, 4, messages) &&
            check_use_local(42, thread_x, thread_y, 0, &s[y][x], 0, 0, 43, messages) ? s[y][x] : 0;


        int *place = &c_2[INDEX(check_index2(44, thread_x, thread_y, 0, (long)t_global_0 * c_stride0
            + t_global_1, t_global_0, t_global_1, c_extent0, c_extent1, messages))];
        if (check_use_global(45, thread_x, thread_y, 0, place, 2, (ulong)value, 0, messages)) {
          if (IN_BOUNDS(place, c, c_bytes)) {
            *place = value;
          }
        }
      }
    }
  }
}

// kernel of main_kernel, race.cpp:59
#line 59 "/work/main/test/Check/race.cpp"
static void main_kernel_4(bool atomic, int *v, ulong v_bytes, long v_offset, int v_extent0,
                          uint *messages, int tile) {
  ulong v_marks = SHADOW_MARKS(v);
  bool sum_filled = false;
#line 60 "/work/main/test/Check/race.cpp"
  int sum; // tile_static
  SHADOW_ACCESS(&sum, 4, 0, 0, 0, 0u, 67, 0uL);
  sum = 0;
  int *v_2 = v + v_offset;
  SHADOW_BARRIER(0, 0, 0, 7);
  THREADS for (int lane = 0; lane < 16; ++lane) {
#line 61 "/work/main/test/Check/race.cpp"
    if (lane == 0) {
      sum = 0;
    }
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  if (!sum_filled) {
    SHADOW_ACCESS(&sum, 4, 0, 0, 0, 0u, 66, 0uL);
    sum_filled = true;
  }
  SHADOW_BARRIER(0, 0, 0, 9);
#line 63 "/work/main/test/Check/race.cpp"
  check_barrier(47, (int)(16L * tile), 0, 0, messages);
  for (int lane = 0; lane < 16; ++lane) {
    int thread_x = tile * 16 + lane;
#line 64 "/work/main/test/Check/race.cpp"
    if (atomic) {
      if (check_use_local(48, thread_x, 0, 0, &sum, 3, 0, 49, messages)) {
        tile_atomic_add(&sum, 1);
      }
    } else if (check_use_local(50, thread_x, 0, 0, &sum, 4, 0, 51, messages)) {
#line 67 "/work/main/test/Check/race.cpp"
      sum += 1;
    }
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  if ((sum_filled || SHADOW_ACCESS(&sum, 4, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile >= 0 &&
      v_extent0 + -16L * tile + -16L >= 0) {
    if (v_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 68 "/work/main/test/Check/race.cpp"
      check_barrier(52, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int value = sum;
#line 69 "/work/main/test/Check/race.cpp"
        int temporary = tile * 16 + lane;
        int *place = &v_2[INDEX((long)temporary)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 68 "/work/main/test/Check/race.cpp"
      check_barrier(52, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int value = sum;
#line 69 "/work/main/test/Check/race.cpp"
        int temporary = tile * 16 + lane;
        int *place = &v_2[INDEX((long)temporary)];
        if (SHADOW_WRITES(v_marks, v, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 68 "/work/main/test/Check/race.cpp"
    check_barrier(52, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
      int value = check_use_local(53, thread_x, 0, 0, &sum, 0, 0, 54, messages) ? sum : 0;
#line 69 "/work/main/test/Check/race.cpp"
      int temporary = tile * 16 + lane;
      int *place = &v_2[INDEX(check_index1(55, thread_x, 0, 0, temporary, temporary, v_extent0,
          messages))];
      if (check_use_global(56, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, v, v_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of main_kernel, race.cpp:78
#line 78 "/work/main/test/Check/race.cpp"
static void main_kernel_5(int what, int reader, int *v, ulong v_bytes, long v_offset,
                          int v_extent0, uint *messages, int tile) {
  ulong v_marks = SHADOW_MARKS(v);
  bool flag_filled = false;
#line 79 "/work/main/test/Check/race.cpp"
  int flag; // tile_static
  SHADOW_ACCESS(&flag, 4, 0, 0, 0, 0u, 67, 0uL);
  flag = 0;
  int *v_2 = v + v_offset;
  SHADOW_BARRIER(0, 0, 0, 7);
  for (int lane = 0; lane < 16; ++lane) {
    int thread_x = tile * 16 + lane;
#line 80 "/work/main/test/Check/race.cpp"
    if (check_use_local(57, thread_x, 0, 0, &flag, 2, 0, 0, messages)) {
      flag = 0;
    }
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  if ((16L * tile >= 0 || 16L * tile + reader >= 0) &&
      (v_extent0 + -16L * tile + -16L >= 0 || v_extent0 + -16L * tile + -1L * reader + -1L >= 0)) {
    if (v_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 81 "/work/main/test/Check/race.cpp"
      check_barrier(58, (int)(16L * tile), 0, 0, messages);
      for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int thread_x = tile * 16 + lane;
#line 82 "/work/main/test/Check/race.cpp"
        if (lane > 7) {
          int value = lane > 12 ? what : 5;
          if (check_use_local(59, thread_x, 0, 0, &flag, 2, (ulong)value, 0, messages)) {
            flag = value;
          }
        }
#line 84 "/work/main/test/Check/race.cpp"
        if (lane == reader) {
          int value = check_use_local(60, thread_x, 0, 0, &flag, 0, 0, 61, messages) ? flag : 0;
#line 85 "/work/main/test/Check/race.cpp"
          int *place = &v_2[INDEX((long)t_global)];
          *place = value;
        }
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 81 "/work/main/test/Check/race.cpp"
      check_barrier(58, (int)(16L * tile), 0, 0, messages);
      for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int thread_x = tile * 16 + lane;
#line 82 "/work/main/test/Check/race.cpp"
        if (lane > 7) {
          int value = lane > 12 ? what : 5;
          if (check_use_local(59, thread_x, 0, 0, &flag, 2, (ulong)value, 0, messages)) {
            flag = value;
          }
        }
#line 84 "/work/main/test/Check/race.cpp"
        if (lane == reader) {
          int value = check_use_local(60, thread_x, 0, 0, &flag, 0, 0, 61, messages) ? flag : 0;
#line 85 "/work/main/test/Check/race.cpp"
          int *place = &v_2[INDEX((long)t_global)];
          if (SHADOW_WRITES(v_marks, v, place, 4)) {
            *place = value;
          }
        }
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 81 "/work/main/test/Check/race.cpp"
    check_barrier(58, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
#line 82 "/work/main/test/Check/race.cpp"
      if (lane > 7) {
        int value = lane > 12 ? what : 5;
        if (check_use_local(59, thread_x, 0, 0, &flag, 2, (ulong)value, 0, messages)) {
          flag = value;
        }
      }
#line 84 "/work/main/test/Check/race.cpp"
      if (lane == reader) {
        int value = check_use_local(60, thread_x, 0, 0, &flag, 0, 0, 61, messages) ? flag : 0;
#line 85 "/work/main/test/Check/race.cpp"
        int *place = &v_2[INDEX(check_index1(62, thread_x, 0, 0, t_global, t_global, v_extent0,
            messages))];
        if (check_use_global(63, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
          if (IN_BOUNDS(place, v, v_bytes)) {
            *place = value;
          }
        }
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if ((flag_filled || (flag_filled = SHADOW_ACCESS(&flag, 4, 0, 0, 0, 0u, 65, 0uL) != 0) ||
      SHADOW_ACCESS(&flag, 4, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile >= 0 && v_extent0 +
      -16L * tile + -16L >= 0) {
    if (v_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 86 "/work/main/test/Check/race.cpp"
      check_barrier(64, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int value = flag;
#line 87 "/work/main/test/Check/race.cpp"
        int *place = &v_2[INDEX((long)t_global)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 86 "/work/main/test/Check/race.cpp"
      check_barrier(64, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int value = flag;
#line 87 "/work/main/test/Check/race.cpp"
        int *place = &v_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(v_marks, v, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 86 "/work/main/test/Check/race.cpp"
    check_barrier(64, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
      int value = check_use_local(65, thread_x, 0, 0, &flag, 0, 0, 66, messages) ? flag : 0;
#line 87 "/work/main/test/Check/race.cpp"
      int *place = &v_2[INDEX(check_index1(67, thread_x, 0, 0, t_global, t_global, v_extent0,
          messages))];
      if (check_use_global(68, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, v, v_bytes)) {
          *place = value;
        }
      }
    }
  }
}

#line 1 "<ampcc native>"

AMPCC_NATIVE_ENTRY(main_kernel_native_2b5ca9be8cafcb06) {
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[4]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel(v, v_bytes, v_offset, v_extent0, messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(main_kernel_2_native_2b5ca9be8cafcb06) {
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[4]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel_2(v, v_bytes, v_offset, v_extent0, messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(main_kernel_3_native_2b5ca9be8cafcb06) {
  int *c = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong c_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long c_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int c_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int c_extent1 = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  int c_stride0 = ::ampcc_native::entry::value<int>(ampcc_args[5]);
  bool waits = ::ampcc_native::entry::value<bool>(ampcc_args[6]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[7]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel_3(c, c_bytes, c_offset, c_extent0, c_extent1, c_stride0, waits, messages,
        static_cast<int>(ampcc_at.x), static_cast<int>(ampcc_at.y));
}

AMPCC_NATIVE_ENTRY(main_kernel_4_native_2b5ca9be8cafcb06) {
  bool atomic = ::ampcc_native::entry::value<bool>(ampcc_args[0]);
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[1]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[2]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[3]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[5]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel_4(atomic, v, v_bytes, v_offset, v_extent0, messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(main_kernel_5_native_2b5ca9be8cafcb06) {
  int what = ::ampcc_native::entry::value<int>(ampcc_args[0]);
  int reader = ::ampcc_native::entry::value<int>(ampcc_args[1]);
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[2]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[3]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[4]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[5]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[6]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel_5(what, reader, v, v_bytes, v_offset, v_extent0, messages,
        static_cast<int>(ampcc_at.x));
}

} // namespace kernels
} // namespace ampcc_native
