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
  uint message = begin_report(messages, 2, 7, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
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

// kernel of run_kernel, switch.cpp:19
#line 19 "/work/main/test/Execution/Barriers/switch.cpp"
static void run_kernel(int mode, int *view, ulong view_bytes, long view_offset, int view_extent0,
                       uint *messages, int tile) {
  ulong view_marks = SHADOW_MARKS(view);
  bool slot_filled = false;
#line 22 "/work/main/test/Execution/Barriers/switch.cpp"
  int mine;



  int kept;
#line 25 "/work/main/test/Execution/Barriers/switch.cpp"
  int reached;
#line 53 "/work/main/test/Execution/Barriers/switch.cpp"
  int reached_2;
#line 20 "/work/main/test/Execution/Barriers/switch.cpp"
  int slot[1]; // tile_static
  SHADOW_ACCESS(&slot, 4, 0, 0, 0, 0u, 67, 0uL);
  int *view_2 = view + view_offset;
  SHADOW_BARRIER(0, 0, 0, 7);
  THREADS for (int lane = 0; lane < 1; ++lane) {
    int t_global = tile + lane;
#line 21 "/work/main/test/Execution/Barriers/switch.cpp"
    int l = lane;
    mine = t_global;
    slot[l] = mine;
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  if (!slot_filled) {
    SHADOW_ACCESS(&slot[0], 4, 0, 0, 0, 0u, 66, 0uL);
    slot_filled = true;
  }
  SHADOW_BARRIER(0, 0, 0, 9);
#line 24 "/work/main/test/Execution/Barriers/switch.cpp"
  check_barrier(2, tile, 0, 0, messages);
  THREADS for (int lane = 0; lane < 1; ++lane) {
  }
#line 25 "/work/main/test/Execution/Barriers/switch.cpp"
  reached = mode == 0 ? 0 : mode == 1 ? 1 : mode == 3 ? 3 : mode == 6 ? 4 : 2;
  bool taken = false;
  taken = reached <= 0;
  if (taken) {
#line 28 "/work/main/test/Execution/Barriers/switch.cpp"
    if (slot_filled || SHADOW_ACCESS(&slot, 4, 0, 0, 0, 0u, 65, 0uL) != 0) {
      THREADS for (int lane = 0; lane < 1; ++lane) {
#line 21 "/work/main/test/Execution/Barriers/switch.cpp"
        int l = lane;
        int next = (l + 1) % 1;
#line 28 "/work/main/test/Execution/Barriers/switch.cpp"
        kept = slot[next];
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      for (int lane = 0; lane < 1; ++lane) {
        int thread_x = tile + lane;
#line 21 "/work/main/test/Execution/Barriers/switch.cpp"
        int l = lane;
        int next = (l + 1) % 1;
#line 28 "/work/main/test/Execution/Barriers/switch.cpp"
        kept = check_element(3, thread_x, 0, 0, (long)next, 1, messages) &&
            check_use_local(4, thread_x, 0, 0, &slot[next], 0, 0, 5, messages) ? slot[next] : 0;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    SHADOW_BARRIER(0, 0, 0, 9);
#line 29 "/work/main/test/Execution/Barriers/switch.cpp"
    check_barrier(6, tile, 0, 0, messages);
    THREADS for (int lane = 0; lane < 1; ++lane) {
#line 21 "/work/main/test/Execution/Barriers/switch.cpp"
      int l = lane;
#line 30 "/work/main/test/Execution/Barriers/switch.cpp"
      slot[l] = kept + 1;
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    if (!slot_filled) {
      SHADOW_ACCESS(&slot[0], 4, 0, 0, 0, 0u, 66, 0uL);
      slot_filled = true;
    }
    if (slot_filled || SHADOW_ACCESS(&slot, 4, 0, 0, 0, 0u, 65, 0uL) != 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 31 "/work/main/test/Execution/Barriers/switch.cpp"
      check_barrier(9, tile, 0, 0, messages);
      THREADS for (int lane = 0; lane < 1; ++lane) {
#line 21 "/work/main/test/Execution/Barriers/switch.cpp"
        int l = lane;
        int next = (l + 1) % 1;
#line 32 "/work/main/test/Execution/Barriers/switch.cpp"
        mine += slot[next];
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 31 "/work/main/test/Execution/Barriers/switch.cpp"
      check_barrier(9, tile, 0, 0, messages);
      for (int lane = 0; lane < 1; ++lane) {
        int thread_x = tile + lane;
#line 21 "/work/main/test/Execution/Barriers/switch.cpp"
        int l = lane;
        int next = (l + 1) % 1;
#line 32 "/work/main/test/Execution/Barriers/switch.cpp"
        mine += check_element(10, thread_x, 0, 0, (long)next, 1, messages) &&
            check_use_local(11, thread_x, 0, 0, &slot[next], 0, 0, 12, messages) ? slot[next] : 0;
      }
    }
  }
#line 25 "/work/main/test/Execution/Barriers/switch.cpp"
  bool taken_2 = false;
  taken_2 = reached <= 1;
  if (taken_2) {
#line 34 "/work/main/test/Execution/Barriers/switch.cpp"
    THREADS for (int lane = 0; lane < 1; ++lane) {
      kept = 3;
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    SHADOW_BARRIER(0, 0, 0, 9);
#line 35 "/work/main/test/Execution/Barriers/switch.cpp"
    check_barrier(13, tile, 0, 0, messages);
    THREADS for (int lane = 0; lane < 1; ++lane) {
#line 36 "/work/main/test/Execution/Barriers/switch.cpp"
      mine += kept;
    }
#line 37 "/work/main/test/Execution/Barriers/switch.cpp"
    if (mode == 1) {
      THREADS for (int lane = 0; lane < 1; ++lane) {
      }
      SHADOW_BARRIER(0, 0, 0, 8);
      SHADOW_BARRIER(0, 0, 0, 9);
#line 38 "/work/main/test/Execution/Barriers/switch.cpp"
      check_barrier(14, tile, 0, 0, messages);
      THREADS for (int lane = 0; lane < 1; ++lane) {
#line 39 "/work/main/test/Execution/Barriers/switch.cpp"
        mine += 50;
        reached = 5;
      }
    }
#line 42 "/work/main/test/Execution/Barriers/switch.cpp"
    if (slot_filled || SHADOW_ACCESS(&slot, 4, 0, 0, 0, 0u, 65, 0uL) != 0) {
      THREADS for (int lane = 0; lane < 1; ++lane) {
#line 21 "/work/main/test/Execution/Barriers/switch.cpp"
        int l = lane;
        int next = (l + 1) % 1;
#line 42 "/work/main/test/Execution/Barriers/switch.cpp"
        if (reached <= 1) {
          mine += slot[next];
#line 43 "/work/main/test/Execution/Barriers/switch.cpp"
          reached = 5;
        }
      }
    } else {
#line 42 "/work/main/test/Execution/Barriers/switch.cpp"
      for (int lane = 0; lane < 1; ++lane) {
        int thread_x = tile + lane;
#line 21 "/work/main/test/Execution/Barriers/switch.cpp"
        int l = lane;
        int next = (l + 1) % 1;
#line 42 "/work/main/test/Execution/Barriers/switch.cpp"
        if (reached <= 1) {
          mine += check_element(15, thread_x, 0, 0, (long)next, 1, messages) &&
              check_use_local(16, thread_x, 0, 0, &slot[next], 0, 0, 17, messages) ? slot[next] : 0;
#line 43 "/work/main/test/Execution/Barriers/switch.cpp"
          reached = 5;
        }
      }
    }
  }
#line 25 "/work/main/test/Execution/Barriers/switch.cpp"
  bool taken_3 = false;
  taken_3 = reached <= 2;
  if (taken_3) {
#line 45 "/work/main/test/Execution/Barriers/switch.cpp"
    for (int k = 0; k < 3; ++k) {
      THREADS for (int lane = 0; lane < 1; ++lane) {
      }
      SHADOW_BARRIER(0, 0, 0, 8);
      SHADOW_BARRIER(0, 0, 0, 9);
#line 46 "/work/main/test/Execution/Barriers/switch.cpp"
      check_barrier(18, tile, 0, 0, messages);
      THREADS for (int lane = 0; lane < 1; ++lane) {
      }
#line 47 "/work/main/test/Execution/Barriers/switch.cpp"
      if (k == 1) {
        break;
      }
#line 49 "/work/main/test/Execution/Barriers/switch.cpp"
      if (slot_filled || SHADOW_ACCESS(&slot, 4, 0, 0, 0, 0u, 65, 0uL) != 0) {
        THREADS for (int lane = 0; lane < 1; ++lane) {
#line 21 "/work/main/test/Execution/Barriers/switch.cpp"
          int l = lane;
          int next = (l + 1) % 1;
#line 49 "/work/main/test/Execution/Barriers/switch.cpp"
          mine += slot[next] + k;
        }
      } else {
        for (int lane = 0; lane < 1; ++lane) {
          int thread_x = tile + lane;
#line 21 "/work/main/test/Execution/Barriers/switch.cpp"
          int l = lane;
          int next = (l + 1) % 1;
#line 49 "/work/main/test/Execution/Barriers/switch.cpp"
          mine += (check_element(19, thread_x, 0, 0, (long)next, 1, messages) &&
              check_use_local(20, thread_x, 0, 0, &slot[next], 0, 0, 21, messages) ? slot[next] : 0)
              + k;
        }
      }
    }
  }
#line 25 "/work/main/test/Execution/Barriers/switch.cpp"
  bool taken_4 = false;
  taken_4 = reached <= 3;
  if (taken_4) {
#line 52 "/work/main/test/Execution/Barriers/switch.cpp"
    for (int k = 0; k < 4; ++k) {
      int selected = k;
      THREADS for (int lane = 0; lane < 1; ++lane) {
        reached_2 = selected == 0 ? 0 : selected == 1 ? 1 : selected == 2 ? 2 : 3;
        if (reached_2 <= 0) {
#line 55 "/work/main/test/Execution/Barriers/switch.cpp"
          mine += 1;
          reached_2 = 3;
        }
      }
#line 53 "/work/main/test/Execution/Barriers/switch.cpp"
      bool taken_5 = false;
      taken_5 = reached_2 <= 1;
      if (taken_5) {
        THREADS for (int lane = 0; lane < 1; ++lane) {
        }
        SHADOW_BARRIER(0, 0, 0, 8);
        SHADOW_BARRIER(0, 0, 0, 9);
#line 58 "/work/main/test/Execution/Barriers/switch.cpp"
        check_barrier(22, tile, 0, 0, messages);
        THREADS for (int lane = 0; lane < 1; ++lane) {
        }
      }
#line 53 "/work/main/test/Execution/Barriers/switch.cpp"
      bool taken_6 = false;
      taken_6 = reached_2 <= 2;
      if (taken_6) {
        THREADS for (int lane = 0; lane < 1; ++lane) {
        }
        SHADOW_BARRIER(0, 0, 0, 8);
        if (slot_filled || SHADOW_ACCESS(&slot, 4, 0, 0, 0, 0u, 65, 0uL) != 0) {
          SHADOW_BARRIER(0, 0, 0, 9);
#line 60 "/work/main/test/Execution/Barriers/switch.cpp"
          check_barrier(23, tile, 0, 0, messages);
          THREADS for (int lane = 0; lane < 1; ++lane) {
#line 21 "/work/main/test/Execution/Barriers/switch.cpp"
            int l = lane;
            int next = (l + 1) % 1;
#line 61 "/work/main/test/Execution/Barriers/switch.cpp"
            mine += slot[next];
          }
        } else {
          SHADOW_BARRIER(0, 0, 0, 9);
#line 60 "/work/main/test/Execution/Barriers/switch.cpp"
          check_barrier(23, tile, 0, 0, messages);
          for (int lane = 0; lane < 1; ++lane) {
            int thread_x = tile + lane;
#line 21 "/work/main/test/Execution/Barriers/switch.cpp"
            int l = lane;
            int next = (l + 1) % 1;
#line 61 "/work/main/test/Execution/Barriers/switch.cpp"
            mine += check_element(24, thread_x, 0, 0, (long)next, 1, messages) &&
                check_use_local(25, thread_x, 0, 0, &slot[next], 0, 0, 26, messages) ? slot[next] :
                0;
          }
        }
      }
    }
#line 63 "/work/main/test/Execution/Barriers/switch.cpp"
    reached = 5;
  }
#line 25 "/work/main/test/Execution/Barriers/switch.cpp"
  bool taken_5 = false;
  taken_5 = reached <= 4;
  if (taken_5) {
#line 65 "/work/main/test/Execution/Barriers/switch.cpp"
    return;
  }
  THREADS for (int lane = 0; lane < 1; ++lane) {
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  if (tile >= 0L && view_extent0 + -1L * tile + -1L >= 0) {
    if (view_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 67 "/work/main/test/Execution/Barriers/switch.cpp"
      check_barrier(27, tile, 0, 0, messages);
      THREADS for (int lane = 0; lane < 1; ++lane) {
        int t_global = tile + lane;
        int value = mine;
#line 68 "/work/main/test/Execution/Barriers/switch.cpp"
        int *place = &view_2[INDEX((long)t_global)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 67 "/work/main/test/Execution/Barriers/switch.cpp"
      check_barrier(27, tile, 0, 0, messages);
      THREADS for (int lane = 0; lane < 1; ++lane) {
        int t_global = tile + lane;
        int value = mine;
#line 68 "/work/main/test/Execution/Barriers/switch.cpp"
        int *place = &view_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(view_marks, view, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 67 "/work/main/test/Execution/Barriers/switch.cpp"
    check_barrier(27, tile, 0, 0, messages);
    for (int lane = 0; lane < 1; ++lane) {
      int t_global = tile + lane;
      int thread_x = tile + lane;
      int value = mine;
#line 68 "/work/main/test/Execution/Barriers/switch.cpp"
      int *place = &view_2[INDEX(check_index1(28, thread_x, 0, 0, t_global, t_global, view_extent0,
          messages))];
      if (check_use_global(29, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, view, view_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of run_kernel, switch.cpp:19
#line 19 "/work/main/test/Execution/Barriers/switch.cpp"
static void run_kernel_2(int mode, int *view, ulong view_bytes, long view_offset,
                         int view_extent0, uint *messages, int tile) {
  ulong view_marks = SHADOW_MARKS(view);
  bool slot_filled = false;
#line 22 "/work/main/test/Execution/Barriers/switch.cpp"
  int mine[2];



  int kept[2];
#line 25 "/work/main/test/Execution/Barriers/switch.cpp"
  int reached[2];
#line 53 "/work/main/test/Execution/Barriers/switch.cpp"
  int reached_2[2];
#line 20 "/work/main/test/Execution/Barriers/switch.cpp"
  int slot[2]; // tile_static
  SHADOW_ACCESS(&slot, 8, 0, 0, 0, 0u, 67, 0uL);
  int *view_2 = view + view_offset;
  SHADOW_BARRIER(0, 0, 0, 7);
  THREADS for (int lane = 0; lane < 2; ++lane) {
    int t_global = tile * 2 + lane;
#line 21 "/work/main/test/Execution/Barriers/switch.cpp"
    int l = lane;
    mine[lane] = t_global;
    slot[l] = mine[lane];
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  if (!slot_filled) {
    SHADOW_ACCESS(&slot[0], 8, 0, 0, 0, 0u, 66, 0uL);
    slot_filled = true;
  }
  SHADOW_BARRIER(0, 0, 0, 9);
#line 24 "/work/main/test/Execution/Barriers/switch.cpp"
  check_barrier(2, (int)(2L * tile), 0, 0, messages);
  THREADS for (int lane = 0; lane < 2; ++lane) {
  }
#line 26 "/work/main/test/Execution/Barriers/switch.cpp"
  THREADS for (int lane = 0; lane < 2; ++lane) {
#line 25 "/work/main/test/Execution/Barriers/switch.cpp"
    reached[lane] = mode == 0 ? 0 : mode == 1 ? 1 : mode == 3 ? 3 : mode == 6 ? 4 : 2;
  }
  bool taken = false;
  taken = reached[0] <= 0;
  if (taken) {
#line 28 "/work/main/test/Execution/Barriers/switch.cpp"
    if (slot_filled || SHADOW_ACCESS(&slot, 8, 0, 0, 0, 0u, 65, 0uL) != 0) {
      THREADS for (int lane = 0; lane < 2; ++lane) {
#line 21 "/work/main/test/Execution/Barriers/switch.cpp"
        int l = lane;
        int next = (l + 1) % 2;
#line 28 "/work/main/test/Execution/Barriers/switch.cpp"
        kept[lane] = slot[next];
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      for (int lane = 0; lane < 2; ++lane) {
        int thread_x = tile * 2 + lane;
#line 21 "/work/main/test/Execution/Barriers/switch.cpp"
        int l = lane;
        int next = (l + 1) % 2;
#line 28 "/work/main/test/Execution/Barriers/switch.cpp"
        kept[lane] = check_element(3, thread_x, 0, 0, (long)next, 2, messages) &&
            check_use_local(4, thread_x, 0, 0, &slot[next], 0, 0, 5, messages) ? slot[next] : 0;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    SHADOW_BARRIER(0, 0, 0, 9);
#line 29 "/work/main/test/Execution/Barriers/switch.cpp"
    check_barrier(6, (int)(2L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 2; ++lane) {
#line 21 "/work/main/test/Execution/Barriers/switch.cpp"
      int l = lane;
#line 30 "/work/main/test/Execution/Barriers/switch.cpp"
      slot[l] = kept[lane] + 1;
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    if (!slot_filled) {
      SHADOW_ACCESS(&slot[0], 8, 0, 0, 0, 0u, 66, 0uL);
      slot_filled = true;
    }
    if (slot_filled || SHADOW_ACCESS(&slot, 8, 0, 0, 0, 0u, 65, 0uL) != 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 31 "/work/main/test/Execution/Barriers/switch.cpp"
      check_barrier(9, (int)(2L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 2; ++lane) {
#line 21 "/work/main/test/Execution/Barriers/switch.cpp"
        int l = lane;
        int next = (l + 1) % 2;
#line 32 "/work/main/test/Execution/Barriers/switch.cpp"
        mine[lane] += slot[next];
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 31 "/work/main/test/Execution/Barriers/switch.cpp"
      check_barrier(9, (int)(2L * tile), 0, 0, messages);
      for (int lane = 0; lane < 2; ++lane) {
        int thread_x = tile * 2 + lane;
#line 21 "/work/main/test/Execution/Barriers/switch.cpp"
        int l = lane;
        int next = (l + 1) % 2;
#line 32 "/work/main/test/Execution/Barriers/switch.cpp"
        mine[lane] += check_element(10, thread_x, 0, 0, (long)next, 2, messages) &&
            check_use_local(11, thread_x, 0, 0, &slot[next], 0, 0, 12, messages) ? slot[next] : 0;
      }
    }
  }
#line 25 "/work/main/test/Execution/Barriers/switch.cpp"
  bool taken_2 = false;
  taken_2 = reached[0] <= 1;
  if (taken_2) {
#line 34 "/work/main/test/Execution/Barriers/switch.cpp"
    THREADS for (int lane = 0; lane < 2; ++lane) {
      kept[lane] = 3;
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    SHADOW_BARRIER(0, 0, 0, 9);
#line 35 "/work/main/test/Execution/Barriers/switch.cpp"
    check_barrier(13, (int)(2L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 2; ++lane) {
#line 36 "/work/main/test/Execution/Barriers/switch.cpp"
      mine[lane] += kept[lane];
    }
#line 37 "/work/main/test/Execution/Barriers/switch.cpp"
    if (mode == 1) {
      THREADS for (int lane = 0; lane < 2; ++lane) {
      }
      SHADOW_BARRIER(0, 0, 0, 8);
      SHADOW_BARRIER(0, 0, 0, 9);
#line 38 "/work/main/test/Execution/Barriers/switch.cpp"
      check_barrier(14, (int)(2L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 2; ++lane) {
#line 39 "/work/main/test/Execution/Barriers/switch.cpp"
        mine[lane] += 50;
        reached[lane] = 5;
      }
    }
#line 42 "/work/main/test/Execution/Barriers/switch.cpp"
    if (slot_filled || SHADOW_ACCESS(&slot, 8, 0, 0, 0, 0u, 65, 0uL) != 0) {
      THREADS for (int lane = 0; lane < 2; ++lane) {
#line 21 "/work/main/test/Execution/Barriers/switch.cpp"
        int l = lane;
        int next = (l + 1) % 2;
#line 42 "/work/main/test/Execution/Barriers/switch.cpp"
        if (reached[lane] <= 1) {
          mine[lane] += slot[next];
#line 43 "/work/main/test/Execution/Barriers/switch.cpp"
          reached[lane] = 5;
        }
      }
    } else {
#line 42 "/work/main/test/Execution/Barriers/switch.cpp"
      for (int lane = 0; lane < 2; ++lane) {
        int thread_x = tile * 2 + lane;
#line 21 "/work/main/test/Execution/Barriers/switch.cpp"
        int l = lane;
        int next = (l + 1) % 2;
#line 42 "/work/main/test/Execution/Barriers/switch.cpp"
        if (reached[lane] <= 1) {
          mine[lane] += check_element(15, thread_x, 0, 0, (long)next, 2, messages) &&
              check_use_local(16, thread_x, 0, 0, &slot[next], 0, 0, 17, messages) ? slot[next] : 0;
#line 43 "/work/main/test/Execution/Barriers/switch.cpp"
          reached[lane] = 5;
        }
      }
    }
  }
#line 25 "/work/main/test/Execution/Barriers/switch.cpp"
  bool taken_3 = false;
  taken_3 = reached[0] <= 2;
  if (taken_3) {
#line 45 "/work/main/test/Execution/Barriers/switch.cpp"
    for (int k = 0; k < 3; ++k) {
      THREADS for (int lane = 0; lane < 2; ++lane) {
      }
      SHADOW_BARRIER(0, 0, 0, 8);
      SHADOW_BARRIER(0, 0, 0, 9);
#line 46 "/work/main/test/Execution/Barriers/switch.cpp"
      check_barrier(18, (int)(2L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 2; ++lane) {
      }
#line 47 "/work/main/test/Execution/Barriers/switch.cpp"
      if (k == 1) {
        break;
      }
#line 49 "/work/main/test/Execution/Barriers/switch.cpp"
      if (slot_filled || SHADOW_ACCESS(&slot, 8, 0, 0, 0, 0u, 65, 0uL) != 0) {
        THREADS for (int lane = 0; lane < 2; ++lane) {
#line 21 "/work/main/test/Execution/Barriers/switch.cpp"
          int l = lane;
          int next = (l + 1) % 2;
#line 49 "/work/main/test/Execution/Barriers/switch.cpp"
          mine[lane] += slot[next] + k;
        }
      } else {
        for (int lane = 0; lane < 2; ++lane) {
          int thread_x = tile * 2 + lane;
#line 21 "/work/main/test/Execution/Barriers/switch.cpp"
          int l = lane;
          int next = (l + 1) % 2;
#line 49 "/work/main/test/Execution/Barriers/switch.cpp"
          mine[lane] += (check_element(19, thread_x, 0, 0, (long)next, 2, messages) &&
              check_use_local(20, thread_x, 0, 0, &slot[next], 0, 0, 21, messages) ? slot[next] : 0)
              + k;
        }
      }
    }
  }
#line 25 "/work/main/test/Execution/Barriers/switch.cpp"
  bool taken_4 = false;
  taken_4 = reached[0] <= 3;
  if (taken_4) {
#line 52 "/work/main/test/Execution/Barriers/switch.cpp"
    for (int k = 0; k < 4; ++k) {
      int selected = k;
      THREADS for (int lane = 0; lane < 2; ++lane) {
        reached_2[lane] = selected == 0 ? 0 : selected == 1 ? 1 : selected == 2 ? 2 : 3;
        if (reached_2[lane] <= 0) {
#line 55 "/work/main/test/Execution/Barriers/switch.cpp"
          mine[lane] += 1;
          reached_2[lane] = 3;
        }
      }
#line 53 "/work/main/test/Execution/Barriers/switch.cpp"
      bool taken_5 = false;
      taken_5 = reached_2[0] <= 1;
      if (taken_5) {
        THREADS for (int lane = 0; lane < 2; ++lane) {
        }
        SHADOW_BARRIER(0, 0, 0, 8);
        SHADOW_BARRIER(0, 0, 0, 9);
#line 58 "/work/main/test/Execution/Barriers/switch.cpp"
        check_barrier(22, (int)(2L * tile), 0, 0, messages);
        THREADS for (int lane = 0; lane < 2; ++lane) {
        }
      }
#line 53 "/work/main/test/Execution/Barriers/switch.cpp"
      bool taken_6 = false;
      taken_6 = reached_2[0] <= 2;
      if (taken_6) {
        THREADS for (int lane = 0; lane < 2; ++lane) {
        }
        SHADOW_BARRIER(0, 0, 0, 8);
        if (slot_filled || SHADOW_ACCESS(&slot, 8, 0, 0, 0, 0u, 65, 0uL) != 0) {
          SHADOW_BARRIER(0, 0, 0, 9);
#line 60 "/work/main/test/Execution/Barriers/switch.cpp"
          check_barrier(23, (int)(2L * tile), 0, 0, messages);
          THREADS for (int lane = 0; lane < 2; ++lane) {
#line 21 "/work/main/test/Execution/Barriers/switch.cpp"
            int l = lane;
            int next = (l + 1) % 2;
#line 61 "/work/main/test/Execution/Barriers/switch.cpp"
            mine[lane] += slot[next];
          }
        } else {
          SHADOW_BARRIER(0, 0, 0, 9);
#line 60 "/work/main/test/Execution/Barriers/switch.cpp"
          check_barrier(23, (int)(2L * tile), 0, 0, messages);
          for (int lane = 0; lane < 2; ++lane) {
            int thread_x = tile * 2 + lane;
#line 21 "/work/main/test/Execution/Barriers/switch.cpp"
            int l = lane;
            int next = (l + 1) % 2;
#line 61 "/work/main/test/Execution/Barriers/switch.cpp"
            mine[lane] += check_element(24, thread_x, 0, 0, (long)next, 2, messages) &&
                check_use_local(25, thread_x, 0, 0, &slot[next], 0, 0, 26, messages) ? slot[next] :
                0;
          }
        }
      }
    }
#line 63 "/work/main/test/Execution/Barriers/switch.cpp"
    THREADS for (int lane = 0; lane < 2; ++lane) {
      reached[lane] = 5;
    }
  }
#line 25 "/work/main/test/Execution/Barriers/switch.cpp"
  bool taken_5 = false;
  taken_5 = reached[0] <= 4;
  if (taken_5) {
#line 65 "/work/main/test/Execution/Barriers/switch.cpp"
    return;
  }
  THREADS for (int lane = 0; lane < 2; ++lane) {
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  if (2L * tile >= 0 && view_extent0 + -2L * tile + -2L >= 0) {
    if (view_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 67 "/work/main/test/Execution/Barriers/switch.cpp"
      check_barrier(27, (int)(2L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 2; ++lane) {
        int t_global = tile * 2 + lane;
        int value = mine[lane];
#line 68 "/work/main/test/Execution/Barriers/switch.cpp"
        int *place = &view_2[INDEX((long)t_global)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 67 "/work/main/test/Execution/Barriers/switch.cpp"
      check_barrier(27, (int)(2L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 2; ++lane) {
        int t_global = tile * 2 + lane;
        int value = mine[lane];
#line 68 "/work/main/test/Execution/Barriers/switch.cpp"
        int *place = &view_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(view_marks, view, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 67 "/work/main/test/Execution/Barriers/switch.cpp"
    check_barrier(27, (int)(2L * tile), 0, 0, messages);
    for (int lane = 0; lane < 2; ++lane) {
      int t_global = tile * 2 + lane;
      int thread_x = tile * 2 + lane;
      int value = mine[lane];
#line 68 "/work/main/test/Execution/Barriers/switch.cpp"
      int *place = &view_2[INDEX(check_index1(28, thread_x, 0, 0, t_global, t_global, view_extent0,
          messages))];
      if (check_use_global(29, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, view, view_bytes)) {
          *place = value;
        }
      }
    }
  }
}

// kernel of run_kernel, switch.cpp:19
#line 19 "/work/main/test/Execution/Barriers/switch.cpp"
static void run_kernel_3(int mode, int *view, ulong view_bytes, long view_offset,
                         int view_extent0, uint *messages, int tile) {
  ulong view_marks = SHADOW_MARKS(view);
  bool slot_filled = false;
#line 22 "/work/main/test/Execution/Barriers/switch.cpp"
  int mine[8];



  int kept[8];
#line 25 "/work/main/test/Execution/Barriers/switch.cpp"
  int reached[8];
#line 53 "/work/main/test/Execution/Barriers/switch.cpp"
  int reached_2[8];
#line 20 "/work/main/test/Execution/Barriers/switch.cpp"
  int slot[8]; // tile_static
  SHADOW_ACCESS(&slot, 32, 0, 0, 0, 0u, 67, 0uL);
  int *view_2 = view + view_offset;
  SHADOW_BARRIER(0, 0, 0, 7);
  THREADS for (int lane = 0; lane < 8; ++lane) {
    int t_global = tile * 8 + lane;
#line 21 "/work/main/test/Execution/Barriers/switch.cpp"
    int l = lane;
    mine[lane] = t_global;
    slot[l] = mine[lane];
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  if (!slot_filled) {
    SHADOW_ACCESS(&slot[0], 32, 0, 0, 0, 0u, 66, 0uL);
    slot_filled = true;
  }
  SHADOW_BARRIER(0, 0, 0, 9);
#line 24 "/work/main/test/Execution/Barriers/switch.cpp"
  check_barrier(2, (int)(8L * tile), 0, 0, messages);
  THREADS for (int lane = 0; lane < 8; ++lane) {
  }
#line 26 "/work/main/test/Execution/Barriers/switch.cpp"
  THREADS for (int lane = 0; lane < 8; ++lane) {
#line 25 "/work/main/test/Execution/Barriers/switch.cpp"
    reached[lane] = mode == 0 ? 0 : mode == 1 ? 1 : mode == 3 ? 3 : mode == 6 ? 4 : 2;
  }
  bool taken = false;
  taken = reached[0] <= 0;
  if (taken) {
#line 28 "/work/main/test/Execution/Barriers/switch.cpp"
    if (slot_filled || SHADOW_ACCESS(&slot, 32, 0, 0, 0, 0u, 65, 0uL) != 0) {
      THREADS for (int lane = 0; lane < 8; ++lane) {
#line 21 "/work/main/test/Execution/Barriers/switch.cpp"
        int l = lane;
        int next = (l + 1) % 8;
#line 28 "/work/main/test/Execution/Barriers/switch.cpp"
        kept[lane] = slot[next];
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    } else {
      for (int lane = 0; lane < 8; ++lane) {
        int thread_x = tile * 8 + lane;
#line 21 "/work/main/test/Execution/Barriers/switch.cpp"
        int l = lane;
        int next = (l + 1) % 8;
#line 28 "/work/main/test/Execution/Barriers/switch.cpp"
        kept[lane] = check_element(3, thread_x, 0, 0, (long)next, 8, messages) &&
            check_use_local(4, thread_x, 0, 0, &slot[next], 0, 0, 5, messages) ? slot[next] : 0;
      }
      SHADOW_BARRIER(0, 0, 0, 8);
    }
    SHADOW_BARRIER(0, 0, 0, 9);
#line 29 "/work/main/test/Execution/Barriers/switch.cpp"
    check_barrier(6, (int)(8L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 8; ++lane) {
#line 21 "/work/main/test/Execution/Barriers/switch.cpp"
      int l = lane;
#line 30 "/work/main/test/Execution/Barriers/switch.cpp"
      slot[l] = kept[lane] + 1;
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    if (!slot_filled) {
      SHADOW_ACCESS(&slot[0], 32, 0, 0, 0, 0u, 66, 0uL);
      slot_filled = true;
    }
    if (slot_filled || SHADOW_ACCESS(&slot, 32, 0, 0, 0, 0u, 65, 0uL) != 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 31 "/work/main/test/Execution/Barriers/switch.cpp"
      check_barrier(9, (int)(8L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 8; ++lane) {
#line 21 "/work/main/test/Execution/Barriers/switch.cpp"
        int l = lane;
        int next = (l + 1) % 8;
#line 32 "/work/main/test/Execution/Barriers/switch.cpp"
        mine[lane] += slot[next];
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 31 "/work/main/test/Execution/Barriers/switch.cpp"
      check_barrier(9, (int)(8L * tile), 0, 0, messages);
      for (int lane = 0; lane < 8; ++lane) {
        int thread_x = tile * 8 + lane;
#line 21 "/work/main/test/Execution/Barriers/switch.cpp"
        int l = lane;
        int next = (l + 1) % 8;
#line 32 "/work/main/test/Execution/Barriers/switch.cpp"
        mine[lane] += check_element(10, thread_x, 0, 0, (long)next, 8, messages) &&
            check_use_local(11, thread_x, 0, 0, &slot[next], 0, 0, 12, messages) ? slot[next] : 0;
      }
    }
  }
#line 25 "/work/main/test/Execution/Barriers/switch.cpp"
  bool taken_2 = false;
  taken_2 = reached[0] <= 1;
  if (taken_2) {
#line 34 "/work/main/test/Execution/Barriers/switch.cpp"
    THREADS for (int lane = 0; lane < 8; ++lane) {
      kept[lane] = 3;
    }
    SHADOW_BARRIER(0, 0, 0, 8);
    SHADOW_BARRIER(0, 0, 0, 9);
#line 35 "/work/main/test/Execution/Barriers/switch.cpp"
    check_barrier(13, (int)(8L * tile), 0, 0, messages);
    THREADS for (int lane = 0; lane < 8; ++lane) {
#line 36 "/work/main/test/Execution/Barriers/switch.cpp"
      mine[lane] += kept[lane];
    }
#line 37 "/work/main/test/Execution/Barriers/switch.cpp"
    if (mode == 1) {
      THREADS for (int lane = 0; lane < 8; ++lane) {
      }
      SHADOW_BARRIER(0, 0, 0, 8);
      SHADOW_BARRIER(0, 0, 0, 9);
#line 38 "/work/main/test/Execution/Barriers/switch.cpp"
      check_barrier(14, (int)(8L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 8; ++lane) {
#line 39 "/work/main/test/Execution/Barriers/switch.cpp"
        mine[lane] += 50;
        reached[lane] = 5;
      }
    }
#line 42 "/work/main/test/Execution/Barriers/switch.cpp"
    if (slot_filled || SHADOW_ACCESS(&slot, 32, 0, 0, 0, 0u, 65, 0uL) != 0) {
      THREADS for (int lane = 0; lane < 8; ++lane) {
#line 21 "/work/main/test/Execution/Barriers/switch.cpp"
        int l = lane;
        int next = (l + 1) % 8;
#line 42 "/work/main/test/Execution/Barriers/switch.cpp"
        if (reached[lane] <= 1) {
          mine[lane] += slot[next];
#line 43 "/work/main/test/Execution/Barriers/switch.cpp"
          reached[lane] = 5;
        }
      }
    } else {
#line 42 "/work/main/test/Execution/Barriers/switch.cpp"
      for (int lane = 0; lane < 8; ++lane) {
        int thread_x = tile * 8 + lane;
#line 21 "/work/main/test/Execution/Barriers/switch.cpp"
        int l = lane;
        int next = (l + 1) % 8;
#line 42 "/work/main/test/Execution/Barriers/switch.cpp"
        if (reached[lane] <= 1) {
          mine[lane] += check_element(15, thread_x, 0, 0, (long)next, 8, messages) &&
              check_use_local(16, thread_x, 0, 0, &slot[next], 0, 0, 17, messages) ? slot[next] : 0;
#line 43 "/work/main/test/Execution/Barriers/switch.cpp"
          reached[lane] = 5;
        }
      }
    }
  }
#line 25 "/work/main/test/Execution/Barriers/switch.cpp"
  bool taken_3 = false;
  taken_3 = reached[0] <= 2;
  if (taken_3) {
#line 45 "/work/main/test/Execution/Barriers/switch.cpp"
    for (int k = 0; k < 3; ++k) {
      THREADS for (int lane = 0; lane < 8; ++lane) {
      }
      SHADOW_BARRIER(0, 0, 0, 8);
      SHADOW_BARRIER(0, 0, 0, 9);
#line 46 "/work/main/test/Execution/Barriers/switch.cpp"
      check_barrier(18, (int)(8L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 8; ++lane) {
      }
#line 47 "/work/main/test/Execution/Barriers/switch.cpp"
      if (k == 1) {
        break;
      }
#line 49 "/work/main/test/Execution/Barriers/switch.cpp"
      if (slot_filled || SHADOW_ACCESS(&slot, 32, 0, 0, 0, 0u, 65, 0uL) != 0) {
        THREADS for (int lane = 0; lane < 8; ++lane) {
#line 21 "/work/main/test/Execution/Barriers/switch.cpp"
          int l = lane;
          int next = (l + 1) % 8;
#line 49 "/work/main/test/Execution/Barriers/switch.cpp"
          mine[lane] += slot[next] + k;
        }
      } else {
        for (int lane = 0; lane < 8; ++lane) {
          int thread_x = tile * 8 + lane;
#line 21 "/work/main/test/Execution/Barriers/switch.cpp"
          int l = lane;
          int next = (l + 1) % 8;
#line 49 "/work/main/test/Execution/Barriers/switch.cpp"
          mine[lane] += (check_element(19, thread_x, 0, 0, (long)next, 8, messages) &&
              check_use_local(20, thread_x, 0, 0, &slot[next], 0, 0, 21, messages) ? slot[next] : 0)
              + k;
        }
      }
    }
  }
#line 25 "/work/main/test/Execution/Barriers/switch.cpp"
  bool taken_4 = false;
  taken_4 = reached[0] <= 3;
  if (taken_4) {
#line 52 "/work/main/test/Execution/Barriers/switch.cpp"
    for (int k = 0; k < 4; ++k) {
      int selected = k;
      THREADS for (int lane = 0; lane < 8; ++lane) {
        reached_2[lane] = selected == 0 ? 0 : selected == 1 ? 1 : selected == 2 ? 2 : 3;
        if (reached_2[lane] <= 0) {
#line 55 "/work/main/test/Execution/Barriers/switch.cpp"
          mine[lane] += 1;
          reached_2[lane] = 3;
        }
      }
#line 53 "/work/main/test/Execution/Barriers/switch.cpp"
      bool taken_5 = false;
      taken_5 = reached_2[0] <= 1;
      if (taken_5) {
        THREADS for (int lane = 0; lane < 8; ++lane) {
        }
        SHADOW_BARRIER(0, 0, 0, 8);
        SHADOW_BARRIER(0, 0, 0, 9);
#line 58 "/work/main/test/Execution/Barriers/switch.cpp"
        check_barrier(22, (int)(8L * tile), 0, 0, messages);
        THREADS for (int lane = 0; lane < 8; ++lane) {
        }
      }
#line 53 "/work/main/test/Execution/Barriers/switch.cpp"
      bool taken_6 = false;
      taken_6 = reached_2[0] <= 2;
      if (taken_6) {
        THREADS for (int lane = 0; lane < 8; ++lane) {
        }
        SHADOW_BARRIER(0, 0, 0, 8);
        if (slot_filled || SHADOW_ACCESS(&slot, 32, 0, 0, 0, 0u, 65, 0uL) != 0) {
          SHADOW_BARRIER(0, 0, 0, 9);
#line 60 "/work/main/test/Execution/Barriers/switch.cpp"
          check_barrier(23, (int)(8L * tile), 0, 0, messages);
          THREADS for (int lane = 0; lane < 8; ++lane) {
#line 21 "/work/main/test/Execution/Barriers/switch.cpp"
            int l = lane;
            int next = (l + 1) % 8;
#line 61 "/work/main/test/Execution/Barriers/switch.cpp"
            mine[lane] += slot[next];
          }
        } else {
          SHADOW_BARRIER(0, 0, 0, 9);
#line 60 "/work/main/test/Execution/Barriers/switch.cpp"
          check_barrier(23, (int)(8L * tile), 0, 0, messages);
          for (int lane = 0; lane < 8; ++lane) {
            int thread_x = tile * 8 + lane;
#line 21 "/work/main/test/Execution/Barriers/switch.cpp"
            int l = lane;
            int next = (l + 1) % 8;
#line 61 "/work/main/test/Execution/Barriers/switch.cpp"
            mine[lane] += check_element(24, thread_x, 0, 0, (long)next, 8, messages) &&
                check_use_local(25, thread_x, 0, 0, &slot[next], 0, 0, 26, messages) ? slot[next] :
                0;
          }
        }
      }
    }
#line 63 "/work/main/test/Execution/Barriers/switch.cpp"
    THREADS for (int lane = 0; lane < 8; ++lane) {
      reached[lane] = 5;
    }
  }
#line 25 "/work/main/test/Execution/Barriers/switch.cpp"
  bool taken_5 = false;
  taken_5 = reached[0] <= 4;
  if (taken_5) {
#line 65 "/work/main/test/Execution/Barriers/switch.cpp"
    return;
  }
  THREADS for (int lane = 0; lane < 8; ++lane) {
  }
  SHADOW_BARRIER(0, 0, 0, 8);
  if (8L * tile >= 0 && view_extent0 + -8L * tile + -8L >= 0) {
    if (view_marks == 0) {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 67 "/work/main/test/Execution/Barriers/switch.cpp"
      check_barrier(27, (int)(8L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 8; ++lane) {
        int t_global = tile * 8 + lane;
        int value = mine[lane];
#line 68 "/work/main/test/Execution/Barriers/switch.cpp"
        int *place = &view_2[INDEX((long)t_global)];
        *place = value;
      }
    } else {
      SHADOW_BARRIER(0, 0, 0, 9);
#line 67 "/work/main/test/Execution/Barriers/switch.cpp"
      check_barrier(27, (int)(8L * tile), 0, 0, messages);
      THREADS for (int lane = 0; lane < 8; ++lane) {
        int t_global = tile * 8 + lane;
        int value = mine[lane];
#line 68 "/work/main/test/Execution/Barriers/switch.cpp"
        int *place = &view_2[INDEX((long)t_global)];
        if (SHADOW_WRITES(view_marks, view, place, 4)) {
          *place = value;
        }
      }
    }
  } else {
    SHADOW_BARRIER(0, 0, 0, 9);
#line 67 "/work/main/test/Execution/Barriers/switch.cpp"
    check_barrier(27, (int)(8L * tile), 0, 0, messages);
    for (int lane = 0; lane < 8; ++lane) {
      int t_global = tile * 8 + lane;
      int thread_x = tile * 8 + lane;
      int value = mine[lane];
#line 68 "/work/main/test/Execution/Barriers/switch.cpp"
      int *place = &view_2[INDEX(check_index1(28, thread_x, 0, 0, t_global, t_global, view_extent0,
          messages))];
      if (check_use_global(29, thread_x, 0, 0, place, 2, (ulong)value, 0, messages)) {
        if (IN_BOUNDS(place, view, view_bytes)) {
          *place = value;
        }
      }
    }
  }
}

#line 1 "<ampcc native>"

AMPCC_NATIVE_ENTRY(run_kernel_native_e2d2fed4b1204238) {
  int mode = ::ampcc_native::entry::value<int>(ampcc_args[0]);
  int *view = ::ampcc_native::entry::buffer<int *>(ampcc_args[1]);
  ulong view_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[2]);
  long view_offset = ::ampcc_native::entry::value<long>(ampcc_args[3]);
  int view_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[5]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    run_kernel(mode, view, view_bytes, view_offset, view_extent0, messages,
        static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(run_kernel_2_native_e2d2fed4b1204238) {
  int mode = ::ampcc_native::entry::value<int>(ampcc_args[0]);
  int *view = ::ampcc_native::entry::buffer<int *>(ampcc_args[1]);
  ulong view_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[2]);
  long view_offset = ::ampcc_native::entry::value<long>(ampcc_args[3]);
  int view_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[5]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    run_kernel_2(mode, view, view_bytes, view_offset, view_extent0, messages,
        static_cast<int>(ampcc_at.x));
}

AMPCC_NATIVE_ENTRY(run_kernel_3_native_e2d2fed4b1204238) {
  int mode = ::ampcc_native::entry::value<int>(ampcc_args[0]);
  int *view = ::ampcc_native::entry::buffer<int *>(ampcc_args[1]);
  ulong view_bytes = ::ampcc_native::entry::value<ulong>(ampcc_args[2]);
  long view_offset = ::ampcc_native::entry::value<long>(ampcc_args[3]);
  int view_extent0 = ::ampcc_native::entry::value<int>(ampcc_args[4]);
  uint *messages = ::ampcc_native::entry::buffer<uint *>(ampcc_args[5]);
  for (::ampcc_native::entry::tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
    run_kernel_3(mode, view, view_bytes, view_offset, view_extent0, messages,
        static_cast<int>(ampcc_at.x));
}

} // namespace kernels
} // namespace ampcc_native
