// C++ for the native accelerator; needs -ffp-contract=off -fno-strict-aliasing
#include <ampcc_rt/native_kernel.h>
#ifdef __clang__
#pragma STDC FP_CONTRACT OFF
#endif
namespace ampcc_native {
namespace kernels {

typedef struct {
  int a;
  int b[2];
} pair;

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

static __attribute__((noinline, cold)) void report_index1(
    uint site, int thread_x, int thread_y, int thread_z, int value0, int value1, uint *messages) {
  uint message = begin_report(messages, 4, 7, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
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

// kernel of expect_kernel, tile-static-values.cpp:24
#line 24 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
static void expect_kernel(int *out, ulong out_bytes, long out_offset, int out_extent0,
                          uint *messages, int tile) {
  ulong out_marks = SHADOW_MARKS(out);
  bool x_filled = false;
#line 35 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  int x; // tile_static
  SHADOW_ACCESS(&x, 4, 0, 0, 0, 0u, 67, 0uL);
  x = 0;
  int *out_2 = out + out_offset;
  SHADOW_BARRIER(0, 0, 0, 7);
  for (int lane = 0; lane < 8; ++lane) {
    int thread_x = tile * 8 + lane;
#line 36 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
    if (check_use_local(0, thread_x, 0, 0, &x, 2, 1, 0, messages)) {
      x = 1;
    }
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  SHADOW_BARRIER(0, 0, 0, 9);
#line 37 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  check_barrier(1, (int)(8L * tile), 0, 0, messages);
  THREADS for (int lane = 0; lane < 8; ++lane) {
#line 38 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
    if (lane == 3) {
      x = 7;
    }
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  if (!x_filled) {
    SHADOW_ACCESS(&x, 4, 0, 0, 0, 0u, 66, 0uL);
    x_filled = true;
  }
  if ((x_filled || SHADOW_ACCESS(&x, 4, 0, 0, 0, 0u, 65, 0uL) != 0) && 8L * tile >= 0 && out_extent0
      + -8L * tile + -8L >= 0) {
    if (out_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 40 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
      check_barrier(3, (int)(8L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 8; ++lane) {
#line 24 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
        int value = x;
        int temporary = tile * 8 + lane;
        int *place = &out_2[INDEX((long)temporary)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 40 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
      check_barrier(3, (int)(8L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 8; ++lane) {
#line 24 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
        int value = x;
        int temporary = tile * 8 + lane;
        int *place = &out_2[INDEX((long)temporary)];
        if (SHADOW_WRITES(out_marks, out, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 40 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
    check_barrier(3, (int)(8L * tile), 0, 0, messages);
    for (int lane = 0; lane < 8; ++lane) {
      int thread_x = tile * 8 + lane;
#line 24 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
      int value = check_use_local(4, thread_x, 0, 0, &x, 0, 0, 5, messages) ? x : 0;
      int temporary = tile * 8 + lane;
      int *place = &out_2[INDEX(check_index1(6, thread_x, 0, 0, temporary, temporary, out_extent0,
          messages))];
      if (check_use_global(7, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, out, out_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of expect_kernel, tile-static-values.cpp:24
#line 24 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
static void expect_kernel_2(int *out, ulong out_bytes, long out_offset, int out_extent0,
                            uint *messages, int tile) {
  ulong out_marks = SHADOW_MARKS(out);
  bool x_filled = false;
#line 56 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  int x; // tile_static
  SHADOW_ACCESS(&x, 4, 0, 0, 0, 0u, 67, 0uL);
  x = 0;
  int *out_2 = out + out_offset;
  SHADOW_BARRIER(0, 0, 0, 7);
  for (int lane = 0; lane < 8; ++lane) {
    int thread_x = tile * 8 + lane;
#line 57 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
    if (check_use_local(8, thread_x, 0, 0, &x, 2, 0, 0, messages)) {
      x = 0;
    }
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  SHADOW_BARRIER(0, 0, 0, 9);
#line 58 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  check_barrier(9, (int)(8L * tile), 0, 0, messages);
  THREADS for (int lane = 0; lane < 8; ++lane) {
#line 59 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
    if (lane == 3) {
      x = 42;
    }
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  if (!x_filled) {
    SHADOW_ACCESS(&x, 4, 0, 0, 0, 0u, 66, 0uL);
    x_filled = true;
  }
  if ((x_filled || SHADOW_ACCESS(&x, 4, 0, 0, 0, 0u, 65, 0uL) != 0) && 8L * tile >= 0 && out_extent0
      + -8L * tile + -8L >= 0) {
    if (out_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 61 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
      check_barrier(11, (int)(8L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 8; ++lane) {
#line 24 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
        int value = x;
        int temporary = tile * 8 + lane;
        int *place = &out_2[INDEX((long)temporary)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 61 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
      check_barrier(11, (int)(8L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 8; ++lane) {
#line 24 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
        int value = x;
        int temporary = tile * 8 + lane;
        int *place = &out_2[INDEX((long)temporary)];
        if (SHADOW_WRITES(out_marks, out, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 61 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
    check_barrier(11, (int)(8L * tile), 0, 0, messages);
    for (int lane = 0; lane < 8; ++lane) {
      int thread_x = tile * 8 + lane;
#line 24 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
      int value = check_use_local(12, thread_x, 0, 0, &x, 0, 0, 13, messages) ? x : 0;
      int temporary = tile * 8 + lane;
      int *place = &out_2[INDEX(check_index1(6, thread_x, 0, 0, temporary, temporary, out_extent0,
          messages))];
      if (check_use_global(7, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, out, out_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of expect_kernel, tile-static-values.cpp:24
#line 24 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
static void expect_kernel_3(int *out, ulong out_bytes, long out_offset, int out_extent0,
                            uint *messages, int tile) {
  ulong out_marks = SHADOW_MARKS(out);
  bool p_filled = false;
  bool s_filled = false;
  bool s_part_filled = false;
  bool m_filled = false;
  bool m_part_filled = false;
#line 65 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  int s[3]; // tile_static
  SHADOW_ACCESS(&s, 12, 0, 0, 0, 0u, 67, 0uL);
  int m[2][2]; // tile_static
  SHADOW_ACCESS(&m, 16, 0, 0, 0, 0u, 67, 0uL);
#line 66 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  pair p[2]; // tile_static
  SHADOW_ACCESS(&p, 24, 0, 0, 0, 0u, 67, 0uL);
  int *out_2 = out + out_offset;
  SHADOW_BARRIER(0, 0, 0, 7);
  for (int lane = 0; lane < 8; ++lane) {
    int thread_x = tile * 8 + lane;
#line 24 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
    int value;
    int value_2 = check_use_local(14, thread_x, 0, 0, &p[0].b[1], 2, 1, 0, messages) ?
        (p[0].b[1] = 1) : 1;
#line 67 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
    int value_3 = (value = check_use_local(15, thread_x, 0, 0, &p[1].a, 2, (ulong)value_2, 0,
        messages) ? (p[1].a = value_2) : value_2,
        check_use_local(16, thread_x, 0, 0, &m[1][0], 2, (ulong)value, 0, messages) ?
        (m[1][0] = value) : value);
    if (check_use_local(17, thread_x, 0, 0, &s[1], 2, (ulong)value_3, 0, messages)) {
      s[1] = value_3;
    }
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  if ((p_filled || (p_filled = SHADOW_ACCESS(&p, 24, 0, 0, 0, 0u, 65, 0uL) != 0) ||
      SHADOW_ACCESS(&p[1], 12, 0, 0, 0, 0u, 65, 0uL) != 0) &&
      (p_filled || (p_filled = SHADOW_ACCESS(&p, 24, 0, 0, 0, 0u, 65, 0uL) != 0) ||
      SHADOW_ACCESS(&p[0], 12, 0, 0, 0, 0u, 65, 0uL) != 0)) {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 68 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
    check_barrier(18, (int)(8L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 8; ++lane) {
#line 69 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
      if (lane == 5) {
        s[1] = 2;
        m[1][0] = 3;
        p[1].a += 2;
        p[0].b[1] = 5;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    if (!(s_part_filled || s_filled)) {
      SHADOW_ACCESS(&s[1], 4, 0, 0, 0, 0u, 66, 0uL);
    }
    if (!(m_part_filled || m_filled)) {
      SHADOW_ACCESS(&m[1][0], 4, 1, 8, 0, 0u, 66, 0uL);
    }
    s_part_filled = true;
    m_part_filled = true;
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 68 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
    check_barrier(18, (int)(8L * tile), 0, 0, messages);
    for (int lane = 0; lane < 8; ++lane) {
      int thread_x = tile * 8 + lane;
#line 69 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
      if (lane == 5) {
        if (check_use_local(19, thread_x, 0, 0, &s[1], 2, 2, 0, messages)) {
          s[1] = 2;
        }
#line 71 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
        if (check_use_local(20, thread_x, 0, 0, &m[1][0], 2, 3, 0, messages)) {
          m[1][0] = 3;
        }
#line 72 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
        if (check_use_local(21, thread_x, 0, 0, &p[1].a, 4, 0, 22, messages)) {
          p[1].a += 2;
        }
#line 73 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
        if (check_use_local(23, thread_x, 0, 0, &p[0].b[1], 2, 5, 0, messages)) {
          p[0].b[1] = 5;
        }
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if ((s_part_filled || s_filled || (s_filled = SHADOW_ACCESS(&s, 12, 0, 0, 0, 0u, 65, 0uL) != 0) ||
      SHADOW_ACCESS(&s[1], 4, 0, 0, 0, 0u, 65, 0uL) != 0) &&
      (m_part_filled || m_filled || (m_filled = SHADOW_ACCESS(&m, 16, 0, 0, 0, 0u, 65, 0uL) != 0) ||
      SHADOW_ACCESS(&m[1][0], 4, 1, 8, 0, 0u, 65, 0uL) != 0) &&
      (p_filled || (p_filled = SHADOW_ACCESS(&p, 24, 0, 0, 0, 0u, 65, 0uL) != 0) ||
      SHADOW_ACCESS(&p[1], 12, 0, 0, 0, 0u, 65, 0uL) != 0) &&
      (p_filled || (p_filled = SHADOW_ACCESS(&p, 24, 0, 0, 0, 0u, 65, 0uL) != 0) ||
      SHADOW_ACCESS(&p[0], 12, 0, 0, 0, 0u, 65, 0uL) != 0) && 8L * tile >= 0 && out_extent0 +
      -8L * tile + -8L >= 0) {
    if (out_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 75 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
      check_barrier(24, (int)(8L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 8; ++lane) {
#line 24 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
        int value = s[1] + m[1][0] + p[1].a + p[0].b[1];
        int temporary = tile * 8 + lane;
        int *place = &out_2[INDEX((long)temporary)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 75 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
      check_barrier(24, (int)(8L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 8; ++lane) {
#line 24 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
        int value = s[1] + m[1][0] + p[1].a + p[0].b[1];
        int temporary = tile * 8 + lane;
        int *place = &out_2[INDEX((long)temporary)];
        if (SHADOW_WRITES(out_marks, out, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 75 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
    check_barrier(24, (int)(8L * tile), 0, 0, messages);
    for (int lane = 0; lane < 8; ++lane) {
      int thread_x = tile * 8 + lane;
#line 24 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
      int value = (check_use_local(25, thread_x, 0, 0, &s[1], 0, 0, 26, messages) ? s[1] : 0) +
          (check_use_local(27, thread_x, 0, 0, &m[1][0], 0, 0, 28, messages) ? m[1][0] : 0) +
          (check_use_local(29, thread_x, 0, 0, &p[1].a, 0, 0, 30, messages) ? p[1].a : 0) +
          (check_use_local(31, thread_x, 0, 0, &p[0].b[1], 0, 0, 32, messages) ? p[0].b[1] : 0);
      int temporary = tile * 8 + lane;
      int *place = &out_2[INDEX(check_index1(6, thread_x, 0, 0, temporary, temporary, out_extent0,
          messages))];
      if (check_use_global(7, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, out, out_bytes)) {
          *place = value;
        }
      }
    }
  }
}

static __attribute__((noinline, cold)) void report_pointer(
    uint site, int thread_x, int thread_y, int thread_z, int value0, uint *messages) {
  uint message = begin_report(messages, 5, 6, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
  messages[message] = site;
  messages[message + 1] = (uint)thread_x;
  messages[message + 2] = (uint)thread_y;
  messages[message + 3] = (uint)thread_z;
  messages[message + 4] = (uint)value0;
}

static bool check_pointer(uint site, int thread_x, int thread_y, int thread_z,
                          const int *pointer, uint *messages, ulong pointer_begin,
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

// kernel of expect_kernel, tile-static-values.cpp:24
#line 24 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
static void expect_kernel_4(int *out, ulong out_bytes, long out_offset, int out_extent0,
                            uint *messages, int tile) {
  ulong out_marks = SHADOW_MARKS(out);
  bool s_filled = false;
  bool x_filled = false;
#line 79 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  int x; // tile_static
  SHADOW_ACCESS(&x, 4, 0, 0, 0, 0u, 67, 0uL);
  x = 0;
#line 80 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  int s[2]; // tile_static
  SHADOW_ACCESS(&s, 8, 0, 0, 0, 0u, 67, 0uL);
  int *out_2 = out + out_offset;
  SHADOW_BARRIER(0, 0, 0, 7);
  for (int lane = 0; lane < 8; ++lane) {
    int thread_x = tile * 8 + lane;
#line 45 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
    int value = check_use_local(34, thread_x, 0, 0, &s[1], 2, 1, 0, messages) ? (s[1] = 1) : 1;
    if (check_use_local(35, thread_x, 0, 0, &x, 2, (ulong)value, 0, messages)) {
      x = value;
    }
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  if (s_filled || (s_filled = SHADOW_ACCESS(&s, 8, 0, 0, 0, 0u, 65, 0uL) != 0) ||
      SHADOW_ACCESS(&s[1], 4, 0, 0, 0, 0u, 65, 0uL) != 0) {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 46 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
    check_barrier(36, (int)(8L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 8; ++lane) {
#line 47 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
      if (lane == 2) {
        x = 4;
        s[1] += 2;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    if (!x_filled) {
      SHADOW_ACCESS(&x, 4, 0, 0, 0, 0u, 66, 0uL);
      x_filled = true;
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 46 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
    check_barrier(36, (int)(8L * tile), 0, 0, messages);
    for (int lane = 0; lane < 8; ++lane) {
      int thread_x = tile * 8 + lane;
#line 47 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
      if (lane == 2) {
        if (check_use_local(37, thread_x, 0, 0, &x, 2, 4, 0, messages)) {
          x = 4;
        }
        if (check_pointer(38, thread_x, 0, 0, &s[1], messages, (ulong)&s, 8) &&
            check_use_local(39, thread_x, 0, 0, &s[1], 4, 0, 40, messages)) {
          s[1] += 2;
        }
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if ((x_filled || SHADOW_ACCESS(&x, 4, 0, 0, 0, 0u, 65, 0uL) != 0) &&
      (s_filled || (s_filled = SHADOW_ACCESS(&s, 8, 0, 0, 0, 0u, 65, 0uL) != 0) ||
      SHADOW_ACCESS(&s[1], 4, 0, 0, 0, 0u, 65, 0uL) != 0) && 8L * tile >= 0 && out_extent0 +
      -8L * tile + -8L >= 0) {
    if (out_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 49 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
      check_barrier(41, (int)(8L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 8; ++lane) {
#line 24 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
        int value = x + s[1];
        int temporary = tile * 8 + lane;
        int *place = &out_2[INDEX((long)temporary)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 49 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
      check_barrier(41, (int)(8L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 8; ++lane) {
#line 24 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
        int value = x + s[1];
        int temporary = tile * 8 + lane;
        int *place = &out_2[INDEX((long)temporary)];
        if (SHADOW_WRITES(out_marks, out, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 49 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
    check_barrier(41, (int)(8L * tile), 0, 0, messages);
    for (int lane = 0; lane < 8; ++lane) {
      int thread_x = tile * 8 + lane;
#line 24 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
      int value = (check_use_local(42, thread_x, 0, 0, &x, 0, 0, 43, messages) ? x : 0) +
          (check_pointer(44, thread_x, 0, 0, &s[1], messages, (ulong)&s, 8) &&
          check_use_local(45, thread_x, 0, 0, &s[1], 0, 0, 46, messages) ? s[1] : 0);
      int temporary = tile * 8 + lane;
      int *place = &out_2[INDEX(check_index1(6, thread_x, 0, 0, temporary, temporary, out_extent0,
          messages))];
      if (check_use_global(7, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, out, out_bytes)) {
          *place = value;
        }
      }
    }
  }
}

static bool check_use(uint site, int thread_x, int thread_y, int thread_z, const bool *pointer,
                      int use, ulong value, uint init_site, uint *messages) {
  uint wrong = SHADOW_ACCESS(pointer, 1, thread_x, thread_y, thread_z, site, use, value);
  if (wrong == 0) {
    return true;
  }
  tell_use(thread_x, thread_y, thread_z, init_site, wrong, messages);
  return true;
}

// kernel of expect_kernel, tile-static-values.cpp:24
#line 24 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
static void expect_kernel_5(int *out, ulong out_bytes, long out_offset, int out_extent0,
                            uint *messages, int tile) {
  ulong out_marks = SHADOW_MARKS(out);
  int result[8];
#line 85 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  int rounds[8];
  int left[8];
#line 86 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  bool again[8];
#line 95 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  bool again_2[8];
#line 84 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  alignas(4) bool more; // tile_static
  SHADOW_ACCESS(&more, 1, 0, 0, 0, 0u, 67, 0uL);
  int *out_2 = out + out_offset;
  SHADOW_BARRIER(0, 0, 0, 7);
  THREADS for (int lane = 0; lane < 8; ++lane) {
#line 85 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
    rounds[lane] = 0;
    left[lane] = lane;
#line 86 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
    again[lane] = true;
  }
#line 97 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  bool again_3 = false;
  do {
#line 86 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
    for (int lane = 0; lane < 8; ++lane) {
      int thread_x = tile * 8 + lane;
      again[lane] = again[lane];
#line 87 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
      if (again[lane]) {
        if (check_use(47, thread_x, 0, 0, &more, 2, 0, 0, messages)) {
          more = false;
        }
      }
#line 88 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
      SHADOW_BARRIER(lane, 0, 0, (int)again[lane] + 3);
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    SHADOW_BARRIER(0, 0, 0, 9);
    check_barrier(48, (int)(8L * tile), 0, 0, messages);
    for (int lane = 0; lane < 8; ++lane) {
      int thread_x = tile * 8 + lane;
#line 89 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
      if (again[lane]) {
        if (left[lane] > 0) {
#line 90 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
          --left[lane];
          if (check_use(49, thread_x, 0, 0, &more, 2, 1, 0, messages)) {
            more = true;
          }
        }
      }
#line 93 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
      SHADOW_BARRIER(lane, 0, 0, (int)again[lane] + 3);
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    SHADOW_BARRIER(0, 0, 0, 9);
    check_barrier(50, (int)(8L * tile), 0, 0, messages);
    for (int lane = 0; lane < 8; ++lane) {
      int thread_x = tile * 8 + lane;
#line 94 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
      if (again[lane]) {
        ++rounds[lane];
#line 95 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
        again_2[lane] = check_use(51, thread_x, 0, 0, &more, 0, 0, 52, messages) ? more : false;
      }
#line 96 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
      SHADOW_BARRIER(lane, 0, 0, (int)again[lane] + 3);
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    SHADOW_BARRIER(0, 0, 0, 9);
    check_barrier(53, (int)(8L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 8; ++lane) {
#line 97 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
      if (again[lane]) {
        if (!again_2[lane]) {
#line 98 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
          result[lane] = rounds[lane];
          again[lane] = false;
        }
      }
    }
#line 97 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
    THREADS for (int lane = 0; lane < 8; ++lane) {
      again_3 = (SHADOW_BARRIER(lane, 0, 0, (int)again[lane] + 5), SHADOW_ABSENT(5) != 0);
    }
  } while (again_3);
#line 24 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  if (8L * tile >= 0 && out_extent0 + -8L * tile + -8L >= 0) {
    if (out_marks == 0) {
      THREADS for (int lane = 0; lane < 8; ++lane) {
        int value = result[lane];
        int temporary = tile * 8 + lane;
        int *place = &out_2[INDEX((long)temporary)];
        *place = value;
      }
    } else {
      THREADS for (int lane = 0; lane < 8; ++lane) {
        int value = result[lane];
        int temporary = tile * 8 + lane;
        int *place = &out_2[INDEX((long)temporary)];
        if (SHADOW_WRITES(out_marks, out, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    for (int lane = 0; lane < 8; ++lane) {
      int thread_x = tile * 8 + lane;
      int value = result[lane];
      int temporary = tile * 8 + lane;
      int *place = &out_2[INDEX(check_index1(6, thread_x, 0, 0, temporary, temporary, out_extent0,
          messages))];
      if (check_use_global(7, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, out, out_bytes)) {
          *place = value;
        }
      }
    }
  }
}

static bool check_use_2(uint site, int thread_x, int thread_y, int thread_z,
                        const float *pointer, int use, ulong value, uint init_site,
                        uint *messages) {
  uint wrong = SHADOW_ACCESS(pointer, 4, thread_x, thread_y, thread_z, site, use, value);
  if (wrong == 0) {
    return true;
  }
  tell_use(thread_x, thread_y, thread_z, init_site, wrong, messages);
  return true;
}

// kernel of expect_kernel, tile-static-values.cpp:24
#line 24 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
static void expect_kernel_6(int *out, ulong out_bytes, long out_offset, int out_extent0,
                            uint *messages, int tile) {
  ulong out_marks = SHADOW_MARKS(out);
  bool total_filled = false;
#line 105 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  int seen[8];
#line 102 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  float total[1]; // tile_static
  SHADOW_ACCESS(&total, 4, 0, 0, 0, 0u, 67, 0uL);
  int *out_2 = out + out_offset;
  SHADOW_BARRIER(0, 0, 0, 7);
  for (int lane = 0; lane < 8; ++lane) {
    int thread_x = tile * 8 + lane;
#line 103 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
    if (check_use_2(54, thread_x, 0, 0, &total[0], 2, (ulong)as_uint(0.0f), 0, messages)) {
      total[0] = 0.0f;
    }
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  SHADOW_BARRIER(0, 0, 0, 9);
#line 104 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  check_barrier(55, (int)(8L * tile), 0, 0, messages);
  THREADS for (int lane = 0; lane < 8; ++lane) {
#line 105 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
    seen[lane] = 0;
  }
#line 106 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  for (int k = 0; k < 4; ++k) {
    if (total_filled || (total_filled = SHADOW_ACCESS(&total, 4, 0, 0, 0, 0u, 65, 0uL) != 0) ||
        SHADOW_ACCESS(&total[0], 4, 0, 0, 0, 0u, 65, 0uL) != 0) {
      THREADS for (int lane = 0; lane < 8; ++lane) {
        seen[lane] += (int)total[0];
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      for (int lane = 0; lane < 8; ++lane) {
        int thread_x = tile * 8 + lane;
        seen[lane] += (int)(check_use_2(56, thread_x, 0, 0, &total[0], 0, 0, 57, messages) ?
            total[0] : 0.0f);
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    if (total_filled || (total_filled = SHADOW_ACCESS(&total, 4, 0, 0, 0, 0u, 65, 0uL) != 0) ||
        SHADOW_ACCESS(&total[0], 4, 0, 0, 0, 0u, 65, 0uL) != 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 108 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
      check_barrier(58, (int)(8L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 8; ++lane) {
#line 109 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
        if (lane == k) {
          total[0] += 1.0f;
        }
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 108 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
      check_barrier(58, (int)(8L * tile), 0, 0, messages);
      for (int lane = 0; lane < 8; ++lane) {
        int thread_x = tile * 8 + lane;
#line 109 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
        if (lane == k) {
          if (check_use_2(59, thread_x, 0, 0, &total[0], 4, 0, 60, messages)) {
            total[0] += 1.0f;
          }
        }
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    SHADOW_BARRIER(0, 0, 0, 9);
#line 111 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
    check_barrier(61, (int)(8L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 8; ++lane) {
    }
  }
#line 24 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  if (8L * tile >= 0 && out_extent0 + -8L * tile + -8L >= 0) {
    if (out_marks == 0) {
      THREADS for (int lane = 0; lane < 8; ++lane) {
        int value = seen[lane];
        int temporary = tile * 8 + lane;
        int *place = &out_2[INDEX((long)temporary)];
        *place = value;
      }
    } else {
      THREADS for (int lane = 0; lane < 8; ++lane) {
        int value = seen[lane];
        int temporary = tile * 8 + lane;
        int *place = &out_2[INDEX((long)temporary)];
        if (SHADOW_WRITES(out_marks, out, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    for (int lane = 0; lane < 8; ++lane) {
      int thread_x = tile * 8 + lane;
      int value = seen[lane];
      int temporary = tile * 8 + lane;
      int *place = &out_2[INDEX(check_index1(6, thread_x, 0, 0, temporary, temporary, out_extent0,
          messages))];
      if (check_use_global(7, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, out, out_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of expect_kernel, tile-static-values.cpp:24
#line 24 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
static void expect_kernel_7(int *out, ulong out_bytes, long out_offset, int out_extent0,
                            uint *messages, int tile) {
  ulong out_marks = SHADOW_MARKS(out);
  bool x_filled = false;
#line 125 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  int first[8];
#line 116 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  int x; // tile_static
  SHADOW_ACCESS(&x, 4, 0, 0, 0, 0u, 67, 0uL);
  x = 0;
  int *out_2 = out + out_offset;
  SHADOW_BARRIER(0, 0, 0, 7);
  for (int lane = 0; lane < 8; ++lane) {
    int thread_x = tile * 8 + lane;
#line 122 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
    if (check_use_local(64, thread_x, 0, 0, &x, 2, 0, 0, messages)) {
      x = 0;
    }
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  SHADOW_BARRIER(0, 0, 0, 9);
#line 123 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  check_barrier(65, (int)(8L * tile), 0, 0, messages);
  THREADS for (int lane = 0; lane < 8; ++lane) {
#line 118 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
    if (lane == 1) {
      x = 5;
    }
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  if (!x_filled) {
    SHADOW_ACCESS(&x, 4, 0, 0, 0, 0u, 66, 0uL);
    x_filled = true;
  }
  if (x_filled || SHADOW_ACCESS(&x, 4, 0, 0, 0, 0u, 65, 0uL) != 0) {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 120 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
    check_barrier(63, (int)(8L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 8; ++lane) {



      first[lane] = x;
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 120 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
    check_barrier(63, (int)(8L * tile), 0, 0, messages);
    for (int lane = 0; lane < 8; ++lane) {
      int thread_x = tile * 8 + lane;


      first[lane] = check_use_local(66, thread_x, 0, 0, &x, 0, 0, 67, messages) ? x : 0;
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  SHADOW_BARRIER(0, 0, 0, 9);
#line 126 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  check_barrier(68, (int)(8L * tile), 0, 0, messages);
  THREADS for (int lane = 0; lane < 8; ++lane) {
#line 118 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
    if (lane == 6) {
      x = 4;
    }
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  if (!x_filled) {
    SHADOW_ACCESS(&x, 4, 0, 0, 0, 0u, 66, 0uL);
    x_filled = true;
  }
  if ((x_filled || SHADOW_ACCESS(&x, 4, 0, 0, 0, 0u, 65, 0uL) != 0) && 8L * tile >= 0 && out_extent0
      + -8L * tile + -8L >= 0) {
    if (out_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 120 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
      check_barrier(63, (int)(8L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 8; ++lane) {
        int t_global = tile * 8 + lane;
#line 24 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
        int value = first[lane] + x;
        int *place = &out_2[INDEX((long)t_global)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 120 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
      check_barrier(63, (int)(8L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 8; ++lane) {
        int t_global = tile * 8 + lane;
#line 24 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
        int value = first[lane] + x;
        int *place = &out_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(out_marks, out, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 120 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
    check_barrier(63, (int)(8L * tile), 0, 0, messages);
    for (int lane = 0; lane < 8; ++lane) {
      int t_global = tile * 8 + lane;
      int thread_x = tile * 8 + lane;
#line 24 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
      int value = first[lane] +
          (check_use_local(69, thread_x, 0, 0, &x, 0, 0, 70, messages) ? x : 0);
      int *place = &out_2[INDEX(check_index1(6, thread_x, 0, 0, t_global, t_global, out_extent0,
          messages))];
      if (check_use_global(7, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, out, out_bytes)) {
          *place = value;
        }
      }
    }
  }
}

#line 1 "<ampcc native>"

AMPCC_NATIVE_ENTRY(expect_kernel_native_1ad9c7b3539db899) {
  int *out = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong out_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long out_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int out_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[4]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel(out, out_bytes, out_offset, out_extent0, messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(expect_kernel_2_native_1ad9c7b3539db899) {
  int *out = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong out_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long out_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int out_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[4]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_2(out, out_bytes, out_offset, out_extent0, messages,
        static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(expect_kernel_3_native_1ad9c7b3539db899) {
  int *out = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong out_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long out_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int out_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[4]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_3(out, out_bytes, out_offset, out_extent0, messages,
        static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(expect_kernel_4_native_1ad9c7b3539db899) {
  int *out = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong out_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long out_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int out_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[4]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_4(out, out_bytes, out_offset, out_extent0, messages,
        static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(expect_kernel_5_native_1ad9c7b3539db899) {
  int *out = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong out_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long out_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int out_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[4]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_5(out, out_bytes, out_offset, out_extent0, messages,
        static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(expect_kernel_6_native_1ad9c7b3539db899) {
  int *out = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong out_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long out_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int out_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[4]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_6(out, out_bytes, out_offset, out_extent0, messages,
        static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(expect_kernel_7_native_1ad9c7b3539db899) {
  int *out = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong out_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long out_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int out_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[4]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_7(out, out_bytes, out_offset, out_extent0, messages,
        static_cast<int>(ampcc_at.x));
}

} // namespace kernels
} // namespace ampcc_native
