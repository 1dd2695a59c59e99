//===- transfer.cpp - implementation of the transfer commands -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "data/transfer.h"
#include "base/count.h"
#include "data/copy_pipeline.h"
#include "device/device_error.h"
#include "device/native/native_commands.h"
#include "observe/tracer.h"
#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace ampcc_rt {

void transfer_runs::add(std::size_t from, std::size_t to, std::size_t bytes) {
  if (length_ && from_ + length_ == from && to_ + length_ == to) {
    length_ += bytes;
    return;
  }
  close();
  from_ = from;
  to_ = to;
  length_ = bytes;
}

void transfer_runs::close() {
  if (!length_)
    return;
  if (!runs_.empty() && runs_.back().length == length_) {
    transfer_run &last = runs_.back();
    // The distances are unsigned. A step back becomes a huge pitch, which no later piece repeats.
    const std::size_t from_step = from_ - (last.from + (last.count - 1) * last.from_pitch);
    const std::size_t to_step = to_ - (last.to + (last.count - 1) * last.to_pitch);
    const bool forward = from_ > last.from && to_ > last.to;
    if (last.count == 1 && forward && from_step >= length_ && to_step >= length_) {
      last.from_pitch = from_step;
      last.to_pitch = to_step;
    }
    if (forward && from_step == last.from_pitch && to_step == last.to_pitch) {
      ++last.count;
      length_ = 0;
      return;
    }
  }
  runs_.push_back({from_, to_, length_, 1, length_, length_});
  length_ = 0;
}

std::vector<transfer_run> transfer_runs::finish() {
  close();
  return std::move(runs_);
}

std::vector<transfer_run> runs_of(const byte_grid &grid, const byte_boxes &bytes) {
  transfer_runs runs;
  for (const byte_box &box : bytes)
    grid.for_each_piece(
        box, [&](std::size_t begin, std::size_t length) { runs.add(begin, begin, length); });
  return runs.finish();
}

std::vector<transfer_run> runs_between(const section &from, const section &to) {
  transfer_runs runs;
  if (from.is_dense() && to.is_dense()) {
    runs.add(from.bounds().begin, to.bounds().begin, from.bounds().size());
    return runs.finish();
  }
  std::vector<std::size_t> destinations;
  to.for_each_row([&](std::size_t begin, std::size_t) { destinations.push_back(begin); });
  std::size_t row = 0;
  from.for_each_row(
      [&](std::size_t begin, std::size_t bytes) { runs.add(begin, destinations[row++], bytes); });
  return runs.finish();
}

namespace {

typedef cl::array<cl::size_type, 3> triple;

triple origin(std::size_t place, std::size_t pitch) { return {place % pitch, place / pitch, 0}; }

/// Calls `command(run, blocks, wait list, event)` for each run. The last command blocks if the
/// caller stays, and then has an event only if a trace needs one. Only the first command gets the
/// wait list, because the queue is in order. If a command fails, this function waits for those
/// before it, because the caller gets no event for them.
template <typename Command>
cl::Event each(const char *kind, const char *what, queue &q, const std::vector<transfer_run> &runs,
               const wait_list &after, caller how, Command command) {
  cl::Event last;
  try {
    const wait_list *wait = or_null(after);
    for (const transfer_run &run : runs) {
      const bool is_last = &run == &runs.back();
      tracer *const t = tracer::active();
      const std::uint64_t before = t ? tracer::now() : 0;
      const bool blocks = is_last && how == caller::waits;
      std::optional<host_span> span;
      if (blocks)
        span.emplace("wait for a device");
      command(run, blocks ? CL_TRUE : CL_FALSE, wait, blocks && !t ? nullptr : &last);
      if (t)
        t->transfer(q, kind, run.bytes(), before, last);
      wait = nullptr;
      if (blocks)
        return cl::Event();
    }
    q.submitted();
  } catch (...) {
    if (last())
      clWaitForEvents(1, &last());
    try {
      throw;
    } catch (const cl::Error &error) {
      throw_opencl(error.err(), what);
    }
  }
  return last;
}

/// Copies pageable memory through pinned memory and waits for it. Returns false, and does nothing,
/// if that is not faster.
template <typename Counter>
bool in_pieces(queue &q, direction way, char *host, const cl::Buffer &device,
               const std::vector<transfer_run> &runs, const wait_list &after, Counter &commands,
               Counter &bytes) {
  const bool done =
      guarded(way == direction::to_device ? "a transfer to a device" : "a transfer from a device",
              [&] { return copy_in_pieces(q, way, host, device, runs, after); });
  if (done)
    for (const transfer_run &run : runs) {
      count(commands);
      count(bytes, run.bytes());
    }
  return done;
}

std::size_t size_of(const cl::Buffer &memory) {
  std::size_t size = 0;
  guarded("asking for the size of memory", [&] { size = memory.getInfo<CL_MEM_SIZE>(); });
  return size;
}

/// Splits off the last row of each run whose memory ends before the gap that would follow that row.
/// NVIDIA's driver refuses a rectangle unless the memory contains the gaps after all its rows.
std::vector<transfer_run> in_whole_rows(std::vector<transfer_run> runs,
                                        std::size_t transfer_run::*place,
                                        std::size_t transfer_run::*pitch,
                                        const cl::Buffer &memory) {
  if (std::none_of(runs.begin(), runs.end(), [](const transfer_run &r) { return r.count > 1; }))
    return runs;
  std::vector<transfer_run> fit;
  for (transfer_run run : runs) {
    const bool leaves =
        run.count > 1 && (run.*place / run.*pitch + run.count) * run.*pitch > size_of(memory);
    if (!leaves) {
      fit.push_back(run);
      continue;
    }
    --run.count;
    fit.push_back(run);
    fit.push_back({run.from + run.count * run.from_pitch, run.to + run.count * run.to_pitch,
                   run.length, 1, run.length, run.length});
  }
  return fit;
}

} // namespace

