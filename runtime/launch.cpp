//===- launch.cpp - running a kernel (spec 7) -----------------------------===//
#include "data_source.h"
#include "device_list.h"
#include "error.h"
#include "geometry.h"
#include "program.h"
#include "section.h"
#include <algorithm>
#include <ampcc_rt/launch.h>
#include <functional>

namespace ampcc_rt {

using concurrency::detail::buffer_object;

namespace {

/// A buffer argument: what the kernel gets, and how it uses it.
struct buffer_argument {
  unsigned position;
  section view;
  bool read_only;
};

/// Where an argument's bytes are (docs/runtime-abi.md, "Kernel parameters").
const char *locate(const kernel_arg &arg, const void *functor) {
  const char *place = static_cast<const char *>(functor) + arg.offset;
  return arg.through_reference ? *reinterpret_cast<const char *const *>(place) + arg.inner_offset
                               : place;
}

std::vector<buffer_argument> buffers_of(const kernel &code, const void *functor) {
  std::vector<buffer_argument> found;
  for (std::uint32_t i = 0; i < code.arg_count; ++i)
    if (code.args[i].kind == arg_kind::buffer)
      found.push_back(
          {i, section(*reinterpret_cast<const buffer_object *>(locate(code.args[i], functor))),
           code.args[i].read_only});
  return found;
}

/// Holds the locks of all buffers of a launch, taken in one order by every thread, and brings their
/// states up to date at the end, however it ends.
class buffer_locks {
public:
  explicit buffer_locks(const std::vector<buffer_argument> &arguments) {
    for (const buffer_argument &a : arguments)
      sources_.push_back(&a.view.source());
    std::sort(sources_.begin(), sources_.end(), std::less<data_source *>());
    sources_.erase(std::unique(sources_.begin(), sources_.end()), sources_.end());
    for (data_source *source : sources_)
      source->mutex().lock();
  }
  ~buffer_locks() {
    for (data_source *source : sources_) {
      source->update_state();
      source->mutex().unlock();
    }
  }
  buffer_locks(const buffer_locks &) = delete;

private:
  std::vector<data_source *> sources_;
};

/// Without a view given: that of a captured array, else the default (spec 7).
std::shared_ptr<queue> choose_queue(const std::vector<buffer_argument> &arguments) {
  for (const buffer_argument &a : arguments) {
    const std::shared_ptr<queue> &home = a.view.source().home();
    if (home && !home->where().is_cpu_accelerator())
      return home;
  }
  return device_list::instance().use_default().default_queue();
}

void check_device(const kernel &code, const device &where) {
  if (where.is_cpu_accelerator())
    throw_unsupported("concurrency::parallel_for_each: the CPU accelerator cannot run kernels; it "
                      "only holds memory");
  if (code.uses_double && !where.info().supports_double_precision)
    throw_unsupported(text("concurrency::parallel_for_each: the kernel at ", code.file, ":",
                           code.line, " uses double, which '", narrow(where.info().description),
                           "' does not support"));
  if (code.local_memory > where.local_memory())
    throw_unsupported(text("concurrency::parallel_for_each: the kernel at ", code.file, ":",
                           code.line, " needs ", code.local_memory,
                           " bytes of tile_static memory, '", narrow(where.info().description),
                           "' has ", where.local_memory()));
}

void set_arguments(cl::Kernel &opencl, const kernel &code, const void *functor, const int *domain) {
  for (std::uint32_t i = 0; i < code.arg_count; ++i) {
    const kernel_arg &arg = code.args[i];
    if (arg.kind == arg_kind::value)
      opencl.setArg(i, arg.size, locate(arg, functor));
    else if (arg.kind == arg_kind::domain)
      opencl.setArg(i, static_cast<cl_int>(domain[arg.offset]));
  }
}

cl::NDRange range(const std::size_t (&sizes)[3], unsigned dimensions) {
  return dimensions == 1   ? cl::NDRange(sizes[0])
         : dimensions == 2 ? cl::NDRange(sizes[0], sizes[1])
                           : cl::NDRange(sizes[0], sizes[1], sizes[2]);
}

/// Brings the data of all arguments to the device and sets them; returns the copies, in order.
std::vector<device_copy *> bind_buffers(cl::Kernel &opencl, queue &q,
                                        const std::vector<buffer_argument> &arguments,
                                        std::vector<cl::Event> &after) {
  std::vector<device_copy *> copies;
  for (const buffer_argument &a : arguments) {
    device_copy &copy = a.view.source().prepare(q, a.view.bytes());
    for (const cl::Event &e : copy.others(q))
      after.push_back(e);
    opencl.setArg(a.position, copy.memory());
    copies.push_back(&copy);
  }
  return copies;
}

void enqueue(built_kernel &built, queue &q, const geometry &g, const kernel &code,
             const void *functor, const int *domain,
             const std::vector<buffer_argument> &arguments) {
  std::lock_guard<std::mutex> lock(built.mutex);
  std::vector<cl::Event> after;
  const std::vector<device_copy *> copies = bind_buffers(built.opencl, q, arguments, after);
  set_arguments(built.opencl, code, functor, domain);
  cl::Event done;
  q.opencl().enqueueNDRangeKernel(built.opencl, cl::NullRange, range(g.global, g.dimensions),
                                  range(g.local, g.dimensions), after.empty() ? nullptr : &after,
                                  &done);
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    copies[i]->used_by(q, done);
    if (!arguments[i].read_only)
      arguments[i].view.source().own_on_device(*copies[i], arguments[i].view.bytes());
  }
  q.submitted();
}

} // namespace

void launch(launch_site &site, queue *on, const void *functor, const int *domain) {
  const kernel_record *record = site.found.load(std::memory_order_acquire);
  if (!record) {
    record = &registry::instance().find(site.key);
    if (record->code->functor_size != site.functor_size)
      throw_runtime(text("concurrency::parallel_for_each: the function object at ",
                         record->code->file, ":", record->code->line, " has ", site.functor_size,
                         " bytes here and had ", record->code->functor_size,
                         " when its kernel was compiled"));
    site.found.store(record, std::memory_order_release);
  }
  const kernel &code = *record->code;
  const std::vector<buffer_argument> arguments = buffers_of(code, functor);
  const std::shared_ptr<queue> q =
      on && !on->is_auto_selection() ? on->shared_from_this() : choose_queue(arguments);
  check_device(code, q->where());

  built_kernel &built = build(q->where(), *record);
  const geometry g = geometry_for(code, domain, q->where(), built.max_group_size);
  const buffer_locks locks(arguments);
  guarded("concurrency::parallel_for_each",
          [&] { enqueue(built, *q, g, code, functor, domain, arguments); });
}

} // namespace ampcc_rt
