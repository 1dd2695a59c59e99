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

// kernel of main_kernel, uninitialised.cpp:13
#line 13 "/work/main/test/Check/uninitialised.cpp"
static void main_kernel(int *a, ulong a_bytes, int a_extent0, uint *messages, int begin, int end) {
  ulong a_marks = SHADOW_MARKS(a);
  if (begin >= 0L && a_extent0 + -1L * end >= 0) {
    if (a_marks == 0) {
      THREADS for (int thread = begin; thread < end; ++thread) {
        int i = thread;
        int *place = &a[INDEX((long)i)];
        *place = i;
      }
    } else {
      THREADS for (int thread = begin; thread < end; ++thread) {
        int i = thread;
        int *place = &a[INDEX((long)i)];
        if (SHADOW_WRITES(a_marks, a, place, 4)) {
          *place = i;
        }
      }
    }
  } else {
    for (int thread = begin; thread < end; ++thread) {
      int i = thread;
      int thread_x = thread;
      int *place = &a[INDEX(check_index1(0, thread_x, 0, 0, i, i, a_extent0, messages))];
      if (check_use_global(1, thread_x, 0, 0, place, 2, (ulong)i, 0, messages)) {
        if (IN_BOUNDS(place, a, a_bytes)) {
          *place = i;
        }
      }
    }
  }
}

// kernel of main_kernel, uninitialised.cpp:15
#line 15 "/work/main/test/Check/uninitialised.cpp"
static void main_kernel_2(int *a, ulong a_bytes, int a_extent0, uint *messages, int begin,
                          int end) {
  ulong a_marks = SHADOW_MARKS(a);
  if (begin >= 0L && a_extent0 + -1L * end >= 0) {
    if (a_marks == 0) {
      THREADS for (int thread = begin; thread < end; ++thread) {
        int i = thread;
        int *place = &a[INDEX((long)i)];
        *place = i;
      }
    } else {
      THREADS for (int thread = begin; thread < end; ++thread) {
        int i = thread;
        int *place = &a[INDEX((long)i)];
        if (SHADOW_WRITES(a_marks, a, place, 4)) {
          *place = i;
        }
      }
    }
  } else {
    for (int thread = begin; thread < end; ++thread) {
      int i = thread;
      int thread_x = thread;
      int *place = &a[INDEX(check_index1(2, thread_x, 0, 0, i, i, a_extent0, messages))];
      if (check_use_global(3, thread_x, 0, 0, place, 2, (ulong)i, 0, messages)) {
        if (IN_BOUNDS(place, a, a_bytes)) {
          *place = i;
        }
      }
    }
  }
}

// kernel of main_kernel, uninitialised.cpp:16
#line 16 "/work/main/test/Check/uninitialised.cpp"
static void main_kernel_3(int *v, ulong v_bytes, long v_offset, int v_extent0, int *a,
                          ulong a_bytes, int a_extent0, uint *messages, int begin, int end) {
  ulong a_begin = (ulong)a;
  ulong a_end = (ulong)a + (ulong)(((long)a_extent0 - 1 + 1) * 4);
  ulong v_begin = (ulong)v + (ulong)(v_offset * 4);
  ulong v_end = (ulong)v + (ulong)(((long)v_extent0 - 1 + v_offset + 1) * 4);
  bool apart = a_end <= v_begin || v_end <= a_begin;
  ulong a_marks = SHADOW_MARKS(a);
  ulong v_marks = SHADOW_MARKS(v);
  if (begin >= 0L && a_extent0 + -1L * end >= 0 && apart && v_extent0 + -1L * end >= 0) {
    if (a_marks == 0 && v_marks == 0) {
      THREADS for (int thread = begin; thread < end; ++thread) {
        int *v_2 = v + v_offset;
        int i = thread;
        int *place = &a[INDEX((long)i)];
        int value = *place;
        int *place_2 = &v_2[INDEX((long)i)];
        *place_2 = value;
      }
    } else if (a_marks == 0) {
      THREADS for (int thread = begin; thread < end; ++thread) {
        int *v_2 = v + v_offset;
        int i = thread;
        int *place = &a[INDEX((long)i)];
        int value = *place;
        int *place_2 = &v_2[INDEX((long)i)];
        if (SHADOW_WRITES(v_marks, v, place_2, 4)) {
          *place_2 = value;
        }
      }
    } else {
      for (int thread = begin; thread < end; ++thread) {
        int *v_2 = v + v_offset;
        int i = thread;
        int thread_x = thread;
        int *place = &a[INDEX((long)i)];
        int value = a_marks == 0 || SHADOW_WRITTEN(a_marks, a, place, 4) ||
            check_use_global(5, thread_x, 0, 0, place, 0, 0, 6, messages) ? *place : 0;
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
      int *place = &a[INDEX(check_index1(4, thread_x, 0, 0, i, i, a_extent0, messages))];
      int value = check_use_global(5, thread_x, 0, 0, place, 0, 0, 6, messages) ?
          (IN_BOUNDS(place, a, a_bytes) ? *place : 0) : 0;
      int *place_2 = &v_2[INDEX(check_index1(7, thread_x, 0, 0, i, i, v_extent0, messages))];
      if (check_use_global(8, thread_x, 0, 0, place_2, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place_2, v, v_bytes)) {
          *place_2 = value;
        }
      }
    }
  }
}

