//===- main.cpp - tool that lists the accelerators of this machine --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/cpu.h"
#include "base/error.h"
#include "device/device_list.h"
#include "doctor.h"
#include <CLI/CLI.hpp>
#include <iomanip>
#include <iostream>
#include <nlohmann/json.hpp>

using namespace ampcc_rt;
using nlohmann::ordered_json;

namespace {

/// A property of a device: its label in text, its key in JSON, and the value.
struct fact {
  const char *label, *key;
  ordered_json value;
};

const char *kind_of(const device &d) {
  if (d.is_cpu_accelerator())
    return "memory only";
  if (d.kind().runs() == kernel_form::native)
    return "cpu";
  const cl_device_type type = d.opencl().getInfo<CL_DEVICE_TYPE>();
  return type & CL_DEVICE_TYPE_GPU ? "gpu" : type & CL_DEVICE_TYPE_CPU ? "cpu" : "accelerator";
}

std::vector<fact> facts_of(const device &d, bool is_default) {
  const device_info &info = d.info();
  std::vector<fact> facts = {
      {"Path", "device_path", narrow(info.device_path)},
      {"Description", "description", narrow(info.description)},
      {"Default", "is_default", is_default},
      {"Kind", "kind", kind_of(d)},
      {"Version", "version", text(info.version >> 16, ".", info.version & 0xFFFF)},
      {"Dedicated memory (KB)", "dedicated_memory", info.dedicated_memory},
      {"Shares memory with the CPU", "supports_cpu_shared_memory", info.supports_cpu_shared_memory},
      {"Double precision", "supports_double_precision", info.supports_double_precision},
      {"Atomics of 64 bits", "supports_64bit_atomics", info.supports_64bit_atomics},
      {"Emulated", "is_emulated", info.is_emulated},
  };
  if (d.is_cpu_accelerator())
    return facts;
  const auto extents = ordered_json::array({d.max_items(2), d.max_items(1), d.max_items(0)});
  if (d.kind().runs() == kernel_form::native) {
    const fact more[] = {
        {"Platform", "platform", "native"},
        {"Processor", "processor", cpu_name()},
        {"Threads", "compute_units", cpu_threads()},
        {"Instructions", "instructions", isa_name(cpu_isa())},
        {"Threads in a tile", "max_tile_threads", d.max_group_size()},
        {"Tile extents, slowest first", "max_tile_extents", extents},
        {"tile_static memory (bytes)", "max_tile_static", d.local_memory()},
    };
    facts.insert(facts.end(), std::begin(more), std::end(more));
    return facts;
  }
  const cl::Device &opencl = d.opencl();
  const cl::Platform platform(opencl.getInfo<CL_DEVICE_PLATFORM>());
  const fact more[] = {
      {"Platform", "platform", platform.getInfo<CL_PLATFORM_NAME>()},
      {"Driver", "driver", opencl.getInfo<CL_DRIVER_VERSION>()},
      {"Compute units", "compute_units", opencl.getInfo<CL_DEVICE_MAX_COMPUTE_UNITS>()},
      {"Largest buffer (KB)", "max_buffer", opencl.getInfo<CL_DEVICE_MAX_MEM_ALLOC_SIZE>() / 1024},
      {"Images", "supports_images", opencl.getInfo<CL_DEVICE_IMAGE_SUPPORT>() != 0},
      {"Threads in a tile", "max_tile_threads", d.max_group_size()},
      {"Tile extents, slowest first", "max_tile_extents", extents},
      {"tile_static memory (bytes)", "max_tile_static", d.local_memory()},
  };
  facts.insert(facts.end(), std::begin(more), std::end(more));
  return facts;
}

/// Prints JSON. Replaces invalid UTF-8, because a driver may name its device in any encoding.
void print(const ordered_json &all) {
  std::cout << all.dump(1, ' ', false, ordered_json::error_handler_t::replace) << "\n";
}

void print_json(const std::vector<std::vector<fact>> &devices) {
  ordered_json all = ordered_json::array();
  for (const auto &facts : devices) {
    ordered_json object;
    for (const fact &f : facts)
      object[f.key] = f.value;
    all.push_back(std::move(object));
  }
  print(all);
}

void print_table(const std::vector<std::vector<fact>> &devices) {
  for (std::size_t i = 0; i < devices.size(); ++i) {
    std::cout << (i ? "\n" : "") << "Accelerator " << i << "\n";
    for (const fact &f : devices[i])
      std::cout << "  " << std::left << std::setw(30) << f.label
                << (f.value.is_boolean()  ? f.value.get<bool>() ? "yes" : "no"
                    : f.value.is_string() ? f.value.get<std::string>()
                                          : f.value.dump())
                << "\n";
  }
}

/// Prints the results of all checks. Returns 0 if a program can run.
int run_doctor(bool as_json) {
  constexpr const char *marks[] = {"ok  ", "hint", "BAD "}, *words[] = {"ok", "hint", "bad"};
  const std::vector<finding> found = examine();
  int status = 0;
  ordered_json all = ordered_json::array();
  for (const finding &f : found) {
    const auto level = static_cast<std::size_t>(f.what);
    if (f.what == verdict::bad)
      status = 1;
    if (as_json) {
      all.push_back(
          {{"area", f.area}, {"status", words[level]}, {"finding", f.text}, {"cure", f.cure}});
      continue;
    }
    std::cout << marks[level] << "  " << std::left << std::setw(12) << f.area << f.text << "\n";
    if (!f.cure.empty())
      std::cout << "                  -> " << f.cure << "\n";
  }
  if (as_json)
    print(all);
  return status;
}

} // namespace

int main(int argc, char **argv) try {
  CLI::App app(
      "Lists the accelerators that C++ AMP programs find on this machine, best first.\n"
      "AMPCC_DEVICE chooses the default: a number, native, cpu, gpu,\nopencl or part of a name.",
      "ampcc-info");
  bool as_json = false, doctor = false;
  app.add_flag("--json", as_json, "Print an array of objects, one for each accelerator or finding");
  app.add_flag("--doctor", doctor,
               "Look for what keeps programs from running well: loader, drivers,\n"
               "devices, caches, a kernel on each device; each finding with its cure");
  app.set_version_flag("--version", "ampcc-info version " AMPCC_VERSION,
                       "Print the version of ampcc");
  app.failure_message([](const CLI::App *, const CLI::Error &error) {
    return text("ampcc-info: error: ", error.what(), "\n");
  });
  CLI11_PARSE(app, argc, argv);
  if (doctor)
    return run_doctor(as_json);

  device_list &list = device_list::instance();
  const device *chosen = nullptr;
  std::string problem;
  try {
    chosen = &list.get_default();
  } catch (const concurrency::runtime_exception &error) {
    problem = error.what();
  }
  std::vector<std::vector<fact>> devices;
  for (const auto &d : list.all())
    devices.push_back(facts_of(*d, d.get() == chosen));
  as_json ? print_json(devices) : print_table(devices);
  if (!chosen)
    std::cerr << "ampcc-info: warning: " << problem << "\n";
  return chosen ? 0 : 1;
} catch (const std::exception &error) {
  std::cerr << "ampcc-info: error: " << error.what() << "\n";
  return 1;
}
