//===- device_list.cpp - search for devices and choice of the default -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "device/device_list.h"
#include "base/environment.h"
#include "base/error.h"
#include "base/rank_on_host.h"
#include "base/wide_output.h"
#include "device/memory_kind.h"
#include "device/native/native_kind.h"
#include "device/opencl/driver.h"
#include "device/opencl/opencl_kind.h"
#include "device/queue.h"
#include <algorithm>
#include <atomic>
#include <cctype>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <mutex>
#include <string>
#include <unistd.h>
#include <utility>
#include <vector>

namespace ampcc_rt {

using concurrency::accelerator;

namespace {

bool usable(const cl::Device &opencl) {
  unsigned int major = 0, minor = 0;
  return std::sscanf(opencl.getInfo<CL_DEVICE_VERSION>().c_str(), "OpenCL %u.%u", &major, &minor) ==
             2 &&
         (major > 1 || minor >= 2) && opencl.getInfo<CL_DEVICE_AVAILABLE>() &&
         opencl.getInfo<CL_DEVICE_COMPILER_AVAILABLE>();
}

int rank(const device &d) { return d.kind().rank(d.opencl()); }

std::string lower(std::string s) {
  std::transform(s.begin(), s.end(), s.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return s;
}

/// Returns whether `wanted`, in lower case, is part of the name of the device or of its driver.
bool is_called(const device &d, const std::string &wanted) {
  auto has = [&](const std::string &name) { return lower(name).find(wanted) != std::string::npos; };
  if (has(narrow(d.info().description)))
    return true;
  const cl::Platform platform = d.kind().platform(d.opencl());
  if (!platform())
    return false;
  return has(platform.getInfo<CL_PLATFORM_NAME>()) || has(platform.getInfo<CL_PLATFORM_VERSION>());
}

/// Returns whether two devices are interchangeable: the same model with the same driver.
bool are_alike(const device &a, const device &b) {
  return &a.kind() == &b.kind() && a.info().description == b.info().description &&
         a.kind().platform(a.opencl())() == b.kind().platform(b.opencl())();
}

/// Returns whether there may be an OpenCL device that is better than the native accelerator. That
/// is not so without a device file of a graphics or accelerator driver, unless OpenCL is in the
/// process already (Oclgrind appears as a GPU) or the environment names the drivers to load. Avoids
/// loading the drivers only to find no device.
bool may_have_better() {
  for (const char *variable : {"OCL_ICD_VENDORS", "OCL_ICD_FILENAMES", "OPENCL_VENDOR_PATH"})
    if (::secure_getenv(variable))
      return true;
  for (const char *file :
       {"/dev/dri", "/dev/nvidiactl", "/dev/kfd", "/dev/dxg", "/dev/accel", "/dev/mali0",
        "/dev/kgsl-3d0", "/dev/xdma0_user", "/dev/davinci_manager"})
    if (::access(file, F_OK) == 0)
      return true;
  return opencl_calls::in_process();
}

} // namespace

std::atomic<bool (*)()> device_list::all_kernels_are_native{nullptr};

device_list &device_list::instance() {
  static device_list &list = *new device_list();
  return list;
}

device_list::device_list() {
  mix_wide_output();
  devices_.push_back(
      std::make_unique<device>(native::native_kind(), native::device_handle(), L"native"));
  native_ = devices_.back().get();
  devices_.push_back(std::make_unique<device>(memory_kind(), cl::Device(), L"cpu"));
  cpu_ = devices_.back().get();
}

const std::vector<std::unique_ptr<device>> &device_list::all() {
  std::call_once(discovered_, [&] {
    std::unique_ptr<device> cpu = std::move(devices_.back());
    devices_.pop_back();
    discover();
    std::stable_sort(devices_.begin(), devices_.end(),
                     [](const auto &a, const auto &b) { return rank(*a) < rank(*b); });
    devices_.push_back(std::move(cpu));
  });
  return devices_;
}

void device_list::discover() {
  std::vector<cl::Platform> platforms;
  try {
    cl::Platform::get(&platforms);
  } catch (const cl::Error &) {
    return; // the loader reports an error if there are no platforms
  }
  for (std::size_t p = 0; p < platforms.size(); ++p) {
    std::vector<cl::Device> found;
    try {
      const driver known = driver_of(platforms[p]);
      if (known == driver::oclgrind)
        let_only_waits_run_commands();
      platforms[p].getDevices(CL_DEVICE_TYPE_ALL, &found);
    } catch (const cl::Error &) {
      continue; // a driver without a device
    }
    for (std::size_t d = 0; d < found.size(); ++d) {
      try {
        if (usable(found[d]))
          devices_.push_back(std::make_unique<device>(opencl_kind(), found[d],
                                                      widen(text("opencl\\", p, "\\", d))));
      } catch (const cl::Error &) {
        continue; // a device whose queries fail is left out
      }
    }
  }
}

/// Returns the device for this process among those that are like `chosen`: the processes of a
/// program on one host are distributed over them.
device &device_list::own_of(const device &chosen) {
  std::vector<device *> alike;
  for (const auto &each : all())
    if (!each->is_cpu_accelerator() && are_alike(*each, chosen))
      alike.push_back(each.get());
  return *alike[rank_on_host().number % alike.size()];
}

/// Returns the device that AMPCC_DEVICE names: a number in the order of get_all, which ampcc-info
/// shows, "native", "cpu", "gpu", "opencl" (the best OpenCL device), a path, or part of a name.
/// Numbers and paths name one device; other values may name several that are alike.
device *device_list::chosen_by_environment() {
  const char *value = environment::value("AMPCC_DEVICE");
  if (!value)
    return nullptr;
  const std::string wanted = lower(value);
  if (wanted == "native" || wanted == "cpu")
    return native_;
  const bool number =
      std::all_of(wanted.begin(), wanted.end(), [](unsigned char c) { return std::isdigit(c); });
  const auto &devices = all();
  for (std::size_t i = 0; i + 1 < devices.size(); ++i) {
    const device &d = *devices[i];
    if (number               ? wanted == std::to_string(i)
        : wanted == "gpu"    ? rank(d) == 0
        : wanted == "opencl" ? d.kind().runs() == kernel_form::opencl
                             : is_called(d, wanted))
      return number ? devices[i].get() : &own_of(*devices[i]);
  }
  for (std::size_t i = 0; i + 1 < devices.size(); ++i)
    if (value == narrow(devices[i]->info().device_path))
      return devices[i].get();
  throw_runtime(
      text("No supported accelerator available. AMPCC_DEVICE is '", value,
           "', which names none that runs kernels here; it can be ", names_of_all(),
           "native, gpu, opencl, or part of a name. OpenCL's devices need a driver (for the CPU, "
           "Debian's package pocl-opencl-icd); ampcc-info --doctor looks for what is missing"));
}

/// Returns the list of all devices for a message: "0 (AMD ...), 1 (pthread-...), ".
std::string device_list::names_of_all() {
  const auto &devices = all();
  std::string names;
  for (std::size_t i = 0; i + 1 < devices.size(); ++i)
    names += text(i, " (", devices[i]->name(), "), ");
  return names;
}

/// Returns the device with the path in CPPAMP_DEFAULT_ACCELERATOR, as in the first implementation
/// of C++ AMP (spec 3.2.1). A path without a device gives a warning and null.
device *device_list::chosen_by_path() {
  const char *value = environment::value("CPPAMP_DEFAULT_ACCELERATOR");
  if (!value)
    return nullptr;
  std::string paths;
  for (const auto &d : all()) {
    if (d->is_cpu_accelerator())
      continue;
    const std::string path = narrow(d->info().device_path);
    if (path == value)
      return d.get();
    paths += (paths.empty() ? "" : " or ") + path;
  }
  std::fprintf(stderr,
               "ampcc: warning: CPPAMP_DEFAULT_ACCELERATOR is '%s', which is the path of no "
               "accelerator here; it can be %s\n",
               value, paths.c_str());
  return nullptr;
}

/// Returns the best device for this program. If some kernels have no native form, the native
/// accelerator is only chosen without OpenCL, so that the launch reports what is missing.
device &device_list::best() {
  bool (*const are_native)() = all_kernels_are_native.load(std::memory_order_acquire);
  const bool is_native = !are_native || are_native();
  if (is_native && !may_have_better())
    return *native_;
  for (const auto &d : all())
    if (is_native || d->kind().runs() == kernel_form::opencl)
      return own_of(*d);
  return *native_;
}

device &device_list::get_default() {
  if (device *fixed = fixed_default_.load(std::memory_order_acquire))
    return *fixed;
  std::lock_guard<std::mutex> lock(mutex_);
  return default_now();
}

/// Returns the current default; chooses it at the first call. The caller holds the mutex.
device &device_list::default_now() {
  if (!default_)
    default_ = chosen_by_environment();
  if (!default_)
    default_ = chosen_by_path();
  if (!default_)
    default_ = &best();
  return *default_;
}

device &device_list::use_default() {
  if (device *fixed = fixed_default_.load(std::memory_order_acquire))
    return *fixed;
  std::lock_guard<std::mutex> lock(mutex_);
  device &chosen = default_now();
  fixed_default_.store(&chosen, std::memory_order_release);
  return chosen;
}

const std::shared_ptr<queue> &device_list::auto_selection() {
  static const auto &only =
      *new std::shared_ptr<queue>(std::make_shared<queue>(use_default().default_queue()));
  return only;
}

device &device_list::find(const std::wstring &path) {
  if (path == accelerator::default_accelerator)
    return get_default();
  // The paths of software devices in the first implementation mean the native accelerator.
  if (path == accelerator::direct3d_warp || path == native_->info().device_path)
    return *native_;
  if (path == accelerator::direct3d_ref)
    return reference();
  if (path == accelerator::cpu_accelerator)
    return *cpu_;
  for (const auto &d : all())
    if (d->info().device_path == path)
      return *d;
  std::string paths;
  for (const auto &d : all())
    paths += (paths.empty() ? "" : ", ") + narrow(d->info().device_path);
  throw_runtime(text("concurrency::accelerator: no accelerator has the path '", narrow(path),
                     "'; the paths here are ", paths,
                     " (accelerator::get_all). No supported accelerator available."));
}

/// Returns the device with the path of the first implementation's emulator. Programs compare their
/// device with it to warn that it is slow. It is the native accelerator under another path, so that
/// the default device is never equal to it.
device &device_list::reference() {
  static device &only = *new device(*native_, accelerator::direct3d_ref);
  return only;
}

bool device_list::set_default(const std::wstring &path) {
  device &d = find(path);
  std::lock_guard<std::mutex> lock(mutex_);
  if (fixed_default_.load(std::memory_order_relaxed))
    return false;
  default_ = &d;
  fixed_default_.store(&d, std::memory_order_release);
  return true;
}

} // namespace ampcc_rt
