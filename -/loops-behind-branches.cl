#pragma OPENCL FP_CONTRACT OFF
#ifndef VIEWS_WITH_OFFSET
#define VIEWS_WITH_OFFSET 0xffffffff
#endif
#define VIEW_OFFSET(bit, offset) (offset & -(long)(VIEWS_WITH_OFFSET >> bit & 1))
#if defined(POCL_DEVICE_ADDRESS_BITS) && !defined(__SPIR__) && !defined(__NVPTX__)
#define SHARED(variable) \
  if (get_work_dim() > 3) { volatile size_t address = (size_t)&variable; }
#define BRANCH() ((void)__builtin_assume_aligned((__private void *)0, 16))
#define barrier(flags) (barrier(flags), BRANCH())
#define DIVERGENT() (get_local_id(0) != (size_t)-1)
#else
#define SHARED(variable)
#define BRANCH()
#define DIVERGENT() true
#endif
#define IN_BOUNDS(pointer, begin, bytes) \
  (sizeof(*(pointer)) <= (bytes) && \
   (ulong)(pointer) - (ulong)(begin) <= (bytes) - sizeof(*(pointer)))
#define INDEX(i) clamp((long)(i), -(1L << 40), 1L << 40)

// own, loops-behind-branches.cpp:14
#line 14 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
static inline __attribute__((always_inline)) void own(
    __local uint *shared, uint *n, int l, int t) {
#line 15 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
  if (l == t % 3) {
    uint value = (*shared * *n) & 1048575;
    *shared = value;
  }
#line 17 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
  for (uint j = 0; j < 2; ++j) {
    uint value = *n * 3 + l * 2654435761u;
    *n = value;
  }
}

// main()::(anonymous class)::operator(), loops-behind-branches.cpp:57
#line 57 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
static inline __attribute__((always_inline)) void main_lambda(
    __local uint *shared, uint *n, int i_local, int i_tile) {
#line 58 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
  own(shared, n, i_local, i_tile);
  if (i_tile % 2 == 0) {
    BRANCH();
    own(shared, n, i_local, i_tile);
#line 61 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
    own(shared, n, i_local, i_tile);
    BRANCH();
  }
}

static __attribute__((noinline)) uint begin_message(
    __global uint *messages, uint row, uint words) {
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

static __attribute__((noinline)) uint begin_report(
    __global uint *messages, uint row, uint words, uint site, uint x, uint y, uint z) {
  atomic_add(&messages[messages[3] + 262 + site * 2], 1u);
  uint mine = 4294967295u -
      (x + (y * messages[messages[3] + 260] + z * messages[messages[3] + 261]));
  if (atomic_max(&messages[messages[3] + 263 + site * 2], mine) >= mine) {
    return messages[3] + 4;
  }
  return begin_message(messages, row, words);
}

static __attribute__((noinline)) void report_index1(
    uint site, int thread_x, int thread_y, int thread_z, int value0, int value1,
    __global uint *messages) {
  uint message = begin_report(messages, 4, 7, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
  messages[message] = site;
  messages[message + 1] = (uint)thread_x;
  messages[message + 2] = (uint)thread_y;
  messages[message + 3] = (uint)thread_z;
  messages[message + 4] = (uint)value0;
  messages[message + 5] = (uint)value1;
}

static inline long check_index1(uint site, int thread_x, int thread_y, int thread_z, long place,
                                int i0, int e0, __global uint *messages) {
  if (DIVERGENT() && (uint)i0 < (uint)e0) {
    return place;
  }
  report_index1(site, thread_x, thread_y, thread_z, i0, e0, messages);
  return -2147483648L;
}

// kernel of check_kernel, loops-behind-branches.cpp:30
#line 30 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
__kernel __attribute__((reqd_work_group_size(3, 1, 1))) void check_kernel(
    __global uint *view, ulong view_bytes, long view_offset, int view_extent0,
    __global uint *messages) {
#line 31 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
  __local uint shared; SHARED(shared);
  __global uint *view_2 = view + VIEW_OFFSET(0, view_offset);
  int thread_x = get_global_id(0);
#line 32 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
  uint n = (int)get_local_id(0) + (int)get_group_id(0) * 7;
  shared = 6;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  main_lambda(&shared, &n, get_local_id(0), get_group_id(0));
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  uint value = shared * 31 + n;
#line 37 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
  int temporary = get_global_id(0);
  __global uint *place = &view_2[INDEX(check_index1(13, thread_x, 0, 0, temporary, temporary,
      view_extent0, messages))];
  if (IN_BOUNDS(place, view, view_bytes)) {
    *place = value;
  }
}

// kernel of check_kernel, loops-behind-branches.cpp:30
#line 30 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
__kernel __attribute__((reqd_work_group_size(3, 1, 1))) void check_kernel_2(
    __global uint *view, ulong view_bytes, long view_offset, int view_extent0,
    __global uint *messages) {
#line 31 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
  __local uint shared; SHARED(shared);
  __global uint *view_2 = view + VIEW_OFFSET(0, view_offset);
  int thread_x = get_global_id(0);
#line 32 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
  uint n = (int)get_local_id(0) + (int)get_group_id(0) * 7;
  shared = 6;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  __local uint *shared_2 = &shared;
  uint *n_2 = &n;
  int i_local = get_local_id(0);
  int i_tile = get_group_id(0);
#line 22 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  own(shared_2, n_2, i_local, i_tile);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 66 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
  bool taken = i_tile % 2 == 0;
#line 22 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (taken) {
    BRANCH();
    own(shared_2, n_2, i_local, i_tile);
    BRANCH();
  }
#line 24 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 36 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  uint value = shared * 31 + n;
#line 37 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
  int temporary = get_global_id(0);
  __global uint *place = &view_2[INDEX(check_index1(13, thread_x, 0, 0, temporary, temporary,
      view_extent0, messages))];
  if (IN_BOUNDS(place, view, view_bytes)) {
    *place = value;
  }
}

// main()::(anonymous class)::operator(), loops-behind-branches.cpp:69
#line 69 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
static inline __attribute__((always_inline)) void main_lambda_2(
    __local uint *shared, uint *n, int i_local, int i_tile) {
#line 70 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
  own(shared, n, i_local, i_tile);
  if (DIVERGENT() && i_tile % 2) {
    return;
  }
#line 73 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
  BRANCH();
  own(shared, n, i_local, i_tile);
#line 74 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
  own(shared, n, i_local, i_tile);
}

// kernel of check_kernel, loops-behind-branches.cpp:30
#line 30 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
__kernel __attribute__((reqd_work_group_size(3, 1, 1))) void check_kernel_3(
    __global uint *view, ulong view_bytes, long view_offset, int view_extent0,
    __global uint *messages) {
#line 31 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
  __local uint shared; SHARED(shared);
  __global uint *view_2 = view + VIEW_OFFSET(0, view_offset);
  int thread_x = get_global_id(0);
#line 32 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
  uint n = (int)get_local_id(0) + (int)get_group_id(0) * 7;
  shared = 6;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  main_lambda_2(&shared, &n, get_local_id(0), get_group_id(0));
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  uint value = shared * 31 + n;
#line 37 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
  int temporary = get_global_id(0);
  __global uint *place = &view_2[INDEX(check_index1(13, thread_x, 0, 0, temporary, temporary,
      view_extent0, messages))];
  if (IN_BOUNDS(place, view, view_bytes)) {
    *place = value;
  }
}
