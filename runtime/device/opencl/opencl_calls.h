//===- opencl_calls.h - dispatch of OpenCL calls by object ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The runtime is not linked with OpenCL. Every OpenCL function that it names is one of ours, which
// dispatches on its first argument, or on the first device or event in its arguments;
// GetPlatformIDs always calls the library. Objects of the native CPU accelerator (native_objects.h)
// begin with the address of `native`, a table of functions. All others belong to the OpenCL library
// of this system, which is opened when it is first needed; a static program has none
// (runtime/static/opencl_calls.cpp). The macros at the end of this file rename the functions, so
// that they do not interpose on a program's own calls of OpenCL. A further function needs an entry
// in a list below and a macro at the end.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_OPENCL_CALLS_H
#define AMPCC_RUNTIME_OPENCL_CALLS_H

#define CL_TARGET_OPENCL_VERSION 120
#include <CL/cl.h>
#include <atomic>
#include <cstddef>
#include <type_traits>

/// The functions whose first parameter is the object.
#define AMPCC_OPENCL_METHODS(F)                                                                    \
  F(BuildProgram)                                                                                  \
  F(CreateBuffer)                                                                                  \
  F(CreateCommandQueue)                                                                            \
  F(CreateImage)                                                                                   \
  F(CreateKernel)                                                                                  \
  F(CreateProgramWithBinary)                                                                       \
  F(CreateProgramWithSource)                                                                       \
  F(EnqueueBarrierWithWaitList)                                                                    \
  F(EnqueueCopyBuffer)                                                                             \
  F(EnqueueCopyBufferRect)                                                                         \
  F(EnqueueCopyBufferToImage)                                                                      \
  F(EnqueueCopyImageToBuffer)                                                                      \
  F(EnqueueFillBuffer)                                                                             \
  F(EnqueueMapBuffer)                                                                              \
  F(EnqueueMarkerWithWaitList)                                                                     \
  F(EnqueueNDRangeKernel)                                                                          \
  F(EnqueueReadBuffer)                                                                             \
  F(EnqueueReadBufferRect)                                                                         \
  F(EnqueueUnmapMemObject)                                                                         \
  F(EnqueueWriteBuffer)                                                                            \
  F(EnqueueWriteBufferRect)                                                                        \
  F(Finish)                                                                                        \
  F(Flush)                                                                                         \
  F(GetCommandQueueInfo)                                                                           \
  F(GetContextInfo)                                                                                \
  F(GetDeviceIDs)                                                                                  \
  F(GetDeviceInfo)                                                                                 \
  F(GetEventInfo)                                                                                  \
  F(GetEventProfilingInfo)                                                                         \
  F(GetImageInfo)                                                                                  \
  F(GetKernelInfo)                                                                                 \
  F(GetKernelWorkGroupInfo)                                                                        \
  F(GetMemObjectInfo)                                                                              \
  F(GetPlatformInfo)                                                                               \
  F(GetProgramBuildInfo)                                                                           \
  F(GetProgramInfo)                                                                                \
  F(GetSupportedImageFormats)                                                                      \
  F(ReleaseCommandQueue)                                                                           \
  F(ReleaseContext)                                                                                \
  F(ReleaseDevice)                                                                                 \
  F(ReleaseEvent)                                                                                  \
  F(ReleaseKernel)                                                                                 \
  F(ReleaseMemObject)                                                                              \
  F(ReleaseProgram)                                                                                \
  F(RetainCommandQueue)                                                                            \
  F(RetainContext)                                                                                 \
  F(RetainDevice)                                                                                  \
  F(RetainEvent)                                                                                   \
  F(RetainKernel)                                                                                  \
  F(RetainMemObject)                                                                               \
  F(RetainProgram)                                                                                 \
  F(SetEventCallback)                                                                              \
  F(SetKernelArg)
/// The functions without an object as first parameter.
#define AMPCC_OPENCL_FUNCTIONS(F)                                                                  \
  F(CreateContext)                                                                                 \
  F(GetPlatformIDs)                                                                                \
  F(WaitForEvents)

