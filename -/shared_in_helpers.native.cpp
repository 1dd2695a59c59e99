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

static __attribute__((noinline, cold)) void report_division(
    uint site, int thread_x, int thread_y, int thread_z, uint *messages) {
  uint message = begin_report(messages, 2, 6, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
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

static __attribute__((noinline, cold)) void report_index1(
    uint site, int thread_x, int thread_y, int thread_z, int value0, int value1, uint *messages) {
  uint message = begin_report(messages, 6, 7, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
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
                             const uint *pointer, int use, ulong value, uint init_site,
                             uint *messages) {
  uint wrong = SHADOW_ACCESS(pointer, 4, thread_x, thread_y, thread_z, site, use + 8, value);
  if (wrong == 0) {
    return true;
  }
  tell_use(thread_x, thread_y, thread_z, init_site, wrong, messages);
  return true;
}

// kernel of main_kernel, shared_in_helpers.cpp:55
#line 55 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
static void main_kernel(uint *v, ulong v_bytes, long v_offset, int v_extent0, uint *messages,
                        int tile) {
  ulong v_marks = SHADOW_MARKS(v);
  bool a_filled = false;
  bool b_filled = false;
#line 58 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
  uint n[4];
#line 56 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
  uint a[4]; // tile_static
  SHADOW_ACCESS(&a, 16, 0, 0, 0, 0u, 67, 0uL);
  uint b[4]; // tile_static
  SHADOW_ACCESS(&b, 16, 0, 0, 0, 0u, 67, 0uL);
  uint *v_2 = v + v_offset;
  SHADOW_BARRIER(0, 0, 0, 7);
  THREADS for (int lane = 0; lane < 4; ++lane) {
#line 57 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
    int l = lane;
    n[lane] = l;
    a[l] = l + 3;
    b[l] = l * 7 + 5;
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  if (!a_filled) {
    SHADOW_ACCESS(&a[0], 16, 0, 0, 0, 0u, 66, 0uL);
    a_filled = true;
  }
  if (!b_filled) {
    SHADOW_ACCESS(&b[0], 16, 0, 0, 0, 0u, 66, 0uL);
    b_filled = true;
  }
  if ((a_filled || SHADOW_ACCESS(&a[0], 16, 0, 0, 0, 0u, 65, 0uL) != 0) &&
      (b_filled || SHADOW_ACCESS(&b[0], 16, 0, 0, 0, 0u, 65, 0uL) != 0)) {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 61 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
    check_barrier(186, (int)(4L * tile), 0, 0, messages);
    for (int lane = 0; lane < 4; ++lane) {
      int thread_x = tile * 4 + lane;
#line 57 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      int l = lane;
#line 62 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      uint left;
      uint left_2;
      uint left_3;
      uint left_4;
      uint left_5;
      uint left_6;
      uint left_7;
      uint left_8;
      uint left_9;
      uint left_10;
      uint left_11;
#line 15 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      for (uint j = 0; j < 2 % check_divisor(0, thread_x, 0, 0, 2, 5, messages); ++j) {
        uint value = n[lane] * 3 + a[l] * (2 + j);
        n[lane] = value;
      }
#line 17 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      uint value = b[l] + n[lane];
      a[l] = value;
#line 18 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      uint value_2 = n[lane] * 31 + a[l] * (a[l] - n[lane]);
      n[lane] = value_2;
#line 19 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      if ((left_2 = (left = b[l], left % check_divisor(28, thread_x, 0, 0, left, 2, messages)) ?
          n[lane] : 2, left_2 % check_divisor(31, thread_x, 0, 0, left_2, 5, messages)) < 1) {
#line 62 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint left_12;
#line 20 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_3 = (left_12 = a[l], left_12 /
            check_divisor(36, thread_x, 0, 0, left_12, 2 %
            check_divisor(35, thread_x, 0, 0, 2, 7, messages) + 1, messages));
        n[lane] += value_3;
      } else {
#line 22 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_3 = a[l];
        n[lane] -= value_3;
      }
#line 23 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      uint value_3 = a[l];
      n[lane] ^= value_3;
#line 24 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      uint value_4 = (left_4 = b[l] +
          ((left_3 = a[l], left_3 % check_divisor(55, thread_x, 0, 0, left_3, 2, messages)) ?
          n[lane] : 2), left_4 % check_divisor(56, thread_x, 0, 0, left_4, 100000, messages));
      b[l] = value_4;
#line 25 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      for (uint j = 0; j < (left_5 = n[lane], left_5 %
          check_divisor(61, thread_x, 0, 0, left_5, 5, messages)); ++j) {
#line 26 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_5 = n[lane] * 7 + b[l] * (2 + j) +
            (left_6 = a[l], left_6 / check_divisor(70, thread_x, 0, 0, left_6, j + 1, messages));
        n[lane] = value_5;
      }
#line 27 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      if ((left_7 = n[lane], left_7 % check_divisor(74, thread_x, 0, 0, left_7, 3, messages)) == 1)
          {
#line 28 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_5 = b[l] * n[lane];
        a[l] += value_5;
#line 29 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_6 = a[l];
        b[l] ^= value_6;
      } else {
#line 62 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint left_12;
#line 31 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_5 = b[l] ^ n[lane];
        a[l] -= value_5;
#line 32 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_6 = (left_12 = a[l], left_12 %
            check_divisor(100, thread_x, 0, 0, left_12, 5, messages));
        b[l] += value_6;
      }
#line 34 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      for (uint j = 0; j < (left_8 = a[l], left_8 %
          check_divisor(107, thread_x, 0, 0, left_8, 3, messages)); ++j) {
#line 35 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_5 = n[lane] * 11 + b[l] * (2 + j) +
            (left_9 = a[l], left_9 / check_divisor(116, thread_x, 0, 0, left_9, j + 1, messages));
        n[lane] = value_5;
      }
#line 36 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      if ((left_10 = n[lane], left_10 % check_divisor(120, thread_x, 0, 0, left_10, 4, messages)) ==
          1) {
#line 37 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_5 = b[l] * n[lane];
        a[l] += value_5;
#line 38 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_6 = a[l];
        b[l] ^= value_6;
      } else {
#line 62 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint left_12;
#line 40 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_5 = b[l] ^ n[lane];
        a[l] -= value_5;
#line 41 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_6 = (left_12 = a[l], left_12 %
            check_divisor(146, thread_x, 0, 0, left_12, 7, messages));
        b[l] += value_6;
      }
