//===- launch.cpp - running a kernel (spec 7) -----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/count.h"
#include "base/fork.h"
#include "check/host_check.h"
#include "data/data_source.h"
#include "data/sampled_image.h"
#include "device/device_error.h"
#include "device/device_list.h"
#include "device/native/native_commands.h"
#include "device/native/native_fault.h"
#include "device/native/native_launch.h"
#include "launch/compute_domain.h"
#include "launch/kernel_arguments.h"
#include "launch/launch_buffers.h"
#include "launch/program.h"
#include "observe/tracer.h"
#include <algorithm>
#include <ampcc_rt/launch.h>
#include <atomic>
#include <cstdint>
#include <cstring>
#include <iterator>
#include <memory>
#include <mutex>
#include <new>
#include <optional>
#include <string>
#include <utility>

namespace ampcc_rt {

using concurrency::ampcc_detail::buffer_object;

namespace {

bool sends_messages(const argument_list &args) {
  return std::any_of(args.begin(), args.end(),
                     [](const kernel_arg &arg) { return arg.kind == arg_kind::messages; });
}

void find_buffers(const argument_list &args, const void *functor, buffer_arguments &found) {
  for (const kernel_arg &arg : args)
    if (arg.kind == arg_kind::buffer)
      found.emplace_back(args.position(arg), arg.name, buffer_at(arg, functor), arg.read_only);
}

/// Chooses the queue of a launch without a view (spec 7): that of a captured array. Else one of the
/// default accelerator, if possible that of an array whose view is captured.
queue &choose_queue(const buffer_arguments &arguments) {
  for (const buffer_argument &a : arguments)
    if (a.view.is_array() && a.source().is_on_device())
      return *a.source().home_queue();
  device &chosen = device_list::instance().use_default();
  for (const buffer_argument &a : arguments)
    if (a.source().is_on_device() && &a.source().home_queue()->where() == &chosen)
      return *a.source().home_queue();
  return *chosen.default_queue();
}

void check_memory_of(const kernel &code, const buffer_arguments &arguments) {
  for (const buffer_argument &a : arguments)
    if (a.source().is_freed.load(std::memory_order_relaxed))
      require_memory(a.source(), text("concurrency::parallel_for_each: the kernel at ", code.file,
                                      ":", code.line, " captures '", a.name, "'"));
}

/// Throws if a captured array is on another accelerator_view (spec 7.2): only views move data.
void check_arrays(const kernel &code, const buffer_arguments &arguments, queue &q) {
  for (const buffer_argument &a : arguments) {
    if (!a.view.is_array() || a.source().home_queue() == &q)
      continue;
    if (a.source().what() == data_source::kind::moved)
      a.source().host_memory(); // throws
    const device &home = a.source().home_queue()->where();
    throw_runtime(text("concurrency::parallel_for_each: the kernel at ", code.file, ":", code.line,
                       " runs on an accelerator_view of '", q.where().name(), "', but the ",
                       a.view.is_texture() ? "texture '" : "array '", a.name,
                       "' that it captures is on ",
                       &home == &q.where() ? "another one" : text("one of '", home.name(), "'"),
                       a.view.is_texture() ? "; copy it, or launch where the texture is"
                                           : "; capture an array_view of it, or launch where the "
                                             "array is"));
  }
}

void check_device(const kernel &code, const device &where) {
  if (where.is_cpu_accelerator())
    throw_unsupported(
        text("concurrency::parallel_for_each: the kernel at ", code.file, ":", code.line,
             " is launched on the CPU accelerator, which cannot run "
             "kernels; it only holds memory. Launch on a view of another accelerator, "
             "or on none"));
  if (code.uses_double && !where.info().supports_double_precision)
    throw_unsupported(text("concurrency::parallel_for_each: the kernel at ", code.file, ":",
                           code.line, " uses double, which '", where.name(),
                           "' does not support; use float, or an accelerator with "
                           "supports_double_precision"));
  if (code.uses_64bit_atomics && !where.info().supports_64bit_atomics)
    throw_unsupported(text("concurrency::parallel_for_each: the kernel at ", code.file, ":",
                           code.line, " has atomic operations on 64 bits, which '", where.name(),
                           "' does not support; use 32 bits, or an accelerator with "
                           "supports_64bit_atomics"));
}

/// The parts of a launch that its steps need.
struct launch_parts {
  const kernel_record &record;
  const argument_list args;
  const void *functor;
  const int *domain;
  const geometry &g;
  buffer_arguments &arguments;

