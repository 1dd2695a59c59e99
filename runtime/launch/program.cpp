//===- program.cpp - builds of modules and kernels for devices ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "launch/program.h"
#include "base/code_folder.h"
#include "base/count.h"
#include "base/environment.h"
#include "base/exit_handler.h"
#include "device/device_error.h"
#include "device/opencl/driver.h"
#include "launch/build_log.h"
#include "launch/build_notice.h"
#include "launch/cache_key.h"
#include "launch/kernel_cache.h"
#include "observe/tracer.h"
#include <atomic>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <iterator>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace ampcc_rt {

namespace {

struct built_module {
  /// Held during the build. A std::once_flag would do, but after a build that has thrown it blocks
  /// the next thread forever under ThreadSanitizer.
  std::mutex making;
  cl::Program program;
};

/// The most variants for which a module is built. The next build works for all launches
/// (`for_all`).
constexpr std::size_t most_variants = 4;
constexpr build_variant for_all = {all_bits, all_bits, 0, true, 0, {}};

/// All builds. Entries stay until their module is unregistered.
class build_cache {
public:
  static build_cache &instance() {
    static build_cache &only = *new build_cache();
    return only;
  }
  /// Returns the build for this variant. After the most variants it returns the build for all
  /// launches, and sets `variant` to it.
  built_module &module_for(device &where, const module &m, build_variant &variant) {
    std::lock_guard<std::mutex> lock(mutex_);
    builds &of = modules_[{&where, &m}];
    if (of.size() >= most_variants && of.count(variant) == 0)
      variant = {for_all.views, for_all.unusual,   for_all.images,
                 for_all.large, variant.exchanged, variant.tile};
    std::unique_ptr<built_module> &entry = of[variant];
    if (!entry)
      entry = std::make_unique<built_module>();
    return *entry;
  }
  /// Returns null if the kernel is not built yet.
  built_kernel *find(device &where, const kernel &k, build_variant variant) {
    std::lock_guard<std::mutex> lock(mutex_);
    const auto found = kernels_.find({&where, &k, variant});
    return found == kernels_.end() ? nullptr : found->second.get();
  }
  built_kernel &add(const kernel &k, std::unique_ptr<built_kernel> made) {
    std::lock_guard<std::mutex> lock(mutex_);
    const kernel_key key(made->where, &k, made->variant);
    return *kernels_.emplace(key, std::move(made)).first->second;
  }
  void remove(const module &m) {
    std::lock_guard<std::mutex> lock(mutex_);
    for (auto i = kernels_.begin(); i != kernels_.end();)
      i = is_of(m, *std::get<const kernel *>(i->first)) ? kernels_.erase(i) : std::next(i);
    for (auto i = modules_.begin(); i != modules_.end();)
      i = i->first.second == &m ? modules_.erase(i) : std::next(i);
  }

private:
  typedef std::map<build_variant, std::unique_ptr<built_module>> builds;
  typedef std::tuple<device *, const kernel *, build_variant> kernel_key;

  static bool is_of(const module &m, const kernel &k) {
    return !std::less<const kernel *>()(&k, m.kernels) &&
           std::less<const kernel *>()(&k, m.kernels + m.kernel_count);
  }