#line 43 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      if ((left_11 = n[lane], left_11 % check_divisor(152, thread_x, 0, 0, left_11, 7, messages)) ==
          1) {
#line 44 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_5 = b[l] * n[lane];
        a[l] += value_5;
#line 45 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_6 = a[l];
        b[l] ^= value_6;
      } else {
#line 62 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint left_12;
#line 47 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_5 = b[l] ^ n[lane];
        a[l] -= value_5;
#line 48 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_6 = (left_12 = a[l], left_12 %
            check_divisor(178, thread_x, 0, 0, left_12, 11, messages));
        b[l] += value_6;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    if (!a_filled) {
      SHADOW_ACCESS(&a[0], 16, 0, 0, 0, 0u, 66, 0uL);
      a_filled = true;
    }
    if (!b_filled) {
      SHADOW_ACCESS(&b[0], 16, 0, 0, 0, 0u, 66, 0uL);
      b_filled = true;
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 61 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
    check_barrier(186, (int)(4L * tile), 0, 0, messages);
    for (int lane = 0; lane < 4; ++lane) {
      int thread_x = tile * 4 + lane;
#line 57 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      int l = lane;
#line 62 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      uint left;
      uint left_2;
      uint left_3;
      uint left_4;
      uint left_5;
      uint left_6;
      uint left_7;
      uint left_8;
      uint left_9;
      uint left_10;
      uint left_11;
#line 15 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      for (uint j = 0; j < 2 % check_divisor(0, thread_x, 0, 0, 2, 5, messages); ++j) {
        uint value = n[lane] * 3 +
            (check_element(3, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(4, thread_x, 0, 0, &a[l], 0, 0, 5, messages) ? a[l] : 0) * (2 + j);
        n[lane] = value;
      }
#line 17 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      uint value = (check_element(7, thread_x, 0, 0, (long)l, 4, messages) &&
          check_use_local(8, thread_x, 0, 0, &b[l], 0, 0, 9, messages) ? b[l] : 0) + n[lane];
      if (check_element(12, thread_x, 0, 0, (long)l, 4, messages) &&
          check_use_local(13, thread_x, 0, 0, &a[l], 2, (ulong)value, 0, messages)) {
        a[l] = value;
      }
#line 18 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      uint value_2 = n[lane] * 31 +
          (check_element(16, thread_x, 0, 0, (long)l, 4, messages) &&
          check_use_local(17, thread_x, 0, 0, &a[l], 0, 0, 18, messages) ? a[l] :
          0) * ((check_element(19, thread_x, 0, 0, (long)l, 4, messages) &&
          check_use_local(20, thread_x, 0, 0, &a[l], 0, 0, 21, messages) ? a[l] : 0) - n[lane]);
      n[lane] = value_2;
#line 19 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      if ((left_2 = (left = check_element(25, thread_x, 0, 0, (long)l, 4, messages) &&
          check_use_local(26, thread_x, 0, 0, &b[l], 0, 0, 27, messages) ? b[l] : 0, left %
          check_divisor(28, thread_x, 0, 0, left, 2, messages)) ? n[lane] : 2, left_2 %
          check_divisor(31, thread_x, 0, 0, left_2, 5, messages)) < 1) {
#line 62 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint left_12;
#line 20 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_3 = (left_12 = check_element(32, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(33, thread_x, 0, 0, &a[l], 0, 0, 34, messages) ? a[l] : 0, left_12 /
            check_divisor(36, thread_x, 0, 0, left_12, 2 %
            check_divisor(35, thread_x, 0, 0, 2, 7, messages) + 1, messages));
        n[lane] += value_3;
      } else {
#line 22 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_3 = check_element(39, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(40, thread_x, 0, 0, &a[l], 0, 0, 41, messages) ? a[l] : 0;
        n[lane] -= value_3;
      }
#line 23 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      uint value_3 = check_element(44, thread_x, 0, 0, (long)l, 4, messages) &&
          check_use_local(45, thread_x, 0, 0, &a[l], 0, 0, 46, messages) ? a[l] : 0;
      n[lane] ^= value_3;
#line 24 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      uint value_4 = (left_4 =
          (check_element(49, thread_x, 0, 0, (long)l, 4, messages) &&
          check_use_local(50, thread_x, 0, 0, &b[l], 0, 0, 51, messages) ? b[l] : 0) +
          ((left_3 = check_element(52, thread_x, 0, 0, (long)l, 4, messages) &&
          check_use_local(53, thread_x, 0, 0, &a[l], 0, 0, 54, messages) ? a[l] : 0, left_3 %
          check_divisor(55, thread_x, 0, 0, left_3, 2, messages)) ? n[lane] : 2), left_4 %
          check_divisor(56, thread_x, 0, 0, left_4, 100000, messages));
      if (check_element(57, thread_x, 0, 0, (long)l, 4, messages) &&
          check_use_local(58, thread_x, 0, 0, &b[l], 2, (ulong)value_4, 0, messages)) {
        b[l] = value_4;
      }
