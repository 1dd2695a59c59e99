// C++ for the native accelerator; needs -ffp-contract=fast -fno-strict-aliasing
#include <ampcc_rt/native_kernel.h>
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

// sums, expressions.cpp:62
#line 62 "/work/main/test/Contraction/expressions.cpp"
static float sums(float a, float b, float c) {

  float r = MUL_ADD(a, b, c);

  r = MUL_ADD(a, b, -c) + r;

  r = MUL_ADD(a, b, r);

  r = MUL_ADD(-a, b, r);

  r = MUL_ADD(a, b, r);

  r = MUL_ADD(-a, b, r);


  r = MUL_ADD(a, b, c * r);

  r += a * b;

  r -= a * b;


  float product = a * c;
  r = r + product;
  r = r + (float)(a * (double)b);
  r += 3.0f * 2.0f;
  return r;
}

// not_here, expressions.cpp:92
#line 92 "/work/main/test/Contraction/expressions.cpp"
static float not_here(float a, float b, float c) {


  return a * b + c;
}

// nor_here, expressions.cpp:99
#line 99 "/work/main/test/Contraction/expressions.cpp"
static float nor_here(float a, float b, float c) {


  return a * b + c;
}

static bool check_use_2(uint site, int thread_x, int thread_y, int thread_z,
                        const double *pointer, int use, ulong value, uint init_site,
                        uint *messages) {
  uint wrong = SHADOW_ACCESS(pointer, 8, thread_x, thread_y, thread_z, site, use + 8, value);
  if (wrong == 0) {
    return true;
  }
  tell_use(thread_x, thread_y, thread_z, init_site, wrong, messages);
  return true;
}

// doubles, expressions.cpp:106
#line 106 "/work/main/test/Contraction/expressions.cpp"
static double doubles(double a, double b, double c) {

  return MUL_ADD(a, b, c);
}

