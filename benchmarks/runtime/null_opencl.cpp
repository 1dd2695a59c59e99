//===- null_opencl.cpp - an OpenCL library that does nothing --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Replaces libOpenCL.so.1. It has one platform with one device, which has its own memory. Every
// call returns at once, and every command has ended when it is enqueued. So the time of a program
// is the time that the library above OpenCL takes. It counts the calls.
//
//===----------------------------------------------------------------------===//
#define CL_TARGET_OPENCL_VERSION 120
#define CL_USE_DEPRECATED_OPENCL_1_1_APIS
#include <CL/cl.h>
#include <cstdlib>
#include <cstring>

/// Calls of this library so far, for who wants to know.
extern "C" unsigned long null_opencl_calls;
unsigned long null_opencl_calls = 0;

namespace {

/// A driver leaves little of the caller's code and data in the processor's nearest caches. With
/// NULL_OPENCL_COLD=1 a launch does the same, in a time of its own that is in every measurement.
const bool leaves_caches_cold = std::getenv("NULL_OPENCL_COLD") != nullptr;

[[gnu::noinline]] void use_caches() {
  static volatile char data[48 << 10];
  for (std::size_t i = 0; i < sizeof data; i += 64)
    data[i] = data[i] + 1;
#if defined(__x86_64__)
  __asm__ volatile(".rept 768\n\tjmp 1f\n\t.p2align 6\n1:\n\t.endr" ::: "memory");
#endif
}

/// Whatever a handle points to.
struct object {
  long owners = 1;
  std::size_t size = 0;
  char *host = nullptr;
};
object platform, device;

template <typename Handle> object &of(Handle handle) { return *reinterpret_cast<object *>(handle); }

template <typename Handle> Handle make(cl_int *status, std::size_t size = 0) {
  ++null_opencl_calls;
  if (status)
    *status = CL_SUCCESS;
  object *made = new object;
  made->size = size;
  return reinterpret_cast<Handle>(made);
}
template <typename Handle> cl_int retain(Handle handle) {
  ++null_opencl_calls;
  ++of(handle).owners;
  return CL_SUCCESS;
}
template <typename Handle> cl_int release(Handle handle) {
  ++null_opencl_calls;
  if (--of(handle).owners == 0) {
    std::free(of(handle).host);
    delete &of(handle);
  }
  return CL_SUCCESS;
}

cl_int command(cl_event *event) {
  ++null_opencl_calls;
  if (event)
    *event = reinterpret_cast<cl_event>(new object);
  return CL_SUCCESS;
}

cl_int answer(const void *bytes, std::size_t count, std::size_t room, void *value,
              std::size_t *size) {
  ++null_opencl_calls;
  if (size)
    *size = count;
  if (value && room >= count)
    std::memcpy(value, bytes, count);
  return value && room < count ? CL_INVALID_VALUE : CL_SUCCESS;
}
cl_int answer(const char *word, std::size_t room, void *value, std::size_t *size) {
  return answer(word, std::strlen(word) + 1, room, value, size);
}
template <typename Number>
cl_int answer(Number number, std::size_t room, void *value, std::size_t *size) {
  return answer(&number, sizeof number, room, value, size);
}
/// Zeros, as many as there is room for.
cl_int nothing(std::size_t room, void *value, std::size_t *size) {
  ++null_opencl_calls;
  if (value)
    std::memset(value, 0, room);
  if (size)
    *size = room;
  return CL_SUCCESS;
}

} // namespace