#line 25 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      for (uint j = 0; j < (left_5 = n[lane], left_5 %
          check_divisor(61, thread_x, 0, 0, left_5, 5, messages)); ++j) {
#line 26 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_5 = n[lane] * 7 +
            (check_element(64, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(65, thread_x, 0, 0, &b[l], 0, 0, 66, messages) ? b[l] : 0) * (2 + j) +
            (left_6 = check_element(67, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(68, thread_x, 0, 0, &a[l], 0, 0, 69, messages) ? a[l] : 0, left_6 /
            check_divisor(70, thread_x, 0, 0, left_6, j + 1, messages));
        n[lane] = value_5;
      }
#line 27 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      if ((left_7 = n[lane], left_7 % check_divisor(74, thread_x, 0, 0, left_7, 3, messages)) == 1)
          {
#line 28 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_5 = (check_element(75, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(76, thread_x, 0, 0, &b[l], 0, 0, 77, messages) ? b[l] : 0) * n[lane];
        if (check_element(80, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(81, thread_x, 0, 0, &a[l], 4, 0, 82, messages)) {
          a[l] += value_5;
        }
#line 29 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_6 = check_element(83, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(84, thread_x, 0, 0, &a[l], 0, 0, 85, messages) ? a[l] : 0;
        if (check_element(86, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(87, thread_x, 0, 0, &b[l], 4, 0, 88, messages)) {
          b[l] ^= value_6;
        }
      } else {
#line 62 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint left_12;
#line 31 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_5 = (check_element(89, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(90, thread_x, 0, 0, &b[l], 0, 0, 91, messages) ? b[l] : 0) ^ n[lane];
        if (check_element(94, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(95, thread_x, 0, 0, &a[l], 4, 0, 96, messages)) {
          a[l] -= value_5;
        }
#line 32 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_6 = (left_12 = check_element(97, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(98, thread_x, 0, 0, &a[l], 0, 0, 99, messages) ? a[l] : 0, left_12 %
            check_divisor(100, thread_x, 0, 0, left_12, 5, messages));
        if (check_element(101, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(102, thread_x, 0, 0, &b[l], 4, 0, 103, messages)) {
          b[l] += value_6;
        }
      }
#line 34 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      for (uint j = 0; j < (left_8 = check_element(104, thread_x, 0, 0, (long)l, 4, messages) &&
          check_use_local(105, thread_x, 0, 0, &a[l], 0, 0, 106, messages) ? a[l] : 0, left_8 %
          check_divisor(107, thread_x, 0, 0, left_8, 3, messages)); ++j) {
#line 35 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_5 = n[lane] * 11 +
            (check_element(110, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(111, thread_x, 0, 0, &b[l], 0, 0, 112, messages) ? b[l] : 0) * (2 + j) +
            (left_9 = check_element(113, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(114, thread_x, 0, 0, &a[l], 0, 0, 115, messages) ? a[l] : 0, left_9 /
            check_divisor(116, thread_x, 0, 0, left_9, j + 1, messages));
        n[lane] = value_5;
      }
#line 36 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      if ((left_10 = n[lane], left_10 % check_divisor(120, thread_x, 0, 0, left_10, 4, messages)) ==
          1) {
#line 37 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_5 = (check_element(121, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(122, thread_x, 0, 0, &b[l], 0, 0, 123, messages) ? b[l] : 0) * n[lane];
        if (check_element(126, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(127, thread_x, 0, 0, &a[l], 4, 0, 128, messages)) {
          a[l] += value_5;
        }
#line 38 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_6 = check_element(129, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(130, thread_x, 0, 0, &a[l], 0, 0, 131, messages) ? a[l] : 0;
        if (check_element(132, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(133, thread_x, 0, 0, &b[l], 4, 0, 134, messages)) {
          b[l] ^= value_6;
        }
      } else {
#line 62 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint left_12;
#line 40 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_5 = (check_element(135, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(136, thread_x, 0, 0, &b[l], 0, 0, 137, messages) ? b[l] : 0) ^ n[lane];
        if (check_element(140, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(141, thread_x, 0, 0, &a[l], 4, 0, 142, messages)) {
          a[l] -= value_5;
        }
#line 41 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_6 = (left_12 = check_element(143, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(144, thread_x, 0, 0, &a[l], 0, 0, 145, messages) ? a[l] : 0, left_12 %
            check_divisor(146, thread_x, 0, 0, left_12, 7, messages));
        if (check_element(147, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(148, thread_x, 0, 0, &b[l], 4, 0, 149, messages)) {
          b[l] += value_6;
        }
      }
#line 43 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      if ((left_11 = n[lane], left_11 % check_divisor(152, thread_x, 0, 0, left_11, 7, messages)) ==
          1) {
#line 44 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_5 = (check_element(153, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(154, thread_x, 0, 0, &b[l], 0, 0, 155, messages) ? b[l] : 0) * n[lane];
        if (check_element(158, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(159, thread_x, 0, 0, &a[l], 4, 0, 160, messages)) {
          a[l] += value_5;
        }
#line 45 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_6 = check_element(161, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(162, thread_x, 0, 0, &a[l], 0, 0, 163, messages) ? a[l] : 0;
        if (check_element(164, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(165, thread_x, 0, 0, &b[l], 4, 0, 166, messages)) {
          b[l] ^= value_6;
        }
      } else {
#line 62 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint left_12;
#line 47 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_5 = (check_element(167, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(168, thread_x, 0, 0, &b[l], 0, 0, 169, messages) ? b[l] : 0) ^ n[lane];
        if (check_element(172, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(173, thread_x, 0, 0, &a[l], 4, 0, 174, messages)) {
          a[l] -= value_5;
        }
#line 48 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_6 = (left_12 = check_element(175, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(176, thread_x, 0, 0, &a[l], 0, 0, 177, messages) ? a[l] : 0, left_12 %
            check_divisor(178, thread_x, 0, 0, left_12, 11, messages));
        if (check_element(179, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(180, thread_x, 0, 0, &b[l], 4, 0, 181, messages)) {
          b[l] += value_6;
        }
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if ((a_filled || SHADOW_ACCESS(&a[0], 16, 0, 0, 0, 0u, 65, 0uL) != 0) &&
      (b_filled || SHADOW_ACCESS(&b[0], 16, 0, 0, 0, 0u, 65, 0uL) != 0)) {
    SHADOW_BARRIER(0, 0, 0, 9);

    check_barrier(187, (int)(4L * tile), 0, 0, messages);
    for (int lane = 0; lane < 4; ++lane) {
      int thread_x = tile * 4 + lane;
#line 57 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      int l = lane;
#line 64 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      a[l] += 2;
      uint left;
      uint left_2;
      uint left_3;
      uint left_4;
      uint left_5;
      uint left_6;
      uint left_7;
      uint left_8;
      uint left_9;
      uint left_10;
      uint left_11;
#line 15 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      for (uint j = 0; j < 3 % check_divisor(0, thread_x, 0, 0, 3, 5, messages); ++j) {
        uint value = n[lane] * 3 + a[l] * (3 + j);
        n[lane] = value;
      }
#line 17 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      uint value = b[l] + n[lane];
      a[l] = value;
#line 18 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      uint value_2 = n[lane] * 31 + a[l] * (a[l] - n[lane]);
      n[lane] = value_2;
#line 19 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      if ((left_2 = (left = b[l], left % check_divisor(28, thread_x, 0, 0, left, 2, messages)) ?
          n[lane] : 3, left_2 % check_divisor(31, thread_x, 0, 0, left_2, 5, messages)) < 1) {
#line 65 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint left_12;
#line 20 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_3 = (left_12 = a[l], left_12 /
            check_divisor(36, thread_x, 0, 0, left_12, 3 %
            check_divisor(35, thread_x, 0, 0, 3, 7, messages) + 1, messages));
        n[lane] += value_3;
      } else {
#line 22 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_3 = a[l];
        n[lane] -= value_3;
      }
#line 23 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      uint value_3 = a[l];
      n[lane] ^= value_3;
#line 24 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      uint value_4 = (left_4 = b[l] +
          ((left_3 = a[l], left_3 % check_divisor(55, thread_x, 0, 0, left_3, 2, messages)) ?
          n[lane] : 3), left_4 % check_divisor(56, thread_x, 0, 0, left_4, 100000, messages));
      b[l] = value_4;
#line 25 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      for (uint j = 0; j < (left_5 = n[lane], left_5 %
          check_divisor(61, thread_x, 0, 0, left_5, 5, messages)); ++j) {
#line 26 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_5 = n[lane] * 7 + b[l] * (3 + j) +
            (left_6 = a[l], left_6 / check_divisor(70, thread_x, 0, 0, left_6, j + 1, messages));
        n[lane] = value_5;
      }
#line 27 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      if ((left_7 = n[lane], left_7 % check_divisor(74, thread_x, 0, 0, left_7, 3, messages)) == 1)
          {
#line 28 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_5 = b[l] * n[lane];
        a[l] += value_5;
#line 29 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_6 = a[l];
        b[l] ^= value_6;
      } else {
#line 65 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint left_12;
#line 31 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_5 = b[l] ^ n[lane];
        a[l] -= value_5;
#line 32 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_6 = (left_12 = a[l], left_12 %
            check_divisor(100, thread_x, 0, 0, left_12, 6, messages));
        b[l] += value_6;
      }
#line 34 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      for (uint j = 0; j < (left_8 = a[l], left_8 %
          check_divisor(107, thread_x, 0, 0, left_8, 3, messages)); ++j) {
#line 35 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_5 = n[lane] * 11 + b[l] * (3 + j) +
            (left_9 = a[l], left_9 / check_divisor(116, thread_x, 0, 0, left_9, j + 1, messages));
        n[lane] = value_5;
      }
#line 36 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      if ((left_10 = n[lane], left_10 % check_divisor(120, thread_x, 0, 0, left_10, 4, messages)) ==
          1) {
#line 37 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_5 = b[l] * n[lane];
        a[l] += value_5;
#line 38 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_6 = a[l];
        b[l] ^= value_6;
      } else {
#line 65 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint left_12;
#line 40 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_5 = b[l] ^ n[lane];
        a[l] -= value_5;
#line 41 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_6 = (left_12 = a[l], left_12 %
            check_divisor(146, thread_x, 0, 0, left_12, 8, messages));
        b[l] += value_6;
      }