// kernel of run_kernel, expressions.cpp:113
#line 113 "/work/main/test/Contraction/expressions.cpp"
static void run_kernel(float *v, ulong v_bytes, long v_offset, int v_extent0, double *w,
                       ulong w_bytes, long w_offset, int w_extent0, uint *messages, int begin,
                       int end) {
  ulong v_begin = (ulong)v + (ulong)(v_offset * 4);
  ulong v_end = (ulong)v + (ulong)(((long)v_extent0 - 1 + v_offset + 1) * 4);
  ulong w_begin = (ulong)w + (ulong)(w_offset * 8);
  ulong w_end = (ulong)w + (ulong)(((long)w_extent0 - 1 + w_offset + 1) * 8);
  bool apart = v_end <= w_begin || w_end <= v_begin;
  ulong v_marks = SHADOW_MARKS(v);
  ulong w_marks = SHADOW_MARKS(w);
  if (begin >= 0L && v_extent0 + -1L * end >= 0 && apart && w_extent0 + -1L * end >= 0) {
    if (v_marks == 0 && w_marks == 0) {
      THREADS for (int thread = begin; thread < end; ++thread) {
        float *v_2 = v + v_offset;
        double *w_2 = w + w_offset;
        int i = thread;
        {
#line 114 "/work/main/test/Contraction/expressions.cpp"
          float *place = &v_2[INDEX((long)i)];
          float a = *place;
#line 115 "/work/main/test/Contraction/expressions.cpp"
          float value = sums(a, a, a) + not_here(a, a, a) + nor_here(a, a, a);
          float *place_2 = &v_2[INDEX((long)i)];
          *place_2 = value;
#line 116 "/work/main/test/Contraction/expressions.cpp"
          double *place_3 = &w_2[INDEX((long)i)];
          double value_2 = *place_3;
          double *place_4 = &w_2[INDEX((long)i)];
          double value_3 = *place_4;
          double *place_5 = &w_2[INDEX((long)i)];
          double value_4 = doubles(value_2, value_3, *place_5);
          double *place_6 = &w_2[INDEX((long)i)];
          *place_6 = value_4;
#line 118 "/work/main/test/Contraction/expressions.cpp"
          float *place_7 = &v_2[INDEX((long)i)];
          *place_7 += a * a;
        }
      }
    } else {
      for (int thread = begin; thread < end; ++thread) {
        float *v_2 = v + v_offset;
        double *w_2 = w + w_offset;
        int i = thread;
        {
          int thread_x = thread;
#line 114 "/work/main/test/Contraction/expressions.cpp"
          float *place = &v_2[INDEX((long)i)];
          float a = v_marks == 0 || SHADOW_WRITTEN(v_marks, v, place, 4) ||
              check_use(1, thread_x, 0, 0, place, 0, 0, 2, messages) ? *place : 0.0f;
#line 115 "/work/main/test/Contraction/expressions.cpp"
          float value = sums(a, a, a) + not_here(a, a, a) + nor_here(a, a, a);
          float *place_2 = &v_2[INDEX((long)i)];
          if (v_marks == 0 || SHADOW_WRITES(v_marks, v, place_2, 4)) {
            *place_2 = value;
          }
#line 116 "/work/main/test/Contraction/expressions.cpp"
          double *place_3 = &w_2[INDEX((long)i)];
          double value_2 = w_marks == 0 || SHADOW_WRITTEN(w_marks, w, place_3, 8) ||
              check_use_2(6, thread_x, 0, 0, place_3, 0, 0, 7, messages) ? *place_3 : 0.0;
          double *place_4 = &w_2[INDEX((long)i)];
          double value_3 = w_marks == 0 || SHADOW_WRITTEN(w_marks, w, place_4, 8) ||
              check_use_2(9, thread_x, 0, 0, place_4, 0, 0, 10, messages) ? *place_4 : 0.0;
          double *place_5 = &w_2[INDEX((long)i)];
          double value_4 = doubles(value_2, value_3, w_marks == 0 ||
              SHADOW_WRITTEN(w_marks, w, place_5, 8) ||
              check_use_2(12, thread_x, 0, 0, place_5, 0, 0, 13, messages) ? *place_5 : 0.0);
          double *place_6 = &w_2[INDEX((long)i)];
          if (w_marks == 0 || SHADOW_WRITES(w_marks, w, place_6, 8)) {
            *place_6 = value_4;
          }
#line 118 "/work/main/test/Contraction/expressions.cpp"
          float *place_7 = &v_2[INDEX((long)i)];
          if (v_marks == 0 || SHADOW_WRITTEN(v_marks, v, place_7, 4) ||
              check_use(17, thread_x, 0, 0, place_7, 4, 0, 18, messages)) {
            *place_7 += a * a;
          }
        }
      }
    }
  } else {
    for (int thread = begin; thread < end; ++thread) {
      float *v_2 = v + v_offset;
      double *w_2 = w + w_offset;
      int i = thread;
      {
        int thread_x = thread;
#line 114 "/work/main/test/Contraction/expressions.cpp"
        float *place = &v_2[INDEX(check_index1(0, thread_x, 0, 0, i, i, v_extent0, messages))];
        float a = check_use(1, thread_x, 0, 0, place, 0, 0, 2, messages) ?
            (IN_BOUNDS(place, v, v_bytes) ? *place : 0.0f) : 0.0f;
#line 115 "/work/main/test/Contraction/expressions.cpp"
        float value = sums(a, a, a) + not_here(a, a, a) + nor_here(a, a, a);
        float *place_2 = &v_2[INDEX(check_index1(3, thread_x, 0, 0, i, i, v_extent0, messages))];
        if (check_use(4, thread_x, 0, 0, place_2, 2, (ulong)as_uint(value), 0, messages)) {
          if (IN_BOUNDS(place_2, v, v_bytes)) {
            *place_2 = value;
          }
        }
#line 116 "/work/main/test/Contraction/expressions.cpp"
        double *place_3 = &w_2[INDEX(check_index1(5, thread_x, 0, 0, i, i, w_extent0, messages))];
        double value_2 = check_use_2(6, thread_x, 0, 0, place_3, 0, 0, 7, messages) ?
            (IN_BOUNDS(place_3, w, w_bytes) ? *place_3 : 0.0) : 0.0;
        double *place_4 = &w_2[INDEX(check_index1(8, thread_x, 0, 0, i, i, w_extent0, messages))];
        double value_3 = check_use_2(9, thread_x, 0, 0, place_4, 0, 0, 10, messages) ?
            (IN_BOUNDS(place_4, w, w_bytes) ? *place_4 : 0.0) : 0.0;
        double *place_5 = &w_2[INDEX(check_index1(11, thread_x, 0, 0, i, i, w_extent0, messages))];
        double value_4 = doubles(value_2, value_3,
            check_use_2(12, thread_x, 0, 0, place_5, 0, 0, 13, messages) ?
            (IN_BOUNDS(place_5, w, w_bytes) ? *place_5 : 0.0) : 0.0);
        double *place_6 = &w_2[INDEX(check_index1(14, thread_x, 0, 0, i, i, w_extent0, messages))];
        if (check_use_2(15, thread_x, 0, 0, place_6, 2, as_ulong(value_4), 0, messages)) {
          if (IN_BOUNDS(place_6, w, w_bytes)) {
            *place_6 = value_4;
          }
        }
#line 118 "/work/main/test/Contraction/expressions.cpp"
        float *place_7 = &v_2[INDEX(check_index1(16, thread_x, 0, 0, i, i, v_extent0, messages))];
        if (check_use(17, thread_x, 0, 0, place_7, 4, 0, 18, messages)) {
          if (IN_BOUNDS(place_7, v, v_bytes)) {
            *place_7 += a * a;
          }
        }
      }
    }
  }
}

#line 1 "<ampcc native>"

AMPCC_NATIVE_ENTRY(run_kernel_native_9fce00348d3c368b) {
  float *v = ::ampcc_native::entry::buffer<float *>(ampcc_args[0]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  double *w = ::ampcc_native::entry::buffer<double *>(ampcc_args[4]);
  ulong w_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[5]);
  long w_offset = ::ampcc_native::entry::value<long>(ampcc_args[6]);
  int w_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[7]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[8]);
  for (::ampcc_native::entry::strips ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    run_kernel(v, v_bytes, v_offset, v_extent0, w, w_bytes, w_offset, w_extent0, messages,
        static_cast<int>(ampcc_at.begin), static_cast<int>(ampcc_at.end));
}

} // namespace kernels
} // namespace ampcc_native
