//===- accelerator.cpp - accelerator and accelerator_view (spec 3.2, 3.3) ===//
#include "device_list.h"
#include "error.h"
#include "queue.h"
#include <amp/amprt.h>
#include <ampcc_rt/buffer.h>

namespace concurrency {

using ampcc_rt::device_list;

const wchar_t accelerator::default_accelerator[] = L"default";
const wchar_t accelerator::cpu_accelerator[] = L"cpu";
const wchar_t accelerator::direct3d_warp[] = L"direct3d\\warp";
const wchar_t accelerator::direct3d_ref[] = L"direct3d\\ref";

accelerator::accelerator() : accelerator(device_list::instance().get_default()) {}
accelerator::accelerator(const std::wstring &path)
    : accelerator(device_list::instance().find(path)) {}
accelerator::accelerator(ampcc_rt::device &device)
    : device_info(device.info()), default_view(device), default_cpu_access_type(device),
      device_(&device) {}

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
  return accelerator_view(ampcc_rt::queue::auto_selection());
}

accelerator_view accelerator::get_default_view() const {
  return accelerator_view(device_->default_queue());
}
accelerator_view accelerator::create_view() const { return create_view(queuing_mode_automatic); }
accelerator_view accelerator::create_view(queuing_mode mode) const {
  return accelerator_view(std::make_shared<ampcc_rt::queue>(
      *device_, device_->is_cpu_accelerator() ? cl::Context() : device_->context(), mode));
}

std::wstring accelerator::get_device_path() const { return device_path; }
std::wstring accelerator::get_description() const { return description; }
unsigned int accelerator::get_version() const { return version; }
bool accelerator::get_has_display() const { return has_display; }
std::size_t accelerator::get_dedicated_memory() const { return dedicated_memory; }
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
    : accelerator(queue->where()), queuing_mode(queue->mode()), is_debug(accelerator.is_debug),
      version(accelerator.version), is_auto_selection(queue->is_auto_selection()),
      queue_(std::move(queue)) {}

namespace detail {

default_view_property::operator concurrency::accelerator_view() const {
  return concurrency::accelerator_view(get_queue());
}
std::shared_ptr<ampcc_rt::queue> default_view_property::get_queue() const {
  return device_->default_queue();
}
default_cpu_access_property::operator access_type() const { return device_->default_cpu_access(); }

source_view_property::operator concurrency::accelerator_view() const {
  return concurrency::accelerator_view(get_queue());
}
std::shared_ptr<ampcc_rt::queue> source_view_property::get_queue() const {
  return ampcc_rt::home_queue(*source);
}
associated_view_property::operator concurrency::accelerator_view() const {
  return concurrency::accelerator_view(get_queue());
}
std::shared_ptr<ampcc_rt::queue> associated_view_property::get_queue() const {
  return ampcc_rt::associated_queue(*source);
}
cpu_access_property::operator access_type() const { return ampcc_rt::cpu_access(*source); }

} // namespace detail
} // namespace concurrency
