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

static __attribute__((noinline, cold)) void report_index2(
    uint site, int thread_x, int thread_y, int thread_z, int value0, int value1, int value2,
    int value3, uint *messages) {
  uint message = begin_report(messages, 1, 9, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
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

static bool check_use(uint site, int thread_x, int thread_y, int thread_z, const int *pointer,
                      int use, ulong value, uint init_site, uint *messages) {
  uint wrong = SHADOW_ACCESS(pointer, 4, thread_x, thread_y, thread_z, site, use + 8, value);
  if (wrong == 0) {
    return true;
  }
  tell_use(thread_x, thread_y, thread_z, init_site, wrong, messages);
  return true;
}

// kernel of main_kernel, index.cpp:24
#line 24 "/work/main/test/Check/index.cpp"
static void main_kernel(int *v, ulong v_bytes, long v_offset, int v_extent0, int v_extent1,
                        int v_stride0, uint *messages, int begin, int end, int thread_y) {
  for (int thread_x = begin; thread_x < end; ++thread_x) {
    int *v_2 = v + v_offset;
    int i_0 = thread_y;
    int thread_x_2 = thread_x;
    int thread_y_2 = thread_y;
#line 25 "/work/main/test/Check/index.cpp"
    int temporary_1 = thread_x + (i_0 == 3);
    int *place = &v_2[INDEX(check_index2(0, thread_x_2, thread_y_2, 0, (long)i_0 * v_stride0 +
        temporary_1, i_0, temporary_1, v_extent0, v_extent1, messages))];
    if (check_use(1, thread_x_2, thread_y_2, 0, place, 2, 2, 0, messages)) {
      if (IN_BOUNDS(place, v, v_bytes)) {
        *place = 2;
      }
    }
  }
}

// kernel of main_kernel, index.cpp:28
#line 28 "/work/main/test/Check/index.cpp"
static void main_kernel_2(int *v, ulong v_bytes, long v_offset, int v_extent0, int v_extent1,
                          int v_stride0, uint *messages, int begin, int end, int thread_y) {
  for (int thread_x = begin; thread_x < end; ++thread_x) {
    int *v_2 = v + v_offset;
    int i_0 = thread_y;
    int thread_x_2 = thread_x;
    int thread_y_2 = thread_y;
#line 29 "/work/main/test/Check/index.cpp"
    int temporary_1 = thread_x + (i_0 == 12);
    int *place = &v_2[INDEX(check_index2(2, thread_x_2, thread_y_2, 0, (long)i_0 * v_stride0 +
        temporary_1, i_0, temporary_1, v_extent0, v_extent1, messages))];
    if (check_use(3, thread_x_2, thread_y_2, 0, place, 2, 2, 0, messages)) {
      if (IN_BOUNDS(place, v, v_bytes)) {
        *place = 2;
      }
    }
  }
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

// kernel of main_kernel, index.cpp:35
#line 35 "/work/main/test/Check/index.cpp"
static void main_kernel_3(int *flat, ulong flat_bytes, long flat_offset, int flat_extent0,
                          uint *messages, int begin, int end) {
  if (begin + 1L >= 0 && flat_extent0 + -1L * end + -1L >= 0 && begin + -1L >= 0 && flat_extent0 +
      -1L * end + 1 >= 0) {
    for (int thread = begin; thread < end; ++thread) {
      int *flat_2 = flat + flat_offset;
      int i = thread;
      {
        int thread_x = thread;
#line 36 "/work/main/test/Check/index.cpp"
        int temporary = i + 1;
        int *place = &flat_2[INDEX((long)temporary)];
        int next = check_use(5, thread_x, 0, 0, place, 0, 0, 6, messages) ? *place : 0;
#line 37 "/work/main/test/Check/index.cpp"
        int temporary_2 = i - 1;
        int *place_2 = &flat_2[INDEX((long)temporary_2)];
        if (check_use(8, thread_x, 0, 0, place_2, 2, (ulong)next, 0, messages)) {
          *place_2 = next;
        }
      }
    }
  } else {
    for (int thread = begin; thread < end; ++thread) {
      int *flat_2 = flat + flat_offset;
      int i = thread;
      {
        int thread_x = thread;
#line 36 "/work/main/test/Check/index.cpp"
        int temporary = i + 1;
        int *place = &flat_2[INDEX(check_index1(4, thread_x, 0, 0, temporary, temporary,
            flat_extent0, messages))];
        int next = check_use(5, thread_x, 0, 0, place, 0, 0, 6, messages) ?
            (IN_BOUNDS(place, flat, flat_bytes) ? *place : 0) : 0;
#line 37 "/work/main/test/Check/index.cpp"
        int temporary_2 = i - 1;
        int *place_2 = &flat_2[INDEX(check_index1(7, thread_x, 0, 0, temporary_2, temporary_2,
            flat_extent0, messages))];
        if (check_use(8, thread_x, 0, 0, place_2, 2, (ulong)next, 0, messages)) {
          if (IN_BOUNDS(place_2, flat, flat_bytes)) {
            *place_2 = next;
          }
        }
      }
    }
  }
}

static int check_index1_2(uint site, int thread_x, int thread_y, int thread_z, int place, int i0,
                          int e0, uint *messages) {
  if ((uint)i0 < (uint)e0) {
    return place;
  }
  report_index1(site, thread_x, thread_y, thread_z, i0, e0, messages);
  return (-2147483647 - 1);
}

// kernel of main_kernel, index.cpp:42
#line 42 "/work/main/test/Check/index.cpp"
static void main_kernel_4(int *a, ulong a_bytes, int a_extent0, uint *messages, int begin,
                          int end) {
  ulong a_marks = SHADOW_MARKS(a);
  if (begin + 1L >= 0 && a_extent0 + -1L * end + -1L >= 0) {
    if (a_marks == 0) {
      THREADS for (int thread = begin; thread < end; ++thread) {
#line 43 "/work/main/test/Check/index.cpp"
        long i = thread + (long)1;
        int *place = &a[i];
        ++*place;
      }
    } else {
      for (int thread = begin; thread < end; ++thread) {
        int thread_x = thread;
        long i = thread + (long)1;
        int *place = &a[i];
        if (a_marks == 0 || SHADOW_WRITTEN(a_marks, a, place, 4) ||
            check_use(10, thread_x, 0, 0, place, 4, 0, 11, messages)) {
          ++*place;
        }
      }
    }
  } else {
    for (int thread = begin; thread < end; ++thread) {
      int thread_x = thread;
      int i = thread + 1;
      int *place = &a[check_index1_2(9, thread_x, 0, 0, i, i, a_extent0, messages)];
      if (check_use(10, thread_x, 0, 0, place, 4, 0, 11, messages)) {
        if (IN_BOUNDS(place, a, a_bytes)) {
          ++*place;
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

// kernel of main_kernel, index.cpp:48
#line 48 "/work/main/test/Check/index.cpp"
static void main_kernel_5(int *flat, ulong flat_bytes, long flat_offset, int flat_extent0,
                          const int *c, ulong c_bytes, long c_offset, int c_extent0,
                          int c_extent1, int c_extent2, int c_stride0, int c_stride1,
                          uint *messages, int begin, int end) {
  ulong c_begin = (ulong)c;
  ulong c_end = (ulong)c + c_bytes;
  ulong flat_begin = (ulong)flat + (ulong)(flat_offset * 4);
  ulong flat_end = (ulong)flat + (ulong)(((long)flat_extent0 - 1 + flat_offset + 1) * 4);
  bool apart = c_end <= flat_begin || flat_end <= c_begin;
  ulong c_marks = SHADOW_MARKS(c);
  ulong flat_marks = SHADOW_MARKS(flat);
  if (c_extent0 + -2L >= 0 && c_extent1 + -7L >= 0 && c_extent2 + -4L >= 0 && apart && c_extent1 +
      -6L >= 0 && c_extent2 + -10L >= 0 && begin >= 0L && flat_extent0 + -1L * end >= 0) {
    if (c_marks == 0 && flat_marks == 0) {
      THREADS for (int thread = begin; thread < end; ++thread) {
        int *flat_2 = flat + flat_offset;
        const int *c_2 = c + c_offset;
        int i = thread;
#line 49 "/work/main/test/Check/index.cpp"
        const int *place = &c_2[INDEX((c_stride0 + 6L) * c_stride1 + 3)];
        int operand = *place;
        const int *place_2 = &c_2[INDEX((c_stride0 + 5L) * c_stride1 + 9)];
        int value = operand + *place_2;
        int *place_3 = &flat_2[INDEX((long)i)];
        *place_3 = value;
      }
    } else if (c_marks == 0) {
      THREADS for (int thread = begin; thread < end; ++thread) {
        int *flat_2 = flat + flat_offset;
        const int *c_2 = c + c_offset;
        int i = thread;
        const int *place = &c_2[INDEX((c_stride0 + 6L) * c_stride1 + 3)];
        int operand = *place;
        const int *place_2 = &c_2[INDEX((c_stride0 + 5L) * c_stride1 + 9)];
        int value = operand + *place_2;
        int *place_3 = &flat_2[INDEX((long)i)];
        if (SHADOW_WRITES(flat_marks, flat, place_3, 4)) {
          *place_3 = value;
        }
      }
    } else {
      for (int thread = begin; thread < end; ++thread) {
        int *flat_2 = flat + flat_offset;
        const int *c_2 = c + c_offset;
        int i = thread;
        int thread_x = thread;
        const int *place = &c_2[INDEX((c_stride0 + 6L) * c_stride1 + 3)];
        int operand = c_marks == 0 || SHADOW_WRITTEN(c_marks, c, place, 4) ||
            check_use(13, thread_x, 0, 0, place, 0, 0, 14, messages) ? *place : 0;
        const int *place_2 = &c_2[INDEX((c_stride0 + 5L) * c_stride1 + 9)];
        int value = operand + (c_marks == 0 || SHADOW_WRITTEN(c_marks, c, place_2, 4) ||
            check_use(16, thread_x, 0, 0, place_2, 0, 0, 17, messages) ? *place_2 : 0);
        int *place_3 = &flat_2[INDEX((long)i)];
        if (flat_marks == 0 || SHADOW_WRITES(flat_marks, flat, place_3, 4)) {
          *place_3 = value;
        }
      }
    }
  } else {
    for (int thread = begin; thread < end; ++thread) {
      int *flat_2 = flat + flat_offset;
      const int *c_2 = c + c_offset;
      int i = thread;
      int thread_x = thread;
      const int *place = &c_2[INDEX(check_index3(12, thread_x, 0, 0, (c_stride0 + 6L) * c_stride1 +
          3, 1, 6, 3, c_extent0, c_extent1, c_extent2, messages))];
      int operand = check_use(13, thread_x, 0, 0, place, 0, 0, 14, messages) ?
          (IN_BOUNDS(place, c, c_bytes) ? *place : 0) : 0;
      const int *place_2 = &c_2[INDEX(check_index3(15, thread_x, 0, 0, (c_stride0 + 5L) * c_stride1
          + 9, 1, 5, 9, c_extent0, c_extent1, c_extent2, messages))];
      int value = operand + (check_use(16, thread_x, 0, 0, place_2, 0, 0, 17, messages) ?
          (IN_BOUNDS(place_2, c, c_bytes) ? *place_2 : 0) : 0);
      int *place_3 = &flat_2[INDEX(check_index1(18, thread_x, 0, 0, i, i, flat_extent0, messages))];
      if (check_use(19, thread_x, 0, 0, place_3, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place_3, flat, flat_bytes)) {
          *place_3 = value;
        }
      }
    }
  }
}

// kernel of main_kernel, index.cpp:54
#line 54 "/work/main/test/Check/index.cpp"
static void main_kernel_6(int *v, ulong v_bytes, long v_offset, int v_extent0, int v_extent1,
                          int v_stride0, uint *messages, int begin, int end) {
  if (v_extent0 + -1L >= 0 && v_extent1 + -10L >= 0 && v_extent0 + -13L >= 0 && v_extent1 + -1L >= 0
      && v_extent1 + -11L >= 0) {
    for (int thread = begin; thread < end; ++thread) {
      int *v_2 = v + v_offset;
      int thread_x = thread;
#line 55 "/work/main/test/Check/index.cpp"
      long temporary_offset = 0;
      int *place = &v_2[INDEX(temporary_offset + 9)];
      int operand = check_use(22, thread_x, 0, 0, place, 0, 0, 23, messages) ? *place : 0;
      long temporary_offset_2 = 12L * v_stride0;
      int *place_2 = &v_2[INDEX(temporary_offset_2)];
      int value = operand + (check_use(26, thread_x, 0, 0, place_2, 0, 0, 27, messages) ? *place_2 :
          0);
      long temporary_offset_3 = 0;
      int *place_3 = &v_2[INDEX(temporary_offset_3 + 10)];
      if (check_use(30, thread_x, 0, 0, place_3, 2, (ulong)value, 0, messages)) {
        *place_3 = value;
      }
    }
  } else {
    for (int thread = begin; thread < end; ++thread) {
      int *v_2 = v + v_offset;
      int thread_x = thread;
      long temporary_offset = check_index1(20, thread_x, 0, 0, 0, 0, v_extent0, messages);
      int *place = &v_2[INDEX(check_index1(21, thread_x, 0, 0, temporary_offset + 9, 9, v_extent1,
          messages))];
      int operand = check_use(22, thread_x, 0, 0, place, 0, 0, 23, messages) ?
          (IN_BOUNDS(place, v, v_bytes) ? *place : 0) : 0;
      long temporary_offset_2 =
          check_index1(24, thread_x, 0, 0, 12L * v_stride0, 12, v_extent0, messages);
      int *place_2 = &v_2[INDEX(check_index1(25, thread_x, 0, 0, temporary_offset_2, 0, v_extent1,
          messages))];
      int value = operand + (check_use(26, thread_x, 0, 0, place_2, 0, 0, 27, messages) ?
          (IN_BOUNDS(place_2, v, v_bytes) ? *place_2 : 0) : 0);
      long temporary_offset_3 = check_index1(28, thread_x, 0, 0, 0, 0, v_extent0, messages);
      int *place_3 = &v_2[INDEX(check_index1(29, thread_x, 0, 0, temporary_offset_3 + 10, 10,
          v_extent1, messages))];
      if (check_use(30, thread_x, 0, 0, place_3, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place_3, v, v_bytes)) {
          *place_3 = value;
        }
      }
    }
  }
}

// kernel of main_kernel, index.cpp:60
#line 60 "/work/main/test/Check/index.cpp"
static void main_kernel_7(int *v, ulong v_bytes, long v_offset, int v_extent0, int v_extent1,
                          int v_stride0, int *flat, ulong flat_bytes, long flat_offset,
                          int flat_extent0, uint *messages, int begin, int end) {
  ulong v_begin = (ulong)v;
  ulong v_end = (ulong)v + v_bytes;
  ulong flat_begin = (ulong)flat + (ulong)(flat_offset * 4);
  ulong flat_end = (ulong)flat + (ulong)(((long)flat_extent0 - 1 + flat_offset + 1) * 4);
  bool apart = v_end <= flat_begin || flat_end <= v_begin;
  ulong v_marks = SHADOW_MARKS(v);
  ulong flat_marks = SHADOW_MARKS(flat);
  if (v_extent0 + -3L >= 0 && v_extent1 + -4L >= 0 && apart && begin >= 0L && flat_extent0 +
      -1L * end >= 0) {
    if (v_marks == 0 && flat_marks == 0) {
      for (int thread = begin; thread < end; ++thread) {
        int *v_2 = v + v_offset;
        int *flat_2 = flat + flat_offset;
        int i = thread;
        int thread_x = thread;
#line 61 "/work/main/test/Check/index.cpp"
        long part_offset = v_stride0 + 1L;
        int *place = &v_2[INDEX(check_index2(32, thread_x, 0, 0, part_offset + 2L * v_stride0, 2, 0,
            2, 3, messages))];
        int value = IN_BOUNDS(place, v, v_bytes) ? *place : 0;
        int *place_2 = &v_2[INDEX(part_offset + (v_stride0 + 2L))];
        int value_2 = value + *place_2;
        int *place_3 = &flat_2[INDEX((long)i)];
        *place_3 = value_2;
      }
    } else if (v_marks == 0) {
      for (int thread = begin; thread < end; ++thread) {
        int *v_2 = v + v_offset;
        int *flat_2 = flat + flat_offset;
        int i = thread;
        int thread_x = thread;
#line 61 "/work/main/test/Check/index.cpp"
        long part_offset = v_stride0 + 1L;
        int *place = &v_2[INDEX(check_index2(32, thread_x, 0, 0, part_offset + 2L * v_stride0, 2, 0,
            2, 3, messages))];
        int value = IN_BOUNDS(place, v, v_bytes) ? *place : 0;
        int *place_2 = &v_2[INDEX(part_offset + (v_stride0 + 2L))];
        int value_2 = value + *place_2;
        int *place_3 = &flat_2[INDEX((long)i)];
        if (SHADOW_WRITES(flat_marks, flat, place_3, 4)) {
          *place_3 = value_2;
        }
      }
    } else {
      for (int thread = begin; thread < end; ++thread) {
        int *v_2 = v + v_offset;
        int *flat_2 = flat + flat_offset;
        int i = thread;
        int thread_x = thread;
#line 61 "/work/main/test/Check/index.cpp"
        long part_offset = v_stride0 + 1L;
        int *place = &v_2[INDEX(check_index2(32, thread_x, 0, 0, part_offset + 2L * v_stride0, 2, 0,
            2, 3, messages))];
        int value = check_use(33, thread_x, 0, 0, place, 0, 0, 34, messages) ?
            (IN_BOUNDS(place, v, v_bytes) ? *place : 0) : 0;
        int *place_2 = &v_2[INDEX(part_offset + (v_stride0 + 2L))];
        int value_2 = value + (v_marks == 0 || SHADOW_WRITTEN(v_marks, v, place_2, 4) ||
            check_use(36, thread_x, 0, 0, place_2, 0, 0, 37, messages) ? *place_2 : 0);
        int *place_3 = &flat_2[INDEX((long)i)];
        if (flat_marks == 0 || SHADOW_WRITES(flat_marks, flat, place_3, 4)) {
          *place_3 = value_2;
        }
      }
    }
  } else {
    for (int thread = begin; thread < end; ++thread) {
      int *v_2 = v + v_offset;
      int *flat_2 = flat + flat_offset;
      int i = thread;
      int thread_x = thread;
#line 61 "/work/main/test/Check/index.cpp"
      long part_offset = check_index2(31, thread_x, 0, 0, v_stride0 + 1L, 2, 3, v_extent0,
          v_extent1, messages);
#line 62 "/work/main/test/Check/index.cpp"
      int *place = &v_2[INDEX(check_index2(32, thread_x, 0, 0, part_offset + 2L * v_stride0, 2, 0,
          2, 3, messages))];
      int value = check_use(33, thread_x, 0, 0, place, 0, 0, 34, messages) ?
          (IN_BOUNDS(place, v, v_bytes) ? *place : 0) : 0;
      int *place_2 = &v_2[INDEX(check_index2(35, thread_x, 0, 0, part_offset + (v_stride0 + 2L), 1,
          2, 2, 3, messages))];
      int value_2 = value + (check_use(36, thread_x, 0, 0, place_2, 0, 0, 37, messages) ?
          (IN_BOUNDS(place_2, v, v_bytes) ? *place_2 : 0) : 0);
      int *place_3 = &flat_2[INDEX(check_index1(38, thread_x, 0, 0, i, i, flat_extent0, messages))];
      if (check_use(39, thread_x, 0, 0, place_3, 2, (ulong)value_2, 0, messages)) {
        if (IN_BOUNDS(place_3, flat, flat_bytes)) {
          *place_3 = value_2;
        }
      }
    }
  }
}

// kernel of main_kernel, index.cpp:67
#line 67 "/work/main/test/Check/index.cpp"
static void main_kernel_8(int *v, ulong v_bytes, long v_offset, int v_extent0, int v_extent1,
                          int v_stride0, int *flat, ulong flat_bytes, long flat_offset,
                          int flat_extent0, uint *messages, int begin, int end) {
  ulong v_begin = (ulong)v;
  ulong v_end = (ulong)v + v_bytes;
  ulong flat_begin = (ulong)flat + (ulong)(flat_offset * 4);
  ulong flat_end = (ulong)flat + (ulong)(((long)flat_extent0 - 1 + flat_offset + 1) * 4);
  bool apart = v_end <= flat_begin || flat_end <= v_begin;
  ulong v_marks = SHADOW_MARKS(v);
  ulong flat_marks = SHADOW_MARKS(flat);
  if (v_extent0 + -12L >= 0 && v_extent1 + -10L >= 0 && v_extent0 + -13L >= 0 && apart && begin >=
      0L && flat_extent0 + -1L * end >= 0) {
    if (v_marks == 0 && flat_marks == 0) {
      THREADS for (int thread = begin; thread < end; ++thread) {
        int *v_2 = v + v_offset;
        int *flat_2 = flat + flat_offset;
        int i = thread;
#line 68 "/work/main/test/Check/index.cpp"
        long end_offset = 11L * v_stride0;
        long behind_offset = 11L * v_stride0 + 3;
        int *place = &v_2[INDEX(end_offset + 9)];
        int value = *place;
        int *place_2 = &v_2[INDEX(behind_offset + v_stride0)];
        int value_2 = value + *place_2;
#line 70 "/work/main/test/Check/index.cpp"
        int *place_3 = &flat_2[INDEX((long)i)];
        *place_3 = value_2;
      }
    } else if (v_marks == 0) {
      THREADS for (int thread = begin; thread < end; ++thread) {
        int *v_2 = v + v_offset;
        int *flat_2 = flat + flat_offset;
        int i = thread;
#line 68 "/work/main/test/Check/index.cpp"
        long end_offset = 11L * v_stride0;
        long behind_offset = 11L * v_stride0 + 3;
        int *place = &v_2[INDEX(end_offset + 9)];
        int value = *place;
        int *place_2 = &v_2[INDEX(behind_offset + v_stride0)];
        int value_2 = value + *place_2;
#line 70 "/work/main/test/Check/index.cpp"
        int *place_3 = &flat_2[INDEX((long)i)];
        if (SHADOW_WRITES(flat_marks, flat, place_3, 4)) {
          *place_3 = value_2;
        }
      }
    } else {
      for (int thread = begin; thread < end; ++thread) {
        int *v_2 = v + v_offset;
        int *flat_2 = flat + flat_offset;
        int i = thread;
        int thread_x = thread;
#line 68 "/work/main/test/Check/index.cpp"
        long end_offset = 11L * v_stride0;
        long behind_offset = 11L * v_stride0 + 3;
        int *place = &v_2[INDEX(end_offset + 9)];
        int value = v_marks == 0 || SHADOW_WRITTEN(v_marks, v, place, 4) ||
            check_use(44, thread_x, 0, 0, place, 0, 0, 45, messages) ? *place : 0;
        int *place_2 = &v_2[INDEX(behind_offset + v_stride0)];
        int value_2 = value + (v_marks == 0 || SHADOW_WRITTEN(v_marks, v, place_2, 4) ||
            check_use(47, thread_x, 0, 0, place_2, 0, 0, 48, messages) ? *place_2 : 0);
#line 70 "/work/main/test/Check/index.cpp"
        int *place_3 = &flat_2[INDEX((long)i)];
        if (flat_marks == 0 || SHADOW_WRITES(flat_marks, flat, place_3, 4)) {
          *place_3 = value_2;
        }
      }
    }
  } else {
    for (int thread = begin; thread < end; ++thread) {
      int *v_2 = v + v_offset;
      int *flat_2 = flat + flat_offset;
      int i = thread;
      int thread_x = thread;
#line 68 "/work/main/test/Check/index.cpp"
      long end_offset = check_index2(40, thread_x, 0, 0, 11L * v_stride0, 11, 9, v_extent0,
          v_extent1, messages);
      check_index2(41, thread_x, 0, 0, 12L * v_stride0 + 10, 0, 0, 1, 1, messages);
#line 69 "/work/main/test/Check/index.cpp"
      long behind_offset = check_index2(42, thread_x, 0, 0, 11L * v_stride0 + 3, 12, 9, v_extent0,
          v_extent1, messages);
      int *place = &v_2[INDEX(check_index2(43, thread_x, 0, 0, end_offset + 9, 0, 9, 1, 10,
          messages))];
      int value = check_use(44, thread_x, 0, 0, place, 0, 0, 45, messages) ?
          (IN_BOUNDS(place, v, v_bytes) ? *place : 0) : 0;
      int *place_2 = &v_2[INDEX(check_index2(46, thread_x, 0, 0, behind_offset + v_stride0, 1, 0, 2,
          7, messages))];
      int value_2 = value + (check_use(47, thread_x, 0, 0, place_2, 0, 0, 48, messages) ?
          (IN_BOUNDS(place_2, v, v_bytes) ? *place_2 : 0) : 0);
#line 70 "/work/main/test/Check/index.cpp"
      int *place_3 = &flat_2[INDEX(check_index1(49, thread_x, 0, 0, i, i, flat_extent0, messages))];
      if (check_use(50, thread_x, 0, 0, place_3, 2, (ulong)value_2, 0, messages)) {
        if (IN_BOUNDS(place_3, flat, flat_bytes)) {
          *place_3 = value_2;
        }
      }
    }
  }
}

// kernel of main_kernel, index.cpp:75
#line 75 "/work/main/test/Check/index.cpp"
static void main_kernel_9(int *deep, ulong deep_bytes, int deep_extent0, int deep_extent1,
                          int deep_extent2, int deep_extent3, int *flat, ulong flat_bytes,
                          long flat_offset, int flat_extent0, uint *messages, int begin, int end) {
  ulong deep_begin = (ulong)deep;
  ulong deep_end = (ulong)deep + deep_bytes;
  ulong flat_begin = (ulong)flat + (ulong)(flat_offset * 4);
  ulong flat_end = (ulong)flat + (ulong)(((long)flat_extent0 - 1 + flat_offset + 1) * 4);
  bool apart = deep_end <= flat_begin || flat_end <= deep_begin;
  ulong flat_marks = SHADOW_MARKS(flat);
  ulong deep_marks = SHADOW_MARKS(deep);
  if (apart && begin >= 0L && flat_extent0 + -1L * end >= 0) {
    if (deep_marks == 0 && flat_marks == 0) {
      for (int thread = begin; thread < end; ++thread) {
        int *flat_2 = flat + flat_offset;
        int i = thread;
        {
          int thread_x = thread;
#line 76 "/work/main/test/Check/index.cpp"
          int at[4] = {-1, 2, 3, 4};
          long at_2 = check_index1(51, thread_x, 0, 0,
              ((at[0] * (long)deep_extent1 + at[1]) * deep_extent2 + at[2]) * deep_extent3 + at[3],
              at[0], deep_extent0, messages);
          at_2 = check_index1(51, thread_x, 0, 0, at_2, at[1], deep_extent1, messages);
          at_2 = check_index1(51, thread_x, 0, 0, at_2, at[2], deep_extent2, messages);
          at_2 = check_index1(51, thread_x, 0, 0, at_2, at[3], deep_extent3, messages);
          int *place = &deep[INDEX(at_2)];
          int value = IN_BOUNDS(place, deep, deep_bytes) ? *place : 0;
          int *place_2 = &flat_2[INDEX((long)i)];
          *place_2 = value;
        }
      }
    } else if (deep_marks == 0) {
      for (int thread = begin; thread < end; ++thread) {
        int *flat_2 = flat + flat_offset;
        int i = thread;
        {
          int thread_x = thread;
#line 76 "/work/main/test/Check/index.cpp"
          int at[4] = {-1, 2, 3, 4};
          long at_2 = check_index1(51, thread_x, 0, 0,
              ((at[0] * (long)deep_extent1 + at[1]) * deep_extent2 + at[2]) * deep_extent3 + at[3],
              at[0], deep_extent0, messages);
          at_2 = check_index1(51, thread_x, 0, 0, at_2, at[1], deep_extent1, messages);
          at_2 = check_index1(51, thread_x, 0, 0, at_2, at[2], deep_extent2, messages);
          at_2 = check_index1(51, thread_x, 0, 0, at_2, at[3], deep_extent3, messages);
          int *place = &deep[INDEX(at_2)];
          int value = IN_BOUNDS(place, deep, deep_bytes) ? *place : 0;
          int *place_2 = &flat_2[INDEX((long)i)];
          if (SHADOW_WRITES(flat_marks, flat, place_2, 4)) {
            *place_2 = value;
          }
        }
      }
    } else {
      for (int thread = begin; thread < end; ++thread) {
        int *flat_2 = flat + flat_offset;
        int i = thread;
        {
          int thread_x = thread;
#line 76 "/work/main/test/Check/index.cpp"
          int at[4] = {-1, 2, 3, 4};
          long at_2 = check_index1(51, thread_x, 0, 0,
              ((at[0] * (long)deep_extent1 + at[1]) * deep_extent2 + at[2]) * deep_extent3 + at[3],
              at[0], deep_extent0, messages);
          at_2 = check_index1(51, thread_x, 0, 0, at_2, at[1], deep_extent1, messages);
          at_2 = check_index1(51, thread_x, 0, 0, at_2, at[2], deep_extent2, messages);
          at_2 = check_index1(51, thread_x, 0, 0, at_2, at[3], deep_extent3, messages);
          int *place = &deep[INDEX(at_2)];
          int value = check_use(52, thread_x, 0, 0, place, 0, 0, 53, messages) ?
              (IN_BOUNDS(place, deep, deep_bytes) ? *place : 0) : 0;
          int *place_2 = &flat_2[INDEX((long)i)];
          if (flat_marks == 0 || SHADOW_WRITES(flat_marks, flat, place_2, 4)) {
            *place_2 = value;
          }
        }
      }
    }
  } else {
    for (int thread = begin; thread < end; ++thread) {
      int *flat_2 = flat + flat_offset;
      int i = thread;
      {
        int thread_x = thread;
#line 76 "/work/main/test/Check/index.cpp"
        int at[4] = {-1, 2, 3, 4};
        long at_2 = check_index1(51, thread_x, 0, 0,
            ((at[0] * (long)deep_extent1 + at[1]) * deep_extent2 + at[2]) * deep_extent3 + at[3],
            at[0], deep_extent0, messages);
        at_2 = check_index1(51, thread_x, 0, 0, at_2, at[1], deep_extent1, messages);
        at_2 = check_index1(51, thread_x, 0, 0, at_2, at[2], deep_extent2, messages);
        at_2 = check_index1(51, thread_x, 0, 0, at_2, at[3], deep_extent3, messages);
        int *place = &deep[INDEX(at_2)];
        int value = check_use(52, thread_x, 0, 0, place, 0, 0, 53, messages) ?
            (IN_BOUNDS(place, deep, deep_bytes) ? *place : 0) : 0;
        int *place_2 = &flat_2[INDEX(check_index1(54, thread_x, 0, 0, i, i, flat_extent0,
            messages))];
        if (check_use(55, thread_x, 0, 0, place_2, 2, (ulong)value, 0, messages)) {
          if (IN_BOUNDS(place_2, flat, flat_bytes)) {
            *place_2 = value;
          }
        }
      }
    }
  }
}

// kernel of main_kernel, index.cpp:83
#line 83 "/work/main/test/Check/index.cpp"
static void main_kernel_10(int *flat, ulong flat_bytes, long flat_offset, int flat_extent0,
                           int *v, ulong v_bytes, long v_offset, int v_extent0, int v_extent1,
                           int v_stride0, uint *messages, int begin, int end) {
  ulong v_begin = (ulong)v;
  ulong v_end = (ulong)v + v_bytes;
  ulong flat_begin = (ulong)flat + (ulong)(flat_offset * 4);
  ulong flat_end = (ulong)flat + (ulong)(((long)flat_extent0 - 1 + flat_offset + 1) * 4);
  bool apart = v_end <= flat_begin || flat_end <= v_begin;
  ulong v_marks = SHADOW_MARKS(v);
  ulong flat_marks = SHADOW_MARKS(flat);
  if (v_extent0 + -12L >= 0 && v_extent1 + -10L >= 0 && apart && v_extent0 + -13L >= 0 && v_extent1
      + -1L >= 0 && begin >= 0L && flat_extent0 + -1L * end >= 0) {
    if (v_marks == 0 && flat_marks == 0) {
      THREADS for (int thread = begin; thread < end; ++thread) {
        int *flat_2 = flat + flat_offset;
        int *v_2 = v + v_offset;
        int i = thread;
#line 10 "/work/main/test/Check/index.cpp"
        int *place = &v_2[INDEX(11L * v_stride0 + 9)];
#line 84 "/work/main/test/Check/index.cpp"
        int value = *place;
#line 10 "/work/main/test/Check/index.cpp"
        int *place_2 = &v_2[INDEX(12L * v_stride0)];
#line 84 "/work/main/test/Check/index.cpp"
        int value_2 = value + *place_2;
        int *place_3 = &flat_2[INDEX((long)i)];
        *place_3 = value_2;
      }
    } else if (v_marks == 0) {
      THREADS for (int thread = begin; thread < end; ++thread) {
        int *flat_2 = flat + flat_offset;
        int *v_2 = v + v_offset;
        int i = thread;
#line 10 "/work/main/test/Check/index.cpp"
        int *place = &v_2[INDEX(11L * v_stride0 + 9)];
#line 84 "/work/main/test/Check/index.cpp"
        int value = *place;
#line 10 "/work/main/test/Check/index.cpp"
        int *place_2 = &v_2[INDEX(12L * v_stride0)];
#line 84 "/work/main/test/Check/index.cpp"
        int value_2 = value + *place_2;
        int *place_3 = &flat_2[INDEX((long)i)];
        if (SHADOW_WRITES(flat_marks, flat, place_3, 4)) {
          *place_3 = value_2;
        }
      }
    } else {
      for (int thread = begin; thread < end; ++thread) {
        int *flat_2 = flat + flat_offset;
        int *v_2 = v + v_offset;
        int i = thread;
        int thread_x = thread;
#line 10 "/work/main/test/Check/index.cpp"
        int *place = &v_2[INDEX(11L * v_stride0 + 9)];
#line 84 "/work/main/test/Check/index.cpp"
        int value = v_marks == 0 || SHADOW_WRITTEN(v_marks, v, place, 4) ||
            check_use(57, thread_x, 0, 0, place, 0, 0, 58, messages) ? *place : 0;
#line 10 "/work/main/test/Check/index.cpp"
        int *place_2 = &v_2[INDEX(12L * v_stride0)];
#line 84 "/work/main/test/Check/index.cpp"
        int value_2 = value + (v_marks == 0 || SHADOW_WRITTEN(v_marks, v, place_2, 4) ||
            check_use(57, thread_x, 0, 0, place_2, 0, 0, 58, messages) ? *place_2 : 0);
        int *place_3 = &flat_2[INDEX((long)i)];
        if (flat_marks == 0 || SHADOW_WRITES(flat_marks, flat, place_3, 4)) {
          *place_3 = value_2;
        }
      }
    }
  } else {
    for (int thread = begin; thread < end; ++thread) {
      int *flat_2 = flat + flat_offset;
      int *v_2 = v + v_offset;
      int i = thread;
      int thread_x = thread;
#line 10 "/work/main/test/Check/index.cpp"
      int *place = &v_2[INDEX(check_index2(56, thread_x, 0, 0, 11L * v_stride0 + 9, 11, 9,
          v_extent0, v_extent1, messages))];
#line 84 "/work/main/test/Check/index.cpp"
      int value = check_use(57, thread_x, 0, 0, place, 0, 0, 58, messages) ?
          (IN_BOUNDS(place, v, v_bytes) ? *place : 0) : 0;
#line 10 "/work/main/test/Check/index.cpp"
      int *place_2 = &v_2[INDEX(check_index2(56, thread_x, 0, 0, 12L * v_stride0, 12, 0, v_extent0,
          v_extent1, messages))];
#line 84 "/work/main/test/Check/index.cpp"
      int value_2 = value + (check_use(57, thread_x, 0, 0, place_2, 0, 0, 58, messages) ?
          (IN_BOUNDS(place_2, v, v_bytes) ? *place_2 : 0) : 0);
      int *place_3 = &flat_2[INDEX(check_index1(59, thread_x, 0, 0, i, i, flat_extent0, messages))];
      if (check_use(60, thread_x, 0, 0, place_3, 2, (ulong)value_2, 0, messages)) {
        if (IN_BOUNDS(place_3, flat, flat_bytes)) {
          *place_3 = value_2;
        }
      }
    }
  }
}

// kernel of main_kernel, index.cpp:89
#line 89 "/work/main/test/Check/index.cpp"
static void main_kernel_11(int *flat, ulong flat_bytes, long flat_offset, int flat_extent0,
                           uint *messages, int begin, int end) {
  if (begin + 120L >= 0 && flat_extent0 + -1L * end + -120L >= 0 && flat_extent0 + -8L >= 0 && begin
      + -3L >= 0 && flat_extent0 + -1L * end + 3 >= 0) {
    for (int thread = begin; thread < end; ++thread) {
      int *flat_2 = flat + flat_offset;
      int i = thread;
      int thread_x = thread;
      int i_2 = i + 120;
      int *place = &flat_2[INDEX((long)i_2)];
      int value = 5 + (check_use(62, thread_x, 0, 0, place, 0, 0, 63, messages) ? *place : 0);
#line 90 "/work/main/test/Check/index.cpp"
      int *place_2 = &flat_2[INDEX(7L)];
      if (check_use(65, thread_x, 0, 0, place_2, 2, (ulong)value, 0, messages)) {
        *place_2 = value;
      }
#line 91 "/work/main/test/Check/index.cpp"
      int i_3 = i - 3;
      int *place_3 = &flat_2[INDEX((long)i_3)];
      if (check_use(67, thread_x, 0, 0, place_3, 2, 9, 0, messages)) {
        *place_3 = 9;
      }
    }
  } else {
    for (int thread = begin; thread < end; ++thread) {
      int *flat_2 = flat + flat_offset;
      int i = thread;
      int thread_x = thread;
      int i_2 = i + 120;
      int *place = &flat_2[INDEX(check_index1(61, thread_x, 0, 0, i_2, i_2, flat_extent0,
          messages))];
      int value = 5 + (check_use(62, thread_x, 0, 0, place, 0, 0, 63, messages) ?
          (IN_BOUNDS(place, flat, flat_bytes) ? *place : 0) : 0);
#line 90 "/work/main/test/Check/index.cpp"
      int *place_2 = &flat_2[INDEX(check_index1(64, thread_x, 0, 0, 7, 7, flat_extent0, messages))];
      if (check_use(65, thread_x, 0, 0, place_2, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place_2, flat, flat_bytes)) {
          *place_2 = value;
        }
      }
#line 91 "/work/main/test/Check/index.cpp"
      int i_3 = i - 3;
      int *place_3 = &flat_2[INDEX(check_index1(66, thread_x, 0, 0, i_3, i_3, flat_extent0,
          messages))];
      if (check_use(67, thread_x, 0, 0, place_3, 2, 9, 0, messages)) {
        if (IN_BOUNDS(place_3, flat, flat_bytes)) {
          *place_3 = 9;
        }
      }
    }
  }
}

#line 1 "<ampcc native>"

AMPCC_NATIVE_ENTRY(main_kernel_native_d4073fc4f80c7f76) {
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int v_extent1 = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  int v_stride0 = ::ampcc_native::entry::value<int>(ampcc_args[5]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[6]);
  for (::ampcc_native::entry::strips ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel(v, v_bytes, v_offset, v_extent0, v_extent1, v_stride0, messages,
        static_cast<int>(ampcc_at.begin), static_cast<int>(ampcc_at.end),
        static_cast<int>(ampcc_at.y));
}

AMPCC_NATIVE_ENTRY(main_kernel_2_native_d4073fc4f80c7f76) {
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int v_extent1 = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  int v_stride0 = ::ampcc_native::entry::value<int>(ampcc_args[5]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[6]);
  for (::ampcc_native::entry::strips ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel_2(v, v_bytes, v_offset, v_extent0, v_extent1, v_stride0, messages,
        static_cast<int>(ampcc_at.begin), static_cast<int>(ampcc_at.end),
        static_cast<int>(ampcc_at.y));
}

AMPCC_NATIVE_ENTRY(main_kernel_3_native_d4073fc4f80c7f76) {
  int *flat = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong flat_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long flat_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int flat_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[4]);
  for (::ampcc_native::entry::strips ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel_3(flat, flat_bytes, flat_offset, flat_extent0, messages,
        static_cast<int>(ampcc_at.begin), static_cast<int>(ampcc_at.end));
}

AMPCC_NATIVE_ENTRY(main_kernel_4_native_d4073fc4f80c7f76) {
  int *a = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong a_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  int a_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[2]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[3]);
  for (::ampcc_native::entry::strips ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel_4(a, a_bytes, a_extent0, messages, static_cast<int>(ampcc_at.begin),
        static_cast<int>(ampcc_at.end));
}

AMPCC_NATIVE_ENTRY(main_kernel_5_native_d4073fc4f80c7f76) {
  int *flat = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong flat_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long flat_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int flat_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  const int *c = ::ampcc_native::entry::buffer<const int *>(ampcc_args[4]);
  ulong c_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[5]);
  long c_offset = ::ampcc_native::entry::value<long>(ampcc_args[6]);
  int c_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[7]);
  int c_extent1 = ::ampcc_native::entry::value<int>(ampcc_args[8]);
  int c_extent2 = ::ampcc_native::entry::value<int>(ampcc_args[9]);
  int c_stride0 = ::ampcc_native::entry::value<int>(ampcc_args[10]);
  int c_stride1 = ::ampcc_native::entry::value<int>(ampcc_args[11]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[12]);
  for (::ampcc_native::entry::strips ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel_5(flat, flat_bytes, flat_offset, flat_extent0, c, c_bytes, c_offset, c_extent0,
        c_extent1, c_extent2, c_stride0, c_stride1, messages, static_cast<int>(ampcc_at.begin),
        static_cast<int>(ampcc_at.end));
}

AMPCC_NATIVE_ENTRY(main_kernel_6_native_d4073fc4f80c7f76) {
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int v_extent1 = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  int v_stride0 = ::ampcc_native::entry::value<int>(ampcc_args[5]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[6]);
  for (::ampcc_native::entry::strips ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel_6(v, v_bytes, v_offset, v_extent0, v_extent1, v_stride0, messages,
        static_cast<int>(ampcc_at.begin), static_cast<int>(ampcc_at.end));
}

AMPCC_NATIVE_ENTRY(main_kernel_7_native_d4073fc4f80c7f76) {
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int v_extent1 = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  int v_stride0 = ::ampcc_native::entry::value<int>(ampcc_args[5]);
  int *flat = ::ampcc_native::entry::buffer<int *>(ampcc_args[6]);
  ulong flat_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[7]);
  long flat_offset = ::ampcc_native::entry::value<long>(ampcc_args[8]);
  int flat_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[9]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[10]);
  for (::ampcc_native::entry::strips ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel_7(v, v_bytes, v_offset, v_extent0, v_extent1, v_stride0, flat, flat_bytes,
        flat_offset, flat_extent0, messages, static_cast<int>(ampcc_at.begin),
        static_cast<int>(ampcc_at.end));
}

AMPCC_NATIVE_ENTRY(main_kernel_8_native_d4073fc4f80c7f76) {
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int v_extent1 = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  int v_stride0 = ::ampcc_native::entry::value<int>(ampcc_args[5]);
  int *flat = ::ampcc_native::entry::buffer<int *>(ampcc_args[6]);
  ulong flat_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[7]);
  long flat_offset = ::ampcc_native::entry::value<long>(ampcc_args[8]);
  int flat_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[9]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[10]);
  for (::ampcc_native::entry::strips ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel_8(v, v_bytes, v_offset, v_extent0, v_extent1, v_stride0, flat, flat_bytes,
        flat_offset, flat_extent0, messages, static_cast<int>(ampcc_at.begin),
        static_cast<int>(ampcc_at.end));
}

AMPCC_NATIVE_ENTRY(main_kernel_9_native_d4073fc4f80c7f76) {
  int *deep = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong deep_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  int deep_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[2]);
  int deep_extent1 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int deep_extent2 = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  int deep_extent3 = ::ampcc_native::entry::value<int>(ampcc_args[5]);
  int *flat = ::ampcc_native::entry::buffer<int *>(ampcc_args[6]);
  ulong flat_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[7]);
  long flat_offset = ::ampcc_native::entry::value<long>(ampcc_args[8]);
  int flat_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[9]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[10]);
  for (::ampcc_native::entry::strips ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel_9(deep, deep_bytes, deep_extent0, deep_extent1, deep_extent2, deep_extent3, flat,
        flat_bytes, flat_offset, flat_extent0, messages, static_cast<int>(ampcc_at.begin),
        static_cast<int>(ampcc_at.end));
}

AMPCC_NATIVE_ENTRY(main_kernel_10_native_d4073fc4f80c7f76) {
  int *flat = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong flat_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long flat_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int flat_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[4]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[5]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[6]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[7]);
  int v_extent1 = ::ampcc_native::entry::value<int>(ampcc_args[8]);
  int v_stride0 = ::ampcc_native::entry::value<int>(ampcc_args[9]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[10]);
  for (::ampcc_native::entry::strips ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel_10(flat, flat_bytes, flat_offset, flat_extent0, v, v_bytes, v_offset, v_extent0,
        v_extent1, v_stride0, messages, static_cast<int>(ampcc_at.begin),
        static_cast<int>(ampcc_at.end));
}

AMPCC_NATIVE_ENTRY(main_kernel_11_native_d4073fc4f80c7f76) {
  int *flat = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong flat_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long flat_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int flat_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[4]);
  for (::ampcc_native::entry::strips ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel_11(flat, flat_bytes, flat_offset, flat_extent0, messages,
        static_cast<int>(ampcc_at.begin), static_cast<int>(ampcc_at.end));
}

} // namespace kernels
} // namespace ampcc_native
