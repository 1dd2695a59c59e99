// C++ for the native accelerator; needs -ffp-contract=off -fno-strict-aliasing
#include <ampcc_rt/native_kernel.h>
#ifdef __clang__
#pragma STDC FP_CONTRACT OFF
#endif
namespace ampcc_native {
namespace kernels {

typedef struct {
  float x;
  float y;
  double mass;
} star;

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

// kernel of main_kernel, race-benign.cpp:23
#line 23 "/work/main/test/Check/race-benign.cpp"
static void main_kernel(int *v, ulong v_bytes, long v_offset, int v_extent0, int *w,
                        ulong w_bytes, long w_offset, int w_extent0, uint *messages, int tile) {
  ulong v_begin = (ulong)v + (ulong)(v_offset * 4);
  ulong v_end = (ulong)v + (ulong)(((long)v_extent0 - 1 + v_offset + 1) * 4);
  ulong w_begin = (ulong)w + (ulong)(w_offset * 4);
  ulong w_end = (ulong)w + (ulong)(((long)w_extent0 - 1 + w_offset + 1) * 4);
  bool apart = v_end <= w_begin || w_end <= v_begin;
  ulong v_marks = SHADOW_MARKS(v);
  ulong w_marks = SHADOW_MARKS(w);
  bool s_filled = false;
#line 24 "/work/main/test/Check/race-benign.cpp"
  int s[2]; // tile_static
  SHADOW_ACCESS(&s, 8, 0, 0, 0, 0u, 67, 0uL);
  int *v_2 = v + v_offset;
  int *w_2 = w + w_offset;
  if (16L * tile >= 0 && v_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (v_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int thread_x = tile * 16 + lane;
#line 25 "/work/main/test/Check/race-benign.cpp"
        int at = lane / 8;
        int *place = &v_2[INDEX((long)t_global)];
        int value = *place;
        if (check_use_local(4, thread_x, 0, 0, &s[at], 2, (ulong)value, 0, messages)) {
          s[at] = value;
        }
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int thread_x = tile * 16 + lane;
#line 25 "/work/main/test/Check/race-benign.cpp"
        int at = lane / 8;
        int *place = &v_2[INDEX((long)t_global)];
        int value = v_marks == 0 || SHADOW_WRITTEN(v_marks, v, place, 4) ||
            check_use_global(1, thread_x, 0, 0, place, 0, 0, 2, messages) ? *place : 0;
        if (check_use_local(4, thread_x, 0, 0, &s[at], 2, (ulong)value, 0, messages)) {
          s[at] = value;
        }
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 7);
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
#line 25 "/work/main/test/Check/race-benign.cpp"
      int at = lane / 8;
      int *place = &v_2[INDEX(check_index1(0, thread_x, 0, 0, t_global, t_global, v_extent0,
          messages))];
      int value = check_use_global(1, thread_x, 0, 0, place, 0, 0, 2, messages) ?
          (IN_BOUNDS(place, v, v_bytes) ? *place : 0) : 0;
      if (check_element(3, thread_x, 0, 0, (long)at, 2, messages) &&
          check_use_local(4, thread_x, 0, 0, &s[at], 2, (ulong)value, 0, messages)) {
        s[at] = value;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if ((s_filled || (s_filled = SHADOW_ACCESS(&s, 8, 0, 0, 0, 0u, 65, 0uL) != 0) ||
      SHADOW_ACCESS(&s, 8, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile >= 0 && w_extent0 + -16L * tile
      + -16L >= 0 && apart) {
    if (w_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 27 "/work/main/test/Check/race-benign.cpp"
      check_barrier(5, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 25 "/work/main/test/Check/race-benign.cpp"
        int at = lane / 8;


        int value = s[at];
        int *place = &w_2[INDEX((long)t_global)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 27 "/work/main/test/Check/race-benign.cpp"
      check_barrier(5, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
#line 25 "/work/main/test/Check/race-benign.cpp"
        int at = lane / 8;


        int value = s[at];
        int *place = &w_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(w_marks, w, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 27 "/work/main/test/Check/race-benign.cpp"
    check_barrier(5, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
#line 25 "/work/main/test/Check/race-benign.cpp"
      int at = lane / 8;


      int value = check_element(6, thread_x, 0, 0, (long)at, 2, messages) &&
          check_use_local(7, thread_x, 0, 0, &s[at], 0, 0, 8, messages) ? s[at] : 0;
      int *place = &w_2[INDEX(check_index1(9, thread_x, 0, 0, t_global, t_global, w_extent0,
          messages))];
      if (check_use_global(10, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, w, w_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of main_kernel, race-benign.cpp:35
#line 35 "/work/main/test/Check/race-benign.cpp"
static void main_kernel_2(int *w, ulong w_bytes, long w_offset, int w_extent0, int *v,
                          ulong v_bytes, long v_offset, int v_extent0, uint *messages, int begin,
                          int end) {
  ulong v_begin = (ulong)v + (ulong)(v_offset * 4);
  ulong v_end = (ulong)v + (ulong)(((long)v_extent0 - 1 + v_offset + 1) * 4);
  ulong w_begin = (ulong)w + (ulong)(w_offset * 4);
  ulong w_end = (ulong)w + (ulong)(((long)w_extent0 - 1 + w_offset + 1) * 4);
  bool apart = v_end <= w_begin || w_end <= v_begin;
  ulong v_marks = SHADOW_MARKS(v);
  if (begin >= 0L && v_extent0 + -1L * end >= 0 && apart) {
    if (v_marks == 0) {
      for (int thread = begin; thread < end; ++thread) {
        int *w_2 = w + w_offset;
        int *v_2 = v + v_offset;
        int i = thread;
        int thread_x = thread;
#line 36 "/work/main/test/Check/race-benign.cpp"
        int *place = &v_2[INDEX((long)i)];
        int value = *place;
        int i_2 = i / 8;
        int *place_2 = &w_2[INDEX(check_index1(14, thread_x, 0, 0, i_2, i_2, w_extent0, messages))];
        if (check_use_global(15, thread_x, 0, 0, place_2, 2, (ulong)value, 0, messages)) {
          if (IN_BOUNDS(place_2, w, w_bytes)) {
            *place_2 = value;
          }
        }
      }
    } else {
      for (int thread = begin; thread < end; ++thread) {
        int *w_2 = w + w_offset;
        int *v_2 = v + v_offset;
        int i = thread;
        int thread_x = thread;
        int *place = &v_2[INDEX((long)i)];
        int value = v_marks == 0 || SHADOW_WRITTEN(v_marks, v, place, 4) ||
            check_use_global(12, thread_x, 0, 0, place, 0, 0, 13, messages) ? *place : 0;
        int i_2 = i / 8;
        int *place_2 = &w_2[INDEX(check_index1(14, thread_x, 0, 0, i_2, i_2, w_extent0, messages))];
        if (check_use_global(15, thread_x, 0, 0, place_2, 2, (ulong)value, 0, messages)) {
          if (IN_BOUNDS(place_2, w, w_bytes)) {
            *place_2 = value;
          }
        }
      }
    }
  } else {
    for (int thread = begin; thread < end; ++thread) {
      int *w_2 = w + w_offset;
      int *v_2 = v + v_offset;
      int i = thread;
      int thread_x = thread;
      int *place = &v_2[INDEX(check_index1(11, thread_x, 0, 0, i, i, v_extent0, messages))];
      int value = check_use_global(12, thread_x, 0, 0, place, 0, 0, 13, messages) ?
          (IN_BOUNDS(place, v, v_bytes) ? *place : 0) : 0;
      int i_2 = i / 8;
      int *place_2 = &w_2[INDEX(check_index1(14, thread_x, 0, 0, i_2, i_2, w_extent0, messages))];
      if (check_use_global(15, thread_x, 0, 0, place_2, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place_2, w, w_bytes)) {
          *place_2 = value;
        }
      }
    }
  }
}

static bool check_use_global_2(uint site, int thread_x, int thread_y, int thread_z,
                               const star *pointer, int use, ulong value, uint init_site,
                               uint *messages) {
  uint wrong = SHADOW_ACCESS(pointer, 16, thread_x, thread_y, thread_z, site, use + 8, value);
  if (wrong == 0) {
    return true;
  }
  tell_use(thread_x, thread_y, thread_z, init_site, wrong, messages);
  return true;
}

static bool check_use_local_2(uint site, int thread_x, int thread_y, int thread_z,
                              const star *pointer, int use, ulong value, uint init_site,
                              uint *messages) {
  uint wrong = SHADOW_ACCESS(pointer, 16, thread_x, thread_y, thread_z, site, use, value);
  if (wrong == 0) {
    return true;
  }
  tell_use(thread_x, thread_y, thread_z, init_site, wrong, messages);
  return true;
}

static bool check_use(uint site, int thread_x, int thread_y, int thread_z, const double *pointer,
                      int use, ulong value, uint init_site, uint *messages) {
  uint wrong = SHADOW_ACCESS(pointer, 8, thread_x, thread_y, thread_z, site, use, value);
  if (wrong == 0) {
    return true;
  }
  tell_use(thread_x, thread_y, thread_z, init_site, wrong, messages);
  return true;
}

// kernel of main_kernel, race-benign.cpp:42
#line 42 "/work/main/test/Check/race-benign.cpp"
static void main_kernel_3(star *stars, ulong stars_bytes, long stars_offset, int stars_extent0,
                          int step_, int *w, ulong w_bytes, long w_offset, int w_extent0,
                          uint *messages, int tile) {
  ulong stars_begin = (ulong)stars + (ulong)(stars_offset * 16);
  ulong stars_end = (ulong)stars + (ulong)(((long)stars_extent0 - 1 + stars_offset + 1) * 16);
  ulong w_begin = (ulong)w + (ulong)(w_offset * 4);
  ulong w_end = (ulong)w + (ulong)(((long)w_extent0 - 1 + w_offset + 1) * 4);
  bool apart = stars_end <= w_begin || w_end <= stars_begin;
  ulong stars_marks = SHADOW_MARKS(stars);
  ulong w_marks = SHADOW_MARKS(w);
  bool s_filled = false;
#line 43 "/work/main/test/Check/race-benign.cpp"
  star s[2]; // tile_static
  SHADOW_ACCESS(&s, 32, 0, 0, 0, 0u, 67, 0uL);
  star *stars_2 = stars + stars_offset;
  int *w_2 = w + w_offset;
  if (apart) {
    if (stars_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 16; ++lane) {
        int t_local = lane;
        int thread_x = tile * 16 + lane;
        int index = t_local % 2;
#line 44 "/work/main/test/Check/race-benign.cpp"
        int i = tile * 16 + t_local * step_;
        star *place = &stars_2[INDEX(check_index1(16, thread_x, 0, 0, i, i, stars_extent0,
            messages))];
        float value_x;
        float value_y;
        double value_mass;
        value_x = IN_BOUNDS(&place->x, stars, stars_bytes) ? place->x : 0.0f;
        value_y = IN_BOUNDS(&place->y, stars, stars_bytes) ? place->y : 0.0f;
        value_mass = IN_BOUNDS(&place->mass, stars, stars_bytes) ? place->mass : 0.0;
        if (check_use_local_2(20, thread_x, 0, 0, &s[index], 5,
            (((ulong)as_uint(value_x) & 4294967295uL) |
            (((ulong)as_uint(value_y) & 4294967295uL) << 32)) * 11400714819323198485uL +
            as_ulong(value_mass) * 11400714819323198501uL, 0, messages)) {
          s[index].x = value_x;
          s[index].y = value_y;
          s[index].mass = value_mass;
        }
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 16; ++lane) {
        int t_local = lane;
        int thread_x = tile * 16 + lane;
        int index = t_local % 2;
        int i = tile * 16 + t_local * step_;
        star *place = &stars_2[INDEX(check_index1(16, thread_x, 0, 0, i, i, stars_extent0,
            messages))];
        float value_x;
        float value_y;
        double value_mass;
        if (check_use_global_2(17, thread_x, 0, 0, place, 0, 0, 18, messages)) {
          value_x = IN_BOUNDS(&place->x, stars, stars_bytes) ? place->x : 0.0f;
          value_y = IN_BOUNDS(&place->y, stars, stars_bytes) ? place->y : 0.0f;
          value_mass = IN_BOUNDS(&place->mass, stars, stars_bytes) ? place->mass : 0.0;
        } else {
          value_x = 0.0f;
          value_y = 0.0f;
          value_mass = 0.0;
        }
        if (check_use_local_2(20, thread_x, 0, 0, &s[index], 5,
            (((ulong)as_uint(value_x) & 4294967295uL) |
            (((ulong)as_uint(value_y) & 4294967295uL) << 32)) * 11400714819323198485uL +
            as_ulong(value_mass) * 11400714819323198501uL, 0, messages)) {
          s[index].x = value_x;
          s[index].y = value_y;
          s[index].mass = value_mass;
        }
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 7);
    for (int lane = 0; lane < 16; ++lane) {
      int t_local = lane;
      int thread_x = tile * 16 + lane;
      int index = t_local % 2;
      int i = tile * 16 + t_local * step_;
      star *place = &stars_2[INDEX(check_index1(16, thread_x, 0, 0, i, i, stars_extent0,
          messages))];
      float value_x;
      float value_y;
      double value_mass;
      if (check_use_global_2(17, thread_x, 0, 0, place, 0, 0, 18, messages)) {
        value_x = IN_BOUNDS(&place->x, stars, stars_bytes) ? place->x : 0.0f;
        value_y = IN_BOUNDS(&place->y, stars, stars_bytes) ? place->y : 0.0f;
        value_mass = IN_BOUNDS(&place->mass, stars, stars_bytes) ? place->mass : 0.0;
      } else {
        value_x = 0.0f;
        value_y = 0.0f;
        value_mass = 0.0;
      }
      if (check_element(19, thread_x, 0, 0, (long)index, 2, messages) &&
          check_use_local_2(20, thread_x, 0, 0, &s[index], 5,
          (((ulong)as_uint(value_x) & 4294967295uL) |
          (((ulong)as_uint(value_y) & 4294967295uL) << 32)) * 11400714819323198485uL +
          as_ulong(value_mass) * 11400714819323198501uL, 0, messages)) {
        s[index].x = value_x;
        s[index].y = value_y;
        s[index].mass = value_mass;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if ((s_filled || (s_filled = SHADOW_ACCESS(&s, 32, 0, 0, 0, 0u, 65, 0uL) != 0) ||
      SHADOW_ACCESS(&s, 32, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile >= 0 && w_extent0 +
      -16L * tile + -16L >= 0 && apart) {
    if (w_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 45 "/work/main/test/Check/race-benign.cpp"
      check_barrier(21, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_local = lane;
#line 46 "/work/main/test/Check/race-benign.cpp"
        int value = s[t_local % 2].mass;
        int temporary = tile * 16 + lane;
        int *place = &w_2[INDEX((long)temporary)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 45 "/work/main/test/Check/race-benign.cpp"
      check_barrier(21, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_local = lane;
#line 46 "/work/main/test/Check/race-benign.cpp"
        int value = s[t_local % 2].mass;
        int temporary = tile * 16 + lane;
        int *place = &w_2[INDEX((long)temporary)];
        if (SHADOW_WRITES(w_marks, w, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 45 "/work/main/test/Check/race-benign.cpp"
    check_barrier(21, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int t_local = lane;
      int thread_x = tile * 16 + lane;
#line 46 "/work/main/test/Check/race-benign.cpp"
      int value = check_element(22, thread_x, 0, 0, (long)(t_local % 2), 2, messages) &&
          check_use(23, thread_x, 0, 0, &s[t_local % 2].mass, 0, 0, 24, messages) ?
          s[t_local % 2].mass : 0.0;
      int temporary = tile * 16 + lane;
      int *place = &w_2[INDEX(check_index1(25, thread_x, 0, 0, temporary, temporary, w_extent0,
          messages))];
      if (check_use_global(26, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, w, w_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of main_kernel, race-benign.cpp:56
#line 56 "/work/main/test/Check/race-benign.cpp"
static void main_kernel_4(int *w, ulong w_bytes, long w_offset, int w_extent0, uint *messages,
                          int tile) {
  ulong w_marks = SHADOW_MARKS(w);
  bool d_filled = false;
#line 59 "/work/main/test/Check/race-benign.cpp"
  double own[16];
#line 57 "/work/main/test/Check/race-benign.cpp"
  double d[2]; // tile_static
  SHADOW_ACCESS(&d, 16, 0, 0, 0, 0u, 67, 0uL);
  int *w_2 = w + w_offset;
  SHADOW_BARRIER(0, 0, 0, 7);
  for (int lane = 0; lane < 16; ++lane) {
    int t_local = lane;
    int thread_x = tile * 16 + lane;
#line 58 "/work/main/test/Check/race-benign.cpp"
    if (check_use(28, thread_x, 0, 0, &d[t_local / 8], 2, as_ulong(2.5), 0, messages)) {
      d[t_local / 8] = 2.5;
    }
#line 59 "/work/main/test/Check/race-benign.cpp"
    own[lane] = check_use(30, thread_x, 0, 0, &d[t_local / 8], 0, 0, 31, messages) ? d[t_local / 8]
        : 0.0;
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  if ((d_filled || (d_filled = SHADOW_ACCESS(&d, 16, 0, 0, 0, 0u, 65, 0uL) != 0) ||
      SHADOW_ACCESS(&d[0], 8, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile >= 0 && w_extent0 +
      -16L * tile + -16L >= 0) {
    if (w_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 60 "/work/main/test/Check/race-benign.cpp"
      check_barrier(32, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
#line 61 "/work/main/test/Check/race-benign.cpp"
        int value = own[lane] + d[0];
        int temporary = tile * 16 + lane;
        int *place = &w_2[INDEX((long)temporary)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 60 "/work/main/test/Check/race-benign.cpp"
      check_barrier(32, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
#line 61 "/work/main/test/Check/race-benign.cpp"
        int value = own[lane] + d[0];
        int temporary = tile * 16 + lane;
        int *place = &w_2[INDEX((long)temporary)];
        if (SHADOW_WRITES(w_marks, w, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 60 "/work/main/test/Check/race-benign.cpp"
    check_barrier(32, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
      int thread_x = tile * 16 + lane;
#line 61 "/work/main/test/Check/race-benign.cpp"
      int value = own[lane] + (check_use(33, thread_x, 0, 0, &d[0], 0, 0, 34, messages) ? d[0] :
          0.0);
      int temporary = tile * 16 + lane;
      int *place = &w_2[INDEX(check_index1(35, thread_x, 0, 0, temporary, temporary, w_extent0,
          messages))];
      if (check_use_global(36, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, w, w_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of main_kernel, race-benign.cpp:70
#line 70 "/work/main/test/Check/race-benign.cpp"
static void main_kernel_5(int *w, ulong w_bytes, long w_offset, int w_extent0, uint *messages,
                          int begin, int end) {
  if (w_extent0 + -1L >= 0) {
    for (int thread = begin; thread < end; ++thread) {
      int *w_2 = w + w_offset;
      int i = thread;
      int thread_x = thread;
#line 71 "/work/main/test/Check/race-benign.cpp"
      if (i % 2) {
        int *place = &w_2[INDEX(0L)];
        if (check_use_global(38, thread_x, 0, 0, place, 3, 0, 39, messages)) {
          atomic_add(place, 1);
        }
      } else if (i == 62) {
#line 74 "/work/main/test/Check/race-benign.cpp"
        int *place = &w_2[INDEX(0L)];
        if (check_use_global(41, thread_x, 0, 0, place, 2, 1, 0, messages)) {
          *place = 1;
        }
      }
    }
  } else {
    for (int thread = begin; thread < end; ++thread) {
      int *w_2 = w + w_offset;
      int i = thread;
      int thread_x = thread;
#line 71 "/work/main/test/Check/race-benign.cpp"
      if (i % 2) {
        int *place = &w_2[INDEX(check_index1(37, thread_x, 0, 0, 0, 0, w_extent0, messages))];
        if (check_use_global(38, thread_x, 0, 0, place, 3, 0, 39, messages)) {
          if (IN_BOUNDS(place, w, w_bytes)) {
            atomic_add(place, 1);
          }
        }
      } else if (i == 62) {
#line 74 "/work/main/test/Check/race-benign.cpp"
        int *place = &w_2[INDEX(check_index1(40, thread_x, 0, 0, 0, 0, w_extent0, messages))];
        if (check_use_global(41, thread_x, 0, 0, place, 2, 1, 0, messages)) {
          if (IN_BOUNDS(place, w, w_bytes)) {
            *place = 1;
          }
        }
      }
    }
  }
}

#line 1 "<ampcc native>"

AMPCC_NATIVE_ENTRY(main_kernel_native_b46be816a03a9508) {
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int *w = ::ampcc_native::entry::buffer<int *>(ampcc_args[4]);
  ulong w_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[5]);
  long w_offset = ::ampcc_native::entry::value<long>(ampcc_args[6]);
  int w_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[7]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[8]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel(v, v_bytes, v_offset, v_extent0, w, w_bytes, w_offset, w_extent0, messages,
        static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(main_kernel_2_native_b46be816a03a9508) {
  int *w = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong w_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long w_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int w_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int *v = ::ampcc_native::entry::buffer<int *>(ampcc_args[4]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[5]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[6]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[7]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[8]);
  for (::ampcc_native::entry::strips ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel_2(w, w_bytes, w_offset, w_extent0, v, v_bytes, v_offset, v_extent0, messages,
        static_cast<int>(ampcc_at.begin), static_cast<int>(ampcc_at.end));
}

AMPCC_NATIVE_ENTRY(main_kernel_3_native_b46be816a03a9508) {
  star *stars = ::ampcc_native::entry::buffer<star *>(ampcc_args[0]);
  ulong stars_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long stars_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int stars_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int step_ = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  int *w = ::ampcc_native::entry::buffer<int *>(ampcc_args[5]);
  ulong w_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[6]);
  long w_offset = ::ampcc_native::entry::value<long>(ampcc_args[7]);
  int w_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[8]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[9]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel_3(stars, stars_bytes, stars_offset, stars_extent0, step_, w, w_bytes, w_offset,
        w_extent0, messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(main_kernel_4_native_b46be816a03a9508) {
  int *w = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong w_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long w_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int w_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[4]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel_4(w, w_bytes, w_offset, w_extent0, messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(main_kernel_5_native_b46be816a03a9508) {
  int *w = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong w_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long w_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int w_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[4]);
  for (::ampcc_native::entry::strips ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel_5(w, w_bytes, w_offset, w_extent0, messages, static_cast<int>(ampcc_at.begin),
        static_cast<int>(ampcc_at.end));
}

} // namespace kernels
} // namespace ampcc_native