// kernel of main_kernel, uninitialised.cpp:33
#line 33 "/work/main/test/Check/uninitialised.cpp"
static void main_kernel_4(int *v, ulong v_bytes, long v_offset, int v_extent0, int *b,
                          ulong b_bytes, int b_extent0, uint *messages, int begin, int end) {
  ulong b_begin = (ulong)b;
  ulong b_end = (ulong)b + (ulong)(((long)b_extent0 - 1 + 1) * 4);
  ulong v_begin = (ulong)v + (ulong)(v_offset * 4);
  ulong v_end = (ulong)v + (ulong)(((long)v_extent0 - 1 + v_offset + 1) * 4);
  bool apart = b_end <= v_begin || v_end <= b_begin;
  ulong b_marks = SHADOW_MARKS(b);
  ulong v_marks = SHADOW_MARKS(v);
  if (begin >= 0L && b_extent0 + -1L * end >= 0 && apart && v_extent0 + -1L * end >= 0) {
    if (b_marks == 0 && v_marks == 0) {
      THREADS for (int thread = begin; thread < end; ++thread) {
        int *v_2 = v + v_offset;
        int i = thread;
        int *place = &b[INDEX((long)i)];
        int value = *place;
        int *place_2 = &v_2[INDEX((long)i)];
        *place_2 = value;
      }
    } else if (b_marks == 0) {
      THREADS for (int thread = begin; thread < end; ++thread) {
        int *v_2 = v + v_offset;
        int i = thread;
        int *place = &b[INDEX((long)i)];
        int value = *place;
        int *place_2 = &v_2[INDEX((long)i)];
        if (SHADOW_WRITES(v_marks, v, place_2, 4)) {
          *place_2 = value;
        }
      }
    } else {
      for (int thread = begin; thread < end; ++thread) {
        int *v_2 = v + v_offset;
        int i = thread;
        int thread_x = thread;
        int *place = &b[INDEX((long)i)];
        int value = b_marks == 0 || SHADOW_WRITTEN(b_marks, b, place, 4) ||
            check_use_global(10, thread_x, 0, 0, place, 0, 0, 11, messages) ? *place : 0;
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
      int *place = &b[INDEX(check_index1(9, thread_x, 0, 0, i, i, b_extent0, messages))];
      int value = check_use_global(10, thread_x, 0, 0, place, 0, 0, 11, messages) ?
          (IN_BOUNDS(place, b, b_bytes) ? *place : 0) : 0;
      int *place_2 = &v_2[INDEX(check_index1(12, thread_x, 0, 0, i, i, v_extent0, messages))];
      if (check_use_global(13, thread_x, 0, 0, place_2, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place_2, v, v_bytes)) {
          *place_2 = value;
        }
      }
    }
  }
}

// kernel of main_kernel, uninitialised.cpp:43
#line 43 "/work/main/test/Check/uninitialised.cpp"
static void main_kernel_5(int *a, ulong a_bytes, int a_extent0, uint *messages, int begin,
                          int end) {
  ulong a_marks = SHADOW_MARKS(a);
  if (begin >= 0L && a_extent0 + -1L * end >= 0) {
    if (a_marks == 0) {
      THREADS for (int thread = begin; thread < end; ++thread) {
        int i = thread;
        int *place = &a[INDEX((long)i)];
        *place = 1;
      }
    } else {
      THREADS for (int thread = begin; thread < end; ++thread) {
        int i = thread;
        int *place = &a[INDEX((long)i)];
        if (SHADOW_WRITES(a_marks, a, place, 4)) {
          *place = 1;
        }
      }
    }
  } else {
    for (int thread = begin; thread < end; ++thread) {
      int i = thread;
      int thread_x = thread;
      int *place = &a[INDEX(check_index1(14, thread_x, 0, 0, i, i, a_extent0, messages))];
      if (check_use_global(15, thread_x, 0, 0, place, 2, 1, 0, messages)) {
        if (IN_BOUNDS(place, a, a_bytes)) {
          *place = 1;
        }
      }
    }
  }
}

