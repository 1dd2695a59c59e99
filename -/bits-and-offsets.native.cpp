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

// kernel of main_kernel, bits-and-offsets.cpp:24
#line 24 "/work/main/test/Check/bits-and-offsets.cpp"
static void main_kernel(int *v, ulong v_bytes, long v_offset, int v_extent0, int size,
                        uint *messages, int tile) {
  ulong v_marks = SHADOW_MARKS(v);
  bool s_filled = false;
  bool s_part_filled = false;
  bool apart = false;


  int sum[16];
#line 25 "/work/main/test/Check/bits-and-offsets.cpp"
  int s[32]; // tile_static
  SHADOW_ACCESS(&s, 128, 0, 0, 0, 0u, 67, 0uL);
  int *v_2 = v + v_offset;
#line 27 "/work/main/test/Check/bits-and-offsets.cpp"
  int from = 0;
  if (16L * tile >= 0 && v_extent0 + -16L * tile + -16L >= 0) {
    if (v_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 26 "/work/main/test/Check/bits-and-offsets.cpp"
        int l = lane;

        int *place = &v_2[INDEX((long)t_global)];
        int value = *place;
        s[l] = value;
#line 29 "/work/main/test/Check/bits-and-offsets.cpp"
        s[l + 16] = 0;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int thread_x = tile * 16 + lane;
#line 26 "/work/main/test/Check/bits-and-offsets.cpp"
        int l = lane;

        int *place = &v_2[INDEX((long)t_global)];
        int value = v_marks == 0 || SHADOW_WRITTEN(v_marks, v, place, 4) ||
            check_use_global(1, thread_x, 0, 0, place, 0, 0, 2, messages) ? *place : 0;
        s[l] = value;
#line 29 "/work/main/test/Check/bits-and-offsets.cpp"
        s[l + 16] = 0;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    if (!(s_part_filled || s_filled)) {
      SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 66, 0uL);
    }
    if (!(s_part_filled || s_filled)) {
      SHADOW_ACCESS(&s[16], 64, 0, 0, 0, 0u, 66, 0uL);
    }
    s_part_filled = true;
  } else {
    SHADOW_BARRIER(0, 0, 0, 7);
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
#line 26 "/work/main/test/Check/bits-and-offsets.cpp"
      int l = lane;

      int *place = &v_2[INDEX(check_index1(0, thread_x, 0, 0, t_global, t_global, v_extent0,
          messages))];
      int value = check_use_global(1, thread_x, 0, 0, place, 0, 0, 2, messages) ?
          (IN_BOUNDS(place, v, v_bytes) ? *place : 0) : 0;
      if (check_element(3, thread_x, 0, 0, (long)l, 32, messages) &&
          check_use_local(4, thread_x, 0, 0, &s[l], 2, (ulong)value, 0, messages)) {
        s[l] = value;
      }
#line 29 "/work/main/test/Check/bits-and-offsets.cpp"
      if (check_element(5, thread_x, 0, 0, (long)(l + 16), 32, messages) &&
          check_use_local(6, thread_x, 0, 0, &s[l + 16], 2, 0, 0, messages)) {
        s[l + 16] = 0;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  SHADOW_BARRIER(0, 0, 0, 9);
#line 30 "/work/main/test/Check/bits-and-offsets.cpp"
  check_barrier(7, (int)(16L * tile), 0, 0, messages);
  THREADS for (int lane = 0; lane < 16; ++lane) {
  }
#line 31 "/work/main/test/Check/bits-and-offsets.cpp"
  for (int d = 1; d < 16; d *= 2) {
    apart = (size + -2L * from + -16L >= 0 || 2L * from + -1L * size + -16L >= 0) &&
        (size + -2L * from + d + -16L >= 0 || 2L * from + -1L * size + -16L >= 0);
    if (from >= 0L && -1L * from + 16 >= 0 && apart &&
        (s_filled || (s_filled = SHADOW_ACCESS(&s, 128, 0, 0, 0, 0u, 65, 0uL) != 0) ||
        (from >= 0L && -1L * from + 16 >= 0 &&
        SHADOW_ACCESS(&s[clamp(from, 0, 31)], 64, 0, 0, 0, 0u, 65, 0uL) != 0)) &&
        (s_filled || (s_filled = SHADOW_ACCESS(&s, 128, 0, 0, 0, 0u, 65, 0uL) != 0) ||
        (from >= 0L && -1L * from + d + 16 >= 0 && -1L * d + 15 >= 0 &&
        SHADOW_ACCESS(&s[clamp(from, 0, 31)], (int)(-1L * d + 16) * 4, 0, 0, 0, 0u, 65, 0uL) != 0))
        && (from + -1L * d >= 0 || from >= 0L) && -1L * from + d + 16 >= 0) {
      THREADS for (int lane = 0; lane < 16; ++lane) {
#line 26 "/work/main/test/Check/bits-and-offsets.cpp"
        int l = lane;
#line 32 "/work/main/test/Check/bits-and-offsets.cpp"
        sum[lane] = s[from + l];
        if (l >= d) {
          sum[lane] += s[from + l - d];
        }
      }
    } else {
#line 32 "/work/main/test/Check/bits-and-offsets.cpp"
      for (int lane = 0; lane < 16; ++lane) {
        int thread_x = tile * 16 + lane;
#line 26 "/work/main/test/Check/bits-and-offsets.cpp"
        int l = lane;
#line 32 "/work/main/test/Check/bits-and-offsets.cpp"
        sum[lane] = check_element(8, thread_x, 0, 0, (long)(from + l), 32, messages) &&
            check_use_local(9, thread_x, 0, 0, &s[from + l], 0, 0, 10, messages) ? s[from + l] : 0;
#line 33 "/work/main/test/Check/bits-and-offsets.cpp"
        if (l >= d) {
          sum[lane] += check_element(11, thread_x, 0, 0, (long)(from + l - d), 32, messages) &&
              check_use_local(12, thread_x, 0, 0, &s[from + l - d], 0, 0, 13, messages) ?
              s[from + l - d] : 0;
        }
      }
    }
#line 35 "/work/main/test/Check/bits-and-offsets.cpp"
    from = size - from;
    if (from >= 0L && -1L * from + 16 >= 0 && apart) {
      THREADS for (int lane = 0; lane < 16; ++lane) {
#line 26 "/work/main/test/Check/bits-and-offsets.cpp"
        int l = lane;
#line 36 "/work/main/test/Check/bits-and-offsets.cpp"
        s[from + l] = sum[lane];
      }
      SHADOW_BARRIER(0, 0, 0, 8);
      if (!s_filled) {
        SHADOW_ACCESS(&s[clamp(from, 0, 31)], 64, 0, 0, 0, 0u, 66, 0uL);
      }
    } else {
      for (int lane = 0; lane < 16; ++lane) {
        int thread_x = tile * 16 + lane;
#line 26 "/work/main/test/Check/bits-and-offsets.cpp"
        int l = lane;
#line 36 "/work/main/test/Check/bits-and-offsets.cpp"
        if (check_element(14, thread_x, 0, 0, (long)(from + l), 32, messages) &&
            check_use_local(15, thread_x, 0, 0, &s[from + l], 2, (ulong)sum[lane], 0, messages)) {
          s[from + l] = sum[lane];
        }
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    SHADOW_BARRIER(0, 0, 0, 9);
#line 37 "/work/main/test/Check/bits-and-offsets.cpp"
    check_barrier(16, (int)(16L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
  }
#line 39 "/work/main/test/Check/bits-and-offsets.cpp"
  if (from >= 0L && -1L * from + 16 >= 0 &&
      (s_filled || (s_filled = SHADOW_ACCESS(&s, 128, 0, 0, 0, 0u, 65, 0uL) != 0) ||
      (from >= 0L && -1L * from + 16 >= 0 &&
      SHADOW_ACCESS(&s[clamp(from, 0, 31)], 64, 0, 0, 0, 0u, 65, 0uL) != 0)) && 16L * tile >= 0 &&
      v_extent0 + -16L * tile + -16L >= 0) {
    if (v_marks == 0) {
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 26 "/work/main/test/Check/bits-and-offsets.cpp"
        int l = lane;
#line 39 "/work/main/test/Check/bits-and-offsets.cpp"
        int value = s[from + l];
        int *place = &v_2[INDEX((long)t_global)];
        *place = value;
      }
    } else {
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 26 "/work/main/test/Check/bits-and-offsets.cpp"
        int l = lane;
#line 39 "/work/main/test/Check/bits-and-offsets.cpp"
        int value = s[from + l];
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
#line 26 "/work/main/test/Check/bits-and-offsets.cpp"
      int l = lane;
#line 39 "/work/main/test/Check/bits-and-offsets.cpp"
      int value = check_element(17, thread_x, 0, 0, (long)(from + l), 32, messages) &&
          check_use_local(18, thread_x, 0, 0, &s[from + l], 0, 0, 19, messages) ? s[from + l] : 0;
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

// kernel of main_kernel, bits-and-offsets.cpp:50
#line 50 "/work/main/test/Check/bits-and-offsets.cpp"
static void main_kernel_2(int by, int *v, ulong v_bytes, long v_offset, int v_extent0,
                          uint *messages, int tile) {
  ulong v_marks = SHADOW_MARKS(v);
  bool s_filled = false;
#line 51 "/work/main/test/Check/bits-and-offsets.cpp"
  int s[64]; // tile_static
  SHADOW_ACCESS(&s, 256, 0, 0, 0, 0u, 67, 0uL);
  int *v_2 = v + v_offset;
#line 53 "/work/main/test/Check/bits-and-offsets.cpp"
  int at = 0;
  SHADOW_BARRIER(0, 0, 0, 7);
  THREADS for (int lane = 0; lane < 16; ++lane) {
  }
#line 54 "/work/main/test/Check/bits-and-offsets.cpp"
  for (int i = 0; i < 2; ++i) {
    if (at >= 0L && -1L * at + 48 >= 0) {
      for (int lane = 0; lane < 16; ++lane) {
        int thread_x = tile * 16 + lane;
#line 52 "/work/main/test/Check/bits-and-offsets.cpp"
        int l = lane;


        if (check_use_local(23, thread_x, 0, 0, &s[at + l], 2, (ulong)l, 0, messages)) {
          s[at + l] = l;
        }
      }
    } else {
      for (int lane = 0; lane < 16; ++lane) {
        int thread_x = tile * 16 + lane;
#line 52 "/work/main/test/Check/bits-and-offsets.cpp"
        int l = lane;


        if (check_element(22, thread_x, 0, 0, (long)(at + l), 64, messages) &&
            check_use_local(23, thread_x, 0, 0, &s[at + l], 2, (ulong)l, 0, messages)) {
          s[at + l] = l;
        }
      }
    }
#line 56 "/work/main/test/Check/bits-and-offsets.cpp"
    if (i == 1) {
      at += by;
    }
#line 58 "/work/main/test/Check/bits-and-offsets.cpp"
    at += 16;
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
    SHADOW_BARRIER(0, 0, 0, 24);
    if (at >= 0L && -1L * at + 48 >= 0) {
      SHADOW_BARRIER(0, 0, 0, 25);
#line 59 "/work/main/test/Check/bits-and-offsets.cpp"
      check_barrier(24, (int)(16L * tile), 0, 0, messages);
      for (int lane = 0; lane < 16; ++lane) {
        int thread_x = tile * 16 + lane;
#line 52 "/work/main/test/Check/bits-and-offsets.cpp"
        int l = lane;
#line 60 "/work/main/test/Check/bits-and-offsets.cpp"
        if (check_use_local(26, thread_x, 0, 0, &s[at + (15 - l)], 2, (ulong)l, 0, messages)) {
          s[at + (15 - l)] = l;
        }
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 25);
#line 59 "/work/main/test/Check/bits-and-offsets.cpp"
      check_barrier(24, (int)(16L * tile), 0, 0, messages);
      for (int lane = 0; lane < 16; ++lane) {
        int thread_x = tile * 16 + lane;
#line 52 "/work/main/test/Check/bits-and-offsets.cpp"
        int l = lane;
#line 60 "/work/main/test/Check/bits-and-offsets.cpp"
        if (check_element(25, thread_x, 0, 0, (long)(at + (15 - l)), 64, messages) &&
            check_use_local(26, thread_x, 0, 0, &s[at + (15 - l)], 2, (ulong)l, 0, messages)) {
          s[at + (15 - l)] = l;
        }
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    SHADOW_BARRIER(0, 0, 0, 9);
#line 61 "/work/main/test/Check/bits-and-offsets.cpp"
    check_barrier(27, (int)(16L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
  }
#line 63 "/work/main/test/Check/bits-and-offsets.cpp"
  if (at >= 0L && -1L * at + 63 >= 0 &&
      (s_filled || (s_filled = SHADOW_ACCESS(&s, 256, 0, 0, 0, 0u, 65, 0uL) != 0) ||
      (at >= 0L && -1L * at + 63 >= 0 &&
      SHADOW_ACCESS(&s[clamp(at, 0, 63)], 4, 0, 0, 0, 0u, 65, 0uL) != 0)) && 16L * tile >= 0 &&
      v_extent0 + -16L * tile + -16L >= 0) {
    if (v_marks == 0) {
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int value = s[at];
        int temporary = tile * 16 + lane;
        int *place = &v_2[INDEX((long)temporary)];
        *place = value;
      }
    } else {
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int value = s[at];
        int temporary = tile * 16 + lane;
        int *place = &v_2[INDEX((long)temporary)];
        if (SHADOW_WRITES(v_marks, v, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
      int value = check_element(28, thread_x, 0, 0, (long)at, 64, messages) &&
          check_use_local(29, thread_x, 0, 0, &s[at], 0, 0, 30, messages) ? s[at] : 0;
      int temporary = tile * 16 + lane;
      int *place = &v_2[INDEX(check_index1(31, thread_x, 0, 0, temporary, temporary, v_extent0,
          messages))];
      if (check_use_global(32, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, v, v_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of main_kernel, bits-and-offsets.cpp:74
#line 74 "/work/main/test/Check/bits-and-offsets.cpp"
static void main_kernel_3(int from, int *v, ulong v_bytes, long v_offset, int v_extent0,
                          int other, uint *messages, int tile) {
  ulong v_marks = SHADOW_MARKS(v);
  bool s_filled = false;
#line 75 "/work/main/test/Check/bits-and-offsets.cpp"
  int s[48]; // tile_static
  SHADOW_ACCESS(&s, 192, 0, 0, 0, 0u, 67, 0uL);
  int *v_2 = v + v_offset;
  if (from >= 0L && -1L * from + 32 >= 0) {
    SHADOW_BARRIER(0, 0, 0, 7);
    THREADS for (int lane = 0; lane < 16; ++lane) {
#line 76 "/work/main/test/Check/bits-and-offsets.cpp"
      int index = from + lane;
      s[index] = 1;
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    if (!s_filled) {
      SHADOW_ACCESS(&s[clamp(from, 0, 47)], 64, 0, 0, 0, 0u, 66, 0uL);
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 7);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
      int index = from + lane;
      if (check_element(33, thread_x, 0, 0, (long)index, 48, messages) &&
          check_use_local(34, thread_x, 0, 0, &s[index], 2, 1, 0, messages)) {
        s[index] = 1;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if (other >= 0L && -1L * other + 32 >= 0 &&
      (s_filled || (s_filled = SHADOW_ACCESS(&s, 192, 0, 0, 0, 0u, 65, 0uL) != 0) ||
      (other >= 0L && -1L * other + 32 >= 0 &&
      SHADOW_ACCESS(&s[clamp(other, 0, 47)], 64, 0, 0, 0, 0u, 65, 0uL) != 0)) && 16L * tile >= 0 &&
      v_extent0 + -16L * tile + -16L >= 0) {
    if (v_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 77 "/work/main/test/Check/bits-and-offsets.cpp"
      check_barrier(35, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
#line 78 "/work/main/test/Check/bits-and-offsets.cpp"
        int index = other + lane;
        int value = s[index];
        int temporary = tile * 16 + lane;
        int *place = &v_2[INDEX((long)temporary)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 77 "/work/main/test/Check/bits-and-offsets.cpp"
      check_barrier(35, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
#line 78 "/work/main/test/Check/bits-and-offsets.cpp"
        int index = other + lane;
        int value = s[index];
        int temporary = tile * 16 + lane;
        int *place = &v_2[INDEX((long)temporary)];
        if (SHADOW_WRITES(v_marks, v, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 77 "/work/main/test/Check/bits-and-offsets.cpp"
    check_barrier(35, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 78 "/work/main/test/Check/bits-and-offsets.cpp"
      int index = other + lane;
      int value = check_element(36, thread_x, 0, 0, (long)index, 48, messages) &&
          check_use_local(37, thread_x, 0, 0, &s[index], 0, 0, 38, messages) ? s[index] : 0;
      int temporary = tile * 16 + lane;
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

// lower, bits-and-offsets.cpp:7
#line 7 "/work/main/test/Check/bits-and-offsets.cpp"
static int lower(int i, int distance_) {
  return 2 * i - (i & (distance_ - 1));
}

static long check_object(uint site, int thread_x, int thread_y, int thread_z, long index,
                         long count, uint *messages) {
  if ((ulong)index < (ulong)count) {
    return index;
  }
  report_element(site, thread_x, thread_y, thread_z, index, count, messages);
  return 0;
}

// kernel of main_kernel, bits-and-offsets.cpp:92
#line 92 "/work/main/test/Check/bits-and-offsets.cpp"
static void main_kernel_4(int *v, ulong v_bytes, long v_offset, int v_extent0, int distance_,
                          uint *messages, int tile) {
  ulong v_marks = SHADOW_MARKS(v);
  bool s_filled = false;
  bool s_part_filled = false;
#line 93 "/work/main/test/Check/bits-and-offsets.cpp"
  int s[32]; // tile_static
  SHADOW_ACCESS(&s, 128, 0, 0, 0, 0u, 67, 0uL);
  int *v_2 = v + v_offset;
  if (16L * tile >= 0 && v_extent0 + -16L * tile + -16L >= 0) {
    if (v_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 94 "/work/main/test/Check/bits-and-offsets.cpp"
        int l = lane;
        int *place = &v_2[INDEX((long)t_global)];
        int value = *place;
        s[l] = value;
#line 96 "/work/main/test/Check/bits-and-offsets.cpp"
        s[l + 16] = 16 - l;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int thread_x = tile * 16 + lane;
#line 94 "/work/main/test/Check/bits-and-offsets.cpp"
        int l = lane;
        int *place = &v_2[INDEX((long)t_global)];
        int value = v_marks == 0 || SHADOW_WRITTEN(v_marks, v, place, 4) ||
            check_use_global(52, thread_x, 0, 0, place, 0, 0, 53, messages) ? *place : 0;
        s[l] = value;
#line 96 "/work/main/test/Check/bits-and-offsets.cpp"
        s[l + 16] = 16 - l;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    if (!(s_part_filled || s_filled)) {
      SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 66, 0uL);
    }
    if (!(s_part_filled || s_filled)) {
      SHADOW_ACCESS(&s[16], 64, 0, 0, 0, 0u, 66, 0uL);
    }
    s_part_filled = true;
  } else {
    SHADOW_BARRIER(0, 0, 0, 7);
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
#line 94 "/work/main/test/Check/bits-and-offsets.cpp"
      int l = lane;
      int *place = &v_2[INDEX(check_index1(51, thread_x, 0, 0, t_global, t_global, v_extent0,
          messages))];
      int value = check_use_global(52, thread_x, 0, 0, place, 0, 0, 53, messages) ?
          (IN_BOUNDS(place, v, v_bytes) ? *place : 0) : 0;
      if (check_element(54, thread_x, 0, 0, (long)l, 32, messages) &&
          check_use_local(55, thread_x, 0, 0, &s[l], 2, (ulong)value, 0, messages)) {
        s[l] = value;
      }
#line 96 "/work/main/test/Check/bits-and-offsets.cpp"
      if (check_element(56, thread_x, 0, 0, (long)(l + 16), 32, messages) &&
          check_use_local(57, thread_x, 0, 0, &s[l + 16], 2, (ulong)(16 - l), 0, messages)) {
        s[l + 16] = 16 - l;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if (distance_ > 0 && (distance_ & (distance_ - 1)) == 0 && -1L * distance_ +
      2 * (15 & (distance_ + -1L)) + 2 >= 0 && distance_ >= 0L && -2L * distance_ +
      2 * (15 & (distance_ + -1L)) + 2 >= 0 &&
      (s_filled || (s_filled = SHADOW_ACCESS(&s, 128, 0, 0, 0, 0u, 65, 0uL) != 0) ||
      (-1L * distance_ + 2 * (15 & (distance_ + -1L)) + 2 >= 0 && distance_ +
      -2L * (15 & (distance_ + -1L)) + 29 >= 0 &&
      SHADOW_ACCESS(&s[0], (int)(distance_ + -2L * (15 & (distance_ + -1L)) + 30) * 4, 0, 0, 0, 0u,
      65, 0uL) != 0)) && (s_filled || (s_filled = SHADOW_ACCESS(&s, 128, 0, 0, 0, 0u, 65, 0uL) != 0)
      || (distance_ >= 0L && -2L * distance_ + 2 * (15 & (distance_ + -1L)) + 2 >= 0 && distance_ +
      -2L * (15 & (distance_ + -1L)) + 29 >= 0 &&
      SHADOW_ACCESS(&s[clamp(distance_, 0, 31)],
      (int)(distance_ + -2L * (15 & (distance_ + -1L)) + 30) * 4, 0, 0, 0, 0u, 65, 0uL) != 0))) {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 97 "/work/main/test/Check/bits-and-offsets.cpp"
    check_barrier(58, (int)(16L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 16; ++lane) {
#line 94 "/work/main/test/Check/bits-and-offsets.cpp"
      int l = lane;



      int at = lower(l, distance_);
      int *a = &s[(int)(long)at];
      int *b = &s[(int)(long)(at + distance_)];
#line 9 "/work/main/test/Check/bits-and-offsets.cpp"
      if (*a > *b) {
        int kept = *a;
        int value = *b;
        *a = value;
#line 12 "/work/main/test/Check/bits-and-offsets.cpp"
        *b = kept;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 97 "/work/main/test/Check/bits-and-offsets.cpp"
    check_barrier(58, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 94 "/work/main/test/Check/bits-and-offsets.cpp"
      int l = lane;



      int at = lower(l, distance_);
      int *a = &s[(int)check_object(59, thread_x, 0, 0, (long)at, 32, messages)];
      int *b = &s[(int)check_object(60, thread_x, 0, 0, (long)(at + distance_), 32, messages)];
#line 9 "/work/main/test/Check/bits-and-offsets.cpp"
      if ((check_use_local(41, thread_x, 0, 0, a, 0, 0, 42, messages) ? *a : 0) >
          (check_use_local(43, thread_x, 0, 0, b, 0, 0, 44, messages) ? *b : 0)) {
#line 10 "/work/main/test/Check/bits-and-offsets.cpp"
        int kept = check_use_local(45, thread_x, 0, 0, a, 0, 0, 46, messages) ? *a : 0;
        int value = check_use_local(47, thread_x, 0, 0, b, 0, 0, 48, messages) ? *b : 0;
        if (check_use_local(49, thread_x, 0, 0, a, 2, (ulong)value, 0, messages)) {
          *a = value;
        }
#line 12 "/work/main/test/Check/bits-and-offsets.cpp"
        if (check_use_local(50, thread_x, 0, 0, b, 2, (ulong)kept, 0, messages)) {
          *b = kept;
        }
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if ((s_part_filled || s_filled || (s_filled = SHADOW_ACCESS(&s, 128, 0, 0, 0, 0u, 65, 0uL) != 0)
      || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) &&
      (s_part_filled || s_filled || (s_filled = SHADOW_ACCESS(&s, 128, 0, 0, 0, 0u, 65, 0uL) != 0)
      || SHADOW_ACCESS(&s[16], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile >= 0 && v_extent0 +
      -16L * tile + -16L >= 0) {
    if (v_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 100 "/work/main/test/Check/bits-and-offsets.cpp"
      check_barrier(61, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 94 "/work/main/test/Check/bits-and-offsets.cpp"
        int l = lane;
        int value = s[l] + s[l + 16];
#line 101 "/work/main/test/Check/bits-and-offsets.cpp"
        int *place = &v_2[INDEX((long)t_global)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 100 "/work/main/test/Check/bits-and-offsets.cpp"
      check_barrier(61, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 94 "/work/main/test/Check/bits-and-offsets.cpp"
        int l = lane;
        int value = s[l] + s[l + 16];
#line 101 "/work/main/test/Check/bits-and-offsets.cpp"
        int *place = &v_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(v_marks, v, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 100 "/work/main/test/Check/bits-and-offsets.cpp"
    check_barrier(61, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
#line 94 "/work/main/test/Check/bits-and-offsets.cpp"
      int l = lane;
      int value = (check_element(62, thread_x, 0, 0, (long)l, 32, messages) &&
          check_use_local(63, thread_x, 0, 0, &s[l], 0, 0, 64, messages) ? s[l] : 0) +
          (check_element(65, thread_x, 0, 0, (long)(l + 16), 32, messages) &&
          check_use_local(66, thread_x, 0, 0, &s[l + 16], 0, 0, 67, messages) ? s[l + 16] : 0);


      int *place = &v_2[INDEX(check_index1(68, thread_x, 0, 0, t_global, t_global, v_extent0,
          messages))];
      if (check_use_global(69, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, v, v_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of main_kernel, bits-and-offsets.cpp:113
#line 113 "/work/main/test/Check/bits-and-offsets.cpp"
static void main_kernel_5(int distance_, int *v, ulong v_bytes, long v_offset, int v_extent0,
                          uint *messages, int begin, int end) {
  ulong v_marks = SHADOW_MARKS(v);
  if (distance_ > 0 && (distance_ & (distance_ - 1)) == 0 && 2L * begin +
      -2L * (begin & (distance_ + -1L)) >= 0 && v_extent0 + -1L * distance_ + -2L * end +
      2 * ((end + -1L) & (distance_ + -1L)) + 2 >= 0 && distance_ + 2L * begin +
      -2L * (begin & (distance_ + -1L)) >= 0 && v_extent0 + -2L * distance_ + -2L * end +
      2 * ((end + -1L) & (distance_ + -1L)) + 2 >= 0) {
    if (v_marks == 0) {
      THREADS for (int thread = begin; thread < end; ++thread) {
        int *v_2 = v + v_offset;
        {
#line 114 "/work/main/test/Check/bits-and-offsets.cpp"
          int at = lower(thread, distance_);
          int *a = &v_2[INDEX((long)at)];
          int i = at + distance_;
          int *b = &v_2[INDEX((long)i)];
#line 9 "/work/main/test/Check/bits-and-offsets.cpp"
          if (*a > *b) {
            int kept = *a;
            int value = *b;
            *a = value;
#line 12 "/work/main/test/Check/bits-and-offsets.cpp"
            *b = kept;
          }
        }
      }
    } else {
      for (int thread = begin; thread < end; ++thread) {
        int *v_2 = v + v_offset;
        {
          int thread_x = thread;
#line 114 "/work/main/test/Check/bits-and-offsets.cpp"
          int at = lower(thread, distance_);
          int *a = &v_2[INDEX((long)at)];
          int i = at + distance_;
          int *b = &v_2[INDEX((long)i)];
#line 9 "/work/main/test/Check/bits-and-offsets.cpp"
          if ((v_marks == 0 || SHADOW_WRITTEN(v_marks, v, a, 4) ||
              check_use_global(41, thread_x, 0, 0, a, 0, 0, 42, messages) ? *a : 0) >
              (v_marks == 0 || SHADOW_WRITTEN(v_marks, v, b, 4) ||
              check_use_global(43, thread_x, 0, 0, b, 0, 0, 44, messages) ? *b : 0)) {
#line 10 "/work/main/test/Check/bits-and-offsets.cpp"
            int kept = v_marks == 0 || SHADOW_WRITTEN(v_marks, v, a, 4) ||
                check_use_global(45, thread_x, 0, 0, a, 0, 0, 46, messages) ? *a : 0;
#line 11 "/work/main/test/Check/bits-and-offsets.cpp"
            int value = v_marks == 0 || SHADOW_WRITTEN(v_marks, v, b, 4) ||
                check_use_global(47, thread_x, 0, 0, b, 0, 0, 48, messages) ? *b : 0;
            if (v_marks == 0 || SHADOW_WRITES(v_marks, v, a, 4)) {
              *a = value;
            }
#line 12 "/work/main/test/Check/bits-and-offsets.cpp"
            if (v_marks == 0 || SHADOW_WRITES(v_marks, v, b, 4)) {
              *b = kept;
            }
          }
        }
      }
    }
  } else {
    for (int thread = begin; thread < end; ++thread) {
      int *v_2 = v + v_offset;
      {
        int thread_x = thread;
#line 114 "/work/main/test/Check/bits-and-offsets.cpp"
        int at = lower(thread, distance_);
        int *a = &v_2[INDEX(check_index1(70, thread_x, 0, 0, at, at, v_extent0, messages))];
        int i = at + distance_;
        int *b = &v_2[INDEX(check_index1(71, thread_x, 0, 0, i, i, v_extent0, messages))];
#line 9 "/work/main/test/Check/bits-and-offsets.cpp"
        if ((check_use_global(41, thread_x, 0, 0, a, 0, 0, 42, messages) ?
            (IN_BOUNDS(a, v, v_bytes) ? *a : 0) : 0) >
            (check_use_global(43, thread_x, 0, 0, b, 0, 0, 44, messages) ?
            (IN_BOUNDS(b, v, v_bytes) ? *b : 0) : 0)) {
#line 10 "/work/main/test/Check/bits-and-offsets.cpp"
          int kept = check_use_global(45, thread_x, 0, 0, a, 0, 0, 46, messages) ?
              (IN_BOUNDS(a, v, v_bytes) ? *a : 0) : 0;
#line 11 "/work/main/test/Check/bits-and-offsets.cpp"
          int value = check_use_global(47, thread_x, 0, 0, b, 0, 0, 48, messages) ?
              (IN_BOUNDS(b, v, v_bytes) ? *b : 0) : 0;
          if (check_use_global(49, thread_x, 0, 0, a, 2, (ulong)value, 0, messages)) {
            if (IN_BOUNDS(a, v, v_bytes)) {
              *a = value;
            }
          }
#line 12 "/work/main/test/Check/bits-and-offsets.cpp"
          if (check_use_global(50, thread_x, 0, 0, b, 2, (ulong)kept, 0, messages)) {
            if (IN_BOUNDS(b, v, v_bytes)) {
              *b = kept;
            }
          }
        }
      }
    }
  }
}

// kernel of main_kernel, bits-and-offsets.cpp:131
#line 131 "/work/main/test/Check/bits-and-offsets.cpp"
static void main_kernel_6(int by, int *v, ulong v_bytes, long v_offset, int v_extent0,
                          uint *messages, int tile) {
  ulong v_marks = SHADOW_MARKS(v);
  bool r_filled = false;
  bool s_filled = false;
#line 132 "/work/main/test/Check/bits-and-offsets.cpp"
  int s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  int r[16]; // tile_static
  SHADOW_ACCESS(&r, 64, 0, 0, 0, 0u, 67, 0uL);
  int *v_2 = v + v_offset;
  SHADOW_BARRIER(0, 0, 0, 7);
  for (int lane = 0; lane < 16; ++lane) {
    int thread_x = tile * 16 + lane;
#line 133 "/work/main/test/Check/bits-and-offsets.cpp"
    int l = lane;
    if (check_use_local(73, thread_x, 0, 0, &s[(l - 5) & 15], 2, (ulong)l, 0, messages)) {
      s[(l - 5) & 15] = l;
    }
#line 135 "/work/main/test/Check/bits-and-offsets.cpp"
    r[l] = 0;
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  if (!r_filled) {
    SHADOW_ACCESS(&r[0], 64, 0, 0, 0, 0u, 66, 0uL);
    r_filled = true;
  }
  if ((s_filled || (s_filled = SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) ||
      SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && by > 0 && (by & (by - 1)) == 0 &&
      -1L * by + 16 >= 0) {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 136 "/work/main/test/Check/bits-and-offsets.cpp"
    check_barrier(76, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int index;
      int thread_x = tile * 16 + lane;
#line 133 "/work/main/test/Check/bits-and-offsets.cpp"
      int l = lane;



      int value = s[l];
      if ((index = (l + by) & (by - 1), true) &&
          check_use_local(81, thread_x, 0, 0, &r[index], 2, (ulong)value, 0, messages)) {
        r[index] = value;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 136 "/work/main/test/Check/bits-and-offsets.cpp"
    check_barrier(76, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int index;
      int thread_x = tile * 16 + lane;
#line 133 "/work/main/test/Check/bits-and-offsets.cpp"
      int l = lane;



      int value = check_element(77, thread_x, 0, 0, (long)l, 16, messages) &&
          check_use_local(78, thread_x, 0, 0, &s[l], 0, 0, 79, messages) ? s[l] : 0;
      if ((index = (l + by) & (by - 1),
          check_element(80, thread_x, 0, 0, (long)index, 16, messages)) &&
          check_use_local(81, thread_x, 0, 0, &r[index], 2, (ulong)value, 0, messages)) {
        r[index] = value;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if ((r_filled || SHADOW_ACCESS(&r[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile >= 0 &&
      v_extent0 + -16L * tile + -16L >= 0) {
    if (v_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 138 "/work/main/test/Check/bits-and-offsets.cpp"
      check_barrier(82, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
#line 133 "/work/main/test/Check/bits-and-offsets.cpp"
        int l = lane;
#line 139 "/work/main/test/Check/bits-and-offsets.cpp"
        int value = r[l];
        int temporary = tile * 16 + lane;
        int *place = &v_2[INDEX((long)temporary)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 138 "/work/main/test/Check/bits-and-offsets.cpp"
      check_barrier(82, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
#line 133 "/work/main/test/Check/bits-and-offsets.cpp"
        int l = lane;
#line 139 "/work/main/test/Check/bits-and-offsets.cpp"
        int value = r[l];
        int temporary = tile * 16 + lane;
        int *place = &v_2[INDEX((long)temporary)];
        if (SHADOW_WRITES(v_marks, v, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 138 "/work/main/test/Check/bits-and-offsets.cpp"
    check_barrier(82, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 133 "/work/main/test/Check/bits-and-offsets.cpp"
      int l = lane;
#line 139 "/work/main/test/Check/bits-and-offsets.cpp"
      int value = check_element(83, thread_x, 0, 0, (long)l, 16, messages) &&
          check_use_local(84, thread_x, 0, 0, &r[l], 0, 0, 85, messages) ? r[l] : 0;
      int temporary = tile * 16 + lane;
      int *place = &v_2[INDEX(check_index1(86, thread_x, 0, 0, temporary, temporary, v_extent0,
          messages))];
      if (check_use_global(87, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, v, v_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of main_kernel, bits-and-offsets.cpp:150
#line 150 "/work/main/test/Check/bits-and-offsets.cpp"
static void main_kernel_7(int next, int *v, ulong v_bytes, long v_offset, int v_extent0,
                          uint *messages, int tile) {
  ulong v_marks = SHADOW_MARKS(v);
  bool s_filled = false;
  bool s_part_filled = false;
#line 151 "/work/main/test/Check/bits-and-offsets.cpp"
  int s[32]; // tile_static
  SHADOW_ACCESS(&s, 128, 0, 0, 0, 0u, 67, 0uL);
  int *v_2 = v + v_offset;
  SHADOW_BARRIER(0, 0, 0, 7);
  THREADS for (int lane = 0; lane < 16; ++lane) {
#line 152 "/work/main/test/Check/bits-and-offsets.cpp"
    int l = lane;
    int value = s[l + 16] = 0;
#line 153 "/work/main/test/Check/bits-and-offsets.cpp"
    s[l] = value;
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  if (!(s_part_filled || s_filled)) {
    SHADOW_ACCESS(&s[16], 64, 0, 0, 0, 0u, 66, 0uL);
  }
  if (!(s_part_filled || s_filled)) {
    SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 66, 0uL);
  }
  s_part_filled = true;
#line 155 "/work/main/test/Check/bits-and-offsets.cpp"
  int distance_ = 8;
  if (distance_ > 0 && (distance_ & (distance_ - 1)) == 0 && -1L * distance_ +
      2 * (15 & (distance_ + -1L)) + 2 >= 0) {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 154 "/work/main/test/Check/bits-and-offsets.cpp"
    check_barrier(92, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int index;
      int thread_x = tile * 16 + lane;
#line 152 "/work/main/test/Check/bits-and-offsets.cpp"
      int l = lane;



      if ((index = lower(l, distance_), true) &&
          check_use_local(94, thread_x, 0, 0, &s[index], 2, (ulong)l, 0, messages)) {
        s[index] = l;
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 154 "/work/main/test/Check/bits-and-offsets.cpp"
    check_barrier(92, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int index;
      int thread_x = tile * 16 + lane;
#line 152 "/work/main/test/Check/bits-and-offsets.cpp"
      int l = lane;



      if ((index = lower(l, distance_),
          check_element(93, thread_x, 0, 0, (long)index, 32, messages)) &&
          check_use_local(94, thread_x, 0, 0, &s[index], 2, (ulong)l, 0, messages)) {
        s[index] = l;
      }
    }
  }
#line 157 "/work/main/test/Check/bits-and-offsets.cpp"
  distance_ = next;
  THREADS for (int lane = 0; lane < 16; ++lane) {
  }
  SHADOW_BARRIER(0, 0, 0, 24);
  if (distance_ > 0 && (distance_ & (distance_ - 1)) == 0 && -1L * distance_ +
      2 * (15 & (distance_ + -1L)) + 2 >= 0) {
    SHADOW_BARRIER(0, 0, 0, 25);
#line 158 "/work/main/test/Check/bits-and-offsets.cpp"
    check_barrier(95, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int index;
      int thread_x = tile * 16 + lane;
#line 152 "/work/main/test/Check/bits-and-offsets.cpp"
      int l = lane;
#line 159 "/work/main/test/Check/bits-and-offsets.cpp"
      if ((index = lower(l, distance_), true) &&
          check_use_local(97, thread_x, 0, 0, &s[index], 4, 0, 98, messages)) {
        s[index] += l;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  } else {
    SHADOW_BARRIER(0, 0, 0, 25);
#line 158 "/work/main/test/Check/bits-and-offsets.cpp"
    check_barrier(95, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int index;
      int thread_x = tile * 16 + lane;
#line 152 "/work/main/test/Check/bits-and-offsets.cpp"
      int l = lane;
#line 159 "/work/main/test/Check/bits-and-offsets.cpp"
      if ((index = lower(l, distance_),
          check_element(96, thread_x, 0, 0, (long)index, 32, messages)) &&
          check_use_local(97, thread_x, 0, 0, &s[index], 4, 0, 98, messages)) {
        s[index] += l;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if ((s_part_filled || s_filled || (s_filled = SHADOW_ACCESS(&s, 128, 0, 0, 0, 0u, 65, 0uL) != 0)
      || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile >= 0 && v_extent0 +
      -16L * tile + -16L >= 0) {
    if (v_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 160 "/work/main/test/Check/bits-and-offsets.cpp"
      check_barrier(99, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
#line 152 "/work/main/test/Check/bits-and-offsets.cpp"
        int l = lane;
#line 161 "/work/main/test/Check/bits-and-offsets.cpp"
        int value = s[l];
        int temporary = tile * 16 + lane;
        int *place = &v_2[INDEX((long)temporary)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 160 "/work/main/test/Check/bits-and-offsets.cpp"
      check_barrier(99, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
#line 152 "/work/main/test/Check/bits-and-offsets.cpp"
        int l = lane;
#line 161 "/work/main/test/Check/bits-and-offsets.cpp"
        int value = s[l];
        int temporary = tile * 16 + lane;
        int *place = &v_2[INDEX((long)temporary)];
        if (SHADOW_WRITES(v_marks, v, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 160 "/work/main/test/Check/bits-and-offsets.cpp"
    check_barrier(99, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 152 "/work/main/test/Check/bits-and-offsets.cpp"
      int l = lane;
#line 161 "/work/main/test/Check/bits-and-offsets.cpp"
      int value = check_element(100, thread_x, 0, 0, (long)l, 32, messages) &&
          check_use_local(101, thread_x, 0, 0, &s[l], 0, 0, 102, messages) ? s[l] : 0;
      int temporary = tile * 16 + lane;
      int *place = &v_2[INDEX(check_index1(103, thread_x, 0, 0, temporary, temporary, v_extent0,
          messages))];
      if (check_use_global(104, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, v, v_bytes)) {
          *place = value;
        }
      }
    }
  }
}

#line 1 "<ampcc native>"

AMPCC_NATIVE_ENTRY(main_kernel_native_2242ca87e21b3b9a) {
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int size = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[5]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel(v, v_bytes, v_offset, v_extent0, size, messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(main_kernel_2_native_2242ca87e21b3b9a) {
  int by = ::ampcc_native::entry::value<int>(ampcc_args[0]);
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[1]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[2]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[3]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[5]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel_2(by, v, v_bytes, v_offset, v_extent0, messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(main_kernel_3_native_2242ca87e21b3b9a) {
  int from = ::ampcc_native::entry::value<int>(ampcc_args[0]);
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[1]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[2]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[3]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  int other = ::ampcc_native::entry::value<int>(ampcc_args[5]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[6]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel_3(from, v, v_bytes, v_offset, v_extent0, other, messages,
        static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(main_kernel_4_native_2242ca87e21b3b9a) {
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int distance_ = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[5]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel_4(v, v_bytes, v_offset, v_extent0, distance_, messages,
        static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(main_kernel_5_native_2242ca87e21b3b9a) {
  int distance_ = ::ampcc_native::entry::value<int>(ampcc_args[0]);
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[1]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[2]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[3]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[5]);
  for (::ampcc_native::entry::strips ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel_5(distance_, v, v_bytes, v_offset, v_extent0, messages,
        static_cast<int>(ampcc_at.begin), static_cast<int>(ampcc_at.end));
}

AMPCC_NATIVE_ENTRY(main_kernel_6_native_2242ca87e21b3b9a) {
  int by = ::ampcc_native::entry::value<int>(ampcc_args[0]);
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[1]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[2]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[3]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[5]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel_6(by, v, v_bytes, v_offset, v_extent0, messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(main_kernel_7_native_2242ca87e21b3b9a) {
  int next = ::ampcc_native::entry::value<int>(ampcc_args[0]);
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[1]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[2]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[3]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[5]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel_7(next, v, v_bytes, v_offset, v_extent0, messages, static_cast<int>(ampcc_at.x));
}

} // namespace kernels
} // namespace ampcc_native
