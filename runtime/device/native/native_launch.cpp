//===- native_launch.cpp - launch of native kernels on one or more threads --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "device/native/native_launch.h"
#include "base/cpu.h"
#include "check/host_reads.h"
#include "device/native/native_commands.h"
#include "device/native/native_fault.h"
#include "device/native/native_pool.h"
#include <algorithm>
#include <cstdint>
#include <cstring>
#include <memory>
#include <new>

namespace ampcc_rt {

namespace {

/// Least time of a piece in nanoseconds. To hand a shorter one to another thread gains nothing.
constexpr std::uint64_t least_piece = 4000;
/// Pieces for each thread. There are several, so that the load is balanced if pieces take different
/// times.
constexpr std::uint64_t pieces_a_thread = 32;
constexpr std::uint64_t first_pieces_a_thread = 8;
/// Threads of a simple launch. A piece begins at a multiple of it, so that it begins with a whole
/// vector and cache line.
constexpr std::uint64_t strip = 256;
/// Bytes of stack that a call needs besides the variables of the kernel.
constexpr std::size_t spare_stack = 64 * 1024;

/// Memory for native_span::tile_memory.
struct aligned_memory {
  static constexpr std::align_val_t align{64};
  unsigned char *const begin;
  explicit aligned_memory(std::size_t bytes)
      : begin(bytes ? static_cast<unsigned char *>(::operator new(bytes, align)) : nullptr) {}
  aligned_memory(const aligned_memory &) = delete;
  ~aligned_memory() { ::operator delete(begin, align); }
};

} // namespace

native_entry native_code(const kernel &code) {
  if (!code.native)
    return nullptr;
  static const unsigned best = cpu_isa();
  native_entry found = nullptr;
  for (u32 i = 0; i < code.native->variant_count; ++i) {
    const native_variant &each = code.native->variants[i];
    for (unsigned level = 0; level <= best; ++level)
      if (each.entry && std::strcmp(each.isa, isa_levels[level]) == 0)
        found = each.entry;
  }
  return found;
}

namespace native {

kernel_call::kernel_call(const kernel &code, native_entry entry, native_cost &known,
                         const geometry &g, bool large, std::size_t tile_memory)
    : code_(code), entry_(entry), known_(known), all_{0, 1, {1, 1, 1}, large, 0, nullptr},
      tile_memory_(tile_memory) {
  const bool tiled = code.work_group[0] != 0 || code.has_launch_tiles;
  for (unsigned d = 0; d < 3; ++d) {
    const std::uint64_t size = d < g.dimensions ? g.global[d] / (tiled ? g.local[d] : 1) : 1;
    all_.sizes[d] = static_cast<u32>(size);
    all_.end *= size;
  }
  work_ = all_.end * (code.has_launch_tiles ? g.local[0] * g.local[1] * g.local[2] : 1);
  if (shadow::is_wanted())
    shadow_ = shadow::new_launch(g, tiled);
  // A piece consists of whole rows if these are short.
  const bool rows = !tiled && g.dimensions > 1 && all_.sizes[0] <= 16 * strip;
  units_per_step_ = tiled ? 1 : rows ? all_.sizes[0] : strip;
}

void kernel_call::add_value(const void *bytes, std::size_t size) {
  const std::size_t align = size > 8 ? 16 : size > 4 ? 8 : size > 2 ? 4 : 2;
  const std::size_t begin = (used_ + align - 1) / align * align;
  unsigned char *place = values_ + begin;
  if (begin + size <= sizeof values_) {
    used_ = begin + size;
  } else {
    more_values_.push_back(std::make_unique<unsigned char[]>(size));
    place = more_values_.back().get();
  }
  std::memcpy(place, bytes, size);
  args_.push_back(place);
}

void kernel_call::run_part(std::uint64_t begin, std::uint64_t end) {
  const runtime_work at_work;
  native_span part = all_;
  part.begin = begin;
  part.end = end;
  const aligned_memory arrays(are_arrays_on_stack() ? 0 : tile_memory_);
  part.tile_memory = arrays.begin;
  if (are_arrays_on_stack())
    part.tile_memory = static_cast<unsigned char *>(
        __builtin_alloca_with_align(tile_memory_, 8 * std::size_t(aligned_memory::align)));
  if (shadow_.number)
    shadow::enter(shadow_, pieces_ == 1);
  if (copies_)
    copies_->with_copy([&](const void *const *args) { entry_(args, part); });
  else
    entry_(args_.begin(), part);
}

void kernel_call::run_piece(void *self, std::uint64_t number) {
  kernel_call &launch = *static_cast<kernel_call *>(self);
  const std::uint64_t step = launch.units_per_step_;
  const std::uint64_t steps = (launch.all_.end + step - 1) / step;
  auto border = [&](std::uint64_t i) {
    // This does not overflow, because steps and pieces are below 2^32.
    return std::min(steps * i / launch.pieces_ * step, launch.all_.end);
  };
  const running_kernel running(launch.code_, launch.shadow_.number != 0);
  launch.run_part(border(number), border(number + 1));
}

std::size_t kernel_call::stack_bytes() const {
  return code_.native->stack_bytes + (are_arrays_on_stack() ? tile_memory_ : 0);
}

/// Returns whether the variables of the kernel fit on the stacks of this thread and of the workers.
bool kernel_call::fits(std::size_t stack) const {
  return stack <= spare_stack / 4 || stack_left() >= stack + spare_stack;
}

void kernel_call::run_parallel(std::uint64_t pieces) {
  pieces_ = pieces;
  if (!fits(stack_bytes()) || worker_stack() < stack_bytes() + spare_stack)
    run_pieces_on_stacks(pool_threads(), stack_bytes() + 2 * spare_stack, pieces, run_piece, this);
  else
    run_pieces(pieces, run_piece, this);
}

void kernel_call::run_with_copies(std::uint64_t pieces) {
  sum_copies copies(sums_, args_);
  copies_ = &copies;
  all_.exclusive = 1;
  run_parallel(pieces);
  copies.add_to_buffers();
}

std::uint64_t kernel_call::thread_count() const {
  std::uint64_t count = all_.end;
  for (const u32 size : code_.work_group)
    count *= std::max(size, u32(1));
  return count;
}

void kernel_call::run() {
  const running_kernel running(code_, shadow_.number != 0);
  const std::uint64_t expected = expected_cost();
  const bool learns = known_.wants_to_learn(expected);
  const std::uint64_t begin = learns ? now() : 0;
  const std::uint64_t steps = (all_.end + units_per_step_ - 1) / units_per_step_;
  const std::uint64_t threads = expected < 2 * least_piece || steps == 1 ? 1 : pool_threads();
  const std::uint64_t wanted = expected == native_cost::unknown
                                   ? threads * first_pieces_a_thread
                                   : std::min(expected / least_piece, threads * pieces_a_thread);
  std::uint64_t pieces = threads == 1 ? 1 : std::min(steps, wanted);
  // With 20 pieces for 16 threads, four threads would run two and the others would wait.
  if (pieces > threads && pieces < steps)
    pieces -= pieces % threads;
  all_.exclusive = !sums_.empty() && pieces == 1;
  if (pieces > 1 && !sums_.empty() && sums_are_apart_ &&
      are_copies_worthwhile(sums_, thread_count()))
    run_with_copies(pieces);
  else if (pieces > 1 || !fits(stack_bytes()))
    run_parallel(std::max<std::uint64_t>(pieces, 1));
  else
    run_part(0, all_.end);
  if (learns)
    known_.learn(work_, (now() - begin) * std::min(threads, std::max<std::uint64_t>(pieces, 1)));
}

launch_event::launch_event(work_queue &on, const kernel &code, native_entry entry,
                           native_cost &known, const geometry &g, bool large,
                           std::size_t tile_memory)
    : event(on), call(code, entry, known, g, large, tile_memory) {
  cost = call.expected_cost();
}

launch_event::~launch_event() { drop(); }

void launch_event::drop() noexcept {
  for (memory *each : memories_)
    release(*each);
  memories_.clear();
}

void launch_event::add_memory(memory &of) {
  memories_.push_back(&of);
  retain(of);
  call.add_memory(of.data);
}

cl_event launch_event::enqueue(std::unique_ptr<launch_event> launch, const wait_list &after) {
  cl_event done = nullptr;
  const auto list = reinterpret_cast<const cl_event *>(after.data());
  native::submit(*launch.release(), false, static_cast<cl_uint>(after.size()), list, &done);
  return done;
}

cl_int launch_event::run() {
  call.run();
  return CL_COMPLETE;
}

} // namespace native
} // namespace ampcc_rt