  std::mutex mutex_;
  std::map<std::pair<device *, const module *>, builds> modules_;
  std::map<kernel_key, std::unique_ptr<built_kernel>> kernels_;
};

/// Returns whether kernels are built for a debugger.
bool debugs_kernels() { return environment::is_on("AMPCC_DEBUG_KERNELS", false); }

bool is_pocl(device &where) {
  return driver_of(cl::Platform(where.opencl().getInfo<CL_DEVICE_PLATFORM>())) == driver::pocl;
}

/// Returns the options for a debugger. Every driver can switch optimisation off; only PoCL is known
/// to emit debug information with -g.
std::string debug_options(device &where) {
  return is_pocl(where) ? " -cl-opt-disable -g" : " -cl-opt-disable";
}

/// Returns the options for a build with images. PoCL 7.1 declares the functions of images only if
/// this macro of OpenCL 3.0 is defined, and defines it itself only in programs of OpenCL 3.0.
std::string image_options(device &where, std::uint32_t images) {
  return text(" -DIMAGES=", images, "u ", is_pocl(where) ? "-D__opencl_c_images=1 " : "");
}

/// Returns the options for NVIDIA's GPUs. Their compute capability says which instructions they
/// have; the compiler of NVIDIA's OpenCL driver has no macro for it.
std::string nvidia_options(const cl::Device &where) {
  constexpr cl_uint nvidia = 0x10de;
  if (where.getInfo<CL_DEVICE_VENDOR_ID>() != nvidia)
    return "";
  std::string options = " -DREADS_LOCAL_WIDE";
  const std::string extensions = where.getInfo<CL_DEVICE_EXTENSIONS>();
  if (extensions.find("cl_nv_device_attribute_query") != std::string::npos)
    options +=
        text(" -DCOMPUTE_CAPABILITY=", 10 * where.getInfo<CL_DEVICE_COMPUTE_CAPABILITY_MAJOR_NV>() +
                                           where.getInfo<CL_DEVICE_COMPUTE_CAPABILITY_MINOR_NV>());
  return options;
}

/// Returns the options of a build. Warnings are off, because ampcc has warned about the user's
/// code. Without fast math, division and square root of float are correctly rounded, as on the
/// host, if the device supports it; by default OpenCL allows errors of 2.5 and 3 ULP.
std::string build_options(device &where, const module &m, build_variant variant) {
  std::string options = text("-cl-std=CL1.2 -w ", m.build_options);
  // -cl-mad-enable alone does not change division.
  if (!std::strstr(m.build_options, "-cl-fast-relaxed-math") &&
      (where.opencl().getInfo<CL_DEVICE_SINGLE_FP_CONFIG>() & CL_FP_CORRECTLY_ROUNDED_DIVIDE_SQRT))
    options += " -cl-fp32-correctly-rounded-divide-sqrt";
  if (where.opencl().getInfo<CL_DEVICE_TYPE>() & CL_DEVICE_TYPE_CPU)
    options += " -DDEVICE_IS_CPU -DSWAPS_DIMENSIONS";
  options += nvidia_options(where.opencl());
  if (variant.views != all_bits)
    options += text(" -DVIEWS_WITH_OFFSET=", variant.views, "u ");
  if (variant.unusual != all_bits)
    options += text(" -DUNUSUAL=", variant.unusual, "u ");
  if (variant.exchanged)
    options += text(" -DEXCHANGED=", variant.exchanged, " ");
  if (variant.tile[0])
    options += text(" -DTILE_0=", variant.tile[0], " -DTILE_1=", variant.tile[1],
                    " -DTILE_2=", variant.tile[2], " ");
  if (!variant.large)
    options += " -DSMALL_CONTAINERS";
  if (variant.images)
    options += image_options(where, variant.images);
  if (debugs_kernels())
    options += debug_options(where);
  return options;
}

cl::Program compile(device &where, const module &m, const std::string &options) {
  count(live.programs_built);
  if (guarded("asking for the driver", [&] { return is_pocl(where); }))
    report_pocl_moved();
  const std::string source(m.source, m.source_size);
  cl::Program program =
      guarded("creating a program", [&] { return cl::Program(where.context(), source, false); });
  try {
    program.build(where.opencl(), options.c_str());
  } catch (const cl::Error &error) {
    std::string log;
    try {
      log = map_to_source(program.getBuildInfo<CL_PROGRAM_BUILD_LOG>(where.opencl()), source);
    } catch (const cl::Error &) {
      log = "(the device gives no build log)";
    }
    throw_runtime(text("concurrency::parallel_for_each: '", where.name(),
                       "' cannot build the kernels of ", m.name, ": ",
                       opencl_error_name(error.err()), "\n", log));
  }
  return program;
}

/// Builds a program from a binary; returns null if the driver rejects it for any reason.
cl::Program from_binary(device &where, std::vector<unsigned char> binary,
                        const std::string &options) {
  try {
    cl::Program program(where.context(), {where.opencl()}, {std::move(binary)});
    program.build(where.opencl(), options.c_str());
    count(live.programs_loaded);
    return program;
  } catch (const cl::Error &) {
    return cl::Program();
  }
}

/// Returns whether a program that was built from source is stored. PoCL stores the code of kernels
/// itself, for the sizes of groups that launches have. It makes a binary by compiling all kernels
/// of the program once more, for any size, which takes longer than all later processes save. So its
/// binaries are stored only by request: in a folder that is named, and by ampcc-cache warm.
bool is_stored(device &where) {
  return !kernel_cache::instance().folder().empty() &&
         (!is_pocl(where) || environment::value("AMPCC_CACHE_DIR") ||
          ::secure_getenv("AMPCC_WARM"));
}

void store(const std::string &key, const cl::Program &program) {
  try {
    const auto binaries = program.getInfo<CL_PROGRAM_BINARIES>();
    if (binaries.size() == 1 && !binaries[0].empty())
      kernel_cache::instance().store(key, binaries[0]);
  } catch (const cl::Error &) {
    // The driver does not return binaries.
  }
}

cl::Program obtain(device &where, const module &m, build_variant variant) {
  host_span span("build");
  auto trace = [&](const char *how) {
    if (span.is_recorded())
      span.rename(text(how, m.name));
    if (tracer *t = tracer::active())
      t->note(text(how, m.name));
  };
  std::string options, key;
  bool stores = false;
  const build_notice notice(text(m.kernel_count,
                                 m.kernel_count == 1 ? " kernel of " : " kernels of ", m.name,
                                 " for '", where.name(), "'"));
  guarded("asking a device", [&] {
    options = build_options(where, m, variant);
    key = cache_key::of(where, m, options).text();
    stores = is_stored(where);
  });
  if (debugs_kernels()) { // a program from a binary may lack the debug information
    cl::Program program = compile(where, m, options);
    trace("build the kernels of ");
    return program;
  }
  const kernel_cache &cache = kernel_cache::instance();
  const kernel_cache::turn turn(cache, key);
  if (std::optional<std::vector<unsigned char>> binary = cache.load(key)) {
    cl::Program program = from_binary(where, std::move(*binary), options);
    if (program()) {
      trace("load the kernels of ");
      return program;
    }
  }
  cl::Program program = compile(where, m, options);
  trace("build the kernels of ");
  if (stores)
    store(key, program);
  return program;
}

} // namespace

