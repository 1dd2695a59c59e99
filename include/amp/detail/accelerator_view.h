//===- accelerator_view.h - a queue of commands on an accelerator (spec 3.3) ===//
#ifndef AMP_DETAIL_ACCELERATOR_VIEW_H
#define AMP_DETAIL_ACCELERATOR_VIEW_H

#include "accelerator.h"
#include <utility>

namespace concurrency {

/// A handle; copies name the same queue.
class accelerator_view : public detail::view_functions<accelerator_view> {
public:
  /// For the library; programs get a view from an accelerator.
  explicit accelerator_view(std::shared_ptr<ampcc_rt::queue> queue);

#ifdef __AMPCC__
  AMPCC_PROPERTY(concurrency::accelerator, accelerator);
  AMPCC_PROPERTY(concurrency::queuing_mode, queuing_mode);
  AMPCC_PROPERTY(bool, is_debug);
  AMPCC_PROPERTY(unsigned int, version);
  AMPCC_PROPERTY(bool, is_auto_selection);
#else
  concurrency::accelerator accelerator;
  concurrency::queuing_mode queuing_mode;
  bool is_debug;
  unsigned int version;
  bool is_auto_selection;
#endif

  /// For the library.
  const std::shared_ptr<ampcc_rt::queue> &get_queue() const { return queue_; }

private:
  std::shared_ptr<ampcc_rt::queue> queue_;
};

namespace detail {

template <typename Owner> concurrency::accelerator view_functions<Owner>::get_accelerator() const {
  return concurrency::accelerator(ampcc_rt::device_of(*queue()));
}
template <typename Owner>
concurrency::queuing_mode view_functions<Owner>::get_queuing_mode() const {
  return ampcc_rt::is_immediate(*queue()) ? queuing_mode_immediate : queuing_mode_automatic;
}
template <typename Owner> bool view_functions<Owner>::get_is_debug() const {
  return get_accelerator().get_is_debug();
}
template <typename Owner> unsigned int view_functions<Owner>::get_version() const {
  return get_accelerator().get_version();
}
template <typename Owner> bool view_functions<Owner>::get_is_auto_selection() const {
  return ampcc_rt::is_auto_selection(*queue());
}
template <typename Owner> void view_functions<Owner>::flush() const { ampcc_rt::flush(*queue()); }
template <typename Owner> void view_functions<Owner>::wait() const { ampcc_rt::wait(*queue()); }
template <typename Owner> completion_future view_functions<Owner>::create_marker() const {
  return completion_future(ampcc_rt::create_marker(*queue()));
}

} // namespace detail
} // namespace concurrency

#endif