namespace ampcc_rt {
namespace opencl_calls {

struct table {
#define AMPCC_MEMBER(NAME) decltype(&::cl##NAME) NAME;
  AMPCC_OPENCL_METHODS(AMPCC_MEMBER)
  AMPCC_OPENCL_FUNCTIONS(AMPCC_MEMBER)
#undef AMPCC_MEMBER
};

/// The functions of the native accelerator; null for those that it does not have.
extern const table native;
/// The functions of the OpenCL library, all null if there is none or it lacks one of them. The
/// pointer is null until the library is loaded.
extern std::atomic<const table *> known_library;
const table &load_library();
/// Returns the functions of the OpenCL library; loads it at the first call.
inline const table &loaded() {
  const table *const known = known_library.load(std::memory_order_acquire);
  return known ? *known : load_library();
}
/// Returns whether the process has functions of OpenCL already, because it is linked with the
/// library or a tool is preloaded. Does not load the library.
bool in_process();

inline bool is_native(const void *object) {
  return object && *static_cast<const table *const *>(object) == &native;
}
inline const table &of(const void *object) { return is_native(object) ? native : loaded(); }

template <typename Function> struct method;
template <typename Result, typename Object, typename... Arguments>
struct method<Result (*)(Object, Arguments...)> {
  template <Result (*table::*Member)(Object, Arguments...)>
  static Result call(Object object, Arguments... arguments) {
    if (const auto function = of(object).*Member)
      return function(object, arguments...);
    if constexpr (std::is_same_v<Result, cl_int>)
      return CL_INVALID_OPERATION;
    else
      return nullptr;
  }
};

#define AMPCC_METHOD(NAME)                                                                         \
  inline constexpr auto &NAME = method<decltype(table::NAME)>::call<&table::NAME>;
AMPCC_OPENCL_METHODS(AMPCC_METHOD)
#undef AMPCC_METHOD

cl_int GetPlatformIDs(cl_uint room, cl_platform_id *platforms, cl_uint *found);

inline cl_context
CreateContext(const cl_context_properties *properties, cl_uint count, const cl_device_id *devices,
              void(CL_CALLBACK *notify)(const char *, const void *, size_t, void *), void *data,
              cl_int *status) {
  return of(count ? *devices : nullptr)
      .CreateContext(properties, count, devices, notify, data, status);
}

/// All events belong to one implementation, that of the first.
inline cl_int WaitForEvents(cl_uint count, const cl_event *events) {
  return of(count ? *events : nullptr).WaitForEvents(count, events);
}

} // namespace opencl_calls
} // namespace ampcc_rt

