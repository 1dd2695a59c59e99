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

static __attribute__((noinline, cold)) void report_barrier(
    uint site, int thread_x, int thread_y, int thread_z, int value0, int value1, int value2,
    int value3, int value4, uint *messages) {
  uint message = begin_report(messages, 1, 10, site, (uint)thread_x, (uint)thread_y,
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

static __attribute__((noinline, cold)) void report_index2(
    uint site, int thread_x, int thread_y, int thread_z, int value0, int value1, int value2,
    int value3, uint *messages) {
  uint message = begin_report(messages, 2, 9, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
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

static bool check_use(uint site, int thread_x, int thread_y, int thread_z, const uint *pointer,
                      int use, ulong value, uint init_site, uint *messages) {
  uint wrong = SHADOW_ACCESS(pointer, 4, thread_x, thread_y, thread_z, site, use + 8, value);
  if (wrong == 0) {
    return true;
  }
  tell_use(thread_x, thread_y, thread_z, init_site, wrong, messages);
  return true;
}

// changed, thin-tiles.cpp:20
#line 20 "/work/main/test/Execution/Barriers/thin-tiles.cpp"
static uint changed(uint element, uint h, int rounds) {
  for (long k = 0; k < rounds; ++k) {
    if (1 < (int)k) {
      h ^= 5;
    }
  }
#line 24 "/work/main/test/Execution/Barriers/thin-tiles.cpp"
  return element * 3 + h;
}

// kernel of main_kernel, thin-tiles.cpp:46
#line 46 "/work/main/test/Execution/Barriers/thin-tiles.cpp"
static void main_kernel(uint *column, ulong column_bytes, long column_offset, int column_extent0,
                        int column_extent1, int column_stride0, int rounds, uint *messages,
                        int tile_x, int tile_y) {
  ulong column_marks = SHADOW_MARKS(column);
  uint *column_2 = column + column_offset;
  SHADOW_BARRIER(0, 0, 0, 7);
  THREADS for (int lane_y = 0; lane_y < 8; ++lane_y) {
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  if (8L * tile_y >= 0 && column_extent0 + -8L * tile_y + -8L >= 0 && tile_x >= 0L && column_extent1
      + -1L * tile_x + -1L >= 0) {
    if (column_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 48 "/work/main/test/Execution/Barriers/thin-tiles.cpp"
      check_barrier(0, tile_x, (int)(8L * tile_y), 0, messages);
      THREADS for (int lane_y = 0; lane_y < 8; ++lane_y) {
        int t_global_0 = tile_y * 8 + lane_y;
        int t_global_1 = tile_x;
#line 47 "/work/main/test/Execution/Barriers/thin-tiles.cpp"
        uint h = t_global_0;

        uint *place = &column_2[INDEX((long)t_global_0 * column_stride0 + t_global_1)];
        uint value = changed(*place, h, rounds);
        uint *place_2 = &column_2[INDEX((long)t_global_0 * column_stride0 + t_global_1)];
        *place_2 = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 48 "/work/main/test/Execution/Barriers/thin-tiles.cpp"
      check_barrier(0, tile_x, (int)(8L * tile_y), 0, messages);
      for (int lane_y = 0; lane_y < 8; ++lane_y) {
        int t_global_0 = tile_y * 8 + lane_y;
        int t_global_1 = tile_x;
        int thread_x = tile_x;
        int thread_y = tile_y * 8 + lane_y;
#line 47 "/work/main/test/Execution/Barriers/thin-tiles.cpp"
        uint h = t_global_0;

        uint *place = &column_2[INDEX((long)t_global_0 * column_stride0 + t_global_1)];
        uint value = changed(column_marks == 0 || SHADOW_WRITTEN(column_marks, column, place, 4) ||
            check_use(2, thread_x, thread_y, 0, place, 0, 0, 3, messages) ? *place : 0, h, rounds);
        uint *place_2 = &column_2[INDEX((long)t_global_0 * column_stride0 + t_global_1)];
        if (column_marks == 0 || SHADOW_WRITES(column_marks, column, place_2, 4)) {
          *place_2 = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 48 "/work/main/test/Execution/Barriers/thin-tiles.cpp"
    check_barrier(0, tile_x, (int)(8L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 8; ++lane_y) {
      int t_global_0 = tile_y * 8 + lane_y;
      int t_global_1 = tile_x;
      int thread_x = tile_x;
      int thread_y = tile_y * 8 + lane_y;
#line 47 "/work/main/test/Execution/Barriers/thin-tiles.cpp"
      uint h = t_global_0;

      uint *place = &column_2[INDEX(check_index2(1, thread_x, thread_y, 0,
          (long)t_global_0 * column_stride0 + t_global_1, t_global_0, t_global_1, column_extent0,
          column_extent1, messages))];
      uint value = changed(check_use(2, thread_x, thread_y, 0, place, 0, 0, 3, messages) ?
          (IN_BOUNDS(place, column, column_bytes) ? *place : 0) : 0, h, rounds);
      uint *place_2 = &column_2[INDEX(check_index2(4, thread_x, thread_y, 0,
          (long)t_global_0 * column_stride0 + t_global_1, t_global_0, t_global_1, column_extent0,
          column_extent1, messages))];
      if (check_use(5, thread_x, thread_y, 0, place_2, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place_2, column, column_bytes)) {
          *place_2 = value;
        }
      }
    }
  }
}

static __attribute__((noinline, cold)) void report_index3(
    uint site, int thread_x, int thread_y, int thread_z, int value0, int value1, int value2,
    int value3, int value4, int value5, uint *messages) {
  uint message = begin_report(messages, 5, 11, site, (uint)thread_x, (uint)thread_y,
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
}

static long check_index3(uint site, int thread_x, int thread_y, int thread_z, long place, int i0,
                         int i1, int i2, int e0, int e1, int e2, uint *messages) {
  if ((uint)i0 < (uint)e0 && (uint)i1 < (uint)e1 && (uint)i2 < (uint)e2) {
    return place;
  }
  report_index3(site, thread_x, thread_y, thread_z, i0, i1, i2, e0, e1, e2, messages);
  return -2147483648L;
}

// kernel of main_kernel, thin-tiles.cpp:52
#line 52 "/work/main/test/Execution/Barriers/thin-tiles.cpp"
static void main_kernel_2(uint *deep, ulong deep_bytes, long deep_offset, int deep_extent0,
                          int deep_extent1, int deep_extent2, int deep_stride0, int deep_stride1,
                          int rounds, uint *messages, int tile_x, int tile_y, int tile_z) {
  ulong deep_marks = SHADOW_MARKS(deep);
  uint *deep_2 = deep + deep_offset;
  SHADOW_BARRIER(0, 0, 0, 7);
  THREADS for (int lane_z = 0; lane_z < 4; ++lane_z) {
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  if (4L * tile_z >= 0 && deep_extent0 + -4L * tile_z + -4L >= 0 && tile_y >= 0L && deep_extent1 +
      -1L * tile_y + -1L >= 0 && tile_x >= 0L && deep_extent2 + -1L * tile_x + -1L >= 0) {
    if (deep_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 54 "/work/main/test/Execution/Barriers/thin-tiles.cpp"
      check_barrier(6, tile_x, tile_y, (int)(4L * tile_z), messages);
      THREADS for (int lane_z = 0; lane_z < 4; ++lane_z) {
        int t_global_0 = tile_z * 4 + lane_z;
        int t_global_1 = tile_y;
        int t_global_2 = tile_x;
#line 53 "/work/main/test/Execution/Barriers/thin-tiles.cpp"
        uint h = t_global_0;

        uint *place = &deep_2[INDEX(((long)t_global_0 * deep_stride0 + t_global_1) * deep_stride1 +
            t_global_2)];
        uint value = changed(*place, h, rounds);
        uint *place_2 = &deep_2[INDEX(((long)t_global_0 * deep_stride0 + t_global_1) * deep_stride1
            + t_global_2)];
        *place_2 = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 54 "/work/main/test/Execution/Barriers/thin-tiles.cpp"
      check_barrier(6, tile_x, tile_y, (int)(4L * tile_z), messages);
      for (int lane_z = 0; lane_z < 4; ++lane_z) {
        int t_global_0 = tile_z * 4 + lane_z;
        int t_global_1 = tile_y;
        int t_global_2 = tile_x;
        int thread_x = tile_x;
        int thread_y = tile_y;
        int thread_z = tile_z * 4 + lane_z;
#line 53 "/work/main/test/Execution/Barriers/thin-tiles.cpp"
        uint h = t_global_0;

        uint *place = &deep_2[INDEX(((long)t_global_0 * deep_stride0 + t_global_1) * deep_stride1 +
            t_global_2)];
        uint value = changed(deep_marks == 0 || SHADOW_WRITTEN(deep_marks, deep, place, 4) ||
            check_use(8, thread_x, thread_y, thread_z, place, 0, 0, 9, messages) ? *place : 0, h,
            rounds);
        uint *place_2 = &deep_2[INDEX(((long)t_global_0 * deep_stride0 + t_global_1) * deep_stride1
            + t_global_2)];
        if (deep_marks == 0 || SHADOW_WRITES(deep_marks, deep, place_2, 4)) {
          *place_2 = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 54 "/work/main/test/Execution/Barriers/thin-tiles.cpp"
    check_barrier(6, tile_x, tile_y, (int)(4L * tile_z), messages);
    for (int lane_z = 0; lane_z < 4; ++lane_z) {
      int t_global_0 = tile_z * 4 + lane_z;
      int t_global_1 = tile_y;
      int t_global_2 = tile_x;
      int thread_x = tile_x;
      int thread_y = tile_y;
      int thread_z = tile_z * 4 + lane_z;
#line 53 "/work/main/test/Execution/Barriers/thin-tiles.cpp"
      uint h = t_global_0;

      uint *place = &deep_2[INDEX(check_index3(7, thread_x, thread_y, thread_z,
          ((long)t_global_0 * deep_stride0 + t_global_1) * deep_stride1 + t_global_2, t_global_0,
          t_global_1, t_global_2, deep_extent0, deep_extent1, deep_extent2, messages))];
      uint value = changed(check_use(8, thread_x, thread_y, thread_z, place, 0, 0, 9, messages) ?
          (IN_BOUNDS(place, deep, deep_bytes) ? *place : 0) : 0, h, rounds);
      uint *place_2 = &deep_2[INDEX(check_index3(10, thread_x, thread_y, thread_z,
          ((long)t_global_0 * deep_stride0 + t_global_1) * deep_stride1 + t_global_2, t_global_0,
          t_global_1, t_global_2, deep_extent0, deep_extent1, deep_extent2, messages))];
      if (check_use(11, thread_x, thread_y, thread_z, place_2, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place_2, deep, deep_bytes)) {
          *place_2 = value;
        }
      }
    }
  }
}

#line 1 "<ampcc native>"

AMPCC_NATIVE_ENTRY(main_kernel_native_e6a24b065cd9daf4) {
  uint *column = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong column_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long column_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int column_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int column_extent1 = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  int column_stride0 = ::ampcc_native::entry::value<int>(ampcc_args[5]);
  int rounds = ::ampcc_native::entry::value<int>(ampcc_args[6]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[7]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel(column, column_bytes, column_offset, column_extent0, column_extent1, column_stride0,
        rounds, messages, static_cast<int>(ampcc_at.x), static_cast<int>(ampcc_at.y));
}

AMPCC_NATIVE_ENTRY(main_kernel_2_native_e6a24b065cd9daf4) {
  uint *deep = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong deep_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long deep_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int deep_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int deep_extent1 = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  int deep_extent2 = ::ampcc_native::entry::value<int>(ampcc_args[5]);
  int deep_stride0 = ::ampcc_native::entry::value<int>(ampcc_args[6]);
  int deep_stride1 = ::ampcc_native::entry::value<int>(ampcc_args[7]);
  int rounds = ::ampcc_native::entry::value<int>(ampcc_args[8]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[9]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel_2(deep, deep_bytes, deep_offset, deep_extent0, deep_extent1, deep_extent2,
        deep_stride0, deep_stride1, rounds, messages, static_cast<int>(ampcc_at.x),
        static_cast<int>(ampcc_at.y), static_cast<int>(ampcc_at.z));
}

} // namespace kernels
} // namespace ampcc_native
