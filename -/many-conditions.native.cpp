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

static __attribute__((noinline, cold)) void report_element(
    uint site, int thread_x, int thread_y, int thread_z, long value0, long value1, uint *messages) {
  uint message = begin_report(messages, 6, 9, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
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

static __attribute__((noinline, cold)) void report_pointer(
    uint site, int thread_x, int thread_y, int thread_z, int value0, uint *messages) {
  uint message = begin_report(messages, 3, 6, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
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

// kernel of run_kernel, many-conditions.cpp:40
#line 40 "/work/main/test/Execution/Barriers/many-conditions.cpp"
static void run_kernel(uint *v, ulong v_bytes, long v_offset, int v_extent0, int n,
                       uint *messages, int tile) {
  ulong v_marks = SHADOW_MARKS(v);
  bool s_filled = false;
#line 68 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  uint x[16];
  uint x_2[16];
  uint x_3[16];
  uint x_4[16];
  uint x_5[16];
  uint x_6[16];
  uint x_7[16];
  uint x_8[16];
  uint x_9[16];
#line 41 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  uint s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  uint *v_2 = v + v_offset;
  if (16L * tile >= 0 && v_extent0 + -16L * tile + -16L >= 0) {
    if (v_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int t_local = lane;
#line 42 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        uint *place = &v_2[INDEX((long)t_global)];
        uint value = *place;
        s[t_local] = value;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int t_local = lane;
        int thread_x = tile * 16 + lane;
        uint *place = &v_2[INDEX((long)t_global)];
        uint value = v_marks == 0 || SHADOW_WRITTEN(v_marks, v, place, 4) ||
            check_use_global(5, thread_x, 0, 0, place, 0, 0, 6, messages) ? *place : 0;
        s[t_local] = value;
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
      int t_local = lane;
      int thread_x = tile * 16 + lane;
      uint *place = &v_2[INDEX(check_index1(4, thread_x, 0, 0, t_global, t_global, v_extent0,
          messages))];
      uint value = check_use_global(5, thread_x, 0, 0, place, 0, 0, 6, messages) ?
          (IN_BOUNDS(place, v, v_bytes) ? *place : 0) : 0;
      if (check_element(7, thread_x, 0, 0, (long)t_local, 16, messages) &&
          check_use_local(8, thread_x, 0, 0, &s[t_local], 2, (ulong)value, 0, messages)) {
        s[t_local] = value;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  check_barrier(9, (int)(16L * tile), 0, 0, messages);
  THREADS for (int lane = 0; lane < 16; ++lane) {
  }
#line 68 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (n >= 1) {
    if (s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_local = lane;
        uint *place = &s[(t_local + 1) % 16];
        x[lane] = *place;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      for (int lane = 0; lane < 16; ++lane) {
        int t_local = lane;
        int thread_x = tile * 16 + lane;
        uint *place = &s[(t_local + 1) % 16];
        x[lane] = check_pointer(0, thread_x, 0, 0, place, messages, (ulong)&s, 64) &&
            check_use_local(1, thread_x, 0, 0, place, 0, 0, 2, messages) ? *place : 0;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    if (s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
      check_barrier(3, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_local = lane;
        s[t_local] += x[lane];
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
      check_barrier(3, (int)(16L * tile), 0, 0, messages);
      for (int lane = 0; lane < 16; ++lane) {
        int t_local = lane;
        int thread_x = tile * 16 + lane;
        if (check_pointer(0, thread_x, 0, 0, &s[t_local], messages, (ulong)&s, 64) &&
            check_use_local(1, thread_x, 0, 0, &s[t_local], 4, 0, 2, messages)) {
          s[t_local] += x[lane];
        }
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    SHADOW_BARRIER(0, 0, 0, 9);
    check_barrier(3, (int)(16L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
  }
  if (n >= 2) {
    if (s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_local = lane;
        uint *place = &s[(t_local + 2) % 16];
        x_2[lane] = *place;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      for (int lane = 0; lane < 16; ++lane) {
        int t_local = lane;
        int thread_x = tile * 16 + lane;
        uint *place = &s[(t_local + 2) % 16];
        x_2[lane] = check_pointer(0, thread_x, 0, 0, place, messages, (ulong)&s, 64) &&
            check_use_local(1, thread_x, 0, 0, place, 0, 0, 2, messages) ? *place : 0;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    if (s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
      check_barrier(3, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_local = lane;
        s[t_local] += x_2[lane];
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
      check_barrier(3, (int)(16L * tile), 0, 0, messages);
      for (int lane = 0; lane < 16; ++lane) {
        int t_local = lane;
        int thread_x = tile * 16 + lane;
        if (check_pointer(0, thread_x, 0, 0, &s[t_local], messages, (ulong)&s, 64) &&
            check_use_local(1, thread_x, 0, 0, &s[t_local], 4, 0, 2, messages)) {
          s[t_local] += x_2[lane];
        }
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    SHADOW_BARRIER(0, 0, 0, 9);
    check_barrier(3, (int)(16L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
  }
  if (n >= 3) {
    if (s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_local = lane;
        uint *place = &s[(t_local + 3) % 16];
        x_3[lane] = *place;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      for (int lane = 0; lane < 16; ++lane) {
        int t_local = lane;
        int thread_x = tile * 16 + lane;
        uint *place = &s[(t_local + 3) % 16];
        x_3[lane] = check_pointer(0, thread_x, 0, 0, place, messages, (ulong)&s, 64) &&
            check_use_local(1, thread_x, 0, 0, place, 0, 0, 2, messages) ? *place : 0;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    if (s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
      check_barrier(3, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_local = lane;
        s[t_local] += x_3[lane];
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
      check_barrier(3, (int)(16L * tile), 0, 0, messages);
      for (int lane = 0; lane < 16; ++lane) {
        int t_local = lane;
        int thread_x = tile * 16 + lane;
        if (check_pointer(0, thread_x, 0, 0, &s[t_local], messages, (ulong)&s, 64) &&
            check_use_local(1, thread_x, 0, 0, &s[t_local], 4, 0, 2, messages)) {
          s[t_local] += x_3[lane];
        }
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    SHADOW_BARRIER(0, 0, 0, 9);
    check_barrier(3, (int)(16L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
  }
  if (n >= 4) {
    if (s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_local = lane;
        uint *place = &s[(t_local + 4) % 16];
        x_4[lane] = *place;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      for (int lane = 0; lane < 16; ++lane) {
        int t_local = lane;
        int thread_x = tile * 16 + lane;
        uint *place = &s[(t_local + 4) % 16];
        x_4[lane] = check_pointer(0, thread_x, 0, 0, place, messages, (ulong)&s, 64) &&
            check_use_local(1, thread_x, 0, 0, place, 0, 0, 2, messages) ? *place : 0;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    if (s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
      check_barrier(3, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_local = lane;
        s[t_local] += x_4[lane];
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
      check_barrier(3, (int)(16L * tile), 0, 0, messages);
      for (int lane = 0; lane < 16; ++lane) {
        int t_local = lane;
        int thread_x = tile * 16 + lane;
        if (check_pointer(0, thread_x, 0, 0, &s[t_local], messages, (ulong)&s, 64) &&
            check_use_local(1, thread_x, 0, 0, &s[t_local], 4, 0, 2, messages)) {
          s[t_local] += x_4[lane];
        }
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    SHADOW_BARRIER(0, 0, 0, 9);
    check_barrier(3, (int)(16L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
  }
  if (n >= 5) {
    if (s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_local = lane;
        uint *place = &s[(t_local + 5) % 16];
        x_5[lane] = *place;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      for (int lane = 0; lane < 16; ++lane) {
        int t_local = lane;
        int thread_x = tile * 16 + lane;
        uint *place = &s[(t_local + 5) % 16];
        x_5[lane] = check_pointer(0, thread_x, 0, 0, place, messages, (ulong)&s, 64) &&
            check_use_local(1, thread_x, 0, 0, place, 0, 0, 2, messages) ? *place : 0;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    if (s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
      check_barrier(3, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_local = lane;
        s[t_local] += x_5[lane];
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
      check_barrier(3, (int)(16L * tile), 0, 0, messages);
      for (int lane = 0; lane < 16; ++lane) {
        int t_local = lane;
        int thread_x = tile * 16 + lane;
        if (check_pointer(0, thread_x, 0, 0, &s[t_local], messages, (ulong)&s, 64) &&
            check_use_local(1, thread_x, 0, 0, &s[t_local], 4, 0, 2, messages)) {
          s[t_local] += x_5[lane];
        }
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    SHADOW_BARRIER(0, 0, 0, 9);
    check_barrier(3, (int)(16L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
  }
  if (n >= 6) {
    if (s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_local = lane;
        uint *place = &s[(t_local + 6) % 16];
        x_6[lane] = *place;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      for (int lane = 0; lane < 16; ++lane) {
        int t_local = lane;
        int thread_x = tile * 16 + lane;
        uint *place = &s[(t_local + 6) % 16];
        x_6[lane] = check_pointer(0, thread_x, 0, 0, place, messages, (ulong)&s, 64) &&
            check_use_local(1, thread_x, 0, 0, place, 0, 0, 2, messages) ? *place : 0;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    if (s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
      check_barrier(3, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_local = lane;
        s[t_local] += x_6[lane];
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
      check_barrier(3, (int)(16L * tile), 0, 0, messages);
      for (int lane = 0; lane < 16; ++lane) {
        int t_local = lane;
        int thread_x = tile * 16 + lane;
        if (check_pointer(0, thread_x, 0, 0, &s[t_local], messages, (ulong)&s, 64) &&
            check_use_local(1, thread_x, 0, 0, &s[t_local], 4, 0, 2, messages)) {
          s[t_local] += x_6[lane];
        }
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    SHADOW_BARRIER(0, 0, 0, 9);
    check_barrier(3, (int)(16L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
  }
  if (n >= 7) {
    if (s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_local = lane;
        uint *place = &s[(t_local + 7) % 16];
        x_7[lane] = *place;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      for (int lane = 0; lane < 16; ++lane) {
        int t_local = lane;
        int thread_x = tile * 16 + lane;
        uint *place = &s[(t_local + 7) % 16];
        x_7[lane] = check_pointer(0, thread_x, 0, 0, place, messages, (ulong)&s, 64) &&
            check_use_local(1, thread_x, 0, 0, place, 0, 0, 2, messages) ? *place : 0;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    if (s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
      check_barrier(3, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_local = lane;
        s[t_local] += x_7[lane];
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
      check_barrier(3, (int)(16L * tile), 0, 0, messages);
      for (int lane = 0; lane < 16; ++lane) {
        int t_local = lane;
        int thread_x = tile * 16 + lane;
        if (check_pointer(0, thread_x, 0, 0, &s[t_local], messages, (ulong)&s, 64) &&
            check_use_local(1, thread_x, 0, 0, &s[t_local], 4, 0, 2, messages)) {
          s[t_local] += x_7[lane];
        }
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    SHADOW_BARRIER(0, 0, 0, 9);
    check_barrier(3, (int)(16L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
  }
  if (n >= 8) {
    if (s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_local = lane;
        uint *place = &s[(t_local + 8) % 16];
        x_8[lane] = *place;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      for (int lane = 0; lane < 16; ++lane) {
        int t_local = lane;
        int thread_x = tile * 16 + lane;
        uint *place = &s[(t_local + 8) % 16];
        x_8[lane] = check_pointer(0, thread_x, 0, 0, place, messages, (ulong)&s, 64) &&
            check_use_local(1, thread_x, 0, 0, place, 0, 0, 2, messages) ? *place : 0;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    if (s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
      check_barrier(3, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_local = lane;
        s[t_local] += x_8[lane];
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
      check_barrier(3, (int)(16L * tile), 0, 0, messages);
      for (int lane = 0; lane < 16; ++lane) {
        int t_local = lane;
        int thread_x = tile * 16 + lane;
        if (check_pointer(0, thread_x, 0, 0, &s[t_local], messages, (ulong)&s, 64) &&
            check_use_local(1, thread_x, 0, 0, &s[t_local], 4, 0, 2, messages)) {
          s[t_local] += x_8[lane];
        }
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    SHADOW_BARRIER(0, 0, 0, 9);
    check_barrier(3, (int)(16L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
  }
  if (n >= 9) {
    if (s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_local = lane;
        uint *place = &s[(t_local + 9) % 16];
        x_9[lane] = *place;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      for (int lane = 0; lane < 16; ++lane) {
        int t_local = lane;
        int thread_x = tile * 16 + lane;
        uint *place = &s[(t_local + 9) % 16];
        x_9[lane] = check_pointer(0, thread_x, 0, 0, place, messages, (ulong)&s, 64) &&
            check_use_local(1, thread_x, 0, 0, place, 0, 0, 2, messages) ? *place : 0;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    if (s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
      check_barrier(3, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_local = lane;
        s[t_local] += x_9[lane];
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
      check_barrier(3, (int)(16L * tile), 0, 0, messages);
      for (int lane = 0; lane < 16; ++lane) {
        int t_local = lane;
        int thread_x = tile * 16 + lane;
        if (check_pointer(0, thread_x, 0, 0, &s[t_local], messages, (ulong)&s, 64) &&
            check_use_local(1, thread_x, 0, 0, &s[t_local], 4, 0, 2, messages)) {
          s[t_local] += x_9[lane];
        }
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    SHADOW_BARRIER(0, 0, 0, 9);
    check_barrier(3, (int)(16L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
  }
#line 45 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if ((s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile >= 0 &&
      v_extent0 + -16L * tile + -16L >= 0) {
    if (v_marks == 0) {
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int t_local = lane;
        uint value = s[t_local];
        uint *place = &v_2[INDEX((long)t_global)];
        *place = value;
      }
    } else {
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int t_local = lane;
        uint value = s[t_local];
        uint *place = &v_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(v_marks, v, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int t_local = lane;
      int thread_x = tile * 16 + lane;
      uint value = check_element(10, thread_x, 0, 0, (long)t_local, 16, messages) &&
          check_use_local(11, thread_x, 0, 0, &s[t_local], 0, 0, 12, messages) ? s[t_local] : 0;
      uint *place = &v_2[INDEX(check_index1(13, thread_x, 0, 0, t_global, t_global, v_extent0,
          messages))];
      if (check_use_global(14, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, v, v_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of run_kernel, many-conditions.cpp:40
#line 40 "/work/main/test/Execution/Barriers/many-conditions.cpp"
static void run_kernel_2(uint *v, ulong v_bytes, long v_offset, int v_extent0, int n,
                         uint *messages, int tile) {
  ulong v_marks = SHADOW_MARKS(v);
  bool s_filled = false;
  int t_local[16];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  uint x[16];
  int t_local_2[16];
  uint x_2[16];
  int t_local_3[16];
  uint x_3[16];
  int t_local_4[16];
  uint x_4[16];
  int t_local_5[16];
  uint x_5[16];
  int t_local_6[16];
  uint x_6[16];
  int t_local_7[16];
  uint x_7[16];
  int t_local_8[16];
  uint x_8[16];
  int t_local_9[16];
  uint x_9[16];
#line 41 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  uint s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  uint *v_2 = v + v_offset;
  if (16L * tile >= 0 && v_extent0 + -16L * tile + -16L >= 0) {
    if (v_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int t_local_10 = lane;
#line 42 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        uint *place = &v_2[INDEX((long)t_global)];
        uint value = *place;
        s[t_local_10] = value;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int t_local_10 = lane;
        int thread_x = tile * 16 + lane;
        uint *place = &v_2[INDEX((long)t_global)];
        uint value = v_marks == 0 || SHADOW_WRITTEN(v_marks, v, place, 4) ||
            check_use_global(5, thread_x, 0, 0, place, 0, 0, 6, messages) ? *place : 0;
        s[t_local_10] = value;
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
      int t_local_10 = lane;
      int thread_x = tile * 16 + lane;
      uint *place = &v_2[INDEX(check_index1(4, thread_x, 0, 0, t_global, t_global, v_extent0,
          messages))];
      uint value = check_use_global(5, thread_x, 0, 0, place, 0, 0, 6, messages) ?
          (IN_BOUNDS(place, v, v_bytes) ? *place : 0) : 0;
      if (check_element(7, thread_x, 0, 0, (long)t_local_10, 16, messages) &&
          check_use_local(8, thread_x, 0, 0, &s[t_local_10], 2, (ulong)value, 0, messages)) {
        s[t_local_10] = value;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  check_barrier(9, (int)(16L * tile), 0, 0, messages);
  THREADS for (int lane = 0; lane < 16; ++lane) {
  }
#line 75 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (n >= 1) {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    if (s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
      for (int lane = 0; lane < 16; ++lane) {
        t_local[lane] = lane;
        int thread_x = tile * 16 + lane;
        int l = t_local[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 1) % 16], messages, (ulong)&s, 64) ?
            s[(l + 1) % 16] : 0;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      for (int lane = 0; lane < 16; ++lane) {
        t_local[lane] = lane;
        int thread_x = tile * 16 + lane;
        int l = t_local[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 1) % 16], messages, (ulong)&s, 64) &&
            check_use_local(16, thread_x, 0, 0, &s[(l + 1) % 16], 0, 0, 17, messages) ?
            s[(l + 1) % 16] : 0;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    SHADOW_BARRIER(0, 0, 0, 9);
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    check_barrier(18, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      int l = t_local[lane];


      if (check_pointer(19, thread_x, 0, 0, &s[l], messages, (ulong)&s, 64) &&
          check_use_local(20, thread_x, 0, 0, &s[l], 4, 0, 21, messages)) {
        s[l] += x[lane];
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    SHADOW_BARRIER(0, 0, 0, 9);
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    check_barrier(22, (int)(16L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
  }
#line 75 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (n >= 2) {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    if (s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
      for (int lane = 0; lane < 16; ++lane) {
        t_local_2[lane] = lane;
        int thread_x = tile * 16 + lane;
        int l = t_local_2[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x_2[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 2) % 16], messages, (ulong)&s, 64) ?
            s[(l + 2) % 16] : 0;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      for (int lane = 0; lane < 16; ++lane) {
        t_local_2[lane] = lane;
        int thread_x = tile * 16 + lane;
        int l = t_local_2[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x_2[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 2) % 16], messages, (ulong)&s, 64) &&
            check_use_local(16, thread_x, 0, 0, &s[(l + 2) % 16], 0, 0, 17, messages) ?
            s[(l + 2) % 16] : 0;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    SHADOW_BARRIER(0, 0, 0, 9);
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    check_barrier(18, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      int l = t_local_2[lane];


      if (check_pointer(19, thread_x, 0, 0, &s[l], messages, (ulong)&s, 64) &&
          check_use_local(20, thread_x, 0, 0, &s[l], 4, 0, 21, messages)) {
        s[l] += x_2[lane];
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    SHADOW_BARRIER(0, 0, 0, 9);
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    check_barrier(22, (int)(16L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
  }
#line 75 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (n >= 3) {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    if (s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
      for (int lane = 0; lane < 16; ++lane) {
        t_local_3[lane] = lane;
        int thread_x = tile * 16 + lane;
        int l = t_local_3[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x_3[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 3) % 16], messages, (ulong)&s, 64) ?
            s[(l + 3) % 16] : 0;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      for (int lane = 0; lane < 16; ++lane) {
        t_local_3[lane] = lane;
        int thread_x = tile * 16 + lane;
        int l = t_local_3[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x_3[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 3) % 16], messages, (ulong)&s, 64) &&
            check_use_local(16, thread_x, 0, 0, &s[(l + 3) % 16], 0, 0, 17, messages) ?
            s[(l + 3) % 16] : 0;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    SHADOW_BARRIER(0, 0, 0, 9);
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    check_barrier(18, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      int l = t_local_3[lane];


      if (check_pointer(19, thread_x, 0, 0, &s[l], messages, (ulong)&s, 64) &&
          check_use_local(20, thread_x, 0, 0, &s[l], 4, 0, 21, messages)) {
        s[l] += x_3[lane];
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    SHADOW_BARRIER(0, 0, 0, 9);
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    check_barrier(22, (int)(16L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
  }
#line 75 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (n >= 4) {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    if (s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
      for (int lane = 0; lane < 16; ++lane) {
        t_local_4[lane] = lane;
        int thread_x = tile * 16 + lane;
        int l = t_local_4[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x_4[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 4) % 16], messages, (ulong)&s, 64) ?
            s[(l + 4) % 16] : 0;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      for (int lane = 0; lane < 16; ++lane) {
        t_local_4[lane] = lane;
        int thread_x = tile * 16 + lane;
        int l = t_local_4[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x_4[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 4) % 16], messages, (ulong)&s, 64) &&
            check_use_local(16, thread_x, 0, 0, &s[(l + 4) % 16], 0, 0, 17, messages) ?
            s[(l + 4) % 16] : 0;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    SHADOW_BARRIER(0, 0, 0, 9);
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    check_barrier(18, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      int l = t_local_4[lane];


      if (check_pointer(19, thread_x, 0, 0, &s[l], messages, (ulong)&s, 64) &&
          check_use_local(20, thread_x, 0, 0, &s[l], 4, 0, 21, messages)) {
        s[l] += x_4[lane];
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    SHADOW_BARRIER(0, 0, 0, 9);
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    check_barrier(22, (int)(16L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
  }
#line 75 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (n >= 5) {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    if (s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
      for (int lane = 0; lane < 16; ++lane) {
        t_local_5[lane] = lane;
        int thread_x = tile * 16 + lane;
        int l = t_local_5[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x_5[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 5) % 16], messages, (ulong)&s, 64) ?
            s[(l + 5) % 16] : 0;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      for (int lane = 0; lane < 16; ++lane) {
        t_local_5[lane] = lane;
        int thread_x = tile * 16 + lane;
        int l = t_local_5[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x_5[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 5) % 16], messages, (ulong)&s, 64) &&
            check_use_local(16, thread_x, 0, 0, &s[(l + 5) % 16], 0, 0, 17, messages) ?
            s[(l + 5) % 16] : 0;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    SHADOW_BARRIER(0, 0, 0, 9);
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    check_barrier(18, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      int l = t_local_5[lane];


      if (check_pointer(19, thread_x, 0, 0, &s[l], messages, (ulong)&s, 64) &&
          check_use_local(20, thread_x, 0, 0, &s[l], 4, 0, 21, messages)) {
        s[l] += x_5[lane];
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    SHADOW_BARRIER(0, 0, 0, 9);
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    check_barrier(22, (int)(16L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
  }
#line 75 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (n >= 6) {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    if (s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
      for (int lane = 0; lane < 16; ++lane) {
        t_local_6[lane] = lane;
        int thread_x = tile * 16 + lane;
        int l = t_local_6[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x_6[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 6) % 16], messages, (ulong)&s, 64) ?
            s[(l + 6) % 16] : 0;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      for (int lane = 0; lane < 16; ++lane) {
        t_local_6[lane] = lane;
        int thread_x = tile * 16 + lane;
        int l = t_local_6[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x_6[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 6) % 16], messages, (ulong)&s, 64) &&
            check_use_local(16, thread_x, 0, 0, &s[(l + 6) % 16], 0, 0, 17, messages) ?
            s[(l + 6) % 16] : 0;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    SHADOW_BARRIER(0, 0, 0, 9);
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    check_barrier(18, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      int l = t_local_6[lane];


      if (check_pointer(19, thread_x, 0, 0, &s[l], messages, (ulong)&s, 64) &&
          check_use_local(20, thread_x, 0, 0, &s[l], 4, 0, 21, messages)) {
        s[l] += x_6[lane];
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    SHADOW_BARRIER(0, 0, 0, 9);
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    check_barrier(22, (int)(16L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
  }
#line 75 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (n >= 7) {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    if (s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
      for (int lane = 0; lane < 16; ++lane) {
        t_local_7[lane] = lane;
        int thread_x = tile * 16 + lane;
        int l = t_local_7[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x_7[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 7) % 16], messages, (ulong)&s, 64) ?
            s[(l + 7) % 16] : 0;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      for (int lane = 0; lane < 16; ++lane) {
        t_local_7[lane] = lane;
        int thread_x = tile * 16 + lane;
        int l = t_local_7[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x_7[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 7) % 16], messages, (ulong)&s, 64) &&
            check_use_local(16, thread_x, 0, 0, &s[(l + 7) % 16], 0, 0, 17, messages) ?
            s[(l + 7) % 16] : 0;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    SHADOW_BARRIER(0, 0, 0, 9);
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    check_barrier(18, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      int l = t_local_7[lane];


      if (check_pointer(19, thread_x, 0, 0, &s[l], messages, (ulong)&s, 64) &&
          check_use_local(20, thread_x, 0, 0, &s[l], 4, 0, 21, messages)) {
        s[l] += x_7[lane];
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    SHADOW_BARRIER(0, 0, 0, 9);
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    check_barrier(22, (int)(16L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
  }
#line 75 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (n >= 8) {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    if (s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
      for (int lane = 0; lane < 16; ++lane) {
        t_local_8[lane] = lane;
        int thread_x = tile * 16 + lane;
        int l = t_local_8[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x_8[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 8) % 16], messages, (ulong)&s, 64) ?
            s[(l + 8) % 16] : 0;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      for (int lane = 0; lane < 16; ++lane) {
        t_local_8[lane] = lane;
        int thread_x = tile * 16 + lane;
        int l = t_local_8[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x_8[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 8) % 16], messages, (ulong)&s, 64) &&
            check_use_local(16, thread_x, 0, 0, &s[(l + 8) % 16], 0, 0, 17, messages) ?
            s[(l + 8) % 16] : 0;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    SHADOW_BARRIER(0, 0, 0, 9);
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    check_barrier(18, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      int l = t_local_8[lane];


      if (check_pointer(19, thread_x, 0, 0, &s[l], messages, (ulong)&s, 64) &&
          check_use_local(20, thread_x, 0, 0, &s[l], 4, 0, 21, messages)) {
        s[l] += x_8[lane];
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    SHADOW_BARRIER(0, 0, 0, 9);
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    check_barrier(22, (int)(16L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
  }
#line 75 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (n >= 9) {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    if (s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
      for (int lane = 0; lane < 16; ++lane) {
        t_local_9[lane] = lane;
        int thread_x = tile * 16 + lane;
        int l = t_local_9[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x_9[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 9) % 16], messages, (ulong)&s, 64) ?
            s[(l + 9) % 16] : 0;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      for (int lane = 0; lane < 16; ++lane) {
        t_local_9[lane] = lane;
        int thread_x = tile * 16 + lane;
        int l = t_local_9[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x_9[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 9) % 16], messages, (ulong)&s, 64) &&
            check_use_local(16, thread_x, 0, 0, &s[(l + 9) % 16], 0, 0, 17, messages) ?
            s[(l + 9) % 16] : 0;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    SHADOW_BARRIER(0, 0, 0, 9);
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    check_barrier(18, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      int l = t_local_9[lane];


      if (check_pointer(19, thread_x, 0, 0, &s[l], messages, (ulong)&s, 64) &&
          check_use_local(20, thread_x, 0, 0, &s[l], 4, 0, 21, messages)) {
        s[l] += x_9[lane];
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    SHADOW_BARRIER(0, 0, 0, 9);
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    check_barrier(22, (int)(16L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
  }
#line 45 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if ((s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile >= 0 &&
      v_extent0 + -16L * tile + -16L >= 0) {
    if (v_marks == 0) {
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int t_local_10 = lane;
        uint value = s[t_local_10];
        uint *place = &v_2[INDEX((long)t_global)];
        *place = value;
      }
    } else {
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int t_local_10 = lane;
        uint value = s[t_local_10];
        uint *place = &v_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(v_marks, v, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int t_local_10 = lane;
      int thread_x = tile * 16 + lane;
      uint value = check_element(10, thread_x, 0, 0, (long)t_local_10, 16, messages) &&
          check_use_local(11, thread_x, 0, 0, &s[t_local_10], 0, 0, 12, messages) ? s[t_local_10] :
          0;
      uint *place = &v_2[INDEX(check_index1(13, thread_x, 0, 0, t_global, t_global, v_extent0,
          messages))];
      if (check_use_global(14, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, v, v_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of run_kernel, many-conditions.cpp:40
#line 40 "/work/main/test/Execution/Barriers/many-conditions.cpp"
static void run_kernel_3(uint *v, ulong v_bytes, long v_offset, int v_extent0, int n,
                         uint *messages, int tile) {
  ulong v_marks = SHADOW_MARKS(v);
  bool s_filled = false;
  int t_local[16];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  uint x[16];
  int t_local_2[16];
  uint x_2[16];
  int t_local_3[16];
  uint x_3[16];
  int t_local_4[16];
  uint x_4[16];
  int t_local_5[16];
  uint x_5[16];
  int t_local_6[16];
  uint x_6[16];
  int t_local_7[16];
  uint x_7[16];
  int t_local_8[16];
  uint x_8[16];
  int t_local_9[16];
  uint x_9[16];
#line 41 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  uint s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  uint *v_2 = v + v_offset;
  if (16L * tile >= 0 && v_extent0 + -16L * tile + -16L >= 0) {
    if (v_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int t_local_10 = lane;
#line 42 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        uint *place = &v_2[INDEX((long)t_global)];
        uint value = *place;
        s[t_local_10] = value;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int t_local_10 = lane;
        int thread_x = tile * 16 + lane;
        uint *place = &v_2[INDEX((long)t_global)];
        uint value = v_marks == 0 || SHADOW_WRITTEN(v_marks, v, place, 4) ||
            check_use_global(5, thread_x, 0, 0, place, 0, 0, 6, messages) ? *place : 0;
        s[t_local_10] = value;
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
      int t_local_10 = lane;
      int thread_x = tile * 16 + lane;
      uint *place = &v_2[INDEX(check_index1(4, thread_x, 0, 0, t_global, t_global, v_extent0,
          messages))];
      uint value = check_use_global(5, thread_x, 0, 0, place, 0, 0, 6, messages) ?
          (IN_BOUNDS(place, v, v_bytes) ? *place : 0) : 0;
      if (check_element(7, thread_x, 0, 0, (long)t_local_10, 16, messages) &&
          check_use_local(8, thread_x, 0, 0, &s[t_local_10], 2, (ulong)value, 0, messages)) {
        s[t_local_10] = value;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  check_barrier(9, (int)(16L * tile), 0, 0, messages);
  THREADS for (int lane = 0; lane < 16; ++lane) {
  }
#line 26 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (n >= 1) {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    if (s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
      for (int lane = 0; lane < 16; ++lane) {
        t_local[lane] = lane;
        int thread_x = tile * 16 + lane;
        int l = t_local[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 1) % 16], messages, (ulong)&s, 64) ?
            s[(l + 1) % 16] : 0;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      for (int lane = 0; lane < 16; ++lane) {
        t_local[lane] = lane;
        int thread_x = tile * 16 + lane;
        int l = t_local[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 1) % 16], messages, (ulong)&s, 64) &&
            check_use_local(16, thread_x, 0, 0, &s[(l + 1) % 16], 0, 0, 17, messages) ?
            s[(l + 1) % 16] : 0;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    SHADOW_BARRIER(0, 0, 0, 9);
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    check_barrier(18, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      int l = t_local[lane];


      if (check_pointer(19, thread_x, 0, 0, &s[l], messages, (ulong)&s, 64) &&
          check_use_local(20, thread_x, 0, 0, &s[l], 4, 0, 21, messages)) {
        s[l] += x[lane];
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    SHADOW_BARRIER(0, 0, 0, 9);
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    check_barrier(22, (int)(16L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
  }
  if (n >= 2) {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    if (s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
      for (int lane = 0; lane < 16; ++lane) {
        t_local_2[lane] = lane;
        int thread_x = tile * 16 + lane;
        int l = t_local_2[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x_2[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 2) % 16], messages, (ulong)&s, 64) ?
            s[(l + 2) % 16] : 0;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      for (int lane = 0; lane < 16; ++lane) {
        t_local_2[lane] = lane;
        int thread_x = tile * 16 + lane;
        int l = t_local_2[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x_2[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 2) % 16], messages, (ulong)&s, 64) &&
            check_use_local(16, thread_x, 0, 0, &s[(l + 2) % 16], 0, 0, 17, messages) ?
            s[(l + 2) % 16] : 0;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    SHADOW_BARRIER(0, 0, 0, 9);
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    check_barrier(18, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      int l = t_local_2[lane];


      if (check_pointer(19, thread_x, 0, 0, &s[l], messages, (ulong)&s, 64) &&
          check_use_local(20, thread_x, 0, 0, &s[l], 4, 0, 21, messages)) {
        s[l] += x_2[lane];
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    SHADOW_BARRIER(0, 0, 0, 9);
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    check_barrier(22, (int)(16L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
  }
  if (n >= 3) {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    if (s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
      for (int lane = 0; lane < 16; ++lane) {
        t_local_3[lane] = lane;
        int thread_x = tile * 16 + lane;
        int l = t_local_3[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x_3[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 3) % 16], messages, (ulong)&s, 64) ?
            s[(l + 3) % 16] : 0;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      for (int lane = 0; lane < 16; ++lane) {
        t_local_3[lane] = lane;
        int thread_x = tile * 16 + lane;
        int l = t_local_3[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x_3[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 3) % 16], messages, (ulong)&s, 64) &&
            check_use_local(16, thread_x, 0, 0, &s[(l + 3) % 16], 0, 0, 17, messages) ?
            s[(l + 3) % 16] : 0;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    SHADOW_BARRIER(0, 0, 0, 9);
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    check_barrier(18, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      int l = t_local_3[lane];


      if (check_pointer(19, thread_x, 0, 0, &s[l], messages, (ulong)&s, 64) &&
          check_use_local(20, thread_x, 0, 0, &s[l], 4, 0, 21, messages)) {
        s[l] += x_3[lane];
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    SHADOW_BARRIER(0, 0, 0, 9);
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    check_barrier(22, (int)(16L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
  }
  if (n >= 4) {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    if (s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
      for (int lane = 0; lane < 16; ++lane) {
        t_local_4[lane] = lane;
        int thread_x = tile * 16 + lane;
        int l = t_local_4[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x_4[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 4) % 16], messages, (ulong)&s, 64) ?
            s[(l + 4) % 16] : 0;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      for (int lane = 0; lane < 16; ++lane) {
        t_local_4[lane] = lane;
        int thread_x = tile * 16 + lane;
        int l = t_local_4[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x_4[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 4) % 16], messages, (ulong)&s, 64) &&
            check_use_local(16, thread_x, 0, 0, &s[(l + 4) % 16], 0, 0, 17, messages) ?
            s[(l + 4) % 16] : 0;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    SHADOW_BARRIER(0, 0, 0, 9);
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    check_barrier(18, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      int l = t_local_4[lane];


      if (check_pointer(19, thread_x, 0, 0, &s[l], messages, (ulong)&s, 64) &&
          check_use_local(20, thread_x, 0, 0, &s[l], 4, 0, 21, messages)) {
        s[l] += x_4[lane];
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    SHADOW_BARRIER(0, 0, 0, 9);
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    check_barrier(22, (int)(16L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
  }
  if (n >= 5) {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    if (s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
      for (int lane = 0; lane < 16; ++lane) {
        t_local_5[lane] = lane;
        int thread_x = tile * 16 + lane;
        int l = t_local_5[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x_5[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 5) % 16], messages, (ulong)&s, 64) ?
            s[(l + 5) % 16] : 0;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      for (int lane = 0; lane < 16; ++lane) {
        t_local_5[lane] = lane;
        int thread_x = tile * 16 + lane;
        int l = t_local_5[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x_5[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 5) % 16], messages, (ulong)&s, 64) &&
            check_use_local(16, thread_x, 0, 0, &s[(l + 5) % 16], 0, 0, 17, messages) ?
            s[(l + 5) % 16] : 0;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    SHADOW_BARRIER(0, 0, 0, 9);
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    check_barrier(18, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      int l = t_local_5[lane];


      if (check_pointer(19, thread_x, 0, 0, &s[l], messages, (ulong)&s, 64) &&
          check_use_local(20, thread_x, 0, 0, &s[l], 4, 0, 21, messages)) {
        s[l] += x_5[lane];
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    SHADOW_BARRIER(0, 0, 0, 9);
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    check_barrier(22, (int)(16L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
  }
  if (n >= 6) {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    if (s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
      for (int lane = 0; lane < 16; ++lane) {
        t_local_6[lane] = lane;
        int thread_x = tile * 16 + lane;
        int l = t_local_6[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x_6[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 6) % 16], messages, (ulong)&s, 64) ?
            s[(l + 6) % 16] : 0;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      for (int lane = 0; lane < 16; ++lane) {
        t_local_6[lane] = lane;
        int thread_x = tile * 16 + lane;
        int l = t_local_6[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x_6[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 6) % 16], messages, (ulong)&s, 64) &&
            check_use_local(16, thread_x, 0, 0, &s[(l + 6) % 16], 0, 0, 17, messages) ?
            s[(l + 6) % 16] : 0;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    SHADOW_BARRIER(0, 0, 0, 9);
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    check_barrier(18, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      int l = t_local_6[lane];


      if (check_pointer(19, thread_x, 0, 0, &s[l], messages, (ulong)&s, 64) &&
          check_use_local(20, thread_x, 0, 0, &s[l], 4, 0, 21, messages)) {
        s[l] += x_6[lane];
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    SHADOW_BARRIER(0, 0, 0, 9);
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    check_barrier(22, (int)(16L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
  }
  if (n >= 7) {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    if (s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
      for (int lane = 0; lane < 16; ++lane) {
        t_local_7[lane] = lane;
        int thread_x = tile * 16 + lane;
        int l = t_local_7[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x_7[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 7) % 16], messages, (ulong)&s, 64) ?
            s[(l + 7) % 16] : 0;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      for (int lane = 0; lane < 16; ++lane) {
        t_local_7[lane] = lane;
        int thread_x = tile * 16 + lane;
        int l = t_local_7[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x_7[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 7) % 16], messages, (ulong)&s, 64) &&
            check_use_local(16, thread_x, 0, 0, &s[(l + 7) % 16], 0, 0, 17, messages) ?
            s[(l + 7) % 16] : 0;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    SHADOW_BARRIER(0, 0, 0, 9);
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    check_barrier(18, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      int l = t_local_7[lane];


      if (check_pointer(19, thread_x, 0, 0, &s[l], messages, (ulong)&s, 64) &&
          check_use_local(20, thread_x, 0, 0, &s[l], 4, 0, 21, messages)) {
        s[l] += x_7[lane];
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    SHADOW_BARRIER(0, 0, 0, 9);
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    check_barrier(22, (int)(16L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
  }
  if (n >= 8) {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    if (s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
      for (int lane = 0; lane < 16; ++lane) {
        t_local_8[lane] = lane;
        int thread_x = tile * 16 + lane;
        int l = t_local_8[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x_8[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 8) % 16], messages, (ulong)&s, 64) ?
            s[(l + 8) % 16] : 0;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      for (int lane = 0; lane < 16; ++lane) {
        t_local_8[lane] = lane;
        int thread_x = tile * 16 + lane;
        int l = t_local_8[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x_8[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 8) % 16], messages, (ulong)&s, 64) &&
            check_use_local(16, thread_x, 0, 0, &s[(l + 8) % 16], 0, 0, 17, messages) ?
            s[(l + 8) % 16] : 0;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    SHADOW_BARRIER(0, 0, 0, 9);
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    check_barrier(18, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      int l = t_local_8[lane];


      if (check_pointer(19, thread_x, 0, 0, &s[l], messages, (ulong)&s, 64) &&
          check_use_local(20, thread_x, 0, 0, &s[l], 4, 0, 21, messages)) {
        s[l] += x_8[lane];
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    SHADOW_BARRIER(0, 0, 0, 9);
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    check_barrier(22, (int)(16L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
  }
  if (n >= 9) {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    if (s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
      for (int lane = 0; lane < 16; ++lane) {
        t_local_9[lane] = lane;
        int thread_x = tile * 16 + lane;
        int l = t_local_9[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x_9[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 9) % 16], messages, (ulong)&s, 64) ?
            s[(l + 9) % 16] : 0;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      for (int lane = 0; lane < 16; ++lane) {
        t_local_9[lane] = lane;
        int thread_x = tile * 16 + lane;
        int l = t_local_9[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x_9[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 9) % 16], messages, (ulong)&s, 64) &&
            check_use_local(16, thread_x, 0, 0, &s[(l + 9) % 16], 0, 0, 17, messages) ?
            s[(l + 9) % 16] : 0;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    SHADOW_BARRIER(0, 0, 0, 9);
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    check_barrier(18, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      int l = t_local_9[lane];


      if (check_pointer(19, thread_x, 0, 0, &s[l], messages, (ulong)&s, 64) &&
          check_use_local(20, thread_x, 0, 0, &s[l], 4, 0, 21, messages)) {
        s[l] += x_9[lane];
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    SHADOW_BARRIER(0, 0, 0, 9);
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    check_barrier(22, (int)(16L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
  }
#line 45 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if ((s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile >= 0 &&
      v_extent0 + -16L * tile + -16L >= 0) {
    if (v_marks == 0) {
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int t_local_10 = lane;
        uint value = s[t_local_10];
        uint *place = &v_2[INDEX((long)t_global)];
        *place = value;
      }
    } else {
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int t_local_10 = lane;
        uint value = s[t_local_10];
        uint *place = &v_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(v_marks, v, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int t_local_10 = lane;
      int thread_x = tile * 16 + lane;
      uint value = check_element(10, thread_x, 0, 0, (long)t_local_10, 16, messages) &&
          check_use_local(11, thread_x, 0, 0, &s[t_local_10], 0, 0, 12, messages) ? s[t_local_10] :
          0;
      uint *place = &v_2[INDEX(check_index1(13, thread_x, 0, 0, t_global, t_global, v_extent0,
          messages))];
      if (check_use_global(14, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, v, v_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of run_kernel, many-conditions.cpp:40
#line 40 "/work/main/test/Execution/Barriers/many-conditions.cpp"
static void run_kernel_4(uint *v, ulong v_bytes, long v_offset, int v_extent0, int n,
                         uint *messages, int tile) {
  ulong v_marks = SHADOW_MARKS(v);
  bool s_filled = false;
  int t_local[16];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  uint x[16];
  int t_local_2[16];
  uint x_2[16];
  int t_local_3[16];
  uint x_3[16];
  int t_local_4[16];
  uint x_4[16];
  int t_local_5[16];
  uint x_5[16];
  int t_local_6[16];
  uint x_6[16];
  int t_local_7[16];
  uint x_7[16];
  int t_local_8[16];
  uint x_8[16];
  int t_local_9[16];
  uint x_9[16];
#line 41 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  uint s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  uint *v_2 = v + v_offset;
  if (16L * tile >= 0 && v_extent0 + -16L * tile + -16L >= 0) {
    if (v_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int t_local_10 = lane;
#line 42 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        uint *place = &v_2[INDEX((long)t_global)];
        uint value = *place;
        s[t_local_10] = value;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int t_local_10 = lane;
        int thread_x = tile * 16 + lane;
        uint *place = &v_2[INDEX((long)t_global)];
        uint value = v_marks == 0 || SHADOW_WRITTEN(v_marks, v, place, 4) ||
            check_use_global(5, thread_x, 0, 0, place, 0, 0, 6, messages) ? *place : 0;
        s[t_local_10] = value;
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
      int t_local_10 = lane;
      int thread_x = tile * 16 + lane;
      uint *place = &v_2[INDEX(check_index1(4, thread_x, 0, 0, t_global, t_global, v_extent0,
          messages))];
      uint value = check_use_global(5, thread_x, 0, 0, place, 0, 0, 6, messages) ?
          (IN_BOUNDS(place, v, v_bytes) ? *place : 0) : 0;
      if (check_element(7, thread_x, 0, 0, (long)t_local_10, 16, messages) &&
          check_use_local(8, thread_x, 0, 0, &s[t_local_10], 2, (ulong)value, 0, messages)) {
        s[t_local_10] = value;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  check_barrier(9, (int)(16L * tile), 0, 0, messages);
  THREADS for (int lane = 0; lane < 16; ++lane) {
  }
#line 91 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  for (int j = 0; j < 3; ++j) {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    if (s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
      for (int lane = 0; lane < 16; ++lane) {
        t_local[lane] = lane;
        int thread_x = tile * 16 + lane;
        int l = t_local[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 1) % 16], messages, (ulong)&s, 64) ?
            s[(l + 1) % 16] : 0;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      for (int lane = 0; lane < 16; ++lane) {
        t_local[lane] = lane;
        int thread_x = tile * 16 + lane;
        int l = t_local[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 1) % 16], messages, (ulong)&s, 64) &&
            check_use_local(16, thread_x, 0, 0, &s[(l + 1) % 16], 0, 0, 17, messages) ?
            s[(l + 1) % 16] : 0;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    SHADOW_BARRIER(0, 0, 0, 9);
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    check_barrier(18, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      int l = t_local[lane];


      if (check_pointer(19, thread_x, 0, 0, &s[l], messages, (ulong)&s, 64) &&
          check_use_local(20, thread_x, 0, 0, &s[l], 4, 0, 21, messages)) {
        s[l] += x[lane];
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    SHADOW_BARRIER(0, 0, 0, 9);
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    check_barrier(22, (int)(16L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
#line 91 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    if (n < 1 + j) {
      break;
    }
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    SHADOW_BARRIER(0, 0, 0, 9);
    check_barrier(23, (int)(16L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
  }
  for (int j = 0; j < 3; ++j) {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    if (s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
      for (int lane = 0; lane < 16; ++lane) {
        t_local_2[lane] = lane;
        int thread_x = tile * 16 + lane;
        int l = t_local_2[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x_2[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 2) % 16], messages, (ulong)&s, 64) ?
            s[(l + 2) % 16] : 0;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      for (int lane = 0; lane < 16; ++lane) {
        t_local_2[lane] = lane;
        int thread_x = tile * 16 + lane;
        int l = t_local_2[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x_2[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 2) % 16], messages, (ulong)&s, 64) &&
            check_use_local(16, thread_x, 0, 0, &s[(l + 2) % 16], 0, 0, 17, messages) ?
            s[(l + 2) % 16] : 0;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    SHADOW_BARRIER(0, 0, 0, 9);
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    check_barrier(18, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      int l = t_local_2[lane];


      if (check_pointer(19, thread_x, 0, 0, &s[l], messages, (ulong)&s, 64) &&
          check_use_local(20, thread_x, 0, 0, &s[l], 4, 0, 21, messages)) {
        s[l] += x_2[lane];
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    SHADOW_BARRIER(0, 0, 0, 9);
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    check_barrier(22, (int)(16L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
#line 91 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    if (n < 2 + j) {
      break;
    }
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    SHADOW_BARRIER(0, 0, 0, 9);
    check_barrier(23, (int)(16L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
  }
  for (int j = 0; j < 3; ++j) {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    if (s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
      for (int lane = 0; lane < 16; ++lane) {
        t_local_3[lane] = lane;
        int thread_x = tile * 16 + lane;
        int l = t_local_3[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x_3[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 3) % 16], messages, (ulong)&s, 64) ?
            s[(l + 3) % 16] : 0;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      for (int lane = 0; lane < 16; ++lane) {
        t_local_3[lane] = lane;
        int thread_x = tile * 16 + lane;
        int l = t_local_3[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x_3[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 3) % 16], messages, (ulong)&s, 64) &&
            check_use_local(16, thread_x, 0, 0, &s[(l + 3) % 16], 0, 0, 17, messages) ?
            s[(l + 3) % 16] : 0;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    SHADOW_BARRIER(0, 0, 0, 9);
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    check_barrier(18, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      int l = t_local_3[lane];


      if (check_pointer(19, thread_x, 0, 0, &s[l], messages, (ulong)&s, 64) &&
          check_use_local(20, thread_x, 0, 0, &s[l], 4, 0, 21, messages)) {
        s[l] += x_3[lane];
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    SHADOW_BARRIER(0, 0, 0, 9);
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    check_barrier(22, (int)(16L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
#line 91 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    if (n < 3 + j) {
      break;
    }
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    SHADOW_BARRIER(0, 0, 0, 9);
    check_barrier(23, (int)(16L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
  }
  for (int j = 0; j < 3; ++j) {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    if (s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
      for (int lane = 0; lane < 16; ++lane) {
        t_local_4[lane] = lane;
        int thread_x = tile * 16 + lane;
        int l = t_local_4[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x_4[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 4) % 16], messages, (ulong)&s, 64) ?
            s[(l + 4) % 16] : 0;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      for (int lane = 0; lane < 16; ++lane) {
        t_local_4[lane] = lane;
        int thread_x = tile * 16 + lane;
        int l = t_local_4[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x_4[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 4) % 16], messages, (ulong)&s, 64) &&
            check_use_local(16, thread_x, 0, 0, &s[(l + 4) % 16], 0, 0, 17, messages) ?
            s[(l + 4) % 16] : 0;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    SHADOW_BARRIER(0, 0, 0, 9);
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    check_barrier(18, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      int l = t_local_4[lane];


      if (check_pointer(19, thread_x, 0, 0, &s[l], messages, (ulong)&s, 64) &&
          check_use_local(20, thread_x, 0, 0, &s[l], 4, 0, 21, messages)) {
        s[l] += x_4[lane];
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    SHADOW_BARRIER(0, 0, 0, 9);
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    check_barrier(22, (int)(16L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
#line 91 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    if (n < 4 + j) {
      break;
    }
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    SHADOW_BARRIER(0, 0, 0, 9);
    check_barrier(23, (int)(16L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
  }
  for (int j = 0; j < 3; ++j) {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    if (s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
      for (int lane = 0; lane < 16; ++lane) {
        t_local_5[lane] = lane;
        int thread_x = tile * 16 + lane;
        int l = t_local_5[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x_5[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 5) % 16], messages, (ulong)&s, 64) ?
            s[(l + 5) % 16] : 0;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      for (int lane = 0; lane < 16; ++lane) {
        t_local_5[lane] = lane;
        int thread_x = tile * 16 + lane;
        int l = t_local_5[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x_5[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 5) % 16], messages, (ulong)&s, 64) &&
            check_use_local(16, thread_x, 0, 0, &s[(l + 5) % 16], 0, 0, 17, messages) ?
            s[(l + 5) % 16] : 0;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    SHADOW_BARRIER(0, 0, 0, 9);
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    check_barrier(18, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      int l = t_local_5[lane];


      if (check_pointer(19, thread_x, 0, 0, &s[l], messages, (ulong)&s, 64) &&
          check_use_local(20, thread_x, 0, 0, &s[l], 4, 0, 21, messages)) {
        s[l] += x_5[lane];
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    SHADOW_BARRIER(0, 0, 0, 9);
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    check_barrier(22, (int)(16L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
#line 91 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    if (n < 5 + j) {
      break;
    }
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    SHADOW_BARRIER(0, 0, 0, 9);
    check_barrier(23, (int)(16L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
  }
  for (int j = 0; j < 3; ++j) {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    if (s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
      for (int lane = 0; lane < 16; ++lane) {
        t_local_6[lane] = lane;
        int thread_x = tile * 16 + lane;
        int l = t_local_6[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x_6[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 6) % 16], messages, (ulong)&s, 64) ?
            s[(l + 6) % 16] : 0;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      for (int lane = 0; lane < 16; ++lane) {
        t_local_6[lane] = lane;
        int thread_x = tile * 16 + lane;
        int l = t_local_6[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x_6[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 6) % 16], messages, (ulong)&s, 64) &&
            check_use_local(16, thread_x, 0, 0, &s[(l + 6) % 16], 0, 0, 17, messages) ?
            s[(l + 6) % 16] : 0;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    SHADOW_BARRIER(0, 0, 0, 9);
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    check_barrier(18, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      int l = t_local_6[lane];


      if (check_pointer(19, thread_x, 0, 0, &s[l], messages, (ulong)&s, 64) &&
          check_use_local(20, thread_x, 0, 0, &s[l], 4, 0, 21, messages)) {
        s[l] += x_6[lane];
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    SHADOW_BARRIER(0, 0, 0, 9);
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    check_barrier(22, (int)(16L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
#line 91 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    if (n < 6 + j) {
      break;
    }
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    SHADOW_BARRIER(0, 0, 0, 9);
    check_barrier(23, (int)(16L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
  }
  for (int j = 0; j < 3; ++j) {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    if (s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
      for (int lane = 0; lane < 16; ++lane) {
        t_local_7[lane] = lane;
        int thread_x = tile * 16 + lane;
        int l = t_local_7[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x_7[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 7) % 16], messages, (ulong)&s, 64) ?
            s[(l + 7) % 16] : 0;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      for (int lane = 0; lane < 16; ++lane) {
        t_local_7[lane] = lane;
        int thread_x = tile * 16 + lane;
        int l = t_local_7[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x_7[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 7) % 16], messages, (ulong)&s, 64) &&
            check_use_local(16, thread_x, 0, 0, &s[(l + 7) % 16], 0, 0, 17, messages) ?
            s[(l + 7) % 16] : 0;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    SHADOW_BARRIER(0, 0, 0, 9);
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    check_barrier(18, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      int l = t_local_7[lane];


      if (check_pointer(19, thread_x, 0, 0, &s[l], messages, (ulong)&s, 64) &&
          check_use_local(20, thread_x, 0, 0, &s[l], 4, 0, 21, messages)) {
        s[l] += x_7[lane];
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    SHADOW_BARRIER(0, 0, 0, 9);
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    check_barrier(22, (int)(16L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
#line 91 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    if (n < 7 + j) {
      break;
    }
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    SHADOW_BARRIER(0, 0, 0, 9);
    check_barrier(23, (int)(16L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
  }
  for (int j = 0; j < 3; ++j) {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    if (s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
      for (int lane = 0; lane < 16; ++lane) {
        t_local_8[lane] = lane;
        int thread_x = tile * 16 + lane;
        int l = t_local_8[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x_8[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 8) % 16], messages, (ulong)&s, 64) ?
            s[(l + 8) % 16] : 0;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      for (int lane = 0; lane < 16; ++lane) {
        t_local_8[lane] = lane;
        int thread_x = tile * 16 + lane;
        int l = t_local_8[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x_8[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 8) % 16], messages, (ulong)&s, 64) &&
            check_use_local(16, thread_x, 0, 0, &s[(l + 8) % 16], 0, 0, 17, messages) ?
            s[(l + 8) % 16] : 0;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    SHADOW_BARRIER(0, 0, 0, 9);
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    check_barrier(18, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      int l = t_local_8[lane];


      if (check_pointer(19, thread_x, 0, 0, &s[l], messages, (ulong)&s, 64) &&
          check_use_local(20, thread_x, 0, 0, &s[l], 4, 0, 21, messages)) {
        s[l] += x_8[lane];
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    SHADOW_BARRIER(0, 0, 0, 9);
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    check_barrier(22, (int)(16L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
#line 91 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    if (n < 8 + j) {
      break;
    }
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    SHADOW_BARRIER(0, 0, 0, 9);
    check_barrier(23, (int)(16L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
  }
  for (int j = 0; j < 3; ++j) {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    if (s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
      for (int lane = 0; lane < 16; ++lane) {
        t_local_9[lane] = lane;
        int thread_x = tile * 16 + lane;
        int l = t_local_9[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x_9[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 9) % 16], messages, (ulong)&s, 64) ?
            s[(l + 9) % 16] : 0;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      for (int lane = 0; lane < 16; ++lane) {
        t_local_9[lane] = lane;
        int thread_x = tile * 16 + lane;
        int l = t_local_9[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x_9[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 9) % 16], messages, (ulong)&s, 64) &&
            check_use_local(16, thread_x, 0, 0, &s[(l + 9) % 16], 0, 0, 17, messages) ?
            s[(l + 9) % 16] : 0;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    SHADOW_BARRIER(0, 0, 0, 9);
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    check_barrier(18, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      int l = t_local_9[lane];


      if (check_pointer(19, thread_x, 0, 0, &s[l], messages, (ulong)&s, 64) &&
          check_use_local(20, thread_x, 0, 0, &s[l], 4, 0, 21, messages)) {
        s[l] += x_9[lane];
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    SHADOW_BARRIER(0, 0, 0, 9);
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    check_barrier(22, (int)(16L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
#line 91 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    if (n < 9 + j) {
      break;
    }
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    SHADOW_BARRIER(0, 0, 0, 9);
    check_barrier(23, (int)(16L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
  }
#line 45 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if ((s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile >= 0 &&
      v_extent0 + -16L * tile + -16L >= 0) {
    if (v_marks == 0) {
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int t_local_10 = lane;
        uint value = s[t_local_10];
        uint *place = &v_2[INDEX((long)t_global)];
        *place = value;
      }
    } else {
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int t_local_10 = lane;
        uint value = s[t_local_10];
        uint *place = &v_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(v_marks, v, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int t_local_10 = lane;
      int thread_x = tile * 16 + lane;
      uint value = check_element(10, thread_x, 0, 0, (long)t_local_10, 16, messages) &&
          check_use_local(11, thread_x, 0, 0, &s[t_local_10], 0, 0, 12, messages) ? s[t_local_10] :
          0;
      uint *place = &v_2[INDEX(check_index1(13, thread_x, 0, 0, t_global, t_global, v_extent0,
          messages))];
      if (check_use_global(14, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, v, v_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of run_kernel, many-conditions.cpp:40
#line 40 "/work/main/test/Execution/Barriers/many-conditions.cpp"
static void run_kernel_5(uint *v, ulong v_bytes, long v_offset, int v_extent0, int n,
                         uint *messages, int tile) {
  ulong v_marks = SHADOW_MARKS(v);
  bool s_filled = false;
  int t_local[16];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  uint x[16];
  int t_local_2[16];
  uint x_2[16];
  int t_local_3[16];
  uint x_3[16];
  int t_local_4[16];
  uint x_4[16];
  int t_local_5[16];
  uint x_5[16];
  int t_local_6[16];
  uint x_6[16];
  int t_local_7[16];
  uint x_7[16];
  int t_local_8[16];
  uint x_8[16];
  int t_local_9[16];
  uint x_9[16];
#line 41 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  uint s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  uint *v_2 = v + v_offset;
  if (16L * tile >= 0 && v_extent0 + -16L * tile + -16L >= 0) {
    if (v_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int t_local_10 = lane;
#line 42 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        uint *place = &v_2[INDEX((long)t_global)];
        uint value = *place;
        s[t_local_10] = value;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int t_local_10 = lane;
        int thread_x = tile * 16 + lane;
        uint *place = &v_2[INDEX((long)t_global)];
        uint value = v_marks == 0 || SHADOW_WRITTEN(v_marks, v, place, 4) ||
            check_use_global(5, thread_x, 0, 0, place, 0, 0, 6, messages) ? *place : 0;
        s[t_local_10] = value;
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
      int t_local_10 = lane;
      int thread_x = tile * 16 + lane;
      uint *place = &v_2[INDEX(check_index1(4, thread_x, 0, 0, t_global, t_global, v_extent0,
          messages))];
      uint value = check_use_global(5, thread_x, 0, 0, place, 0, 0, 6, messages) ?
          (IN_BOUNDS(place, v, v_bytes) ? *place : 0) : 0;
      if (check_element(7, thread_x, 0, 0, (long)t_local_10, 16, messages) &&
          check_use_local(8, thread_x, 0, 0, &s[t_local_10], 2, (ulong)value, 0, messages)) {
        s[t_local_10] = value;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  SHADOW_BARRIER(0, 0, 0, 9);
#line 43 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  check_barrier(9, (int)(16L * tile), 0, 0, messages);
  THREADS for (int lane = 0; lane < 16; ++lane) {
  }
#line 99 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (n >= 1) {
    for (int j = 0; j < n - 3; ++j) {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      if (s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
        for (int lane = 0; lane < 16; ++lane) {
          t_local[lane] = lane;
          int thread_x = tile * 16 + lane;
          int l = t_local[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
          x[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 1) % 16], messages, (ulong)&s, 64) ?
              s[(l + 1) % 16] : 0;
        }
        SHADOW_BARRIER(0, 0, 0, 8);
      } else {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        for (int lane = 0; lane < 16; ++lane) {
          t_local[lane] = lane;
          int thread_x = tile * 16 + lane;
          int l = t_local[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
          x[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 1) % 16], messages, (ulong)&s, 64) &&
              check_use_local(16, thread_x, 0, 0, &s[(l + 1) % 16], 0, 0, 17, messages) ?
              s[(l + 1) % 16] : 0;
        }
        SHADOW_BARRIER(0, 0, 0, 8);
      }
      SHADOW_BARRIER(0, 0, 0, 9);
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      check_barrier(18, (int)(16L * tile), 0, 0, messages);
      for (int lane = 0; lane < 16; ++lane) {
        int thread_x = tile * 16 + lane;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        int l = t_local[lane];


        if (check_pointer(19, thread_x, 0, 0, &s[l], messages, (ulong)&s, 64) &&
            check_use_local(20, thread_x, 0, 0, &s[l], 4, 0, 21, messages)) {
          s[l] += x[lane];
        }
      }
      SHADOW_BARRIER(0, 0, 0, 8);
      SHADOW_BARRIER(0, 0, 0, 9);
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      check_barrier(22, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
      }
    }
  }
#line 99 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (n >= 2) {
    for (int j = 0; j < n - 3; ++j) {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      if (s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
        for (int lane = 0; lane < 16; ++lane) {
          t_local_2[lane] = lane;
          int thread_x = tile * 16 + lane;
          int l = t_local_2[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
          x_2[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 2) % 16], messages, (ulong)&s, 64) ?
              s[(l + 2) % 16] : 0;
        }
        SHADOW_BARRIER(0, 0, 0, 8);
      } else {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        for (int lane = 0; lane < 16; ++lane) {
          t_local_2[lane] = lane;
          int thread_x = tile * 16 + lane;
          int l = t_local_2[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
          x_2[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 2) % 16], messages, (ulong)&s, 64)
              && check_use_local(16, thread_x, 0, 0, &s[(l + 2) % 16], 0, 0, 17, messages) ?
              s[(l + 2) % 16] : 0;
        }
        SHADOW_BARRIER(0, 0, 0, 8);
      }
      SHADOW_BARRIER(0, 0, 0, 9);
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      check_barrier(18, (int)(16L * tile), 0, 0, messages);
      for (int lane = 0; lane < 16; ++lane) {
        int thread_x = tile * 16 + lane;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        int l = t_local_2[lane];


        if (check_pointer(19, thread_x, 0, 0, &s[l], messages, (ulong)&s, 64) &&
            check_use_local(20, thread_x, 0, 0, &s[l], 4, 0, 21, messages)) {
          s[l] += x_2[lane];
        }
      }
      SHADOW_BARRIER(0, 0, 0, 8);
      SHADOW_BARRIER(0, 0, 0, 9);
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      check_barrier(22, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
      }
    }
  }
#line 99 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (n >= 3) {
    for (int j = 0; j < n - 3; ++j) {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      if (s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
        for (int lane = 0; lane < 16; ++lane) {
          t_local_3[lane] = lane;
          int thread_x = tile * 16 + lane;
          int l = t_local_3[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
          x_3[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 3) % 16], messages, (ulong)&s, 64) ?
              s[(l + 3) % 16] : 0;
        }
        SHADOW_BARRIER(0, 0, 0, 8);
      } else {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        for (int lane = 0; lane < 16; ++lane) {
          t_local_3[lane] = lane;
          int thread_x = tile * 16 + lane;
          int l = t_local_3[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
          x_3[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 3) % 16], messages, (ulong)&s, 64)
              && check_use_local(16, thread_x, 0, 0, &s[(l + 3) % 16], 0, 0, 17, messages) ?
              s[(l + 3) % 16] : 0;
        }
        SHADOW_BARRIER(0, 0, 0, 8);
      }
      SHADOW_BARRIER(0, 0, 0, 9);
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      check_barrier(18, (int)(16L * tile), 0, 0, messages);
      for (int lane = 0; lane < 16; ++lane) {
        int thread_x = tile * 16 + lane;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        int l = t_local_3[lane];


        if (check_pointer(19, thread_x, 0, 0, &s[l], messages, (ulong)&s, 64) &&
            check_use_local(20, thread_x, 0, 0, &s[l], 4, 0, 21, messages)) {
          s[l] += x_3[lane];
        }
      }
      SHADOW_BARRIER(0, 0, 0, 8);
      SHADOW_BARRIER(0, 0, 0, 9);
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      check_barrier(22, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
      }
    }
  }
#line 99 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (n >= 4) {
    for (int j = 0; j < n - 3; ++j) {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      if (s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
        for (int lane = 0; lane < 16; ++lane) {
          t_local_4[lane] = lane;
          int thread_x = tile * 16 + lane;
          int l = t_local_4[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
          x_4[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 4) % 16], messages, (ulong)&s, 64) ?
              s[(l + 4) % 16] : 0;
        }
        SHADOW_BARRIER(0, 0, 0, 8);
      } else {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        for (int lane = 0; lane < 16; ++lane) {
          t_local_4[lane] = lane;
          int thread_x = tile * 16 + lane;
          int l = t_local_4[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
          x_4[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 4) % 16], messages, (ulong)&s, 64)
              && check_use_local(16, thread_x, 0, 0, &s[(l + 4) % 16], 0, 0, 17, messages) ?
              s[(l + 4) % 16] : 0;
        }
        SHADOW_BARRIER(0, 0, 0, 8);
      }
      SHADOW_BARRIER(0, 0, 0, 9);
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      check_barrier(18, (int)(16L * tile), 0, 0, messages);
      for (int lane = 0; lane < 16; ++lane) {
        int thread_x = tile * 16 + lane;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        int l = t_local_4[lane];


        if (check_pointer(19, thread_x, 0, 0, &s[l], messages, (ulong)&s, 64) &&
            check_use_local(20, thread_x, 0, 0, &s[l], 4, 0, 21, messages)) {
          s[l] += x_4[lane];
        }
      }
      SHADOW_BARRIER(0, 0, 0, 8);
      SHADOW_BARRIER(0, 0, 0, 9);
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      check_barrier(22, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
      }
    }
  }
#line 99 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (n >= 5) {
    for (int j = 0; j < n - 3; ++j) {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      if (s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
        for (int lane = 0; lane < 16; ++lane) {
          t_local_5[lane] = lane;
          int thread_x = tile * 16 + lane;
          int l = t_local_5[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
          x_5[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 5) % 16], messages, (ulong)&s, 64) ?
              s[(l + 5) % 16] : 0;
        }
        SHADOW_BARRIER(0, 0, 0, 8);
      } else {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        for (int lane = 0; lane < 16; ++lane) {
          t_local_5[lane] = lane;
          int thread_x = tile * 16 + lane;
          int l = t_local_5[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
          x_5[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 5) % 16], messages, (ulong)&s, 64)
              && check_use_local(16, thread_x, 0, 0, &s[(l + 5) % 16], 0, 0, 17, messages) ?
              s[(l + 5) % 16] : 0;
        }
        SHADOW_BARRIER(0, 0, 0, 8);
      }
      SHADOW_BARRIER(0, 0, 0, 9);
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      check_barrier(18, (int)(16L * tile), 0, 0, messages);
      for (int lane = 0; lane < 16; ++lane) {
        int thread_x = tile * 16 + lane;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        int l = t_local_5[lane];


        if (check_pointer(19, thread_x, 0, 0, &s[l], messages, (ulong)&s, 64) &&
            check_use_local(20, thread_x, 0, 0, &s[l], 4, 0, 21, messages)) {
          s[l] += x_5[lane];
        }
      }
      SHADOW_BARRIER(0, 0, 0, 8);
      SHADOW_BARRIER(0, 0, 0, 9);
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      check_barrier(22, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
      }
    }
  }
#line 99 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (n >= 6) {
    for (int j = 0; j < n - 3; ++j) {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      if (s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
        for (int lane = 0; lane < 16; ++lane) {
          t_local_6[lane] = lane;
          int thread_x = tile * 16 + lane;
          int l = t_local_6[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
          x_6[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 6) % 16], messages, (ulong)&s, 64) ?
              s[(l + 6) % 16] : 0;
        }
        SHADOW_BARRIER(0, 0, 0, 8);
      } else {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        for (int lane = 0; lane < 16; ++lane) {
          t_local_6[lane] = lane;
          int thread_x = tile * 16 + lane;
          int l = t_local_6[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
          x_6[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 6) % 16], messages, (ulong)&s, 64)
              && check_use_local(16, thread_x, 0, 0, &s[(l + 6) % 16], 0, 0, 17, messages) ?
              s[(l + 6) % 16] : 0;
        }
        SHADOW_BARRIER(0, 0, 0, 8);
      }
      SHADOW_BARRIER(0, 0, 0, 9);
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      check_barrier(18, (int)(16L * tile), 0, 0, messages);
      for (int lane = 0; lane < 16; ++lane) {
        int thread_x = tile * 16 + lane;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        int l = t_local_6[lane];


        if (check_pointer(19, thread_x, 0, 0, &s[l], messages, (ulong)&s, 64) &&
            check_use_local(20, thread_x, 0, 0, &s[l], 4, 0, 21, messages)) {
          s[l] += x_6[lane];
        }
      }
      SHADOW_BARRIER(0, 0, 0, 8);
      SHADOW_BARRIER(0, 0, 0, 9);
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      check_barrier(22, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
      }
    }
  }
#line 99 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (n >= 7) {
    for (int j = 0; j < n - 3; ++j) {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      if (s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
        for (int lane = 0; lane < 16; ++lane) {
          t_local_7[lane] = lane;
          int thread_x = tile * 16 + lane;
          int l = t_local_7[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
          x_7[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 7) % 16], messages, (ulong)&s, 64) ?
              s[(l + 7) % 16] : 0;
        }
        SHADOW_BARRIER(0, 0, 0, 8);
      } else {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        for (int lane = 0; lane < 16; ++lane) {
          t_local_7[lane] = lane;
          int thread_x = tile * 16 + lane;
          int l = t_local_7[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
          x_7[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 7) % 16], messages, (ulong)&s, 64)
              && check_use_local(16, thread_x, 0, 0, &s[(l + 7) % 16], 0, 0, 17, messages) ?
              s[(l + 7) % 16] : 0;
        }
        SHADOW_BARRIER(0, 0, 0, 8);
      }
      SHADOW_BARRIER(0, 0, 0, 9);
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      check_barrier(18, (int)(16L * tile), 0, 0, messages);
      for (int lane = 0; lane < 16; ++lane) {
        int thread_x = tile * 16 + lane;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        int l = t_local_7[lane];


        if (check_pointer(19, thread_x, 0, 0, &s[l], messages, (ulong)&s, 64) &&
            check_use_local(20, thread_x, 0, 0, &s[l], 4, 0, 21, messages)) {
          s[l] += x_7[lane];
        }
      }
      SHADOW_BARRIER(0, 0, 0, 8);
      SHADOW_BARRIER(0, 0, 0, 9);
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      check_barrier(22, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
      }
    }
  }
#line 99 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (n >= 8) {
    for (int j = 0; j < n - 3; ++j) {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      if (s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
        for (int lane = 0; lane < 16; ++lane) {
          t_local_8[lane] = lane;
          int thread_x = tile * 16 + lane;
          int l = t_local_8[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
          x_8[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 8) % 16], messages, (ulong)&s, 64) ?
              s[(l + 8) % 16] : 0;
        }
        SHADOW_BARRIER(0, 0, 0, 8);
      } else {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        for (int lane = 0; lane < 16; ++lane) {
          t_local_8[lane] = lane;
          int thread_x = tile * 16 + lane;
          int l = t_local_8[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
          x_8[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 8) % 16], messages, (ulong)&s, 64)
              && check_use_local(16, thread_x, 0, 0, &s[(l + 8) % 16], 0, 0, 17, messages) ?
              s[(l + 8) % 16] : 0;
        }
        SHADOW_BARRIER(0, 0, 0, 8);
      }
      SHADOW_BARRIER(0, 0, 0, 9);
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      check_barrier(18, (int)(16L * tile), 0, 0, messages);
      for (int lane = 0; lane < 16; ++lane) {
        int thread_x = tile * 16 + lane;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        int l = t_local_8[lane];


        if (check_pointer(19, thread_x, 0, 0, &s[l], messages, (ulong)&s, 64) &&
            check_use_local(20, thread_x, 0, 0, &s[l], 4, 0, 21, messages)) {
          s[l] += x_8[lane];
        }
      }
      SHADOW_BARRIER(0, 0, 0, 8);
      SHADOW_BARRIER(0, 0, 0, 9);
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      check_barrier(22, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
      }
    }
  }
#line 99 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (n >= 9) {
    for (int j = 0; j < n - 3; ++j) {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      if (s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
        for (int lane = 0; lane < 16; ++lane) {
          t_local_9[lane] = lane;
          int thread_x = tile * 16 + lane;
          int l = t_local_9[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
          x_9[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 9) % 16], messages, (ulong)&s, 64) ?
              s[(l + 9) % 16] : 0;
        }
        SHADOW_BARRIER(0, 0, 0, 8);
      } else {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        for (int lane = 0; lane < 16; ++lane) {
          t_local_9[lane] = lane;
          int thread_x = tile * 16 + lane;
          int l = t_local_9[lane];
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
          x_9[lane] = check_pointer(15, thread_x, 0, 0, &s[(l + 9) % 16], messages, (ulong)&s, 64)
              && check_use_local(16, thread_x, 0, 0, &s[(l + 9) % 16], 0, 0, 17, messages) ?
              s[(l + 9) % 16] : 0;
        }
        SHADOW_BARRIER(0, 0, 0, 8);
      }
      SHADOW_BARRIER(0, 0, 0, 9);
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      check_barrier(18, (int)(16L * tile), 0, 0, messages);
      for (int lane = 0; lane < 16; ++lane) {
        int thread_x = tile * 16 + lane;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        int l = t_local_9[lane];


        if (check_pointer(19, thread_x, 0, 0, &s[l], messages, (ulong)&s, 64) &&
            check_use_local(20, thread_x, 0, 0, &s[l], 4, 0, 21, messages)) {
          s[l] += x_9[lane];
        }
      }
      SHADOW_BARRIER(0, 0, 0, 8);
      SHADOW_BARRIER(0, 0, 0, 9);
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      check_barrier(22, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
      }
    }
  }
#line 45 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if ((s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile >= 0 &&
      v_extent0 + -16L * tile + -16L >= 0) {
    if (v_marks == 0) {
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int t_local_10 = lane;
        uint value = s[t_local_10];
        uint *place = &v_2[INDEX((long)t_global)];
        *place = value;
      }
    } else {
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int t_local_10 = lane;
        uint value = s[t_local_10];
        uint *place = &v_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(v_marks, v, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int t_local_10 = lane;
      int thread_x = tile * 16 + lane;
      uint value = check_element(10, thread_x, 0, 0, (long)t_local_10, 16, messages) &&
          check_use_local(11, thread_x, 0, 0, &s[t_local_10], 0, 0, 12, messages) ? s[t_local_10] :
          0;
      uint *place = &v_2[INDEX(check_index1(13, thread_x, 0, 0, t_global, t_global, v_extent0,
          messages))];
      if (check_use_global(14, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, v, v_bytes)) {
          *place = value;
        }
      }
    }
  }
}

#line 1 "<ampcc native>"

AMPCC_NATIVE_ENTRY(run_kernel_native_8a6242b822a76fc6) {
  uint *v = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int n = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[5]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    run_kernel(v, v_bytes, v_offset, v_extent0, n, messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(run_kernel_2_native_8a6242b822a76fc6) {
  uint *v = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int n = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[5]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    run_kernel_2(v, v_bytes, v_offset, v_extent0, n, messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(run_kernel_3_native_8a6242b822a76fc6) {
  uint *v = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int n = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[5]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    run_kernel_3(v, v_bytes, v_offset, v_extent0, n, messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(run_kernel_4_native_8a6242b822a76fc6) {
  uint *v = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int n = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[5]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    run_kernel_4(v, v_bytes, v_offset, v_extent0, n, messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(run_kernel_5_native_8a6242b822a76fc6) {
  uint *v = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int n = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[5]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    run_kernel_5(v, v_bytes, v_offset, v_extent0, n, messages, static_cast<int>(ampcc_at.x));
}

} // namespace kernels
} // namespace ampcc_native
