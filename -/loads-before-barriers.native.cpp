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

// kernel of main_kernel, loads-before-barriers.cpp:22
#line 22 "/work/main/test/Execution/Barriers/loads-before-barriers.cpp"
static void main_kernel(uint *v, ulong v_bytes, long v_offset, int v_extent0, uint *messages,
                        int tile) {
  ulong v_marks = SHADOW_MARKS(v);
  bool s_filled = false;

  uint first[16];



  uint second[16];
#line 23 "/work/main/test/Execution/Barriers/loads-before-barriers.cpp"
  uint s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  uint *v_2 = v + v_offset;
  if (16L * tile >= 0 && v_extent0 + -16L * tile + -16L >= 0) {
    if (v_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 24 "/work/main/test/Execution/Barriers/loads-before-barriers.cpp"
        int l = lane;
        uint *place = &v_2[INDEX((long)t_global)];
        uint value = *place;
        s[l] = value;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int thread_x = tile * 16 + lane;
#line 24 "/work/main/test/Execution/Barriers/loads-before-barriers.cpp"
        int l = lane;
        uint *place = &v_2[INDEX((long)t_global)];
        uint value = v_marks == 0 || SHADOW_WRITTEN(v_marks, v, place, 4) ||
            check_use_global(1, thread_x, 0, 0, place, 0, 0, 2, messages) ? *place : 0;
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
#line 24 "/work/main/test/Execution/Barriers/loads-before-barriers.cpp"
      int l = lane;
      uint *place = &v_2[INDEX(check_index1(0, thread_x, 0, 0, t_global, t_global, v_extent0,
          messages))];
      uint value = check_use_global(1, thread_x, 0, 0, place, 0, 0, 2, messages) ?
          (IN_BOUNDS(place, v, v_bytes) ? *place : 0) : 0;
      if (check_element(3, thread_x, 0, 0, (long)l, 16, messages) &&
          check_use_local(4, thread_x, 0, 0, &s[l], 2, (ulong)value, 0, messages)) {
        s[l] = value;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if (s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 26 "/work/main/test/Execution/Barriers/loads-before-barriers.cpp"
    check_barrier(5, (int)(16L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 16; ++lane) {
#line 24 "/work/main/test/Execution/Barriers/loads-before-barriers.cpp"
      int l = lane;


      first[lane] = s[(l + 1) % 16];
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 26 "/work/main/test/Execution/Barriers/loads-before-barriers.cpp"
    check_barrier(5, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 24 "/work/main/test/Execution/Barriers/loads-before-barriers.cpp"
      int l = lane;


      first[lane] = check_element(6, thread_x, 0, 0, (long)((l + 1) % 16), 16, messages) &&
          check_use_local(7, thread_x, 0, 0, &s[(l + 1) % 16], 0, 0, 8, messages) ? s[(l + 1) % 16]
          : 0;
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if (s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 28 "/work/main/test/Execution/Barriers/loads-before-barriers.cpp"
    check_barrier(9, (int)(16L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 16; ++lane) {
#line 24 "/work/main/test/Execution/Barriers/loads-before-barriers.cpp"
      int l = lane;
#line 29 "/work/main/test/Execution/Barriers/loads-before-barriers.cpp"
      s[l] += first[lane];
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 28 "/work/main/test/Execution/Barriers/loads-before-barriers.cpp"
    check_barrier(9, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 24 "/work/main/test/Execution/Barriers/loads-before-barriers.cpp"
      int l = lane;
#line 29 "/work/main/test/Execution/Barriers/loads-before-barriers.cpp"
      if (check_element(10, thread_x, 0, 0, (long)l, 16, messages) &&
          check_use_local(11, thread_x, 0, 0, &s[l], 4, 0, 12, messages)) {
        s[l] += first[lane];
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if (s_filled || SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 30 "/work/main/test/Execution/Barriers/loads-before-barriers.cpp"
    check_barrier(13, (int)(16L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 16; ++lane) {
#line 24 "/work/main/test/Execution/Barriers/loads-before-barriers.cpp"
      int l = lane;
#line 31 "/work/main/test/Execution/Barriers/loads-before-barriers.cpp"
      second[lane] = s[(l + 2) % 16];
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 30 "/work/main/test/Execution/Barriers/loads-before-barriers.cpp"
    check_barrier(13, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 24 "/work/main/test/Execution/Barriers/loads-before-barriers.cpp"
      int l = lane;
#line 31 "/work/main/test/Execution/Barriers/loads-before-barriers.cpp"
      second[lane] = check_element(14, thread_x, 0, 0, (long)((l + 2) % 16), 16, messages) &&
          check_use_local(15, thread_x, 0, 0, &s[(l + 2) % 16], 0, 0, 16, messages) ?
          s[(l + 2) % 16] : 0;
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if (s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 32 "/work/main/test/Execution/Barriers/loads-before-barriers.cpp"
    check_barrier(17, (int)(16L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 16; ++lane) {
#line 24 "/work/main/test/Execution/Barriers/loads-before-barriers.cpp"
      int l = lane;
#line 33 "/work/main/test/Execution/Barriers/loads-before-barriers.cpp"
      s[l] += second[lane];
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 32 "/work/main/test/Execution/Barriers/loads-before-barriers.cpp"
    check_barrier(17, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 24 "/work/main/test/Execution/Barriers/loads-before-barriers.cpp"
      int l = lane;
#line 33 "/work/main/test/Execution/Barriers/loads-before-barriers.cpp"
      if (check_element(18, thread_x, 0, 0, (long)l, 16, messages) &&
          check_use_local(19, thread_x, 0, 0, &s[l], 4, 0, 20, messages)) {
        s[l] += second[lane];
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if ((s_filled || SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile >= 0 &&
      v_extent0 + -16L * tile + -16L >= 0) {
    if (v_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 34 "/work/main/test/Execution/Barriers/loads-before-barriers.cpp"
      check_barrier(21, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 24 "/work/main/test/Execution/Barriers/loads-before-barriers.cpp"
        int l = lane;
#line 35 "/work/main/test/Execution/Barriers/loads-before-barriers.cpp"
        uint value = s[l];
        uint *place = &v_2[INDEX((long)t_global)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 34 "/work/main/test/Execution/Barriers/loads-before-barriers.cpp"
      check_barrier(21, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 24 "/work/main/test/Execution/Barriers/loads-before-barriers.cpp"
        int l = lane;
#line 35 "/work/main/test/Execution/Barriers/loads-before-barriers.cpp"
        uint value = s[l];
        uint *place = &v_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(v_marks, v, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 34 "/work/main/test/Execution/Barriers/loads-before-barriers.cpp"
    check_barrier(21, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
#line 24 "/work/main/test/Execution/Barriers/loads-before-barriers.cpp"
      int l = lane;
#line 35 "/work/main/test/Execution/Barriers/loads-before-barriers.cpp"
      uint value = check_element(22, thread_x, 0, 0, (long)l, 16, messages) &&
          check_use_local(23, thread_x, 0, 0, &s[l], 0, 0, 24, messages) ? s[l] : 0;
      uint *place = &v_2[INDEX(check_index1(25, thread_x, 0, 0, t_global, t_global, v_extent0,
          messages))];
      if (check_use_global(26, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, v, v_bytes)) {
          *place = value;
        }
      }
    }
  }
}

#line 1 "<ampcc native>"

AMPCC_NATIVE_ENTRY(main_kernel_native_31f71291ede1cfe4) {
  uint *v = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[4]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel(v, v_bytes, v_offset, v_extent0, messages, static_cast<int>(ampcc_at.x));
}

} // namespace kernels
} // namespace ampcc_native
