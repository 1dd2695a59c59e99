//===- faults.cpp - OpenCL functions that fail on request ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "faults.h"
#include <atomic>
#include <chrono>
#include <cstring>
#include <dlfcn.h>
#include <thread>

namespace faults {

namespace {

std::atomic<bool> on{false}, no_doubles{false}, no_64bit_atomics{false};
std::atomic<long> count{0}, memory{0};
std::atomic<const char *> only{nullptr}, failed_function{nullptr};
long wanted = 0;
cl_int code_ = CL_SUCCESS;

/// The error of this call, or CL_SUCCESS.
cl_int next(const char *function) {
  if (!on.load())
    return CL_SUCCESS;
  const char *const limit = only.load();
  if ((limit && std::strcmp(limit, function) != 0) || ++count != wanted)
    return CL_SUCCESS;
  failed_function = function;
  return code_;
}

std::atomic<bool> watching{false};
std::atomic<int> inside_now{0}, most_inside{0};

/// A call, from its begin to its end.
class call {
public:
  call() : counted_(watching.load()) {
    if (!counted_)
      return;
    const int now = ++inside_now;
    for (int most = most_inside; most < now && !most_inside.compare_exchange_weak(most, now);)
      ;
    std::this_thread::sleep_for(std::chrono::microseconds(300));
  }
  ~call() {
    if (counted_)
      --inside_now;
  }
  call(const call &) = delete;

private:
  const bool counted_;
};

template <typename Function> Function real(const char *name) {
  return reinterpret_cast<Function>(dlsym(RTLD_NEXT, name));
}

} // namespace

fault::fault(long number, cl_int code) : fault(nullptr, number, code) {}
fault::fault(const char *function, long number, cl_int code) {
  only = function;
  failed_function = nullptr;
  count = 0;
  wanted = number;
  code_ = code;
  on = true;
}
fault::~fault() { on = false; }
std::string fault::failed() const {
  const char *name = failed_function;
  return name ? name : "";
}
long fault::calls() const { return count; }
together::together() {
  most_inside = 0;
  watching = true;
}
together::~together() { watching = false; }
int together::most() const { return most_inside; }
without_doubles::without_doubles() { no_doubles = true; }
without_doubles::~without_doubles() { no_doubles = false; }
without_64bit_atomics::without_64bit_atomics() { no_64bit_atomics = true; }
without_64bit_atomics::~without_64bit_atomics() { no_64bit_atomics = false; }
long live_memory() { return memory; }

/// Whether the rows of a rectangle, with the gap after the last one, leave the memory.
static bool leave(cl_mem memory, const size_t *origin, const size_t *region, size_t pitch) {
  size_t size = 0;
  clGetMemObjectInfo(memory, CL_MEM_SIZE, sizeof size, &size, nullptr);
  return (origin[1] + region[1]) * pitch > size;
}

} // namespace faults

#define REAL(NAME) static const auto real = faults::real<decltype(&NAME)>(#NAME)

