//===- background.h - work on other threads -------------------------------===//
#ifndef AMPCC_RT_BACKGROUND_H
#define AMPCC_RT_BACKGROUND_H

#include <functional>
#include <future>

namespace ampcc_rt {

/// Runs the work on a thread of its own, so that it may wait for other work. What it throws is in
/// the future. The process waits for all of it before it ends.
std::shared_future<void> in_background(std::function<void()> work);

} // namespace ampcc_rt

#endif