// kernel of main_kernel, uninitialised.cpp:45
#line 45 "/work/main/test/Check/uninitialised.cpp"
static void main_kernel_6(int *v, ulong v_bytes, long v_offset, int v_extent0, int *b,
                          ulong b_bytes, long b_offset, int b_extent0, uint *messages, int begin,
                          int end) {
  ulong b_begin = (ulong)b + (ulong)(b_offset * 4);
  ulong b_end = (ulong)b + (ulong)(((long)b_extent0 - 1 + b_offset + 1) * 4);
  ulong v_begin = (ulong)v + (ulong)(v_offset * 4);
  ulong v_end = (ulong)v + (ulong)(((long)v_extent0 - 1 + v_offset + 1) * 4);
  bool apart = b_end <= v_begin || v_end <= b_begin;
  ulong b_marks = SHADOW_MARKS(b);
  ulong v_marks = SHADOW_MARKS(v);
  if (begin >= 0L && b_extent0 + -1L * end >= 0 && apart && v_extent0 + -1L * end >= 0) {
    if (b_marks == 0 && v_marks == 0) {
      THREADS for (int thread = begin; thread < end; ++thread) {
        int *v_2 = v + v_offset;
        int *b_2 = b + b_offset;
        int i = thread;
        int *place = &b_2[INDEX((long)i)];
        int value = *place;
        int *place_2 = &v_2[INDEX((long)i)];
        *place_2 = value;
      }
    } else if (b_marks == 0) {
      THREADS for (int thread = begin; thread < end; ++thread) {
        int *v_2 = v + v_offset;
        int *b_2 = b + b_offset;
        int i = thread;
        int *place = &b_2[INDEX((long)i)];
        int value = *place;
        int *place_2 = &v_2[INDEX((long)i)];
        if (SHADOW_WRITES(v_marks, v, place_2, 4)) {
          *place_2 = value;
        }
      }
    } else {
      for (int thread = begin; thread < end; ++thread) {
        int *v_2 = v + v_offset;
        int *b_2 = b + b_offset;
        int i = thread;
        int thread_x = thread;
        int *place = &b_2[INDEX((long)i)];
        int value = b_marks == 0 || SHADOW_WRITTEN(b_marks, b, place, 4) ||
            check_use_global(17, thread_x, 0, 0, place, 0, 0, 18, messages) ? *place : 0;
        int *place_2 = &v_2[INDEX((long)i)];
        if (v_marks == 0 || SHADOW_WRITES(v_marks, v, place_2, 4)) {
          *place_2 = value;
        }
      }
    }
  } else {
    for (int thread = begin; thread < end; ++thread) {
      int *v_2 = v + v_offset;
      int *b_2 = b + b_offset;
      int i = thread;
      int thread_x = thread;
      int *place = &b_2[INDEX(check_index1(16, thread_x, 0, 0, i, i, b_extent0, messages))];
      int value = check_use_global(17, thread_x, 0, 0, place, 0, 0, 18, messages) ?
          (IN_BOUNDS(place, b, b_bytes) ? *place : 0) : 0;
      int *place_2 = &v_2[INDEX(check_index1(19, thread_x, 0, 0, i, i, v_extent0, messages))];
      if (check_use_global(20, thread_x, 0, 0, place_2, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place_2, v, v_bytes)) {
          *place_2 = value;
        }
      }
    }
  }
}

