//===- device_list.cpp - the accelerators of this machine -----------------===//
#include "device_list.h"
#include "commands.h"
#include "error.h"
#include <algorithm>
#include <cctype>
#include <cstdio>
#include <cstdlib>

namespace ampcc_rt {

using concurrency::accelerator;

namespace {

const char *const no_accelerator =
    "No supported accelerator available. Install an OpenCL 1.2 driver for a device of this machine "
    "(for the CPU, Debian's package pocl-opencl-icd) and check with clinfo that it is found.";

bool usable(const cl::Device &opencl) {
  unsigned int major = 0, minor = 0;
  return std::sscanf(opencl.getInfo<CL_DEVICE_VERSION>().c_str(), "OpenCL %u.%u", &major, &minor) ==
             2 &&
         (major > 1 || minor >= 2) && opencl.getInfo<CL_DEVICE_AVAILABLE>() &&
         opencl.getInfo<CL_DEVICE_COMPILER_AVAILABLE>();
}

/// GPUs before other accelerators before the CPU.
int preference(const device &d) {
  const cl_device_type type = d.opencl().getInfo<CL_DEVICE_TYPE>();
  return type & CL_DEVICE_TYPE_GPU ? 0 : type & CL_DEVICE_TYPE_CPU ? 2 : 1;
}

std::string lower(std::string s) {
  std::transform(s.begin(), s.end(), s.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return s;
}

} // namespace

device_list &device_list::instance() {
  static device_list &list = *new device_list();
  return list;
}

device_list::device_list() {
  discover();
  std::stable_sort(devices_.begin(), devices_.end(),
                   [](const auto &a, const auto &b) { return preference(*a) < preference(*b); });
  devices_.push_back(std::make_unique<device>());
}

void device_list::discover() {
  std::vector<cl::Platform> platforms;
  try {
    cl::Platform::get(&platforms);
  } catch (const cl::Error &) {
    return; // the loader's way to say that there is none
  }
  for (std::size_t p = 0; p < platforms.size(); ++p) {
    std::vector<cl::Device> found;
    try {
      if (platforms[p].getInfo<CL_PLATFORM_NAME>() == "Oclgrind")
        commands::run_while_waited_for();
      platforms[p].getDevices(CL_DEVICE_TYPE_ALL, &found);
    } catch (const cl::Error &) {
      continue; // a driver without a device
    }
    for (std::size_t d = 0; d < found.size(); ++d) {
      try {
        if (usable(found[d]))
          devices_.push_back(
              std::make_unique<device>(found[d], widen(text("opencl\\", p, "\\", d))));
      } catch (const cl::Error &) {
        continue; // a device that cannot even be asked
      }
    }
  }
}

/// AMPCC_DEVICE: a number in the order of get_all, "cpu" or "gpu", or part of a device's name.
device *device_list::chosen_by_environment() const {
  const char *value = std::getenv("AMPCC_DEVICE");
  if (!value || !*value)
    return nullptr;
  const std::string wanted = lower(value);
  const bool number =
      std::all_of(wanted.begin(), wanted.end(), [](unsigned char c) { return std::isdigit(c); });
  for (std::size_t i = 0; i + 1 < devices_.size(); ++i) {
    const device &d = *devices_[i];
    if (number            ? wanted == std::to_string(i)
        : wanted == "cpu" ? d.is_opencl_cpu()
        : wanted == "gpu" ? preference(d) == 0
                          : lower(narrow(d.info().description)).find(wanted) != std::string::npos)
      return devices_[i].get();
  }
  throw_runtime(text("No supported accelerator available. AMPCC_DEVICE is '", value,
                     "', which names none of the ", devices_.size() - 1, " OpenCL devices"));
}

/// CPPAMP_DEFAULT_ACCELERATOR: a device path, as in the first implementation (spec 3.2.1); one that
/// names no device here does not count.
device *device_list::chosen_by_path() const {
  const char *value = std::getenv("CPPAMP_DEFAULT_ACCELERATOR");
  if (value && *value)
    for (const auto &d : devices_)
      if (!d->is_cpu_accelerator() && narrow(d->info().device_path) == value)
        return d.get();
  return nullptr;
}

device &device_list::get_default() {
  std::lock_guard<std::mutex> lock(mutex_);
  if (!default_)
    default_ = chosen_by_environment();
  if (!default_)
    default_ = chosen_by_path();
  if (!default_ && devices_.size() > 1)
    default_ = devices_.front().get();
  if (!default_)
    throw_runtime(no_accelerator);
  return *default_;
}

device &device_list::use_default() {
  device &d = get_default();
  std::lock_guard<std::mutex> lock(mutex_);
  default_fixed_ = true;
  return d;
}

device *device_list::first_cpu() const {
  for (const auto &d : devices_)
    if (d->is_opencl_cpu())
      return d.get();
  return nullptr;
}

device &device_list::find(const std::wstring &path) {
  if (path == accelerator::default_accelerator)
    return get_default();
  // The software devices of the first implementation: whatever runs kernels on the processor.
  if (path == accelerator::direct3d_warp || path == accelerator::direct3d_ref) {
    device *software = first_cpu();
    return software ? *software : get_default();
  }
  for (const auto &d : devices_)
    if (d->info().device_path == path)
      return *d;
  throw_runtime(text("concurrency::accelerator: no accelerator has the path '", narrow(path),
                     "'; No supported accelerator available."));
}

bool device_list::set_default(const std::wstring &path) {
  device &d = find(path);
  std::lock_guard<std::mutex> lock(mutex_);
  if (default_fixed_)
    return false;
  default_ = &d;
  default_fixed_ = true;
  return true;
}

} // namespace ampcc_rt
