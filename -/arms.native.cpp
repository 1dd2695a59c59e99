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
  uint message = begin_report(messages, 4, 15, site, (uint)thread_x, (uint)thread_y,
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
  uint message = begin_report(messages, 5, 8, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
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

// mix, arms.cpp:19
#line 19 "/work/main/test/Execution/Barriers/arms.cpp"
static uint mix_(uint h, uint k) {
  return h * 31 + k;
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

// kernel of expect_kernel, arms.cpp:95
#line 95 "/work/main/test/Execution/Barriers/arms.cpp"
static void expect_kernel(uint *b, ulong b_bytes, long b_offset, int b_extent0, const uint *a,
                          ulong a_bytes, long a_offset, int a_extent0, uint *messages, int tile) {
  ulong a_begin = (ulong)a + (ulong)(a_offset * 4);
  ulong a_end = (ulong)a + (ulong)(((long)a_extent0 - 1 + a_offset + 1) * 4);
  ulong b_begin = (ulong)b + (ulong)(b_offset * 4);
  ulong b_end = (ulong)b + (ulong)(((long)b_extent0 - 1 + b_offset + 1) * 4);
  bool apart = a_end <= b_begin || b_end <= a_begin;
  ulong a_marks = SHADOW_MARKS(a);
  ulong b_marks = SHADOW_MARKS(b);
  bool shared_filled = false;
  bool shared_part_filled = false;
#line 97 "/work/main/test/Execution/Barriers/arms.cpp"
  uint h[16];
  uint result[16];
  bool returned[16];
#line 96 "/work/main/test/Execution/Barriers/arms.cpp"
  uint shared[16]; // tile_static
  SHADOW_ACCESS(&shared, 64, 0, 0, 0, 0u, 67, 0uL);
  uint *b_2 = b + b_offset;
  const uint *a_2 = a + a_offset;
  if (16L * tile >= 0 && a_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (a_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 97 "/work/main/test/Execution/Barriers/arms.cpp"
        const uint *place = &a_2[INDEX((long)t_global)];
        h[lane] = *place;
        returned[lane] = false;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int thread_x = tile * 16 + lane;
        const uint *place = &a_2[INDEX((long)t_global)];
        h[lane] = a_marks == 0 || SHADOW_WRITTEN(a_marks, a, place, 4) ||
            check_use_global(4, thread_x, 0, 0, place, 0, 0, 5, messages) ? *place : 0;
        returned[lane] = false;
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 7);
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
      const uint *place = &a_2[INDEX(check_index1(3, thread_x, 0, 0, t_global, t_global, a_extent0,
          messages))];
      h[lane] = check_use_global(4, thread_x, 0, 0, place, 0, 0, 5, messages) ?
          (IN_BOUNDS(place, a, a_bytes) ? *place : 0) : 0;
      returned[lane] = false;
    }
  }
#line 38 "/work/main/test/Execution/Barriers/arms.cpp"
  if (tile % 2 == 0) {
    THREADS for (int lane = 0; lane < 16; ++lane) {
      if (tile % 3 == 1) {
        result[lane] = 5;
        returned[lane] = true;
      }
      if (!returned[lane]) {
        if (h[lane] & 4) {
          h[lane] = mix_(h[lane], 3);
          h[lane] = mix_(h[lane], 4);
        }
      }
    }
  } else {
    THREADS for (int lane = 0; lane < 16; ++lane) {
      if (lane == 0) {
        shared[3] = 9;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    if (!(shared_part_filled || shared_filled)) {
      SHADOW_ACCESS(&shared[3], 4, 0, 0, 0, 0u, 66, 0uL);
    }
    shared_part_filled = true;
    SHADOW_BARRIER(0, 0, 0, 9);
    check_barrier(2, (int)(16L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
  }
  if (16L * tile >= 0 && b_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (b_marks == 0) {
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        if (!returned[lane]) {
          result[lane] = h[lane];
          returned[lane] = true;
        }
#line 97 "/work/main/test/Execution/Barriers/arms.cpp"
        uint value = result[lane];
        uint *place = &b_2[INDEX((long)t_global)];
        *place = value;
      }
    } else {
#line 38 "/work/main/test/Execution/Barriers/arms.cpp"
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        if (!returned[lane]) {
          result[lane] = h[lane];
          returned[lane] = true;
        }
#line 97 "/work/main/test/Execution/Barriers/arms.cpp"
        uint value = result[lane];
        uint *place = &b_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(b_marks, b, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
#line 38 "/work/main/test/Execution/Barriers/arms.cpp"
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
      if (!returned[lane]) {
        result[lane] = h[lane];
        returned[lane] = true;
      }
#line 97 "/work/main/test/Execution/Barriers/arms.cpp"
      uint value = result[lane];
      uint *place = &b_2[INDEX(check_index1(6, thread_x, 0, 0, t_global, t_global, b_extent0,
          messages))];
      if (check_use_global(7, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, b, b_bytes)) {
          *place = value;
        }
      }
    }
  }
}

static __attribute__((noinline, cold)) void report_division(
    uint site, int thread_x, int thread_y, int thread_z, uint *messages) {
  uint message = begin_report(messages, 6, 6, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
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

// kernel of expect_kernel, arms.cpp:95
#line 95 "/work/main/test/Execution/Barriers/arms.cpp"
static void expect_kernel_2(uint *b, ulong b_bytes, long b_offset, int b_extent0, const uint *a,
                            ulong a_bytes, long a_offset, int a_extent0, uint *messages, int tile) {
  ulong a_begin = (ulong)a + (ulong)(a_offset * 4);
  ulong a_end = (ulong)a + (ulong)(((long)a_extent0 - 1 + a_offset + 1) * 4);
  ulong b_begin = (ulong)b + (ulong)(b_offset * 4);
  ulong b_end = (ulong)b + (ulong)(((long)b_extent0 - 1 + b_offset + 1) * 4);
  bool apart = a_end <= b_begin || b_end <= a_begin;
  ulong a_marks = SHADOW_MARKS(a);
  ulong b_marks = SHADOW_MARKS(b);
  bool shared_filled = false;
#line 97 "/work/main/test/Execution/Barriers/arms.cpp"
  uint h[16];
  uint result[16];
#line 96 "/work/main/test/Execution/Barriers/arms.cpp"
  uint shared[16]; // tile_static
  SHADOW_ACCESS(&shared, 64, 0, 0, 0, 0u, 67, 0uL);
  uint *b_2 = b + b_offset;
  const uint *a_2 = a + a_offset;
#line 97 "/work/main/test/Execution/Barriers/arms.cpp"
  bool returned = false;
  if (16L * tile >= 0 && a_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (a_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        const uint *place = &a_2[INDEX((long)t_global)];
        h[lane] = *place;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int thread_x = tile * 16 + lane;
        const uint *place = &a_2[INDEX((long)t_global)];
        h[lane] = a_marks == 0 || SHADOW_WRITTEN(a_marks, a, place, 4) ||
            check_use_global(4, thread_x, 0, 0, place, 0, 0, 5, messages) ? *place : 0;
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 7);
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
      const uint *place = &a_2[INDEX(check_index1(3, thread_x, 0, 0, t_global, t_global, a_extent0,
          messages))];
      h[lane] = check_use_global(4, thread_x, 0, 0, place, 0, 0, 5, messages) ?
          (IN_BOUNDS(place, a, a_bytes) ? *place : 0) : 0;
    }
  }
#line 52 "/work/main/test/Execution/Barriers/arms.cpp"
  if (tile == 0) {
    THREADS for (int lane = 0; lane < 16; ++lane) {
#line 97 "/work/main/test/Execution/Barriers/arms.cpp"
      int l = lane;
#line 52 "/work/main/test/Execution/Barriers/arms.cpp"
      shared[l] = h[lane];
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    if (!shared_filled) {
      SHADOW_ACCESS(&shared[0], 64, 0, 0, 0, 0u, 66, 0uL);
      shared_filled = true;
    }
    SHADOW_BARRIER(0, 0, 0, 9);
    check_barrier(10, (int)(16L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 16; ++lane) {
      if (h[lane] & 4) {
        h[lane] = mix_(h[lane], 3);
      }
    }
  } else if (tile == 1) {
    THREADS for (int lane = 0; lane < 16; ++lane) {
      result[lane] = 7;
    }
    returned = true;
  } else if (tile == 2) {
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 97 "/work/main/test/Execution/Barriers/arms.cpp"
      int l = lane;
#line 52 "/work/main/test/Execution/Barriers/arms.cpp"
      h[lane] = h[lane] & 1 ? mix_(h[lane], l) : h[lane] /
          check_divisor(11, thread_x, 0, 0, h[lane], 3, messages);
    }
  } else {
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    SHADOW_BARRIER(0, 0, 0, 9);
    check_barrier(10, (int)(16L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 16; ++lane) {
      for (uint k = 0; k < (h[lane] & 3); ++k) {
        h[lane] = mix_(h[lane], k);
      }
    }
  }
  if (!returned) {
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    SHADOW_BARRIER(0, 0, 0, 9);
    check_barrier(10, (int)(16L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 16; ++lane) {
      result[lane] = h[lane];
    }
    returned = true;
  }
#line 97 "/work/main/test/Execution/Barriers/arms.cpp"
  if (16L * tile >= 0 && b_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (b_marks == 0) {
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        uint value = result[lane];
        uint *place = &b_2[INDEX((long)t_global)];
        *place = value;
      }
    } else {
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        uint value = result[lane];
        uint *place = &b_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(b_marks, b, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
      uint value = result[lane];
      uint *place = &b_2[INDEX(check_index1(6, thread_x, 0, 0, t_global, t_global, b_extent0,
          messages))];
      if (check_use_global(7, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, b, b_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of expect_kernel, arms.cpp:95
#line 95 "/work/main/test/Execution/Barriers/arms.cpp"
static void expect_kernel_3(uint *b, ulong b_bytes, long b_offset, int b_extent0, const uint *a,
                            ulong a_bytes, long a_offset, int a_extent0, uint *messages, int tile) {
  ulong a_begin = (ulong)a + (ulong)(a_offset * 4);
  ulong a_end = (ulong)a + (ulong)(((long)a_extent0 - 1 + a_offset + 1) * 4);
  ulong b_begin = (ulong)b + (ulong)(b_offset * 4);
  ulong b_end = (ulong)b + (ulong)(((long)b_extent0 - 1 + b_offset + 1) * 4);
  bool apart = a_end <= b_begin || b_end <= a_begin;
  ulong a_marks = SHADOW_MARKS(a);
  ulong b_marks = SHADOW_MARKS(b);
  bool shared_filled = false;
#line 97 "/work/main/test/Execution/Barriers/arms.cpp"
  uint h[16];
#line 96 "/work/main/test/Execution/Barriers/arms.cpp"
  uint shared[16]; // tile_static
  SHADOW_ACCESS(&shared, 64, 0, 0, 0, 0u, 67, 0uL);
  uint *b_2 = b + b_offset;
  const uint *a_2 = a + a_offset;
  if (16L * tile >= 0 && a_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (a_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 97 "/work/main/test/Execution/Barriers/arms.cpp"
        const uint *place = &a_2[INDEX((long)t_global)];
        h[lane] = *place;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int thread_x = tile * 16 + lane;
        const uint *place = &a_2[INDEX((long)t_global)];
        h[lane] = a_marks == 0 || SHADOW_WRITTEN(a_marks, a, place, 4) ||
            check_use_global(4, thread_x, 0, 0, place, 0, 0, 5, messages) ? *place : 0;
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 7);
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
      const uint *place = &a_2[INDEX(check_index1(3, thread_x, 0, 0, t_global, t_global, a_extent0,
          messages))];
      h[lane] = check_use_global(4, thread_x, 0, 0, place, 0, 0, 5, messages) ?
          (IN_BOUNDS(place, a, a_bytes) ? *place : 0) : 0;
    }
  }
#line 72 "/work/main/test/Execution/Barriers/arms.cpp"
  for (int k = 0; k < 4; ++k) {
    if ((tile + k) % 3 == 0) {
      continue;
    }
    THREADS for (int lane = 0; lane < 16; ++lane) {
      shared[lane] = h[lane];
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    if (!shared_filled) {
      SHADOW_ACCESS(&shared[0], 64, 0, 0, 0, 0u, 66, 0uL);
      shared_filled = true;
    }
    SHADOW_BARRIER(0, 0, 0, 9);
    check_barrier(14, (int)(16L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
    if (tile + k == 4) {
      THREADS for (int lane = 0; lane < 16; ++lane) {
        if (h[lane] & 4) {
          h[lane] = mix_(h[lane], k);
        }
      }
      break;
    }
    THREADS for (int lane = 0; lane < 16; ++lane) {
      if (h[lane] & 2) {
        h[lane] = mix_(h[lane], 9);
      }
    }
  }
#line 97 "/work/main/test/Execution/Barriers/arms.cpp"
  if (16L * tile >= 0 && b_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (b_marks == 0) {
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        uint value = h[lane];
        uint *place = &b_2[INDEX((long)t_global)];
        *place = value;
      }
    } else {
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        uint value = h[lane];
        uint *place = &b_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(b_marks, b, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
      uint value = h[lane];
      uint *place = &b_2[INDEX(check_index1(6, thread_x, 0, 0, t_global, t_global, b_extent0,
          messages))];
      if (check_use_global(7, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, b, b_bytes)) {
          *place = value;
        }
      }
    }
  }
}

#line 1 "<ampcc native>"

AMPCC_NATIVE_ENTRY(expect_kernel_native_ccc4ae4890a26d64) {
  uint *b = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong b_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long b_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int b_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  const uint *a = ::ampcc_native::entry::buffer<const uint *>(ampcc_args[4]);
  ulong a_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[5]);
  long a_offset = ::ampcc_native::entry::value<long>(ampcc_args[6]);
  int a_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[7]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[8]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel(b, b_bytes, b_offset, b_extent0, a, a_bytes, a_offset, a_extent0, messages,
        static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(expect_kernel_2_native_ccc4ae4890a26d64) {
  uint *b = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong b_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long b_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int b_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  const uint *a = ::ampcc_native::entry::buffer<const uint *>(ampcc_args[4]);
  ulong a_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[5]);
  long a_offset = ::ampcc_native::entry::value<long>(ampcc_args[6]);
  int a_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[7]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[8]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_2(b, b_bytes, b_offset, b_extent0, a, a_bytes, a_offset, a_extent0, messages,
        static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(expect_kernel_3_native_ccc4ae4890a26d64) {
  uint *b = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong b_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long b_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int b_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  const uint *a = ::ampcc_native::entry::buffer<const uint *>(ampcc_args[4]);
  ulong a_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[5]);
  long a_offset = ::ampcc_native::entry::value<long>(ampcc_args[6]);
  int a_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[7]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[8]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_3(b, b_bytes, b_offset, b_extent0, a, a_bytes, a_offset, a_extent0, messages,
        static_cast<int>(ampcc_at.x));
}

} // namespace kernels
} // namespace ampcc_native
