// C++ for the native accelerator; needs -ffp-contract=off -fno-strict-aliasing
#include <ampcc_rt/native_kernel.h>
#ifdef __clang__
#pragma STDC FP_CONTRACT OFF
#endif
namespace ampcc_native {
namespace kernels {
typedef long __attribute__((may_alias)) aliased_long;

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
  uint message = begin_report(messages, 4, 9, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
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

// kernel of wrong_kernel, rules.cpp:19
#line 19 "/work/main/test/Check/rules.cpp"
static void wrong_kernel(int *r, ulong r_bytes, long r_offset, int r_extent0, int *v,
                         ulong v_bytes, long v_offset, int v_extent0, uint *messages, int begin,
                         int end) {
  ulong v_begin = (ulong)v + (ulong)(v_offset * 4);
  ulong v_end = (ulong)v + (ulong)(((long)v_extent0 - 1 + v_offset + 1) * 4);
  ulong r_begin = (ulong)r + (ulong)(r_offset * 4);
  ulong r_end = (ulong)r + (ulong)(((long)r_extent0 - 1 + r_offset + 1) * 4);
  bool apart = v_end <= r_begin || r_end <= v_begin;
  ulong v_marks = SHADOW_MARKS(v);
  ulong r_marks = SHADOW_MARKS(r);
  if (begin + 70L >= 0 && v_extent0 + -1L * end + -70L >= 0 && apart && begin >= 0L && v_extent0 +
      -1L * end >= 0 && r_extent0 + -1L * end >= 0) {
    if (v_marks == 0 && r_marks == 0) {
      for (int thread = begin; thread < end; ++thread) {
        int *r_2 = r + r_offset;
        int *v_2 = v + v_offset;
        int i = thread;
        {
          int thread_x = thread;
#line 20 "/work/main/test/Check/rules.cpp"
          int own[2] = {1, 1};
          int i_2 = i + 70;
          int *place = &v_2[INDEX((long)i_2)];
          int value = *place;
          int *place_2 = &v_2[INDEX((long)i)];
          int index = *place_2;
          int value_2 = value + (check_element(6, thread_x, 0, 0, (long)index, 2, messages) ?
              own[index] : 0);
#line 21 "/work/main/test/Check/rules.cpp"
          int *place_3 = &r_2[INDEX((long)i)];
          *place_3 = value_2;
        }
      }
    } else if (v_marks == 0) {
      for (int thread = begin; thread < end; ++thread) {
        int *r_2 = r + r_offset;
        int *v_2 = v + v_offset;
        int i = thread;
        {
          int thread_x = thread;
#line 20 "/work/main/test/Check/rules.cpp"
          int own[2] = {1, 1};
          int i_2 = i + 70;
          int *place = &v_2[INDEX((long)i_2)];
          int value = *place;
          int *place_2 = &v_2[INDEX((long)i)];
          int index = *place_2;
          int value_2 = value + (check_element(6, thread_x, 0, 0, (long)index, 2, messages) ?
              own[index] : 0);
#line 21 "/work/main/test/Check/rules.cpp"
          int *place_3 = &r_2[INDEX((long)i)];
          if (SHADOW_WRITES(r_marks, r, place_3, 4)) {
            *place_3 = value_2;
          }
        }
      }
    } else {
      for (int thread = begin; thread < end; ++thread) {
        int *r_2 = r + r_offset;
        int *v_2 = v + v_offset;
        int i = thread;
        {
          int thread_x = thread;
#line 20 "/work/main/test/Check/rules.cpp"
          int own[2] = {1, 1};
          int i_2 = i + 70;
          int *place = &v_2[INDEX((long)i_2)];
          int value = v_marks == 0 || SHADOW_WRITTEN(v_marks, v, place, 4) ||
              check_use_global(1, thread_x, 0, 0, place, 0, 0, 2, messages) ? *place : 0;
          int *place_2 = &v_2[INDEX((long)i)];
          int index = v_marks == 0 || SHADOW_WRITTEN(v_marks, v, place_2, 4) ||
              check_use_global(4, thread_x, 0, 0, place_2, 0, 0, 5, messages) ? *place_2 : 0;
          int value_2 = value + (check_element(6, thread_x, 0, 0, (long)index, 2, messages) ?
              own[index] : 0);
#line 21 "/work/main/test/Check/rules.cpp"
          int *place_3 = &r_2[INDEX((long)i)];
          if (r_marks == 0 || SHADOW_WRITES(r_marks, r, place_3, 4)) {
            *place_3 = value_2;
          }
        }
      }
    }
  } else {
    for (int thread = begin; thread < end; ++thread) {
      int *r_2 = r + r_offset;
      int *v_2 = v + v_offset;
      int i = thread;
      {
        int thread_x = thread;
#line 20 "/work/main/test/Check/rules.cpp"
        int own[2] = {1, 1};
        int i_2 = i + 70;
        int *place = &v_2[INDEX(check_index1(0, thread_x, 0, 0, i_2, i_2, v_extent0, messages))];
        int value = check_use_global(1, thread_x, 0, 0, place, 0, 0, 2, messages) ?
            (IN_BOUNDS(place, v, v_bytes) ? *place : 0) : 0;
        int *place_2 = &v_2[INDEX(check_index1(3, thread_x, 0, 0, i, i, v_extent0, messages))];
        int index = check_use_global(4, thread_x, 0, 0, place_2, 0, 0, 5, messages) ?
            (IN_BOUNDS(place_2, v, v_bytes) ? *place_2 : 0) : 0;
        int value_2 = value + (check_element(6, thread_x, 0, 0, (long)index, 2, messages) ?
            own[index] : 0);
#line 21 "/work/main/test/Check/rules.cpp"
        int *place_3 = &r_2[INDEX(check_index1(7, thread_x, 0, 0, i, i, r_extent0, messages))];
        if (check_use_global(8, thread_x, 0, 0, place_3, 2, (ulong)value_2, 0, messages)) {
          if (IN_BOUNDS(place_3, r, r_bytes)) {
            *place_3 = value_2;
          }
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

static bool check_pointer_2(uint site, int thread_x, int thread_y, int thread_z,
                            const aliased_long *pointer, uint *messages, ulong pointer_begin,
                            ulong pointer_bytes) {
  if (pointer == 0) {
    report_pointer(site, thread_x, thread_y, thread_z, 0, messages);
    return false;
  }
  if (!IN_BOUNDS(pointer, pointer_begin, pointer_bytes)) {
    report_pointer(site, thread_x, thread_y, thread_z, 1, messages);
    return false;
  }
  if (((ulong)pointer & 7) != 0) {
    report_pointer(site, thread_x, thread_y, thread_z, 2, messages);
    return false;
  }
  return true;
}

static bool check_use(uint site, int thread_x, int thread_y, int thread_z,
                      const aliased_long *pointer, int use, ulong value, uint init_site,
                      uint *messages) {
  uint wrong = SHADOW_ACCESS(pointer, 8, thread_x, thread_y, thread_z, site, use + 8, value);
  if (wrong == 0) {
    return true;
  }
  tell_use(thread_x, thread_y, thread_z, init_site, wrong, messages);
  return true;
}

// kernel of wrong_kernel, rules.cpp:24
#line 24 "/work/main/test/Check/rules.cpp"
static void wrong_kernel_2(int *v, ulong v_bytes, long v_offset, int v_extent0, int *r,
                           ulong r_bytes, long r_offset, int r_extent0, uint *messages,
                           int begin, int end) {
  ulong v_begin = (ulong)v + (ulong)(v_offset * 4);
  ulong v_end = (ulong)v + (ulong)(((long)v_extent0 - 1 + v_offset + 1) * 4);
  ulong r_begin = (ulong)r + (ulong)(r_offset * 4);
  ulong r_end = (ulong)r + (ulong)(((long)r_extent0 - 1 + r_offset + 1) * 4);
  bool apart = v_end <= r_begin || r_end <= v_begin;
  ulong v_marks = SHADOW_MARKS(v);
  ulong r_marks = SHADOW_MARKS(r);
  if (begin >= 0L && v_extent0 + -1L * end >= 0 && apart && begin + 1L >= 0 && v_extent0 + -1L * end
      + -1L >= 0 && r_extent0 + -1L * end >= 0) {
    if (v_marks == 0 && r_marks == 0) {
      for (int thread = begin; thread < end; ++thread) {
        int *v_2 = v + v_offset;
        int *r_2 = r + r_offset;
        int i = thread;
        {
          int thread_x = thread;
#line 25 "/work/main/test/Check/rules.cpp"
          int own = 1;
          int *place = &v_2[INDEX((long)i)];
          int *null = *place == 4 ? 0 : &own;
          int temporary = i + 1;
          int *odd = &v_2[INDEX((long)temporary)];
#line 26 "/work/main/test/Check/rules.cpp"
          int value = check_pointer(13, thread_x, 0, 0, null, messages, (ulong)&own, 4) ? *null : 0;
          int *place_2 = &r_2[INDEX((long)i)];
          *place_2 = value;
#line 27 "/work/main/test/Check/rules.cpp"
          int value_2 = check_pointer_2(18, thread_x, 0, 0, (aliased_long *)odd, messages, (ulong)v,
              v_bytes) ? *(aliased_long *)odd : 0;
          int *place_3 = &r_2[INDEX((long)i)];
          *place_3 += value_2;
        }
      }
    } else {
      for (int thread = begin; thread < end; ++thread) {
        int *v_2 = v + v_offset;
        int *r_2 = r + r_offset;
        int i = thread;
        {
          int thread_x = thread;
#line 25 "/work/main/test/Check/rules.cpp"
          int own = 1;
          int *place = &v_2[INDEX((long)i)];
          int *null = (v_marks == 0 || SHADOW_WRITTEN(v_marks, v, place, 4) ||
              check_use_global(10, thread_x, 0, 0, place, 0, 0, 11, messages) ? *place : 0) == 4 ? 0
              : &own;
          int temporary = i + 1;
          int *odd = &v_2[INDEX((long)temporary)];
#line 26 "/work/main/test/Check/rules.cpp"
          int value = check_pointer(13, thread_x, 0, 0, null, messages, (ulong)&own, 4) ? *null : 0;
          int *place_2 = &r_2[INDEX((long)i)];
          if (r_marks == 0 || SHADOW_WRITES(r_marks, r, place_2, 4)) {
            *place_2 = value;
          }
#line 27 "/work/main/test/Check/rules.cpp"
          int value_2 = check_pointer_2(18, thread_x, 0, 0, (aliased_long *)odd, messages, (ulong)v,
              v_bytes) && (v_marks == 0 || SHADOW_WRITTEN(v_marks, v, (aliased_long *)odd, 8) ||
              check_use(19, thread_x, 0, 0, (aliased_long *)odd, 0, 0, 20, messages)) ?
              *(aliased_long *)odd : 0;
          int *place_3 = &r_2[INDEX((long)i)];
          if (r_marks == 0 || SHADOW_WRITTEN(r_marks, r, place_3, 4) ||
              check_use_global(22, thread_x, 0, 0, place_3, 4, 0, 23, messages)) {
            *place_3 += value_2;
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
#line 25 "/work/main/test/Check/rules.cpp"
        int own = 1;
        int *place = &v_2[INDEX(check_index1(9, thread_x, 0, 0, i, i, v_extent0, messages))];
        int *null = (check_use_global(10, thread_x, 0, 0, place, 0, 0, 11, messages) ?
            (IN_BOUNDS(place, v, v_bytes) ? *place : 0) : 0) == 4 ? 0 : &own;
        int temporary = i + 1;
        int *odd = &v_2[INDEX(check_index1(12, thread_x, 0, 0, temporary, temporary, v_extent0,
            messages))];
#line 26 "/work/main/test/Check/rules.cpp"
        int value = check_pointer(13, thread_x, 0, 0, null, messages, (ulong)&own, 4) ? *null : 0;
        int *place_2 = &r_2[INDEX(check_index1(16, thread_x, 0, 0, i, i, r_extent0, messages))];
        if (check_use_global(17, thread_x, 0, 0, place_2, 2, (ulong)value, 0, messages)) {
          if (IN_BOUNDS(place_2, r, r_bytes)) {
            *place_2 = value;
          }
        }
#line 27 "/work/main/test/Check/rules.cpp"
        int value_2 = check_pointer_2(18, thread_x, 0, 0, (aliased_long *)odd, messages, (ulong)v,
            v_bytes) && check_use(19, thread_x, 0, 0, (aliased_long *)odd, 0, 0, 20, messages) ?
            (IN_BOUNDS((aliased_long *)odd, v, v_bytes) ? *(aliased_long *)odd : 0) : 0;
        int *place_3 = &r_2[INDEX(check_index1(21, thread_x, 0, 0, i, i, r_extent0, messages))];
        if (check_use_global(22, thread_x, 0, 0, place_3, 4, 0, 23, messages)) {
          if (IN_BOUNDS(place_3, r, r_bytes)) {
            *place_3 += value_2;
          }
        }
      }
    }
  }
}

static __attribute__((noinline, cold)) void report_division(
    uint site, int thread_x, int thread_y, int thread_z, int value0, uint *messages) {
  uint message = begin_report(messages, 6, 6, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
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

static __attribute__((noinline, cold)) void report_shift(
    uint site, int thread_x, int thread_y, int thread_z, long value0, long value1, uint *messages) {
  uint message = begin_report(messages, 7, 9, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
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

// kernel of wrong_kernel, rules.cpp:30
#line 30 "/work/main/test/Check/rules.cpp"
static void wrong_kernel_3(int *r, ulong r_bytes, long r_offset, int r_extent0, int *v,
                           ulong v_bytes, long v_offset, int v_extent0, uint *messages,
                           int begin, int end) {
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
        int *r_2 = r + r_offset;
        int *v_2 = v + v_offset;
        int i = thread;
        int thread_x = thread;
#line 31 "/work/main/test/Check/rules.cpp"
        int *place = &v_2[INDEX((long)i)];
        int value = 9 / check_divisor(27, thread_x, 0, 0, 9, *place - 4, messages);
        int *place_2 = &v_2[INDEX((long)i)];
        int value_2 = value + (1 << check_shift(31, thread_x, 0, 0, *place_2 * 8, 32, messages));
        int *place_3 = &r_2[INDEX((long)i)];
        *place_3 = value_2;
      }
    } else if (v_marks == 0) {
      for (int thread = begin; thread < end; ++thread) {
        int *r_2 = r + r_offset;
        int *v_2 = v + v_offset;
        int i = thread;
        int thread_x = thread;
        int *place = &v_2[INDEX((long)i)];
        int value = 9 / check_divisor(27, thread_x, 0, 0, 9, *place - 4, messages);
        int *place_2 = &v_2[INDEX((long)i)];
        int value_2 = value + (1 << check_shift(31, thread_x, 0, 0, *place_2 * 8, 32, messages));
        int *place_3 = &r_2[INDEX((long)i)];
        if (SHADOW_WRITES(r_marks, r, place_3, 4)) {
          *place_3 = value_2;
        }
      }
    } else {
      for (int thread = begin; thread < end; ++thread) {
        int *r_2 = r + r_offset;
        int *v_2 = v + v_offset;
        int i = thread;
        int thread_x = thread;
        int *place = &v_2[INDEX((long)i)];
        int value = 9 / check_divisor(27, thread_x, 0, 0, 9,
            (v_marks == 0 || SHADOW_WRITTEN(v_marks, v, place, 4) ||
            check_use_global(25, thread_x, 0, 0, place, 0, 0, 26, messages) ? *place : 0) - 4,
            messages);
        int *place_2 = &v_2[INDEX((long)i)];
        int value_2 = value + (1 <<
            check_shift(31, thread_x, 0, 0,
            (v_marks == 0 || SHADOW_WRITTEN(v_marks, v, place_2, 4) ||
            check_use_global(29, thread_x, 0, 0, place_2, 0, 0, 30, messages) ? *place_2 : 0) * 8,
            32, messages));
        int *place_3 = &r_2[INDEX((long)i)];
        if (r_marks == 0 || SHADOW_WRITES(r_marks, r, place_3, 4)) {
          *place_3 = value_2;
        }
      }
    }
  } else {
    for (int thread = begin; thread < end; ++thread) {
      int *r_2 = r + r_offset;
      int *v_2 = v + v_offset;
      int i = thread;
      int thread_x = thread;
      int *place = &v_2[INDEX(check_index1(24, thread_x, 0, 0, i, i, v_extent0, messages))];
      int value = 9 / check_divisor(27, thread_x, 0, 0, 9,
          (check_use_global(25, thread_x, 0, 0, place, 0, 0, 26, messages) ?
          (IN_BOUNDS(place, v, v_bytes) ? *place : 0) : 0) - 4, messages);
      int *place_2 = &v_2[INDEX(check_index1(28, thread_x, 0, 0, i, i, v_extent0, messages))];
      int value_2 = value + (1 <<
          check_shift(31, thread_x, 0, 0,
          (check_use_global(29, thread_x, 0, 0, place_2, 0, 0, 30, messages) ?
          (IN_BOUNDS(place_2, v, v_bytes) ? *place_2 : 0) : 0) * 8, 32, messages));
      int *place_3 = &r_2[INDEX(check_index1(32, thread_x, 0, 0, i, i, r_extent0, messages))];
      if (check_use_global(33, thread_x, 0, 0, place_3, 2, (ulong)value_2, 0, messages)) {
        if (IN_BOUNDS(place_3, r, r_bytes)) {
          *place_3 = value_2;
        }
      }
    }
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

// kernel of wrong_kernel, rules.cpp:34
#line 34 "/work/main/test/Check/rules.cpp"
static void wrong_kernel_4(int *r, ulong r_bytes, long r_offset, int r_extent0, uint *messages,
                           int tile) {
  ulong r_marks = SHADOW_MARKS(r);
#line 35 "/work/main/test/Check/rules.cpp"
  int s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  if (16L * tile >= 0 && r_extent0 + -16L * tile + -16L >= 0) {
    if (r_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 16; ++lane) {
        int *r_2 = r + r_offset;
        int t_local = lane;
        int thread_x = tile * 16 + lane;
#line 36 "/work/main/test/Check/rules.cpp"
        if (check_use_local(35, thread_x, 0, 0, &s[t_local], 2, (ulong)t_local, 0, messages)) {
          s[t_local] = t_local;
        }
#line 37 "/work/main/test/Check/rules.cpp"
        int chosen;
        if (t_local) {
          chosen = t_local - 1;
        } else {
          chosen = 0;
        }
        int index = chosen;
        int value = check_element(36, thread_x, 0, 0, (long)index, 16, messages) &&
            check_use_local(37, thread_x, 0, 0, &s[index], 0, 0, 38, messages) ? s[index] : 0;
        int temporary = tile * 16 + lane;
        int *place = &r_2[INDEX((long)temporary)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 16; ++lane) {
        int *r_2 = r + r_offset;
        int t_local = lane;
        int thread_x = tile * 16 + lane;
#line 36 "/work/main/test/Check/rules.cpp"
        if (check_use_local(35, thread_x, 0, 0, &s[t_local], 2, (ulong)t_local, 0, messages)) {
          s[t_local] = t_local;
        }
#line 37 "/work/main/test/Check/rules.cpp"
        int chosen;
        if (t_local) {
          chosen = t_local - 1;
        } else {
          chosen = 0;
        }
        int index = chosen;
        int value = check_element(36, thread_x, 0, 0, (long)index, 16, messages) &&
            check_use_local(37, thread_x, 0, 0, &s[index], 0, 0, 38, messages) ? s[index] : 0;
        int temporary = tile * 16 + lane;
        int *place = &r_2[INDEX((long)temporary)];
        if (SHADOW_WRITES(r_marks, r, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 7);
    for (int lane = 0; lane < 16; ++lane) {
      int *r_2 = r + r_offset;
      int t_local = lane;
      int thread_x = tile * 16 + lane;
#line 36 "/work/main/test/Check/rules.cpp"
      if (check_element(34, thread_x, 0, 0, (long)t_local, 16, messages) &&
          check_use_local(35, thread_x, 0, 0, &s[t_local], 2, (ulong)t_local, 0, messages)) {
        s[t_local] = t_local;
      }
#line 37 "/work/main/test/Check/rules.cpp"
      int chosen;
      if (t_local) {
        chosen = t_local - 1;
      } else {
        chosen = 0;
      }
      int index = chosen;
      int value = check_element(36, thread_x, 0, 0, (long)index, 16, messages) &&
          check_use_local(37, thread_x, 0, 0, &s[index], 0, 0, 38, messages) ? s[index] : 0;
      int temporary = tile * 16 + lane;
      int *place = &r_2[INDEX(check_index1(39, thread_x, 0, 0, temporary, temporary, r_extent0,
          messages))];
      if (check_use_global(40, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, r, r_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of wrong_kernel, rules.cpp:40
#line 40 "/work/main/test/Check/rules.cpp"
static void wrong_kernel_5(int *r, ulong r_bytes, long r_offset, int r_extent0, uint *messages,
                           int tile) {
  ulong r_marks = SHADOW_MARKS(r);
#line 41 "/work/main/test/Check/rules.cpp"
  int s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  if (16L * tile >= 0 && r_extent0 + -16L * tile + -16L >= 0) {
    if (r_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 16; ++lane) {
        int *r_2 = r + r_offset;
        int t_local = lane;
        int thread_x = tile * 16 + lane;
#line 42 "/work/main/test/Check/rules.cpp"
        if (t_local != 3) {
          if (check_use_local(42, thread_x, 0, 0, &s[t_local], 2, 1, 0, messages)) {
            s[t_local] = 1;
          }
        }
#line 44 "/work/main/test/Check/rules.cpp"
        int value = check_use_local(44, thread_x, 0, 0, &s[t_local], 0, 0, 45, messages) ?
            s[t_local] : 0;
        int temporary = tile * 16 + lane;
        int *place = &r_2[INDEX((long)temporary)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 16; ++lane) {
        int *r_2 = r + r_offset;
        int t_local = lane;
        int thread_x = tile * 16 + lane;
#line 42 "/work/main/test/Check/rules.cpp"
        if (t_local != 3) {
          if (check_use_local(42, thread_x, 0, 0, &s[t_local], 2, 1, 0, messages)) {
            s[t_local] = 1;
          }
        }
#line 44 "/work/main/test/Check/rules.cpp"
        int value = check_use_local(44, thread_x, 0, 0, &s[t_local], 0, 0, 45, messages) ?
            s[t_local] : 0;
        int temporary = tile * 16 + lane;
        int *place = &r_2[INDEX((long)temporary)];
        if (SHADOW_WRITES(r_marks, r, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 7);
    for (int lane = 0; lane < 16; ++lane) {
      int *r_2 = r + r_offset;
      int t_local = lane;
      int thread_x = tile * 16 + lane;
#line 42 "/work/main/test/Check/rules.cpp"
      if (t_local != 3) {
        if (check_element(41, thread_x, 0, 0, (long)t_local, 16, messages) &&
            check_use_local(42, thread_x, 0, 0, &s[t_local], 2, 1, 0, messages)) {
          s[t_local] = 1;
        }
      }
#line 44 "/work/main/test/Check/rules.cpp"
      int value = check_element(43, thread_x, 0, 0, (long)t_local, 16, messages) &&
          check_use_local(44, thread_x, 0, 0, &s[t_local], 0, 0, 45, messages) ? s[t_local] : 0;
      int temporary = tile * 16 + lane;
      int *place = &r_2[INDEX(check_index1(46, thread_x, 0, 0, temporary, temporary, r_extent0,
          messages))];
      if (check_use_global(47, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, r, r_bytes)) {
          *place = value;
        }
      }
    }
  }
}

static __attribute__((noinline, cold)) void report_barrier(
    uint site, int thread_x, int thread_y, int thread_z, int value0, int value1, int value2,
    int value3, int value4, uint *messages) {
  uint message = begin_report(messages, 8, 10, site, (uint)thread_x, (uint)thread_y,
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

// kernel of wrong_kernel, rules.cpp:48
#line 48 "/work/main/test/Check/rules.cpp"
static void wrong_kernel_6(int *v, ulong v_bytes, long v_offset, int v_extent0, int *r,
                           ulong r_bytes, long r_offset, int r_extent0, uint *messages, int tile) {
  ulong v_begin = (ulong)v + (ulong)(v_offset * 4);
  ulong v_end = (ulong)v + (ulong)(((long)v_extent0 - 1 + v_offset + 1) * 4);
  ulong r_begin = (ulong)r + (ulong)(r_offset * 4);
  ulong r_end = (ulong)r + (ulong)(((long)r_extent0 - 1 + r_offset + 1) * 4);
  bool apart = v_end <= r_begin || r_end <= v_begin;
  ulong v_marks = SHADOW_MARKS(v);
  ulong r_marks = SHADOW_MARKS(r);
  int *v_2 = v + v_offset;
  int *r_2 = r + r_offset;
  if (16L * tile >= 0 && v_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (v_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 49 "/work/main/test/Check/rules.cpp"
        int *place = &v_2[INDEX((long)t_global)];
        bool taken = *place;
#line 50 "/work/main/test/Check/rules.cpp"
        SHADOW_BARRIER(lane, 0, 0, (int)taken + 3);
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int thread_x = tile * 16 + lane;
#line 49 "/work/main/test/Check/rules.cpp"
        int *place = &v_2[INDEX((long)t_global)];
        bool taken = v_marks == 0 || SHADOW_WRITTEN(v_marks, v, place, 4) ||
            check_use_global(49, thread_x, 0, 0, place, 0, 0, 50, messages) ? *place : 0;
#line 50 "/work/main/test/Check/rules.cpp"
        SHADOW_BARRIER(lane, 0, 0, (int)taken + 3);
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 7);
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
#line 49 "/work/main/test/Check/rules.cpp"
      int *place = &v_2[INDEX(check_index1(48, thread_x, 0, 0, t_global, t_global, v_extent0,
          messages))];
      bool taken = check_use_global(49, thread_x, 0, 0, place, 0, 0, 50, messages) ?
          (IN_BOUNDS(place, v, v_bytes) ? *place : 0) : 0;
#line 50 "/work/main/test/Check/rules.cpp"
      SHADOW_BARRIER(lane, 0, 0, (int)taken + 3);
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if (16L * tile >= 0 && r_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (r_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
      check_barrier(51, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 51 "/work/main/test/Check/rules.cpp"
        int *place = &r_2[INDEX((long)t_global)];
        *place = 1;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 50 "/work/main/test/Check/rules.cpp"
      check_barrier(51, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 51 "/work/main/test/Check/rules.cpp"
        int *place = &r_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(r_marks, r, place, 4)) {
          *place = 1;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 50 "/work/main/test/Check/rules.cpp"
    check_barrier(51, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
#line 51 "/work/main/test/Check/rules.cpp"
      int *place = &r_2[INDEX(check_index1(52, thread_x, 0, 0, t_global, t_global, r_extent0,
          messages))];
      if (check_use_global(53, thread_x, 0, 0, place, 2, 1, 0, messages)) {
        if (IN_BOUNDS(place, r, r_bytes)) {
          *place = 1;
        }
      }
    }
  }
}

#line 1 "<ampcc native>"

AMPCC_NATIVE_ENTRY(wrong_kernel_native_bb432c26de2ca9c1) {
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
    wrong_kernel(r, r_bytes, r_offset, r_extent0, v, v_bytes, v_offset, v_extent0, messages,
        static_cast<int>(ampcc_at.begin), static_cast<int>(ampcc_at.end));
}

AMPCC_NATIVE_ENTRY(wrong_kernel_2_native_bb432c26de2ca9c1) {
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
    wrong_kernel_2(v, v_bytes, v_offset, v_extent0, r, r_bytes, r_offset, r_extent0, messages,
        static_cast<int>(ampcc_at.begin), static_cast<int>(ampcc_at.end));
}

AMPCC_NATIVE_ENTRY(wrong_kernel_3_native_bb432c26de2ca9c1) {
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
    wrong_kernel_3(r, r_bytes, r_offset, r_extent0, v, v_bytes, v_offset, v_extent0, messages,
        static_cast<int>(ampcc_at.begin), static_cast<int>(ampcc_at.end));
}

AMPCC_NATIVE_ENTRY(wrong_kernel_4_native_bb432c26de2ca9c1) {
  int *r = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong r_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long r_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int r_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[4]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    wrong_kernel_4(r, r_bytes, r_offset, r_extent0, messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(wrong_kernel_5_native_bb432c26de2ca9c1) {
  int *r = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong r_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long r_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int r_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[4]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    wrong_kernel_5(r, r_bytes, r_offset, r_extent0, messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(wrong_kernel_6_native_bb432c26de2ca9c1) {
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int *r = ::ampcc_native::entry::buffer<int *>(ampcc_args[4]);
  ulong r_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[5]);
  long r_offset = ::ampcc_native::entry::value<long>(ampcc_args[6]);
  int r_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[7]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[8]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    wrong_kernel_6(v, v_bytes, v_offset, v_extent0, r, r_bytes, r_offset, r_extent0, messages,
        static_cast<int>(ampcc_at.x));
}

} // namespace kernels
} // namespace ampcc_native
