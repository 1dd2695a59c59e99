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

static __attribute__((noinline, cold)) void report_division(
    uint site, int thread_x, int thread_y, int thread_z, int value0, uint *messages) {
  uint message = begin_report(messages, 4, 6, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
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

// kernel of main_kernel, arithmetic.cpp:18
#line 18 "/work/main/test/Check/arithmetic.cpp"
static void main_kernel(int *r, ulong r_bytes, long r_offset, int r_extent0, int *v,
                        ulong v_bytes, long v_offset, int v_extent0, uint *messages, int begin,
                        int end) {
  ulong v_begin = (ulong)v + (ulong)(v_offset * 4);
  ulong v_end = (ulong)v + (ulong)(((long)v_extent0 - 1 + v_offset + 1) * 4);
  ulong r_begin = (ulong)r + (ulong)(r_offset * 4);
  ulong r_end = (ulong)r + (ulong)(((long)r_extent0 - 1 + r_offset + 1) * 4);
  bool apart = v_end <= r_begin || r_end <= v_begin;
  ulong v_marks = SHADOW_MARKS(v);
  ulong r_marks = SHADOW_MARKS(r);
  if (begin >= 0L && v_extent0 + -1L * end >= 0 && apart && r_extent0 + -1L * end >= 0) {
    if (v_marks == 0 && r_marks == 0) {
      for (int thread = begin; thread < end; ++thread) {
        int value;
        int *r_2 = r + r_offset;
        int *v_2 = v + v_offset;
        int i = thread;
        int thread_x = thread;
#line 19 "/work/main/test/Check/arithmetic.cpp"
        int *place = &v_2[INDEX((long)i)];
        int value_2 = 10 / check_divisor(3, thread_x, 0, 0, 10, *place, messages);
        int *place_2 = &r_2[INDEX((long)i)];
        *place_2 = value_2;
#line 20 "/work/main/test/Check/arithmetic.cpp"
        int *place_3 = &v_2[INDEX((long)i)];
        int value_3 = *place_3;
        int *place_4 = &r_2[INDEX((long)i)];
        value = check_divisor(12, thread_x, 0, 0, *place_4, value_3, messages);
        *place_4 %= value;
      }
    } else {
      for (int thread = begin; thread < end; ++thread) {
        int value;
        int *r_2 = r + r_offset;
        int *v_2 = v + v_offset;
        int i = thread;
        int thread_x = thread;
#line 19 "/work/main/test/Check/arithmetic.cpp"
        int *place = &v_2[INDEX((long)i)];
        int value_2 = 10 / check_divisor(3, thread_x, 0, 0, 10, v_marks == 0 ||
            SHADOW_WRITTEN(v_marks, v, place, 4) ||
            check_use(1, thread_x, 0, 0, place, 0, 0, 2, messages) ? *place : 0, messages);
        int *place_2 = &r_2[INDEX((long)i)];
        if (r_marks == 0 || SHADOW_WRITES(r_marks, r, place_2, 4)) {
          *place_2 = value_2;
        }
#line 20 "/work/main/test/Check/arithmetic.cpp"
        int *place_3 = &v_2[INDEX((long)i)];
        int value_3 = v_marks == 0 || SHADOW_WRITTEN(v_marks, v, place_3, 4) ||
            check_use(7, thread_x, 0, 0, place_3, 0, 0, 8, messages) ? *place_3 : 0;
        int *place_4 = &r_2[INDEX((long)i)];
        if (r_marks == 0 || SHADOW_WRITTEN(r_marks, r, place_4, 4) ||
            check_use(10, thread_x, 0, 0, place_4, 4, 0, 11, messages)) {
          value = check_divisor(12, thread_x, 0, 0, *place_4, value_3, messages);
          *place_4 %= value;
        }
      }
    }
  } else {
    for (int thread = begin; thread < end; ++thread) {
      int value;
      int *r_2 = r + r_offset;
      int *v_2 = v + v_offset;
      int i = thread;
      int thread_x = thread;
#line 19 "/work/main/test/Check/arithmetic.cpp"
      int *place = &v_2[INDEX(check_index1(0, thread_x, 0, 0, i, i, v_extent0, messages))];
      int value_2 = 10 / check_divisor(3, thread_x, 0, 0, 10,
          check_use(1, thread_x, 0, 0, place, 0, 0, 2, messages) ?
          (IN_BOUNDS(place, v, v_bytes) ? *place : 0) : 0, messages);
      int *place_2 = &r_2[INDEX(check_index1(4, thread_x, 0, 0, i, i, r_extent0, messages))];
      if (check_use(5, thread_x, 0, 0, place_2, 2, (ulong)value_2, 0, messages)) {
        if (IN_BOUNDS(place_2, r, r_bytes)) {
          *place_2 = value_2;
        }
      }
#line 20 "/work/main/test/Check/arithmetic.cpp"
      int *place_3 = &v_2[INDEX(check_index1(6, thread_x, 0, 0, i, i, v_extent0, messages))];
      int value_3 = check_use(7, thread_x, 0, 0, place_3, 0, 0, 8, messages) ?
          (IN_BOUNDS(place_3, v, v_bytes) ? *place_3 : 0) : 0;
      int *place_4 = &r_2[INDEX(check_index1(9, thread_x, 0, 0, i, i, r_extent0, messages))];
      if (check_use(10, thread_x, 0, 0, place_4, 4, 0, 11, messages)) {
        value = check_divisor(12, thread_x, 0, 0, IN_BOUNDS(place_4, r, r_bytes) ? *place_4 : 0,
            value_3, messages);
        if (IN_BOUNDS(place_4, r, r_bytes)) {
          *place_4 %= value;
        }
      }
    }
  }
}

// kernel of main_kernel, arithmetic.cpp:25
#line 25 "/work/main/test/Check/arithmetic.cpp"
static void main_kernel_2(int *r, ulong r_bytes, long r_offset, int r_extent0, int *v,
                          ulong v_bytes, long v_offset, int v_extent0, uint *messages, int begin,
                          int end) {
  ulong v_begin = (ulong)v + (ulong)(v_offset * 4);
  ulong v_end = (ulong)v + (ulong)(((long)v_extent0 - 1 + v_offset + 1) * 4);
  ulong r_begin = (ulong)r + (ulong)(r_offset * 4);
  ulong r_end = (ulong)r + (ulong)(((long)r_extent0 - 1 + r_offset + 1) * 4);
  bool apart = v_end <= r_begin || r_end <= v_begin;
  ulong v_marks = SHADOW_MARKS(v);
  ulong r_marks = SHADOW_MARKS(r);
  if (v_extent0 + -2L >= 0 && apart && v_extent0 + -1L >= 0 && begin >= 0L && r_extent0 + -1L * end
      >= 0 && v_extent0 + -6L >= 0) {
    if (v_marks == 0 && r_marks == 0) {
      for (int thread = begin; thread < end; ++thread) {
        int value;
        int *r_2 = r + r_offset;
        int *v_2 = v + v_offset;
        int i = thread;
        int thread_x = thread;
#line 26 "/work/main/test/Check/arithmetic.cpp"
        int *place = &v_2[INDEX(1L)];
        int value_2 = 10 / check_divisor(16, thread_x, 0, 0, 10, *place, messages) + 1;
        int *place_2 = &v_2[INDEX(0L)];
        int value_3 = value_2 + *place_2 / 4;
        int *place_3 = &r_2[INDEX((long)i)];
        *place_3 = value_3;
#line 27 "/work/main/test/Check/arithmetic.cpp"
        int *place_4 = &v_2[INDEX(5L)];
        int value_4 = *place_4;
        int *place_5 = &r_2[INDEX((long)i)];
        value = check_divisor(28, thread_x, 0, 0, *place_5, value_4, messages);
        *place_5 /= value;
#line 28 "/work/main/test/Check/arithmetic.cpp"
        int *place_6 = &v_2[INDEX(0L)];
        int value_5 = (int)(1.0f / *place_6) != 0;
        int *place_7 = &r_2[INDEX((long)i)];
        *place_7 = value_5;
      }
    } else {
      for (int thread = begin; thread < end; ++thread) {
        int value;
        int *r_2 = r + r_offset;
        int *v_2 = v + v_offset;
        int i = thread;
        int thread_x = thread;
#line 26 "/work/main/test/Check/arithmetic.cpp"
        int *place = &v_2[INDEX(1L)];
        int value_2 = 10 / check_divisor(16, thread_x, 0, 0, 10, v_marks == 0 ||
            SHADOW_WRITTEN(v_marks, v, place, 4) ||
            check_use(14, thread_x, 0, 0, place, 0, 0, 15, messages) ? *place : 0, messages) + 1;
        int *place_2 = &v_2[INDEX(0L)];
        int value_3 = value_2 + (v_marks == 0 || SHADOW_WRITTEN(v_marks, v, place_2, 4) ||
            check_use(18, thread_x, 0, 0, place_2, 0, 0, 19, messages) ? *place_2 : 0) / 4;
        int *place_3 = &r_2[INDEX((long)i)];
        if (r_marks == 0 || SHADOW_WRITES(r_marks, r, place_3, 4)) {
          *place_3 = value_3;
        }
#line 27 "/work/main/test/Check/arithmetic.cpp"
        int *place_4 = &v_2[INDEX(5L)];
        int value_4 = v_marks == 0 || SHADOW_WRITTEN(v_marks, v, place_4, 4) ||
            check_use(23, thread_x, 0, 0, place_4, 0, 0, 24, messages) ? *place_4 : 0;
        int *place_5 = &r_2[INDEX((long)i)];
        if (r_marks == 0 || SHADOW_WRITTEN(r_marks, r, place_5, 4) ||
            check_use(26, thread_x, 0, 0, place_5, 4, 0, 27, messages)) {
          value = check_divisor(28, thread_x, 0, 0, *place_5, value_4, messages);
          *place_5 /= value;
        }
#line 28 "/work/main/test/Check/arithmetic.cpp"
        int *place_6 = &v_2[INDEX(0L)];
        int value_5 = (int)(1.0f /
            (v_marks == 0 || SHADOW_WRITTEN(v_marks, v, place_6, 4) ||
            check_use(30, thread_x, 0, 0, place_6, 0, 0, 31, messages) ? *place_6 : 0)) != 0;
        int *place_7 = &r_2[INDEX((long)i)];
        if (r_marks == 0 || SHADOW_WRITES(r_marks, r, place_7, 4)) {
          *place_7 = value_5;
        }
      }
    }
  } else {
    for (int thread = begin; thread < end; ++thread) {
      int value;
      int *r_2 = r + r_offset;
      int *v_2 = v + v_offset;
      int i = thread;
      int thread_x = thread;
#line 26 "/work/main/test/Check/arithmetic.cpp"
      int *place = &v_2[INDEX(check_index1(13, thread_x, 0, 0, 1, 1, v_extent0, messages))];
      int value_2 = 10 / check_divisor(16, thread_x, 0, 0, 10,
          check_use(14, thread_x, 0, 0, place, 0, 0, 15, messages) ?
          (IN_BOUNDS(place, v, v_bytes) ? *place : 0) : 0, messages) + 1;
      int *place_2 = &v_2[INDEX(check_index1(17, thread_x, 0, 0, 0, 0, v_extent0, messages))];
      int value_3 = value_2 + (check_use(18, thread_x, 0, 0, place_2, 0, 0, 19, messages) ?
          (IN_BOUNDS(place_2, v, v_bytes) ? *place_2 : 0) : 0) / 4;
      int *place_3 = &r_2[INDEX(check_index1(20, thread_x, 0, 0, i, i, r_extent0, messages))];
      if (check_use(21, thread_x, 0, 0, place_3, 2, (ulong)value_3, 0, messages)) {
        if (IN_BOUNDS(place_3, r, r_bytes)) {
          *place_3 = value_3;
        }
      }
#line 27 "/work/main/test/Check/arithmetic.cpp"
      int *place_4 = &v_2[INDEX(check_index1(22, thread_x, 0, 0, 5, 5, v_extent0, messages))];
      int value_4 = check_use(23, thread_x, 0, 0, place_4, 0, 0, 24, messages) ?
          (IN_BOUNDS(place_4, v, v_bytes) ? *place_4 : 0) : 0;
      int *place_5 = &r_2[INDEX(check_index1(25, thread_x, 0, 0, i, i, r_extent0, messages))];
      if (check_use(26, thread_x, 0, 0, place_5, 4, 0, 27, messages)) {
        value = check_divisor(28, thread_x, 0, 0, IN_BOUNDS(place_5, r, r_bytes) ? *place_5 : 0,
            value_4, messages);
        if (IN_BOUNDS(place_5, r, r_bytes)) {
          *place_5 /= value;
        }
      }
#line 28 "/work/main/test/Check/arithmetic.cpp"
      int *place_6 = &v_2[INDEX(check_index1(29, thread_x, 0, 0, 0, 0, v_extent0, messages))];
      int value_5 = (int)(1.0f /
          (check_use(30, thread_x, 0, 0, place_6, 0, 0, 31, messages) ?
          (IN_BOUNDS(place_6, v, v_bytes) ? *place_6 : 0) : 0)) != 0;
      int *place_7 = &r_2[INDEX(check_index1(32, thread_x, 0, 0, i, i, r_extent0, messages))];
      if (check_use(33, thread_x, 0, 0, place_7, 2, (ulong)value_5, 0, messages)) {
        if (IN_BOUNDS(place_7, r, r_bytes)) {
          *place_7 = value_5;
        }
      }
    }
  }
}

// kernel of main_kernel, arithmetic.cpp:33
#line 33 "/work/main/test/Check/arithmetic.cpp"
static void main_kernel_3(int *v, ulong v_bytes, long v_offset, int v_extent0, int *r,
                          ulong r_bytes, long r_offset, int r_extent0, uint *messages, int begin,
                          int end) {
  ulong v_begin = (ulong)v + (ulong)(v_offset * 4);
  ulong v_end = (ulong)v + (ulong)(((long)v_extent0 - 1 + v_offset + 1) * 4);
  ulong r_begin = (ulong)r + (ulong)(r_offset * 4);
  ulong r_end = (ulong)r + (ulong)(((long)r_extent0 - 1 + r_offset + 1) * 4);
  bool apart = v_end <= r_begin || r_end <= v_begin;
  ulong v_marks = SHADOW_MARKS(v);
  ulong r_marks = SHADOW_MARKS(r);
  if (v_extent0 + -1L >= 0 && apart && v_extent0 + -3L >= 0 && begin >= 0L && r_extent0 + -1L * end
      >= 0) {
    if (v_marks == 0 && r_marks == 0) {
      for (int thread = begin; thread < end; ++thread) {
        int *v_2 = v + v_offset;
        int *r_2 = r + r_offset;
        int i = thread;
        {
          int thread_x = thread;
#line 34 "/work/main/test/Check/arithmetic.cpp"
          int *place = &v_2[INDEX(0L)];
          int least = *place - 2147483647 - 1;
#line 35 "/work/main/test/Check/arithmetic.cpp"
          int *place_2 = &v_2[INDEX(2L)];
          int value = least / check_divisor(40, thread_x, 0, 0, least, *place_2, messages);
          int *place_3 = &r_2[INDEX((long)i)];
          *place_3 = value;
        }
      }
    } else if (v_marks == 0) {
      for (int thread = begin; thread < end; ++thread) {
        int *v_2 = v + v_offset;
        int *r_2 = r + r_offset;
        int i = thread;
        {
          int thread_x = thread;
#line 34 "/work/main/test/Check/arithmetic.cpp"
          int *place = &v_2[INDEX(0L)];
          int least = *place - 2147483647 - 1;
#line 35 "/work/main/test/Check/arithmetic.cpp"
          int *place_2 = &v_2[INDEX(2L)];
          int value = least / check_divisor(40, thread_x, 0, 0, least, *place_2, messages);
          int *place_3 = &r_2[INDEX((long)i)];
          if (SHADOW_WRITES(r_marks, r, place_3, 4)) {
            *place_3 = value;
          }
        }
      }
    } else {
      for (int thread = begin; thread < end; ++thread) {
        int *v_2 = v + v_offset;
        int *r_2 = r + r_offset;
        int i = thread;
        {
          int thread_x = thread;
#line 34 "/work/main/test/Check/arithmetic.cpp"
          int *place = &v_2[INDEX(0L)];
          int least = (v_marks == 0 || SHADOW_WRITTEN(v_marks, v, place, 4) ||
              check_use(35, thread_x, 0, 0, place, 0, 0, 36, messages) ? *place : 0) - 2147483647 -
              1;
#line 35 "/work/main/test/Check/arithmetic.cpp"
          int *place_2 = &v_2[INDEX(2L)];
          int value = least / check_divisor(40, thread_x, 0, 0, least, v_marks == 0 ||
              SHADOW_WRITTEN(v_marks, v, place_2, 4) ||
              check_use(38, thread_x, 0, 0, place_2, 0, 0, 39, messages) ? *place_2 : 0, messages);
          int *place_3 = &r_2[INDEX((long)i)];
          if (r_marks == 0 || SHADOW_WRITES(r_marks, r, place_3, 4)) {
            *place_3 = value;
          }
        }
      }
    }
  } else {
    for (int thread = begin; thread < end; ++thread) {
      int *v_2 = v + v_offset;
      int *r_2 = r + r_offset;
      int i = thread;
      {
        int thread_x = thread;
#line 34 "/work/main/test/Check/arithmetic.cpp"
        int *place = &v_2[INDEX(check_index1(34, thread_x, 0, 0, 0, 0, v_extent0, messages))];
        int least = (check_use(35, thread_x, 0, 0, place, 0, 0, 36, messages) ?
            (IN_BOUNDS(place, v, v_bytes) ? *place : 0) : 0) - 2147483647 - 1;
#line 35 "/work/main/test/Check/arithmetic.cpp"
        int *place_2 = &v_2[INDEX(check_index1(37, thread_x, 0, 0, 2, 2, v_extent0, messages))];
        int value = least / check_divisor(40, thread_x, 0, 0, least,
            check_use(38, thread_x, 0, 0, place_2, 0, 0, 39, messages) ?
            (IN_BOUNDS(place_2, v, v_bytes) ? *place_2 : 0) : 0, messages);
        int *place_3 = &r_2[INDEX(check_index1(41, thread_x, 0, 0, i, i, r_extent0, messages))];
        if (check_use(42, thread_x, 0, 0, place_3, 2, (ulong)value, 0, messages)) {
          if (IN_BOUNDS(place_3, r, r_bytes)) {
            *place_3 = value;
          }
        }
      }
    }
  }
}

static __attribute__((noinline, cold)) void report_shift(
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

static int check_shift(uint site, int thread_x, int thread_y, int thread_z, int amount, int bits,
                       uint *messages) {
  if ((uint)amount < (uint)bits) {
    return amount;
  }
  report_shift(site, thread_x, thread_y, thread_z, (long)amount, (long)bits, messages);
  return 0;
}

static bool check_use_2(uint site, int thread_x, int thread_y, int thread_z, const long *pointer,
                        int use, ulong value, uint init_site, uint *messages) {
  uint wrong = SHADOW_ACCESS(pointer, 8, thread_x, thread_y, thread_z, site, use + 8, value);
  if (wrong == 0) {
    return true;
  }
  tell_use(thread_x, thread_y, thread_z, init_site, wrong, messages);
  return true;
}

static long check_shift_2(uint site, int thread_x, int thread_y, int thread_z, long amount,
                          int bits, uint *messages) {
  if ((ulong)amount < (ulong)bits) {
    return amount;
  }
  report_shift(site, thread_x, thread_y, thread_z, amount, (long)bits, messages);
  return 0;
}

// kernel of main_kernel, arithmetic.cpp:44
#line 44 "/work/main/test/Check/arithmetic.cpp"
static void main_kernel_4(int *r, ulong r_bytes, long r_offset, int r_extent0, int *v,
                          ulong v_bytes, long v_offset, int v_extent0, long *w, ulong w_bytes,
                          long w_offset, int w_extent0, uint *messages, int begin, int end) {
  ulong v_begin = (ulong)v + (ulong)(v_offset * 4);
  ulong v_end = (ulong)v + (ulong)(((long)v_extent0 - 1 + v_offset + 1) * 4);
  ulong r_begin = (ulong)r + (ulong)(r_offset * 4);
  ulong r_end = (ulong)r + (ulong)(((long)r_extent0 - 1 + r_offset + 1) * 4);
  bool apart = v_end <= r_begin || r_end <= v_begin;
  ulong w_begin = (ulong)w + (ulong)(w_offset * 8);
  ulong w_end = (ulong)w + (ulong)(((long)w_extent0 - 1 + w_offset + 1) * 8);
  bool apart_2 = w_end <= r_begin || r_end <= w_begin;
  ulong v_marks = SHADOW_MARKS(v);
  ulong w_marks = SHADOW_MARKS(w);
  if (v_extent0 + -5L >= 0 && apart && r_extent0 + -5L >= 0 && v_extent0 + -6L >= 0 && v_extent0 +
      -2L >= 0 && v_extent0 + -4L >= 0 && w_extent0 + -1L >= 0 && apart_2 && w_extent0 + -2L >= 0 &&
      r_extent0 + -1L >= 0 && w_extent0 + -3L >= 0) {
    if (v_marks == 0 && w_marks == 0) {
      for (int thread = begin; thread < end; ++thread) {
        int value;
        int *r_2 = r + r_offset;
        int *v_2 = v + v_offset;
        long *w_2 = w + w_offset;
        {
          int thread_x = thread;
#line 45 "/work/main/test/Check/arithmetic.cpp"
          int i = 4;
          int *place = &v_2[INDEX((long)i)];
          int value_2 = 1 << check_shift(46, thread_x, 0, 0, *place, 32, messages);
          int *place_2 = &r_2[INDEX((long)i)];
          if (check_use(48, thread_x, 0, 0, place_2, 2, (ulong)value_2, 0, messages)) {
            *place_2 = value_2;
          }
#line 47 "/work/main/test/Check/arithmetic.cpp"
          int *place_3 = &v_2[INDEX(5L)];
          int value_3 = *place_3;
          int *place_4 = &r_2[INDEX((long)i)];
          if (check_use(53, thread_x, 0, 0, place_4, 4, 0, 54, messages)) {
            value = check_shift(55, thread_x, 0, 0, value_3, 32, messages);
            *place_4 >>= value;
          }
#line 48 "/work/main/test/Check/arithmetic.cpp"
          int *place_5 = &v_2[INDEX(1L)];
          int value_4 = *place_5;
          int *place_6 = &v_2[INDEX(3L)];
          int value_5 = value_4 << check_shift(62, thread_x, 0, 0, *place_6, 32, messages);
          int *place_7 = &r_2[INDEX((long)i)];
          if (check_use(64, thread_x, 0, 0, place_7, 2, (ulong)value_5, 0, messages)) {
            *place_7 = value_5;
          }
#line 49 "/work/main/test/Check/arithmetic.cpp"
          long *place_8 = &w_2[INDEX(0L)];
          long value_6 = *place_8;
          long *place_9 = &w_2[INDEX(1L)];
          int value_7 = value_6 << check_shift_2(71, thread_x, 0, 0, *place_9, 64, messages);
          int *place_10 = &r_2[INDEX(0L)];
          if (check_use(73, thread_x, 0, 0, place_10, 2, (ulong)value_7, 0, messages)) {
            *place_10 = value_7;
          }
#line 50 "/work/main/test/Check/arithmetic.cpp"
          long *place_11 = &w_2[INDEX(0L)];
          long value_8 = *place_11;
          long *place_12 = &w_2[INDEX(2L)];
          int value_9 = value_8 >> check_shift_2(80, thread_x, 0, 0, *place_12, 64, messages);
          int *place_13 = &r_2[INDEX(0L)];
          if (check_use(82, thread_x, 0, 0, place_13, 2, (ulong)value_9, 0, messages)) {
            *place_13 = value_9;
          }
        }
      }
    } else {
      for (int thread = begin; thread < end; ++thread) {
        int value;
        int *r_2 = r + r_offset;
        int *v_2 = v + v_offset;
        long *w_2 = w + w_offset;
        {
          int thread_x = thread;
#line 45 "/work/main/test/Check/arithmetic.cpp"
          int i = 4;
          int *place = &v_2[INDEX((long)i)];
          int value_2 = 1 << check_shift(46, thread_x, 0, 0, v_marks == 0 ||
              SHADOW_WRITTEN(v_marks, v, place, 4) ||
              check_use(44, thread_x, 0, 0, place, 0, 0, 45, messages) ? *place : 0, 32, messages);
          int *place_2 = &r_2[INDEX((long)i)];
          if (check_use(48, thread_x, 0, 0, place_2, 2, (ulong)value_2, 0, messages)) {
            *place_2 = value_2;
          }
#line 47 "/work/main/test/Check/arithmetic.cpp"
          int *place_3 = &v_2[INDEX(5L)];
          int value_3 = v_marks == 0 || SHADOW_WRITTEN(v_marks, v, place_3, 4) ||
              check_use(50, thread_x, 0, 0, place_3, 0, 0, 51, messages) ? *place_3 : 0;
          int *place_4 = &r_2[INDEX((long)i)];
          if (check_use(53, thread_x, 0, 0, place_4, 4, 0, 54, messages)) {
            value = check_shift(55, thread_x, 0, 0, value_3, 32, messages);
            *place_4 >>= value;
          }
#line 48 "/work/main/test/Check/arithmetic.cpp"
          int *place_5 = &v_2[INDEX(1L)];
          int value_4 = v_marks == 0 || SHADOW_WRITTEN(v_marks, v, place_5, 4) ||
              check_use(57, thread_x, 0, 0, place_5, 0, 0, 58, messages) ? *place_5 : 0;
          int *place_6 = &v_2[INDEX(3L)];
          int value_5 = value_4 <<
              check_shift(62, thread_x, 0, 0, v_marks == 0 || SHADOW_WRITTEN(v_marks, v, place_6, 4)
              || check_use(60, thread_x, 0, 0, place_6, 0, 0, 61, messages) ? *place_6 : 0, 32,
              messages);
          int *place_7 = &r_2[INDEX((long)i)];
          if (check_use(64, thread_x, 0, 0, place_7, 2, (ulong)value_5, 0, messages)) {
            *place_7 = value_5;
          }
#line 49 "/work/main/test/Check/arithmetic.cpp"
          long *place_8 = &w_2[INDEX(0L)];
          long value_6 = w_marks == 0 || SHADOW_WRITTEN(w_marks, w, place_8, 8) ||
              check_use_2(66, thread_x, 0, 0, place_8, 0, 0, 67, messages) ? *place_8 : 0;
          long *place_9 = &w_2[INDEX(1L)];
          int value_7 = value_6 <<
              check_shift_2(71, thread_x, 0, 0, w_marks == 0 ||
              SHADOW_WRITTEN(w_marks, w, place_9, 8) ||
              check_use_2(69, thread_x, 0, 0, place_9, 0, 0, 70, messages) ? *place_9 : 0, 64,
              messages);
          int *place_10 = &r_2[INDEX(0L)];
          if (check_use(73, thread_x, 0, 0, place_10, 2, (ulong)value_7, 0, messages)) {
            *place_10 = value_7;
          }
#line 50 "/work/main/test/Check/arithmetic.cpp"
          long *place_11 = &w_2[INDEX(0L)];
          long value_8 = w_marks == 0 || SHADOW_WRITTEN(w_marks, w, place_11, 8) ||
              check_use_2(75, thread_x, 0, 0, place_11, 0, 0, 76, messages) ? *place_11 : 0;
          long *place_12 = &w_2[INDEX(2L)];
          int value_9 = value_8 >>
              check_shift_2(80, thread_x, 0, 0, w_marks == 0 ||
              SHADOW_WRITTEN(w_marks, w, place_12, 8) ||
              check_use_2(78, thread_x, 0, 0, place_12, 0, 0, 79, messages) ? *place_12 : 0, 64,
              messages);
          int *place_13 = &r_2[INDEX(0L)];
          if (check_use(82, thread_x, 0, 0, place_13, 2, (ulong)value_9, 0, messages)) {
            *place_13 = value_9;
          }
        }
      }
    }
  } else {
    for (int thread = begin; thread < end; ++thread) {
      int value;
      int *r_2 = r + r_offset;
      int *v_2 = v + v_offset;
      long *w_2 = w + w_offset;
      {
        int thread_x = thread;
#line 45 "/work/main/test/Check/arithmetic.cpp"
        int i = 4;
        int *place = &v_2[INDEX(check_index1(43, thread_x, 0, 0, i, i, v_extent0, messages))];
        int value_2 = 1 << check_shift(46, thread_x, 0, 0,
            check_use(44, thread_x, 0, 0, place, 0, 0, 45, messages) ?
            (IN_BOUNDS(place, v, v_bytes) ? *place : 0) : 0, 32, messages);
        int *place_2 = &r_2[INDEX(check_index1(47, thread_x, 0, 0, i, i, r_extent0, messages))];
        if (check_use(48, thread_x, 0, 0, place_2, 2, (ulong)value_2, 0, messages)) {
          if (IN_BOUNDS(place_2, r, r_bytes)) {
            *place_2 = value_2;
          }
        }
#line 47 "/work/main/test/Check/arithmetic.cpp"
        int *place_3 = &v_2[INDEX(check_index1(49, thread_x, 0, 0, 5, 5, v_extent0, messages))];
        int value_3 = check_use(50, thread_x, 0, 0, place_3, 0, 0, 51, messages) ?
            (IN_BOUNDS(place_3, v, v_bytes) ? *place_3 : 0) : 0;
        int *place_4 = &r_2[INDEX(check_index1(52, thread_x, 0, 0, i, i, r_extent0, messages))];
        if (check_use(53, thread_x, 0, 0, place_4, 4, 0, 54, messages)) {
          value = check_shift(55, thread_x, 0, 0, value_3, 32, messages);
          if (IN_BOUNDS(place_4, r, r_bytes)) {
            *place_4 >>= value;
          }
        }
#line 48 "/work/main/test/Check/arithmetic.cpp"
        int *place_5 = &v_2[INDEX(check_index1(56, thread_x, 0, 0, 1, 1, v_extent0, messages))];
        int value_4 = check_use(57, thread_x, 0, 0, place_5, 0, 0, 58, messages) ?
            (IN_BOUNDS(place_5, v, v_bytes) ? *place_5 : 0) : 0;
        int *place_6 = &v_2[INDEX(check_index1(59, thread_x, 0, 0, 3, 3, v_extent0, messages))];
        int value_5 = value_4 <<
            check_shift(62, thread_x, 0, 0,
            check_use(60, thread_x, 0, 0, place_6, 0, 0, 61, messages) ?
            (IN_BOUNDS(place_6, v, v_bytes) ? *place_6 : 0) : 0, 32, messages);
        int *place_7 = &r_2[INDEX(check_index1(63, thread_x, 0, 0, i, i, r_extent0, messages))];
        if (check_use(64, thread_x, 0, 0, place_7, 2, (ulong)value_5, 0, messages)) {
          if (IN_BOUNDS(place_7, r, r_bytes)) {
            *place_7 = value_5;
          }
        }
#line 49 "/work/main/test/Check/arithmetic.cpp"
        long *place_8 = &w_2[INDEX(check_index1(65, thread_x, 0, 0, 0, 0, w_extent0, messages))];
        long value_6 = check_use_2(66, thread_x, 0, 0, place_8, 0, 0, 67, messages) ?
            (IN_BOUNDS(place_8, w, w_bytes) ? *place_8 : 0) : 0;
        long *place_9 = &w_2[INDEX(check_index1(68, thread_x, 0, 0, 1, 1, w_extent0, messages))];
        int value_7 = value_6 <<
            check_shift_2(71, thread_x, 0, 0,
            check_use_2(69, thread_x, 0, 0, place_9, 0, 0, 70, messages) ?
            (IN_BOUNDS(place_9, w, w_bytes) ? *place_9 : 0) : 0, 64, messages);
        int *place_10 = &r_2[INDEX(check_index1(72, thread_x, 0, 0, 0, 0, r_extent0, messages))];
        if (check_use(73, thread_x, 0, 0, place_10, 2, (ulong)value_7, 0, messages)) {
          if (IN_BOUNDS(place_10, r, r_bytes)) {
            *place_10 = value_7;
          }
        }
#line 50 "/work/main/test/Check/arithmetic.cpp"
        long *place_11 = &w_2[INDEX(check_index1(74, thread_x, 0, 0, 0, 0, w_extent0, messages))];
        long value_8 = check_use_2(75, thread_x, 0, 0, place_11, 0, 0, 76, messages) ?
            (IN_BOUNDS(place_11, w, w_bytes) ? *place_11 : 0) : 0;
        long *place_12 = &w_2[INDEX(check_index1(77, thread_x, 0, 0, 2, 2, w_extent0, messages))];
        int value_9 = value_8 >>
            check_shift_2(80, thread_x, 0, 0,
            check_use_2(78, thread_x, 0, 0, place_12, 0, 0, 79, messages) ?
            (IN_BOUNDS(place_12, w, w_bytes) ? *place_12 : 0) : 0, 64, messages);
        int *place_13 = &r_2[INDEX(check_index1(81, thread_x, 0, 0, 0, 0, r_extent0, messages))];
        if (check_use(82, thread_x, 0, 0, place_13, 2, (ulong)value_9, 0, messages)) {
          if (IN_BOUNDS(place_13, r, r_bytes)) {
            *place_13 = value_9;
          }
        }
      }
    }
  }
}

// kernel of main_kernel, arithmetic.cpp:55
#line 55 "/work/main/test/Check/arithmetic.cpp"
static void main_kernel_5(int *r, ulong r_bytes, long r_offset, int r_extent0, int *v,
                          ulong v_bytes, long v_offset, int v_extent0, uint *messages, int begin,
                          int end) {
  ulong v_begin = (ulong)v + (ulong)(v_offset * 4);
  ulong v_end = (ulong)v + (ulong)(((long)v_extent0 - 1 + v_offset + 1) * 4);
  ulong r_begin = (ulong)r + (ulong)(r_offset * 4);
  ulong r_end = (ulong)r + (ulong)(((long)r_extent0 - 1 + r_offset + 1) * 4);
  bool apart = v_end <= r_begin || r_end <= v_begin;
  ulong v_marks = SHADOW_MARKS(v);
  ulong r_marks = SHADOW_MARKS(r);
  if (v_extent0 + -4L >= 0 && apart && begin >= 0L && r_extent0 + -1L * end >= 0 && v_extent0 + -5L
      >= 0 && v_extent0 + -2L >= 0) {
    if (v_marks == 0 && r_marks == 0) {
      for (int thread = begin; thread < end; ++thread) {
        int *r_2 = r + r_offset;
        int *v_2 = v + v_offset;
        int i = thread;
        int thread_x = thread;
#line 56 "/work/main/test/Check/arithmetic.cpp"
        int *place = &v_2[INDEX(3L)];
        int value = 1 << check_shift(86, thread_x, 0, 0, *place, 32, messages);
        int *place_2 = &r_2[INDEX((long)i)];
        *place_2 = value;
#line 57 "/work/main/test/Check/arithmetic.cpp"
        int *place_3 = &v_2[INDEX(4L)];
        int value_2 = 1L << check_shift(92, thread_x, 0, 0, *place_3, 64, messages);
        int *place_4 = &v_2[INDEX(1L)];
        int value_3 = value_2 + (*place_4 >> 3);
        int *place_5 = &r_2[INDEX((long)i)];
        *place_5 = value_3;
      }
    } else if (v_marks == 0) {
      for (int thread = begin; thread < end; ++thread) {
        int *r_2 = r + r_offset;
        int *v_2 = v + v_offset;
        int i = thread;
        int thread_x = thread;
#line 56 "/work/main/test/Check/arithmetic.cpp"
        int *place = &v_2[INDEX(3L)];
        int value = 1 << check_shift(86, thread_x, 0, 0, *place, 32, messages);
        int *place_2 = &r_2[INDEX((long)i)];
        if (SHADOW_WRITES(r_marks, r, place_2, 4)) {
          *place_2 = value;
        }
#line 57 "/work/main/test/Check/arithmetic.cpp"
        int *place_3 = &v_2[INDEX(4L)];
        int value_2 = 1L << check_shift(92, thread_x, 0, 0, *place_3, 64, messages);
        int *place_4 = &v_2[INDEX(1L)];
        int value_3 = value_2 + (*place_4 >> 3);
        int *place_5 = &r_2[INDEX((long)i)];
        if (SHADOW_WRITES(r_marks, r, place_5, 4)) {
          *place_5 = value_3;
        }
      }
    } else {
      for (int thread = begin; thread < end; ++thread) {
        int *r_2 = r + r_offset;
        int *v_2 = v + v_offset;
        int i = thread;
        int thread_x = thread;
#line 56 "/work/main/test/Check/arithmetic.cpp"
        int *place = &v_2[INDEX(3L)];
        int value = 1 << check_shift(86, thread_x, 0, 0, v_marks == 0 ||
            SHADOW_WRITTEN(v_marks, v, place, 4) ||
            check_use(84, thread_x, 0, 0, place, 0, 0, 85, messages) ? *place : 0, 32, messages);
        int *place_2 = &r_2[INDEX((long)i)];
        if (r_marks == 0 || SHADOW_WRITES(r_marks, r, place_2, 4)) {
          *place_2 = value;
        }
#line 57 "/work/main/test/Check/arithmetic.cpp"
        int *place_3 = &v_2[INDEX(4L)];
        int value_2 = 1L << check_shift(92, thread_x, 0, 0, v_marks == 0 ||
            SHADOW_WRITTEN(v_marks, v, place_3, 4) ||
            check_use(90, thread_x, 0, 0, place_3, 0, 0, 91, messages) ? *place_3 : 0, 64,
            messages);
        int *place_4 = &v_2[INDEX(1L)];
        int value_3 = value_2 + ((v_marks == 0 || SHADOW_WRITTEN(v_marks, v, place_4, 4) ||
            check_use(94, thread_x, 0, 0, place_4, 0, 0, 95, messages) ? *place_4 : 0) >> 3);
        int *place_5 = &r_2[INDEX((long)i)];
        if (r_marks == 0 || SHADOW_WRITES(r_marks, r, place_5, 4)) {
          *place_5 = value_3;
        }
      }
    }
  } else {
    for (int thread = begin; thread < end; ++thread) {
      int *r_2 = r + r_offset;
      int *v_2 = v + v_offset;
      int i = thread;
      int thread_x = thread;
#line 56 "/work/main/test/Check/arithmetic.cpp"
      int *place = &v_2[INDEX(check_index1(83, thread_x, 0, 0, 3, 3, v_extent0, messages))];
      int value = 1 << check_shift(86, thread_x, 0, 0,
          check_use(84, thread_x, 0, 0, place, 0, 0, 85, messages) ?
          (IN_BOUNDS(place, v, v_bytes) ? *place : 0) : 0, 32, messages);
      int *place_2 = &r_2[INDEX(check_index1(87, thread_x, 0, 0, i, i, r_extent0, messages))];
      if (check_use(88, thread_x, 0, 0, place_2, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place_2, r, r_bytes)) {
          *place_2 = value;
        }
      }
#line 57 "/work/main/test/Check/arithmetic.cpp"
      int *place_3 = &v_2[INDEX(check_index1(89, thread_x, 0, 0, 4, 4, v_extent0, messages))];
      int value_2 = 1L << check_shift(92, thread_x, 0, 0,
          check_use(90, thread_x, 0, 0, place_3, 0, 0, 91, messages) ?
          (IN_BOUNDS(place_3, v, v_bytes) ? *place_3 : 0) : 0, 64, messages);
      int *place_4 = &v_2[INDEX(check_index1(93, thread_x, 0, 0, 1, 1, v_extent0, messages))];
      int value_3 = value_2 + ((check_use(94, thread_x, 0, 0, place_4, 0, 0, 95, messages) ?
          (IN_BOUNDS(place_4, v, v_bytes) ? *place_4 : 0) : 0) >> 3);
      int *place_5 = &r_2[INDEX(check_index1(96, thread_x, 0, 0, i, i, r_extent0, messages))];
      if (check_use(97, thread_x, 0, 0, place_5, 2, (ulong)value_3, 0, messages)) {
        if (IN_BOUNDS(place_5, r, r_bytes)) {
          *place_5 = value_3;
        }
      }
    }
  }
}

#line 1 "<ampcc native>"

AMPCC_NATIVE_ENTRY(main_kernel_native_443820b237e43eea) {
  int *r = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong r_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long r_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int r_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[4]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[5]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[6]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[7]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[8]);
  for (::ampcc_native::entry::strips ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel(r, r_bytes, r_offset, r_extent0, v, v_bytes, v_offset, v_extent0, messages,
        static_cast<int>(ampcc_at.begin), static_cast<int>(ampcc_at.end));
}

AMPCC_NATIVE_ENTRY(main_kernel_2_native_443820b237e43eea) {
  int *r = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong r_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long r_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int r_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[4]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[5]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[6]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[7]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[8]);
  for (::ampcc_native::entry::strips ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel_2(r, r_bytes, r_offset, r_extent0, v, v_bytes, v_offset, v_extent0, messages,
        static_cast<int>(ampcc_at.begin), static_cast<int>(ampcc_at.end));
}

AMPCC_NATIVE_ENTRY(main_kernel_3_native_443820b237e43eea) {
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int *r = ::ampcc_native::entry::buffer<int *>(ampcc_args[4]);
  ulong r_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[5]);
  long r_offset = ::ampcc_native::entry::value<long>(ampcc_args[6]);
  int r_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[7]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[8]);
  for (::ampcc_native::entry::strips ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel_3(v, v_bytes, v_offset, v_extent0, r, r_bytes, r_offset, r_extent0, messages,
        static_cast<int>(ampcc_at.begin), static_cast<int>(ampcc_at.end));
}

AMPCC_NATIVE_ENTRY(main_kernel_4_native_443820b237e43eea) {
  int *r = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong r_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long r_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int r_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[4]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[5]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[6]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[7]);
  long *w = ::ampcc_native::entry::buffer<long *>(ampcc_args[8]);
  ulong w_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[9]);
  long w_offset = ::ampcc_native::entry::value<long>(ampcc_args[10]);
  int w_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[11]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[12]);
  for (::ampcc_native::entry::strips ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel_4(r, r_bytes, r_offset, r_extent0, v, v_bytes, v_offset, v_extent0, w, w_bytes,
        w_offset, w_extent0, messages, static_cast<int>(ampcc_at.begin),
        static_cast<int>(ampcc_at.end));
}

AMPCC_NATIVE_ENTRY(main_kernel_5_native_443820b237e43eea) {
  int *r = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong r_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long r_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int r_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[4]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[5]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[6]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[7]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[8]);
  for (::ampcc_native::entry::strips ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel_5(r, r_bytes, r_offset, r_extent0, v, v_bytes, v_offset, v_extent0, messages,
        static_cast<int>(ampcc_at.begin), static_cast<int>(ampcc_at.end));
}

} // namespace kernels
} // namespace ampcc_native