cl::Event enqueue_upload(queue &q, const char *host, const cl::Buffer &device,
                         std::vector<transfer_run> wanted, const wait_list &after, caller how,
                         bool host_is_pinned) {
  cl::CommandQueue &to = q.opencl();
  const auto runs =
      in_whole_rows(std::move(wanted), &transfer_run::to, &transfer_run::to_pitch, device);
  if (!host_is_pinned && in_pieces(q, direction::to_device, const_cast<char *>(host), device, runs,
                                   after, live.uploads, live.uploaded_bytes))
    return cl::Event();
  return each(
      "upload", "a transfer to a device", q, runs, after, how,
      [&](const transfer_run &run, cl_bool blocks, const wait_list *wait, cl::Event *done) {
        count(live.uploads);
        count(live.uploaded_bytes, run.bytes());
        if (run.count == 1)
          to.enqueueWriteBuffer(device, blocks, run.to, run.length, host + run.from, wait, done);
        else
          to.enqueueWriteBufferRect(device, blocks, origin(run.to, run.to_pitch),
                                    origin(run.from, run.from_pitch), {run.length, run.count, 1},
                                    run.to_pitch, 0, run.from_pitch, 0, host, wait, done);
      });
}

cl::Event enqueue_download(queue &q, const cl::Buffer &device, char *host,
                           std::vector<transfer_run> wanted, const wait_list &after, caller how,
                           bool host_is_pinned) {
  cl::CommandQueue &from = q.opencl();
  const auto runs =
      in_whole_rows(std::move(wanted), &transfer_run::from, &transfer_run::from_pitch, device);
  if (!host_is_pinned && in_pieces(q, direction::to_host, host, device, runs, after, live.downloads,
                                   live.downloaded_bytes))
    return cl::Event();
  return each(
      "download", "a transfer from a device", q, runs, after, how,
      [&](const transfer_run &run, cl_bool blocks, const wait_list *wait, cl::Event *done) {
        count(live.downloads);
        count(live.downloaded_bytes, run.bytes());
        if (run.count == 1)
          from.enqueueReadBuffer(device, blocks, run.from, run.length, host + run.to, wait, done);
        else
          from.enqueueReadBufferRect(device, blocks, origin(run.from, run.from_pitch),
                                     origin(run.to, run.to_pitch), {run.length, run.count, 1},
                                     run.from_pitch, 0, run.to_pitch, 0, host, wait, done);
      });
}

cl::Event enqueue_copy(queue &q, const cl::Buffer &from, const cl::Buffer &to,
                       std::vector<transfer_run> wanted, const wait_list &after) {
  cl::CommandQueue &on = q.opencl();
  const auto runs = in_whole_rows(
      in_whole_rows(std::move(wanted), &transfer_run::from, &transfer_run::from_pitch, from),
      &transfer_run::to, &transfer_run::to_pitch, to);
  return each("device copy", "a copy on a device", q, runs, after, caller::continues,
              [&](const transfer_run &run, cl_bool, const wait_list *wait, cl::Event *done) {
                count(live.device_copies);
                count(live.device_bytes, run.bytes());
                if (run.count == 1)
                  on.enqueueCopyBuffer(from, to, run.from, run.to, run.length, wait, done);
                else
                  on.enqueueCopyBufferRect(from, to, origin(run.from, run.from_pitch),
                                           origin(run.to, run.to_pitch), {run.length, run.count, 1},
                                           run.from_pitch, 0, run.to_pitch, 0, wait, done);
              });
}

void copy_on_host(const char *from, char *to, const std::vector<transfer_run> &runs) {
  host_span span("host copy");
  std::size_t bytes = 0;
  for (const transfer_run &run : runs) {
    bytes += run.bytes();
    count(live.host_copies);
    count(live.host_bytes, run.bytes());
    native::move_rows(
        {run.length, run.count, from + run.from, run.from_pitch, to + run.to, run.to_pitch});
  }
  if (span.is_recorded())
    span.moved(bytes);
  if (tracer *t = tracer::active())
    t->note(text("host copy of ", bytes, " bytes"));
}

} // namespace ampcc_rt
