// C++ for the native accelerator; needs -ffp-contract=off -fno-strict-aliasing
#include <ampcc_rt/native_kernel.h>
#ifdef __clang__
#pragma STDC FP_CONTRACT OFF
#endif
namespace ampcc_native {
namespace kernels {

typedef struct {
  uint h;
  uint x;
  uint y;
} state;

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
                             const uint *pointer, int use, ulong value, uint init_site,
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
                            const uint *pointer, int use, ulong value, uint init_site,
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

// kernel of expect_kernel, divergent-values.cpp:54
#line 54 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static void expect_kernel(uint *row, ulong row_bytes, long row_offset, int row_extent0,
                          const uint *a, ulong a_bytes, long a_offset, int a_extent0,
                          uint *messages, int tile) {
  ulong a_begin = (ulong)a + (ulong)(a_offset * 4);
  ulong a_end = (ulong)a + (ulong)(((long)a_extent0 - 1 + a_offset + 1) * 4);
  ulong row_begin = (ulong)row + (ulong)(row_offset * 4);
  ulong row_end = (ulong)row + (ulong)(((long)row_extent0 - 1 + row_offset + 1) * 4);
  bool apart = a_end <= row_begin || row_end <= a_begin;
  ulong a_marks = SHADOW_MARKS(a);
  ulong row_marks = SHADOW_MARKS(row);
  bool s_filled = false;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v[16];
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  uint *row_2 = row + row_offset;
  const uint *a_2 = a + a_offset;
  if (16L * tile >= 0 && a_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (a_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global)];
        int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {*place, 0u, 1u};
        v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global)];
        int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {a_marks == 0 || SHADOW_WRITTEN(a_marks, a, place, 4) ||
            check_use_global(10, thread_x, 0, 0, place, 0, 0, 11, messages) ? *place : 0, 0u, 1u};
        v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane].h;
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


      const uint *place = &a_2[INDEX(check_index1(9, thread_x, 0, 0, t_global, t_global, a_extent0,
          messages))];
      int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      state v_2 = {check_use_global(10, thread_x, 0, 0, place, 0, 0, 11, messages) ?
          (IN_BOUNDS(place, a, a_bytes) ? *place : 0) : 0, 0u, 1u};
      v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (check_element(2, thread_x, 0, 0, (long)l, 16, messages) &&
          check_use_local(3, thread_x, 0, 0, &s[l], 2, (ulong)v[lane].h, 0, messages)) {
        s[l] = v[lane].h;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  check_barrier(4, (int)(16L * tile), 0, 0, messages);
  THREADS for (int lane = 0; lane < 16; ++lane) {
#line 121 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    v[lane].x = 5;
    for (;;) {
      ++v[lane].x;
      uint value = v[lane].h * 31 + v[lane].x;
      v[lane].h = value;
      if (v[lane].h & 4) {
        break;
      }
    }
    SHADOW_BARRIER(lane, 0, 0, 1);
  }
  if ((s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile >= 0 &&
      row_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (row_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane;
        uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y + s[15 - l];
        uint *place = &row_2[INDEX((long)t_global)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane;
        uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y + s[15 - l];
        uint *place = &row_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(row_marks, row, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(5, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane;
      uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y +
          (check_element(6, thread_x, 0, 0, (long)(15 - l), 16, messages) &&
          check_use_local(7, thread_x, 0, 0, &s[15 - l], 0, 0, 8, messages) ? s[15 - l] : 0);
      uint *place = &row_2[INDEX(check_index1(12, thread_x, 0, 0, t_global, t_global, row_extent0,
          messages))];
      if (check_use_global(13, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, row, row_bytes)) {
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

// kernel of expect_kernel, divergent-values.cpp:58
#line 58 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static void expect_kernel_2(uint *column, ulong column_bytes, long column_offset,
                            int column_extent0, int column_extent1, int column_stride0,
                            const uint *a, ulong a_bytes, long a_offset, int a_extent0,
                            uint *messages, int tile_x, int tile_y) {
  ulong a_begin = (ulong)a + (ulong)(a_offset * 4);
  ulong a_end = (ulong)a + (ulong)(((long)a_extent0 - 1 + a_offset + 1) * 4);
  ulong column_begin = (ulong)column + (ulong)(column_offset * 4);
  ulong column_end = (ulong)column +
      (ulong)((((long)column_extent0 - 1) * (long)column_stride0 + ((long)column_extent1 - 1) +
      column_offset + 1) * 4);
  bool apart = a_end <= column_begin || column_end <= a_begin;
  ulong a_marks = SHADOW_MARKS(a);
  ulong column_marks = SHADOW_MARKS(column);
  bool s_filled = false;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v[16];
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  uint *column_2 = column + column_offset;
  const uint *a_2 = a + a_offset;
  if (16L * tile_y >= 0 && a_extent0 + -16L * tile_y + -16L >= 0 && apart) {
    if (a_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global_0)];
        int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {*place, 0u, 1u};
        v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane_y].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int thread_x = tile_x;
        int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global_0)];
        int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {a_marks == 0 || SHADOW_WRITTEN(a_marks, a, place, 4) ||
            check_use_global(15, thread_x, thread_y, 0, place, 0, 0, 16, messages) ? *place : 0, 0u,
            1u};
        v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane_y].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    if (!s_filled) {
      SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 66, 0uL);
      s_filled = true;
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 7);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int t_global_0 = tile_y * 16 + lane_y;
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      const uint *place = &a_2[INDEX(check_index1(14, thread_x, thread_y, 0, t_global_0, t_global_0,
          a_extent0, messages))];
      int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      state v_2 = {check_use_global(15, thread_x, thread_y, 0, place, 0, 0, 16, messages) ?
          (IN_BOUNDS(place, a, a_bytes) ? *place : 0) : 0, 0u, 1u};
      v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (check_element(2, thread_x, thread_y, 0, (long)l, 16, messages) &&
          check_use_local(3, thread_x, thread_y, 0, &s[l], 2, (ulong)v[lane_y].h, 0, messages)) {
        s[l] = v[lane_y].h;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  check_barrier(4, tile_x, (int)(16L * tile_y), 0, messages);
  THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
#line 121 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    v[lane_y].x = 5;
    for (;;) {
      ++v[lane_y].x;
      uint value = v[lane_y].h * 31 + v[lane_y].x;
      v[lane_y].h = value;
      if (v[lane_y].h & 4) {
        break;
      }
    }
    SHADOW_BARRIER(0, lane_y, 0, 1);
  }
  if ((s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile_y >= 0 &&
      column_extent0 + -16L * tile_y + -16L >= 0 && tile_x >= 0L && column_extent1 + -1L * tile_x +
      -1L >= 0 && apart) {
    if (column_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int t_global_1 = tile_x;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane_y;
        uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y + s[15 - l];
        uint *place = &column_2[INDEX((long)t_global_0 * column_stride0 + t_global_1)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int t_global_1 = tile_x;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane_y;
        uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y + s[15 - l];
        uint *place = &column_2[INDEX((long)t_global_0 * column_stride0 + t_global_1)];
        if (SHADOW_WRITES(column_marks, column, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int t_global_0 = tile_y * 16 + lane_y;
      int t_global_1 = tile_x;
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane_y;
      uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y +
          (check_element(6, thread_x, thread_y, 0, (long)(15 - l), 16, messages) &&
          check_use_local(7, thread_x, thread_y, 0, &s[15 - l], 0, 0, 8, messages) ? s[15 - l] : 0);
      uint *place = &column_2[INDEX(check_index2(17, thread_x, thread_y, 0,
          (long)t_global_0 * column_stride0 + t_global_1, t_global_0, t_global_1, column_extent0,
          column_extent1, messages))];
      if (check_use_global(18, thread_x, thread_y, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, column, column_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of expect_kernel, divergent-values.cpp:54
#line 54 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static void expect_kernel_3(uint *row, ulong row_bytes, long row_offset, int row_extent0,
                            const uint *a, ulong a_bytes, long a_offset, int a_extent0,
                            uint *messages, int tile) {
  ulong a_begin = (ulong)a + (ulong)(a_offset * 4);
  ulong a_end = (ulong)a + (ulong)(((long)a_extent0 - 1 + a_offset + 1) * 4);
  ulong row_begin = (ulong)row + (ulong)(row_offset * 4);
  ulong row_end = (ulong)row + (ulong)(((long)row_extent0 - 1 + row_offset + 1) * 4);
  bool apart = a_end <= row_begin || row_end <= a_begin;
  ulong a_marks = SHADOW_MARKS(a);
  ulong row_marks = SHADOW_MARKS(row);
  bool s_filled = false;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v[16];
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  uint *row_2 = row + row_offset;
  const uint *a_2 = a + a_offset;
  if (16L * tile >= 0 && a_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (a_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global)];
        int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {*place, 0u, 1u};
        v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global)];
        int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {a_marks == 0 || SHADOW_WRITTEN(a_marks, a, place, 4) ||
            check_use_global(10, thread_x, 0, 0, place, 0, 0, 11, messages) ? *place : 0, 0u, 1u};
        v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane].h;
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


      const uint *place = &a_2[INDEX(check_index1(9, thread_x, 0, 0, t_global, t_global, a_extent0,
          messages))];
      int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      state v_2 = {check_use_global(10, thread_x, 0, 0, place, 0, 0, 11, messages) ?
          (IN_BOUNDS(place, a, a_bytes) ? *place : 0) : 0, 0u, 1u};
      v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (check_element(2, thread_x, 0, 0, (long)l, 16, messages) &&
          check_use_local(3, thread_x, 0, 0, &s[l], 2, (ulong)v[lane].h, 0, messages)) {
        s[l] = v[lane].h;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  check_barrier(4, (int)(16L * tile), 0, 0, messages);
  THREADS for (int lane = 0; lane < 16; ++lane) {
#line 128 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    v[lane].x = 5;
    do {
      ++v[lane].x;
      uint value = v[lane].h * 31 + 7;
      v[lane].h = value;
    } while (v[lane].h & 4);
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  if ((s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile >= 0 &&
      row_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (row_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane;
        uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y + s[15 - l];
        uint *place = &row_2[INDEX((long)t_global)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane;
        uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y + s[15 - l];
        uint *place = &row_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(row_marks, row, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(5, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane;
      uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y +
          (check_element(6, thread_x, 0, 0, (long)(15 - l), 16, messages) &&
          check_use_local(7, thread_x, 0, 0, &s[15 - l], 0, 0, 8, messages) ? s[15 - l] : 0);
      uint *place = &row_2[INDEX(check_index1(12, thread_x, 0, 0, t_global, t_global, row_extent0,
          messages))];
      if (check_use_global(13, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, row, row_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of expect_kernel, divergent-values.cpp:58
#line 58 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static void expect_kernel_4(uint *column, ulong column_bytes, long column_offset,
                            int column_extent0, int column_extent1, int column_stride0,
                            const uint *a, ulong a_bytes, long a_offset, int a_extent0,
                            uint *messages, int tile_x, int tile_y) {
  ulong a_begin = (ulong)a + (ulong)(a_offset * 4);
  ulong a_end = (ulong)a + (ulong)(((long)a_extent0 - 1 + a_offset + 1) * 4);
  ulong column_begin = (ulong)column + (ulong)(column_offset * 4);
  ulong column_end = (ulong)column +
      (ulong)((((long)column_extent0 - 1) * (long)column_stride0 + ((long)column_extent1 - 1) +
      column_offset + 1) * 4);
  bool apart = a_end <= column_begin || column_end <= a_begin;
  ulong a_marks = SHADOW_MARKS(a);
  ulong column_marks = SHADOW_MARKS(column);
  bool s_filled = false;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v[16];
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  uint *column_2 = column + column_offset;
  const uint *a_2 = a + a_offset;
  if (16L * tile_y >= 0 && a_extent0 + -16L * tile_y + -16L >= 0 && apart) {
    if (a_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global_0)];
        int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {*place, 0u, 1u};
        v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane_y].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int thread_x = tile_x;
        int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global_0)];
        int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {a_marks == 0 || SHADOW_WRITTEN(a_marks, a, place, 4) ||
            check_use_global(15, thread_x, thread_y, 0, place, 0, 0, 16, messages) ? *place : 0, 0u,
            1u};
        v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane_y].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    if (!s_filled) {
      SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 66, 0uL);
      s_filled = true;
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 7);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int t_global_0 = tile_y * 16 + lane_y;
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      const uint *place = &a_2[INDEX(check_index1(14, thread_x, thread_y, 0, t_global_0, t_global_0,
          a_extent0, messages))];
      int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      state v_2 = {check_use_global(15, thread_x, thread_y, 0, place, 0, 0, 16, messages) ?
          (IN_BOUNDS(place, a, a_bytes) ? *place : 0) : 0, 0u, 1u};
      v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (check_element(2, thread_x, thread_y, 0, (long)l, 16, messages) &&
          check_use_local(3, thread_x, thread_y, 0, &s[l], 2, (ulong)v[lane_y].h, 0, messages)) {
        s[l] = v[lane_y].h;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  check_barrier(4, tile_x, (int)(16L * tile_y), 0, messages);
  THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
#line 128 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    v[lane_y].x = 5;
    do {
      ++v[lane_y].x;
      uint value = v[lane_y].h * 31 + 7;
      v[lane_y].h = value;
    } while (v[lane_y].h & 4);
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  if ((s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile_y >= 0 &&
      column_extent0 + -16L * tile_y + -16L >= 0 && tile_x >= 0L && column_extent1 + -1L * tile_x +
      -1L >= 0 && apart) {
    if (column_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int t_global_1 = tile_x;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane_y;
        uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y + s[15 - l];
        uint *place = &column_2[INDEX((long)t_global_0 * column_stride0 + t_global_1)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int t_global_1 = tile_x;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane_y;
        uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y + s[15 - l];
        uint *place = &column_2[INDEX((long)t_global_0 * column_stride0 + t_global_1)];
        if (SHADOW_WRITES(column_marks, column, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int t_global_0 = tile_y * 16 + lane_y;
      int t_global_1 = tile_x;
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane_y;
      uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y +
          (check_element(6, thread_x, thread_y, 0, (long)(15 - l), 16, messages) &&
          check_use_local(7, thread_x, thread_y, 0, &s[15 - l], 0, 0, 8, messages) ? s[15 - l] : 0);
      uint *place = &column_2[INDEX(check_index2(17, thread_x, thread_y, 0,
          (long)t_global_0 * column_stride0 + t_global_1, t_global_0, t_global_1, column_extent0,
          column_extent1, messages))];
      if (check_use_global(18, thread_x, thread_y, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, column, column_bytes)) {
          *place = value;
        }
      }
    }
  }
}

static __attribute__((noinline, cold)) void report_pointer(
    uint site, int thread_x, int thread_y, int thread_z, int value0, uint *messages) {
  uint message = begin_report(messages, 7, 6, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
  messages[message] = site;
  messages[message + 1] = (uint)thread_x;
  messages[message + 2] = (uint)thread_y;
  messages[message + 3] = (uint)thread_z;
  messages[message + 4] = (uint)value0;
}

static bool check_pointer(uint site, int thread_x, int thread_y, int thread_z,
                          const uint *pointer, uint *messages, ulong pointer_begin,
                          ulong pointer_bytes) {
  if (pointer == 0) {
    report_pointer(site, thread_x, thread_y, thread_z, 0, messages);
    return false;
  }
  if (!IN_BOUNDS(pointer, pointer_begin, pointer_bytes)) {
    report_pointer(site, thread_x, thread_y, thread_z, 1, messages);
    return false;
  }
  if (((ulong)pointer & 3) != 0) {
    report_pointer(site, thread_x, thread_y, thread_z, 2, messages);
    return false;
  }
  return true;
}

// kernel of expect_kernel, divergent-values.cpp:54
#line 54 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static void expect_kernel_5(uint *row, ulong row_bytes, long row_offset, int row_extent0,
                            const uint *a, ulong a_bytes, long a_offset, int a_extent0,
                            uint *messages, int tile) {
  ulong a_begin = (ulong)a + (ulong)(a_offset * 4);
  ulong a_end = (ulong)a + (ulong)(((long)a_extent0 - 1 + a_offset + 1) * 4);
  ulong row_begin = (ulong)row + (ulong)(row_offset * 4);
  ulong row_end = (ulong)row + (ulong)(((long)row_extent0 - 1 + row_offset + 1) * 4);
  bool apart = a_end <= row_begin || row_end <= a_begin;
  ulong a_marks = SHADOW_MARKS(a);
  ulong row_marks = SHADOW_MARKS(row);
  bool s_filled = false;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v[16];
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  uint *row_2 = row + row_offset;
  const uint *a_2 = a + a_offset;
  if (16L * tile >= 0 && a_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (a_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global)];
        int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {*place, 0u, 1u};
        v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global)];
        int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {a_marks == 0 || SHADOW_WRITTEN(a_marks, a, place, 4) ||
            check_use_global(10, thread_x, 0, 0, place, 0, 0, 11, messages) ? *place : 0, 0u, 1u};
        v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane].h;
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


      const uint *place = &a_2[INDEX(check_index1(9, thread_x, 0, 0, t_global, t_global, a_extent0,
          messages))];
      int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      state v_2 = {check_use_global(10, thread_x, 0, 0, place, 0, 0, 11, messages) ?
          (IN_BOUNDS(place, a, a_bytes) ? *place : 0) : 0, 0u, 1u};
      v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (check_element(2, thread_x, 0, 0, (long)l, 16, messages) &&
          check_use_local(3, thread_x, 0, 0, &s[l], 2, (ulong)v[lane].h, 0, messages)) {
        s[l] = v[lane].h;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if (s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(4, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 133 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      uint k = 0;
      for (; k < (v[lane].h & 7); ++k) {
        uint value = check_pointer(23, thread_x, 0, 0, &s[k], messages, (ulong)&s, 64) ? s[k] : 0;
        v[lane].y += value;
      }
      v[lane].x = k;
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(4, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 133 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      uint k = 0;
      for (; k < (v[lane].h & 7); ++k) {
        uint value = check_pointer(23, thread_x, 0, 0, &s[k], messages, (ulong)&s, 64) &&
            check_use_local(21, thread_x, 0, 0, &s[k], 0, 0, 22, messages) ? s[k] : 0;
        v[lane].y += value;
      }
      v[lane].x = k;
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if ((s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile >= 0 &&
      row_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (row_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane;
        uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y + s[15 - l];
        uint *place = &row_2[INDEX((long)t_global)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane;
        uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y + s[15 - l];
        uint *place = &row_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(row_marks, row, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(5, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane;
      uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y +
          (check_element(6, thread_x, 0, 0, (long)(15 - l), 16, messages) &&
          check_use_local(7, thread_x, 0, 0, &s[15 - l], 0, 0, 8, messages) ? s[15 - l] : 0);
      uint *place = &row_2[INDEX(check_index1(12, thread_x, 0, 0, t_global, t_global, row_extent0,
          messages))];
      if (check_use_global(13, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, row, row_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of expect_kernel, divergent-values.cpp:58
#line 58 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static void expect_kernel_6(uint *column, ulong column_bytes, long column_offset,
                            int column_extent0, int column_extent1, int column_stride0,
                            const uint *a, ulong a_bytes, long a_offset, int a_extent0,
                            uint *messages, int tile_x, int tile_y) {
  ulong a_begin = (ulong)a + (ulong)(a_offset * 4);
  ulong a_end = (ulong)a + (ulong)(((long)a_extent0 - 1 + a_offset + 1) * 4);
  ulong column_begin = (ulong)column + (ulong)(column_offset * 4);
  ulong column_end = (ulong)column +
      (ulong)((((long)column_extent0 - 1) * (long)column_stride0 + ((long)column_extent1 - 1) +
      column_offset + 1) * 4);
  bool apart = a_end <= column_begin || column_end <= a_begin;
  ulong a_marks = SHADOW_MARKS(a);
  ulong column_marks = SHADOW_MARKS(column);
  bool s_filled = false;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v[16];
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  uint *column_2 = column + column_offset;
  const uint *a_2 = a + a_offset;
  if (16L * tile_y >= 0 && a_extent0 + -16L * tile_y + -16L >= 0 && apart) {
    if (a_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global_0)];
        int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {*place, 0u, 1u};
        v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane_y].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int thread_x = tile_x;
        int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global_0)];
        int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {a_marks == 0 || SHADOW_WRITTEN(a_marks, a, place, 4) ||
            check_use_global(15, thread_x, thread_y, 0, place, 0, 0, 16, messages) ? *place : 0, 0u,
            1u};
        v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane_y].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    if (!s_filled) {
      SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 66, 0uL);
      s_filled = true;
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 7);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int t_global_0 = tile_y * 16 + lane_y;
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      const uint *place = &a_2[INDEX(check_index1(14, thread_x, thread_y, 0, t_global_0, t_global_0,
          a_extent0, messages))];
      int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      state v_2 = {check_use_global(15, thread_x, thread_y, 0, place, 0, 0, 16, messages) ?
          (IN_BOUNDS(place, a, a_bytes) ? *place : 0) : 0, 0u, 1u};
      v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (check_element(2, thread_x, thread_y, 0, (long)l, 16, messages) &&
          check_use_local(3, thread_x, thread_y, 0, &s[l], 2, (ulong)v[lane_y].h, 0, messages)) {
        s[l] = v[lane_y].h;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if (s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(4, tile_x, (int)(16L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 133 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      uint k = 0;
      for (; k < (v[lane_y].h & 7); ++k) {
        uint value = check_pointer(23, thread_x, thread_y, 0, &s[k], messages, (ulong)&s, 64) ? s[k]
            : 0;
        v[lane_y].y += value;
      }
      v[lane_y].x = k;
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(4, tile_x, (int)(16L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 133 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      uint k = 0;
      for (; k < (v[lane_y].h & 7); ++k) {
        uint value = check_pointer(23, thread_x, thread_y, 0, &s[k], messages, (ulong)&s, 64) &&
            check_use_local(21, thread_x, thread_y, 0, &s[k], 0, 0, 22, messages) ? s[k] : 0;
        v[lane_y].y += value;
      }
      v[lane_y].x = k;
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if ((s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile_y >= 0 &&
      column_extent0 + -16L * tile_y + -16L >= 0 && tile_x >= 0L && column_extent1 + -1L * tile_x +
      -1L >= 0 && apart) {
    if (column_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int t_global_1 = tile_x;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane_y;
        uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y + s[15 - l];
        uint *place = &column_2[INDEX((long)t_global_0 * column_stride0 + t_global_1)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int t_global_1 = tile_x;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane_y;
        uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y + s[15 - l];
        uint *place = &column_2[INDEX((long)t_global_0 * column_stride0 + t_global_1)];
        if (SHADOW_WRITES(column_marks, column, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int t_global_0 = tile_y * 16 + lane_y;
      int t_global_1 = tile_x;
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane_y;
      uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y +
          (check_element(6, thread_x, thread_y, 0, (long)(15 - l), 16, messages) &&
          check_use_local(7, thread_x, thread_y, 0, &s[15 - l], 0, 0, 8, messages) ? s[15 - l] : 0);
      uint *place = &column_2[INDEX(check_index2(17, thread_x, thread_y, 0,
          (long)t_global_0 * column_stride0 + t_global_1, t_global_0, t_global_1, column_extent0,
          column_extent1, messages))];
      if (check_use_global(18, thread_x, thread_y, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, column, column_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of expect_kernel, divergent-values.cpp:54
#line 54 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static void expect_kernel_7(uint *row, ulong row_bytes, long row_offset, int row_extent0,
                            const uint *a, ulong a_bytes, long a_offset, int a_extent0,
                            uint *messages, int tile) {
  ulong a_begin = (ulong)a + (ulong)(a_offset * 4);
  ulong a_end = (ulong)a + (ulong)(((long)a_extent0 - 1 + a_offset + 1) * 4);
  ulong row_begin = (ulong)row + (ulong)(row_offset * 4);
  ulong row_end = (ulong)row + (ulong)(((long)row_extent0 - 1 + row_offset + 1) * 4);
  bool apart = a_end <= row_begin || row_end <= a_begin;
  ulong a_marks = SHADOW_MARKS(a);
  ulong row_marks = SHADOW_MARKS(row);
  bool s_filled = false;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v[16];
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  uint *row_2 = row + row_offset;
  const uint *a_2 = a + a_offset;
  if (16L * tile >= 0 && a_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (a_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global)];
        int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {*place, 0u, 1u};
        v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global)];
        int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {a_marks == 0 || SHADOW_WRITTEN(a_marks, a, place, 4) ||
            check_use_global(10, thread_x, 0, 0, place, 0, 0, 11, messages) ? *place : 0, 0u, 1u};
        v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane].h;
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


      const uint *place = &a_2[INDEX(check_index1(9, thread_x, 0, 0, t_global, t_global, a_extent0,
          messages))];
      int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      state v_2 = {check_use_global(10, thread_x, 0, 0, place, 0, 0, 11, messages) ?
          (IN_BOUNDS(place, a, a_bytes) ? *place : 0) : 0, 0u, 1u};
      v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (check_element(2, thread_x, 0, 0, (long)l, 16, messages) &&
          check_use_local(3, thread_x, 0, 0, &s[l], 2, (ulong)v[lane].h, 0, messages)) {
        s[l] = v[lane].h;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if (s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(4, (int)(16L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 16; ++lane) {
#line 134 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      uint k = 0;
      do {
        uint value = v[lane].y * 3 + s[k & 15];
        v[lane].y = value;
        ++k;
      } while (v[lane].y & 4 && k < 16);
      v[lane].x = k;
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(4, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 134 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      uint k = 0;
      do {
        uint value = v[lane].y * 3 +
            (check_pointer(26, thread_x, 0, 0, &s[k & 15], messages, (ulong)&s, 64) &&
            check_use_local(24, thread_x, 0, 0, &s[k & 15], 0, 0, 25, messages) ? s[k & 15] : 0);
        v[lane].y = value;
        ++k;
      } while (v[lane].y & 4 && k < 16);
      v[lane].x = k;
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if ((s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile >= 0 &&
      row_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (row_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane;
        uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y + s[15 - l];
        uint *place = &row_2[INDEX((long)t_global)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane;
        uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y + s[15 - l];
        uint *place = &row_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(row_marks, row, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(5, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane;
      uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y +
          (check_element(6, thread_x, 0, 0, (long)(15 - l), 16, messages) &&
          check_use_local(7, thread_x, 0, 0, &s[15 - l], 0, 0, 8, messages) ? s[15 - l] : 0);
      uint *place = &row_2[INDEX(check_index1(12, thread_x, 0, 0, t_global, t_global, row_extent0,
          messages))];
      if (check_use_global(13, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, row, row_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of expect_kernel, divergent-values.cpp:58
#line 58 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static void expect_kernel_8(uint *column, ulong column_bytes, long column_offset,
                            int column_extent0, int column_extent1, int column_stride0,
                            const uint *a, ulong a_bytes, long a_offset, int a_extent0,
                            uint *messages, int tile_x, int tile_y) {
  ulong a_begin = (ulong)a + (ulong)(a_offset * 4);
  ulong a_end = (ulong)a + (ulong)(((long)a_extent0 - 1 + a_offset + 1) * 4);
  ulong column_begin = (ulong)column + (ulong)(column_offset * 4);
  ulong column_end = (ulong)column +
      (ulong)((((long)column_extent0 - 1) * (long)column_stride0 + ((long)column_extent1 - 1) +
      column_offset + 1) * 4);
  bool apart = a_end <= column_begin || column_end <= a_begin;
  ulong a_marks = SHADOW_MARKS(a);
  ulong column_marks = SHADOW_MARKS(column);
  bool s_filled = false;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v[16];
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  uint *column_2 = column + column_offset;
  const uint *a_2 = a + a_offset;
  if (16L * tile_y >= 0 && a_extent0 + -16L * tile_y + -16L >= 0 && apart) {
    if (a_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global_0)];
        int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {*place, 0u, 1u};
        v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane_y].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int thread_x = tile_x;
        int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global_0)];
        int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {a_marks == 0 || SHADOW_WRITTEN(a_marks, a, place, 4) ||
            check_use_global(15, thread_x, thread_y, 0, place, 0, 0, 16, messages) ? *place : 0, 0u,
            1u};
        v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane_y].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    if (!s_filled) {
      SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 66, 0uL);
      s_filled = true;
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 7);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int t_global_0 = tile_y * 16 + lane_y;
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      const uint *place = &a_2[INDEX(check_index1(14, thread_x, thread_y, 0, t_global_0, t_global_0,
          a_extent0, messages))];
      int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      state v_2 = {check_use_global(15, thread_x, thread_y, 0, place, 0, 0, 16, messages) ?
          (IN_BOUNDS(place, a, a_bytes) ? *place : 0) : 0, 0u, 1u};
      v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (check_element(2, thread_x, thread_y, 0, (long)l, 16, messages) &&
          check_use_local(3, thread_x, thread_y, 0, &s[l], 2, (ulong)v[lane_y].h, 0, messages)) {
        s[l] = v[lane_y].h;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if (s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(4, tile_x, (int)(16L * tile_y), 0, messages);
    THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
#line 134 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      uint k = 0;
      do {
        uint value = v[lane_y].y * 3 + s[k & 15];
        v[lane_y].y = value;
        ++k;
      } while (v[lane_y].y & 4 && k < 16);
      v[lane_y].x = k;
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(4, tile_x, (int)(16L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 134 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      uint k = 0;
      do {
        uint value = v[lane_y].y * 3 +
            (check_pointer(26, thread_x, thread_y, 0, &s[k & 15], messages, (ulong)&s, 64) &&
            check_use_local(24, thread_x, thread_y, 0, &s[k & 15], 0, 0, 25, messages) ? s[k & 15] :
            0);
        v[lane_y].y = value;
        ++k;
      } while (v[lane_y].y & 4 && k < 16);
      v[lane_y].x = k;
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if ((s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile_y >= 0 &&
      column_extent0 + -16L * tile_y + -16L >= 0 && tile_x >= 0L && column_extent1 + -1L * tile_x +
      -1L >= 0 && apart) {
    if (column_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int t_global_1 = tile_x;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane_y;
        uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y + s[15 - l];
        uint *place = &column_2[INDEX((long)t_global_0 * column_stride0 + t_global_1)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int t_global_1 = tile_x;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane_y;
        uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y + s[15 - l];
        uint *place = &column_2[INDEX((long)t_global_0 * column_stride0 + t_global_1)];
        if (SHADOW_WRITES(column_marks, column, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int t_global_0 = tile_y * 16 + lane_y;
      int t_global_1 = tile_x;
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane_y;
      uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y +
          (check_element(6, thread_x, thread_y, 0, (long)(15 - l), 16, messages) &&
          check_use_local(7, thread_x, thread_y, 0, &s[15 - l], 0, 0, 8, messages) ? s[15 - l] : 0);
      uint *place = &column_2[INDEX(check_index2(17, thread_x, thread_y, 0,
          (long)t_global_0 * column_stride0 + t_global_1, t_global_0, t_global_1, column_extent0,
          column_extent1, messages))];
      if (check_use_global(18, thread_x, thread_y, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, column, column_bytes)) {
          *place = value;
        }
      }
    }
  }
}

static __attribute__((noinline, cold)) void report_division(
    uint site, int thread_x, int thread_y, int thread_z, uint *messages) {
  uint message = begin_report(messages, 8, 6, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
  messages[message] = site;
  messages[message + 1] = (uint)thread_x;
  messages[message + 2] = (uint)thread_y;
  messages[message + 3] = (uint)thread_z;
  messages[message + 4] = 0;
}

static uint check_divisor(uint site, int thread_x, int thread_y, int thread_z, uint left,
                          uint right, uint *messages) {
  if (right == 0) {
    report_division(site, thread_x, thread_y, thread_z, messages);
    return 1;
  }
  return right;
}

// kernel of expect_kernel, divergent-values.cpp:54
#line 54 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static void expect_kernel_9(uint *row, ulong row_bytes, long row_offset, int row_extent0,
                            const uint *a, ulong a_bytes, long a_offset, int a_extent0, uint uu,
                            uint *messages, int tile) {
  ulong a_begin = (ulong)a + (ulong)(a_offset * 4);
  ulong a_end = (ulong)a + (ulong)(((long)a_extent0 - 1 + a_offset + 1) * 4);
  ulong row_begin = (ulong)row + (ulong)(row_offset * 4);
  ulong row_end = (ulong)row + (ulong)(((long)row_extent0 - 1 + row_offset + 1) * 4);
  bool apart = a_end <= row_begin || row_end <= a_begin;
  ulong a_marks = SHADOW_MARKS(a);
  ulong row_marks = SHADOW_MARKS(row);
  bool s_filled = false;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v[16];
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  uint *row_2 = row + row_offset;
  const uint *a_2 = a + a_offset;
  if (16L * tile >= 0 && a_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (a_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global)];
        int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {*place, 0u, 1u};
        v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global)];
        int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {a_marks == 0 || SHADOW_WRITTEN(a_marks, a, place, 4) ||
            check_use_global(10, thread_x, 0, 0, place, 0, 0, 11, messages) ? *place : 0, 0u, 1u};
        v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane].h;
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


      const uint *place = &a_2[INDEX(check_index1(9, thread_x, 0, 0, t_global, t_global, a_extent0,
          messages))];
      int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      state v_2 = {check_use_global(10, thread_x, 0, 0, place, 0, 0, 11, messages) ?
          (IN_BOUNDS(place, a, a_bytes) ? *place : 0) : 0, 0u, 1u};
      v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (check_element(2, thread_x, 0, 0, (long)l, 16, messages) &&
          check_use_local(3, thread_x, 0, 0, &s[l], 2, (ulong)v[lane].h, 0, messages)) {
        s[l] = v[lane].h;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  check_barrier(4, (int)(16L * tile), 0, 0, messages);
  for (int lane = 0; lane < 16; ++lane) {
    int thread_x = tile * 16 + lane;
#line 42 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    uint left;
    uint left_2;
#line 140 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    v[lane].x = uu;
    while (left = v[lane].h, left % check_divisor(29, thread_x, 0, 0, left, 5, messages)) {
      ++v[lane].x;
      uint value = (left_2 = v[lane].h, left_2 /
          check_divisor(29, thread_x, 0, 0, left_2, 2, messages));
      v[lane].h = value;
    }
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  if ((s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile >= 0 &&
      row_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (row_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane;
        uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y + s[15 - l];
        uint *place = &row_2[INDEX((long)t_global)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane;
        uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y + s[15 - l];
        uint *place = &row_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(row_marks, row, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(5, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane;
      uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y +
          (check_element(6, thread_x, 0, 0, (long)(15 - l), 16, messages) &&
          check_use_local(7, thread_x, 0, 0, &s[15 - l], 0, 0, 8, messages) ? s[15 - l] : 0);
      uint *place = &row_2[INDEX(check_index1(12, thread_x, 0, 0, t_global, t_global, row_extent0,
          messages))];
      if (check_use_global(13, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, row, row_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of expect_kernel, divergent-values.cpp:58
#line 58 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static void expect_kernel_10(uint *column, ulong column_bytes, long column_offset,
                             int column_extent0, int column_extent1, int column_stride0,
                             const uint *a, ulong a_bytes, long a_offset, int a_extent0, uint uu,
                             uint *messages, int tile_x, int tile_y) {
  ulong a_begin = (ulong)a + (ulong)(a_offset * 4);
  ulong a_end = (ulong)a + (ulong)(((long)a_extent0 - 1 + a_offset + 1) * 4);
  ulong column_begin = (ulong)column + (ulong)(column_offset * 4);
  ulong column_end = (ulong)column +
      (ulong)((((long)column_extent0 - 1) * (long)column_stride0 + ((long)column_extent1 - 1) +
      column_offset + 1) * 4);
  bool apart = a_end <= column_begin || column_end <= a_begin;
  ulong a_marks = SHADOW_MARKS(a);
  ulong column_marks = SHADOW_MARKS(column);
  bool s_filled = false;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v[16];
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  uint *column_2 = column + column_offset;
  const uint *a_2 = a + a_offset;
  if (16L * tile_y >= 0 && a_extent0 + -16L * tile_y + -16L >= 0 && apart) {
    if (a_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global_0)];
        int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {*place, 0u, 1u};
        v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane_y].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int thread_x = tile_x;
        int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global_0)];
        int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {a_marks == 0 || SHADOW_WRITTEN(a_marks, a, place, 4) ||
            check_use_global(15, thread_x, thread_y, 0, place, 0, 0, 16, messages) ? *place : 0, 0u,
            1u};
        v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane_y].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    if (!s_filled) {
      SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 66, 0uL);
      s_filled = true;
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 7);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int t_global_0 = tile_y * 16 + lane_y;
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      const uint *place = &a_2[INDEX(check_index1(14, thread_x, thread_y, 0, t_global_0, t_global_0,
          a_extent0, messages))];
      int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      state v_2 = {check_use_global(15, thread_x, thread_y, 0, place, 0, 0, 16, messages) ?
          (IN_BOUNDS(place, a, a_bytes) ? *place : 0) : 0, 0u, 1u};
      v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (check_element(2, thread_x, thread_y, 0, (long)l, 16, messages) &&
          check_use_local(3, thread_x, thread_y, 0, &s[l], 2, (ulong)v[lane_y].h, 0, messages)) {
        s[l] = v[lane_y].h;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  check_barrier(4, tile_x, (int)(16L * tile_y), 0, messages);
  for (int lane_y = 0; lane_y < 16; ++lane_y) {
    int thread_x = tile_x;
    int thread_y = tile_y * 16 + lane_y;
#line 42 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    uint left;
    uint left_2;
#line 140 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    v[lane_y].x = uu;
    while (left = v[lane_y].h, left % check_divisor(29, thread_x, thread_y, 0, left, 5, messages)) {
      ++v[lane_y].x;
      uint value = (left_2 = v[lane_y].h, left_2 /
          check_divisor(29, thread_x, thread_y, 0, left_2, 2, messages));
      v[lane_y].h = value;
    }
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  if ((s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile_y >= 0 &&
      column_extent0 + -16L * tile_y + -16L >= 0 && tile_x >= 0L && column_extent1 + -1L * tile_x +
      -1L >= 0 && apart) {
    if (column_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int t_global_1 = tile_x;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane_y;
        uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y + s[15 - l];
        uint *place = &column_2[INDEX((long)t_global_0 * column_stride0 + t_global_1)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int t_global_1 = tile_x;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane_y;
        uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y + s[15 - l];
        uint *place = &column_2[INDEX((long)t_global_0 * column_stride0 + t_global_1)];
        if (SHADOW_WRITES(column_marks, column, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int t_global_0 = tile_y * 16 + lane_y;
      int t_global_1 = tile_x;
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane_y;
      uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y +
          (check_element(6, thread_x, thread_y, 0, (long)(15 - l), 16, messages) &&
          check_use_local(7, thread_x, thread_y, 0, &s[15 - l], 0, 0, 8, messages) ? s[15 - l] : 0);
      uint *place = &column_2[INDEX(check_index2(17, thread_x, thread_y, 0,
          (long)t_global_0 * column_stride0 + t_global_1, t_global_0, t_global_1, column_extent0,
          column_extent1, messages))];
      if (check_use_global(18, thread_x, thread_y, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, column, column_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of expect_kernel, divergent-values.cpp:54
#line 54 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static void expect_kernel_11(uint *row, ulong row_bytes, long row_offset, int row_extent0,
                             const uint *a, ulong a_bytes, long a_offset, int a_extent0,
                             uint *messages, int tile) {
  ulong a_begin = (ulong)a + (ulong)(a_offset * 4);
  ulong a_end = (ulong)a + (ulong)(((long)a_extent0 - 1 + a_offset + 1) * 4);
  ulong row_begin = (ulong)row + (ulong)(row_offset * 4);
  ulong row_end = (ulong)row + (ulong)(((long)row_extent0 - 1 + row_offset + 1) * 4);
  bool apart = a_end <= row_begin || row_end <= a_begin;
  ulong a_marks = SHADOW_MARKS(a);
  ulong row_marks = SHADOW_MARKS(row);
  bool s_filled = false;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v[16];
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  uint *row_2 = row + row_offset;
  const uint *a_2 = a + a_offset;
  if (16L * tile >= 0 && a_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (a_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global)];
        int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {*place, 0u, 1u};
        v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global)];
        int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {a_marks == 0 || SHADOW_WRITTEN(a_marks, a, place, 4) ||
            check_use_global(10, thread_x, 0, 0, place, 0, 0, 11, messages) ? *place : 0, 0u, 1u};
        v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane].h;
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


      const uint *place = &a_2[INDEX(check_index1(9, thread_x, 0, 0, t_global, t_global, a_extent0,
          messages))];
      int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      state v_2 = {check_use_global(10, thread_x, 0, 0, place, 0, 0, 11, messages) ?
          (IN_BOUNDS(place, a, a_bytes) ? *place : 0) : 0, 0u, 1u};
      v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (check_element(2, thread_x, 0, 0, (long)l, 16, messages) &&
          check_use_local(3, thread_x, 0, 0, &s[l], 2, (ulong)v[lane].h, 0, messages)) {
        s[l] = v[lane].h;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  check_barrier(4, (int)(16L * tile), 0, 0, messages);
  THREADS for (int lane = 0; lane < 16; ++lane) {
#line 145 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    v[lane].x = 1;
    for (uint k = 0; k < 3 || v[lane].h & 1; ++k) {
      uint value = v[lane].x * 3;
      v[lane].x = value;
      v[lane].h >>= 1;
    }
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  if ((s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile >= 0 &&
      row_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (row_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane;
        uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y + s[15 - l];
        uint *place = &row_2[INDEX((long)t_global)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane;
        uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y + s[15 - l];
        uint *place = &row_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(row_marks, row, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(5, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane;
      uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y +
          (check_element(6, thread_x, 0, 0, (long)(15 - l), 16, messages) &&
          check_use_local(7, thread_x, 0, 0, &s[15 - l], 0, 0, 8, messages) ? s[15 - l] : 0);
      uint *place = &row_2[INDEX(check_index1(12, thread_x, 0, 0, t_global, t_global, row_extent0,
          messages))];
      if (check_use_global(13, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, row, row_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of expect_kernel, divergent-values.cpp:58
#line 58 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static void expect_kernel_12(uint *column, ulong column_bytes, long column_offset,
                             int column_extent0, int column_extent1, int column_stride0,
                             const uint *a, ulong a_bytes, long a_offset, int a_extent0,
                             uint *messages, int tile_x, int tile_y) {
  ulong a_begin = (ulong)a + (ulong)(a_offset * 4);
  ulong a_end = (ulong)a + (ulong)(((long)a_extent0 - 1 + a_offset + 1) * 4);
  ulong column_begin = (ulong)column + (ulong)(column_offset * 4);
  ulong column_end = (ulong)column +
      (ulong)((((long)column_extent0 - 1) * (long)column_stride0 + ((long)column_extent1 - 1) +
      column_offset + 1) * 4);
  bool apart = a_end <= column_begin || column_end <= a_begin;
  ulong a_marks = SHADOW_MARKS(a);
  ulong column_marks = SHADOW_MARKS(column);
  bool s_filled = false;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v[16];
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  uint *column_2 = column + column_offset;
  const uint *a_2 = a + a_offset;
  if (16L * tile_y >= 0 && a_extent0 + -16L * tile_y + -16L >= 0 && apart) {
    if (a_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global_0)];
        int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {*place, 0u, 1u};
        v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane_y].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int thread_x = tile_x;
        int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global_0)];
        int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {a_marks == 0 || SHADOW_WRITTEN(a_marks, a, place, 4) ||
            check_use_global(15, thread_x, thread_y, 0, place, 0, 0, 16, messages) ? *place : 0, 0u,
            1u};
        v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane_y].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    if (!s_filled) {
      SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 66, 0uL);
      s_filled = true;
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 7);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int t_global_0 = tile_y * 16 + lane_y;
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      const uint *place = &a_2[INDEX(check_index1(14, thread_x, thread_y, 0, t_global_0, t_global_0,
          a_extent0, messages))];
      int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      state v_2 = {check_use_global(15, thread_x, thread_y, 0, place, 0, 0, 16, messages) ?
          (IN_BOUNDS(place, a, a_bytes) ? *place : 0) : 0, 0u, 1u};
      v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (check_element(2, thread_x, thread_y, 0, (long)l, 16, messages) &&
          check_use_local(3, thread_x, thread_y, 0, &s[l], 2, (ulong)v[lane_y].h, 0, messages)) {
        s[l] = v[lane_y].h;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  check_barrier(4, tile_x, (int)(16L * tile_y), 0, messages);
  THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
#line 145 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    v[lane_y].x = 1;
    for (uint k = 0; k < 3 || v[lane_y].h & 1; ++k) {
      uint value = v[lane_y].x * 3;
      v[lane_y].x = value;
      v[lane_y].h >>= 1;
    }
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  if ((s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile_y >= 0 &&
      column_extent0 + -16L * tile_y + -16L >= 0 && tile_x >= 0L && column_extent1 + -1L * tile_x +
      -1L >= 0 && apart) {
    if (column_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int t_global_1 = tile_x;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane_y;
        uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y + s[15 - l];
        uint *place = &column_2[INDEX((long)t_global_0 * column_stride0 + t_global_1)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int t_global_1 = tile_x;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane_y;
        uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y + s[15 - l];
        uint *place = &column_2[INDEX((long)t_global_0 * column_stride0 + t_global_1)];
        if (SHADOW_WRITES(column_marks, column, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int t_global_0 = tile_y * 16 + lane_y;
      int t_global_1 = tile_x;
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane_y;
      uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y +
          (check_element(6, thread_x, thread_y, 0, (long)(15 - l), 16, messages) &&
          check_use_local(7, thread_x, thread_y, 0, &s[15 - l], 0, 0, 8, messages) ? s[15 - l] : 0);
      uint *place = &column_2[INDEX(check_index2(17, thread_x, thread_y, 0,
          (long)t_global_0 * column_stride0 + t_global_1, t_global_0, t_global_1, column_extent0,
          column_extent1, messages))];
      if (check_use_global(18, thread_x, thread_y, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, column, column_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of expect_kernel, divergent-values.cpp:54
#line 54 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static void expect_kernel_13(uint *row, ulong row_bytes, long row_offset, int row_extent0,
                             const uint *a, ulong a_bytes, long a_offset, int a_extent0, uint uu,
                             uint *messages, int tile) {
  ulong a_begin = (ulong)a + (ulong)(a_offset * 4);
  ulong a_end = (ulong)a + (ulong)(((long)a_extent0 - 1 + a_offset + 1) * 4);
  ulong row_begin = (ulong)row + (ulong)(row_offset * 4);
  ulong row_end = (ulong)row + (ulong)(((long)row_extent0 - 1 + row_offset + 1) * 4);
  bool apart = a_end <= row_begin || row_end <= a_begin;
  ulong a_marks = SHADOW_MARKS(a);
  ulong row_marks = SHADOW_MARKS(row);
  bool s_filled = false;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v[16];
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  uint *row_2 = row + row_offset;
  const uint *a_2 = a + a_offset;
  if (16L * tile >= 0 && a_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (a_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global)];
        int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {*place, 0u, 1u};
        v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global)];
        int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {a_marks == 0 || SHADOW_WRITTEN(a_marks, a, place, 4) ||
            check_use_global(10, thread_x, 0, 0, place, 0, 0, 11, messages) ? *place : 0, 0u, 1u};
        v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane].h;
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


      const uint *place = &a_2[INDEX(check_index1(9, thread_x, 0, 0, t_global, t_global, a_extent0,
          messages))];
      int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      state v_2 = {check_use_global(10, thread_x, 0, 0, place, 0, 0, 11, messages) ?
          (IN_BOUNDS(place, a, a_bytes) ? *place : 0) : 0, 0u, 1u};
      v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (check_element(2, thread_x, 0, 0, (long)l, 16, messages) &&
          check_use_local(3, thread_x, 0, 0, &s[l], 2, (ulong)v[lane].h, 0, messages)) {
        s[l] = v[lane].h;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if (s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(4, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane;
#line 150 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      v[lane].x = 4;
      if (uu == 7 || (check_pointer(33, thread_x, 0, 0, &s[l ^ 1], messages, (ulong)&s, 64) ?
          s[l ^ 1] : 0) > 100) {
        v[lane].x = 3;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(4, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane;
#line 150 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      v[lane].x = 4;
      if (uu == 7 || (check_pointer(33, thread_x, 0, 0, &s[l ^ 1], messages, (ulong)&s, 64) &&
          check_use_local(32, thread_x, 0, 0, &s[l ^ 1], 0, 0, 34, messages) ? s[l ^ 1] : 0) > 100)
          {
        v[lane].x = 3;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if ((s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile >= 0 &&
      row_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (row_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane;
        uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y + s[15 - l];
        uint *place = &row_2[INDEX((long)t_global)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane;
        uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y + s[15 - l];
        uint *place = &row_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(row_marks, row, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(5, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane;
      uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y +
          (check_element(6, thread_x, 0, 0, (long)(15 - l), 16, messages) &&
          check_use_local(7, thread_x, 0, 0, &s[15 - l], 0, 0, 8, messages) ? s[15 - l] : 0);
      uint *place = &row_2[INDEX(check_index1(12, thread_x, 0, 0, t_global, t_global, row_extent0,
          messages))];
      if (check_use_global(13, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, row, row_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of expect_kernel, divergent-values.cpp:58
#line 58 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static void expect_kernel_14(uint *column, ulong column_bytes, long column_offset,
                             int column_extent0, int column_extent1, int column_stride0,
                             const uint *a, ulong a_bytes, long a_offset, int a_extent0, uint uu,
                             uint *messages, int tile_x, int tile_y) {
  ulong a_begin = (ulong)a + (ulong)(a_offset * 4);
  ulong a_end = (ulong)a + (ulong)(((long)a_extent0 - 1 + a_offset + 1) * 4);
  ulong column_begin = (ulong)column + (ulong)(column_offset * 4);
  ulong column_end = (ulong)column +
      (ulong)((((long)column_extent0 - 1) * (long)column_stride0 + ((long)column_extent1 - 1) +
      column_offset + 1) * 4);
  bool apart = a_end <= column_begin || column_end <= a_begin;
  ulong a_marks = SHADOW_MARKS(a);
  ulong column_marks = SHADOW_MARKS(column);
  bool s_filled = false;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v[16];
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  uint *column_2 = column + column_offset;
  const uint *a_2 = a + a_offset;
  if (16L * tile_y >= 0 && a_extent0 + -16L * tile_y + -16L >= 0 && apart) {
    if (a_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global_0)];
        int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {*place, 0u, 1u};
        v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane_y].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int thread_x = tile_x;
        int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global_0)];
        int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {a_marks == 0 || SHADOW_WRITTEN(a_marks, a, place, 4) ||
            check_use_global(15, thread_x, thread_y, 0, place, 0, 0, 16, messages) ? *place : 0, 0u,
            1u};
        v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane_y].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    if (!s_filled) {
      SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 66, 0uL);
      s_filled = true;
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 7);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int t_global_0 = tile_y * 16 + lane_y;
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      const uint *place = &a_2[INDEX(check_index1(14, thread_x, thread_y, 0, t_global_0, t_global_0,
          a_extent0, messages))];
      int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      state v_2 = {check_use_global(15, thread_x, thread_y, 0, place, 0, 0, 16, messages) ?
          (IN_BOUNDS(place, a, a_bytes) ? *place : 0) : 0, 0u, 1u};
      v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (check_element(2, thread_x, thread_y, 0, (long)l, 16, messages) &&
          check_use_local(3, thread_x, thread_y, 0, &s[l], 2, (ulong)v[lane_y].h, 0, messages)) {
        s[l] = v[lane_y].h;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if (s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(4, tile_x, (int)(16L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane_y;
#line 150 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      v[lane_y].x = 4;
      if (uu == 7 || (check_pointer(33, thread_x, thread_y, 0, &s[l ^ 1], messages, (ulong)&s, 64) ?
          s[l ^ 1] : 0) > 100) {
        v[lane_y].x = 3;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(4, tile_x, (int)(16L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane_y;
#line 150 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      v[lane_y].x = 4;
      if (uu == 7 || (check_pointer(33, thread_x, thread_y, 0, &s[l ^ 1], messages, (ulong)&s, 64)
          && check_use_local(32, thread_x, thread_y, 0, &s[l ^ 1], 0, 0, 34, messages) ? s[l ^ 1] :
          0) > 100) {
        v[lane_y].x = 3;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if ((s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile_y >= 0 &&
      column_extent0 + -16L * tile_y + -16L >= 0 && tile_x >= 0L && column_extent1 + -1L * tile_x +
      -1L >= 0 && apart) {
    if (column_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int t_global_1 = tile_x;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane_y;
        uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y + s[15 - l];
        uint *place = &column_2[INDEX((long)t_global_0 * column_stride0 + t_global_1)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int t_global_1 = tile_x;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane_y;
        uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y + s[15 - l];
        uint *place = &column_2[INDEX((long)t_global_0 * column_stride0 + t_global_1)];
        if (SHADOW_WRITES(column_marks, column, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int t_global_0 = tile_y * 16 + lane_y;
      int t_global_1 = tile_x;
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane_y;
      uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y +
          (check_element(6, thread_x, thread_y, 0, (long)(15 - l), 16, messages) &&
          check_use_local(7, thread_x, thread_y, 0, &s[15 - l], 0, 0, 8, messages) ? s[15 - l] : 0);
      uint *place = &column_2[INDEX(check_index2(17, thread_x, thread_y, 0,
          (long)t_global_0 * column_stride0 + t_global_1, t_global_0, t_global_1, column_extent0,
          column_extent1, messages))];
      if (check_use_global(18, thread_x, thread_y, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, column, column_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of expect_kernel, divergent-values.cpp:54
#line 54 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static void expect_kernel_15(uint *row, ulong row_bytes, long row_offset, int row_extent0,
                             const uint *a, ulong a_bytes, long a_offset, int a_extent0, uint uu,
                             uint *messages, int tile) {
  ulong a_begin = (ulong)a + (ulong)(a_offset * 4);
  ulong a_end = (ulong)a + (ulong)(((long)a_extent0 - 1 + a_offset + 1) * 4);
  ulong row_begin = (ulong)row + (ulong)(row_offset * 4);
  ulong row_end = (ulong)row + (ulong)(((long)row_extent0 - 1 + row_offset + 1) * 4);
  bool apart = a_end <= row_begin || row_end <= a_begin;
  ulong a_marks = SHADOW_MARKS(a);
  ulong row_marks = SHADOW_MARKS(row);
  bool s_filled = false;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v[16];
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  uint *row_2 = row + row_offset;
  const uint *a_2 = a + a_offset;
  if (16L * tile >= 0 && a_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (a_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global)];
        int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {*place, 0u, 1u};
        v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global)];
        int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {a_marks == 0 || SHADOW_WRITTEN(a_marks, a, place, 4) ||
            check_use_global(10, thread_x, 0, 0, place, 0, 0, 11, messages) ? *place : 0, 0u, 1u};
        v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane].h;
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


      const uint *place = &a_2[INDEX(check_index1(9, thread_x, 0, 0, t_global, t_global, a_extent0,
          messages))];
      int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      state v_2 = {check_use_global(10, thread_x, 0, 0, place, 0, 0, 11, messages) ?
          (IN_BOUNDS(place, a, a_bytes) ? *place : 0) : 0, 0u, 1u};
      v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (check_element(2, thread_x, 0, 0, (long)l, 16, messages) &&
          check_use_local(3, thread_x, 0, 0, &s[l], 2, (ulong)v[lane].h, 0, messages)) {
        s[l] = v[lane].h;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if (s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(4, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane;
#line 151 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      v[lane].x = 4;
      if (uu == 26 && (check_pointer(36, thread_x, 0, 0, &s[l ^ 1], messages, (ulong)&s, 64) ?
          s[l ^ 1] : 0) > 100) {
        v[lane].x = 3;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(4, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane;
#line 151 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      v[lane].x = 4;
      if (uu == 26 && (check_pointer(36, thread_x, 0, 0, &s[l ^ 1], messages, (ulong)&s, 64) &&
          check_use_local(35, thread_x, 0, 0, &s[l ^ 1], 0, 0, 37, messages) ? s[l ^ 1] : 0) > 100)
          {
        v[lane].x = 3;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if ((s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile >= 0 &&
      row_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (row_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane;
        uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y + s[15 - l];
        uint *place = &row_2[INDEX((long)t_global)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane;
        uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y + s[15 - l];
        uint *place = &row_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(row_marks, row, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(5, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane;
      uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y +
          (check_element(6, thread_x, 0, 0, (long)(15 - l), 16, messages) &&
          check_use_local(7, thread_x, 0, 0, &s[15 - l], 0, 0, 8, messages) ? s[15 - l] : 0);
      uint *place = &row_2[INDEX(check_index1(12, thread_x, 0, 0, t_global, t_global, row_extent0,
          messages))];
      if (check_use_global(13, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, row, row_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of expect_kernel, divergent-values.cpp:58
#line 58 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static void expect_kernel_16(uint *column, ulong column_bytes, long column_offset,
                             int column_extent0, int column_extent1, int column_stride0,
                             const uint *a, ulong a_bytes, long a_offset, int a_extent0, uint uu,
                             uint *messages, int tile_x, int tile_y) {
  ulong a_begin = (ulong)a + (ulong)(a_offset * 4);
  ulong a_end = (ulong)a + (ulong)(((long)a_extent0 - 1 + a_offset + 1) * 4);
  ulong column_begin = (ulong)column + (ulong)(column_offset * 4);
  ulong column_end = (ulong)column +
      (ulong)((((long)column_extent0 - 1) * (long)column_stride0 + ((long)column_extent1 - 1) +
      column_offset + 1) * 4);
  bool apart = a_end <= column_begin || column_end <= a_begin;
  ulong a_marks = SHADOW_MARKS(a);
  ulong column_marks = SHADOW_MARKS(column);
  bool s_filled = false;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v[16];
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  uint *column_2 = column + column_offset;
  const uint *a_2 = a + a_offset;
  if (16L * tile_y >= 0 && a_extent0 + -16L * tile_y + -16L >= 0 && apart) {
    if (a_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global_0)];
        int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {*place, 0u, 1u};
        v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane_y].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int thread_x = tile_x;
        int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global_0)];
        int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {a_marks == 0 || SHADOW_WRITTEN(a_marks, a, place, 4) ||
            check_use_global(15, thread_x, thread_y, 0, place, 0, 0, 16, messages) ? *place : 0, 0u,
            1u};
        v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane_y].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    if (!s_filled) {
      SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 66, 0uL);
      s_filled = true;
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 7);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int t_global_0 = tile_y * 16 + lane_y;
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      const uint *place = &a_2[INDEX(check_index1(14, thread_x, thread_y, 0, t_global_0, t_global_0,
          a_extent0, messages))];
      int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      state v_2 = {check_use_global(15, thread_x, thread_y, 0, place, 0, 0, 16, messages) ?
          (IN_BOUNDS(place, a, a_bytes) ? *place : 0) : 0, 0u, 1u};
      v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (check_element(2, thread_x, thread_y, 0, (long)l, 16, messages) &&
          check_use_local(3, thread_x, thread_y, 0, &s[l], 2, (ulong)v[lane_y].h, 0, messages)) {
        s[l] = v[lane_y].h;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if (s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(4, tile_x, (int)(16L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane_y;
#line 151 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      v[lane_y].x = 4;
      if (uu == 26 && (check_pointer(36, thread_x, thread_y, 0, &s[l ^ 1], messages, (ulong)&s, 64)
          ? s[l ^ 1] : 0) > 100) {
        v[lane_y].x = 3;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(4, tile_x, (int)(16L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane_y;
#line 151 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      v[lane_y].x = 4;
      if (uu == 26 && (check_pointer(36, thread_x, thread_y, 0, &s[l ^ 1], messages, (ulong)&s, 64)
          && check_use_local(35, thread_x, thread_y, 0, &s[l ^ 1], 0, 0, 37, messages) ? s[l ^ 1] :
          0) > 100) {
        v[lane_y].x = 3;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if ((s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile_y >= 0 &&
      column_extent0 + -16L * tile_y + -16L >= 0 && tile_x >= 0L && column_extent1 + -1L * tile_x +
      -1L >= 0 && apart) {
    if (column_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int t_global_1 = tile_x;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane_y;
        uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y + s[15 - l];
        uint *place = &column_2[INDEX((long)t_global_0 * column_stride0 + t_global_1)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int t_global_1 = tile_x;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane_y;
        uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y + s[15 - l];
        uint *place = &column_2[INDEX((long)t_global_0 * column_stride0 + t_global_1)];
        if (SHADOW_WRITES(column_marks, column, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int t_global_0 = tile_y * 16 + lane_y;
      int t_global_1 = tile_x;
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane_y;
      uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y +
          (check_element(6, thread_x, thread_y, 0, (long)(15 - l), 16, messages) &&
          check_use_local(7, thread_x, thread_y, 0, &s[15 - l], 0, 0, 8, messages) ? s[15 - l] : 0);
      uint *place = &column_2[INDEX(check_index2(17, thread_x, thread_y, 0,
          (long)t_global_0 * column_stride0 + t_global_1, t_global_0, t_global_1, column_extent0,
          column_extent1, messages))];
      if (check_use_global(18, thread_x, thread_y, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, column, column_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of expect_kernel, divergent-values.cpp:54
#line 54 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static void expect_kernel_17(uint *row, ulong row_bytes, long row_offset, int row_extent0,
                             const uint *a, ulong a_bytes, long a_offset, int a_extent0, uint uu,
                             uint *messages, int tile) {
  ulong a_begin = (ulong)a + (ulong)(a_offset * 4);
  ulong a_end = (ulong)a + (ulong)(((long)a_extent0 - 1 + a_offset + 1) * 4);
  ulong row_begin = (ulong)row + (ulong)(row_offset * 4);
  ulong row_end = (ulong)row + (ulong)(((long)row_extent0 - 1 + row_offset + 1) * 4);
  bool apart = a_end <= row_begin || row_end <= a_begin;
  ulong a_marks = SHADOW_MARKS(a);
  ulong row_marks = SHADOW_MARKS(row);
  bool s_filled = false;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v[16];
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  uint *row_2 = row + row_offset;
  const uint *a_2 = a + a_offset;
  if (16L * tile >= 0 && a_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (a_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global)];
        int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {*place, 0u, 1u};
        v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global)];
        int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {a_marks == 0 || SHADOW_WRITTEN(a_marks, a, place, 4) ||
            check_use_global(10, thread_x, 0, 0, place, 0, 0, 11, messages) ? *place : 0, 0u, 1u};
        v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane].h;
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


      const uint *place = &a_2[INDEX(check_index1(9, thread_x, 0, 0, t_global, t_global, a_extent0,
          messages))];
      int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      state v_2 = {check_use_global(10, thread_x, 0, 0, place, 0, 0, 11, messages) ?
          (IN_BOUNDS(place, a, a_bytes) ? *place : 0) : 0, 0u, 1u};
      v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (check_element(2, thread_x, 0, 0, (long)l, 16, messages) &&
          check_use_local(3, thread_x, 0, 0, &s[l], 2, (ulong)v[lane].h, 0, messages)) {
        s[l] = v[lane].h;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if ((s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) &&
      (s_filled || SHADOW_ACCESS(&s[3], 4, 0, 0, 0, 0u, 65, 0uL) != 0)) {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(4, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane;
#line 152 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      v[lane].x = 4;
      if (uu == 26 && (check_pointer(39, thread_x, 0, 0, &s[l ^ 1], messages, (ulong)&s, 64) ?
          s[l ^ 1] : 0) > 100) {
        v[lane].y += 1;
      } else {
        v[lane].x = 3;
        uint value = s[3];
        v[lane].y += value;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(4, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane;
#line 152 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      v[lane].x = 4;
      if (uu == 26 && (check_pointer(39, thread_x, 0, 0, &s[l ^ 1], messages, (ulong)&s, 64) &&
          check_use_local(38, thread_x, 0, 0, &s[l ^ 1], 0, 0, 40, messages) ? s[l ^ 1] : 0) > 100)
          {
        v[lane].y += 1;
      } else {
        v[lane].x = 3;
        uint value = check_pointer(39, thread_x, 0, 0, &s[3], messages, (ulong)&s, 64) &&
            check_use_local(38, thread_x, 0, 0, &s[3], 0, 0, 40, messages) ? s[3] : 0;
        v[lane].y += value;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if ((s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile >= 0 &&
      row_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (row_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane;
        uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y + s[15 - l];
        uint *place = &row_2[INDEX((long)t_global)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane;
        uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y + s[15 - l];
        uint *place = &row_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(row_marks, row, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(5, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane;
      uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y +
          (check_element(6, thread_x, 0, 0, (long)(15 - l), 16, messages) &&
          check_use_local(7, thread_x, 0, 0, &s[15 - l], 0, 0, 8, messages) ? s[15 - l] : 0);
      uint *place = &row_2[INDEX(check_index1(12, thread_x, 0, 0, t_global, t_global, row_extent0,
          messages))];
      if (check_use_global(13, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, row, row_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of expect_kernel, divergent-values.cpp:58
#line 58 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static void expect_kernel_18(uint *column, ulong column_bytes, long column_offset,
                             int column_extent0, int column_extent1, int column_stride0,
                             const uint *a, ulong a_bytes, long a_offset, int a_extent0, uint uu,
                             uint *messages, int tile_x, int tile_y) {
  ulong a_begin = (ulong)a + (ulong)(a_offset * 4);
  ulong a_end = (ulong)a + (ulong)(((long)a_extent0 - 1 + a_offset + 1) * 4);
  ulong column_begin = (ulong)column + (ulong)(column_offset * 4);
  ulong column_end = (ulong)column +
      (ulong)((((long)column_extent0 - 1) * (long)column_stride0 + ((long)column_extent1 - 1) +
      column_offset + 1) * 4);
  bool apart = a_end <= column_begin || column_end <= a_begin;
  ulong a_marks = SHADOW_MARKS(a);
  ulong column_marks = SHADOW_MARKS(column);
  bool s_filled = false;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v[16];
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  uint *column_2 = column + column_offset;
  const uint *a_2 = a + a_offset;
  if (16L * tile_y >= 0 && a_extent0 + -16L * tile_y + -16L >= 0 && apart) {
    if (a_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global_0)];
        int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {*place, 0u, 1u};
        v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane_y].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int thread_x = tile_x;
        int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global_0)];
        int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {a_marks == 0 || SHADOW_WRITTEN(a_marks, a, place, 4) ||
            check_use_global(15, thread_x, thread_y, 0, place, 0, 0, 16, messages) ? *place : 0, 0u,
            1u};
        v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane_y].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    if (!s_filled) {
      SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 66, 0uL);
      s_filled = true;
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 7);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int t_global_0 = tile_y * 16 + lane_y;
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      const uint *place = &a_2[INDEX(check_index1(14, thread_x, thread_y, 0, t_global_0, t_global_0,
          a_extent0, messages))];
      int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      state v_2 = {check_use_global(15, thread_x, thread_y, 0, place, 0, 0, 16, messages) ?
          (IN_BOUNDS(place, a, a_bytes) ? *place : 0) : 0, 0u, 1u};
      v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (check_element(2, thread_x, thread_y, 0, (long)l, 16, messages) &&
          check_use_local(3, thread_x, thread_y, 0, &s[l], 2, (ulong)v[lane_y].h, 0, messages)) {
        s[l] = v[lane_y].h;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if ((s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) &&
      (s_filled || SHADOW_ACCESS(&s[3], 4, 0, 0, 0, 0u, 65, 0uL) != 0)) {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(4, tile_x, (int)(16L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane_y;
#line 152 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      v[lane_y].x = 4;
      if (uu == 26 && (check_pointer(39, thread_x, thread_y, 0, &s[l ^ 1], messages, (ulong)&s, 64)
          ? s[l ^ 1] : 0) > 100) {
        v[lane_y].y += 1;
      } else {
        v[lane_y].x = 3;
        uint value = s[3];
        v[lane_y].y += value;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(4, tile_x, (int)(16L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane_y;
#line 152 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      v[lane_y].x = 4;
      if (uu == 26 && (check_pointer(39, thread_x, thread_y, 0, &s[l ^ 1], messages, (ulong)&s, 64)
          && check_use_local(38, thread_x, thread_y, 0, &s[l ^ 1], 0, 0, 40, messages) ? s[l ^ 1] :
          0) > 100) {
        v[lane_y].y += 1;
      } else {
        v[lane_y].x = 3;
        uint value = check_pointer(39, thread_x, thread_y, 0, &s[3], messages, (ulong)&s, 64) &&
            check_use_local(38, thread_x, thread_y, 0, &s[3], 0, 0, 40, messages) ? s[3] : 0;
        v[lane_y].y += value;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if ((s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile_y >= 0 &&
      column_extent0 + -16L * tile_y + -16L >= 0 && tile_x >= 0L && column_extent1 + -1L * tile_x +
      -1L >= 0 && apart) {
    if (column_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int t_global_1 = tile_x;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane_y;
        uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y + s[15 - l];
        uint *place = &column_2[INDEX((long)t_global_0 * column_stride0 + t_global_1)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int t_global_1 = tile_x;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane_y;
        uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y + s[15 - l];
        uint *place = &column_2[INDEX((long)t_global_0 * column_stride0 + t_global_1)];
        if (SHADOW_WRITES(column_marks, column, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int t_global_0 = tile_y * 16 + lane_y;
      int t_global_1 = tile_x;
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane_y;
      uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y +
          (check_element(6, thread_x, thread_y, 0, (long)(15 - l), 16, messages) &&
          check_use_local(7, thread_x, thread_y, 0, &s[15 - l], 0, 0, 8, messages) ? s[15 - l] : 0);
      uint *place = &column_2[INDEX(check_index2(17, thread_x, thread_y, 0,
          (long)t_global_0 * column_stride0 + t_global_1, t_global_0, t_global_1, column_extent0,
          column_extent1, messages))];
      if (check_use_global(18, thread_x, thread_y, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, column, column_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of expect_kernel, divergent-values.cpp:54
#line 54 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static void expect_kernel_19(uint *row, ulong row_bytes, long row_offset, int row_extent0,
                             const uint *a, ulong a_bytes, long a_offset, int a_extent0, uint uu,
                             uint *messages, int tile) {
  ulong a_begin = (ulong)a + (ulong)(a_offset * 4);
  ulong a_end = (ulong)a + (ulong)(((long)a_extent0 - 1 + a_offset + 1) * 4);
  ulong row_begin = (ulong)row + (ulong)(row_offset * 4);
  ulong row_end = (ulong)row + (ulong)(((long)row_extent0 - 1 + row_offset + 1) * 4);
  bool apart = a_end <= row_begin || row_end <= a_begin;
  ulong a_marks = SHADOW_MARKS(a);
  ulong row_marks = SHADOW_MARKS(row);
  bool s_filled = false;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v[16];
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  uint *row_2 = row + row_offset;
  const uint *a_2 = a + a_offset;
  if (16L * tile >= 0 && a_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (a_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global)];
        int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {*place, 0u, 1u};
        v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global)];
        int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {a_marks == 0 || SHADOW_WRITTEN(a_marks, a, place, 4) ||
            check_use_global(10, thread_x, 0, 0, place, 0, 0, 11, messages) ? *place : 0, 0u, 1u};
        v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane].h;
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


      const uint *place = &a_2[INDEX(check_index1(9, thread_x, 0, 0, t_global, t_global, a_extent0,
          messages))];
      int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      state v_2 = {check_use_global(10, thread_x, 0, 0, place, 0, 0, 11, messages) ?
          (IN_BOUNDS(place, a, a_bytes) ? *place : 0) : 0, 0u, 1u};
      v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (check_element(2, thread_x, 0, 0, (long)l, 16, messages) &&
          check_use_local(3, thread_x, 0, 0, &s[l], 2, (ulong)v[lane].h, 0, messages)) {
        s[l] = v[lane].h;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if ((s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) &&
      (s_filled || SHADOW_ACCESS(&s[2], 4, 0, 0, 0, 0u, 65, 0uL) != 0) &&
      (s_filled || SHADOW_ACCESS(&s[3], 4, 0, 0, 0, 0u, 65, 0uL) != 0)) {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(4, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane;
#line 157 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (uu == 7 || (check_pointer(41, thread_x, 0, 0, &s[l ^ 1], messages, (ulong)&s, 64) ?
          s[l ^ 1] : 0) > 100) {
        v[lane].x = 3;
        uint value = s[2];
        v[lane].y ^= value;
      } else {
        v[lane].x = 9;
        uint value = s[3];
        v[lane].y += value;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(4, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane;
#line 157 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (uu == 7 || (check_pointer(41, thread_x, 0, 0, &s[l ^ 1], messages, (ulong)&s, 64) &&
          check_use_local(42, thread_x, 0, 0, &s[l ^ 1], 0, 0, 43, messages) ? s[l ^ 1] : 0) > 100)
          {
        v[lane].x = 3;
        uint value = check_pointer(41, thread_x, 0, 0, &s[2], messages, (ulong)&s, 64) &&
            check_use_local(42, thread_x, 0, 0, &s[2], 0, 0, 43, messages) ? s[2] : 0;
        v[lane].y ^= value;
      } else {
        v[lane].x = 9;
        uint value = check_pointer(41, thread_x, 0, 0, &s[3], messages, (ulong)&s, 64) &&
            check_use_local(42, thread_x, 0, 0, &s[3], 0, 0, 43, messages) ? s[3] : 0;
        v[lane].y += value;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if ((s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile >= 0 &&
      row_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (row_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane;
        uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y + s[15 - l];
        uint *place = &row_2[INDEX((long)t_global)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane;
        uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y + s[15 - l];
        uint *place = &row_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(row_marks, row, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(5, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane;
      uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y +
          (check_element(6, thread_x, 0, 0, (long)(15 - l), 16, messages) &&
          check_use_local(7, thread_x, 0, 0, &s[15 - l], 0, 0, 8, messages) ? s[15 - l] : 0);
      uint *place = &row_2[INDEX(check_index1(12, thread_x, 0, 0, t_global, t_global, row_extent0,
          messages))];
      if (check_use_global(13, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, row, row_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of expect_kernel, divergent-values.cpp:58
#line 58 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static void expect_kernel_20(uint *column, ulong column_bytes, long column_offset,
                             int column_extent0, int column_extent1, int column_stride0,
                             const uint *a, ulong a_bytes, long a_offset, int a_extent0, uint uu,
                             uint *messages, int tile_x, int tile_y) {
  ulong a_begin = (ulong)a + (ulong)(a_offset * 4);
  ulong a_end = (ulong)a + (ulong)(((long)a_extent0 - 1 + a_offset + 1) * 4);
  ulong column_begin = (ulong)column + (ulong)(column_offset * 4);
  ulong column_end = (ulong)column +
      (ulong)((((long)column_extent0 - 1) * (long)column_stride0 + ((long)column_extent1 - 1) +
      column_offset + 1) * 4);
  bool apart = a_end <= column_begin || column_end <= a_begin;
  ulong a_marks = SHADOW_MARKS(a);
  ulong column_marks = SHADOW_MARKS(column);
  bool s_filled = false;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v[16];
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  uint *column_2 = column + column_offset;
  const uint *a_2 = a + a_offset;
  if (16L * tile_y >= 0 && a_extent0 + -16L * tile_y + -16L >= 0 && apart) {
    if (a_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global_0)];
        int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {*place, 0u, 1u};
        v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane_y].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int thread_x = tile_x;
        int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global_0)];
        int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {a_marks == 0 || SHADOW_WRITTEN(a_marks, a, place, 4) ||
            check_use_global(15, thread_x, thread_y, 0, place, 0, 0, 16, messages) ? *place : 0, 0u,
            1u};
        v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane_y].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    if (!s_filled) {
      SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 66, 0uL);
      s_filled = true;
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 7);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int t_global_0 = tile_y * 16 + lane_y;
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      const uint *place = &a_2[INDEX(check_index1(14, thread_x, thread_y, 0, t_global_0, t_global_0,
          a_extent0, messages))];
      int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      state v_2 = {check_use_global(15, thread_x, thread_y, 0, place, 0, 0, 16, messages) ?
          (IN_BOUNDS(place, a, a_bytes) ? *place : 0) : 0, 0u, 1u};
      v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (check_element(2, thread_x, thread_y, 0, (long)l, 16, messages) &&
          check_use_local(3, thread_x, thread_y, 0, &s[l], 2, (ulong)v[lane_y].h, 0, messages)) {
        s[l] = v[lane_y].h;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if ((s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) &&
      (s_filled || SHADOW_ACCESS(&s[2], 4, 0, 0, 0, 0u, 65, 0uL) != 0) &&
      (s_filled || SHADOW_ACCESS(&s[3], 4, 0, 0, 0, 0u, 65, 0uL) != 0)) {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(4, tile_x, (int)(16L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane_y;
#line 157 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (uu == 7 || (check_pointer(41, thread_x, thread_y, 0, &s[l ^ 1], messages, (ulong)&s, 64) ?
          s[l ^ 1] : 0) > 100) {
        v[lane_y].x = 3;
        uint value = s[2];
        v[lane_y].y ^= value;
      } else {
        v[lane_y].x = 9;
        uint value = s[3];
        v[lane_y].y += value;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(4, tile_x, (int)(16L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane_y;
#line 157 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (uu == 7 || (check_pointer(41, thread_x, thread_y, 0, &s[l ^ 1], messages, (ulong)&s, 64)
          && check_use_local(42, thread_x, thread_y, 0, &s[l ^ 1], 0, 0, 43, messages) ? s[l ^ 1] :
          0) > 100) {
        v[lane_y].x = 3;
        uint value = check_pointer(41, thread_x, thread_y, 0, &s[2], messages, (ulong)&s, 64) &&
            check_use_local(42, thread_x, thread_y, 0, &s[2], 0, 0, 43, messages) ? s[2] : 0;
        v[lane_y].y ^= value;
      } else {
        v[lane_y].x = 9;
        uint value = check_pointer(41, thread_x, thread_y, 0, &s[3], messages, (ulong)&s, 64) &&
            check_use_local(42, thread_x, thread_y, 0, &s[3], 0, 0, 43, messages) ? s[3] : 0;
        v[lane_y].y += value;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if ((s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile_y >= 0 &&
      column_extent0 + -16L * tile_y + -16L >= 0 && tile_x >= 0L && column_extent1 + -1L * tile_x +
      -1L >= 0 && apart) {
    if (column_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int t_global_1 = tile_x;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane_y;
        uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y + s[15 - l];
        uint *place = &column_2[INDEX((long)t_global_0 * column_stride0 + t_global_1)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int t_global_1 = tile_x;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane_y;
        uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y + s[15 - l];
        uint *place = &column_2[INDEX((long)t_global_0 * column_stride0 + t_global_1)];
        if (SHADOW_WRITES(column_marks, column, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int t_global_0 = tile_y * 16 + lane_y;
      int t_global_1 = tile_x;
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane_y;
      uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y +
          (check_element(6, thread_x, thread_y, 0, (long)(15 - l), 16, messages) &&
          check_use_local(7, thread_x, thread_y, 0, &s[15 - l], 0, 0, 8, messages) ? s[15 - l] : 0);
      uint *place = &column_2[INDEX(check_index2(17, thread_x, thread_y, 0,
          (long)t_global_0 * column_stride0 + t_global_1, t_global_0, t_global_1, column_extent0,
          column_extent1, messages))];
      if (check_use_global(18, thread_x, thread_y, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, column, column_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of expect_kernel, divergent-values.cpp:54
#line 54 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static void expect_kernel_21(uint *row, ulong row_bytes, long row_offset, int row_extent0,
                             const uint *a, ulong a_bytes, long a_offset, int a_extent0, uint uu,
                             uint *messages, int tile) {
  ulong a_begin = (ulong)a + (ulong)(a_offset * 4);
  ulong a_end = (ulong)a + (ulong)(((long)a_extent0 - 1 + a_offset + 1) * 4);
  ulong row_begin = (ulong)row + (ulong)(row_offset * 4);
  ulong row_end = (ulong)row + (ulong)(((long)row_extent0 - 1 + row_offset + 1) * 4);
  bool apart = a_end <= row_begin || row_end <= a_begin;
  ulong a_marks = SHADOW_MARKS(a);
  ulong row_marks = SHADOW_MARKS(row);
  bool s_filled = false;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v[16];
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  uint *row_2 = row + row_offset;
  const uint *a_2 = a + a_offset;
  if (16L * tile >= 0 && a_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (a_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global)];
        int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {*place, 0u, 1u};
        v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global)];
        int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {a_marks == 0 || SHADOW_WRITTEN(a_marks, a, place, 4) ||
            check_use_global(10, thread_x, 0, 0, place, 0, 0, 11, messages) ? *place : 0, 0u, 1u};
        v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane].h;
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


      const uint *place = &a_2[INDEX(check_index1(9, thread_x, 0, 0, t_global, t_global, a_extent0,
          messages))];
      int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      state v_2 = {check_use_global(10, thread_x, 0, 0, place, 0, 0, 11, messages) ?
          (IN_BOUNDS(place, a, a_bytes) ? *place : 0) : 0, 0u, 1u};
      v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (check_element(2, thread_x, 0, 0, (long)l, 16, messages) &&
          check_use_local(3, thread_x, 0, 0, &s[l], 2, (ulong)v[lane].h, 0, messages)) {
        s[l] = v[lane].h;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if ((s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) &&
      (s_filled || SHADOW_ACCESS(&s[2], 4, 0, 0, 0, 0u, 65, 0uL) != 0) &&
      (s_filled || SHADOW_ACCESS(&s[3], 4, 0, 0, 0, 0u, 65, 0uL) != 0)) {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(4, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane;
#line 166 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      v[lane].x = 4;
      if (uu == 26) {
        if ((check_pointer(45, thread_x, 0, 0, &s[l ^ 1], messages, (ulong)&s, 64) ? s[l ^ 1] : 0) >
            100) {
          v[lane].x = 3;
          uint value = s[2];
          v[lane].y ^= value;
        } else {
          uint value = s[3];
          v[lane].y += value;
        }
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(4, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane;
#line 166 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      v[lane].x = 4;
      if (uu == 26) {
        if ((check_pointer(45, thread_x, 0, 0, &s[l ^ 1], messages, (ulong)&s, 64) &&
            check_use_local(44, thread_x, 0, 0, &s[l ^ 1], 0, 0, 46, messages) ? s[l ^ 1] : 0) >
            100) {
          v[lane].x = 3;
          uint value = check_pointer(45, thread_x, 0, 0, &s[2], messages, (ulong)&s, 64) &&
              check_use_local(44, thread_x, 0, 0, &s[2], 0, 0, 46, messages) ? s[2] : 0;
          v[lane].y ^= value;
        } else {
          uint value = check_pointer(45, thread_x, 0, 0, &s[3], messages, (ulong)&s, 64) &&
              check_use_local(44, thread_x, 0, 0, &s[3], 0, 0, 46, messages) ? s[3] : 0;
          v[lane].y += value;
        }
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if ((s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile >= 0 &&
      row_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (row_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane;
        uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y + s[15 - l];
        uint *place = &row_2[INDEX((long)t_global)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane;
        uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y + s[15 - l];
        uint *place = &row_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(row_marks, row, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(5, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane;
      uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y +
          (check_element(6, thread_x, 0, 0, (long)(15 - l), 16, messages) &&
          check_use_local(7, thread_x, 0, 0, &s[15 - l], 0, 0, 8, messages) ? s[15 - l] : 0);
      uint *place = &row_2[INDEX(check_index1(12, thread_x, 0, 0, t_global, t_global, row_extent0,
          messages))];
      if (check_use_global(13, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, row, row_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of expect_kernel, divergent-values.cpp:58
#line 58 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static void expect_kernel_22(uint *column, ulong column_bytes, long column_offset,
                             int column_extent0, int column_extent1, int column_stride0,
                             const uint *a, ulong a_bytes, long a_offset, int a_extent0, uint uu,
                             uint *messages, int tile_x, int tile_y) {
  ulong a_begin = (ulong)a + (ulong)(a_offset * 4);
  ulong a_end = (ulong)a + (ulong)(((long)a_extent0 - 1 + a_offset + 1) * 4);
  ulong column_begin = (ulong)column + (ulong)(column_offset * 4);
  ulong column_end = (ulong)column +
      (ulong)((((long)column_extent0 - 1) * (long)column_stride0 + ((long)column_extent1 - 1) +
      column_offset + 1) * 4);
  bool apart = a_end <= column_begin || column_end <= a_begin;
  ulong a_marks = SHADOW_MARKS(a);
  ulong column_marks = SHADOW_MARKS(column);
  bool s_filled = false;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v[16];
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  uint *column_2 = column + column_offset;
  const uint *a_2 = a + a_offset;
  if (16L * tile_y >= 0 && a_extent0 + -16L * tile_y + -16L >= 0 && apart) {
    if (a_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global_0)];
        int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {*place, 0u, 1u};
        v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane_y].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int thread_x = tile_x;
        int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global_0)];
        int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {a_marks == 0 || SHADOW_WRITTEN(a_marks, a, place, 4) ||
            check_use_global(15, thread_x, thread_y, 0, place, 0, 0, 16, messages) ? *place : 0, 0u,
            1u};
        v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane_y].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    if (!s_filled) {
      SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 66, 0uL);
      s_filled = true;
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 7);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int t_global_0 = tile_y * 16 + lane_y;
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      const uint *place = &a_2[INDEX(check_index1(14, thread_x, thread_y, 0, t_global_0, t_global_0,
          a_extent0, messages))];
      int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      state v_2 = {check_use_global(15, thread_x, thread_y, 0, place, 0, 0, 16, messages) ?
          (IN_BOUNDS(place, a, a_bytes) ? *place : 0) : 0, 0u, 1u};
      v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (check_element(2, thread_x, thread_y, 0, (long)l, 16, messages) &&
          check_use_local(3, thread_x, thread_y, 0, &s[l], 2, (ulong)v[lane_y].h, 0, messages)) {
        s[l] = v[lane_y].h;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if ((s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) &&
      (s_filled || SHADOW_ACCESS(&s[2], 4, 0, 0, 0, 0u, 65, 0uL) != 0) &&
      (s_filled || SHADOW_ACCESS(&s[3], 4, 0, 0, 0, 0u, 65, 0uL) != 0)) {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(4, tile_x, (int)(16L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane_y;
#line 166 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      v[lane_y].x = 4;
      if (uu == 26) {
        if ((check_pointer(45, thread_x, thread_y, 0, &s[l ^ 1], messages, (ulong)&s, 64) ? s[l ^ 1]
            : 0) > 100) {
          v[lane_y].x = 3;
          uint value = s[2];
          v[lane_y].y ^= value;
        } else {
          uint value = s[3];
          v[lane_y].y += value;
        }
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(4, tile_x, (int)(16L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane_y;
#line 166 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      v[lane_y].x = 4;
      if (uu == 26) {
        if ((check_pointer(45, thread_x, thread_y, 0, &s[l ^ 1], messages, (ulong)&s, 64) &&
            check_use_local(44, thread_x, thread_y, 0, &s[l ^ 1], 0, 0, 46, messages) ? s[l ^ 1] :
            0) > 100) {
          v[lane_y].x = 3;
          uint value = check_pointer(45, thread_x, thread_y, 0, &s[2], messages, (ulong)&s, 64) &&
              check_use_local(44, thread_x, thread_y, 0, &s[2], 0, 0, 46, messages) ? s[2] : 0;
          v[lane_y].y ^= value;
        } else {
          uint value = check_pointer(45, thread_x, thread_y, 0, &s[3], messages, (ulong)&s, 64) &&
              check_use_local(44, thread_x, thread_y, 0, &s[3], 0, 0, 46, messages) ? s[3] : 0;
          v[lane_y].y += value;
        }
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if ((s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile_y >= 0 &&
      column_extent0 + -16L * tile_y + -16L >= 0 && tile_x >= 0L && column_extent1 + -1L * tile_x +
      -1L >= 0 && apart) {
    if (column_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int t_global_1 = tile_x;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane_y;
        uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y + s[15 - l];
        uint *place = &column_2[INDEX((long)t_global_0 * column_stride0 + t_global_1)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int t_global_1 = tile_x;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane_y;
        uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y + s[15 - l];
        uint *place = &column_2[INDEX((long)t_global_0 * column_stride0 + t_global_1)];
        if (SHADOW_WRITES(column_marks, column, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int t_global_0 = tile_y * 16 + lane_y;
      int t_global_1 = tile_x;
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane_y;
      uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y +
          (check_element(6, thread_x, thread_y, 0, (long)(15 - l), 16, messages) &&
          check_use_local(7, thread_x, thread_y, 0, &s[15 - l], 0, 0, 8, messages) ? s[15 - l] : 0);
      uint *place = &column_2[INDEX(check_index2(17, thread_x, thread_y, 0,
          (long)t_global_0 * column_stride0 + t_global_1, t_global_0, t_global_1, column_extent0,
          column_extent1, messages))];
      if (check_use_global(18, thread_x, thread_y, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, column, column_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of expect_kernel, divergent-values.cpp:54
#line 54 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static void expect_kernel_23(uint *row, ulong row_bytes, long row_offset, int row_extent0,
                             const uint *a, ulong a_bytes, long a_offset, int a_extent0,
                             uint *messages, int tile) {
  ulong a_begin = (ulong)a + (ulong)(a_offset * 4);
  ulong a_end = (ulong)a + (ulong)(((long)a_extent0 - 1 + a_offset + 1) * 4);
  ulong row_begin = (ulong)row + (ulong)(row_offset * 4);
  ulong row_end = (ulong)row + (ulong)(((long)row_extent0 - 1 + row_offset + 1) * 4);
  bool apart = a_end <= row_begin || row_end <= a_begin;
  ulong a_marks = SHADOW_MARKS(a);
  ulong row_marks = SHADOW_MARKS(row);
  bool s_filled = false;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v[16];
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  uint *row_2 = row + row_offset;
  const uint *a_2 = a + a_offset;
  if (16L * tile >= 0 && a_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (a_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global)];
        int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {*place, 0u, 1u};
        v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global)];
        int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {a_marks == 0 || SHADOW_WRITTEN(a_marks, a, place, 4) ||
            check_use_global(10, thread_x, 0, 0, place, 0, 0, 11, messages) ? *place : 0, 0u, 1u};
        v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane].h;
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


      const uint *place = &a_2[INDEX(check_index1(9, thread_x, 0, 0, t_global, t_global, a_extent0,
          messages))];
      int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      state v_2 = {check_use_global(10, thread_x, 0, 0, place, 0, 0, 11, messages) ?
          (IN_BOUNDS(place, a, a_bytes) ? *place : 0) : 0, 0u, 1u};
      v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (check_element(2, thread_x, 0, 0, (long)l, 16, messages) &&
          check_use_local(3, thread_x, 0, 0, &s[l], 2, (ulong)v[lane].h, 0, messages)) {
        s[l] = v[lane].h;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if (s_filled || SHADOW_ACCESS(&s[2], 4, 0, 0, 0, 0u, 65, 0uL) != 0) {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(4, (int)(16L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 16; ++lane) {
#line 42 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      uint value;
#line 174 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      v[lane].x = 4;
      switch (v[lane].h & 3) {
      case 0u:;
        v[lane].x = 5;
        break;
      case 1u:;
        v[lane].x = 6;
      case 2u:;
        value = s[2];
        v[lane].y += value;
        break;
      default:;
        v[lane].x = 7;
      }
      SHADOW_BARRIER(lane, 0, 0, 1);
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(4, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 42 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      uint value;
#line 174 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      v[lane].x = 4;
      switch (v[lane].h & 3) {
      case 0u:;
        v[lane].x = 5;
        break;
      case 1u:;
        v[lane].x = 6;
      case 2u:;
        value = check_pointer(49, thread_x, 0, 0, &s[2], messages, (ulong)&s, 64) &&
            check_use_local(47, thread_x, 0, 0, &s[2], 0, 0, 48, messages) ? s[2] : 0;
        v[lane].y += value;
        break;
      default:;
        v[lane].x = 7;
      }
      SHADOW_BARRIER(lane, 0, 0, 1);
    }
  }
  if ((s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile >= 0 &&
      row_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (row_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane;
        uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y + s[15 - l];
        uint *place = &row_2[INDEX((long)t_global)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane;
        uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y + s[15 - l];
        uint *place = &row_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(row_marks, row, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(5, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane;
      uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y +
          (check_element(6, thread_x, 0, 0, (long)(15 - l), 16, messages) &&
          check_use_local(7, thread_x, 0, 0, &s[15 - l], 0, 0, 8, messages) ? s[15 - l] : 0);
      uint *place = &row_2[INDEX(check_index1(12, thread_x, 0, 0, t_global, t_global, row_extent0,
          messages))];
      if (check_use_global(13, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, row, row_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of expect_kernel, divergent-values.cpp:58
#line 58 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static void expect_kernel_24(uint *column, ulong column_bytes, long column_offset,
                             int column_extent0, int column_extent1, int column_stride0,
                             const uint *a, ulong a_bytes, long a_offset, int a_extent0,
                             uint *messages, int tile_x, int tile_y) {
  ulong a_begin = (ulong)a + (ulong)(a_offset * 4);
  ulong a_end = (ulong)a + (ulong)(((long)a_extent0 - 1 + a_offset + 1) * 4);
  ulong column_begin = (ulong)column + (ulong)(column_offset * 4);
  ulong column_end = (ulong)column +
      (ulong)((((long)column_extent0 - 1) * (long)column_stride0 + ((long)column_extent1 - 1) +
      column_offset + 1) * 4);
  bool apart = a_end <= column_begin || column_end <= a_begin;
  ulong a_marks = SHADOW_MARKS(a);
  ulong column_marks = SHADOW_MARKS(column);
  bool s_filled = false;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v[16];
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  uint *column_2 = column + column_offset;
  const uint *a_2 = a + a_offset;
  if (16L * tile_y >= 0 && a_extent0 + -16L * tile_y + -16L >= 0 && apart) {
    if (a_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global_0)];
        int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {*place, 0u, 1u};
        v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane_y].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int thread_x = tile_x;
        int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global_0)];
        int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {a_marks == 0 || SHADOW_WRITTEN(a_marks, a, place, 4) ||
            check_use_global(15, thread_x, thread_y, 0, place, 0, 0, 16, messages) ? *place : 0, 0u,
            1u};
        v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane_y].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    if (!s_filled) {
      SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 66, 0uL);
      s_filled = true;
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 7);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int t_global_0 = tile_y * 16 + lane_y;
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      const uint *place = &a_2[INDEX(check_index1(14, thread_x, thread_y, 0, t_global_0, t_global_0,
          a_extent0, messages))];
      int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      state v_2 = {check_use_global(15, thread_x, thread_y, 0, place, 0, 0, 16, messages) ?
          (IN_BOUNDS(place, a, a_bytes) ? *place : 0) : 0, 0u, 1u};
      v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (check_element(2, thread_x, thread_y, 0, (long)l, 16, messages) &&
          check_use_local(3, thread_x, thread_y, 0, &s[l], 2, (ulong)v[lane_y].h, 0, messages)) {
        s[l] = v[lane_y].h;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if (s_filled || SHADOW_ACCESS(&s[2], 4, 0, 0, 0, 0u, 65, 0uL) != 0) {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(4, tile_x, (int)(16L * tile_y), 0, messages);
    THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
#line 42 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      uint value;
#line 174 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      v[lane_y].x = 4;
      switch (v[lane_y].h & 3) {
      case 0u:;
        v[lane_y].x = 5;
        break;
      case 1u:;
        v[lane_y].x = 6;
      case 2u:;
        value = s[2];
        v[lane_y].y += value;
        break;
      default:;
        v[lane_y].x = 7;
      }
      SHADOW_BARRIER(0, lane_y, 0, 1);
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(4, tile_x, (int)(16L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 42 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      uint value;
#line 174 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      v[lane_y].x = 4;
      switch (v[lane_y].h & 3) {
      case 0u:;
        v[lane_y].x = 5;
        break;
      case 1u:;
        v[lane_y].x = 6;
      case 2u:;
        value = check_pointer(49, thread_x, thread_y, 0, &s[2], messages, (ulong)&s, 64) &&
            check_use_local(47, thread_x, thread_y, 0, &s[2], 0, 0, 48, messages) ? s[2] : 0;
        v[lane_y].y += value;
        break;
      default:;
        v[lane_y].x = 7;
      }
      SHADOW_BARRIER(0, lane_y, 0, 1);
    }
  }
  if ((s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile_y >= 0 &&
      column_extent0 + -16L * tile_y + -16L >= 0 && tile_x >= 0L && column_extent1 + -1L * tile_x +
      -1L >= 0 && apart) {
    if (column_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int t_global_1 = tile_x;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane_y;
        uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y + s[15 - l];
        uint *place = &column_2[INDEX((long)t_global_0 * column_stride0 + t_global_1)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int t_global_1 = tile_x;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane_y;
        uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y + s[15 - l];
        uint *place = &column_2[INDEX((long)t_global_0 * column_stride0 + t_global_1)];
        if (SHADOW_WRITES(column_marks, column, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int t_global_0 = tile_y * 16 + lane_y;
      int t_global_1 = tile_x;
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane_y;
      uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y +
          (check_element(6, thread_x, thread_y, 0, (long)(15 - l), 16, messages) &&
          check_use_local(7, thread_x, thread_y, 0, &s[15 - l], 0, 0, 8, messages) ? s[15 - l] : 0);
      uint *place = &column_2[INDEX(check_index2(17, thread_x, thread_y, 0,
          (long)t_global_0 * column_stride0 + t_global_1, t_global_0, t_global_1, column_extent0,
          column_extent1, messages))];
      if (check_use_global(18, thread_x, thread_y, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, column, column_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of expect_kernel, divergent-values.cpp:54
#line 54 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static void expect_kernel_25(uint *row, ulong row_bytes, long row_offset, int row_extent0,
                             const uint *a, ulong a_bytes, long a_offset, int a_extent0, uint uu,
                             uint *messages, int tile) {
  ulong a_begin = (ulong)a + (ulong)(a_offset * 4);
  ulong a_end = (ulong)a + (ulong)(((long)a_extent0 - 1 + a_offset + 1) * 4);
  ulong row_begin = (ulong)row + (ulong)(row_offset * 4);
  ulong row_end = (ulong)row + (ulong)(((long)row_extent0 - 1 + row_offset + 1) * 4);
  bool apart = a_end <= row_begin || row_end <= a_begin;
  ulong a_marks = SHADOW_MARKS(a);
  ulong row_marks = SHADOW_MARKS(row);
  bool s_filled = false;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v[16];
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  uint *row_2 = row + row_offset;
  const uint *a_2 = a + a_offset;
  if (16L * tile >= 0 && a_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (a_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global)];
        int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {*place, 0u, 1u};
        v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global)];
        int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {a_marks == 0 || SHADOW_WRITTEN(a_marks, a, place, 4) ||
            check_use_global(10, thread_x, 0, 0, place, 0, 0, 11, messages) ? *place : 0, 0u, 1u};
        v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane].h;
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


      const uint *place = &a_2[INDEX(check_index1(9, thread_x, 0, 0, t_global, t_global, a_extent0,
          messages))];
      int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      state v_2 = {check_use_global(10, thread_x, 0, 0, place, 0, 0, 11, messages) ?
          (IN_BOUNDS(place, a, a_bytes) ? *place : 0) : 0, 0u, 1u};
      v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (check_element(2, thread_x, 0, 0, (long)l, 16, messages) &&
          check_use_local(3, thread_x, 0, 0, &s[l], 2, (ulong)v[lane].h, 0, messages)) {
        s[l] = v[lane].h;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  check_barrier(4, (int)(16L * tile), 0, 0, messages);
  for (int lane = 0; lane < 16; ++lane) {
    int thread_x = tile * 16 + lane;
#line 187 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    v[lane].x = 0;
    for (uint j = 0; j < uu; ++j) {
      uint q = v[lane].h + j;
      do {
        ++v[lane].x;
        q = q / check_divisor(52, thread_x, 0, 0, q, 3, messages);
      } while (q & 3);
      uint value = v[lane].x;
      v[lane].y += value;
    }
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  if ((s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile >= 0 &&
      row_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (row_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane;
        uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y + s[15 - l];
        uint *place = &row_2[INDEX((long)t_global)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane;
        uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y + s[15 - l];
        uint *place = &row_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(row_marks, row, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(5, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane;
      uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y +
          (check_element(6, thread_x, 0, 0, (long)(15 - l), 16, messages) &&
          check_use_local(7, thread_x, 0, 0, &s[15 - l], 0, 0, 8, messages) ? s[15 - l] : 0);
      uint *place = &row_2[INDEX(check_index1(12, thread_x, 0, 0, t_global, t_global, row_extent0,
          messages))];
      if (check_use_global(13, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, row, row_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of expect_kernel, divergent-values.cpp:58
#line 58 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static void expect_kernel_26(uint *column, ulong column_bytes, long column_offset,
                             int column_extent0, int column_extent1, int column_stride0,
                             const uint *a, ulong a_bytes, long a_offset, int a_extent0, uint uu,
                             uint *messages, int tile_x, int tile_y) {
  ulong a_begin = (ulong)a + (ulong)(a_offset * 4);
  ulong a_end = (ulong)a + (ulong)(((long)a_extent0 - 1 + a_offset + 1) * 4);
  ulong column_begin = (ulong)column + (ulong)(column_offset * 4);
  ulong column_end = (ulong)column +
      (ulong)((((long)column_extent0 - 1) * (long)column_stride0 + ((long)column_extent1 - 1) +
      column_offset + 1) * 4);
  bool apart = a_end <= column_begin || column_end <= a_begin;
  ulong a_marks = SHADOW_MARKS(a);
  ulong column_marks = SHADOW_MARKS(column);
  bool s_filled = false;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v[16];
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  uint *column_2 = column + column_offset;
  const uint *a_2 = a + a_offset;
  if (16L * tile_y >= 0 && a_extent0 + -16L * tile_y + -16L >= 0 && apart) {
    if (a_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global_0)];
        int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {*place, 0u, 1u};
        v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane_y].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int thread_x = tile_x;
        int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global_0)];
        int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {a_marks == 0 || SHADOW_WRITTEN(a_marks, a, place, 4) ||
            check_use_global(15, thread_x, thread_y, 0, place, 0, 0, 16, messages) ? *place : 0, 0u,
            1u};
        v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane_y].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    if (!s_filled) {
      SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 66, 0uL);
      s_filled = true;
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 7);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int t_global_0 = tile_y * 16 + lane_y;
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      const uint *place = &a_2[INDEX(check_index1(14, thread_x, thread_y, 0, t_global_0, t_global_0,
          a_extent0, messages))];
      int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      state v_2 = {check_use_global(15, thread_x, thread_y, 0, place, 0, 0, 16, messages) ?
          (IN_BOUNDS(place, a, a_bytes) ? *place : 0) : 0, 0u, 1u};
      v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (check_element(2, thread_x, thread_y, 0, (long)l, 16, messages) &&
          check_use_local(3, thread_x, thread_y, 0, &s[l], 2, (ulong)v[lane_y].h, 0, messages)) {
        s[l] = v[lane_y].h;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  check_barrier(4, tile_x, (int)(16L * tile_y), 0, messages);
  for (int lane_y = 0; lane_y < 16; ++lane_y) {
    int thread_x = tile_x;
    int thread_y = tile_y * 16 + lane_y;
#line 187 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    v[lane_y].x = 0;
    for (uint j = 0; j < uu; ++j) {
      uint q = v[lane_y].h + j;
      do {
        ++v[lane_y].x;
        q = q / check_divisor(52, thread_x, thread_y, 0, q, 3, messages);
      } while (q & 3);
      uint value = v[lane_y].x;
      v[lane_y].y += value;
    }
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  if ((s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile_y >= 0 &&
      column_extent0 + -16L * tile_y + -16L >= 0 && tile_x >= 0L && column_extent1 + -1L * tile_x +
      -1L >= 0 && apart) {
    if (column_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int t_global_1 = tile_x;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane_y;
        uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y + s[15 - l];
        uint *place = &column_2[INDEX((long)t_global_0 * column_stride0 + t_global_1)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int t_global_1 = tile_x;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane_y;
        uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y + s[15 - l];
        uint *place = &column_2[INDEX((long)t_global_0 * column_stride0 + t_global_1)];
        if (SHADOW_WRITES(column_marks, column, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int t_global_0 = tile_y * 16 + lane_y;
      int t_global_1 = tile_x;
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane_y;
      uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y +
          (check_element(6, thread_x, thread_y, 0, (long)(15 - l), 16, messages) &&
          check_use_local(7, thread_x, thread_y, 0, &s[15 - l], 0, 0, 8, messages) ? s[15 - l] : 0);
      uint *place = &column_2[INDEX(check_index2(17, thread_x, thread_y, 0,
          (long)t_global_0 * column_stride0 + t_global_1, t_global_0, t_global_1, column_extent0,
          column_extent1, messages))];
      if (check_use_global(18, thread_x, thread_y, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, column, column_bytes)) {
          *place = value;
        }
      }
    }
  }
}

static __attribute__((noinline, cold)) void report_shift(
    uint site, int thread_x, int thread_y, int thread_z, long value0, long value1, uint *messages) {
  uint message = begin_report(messages, 9, 9, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
  messages[message] = site;
  messages[message + 1] = (uint)thread_x;
  messages[message + 2] = (uint)thread_y;
  messages[message + 3] = (uint)thread_z;
  messages[message + 4] = (uint)(ulong)value0;
  messages[message + 5] = (uint)((ulong)value0 >> 32);
  messages[message + 6] = (uint)(ulong)value1;
  messages[message + 7] = (uint)((ulong)value1 >> 32);
}

static uint check_shift(uint site, int thread_x, int thread_y, int thread_z, uint amount,
                        int bits, uint *messages) {
  if (amount < (uint)bits) {
    return amount;
  }
  report_shift(site, thread_x, thread_y, thread_z, (long)amount, (long)bits, messages);
  return 0;
}

// kernel of expect_kernel, divergent-values.cpp:54
#line 54 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static void expect_kernel_27(uint *row, ulong row_bytes, long row_offset, int row_extent0,
                             const uint *a, ulong a_bytes, long a_offset, int a_extent0, uint uu,
                             uint *messages, int tile) {
  ulong a_begin = (ulong)a + (ulong)(a_offset * 4);
  ulong a_end = (ulong)a + (ulong)(((long)a_extent0 - 1 + a_offset + 1) * 4);
  ulong row_begin = (ulong)row + (ulong)(row_offset * 4);
  ulong row_end = (ulong)row + (ulong)(((long)row_extent0 - 1 + row_offset + 1) * 4);
  bool apart = a_end <= row_begin || row_end <= a_begin;
  ulong a_marks = SHADOW_MARKS(a);
  ulong row_marks = SHADOW_MARKS(row);
  bool s_filled = false;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v[16];
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  uint *row_2 = row + row_offset;
  const uint *a_2 = a + a_offset;
  if (16L * tile >= 0 && a_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (a_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global)];
        int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {*place, 0u, 1u};
        v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global)];
        int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {a_marks == 0 || SHADOW_WRITTEN(a_marks, a, place, 4) ||
            check_use_global(10, thread_x, 0, 0, place, 0, 0, 11, messages) ? *place : 0, 0u, 1u};
        v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane].h;
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


      const uint *place = &a_2[INDEX(check_index1(9, thread_x, 0, 0, t_global, t_global, a_extent0,
          messages))];
      int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      state v_2 = {check_use_global(10, thread_x, 0, 0, place, 0, 0, 11, messages) ?
          (IN_BOUNDS(place, a, a_bytes) ? *place : 0) : 0, 0u, 1u};
      v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (check_element(2, thread_x, 0, 0, (long)l, 16, messages) &&
          check_use_local(3, thread_x, 0, 0, &s[l], 2, (ulong)v[lane].h, 0, messages)) {
        s[l] = v[lane].h;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if (s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(4, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 196 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      v[lane].x = 0;
      for (uint j = 0; j < uu; ++j) {
        if ((v[lane].h >> check_shift(55, thread_x, 0, 0, j, 32, messages)) & 1) {
          continue;
        }
        ++v[lane].x;
        uint value = s[j & 15];
        v[lane].y += value;
      }
      SHADOW_BARRIER(lane, 0, 0, 1);
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(4, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 196 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      v[lane].x = 0;
      for (uint j = 0; j < uu; ++j) {
        if ((v[lane].h >> check_shift(55, thread_x, 0, 0, j, 32, messages)) & 1) {
          continue;
        }
        ++v[lane].x;
        uint value = check_pointer(56, thread_x, 0, 0, &s[j & 15], messages, (ulong)&s, 64) &&
            check_use_local(53, thread_x, 0, 0, &s[j & 15], 0, 0, 54, messages) ? s[j & 15] : 0;
        v[lane].y += value;
      }
      SHADOW_BARRIER(lane, 0, 0, 1);
    }
  }
  if ((s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile >= 0 &&
      row_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (row_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane;
        uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y + s[15 - l];
        uint *place = &row_2[INDEX((long)t_global)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane;
        uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y + s[15 - l];
        uint *place = &row_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(row_marks, row, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(5, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane;
      uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y +
          (check_element(6, thread_x, 0, 0, (long)(15 - l), 16, messages) &&
          check_use_local(7, thread_x, 0, 0, &s[15 - l], 0, 0, 8, messages) ? s[15 - l] : 0);
      uint *place = &row_2[INDEX(check_index1(12, thread_x, 0, 0, t_global, t_global, row_extent0,
          messages))];
      if (check_use_global(13, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, row, row_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of expect_kernel, divergent-values.cpp:58
#line 58 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static void expect_kernel_28(uint *column, ulong column_bytes, long column_offset,
                             int column_extent0, int column_extent1, int column_stride0,
                             const uint *a, ulong a_bytes, long a_offset, int a_extent0, uint uu,
                             uint *messages, int tile_x, int tile_y) {
  ulong a_begin = (ulong)a + (ulong)(a_offset * 4);
  ulong a_end = (ulong)a + (ulong)(((long)a_extent0 - 1 + a_offset + 1) * 4);
  ulong column_begin = (ulong)column + (ulong)(column_offset * 4);
  ulong column_end = (ulong)column +
      (ulong)((((long)column_extent0 - 1) * (long)column_stride0 + ((long)column_extent1 - 1) +
      column_offset + 1) * 4);
  bool apart = a_end <= column_begin || column_end <= a_begin;
  ulong a_marks = SHADOW_MARKS(a);
  ulong column_marks = SHADOW_MARKS(column);
  bool s_filled = false;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v[16];
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  uint *column_2 = column + column_offset;
  const uint *a_2 = a + a_offset;
  if (16L * tile_y >= 0 && a_extent0 + -16L * tile_y + -16L >= 0 && apart) {
    if (a_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global_0)];
        int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {*place, 0u, 1u};
        v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane_y].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int thread_x = tile_x;
        int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global_0)];
        int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {a_marks == 0 || SHADOW_WRITTEN(a_marks, a, place, 4) ||
            check_use_global(15, thread_x, thread_y, 0, place, 0, 0, 16, messages) ? *place : 0, 0u,
            1u};
        v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane_y].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    if (!s_filled) {
      SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 66, 0uL);
      s_filled = true;
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 7);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int t_global_0 = tile_y * 16 + lane_y;
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      const uint *place = &a_2[INDEX(check_index1(14, thread_x, thread_y, 0, t_global_0, t_global_0,
          a_extent0, messages))];
      int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      state v_2 = {check_use_global(15, thread_x, thread_y, 0, place, 0, 0, 16, messages) ?
          (IN_BOUNDS(place, a, a_bytes) ? *place : 0) : 0, 0u, 1u};
      v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (check_element(2, thread_x, thread_y, 0, (long)l, 16, messages) &&
          check_use_local(3, thread_x, thread_y, 0, &s[l], 2, (ulong)v[lane_y].h, 0, messages)) {
        s[l] = v[lane_y].h;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if (s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(4, tile_x, (int)(16L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 196 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      v[lane_y].x = 0;
      for (uint j = 0; j < uu; ++j) {
        if ((v[lane_y].h >> check_shift(55, thread_x, thread_y, 0, j, 32, messages)) & 1) {
          continue;
        }
        ++v[lane_y].x;
        uint value = s[j & 15];
        v[lane_y].y += value;
      }
      SHADOW_BARRIER(0, lane_y, 0, 1);
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(4, tile_x, (int)(16L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 196 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      v[lane_y].x = 0;
      for (uint j = 0; j < uu; ++j) {
        if ((v[lane_y].h >> check_shift(55, thread_x, thread_y, 0, j, 32, messages)) & 1) {
          continue;
        }
        ++v[lane_y].x;
        uint value = check_pointer(56, thread_x, thread_y, 0, &s[j & 15], messages, (ulong)&s, 64)
            && check_use_local(53, thread_x, thread_y, 0, &s[j & 15], 0, 0, 54, messages) ?
            s[j & 15] : 0;
        v[lane_y].y += value;
      }
      SHADOW_BARRIER(0, lane_y, 0, 1);
    }
  }
  if ((s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile_y >= 0 &&
      column_extent0 + -16L * tile_y + -16L >= 0 && tile_x >= 0L && column_extent1 + -1L * tile_x +
      -1L >= 0 && apart) {
    if (column_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int t_global_1 = tile_x;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane_y;
        uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y + s[15 - l];
        uint *place = &column_2[INDEX((long)t_global_0 * column_stride0 + t_global_1)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int t_global_1 = tile_x;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane_y;
        uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y + s[15 - l];
        uint *place = &column_2[INDEX((long)t_global_0 * column_stride0 + t_global_1)];
        if (SHADOW_WRITES(column_marks, column, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int t_global_0 = tile_y * 16 + lane_y;
      int t_global_1 = tile_x;
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane_y;
      uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y +
          (check_element(6, thread_x, thread_y, 0, (long)(15 - l), 16, messages) &&
          check_use_local(7, thread_x, thread_y, 0, &s[15 - l], 0, 0, 8, messages) ? s[15 - l] : 0);
      uint *place = &column_2[INDEX(check_index2(17, thread_x, thread_y, 0,
          (long)t_global_0 * column_stride0 + t_global_1, t_global_0, t_global_1, column_extent0,
          column_extent1, messages))];
      if (check_use_global(18, thread_x, thread_y, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, column, column_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of expect_kernel, divergent-values.cpp:54
#line 54 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static void expect_kernel_29(uint *row, ulong row_bytes, long row_offset, int row_extent0,
                             const uint *a, ulong a_bytes, long a_offset, int a_extent0, uint uu,
                             uint *messages, int tile) {
  ulong a_begin = (ulong)a + (ulong)(a_offset * 4);
  ulong a_end = (ulong)a + (ulong)(((long)a_extent0 - 1 + a_offset + 1) * 4);
  ulong row_begin = (ulong)row + (ulong)(row_offset * 4);
  ulong row_end = (ulong)row + (ulong)(((long)row_extent0 - 1 + row_offset + 1) * 4);
  bool apart = a_end <= row_begin || row_end <= a_begin;
  ulong a_marks = SHADOW_MARKS(a);
  ulong row_marks = SHADOW_MARKS(row);
  bool s_filled = false;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v[16];
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  uint *row_2 = row + row_offset;
  const uint *a_2 = a + a_offset;
  if (16L * tile >= 0 && a_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (a_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global)];
        int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {*place, 0u, 1u};
        v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global)];
        int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {a_marks == 0 || SHADOW_WRITTEN(a_marks, a, place, 4) ||
            check_use_global(10, thread_x, 0, 0, place, 0, 0, 11, messages) ? *place : 0, 0u, 1u};
        v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane].h;
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


      const uint *place = &a_2[INDEX(check_index1(9, thread_x, 0, 0, t_global, t_global, a_extent0,
          messages))];
      int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      state v_2 = {check_use_global(10, thread_x, 0, 0, place, 0, 0, 11, messages) ?
          (IN_BOUNDS(place, a, a_bytes) ? *place : 0) : 0, 0u, 1u};
      v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (check_element(2, thread_x, 0, 0, (long)l, 16, messages) &&
          check_use_local(3, thread_x, 0, 0, &s[l], 2, (ulong)v[lane].h, 0, messages)) {
        s[l] = v[lane].h;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  check_barrier(4, (int)(16L * tile), 0, 0, messages);
  THREADS for (int lane = 0; lane < 16; ++lane) {
#line 203 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    v[lane].x = 0;
    for (uint j = 0; j < uu; ++j) {
      for (;;) {
        ++v[lane].x;
        if ((v[lane].h + v[lane].x) & 4) {
          break;
        }
      }
    }
    SHADOW_BARRIER(lane, 0, 0, 1);
  }
  if ((s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile >= 0 &&
      row_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (row_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane;
        uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y + s[15 - l];
        uint *place = &row_2[INDEX((long)t_global)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane;
        uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y + s[15 - l];
        uint *place = &row_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(row_marks, row, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(5, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane;
      uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y +
          (check_element(6, thread_x, 0, 0, (long)(15 - l), 16, messages) &&
          check_use_local(7, thread_x, 0, 0, &s[15 - l], 0, 0, 8, messages) ? s[15 - l] : 0);
      uint *place = &row_2[INDEX(check_index1(12, thread_x, 0, 0, t_global, t_global, row_extent0,
          messages))];
      if (check_use_global(13, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, row, row_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of expect_kernel, divergent-values.cpp:58
#line 58 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static void expect_kernel_30(uint *column, ulong column_bytes, long column_offset,
                             int column_extent0, int column_extent1, int column_stride0,
                             const uint *a, ulong a_bytes, long a_offset, int a_extent0, uint uu,
                             uint *messages, int tile_x, int tile_y) {
  ulong a_begin = (ulong)a + (ulong)(a_offset * 4);
  ulong a_end = (ulong)a + (ulong)(((long)a_extent0 - 1 + a_offset + 1) * 4);
  ulong column_begin = (ulong)column + (ulong)(column_offset * 4);
  ulong column_end = (ulong)column +
      (ulong)((((long)column_extent0 - 1) * (long)column_stride0 + ((long)column_extent1 - 1) +
      column_offset + 1) * 4);
  bool apart = a_end <= column_begin || column_end <= a_begin;
  ulong a_marks = SHADOW_MARKS(a);
  ulong column_marks = SHADOW_MARKS(column);
  bool s_filled = false;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v[16];
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  uint *column_2 = column + column_offset;
  const uint *a_2 = a + a_offset;
  if (16L * tile_y >= 0 && a_extent0 + -16L * tile_y + -16L >= 0 && apart) {
    if (a_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global_0)];
        int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {*place, 0u, 1u};
        v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane_y].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int thread_x = tile_x;
        int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global_0)];
        int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {a_marks == 0 || SHADOW_WRITTEN(a_marks, a, place, 4) ||
            check_use_global(15, thread_x, thread_y, 0, place, 0, 0, 16, messages) ? *place : 0, 0u,
            1u};
        v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane_y].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    if (!s_filled) {
      SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 66, 0uL);
      s_filled = true;
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 7);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int t_global_0 = tile_y * 16 + lane_y;
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      const uint *place = &a_2[INDEX(check_index1(14, thread_x, thread_y, 0, t_global_0, t_global_0,
          a_extent0, messages))];
      int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      state v_2 = {check_use_global(15, thread_x, thread_y, 0, place, 0, 0, 16, messages) ?
          (IN_BOUNDS(place, a, a_bytes) ? *place : 0) : 0, 0u, 1u};
      v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (check_element(2, thread_x, thread_y, 0, (long)l, 16, messages) &&
          check_use_local(3, thread_x, thread_y, 0, &s[l], 2, (ulong)v[lane_y].h, 0, messages)) {
        s[l] = v[lane_y].h;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  check_barrier(4, tile_x, (int)(16L * tile_y), 0, messages);
  THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
#line 203 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    v[lane_y].x = 0;
    for (uint j = 0; j < uu; ++j) {
      for (;;) {
        ++v[lane_y].x;
        if ((v[lane_y].h + v[lane_y].x) & 4) {
          break;
        }
      }
    }
    SHADOW_BARRIER(0, lane_y, 0, 1);
  }
  if ((s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile_y >= 0 &&
      column_extent0 + -16L * tile_y + -16L >= 0 && tile_x >= 0L && column_extent1 + -1L * tile_x +
      -1L >= 0 && apart) {
    if (column_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int t_global_1 = tile_x;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane_y;
        uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y + s[15 - l];
        uint *place = &column_2[INDEX((long)t_global_0 * column_stride0 + t_global_1)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int t_global_1 = tile_x;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane_y;
        uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y + s[15 - l];
        uint *place = &column_2[INDEX((long)t_global_0 * column_stride0 + t_global_1)];
        if (SHADOW_WRITES(column_marks, column, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int t_global_0 = tile_y * 16 + lane_y;
      int t_global_1 = tile_x;
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane_y;
      uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y +
          (check_element(6, thread_x, thread_y, 0, (long)(15 - l), 16, messages) &&
          check_use_local(7, thread_x, thread_y, 0, &s[15 - l], 0, 0, 8, messages) ? s[15 - l] : 0);
      uint *place = &column_2[INDEX(check_index2(17, thread_x, thread_y, 0,
          (long)t_global_0 * column_stride0 + t_global_1, t_global_0, t_global_1, column_extent0,
          column_extent1, messages))];
      if (check_use_global(18, thread_x, thread_y, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, column, column_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of expect_kernel, divergent-values.cpp:54
#line 54 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static void expect_kernel_31(uint *row, ulong row_bytes, long row_offset, int row_extent0,
                             const uint *a, ulong a_bytes, long a_offset, int a_extent0, uint uu,
                             uint *messages, int tile) {
  ulong a_begin = (ulong)a + (ulong)(a_offset * 4);
  ulong a_end = (ulong)a + (ulong)(((long)a_extent0 - 1 + a_offset + 1) * 4);
  ulong row_begin = (ulong)row + (ulong)(row_offset * 4);
  ulong row_end = (ulong)row + (ulong)(((long)row_extent0 - 1 + row_offset + 1) * 4);
  bool apart = a_end <= row_begin || row_end <= a_begin;
  ulong a_marks = SHADOW_MARKS(a);
  ulong row_marks = SHADOW_MARKS(row);
  bool s_filled = false;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v[16];
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  uint *row_2 = row + row_offset;
  const uint *a_2 = a + a_offset;
  if (16L * tile >= 0 && a_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (a_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global)];
        int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {*place, 0u, 1u};
        v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global)];
        int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {a_marks == 0 || SHADOW_WRITTEN(a_marks, a, place, 4) ||
            check_use_global(10, thread_x, 0, 0, place, 0, 0, 11, messages) ? *place : 0, 0u, 1u};
        v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane].h;
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


      const uint *place = &a_2[INDEX(check_index1(9, thread_x, 0, 0, t_global, t_global, a_extent0,
          messages))];
      int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      state v_2 = {check_use_global(10, thread_x, 0, 0, place, 0, 0, 11, messages) ?
          (IN_BOUNDS(place, a, a_bytes) ? *place : 0) : 0, 0u, 1u};
      v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (check_element(2, thread_x, 0, 0, (long)l, 16, messages) &&
          check_use_local(3, thread_x, 0, 0, &s[l], 2, (ulong)v[lane].h, 0, messages)) {
        s[l] = v[lane].h;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if ((s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) &&
      (s_filled || SHADOW_ACCESS(&s[1], 4, 0, 0, 0, 0u, 65, 0uL) != 0)) {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(4, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane;
#line 211 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int selected;
      if (uu == 7 || (check_pointer(59, thread_x, 0, 0, &s[l ^ 1], messages, (ulong)&s, 64) ?
          s[l ^ 1] : 0) > 100) {
        uint value = s[1];
        v[lane].y += value;
#line 42 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        selected = 3;
      } else {
        selected = 4;
      }
#line 211 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      v[lane].x = selected;
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(4, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane;
#line 211 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int selected;
      if (uu == 7 || (check_pointer(59, thread_x, 0, 0, &s[l ^ 1], messages, (ulong)&s, 64) &&
          check_use_local(60, thread_x, 0, 0, &s[l ^ 1], 0, 0, 61, messages) ? s[l ^ 1] : 0) > 100)
          {
        uint value = check_pointer(59, thread_x, 0, 0, &s[1], messages, (ulong)&s, 64) &&
            check_use_local(60, thread_x, 0, 0, &s[1], 0, 0, 61, messages) ? s[1] : 0;
        v[lane].y += value;
#line 42 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        selected = 3;
      } else {
        selected = 4;
      }
#line 211 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      v[lane].x = selected;
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if ((s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile >= 0 &&
      row_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (row_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane;
        uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y + s[15 - l];
        uint *place = &row_2[INDEX((long)t_global)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane;
        uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y + s[15 - l];
        uint *place = &row_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(row_marks, row, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(5, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane;
      uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y +
          (check_element(6, thread_x, 0, 0, (long)(15 - l), 16, messages) &&
          check_use_local(7, thread_x, 0, 0, &s[15 - l], 0, 0, 8, messages) ? s[15 - l] : 0);
      uint *place = &row_2[INDEX(check_index1(12, thread_x, 0, 0, t_global, t_global, row_extent0,
          messages))];
      if (check_use_global(13, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, row, row_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of expect_kernel, divergent-values.cpp:58
#line 58 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static void expect_kernel_32(uint *column, ulong column_bytes, long column_offset,
                             int column_extent0, int column_extent1, int column_stride0,
                             const uint *a, ulong a_bytes, long a_offset, int a_extent0, uint uu,
                             uint *messages, int tile_x, int tile_y) {
  ulong a_begin = (ulong)a + (ulong)(a_offset * 4);
  ulong a_end = (ulong)a + (ulong)(((long)a_extent0 - 1 + a_offset + 1) * 4);
  ulong column_begin = (ulong)column + (ulong)(column_offset * 4);
  ulong column_end = (ulong)column +
      (ulong)((((long)column_extent0 - 1) * (long)column_stride0 + ((long)column_extent1 - 1) +
      column_offset + 1) * 4);
  bool apart = a_end <= column_begin || column_end <= a_begin;
  ulong a_marks = SHADOW_MARKS(a);
  ulong column_marks = SHADOW_MARKS(column);
  bool s_filled = false;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v[16];
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  uint *column_2 = column + column_offset;
  const uint *a_2 = a + a_offset;
  if (16L * tile_y >= 0 && a_extent0 + -16L * tile_y + -16L >= 0 && apart) {
    if (a_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global_0)];
        int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {*place, 0u, 1u};
        v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane_y].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int thread_x = tile_x;
        int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global_0)];
        int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {a_marks == 0 || SHADOW_WRITTEN(a_marks, a, place, 4) ||
            check_use_global(15, thread_x, thread_y, 0, place, 0, 0, 16, messages) ? *place : 0, 0u,
            1u};
        v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane_y].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    if (!s_filled) {
      SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 66, 0uL);
      s_filled = true;
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 7);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int t_global_0 = tile_y * 16 + lane_y;
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      const uint *place = &a_2[INDEX(check_index1(14, thread_x, thread_y, 0, t_global_0, t_global_0,
          a_extent0, messages))];
      int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      state v_2 = {check_use_global(15, thread_x, thread_y, 0, place, 0, 0, 16, messages) ?
          (IN_BOUNDS(place, a, a_bytes) ? *place : 0) : 0, 0u, 1u};
      v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (check_element(2, thread_x, thread_y, 0, (long)l, 16, messages) &&
          check_use_local(3, thread_x, thread_y, 0, &s[l], 2, (ulong)v[lane_y].h, 0, messages)) {
        s[l] = v[lane_y].h;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if ((s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) &&
      (s_filled || SHADOW_ACCESS(&s[1], 4, 0, 0, 0, 0u, 65, 0uL) != 0)) {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(4, tile_x, (int)(16L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane_y;
#line 211 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int selected;
      if (uu == 7 || (check_pointer(59, thread_x, thread_y, 0, &s[l ^ 1], messages, (ulong)&s, 64) ?
          s[l ^ 1] : 0) > 100) {
        uint value = s[1];
        v[lane_y].y += value;
#line 42 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        selected = 3;
      } else {
        selected = 4;
      }
#line 211 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      v[lane_y].x = selected;
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(4, tile_x, (int)(16L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane_y;
#line 211 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int selected;
      if (uu == 7 || (check_pointer(59, thread_x, thread_y, 0, &s[l ^ 1], messages, (ulong)&s, 64)
          && check_use_local(60, thread_x, thread_y, 0, &s[l ^ 1], 0, 0, 61, messages) ? s[l ^ 1] :
          0) > 100) {
        uint value = check_pointer(59, thread_x, thread_y, 0, &s[1], messages, (ulong)&s, 64) &&
            check_use_local(60, thread_x, thread_y, 0, &s[1], 0, 0, 61, messages) ? s[1] : 0;
        v[lane_y].y += value;
#line 42 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        selected = 3;
      } else {
        selected = 4;
      }
#line 211 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      v[lane_y].x = selected;
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if ((s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile_y >= 0 &&
      column_extent0 + -16L * tile_y + -16L >= 0 && tile_x >= 0L && column_extent1 + -1L * tile_x +
      -1L >= 0 && apart) {
    if (column_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int t_global_1 = tile_x;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane_y;
        uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y + s[15 - l];
        uint *place = &column_2[INDEX((long)t_global_0 * column_stride0 + t_global_1)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int t_global_1 = tile_x;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane_y;
        uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y + s[15 - l];
        uint *place = &column_2[INDEX((long)t_global_0 * column_stride0 + t_global_1)];
        if (SHADOW_WRITES(column_marks, column, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int t_global_0 = tile_y * 16 + lane_y;
      int t_global_1 = tile_x;
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane_y;
      uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y +
          (check_element(6, thread_x, thread_y, 0, (long)(15 - l), 16, messages) &&
          check_use_local(7, thread_x, thread_y, 0, &s[15 - l], 0, 0, 8, messages) ? s[15 - l] : 0);
      uint *place = &column_2[INDEX(check_index2(17, thread_x, thread_y, 0,
          (long)t_global_0 * column_stride0 + t_global_1, t_global_0, t_global_1, column_extent0,
          column_extent1, messages))];
      if (check_use_global(18, thread_x, thread_y, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, column, column_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of expect_kernel, divergent-values.cpp:54
#line 54 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static void expect_kernel_33(uint *row, ulong row_bytes, long row_offset, int row_extent0,
                             const uint *a, ulong a_bytes, long a_offset, int a_extent0,
                             uint *messages, int tile) {
  ulong a_begin = (ulong)a + (ulong)(a_offset * 4);
  ulong a_end = (ulong)a + (ulong)(((long)a_extent0 - 1 + a_offset + 1) * 4);
  ulong row_begin = (ulong)row + (ulong)(row_offset * 4);
  ulong row_end = (ulong)row + (ulong)(((long)row_extent0 - 1 + row_offset + 1) * 4);
  bool apart = a_end <= row_begin || row_end <= a_begin;
  ulong a_marks = SHADOW_MARKS(a);
  ulong row_marks = SHADOW_MARKS(row);
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v[16];
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  uint *row_2 = row + row_offset;
  const uint *a_2 = a + a_offset;
  if (16L * tile >= 0 && a_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (a_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global)];
        int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {*place, 0u, 1u};
        v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        if (check_use_local(3, thread_x, 0, 0, &s[l], 2, (ulong)v[lane].h, 0, messages)) {
          s[l] = v[lane].h;
        }
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global)];
        int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {a_marks == 0 || SHADOW_WRITTEN(a_marks, a, place, 4) ||
            check_use_global(10, thread_x, 0, 0, place, 0, 0, 11, messages) ? *place : 0, 0u, 1u};
        v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        if (check_use_local(3, thread_x, 0, 0, &s[l], 2, (ulong)v[lane].h, 0, messages)) {
          s[l] = v[lane].h;
        }
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 7);
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      const uint *place = &a_2[INDEX(check_index1(9, thread_x, 0, 0, t_global, t_global, a_extent0,
          messages))];
      int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      state v_2 = {check_use_global(10, thread_x, 0, 0, place, 0, 0, 11, messages) ?
          (IN_BOUNDS(place, a, a_bytes) ? *place : 0) : 0, 0u, 1u};
      v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (check_element(2, thread_x, 0, 0, (long)l, 16, messages) &&
          check_use_local(3, thread_x, 0, 0, &s[l], 2, (ulong)v[lane].h, 0, messages)) {
        s[l] = v[lane].h;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  check_barrier(4, (int)(16L * tile), 0, 0, messages);
  for (int lane = 0; lane < 16; ++lane) {
    int thread_x = tile * 16 + lane;
#line 212 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    const uint *p = s;
    v[lane].x = 2;
    do {
      uint value = check_pointer(63, thread_x, 0, 0, p, messages, (ulong)&s, 64) &&
          check_use_local(62, thread_x, 0, 0, p, 0, 0, 64, messages) ? *p : 0;
      v[lane].y += value;
      ++p;
      ++v[lane].x;
    } while (p < s + 15 && (check_pointer(63, thread_x, 0, 0, p, messages, (ulong)&s, 64) &&
        check_use_local(62, thread_x, 0, 0, p, 0, 0, 64, messages) ? *p : 0) & 8);
    v[lane].x += (uint)(p - s);
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  if (16L * tile >= 0 && row_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (row_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, (int)(16L * tile), 0, 0, messages);
      for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane;
        uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y +
            (check_use_local(7, thread_x, 0, 0, &s[15 - l], 0, 0, 8, messages) ? s[15 - l] : 0);
        uint *place = &row_2[INDEX((long)t_global)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, (int)(16L * tile), 0, 0, messages);
      for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane;
        uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y +
            (check_use_local(7, thread_x, 0, 0, &s[15 - l], 0, 0, 8, messages) ? s[15 - l] : 0);
        uint *place = &row_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(row_marks, row, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(5, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane;
      uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y +
          (check_element(6, thread_x, 0, 0, (long)(15 - l), 16, messages) &&
          check_use_local(7, thread_x, 0, 0, &s[15 - l], 0, 0, 8, messages) ? s[15 - l] : 0);
      uint *place = &row_2[INDEX(check_index1(12, thread_x, 0, 0, t_global, t_global, row_extent0,
          messages))];
      if (check_use_global(13, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, row, row_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of expect_kernel, divergent-values.cpp:58
#line 58 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static void expect_kernel_34(uint *column, ulong column_bytes, long column_offset,
                             int column_extent0, int column_extent1, int column_stride0,
                             const uint *a, ulong a_bytes, long a_offset, int a_extent0,
                             uint *messages, int tile_x, int tile_y) {
  ulong a_begin = (ulong)a + (ulong)(a_offset * 4);
  ulong a_end = (ulong)a + (ulong)(((long)a_extent0 - 1 + a_offset + 1) * 4);
  ulong column_begin = (ulong)column + (ulong)(column_offset * 4);
  ulong column_end = (ulong)column +
      (ulong)((((long)column_extent0 - 1) * (long)column_stride0 + ((long)column_extent1 - 1) +
      column_offset + 1) * 4);
  bool apart = a_end <= column_begin || column_end <= a_begin;
  ulong a_marks = SHADOW_MARKS(a);
  ulong column_marks = SHADOW_MARKS(column);
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v[16];
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  uint *column_2 = column + column_offset;
  const uint *a_2 = a + a_offset;
  if (16L * tile_y >= 0 && a_extent0 + -16L * tile_y + -16L >= 0 && apart) {
    if (a_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int thread_x = tile_x;
        int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global_0)];
        int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {*place, 0u, 1u};
        v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        if (check_use_local(3, thread_x, thread_y, 0, &s[l], 2, (ulong)v[lane_y].h, 0, messages)) {
          s[l] = v[lane_y].h;
        }
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int thread_x = tile_x;
        int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global_0)];
        int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {a_marks == 0 || SHADOW_WRITTEN(a_marks, a, place, 4) ||
            check_use_global(15, thread_x, thread_y, 0, place, 0, 0, 16, messages) ? *place : 0, 0u,
            1u};
        v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        if (check_use_local(3, thread_x, thread_y, 0, &s[l], 2, (ulong)v[lane_y].h, 0, messages)) {
          s[l] = v[lane_y].h;
        }
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 7);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int t_global_0 = tile_y * 16 + lane_y;
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      const uint *place = &a_2[INDEX(check_index1(14, thread_x, thread_y, 0, t_global_0, t_global_0,
          a_extent0, messages))];
      int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      state v_2 = {check_use_global(15, thread_x, thread_y, 0, place, 0, 0, 16, messages) ?
          (IN_BOUNDS(place, a, a_bytes) ? *place : 0) : 0, 0u, 1u};
      v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (check_element(2, thread_x, thread_y, 0, (long)l, 16, messages) &&
          check_use_local(3, thread_x, thread_y, 0, &s[l], 2, (ulong)v[lane_y].h, 0, messages)) {
        s[l] = v[lane_y].h;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  check_barrier(4, tile_x, (int)(16L * tile_y), 0, messages);
  for (int lane_y = 0; lane_y < 16; ++lane_y) {
    int thread_x = tile_x;
    int thread_y = tile_y * 16 + lane_y;
#line 212 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    const uint *p = s;
    v[lane_y].x = 2;
    do {
      uint value = check_pointer(63, thread_x, thread_y, 0, p, messages, (ulong)&s, 64) &&
          check_use_local(62, thread_x, thread_y, 0, p, 0, 0, 64, messages) ? *p : 0;
      v[lane_y].y += value;
      ++p;
      ++v[lane_y].x;
    } while (p < s + 15 && (check_pointer(63, thread_x, thread_y, 0, p, messages, (ulong)&s, 64) &&
        check_use_local(62, thread_x, thread_y, 0, p, 0, 0, 64, messages) ? *p : 0) & 8);
    v[lane_y].x += (uint)(p - s);
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  if (16L * tile_y >= 0 && column_extent0 + -16L * tile_y + -16L >= 0 && tile_x >= 0L &&
      column_extent1 + -1L * tile_x + -1L >= 0 && apart) {
    if (column_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
      for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int t_global_1 = tile_x;
        int thread_x = tile_x;
        int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane_y;
        uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y +
            (check_use_local(7, thread_x, thread_y, 0, &s[15 - l], 0, 0, 8, messages) ? s[15 - l] :
            0);
        uint *place = &column_2[INDEX((long)t_global_0 * column_stride0 + t_global_1)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
      for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int t_global_1 = tile_x;
        int thread_x = tile_x;
        int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane_y;
        uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y +
            (check_use_local(7, thread_x, thread_y, 0, &s[15 - l], 0, 0, 8, messages) ? s[15 - l] :
            0);
        uint *place = &column_2[INDEX((long)t_global_0 * column_stride0 + t_global_1)];
        if (SHADOW_WRITES(column_marks, column, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int t_global_0 = tile_y * 16 + lane_y;
      int t_global_1 = tile_x;
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane_y;
      uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y +
          (check_element(6, thread_x, thread_y, 0, (long)(15 - l), 16, messages) &&
          check_use_local(7, thread_x, thread_y, 0, &s[15 - l], 0, 0, 8, messages) ? s[15 - l] : 0);
      uint *place = &column_2[INDEX(check_index2(17, thread_x, thread_y, 0,
          (long)t_global_0 * column_stride0 + t_global_1, t_global_0, t_global_1, column_extent0,
          column_extent1, messages))];
      if (check_use_global(18, thread_x, thread_y, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, column, column_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of expect_kernel, divergent-values.cpp:54
#line 54 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static void expect_kernel_35(uint *row, ulong row_bytes, long row_offset, int row_extent0,
                             const uint *a, ulong a_bytes, long a_offset, int a_extent0,
                             uint *messages, int tile) {
  ulong a_begin = (ulong)a + (ulong)(a_offset * 4);
  ulong a_end = (ulong)a + (ulong)(((long)a_extent0 - 1 + a_offset + 1) * 4);
  ulong row_begin = (ulong)row + (ulong)(row_offset * 4);
  ulong row_end = (ulong)row + (ulong)(((long)row_extent0 - 1 + row_offset + 1) * 4);
  bool apart = a_end <= row_begin || row_end <= a_begin;
  ulong a_marks = SHADOW_MARKS(a);
  ulong row_marks = SHADOW_MARKS(row);
  bool s_filled = false;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v[16];
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  uint *row_2 = row + row_offset;
  const uint *a_2 = a + a_offset;
  if (16L * tile >= 0 && a_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (a_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global)];
        int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {*place, 0u, 1u};
        v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global)];
        int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {a_marks == 0 || SHADOW_WRITTEN(a_marks, a, place, 4) ||
            check_use_global(10, thread_x, 0, 0, place, 0, 0, 11, messages) ? *place : 0, 0u, 1u};
        v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane].h;
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


      const uint *place = &a_2[INDEX(check_index1(9, thread_x, 0, 0, t_global, t_global, a_extent0,
          messages))];
      int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      state v_2 = {check_use_global(10, thread_x, 0, 0, place, 0, 0, 11, messages) ?
          (IN_BOUNDS(place, a, a_bytes) ? *place : 0) : 0, 0u, 1u};
      v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (check_element(2, thread_x, 0, 0, (long)l, 16, messages) &&
          check_use_local(3, thread_x, 0, 0, &s[l], 2, (ulong)v[lane].h, 0, messages)) {
        s[l] = v[lane].h;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  check_barrier(4, (int)(16L * tile), 0, 0, messages);
  for (int lane = 0; lane < 16; ++lane) {
    int thread_x = tile * 16 + lane;
#line 42 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    uint value;
#line 219 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    v[lane].x = 2;
    do {
      ++v[lane].x;
      value = 2;
      v[lane].h /= check_divisor(67, thread_x, 0, 0, v[lane].h, value, messages);
    } while (v[lane].h & 1);
    do {
      v[lane].x += 3;
      uint value_2 = 5 * v[lane].x;
      v[lane].y += value_2;
    } while ((v[lane].y & 2) == 0);
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  if ((s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile >= 0 &&
      row_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (row_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane;
        uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y + s[15 - l];
        uint *place = &row_2[INDEX((long)t_global)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane;
        uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y + s[15 - l];
        uint *place = &row_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(row_marks, row, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(5, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane;
      uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y +
          (check_element(6, thread_x, 0, 0, (long)(15 - l), 16, messages) &&
          check_use_local(7, thread_x, 0, 0, &s[15 - l], 0, 0, 8, messages) ? s[15 - l] : 0);
      uint *place = &row_2[INDEX(check_index1(12, thread_x, 0, 0, t_global, t_global, row_extent0,
          messages))];
      if (check_use_global(13, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, row, row_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of expect_kernel, divergent-values.cpp:58
#line 58 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static void expect_kernel_36(uint *column, ulong column_bytes, long column_offset,
                             int column_extent0, int column_extent1, int column_stride0,
                             const uint *a, ulong a_bytes, long a_offset, int a_extent0,
                             uint *messages, int tile_x, int tile_y) {
  ulong a_begin = (ulong)a + (ulong)(a_offset * 4);
  ulong a_end = (ulong)a + (ulong)(((long)a_extent0 - 1 + a_offset + 1) * 4);
  ulong column_begin = (ulong)column + (ulong)(column_offset * 4);
  ulong column_end = (ulong)column +
      (ulong)((((long)column_extent0 - 1) * (long)column_stride0 + ((long)column_extent1 - 1) +
      column_offset + 1) * 4);
  bool apart = a_end <= column_begin || column_end <= a_begin;
  ulong a_marks = SHADOW_MARKS(a);
  ulong column_marks = SHADOW_MARKS(column);
  bool s_filled = false;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v[16];
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  uint *column_2 = column + column_offset;
  const uint *a_2 = a + a_offset;
  if (16L * tile_y >= 0 && a_extent0 + -16L * tile_y + -16L >= 0 && apart) {
    if (a_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global_0)];
        int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {*place, 0u, 1u};
        v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane_y].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int thread_x = tile_x;
        int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global_0)];
        int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {a_marks == 0 || SHADOW_WRITTEN(a_marks, a, place, 4) ||
            check_use_global(15, thread_x, thread_y, 0, place, 0, 0, 16, messages) ? *place : 0, 0u,
            1u};
        v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane_y].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    if (!s_filled) {
      SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 66, 0uL);
      s_filled = true;
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 7);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int t_global_0 = tile_y * 16 + lane_y;
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      const uint *place = &a_2[INDEX(check_index1(14, thread_x, thread_y, 0, t_global_0, t_global_0,
          a_extent0, messages))];
      int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      state v_2 = {check_use_global(15, thread_x, thread_y, 0, place, 0, 0, 16, messages) ?
          (IN_BOUNDS(place, a, a_bytes) ? *place : 0) : 0, 0u, 1u};
      v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (check_element(2, thread_x, thread_y, 0, (long)l, 16, messages) &&
          check_use_local(3, thread_x, thread_y, 0, &s[l], 2, (ulong)v[lane_y].h, 0, messages)) {
        s[l] = v[lane_y].h;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  check_barrier(4, tile_x, (int)(16L * tile_y), 0, messages);
  for (int lane_y = 0; lane_y < 16; ++lane_y) {
    int thread_x = tile_x;
    int thread_y = tile_y * 16 + lane_y;
#line 42 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    uint value;
#line 219 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    v[lane_y].x = 2;
    do {
      ++v[lane_y].x;
      value = 2;
      v[lane_y].h /= check_divisor(67, thread_x, thread_y, 0, v[lane_y].h, value, messages);
    } while (v[lane_y].h & 1);
    do {
      v[lane_y].x += 3;
      uint value_2 = 5 * v[lane_y].x;
      v[lane_y].y += value_2;
    } while ((v[lane_y].y & 2) == 0);
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  if ((s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile_y >= 0 &&
      column_extent0 + -16L * tile_y + -16L >= 0 && tile_x >= 0L && column_extent1 + -1L * tile_x +
      -1L >= 0 && apart) {
    if (column_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int t_global_1 = tile_x;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane_y;
        uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y + s[15 - l];
        uint *place = &column_2[INDEX((long)t_global_0 * column_stride0 + t_global_1)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int t_global_1 = tile_x;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane_y;
        uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y + s[15 - l];
        uint *place = &column_2[INDEX((long)t_global_0 * column_stride0 + t_global_1)];
        if (SHADOW_WRITES(column_marks, column, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int t_global_0 = tile_y * 16 + lane_y;
      int t_global_1 = tile_x;
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane_y;
      uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y +
          (check_element(6, thread_x, thread_y, 0, (long)(15 - l), 16, messages) &&
          check_use_local(7, thread_x, thread_y, 0, &s[15 - l], 0, 0, 8, messages) ? s[15 - l] : 0);
      uint *place = &column_2[INDEX(check_index2(17, thread_x, thread_y, 0,
          (long)t_global_0 * column_stride0 + t_global_1, t_global_0, t_global_1, column_extent0,
          column_extent1, messages))];
      if (check_use_global(18, thread_x, thread_y, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, column, column_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of expect_kernel, divergent-values.cpp:54
#line 54 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static void expect_kernel_37(uint *row, ulong row_bytes, long row_offset, int row_extent0,
                             const uint *a, ulong a_bytes, long a_offset, int a_extent0,
                             uint *messages, int tile) {
  ulong a_begin = (ulong)a + (ulong)(a_offset * 4);
  ulong a_end = (ulong)a + (ulong)(((long)a_extent0 - 1 + a_offset + 1) * 4);
  ulong row_begin = (ulong)row + (ulong)(row_offset * 4);
  ulong row_end = (ulong)row + (ulong)(((long)row_extent0 - 1 + row_offset + 1) * 4);
  bool apart = a_end <= row_begin || row_end <= a_begin;
  ulong a_marks = SHADOW_MARKS(a);
  ulong row_marks = SHADOW_MARKS(row);
  bool s_filled = false;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v[16];
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  uint *row_2 = row + row_offset;
  const uint *a_2 = a + a_offset;
  if (16L * tile >= 0 && a_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (a_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global)];
        int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {*place, 0u, 1u};
        v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global)];
        int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {a_marks == 0 || SHADOW_WRITTEN(a_marks, a, place, 4) ||
            check_use_global(10, thread_x, 0, 0, place, 0, 0, 11, messages) ? *place : 0, 0u, 1u};
        v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane].h;
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


      const uint *place = &a_2[INDEX(check_index1(9, thread_x, 0, 0, t_global, t_global, a_extent0,
          messages))];
      int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      state v_2 = {check_use_global(10, thread_x, 0, 0, place, 0, 0, 11, messages) ?
          (IN_BOUNDS(place, a, a_bytes) ? *place : 0) : 0, 0u, 1u};
      v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (check_element(2, thread_x, 0, 0, (long)l, 16, messages) &&
          check_use_local(3, thread_x, 0, 0, &s[l], 2, (ulong)v[lane].h, 0, messages)) {
        s[l] = v[lane].h;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  check_barrier(4, (int)(16L * tile), 0, 0, messages);
  THREADS for (int lane = 0; lane < 16; ++lane) {
#line 228 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    bool done = false;
    v[lane].x = 0;
    while (!done) {
      ++v[lane].x;
      uint value = v[lane].y * 5 + 3;
      v[lane].y = value;
      if (v[lane].x > (v[lane].h & 7)) {
        done = true;
      }
    }
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  if ((s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile >= 0 &&
      row_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (row_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane;
        uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y + s[15 - l];
        uint *place = &row_2[INDEX((long)t_global)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane;
        uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y + s[15 - l];
        uint *place = &row_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(row_marks, row, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(5, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane;
      uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y +
          (check_element(6, thread_x, 0, 0, (long)(15 - l), 16, messages) &&
          check_use_local(7, thread_x, 0, 0, &s[15 - l], 0, 0, 8, messages) ? s[15 - l] : 0);
      uint *place = &row_2[INDEX(check_index1(12, thread_x, 0, 0, t_global, t_global, row_extent0,
          messages))];
      if (check_use_global(13, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, row, row_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of expect_kernel, divergent-values.cpp:58
#line 58 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static void expect_kernel_38(uint *column, ulong column_bytes, long column_offset,
                             int column_extent0, int column_extent1, int column_stride0,
                             const uint *a, ulong a_bytes, long a_offset, int a_extent0,
                             uint *messages, int tile_x, int tile_y) {
  ulong a_begin = (ulong)a + (ulong)(a_offset * 4);
  ulong a_end = (ulong)a + (ulong)(((long)a_extent0 - 1 + a_offset + 1) * 4);
  ulong column_begin = (ulong)column + (ulong)(column_offset * 4);
  ulong column_end = (ulong)column +
      (ulong)((((long)column_extent0 - 1) * (long)column_stride0 + ((long)column_extent1 - 1) +
      column_offset + 1) * 4);
  bool apart = a_end <= column_begin || column_end <= a_begin;
  ulong a_marks = SHADOW_MARKS(a);
  ulong column_marks = SHADOW_MARKS(column);
  bool s_filled = false;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v[16];
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  uint *column_2 = column + column_offset;
  const uint *a_2 = a + a_offset;
  if (16L * tile_y >= 0 && a_extent0 + -16L * tile_y + -16L >= 0 && apart) {
    if (a_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global_0)];
        int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {*place, 0u, 1u};
        v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane_y].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int thread_x = tile_x;
        int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global_0)];
        int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {a_marks == 0 || SHADOW_WRITTEN(a_marks, a, place, 4) ||
            check_use_global(15, thread_x, thread_y, 0, place, 0, 0, 16, messages) ? *place : 0, 0u,
            1u};
        v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane_y].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    if (!s_filled) {
      SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 66, 0uL);
      s_filled = true;
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 7);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int t_global_0 = tile_y * 16 + lane_y;
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      const uint *place = &a_2[INDEX(check_index1(14, thread_x, thread_y, 0, t_global_0, t_global_0,
          a_extent0, messages))];
      int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      state v_2 = {check_use_global(15, thread_x, thread_y, 0, place, 0, 0, 16, messages) ?
          (IN_BOUNDS(place, a, a_bytes) ? *place : 0) : 0, 0u, 1u};
      v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (check_element(2, thread_x, thread_y, 0, (long)l, 16, messages) &&
          check_use_local(3, thread_x, thread_y, 0, &s[l], 2, (ulong)v[lane_y].h, 0, messages)) {
        s[l] = v[lane_y].h;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  check_barrier(4, tile_x, (int)(16L * tile_y), 0, messages);
  THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
#line 228 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    bool done = false;
    v[lane_y].x = 0;
    while (!done) {
      ++v[lane_y].x;
      uint value = v[lane_y].y * 5 + 3;
      v[lane_y].y = value;
      if (v[lane_y].x > (v[lane_y].h & 7)) {
        done = true;
      }
    }
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  if ((s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile_y >= 0 &&
      column_extent0 + -16L * tile_y + -16L >= 0 && tile_x >= 0L && column_extent1 + -1L * tile_x +
      -1L >= 0 && apart) {
    if (column_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int t_global_1 = tile_x;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane_y;
        uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y + s[15 - l];
        uint *place = &column_2[INDEX((long)t_global_0 * column_stride0 + t_global_1)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int t_global_1 = tile_x;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane_y;
        uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y + s[15 - l];
        uint *place = &column_2[INDEX((long)t_global_0 * column_stride0 + t_global_1)];
        if (SHADOW_WRITES(column_marks, column, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int t_global_0 = tile_y * 16 + lane_y;
      int t_global_1 = tile_x;
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane_y;
      uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y +
          (check_element(6, thread_x, thread_y, 0, (long)(15 - l), 16, messages) &&
          check_use_local(7, thread_x, thread_y, 0, &s[15 - l], 0, 0, 8, messages) ? s[15 - l] : 0);
      uint *place = &column_2[INDEX(check_index2(17, thread_x, thread_y, 0,
          (long)t_global_0 * column_stride0 + t_global_1, t_global_0, t_global_1, column_extent0,
          column_extent1, messages))];
      if (check_use_global(18, thread_x, thread_y, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, column, column_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of expect_kernel, divergent-values.cpp:54
#line 54 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static void expect_kernel_39(uint *row, ulong row_bytes, long row_offset, int row_extent0,
                             const uint *a, ulong a_bytes, long a_offset, int a_extent0, uint uu,
                             uint *messages, int tile) {
  ulong a_begin = (ulong)a + (ulong)(a_offset * 4);
  ulong a_end = (ulong)a + (ulong)(((long)a_extent0 - 1 + a_offset + 1) * 4);
  ulong row_begin = (ulong)row + (ulong)(row_offset * 4);
  ulong row_end = (ulong)row + (ulong)(((long)row_extent0 - 1 + row_offset + 1) * 4);
  bool apart = a_end <= row_begin || row_end <= a_begin;
  ulong a_marks = SHADOW_MARKS(a);
  ulong row_marks = SHADOW_MARKS(row);
  bool s_filled = false;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v[16];
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  uint *row_2 = row + row_offset;
  const uint *a_2 = a + a_offset;
  if (16L * tile >= 0 && a_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (a_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global)];
        int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {*place, 0u, 1u};
        v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global)];
        int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {a_marks == 0 || SHADOW_WRITTEN(a_marks, a, place, 4) ||
            check_use_global(10, thread_x, 0, 0, place, 0, 0, 11, messages) ? *place : 0, 0u, 1u};
        v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane].h;
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


      const uint *place = &a_2[INDEX(check_index1(9, thread_x, 0, 0, t_global, t_global, a_extent0,
          messages))];
      int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      state v_2 = {check_use_global(10, thread_x, 0, 0, place, 0, 0, 11, messages) ?
          (IN_BOUNDS(place, a, a_bytes) ? *place : 0) : 0, 0u, 1u};
      v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (check_element(2, thread_x, 0, 0, (long)l, 16, messages) &&
          check_use_local(3, thread_x, 0, 0, &s[l], 2, (ulong)v[lane].h, 0, messages)) {
        s[l] = v[lane].h;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if (s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(4, (int)(16L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 16; ++lane) {
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane;
#line 42 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      uint value;
      uint value_2;
#line 235 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      switch (l & 3) {
      case 1:;
        for (int k = -3; k < (int)uu; k += 2) {
          value = v[lane].h * 33 + s[(k + l) & 15];
          v[lane].h = value;
        }
      case 2:;
        value_2 = v[lane].h * 31 + 5;
        v[lane].h = value_2;
        break;
      case 0:;
        v[lane].h ^= 3;
      case 3:;
        break;
      }
      SHADOW_BARRIER(lane, 0, 0, 1);
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(4, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane;
#line 42 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      uint value;
      uint value_2;
#line 235 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      switch (l & 3) {
      case 1:;
        for (int k = -3; k < (int)uu; k += 2) {
          value = v[lane].h * 33 +
              (check_pointer(72, thread_x, 0, 0, &s[(k + l) & 15], messages, (ulong)&s, 64) &&
              check_use_local(70, thread_x, 0, 0, &s[(k + l) & 15], 0, 0, 71, messages) ?
              s[(k + l) & 15] : 0);
          v[lane].h = value;
        }
      case 2:;
        value_2 = v[lane].h * 31 + 5;
        v[lane].h = value_2;
        break;
      case 0:;
        v[lane].h ^= 3;
      case 3:;
        break;
      }
      SHADOW_BARRIER(lane, 0, 0, 1);
    }
  }
  if ((s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile >= 0 &&
      row_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (row_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane;
        uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y + s[15 - l];
        uint *place = &row_2[INDEX((long)t_global)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane;
        uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y + s[15 - l];
        uint *place = &row_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(row_marks, row, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(5, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane;
      uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y +
          (check_element(6, thread_x, 0, 0, (long)(15 - l), 16, messages) &&
          check_use_local(7, thread_x, 0, 0, &s[15 - l], 0, 0, 8, messages) ? s[15 - l] : 0);
      uint *place = &row_2[INDEX(check_index1(12, thread_x, 0, 0, t_global, t_global, row_extent0,
          messages))];
      if (check_use_global(13, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, row, row_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of expect_kernel, divergent-values.cpp:58
#line 58 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static void expect_kernel_40(uint *column, ulong column_bytes, long column_offset,
                             int column_extent0, int column_extent1, int column_stride0,
                             const uint *a, ulong a_bytes, long a_offset, int a_extent0, uint uu,
                             uint *messages, int tile_x, int tile_y) {
  ulong a_begin = (ulong)a + (ulong)(a_offset * 4);
  ulong a_end = (ulong)a + (ulong)(((long)a_extent0 - 1 + a_offset + 1) * 4);
  ulong column_begin = (ulong)column + (ulong)(column_offset * 4);
  ulong column_end = (ulong)column +
      (ulong)((((long)column_extent0 - 1) * (long)column_stride0 + ((long)column_extent1 - 1) +
      column_offset + 1) * 4);
  bool apart = a_end <= column_begin || column_end <= a_begin;
  ulong a_marks = SHADOW_MARKS(a);
  ulong column_marks = SHADOW_MARKS(column);
  bool s_filled = false;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v[16];
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  uint *column_2 = column + column_offset;
  const uint *a_2 = a + a_offset;
  if (16L * tile_y >= 0 && a_extent0 + -16L * tile_y + -16L >= 0 && apart) {
    if (a_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global_0)];
        int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {*place, 0u, 1u};
        v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane_y].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int thread_x = tile_x;
        int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global_0)];
        int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {a_marks == 0 || SHADOW_WRITTEN(a_marks, a, place, 4) ||
            check_use_global(15, thread_x, thread_y, 0, place, 0, 0, 16, messages) ? *place : 0, 0u,
            1u};
        v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane_y].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    if (!s_filled) {
      SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 66, 0uL);
      s_filled = true;
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 7);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int t_global_0 = tile_y * 16 + lane_y;
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      const uint *place = &a_2[INDEX(check_index1(14, thread_x, thread_y, 0, t_global_0, t_global_0,
          a_extent0, messages))];
      int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      state v_2 = {check_use_global(15, thread_x, thread_y, 0, place, 0, 0, 16, messages) ?
          (IN_BOUNDS(place, a, a_bytes) ? *place : 0) : 0, 0u, 1u};
      v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (check_element(2, thread_x, thread_y, 0, (long)l, 16, messages) &&
          check_use_local(3, thread_x, thread_y, 0, &s[l], 2, (ulong)v[lane_y].h, 0, messages)) {
        s[l] = v[lane_y].h;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if (s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(4, tile_x, (int)(16L * tile_y), 0, messages);
    THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane_y;
#line 42 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      uint value;
      uint value_2;
#line 235 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      switch (l & 3) {
      case 1:;
        for (int k = -3; k < (int)uu; k += 2) {
          value = v[lane_y].h * 33 + s[(k + l) & 15];
          v[lane_y].h = value;
        }
      case 2:;
        value_2 = v[lane_y].h * 31 + 5;
        v[lane_y].h = value_2;
        break;
      case 0:;
        v[lane_y].h ^= 3;
      case 3:;
        break;
      }
      SHADOW_BARRIER(0, lane_y, 0, 1);
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(4, tile_x, (int)(16L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane_y;
#line 42 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      uint value;
      uint value_2;
#line 235 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      switch (l & 3) {
      case 1:;
        for (int k = -3; k < (int)uu; k += 2) {
          value = v[lane_y].h * 33 +
              (check_pointer(72, thread_x, thread_y, 0, &s[(k + l) & 15], messages, (ulong)&s, 64)
              && check_use_local(70, thread_x, thread_y, 0, &s[(k + l) & 15], 0, 0, 71, messages) ?
              s[(k + l) & 15] : 0);
          v[lane_y].h = value;
        }
      case 2:;
        value_2 = v[lane_y].h * 31 + 5;
        v[lane_y].h = value_2;
        break;
      case 0:;
        v[lane_y].h ^= 3;
      case 3:;
        break;
      }
      SHADOW_BARRIER(0, lane_y, 0, 1);
    }
  }
  if ((s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile_y >= 0 &&
      column_extent0 + -16L * tile_y + -16L >= 0 && tile_x >= 0L && column_extent1 + -1L * tile_x +
      -1L >= 0 && apart) {
    if (column_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int t_global_1 = tile_x;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane_y;
        uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y + s[15 - l];
        uint *place = &column_2[INDEX((long)t_global_0 * column_stride0 + t_global_1)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int t_global_1 = tile_x;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane_y;
        uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y + s[15 - l];
        uint *place = &column_2[INDEX((long)t_global_0 * column_stride0 + t_global_1)];
        if (SHADOW_WRITES(column_marks, column, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int t_global_0 = tile_y * 16 + lane_y;
      int t_global_1 = tile_x;
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane_y;
      uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y +
          (check_element(6, thread_x, thread_y, 0, (long)(15 - l), 16, messages) &&
          check_use_local(7, thread_x, thread_y, 0, &s[15 - l], 0, 0, 8, messages) ? s[15 - l] : 0);
      uint *place = &column_2[INDEX(check_index2(17, thread_x, thread_y, 0,
          (long)t_global_0 * column_stride0 + t_global_1, t_global_0, t_global_1, column_extent0,
          column_extent1, messages))];
      if (check_use_global(18, thread_x, thread_y, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, column, column_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of expect_kernel, divergent-values.cpp:54
#line 54 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static void expect_kernel_41(uint *row, ulong row_bytes, long row_offset, int row_extent0,
                             const uint *a, ulong a_bytes, long a_offset, int a_extent0, uint uu,
                             uint *messages, int tile) {
  ulong a_begin = (ulong)a + (ulong)(a_offset * 4);
  ulong a_end = (ulong)a + (ulong)(((long)a_extent0 - 1 + a_offset + 1) * 4);
  ulong row_begin = (ulong)row + (ulong)(row_offset * 4);
  ulong row_end = (ulong)row + (ulong)(((long)row_extent0 - 1 + row_offset + 1) * 4);
  bool apart = a_end <= row_begin || row_end <= a_begin;
  ulong a_marks = SHADOW_MARKS(a);
  ulong row_marks = SHADOW_MARKS(row);
  bool s_filled = false;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v[16];
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  uint *row_2 = row + row_offset;
  const uint *a_2 = a + a_offset;
  if (16L * tile >= 0 && a_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (a_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global)];
        int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {*place, 0u, 1u};
        v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global)];
        int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {a_marks == 0 || SHADOW_WRITTEN(a_marks, a, place, 4) ||
            check_use_global(10, thread_x, 0, 0, place, 0, 0, 11, messages) ? *place : 0, 0u, 1u};
        v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane].h;
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


      const uint *place = &a_2[INDEX(check_index1(9, thread_x, 0, 0, t_global, t_global, a_extent0,
          messages))];
      int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      state v_2 = {check_use_global(10, thread_x, 0, 0, place, 0, 0, 11, messages) ?
          (IN_BOUNDS(place, a, a_bytes) ? *place : 0) : 0, 0u, 1u};
      v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (check_element(2, thread_x, 0, 0, (long)l, 16, messages) &&
          check_use_local(3, thread_x, 0, 0, &s[l], 2, (ulong)v[lane].h, 0, messages)) {
        s[l] = v[lane].h;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  check_barrier(4, (int)(16L * tile), 0, 0, messages);
  THREADS for (int lane = 0; lane < 16; ++lane) {
#line 248 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    if (v[lane].h & 1) {
#line 42 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      uint value;
      uint value_2;
#line 248 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      switch (uu & 3) {
      case 0u:;
      case 1u:;
        value_2 = v[lane].h;
        v[lane].x = value_2;
        break;
      case 2u:;
        value = v[lane].h * 31 + 5;
        v[lane].h = value;
        break;
      case 3u:;
        v[lane].y = 3;
      }
    }
    SHADOW_BARRIER(lane, 0, 0, 1);
  }
  if ((s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile >= 0 &&
      row_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (row_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane;
        uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y + s[15 - l];
        uint *place = &row_2[INDEX((long)t_global)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane;
        uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y + s[15 - l];
        uint *place = &row_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(row_marks, row, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(5, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane;
      uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y +
          (check_element(6, thread_x, 0, 0, (long)(15 - l), 16, messages) &&
          check_use_local(7, thread_x, 0, 0, &s[15 - l], 0, 0, 8, messages) ? s[15 - l] : 0);
      uint *place = &row_2[INDEX(check_index1(12, thread_x, 0, 0, t_global, t_global, row_extent0,
          messages))];
      if (check_use_global(13, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, row, row_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of expect_kernel, divergent-values.cpp:58
#line 58 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static void expect_kernel_42(uint *column, ulong column_bytes, long column_offset,
                             int column_extent0, int column_extent1, int column_stride0,
                             const uint *a, ulong a_bytes, long a_offset, int a_extent0, uint uu,
                             uint *messages, int tile_x, int tile_y) {
  ulong a_begin = (ulong)a + (ulong)(a_offset * 4);
  ulong a_end = (ulong)a + (ulong)(((long)a_extent0 - 1 + a_offset + 1) * 4);
  ulong column_begin = (ulong)column + (ulong)(column_offset * 4);
  ulong column_end = (ulong)column +
      (ulong)((((long)column_extent0 - 1) * (long)column_stride0 + ((long)column_extent1 - 1) +
      column_offset + 1) * 4);
  bool apart = a_end <= column_begin || column_end <= a_begin;
  ulong a_marks = SHADOW_MARKS(a);
  ulong column_marks = SHADOW_MARKS(column);
  bool s_filled = false;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v[16];
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  uint *column_2 = column + column_offset;
  const uint *a_2 = a + a_offset;
  if (16L * tile_y >= 0 && a_extent0 + -16L * tile_y + -16L >= 0 && apart) {
    if (a_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global_0)];
        int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {*place, 0u, 1u};
        v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane_y].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int thread_x = tile_x;
        int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global_0)];
        int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {a_marks == 0 || SHADOW_WRITTEN(a_marks, a, place, 4) ||
            check_use_global(15, thread_x, thread_y, 0, place, 0, 0, 16, messages) ? *place : 0, 0u,
            1u};
        v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane_y].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    if (!s_filled) {
      SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 66, 0uL);
      s_filled = true;
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 7);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int t_global_0 = tile_y * 16 + lane_y;
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      const uint *place = &a_2[INDEX(check_index1(14, thread_x, thread_y, 0, t_global_0, t_global_0,
          a_extent0, messages))];
      int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      state v_2 = {check_use_global(15, thread_x, thread_y, 0, place, 0, 0, 16, messages) ?
          (IN_BOUNDS(place, a, a_bytes) ? *place : 0) : 0, 0u, 1u};
      v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (check_element(2, thread_x, thread_y, 0, (long)l, 16, messages) &&
          check_use_local(3, thread_x, thread_y, 0, &s[l], 2, (ulong)v[lane_y].h, 0, messages)) {
        s[l] = v[lane_y].h;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  check_barrier(4, tile_x, (int)(16L * tile_y), 0, messages);
  THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
#line 248 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    if (v[lane_y].h & 1) {
#line 42 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      uint value;
      uint value_2;
#line 248 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      switch (uu & 3) {
      case 0u:;
      case 1u:;
        value_2 = v[lane_y].h;
        v[lane_y].x = value_2;
        break;
      case 2u:;
        value = v[lane_y].h * 31 + 5;
        v[lane_y].h = value;
        break;
      case 3u:;
        v[lane_y].y = 3;
      }
    }
    SHADOW_BARRIER(0, lane_y, 0, 1);
  }
  if ((s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile_y >= 0 &&
      column_extent0 + -16L * tile_y + -16L >= 0 && tile_x >= 0L && column_extent1 + -1L * tile_x +
      -1L >= 0 && apart) {
    if (column_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int t_global_1 = tile_x;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane_y;
        uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y + s[15 - l];
        uint *place = &column_2[INDEX((long)t_global_0 * column_stride0 + t_global_1)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int t_global_1 = tile_x;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane_y;
        uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y + s[15 - l];
        uint *place = &column_2[INDEX((long)t_global_0 * column_stride0 + t_global_1)];
        if (SHADOW_WRITES(column_marks, column, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int t_global_0 = tile_y * 16 + lane_y;
      int t_global_1 = tile_x;
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane_y;
      uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y +
          (check_element(6, thread_x, thread_y, 0, (long)(15 - l), 16, messages) &&
          check_use_local(7, thread_x, thread_y, 0, &s[15 - l], 0, 0, 8, messages) ? s[15 - l] : 0);
      uint *place = &column_2[INDEX(check_index2(17, thread_x, thread_y, 0,
          (long)t_global_0 * column_stride0 + t_global_1, t_global_0, t_global_1, column_extent0,
          column_extent1, messages))];
      if (check_use_global(18, thread_x, thread_y, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, column, column_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of expect_kernel, divergent-values.cpp:54
#line 54 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static void expect_kernel_43(uint *row, ulong row_bytes, long row_offset, int row_extent0,
                             const uint *a, ulong a_bytes, long a_offset, int a_extent0, uint uu,
                             uint *messages, int tile) {
  ulong a_begin = (ulong)a + (ulong)(a_offset * 4);
  ulong a_end = (ulong)a + (ulong)(((long)a_extent0 - 1 + a_offset + 1) * 4);
  ulong row_begin = (ulong)row + (ulong)(row_offset * 4);
  ulong row_end = (ulong)row + (ulong)(((long)row_extent0 - 1 + row_offset + 1) * 4);
  bool apart = a_end <= row_begin || row_end <= a_begin;
  ulong a_marks = SHADOW_MARKS(a);
  ulong row_marks = SHADOW_MARKS(row);
  bool s_filled = false;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v[16];
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  uint *row_2 = row + row_offset;
  const uint *a_2 = a + a_offset;
  if (16L * tile >= 0 && a_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (a_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global)];
        int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {*place, 0u, 1u};
        v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global)];
        int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {a_marks == 0 || SHADOW_WRITTEN(a_marks, a, place, 4) ||
            check_use_global(10, thread_x, 0, 0, place, 0, 0, 11, messages) ? *place : 0, 0u, 1u};
        v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane].h;
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


      const uint *place = &a_2[INDEX(check_index1(9, thread_x, 0, 0, t_global, t_global, a_extent0,
          messages))];
      int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      state v_2 = {check_use_global(10, thread_x, 0, 0, place, 0, 0, 11, messages) ?
          (IN_BOUNDS(place, a, a_bytes) ? *place : 0) : 0, 0u, 1u};
      v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (check_element(2, thread_x, 0, 0, (long)l, 16, messages) &&
          check_use_local(3, thread_x, 0, 0, &s[l], 2, (ulong)v[lane].h, 0, messages)) {
        s[l] = v[lane].h;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if (s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(4, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane;
#line 260 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (uu == 7) {
#line 42 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place;
#line 260 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        v[lane].x = 3;
        uint value = (place = &s[v[lane].h & 15], true) ? *place : 0;
        v[lane].h += value;
      } else if ((check_pointer(77, thread_x, 0, 0, &s[l ^ 1], messages, (ulong)&s, 64) ? s[l ^ 1] :
          0) > 400) {
#line 42 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place;
#line 260 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        v[lane].x = 3;
        uint value = (place = &s[v[lane].h & 15], true) ? *place : 0;
        v[lane].h += value;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(4, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane;
#line 260 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (uu == 7) {
#line 42 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place;
#line 260 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        v[lane].x = 3;
        uint value = (place = &s[v[lane].h & 15],
            check_pointer(77, thread_x, 0, 0, place, messages, (ulong)&s, 64)) &&
            check_use_local(75, thread_x, 0, 0, place, 0, 0, 76, messages) ? *place : 0;
        v[lane].h += value;
      } else if ((check_pointer(77, thread_x, 0, 0, &s[l ^ 1], messages, (ulong)&s, 64) &&
          check_use_local(75, thread_x, 0, 0, &s[l ^ 1], 0, 0, 76, messages) ? s[l ^ 1] : 0) > 400)
          {
#line 42 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place;
#line 260 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        v[lane].x = 3;
        uint value = (place = &s[v[lane].h & 15],
            check_pointer(77, thread_x, 0, 0, place, messages, (ulong)&s, 64)) &&
            check_use_local(75, thread_x, 0, 0, place, 0, 0, 76, messages) ? *place : 0;
        v[lane].h += value;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if ((s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile >= 0 &&
      row_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (row_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane;
        uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y + s[15 - l];
        uint *place = &row_2[INDEX((long)t_global)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane;
        uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y + s[15 - l];
        uint *place = &row_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(row_marks, row, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(5, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane;
      uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y +
          (check_element(6, thread_x, 0, 0, (long)(15 - l), 16, messages) &&
          check_use_local(7, thread_x, 0, 0, &s[15 - l], 0, 0, 8, messages) ? s[15 - l] : 0);
      uint *place = &row_2[INDEX(check_index1(12, thread_x, 0, 0, t_global, t_global, row_extent0,
          messages))];
      if (check_use_global(13, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, row, row_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of expect_kernel, divergent-values.cpp:58
#line 58 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static void expect_kernel_44(uint *column, ulong column_bytes, long column_offset,
                             int column_extent0, int column_extent1, int column_stride0,
                             const uint *a, ulong a_bytes, long a_offset, int a_extent0, uint uu,
                             uint *messages, int tile_x, int tile_y) {
  ulong a_begin = (ulong)a + (ulong)(a_offset * 4);
  ulong a_end = (ulong)a + (ulong)(((long)a_extent0 - 1 + a_offset + 1) * 4);
  ulong column_begin = (ulong)column + (ulong)(column_offset * 4);
  ulong column_end = (ulong)column +
      (ulong)((((long)column_extent0 - 1) * (long)column_stride0 + ((long)column_extent1 - 1) +
      column_offset + 1) * 4);
  bool apart = a_end <= column_begin || column_end <= a_begin;
  ulong a_marks = SHADOW_MARKS(a);
  ulong column_marks = SHADOW_MARKS(column);
  bool s_filled = false;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v[16];
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  uint *column_2 = column + column_offset;
  const uint *a_2 = a + a_offset;
  if (16L * tile_y >= 0 && a_extent0 + -16L * tile_y + -16L >= 0 && apart) {
    if (a_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global_0)];
        int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {*place, 0u, 1u};
        v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane_y].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int thread_x = tile_x;
        int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global_0)];
        int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {a_marks == 0 || SHADOW_WRITTEN(a_marks, a, place, 4) ||
            check_use_global(15, thread_x, thread_y, 0, place, 0, 0, 16, messages) ? *place : 0, 0u,
            1u};
        v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane_y].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    if (!s_filled) {
      SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 66, 0uL);
      s_filled = true;
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 7);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int t_global_0 = tile_y * 16 + lane_y;
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      const uint *place = &a_2[INDEX(check_index1(14, thread_x, thread_y, 0, t_global_0, t_global_0,
          a_extent0, messages))];
      int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      state v_2 = {check_use_global(15, thread_x, thread_y, 0, place, 0, 0, 16, messages) ?
          (IN_BOUNDS(place, a, a_bytes) ? *place : 0) : 0, 0u, 1u};
      v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (check_element(2, thread_x, thread_y, 0, (long)l, 16, messages) &&
          check_use_local(3, thread_x, thread_y, 0, &s[l], 2, (ulong)v[lane_y].h, 0, messages)) {
        s[l] = v[lane_y].h;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if (s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(4, tile_x, (int)(16L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane_y;
#line 260 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (uu == 7) {
#line 42 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place;
#line 260 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        v[lane_y].x = 3;
        uint value = (place = &s[v[lane_y].h & 15], true) ? *place : 0;
        v[lane_y].h += value;
      } else if ((check_pointer(77, thread_x, thread_y, 0, &s[l ^ 1], messages, (ulong)&s, 64) ?
          s[l ^ 1] : 0) > 400) {
#line 42 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place;
#line 260 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        v[lane_y].x = 3;
        uint value = (place = &s[v[lane_y].h & 15], true) ? *place : 0;
        v[lane_y].h += value;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(4, tile_x, (int)(16L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane_y;
#line 260 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (uu == 7) {
#line 42 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place;
#line 260 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        v[lane_y].x = 3;
        uint value = (place = &s[v[lane_y].h & 15],
            check_pointer(77, thread_x, thread_y, 0, place, messages, (ulong)&s, 64)) &&
            check_use_local(75, thread_x, thread_y, 0, place, 0, 0, 76, messages) ? *place : 0;
        v[lane_y].h += value;
      } else if ((check_pointer(77, thread_x, thread_y, 0, &s[l ^ 1], messages, (ulong)&s, 64) &&
          check_use_local(75, thread_x, thread_y, 0, &s[l ^ 1], 0, 0, 76, messages) ? s[l ^ 1] : 0)
          > 400) {
#line 42 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place;
#line 260 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        v[lane_y].x = 3;
        uint value = (place = &s[v[lane_y].h & 15],
            check_pointer(77, thread_x, thread_y, 0, place, messages, (ulong)&s, 64)) &&
            check_use_local(75, thread_x, thread_y, 0, place, 0, 0, 76, messages) ? *place : 0;
        v[lane_y].h += value;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if ((s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile_y >= 0 &&
      column_extent0 + -16L * tile_y + -16L >= 0 && tile_x >= 0L && column_extent1 + -1L * tile_x +
      -1L >= 0 && apart) {
    if (column_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int t_global_1 = tile_x;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane_y;
        uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y + s[15 - l];
        uint *place = &column_2[INDEX((long)t_global_0 * column_stride0 + t_global_1)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int t_global_1 = tile_x;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane_y;
        uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y + s[15 - l];
        uint *place = &column_2[INDEX((long)t_global_0 * column_stride0 + t_global_1)];
        if (SHADOW_WRITES(column_marks, column, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int t_global_0 = tile_y * 16 + lane_y;
      int t_global_1 = tile_x;
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane_y;
      uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y +
          (check_element(6, thread_x, thread_y, 0, (long)(15 - l), 16, messages) &&
          check_use_local(7, thread_x, thread_y, 0, &s[15 - l], 0, 0, 8, messages) ? s[15 - l] : 0);
      uint *place = &column_2[INDEX(check_index2(17, thread_x, thread_y, 0,
          (long)t_global_0 * column_stride0 + t_global_1, t_global_0, t_global_1, column_extent0,
          column_extent1, messages))];
      if (check_use_global(18, thread_x, thread_y, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, column, column_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of expect_kernel, divergent-values.cpp:54
#line 54 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static void expect_kernel_45(uint *row, ulong row_bytes, long row_offset, int row_extent0,
                             const uint *a, ulong a_bytes, long a_offset, int a_extent0, uint uu,
                             uint *messages, int tile) {
  ulong a_begin = (ulong)a + (ulong)(a_offset * 4);
  ulong a_end = (ulong)a + (ulong)(((long)a_extent0 - 1 + a_offset + 1) * 4);
  ulong row_begin = (ulong)row + (ulong)(row_offset * 4);
  ulong row_end = (ulong)row + (ulong)(((long)row_extent0 - 1 + row_offset + 1) * 4);
  bool apart = a_end <= row_begin || row_end <= a_begin;
  ulong a_marks = SHADOW_MARKS(a);
  ulong row_marks = SHADOW_MARKS(row);
  bool s_filled = false;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v[16];
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  uint *row_2 = row + row_offset;
  const uint *a_2 = a + a_offset;
  if (16L * tile >= 0 && a_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (a_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global)];
        int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {*place, 0u, 1u};
        v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global)];
        int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {a_marks == 0 || SHADOW_WRITTEN(a_marks, a, place, 4) ||
            check_use_global(10, thread_x, 0, 0, place, 0, 0, 11, messages) ? *place : 0, 0u, 1u};
        v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane].h;
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


      const uint *place = &a_2[INDEX(check_index1(9, thread_x, 0, 0, t_global, t_global, a_extent0,
          messages))];
      int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      state v_2 = {check_use_global(10, thread_x, 0, 0, place, 0, 0, 11, messages) ?
          (IN_BOUNDS(place, a, a_bytes) ? *place : 0) : 0, 0u, 1u};
      v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (check_element(2, thread_x, 0, 0, (long)l, 16, messages) &&
          check_use_local(3, thread_x, 0, 0, &s[l], 2, (ulong)v[lane].h, 0, messages)) {
        s[l] = v[lane].h;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if (s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(4, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane;
#line 80 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (uu == 7 || (check_pointer(86, thread_x, 0, 0, &s[l ^ 1], messages, (ulong)&s, 64) ?
          s[l ^ 1] : 0) > 400) {
#line 262 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place;
#line 81 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        v[lane].x = 3;
        uint value = (place = &s[v[lane].h & 15], true) ? *place : 0;
        v[lane].h += value;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(4, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane;
#line 80 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (uu == 7 || (check_pointer(86, thread_x, 0, 0, &s[l ^ 1], messages, (ulong)&s, 64) &&
          check_use_local(87, thread_x, 0, 0, &s[l ^ 1], 0, 0, 88, messages) ? s[l ^ 1] : 0) > 400)
          {
#line 262 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place;
#line 81 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        v[lane].x = 3;
        uint value = (place = &s[v[lane].h & 15],
            check_pointer(81, thread_x, 0, 0, place, messages, (ulong)&s, 64)) &&
            check_use_local(82, thread_x, 0, 0, place, 0, 0, 83, messages) ? *place : 0;
        v[lane].h += value;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if ((s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile >= 0 &&
      row_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (row_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane;
        uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y + s[15 - l];
        uint *place = &row_2[INDEX((long)t_global)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane;
        uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y + s[15 - l];
        uint *place = &row_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(row_marks, row, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(5, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane;
      uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y +
          (check_element(6, thread_x, 0, 0, (long)(15 - l), 16, messages) &&
          check_use_local(7, thread_x, 0, 0, &s[15 - l], 0, 0, 8, messages) ? s[15 - l] : 0);
      uint *place = &row_2[INDEX(check_index1(12, thread_x, 0, 0, t_global, t_global, row_extent0,
          messages))];
      if (check_use_global(13, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, row, row_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of expect_kernel, divergent-values.cpp:58
#line 58 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static void expect_kernel_46(uint *column, ulong column_bytes, long column_offset,
                             int column_extent0, int column_extent1, int column_stride0,
                             const uint *a, ulong a_bytes, long a_offset, int a_extent0, uint uu,
                             uint *messages, int tile_x, int tile_y) {
  ulong a_begin = (ulong)a + (ulong)(a_offset * 4);
  ulong a_end = (ulong)a + (ulong)(((long)a_extent0 - 1 + a_offset + 1) * 4);
  ulong column_begin = (ulong)column + (ulong)(column_offset * 4);
  ulong column_end = (ulong)column +
      (ulong)((((long)column_extent0 - 1) * (long)column_stride0 + ((long)column_extent1 - 1) +
      column_offset + 1) * 4);
  bool apart = a_end <= column_begin || column_end <= a_begin;
  ulong a_marks = SHADOW_MARKS(a);
  ulong column_marks = SHADOW_MARKS(column);
  bool s_filled = false;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v[16];
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  uint *column_2 = column + column_offset;
  const uint *a_2 = a + a_offset;
  if (16L * tile_y >= 0 && a_extent0 + -16L * tile_y + -16L >= 0 && apart) {
    if (a_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global_0)];
        int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {*place, 0u, 1u};
        v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane_y].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int thread_x = tile_x;
        int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global_0)];
        int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {a_marks == 0 || SHADOW_WRITTEN(a_marks, a, place, 4) ||
            check_use_global(15, thread_x, thread_y, 0, place, 0, 0, 16, messages) ? *place : 0, 0u,
            1u};
        v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane_y].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    if (!s_filled) {
      SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 66, 0uL);
      s_filled = true;
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 7);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int t_global_0 = tile_y * 16 + lane_y;
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      const uint *place = &a_2[INDEX(check_index1(14, thread_x, thread_y, 0, t_global_0, t_global_0,
          a_extent0, messages))];
      int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      state v_2 = {check_use_global(15, thread_x, thread_y, 0, place, 0, 0, 16, messages) ?
          (IN_BOUNDS(place, a, a_bytes) ? *place : 0) : 0, 0u, 1u};
      v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (check_element(2, thread_x, thread_y, 0, (long)l, 16, messages) &&
          check_use_local(3, thread_x, thread_y, 0, &s[l], 2, (ulong)v[lane_y].h, 0, messages)) {
        s[l] = v[lane_y].h;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if (s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(4, tile_x, (int)(16L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane_y;
#line 80 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (uu == 7 || (check_pointer(86, thread_x, thread_y, 0, &s[l ^ 1], messages, (ulong)&s, 64) ?
          s[l ^ 1] : 0) > 400) {
#line 262 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place;
#line 81 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        v[lane_y].x = 3;
        uint value = (place = &s[v[lane_y].h & 15], true) ? *place : 0;
        v[lane_y].h += value;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(4, tile_x, (int)(16L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane_y;
#line 80 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (uu == 7 || (check_pointer(86, thread_x, thread_y, 0, &s[l ^ 1], messages, (ulong)&s, 64)
          && check_use_local(87, thread_x, thread_y, 0, &s[l ^ 1], 0, 0, 88, messages) ? s[l ^ 1] :
          0) > 400) {
#line 262 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place;
#line 81 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        v[lane_y].x = 3;
        uint value = (place = &s[v[lane_y].h & 15],
            check_pointer(81, thread_x, thread_y, 0, place, messages, (ulong)&s, 64)) &&
            check_use_local(82, thread_x, thread_y, 0, place, 0, 0, 83, messages) ? *place : 0;
        v[lane_y].h += value;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if ((s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile_y >= 0 &&
      column_extent0 + -16L * tile_y + -16L >= 0 && tile_x >= 0L && column_extent1 + -1L * tile_x +
      -1L >= 0 && apart) {
    if (column_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int t_global_1 = tile_x;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane_y;
        uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y + s[15 - l];
        uint *place = &column_2[INDEX((long)t_global_0 * column_stride0 + t_global_1)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int t_global_1 = tile_x;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane_y;
        uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y + s[15 - l];
        uint *place = &column_2[INDEX((long)t_global_0 * column_stride0 + t_global_1)];
        if (SHADOW_WRITES(column_marks, column, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int t_global_0 = tile_y * 16 + lane_y;
      int t_global_1 = tile_x;
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane_y;
      uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y +
          (check_element(6, thread_x, thread_y, 0, (long)(15 - l), 16, messages) &&
          check_use_local(7, thread_x, thread_y, 0, &s[15 - l], 0, 0, 8, messages) ? s[15 - l] : 0);
      uint *place = &column_2[INDEX(check_index2(17, thread_x, thread_y, 0,
          (long)t_global_0 * column_stride0 + t_global_1, t_global_0, t_global_1, column_extent0,
          column_extent1, messages))];
      if (check_use_global(18, thread_x, thread_y, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, column, column_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of expect_kernel, divergent-values.cpp:54
#line 54 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static void expect_kernel_47(uint *row, ulong row_bytes, long row_offset, int row_extent0,
                             const uint *a, ulong a_bytes, long a_offset, int a_extent0, uint uu,
                             uint *messages, int tile) {
  ulong a_begin = (ulong)a + (ulong)(a_offset * 4);
  ulong a_end = (ulong)a + (ulong)(((long)a_extent0 - 1 + a_offset + 1) * 4);
  ulong row_begin = (ulong)row + (ulong)(row_offset * 4);
  ulong row_end = (ulong)row + (ulong)(((long)row_extent0 - 1 + row_offset + 1) * 4);
  bool apart = a_end <= row_begin || row_end <= a_begin;
  ulong a_marks = SHADOW_MARKS(a);
  ulong row_marks = SHADOW_MARKS(row);
  bool s_filled = false;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v[16];
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  uint *row_2 = row + row_offset;
  const uint *a_2 = a + a_offset;
  if (16L * tile >= 0 && a_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (a_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global)];
        int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {*place, 0u, 1u};
        v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global)];
        int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {a_marks == 0 || SHADOW_WRITTEN(a_marks, a, place, 4) ||
            check_use_global(10, thread_x, 0, 0, place, 0, 0, 11, messages) ? *place : 0, 0u, 1u};
        v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane].h;
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


      const uint *place = &a_2[INDEX(check_index1(9, thread_x, 0, 0, t_global, t_global, a_extent0,
          messages))];
      int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      state v_2 = {check_use_global(10, thread_x, 0, 0, place, 0, 0, 11, messages) ?
          (IN_BOUNDS(place, a, a_bytes) ? *place : 0) : 0, 0u, 1u};
      v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (check_element(2, thread_x, 0, 0, (long)l, 16, messages) &&
          check_use_local(3, thread_x, 0, 0, &s[l], 2, (ulong)v[lane].h, 0, messages)) {
        s[l] = v[lane].h;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if (s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(4, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane;
#line 263 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      bool b = true;
      if (uu != 7) {
        b = (check_pointer(99, thread_x, 0, 0, &s[l ^ 1], messages, (ulong)&s, 64) ? s[l ^ 1] : 0) >
            400;
      }
#line 85 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (b) {
#line 263 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place;
#line 86 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        v[lane].x = 3;
        uint value = (place = &s[v[lane].h & 15], true) ? *place : 0;
        v[lane].h += value;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(4, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane;
#line 263 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      bool b = true;
      if (uu != 7) {
        b = (check_pointer(99, thread_x, 0, 0, &s[l ^ 1], messages, (ulong)&s, 64) &&
            check_use_local(100, thread_x, 0, 0, &s[l ^ 1], 0, 0, 101, messages) ? s[l ^ 1] : 0) >
            400;
      }
#line 85 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (b) {
#line 263 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place;
#line 86 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        v[lane].x = 3;
        uint value = (place = &s[v[lane].h & 15],
            check_pointer(94, thread_x, 0, 0, place, messages, (ulong)&s, 64)) &&
            check_use_local(95, thread_x, 0, 0, place, 0, 0, 96, messages) ? *place : 0;
        v[lane].h += value;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if ((s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile >= 0 &&
      row_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (row_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane;
        uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y + s[15 - l];
        uint *place = &row_2[INDEX((long)t_global)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane;
        uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y + s[15 - l];
        uint *place = &row_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(row_marks, row, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(5, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane;
      uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y +
          (check_element(6, thread_x, 0, 0, (long)(15 - l), 16, messages) &&
          check_use_local(7, thread_x, 0, 0, &s[15 - l], 0, 0, 8, messages) ? s[15 - l] : 0);
      uint *place = &row_2[INDEX(check_index1(12, thread_x, 0, 0, t_global, t_global, row_extent0,
          messages))];
      if (check_use_global(13, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, row, row_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of expect_kernel, divergent-values.cpp:58
#line 58 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static void expect_kernel_48(uint *column, ulong column_bytes, long column_offset,
                             int column_extent0, int column_extent1, int column_stride0,
                             const uint *a, ulong a_bytes, long a_offset, int a_extent0, uint uu,
                             uint *messages, int tile_x, int tile_y) {
  ulong a_begin = (ulong)a + (ulong)(a_offset * 4);
  ulong a_end = (ulong)a + (ulong)(((long)a_extent0 - 1 + a_offset + 1) * 4);
  ulong column_begin = (ulong)column + (ulong)(column_offset * 4);
  ulong column_end = (ulong)column +
      (ulong)((((long)column_extent0 - 1) * (long)column_stride0 + ((long)column_extent1 - 1) +
      column_offset + 1) * 4);
  bool apart = a_end <= column_begin || column_end <= a_begin;
  ulong a_marks = SHADOW_MARKS(a);
  ulong column_marks = SHADOW_MARKS(column);
  bool s_filled = false;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v[16];
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  uint *column_2 = column + column_offset;
  const uint *a_2 = a + a_offset;
  if (16L * tile_y >= 0 && a_extent0 + -16L * tile_y + -16L >= 0 && apart) {
    if (a_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global_0)];
        int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {*place, 0u, 1u};
        v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane_y].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int thread_x = tile_x;
        int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global_0)];
        int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {a_marks == 0 || SHADOW_WRITTEN(a_marks, a, place, 4) ||
            check_use_global(15, thread_x, thread_y, 0, place, 0, 0, 16, messages) ? *place : 0, 0u,
            1u};
        v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane_y].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    if (!s_filled) {
      SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 66, 0uL);
      s_filled = true;
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 7);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int t_global_0 = tile_y * 16 + lane_y;
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      const uint *place = &a_2[INDEX(check_index1(14, thread_x, thread_y, 0, t_global_0, t_global_0,
          a_extent0, messages))];
      int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      state v_2 = {check_use_global(15, thread_x, thread_y, 0, place, 0, 0, 16, messages) ?
          (IN_BOUNDS(place, a, a_bytes) ? *place : 0) : 0, 0u, 1u};
      v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (check_element(2, thread_x, thread_y, 0, (long)l, 16, messages) &&
          check_use_local(3, thread_x, thread_y, 0, &s[l], 2, (ulong)v[lane_y].h, 0, messages)) {
        s[l] = v[lane_y].h;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if (s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(4, tile_x, (int)(16L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane_y;
#line 263 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      bool b = true;
      if (uu != 7) {
        b = (check_pointer(99, thread_x, thread_y, 0, &s[l ^ 1], messages, (ulong)&s, 64) ? s[l ^ 1]
            : 0) > 400;
      }
#line 85 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (b) {
#line 263 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place;
#line 86 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        v[lane_y].x = 3;
        uint value = (place = &s[v[lane_y].h & 15], true) ? *place : 0;
        v[lane_y].h += value;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(4, tile_x, (int)(16L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane_y;
#line 263 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      bool b = true;
      if (uu != 7) {
        b = (check_pointer(99, thread_x, thread_y, 0, &s[l ^ 1], messages, (ulong)&s, 64) &&
            check_use_local(100, thread_x, thread_y, 0, &s[l ^ 1], 0, 0, 101, messages) ? s[l ^ 1] :
            0) > 400;
      }
#line 85 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (b) {
#line 263 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place;
#line 86 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        v[lane_y].x = 3;
        uint value = (place = &s[v[lane_y].h & 15],
            check_pointer(94, thread_x, thread_y, 0, place, messages, (ulong)&s, 64)) &&
            check_use_local(95, thread_x, thread_y, 0, place, 0, 0, 96, messages) ? *place : 0;
        v[lane_y].h += value;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if ((s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile_y >= 0 &&
      column_extent0 + -16L * tile_y + -16L >= 0 && tile_x >= 0L && column_extent1 + -1L * tile_x +
      -1L >= 0 && apart) {
    if (column_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int t_global_1 = tile_x;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane_y;
        uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y + s[15 - l];
        uint *place = &column_2[INDEX((long)t_global_0 * column_stride0 + t_global_1)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int t_global_1 = tile_x;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane_y;
        uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y + s[15 - l];
        uint *place = &column_2[INDEX((long)t_global_0 * column_stride0 + t_global_1)];
        if (SHADOW_WRITES(column_marks, column, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int t_global_0 = tile_y * 16 + lane_y;
      int t_global_1 = tile_x;
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane_y;
      uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y +
          (check_element(6, thread_x, thread_y, 0, (long)(15 - l), 16, messages) &&
          check_use_local(7, thread_x, thread_y, 0, &s[15 - l], 0, 0, 8, messages) ? s[15 - l] : 0);
      uint *place = &column_2[INDEX(check_index2(17, thread_x, thread_y, 0,
          (long)t_global_0 * column_stride0 + t_global_1, t_global_0, t_global_1, column_extent0,
          column_extent1, messages))];
      if (check_use_global(18, thread_x, thread_y, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, column, column_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of expect_kernel, divergent-values.cpp:54
#line 54 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static void expect_kernel_49(uint *row, ulong row_bytes, long row_offset, int row_extent0,
                             const uint *a, ulong a_bytes, long a_offset, int a_extent0, uint uu,
                             uint *messages, int tile) {
  ulong a_begin = (ulong)a + (ulong)(a_offset * 4);
  ulong a_end = (ulong)a + (ulong)(((long)a_extent0 - 1 + a_offset + 1) * 4);
  ulong row_begin = (ulong)row + (ulong)(row_offset * 4);
  ulong row_end = (ulong)row + (ulong)(((long)row_extent0 - 1 + row_offset + 1) * 4);
  bool apart = a_end <= row_begin || row_end <= a_begin;
  ulong a_marks = SHADOW_MARKS(a);
  ulong row_marks = SHADOW_MARKS(row);
  bool s_filled = false;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v[16];
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  uint *row_2 = row + row_offset;
  const uint *a_2 = a + a_offset;
  if (16L * tile >= 0 && a_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (a_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global)];
        int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {*place, 0u, 1u};
        v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global)];
        int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {a_marks == 0 || SHADOW_WRITTEN(a_marks, a, place, 4) ||
            check_use_global(10, thread_x, 0, 0, place, 0, 0, 11, messages) ? *place : 0, 0u, 1u};
        v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane].h;
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


      const uint *place = &a_2[INDEX(check_index1(9, thread_x, 0, 0, t_global, t_global, a_extent0,
          messages))];
      int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      state v_2 = {check_use_global(10, thread_x, 0, 0, place, 0, 0, 11, messages) ?
          (IN_BOUNDS(place, a, a_bytes) ? *place : 0) : 0, 0u, 1u};
      v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (check_element(2, thread_x, 0, 0, (long)l, 16, messages) &&
          check_use_local(3, thread_x, 0, 0, &s[l], 2, (ulong)v[lane].h, 0, messages)) {
        s[l] = v[lane].h;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if (s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(4, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane;
#line 90 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (uu == 7) {
#line 264 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place;
#line 91 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        v[lane].x = 3;
        uint value = (place = &s[v[lane].h & 15], true) ? *place : 0;
        v[lane].h += value;
      } else if ((check_pointer(110, thread_x, 0, 0, &s[l ^ 1], messages, (ulong)&s, 64) ? s[l ^ 1]
          : 0) > 400) {
#line 264 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place;
#line 95 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        v[lane].x = 3;
        uint value = (place = &s[v[lane].h & 15], true) ? *place : 0;
        v[lane].h += value;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(4, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane;
#line 90 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (uu == 7) {
#line 264 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place;
#line 91 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        v[lane].x = 3;
        uint value = (place = &s[v[lane].h & 15],
            check_pointer(105, thread_x, 0, 0, place, messages, (ulong)&s, 64)) &&
            check_use_local(106, thread_x, 0, 0, place, 0, 0, 107, messages) ? *place : 0;
        v[lane].h += value;
      } else if ((check_pointer(110, thread_x, 0, 0, &s[l ^ 1], messages, (ulong)&s, 64) &&
          check_use_local(111, thread_x, 0, 0, &s[l ^ 1], 0, 0, 112, messages) ? s[l ^ 1] : 0) >
          400) {
#line 264 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place;
#line 95 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        v[lane].x = 3;
        uint value = (place = &s[v[lane].h & 15],
            check_pointer(116, thread_x, 0, 0, place, messages, (ulong)&s, 64)) &&
            check_use_local(117, thread_x, 0, 0, place, 0, 0, 118, messages) ? *place : 0;
        v[lane].h += value;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if ((s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile >= 0 &&
      row_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (row_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane;
        uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y + s[15 - l];
        uint *place = &row_2[INDEX((long)t_global)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane;
        uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y + s[15 - l];
        uint *place = &row_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(row_marks, row, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(5, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane;
      uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y +
          (check_element(6, thread_x, 0, 0, (long)(15 - l), 16, messages) &&
          check_use_local(7, thread_x, 0, 0, &s[15 - l], 0, 0, 8, messages) ? s[15 - l] : 0);
      uint *place = &row_2[INDEX(check_index1(12, thread_x, 0, 0, t_global, t_global, row_extent0,
          messages))];
      if (check_use_global(13, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, row, row_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of expect_kernel, divergent-values.cpp:58
#line 58 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static void expect_kernel_50(uint *column, ulong column_bytes, long column_offset,
                             int column_extent0, int column_extent1, int column_stride0,
                             const uint *a, ulong a_bytes, long a_offset, int a_extent0, uint uu,
                             uint *messages, int tile_x, int tile_y) {
  ulong a_begin = (ulong)a + (ulong)(a_offset * 4);
  ulong a_end = (ulong)a + (ulong)(((long)a_extent0 - 1 + a_offset + 1) * 4);
  ulong column_begin = (ulong)column + (ulong)(column_offset * 4);
  ulong column_end = (ulong)column +
      (ulong)((((long)column_extent0 - 1) * (long)column_stride0 + ((long)column_extent1 - 1) +
      column_offset + 1) * 4);
  bool apart = a_end <= column_begin || column_end <= a_begin;
  ulong a_marks = SHADOW_MARKS(a);
  ulong column_marks = SHADOW_MARKS(column);
  bool s_filled = false;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v[16];
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  uint *column_2 = column + column_offset;
  const uint *a_2 = a + a_offset;
  if (16L * tile_y >= 0 && a_extent0 + -16L * tile_y + -16L >= 0 && apart) {
    if (a_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global_0)];
        int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {*place, 0u, 1u};
        v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane_y].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int thread_x = tile_x;
        int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global_0)];
        int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {a_marks == 0 || SHADOW_WRITTEN(a_marks, a, place, 4) ||
            check_use_global(15, thread_x, thread_y, 0, place, 0, 0, 16, messages) ? *place : 0, 0u,
            1u};
        v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane_y].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    if (!s_filled) {
      SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 66, 0uL);
      s_filled = true;
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 7);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int t_global_0 = tile_y * 16 + lane_y;
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      const uint *place = &a_2[INDEX(check_index1(14, thread_x, thread_y, 0, t_global_0, t_global_0,
          a_extent0, messages))];
      int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      state v_2 = {check_use_global(15, thread_x, thread_y, 0, place, 0, 0, 16, messages) ?
          (IN_BOUNDS(place, a, a_bytes) ? *place : 0) : 0, 0u, 1u};
      v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (check_element(2, thread_x, thread_y, 0, (long)l, 16, messages) &&
          check_use_local(3, thread_x, thread_y, 0, &s[l], 2, (ulong)v[lane_y].h, 0, messages)) {
        s[l] = v[lane_y].h;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if (s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(4, tile_x, (int)(16L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane_y;
#line 90 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (uu == 7) {
#line 264 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place;
#line 91 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        v[lane_y].x = 3;
        uint value = (place = &s[v[lane_y].h & 15], true) ? *place : 0;
        v[lane_y].h += value;
      } else if ((check_pointer(110, thread_x, thread_y, 0, &s[l ^ 1], messages, (ulong)&s, 64) ?
          s[l ^ 1] : 0) > 400) {
#line 264 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place;
#line 95 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        v[lane_y].x = 3;
        uint value = (place = &s[v[lane_y].h & 15], true) ? *place : 0;
        v[lane_y].h += value;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(4, tile_x, (int)(16L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane_y;
#line 90 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (uu == 7) {
#line 264 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place;
#line 91 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        v[lane_y].x = 3;
        uint value = (place = &s[v[lane_y].h & 15],
            check_pointer(105, thread_x, thread_y, 0, place, messages, (ulong)&s, 64)) &&
            check_use_local(106, thread_x, thread_y, 0, place, 0, 0, 107, messages) ? *place : 0;
        v[lane_y].h += value;
      } else if ((check_pointer(110, thread_x, thread_y, 0, &s[l ^ 1], messages, (ulong)&s, 64) &&
          check_use_local(111, thread_x, thread_y, 0, &s[l ^ 1], 0, 0, 112, messages) ? s[l ^ 1] :
          0) > 400) {
#line 264 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place;
#line 95 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        v[lane_y].x = 3;
        uint value = (place = &s[v[lane_y].h & 15],
            check_pointer(116, thread_x, thread_y, 0, place, messages, (ulong)&s, 64)) &&
            check_use_local(117, thread_x, thread_y, 0, place, 0, 0, 118, messages) ? *place : 0;
        v[lane_y].h += value;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if ((s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile_y >= 0 &&
      column_extent0 + -16L * tile_y + -16L >= 0 && tile_x >= 0L && column_extent1 + -1L * tile_x +
      -1L >= 0 && apart) {
    if (column_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int t_global_1 = tile_x;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane_y;
        uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y + s[15 - l];
        uint *place = &column_2[INDEX((long)t_global_0 * column_stride0 + t_global_1)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int t_global_1 = tile_x;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane_y;
        uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y + s[15 - l];
        uint *place = &column_2[INDEX((long)t_global_0 * column_stride0 + t_global_1)];
        if (SHADOW_WRITES(column_marks, column, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int t_global_0 = tile_y * 16 + lane_y;
      int t_global_1 = tile_x;
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane_y;
      uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y +
          (check_element(6, thread_x, thread_y, 0, (long)(15 - l), 16, messages) &&
          check_use_local(7, thread_x, thread_y, 0, &s[15 - l], 0, 0, 8, messages) ? s[15 - l] : 0);
      uint *place = &column_2[INDEX(check_index2(17, thread_x, thread_y, 0,
          (long)t_global_0 * column_stride0 + t_global_1, t_global_0, t_global_1, column_extent0,
          column_extent1, messages))];
      if (check_use_global(18, thread_x, thread_y, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, column, column_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of expect_kernel, divergent-values.cpp:54
#line 54 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static void expect_kernel_51(uint *row, ulong row_bytes, long row_offset, int row_extent0,
                             const uint *a, ulong a_bytes, long a_offset, int a_extent0, uint uu,
                             uint *messages, int tile) {
  ulong a_begin = (ulong)a + (ulong)(a_offset * 4);
  ulong a_end = (ulong)a + (ulong)(((long)a_extent0 - 1 + a_offset + 1) * 4);
  ulong row_begin = (ulong)row + (ulong)(row_offset * 4);
  ulong row_end = (ulong)row + (ulong)(((long)row_extent0 - 1 + row_offset + 1) * 4);
  bool apart = a_end <= row_begin || row_end <= a_begin;
  ulong a_marks = SHADOW_MARKS(a);
  ulong row_marks = SHADOW_MARKS(row);
  bool s_filled = false;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v[16];
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  uint *row_2 = row + row_offset;
  const uint *a_2 = a + a_offset;
  if (16L * tile >= 0 && a_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (a_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global)];
        int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {*place, 0u, 1u};
        v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global)];
        int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {a_marks == 0 || SHADOW_WRITTEN(a_marks, a, place, 4) ||
            check_use_global(10, thread_x, 0, 0, place, 0, 0, 11, messages) ? *place : 0, 0u, 1u};
        v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane].h;
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


      const uint *place = &a_2[INDEX(check_index1(9, thread_x, 0, 0, t_global, t_global, a_extent0,
          messages))];
      int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      state v_2 = {check_use_global(10, thread_x, 0, 0, place, 0, 0, 11, messages) ?
          (IN_BOUNDS(place, a, a_bytes) ? *place : 0) : 0, 0u, 1u};
      v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (check_element(2, thread_x, 0, 0, (long)l, 16, messages) &&
          check_use_local(3, thread_x, 0, 0, &s[l], 2, (ulong)v[lane].h, 0, messages)) {
        s[l] = v[lane].h;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if (s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(4, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane;
#line 265 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (uu != 7 && (check_pointer(139, thread_x, 0, 0, &s[l ^ 1], messages, (ulong)&s, 64) ?
          s[l ^ 1] : 0) > 400) {
        const uint *place;
        uint value;
        const uint *place_2;
        uint value_2;
#line 101 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        switch (v[lane].h & 3) {
        case 0u:;
          v[lane].x = 4;
          value = (place = &s[v[lane].h & 15], true) ? *place : 0;
          v[lane].h += value;
#line 104 "/work/main/test/Execution/Barriers/divergent-values.cpp"
          break;
        case 1u:;
          v[lane].x = 5;
        case 2u:;
          value_2 = v[lane].h * 3 + ((place_2 = &s[v[lane].h & 7], true) ? *place_2 : 0);
          v[lane].h = value_2;
#line 109 "/work/main/test/Execution/Barriers/divergent-values.cpp"
          break;
        case 3u:;
          v[lane].x = 9;
        }
      }
      SHADOW_BARRIER(lane, 0, 0, 1);
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(4, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane;
#line 265 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (uu != 7 && (check_pointer(139, thread_x, 0, 0, &s[l ^ 1], messages, (ulong)&s, 64) &&
          check_use_local(140, thread_x, 0, 0, &s[l ^ 1], 0, 0, 141, messages) ? s[l ^ 1] : 0) >
          400) {
        const uint *place;
        uint value;
        const uint *place_2;
        uint value_2;
#line 101 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        switch (v[lane].h & 3) {
        case 0u:;
          v[lane].x = 4;
          value = (place = &s[v[lane].h & 15],
              check_pointer(124, thread_x, 0, 0, place, messages, (ulong)&s, 64)) &&
              check_use_local(125, thread_x, 0, 0, place, 0, 0, 126, messages) ? *place : 0;
          v[lane].h += value;
#line 104 "/work/main/test/Execution/Barriers/divergent-values.cpp"
          break;
        case 1u:;
          v[lane].x = 5;
        case 2u:;
          value_2 = v[lane].h * 3 +
              ((place_2 = &s[v[lane].h & 7],
              check_pointer(134, thread_x, 0, 0, place_2, messages, (ulong)&s, 64)) &&
              check_use_local(135, thread_x, 0, 0, place_2, 0, 0, 136, messages) ? *place_2 : 0);
          v[lane].h = value_2;
#line 109 "/work/main/test/Execution/Barriers/divergent-values.cpp"
          break;
        case 3u:;
          v[lane].x = 9;
        }
      }
      SHADOW_BARRIER(lane, 0, 0, 1);
    }
  }
  if ((s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile >= 0 &&
      row_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (row_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane;
        uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y + s[15 - l];
        uint *place = &row_2[INDEX((long)t_global)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane;
        uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y + s[15 - l];
        uint *place = &row_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(row_marks, row, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(5, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane;
      uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y +
          (check_element(6, thread_x, 0, 0, (long)(15 - l), 16, messages) &&
          check_use_local(7, thread_x, 0, 0, &s[15 - l], 0, 0, 8, messages) ? s[15 - l] : 0);
      uint *place = &row_2[INDEX(check_index1(12, thread_x, 0, 0, t_global, t_global, row_extent0,
          messages))];
      if (check_use_global(13, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, row, row_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of expect_kernel, divergent-values.cpp:58
#line 58 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static void expect_kernel_52(uint *column, ulong column_bytes, long column_offset,
                             int column_extent0, int column_extent1, int column_stride0,
                             const uint *a, ulong a_bytes, long a_offset, int a_extent0, uint uu,
                             uint *messages, int tile_x, int tile_y) {
  ulong a_begin = (ulong)a + (ulong)(a_offset * 4);
  ulong a_end = (ulong)a + (ulong)(((long)a_extent0 - 1 + a_offset + 1) * 4);
  ulong column_begin = (ulong)column + (ulong)(column_offset * 4);
  ulong column_end = (ulong)column +
      (ulong)((((long)column_extent0 - 1) * (long)column_stride0 + ((long)column_extent1 - 1) +
      column_offset + 1) * 4);
  bool apart = a_end <= column_begin || column_end <= a_begin;
  ulong a_marks = SHADOW_MARKS(a);
  ulong column_marks = SHADOW_MARKS(column);
  bool s_filled = false;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v[16];
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  uint *column_2 = column + column_offset;
  const uint *a_2 = a + a_offset;
  if (16L * tile_y >= 0 && a_extent0 + -16L * tile_y + -16L >= 0 && apart) {
    if (a_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global_0)];
        int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {*place, 0u, 1u};
        v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane_y].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int thread_x = tile_x;
        int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global_0)];
        int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {a_marks == 0 || SHADOW_WRITTEN(a_marks, a, place, 4) ||
            check_use_global(15, thread_x, thread_y, 0, place, 0, 0, 16, messages) ? *place : 0, 0u,
            1u};
        v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane_y].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    if (!s_filled) {
      SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 66, 0uL);
      s_filled = true;
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 7);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int t_global_0 = tile_y * 16 + lane_y;
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      const uint *place = &a_2[INDEX(check_index1(14, thread_x, thread_y, 0, t_global_0, t_global_0,
          a_extent0, messages))];
      int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      state v_2 = {check_use_global(15, thread_x, thread_y, 0, place, 0, 0, 16, messages) ?
          (IN_BOUNDS(place, a, a_bytes) ? *place : 0) : 0, 0u, 1u};
      v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (check_element(2, thread_x, thread_y, 0, (long)l, 16, messages) &&
          check_use_local(3, thread_x, thread_y, 0, &s[l], 2, (ulong)v[lane_y].h, 0, messages)) {
        s[l] = v[lane_y].h;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if (s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(4, tile_x, (int)(16L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane_y;
#line 265 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (uu != 7 && (check_pointer(139, thread_x, thread_y, 0, &s[l ^ 1], messages, (ulong)&s, 64)
          ? s[l ^ 1] : 0) > 400) {
        const uint *place;
        uint value;
        const uint *place_2;
        uint value_2;
#line 101 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        switch (v[lane_y].h & 3) {
        case 0u:;
          v[lane_y].x = 4;
          value = (place = &s[v[lane_y].h & 15], true) ? *place : 0;
          v[lane_y].h += value;
#line 104 "/work/main/test/Execution/Barriers/divergent-values.cpp"
          break;
        case 1u:;
          v[lane_y].x = 5;
        case 2u:;
          value_2 = v[lane_y].h * 3 + ((place_2 = &s[v[lane_y].h & 7], true) ? *place_2 : 0);
          v[lane_y].h = value_2;
#line 109 "/work/main/test/Execution/Barriers/divergent-values.cpp"
          break;
        case 3u:;
          v[lane_y].x = 9;
        }
      }
      SHADOW_BARRIER(0, lane_y, 0, 1);
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(4, tile_x, (int)(16L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane_y;
#line 265 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (uu != 7 && (check_pointer(139, thread_x, thread_y, 0, &s[l ^ 1], messages, (ulong)&s, 64)
          && check_use_local(140, thread_x, thread_y, 0, &s[l ^ 1], 0, 0, 141, messages) ? s[l ^ 1]
          : 0) > 400) {
        const uint *place;
        uint value;
        const uint *place_2;
        uint value_2;
#line 101 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        switch (v[lane_y].h & 3) {
        case 0u:;
          v[lane_y].x = 4;
          value = (place = &s[v[lane_y].h & 15],
              check_pointer(124, thread_x, thread_y, 0, place, messages, (ulong)&s, 64)) &&
              check_use_local(125, thread_x, thread_y, 0, place, 0, 0, 126, messages) ? *place : 0;
          v[lane_y].h += value;
#line 104 "/work/main/test/Execution/Barriers/divergent-values.cpp"
          break;
        case 1u:;
          v[lane_y].x = 5;
        case 2u:;
          value_2 = v[lane_y].h * 3 +
              ((place_2 = &s[v[lane_y].h & 7],
              check_pointer(134, thread_x, thread_y, 0, place_2, messages, (ulong)&s, 64)) &&
              check_use_local(135, thread_x, thread_y, 0, place_2, 0, 0, 136, messages) ? *place_2 :
              0);
          v[lane_y].h = value_2;
#line 109 "/work/main/test/Execution/Barriers/divergent-values.cpp"
          break;
        case 3u:;
          v[lane_y].x = 9;
        }
      }
      SHADOW_BARRIER(0, lane_y, 0, 1);
    }
  }
  if ((s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile_y >= 0 &&
      column_extent0 + -16L * tile_y + -16L >= 0 && tile_x >= 0L && column_extent1 + -1L * tile_x +
      -1L >= 0 && apart) {
    if (column_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int t_global_1 = tile_x;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane_y;
        uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y + s[15 - l];
        uint *place = &column_2[INDEX((long)t_global_0 * column_stride0 + t_global_1)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int t_global_1 = tile_x;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane_y;
        uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y + s[15 - l];
        uint *place = &column_2[INDEX((long)t_global_0 * column_stride0 + t_global_1)];
        if (SHADOW_WRITES(column_marks, column, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int t_global_0 = tile_y * 16 + lane_y;
      int t_global_1 = tile_x;
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane_y;
      uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y +
          (check_element(6, thread_x, thread_y, 0, (long)(15 - l), 16, messages) &&
          check_use_local(7, thread_x, thread_y, 0, &s[15 - l], 0, 0, 8, messages) ? s[15 - l] : 0);
      uint *place = &column_2[INDEX(check_index2(17, thread_x, thread_y, 0,
          (long)t_global_0 * column_stride0 + t_global_1, t_global_0, t_global_1, column_extent0,
          column_extent1, messages))];
      if (check_use_global(18, thread_x, thread_y, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, column, column_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of expect_kernel, divergent-values.cpp:54
#line 54 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static void expect_kernel_53(uint *row, ulong row_bytes, long row_offset, int row_extent0,
                             const uint *a, ulong a_bytes, long a_offset, int a_extent0, uint uu,
                             uint *messages, int tile) {
  ulong a_begin = (ulong)a + (ulong)(a_offset * 4);
  ulong a_end = (ulong)a + (ulong)(((long)a_extent0 - 1 + a_offset + 1) * 4);
  ulong row_begin = (ulong)row + (ulong)(row_offset * 4);
  ulong row_end = (ulong)row + (ulong)(((long)row_extent0 - 1 + row_offset + 1) * 4);
  bool apart = a_end <= row_begin || row_end <= a_begin;
  ulong a_marks = SHADOW_MARKS(a);
  ulong row_marks = SHADOW_MARKS(row);
  bool s_filled = false;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v[16];
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  uint *row_2 = row + row_offset;
  const uint *a_2 = a + a_offset;
  if (16L * tile >= 0 && a_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (a_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global)];
        int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {*place, 0u, 1u};
        v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global)];
        int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {a_marks == 0 || SHADOW_WRITTEN(a_marks, a, place, 4) ||
            check_use_global(10, thread_x, 0, 0, place, 0, 0, 11, messages) ? *place : 0, 0u, 1u};
        v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane].h;
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


      const uint *place = &a_2[INDEX(check_index1(9, thread_x, 0, 0, t_global, t_global, a_extent0,
          messages))];
      int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      state v_2 = {check_use_global(10, thread_x, 0, 0, place, 0, 0, 11, messages) ?
          (IN_BOUNDS(place, a, a_bytes) ? *place : 0) : 0, 0u, 1u};
      v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (check_element(2, thread_x, 0, 0, (long)l, 16, messages) &&
          check_use_local(3, thread_x, 0, 0, &s[l], 2, (ulong)v[lane].h, 0, messages)) {
        s[l] = v[lane].h;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if (s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(4, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane;
#line 266 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      uint value = uu == 7 || (uu != 0 &&
          (check_pointer(142, thread_x, 0, 0, &s[l ^ 1], messages, (ulong)&s, 64) ? s[l ^ 1] : 0) >
          400) ? uu / check_divisor(145, thread_x, 0, 0, uu, 7, messages) * 31 + uu %
          check_divisor(145, thread_x, 0, 0, uu, 11, messages) * 5 + uu /
          check_divisor(145, thread_x, 0, 0, uu, 13, messages) * 3 : uu /
          check_divisor(145, thread_x, 0, 0, uu, 3, messages) * 31 + uu %
          check_divisor(145, thread_x, 0, 0, uu, 5, messages) * 5 + uu /
          check_divisor(145, thread_x, 0, 0, uu, 19, messages) * 3;
      v[lane].x = value;
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(4, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane;
#line 266 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      uint value = uu == 7 || (uu != 0 &&
          (check_pointer(142, thread_x, 0, 0, &s[l ^ 1], messages, (ulong)&s, 64) &&
          check_use_local(143, thread_x, 0, 0, &s[l ^ 1], 0, 0, 144, messages) ? s[l ^ 1] : 0) >
          400) ? uu / check_divisor(145, thread_x, 0, 0, uu, 7, messages) * 31 + uu %
          check_divisor(145, thread_x, 0, 0, uu, 11, messages) * 5 + uu /
          check_divisor(145, thread_x, 0, 0, uu, 13, messages) * 3 : uu /
          check_divisor(145, thread_x, 0, 0, uu, 3, messages) * 31 + uu %
          check_divisor(145, thread_x, 0, 0, uu, 5, messages) * 5 + uu /
          check_divisor(145, thread_x, 0, 0, uu, 19, messages) * 3;
      v[lane].x = value;
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if ((s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile >= 0 &&
      row_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (row_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane;
        uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y + s[15 - l];
        uint *place = &row_2[INDEX((long)t_global)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane;
        uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y + s[15 - l];
        uint *place = &row_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(row_marks, row, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(5, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane;
      uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y +
          (check_element(6, thread_x, 0, 0, (long)(15 - l), 16, messages) &&
          check_use_local(7, thread_x, 0, 0, &s[15 - l], 0, 0, 8, messages) ? s[15 - l] : 0);
      uint *place = &row_2[INDEX(check_index1(12, thread_x, 0, 0, t_global, t_global, row_extent0,
          messages))];
      if (check_use_global(13, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, row, row_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of expect_kernel, divergent-values.cpp:58
#line 58 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static void expect_kernel_54(uint *column, ulong column_bytes, long column_offset,
                             int column_extent0, int column_extent1, int column_stride0,
                             const uint *a, ulong a_bytes, long a_offset, int a_extent0, uint uu,
                             uint *messages, int tile_x, int tile_y) {
  ulong a_begin = (ulong)a + (ulong)(a_offset * 4);
  ulong a_end = (ulong)a + (ulong)(((long)a_extent0 - 1 + a_offset + 1) * 4);
  ulong column_begin = (ulong)column + (ulong)(column_offset * 4);
  ulong column_end = (ulong)column +
      (ulong)((((long)column_extent0 - 1) * (long)column_stride0 + ((long)column_extent1 - 1) +
      column_offset + 1) * 4);
  bool apart = a_end <= column_begin || column_end <= a_begin;
  ulong a_marks = SHADOW_MARKS(a);
  ulong column_marks = SHADOW_MARKS(column);
  bool s_filled = false;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v[16];
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  uint *column_2 = column + column_offset;
  const uint *a_2 = a + a_offset;
  if (16L * tile_y >= 0 && a_extent0 + -16L * tile_y + -16L >= 0 && apart) {
    if (a_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global_0)];
        int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {*place, 0u, 1u};
        v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane_y].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int thread_x = tile_x;
        int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global_0)];
        int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {a_marks == 0 || SHADOW_WRITTEN(a_marks, a, place, 4) ||
            check_use_global(15, thread_x, thread_y, 0, place, 0, 0, 16, messages) ? *place : 0, 0u,
            1u};
        v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane_y].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    if (!s_filled) {
      SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 66, 0uL);
      s_filled = true;
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 7);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int t_global_0 = tile_y * 16 + lane_y;
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      const uint *place = &a_2[INDEX(check_index1(14, thread_x, thread_y, 0, t_global_0, t_global_0,
          a_extent0, messages))];
      int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      state v_2 = {check_use_global(15, thread_x, thread_y, 0, place, 0, 0, 16, messages) ?
          (IN_BOUNDS(place, a, a_bytes) ? *place : 0) : 0, 0u, 1u};
      v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (check_element(2, thread_x, thread_y, 0, (long)l, 16, messages) &&
          check_use_local(3, thread_x, thread_y, 0, &s[l], 2, (ulong)v[lane_y].h, 0, messages)) {
        s[l] = v[lane_y].h;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if (s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(4, tile_x, (int)(16L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane_y;
#line 266 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      uint value = uu == 7 || (uu != 0 &&
          (check_pointer(142, thread_x, thread_y, 0, &s[l ^ 1], messages, (ulong)&s, 64) ? s[l ^ 1]
          : 0) > 400) ? uu / check_divisor(145, thread_x, thread_y, 0, uu, 7, messages) * 31 + uu %
          check_divisor(145, thread_x, thread_y, 0, uu, 11, messages) * 5 + uu /
          check_divisor(145, thread_x, thread_y, 0, uu, 13, messages) * 3 : uu /
          check_divisor(145, thread_x, thread_y, 0, uu, 3, messages) * 31 + uu %
          check_divisor(145, thread_x, thread_y, 0, uu, 5, messages) * 5 + uu /
          check_divisor(145, thread_x, thread_y, 0, uu, 19, messages) * 3;
      v[lane_y].x = value;
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(4, tile_x, (int)(16L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane_y;
#line 266 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      uint value = uu == 7 || (uu != 0 &&
          (check_pointer(142, thread_x, thread_y, 0, &s[l ^ 1], messages, (ulong)&s, 64) &&
          check_use_local(143, thread_x, thread_y, 0, &s[l ^ 1], 0, 0, 144, messages) ? s[l ^ 1] :
          0) > 400) ? uu / check_divisor(145, thread_x, thread_y, 0, uu, 7, messages) * 31 + uu %
          check_divisor(145, thread_x, thread_y, 0, uu, 11, messages) * 5 + uu /
          check_divisor(145, thread_x, thread_y, 0, uu, 13, messages) * 3 : uu /
          check_divisor(145, thread_x, thread_y, 0, uu, 3, messages) * 31 + uu %
          check_divisor(145, thread_x, thread_y, 0, uu, 5, messages) * 5 + uu /
          check_divisor(145, thread_x, thread_y, 0, uu, 19, messages) * 3;
      v[lane_y].x = value;
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if ((s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile_y >= 0 &&
      column_extent0 + -16L * tile_y + -16L >= 0 && tile_x >= 0L && column_extent1 + -1L * tile_x +
      -1L >= 0 && apart) {
    if (column_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int t_global_1 = tile_x;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane_y;
        uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y + s[15 - l];
        uint *place = &column_2[INDEX((long)t_global_0 * column_stride0 + t_global_1)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int t_global_1 = tile_x;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane_y;
        uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y + s[15 - l];
        uint *place = &column_2[INDEX((long)t_global_0 * column_stride0 + t_global_1)];
        if (SHADOW_WRITES(column_marks, column, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int t_global_0 = tile_y * 16 + lane_y;
      int t_global_1 = tile_x;
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane_y;
      uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y +
          (check_element(6, thread_x, thread_y, 0, (long)(15 - l), 16, messages) &&
          check_use_local(7, thread_x, thread_y, 0, &s[15 - l], 0, 0, 8, messages) ? s[15 - l] : 0);
      uint *place = &column_2[INDEX(check_index2(17, thread_x, thread_y, 0,
          (long)t_global_0 * column_stride0 + t_global_1, t_global_0, t_global_1, column_extent0,
          column_extent1, messages))];
      if (check_use_global(18, thread_x, thread_y, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, column, column_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of expect_kernel, divergent-values.cpp:54
#line 54 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static void expect_kernel_55(uint *row, ulong row_bytes, long row_offset, int row_extent0,
                             const uint *a, ulong a_bytes, long a_offset, int a_extent0,
                             uint *messages, int tile) {
  ulong a_begin = (ulong)a + (ulong)(a_offset * 4);
  ulong a_end = (ulong)a + (ulong)(((long)a_extent0 - 1 + a_offset + 1) * 4);
  ulong row_begin = (ulong)row + (ulong)(row_offset * 4);
  ulong row_end = (ulong)row + (ulong)(((long)row_extent0 - 1 + row_offset + 1) * 4);
  bool apart = a_end <= row_begin || row_end <= a_begin;
  ulong a_marks = SHADOW_MARKS(a);
  ulong row_marks = SHADOW_MARKS(row);
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v[16];
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  uint *row_2 = row + row_offset;
  const uint *a_2 = a + a_offset;
  if (16L * tile >= 0 && a_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (a_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global)];
        int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {*place, 0u, 1u};
        v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        if (check_use_local(3, thread_x, 0, 0, &s[l], 2, (ulong)v[lane].h, 0, messages)) {
          s[l] = v[lane].h;
        }
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global)];
        int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {a_marks == 0 || SHADOW_WRITTEN(a_marks, a, place, 4) ||
            check_use_global(10, thread_x, 0, 0, place, 0, 0, 11, messages) ? *place : 0, 0u, 1u};
        v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        if (check_use_local(3, thread_x, 0, 0, &s[l], 2, (ulong)v[lane].h, 0, messages)) {
          s[l] = v[lane].h;
        }
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 7);
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      const uint *place = &a_2[INDEX(check_index1(9, thread_x, 0, 0, t_global, t_global, a_extent0,
          messages))];
      int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      state v_2 = {check_use_global(10, thread_x, 0, 0, place, 0, 0, 11, messages) ?
          (IN_BOUNDS(place, a, a_bytes) ? *place : 0) : 0, 0u, 1u};
      v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (check_element(2, thread_x, 0, 0, (long)l, 16, messages) &&
          check_use_local(3, thread_x, 0, 0, &s[l], 2, (ulong)v[lane].h, 0, messages)) {
        s[l] = v[lane].h;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  check_barrier(4, (int)(16L * tile), 0, 0, messages);
  for (int lane = 0; lane < 16; ++lane) {
    int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    int l = lane;
#line 269 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    const uint *p;
    uint g = check_use_local(147, thread_x, 0, 0, &s[l], 0, 0, 148, messages) ? s[l] : 0;
    do {
      p = s + (g & 15);
      g /= check_divisor(149, thread_x, 0, 0, g, 2, messages);
      ++v[lane].x;
    } while (g & 1);
    uint value = check_pointer(146, thread_x, 0, 0, p, messages, (ulong)&s, 64) &&
        check_use_local(147, thread_x, 0, 0, p, 0, 0, 148, messages) ? *p : 0;
    v[lane].h += value;
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  if (16L * tile >= 0 && row_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (row_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, (int)(16L * tile), 0, 0, messages);
      for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane;
        uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y +
            (check_use_local(7, thread_x, 0, 0, &s[15 - l], 0, 0, 8, messages) ? s[15 - l] : 0);
        uint *place = &row_2[INDEX((long)t_global)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, (int)(16L * tile), 0, 0, messages);
      for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane;
        uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y +
            (check_use_local(7, thread_x, 0, 0, &s[15 - l], 0, 0, 8, messages) ? s[15 - l] : 0);
        uint *place = &row_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(row_marks, row, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(5, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane;
      uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y +
          (check_element(6, thread_x, 0, 0, (long)(15 - l), 16, messages) &&
          check_use_local(7, thread_x, 0, 0, &s[15 - l], 0, 0, 8, messages) ? s[15 - l] : 0);
      uint *place = &row_2[INDEX(check_index1(12, thread_x, 0, 0, t_global, t_global, row_extent0,
          messages))];
      if (check_use_global(13, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, row, row_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of expect_kernel, divergent-values.cpp:58
#line 58 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static void expect_kernel_56(uint *column, ulong column_bytes, long column_offset,
                             int column_extent0, int column_extent1, int column_stride0,
                             const uint *a, ulong a_bytes, long a_offset, int a_extent0,
                             uint *messages, int tile_x, int tile_y) {
  ulong a_begin = (ulong)a + (ulong)(a_offset * 4);
  ulong a_end = (ulong)a + (ulong)(((long)a_extent0 - 1 + a_offset + 1) * 4);
  ulong column_begin = (ulong)column + (ulong)(column_offset * 4);
  ulong column_end = (ulong)column +
      (ulong)((((long)column_extent0 - 1) * (long)column_stride0 + ((long)column_extent1 - 1) +
      column_offset + 1) * 4);
  bool apart = a_end <= column_begin || column_end <= a_begin;
  ulong a_marks = SHADOW_MARKS(a);
  ulong column_marks = SHADOW_MARKS(column);
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v[16];
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  uint *column_2 = column + column_offset;
  const uint *a_2 = a + a_offset;
  if (16L * tile_y >= 0 && a_extent0 + -16L * tile_y + -16L >= 0 && apart) {
    if (a_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int thread_x = tile_x;
        int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global_0)];
        int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {*place, 0u, 1u};
        v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        if (check_use_local(3, thread_x, thread_y, 0, &s[l], 2, (ulong)v[lane_y].h, 0, messages)) {
          s[l] = v[lane_y].h;
        }
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int thread_x = tile_x;
        int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global_0)];
        int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {a_marks == 0 || SHADOW_WRITTEN(a_marks, a, place, 4) ||
            check_use_global(15, thread_x, thread_y, 0, place, 0, 0, 16, messages) ? *place : 0, 0u,
            1u};
        v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        if (check_use_local(3, thread_x, thread_y, 0, &s[l], 2, (ulong)v[lane_y].h, 0, messages)) {
          s[l] = v[lane_y].h;
        }
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 7);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int t_global_0 = tile_y * 16 + lane_y;
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      const uint *place = &a_2[INDEX(check_index1(14, thread_x, thread_y, 0, t_global_0, t_global_0,
          a_extent0, messages))];
      int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      state v_2 = {check_use_global(15, thread_x, thread_y, 0, place, 0, 0, 16, messages) ?
          (IN_BOUNDS(place, a, a_bytes) ? *place : 0) : 0, 0u, 1u};
      v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (check_element(2, thread_x, thread_y, 0, (long)l, 16, messages) &&
          check_use_local(3, thread_x, thread_y, 0, &s[l], 2, (ulong)v[lane_y].h, 0, messages)) {
        s[l] = v[lane_y].h;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  check_barrier(4, tile_x, (int)(16L * tile_y), 0, messages);
  for (int lane_y = 0; lane_y < 16; ++lane_y) {
    int thread_x = tile_x;
    int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    int l = lane_y;
#line 269 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    const uint *p;
    uint g = check_use_local(147, thread_x, thread_y, 0, &s[l], 0, 0, 148, messages) ? s[l] : 0;
    do {
      p = s + (g & 15);
      g /= check_divisor(149, thread_x, thread_y, 0, g, 2, messages);
      ++v[lane_y].x;
    } while (g & 1);
    uint value = check_pointer(146, thread_x, thread_y, 0, p, messages, (ulong)&s, 64) &&
        check_use_local(147, thread_x, thread_y, 0, p, 0, 0, 148, messages) ? *p : 0;
    v[lane_y].h += value;
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  if (16L * tile_y >= 0 && column_extent0 + -16L * tile_y + -16L >= 0 && tile_x >= 0L &&
      column_extent1 + -1L * tile_x + -1L >= 0 && apart) {
    if (column_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
      for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int t_global_1 = tile_x;
        int thread_x = tile_x;
        int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane_y;
        uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y +
            (check_use_local(7, thread_x, thread_y, 0, &s[15 - l], 0, 0, 8, messages) ? s[15 - l] :
            0);
        uint *place = &column_2[INDEX((long)t_global_0 * column_stride0 + t_global_1)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
      for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int t_global_1 = tile_x;
        int thread_x = tile_x;
        int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane_y;
        uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y +
            (check_use_local(7, thread_x, thread_y, 0, &s[15 - l], 0, 0, 8, messages) ? s[15 - l] :
            0);
        uint *place = &column_2[INDEX((long)t_global_0 * column_stride0 + t_global_1)];
        if (SHADOW_WRITES(column_marks, column, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int t_global_0 = tile_y * 16 + lane_y;
      int t_global_1 = tile_x;
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane_y;
      uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y +
          (check_element(6, thread_x, thread_y, 0, (long)(15 - l), 16, messages) &&
          check_use_local(7, thread_x, thread_y, 0, &s[15 - l], 0, 0, 8, messages) ? s[15 - l] : 0);
      uint *place = &column_2[INDEX(check_index2(17, thread_x, thread_y, 0,
          (long)t_global_0 * column_stride0 + t_global_1, t_global_0, t_global_1, column_extent0,
          column_extent1, messages))];
      if (check_use_global(18, thread_x, thread_y, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, column, column_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// first_bit, divergent-values.cpp:70
#line 70 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static uint first_bit(uint h, uint otherwise, int thread_x, int thread_y, uint *messages) {
  for (uint k = 0;; ++k) {
    if ((h >> check_shift(150, thread_x, thread_y, 0, k, 32, messages)) & 1) {
      return k;
    }
#line 74 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    if (k == 20) {
      return otherwise;
    }
  }
}

// kernel of expect_kernel, divergent-values.cpp:54
#line 54 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static void expect_kernel_57(uint *row, ulong row_bytes, long row_offset, int row_extent0,
                             const uint *a, ulong a_bytes, long a_offset, int a_extent0, uint uu,
                             uint *messages, int tile) {
  ulong a_begin = (ulong)a + (ulong)(a_offset * 4);
  ulong a_end = (ulong)a + (ulong)(((long)a_extent0 - 1 + a_offset + 1) * 4);
  ulong row_begin = (ulong)row + (ulong)(row_offset * 4);
  ulong row_end = (ulong)row + (ulong)(((long)row_extent0 - 1 + row_offset + 1) * 4);
  bool apart = a_end <= row_begin || row_end <= a_begin;
  ulong a_marks = SHADOW_MARKS(a);
  ulong row_marks = SHADOW_MARKS(row);
  bool s_filled = false;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v[16];
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  uint *row_2 = row + row_offset;
  const uint *a_2 = a + a_offset;
  if (16L * tile >= 0 && a_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (a_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global)];
        int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {*place, 0u, 1u};
        v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global)];
        int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {a_marks == 0 || SHADOW_WRITTEN(a_marks, a, place, 4) ||
            check_use_global(10, thread_x, 0, 0, place, 0, 0, 11, messages) ? *place : 0, 0u, 1u};
        v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane].h;
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


      const uint *place = &a_2[INDEX(check_index1(9, thread_x, 0, 0, t_global, t_global, a_extent0,
          messages))];
      int l = lane;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      state v_2 = {check_use_global(10, thread_x, 0, 0, place, 0, 0, 11, messages) ?
          (IN_BOUNDS(place, a, a_bytes) ? *place : 0) : 0, 0u, 1u};
      v[lane] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (check_element(2, thread_x, 0, 0, (long)l, 16, messages) &&
          check_use_local(3, thread_x, 0, 0, &s[l], 2, (ulong)v[lane].h, 0, messages)) {
        s[l] = v[lane].h;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  check_barrier(4, (int)(16L * tile), 0, 0, messages);
  for (int lane = 0; lane < 16; ++lane) {
    int thread_x = tile * 16 + lane;
#line 276 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    uint value = first_bit(v[lane].h, uu, thread_x, 0, messages);
    v[lane].x = value;
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  if ((s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile >= 0 &&
      row_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (row_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane;
        uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y + s[15 - l];
        uint *place = &row_2[INDEX((long)t_global)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane;
        uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y + s[15 - l];
        uint *place = &row_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(row_marks, row, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(5, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
#line 55 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane;
      uint value = v[lane].h * 1000 + v[lane].x * 7919 + v[lane].y +
          (check_element(6, thread_x, 0, 0, (long)(15 - l), 16, messages) &&
          check_use_local(7, thread_x, 0, 0, &s[15 - l], 0, 0, 8, messages) ? s[15 - l] : 0);
      uint *place = &row_2[INDEX(check_index1(12, thread_x, 0, 0, t_global, t_global, row_extent0,
          messages))];
      if (check_use_global(13, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, row, row_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of expect_kernel, divergent-values.cpp:58
#line 58 "/work/main/test/Execution/Barriers/divergent-values.cpp"
static void expect_kernel_58(uint *column, ulong column_bytes, long column_offset,
                             int column_extent0, int column_extent1, int column_stride0,
                             const uint *a, ulong a_bytes, long a_offset, int a_extent0, uint uu,
                             uint *messages, int tile_x, int tile_y) {
  ulong a_begin = (ulong)a + (ulong)(a_offset * 4);
  ulong a_end = (ulong)a + (ulong)(((long)a_extent0 - 1 + a_offset + 1) * 4);
  ulong column_begin = (ulong)column + (ulong)(column_offset * 4);
  ulong column_end = (ulong)column +
      (ulong)((((long)column_extent0 - 1) * (long)column_stride0 + ((long)column_extent1 - 1) +
      column_offset + 1) * 4);
  bool apart = a_end <= column_begin || column_end <= a_begin;
  ulong a_marks = SHADOW_MARKS(a);
  ulong column_marks = SHADOW_MARKS(column);
  bool s_filled = false;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  state v[16];
#line 38 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  uint s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  uint *column_2 = column + column_offset;
  const uint *a_2 = a + a_offset;
  if (16L * tile_y >= 0 && a_extent0 + -16L * tile_y + -16L >= 0 && apart) {
    if (a_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global_0)];
        int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {*place, 0u, 1u};
        v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane_y].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int thread_x = tile_x;
        int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        const uint *place = &a_2[INDEX((long)t_global_0)];
        int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        state v_2 = {a_marks == 0 || SHADOW_WRITTEN(a_marks, a, place, 4) ||
            check_use_global(15, thread_x, thread_y, 0, place, 0, 0, 16, messages) ? *place : 0, 0u,
            1u};
        v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        s[l] = v[lane_y].h;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    if (!s_filled) {
      SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 66, 0uL);
      s_filled = true;
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 7);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int t_global_0 = tile_y * 16 + lane_y;
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      const uint *place = &a_2[INDEX(check_index1(14, thread_x, thread_y, 0, t_global_0, t_global_0,
          a_extent0, messages))];
      int l = lane_y;
#line 39 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      state v_2 = {check_use_global(15, thread_x, thread_y, 0, place, 0, 0, 16, messages) ?
          (IN_BOUNDS(place, a, a_bytes) ? *place : 0) : 0, 0u, 1u};
      v[lane_y] = v_2;
#line 40 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      if (check_element(2, thread_x, thread_y, 0, (long)l, 16, messages) &&
          check_use_local(3, thread_x, thread_y, 0, &s[l], 2, (ulong)v[lane_y].h, 0, messages)) {
        s[l] = v[lane_y].h;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  SHADOW_BARRIER(0, 0, 0, 9);
#line 41 "/work/main/test/Execution/Barriers/divergent-values.cpp"
  check_barrier(4, tile_x, (int)(16L * tile_y), 0, messages);
  for (int lane_y = 0; lane_y < 16; ++lane_y) {
    int thread_x = tile_x;
    int thread_y = tile_y * 16 + lane_y;
#line 276 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    uint value = first_bit(v[lane_y].h, uu, thread_x, thread_y, messages);
    v[lane_y].x = value;
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  if ((s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile_y >= 0 &&
      column_extent0 + -16L * tile_y + -16L >= 0 && tile_x >= 0L && column_extent1 + -1L * tile_x +
      -1L >= 0 && apart) {
    if (column_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int t_global_1 = tile_x;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane_y;
        uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y + s[15 - l];
        uint *place = &column_2[INDEX((long)t_global_0 * column_stride0 + t_global_1)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
      THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int t_global_1 = tile_x;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
        int l = lane_y;
        uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y + s[15 - l];
        uint *place = &column_2[INDEX((long)t_global_0 * column_stride0 + t_global_1)];
        if (SHADOW_WRITES(column_marks, column, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/divergent-values.cpp"
    check_barrier(5, tile_x, (int)(16L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int t_global_0 = tile_y * 16 + lane_y;
      int t_global_1 = tile_x;
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 59 "/work/main/test/Execution/Barriers/divergent-values.cpp"
      int l = lane_y;
      uint value = v[lane_y].h * 1000 + v[lane_y].x * 7919 + v[lane_y].y +
          (check_element(6, thread_x, thread_y, 0, (long)(15 - l), 16, messages) &&
          check_use_local(7, thread_x, thread_y, 0, &s[15 - l], 0, 0, 8, messages) ? s[15 - l] : 0);
      uint *place = &column_2[INDEX(check_index2(17, thread_x, thread_y, 0,
          (long)t_global_0 * column_stride0 + t_global_1, t_global_0, t_global_1, column_extent0,
          column_extent1, messages))];
      if (check_use_global(18, thread_x, thread_y, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, column, column_bytes)) {
          *place = value;
        }
      }
    }
  }
}

#line 1 "<ampcc native>"

AMPCC_NATIVE_ENTRY(expect_kernel_native_81e5aed2cb48e8d7) {
  uint *row = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong row_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long row_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int row_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  const uint *a = ::ampcc_native::entry::buffer<const uint *>(ampcc_args[4]);
  ulong a_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[5]);
  long a_offset = ::ampcc_native::entry::value<long>(ampcc_args[6]);
  int a_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[7]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[8]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel(row, row_bytes, row_offset, row_extent0, a, a_bytes, a_offset, a_extent0,
        messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(expect_kernel_2_native_81e5aed2cb48e8d7) {
  uint *column = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong column_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long column_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int column_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int column_extent1 = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  int column_stride0 = ::ampcc_native::entry::value<int>(ampcc_args[5]);
  const uint *a = ::ampcc_native::entry::buffer<const uint *>(ampcc_args[6]);
  ulong a_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[7]);
  long a_offset = ::ampcc_native::entry::value<long>(ampcc_args[8]);
  int a_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[9]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[10]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_2(column, column_bytes, column_offset, column_extent0, column_extent1,
        column_stride0, a, a_bytes, a_offset, a_extent0, messages, static_cast<int>(ampcc_at.x),
        static_cast<int>(ampcc_at.y));
}

AMPCC_NATIVE_ENTRY(expect_kernel_3_native_81e5aed2cb48e8d7) {
  uint *row = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong row_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long row_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int row_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  const uint *a = ::ampcc_native::entry::buffer<const uint *>(ampcc_args[4]);
  ulong a_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[5]);
  long a_offset = ::ampcc_native::entry::value<long>(ampcc_args[6]);
  int a_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[7]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[8]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_3(row, row_bytes, row_offset, row_extent0, a, a_bytes, a_offset, a_extent0,
        messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(expect_kernel_4_native_81e5aed2cb48e8d7) {
  uint *column = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong column_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long column_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int column_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int column_extent1 = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  int column_stride0 = ::ampcc_native::entry::value<int>(ampcc_args[5]);
  const uint *a = ::ampcc_native::entry::buffer<const uint *>(ampcc_args[6]);
  ulong a_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[7]);
  long a_offset = ::ampcc_native::entry::value<long>(ampcc_args[8]);
  int a_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[9]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[10]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_4(column, column_bytes, column_offset, column_extent0, column_extent1,
        column_stride0, a, a_bytes, a_offset, a_extent0, messages, static_cast<int>(ampcc_at.x),
        static_cast<int>(ampcc_at.y));
}

AMPCC_NATIVE_ENTRY(expect_kernel_5_native_81e5aed2cb48e8d7) {
  uint *row = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong row_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long row_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int row_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  const uint *a = ::ampcc_native::entry::buffer<const uint *>(ampcc_args[4]);
  ulong a_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[5]);
  long a_offset = ::ampcc_native::entry::value<long>(ampcc_args[6]);
  int a_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[7]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[8]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_5(row, row_bytes, row_offset, row_extent0, a, a_bytes, a_offset, a_extent0,
        messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(expect_kernel_6_native_81e5aed2cb48e8d7) {
  uint *column = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong column_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long column_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int column_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int column_extent1 = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  int column_stride0 = ::ampcc_native::entry::value<int>(ampcc_args[5]);
  const uint *a = ::ampcc_native::entry::buffer<const uint *>(ampcc_args[6]);
  ulong a_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[7]);
  long a_offset = ::ampcc_native::entry::value<long>(ampcc_args[8]);
  int a_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[9]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[10]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_6(column, column_bytes, column_offset, column_extent0, column_extent1,
        column_stride0, a, a_bytes, a_offset, a_extent0, messages, static_cast<int>(ampcc_at.x),
        static_cast<int>(ampcc_at.y));
}

AMPCC_NATIVE_ENTRY(expect_kernel_7_native_81e5aed2cb48e8d7) {
  uint *row = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong row_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long row_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int row_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  const uint *a = ::ampcc_native::entry::buffer<const uint *>(ampcc_args[4]);
  ulong a_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[5]);
  long a_offset = ::ampcc_native::entry::value<long>(ampcc_args[6]);
  int a_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[7]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[8]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_7(row, row_bytes, row_offset, row_extent0, a, a_bytes, a_offset, a_extent0,
        messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(expect_kernel_8_native_81e5aed2cb48e8d7) {
  uint *column = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong column_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long column_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int column_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int column_extent1 = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  int column_stride0 = ::ampcc_native::entry::value<int>(ampcc_args[5]);
  const uint *a = ::ampcc_native::entry::buffer<const uint *>(ampcc_args[6]);
  ulong a_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[7]);
  long a_offset = ::ampcc_native::entry::value<long>(ampcc_args[8]);
  int a_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[9]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[10]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_8(column, column_bytes, column_offset, column_extent0, column_extent1,
        column_stride0, a, a_bytes, a_offset, a_extent0, messages, static_cast<int>(ampcc_at.x),
        static_cast<int>(ampcc_at.y));
}

AMPCC_NATIVE_ENTRY(expect_kernel_9_native_81e5aed2cb48e8d7) {
  uint *row = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong row_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long row_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int row_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  const uint *a = ::ampcc_native::entry::buffer<const uint *>(ampcc_args[4]);
  ulong a_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[5]);
  long a_offset = ::ampcc_native::entry::value<long>(ampcc_args[6]);
  int a_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[7]);
  uint uu = ::ampcc_native::entry::value<uint>(ampcc_args[8]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[9]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_9(row, row_bytes, row_offset, row_extent0, a, a_bytes, a_offset, a_extent0, uu,
        messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(expect_kernel_10_native_81e5aed2cb48e8d7) {
  uint *column = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong column_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long column_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int column_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int column_extent1 = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  int column_stride0 = ::ampcc_native::entry::value<int>(ampcc_args[5]);
  const uint *a = ::ampcc_native::entry::buffer<const uint *>(ampcc_args[6]);
  ulong a_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[7]);
  long a_offset = ::ampcc_native::entry::value<long>(ampcc_args[8]);
  int a_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[9]);
  uint uu = ::ampcc_native::entry::value<uint>(ampcc_args[10]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[11]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_10(column, column_bytes, column_offset, column_extent0, column_extent1,
        column_stride0, a, a_bytes, a_offset, a_extent0, uu, messages, static_cast<int>(ampcc_at.x),
        static_cast<int>(ampcc_at.y));
}

AMPCC_NATIVE_ENTRY(expect_kernel_11_native_81e5aed2cb48e8d7) {
  uint *row = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong row_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long row_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int row_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  const uint *a = ::ampcc_native::entry::buffer<const uint *>(ampcc_args[4]);
  ulong a_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[5]);
  long a_offset = ::ampcc_native::entry::value<long>(ampcc_args[6]);
  int a_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[7]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[8]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_11(row, row_bytes, row_offset, row_extent0, a, a_bytes, a_offset, a_extent0,
        messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(expect_kernel_12_native_81e5aed2cb48e8d7) {
  uint *column = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong column_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long column_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int column_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int column_extent1 = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  int column_stride0 = ::ampcc_native::entry::value<int>(ampcc_args[5]);
  const uint *a = ::ampcc_native::entry::buffer<const uint *>(ampcc_args[6]);
  ulong a_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[7]);
  long a_offset = ::ampcc_native::entry::value<long>(ampcc_args[8]);
  int a_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[9]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[10]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_12(column, column_bytes, column_offset, column_extent0, column_extent1,
        column_stride0, a, a_bytes, a_offset, a_extent0, messages, static_cast<int>(ampcc_at.x),
        static_cast<int>(ampcc_at.y));
}

AMPCC_NATIVE_ENTRY(expect_kernel_13_native_81e5aed2cb48e8d7) {
  uint *row = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong row_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long row_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int row_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  const uint *a = ::ampcc_native::entry::buffer<const uint *>(ampcc_args[4]);
  ulong a_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[5]);
  long a_offset = ::ampcc_native::entry::value<long>(ampcc_args[6]);
  int a_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[7]);
  uint uu = ::ampcc_native::entry::value<uint>(ampcc_args[8]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[9]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_13(row, row_bytes, row_offset, row_extent0, a, a_bytes, a_offset, a_extent0, uu,
        messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(expect_kernel_14_native_81e5aed2cb48e8d7) {
  uint *column = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong column_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long column_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int column_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int column_extent1 = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  int column_stride0 = ::ampcc_native::entry::value<int>(ampcc_args[5]);
  const uint *a = ::ampcc_native::entry::buffer<const uint *>(ampcc_args[6]);
  ulong a_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[7]);
  long a_offset = ::ampcc_native::entry::value<long>(ampcc_args[8]);
  int a_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[9]);
  uint uu = ::ampcc_native::entry::value<uint>(ampcc_args[10]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[11]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_14(column, column_bytes, column_offset, column_extent0, column_extent1,
        column_stride0, a, a_bytes, a_offset, a_extent0, uu, messages, static_cast<int>(ampcc_at.x),
        static_cast<int>(ampcc_at.y));
}

AMPCC_NATIVE_ENTRY(expect_kernel_15_native_81e5aed2cb48e8d7) {
  uint *row = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong row_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long row_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int row_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  const uint *a = ::ampcc_native::entry::buffer<const uint *>(ampcc_args[4]);
  ulong a_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[5]);
  long a_offset = ::ampcc_native::entry::value<long>(ampcc_args[6]);
  int a_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[7]);
  uint uu = ::ampcc_native::entry::value<uint>(ampcc_args[8]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[9]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_15(row, row_bytes, row_offset, row_extent0, a, a_bytes, a_offset, a_extent0, uu,
        messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(expect_kernel_16_native_81e5aed2cb48e8d7) {
  uint *column = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong column_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long column_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int column_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int column_extent1 = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  int column_stride0 = ::ampcc_native::entry::value<int>(ampcc_args[5]);
  const uint *a = ::ampcc_native::entry::buffer<const uint *>(ampcc_args[6]);
  ulong a_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[7]);
  long a_offset = ::ampcc_native::entry::value<long>(ampcc_args[8]);
  int a_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[9]);
  uint uu = ::ampcc_native::entry::value<uint>(ampcc_args[10]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[11]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_16(column, column_bytes, column_offset, column_extent0, column_extent1,
        column_stride0, a, a_bytes, a_offset, a_extent0, uu, messages, static_cast<int>(ampcc_at.x),
        static_cast<int>(ampcc_at.y));
}

AMPCC_NATIVE_ENTRY(expect_kernel_17_native_81e5aed2cb48e8d7) {
  uint *row = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong row_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long row_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int row_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  const uint *a = ::ampcc_native::entry::buffer<const uint *>(ampcc_args[4]);
  ulong a_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[5]);
  long a_offset = ::ampcc_native::entry::value<long>(ampcc_args[6]);
  int a_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[7]);
  uint uu = ::ampcc_native::entry::value<uint>(ampcc_args[8]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[9]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_17(row, row_bytes, row_offset, row_extent0, a, a_bytes, a_offset, a_extent0, uu,
        messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(expect_kernel_18_native_81e5aed2cb48e8d7) {
  uint *column = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong column_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long column_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int column_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int column_extent1 = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  int column_stride0 = ::ampcc_native::entry::value<int>(ampcc_args[5]);
  const uint *a = ::ampcc_native::entry::buffer<const uint *>(ampcc_args[6]);
  ulong a_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[7]);
  long a_offset = ::ampcc_native::entry::value<long>(ampcc_args[8]);
  int a_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[9]);
  uint uu = ::ampcc_native::entry::value<uint>(ampcc_args[10]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[11]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_18(column, column_bytes, column_offset, column_extent0, column_extent1,
        column_stride0, a, a_bytes, a_offset, a_extent0, uu, messages, static_cast<int>(ampcc_at.x),
        static_cast<int>(ampcc_at.y));
}

AMPCC_NATIVE_ENTRY(expect_kernel_19_native_81e5aed2cb48e8d7) {
  uint *row = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong row_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long row_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int row_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  const uint *a = ::ampcc_native::entry::buffer<const uint *>(ampcc_args[4]);
  ulong a_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[5]);
  long a_offset = ::ampcc_native::entry::value<long>(ampcc_args[6]);
  int a_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[7]);
  uint uu = ::ampcc_native::entry::value<uint>(ampcc_args[8]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[9]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_19(row, row_bytes, row_offset, row_extent0, a, a_bytes, a_offset, a_extent0, uu,
        messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(expect_kernel_20_native_81e5aed2cb48e8d7) {
  uint *column = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong column_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long column_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int column_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int column_extent1 = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  int column_stride0 = ::ampcc_native::entry::value<int>(ampcc_args[5]);
  const uint *a = ::ampcc_native::entry::buffer<const uint *>(ampcc_args[6]);
  ulong a_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[7]);
  long a_offset = ::ampcc_native::entry::value<long>(ampcc_args[8]);
  int a_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[9]);
  uint uu = ::ampcc_native::entry::value<uint>(ampcc_args[10]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[11]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_20(column, column_bytes, column_offset, column_extent0, column_extent1,
        column_stride0, a, a_bytes, a_offset, a_extent0, uu, messages, static_cast<int>(ampcc_at.x),
        static_cast<int>(ampcc_at.y));
}

AMPCC_NATIVE_ENTRY(expect_kernel_21_native_81e5aed2cb48e8d7) {
  uint *row = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong row_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long row_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int row_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  const uint *a = ::ampcc_native::entry::buffer<const uint *>(ampcc_args[4]);
  ulong a_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[5]);
  long a_offset = ::ampcc_native::entry::value<long>(ampcc_args[6]);
  int a_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[7]);
  uint uu = ::ampcc_native::entry::value<uint>(ampcc_args[8]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[9]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_21(row, row_bytes, row_offset, row_extent0, a, a_bytes, a_offset, a_extent0, uu,
        messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(expect_kernel_22_native_81e5aed2cb48e8d7) {
  uint *column = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong column_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long column_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int column_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int column_extent1 = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  int column_stride0 = ::ampcc_native::entry::value<int>(ampcc_args[5]);
  const uint *a = ::ampcc_native::entry::buffer<const uint *>(ampcc_args[6]);
  ulong a_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[7]);
  long a_offset = ::ampcc_native::entry::value<long>(ampcc_args[8]);
  int a_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[9]);
  uint uu = ::ampcc_native::entry::value<uint>(ampcc_args[10]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[11]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_22(column, column_bytes, column_offset, column_extent0, column_extent1,
        column_stride0, a, a_bytes, a_offset, a_extent0, uu, messages, static_cast<int>(ampcc_at.x),
        static_cast<int>(ampcc_at.y));
}

AMPCC_NATIVE_ENTRY(expect_kernel_23_native_81e5aed2cb48e8d7) {
  uint *row = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong row_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long row_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int row_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  const uint *a = ::ampcc_native::entry::buffer<const uint *>(ampcc_args[4]);
  ulong a_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[5]);
  long a_offset = ::ampcc_native::entry::value<long>(ampcc_args[6]);
  int a_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[7]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[8]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_23(row, row_bytes, row_offset, row_extent0, a, a_bytes, a_offset, a_extent0,
        messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(expect_kernel_24_native_81e5aed2cb48e8d7) {
  uint *column = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong column_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long column_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int column_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int column_extent1 = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  int column_stride0 = ::ampcc_native::entry::value<int>(ampcc_args[5]);
  const uint *a = ::ampcc_native::entry::buffer<const uint *>(ampcc_args[6]);
  ulong a_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[7]);
  long a_offset = ::ampcc_native::entry::value<long>(ampcc_args[8]);
  int a_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[9]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[10]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_24(column, column_bytes, column_offset, column_extent0, column_extent1,
        column_stride0, a, a_bytes, a_offset, a_extent0, messages, static_cast<int>(ampcc_at.x),
        static_cast<int>(ampcc_at.y));
}

AMPCC_NATIVE_ENTRY(expect_kernel_25_native_81e5aed2cb48e8d7) {
  uint *row = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong row_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long row_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int row_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  const uint *a = ::ampcc_native::entry::buffer<const uint *>(ampcc_args[4]);
  ulong a_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[5]);
  long a_offset = ::ampcc_native::entry::value<long>(ampcc_args[6]);
  int a_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[7]);
  uint uu = ::ampcc_native::entry::value<uint>(ampcc_args[8]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[9]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_25(row, row_bytes, row_offset, row_extent0, a, a_bytes, a_offset, a_extent0, uu,
        messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(expect_kernel_26_native_81e5aed2cb48e8d7) {
  uint *column = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong column_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long column_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int column_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int column_extent1 = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  int column_stride0 = ::ampcc_native::entry::value<int>(ampcc_args[5]);
  const uint *a = ::ampcc_native::entry::buffer<const uint *>(ampcc_args[6]);
  ulong a_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[7]);
  long a_offset = ::ampcc_native::entry::value<long>(ampcc_args[8]);
  int a_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[9]);
  uint uu = ::ampcc_native::entry::value<uint>(ampcc_args[10]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[11]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_26(column, column_bytes, column_offset, column_extent0, column_extent1,
        column_stride0, a, a_bytes, a_offset, a_extent0, uu, messages, static_cast<int>(ampcc_at.x),
        static_cast<int>(ampcc_at.y));
}

AMPCC_NATIVE_ENTRY(expect_kernel_27_native_81e5aed2cb48e8d7) {
  uint *row = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong row_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long row_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int row_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  const uint *a = ::ampcc_native::entry::buffer<const uint *>(ampcc_args[4]);
  ulong a_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[5]);
  long a_offset = ::ampcc_native::entry::value<long>(ampcc_args[6]);
  int a_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[7]);
  uint uu = ::ampcc_native::entry::value<uint>(ampcc_args[8]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[9]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_27(row, row_bytes, row_offset, row_extent0, a, a_bytes, a_offset, a_extent0, uu,
        messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(expect_kernel_28_native_81e5aed2cb48e8d7) {
  uint *column = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong column_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long column_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int column_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int column_extent1 = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  int column_stride0 = ::ampcc_native::entry::value<int>(ampcc_args[5]);
  const uint *a = ::ampcc_native::entry::buffer<const uint *>(ampcc_args[6]);
  ulong a_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[7]);
  long a_offset = ::ampcc_native::entry::value<long>(ampcc_args[8]);
  int a_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[9]);
  uint uu = ::ampcc_native::entry::value<uint>(ampcc_args[10]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[11]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_28(column, column_bytes, column_offset, column_extent0, column_extent1,
        column_stride0, a, a_bytes, a_offset, a_extent0, uu, messages, static_cast<int>(ampcc_at.x),
        static_cast<int>(ampcc_at.y));
}

AMPCC_NATIVE_ENTRY(expect_kernel_29_native_81e5aed2cb48e8d7) {
  uint *row = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong row_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long row_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int row_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  const uint *a = ::ampcc_native::entry::buffer<const uint *>(ampcc_args[4]);
  ulong a_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[5]);
  long a_offset = ::ampcc_native::entry::value<long>(ampcc_args[6]);
  int a_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[7]);
  uint uu = ::ampcc_native::entry::value<uint>(ampcc_args[8]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[9]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_29(row, row_bytes, row_offset, row_extent0, a, a_bytes, a_offset, a_extent0, uu,
        messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(expect_kernel_30_native_81e5aed2cb48e8d7) {
  uint *column = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong column_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long column_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int column_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int column_extent1 = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  int column_stride0 = ::ampcc_native::entry::value<int>(ampcc_args[5]);
  const uint *a = ::ampcc_native::entry::buffer<const uint *>(ampcc_args[6]);
  ulong a_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[7]);
  long a_offset = ::ampcc_native::entry::value<long>(ampcc_args[8]);
  int a_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[9]);
  uint uu = ::ampcc_native::entry::value<uint>(ampcc_args[10]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[11]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_30(column, column_bytes, column_offset, column_extent0, column_extent1,
        column_stride0, a, a_bytes, a_offset, a_extent0, uu, messages, static_cast<int>(ampcc_at.x),
        static_cast<int>(ampcc_at.y));
}

AMPCC_NATIVE_ENTRY(expect_kernel_31_native_81e5aed2cb48e8d7) {
  uint *row = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong row_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long row_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int row_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  const uint *a = ::ampcc_native::entry::buffer<const uint *>(ampcc_args[4]);
  ulong a_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[5]);
  long a_offset = ::ampcc_native::entry::value<long>(ampcc_args[6]);
  int a_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[7]);
  uint uu = ::ampcc_native::entry::value<uint>(ampcc_args[8]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[9]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_31(row, row_bytes, row_offset, row_extent0, a, a_bytes, a_offset, a_extent0, uu,
        messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(expect_kernel_32_native_81e5aed2cb48e8d7) {
  uint *column = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong column_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long column_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int column_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int column_extent1 = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  int column_stride0 = ::ampcc_native::entry::value<int>(ampcc_args[5]);
  const uint *a = ::ampcc_native::entry::buffer<const uint *>(ampcc_args[6]);
  ulong a_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[7]);
  long a_offset = ::ampcc_native::entry::value<long>(ampcc_args[8]);
  int a_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[9]);
  uint uu = ::ampcc_native::entry::value<uint>(ampcc_args[10]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[11]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_32(column, column_bytes, column_offset, column_extent0, column_extent1,
        column_stride0, a, a_bytes, a_offset, a_extent0, uu, messages, static_cast<int>(ampcc_at.x),
        static_cast<int>(ampcc_at.y));
}

AMPCC_NATIVE_ENTRY(expect_kernel_33_native_81e5aed2cb48e8d7) {
  uint *row = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong row_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long row_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int row_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  const uint *a = ::ampcc_native::entry::buffer<const uint *>(ampcc_args[4]);
  ulong a_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[5]);
  long a_offset = ::ampcc_native::entry::value<long>(ampcc_args[6]);
  int a_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[7]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[8]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_33(row, row_bytes, row_offset, row_extent0, a, a_bytes, a_offset, a_extent0,
        messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(expect_kernel_34_native_81e5aed2cb48e8d7) {
  uint *column = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong column_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long column_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int column_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int column_extent1 = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  int column_stride0 = ::ampcc_native::entry::value<int>(ampcc_args[5]);
  const uint *a = ::ampcc_native::entry::buffer<const uint *>(ampcc_args[6]);
  ulong a_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[7]);
  long a_offset = ::ampcc_native::entry::value<long>(ampcc_args[8]);
  int a_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[9]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[10]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_34(column, column_bytes, column_offset, column_extent0, column_extent1,
        column_stride0, a, a_bytes, a_offset, a_extent0, messages, static_cast<int>(ampcc_at.x),
        static_cast<int>(ampcc_at.y));
}

AMPCC_NATIVE_ENTRY(expect_kernel_35_native_81e5aed2cb48e8d7) {
  uint *row = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong row_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long row_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int row_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  const uint *a = ::ampcc_native::entry::buffer<const uint *>(ampcc_args[4]);
  ulong a_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[5]);
  long a_offset = ::ampcc_native::entry::value<long>(ampcc_args[6]);
  int a_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[7]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[8]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_35(row, row_bytes, row_offset, row_extent0, a, a_bytes, a_offset, a_extent0,
        messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(expect_kernel_36_native_81e5aed2cb48e8d7) {
  uint *column = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong column_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long column_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int column_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int column_extent1 = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  int column_stride0 = ::ampcc_native::entry::value<int>(ampcc_args[5]);
  const uint *a = ::ampcc_native::entry::buffer<const uint *>(ampcc_args[6]);
  ulong a_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[7]);
  long a_offset = ::ampcc_native::entry::value<long>(ampcc_args[8]);
  int a_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[9]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[10]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_36(column, column_bytes, column_offset, column_extent0, column_extent1,
        column_stride0, a, a_bytes, a_offset, a_extent0, messages, static_cast<int>(ampcc_at.x),
        static_cast<int>(ampcc_at.y));
}

AMPCC_NATIVE_ENTRY(expect_kernel_37_native_81e5aed2cb48e8d7) {
  uint *row = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong row_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long row_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int row_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  const uint *a = ::ampcc_native::entry::buffer<const uint *>(ampcc_args[4]);
  ulong a_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[5]);
  long a_offset = ::ampcc_native::entry::value<long>(ampcc_args[6]);
  int a_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[7]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[8]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_37(row, row_bytes, row_offset, row_extent0, a, a_bytes, a_offset, a_extent0,
        messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(expect_kernel_38_native_81e5aed2cb48e8d7) {
  uint *column = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong column_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long column_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int column_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int column_extent1 = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  int column_stride0 = ::ampcc_native::entry::value<int>(ampcc_args[5]);
  const uint *a = ::ampcc_native::entry::buffer<const uint *>(ampcc_args[6]);
  ulong a_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[7]);
  long a_offset = ::ampcc_native::entry::value<long>(ampcc_args[8]);
  int a_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[9]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[10]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_38(column, column_bytes, column_offset, column_extent0, column_extent1,
        column_stride0, a, a_bytes, a_offset, a_extent0, messages, static_cast<int>(ampcc_at.x),
        static_cast<int>(ampcc_at.y));
}

AMPCC_NATIVE_ENTRY(expect_kernel_39_native_81e5aed2cb48e8d7) {
  uint *row = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong row_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long row_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int row_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  const uint *a = ::ampcc_native::entry::buffer<const uint *>(ampcc_args[4]);
  ulong a_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[5]);
  long a_offset = ::ampcc_native::entry::value<long>(ampcc_args[6]);
  int a_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[7]);
  uint uu = ::ampcc_native::entry::value<uint>(ampcc_args[8]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[9]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_39(row, row_bytes, row_offset, row_extent0, a, a_bytes, a_offset, a_extent0, uu,
        messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(expect_kernel_40_native_81e5aed2cb48e8d7) {
  uint *column = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong column_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long column_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int column_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int column_extent1 = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  int column_stride0 = ::ampcc_native::entry::value<int>(ampcc_args[5]);
  const uint *a = ::ampcc_native::entry::buffer<const uint *>(ampcc_args[6]);
  ulong a_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[7]);
  long a_offset = ::ampcc_native::entry::value<long>(ampcc_args[8]);
  int a_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[9]);
  uint uu = ::ampcc_native::entry::value<uint>(ampcc_args[10]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[11]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_40(column, column_bytes, column_offset, column_extent0, column_extent1,
        column_stride0, a, a_bytes, a_offset, a_extent0, uu, messages, static_cast<int>(ampcc_at.x),
        static_cast<int>(ampcc_at.y));
}

AMPCC_NATIVE_ENTRY(expect_kernel_41_native_81e5aed2cb48e8d7) {
  uint *row = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong row_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long row_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int row_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  const uint *a = ::ampcc_native::entry::buffer<const uint *>(ampcc_args[4]);
  ulong a_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[5]);
  long a_offset = ::ampcc_native::entry::value<long>(ampcc_args[6]);
  int a_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[7]);
  uint uu = ::ampcc_native::entry::value<uint>(ampcc_args[8]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[9]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_41(row, row_bytes, row_offset, row_extent0, a, a_bytes, a_offset, a_extent0, uu,
        messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(expect_kernel_42_native_81e5aed2cb48e8d7) {
  uint *column = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong column_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long column_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int column_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int column_extent1 = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  int column_stride0 = ::ampcc_native::entry::value<int>(ampcc_args[5]);
  const uint *a = ::ampcc_native::entry::buffer<const uint *>(ampcc_args[6]);
  ulong a_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[7]);
  long a_offset = ::ampcc_native::entry::value<long>(ampcc_args[8]);
  int a_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[9]);
  uint uu = ::ampcc_native::entry::value<uint>(ampcc_args[10]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[11]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_42(column, column_bytes, column_offset, column_extent0, column_extent1,
        column_stride0, a, a_bytes, a_offset, a_extent0, uu, messages, static_cast<int>(ampcc_at.x),
        static_cast<int>(ampcc_at.y));
}

AMPCC_NATIVE_ENTRY(expect_kernel_43_native_81e5aed2cb48e8d7) {
  uint *row = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong row_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long row_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int row_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  const uint *a = ::ampcc_native::entry::buffer<const uint *>(ampcc_args[4]);
  ulong a_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[5]);
  long a_offset = ::ampcc_native::entry::value<long>(ampcc_args[6]);
  int a_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[7]);
  uint uu = ::ampcc_native::entry::value<uint>(ampcc_args[8]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[9]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_43(row, row_bytes, row_offset, row_extent0, a, a_bytes, a_offset, a_extent0, uu,
        messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(expect_kernel_44_native_81e5aed2cb48e8d7) {
  uint *column = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong column_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long column_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int column_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int column_extent1 = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  int column_stride0 = ::ampcc_native::entry::value<int>(ampcc_args[5]);
  const uint *a = ::ampcc_native::entry::buffer<const uint *>(ampcc_args[6]);
  ulong a_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[7]);
  long a_offset = ::ampcc_native::entry::value<long>(ampcc_args[8]);
  int a_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[9]);
  uint uu = ::ampcc_native::entry::value<uint>(ampcc_args[10]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[11]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_44(column, column_bytes, column_offset, column_extent0, column_extent1,
        column_stride0, a, a_bytes, a_offset, a_extent0, uu, messages, static_cast<int>(ampcc_at.x),
        static_cast<int>(ampcc_at.y));
}

AMPCC_NATIVE_ENTRY(expect_kernel_45_native_81e5aed2cb48e8d7) {
  uint *row = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong row_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long row_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int row_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  const uint *a = ::ampcc_native::entry::buffer<const uint *>(ampcc_args[4]);
  ulong a_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[5]);
  long a_offset = ::ampcc_native::entry::value<long>(ampcc_args[6]);
  int a_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[7]);
  uint uu = ::ampcc_native::entry::value<uint>(ampcc_args[8]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[9]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_45(row, row_bytes, row_offset, row_extent0, a, a_bytes, a_offset, a_extent0, uu,
        messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(expect_kernel_46_native_81e5aed2cb48e8d7) {
  uint *column = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong column_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long column_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int column_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int column_extent1 = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  int column_stride0 = ::ampcc_native::entry::value<int>(ampcc_args[5]);
  const uint *a = ::ampcc_native::entry::buffer<const uint *>(ampcc_args[6]);
  ulong a_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[7]);
  long a_offset = ::ampcc_native::entry::value<long>(ampcc_args[8]);
  int a_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[9]);
  uint uu = ::ampcc_native::entry::value<uint>(ampcc_args[10]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[11]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_46(column, column_bytes, column_offset, column_extent0, column_extent1,
        column_stride0, a, a_bytes, a_offset, a_extent0, uu, messages, static_cast<int>(ampcc_at.x),
        static_cast<int>(ampcc_at.y));
}

AMPCC_NATIVE_ENTRY(expect_kernel_47_native_81e5aed2cb48e8d7) {
  uint *row = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong row_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long row_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int row_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  const uint *a = ::ampcc_native::entry::buffer<const uint *>(ampcc_args[4]);
  ulong a_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[5]);
  long a_offset = ::ampcc_native::entry::value<long>(ampcc_args[6]);
  int a_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[7]);
  uint uu = ::ampcc_native::entry::value<uint>(ampcc_args[8]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[9]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_47(row, row_bytes, row_offset, row_extent0, a, a_bytes, a_offset, a_extent0, uu,
        messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(expect_kernel_48_native_81e5aed2cb48e8d7) {
  uint *column = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong column_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long column_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int column_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int column_extent1 = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  int column_stride0 = ::ampcc_native::entry::value<int>(ampcc_args[5]);
  const uint *a = ::ampcc_native::entry::buffer<const uint *>(ampcc_args[6]);
  ulong a_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[7]);
  long a_offset = ::ampcc_native::entry::value<long>(ampcc_args[8]);
  int a_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[9]);
  uint uu = ::ampcc_native::entry::value<uint>(ampcc_args[10]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[11]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_48(column, column_bytes, column_offset, column_extent0, column_extent1,
        column_stride0, a, a_bytes, a_offset, a_extent0, uu, messages, static_cast<int>(ampcc_at.x),
        static_cast<int>(ampcc_at.y));
}

AMPCC_NATIVE_ENTRY(expect_kernel_49_native_81e5aed2cb48e8d7) {
  uint *row = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong row_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long row_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int row_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  const uint *a = ::ampcc_native::entry::buffer<const uint *>(ampcc_args[4]);
  ulong a_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[5]);
  long a_offset = ::ampcc_native::entry::value<long>(ampcc_args[6]);
  int a_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[7]);
  uint uu = ::ampcc_native::entry::value<uint>(ampcc_args[8]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[9]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_49(row, row_bytes, row_offset, row_extent0, a, a_bytes, a_offset, a_extent0, uu,
        messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(expect_kernel_50_native_81e5aed2cb48e8d7) {
  uint *column = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong column_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long column_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int column_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int column_extent1 = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  int column_stride0 = ::ampcc_native::entry::value<int>(ampcc_args[5]);
  const uint *a = ::ampcc_native::entry::buffer<const uint *>(ampcc_args[6]);
  ulong a_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[7]);
  long a_offset = ::ampcc_native::entry::value<long>(ampcc_args[8]);
  int a_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[9]);
  uint uu = ::ampcc_native::entry::value<uint>(ampcc_args[10]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[11]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_50(column, column_bytes, column_offset, column_extent0, column_extent1,
        column_stride0, a, a_bytes, a_offset, a_extent0, uu, messages, static_cast<int>(ampcc_at.x),
        static_cast<int>(ampcc_at.y));
}

AMPCC_NATIVE_ENTRY(expect_kernel_51_native_81e5aed2cb48e8d7) {
  uint *row = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong row_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long row_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int row_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  const uint *a = ::ampcc_native::entry::buffer<const uint *>(ampcc_args[4]);
  ulong a_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[5]);
  long a_offset = ::ampcc_native::entry::value<long>(ampcc_args[6]);
  int a_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[7]);
  uint uu = ::ampcc_native::entry::value<uint>(ampcc_args[8]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[9]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_51(row, row_bytes, row_offset, row_extent0, a, a_bytes, a_offset, a_extent0, uu,
        messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(expect_kernel_52_native_81e5aed2cb48e8d7) {
  uint *column = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong column_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long column_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int column_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int column_extent1 = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  int column_stride0 = ::ampcc_native::entry::value<int>(ampcc_args[5]);
  const uint *a = ::ampcc_native::entry::buffer<const uint *>(ampcc_args[6]);
  ulong a_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[7]);
  long a_offset = ::ampcc_native::entry::value<long>(ampcc_args[8]);
  int a_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[9]);
  uint uu = ::ampcc_native::entry::value<uint>(ampcc_args[10]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[11]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_52(column, column_bytes, column_offset, column_extent0, column_extent1,
        column_stride0, a, a_bytes, a_offset, a_extent0, uu, messages, static_cast<int>(ampcc_at.x),
        static_cast<int>(ampcc_at.y));
}

AMPCC_NATIVE_ENTRY(expect_kernel_53_native_81e5aed2cb48e8d7) {
  uint *row = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong row_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long row_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int row_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  const uint *a = ::ampcc_native::entry::buffer<const uint *>(ampcc_args[4]);
  ulong a_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[5]);
  long a_offset = ::ampcc_native::entry::value<long>(ampcc_args[6]);
  int a_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[7]);
  uint uu = ::ampcc_native::entry::value<uint>(ampcc_args[8]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[9]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_53(row, row_bytes, row_offset, row_extent0, a, a_bytes, a_offset, a_extent0, uu,
        messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(expect_kernel_54_native_81e5aed2cb48e8d7) {
  uint *column = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong column_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long column_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int column_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int column_extent1 = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  int column_stride0 = ::ampcc_native::entry::value<int>(ampcc_args[5]);
  const uint *a = ::ampcc_native::entry::buffer<const uint *>(ampcc_args[6]);
  ulong a_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[7]);
  long a_offset = ::ampcc_native::entry::value<long>(ampcc_args[8]);
  int a_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[9]);
  uint uu = ::ampcc_native::entry::value<uint>(ampcc_args[10]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[11]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_54(column, column_bytes, column_offset, column_extent0, column_extent1,
        column_stride0, a, a_bytes, a_offset, a_extent0, uu, messages, static_cast<int>(ampcc_at.x),
        static_cast<int>(ampcc_at.y));
}

AMPCC_NATIVE_ENTRY(expect_kernel_55_native_81e5aed2cb48e8d7) {
  uint *row = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong row_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long row_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int row_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  const uint *a = ::ampcc_native::entry::buffer<const uint *>(ampcc_args[4]);
  ulong a_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[5]);
  long a_offset = ::ampcc_native::entry::value<long>(ampcc_args[6]);
  int a_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[7]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[8]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_55(row, row_bytes, row_offset, row_extent0, a, a_bytes, a_offset, a_extent0,
        messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(expect_kernel_56_native_81e5aed2cb48e8d7) {
  uint *column = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong column_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long column_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int column_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int column_extent1 = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  int column_stride0 = ::ampcc_native::entry::value<int>(ampcc_args[5]);
  const uint *a = ::ampcc_native::entry::buffer<const uint *>(ampcc_args[6]);
  ulong a_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[7]);
  long a_offset = ::ampcc_native::entry::value<long>(ampcc_args[8]);
  int a_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[9]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[10]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_56(column, column_bytes, column_offset, column_extent0, column_extent1,
        column_stride0, a, a_bytes, a_offset, a_extent0, messages, static_cast<int>(ampcc_at.x),
        static_cast<int>(ampcc_at.y));
}

AMPCC_NATIVE_ENTRY(expect_kernel_57_native_81e5aed2cb48e8d7) {
  uint *row = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong row_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long row_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int row_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  const uint *a = ::ampcc_native::entry::buffer<const uint *>(ampcc_args[4]);
  ulong a_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[5]);
  long a_offset = ::ampcc_native::entry::value<long>(ampcc_args[6]);
  int a_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[7]);
  uint uu = ::ampcc_native::entry::value<uint>(ampcc_args[8]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[9]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_57(row, row_bytes, row_offset, row_extent0, a, a_bytes, a_offset, a_extent0, uu,
        messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(expect_kernel_58_native_81e5aed2cb48e8d7) {
  uint *column = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong column_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long column_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int column_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int column_extent1 = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  int column_stride0 = ::ampcc_native::entry::value<int>(ampcc_args[5]);
  const uint *a = ::ampcc_native::entry::buffer<const uint *>(ampcc_args[6]);
  ulong a_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[7]);
  long a_offset = ::ampcc_native::entry::value<long>(ampcc_args[8]);
  int a_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[9]);
  uint uu = ::ampcc_native::entry::value<uint>(ampcc_args[10]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[11]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_58(column, column_bytes, column_offset, column_extent0, column_extent1,
        column_stride0, a, a_bytes, a_offset, a_extent0, uu, messages, static_cast<int>(ampcc_at.x),
        static_cast<int>(ampcc_at.y));
}

} // namespace kernels
} // namespace ampcc_native
