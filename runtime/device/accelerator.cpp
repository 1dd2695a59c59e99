//===- accelerator.cpp - accelerator and accelerator_view (spec 3.2, 3.3) ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/error.h"
#include "device/device_list.h"
#include "device/queue.h"
#include <amp/amprt.h>
#include <ampcc_rt/buffer.h>
#include <cstddef>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace Concurrency {

using ampcc_rt::device_list;

const wchar_t accelerator::default_accelerator[] = L"default";
const wchar_t accelerator::cpu_accelerator[] = L"cpu";
const wchar_t accelerator::direct3d_warp[] = L"direct3d\\warp";
const wchar_t accelerator::direct3d_ref[] = L"direct3d\\ref";

accelerator::accelerator() : accelerator(device_list::instance().get_default()) {}
accelerator::accelerator(const std::wstring &path)
    : accelerator(device_list::instance().find(path)) {}
accelerator::accelerator(ampcc_rt::device &device)
    : device_path(device.info().device_path), description(device.info().description),
      version(device.info().version), has_display(device.info().has_display),
      dedicated_memory(device.info().dedicated_memory),
      supports_double_precision(device.info().supports_double_precision),
      supports_limited_double_precision(device.info().supports_limited_double_precision),
      is_debug(device.info().is_debug), is_emulated(device.info().is_emulated),
      supports_cpu_shared_memory(device.info().supports_cpu_shared_memory),
      supports_64bit_atomics(device.info().supports_64bit_atomics),
      default_view(device.default_view()),
      default_cpu_access_type(device.default_cpu_access_variable()), device_(&device) {}

accelerator &accelerator::operator=(const accelerator &other) noexcept {
  if (this != &other) { // constructed again, because the properties are references
    this->~accelerator();
    ::new (static_cast<void *>(this)) accelerator(other);
  }
  return *this;
}

std::vector<accelerator> accelerator::get_all() {
  std::vector<accelerator> all;
  for (const auto &device : device_list::instance().all())
    all.emplace_back(*device);
  return all;
}

bool accelerator::set_default(const std::wstring &path) {
  return device_list::instance().set_default(path);
}
accelerator_view accelerator::get_auto_selection_view() {
  return accelerator_view(ampcc_rt::device_list::instance().auto_selection());
}

accelerator_view accelerator::get_default_view() const { return device_->default_view(); }
accelerator_view accelerator::create_view() const { return create_view(queuing_mode_automatic); }
accelerator_view accelerator::create_view(queuing_mode mode) const {
  return accelerator_view(std::make_shared<ampcc_rt::queue>(*device_, mode));
}

std::wstring accelerator::get_device_path() const { return device_path; }
std::wstring accelerator::get_description() const { return description; }
unsigned int accelerator::get_version() const { return version; }
bool accelerator::get_has_display() const { return has_display; }
std::size_t accelerator::get_dedicated_memory() const { return dedicated_memory; }
bool accelerator::get_supports_64bit_atomics() const { return supports_64bit_atomics; }
bool accelerator::get_supports_double_precision() const { return supports_double_precision; }
bool accelerator::get_supports_limited_double_precision() const {
  return supports_limited_double_precision;
}
bool accelerator::get_is_debug() const { return is_debug; }
bool accelerator::get_is_emulated() const { return is_emulated; }
bool accelerator::get_supports_cpu_shared_memory() const { return supports_cpu_shared_memory; }
access_type accelerator::get_default_cpu_access_type() const {
  return device_->default_cpu_access();
}
bool accelerator::set_default_cpu_access_type(access_type type) {
  return device_->set_default_cpu_access(type);
}

accelerator_view::accelerator_view(std::shared_ptr<ampcc_rt::queue> queue)
    : accelerator(queue->where().handle()), queuing_mode(queue->mode()),
      is_debug(accelerator.is_debug), version(accelerator.version),
      is_auto_selection(queue->is_auto_selection()), queue_(std::move(queue)) {}

accelerator_view &accelerator_view::operator=(const accelerator_view &other) & noexcept {
  if (this != &other) { // as in accelerator
    this->~accelerator_view();
    ::new (static_cast<void *>(this)) accelerator_view(other);
  }
  return *this;
}

concurrency::accelerator accelerator_view::get_accelerator() const { return accelerator; }
bool accelerator_view::get_is_debug() const { return is_debug; }
unsigned int accelerator_view::get_version() const { return version; }

} // namespace Concurrency
