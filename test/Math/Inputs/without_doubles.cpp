// A library to preload before libOpenCL, whose devices have no double precision.
#define CL_TARGET_OPENCL_VERSION 120
#include <CL/cl.h>
#include <cstring>
#include <dlfcn.h>
#include <string>

template <class F> static F next(F, const char *name) {
  return reinterpret_cast<F>(dlsym(RTLD_NEXT, name));
}

extern "C" cl_int clGetDeviceInfo(cl_device_id device, cl_device_info what, size_t size,
                                  void *value, size_t *needed) {
  const cl_int result = next(clGetDeviceInfo, "clGetDeviceInfo")(device, what, size, value, needed);
  if (what == CL_DEVICE_DOUBLE_FP_CONFIG && result == CL_SUCCESS && value)
    std::memset(value, 0, size);
  return result;
}

// The device's compiler does not know them either.
extern "C" cl_program clCreateProgramWithSource(cl_context context, cl_uint count,
                                                const char **strings, const size_t *lengths,
                                                cl_int *error) {
  std::string source = "#undef cl_khr_fp64\n#line 1\n";
  for (cl_uint i = 0; i < count; ++i)
    source += lengths && lengths[i] ? std::string(strings[i], lengths[i]) : strings[i];
  const char *text = source.c_str();
  return next(clCreateProgramWithSource, "clCreateProgramWithSource")(context, 1, &text, nullptr,
                                                                      error);
}
