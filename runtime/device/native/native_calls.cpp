//===- native_calls.cpp - OpenCL's functions for objects of the native accelerator --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/cpu.h"
#include "base/fork.h"
#include "device/native/native_commands.h"
#include "device/native/native_objects.h"
#include <atomic>
#include <cstring>
#include <new>
#include <string>

namespace ampcc_rt {
namespace native {

device_object &only_device() {
  static device_object &only = *new device_object();
  return only;
}
context_object &only_context() {
  static context_object &only = *new context_object();
  return only;
}

namespace {

/// Stores the result of a query as all of OpenCL's query functions do.
cl_int answer(const void *value, std::size_t bytes, std::size_t room, void *place,
              std::size_t *size) {
  if (size)
    *size = bytes;
  if (!place)
    return CL_SUCCESS;
  if (room < bytes)
    return CL_INVALID_VALUE;
  std::memcpy(place, value, bytes);
  return CL_SUCCESS;
}
template <typename T> cl_int answer(T value, std::size_t room, void *place, std::size_t *size) {
  return answer(&value, sizeof value, room, place, size);
}

/// Runs a function that may run out of memory, and converts exceptions to status codes.
template <typename Operation> cl_int status_of(Operation operation) {
  if (in_child_of_fork())
    return CL_DEVICE_NOT_AVAILABLE;
  try {
    return operation();
  } catch (const std::bad_alloc &) {
    return CL_OUT_OF_HOST_MEMORY;
  } catch (...) {
    return CL_OUT_OF_RESOURCES;
  }
}

template <typename Result, typename Operation> Result made(cl_int *status, Operation operation) {
  Result result = nullptr;
  const cl_int error = status_of([&] {
    result = operation();
    return CL_SUCCESS;
  });
  if (status)
    *status = error;
  return result;
}

// The device and the context. There is one of each.

cl_int answer_device_info(cl_device_id, cl_device_info what, std::size_t room, void *place,
                          std::size_t *size) {
  switch (what) {
  case CL_DEVICE_TYPE:
    return answer<cl_device_type>(CL_DEVICE_TYPE_CPU, room, place, size);
  case CL_DEVICE_GLOBAL_MEM_SIZE:
  case CL_DEVICE_MAX_MEM_ALLOC_SIZE:
    return answer<cl_ulong>(physical_memory(), room, place, size);
  default:
    return CL_INVALID_VALUE;
  }
}

template <typename Handle> cl_int do_nothing(Handle) { return CL_SUCCESS; }

cl_context create_context(const cl_context_properties *, cl_uint, const cl_device_id *,
                          void(CL_CALLBACK *)(const char *, const void *, size_t, void *), void *,
                          cl_int *status) {
  return made<cl_context>(status, [] { return handle<cl_context>(only_context()); });
}

// Reference counts.

template <typename T, typename Handle> cl_int retained(Handle what) {
  retain(from<T>(what));
  return CL_SUCCESS;
}
template <typename T, typename Handle> cl_int released(Handle what) {
  release(from<T>(what));
  return CL_SUCCESS;
}

// Queues.

cl_command_queue create_queue(cl_context, cl_device_id, cl_command_queue_properties properties,
                              cl_int *status) {
  return made<cl_command_queue>(status, [&] {
    return handle<cl_command_queue>(*new work_queue((properties & CL_QUEUE_PROFILING_ENABLE) != 0));
  });
}

/// Commands that are still in the queue keep a reference to it, and a background thread has to run
/// them: the caller cannot wait for the queue any more.
cl_int release_queue(cl_command_queue queue) {
  work_queue &q = from<work_queue>(queue);
  const cl_int status = status_of([&] {
    q.flush();
    return CL_SUCCESS;
  });
  release(q);
  return status;
}

cl_int flush(cl_command_queue queue) {
  return status_of([&] {
    from<work_queue>(queue).flush();
    return CL_SUCCESS;
  });
}

cl_int finish(cl_command_queue queue) {
  return status_of([&] { return from<work_queue>(queue).finish(); });
}

// Events.

cl_int event_info(cl_event which, cl_event_info what, std::size_t room, void *place,
                  std::size_t *size) {
  if (what != CL_EVENT_COMMAND_EXECUTION_STATUS)
    return CL_INVALID_VALUE;
  return answer<cl_int>(from<event>(which).status.load(std::memory_order_acquire), room, place,
                        size);
}

cl_int event_times(cl_event which, cl_profiling_info what, std::size_t room, void *place,
                   std::size_t *size) {
  const event &of = from<event>(which);
  if (!of.on.takes_times || !of.is_complete())
    return CL_PROFILING_INFO_NOT_AVAILABLE;
  return answer<cl_ulong>(what == CL_PROFILING_COMMAND_START ? of.begun
                          : what == CL_PROFILING_COMMAND_END ? of.ended
                                                             : of.queued,
                          room, place, size);
}

cl_int call_back(cl_event which, cl_int, void(CL_CALLBACK *function)(cl_event, cl_int, void *),
                 void *data) {
  return status_of([&] {
    event &of = from<event>(which);
    of.on.call_back(of, function, data);
    return CL_SUCCESS;
  });
}

cl_int wait_for(cl_uint count, const cl_event *events) {
  return status_of([&] {
    cl_int status = CL_SUCCESS;
    for (cl_uint i = 0; i < count; ++i) {
      event &each = from<event>(events[i]);
      if (const cl_int error = each.on.wait(each))
        status = error;
    }
    return status;
  });
}

// Memory.

cl_mem create_buffer(cl_context, cl_mem_flags flags, std::size_t bytes, void *host,
                     cl_int *status) {
  if (bytes == 0 || bytes > physical_memory()) {
    if (status)
      *status = CL_INVALID_BUFFER_SIZE;
    return nullptr;
  }
  const cl_mem buffer = made<cl_mem>(status, [&] {
    return handle<cl_mem>(*new memory(bytes, flags & CL_MEM_USE_HOST_PTR ? host : nullptr));
  });
  if (status && *status == CL_OUT_OF_HOST_MEMORY)
    *status = CL_MEM_OBJECT_ALLOCATION_FAILURE;
  return buffer;
}

cl_int memory_info(cl_mem which, cl_mem_info what, std::size_t room, void *place,
                   std::size_t *size) {
  return what == CL_MEM_SIZE ? answer<std::size_t>(from<memory>(which).bytes, room, place, size)
                             : CL_INVALID_VALUE;
}

// Commands.

#define AFTER cl_uint n, const cl_event *after, cl_event *done

/// A command that completes after all earlier ones of the queue and those of the list.
cl_int marker(cl_command_queue queue, AFTER) {
  return status_of(
      [&] { return submit(*new event(from<work_queue>(queue)), false, n, after, done); });
}

cl_int read(cl_command_queue queue, cl_mem from_memory, cl_bool blocks, std::size_t offset,
            std::size_t bytes, void *to, AFTER) {
  return status_of([&] {
    memory &source = from<memory>(from_memory);
    return submit(make_copy(from<work_queue>(queue), &source, nullptr,
                            piece(bytes, source.data + offset, static_cast<char *>(to))),
                  blocks, n, after, done);
  });
}

cl_int write(cl_command_queue queue, cl_mem to_memory, cl_bool blocks, std::size_t offset,
             std::size_t bytes, const void *data, AFTER) {
  return status_of([&] {
    memory &target = from<memory>(to_memory);
    return submit(make_copy(from<work_queue>(queue), nullptr, &target,
                            piece(bytes, static_cast<const char *>(data), target.data + offset)),
                  blocks, n, after, done);
  });
}

cl_int copy(cl_command_queue queue, cl_mem from_memory, cl_mem to_memory, std::size_t from_offset,
            std::size_t to_offset, std::size_t bytes, AFTER) {
  return status_of([&] {
    memory &source = from<memory>(from_memory), &target = from<memory>(to_memory);
    return submit(make_copy(from<work_queue>(queue), &source, &target,
                            piece(bytes, source.data + from_offset, target.data + to_offset)),
                  false, n, after, done);
  });
}

cl_int read_rows(cl_command_queue queue, cl_mem from_memory, cl_bool blocks,
                 const std::size_t *from_origin, const std::size_t *to_origin,
                 const std::size_t *region, std::size_t from_row, std::size_t, std::size_t to_row,
                 std::size_t, void *to, AFTER) {
  return status_of([&] {
    memory &source = from<memory>(from_memory);
    return submit(make_copy(from<work_queue>(queue), &source, nullptr,
                            rows(region, source.data, from_origin, from_row,
                                 static_cast<char *>(to), to_origin, to_row)),
                  blocks, n, after, done);
  });
}

cl_int write_rows(cl_command_queue queue, cl_mem to_memory, cl_bool blocks,
                  const std::size_t *to_origin, const std::size_t *from_origin,
                  const std::size_t *region, std::size_t to_row, std::size_t, std::size_t from_row,
                  std::size_t, const void *data, AFTER) {
  return status_of([&] {
    memory &target = from<memory>(to_memory);
    return submit(make_copy(from<work_queue>(queue), nullptr, &target,
                            rows(region, static_cast<const char *>(data), from_origin, from_row,
                                 target.data, to_origin, to_row)),
                  blocks, n, after, done);
  });
}

cl_int copy_rows(cl_command_queue queue, cl_mem from_memory, cl_mem to_memory,
                 const std::size_t *from_origin, const std::size_t *to_origin,
                 const std::size_t *region, std::size_t from_row, std::size_t, std::size_t to_row,
                 std::size_t, AFTER) {
  return status_of([&] {
    memory &source = from<memory>(from_memory), &target = from<memory>(to_memory);
    return submit(
        make_copy(from<work_queue>(queue), &source, &target,
                  rows(region, source.data, from_origin, from_row, target.data, to_origin, to_row)),
        false, n, after, done);
  });
}

cl_int fill(cl_command_queue queue, cl_mem to_memory, const void *pattern, std::size_t pattern_size,
            std::size_t offset, std::size_t bytes, AFTER) {
  if (pattern_size != 1)
    return CL_INVALID_VALUE; // the runtime uses only patterns of one byte
  return status_of([&] {
    return submit(make_fill(from<work_queue>(queue), from<memory>(to_memory), offset, bytes,
                            *static_cast<const unsigned char *>(pattern)),
                  false, n, after, done);
  });
}

/// Mapping is only a command in the queue, because all memory is the host's.
void *map(cl_command_queue queue, cl_mem which, cl_bool blocks, cl_map_flags, std::size_t offset,
          std::size_t, AFTER, cl_int *status) {
  return made<void *>(status, [&] {
    if (submit(*new event(from<work_queue>(queue)), blocks, n, after, done) != CL_SUCCESS)
      throw std::bad_alloc();
    return static_cast<void *>(from<memory>(which).data + offset);
  });
}

cl_int unmap(cl_command_queue queue, cl_mem, void *, AFTER) {
  return marker(queue, n, after, done);
}

#undef AFTER

constexpr opencl_calls::table make_table() {
  opencl_calls::table all = {};
  all.GetDeviceInfo = answer_device_info;
  all.RetainDevice = all.ReleaseDevice = do_nothing<cl_device_id>;
  all.CreateContext = create_context;
  all.RetainContext = all.ReleaseContext = do_nothing<cl_context>;
  all.CreateCommandQueue = create_queue;
  all.RetainCommandQueue = retained<work_queue, cl_command_queue>;
  all.ReleaseCommandQueue = release_queue;
  all.Flush = flush;
  all.Finish = finish;
  all.GetEventInfo = event_info;
  all.GetEventProfilingInfo = event_times;
  all.RetainEvent = retained<event, cl_event>;
  all.ReleaseEvent = released<event, cl_event>;
  all.SetEventCallback = call_back;
  all.WaitForEvents = wait_for;
  all.CreateBuffer = create_buffer;
  all.GetMemObjectInfo = memory_info;
  all.RetainMemObject = retained<memory, cl_mem>;
  all.ReleaseMemObject = released<memory, cl_mem>;
  all.EnqueueMarkerWithWaitList = all.EnqueueBarrierWithWaitList = marker;
  all.EnqueueReadBuffer = read;
  all.EnqueueReadBufferRect = read_rows;
  all.EnqueueWriteBuffer = write;
  all.EnqueueWriteBufferRect = write_rows;
  all.EnqueueCopyBuffer = copy;
  all.EnqueueCopyBufferRect = copy_rows;
  all.EnqueueFillBuffer = fill;
  all.EnqueueMapBuffer = map;
  all.EnqueueUnmapMemObject = unmap;
  return all;
}

} // namespace
} // namespace native

constexpr opencl_calls::table opencl_calls::native = ampcc_rt::native::make_table();

} // namespace ampcc_rt
