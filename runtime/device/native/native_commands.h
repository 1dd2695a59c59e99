//===- native_commands.h - native commands that copy and fill memory -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// native_calls.cpp implements OpenCL's copy and fill functions with them, for the native
// accelerator.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_NATIVE_COMMANDS_H
#define AMPCC_RUNTIME_NATIVE_COMMANDS_H

#include "device/native/native_objects.h"
#include <cstddef>

namespace ampcc_rt {
namespace native {

/// Rows of `length` bytes with a distance of `from_pitch` and `to_pitch` bytes.
struct byte_rows {
  std::size_t length, count;
  const char *from;
  std::size_t from_pitch;
  char *to;
  std::size_t to_pitch;
};

byte_rows piece(std::size_t bytes, const char *from, char *to);
/// Converts the arguments of OpenCL's rectangular commands. The depth has to be 1.
byte_rows rows(const std::size_t *region, const char *from, const std::size_t *from_origin,
               std::size_t from_pitch, char *to, const std::size_t *to_origin,
               std::size_t to_pitch);

// Create commands. They retain the memories that are not null until they are complete.
event &make_copy(work_queue &on, memory *source, memory *target, const byte_rows &what);
event &make_fill(work_queue &on, memory &target, std::size_t offset, std::size_t bytes,
                 unsigned char value);

/// Creates a command that does nothing and ends with this status.
event &make_end(work_queue &on, cl_int status);

/// Adds a new command to its queue. The other parameters are those of OpenCL's enqueue functions.
cl_int submit(event &command, bool blocks, cl_uint count, const cl_event *after, cl_event *done);

} // namespace native
} // namespace ampcc_rt

#endif