/// A function that returns its status.
#define STATUS(NAME, PARAMETERS, ARGUMENTS)                                                        \
  extern "C" cl_int NAME PARAMETERS {                                                              \
    REAL(NAME);                                                                                    \
    const faults::call here;                                                                       \
    const cl_int error = faults::next(#NAME);                                                      \
    return error ? error : real ARGUMENTS;                                                         \
  }
/// A function that waits: its commands have ended, also when it fails.
#define WAITING(NAME, PARAMETERS, ARGUMENTS)                                                       \
  extern "C" cl_int NAME PARAMETERS {                                                              \
    REAL(NAME);                                                                                    \
    const faults::call here;                                                                       \
    const cl_int done = real ARGUMENTS, error = faults::next(#NAME);                               \
    return error ? error : done;                                                                   \
  }
/// A rectangle, refused where NVIDIA's driver does.
#define RECTANGLE(NAME, PARAMETERS, ARGUMENTS, REFUSED)                                            \
  extern "C" cl_int NAME PARAMETERS {                                                              \
    REAL(NAME);                                                                                    \
    const faults::call here;                                                                       \
    const cl_int error = (REFUSED) ? CL_INVALID_VALUE : faults::next(#NAME);                       \
    return error ? error : real ARGUMENTS;                                                         \
  }
/// A function that returns an object and its status through `status`.
#define OBJECT(TYPE, NAME, PARAMETERS, ARGUMENTS)                                                  \
  extern "C" TYPE NAME PARAMETERS {                                                                \
    REAL(NAME);                                                                                    \
    if (const cl_int error = faults::next(#NAME)) {                                                \
      if (status)                                                                                  \
        *status = error;                                                                           \
      return nullptr;                                                                              \
    }                                                                                              \
    return real ARGUMENTS;                                                                         \
  }

typedef const cl_event *events;
#define AFTER cl_uint n, events after, cl_event *done

OBJECT(cl_context, clCreateContext,
       (const cl_context_properties *p, cl_uint n, const cl_device_id *d,
        void(CL_CALLBACK *f)(const char *, const void *, size_t, void *), void *u, cl_int *status),
       (p, n, d, f, u, status))
OBJECT(cl_command_queue, clCreateCommandQueue,
       (cl_context c, cl_device_id d, cl_command_queue_properties p, cl_int *status),
       (c, d, p, status))
OBJECT(cl_program, clCreateProgramWithSource,
       (cl_context c, cl_uint n, const char **s, const size_t *l, cl_int *status),
       (c, n, s, l, status))
OBJECT(cl_program, clCreateProgramWithBinary,
       (cl_context c, cl_uint n, const cl_device_id *d, const size_t *l, const unsigned char **b,
        cl_int *each, cl_int *status),
       (c, n, d, l, b, each, status))
OBJECT(cl_kernel, clCreateKernel, (cl_program p, const char *name, cl_int *status),
       (p, name, status))
OBJECT(void *, clEnqueueMapBuffer,
       (cl_command_queue q, cl_mem m, cl_bool b, cl_map_flags f, size_t o, size_t s, AFTER,
        cl_int *status),
       (q, m, b, f, o, s, n, after, done, status))

extern "C" cl_mem clCreateBuffer(cl_context c, cl_mem_flags f, size_t s, void *h, cl_int *status) {
  REAL(clCreateBuffer);
  if (const cl_int error = faults::next("clCreateBuffer")) {
    if (status)
      *status = error;
    return nullptr;
  }
  cl_mem made = real(c, f, s, h, status);
  faults::memory += made != nullptr;
  return made;
}
extern "C" cl_int clRetainMemObject(cl_mem m) {
  REAL(clRetainMemObject);
  ++faults::memory;
  return real(m);
}
extern "C" cl_int clReleaseMemObject(cl_mem m) {
  REAL(clReleaseMemObject);
  --faults::memory;
  return real(m);
}

STATUS(clBuildProgram,
       (cl_program p, cl_uint n, const cl_device_id *d, const char *o,
        void(CL_CALLBACK *f)(cl_program, void *), void *u),
       (p, n, d, o, f, u))
STATUS(clGetProgramInfo, (cl_program p, cl_program_info i, size_t s, void *v, size_t *r),
       (p, i, s, v, r))
STATUS(clGetKernelWorkGroupInfo,
       (cl_kernel k, cl_device_id d, cl_kernel_work_group_info i, size_t s, void *v, size_t *r),
       (k, d, i, s, v, r))
STATUS(clGetEventInfo, (cl_event e, cl_event_info i, size_t s, void *v, size_t *r), (e, i, s, v, r))
extern "C" cl_int clGetDeviceInfo(cl_device_id d, cl_device_info i, size_t s, void *v, size_t *r) {
  REAL(clGetDeviceInfo);
  if (const cl_int error = faults::next("clGetDeviceInfo"))
    return error;
  const cl_int status = real(d, i, s, v, r);
  if (faults::no_doubles && i == CL_DEVICE_DOUBLE_FP_CONFIG && v && status == CL_SUCCESS)
    std::memset(v, 0, s);
  if (faults::no_64bit_atomics && i == CL_DEVICE_EXTENSIONS && v && status == CL_SUCCESS)
    if (char *const name = std::strstr(static_cast<char *>(v), "cl_khr_int64_base_atomics"))
      *name = '-';
  return status;
}
STATUS(clSetKernelArg, (cl_kernel k, cl_uint i, size_t s, const void *v), (k, i, s, v))
STATUS(clSetEventCallback,
       (cl_event e, cl_int t, void(CL_CALLBACK *f)(cl_event, cl_int, void *), void *u),
       (e, t, f, u))
STATUS(clFlush, (cl_command_queue q), (q))
WAITING(clFinish, (cl_command_queue q), (q))
WAITING(clWaitForEvents, (cl_uint n, events e), (n, e))
STATUS(clEnqueueNDRangeKernel,
       (cl_command_queue q, cl_kernel k, cl_uint d, const size_t *o, const size_t *g,
        const size_t *l, AFTER),
       (q, k, d, o, g, l, n, after, done))
STATUS(clEnqueueReadBuffer,
       (cl_command_queue q, cl_mem m, cl_bool b, size_t o, size_t s, void *p, AFTER),
       (q, m, b, o, s, p, n, after, done))
STATUS(clEnqueueWriteBuffer,
       (cl_command_queue q, cl_mem m, cl_bool b, size_t o, size_t s, const void *p, AFTER),
       (q, m, b, o, s, p, n, after, done))
RECTANGLE(clEnqueueReadBufferRect,
          (cl_command_queue q, cl_mem m, cl_bool b, const size_t *o, const size_t *h,
           const size_t *r, size_t br, size_t bs, size_t hr, size_t hs, void *p, AFTER),
          (q, m, b, o, h, r, br, bs, hr, hs, p, n, after, done), faults::leave(m, o, r, br))
RECTANGLE(clEnqueueWriteBufferRect,
          (cl_command_queue q, cl_mem m, cl_bool b, const size_t *o, const size_t *h,
           const size_t *r, size_t br, size_t bs, size_t hr, size_t hs, const void *p, AFTER),
          (q, m, b, o, h, r, br, bs, hr, hs, p, n, after, done), faults::leave(m, o, r, br))
STATUS(clEnqueueCopyBuffer,
       (cl_command_queue q, cl_mem f, cl_mem t, size_t fo, size_t to, size_t s, AFTER),
       (q, f, t, fo, to, s, n, after, done))
RECTANGLE(clEnqueueCopyBufferRect,
          (cl_command_queue q, cl_mem f, cl_mem t, const size_t *fo, const size_t *to,
           const size_t *r, size_t fr, size_t fs, size_t tr, size_t ts, AFTER),
          (q, f, t, fo, to, r, fr, fs, tr, ts, n, after, done),
          faults::leave(f, fo, r, fr) || faults::leave(t, to, r, tr))
STATUS(clEnqueueUnmapMemObject, (cl_command_queue q, cl_mem m, void *p, AFTER),
       (q, m, p, n, after, done))
STATUS(clEnqueueMarkerWithWaitList, (cl_command_queue q, AFTER), (q, n, after, done))
STATUS(clEnqueueBarrierWithWaitList, (cl_command_queue q, AFTER), (q, n, after, done))