#line 43 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      if ((left_11 = n[lane], left_11 % check_divisor(152, thread_x, 0, 0, left_11, 7, messages)) ==
          1) {
#line 44 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_5 = b[l] * n[lane];
        a[l] += value_5;
#line 45 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_6 = a[l];
        b[l] ^= value_6;
      } else {
#line 65 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint left_12;
#line 47 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_5 = b[l] ^ n[lane];
        a[l] -= value_5;
#line 48 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_6 = (left_12 = a[l], left_12 %
            check_divisor(178, thread_x, 0, 0, left_12, 12, messages));
        b[l] += value_6;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    if (!a_filled) {
      SHADOW_ACCESS(&a[0], 16, 0, 0, 0, 0u, 66, 0uL);
      a_filled = true;
    }
    if (!b_filled) {
      SHADOW_ACCESS(&b[0], 16, 0, 0, 0, 0u, 66, 0uL);
      b_filled = true;
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 63 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
    check_barrier(187, (int)(4L * tile), 0, 0, messages);
    for (int lane = 0; lane < 4; ++lane) {
      int thread_x = tile * 4 + lane;
#line 57 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      int l = lane;
#line 64 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      if (check_element(188, thread_x, 0, 0, (long)l, 4, messages) &&
          check_use_local(189, thread_x, 0, 0, &a[l], 4, 0, 190, messages)) {
        a[l] += 2;
      }
#line 65 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      uint left;
      uint left_2;
      uint left_3;
      uint left_4;
      uint left_5;
      uint left_6;
      uint left_7;
      uint left_8;
      uint left_9;
      uint left_10;
      uint left_11;
#line 15 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      for (uint j = 0; j < 3 % check_divisor(0, thread_x, 0, 0, 3, 5, messages); ++j) {
        uint value = n[lane] * 3 +
            (check_element(3, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(4, thread_x, 0, 0, &a[l], 0, 0, 5, messages) ? a[l] : 0) * (3 + j);
        n[lane] = value;
      }
#line 17 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      uint value = (check_element(7, thread_x, 0, 0, (long)l, 4, messages) &&
          check_use_local(8, thread_x, 0, 0, &b[l], 0, 0, 9, messages) ? b[l] : 0) + n[lane];
      if (check_element(12, thread_x, 0, 0, (long)l, 4, messages) &&
          check_use_local(13, thread_x, 0, 0, &a[l], 2, (ulong)value, 0, messages)) {
        a[l] = value;
      }
#line 18 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      uint value_2 = n[lane] * 31 +
          (check_element(16, thread_x, 0, 0, (long)l, 4, messages) &&
          check_use_local(17, thread_x, 0, 0, &a[l], 0, 0, 18, messages) ? a[l] :
          0) * ((check_element(19, thread_x, 0, 0, (long)l, 4, messages) &&
          check_use_local(20, thread_x, 0, 0, &a[l], 0, 0, 21, messages) ? a[l] : 0) - n[lane]);
      n[lane] = value_2;
#line 19 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      if ((left_2 = (left = check_element(25, thread_x, 0, 0, (long)l, 4, messages) &&
          check_use_local(26, thread_x, 0, 0, &b[l], 0, 0, 27, messages) ? b[l] : 0, left %
          check_divisor(28, thread_x, 0, 0, left, 2, messages)) ? n[lane] : 3, left_2 %
          check_divisor(31, thread_x, 0, 0, left_2, 5, messages)) < 1) {
#line 65 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint left_12;
#line 20 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_3 = (left_12 = check_element(32, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(33, thread_x, 0, 0, &a[l], 0, 0, 34, messages) ? a[l] : 0, left_12 /
            check_divisor(36, thread_x, 0, 0, left_12, 3 %
            check_divisor(35, thread_x, 0, 0, 3, 7, messages) + 1, messages));
        n[lane] += value_3;
      } else {
#line 22 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_3 = check_element(39, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(40, thread_x, 0, 0, &a[l], 0, 0, 41, messages) ? a[l] : 0;
        n[lane] -= value_3;
      }
