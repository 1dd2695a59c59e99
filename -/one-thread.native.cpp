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
                             const int *pointer, int use, ulong value, uint init_site,
                             uint *messages) {
  uint wrong = SHADOW_ACCESS(pointer, 4, thread_x, thread_y, thread_z, site, use + 8, value);
  if (wrong == 0) {
    return true;
  }
  tell_use(thread_x, thread_y, thread_z, init_site, wrong, messages);
  return true;
}

// kernel of main_kernel, one-thread.cpp:20
#line 20 "/work/main/test/Execution/Barriers/one-thread.cpp"
static void main_kernel(uint z, int *out, ulong out_bytes, long out_offset, int out_extent0,
                        uint *messages, int tile) {
  ulong out_marks = SHADOW_MARKS(out);
  bool shared_filled = false;
#line 31 "/work/main/test/Execution/Barriers/one-thread.cpp"
  uint k;
  bool again;
#line 21 "/work/main/test/Execution/Barriers/one-thread.cpp"
  int shared; // tile_static
  SHADOW_ACCESS(&shared, 4, 0, 0, 0, 0u, 67, 0uL);
  shared = 0;
  int *out_2 = out + out_offset;
  SHADOW_BARRIER(0, 0, 0, 7);
  THREADS for (int lane = 0; lane < 1; ++lane) {
    int t_global = tile + lane;
#line 22 "/work/main/test/Execution/Barriers/one-thread.cpp"
    shared = t_global;
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  if (!shared_filled) {
    SHADOW_ACCESS(&shared, 4, 0, 0, 0, 0u, 66, 0uL);
    shared_filled = true;
  }
#line 24 "/work/main/test/Execution/Barriers/one-thread.cpp"
  uint left = 3;
  SHADOW_BARRIER(0, 0, 0, 9);
#line 23 "/work/main/test/Execution/Barriers/one-thread.cpp"
  check_barrier(5, tile, 0, 0, messages);
  THREADS for (int lane = 0; lane < 1; ++lane) {
  }
#line 25 "/work/main/test/Execution/Barriers/one-thread.cpp"
  while (left-- > 0) {
    if (shared_filled || SHADOW_ACCESS(&shared, 4, 0, 0, 0, 0u, 65, 0uL) != 0) {
      for (int lane = 0; lane < 1; ++lane) {
        uint left_2;
        int thread_x = tile + lane;
        if (z + tile == 8) {
#line 27 "/work/main/test/Execution/Barriers/one-thread.cpp"
          for (uint j = 0; j < (left_2 = z, left_2 %
              check_divisor(6, thread_x, 0, 0, left_2, 7, messages)); ++j) {
#line 28 "/work/main/test/Execution/Barriers/one-thread.cpp"
            shared += (int)j;
          }
        }
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
#line 26 "/work/main/test/Execution/Barriers/one-thread.cpp"
      for (int lane = 0; lane < 1; ++lane) {
        uint left_2;
        int thread_x = tile + lane;
        if (z + tile == 8) {
#line 27 "/work/main/test/Execution/Barriers/one-thread.cpp"
          for (uint j = 0; j < (left_2 = z, left_2 %
              check_divisor(6, thread_x, 0, 0, left_2, 7, messages)); ++j) {
#line 28 "/work/main/test/Execution/Barriers/one-thread.cpp"
            if (check_use_local(7, thread_x, 0, 0, &shared, 4, 0, 8, messages)) {
              shared += (int)j;
            }
          }
        }
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    SHADOW_BARRIER(0, 0, 0, 9);
#line 29 "/work/main/test/Execution/Barriers/one-thread.cpp"
    check_barrier(9, tile, 0, 0, messages);
    THREADS for (int lane = 0; lane < 1; ++lane) {
    }
  }
#line 31 "/work/main/test/Execution/Barriers/one-thread.cpp"
  THREADS for (int lane = 0; lane < 1; ++lane) {
    k = 0;
    again = true;
  }
#line 33 "/work/main/test/Execution/Barriers/one-thread.cpp"
  bool again_2 = false;
  do {
#line 31 "/work/main/test/Execution/Barriers/one-thread.cpp"
    if (shared_filled || SHADOW_ACCESS(&shared, 4, 0, 0, 0, 0u, 65, 0uL) != 0) {
      for (int lane = 0; lane < 1; ++lane) {
        uint left_2;
        int thread_x = tile + lane;
        again = again && k < (left_2 = z, left_2 %
            check_divisor(10, thread_x, 0, 0, left_2, 4, messages));
#line 32 "/work/main/test/Execution/Barriers/one-thread.cpp"
        if (again) {
          uint n = z + k + 4;
#line 10 "/work/main/test/Execution/Barriers/one-thread.cpp"
          for (uint j = 0; j < n % check_divisor(0, thread_x, 0, 0, n, 5, messages); ++j) {
            shared += (int)n;
          }
        }
#line 12 "/work/main/test/Execution/Barriers/one-thread.cpp"
        SHADOW_BARRIER(lane, 0, 0, (int)again + 3);
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
#line 31 "/work/main/test/Execution/Barriers/one-thread.cpp"
      for (int lane = 0; lane < 1; ++lane) {
        uint left_2;
        int thread_x = tile + lane;
        again = again && k < (left_2 = z, left_2 %
            check_divisor(10, thread_x, 0, 0, left_2, 4, messages));
#line 32 "/work/main/test/Execution/Barriers/one-thread.cpp"
        if (again) {
          uint n = z + k + 4;
#line 10 "/work/main/test/Execution/Barriers/one-thread.cpp"
          for (uint j = 0; j < n % check_divisor(0, thread_x, 0, 0, n, 5, messages); ++j) {
            if (check_use_local(1, thread_x, 0, 0, &shared, 4, 0, 2, messages)) {
              shared += (int)n;
            }
          }
        }
#line 12 "/work/main/test/Execution/Barriers/one-thread.cpp"
        SHADOW_BARRIER(lane, 0, 0, (int)again + 3);
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    SHADOW_BARRIER(0, 0, 0, 9);
    check_barrier(3, tile, 0, 0, messages);
    THREADS for (int lane = 0; lane < 1; ++lane) {
#line 33 "/work/main/test/Execution/Barriers/one-thread.cpp"
      SHADOW_BARRIER(lane, 0, 0, (int)again + 3);
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    SHADOW_BARRIER(0, 0, 0, 9);
    check_barrier(11, tile, 0, 0, messages);
    THREADS for (int lane = 0; lane < 1; ++lane) {
      if (again) {
        ++k;
      }
    }
    THREADS for (int lane = 0; lane < 1; ++lane) {
      again_2 = (SHADOW_BARRIER(lane, 0, 0, (int)again + 5), SHADOW_ABSENT(5) != 0);
    }
  } while (again_2);
  if ((shared_filled || SHADOW_ACCESS(&shared, 4, 0, 0, 0, 0u, 65, 0uL) != 0) && tile >= 0L &&
      out_extent0 + -1L * tile + -1L >= 0) {
    if (out_marks == 0) {
      THREADS for (int lane = 0; lane < 1; ++lane) {
        int t_global = tile + lane;
        int value = shared;
#line 35 "/work/main/test/Execution/Barriers/one-thread.cpp"
        int *place = &out_2[INDEX((long)t_global)];
        *place = value;
      }
    } else {
      THREADS for (int lane = 0; lane < 1; ++lane) {
        int t_global = tile + lane;
        int value = shared;
        int *place = &out_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(out_marks, out, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    for (int lane = 0; lane < 1; ++lane) {
      int t_global = tile + lane;
      int thread_x = tile + lane;
      int value = check_use_local(12, thread_x, 0, 0, &shared, 0, 0, 13, messages) ? shared : 0;
      int *place = &out_2[INDEX(check_index1(14, thread_x, 0, 0, t_global, t_global, out_extent0,
          messages))];
      if (check_use_global(15, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, out, out_bytes)) {
          *place = value;
        }
      }
    }
  }
}

#line 1 "<ampcc native>"

AMPCC_NATIVE_ENTRY(main_kernel_native_d42f6f55b5d25d97) {
  uint z = ::ampcc_native::entry::value<uint>(ampcc_args[0]);
  int *out = ::ampcc_native::entry::buffer<int *>(ampcc_args[1]);
  ulong out_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[2]);
  long out_offset = ::ampcc_native::entry::value<long>(ampcc_args[3]);
  int out_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[5]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel(z, out, out_bytes, out_offset, out_extent0, messages, static_cast<int>(ampcc_at.x));
}

} // namespace kernels
} // namespace ampcc_native
