//===- native_commands.h - commands that move bytes -----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_RUNTIME_NATIVE_COMMANDS_H
#define AMPCC_RUNTIME_NATIVE_COMMANDS_H

#include "device/native/native_objects.h"
#include <cstddef>

namespace ampcc_rt {
namespace native {

/// Rows of equal length at equal distances.
struct byte_rows {
  std::size_t length, count;
  const char *from;
  std::size_t from_pitch;
  char *to;
  std::size_t to_pitch;
};

byte_rows piece(std::size_t bytes, const char *from, char *to);
/// Of the rectangles that OpenCL's functions take, with a depth of 1.
byte_rows rows(const std::size_t *region, const char *from, const std::size_t *from_origin,
               std::size_t from_pitch, char *to, const std::size_t *to_origin,
               std::size_t to_pitch);

/// The memories, where they are not null, live until the command is complete.
event &make_copy(work_queue &on, memory *source, memory *target, const byte_rows &what);
event &make_fill(work_queue &on, memory &target, std::size_t offset, std::size_t bytes,
                 unsigned char value);

/// Ends with this status.
event &make_end(work_queue &on, cl_int status);

/// Puts a new command into its queue, as a function of OpenCL does.
cl_int submit(event &command, bool blocks, cl_uint count, const cl_event *after, cl_event *done);

} // namespace native
} // namespace ampcc_rt

#endif
