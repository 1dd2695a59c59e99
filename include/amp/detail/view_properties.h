//===- view_properties.h - properties that stand for an accelerator_view --===//
//
// `__declspec(property)` is unknown to many host compilers, so in the host reading a computed
// property is a small data member that converts to the property's type. Those that stand for an
// accelerator_view also have its functions, so that `a.accelerator_view.wait()` works. Each holds
// nothing but the pointer that its owner keeps anyway.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_VIEW_PROPERTIES_H
#define AMP_DETAIL_VIEW_PROPERTIES_H

#include "access_type.h"
#include "completion_future.h"
#include <ampcc_rt/buffer.h>
#include <ampcc_rt/device.h>
#include <memory>

namespace concurrency {

class accelerator;
class accelerator_view;

namespace detail {

/// The functions of an accelerator_view on whatever can name its queue (spec 3.3).
template <typename Owner> class view_functions {
public:
  concurrency::accelerator get_accelerator() const;
  concurrency::queuing_mode get_queuing_mode() const;
  bool get_is_debug() const;
  unsigned int get_version() const;
  bool get_is_auto_selection() const;

  /// Submits what is queued; does not wait.
  void flush() const;
  /// Blocks until everything submitted before is complete.
  void wait() const;
  /// Ready when everything submitted before is complete.
  completion_future create_marker() const;

private:
  std::shared_ptr<ampcc_rt::queue> queue() const {
    return static_cast<const Owner *>(this)->get_queue();
  }
};

/// The same queue.
template <typename A, typename B>
bool operator==(const view_functions<A> &a, const view_functions<B> &b) {
  return static_cast<const A &>(a).get_queue() == static_cast<const B &>(b).get_queue();
}
template <typename A, typename B>
bool operator!=(const view_functions<A> &a, const view_functions<B> &b) {
  return !(a == b);
}

#ifndef __AMPCC__

/// `accelerator::default_view`
class default_view_property : public view_functions<default_view_property> {
public:
  explicit default_view_property(ampcc_rt::device &device) : device_(&device) {}
  operator concurrency::accelerator_view() const;
  std::shared_ptr<ampcc_rt::queue> get_queue() const;

private:
  ampcc_rt::device *device_;
};

/// `accelerator::default_cpu_access_type`
class default_cpu_access_property {
public:
  explicit default_cpu_access_property(ampcc_rt::device &device) : device_(&device) {}
  operator access_type() const;

private:
  ampcc_rt::device *device_;
};

/// `array::accelerator_view` and `array_view::source_accelerator_view`
struct source_view_property : view_functions<source_view_property> {
  ampcc_rt::buffer *source;
  operator concurrency::accelerator_view() const;
  std::shared_ptr<ampcc_rt::queue> get_queue() const;
};

/// `array::associated_accelerator_view`
struct associated_view_property : view_functions<associated_view_property> {
  ampcc_rt::buffer *source;
  operator concurrency::accelerator_view() const;
  std::shared_ptr<ampcc_rt::queue> get_queue() const;
};

/// `array::cpu_access_type`
struct cpu_access_property {
  ampcc_rt::buffer *source;
  operator access_type() const;
};

#endif

} // namespace detail
} // namespace concurrency

#endif
