//===- wait_list.h - the events that a command waits for -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// OpenCL's enqueue functions get a wait list, because commands of different queues are not ordered
// otherwise. Before a launch or transfer is enqueued, the logs of accesses (data/access_log.h) of
// all memories that it uses add the commands that it has to wait for. The list may be empty:
// or_null() is then needed for the bindings.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_WAIT_LIST_H
#define AMPCC_RUNTIME_WAIT_LIST_H

#include "device/opencl/opencl.h"
#include <vector>

namespace ampcc_rt {

/// The events that a command has to wait for.
typedef std::vector<cl::Event> wait_list;
/// Returns null, which means "no events" to OpenCL, for an empty list.
inline const wait_list *or_null(const wait_list &list) { return list.empty() ? nullptr : &list; }

} // namespace ampcc_rt

#endif