#line 23 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      uint value_3 = check_element(44, thread_x, 0, 0, (long)l, 4, messages) &&
          check_use_local(45, thread_x, 0, 0, &a[l], 0, 0, 46, messages) ? a[l] : 0;
      n[lane] ^= value_3;
#line 24 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      uint value_4 = (left_4 =
          (check_element(49, thread_x, 0, 0, (long)l, 4, messages) &&
          check_use_local(50, thread_x, 0, 0, &b[l], 0, 0, 51, messages) ? b[l] : 0) +
          ((left_3 = check_element(52, thread_x, 0, 0, (long)l, 4, messages) &&
          check_use_local(53, thread_x, 0, 0, &a[l], 0, 0, 54, messages) ? a[l] : 0, left_3 %
          check_divisor(55, thread_x, 0, 0, left_3, 2, messages)) ? n[lane] : 3), left_4 %
          check_divisor(56, thread_x, 0, 0, left_4, 100000, messages));
      if (check_element(57, thread_x, 0, 0, (long)l, 4, messages) &&
          check_use_local(58, thread_x, 0, 0, &b[l], 2, (ulong)value_4, 0, messages)) {
        b[l] = value_4;
      }
#line 25 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      for (uint j = 0; j < (left_5 = n[lane], left_5 %
          check_divisor(61, thread_x, 0, 0, left_5, 5, messages)); ++j) {
#line 26 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_5 = n[lane] * 7 +
            (check_element(64, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(65, thread_x, 0, 0, &b[l], 0, 0, 66, messages) ? b[l] : 0) * (3 + j) +
            (left_6 = check_element(67, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(68, thread_x, 0, 0, &a[l], 0, 0, 69, messages) ? a[l] : 0, left_6 /
            check_divisor(70, thread_x, 0, 0, left_6, j + 1, messages));
        n[lane] = value_5;
      }
#line 27 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      if ((left_7 = n[lane], left_7 % check_divisor(74, thread_x, 0, 0, left_7, 3, messages)) == 1)
          {
#line 28 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_5 = (check_element(75, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(76, thread_x, 0, 0, &b[l], 0, 0, 77, messages) ? b[l] : 0) * n[lane];
        if (check_element(80, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(81, thread_x, 0, 0, &a[l], 4, 0, 82, messages)) {
          a[l] += value_5;
        }
#line 29 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_6 = check_element(83, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(84, thread_x, 0, 0, &a[l], 0, 0, 85, messages) ? a[l] : 0;
        if (check_element(86, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(87, thread_x, 0, 0, &b[l], 4, 0, 88, messages)) {
          b[l] ^= value_6;
        }
      } else {
#line 65 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint left_12;
#line 31 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_5 = (check_element(89, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(90, thread_x, 0, 0, &b[l], 0, 0, 91, messages) ? b[l] : 0) ^ n[lane];
        if (check_element(94, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(95, thread_x, 0, 0, &a[l], 4, 0, 96, messages)) {
          a[l] -= value_5;
        }
#line 32 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_6 = (left_12 = check_element(97, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(98, thread_x, 0, 0, &a[l], 0, 0, 99, messages) ? a[l] : 0, left_12 %
            check_divisor(100, thread_x, 0, 0, left_12, 6, messages));
        if (check_element(101, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(102, thread_x, 0, 0, &b[l], 4, 0, 103, messages)) {
          b[l] += value_6;
        }
      }
#line 34 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      for (uint j = 0; j < (left_8 = check_element(104, thread_x, 0, 0, (long)l, 4, messages) &&
          check_use_local(105, thread_x, 0, 0, &a[l], 0, 0, 106, messages) ? a[l] : 0, left_8 %
          check_divisor(107, thread_x, 0, 0, left_8, 3, messages)); ++j) {
#line 35 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_5 = n[lane] * 11 +
            (check_element(110, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(111, thread_x, 0, 0, &b[l], 0, 0, 112, messages) ? b[l] : 0) * (3 + j) +
            (left_9 = check_element(113, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(114, thread_x, 0, 0, &a[l], 0, 0, 115, messages) ? a[l] : 0, left_9 /
            check_divisor(116, thread_x, 0, 0, left_9, j + 1, messages));
        n[lane] = value_5;
      }
#line 36 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      if ((left_10 = n[lane], left_10 % check_divisor(120, thread_x, 0, 0, left_10, 4, messages)) ==
          1) {
#line 37 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_5 = (check_element(121, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(122, thread_x, 0, 0, &b[l], 0, 0, 123, messages) ? b[l] : 0) * n[lane];
        if (check_element(126, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(127, thread_x, 0, 0, &a[l], 4, 0, 128, messages)) {
          a[l] += value_5;
        }
#line 38 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_6 = check_element(129, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(130, thread_x, 0, 0, &a[l], 0, 0, 131, messages) ? a[l] : 0;
        if (check_element(132, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(133, thread_x, 0, 0, &b[l], 4, 0, 134, messages)) {
          b[l] ^= value_6;
        }
      } else {
#line 65 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint left_12;
#line 40 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_5 = (check_element(135, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(136, thread_x, 0, 0, &b[l], 0, 0, 137, messages) ? b[l] : 0) ^ n[lane];
        if (check_element(140, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(141, thread_x, 0, 0, &a[l], 4, 0, 142, messages)) {
          a[l] -= value_5;
        }
#line 41 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_6 = (left_12 = check_element(143, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(144, thread_x, 0, 0, &a[l], 0, 0, 145, messages) ? a[l] : 0, left_12 %
            check_divisor(146, thread_x, 0, 0, left_12, 8, messages));
        if (check_element(147, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(148, thread_x, 0, 0, &b[l], 4, 0, 149, messages)) {
          b[l] += value_6;
        }
      }
#line 43 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      if ((left_11 = n[lane], left_11 % check_divisor(152, thread_x, 0, 0, left_11, 7, messages)) ==
          1) {
#line 44 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_5 = (check_element(153, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(154, thread_x, 0, 0, &b[l], 0, 0, 155, messages) ? b[l] : 0) * n[lane];
        if (check_element(158, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(159, thread_x, 0, 0, &a[l], 4, 0, 160, messages)) {
          a[l] += value_5;
        }
#line 45 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_6 = check_element(161, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(162, thread_x, 0, 0, &a[l], 0, 0, 163, messages) ? a[l] : 0;
        if (check_element(164, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(165, thread_x, 0, 0, &b[l], 4, 0, 166, messages)) {
          b[l] ^= value_6;
        }
      } else {
#line 65 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint left_12;
#line 47 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_5 = (check_element(167, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(168, thread_x, 0, 0, &b[l], 0, 0, 169, messages) ? b[l] : 0) ^ n[lane];
        if (check_element(172, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(173, thread_x, 0, 0, &a[l], 4, 0, 174, messages)) {
          a[l] -= value_5;
        }
#line 48 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_6 = (left_12 = check_element(175, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(176, thread_x, 0, 0, &a[l], 0, 0, 177, messages) ? a[l] : 0, left_12 %
            check_divisor(178, thread_x, 0, 0, left_12, 12, messages));
        if (check_element(179, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(180, thread_x, 0, 0, &b[l], 4, 0, 181, messages)) {
          b[l] += value_6;
        }
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if ((a_filled || SHADOW_ACCESS(&a[0], 16, 0, 0, 0, 0u, 65, 0uL) != 0) &&
      (b_filled || SHADOW_ACCESS(&b[0], 16, 0, 0, 0, 0u, 65, 0uL) != 0)) {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 66 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
    check_barrier(191, (int)(4L * tile), 0, 0, messages);
    for (int lane = 0; lane < 4; ++lane) {
      int thread_x = tile * 4 + lane;
#line 57 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      int l = lane;
#line 67 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      uint left;
      uint left_2;
      uint left_3;
      uint left_4;
      uint left_5;
      uint left_6;
      uint left_7;
      uint left_8;
      uint left_9;
      uint left_10;
      uint left_11;
#line 15 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      for (uint j = 0; j < 4 % check_divisor(0, thread_x, 0, 0, 4, 5, messages); ++j) {
        uint value = n[lane] * 3 + a[l] * (4 + j);
        n[lane] = value;
      }
#line 17 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      uint value = b[l] + n[lane];
      a[l] = value;
#line 18 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      uint value_2 = n[lane] * 31 + a[l] * (a[l] - n[lane]);
      n[lane] = value_2;
#line 19 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      if ((left_2 = (left = b[l], left % check_divisor(28, thread_x, 0, 0, left, 2, messages)) ?
          n[lane] : 4, left_2 % check_divisor(31, thread_x, 0, 0, left_2, 5, messages)) < 1) {
#line 67 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint left_12;
#line 20 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_3 = (left_12 = a[l], left_12 /
            check_divisor(36, thread_x, 0, 0, left_12, 4 %
            check_divisor(35, thread_x, 0, 0, 4, 7, messages) + 1, messages));
        n[lane] += value_3;
      } else {
#line 22 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_3 = a[l];
        n[lane] -= value_3;
      }
#line 23 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      uint value_3 = a[l];
      n[lane] ^= value_3;
#line 24 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      uint value_4 = (left_4 = b[l] +
          ((left_3 = a[l], left_3 % check_divisor(55, thread_x, 0, 0, left_3, 2, messages)) ?
          n[lane] : 4), left_4 % check_divisor(56, thread_x, 0, 0, left_4, 100000, messages));
      b[l] = value_4;
#line 25 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      for (uint j = 0; j < (left_5 = n[lane], left_5 %
          check_divisor(61, thread_x, 0, 0, left_5, 5, messages)); ++j) {
#line 26 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_5 = n[lane] * 7 + b[l] * (4 + j) +
            (left_6 = a[l], left_6 / check_divisor(70, thread_x, 0, 0, left_6, j + 1, messages));
        n[lane] = value_5;
      }
#line 27 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      if ((left_7 = n[lane], left_7 % check_divisor(74, thread_x, 0, 0, left_7, 3, messages)) == 1)
          {
#line 28 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_5 = b[l] * n[lane];
        a[l] += value_5;
#line 29 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_6 = a[l];
        b[l] ^= value_6;
      } else {
#line 67 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint left_12;
#line 31 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_5 = b[l] ^ n[lane];
        a[l] -= value_5;
#line 32 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_6 = (left_12 = a[l], left_12 %
            check_divisor(100, thread_x, 0, 0, left_12, 7, messages));
        b[l] += value_6;
      }
#line 34 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      for (uint j = 0; j < (left_8 = a[l], left_8 %
          check_divisor(107, thread_x, 0, 0, left_8, 3, messages)); ++j) {
#line 35 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_5 = n[lane] * 11 + b[l] * (4 + j) +
            (left_9 = a[l], left_9 / check_divisor(116, thread_x, 0, 0, left_9, j + 1, messages));
        n[lane] = value_5;
      }
#line 36 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      if ((left_10 = n[lane], left_10 % check_divisor(120, thread_x, 0, 0, left_10, 4, messages)) ==
          1) {
#line 37 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_5 = b[l] * n[lane];
        a[l] += value_5;
#line 38 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_6 = a[l];
        b[l] ^= value_6;
      } else {
#line 67 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint left_12;
#line 40 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_5 = b[l] ^ n[lane];
        a[l] -= value_5;
#line 41 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_6 = (left_12 = a[l], left_12 %
            check_divisor(146, thread_x, 0, 0, left_12, 9, messages));
        b[l] += value_6;
      }
