//===- launch.cpp - running a kernel (spec 7) -----------------------------===//
#include "count.h"
#include "data_source.h"
#include "device_list.h"
#include "error.h"
#include "geometry.h"
#include "program.h"
#include "section.h"
#include "tracer.h"
#include <algorithm>
#include <ampcc_rt/launch.h>
#include <cstring>
#include <functional>
#include <optional>

namespace ampcc_rt {

using concurrency::detail::buffer_object;

namespace {

/// A buffer argument: what the kernel gets, and how it uses it.
struct buffer_argument {
  unsigned position;
  section view;
  bool read_only;
  device_copy *copy = nullptr; ///< set when the data is there

  data_source &source() const { return view.source(); }
};
/// A launch of a few buffers allocates nothing.
typedef small_vector<buffer_argument, 8> buffer_arguments;

/// Where an argument's bytes are (docs/runtime-abi.md, "Kernel parameters").
const char *locate(const kernel_arg &arg, const void *functor) {
  const char *place = static_cast<const char *>(functor) + arg.offset;
  return arg.through_reference ? *reinterpret_cast<const char *const *>(place) + arg.inner_offset
                               : place;
}

section buffer_at(const kernel_arg &arg, const void *functor) {
  return section(*reinterpret_cast<const buffer_object *>(locate(arg, functor)));
}

bool sends_messages(const kernel &code) {
  return std::any_of(code.args, code.args + code.arg_count,
                     [](const kernel_arg &arg) { return arg.kind == arg_kind::messages; });
}

void find_buffers(const kernel &code, const void *functor, buffer_arguments &found) {
  for (std::uint32_t i = 0; i < code.arg_count; ++i)
    if (code.args[i].kind == arg_kind::buffer)
      found.emplace_back(i, buffer_at(code.args[i], functor), code.args[i].read_only);
}

/// Holds the locks of all buffers of a launch, taken in one order by every thread, and brings their
/// states up to date at the end, however it ends.
class buffer_locks {
public:
  explicit buffer_locks(const buffer_arguments &arguments) {
    for (const buffer_argument &a : arguments)
      sources_.push_back(&a.source());
    std::sort(sources_.begin(), sources_.end(), std::less<data_source *>());
    const auto end = std::unique(sources_.begin(), sources_.end());
    sources_.truncate(static_cast<std::size_t>(end - sources_.begin()));
    for (data_source *source : sources_)
      source->mutex().lock();
  }
  ~buffer_locks() {
    for (data_source *source : sources_) {
      source->update_state(true);
      source->mutex().unlock();
    }
  }
  buffer_locks(const buffer_locks &) = delete;

private:
  small_vector<data_source *, 8> sources_;
};

/// Without a view given (spec 7): that of a captured array; else one of the default accelerator,
/// that of an array behind a captured view if there is one.
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

/// An array is used where it is (spec 7.2); only views move data.
void check_arrays(const kernel &code, const buffer_arguments &arguments, queue &q) {
  for (const buffer_argument &a : arguments) {
    if (!a.view.is_array() || a.source().home_queue() == &q)
      continue;
    if (a.source().what() == data_source::kind::moved)
      a.source().host_memory(); // throws
    const device &home = a.source().home_queue()->where();
    throw_runtime(text("concurrency::parallel_for_each: the kernel at ", code.file, ":", code.line,
                       " runs on an accelerator_view of '", q.where().name(), "', but the ",
                       a.view.is_texture() ? "texture '" : "array '", code.args[a.position].name,
                       "' that it captures is on ",
                       &home == &q.where() ? "another one" : text("one of '", home.name(), "'"),
                       a.view.is_texture() ? "; copy it, or launch where the texture is"
                                           : "; capture an array_view of it, or launch where the "
                                             "array is"));
  }
}

void check_device(const kernel &code, const device &where) {
  if (where.is_cpu_accelerator())
    throw_unsupported("concurrency::parallel_for_each: the CPU accelerator cannot run kernels; it "
                      "only holds memory");
  if (code.uses_double && !where.info().supports_double_precision)
    throw_unsupported(text("concurrency::parallel_for_each: the kernel at ", code.file, ":",
                           code.line, " uses double, which '", where.name(), "' does not support"));
  if (code.local_memory > where.local_memory())
    throw_unsupported(text("concurrency::parallel_for_each: the kernel at ", code.file, ":",
                           code.line, " needs ", code.local_memory,
                           " bytes of tile_static memory, '", where.name(), "' has ",
                           where.local_memory()));
}

void set_arguments(cl::Kernel &opencl, const kernel &code, const void *functor, const int *domain,
                   const message_log *messages) {
  for (std::uint32_t i = 0; i < code.arg_count; ++i) {
    const kernel_arg &arg = code.args[i];
    if (arg.kind == arg_kind::value)
      opencl.setArg(i, arg.size, locate(arg, functor));
    else if (arg.kind == arg_kind::domain)
      opencl.setArg(i, static_cast<cl_int>(domain[arg.offset]));
    else if (arg.kind == arg_kind::messages)
      opencl.setArg(i, messages->memory());
    else if (arg.kind == arg_kind::bytes)
      opencl.setArg(i, static_cast<cl_ulong>(buffer_at(arg, functor).source().bytes()));
  }
}

/// The views that do not begin where their data does, by the bits of their offsets. A build for
/// each such set pays where memory is fast and integer arithmetic is not hidden behind it.
std::uint32_t views_with_offset(const kernel &code, const void *functor, const device &where) {
  if (where.info().is_emulated && where.shares_host_memory())
    return all_views;
  std::uint32_t views = 0;
  for (std::uint32_t i = 0; i < code.arg_count; ++i) {
    const kernel_arg &arg = code.args[i];
    cl_int offset = 0;
    if (arg.view_bit == no_view_bit)
      continue;
    std::memcpy(&offset, locate(arg, functor), sizeof offset);
    if (offset != 0)
      views |= std::uint32_t(1) << arg.view_bit;
  }
  return views;
}

cl::NDRange range(const std::size_t (&sizes)[3], unsigned dimensions) {
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

/// Brings the data of all arguments to the device and sets them.
void bind_buffers(cl::Kernel &opencl, queue &q, buffer_arguments &arguments, wait_list &after) {
  for (buffer_argument &a : arguments) {
    a.copy = &a.source().prepare(q, a.view, !a.read_only, after);
    opencl.setArg(a.position, a.copy->memory());
  }
}

void enqueue(built_kernel &built, queue &q, const geometry &g, const kernel_record &record,
             const void *functor, const int *domain, buffer_arguments &arguments) {
  const kernel &code = *record.code;
  message_log *const messages = sends_messages(code) ? &q.messages() : nullptr;
  std::lock_guard<std::mutex> lock(built.mutex);
  wait_list after;
  bind_buffers(built.opencl, q, arguments, after);
  set_arguments(built.opencl, code, functor, domain, messages);
  std::optional<message_log::turn> turn;
  if (messages)
    turn.emplace(*messages);
  cl::Event done;
  q.opencl().enqueueNDRangeKernel(built.opencl, cl::NullRange, range(g.global, g.dimensions),
                                  range(g.local, g.dimensions), or_null(after), &done);
  count(live.launches);
  if (tracer *t = tracer::active())
    t->kernel(q, code, sizes(g), done);
  if (turn)
    done = turn->end(*record.from, code, done);
  for (const buffer_argument &a : arguments) {
    if (a.read_only) {
      a.copy->log.read_by(q, done);
    } else {
      a.copy->log.written_by(q, done);
      a.source().own_on_device(*a.copy, a.view);
    }
  }
  q.submitted();
}

} // namespace

void launch(launch_site &site, queue *on, const void *functor, const int *domain) {
  const kernel_record *record = site.found.load(std::memory_order_acquire);
  if (!record || !record->code) {
    record = &registry::instance().find(site.key);
    if (record->code->functor_size != site.functor_size)
      throw_runtime(text("concurrency::parallel_for_each: the function object at ",
                         record->code->file, ":", record->code->line, " has ", site.functor_size,
                         " bytes here and had ", record->code->functor_size,
                         " when its kernel was compiled"));
    site.found.store(record, std::memory_order_release);
  }
  const kernel &code = *record->code;
  buffer_arguments arguments;
  find_buffers(code, functor, arguments);
  queue &q = on && !on->is_auto_selection() ? *on : choose_queue(arguments);
  check_device(code, q.where());
  check_arrays(code, arguments, q);

  built_kernel &built = build(q.where(), *record, views_with_offset(code, functor, q.where()));
  const geometry g = geometry_for(code, domain, q.where(), built.max_group_size);
  const buffer_locks locks(arguments);
  guarded("concurrency::parallel_for_each",
          [&] { enqueue(built, q, g, *record, functor, domain, arguments); });
}

} // namespace ampcc_rt