#define clBuildProgram ampcc_rt::opencl_calls::BuildProgram
#define clCreateBuffer ampcc_rt::opencl_calls::CreateBuffer
#define clCreateCommandQueue ampcc_rt::opencl_calls::CreateCommandQueue
#define clCreateContext ampcc_rt::opencl_calls::CreateContext
#define clCreateImage ampcc_rt::opencl_calls::CreateImage
#define clCreateKernel ampcc_rt::opencl_calls::CreateKernel
#define clCreateProgramWithBinary ampcc_rt::opencl_calls::CreateProgramWithBinary
#define clCreateProgramWithSource ampcc_rt::opencl_calls::CreateProgramWithSource
#define clEnqueueBarrierWithWaitList ampcc_rt::opencl_calls::EnqueueBarrierWithWaitList
#define clEnqueueCopyBuffer ampcc_rt::opencl_calls::EnqueueCopyBuffer
#define clEnqueueCopyBufferRect ampcc_rt::opencl_calls::EnqueueCopyBufferRect
#define clEnqueueCopyBufferToImage ampcc_rt::opencl_calls::EnqueueCopyBufferToImage
#define clEnqueueCopyImageToBuffer ampcc_rt::opencl_calls::EnqueueCopyImageToBuffer
#define clEnqueueFillBuffer ampcc_rt::opencl_calls::EnqueueFillBuffer
#define clEnqueueMapBuffer ampcc_rt::opencl_calls::EnqueueMapBuffer
#define clEnqueueMarkerWithWaitList ampcc_rt::opencl_calls::EnqueueMarkerWithWaitList
#define clEnqueueNDRangeKernel ampcc_rt::opencl_calls::EnqueueNDRangeKernel
#define clEnqueueReadBuffer ampcc_rt::opencl_calls::EnqueueReadBuffer
#define clEnqueueReadBufferRect ampcc_rt::opencl_calls::EnqueueReadBufferRect
#define clEnqueueUnmapMemObject ampcc_rt::opencl_calls::EnqueueUnmapMemObject
#define clEnqueueWriteBuffer ampcc_rt::opencl_calls::EnqueueWriteBuffer
#define clEnqueueWriteBufferRect ampcc_rt::opencl_calls::EnqueueWriteBufferRect
#define clFinish ampcc_rt::opencl_calls::Finish
#define clFlush ampcc_rt::opencl_calls::Flush
#define clGetCommandQueueInfo ampcc_rt::opencl_calls::GetCommandQueueInfo
#define clGetContextInfo ampcc_rt::opencl_calls::GetContextInfo
#define clGetDeviceIDs ampcc_rt::opencl_calls::GetDeviceIDs
#define clGetDeviceInfo ampcc_rt::opencl_calls::GetDeviceInfo
#define clGetEventInfo ampcc_rt::opencl_calls::GetEventInfo
#define clGetEventProfilingInfo ampcc_rt::opencl_calls::GetEventProfilingInfo
#define clGetImageInfo ampcc_rt::opencl_calls::GetImageInfo
#define clGetKernelInfo ampcc_rt::opencl_calls::GetKernelInfo
#define clGetKernelWorkGroupInfo ampcc_rt::opencl_calls::GetKernelWorkGroupInfo
#define clGetMemObjectInfo ampcc_rt::opencl_calls::GetMemObjectInfo
#define clGetPlatformIDs ampcc_rt::opencl_calls::GetPlatformIDs
#define clGetPlatformInfo ampcc_rt::opencl_calls::GetPlatformInfo
#define clGetProgramBuildInfo ampcc_rt::opencl_calls::GetProgramBuildInfo
#define clGetProgramInfo ampcc_rt::opencl_calls::GetProgramInfo
#define clGetSupportedImageFormats ampcc_rt::opencl_calls::GetSupportedImageFormats
#define clReleaseCommandQueue ampcc_rt::opencl_calls::ReleaseCommandQueue
#define clReleaseContext ampcc_rt::opencl_calls::ReleaseContext
#define clReleaseDevice ampcc_rt::opencl_calls::ReleaseDevice
#define clReleaseEvent ampcc_rt::opencl_calls::ReleaseEvent
#define clReleaseKernel ampcc_rt::opencl_calls::ReleaseKernel
#define clReleaseMemObject ampcc_rt::opencl_calls::ReleaseMemObject
#define clReleaseProgram ampcc_rt::opencl_calls::ReleaseProgram
#define clRetainCommandQueue ampcc_rt::opencl_calls::RetainCommandQueue
#define clRetainContext ampcc_rt::opencl_calls::RetainContext
#define clRetainDevice ampcc_rt::opencl_calls::RetainDevice
#define clRetainEvent ampcc_rt::opencl_calls::RetainEvent
#define clRetainKernel ampcc_rt::opencl_calls::RetainKernel
#define clRetainMemObject ampcc_rt::opencl_calls::RetainMemObject
#define clRetainProgram ampcc_rt::opencl_calls::RetainProgram
#define clSetEventCallback ampcc_rt::opencl_calls::SetEventCallback
#define clSetKernelArg ampcc_rt::opencl_calls::SetKernelArg
#define clWaitForEvents ampcc_rt::opencl_calls::WaitForEvents

#endif