#line 43 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      if ((left_11 = n[lane], left_11 % check_divisor(152, thread_x, 0, 0, left_11, 7, messages)) ==
          1) {
#line 44 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_5 = b[l] * n[lane];
        a[l] += value_5;
#line 45 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_6 = a[l];
        b[l] ^= value_6;
      } else {
#line 67 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint left_12;
#line 47 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_5 = b[l] ^ n[lane];
        a[l] -= value_5;
#line 48 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_6 = (left_12 = a[l], left_12 %
            check_divisor(178, thread_x, 0, 0, left_12, 13, messages));
        b[l] += value_6;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    if (!a_filled) {
      SHADOW_ACCESS(&a[0], 16, 0, 0, 0, 0u, 66, 0uL);
      a_filled = true;
    }
    if (!b_filled) {
      SHADOW_ACCESS(&b[0], 16, 0, 0, 0, 0u, 66, 0uL);
      b_filled = true;
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);


    check_barrier(191, (int)(4L * tile), 0, 0, messages);
    for (int lane = 0; lane < 4; ++lane) {
      int thread_x = tile * 4 + lane;
#line 57 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      int l = lane;
#line 67 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      uint left;
      uint left_2;
      uint left_3;
      uint left_4;
      uint left_5;
      uint left_6;
      uint left_7;
      uint left_8;
      uint left_9;
      uint left_10;
      uint left_11;
#line 15 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      for (uint j = 0; j < 4 % check_divisor(0, thread_x, 0, 0, 4, 5, messages); ++j) {
        uint value = n[lane] * 3 +
            (check_element(3, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(4, thread_x, 0, 0, &a[l], 0, 0, 5, messages) ? a[l] : 0) * (4 + j);
        n[lane] = value;
      }
#line 17 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      uint value = (check_element(7, thread_x, 0, 0, (long)l, 4, messages) &&
          check_use_local(8, thread_x, 0, 0, &b[l], 0, 0, 9, messages) ? b[l] : 0) + n[lane];
      if (check_element(12, thread_x, 0, 0, (long)l, 4, messages) &&
          check_use_local(13, thread_x, 0, 0, &a[l], 2, (ulong)value, 0, messages)) {
        a[l] = value;
      }
