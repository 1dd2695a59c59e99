// C++ for the native accelerator; needs -ffp-contract=off -fno-strict-aliasing
#include <ampcc_rt/native_kernel.h>
#ifdef __clang__
#pragma STDC FP_CONTRACT OFF
#endif
namespace ampcc_native {
namespace kernels {

// results
typedef struct {
  float within;
  float minus;
  float two;
  float across;
  float loop;
} results_float;

// results
typedef struct {
  double within;
  double minus;
  double two;
  double across;
  double loop;
} results_double;

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

// within, as-host.cpp:20
#line 20 "/work/main/test/Contraction/as-host.cpp"
static float within(float a, float b, float c) {
  return GPU_MUL_ADD(a, b, c);
}

// minus, as-host.cpp:21
#line 21 "/work/main/test/Contraction/as-host.cpp"
static float minus(float a, float b, float c) {
  return GPU_MUL_ADD(-a, b, c);
}

// two, as-host.cpp:22
#line 22 "/work/main/test/Contraction/as-host.cpp"
static float two(float a, float b, float c) {
  return GPU_MUL_ADD(a, b, -(b * c));
}

// across, as-host.cpp:23
#line 23 "/work/main/test/Contraction/as-host.cpp"
static float across(float a, float b, float c) {
  float product = a * b;
  return product + c;
}

// loop, as-host.cpp:27
#line 27 "/work/main/test/Contraction/as-host.cpp"
static float loop(float a, float b, float c) {
  UNROLL for (int k = 0; k < 3; ++k) {
    c += a * (b + c);
  }
#line 30 "/work/main/test/Contraction/as-host.cpp"
  return c;
}

// all, as-host.cpp:36
#line 36 "/work/main/test/Contraction/as-host.cpp"
static results_float all_(float a) {
  float b = 2.0f - a;
  results_float object;
  object.within = within(a, b, -1.0f);
  object.minus = minus(a, b, 1.0f);
  object.two = two(a, b, 1.0f);
  object.across = across(a, b, -1.0f);
  object.loop = loop(a, b, -1.0f);
  return object;
}

static bool check_use_2(uint site, int thread_x, int thread_y, int thread_z,
                        const results_float *pointer, int use, ulong value, uint init_site,
                        uint *messages) {
  uint wrong = SHADOW_ACCESS(pointer, 20, thread_x, thread_y, thread_z, site, use + 8, value);
  if (wrong == 0) {
    return true;
  }
  tell_use(thread_x, thread_y, thread_z, init_site, wrong, messages);
  return true;
}

// kernel of test_kernel, as-host.cpp:48
#line 48 "/work/main/test/Contraction/as-host.cpp"
static void test_kernel(results_float *out, ulong out_bytes, long out_offset, int out_extent0,
                        const float *x, ulong x_bytes, long x_offset, int x_extent0,
                        uint *messages, int begin, int end) {
  ulong x_begin = (ulong)x + (ulong)(x_offset * 4);
  ulong x_end = (ulong)x + (ulong)(((long)x_extent0 - 1 + x_offset + 1) * 4);
  ulong out_begin = (ulong)out + (ulong)(out_offset * 20);
  ulong out_end = (ulong)out + (ulong)(((long)out_extent0 - 1 + out_offset + 1) * 20);
  bool apart = x_end <= out_begin || out_end <= x_begin;
  ulong x_marks = SHADOW_MARKS(x);
  ulong out_marks = SHADOW_MARKS(out);
  if (begin >= 0L && out_extent0 + -1L * end >= 0 && x_extent0 + -1L * end >= 0 && apart) {
    if (x_marks == 0 && out_marks == 0) {
      THREADS for (int thread = begin; thread < end; ++thread) {
        results_float *out_2 = out + out_offset;
        const float *x_2 = x + x_offset;
        int i = thread;
        results_float *value = &out_2[INDEX((long)i)];
        const float *place = &x_2[INDEX((long)i)];
        results_float value_2 = all_(*place);
        *value = value_2;
      }
    } else if (x_marks == 0) {
      THREADS for (int thread = begin; thread < end; ++thread) {
        results_float *out_2 = out + out_offset;
        const float *x_2 = x + x_offset;
        int i = thread;
        results_float *value = &out_2[INDEX((long)i)];
        const float *place = &x_2[INDEX((long)i)];
        results_float value_2 = all_(*place);
        if (SHADOW_WRITES(out_marks, out, value, 20)) {
          *value = value_2;
        }
      }
    } else {
      for (int thread = begin; thread < end; ++thread) {
        results_float *out_2 = out + out_offset;
        const float *x_2 = x + x_offset;
        int i = thread;
        int thread_x = thread;
        results_float *value = &out_2[INDEX((long)i)];
        const float *place = &x_2[INDEX((long)i)];
        results_float value_2 = all_(x_marks == 0 || SHADOW_WRITTEN(x_marks, x, place, 4) ||
            check_use(2, thread_x, 0, 0, place, 0, 0, 3, messages) ? *place : 0.0f);
        if (out_marks == 0 || SHADOW_WRITES(out_marks, out, value, 20)) {
          *value = value_2;
        }
      }
    }
  } else {
    for (int thread = begin; thread < end; ++thread) {
      results_float *out_2 = out + out_offset;
      const float *x_2 = x + x_offset;
      int i = thread;
      int thread_x = thread;
      results_float *value = &out_2[INDEX(check_index1(0, thread_x, 0, 0, i, i, out_extent0,
          messages))];
      const float *place = &x_2[INDEX(check_index1(1, thread_x, 0, 0, i, i, x_extent0, messages))];
      results_float value_2 = all_(check_use(2, thread_x, 0, 0, place, 0, 0, 3, messages) ?
          (IN_BOUNDS(place, x, x_bytes) ? *place : 0.0f) : 0.0f);
      if (check_use_2(4, thread_x, 0, 0, value, 5,
          (((ulong)as_uint(value_2.within) & 4294967295uL) |
          (((ulong)as_uint(value_2.minus) & 4294967295uL) << 32)) * 11400714819323198485uL +
          (((ulong)as_uint(value_2.two) & 4294967295uL) |
          (((ulong)as_uint(value_2.across) & 4294967295uL) << 32)) * 11400714819323198501uL +
          ((ulong)as_uint(value_2.loop) & 4294967295uL) * 11400714819323198517uL, 0, messages)) {
        if (IN_BOUNDS(value, out, out_bytes)) {
          *value = value_2;
        }
      }
    }
  }
}

static bool check_use_3(uint site, int thread_x, int thread_y, int thread_z,
                        const double *pointer, int use, ulong value, uint init_site,
                        uint *messages) {
  uint wrong = SHADOW_ACCESS(pointer, 8, thread_x, thread_y, thread_z, site, use + 8, value);
  if (wrong == 0) {
    return true;
  }
  tell_use(thread_x, thread_y, thread_z, init_site, wrong, messages);
  return true;
}

// within, as-host.cpp:20
#line 20 "/work/main/test/Contraction/as-host.cpp"
static double within_2(double a, double b, double c) {
  return GPU_MUL_ADD(a, b, c);
}

// minus, as-host.cpp:21
#line 21 "/work/main/test/Contraction/as-host.cpp"
static double minus_2(double a, double b, double c) {
  return GPU_MUL_ADD(-a, b, c);
}

// two, as-host.cpp:22
#line 22 "/work/main/test/Contraction/as-host.cpp"
static double two_2(double a, double b, double c) {
  return GPU_MUL_ADD(a, b, -(b * c));
}

// across, as-host.cpp:23
#line 23 "/work/main/test/Contraction/as-host.cpp"
static double across_2(double a, double b, double c) {
  double product = a * b;
  return product + c;
}

// loop, as-host.cpp:27
#line 27 "/work/main/test/Contraction/as-host.cpp"
static double loop_2(double a, double b, double c) {
  UNROLL for (int k = 0; k < 3; ++k) {
    c += a * (b + c);
  }
#line 30 "/work/main/test/Contraction/as-host.cpp"
  return c;
}

// all, as-host.cpp:36
#line 36 "/work/main/test/Contraction/as-host.cpp"
static results_double all__2(double a) {
  double b = 2.0 - a;
  results_double object;
  object.within = within_2(a, b, -1.0);
  object.minus = minus_2(a, b, 1.0);
  object.two = two_2(a, b, 1.0);
  object.across = across_2(a, b, -1.0);
  object.loop = loop_2(a, b, -1.0);
  return object;
}

static bool check_use_4(uint site, int thread_x, int thread_y, int thread_z,
                        const results_double *pointer, int use, ulong value, uint init_site,
                        uint *messages) {
  uint wrong = SHADOW_ACCESS(pointer, 40, thread_x, thread_y, thread_z, site, use + 8, value);
  if (wrong == 0) {
    return true;
  }
  tell_use(thread_x, thread_y, thread_z, init_site, wrong, messages);
  return true;
}

// kernel of test_kernel, as-host.cpp:48
#line 48 "/work/main/test/Contraction/as-host.cpp"
static void test_kernel_2(results_double *out, ulong out_bytes, long out_offset, int out_extent0,
                          const double *x, ulong x_bytes, long x_offset, int x_extent0,
                          uint *messages, int begin, int end) {
  ulong x_begin = (ulong)x + (ulong)(x_offset * 8);
  ulong x_end = (ulong)x + (ulong)(((long)x_extent0 - 1 + x_offset + 1) * 8);
  ulong out_begin = (ulong)out + (ulong)(out_offset * 40);
  ulong out_end = (ulong)out + (ulong)(((long)out_extent0 - 1 + out_offset + 1) * 40);
  bool apart = x_end <= out_begin || out_end <= x_begin;
  ulong x_marks = SHADOW_MARKS(x);
  ulong out_marks = SHADOW_MARKS(out);
  if (begin >= 0L && out_extent0 + -1L * end >= 0 && x_extent0 + -1L * end >= 0 && apart) {
    if (x_marks == 0 && out_marks == 0) {
      THREADS for (int thread = begin; thread < end; ++thread) {
        results_double *out_2 = out + out_offset;
        const double *x_2 = x + x_offset;
        int i = thread;
        results_double *value = &out_2[INDEX((long)i)];
        const double *place = &x_2[INDEX((long)i)];
        results_double value_2 = all__2(*place);
        *value = value_2;
      }
    } else if (x_marks == 0) {
      THREADS for (int thread = begin; thread < end; ++thread) {
        results_double *out_2 = out + out_offset;
        const double *x_2 = x + x_offset;
        int i = thread;
        results_double *value = &out_2[INDEX((long)i)];
        const double *place = &x_2[INDEX((long)i)];
        results_double value_2 = all__2(*place);
        if (SHADOW_WRITES(out_marks, out, value, 40)) {
          *value = value_2;
        }
      }
    } else {
      for (int thread = begin; thread < end; ++thread) {
        results_double *out_2 = out + out_offset;
        const double *x_2 = x + x_offset;
        int i = thread;
        int thread_x = thread;
        results_double *value = &out_2[INDEX((long)i)];
        const double *place = &x_2[INDEX((long)i)];
        results_double value_2 =
            all__2(x_marks == 0 || SHADOW_WRITTEN(x_marks, x, place, 8) ||
            check_use_3(2, thread_x, 0, 0, place, 0, 0, 3, messages) ? *place : 0.0);
        if (out_marks == 0 || SHADOW_WRITES(out_marks, out, value, 40)) {
          *value = value_2;
        }
      }
    }
  } else {
    for (int thread = begin; thread < end; ++thread) {
      results_double *out_2 = out + out_offset;
      const double *x_2 = x + x_offset;
      int i = thread;
      int thread_x = thread;
      results_double *value = &out_2[INDEX(check_index1(0, thread_x, 0, 0, i, i, out_extent0,
          messages))];
      const double *place = &x_2[INDEX(check_index1(1, thread_x, 0, 0, i, i, x_extent0, messages))];
      results_double value_2 =
          all__2(check_use_3(2, thread_x, 0, 0, place, 0, 0, 3, messages) ?
          (IN_BOUNDS(place, x, x_bytes) ? *place : 0.0) : 0.0);
      if (check_use_4(4, thread_x, 0, 0, value, 5, as_ulong(value_2.within) * 11400714819323198485uL
          + as_ulong(value_2.minus) * 11400714819323198501uL +
          as_ulong(value_2.two) * 11400714819323198517uL +
          as_ulong(value_2.across) * 11400714819323198533uL +
          as_ulong(value_2.loop) * 11400714819323198549uL, 0, messages)) {
        if (IN_BOUNDS(value, out, out_bytes)) {
          *value = value_2;
        }
      }
    }
  }
}

#line 1 "<ampcc native>"

AMPCC_NATIVE_ENTRY(test_kernel_native_5d0718458115fbb8) {
  results_float *out = ::ampcc_native::entry::buffer<results_float *>(ampcc_args[0]);
  ulong out_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long out_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int out_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  const float *x = ::ampcc_native::entry::buffer<const float *>(ampcc_args[4]);
  ulong x_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[5]);
  long x_offset = ::ampcc_native::entry::value<long>(ampcc_args[6]);
  int x_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[7]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[8]);
  for (::ampcc_native::entry::strips ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    test_kernel(out, out_bytes, out_offset, out_extent0, x, x_bytes, x_offset, x_extent0, messages,
        static_cast<int>(ampcc_at.begin), static_cast<int>(ampcc_at.end));
}

AMPCC_NATIVE_ENTRY(test_kernel_2_native_5d0718458115fbb8) {
  results_double *out = ::ampcc_native::entry::buffer<results_double *>(ampcc_args[0]);
  ulong out_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long out_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int out_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  const double *x = ::ampcc_native::entry::buffer<const double *>(ampcc_args[4]);
  ulong x_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[5]);
  long x_offset = ::ampcc_native::entry::value<long>(ampcc_args[6]);
  int x_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[7]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[8]);
  for (::ampcc_native::entry::strips ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    test_kernel_2(out, out_bytes, out_offset, out_extent0, x, x_bytes, x_offset, x_extent0,
        messages, static_cast<int>(ampcc_at.begin), static_cast<int>(ampcc_at.end));
}

} // namespace kernels
} // namespace ampcc_native
