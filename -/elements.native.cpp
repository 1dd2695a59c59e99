// C++ for the native accelerator; needs -ffp-contract=off -fno-strict-aliasing
#include <ampcc_rt/native_kernel.h>
#ifdef __clang__
#pragma STDC FP_CONTRACT OFF
#endif
namespace ampcc_native {
namespace kernels {

typedef struct {
  int a[2];
  int b;
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

static __attribute__((noinline, cold)) void report_element(
    uint site, int thread_x, int thread_y, int thread_z, long value0, long value1, uint *messages) {
  uint message = begin_report(messages, 3, 9, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
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

// kernel of main_kernel, elements.cpp:24
#line 24 "/work/main/test/Check/elements.cpp"
static void main_kernel(int wrong, int *v, ulong v_bytes, long v_offset, int v_extent0,
                        uint *messages, int tile) {
  ulong v_marks = SHADOW_MARKS(v);
  bool s_filled = false;
#line 25 "/work/main/test/Check/elements.cpp"
  int s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  int *v_2 = v + v_offset;
  SHADOW_BARRIER(0, 0, 0, 7);
  for (int lane = 0; lane < 16; ++lane) {
    int t_global = tile * 16 + lane;
    int t_local = lane;
    int thread_x = tile * 16 + lane;
#line 26 "/work/main/test/Check/elements.cpp"
    if (check_use_local(1, thread_x, 0, 0, &s[t_local], 2, 0, 0, messages)) {
      s[t_local] = 0;
    }
#line 27 "/work/main/test/Check/elements.cpp"
    int index = t_local + (t_global == wrong);
    if (check_element(2, thread_x, 0, 0, (long)index, 16, messages) &&
        check_use_local(3, thread_x, 0, 0, &s[index], 2, (ulong)t_global, 0, messages)) {
      s[index] = t_global;
    }
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  if ((s_filled || (s_filled = SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) ||
      SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile >= 0 && v_extent0 +
      -16L * tile + -16L >= 0) {
    if (v_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 28 "/work/main/test/Check/elements.cpp"
      check_barrier(4, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int t_local = lane;
#line 29 "/work/main/test/Check/elements.cpp"
        int value = s[t_local];
        int *place = &v_2[INDEX((long)t_global)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 28 "/work/main/test/Check/elements.cpp"
      check_barrier(4, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int t_local = lane;
#line 29 "/work/main/test/Check/elements.cpp"
        int value = s[t_local];
        int *place = &v_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(v_marks, v, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 28 "/work/main/test/Check/elements.cpp"
    check_barrier(4, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int t_local = lane;
      int thread_x = tile * 16 + lane;
#line 29 "/work/main/test/Check/elements.cpp"
      int value = check_element(5, thread_x, 0, 0, (long)t_local, 16, messages) &&
          check_use_local(6, thread_x, 0, 0, &s[t_local], 0, 0, 7, messages) ? s[t_local] : 0;
      int *place = &v_2[INDEX(check_index1(8, thread_x, 0, 0, t_global, t_global, v_extent0,
          messages))];
      if (check_use_global(9, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, v, v_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of main_kernel, elements.cpp:40
#line 40 "/work/main/test/Check/elements.cpp"
static void main_kernel_2(int *v, ulong v_bytes, long v_offset, int v_extent0, uint *messages,
                          int begin, int end) {
  ulong v_marks = SHADOW_MARKS(v);
  if (begin + 1L >= 0 && -1L * end + 3 >= 0 && begin >= 0L && v_extent0 + -1L * end >= 0) {
    if (v_marks == 0) {
      for (int thread = begin; thread < end; ++thread) {
        int *v_2 = v + v_offset;
        int i = thread;
        {
          int thread_x = thread;
          int index;
#line 41 "/work/main/test/Check/elements.cpp"
          int m[2][4] = {};
          pair p = {{1, 2}, 3};
          m[0][0] = m[1][i + 1];
          p.a[i & 1] += m[0][0];
          int value = (index = i ? 1 : -1,
              check_element(12, thread_x, 0, 0, (long)index, 2, messages)) ? p.a[index] : 0;
          int *place = &v_2[INDEX((long)i)];
          *place = value;
        }
      }
    } else {
      for (int thread = begin; thread < end; ++thread) {
        int *v_2 = v + v_offset;
        int i = thread;
        {
          int thread_x = thread;
          int index;
#line 41 "/work/main/test/Check/elements.cpp"
          int m[2][4] = {};
          pair p = {{1, 2}, 3};
          m[0][0] = m[1][i + 1];
          p.a[i & 1] += m[0][0];
          int value = (index = i ? 1 : -1,
              check_element(12, thread_x, 0, 0, (long)index, 2, messages)) ? p.a[index] : 0;
          int *place = &v_2[INDEX((long)i)];
          if (SHADOW_WRITES(v_marks, v, place, 4)) {
            *place = value;
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
        int index;
#line 41 "/work/main/test/Check/elements.cpp"
        int m[2][4] = {};
        pair p = {{1, 2}, 3};
        m[0][0] = check_element(10, thread_x, 0, 0, (long)(i + 1), 4, messages) ? m[1][i + 1] : 0;
        if (check_element(11, thread_x, 0, 0, (long)(i & 1), 2, messages)) {
          p.a[i & 1] += m[0][0];
        }
#line 45 "/work/main/test/Check/elements.cpp"
        int value = (index = i ? 1 : -1,
            check_element(12, thread_x, 0, 0, (long)index, 2, messages)) ? p.a[index] : 0;
        int *place = &v_2[INDEX(check_index1(13, thread_x, 0, 0, i, i, v_extent0, messages))];
        if (check_use_global(14, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
          if (IN_BOUNDS(place, v, v_bytes)) {
            *place = value;
          }
        }
      }
    }
  }
}

// kernel of main_kernel, elements.cpp:51
#line 51 "/work/main/test/Check/elements.cpp"
static void main_kernel_3(int *v, ulong v_bytes, long v_offset, int v_extent0, uint *messages,
                          int begin, int end) {
  if (begin + 5L >= 0 && -1L * end + -3L >= 0 && begin + -5L >= 0 && -1L * end + 7 >= 0 && v_extent0
      + -2L >= 0) {
    for (int thread = begin; thread < end; ++thread) {
      int *v_2 = v + v_offset;
      int i = thread;
      {
        int thread_x = thread;
#line 52 "/work/main/test/Check/elements.cpp"
        int few[2] = {3, 3};
        few[i + 5] = 7;
        few[i - 5]++;
        int *place = &v_2[INDEX(1L)];
        if (check_use_global(18, thread_x, 0, 0, place, 2, (ulong)few[0], 0, messages)) {
          *place = few[0];
        }
      }
    }
  } else {
    for (int thread = begin; thread < end; ++thread) {
      int *v_2 = v + v_offset;
      int i = thread;
      {
        int thread_x = thread;
#line 52 "/work/main/test/Check/elements.cpp"
        int few[2] = {3, 3};
        if (check_element(15, thread_x, 0, 0, (long)(i + 5), 2, messages)) {
          few[i + 5] = 7;
        }
#line 54 "/work/main/test/Check/elements.cpp"
        if (check_element(16, thread_x, 0, 0, (long)(i - 5), 2, messages)) {
          few[i - 5]++;
        }
#line 55 "/work/main/test/Check/elements.cpp"
        int *place = &v_2[INDEX(check_index1(17, thread_x, 0, 0, 1, 1, v_extent0, messages))];
        if (check_use_global(18, thread_x, 0, 0, place, 2, (ulong)few[0], 0, messages)) {
          if (IN_BOUNDS(place, v, v_bytes)) {
            *place = few[0];
          }
        }
      }
    }
  }
}

// kernel of main_kernel, elements.cpp:66
#line 66 "/work/main/test/Check/elements.cpp"
static void main_kernel_4(int *v, ulong v_bytes, long v_offset, int v_extent0, uint *messages,
                          int begin, int end) {
  ulong v_marks = SHADOW_MARKS(v);
  if (begin >= 0L && v_extent0 + -1L * end >= 0) {
    if (v_marks == 0) {
      for (int thread = begin; thread < end; ++thread) {
        int *v_2 = v + v_offset;
        int i = thread;
        {
          int thread_x = thread;
#line 67 "/work/main/test/Check/elements.cpp"
          int own[4] = {1, 2, 3, 4};
#line 10 "/work/main/test/Check/elements.cpp"
          int s = 0;
          UNROLL for (int i_2 = 0; i_2 < 4; ++i_2) {
            s += own[i_2];
          }
#line 10 "/work/main/test/Check/elements.cpp"
          int s_2 = 0;
          UNROLL for (int i_2 = 0; i_2 < 5; ++i_2) {
            s_2 += check_element(19, thread_x, 0, 0, (long)i_2, 4, messages) ? own[i_2] : 0;
          }
#line 68 "/work/main/test/Check/elements.cpp"
          int value = s + s_2;
          int *place = &v_2[INDEX((long)i)];
          *place = value;
        }
      }
    } else {
      for (int thread = begin; thread < end; ++thread) {
        int *v_2 = v + v_offset;
        int i = thread;
        {
          int thread_x = thread;
#line 67 "/work/main/test/Check/elements.cpp"
          int own[4] = {1, 2, 3, 4};
#line 10 "/work/main/test/Check/elements.cpp"
          int s = 0;
          UNROLL for (int i_2 = 0; i_2 < 4; ++i_2) {
            s += own[i_2];
          }
#line 10 "/work/main/test/Check/elements.cpp"
          int s_2 = 0;
          UNROLL for (int i_2 = 0; i_2 < 5; ++i_2) {
            s_2 += check_element(19, thread_x, 0, 0, (long)i_2, 4, messages) ? own[i_2] : 0;
          }
#line 68 "/work/main/test/Check/elements.cpp"
          int value = s + s_2;
          int *place = &v_2[INDEX((long)i)];
          if (SHADOW_WRITES(v_marks, v, place, 4)) {
            *place = value;
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
#line 67 "/work/main/test/Check/elements.cpp"
        int own[4] = {1, 2, 3, 4};
#line 10 "/work/main/test/Check/elements.cpp"
        int s = 0;
        UNROLL for (int i_2 = 0; i_2 < 4; ++i_2) {
          s += check_element(19, thread_x, 0, 0, (long)i_2, 4, messages) ? own[i_2] : 0;
        }
#line 10 "/work/main/test/Check/elements.cpp"
        int s_2 = 0;
        UNROLL for (int i_2 = 0; i_2 < 5; ++i_2) {
          s_2 += check_element(19, thread_x, 0, 0, (long)i_2, 4, messages) ? own[i_2] : 0;
        }
#line 68 "/work/main/test/Check/elements.cpp"
        int value = s + s_2;
        int *place = &v_2[INDEX(check_index1(22, thread_x, 0, 0, i, i, v_extent0, messages))];
        if (check_use_global(23, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
          if (IN_BOUNDS(place, v, v_bytes)) {
            *place = value;
          }
        }
      }
    }
  }
}

static long check_object(uint site, int thread_x, int thread_y, int thread_z, long index,
                         long count, uint *messages) {
  if ((ulong)index < (ulong)count) {
    return index;
  }
  report_element(site, thread_x, thread_y, thread_z, index, count, messages);
  return 0;
}

// kernel of main_kernel, elements.cpp:76
#line 76 "/work/main/test/Check/elements.cpp"
static void main_kernel_5(int *v, ulong v_bytes, long v_offset, int v_extent0, uint *messages,
                          int begin, int end) {
  ulong v_marks = SHADOW_MARKS(v);
  if (begin + 2L >= 0 && -1L * end + 2 >= 0 && begin + 3L >= 0 && -1L * end + 1 >= 0 && begin >= 0L
      && v_extent0 + -1L * end >= 0) {
    if (v_marks == 0) {
      for (int thread = begin; thread < end; ++thread) {
        int *v_2 = v + v_offset;
        int i = thread;
        {
#line 77 "/work/main/test/Check/elements.cpp"
          int own[4] = {1, 2, 3, 4};
          const int *three = &own[(int)(long)(i + 2)];
          const int *a = &own[(int)(long)(i + 3)];
          int result = *a;
          int value = result + *three;
#line 79 "/work/main/test/Check/elements.cpp"
          int *place = &v_2[INDEX((long)i)];
          *place = value;
        }
      }
    } else {
      for (int thread = begin; thread < end; ++thread) {
        int *v_2 = v + v_offset;
        int i = thread;
        {
#line 77 "/work/main/test/Check/elements.cpp"
          int own[4] = {1, 2, 3, 4};
          const int *three = &own[(int)(long)(i + 2)];
          const int *a = &own[(int)(long)(i + 3)];
          int result = *a;
          int value = result + *three;
#line 79 "/work/main/test/Check/elements.cpp"
          int *place = &v_2[INDEX((long)i)];
          if (SHADOW_WRITES(v_marks, v, place, 4)) {
            *place = value;
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
#line 77 "/work/main/test/Check/elements.cpp"
        int own[4] = {1, 2, 3, 4};
        const int *three = &own[(int)check_object(26, thread_x, 0, 0, (long)(i + 2), 4, messages)];
        const int *a = &own[(int)check_object(27, thread_x, 0, 0, (long)(i + 3), 4, messages)];
        int result = *a;
        int value = result + *three;
#line 79 "/work/main/test/Check/elements.cpp"
        int *place = &v_2[INDEX(check_index1(30, thread_x, 0, 0, i, i, v_extent0, messages))];
        if (check_use_global(31, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
          if (IN_BOUNDS(place, v, v_bytes)) {
            *place = value;
          }
        }
      }
    }
  }
}

static long check_position(uint site, int thread_x, int thread_y, int thread_z, long index,
                           long count, uint *messages) {
  if ((ulong)index < (ulong)count || index == count) {
    return index;
  }
  report_element(site, thread_x, thread_y, thread_z, index, count, messages);
  return 0;
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

// kernel of main_kernel, elements.cpp:86
#line 86 "/work/main/test/Check/elements.cpp"
static void main_kernel_6(int *v, ulong v_bytes, long v_offset, int v_extent0, uint *messages,
                          int begin, int end) {
  ulong v_marks = SHADOW_MARKS(v);
  if (begin + 4L >= 0 && -1L * end >= 0 && begin >= 0L && v_extent0 + -1L * end >= 0) {
    if (v_marks == 0) {
      for (int thread = begin; thread < end; ++thread) {
        int *v_2 = v + v_offset;
        int i = thread;
        {
          int thread_x = thread;
#line 87 "/work/main/test/Check/elements.cpp"
          int own[4] = {1, 2, 3, 4};
          int s = 0;
          for (int *p = own; p != &own[(int)(long)(i + 4)]; ++p) {
            s += check_pointer(33, thread_x, 0, 0, p, messages, (ulong)&own, 16) ? *p : 0;
          }
#line 91 "/work/main/test/Check/elements.cpp"
          int *place = &v_2[INDEX((long)i)];
          *place = s;
        }
      }
    } else {
      for (int thread = begin; thread < end; ++thread) {
        int *v_2 = v + v_offset;
        int i = thread;
        {
          int thread_x = thread;
#line 87 "/work/main/test/Check/elements.cpp"
          int own[4] = {1, 2, 3, 4};
          int s = 0;
          for (int *p = own; p != &own[(int)(long)(i + 4)]; ++p) {
            s += check_pointer(33, thread_x, 0, 0, p, messages, (ulong)&own, 16) ? *p : 0;
          }
#line 91 "/work/main/test/Check/elements.cpp"
          int *place = &v_2[INDEX((long)i)];
          if (SHADOW_WRITES(v_marks, v, place, 4)) {
            *place = s;
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
#line 87 "/work/main/test/Check/elements.cpp"
        int own[4] = {1, 2, 3, 4};
        int s = 0;
        for (int *p = own; p != &own[(int)check_position(32, thread_x, 0, 0, (long)(i + 4), 4,
            messages)]; ++p) {
#line 90 "/work/main/test/Check/elements.cpp"
          s += check_pointer(33, thread_x, 0, 0, p, messages, (ulong)&own, 16) ? *p : 0;
        }
#line 91 "/work/main/test/Check/elements.cpp"
        int *place = &v_2[INDEX(check_index1(36, thread_x, 0, 0, i, i, v_extent0, messages))];
        if (check_use_global(37, thread_x, 0, 0, place, 2, (ulong)s, 0, messages)) {
          if (IN_BOUNDS(place, v, v_bytes)) {
            *place = s;
          }
        }
      }
    }
  }
}

#line 1 "<ampcc native>"

AMPCC_NATIVE_ENTRY(main_kernel_native_8a97de84e83f3bc1) {
  int wrong = ::ampcc_native::entry::value<int>(ampcc_args[0]);
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[1]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[2]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[3]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[5]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel(wrong, v, v_bytes, v_offset, v_extent0, messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(main_kernel_2_native_8a97de84e83f3bc1) {
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[4]);
  for (::ampcc_native::entry::strips ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel_2(v, v_bytes, v_offset, v_extent0, messages, static_cast<int>(ampcc_at.begin),
        static_cast<int>(ampcc_at.end));
}

AMPCC_NATIVE_ENTRY(main_kernel_3_native_8a97de84e83f3bc1) {
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[4]);
  for (::ampcc_native::entry::strips ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel_3(v, v_bytes, v_offset, v_extent0, messages, static_cast<int>(ampcc_at.begin),
        static_cast<int>(ampcc_at.end));
}

AMPCC_NATIVE_ENTRY(main_kernel_4_native_8a97de84e83f3bc1) {
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[4]);
  for (::ampcc_native::entry::strips ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel_4(v, v_bytes, v_offset, v_extent0, messages, static_cast<int>(ampcc_at.begin),
        static_cast<int>(ampcc_at.end));
}

AMPCC_NATIVE_ENTRY(main_kernel_5_native_8a97de84e83f3bc1) {
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[4]);
  for (::ampcc_native::entry::strips ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel_5(v, v_bytes, v_offset, v_extent0, messages, static_cast<int>(ampcc_at.begin),
        static_cast<int>(ampcc_at.end));
}

AMPCC_NATIVE_ENTRY(main_kernel_6_native_8a97de84e83f3bc1) {
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[4]);
  for (::ampcc_native::entry::strips ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel_6(v, v_bytes, v_offset, v_extent0, messages, static_cast<int>(ampcc_at.begin),
        static_cast<int>(ampcc_at.end));
}

} // namespace kernels
} // namespace ampcc_native