#line 18 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      uint value_2 = n[lane] * 31 +
          (check_element(16, thread_x, 0, 0, (long)l, 4, messages) &&
          check_use_local(17, thread_x, 0, 0, &a[l], 0, 0, 18, messages) ? a[l] :
          0) * ((check_element(19, thread_x, 0, 0, (long)l, 4, messages) &&
          check_use_local(20, thread_x, 0, 0, &a[l], 0, 0, 21, messages) ? a[l] : 0) - n[lane]);
      n[lane] = value_2;
#line 19 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      if ((left_2 = (left = check_element(25, thread_x, 0, 0, (long)l, 4, messages) &&
          check_use_local(26, thread_x, 0, 0, &b[l], 0, 0, 27, messages) ? b[l] : 0, left %
          check_divisor(28, thread_x, 0, 0, left, 2, messages)) ? n[lane] : 4, left_2 %
          check_divisor(31, thread_x, 0, 0, left_2, 5, messages)) < 1) {
#line 67 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint left_12;
#line 20 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_3 = (left_12 = check_element(32, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(33, thread_x, 0, 0, &a[l], 0, 0, 34, messages) ? a[l] : 0, left_12 /
            check_divisor(36, thread_x, 0, 0, left_12, 4 %
            check_divisor(35, thread_x, 0, 0, 4, 7, messages) + 1, messages));
        n[lane] += value_3;
      } else {
#line 22 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_3 = check_element(39, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(40, thread_x, 0, 0, &a[l], 0, 0, 41, messages) ? a[l] : 0;
        n[lane] -= value_3;
      }
#line 23 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      uint value_3 = check_element(44, thread_x, 0, 0, (long)l, 4, messages) &&
          check_use_local(45, thread_x, 0, 0, &a[l], 0, 0, 46, messages) ? a[l] : 0;
      n[lane] ^= value_3;
#line 24 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      uint value_4 = (left_4 =
          (check_element(49, thread_x, 0, 0, (long)l, 4, messages) &&
          check_use_local(50, thread_x, 0, 0, &b[l], 0, 0, 51, messages) ? b[l] : 0) +
          ((left_3 = check_element(52, thread_x, 0, 0, (long)l, 4, messages) &&
          check_use_local(53, thread_x, 0, 0, &a[l], 0, 0, 54, messages) ? a[l] : 0, left_3 %
          check_divisor(55, thread_x, 0, 0, left_3, 2, messages)) ? n[lane] : 4), left_4 %
          check_divisor(56, thread_x, 0, 0, left_4, 100000, messages));
      if (check_element(57, thread_x, 0, 0, (long)l, 4, messages) &&
          check_use_local(58, thread_x, 0, 0, &b[l], 2, (ulong)value_4, 0, messages)) {
        b[l] = value_4;
      }