// kernel of main_kernel, uninitialised.cpp:55
#line 55 "/work/main/test/Check/uninitialised.cpp"
static void main_kernel_7(int *v, ulong v_bytes, long v_offset, int v_extent0, uint *messages,
                          int begin, int end) {
  ulong v_marks = SHADOW_MARKS(v);
  if (begin >= 0L && v_extent0 + -1L * end >= 0) {
    if (v_marks == 0) {
      THREADS for (int thread = begin; thread < end; ++thread) {
        int *v_2 = v + v_offset;
        int i = thread;
        int *place = &v_2[INDEX((long)i)];
        *place += 1;
      }
    } else {
      for (int thread = begin; thread < end; ++thread) {
        int *v_2 = v + v_offset;
        int i = thread;
        int thread_x = thread;
        int *place = &v_2[INDEX((long)i)];
        if (v_marks == 0 || SHADOW_WRITTEN(v_marks, v, place, 4) ||
            check_use_global(22, thread_x, 0, 0, place, 4, 0, 23, messages)) {
          *place += 1;
        }
      }
    }
  } else {
    for (int thread = begin; thread < end; ++thread) {
      int *v_2 = v + v_offset;
      int i = thread;
      int thread_x = thread;
      int *place = &v_2[INDEX(check_index1(21, thread_x, 0, 0, i, i, v_extent0, messages))];
      if (check_use_global(22, thread_x, 0, 0, place, 4, 0, 23, messages)) {
        if (IN_BOUNDS(place, v, v_bytes)) {
          *place += 1;
        }
      }
    }
  }
}

// kernel of main_kernel, uninitialised.cpp:60
#line 60 "/work/main/test/Check/uninitialised.cpp"
static void main_kernel_8(int *v, ulong v_bytes, long v_offset, int v_extent0, uint *messages,
                          int begin, int end) {
  ulong v_marks = SHADOW_MARKS(v);
  if (begin >= 0L && v_extent0 + -1L * end >= 0) {
    if (v_marks == 0) {
      THREADS for (int thread = begin; thread < end; ++thread) {
        int *v_2 = v + v_offset;
        int i = thread;
        int *place = &v_2[INDEX((long)i)];
        *place = 1;
      }
    } else {
      THREADS for (int thread = begin; thread < end; ++thread) {
        int *v_2 = v + v_offset;
        int i = thread;
        int *place = &v_2[INDEX((long)i)];
        if (SHADOW_WRITES(v_marks, v, place, 4)) {
          *place = 1;
        }
      }
    }
  } else {
    for (int thread = begin; thread < end; ++thread) {
      int *v_2 = v + v_offset;
      int i = thread;
      int thread_x = thread;
      int *place = &v_2[INDEX(check_index1(24, thread_x, 0, 0, i, i, v_extent0, messages))];
      if (check_use_global(25, thread_x, 0, 0, place, 2, 1, 0, messages)) {
        if (IN_BOUNDS(place, v, v_bytes)) {
          *place = 1;
        }
      }
    }
  }
}

