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

static bool check_use(uint site, int thread_x, int thread_y, int thread_z, const int *pointer,
                      int use, ulong value, uint init_site, uint *messages) {
  uint wrong = SHADOW_ACCESS(pointer, 4, thread_x, thread_y, thread_z, site, use + 8, value);
  if (wrong == 0) {
    return true;
  }
  tell_use(thread_x, thread_y, thread_z, init_site, wrong, messages);
  return true;
}

// kernel of main_kernel, hidden-writes.cpp:11
#line 11 "/work/main/test/Check/hidden-writes.cpp"
static void main_kernel(int *w, ulong w_bytes, long w_offset, int w_extent0, const int *v,
                        ulong v_bytes, long v_offset, int v_extent0, uint *messages, int begin,
                        int end) {
  ulong v_begin = (ulong)v + (ulong)(v_offset * 4);
  ulong v_end = (ulong)v + (ulong)(((long)v_extent0 - 1 + v_offset + 1) * 4);
  ulong w_begin = (ulong)w + (ulong)(w_offset * 4);
  ulong w_end = (ulong)w + (ulong)(((long)w_extent0 - 1 + w_offset + 1) * 4);
  bool apart = v_end <= w_begin || w_end <= v_begin;
  ulong v_marks = SHADOW_MARKS(v);
  ulong w_marks = SHADOW_MARKS(w);
  if (begin >= 0L && v_extent0 + -1L * end >= 0 && apart && w_extent0 + -1L * end >= 0) {
    if (v_marks == 0 && w_marks == 0) {
      THREADS for (int thread = begin; thread < end; ++thread) {
        int *w_2 = w + w_offset;
        const int *v_2 = v + v_offset;
        int i = thread;
        const int *place = &v_2[INDEX((long)i)];
        int value = *place;
        int *place_2 = &w_2[INDEX((long)i)];
        *place_2 = value;
      }
    } else if (v_marks == 0) {
      THREADS for (int thread = begin; thread < end; ++thread) {
        int *w_2 = w + w_offset;
        const int *v_2 = v + v_offset;
        int i = thread;
        const int *place = &v_2[INDEX((long)i)];
        int value = *place;
        int *place_2 = &w_2[INDEX((long)i)];
        if (SHADOW_WRITES(w_marks, w, place_2, 4)) {
          *place_2 = value;
        }
      }
    } else {
      for (int thread = begin; thread < end; ++thread) {
        int *w_2 = w + w_offset;
        const int *v_2 = v + v_offset;
        int i = thread;
        int thread_x = thread;
        const int *place = &v_2[INDEX((long)i)];
        int value = v_marks == 0 || SHADOW_WRITTEN(v_marks, v, place, 4) ||
            check_use(1, thread_x, 0, 0, place, 0, 0, 2, messages) ? *place : 0;
        int *place_2 = &w_2[INDEX((long)i)];
        if (w_marks == 0 || SHADOW_WRITES(w_marks, w, place_2, 4)) {
          *place_2 = value;
        }
      }
    }
  } else {
    for (int thread = begin; thread < end; ++thread) {
      int *w_2 = w + w_offset;
      const int *v_2 = v + v_offset;
      int i = thread;
      int thread_x = thread;
      const int *place = &v_2[INDEX(check_index1(0, thread_x, 0, 0, i, i, v_extent0, messages))];
      int value = check_use(1, thread_x, 0, 0, place, 0, 0, 2, messages) ?
          (IN_BOUNDS(place, v, v_bytes) ? *place : 0) : 0;
      int *place_2 = &w_2[INDEX(check_index1(3, thread_x, 0, 0, i, i, w_extent0, messages))];
      if (check_use(4, thread_x, 0, 0, place_2, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place_2, w, w_bytes)) {
          *place_2 = value;
        }
      }
    }
  }
}

#line 1 "<ampcc native>"

AMPCC_NATIVE_ENTRY(main_kernel_native_bc6145da1853b1a5) {
  int *w = ::ampcc_native::entry::buffer<int *>(ampcc_args[0]);
  ulong w_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long w_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int w_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  const int *v = ::ampcc_native::entry::buffer<const int *>(ampcc_args[4]);
  ulong v_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[5]);
  long v_offset = ::ampcc_native::entry::value<long>(ampcc_args[6]);
  int v_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[7]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[8]);
  for (::ampcc_native::entry::strips ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    main_kernel(w, w_bytes, w_offset, w_extent0, v, v_bytes, v_offset, v_extent0, messages,
        static_cast<int>(ampcc_at.begin), static_cast<int>(ampcc_at.end));
}

} // namespace kernels
} // namespace ampcc_native
