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

static __attribute__((noinline, cold)) void report_division(
    uint site, int thread_x, int thread_y, int thread_z, uint *messages) {
  uint message = begin_report(messages, 2, 6, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
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

// run, branches-to-barriers.cpp:33
#line 33 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
static uint run(uint n, int thread_x, uint *messages) {
  for (uint j = 0; j < n % check_divisor(0, thread_x, 0, 0, n, 5, messages); ++j) {
    n *= 3;
  }
#line 36 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
  return n;
}

static __attribute__((noinline, cold)) void report_index1(
    uint site, int thread_x, int thread_y, int thread_z, int value0, int value1, uint *messages) {
  uint message = begin_report(messages, 5, 7, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
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
                             const uint *pointer, int use, ulong value, uint init_site,
                             uint *messages) {
  uint wrong = SHADOW_ACCESS(pointer, 4, thread_x, thread_y, thread_z, site, use + 8, value);
  if (wrong == 0) {
    return true;
  }
  tell_use(thread_x, thread_y, thread_z, init_site, wrong, messages);
  return true;
}

// kernel of expect_kernel, branches-to-barriers.cpp:19
#line 19 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
static void expect_kernel(uint body, uint *out, ulong out_bytes, long out_offset,
                          int out_extent0, uint *messages, int tile) {
  ulong out_marks = SHADOW_MARKS(out);
#line 42 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
  uint left[8];
  uint n[8];
#line 43 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
  bool again[8];
#line 48 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
  uint k[8];
  bool again_2[8];
#line 20 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
  uint said; // tile_static
  SHADOW_ACCESS(&said, 4, 0, 0, 0, 0u, 67, 0uL);
  uint *out_2 = out + out_offset;
  SHADOW_BARRIER(0, 0, 0, 7);
  for (int lane = 0; lane < 8; ++lane) {
    int thread_x = tile * 8 + lane;
#line 21 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
    if (lane == 6) {
      if (check_use_local(6, thread_x, 0, 0, &said, 2, 0, 0, messages)) {
        said = 0;
      }
    }
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  SHADOW_BARRIER(0, 0, 0, 9);
#line 23 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
  check_barrier(7, (int)(8L * tile), 0, 0, messages);
  THREADS for (int lane = 0; lane < 8; ++lane) {
#line 42 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
    left[lane] = body;
    n[lane] = lane;
#line 43 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
    again[lane] = true;
  }
#line 50 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
  bool again_3 = false;
  do {
#line 43 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
    for (int lane = 0; lane < 8; ++lane) {
      int thread_x = tile * 8 + lane;
      again[lane] = again[lane] && left[lane]-- > 0;
#line 44 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
      if (again[lane]) {
        if (lane == 3u) {
#line 45 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
          if (check_use_local(1, thread_x, 0, 0, &said, 2, 7, 0, messages)) {
            said = 7;
          }
        }
#line 46 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
        n[lane] = run(n[lane], thread_x, messages);
      }
#line 47 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
      SHADOW_BARRIER(lane, 0, 0, (int)again[lane] + 3);
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    SHADOW_BARRIER(0, 0, 0, 9);
    check_barrier(2, (int)(8L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 8; ++lane) {
    }
#line 48 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
    THREADS for (int lane = 0; lane < 8; ++lane) {
      if (again[lane]) {
        k[lane] = 0;
      }
      again_2[lane] = again[lane];
    }
#line 49 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
    bool again_4 = false;
    do {
#line 48 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
      THREADS for (int lane = 0; lane < 8; ++lane) {
        again_2[lane] = again_2[lane] && k[lane] < 6;
#line 49 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
        SHADOW_BARRIER(lane, 0, 0, (int)again_2[lane] + 3);
      }
      SHADOW_BARRIER(0, 0, 0, 8);
      SHADOW_BARRIER(0, 0, 0, 9);
      check_barrier(3, (int)(8L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 8; ++lane) {
        if (again_2[lane]) {
          ++k[lane];
        }
      }
      THREADS for (int lane = 0; lane < 8; ++lane) {
        again_4 = (SHADOW_BARRIER(lane, 0, 0, (int)again_2[lane] + 5), SHADOW_ABSENT(5) != 0);
      }
    } while (again_4);
#line 50 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
    for (int lane = 0; lane < 8; ++lane) {
#line 24 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
      uint left_2;
      int thread_x = tile * 8 + lane;
#line 50 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
      if (again[lane]) {
        if ((left_2 = body, left_2 % check_divisor(4, thread_x, 0, 0, left_2, 2, messages)) == 0) {
#line 51 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
          again[lane] = false;
        }
      }
    }
#line 50 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
    THREADS for (int lane = 0; lane < 8; ++lane) {
      again_3 = (SHADOW_BARRIER(lane, 0, 0, (int)again[lane] + 5), SHADOW_ABSENT(5) != 0);
    }
  } while (again_3);
#line 53 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
  if (8L * tile >= 0 && out_extent0 + -8L * tile + -8L >= 0) {
    if (out_marks == 0) {
      for (int lane = 0; lane < 8; ++lane) {
        int thread_x = tile * 8 + lane;
        if (n[lane] == 12345) {
#line 54 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
          if (check_use_local(5, thread_x, 0, 0, &said, 2, (ulong)n[lane], 0, messages)) {
            said = n[lane];
          }
        }
        uint value = check_use_local(8, thread_x, 0, 0, &said, 0, 0, 9, messages) ? said : 0;
#line 25 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
        int temporary = tile * 8 + lane;
        uint *place = &out_2[INDEX((long)temporary)];
        *place = value;
      }
    } else {
#line 53 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
      for (int lane = 0; lane < 8; ++lane) {
        int thread_x = tile * 8 + lane;
        if (n[lane] == 12345) {
#line 54 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
          if (check_use_local(5, thread_x, 0, 0, &said, 2, (ulong)n[lane], 0, messages)) {
            said = n[lane];
          }
        }
        uint value = check_use_local(8, thread_x, 0, 0, &said, 0, 0, 9, messages) ? said : 0;
#line 25 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
        int temporary = tile * 8 + lane;
        uint *place = &out_2[INDEX((long)temporary)];
        if (SHADOW_WRITES(out_marks, out, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
#line 53 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
    for (int lane = 0; lane < 8; ++lane) {
      int thread_x = tile * 8 + lane;
      if (n[lane] == 12345) {
#line 54 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
        if (check_use_local(5, thread_x, 0, 0, &said, 2, (ulong)n[lane], 0, messages)) {
          said = n[lane];
        }
      }
      uint value = check_use_local(8, thread_x, 0, 0, &said, 0, 0, 9, messages) ? said : 0;
#line 25 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
      int temporary = tile * 8 + lane;
      uint *place = &out_2[INDEX(check_index1(10, thread_x, 0, 0, temporary, temporary, out_extent0,
          messages))];
      if (check_use_global(11, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, out, out_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of expect_kernel, branches-to-barriers.cpp:19
#line 19 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
static void expect_kernel_2(uint body, uint *out, ulong out_bytes, long out_offset,
                            int out_extent0, uint *messages, int tile) {
  ulong out_marks = SHADOW_MARKS(out);
#line 57 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
  uint left[8];
  uint n[8];
#line 58 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
  bool again[8];
#line 66 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
  uint k[8];
  bool again_2[8];
#line 20 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
  uint said; // tile_static
  SHADOW_ACCESS(&said, 4, 0, 0, 0, 0u, 67, 0uL);
  uint *out_2 = out + out_offset;
  SHADOW_BARRIER(0, 0, 0, 7);
  for (int lane = 0; lane < 8; ++lane) {
    int thread_x = tile * 8 + lane;
#line 21 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
    if (lane == 6) {
      if (check_use_local(6, thread_x, 0, 0, &said, 2, 0, 0, messages)) {
        said = 0;
      }
    }
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  SHADOW_BARRIER(0, 0, 0, 9);
#line 23 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
  check_barrier(7, (int)(8L * tile), 0, 0, messages);
  THREADS for (int lane = 0; lane < 8; ++lane) {
#line 57 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
    left[lane] = body;
    n[lane] = lane;
#line 58 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
    again[lane] = true;
  }
#line 68 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
  bool again_3 = false;
  do {
#line 58 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
    THREADS for (int lane = 0; lane < 8; ++lane) {
      again[lane] = again[lane] && left[lane]-- > 0;
#line 59 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
      SHADOW_BARRIER(lane, 0, 0, (int)again[lane] + 3);
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    SHADOW_BARRIER(0, 0, 0, 9);
    check_barrier(12, (int)(8L * tile), 0, 0, messages);
    for (int lane = 0; lane < 8; ++lane) {
      int thread_x = tile * 8 + lane;
#line 60 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
      if (again[lane]) {
        if (lane == 3u) {
#line 61 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
          if (check_use_local(13, thread_x, 0, 0, &said, 2, 7, 0, messages)) {
            said = 7;
          }
        } else if (lane == 5u) {
#line 63 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
          n[lane] += run(n[lane], thread_x, messages);
        }
#line 64 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
        n[lane] = run(n[lane], thread_x, messages);
      }
#line 65 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
      SHADOW_BARRIER(lane, 0, 0, (int)again[lane] + 3);
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    SHADOW_BARRIER(0, 0, 0, 9);
    check_barrier(14, (int)(8L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 8; ++lane) {
    }
#line 66 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
    THREADS for (int lane = 0; lane < 8; ++lane) {
      if (again[lane]) {
        k[lane] = 0;
      }
      again_2[lane] = again[lane];
    }
#line 67 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
    bool again_4 = false;
    do {
#line 66 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
      THREADS for (int lane = 0; lane < 8; ++lane) {
        again_2[lane] = again_2[lane] && k[lane] < 6;
#line 67 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
        SHADOW_BARRIER(lane, 0, 0, (int)again_2[lane] + 3);
      }
      SHADOW_BARRIER(0, 0, 0, 8);
      SHADOW_BARRIER(0, 0, 0, 9);
      check_barrier(15, (int)(8L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 8; ++lane) {
        if (again_2[lane]) {
          ++k[lane];
        }
      }
      THREADS for (int lane = 0; lane < 8; ++lane) {
        again_4 = (SHADOW_BARRIER(lane, 0, 0, (int)again_2[lane] + 5), SHADOW_ABSENT(5) != 0);
      }
    } while (again_4);
#line 68 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
    for (int lane = 0; lane < 8; ++lane) {
#line 24 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
      uint left_2;
      int thread_x = tile * 8 + lane;
#line 68 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
      if (again[lane]) {
        if ((left_2 = body, left_2 % check_divisor(16, thread_x, 0, 0, left_2, 2, messages)) == 0) {
#line 69 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
          again[lane] = false;
        }
      }
    }
#line 68 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
    THREADS for (int lane = 0; lane < 8; ++lane) {
      again_3 = (SHADOW_BARRIER(lane, 0, 0, (int)again[lane] + 5), SHADOW_ABSENT(5) != 0);
    }
  } while (again_3);
#line 71 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
  if (8L * tile >= 0 && out_extent0 + -8L * tile + -8L >= 0) {
    if (out_marks == 0) {
      for (int lane = 0; lane < 8; ++lane) {
        int thread_x = tile * 8 + lane;
        if (n[lane] == 12345) {
#line 72 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
          if (check_use_local(17, thread_x, 0, 0, &said, 2, (ulong)n[lane], 0, messages)) {
            said = n[lane];
          }
        }
        uint value = check_use_local(8, thread_x, 0, 0, &said, 0, 0, 9, messages) ? said : 0;
#line 25 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
        int temporary = tile * 8 + lane;
        uint *place = &out_2[INDEX((long)temporary)];
        *place = value;
      }
    } else {
#line 71 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
      for (int lane = 0; lane < 8; ++lane) {
        int thread_x = tile * 8 + lane;
        if (n[lane] == 12345) {
#line 72 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
          if (check_use_local(17, thread_x, 0, 0, &said, 2, (ulong)n[lane], 0, messages)) {
            said = n[lane];
          }
        }
        uint value = check_use_local(8, thread_x, 0, 0, &said, 0, 0, 9, messages) ? said : 0;
#line 25 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
        int temporary = tile * 8 + lane;
        uint *place = &out_2[INDEX((long)temporary)];
        if (SHADOW_WRITES(out_marks, out, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
#line 71 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
    for (int lane = 0; lane < 8; ++lane) {
      int thread_x = tile * 8 + lane;
      if (n[lane] == 12345) {
#line 72 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
        if (check_use_local(17, thread_x, 0, 0, &said, 2, (ulong)n[lane], 0, messages)) {
          said = n[lane];
        }
      }
      uint value = check_use_local(8, thread_x, 0, 0, &said, 0, 0, 9, messages) ? said : 0;
#line 25 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
      int temporary = tile * 8 + lane;
      uint *place = &out_2[INDEX(check_index1(10, thread_x, 0, 0, temporary, temporary, out_extent0,
          messages))];
      if (check_use_global(11, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, out, out_bytes)) {
          *place = value;
        }
      }
    }
  }
}

#line 1 "<ampcc native>"

AMPCC_NATIVE_ENTRY(expect_kernel_native_fd003b611d3de513) {
  uint body = ::ampcc_native::entry::value<uint>(ampcc_args[0]);
  uint *out = ::ampcc_native::entry::buffer<uint *>(ampcc_args[1]);
  ulong out_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[2]);
  long out_offset = ::ampcc_native::entry::value<long>(ampcc_args[3]);
  int out_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[5]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel(body, out, out_bytes, out_offset, out_extent0, messages,
        static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(expect_kernel_2_native_fd003b611d3de513) {
  uint body = ::ampcc_native::entry::value<uint>(ampcc_args[0]);
  uint *out = ::ampcc_native::entry::buffer<uint *>(ampcc_args[1]);
  ulong out_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[2]);
  long out_offset = ::ampcc_native::entry::value<long>(ampcc_args[3]);
  int out_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[5]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_2(body, out, out_bytes, out_offset, out_extent0, messages,
        static_cast<int>(ampcc_at.x));
}

} // namespace kernels
} // namespace ampcc_native