// kernel of main_kernel, uninitialised.cpp:61
#line 61 "/work/main/test/Check/uninitialised.cpp"
static void main_kernel_9(int *v, ulong v_bytes, long v_offset, int v_extent0, uint *messages,
                          int begin, int end) {
  ulong v_marks = SHADOW_MARKS(v);
  if (begin >= 0L && v_extent0 + -1L * end >= 0) {
    if (v_marks == 0) {
      THREADS for (int thread = begin; thread < end; ++thread) {
        int *v_2 = v + v_offset;
        int i = thread;
        int *place = &v_2[INDEX((long)i)];
        *place += 1;
      }
    } else {
      for (int thread = begin; thread < end; ++thread) {
        int *v_2 = v + v_offset;
        int i = thread;
        int thread_x = thread;
        int *place = &v_2[INDEX((long)i)];
        if (v_marks == 0 || SHADOW_WRITTEN(v_marks, v, place, 4) ||
            check_use_global(27, thread_x, 0, 0, place, 4, 0, 28, messages)) {
          *place += 1;
        }
      }
    }
  } else {
    for (int thread = begin; thread < end; ++thread) {
      int *v_2 = v + v_offset;
      int i = thread;
      int thread_x = thread;
      int *place = &v_2[INDEX(check_index1(26, thread_x, 0, 0, i, i, v_extent0, messages))];
      if (check_use_global(27, thread_x, 0, 0, place, 4, 0, 28, messages)) {
        if (IN_BOUNDS(place, v, v_bytes)) {
          *place += 1;
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

static __attribute__((noinline, cold)) void report_barrier(
    uint site, int thread_x, int thread_y, int thread_z, int value0, int value1, int value2,
    int value3, int value4, uint *messages) {
  uint message = begin_report(messages, 4, 10, site, (uint)thread_x, (uint)thread_y,
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

// kernel of main_kernel, uninitialised.cpp:65
#line 65 "/work/main/test/Check/uninitialised.cpp"
static void main_kernel_10(int written, int *v, ulong v_bytes, long v_offset, int v_extent0,
                           uint *messages, int tile) {
  ulong v_marks = SHADOW_MARKS(v);
  bool s_filled = false;
#line 66 "/work/main/test/Check/uninitialised.cpp"
  int s[16]; // tile_static
  SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 67, 0uL);
  int *v_2 = v + v_offset;
  SHADOW_BARRIER(0, 0, 0, 7);
  for (int lane = 0; lane < 16; ++lane) {
    int t_local = lane;
    int thread_x = tile * 16 + lane;
#line 67 "/work/main/test/Check/uninitialised.cpp"
    if (t_local < written) {
      if (check_use_local(30, thread_x, 0, 0, &s[t_local], 2, (ulong)t_local, 0, messages)) {
        s[t_local] = t_local;
      }
    }
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  if ((s_filled || (s_filled = SHADOW_ACCESS(&s, 64, 0, 0, 0, 0u, 65, 0uL) != 0) ||
      SHADOW_ACCESS(&s[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile >= 0 && v_extent0 +
      -16L * tile + -16L >= 0) {
    if (v_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 69 "/work/main/test/Check/uninitialised.cpp"
      check_barrier(31, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_local = lane;
#line 70 "/work/main/test/Check/uninitialised.cpp"
        int value = s[15 - t_local];
        int temporary = tile * 16 + lane;
        int *place = &v_2[INDEX((long)temporary)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 69 "/work/main/test/Check/uninitialised.cpp"
      check_barrier(31, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_local = lane;
#line 70 "/work/main/test/Check/uninitialised.cpp"
        int value = s[15 - t_local];
        int temporary = tile * 16 + lane;
        int *place = &v_2[INDEX((long)temporary)];
        if (SHADOW_WRITES(v_marks, v, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 69 "/work/main/test/Check/uninitialised.cpp"
    check_barrier(31, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int t_local = lane;
      int thread_x = tile * 16 + lane;
#line 70 "/work/main/test/Check/uninitialised.cpp"
      int value = check_element(32, thread_x, 0, 0, (long)(15 - t_local), 16, messages) &&
          check_use_local(33, thread_x, 0, 0, &s[15 - t_local], 0, 0, 34, messages) ?
          s[15 - t_local] : 0;
      int temporary = tile * 16 + lane;
      int *place = &v_2[INDEX(check_index1(35, thread_x, 0, 0, temporary, temporary, v_extent0,
          messages))];
      if (check_use_global(36, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, v, v_bytes)) {
          *place = value;
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

// kernel of main_kernel, uninitialised.cpp:80
#line 80 "/work/main/test/Check/uninitialised.cpp"
static void main_kernel_11(bool filled, int *v, ulong v_bytes, long v_offset, int v_extent0,
                           uint *messages, int tile) {
  ulong v_marks = SHADOW_MARKS(v);
  bool last_filled = false;
  bool bins_filled = false;
#line 81 "/work/main/test/Check/uninitialised.cpp"
  int bins[4]; // tile_static
  SHADOW_ACCESS(&bins, 16, 0, 0, 0, 0u, 67, 0uL);
  int last; // tile_static
  SHADOW_ACCESS(&last, 4, 0, 0, 0, 0u, 67, 0uL);
  last = 0;
  int *v_2 = v + v_offset;
  SHADOW_BARRIER(0, 0, 0, 7);
  for (int lane = 0; lane < 16; ++lane) {
    int t_local = lane;
    int thread_x = tile * 16 + lane;
#line 82 "/work/main/test/Check/uninitialised.cpp"
    if (filled && t_local < 4) {
      if (check_use_local(38, thread_x, 0, 0, &bins[t_local], 2, 0, 0, messages)) {
        bins[t_local] = 0;
      }
    }
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  if ((last_filled || (last_filled = SHADOW_ACCESS(&last, 4, 0, 0, 0, 0u, 65, 0uL) != 0) ||
      SHADOW_ACCESS(&last, 4, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile >= 0 && v_extent0 +
      -16L * tile + -16L >= 0 &&
      (bins_filled || (bins_filled = SHADOW_ACCESS(&bins, 16, 0, 0, 0, 0u, 65, 0uL) != 0) ||
      SHADOW_ACCESS(&bins, 16, 0, 0, 0, 0u, 65, 0uL) != 0)) {
    if (v_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 84 "/work/main/test/Check/uninitialised.cpp"
      check_barrier(39, (int)(16L * tile), 0, 0, messages);
      for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int t_local = lane;
#line 85 "/work/main/test/Check/uninitialised.cpp"
        tile_atomic_xchg(&last, t_local);
        int *place = &v_2[INDEX((long)t_global)];
        int *place_2 = &bins[(int)(long)(*place & 3)];
        tile_atomic_inc(place_2);
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 84 "/work/main/test/Check/uninitialised.cpp"
      check_barrier(39, (int)(16L * tile), 0, 0, messages);
      for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int t_local = lane;
        int thread_x = tile * 16 + lane;
#line 85 "/work/main/test/Check/uninitialised.cpp"
        tile_atomic_xchg(&last, t_local);
        int *place = &v_2[INDEX((long)t_global)];
        int *place_2 = &bins[(int)(long)((v_marks == 0 || SHADOW_WRITTEN(v_marks, v, place, 4) ||
            check_use_global(42, thread_x, 0, 0, place, 0, 0, 43, messages) ? *place : 0) & 3)];
        tile_atomic_inc(place_2);
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 84 "/work/main/test/Check/uninitialised.cpp"
    check_barrier(39, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int t_local = lane;
      int thread_x = tile * 16 + lane;
#line 85 "/work/main/test/Check/uninitialised.cpp"
      if (check_use_local(40, thread_x, 0, 0, &last, 35, 0, 0, messages)) {
        tile_atomic_xchg(&last, t_local);
      }
#line 86 "/work/main/test/Check/uninitialised.cpp"
      int *place = &v_2[INDEX(check_index1(41, thread_x, 0, 0, t_global, t_global, v_extent0,
          messages))];
      int *place_2 = &bins[(int)check_object(44, thread_x, 0, 0,
          (long)((check_use_global(42, thread_x, 0, 0, place, 0, 0, 43, messages) ?
          (IN_BOUNDS(place, v, v_bytes) ? *place : 0) : 0) & 3), 4, messages)];
      if (check_use_local(45, thread_x, 0, 0, place_2, 3, 0, 46, messages)) {
        tile_atomic_inc(place_2);
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if ((bins_filled || (bins_filled = SHADOW_ACCESS(&bins, 16, 0, 0, 0, 0u, 65, 0uL) != 0) ||
      SHADOW_ACCESS(&bins[0], 16, 0, 0, 0, 0u, 65, 0uL) != 0) &&
      (last_filled || (last_filled = SHADOW_ACCESS(&last, 4, 0, 0, 0, 0u, 65, 0uL) != 0) ||
      SHADOW_ACCESS(&last, 4, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile >= 0 && v_extent0 +
      -16L * tile + -16L >= 0) {
    if (v_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 87 "/work/main/test/Check/uninitialised.cpp"
      check_barrier(47, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int t_local = lane;
        int value = bins[t_local & 3] + last;
#line 88 "/work/main/test/Check/uninitialised.cpp"
        int *place = &v_2[INDEX((long)t_global)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 87 "/work/main/test/Check/uninitialised.cpp"
      check_barrier(47, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int t_local = lane;
        int value = bins[t_local & 3] + last;
#line 88 "/work/main/test/Check/uninitialised.cpp"
        int *place = &v_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(v_marks, v, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 87 "/work/main/test/Check/uninitialised.cpp"
    check_barrier(47, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int t_local = lane;
      int thread_x = tile * 16 + lane;
      int value = (check_element(48, thread_x, 0, 0, (long)(t_local & 3), 4, messages) &&
          check_use_local(49, thread_x, 0, 0, &bins[t_local & 3], 0, 0, 50, messages) ?
          bins[t_local & 3] : 0) +
          (check_use_local(51, thread_x, 0, 0, &last, 0, 0, 52, messages) ? last : 0);
#line 88 "/work/main/test/Check/uninitialised.cpp"
      int *place = &v_2[INDEX(check_index1(53, thread_x, 0, 0, t_global, t_global, v_extent0,
          messages))];
      if (check_use_global(54, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, v, v_bytes)) {
          *place = value;
        }
      }
    }
  }
}

#line 1 "<ampcc native>"

AMPCC_NATIVE_ENTRY(main_kernel_native_ed55ca2d456fcd2b) {
  int *a = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong a_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  int a_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[2]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[3]);
  for (::ampcc_native::entry::strips ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel(a, a_bytes, a_extent0, messages, static_cast<int>(ampcc_at.begin),
        static_cast<int>(ampcc_at.end));
}

AMPCC_NATIVE_ENTRY(main_kernel_2_native_ed55ca2d456fcd2b) {
  int *a = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong a_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  int a_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[2]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[3]);
  for (::ampcc_native::entry::strips ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel_2(a, a_bytes, a_extent0, messages, static_cast<int>(ampcc_at.begin),
        static_cast<int>(ampcc_at.end));
}

AMPCC_NATIVE_ENTRY(main_kernel_3_native_ed55ca2d456fcd2b) {
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int *a = ::ampcc_native::entry::buffer<int *>(ampcc_args[4]);
  ulong a_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[5]);
  int a_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[6]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[7]);
  for (::ampcc_native::entry::strips ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel_3(v, v_bytes, v_offset, v_extent0, a, a_bytes, a_extent0, messages,
        static_cast<int>(ampcc_at.begin), static_cast<int>(ampcc_at.end));
}

AMPCC_NATIVE_ENTRY(main_kernel_4_native_ed55ca2d456fcd2b) {
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int *b = ::ampcc_native::entry::buffer<int *>(ampcc_args[4]);
  ulong b_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[5]);
  int b_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[6]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[7]);
  for (::ampcc_native::entry::strips ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel_4(v, v_bytes, v_offset, v_extent0, b, b_bytes, b_extent0, messages,
        static_cast<int>(ampcc_at.begin), static_cast<int>(ampcc_at.end));
}

AMPCC_NATIVE_ENTRY(main_kernel_5_native_ed55ca2d456fcd2b) {
  int *a = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong a_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  int a_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[2]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[3]);
  for (::ampcc_native::entry::strips ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel_5(a, a_bytes, a_extent0, messages, static_cast<int>(ampcc_at.begin),
        static_cast<int>(ampcc_at.end));
}

AMPCC_NATIVE_ENTRY(main_kernel_6_native_ed55ca2d456fcd2b) {
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int *b = ::ampcc_native::entry::buffer<int *>(ampcc_args[4]);
  ulong b_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[5]);
  long b_offset = ::ampcc_native::entry::value<long>(ampcc_args[6]);
  int b_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[7]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[8]);
  for (::ampcc_native::entry::strips ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel_6(v, v_bytes, v_offset, v_extent0, b, b_bytes, b_offset, b_extent0, messages,
        static_cast<int>(ampcc_at.begin), static_cast<int>(ampcc_at.end));
}

AMPCC_NATIVE_ENTRY(main_kernel_7_native_ed55ca2d456fcd2b) {
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[4]);
  for (::ampcc_native::entry::strips ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel_7(v, v_bytes, v_offset, v_extent0, messages, static_cast<int>(ampcc_at.begin),
        static_cast<int>(ampcc_at.end));
}

AMPCC_NATIVE_ENTRY(main_kernel_8_native_ed55ca2d456fcd2b) {
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[4]);
  for (::ampcc_native::entry::strips ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel_8(v, v_bytes, v_offset, v_extent0, messages, static_cast<int>(ampcc_at.begin),
        static_cast<int>(ampcc_at.end));
}

AMPCC_NATIVE_ENTRY(main_kernel_9_native_ed55ca2d456fcd2b) {
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[4]);
  for (::ampcc_native::entry::strips ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel_9(v, v_bytes, v_offset, v_extent0, messages, static_cast<int>(ampcc_at.begin),
        static_cast<int>(ampcc_at.end));
}

AMPCC_NATIVE_ENTRY(main_kernel_10_native_ed55ca2d456fcd2b) {
  int written = ::ampcc_native::entry::value<int>(ampcc_args[0]);
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[1]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[2]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[3]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[5]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel_10(written, v, v_bytes, v_offset, v_extent0, messages,
        static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(main_kernel_11_native_ed55ca2d456fcd2b) {
  bool filled = ::ampcc_native::entry::value<bool>(ampcc_args[0]);
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[1]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[2]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[3]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[5]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel_11(filled, v, v_bytes, v_offset, v_extent0, messages, static_cast<int>(ampcc_at.x));
}

} // namespace kernels
} // namespace ampcc_native
