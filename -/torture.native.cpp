// C++ for the native accelerator; needs -ffp-contract=off -fno-strict-aliasing
#include <ampcc_rt/native_kernel.h>
#ifdef __clang__
#pragma STDC FP_CONTRACT OFF
#endif
namespace ampcc_native {
namespace kernels {

typedef struct {
  int value[16];
  int count;
} Shared;

typedef struct {
  int a;
  int b;
} Last;

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

// kernel of run_kernel, torture.cpp:30
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
static void run_kernel(const int *in, ulong in_bytes, long in_offset, int in_extent0, int *out,
                       ulong out_bytes, long out_offset, int out_extent0, uint *messages,
                       int tile) {
  ulong in_begin = (ulong)in + (ulong)(in_offset * 4);
  ulong in_end = (ulong)in + (ulong)(((long)in_extent0 - 1 + in_offset + 1) * 4);
  ulong out_begin = (ulong)out + (ulong)(out_offset * 4);
  ulong out_end = (ulong)out + (ulong)(((long)out_extent0 - 1 + out_offset + 1) * 4);
  bool apart = in_end <= out_begin || out_end <= in_begin;
  ulong in_marks = SHADOW_MARKS(in);
  ulong out_marks = SHADOW_MARKS(out);
  bool s_filled = false;
#line 87 "/work/main/test/Execution/Barriers/torture.cpp"
  Shared s; // tile_static
  SHADOW_ACCESS(&s, 68, 0, 0, 0, 0u, 67, 0uL);
  const int *in_2 = in + in_offset;
  int *out_2 = out + out_offset;
  if (16L * tile >= 0 && in_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (in_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 16; ++lane) {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
        int t_global = tile * 16 + lane;
        int t_local = lane;
        int thread_x = tile * 16 + lane;
#line 88 "/work/main/test/Execution/Barriers/torture.cpp"
        const int *place = &in_2[INDEX((long)t_global)];
        int value = *place;
        if (check_use_local(12, thread_x, 0, 0, &s.value[t_local], 2, (ulong)value, 0, messages)) {
          s.value[t_local] = value;
        }
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 16; ++lane) {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
        int t_global = tile * 16 + lane;
        int t_local = lane;
        int thread_x = tile * 16 + lane;
#line 88 "/work/main/test/Execution/Barriers/torture.cpp"
        const int *place = &in_2[INDEX((long)t_global)];
        int value = in_marks == 0 || SHADOW_WRITTEN(in_marks, in, place, 4) ||
            check_use_global(9, thread_x, 0, 0, place, 0, 0, 10, messages) ? *place : 0;
        if (check_use_local(12, thread_x, 0, 0, &s.value[t_local], 2, (ulong)value, 0, messages)) {
          s.value[t_local] = value;
        }
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 7);
    for (int lane = 0; lane < 16; ++lane) {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
      int t_global = tile * 16 + lane;
      int t_local = lane;
      int thread_x = tile * 16 + lane;
#line 88 "/work/main/test/Execution/Barriers/torture.cpp"
      const int *place = &in_2[INDEX(check_index1(8, thread_x, 0, 0, t_global, t_global, in_extent0,
          messages))];
      int value = check_use_global(9, thread_x, 0, 0, place, 0, 0, 10, messages) ?
          (IN_BOUNDS(place, in, in_bytes) ? *place : 0) : 0;
      if (check_element(11, thread_x, 0, 0, (long)t_local, 16, messages) &&
          check_use_local(12, thread_x, 0, 0, &s.value[t_local], 2, (ulong)value, 0, messages)) {
        s.value[t_local] = value;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  SHADOW_BARRIER(0, 0, 0, 9);
#line 64 "/work/main/test/Execution/Barriers/torture.cpp"
  check_barrier(7, (int)(16L * tile), 0, 0, messages);
  THREADS for (int lane = 0; lane < 16; ++lane) {
  }
#line 65 "/work/main/test/Execution/Barriers/torture.cpp"
  for (int stride = 8; stride > 0; stride /= 2) {
    int stride_2 = stride;
#line 58 "/work/main/test/Execution/Barriers/torture.cpp"
    if (stride_2 >= 0L && (-1L * stride_2 >= 0 || -2L * stride_2 + 16 >= 0)) {
      for (int lane = 0; lane < 16; ++lane) {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
        int t_local = lane;
        int thread_x = tile * 16 + lane;
#line 58 "/work/main/test/Execution/Barriers/torture.cpp"
        if (t_local < stride_2) {
          int other = t_local + stride_2;
#line 54 "/work/main/test/Execution/Barriers/torture.cpp"
          int value = check_use_local(1, thread_x, 0, 0, &s.value[other], 0, 0, 2, messages) ?
              s.value[other] : 0;
          if (check_use_local(4, thread_x, 0, 0, &s.value[t_local], 4, 0, 5, messages)) {
            s.value[t_local] += value;
          }
        }
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
#line 58 "/work/main/test/Execution/Barriers/torture.cpp"
      for (int lane = 0; lane < 16; ++lane) {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
        int t_local = lane;
        int thread_x = tile * 16 + lane;
#line 58 "/work/main/test/Execution/Barriers/torture.cpp"
        if (t_local < stride_2) {
          int other = t_local + stride_2;
#line 54 "/work/main/test/Execution/Barriers/torture.cpp"
          int value = check_element(0, thread_x, 0, 0, (long)other, 16, messages) &&
              check_use_local(1, thread_x, 0, 0, &s.value[other], 0, 0, 2, messages) ?
              s.value[other] : 0;
          if (check_element(3, thread_x, 0, 0, (long)t_local, 16, messages) &&
              check_use_local(4, thread_x, 0, 0, &s.value[t_local], 4, 0, 5, messages)) {
            s.value[t_local] += value;
          }
        }
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    SHADOW_BARRIER(0, 0, 0, 9);
#line 60 "/work/main/test/Execution/Barriers/torture.cpp"
    check_barrier(6, (int)(16L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
  }
#line 90 "/work/main/test/Execution/Barriers/torture.cpp"
  if ((s_filled || (s_filled = SHADOW_ACCESS(&s, 68, 0, 0, 0, 0u, 65, 0uL) != 0) ||
      SHADOW_ACCESS(&s, 68, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile >= 0 && out_extent0 +
      -16L * tile + -16L >= 0 && apart) {
    if (out_marks == 0) {
      THREADS for (int lane = 0; lane < 16; ++lane) {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
        int t_global = tile * 16 + lane;
#line 90 "/work/main/test/Execution/Barriers/torture.cpp"
        int value = s.value[0];
        int *place = &out_2[INDEX((long)t_global)];
        *place = value;
      }
    } else {
      THREADS for (int lane = 0; lane < 16; ++lane) {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
        int t_global = tile * 16 + lane;
#line 90 "/work/main/test/Execution/Barriers/torture.cpp"
        int value = s.value[0];
        int *place = &out_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(out_marks, out, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    for (int lane = 0; lane < 16; ++lane) {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
#line 90 "/work/main/test/Execution/Barriers/torture.cpp"
      int value = check_use_local(13, thread_x, 0, 0, &s.value[0], 0, 0, 14, messages) ? s.value[0]
          : 0;
      int *place = &out_2[INDEX(check_index1(15, thread_x, 0, 0, t_global, t_global, out_extent0,
          messages))];
      if (check_use_global(16, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, out, out_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of run_kernel, torture.cpp:30
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
static void run_kernel_2(const int *in, ulong in_bytes, long in_offset, int in_extent0, int *out,
                         ulong out_bytes, long out_offset, int out_extent0, uint *messages,
                         int tile) {
  ulong in_begin = (ulong)in + (ulong)(in_offset * 4);
  ulong in_end = (ulong)in + (ulong)(((long)in_extent0 - 1 + in_offset + 1) * 4);
  ulong out_begin = (ulong)out + (ulong)(out_offset * 4);
  ulong out_end = (ulong)out + (ulong)(((long)out_extent0 - 1 + out_offset + 1) * 4);
  bool apart = in_end <= out_begin || out_end <= in_begin;
  ulong in_marks = SHADOW_MARKS(in);
  ulong out_marks = SHADOW_MARKS(out);
  bool buffers_filled = false;
  bool buffers_part_filled = false;
  bool buffers_part_filled_2 = false;
#line 79 "/work/main/test/Execution/Barriers/torture.cpp"
  int result[16];
  int result_2[16];
#line 70 "/work/main/test/Execution/Barriers/torture.cpp"
  int buffers[2][16]; // tile_static
  SHADOW_ACCESS(&buffers, 128, 0, 0, 0, 0u, 67, 0uL);
  const int *in_2 = in + in_offset;
  int *out_2 = out + out_offset;
#line 71 "/work/main/test/Execution/Barriers/torture.cpp"
  int from = 0;
  if (16L * tile >= 0 && in_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (in_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane = 0; lane < 16; ++lane) {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
        int t_global = tile * 16 + lane;
        const int *place = &in_2[INDEX((long)t_global)];
        int x = *place;
#line 71 "/work/main/test/Execution/Barriers/torture.cpp"
        int l = lane;
        buffers[0][l] = x;
      }
      SHADOW_BARRIER(0, 0, 0, 40);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 16; ++lane) {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
        int t_global = tile * 16 + lane;
        int thread_x = tile * 16 + lane;
        const int *place = &in_2[INDEX((long)t_global)];
        int x = in_marks == 0 || SHADOW_WRITTEN(in_marks, in, place, 4) ||
            check_use_global(38, thread_x, 0, 0, place, 0, 0, 39, messages) ? *place : 0;
#line 71 "/work/main/test/Execution/Barriers/torture.cpp"
        int l = lane;
        buffers[0][l] = x;
      }
      SHADOW_BARRIER(0, 0, 0, 40);
    }
    if (!(buffers_part_filled || buffers_filled)) {
      SHADOW_ACCESS(&buffers[0][0], 64, 1, 64, 0, 0u, 66, 0uL);
    }
    buffers_part_filled = true;
  } else {
    SHADOW_BARRIER(0, 0, 0, 7);
    for (int lane = 0; lane < 16; ++lane) {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
      const int *place = &in_2[INDEX(check_index1(37, thread_x, 0, 0, t_global, t_global,
          in_extent0, messages))];
      int x = check_use_global(38, thread_x, 0, 0, place, 0, 0, 39, messages) ?
          (IN_BOUNDS(place, in, in_bytes) ? *place : 0) : 0;
#line 71 "/work/main/test/Execution/Barriers/torture.cpp"
      int l = lane;
      if (check_element(17, thread_x, 0, 0, (long)l, 16, messages) &&
          check_use_local(18, thread_x, 0, 0, &buffers[0][l], 2, (ulong)x, 0, messages)) {
        buffers[0][l] = x;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 40);
  }
  SHADOW_BARRIER(0, 0, 0, 41);
#line 73 "/work/main/test/Execution/Barriers/torture.cpp"
  check_barrier(19, (int)(16L * tile), 0, 0, messages);
  THREADS for (int lane = 0; lane < 16; ++lane) {
  }
#line 74 "/work/main/test/Execution/Barriers/torture.cpp"
  for (int offset = 1; offset < 16; offset <<= 1) {
    if (from >= 0L && -1L * from + 1 >= 0 &&
        (buffers_filled || (buffers_filled = SHADOW_ACCESS(&buffers, 128, 0, 0, 0, 0u, 65, 0uL) !=
        0) || (from >= 0L && -1L * from + 1 >= 0 &&
        SHADOW_ACCESS(&buffers[clamp(from, 0, 1)][0], 64, 1, 64, 0, 0u, 65, 0uL) != 0)) &&
        (buffers_filled || (buffers_filled = SHADOW_ACCESS(&buffers, 128, 0, 0, 0, 0u, 65, 0uL) !=
        0) || (from >= 0L && -1L * from + 1 >= 0 && -1L * offset >= 0 && offset >= 0L &&
        SHADOW_ACCESS(&buffers[clamp(from, 0, 1)][clamp((int)(-1L * offset), 0, 15)], 64, 1, 64, 0,
        0u, 65, 0uL) != 0)) && offset >= 0L) {
      THREADS for (int lane = 0; lane < 16; ++lane) {
#line 71 "/work/main/test/Execution/Barriers/torture.cpp"
        int l = lane;



        int value = buffers[from][l] + (l >= offset ? buffers[from][l - offset] : 0);
        buffers[1 - from][l] = value;
      }
      if (!buffers_filled) {
        SHADOW_ACCESS(&buffers[clamp((int)(-1L * from + 1), 0, 1)][0], 64, 1, 64, 0, 0u, 66, 0uL);
      }
    } else {
      for (int lane = 0; lane < 16; ++lane) {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
        int thread_x = tile * 16 + lane;
#line 71 "/work/main/test/Execution/Barriers/torture.cpp"
        int l = lane;



        int value = (check_element(20, thread_x, 0, 0, (long)from, 2, messages) &&
            check_element(21, thread_x, 0, 0, (long)l, 16, messages) &&
            check_use_local(22, thread_x, 0, 0, &buffers[from][l], 0, 0, 23, messages) ?
            buffers[from][l] : 0) +
            (l >= offset ? (check_element(24, thread_x, 0, 0, (long)from, 2, messages) &&
            check_element(25, thread_x, 0, 0, (long)(l - offset), 16, messages) &&
            check_use_local(26, thread_x, 0, 0, &buffers[from][l - offset], 0, 0, 27, messages) ?
            buffers[from][l - offset] : 0) : 0);
        if (check_element(28, thread_x, 0, 0, (long)(1 - from), 2, messages) &&
            check_element(29, thread_x, 0, 0, (long)l, 16, messages) &&
            check_use_local(30, thread_x, 0, 0, &buffers[1 - from][l], 2, (ulong)value, 0,
            messages)) {
          buffers[1 - from][l] = value;
        }
      }
    }
#line 76 "/work/main/test/Execution/Barriers/torture.cpp"
    from = 1 - from;
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
    SHADOW_BARRIER(0, 0, 0, 40);
    SHADOW_BARRIER(0, 0, 0, 41);
#line 77 "/work/main/test/Execution/Barriers/torture.cpp"
    check_barrier(31, (int)(16L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
  }
#line 79 "/work/main/test/Execution/Barriers/torture.cpp"
  if (from >= 0L && -1L * from + 1 >= 0 &&
      (buffers_filled || (buffers_filled = SHADOW_ACCESS(&buffers, 128, 0, 0, 0, 0u, 65, 0uL) != 0)
      || (from >= 0L && -1L * from + 1 >= 0 &&
      SHADOW_ACCESS(&buffers[clamp(from, 0, 1)][0], 64, 1, 64, 0, 0u, 65, 0uL) != 0))) {
    THREADS for (int lane = 0; lane < 16; ++lane) {
#line 71 "/work/main/test/Execution/Barriers/torture.cpp"
      int l = lane;
#line 79 "/work/main/test/Execution/Barriers/torture.cpp"
      result[lane] = buffers[from][l];
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  } else {
    for (int lane = 0; lane < 16; ++lane) {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
      int thread_x = tile * 16 + lane;
#line 71 "/work/main/test/Execution/Barriers/torture.cpp"
      int l = lane;
#line 79 "/work/main/test/Execution/Barriers/torture.cpp"
      result[lane] = check_element(32, thread_x, 0, 0, (long)from, 2, messages) &&
          check_element(33, thread_x, 0, 0, (long)l, 16, messages) &&
          check_use_local(34, thread_x, 0, 0, &buffers[from][l], 0, 0, 35, messages) ?
          buffers[from][l] : 0;
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
#line 71 "/work/main/test/Execution/Barriers/torture.cpp"
  int from_2 = 0;
  SHADOW_BARRIER(0, 0, 0, 9);
#line 80 "/work/main/test/Execution/Barriers/torture.cpp"
  check_barrier(36, (int)(16L * tile), 0, 0, messages);
  THREADS for (int lane = 0; lane < 16; ++lane) {
#line 71 "/work/main/test/Execution/Barriers/torture.cpp"
    int l = lane;
    buffers[0][l] = 1;
  }
  SHADOW_BARRIER(0, 0, 0, 40);
  if (!(buffers_part_filled_2 || buffers_filled)) {
    SHADOW_ACCESS(&buffers[0][0], 64, 1, 64, 0, 0u, 66, 0uL);
  }
  buffers_part_filled_2 = true;
  SHADOW_BARRIER(0, 0, 0, 41);
#line 73 "/work/main/test/Execution/Barriers/torture.cpp"
  check_barrier(19, (int)(16L * tile), 0, 0, messages);
  THREADS for (int lane = 0; lane < 16; ++lane) {
  }
#line 74 "/work/main/test/Execution/Barriers/torture.cpp"
  for (int offset = 1; offset < 16; offset <<= 1) {
    if (from_2 >= 0L && -1L * from_2 + 1 >= 0 &&
        (buffers_filled || (buffers_filled = SHADOW_ACCESS(&buffers, 128, 0, 0, 0, 0u, 65, 0uL) !=
        0) || (from_2 >= 0L && -1L * from_2 + 1 >= 0 &&
        SHADOW_ACCESS(&buffers[clamp(from_2, 0, 1)][0], 64, 1, 64, 0, 0u, 65, 0uL) != 0)) &&
        (buffers_filled || (buffers_filled = SHADOW_ACCESS(&buffers, 128, 0, 0, 0, 0u, 65, 0uL) !=
        0) || (from_2 >= 0L && -1L * from_2 + 1 >= 0 && -1L * offset >= 0 && offset >= 0L &&
        SHADOW_ACCESS(&buffers[clamp(from_2, 0, 1)][clamp((int)(-1L * offset), 0, 15)], 64, 1, 64,
        0, 0u, 65, 0uL) != 0)) && offset >= 0L) {
      THREADS for (int lane = 0; lane < 16; ++lane) {
#line 71 "/work/main/test/Execution/Barriers/torture.cpp"
        int l = lane;



        int value = buffers[from_2][l] + (l >= offset ? buffers[from_2][l - offset] : 0);
        buffers[1 - from_2][l] = value;
      }
      if (!buffers_filled) {
        SHADOW_ACCESS(&buffers[clamp((int)(-1L * from_2 + 1), 0, 1)][0], 64, 1, 64, 0, 0u, 66, 0uL);
      }
    } else {
      for (int lane = 0; lane < 16; ++lane) {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
        int thread_x = tile * 16 + lane;
#line 71 "/work/main/test/Execution/Barriers/torture.cpp"
        int l = lane;



        int value = (check_element(20, thread_x, 0, 0, (long)from_2, 2, messages) &&
            check_element(21, thread_x, 0, 0, (long)l, 16, messages) &&
            check_use_local(22, thread_x, 0, 0, &buffers[from_2][l], 0, 0, 23, messages) ?
            buffers[from_2][l] : 0) +
            (l >= offset ? (check_element(24, thread_x, 0, 0, (long)from_2, 2, messages) &&
            check_element(25, thread_x, 0, 0, (long)(l - offset), 16, messages) &&
            check_use_local(26, thread_x, 0, 0, &buffers[from_2][l - offset], 0, 0, 27, messages) ?
            buffers[from_2][l - offset] : 0) : 0);
        if (check_element(28, thread_x, 0, 0, (long)(1 - from_2), 2, messages) &&
            check_element(29, thread_x, 0, 0, (long)l, 16, messages) &&
            check_use_local(30, thread_x, 0, 0, &buffers[1 - from_2][l], 2, (ulong)value, 0,
            messages)) {
          buffers[1 - from_2][l] = value;
        }
      }
    }
#line 76 "/work/main/test/Execution/Barriers/torture.cpp"
    from_2 = 1 - from_2;
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
    SHADOW_BARRIER(0, 0, 0, 40);
    SHADOW_BARRIER(0, 0, 0, 41);
#line 77 "/work/main/test/Execution/Barriers/torture.cpp"
    check_barrier(31, (int)(16L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
  }
#line 79 "/work/main/test/Execution/Barriers/torture.cpp"
  if (from_2 >= 0L && -1L * from_2 + 1 >= 0 &&
      (buffers_filled || (buffers_filled = SHADOW_ACCESS(&buffers, 128, 0, 0, 0, 0u, 65, 0uL) != 0)
      || (from_2 >= 0L && -1L * from_2 + 1 >= 0 &&
      SHADOW_ACCESS(&buffers[clamp(from_2, 0, 1)][0], 64, 1, 64, 0, 0u, 65, 0uL) != 0))) {
    THREADS for (int lane = 0; lane < 16; ++lane) {
#line 71 "/work/main/test/Execution/Barriers/torture.cpp"
      int l = lane;
#line 79 "/work/main/test/Execution/Barriers/torture.cpp"
      result_2[lane] = buffers[from_2][l];
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  } else {
    for (int lane = 0; lane < 16; ++lane) {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
      int thread_x = tile * 16 + lane;
#line 71 "/work/main/test/Execution/Barriers/torture.cpp"
      int l = lane;
#line 79 "/work/main/test/Execution/Barriers/torture.cpp"
      result_2[lane] = check_element(32, thread_x, 0, 0, (long)from_2, 2, messages) &&
          check_element(33, thread_x, 0, 0, (long)l, 16, messages) &&
          check_use_local(34, thread_x, 0, 0, &buffers[from_2][l], 0, 0, 35, messages) ?
          buffers[from_2][l] : 0;
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if (16L * tile >= 0 && out_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (out_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 80 "/work/main/test/Execution/Barriers/torture.cpp"
      check_barrier(36, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
        int t_global = tile * 16 + lane;
        int value = result[lane] * 1000 + result_2[lane];
#line 96 "/work/main/test/Execution/Barriers/torture.cpp"
        int *place = &out_2[INDEX((long)t_global)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 80 "/work/main/test/Execution/Barriers/torture.cpp"
      check_barrier(36, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
        int t_global = tile * 16 + lane;
        int value = result[lane] * 1000 + result_2[lane];
#line 96 "/work/main/test/Execution/Barriers/torture.cpp"
        int *place = &out_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(out_marks, out, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 80 "/work/main/test/Execution/Barriers/torture.cpp"
    check_barrier(36, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
      int value = result[lane] * 1000 + result_2[lane];
#line 96 "/work/main/test/Execution/Barriers/torture.cpp"
      int *place = &out_2[INDEX(check_index1(40, thread_x, 0, 0, t_global, t_global, out_extent0,
          messages))];
      if (check_use_global(41, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, out, out_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of run_kernel, torture.cpp:30
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
static void run_kernel_3(const int *in, ulong in_bytes, long in_offset, int in_extent0, int *out,
                         ulong out_bytes, long out_offset, int out_extent0, uint *messages,
                         int tile) {
  ulong in_begin = (ulong)in + (ulong)(in_offset * 4);
  ulong in_end = (ulong)in + (ulong)(((long)in_extent0 - 1 + in_offset + 1) * 4);
  ulong out_begin = (ulong)out + (ulong)(out_offset * 4);
  ulong out_end = (ulong)out + (ulong)(((long)out_extent0 - 1 + out_offset + 1) * 4);
  bool apart = in_end <= out_begin || out_end <= in_begin;
  ulong in_marks = SHADOW_MARKS(in);
  ulong out_marks = SHADOW_MARKS(out);
#line 114 "/work/main/test/Execution/Barriers/torture.cpp"
  int rounds[16];
  int i[16];
  bool again[16];
#line 107 "/work/main/test/Execution/Barriers/torture.cpp"
  int count; // tile_static
  SHADOW_ACCESS(&count, 4, 0, 0, 0, 0u, 67, 0uL);
#line 108 "/work/main/test/Execution/Barriers/torture.cpp"
  int total; // tile_static
  SHADOW_ACCESS(&total, 4, 0, 0, 0, 0u, 67, 0uL);
  const int *in_2 = in + in_offset;
  int *out_2 = out + out_offset;
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
  int t_tile_origin = tile * 16;
  if (16L * tile >= 0 && in_extent0 + -16L * tile + -1L >= 0 && apart) {
    if (in_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 16; ++lane) {
        int thread_x = tile * 16 + lane;
#line 109 "/work/main/test/Execution/Barriers/torture.cpp"
        if (lane == 0) {
          const int *place = &in_2[INDEX((long)t_tile_origin)];
          int value = *place % 5 + 1;
          if (check_use_local(45, thread_x, 0, 0, &count, 2, (ulong)value, 0, messages)) {
            count = value;
          }
#line 111 "/work/main/test/Execution/Barriers/torture.cpp"
          if (check_use_local(46, thread_x, 0, 0, &total, 2, 0, 0, messages)) {
            total = 0;
          }
        }
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 16; ++lane) {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
        int thread_x = tile * 16 + lane;
#line 109 "/work/main/test/Execution/Barriers/torture.cpp"
        if (lane == 0) {
          const int *place = &in_2[INDEX((long)t_tile_origin)];
          int value = (in_marks == 0 || SHADOW_WRITTEN(in_marks, in, place, 4) ||
              check_use_global(43, thread_x, 0, 0, place, 0, 0, 44, messages) ? *place : 0) % 5 + 1;
          if (check_use_local(45, thread_x, 0, 0, &count, 2, (ulong)value, 0, messages)) {
            count = value;
          }
#line 111 "/work/main/test/Execution/Barriers/torture.cpp"
          if (check_use_local(46, thread_x, 0, 0, &total, 2, 0, 0, messages)) {
            total = 0;
          }
        }
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 7);
    for (int lane = 0; lane < 16; ++lane) {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
      int thread_x = tile * 16 + lane;
#line 109 "/work/main/test/Execution/Barriers/torture.cpp"
      if (lane == 0) {
        const int *place = &in_2[INDEX(check_index1(42, thread_x, 0, 0, t_tile_origin,
            t_tile_origin, in_extent0, messages))];
        int value = (check_use_global(43, thread_x, 0, 0, place, 0, 0, 44, messages) ?
            (IN_BOUNDS(place, in, in_bytes) ? *place : 0) : 0) % 5 + 1;
        if (check_use_local(45, thread_x, 0, 0, &count, 2, (ulong)value, 0, messages)) {
          count = value;
        }
#line 111 "/work/main/test/Execution/Barriers/torture.cpp"
        if (check_use_local(46, thread_x, 0, 0, &total, 2, 0, 0, messages)) {
          total = 0;
        }
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  SHADOW_BARRIER(0, 0, 0, 9);
#line 113 "/work/main/test/Execution/Barriers/torture.cpp"
  check_barrier(47, (int)(16L * tile), 0, 0, messages);
  for (int lane = 0; lane < 16; ++lane) {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
    int thread_x = tile * 16 + lane;
#line 114 "/work/main/test/Execution/Barriers/torture.cpp"
    rounds[lane] = check_use_local(48, thread_x, 0, 0, &count, 0, 0, 49, messages) ? count : 0;
  }
#line 115 "/work/main/test/Execution/Barriers/torture.cpp"
  THREADS for (int lane = 0; lane < 16; ++lane) {
    i[lane] = 0;
    again[lane] = true;
  }
#line 117 "/work/main/test/Execution/Barriers/torture.cpp"
  bool again_2 = false;
  do {
#line 115 "/work/main/test/Execution/Barriers/torture.cpp"
    for (int lane = 0; lane < 16; ++lane) {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
      int thread_x = tile * 16 + lane;
#line 115 "/work/main/test/Execution/Barriers/torture.cpp"
      again[lane] = again[lane] && i[lane] < rounds[lane];
      if (again[lane]) {
        if (check_use_local(50, thread_x, 0, 0, &total, 3, 0, 51, messages)) {
          tile_atomic_add(&total, 1);
        }
      }
#line 117 "/work/main/test/Execution/Barriers/torture.cpp"
      SHADOW_BARRIER(lane, 0, 0, (int)again[lane] + 3);
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    SHADOW_BARRIER(0, 0, 0, 9);
    check_barrier(52, (int)(16L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 16; ++lane) {
      if (again[lane]) {
        ++i[lane];
      }
    }
    THREADS for (int lane = 0; lane < 16; ++lane) {
      again_2 = (SHADOW_BARRIER(lane, 0, 0, (int)again[lane] + 5), SHADOW_ABSENT(5) != 0);
    }
  } while (again_2);
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
  if (16L * tile >= 0 && out_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (out_marks == 0) {
      for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int thread_x = tile * 16 + lane;
        int value = check_use_local(53, thread_x, 0, 0, &total, 0, 0, 54, messages) ? total : 0;
#line 119 "/work/main/test/Execution/Barriers/torture.cpp"
        int *place = &out_2[INDEX((long)t_global)];
        *place = value;
      }
    } else {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
      for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int thread_x = tile * 16 + lane;
        int value = check_use_local(53, thread_x, 0, 0, &total, 0, 0, 54, messages) ? total : 0;
#line 119 "/work/main/test/Execution/Barriers/torture.cpp"
        int *place = &out_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(out_marks, out, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
      int value = check_use_local(53, thread_x, 0, 0, &total, 0, 0, 54, messages) ? total : 0;
#line 119 "/work/main/test/Execution/Barriers/torture.cpp"
      int *place = &out_2[INDEX(check_index1(55, thread_x, 0, 0, t_global, t_global, out_extent0,
          messages))];
      if (check_use_global(56, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, out, out_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of run_kernel, torture.cpp:30
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
static void run_kernel_4(const int *in, ulong in_bytes, long in_offset, int in_extent0, int *out,
                         ulong out_bytes, long out_offset, int out_extent0, uint *messages,
                         int tile) {
  ulong in_begin = (ulong)in + (ulong)(in_offset * 4);
  ulong in_end = (ulong)in + (ulong)(((long)in_extent0 - 1 + in_offset + 1) * 4);
  ulong out_begin = (ulong)out + (ulong)(out_offset * 4);
  ulong out_end = (ulong)out + (ulong)(((long)out_extent0 - 1 + out_offset + 1) * 4);
  bool apart = in_end <= out_begin || out_end <= in_begin;
  ulong in_marks = SHADOW_MARKS(in);
  ulong out_marks = SHADOW_MARKS(out);
  bool slots_filled = false;
  bool skipped[16];
#line 130 "/work/main/test/Execution/Barriers/torture.cpp"
  int neighbour[16];
#line 125 "/work/main/test/Execution/Barriers/torture.cpp"
  int slots[16]; // tile_static
  SHADOW_ACCESS(&slots, 64, 0, 0, 0, 0u, 67, 0uL);
  const int *in_2 = in + in_offset;
  int *out_2 = out + out_offset;
  if (16L * tile >= 0 && in_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (in_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane = 0; lane < 16; ++lane) {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
        int t_global = tile * 16 + lane;
#line 126 "/work/main/test/Execution/Barriers/torture.cpp"
        int l = lane;
        const int *place = &in_2[INDEX((long)t_global)];
        int value = *place;
        slots[l] = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 16; ++lane) {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
        int t_global = tile * 16 + lane;
        int thread_x = tile * 16 + lane;
#line 126 "/work/main/test/Execution/Barriers/torture.cpp"
        int l = lane;
        const int *place = &in_2[INDEX((long)t_global)];
        int value = in_marks == 0 || SHADOW_WRITTEN(in_marks, in, place, 4) ||
            check_use_global(58, thread_x, 0, 0, place, 0, 0, 59, messages) ? *place : 0;
        slots[l] = value;
      }
    }
    if (!slots_filled) {
      SHADOW_ACCESS(&slots[0], 64, 0, 0, 0, 0u, 66, 0uL);
      slots_filled = true;
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 7);
    for (int lane = 0; lane < 16; ++lane) {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
#line 126 "/work/main/test/Execution/Barriers/torture.cpp"
      int l = lane;
      const int *place = &in_2[INDEX(check_index1(57, thread_x, 0, 0, t_global, t_global,
          in_extent0, messages))];
      int value = check_use_global(58, thread_x, 0, 0, place, 0, 0, 59, messages) ?
          (IN_BOUNDS(place, in, in_bytes) ? *place : 0) : 0;
      if (check_element(60, thread_x, 0, 0, (long)l, 16, messages) &&
          check_use_local(61, thread_x, 0, 0, &slots[l], 2, (ulong)value, 0, messages)) {
        slots[l] = value;
      }
    }
  }
#line 128 "/work/main/test/Execution/Barriers/torture.cpp"
  for (int i = 0;; ++i) {
    THREADS for (int lane = 0; lane < 16; ++lane) {
      skipped[lane] = false;
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    if (slots_filled || SHADOW_ACCESS(&slots, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 129 "/work/main/test/Execution/Barriers/torture.cpp"
      check_barrier(62, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
#line 126 "/work/main/test/Execution/Barriers/torture.cpp"
        int l = lane;



        neighbour[lane] = slots[(l + 1) % 16];
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 129 "/work/main/test/Execution/Barriers/torture.cpp"
      check_barrier(62, (int)(16L * tile), 0, 0, messages);
      for (int lane = 0; lane < 16; ++lane) {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
        int thread_x = tile * 16 + lane;
#line 126 "/work/main/test/Execution/Barriers/torture.cpp"
        int l = lane;



        neighbour[lane] = check_element(63, thread_x, 0, 0, (long)((l + 1) % 16), 16, messages) &&
            check_use_local(64, thread_x, 0, 0, &slots[(l + 1) % 16], 0, 0, 65, messages) ?
            slots[(l + 1) % 16] : 0;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    SHADOW_BARRIER(0, 0, 0, 9);
#line 131 "/work/main/test/Execution/Barriers/torture.cpp"
    check_barrier(66, (int)(16L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 16; ++lane) {
#line 132 "/work/main/test/Execution/Barriers/torture.cpp"
      if (i % 2 == 0) {
        skipped[lane] = true;
#line 133 "/work/main/test/Execution/Barriers/torture.cpp"
        continue;
      }
    }
#line 134 "/work/main/test/Execution/Barriers/torture.cpp"
    if (i > 6) {
      break;
    }
#line 136 "/work/main/test/Execution/Barriers/torture.cpp"
    if (slots_filled || SHADOW_ACCESS(&slots[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
      THREADS for (int lane = 0; lane < 16; ++lane) {
        if (skipped[lane]) {
          continue;
        }
#line 126 "/work/main/test/Execution/Barriers/torture.cpp"
        int l = lane;
#line 136 "/work/main/test/Execution/Barriers/torture.cpp"
        slots[l] += neighbour[lane] & 3;
      }
    } else {
      for (int lane = 0; lane < 16; ++lane) {
        if (skipped[lane]) {
          continue;
        }
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
        int thread_x = tile * 16 + lane;
#line 126 "/work/main/test/Execution/Barriers/torture.cpp"
        int l = lane;
#line 136 "/work/main/test/Execution/Barriers/torture.cpp"
        if (check_element(67, thread_x, 0, 0, (long)l, 16, messages) &&
            check_use_local(68, thread_x, 0, 0, &slots[l], 4, 0, 69, messages)) {
          slots[l] += neighbour[lane] & 3;
        }
      }
    }
  }
#line 138 "/work/main/test/Execution/Barriers/torture.cpp"
  if ((slots_filled || SHADOW_ACCESS(&slots[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile >= 0
      && out_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (out_marks == 0) {
      THREADS for (int lane = 0; lane < 16; ++lane) {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
        int t_global = tile * 16 + lane;
#line 126 "/work/main/test/Execution/Barriers/torture.cpp"
        int l = lane;
#line 138 "/work/main/test/Execution/Barriers/torture.cpp"
        int value = slots[l];
        int *place = &out_2[INDEX((long)t_global)];
        *place = value;
      }
    } else {
      THREADS for (int lane = 0; lane < 16; ++lane) {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
        int t_global = tile * 16 + lane;
#line 126 "/work/main/test/Execution/Barriers/torture.cpp"
        int l = lane;
#line 138 "/work/main/test/Execution/Barriers/torture.cpp"
        int value = slots[l];
        int *place = &out_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(out_marks, out, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    for (int lane = 0; lane < 16; ++lane) {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
#line 126 "/work/main/test/Execution/Barriers/torture.cpp"
      int l = lane;
#line 138 "/work/main/test/Execution/Barriers/torture.cpp"
      int value = check_element(70, thread_x, 0, 0, (long)l, 16, messages) &&
          check_use_local(71, thread_x, 0, 0, &slots[l], 0, 0, 72, messages) ? slots[l] : 0;
      int *place = &out_2[INDEX(check_index1(73, thread_x, 0, 0, t_global, t_global, out_extent0,
          messages))];
      if (check_use_global(74, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, out, out_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of run_kernel, torture.cpp:30
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
static void run_kernel_5(const int *in, ulong in_bytes, long in_offset, int in_extent0, int *out,
                         ulong out_bytes, long out_offset, int out_extent0, uint *messages,
                         int tile) {
  ulong in_begin = (ulong)in + (ulong)(in_offset * 4);
  ulong in_end = (ulong)in + (ulong)(((long)in_extent0 - 1 + in_offset + 1) * 4);
  ulong out_begin = (ulong)out + (ulong)(out_offset * 4);
  ulong out_end = (ulong)out + (ulong)(((long)out_extent0 - 1 + out_offset + 1) * 4);
  bool apart = in_end <= out_begin || out_end <= in_begin;
  ulong in_marks = SHADOW_MARKS(in);
  ulong out_marks = SHADOW_MARKS(out);
  bool slot_filled = false;
#line 157 "/work/main/test/Execution/Barriers/torture.cpp"
  int mine[16];
#line 155 "/work/main/test/Execution/Barriers/torture.cpp"
  int slot[16]; // tile_static
  SHADOW_ACCESS(&slot, 64, 0, 0, 0, 0u, 67, 0uL);
  const int *in_2 = in + in_offset;
  int *out_2 = out + out_offset;
#line 157 "/work/main/test/Execution/Barriers/torture.cpp"
  int outer = 3;
  if (16L * tile >= 0 && in_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (in_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane = 0; lane < 16; ++lane) {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
        int t_global = tile * 16 + lane;
#line 157 "/work/main/test/Execution/Barriers/torture.cpp"
        const int *place = &in_2[INDEX((long)t_global)];
        mine[lane] = *place;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 16; ++lane) {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
        int t_global = tile * 16 + lane;
        int thread_x = tile * 16 + lane;
#line 157 "/work/main/test/Execution/Barriers/torture.cpp"
        const int *place = &in_2[INDEX((long)t_global)];
        mine[lane] = in_marks == 0 || SHADOW_WRITTEN(in_marks, in, place, 4) ||
            check_use_global(76, thread_x, 0, 0, place, 0, 0, 77, messages) ? *place : 0;
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 7);
    for (int lane = 0; lane < 16; ++lane) {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
#line 157 "/work/main/test/Execution/Barriers/torture.cpp"
      const int *place = &in_2[INDEX(check_index1(75, thread_x, 0, 0, t_global, t_global,
          in_extent0, messages))];
      mine[lane] = check_use_global(76, thread_x, 0, 0, place, 0, 0, 77, messages) ?
          (IN_BOUNDS(place, in, in_bytes) ? *place : 0) : 0;
    }
  }
#line 158 "/work/main/test/Execution/Barriers/torture.cpp"
  while (outer-- > 0) {
    int inner = 2;
    do {
      THREADS for (int lane = 0; lane < 16; ++lane) {
#line 156 "/work/main/test/Execution/Barriers/torture.cpp"
        int l = lane;
#line 161 "/work/main/test/Execution/Barriers/torture.cpp"
        slot[l] = mine[lane];
      }
      SHADOW_BARRIER(0, 0, 0, 8);
      if (!slot_filled) {
        SHADOW_ACCESS(&slot[0], 64, 0, 0, 0, 0u, 66, 0uL);
        slot_filled = true;
      }
      if (slot_filled || SHADOW_ACCESS(&slot[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
        SHADOW_BARRIER(0, 0, 0, 9);
#line 162 "/work/main/test/Execution/Barriers/torture.cpp"
        check_barrier(80, (int)(16L * tile), 0, 0, messages);
        THREADS for (int lane = 0; lane < 16; ++lane) {
#line 156 "/work/main/test/Execution/Barriers/torture.cpp"
          int l = lane;
#line 163 "/work/main/test/Execution/Barriers/torture.cpp"
          mine[lane] = slot[15 - l] + 1;
        }
        SHADOW_BARRIER(0, 0, 0, 8);
      } else {
        SHADOW_BARRIER(0, 0, 0, 9);
#line 162 "/work/main/test/Execution/Barriers/torture.cpp"
        check_barrier(80, (int)(16L * tile), 0, 0, messages);
        for (int lane = 0; lane < 16; ++lane) {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
          int thread_x = tile * 16 + lane;
#line 156 "/work/main/test/Execution/Barriers/torture.cpp"
          int l = lane;
#line 163 "/work/main/test/Execution/Barriers/torture.cpp"
          mine[lane] = (check_element(81, thread_x, 0, 0, (long)(15 - l), 16, messages) &&
              check_use_local(82, thread_x, 0, 0, &slot[15 - l], 0, 0, 83, messages) ? slot[15 - l]
              : 0) + 1;
        }
        SHADOW_BARRIER(0, 0, 0, 8);
      }
      SHADOW_BARRIER(0, 0, 0, 9);
#line 164 "/work/main/test/Execution/Barriers/torture.cpp"
      check_barrier(84, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
      }
    } while (--inner > 0);
  }
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
  if (16L * tile >= 0 && out_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (out_marks == 0) {
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int value = mine[lane];
#line 167 "/work/main/test/Execution/Barriers/torture.cpp"
        int *place = &out_2[INDEX((long)t_global)];
        *place = value;
      }
    } else {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int value = mine[lane];
#line 167 "/work/main/test/Execution/Barriers/torture.cpp"
        int *place = &out_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(out_marks, out, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
      int value = mine[lane];
#line 167 "/work/main/test/Execution/Barriers/torture.cpp"
      int *place = &out_2[INDEX(check_index1(85, thread_x, 0, 0, t_global, t_global, out_extent0,
          messages))];
      if (check_use_global(86, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, out, out_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of run_kernel, torture.cpp:30
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
static void run_kernel_6(const int *in, ulong in_bytes, long in_offset, int in_extent0, int *out,
                         ulong out_bytes, long out_offset, int out_extent0, uint *messages,
                         int tile) {
  ulong in_begin = (ulong)in + (ulong)(in_offset * 4);
  ulong in_end = (ulong)in + (ulong)(((long)in_extent0 - 1 + in_offset + 1) * 4);
  ulong out_begin = (ulong)out + (ulong)(out_offset * 4);
  ulong out_end = (ulong)out + (ulong)(((long)out_extent0 - 1 + out_offset + 1) * 4);
  bool apart = in_end <= out_begin || out_end <= in_begin;
  ulong in_marks = SHADOW_MARKS(in);
  ulong out_marks = SHADOW_MARKS(out);
  bool slot_filled = false;
#line 176 "/work/main/test/Execution/Barriers/torture.cpp"
  int mine[16];
#line 173 "/work/main/test/Execution/Barriers/torture.cpp"
  int slot[16]; // tile_static
  SHADOW_ACCESS(&slot, 64, 0, 0, 0, 0u, 67, 0uL);
  const int *in_2 = in + in_offset;
  int *out_2 = out + out_offset;
  if (16L * tile >= 0 && in_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (in_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane = 0; lane < 16; ++lane) {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
        int t_global = tile * 16 + lane;
#line 174 "/work/main/test/Execution/Barriers/torture.cpp"
        int l = lane;
        const int *place = &in_2[INDEX((long)t_global)];
        int value = *place;
        slot[l] = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 16; ++lane) {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
        int t_global = tile * 16 + lane;
        int thread_x = tile * 16 + lane;
#line 174 "/work/main/test/Execution/Barriers/torture.cpp"
        int l = lane;
        const int *place = &in_2[INDEX((long)t_global)];
        int value = in_marks == 0 || SHADOW_WRITTEN(in_marks, in, place, 4) ||
            check_use_global(88, thread_x, 0, 0, place, 0, 0, 89, messages) ? *place : 0;
        slot[l] = value;
      }
    }
    if (!slot_filled) {
      SHADOW_ACCESS(&slot[0], 64, 0, 0, 0, 0u, 66, 0uL);
      slot_filled = true;
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 7);
    for (int lane = 0; lane < 16; ++lane) {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
#line 174 "/work/main/test/Execution/Barriers/torture.cpp"
      int l = lane;
      const int *place = &in_2[INDEX(check_index1(87, thread_x, 0, 0, t_global, t_global,
          in_extent0, messages))];
      int value = check_use_global(88, thread_x, 0, 0, place, 0, 0, 89, messages) ?
          (IN_BOUNDS(place, in, in_bytes) ? *place : 0) : 0;
      if (check_element(90, thread_x, 0, 0, (long)l, 16, messages) &&
          check_use_local(91, thread_x, 0, 0, &slot[l], 2, (ulong)value, 0, messages)) {
        slot[l] = value;
      }
    }
  }
#line 177 "/work/main/test/Execution/Barriers/torture.cpp"
  if (tile % 2 == 0) {
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    if (slot_filled || SHADOW_ACCESS(&slot, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 178 "/work/main/test/Execution/Barriers/torture.cpp"
      check_barrier(92, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
#line 174 "/work/main/test/Execution/Barriers/torture.cpp"
        int l = lane;
#line 179 "/work/main/test/Execution/Barriers/torture.cpp"
        mine[lane] = slot[(l + 3) % 16];
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 178 "/work/main/test/Execution/Barriers/torture.cpp"
      check_barrier(92, (int)(16L * tile), 0, 0, messages);
      for (int lane = 0; lane < 16; ++lane) {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
        int thread_x = tile * 16 + lane;
#line 174 "/work/main/test/Execution/Barriers/torture.cpp"
        int l = lane;
#line 179 "/work/main/test/Execution/Barriers/torture.cpp"
        mine[lane] = check_element(93, thread_x, 0, 0, (long)((l + 3) % 16), 16, messages) &&
            check_use_local(94, thread_x, 0, 0, &slot[(l + 3) % 16], 0, 0, 95, messages) ?
            slot[(l + 3) % 16] : 0;
      }
    }
  } else {
#line 181 "/work/main/test/Execution/Barriers/torture.cpp"
    if (slot_filled || SHADOW_ACCESS(&slot[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
      THREADS for (int lane = 0; lane < 16; ++lane) {
#line 174 "/work/main/test/Execution/Barriers/torture.cpp"
        int l = lane;
#line 181 "/work/main/test/Execution/Barriers/torture.cpp"
        slot[l] += 100;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      for (int lane = 0; lane < 16; ++lane) {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
        int thread_x = tile * 16 + lane;
#line 174 "/work/main/test/Execution/Barriers/torture.cpp"
        int l = lane;
#line 181 "/work/main/test/Execution/Barriers/torture.cpp"
        if (check_element(96, thread_x, 0, 0, (long)l, 16, messages) &&
            check_use_local(97, thread_x, 0, 0, &slot[l], 4, 0, 98, messages)) {
          slot[l] += 100;
        }
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    if (slot_filled || SHADOW_ACCESS(&slot, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 182 "/work/main/test/Execution/Barriers/torture.cpp"
      check_barrier(99, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
#line 174 "/work/main/test/Execution/Barriers/torture.cpp"
        int l = lane;
#line 183 "/work/main/test/Execution/Barriers/torture.cpp"
        mine[lane] = slot[(l + 5) % 16];
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 182 "/work/main/test/Execution/Barriers/torture.cpp"
      check_barrier(99, (int)(16L * tile), 0, 0, messages);
      for (int lane = 0; lane < 16; ++lane) {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
        int thread_x = tile * 16 + lane;
#line 174 "/work/main/test/Execution/Barriers/torture.cpp"
        int l = lane;
#line 183 "/work/main/test/Execution/Barriers/torture.cpp"
        mine[lane] = check_element(100, thread_x, 0, 0, (long)((l + 5) % 16), 16, messages) &&
            check_use_local(101, thread_x, 0, 0, &slot[(l + 5) % 16], 0, 0, 102, messages) ?
            slot[(l + 5) % 16] : 0;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    SHADOW_BARRIER(0, 0, 0, 9);
#line 184 "/work/main/test/Execution/Barriers/torture.cpp"
    check_barrier(103, (int)(16L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
  }
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
  if (16L * tile >= 0 && out_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (out_marks == 0) {
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int value = mine[lane] + 1000 * tile;
#line 186 "/work/main/test/Execution/Barriers/torture.cpp"
        int *place = &out_2[INDEX((long)t_global)];
        *place = value;
      }
    } else {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int value = mine[lane] + 1000 * tile;
#line 186 "/work/main/test/Execution/Barriers/torture.cpp"
        int *place = &out_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(out_marks, out, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
      int value = mine[lane] + 1000 * tile;
#line 186 "/work/main/test/Execution/Barriers/torture.cpp"
      int *place = &out_2[INDEX(check_index1(104, thread_x, 0, 0, t_global, t_global, out_extent0,
          messages))];
      if (check_use_global(105, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, out, out_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of run_kernel, torture.cpp:30
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
static void run_kernel_7(const int *in, ulong in_bytes, long in_offset, int in_extent0, int *out,
                         ulong out_bytes, long out_offset, int out_extent0, uint *messages,
                         int tile) {
  ulong in_begin = (ulong)in + (ulong)(in_offset * 4);
  ulong in_end = (ulong)in + (ulong)(((long)in_extent0 - 1 + in_offset + 1) * 4);
  ulong out_begin = (ulong)out + (ulong)(out_offset * 4);
  ulong out_end = (ulong)out + (ulong)(((long)out_extent0 - 1 + out_offset + 1) * 4);
  bool apart = in_end <= out_begin || out_end <= in_begin;
  ulong in_marks = SHADOW_MARKS(in);
  ulong out_marks = SHADOW_MARKS(out);
  bool slot_filled = false;
#line 199 "/work/main/test/Execution/Barriers/torture.cpp"
  int mine[16];
#line 196 "/work/main/test/Execution/Barriers/torture.cpp"
  int slot[16]; // tile_static
  SHADOW_ACCESS(&slot, 64, 0, 0, 0, 0u, 67, 0uL);
  const int *in_2 = in + in_offset;
  int *out_2 = out + out_offset;
  int reached = tile == 0 ? 0 : tile == 1 ? 1 : 2;
  if (16L * tile >= 0 && in_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (in_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane = 0; lane < 16; ++lane) {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
        int t_global = tile * 16 + lane;
#line 197 "/work/main/test/Execution/Barriers/torture.cpp"
        int l = lane;
        const int *place = &in_2[INDEX((long)t_global)];
        int value = *place;
        slot[l] = value;
#line 199 "/work/main/test/Execution/Barriers/torture.cpp"
        mine[lane] = 0;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 16; ++lane) {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
        int t_global = tile * 16 + lane;
        int thread_x = tile * 16 + lane;
#line 197 "/work/main/test/Execution/Barriers/torture.cpp"
        int l = lane;
        const int *place = &in_2[INDEX((long)t_global)];
        int value = in_marks == 0 || SHADOW_WRITTEN(in_marks, in, place, 4) ||
            check_use_global(107, thread_x, 0, 0, place, 0, 0, 108, messages) ? *place : 0;
        slot[l] = value;
#line 199 "/work/main/test/Execution/Barriers/torture.cpp"
        mine[lane] = 0;
      }
    }
    if (!slot_filled) {
      SHADOW_ACCESS(&slot[0], 64, 0, 0, 0, 0u, 66, 0uL);
      slot_filled = true;
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 7);
    for (int lane = 0; lane < 16; ++lane) {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
#line 197 "/work/main/test/Execution/Barriers/torture.cpp"
      int l = lane;
      const int *place = &in_2[INDEX(check_index1(106, thread_x, 0, 0, t_global, t_global,
          in_extent0, messages))];
      int value = check_use_global(107, thread_x, 0, 0, place, 0, 0, 108, messages) ?
          (IN_BOUNDS(place, in, in_bytes) ? *place : 0) : 0;
      if (check_element(109, thread_x, 0, 0, (long)l, 16, messages) &&
          check_use_local(110, thread_x, 0, 0, &slot[l], 2, (ulong)value, 0, messages)) {
        slot[l] = value;
      }
#line 199 "/work/main/test/Execution/Barriers/torture.cpp"
      mine[lane] = 0;
    }
  }
#line 200 "/work/main/test/Execution/Barriers/torture.cpp"
  if (reached <= 0) {
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    SHADOW_BARRIER(0, 0, 0, 9);
#line 202 "/work/main/test/Execution/Barriers/torture.cpp"
    check_barrier(111, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
      int thread_x = tile * 16 + lane;
#line 197 "/work/main/test/Execution/Barriers/torture.cpp"
      int l = lane;
#line 203 "/work/main/test/Execution/Barriers/torture.cpp"
      mine[lane] = check_use_local(113, thread_x, 0, 0, &slot[15 - l], 0, 0, 114, messages) ?
          slot[15 - l] : 0;
    }
#line 204 "/work/main/test/Execution/Barriers/torture.cpp"
    reached = 3;
  }
#line 200 "/work/main/test/Execution/Barriers/torture.cpp"
  for (int lane = 0; lane < 16; ++lane) {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
    int thread_x = tile * 16 + lane;
#line 197 "/work/main/test/Execution/Barriers/torture.cpp"
    int l = lane;


    if (reached <= 1) {
#line 206 "/work/main/test/Execution/Barriers/torture.cpp"
      if (check_use_local(116, thread_x, 0, 0, &slot[l], 4, 0, 117, messages)) {
        slot[l] *= 2;
      }
    }
  }
#line 200 "/work/main/test/Execution/Barriers/torture.cpp"
  if (reached <= 2) {
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    if (slot_filled || SHADOW_ACCESS(&slot, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
      SHADOW_BARRIER(0, 0, 0, 9);


      check_barrier(118, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
#line 197 "/work/main/test/Execution/Barriers/torture.cpp"
        int l = lane;
#line 209 "/work/main/test/Execution/Barriers/torture.cpp"
        mine[lane] = slot[(l + 1) % 16];
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 208 "/work/main/test/Execution/Barriers/torture.cpp"
      check_barrier(118, (int)(16L * tile), 0, 0, messages);
      for (int lane = 0; lane < 16; ++lane) {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
        int thread_x = tile * 16 + lane;
#line 197 "/work/main/test/Execution/Barriers/torture.cpp"
        int l = lane;
#line 209 "/work/main/test/Execution/Barriers/torture.cpp"
        mine[lane] = check_element(119, thread_x, 0, 0, (long)((l + 1) % 16), 16, messages) &&
            check_use_local(120, thread_x, 0, 0, &slot[(l + 1) % 16], 0, 0, 121, messages) ?
            slot[(l + 1) % 16] : 0;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    SHADOW_BARRIER(0, 0, 0, 9);
#line 210 "/work/main/test/Execution/Barriers/torture.cpp"
    check_barrier(122, (int)(16L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 16; ++lane) {
    }
  }
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
  if (16L * tile >= 0 && out_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (out_marks == 0) {
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int value = mine[lane];
#line 212 "/work/main/test/Execution/Barriers/torture.cpp"
        int *place = &out_2[INDEX((long)t_global)];
        *place = value;
      }
    } else {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int value = mine[lane];
#line 212 "/work/main/test/Execution/Barriers/torture.cpp"
        int *place = &out_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(out_marks, out, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
      int value = mine[lane];
#line 212 "/work/main/test/Execution/Barriers/torture.cpp"
      int *place = &out_2[INDEX(check_index1(123, thread_x, 0, 0, t_global, t_global, out_extent0,
          messages))];
      if (check_use_global(124, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, out, out_bytes)) {
          *place = value;
        }
      }
    }
  }
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

// kernel of run_kernel, torture.cpp:30
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
static void run_kernel_8(const int *in, ulong in_bytes, long in_offset, int in_extent0, int *out,
                         ulong out_bytes, long out_offset, int out_extent0, uint *messages,
                         int tile) {
  ulong in_begin = (ulong)in + (ulong)(in_offset * 4);
  ulong in_end = (ulong)in + (ulong)(((long)in_extent0 - 1 + in_offset + 1) * 4);
  ulong out_begin = (ulong)out + (ulong)(out_offset * 4);
  ulong out_end = (ulong)out + (ulong)(((long)out_extent0 - 1 + out_offset + 1) * 4);
  bool apart = in_end <= out_begin || out_end <= in_begin;
  ulong in_marks = SHADOW_MARKS(in);
  ulong out_marks = SHADOW_MARKS(out);
  bool slot_filled = false;
#line 225 "/work/main/test/Execution/Barriers/torture.cpp"
  int history[4][16];


  Last last[16];
#line 223 "/work/main/test/Execution/Barriers/torture.cpp"
  int slot[16]; // tile_static
  SHADOW_ACCESS(&slot, 64, 0, 0, 0, 0u, 67, 0uL);
  const int *in_2 = in + in_offset;
  int *out_2 = out + out_offset;
  if (16L * tile >= 0 && in_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (in_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane = 0; lane < 16; ++lane) {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
        int t_global = tile * 16 + lane;
#line 224 "/work/main/test/Execution/Barriers/torture.cpp"
        int l = lane;



        const int *place = &in_2[INDEX((long)t_global)];
        last[lane].a = *place;
        last[lane].b = l;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 16; ++lane) {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
        int t_global = tile * 16 + lane;
        int thread_x = tile * 16 + lane;
#line 224 "/work/main/test/Execution/Barriers/torture.cpp"
        int l = lane;



        const int *place = &in_2[INDEX((long)t_global)];
        last[lane].a = in_marks == 0 || SHADOW_WRITTEN(in_marks, in, place, 4) ||
            check_use_global(126, thread_x, 0, 0, place, 0, 0, 127, messages) ? *place : 0;
        last[lane].b = l;
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 7);
    for (int lane = 0; lane < 16; ++lane) {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
#line 224 "/work/main/test/Execution/Barriers/torture.cpp"
      int l = lane;



      const int *place = &in_2[INDEX(check_index1(125, thread_x, 0, 0, t_global, t_global,
          in_extent0, messages))];
      last[lane].a = check_use_global(126, thread_x, 0, 0, place, 0, 0, 127, messages) ?
          (IN_BOUNDS(place, in, in_bytes) ? *place : 0) : 0;
      last[lane].b = l;
    }
  }
#line 230 "/work/main/test/Execution/Barriers/torture.cpp"
  for (int i = 0; i < 4; ++i) {
    for (int lane = 0; lane < 16; ++lane) {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
      int thread_x = tile * 16 + lane;
#line 224 "/work/main/test/Execution/Barriers/torture.cpp"
      int l = lane;
#line 229 "/work/main/test/Execution/Barriers/torture.cpp"
      int *current = &last[lane].a;

      int value = check_pointer(128, thread_x, 0, 0, current, messages, (ulong)&last[lane], 8) ?
          *current : 0;
      slot[l] = value;
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    if (!slot_filled) {
      SHADOW_ACCESS(&slot[0], 64, 0, 0, 0, 0u, 66, 0uL);
      slot_filled = true;
    }
    if (slot_filled || SHADOW_ACCESS(&slot, 64, 0, 0, 0, 0u, 65, 0uL) != 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 232 "/work/main/test/Execution/Barriers/torture.cpp"
      check_barrier(133, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
#line 224 "/work/main/test/Execution/Barriers/torture.cpp"
        int l = lane;
#line 233 "/work/main/test/Execution/Barriers/torture.cpp"
        int value = slot[(l + i) % 16];
        history[i][lane] = value;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 232 "/work/main/test/Execution/Barriers/torture.cpp"
      check_barrier(133, (int)(16L * tile), 0, 0, messages);
      for (int lane = 0; lane < 16; ++lane) {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
        int thread_x = tile * 16 + lane;
#line 224 "/work/main/test/Execution/Barriers/torture.cpp"
        int l = lane;
#line 233 "/work/main/test/Execution/Barriers/torture.cpp"
        int value = check_element(134, thread_x, 0, 0, (long)((l + i) % 16), 16, messages) &&
            check_use_local(135, thread_x, 0, 0, &slot[(l + i) % 16], 0, 0, 136, messages) ?
            slot[(l + i) % 16] : 0;
        if (check_element(137, thread_x, 0, 0, (long)i, 4, messages)) {
          history[i][lane] = value;
        }
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    SHADOW_BARRIER(0, 0, 0, 9);
#line 234 "/work/main/test/Execution/Barriers/torture.cpp"
    check_barrier(138, (int)(16L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 16; ++lane) {
#line 235 "/work/main/test/Execution/Barriers/torture.cpp"
      last[lane].a += history[i][lane] & 1;
    }
  }
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
  if (16L * tile >= 0 && out_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (out_marks == 0) {
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int value = history[0][lane] + history[1][lane] * 3 + history[2][lane] * 5 +
            history[3][lane] * 7 + last[lane].b;
#line 237 "/work/main/test/Execution/Barriers/torture.cpp"
        int *place = &out_2[INDEX((long)t_global)];
        *place = value;
      }
    } else {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
      THREADS for (int lane = 0; lane < 16; ++lane) {
        int t_global = tile * 16 + lane;
        int value = history[0][lane] + history[1][lane] * 3 + history[2][lane] * 5 +
            history[3][lane] * 7 + last[lane].b;
#line 237 "/work/main/test/Execution/Barriers/torture.cpp"
        int *place = &out_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(out_marks, out, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
    for (int lane = 0; lane < 16; ++lane) {
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
      int value = history[0][lane] + history[1][lane] * 3 + history[2][lane] * 5 +
          history[3][lane] * 7 + last[lane].b;
#line 237 "/work/main/test/Execution/Barriers/torture.cpp"
      int *place = &out_2[INDEX(check_index1(140, thread_x, 0, 0, t_global, t_global, out_extent0,
          messages))];
      if (check_use_global(141, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, out, out_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of run_kernel, torture.cpp:30
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
static void run_kernel_9(const int *in, ulong in_bytes, long in_offset, int in_extent0, int *out,
                         ulong out_bytes, long out_offset, int out_extent0, uint *messages,
                         int tile) {
  ulong in_begin = (ulong)in + (ulong)(in_offset * 4);
  ulong in_end = (ulong)in + (ulong)(((long)in_extent0 - 1 + in_offset + 1) * 4);
  ulong out_begin = (ulong)out + (ulong)(out_offset * 4);
  ulong out_end = (ulong)out + (ulong)(((long)out_extent0 - 1 + out_offset + 1) * 4);
  bool apart = in_end <= out_begin || out_end <= in_begin;
  ulong in_marks = SHADOW_MARKS(in);
  ulong out_marks = SHADOW_MARKS(out);
  bool slot_filled = false;
  bool returned[16];
#line 257 "/work/main/test/Execution/Barriers/torture.cpp"
  int steps[16];
#line 255 "/work/main/test/Execution/Barriers/torture.cpp"
  int slot[16]; // tile_static
  SHADOW_ACCESS(&slot, 64, 0, 0, 0, 0u, 67, 0uL);
  const int *in_2 = in + in_offset;
  int *out_2 = out + out_offset;
  if (16L * tile >= 0 && in_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (in_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 16; ++lane) {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
        int t_global = tile * 16 + lane;
        int thread_x = tile * 16 + lane;
        returned[lane] = false;
#line 256 "/work/main/test/Execution/Barriers/torture.cpp"
        int l = lane;
        const int *place = &in_2[INDEX((long)t_global)];
        int n = *place;
        steps[lane] = 0;
#line 258 "/work/main/test/Execution/Barriers/torture.cpp"
        while (n > 1) {
          n = n % 2 ? n * 3 + 1 : n / 2;
          if (++steps[lane] > 20) {
            break;
          }
        }
#line 263 "/work/main/test/Execution/Barriers/torture.cpp"
        if (check_use_local(146, thread_x, 0, 0, &slot[l], 2, (ulong)steps[lane], 0, messages)) {
          slot[l] = steps[lane];
        }
        SHADOW_BARRIER(lane, 0, 0, 1);
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 16; ++lane) {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
        int t_global = tile * 16 + lane;
        int thread_x = tile * 16 + lane;
        returned[lane] = false;
#line 256 "/work/main/test/Execution/Barriers/torture.cpp"
        int l = lane;
        const int *place = &in_2[INDEX((long)t_global)];
        int n = in_marks == 0 || SHADOW_WRITTEN(in_marks, in, place, 4) ||
            check_use_global(143, thread_x, 0, 0, place, 0, 0, 144, messages) ? *place : 0;
        steps[lane] = 0;
#line 258 "/work/main/test/Execution/Barriers/torture.cpp"
        while (n > 1) {
          n = n % 2 ? n * 3 + 1 : n / 2;
          if (++steps[lane] > 20) {
            break;
          }
        }
#line 263 "/work/main/test/Execution/Barriers/torture.cpp"
        if (check_use_local(146, thread_x, 0, 0, &slot[l], 2, (ulong)steps[lane], 0, messages)) {
          slot[l] = steps[lane];
        }
        SHADOW_BARRIER(lane, 0, 0, 1);
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 7);
    for (int lane = 0; lane < 16; ++lane) {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
      returned[lane] = false;
#line 256 "/work/main/test/Execution/Barriers/torture.cpp"
      int l = lane;
      const int *place = &in_2[INDEX(check_index1(142, thread_x, 0, 0, t_global, t_global,
          in_extent0, messages))];
      int n = check_use_global(143, thread_x, 0, 0, place, 0, 0, 144, messages) ?
          (IN_BOUNDS(place, in, in_bytes) ? *place : 0) : 0;
      steps[lane] = 0;
#line 258 "/work/main/test/Execution/Barriers/torture.cpp"
      while (n > 1) {
        n = n % 2 ? n * 3 + 1 : n / 2;
        if (++steps[lane] > 20) {
          break;
        }
      }
#line 263 "/work/main/test/Execution/Barriers/torture.cpp"
      if (check_element(145, thread_x, 0, 0, (long)l, 16, messages) &&
          check_use_local(146, thread_x, 0, 0, &slot[l], 2, (ulong)steps[lane], 0, messages)) {
        slot[l] = steps[lane];
      }
      SHADOW_BARRIER(lane, 0, 0, 1);
    }
  }
  if ((slot_filled || (slot_filled = SHADOW_ACCESS(&slot, 64, 0, 0, 0, 0u, 65, 0uL) != 0) ||
      SHADOW_ACCESS(&slot, 64, 0, 0, 0, 0u, 65, 0uL) != 0) &&
      (slot_filled || (slot_filled = SHADOW_ACCESS(&slot, 64, 0, 0, 0, 0u, 65, 0uL) != 0) ||
      SHADOW_ACCESS(&slot[0], 60, 0, 0, 0, 0u, 65, 0uL) != 0) &&
      (slot_filled || (slot_filled = SHADOW_ACCESS(&slot, 64, 0, 0, 0, 0u, 65, 0uL) != 0) ||
      SHADOW_ACCESS(&slot[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile >= 0 && out_extent0 +
      -16L * tile + -16L >= 0 && apart) {
    if (out_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 264 "/work/main/test/Execution/Barriers/torture.cpp"
      check_barrier(147, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
        int t_global = tile * 16 + lane;
#line 256 "/work/main/test/Execution/Barriers/torture.cpp"
        int l = lane;
#line 265 "/work/main/test/Execution/Barriers/torture.cpp"
        if (l % 3 == 0) {
          int value = slot[(l + 1) % 16];
          int *place = &out_2[INDEX((long)t_global)];
          *place = value;
#line 267 "/work/main/test/Execution/Barriers/torture.cpp"
          returned[lane] = true;
        }
        if (!returned[lane]) {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
          int *place;
#line 269 "/work/main/test/Execution/Barriers/torture.cpp"
          for (int i = 0; i < l; ++i) {
            if (slot[i] == steps[lane]) {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
              int value = i;
#line 271 "/work/main/test/Execution/Barriers/torture.cpp"
              place = &out_2[INDEX((long)t_global)];
              *place = value;
#line 272 "/work/main/test/Execution/Barriers/torture.cpp"
              returned[lane] = true;
              break;
            }
          }
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
          if (!returned[lane]) {
            int value = 100 + slot[l];
#line 274 "/work/main/test/Execution/Barriers/torture.cpp"
            int *place_2 = &out_2[INDEX((long)t_global)];
            *place_2 = value;
          }
        }
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 264 "/work/main/test/Execution/Barriers/torture.cpp"
      check_barrier(147, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
        int t_global = tile * 16 + lane;
#line 256 "/work/main/test/Execution/Barriers/torture.cpp"
        int l = lane;
#line 265 "/work/main/test/Execution/Barriers/torture.cpp"
        if (l % 3 == 0) {
          int value = slot[(l + 1) % 16];
          int *place = &out_2[INDEX((long)t_global)];
          if (SHADOW_WRITES(out_marks, out, place, 4)) {
            *place = value;
          }
#line 267 "/work/main/test/Execution/Barriers/torture.cpp"
          returned[lane] = true;
        }
        if (!returned[lane]) {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
          int *place;
#line 269 "/work/main/test/Execution/Barriers/torture.cpp"
          for (int i = 0; i < l; ++i) {
            if (slot[i] == steps[lane]) {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
              int value = i;
#line 271 "/work/main/test/Execution/Barriers/torture.cpp"
              place = &out_2[INDEX((long)t_global)];
              if (SHADOW_WRITES(out_marks, out, place, 4)) {
                *place = value;
              }
#line 272 "/work/main/test/Execution/Barriers/torture.cpp"
              returned[lane] = true;
              break;
            }
          }
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
          if (!returned[lane]) {
            int value = 100 + slot[l];
#line 274 "/work/main/test/Execution/Barriers/torture.cpp"
            int *place_2 = &out_2[INDEX((long)t_global)];
            if (SHADOW_WRITES(out_marks, out, place_2, 4)) {
              *place_2 = value;
            }
          }
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 264 "/work/main/test/Execution/Barriers/torture.cpp"
    check_barrier(147, (int)(16L * tile), 0, 0, messages);
    for (int lane = 0; lane < 16; ++lane) {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
#line 256 "/work/main/test/Execution/Barriers/torture.cpp"
      int l = lane;
#line 265 "/work/main/test/Execution/Barriers/torture.cpp"
      if (l % 3 == 0) {
        int value = check_element(148, thread_x, 0, 0, (long)((l + 1) % 16), 16, messages) &&
            check_use_local(149, thread_x, 0, 0, &slot[(l + 1) % 16], 0, 0, 150, messages) ?
            slot[(l + 1) % 16] : 0;
        int *place = &out_2[INDEX(check_index1(151, thread_x, 0, 0, t_global, t_global, out_extent0,
            messages))];
        if (check_use_global(152, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
          if (IN_BOUNDS(place, out, out_bytes)) {
            *place = value;
          }
        }
#line 267 "/work/main/test/Execution/Barriers/torture.cpp"
        returned[lane] = true;
      }
      if (!returned[lane]) {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
        int *place;
#line 269 "/work/main/test/Execution/Barriers/torture.cpp"
        for (int i = 0; i < l; ++i) {
          if ((check_element(153, thread_x, 0, 0, (long)i, 16, messages) &&
              check_use_local(154, thread_x, 0, 0, &slot[i], 0, 0, 155, messages) ? slot[i] : 0) ==
              steps[lane]) {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
            int value = i;
#line 271 "/work/main/test/Execution/Barriers/torture.cpp"
            place = &out_2[INDEX(check_index1(156, thread_x, 0, 0, t_global, t_global, out_extent0,
                messages))];
            if (check_use_global(157, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
              if (IN_BOUNDS(place, out, out_bytes)) {
                *place = value;
              }
            }
#line 272 "/work/main/test/Execution/Barriers/torture.cpp"
            returned[lane] = true;
            break;
          }
        }
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
        if (!returned[lane]) {
          int value = 100 + (check_element(158, thread_x, 0, 0, (long)l, 16, messages) &&
              check_use_local(159, thread_x, 0, 0, &slot[l], 0, 0, 160, messages) ? slot[l] : 0);
#line 274 "/work/main/test/Execution/Barriers/torture.cpp"
          int *place_2 = &out_2[INDEX(check_index1(161, thread_x, 0, 0, t_global, t_global,
              out_extent0, messages))];
          if (check_use_global(162, thread_x, 0, 0, place_2, 2, (ulong)value, 0, messages)) {
            if (IN_BOUNDS(place_2, out, out_bytes)) {
              *place_2 = value;
            }
          }
        }
      }
    }
  }
}

// kernel of run_kernel, torture.cpp:30
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
static void run_kernel_10(const int *in, ulong in_bytes, long in_offset, int in_extent0,
                          int *out, ulong out_bytes, long out_offset, int out_extent0,
                          uint *messages, int tile) {
  ulong in_begin = (ulong)in + (ulong)(in_offset * 4);
  ulong in_end = (ulong)in + (ulong)(((long)in_extent0 - 1 + in_offset + 1) * 4);
  ulong out_begin = (ulong)out + (ulong)(out_offset * 4);
  ulong out_end = (ulong)out + (ulong)(((long)out_extent0 - 1 + out_offset + 1) * 4);
  bool apart = in_end <= out_begin || out_end <= in_begin;
  ulong in_marks = SHADOW_MARKS(in);
  ulong out_marks = SHADOW_MARKS(out);
  bool keys_filled = false;
#line 296 "/work/main/test/Execution/Barriers/torture.cpp"
  int keys[16]; // tile_static
  SHADOW_ACCESS(&keys, 64, 0, 0, 0, 0u, 67, 0uL);
  const int *in_2 = in + in_offset;
  int *out_2 = out + out_offset;
  if (16L * tile >= 0 && in_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (in_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 7);
      THREADS for (int lane = 0; lane < 16; ++lane) {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
        int t_global = tile * 16 + lane;
#line 297 "/work/main/test/Execution/Barriers/torture.cpp"
        int l = lane;
        const int *place = &in_2[INDEX((long)t_global)];
        int value = *place;
        keys[l] = value;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      SHADOW_BARRIER(0, 0, 0, 7);
      for (int lane = 0; lane < 16; ++lane) {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
        int t_global = tile * 16 + lane;
        int thread_x = tile * 16 + lane;
#line 297 "/work/main/test/Execution/Barriers/torture.cpp"
        int l = lane;
        const int *place = &in_2[INDEX((long)t_global)];
        int value = in_marks == 0 || SHADOW_WRITTEN(in_marks, in, place, 4) ||
            check_use_global(164, thread_x, 0, 0, place, 0, 0, 165, messages) ? *place : 0;
        keys[l] = value;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    if (!keys_filled) {
      SHADOW_ACCESS(&keys[0], 64, 0, 0, 0, 0u, 66, 0uL);
      keys_filled = true;
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 7);
    for (int lane = 0; lane < 16; ++lane) {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
#line 297 "/work/main/test/Execution/Barriers/torture.cpp"
      int l = lane;
      const int *place = &in_2[INDEX(check_index1(163, thread_x, 0, 0, t_global, t_global,
          in_extent0, messages))];
      int value = check_use_global(164, thread_x, 0, 0, place, 0, 0, 165, messages) ?
          (IN_BOUNDS(place, in, in_bytes) ? *place : 0) : 0;
      if (check_element(166, thread_x, 0, 0, (long)l, 16, messages) &&
          check_use_local(167, thread_x, 0, 0, &keys[l], 2, (ulong)value, 0, messages)) {
        keys[l] = value;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  SHADOW_BARRIER(0, 0, 0, 9);
#line 299 "/work/main/test/Execution/Barriers/torture.cpp"
  check_barrier(168, (int)(16L * tile), 0, 0, messages);
  THREADS for (int lane = 0; lane < 16; ++lane) {
  }
#line 300 "/work/main/test/Execution/Barriers/torture.cpp"
  for (int k = 2; k <= 16; k *= 2) {
    for (int j = k / 2; j > 0; j /= 2) {
      for (int lane = 0; lane < 16; ++lane) {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
        int value;
        int thread_x = tile * 16 + lane;
#line 297 "/work/main/test/Execution/Barriers/torture.cpp"
        int l = lane;
#line 302 "/work/main/test/Execution/Barriers/torture.cpp"
        int partner = l ^ j;
        if (partner > l && (check_use_local(170, thread_x, 0, 0, &keys[l], 0, 0, 171, messages) ?
            keys[l] : 0) > (check_element(172, thread_x, 0, 0, (long)partner, 16, messages) &&
            check_use_local(173, thread_x, 0, 0, &keys[partner], 0, 0, 174, messages) ?
            keys[partner] : 0) == ((l & k) == 0)) {
#line 304 "/work/main/test/Execution/Barriers/torture.cpp"
          int key = check_use_local(176, thread_x, 0, 0, &keys[l], 0, 0, 177, messages) ? keys[l] :
              0;
#line 305 "/work/main/test/Execution/Barriers/torture.cpp"
          value = check_element(178, thread_x, 0, 0, (long)partner, 16, messages) &&
              check_use_local(179, thread_x, 0, 0, &keys[partner], 0, 0, 180, messages) ?
              keys[partner] : 0;
          if (check_use_local(182, thread_x, 0, 0, &keys[l], 2, (ulong)value, 0, messages)) {
            keys[l] = value;
          }
#line 306 "/work/main/test/Execution/Barriers/torture.cpp"
          if (check_element(183, thread_x, 0, 0, (long)partner, 16, messages) &&
              check_use_local(184, thread_x, 0, 0, &keys[partner], 2, (ulong)key, 0, messages)) {
            keys[partner] = key;
          }
        }
      }
      SHADOW_BARRIER(0, 0, 0, 8);
      SHADOW_BARRIER(0, 0, 0, 9);
#line 308 "/work/main/test/Execution/Barriers/torture.cpp"
      check_barrier(185, (int)(16L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 16; ++lane) {
      }
    }
  }
#line 310 "/work/main/test/Execution/Barriers/torture.cpp"
  if ((keys_filled || SHADOW_ACCESS(&keys[0], 64, 0, 0, 0, 0u, 65, 0uL) != 0) && 16L * tile >= 0 &&
      out_extent0 + -16L * tile + -16L >= 0 && apart) {
    if (out_marks == 0) {
      THREADS for (int lane = 0; lane < 16; ++lane) {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
        int t_global = tile * 16 + lane;
#line 297 "/work/main/test/Execution/Barriers/torture.cpp"
        int l = lane;
#line 310 "/work/main/test/Execution/Barriers/torture.cpp"
        int value = keys[l];
        int *place = &out_2[INDEX((long)t_global)];
        *place = value;
      }
    } else {
      THREADS for (int lane = 0; lane < 16; ++lane) {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
        int t_global = tile * 16 + lane;
#line 297 "/work/main/test/Execution/Barriers/torture.cpp"
        int l = lane;
#line 310 "/work/main/test/Execution/Barriers/torture.cpp"
        int value = keys[l];
        int *place = &out_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(out_marks, out, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    for (int lane = 0; lane < 16; ++lane) {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
      int t_global = tile * 16 + lane;
      int thread_x = tile * 16 + lane;
#line 297 "/work/main/test/Execution/Barriers/torture.cpp"
      int l = lane;
#line 310 "/work/main/test/Execution/Barriers/torture.cpp"
      int value = check_element(186, thread_x, 0, 0, (long)l, 16, messages) &&
          check_use_local(187, thread_x, 0, 0, &keys[l], 0, 0, 188, messages) ? keys[l] : 0;
      int *place = &out_2[INDEX(check_index1(189, thread_x, 0, 0, t_global, t_global, out_extent0,
          messages))];
      if (check_use_global(190, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, out, out_bytes)) {
          *place = value;
        }
      }
    }
  }
}

#line 1 "<ampcc native>"

AMPCC_NATIVE_ENTRY(run_kernel_native_f415ddb8dac9afd7) {
  const int *in = ::ampcc_native::entry::buffer<const int *>(ampcc_args[0]);
  ulong in_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long in_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int in_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int *out = ::ampcc_native::entry::buffer<int *>(ampcc_args[4]);
  ulong out_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[5]);
  long out_offset = ::ampcc_native::entry::value<long>(ampcc_args[6]);
  int out_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[7]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[8]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    run_kernel(in, in_bytes, in_offset, in_extent0, out, out_bytes, out_offset, out_extent0,
        messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(run_kernel_2_native_f415ddb8dac9afd7) {
  const int *in = ::ampcc_native::entry::buffer<const int *>(ampcc_args[0]);
  ulong in_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long in_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int in_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int *out = ::ampcc_native::entry::buffer<int *>(ampcc_args[4]);
  ulong out_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[5]);
  long out_offset = ::ampcc_native::entry::value<long>(ampcc_args[6]);
  int out_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[7]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[8]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    run_kernel_2(in, in_bytes, in_offset, in_extent0, out, out_bytes, out_offset, out_extent0,
        messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(run_kernel_3_native_f415ddb8dac9afd7) {
  const int *in = ::ampcc_native::entry::buffer<const int *>(ampcc_args[0]);
  ulong in_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long in_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int in_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int *out = ::ampcc_native::entry::buffer<int *>(ampcc_args[4]);
  ulong out_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[5]);
  long out_offset = ::ampcc_native::entry::value<long>(ampcc_args[6]);
  int out_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[7]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[8]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    run_kernel_3(in, in_bytes, in_offset, in_extent0, out, out_bytes, out_offset, out_extent0,
        messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(run_kernel_4_native_f415ddb8dac9afd7) {
  const int *in = ::ampcc_native::entry::buffer<const int *>(ampcc_args[0]);
  ulong in_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long in_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int in_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int *out = ::ampcc_native::entry::buffer<int *>(ampcc_args[4]);
  ulong out_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[5]);
  long out_offset = ::ampcc_native::entry::value<long>(ampcc_args[6]);
  int out_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[7]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[8]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    run_kernel_4(in, in_bytes, in_offset, in_extent0, out, out_bytes, out_offset, out_extent0,
        messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(run_kernel_5_native_f415ddb8dac9afd7) {
  const int *in = ::ampcc_native::entry::buffer<const int *>(ampcc_args[0]);
  ulong in_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long in_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int in_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int *out = ::ampcc_native::entry::buffer<int *>(ampcc_args[4]);
  ulong out_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[5]);
  long out_offset = ::ampcc_native::entry::value<long>(ampcc_args[6]);
  int out_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[7]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[8]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    run_kernel_5(in, in_bytes, in_offset, in_extent0, out, out_bytes, out_offset, out_extent0,
        messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(run_kernel_6_native_f415ddb8dac9afd7) {
  const int *in = ::ampcc_native::entry::buffer<const int *>(ampcc_args[0]);
  ulong in_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long in_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int in_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int *out = ::ampcc_native::entry::buffer<int *>(ampcc_args[4]);
  ulong out_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[5]);
  long out_offset = ::ampcc_native::entry::value<long>(ampcc_args[6]);
  int out_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[7]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[8]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    run_kernel_6(in, in_bytes, in_offset, in_extent0, out, out_bytes, out_offset, out_extent0,
        messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(run_kernel_7_native_f415ddb8dac9afd7) {
  const int *in = ::ampcc_native::entry::buffer<const int *>(ampcc_args[0]);
  ulong in_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long in_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int in_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int *out = ::ampcc_native::entry::buffer<int *>(ampcc_args[4]);
  ulong out_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[5]);
  long out_offset = ::ampcc_native::entry::value<long>(ampcc_args[6]);
  int out_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[7]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[8]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    run_kernel_7(in, in_bytes, in_offset, in_extent0, out, out_bytes, out_offset, out_extent0,
        messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(run_kernel_8_native_f415ddb8dac9afd7) {
  const int *in = ::ampcc_native::entry::buffer<const int *>(ampcc_args[0]);
  ulong in_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long in_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int in_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int *out = ::ampcc_native::entry::buffer<int *>(ampcc_args[4]);
  ulong out_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[5]);
  long out_offset = ::ampcc_native::entry::value<long>(ampcc_args[6]);
  int out_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[7]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[8]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    run_kernel_8(in, in_bytes, in_offset, in_extent0, out, out_bytes, out_offset, out_extent0,
        messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(run_kernel_9_native_f415ddb8dac9afd7) {
  const int *in = ::ampcc_native::entry::buffer<const int *>(ampcc_args[0]);
  ulong in_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long in_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int in_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int *out = ::ampcc_native::entry::buffer<int *>(ampcc_args[4]);
  ulong out_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[5]);
  long out_offset = ::ampcc_native::entry::value<long>(ampcc_args[6]);
  int out_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[7]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[8]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    run_kernel_9(in, in_bytes, in_offset, in_extent0, out, out_bytes, out_offset, out_extent0,
        messages, static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(run_kernel_10_native_f415ddb8dac9afd7) {
  const int *in = ::ampcc_native::entry::buffer<const int *>(ampcc_args[0]);
  ulong in_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long in_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int in_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  int *out = ::ampcc_native::entry::buffer<int *>(ampcc_args[4]);
  ulong out_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[5]);
  long out_offset = ::ampcc_native::entry::value<long>(ampcc_args[6]);
  int out_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[7]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[8]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    run_kernel_10(in, in_bytes, in_offset, in_extent0, out, out_bytes, out_offset, out_extent0,
        messages, static_cast<int>(ampcc_at.x));
}

} // namespace kernels
} // namespace ampcc_native
