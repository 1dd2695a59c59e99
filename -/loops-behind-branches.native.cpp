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

static __attribute__((noinline, cold)) void report_index1(
    uint site, int thread_x, int thread_y, int thread_z, int value0, int value1, uint *messages) {
  uint message = begin_report(messages, 4, 7, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
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

// kernel of check_kernel, loops-behind-branches.cpp:30
#line 30 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
static void check_kernel(uint *view, ulong view_bytes, long view_offset, int view_extent0,
                         uint *messages, int tile) {
  ulong view_marks = SHADOW_MARKS(view);
  bool shared_filled = false;
#line 32 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
  uint n[3];
#line 31 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
  uint shared; // tile_static
  SHADOW_ACCESS(&shared, 4, 0, 0, 0, 0u, 67, 0uL);
  shared = 0;
  uint *view_2 = view + view_offset;
  SHADOW_BARRIER(0, 0, 0, 7);
  for (int lane = 0; lane < 3; ++lane) {
    int thread_x = tile * 3 + lane;
#line 32 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
    n[lane] = lane + tile * 7;
    if (check_use_local(8, thread_x, 0, 0, &shared, 2, 6, 0, messages)) {
      shared = 6;
    }
  }
  SHADOW_BARRIER(0, 0, 0, 8);
#line 35 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
  int i_tile = tile;
  SHADOW_BARRIER(0, 0, 0, 9);
#line 34 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
  check_barrier(9, (int)(3L * tile), 0, 0, messages);
  for (int lane = 0; lane < 3; ++lane) {
    int thread_x = tile * 3 + lane;
#line 15 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
    if (lane == i_tile % 3) {
      uint value = ((check_use_local(0, thread_x, 0, 0, &shared, 0, 0, 1, messages) ? shared :
          0) * n[lane]) & 1048575;
      if (check_use_local(4, thread_x, 0, 0, &shared, 2, (ulong)value, 0, messages)) {
        shared = value;
      }
    }
#line 17 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
    UNROLL for (uint j = 0; j < 2; ++j) {
      uint value = n[lane] * 3 + lane * 2654435761u;
      n[lane] = value;
    }
#line 59 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
    if (i_tile % 2 == 0) {
#line 15 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
      if (lane == i_tile % 3) {
        uint value = ((check_use_local(0, thread_x, 0, 0, &shared, 0, 0, 1, messages) ? shared :
            0) * n[lane]) & 1048575;
        if (check_use_local(4, thread_x, 0, 0, &shared, 2, (ulong)value, 0, messages)) {
          shared = value;
        }
      }
#line 17 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
      UNROLL for (uint j = 0; j < 2; ++j) {
        uint value = n[lane] * 3 + lane * 2654435761u;
        n[lane] = value;
      }
#line 15 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
      if (lane == i_tile % 3) {
        uint value = ((check_use_local(0, thread_x, 0, 0, &shared, 0, 0, 1, messages) ? shared :
            0) * n[lane]) & 1048575;
        if (check_use_local(4, thread_x, 0, 0, &shared, 2, (ulong)value, 0, messages)) {
          shared = value;
        }
      }
#line 17 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
      UNROLL for (uint j = 0; j < 2; ++j) {
        uint value = n[lane] * 3 + lane * 2654435761u;
        n[lane] = value;
      }
    }
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  if ((shared_filled || (shared_filled = SHADOW_ACCESS(&shared, 4, 0, 0, 0, 0u, 65, 0uL) != 0) ||
      SHADOW_ACCESS(&shared, 4, 0, 0, 0, 0u, 65, 0uL) != 0) && 3L * tile >= 0 && view_extent0 +
      -3L * tile + -3L >= 0) {
    if (view_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 36 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
      check_barrier(10, (int)(3L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 3; ++lane) {
        uint value = shared * 31 + n[lane];
#line 37 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
        int temporary = tile * 3 + lane;
        uint *place = &view_2[INDEX((long)temporary)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 36 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
      check_barrier(10, (int)(3L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 3; ++lane) {
        uint value = shared * 31 + n[lane];
#line 37 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
        int temporary = tile * 3 + lane;
        uint *place = &view_2[INDEX((long)temporary)];
        if (SHADOW_WRITES(view_marks, view, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 36 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
    check_barrier(10, (int)(3L * tile), 0, 0, messages);
    for (int lane = 0; lane < 3; ++lane) {
      int thread_x = tile * 3 + lane;
      uint value = (check_use_local(11, thread_x, 0, 0, &shared, 0, 0, 12, messages) ? shared :
          0) * 31 + n[lane];
#line 37 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
      int temporary = tile * 3 + lane;
      uint *place = &view_2[INDEX(check_index1(13, thread_x, 0, 0, temporary, temporary,
          view_extent0, messages))];
      if (check_use_global(14, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, view, view_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of check_kernel, loops-behind-branches.cpp:30
#line 30 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
static void check_kernel_2(uint *view, ulong view_bytes, long view_offset, int view_extent0,
                           uint *messages, int tile) {
  ulong view_marks = SHADOW_MARKS(view);
  bool shared_filled = false;
#line 32 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
  uint n[3];
#line 31 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
  uint shared; // tile_static
  SHADOW_ACCESS(&shared, 4, 0, 0, 0, 0u, 67, 0uL);
  shared = 0;
  uint *view_2 = view + view_offset;
  SHADOW_BARRIER(0, 0, 0, 7);
  for (int lane = 0; lane < 3; ++lane) {
    int thread_x = tile * 3 + lane;
#line 32 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
    n[lane] = lane + tile * 7;
    if (check_use_local(8, thread_x, 0, 0, &shared, 2, 6, 0, messages)) {
      shared = 6;
    }
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  SHADOW_BARRIER(0, 0, 0, 9);
#line 34 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
  check_barrier(9, (int)(3L * tile), 0, 0, messages);
  THREADS for (int lane = 0; lane < 3; ++lane) {
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  SHADOW_BARRIER(0, 0, 0, 9);
#line 22 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
  check_barrier(15, (int)(3L * tile), 0, 0, messages);
  for (int lane = 0; lane < 3; ++lane) {
    int thread_x = tile * 3 + lane;
#line 15 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
    if (lane == tile % 3) {
      uint value = ((check_use_local(0, thread_x, 0, 0, &shared, 0, 0, 1, messages) ? shared :
          0) * n[lane]) & 1048575;
      if (check_use_local(4, thread_x, 0, 0, &shared, 2, (ulong)value, 0, messages)) {
        shared = value;
      }
    }
#line 17 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
    UNROLL for (uint j = 0; j < 2; ++j) {
      uint value = n[lane] * 3 + lane * 2654435761u;
      n[lane] = value;
    }
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  SHADOW_BARRIER(0, 0, 0, 9);
  check_barrier(16, (int)(3L * tile), 0, 0, messages);
  THREADS for (int lane = 0; lane < 3; ++lane) {
  }
#line 66 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
  if (tile % 2 == 0) {
    THREADS for (int lane = 0; lane < 3; ++lane) {
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    SHADOW_BARRIER(0, 0, 0, 9);
#line 22 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
    check_barrier(15, (int)(3L * tile), 0, 0, messages);
    for (int lane = 0; lane < 3; ++lane) {
      int thread_x = tile * 3 + lane;
#line 15 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
      if (lane == tile % 3) {
        uint value = ((check_use_local(0, thread_x, 0, 0, &shared, 0, 0, 1, messages) ? shared :
            0) * n[lane]) & 1048575;
        if (check_use_local(4, thread_x, 0, 0, &shared, 2, (ulong)value, 0, messages)) {
          shared = value;
        }
      }
#line 17 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
      UNROLL for (uint j = 0; j < 2; ++j) {
        uint value = n[lane] * 3 + lane * 2654435761u;
        n[lane] = value;
      }
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    SHADOW_BARRIER(0, 0, 0, 9);
    check_barrier(16, (int)(3L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 3; ++lane) {
    }
  }
  THREADS for (int lane = 0; lane < 3; ++lane) {
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  if ((shared_filled || (shared_filled = SHADOW_ACCESS(&shared, 4, 0, 0, 0, 0u, 65, 0uL) != 0) ||
      SHADOW_ACCESS(&shared, 4, 0, 0, 0, 0u, 65, 0uL) != 0) && 3L * tile >= 0 && view_extent0 +
      -3L * tile + -3L >= 0) {
    if (view_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
      check_barrier(10, (int)(3L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 3; ++lane) {
        uint value = shared * 31 + n[lane];
#line 37 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
        int temporary = tile * 3 + lane;
        uint *place = &view_2[INDEX((long)temporary)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 36 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
      check_barrier(10, (int)(3L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 3; ++lane) {
        uint value = shared * 31 + n[lane];
#line 37 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
        int temporary = tile * 3 + lane;
        uint *place = &view_2[INDEX((long)temporary)];
        if (SHADOW_WRITES(view_marks, view, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 36 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
    check_barrier(10, (int)(3L * tile), 0, 0, messages);
    for (int lane = 0; lane < 3; ++lane) {
      int thread_x = tile * 3 + lane;
      uint value = (check_use_local(11, thread_x, 0, 0, &shared, 0, 0, 12, messages) ? shared :
          0) * 31 + n[lane];
#line 37 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
      int temporary = tile * 3 + lane;
      uint *place = &view_2[INDEX(check_index1(13, thread_x, 0, 0, temporary, temporary,
          view_extent0, messages))];
      if (check_use_global(14, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, view, view_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of check_kernel, loops-behind-branches.cpp:30
#line 30 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
static void check_kernel_3(uint *view, ulong view_bytes, long view_offset, int view_extent0,
                           uint *messages, int tile) {
  ulong view_marks = SHADOW_MARKS(view);
  bool shared_filled = false;
#line 32 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
  uint n[3];
#line 31 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
  uint shared; // tile_static
  SHADOW_ACCESS(&shared, 4, 0, 0, 0, 0u, 67, 0uL);
  shared = 0;
  uint *view_2 = view + view_offset;
  SHADOW_BARRIER(0, 0, 0, 7);
  for (int lane = 0; lane < 3; ++lane) {
    int thread_x = tile * 3 + lane;
#line 32 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
    n[lane] = lane + tile * 7;
    if (check_use_local(8, thread_x, 0, 0, &shared, 2, 6, 0, messages)) {
      shared = 6;
    }
  }
  SHADOW_BARRIER(0, 0, 0, 8);
#line 35 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
  int i_tile = tile;
  SHADOW_BARRIER(0, 0, 0, 9);
#line 34 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
  check_barrier(9, (int)(3L * tile), 0, 0, messages);
  for (int lane = 0; lane < 3; ++lane) {
    int thread_x = tile * 3 + lane;
#line 15 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
    if (lane == i_tile % 3) {
      uint value = ((check_use_local(0, thread_x, 0, 0, &shared, 0, 0, 1, messages) ? shared :
          0) * n[lane]) & 1048575;
      if (check_use_local(4, thread_x, 0, 0, &shared, 2, (ulong)value, 0, messages)) {
        shared = value;
      }
    }
#line 17 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
    UNROLL for (uint j = 0; j < 2; ++j) {
      uint value = n[lane] * 3 + lane * 2654435761u;
      n[lane] = value;
    }
#line 71 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
    if (!(i_tile % 2)) {
#line 15 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
      if (lane == i_tile % 3) {
        uint value = ((check_use_local(0, thread_x, 0, 0, &shared, 0, 0, 1, messages) ? shared :
            0) * n[lane]) & 1048575;
        if (check_use_local(4, thread_x, 0, 0, &shared, 2, (ulong)value, 0, messages)) {
          shared = value;
        }
      }
#line 17 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
      UNROLL for (uint j = 0; j < 2; ++j) {
        uint value = n[lane] * 3 + lane * 2654435761u;
        n[lane] = value;
      }
#line 15 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
      if (lane == i_tile % 3) {
        uint value = ((check_use_local(0, thread_x, 0, 0, &shared, 0, 0, 1, messages) ? shared :
            0) * n[lane]) & 1048575;
        if (check_use_local(4, thread_x, 0, 0, &shared, 2, (ulong)value, 0, messages)) {
          shared = value;
        }
      }
#line 17 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
      UNROLL for (uint j = 0; j < 2; ++j) {
        uint value = n[lane] * 3 + lane * 2654435761u;
        n[lane] = value;
      }
    }
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  if ((shared_filled || (shared_filled = SHADOW_ACCESS(&shared, 4, 0, 0, 0, 0u, 65, 0uL) != 0) ||
      SHADOW_ACCESS(&shared, 4, 0, 0, 0, 0u, 65, 0uL) != 0) && 3L * tile >= 0 && view_extent0 +
      -3L * tile + -3L >= 0) {
    if (view_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 36 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
      check_barrier(10, (int)(3L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 3; ++lane) {
        uint value = shared * 31 + n[lane];
#line 37 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
        int temporary = tile * 3 + lane;
        uint *place = &view_2[INDEX((long)temporary)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 36 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
      check_barrier(10, (int)(3L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 3; ++lane) {
        uint value = shared * 31 + n[lane];
#line 37 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
        int temporary = tile * 3 + lane;
        uint *place = &view_2[INDEX((long)temporary)];
        if (SHADOW_WRITES(view_marks, view, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 36 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
    check_barrier(10, (int)(3L * tile), 0, 0, messages);
    for (int lane = 0; lane < 3; ++lane) {
      int thread_x = tile * 3 + lane;
      uint value = (check_use_local(11, thread_x, 0, 0, &shared, 0, 0, 12, messages) ? shared :
          0) * 31 + n[lane];
#line 37 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
      int temporary = tile * 3 + lane;
      uint *place = &view_2[INDEX(check_index1(13, thread_x, 0, 0, temporary, temporary,
          view_extent0, messages))];
      if (check_use_global(14, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, view, view_bytes)) {
          *place = value;
        }
      }
    }
  }
}

#line 1 "<ampcc native>"

AMPCC_NATIVE_ENTRY(check_kernel_native_5c4d410c808be56f) {
  uint *view = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong view_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long view_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int view_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[4]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    check_kernel(view, view_bytes, view_offset, view_extent0, messages,
        static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(check_kernel_2_native_5c4d410c808be56f) {
  uint *view = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong view_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long view_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int view_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[4]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    check_kernel_2(view, view_bytes, view_offset, view_extent0, messages,
        static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(check_kernel_3_native_5c4d410c808be56f) {
  uint *view = ::ampcc_native::entry::buffer<uint *>(ampcc_args[0]);
  ulong view_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[1]);
  long view_offset = ::ampcc_native::entry::value<long>(ampcc_args[2]);
  int view_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[3]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[4]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    check_kernel_3(view, view_bytes, view_offset, view_extent0, messages,
        static_cast<int>(ampcc_at.x));
}

} // namespace kernels
} // namespace ampcc_native
