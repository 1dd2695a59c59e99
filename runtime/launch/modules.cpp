//===- modules.cpp - registration of modules of kernels -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Static objects of the host code register the module of a translation unit when its program or
// shared library is loaded. They unregister it when the library is unloaded or the process ends.
//
//===----------------------------------------------------------------------===//
#include "base/exit_handler.h"
#include "check/check_report.h"
#include "check/check_shadow.h"
#include "device/native/native_objects.h"
#include "device/queue.h"
#include "launch/program.h"
#include "launch/registry.h"
#include "launch/warm.h"

#include "ampcc_rt/for_libcxx.h"

#include <atomic>
#include <memory>

#ifdef _LIBCPP_VERSION
const char ampcc_rt_for_libcxx = 0;
#endif

namespace ampcc_rt {

void register_module(const module &m) noexcept {
  try {
    if (m.version == abi_version && m.site_count)
      expect_reports();
    if (m.version == abi_version && m.site_count && checks_wanted().on)
      shadow::wanted.store(true, std::memory_order_relaxed);
    registry::instance().add(m);
    offer_to_warm();
  } catch (...) {
    // Out of memory before main. A launch will report that the kernel is missing.
  }
}

void unregister_module(const module &m) noexcept {
  try {
    if (m.message_count)
      for (const std::shared_ptr<queue> &q : queue::all())
        q->finish_messages(&m);
    native::work_queue::finish_all(); // the code of its kernels is about to be unloaded
    if (is_process_exiting())
      return;
    registry::instance().remove(m);
    forget(m);
  } catch (...) {
    // A driver has failed, and a destructor cannot report it.
  }
}

} // namespace ampcc_rt
