// C++ for the native accelerator; needs -ffp-contract=off -fno-strict-aliasing
#include <ampcc_rt/native_kernel.h>
#ifdef __clang__
#pragma STDC FP_CONTRACT OFF
#endif
namespace ampcc_native {
namespace kernels {

typedef struct {
  uint k;
  float a[2];
} part;

typedef struct {
  uint a;
  uint b;
} two;

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

static bool check_use(uint site, int thread_x, int thread_y, int thread_z, const float *pointer,
                      int use, ulong value, uint init_site, uint *messages) {
  uint wrong = SHADOW_ACCESS(pointer, 4, thread_x, thread_y, thread_z, site, use, value);
  if (wrong == 0) {
    return true;
  }
  tell_use(thread_x, thread_y, thread_z, init_site, wrong, messages);
  return true;
}

static __attribute__((noinline, cold)) void report_division(
    uint site, int thread_x, int thread_y, int thread_z, uint *messages) {
  uint message = begin_report(messages, 7, 6, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
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

// kernel of check_elements_kernel, chosen-variables.cpp:86
#line 86 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
static void check_elements_kernel(const uint *numbers, ulong numbers_bytes, long numbers_offset,
                                  int numbers_extent0, uint *out, ulong out_bytes,
                                  long out_offset, int out_extent0, uint *messages, int tile_x,
                                  int tile_y, int tile_z) {
  ulong numbers_begin = (ulong)numbers + (ulong)(numbers_offset * 4);
  ulong numbers_end = (ulong)numbers +
      (ulong)(((long)numbers_extent0 - 1 + numbers_offset + 1) * 4);
  ulong out_begin = (ulong)out + (ulong)(out_offset * 4);
  ulong out_end = (ulong)out + (ulong)(((long)out_extent0 - 1 + out_offset + 1) * 4);
  bool apart = numbers_end <= out_begin || out_end <= numbers_begin;
  ulong numbers_marks = SHADOW_MARKS(numbers);
#line 91 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  uint h[2][2][2];
  float r[2][2][2];


  uint a[2][2][2][2];
#line 87 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  uint shared[8]; // tile_static
  SHADOW_ACCESS(&shared, 32, 0, 0, 0, 0u, 67, 0uL);
#line 88 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  part parts[8]; // tile_static
  SHADOW_ACCESS(&parts, 96, 0, 0, 0, 0u, 67, 0uL);
  const uint *numbers_2 = numbers + numbers_offset;
  uint *out_2 = out + out_offset;
  if (64L * tile_z + 32L * tile_y + 8L * tile_x >= 0 && numbers_extent0 + -64L * tile_z +
      -32L * tile_y + -8L * tile_x + -8L >= 0 && apart) {
    if (numbers_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane_z = 0; lane_z < 2; ++lane_z) {
        for (int lane_y = 0; lane_y < 2; ++lane_y) {
          for (int lane_x = 0; lane_x < 2; ++lane_x) {
            int thread_x = tile_x * 2 + lane_x;
            int thread_y = tile_y * 2 + lane_y;
            int thread_z = tile_z * 2 + lane_z;
#line 89 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
            int l = (lane_z * 2 + lane_y) * 2 + lane_x;
            int g = ((tile_z * 2 + tile_y) * 4 + tile_x) * 8 + l;
            const uint *place = &numbers_2[INDEX((long)g)];
            h[lane_z][lane_y][lane_x] = *place;
#line 92 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
            r[lane_z][lane_y][lane_x] = h[lane_z][lane_y][lane_x];
            if (check_use_local(4, thread_x, thread_y, thread_z, &shared[l], 2,
                (ulong)h[lane_z][lane_y][lane_x], 0, messages)) {
              shared[l] = h[lane_z][lane_y][lane_x];
            }
          }
        }
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane_z = 0; lane_z < 2; ++lane_z) {
        for (int lane_y = 0; lane_y < 2; ++lane_y) {
          for (int lane_x = 0; lane_x < 2; ++lane_x) {
            int thread_x = tile_x * 2 + lane_x;
            int thread_y = tile_y * 2 + lane_y;
            int thread_z = tile_z * 2 + lane_z;
#line 89 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
            int l = (lane_z * 2 + lane_y) * 2 + lane_x;
            int g = ((tile_z * 2 + tile_y) * 4 + tile_x) * 8 + l;
            const uint *place = &numbers_2[INDEX((long)g)];
            h[lane_z][lane_y][lane_x] = numbers_marks == 0 ||
                SHADOW_WRITTEN(numbers_marks, numbers, place, 4) ||
                check_use_global(1, thread_x, thread_y, thread_z, place, 0, 0, 2, messages) ? *place
                : 0;
#line 92 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
            r[lane_z][lane_y][lane_x] = h[lane_z][lane_y][lane_x];
            if (check_use_local(4, thread_x, thread_y, thread_z, &shared[l], 2,
                (ulong)h[lane_z][lane_y][lane_x], 0, messages)) {
              shared[l] = h[lane_z][lane_y][lane_x];
            }
          }
        }
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 7);
    for (int lane_z = 0; lane_z < 2; ++lane_z) {
      for (int lane_y = 0; lane_y < 2; ++lane_y) {
        for (int lane_x = 0; lane_x < 2; ++lane_x) {
          int thread_x = tile_x * 2 + lane_x;
          int thread_y = tile_y * 2 + lane_y;
          int thread_z = tile_z * 2 + lane_z;
#line 89 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          int l = (lane_z * 2 + lane_y) * 2 + lane_x;
          int g = ((tile_z * 2 + tile_y) * 4 + tile_x) * 8 + l;
          const uint *place = &numbers_2[INDEX(check_index1(0, thread_x, thread_y, thread_z, g, g,
              numbers_extent0, messages))];
          h[lane_z][lane_y][lane_x] =
              check_use_global(1, thread_x, thread_y, thread_z, place, 0, 0, 2, messages) ?
              (IN_BOUNDS(place, numbers, numbers_bytes) ? *place : 0) : 0;
#line 92 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          r[lane_z][lane_y][lane_x] = h[lane_z][lane_y][lane_x];
          if (check_element(3, thread_x, thread_y, thread_z, (long)l, 8, messages) &&
              check_use_local(4, thread_x, thread_y, thread_z, &shared[l], 2,
              (ulong)h[lane_z][lane_y][lane_x], 0, messages)) {
            shared[l] = h[lane_z][lane_y][lane_x];
          }
        }
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  SHADOW_BARRIER(0, 0, 0, 9);
#line 94 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  check_barrier(5, (int)(2L * tile_x), (int)(2L * tile_y), (int)(2L * tile_z), messages);
  for (int lane_z = 0; lane_z < 2; ++lane_z) {
    for (int lane_y = 0; lane_y < 2; ++lane_y) {
      for (int lane_x = 0; lane_x < 2; ++lane_x) {
        int thread_x = tile_x * 2 + lane_x;
        int thread_y = tile_y * 2 + lane_y;
        int thread_z = tile_z * 2 + lane_z;
#line 89 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        int l = (lane_z * 2 + lane_y) * 2 + lane_x;
#line 95 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        uint a_2[2] = {h[lane_z][lane_y][lane_x] << l};
        a[0][lane_z][lane_y][lane_x] = a_2[0];
        a[1][lane_z][lane_y][lane_x] = a_2[1];
#line 96 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        a[(3 + l) % 2][lane_z][lane_y][lane_x] = h[lane_z][lane_y][lane_x];
        a[(6 + l) % 2][lane_z][lane_y][lane_x] = h[lane_z][lane_y][lane_x];
        if (check_use(10, thread_x, thread_y, thread_z, &parts[l].a[1], 2,
            (ulong)as_uint(GPU_MUL_ADD(r[lane_z][lane_y][lane_x], r[lane_z][lane_y][lane_x],
            -(r[lane_z][lane_y][lane_x] / r[lane_z][lane_y][lane_x]))), 0, messages)) {
          parts[l].a[1] = GPU_MUL_ADD(r[lane_z][lane_y][lane_x], r[lane_z][lane_y][lane_x],
              -(r[lane_z][lane_y][lane_x] / r[lane_z][lane_y][lane_x]));
        }
      }
    }
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  if (64L * tile_z + 32L * tile_y + 8L * tile_x >= 0 && out_extent0 + -64L * tile_z + -32L * tile_y
      + -8L * tile_x + -8L >= 0) {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 99 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
    check_barrier(11, (int)(2L * tile_x), (int)(2L * tile_y), (int)(2L * tile_z), messages);
    for (int lane_z = 0; lane_z < 2; ++lane_z) {
      for (int lane_y = 0; lane_y < 2; ++lane_y) {
        for (int lane_x = 0; lane_x < 2; ++lane_x) {
          uint index;
          int thread_x = tile_x * 2 + lane_x;
          int thread_y = tile_y * 2 + lane_y;
          int thread_z = tile_z * 2 + lane_z;
#line 89 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          int l = (lane_z * 2 + lane_y) * 2 + lane_x;
          int g = ((tile_z * 2 + tile_y) * 4 + tile_x) * 8 + l;
#line 100 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          uint value = (index = h[lane_z][lane_y][lane_x] %
              check_divisor(12, thread_x, thread_y, thread_z, h[lane_z][lane_y][lane_x], 2,
              messages), check_element(13, thread_x, thread_y, thread_z, (long)index, 2, messages))
              ? a[index][lane_z][lane_y][lane_x] : 0;
          uint *place = &out_2[INDEX((long)g)];
          if (check_use_global(15, thread_x, thread_y, thread_z, place, 2, (ulong)value, 0,
              messages)) {
            *place = value;
          }
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 99 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
    check_barrier(11, (int)(2L * tile_x), (int)(2L * tile_y), (int)(2L * tile_z), messages);
    for (int lane_z = 0; lane_z < 2; ++lane_z) {
      for (int lane_y = 0; lane_y < 2; ++lane_y) {
        for (int lane_x = 0; lane_x < 2; ++lane_x) {
          uint index;
          int thread_x = tile_x * 2 + lane_x;
          int thread_y = tile_y * 2 + lane_y;
          int thread_z = tile_z * 2 + lane_z;
#line 89 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          int l = (lane_z * 2 + lane_y) * 2 + lane_x;
          int g = ((tile_z * 2 + tile_y) * 4 + tile_x) * 8 + l;
#line 100 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          uint value = (index = h[lane_z][lane_y][lane_x] %
              check_divisor(12, thread_x, thread_y, thread_z, h[lane_z][lane_y][lane_x], 2,
              messages), check_element(13, thread_x, thread_y, thread_z, (long)index, 2, messages))
              ? a[index][lane_z][lane_y][lane_x] : 0;
          uint *place = &out_2[INDEX(check_index1(14, thread_x, thread_y, thread_z, g, g,
              out_extent0, messages))];
          if (check_use_global(15, thread_x, thread_y, thread_z, place, 2, (ulong)value, 0,
              messages)) {
            if (IN_BOUNDS(place, out, out_bytes)) {
              *place = value;
            }
          }
        }
      }
    }
  }
}

static __attribute__((noinline, cold)) void report_pointer(
    uint site, int thread_x, int thread_y, int thread_z, int value0, uint *messages) {
  uint message = begin_report(messages, 8, 6, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
  messages[message] = site;
  messages[message + 1] = (uint)thread_x;
  messages[message + 2] = (uint)thread_y;
  messages[message + 3] = (uint)thread_z;
  messages[message + 4] = (uint)value0;
}

static bool check_pointer_local(uint site, int thread_x, int thread_y, int thread_z,
                                const uint *pointer, uint *messages, ulong pointer_begin,
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

// kernel of check_places_kernel, chosen-variables.cpp:112
#line 112 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
static void check_places_kernel(uint *out, ulong out_bytes, long out_offset, int out_extent0,
                                uint *messages, int tile) {
  ulong out_marks = SHADOW_MARKS(out);
#line 113 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  uint s[64]; // tile_static
  SHADOW_ACCESS(&s, 256, 0, 0, 0, 0u, 67, 0uL);
  uint *out_2 = out + out_offset;
  SHADOW_BARRIER(0, 0, 0, 7);
  for (int lane = 0; lane < 64; ++lane) {
    int thread_x = tile * 64 + lane;
#line 114 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
    int l = lane;
    if (check_use_local(17, thread_x, 0, 0, &s[l], 2, (ulong)(uint)(l * 3), 0, messages)) {
      s[l] = l * 3;
    }
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  if (64L * tile >= 0 && out_extent0 + -64L * tile + -64L >= 0) {
    if (out_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 116 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
      check_barrier(18, (int)(64L * tile), 0, 0, messages);
      for (int lane = 0; lane < 64; ++lane) {
        int thread_x = tile * 64 + lane;
#line 114 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        int l = lane;


        const uint *p = s;
        switch ((check_use_local(20, thread_x, 0, 0, &s[l], 0, 0, 21, messages) ? s[l] : 0) & 7) {
        case 0u:;
          p = s + 5;
          break;
        case 1u:;
          p = s + 9;
          break;
        case 2u:;
          p = s + 1;
          break;
        case 3u:;
          p = s + 33;
          break;
        case 4u:;
          p = s + 20;
          break;
        case 5u:;
          p = s + 6;
          break;
        }
        uint value = check_pointer_local(22, thread_x, 0, 0, p, messages, (ulong)&s, 256) &&
            check_use_local(23, thread_x, 0, 0, p, 0, 0, 24, messages) ? *p : 0;
        int temporary = tile * 64 + lane;
        uint *place = &out_2[INDEX((long)temporary)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 116 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
      check_barrier(18, (int)(64L * tile), 0, 0, messages);
      for (int lane = 0; lane < 64; ++lane) {
        int thread_x = tile * 64 + lane;
#line 114 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        int l = lane;


        const uint *p = s;
        switch ((check_use_local(20, thread_x, 0, 0, &s[l], 0, 0, 21, messages) ? s[l] : 0) & 7) {
        case 0u:;
          p = s + 5;
          break;
        case 1u:;
          p = s + 9;
          break;
        case 2u:;
          p = s + 1;
          break;
        case 3u:;
          p = s + 33;
          break;
        case 4u:;
          p = s + 20;
          break;
        case 5u:;
          p = s + 6;
          break;
        }
        uint value = check_pointer_local(22, thread_x, 0, 0, p, messages, (ulong)&s, 256) &&
            check_use_local(23, thread_x, 0, 0, p, 0, 0, 24, messages) ? *p : 0;
        int temporary = tile * 64 + lane;
        uint *place = &out_2[INDEX((long)temporary)];
        if (SHADOW_WRITES(out_marks, out, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 116 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
    check_barrier(18, (int)(64L * tile), 0, 0, messages);
    for (int lane = 0; lane < 64; ++lane) {
      int thread_x = tile * 64 + lane;
#line 114 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
      int l = lane;


      const uint *p = s;
      switch ((check_element(19, thread_x, 0, 0, (long)l, 64, messages) &&
          check_use_local(20, thread_x, 0, 0, &s[l], 0, 0, 21, messages) ? s[l] : 0) & 7) {
#line 119 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
      case 0u:;
        p = s + 5;
        break;
      case 1u:;
        p = s + 9;
        break;
      case 2u:;
        p = s + 1;
        break;
      case 3u:;
        p = s + 33;
        break;
      case 4u:;
        p = s + 20;
        break;
      case 5u:;
        p = s + 6;
        break;
      }
      uint value = check_pointer_local(22, thread_x, 0, 0, p, messages, (ulong)&s, 256) &&
          check_use_local(23, thread_x, 0, 0, p, 0, 0, 24, messages) ? *p : 0;
      int temporary = tile * 64 + lane;
      uint *place = &out_2[INDEX(check_index1(25, thread_x, 0, 0, temporary, temporary, out_extent0,
          messages))];
      if (check_use_global(26, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, out, out_bytes)) {
          *place = value;
        }
      }
    }
  }
}

static uint check_shift(uint site, int thread_x, int thread_y, int thread_z, uint amount,
                        int bits, uint *messages) {
  if (amount < (uint)bits) {
    return amount;
  }
  report_shift(site, thread_x, thread_y, thread_z, (long)amount, (long)bits, messages);
  return 0;
}

// elements, chosen-variables.cpp:41
#line 41 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
static uint elements(uint h, int thread_x, int thread_y, uint *messages) {
  uint index;
  uint index_2;
  uint index_3;
#line 42 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  uint a[2] = {h << check_shift(27, thread_x, thread_y, 0, h & 7, 32, messages), 0u};
  if (index = (h + 3) % check_divisor(28, thread_x, thread_y, 0, h + 3, 2, messages),
      check_element(29, thread_x, thread_y, 0, (long)index, 2, messages)) {
    a[index] = h;
  }
#line 44 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  if (index_2 = (h + 6) % check_divisor(30, thread_x, thread_y, 0, h + 6, 2, messages),
      check_element(31, thread_x, thread_y, 0, (long)index_2, 2, messages)) {
    a[index_2] = h * 5;
  }
#line 45 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  return (index_3 = (h >> 1) % check_divisor(32, thread_x, thread_y, 0, h >> 1, 2, messages),
      check_element(33, thread_x, thread_y, 0, (long)index_3, 2, messages)) ? a[index_3] : 0;
}

// main()::(anonymous class)::operator(), chosen-variables.cpp:150
#line 150 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
static uint main_lambda(uint h, int thread_x, int thread_y, uint *messages) {
  return elements(h, thread_x, thread_y, messages);
}

static __attribute__((noinline, cold)) void report_index2(
    uint site, int thread_x, int thread_y, int thread_z, int value0, int value1, int value2,
    int value3, uint *messages) {
  uint message = begin_report(messages, 9, 9, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
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

// kernel of expect_kernel, chosen-variables.cpp:55
#line 55 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
static void expect_kernel(uint *out, ulong out_bytes, long out_offset, int out_extent0,
                          int out_extent1, int out_stride0, uint *messages, int tile_x,
                          int tile_y) {
  ulong out_marks = SHADOW_MARKS(out);
  uint *out_2 = out + out_offset;
  SHADOW_BARRIER(0, 0, 0, 7);
  for (int lane_y = 0; lane_y < 8; ++lane_y) {
    THREADS for (int lane_x = 0; lane_x < 4; ++lane_x) {
    }
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  if (8L * tile_y >= 0 && out_extent0 + -8L * tile_y + -8L >= 0 && 4L * tile_x >= 0 && out_extent1 +
      -4L * tile_x + -4L >= 0) {
    if (out_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 57 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
      check_barrier(34, (int)(4L * tile_x), (int)(8L * tile_y), 0, messages);
      for (int lane_y = 0; lane_y < 8; ++lane_y) {
        for (int lane_x = 0; lane_x < 4; ++lane_x) {
          int t_global_0 = tile_y * 8 + lane_y;
          int t_global_1 = tile_x * 4 + lane_x;
          int thread_x = tile_x * 4 + lane_x;
          int thread_y = tile_y * 8 + lane_y;
#line 56 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          uint h = t_global_0 * 7 * 4 + t_global_1 * 7 + (t_global_0 >> 2);

          uint value = main_lambda(h, thread_x, thread_y, messages);
          uint *place = &out_2[INDEX((long)t_global_0 * out_stride0 + t_global_1)];
          *place = value;
        }
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 57 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
      check_barrier(34, (int)(4L * tile_x), (int)(8L * tile_y), 0, messages);
      for (int lane_y = 0; lane_y < 8; ++lane_y) {
        for (int lane_x = 0; lane_x < 4; ++lane_x) {
          int t_global_0 = tile_y * 8 + lane_y;
          int t_global_1 = tile_x * 4 + lane_x;
          int thread_x = tile_x * 4 + lane_x;
          int thread_y = tile_y * 8 + lane_y;
#line 56 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          uint h = t_global_0 * 7 * 4 + t_global_1 * 7 + (t_global_0 >> 2);

          uint value = main_lambda(h, thread_x, thread_y, messages);
          uint *place = &out_2[INDEX((long)t_global_0 * out_stride0 + t_global_1)];
          if (SHADOW_WRITES(out_marks, out, place, 4)) {
            *place = value;
          }
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 57 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
    check_barrier(34, (int)(4L * tile_x), (int)(8L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 8; ++lane_y) {
      for (int lane_x = 0; lane_x < 4; ++lane_x) {
        int t_global_0 = tile_y * 8 + lane_y;
        int t_global_1 = tile_x * 4 + lane_x;
        int thread_x = tile_x * 4 + lane_x;
        int thread_y = tile_y * 8 + lane_y;
#line 56 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        uint h = t_global_0 * 7 * 4 + t_global_1 * 7 + (t_global_0 >> 2);

        uint value = main_lambda(h, thread_x, thread_y, messages);
        uint *place = &out_2[INDEX(check_index2(35, thread_x, thread_y, 0,
            (long)t_global_0 * out_stride0 + t_global_1, t_global_0, t_global_1, out_extent0,
            out_extent1, messages))];
        if (check_use_global(36, thread_x, thread_y, 0, place, 2, (ulong)value, 0, messages)) {
          if (IN_BOUNDS(place, out, out_bytes)) {
            *place = value;
          }
        }
      }
    }
  }
}

// kernel of expect_kernel, chosen-variables.cpp:55
#line 55 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
static void expect_kernel_2(uint *out, ulong out_bytes, long out_offset, int out_extent0,
                            int out_extent1, int out_stride0, uint *messages, int tile_x,
                            int tile_y) {
  ulong out_marks = SHADOW_MARKS(out);
  uint *out_2 = out + out_offset;
  SHADOW_BARRIER(0, 0, 0, 7);
  for (int lane_y = 0; lane_y < 4; ++lane_y) {
    THREADS for (int lane_x = 0; lane_x < 2; ++lane_x) {
    }
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  if (4L * tile_y >= 0 && out_extent0 + -4L * tile_y + -4L >= 0 && 2L * tile_x >= 0 && out_extent1 +
      -2L * tile_x + -2L >= 0) {
    if (out_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 57 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
      check_barrier(34, (int)(2L * tile_x), (int)(4L * tile_y), 0, messages);
      for (int lane_y = 0; lane_y < 4; ++lane_y) {
        for (int lane_x = 0; lane_x < 2; ++lane_x) {
          int t_global_0 = tile_y * 4 + lane_y;
          int t_global_1 = tile_x * 2 + lane_x;
          int thread_x = tile_x * 2 + lane_x;
          int thread_y = tile_y * 4 + lane_y;
#line 56 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          uint h = t_global_0 * 7 * 2 + t_global_1 * 7 + (t_global_0 >> 2);

          uint value = main_lambda(h, thread_x, thread_y, messages);
          uint *place = &out_2[INDEX((long)t_global_0 * out_stride0 + t_global_1)];
          *place = value;
        }
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 57 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
      check_barrier(34, (int)(2L * tile_x), (int)(4L * tile_y), 0, messages);
      for (int lane_y = 0; lane_y < 4; ++lane_y) {
        for (int lane_x = 0; lane_x < 2; ++lane_x) {
          int t_global_0 = tile_y * 4 + lane_y;
          int t_global_1 = tile_x * 2 + lane_x;
          int thread_x = tile_x * 2 + lane_x;
          int thread_y = tile_y * 4 + lane_y;
#line 56 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          uint h = t_global_0 * 7 * 2 + t_global_1 * 7 + (t_global_0 >> 2);

          uint value = main_lambda(h, thread_x, thread_y, messages);
          uint *place = &out_2[INDEX((long)t_global_0 * out_stride0 + t_global_1)];
          if (SHADOW_WRITES(out_marks, out, place, 4)) {
            *place = value;
          }
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 57 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
    check_barrier(34, (int)(2L * tile_x), (int)(4L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 4; ++lane_y) {
      for (int lane_x = 0; lane_x < 2; ++lane_x) {
        int t_global_0 = tile_y * 4 + lane_y;
        int t_global_1 = tile_x * 2 + lane_x;
        int thread_x = tile_x * 2 + lane_x;
        int thread_y = tile_y * 4 + lane_y;
#line 56 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        uint h = t_global_0 * 7 * 2 + t_global_1 * 7 + (t_global_0 >> 2);

        uint value = main_lambda(h, thread_x, thread_y, messages);
        uint *place = &out_2[INDEX(check_index2(35, thread_x, thread_y, 0,
            (long)t_global_0 * out_stride0 + t_global_1, t_global_0, t_global_1, out_extent0,
            out_extent1, messages))];
        if (check_use_global(36, thread_x, thread_y, 0, place, 2, (ulong)value, 0, messages)) {
          if (IN_BOUNDS(place, out, out_bytes)) {
            *place = value;
          }
        }
      }
    }
  }
}

// kernel of expect_kernel, chosen-variables.cpp:55
#line 55 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
static void expect_kernel_3(uint *out, ulong out_bytes, long out_offset, int out_extent0,
                            int out_extent1, int out_stride0, uint *messages, int tile_x,
                            int tile_y) {
  ulong out_marks = SHADOW_MARKS(out);
  uint *out_2 = out + out_offset;
  SHADOW_BARRIER(0, 0, 0, 7);
  for (int lane_y = 0; lane_y < 4; ++lane_y) {
    THREADS for (int lane_x = 0; lane_x < 8; ++lane_x) {
    }
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  if (4L * tile_y >= 0 && out_extent0 + -4L * tile_y + -4L >= 0 && 8L * tile_x >= 0 && out_extent1 +
      -8L * tile_x + -8L >= 0) {
    if (out_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 57 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
      check_barrier(34, (int)(8L * tile_x), (int)(4L * tile_y), 0, messages);
      for (int lane_y = 0; lane_y < 4; ++lane_y) {
        for (int lane_x = 0; lane_x < 8; ++lane_x) {
          int t_global_0 = tile_y * 4 + lane_y;
          int t_global_1 = tile_x * 8 + lane_x;
          int thread_x = tile_x * 8 + lane_x;
          int thread_y = tile_y * 4 + lane_y;
#line 56 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          uint h = t_global_0 * 7 * 8 + t_global_1 * 7 + (t_global_0 >> 2);

          uint value = main_lambda(h, thread_x, thread_y, messages);
          uint *place = &out_2[INDEX((long)t_global_0 * out_stride0 + t_global_1)];
          *place = value;
        }
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 57 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
      check_barrier(34, (int)(8L * tile_x), (int)(4L * tile_y), 0, messages);
      for (int lane_y = 0; lane_y < 4; ++lane_y) {
        for (int lane_x = 0; lane_x < 8; ++lane_x) {
          int t_global_0 = tile_y * 4 + lane_y;
          int t_global_1 = tile_x * 8 + lane_x;
          int thread_x = tile_x * 8 + lane_x;
          int thread_y = tile_y * 4 + lane_y;
#line 56 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          uint h = t_global_0 * 7 * 8 + t_global_1 * 7 + (t_global_0 >> 2);

          uint value = main_lambda(h, thread_x, thread_y, messages);
          uint *place = &out_2[INDEX((long)t_global_0 * out_stride0 + t_global_1)];
          if (SHADOW_WRITES(out_marks, out, place, 4)) {
            *place = value;
          }
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 57 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
    check_barrier(34, (int)(8L * tile_x), (int)(4L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 4; ++lane_y) {
      for (int lane_x = 0; lane_x < 8; ++lane_x) {
        int t_global_0 = tile_y * 4 + lane_y;
        int t_global_1 = tile_x * 8 + lane_x;
        int thread_x = tile_x * 8 + lane_x;
        int thread_y = tile_y * 4 + lane_y;
#line 56 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        uint h = t_global_0 * 7 * 8 + t_global_1 * 7 + (t_global_0 >> 2);

        uint value = main_lambda(h, thread_x, thread_y, messages);
        uint *place = &out_2[INDEX(check_index2(35, thread_x, thread_y, 0,
            (long)t_global_0 * out_stride0 + t_global_1, t_global_0, t_global_1, out_extent0,
            out_extent1, messages))];
        if (check_use_global(36, thread_x, thread_y, 0, place, 2, (ulong)value, 0, messages)) {
          if (IN_BOUNDS(place, out, out_bytes)) {
            *place = value;
          }
        }
      }
    }
  }
}

// kernel of expect_kernel, chosen-variables.cpp:55
#line 55 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
static void expect_kernel_4(uint *out, ulong out_bytes, long out_offset, int out_extent0,
                            int out_extent1, int out_stride0, uint *messages, int tile_x,
                            int tile_y) {
  ulong out_marks = SHADOW_MARKS(out);
  uint *out_2 = out + out_offset;
  SHADOW_BARRIER(0, 0, 0, 7);
  THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  if (16L * tile_y >= 0 && out_extent0 + -16L * tile_y + -16L >= 0 && tile_x >= 0L && out_extent1 +
      -1L * tile_x + -1L >= 0) {
    if (out_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 57 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
      check_barrier(34, tile_x, (int)(16L * tile_y), 0, messages);
      for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int t_global_1 = tile_x;
        int thread_x = tile_x;
        int thread_y = tile_y * 16 + lane_y;
#line 56 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        uint h = t_global_0 * 7 + t_global_1 * 7 + (t_global_0 >> 2);

        uint value = main_lambda(h, thread_x, thread_y, messages);
        uint *place = &out_2[INDEX((long)t_global_0 * out_stride0 + t_global_1)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 57 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
      check_barrier(34, tile_x, (int)(16L * tile_y), 0, messages);
      for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int t_global_1 = tile_x;
        int thread_x = tile_x;
        int thread_y = tile_y * 16 + lane_y;
#line 56 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        uint h = t_global_0 * 7 + t_global_1 * 7 + (t_global_0 >> 2);

        uint value = main_lambda(h, thread_x, thread_y, messages);
        uint *place = &out_2[INDEX((long)t_global_0 * out_stride0 + t_global_1)];
        if (SHADOW_WRITES(out_marks, out, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 57 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
    check_barrier(34, tile_x, (int)(16L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int t_global_0 = tile_y * 16 + lane_y;
      int t_global_1 = tile_x;
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 56 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
      uint h = t_global_0 * 7 + t_global_1 * 7 + (t_global_0 >> 2);

      uint value = main_lambda(h, thread_x, thread_y, messages);
      uint *place = &out_2[INDEX(check_index2(35, thread_x, thread_y, 0,
          (long)t_global_0 * out_stride0 + t_global_1, t_global_0, t_global_1, out_extent0,
          out_extent1, messages))];
      if (check_use_global(36, thread_x, thread_y, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, out, out_bytes)) {
          *place = value;
        }
      }
    }
  }
}

static bool check_pointer_private(uint site, int thread_x, int thread_y, int thread_z,
                                  const uint *pointer, uint *messages, ulong pointer_begin,
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

// kernel of expect_kernel, chosen-variables.cpp:55
#line 55 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
static void expect_kernel_5(uint *out, ulong out_bytes, long out_offset, int out_extent0,
                            int out_extent1, int out_stride0, uint *messages, int tile_x,
                            int tile_y) {
  ulong out_marks = SHADOW_MARKS(out);
  uint *out_2 = out + out_offset;
  SHADOW_BARRIER(0, 0, 0, 7);
  for (int lane_y = 0; lane_y < 8; ++lane_y) {
    THREADS for (int lane_x = 0; lane_x < 4; ++lane_x) {
    }
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  if (8L * tile_y >= 0 && out_extent0 + -8L * tile_y + -8L >= 0 && 4L * tile_x >= 0 && out_extent1 +
      -4L * tile_x + -4L >= 0) {
    if (out_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 57 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
      check_barrier(34, (int)(4L * tile_x), (int)(8L * tile_y), 0, messages);
      for (int lane_y = 0; lane_y < 8; ++lane_y) {
        for (int lane_x = 0; lane_x < 4; ++lane_x) {
          int t_global_0 = tile_y * 8 + lane_y;
          int t_global_1 = tile_x * 4 + lane_x;
          int thread_x = tile_x * 4 + lane_x;
          int thread_y = tile_y * 8 + lane_y;
#line 56 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          uint h = t_global_0 * 7 * 4 + t_global_1 * 7 + (t_global_0 >> 2);
#line 151 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          uint h_2 = h;
          uint *place;
          uint *place_2;
#line 20 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          uint v = h_2;
          uint w = h_2 * 3;
#line 21 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          uint *r = (place = h_2 & 1 ? &v : &w,
              check_pointer_private(37, thread_x, thread_y, 0, place, messages, 0,
              18446744073709551615uL), place);
#line 22 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          *r = h_2 & 3;
          h_2 = h_2 * 31 + v;
          uint *q = (place_2 = h_2 & 2 ? &v : &w,
              check_pointer_private(37, thread_x, thread_y, 0, place_2, messages, 0,
              18446744073709551615uL), place_2);
#line 25 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          *q += 9;
#line 58 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          uint value = h_2 * 31 + w * 7 + v;
          uint *place_3 = &out_2[INDEX((long)t_global_0 * out_stride0 + t_global_1)];
          *place_3 = value;
        }
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 57 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
      check_barrier(34, (int)(4L * tile_x), (int)(8L * tile_y), 0, messages);
      for (int lane_y = 0; lane_y < 8; ++lane_y) {
        for (int lane_x = 0; lane_x < 4; ++lane_x) {
          int t_global_0 = tile_y * 8 + lane_y;
          int t_global_1 = tile_x * 4 + lane_x;
          int thread_x = tile_x * 4 + lane_x;
          int thread_y = tile_y * 8 + lane_y;
#line 56 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          uint h = t_global_0 * 7 * 4 + t_global_1 * 7 + (t_global_0 >> 2);
#line 151 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          uint h_2 = h;
          uint *place;
          uint *place_2;
#line 20 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          uint v = h_2;
          uint w = h_2 * 3;
#line 21 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          uint *r = (place = h_2 & 1 ? &v : &w,
              check_pointer_private(37, thread_x, thread_y, 0, place, messages, 0,
              18446744073709551615uL), place);
#line 22 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          *r = h_2 & 3;
          h_2 = h_2 * 31 + v;
          uint *q = (place_2 = h_2 & 2 ? &v : &w,
              check_pointer_private(37, thread_x, thread_y, 0, place_2, messages, 0,
              18446744073709551615uL), place_2);
#line 25 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          *q += 9;
#line 58 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          uint value = h_2 * 31 + w * 7 + v;
          uint *place_3 = &out_2[INDEX((long)t_global_0 * out_stride0 + t_global_1)];
          if (SHADOW_WRITES(out_marks, out, place_3, 4)) {
            *place_3 = value;
          }
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 57 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
    check_barrier(34, (int)(4L * tile_x), (int)(8L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 8; ++lane_y) {
      for (int lane_x = 0; lane_x < 4; ++lane_x) {
        int t_global_0 = tile_y * 8 + lane_y;
        int t_global_1 = tile_x * 4 + lane_x;
        int thread_x = tile_x * 4 + lane_x;
        int thread_y = tile_y * 8 + lane_y;
#line 56 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        uint h = t_global_0 * 7 * 4 + t_global_1 * 7 + (t_global_0 >> 2);
#line 151 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        uint h_2 = h;
        uint *place;
        uint *place_2;
#line 20 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        uint v = h_2;
        uint w = h_2 * 3;
#line 21 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        uint *r = (place = h_2 & 1 ? &v : &w,
            check_pointer_private(37, thread_x, thread_y, 0, place, messages, 0,
            18446744073709551615uL), place);
#line 22 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        *r = h_2 & 3;
        h_2 = h_2 * 31 + v;
        uint *q = (place_2 = h_2 & 2 ? &v : &w,
            check_pointer_private(37, thread_x, thread_y, 0, place_2, messages, 0,
            18446744073709551615uL), place_2);
#line 25 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        *q += 9;
#line 58 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        uint value = h_2 * 31 + w * 7 + v;
        uint *place_3 = &out_2[INDEX(check_index2(35, thread_x, thread_y, 0,
            (long)t_global_0 * out_stride0 + t_global_1, t_global_0, t_global_1, out_extent0,
            out_extent1, messages))];
        if (check_use_global(36, thread_x, thread_y, 0, place_3, 2, (ulong)value, 0, messages)) {
          if (IN_BOUNDS(place_3, out, out_bytes)) {
            *place_3 = value;
          }
        }
      }
    }
  }
}

// kernel of expect_kernel, chosen-variables.cpp:55
#line 55 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
static void expect_kernel_6(uint *out, ulong out_bytes, long out_offset, int out_extent0,
                            int out_extent1, int out_stride0, uint *messages, int tile_x,
                            int tile_y) {
  ulong out_marks = SHADOW_MARKS(out);
  uint *out_2 = out + out_offset;
  SHADOW_BARRIER(0, 0, 0, 7);
  for (int lane_y = 0; lane_y < 4; ++lane_y) {
    THREADS for (int lane_x = 0; lane_x < 2; ++lane_x) {
    }
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  if (4L * tile_y >= 0 && out_extent0 + -4L * tile_y + -4L >= 0 && 2L * tile_x >= 0 && out_extent1 +
      -2L * tile_x + -2L >= 0) {
    if (out_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 57 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
      check_barrier(34, (int)(2L * tile_x), (int)(4L * tile_y), 0, messages);
      for (int lane_y = 0; lane_y < 4; ++lane_y) {
        for (int lane_x = 0; lane_x < 2; ++lane_x) {
          int t_global_0 = tile_y * 4 + lane_y;
          int t_global_1 = tile_x * 2 + lane_x;
          int thread_x = tile_x * 2 + lane_x;
          int thread_y = tile_y * 4 + lane_y;
#line 56 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          uint h = t_global_0 * 7 * 2 + t_global_1 * 7 + (t_global_0 >> 2);
#line 151 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          uint h_2 = h;
          uint *place;
          uint *place_2;
#line 20 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          uint v = h_2;
          uint w = h_2 * 3;
#line 21 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          uint *r = (place = h_2 & 1 ? &v : &w,
              check_pointer_private(37, thread_x, thread_y, 0, place, messages, 0,
              18446744073709551615uL), place);
#line 22 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          *r = h_2 & 3;
          h_2 = h_2 * 31 + v;
          uint *q = (place_2 = h_2 & 2 ? &v : &w,
              check_pointer_private(37, thread_x, thread_y, 0, place_2, messages, 0,
              18446744073709551615uL), place_2);
#line 25 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          *q += 9;
#line 58 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          uint value = h_2 * 31 + w * 7 + v;
          uint *place_3 = &out_2[INDEX((long)t_global_0 * out_stride0 + t_global_1)];
          *place_3 = value;
        }
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 57 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
      check_barrier(34, (int)(2L * tile_x), (int)(4L * tile_y), 0, messages);
      for (int lane_y = 0; lane_y < 4; ++lane_y) {
        for (int lane_x = 0; lane_x < 2; ++lane_x) {
          int t_global_0 = tile_y * 4 + lane_y;
          int t_global_1 = tile_x * 2 + lane_x;
          int thread_x = tile_x * 2 + lane_x;
          int thread_y = tile_y * 4 + lane_y;
#line 56 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          uint h = t_global_0 * 7 * 2 + t_global_1 * 7 + (t_global_0 >> 2);
#line 151 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          uint h_2 = h;
          uint *place;
          uint *place_2;
#line 20 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          uint v = h_2;
          uint w = h_2 * 3;
#line 21 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          uint *r = (place = h_2 & 1 ? &v : &w,
              check_pointer_private(37, thread_x, thread_y, 0, place, messages, 0,
              18446744073709551615uL), place);
#line 22 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          *r = h_2 & 3;
          h_2 = h_2 * 31 + v;
          uint *q = (place_2 = h_2 & 2 ? &v : &w,
              check_pointer_private(37, thread_x, thread_y, 0, place_2, messages, 0,
              18446744073709551615uL), place_2);
#line 25 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          *q += 9;
#line 58 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          uint value = h_2 * 31 + w * 7 + v;
          uint *place_3 = &out_2[INDEX((long)t_global_0 * out_stride0 + t_global_1)];
          if (SHADOW_WRITES(out_marks, out, place_3, 4)) {
            *place_3 = value;
          }
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 57 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
    check_barrier(34, (int)(2L * tile_x), (int)(4L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 4; ++lane_y) {
      for (int lane_x = 0; lane_x < 2; ++lane_x) {
        int t_global_0 = tile_y * 4 + lane_y;
        int t_global_1 = tile_x * 2 + lane_x;
        int thread_x = tile_x * 2 + lane_x;
        int thread_y = tile_y * 4 + lane_y;
#line 56 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        uint h = t_global_0 * 7 * 2 + t_global_1 * 7 + (t_global_0 >> 2);
#line 151 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        uint h_2 = h;
        uint *place;
        uint *place_2;
#line 20 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        uint v = h_2;
        uint w = h_2 * 3;
#line 21 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        uint *r = (place = h_2 & 1 ? &v : &w,
            check_pointer_private(37, thread_x, thread_y, 0, place, messages, 0,
            18446744073709551615uL), place);
#line 22 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        *r = h_2 & 3;
        h_2 = h_2 * 31 + v;
        uint *q = (place_2 = h_2 & 2 ? &v : &w,
            check_pointer_private(37, thread_x, thread_y, 0, place_2, messages, 0,
            18446744073709551615uL), place_2);
#line 25 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        *q += 9;
#line 58 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        uint value = h_2 * 31 + w * 7 + v;
        uint *place_3 = &out_2[INDEX(check_index2(35, thread_x, thread_y, 0,
            (long)t_global_0 * out_stride0 + t_global_1, t_global_0, t_global_1, out_extent0,
            out_extent1, messages))];
        if (check_use_global(36, thread_x, thread_y, 0, place_3, 2, (ulong)value, 0, messages)) {
          if (IN_BOUNDS(place_3, out, out_bytes)) {
            *place_3 = value;
          }
        }
      }
    }
  }
}

// kernel of expect_kernel, chosen-variables.cpp:55
#line 55 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
static void expect_kernel_7(uint *out, ulong out_bytes, long out_offset, int out_extent0,
                            int out_extent1, int out_stride0, uint *messages, int tile_x,
                            int tile_y) {
  ulong out_marks = SHADOW_MARKS(out);
  uint *out_2 = out + out_offset;
  SHADOW_BARRIER(0, 0, 0, 7);
  for (int lane_y = 0; lane_y < 4; ++lane_y) {
    THREADS for (int lane_x = 0; lane_x < 8; ++lane_x) {
    }
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  if (4L * tile_y >= 0 && out_extent0 + -4L * tile_y + -4L >= 0 && 8L * tile_x >= 0 && out_extent1 +
      -8L * tile_x + -8L >= 0) {
    if (out_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 57 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
      check_barrier(34, (int)(8L * tile_x), (int)(4L * tile_y), 0, messages);
      for (int lane_y = 0; lane_y < 4; ++lane_y) {
        for (int lane_x = 0; lane_x < 8; ++lane_x) {
          int t_global_0 = tile_y * 4 + lane_y;
          int t_global_1 = tile_x * 8 + lane_x;
          int thread_x = tile_x * 8 + lane_x;
          int thread_y = tile_y * 4 + lane_y;
#line 56 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          uint h = t_global_0 * 7 * 8 + t_global_1 * 7 + (t_global_0 >> 2);
#line 151 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          uint h_2 = h;
          uint *place;
          uint *place_2;
#line 20 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          uint v = h_2;
          uint w = h_2 * 3;
#line 21 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          uint *r = (place = h_2 & 1 ? &v : &w,
              check_pointer_private(37, thread_x, thread_y, 0, place, messages, 0,
              18446744073709551615uL), place);
#line 22 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          *r = h_2 & 3;
          h_2 = h_2 * 31 + v;
          uint *q = (place_2 = h_2 & 2 ? &v : &w,
              check_pointer_private(37, thread_x, thread_y, 0, place_2, messages, 0,
              18446744073709551615uL), place_2);
#line 25 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          *q += 9;
#line 58 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          uint value = h_2 * 31 + w * 7 + v;
          uint *place_3 = &out_2[INDEX((long)t_global_0 * out_stride0 + t_global_1)];
          *place_3 = value;
        }
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 57 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
      check_barrier(34, (int)(8L * tile_x), (int)(4L * tile_y), 0, messages);
      for (int lane_y = 0; lane_y < 4; ++lane_y) {
        for (int lane_x = 0; lane_x < 8; ++lane_x) {
          int t_global_0 = tile_y * 4 + lane_y;
          int t_global_1 = tile_x * 8 + lane_x;
          int thread_x = tile_x * 8 + lane_x;
          int thread_y = tile_y * 4 + lane_y;
#line 56 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          uint h = t_global_0 * 7 * 8 + t_global_1 * 7 + (t_global_0 >> 2);
#line 151 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          uint h_2 = h;
          uint *place;
          uint *place_2;
#line 20 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          uint v = h_2;
          uint w = h_2 * 3;
#line 21 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          uint *r = (place = h_2 & 1 ? &v : &w,
              check_pointer_private(37, thread_x, thread_y, 0, place, messages, 0,
              18446744073709551615uL), place);
#line 22 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          *r = h_2 & 3;
          h_2 = h_2 * 31 + v;
          uint *q = (place_2 = h_2 & 2 ? &v : &w,
              check_pointer_private(37, thread_x, thread_y, 0, place_2, messages, 0,
              18446744073709551615uL), place_2);
#line 25 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          *q += 9;
#line 58 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          uint value = h_2 * 31 + w * 7 + v;
          uint *place_3 = &out_2[INDEX((long)t_global_0 * out_stride0 + t_global_1)];
          if (SHADOW_WRITES(out_marks, out, place_3, 4)) {
            *place_3 = value;
          }
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 57 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
    check_barrier(34, (int)(8L * tile_x), (int)(4L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 4; ++lane_y) {
      for (int lane_x = 0; lane_x < 8; ++lane_x) {
        int t_global_0 = tile_y * 4 + lane_y;
        int t_global_1 = tile_x * 8 + lane_x;
        int thread_x = tile_x * 8 + lane_x;
        int thread_y = tile_y * 4 + lane_y;
#line 56 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        uint h = t_global_0 * 7 * 8 + t_global_1 * 7 + (t_global_0 >> 2);
#line 151 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        uint h_2 = h;
        uint *place;
        uint *place_2;
#line 20 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        uint v = h_2;
        uint w = h_2 * 3;
#line 21 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        uint *r = (place = h_2 & 1 ? &v : &w,
            check_pointer_private(37, thread_x, thread_y, 0, place, messages, 0,
            18446744073709551615uL), place);
#line 22 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        *r = h_2 & 3;
        h_2 = h_2 * 31 + v;
        uint *q = (place_2 = h_2 & 2 ? &v : &w,
            check_pointer_private(37, thread_x, thread_y, 0, place_2, messages, 0,
            18446744073709551615uL), place_2);
#line 25 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        *q += 9;
#line 58 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        uint value = h_2 * 31 + w * 7 + v;
        uint *place_3 = &out_2[INDEX(check_index2(35, thread_x, thread_y, 0,
            (long)t_global_0 * out_stride0 + t_global_1, t_global_0, t_global_1, out_extent0,
            out_extent1, messages))];
        if (check_use_global(36, thread_x, thread_y, 0, place_3, 2, (ulong)value, 0, messages)) {
          if (IN_BOUNDS(place_3, out, out_bytes)) {
            *place_3 = value;
          }
        }
      }
    }
  }
}

// kernel of expect_kernel, chosen-variables.cpp:55
#line 55 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
static void expect_kernel_8(uint *out, ulong out_bytes, long out_offset, int out_extent0,
                            int out_extent1, int out_stride0, uint *messages, int tile_x,
                            int tile_y) {
  ulong out_marks = SHADOW_MARKS(out);
  uint *out_2 = out + out_offset;
  SHADOW_BARRIER(0, 0, 0, 7);
  THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  if (16L * tile_y >= 0 && out_extent0 + -16L * tile_y + -16L >= 0 && tile_x >= 0L && out_extent1 +
      -1L * tile_x + -1L >= 0) {
    if (out_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 57 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
      check_barrier(34, tile_x, (int)(16L * tile_y), 0, messages);
      for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int t_global_1 = tile_x;
        int thread_x = tile_x;
        int thread_y = tile_y * 16 + lane_y;
#line 56 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        uint h = t_global_0 * 7 + t_global_1 * 7 + (t_global_0 >> 2);
#line 151 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        uint h_2 = h;
        uint *place;
        uint *place_2;
#line 20 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        uint v = h_2;
        uint w = h_2 * 3;
#line 21 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        uint *r = (place = h_2 & 1 ? &v : &w,
            check_pointer_private(37, thread_x, thread_y, 0, place, messages, 0,
            18446744073709551615uL), place);
#line 22 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        *r = h_2 & 3;
        h_2 = h_2 * 31 + v;
        uint *q = (place_2 = h_2 & 2 ? &v : &w,
            check_pointer_private(37, thread_x, thread_y, 0, place_2, messages, 0,
            18446744073709551615uL), place_2);
#line 25 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        *q += 9;
#line 58 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        uint value = h_2 * 31 + w * 7 + v;
        uint *place_3 = &out_2[INDEX((long)t_global_0 * out_stride0 + t_global_1)];
        *place_3 = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 57 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
      check_barrier(34, tile_x, (int)(16L * tile_y), 0, messages);
      for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int t_global_1 = tile_x;
        int thread_x = tile_x;
        int thread_y = tile_y * 16 + lane_y;
#line 56 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        uint h = t_global_0 * 7 + t_global_1 * 7 + (t_global_0 >> 2);
#line 151 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        uint h_2 = h;
        uint *place;
        uint *place_2;
#line 20 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        uint v = h_2;
        uint w = h_2 * 3;
#line 21 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        uint *r = (place = h_2 & 1 ? &v : &w,
            check_pointer_private(37, thread_x, thread_y, 0, place, messages, 0,
            18446744073709551615uL), place);
#line 22 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        *r = h_2 & 3;
        h_2 = h_2 * 31 + v;
        uint *q = (place_2 = h_2 & 2 ? &v : &w,
            check_pointer_private(37, thread_x, thread_y, 0, place_2, messages, 0,
            18446744073709551615uL), place_2);
#line 25 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        *q += 9;
#line 58 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        uint value = h_2 * 31 + w * 7 + v;
        uint *place_3 = &out_2[INDEX((long)t_global_0 * out_stride0 + t_global_1)];
        if (SHADOW_WRITES(out_marks, out, place_3, 4)) {
          *place_3 = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 57 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
    check_barrier(34, tile_x, (int)(16L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int t_global_0 = tile_y * 16 + lane_y;
      int t_global_1 = tile_x;
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 56 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
      uint h = t_global_0 * 7 + t_global_1 * 7 + (t_global_0 >> 2);
#line 151 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
      uint h_2 = h;
      uint *place;
      uint *place_2;
#line 20 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
      uint v = h_2;
      uint w = h_2 * 3;
#line 21 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
      uint *r = (place = h_2 & 1 ? &v : &w,
          check_pointer_private(37, thread_x, thread_y, 0, place, messages, 0,
          18446744073709551615uL), place);
#line 22 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
      *r = h_2 & 3;
      h_2 = h_2 * 31 + v;
      uint *q = (place_2 = h_2 & 2 ? &v : &w,
          check_pointer_private(37, thread_x, thread_y, 0, place_2, messages, 0,
          18446744073709551615uL), place_2);
#line 25 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
      *q += 9;
#line 58 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
      uint value = h_2 * 31 + w * 7 + v;
      uint *place_3 = &out_2[INDEX(check_index2(35, thread_x, thread_y, 0,
          (long)t_global_0 * out_stride0 + t_global_1, t_global_0, t_global_1, out_extent0,
          out_extent1, messages))];
      if (check_use_global(36, thread_x, thread_y, 0, place_3, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place_3, out, out_bytes)) {
          *place_3 = value;
        }
      }
    }
  }
}

static bool check_pointer(uint site, int thread_x, int thread_y, int thread_z,
                          const two *pointer, uint *messages, ulong pointer_begin,
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

// kernel of expect_kernel, chosen-variables.cpp:55
#line 55 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
static void expect_kernel_9(uint *out, ulong out_bytes, long out_offset, int out_extent0,
                            int out_extent1, int out_stride0, uint *messages, int tile_x,
                            int tile_y) {
  ulong out_marks = SHADOW_MARKS(out);
  uint *out_2 = out + out_offset;
  SHADOW_BARRIER(0, 0, 0, 7);
  for (int lane_y = 0; lane_y < 8; ++lane_y) {
    THREADS for (int lane_x = 0; lane_x < 4; ++lane_x) {
    }
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  if (8L * tile_y >= 0 && out_extent0 + -8L * tile_y + -8L >= 0 && 4L * tile_x >= 0 && out_extent1 +
      -4L * tile_x + -4L >= 0) {
    if (out_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 57 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
      check_barrier(34, (int)(4L * tile_x), (int)(8L * tile_y), 0, messages);
      for (int lane_y = 0; lane_y < 8; ++lane_y) {
        for (int lane_x = 0; lane_x < 4; ++lane_x) {
          int t_global_0 = tile_y * 8 + lane_y;
          int t_global_1 = tile_x * 4 + lane_x;
          int thread_x = tile_x * 4 + lane_x;
          int thread_y = tile_y * 8 + lane_y;
#line 56 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          uint h = t_global_0 * 7 * 4 + t_global_1 * 7 + (t_global_0 >> 2);
#line 152 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          uint h_2 = h;
          two *place;
#line 30 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          two v = {h_2, h_2 * 3};
          two w = {h_2 ^ 9, h_2 * 3};
#line 31 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          two *r = (place = h_2 & 1 ? &v : &w,
              check_pointer(37, thread_x, thread_y, 0, place, messages, 0, 18446744073709551615uL),
              place);
#line 32 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          r->b = h_2 & 1;
          h_2 = h_2 * 31 + v.b + w.a;
          two *q = &v;
          if (h_2 & 2) {
            q = &w;
          }
#line 37 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          if (check_pointer(42, thread_x, thread_y, 0, q, messages, 0, 18446744073709551615uL)) {
            q->a = h_2;
          }
#line 58 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          uint value = h_2 * 31 + v.a + w.b + v.b;
          uint *place_2 = &out_2[INDEX((long)t_global_0 * out_stride0 + t_global_1)];
          *place_2 = value;
        }
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 57 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
      check_barrier(34, (int)(4L * tile_x), (int)(8L * tile_y), 0, messages);
      for (int lane_y = 0; lane_y < 8; ++lane_y) {
        for (int lane_x = 0; lane_x < 4; ++lane_x) {
          int t_global_0 = tile_y * 8 + lane_y;
          int t_global_1 = tile_x * 4 + lane_x;
          int thread_x = tile_x * 4 + lane_x;
          int thread_y = tile_y * 8 + lane_y;
#line 56 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          uint h = t_global_0 * 7 * 4 + t_global_1 * 7 + (t_global_0 >> 2);
#line 152 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          uint h_2 = h;
          two *place;
#line 30 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          two v = {h_2, h_2 * 3};
          two w = {h_2 ^ 9, h_2 * 3};
#line 31 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          two *r = (place = h_2 & 1 ? &v : &w,
              check_pointer(37, thread_x, thread_y, 0, place, messages, 0, 18446744073709551615uL),
              place);
#line 32 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          r->b = h_2 & 1;
          h_2 = h_2 * 31 + v.b + w.a;
          two *q = &v;
          if (h_2 & 2) {
            q = &w;
          }
#line 37 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          if (check_pointer(42, thread_x, thread_y, 0, q, messages, 0, 18446744073709551615uL)) {
            q->a = h_2;
          }
#line 58 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          uint value = h_2 * 31 + v.a + w.b + v.b;
          uint *place_2 = &out_2[INDEX((long)t_global_0 * out_stride0 + t_global_1)];
          if (SHADOW_WRITES(out_marks, out, place_2, 4)) {
            *place_2 = value;
          }
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 57 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
    check_barrier(34, (int)(4L * tile_x), (int)(8L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 8; ++lane_y) {
      for (int lane_x = 0; lane_x < 4; ++lane_x) {
        int t_global_0 = tile_y * 8 + lane_y;
        int t_global_1 = tile_x * 4 + lane_x;
        int thread_x = tile_x * 4 + lane_x;
        int thread_y = tile_y * 8 + lane_y;
#line 56 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        uint h = t_global_0 * 7 * 4 + t_global_1 * 7 + (t_global_0 >> 2);
#line 152 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        uint h_2 = h;
        two *place;
#line 30 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        two v = {h_2, h_2 * 3};
        two w = {h_2 ^ 9, h_2 * 3};
#line 31 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        two *r = (place = h_2 & 1 ? &v : &w,
            check_pointer(37, thread_x, thread_y, 0, place, messages, 0, 18446744073709551615uL),
            place);
#line 32 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        r->b = h_2 & 1;
        h_2 = h_2 * 31 + v.b + w.a;
        two *q = &v;
        if (h_2 & 2) {
          q = &w;
        }
#line 37 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        if (check_pointer(42, thread_x, thread_y, 0, q, messages, 0, 18446744073709551615uL)) {
          q->a = h_2;
        }
#line 58 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        uint value = h_2 * 31 + v.a + w.b + v.b;
        uint *place_2 = &out_2[INDEX(check_index2(35, thread_x, thread_y, 0,
            (long)t_global_0 * out_stride0 + t_global_1, t_global_0, t_global_1, out_extent0,
            out_extent1, messages))];
        if (check_use_global(36, thread_x, thread_y, 0, place_2, 2, (ulong)value, 0, messages)) {
          if (IN_BOUNDS(place_2, out, out_bytes)) {
            *place_2 = value;
          }
        }
      }
    }
  }
}

// kernel of expect_kernel, chosen-variables.cpp:55
#line 55 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
static void expect_kernel_10(uint *out, ulong out_bytes, long out_offset, int out_extent0,
                             int out_extent1, int out_stride0, uint *messages, int tile_x,
                             int tile_y) {
  ulong out_marks = SHADOW_MARKS(out);
  uint *out_2 = out + out_offset;
  SHADOW_BARRIER(0, 0, 0, 7);
  for (int lane_y = 0; lane_y < 4; ++lane_y) {
    THREADS for (int lane_x = 0; lane_x < 2; ++lane_x) {
    }
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  if (4L * tile_y >= 0 && out_extent0 + -4L * tile_y + -4L >= 0 && 2L * tile_x >= 0 && out_extent1 +
      -2L * tile_x + -2L >= 0) {
    if (out_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 57 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
      check_barrier(34, (int)(2L * tile_x), (int)(4L * tile_y), 0, messages);
      for (int lane_y = 0; lane_y < 4; ++lane_y) {
        for (int lane_x = 0; lane_x < 2; ++lane_x) {
          int t_global_0 = tile_y * 4 + lane_y;
          int t_global_1 = tile_x * 2 + lane_x;
          int thread_x = tile_x * 2 + lane_x;
          int thread_y = tile_y * 4 + lane_y;
#line 56 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          uint h = t_global_0 * 7 * 2 + t_global_1 * 7 + (t_global_0 >> 2);
#line 152 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          uint h_2 = h;
          two *place;
#line 30 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          two v = {h_2, h_2 * 3};
          two w = {h_2 ^ 9, h_2 * 3};
#line 31 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          two *r = (place = h_2 & 1 ? &v : &w,
              check_pointer(37, thread_x, thread_y, 0, place, messages, 0, 18446744073709551615uL),
              place);
#line 32 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          r->b = h_2 & 1;
          h_2 = h_2 * 31 + v.b + w.a;
          two *q = &v;
          if (h_2 & 2) {
            q = &w;
          }
#line 37 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          if (check_pointer(42, thread_x, thread_y, 0, q, messages, 0, 18446744073709551615uL)) {
            q->a = h_2;
          }
#line 58 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          uint value = h_2 * 31 + v.a + w.b + v.b;
          uint *place_2 = &out_2[INDEX((long)t_global_0 * out_stride0 + t_global_1)];
          *place_2 = value;
        }
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 57 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
      check_barrier(34, (int)(2L * tile_x), (int)(4L * tile_y), 0, messages);
      for (int lane_y = 0; lane_y < 4; ++lane_y) {
        for (int lane_x = 0; lane_x < 2; ++lane_x) {
          int t_global_0 = tile_y * 4 + lane_y;
          int t_global_1 = tile_x * 2 + lane_x;
          int thread_x = tile_x * 2 + lane_x;
          int thread_y = tile_y * 4 + lane_y;
#line 56 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          uint h = t_global_0 * 7 * 2 + t_global_1 * 7 + (t_global_0 >> 2);
#line 152 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          uint h_2 = h;
          two *place;
#line 30 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          two v = {h_2, h_2 * 3};
          two w = {h_2 ^ 9, h_2 * 3};
#line 31 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          two *r = (place = h_2 & 1 ? &v : &w,
              check_pointer(37, thread_x, thread_y, 0, place, messages, 0, 18446744073709551615uL),
              place);
#line 32 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          r->b = h_2 & 1;
          h_2 = h_2 * 31 + v.b + w.a;
          two *q = &v;
          if (h_2 & 2) {
            q = &w;
          }
#line 37 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          if (check_pointer(42, thread_x, thread_y, 0, q, messages, 0, 18446744073709551615uL)) {
            q->a = h_2;
          }
#line 58 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          uint value = h_2 * 31 + v.a + w.b + v.b;
          uint *place_2 = &out_2[INDEX((long)t_global_0 * out_stride0 + t_global_1)];
          if (SHADOW_WRITES(out_marks, out, place_2, 4)) {
            *place_2 = value;
          }
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 57 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
    check_barrier(34, (int)(2L * tile_x), (int)(4L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 4; ++lane_y) {
      for (int lane_x = 0; lane_x < 2; ++lane_x) {
        int t_global_0 = tile_y * 4 + lane_y;
        int t_global_1 = tile_x * 2 + lane_x;
        int thread_x = tile_x * 2 + lane_x;
        int thread_y = tile_y * 4 + lane_y;
#line 56 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        uint h = t_global_0 * 7 * 2 + t_global_1 * 7 + (t_global_0 >> 2);
#line 152 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        uint h_2 = h;
        two *place;
#line 30 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        two v = {h_2, h_2 * 3};
        two w = {h_2 ^ 9, h_2 * 3};
#line 31 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        two *r = (place = h_2 & 1 ? &v : &w,
            check_pointer(37, thread_x, thread_y, 0, place, messages, 0, 18446744073709551615uL),
            place);
#line 32 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        r->b = h_2 & 1;
        h_2 = h_2 * 31 + v.b + w.a;
        two *q = &v;
        if (h_2 & 2) {
          q = &w;
        }
#line 37 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        if (check_pointer(42, thread_x, thread_y, 0, q, messages, 0, 18446744073709551615uL)) {
          q->a = h_2;
        }
#line 58 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        uint value = h_2 * 31 + v.a + w.b + v.b;
        uint *place_2 = &out_2[INDEX(check_index2(35, thread_x, thread_y, 0,
            (long)t_global_0 * out_stride0 + t_global_1, t_global_0, t_global_1, out_extent0,
            out_extent1, messages))];
        if (check_use_global(36, thread_x, thread_y, 0, place_2, 2, (ulong)value, 0, messages)) {
          if (IN_BOUNDS(place_2, out, out_bytes)) {
            *place_2 = value;
          }
        }
      }
    }
  }
}

// kernel of expect_kernel, chosen-variables.cpp:55
#line 55 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
static void expect_kernel_11(uint *out, ulong out_bytes, long out_offset, int out_extent0,
                             int out_extent1, int out_stride0, uint *messages, int tile_x,
                             int tile_y) {
  ulong out_marks = SHADOW_MARKS(out);
  uint *out_2 = out + out_offset;
  SHADOW_BARRIER(0, 0, 0, 7);
  for (int lane_y = 0; lane_y < 4; ++lane_y) {
    THREADS for (int lane_x = 0; lane_x < 8; ++lane_x) {
    }
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  if (4L * tile_y >= 0 && out_extent0 + -4L * tile_y + -4L >= 0 && 8L * tile_x >= 0 && out_extent1 +
      -8L * tile_x + -8L >= 0) {
    if (out_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 57 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
      check_barrier(34, (int)(8L * tile_x), (int)(4L * tile_y), 0, messages);
      for (int lane_y = 0; lane_y < 4; ++lane_y) {
        for (int lane_x = 0; lane_x < 8; ++lane_x) {
          int t_global_0 = tile_y * 4 + lane_y;
          int t_global_1 = tile_x * 8 + lane_x;
          int thread_x = tile_x * 8 + lane_x;
          int thread_y = tile_y * 4 + lane_y;
#line 56 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          uint h = t_global_0 * 7 * 8 + t_global_1 * 7 + (t_global_0 >> 2);
#line 152 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          uint h_2 = h;
          two *place;
#line 30 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          two v = {h_2, h_2 * 3};
          two w = {h_2 ^ 9, h_2 * 3};
#line 31 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          two *r = (place = h_2 & 1 ? &v : &w,
              check_pointer(37, thread_x, thread_y, 0, place, messages, 0, 18446744073709551615uL),
              place);
#line 32 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          r->b = h_2 & 1;
          h_2 = h_2 * 31 + v.b + w.a;
          two *q = &v;
          if (h_2 & 2) {
            q = &w;
          }
#line 37 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          if (check_pointer(42, thread_x, thread_y, 0, q, messages, 0, 18446744073709551615uL)) {
            q->a = h_2;
          }
#line 58 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          uint value = h_2 * 31 + v.a + w.b + v.b;
          uint *place_2 = &out_2[INDEX((long)t_global_0 * out_stride0 + t_global_1)];
          *place_2 = value;
        }
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 57 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
      check_barrier(34, (int)(8L * tile_x), (int)(4L * tile_y), 0, messages);
      for (int lane_y = 0; lane_y < 4; ++lane_y) {
        for (int lane_x = 0; lane_x < 8; ++lane_x) {
          int t_global_0 = tile_y * 4 + lane_y;
          int t_global_1 = tile_x * 8 + lane_x;
          int thread_x = tile_x * 8 + lane_x;
          int thread_y = tile_y * 4 + lane_y;
#line 56 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          uint h = t_global_0 * 7 * 8 + t_global_1 * 7 + (t_global_0 >> 2);
#line 152 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          uint h_2 = h;
          two *place;
#line 30 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          two v = {h_2, h_2 * 3};
          two w = {h_2 ^ 9, h_2 * 3};
#line 31 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          two *r = (place = h_2 & 1 ? &v : &w,
              check_pointer(37, thread_x, thread_y, 0, place, messages, 0, 18446744073709551615uL),
              place);
#line 32 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          r->b = h_2 & 1;
          h_2 = h_2 * 31 + v.b + w.a;
          two *q = &v;
          if (h_2 & 2) {
            q = &w;
          }
#line 37 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          if (check_pointer(42, thread_x, thread_y, 0, q, messages, 0, 18446744073709551615uL)) {
            q->a = h_2;
          }
#line 58 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
          uint value = h_2 * 31 + v.a + w.b + v.b;
          uint *place_2 = &out_2[INDEX((long)t_global_0 * out_stride0 + t_global_1)];
          if (SHADOW_WRITES(out_marks, out, place_2, 4)) {
            *place_2 = value;
          }
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 57 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
    check_barrier(34, (int)(8L * tile_x), (int)(4L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 4; ++lane_y) {
      for (int lane_x = 0; lane_x < 8; ++lane_x) {
        int t_global_0 = tile_y * 4 + lane_y;
        int t_global_1 = tile_x * 8 + lane_x;
        int thread_x = tile_x * 8 + lane_x;
        int thread_y = tile_y * 4 + lane_y;
#line 56 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        uint h = t_global_0 * 7 * 8 + t_global_1 * 7 + (t_global_0 >> 2);
#line 152 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        uint h_2 = h;
        two *place;
#line 30 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        two v = {h_2, h_2 * 3};
        two w = {h_2 ^ 9, h_2 * 3};
#line 31 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        two *r = (place = h_2 & 1 ? &v : &w,
            check_pointer(37, thread_x, thread_y, 0, place, messages, 0, 18446744073709551615uL),
            place);
#line 32 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        r->b = h_2 & 1;
        h_2 = h_2 * 31 + v.b + w.a;
        two *q = &v;
        if (h_2 & 2) {
          q = &w;
        }
#line 37 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        if (check_pointer(42, thread_x, thread_y, 0, q, messages, 0, 18446744073709551615uL)) {
          q->a = h_2;
        }
#line 58 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        uint value = h_2 * 31 + v.a + w.b + v.b;
        uint *place_2 = &out_2[INDEX(check_index2(35, thread_x, thread_y, 0,
            (long)t_global_0 * out_stride0 + t_global_1, t_global_0, t_global_1, out_extent0,
            out_extent1, messages))];
        if (check_use_global(36, thread_x, thread_y, 0, place_2, 2, (ulong)value, 0, messages)) {
          if (IN_BOUNDS(place_2, out, out_bytes)) {
            *place_2 = value;
          }
        }
      }
    }
  }
}

// kernel of expect_kernel, chosen-variables.cpp:55
#line 55 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
static void expect_kernel_12(uint *out, ulong out_bytes, long out_offset, int out_extent0,
                             int out_extent1, int out_stride0, uint *messages, int tile_x,
                             int tile_y) {
  ulong out_marks = SHADOW_MARKS(out);
  uint *out_2 = out + out_offset;
  SHADOW_BARRIER(0, 0, 0, 7);
  THREADS for (int lane_y = 0; lane_y < 16; ++lane_y) {
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  if (16L * tile_y >= 0 && out_extent0 + -16L * tile_y + -16L >= 0 && tile_x >= 0L && out_extent1 +
      -1L * tile_x + -1L >= 0) {
    if (out_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 57 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
      check_barrier(34, tile_x, (int)(16L * tile_y), 0, messages);
      for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int t_global_1 = tile_x;
        int thread_x = tile_x;
        int thread_y = tile_y * 16 + lane_y;
#line 56 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        uint h = t_global_0 * 7 + t_global_1 * 7 + (t_global_0 >> 2);
#line 152 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        uint h_2 = h;
        two *place;
#line 30 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        two v = {h_2, h_2 * 3};
        two w = {h_2 ^ 9, h_2 * 3};
#line 31 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        two *r = (place = h_2 & 1 ? &v : &w,
            check_pointer(37, thread_x, thread_y, 0, place, messages, 0, 18446744073709551615uL),
            place);
#line 32 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        r->b = h_2 & 1;
        h_2 = h_2 * 31 + v.b + w.a;
        two *q = &v;
        if (h_2 & 2) {
          q = &w;
        }
#line 37 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        if (check_pointer(42, thread_x, thread_y, 0, q, messages, 0, 18446744073709551615uL)) {
          q->a = h_2;
        }
#line 58 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        uint value = h_2 * 31 + v.a + w.b + v.b;
        uint *place_2 = &out_2[INDEX((long)t_global_0 * out_stride0 + t_global_1)];
        *place_2 = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 57 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
      check_barrier(34, tile_x, (int)(16L * tile_y), 0, messages);
      for (int lane_y = 0; lane_y < 16; ++lane_y) {
        int t_global_0 = tile_y * 16 + lane_y;
        int t_global_1 = tile_x;
        int thread_x = tile_x;
        int thread_y = tile_y * 16 + lane_y;
#line 56 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        uint h = t_global_0 * 7 + t_global_1 * 7 + (t_global_0 >> 2);
#line 152 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        uint h_2 = h;
        two *place;
#line 30 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        two v = {h_2, h_2 * 3};
        two w = {h_2 ^ 9, h_2 * 3};
#line 31 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        two *r = (place = h_2 & 1 ? &v : &w,
            check_pointer(37, thread_x, thread_y, 0, place, messages, 0, 18446744073709551615uL),
            place);
#line 32 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        r->b = h_2 & 1;
        h_2 = h_2 * 31 + v.b + w.a;
        two *q = &v;
        if (h_2 & 2) {
          q = &w;
        }
#line 37 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        if (check_pointer(42, thread_x, thread_y, 0, q, messages, 0, 18446744073709551615uL)) {
          q->a = h_2;
        }
#line 58 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
        uint value = h_2 * 31 + v.a + w.b + v.b;
        uint *place_2 = &out_2[INDEX((long)t_global_0 * out_stride0 + t_global_1)];
        if (SHADOW_WRITES(out_marks, out, place_2, 4)) {
          *place_2 = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 57 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
    check_barrier(34, tile_x, (int)(16L * tile_y), 0, messages);
    for (int lane_y = 0; lane_y < 16; ++lane_y) {
      int t_global_0 = tile_y * 16 + lane_y;
      int t_global_1 = tile_x;
      int thread_x = tile_x;
      int thread_y = tile_y * 16 + lane_y;
#line 56 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
      uint h = t_global_0 * 7 + t_global_1 * 7 + (t_global_0 >> 2);
#line 152 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
      uint h_2 = h;
      two *place;
#line 30 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
      two v = {h_2, h_2 * 3};
      two w = {h_2 ^ 9, h_2 * 3};
#line 31 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
      two *r = (place = h_2 & 1 ? &v : &w,
          check_pointer(37, thread_x, thread_y, 0, place, messages, 0, 18446744073709551615uL),
          place);
#line 32 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
      r->b = h_2 & 1;
      h_2 = h_2 * 31 + v.b + w.a;
      two *q = &v;
      if (h_2 & 2) {
        q = &w;
      }
#line 37 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
      if (check_pointer(42, thread_x, thread_y, 0, q, messages, 0, 18446744073709551615uL)) {
        q->a = h_2;
      }
#line 58 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
      uint value = h_2 * 31 + v.a + w.b + v.b;
      uint *place_2 = &out_2[INDEX(check_index2(35, thread_x, thread_y, 0,
          (long)t_global_0 * out_stride0 + t_global_1, t_global_0, t_global_1, out_extent0,
          out_extent1, messages))];
      if (check_use_global(36, thread_x, thread_y, 0, place_2, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place_2, out, out_bytes)) {
          *place_2 = value;
        }
      }
    }
  }
}

#line 1 "<ampcc native>"

AMPCC_NATIVE_ENTRY(check_elements_kernel_native_c82035f8f685b567) {
  const uint *numbers = ::ampcc_native::entry::buffer<const uint *>(ampcc_args[0]);
  ulong numbers_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long numbers_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int numbers_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  uint *out = ::ampcc_native::entry::buffer<uint *>(ampcc_args[4]);
  ulong out_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[5]);
  long out_offset = ::ampcc_native::entry::value<long>(ampcc_args[6]);
  int out_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[7]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[8]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    check_elements_kernel(numbers, numbers_bytes, numbers_offset, numbers_extent0, out, out_bytes,
        out_offset, out_extent0, messages, static_cast<int>(ampcc_at.x),
        static_cast<int>(ampcc_at.y), static_cast<int>(ampcc_at.z));
}

AMPCC_NATIVE_ENTRY(check_places_kernel_native_c82035f8f685b567) {
  uint *out = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong out_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long out_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int out_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[4]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    check_places_kernel(out, out_bytes, out_offset, out_extent0, messages,
        static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(expect_kernel_native_c82035f8f685b567) {
  uint *out = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong out_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long out_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int out_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int out_extent1 = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  int out_stride0 = ::ampcc_native::entry::value<int>(ampcc_args[5]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[6]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel(out, out_bytes, out_offset, out_extent0, out_extent1, out_stride0, messages,
        static_cast<int>(ampcc_at.x), static_cast<int>(ampcc_at.y));
}

AMPCC_NATIVE_ENTRY(expect_kernel_2_native_c82035f8f685b567) {
  uint *out = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong out_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long out_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int out_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int out_extent1 = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  int out_stride0 = ::ampcc_native::entry::value<int>(ampcc_args[5]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[6]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_2(out, out_bytes, out_offset, out_extent0, out_extent1, out_stride0, messages,
        static_cast<int>(ampcc_at.x), static_cast<int>(ampcc_at.y));
}

AMPCC_NATIVE_ENTRY(expect_kernel_3_native_c82035f8f685b567) {
  uint *out = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong out_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long out_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int out_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int out_extent1 = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  int out_stride0 = ::ampcc_native::entry::value<int>(ampcc_args[5]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[6]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_3(out, out_bytes, out_offset, out_extent0, out_extent1, out_stride0, messages,
        static_cast<int>(ampcc_at.x), static_cast<int>(ampcc_at.y));
}

AMPCC_NATIVE_ENTRY(expect_kernel_4_native_c82035f8f685b567) {
  uint *out = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong out_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long out_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int out_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int out_extent1 = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  int out_stride0 = ::ampcc_native::entry::value<int>(ampcc_args[5]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[6]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_4(out, out_bytes, out_offset, out_extent0, out_extent1, out_stride0, messages,
        static_cast<int>(ampcc_at.x), static_cast<int>(ampcc_at.y));
}

AMPCC_NATIVE_ENTRY(expect_kernel_5_native_c82035f8f685b567) {
  uint *out = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong out_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long out_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int out_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int out_extent1 = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  int out_stride0 = ::ampcc_native::entry::value<int>(ampcc_args[5]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[6]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_5(out, out_bytes, out_offset, out_extent0, out_extent1, out_stride0, messages,
        static_cast<int>(ampcc_at.x), static_cast<int>(ampcc_at.y));
}

AMPCC_NATIVE_ENTRY(expect_kernel_6_native_c82035f8f685b567) {
  uint *out = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong out_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long out_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int out_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int out_extent1 = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  int out_stride0 = ::ampcc_native::entry::value<int>(ampcc_args[5]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[6]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_6(out, out_bytes, out_offset, out_extent0, out_extent1, out_stride0, messages,
        static_cast<int>(ampcc_at.x), static_cast<int>(ampcc_at.y));
}

AMPCC_NATIVE_ENTRY(expect_kernel_7_native_c82035f8f685b567) {
  uint *out = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong out_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long out_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int out_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int out_extent1 = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  int out_stride0 = ::ampcc_native::entry::value<int>(ampcc_args[5]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[6]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_7(out, out_bytes, out_offset, out_extent0, out_extent1, out_stride0, messages,
        static_cast<int>(ampcc_at.x), static_cast<int>(ampcc_at.y));
}

AMPCC_NATIVE_ENTRY(expect_kernel_8_native_c82035f8f685b567) {
  uint *out = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong out_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long out_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int out_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int out_extent1 = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  int out_stride0 = ::ampcc_native::entry::value<int>(ampcc_args[5]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[6]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_8(out, out_bytes, out_offset, out_extent0, out_extent1, out_stride0, messages,
        static_cast<int>(ampcc_at.x), static_cast<int>(ampcc_at.y));
}

AMPCC_NATIVE_ENTRY(expect_kernel_9_native_c82035f8f685b567) {
  uint *out = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong out_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long out_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int out_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int out_extent1 = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  int out_stride0 = ::ampcc_native::entry::value<int>(ampcc_args[5]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[6]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_9(out, out_bytes, out_offset, out_extent0, out_extent1, out_stride0, messages,
        static_cast<int>(ampcc_at.x), static_cast<int>(ampcc_at.y));
}

AMPCC_NATIVE_ENTRY(expect_kernel_10_native_c82035f8f685b567) {
  uint *out = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong out_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long out_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int out_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int out_extent1 = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  int out_stride0 = ::ampcc_native::entry::value<int>(ampcc_args[5]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[6]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_10(out, out_bytes, out_offset, out_extent0, out_extent1, out_stride0, messages,
        static_cast<int>(ampcc_at.x), static_cast<int>(ampcc_at.y));
}

AMPCC_NATIVE_ENTRY(expect_kernel_11_native_c82035f8f685b567) {
  uint *out = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong out_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long out_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int out_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int out_extent1 = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  int out_stride0 = ::ampcc_native::entry::value<int>(ampcc_args[5]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[6]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_11(out, out_bytes, out_offset, out_extent0, out_extent1, out_stride0, messages,
        static_cast<int>(ampcc_at.x), static_cast<int>(ampcc_at.y));
}

AMPCC_NATIVE_ENTRY(expect_kernel_12_native_c82035f8f685b567) {
  uint *out = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong out_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long out_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int out_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int out_extent1 = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  int out_stride0 = ::ampcc_native::entry::value<int>(ampcc_args[5]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[6]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    expect_kernel_12(out, out_bytes, out_offset, out_extent0, out_extent1, out_stride0, messages,
        static_cast<int>(ampcc_at.x), static_cast<int>(ampcc_at.y));
}

} // namespace kernels
} // namespace ampcc_native
