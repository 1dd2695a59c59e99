// C++ for the native accelerator; needs -ffp-contract=off -fno-strict-aliasing
#include <ampcc_rt/native_kernel.h>
#ifdef __clang__
#pragma STDC FP_CONTRACT OFF
#endif
namespace ampcc_native {
namespace kernels {

typedef struct {
  int value;
  int rest;
} node;

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

static __attribute__((noinline, cold)) void report_pointer(
    uint site, int thread_x, int thread_y, int thread_z, int value0, uint *messages) {
  uint message = begin_report(messages, 4, 6, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
  messages[message] = site;
  messages[message + 1] = (uint)thread_x;
  messages[message + 2] = (uint)thread_y;
  messages[message + 3] = (uint)thread_z;
  messages[message + 4] = (uint)value0;
}

static bool check_pointer(uint site, int thread_x, int thread_y, int thread_z,
                          const node *pointer, uint *messages, ulong pointer_begin,
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

// kernel of main_kernel, pointers.cpp:24
#line 24 "/work/main/test/Check/pointers.cpp"
static void main_kernel(int *v, ulong v_bytes, long v_offset, int v_extent0, uint *messages,
                        int begin, int end) {
  ulong v_marks = SHADOW_MARKS(v);
  if (begin >= 0L && v_extent0 + -1L * end >= 0) {
    if (v_marks == 0) {
      for (int thread = begin; thread < end; ++thread) {
        int *v_2 = v + v_offset;
        int i = thread;
        {
          int thread_x = thread;
#line 25 "/work/main/test/Check/pointers.cpp"
          node own = {3, 4};
          node *p = i == 2 ? 0 : &own;
#line 26 "/work/main/test/Check/pointers.cpp"
          int value = check_pointer(2, thread_x, 0, 0, p, messages, (ulong)&own, 8) ? p->value : 0;
          int *place = &v_2[INDEX((long)i)];
          *place = value;
#line 15 "/work/main/test/Check/pointers.cpp"
          ++own.rest;
        }
      }
    } else {
      for (int thread = begin; thread < end; ++thread) {
        int *v_2 = v + v_offset;
        int i = thread;
        {
          int thread_x = thread;

          node own = {3, 4};
          node *p = i == 2 ? 0 : &own;
#line 26 "/work/main/test/Check/pointers.cpp"
          int value = check_pointer(2, thread_x, 0, 0, p, messages, (ulong)&own, 8) ? p->value : 0;
          int *place = &v_2[INDEX((long)i)];
          if (SHADOW_WRITES(v_marks, v, place, 4)) {
            *place = value;
          }
#line 15 "/work/main/test/Check/pointers.cpp"
          ++own.rest;
        }
      }
    }
  } else {
    for (int thread = begin; thread < end; ++thread) {
      int *v_2 = v + v_offset;
      int i = thread;
      {
        int thread_x = thread;
        node own = {3, 4};
        node *p = i == 2 ? 0 : &own;
#line 26 "/work/main/test/Check/pointers.cpp"
        int value = check_pointer(2, thread_x, 0, 0, p, messages, (ulong)&own, 8) ? p->value : 0;
        int *place = &v_2[INDEX(check_index1(5, thread_x, 0, 0, i, i, v_extent0, messages))];
        if (check_use_global(6, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
          if (IN_BOUNDS(place, v, v_bytes)) {
            *place = value;
          }
        }
#line 15 "/work/main/test/Check/pointers.cpp"
        ++own.rest;
      }
    }
  }
}

static bool check_pointer_global(uint site, int thread_x, int thread_y, int thread_z,
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

// kernel of main_kernel, pointers.cpp:34
#line 34 "/work/main/test/Check/pointers.cpp"
static void main_kernel_2(int *v, ulong v_bytes, long v_offset, int v_extent0, uint *messages,
                          int begin, int end) {
  if (v_extent0 + -5L >= 0 && begin >= 0L && v_extent0 + -1L * end >= 0) {
    for (int thread = begin; thread < end; ++thread) {
      int *v_2 = v + v_offset;
      int i = thread;
      {
        int thread_x = thread;
#line 35 "/work/main/test/Check/pointers.cpp"
        const int *p = &v_2[INDEX(4L)];
#line 10 "/work/main/test/Check/pointers.cpp"
        int s = 0;
        for (int i_2 = 0; i_2 < 4; ++i_2) {
          s += check_pointer_global(7, thread_x, 0, 0, &p[i_2], messages, (ulong)v, v_bytes) &&
              check_use_global(8, thread_x, 0, 0, &p[i_2], 0, 0, 9, messages) ?
              (IN_BOUNDS(&p[i_2], v, v_bytes) ? p[i_2] : 0) : 0;
        }
#line 35 "/work/main/test/Check/pointers.cpp"
        int value = s;
        int *place = &v_2[INDEX((long)i)];
        if (check_use_global(12, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
          *place = value;
        }
#line 36 "/work/main/test/Check/pointers.cpp"
        const int *p_2 = &v_2[INDEX(4L)];
#line 10 "/work/main/test/Check/pointers.cpp"
        int s_2 = 0;
        for (int i_2 = 0; i_2 < 5; ++i_2) {
          s_2 += check_pointer_global(7, thread_x, 0, 0, &p_2[i_2], messages, (ulong)v, v_bytes) &&
              check_use_global(8, thread_x, 0, 0, &p_2[i_2], 0, 0, 9, messages) ?
              (IN_BOUNDS(&p_2[i_2], v, v_bytes) ? p_2[i_2] : 0) : 0;
        }
#line 36 "/work/main/test/Check/pointers.cpp"
        int value_2 = s_2;
        int *place_2 = &v_2[INDEX((long)i)];
        if (check_use_global(15, thread_x, 0, 0, place_2, 2, (ulong)value_2, 0, messages)) {
          *place_2 = value_2;
        }
      }
    }
  } else {
    for (int thread = begin; thread < end; ++thread) {
      int *v_2 = v + v_offset;
      int i = thread;
      {
        int thread_x = thread;
#line 35 "/work/main/test/Check/pointers.cpp"
        const int *p = &v_2[INDEX(check_index1(10, thread_x, 0, 0, 4, 4, v_extent0, messages))];
#line 10 "/work/main/test/Check/pointers.cpp"
        int s = 0;
        for (int i_2 = 0; i_2 < 4; ++i_2) {
          s += check_pointer_global(7, thread_x, 0, 0, &p[i_2], messages, (ulong)v, v_bytes) &&
              check_use_global(8, thread_x, 0, 0, &p[i_2], 0, 0, 9, messages) ?
              (IN_BOUNDS(&p[i_2], v, v_bytes) ? p[i_2] : 0) : 0;
        }
#line 35 "/work/main/test/Check/pointers.cpp"
        int value = s;
        int *place = &v_2[INDEX(check_index1(11, thread_x, 0, 0, i, i, v_extent0, messages))];
        if (check_use_global(12, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
          if (IN_BOUNDS(place, v, v_bytes)) {
            *place = value;
          }
        }
#line 36 "/work/main/test/Check/pointers.cpp"
        const int *p_2 = &v_2[INDEX(check_index1(13, thread_x, 0, 0, 4, 4, v_extent0, messages))];
#line 10 "/work/main/test/Check/pointers.cpp"
        int s_2 = 0;
        for (int i_2 = 0; i_2 < 5; ++i_2) {
          s_2 += check_pointer_global(7, thread_x, 0, 0, &p_2[i_2], messages, (ulong)v, v_bytes) &&
              check_use_global(8, thread_x, 0, 0, &p_2[i_2], 0, 0, 9, messages) ?
              (IN_BOUNDS(&p_2[i_2], v, v_bytes) ? p_2[i_2] : 0) : 0;
        }
#line 36 "/work/main/test/Check/pointers.cpp"
        int value_2 = s_2;
        int *place_2 = &v_2[INDEX(check_index1(14, thread_x, 0, 0, i, i, v_extent0, messages))];
        if (check_use_global(15, thread_x, 0, 0, place_2, 2, (ulong)value_2, 0, messages)) {
          if (IN_BOUNDS(place_2, v, v_bytes)) {
            *place_2 = value_2;
          }
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

// kernel of main_kernel, pointers.cpp:41
#line 41 "/work/main/test/Check/pointers.cpp"
static void main_kernel_3(int *v, ulong v_bytes, long v_offset, int v_extent0, uint *messages,
                          int begin, int end) {
  if (v_extent0 + -5L >= 0 && v_extent0 + -8L >= 0) {
    for (int thread = begin; thread < end; ++thread) {
      int *v_2 = v + v_offset;
      {
        int thread_x = thread;
        int *place;
#line 42 "/work/main/test/Check/pointers.cpp"
        int own[3] = {1, 2, 3};
        int *p = v_2;
#line 10 "/work/main/test/Check/pointers.cpp"
        int s = 0;
        UNROLL for (int i = 0; i < 3; ++i) {
          s += check_pointer_private(7, thread_x, 0, 0, &own[i], messages, (ulong)&own, 12) ? own[i]
              : 0;
        }
#line 44 "/work/main/test/Check/pointers.cpp"
        int value = s;
        if ((place = p++, check_pointer_global(16, thread_x, 0, 0, place, messages, (ulong)v,
            v_bytes)) && check_use_global(17, thread_x, 0, 0, place, 2, (ulong)value, 0, messages))
            {
          if (IN_BOUNDS(place, v, v_bytes)) {
            *place = value;
          }
        }
#line 45 "/work/main/test/Check/pointers.cpp"
        const int *p_2 = &v_2[INDEX(4L)];
#line 10 "/work/main/test/Check/pointers.cpp"
        int s_2 = 0;
        for (int i = 0; i < 4; ++i) {
          s_2 += check_pointer_global(7, thread_x, 0, 0, &p_2[i], messages, (ulong)v, v_bytes) &&
              check_use_global(8, thread_x, 0, 0, &p_2[i], 0, 0, 9, messages) ?
              (IN_BOUNDS(&p_2[i], v, v_bytes) ? p_2[i] : 0) : 0;
        }
#line 45 "/work/main/test/Check/pointers.cpp"
        int value_2 = s_2 + (check_pointer_global(19, thread_x, 0, 0, &p[6], messages, (ulong)v,
            v_bytes) && check_use_global(20, thread_x, 0, 0, &p[6], 0, 0, 21, messages) ?
            (IN_BOUNDS(&p[6], v, v_bytes) ? p[6] : 0) : 0);
        if (check_pointer_global(22, thread_x, 0, 0, p, messages, (ulong)v, v_bytes) &&
            check_use_global(23, thread_x, 0, 0, p, 2, (ulong)value_2, 0, messages)) {
          if (IN_BOUNDS(p, v, v_bytes)) {
            *p = value_2;
          }
        }
#line 46 "/work/main/test/Check/pointers.cpp"
        int *r = (check_pointer_global(24, thread_x, 0, 0, p, messages, (ulong)v, v_bytes), p);
#line 15 "/work/main/test/Check/pointers.cpp"
        if (check_use_global(0, thread_x, 0, 0, r, 4, 0, 1, messages)) {
          if (IN_BOUNDS(r, v, v_bytes)) {
            ++*r;
          }
        }
#line 47 "/work/main/test/Check/pointers.cpp"
        int *r_2 = &v_2[INDEX(7L)];
#line 15 "/work/main/test/Check/pointers.cpp"
        if (check_use_global(0, thread_x, 0, 0, r_2, 4, 0, 1, messages)) {
          ++*r_2;
        }
      }
    }
  } else {
    for (int thread = begin; thread < end; ++thread) {
      int *v_2 = v + v_offset;
      {
        int thread_x = thread;
        int *place;
#line 42 "/work/main/test/Check/pointers.cpp"
        int own[3] = {1, 2, 3};
        int *p = v_2;
#line 10 "/work/main/test/Check/pointers.cpp"
        int s = 0;
        UNROLL for (int i = 0; i < 3; ++i) {
          s += check_pointer_private(7, thread_x, 0, 0, &own[i], messages, (ulong)&own, 12) ? own[i]
              : 0;
        }
#line 44 "/work/main/test/Check/pointers.cpp"
        int value = s;
        if ((place = p++, check_pointer_global(16, thread_x, 0, 0, place, messages, (ulong)v,
            v_bytes)) && check_use_global(17, thread_x, 0, 0, place, 2, (ulong)value, 0, messages))
            {
          if (IN_BOUNDS(place, v, v_bytes)) {
            *place = value;
          }
        }
#line 45 "/work/main/test/Check/pointers.cpp"
        const int *p_2 = &v_2[INDEX(check_index1(18, thread_x, 0, 0, 4, 4, v_extent0, messages))];
#line 10 "/work/main/test/Check/pointers.cpp"
        int s_2 = 0;
        for (int i = 0; i < 4; ++i) {
          s_2 += check_pointer_global(7, thread_x, 0, 0, &p_2[i], messages, (ulong)v, v_bytes) &&
              check_use_global(8, thread_x, 0, 0, &p_2[i], 0, 0, 9, messages) ?
              (IN_BOUNDS(&p_2[i], v, v_bytes) ? p_2[i] : 0) : 0;
        }
#line 45 "/work/main/test/Check/pointers.cpp"
        int value_2 = s_2 + (check_pointer_global(19, thread_x, 0, 0, &p[6], messages, (ulong)v,
            v_bytes) && check_use_global(20, thread_x, 0, 0, &p[6], 0, 0, 21, messages) ?
            (IN_BOUNDS(&p[6], v, v_bytes) ? p[6] : 0) : 0);
        if (check_pointer_global(22, thread_x, 0, 0, p, messages, (ulong)v, v_bytes) &&
            check_use_global(23, thread_x, 0, 0, p, 2, (ulong)value_2, 0, messages)) {
          if (IN_BOUNDS(p, v, v_bytes)) {
            *p = value_2;
          }
        }
#line 46 "/work/main/test/Check/pointers.cpp"
        int *r = (check_pointer_global(24, thread_x, 0, 0, p, messages, (ulong)v, v_bytes), p);
#line 15 "/work/main/test/Check/pointers.cpp"
        if (check_use_global(0, thread_x, 0, 0, r, 4, 0, 1, messages)) {
          if (IN_BOUNDS(r, v, v_bytes)) {
            ++*r;
          }
        }
#line 47 "/work/main/test/Check/pointers.cpp"
        int *r_2 = &v_2[INDEX(check_index1(25, thread_x, 0, 0, 7, 7, v_extent0, messages))];
#line 15 "/work/main/test/Check/pointers.cpp"
        if (check_use_global(0, thread_x, 0, 0, r_2, 4, 0, 1, messages)) {
          if (IN_BOUNDS(r_2, v, v_bytes)) {
            ++*r_2;
          }
        }
      }
    }
  }
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
  uint message = begin_report(messages, 5, 10, site, (uint)thread_x, (uint)thread_y,
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

// kernel of main_kernel, pointers.cpp:56
#line 56 "/work/main/test/Check/pointers.cpp"
static void main_kernel_4(int *v, ulong v_bytes, long v_offset, int v_extent0, uint *messages,
                          int tile) {
  ulong v_marks = SHADOW_MARKS(v);
#line 57 "/work/main/test/Check/pointers.cpp"
  int own[4][3];
  int sum[4];
#line 58 "/work/main/test/Check/pointers.cpp"
  int part[4]; // tile_static
  SHADOW_ACCESS(&part, 16, 0, 0, 0, 0u, 67, 0uL);
  int *v_2 = v + v_offset;

  int *q = &part[0];
  SHADOW_BARRIER(0, 0, 0, 7);
  for (int lane = 0; lane < 4; ++lane) {
    int thread_x = tile * 4 + lane;
    const int *place;
#line 57 "/work/main/test/Check/pointers.cpp"
    int own_2[3] = {1, 2, 3};
    own[lane][0] = own_2[0];
    own[lane][1] = own_2[1];
    own[lane][2] = own_2[2];
    sum[lane] = 0;
#line 59 "/work/main/test/Check/pointers.cpp"
    const int *p = lane == 0 ? own[lane] + 1 : own[lane];
    UNROLL for (int k = 0; k < 3; ++k) {
      sum[lane] += (place = p++,
          check_pointer_private(26, thread_x, 0, 0, place, messages, (ulong)&own[lane], 12)) ?
          *place : 0;
    }
#line 63 "/work/main/test/Check/pointers.cpp"
    if (check_pointer_local(29, thread_x, 0, 0, &q[0], messages, (ulong)&part, 16) &&
        check_use_local(30, thread_x, 0, 0, &q[0], 2, 1, 0, messages)) {
      q[0] = 1;
    }
#line 64 "/work/main/test/Check/pointers.cpp"
    int *place_2 = &q[lane + 1];
    if (check_pointer_local(31, thread_x, 0, 0, place_2, messages, (ulong)&part, 16) &&
        check_use_local(32, thread_x, 0, 0, place_2, 2, 1, 0, messages)) {
      *place_2 = 1;
    }
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  if (4L * tile >= 0 && v_extent0 + -4L * tile + -4L >= 0) {
    if (v_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 65 "/work/main/test/Check/pointers.cpp"
      check_barrier(33, (int)(4L * tile), 0, 0, messages);
      for (int lane = 0; lane < 4; ++lane) {
        int thread_x = tile * 4 + lane;
#line 10 "/work/main/test/Check/pointers.cpp"
        int s = 0;
        for (int i = 0; i < 4; ++i) {
          s += check_use_local(8, thread_x, 0, 0, &part[i], 0, 0, 9, messages) ? part[i] : 0;
        }
        const int *p = own[lane] + 1;
#line 10 "/work/main/test/Check/pointers.cpp"
        int s_2 = 0;
        UNROLL for (int i = 0; i < 3; ++i) {
          s_2 += check_pointer_private(7, thread_x, 0, 0, &p[i], messages, (ulong)&own[lane], 12) ?
              p[i] : 0;
        }
        int value = s + s_2 + sum[lane];
#line 66 "/work/main/test/Check/pointers.cpp"
        int temporary = tile * 4 + lane;
        int *place = &v_2[INDEX((long)temporary)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 65 "/work/main/test/Check/pointers.cpp"
      check_barrier(33, (int)(4L * tile), 0, 0, messages);
      for (int lane = 0; lane < 4; ++lane) {
        int thread_x = tile * 4 + lane;
#line 10 "/work/main/test/Check/pointers.cpp"
        int s = 0;
        for (int i = 0; i < 4; ++i) {
          s += check_use_local(8, thread_x, 0, 0, &part[i], 0, 0, 9, messages) ? part[i] : 0;
        }
        const int *p = own[lane] + 1;
#line 10 "/work/main/test/Check/pointers.cpp"
        int s_2 = 0;
        UNROLL for (int i = 0; i < 3; ++i) {
          s_2 += check_pointer_private(7, thread_x, 0, 0, &p[i], messages, (ulong)&own[lane], 12) ?
              p[i] : 0;
        }
        int value = s + s_2 + sum[lane];
#line 66 "/work/main/test/Check/pointers.cpp"
        int temporary = tile * 4 + lane;
        int *place = &v_2[INDEX((long)temporary)];
        if (SHADOW_WRITES(v_marks, v, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 65 "/work/main/test/Check/pointers.cpp"
    check_barrier(33, (int)(4L * tile), 0, 0, messages);
    for (int lane = 0; lane < 4; ++lane) {
      int thread_x = tile * 4 + lane;
#line 10 "/work/main/test/Check/pointers.cpp"
      int s = 0;
      for (int i = 0; i < 4; ++i) {
        s += check_pointer_local(7, thread_x, 0, 0, &part[i], messages, (ulong)&part, 16) &&
            check_use_local(8, thread_x, 0, 0, &part[i], 0, 0, 9, messages) ? part[i] : 0;
      }
      const int *p = own[lane] + 1;
#line 10 "/work/main/test/Check/pointers.cpp"
      int s_2 = 0;
      UNROLL for (int i = 0; i < 3; ++i) {
        s_2 += check_pointer_private(7, thread_x, 0, 0, &p[i], messages, (ulong)&own[lane], 12) ?
            p[i] : 0;
      }
      int value = s + s_2 + sum[lane];
#line 66 "/work/main/test/Check/pointers.cpp"
      int temporary = tile * 4 + lane;
      int *place = &v_2[INDEX(check_index1(34, thread_x, 0, 0, temporary, temporary, v_extent0,
          messages))];
      if (check_use_global(35, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, v, v_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of main_kernel, pointers.cpp:72
#line 72 "/work/main/test/Check/pointers.cpp"
static void main_kernel_5(int *v, ulong v_bytes, long v_offset, int v_extent0, uint *messages,
                          int begin, int end) {
  ulong v_marks = SHADOW_MARKS(v);
  if (begin >= 0L && v_extent0 + -1L * end >= 0) {
    if (v_marks == 0) {
      for (int thread = begin; thread < end; ++thread) {
        int *v_2 = v + v_offset;
        int i = thread;
        {
          int thread_x = thread;
          int *place;
#line 73 "/work/main/test/Check/pointers.cpp"
          int *late = 0;
          UNROLL for (int round_ = 0; round_ < 2; ++round_) {
            int inner[2] = {1, 2};
            if (!late) {
              place = &v_2[INDEX((long)i)];
              *place = 3;
            }
#line 78 "/work/main/test/Check/pointers.cpp"
            late = inner;
            int value = check_pointer_private(38, thread_x, 0, 0, &late[1], messages, 0,
                18446744073709551615uL) ? late[1] : 0;
            int *place_2 = &v_2[INDEX((long)i)];
            *place_2 += value;
          }
#line 81 "/work/main/test/Check/pointers.cpp"
          int *place_2 = &v_2[INDEX((long)i)];
          if (*place_2 == 77) {
#line 82 "/work/main/test/Check/pointers.cpp"
            int value = check_pointer_private(47, thread_x, 0, 0, late, messages, 0,
                18446744073709551615uL) ? *late : 0;
            int *place_3 = &v_2[INDEX((long)i)];
            *place_3 = value;
          }
        }
      }
    } else {
      for (int thread = begin; thread < end; ++thread) {
        int *v_2 = v + v_offset;
        int i = thread;
        {
          int thread_x = thread;
          int *place;
#line 73 "/work/main/test/Check/pointers.cpp"
          int *late = 0;
          for (int round_ = 0; round_ < 2; ++round_) {
            int inner[2] = {1, 2};
            if (!late) {
              place = &v_2[INDEX((long)i)];
              if (v_marks == 0 || SHADOW_WRITES(v_marks, v, place, 4)) {
                *place = 3;
              }
            }
#line 78 "/work/main/test/Check/pointers.cpp"
            late = inner;
            int value = check_pointer_private(38, thread_x, 0, 0, &late[1], messages, 0,
                18446744073709551615uL) ? late[1] : 0;
            int *place_2 = &v_2[INDEX((long)i)];
            if (v_marks == 0 || SHADOW_WRITTEN(v_marks, v, place_2, 4) ||
                check_use_global(42, thread_x, 0, 0, place_2, 4, 0, 43, messages)) {
              *place_2 += value;
            }
          }
#line 81 "/work/main/test/Check/pointers.cpp"
          int *place_2 = &v_2[INDEX((long)i)];
          if ((v_marks == 0 || SHADOW_WRITTEN(v_marks, v, place_2, 4) ||
              check_use_global(45, thread_x, 0, 0, place_2, 0, 0, 46, messages) ? *place_2 : 0) ==
              77) {
#line 82 "/work/main/test/Check/pointers.cpp"
            int value = check_pointer_private(47, thread_x, 0, 0, late, messages, 0,
                18446744073709551615uL) ? *late : 0;
            int *place_3 = &v_2[INDEX((long)i)];
            if (v_marks == 0 || SHADOW_WRITES(v_marks, v, place_3, 4)) {
              *place_3 = value;
            }
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
        int *place;
#line 73 "/work/main/test/Check/pointers.cpp"
        int *late = 0;
        for (int round_ = 0; round_ < 2; ++round_) {
          int inner[2] = {1, 2};
          if (!late) {
            place = &v_2[INDEX(check_index1(36, thread_x, 0, 0, i, i, v_extent0, messages))];
            if (check_use_global(37, thread_x, 0, 0, place, 2, 3, 0, messages)) {
              if (IN_BOUNDS(place, v, v_bytes)) {
                *place = 3;
              }
            }
          }
#line 78 "/work/main/test/Check/pointers.cpp"
          late = inner;
          int value = check_pointer_private(38, thread_x, 0, 0, &late[1], messages, 0,
              18446744073709551615uL) ? late[1] : 0;
          int *place_2 = &v_2[INDEX(check_index1(41, thread_x, 0, 0, i, i, v_extent0, messages))];
          if (check_use_global(42, thread_x, 0, 0, place_2, 4, 0, 43, messages)) {
            if (IN_BOUNDS(place_2, v, v_bytes)) {
              *place_2 += value;
            }
          }
        }
#line 81 "/work/main/test/Check/pointers.cpp"
        int *place_2 = &v_2[INDEX(check_index1(44, thread_x, 0, 0, i, i, v_extent0, messages))];
        if ((check_use_global(45, thread_x, 0, 0, place_2, 0, 0, 46, messages) ?
            (IN_BOUNDS(place_2, v, v_bytes) ? *place_2 : 0) : 0) == 77) {
#line 82 "/work/main/test/Check/pointers.cpp"
          int value = check_pointer_private(47, thread_x, 0, 0, late, messages, 0,
              18446744073709551615uL) ? *late : 0;
          int *place_3 = &v_2[INDEX(check_index1(50, thread_x, 0, 0, i, i, v_extent0, messages))];
          if (check_use_global(51, thread_x, 0, 0, place_3, 2, (ulong)value, 0, messages)) {
            if (IN_BOUNDS(place_3, v, v_bytes)) {
              *place_3 = value;
            }
          }
        }
      }
    }
  }
}

#line 1 "<ampcc native>"

AMPCC_NATIVE_ENTRY(main_kernel_native_7f7adba1bc391de7) {
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[4]);
  for (::ampcc_native::entry::strips ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel(v, v_bytes, v_offset, v_extent0, messages, static_cast<int>(ampcc_at.begin),
        static_cast<int>(ampcc_at.end));
}

AMPCC_NATIVE_ENTRY(main_kernel_2_native_7f7adba1bc391de7) {
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[4]);
  for (::ampcc_native::entry::strips ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel_2(v, v_bytes, v_offset, v_extent0, messages, static_cast<int>(ampcc_at.begin),
        static_cast<int>(ampcc_at.end));
}

AMPCC_NATIVE_ENTRY(main_kernel_3_native_7f7adba1bc391de7) {
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[4]);
  for (::ampcc_native::entry::strips ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel_3(v, v_bytes, v_offset, v_extent0, messages, static_cast<int>(ampcc_at.begin),
        static_cast<int>(ampcc_at.end));
}

AMPCC_NATIVE_ENTRY(main_kernel_4_native_7f7adba1bc391de7) {
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[4]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel_4(v, v_bytes, v_offset, v_extent0, messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(main_kernel_5_native_7f7adba1bc391de7) {
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[4]);
  for (::ampcc_native::entry::strips ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel_5(v, v_bytes, v_offset, v_extent0, messages, static_cast<int>(ampcc_at.begin),
        static_cast<int>(ampcc_at.end));
}

} // namespace kernels
} // namespace ampcc_native