built_kernel &build(device &where, const kernel_record &record, build_variant variant) {
  if (built_kernel *last = record.last_built.load(std::memory_order_acquire))
    if (last->where == &where && last->variant == variant)
      return *last;
  build_cache &cache = build_cache::instance();
  built_module &m = cache.module_for(where, *record.from, variant);
  if (built_kernel *found = cache.find(where, *record.code, variant)) {
    record.last_built.store(found, std::memory_order_release);
    return *found;
  }

  install_exit_handler();
  {
    std::lock_guard<std::mutex> lock(m.making);
    if (!m.program())
      m.program = obtain(where, *record.from, variant);
  }
  auto made = std::make_unique<built_kernel>();
  made->where = &where;
  made->variant = variant;
  guarded("creating a kernel", [&] {
    made->opencl = cl::Kernel(m.program, record.code->name);
    made->max_group_size = made->opencl.getWorkGroupInfo<CL_KERNEL_WORK_GROUP_SIZE>(where.opencl());
    // Groups of one thread, because PoCL runs a group as a loop over its work-items, in which a
    // debugger sees their variables as arrays.
    if (debugs_kernels() && record.code->work_group[0] == 0 && !record.code->has_launch_tiles)
      made->max_group_size = 1;
  });
  return cache.add(*record.code, std::move(made));
}

build_variant variant_of_first_launch(const device &where) {
  return {where.runs_on_cpu() && where.shares_host_memory() ? all_bits : 0, 0, 0, false, 0};
}

std::string cached_file(device &where, const module &m, build_variant variant) {
  const std::string options = build_options(where, m, variant);
  return kernel_cache::instance().path_of(cache_key::of(where, m, options).text());
}

void forget(const module &m) { build_cache::instance().remove(m); }

} // namespace ampcc_rt
