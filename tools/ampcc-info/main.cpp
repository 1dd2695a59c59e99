//===- main.cpp - lists the accelerators of this machine ------------------===//
#include "device_list.h"
#include "error.h"
#include <cstring>
#include <iomanip>
#include <iostream>

using namespace ampcc_rt;

namespace {

const char usage[] =
    "Usage: ampcc-info [--json]\n"
    "Lists the accelerators that C++ AMP programs find on this machine, best first.\n"
    "AMPCC_DEVICE chooses the default: a number, cpu, gpu or part of a description.\n";

/// What is said of a device: a name for people, one for programs, and the value, as JSON.
struct fact {
  const char *label, *key;
  std::string value;
};

std::string quoted(const std::string &text) {
  std::string result = "\"";
  for (char c : text) {
    if (c == '"' || c == '\\')
      result += '\\';
    if (static_cast<unsigned char>(c) < 0x20)
      c = ' ';
    result += c;
  }
  return result + '"';
}
std::string json(bool value) { return value ? "true" : "false"; }

const char *kind_of(const device &d) {
  if (d.is_cpu_accelerator())
    return "memory only";
  const cl_device_type type = d.opencl().getInfo<CL_DEVICE_TYPE>();
  return type & CL_DEVICE_TYPE_GPU ? "gpu" : type & CL_DEVICE_TYPE_CPU ? "cpu" : "accelerator";
}

std::vector<fact> facts_of(const device &d, bool is_default) {
  const device_info &info = d.info();
  std::vector<fact> facts = {
      {"Path", "device_path", quoted(narrow(info.device_path))},
      {"Description", "description", quoted(narrow(info.description))},
      {"Default", "is_default", json(is_default)},
      {"Kind", "kind", quoted(kind_of(d))},
      {"Version", "version", quoted(text(info.version >> 16, ".", info.version & 0xFFFF))},
      {"Dedicated memory (KB)", "dedicated_memory", text(info.dedicated_memory)},
      {"Shares memory with the CPU", "supports_cpu_shared_memory",
       json(info.supports_cpu_shared_memory)},
      {"Double precision", "supports_double_precision", json(info.supports_double_precision)},
      {"Emulated", "is_emulated", json(info.is_emulated)},
  };
  if (d.is_cpu_accelerator())
    return facts;
  const cl::Device &opencl = d.opencl();
  const cl::Platform platform(opencl.getInfo<CL_DEVICE_PLATFORM>());
  const fact more[] = {
      {"Platform", "platform", quoted(platform.getInfo<CL_PLATFORM_NAME>())},
      {"Driver", "driver", quoted(opencl.getInfo<CL_DRIVER_VERSION>())},
      {"Compute units", "compute_units", text(opencl.getInfo<CL_DEVICE_MAX_COMPUTE_UNITS>())},
      {"Largest buffer (KB)", "max_buffer",
       text(opencl.getInfo<CL_DEVICE_MAX_MEM_ALLOC_SIZE>() / 1024)},
      {"Images", "supports_images", json(opencl.getInfo<CL_DEVICE_IMAGE_SUPPORT>())},
      {"Threads in a tile", "max_tile_threads", text(d.max_group_size())},
      {"Tile extents, slowest first", "max_tile_extents",
       text("[", d.max_items(2), ", ", d.max_items(1), ", ", d.max_items(0), "]")},
      {"tile_static memory (bytes)", "max_tile_static", text(d.local_memory())},
  };
  facts.insert(facts.end(), std::begin(more), std::end(more));
  return facts;
}

void print_json(const std::vector<std::vector<fact>> &devices) {
  std::cout << "[";
  for (std::size_t i = 0; i < devices.size(); ++i) {
    std::cout << (i ? ",\n {" : "\n {");
    for (std::size_t f = 0; f < devices[i].size(); ++f)
      std::cout << (f ? ",\n  " : "\n  ") << quoted(devices[i][f].key) << ": "
                << devices[i][f].value;
    std::cout << "\n }";
  }
  std::cout << "\n]\n";
}

void print_table(const std::vector<std::vector<fact>> &devices) {
  for (std::size_t i = 0; i < devices.size(); ++i) {
    std::cout << (i ? "\n" : "") << "Accelerator " << i << "\n";
    for (const fact &f : devices[i]) {
      std::string value = f.value;
      if (value.front() == '"')
        value = value.substr(1, value.size() - 2);
      std::cout << "  " << std::left << std::setw(30) << f.label
                << (value == "true"    ? "yes"
                    : value == "false" ? "no"
                                       : value)
                << "\n";
    }
  }
}

} // namespace

int main(int argc, char **argv) try {
  bool as_json = false;
  for (int i = 1; i < argc; ++i) {
    if (std::strcmp(argv[i], "--json") == 0) {
      as_json = true;
    } else if (std::strcmp(argv[i], "--help") == 0) {
      std::cout << usage;
      return 0;
    } else {
      std::cerr << "ampcc-info: error: unknown argument '" << argv[i] << "'\n" << usage;
      return 1;
    }
  }
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
