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

static bool check_use(uint site, int thread_x, int thread_y, int thread_z, const float *pointer,
                      int use, ulong value, uint init_site, uint *messages) {
  uint wrong = SHADOW_ACCESS(pointer, 4, thread_x, thread_y, thread_z, site, use + 8, value);
  if (wrong == 0) {
    return true;
  }
  tell_use(thread_x, thread_y, thread_z, init_site, wrong, messages);
  return true;
}

// far_away, results.cpp:18
#line 18 "/work/main/test/Contraction/results.cpp"
static float far_away(float a, float b, float c) {
  return MUL_ADD(-a, b, c);
}

// kernel of main_kernel, results.cpp:29
#line 29 "/work/main/test/Contraction/results.cpp"
static void main_kernel(float *out, ulong out_bytes, long out_offset, int out_extent0,
                        const float *x, ulong x_bytes, long x_offset, int x_extent0,
                        const float *y, ulong y_bytes, long y_offset, int y_extent0,
                        const float *z, ulong z_bytes, long z_offset, int z_extent0,
                        uint *messages, int begin, int end) {
  ulong x_begin = (ulong)x + (ulong)(x_offset * 4);
  ulong x_end = (ulong)x + (ulong)(((long)x_extent0 - 1 + x_offset + 1) * 4);
  ulong out_begin = (ulong)out + (ulong)(out_offset * 4);
  ulong out_end = (ulong)out + (ulong)(((long)out_extent0 - 1 + out_offset + 1) * 4);
  bool apart = x_end <= out_begin || out_end <= x_begin;
  ulong y_begin = (ulong)y + (ulong)(y_offset * 4);
  ulong y_end = (ulong)y + (ulong)(((long)y_extent0 - 1 + y_offset + 1) * 4);
  bool apart_2 = y_end <= out_begin || out_end <= y_begin;
  ulong z_begin = (ulong)z + (ulong)(z_offset * 4);
  ulong z_end = (ulong)z + (ulong)(((long)z_extent0 - 1 + z_offset + 1) * 4);
  bool apart_3 = z_end <= out_begin || out_end <= z_begin;
  ulong x_marks = SHADOW_MARKS(x);
  ulong y_marks = SHADOW_MARKS(y);
  ulong z_marks = SHADOW_MARKS(z);
  if (begin >= 0L && x_extent0 + -1L * end >= 0 && apart && y_extent0 + -1L * end >= 0 && apart_2 &&
      z_extent0 + -1L * end >= 0 && apart_3 && out_extent0 + -1L * end >= 0 && begin + 1000L >= 0 &&
      out_extent0 + -1L * end + -1000L >= 0 && begin + 2000L >= 0 && out_extent0 + -1L * end +
      -2000L >= 0) {
    if (x_marks == 0 && y_marks == 0 && z_marks == 0) {
      for (int thread = begin; thread < end; ++thread) {
        float *out_2 = out + out_offset;
        const float *x_2 = x + x_offset;
        const float *y_2 = y + y_offset;
        const float *z_2 = z + z_offset;
        int i = thread;
        int thread_x = thread;
#line 30 "/work/main/test/Contraction/results.cpp"
        const float *place = &x_2[INDEX((long)i)];
        float value = *place;
        const float *place_2 = &y_2[INDEX((long)i)];
        float value_2 = *place_2;
        const float *place_3 = &z_2[INDEX((long)i)];
        float value_3 = MUL_ADD(value, value_2, *place_3);
        float *place_4 = &out_2[INDEX((long)i)];
        if (check_use(10, thread_x, 0, 0, place_4, 2, (ulong)as_uint(value_3), 0, messages)) {
          *place_4 = value_3;
        }
#line 31 "/work/main/test/Contraction/results.cpp"
        const float *place_5 = &z_2[INDEX((long)i)];
        float value_4 = *place_5;
        int temporary = i + 1000;
        float *place_6 = &out_2[INDEX((long)temporary)];
        if (check_use(15, thread_x, 0, 0, place_6, 2, (ulong)as_uint(value_4), 0, messages)) {
          *place_6 = value_4;
        }
        const float *place_7 = &x_2[INDEX((long)i)];
        float value_5 = *place_7;
        const float *place_8 = &y_2[INDEX((long)i)];
        float value_6 = value_5 * *place_8;
#line 32 "/work/main/test/Contraction/results.cpp"
        int temporary_2 = i + 1000;
        float *place_9 = &out_2[INDEX((long)temporary_2)];
        if (check_use(23, thread_x, 0, 0, place_9, 4, 0, 24, messages)) {
          *place_9 += value_6;
        }
        const float *place_10 = &x_2[INDEX((long)i)];
        float value_7 = *place_10;
        const float *place_11 = &y_2[INDEX((long)i)];
        float value_8 = *place_11;
        const float *place_12 = &z_2[INDEX((long)i)];
        float value_9 = -far_away(value_7, value_8, -*place_12);
#line 33 "/work/main/test/Contraction/results.cpp"
        int temporary_3 = i + 2000;
        float *place_13 = &out_2[INDEX((long)temporary_3)];
        if (check_use(35, thread_x, 0, 0, place_13, 2, (ulong)as_uint(value_9), 0, messages)) {
          *place_13 = value_9;
        }
      }
    } else {
      for (int thread = begin; thread < end; ++thread) {
        float *out_2 = out + out_offset;
        const float *x_2 = x + x_offset;
        const float *y_2 = y + y_offset;
        const float *z_2 = z + z_offset;
        int i = thread;
        int thread_x = thread;
#line 30 "/work/main/test/Contraction/results.cpp"
        const float *place = &x_2[INDEX((long)i)];
        float value = x_marks == 0 || SHADOW_WRITTEN(x_marks, x, place, 4) ||
            check_use(1, thread_x, 0, 0, place, 0, 0, 2, messages) ? *place : 0.0f;
        const float *place_2 = &y_2[INDEX((long)i)];
        float value_2 = y_marks == 0 || SHADOW_WRITTEN(y_marks, y, place_2, 4) ||
            check_use(4, thread_x, 0, 0, place_2, 0, 0, 5, messages) ? *place_2 : 0.0f;
        const float *place_3 = &z_2[INDEX((long)i)];
        float value_3 = MUL_ADD(value, value_2, z_marks == 0 ||
            SHADOW_WRITTEN(z_marks, z, place_3, 4) ||
            check_use(7, thread_x, 0, 0, place_3, 0, 0, 8, messages) ? *place_3 : 0.0f);
        float *place_4 = &out_2[INDEX((long)i)];
        if (check_use(10, thread_x, 0, 0, place_4, 2, (ulong)as_uint(value_3), 0, messages)) {
          *place_4 = value_3;
        }
#line 31 "/work/main/test/Contraction/results.cpp"
        const float *place_5 = &z_2[INDEX((long)i)];
        float value_4 = z_marks == 0 || SHADOW_WRITTEN(z_marks, z, place_5, 4) ||
            check_use(12, thread_x, 0, 0, place_5, 0, 0, 13, messages) ? *place_5 : 0.0f;
        int temporary = i + 1000;
        float *place_6 = &out_2[INDEX((long)temporary)];
        if (check_use(15, thread_x, 0, 0, place_6, 2, (ulong)as_uint(value_4), 0, messages)) {
          *place_6 = value_4;
        }
        const float *place_7 = &x_2[INDEX((long)i)];
        float value_5 = x_marks == 0 || SHADOW_WRITTEN(x_marks, x, place_7, 4) ||
            check_use(17, thread_x, 0, 0, place_7, 0, 0, 18, messages) ? *place_7 : 0.0f;
        const float *place_8 = &y_2[INDEX((long)i)];
        float value_6 = value_5 * (y_marks == 0 || SHADOW_WRITTEN(y_marks, y, place_8, 4) ||
            check_use(20, thread_x, 0, 0, place_8, 0, 0, 21, messages) ? *place_8 : 0.0f);
#line 32 "/work/main/test/Contraction/results.cpp"
        int temporary_2 = i + 1000;
        float *place_9 = &out_2[INDEX((long)temporary_2)];
        if (check_use(23, thread_x, 0, 0, place_9, 4, 0, 24, messages)) {
          *place_9 += value_6;
        }
        const float *place_10 = &x_2[INDEX((long)i)];
        float value_7 = x_marks == 0 || SHADOW_WRITTEN(x_marks, x, place_10, 4) ||
            check_use(26, thread_x, 0, 0, place_10, 0, 0, 27, messages) ? *place_10 : 0.0f;
        const float *place_11 = &y_2[INDEX((long)i)];
        float value_8 = y_marks == 0 || SHADOW_WRITTEN(y_marks, y, place_11, 4) ||
            check_use(29, thread_x, 0, 0, place_11, 0, 0, 30, messages) ? *place_11 : 0.0f;
        const float *place_12 = &z_2[INDEX((long)i)];
        float value_9 = -far_away(value_7, value_8,
            -(z_marks == 0 || SHADOW_WRITTEN(z_marks, z, place_12, 4) ||
            check_use(32, thread_x, 0, 0, place_12, 0, 0, 33, messages) ? *place_12 : 0.0f));
#line 33 "/work/main/test/Contraction/results.cpp"
        int temporary_3 = i + 2000;
        float *place_13 = &out_2[INDEX((long)temporary_3)];
        if (check_use(35, thread_x, 0, 0, place_13, 2, (ulong)as_uint(value_9), 0, messages)) {
          *place_13 = value_9;
        }
      }
    }
  } else {
    for (int thread = begin; thread < end; ++thread) {
      float *out_2 = out + out_offset;
      const float *x_2 = x + x_offset;
      const float *y_2 = y + y_offset;
      const float *z_2 = z + z_offset;
      int i = thread;
      int thread_x = thread;
#line 30 "/work/main/test/Contraction/results.cpp"
      const float *place = &x_2[INDEX(check_index1(0, thread_x, 0, 0, i, i, x_extent0, messages))];
      float value = check_use(1, thread_x, 0, 0, place, 0, 0, 2, messages) ?
          (IN_BOUNDS(place, x, x_bytes) ? *place : 0.0f) : 0.0f;
      const float *place_2 = &y_2[INDEX(check_index1(3, thread_x, 0, 0, i, i, y_extent0,
          messages))];
      float value_2 = check_use(4, thread_x, 0, 0, place_2, 0, 0, 5, messages) ?
          (IN_BOUNDS(place_2, y, y_bytes) ? *place_2 : 0.0f) : 0.0f;
      const float *place_3 = &z_2[INDEX(check_index1(6, thread_x, 0, 0, i, i, z_extent0,
          messages))];
      float value_3 = MUL_ADD(value, value_2,
          check_use(7, thread_x, 0, 0, place_3, 0, 0, 8, messages) ?
          (IN_BOUNDS(place_3, z, z_bytes) ? *place_3 : 0.0f) : 0.0f);
      float *place_4 = &out_2[INDEX(check_index1(9, thread_x, 0, 0, i, i, out_extent0, messages))];
      if (check_use(10, thread_x, 0, 0, place_4, 2, (ulong)as_uint(value_3), 0, messages)) {
        if (IN_BOUNDS(place_4, out, out_bytes)) {
          *place_4 = value_3;
        }
      }
#line 31 "/work/main/test/Contraction/results.cpp"
      const float *place_5 = &z_2[INDEX(check_index1(11, thread_x, 0, 0, i, i, z_extent0,
          messages))];
      float value_4 = check_use(12, thread_x, 0, 0, place_5, 0, 0, 13, messages) ?
          (IN_BOUNDS(place_5, z, z_bytes) ? *place_5 : 0.0f) : 0.0f;
      int temporary = i + 1000;
      float *place_6 = &out_2[INDEX(check_index1(14, thread_x, 0, 0, temporary, temporary,
          out_extent0, messages))];
      if (check_use(15, thread_x, 0, 0, place_6, 2, (ulong)as_uint(value_4), 0, messages)) {
        if (IN_BOUNDS(place_6, out, out_bytes)) {
          *place_6 = value_4;
        }
      }
      const float *place_7 = &x_2[INDEX(check_index1(16, thread_x, 0, 0, i, i, x_extent0,
          messages))];
      float value_5 = check_use(17, thread_x, 0, 0, place_7, 0, 0, 18, messages) ?
          (IN_BOUNDS(place_7, x, x_bytes) ? *place_7 : 0.0f) : 0.0f;
      const float *place_8 = &y_2[INDEX(check_index1(19, thread_x, 0, 0, i, i, y_extent0,
          messages))];
      float value_6 = value_5 * (check_use(20, thread_x, 0, 0, place_8, 0, 0, 21, messages) ?
          (IN_BOUNDS(place_8, y, y_bytes) ? *place_8 : 0.0f) : 0.0f);
#line 32 "/work/main/test/Contraction/results.cpp"
      int temporary_2 = i + 1000;
      float *place_9 = &out_2[INDEX(check_index1(22, thread_x, 0, 0, temporary_2, temporary_2,
          out_extent0, messages))];
      if (check_use(23, thread_x, 0, 0, place_9, 4, 0, 24, messages)) {
        if (IN_BOUNDS(place_9, out, out_bytes)) {
          *place_9 += value_6;
        }
      }
      const float *place_10 = &x_2[INDEX(check_index1(25, thread_x, 0, 0, i, i, x_extent0,
          messages))];
      float value_7 = check_use(26, thread_x, 0, 0, place_10, 0, 0, 27, messages) ?
          (IN_BOUNDS(place_10, x, x_bytes) ? *place_10 : 0.0f) : 0.0f;
      const float *place_11 = &y_2[INDEX(check_index1(28, thread_x, 0, 0, i, i, y_extent0,
          messages))];
      float value_8 = check_use(29, thread_x, 0, 0, place_11, 0, 0, 30, messages) ?
          (IN_BOUNDS(place_11, y, y_bytes) ? *place_11 : 0.0f) : 0.0f;
      const float *place_12 = &z_2[INDEX(check_index1(31, thread_x, 0, 0, i, i, z_extent0,
          messages))];
      float value_9 = -far_away(value_7, value_8,
          -(check_use(32, thread_x, 0, 0, place_12, 0, 0, 33, messages) ?
          (IN_BOUNDS(place_12, z, z_bytes) ? *place_12 : 0.0f) : 0.0f));
#line 33 "/work/main/test/Contraction/results.cpp"
      int temporary_3 = i + 2000;
      float *place_13 = &out_2[INDEX(check_index1(34, thread_x, 0, 0, temporary_3, temporary_3,
          out_extent0, messages))];
      if (check_use(35, thread_x, 0, 0, place_13, 2, (ulong)as_uint(value_9), 0, messages)) {
        if (IN_BOUNDS(place_13, out, out_bytes)) {
          *place_13 = value_9;
        }
      }
    }
  }
}

