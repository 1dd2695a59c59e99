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
  uint message = begin_report(messages, 2, 7, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
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

// kernel of run_kernel, leaving.cpp:18
#line 18 "/work/main/test/Execution/Barriers/leaving.cpp"
static void run_kernel(int *out, ulong out_bytes, long out_offset, int out_extent0,
                       uint *messages, int tile) {
  ulong out_marks = SHADOW_MARKS(out);
#line 51 "/work/main/test/Execution/Barriers/leaving.cpp"
  int n[64];
  bool again[64];
  bool running[64];
  int *out_2 = out + out_offset;
  SHADOW_BARRIER(0, 0, 0, 7);
  THREADS for (int lane = 0; lane < 64; ++lane) {
#line 51 "/work/main/test/Execution/Barriers/leaving.cpp"
    n[lane] = 0;
    again[lane] = true;
  }
#line 62 "/work/main/test/Execution/Barriers/leaving.cpp"
  bool again_2 = false;
  do {
#line 52 "/work/main/test/Execution/Barriers/leaving.cpp"
    THREADS for (int lane = 0; lane < 64; ++lane) {
      running[lane] = again[lane];
#line 53 "/work/main/test/Execution/Barriers/leaving.cpp"
      SHADOW_BARRIER(lane, 0, 0, (int)running[lane] + 3);
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    SHADOW_BARRIER(0, 0, 0, 9);
    check_barrier(0, (int)(64L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 64; ++lane) {
#line 51 "/work/main/test/Execution/Barriers/leaving.cpp"
      int l = lane;


      if (running[lane]) {
        if (++n[lane] > 4) {
#line 55 "/work/main/test/Execution/Barriers/leaving.cpp"
          if (l % 3 == 0) {
            n[lane] = 100;
            running[lane] = false;
            again[lane] = false;
          }
          if (running[lane]) {
#line 59 "/work/main/test/Execution/Barriers/leaving.cpp"
            n[lane] += l;
            running[lane] = false;
            again[lane] = false;
          }
        }
      }
#line 62 "/work/main/test/Execution/Barriers/leaving.cpp"
      if (running[lane]) {
        if (l > n[lane]) {
#line 63 "/work/main/test/Execution/Barriers/leaving.cpp"
          running[lane] = false;
        }
      }
#line 64 "/work/main/test/Execution/Barriers/leaving.cpp"
      if (running[lane]) {
        n[lane] += 0;
      }
    }
#line 62 "/work/main/test/Execution/Barriers/leaving.cpp"
    THREADS for (int lane = 0; lane < 64; ++lane) {
      again_2 = (SHADOW_BARRIER(lane, 0, 0, (int)again[lane] + 5), SHADOW_ABSENT(5) != 0);
    }
  } while (again_2);
  if (64L * tile >= 0 && out_extent0 + -64L * tile + -64L >= 0) {
    if (out_marks == 0) {
      THREADS for (int lane = 0; lane < 64; ++lane) {
#line 18 "/work/main/test/Execution/Barriers/leaving.cpp"
        int t_global = tile * 64 + lane;
#line 66 "/work/main/test/Execution/Barriers/leaving.cpp"
        int *place = &out_2[INDEX((long)t_global)];
        *place = n[lane];
      }
    } else {
      THREADS for (int lane = 0; lane < 64; ++lane) {
#line 18 "/work/main/test/Execution/Barriers/leaving.cpp"
        int t_global = tile * 64 + lane;
#line 66 "/work/main/test/Execution/Barriers/leaving.cpp"
        int *place = &out_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(out_marks, out, place, 4)) {
          *place = n[lane];
        }
      }
    }
  } else {
    for (int lane = 0; lane < 64; ++lane) {
#line 18 "/work/main/test/Execution/Barriers/leaving.cpp"
      int t_global = tile * 64 + lane;
      int thread_x = tile * 64 + lane;
#line 66 "/work/main/test/Execution/Barriers/leaving.cpp"
      int *place = &out_2[INDEX(check_index1(1, thread_x, 0, 0, t_global, t_global, out_extent0,
          messages))];
      if (check_use_global(2, thread_x, 0, 0, place, 2, (ulong)n[lane], 0, messages)) {
        if (IN_BOUNDS(place, out, out_bytes)) {
          *place = n[lane];
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

// kernel of run_kernel, leaving.cpp:18
#line 18 "/work/main/test/Execution/Barriers/leaving.cpp"
static void run_kernel_2(int *out, ulong out_bytes, long out_offset, int out_extent0,
                         uint *messages, int tile) {
  ulong out_marks = SHADOW_MARKS(out);
#line 72 "/work/main/test/Execution/Barriers/leaving.cpp"
  int n[64];
  int reached[64];
  bool taken[64];
#line 71 "/work/main/test/Execution/Barriers/leaving.cpp"
  int s[64]; // tile_static
  SHADOW_ACCESS(&s, 256, 0, 0, 0, 0u, 67, 0uL);
  int *out_2 = out + out_offset;
  SHADOW_BARRIER(0, 0, 0, 7);
  for (int lane = 0; lane < 64; ++lane) {
#line 18 "/work/main/test/Execution/Barriers/leaving.cpp"
    int thread_x = tile * 64 + lane;
#line 72 "/work/main/test/Execution/Barriers/leaving.cpp"
    int l = lane;
    n[lane] = 1;
#line 73 "/work/main/test/Execution/Barriers/leaving.cpp"
    reached[lane] = tile == 0 ? 0 : tile == 1 ? 1 : 2;
    taken[lane] = reached[lane] <= 0;
    if (taken[lane]) {
      if (check_use_local(4, thread_x, 0, 0, &s[l], 2, (ulong)(l * 2), 0, messages)) {
        s[l] = l * 2;
      }
    }
#line 76 "/work/main/test/Execution/Barriers/leaving.cpp"
    SHADOW_BARRIER(lane, 0, 0, (int)taken[lane] + 3);
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  if (64L * tile >= 0 && out_extent0 + -64L * tile + -64L >= 0) {
    if (out_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
      check_barrier(5, (int)(64L * tile), 0, 0, messages);
      for (int lane = 0; lane < 64; ++lane) {
#line 18 "/work/main/test/Execution/Barriers/leaving.cpp"
        int t_global = tile * 64 + lane;
        int thread_x = tile * 64 + lane;
#line 72 "/work/main/test/Execution/Barriers/leaving.cpp"
        int l = lane;
#line 77 "/work/main/test/Execution/Barriers/leaving.cpp"
        if (taken[lane]) {
          n[lane] = check_use_local(7, thread_x, 0, 0, &s[63 - l], 0, 0, 8, messages) ? s[63 - l] :
              0;
#line 78 "/work/main/test/Execution/Barriers/leaving.cpp"
          if (l > 10) {
            reached[lane] = 3;
          }
#line 80 "/work/main/test/Execution/Barriers/leaving.cpp"
          if (reached[lane] <= 0) {
            n[lane] += 1;
          }
        }
#line 73 "/work/main/test/Execution/Barriers/leaving.cpp"
        if (reached[lane] <= 1) {
#line 82 "/work/main/test/Execution/Barriers/leaving.cpp"
          n[lane] += 10;
          reached[lane] = 3;
        }
#line 73 "/work/main/test/Execution/Barriers/leaving.cpp"
        if (reached[lane] <= 2) {
#line 85 "/work/main/test/Execution/Barriers/leaving.cpp"
          n[lane] = l;
        }
        int *place = &out_2[INDEX((long)t_global)];
        *place = n[lane];
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 76 "/work/main/test/Execution/Barriers/leaving.cpp"
      check_barrier(5, (int)(64L * tile), 0, 0, messages);
      for (int lane = 0; lane < 64; ++lane) {
#line 18 "/work/main/test/Execution/Barriers/leaving.cpp"
        int t_global = tile * 64 + lane;
        int thread_x = tile * 64 + lane;
#line 72 "/work/main/test/Execution/Barriers/leaving.cpp"
        int l = lane;
#line 77 "/work/main/test/Execution/Barriers/leaving.cpp"
        if (taken[lane]) {
          n[lane] = check_use_local(7, thread_x, 0, 0, &s[63 - l], 0, 0, 8, messages) ? s[63 - l] :
              0;
#line 78 "/work/main/test/Execution/Barriers/leaving.cpp"
          if (l > 10) {
            reached[lane] = 3;
          }
#line 80 "/work/main/test/Execution/Barriers/leaving.cpp"
          if (reached[lane] <= 0) {
            n[lane] += 1;
          }
        }
#line 73 "/work/main/test/Execution/Barriers/leaving.cpp"
        if (reached[lane] <= 1) {
#line 82 "/work/main/test/Execution/Barriers/leaving.cpp"
          n[lane] += 10;
          reached[lane] = 3;
        }
#line 73 "/work/main/test/Execution/Barriers/leaving.cpp"
        if (reached[lane] <= 2) {
#line 85 "/work/main/test/Execution/Barriers/leaving.cpp"
          n[lane] = l;
        }
        int *place = &out_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(out_marks, out, place, 4)) {
          *place = n[lane];
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 76 "/work/main/test/Execution/Barriers/leaving.cpp"
    check_barrier(5, (int)(64L * tile), 0, 0, messages);
    for (int lane = 0; lane < 64; ++lane) {
#line 18 "/work/main/test/Execution/Barriers/leaving.cpp"
      int t_global = tile * 64 + lane;
      int thread_x = tile * 64 + lane;
#line 72 "/work/main/test/Execution/Barriers/leaving.cpp"
      int l = lane;
#line 77 "/work/main/test/Execution/Barriers/leaving.cpp"
      if (taken[lane]) {
        n[lane] = check_element(6, thread_x, 0, 0, (long)(63 - l), 64, messages) &&
            check_use_local(7, thread_x, 0, 0, &s[63 - l], 0, 0, 8, messages) ? s[63 - l] : 0;
#line 78 "/work/main/test/Execution/Barriers/leaving.cpp"
        if (l > 10) {
          reached[lane] = 3;
        }
#line 80 "/work/main/test/Execution/Barriers/leaving.cpp"
        if (reached[lane] <= 0) {
          n[lane] += 1;
        }
      }
#line 73 "/work/main/test/Execution/Barriers/leaving.cpp"
      if (reached[lane] <= 1) {
#line 82 "/work/main/test/Execution/Barriers/leaving.cpp"
        n[lane] += 10;
        reached[lane] = 3;
      }
#line 73 "/work/main/test/Execution/Barriers/leaving.cpp"
      if (reached[lane] <= 2) {
#line 85 "/work/main/test/Execution/Barriers/leaving.cpp"
        n[lane] = l;
      }
      int *place = &out_2[INDEX(check_index1(9, thread_x, 0, 0, t_global, t_global, out_extent0,
          messages))];
      if (check_use_global(10, thread_x, 0, 0, place, 2, (ulong)n[lane], 0, messages)) {
        if (IN_BOUNDS(place, out, out_bytes)) {
          *place = n[lane];
        }
      }
    }
  }
}

static __attribute__((noinline, cold)) void report_pointer(
    uint site, int thread_x, int thread_y, int thread_z, int value0, uint *messages) {
  uint message = begin_report(messages, 6, 6, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
  messages[message] = site;
  messages[message + 1] = (uint)thread_x;
  messages[message + 2] = (uint)thread_y;
  messages[message + 3] = (uint)thread_z;
  messages[message + 4] = (uint)value0;
}

static bool check_pointer_local(uint site, int thread_x, int thread_y, int thread_z,
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

// kernel of run_kernel, leaving.cpp:18
#line 18 "/work/main/test/Execution/Barriers/leaving.cpp"
static void run_kernel_3(int *out, ulong out_bytes, long out_offset, int out_extent0,
                         uint *messages, int tile) {
  ulong out_marks = SHADOW_MARKS(out);
#line 98 "/work/main/test/Execution/Barriers/leaving.cpp"
  int result[64];
  bool returned[64];
#line 35 "/work/main/test/Execution/Barriers/leaving.cpp"
  int i[64];
  bool again[64];
#line 94 "/work/main/test/Execution/Barriers/leaving.cpp"
  int s[64]; // tile_static
  SHADOW_ACCESS(&s, 256, 0, 0, 0, 0u, 67, 0uL);
  int *out_2 = out + out_offset;
  SHADOW_BARRIER(0, 0, 0, 7);
  for (int lane = 0; lane < 64; ++lane) {
#line 18 "/work/main/test/Execution/Barriers/leaving.cpp"
    int thread_x = tile * 64 + lane;
#line 95 "/work/main/test/Execution/Barriers/leaving.cpp"
    int l = lane;
    int value = tile == 1 ? l : 0;
    if (check_use_local(16, thread_x, 0, 0, &s[l], 2, (ulong)value, 0, messages)) {
      s[l] = value;
    }
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  SHADOW_BARRIER(0, 0, 0, 9);
#line 97 "/work/main/test/Execution/Barriers/leaving.cpp"
  check_barrier(17, (int)(64L * tile), 0, 0, messages);
  THREADS for (int lane = 0; lane < 64; ++lane) {
#line 98 "/work/main/test/Execution/Barriers/leaving.cpp"
    returned[lane] = false;
  }
#line 35 "/work/main/test/Execution/Barriers/leaving.cpp"
  THREADS for (int lane = 0; lane < 64; ++lane) {
    i[lane] = 0;
    again[lane] = true;
  }
#line 38 "/work/main/test/Execution/Barriers/leaving.cpp"
  bool again_2 = false;
  do {
#line 35 "/work/main/test/Execution/Barriers/leaving.cpp"
    for (int lane = 0; lane < 64; ++lane) {
#line 18 "/work/main/test/Execution/Barriers/leaving.cpp"
      int thread_x = tile * 64 + lane;
#line 35 "/work/main/test/Execution/Barriers/leaving.cpp"
      again[lane] = again[lane] && i[lane] < 64;
      if (again[lane]) {
        if ((check_pointer_local(11, thread_x, 0, 0, &s[i[lane]], messages, (ulong)&s, 256) &&
            check_use_local(12, thread_x, 0, 0, &s[i[lane]], 0, 0, 13, messages) ? s[i[lane]] : 0) >
            40) {
#line 37 "/work/main/test/Execution/Barriers/leaving.cpp"
          result[lane] = i[lane];
          returned[lane] = true;
          again[lane] = false;
        }
      }
#line 38 "/work/main/test/Execution/Barriers/leaving.cpp"
      SHADOW_BARRIER(lane, 0, 0, (int)again[lane] + 3);
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    SHADOW_BARRIER(0, 0, 0, 9);
    check_barrier(14, (int)(64L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 64; ++lane) {
      if (again[lane]) {
        ++i[lane];
      }
    }
    THREADS for (int lane = 0; lane < 64; ++lane) {
      again_2 = (SHADOW_BARRIER(lane, 0, 0, (int)again[lane] + 5), SHADOW_ABSENT(5) != 0);
    }
  } while (again_2);
#line 40 "/work/main/test/Execution/Barriers/leaving.cpp"
  if (64L * tile >= 0 && out_extent0 + -64L * tile + -64L >= 0) {
    if (out_marks == 0) {
      THREADS for (int lane = 0; lane < 64; ++lane) {
#line 18 "/work/main/test/Execution/Barriers/leaving.cpp"
        int t_global = tile * 64 + lane;
#line 95 "/work/main/test/Execution/Barriers/leaving.cpp"
        int l = lane;
#line 40 "/work/main/test/Execution/Barriers/leaving.cpp"
        if (!returned[lane]) {
          if (l % 2) {
#line 41 "/work/main/test/Execution/Barriers/leaving.cpp"
            result[lane] = 1;
            returned[lane] = true;
          }
#line 42 "/work/main/test/Execution/Barriers/leaving.cpp"
          if (!returned[lane]) {
            result[lane] = 2;
            returned[lane] = true;
          }
        }
#line 98 "/work/main/test/Execution/Barriers/leaving.cpp"
        int value = l * 10 + result[lane] * (l + 1);
        int *place = &out_2[INDEX((long)t_global)];
        *place = value;
      }
    } else {
#line 40 "/work/main/test/Execution/Barriers/leaving.cpp"
      THREADS for (int lane = 0; lane < 64; ++lane) {
#line 18 "/work/main/test/Execution/Barriers/leaving.cpp"
        int t_global = tile * 64 + lane;
#line 95 "/work/main/test/Execution/Barriers/leaving.cpp"
        int l = lane;
#line 40 "/work/main/test/Execution/Barriers/leaving.cpp"
        if (!returned[lane]) {
          if (l % 2) {
#line 41 "/work/main/test/Execution/Barriers/leaving.cpp"
            result[lane] = 1;
            returned[lane] = true;
          }
#line 42 "/work/main/test/Execution/Barriers/leaving.cpp"
          if (!returned[lane]) {
            result[lane] = 2;
            returned[lane] = true;
          }
        }
#line 98 "/work/main/test/Execution/Barriers/leaving.cpp"
        int value = l * 10 + result[lane] * (l + 1);
        int *place = &out_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(out_marks, out, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
#line 40 "/work/main/test/Execution/Barriers/leaving.cpp"
    for (int lane = 0; lane < 64; ++lane) {
#line 18 "/work/main/test/Execution/Barriers/leaving.cpp"
      int t_global = tile * 64 + lane;
      int thread_x = tile * 64 + lane;
#line 95 "/work/main/test/Execution/Barriers/leaving.cpp"
      int l = lane;
#line 40 "/work/main/test/Execution/Barriers/leaving.cpp"
      if (!returned[lane]) {
        if (l % 2) {
#line 41 "/work/main/test/Execution/Barriers/leaving.cpp"
          result[lane] = 1;
          returned[lane] = true;
        }
#line 42 "/work/main/test/Execution/Barriers/leaving.cpp"
        if (!returned[lane]) {
          result[lane] = 2;
          returned[lane] = true;
        }
      }
#line 98 "/work/main/test/Execution/Barriers/leaving.cpp"
      int value = l * 10 + result[lane] * (l + 1);
      int *place = &out_2[INDEX(check_index1(18, thread_x, 0, 0, t_global, t_global, out_extent0,
          messages))];
      if (check_use_global(19, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, out, out_bytes)) {
          *place = value;
        }
      }
    }
  }
}

static bool check_pointer_private(uint site, int thread_x, int thread_y, int thread_z,
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

// kernel of run_kernel, leaving.cpp:18
#line 18 "/work/main/test/Execution/Barriers/leaving.cpp"
static void run_kernel_4(int *out, ulong out_bytes, long out_offset, int out_extent0,
                         uint *messages, int tile) {
  ulong out_marks = SHADOW_MARKS(out);
#line 105 "/work/main/test/Execution/Barriers/leaving.cpp"
  int one[64];
  int other[64];
#line 106 "/work/main/test/Execution/Barriers/leaving.cpp"
  pair p[64];
  int *chosen[64];
  int *out_2 = out + out_offset;
  SHADOW_BARRIER(0, 0, 0, 7);
  THREADS for (int lane = 0; lane < 64; ++lane) {
#line 105 "/work/main/test/Execution/Barriers/leaving.cpp"
    int l = lane;
    one[lane] = l;
    other[lane] = l * 2;
#line 106 "/work/main/test/Execution/Barriers/leaving.cpp"
    pair p_2 = {l, {1, l + 1}};
    p[lane] = p_2;
#line 107 "/work/main/test/Execution/Barriers/leaving.cpp"
    chosen[lane] = l % 2 ? &one[lane] : &p[lane].b[(int)(long)(l % 4 / 2)];
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  SHADOW_BARRIER(0, 0, 0, 9);
#line 109 "/work/main/test/Execution/Barriers/leaving.cpp"
  check_barrier(21, (int)(64L * tile), 0, 0, messages);
  for (int lane = 0; lane < 64; ++lane) {
#line 18 "/work/main/test/Execution/Barriers/leaving.cpp"
    int thread_x = tile * 64 + lane;
#line 105 "/work/main/test/Execution/Barriers/leaving.cpp"
    int l = lane;


    bool odd = l % 2 != 0;

    if (check_pointer_private(22, thread_x, 0, 0, chosen[lane], messages, 0,
        18446744073709551615uL)) {
      *chosen[lane] += 5;
    }
#line 111 "/work/main/test/Execution/Barriers/leaving.cpp"
    other[lane] += odd;
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  if (64L * tile >= 0 && out_extent0 + -64L * tile + -64L >= 0) {
    if (out_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 112 "/work/main/test/Execution/Barriers/leaving.cpp"
      check_barrier(25, (int)(64L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 64; ++lane) {
#line 18 "/work/main/test/Execution/Barriers/leaving.cpp"
        int t_global = tile * 64 + lane;
#line 113 "/work/main/test/Execution/Barriers/leaving.cpp"
        int value = one[lane] + other[lane] * 100 + p[lane].b[0] * 10000 + p[lane].b[1] * 100000;
        int *place = &out_2[INDEX((long)t_global)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 112 "/work/main/test/Execution/Barriers/leaving.cpp"
      check_barrier(25, (int)(64L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 64; ++lane) {
#line 18 "/work/main/test/Execution/Barriers/leaving.cpp"
        int t_global = tile * 64 + lane;
#line 113 "/work/main/test/Execution/Barriers/leaving.cpp"
        int value = one[lane] + other[lane] * 100 + p[lane].b[0] * 10000 + p[lane].b[1] * 100000;
        int *place = &out_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(out_marks, out, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 112 "/work/main/test/Execution/Barriers/leaving.cpp"
    check_barrier(25, (int)(64L * tile), 0, 0, messages);
    for (int lane = 0; lane < 64; ++lane) {
#line 18 "/work/main/test/Execution/Barriers/leaving.cpp"
      int t_global = tile * 64 + lane;
      int thread_x = tile * 64 + lane;
#line 113 "/work/main/test/Execution/Barriers/leaving.cpp"
      int value = one[lane] + other[lane] * 100 + p[lane].b[0] * 10000 + p[lane].b[1] * 100000;
      int *place = &out_2[INDEX(check_index1(26, thread_x, 0, 0, t_global, t_global, out_extent0,
          messages))];
      if (check_use_global(27, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, out, out_bytes)) {
          *place = value;
        }
      }
    }
  }
}

static __attribute__((noinline, cold)) void report_division(
    uint site, int thread_x, int thread_y, int thread_z, int value0, uint *messages) {
  uint message = begin_report(messages, 7, 6, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
  messages[message] = site;
  messages[message + 1] = (uint)thread_x;
  messages[message + 2] = (uint)thread_y;
  messages[message + 3] = (uint)thread_z;
  messages[message + 4] = (uint)value0;
}

static int check_divisor(uint site, int thread_x, int thread_y, int thread_z, int left,
                         int right, uint *messages) {
  if (right == 0) {
    report_division(site, thread_x, thread_y, thread_z, 0, messages);
    return 1;
  }
  if (right == -1 && left == (-2147483647 - 1)) {
    report_division(site, thread_x, thread_y, thread_z, 1, messages);
    return 1;
  }
  return right;
}

// kernel of run_kernel, leaving.cpp:18
#line 18 "/work/main/test/Execution/Barriers/leaving.cpp"
static void run_kernel_5(int *out, ulong out_bytes, long out_offset, int out_extent0,
                         uint *messages, int tile) {
  ulong out_marks = SHADOW_MARKS(out);
#line 122 "/work/main/test/Execution/Barriers/leaving.cpp"
  int sum[64];
  int *out_2 = out + out_offset;
  SHADOW_BARRIER(0, 0, 0, 7);
  THREADS for (int lane = 0; lane < 64; ++lane) {
    sum[lane] = 0;
  }
#line 123 "/work/main/test/Execution/Barriers/leaving.cpp"
  for (int i = 0; i < 3; ++i) {
    THREADS for (int lane = 0; lane < 64; ++lane) {
    }
    SHADOW_BARRIER(0, 0, 0, 8);
#line 125 "/work/main/test/Execution/Barriers/leaving.cpp"
    int group = tile;
    SHADOW_BARRIER(0, 0, 0, 9);
#line 124 "/work/main/test/Execution/Barriers/leaving.cpp"
    check_barrier(28, (int)(64L * tile), 0, 0, messages);
    for (int lane = 0; lane < 64; ++lane) {
#line 18 "/work/main/test/Execution/Barriers/leaving.cpp"
      int thread_x = tile * 64 + lane;
#line 122 "/work/main/test/Execution/Barriers/leaving.cpp"
      int l = lane;



      if (group == 0) {
        continue;
      }
#line 128 "/work/main/test/Execution/Barriers/leaving.cpp"
      int q = 12 / check_divisor(29, thread_x, 0, 0, 12, group, messages);
      sum[lane] += q + l;
    }
  }
#line 131 "/work/main/test/Execution/Barriers/leaving.cpp"
  if (64L * tile >= 0 && out_extent0 + -64L * tile + -64L >= 0) {
    if (out_marks == 0) {
      THREADS for (int lane = 0; lane < 64; ++lane) {
#line 18 "/work/main/test/Execution/Barriers/leaving.cpp"
        int t_global = tile * 64 + lane;
#line 131 "/work/main/test/Execution/Barriers/leaving.cpp"
        int *place = &out_2[INDEX((long)t_global)];
        *place = sum[lane];
      }
    } else {
      THREADS for (int lane = 0; lane < 64; ++lane) {
#line 18 "/work/main/test/Execution/Barriers/leaving.cpp"
        int t_global = tile * 64 + lane;
#line 131 "/work/main/test/Execution/Barriers/leaving.cpp"
        int *place = &out_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(out_marks, out, place, 4)) {
          *place = sum[lane];
        }
      }
    }
  } else {
    for (int lane = 0; lane < 64; ++lane) {
#line 18 "/work/main/test/Execution/Barriers/leaving.cpp"
      int t_global = tile * 64 + lane;
      int thread_x = tile * 64 + lane;
#line 131 "/work/main/test/Execution/Barriers/leaving.cpp"
      int *place = &out_2[INDEX(check_index1(30, thread_x, 0, 0, t_global, t_global, out_extent0,
          messages))];
      if (check_use_global(31, thread_x, 0, 0, place, 2, (ulong)sum[lane], 0, messages)) {
        if (IN_BOUNDS(place, out, out_bytes)) {
          *place = sum[lane];
        }
      }
    }
  }
}

// kernel of run_kernel, leaving.cpp:18
#line 18 "/work/main/test/Execution/Barriers/leaving.cpp"
static void run_kernel_6(int *out, ulong out_bytes, long out_offset, int out_extent0,
                         uint *messages, int tile) {
  ulong out_marks = SHADOW_MARKS(out);
#line 136 "/work/main/test/Execution/Barriers/leaving.cpp"
  int k[64];
  int *out_2 = out + out_offset;
  SHADOW_BARRIER(0, 0, 0, 7);
  THREADS for (int lane = 0; lane < 64; ++lane) {
    k[lane] = 0;
  }
#line 137 "/work/main/test/Execution/Barriers/leaving.cpp"
  for (int i = 0; i < 5; ++i) {
    THREADS for (int lane = 0; lane < 64; ++lane) {
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    SHADOW_BARRIER(0, 0, 0, 9);
#line 138 "/work/main/test/Execution/Barriers/leaving.cpp"
    check_barrier(32, (int)(64L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 64; ++lane) {
#line 139 "/work/main/test/Execution/Barriers/leaving.cpp"
      if (i == tile) {
        continue;
      }
#line 141 "/work/main/test/Execution/Barriers/leaving.cpp"
      k[lane] += i;
    }
  }
  THREADS for (int lane = 0; lane < 64; ++lane) {
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  if (64L * tile >= 0 && out_extent0 + -64L * tile + -64L >= 0) {
    if (out_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 143 "/work/main/test/Execution/Barriers/leaving.cpp"
      check_barrier(33, (int)(64L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 64; ++lane) {
#line 18 "/work/main/test/Execution/Barriers/leaving.cpp"
        int t_global = tile * 64 + lane;
#line 144 "/work/main/test/Execution/Barriers/leaving.cpp"
        int value = k[lane] * 100 + lane;
        int *place = &out_2[INDEX((long)t_global)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 143 "/work/main/test/Execution/Barriers/leaving.cpp"
      check_barrier(33, (int)(64L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 64; ++lane) {
#line 18 "/work/main/test/Execution/Barriers/leaving.cpp"
        int t_global = tile * 64 + lane;
#line 144 "/work/main/test/Execution/Barriers/leaving.cpp"
        int value = k[lane] * 100 + lane;
        int *place = &out_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(out_marks, out, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 143 "/work/main/test/Execution/Barriers/leaving.cpp"
    check_barrier(33, (int)(64L * tile), 0, 0, messages);
    for (int lane = 0; lane < 64; ++lane) {
#line 18 "/work/main/test/Execution/Barriers/leaving.cpp"
      int t_global = tile * 64 + lane;
      int thread_x = tile * 64 + lane;
#line 144 "/work/main/test/Execution/Barriers/leaving.cpp"
      int value = k[lane] * 100 + lane;
      int *place = &out_2[INDEX(check_index1(34, thread_x, 0, 0, t_global, t_global, out_extent0,
          messages))];
      if (check_use_global(35, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, out, out_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of run_kernel, leaving.cpp:18
#line 18 "/work/main/test/Execution/Barriers/leaving.cpp"
static void run_kernel_7(int *out, ulong out_bytes, long out_offset, int out_extent0,
                         uint *messages, int tile) {
  ulong out_marks = SHADOW_MARKS(out);
#line 150 "/work/main/test/Execution/Barriers/leaving.cpp"
  int n[64];
  int *out_2 = out + out_offset;
  SHADOW_BARRIER(0, 0, 0, 7);
  THREADS for (int lane = 0; lane < 64; ++lane) {
    n[lane] = 1;
  }
#line 151 "/work/main/test/Execution/Barriers/leaving.cpp"
  while (true) {
    THREADS for (int lane = 0; lane < 64; ++lane) {
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    SHADOW_BARRIER(0, 0, 0, 9);
#line 152 "/work/main/test/Execution/Barriers/leaving.cpp"
    check_barrier(36, (int)(64L * tile), 0, 0, messages);
    for (int lane = 0; lane < 64; ++lane) {
#line 18 "/work/main/test/Execution/Barriers/leaving.cpp"
      int thread_x = tile * 64 + lane;
#line 153 "/work/main/test/Execution/Barriers/leaving.cpp"
      if (tile == 0) {
        continue;
      }
#line 155 "/work/main/test/Execution/Barriers/leaving.cpp"
      int q = 12 / check_divisor(37, thread_x, 0, 0, 12, tile, messages);
      n[lane] += q;
    }
#line 157 "/work/main/test/Execution/Barriers/leaving.cpp"
    break;
  }
  if (64L * tile >= 0 && out_extent0 + -64L * tile + -64L >= 0) {
    if (out_marks == 0) {
      THREADS for (int lane = 0; lane < 64; ++lane) {
#line 18 "/work/main/test/Execution/Barriers/leaving.cpp"
        int t_global = tile * 64 + lane;
#line 159 "/work/main/test/Execution/Barriers/leaving.cpp"
        int value = n[lane] * 100 + lane;
        int *place = &out_2[INDEX((long)t_global)];
        *place = value;
      }
    } else {
      THREADS for (int lane = 0; lane < 64; ++lane) {
#line 18 "/work/main/test/Execution/Barriers/leaving.cpp"
        int t_global = tile * 64 + lane;
#line 159 "/work/main/test/Execution/Barriers/leaving.cpp"
        int value = n[lane] * 100 + lane;
        int *place = &out_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(out_marks, out, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    for (int lane = 0; lane < 64; ++lane) {
#line 18 "/work/main/test/Execution/Barriers/leaving.cpp"
      int t_global = tile * 64 + lane;
      int thread_x = tile * 64 + lane;
#line 159 "/work/main/test/Execution/Barriers/leaving.cpp"
      int value = n[lane] * 100 + lane;
      int *place = &out_2[INDEX(check_index1(38, thread_x, 0, 0, t_global, t_global, out_extent0,
          messages))];
      if (check_use_global(39, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, out, out_bytes)) {
          *place = value;
        }
      }
    }
  }
}

#line 1 "<ampcc native>"

AMPCC_NATIVE_ENTRY(run_kernel_native_5214e04be0dd9487) {
  int *out = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong out_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long out_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int out_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[4]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    run_kernel(out, out_bytes, out_offset, out_extent0, messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(run_kernel_2_native_5214e04be0dd9487) {
  int *out = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong out_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long out_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int out_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[4]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    run_kernel_2(out, out_bytes, out_offset, out_extent0, messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(run_kernel_3_native_5214e04be0dd9487) {
  int *out = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong out_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long out_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int out_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[4]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    run_kernel_3(out, out_bytes, out_offset, out_extent0, messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(run_kernel_4_native_5214e04be0dd9487) {
  int *out = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong out_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long out_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int out_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[4]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    run_kernel_4(out, out_bytes, out_offset, out_extent0, messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(run_kernel_5_native_5214e04be0dd9487) {
  int *out = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong out_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long out_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int out_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[4]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    run_kernel_5(out, out_bytes, out_offset, out_extent0, messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(run_kernel_6_native_5214e04be0dd9487) {
  int *out = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong out_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long out_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int out_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[4]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    run_kernel_6(out, out_bytes, out_offset, out_extent0, messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(run_kernel_7_native_5214e04be0dd9487) {
  int *out = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong out_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long out_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int out_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[4]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    run_kernel_7(out, out_bytes, out_offset, out_extent0, messages, static_cast<int>(ampcc_at.x));
}

} // namespace kernels
} // namespace ampcc_native