#line 25 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      for (uint j = 0; j < (left_5 = n[lane], left_5 %
          check_divisor(61, thread_x, 0, 0, left_5, 5, messages)); ++j) {
#line 26 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_5 = n[lane] * 7 +
            (check_element(64, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(65, thread_x, 0, 0, &b[l], 0, 0, 66, messages) ? b[l] : 0) * (4 + j) +
            (left_6 = check_element(67, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(68, thread_x, 0, 0, &a[l], 0, 0, 69, messages) ? a[l] : 0, left_6 /
            check_divisor(70, thread_x, 0, 0, left_6, j + 1, messages));
        n[lane] = value_5;
      }
#line 27 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      if ((left_7 = n[lane], left_7 % check_divisor(74, thread_x, 0, 0, left_7, 3, messages)) == 1)
          {
#line 28 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_5 = (check_element(75, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(76, thread_x, 0, 0, &b[l], 0, 0, 77, messages) ? b[l] : 0) * n[lane];
        if (check_element(80, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(81, thread_x, 0, 0, &a[l], 4, 0, 82, messages)) {
          a[l] += value_5;
        }
#line 29 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_6 = check_element(83, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(84, thread_x, 0, 0, &a[l], 0, 0, 85, messages) ? a[l] : 0;
        if (check_element(86, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(87, thread_x, 0, 0, &b[l], 4, 0, 88, messages)) {
          b[l] ^= value_6;
        }
      } else {
#line 67 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint left_12;
#line 31 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_5 = (check_element(89, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(90, thread_x, 0, 0, &b[l], 0, 0, 91, messages) ? b[l] : 0) ^ n[lane];
        if (check_element(94, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(95, thread_x, 0, 0, &a[l], 4, 0, 96, messages)) {
          a[l] -= value_5;
        }
#line 32 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_6 = (left_12 = check_element(97, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(98, thread_x, 0, 0, &a[l], 0, 0, 99, messages) ? a[l] : 0, left_12 %
            check_divisor(100, thread_x, 0, 0, left_12, 7, messages));
        if (check_element(101, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(102, thread_x, 0, 0, &b[l], 4, 0, 103, messages)) {
          b[l] += value_6;
        }
      }
#line 34 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      for (uint j = 0; j < (left_8 = check_element(104, thread_x, 0, 0, (long)l, 4, messages) &&
          check_use_local(105, thread_x, 0, 0, &a[l], 0, 0, 106, messages) ? a[l] : 0, left_8 %
          check_divisor(107, thread_x, 0, 0, left_8, 3, messages)); ++j) {
#line 35 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_5 = n[lane] * 11 +
            (check_element(110, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(111, thread_x, 0, 0, &b[l], 0, 0, 112, messages) ? b[l] : 0) * (4 + j) +
            (left_9 = check_element(113, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(114, thread_x, 0, 0, &a[l], 0, 0, 115, messages) ? a[l] : 0, left_9 /
            check_divisor(116, thread_x, 0, 0, left_9, j + 1, messages));
        n[lane] = value_5;
      }
#line 36 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      if ((left_10 = n[lane], left_10 % check_divisor(120, thread_x, 0, 0, left_10, 4, messages)) ==
          1) {
#line 37 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_5 = (check_element(121, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(122, thread_x, 0, 0, &b[l], 0, 0, 123, messages) ? b[l] : 0) * n[lane];
        if (check_element(126, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(127, thread_x, 0, 0, &a[l], 4, 0, 128, messages)) {
          a[l] += value_5;
        }
#line 38 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_6 = check_element(129, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(130, thread_x, 0, 0, &a[l], 0, 0, 131, messages) ? a[l] : 0;
        if (check_element(132, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(133, thread_x, 0, 0, &b[l], 4, 0, 134, messages)) {
          b[l] ^= value_6;
        }
      } else {
#line 67 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint left_12;
#line 40 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_5 = (check_element(135, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(136, thread_x, 0, 0, &b[l], 0, 0, 137, messages) ? b[l] : 0) ^ n[lane];
        if (check_element(140, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(141, thread_x, 0, 0, &a[l], 4, 0, 142, messages)) {
          a[l] -= value_5;
        }
#line 41 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_6 = (left_12 = check_element(143, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(144, thread_x, 0, 0, &a[l], 0, 0, 145, messages) ? a[l] : 0, left_12 %
            check_divisor(146, thread_x, 0, 0, left_12, 9, messages));
        if (check_element(147, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(148, thread_x, 0, 0, &b[l], 4, 0, 149, messages)) {
          b[l] += value_6;
        }
      }
#line 43 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      if ((left_11 = n[lane], left_11 % check_divisor(152, thread_x, 0, 0, left_11, 7, messages)) ==
          1) {
#line 44 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_5 = (check_element(153, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(154, thread_x, 0, 0, &b[l], 0, 0, 155, messages) ? b[l] : 0) * n[lane];
        if (check_element(158, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(159, thread_x, 0, 0, &a[l], 4, 0, 160, messages)) {
          a[l] += value_5;
        }
#line 45 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_6 = check_element(161, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(162, thread_x, 0, 0, &a[l], 0, 0, 163, messages) ? a[l] : 0;
        if (check_element(164, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(165, thread_x, 0, 0, &b[l], 4, 0, 166, messages)) {
          b[l] ^= value_6;
        }
      } else {
#line 67 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint left_12;
#line 47 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_5 = (check_element(167, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(168, thread_x, 0, 0, &b[l], 0, 0, 169, messages) ? b[l] : 0) ^ n[lane];
        if (check_element(172, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(173, thread_x, 0, 0, &a[l], 4, 0, 174, messages)) {
          a[l] -= value_5;
        }
#line 48 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value_6 = (left_12 = check_element(175, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(176, thread_x, 0, 0, &a[l], 0, 0, 177, messages) ? a[l] : 0, left_12 %
            check_divisor(178, thread_x, 0, 0, left_12, 13, messages));
        if (check_element(179, thread_x, 0, 0, (long)l, 4, messages) &&
            check_use_local(180, thread_x, 0, 0, &b[l], 4, 0, 181, messages)) {
          b[l] += value_6;
        }
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
  }
  if ((a_filled || SHADOW_ACCESS(&a[0], 16, 0, 0, 0, 0u, 65, 0uL) != 0) &&
      (b_filled || SHADOW_ACCESS(&b[0], 16, 0, 0, 0, 0u, 65, 0uL) != 0) && 4L * tile >= 0 &&
      v_extent0 + -4L * tile + -4L >= 0) {
    if (v_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 68 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      check_barrier(192, (int)(4L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 4; ++lane) {
        int t_global = tile * 4 + lane;
#line 57 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        int l = lane;
#line 69 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value = a[3 - l] ^ (b[3 - l] * 33) ^ n[lane];
        uint *place = &v_2[INDEX((long)t_global)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 68 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      check_barrier(192, (int)(4L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 4; ++lane) {
        int t_global = tile * 4 + lane;
#line 57 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        int l = lane;
#line 69 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
        uint value = a[3 - l] ^ (b[3 - l] * 33) ^ n[lane];
        uint *place = &v_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(v_marks, v, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 68 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
    check_barrier(192, (int)(4L * tile), 0, 0, messages);
    for (int lane = 0; lane < 4; ++lane) {
      int t_global = tile * 4 + lane;
      int thread_x = tile * 4 + lane;
#line 57 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      int l = lane;
#line 69 "/work/main/test/Execution/Barriers/shared_in_helpers.cpp"
      uint value = (check_element(193, thread_x, 0, 0, (long)(3 - l), 4, messages) &&
          check_use_local(194, thread_x, 0, 0, &a[3 - l], 0, 0, 195, messages) ? a[3 - l] : 0) ^
          ((check_element(196, thread_x, 0, 0, (long)(3 - l), 4, messages) &&
          check_use_local(197, thread_x, 0, 0, &b[3 - l], 0, 0, 198, messages) ? b[3 - l] : 0) * 33)
          ^ n[lane];
      uint *place = &v_2[INDEX(check_index1(199, thread_x, 0, 0, t_global, t_global, v_extent0,
          messages))];
      if (check_use_global(200, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, v, v_bytes)) {
          *place = value;
        }
      }
    }
  }
}

#line 1 "<ampcc native>"

AMPCC_NATIVE_ENTRY(main_kernel_native_b00dc91d17f88e13) {
  uint *v = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[4]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel(v, v_bytes, v_offset, v_extent0, messages, static_cast<int>(ampcc_at.x));
}

} // namespace kernels
} // namespace ampcc_native
