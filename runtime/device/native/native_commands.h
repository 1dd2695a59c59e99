//===- native_commands.h - native commands that copy and fill memory -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// native_calls.cpp implements OpenCL's copy and fill functions for the native accelerator with
// these functions. Launches use submit(), and make_end() for a launch that has failed. Copies
// between memories of the host (data/transfer.cpp) use move_rows(). A further function of OpenCL
// that moves bytes needs a make_ function here.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_NATIVE_COMMANDS_H
#define AMPCC_RUNTIME_NATIVE_COMMANDS_H

#include "device/native/native_objects.h"
#include <cstddef>

namespace ampcc_rt {
namespace native {

/// `count` rows of `length` bytes, whose beginnings are `from_pitch` and `to_pitch` bytes apart.
struct byte_rows {
  std::size_t length, count;
  const char *from;
  std::size_t from_pitch;
  char *to;
  std::size_t to_pitch;
};

/// Returns one row of `bytes` bytes.
byte_rows piece(std::size_t bytes, const char *from, char *to);
/// Converts the arguments of OpenCL's rectangular commands. The depth has to be 1.
byte_rows rows(const std::size_t *region, const char *from, const std::size_t *from_origin,
               std::size_t from_pitch, char *to, const std::size_t *to_origin,
               std::size_t to_pitch);

/// Copies the rows now. A row may overlap the place that it is copied to. Several threads copy 2
/// MiB and more that do not overlap, because one thread reaches neither the bandwidth of the memory
/// nor, in memory that is new, that of the system's zeroing of pages.
void move_rows(const byte_rows &what);

// Create commands, which submit() has to enqueue. Each command retains its memories until it is
// complete; `source` or `target` is null for memory of the host, which the caller keeps alive.
event &make_copy(work_queue &on, memory *source, memory *target, const byte_rows &what);
event &make_fill(work_queue &on, memory &target, std::size_t offset, std::size_t bytes,
                 unsigned char value);

/// Creates a command that does nothing and ends with this status.
event &make_end(work_queue &on, cl_int status);

/// Adds a new command to its queue and takes over the caller's reference to it. The other
/// parameters are those of OpenCL's enqueue functions: `after` are the `count` events to wait for,
/// `done` gets the event of the command unless it is null or a blocking command has failed.
cl_int submit(event &command, bool blocks, cl_uint count, const cl_event *after, cl_event *done);

} // namespace native
} // namespace ampcc_rt

#endif