  const kernel &code() const { return *record.code; }
};

/// Calls `value(bytes, size)` or `memory(memory)` for an argument that is neither a buffer nor a
/// tile_array.
template <typename Value, typename Memory>
void set_argument(const kernel_arg &arg, const launch_parts &parts, const message_log *messages,
                  Value value, Memory memory) {
  if (arg.kind == arg_kind::value) {
    value(locate(arg, parts.functor), arg.size);
  } else if (arg.kind == arg_kind::domain) {
    const cl_int component = parts.domain[arg.offset];
    value(&component, sizeof component);
  } else if (arg.kind == arg_kind::tile_size) {
    const auto threads = static_cast<cl_int>(parts.g.local[arg.offset]);
    value(&threads, sizeof threads);
  } else if (arg.kind == arg_kind::messages) {
    memory(messages->memory());
  } else if (arg.kind == arg_kind::bytes) {
    const cl_ulong bytes = section(buffer_at(arg, parts.functor)).source().bytes();
    value(&bytes, sizeof bytes);
  }
}

bool runs_native_form(const device &where) { return where.kind().runs() == kernel_form::native; }

[[noreturn]] void throw_no_native_form(const kernel &code) {
  throw_unsupported(text(
      "concurrency::parallel_for_each: the kernel at ", code.file, ":", code.line,
      " has no native form: its translation unit was compiled with --amp-native=off, to bitcode or "
      "assembly of another Clang than ampcc's, or by an older ampcc. Compile it again, or use an "
      "OpenCL device: accelerator::get_all() lists them, "
      "AMPCC_DEVICE chooses one (for the CPU, Debian's package pocl-opencl-icd)"));
}

/// Returns the variant for this launch: the views with an offset and the values that are not the
/// usual ones.
build_variant variant_for(const kernel &code, const void *functor, const device &where) {
  build_variant variant = variant_of_first_launch(where);
  const auto add = [&](const kernel_arg &arg, std::uint32_t bit, std::uint32_t expected,
                       std::uint32_t &set) {
    std::uint64_t found = 0; // little endian
    if (bit == no_bit)
      return;
    std::memcpy(&found, locate(arg, functor), arg.size);
    if (found != expected)
      set |= std::uint32_t(1) << bit;
  };
  for (const kernel_arg &arg : opencl_arguments(code)) {
    add(arg, arg.view_bit, 0, variant.views);
    add(arg, arg.usual_bit, arg.usual, variant.unusual);
  }
  return variant;
}

/// Returns the textures that the kernel samples through images, as the bits of the arguments.
/// Leaves out textures that the kernel also writes, because their images would become stale.
std::uint32_t images_for(const kernel &code, const void *functor, const buffer_arguments &arguments,
                         device &where) {
  std::uint32_t images = 0;
  for (const kernel_arg &arg : opencl_arguments(code)) {
    if (arg.kind != arg_kind::image || !sampled_image::are_used_on(where))
      continue;
    const buffer_object &view = buffer_at(arg, functor);
    data_source &source = section(view).source();
    const auto writes = [&](const buffer_argument &a) {
      return &a.source() == &source && !a.read_only;
    };
    if (std::any_of(arguments.begin(), arguments.end(), writes))
      continue;
    std::lock_guard<std::mutex> lock(source.mutex());
    if (sampled_image::is_wanted(source.find_copy(where), view, arg.image_format, where))
      images |= std::uint32_t(1) << arg.image_bit;
  }
  return images;
}

/// Returns the sizes in the order of dimensions of the built kernel.
cl::NDRange range(const std::size_t (&usual)[3], unsigned dimensions, unsigned swapped) {
  std::size_t sizes[3];
  std::copy(std::begin(usual), std::end(usual), sizes);
  std::swap(sizes[0], sizes[swapped]);
  return dimensions == 1   ? cl::NDRange(sizes[0])
         : dimensions == 2 ? cl::NDRange(sizes[0], sizes[1])
                           : cl::NDRange(sizes[0], sizes[1], sizes[2]);
}

/// "global 64x1024, local 1x256", the slowest dimension first.
std::string sizes(const geometry &g) {
  auto list = [&](const std::size_t(&of)[3]) {
    std::string all;
    for (unsigned d = g.dimensions; d-- > 0;)
      all += text(all.empty() ? "" : "x", of[d]);
    return all;
  };
  return text("global ", list(g.global), ", local ", list(g.local));
}

/// Enqueues a kernel and updates the buffers. Their data is on the device and they are locked.
/// `start(messages, event)` enqueues the kernel and returns its end; it sets `event` if that is not
/// null.
template <typename Start> void enqueue(queue &q, const launch_parts &parts, Start start) {
  message_log *const messages = sends_messages(parts.args) ? &q.messages() : nullptr;
  std::optional<message_log::turn> turn;
  if (messages)
    turn.emplace(*messages, *parts.record.from, parts.g);
  tracer *const t = tracer::active();
  const std::uint64_t before = t ? tracer::now() : 0;
  cl::Event event;
  command_end done = start(messages, t || messages ? &event : nullptr);
  if (t)
    t->note_launch(q, parts.code(), sizes(parts.g));
  count(live.launches);
  for (const buffer_argument &a : parts.arguments)
    if (!a.read_only)
      a.source().own_on_device(*a.copy, a.view);
  if (parts.record.from->site_count)
    for (const buffer_argument &a : parts.arguments) {
      a.source().remember_host_memory();
      if (!a.read_only)
        a.source().note_writer(a.view, parts.code());
    }
  if (done.is_complete())
    return;
  if (t)
    t->kernel(q, parts.code(), sizes(parts.g), before, event);
  if (turn)
    done = turn->end(parts.code(), event);
  for (const buffer_argument &a : parts.arguments) {
    if (a.read_only)
      a.copy->log.read_by(q, done);
    else
      a.copy->log.written_by(q, done);
    if (a.copy->sampled)
      a.copy->sampled->read_by(q, done);
  }
  q.submitted();
}

void prepare(queue &q, const launch_parts &parts, wait_list &after) {
  if (parts.record.from->site_count)
    for (buffer_argument &a : parts.arguments)
      a.source().check_host_memory(user_place(parts.code().file, parts.code().line, 0));
  for (buffer_argument &a : parts.arguments)
    a.copy = &a.source().prepare(q, a.view, !a.read_only, after);
}

/// Sets the image arguments of the build, which follow all other arguments.
void set_images(built_kernel &built, queue &q, const launch_parts &parts, wait_list &after) {
  if (!built.variant.images)
    return;
  const auto is_other = [](const kernel_arg &arg) { return arg.kind != arg_kind::image; };
  auto position =
      static_cast<cl_uint>(std::count_if(parts.args.begin(), parts.args.end(), is_other));
  for (const kernel_arg &arg : parts.args) {
    if (is_other(arg) || !(built.variant.images >> arg.image_bit & 1))
      continue;
    data_source &source = section(buffer_at(arg, parts.functor)).source();
    device_copy &copy = *source.find_copy(q.where());
    built.opencl.setArg(position++, copy.sampled->current(copy, q, after));
    tracer *const t = tracer::active();
    for (const buffer_argument &a : parts.arguments)
      if (t && &a.source() == &source)
        t->note(text("sampled as an image: ", a.name));
  }
}

void enqueue_opencl(built_kernel &built, queue &q, const launch_parts &parts) {
  std::lock_guard<std::mutex> lock(built.mutex);
  wait_list after;
  prepare(q, parts, after);
  for (const buffer_argument &a : parts.arguments)
    built.arguments.memory(built.opencl, a.position, *a.copy);
  set_images(built, q, parts, after);
  enqueue(q, parts, [&](const message_log *messages, cl::Event *wanted) {
    for (const kernel_arg &arg : parts.args) {
      const unsigned position = parts.args.position(arg);
      if (arg.kind == arg_kind::tile_memory)
        built.opencl.setArg(position, cl::Local(bytes_of_tile_array(arg, parts.functor)));
      set_argument(
          arg, parts, messages,
          [&](const void *bytes, std::size_t size) {
            built.arguments.value(built.opencl, position, bytes, size);
          },
          [&](const cl::Buffer &memory) { built.opencl.setArg(position, memory); });
    }
    cl::Event own;
    cl::Event *const event = wanted ? wanted : q.wants_events() ? &own : nullptr;
    const unsigned swapped = parts.code().has_launch_tiles ? built.variant.exchanged
                             : q.where().runs_on_cpu()     ? parts.code().swapped_dimension
                                                           : 0;
    q.opencl().enqueueNDRangeKernel(
        built.opencl, cl::NullRange, range(parts.g.global, parts.g.dimensions, swapped),
        range(parts.g.local, parts.g.dimensions, swapped), or_null(after), event);
    return event ? command_end(*event) : command_end(q.passed());
  });
}

/// Converts an OpenCL error to an exception that names the kernel.
template <typename Operation> void guarded_launch(const kernel &code, Operation operation) {
  try {
    operation();
  } catch (const cl::Error &error) {
    throw_opencl(error.err(),
                 text("concurrency::parallel_for_each: the kernel at ", code.file, ":", code.line));
  }
}

void launch_opencl(queue &q, const launch_parts &parts, built_kernel &built) {
  const buffer_locks locks(parts.arguments);
  guarded_launch(parts.code(), [&] {
    try {
      enqueue_opencl(built, q, parts);
    } catch (const cl::Error &error) {
      if (error.err() == CL_INVALID_WORK_GROUP_SIZE &&
          (parts.code().work_group[0] || parts.code().has_launch_tiles))
        throw_tile_too_large(parts.code(), parts.g.local[0] * parts.g.local[1] * parts.g.local[2],
                             built.max_group_size);
      throw;
    }
  });
}

/// Adds all arguments of a native kernel to the call, in order. `memory(memory)` adds a buffer.
template <typename Memory>
void set_native_arguments(const launch_parts &parts, const message_log *messages,
                          native::kernel_call &call, Memory memory) {
  auto set = [&](const cl::Buffer &buffer) { memory(native::from<native::memory>(buffer())); };
  auto value = [&](const void *bytes, std::size_t size) { call.add_value(bytes, size); };
  // In the list of native arguments, buffers are among the others, in the order of `arguments`.
  const buffer_argument *next = parts.arguments.begin();
  u64 tile_array = 0; // the place of the next one in native_span::tile_memory
  for (const kernel_arg &arg : parts.args) {
    if (arg.kind == arg_kind::tile_memory) {
      value(&tile_array, sizeof tile_array);
      tile_array += bytes_of_tile_array(arg, parts.functor);
      continue;
    }
    if (arg.kind != arg_kind::buffer) {
      set_argument(arg, parts, messages, value, set);
      continue;
    }
    const buffer_argument &a = *next++;
    set(a.copy->memory());
    if (arg.sum_bytes && stays_in_view(parts.args, arg, a.view))
      call.only_adds(a.view.bounds(), arg.sum_bytes, is_apart_from_others(parts.arguments, a));
  }
}

/// Runs a short kernel at once if the queue is idle. Returns CL_QUEUED if it did not run.
cl_int run_native_at_once(native::work_queue &on, const launch_parts &parts,
                          const message_log *messages, const wait_list &after) {
  if (messages || !after.empty())
    return CL_QUEUED;
  native::kernel_call call(parts.code(), parts.record.native_code(), parts.record.cost, parts.g,
                           are_large(parts.arguments),
                           bytes_of_tile_arrays(parts.args, parts.functor));
  return native::run_at_once(on, call, [&] {
    set_native_arguments(parts, messages, call,
                         [&](native::memory &memory) { call.add_memory(memory.data); });
  });
}

/// Enqueues a native kernel. Returns no event if the kernel has run already.
cl::Event enqueue_native(queue &q, const launch_parts &parts, const message_log *messages,
                         const wait_list &after) try {
  if (in_child_of_fork())
    throw cl::Error(CL_DEVICE_NOT_AVAILABLE);
  native::name_faults();
  auto &on = native::from<native::work_queue>(q.opencl()());
  const cl_int status = run_native_at_once(on, parts, messages, after);
  if (status == CL_COMPLETE)
    return cl::Event();
  if (status < 0) { // a failed command, so that a wait for the data or the view returns the error
    cl_event failed = nullptr;
    native::submit(native::make_end(on, status), false, 0, nullptr, &failed);
    return cl::Event(failed);
  }
  auto launched = std::make_unique<native::launch_event>(
      on, parts.code(), parts.record.native_code(), parts.record.cost, parts.g,
      are_large(parts.arguments), bytes_of_tile_arrays(parts.args, parts.functor));
  set_native_arguments(parts, messages, launched->call,
                       [&](native::memory &memory) { launched->add_memory(memory); });
  return cl::Event(native::launch_event::enqueue(std::move(launched), after));
} catch (const std::bad_alloc &) {
  throw cl::Error(CL_OUT_OF_HOST_MEMORY);
}

/// Updates the marks of unwritten memory. A kernel without --amp-check does not do that itself, so
/// that all memory that it may write counts as written.
void mark_contents(const launch_parts &parts) {
  for (const buffer_argument &a : parts.arguments)
    if (parts.record.from->site_count) {
      // The library writes textures for the kernel, and its code is not checked.
      if (!a.view.is_texture())
        a.source().mark_unwritten(*a.copy, a.view);
    } else if (!a.read_only) {
      a.source().mark_written(a.view);
    }
}

void launch_native(queue &q, const launch_parts &parts) {
  const buffer_locks locks(parts.arguments);
  guarded_launch(parts.code(), [&] {
    wait_list after;
    prepare(q, parts, after);
    if (shadow::is_wanted())
      mark_contents(parts);
    enqueue(q, parts, [&](const message_log *messages, cl::Event *wanted) {
      cl::Event done = enqueue_native(q, parts, messages, after);
      if (wanted)
        *wanted = done;
      return command_end(std::move(done));
    });
  });
}

} // namespace

void launch(launch_site &site, queue *on, const void *functor, const int *domain) {
  host_span span("launch");
  const kernel_record *record = site.found.load(std::memory_order_acquire);
  if (!record || !record->code) {
    record = &registry::instance().find(site.key, site.unit);
    if (record->code->functor_size != site.functor_size)
      throw_runtime(text("concurrency::parallel_for_each: the function object at ",
                         record->code->file, ":", record->code->line, " has ", site.functor_size,
                         " bytes here and had ", record->code->functor_size,
                         " when its kernel was compiled"));
    site.found.store(record, std::memory_order_release);
  }
  const kernel &code = *record->code;
  if (span.is_recorded()) {
    span.rename(text("launch ", name_in_program(code)));
    span.set_place(text(code.file, ":", code.line));
  }
  const native_entry native = record->native_code();
  // The device is not known yet, so that this guesses the one of earlier launches.
  const device *const likely =
      on && !on->is_auto_selection() ? &on->where() : device_list::instance().default_if_fixed();
  const bool uses_native_form = native && (!likely || runs_native_form(*likely));
  argument_list args = uses_native_form ? native_arguments(code) : opencl_arguments(code);
  buffer_arguments arguments;
  find_buffers(args, functor, arguments);
  check_memory_of(code, arguments);
  queue &q = on && !on->is_auto_selection() ? *on : choose_queue(arguments);
  device &where = q.where();
  check_device(code, where);
  if (runs_native_form(where) && !native)
    throw_no_native_form(code);
  if (native && uses_native_form != runs_native_form(where)) {
    args = runs_native_form(where) ? native_arguments(code) : opencl_arguments(code);
    arguments.clear();
    find_buffers(args, functor, arguments);
  }
  check_arrays(code, arguments, q);
  check_tile_memory(code, bytes_of_tile_arrays(args, functor), where);

  if (runs_native_form(where)) {
    const geometry g = geometry_for(code, domain, where, where.max_group_size());
    return launch_native(q, launch_parts{*record, args, functor, domain, g, arguments});
  }
  build_variant variant = variant_for(code, functor, where);
  variant.images = images_for(code, functor, arguments, where);
  variant.large = are_large(arguments);
  variant.exchanged = exchanged_dimension(code, domain, where);
  built_kernel *built = &build(where, *record, variant);
  // The text of a build for one size of tiles fixes the work-group, as that of a constant tile
  // does.
  geometry g = geometry_for(code, domain, where,
                            code.has_launch_tiles ? where.max_group_size() : built->max_group_size);
  if (code.has_launch_tiles && g.local[0] * g.local[1] * g.local[2] > built->max_group_size) {
    std::copy_n(g.local, variant.tile.size(), variant.tile.begin());
    built = &build(where, *record, variant);
  }
  launch_opencl(q, {*record, args, functor, domain, g, arguments}, *built);
}

} // namespace ampcc_rt