#line 1 "<ampcc native>"

AMPCC_NATIVE_ENTRY(main_kernel_native_40d64dc1f280c61e) {
  float *out = ::ampcc_native::entry::buffer<float *>(ampcc_args[0]);
  ulong out_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long out_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int out_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  const float *x = ::ampcc_native::entry::buffer<const float *>(ampcc_args[4]);
  ulong x_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[5]);
  long x_offset = ::ampcc_native::entry::value<long>(ampcc_args[6]);
  int x_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[7]);
  const float *y = ::ampcc_native::entry::buffer<const float *>(ampcc_args[8]);
  ulong y_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[9]);
  long y_offset = ::ampcc_native::entry::value<long>(ampcc_args[10]);
  int y_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[11]);
  const float *z = ::ampcc_native::entry::buffer<const float *>(ampcc_args[12]);
  ulong z_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[13]);
  long z_offset = ::ampcc_native::entry::value<long>(ampcc_args[14]);
  int z_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[15]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[16]);
  for (::ampcc_native::entry::strips ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel(out, out_bytes, out_offset, out_extent0, x, x_bytes, x_offset, x_extent0, y,
        y_bytes, y_offset, y_extent0, z, z_bytes, z_offset, z_extent0, messages,
        static_cast<int>(ampcc_at.begin), static_cast<int>(ampcc_at.end));
}

} // namespace kernels
} // namespace ampcc_native
