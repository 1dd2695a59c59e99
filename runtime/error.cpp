//===- error.cpp - failures as the exceptions of C++ AMP ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "error.h"
#include "device.h"
#include "tracer.h"
#include <ampcc_rt/buffer.h>
#include <ampcc_rt/host.h>
#include <cstddef>
#include <string>

namespace ampcc_rt {

using namespace concurrency;

void throw_runtime(const std::string &message) {
  throw runtime_exception(message.c_str(), ampcc_detail::error_fail);
}
void throw_invalid_domain(const std::string &message) {
  throw invalid_compute_domain(message.c_str());
}
void throw_out_of_memory(const std::string &message) {
  throw concurrency::out_of_memory(message.c_str());
}
void throw_unsupported(const std::string &message) { throw unsupported_feature(message.c_str()); }

#define AMPCC_NAME(CODE) {CODE, #CODE}
constexpr struct {
  cl_int code;
  const char *name;
} error_names[] = {
    AMPCC_NAME(CL_DEVICE_NOT_FOUND),
    AMPCC_NAME(CL_DEVICE_NOT_AVAILABLE),
    AMPCC_NAME(CL_COMPILER_NOT_AVAILABLE),
    AMPCC_NAME(CL_MEM_OBJECT_ALLOCATION_FAILURE),
    AMPCC_NAME(CL_OUT_OF_RESOURCES),
    AMPCC_NAME(CL_OUT_OF_HOST_MEMORY),
    AMPCC_NAME(CL_PROFILING_INFO_NOT_AVAILABLE),
    AMPCC_NAME(CL_MEM_COPY_OVERLAP),
    AMPCC_NAME(CL_IMAGE_FORMAT_MISMATCH),
    AMPCC_NAME(CL_IMAGE_FORMAT_NOT_SUPPORTED),
    AMPCC_NAME(CL_BUILD_PROGRAM_FAILURE),
    AMPCC_NAME(CL_MAP_FAILURE),
    AMPCC_NAME(CL_MISALIGNED_SUB_BUFFER_OFFSET),
    AMPCC_NAME(CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST),
    AMPCC_NAME(CL_COMPILE_PROGRAM_FAILURE),
    AMPCC_NAME(CL_LINKER_NOT_AVAILABLE),
    AMPCC_NAME(CL_LINK_PROGRAM_FAILURE),
    AMPCC_NAME(CL_DEVICE_PARTITION_FAILED),
    AMPCC_NAME(CL_KERNEL_ARG_INFO_NOT_AVAILABLE),
    AMPCC_NAME(CL_INVALID_VALUE),
    AMPCC_NAME(CL_INVALID_DEVICE_TYPE),
    AMPCC_NAME(CL_INVALID_PLATFORM),
    AMPCC_NAME(CL_INVALID_DEVICE),
    AMPCC_NAME(CL_INVALID_CONTEXT),
    AMPCC_NAME(CL_INVALID_QUEUE_PROPERTIES),
    AMPCC_NAME(CL_INVALID_COMMAND_QUEUE),
    AMPCC_NAME(CL_INVALID_HOST_PTR),
    AMPCC_NAME(CL_INVALID_MEM_OBJECT),
    AMPCC_NAME(CL_INVALID_IMAGE_FORMAT_DESCRIPTOR),
    AMPCC_NAME(CL_INVALID_IMAGE_SIZE),
    AMPCC_NAME(CL_INVALID_SAMPLER),
    AMPCC_NAME(CL_INVALID_BINARY),
    AMPCC_NAME(CL_INVALID_BUILD_OPTIONS),
    AMPCC_NAME(CL_INVALID_PROGRAM),
    AMPCC_NAME(CL_INVALID_PROGRAM_EXECUTABLE),
    AMPCC_NAME(CL_INVALID_KERNEL_NAME),
    AMPCC_NAME(CL_INVALID_KERNEL_DEFINITION),
    AMPCC_NAME(CL_INVALID_KERNEL),
    AMPCC_NAME(CL_INVALID_ARG_INDEX),
    AMPCC_NAME(CL_INVALID_ARG_VALUE),
    AMPCC_NAME(CL_INVALID_ARG_SIZE),
    AMPCC_NAME(CL_INVALID_KERNEL_ARGS),
    AMPCC_NAME(CL_INVALID_WORK_DIMENSION),
    AMPCC_NAME(CL_INVALID_WORK_GROUP_SIZE),
    AMPCC_NAME(CL_INVALID_WORK_ITEM_SIZE),
    AMPCC_NAME(CL_INVALID_GLOBAL_OFFSET),
    AMPCC_NAME(CL_INVALID_EVENT_WAIT_LIST),
    AMPCC_NAME(CL_INVALID_EVENT),
    AMPCC_NAME(CL_INVALID_OPERATION),
    AMPCC_NAME(CL_INVALID_GL_OBJECT),
    AMPCC_NAME(CL_INVALID_BUFFER_SIZE),
    AMPCC_NAME(CL_INVALID_MIP_LEVEL),
    AMPCC_NAME(CL_INVALID_GLOBAL_WORK_SIZE),
    AMPCC_NAME(CL_INVALID_PROPERTY),
    AMPCC_NAME(CL_INVALID_IMAGE_DESCRIPTOR),
    AMPCC_NAME(CL_INVALID_COMPILER_OPTIONS),
    AMPCC_NAME(CL_INVALID_LINKER_OPTIONS),
    AMPCC_NAME(CL_INVALID_DEVICE_PARTITION_COUNT),
};
#undef AMPCC_NAME

std::string opencl_error_name(cl_int code) {
  for (const auto &row : error_names)
    if (row.code == code)
      return row.name;
  return "OpenCL error";
}

void throw_opencl(cl_int code, const std::string &doing) {
  const std::string message = text(doing, ": ", opencl_error_name(code), " (", code, ")");
  if (tracer *t = tracer::active())
    t->note(message);
  switch (code) {
  case CL_MEM_OBJECT_ALLOCATION_FAILURE:
  case CL_OUT_OF_RESOURCES:
  case CL_OUT_OF_HOST_MEMORY:
    throw out_of_memory(message.c_str());
  case CL_DEVICE_NOT_AVAILABLE:
  case CL_INVALID_COMMAND_QUEUE:
    throw accelerator_view_removed(message.c_str(), ampcc_detail::error_device_removed);
  default:
    throw_runtime(message);
  }
}

void throw_no_buffer(cl_int code, std::size_t bytes, const device &where) {
  std::string message = text("Failed to create buffer: ", bytes, " bytes on '", where.name(),
                             "': ", opencl_error_name(code), " (", code, ")");
  if (where.opencl()()) {
    cl_ulong most = 0;
    if (clGetDeviceInfo(where.opencl()(), CL_DEVICE_MAX_MEM_ALLOC_SIZE, sizeof most, &most,
                        nullptr) == CL_SUCCESS &&
        bytes > most)
      message += text("; one buffer can have ", most, " bytes there");
    else if (bytes / 1024 > where.info().dedicated_memory)
      message += text("; it has ", where.info().dedicated_memory, " KiB");
  }
  switch (code) {
  case CL_INVALID_BUFFER_SIZE:
  case CL_MEM_OBJECT_ALLOCATION_FAILURE:
  case CL_OUT_OF_RESOURCES:
  case CL_OUT_OF_HOST_MEMORY:
    throw_out_of_memory(message);
  default:
    throw_runtime(message);
  }
}

std::wstring widen(const std::string &narrow) {
  std::wstring wide;
  for (char c : narrow)
    wide += static_cast<unsigned char>(c) < 128 ? static_cast<wchar_t>(c) : L'?';
  return wide;
}
std::string narrow(const std::wstring &wide) {
  std::string bytes;
  for (wchar_t c : wide)
    bytes += c >= 0 && c < 128 ? static_cast<char>(c) : '?';
  return bytes;
}

// What the headers throw, with its numbers.

void throw_error(const char *message) { throw_runtime(message); }

void throw_no_cpu_access() {
  throw_runtime("concurrency::array: the CPU cannot access this array; copy it, or use an "
                "array_view of it");
}

void throw_bad_extent(const char *what, int dimension, int value) {
  throw_runtime(
      text(what, ": the extent of dimension ", dimension, " (", value, ") must be greater than 0"));
}

/// "2 x 3"
static std::string product(const int *extent, int rank) {
  std::string factors;
  for (int d = 0; d < rank; ++d)
    factors += text(d ? " x " : "", extent[d]);
  return factors;
}

void throw_too_large(const char *what, const int *extent, int rank, std::size_t element_size) {
  throw_runtime(text(what, ": an extent of ", product(extent, rank), " has more elements of ",
                     element_size, " bytes than can be counted"));
}

void throw_long_row(const char *what, unsigned long long elements) {
  throw_runtime(text(what, ": ", elements,
                     " elements are too many for a view of rank 1, whose extent is an int"));
}

void throw_short_source(unsigned long long available, const int *extent, int rank) {
  throw_runtime(text("concurrency::array_view: the container has ", available,
                     " elements, too few for a view of ", product(extent, rank)));
}

void throw_bad_projection(int index, int extent) {
  throw_runtime(text("concurrency::array_view: index ", index,
                     " leaves dimension 0 of the view, whose extent is ", extent));
}

void throw_bad_section(int dimension, int origin, int extent, int available) {
  throw_runtime(text("concurrency::array_view::section: in dimension ", dimension, ", origin ",
                     origin, " and extent ", extent, " leave the view, whose extent is ",
                     available));
}

void throw_bad_count(long long given, unsigned long long wanted) {
  throw_runtime(
      text("concurrency::copy: the source has ", given, " elements, the destination has ", wanted));
}

void throw_bad_reshape(unsigned long long available, unsigned long long wanted) {
  throw_runtime(text("concurrency::array_view::view_as: the new extent has ", wanted,
                     " elements, the view has only ", available));
}

void host_stub() {
  throw_runtime("this kernel can only run through concurrency::parallel_for_each");
}

} // namespace ampcc_rt