extern "C" {

cl_int clGetPlatformIDs(cl_uint room, cl_platform_id *platforms, cl_uint *found) {
  if (found)
    *found = 1;
  if (platforms && room)
    *platforms = reinterpret_cast<cl_platform_id>(&platform);
  return CL_SUCCESS;
}
cl_int clGetPlatformInfo(cl_platform_id, cl_platform_info what, size_t room, void *value,
                         size_t *size) {
  return answer(what == CL_PLATFORM_VERSION ? "OpenCL 1.2 null" : "null", room, value, size);
}
cl_int clGetDeviceIDs(cl_platform_id, cl_device_type, cl_uint room, cl_device_id *devices,
                      cl_uint *found) {
  if (found)
    *found = 1;
  if (devices && room)
    *devices = reinterpret_cast<cl_device_id>(&device);
  return CL_SUCCESS;
}
cl_int clGetDeviceInfo(cl_device_id, cl_device_info what, size_t room, void *value, size_t *size) {
  constexpr size_t items[] = {1024, 1024, 64};
  switch (what) {
  case CL_DEVICE_NAME:
  case CL_DEVICE_VENDOR:
  case CL_DRIVER_VERSION:
    return answer("null", room, value, size);
  case CL_DEVICE_VERSION:
    return answer("OpenCL 1.2 null", room, value, size);
  case CL_DEVICE_OPENCL_C_VERSION:
    return answer("OpenCL C 1.2 null", room, value, size);
  case CL_DEVICE_EXTENSIONS:
    return answer("", room, value, size);
  case CL_DEVICE_TYPE:
    return answer(cl_device_type(CL_DEVICE_TYPE_GPU), room, value, size);
  case CL_DEVICE_PLATFORM:
    return answer(reinterpret_cast<cl_platform_id>(&platform), room, value, size);
  case CL_DEVICE_AVAILABLE:
  case CL_DEVICE_COMPILER_AVAILABLE:
    return answer(cl_bool(CL_TRUE), room, value, size);
  case CL_DEVICE_GLOBAL_MEM_SIZE:
  case CL_DEVICE_MAX_MEM_ALLOC_SIZE:
    return answer(cl_ulong(1) << 34, room, value, size);
  case CL_DEVICE_LOCAL_MEM_SIZE:
    return answer(cl_ulong(48) << 10, room, value, size);
  case CL_DEVICE_MAX_WORK_GROUP_SIZE:
    return answer(items[0], room, value, size);
  case CL_DEVICE_MAX_WORK_ITEM_SIZES:
    return answer(items, sizeof items, room, value, size);
  default:
    return nothing(room, value, size);
  }
}
cl_int clRetainDevice(cl_device_id) { return CL_SUCCESS; }
cl_int clReleaseDevice(cl_device_id) { return CL_SUCCESS; }

cl_context clCreateContext(const cl_context_properties *, cl_uint, const cl_device_id *,
                           void(CL_CALLBACK *)(const char *, const void *, size_t, void *), void *,
                           cl_int *status) {
  return make<cl_context>(status);
}
cl_int clGetContextInfo(cl_context, cl_context_info, size_t room, void *value, size_t *size) {
  return nothing(room, value, size);
}
cl_command_queue clCreateCommandQueue(cl_context, cl_device_id, cl_command_queue_properties,
                                      cl_int *status) {
  return make<cl_command_queue>(status);
}
cl_int clGetCommandQueueInfo(cl_command_queue, cl_command_queue_info, size_t room, void *value,
                             size_t *size) {
  return nothing(room, value, size);
}
cl_mem clCreateBuffer(cl_context, cl_mem_flags, size_t bytes, void *, cl_int *status) {
  return make<cl_mem>(status, bytes);
}
cl_mem clCreateImage(cl_context, cl_mem_flags, const cl_image_format *, const cl_image_desc *,
                     void *, cl_int *status) {
  return make<cl_mem>(status);
}
cl_int clGetMemObjectInfo(cl_mem memory, cl_mem_info what, size_t room, void *value, size_t *size) {
  return what == CL_MEM_SIZE ? answer(of(memory).size, room, value, size)
                             : nothing(room, value, size);
}
cl_int clGetImageInfo(cl_mem, cl_image_info, size_t room, void *value, size_t *size) {
  return nothing(room, value, size);
}
cl_int clGetSupportedImageFormats(cl_context, cl_mem_flags, cl_mem_object_type, cl_uint,
                                  cl_image_format *, cl_uint *count) {
  if (count)
    *count = 0;
  return CL_SUCCESS;
}
cl_program clCreateProgramWithSource(cl_context, cl_uint, const char **, const size_t *,
                                     cl_int *status) {
  return make<cl_program>(status);
}
cl_program clCreateProgramWithBinary(cl_context, cl_uint, const cl_device_id *, const size_t *,
                                     const unsigned char **, cl_int *binary, cl_int *status) {
  if (binary)
    *binary = CL_SUCCESS;
  return make<cl_program>(status);
}
cl_int clBuildProgram(cl_program, cl_uint, const cl_device_id *, const char *,
                      void(CL_CALLBACK *)(cl_program, void *), void *) {
  return command(nullptr);
}
cl_int clGetProgramInfo(cl_program, cl_program_info, size_t room, void *value, size_t *size) {
  return nothing(room, value, size);
}
cl_int clGetProgramBuildInfo(cl_program, cl_device_id, cl_program_build_info, size_t room,
                             void *value, size_t *size) {
  return answer("", room, value, size);
}
cl_kernel clCreateKernel(cl_program, const char *, cl_int *status) {
  return make<cl_kernel>(status);
}
cl_int clGetKernelInfo(cl_kernel, cl_kernel_info, size_t room, void *value, size_t *size) {
  return nothing(room, value, size);
}
cl_int clGetKernelWorkGroupInfo(cl_kernel, cl_device_id, cl_kernel_work_group_info, size_t room,
                                void *value, size_t *size) {
  return answer(size_t(1024), room, value, size);
}
cl_int clSetKernelArg(cl_kernel, cl_uint, size_t, const void *) { return command(nullptr); }

cl_int clEnqueueNDRangeKernel(cl_command_queue, cl_kernel, cl_uint, const size_t *, const size_t *,
                              const size_t *, cl_uint, const cl_event *, cl_event *event) {
  if (leaves_caches_cold)
    use_caches();
  return command(event);
}
cl_int clEnqueueReadBuffer(cl_command_queue, cl_mem, cl_bool, size_t, size_t, void *, cl_uint,
                           const cl_event *, cl_event *event) {
  return command(event);
}
cl_int clEnqueueWriteBuffer(cl_command_queue, cl_mem, cl_bool, size_t, size_t, const void *,
                            cl_uint, const cl_event *, cl_event *event) {
  return command(event);
}
cl_int clEnqueueReadBufferRect(cl_command_queue, cl_mem, cl_bool, const size_t *, const size_t *,
                               const size_t *, size_t, size_t, size_t, size_t, void *, cl_uint,
                               const cl_event *, cl_event *event) {
  return command(event);
}
cl_int clEnqueueWriteBufferRect(cl_command_queue, cl_mem, cl_bool, const size_t *, const size_t *,
                                const size_t *, size_t, size_t, size_t, size_t, const void *,
                                cl_uint, const cl_event *, cl_event *event) {
  return command(event);
}
cl_int clEnqueueCopyBuffer(cl_command_queue, cl_mem, cl_mem, size_t, size_t, size_t, cl_uint,
                           const cl_event *, cl_event *event) {
  return command(event);
}
cl_int clEnqueueCopyBufferRect(cl_command_queue, cl_mem, cl_mem, const size_t *, const size_t *,
                               const size_t *, size_t, size_t, size_t, size_t, cl_uint,
                               const cl_event *, cl_event *event) {
  return command(event);
}
cl_int clEnqueueCopyBufferToImage(cl_command_queue, cl_mem, cl_mem, size_t, const size_t *,
                                  const size_t *, cl_uint, const cl_event *, cl_event *event) {
  return command(event);
}
cl_int clEnqueueCopyImageToBuffer(cl_command_queue, cl_mem, cl_mem, const size_t *, const size_t *,
                                  size_t, cl_uint, const cl_event *, cl_event *event) {
  return command(event);
}
cl_int clEnqueueFillBuffer(cl_command_queue, cl_mem, const void *, size_t, size_t, size_t, cl_uint,
                           const cl_event *, cl_event *event) {
  return command(event);
}
void *clEnqueueMapBuffer(cl_command_queue, cl_mem memory, cl_bool, cl_map_flags, size_t offset,
                         size_t, cl_uint, const cl_event *, cl_event *event, cl_int *status) {
  object &mapped = of(memory);
  if (!mapped.host)
    mapped.host = static_cast<char *>(std::calloc(mapped.size ? mapped.size : 1, 1));
  if (status)
    *status = CL_SUCCESS;
  command(event);
  return mapped.host + offset;
}
cl_int clEnqueueUnmapMemObject(cl_command_queue, cl_mem, void *, cl_uint, const cl_event *,
                               cl_event *event) {
  return command(event);
}
cl_int clEnqueueMarkerWithWaitList(cl_command_queue, cl_uint, const cl_event *, cl_event *event) {
  return command(event);
}
cl_int clEnqueueBarrierWithWaitList(cl_command_queue, cl_uint, const cl_event *, cl_event *event) {
  return command(event);
}
cl_int clFlush(cl_command_queue) { return command(nullptr); }
cl_int clFinish(cl_command_queue) { return command(nullptr); }
cl_int clWaitForEvents(cl_uint, const cl_event *) { return command(nullptr); }
cl_int clGetEventInfo(cl_event, cl_event_info, size_t room, void *value, size_t *size) {
  return answer(cl_int(CL_COMPLETE), room, value, size);
}
cl_int clGetEventProfilingInfo(cl_event, cl_profiling_info, size_t, void *, size_t *) {
  return CL_PROFILING_INFO_NOT_AVAILABLE;
}
cl_int clSetEventCallback(cl_event event, cl_int,
                          void(CL_CALLBACK *called)(cl_event, cl_int, void *), void *data) {
  called(event, CL_COMPLETE, data);
  return CL_SUCCESS;
}

#define NULL_OBJECT(NAME, HANDLE)                                                                  \
  cl_int clRetain##NAME(HANDLE handle) { return retain(handle); }                                  \
  cl_int clRelease##NAME(HANDLE handle) { return release(handle); }
NULL_OBJECT(CommandQueue, cl_command_queue)
NULL_OBJECT(Context, cl_context)
NULL_OBJECT(Event, cl_event)
NULL_OBJECT(Kernel, cl_kernel)
NULL_OBJECT(MemObject, cl_mem)
NULL_OBJECT(Program, cl_program)
#undef NULL_OBJECT

} // extern "C"
