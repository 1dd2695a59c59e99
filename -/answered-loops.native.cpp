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

// kernel of halves_kernel, answered-loops.cpp:17
#line 17 "/work/main/test/Check/answered-loops.cpp"
static void halves_kernel(int *v, ulong v_bytes, long v_offset, int v_extent0, uint *messages,
                          int tile) {
  ulong v_marks = SHADOW_MARKS(v);
  bool part_filled = false;
#line 18 "/work/main/test/Check/answered-loops.cpp"
  int part[64]; // tile_static
  SHADOW_ACCESS(&part, 256, 0, 0, 0, 0u, 67, 0uL);
  int *v_2 = v + v_offset;
  if (64L * tile >= 0 && v_extent0 + -64L * tile + -64L >= 0) {
    if (v_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane = 0; lane < 64; ++lane) {
        int t_global = tile * 64 + lane;
#line 19 "/work/main/test/Check/answered-loops.cpp"
        int local_ = lane;
        int *place = &v_2[INDEX((long)t_global)];
        int value = *place;
        part[local_] = value;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 64; ++lane) {
        int t_global = tile * 64 + lane;
        int thread_x = tile * 64 + lane;
#line 19 "/work/main/test/Check/answered-loops.cpp"
        int local_ = lane;
        int *place = &v_2[INDEX((long)t_global)];
        int value = v_marks == 0 || SHADOW_WRITTEN(v_marks, v, place, 4) ||
            check_use_global(1, thread_x, 0, 0, place, 0, 0, 2, messages) ? *place : 0;
        part[local_] = value;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    if (!part_filled) {
      SHADOW_ACCESS(&part[0], 256, 0, 0, 0, 0u, 66, 0uL);
      part_filled = true;
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 7);
    for (int lane = 0; lane < 64; ++lane) {
      int t_global = tile * 64 + lane;
      int thread_x = tile * 64 + lane;
#line 19 "/work/main/test/Check/answered-loops.cpp"
      int local_ = lane;
      int *place = &v_2[INDEX(check_index1(0, thread_x, 0, 0, t_global, t_global, v_extent0,
          messages))];
      int value = check_use_global(1, thread_x, 0, 0, place, 0, 0, 2, messages) ?
          (IN_BOUNDS(place, v, v_bytes) ? *place : 0) : 0;
      if (check_element(3, thread_x, 0, 0, (long)local_, 64, messages) &&
          check_use_local(4, thread_x, 0, 0, &part[local_], 2, (ulong)value, 0, messages)) {
        part[local_] = value;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  SHADOW_BARRIER(0, 0, 0, 9);
#line 21 "/work/main/test/Check/answered-loops.cpp"
  check_barrier(5, (int)(64L * tile), 0, 0, messages);
  THREADS for (int lane = 0; lane < 64; ++lane) {
  }
#line 22 "/work/main/test/Check/answered-loops.cpp"
  for (int half_ = 32; half_ > 0; half_ /= 2) {
    if (half_ >= 0L && (-1L * half_ >= 0 || -2L * half_ + 64 >= 0) &&
        (part_filled || (half_ >= 0L && -2L * half_ + 64 >= 0 && half_ + -1L >= 0 &&
        SHADOW_ACCESS(&part[clamp(half_, 0, 63)], half_ * 4, 0, 0, 0, 0u, 65, 0uL) != 0)) &&
        (part_filled || (-1L * half_ + 64 >= 0 && half_ + -1L >= 0 &&
        SHADOW_ACCESS(&part[0], half_ * 4, 0, 0, 0, 0u, 65, 0uL) != 0))) {
      THREADS for (int lane = 0; lane < 64; ++lane) {
        int value;
#line 19 "/work/main/test/Check/answered-loops.cpp"
        int local_ = lane;



        if (local_ < half_) {
          value = part[local_ + half_];
          part[local_] += value;
        }
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
#line 23 "/work/main/test/Check/answered-loops.cpp"
      for (int lane = 0; lane < 64; ++lane) {
        int value;
        int thread_x = tile * 64 + lane;
#line 19 "/work/main/test/Check/answered-loops.cpp"
        int local_ = lane;



        if (local_ < half_) {
          value = check_element(6, thread_x, 0, 0, (long)(local_ + half_), 64, messages) &&
              check_use_local(7, thread_x, 0, 0, &part[local_ + half_], 0, 0, 8, messages) ?
              part[local_ + half_] : 0;
          if (check_element(9, thread_x, 0, 0, (long)local_, 64, messages) &&
              check_use_local(10, thread_x, 0, 0, &part[local_], 4, 0, 11, messages)) {
            part[local_] += value;
          }
        }
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    SHADOW_BARRIER(0, 0, 0, 9);
#line 25 "/work/main/test/Check/answered-loops.cpp"
    check_barrier(12, (int)(64L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 64; ++lane) {
    }
  }
#line 27 "/work/main/test/Check/answered-loops.cpp"
  if ((part_filled || SHADOW_ACCESS(&part[0], 4, 0, 0, 0, 0u, 65, 0uL) != 0) && 64L * tile >= 0 &&
      v_extent0 + -64L * tile + -64L >= 0) {
    if (v_marks == 0) {
      THREADS for (int lane = 0; lane < 64; ++lane) {
        int t_global = tile * 64 + lane;
        int value = part[0];
        int *place = &v_2[INDEX((long)t_global)];
        *place = value;
      }
    } else {
      THREADS for (int lane = 0; lane < 64; ++lane) {
        int t_global = tile * 64 + lane;
        int value = part[0];
        int *place = &v_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(v_marks, v, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    for (int lane = 0; lane < 64; ++lane) {
      int t_global = tile * 64 + lane;
      int thread_x = tile * 64 + lane;
      int value = check_use_local(13, thread_x, 0, 0, &part[0], 0, 0, 14, messages) ? part[0] : 0;
      int *place = &v_2[INDEX(check_index1(15, thread_x, 0, 0, t_global, t_global, v_extent0,
          messages))];
      if (check_use_global(16, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, v, v_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of border_kernel, answered-loops.cpp:43
#line 43 "/work/main/test/Check/answered-loops.cpp"
static void border_kernel(const int *from, ulong from_bytes, long from_offset, int from_extent0,
                          int *to, ulong to_bytes, long to_offset, int to_extent0,
                          uint *messages, int tile) {
  ulong from_begin = (ulong)from + (ulong)(from_offset * 4);
  ulong from_end = (ulong)from + (ulong)(((long)from_extent0 - 1 + from_offset + 1) * 4);
  ulong to_begin = (ulong)to + (ulong)(to_offset * 4);
  ulong to_end = (ulong)to + (ulong)(((long)to_extent0 - 1 + to_offset + 1) * 4);
  bool apart = from_end <= to_begin || to_end <= from_begin;
  ulong from_marks = SHADOW_MARKS(from);
  ulong to_marks = SHADOW_MARKS(to);
  bool part_filled = false;
  bool part_part_filled = false;
#line 44 "/work/main/test/Check/answered-loops.cpp"
  int part[17]; // tile_static
  SHADOW_ACCESS(&part, 68, 0, 0, 0, 0u, 67, 0uL);
  const int *from_2 = from + from_offset;
  int *to_2 = to + to_offset;
  if (16L * tile >= 0 && from_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (from_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 45 "/work/main/test/Check/answered-loops.cpp"
        int local_ = lane;
        const int *place = &from_2[INDEX((long)t_global)];
        int value = *place;
        part[local_ + 1] = value;
#line 47 "/work/main/test/Check/answered-loops.cpp"
        if (local_ == 0) {
          part[0] = 0;
        }
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int thread_x = tile * 16 + lane;
#line 45 "/work/main/test/Check/answered-loops.cpp"
        int local_ = lane;
        const int *place = &from_2[INDEX((long)t_global)];
        int value = from_marks == 0 || SHADOW_WRITTEN(from_marks, from, place, 4) ||
            check_use_global(18, thread_x, 0, 0, place, 0, 0, 19, messages) ? *place : 0;
        part[local_ + 1] = value;
#line 47 "/work/main/test/Check/answered-loops.cpp"
        if (local_ == 0) {
          part[0] = 0;
        }
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    if (!(part_part_filled || part_filled)) {
      SHADOW_ACCESS(&part[1], 64, 0, 0, 0, 0u, 66, 0uL);
    }
    if (!(part_part_filled || part_filled)) {
      SHADOW_ACCESS(&part[0], 4, 0, 0, 0, 0u, 66, 0uL);
    }
    part_part_filled = true;
  } else {
    SHADOW_BARRIER(0, 0, 0, 7);
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
#line 45 "/work/main/test/Check/answered-loops.cpp"
      int local_ = lane;
      const int *place = &from_2[INDEX(check_index1(17, thread_x, 0, 0, t_global, t_global,
          from_extent0, messages))];
      int value = check_use_global(18, thread_x, 0, 0, place, 0, 0, 19, messages) ?
          (IN_BOUNDS(place, from, from_bytes) ? *place : 0) : 0;
      if (check_element(20, thread_x, 0, 0, (long)(local_ + 1), 17, messages) &&
          check_use_local(21, thread_x, 0, 0, &part[local_ + 1], 2, (ulong)value, 0, messages)) {
        part[local_ + 1] = value;
      }
#line 47 "/work/main/test/Check/answered-loops.cpp"
      if (local_ == 0) {
        if (check_use_local(22, thread_x, 0, 0, &part[0], 2, 0, 0, messages)) {
          part[0] = 0;
        }
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if ((part_part_filled || part_filled ||
      (part_filled = SHADOW_ACCESS(&part, 68, 0, 0, 0, 0u, 65, 0uL) != 0) ||
      SHADOW_ACCESS(&part[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) &&
      (part_part_filled || part_filled ||
      (part_filled = SHADOW_ACCESS(&part, 68, 0, 0, 0, 0u, 65, 0uL) != 0) ||
      SHADOW_ACCESS(&part[1], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile >= 0 && to_extent0 +
      -16L * tile + -16L >= 0 && apart) {
    if (to_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 49 "/work/main/test/Check/answered-loops.cpp"
      check_barrier(23, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 45 "/work/main/test/Check/answered-loops.cpp"
        int local_ = lane;
        int value = part[local_] + part[local_ + 1];



        int *place = &to_2[INDEX((long)t_global)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 49 "/work/main/test/Check/answered-loops.cpp"
      check_barrier(23, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 45 "/work/main/test/Check/answered-loops.cpp"
        int local_ = lane;
        int value = part[local_] + part[local_ + 1];



        int *place = &to_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(to_marks, to, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 49 "/work/main/test/Check/answered-loops.cpp"
    check_barrier(23, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
#line 45 "/work/main/test/Check/answered-loops.cpp"
      int local_ = lane;
      int value = (check_element(24, thread_x, 0, 0, (long)local_, 17, messages) &&
          check_use_local(25, thread_x, 0, 0, &part[local_], 0, 0, 26, messages) ? part[local_] : 0)
          + (check_element(27, thread_x, 0, 0, (long)(local_ + 1), 17, messages) &&
          check_use_local(28, thread_x, 0, 0, &part[local_ + 1], 0, 0, 29, messages) ?
          part[local_ + 1] : 0);
#line 50 "/work/main/test/Check/answered-loops.cpp"
      int *place = &to_2[INDEX(check_index1(30, thread_x, 0, 0, t_global, t_global, to_extent0,
          messages))];
      if (check_use_global(31, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, to, to_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of apart_kernel, answered-loops.cpp:72
#line 72 "/work/main/test/Check/answered-loops.cpp"
static void apart_kernel(int *a, ulong a_bytes, long a_offset, int a_extent0, int *b,
                         ulong b_bytes, long b_offset, int b_extent0, uint *messages, int begin,
                         int end) {
  ulong a_begin = (ulong)a + (ulong)(a_offset * 4);
  ulong a_end = (ulong)a + (ulong)(((long)a_extent0 - 1 + a_offset + 1) * 4);
  ulong b_begin = (ulong)b + (ulong)(b_offset * 4);
  ulong b_end = (ulong)b + (ulong)(((long)b_extent0 - 1 + b_offset + 1) * 4);
  bool apart = a_end <= b_begin || b_end <= a_begin;
  ulong a_marks = SHADOW_MARKS(a);
  ulong b_marks = SHADOW_MARKS(b);
  if (begin >= 0L && a_extent0 + -1L * end >= 0 && apart && b_extent0 + -1L * end >= 0) {
    if (a_marks == 0 && b_marks == 0) {
      THREADS for (int thread = begin; thread < end; ++thread) {
        int *a_2 = a + a_offset;
        int *b_2 = b + b_offset;
        int i = thread;
#line 73 "/work/main/test/Check/answered-loops.cpp"
        int *place = &a_2[INDEX((long)i)];
        *place = 1;
#line 74 "/work/main/test/Check/answered-loops.cpp"
        int *place_2 = &b_2[INDEX((long)i)];
        *place_2 = 2;
      }
    } else {
      THREADS for (int thread = begin; thread < end; ++thread) {
        int *a_2 = a + a_offset;
        int *b_2 = b + b_offset;
        int i = thread;
#line 73 "/work/main/test/Check/answered-loops.cpp"
        int *place = &a_2[INDEX((long)i)];
        if (a_marks == 0 || SHADOW_WRITES(a_marks, a, place, 4)) {
          *place = 1;
        }
#line 74 "/work/main/test/Check/answered-loops.cpp"
        int *place_2 = &b_2[INDEX((long)i)];
        if (b_marks == 0 || SHADOW_WRITES(b_marks, b, place_2, 4)) {
          *place_2 = 2;
        }
      }
    }
  } else {
    for (int thread = begin; thread < end; ++thread) {
      int *a_2 = a + a_offset;
      int *b_2 = b + b_offset;
      int i = thread;
      int thread_x = thread;
#line 73 "/work/main/test/Check/answered-loops.cpp"
      int *place = &a_2[INDEX(check_index1(32, thread_x, 0, 0, i, i, a_extent0, messages))];
      if (check_use_global(33, thread_x, 0, 0, place, 2, 1, 0, messages)) {
        if (IN_BOUNDS(place, a, a_bytes)) {
          *place = 1;
        }
      }
#line 74 "/work/main/test/Check/answered-loops.cpp"
      int *place_2 = &b_2[INDEX(check_index1(34, thread_x, 0, 0, i, i, b_extent0, messages))];
      if (check_use_global(35, thread_x, 0, 0, place_2, 2, 2, 0, messages)) {
        if (IN_BOUNDS(place_2, b, b_bytes)) {
          *place_2 = 2;
        }
      }
    }
  }
}

// kernel of numbers_kernel, answered-loops.cpp:84
#line 84 "/work/main/test/Check/answered-loops.cpp"
static void numbers_kernel(int *v, ulong v_bytes, long v_offset, int v_extent0, uint *messages,
                           int begin, int end) {
  ulong v_marks = SHADOW_MARKS(v);
  if (begin >= 0L && v_extent0 + -1L * end >= 0) {
    if (v_marks == 0) {
      for (int thread = begin; thread < end; ++thread) {
        int *v_2 = v + v_offset;
        int i = thread;
        {
#line 85 "/work/main/test/Check/answered-loops.cpp"
          int weights[8] = {1, 2, 3, 4, 5, 6, 7, 8};
          int sum = weights[i & 7];
          UNROLL for (int k = -1; k <= 1; ++k) {
            sum += weights[k * k + k + 1];
          }
#line 89 "/work/main/test/Check/answered-loops.cpp"
          int *place = &v_2[INDEX((long)i)];
          *place = sum;
        }
      }
    } else {
      for (int thread = begin; thread < end; ++thread) {
        int *v_2 = v + v_offset;
        int i = thread;
        {
#line 85 "/work/main/test/Check/answered-loops.cpp"
          int weights[8] = {1, 2, 3, 4, 5, 6, 7, 8};
          int sum = weights[i & 7];
          UNROLL for (int k = -1; k <= 1; ++k) {
            sum += weights[k * k + k + 1];
          }
#line 89 "/work/main/test/Check/answered-loops.cpp"
          int *place = &v_2[INDEX((long)i)];
          if (SHADOW_WRITES(v_marks, v, place, 4)) {
            *place = sum;
          }
        }
      }
    }
  } else {
    for (int thread = begin; thread < end; ++thread) {
      int *v_2 = v + v_offset;
      int i = thread;
      {
        int thread_x = thread;
#line 85 "/work/main/test/Check/answered-loops.cpp"
        int weights[8] = {1, 2, 3, 4, 5, 6, 7, 8};
        int sum = check_element(36, thread_x, 0, 0, (long)(i & 7), 8, messages) ? weights[i & 7] :
            0;
#line 87 "/work/main/test/Check/answered-loops.cpp"
        UNROLL for (int k = -1; k <= 1; ++k) {
          sum += check_element(37, thread_x, 0, 0, (long)(k * k + k + 1), 8, messages) ?
              weights[k * k + k + 1] : 0;
        }
#line 89 "/work/main/test/Check/answered-loops.cpp"
        int *place = &v_2[INDEX(check_index1(38, thread_x, 0, 0, i, i, v_extent0, messages))];
        if (check_use_global(39, thread_x, 0, 0, place, 2, (ulong)sum, 0, messages)) {
          if (IN_BOUNDS(place, v, v_bytes)) {
            *place = sum;
          }
        }
      }
    }
  }
}

// kernel of rounds_kernel, answered-loops.cpp:99
#line 99 "/work/main/test/Check/answered-loops.cpp"
static void rounds_kernel(int *v, ulong v_bytes, long v_offset, int v_extent0, uint *messages,
                          int tile) {
  ulong v_marks = SHADOW_MARKS(v);
  if (128L * tile >= 0 && v_extent0 + -128L * tile + -128L >= 0) {
    if (v_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int *v_2 = v + v_offset;
#line 100 "/work/main/test/Check/answered-loops.cpp"
        int first = (tile * 16 + lane) * 8;
        UNROLL for (int i = 0; i < 8; ++i) {
          int i_2 = first + i;
          int *place = &v_2[INDEX((long)i_2)];
          *place = i;
        }
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int *v_2 = v + v_offset;
#line 100 "/work/main/test/Check/answered-loops.cpp"
        int first = (tile * 16 + lane) * 8;
        UNROLL for (int i = 0; i < 8; ++i) {
          int i_2 = first + i;
          int *place = &v_2[INDEX((long)i_2)];
          if (SHADOW_WRITES(v_marks, v, place, 4)) {
            *place = i;
          }
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 7);
    for (int lane = 0; lane < 16; ++lane) {
      int *v_2 = v + v_offset;
      int thread_x = tile * 16 + lane;
#line 100 "/work/main/test/Check/answered-loops.cpp"
      int first = (tile * 16 + lane) * 8;
      for (int i = 0; i < 8; ++i) {
        int i_2 = first + i;
        int *place = &v_2[INDEX(check_index1(40, thread_x, 0, 0, i_2, i_2, v_extent0, messages))];
        if (check_use_global(41, thread_x, 0, 0, place, 2, (ulong)i, 0, messages)) {
          if (IN_BOUNDS(place, v, v_bytes)) {
            *place = i;
          }
        }
      }
    }
  }
}

// kernel of together_kernel, answered-loops.cpp:111
#line 111 "/work/main/test/Check/answered-loops.cpp"
static void together_kernel(int *v, ulong v_bytes, long v_offset, int v_extent0, uint *messages,
                            int begin, int end) {
  for (int thread = begin; thread < end; ++thread) {
    int *v_2 = v + v_offset;
    int i = thread;
    int thread_x = thread;
    int i_2 = i / 2;
    int *place = &v_2[INDEX(check_index1(42, thread_x, 0, 0, i_2, i_2, v_extent0, messages))];
    if (check_use_global(43, thread_x, 0, 0, place, 2, (ulong)i, 0, messages)) {
      if (IN_BOUNDS(place, v, v_bytes)) {
        *place = i;
      }
    }
  }
}

// kernel of twice_kernel, answered-loops.cpp:125
#line 125 "/work/main/test/Check/answered-loops.cpp"
static void twice_kernel(int *v, ulong v_bytes, long v_offset, int v_extent0, uint *messages,
                         int begin, int end) {
  ulong v_marks = SHADOW_MARKS(v);
  if (begin >= 0L && v_extent0 + -1L * end >= 0) {
    if (v_marks == 0) {
      THREADS for (int thread = begin; thread < end; ++thread) {
        int *v_2 = v + v_offset;
        int i = thread;
        int *place = &v_2[INDEX((long)i)];
        int value = *place * 2;
        int *place_2 = &v_2[INDEX((long)i)];
        *place_2 = value;
      }
    } else {
      for (int thread = begin; thread < end; ++thread) {
        int *v_2 = v + v_offset;
        int i = thread;
        int thread_x = thread;
        int *place = &v_2[INDEX((long)i)];
        int value = (v_marks == 0 || SHADOW_WRITTEN(v_marks, v, place, 4) ||
            check_use_global(45, thread_x, 0, 0, place, 0, 0, 46, messages) ? *place : 0) * 2;
        int *place_2 = &v_2[INDEX((long)i)];
        if (v_marks == 0 || SHADOW_WRITES(v_marks, v, place_2, 4)) {
          *place_2 = value;
        }
      }
    }
  } else {
    for (int thread = begin; thread < end; ++thread) {
      int *v_2 = v + v_offset;
      int i = thread;
      int thread_x = thread;
      int *place = &v_2[INDEX(check_index1(44, thread_x, 0, 0, i, i, v_extent0, messages))];
      int value = (check_use_global(45, thread_x, 0, 0, place, 0, 0, 46, messages) ?
          (IN_BOUNDS(place, v, v_bytes) ? *place : 0) : 0) * 2;
      int *place_2 = &v_2[INDEX(check_index1(47, thread_x, 0, 0, i, i, v_extent0, messages))];
      if (check_use_global(48, thread_x, 0, 0, place_2, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place_2, v, v_bytes)) {
          *place_2 = value;
        }
      }
    }
  }
}

// kernel of noted_kernel, answered-loops.cpp:140
#line 140 "/work/main/test/Check/answered-loops.cpp"
static void noted_kernel(int *to, ulong to_bytes, long to_offset, int to_extent0,
                         const int *from, ulong from_bytes, long from_offset, int from_extent0,
                         uint *messages, int begin, int end) {
  ulong from_begin = (ulong)from + (ulong)(from_offset * 4);
  ulong from_end = (ulong)from + (ulong)(((long)from_extent0 - 1 + from_offset + 1) * 4);
  ulong to_begin = (ulong)to + (ulong)(to_offset * 4);
  ulong to_end = (ulong)to + (ulong)(((long)to_extent0 - 1 + to_offset + 1) * 4);
  bool apart = from_end <= to_begin || to_end <= from_begin;
  ulong from_marks = SHADOW_MARKS(from);
  ulong to_marks = SHADOW_MARKS(to);
  if (begin >= 0L && from_extent0 + -1L * end >= 0 && apart && to_extent0 + -1L * end >= 0) {
    if (from_marks == 0 && to_marks == 0) {
      THREADS for (int thread = begin; thread < end; ++thread) {
        int *to_2 = to + to_offset;
        const int *from_2 = from + from_offset;
        int i = thread;
        const int *place = &from_2[INDEX((long)i)];
        int value = *place * 2;
        int *place_2 = &to_2[INDEX((long)i)];
        *place_2 = value;
      }
    } else if (from_marks == 0) {
      THREADS for (int thread = begin; thread < end; ++thread) {
        int *to_2 = to + to_offset;
        const int *from_2 = from + from_offset;
        int i = thread;
        const int *place = &from_2[INDEX((long)i)];
        int value = *place * 2;
        int *place_2 = &to_2[INDEX((long)i)];
        if (SHADOW_WRITES(to_marks, to, place_2, 4)) {
          *place_2 = value;
        }
      }
    } else {
      for (int thread = begin; thread < end; ++thread) {
        int *to_2 = to + to_offset;
        const int *from_2 = from + from_offset;
        int i = thread;
        int thread_x = thread;
        const int *place = &from_2[INDEX((long)i)];
        int value = (from_marks == 0 || SHADOW_WRITTEN(from_marks, from, place, 4) ||
            check_use_global(50, thread_x, 0, 0, place, 0, 0, 51, messages) ? *place : 0) * 2;
        int *place_2 = &to_2[INDEX((long)i)];
        if (to_marks == 0 || SHADOW_WRITES(to_marks, to, place_2, 4)) {
          *place_2 = value;
        }
      }
    }
  } else {
    for (int thread = begin; thread < end; ++thread) {
      int *to_2 = to + to_offset;
      const int *from_2 = from + from_offset;
      int i = thread;
      int thread_x = thread;
      const int *place = &from_2[INDEX(check_index1(49, thread_x, 0, 0, i, i, from_extent0,
          messages))];
      int value = (check_use_global(50, thread_x, 0, 0, place, 0, 0, 51, messages) ?
          (IN_BOUNDS(place, from, from_bytes) ? *place : 0) : 0) * 2;
      int *place_2 = &to_2[INDEX(check_index1(52, thread_x, 0, 0, i, i, to_extent0, messages))];
      if (check_use_global(53, thread_x, 0, 0, place_2, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place_2, to, to_bytes)) {
          *place_2 = value;
        }
      }
    }
  }
}

// kernel of sums_kernel, answered-loops.cpp:158
#line 158 "/work/main/test/Check/answered-loops.cpp"
static void sums_kernel(int *v, ulong v_bytes, long v_offset, int v_extent0, uint *messages,
                        int tile) {
  ulong v_marks = SHADOW_MARKS(v);
  bool part_filled = false;
  bool part_part_filled = false;
  bool apart = false;

  int sum[64];
#line 159 "/work/main/test/Check/answered-loops.cpp"
  int part[128]; // tile_static
  SHADOW_ACCESS(&part, 512, 0, 0, 0, 0u, 67, 0uL);
  int *v_2 = v + v_offset;
#line 161 "/work/main/test/Check/answered-loops.cpp"
  int from = 0;
  if (64L * tile >= 0 && v_extent0 + -64L * tile + -64L >= 0) {
    if (v_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane = 0; lane < 64; ++lane) {
        int t_global = tile * 64 + lane;
#line 160 "/work/main/test/Check/answered-loops.cpp"
        int local_ = lane;

        int *place = &v_2[INDEX((long)t_global)];
        int value = *place;
        part[local_] = value;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 64; ++lane) {
        int t_global = tile * 64 + lane;
        int thread_x = tile * 64 + lane;
#line 160 "/work/main/test/Check/answered-loops.cpp"
        int local_ = lane;

        int *place = &v_2[INDEX((long)t_global)];
        int value = v_marks == 0 || SHADOW_WRITTEN(v_marks, v, place, 4) ||
            check_use_global(55, thread_x, 0, 0, place, 0, 0, 56, messages) ? *place : 0;
        part[local_] = value;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    if (!(part_part_filled || part_filled)) {
      SHADOW_ACCESS(&part[0], 256, 0, 0, 0, 0u, 66, 0uL);
    }
    part_part_filled = true;
  } else {
    SHADOW_BARRIER(0, 0, 0, 7);
    for (int lane = 0; lane < 64; ++lane) {
      int t_global = tile * 64 + lane;
      int thread_x = tile * 64 + lane;
#line 160 "/work/main/test/Check/answered-loops.cpp"
      int local_ = lane;

      int *place = &v_2[INDEX(check_index1(54, thread_x, 0, 0, t_global, t_global, v_extent0,
          messages))];
      int value = check_use_global(55, thread_x, 0, 0, place, 0, 0, 56, messages) ?
          (IN_BOUNDS(place, v, v_bytes) ? *place : 0) : 0;
      if (check_element(57, thread_x, 0, 0, (long)local_, 128, messages) &&
          check_use_local(58, thread_x, 0, 0, &part[local_], 2, (ulong)value, 0, messages)) {
        part[local_] = value;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  SHADOW_BARRIER(0, 0, 0, 9);
#line 163 "/work/main/test/Check/answered-loops.cpp"
  check_barrier(59, (int)(64L * tile), 0, 0, messages);
  THREADS for (int lane = 0; lane < 64; ++lane) {
  }
#line 164 "/work/main/test/Check/answered-loops.cpp"
  for (int distance_ = 1; distance_ < 64; distance_ *= 2) {
    apart = (-2L * from >= 0 || 2L * from + -128L >= 0) &&
        (-2L * from + distance_ >= 0 || 2L * from + -128L >= 0);
    if (from >= 0L && -1L * from + 64 >= 0 && apart &&
        (part_filled || (part_filled = SHADOW_ACCESS(&part, 512, 0, 0, 0, 0u, 65, 0uL) != 0) ||
        (from >= 0L && -1L * from + 64 >= 0 &&
        SHADOW_ACCESS(&part[clamp(from, 0, 127)], 256, 0, 0, 0, 0u, 65, 0uL) != 0)) &&
        (part_filled || (part_filled = SHADOW_ACCESS(&part, 512, 0, 0, 0, 0u, 65, 0uL) != 0) ||
        (from >= 0L && -1L * from + distance_ + 64 >= 0 && -1L * distance_ + 63 >= 0 &&
        SHADOW_ACCESS(&part[clamp(from, 0, 127)], (int)(-1L * distance_ + 64) * 4, 0, 0, 0, 0u, 65,
        0uL) != 0)) && (from + -1L * distance_ >= 0 || from >= 0L) && -1L * from + distance_ + 64 >=
        0) {
      THREADS for (int lane = 0; lane < 64; ++lane) {
#line 160 "/work/main/test/Check/answered-loops.cpp"
        int local_ = lane;
#line 165 "/work/main/test/Check/answered-loops.cpp"
        sum[lane] = part[from + local_];
        if (local_ >= distance_) {
          sum[lane] += part[from + local_ - distance_];
        }
      }
    } else {
#line 165 "/work/main/test/Check/answered-loops.cpp"
      for (int lane = 0; lane < 64; ++lane) {
        int thread_x = tile * 64 + lane;
#line 160 "/work/main/test/Check/answered-loops.cpp"
        int local_ = lane;
#line 165 "/work/main/test/Check/answered-loops.cpp"
        sum[lane] = check_element(60, thread_x, 0, 0, (long)(from + local_), 128, messages) &&
            check_use_local(61, thread_x, 0, 0, &part[from + local_], 0, 0, 62, messages) ?
            part[from + local_] : 0;
#line 166 "/work/main/test/Check/answered-loops.cpp"
        if (local_ >= distance_) {
          sum[lane] += check_element(63, thread_x, 0, 0, (long)(from + local_ - distance_), 128,
              messages) && check_use_local(64, thread_x, 0, 0, &part[from + local_ - distance_], 0,
              0, 65, messages) ? part[from + local_ - distance_] : 0;
        }
      }
    }
#line 168 "/work/main/test/Check/answered-loops.cpp"
    from = 64 - from;
    if (from >= 0L && -1L * from + 64 >= 0 && apart) {
      THREADS for (int lane = 0; lane < 64; ++lane) {
#line 160 "/work/main/test/Check/answered-loops.cpp"
        int local_ = lane;
#line 169 "/work/main/test/Check/answered-loops.cpp"
        part[from + local_] = sum[lane];
      }
      SHADOW_BARRIER(0, 0, 0, 8);
      if (!part_filled) {
        SHADOW_ACCESS(&part[clamp(from, 0, 127)], 256, 0, 0, 0, 0u, 66, 0uL);
      }
    } else {
      for (int lane = 0; lane < 64; ++lane) {
        int thread_x = tile * 64 + lane;
#line 160 "/work/main/test/Check/answered-loops.cpp"
        int local_ = lane;
#line 169 "/work/main/test/Check/answered-loops.cpp"
        if (check_element(66, thread_x, 0, 0, (long)(from + local_), 128, messages) &&
            check_use_local(67, thread_x, 0, 0, &part[from + local_], 2, (ulong)sum[lane], 0,
            messages)) {
          part[from + local_] = sum[lane];
        }
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    SHADOW_BARRIER(0, 0, 0, 9);
#line 170 "/work/main/test/Check/answered-loops.cpp"
    check_barrier(68, (int)(64L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 64; ++lane) {
    }
  }
#line 172 "/work/main/test/Check/answered-loops.cpp"
  if (from >= 0L && -1L * from + 64 >= 0 &&
      (part_filled || (part_filled = SHADOW_ACCESS(&part, 512, 0, 0, 0, 0u, 65, 0uL) != 0) ||
      (from >= 0L && -1L * from + 64 >= 0 &&
      SHADOW_ACCESS(&part[clamp(from, 0, 127)], 256, 0, 0, 0, 0u, 65, 0uL) != 0)) && 64L * tile >= 0
      && v_extent0 + -64L * tile + -64L >= 0) {
    if (v_marks == 0) {
      THREADS for (int lane = 0; lane < 64; ++lane) {
        int t_global = tile * 64 + lane;
#line 160 "/work/main/test/Check/answered-loops.cpp"
        int local_ = lane;
#line 172 "/work/main/test/Check/answered-loops.cpp"
        int value = part[from + local_];
        int *place = &v_2[INDEX((long)t_global)];
        *place = value;
      }
    } else {
      THREADS for (int lane = 0; lane < 64; ++lane) {
        int t_global = tile * 64 + lane;
#line 160 "/work/main/test/Check/answered-loops.cpp"
        int local_ = lane;
#line 172 "/work/main/test/Check/answered-loops.cpp"
        int value = part[from + local_];
        int *place = &v_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(v_marks, v, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    for (int lane = 0; lane < 64; ++lane) {
      int t_global = tile * 64 + lane;
      int thread_x = tile * 64 + lane;
#line 160 "/work/main/test/Check/answered-loops.cpp"
      int local_ = lane;
#line 172 "/work/main/test/Check/answered-loops.cpp"
      int value = check_element(69, thread_x, 0, 0, (long)(from + local_), 128, messages) &&
          check_use_local(70, thread_x, 0, 0, &part[from + local_], 0, 0, 71, messages) ?
          part[from + local_] : 0;
      int *place = &v_2[INDEX(check_index1(72, thread_x, 0, 0, t_global, t_global, v_extent0,
          messages))];
      if (check_use_global(73, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, v, v_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// lower, answered-loops.cpp:176
#line 176 "/work/main/test/Check/answered-loops.cpp"
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

// kernel of partners_kernel, answered-loops.cpp:193
#line 193 "/work/main/test/Check/answered-loops.cpp"
static void partners_kernel(int *v, ulong v_bytes, long v_offset, int v_extent0, int distance_,
                            uint *messages, int tile) {
  ulong v_marks = SHADOW_MARKS(v);
  bool part_filled = false;
  bool part_part_filled = false;
#line 194 "/work/main/test/Check/answered-loops.cpp"
  int part[128]; // tile_static
  SHADOW_ACCESS(&part, 512, 0, 0, 0, 0u, 67, 0uL);
  int *v_2 = v + v_offset;
#line 195 "/work/main/test/Check/answered-loops.cpp"
  int first = 2 * (tile * 64);
  if (128L * tile >= 0 && v_extent0 + -128L * tile + -64L >= 0 && 128L * tile + 64 >= 0 && v_extent0
      + -128L * tile + -128L >= 0) {
    if (v_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane = 0; lane < 64; ++lane) {
        int local_ = lane;
#line 196 "/work/main/test/Check/answered-loops.cpp"
        int i = first + local_;
        int *place = &v_2[INDEX((long)i)];
        int value = *place;
        part[local_] = value;
#line 197 "/work/main/test/Check/answered-loops.cpp"
        int i_2 = first + local_ + 64;
        int *place_2 = &v_2[INDEX((long)i_2)];
        int value_2 = *place_2;
        part[local_ + 64] = value_2;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 64; ++lane) {
        int thread_x = tile * 64 + lane;
#line 195 "/work/main/test/Check/answered-loops.cpp"
        int local_ = lane;
        int i = first + local_;
        int *place = &v_2[INDEX((long)i)];
        int value = v_marks == 0 || SHADOW_WRITTEN(v_marks, v, place, 4) ||
            check_use_global(85, thread_x, 0, 0, place, 0, 0, 86, messages) ? *place : 0;
        part[local_] = value;
#line 197 "/work/main/test/Check/answered-loops.cpp"
        int i_2 = first + local_ + 64;
        int *place_2 = &v_2[INDEX((long)i_2)];
        int value_2 = v_marks == 0 || SHADOW_WRITTEN(v_marks, v, place_2, 4) ||
            check_use_global(90, thread_x, 0, 0, place_2, 0, 0, 91, messages) ? *place_2 : 0;
        part[local_ + 64] = value_2;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    if (!(part_part_filled || part_filled)) {
      SHADOW_ACCESS(&part[0], 256, 0, 0, 0, 0u, 66, 0uL);
    }
    if (!(part_part_filled || part_filled)) {
      SHADOW_ACCESS(&part[64], 256, 0, 0, 0, 0u, 66, 0uL);
    }
    part_part_filled = true;
  } else {
    SHADOW_BARRIER(0, 0, 0, 7);
    for (int lane = 0; lane < 64; ++lane) {
      int thread_x = tile * 64 + lane;
#line 195 "/work/main/test/Check/answered-loops.cpp"
      int local_ = lane;
      int i = first + local_;
      int *place = &v_2[INDEX(check_index1(84, thread_x, 0, 0, i, i, v_extent0, messages))];
      int value = check_use_global(85, thread_x, 0, 0, place, 0, 0, 86, messages) ?
          (IN_BOUNDS(place, v, v_bytes) ? *place : 0) : 0;
      if (check_element(87, thread_x, 0, 0, (long)local_, 128, messages) &&
          check_use_local(88, thread_x, 0, 0, &part[local_], 2, (ulong)value, 0, messages)) {
        part[local_] = value;
      }
#line 197 "/work/main/test/Check/answered-loops.cpp"
      int i_2 = first + local_ + 64;
      int *place_2 = &v_2[INDEX(check_index1(89, thread_x, 0, 0, i_2, i_2, v_extent0, messages))];
      int value_2 = check_use_global(90, thread_x, 0, 0, place_2, 0, 0, 91, messages) ?
          (IN_BOUNDS(place_2, v, v_bytes) ? *place_2 : 0) : 0;
      if (check_element(92, thread_x, 0, 0, (long)(local_ + 64), 128, messages) &&
          check_use_local(93, thread_x, 0, 0, &part[local_ + 64], 2, (ulong)value_2, 0, messages)) {
        part[local_ + 64] = value_2;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if (distance_ > 0 && (distance_ & (distance_ - 1)) == 0 && -1L * distance_ +
      2 * (63 & (distance_ + -1L)) + 2 >= 0 && distance_ >= 0L && -2L * distance_ +
      2 * (63 & (distance_ + -1L)) + 2 >= 0 &&
      (part_filled || (part_filled = SHADOW_ACCESS(&part, 512, 0, 0, 0, 0u, 65, 0uL) != 0) ||
      (-1L * distance_ + 2 * (63 & (distance_ + -1L)) + 2 >= 0 && distance_ +
      -2L * (63 & (distance_ + -1L)) + 125 >= 0 &&
      SHADOW_ACCESS(&part[0], (int)(distance_ + -2L * (63 & (distance_ + -1L)) + 126) * 4, 0, 0, 0,
      0u, 65, 0uL) != 0)) && (part_filled ||
      (part_filled = SHADOW_ACCESS(&part, 512, 0, 0, 0, 0u, 65, 0uL) != 0) ||
      (distance_ >= 0L && -2L * distance_ + 2 * (63 & (distance_ + -1L)) + 2 >= 0 && distance_ +
      -2L * (63 & (distance_ + -1L)) + 125 >= 0 &&
      SHADOW_ACCESS(&part[clamp(distance_, 0, 127)],
      (int)(distance_ + -2L * (63 & (distance_ + -1L)) + 126) * 4, 0, 0, 0, 0u, 65, 0uL) != 0))) {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 198 "/work/main/test/Check/answered-loops.cpp"
    check_barrier(94, (int)(64L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 64; ++lane) {
#line 195 "/work/main/test/Check/answered-loops.cpp"
      int local_ = lane;



      int at = lower(local_, distance_);
      int *a = &part[(int)(long)at];
      int *b = &part[(int)(long)(at + distance_)];
#line 178 "/work/main/test/Check/answered-loops.cpp"
      if (*a > *b) {
        int kept = *a;
        int value = *b;
        *a = value;
#line 181 "/work/main/test/Check/answered-loops.cpp"
        *b = kept;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 198 "/work/main/test/Check/answered-loops.cpp"
    check_barrier(94, (int)(64L * tile), 0, 0, messages);
    for (int lane = 0; lane < 64; ++lane) {
      int thread_x = tile * 64 + lane;
#line 195 "/work/main/test/Check/answered-loops.cpp"
      int local_ = lane;



      int at = lower(local_, distance_);
      int *a = &part[(int)check_object(95, thread_x, 0, 0, (long)at, 128, messages)];
      int *b = &part[(int)check_object(96, thread_x, 0, 0, (long)(at + distance_), 128, messages)];
#line 178 "/work/main/test/Check/answered-loops.cpp"
      if ((check_use_local(74, thread_x, 0, 0, a, 0, 0, 75, messages) ? *a : 0) >
          (check_use_local(76, thread_x, 0, 0, b, 0, 0, 77, messages) ? *b : 0)) {
#line 179 "/work/main/test/Check/answered-loops.cpp"
        int kept = check_use_local(78, thread_x, 0, 0, a, 0, 0, 79, messages) ? *a : 0;
        int value = check_use_local(80, thread_x, 0, 0, b, 0, 0, 81, messages) ? *b : 0;
        if (check_use_local(82, thread_x, 0, 0, a, 2, (ulong)value, 0, messages)) {
          *a = value;
        }
#line 181 "/work/main/test/Check/answered-loops.cpp"
        if (check_use_local(83, thread_x, 0, 0, b, 2, (ulong)kept, 0, messages)) {
          *b = kept;
        }
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if ((part_part_filled || part_filled ||
      (part_filled = SHADOW_ACCESS(&part, 512, 0, 0, 0, 0u, 65, 0uL) != 0) ||
      SHADOW_ACCESS(&part[0], 256, 0, 0, 0, 0u, 65, 0uL) != 0) &&
      (part_part_filled || part_filled ||
      (part_filled = SHADOW_ACCESS(&part, 512, 0, 0, 0, 0u, 65, 0uL) != 0) ||
      SHADOW_ACCESS(&part[64], 256, 0, 0, 0, 0u, 65, 0uL) != 0) && 128L * tile >= 0 && v_extent0 +
      -128L * tile + -64L >= 0 && 128L * tile + 64 >= 0 && v_extent0 + -128L * tile + -128L >= 0) {
    if (v_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 201 "/work/main/test/Check/answered-loops.cpp"
      check_barrier(97, (int)(64L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 64; ++lane) {
#line 195 "/work/main/test/Check/answered-loops.cpp"
        int local_ = lane;
#line 202 "/work/main/test/Check/answered-loops.cpp"
        int value = part[local_];
        int i = first + local_;
        int *place = &v_2[INDEX((long)i)];
        *place = value;
#line 203 "/work/main/test/Check/answered-loops.cpp"
        int value_2 = part[local_ + 64];
        int i_2 = first + local_ + 64;
        int *place_2 = &v_2[INDEX((long)i_2)];
        *place_2 = value_2;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 201 "/work/main/test/Check/answered-loops.cpp"
      check_barrier(97, (int)(64L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 64; ++lane) {
#line 195 "/work/main/test/Check/answered-loops.cpp"
        int local_ = lane;
#line 202 "/work/main/test/Check/answered-loops.cpp"
        int value = part[local_];
        int i = first + local_;
        int *place = &v_2[INDEX((long)i)];
        if (SHADOW_WRITES(v_marks, v, place, 4)) {
          *place = value;
        }
#line 203 "/work/main/test/Check/answered-loops.cpp"
        int value_2 = part[local_ + 64];
        int i_2 = first + local_ + 64;
        int *place_2 = &v_2[INDEX((long)i_2)];
        if (SHADOW_WRITES(v_marks, v, place_2, 4)) {
          *place_2 = value_2;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 201 "/work/main/test/Check/answered-loops.cpp"
    check_barrier(97, (int)(64L * tile), 0, 0, messages);
    for (int lane = 0; lane < 64; ++lane) {
      int thread_x = tile * 64 + lane;
#line 195 "/work/main/test/Check/answered-loops.cpp"
      int local_ = lane;
#line 202 "/work/main/test/Check/answered-loops.cpp"
      int value = check_element(98, thread_x, 0, 0, (long)local_, 128, messages) &&
          check_use_local(99, thread_x, 0, 0, &part[local_], 0, 0, 100, messages) ? part[local_] :
          0;
      int i = first + local_;
      int *place = &v_2[INDEX(check_index1(101, thread_x, 0, 0, i, i, v_extent0, messages))];
      if (check_use_global(102, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, v, v_bytes)) {
          *place = value;
        }
      }
#line 203 "/work/main/test/Check/answered-loops.cpp"
      int value_2 = check_element(103, thread_x, 0, 0, (long)(local_ + 64), 128, messages) &&
          check_use_local(104, thread_x, 0, 0, &part[local_ + 64], 0, 0, 105, messages) ?
          part[local_ + 64] : 0;
      int i_2 = first + local_ + 64;
      int *place_2 = &v_2[INDEX(check_index1(106, thread_x, 0, 0, i_2, i_2, v_extent0, messages))];
      if (check_use_global(107, thread_x, 0, 0, place_2, 2, (ulong)value_2, 0, messages)) {
        if (IN_BOUNDS(place_2, v, v_bytes)) {
          *place_2 = value_2;
        }
      }
    }
  }
}

// kernel of far_partners_kernel, answered-loops.cpp:214
#line 214 "/work/main/test/Check/answered-loops.cpp"
static void far_partners_kernel(int distance_, int *v, ulong v_bytes, long v_offset,
                                int v_extent0, uint *messages, int begin, int end) {
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
#line 215 "/work/main/test/Check/answered-loops.cpp"
          int at = lower(thread, distance_);
          int *a = &v_2[INDEX((long)at)];
          int i = at + distance_;
          int *b = &v_2[INDEX((long)i)];
#line 178 "/work/main/test/Check/answered-loops.cpp"
          if (*a > *b) {
            int kept = *a;
            int value = *b;
            *a = value;
#line 181 "/work/main/test/Check/answered-loops.cpp"
            *b = kept;
          }
        }
      }
    } else {
      for (int thread = begin; thread < end; ++thread) {
        int *v_2 = v + v_offset;
        {
          int thread_x = thread;
#line 215 "/work/main/test/Check/answered-loops.cpp"
          int at = lower(thread, distance_);
          int *a = &v_2[INDEX((long)at)];
          int i = at + distance_;
          int *b = &v_2[INDEX((long)i)];
#line 178 "/work/main/test/Check/answered-loops.cpp"
          if ((v_marks == 0 || SHADOW_WRITTEN(v_marks, v, a, 4) ||
              check_use_global(74, thread_x, 0, 0, a, 0, 0, 75, messages) ? *a : 0) >
              (v_marks == 0 || SHADOW_WRITTEN(v_marks, v, b, 4) ||
              check_use_global(76, thread_x, 0, 0, b, 0, 0, 77, messages) ? *b : 0)) {
#line 179 "/work/main/test/Check/answered-loops.cpp"
            int kept = v_marks == 0 || SHADOW_WRITTEN(v_marks, v, a, 4) ||
                check_use_global(78, thread_x, 0, 0, a, 0, 0, 79, messages) ? *a : 0;
#line 180 "/work/main/test/Check/answered-loops.cpp"
            int value = v_marks == 0 || SHADOW_WRITTEN(v_marks, v, b, 4) ||
                check_use_global(80, thread_x, 0, 0, b, 0, 0, 81, messages) ? *b : 0;
            if (v_marks == 0 || SHADOW_WRITES(v_marks, v, a, 4)) {
              *a = value;
            }
#line 181 "/work/main/test/Check/answered-loops.cpp"
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
#line 215 "/work/main/test/Check/answered-loops.cpp"
        int at = lower(thread, distance_);
        int *a = &v_2[INDEX(check_index1(108, thread_x, 0, 0, at, at, v_extent0, messages))];
        int i = at + distance_;
        int *b = &v_2[INDEX(check_index1(109, thread_x, 0, 0, i, i, v_extent0, messages))];
#line 178 "/work/main/test/Check/answered-loops.cpp"
        if ((check_use_global(74, thread_x, 0, 0, a, 0, 0, 75, messages) ?
            (IN_BOUNDS(a, v, v_bytes) ? *a : 0) : 0) >
            (check_use_global(76, thread_x, 0, 0, b, 0, 0, 77, messages) ?
            (IN_BOUNDS(b, v, v_bytes) ? *b : 0) : 0)) {
#line 179 "/work/main/test/Check/answered-loops.cpp"
          int kept = check_use_global(78, thread_x, 0, 0, a, 0, 0, 79, messages) ?
              (IN_BOUNDS(a, v, v_bytes) ? *a : 0) : 0;
#line 180 "/work/main/test/Check/answered-loops.cpp"
          int value = check_use_global(80, thread_x, 0, 0, b, 0, 0, 81, messages) ?
              (IN_BOUNDS(b, v, v_bytes) ? *b : 0) : 0;
          if (check_use_global(82, thread_x, 0, 0, a, 2, (ulong)value, 0, messages)) {
            if (IN_BOUNDS(a, v, v_bytes)) {
              *a = value;
            }
          }
#line 181 "/work/main/test/Check/answered-loops.cpp"
          if (check_use_global(83, thread_x, 0, 0, b, 2, (ulong)kept, 0, messages)) {
            if (IN_BOUNDS(b, v, v_bytes)) {
              *b = kept;
            }
          }
        }
      }
    }
  }
}

static __attribute__((noinline, cold)) void report_shift(
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

static int check_shift(uint site, int thread_x, int thread_y, int thread_z, int amount, int bits,
                       uint *messages) {
  if ((uint)amount < (uint)bits) {
    return amount;
  }
  report_shift(site, thread_x, thread_y, thread_z, (long)amount, (long)bits, messages);
  return 0;
}

// kernel of shifts_kernel, answered-loops.cpp:227
#line 227 "/work/main/test/Check/answered-loops.cpp"
static void shifts_kernel(int *v, ulong v_bytes, long v_offset, int v_extent0, int by,
                          uint *messages, int begin, int end) {
  ulong v_marks = SHADOW_MARKS(v);
  if (begin >= 0L && v_extent0 + -1L * end >= 0 && by >= 0L && -1L * by + 31 >= 0) {
    if (v_marks == 0) {
      THREADS for (int thread = begin; thread < end; ++thread) {
        int *v_2 = v + v_offset;
        int i = thread;
        int *place = &v_2[INDEX((long)i)];
        int value = (*place >> by) & 1;
        int *place_2 = &v_2[INDEX((long)i)];
        *place_2 = value;
      }
    } else {
      for (int thread = begin; thread < end; ++thread) {
        int *v_2 = v + v_offset;
        int i = thread;
        int thread_x = thread;
        int *place = &v_2[INDEX((long)i)];
        int value = ((v_marks == 0 || SHADOW_WRITTEN(v_marks, v, place, 4) ||
            check_use_global(111, thread_x, 0, 0, place, 0, 0, 112, messages) ? *place : 0) >> by) &
            1;
        int *place_2 = &v_2[INDEX((long)i)];
        if (v_marks == 0 || SHADOW_WRITES(v_marks, v, place_2, 4)) {
          *place_2 = value;
        }
      }
    }
  } else {
    for (int thread = begin; thread < end; ++thread) {
      int *v_2 = v + v_offset;
      int i = thread;
      int thread_x = thread;
      int *place = &v_2[INDEX(check_index1(110, thread_x, 0, 0, i, i, v_extent0, messages))];
      int value = ((check_use_global(111, thread_x, 0, 0, place, 0, 0, 112, messages) ?
          (IN_BOUNDS(place, v, v_bytes) ? *place : 0) : 0) >>
          check_shift(113, thread_x, 0, 0, by, 32, messages)) & 1;
      int *place_2 = &v_2[INDEX(check_index1(114, thread_x, 0, 0, i, i, v_extent0, messages))];
      if (check_use_global(115, thread_x, 0, 0, place_2, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place_2, v, v_bytes)) {
          *place_2 = value;
        }
      }
    }
  }
}

// kernel of bits_kernel, answered-loops.cpp:235
#line 235 "/work/main/test/Check/answered-loops.cpp"
static void bits_kernel(int *v, ulong v_bytes, long v_offset, int v_extent0, uint *messages,
                        int begin, int end) {
  for (int thread = begin; thread < end; ++thread) {
    int *v_2 = v + v_offset;
    int i = thread;
    int thread_x = thread;
    int i_2 = i & ((i & 7) - 1);
    int *place = &v_2[INDEX(check_index1(116, thread_x, 0, 0, i_2, i_2, v_extent0, messages))];
    if (check_use_global(117, thread_x, 0, 0, place, 2, 1, 0, messages)) {
      if (IN_BOUNDS(place, v, v_bytes)) {
        *place = 1;
      }
    }
  }
}

#line 1 "<ampcc native>"

AMPCC_NATIVE_ENTRY(halves_kernel_native_035bd4c84162280d) {
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[4]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    halves_kernel(v, v_bytes, v_offset, v_extent0, messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(border_kernel_native_035bd4c84162280d) {
  const int *from = ::ampcc_native::entry::buffer<const int *>(ampcc_args[0]);
  ulong from_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long from_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int from_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int *to = ::ampcc_native::entry::buffer<int *>(ampcc_args[4]);
  ulong to_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[5]);
  long to_offset = ::ampcc_native::entry::value<long>(ampcc_args[6]);
  int to_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[7]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[8]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    border_kernel(from, from_bytes, from_offset, from_extent0, to, to_bytes, to_offset, to_extent0,
        messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(apart_kernel_native_035bd4c84162280d) {
  int *a = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong a_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long a_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int a_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int *b = ::ampcc_native::entry::buffer<int *>(ampcc_args[4]);
  ulong b_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[5]);
  long b_offset = ::ampcc_native::entry::value<long>(ampcc_args[6]);
  int b_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[7]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[8]);
  for (::ampcc_native::entry::strips ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    apart_kernel(a, a_bytes, a_offset, a_extent0, b, b_bytes, b_offset, b_extent0, messages,
        static_cast<int>(ampcc_at.begin), static_cast<int>(ampcc_at.end));
}

AMPCC_NATIVE_ENTRY(numbers_kernel_native_035bd4c84162280d) {
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[4]);
  for (::ampcc_native::entry::strips ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    numbers_kernel(v, v_bytes, v_offset, v_extent0, messages, static_cast<int>(ampcc_at.begin),
        static_cast<int>(ampcc_at.end));
}

AMPCC_NATIVE_ENTRY(rounds_kernel_native_035bd4c84162280d) {
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[4]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    rounds_kernel(v, v_bytes, v_offset, v_extent0, messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(together_kernel_native_035bd4c84162280d) {
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[4]);
  for (::ampcc_native::entry::strips ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    together_kernel(v, v_bytes, v_offset, v_extent0, messages, static_cast<int>(ampcc_at.begin),
        static_cast<int>(ampcc_at.end));
}

AMPCC_NATIVE_ENTRY(twice_kernel_native_035bd4c84162280d) {
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[4]);
  for (::ampcc_native::entry::strips ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    twice_kernel(v, v_bytes, v_offset, v_extent0, messages, static_cast<int>(ampcc_at.begin),
        static_cast<int>(ampcc_at.end));
}

AMPCC_NATIVE_ENTRY(noted_kernel_native_035bd4c84162280d) {
  int *to = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong to_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long to_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int to_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  const int *from = ::ampcc_native::entry::buffer<const int *>(ampcc_args[4]);
  ulong from_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[5]);
  long from_offset = ::ampcc_native::entry::value<long>(ampcc_args[6]);
  int from_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[7]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[8]);
  for (::ampcc_native::entry::strips ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    noted_kernel(to, to_bytes, to_offset, to_extent0, from, from_bytes, from_offset, from_extent0,
        messages, static_cast<int>(ampcc_at.begin), static_cast<int>(ampcc_at.end));
}

AMPCC_NATIVE_ENTRY(sums_kernel_native_035bd4c84162280d) {
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[4]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    sums_kernel(v, v_bytes, v_offset, v_extent0, messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(partners_kernel_native_035bd4c84162280d) {
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int distance_ = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[5]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    partners_kernel(v, v_bytes, v_offset, v_extent0, distance_, messages,
        static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(far_partners_kernel_native_035bd4c84162280d) {
  int distance_ = ::ampcc_native::entry::value<int>(ampcc_args[0]);
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[1]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[2]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[3]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[5]);
  for (::ampcc_native::entry::strips ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    far_partners_kernel(distance_, v, v_bytes, v_offset, v_extent0, messages,
        static_cast<int>(ampcc_at.begin), static_cast<int>(ampcc_at.end));
}

AMPCC_NATIVE_ENTRY(shifts_kernel_native_035bd4c84162280d) {
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int by = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[5]);
  for (::ampcc_native::entry::strips ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    shifts_kernel(v, v_bytes, v_offset, v_extent0, by, messages, static_cast<int>(ampcc_at.begin),
        static_cast<int>(ampcc_at.end));
}

AMPCC_NATIVE_ENTRY(bits_kernel_native_035bd4c84162280d) {
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[4]);
  for (::ampcc_native::entry::strips ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    bits_kernel(v, v_bytes, v_offset, v_extent0, messages, static_cast<int>(ampcc_at.begin),
        static_cast<int>(ampcc_at.end));
}

} // namespace kernels
} // namespace ampcc_native
